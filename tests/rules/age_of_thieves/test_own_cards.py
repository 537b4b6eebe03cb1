"""Somebody's own cards and map: played by, worded by, refused with the row that is wrong."""

import re

import pytest

import rookery
from rookery.core.table import CHANCE
from rookery.errors import GameError
from rookery.games import cardfile
from rookery.games.age_of_thieves.cards.own import box
from rookery.games.age_of_thieves.web.city import draw_corrections
from rookery.i18n import LANGUAGES
from rookery.play.arena.tournament import contest
from tests.clauses import clause
from tests.rules.age_of_thieves.table import resolving, thief
from tests.scenario import given, impossible

GAME = "age-of-thieves"
BOTH = cardfile.box_text("rookery.games.age_of_thieves")


def changed(old: str, new: str, text: str = BOTH) -> str:
    assert old in text
    return text.replace(old, new, 1)


def row(card: str, old: str, new: str) -> str:
    """The file with one entry of a card changed."""
    found = re.search(rf'id = "{card}"\n(?:.+\n)*?{re.escape(old)}', BOTH)
    assert found, card
    return BOTH.replace(found[0], found[0].replace(old, new))


SHORT_CUT = changed('  { a = "P0", b = "P1E" },', '  { a = "P0", b = "P1E" },\n  { a = "Na1", b = "P1N" },')
NO_WAY = changed('  { a = "P0", b = "P1E" },\n', "")


def refused(text: str) -> str:
    with pytest.raises(GameError) as found:
        rookery.game(GAME).start(2, seed=1, options={"cards": text})
    for lang in LANGUAGES:
        assert not found.value.say(lang).startswith("[")
    return str(found.value)


@clause("AT-G6")
def test_a_path_of_ones_own_is_walked() -> None:
    thieves = (thief("morius", "Na1", "move:5"), thief("zain", "Sa2"))
    resolving(*thieves).when(0, "sneak").legal(0, not_has=["go P1N"])
    story = resolving(*thieves, options={"cards": SHORT_CUT}).when(0, "sneak").legal(0, has=["go P1N"])
    assert rookery.replay(story.match.record) == story.match


def test_the_map_alone_and_the_cards_alone_leave_the_rest_as_it_is() -> None:
    cards = BOTH[BOTH.index("[watch.calm]") :]
    only_map = changed('  { a = "P0", b = "P1E" },\n', "", BOTH[: BOTH.index("[watch.calm]")])
    assert box(only_map).rows == box(None).rows
    assert box(cards).map is box(None).map
    city = box(only_map).board
    assert city.names.index("P1E") not in city.paths[city.names.index("P0")]


@clause("AT-S10")
def test_values_of_ones_own_are_played_by() -> None:
    assert int(box(row("G06", "steps = 5", "steps = 6")).book.steps[6]) == 6
    assert "together" in refused(row("G06", "copies = 3", "copies = 4"))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (
            row("G01", "range = 4", "range = 40"),
            r"\[\[card\]\] 1 \(G01\)\.range must be a number from 0 to 12, not 40",
        ),
        (row("G01", 'kind = "grenade"', 'kind = "device"'), r"\(G01\): “kind” must be as in the box"),
        (row("G19", 'range = "D"', "range = 3"), r"\(G19\): “range” must be as in the box \(’D’\)"),
        (row("informer", "copies = 10", "copies = 9"), r"\(informer\): “copies” must be as in the box \(10\)"),
        (changed('id = "G27"', 'id = "G28"'), r"“G28” is not in the box"),
        (changed("guard_movement = 3", "guard_movement = -1"), r"watch, calm\.guard_movement must be a number"),
        (changed('b = "P1E" }', 'b = "P9" }'), r"paths \d+: a path needs two different spaces"),
        (changed('{ a = "P0", b = "P1N" }', '{ a = "P0", b = "P1E" }'), r"\(P0–P1E\): the id is used twice"),
        (
            changed('id = "Na1", district = "N", kind = "plain"', 'id = "Na1", district = "N", kind = "post"'),
            r"N: plain",
        ),
        (
            changed('id = "Na0", district = "N", kind = "dungeon"', 'id = "Na0", district = "N", kind = "plain"'),
            r"\(Na0\)\.kind must be one of dungeon",
        ),
        (changed('district = "N"', 'district = "E"'), r"“district” must be as in the box"),
        (changed('marks = ["start"]', "marks = []"), r"\(Na2\)\.marks must be one of start"),
    ],
)
def test_what_is_wrong_is_named_with_its_row(text: str, said: str) -> None:
    assert re.search(said, refused(text)), refused(text)


@clause("AT-C9")
def test_nobody_walks_into_a_dungeon_of_ones_own_map() -> None:
    into = changed('  { a = "P0", b = "P1E" },', '  { a = "P0", b = "P1E" },\n  { a = "P0", b = "Na0" },')
    assert "leads out of it" in refused(into)


def test_everybody_can_get_everywhere() -> None:
    torn = re.sub(r'  \{ a = "P0", b = "P1[ENSW]" \},\n', "", BOTH)
    assert "paths (P0) must be a number from 1 to 8, not 0" in refused(torn)
    alone = re.sub(r'  \{ a = "P1[ENSW]", b = "P2.*\n', "", BOTH)
    assert re.search(r"from \w+ to \w+ in at most 31 steps", refused(alone))


def test_the_picture_shows_what_is_corrected() -> None:
    assert draw_corrections(box(None).map) == ""
    assert 'class="new" data-way="Na1 P1N"' in draw_corrections(box(SHORT_CUT).map)
    assert 'class="gone" data-way="P0 P1E"' in draw_corrections(box(NO_WAY).map)


def test_the_heuristic_plays_on_a_map_of_ones_own() -> None:
    tally = contest(GAME, 2, 1, ["heuristic"], seed=3, options={"cards": SHORT_CUT})
    assert len(tally.finished) == 1, [g.crash for g in tally.crashed]


@clause("AT-P2")
def test_a_full_hand_may_draw_as_many_as_are_printed() -> None:
    """Ten cards are held until five are discarded: a sound table, which can be written and read."""
    hand = ["G04", "G05", "G06", "G07", "G08"]
    thieves = (thief("morius", "Na2", "ambush:5", hand=hand), thief("zain", "Sa2", "move:2"))
    own = {"cards": changed("plan_cards = 2", "plan_cards = 5")}
    story = resolving(*thieves, options=own).chance("draw G04", "draw G05", "draw G06", "draw G07", "draw G08")
    story.when(0, "plan").expect({"players.0.hand": " ".join(hand * 2)}).then(waiting=0, asked="limit")
    given(GAME, **story.match.document()).same_as(story)
    story.when(0, *(f"discard {card}" for card in hand)).expect({"players.0.hand": hand})


@clause("AT-P2")
def test_a_draw_as_large_as_is_printed_is_read_at_every_card() -> None:
    """A table in the middle of a draw is sound, can be written, and is the same when it is read."""
    hand = ["G04", "G05", "G06", "G07", "G08"]
    thieves = (thief("morius", "Na2", "ambush:5", hand=hand), thief("zain", "Sa2", "move:2"))
    own = {"cards": changed("plan_cards = 2", "plan_cards = 5")}
    document = resolving(*thieves, options=own).match.document()
    match = rookery.game(GAME).position(document, ask_chance=False)
    kit, table = match._kit, match._table
    table.play(0, kit.notation.parse("plan"))  # chance is not asked
    written = dict(kit.document(table))
    for card in range(5):
        written = dict(kit.document(table))
        assert (written["doing"][-1]["rule"], written["doing"][-1]["many"]) == ("draw", 5 - card)
        assert kit.document(kit.position(written, 2, match.options)) == written
        assert table.check() == []
        table.play(CHANCE, int(table.option(CHANCE, 0)))
    with pytest.raises(GameError, match=r"doing\[4\].many"):
        rookery.game(GAME).position(written)


@clause("AT-M1", "AT-A4")
@pytest.mark.parametrize(
    ("own", "uses", "most"),
    [
        (changed("sneak = 4", "sneak = 12"), ("sneak",), 12),
        (changed("run = 7", "run = 11"), ("run",), 11),
    ],
)
def test_a_move_as_far_as_is_printed_is_read(own: str, uses: tuple[str, ...], most: int) -> None:
    """So is one in the middle of a move; a move that no card of the table allows is not."""
    thieves = (thief("morius", "Na2", "move:5"), thief("zain", "Sa2", "move:2"))
    story = resolving(*thieves, options={"cards": own}).when(0, *uses)
    written = story.match.document()
    assert written["doing"][-1]["left"] == most
    given(GAME, **written).same_as(story)
    with pytest.raises(GameError, match=r"doing\[\d+\].left"):
        rookery.game(GAME).position({**written, "options": {}})


@clause("AT-W12")
def test_a_guard_led_as_far_as_is_printed_is_read() -> None:
    own = row("G12", "steps = 3", "steps = 12")
    thieves = (thief("morius", "Na2", "G12:5"), thief("zain", "Sa2", "move:2"))
    story = resolving(*thieves, guards=["Nc3"], options={"cards": own}).when(0, "resolve")
    written = story.match.document()
    assert written["doing"][-1]["left"] == 12
    given(GAME, **written).same_as(story)
    with pytest.raises(GameError, match=r"doing\[\d+\].left"):
        rookery.game(GAME).position({**written, "options": {}})


@clause("AT-Q3", "AT-Q5")
def test_as_many_points_as_are_printed_are_read() -> None:
    """Three Favours of 5 each give 15 for the next Declaration, three Bolas hold back as many."""
    own = row("G25", "copies = 2\namount = 3", "copies = 3\namount = 5").replace("amount = 4", "amount = 5")
    own = own.replace('"Fire Grenade"\ncopies = 5', '"Fire Grenade"\ncopies = 4')
    morius, zain = thief("morius", "Na2", "G25:6 G25:5 G25:4 G13:3 G13:2 G13:1"), thief("zain", "Na3")
    story = resolving(morius, zain, options={"cards": own})
    story.when(0, *(["resolve"] * 6)).expect({"players.0.gain": 15, "players.1.loss": 15})
    given(GAME, **story.match.document()).same_as(story)
    rich = [thief("morius", "Na2", points={"purple": 17}), thief("zain", "Na3")]  # two more at the Whispers
    given(GAME, phase="declare", players=rich, options={"cards": own}).when(0, "declare move:27")
    impossible(GAME, where="players[0].points.purple", phase="declare", players=rich)
    for key, most in (("gain", 7), ("loss", 22)):
        given(GAME, players=[{key: most}, {}]).then()
        impossible(GAME, where=f"players[0].{key}", players=[{key: most + 1}, {}])


def test_a_position_may_name_its_own_map() -> None:
    story = given(GAME, seats=2, options={"cards": SHORT_CUT})
    assert story.match.options["cards"] == SHORT_CUT


def test_texts_tell_values_of_ones_own() -> None:
    own = row("G12", "range = 5", "range = 1").replace("sneak = 4", "sneak = 5")
    own = own.replace("stock = 2", "stock = 3").replace("plan_points = 2", "plan_points = 3")
    kit = rookery.game(GAME).start(2, seed=1, options={"cards": own})._kit
    assert kit.card_words("G12", "en")[1] == "Move a guard or captain within 1 space up to 3 steps."
    assert "im Umkreis von 1 um bis zu 3 Schritte" in kit.card_words("G12", "de")[1]
    assert "o\xa05\xa0pól" in kit.card_words("move", "pl")[1]
    assert kit.card_words("zain", "en")[1].endswith("(stock 3)")
    assert kit.card_words("ambush", "en")[1].endswith("(plan_points 3)")
    assert kit.card_words("G13", "hu") == rookery.game(GAME)._kit.card_words("G13", "hu")


def test_a_card_of_ones_own_is_named_and_worded_by_its_file() -> None:
    own = row("G12", 'name = "Firecracker"', 'name = "Squib"\ntext = "Bang."')
    match = rookery.game(GAME).start(2, seed=1, options={"cards": own})
    assert match._kit.card_words("G12", "hu") == ("Squib", "Bang.")
    for lang in LANGUAGES:
        assert "Squib" in match._kit.texts(lang).t(f"{GAME}-log-discard", name="Ada", card="G12")
