"""What somebody sees at a glance: what glows, what is new, what fits on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

import rookery
from tests.browser.conftest import Open
from tests.browser.play import number, play_now, prepared, show_page, step, tab_to, wait_turn
from tests.browser.test_pages import complaints
from tests.late import LATE

PHONE = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}
LAST = {
    "phase": "split",
    "turn": 0,
    "pool": "R R R W B G",
    "players": [{}, {"pile": "Y"}, {"pile": "I"}, {"pile": "W G S B"}],
}
SHOPPING = {
    "phase": "buy",
    "players": [{"pile": "R W B S", "gold": 1, "cards": "A03 A09 A16"}, {}, {}],
    "market": {"A": "A01 A02 A10 A11 A12"},
}
GLOWING = {
    "thiefs-market": "/learn/thiefs-market?m=take+red+red+mask&m=rob+2+keep+red+red+mask",
    "castle-of-the-devil": "/learn/castle-of-the-devil?m=trade&m=to+2",
    "thieves-den": "/learn/thieves-den",
    "enclave": "/learn/enclave",
    "age-of-thieves": "/learn/age-of-thieves?m=declare+move:4+G10:3&m=sneak",
}
SHADOWS = "all => all.map(e => getComputedStyle(e).boxShadow)"
BOX = "e => { const r = e.getBoundingClientRect(); return [r.left, r.top, r.right, r.bottom] }"


def box(page: Page, selector: str) -> list[float]:
    found: list[float] = page.locator(selector).first.evaluate(BOX)
    return found


def tops(page: Page, selector: str) -> set[float]:
    return {round(top) for top in page.locator(selector).evaluate_all("all => all.map(e => e.offsetTop)")}


@pytest.mark.parametrize("game", list(GLOWING))
@pytest.mark.parametrize("still", ["system", "setting"])
def test_what_can_be_done_glows_without_motion(visit: Open, game: str, still: str) -> None:
    page = visit(GLOWING[game], reduced_motion="reduce" if still == "system" else "no-preference")
    page.evaluate(
        "still => { document.documentElement.dataset.motion = still }", "off" if still == "setting" else ""
    )
    page.evaluate("Promise.all(document.getAnimations().map(a => a.finished)).then(() => true)")
    lit = page.locator("#table :is(.card.lit, .mini.lit, .go.lit, .kn.lit, .sp, .target)").evaluate_all(SHADOWS)
    dull = page.locator("#table :is(.card, .mini, .go):not(.lit)").evaluate_all(SHADOWS)
    assert lit
    assert "none" not in lit
    assert not set(lit) & set(dull)


def test_a_hint_goes_with_its_question(visit: Open) -> None:
    page = visit()
    page.goto(prepared(page, SHOPPING, hints=True))
    wait_turn(page)
    page.get_by_role("button", name="Hint").click()
    expect(page.locator("#note button[name=move]")).to_be_visible()
    before = number(page)
    page.locator("#note button[name=move]").click()
    page.wait_for_selector(f"#table:not([data-number='{before}'])", state="attached")
    expect(page.locator("#note .note")).to_have_count(0)


def test_what_a_card_lacks_covers_no_name(visit: Open) -> None:
    for width, height in ((1440, 900), (390, 844)):
        page = visit(width=width, height=height)
        page.goto(prepared(page, {**SHOPPING, "players": [{"pile": "I S", "gold": 1}, {}, {}]}))
        wait_turn(page)
        show_page(page, 2)
        assert page.locator("#market .card .p.lack").count()
        for card in page.locator("#market .card:has(.lack)").all():
            price, name, ribbon = (card.locator(part).evaluate(BOX) for part in (".cost", "b", ".can"))
            assert price[3] <= name[1] + 1, card.inner_text()
            assert name[3] <= ribbon[1] + 1, card.inner_text()


def test_a_new_line_of_chat_is_noticed(visit: Open) -> None:
    ada, bela = visit(**PHONE), visit()
    where = prepared(ada, LAST, [bela])
    ada.goto(where)
    bela.goto(where)
    wait_turn(ada)
    bela.fill("#say", "Hello there")
    bela.keyboard.press("Enter")
    expect(ada.locator(".pages [data-unread]")).to_have_text("1")
    expect(ada.locator("#unread")).to_have_text("New in the chat: 1")
    assert complaints(ada) == []
    ada.locator("label[for=page-log]").click()
    expect(ada.locator(".pages [data-unread]")).to_be_hidden()
    expect(ada.locator("#unread")).to_have_text("")
    expect(bela.locator("#unread")).to_have_text("")  # one's own lines are no news
    assert complaints(ada) == []


@pytest.mark.parametrize("scripts", [True, False])
def test_a_phone_shows_the_log_and_the_table_by_turns(visit: Open, scripts: bool) -> None:
    page = visit("/", **PHONE, java_script_enabled=scripts)
    play_now(page)
    for way in ["tab", *(["Escape"] if scripts else [])]:
        expect(page.locator("#log")).to_be_hidden()
        page.locator("label[for=page-log]").click()
        expect(page.locator("#log")).to_be_visible()
        expect(page.locator(".board")).to_be_hidden()
        if way == "tab":
            page.locator("label[for=page-1]").click()
        else:
            page.keyboard.press("Escape")
        expect(page.locator(".board")).to_be_visible()


def test_a_phone_wastes_no_room(visit: Open) -> None:
    page = visit("/", **{**PHONE, "height": 1500}, locale="de-DE")
    play_now(page, "castle-of-the-devil")
    wait_turn(page)
    page.wait_for_function("() => document.querySelector('#bar').getBoundingClientRect().bottom == innerHeight")
    assert box(page, ".top .where")[2] <= box(page, ".top nav")[0]
    assert box(page, ".top nav")[3] <= box(page, ".top")[3]
    assert len(tops(page, "#bar .tool")) == 1


def test_a_phone_shows_who_can_be_robbed(visit: Open) -> None:
    page = visit(**PHONE)
    page.goto(prepared(page, LAST))
    wait_turn(page)
    expect(page.locator("#sum")).to_have_text(
        "You are the last without a pile, so nothing may stay in the middle. Taking all ends the splitting."
    )
    expect(page.locator("#rivals .panel:has(.lit)")).to_be_in_viewport(ratio=0.9)


def test_declared_stacks_lie_beside_each_other_on_a_phone(visit: Open) -> None:
    page = visit("/learn/age-of-thieves?m=declare+move:4+G10:3", **PHONE)
    first, second = (page.locator("#turn li").nth(n).evaluate(BOX) for n in (0, 1))
    assert first[2] <= second[0]


def test_the_end_and_the_replay_fit_a_phone(visit: Open) -> None:
    page = visit(**PHONE)
    where = prepared(page, LATE)
    page.goto(where)
    while wait_turn(page):
        step(page)
    page.goto(f"{where}/end")
    assert box(page, ".points td:last-child")[2] <= 390
    assert page.locator(".barsvg text").count()  # not by colour alone
    assert complaints(page) == []
    page.goto(f"{where}/replay?at=2")
    assert len(tops(page, ".steps .btn.sq")) == 1
    assert tops(page, "#at") != tops(page, ".steps .btn.sq")


def test_searching_in_the_rules(visit: Open) -> None:
    page = visit("/rules/thiefs-market")
    aside = page.locator("details:has(#s-I)")
    expect(aside).not_to_have_attribute("open", "")
    page.fill("#q", "marker")
    assert page.locator(".clause:visible").count() > 3
    for section in page.locator("main section[id]:visible").all():
        assert section.locator(".clause:visible").count(), section.get_attribute("id")
    expect(page.locator("#nothing")).to_be_hidden()
    page.fill("#q", "xyzzy")
    expect(page.locator("#nothing")).to_be_visible()
    expect(page.locator("main section[id]:visible")).to_have_count(0)
    there = visit("/rules/thiefs-market#TM-I1")
    expect(there.locator("#TM-I1")).to_be_in_viewport()


def test_only_the_seats_there_are_can_be_set(visit: Open) -> None:
    page = visit("/new/thiefs-market")
    expect(page.locator(".seatrow:visible")).to_have_count(3)
    page.select_option("#seats", "5")
    expect(page.locator(".seatrow:visible")).to_have_count(4)
    page.select_option("#o-start", "4")
    page.select_option("#seats", "3")
    expect(page.locator(".seatrow:visible")).to_have_count(2)
    expect(page.locator("#o-start")).to_have_value('"random"')


@pytest.mark.parametrize("game", rookery.games())
def test_who_is_to_sit_there_is_shown_by_their_seal(visit: Open, game: str) -> None:
    page = visit(f"/new/{game}")
    page.locator("h1").wait_for()
    seals = page.locator(".seatrow .seal").locator("visible=true")
    assert seals.count() == rookery.game(game).usual_seats - 1
    assert seals.evaluate_all("all => all.every(e => e.offsetWidth > 30 && e.offsetHeight == e.offsetWidth)")


def test_a_copied_link_says_so(visit: Open) -> None:
    page = visit("/new/thiefs-market")
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="Copy").click()
    expect(page.get_by_role("button", name="Copied")).to_have_class("btn done")


def test_the_guide_marks_every_click(visit: Open) -> None:
    page = visit("/learn/thiefs-market", **PHONE)
    expect(page.locator("#pool .die.wanted")).to_have_count(3)
    page.goto("/learn/thiefs-market?m=take+red+red+mask")
    expect(page.locator("#seat-2 .rob.wanted")).to_have_count(1)
    page.locator("#seat-2 .rob").click()
    for moved in page.locator("[data-zone=keep2] .die.wanted").all():
        moved.click()
    kept = page.locator("[data-zone=keep2] input:checked").evaluate_all("all => all.map(x => x.value).join('')")
    assert kept == "RRI"
    page.goto(GLOWING["thiefs-market"])
    show_page(page, 2)
    expect(page.locator("#card-A01.wanted")).to_be_in_viewport(ratio=1)
    page.locator("#card-A01").click()
    page.locator("#bar .go.wanted").click()
    first = page.locator("#bar .acts .btn").first
    expect(first).to_have_text("Play now")
    first.click()
    page.wait_for_url("**/t/*")


def test_the_keyboard_stays_at_the_table_when_what_it_chose_is_gone(visit: Open) -> None:
    page = visit()
    page.goto(prepared(page, SHOPPING, seats=3))
    wait_turn(page)
    before = number(page)
    tab_to(page, "#market .card.lit input")
    page.keyboard.press("Space")
    tab_to(page, "#bar .out .go")
    page.keyboard.press("Enter")
    page.wait_for_function("n => document.querySelector('#table').dataset.number !== n", arg=before)
    page.wait_for_function("() => document.activeElement.closest('#table') !== null")
