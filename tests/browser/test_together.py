"""What people at a table share: looking on, proposals, clocks, and how a turn makes itself known."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Open, picture
from tests.browser.play import moved, number, prepared, step, wait_asked, wait_turn
from tests.late import LATE

MINE = {"phase": "split", "turn": 0, "pool": "R R W B G Y I I S", "players": [{}, {}, {"pile": "W B"}]}
THEIRS = {
    "phase": "split",
    "turn": 1,
    "start": 1,
    "pool": "R R W B G Y I I S",
    "players": [{"pile": "W B"}, {}, {}],
}
COUNT_SOUNDS = """
window.played = 0;
const start = AudioBufferSourceNode.prototype.start;
AudioBufferSourceNode.prototype.start = function (...given) { window.played += 1; start.apply(this, given); };
"""
AWAY_WITH_NOTICES = """
Object.defineProperty(document, "hidden", { get: () => true });
localStorage.setItem("notify", "1");
window.told = [];
window.Notification = class {
  static permission = "granted";
  static requestPermission() { return Promise.resolve("granted"); }
  constructor(title, more) { window.told.push(title + ": " + more.body); }
};
"""


def open_sheet(page: Page) -> None:
    if not page.locator("#more").is_visible():
        page.locator("[popovertarget=more]").click()


def test_a_spectator_sees_everything_public_and_can_do_nothing(visit: Open) -> None:
    ada, eve = visit(), visit()
    where = prepared(ada, MINE, public=True)
    ada.goto(where)
    wait_turn(ada)
    eve.goto(where)
    expect(eve.locator(".panel")).to_have_count(3)
    expect(eve.locator("#table")).to_have_attribute("data-watching", "1")
    expect(eve.locator("#bar")).to_contain_text("Ada")
    for nothing in ("#bar button", ".propose", ".leave", ".card.lit", ".die input:not([disabled])"):
        assert not eve.locator(nothing).locator("visible=true").count(), nothing
    assert set(eve.locator(".tok.infamy [data-n]").all_inner_texts()) == {"?"}
    before = number(eve)
    step(ada)
    moved(eve, before)
    eve.locator("#market .card").first.click()
    expect(eve.locator("#note .note")).to_be_visible()
    eve.keyboard.press("Escape")
    eve.fill("#say", "I only look on.")
    eve.keyboard.press("Enter")
    expect(ada.locator("#chatlines")).to_contain_text("I only look on.")
    picture(eve, "spectator")


def test_a_table_by_invitation_is_not_there_for_others(visit: Open) -> None:
    ada, eve = visit(), visit()
    where = prepared(ada, MINE)
    eve.goto(where)
    expect(eve.locator("h1")).to_have_text("That is not possible")


def test_pausing_and_changing_the_pace_by_consent(visit: Open) -> None:
    ada, bela = visit(), visit(locale="hu-HU")
    where = prepared(ada, MINE, [bela])
    for page in (ada, bela):
        page.goto(where)
        page.wait_for_selector("#bar")
    open_sheet(ada)
    ada.get_by_role("button", name="Pause").click()
    expect(ada.locator(".proposal")).to_contain_text("the others decide")
    expect(bela.locator(".proposal")).to_contain_text("Tartsunk")
    picture(bela, "proposal")
    bela.locator(".proposal button[value='1']").click()
    for page, word in ((ada, "paused"), (bela, "szünet")):
        expect(page.locator(".where")).to_contain_text(word)
        expect(page.locator(".proposal")).to_have_count(0)
    open_sheet(bela)
    bela.locator(".propose button[value=resume]").click()
    ada.locator(".proposal").get_by_role("button", name="Agree").click()
    expect(ada.locator(".where em")).to_have_count(0)
    open_sheet(ada)
    ada.locator(".propose button[value=turn]").click()
    bela.locator(".proposal button[value='0']").click()
    expect(ada.locator(".proposal")).to_have_count(0)
    expect(ada.locator(".propose button[value=turn]")).to_have_count(1)  # still live
    open_sheet(ada)
    ada.locator(".propose button[value=turn]").click()
    ada.get_by_role("button", name="Take it back").click()
    expect(bela.locator(".proposal")).to_have_count(0)


def test_a_bot_keeps_the_seat_of_somebody_who_left(visit: Open) -> None:
    ada, bela, cleo = visit(), visit(), visit()
    where = prepared(ada, THEIRS, [bela, cleo])
    for page in (ada, bela, cleo):
        page.goto(where)
        page.wait_for_selector("#bar")
    open_sheet(bela)
    bela.locator("button.leave").click()  # asks first
    bela.get_by_role("button", name="Leave it to the others").click()
    bela.wait_for_url(re.compile(r"/$"))
    ada.locator("[popovertarget=people]").click()
    ada.get_by_role("button", name="A bot for Béla").click()
    cleo.locator(".proposal").get_by_role("button", name="Agree").click()
    expect(ada.locator("#seat-1 .botmark")).to_have_count(1)
    before = number(ada)
    moved(ada, "1")  # the bot has answered for Béla
    bela.goto(where)
    expect(ada.locator("#seat-1 .botmark")).to_have_count(0)
    assert int(number(ada)) >= int(before)


def test_clocks_run_for_whoever_is_asked(visit: Open) -> None:
    page = visit()
    page.goto(prepared(page, MINE, bank=300, increment=5))
    wait_turn(page)
    mine = page.locator("#seat-0 .clk")
    expect(mine).to_contain_text(re.compile(r"^4:5\d$"))
    first = mine.inner_text()
    expect(mine).not_to_have_text(first)
    assert mine.inner_text() < first
    step(page)
    expect(mine).to_contain_text(re.compile(r"5:0\d|4:5\d"))


def test_the_title_says_whose_turn_it_is(visit: Open) -> None:
    ada, bela = visit(), visit()
    where = prepared(ada, MINE, [bela])
    for page in (ada, bela):
        page.goto(where)
        page.wait_for_selector("#bar")
    expect(ada).to_have_title(re.compile("^● Your turn – "))
    expect(bela).to_have_title(re.compile("^Thief’s Market"))
    step(ada)
    expect(ada).to_have_title(re.compile("^Thief’s Market|^● Your turn"))


def test_sounds_are_off_until_they_are_switched_on(visit: Open) -> None:
    page = visit("/settings")
    page.add_init_script(COUNT_SOUNDS)
    for wanted in (False, True):
        page.goto("/settings")
        page.locator("input[name=sound]").set_checked(wanted)
        page.get_by_role("button", name="Save").first.click()
        expect(page.get_by_role("status").first).to_have_text("Saved.")
        page.goto(prepared(page, MINE))
        wait_turn(page)
        page.evaluate("window.played = 0")
        step(page)
        if wanted:
            page.wait_for_function("() => window.played > 0")
        else:
            page.wait_for_timeout(600)
            assert page.evaluate("window.played") == 0


def test_a_notice_when_the_page_is_in_the_background(visit: Open) -> None:
    ada, bela = visit(), visit()
    where = prepared(ada, MINE, [bela])
    bela.add_init_script(AWAY_WITH_NOTICES)
    ada.goto(where)
    bela.goto(where)
    wait_turn(ada)
    assert bela.evaluate("window.told") == []
    for _ in range(60):
        if wait_asked(bela, ada) is bela:
            break
        step(ada)
    bela.wait_for_function("() => window.told.length")
    told = bela.evaluate("window.told")
    assert len(told) == 1
    assert told[0].startswith("Your turn: ")


def test_the_settings_say_whether_notices_are_allowed(visit: Open) -> None:
    page = visit()
    page.add_init_script(AWAY_WITH_NOTICES)
    page.goto("/settings")
    expect(page.get_by_role("button", name="You will be notified.")).to_be_visible()


def test_dealt_cards_fly_from_their_deck(visit: Open) -> None:
    page = visit(reduced_motion="no-preference")
    buying = {
        "phase": "buy",
        "players": [{"pile": "R R S", "gold": 9}, {}, {}],
        "market": {"A": "A01 A02 A03 A04 A05"},
    }
    page.goto(prepared(page, buying))
    wait_turn(page)
    page.evaluate(
        "() => { window.flown = {}; const animate = Element.prototype.animate;"
        " Element.prototype.animate = function (frames, ...more) {"
        "   if (this.matches('#market .card') && String(frames[0].transform).includes('rotateY'))"
        "     window.flown[this.id] = frames[0].transform;"
        "   return animate.call(this, frames, ...more); } }"
    )
    known = set(page.locator("#market .card").evaluate_all("all => all.map(c => c.id)"))
    for _ in range(6):
        if not wait_turn(page) or number(page) == "":
            break
        step(page)
        if page.evaluate("Object.keys(window.flown).length"):
            break
    flown = set(page.evaluate("window.flown"))
    assert flown
    assert not flown & known  # only those that were dealt


def test_a_friend_joins_a_running_late_game_and_sees_the_end(visit: Open) -> None:
    ada, bela = visit(), visit(locale="de-DE", color_scheme="light")
    where = prepared(ada, LATE, [bela])
    for page in (ada, bela):
        page.goto(where)
    for _ in range(60):
        asked = wait_asked(ada, bela)
        if asked is None:
            break
        step(asked)
    bela.get_by_role("link", name="Zum Ergebnis").click()
    expect(bela.locator(".ranks li")).to_have_count(3)
    bela.goto("/profile")
    expect(bela.locator("main")).to_contain_text("Ada")
