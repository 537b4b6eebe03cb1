"""Too much luggage (CD-H) and the Diplomat (CD-O1, CD-W16)."""

from typing import Any

import pytest

from tests.clauses import clause
from tests.rules.castle_of_the_devil.coach import asked, coach, fight, game, hand, no_doctor, p, trade, window
from tests.scenario import Scenario


@clause("CD-H1")
@pytest.mark.parametrize(("seats", "most"), [(3, 8), (4, 6), (5, 5), (6, 5), (10, 5)])
def test_the_limit(seats: int, most: int) -> None:
    assert game().start(seats=seats, seed=1).view(0)["limit"] == most


FULL = "key goblet dagger gloves knives"


def full(*others: str) -> Scenario:
    """Six passengers; the first has five items and a bag to trade, and the deck gives the ring."""
    items = (f"bag_key {FULL.split(' ', 1)[1]}", *others)
    jobs = ("thug", "priest", "doctor", "duelist", "hypnotist", "bodyguard")
    return coach(*(p(j, i) for j, i in zip(jobs, items, strict=True))).chance("draw ring")


@clause("CD-H2", "CD-H4", "CD-Q34", "CD-Q58")
def test_whoever_has_too_much_gives_at_once() -> None:
    """Which and to whom is a free choice; nothing fires, and only the two know the card."""
    s = full("key monocle", "bag_goblet", "whip", "pearl", "privilege")
    trade(s, 1, "bag_key", "return monocle").event("exchange", named=["bag", "monocle"]).when(0, "pass")
    s.then(waiting=0, asked="present").legal(0, count=6 * 5).refused(0, "present whip 2", "CD-H2")
    s.in_steps(0, "present dagger", "receiver 3").told(3, "present", card="dagger").told(4, "present", card=None)
    s.event("monocle", seat=1, victim=0)  # the returned item works only after the present
    assert hand(s, 3) == ["dagger", "whip"]
    assert len(hand(s, 0)) == 5


@clause("CD-H3", "CD-Q33")
def test_a_full_receiver_gives_in_turn_but_not_back() -> None:
    s = full("key", "bag_goblet whip monocle pearl tome", "coat", "crest", "privilege")
    trade(s, 1, "bag_key", "return key").when(0, "pass").when(0, "present goblet 2")
    s.then(waiting=2, asked="present").refused(2, "present tome 0", "CD-Q33")
    s.legal(2, has=["present goblet 1", "present tome 3"]).when(2, "present tome 3")
    s.then(asked="turn")
    assert [len(hand(s, n)) for n in range(4)] == [5, 1, 5, 2]


@clause("CD-Q34", "CD-F9")
def test_loot_may_lead_to_a_present() -> None:
    items = ("bag_key goblet dagger gloves knives", "key ring", "bag_goblet", "whip", "pearl")
    s = coach(*(p(j, i) for j, i in zip(("thug", "priest", "doctor", "duelist", "hypnotist"), items, strict=True)))
    no_doctor(fight(s, 1, {2: "sword"})).when(0, "luggage").when(0, "take ring").then(waiting=0, asked="present")


@clause("CD-Q34", "CD-F10")
def test_loot_with_giving_back_never_does() -> None:
    items = ("bag_key goblet dagger gloves knives", "key", "bag_goblet", "whip", "pearl")
    s = coach(*(p(j, i) for j, i in zip(("thug", "priest", "doctor", "duelist", "hypnotist"), items, strict=True)))
    no_doctor(fight(s, 1, {2: "sword"})).when(0, "luggage").when(0, "take key").when(0, "give dagger")
    s.then(asked="turn")
    assert len(hand(s, 0)) == 5


@clause("CD-Q34", "CD-O9")
def test_a_payment_may_lead_to_a_present() -> None:
    items = ("key ring", "bag_key goblet dagger gloves knives", "bag_goblet", "whip", "pearl")
    s = coach(*(p(j, i) for j, i in zip(("thug", "priest", "doctor", "duelist", "hypnotist"), items, strict=True)))
    s.when(0, "fight", "to 2")
    window(s, {1: "use priest"}).when(0, "give key").then(waiting=1, asked="present")


@clause("CD-I17")
def test_the_last_card_is_announced_before_presents() -> None:
    left = "goblet whip ring monocle privilege pearl tome coat sextant crest mirror goblet key"
    rest = left.split()
    items = ["bag_key dagger gloves knives key", "key bag_goblet goblet"]
    items += [" ".join(rest[i : i + 4]) for i in (0, 4)] + [" ".join(rest[8:11])]
    items += [rest[11]]
    jobs = ("thug", "priest", "doctor", "duelist", "hypnotist", "bodyguard")
    s = coach(*(p(j, i) for j, i in zip(jobs, items, strict=True)), deck=[rest[12]]).chance("draw key")
    trade(s, 1, "bag_key", "return key").when(0, "pass").event("deck-out").then(waiting=0, asked="present")
    s.in_order("draw", "deck-out")
    s.expect_view(None, {"turned": True, "deck": 0})


# -- the Diplomat ------------------------------------------------------------------------------------------


def diplomat(mine: str, *others: str, **more: Any) -> Scenario:
    """A Diplomat in turn."""
    jobs = ("diplomat", "thug", "priest", "doctor", "duelist")
    return coach(*(p(j, i) for j, i in zip(jobs, (mine, *others), strict=False)), **more)


@clause("CD-O1", "CD-W16", "CD-Q26")
def test_a_demand_that_is_met() -> None:
    """The target is asked, then the Diplomat gives before seeing; then he goes on with his turn."""
    s = diplomat("key dagger", "whip goblet", "bag_key", "bag_goblet").when(0, "use diplomat")
    s.event("use", seat=0, card="diplomat").expect_view(1, {"players.0.face_up": True, "players.0.spent": True})
    s.legal(0, only=["to 1", "to 2", "to 3"]).when(0, "to 1", "demand whip")
    s.event("demand", seat=0, victim=1, item="whip").then(waiting=1, asked="demanded").legal(1, only=["hand whip"])
    s.refused(1, "none", "CD-O1").when(1, "hand whip").event("handed", seat=1, item="whip")
    s.then(waiting=0, asked="demand-give").legal(0, only=["give key", "give dagger"]).when(0, "give dagger")
    s.then(waiting=0, asked="turn")
    assert (hand(s, 0), hand(s, 1)) == (["key", "whip"], ["goblet", "dagger"])
    s.told(2, "exchange", card=None, other=None, named=[])


@clause("CD-E12", "CD-O1", "CD-W9")
def test_a_demand_in_vain() -> None:
    """The luggage is shown to the Diplomat alone, and his turn ends without an action."""
    s = diplomat("key dagger", "goblet ring", "bag_key", "bag_goblet").when(
        0, "use diplomat", "to 1", "demand whip"
    )
    s.then(waiting=1, asked="demanded").legal(1, only=["none"]).when(1, "none")
    s.event("no-such", seat=1, item="whip").told(0, "luggage", loot=["goblet", "ring"]).told(
        2, "luggage", loot=None
    )
    s.expect_view(0, {"players.1.known": ["goblet", "ring"]}).then(waiting=1, asked="turn")


@clause("CD-Q27")
def test_what_may_be_demanded() -> None:
    """Any name in use, also one's own; a bag while bags are bags, and not by somebody with a lone bag."""
    s = diplomat("key dagger", "goblet", "bag_key", "bag_goblet").when(0, "use diplomat", "to 1")
    s.legal(0, count=16, has=["demand key", "demand dagger", "demand bag"]).unreadable(0, "demand bag_key")
    lone = diplomat("bag_key", "goblet", "bag_goblet", "dagger").when(0, "use diplomat", "to 1")
    lone.legal(0, count=15, not_has="demand bag").refused(0, "demand bag", "CD-Q27")
    first = diplomat("key dagger", "goblet", "bag_key", "bag_goblet", options={"items": "first-journey"})
    first.when(0, "use diplomat", "to 1").legal(0, count=11, not_has="demand mirror")
    three = diplomat("key dagger", "goblet bag_key", "bag_goblet").when(0, "use diplomat", "to 1")
    three.legal(0, not_has="demand pearl")


@clause("CD-Q27", "CD-W16")
def test_if_several_cards_match_the_target_picks() -> None:
    s = diplomat("key dagger", "bag_key bag_goblet", "goblet", "whip").when(0, "use diplomat", "to 1", "demand bag")
    s.legal(1, only=["hand bag_key", "hand bag_goblet"]).when(1, "hand bag_goblet").event("handed", item="bag")
    for viewer in (0, 2, None):
        assert "bag_goblet" not in str(s.match.view(viewer)["players"])  # not even the Diplomat, yet


@clause("CD-Q28", "CD-X6", "CD-X8")
def test_a_demand_is_a_trade() -> None:
    """Items work, the Mirror silences, and no bag goes for a bag."""
    s = diplomat("monocle dagger", "privilege ring", "bag_key", "bag_goblet").when(
        0, "use diplomat", "to 1", "demand privilege"
    )
    s.when(1, "hand privilege").when(0, "give monocle").event("exchange", named=["monocle", "privilege"])
    s.in_order(("monocle", {"seat": 0}), ("luggage", {"seat": 1}))
    mute = diplomat("monocle dagger", "mirror ring", "bag_key", "bag_goblet").when(
        0, "use diplomat", "to 1", "demand mirror"
    )
    mute.when(1, "hand mirror").when(0, "give monocle").event("exchange", named=[]).no_event("monocle")
    bag = diplomat("bag_key dagger", "bag_goblet ring", "key", "whip").when(0, "use diplomat", "to 1", "demand bag")
    bag.when(1, "hand bag_goblet").legal(0, only=["give dagger"]).refused(0, "give bag_key", "CD-X6")


@clause("CD-Q46", "CD-N1", "CD-W12")
def test_smuggling_in_a_demand() -> None:
    """Both know both cards when they say whether one fires; the table only knows that something was given."""
    s = diplomat("monocle dagger", "key ring", "bag_key", "bag_goblet", options={"smuggling": True})
    s.when(0, "use diplomat", "to 1", "demand key").when(1, "hand key").when(0, "give monocle")
    assert asked(s) == "smuggle"
    for trader in (0, 1):
        s.told(trader, "gives", seat=0, victim=1, card="monocle", other="key")
    for outsider in (2, 3, None):
        s.told(outsider, "gives", seat=0, victim=1, card=None, other=None)
    window(s, {0: "silent"}, rest="aloud").event("exchange", named=[]).then(waiting=0, asked="turn")


@clause("CD-Q29", "CD-I17", "CD-Q27")
def test_a_key_demanded_once_the_bags_have_turned() -> None:
    players = (
        "goblet ring monocle tome", "key bag_key", "key key bag_goblet dagger gloves",
        "goblet knives whip privilege pearl", "goblet coat sextant crest mirror",
    )  # fmt: skip
    turned = diplomat(*players, deck=[]).when(0, "use diplomat", "to 1").legal(0, not_has="demand bag")
    turned.when(0, "demand key").legal(1, only=["hand key", "hand bag_key"]).when(1, "hand bag_key")
    turned.event("handed", item="key").when(0, "give ring").event("exchange", named=[])


@clause("CD-Q25", "CD-T3")
def test_after_success_even_a_declaration_is_possible() -> None:
    s = coach(
        p("diplomat", "key ring", "order"),
        p("thug", "key goblet", "brotherhood"),
        p("priest", "key", "order"),
        p("doctor", "bag_key bag_goblet", "brotherhood"),
    ).when(0, "use diplomat", "to 1", "demand key")
    s.when(1, "hand key").when(0, "give ring").when(0, "declare", "name 2").event("verdict", true=True)
