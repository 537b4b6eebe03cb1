"""Setting off: CD-S, and the numbers of section 8."""

from collections import Counter
from typing import Any

import pytest

import rookery
from rookery.games.castle_of_the_devil.cards.book import ITEMS, KIND_OF, OCCUPATIONS, UNSEALED
from rookery.games.castle_of_the_devil.cards.reading import box, rows
from rookery.games.castle_of_the_devil.seen.view import CHARACTERS
from tests.clauses import clause
from tests.rules.castle_of_the_devil.coach import GAME, game

SEATS = range(3, 11)
SIZES = {  # seats: items each, limit, occupation pile, deck sealed, deck full, items in play
    3: (2, 8, 7, 9, 14, 20),
    4: (1, 6, 6, 12, 17, 21),
    5: (1, 5, 5, 11, 16, 21),
    6: (1, 5, 4, 10, 15, 21),
    7: (1, 5, 3, 9, 14, 21),
    8: (1, 5, 2, 8, 13, 21),
    9: (1, 5, 1, 7, 12, 21),
    10: (1, 5, 0, 6, 10, 20),
}


def items_of(doc: dict[str, object]) -> list[list[str]]:
    players = doc["players"]
    assert isinstance(players, list)
    return [row["items"] for row in players]


@clause("CD-S1")
def test_three_to_ten() -> None:
    assert list(game().seats) == list(SEATS)
    assert game().usual_seats == 6  # three against three, no drinks
    for seats in (2, 11):
        with pytest.raises(rookery.GameError) as error:
            game().start(seats=seats)
        assert error.value.clause == "CD-S1"


@clause("CD-S2", "CD-Q57", "CD-G1")
@pytest.mark.parametrize("seats", SEATS)
def test_characters_are_public_and_no_luggage(seats: int) -> None:
    """Everybody has a character of the own; it is no item, and the match asks for none."""
    match = game().start(seats=seats, seed=1)
    for viewer in (0, None):
        shown = [row["character"] for row in match.view(viewer)["players"]]
        assert len(set(shown)) == seats
        assert not set(shown) & set(ITEMS)
    assert match.question(match.waiting[0]).key == "turn"  # type: ignore[union-attr]
    assert sum(row["kind"] == "character" for row in rows()) == 10


def characters(match: rookery.Match) -> list[str]:
    """Who sits where."""
    return [row["character"] for row in match.view(None)["players"]]


@clause("CD-Q57")
def test_whoever_has_not_chosen_a_character_is_dealt_one() -> None:
    """What was chosen stays; the rest falls as the seed has it, and the record keeps it."""
    options = {"characters": "- juan"}
    dealt = [game().start(seats=4, seed=seed, options=options) for seed in range(60)]
    assert all(characters(match)[1] == "juan" and len(set(characters(match))) == 4 for match in dealt)
    assert {characters(match)[0] for match in dealt} == set(CHARACTERS) - {"juan"}
    assert characters(dealt[5]) == characters(game().start(seats=4, seed=5, options=options))
    assert characters(rookery.replay(dealt[5].record)) == characters(dealt[5])


@clause("CD-Q57", "CD-S2")
@pytest.mark.parametrize("chosen", ["juan juan", "count", "juan - - - marie", 7])
def test_no_character_twice_and_none_for_a_seat_that_is_not_there(chosen: Any) -> None:
    with pytest.raises(rookery.GameError) as error:
        game().start(seats=4, seed=1, options={"characters": chosen})
    assert error.value.clause == "CD-Q57"


@clause("CD-S3")
@pytest.mark.parametrize("seats", SEATS)
def test_occupations_are_dealt_face_down(seats: int) -> None:
    match = game().start(seats=seats, seed=2)
    doc = match.document()
    dealt = [row["occupation"] for row in doc["players"]]
    assert sorted(dealt + doc["pile"]) == sorted(OCCUPATIONS)
    assert len(doc["pile"]) == 10 - seats == SIZES[seats][2] == match.view(None)["pile"]
    for row in match.view(0)["players"][1:]:
        assert row["occupation"] is None and not row["face_up"]


@clause("CD-S4")
@pytest.mark.parametrize("seats", [4, 6, 8, 10])
def test_even_numbers_have_equal_factions(seats: int) -> None:
    for seed in range(8):
        doc = game().start(seats=seats, seed=seed).document()
        assert Counter(row["faction"] for row in doc["players"]) == {"order": seats // 2, "brotherhood": seats // 2}
        assert doc["undealt"] is None
        assert not any(row["drink"] for row in game().start(seats=seats, seed=seed).view(0)["players"])


@clause("CD-S5", "CD-S6")
@pytest.mark.parametrize("seats", [3, 5, 7, 9])
def test_odd_numbers_leave_one_faction_card_over(seats: int) -> None:
    """One faction is smaller; nobody is told which, and everybody has a drink."""
    smaller = set()
    for seed in range(12):
        match = game().start(seats=seats, seed=seed)
        doc = match.document()
        found = Counter([row["faction"] for row in doc["players"]] + [doc["undealt"]])
        assert found == {"order": (seats + 1) // 2, "brotherhood": (seats + 1) // 2}
        smaller.add(doc["undealt"])
        for viewer in (0, None):
            view = match.view(viewer)
            assert "undealt" not in view
            assert all(row["drink"] for row in view["players"])
    assert smaller == {"order", "brotherhood"}


@clause("CD-S7", "CD-N3")
@pytest.mark.parametrize("seats", SEATS)
def test_a_first_journey_has_sealed_items_only(seats: int) -> None:
    doc = game().start(seats=seats, seed=3, options={"items": "first-journey"}).document()
    used = [item for row in items_of(doc) for item in row] + doc["deck"]
    assert not set(used) & set(UNSEALED)
    assert len(doc["deck"]) == SIZES[seats][3]
    assert len(used) == (15 if seats == 3 else 16)


@clause("CD-S7")
def test_unsealed_items_may_be_added_one_by_one() -> None:
    doc = game().start(seats=6, seed=3, options={"items": "crest mirror"}).document()
    assert {"crest", "mirror"} <= set(doc["deck"])
    assert not {"tome", "coat", "sextant"} & set(doc["deck"])
    for wrong in ("dagger", "crest crest", "", "nothing", 3):
        with pytest.raises(rookery.GameError) as error:
            game().start(seats=6, options={"items": wrong})
        assert error.value.clause == "CD-S7"


@clause("CD-S8", "CD-S11", "CD-Q8")
@pytest.mark.parametrize("seats", range(4, 11))
def test_the_first_items(seats: int) -> None:
    """One each: both bags in two hands, nothing unsealed; all the rest is the deck."""
    for seed in range(12):
        doc = game().start(seats=seats, seed=seed).document()
        hands = items_of(doc)
        assert [len(h) for h in hands] == [1] * seats
        assert sum("bag_key" in h for h in hands) == sum("bag_goblet" in h for h in hands) == 1
        assert not {item for h in hands for item in h} & set(UNSEALED)
        assert len(doc["deck"]) == SIZES[seats][4]
        everything = Counter(ITEMS[k] for k in KIND_OF)
        if seats == 10:
            del everything["coat"]
        assert Counter([item for h in hands for item in h] + doc["deck"]) == everything


@clause("CD-S9", "CD-Q51")
def test_three_players_get_two_items_each() -> None:
    """Two bags and four other sealed items; one player may get both bags. One faction card each, no more."""
    both = 0
    for seed in range(60):
        doc = game().start(seats=3, seed=seed).document()
        hands = items_of(doc)
        assert [len(h) for h in hands] == [2, 2, 2]
        dealt = [item for h in hands for item in h]
        assert {"bag_key", "bag_goblet"} <= set(dealt)
        assert not set(dealt) & set(UNSEALED)
        assert "pearl" not in dealt + doc["deck"]
        assert len(doc["deck"]) == 14
        assert all(isinstance(row["faction"], str) for row in doc["players"])
        both += any({"bag_key", "bag_goblet"} <= set(h) for h in hands)
    assert 4 < both < 24  # one in five


@clause("CD-S10")
def test_ten_players_travel_without_the_coat() -> None:
    doc = game().start(seats=10, seed=1).document()
    assert "coat" not in doc["deck"]
    assert "coat" in game().start(seats=9, seed=1).document()["deck"]


@clause("CD-S12")
def test_everybody_knows_the_own_cards() -> None:
    match = game().start(seats=5, seed=4)
    doc = match.document()
    for seat in range(5):
        mine = match.view(seat)["players"][seat]
        assert mine["known"] == doc["players"][seat]["items"]
        assert mine["faction"] == doc["players"][seat]["faction"]
        assert mine["occupation"] == doc["players"][seat]["occupation"]


@clause("CD-S13", "CD-Q1")
def test_the_starter_is_drawn_by_lot() -> None:
    starters = Counter(game().start(seats=4, seed=seed).view(None)["starter"] for seed in range(200))
    assert set(starters) == {0, 1, 2, 3}
    assert max(starters.values()) < 80
    match = game().start(seats=4, seed=1)
    assert match.waiting == (match.view(None)["starter"],)


@clause("CD-Q8", "CD-S11")
def test_the_data_agree_with_the_rules() -> None:
    """cards.toml and the numbers of the rules are the same cards."""
    items = [row for row in rows() if row["kind"] == "item"]
    assert tuple(row["id"] for row in items) == ITEMS
    assert [row["copies"] for row in items] == [KIND_OF.count(k) for k in range(len(ITEMS))]
    assert tuple(row["id"] for row in items if not row["seal"]) == UNSEALED
    assert sum(row["copies"] for row in items) == box()["box"]["items"] == 21
    jobs = [row for row in rows() if row["kind"] == "occupation"]
    assert tuple(row["id"] for row in jobs) == OCCUPATIONS
    assert {row["id"] for row in jobs if row["once"]} == {
        "diplomat",
        "doctor",
        "duelist",
        "poisoner",
        "clairvoyant",
        "priest",
    }
    assert {row["source"] for row in rows()} <= {"rulebook", "published"}
    assert rookery.game(GAME).cards == rows()
