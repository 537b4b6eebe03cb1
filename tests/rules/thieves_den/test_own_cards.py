"""Somebody's own corrected cards: what they change, and what is refused, in words."""

from importlib.resources import files
from typing import cast

import pytest

import rookery
from rookery import GameError, Match
from rookery.games.thieves_den.data import document, standard
from rookery.games.thieves_den.kit import DenKit
from rookery.play.bots import Window, make_bot
from tests.rules.thieves_den.table import GAME, player
from tests.scenario import given

BOXED = "PW04 PW05 PW06 PW07 PW08 PW09"


def text() -> str:
    """The file of the box."""
    return files("rookery.games.thieves_den").joinpath("cards.toml").read_text(encoding="utf-8")


def changed(*pairs: tuple[str, str]) -> str:
    """The file with something else in it."""
    own = text()
    for old, new in pairs:
        assert old in own
        own = own.replace(old, new, 1)
    return own


def entry(card: str, key: str, value: str) -> str:
    """The file with another value in one row."""
    head, tail = text().split(f'id = "{card}"\n')
    row, rest = tail.split("\n\n", 1)
    lines = [f"{key} = {value}" if line.startswith(f"{key} = ") else line for line in row.split("\n")]
    assert lines != row.split("\n")
    return f'{head}id = "{card}"\n' + "\n".join(lines) + f"\n\n{rest}"


def start(own: str, seats: int = 3) -> Match:
    return rookery.game(GAME).start(seats=seats, seed=1, options={"cards": own})


def test_other_values_are_played() -> None:
    own = entry("L01", "ability", '"4P + 1R"').replace("C = 2, G = 2", "C = 7, G = 2")
    own = own.replace("noble = 3", "noble = 9")
    two = [player("C", above="L01A"), player(sold="NO1A", passed=True)]
    story = given(GAME, options={"cards": own}, phase="thieving", round=3, boxed=BOXED, players=two)
    story.when(0, "rob L01A").expect({"players.0.treasures": "C P P P P", "players.0.reputation.locations": 1})
    story.when(0, "hag codex").expect({"players.0.reputation.hag": 7})
    story.when(0, "pass").outcome(points={1: {"majorities": 9}})


def test_they_are_called_by_their_own_names_and_told_in_four_languages() -> None:
    match = start(changed(('name = "Potion Shop"', 'name = "Bájitalbolt"'), ('ability = "3P"', 'ability = "2W"')))
    words = match._kit.card_words
    assert words("L01A", "en") == ("Bájitalbolt", "Village. 2 treasures of any type. Owner bonus: a gem.")
    assert words("L01", "de")[1].startswith("Dorf. 2 beliebige Schätze.")
    assert words("L02B", "en") == rookery.game(GAME).start(seats=3)._kit.card_words("L02B", "en")
    pay = start(entry("L10", "ability", '"pay T > upto 2W + steal"'))
    assert pay._kit.card_words("L10")[1] == (
        "Shadow. a thief → at most 2 treasures of any type and a treasure of an opponent. No owner bonus."
    )
    fence = start(entry("NO1", "wants", '"GGW"'))
    assert fence._kit.card_words("NO1")[1] == "Noble. Wants 2 gems and a treasure of any type; brings 6 reputation."
    scheme = start(entry("S01", "reputation", "5"))
    assert "5 reputation" in scheme._kit.card_words("S01")[1]
    instant = start(entry("L06", "ability", '"destroy + lure"'))
    assert (
        "a treasure of an opponent goes back to the city and a thief of an opponent"
        in (instant._kit.card_words("L06")[1])
    )
    own = start(changed(('ability = "3P"', 'ability = "3P"\ntext = "Three bottles."')))
    assert own._kit.card_words("L01", "hu")[1] == "Three bottles."


def test_the_order_of_the_rows_does_not_matter() -> None:
    """A power is what its id says, wherever its row stands."""
    head, *rows = text().split("[[card]]\n")
    match = start("[[card]]\n".join([head, *[row.rstrip() + "\n\n" for row in reversed(rows)]]))
    assert cast(DenKit, match._kit).cards.power_ids == standard()[0].power_ids


@pytest.mark.parametrize("seats", [2, 5])
def test_bots_play_with_them(seats: int) -> None:
    """Wild wants, long abilities, bonuses to choose, instants that steal."""
    own = entry("NO1", "wants", '"WW"').replace('ability = "3C"', 'ability = "9W + 2T + 5R"')
    own = own.replace('bonus = "1G"', 'bonus = "2W + 1T"').replace('ability = "3R"', 'ability = "steal + lure"')
    match = start(own, seats)
    bots = [make_bot(GAME, "heuristic", s) for s in range(seats)]
    while match.unanswered:
        seat = match.unanswered[0]
        match.play(seat, bots[seat].choose(Window(match, seat)))
        assert match.check() == []
    assert rookery.replay(match.record).outcome == match.outcome


def test_a_record_keeps_them() -> None:
    match = start(entry("NO1", "reputation", "29"))
    again = rookery.replay(match.record)
    assert again == match
    assert int(cast(DenKit, again._kit).cards.fence[1].fame) == 29


@pytest.mark.parametrize(
    ("own", "said"),
    [
        (entry("L01", "ability", '"3X"'), "“3X” is no part"),
        (entry("L01", "ability", '"0P"'), "“0P” is no part"),
        (entry("L01", "ability", '"1P + 1P + 1P + 1P + 1P"'), "(L01).ability: one to 4 parts"),
        (entry("L01", "ability", '"1P + pay W"'), "“pay W” is no part"),
        (entry("L01", "ability", '"1P > 1G"'), "“pay W” or “pay T”"),
        (entry("L01", "ability", '""'), "a location has an ability"),
        (entry("L01", "instant", '"no"'), "true or false"),
        (entry("L01", "bonus", '"2R"'), "TD-C4"),
        (entry("L06", "bonus", '"1C"'), "TD-C4"),
        (entry("L01", "type", '"swamp"'), "(L01).type must be one of village"),
        (entry("NO1", "type", '"thug"'), "(NO1).type must be one of noble"),
        (entry("NO1", "wants", '"GX"'), "letters of C, G, A, F, P, W"),
        (entry("NO1", "wants", '""'), "one to 6 letters"),
        (entry("NO1", "reputation", "31"), "(NO1).reputation must be a number from 0 to 30, not 31"),
        (entry("S01", "types", '["village", "village"]'), "two different types"),
        (entry("S01", "types", '["village", "lake"]'), "(S01).types must be one of"),
        (entry("L01", "source", '"a dream"'), "source must be one of rulebook"),
        (entry("L01", "kind", '"fence"'), "(L01).type must be one of noble"),
        (entry("PW01", "kind", '"joke"'), "(PW01).kind must be one of location"),
        (changed(('id = "L01"', 'id = "L02"')), "the id stands there twice"),
        (changed(('id = "L01"', 'id = "L31"')), "L01 (location) is missing"),
        (changed(("chests = 8", "chests = 9")), "“chests” is printed in the rulebook"),
        (changed(("[hag]", "[witch]")), "the section [hag] is missing"),
        (changed(("noble = 3", "noble = -3")), "majorities.reputation.noble must be a number from 0 to 30, not -3"),
        (changed(("[box]", "[box")), "not a TOML text (line"),
        (text() + '\n[[card]]\nid = "L31"\nkind = "power"\nname = "X"\nsource = "published"\n', "“L31” is no card"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused_in_words(own: str, said: str) -> None:
    with pytest.raises(GameError) as caught:
        start(own)
    assert said in str(caught.value)
    for lang in ("de", "hu", "pl"):
        assert caught.value.say(lang) != str(caught.value)


def test_the_box_is_what_is_written_down() -> None:
    assert [row["id"] for row in document()["card"]] == [row["id"] for row in rookery.game(GAME).cards]
