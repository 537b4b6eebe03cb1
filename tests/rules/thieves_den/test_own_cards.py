"""Somebody's own corrected cards: what they change, and what is refused, in words."""

import json
import re
from importlib.resources import files
from random import Random
from typing import cast

import pytest

import rookery
from rookery import GameError, Match
from rookery.core.rng import Rng
from rookery.games.thieves_den.cards.reading import document, standard
from rookery.games.thieves_den.kit import DenKit
from rookery.play.bots import Window, make_bot
from rookery.play.checks import pick
from tests.anygame import fewer
from tests.rules.thieves_den.table import GAME, player, thieving
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


LOCATION = {"kind": "location", "type": "city", "instant": False, "ability": "1C", "bonus": ""}


def row(card: str, **entries: object) -> str:
    """One more card."""
    said = {"id": card, "name": "Tinker's Loft", "source": "reconstructed", **entries}
    return "\n[[card]]\n" + "".join(f"{key} = {toml(value)}\n" for key, value in said.items())


def toml(value: object) -> str:
    """A value as TOML writes it."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {toml(each)}" for key, each in value.items()) + " }"
    return json.dumps(value)


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
    assert words("L01A", "en") == ("Bájitalbolt", "Village. Get 2 treasures of any type. Owner bonus: a gem.")
    assert words("L01", "de")[1].startswith("Dorf. Du bekommst 2 beliebige Schätze.")
    assert words("L02B", "en") == rookery.game(GAME).start(seats=3)._kit.card_words("L02B", "en")
    pay = start(entry("L10", "ability", '"pay T > upto 2W + steal"'))
    assert pay._kit.card_words("L10")[1] == (
        "Shadow. You may return a thief. If you do: Get up to 2 treasures of any type. "
        "Take a treasure from an opponent. No owner bonus."
    )
    fence = start(entry("NO1", "wants", '"GGW"'))
    assert fence._kit.card_words("NO1")[1] == "Noble. Wants 2 gems and a treasure of any type; brings 6 reputation."
    scheme = start(entry("S01", "reputation", "5"))
    assert "5 reputation" in scheme._kit.card_words("S01")[1]
    instant = start(entry("L06", "ability", '"destroy + lure"'))
    said = "At once: Return an opponent’s treasure to the city. Take a thief from an opponent."
    assert said in instant._kit.card_words("L06")[1]
    own = start(changed(('ability = "3P"', 'ability = "3P"\ntext = "Three bottles."')))
    assert own._kit.card_words("L01", "hu")[1] == "Three bottles."


def test_the_order_of_the_rows_does_not_matter() -> None:
    """A power is what its id says, wherever its row stands."""
    head, *rows = text().split("[[card]]\n")
    match = start("[[card]]\n".join([head, *[row.rstrip() + "\n\n" for row in reversed(rows)]]))
    assert cast(DenKit, match._kit).cards.power_ids == standard()[0].power_ids


def test_a_card_of_ones_own_is_a_row() -> None:
    """Dealt, bought and told in four languages; what it does follows from its values."""
    fence = row("NO4", kind="fence", type="noble", wants="GGC", reputation=8, names={"de": "Gräfin"})
    own = text() + fence + row("S11", kind="scheme", types=["ruin", "city"], reputation=2)
    display = "NO4A AG1A CO1A EN1A ME1A PE3A"
    story = thieving(player("G G C", 1), player("C", 1), player(), display=display, options={"cards": own})
    assert "Gräfin" in story.match.sentence(0, "deal NO4A", "de")
    story.chance("fence NO4B").when(0, "deal NO4A").expect({"players.0.reputation.fences": 8})
    words = story.match._kit.card_words
    assert words("NO4A") == ("Tinker's Loft", "Noble. Wants 2 gems and a codex; brings 8 reputation.")
    assert words("NO4A", "de") == ("Gräfin", "Adel. Will 2 Edelsteine und einen Kodex; bringt 8 Ansehen.")
    assert words("S11", "pl")[0] == "Tinker's Loft"


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
        (entry("L01", "ability", '"3X"'), "“3X” is not a part"),
        (entry("L01", "ability", '"0P"'), "“0P” is not a part"),
        (entry("L01", "ability", '"1P + 1P + 1P + 1P + 1P"'), "(L01).ability: one to 4 parts"),
        (entry("L01", "ability", '"1P + pay W"'), "“pay W” is not a part"),
        (entry("L01", "ability", '"1P > 1G"'), "“pay W” or “pay T”"),
        (entry("L01", "ability", '""'), "a location must have an ability"),
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
        (entry("L01", "kind", '"fence"'), "(L01).kind must be one of location"),
        (entry("L01", "ability", '"9W + 6T"'), "(L01).ability: at most 14 treasures and thieves"),
        (entry("L01", "bonus", '"9W + 6T"'), "(L01).bonus: at most 14 treasures and thieves"),
        (entry("NO1", "reputation", "9" * 5000), "not a TOML text"),
        (entry("NO1", "reputation", f"0x{'f' * 5000}"), "(NO1).reputation must be a number from 0 to 30, not 0xf"),
        (entry("S01", "reputation", "-1"), "(S01).reputation must be a number from 0 to 30, not -1"),
        (entry("S01", "reputation", "3.5"), "(S01).reputation must be a number from 0 to 30, not 3.5"),
        (changed(("C = 2, G = 2", "C = 2, G = 99")), "hag.reputation.G must be a number from 0 to 30, not 99"),
        (entry("PW01", "kind", '"joke"'), "(PW01).kind must be one of power"),
        (changed(('id = "L01"', 'id = "L02"')), "the id is used twice"),
        (changed(('id = "L01"', 'id = "L31"')), "L01 (location) is missing"),
        (changed((f"[[card]]{text().split('[[card]]')[1]}", "")), "L01 (location) is missing"),
        (changed(("chests = 8", "chests = 9")), "“chests” is printed in the rulebook"),
        (changed(("[hag]", "[witch]")), "the section [hag] is missing"),
        (changed(("noble = 3", "noble = -3")), "majorities.reputation.noble must be a number from 0 to 30, not -3"),
        (changed(("[box]", "[box")), "not a TOML text (line"),
        (text() + row("L31", kind="power"), "(L31).kind must be one of location, fence, scheme"),
        (text() + row("L31", **LOCATION), "31 cards of the kind location, at most 30"),
        (text() + row("new", kind="scheme"), "(new): the id of a new card"),
        (text() + row("S11", kind="scheme", names={"fr": "Ruse"}), "(S11): “names” must be a table of names in"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused_in_words(own: str, said: str) -> None:
    with pytest.raises(GameError) as caught:
        start(own)
    assert said in str(caught.value)
    for lang in ("de", "hu", "pl"):
        assert caught.value.say(lang) != str(caught.value)


def test_a_power_with_values_of_its_own_is_still_the_power_of_the_rules() -> None:
    match = start(changed(('id = "PW01"\n', 'id = "PW01"\nreputation = 5\ntype = "noble"\n')))
    for lang in ("en", "de", "hu", "pl"):
        assert match._kit.card_words("PW01", lang) == rookery.game(GAME).start(seats=3)._kit.card_words(
            "PW01", lang
        )


@pytest.mark.parametrize("seats", [2, 5])
def test_the_richest_cards_are_played_to_the_end(seats: int) -> None:
    """Every number at its largest."""
    own = re.sub(r'ability = "[^"]*"', 'ability = "9W + 5T + 9R"', text())
    own = re.sub(r'bonus = "[^"]+"', 'bonus = "9W + 5T"', own)
    own = re.sub(r'wants = "[^"]+"', 'wants = "WWWWWW"', own)
    own = re.sub(r"reputation = \d+", "reputation = 30", own)
    match, rng = start(own, seats), Rng(1)
    for _ in range(match._kit.max_decisions):
        if match.over:
            break
        match.play(*pick(match, rng))
        assert match.check() == []
    assert match.over


VALUES = {  # the first ones are possible
    "ability": [
        "1C",
        "9G",
        "9W",
        "3T",
        "9R",
        "upto 3W",
        "2W + 9T",
        "lure + 2W",
        "steal + destroy",
        "pay W > 4T + 2W",
    ],
    "bonus": ["1C", "2W", "9W", "3T", "2W + 2T", "9C + 5T"],
    "wants": ["C", "GG", "W", "CW", "WWW", "CGAFPW", "CCCCCC"],
    "reputation": ["0", "1", "7", "30"],
}
WRONG = {"ability": ["0C", "10C", "9W + 9W"], "bonus": ["2R"], "wants": ["X"], "reputation": ["31", "-1", "1e9"]}


def drawn(luck: Random) -> str:
    """The file with values drawn by lot; in some files one of a hundred is impossible."""
    wrong = 0.01 if luck.random() < 0.3 else 0

    def value(found: re.Match[str]) -> str:
        if not found[3] or luck.random() < 0.4:
            return found[0]
        return found[1] + luck.choice((WRONG if luck.random() < wrong else VALUES)[found[2]])

    return re.sub(r'((ability|bonus|wants|reputation) = "?)([^"\n{]*)', value, text())


def test_whatever_is_accepted_is_played_to_the_end_and_written_on_the_way() -> None:
    played = refused = 0
    for n in range(fewer(60)):
        luck = Random(n)
        try:
            match = start(drawn(luck), luck.randint(2, 5))
        except GameError:
            refused += 1
            continue
        rng = Rng(n)
        while not match.over:
            if luck.random() < 0.05:
                assert rookery.game(GAME).position(match.document()) == match
            match.play(*pick(match, rng))
            assert match.check() == []
        assert match.number <= match._kit.max_decisions
        played += 1
    assert played and refused


def test_the_box_is_what_is_written_down() -> None:
    assert [row["id"] for row in document()["card"]] == [row["id"] for row in rookery.game(GAME).cards]
