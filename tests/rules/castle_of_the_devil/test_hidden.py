"""Who knows what: section 5 of the specification, and the notes of certain knowledge."""

from collections import Counter
from collections.abc import Callable, Hashable
from itertools import permutations
from typing import Any, cast

import pytest

from rookery.core.rng import Rng
from rookery.games.castle_of_the_devil.state.table import Coach
from tests.clauses import clause
from tests.rules.castle_of_the_devil.coach import (
    all_pass,
    coach,
    fight,
    game,
    hand,
    no_doctor,
    p,
    trade,
    window,
)
from tests.sampling.chi import fits
from tests.scenario import Scenario


def six(*items: str, **more: Any) -> Scenario:
    """Six passengers, three of each faction."""
    jobs = ("thug", "priest", "doctor", "duelist", "hypnotist", "bodyguard")
    sides = ("order", "brotherhood", "order", "brotherhood", "order", "brotherhood")
    return coach(*(p(j, i, f) for j, i, f in zip(jobs, items, sides, strict=True)), **more)


ITEMS = ("monocle key", "goblet ring", "bag_key", "bag_goblet", "whip", "dagger")


@clause("CD-X1", "CD-W1")
def test_of_others_there_are_only_counts() -> None:
    s = six(*ITEMS)
    for viewer in (1, None):
        row = s.match.view(viewer)["players"][0]
        assert (row["items"], row["known"], row["faction"], row["occupation"]) == (2, [], None, None)
    assert s.match.view(None)["notes"]["items"] == [
        {"cards": ["bag_key", "bag_goblet"], "among": {str(n): len(i.split()) for n, i in enumerate(ITEMS)}}
    ]


@clause("CD-X10")
def test_a_refused_card_is_remembered_by_the_one_who_saw_it() -> None:
    s = six(*ITEMS).when(0, "trade", "to 1", "give key").when(1, "refuse")
    s.expect_view(1, {"players.0.known": ["key"]}).expect_view(2, {"players.0.known": []})


@clause("CD-X5")
def test_both_traders_know_both_cards() -> None:
    s = trade(six(*ITEMS), 1, "key", "return ring")
    s.expect_view(0, {"players.1.known": ["key"]}).expect_view(1, {"players.0.known": ["ring"]})
    s.expect_view(2, {"players.0.known": [], "players.1.known": []})


@clause("CD-X7")
def test_what_was_named_or_used_is_known_to_all() -> None:
    s = trade(six(*ITEMS), 1, "monocle", "return ring")
    for viewer in (2, 3, None):
        s.expect_view(viewer, {"players.1.known": ["monocle"]})


@clause("CD-H4", "CD-Q58")
def test_a_known_luggage_becomes_uncertain_when_a_card_leaves_unseen() -> None:
    """Seen: the goblet and the ring. Then one of them goes to somebody else, face down."""
    s = no_doctor(fight(six(*ITEMS), 1, {2: "sword"})).when(0, "luggage").when(0, "leave")
    s.expect_view(0, {"players.1.known": ["goblet", "ring"]})
    trade(s, 4, "ring", "return whip")
    s.expect_view(0, {"players.1.known": [], "players.4.known": []})
    notes = s.match.view(0)["notes"]["items"]
    assert {"cards": ["goblet", "ring"], "among": {"1": 1, "4": 1}} in notes


@clause("CD-F9")
def test_a_copy_seen_again_may_be_the_same_one() -> None:
    """A key is seen in a luggage; later a key comes from there. Nobody can say that another one is left."""
    items = ("ring monocle", "key key", "bag_key", "bag_goblet", "whip", "dagger")
    s = six(*items, turn=1).when(1, "trade", "to 0", "give key").when(0, "refuse")
    s.expect_view(0, {"players.1.known": ["key"]})
    for seat in (2, 3, 4, 5):
        s.when(seat, "pass")
    trade(s, 1, "ring", "return key")
    s.expect_view(0, {"players.0.known": ["key", "monocle"], "players.1.known": ["ring"]})


@clause("CD-S4")
def test_factions_that_follow_from_counting() -> None:
    s = six(*ITEMS)
    view = s.match.view(0)
    assert [row["faction"] for row in view["players"]] == ["order", None, None, None, None, None]
    four = coach(
        p("thug", "monocle", "order"),
        p("priest", "key", "order"),
        p("doctor", "bag_key", "brotherhood"),
        p("duelist", "bag_goblet", "brotherhood"),
    )
    trade(four, 1, "monocle", "return key")
    assert [row["faction"] for row in four.match.view(0)["players"]] == [
        "order",
        "order",
        "brotherhood",
        "brotherhood",
    ]
    assert four.match.view(1)["players"][0]["faction"] is None


@clause("CD-O6")
def test_a_clairvoyant_knows_the_deck_and_follows_it() -> None:
    s = coach(
        p("clairvoyant", "key dagger"), p("priest", "ring"), p("doctor", "bag_key"), p("duelist", "bag_goblet")
    )
    s.when(0, "use clairvoyant", "stack crest", "stack mirror")
    deck = s.match.document()["deck"]
    s.expect_view(0, {"notes.deck": deck, "notes.top": ["crest", "mirror"]})
    for viewer in (1, None):
        s.expect_view(viewer, {"notes.deck": [], "notes.top": []})
    s.when(0, "pass")
    fight(s, 2, {3: "neither"})  # a tie: seat 1 draws the crest
    assert "crest" in hand(s, 1)
    s.expect_view(0, {"players.1.known": ["crest"]}).expect_view(3, {"players.1.known": []})


@clause("CD-W2", "CD-W13")
def test_records_hide_what_a_player_may_not_know() -> None:
    s = trade(six(*ITEMS, options={"smuggling": True}), 1, "monocle", "return ring")
    window(s, {0: "silent"}, rest="aloud")
    mine, other = s.match.record_for(0), s.match.record_for(3)
    assert "0 give monocle" in mine
    assert "1 return ring" in mine
    assert "0 silent" in mine
    for secret in ("monocle", "ring", "silent", "aloud"):
        assert secret not in other.split("\n\n", 1)[1]


@clause("CD-W2")
def test_passes_are_never_shown_per_seat() -> None:
    s = six(*ITEMS)
    fight(s, 1)
    kinds = Counter(e["kind"] for e in s.match.events(3))
    assert kinds["quiet"] == 3  # before the support, no hypnosis, no ability
    assert not any(e["kind"] == "quiet" and "seat" in e for e in s.match.events(3))


@clause("CD-W1")
@pytest.mark.parametrize("seats", range(3, 11))
def test_worlds_are_dealt_as_the_rules_deal(seats: int) -> None:
    """Sampled worlds have the right factions, every occupation once, both bags in hands, nothing unsealed dealt."""
    match, rng = game().start(seats=seats, seed=seats), Rng(5)
    sides: Counter[tuple[str, ...]] = Counter()
    for _ in range(60):
        doc = match.sample(0, rng).document()
        sides[tuple(row["faction"] for row in doc["players"])] += 1
        jobs = [row["occupation"] for row in doc["players"]] + doc["pile"]
        assert len(set(jobs)) == 10
        hands = [i for row in doc["players"] for i in row["items"]]
        assert hands.count("bag_key") == hands.count("bag_goblet") == 1
        assert not set(hands) & {"tome", "coat", "sextant", "crest", "mirror"}
        assert doc["players"][0] == match.document()["players"][0]
    assert len(sides) > 1


@clause("CD-S5")
def test_sampled_factions_come_as_often_as_counting_says() -> None:
    """Five seats: of the other five cards two are of my faction, one of all five is left over."""
    match, rng = game().start(seats=5, seed=3), Rng(8)
    mine = match.document()["players"][0]["faction"]
    same = sum(match.sample(0, rng).document()["players"][1]["faction"] == mine for _ in range(3000))
    assert abs(same / 3000 - 2 / 5) < 0.04


@clause("CD-S8")
def test_sampled_items_come_as_often_as_counting_says() -> None:
    """Six seats; seat 0 holds no bag: each of the other five holds the key-bag one time in five."""
    seed = next(
        n
        for n in range(50)
        if not {"bag_key", "bag_goblet"} & set(game().start(seats=6, seed=n).document()["players"][0]["items"])
    )
    match, rng = game().start(seats=6, seed=seed), Rng(9)
    found: Counter[int] = Counter()
    for _ in range(3000):
        doc = match.sample(0, rng).document()
        found[next(s for s in range(6) if "bag_key" in doc["players"][s]["items"])] += 1
    assert set(found) == {1, 2, 3, 4, 5}
    assert all(abs(n / 3000 - 1 / 5) < 0.04 for n in found.values())


# -- what everybody hears ------------------------------------------------------------------------------------


def four(*items: str, **more: Any) -> Scenario:
    """Four passengers; the first is a Diplomat."""
    jobs = ("diplomat", "priest", "doctor", "duelist")
    return coach(*(p(j, i) for j, i in zip(jobs, items, strict=True)), **more)


def worlds(s: Scenario, viewer: int | None, look: Callable[[list[set[str]]], Hashable]) -> Counter[Hashable]:
    """What can be, for a viewer: the luggage of everybody in many worlds."""
    rng, seen = Rng(11), Counter[Hashable]()
    for _ in range(300):
        world = s.match.sample(viewer, rng)
        assert not world.check()
        seen[look([set(row["items"]) for row in world.document()["players"]])] += 1
    return seen


BAGS = {"bag_key", "bag_goblet"}


@clause("CD-X12", "CD-W12")
def test_a_bag_that_was_named_is_one_of_the_two() -> None:
    """Seat 3 holds the other one, so it knows which; the others know that it is a bag."""
    s = trade(four("bag_key ring", "key", "goblet", "bag_goblet"), 1, "bag_key", "return key").when(0, "pass")
    s.expect_view(3, {"players.1.known": ["bag_key"]}).expect_view(2, {"players.1.known": []})
    assert set(worlds(s, 3, lambda hands: hands[1] == {"bag_key"})) == {True}
    for viewer in (2, None):
        either = worlds(s, viewer, lambda hands: tuple(hands[1]))
        assert set(either) == {("bag_key",), ("bag_goblet",)}
        assert fits(either, {("bag_key",): 1, ("bag_goblet",): 1}) > 1e-6


@clause("CD-X12", "CD-I5")
def test_a_named_bag_is_remembered_while_it_moves_unseen() -> None:
    """Something goes on to seat 2. It was not named: so the bag stayed where it was (there is no Mirror here)."""
    hands = ("bag_key ring", "key whip", "goblet", "bag_goblet")
    s = four(*hands, options={"items": "first-journey"})
    trade(trade(s, 1, "bag_key", "return key").when(0, "pass"), 2, "whip", "return goblet")
    assert set(worlds(s, None, lambda hands: bool(hands[1] & BAGS))) == {True}
    assert set(worlds(s, 3, lambda hands: "bag_key" in hands[1])) == {True}


@clause("CD-W16", "CD-O1")
def test_who_has_said_none_has_none() -> None:
    s = four("key ring", "goblet dagger gloves", "knives", "bag_key bag_goblet")
    s.when(0, "use diplomat", "to 1", "demand whip").when(1, "none")
    for viewer in (2, 3, None):
        assert set(worlds(s, viewer, lambda hands: "whip" in hands[1])) == {False}
    trade(s, 2, "gloves", "return knives")  # so what seat 2 got is none, and what seat 1 got may be one
    assert set(worlds(s, 3, lambda hands: "whip" in hands[2])) == {False}
    assert set(worlds(s, 3, lambda hands: "whip" in hands[1])) == {False, True}


@clause("CD-W16")
def test_what_was_said_of_a_hand_is_said_of_no_card_that_comes_later() -> None:
    """Seat 1 has no whip, then gets it; what it gave goes on to seat 3, or something else does: who knows?"""
    s = four("key ring", "goblet dagger", "bag_key bag_goblet whip", "knives")
    s.when(0, "use diplomat", "to 1", "demand whip").when(1, "none").when(1, "pass")
    trade(s, 1, "whip", "return goblet")
    assert set(worlds(s, None, lambda hands: "whip" in hands[1])) == {False, True}
    trade(s, 2, "knives", "return goblet")
    assert set(worlds(s, None, lambda hands: "whip" in hands[3])) == {False, True}


def between(s: Scenario, viewer: int | None) -> set[tuple[str, ...]]:
    """What may lie between two traders, for a viewer."""
    rng, seen = Rng(12), set()
    for _ in range(300):
        document = s.match.sample(viewer, rng).document()
        seen.add((*document["offer"], *document["aside"]))
    return seen


@clause("CD-W16", "CD-Q27", "CD-Q29")
def test_a_demanded_bag_is_a_bag() -> None:
    """And a Diplomat with a single item who demands one has none."""
    s = four("ring", "goblet bag_goblet", "bag_key", "dagger").when(0, "use diplomat", "to 1", "demand bag")
    assert set(worlds(s, None, lambda hands: bool(hands[0] & BAGS))) == {False}
    wider = four("key ring", "goblet bag_goblet", "bag_key", "dagger").when(0, "use diplomat", "to 1", "demand bag")
    wider.when(1, "hand bag_goblet").then(asked="demand-give")
    assert between(wider, None) == {("bag_key",), ("bag_goblet",)}
    assert between(wider, 2) == {("bag_goblet",)}
    wider.chance("draw crest").when(0, "give ring")
    wider.expect_view(2, {"players.0.known": ["bag_goblet"]}).expect_view(3, {"players.0.known": []})


@clause("CD-Q29", "CD-W16")
def test_a_key_demanded_when_the_deck_is_out_may_be_the_turned_bag() -> None:
    s = four(
        "key dagger ring whip",
        "bag_key gloves knives monocle privilege",
        "key goblet goblet pearl tome coat",
        "key goblet bag_goblet sextant crest mirror",
        deck=[],
    )
    s.when(0, "use diplomat", "to 1", "demand key").when(1, "hand bag_key")
    assert between(s, None) == {("key",), ("bag_key",)}


@clause("CD-X6", "CD-N1")
def test_one_of_two_traded_cards_is_no_bag_though_nothing_is_said() -> None:
    s = four("key", "goblet", "bag_key", "bag_goblet", options={"smuggling": True})
    trade(s, 1, "key", "return goblet").then(asked="smuggle")
    assert not any(BAGS <= set(cards) for cards in between(s, None))


@clause("CD-X4", "CD-X10")
def test_what_was_refused_is_neither_the_pearl_nor_the_mirror() -> None:
    s = four("key", "goblet", "bag_key", "bag_goblet").when(0, "trade", "to 1").when(1, "refuse")
    assert set(worlds(s, 2, lambda hands: bool(hands[0] & {"pearl", "mirror"}))) == {False}


@clause("CD-X9", "CD-W13")
def test_what_is_not_named_does_not_work_unless_the_mirror_is_there() -> None:
    """Unsealed cards may be anywhere here, so a silent Monocle has the Mirror for company."""
    trade_items = {"monocle", "privilege", "tome", "coat", "sextant", *BAGS}
    s = trade(four("key", "goblet", "bag_key", "bag_goblet"), 1, "key", "return goblet")
    found = worlds(
        s, None, lambda hands: ("mirror" in hands[0] | hands[1], len((hands[0] | hands[1]) & trade_items))
    )
    assert set(found) == {(False, 0), (True, 0), (True, 1)}
    smuggled = four("key", "goblet", "bag_key", "bag_goblet", options={"smuggling": True})
    window(trade(smuggled, 1, "key", "return goblet"), rest="aloud")
    assert set(worlds(smuggled, None, lambda hands: len((hands[0] | hands[1]) & trade_items))) == {0, 1, 2}


@clause("CD-X8", "CD-Q28")
def test_a_demanded_item_that_stays_silent_met_the_mirror() -> None:
    s = four("key mirror", "monocle ring", "bag_key", "bag_goblet")
    s.when(0, "use diplomat", "to 1", "demand monocle").when(1, "hand monocle").when(0, "give mirror")
    s.expect_view(2, {"players.1.known": ["mirror"]}).expect_view(None, {"players.1.known": ["mirror"]})


@clause("CD-Q35", "CD-Q36")
def test_whoever_declares_holds_something_needed_and_no_pearl() -> None:
    s = four("key", "goblet", "bag_key", "bag_goblet").when(0, "declare")
    assert set(worlds(s, None, lambda hands: tuple(hands[0]))) == {("key",), ("goblet",)}


@clause("CD-V1", "CD-V2")
def test_what_a_declarer_holds_is_needed_by_the_own_faction() -> None:
    """Given a claim, then in every world anybody can imagine, the society and the luggage go together."""
    s = four("key", "goblet", "bag_key", "bag_goblet").when(0, "declare")
    needs = {"order": "key", "brotherhood": "goblet"}
    for viewer in (None, 1):
        rng, seen = Rng(11), Counter[str]()
        for _ in range(200):
            declarer = s.match.sample(viewer, rng).document()["players"][0]
            assert declarer["items"] == [needs[declarer["faction"]]]
            seen[declarer["faction"]] += 1
        assert set(seen) == set(needs)


@clause("CD-Q49")
def test_a_new_journey_begins_with_nothing_heard() -> None:
    s = four("key key key", "goblet", "bag_key", "bag_goblet", options={"rounds": 2})
    s.when(0, "use diplomat", "to 1", "demand whip").when(1, "none")
    for seat in (1, 2, 3):
        s.when(seat, "pass")
    assert s.match.document()["memory"]["items"]["heard"]
    s.when(0, "declare").when(0, "name nobody")
    assert not s.match.document()["memory"]["items"]["heard"]


@clause("CD-W16")
def test_what_was_heard_lives_in_copies_documents_and_wires() -> None:
    s = four("key ring", "goblet dagger gloves", "bag_key", "bag_goblet")
    s.when(0, "use diplomat", "to 1", "demand whip").when(1, "none")
    match = s.match
    for other in (match.clone(), game().position(match.document()), game().unwire(match.wire())):
        assert other.document()["memory"] == match.document()["memory"]
        other.play(1, "pass")
        rng = Rng(2)
        assert not any("whip" in other.sample(3, rng).document()["players"][1]["items"] for _ in range(60))


@clause("CD-G6")
def test_a_card_that_is_shown_may_be_the_one_that_was_spoken_of() -> None:
    """Seat 1 got the Ring back, no Pearl therefore; then it shows the Dagger: perhaps that was the card."""
    s = four("key", "ring dagger", "bag_key", "bag_goblet", turn=1)
    s.when(1, "trade", "to 2", "give ring").when(2, "refuse")
    for seat in (2, 3, 0):
        s.when(seat, "pass")
    all_pass(fight(s, 2, uses=[{1: "use dagger"}]), "doctor")
    assert set(worlds(s, 3, lambda hands: bool(hands[1] & {"pearl", "mirror"}))) == {False, True}


def possible(c: Coach, seat: int) -> Counter[Hashable]:
    """Every way to put the unknown faces that keeps what this seat knows and what everybody has heard."""
    pack, found = c.items, Counter[Hashable]()
    unknown = [card for card in range(21) if not (pack.known[seat] >> card) & 1]
    facts = [(card, int(f.among)) for f in pack.facts_of(seat) for card in unknown if (f.told >> card) & 1]
    for order in permutations(unknown):
        lies = dict(zip(unknown, order, strict=True))
        face = list(pack.face)
        for card, at in lies.items():
            face[at] = pack.face[card]
        heard = all(sum(b.weight(face[n]) for n in range(21) if (b.cards >> n) & 1) <= b.most for b in pack.bounds)
        if heard and all((among >> lies[card]) & 1 for card, among in facts):
            found[tuple(face)] += 1
    return found


@clause("CD-X12", "CD-W16")
def test_worlds_come_as_often_as_counting_says() -> None:
    """A Clairvoyant knows the deck, so few enough worlds are left to count them all, trade by trade."""
    jobs = ("clairvoyant", "diplomat", "priest", "doctor")
    items = ("ring dagger", "bag_key key", "bag_goblet whip", "gloves")
    s = coach(*(p(j, i) for j, i in zip(jobs, items, strict=True)), options={"items": "first-journey"})
    s.when(0, "use clairvoyant", "stack key", "stack goblet", "pass")
    s.when(1, "use diplomat", "to 2", "demand knives").when(2, "none")
    rng = Rng(3)
    for deal in (("whip", 3, "gloves"), ("whip", 1, "bag_key"), None, ("key", 2, "gloves")):
        if deal is None:
            s.when(0, "pass")
        else:
            trade(s, deal[1], deal[0], f"return {deal[2]}")
        c = cast(Coach, s.match._table)
        seen: Counter[Hashable] = Counter(tuple(c.sample(0, rng).items.face) for _ in range(1500))
        assert fits(seen, possible(c, 0)) > 1e-6
