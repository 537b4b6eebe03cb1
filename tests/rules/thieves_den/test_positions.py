"""Documents of positions: what may be left out, and what is refused."""

import pytest

from tests.rules.thieves_den.table import GAME, player, scouting, thieving, with_power
from tests.scenario import given, impossible


def test_supplies_left_out_hold_the_rest() -> None:
    story = thieving(player("C C", 2), player("G", 1), player())
    story.expect_view(None, {"city": {"C": 5, "G": 6, "A": 7, "F": 7, "P": 7}, "forest": 12})


def test_treasures_may_be_written_in_many_ways() -> None:
    for way in ("C C G", "codex codex gem", ["C", "C", "G"], {"C": 2, "G": 1}):
        thieving({"treasures": way}, player(), player()).expect({"players.0.treasures": "C C G"})


def test_a_position_in_the_middle_of_a_power() -> None:
    story = with_power("PW03", player("C C", above="L02A L20A L04A"), player(), player())
    story.when(0, "power PW03 codex", "rob L04A", "pay codex", "take gem")
    again = given(GAME, **story.match.document())
    again.same_as(story).then(waiting=0, asked="upto")
    again.when(0, "stop").then(asked="strike")


def test_picks_that_lie_face_down() -> None:
    hands = (player(hand="L01A L02A"), player(hand="L07A L08A"), player(hand="L13A L14A"))
    story = scouting(*hands, picks=2).when(1, "pick L08A")
    assert story.match.document()["players"][1]["pick"] == "L08A"
    given(GAME, **story.match.document()).then(waiting=(0, 2, 1)).same_as(story)


THREE = [player(), player(), player()]


@pytest.mark.parametrize(
    ("where", "clause", "document"),
    [
        ("phase", None, {"phase": "lunch"}),
        ("round", None, {"round": 4}),
        ("players", None, {"players": [player()]}),
        ("players[0].treasures", None, {"players": [player("X"), player(), player()]}),
        ("players[0].treasures", "TD-B1", {"players": [player("C C C C G G G G A A A A"), player(), player()]}),
        ("players[0].thieves", None, {"players": [player("", 12), player(), player()]}),
        ("players[0].passed", None, {"players": [player(passed="yes"), player(), player()]}),
        ("players[0].side", "TD-D7", {"players": [player(side="L01A"), player(), player()]}),
        ("players[1].above", "TD-C5", {"players": [player(above="L01A"), player(above="L01A"), player()]}),
        ("players[0].above", None, {"players": [player(above="L99A"), player(), player()]}),
        ("players[0].reputation", None, {"players": [player(reputation="much"), player(), player()]}),
        ("players", "TD-D6", {"phase": "thieving", "players": [player(hand="L01A"), player(), player()]}),
        ("players", "TD-D5", {"phase": "scouting", "players": [player(hand="L01A"), player(), player()]}),
        ("the document", "TD-G4", {"phase": "thieving", "forest": 30}),
        ("the document", "TD-G3", {"phase": "thieving", "city": "C"}),
        ("robbed", "TD-C3", {"phase": "thieving", "robbed": ["L01A"]}),
        ("players[0].above", "TD-D4", {"phase": "thieving", "players": [player(above="L06A"), player(), player()]}),
        ("display", "TD-A8", {"display": ["NO1A", None]}),
        ("powers", "TD-S3", {"powers": ["PW01"]}),
        ("hag", "TD-A12", {"phase": "thieving", "hag": "C C"}),
        ("phase", "TD-U1", {"phase": "round", "vault": 2}),
        ("turn", "TD-T4", {"phase": "thieving", "players": [player(passed=True), player(), player()]}),
        ("doing[0]", None, {"phase": "thieving", "doing": ["robbery"]}),
        ("doing", None, {"phase": "thieving", "doing": [{"rule": "power", "seat": 0, "power": "PW01"}]}),
        ("players[0].pick", "TD-D2", {"phase": "thieving", "players": [player(pick="L01A"), player(), player()]}),
        ("beneath", None, {"beneath": [f"{t}{n}B" for t in ("NO", "AG", "CO") for n in (1, 2, 3)]}),
        ("top", None, {"top": [f"L{n:02}B" for n in range(1, 10)]}),
        ("players[0].knows", "TD-D6", {"players": [player(knows="L01A"), player(), player()]}),
        ("the document", None, {"lunch": 12}),
    ],
)
def test_impossible_positions(where: str, clause: str | None, document: dict[str, object]) -> None:
    impossible(GAME, where=where, clause=clause, **{"seats": 3, "players": THREE, **document})


def test_two_players_know_only_one_set() -> None:
    impossible(GAME, seats=2, where="players[0].above", players=[player(above="L01B"), player()])


def test_shorthands() -> None:
    story = thieving(player(above="L01A"), player(above="L03A L03B"), player())
    assert str(story.match.move(0, "rob l01")) == "rob L01A"
    assert str(story.match.move(0, "rob L03B")) == "rob L03B"
    with pytest.raises(ValueError, match="L03"):
        story.match.move(0, "rob L03")
    story.unreadable(0, "rob").unreadable(0, "dance").unreadable(0, "hag silver").unreadable(0, "")
    story.unreadable(0, "renew 1 1").unreadable(0, "steal 9 gem").unreadable(0, "rob L99A")
