"""Why a card cannot be used in a fight: CD-F, CD-O, CD-I, CD-W."""

import pytest

from tests.clauses import clause
from tests.rules.castle_of_the_devil.coach import (
    all_pass,
    asked,
    attack,
    coach,
    p,
    support,
    window,
)
from tests.rules.castle_of_the_devil.test_fight import table
from tests.scenario import Scenario

ARMED = ("dagger gloves ring monocle", "whip key", "knives bag_key", "bag_goblet goblet")

WON = ("doctor", "reward")


def until(moment: str, *jobs: str, sides: dict[int, str] | None = None) -> Scenario:
    """Seat 0 attacks seat 1 of four; the fight stands at this moment."""
    s = table(*jobs, items=ARMED)
    if moment == "turn":
        return s
    attack(s, 1)
    if moment != "before":
        all_pass(s, "before")
    if moment not in ("before", "support"):
        support(s, sides)
    if moment in ("ability", *WON) and asked(s) == "hypnosis":
        s.when(0, "pass")
    if moment in WON:
        all_pass(s, "ability")
    if moment == "reward":
        all_pass(s, "doctor")
    return s.then(asked=moment)


OTHERS = ("diplomat", "clairvoyant", "doctor", "bodyguard", "hypnotist", "thug", "priest")


def jobs_with(seat: int, job: str) -> tuple[str, ...]:
    """Four occupations, this one at this seat."""
    rest = [j for j in OTHERS if j != job][:3]
    return (*rest[:seat], job, *rest[seat:])


@clause(
    "CD-O1", "CD-O2", "CD-O3", "CD-O4", "CD-O5", "CD-O7", "CD-O8", "CD-O9", "CD-O10", "CD-F5", "CD-F7", "CD-Q11",
    "CD-Q19", "CD-W15",
)  # fmt: skip
@pytest.mark.parametrize(
    ("moment", "seat", "job", "target", "why"),
    [
        ("turn", 0, "thug", "", "CD-O10 in-fight"),
        ("turn", 0, "duelist", "", "CD-O3 in-fight"),
        ("turn", 0, "poisoner", " 1", "CD-O4 in-fight"),
        ("turn", 0, "grandmaster", "", "CD-O5 in-fight"),
        ("turn", 0, "hypnotist", " 2", "CD-F5 after-support"),
        ("turn", 0, "bodyguard", "", "CD-O8 after-sides"),
        ("turn", 0, "priest", "", "CD-O9 before-support"),
        ("turn", 0, "doctor", "", "CD-O2 after-fight"),
        ("before", 0, "diplomat", "", "CD-O1 at-turn"),
        ("before", 0, "hypnotist", " 2", "CD-F5 after-support"),
        ("before", 1, "hypnotist", " 2", "CD-O7 as-attacker"),
        ("before", 0, "grandmaster", "", "CD-O5 as-defender"),
        ("before", 1, "thug", "", "CD-O10 as-attacker"),
        ("before", 2, "duelist", "", "CD-O3 as-principal"),
        ("before", 1, "poisoner", " 1", "CD-O4 as-outsider"),
        ("before", 2, "poisoner", "", "CD-O4 needs-target"),
        ("before", 2, "poisoner", " 3", "CD-O4 principals-only"),
        ("before", 2, "bodyguard", "", "CD-O8 after-sides"),
        ("before", 0, "priest", "", "CD-Q19 as-attacked"),
        ("before", 2, "priest", " 0", "CD-Q19 no-target"),
        ("before", 1, "clairvoyant", "", "CD-O6 as-mover"),
        ("before", 0, "bodyguard", "", "CD-O8 as-supporter"),
        ("support", 2, "thug", "", "CD-O10 as-attacker"),
        ("support", 2, "poisoner", " 1", "CD-Q11 after-sides"),
        ("support", 2, "bodyguard", "", "CD-Q11 after-sides"),
        ("support", 2, "priest", "", "CD-O9 before-support"),
        ("support", 2, "doctor", "", "CD-O2 after-fight"),
        ("support", 2, "clairvoyant", "", "CD-O6 as-mover"),
        ("hypnosis", 0, "clairvoyant", "", "CD-W15 other-moment"),
        ("hypnosis", 0, "thug", "", "CD-F6 next-step"),
        ("hypnosis", 0, "bodyguard", "", "CD-O8 as-supporter"),
        ("hypnosis", 0, "hypnotist", "", "CD-O7 needs-target"),
        ("hypnosis", 0, "hypnotist", " 1", "CD-Q18 outsiders-only"),
        ("hypnosis", 0, "hypnotist", " 9", "CD-Q18 outsiders-only"),
        ("ability", 0, "hypnotist", " 2", "CD-F5 after-support"),
        ("ability", 2, "bodyguard", "", "CD-O8 as-supporter"),
        ("ability", 1, "priest", "", "CD-O9 before-support"),
        ("ability", 2, "doctor", "", "CD-O2 after-fight"),
        ("doctor", 0, "thug", "", "CD-F7 decided"),
        ("doctor", 2, "bodyguard", "", "CD-F7 decided"),
        ("doctor", 3, "bodyguard", "", "CD-O8 as-supporter"),
        ("doctor", 0, "clairvoyant", "", "CD-W15 other-moment"),
        ("reward", 1, "grandmaster", "", "CD-F7 decided"),
        ("reward", 1, "doctor", "", "CD-F7 decided"),
        ("reward", 1, "thug", "", "CD-O10 as-attacker"),
        ("reward", 1, "priest", "", "CD-O9 before-support"),
    ],
)
def test_an_occupation_says_what_is_in_its_way(moment: str, seat: int, job: str, target: str, why: str) -> None:
    sides = {2: "shield"} if moment in WON else None  # somebody wins
    says(until(moment, *jobs_with(seat, job), sides=sides), seat, f"use {job}{target}", why)


@clause("CD-I1", "CD-I2", "CD-I3", "CD-I4", "CD-I13", "CD-Q10", "CD-W5", "CD-X7", "CD-G6")
@pytest.mark.parametrize(
    ("moment", "seat", "item", "why"),
    [
        ("turn", 0, "monocle", "CD-X7 by-trade"),
        ("turn", 1, "key", "CD-T1 not-asked"),
        ("before", 0, "dagger", "CD-Q10 after-sides"),
        ("before", 1, "key", "CD-G6 never-used"),
        ("before", 2, "knives", "CD-Q10 after-sides"),
        ("before", 3, "ring", "CD-G6 not-yours"),
        ("ability", 0, "gloves", "CD-I2 as-defender"),
        ("ability", 0, "ring 1", "CD-I13 no-target"),
        ("ability", 1, "whip", "CD-I4 as-shield"),
        ("ability", 2, "knives", "CD-I3 as-sword"),
        ("before", 1, "whip", "CD-I4 as-shield"),
        ("support", 2, "knives", "CD-Q11 after-sides"),
        ("hypnosis", 0, "dagger", "CD-F6 next-step"),
        ("doctor", 0, "ring", "CD-F7 decided"),
        ("doctor", 2, "knives", "CD-I3 as-sword"),
        ("reward", 1, "whip", "CD-I4 as-shield"),
    ],
)
def test_an_item_says_what_is_in_its_way(moment: str, seat: int, item: str, why: str) -> None:
    says(
        until(moment, "diplomat", "clairvoyant", "doctor", "bodyguard", sides={2: "shield"}),
        seat,
        f"use {item}",
        why,
    )


@clause("CD-W5", "CD-O7", "CD-O3")
def test_used_hypnotised_or_thrown_out() -> None:
    once = window(until("ability", "diplomat", "clairvoyant", "doctor", "thug"), {0: "use dagger"})
    says(once, 0, "use dagger", "CD-W5 used-in-fight")
    thug = window(until("before", "thug", "clairvoyant", "doctor", "diplomat"), {0: "use thug"})
    says(support(all_pass(thug, "before")).then(asked="ability"), 0, "use thug", "CD-W5 used-in-fight")
    sleepy = until("hypnosis", "hypnotist", "clairvoyant", "doctor", "thug", sides={2: "sword"})
    says(sleepy.when(0, "use hypnotist 2"), 2, "use knives", "CD-O7 hypnotised")
    alone = until("ability", "duelist", "clairvoyant", "doctor", "thug", sides={2: "sword"})
    says(window(alone, {0: "use duelist"}), 2, "use knives", "CD-O3 duel")


@clause("CD-G5", "CD-W6", "CD-O8", "CD-I3")
def test_who_is_not_asked_hears_what_the_own_card_lacks() -> None:
    """A card lying face up tells the table that its owner has no answer; its owner still reads why."""
    jobs = ("hypnotist", "clairvoyant", "bodyguard", "poisoner")
    players = [p(job, luggage, up=True) for job, luggage in zip(jobs, ARMED, strict=True)]
    s = attack(coach(*players), 1).then(asked="support")
    s.when(2, "neither").when(3, "neither").when(0, "pass").then(asked="ability", waiting=(0, 1))
    says(s, 2, "use bodyguard", "CD-O8 as-supporter")
    says(s, 2, "use knives", "CD-I3 as-sword")
    says(s, 3, "use poisoner 0", "CD-G5 spent")


@clause("CD-O6", "CD-W3", "CD-W15")
def test_in_the_middle_of_a_trade_or_a_look() -> None:
    s = table("clairvoyant", "thug", "doctor", "diplomat", items=ARMED)
    trade = s.fork().when(0, "trade")
    says(trade, 0, "use clairvoyant", "CD-W15 other-moment")
    says(trade.when(0, "to 1", "give monocle"), 1, "use thug", "CD-O10 in-fight")
    look = window(until("before", "clairvoyant", "thug", "doctor", "diplomat"), {0: "use clairvoyant"})
    says(look.then(asked="stack"), 0, "use dagger", "CD-W3 next-step")


def says(s: Scenario, seat: int, move: str, why: str) -> None:
    """The clause in the way, and its sentence in all languages."""
    expected, slug = why.split()
    s.refused(seat, move, expected)
    refusal = s.match.why_not(seat, move)
    assert refusal is not None and refusal.slug == slug
    assert len({s.match.explain(refusal, lang) for lang in ("en", "de", "hu", "pl")}) == 4


@pytest.mark.parametrize("moment", ["turn", "before", "hypnosis", "ability"])
def test_any_move_that_can_be_written_can_be_said(moment: str) -> None:
    """Also one that speaks of somebody who is not there."""
    s = until(moment, "hypnotist", "clairvoyant", "doctor", "thug")
    notation = s.match._kit.notation
    for number in range(notation.actions()):
        text = notation.text(notation.move(number))
        for lang in ("en", "hu"):
            assert s.match.spoken(0, text, lang), text
