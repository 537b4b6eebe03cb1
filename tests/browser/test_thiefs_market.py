"""The board of Thief's Market: all that can be done is in sight, and what cannot be done says why."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.play import prepared, settled, show_page, wait_turn

MARKET = {"A": "A07 A10 A14 A15", "B": "B12 B03 B04 B02 B11"}
ME = {"gold": 1, "infamy": 3, "cards": "A01 A09 A06"}
MAGPIE = {"gold": 4, "cards": "A02 A03 A12", "pile": "R B Y Y S"}
RAVEN: dict[str, Any] = {"gold": 0, "cards": "A16"}
ROOK = {"gold": 2, "cards": "A04 A08", "pile": "G"}
SPLIT = {
    "phase": "split",
    "turn": 0,
    "round": 5,
    "pool": "R B W G W Y",
    "players": [ME, MAGPIE, RAVEN, ROOK],
    "market": MARKET,
}
LAST = {
    **SPLIT,
    "pool": "R G W",
    "players": [ME, MAGPIE, {**RAVEN, "pile": "W B Y"}, ROOK, {"gold": 3, "pile": "W I"}],
}
BUY: dict[str, Any] = {
    "phase": "buy",
    "turn": 0,
    "round": 5,
    "players": [
        {**ME, "pile": "R G Y"},
        {**MAGPIE, "pile": "R Y Y S"},
        {**RAVEN, "pile": "W"},
        {**ROOK, "pile": "Y Y"},
    ],
    "market": MARKET,
}
LATE = {
    "phase": "buy",
    "turn": 0,
    "round": 9,
    "players": [
        {"gold": 3, "cards": "A01 A09 A06 B01 B05 B06 B07 C01", "pile": "R G W B S"},
        {**MAGPIE, "pile": "R Y"},
        {**RAVEN, "pile": "W"},
    ],
    "market": {"A": "A07 A10 A14 A15", "B": "B12 B03 B04 B02", "C": "C02 C03 C04 C09 C13"},
}
RACKET = {**BUY, "players": [{**ME, "gold": 2, "cards": "A01 C07", "pile": "R G Y"}, *BUY["players"][1:]]}
FIRST = {"phase": "split", "turn": 0, "round": 1, "pool": "R R R W B G Y I I I S", "players": [{}, {}, {}]}
POSITIONS = {"split": SPLIT, "last": LAST, "buy": BUY, "racket": RACKET, "late": LATE, "first": FIRST}

# Of everything one can act on: what is not fully in the window, or lies under something else at its middle or near
# a corner. Dice of the heap may touch each other, so only their middle counts.
HIDDEN = """() => {
  const inside = [...document.querySelectorAll(
    "#market .card, .me .mini, .rob, button.tag, .with, .tie, .heap .lit, .trays .die, #bar .btn, #bar .tool")];
  const out = [];
  for (const e of inside) {
    if (!e.checkVisibility({ visibilityProperty: true })) continue;
    const r = e.getBoundingClientRect(), dx = r.width * .2, dy = r.height * .2;
    const points = [[r.left + r.width / 2, r.top + r.height / 2]];
    const corners = [r.left + dx, r.right - dx].flatMap(x => [[x, r.top + dy], [x, r.bottom - dy]]);
    if (!e.matches(".die")) points.push(...corners);
    const cut = r.left < 0 || r.top < 0 || r.right > innerWidth + .5 || r.bottom > innerHeight + .5;
    const under = points.some(([x, y]) => !e.contains(document.elementFromPoint(x, y)));
    if (cut || under) out.push(`${e.id || e.className} ${cut ? "cut" : "covered"}`);
  }
  return out;
}"""


def at(visit: Open, position: dict[str, Any], width: int, height: int, **more: Any) -> Page:
    page = visit(width=width, height=height, **more)
    page.goto(prepared(page, position))
    wait_turn(page)
    settled(page)
    return page


@pytest.mark.parametrize("name", list(POSITIONS))
@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1280, 800)])
def test_all_one_can_do_is_in_sight(visit: Open, name: str, width: int, height: int) -> None:
    page = at(visit, POSITIONS[name], width, height)
    assert page.evaluate(HIDDEN) == []
    if page.locator(".rob").count():
        page.locator(".rob").first.click()
        settled(page)
        assert page.evaluate(HIDDEN) == []
    if page.locator("#market .card.lit").count():
        page.locator("#market .card.lit").last.click()
        expect(page.locator("[data-counter]:visible .with").first).to_be_visible()
        assert page.evaluate(HIDDEN) == []


@pytest.mark.parametrize(("width", "height"), [(390, 844), (844, 390), (900, 700)])
def test_each_page_of_a_small_screen_is_in_sight(visit: Open, width: int, height: int) -> None:
    page = at(visit, SPLIT, width, height)
    for number in (1, 2):
        show_page(page, number)
        settled(page)
        assert page.evaluate(HIDDEN) == []
    show_page(page, 1)
    page.locator(".rob").first.click()
    settled(page)
    assert page.evaluate(HIDDEN) == []


def test_a_robbery_says_what_is_missing(visit: Open) -> None:
    page = at(visit, SPLIT, 1280, 800)
    page.locator(".rob").first.click()
    rob = page.locator("#bar [data-rob='1']")
    expect(rob).to_contain_text("Rob Magpie")
    expect(page.locator("#bar .asked-h")).to_have_text("Robbing Magpie: choose what you keep.")
    expect(rob).to_contain_text("Keep: 4 · return: 1")
    page.locator("[data-zone=keep1] .die:has(:not(:checked)) input:not(:checked)").check(force=True)
    expect(rob).to_contain_text("Put one back first")
    rob.click()
    expect(page.locator("#note")).to_contain_text("You must return at least one stolen piece.")
    for die in page.locator("[data-zone=keep1] input").all():
        die.uncheck(force=True)
    expect(rob).to_contain_text("Keep at least one")


def test_dice_that_must_all_be_taken_say_so(visit: Open) -> None:
    page = at(visit, LAST, 1280, 800)
    expect(page.locator("#pool .caption")).to_have_text("Tied together: all or nothing")
    page.locator("#pool .tie").click()
    expect(page.locator("#note")).to_contain_text("You are the last one without a pile")


def test_a_single_piece_says_why_it_is_safe(visit: Open) -> None:
    page = at(visit, SPLIT, 1280, 800)
    page.locator("#pile-3 button.tag").click()
    expect(page.locator("#note")).to_contain_text("A single piece of loot cannot be stolen.")


def test_ending_a_turn_with_something_left_asks_first(visit: Open) -> None:
    page = at(visit, BUY, 1280, 800)
    end = page.locator("#bar [popovertarget=ways-end]")
    expect(end).to_contain_text("lost: red and green")
    before = page.locator("#table").get_attribute("data-number")
    end.click()
    expect(page.locator("#ways-end")).to_be_visible()
    assert page.locator("#table").get_attribute("data-number") == before


@pytest.mark.parametrize(("width", "height"), [(390, 844), (844, 390), (900, 700)])
def test_the_counter_of_a_small_screen_is_in_sight(visit: Open, width: int, height: int) -> None:
    page = at(visit, RACKET, width, height)
    show_page(page, 2)
    page.locator("#card-B12").click()
    expect(page.locator("[data-counter] .with:visible")).to_have_count(8)
    assert page.evaluate(HIDDEN) == []
    assert page.locator("#round, .where b").first.evaluate("e => e.scrollWidth <= e.clientWidth + 1")


def test_paying_is_weighed_up_at_the_counter(visit: Open) -> None:
    """What pays for each gem can be changed; what is left and the button follow. Nothing is bought before."""
    page = at(visit, RACKET, 1280, 800)
    before = page.locator("#table").get_attribute("data-number")
    page.locator("#card-B12").click()
    counter, buy = page.locator("[data-counter]:visible"), page.locator("#bar .out .go:visible")
    expect(buy).to_have_count(1)
    expect(buy).to_have_attribute("value", "buy B12 waive blue")
    expect(counter.locator("[data-purse]")).to_have_text("2")
    expect(counter.locator(".rest > .p:visible")).to_have_class([re.compile(r"\bY\b")])
    expect(page.locator("#me .die.spent")).to_have_count(2)
    counter.locator("li").nth(0).locator("input[value=gold]").check(force=True)
    expect(buy).to_have_attribute("value", "buy B12 waive blue gold red")
    expect(counter.locator("[data-purse]")).to_have_text("1")
    expect(counter.locator(".rest > .p:visible")).to_have_class([re.compile(r"\bR\b"), re.compile(r"\bY\b")])
    counter.locator("li").nth(2).locator("input[value=free]").check(force=True)  # the Racket waives one gem
    expect(buy).to_have_attribute("value", "buy B12 waive green gold red blue")
    page.locator("#bar label:visible", has_text="Not this").click()
    expect(counter).to_have_count(0)
    assert page.locator("#table").get_attribute("data-number") == before
    page.locator("#card-B12").click()
    buy.click()
    expect(page.locator("#me #card-B12")).to_be_visible()


def test_a_card_that_cannot_be_paid_for_says_why(visit: Open) -> None:
    page = at(visit, BUY, 1280, 800)
    before = page.locator("#table").get_attribute("data-number")
    page.locator("#card-B04").click()
    expect(page.locator("#note")).to_contain_text("TM-P4")
    assert page.locator("#table").get_attribute("data-number") == before


def test_the_pile_to_be_lies_there_as_ghosts(visit: Open) -> None:
    page = at(visit, SPLIT, 1280, 800)
    page.locator("#pool .die.R").click()
    page.locator("#pool .die.G").click()
    expect(page.locator("#me .ghost")).to_have_count(2)
    expect(page.locator("#me .pl")).to_have_text("Your pile to be")
    expect(page.locator("#sum")).to_contain_text("Brooch")
    expect(page.locator("#sum")).to_contain_text("Raven could rob you.")
    expect(page.locator("#bar [data-pick=pool]")).to_contain_text("leaves 4 in the middle")
    faces = page.locator("#pool .die:is(.R, .G) input:checked").evaluate_all("all => all.map(x => x.ariaLabel)")
    expect(page.get_by_role("button", name=f"Take {', '.join(faces)}; leaves")).to_be_visible()  # to the ear, too
    page.locator(".rob").first.click()
    expect(page.locator("#me .ghost")).to_have_count(4)
    expect(page.locator("#sum")).to_contain_text("Magpie and Raven could rob you. With the marker, you buy first.")
    page.keyboard.press("Escape")
    expect(page.locator("#me .ghost")).to_have_count(0)


def test_five_who_lead_are_framed_with_their_numbers(visit: Open) -> None:
    piles = ("R B Y Y S", "W B Y", "G", "W I")
    players = [{"gold": 4, "cards": "A01"}, *[{"gold": 4, "pile": pile} for pile in piles]]
    market = {"A": "A07 A10 A14 A15", "B": "B02 B03 B04 B11 B12"}
    position = {"phase": "split", "start": 1, "turn": 0, "players": players, "pool": "R G W", "market": market}
    for width, height in ((1440, 900), (1280, 800)):
        page = visit(width=width, height=height)
        page.goto(prepared(page, position))
        assert wait_turn(page)
        cut = "all => all.filter(e => e.scrollWidth > e.clientWidth).map(e => e.textContent)"
        assert page.locator("#race p span").evaluate_all(cut) == [], width


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1280, 800), (390, 844), (844, 390)])
def test_five_thieves_show_all_they_have(visit: Open, width: int, height: int) -> None:
    """Gold, infamy and henchmen of everybody, each with its word, on every screen."""
    page = visit(width=width, height=height)
    page.goto(prepared(page, {"players": [{}, {}, {}, {}, {}]}))
    tokens = page.locator(".rivals .tok")
    expect(tokens).to_have_count(12)
    for token in tokens.all():
        expect(token).to_be_visible()
        expect(token).to_have_attribute("title", re.compile("Gold|Infamy|Henchmen"))
    cut = """() => [...document.querySelectorAll(".rivals .panel")].filter(panel => {
      const [has, head] = [panel, panel.querySelector(".tally")].map(e => e.getBoundingClientRect());
      return head.left < has.left || head.right > has.right;
    }).length"""
    assert page.evaluate(cut) == 0


def test_ones_counter_has_ones_own_colour(visit: Open) -> None:
    """The awnings of the others have theirs; and both follow the colours that one has chosen."""
    ada, béla = visit(), visit()
    where = prepared(ada, SPLIT, [béla])
    frame = """at => {
      const me = document.querySelector("#me"), seal = document.querySelector(`#order .s${at}`);
      const told = (e, what) => getComputedStyle(e).getPropertyValue(what);
      const dot = me.appendChild(document.createElement("i"));
      dot.style.color = told(seal, "--m");
      return told(me, "box-shadow").includes(told(dot, "color"));
    }"""
    for seat, page in enumerate((ada, béla)):
        page.goto(where)
        page.wait_for_selector("#me")
        assert page.evaluate(frame, seat)
        page.evaluate("document.documentElement.dataset.palette = 'distinct'")
        assert page.evaluate(frame, seat)
