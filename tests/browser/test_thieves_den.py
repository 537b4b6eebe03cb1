"""Thieves Den by clicking, by keyboard and without scripts, in a real browser."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open, picture
from tests.browser.contrast import faint
from tests.browser.play import moved, number, play_now, prepared, tab_to, wait_turn
from tests.browser.test_pages import complaints

GAME = "thieves-den"
LIT = "#answer button.lit"
LAST_ROUND: dict[str, Any] = {
    "phase": "scouting",
    "picks": 2,
    "round": 3,
    "start": 0,
    "boxed": ["PW01", "PW02", "PW03", "PW04", "PW06", "PW07"],
    "powers": ["PW05", "PW08", "PW12"],
    "players": [
        {
            "scheme": "S01", "treasures": "G G", "thieves": 2, "reputation": 9, "sold": "NO2A",
            "pile": "L03A L27A", "above": ["L02A", "L13A"], "hand": ["L01A", "L16A"],
        },
        {
            "scheme": "S06", "treasures": "P", "thieves": 2, "reputation": 12,
            "pile": "L09A L15A", "above": ["L07A", "L20A"], "hand": ["L19A", "L25A"],
        },
    ],
}  # fmt: skip
TRICKS: dict[str, Any] = {
    "phase": "thieving",
    "round": 1,
    "start": 0,
    "powers": ["PW04", "PW09", "PW10"],
    "display": ["NO1A", "AG1A", "ME2A", "EN3A", "TI2A", "PE3A"],
    "robbed": ["L02A"],
    "players": [
        {"scheme": "S01", "treasures": "C G A F P", "thieves": 4, "above": ["L01A", "L07A", "L13A"]},
        {"scheme": "S02", "thieves": 0, "above": ["L02A", "L08A", "L20A"]},
    ],
}
"""Seat 1 can only pass, and does."""
CROWD: dict[str, Any] = {
    "phase": "thieving",
    "round": 3,
    "start": 0,
    "boxed": ["PW01", "PW02", "PW03", "PW06", "PW07", "PW08"],
    "powers": ["PW04", {"tile": "PW05", "paid": "gem"}, "PW12"],
    "robbed": ["L01A", "L04A", "L07B", "L13A", "L19A", "L25A", "L11A"],
    "hag": "C P",
    "vault": 4,
    "recruit": "G F",
    "players": [
        {
            "scheme": "S01", "treasures": "C C G A A F P P", "thieves": 4, "reputation": 47,
            "above": ["L01A", "L04A", "L16A"], "fences": ["PE1A", "TI1A"],
            "pile": "L03A L27A L06A L12A L18A L30A", "sold": "NO1A CO1A",
        },
        {
            "scheme": "S02", "treasures": "G G G A F F P P", "thieves": 3, "passed": True,
            "above": ["L07B", "L08A", "L21A"],
        },
        {
            "scheme": "S03", "treasures": "C", "thieves": 1,
            "above": ["L13A", "L14A", "L17A", "L15A"], "fences": ["EN1A"],
        },
        {"scheme": "S04", "treasures": "C F", "thieves": 2, "above": ["L19A", "L20A", "L02A"], "reputation": 51},
        {
            "scheme": "S05", "treasures": "A P", "thieves": 3,
            "above": ["L25A", "L11A", "L29B"], "fences": ["ME1A", "AG1B"],
        },
    ],
}  # fmt: skip
"""As much on the table as there can well be."""


def play(page: Page, nth: int = 0) -> None:
    """One answer: something that glows, ticked fences, or what the bar offers first."""
    before = number(page)
    lit, boxes = page.locator(LIT), page.locator("label.lit")
    if boxes.count():
        for k in range(3):
            boxes.nth(k).click()
        page.locator("#bar [data-pick]").click()
    elif lit.count():
        thing = lit.nth(nth % lit.count())
        ways = thing.get_attribute("popovertarget")
        thing.scroll_into_view_if_needed()
        thing.click()
        if page.locator(".armed, .peeked").count():  # what cannot be taken back is asked about
            thing.click()
        if ways:
            page.locator(f"[id='{ways}'] button").first.click()
    elif page.locator("#bar .acts button[name=move]").count():
        page.locator("#bar .acts button").first.click()
    else:
        pass_now(page)
    moved(page, before)


def twice(page: Page, thing: str) -> None:
    """What cannot be taken back: the first click shows what it brings, the second does it."""
    before = number(page)
    page.locator(thing).click()
    expect(page.locator(thing).locator(".doit")).to_be_visible()
    assert number(page) == before
    page.locator(thing).click()
    moved(page, before)


def pass_now(page: Page) -> None:
    """Passing is asked about."""
    page.locator("#bar [popovertarget=ways-pass]").click()
    page.locator("#ways-pass button[value=pass]").click()


def test_a_whole_game_by_clicking(visit: Open) -> None:
    page = visit()
    page.goto(prepared(page, LAST_ROUND, game=GAME))
    assert wait_turn(page)
    expect(page.locator("#hand .card.lit")).to_have_count(2)
    picture(page, "den-scouting")
    seen = set()
    for n in range(60):
        if not wait_turn(page):
            break
        seen.add(page.locator("#table").get_attribute("class") or "")
        play(page, n * 5)
    assert len(seen) == 2  # scouting and thieving
    expect(page.locator(".panel .plan")).to_have_count(2)  # all schemes are revealed
    picture(page, "den-over")
    page.get_by_role("link", name="See the result").click()
    expect(page.locator("h1")).to_contain_text(re.compile("win|share"))
    expect(page.locator(".ranks li")).to_have_count(2)
    for source in ("Fences", "The hag", "Locations", "Powers", "Majorities", "Scheme"):
        expect(page.locator("thead")).to_contain_text(source)
    expect(page.locator("svg.chart polyline")).to_have_count(2)
    picture(page, "den-end", full=True)
    page.get_by_role("link", name="Replay").click()
    expect(page.locator("#at")).to_be_visible()


def test_the_wizards_tricks(visit: Open) -> None:
    """Three fences are ticked, two locations change places, a thief moves on: everything in two clicks or three."""
    page = visit()
    page.goto(prepared(page, TRICKS, game=GAME))
    wait_turn(page)
    picture(page, "den-turn")

    def use(power: str, treasure: str) -> None:
        before = number(page)
        page.locator(f"#c-{power}.lit").click()
        page.locator(f"#ways-c-{power} button[value='power {power} {treasure}']").click()
        moved(page, before)

    use("PW10", "gem")
    before = number(page)
    page.locator("#c-L07A.lit").click()
    page.locator("#ways-c-L07A button[value='swap L07A L08A']").click()
    moved(page, before)
    expect(page.locator("#me #c-L08A")).to_be_visible()
    expect(page.locator("#seat-1.passed #c-L07A")).to_be_visible()

    wait_turn(page)
    use("PW04", "codex")
    send = page.locator("#bar [data-pick='slot']")
    expect(send).to_be_hidden()
    for card in ("AG1A", "EN3A"):
        page.locator(f"#c-{card}").click()
    expect(send).to_be_disabled()
    page.locator("#c-PE3A").click()
    expect(page.locator("#sum")).to_contain_text("3")
    before = number(page)
    send.click()
    moved(page, before)
    expect(page.locator("#fences .card")).to_have_count(6)
    expect(page.locator("#c-AG1A")).to_have_count(0)
    twice(page, "#c-L01A.lit")
    expect(page.locator("#t0-P .tk")).to_have_count(4)

    use("PW09", "fossil")
    before = number(page)
    page.locator("#c-L02A.lit").click()
    page.locator("#ways-c-L02A button[value='shift L02A L13A']").click()
    moved(page, before)
    expect(page.locator("#t0-F .tk")).to_have_count(3)
    expect(page.locator("#t0-T .tk")).to_have_count(4)


HIDDEN = """() => {
  const out = [], seen = (e, x, y) => e.contains(document.elementFromPoint(x, y));
  for (const e of document.querySelectorAll('.board button, .board label, #bar button, #bar a')) {
    if (!e.checkVisibility() || e.closest('[popover]')) continue;
    const r = e.getBoundingClientRect(), dx = Math.min(8, r.width / 4), dy = Math.min(8, r.height / 4);
    const at = [[r.x + r.width / 2, r.y + r.height / 2], [r.x + dx, r.y + dy], [r.right - dx, r.y + dy],
                [r.x + dx, r.bottom - dy], [r.right - dx, r.bottom - dy]];
    if (!at.every(([x, y]) => seen(e, x, y))) out.push(e.id || e.value || e.className);
  }
  return out;
}"""
"""What can be clicked and is covered, cut off or outside."""
QUESTIONS: list[tuple[dict[str, Any], list[str]]] = [
    (LAST_ROUND, []),
    (TRICKS, []),
    (TRICKS, ["power PW04 codex"]),
    (TRICKS, ["power PW10 gem"]),
    (TRICKS, ["power PW09 fossil"]),
    (CROWD, []),
    (CROWD, ["power PW12 gem"]),
    (CROWD, ["rob L16A"]),
    (CROWD, ["rob L08A"]),
]


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1280, 800)])
def test_nothing_to_act_on_is_ever_covered(visit: Open, width: int, height: int) -> None:
    """Hag, vault and recruiting too, at every kind of question, with two seats and with five."""
    page = visit(width=width, height=height)
    for position, moves in QUESTIONS:
        page.goto(prepared(page, position, game=GAME))
        wait_turn(page)
        for move in moves:
            before = number(page)
            way = page.locator(f"button[name=move][value='{move}']")
            if not way.is_visible():
                page.locator(
                    f"[popovertarget='{way.locator('xpath=ancestor::*[@popover]').get_attribute('id')}']"
                ).click()
            way.click()
            if page.locator(".peeked").count():
                way.click()
            moved(page, before)
            wait_turn(page)
        page.mouse.move(1, 1)
        assert page.evaluate(HIDDEN) == [], moves
        ground = page.locator(".ground")
        assert ground.evaluate("e => e.scrollHeight <= e.clientHeight && e.scrollWidth <= e.clientWidth"), moves


def test_why_hint_and_undo(visit: Open) -> None:
    page = visit()
    ada, bot = TRICKS["players"]
    safe = {**TRICKS, "players": [ada, {**bot, "treasures": "C", "passed": True}]}
    page.goto(prepared(page, safe, game=GAME))
    wait_turn(page)
    note = page.locator("#note")
    for thing, clause in (("#c-L02A", "TD-A1"), ("#c-ME2A", "TD-A7"), ("#city-G", "TD-T2"), ("#t1-C", "TD-T5")):
        page.locator(thing).click()
        expect(note).to_contain_text(clause)
        page.keyboard.press("Escape")
    page.get_by_role("button", name="What can I do?").click()
    expect(note).to_contain_text("TD-A14")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Hint").click()
    expect(note.locator("button[name=move]")).to_be_visible()
    page.keyboard.press("Escape")
    before = number(page)
    page.locator("#c-PW04.lit").click()
    page.locator("#ways-c-PW04 button[value='power PW04 codex']").click()
    moved(page, before)
    expect(page.locator("#t0-C .tk")).to_have_count(0)
    before = number(page)
    page.get_by_role("button", name="Undo").click()
    moved(page, before)
    expect(page.locator("#t0-C .tk")).to_have_count(1)
    twice(page, "#hag-G.lit")  # the whole turn: it stands (TD-Q46)
    expect(page.locator("#seat-0 .rep")).to_contain_text("2")
    expect(page.get_by_role("button", name="Undo")).to_have_count(0)


def test_keyboard_only(visit: Open) -> None:
    page = visit()
    page.goto(prepared(page, TRICKS, game=GAME))
    wait_turn(page)
    before = number(page)
    tab_to(page, "#vault.lit")
    page.keyboard.press("Enter")
    tab_to(page, "#ways-vault button[value='vault potion']")
    page.keyboard.press("Enter")
    moved(page, before)
    expect(page.locator("#vault .tk")).to_have_count(2)
    expect(page.locator("#t0-P .tk")).to_have_count(2)


def test_without_scripts(visit: Open) -> None:
    page = visit(java_script_enabled=False)
    page.goto(prepared(page, TRICKS, game=GAME))
    page.locator("#hag-G.lit").click()
    expect(page.locator("#seat-0 .rep")).to_contain_text("2")
    page.locator("#recruit.lit").click()  # a popover needs no script
    page.locator("#ways-recruit button").first.click()
    expect(page.locator("#recruit .tk")).to_have_count(2)
    page.locator("#c-L02A").click()
    expect(page.locator("#note .note")).to_contain_text("TD-A1")


@pytest.mark.parametrize(("width", "theme"), [(390, "light"), (768, "dark"), (1280, "light"), (1920, "dark")])
def test_a_full_table_at_every_width(visit: Open, width: int, theme: str) -> None:
    page = visit(width=width, height=900, color_scheme=theme)
    page.goto(prepared(page, CROWD, game=GAME))
    wait_turn(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    over = """() => [...document.querySelectorAll('#answer .panel, #answer .card, #answer .chests')].filter(
        e => e.scrollWidth > e.clientWidth + 5).map(e => e.id || e.className)"""
    assert page.evaluate(over) == []  # but for the values of fences, which stand over their corners
    picture(page, f"den-{width}-{theme}", full=width < 800)


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_nothing_for_axe_to_complain_about(visit: Open, theme: str) -> None:
    page = visit(height=900, color_scheme=theme)
    page.goto(prepared(page, CROWD, game=GAME))
    wait_turn(page)
    assert complaints(page) == []
    page.locator("#recruit.lit").click()
    assert complaints(page) == []
    picture(page, f"den-ways-{theme}")
    page.keyboard.press("Escape")
    page.locator("#c-L01A").click()
    expect(page.locator("#note .note")).to_be_visible()
    assert complaints(page) == []
    picture(page, f"den-why-{theme}")


def test_tokens_are_seen_moving(visit: Open) -> None:
    page = visit(reduced_motion="no-preference")
    page.goto(prepared(page, TRICKS, game=GAME))
    wait_turn(page)
    page.evaluate(
        "() => { window.flown = new Set(); const old = Element.prototype.animate;"
        " Element.prototype.animate = function (...given) {"
        " window.flown.add(this.id); return old.apply(this, given) } }"
    )
    fed = page.locator("#t0-G .tk").first.get_attribute("id")
    twice(page, "#hag-G.lit")
    assert page.locator("#hag-G .tk").first.get_attribute("id") == fed
    assert {fed, "mark0"} <= set(page.evaluate("() => [...window.flown]"))


def test_guided_round(visit: Open) -> None:
    page = visit(f"/learn/{GAME}")
    picture(page, "den-guide")
    clicks = 0
    for thing in ("#c-L01A", "#c-L25A", "#c-NO1A", "#hag-G", "#c-L01A", "#c-PW05", "#bar .btn.quiet"):
        here = page.url
        page.locator(thing).click()
        clicks += 1
        if thing == "#c-PW05" and page.locator("#ways-c-PW05").is_visible():
            page.locator("#ways-c-PW05 button[value='power PW05 potion']").click()
            clicks += 1
        if page.locator("#ways-pass").is_visible():
            page.locator("#ways-pass button[value=pass]").click()
            clicks += 1
        page.wait_for_url(lambda url, here=here: url != here)  # type: ignore[misc]
    expect(page.locator(".coach")).to_contain_text("That was a round")
    assert clicks <= 10
    picture(page, "den-guide-done")


def test_the_coach_brings_what_is_meant_into_sight(visit: Open) -> None:
    """On a phone the hag lies below the fold, until she is needed."""
    page = visit(f"/learn/{GAME}", width=390, height=844)
    for thing in ("#c-L01A", "#c-L25A", "#c-NO1A", "#hag-G"):
        here = page.url
        expect(page.locator(thing)).to_have_class(re.compile("wanted"))
        expect(page.locator(thing)).to_be_in_viewport(ratio=0.9)
        page.locator(thing).click(no_wait_after=True)
        page.wait_for_url(lambda url, here=here: url != here)  # type: ignore[misc]


def test_play_now(visit: Open) -> None:
    page = visit("/")
    play_now(page, GAME)
    wait_turn(page)
    play(page)
    wait_turn(page)
    expect(page.locator("#me .above .card, #me .piles span")).not_to_have_count(0)


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_what_is_answered_on_a_card_has_no_second_list_in_the_bar(visit: Open, width: int, height: int) -> None:
    """Vanishing Act takes a card out of play: nothing in the bar looks as if one had to."""
    page = visit(width=width, height=height)
    position = {**TRICKS, "powers": ["PW01", "PW09", "PW10"], "robbed": ["L01A", "L02A", "L07A", "L08A", "L13A"]}
    page.goto(prepared(page, position, game=GAME))
    assert wait_turn(page)
    if width < 1000:
        page.locator("label[for=page-3]").click()
    page.locator("#c-PW01").click()
    before = number(page)
    page.locator("#ways-c-PW01 button").first.click()
    moved(page, before)
    assert wait_turn(page)
    assert page.locator("#bar .acts button").count() == 0
    expect(page.locator("#bar .sum")).to_contain_text("glows")
    lit = page.locator("#answer .card.lit:visible")
    assert lit.count() == 5
    before = number(page)
    lit.first.click()
    moved(page, before)


@pytest.mark.parametrize("lang", ["en-GB", "hu-HU", "pl-PL", "de-DE"])
def test_five_answers_stand_in_one_line(visit: Open, lang: str) -> None:
    """A second line would take the height from the fences and one's own panel."""
    page = visit("/", locale=lang, color_scheme="light")
    page.goto(prepared(page, {**TRICKS, "powers": ["PW06", "PW09", "PW10"]}, game=GAME))
    assert wait_turn(page)
    before = number(page)
    page.locator("#c-PW06").click()
    page.locator("#ways-c-PW06 button").first.click()
    moved(page, before)
    assert wait_turn(page)
    answers = page.locator("#bar .acts > .btn")
    expect(answers).to_have_count(5)
    assert len(set(answers.evaluate_all("all => all.map(e => e.offsetTop)"))) == 1
    assert answers.evaluate_all("all => all.filter(e => e.scrollWidth > e.clientWidth).length") == 0
    assert faint(page) == []


def test_four_wants_and_their_ticks_lie_within_the_card(visit: Open) -> None:
    for width, height in ((390, 844), (1280, 800), (1440, 900)):
        page = visit("/", width=width, height=height)
        page.goto(prepared(page, TRICKS, game=GAME))
        assert wait_turn(page)
        if width == 390:
            page.locator(".pages label").nth(1).click()
        out = """card => [...card.querySelectorAll(".wants > *")].filter(e => {
          const c = card.getBoundingClientRect(), r = e.getBoundingClientRect(), tick = 5;
          return r.left < c.left || r.right + tick > c.right;
        }).length"""
        assert page.locator("#c-ME2A").evaluate(out) == 0, width


def test_buttons_show_the_treasures_they_are_about(visit: Open) -> None:
    page = visit()
    page.goto(prepared(page, TRICKS, game=GAME))
    assert wait_turn(page)
    page.locator("#c-PW09").click()
    pictures = page.locator("#ways-c-PW09 button .p")
    assert pictures.count() == 5
    for n in range(5):
        box = pictures.nth(n).bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 20


def test_by_touch_the_preview_has_the_act_as_a_button(visit: Open) -> None:
    """A tap shows what a robbery brings, a tap on its words plays nothing, the button robs."""
    page = visit(width=390, height=844, has_touch=True, is_mobile=True)
    page.goto(prepared(page, TRICKS, game=GAME))
    assert wait_turn(page)
    before = number(page)
    card = page.locator("#c-L01A.lit")
    card.tap()
    act = card.locator(".doit")
    expect(act).to_be_visible()
    box = act.bounding_box()
    assert box is not None
    assert box["height"] >= 44
    card.locator(".peek > span").first.tap()
    expect(act).to_be_hidden()
    assert number(page) == before
    card.tap()
    act.tap()
    moved(page, before)
    expect(page.locator("#t0-P .tk")).not_to_have_count(1)


def test_a_robbery_is_shown_with_its_answers_before_it_is_done(visit: Open) -> None:
    """It cannot be taken back (TD-Q46): the preview stays beside card and fences, "Not yet" and Escape close it."""
    page = visit(width=1440, height=900)
    page.goto(prepared(page, TRICKS, game=GAME))
    assert wait_turn(page)
    before, card = number(page), page.locator("#c-L08A.lit")
    for back in ("leave", "Escape"):
        card.click()
        preview = card.locator(".peek")
        expect(preview.locator(".head")).to_contain_text("Smugglers’ Cave")
        expect(preview).to_be_in_viewport(ratio=1)
        box, panel = card.bounding_box(), preview.bounding_box()
        assert box is not None and panel is not None
        assert panel["y"] >= box["y"] + box["height"] or panel["x"] >= box["x"] + box["width"]
        if back == "leave":
            preview.locator(".leave").click()
        else:
            page.keyboard.press(back)
        expect(preview.locator(".doit")).to_be_hidden()
        assert number(page) == before
    card.click()
    card.locator(".doit").click()
    moved(page, before)
    expect(page.locator("#t0-F .tk")).to_have_count(3)


def test_a_pick_asks_first_because_it_is_final(visit: Open) -> None:
    """TD-Q9: one click would be too little for what cannot be changed."""
    page = visit()
    page.goto(prepared(page, LAST_ROUND, game=GAME))
    assert wait_turn(page)
    twice(page, "#hand .card.lit >> nth=0")


def test_by_keyboard_a_pick_asks_where_it_can_be_read(visit: Open) -> None:
    """Three keys; what the card does is shown to whoever comes to it, and then makes room for the question."""
    page = visit()
    page.goto(prepared(page, LAST_ROUND, game=GAME))
    assert wait_turn(page)
    before = number(page)
    page.keyboard.press("f")
    page.keyboard.press(page.locator("#letters kbd").first.inner_text().lower())
    asked = page.locator("#note .confirm")
    expect(asked).to_contain_text("This cannot be taken back. Enter confirms, Escape cancels.")
    page.wait_for_selector("#zoomtip:popover-open", state="attached")
    expect(page.locator("#zoomtip")).to_be_hidden()
    assert number(page) == before
    page.keyboard.press("Enter")
    moved(page, before)


def test_a_phone_held_sideways_shows_the_hand_whole(visit: Open) -> None:
    """Nothing lies before the others while locations are picked: their niches leave the room to the cards."""
    page = visit("/", width=844, height=390)
    play_now(page, "thieves-den")
    wait_turn(page)
    widths = page.locator("#hand .card").evaluate_all("cards => cards.map(card => card.clientWidth)")
    assert len(widths) == 4 and min(widths) >= 110, widths


def test_on_a_short_screen_a_preview_lies_alone(visit: Open) -> None:
    """With letters twice as large there is no room beside it: what one points at is not shown over its answers."""
    page = visit(width=844, height=390)
    page.goto(prepared(page, TRICKS, game=GAME))
    assert wait_turn(page)
    page.locator("#c-L08A").click()
    way = page.locator("#c-L08A .doit")
    expect(way).to_be_visible()
    for thing in (way, page.locator("#c-L08A .head"), page.locator("#c-L08A .leave")):
        with page.expect_event("console", lambda said: said.text == "rested"):
            thing.hover()
            page.evaluate("() => { setTimeout(() => console.log('rested'), 900) }")  # longer than a pointer rests
        expect(page.locator("#zoomtip")).to_be_hidden()
    before = number(page)
    way.click()
    moved(page, before)


def test_a_fence_says_what_it_will_pay_once_a_robbery_opens_it(visit: Open) -> None:
    ada, bela = TRICKS["players"]
    players = [{**ada, "treasures": "P P C"}, {**bela, "above": ["L02A", "L07A", "L20A"]}]
    players[0]["above"] = ["L01A", "L08A", "L13A"]
    position = {**TRICKS, "players": players, "display": ["EN2A", "AG1A", "ME2A", "EN3A", "TI2A", "PE3A"]}
    page = visit(width=1440, height=900)
    page.goto(prepared(page, position, game=GAME))
    assert wait_turn(page)
    ribbon = page.locator("#c-EN2A .can")
    expect(ribbon).to_have_text("1 short: artefact")
    said = "e => getComputedStyle(e, '::after').content"
    assert ribbon.evaluate(said) == "none"
    page.locator("#c-L07A").click()  # the Cursed Armoury: three artifacts
    expect(page.locator("#c-EN2A.opens")).to_be_visible()
    assert ribbon.evaluate(said) == '"then: +8"'


@pytest.mark.parametrize(("width", "height"), [(390, 844), (844, 390)])
def test_on_a_phone_it_is_read_who_has_passed(visit: Open, width: int, height: int) -> None:
    """Even where a preview beside it warns of full chests."""
    ada, bela = TRICKS["players"]
    players = [{**ada, "treasures": "C G A A F F P P"}, {**bela, "passed": True}]
    page = visit(width=width, height=height)
    page.goto(prepared(page, {**TRICKS, "players": players}, game=GAME))
    assert wait_turn(page)
    expect(page.locator("#seat-1 .peek .full").first).to_be_attached()
    expect(page.locator("#seat-1 .plate .tag")).to_be_visible()
    if width < height:
        expect(page.locator("#seat-0 .chests .cnt")).to_be_visible()


def test_a_pick_says_what_it_is_to_ones_scheme(visit: Open) -> None:
    """S01 counts villages and cities: the Potion Shop is one, the Forgotten Crypt is not."""
    page = visit(width=1440, height=900)
    page.goto(prepared(page, LAST_ROUND, game=GAME))
    assert wait_turn(page)
    before = number(page)
    for card, counts in (("L01A", 1), ("L16A", 0)):
        page.locator(f"#c-{card}").click()
        preview = page.locator(f"#c-{card} .peek")
        expect(preview).to_be_visible()
        expect(preview.get_by_text("Counts for your scheme")).to_have_count(counts)
        preview.locator(".leave").click()
        expect(preview).to_be_hidden()
    assert number(page) == before
