"""Enclave, played to its end by clicking what glows."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open, picture
from tests.browser.play import moved, number, prepared, settled, wait_turn


def answer(page: Page, turn: int) -> None:
    """One answer: now something that glows on the board and what the bar says of it, now a button of the bar."""
    before = number(page)
    glowing = page.locator("#answer .lit:visible")
    buttons = page.locator("#bar .acts.rest :is(button, summary):visible")
    if glowing.count() and (turn % 2 or not buttons.count()):
        glowing.nth(turn % glowing.count()).locator(".hit").click()
        buttons = page.locator("#bar .out .acts > :is(button, summary):visible")
    elif not buttons.count():
        buttons = page.locator("#bar .acts button:visible")
    chosen = buttons.nth(turn % buttons.count())
    asks = chosen.evaluate("e => e.localName") == "summary"
    chosen.click()
    if asks:  # a second step: it says what it means, and is done or not
        page.locator("#bar .sure[open] > button").click()
    moved(page, before)


def test_a_whole_game_by_clicking(visit: Open) -> None:
    page = visit("/")
    page.goto(prepared(page, {"players": [{}, {}]}, game="enclave"))
    asked: set[str] = set()
    for turn in range(400):
        if not wait_turn(page):
            break
        question = page.locator("#bar .asked-h").inner_text()
        if question not in asked and question.startswith("Cross"):
            picture(page, "enclave")
        asked.add(question)
        answer(page, turn)
    expect(page.locator("#table[data-over='1']")).to_be_attached()
    assert len(asked) > 6, asked
    page.goto(page.url.split("?")[0] + "/end")
    expect(page.locator("main")).to_contain_text("Ada")


def test_a_failed_mission_stays_until_it_is_seen(visit: Open) -> None:
    """It says why; who was not there sees it fade."""
    page = visit("/", width=390, height=844)
    page.goto(prepared(page, position("use"), game="enclave"))
    assert wait_turn(page)
    page.locator("#bar .acts.rest summary").first.click()
    page.locator("#bar .sure[open] > button").click()
    band = page.locator(".band.lost")
    expect(band).to_contain_text("critical")
    expect(band).to_contain_text("1 knowledge")
    band.locator(".seen").click()
    expect(band).to_be_hidden()


# -- every kind of question, looked at: nothing that can be chosen is covered, cut or outside ----------------------

THIEVES: list[dict[str, Any]] = [
    {"points": 4, "coins": 9, "knowledge": 3, "tiles": 1, "p": -1, "m": 1, "hand": "SD05 SD06 SD08 SD18 MO03"},
    {"points": 1, "coins": 17, "knowledge": 1, "p": -4, "m": -1, "hand": "SD01 SD02", "machine": "EF06"},
    {"points": 2, "coins": 6, "tiles": 2, "hand": "SD03 SD04 SD07 MO04", "thief": "SD33", "machine": "EF08"},
    {"points": 3, "coins": 12, "p": -2, "m": 0, "hand": "SD09 SD10 SD11", "thief": "SD32", "machine": "SD30"},
]
THIEVES[0] |= {"thief": "SD31 MO10", "machine": "SD26"}
TABLE: dict[str, Any] = {
    "round": 3,
    "order": [3, 0, 1, 2],
    "tiles": {"shepherd": 1, "square": 2, "crossing": 3, "outlet": 4, "oracle": 5},
    "rows": {"outlet": "MO01 MO06 MO12 MO08", "square": "SD20 SD28 SD22 SD34", "missions": "EM14 EM01 EM10 EM16"},
    "tree": "TC1B TC2C TC3A TC4B TC5A",
    "marks": [4, 6, 10, 10, 10],
}
CUBES = {"oracle": [2, 1], "outlet": [2, 0], "square": [0, 3, 2], "crossing": [3, 0, 1]}
AWAY = {"cubes": {"outlet": [2, 0], "crossing": [0, 1]}, "levels": {"3": [3, 1], "4": [2]}}
CHOSEN = [["square", "tree"], ["shepherd", "oracle"], ["oracle", "outlet"], ["square", "crossing"]]
PLANNED = {"shepherd": [1], "oracle": [2, 1], "outlet": [2], "square": [0, 3], "crossing": [3]}
PACKED = {"hand": "SD06 SD08 SD18 MO03", "packed": "SD08", "used": "SD05"}
USED = {"hand": "SD06 SD18 MO03", "used": "SD05 SD08"}
PLAYED = [{"played": played} for played in CHOSEN]
STALL = {"stall": {"source": "deck", "count": 2}, "looking": ["SD17", "SD19"]}
QUESTIONS: dict[str, tuple[dict[str, Any], list[dict[str, Any]]]] = {
    "market": ({"phase": "square", "turn": 0, "cubes": CUBES}, []),
    "plan": ({"phase": "plan", "cubes": PLANNED, "levels": {"3": [0]}}, PLAYED),
    "level": ({"phase": "level", "turn": 0, "cubes": PLANNED}, [{**PLAYED[0], "card": "tree"}, *PLAYED[1:]]),
    "crossing": ({"phase": "crossing", "turn": 0, **AWAY}, []),
    "pack": ({"phase": "pack", "turn": 0, **AWAY, "mission": {"card": "EM11"}}, []),
    "use": ({"phase": "use", "turn": 0, **AWAY, "mission": {"card": "EM11", "traps": ["ET07", "ET09"]}}, [PACKED]),
    "tree-tile": (
        {
            "phase": "tree-tile",
            "turn": 0,
            **AWAY,
            "mission": {"card": "EM11", "traps": ["ET07", "ET09"], "left": 1},
        },
        [USED],
    ),
    "exchange": ({"phase": "exchange", "level": 3, "levels": {"3": [0, 3], "4": [2]}}, []),
    "card": ({"phase": "card", "level": 2, "levels": {"2": [0]}}, []),
    "stall": ({"phase": "stall", "level": 1, "levels": {"1": [0]}, **STALL}, []),
    "tile": ({"phase": "initiative", "tiles": {"shepherd": 1}, "turn": 0}, []),
    "peek": ({"phase": "oracle", "cubes": {"oracle": [0, 1]}}, []),
    "return": ({"phase": "return", "cubes": {"oracle": [0, 1]}, "looking": ["ET05", "ET06", "EF18"]}, []),
}
HIDDEN = """() => {
  const THINGS = ".lit .hit, .bar button, .bar summary, .board select, .bar select, .pick";
  const seen = e => e.checkVisibility({ visibilityProperty: true });
  const things = [...document.querySelectorAll(`#answer :is(${THINGS})`)].filter(seen);
  const covered = box => {
    const r = box.getBoundingClientRect(), k = Math.min(5, r.width / 4, r.height / 4);
    const [left, right, top, bottom] = [r.left + k, r.right - k, r.top + k, r.bottom - k];
    const middle = [(left + right) / 2, (top + bottom) / 2];
    for (const at of [middle, [left, top], [right, top], [left, bottom], [right, bottom]]) {
      const found = document.elementFromPoint(...at);
      if (!box.contains(found)) return `${box.id || box.className} at ${at.map(Math.round)} by ${found?.className}`;
    }
  };
  const out = things.map(e => covered(e.matches(".hit") ? e.parentElement : e)).filter(Boolean);
  const g = document.querySelector(".ground");
  if (g.scrollHeight > g.clientHeight + 1 || g.scrollWidth > g.clientWidth + 1) out.push("the board scrolls");
  return things.length ? out : ["nothing to choose"];
}"""


def position(kind: str) -> dict[str, Any]:
    """A table at a kind of question, the first seat being asked."""
    entries, players = QUESTIONS[kind]
    table = {**TABLE, **entries}
    if "mission" in entries:
        table["rows"] = {**TABLE["rows"], "missions": "EM14 EM01 EM10 EM02"}
    own = [*players, *[{} for _ in range(4 - len(players))]]
    return {**table, "players": [{**one, **other} for one, other in zip(THIEVES, own, strict=True)]}


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1280, 800)])
def test_nothing_that_can_be_chosen_is_covered(visit: Open, width: int, height: int) -> None:
    page = visit("/", width=width, height=height)
    wrong = {}
    for kind in QUESTIONS:
        page.goto(prepared(page, position(kind), game="enclave"))
        assert wait_turn(page)
        settled(page)
        found = page.evaluate(HIDDEN)
        for n in range(page.locator("#answer .lit:visible").count()):  # what the bar says then fits as well
            page.locator("#answer .lit:visible .hit").nth(n).check()
            found += page.evaluate(HIDDEN)
        if found:
            wrong[kind] = sorted(set(found))
    assert not wrong


def test_on_a_phone_a_question_opens_the_page_where_it_is_answered(visit: Open) -> None:
    """A mission is chosen in town; then the scene opens, with the hand to pack from below the sarcophagus."""
    page = visit("/", width=390, height=844)
    page.goto(prepared(page, position("crossing"), game="enclave"))
    assert wait_turn(page)
    expect(page.locator("#page-2")).to_be_checked()
    before = number(page)
    page.locator(".goods .lit .hit").first.check()
    page.locator("#bar .out .acts button:visible").first.click()
    moved(page, before)
    assert wait_turn(page)
    expect(page.locator("#page-1")).to_be_checked()
    expect(page.locator(".coffin")).to_be_in_viewport(ratio=1)
    expect(page.locator(".me .hand .lit").first).to_be_in_viewport(ratio=1)


def test_a_protection_shows_what_it_would_do_before_it_is_used(visit: Open) -> None:
    """Its chip in the sum, the damage that is left, where the discs would come to lie, and the verdict."""
    page = visit("/", width=1440, height=900)
    page.goto(prepared(page, position("use"), game="enclave"))
    assert wait_turn(page)
    totals, verdict = page.locator(".tot > b:visible"), page.locator(".verdict.win:visible")
    expect(totals).to_have_text(["3", "4"])
    expect(verdict).to_contain_text("everything you have packed")
    page.locator(".coffin .lit .hit").check()
    expect(totals).to_have_text(["1", "2"])
    expect(page.locator(".term.maybe:visible")).to_have_text(["2Guild Knot", "2Guild Knot"])
    expect(page.locator(".job .disc.alt:visible")).to_have_text(["−2", "−1"])
    expect(verdict).to_contain_text("Succeeds with Guild Knot")
    expect(verdict).to_contain_text("Body −2, Mind −1")
    assert page.evaluate(HIDDEN) == []


def test_seven_cards_in_hand_lie_in_the_dock(visit: Open) -> None:
    """None of them is cut by the bar, and each says what it does."""
    cards = "SD05 SD06 SD08 SD18 MO03 SD12 SD13 SD14 SD15 SD16 SD17 SD19"
    for many in (7, 9, 12):
        for width, height in ((1440, 900), (1280, 800)):
            page = visit("/", width=width, height=height)
            table = position("pack")
            table["players"][0]["hand"] = cards[: 5 * many].strip()
            page.goto(prepared(page, table, game="enclave"))
            assert wait_turn(page)
            settled(page)
            assert page.locator(".me .hand .mini").count() == many
            assert page.evaluate(HIDDEN) == [], (many, width)


def test_what_can_be_chosen_glows_without_motion(visit: Open) -> None:
    page = visit("/", reduced_motion="reduce")
    for kind in ("market", "crossing", "pack"):
        page.goto(prepared(page, position(kind), game="enclave"))
        assert wait_turn(page)
        lit = page.locator("#answer .lit:visible")
        shadows = lit.evaluate_all("all => all.map(e => getComputedStyle(e).boxShadow)")
        assert shadows
        assert all("0px 0px 0px 2px" in shadow for shadow in shadows), (kind, shadows)


def test_on_a_phone_the_decks_of_the_oracle_leave_the_board_in_sight(visit: Open) -> None:
    page = visit("/", width=390, height=844)
    page.goto(prepared(page, position("peek"), game="enclave"))
    assert wait_turn(page)
    bar = page.locator("#bar").bounding_box()
    assert bar is not None
    assert bar["height"] < 250


def test_on_a_phone_what_is_chosen_stands_between_the_question_and_its_answers(visit: Open) -> None:
    """Leave, discard and buy in one row, the gold one last; one's conditions are in sight while one shops."""
    page = visit("/", width=390, height=844)
    page.goto(prepared(page, position("market"), game="enclave"))
    assert wait_turn(page)
    page.locator("#card-SD28 .hit").check()
    bar = page.locator("#bar")
    said = bar.locator(".out .sum:visible").bounding_box()
    row = [
        bar.locator(each).bounding_box()
        for each in (".rest summary", ".out summary:visible", ".out .go:visible >> nth=-1")
    ]
    assert said is not None
    assert all(box is not None and box["y"] >= said["y"] + said["height"] - 4 for box in row)
    assert [box["x"] for box in row if box] == sorted(box["x"] for box in row if box)
    expect(page.locator("#me .gauges")).to_be_visible()


def test_a_healing_card_at_hand_does_not_draw_one_away_from_the_question(visit: Open) -> None:
    """Fruit is picked on the tree, decks are looked at in town: the phone opens there."""
    page = visit("/", width=390, height=844)
    for kind, tab in (("exchange", 1), ("card", 1), ("peek", 2)):
        page.goto(prepared(page, position(kind), game="enclave"))
        assert wait_turn(page)
        expect(page.locator(f"#page-{tab}")).to_be_checked()
        if kind == "peek":
            expect(page.locator("#bar")).to_contain_text("Up to 3 in all")
