"""People at tables, in a real browser."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Open, Server, picture
from tests.browser.play import (
    GAME,
    moved,
    number,
    play_now,
    play_out,
    prepared,
    settled,
    step,
    step_by_keyboard,
    step_without_scripts,
    tab_to,
    wait_asked,
    wait_choice,
    wait_turn,
    watch_motion,
)
from tests.late import LATE


def test_a_whole_game_against_bots_by_clicking(visit: Open) -> None:
    page = visit("/", reduced_motion="no-preference")
    picture(page, "home")
    play_now(page)
    page.wait_for_url(re.compile("/t/"))
    assert wait_turn(page)
    picture(page, "table-first-turn")
    shot = False
    for _ in range(400):
        if not wait_turn(page):
            break
        if not shot and page.locator(".card.lit").count() > 1 and page.locator(".me .mini").count() > 2:
            picture(page, "table-buying")
            shot = True
        step(page)
    page.get_by_role("link", name="See the result").click()
    expect(page.locator("h1")).to_contain_text(re.compile("win|share"))
    expect(page.locator(".ranks li")).to_have_count(4)
    expect(page.locator("svg.chart polyline")).to_have_count(4)
    picture(page, "end", full=True)
    page.get_by_role("link", name="Replay").click()
    expect(page.locator("#at")).to_be_visible()
    page.goto(f"{page.url.partition('?')[0]}?at=12&eyes=1")
    picture(page, "replay")
    assert "12 /" in page.locator("#film .count").inner_text()
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(re.compile("/t/[a-z0-9]+$"))
    wait_turn(page)


def test_two_people_in_two_languages_and_two_bots(visit: Open) -> None:
    ada = visit("/new/thiefs-market")
    ada.fill("#name", "Ada")
    ada.select_option("#seat-2", "heuristic")
    ada.select_option("#seat-3", "random")
    ada.get_by_role("button", name="Open the table").click()
    ada.wait_for_selector("#link")
    picture(ada, "waiting-room")
    link = ada.locator("#link").input_value()
    bela = visit(link, locale="hu-HU", color_scheme="light")
    bela.fill("#name", "Béla")
    bela.locator("main button").click()
    expect(ada.locator("#table")).to_contain_text("Béla")
    ada.get_by_role("button", name="Start the game").click()
    for page in (ada, bela):
        page.wait_for_selector("#bar")
    assert ada.locator("html").get_attribute("lang") == "en"
    assert bela.locator("html").get_attribute("lang") == "hu"
    pictured = False
    for _ in range(500):
        asked = wait_asked(ada, bela)
        if asked is None:
            break
        step(asked)
        if not pictured and bela.locator(".mini").count() > 6:
            picture(ada, "table-ada")
            picture(bela, "table-bela-hu-light")
            pictured = True
    expect(bela.locator("#table[data-over='1']")).to_have_count(1)
    assert number(ada) == number(bela)
    assert ada.locator("#log").inner_text() != bela.locator("#log").inner_text()


def test_undo_takes_a_sale_back(visit: Open) -> None:
    page = visit()
    mine = {"pile": "R W B S", "gold": 1, "cards": "A03 A09 A16"}
    page.goto(prepared(page, {"phase": "buy", "turn": 0, "players": [mine, {"pile": "G"}, {"pile": "Y"}]}))
    assert wait_turn(page)
    expect(page.locator(".me .pile .die")).to_have_count(4)
    before = number(page)
    page.locator(".me .mini.lit").first.click()
    page.locator("#bar .out .go:visible").click()
    moved(page, before)
    expect(page.locator(".me .pile .die")).to_have_count(3)
    before = number(page)
    page.get_by_role("button", name="Undo").click()
    moved(page, before)
    expect(page.locator(".me .pile .die")).to_have_count(4)


def test_hint_why_and_chat(visit: Open) -> None:
    page = visit("/")
    play_now(page)
    wait_turn(page)
    page.locator("#market .card:not(.lit)").first.click()
    expect(page.locator("#note .note")).to_be_visible()
    expect(page.locator("#note")).to_contain_text("This is not the phase for that.")
    picture(page, "why-not")
    page.locator("#note .x").click()
    page.get_by_role("button", name="What can I do?").click()
    expect(page.locator("#note")).to_contain_text("TM-L5")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Hint").click()
    expect(page.locator("#note button[name=move]")).to_be_visible()
    page.locator("#note .x").click()
    page.fill("#say", "<b>hello</b> & co")
    page.keyboard.press("Enter")
    expect(page.locator("#chatlines")).to_contain_text("<b>hello</b> & co")


def test_chosen_dice_survive_a_push(visit: Open) -> None:
    page = visit("/")
    play_now(page)
    wait_choice(page)
    page.locator("#pool .die").first.click()
    page.evaluate(
        "fetch(document.querySelector('.say').action,"
        " {method: 'POST', body: new URLSearchParams({phrase: 'hello'})})"
    )
    expect(page.locator("#chatlines b").first).to_be_visible()
    expect(page.locator("#pool .die input:checked")).to_have_count(1)
    expect(page.locator("#sum")).to_contain_text("single piece")


def test_a_whole_game_by_keyboard(visit: Open) -> None:
    page = visit("/")
    tab_to(page, f".box.g-{GAME} button.go")
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile("/t/"))
    wait_turn(page)
    step_by_keyboard(page)
    page.goto(prepared(page, LATE))
    for _ in range(40):
        if not wait_turn(page):
            break
        step_by_keyboard(page)
    tab_to(page, "#bar a.btn.go")
    page.keyboard.press("Enter")
    expect(page.locator("h1")).to_contain_text(re.compile("win|share"))


def test_a_whole_game_without_scripts(visit: Open) -> None:
    page = visit("/", java_script_enabled=False)
    play_now(page)
    page.locator("#market .card").first.click()
    expect(page.locator("#note .note")).to_be_visible()
    where = prepared(page, LATE)
    answers = 0
    for _ in range(200):
        page.goto(where)
        if page.locator("#table[data-over='1']").count():
            break
        if page.locator("#table[data-turn]").count():
            step_without_scripts(page)
            answers += 1
        else:
            page.wait_for_timeout(100)
    assert answers >= 2
    page.get_by_role("link", name="See the result").click()
    expect(page.locator(".ranks li")).to_have_count(3)
    page.get_by_role("button", name="Rematch").click()
    expect(page.locator("#table")).to_be_visible()


def test_phone(visit: Open) -> None:
    page = visit("/", width=390, height=844, device_scale_factor=2, has_touch=True, is_mobile=True)
    picture(page, "phone-home", full=True)
    play_now(page)
    wait_turn(page)
    picture(page, "phone-table")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    for _ in range(14):
        if not wait_turn(page):
            break
        if page.locator(".card.lit").count():
            picture(page, "phone-buying", full=True)
        step(page)
    page.locator("label[for=page-log]").click()
    picture(page, "phone-log")


@pytest.mark.usefixtures("cut_line")
def test_the_server_restarts_and_the_page_comes_back(visit: Open, server: Server) -> None:
    page = visit("/")
    play_now(page)
    wait_turn(page)
    at = number(page)
    cut = page.locator("#linebar")
    server.stop()
    expect(cut).to_be_visible()
    server.start()
    expect(cut).to_have_count(0)
    assert number(page) == at
    step(page)


def test_guided_round(visit: Open) -> None:
    page = visit("/learn/thiefs-market")
    picture(page, "guide")
    clicks = 0
    for done in ("#bar [data-pick='pool']", "#bar [data-rob='2']"):
        page.wait_for_selector(done, state="attached")
        page.wait_for_selector(".wanted")
        for thing in page.locator(".wanted").all():
            thing.click()
            clicks += 1
        page.locator(done).click()
        clicks += 1
        page.wait_for_load_state()
    page.locator("#card-A01.lit").click()
    page.locator("#bar .go.wanted").click()
    clicks += 2
    page.wait_for_selector("text=That was a whole round")
    assert clicks <= 10
    picture(page, "guide-done")


def test_a_game_against_random_bots_ends(visit: Open) -> None:
    page = visit("/new/thiefs-market")
    page.select_option("#seats", "3")
    for seat in (1, 2):
        page.select_option(f"#seat-{seat}", "random")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector("#bar")
    page.goto(prepared(page, LATE, bots={"1": "random", "2": "random"}))
    assert play_out(page) >= 2


def test_nine_tabs_stay_live(visit: Open) -> None:
    page = visit("/")
    play_now(page)
    wait_turn(page)
    tabs = [page.context.new_page() for _ in range(8)]
    for tab in tabs:
        tab.goto(page.url)
        tab.wait_for_selector("#table", state="attached")
    before = number(page)
    step(page)
    for tab in tabs:
        moved(tab, before)


def test_clicks_during_motion_count(visit: Open) -> None:
    """Dice that are still travelling can be chosen: nothing waits for an animation."""
    page = visit("/", reduced_motion="no-preference")
    play_now(page)
    wait_choice(page)
    settled(page)  # the throw is over; now one die is put in motion
    die = page.locator("#pool .die").first
    die.evaluate(
        "d => { const way = d.animate([{transform: 'translateY(-24px)'}, {transform: 'none'}], 4000);"
        " way.pause(); way.currentTime = 1000 }"  # still on its way when the click comes, however late that is
    )
    die.click(force=True, no_wait_after=True)
    expect(page.locator("#pool .die input:checked")).to_have_count(1)


def test_motion_is_seen_and_can_be_switched_off(visit: Open) -> None:
    for reduced in ("no-preference", "reduce"):
        page = visit("/", reduced_motion=reduced)
        play_now(page)
        wait_choice(page)
        page.locator("#pool .die").first.click()
        watch_motion(page)
        before = number(page)
        page.locator("#bar [data-pick='pool']").click()
        moved(page, before)
        if reduced == "reduce":
            page.wait_for_timeout(300)
            assert not page.evaluate("flown.length")
        else:
            page.wait_for_function("() => flown.length")
