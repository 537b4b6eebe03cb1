"""Age of Thieves, played to its end by clicking what glows."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open, picture
from tests.browser.contrast import faint
from tests.browser.play import moved, number, prepared, wait_turn


def answer(page: Page, turn: int) -> None:
    """One answer: points on the first cards, a glowing space or card, or a button of the bar."""
    before = number(page)
    bids = page.locator("#me [data-bids] [data-more]")
    glowing = page.locator("#answer .lit:visible")
    buttons = page.locator("#bar .acts > button[name]:visible")
    if bids.count():
        left = int(page.locator("[data-left]").inner_text())
        for _ in range(2):  # even a dungeon leaves two points
            bids.nth(0).click()
        expect(page.locator("[data-left]")).to_have_text(str(left - 2))
        page.locator("#bar button[value='declare'][name='do']").click()
    elif glowing.count() and (turn % 2 or not buttons.count()):
        glowing.nth(turn % glowing.count()).click()
    elif buttons.count():
        buttons.nth(turn % buttons.count()).click()
    else:
        page.locator("#bar .pickone button").first.click()
    if page.locator(".armed").count():  # what cannot be made good again asks once more
        page.locator(".armed").click()
    moved(page, before)


def test_a_whole_night_by_clicking(visit: Open) -> None:
    page = visit()
    page.goto(prepared(page, {"players": [{}, {}]}, game="age-of-thieves"))
    asked: set[str] = set()
    for turn in range(500):
        if not wait_turn(page):
            break
        question = page.locator("#bar .asked-h").inner_text()
        if question not in asked and question.startswith("Your move"):
            picture(page, "age-of-thieves")
        asked.add(question)
        answer(page, turn)
    expect(page.locator("#table[data-over='1']")).to_be_attached()
    assert len(asked) > 4, asked
    page.goto(page.url.split("?")[0] + "/end")
    expect(page.locator("main")).to_contain_text("Ada")


IN_SIGHT = """() => [...document.querySelectorAll('#things .lit')].map(e => e.getBoundingClientRect())
  .map(r => [r.left + r.width / 2, r.top + r.height / 2])
  .find(([x, y]) => document.elementFromPoint(x, y)?.matches('.lit'))"""


def test_the_map_can_be_looked_at_closely_on_a_phone(visit: Open) -> None:
    """It opens where something is asked, large enough for a finger; a drag is no click."""
    page = visit(width=390, height=844, device_scale_factor=2, has_touch=True, is_mobile=True)
    page.goto(prepared(page, {"players": [{}, {}]}, game="age-of-thieves"))
    wait_turn(page)
    space = page.locator("#things .lit").first
    opened = space.bounding_box()
    assert opened is not None
    assert opened["width"] > 20
    page.get_by_role("button", name="Zoom out").click()
    page.get_by_role("button", name="Zoom out").click()
    page.get_by_role("button", name="Zoom out").click()
    small = space.bounding_box()
    assert small is not None
    page.get_by_role("button", name="Zoom in").click()
    page.get_by_role("button", name="Zoom in").click()
    large = space.bounding_box()
    assert large is not None
    assert large["width"] > 2 * small["width"]
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    before = number(page)
    corner = page.locator("#map").bounding_box()
    assert corner is not None
    page.mouse.move(150, corner["y"] + 100)
    page.mouse.down()
    page.mouse.move(180, corner["y"] + 115, steps=4)
    page.mouse.up()
    moved_to = space.bounding_box()
    assert moved_to is not None
    assert abs(moved_to["x"] - large["x"] - 30) < 2
    assert number(page) == before
    picture(page, "age-of-thieves-zoomed")
    page.reload()
    wait_turn(page)
    page.mouse.click(*page.evaluate(IN_SIGHT))
    moved(page, before)


POSITION: dict[str, Any] = {
    "seats": 4,
    "phase": "declare",
    "turn": 4,
    "first": 0,
    "die": 4,
    "event": "C07",
    "guards": ["Nc5", "Nd5", "P3c", "P3l", "Wd5"],
    "spaces": {"Ne2": {"jewels": {"yellow": 1}}, "Nc0": {"token": "down"}},
    "players": [
        {"thief": "nikolai", "at": "Nd1", "hand": ["G10", "G11", "G01", "G05"], "tokens": {"informer": 1}},
        {"thief": "morius", "at": "Ee1", "hand": ["G12"]},
        {"thief": "jasmine", "at": "Sb3", "hand": ["G12"]},
        {"thief": "zain", "at": "We1", "hand": ["G02"]},
    ],
}
COVERED = """() => [...document.querySelectorAll('#bar button, #me button:not([disabled]), #me input, #things .sp')]
  .filter(e => e.checkVisibility() && !e.closest('[popover]')).flatMap(e => {
    const r = e.getBoundingClientRect(), x = r.left + r.width / 2, y = r.top + r.height / 2;
    const at = document.elementFromPoint(x, y);
    const seen = at && (e.contains(at) || at.closest('label') === e);
    const out = r.left < 0 || r.top < 0 || r.right > innerWidth + 1 || r.bottom > innerHeight + 1;
    return seen && !out ? [] : [`${e.className} ${e.value} at ${x | 0},${y | 0} under ${at && at.className}`];
  })"""


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1280, 800)])
def test_nothing_that_can_be_played_is_covered_or_cut(visit: Open, width: int, height: int) -> None:
    """Declaration, use of a card, a move: everything one can act on is there, whole and on top."""
    page = visit(width=width, height=height)
    page.goto(prepared(page, POSITION, game="age-of-thieves"))
    wait_turn(page)
    assert page.evaluate(COVERED) == []
    for _ in range(9):
        page.locator("#bid-move [data-more]").click()
    page.locator("[id^='bid-G10'] [data-more]").click()
    assert page.locator("[data-left]").inner_text() == "0"
    assert page.locator("[data-more][aria-disabled=false]").count() == 0  # never more points than there are
    assert page.evaluate(COVERED) == []
    before = number(page)
    page.locator("#bar button[value='declare'][name='do']").click()
    moved(page, before)
    wait_turn(page)
    assert page.evaluate(COVERED) == []
    before = number(page)
    page.locator("#bar button[value='sneak']").click()
    moved(page, before)
    wait_turn(page)
    assert page.locator("#things .sp.lit").count() > 0
    assert page.evaluate(COVERED) == []
    page.locator("#things .guard").first.hover()
    expect(page.locator("#night .tip")).to_contain_text("Hears")
    expect(page.locator("#night .placard")).to_have_css("opacity", "0")  # nothing of it looks out from behind


WALK: dict[str, Any] = {
    **POSITION,
    "seats": 2,
    "guards": ["Nc5", "P3c"],
    "spaces": {"Ne2": {"jewels": {"yellow": 1}}, "Nc0": {"token": "down"}},
    "players": [
        {"thief": "nikolai", "at": "Nd1", "hand": ["G10"]},
        {"thief": "morius", "at": "Sb3", "hand": ["G12"]},
    ],
}


def sneaking(page: Page, **setup: Any) -> None:
    """Up to the first step of a sneaking thief."""
    page.goto(prepared(page, WALK, game="age-of-thieves", **setup))
    wait_turn(page)
    for _ in range(9):
        page.locator("#bid-move [data-more]").click()
    for answered in ("#bar button[value='declare'][name='do']", "#bar button[value='sneak']"):
        before = number(page)
        page.locator(answered).click()
        moved(page, before)
        wait_turn(page)


def test_a_walk_of_several_steps_is_shown_before_it_is_made(visit: Open) -> None:
    """A space farther away: the way, what it risks, what lies on it; then one button, and every step is a move."""
    page = visit()
    sneaking(page)
    before = int(number(page))
    page.locator("#things .reach[data-s='P3a']").click()
    bar = page.locator("#bar")
    expect(bar.locator(".asked-h")).to_have_text("Sneak to Palace Ring 1?")
    expect(bar.locator("#plan")).to_contain_text("Steps: 3 of 5. On the way: a yellow jewel at Envoys’ Walk 3")
    expect(bar.locator("#plan-risk")).to_have_text("One guard would hear you, one could catch you")
    expect(page.locator("#light .route")).to_have_count(1)
    assert int(number(page)) == before  # nothing has moved
    first = page.locator("#light .route").get_attribute("d")
    page.locator("#plan-other").click()
    assert page.locator("#light .route").get_attribute("d") != first
    page.keyboard.press("Escape")
    expect(bar.locator("#plan")).to_be_hidden()
    expect(bar.locator(".asked-h")).to_have_text("Your move: step by step.")
    page.locator("#things .reach[data-s='P3a']").click()
    bar.get_by_role("button", name="Walk 3 steps").click()
    expect(page.locator("#fig-0")).to_have_attribute("data-s", "P3a")
    expect(page.locator("#seat-0 .goods")).to_contain_text("1 a yellow jewel")
    lines = page.locator("#loglines .k-step.s0")
    expect(lines).to_have_count(3)
    wait_turn(page)
    expect(bar.locator(".steps").first).to_contain_text("2 steps left")
    picture(page, "age-of-thieves-walked")


def test_what_costs_the_other_cards_asks_once_more(visit: Open) -> None:
    """A run with another stack to come; nothing is sent by the first click."""
    page = visit()
    page.goto(prepared(page, WALK, game="age-of-thieves"))
    wait_turn(page)
    page.locator("#bid-move [data-more]").click()
    page.locator("#bid-move [data-more]").click()
    page.locator("[id^='bid-G10'] [data-more]").click()
    before = number(page)
    page.locator("#bar button[value='declare'][name='do']").click()
    moved(page, before)
    wait_turn(page)
    before = number(page)
    page.locator("#bar button[value='run']").click()
    expect(page.locator("#note .confirm")).to_contain_text("Run")
    assert number(page) == before
    page.locator("#bar button[value='run']").click()
    moved(page, before)


def test_the_order_is_seen_as_one_bids(visit: Open) -> None:
    """High to low, the city guard among one's own cards; more points than there are cannot be put down."""
    page = visit()
    page.goto(prepared(page, WALK, game="age-of-thieves"))
    wait_turn(page)
    line = page.locator("#turn .line li:not(.none)")
    expect(line).to_have_text(["4City guard"])
    go = page.locator("#bar button[value='declare'][name='do']")
    expect(go).to_have_attribute("aria-disabled", "true")
    go.click(force=True)  # it looks shut, but a click says why
    expect(page.locator("#night .tip")).to_contain_text("No card has a point on it yet")
    for _ in range(3):
        page.locator("#bid-ambush [data-more]").click()
    for _ in range(7):
        page.locator("[id^='bid-G10'] [data-more]").click()
    expect(line).to_have_text(["7Reflection Cloak", "4City guard", "3Ambush"])
    page.locator("[id^='bid-G10'] [data-more]").click(force=True)
    expect(page.locator("#night .tip")).to_contain_text("All your points are placed")
    expect(page.locator("[name^='ap-G10']")).to_have_value("7")
    for _ in range(5):
        page.locator("[id^='bid-G10'] [data-less]").click()
    expect(line).to_have_text(["4City guard", "3Ambush", "2Reflection Cloak"])
    page.locator("[id^='bid-G10'] .hit").hover()
    expect(page.locator("#night .tip")).to_contain_text("You are hidden until the end of the turn.AT-G12")


def test_a_jewel_on_the_way_may_be_left_there(visit: Open) -> None:
    page = visit()
    sneaking(page)
    page.locator("#things .reach[data-s='P3a']").click()
    page.locator("#plan-loot input").uncheck()
    page.locator("#things .reach[data-s='P3a']").click()  # chosen again: off he goes
    expect(page.locator("#fig-0")).to_have_attribute("data-s", "P3a")
    expect(page.locator("#things .j-yellow.x-Ne2")).to_have_count(1)


MARCH = """() => document.addEventListener('htmx:after:swap', () => {
  document.querySelector('#things .guard').dataset.s = 'Na1';
}, true)"""


def test_a_walk_ends_where_something_has_changed(visit: Open) -> None:
    """A guard who stands elsewhere after the first step: the rest is asked again."""
    page = visit()
    sneaking(page)
    page.locator("#things .reach[data-s='P3a']").click()
    page.evaluate(MARCH)
    page.locator("#plan-walk").click()
    expect(page.locator("#night .tip")).to_contain_text("Something changed on the way")
    expect(page.locator("#fig-0")).to_have_attribute("data-s", "Ne1")


def test_a_finger_asks_before_the_first_step(visit: Open) -> None:
    """Nothing is pointed at on a phone: a tap shows the risk, a second one goes."""
    page = visit(width=390, height=844, device_scale_factor=2, has_touch=True, is_mobile=True)
    sneaking(page)
    before = number(page)
    page.locator("#things .sp[data-s='Ne1']").tap()
    expect(page.get_by_role("button", name="Walk one step")).to_be_visible()
    assert number(page) == before
    page.locator("#things .sp[data-s='Ne1']").tap()
    expect(page.locator("#fig-0")).to_have_attribute("data-s", "Ne1")


WHOLE = """names => {
  const box = document.querySelector("#map").getBoundingClientRect();
  const all = [...document.querySelectorAll(names)].map(e => e.getBoundingClientRect());
  const within = r => r.left >= box.left && r.right <= box.right && r.top >= box.top && r.bottom <= box.bottom;
  return all.every(within);
}"""


def drag(page: Page, by_x: float, by_y: float) -> None:
    """The map, from its middle."""
    box = page.locator("#map").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + by_x, y + by_y, steps=4)
    page.mouse.up()


def test_the_map_of_a_phone_shows_the_whole_move(visit: Open) -> None:
    """Thief, way and end come into sight together; what is in sight already stays under the finger."""
    page = visit(width=390, height=844, device_scale_factor=2, has_touch=True, is_mobile=True)
    sneaking(page)
    end = page.locator("#things .reach[data-s='P3a']")
    drag(page, -180, -100)
    assert not page.evaluate(WHOLE, "#fig-0")
    end.tap()
    expect(end).to_have_class(re.compile(r"\bchosen\b"))
    assert page.evaluate(WHOLE, "#fig-0, #things .chosen")
    before = end.bounding_box()
    page.locator("#things .sp[data-s='Ne1']").tap()
    end.tap()
    assert end.bounding_box() == pytest.approx(before, abs=1)


OVERLAPS = """names => {
  const seen = e => e.checkVisibility({ visibilityProperty: true }) && e.getClientRects().length;
  const found = [...document.querySelectorAll(names)].filter(seen);
  const boxes = found.map(e => [e.id || e.className, e.getBoundingClientRect()]);
  const common = (a, b, from, to) => Math.min(a[to], b[to]) - Math.max(a[from], b[from]) > 1;
  const meet = (a, b) => common(a, b, "left", "right") && common(a, b, "top", "bottom");
  const out = boxes.filter(([, r]) => r.left < -1 || r.top < -1 || r.right > innerWidth + 1);
  const met = (m, a, rest) => rest.filter(([, b]) => meet(a, b)).map(([n]) => `${m} and ${n}`);
  return [...boxes.flatMap(([m, a], k) => met(m, a, boxes.slice(k + 1))), ...out.map(([n]) => `${n} is cut`)];
}"""
PARTS = ".map, .night, .rivals, .turn, .me, #bar, .pages"
HEAD = ".top .where b, .top nav :is(button, a), .tools2 .btn, .pages label"


def test_the_parts_of_the_table_lie_side_by_side(visit: Open) -> None:
    """On its side and upright: map, night, rivals, order, cards and question, none over another."""
    for width, height in ((844, 390), (390, 844), (900, 700)):
        page = visit(width=width, height=height, has_touch=True, is_mobile=True)
        page.goto(prepared(page, {**POSITION, "turn": 10}, game="age-of-thieves"))
        assert wait_turn(page)
        parts = PARTS if width > height else PARTS.replace(", .pages", "")
        assert page.evaluate(OVERLAPS, parts) == []
        assert page.evaluate(OVERLAPS, HEAD) == []
        city = page.locator(".map").bounding_box()
        assert city is not None
        assert min(city["width"], city["height"]) > 200


def test_a_card_that_comes_up_says_what_its_uses_do(visit: Open) -> None:
    page = visit()
    stacks = [{"card": "ambush", "points": 5}, {"card": "move", "points": 3}]
    page.goto(prepared(page, {"phase": "resolve", "players": [{"stacks": stacks}, {}]}, game="age-of-thieves"))
    assert wait_turn(page)
    expect(page.locator("#bar .sum").first).to_contain_text(": ")
    names = page.locator("#bar .acts > .btn:not(.lnk)").all_inner_texts()
    said = page.locator("#bar .sum").first.inner_text()
    assert all(name.split(":")[0].split(" (")[0] in said for name in names), (names, said)


STACKED: dict[str, Any] = {
    **POSITION,
    "phase": "resolve",
    "guards": ["P3c", "P3l"],
    "players": [
        {**POSITION["players"][0], "stacks": [{"card": "move", "points": 5}, {"card": "ambush", "points": 3}]},
        {
            "thief": "morius",
            "at": "Ee1",
            "jewels": {"yellow": 2},
            "stacks": [{"card": "move", "points": 7, "up": True}],
        },
        {
            "thief": "jasmine",
            "at": "Sb3",
            "stacks": [{"card": "move", "points": 4}, {"card": "ambush", "points": 2}],
        },
        {
            "thief": "zain",
            "at": "We1",
            "jewels": {"green": 1, "yellow": 1},
            "stacks": [{"card": "move", "points": 4}, {"card": "ambush", "points": 6, "up": True}],
        },
    ],
}
"""Some stacks are resolved, others are to come."""


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_jewels_and_stacks_of_all_thieves_are_read(visit: Open, theme: str) -> None:
    """On a phone every number has its place; what is resolved is pale, but no riddle."""
    page = visit("/", width=390, height=844, color_scheme=theme)
    page.goto(prepared(page, STACKED, game="age-of-thieves"))
    assert wait_turn(page)
    expect(page.locator("#seat-3 .goods .tok")).to_have_count(2)
    cut = "all => all.filter(e => e.scrollWidth > e.clientWidth || e.scrollHeight > e.clientHeight + 1).length"
    assert page.locator(".rivals .goods").evaluate_all(cut) == 0
    assert faint(page) == []


def test_the_inns_glow_where_a_thief_may_begin(visit: Open) -> None:
    for width, height in ((1440, 900), (390, 844)):
        page = visit(width=width, height=height)
        post = page.request.post
        if not page.request.get("/api/v1/me").ok:
            post("/api/v1/guests", data={"name": "Ada"})
        setup = {"game": "age-of-thieves", "seats": 2, "bots": {"1": "heuristic"}}
        table = post("/api/v1/tables", data=setup).json()["table"]["id"]
        assert post(f"/api/v1/tables/{table}/start").ok
        page.goto(f"/t/{table}")
        for _ in range(4):
            assert wait_turn(page)
            if page.locator("#things .sp[value^='start ']").count():
                break
            before = number(page)
            page.locator("#bar .acts > button[name]:visible").first.click()
            moved(page, before)
        inns = page.locator("#things .sp[value^='start ']")
        assert inns.count() >= 3
        for n in range(inns.count()):
            expect(inns.nth(n)).to_be_in_viewport(ratio=1)


def test_the_order_line_is_read_by_keyboard_and_by_touch(visit: Open) -> None:
    """Names that are cut there are said in full beside it; news below the cards say who acted."""
    page = visit(width=1440, height=900)
    sneaking(page)
    tip = page.locator("#night .tip")
    page.locator("#turn .line").focus()
    expect(tip).to_contain_text("9 Move · Ada")
    expect(page.locator("#me .news li").first).to_have_text("You use Move (Sneak).")
    phone = visit(width=390, height=844, has_touch=True, is_mobile=True)
    phone.goto(prepared(phone, WALK, game="age-of-thieves"))
    wait_turn(phone)
    for _ in range(3):
        phone.locator("[id^='bid-G10'] [data-more]").tap()
    phone.locator("#turn .line .bidden").tap()
    expect(phone.locator("#night .tip")).to_contain_text("Reflection Cloak")


def test_one_button_leads_back_to_ones_thief(visit: Open) -> None:
    page = visit(width=844, height=390, has_touch=True, is_mobile=True)
    page.goto(prepared(page, WALK, game="age-of-thieves"))
    wait_turn(page)
    thief = page.locator("#fig-0")
    before = thief.bounding_box()
    page.get_by_role("button", name="Zoom out").tap()
    page.get_by_role("button", name="Zoom out").tap()
    assert thief.bounding_box() != pytest.approx(before, abs=1)
    page.get_by_role("button", name="To my thief").tap()
    assert thief.bounding_box() == pytest.approx(before, abs=1)


SEARCHED: dict[str, Any] = {
    "alarm": True,
    "lifted": True,
    "gates": "S",
    "event": "A03",
    "turn": 6,
    "doing": [
        {"rule": "night", "step": 5},
        {"rule": "turn", "step": 3},
        {"rule": "event", "step": 3},
        {"rule": "discards", "step": 0, "who": [0, 1]},
    ],
    "players": [{"hand": ["G10", "G11", "G01"]}, {"hand": ["G12"]}],
}
BARE = """() => {
  const top = e => e.getBoundingClientRect().top, bar = document.querySelector("#bar");
  return [...bar.querySelectorAll(".tool")].filter(e => top(e) < top(bar)).map(e => e.innerText);
}"""


def test_a_card_is_not_discarded_by_one_click(visit: Open) -> None:
    """It does not look wanted and asks first; hint and help lie inside the question, however short it is."""
    page = visit(width=1440, height=900)
    page.goto(prepared(page, SEARCHED, game="age-of-thieves"))
    assert wait_turn(page)
    assert page.evaluate(BARE) == []
    before, card = number(page), page.locator("#me .hand .lose.lit").first
    card.click()
    expect(page.locator("#note .confirm")).to_contain_text("Discard")
    assert number(page) == before
    card.click()
    moved(page, before)


def test_what_a_card_does_is_told_beside_the_map_not_over_it(visit: Open) -> None:
    page = visit(width=1440, height=900)
    page.goto(prepared(page, WALK, game="age-of-thieves"))
    assert wait_turn(page)
    page.locator("[id^='bid-G10'] .hit").hover()
    expect(page.locator("#night .tip")).to_contain_text("AT-G12")
    page.wait_for_selector("#zoomtip:popover-open", state="attached")
    expect(page.locator("#zoomtip")).to_be_hidden()


TOO_LONG = """() => [...document.querySelectorAll("#map .labels textPath")].filter(e =>
  e.parentElement.getComputedTextLength() > document.querySelector(e.getAttribute("href")).getTotalLength())
  .map(e => e.textContent)"""


@pytest.mark.parametrize("lang", ["en-GB", "hu-HU", "pl-PL", "de-DE"])
def test_names_of_streets_are_written_in_full(visit: Open, lang: str) -> None:
    """At every size of the map: a name that is longer than its line loses its last letters."""
    page = visit(locale=lang)
    page.goto(prepared(page, WALK, game="age-of-thieves"))
    page.evaluate("document.fonts.ready")
    for width, height in ((1440, 900), (1280, 800), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        assert page.locator("#map .labels textPath").count() > 20
        assert page.evaluate(TOO_LONG) == [], (width, height)


def test_resolved_stacks_show_their_points_and_their_sign(visit: Open) -> None:
    """They are narrow, so that those to come have the room; nothing of them is cut."""
    for width, height in ((1440, 900), (1280, 800), (390, 844), (844, 390)):
        page = visit(width=width, height=height)
        sneaking(page)
        done = page.locator("#turn .line .done")
        assert done.count() > 0
        for n in range(done.count()):
            card = done.nth(n).bounding_box()
            sign = done.nth(n).locator("svg").bounding_box()
            assert card is not None
            assert sign is not None
            assert card["width"] < 40
            assert sign["y"] + sign["height"] <= card["y"] + card["height"], (width, n)


CUT_WORDS = """() => [...document.querySelectorAll("#me .hand .hit .tx")]
  .filter(e => e.scrollHeight > e.clientHeight + 2).map(e => e.textContent)"""


@pytest.mark.parametrize("lang", ["en-GB", "de-DE"])
def test_four_cards_say_what_they_do(visit: Open, lang: str) -> None:
    """The empty place for more of them takes nothing from their height."""
    for width, height in ((1440, 900), (1280, 800)):
        page = visit(width=width, height=height, locale=lang)
        page.goto(prepared(page, WALK, game="age-of-thieves"))
        assert wait_turn(page)
        assert page.locator("#me .hand .card").count() == 4
        assert page.evaluate(CUT_WORDS) == [], width


def setting_up(page: Page) -> None:
    """A new table of three, up to the question where one begins."""
    page.request.post("/api/v1/guests", data={"name": "Ada"})
    setup = {"game": "age-of-thieves", "seats": 3, "bots": {"1": "heuristic", "2": "heuristic"}}
    table = page.request.post("/api/v1/tables", data=setup).json()["table"]["id"]
    assert page.request.post(f"/api/v1/tables/{table}/start").ok
    page.goto(f"/t/{table}")
    assert wait_turn(page)
    before = number(page)
    page.locator("#bar .acts > button[name]:visible").first.click()
    moved(page, before)
    assert wait_turn(page)


GAP = """() => {
  const boxes = names => [...document.querySelectorAll(names)].map(e => e.getBoundingClientRect());
  const left = Math.min(...boxes("#bar .tool").map(r => r.left));
  return left - Math.max(...boxes("#bar .acts > .btn").map(r => r.right));
}"""


def test_districts_to_begin_in_keep_off_hint_and_help(visit: Open) -> None:
    """Two of them in one row; and what lies face down is a square, however small the map."""
    for lang in ("en-GB", "de-DE"):
        page = visit(width=1440, height=900, locale=lang)
        setting_up(page)
        page.evaluate("document.fonts.ready")
        for width, height in ((1440, 900), (1280, 800)):
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate(OVERLAPS, "#bar .acts > .btn, #bar .tool") == [], (lang, width)
            assert page.evaluate(GAP) >= 4, (lang, width)
        for width, height in ((1440, 900), (390, 844)):
            page.set_viewport_size({"width": width, "height": height})
            token = page.locator("#things .k-down").first.bounding_box()
            assert token is not None
            assert token["height"] == pytest.approx(token["width"], abs=1), width
