"""Who knows what: section 5 of the specification, and the notes of certain knowledge."""

from collections import Counter
from typing import Any

import pytest

from rookery.core.rng import Rng
from tests.clauses import clause
from tests.rules.castle_of_the_devil.coach import coach, fight, game, hand, no_doctor, p, trade, window
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
