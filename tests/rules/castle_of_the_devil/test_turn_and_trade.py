"""Turns and trades: CD-T, CD-X, CD-W12, CD-W13, and the trade items."""

from typing import Any

import pytest

import rookery
from tests.clauses import clause
from tests.rules.castle_of_the_devil.coach import (
    GAME,
    all_pass,
    asked,
    attack,
    coach,
    everything,
    game,
    hand,
    p,
    trade,
    window,
)
from tests.scenario import Scenario


def four(*items: str, **more: Any) -> Scenario:
    """Thug (order), Priest (brotherhood), Doctor (order), Duelist (brotherhood) with these items."""
    jobs = (("thug", "order"), ("priest", "brotherhood"), ("doctor", "order"), ("duelist", "brotherhood"))
    return coach(*(p(job, held, side) for (job, side), held in zip(jobs, items, strict=True)), **more)


@clause("CD-T1", "CD-T2")
def test_one_action_then_the_left_neighbour() -> None:
    s = four("key", "bag_key", "bag_goblet", "whip").legal(0, only=["pass", "trade", "fight", "declare"])
    before = s.match.document()["players"]
    s.when(0, "pass").event("pass", seat=0).then(waiting=1, asked="turn")
    assert s.match.document()["players"] == before
    s.when(1, "pass").when(2, "pass").when(3, "pass").then(waiting=0, asked="turn")
    s.refused(1, "pass", "CD-T1")


@clause("CD-T3", "CD-Q25")
def test_diplomat_and_clairvoyant_come_besides_the_action() -> None:
    s = coach(p("clairvoyant", "key"), p("thug", "bag_key"), p("priest", "bag_goblet"), p("diplomat", "whip"))
    s.when(0, "use clairvoyant", "stack dagger", "stack ring").then(waiting=0, asked="turn")
    s.legal(0, has=["pass", "trade", "fight", "declare"], not_has="use clairvoyant")
    s.when(0, "pass").when(1, "pass").when(2, "pass").legal(3, has="use diplomat")
    s.when(3, "use diplomat", "to 0", "demand key").when(0, "hand key")
    s.then(waiting=3, asked="turn").legal(3, has=["pass", "trade", "fight"], not_has="use diplomat")


@clause("CD-T4", "CD-Q52")
def test_only_a_declaration_ends_the_journey() -> None:
    match = rookery.game(GAME).start(seats=4, seed=1)
    for _ in range(300):
        match.play(match.waiting[0], "pass")
    assert not match.over


@clause("CD-Q52")
@pytest.mark.parametrize("rounds", [1, 2])
def test_a_journey_cut_short_has_no_winner(rounds: int) -> None:
    """Neither has a campaign in which every journey was: nobody wins, and nobody shares a victory."""
    capped = rookery.game(GAME).start(seats=4, seed=1, options={"turn-cap": 50, "rounds": rounds})
    for _ in range(50 * rounds):
        assert not capped.over
        capped.play(capped.waiting[0], "pass")
    assert capped.over
    assert capped.outcome is not None
    assert (capped.outcome.reason, capped.outcome.tie_break, capped.outcome.winners) == ("cap", "nobody", ())
    assert capped._kit.standing(capped._table) == [0.0] * 4


@clause("CD-X1", "CD-Q53")
def test_an_offer_is_seen_by_its_target_alone() -> None:
    s = four("key dagger", "bag_key", "bag_goblet", "whip").when(0, "trade")
    s.legal(0, only=["to 1", "to 2", "to 3"]).when(0, "to 2")
    s.legal(0, only=["give key", "give dagger"])
    s.when(0, "give dagger").then(waiting=2, asked="answer")
    s.told(2, "offer", seat=0, victim=2, card="dagger").told(1, "offer", seat=0, victim=2, card=None)
    s.expect_view(2, {"offer": {"from": 0, "to": 2, "item": "dagger"}})
    s.expect_view(1, {"offer.item": None, "players.0.items": 1})
    s.expect_view(None, {"offer.item": None})


@clause("CD-X1", "CD-W9")
def test_the_only_card_is_offered_without_asking() -> None:
    four("key", "bag_key", "bag_goblet", "whip").when(0, "trade", "to 3").then(waiting=3, asked="answer")


@clause("CD-X2", "CD-X5", "CD-X11")
def test_accept_or_refuse_and_the_turn_ends() -> None:
    s = four("key dagger", "bag_key", "bag_goblet ring", "whip").when(0, "trade", "to 2", "give key")
    s.legal(2, only=["refuse", "return bag_goblet", "return ring"])
    s.fork().when(2, "refuse").expect({"players.0.items": ["key", "dagger"]}).then(waiting=1, asked="turn")
    s.when(2, "return ring").then(waiting=1, asked="turn")
    s.expect({"players.0.items": ["dagger", "ring"], "players.2.items": ["key", "bag_goblet"]})
    s.told(0, "exchange", card="key", other="ring", named=[])


@clause("CD-X5")
def test_a_second_key_for_a_key() -> None:
    s = four("key", "key", "bag_key", "bag_goblet").when(0, "trade", "to 1").when(1, "return key")
    assert hand(s, 0) == hand(s, 1) == ["key"]


@clause("CD-X3", "CD-E6", "CD-W9", "CD-X10")
def test_a_lone_bag_must_refuse_the_other_bag() -> None:
    """The question is asked all the same, with one answer."""
    s = four("bag_key", "bag_goblet", "key", "whip").when(0, "trade", "to 1")
    s.then(waiting=1, asked="answer").legal(1, only=["refuse"]).refused(1, "return bag_goblet", "CD-X3")
    s.when(1, "refuse").event("refused", seat=1).no_event("exchange")
    s.expect({"players.0.items": ["bag_key"], "players.1.items": ["bag_goblet"]})


@clause("CD-X4", "CD-I12", "CD-W9")
def test_the_pearl_must_be_accepted() -> None:
    s = four("pearl", "bag_goblet key", "bag_key", "whip").when(0, "trade", "to 1")
    s.legal(1, only=["return key", "return bag_goblet"]).refused(1, "refuse", "CD-X4")
    lone = four("pearl", "key", "bag_key bag_goblet", "whip").when(0, "trade", "to 1")
    lone.then(waiting=1).legal(1, only=["return key"]).when(1, "return key").expect({"players.1.items": ["pearl"]})


@clause("CD-X4", "CD-I16", "CD-X8", "CD-E8")
def test_the_mirror_must_be_accepted_and_silences() -> None:
    s = four("mirror", "monocle", "bag_key bag_goblet", "whip").when(0, "trade", "to 1")
    s.legal(1, only=["return monocle"]).refused(1, "refuse", "CD-I16")
    s.when(1, "return monocle").event("exchange", seat=0, victim=1, named=[]).no_event("monocle")
    s.expect_view(1, {"players.0.faction": None})
    other = trade(four("monocle", "mirror", "bag_key bag_goblet", "whip"), 1, "monocle", "return mirror")
    other.event("exchange", named=[]).no_event("monocle").expect_view(0, {"players.1.faction": None})


@clause("CD-X6", "CD-I5")
def test_no_bag_for_a_bag() -> None:
    s = four("bag_key", "bag_goblet key", "dagger", "whip").when(0, "trade", "to 1")
    s.legal(1, only=["refuse", "return key"]).refused(1, "return bag_goblet", "CD-X6")


@clause("CD-E5", "CD-Q31", "CD-I17", "CD-X6")
def test_turned_bags_are_a_key_and_a_goblet() -> None:
    """Legal once the deck is empty; nothing is named, nothing drawn."""
    s = without_deck("bag_key", "bag_goblet")
    s.when(0, "trade", "to 1", "give bag_key").when(1, "return bag_goblet")
    s.event("exchange", named=[]).no_event("draw").then(asked="turn")
    assert "bag_goblet" in hand(s, 0)
    assert "bag_key" in hand(s, 1)


def without_deck(mine: str, theirs: str, *jobs: str) -> Scenario:
    """Four passengers who share all 21 items between them; the deck is empty."""
    left = everything()
    for item in f"{mine} {theirs}".split():
        left.remove(item)
    a = mine.split() + [left.pop() for _ in range(5 - len(mine.split()))]
    b = theirs.split() + [left.pop() for _ in range(5 - len(theirs.split()))]
    names = jobs or ("thug", "priest", "doctor", "duelist")
    hands = (a, b, left[:6], left[6:])
    sides = ("order", "brotherhood", "order", "brotherhood")
    return coach(*(p(j, " ".join(h), f) for j, h, f in zip(names, hands, sides, strict=True)), deck=[])


@clause("CD-X7", "CD-I10")
def test_the_monocle_shows_the_partners_faction_to_the_giver() -> None:
    given = trade(four("monocle", "key", "bag_key bag_goblet", "whip"), 1, "monocle", "return key")
    given.event("exchange", named=["monocle"]).told(0, "monocle", seat=0, victim=1, faction="brotherhood")
    given.told(2, "monocle", seat=0, victim=1, faction=None)
    given.expect_view(0, {"players.1.faction": "brotherhood"}).expect_view(1, {"players.0.faction": None})
    back = trade(four("key", "monocle", "bag_key bag_goblet", "whip"), 1, "key", "return monocle")
    back.told(1, "monocle", seat=1, victim=0, faction="order").expect_view(0, {"players.1.faction": None})


@clause("CD-I11", "CD-Q5")
def test_the_privilege_shows_the_whole_luggage_of_that_moment() -> None:
    s = trade(four("privilege dagger", "key ring", "bag_key bag_goblet", "whip"), 1, "privilege", "return key")
    s.told(0, "luggage", seat=0, victim=1, loot=["ring", "privilege"]).told(2, "luggage", loot=None)
    s.expect_view(0, {"players.1.known": ["ring", "privilege"]}).expect_view(2, {"players.1.known": ["privilege"]})


@clause("CD-I5", "CD-X7", "CD-X12")
def test_a_bag_draws_the_top_item_for_its_giver() -> None:
    """Everybody hears Secret Bag; which of the two it is stays with the two, and with whoever holds the other."""
    s = four("bag_goblet dagger", "key ring", "bag_key", "whip").chance("draw crest")
    s.when(0, "trade", "to 1", "give bag_goblet").when(1, "return key")
    s.event("exchange", named=["bag"], card=None).then(waiting=0, asked="bag").when(0, "pass")
    s.told(0, "draw", seat=0, card="crest").told(1, "draw", seat=0, card=None)
    s.expect({"players.0.items": ["key", "dagger", "crest"]}).expect_view(
        1, {"players.1.known": ["bag_goblet", "ring"]}
    )
    for onlooker, knows in ((2, ["bag_goblet"]), (3, []), (None, [])):
        s.expect_view(onlooker, {"players.1.known": knows})


@clause("CD-X8", "CD-X9", "CD-E7", "CD-W13", "CD-N1")
def test_the_public_line_is_the_same_whenever_nothing_is_named() -> None:
    """A powerless trade, a Mirror trade, turned bags, a smuggled trade: the same lines for the onlookers."""

    def lines(s: Scenario, since: int = 0) -> list[str]:
        events = s.match.events(3)
        start = max(n for n, e in enumerate(events) if e["kind"] == "accepted")
        return [str(sorted((k, v) for k, v in e.items() if k != "n")) for e in events[start : start + 2]]

    plain = trade(four("key", "dagger", "bag_key bag_goblet", "whip"), 1, "key", "return dagger")
    mirror = trade(four("mirror", "monocle", "bag_key bag_goblet", "whip"), 1, "mirror", "return monocle")
    bags = trade(without_deck("bag_key", "bag_goblet"), 1, "bag_key", "return bag_goblet")
    smuggled = trade(
        four("monocle", "tome", "bag_key bag_goblet", "whip", options={"smuggling": True}),
        1,
        "monocle",
        "return tome",
    )
    window(smuggled, {0: "silent", 1: "silent"})
    assert lines(plain) == lines(mirror) == lines(bags) == lines(smuggled)
    assert all("'card', None" in line or "'other', None" in line for line in lines(plain))


@clause("CD-X9")
@pytest.mark.parametrize("item", ["key", "goblet", "dagger", "gloves", "knives", "whip", "ring", "pearl", "crest"])
def test_powerless_items_are_not_named(item: str) -> None:
    s = trade(four(item, "key", "bag_key bag_goblet", "goblet"), 1, item, "return key")
    s.event("exchange", named=[], card=None, other=None).then(waiting=1, asked="turn")


@clause("CD-I8", "CD-Q6", "CD-G5")
def test_the_tome_swaps_occupations_and_turns_them_down() -> None:
    s = coach(
        p("thug", "tome", "order", True),
        p("priest", "key", "brotherhood", True),
        p("doctor", "bag_key bag_goblet", "order"),
        p("duelist", "whip", "brotherhood"),
    )
    trade(s, 1, "tome", "return key").told(0, "tome", job="thug", other="priest").told(2, "tome", job=None)
    s.expect({"players.0": {"occupation": "priest", "face_up": False}, "players.1.occupation": "thug"})
    s.expect_view(0, {"players.1.occupation": "thug", "players.0.occupation": "priest"})
    s.expect_view(2, {"players.0.occupation": "priest", "players.0.face_up": False})  # it had seen both
    s.when(1, "fight", "to 2").legal(0, has="use priest")  # spent before, usable again


@clause("CD-I9", "CD-Q7", "CD-G5", "CD-Q6")
def test_the_coat_brings_a_new_occupation() -> None:
    s = coach(
        p("priest", "coat", "order", True),
        p("thug", "key", "brotherhood"),
        p("doctor", "bag_key bag_goblet", "order"),
        p("duelist", "whip", "brotherhood"),
    ).chance("hire hypnotist")
    trade(s, 1, "coat", "return key").told(0, "coat", job="hypnotist", other="priest").told(1, "coat", job=None)
    s.expect({"players.0": {"occupation": "hypnotist", "face_up": False}})
    assert "priest" in s.match.document()["pile"]
    s.expect_view(0, {"notes.occupations": [{"cards": ["priest"], "among": {"pile": 6}}]})
    s.expect_view(1, {"notes.occupations": [{"cards": ["priest"], "among": {"pile": 6}}]})  # it lay face up
    s.expect_view(2, {"players.0.occupation": None})


@clause("CD-I15", "CD-E2", "CD-Q54", "CD-Q58", "CD-W2")
def test_the_sextant_makes_everybody_pass_one_item() -> None:
    """The giver too, even to the neighbour who got it; sizes stay, nothing fires, nothing is named."""
    s = four("sextant key", "whip goblet", "monocle bag_key", "bag_goblet")
    trade(s, 1, "sextant", "return whip").event("exchange", named=["sextant"]).then(waiting=0, asked="direction")
    s.legal(0, only=["left", "right"]).when(0, "left").then(asked="pass-on", waiting=(0, 1, 2))
    s.legal(1, only=["give goblet", "give sextant"])
    window(s, {0: "give whip", 1: "give sextant", 2: "give monocle"})
    assert [hand(s, n) for n in range(4)] == [
        ["key", "bag_goblet"],
        ["goblet", "whip"],
        ["bag_key", "sextant"],
        ["monocle"],
    ]
    s.no_event("monocle").told(0, "passed-on", seat=0, victim=1, card="whip")
    s.told(3, "passed-on", seat=0, victim=1, card=None).told(3, "passed-on", seat=2, victim=3, card="monocle")
    right = four("sextant key", "whip goblet", "monocle bag_key", "bag_goblet")
    trade(right, 1, "sextant", "return whip").when(0, "right")
    window(right, {0: "give key", 1: "give goblet", 2: "give bag_key"})
    assert [len(hand(right, n)) for n in range(4)] == [2, 2, 2, 1]
    assert "key" in hand(right, 3)


@clause("CD-Q3", "CD-Q4", "CD-W12")
def test_both_are_named_then_the_offered_item_works_first() -> None:
    s = four("privilege dagger", "monocle ring", "bag_key bag_goblet", "whip")
    trade(s, 1, "privilege", "return monocle")
    s.in_order(
        ("exchange", {"named": ["privilege", "monocle"]}), ("luggage", {"seat": 0}), ("monocle", {"seat": 1})
    )
    s.told(0, "luggage", loot=["ring", "privilege"])


@clause("CD-Q3", "CD-Q54")
def test_an_offered_sextant_does_not_wait() -> None:
    s = four("sextant key", "monocle goblet", "bag_key bag_goblet", "whip")
    trade(s, 1, "sextant", "return monocle").when(0, "left")
    window(s, {0: "give key", 1: "give sextant", 2: "give bag_key"})
    s.event("monocle", seat=1, victim=0)


@clause("CD-Q2", "CD-W12")
def test_effects_are_compulsory_unless_the_table_agrees_otherwise() -> None:
    plain = trade(four("monocle", "key", "bag_key bag_goblet", "whip"), 1, "monocle", "return key")
    plain.event("monocle")
    free = four("monocle", "key", "bag_key bag_goblet", "whip", options={"effects-optional": True})
    trade(free, 1, "monocle", "return key").event("exchange", named=["monocle"]).then(waiting=0, asked="carry")
    free.fork().when(0, "carry").event("monocle")
    free.when(0, "decline").event("declined", seat=0, item="monocle").no_event("monocle")
    both = four(
        "monocle", "key", "bag_key bag_goblet", "whip", options={"effects-optional": True, "smuggling": True}
    )
    trade(both, 1, "monocle", "return key")
    window(both, rest="aloud").event("monocle").then(asked="turn")


@clause("CD-N1", "CD-Q46")
def test_smuggling_asks_both_traders_always() -> None:
    """Also with nothing to declare, also in a Mirror trade, where the answers are void."""
    for mine, theirs in (("key", "dagger"), ("mirror", "monocle"), ("monocle", "key")):
        s = four(mine, theirs, "bag_key bag_goblet", "whip", options={"smuggling": True})
        trade(s, 1, mine, f"return {theirs}").then(asked="smuggle", waiting=(0, 1))
        s.legal(0, only=["aloud", "silent"]).legal(1, only=["aloud", "silent"])
        aloud = window(s.fork(), rest="aloud")
        aloud.event("exchange", named=["monocle"] if mine == "monocle" else [])
        window(s, rest="silent").event("exchange", named=[]).no_event("monocle")


@clause("CD-N1")
def test_only_the_giver_decides_what_is_smuggled() -> None:
    s = four("privilege dagger", "monocle ring", "bag_key bag_goblet", "whip", options={"smuggling": True})
    trade(s, 1, "privilege", "return monocle")
    window(s, {0: "silent", 1: "aloud"}).event("exchange", named=["monocle"]).no_event("luggage")
    s.event("monocle", seat=1, victim=0)


@clause("CD-W6", "CD-O6", "CD-Q55")
def test_before_a_bag_draws_the_turn_player_may_foresee() -> None:
    """Asked by what everybody knows; one gained in the middle of a trade has to wait."""
    s = coach(p("clairvoyant", "bag_key dagger"), p("thug", "key"), p("priest", "bag_goblet"), p("doctor", "whip"))
    trade(s, 1, "bag_key", "return key").then(waiting=0, asked="bag").legal(0, only=["pass", "use clairvoyant"])
    s.when(0, "use clairvoyant").event("use", seat=0, card="clairvoyant", victim=None)
    s.when(0, "stack ring", "stack crest").event("draw", seat=0)
    assert "ring" in hand(s, 0)
    others = coach(
        p("thug", "bag_key dagger"), p("clairvoyant", "key"), p("priest", "bag_goblet"), p("doctor", "whip")
    )
    trade(others, 1, "bag_key", "return key").then(waiting=0, asked="bag").legal(0, only=["pass"])
    seen = coach(
        p("thug", "bag_key dagger"),
        p("clairvoyant", "key", up=True),
        p("priest", "bag_goblet"),
        p("doctor", "whip"),
    ).chance("draw ring")
    trade(seen, 1, "bag_key", "return key").event("draw", seat=0).then(waiting=1, asked="turn")
    face_up = coach(
        p("thug", "bag_key dagger", up=True), p("doctor", "key"), p("priest", "bag_goblet"), p("duelist", "whip")
    ).chance("draw ring")
    trade(face_up, 1, "bag_key", "return key").event("draw", seat=0)


@clause("CD-E14", "CD-O6")
def test_a_clairvoyant_draws_what_was_put_on_top() -> None:
    s = coach(p("clairvoyant", "bag_key dagger"), p("thug", "key"), p("priest", "bag_goblet"), p("doctor", "whip"))
    s.when(0, "use clairvoyant", "stack sextant", "stack crest")
    s.told(0, "stacked", place=2, card="crest").told(1, "stacked", place=2, card=None)
    s.expect_view(0, {"notes.top": ["sextant", "crest"]}).expect_view(1, {"notes.top": []})
    trade(s, 1, "bag_key", "return key").told(0, "draw", card="sextant")
    s.expect({"top": ["crest"]})


@clause("CD-Q30", "CD-O6")
def test_a_clairvoyant_with_a_deck_of_one_or_none() -> None:
    full = without_deck("bag_key key", "bag_goblet key", "clairvoyant", "priest", "doctor", "duelist")
    full.legal(0, not_has="use clairvoyant").refused(0, "use clairvoyant", "CD-Q30")
    doc = full.match.document()
    last = doc["players"][3]["items"].pop()
    for key in ("progress", "memory", "sealed", "options"):
        doc.pop(key)
    one = rookery.game(GAME).position({**doc, "deck": [last]})
    one.play(0, "use clairvoyant")
    assert one.question(0).key == "turn"  # type: ignore[union-attr]
    assert one.view(0)["notes"]["top"] == [last]


@clause("CD-G2", "CD-I6", "CD-I7")
def test_what_the_factions_want() -> None:
    four("key", "goblet", "bag_key bag_goblet", "whip").legal(0, has="declare")
    four("goblet", "key", "bag_key bag_goblet", "whip").legal(0, not_has="declare")
    four("key", "goblet", "bag_key bag_goblet", "whip", turn=1).legal(1, has="declare")
    four("goblet", "key", "bag_key bag_goblet", "whip", turn=1).legal(1, not_has="declare")


def test_windows_close() -> None:
    s = four("key", "goblet", "bag_key bag_goblet", "whip")
    assert asked(all_pass(attack(s, 1), "before")) == "support"


@clause("CD-I8", "CD-G5")
def test_the_tome_turns_both_occupations_down() -> None:
    """Also the partner's, which lay face up, spent."""
    s = coach(
        p("thug", "tome", "order", up=True),
        p("priest", "key", "brotherhood", up=True),
        p("doctor", "bag_key bag_goblet", "order"),
        p("duelist", "whip", "brotherhood"),
    )
    trade(s, 1, "tome", "return key")
    s.expect_view(None, {"players.0.face_up": False, "players.1.face_up": False})
    s.expect_view(0, {"players.0.occupation": "priest"}).expect_view(1, {"players.1.occupation": "thug"})


@clause("CD-W12", "CD-W6")
def test_the_clairvoyant_may_look_before_a_returned_bag_draws() -> None:
    s = coach(p("clairvoyant", "key dagger"), p("thug", "bag_key"), p("priest", "bag_goblet"), p("doctor", "whip"))
    trade(s, 1, "key", "return bag_key").then(waiting=0, asked="bag").legal(0, has="use clairvoyant")


@clause("CD-O6")
def test_a_second_look_takes_up_what_was_put_on_top() -> None:
    """Crest and Mirror lie on top from an earlier look; they belong to the deck that is looked through."""
    s = coach(
        p("clairvoyant", "key dagger"),
        p("thug", "bag_key"),
        p("priest", "bag_goblet"),
        p("doctor", "whip"),
        top=["crest", "mirror"],
    )
    before = len(s.match.document()["deck"])
    s.when(0, "use clairvoyant").legal(0, has=["stack crest", "stack mirror"])
    s.when(0, "stack mirror", "stack ring").expect({"top": ["mirror", "ring"]})
    assert len(s.match.document()["deck"]) == before
    assert "crest" in s.match.document()["deck"]


ANNOUNCED = pytest.mark.parametrize("steps", [("trade",), ("trade", "to 2"), ("fight",)])


@clause("CD-M1", "CD-T1")
@ANNOUNCED
def test_what_was_announced_is_carried_out(steps: tuple[str, ...]) -> None:
    """Pointing at somebody and leaving it at that would be a word in a game without words."""
    s = four("key dagger", "bag_key", "bag_goblet", "whip").when(0, *steps).legal(0, not_has="pass")
    s.refused(0, "pass", "CD-F1" if "fight" in steps else "CD-X1")
    assert not s.match.can_undo(0)


@clause("CD-W9", "CD-W10", "CD-T2")
@ANNOUNCED
def test_the_clock_passes_for_somebody_who_falls_silent(steps: tuple[str, ...]) -> None:
    """Nothing is given away, nobody is attacked; the record of it replays."""
    match = four("key dagger", "bag_key", "bag_goblet", "whip").when(0, *steps).match
    late = match.timeout_move(0)
    assert str(late) == "pass"
    match.answer(0, late)
    assert match.waiting == (1,)
    assert match.document()["players"][0]["items"] == ["key", "dagger"]
    assert match.events(None)[-2]["kind"] == "pass"
    assert rookery.replay(match.record) == match


@clause("CD-M1")
@ANNOUNCED
def test_under_earlier_rules_it_could_still_be_passed(steps: tuple[str, ...]) -> None:
    """Tables and records that began so go on so: the pass was a choice, and the steps could be taken back."""
    earlier = game().at(2)
    assert earlier is not None
    match = earlier.position(four("key dagger", "bag_key", "bag_goblet", "whip").match.document())
    for step in steps:
        match.play(0, step)
    assert match.can_undo(0)
    match.play(0, "pass")
    assert match.waiting == (1,)
    assert rookery.replay(match.record) == match


@clause("CD-M1")
@pytest.mark.parametrize(
    ("moves", "options"),
    [
        (("pass",), {}),
        (("trade",), {}),
        (("trade", "to 2"), {}),
        (("trade", "to 2", "give key"), {}),
        (("fight",), {}),
        (("declare",), {}),
        (("prophesy",), {"prophecy": True}),
        (("use diplomat",), {}),
        (("use diplomat", "to 2"), {}),
        (("use diplomat", "to 2", "demand bag"), {}),
    ],
)
def test_what_the_table_has_read_stands(moves: tuple[str, ...], options: dict[str, Any]) -> None:
    luggage = "key" if "demand bag" in moves else "key dagger"
    s = coach(
        p("diplomat", luggage, "order"),
        p("thug", "ring", "brotherhood"),
        p("priest", "bag_key", "order"),
        p("doctor", "bag_goblet", "brotherhood"),
        options=options,
    )
    s.when(0, *moves)
    assert not s.match.can_undo(0)
    with pytest.raises(rookery.UndoRefused) as refused:
        s.match.undo(0)
    assert refused.value.reason in ("told", "revealed")


@clause("CD-M1", "CD-F4", "CD-X2")
def test_neither_a_side_taken_nor_an_offer_refused_is_taken_back() -> None:
    s = four("key dagger", "bag_key", "bag_goblet", "whip")
    side = support_of(s.fork())
    assert not side.match.can_undo(2)
    trade(s, 1, "key", "refuse")
    assert not s.match.can_undo(1)


ALONE = [
    p("thug", "key", up=True),
    p("clairvoyant", "bag_key", up=True),
    p("priest", "ring", up=True),
    p("diplomat", "bag_goblet", up=True),
]
"""When seat 0 attacks, a sealed round asks seat 0 and nobody else."""


@clause("CD-M1", "CD-W11")
@pytest.mark.parametrize("move", ["use thug", "pass"])
def test_the_only_one_asked_does_not_take_a_sealed_answer_back(move: str) -> None:
    """It has taken effect before everybody's eyes."""
    s = coach(*ALONE).when(0, "fight", "to 1").then(asked="before", waiting=0)
    assert s.match.sealed
    s.when(0, move)
    assert not s.match.can_undo(0)
    with pytest.raises(rookery.UndoRefused) as refused:
        s.match.undo(0)
    assert refused.value.reason == "told"


@clause("CD-M1")
def test_under_earlier_rules_the_only_one_asked_could() -> None:
    """What was announced stood by then; the answer that closed a sealed round did not."""
    earlier = game().at(3)
    assert earlier is not None
    match = earlier.position(coach(*ALONE).match.document())
    for move in ("fight", "to 1"):
        match.play(0, move)
    assert not match.can_undo(0)
    match.play(0, "pass")
    match.undo(0)
    assert match.question(0) == coach(*ALONE).when(0, "fight", "to 1").match.question(0)
    match.play(0, "use thug")
    assert rookery.replay(match.record) == match


def support_of(s: Scenario) -> Scenario:
    """Seat 0 attacks seat 1, and seat 2 takes the attacker's side."""
    return all_pass(s.when(0, "fight", "to 1"), "before").when(2, "sword")
