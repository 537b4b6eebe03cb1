"""The table of Enclave as HTML: what a mission would cost is said before one commits."""

import re
from typing import Any

import pytest

import rookery
from rookery.games.enclave.seen.odds import forecast
from rookery.i18n import LANGUAGES, texts
from rookery.play.match import Match
from rookery.serve.drawing.scene import Scene, Viewer
from tests.pages.test_board import RENDERER, info, show

GAME = "enclave"
ROW = {"missions": ["EM01", "EM13"]}


def crossing(**player: object) -> Match:
    document = {
        "seats": 2,
        "phase": "crossing",
        "turn": 0,
        "rows": ROW,
        "players": [{"hand": "SD01", **player}, {}],
    }
    return rookery.game(GAME).position(document, chance=["draw ET01"])


def outcome(html: str, move: str) -> str:
    """What the bar says when the thing is chosen with which a move is played, up to its button."""
    button = html.index(f'name="move" value="{move}"', html.index('id="bar"'))
    return html[html.rindex('<div class="out"', 0, button) : html.index("</button>", button)]


def button(html: str, move: str) -> str:
    """What stands before and on the button of the bar that plays a move, without its outcome."""
    at = html.index(f'name="move" value="{move}"', html.index('id="bar"'))
    return html[html.rindex('<div class="acts', 0, at) : html.index("</button>", at)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_mission_says_what_it_would_cost(lang: str) -> None:
    match = crossing(p=-4)
    html, t = show(match, 0, lang=lang), texts(lang, GAME)
    for card in ROW["missions"]:
        found = forecast(match.view(0), card)
        said = outcome(html, f"cross {card}")
        assert t.t(f"enclave-card-{card}") in said
        assert f"<em>{round(100 * found.chance)}%</em>" in said
        for key, damage in (("certain", found.certain), ("worst", found.worst)):
            assert t.t(f"enclave-odds-short-{key}", p=damage[0], m=damage[1]) in said
        mean = [round(n, 1) for n in found.average]
        assert t.t("enclave-odds-short-average", p=mean[0], m=mean[1]) in said
    assert "<em>" in button(html, "blind")
    assert 'class="out"' not in show(match, 1, lang=lang)


def test_a_chance_is_certain_only_where_it_is() -> None:
    html = show(crossing(hand="SD01 SD02"), 0)
    assert "<em>100%</em>" in outcome(html, "cross EM01")
    tired = crossing(p=-4, m=-4, hand="")
    assert forecast(tired.view(0), "EM13").chance == 0
    assert "<em>0%</em>" in outcome(show(tired, 0), "cross EM13")


def test_packing_and_using_are_told_too() -> None:
    match = crossing()
    match.play(0, "cross EM01")
    assert "Certain damage: Body 0, Mind 0." in show(match, 0)
    for move in ("pack SD01", "done"):
        match.play(0, move)
    told = "The traps do damage: Body 4, Mind 0; you are protected against 0 and 0 so far."
    assert f"{told} With everything you have packed, you succeed." in show(match, 0)
    match.play(0, "use SD01")
    assert "you are protected against 4 and 0 so far." in show(match, 0)


def test_going_unprotected_is_called_so_and_looks_like_no_answer_most_will_want() -> None:
    match = crossing()
    match.play(0, "cross EM01")
    assert '<button class="btn" name="move" value="done">Pack nothing</button>' in show(match, 0)
    match.play(0, "pack SD01")
    assert '<button class="btn go" name="move" value="done">Everything is packed</button>' in show(match, 0)


def test_small_screens_find_the_page_a_mission_is_on() -> None:
    """Where only buttons answer, table.js opens the page around `data-scene`; without a mission there is none."""
    match = crossing()
    assert "data-scene" not in show(match, 0)
    match.play(0, "cross EM01")
    for viewer in (0, 1, None):
        before, found, _ = show(match, viewer).partition(" data-scene")
        assert found
        around = before[before.rindex(" data-page=") :]
        assert around.startswith(' data-page="') and "</section>" not in around


def test_the_mission_of_angelos_is_told_before_it_is_begun() -> None:
    tree = {"tree": "TC1A TC2A TC3B TC4A TC5A", "phase": "card", "level": 3, "round": 3, "levels": {"3": [0]}}
    match = rookery.game(GAME).position({"seats": 2, **tree})
    said = button(show(match, 0), "use card")
    assert "at most\u00a05\u00a0/\u00a05" in said


def test_the_card_of_a_level_is_explained_where_it_is_asked_about() -> None:
    tree = {"tree": "TC1A TC2C TC3B TC4A TC5A", "phase": "card", "level": 2, "round": 2, "levels": {"2": [0]}}
    match = rookery.game(GAME).position({"seats": 2, "players": [{"knowledge": 2}, {}], **tree})
    name, text = match._kit.card_words("TC2C", "en")
    assert f'<p class="sum plain"><b>{name}</b> {text}</p>' in show(match, 0)


def test_cards_that_others_have_moved_are_kept_in_mind() -> None:
    document = {"seats": 2, "phase": "oracle", "cubes": {"oracle": [0, 1], "crossing": [0]}}
    match = rookery.game(GAME).position(document, chance=["draw ET01", "draw ET09"])
    for seat, move in ((0, "peek traps 2"), (0, "return 1 top 2 top"), (1, "peek traps 2")):
        match.play(seat, move)
    match.play(1, "return 1 top 2 bottom")
    words = "places others have changed (top: 1, bottom: 1): Swinging Censer, Hall of Regrets"
    assert words in show(match, 0)
    assert words not in show(match, 1)


def test_the_box_tells_how_long_a_game_takes() -> None:
    for lang in LANGUAGES:
        assert texts(lang, GAME).has("enclave-length")
        assert lang == "en" or texts(lang, GAME).t("enclave-length") != texts("en", GAME).t("enclave-length")


SHOPPING = {
    "phase": "square",
    "turn": 0,
    "cubes": {"square": [0]},
    "tiles": {"square": 1, "crossing": 2, "shepherd": 3, "oracle": 4, "outlet": 5},
    "rows": {"square": ["SD28", "SD20"], "missions": ["EM01"]},
}


def test_a_purchase_says_what_it_changes_and_whether_there_is_room() -> None:
    """Wider Lid: a slot more, a free place for it or not; which act it is, and what the missions ahead are like."""
    roomy = {**SHOPPING, "players": [{"coins": 9, "machine": "SD26"}, {}, {}, {}]}
    html = show(rookery.game(GAME).position(roomy), 0)
    assert "Act 1 of 2." in html
    said = outcome(html, "buy SD28")
    assert "Slots: 2 → 3." in said
    assert "It fits your free slot." in said
    assert "Coins: 9 → 3." in said
    assert "machine upgrade" in said
    assert "Buy for 6 <svg" in said
    assert 'class="odds"' in html
    full = {**SHOPPING, "players": [{"coins": 9, "machine": "SD26 EF06"}, {}, {}, {}]}
    html = show(rookery.game(GAME).position(full), 0)
    said = outcome(html, "buy SD28 remove SD26")
    assert "Both slots are full" in said
    assert said.endswith("Replace Tuned Coil")


def test_keeping_a_tree_tile_is_weighed_against_knowledge() -> None:
    document = {
        "phase": "tree-tile",
        "turn": 0,
        "cubes": {"crossing": [0]},
        "mission": {"card": "EM11", "traps": ["ET07", "ET09"], "left": 1},
        "players": [{"knowledge": 3, "tiles": 1, "used": "SD05 SD08", "m": -1}, {}, {}, {}],
    }
    html = show(rookery.game(GAME).position(document), 0)
    assert "tile 2 of the four that win at once" in html
    assert "Take knowledge: 3 → 5." in html
    assert '<span class="why">' in html  # how the thief came home


def seen_through(match: Match, viewer: int | None, *moves: str) -> str:
    """One page, looked at after every move."""
    scene, html = Scene(), ""
    for move in ("", *moves):
        if move:
            match.play(0, move)
        html = RENDERER.table(match, info(match, id="mission", scene=scene), Viewer(viewer, "en"))
    return html


def sums(html: str) -> list[str]:
    """The sums that are shown, as text."""
    found = html.split('<div class="sums">')[1:]
    return [" ".join(re.sub(r"<[^>]+>", " ", each.partition("</div>")[0]).split()) for each in found]


MISSION: dict[str, Any] = {"card": "EM11", "traps": ["ET07", "ET09"]}


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_the_sum_of_the_damage_stays_when_a_mission_is_over(viewer: int | None) -> None:
    """Everybody reads where it came from: with the failure, and below the success."""
    document: dict[str, Any] = {
        "seats": 2,
        "phase": "use",
        "turn": 0,
        "cubes": {"crossing": [0, 1]},
        "mission": MISSION,
        "players": [{"p": -1, "hand": "SD08 SD18", "packed": "SD08", "used": "SD05"}, {}],
    }
    lost = seen_through(rookery.game(GAME).position(document), viewer, "done")
    assert sums(lost) == [
        "Body 2 mission + 5 Hounds of Light − 4 Riveted Jerkin = 3 damage",
        "Mind 4 Hall of Regrets = 4 damage",
    ]
    won = seen_through(rookery.game(GAME).position(document), viewer, "use SD08", "done")
    assert sums(won) == [
        "2 mission + 5 Hounds of Light − 4 Riveted Jerkin − 2 Guild Knot = 1 damage",
        "4 Hall of Regrets − 2 Guild Knot = 2 damage",
    ]
    thief = {"p": -1, "hand": "SD18", "used": "SD05 SD08"}
    ended = {**document, "phase": "tree-tile", "players": [thief, {}], "mission": {**MISSION, "left": 1}}
    assert sums(seen_through(rookery.game(GAME).position(ended), viewer)) == [], "what was not seen is not told"
