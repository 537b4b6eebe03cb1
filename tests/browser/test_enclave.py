"""Enclave, played to its end by clicking what glows."""

from __future__ import annotations

from itertools import pairwise
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
    page = visit()
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
    page = visit(width=390, height=844)
    page.goto(prepared(page, position("use"), game="enclave"))
    assert wait_turn(page)
    page.locator("#bar .acts.rest summary").first.click()
    page.locator("#bar .sure[open] > button").click()
    band = page.locator(".band.lost")
    expect(band).to_contain_text("critical")
    expect(band).to_contain_text("1 knowledge")
    assert band.evaluate("e => e.scrollHeight <= e.clientHeight"), "the outcome is cut"
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
    page = visit(width=width, height=height)
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


def test_on_its_side_a_question_opens_the_page_where_it_is_answered(visit: Open) -> None:
    """A mission is chosen in town; then the scene opens, with the hand to pack from below the sarcophagus."""
    page = visit(width=844, height=390)
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
    page = visit(width=1440, height=900)
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


def test_in_a_narrow_window_the_board_has_the_room_and_the_log_is_a_drawer(visit: Open) -> None:
    """Its key and its tab open it, the board's tab closes it; the words of the dock do not touch."""
    page = visit(width=1280, height=800)
    page.goto(prepared(page, position("market"), game="enclave"))
    assert wait_turn(page)
    board, log = page.locator(".board"), page.locator("#log")
    width = board.evaluate("e => e.clientWidth")
    assert width > 1200
    expect(log).to_be_hidden()
    page.keyboard.press("l")
    expect(log).to_be_focused()
    assert board.evaluate("e => e.clientWidth") == width
    page.locator("label[for=page-1]").click()
    expect(log).to_be_hidden()
    expect(page.locator("#me .gear h3")).to_contain_text("2 slots · 2 sesame")
    expect(page.locator("#me .handbox h3")).to_contain_text("5 cards")
    words = page.locator("#me .toks small:visible")
    assert words.all_inner_texts() == ["coins", "knowledge", "tile"]
    boxes = [box for box in (words.nth(n).bounding_box() for n in range(3)) if box]
    assert all(one["x"] + one["width"] + 4 < other["x"] for one, other in pairwise(boxes))


def test_on_a_small_screen_tracks_and_slots_of_a_mission_are_read(visit: Open) -> None:
    """The numbers of a track stand apart, and what is written in the sarcophagus keeps off its rim."""
    for width, height in ((390, 844), (844, 390)):
        page = visit("/", width=width, height=height)
        page.goto(prepared(page, position("pack"), game="enclave"))
        assert wait_turn(page)
        numbers = """all => all.filter(e => !e.querySelector(".disc") && parseFloat(getComputedStyle(e).fontSize)
          && e.clientWidth < 20).length"""
        assert page.locator(".job .c").evaluate_all(numbers) == 0
        over = """rim => [...rim.querySelectorAll("h3, .slot")].filter(e => {
          const text = document.createRange(), c = rim.getBoundingClientRect();
          text.selectNodeContents(e);
          const r = text.getBoundingClientRect();
          return r.width && (r.left < c.left + 14 || r.right > c.right - 14);
        }).map(e => e.textContent)"""
        assert page.locator(".coffin").evaluate(over) == []


@pytest.mark.parametrize("lang", ["en-GB", "hu-HU", "pl-PL", "de-DE"])
def test_name_and_effects_of_a_card_on_sale_do_not_meet_on_a_phone(visit: Open, lang: str) -> None:
    page = visit("/", width=390, height=844, locale=lang)
    page.goto(prepared(page, position("market"), game="enclave"))
    assert wait_turn(page)
    settled(page)
    meet = """all => all.filter(card => {
      const [name, effects] = [".nm", ".fx"].map(part => card.querySelector(part).getBoundingClientRect());
      return name.bottom > effects.top + 3 || effects.bottom > card.getBoundingClientRect().bottom + 1;
    }).map(card => card.innerText)"""
    assert page.locator(".goods .card").evaluate_all(meet) == []


def test_seven_cards_in_hand_lie_in_the_dock(visit: Open) -> None:
    """None of them is cut by the bar, and each says what it does."""
    cards = "SD05 SD06 SD08 SD18 MO03 SD12 SD13 SD14 SD15 SD16 SD17 SD19"
    for many in (7, 9, 12):
        for width, height in ((1440, 900), (1280, 800)):
            page = visit(width=width, height=height)
            table = position("pack")
            table["players"][0]["hand"] = cards[: 5 * many].strip()
            page.goto(prepared(page, table, game="enclave"))
            assert wait_turn(page)
            settled(page)
            assert page.locator(".me .hand .mini").count() == many
            assert page.evaluate(HIDDEN) == [], (many, width)


def test_what_can_be_chosen_glows_without_motion(visit: Open) -> None:
    page = visit(reduced_motion="reduce")
    for kind in ("market", "crossing", "pack"):
        page.goto(prepared(page, position(kind), game="enclave"))
        assert wait_turn(page)
        lit = page.locator("#answer .lit:visible")
        shadows = lit.evaluate_all("all => all.map(e => getComputedStyle(e).boxShadow)")
        assert shadows
        assert all("0px 0px 0px 2px" in shadow for shadow in shadows), (kind, shadows)


def test_on_a_phone_the_decks_of_the_oracle_leave_the_board_in_sight(visit: Open) -> None:
    page = visit(width=390, height=844)
    page.goto(prepared(page, position("peek"), game="enclave"))
    assert wait_turn(page)
    bar = page.locator("#bar").bounding_box()
    assert bar is not None
    assert bar["height"] < 250


def test_on_a_phone_what_is_chosen_stands_between_the_question_and_its_answers(visit: Open) -> None:
    """Leave, discard and buy in one row, the gold one last; one's conditions are in sight while one shops."""
    page = visit(width=390, height=844)
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
    page = visit(width=390, height=844)
    for kind, tab in (("exchange", 1), ("card", 1), ("peek", 1)):
        page.goto(prepared(page, position(kind), game="enclave"))
        assert wait_turn(page)
        expect(page.locator(f"#page-{tab}")).to_be_checked()
        if kind == "peek":
            expect(page.locator("#bar")).to_contain_text("Up to 3 in all")


ON_TOP = """names => {
  const all = [...document.querySelectorAll(names)].filter(e => e.checkVisibility());
  const boxes = all.map(e => [e.id || e.className, e.getBoundingClientRect()]);
  const common = (a, b, from, to) => Math.min(a[to], b[to]) - Math.max(a[from], b[from]) > 2;
  const meet = (a, b) => common(a, b, "left", "right") && common(a, b, "top", "bottom");
  const met = (m, a, rest) => rest.filter(([, b]) => meet(a, b)).map(([n]) => `${m} and ${n}`);
  return boxes.flatMap(([m, a], k) => met(m, a, boxes.slice(k + 1)));
}"""
CUT = "all => all.filter(e => e.checkVisibility() && e.scrollWidth > e.clientWidth + 1).map(e => e.innerText)"
STANDS = ".plaque, .bough > .fruit, .bough > .left, .town .sign, .goods, .rivals .panel, .me"
PLACES = ("shepherd", "oracle", "outlet", "square", "crossing")


@pytest.mark.parametrize("lang", ["en-GB", "hu-HU", "pl-PL", "de-DE"])
def test_on_a_phone_the_town_lies_at_the_roots_of_the_tree(visit: Open, lang: str) -> None:
    """All on one page: levels with fruit, five signs with their cubes, and below them the place that resolves."""
    page = visit(width=390, height=844, locale=lang)
    page.goto(prepared(page, position("market"), game="enclave"))
    assert wait_turn(page)
    settled(page)
    expect(page.locator("#page-1")).to_be_checked()
    expect(page.locator("label[for=page-2]")).to_be_hidden()
    for each in ("#level-1", "#level-5", *(f"#go-{place}" for place in PLACES), "#pl-square .goods"):
        expect(page.locator(each)).to_be_in_viewport(ratio=1)
    assert page.evaluate(ON_TOP, STANDS) == []
    assert page.locator(".town .sign .pn").evaluate_all(CUT) == []
    expect(page.locator("#pl-square .q1 .cube")).to_have_count(3)


def test_on_a_phone_every_place_opens_by_a_tap(visit: Open) -> None:
    """One at a time; while cubes are laid, the one that is chosen."""
    page = visit(width=390, height=844, has_touch=True, is_mobile=True)
    page.goto(prepared(page, position("market"), game="enclave"))
    assert wait_turn(page)
    for place in PLACES:
        page.locator(f"#pl-{place} .open").tap()
        shown = page.locator(".town :is(.goods, .pays):visible .card, .town .pays .pay .plot:visible")
        assert shown.count() > 0, place
        inside = "(all, place) => all.every(e => e.closest('.place').id === 'pl-' + place)"
        assert shown.evaluate_all(inside, place)
    page.goto(prepared(page, position("plan"), game="enclave"))
    assert wait_turn(page)
    expect(page.locator(".town .goods:visible")).to_have_count(0)
    page.locator("#go-crossing .hit").tap()
    expect(page.locator("#pl-crossing .goods")).to_be_visible()
    page.get_by_role("button", name="Seal it").tap()


def test_a_verdict_says_why(visit: Open) -> None:
    """What would be critical, and what a failure leaves."""
    page = visit(width=1440, height=900)
    page.goto(prepared(page, position("use"), game="enclave"))
    assert wait_turn(page)
    expect(page.locator(".verdict.lose:visible")).to_contain_text("Body −4 (critical), Mind −3 · only 1 knowledge")
    page.locator(".coffin .lit .hit").check()
    expect(page.locator(".verdict.win:visible")).not_to_contain_text("critical")


@pytest.mark.parametrize("lang", ["en-GB", "hu-HU", "pl-PL", "de-DE"])
def test_what_makes_up_the_damage_is_read_on_small_screens(visit: Open, lang: str) -> None:
    """The name of every trap and protection in full, beside its number."""
    for width, height in ((390, 844), (844, 390)):
        page = visit(width=width, height=height, locale=lang)
        page.goto(prepared(page, position("use"), game="enclave"))
        assert wait_turn(page)
        page.locator(".coffin .lit .hit").check()
        settled(page)
        assert page.locator(".sums .term small").evaluate_all(CUT) == [], (width, height)
        assert page.evaluate(ON_TOP, ".jm, .jt, .job > .js, .jl, .jv") == []


def test_a_price_one_cannot_pay_is_read_beside_what_is_missing(visit: Open) -> None:
    for width, height in ((1440, 900), (1280, 800), (390, 844)):
        for lang in ("en-GB", "de-DE"):
            page = visit(width=width, height=height, locale=lang)
            page.goto(prepared(page, position("market"), game="enclave"))
            assert wait_turn(page)
            settled(page)
            expect(page.locator("#card-SD34 .lack")).to_be_visible()
            assert page.evaluate(ON_TOP, "#card-SD34 .price, #card-SD34 .lack") == [], (width, lang)


def test_the_bar_says_which_act_it_is_and_what_kind_of_card(visit: Open) -> None:
    page = visit(width=1440, height=900)
    page.goto(prepared(page, position("market"), game="enclave"))
    assert wait_turn(page)
    page.locator("#card-SD28 .hit").check()
    expect(page.locator("#bar .out .sum:visible")).to_contain_text("Act 1 of 2. Wider Lid · machine upgrade.")
    expect(page.locator("#bar .out .go:visible svg")).to_have_count(1)


def test_who_is_critical_or_super_is_said_in_words(visit: Open) -> None:
    """And how many tree tiles are left is seen: ten leaves, the taken ones pale."""
    page = visit(width=1440, height=900)
    page.goto(prepared(page, position("market"), game="enclave"))
    assert wait_turn(page)
    words = page.locator(".rivals .gl small:visible")
    assert words.all_inner_texts() == ["critical", "super"]
    assert page.evaluate(ON_TOP, ".rivals .gl small, .rivals .cells, .rivals .tok, .rivals .mini, .rivals h2") == []
    expect(page.locator(".leaves .ic:visible")).to_have_count(10)
    expect(page.locator(".leaves i .ic:visible")).to_have_count(3)


def test_the_loot_of_a_mission_is_ticked_off_piece_by_piece(visit: Open) -> None:
    page = visit(width=1440, height=900)
    page.goto(prepared(page, position("tree-tile"), game="enclave"))
    assert wait_turn(page)
    after = "e => getComputedStyle(e, '::after').content"
    assert page.locator(".banner .r-knowledge").evaluate(after) == '"✓"'
    expect(page.locator(".banner .r-tiles")).to_have_css("outline-style", "solid")


def test_packing_begins_with_the_chance(visit: Open) -> None:
    """And tells damage in the words of the tracks."""
    page = visit(width=1440, height=900)
    page.goto(prepared(page, position("pack"), game="enclave"))
    assert wait_turn(page)
    said = page.locator("#bar .sum.plain")
    expect(said).to_contain_text("Certain damage: Body 2, Mind 0.")
    assert said.inner_text().startswith("Success in about")
    page.goto(prepared(page, position("crossing"), game="enclave"))
    assert wait_turn(page)
    page.locator(".goods .lit .hit").first.check()
    expect(page.locator("#bar .out .sum:visible")).to_contain_text("Body / Mind): at least")


def test_on_its_side_ones_conditions_are_in_sight_while_one_shops(visit: Open) -> None:
    page = visit(width=844, height=390)
    page.goto(prepared(page, position("market"), game="enclave"))
    assert wait_turn(page)
    expect(page.locator("#page-2")).to_be_checked()
    expect(page.locator("#me .gauges")).to_be_in_viewport(ratio=1)
    assert page.evaluate(ON_TOP, "#me .gauges, #me .toks, #me .idn") == []


OUTSIDE = """all => all.flatMap(card => [...card.querySelectorAll(".nm, .hit-for")].filter(e => {
  const words = document.createRange();
  words.selectNodeContents(e);
  const w = words.getBoundingClientRect();
  return w.left < card.getBoundingClientRect().left - 3 || w.right > card.getBoundingClientRect().right + 3;
}).map(e => e.innerText))"""


def test_three_traps_lie_side_by_side_with_their_names(visit: Open) -> None:
    for width, height in ((1440, 900), (1280, 800), (390, 844)):
        for lang in ("en-GB", "de-DE"):
            page = visit(width=width, height=height, locale=lang)
            table = position("use")
            table["mission"] = {"card": "EM16", "traps": ["ET07", "ET09", "ET17"]}
            page.goto(prepared(page, table, game="enclave"))
            assert wait_turn(page)
            settled(page)
            assert page.locator(".trap").count() == 3
            assert page.locator(".trap").evaluate_all(OUTSIDE) == [], (width, lang)
            assert page.evaluate(ON_TOP, ".jm, .jm .gain, .job > .js, .jl, .jv") == ["job-EM16 and gain"], width
