"""Fights and their windows: CD-F, CD-O, the fight items, CD-W1 to CD-W6."""

from typing import Any

import pytest

from rookery.core.rng import Rng
from tests.clauses import clause
from tests.rules.castle_of_the_devil.coach import (
    all_pass,
    asked,
    attack,
    coach,
    everything,
    fight,
    game,
    hand,
    no_doctor,
    p,
    support,
    window,
)
from tests.scenario import Scenario

FIVE = ("key ring", "goblet dagger", "bag_key", "bag_goblet", "whip")


def table(*jobs: str, items: tuple[str, ...] = FIVE, up: str = "", **more: Any) -> Scenario:
    """Passengers with these occupations; those in `up` lie face up."""
    shown = up.split()
    held = items[: len(jobs)]
    return coach(*(p(j, i, up=j in shown) for j, i in zip(jobs, held, strict=True)), **more)


def points(s: Scenario) -> tuple[int, int]:
    """What the last fight came to."""
    last = [e for e in s.match.events(None) if e["kind"] == "result"][-1]
    return last["swords"], last["shields"]


def winner(s: Scenario) -> int | None:
    """Who won it."""
    found: int | None = [e for e in s.match.events(None) if e["kind"] == "result"][-1]["winner"]
    return found


@clause("CD-F1", "CD-F2", "CD-Q53")
def test_the_attacker_points_at_somebody() -> None:
    s = (
        table("diplomat", "doctor", "hypnotist", "bodyguard")
        .when(0, "fight")
        .legal(0, only=["to 1", "to 2", "to 3"])
    )
    s.when(0, "to 2").event("attack", seat=0, victim=2)
    s.expect_view(3, {"fight.attacker": 0, "fight.defender": 2, "fight.points": [1, 1]})


@clause("CD-F4", "CD-Q11")
def test_support_goes_round_in_the_open() -> None:
    """From the attacker's left, past the defender; nothing can be used between two choices."""
    s = table("diplomat", "doctor", "hypnotist", "bodyguard", "poisoner", turn=2)
    all_pass(attack(s, 4), "before").then(waiting=3, asked="support").legal(3, only=["sword", "shield", "neither"])
    s.when(3, "sword").event("support", seat=3, victim=2).then(waiting=0, asked="support")
    s.refused(4, "use poisoner 2", "CD-F4")
    s.when(0, "shield").event("support", seat=0, victim=4).then(waiting=1, asked="support")
    s.when(1, "neither").event("support", seat=1, victim=None)
    s.expect_view(None, {"fight.swords": [3], "fight.shields": [0], "fight.points": [2, 2]})


@clause("CD-F7", "CD-F8", "CD-F15")
def test_swords_against_shields() -> None:
    s = fight(
        table("diplomat", "clairvoyant", "doctor", "hypnotist", "priest"), 1, {2: "sword", 3: "sword", 4: "shield"}
    )
    assert points(s) == (3, 2)
    s.event("result", swords=3, shields=2, winner=0)
    no_doctor(s).then(waiting=0, asked="reward")
    lost = fight(table("diplomat", "clairvoyant", "doctor", "hypnotist", "priest"), 1, {2: "shield"})
    assert winner(lost) == 1
    no_doctor(lost).then(waiting=1, asked="reward")  # supporters win and lose nothing
    assert [len(hand(lost, n)) for n in range(5)] == [2, 2, 1, 1, 1]


@clause("CD-F9", "CD-Q22")
def test_the_winner_looks_at_the_papers() -> None:
    s = no_doctor(fight(table("diplomat", "clairvoyant", "doctor", "hypnotist"), 1, {2: "sword"}))
    s.legal(0, only=["papers", "luggage"]).refused(0, "pass", "CD-F9").when(0, "papers")
    faction = s.match.document()["players"][1]["faction"]
    s.told(0, "papers", faction=faction, job="clairvoyant").told(2, "papers", faction=None, job=None)
    s.expect_view(0, {"players.1.faction": faction, "players.1.occupation": "clairvoyant", "players.1.known": []})
    s.expect_view(2, {"players.1.occupation": None}).then(waiting=1, asked="turn")


@clause("CD-F9", "CD-Q22")
def test_the_winner_goes_through_the_luggage() -> None:
    s = no_doctor(fight(table("diplomat", "clairvoyant", "doctor", "hypnotist"), 1, {2: "sword"})).when(
        0, "luggage"
    )
    s.told(0, "luggage", loot=["goblet", "dagger"]).told(3, "luggage", loot=None)
    s.legal(0, only=["leave", "take goblet", "take dagger"]).refused(0, "take key", "CD-F9")
    s.fork().when(0, "leave").event("taken", card="nothing").then(waiting=1, asked="turn")
    s.when(0, "take goblet").told(1, "taken", card="goblet").told(2, "taken", card=None)
    assert hand(s, 0) == ["key", "goblet", "ring"]
    s.expect_view(0, {"players.1.known": ["dagger"], "players.1.occupation": None})


@clause("CD-F10", "CD-E13", "CD-Q23", "CD-Q58")
def test_the_only_item_is_replaced() -> None:
    """Another card than the one taken; nothing fires."""
    items = ("key privilege", "key", "bag_key", "bag_goblet")
    s = no_doctor(fight(table("diplomat", "clairvoyant", "doctor", "hypnotist", items=items), 1, {2: "sword"}))
    s.when(0, "luggage").when(0, "take key").then(waiting=0, asked="give-back")
    s.legal(0, only=["give key", "give privilege"])  # another copy is another card
    s.when(0, "give privilege").told(1, "given-back", card="privilege").told(2, "given-back", card=None)
    s.no_event("exchange").then(asked="turn")
    assert (hand(s, 0), hand(s, 1)) == (["key", "key"], ["privilege"])


@clause("CD-F10", "CD-W9")
def test_the_only_card_to_give_back_is_given_without_asking() -> None:
    items = ("key", "goblet", "bag_key", "bag_goblet")
    s = no_doctor(fight(table("diplomat", "clairvoyant", "doctor", "hypnotist", items=items), 1, {2: "sword"}))
    s.when(0, "luggage").when(0, "take goblet").then(waiting=1, asked="turn")
    assert (hand(s, 0), hand(s, 1)) == (["goblet"], ["key"])


@clause("CD-F11", "CD-E4", "CD-Q16")
def test_a_tie_draws_for_the_attacker() -> None:
    """Nobody looks at anything, and no Doctor is asked."""
    s = table("diplomat", "clairvoyant", "doctor", "hypnotist").chance("draw mirror")
    fight(s, 1, {2: "sword", 3: "shield"}).event("result", swords=2, shields=2, winner=None)
    s.told(0, "draw", seat=0, card="mirror").then(waiting=1, asked="turn").no_event("luggage")
    assert hand(s, 0) == ["key", "ring", "mirror"]


@clause("CD-F12", "CD-E3", "CD-I13")
def test_the_ring_wins_a_tie_and_nothing_is_drawn() -> None:
    items = ("key", "goblet ring", "bag_key", "bag_goblet")
    s = table("diplomat", "clairvoyant", "doctor", "hypnotist", items=items)
    fight(s, 1, {2: "sword", 3: "shield"}, uses=[{1: "use ring"}]).no_event("draw")
    assert (points(s), winner(s)) == ((2, 2), 1)
    no_doctor(s).then(waiting=1, asked="reward")
    lost = table("diplomat", "clairvoyant", "doctor", "hypnotist", items=items)
    assert winner(fight(lost, 1, {2: "sword"}, uses=[{1: "use ring"}])) == 0  # no automatic win
    outsider = table(
        "diplomat", "clairvoyant", "doctor", "hypnotist", items=("key", "goblet", "bag_key ring", "bag_goblet")
    )
    support(all_pass(attack(outsider, 1), "before"), {2: "shield"}).when(0, "pass").refused(2, "use ring", "CD-I13")


@clause("CD-F13", "CD-G6", "CD-Q21")
def test_after_the_fight_items_return_and_occupations_stay_up() -> None:
    s = table("thug", "clairvoyant", "doctor", "hypnotist", items=("dagger key", "goblet", "bag_key", "bag_goblet"))
    fight(s, 1, uses=[{0: "use dagger"}, {0: "use thug"}])
    assert points(s) == (3, 1)
    no_doctor(s).when(0, "papers").then(waiting=1, asked="turn")
    assert hand(s, 0) == ["key", "dagger"]
    s.expect_view(3, {"players.0.face_up": True, "players.0.occupation": "thug", "players.0.spent": False})
    s.expect_view(3, {"players.0.known": ["dagger"], "fight": None})
    s.when(1, "pass").when(2, "pass").when(3, "pass")
    again = fight(s, 1)
    assert points(again) == (1, 1)  # face up, but not used anew


@clause("CD-I1", "CD-I2", "CD-I3", "CD-I4", "CD-F6")
@pytest.mark.parametrize(
    ("seat", "side", "item", "result"),
    [
        (0, "", "dagger", (2, 1)),
        (1, "", "gloves", (1, 2)),
        (2, "sword", "knives", (3, 1)),
        (2, "shield", "whip", (1, 3)),
    ],
)
def test_fight_items(seat: int, side: str, item: str, result: tuple[int, int]) -> None:
    """Each for its own role only."""
    held = ["key", "goblet", "bag_key", "bag_goblet"]
    held[seat] += f" {item}"
    s = table("diplomat", "clairvoyant", "doctor", "hypnotist", items=tuple(held))
    fight(s, 1, {2: side or "neither"}, uses=[{seat: f"use {item}"}])
    assert points(s) == result
    wrong = table("diplomat", "clairvoyant", "doctor", "hypnotist", items=tuple(held))
    attack(wrong, 1 if seat != 1 else 2)
    support(all_pass(wrong, "before"), {2: {"sword": "shield", "shield": "sword"}.get(side, "sword")})
    wrong.when(0, "pass")
    if seat == 2 or (seat == 1 and item == "gloves"):
        wrong.legal(seat, not_has=f"use {item}")


@clause("CD-I1", "CD-I2")
def test_dagger_and_gloves_are_not_for_supporters() -> None:
    s = table(
        "diplomat",
        "clairvoyant",
        "doctor",
        "hypnotist",
        items=("key", "goblet", "bag_key dagger", "bag_goblet gloves"),
    )
    support(all_pass(attack(s, 1), "before"), {2: "sword", 3: "shield"}).when(0, "pass")
    s.legal(2, only=["pass"]).legal(3, only=["pass"])


@clause("CD-O10", "CD-O5", "CD-Q10")
def test_thug_and_grandmaster() -> None:
    """Before the support as well as after it; in their own role only."""
    early = fight(
        table("thug", "grandmaster", "doctor", "hypnotist"), 1, before=[{0: "use thug", 1: "use grandmaster"}]
    )
    assert points(early) == (2, 2)
    late = fight(
        table("thug", "grandmaster", "doctor", "hypnotist"), 1, uses=[{0: "use thug"}, {1: "use grandmaster"}]
    )
    assert points(late) == (2, 2)
    swapped = attack(table("grandmaster", "thug", "doctor", "hypnotist"), 1)
    swapped.legal(0, only=["pass"]).legal(1, only=["pass"])


@clause("CD-O8", "CD-Q9")
def test_the_bodyguard_helps_whom_he_supports() -> None:
    """Either side, never in an own fight, not for somebody who supports nobody."""
    jobs = ("diplomat", "clairvoyant", "bodyguard", "hypnotist")
    assert points(fight(table(*jobs), 1, {2: "sword"}, uses=[{2: "use bodyguard"}])) == (3, 1)
    assert points(fight(table(*jobs), 1, {2: "shield"}, uses=[{2: "use bodyguard"}])) == (1, 3)
    alone = support(all_pass(attack(table(*jobs), 1), "before")).when(0, "pass")
    alone.legal(2, only=["pass"])
    own = support(all_pass(attack(table("bodyguard", "clairvoyant", "doctor", "thug"), 1), "before")).when(
        0, "pass"
    )
    own.legal(0, not_has="use bodyguard")
    attack(table(*jobs), 1).legal(2, only=["pass"])  # not before the support


@clause("CD-O3", "CD-Q13", "CD-Q9")
def test_the_duelist_throws_everybody_else_out() -> None:
    """What supporters did is undone; what the two used stands."""
    items = ("dagger key", "gloves goblet", "knives bag_key", "bag_goblet")
    s = table("duelist", "grandmaster", "bodyguard", "hypnotist", items=items)
    fight(
        s,
        1,
        {2: "shield", 3: "shield"},
        uses=[{1: "use grandmaster", 2: "use bodyguard"}, {0: "use dagger", 1: "use gloves"}, {0: "use duelist"}],
    )
    assert points(s) == (3, 3)  # 1 + dagger + duelist against 1 + grandmaster + gloves
    defending = fight(
        table("diplomat", "duelist", "doctor", "hypnotist"), 1, {2: "sword"}, uses=[{1: "use duelist"}]
    )
    assert points(defending) == (1, 2)


@clause("CD-Q14", "CD-O3", "CD-W6")
def test_a_duelist_before_the_support() -> None:
    """Nobody takes sides, nobody is hypnotised; an outside Priest can do nothing more, a defending one can."""
    s = attack(
        table("duelist", "diplomat", "priest", "hypnotist", items=("key ring", "goblet", "bag_key", "bag_goblet")),
        1,
    )
    window(s, {0: "use duelist"}).then(asked="before", waiting=(1,))
    all_pass(s, "before").then(asked="ability", waiting=(0, 1))
    assert points(all_pass(s, "ability")) == (2, 1)
    stopped = attack(table("duelist", "priest", "diplomat", "hypnotist"), 1)
    window(stopped, {0: "use duelist"}).legal(1, has="use priest")
    window(stopped, {1: "use priest"}).event("use", seat=1, card="priest").then(asked="payment")


@clause("CD-O4", "CD-F15")
def test_the_poison_mixer_decides() -> None:
    """As an outsider, before or after the support, for either side; a verdict goes before points and ring."""
    jobs = ("diplomat", "clairvoyant", "poisoner", "hypnotist")
    s = fight(
        table(*jobs, items=("key ring", "goblet", "bag_key", "bag_goblet")),
        1,
        {3: "sword"},
        uses=[{2: "use poisoner 1"}],
    )
    assert (points(s), winner(s)) == ((2, 1), 1)
    s.expect_view(0, {"players.2.spent": True})
    early = fight(table(*jobs), 1, {3: "shield"}, before=[{2: "use poisoner 0"}])
    assert winner(early) == 0
    own = attack(table("poisoner", "clairvoyant", "diplomat", "hypnotist"), 1)
    own.legal(0, only=["pass"])
    attack(table("diplomat", "poisoner", "doctor", "hypnotist"), 1).legal(1, only=["pass"])


@clause("CD-Q12", "CD-W4")
def test_duelist_against_poison_mixer() -> None:
    jobs = ("duelist", "diplomat", "poisoner", "hypnotist")
    undone = fight(table(*jobs), 1, before=[{2: "use poisoner 1"}], uses=[{0: "use duelist"}])
    assert winner(undone) == 0
    undone.expect_view(1, {"players.2.face_up": True, "players.2.spent": True})
    same = support(all_pass(attack(table(*jobs), 1), "before")).when(0, "pass")
    window(same, {0: "use duelist", 2: "use poisoner 1"}).no_event("use", seat=2)
    same.expect_view(1, {"players.2.face_up": False})  # handed back unrevealed and unspent
    assert winner(all_pass(same, "ability")) == 0


@clause("CD-O7", "CD-F5", "CD-Q18", "CD-Q50")
def test_the_hypnotist_takes_somebody_out() -> None:
    """Only the attacker, only right after the support; the victim's support falls, and it may use nothing."""
    items = ("key", "goblet", "knives bag_key", "bag_goblet", "whip")
    s = table("hypnotist", "clairvoyant", "poisoner", "diplomat", "priest", items=items)
    support(all_pass(attack(s, 1), "before"), {2: "shield", 3: "neither"}).then(waiting=0, asked="hypnosis")
    s.legal(0, only=["pass", "use hypnotist 2", "use hypnotist 3", "use hypnotist 4"])
    s.refused(0, "use hypnotist 1", "CD-Q18")
    s.fork().when(0, "use hypnotist 3").expect_view(None, {"fight.hypnotised": 3})
    s.when(0, "use hypnotist 2").event("use", seat=0, card="hypnotist", victim=2)
    assert 2 not in s.match.waiting
    assert points(all_pass(s, "ability")) == (1, 1)
    other = support(all_pass(attack(table("diplomat", "hypnotist", "doctor", "thug"), 1), "before"))
    other.then(waiting=0, asked="hypnosis").legal(0, only=["pass"])
    face_up = support(
        all_pass(attack(table("diplomat", "hypnotist", "doctor", "thug", up="hypnotist"), 1), "before")
    )
    assert asked(face_up) == "ability"


@clause("CD-Q17")
def test_hypnosis_lasts_until_the_turn_ends_but_not_backwards() -> None:
    s = table("hypnotist", "clairvoyant", "doctor", "diplomat")
    fight(s, 1, {3: "sword"}, hypnosis="use hypnotist 2").then(asked="doctor", waiting=(1, 3))
    early = table("hypnotist", "clairvoyant", "poisoner", "diplomat")
    fight(early, 1, {3: "sword"}, before=[{2: "use poisoner 1"}], hypnosis="use hypnotist 2")
    assert winner(early) == 1


@clause("CD-O9", "CD-F3", "CD-E11", "CD-Q19", "CD-Q20", "CD-Q58", "CD-F15")
def test_the_priest_stops_a_fight() -> None:
    """The attacker pays one item of his choice if he has two; his turn is over."""
    s = attack(table("diplomat", "clairvoyant", "priest", "hypnotist"), 1)
    window(s, {2: "use priest"}).then(waiting=0, asked="payment").legal(0, only=["give key", "give ring"])
    s.when(0, "give ring").told(2, "payment", card="ring").told(1, "payment", card=None).no_event("exchange")
    s.then(waiting=1, asked="turn").no_event("result")
    assert (hand(s, 0), hand(s, 2)) == (["key"], ["bag_key", "ring"])
    poor = attack(
        table("diplomat", "priest", "doctor", "hypnotist", items=("key", "goblet", "bag_key", "bag_goblet")), 1
    )
    window(poor, {1: "use priest"}).then(waiting=1, asked="turn")  # the defender may be the Priest
    assert hand(poor, 0) == ["key"]
    mine = attack(table("priest", "clairvoyant", "doctor", "hypnotist"), 1)
    mine.legal(0, only=["pass"])  # the attacker may not
    late = support(all_pass(attack(table("diplomat", "clairvoyant", "priest", "hypnotist"), 1), "before")).when(
        0, "pass"
    )
    late.legal(2, not_has="use priest")


@clause("CD-O2", "CD-F14", "CD-Q15")
def test_the_doctor_voids_the_reward() -> None:
    s = fight(table("diplomat", "clairvoyant", "doctor", "hypnotist"), 1, {3: "sword"})
    s.then(asked="doctor", waiting=(1, 2, 3)).legal(2, only=["pass", "use doctor"]).legal(1, only=["pass"])
    window(s, {2: "use doctor"}).event("use", seat=2, card="doctor").then(waiting=1, asked="turn")
    s.no_event("papers").no_event("luggage").expect_view(0, {"players.1.faction": None, "players.1.known": []})
    duel = fight(table("duelist", "clairvoyant", "doctor", "hypnotist"), 1, uses=[{0: "use duelist"}])
    window(duel, {2: "use doctor"}).then(waiting=1, asked="turn")
    mine = fight(table("doctor", "clairvoyant", "diplomat", "hypnotist"), 1, {3: "sword"})
    assert 0 not in mine.match.waiting


@clause("CD-O6", "CD-Q55", "CD-W4")
def test_an_attacking_clairvoyant_looks_during_the_fight() -> None:
    """Its look comes last in its round, and helps before a tie."""
    s = attack(table("clairvoyant", "grandmaster", "doctor", "hypnotist"), 1)
    window(s, {0: "use clairvoyant", 1: "use grandmaster"})
    s.then(waiting=0, asked="stack").in_order(("use", {"seat": 0}), ("use", {"seat": 1}), "foresees")
    s.when(0, "stack crest", "stack mirror").then(asked="before")
    support(all_pass(s, "before"), {2: "sword"})
    all_pass(s, "ability").told(0, "draw", card="crest")
    defender = attack(table("diplomat", "clairvoyant", "doctor", "hypnotist"), 1)
    defender.legal(1, only=["pass"])


@clause("CD-W3", "CD-W5", "CD-G3")
def test_windows_repeat_until_all_pass_and_each_card_works_once() -> None:
    items = ("dagger ring", "goblet", "bag_key", "bag_goblet")
    s = support(all_pass(attack(table("thug", "clairvoyant", "diplomat", "hypnotist", items=items), 1), "before"))
    s.when(0, "pass").legal(0, only=["pass", "use dagger", "use ring", "use thug"])
    window(s, {0: "use thug"}).event("use", card="thug").expect_view(1, {"players.0.face_up": True})
    s.legal(0, only=["pass", "use dagger", "use ring"])
    window(s, {0: "use dagger"}).legal(0, only=["pass", "use ring"])
    window(s, {0: "use ring"}).then(asked="ability").legal(0, only=["pass"])
    window(s).event("quiet", moment="abilities").event("result")


@clause("CD-W2", "CD-W11")
def test_answers_are_sealed_until_the_last() -> None:
    """Nobody sees who has answered; in seat order from the turn player for programs."""
    s = attack(table("thug", "grandmaster", "diplomat", "hypnotist", turn=2), 0)
    before = [s.match.view(v) for v in (0, 1, 3, None)]
    s.when(2, "pass").when(0, "pass").when(3, "pass")
    assert [s.match.view(v) for v in (0, 1, 3, None)] == before
    fresh = attack(table("thug", "grandmaster", "diplomat", "hypnotist", turn=2), 0).match
    order = []
    table_ = fresh._table.clone()
    while table_.about == fresh._table.about:
        order.append(int(table_.who))
        table_.play_index(0)
    assert order == [2, 3, 0, 1]


@clause("CD-W1", "CD-W6", "CD-G4")
def test_who_is_asked_before_the_support() -> None:
    """From face-up occupations alone."""
    dark = attack(table("diplomat", "doctor", "hypnotist", "bodyguard", "clairvoyant"), 1)
    assert sorted(dark.match.waiting) == [0, 1, 2, 3, 4]
    up = attack(table("thug", "doctor", "priest", "poisoner", "hypnotist", up="thug priest poisoner"), 1)
    assert sorted(up.match.waiting) == [0, 1]  # a face-up Thug; the defender might be Duelist or Grandmaster
    used = window(up, {0: "use thug"})
    assert sorted(used.match.waiting) == [1]
    other = attack(
        table("diplomat", "thug", "duelist", "clairvoyant", "hypnotist", up="thug duelist clairvoyant"), 4
    )
    assert sorted(other.match.waiting) == [4]  # nothing left for the attacker, nor for seats that lie face up
    master = attack(
        table("diplomat", "grandmaster", "priest", "poisoner", "hypnotist", up="grandmaster priest poisoner"), 1
    )
    assert sorted(master.match.waiting) == [0, 1]


@clause("CD-W6")
def test_who_is_asked_in_the_ability_step() -> None:
    jobs = ("diplomat", "doctor", "poisoner", "bodyguard", "clairvoyant")
    s = support(all_pass(attack(table(*jobs, up="poisoner diplomat doctor"), 1), "before"), {3: "sword"})
    assert sorted(s.match.waiting) == [0, 1, 3]  # principals and standing supporters always
    neutral = support(all_pass(attack(table(*jobs, up="bodyguard"), 1), "before"), {2: "sword"}).when(0, "pass")
    assert sorted(neutral.match.waiting) == [0, 1, 2, 4]  # seat 3 lies face up and supports nobody


@clause("CD-W6", "CD-W15")
def test_who_is_asked_after_a_win() -> None:
    jobs = ("thug", "clairvoyant", "doctor", "bodyguard")
    spent = fight(table(*jobs, up="doctor"), 1, {3: "sword"})
    spent.then(waiting=0, asked="reward")  # a face-up Doctor: the window is skipped
    s = fight(table(*jobs, up="bodyguard"), 1, {3: "sword"})
    assert sorted(s.match.waiting) == [1, 2]
    s.refused(2, "use dagger", "CD-G6").refused(1, "use clairvoyant", "CD-O6")


@clause("CD-W8")
def test_who_wants_to_be_stopped_where_the_winner_can_change() -> None:
    """From the seat's own cards and the points, which all see: one card, or all of them together."""
    jobs = ("diplomat", "grandmaster", "poisoner", "bodyguard", "clairvoyant")
    before = attack(table(*jobs), 1).match
    assert [before.wants(seat, "winner") for seat in range(5)] == [False, True, True, False, False]
    even = support(all_pass(attack(table(*jobs), 1), "before"), {3: "sword"}).when(0, "pass").match
    assert [even.wants(seat, "winner") for seat in range(5)] == [False, True, True, False, False]
    assert [even.wants(seat, "side") for seat in range(5)] == [True, True, False, True, False]
    assert [even.wants(seat, "attacked") for seat in range(5)] == [False, True, False, False, False]
    assert all(even.wants(seat, "always") for seat in range(5))


@clause("CD-W15", "CD-G4", "CD-G7")
def test_the_table_of_moments_is_closed() -> None:
    """Whatever happens, occupations and fight items appear only in the questions the table names."""
    allowed = {
        "turn": {"diplomat", "clairvoyant"},
        "bag": {"clairvoyant"},
        "before": {"priest", "duelist", "thug", "clairvoyant", "grandmaster", "poisoner"},
        "hypnosis": {"hypnotist"},
        "ability": {"dagger", "gloves", "ring", "thug", "grandmaster", "duelist", "clairvoyant", "knives", "whip"}
        | {"bodyguard", "poisoner"},
        "doctor": {"doctor"},
    }
    seen: set[tuple[str, str]] = set()
    for seed in range(40):
        match, rng = game().start(seats=4 + seed % 4, seed=seed), Rng(seed)
        while not match.over:
            for seat in match.waiting:
                question = match.question(seat)
                assert question is not None
                for move in match.legal(seat):
                    words = str(move).split()
                    if words[0] == "use":
                        assert words[1] in allowed.get(question.key, set()), f"{move} in {question.key}"
                        seen.add((question.key, words[1]))
            table_ = match._table
            seat = int(table_.who)
            legal = match.legal(seat)
            match.play(seat, legal[int(rng.below(len(legal)))])
    assert len(seen) > 18


@clause("CD-W4")
def test_a_priest_hands_all_others_back() -> None:
    s = attack(table("thug", "grandmaster", "priest", "poisoner"), 1)
    window(s, {0: "use thug", 1: "use grandmaster", 2: "use priest", 3: "use poisoner 1"})
    s.event("use", seat=2, card="priest").no_event("use", seat=0).no_event("use", seat=3)
    for seat in (0, 1, 3):
        s.expect_view(2, {f"players.{seat}.face_up": False})


@clause("CD-Q24", "CD-G6")
def test_used_items_belong_to_the_luggage() -> None:
    items = ("key", "gloves goblet", "bag_key", "bag_goblet")
    s = table("diplomat", "clairvoyant", "doctor", "hypnotist", items=items)
    fight(s, 1, {2: "sword", 3: "sword"}, uses=[{1: "use gloves"}])
    no_doctor(s).when(0, "luggage").legal(0, has=["take gloves", "take goblet"])


@clause("CD-G5")
def test_a_spent_occupation_does_nothing() -> None:
    s = attack(table("diplomat", "clairvoyant", "priest", "hypnotist", up="priest"), 1)
    assert 2 not in s.match.waiting
    table("clairvoyant", "thug", "priest", "hypnotist", up="clairvoyant").refused(0, "use clairvoyant", "CD-G5")


# -- one rule each, where it could be mistaken for another ---------------------------------------------------


@clause("CD-Q13", "CD-F15")
def test_a_late_duelist_takes_back_what_supporters_threw_in() -> None:
    """Knives and Whip fall with those who used them; only the Duelist's own point is left."""
    items = ("dagger key", "gloves goblet", "knives bag_key", "bag_goblet whip")
    s = table("duelist", "grandmaster", "bodyguard", "hypnotist", items=items)
    fight(s, 1, {2: "sword", 3: "shield"}, uses=[{2: "use knives", 3: "use whip"}, {0: "use duelist"}])
    assert points(s) == (2, 1)


@clause("CD-O7", "CD-G3")
def test_a_hypnotised_supporter_of_the_attacker_puts_the_sword_away() -> None:
    s = table("hypnotist", "clairvoyant", "poisoner", "diplomat")
    fight(s, 1, {2: "sword", 3: "shield"}, hypnosis="use hypnotist 2")
    assert points(s) == (1, 2)
    s.expect_view(None, {"players.0.face_up": True, "players.0.occupation": "hypnotist"})


@clause("CD-O7", "CD-G5", "CD-W6")
def test_a_hypnotist_lying_face_up_is_asked_in_every_attack() -> None:
    s = table("hypnotist", "clairvoyant", "poisoner", "diplomat", up="hypnotist")
    support(all_pass(attack(s, 1), "before"), {2: "shield"}).then(waiting=0, asked="hypnosis")
    s.legal(0, only=["pass", "use hypnotist 2", "use hypnotist 3"])


@clause("CD-I1", "CD-I2", "CD-W15")
def test_the_dagger_is_for_attackers_and_the_gloves_for_defenders() -> None:
    s = table("diplomat", "doctor", "hypnotist", "bodyguard", items=("gloves key", "dagger ring", *FIVE[2:4]))
    support(all_pass(attack(s, 1), "before"))
    if asked(s) == "hypnosis":
        s.when(0, "pass")
    s.refused(0, "use gloves", "CD-I2").refused(1, "use dagger", "CD-I1").legal(1, only=["pass", "use ring"])


@clause("CD-O9", "CD-W15")
def test_even_a_defending_priest_comes_too_late_after_the_support() -> None:
    s = table("diplomat", "priest", "hypnotist", "bodyguard")
    s.when(0, "fight", "to 1").legal(1, has="use priest")
    support(all_pass(s, "before"))
    if asked(s) == "hypnosis":
        s.when(0, "pass")
    s.then(asked="ability").refused(1, "use priest", "CD-O9").legal(1, not_has=["use priest"])


@clause("CD-W4")
def test_uses_of_a_round_begin_with_the_attacker_wherever_he_sits() -> None:
    items = ("gloves key", "whip goblet", "dagger ring", "knives bag_key", "bag_goblet")
    s = table("diplomat", "doctor", "priest", "poisoner", "bodyguard", items=items, turn=2)
    attack(s, 0)
    support(all_pass(s, "before"), {3: "sword", 1: "shield"})
    if asked(s) == "hypnosis":
        s.when(2, "pass")
    window(s, {0: "use gloves", 1: "use whip", 2: "use dagger", 3: "use knives"})
    used = [e["seat"] for e in s.match.events(None) if e["kind"] == "use"]
    assert used == [2, 3, 0, 1]


@clause("CD-W6", "CD-Q30")
def test_without_a_deck_no_clairvoyant_is_expected_before_the_support() -> None:
    """Duelist and Thug lie face up elsewhere: only a Clairvoyant could still act for a dark attacker."""
    every = everything()
    shares = tuple(" ".join(every[n::4]) for n in range(4))
    jobs = ("hypnotist", "duelist", "thug", "priest")
    empty = attack(table(*jobs, items=shares, up="duelist thug", deck=[]), 1)
    assert 0 not in empty.match.waiting
    full = attack(table(*jobs, up="duelist thug"), 1)
    assert 0 in full.match.waiting
