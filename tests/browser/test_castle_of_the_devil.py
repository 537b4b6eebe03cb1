"""The Castle of the Devil in a real browser: a whole game of six, two of them people, and the guided round."""

from __future__ import annotations

import contextlib
import re

import pytest
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as TooLate

from tests.browser.conftest import Open, picture
from tests.browser.play import number, prepared, wait_turn, watch_motion
from tests.browser.test_pages import THEMES, complaints

ANSWERED = (
    "() => { const t = document.querySelector('#table'); return t.dataset.number !== before || !t.dataset.turn }"
)
FULL = {
    "turn": 0,
    "players": [
        {"faction": "order", "occupation": "thug", "items": "key dagger bag_key sextant"},
        {"faction": "brotherhood", "occupation": "priest", "face_up": True, "items": "goblet whip"},
        {"faction": "order", "occupation": "poisoner", "face_up": True, "items": "key bag_goblet"},
        {"faction": "order", "occupation": "duelist", "items": "key"},
        {"faction": "brotherhood", "items": "ring"},
        {"faction": "brotherhood", "items": "pearl"},
    ],
}
"""Somebody with a choice of everything."""
DEAL = {
    "turn": 0,
    "players": [
        {"faction": "order", "items": "key"},
        {"faction": "brotherhood", "items": "goblet"},
        {"faction": "order", "items": "bag_key"},
        {"faction": "brotherhood", "items": "monocle"},
        {"faction": "order", "items": "whip"},
        {"faction": "brotherhood", "items": "bag_goblet"},
    ],
}
EARLY = 6  # turns before anybody claims victory


def turns(page: Page) -> int:
    found = re.search(r"\d+", page.locator(".where b").inner_text())
    return int(found[0]) if found else 0


def settled(page: Page, before: str) -> None:
    """The answer is in: another question is open, or this one waits for the others."""
    page.wait_for_function(ANSWERED.replace("before", f"'{before}'"), timeout=20_000)


def click_answer(page: Page) -> None:
    """One answer as a person gives it: by what glows at the table, else by the bar."""
    before = number(page)
    bar = page.locator("#bar")
    kinds = {k: bar.locator(f".acts button[value='{k}']:not([form])") for k in ("declare", "trade", "fight")}
    if kinds["trade"].count():
        late = turns(page) > EARLY and kinds["declare"].count()
        wish = "declare" if late else "fight" if turns(page) == 1 else "trade"
        kinds[wish].click()
    elif page.locator(".pickbox").count():
        page.locator(".pickbox").first.click()
        bar.locator("button[value='name']").click()
    elif page.locator(".target.lit").count():
        page.locator(".target.lit").first.click()
    elif page.locator(".me .luggage .card.lit").count():
        card = page.locator(".me .luggage .card.lit").first
        ways = card.get_attribute("popovertarget")
        card.click()
        if ways:
            page.locator(f"#{ways} button").first.click()
    else:
        with contextlib.suppress(TooLate):  # where a switch is off, the question may be gone by itself
            bar.locator(".acts button[name=move]:not([form])").first.click(timeout=3_000)
    settled(page, before)


def test_a_whole_game_of_six_with_two_people(visit: Open) -> None:
    """From a deal to a claim of victory and what comes after. (The deal is known: somebody can claim soon.)"""
    ada = visit("/")
    bela = visit("/", locale="hu-HU", color_scheme="light", width=390, height=844)
    bots = {str(n): "random" for n in range(2, 6)}
    table = prepared(ada, DEAL, [bela], game="castle-of-the-devil", bots=bots)
    for page in (ada, bela):
        page.goto(table)
        page.wait_for_selector("#bar", timeout=20_000)
    home = ada.url

    # Silence: only the notices can be said. Béla is not to be stopped where he has nothing to do.
    ada.locator("label[for=tab-chat]").click()
    expect(ada.locator("#say")).to_have_count(0)
    ada.get_by_role("button", name="My connection is bad.").click()
    expect(ada.locator("#chatlines")).to_contain_text("My connection is bad.")
    ada.locator("label[for=tab-log]").click()
    bela.locator("label[for=open-drawer]").click()
    bela.locator("label[for=tab-more]").click()
    for name in ("before", "doctor"):
        bela.locator(f"#switch-{name}").uncheck()
    bela.locator("label[for=open-drawer]").click()

    # Notes of one's own stay with oneself.
    ada.locator(".notes-label").click()
    ada.locator("[data-keep='mark-0-1']").select_option("order")
    ada.locator("[data-keep='text-0-1']").fill("Béla looks honest")
    expect(ada.locator("#seat-1 .mark")).to_have_text("Order?")
    ada.reload()
    expect(ada.locator("#seat-1 .mark")).to_have_text("Order?")

    shots = {"offer": ".between", "fight": ".fight"}
    for _ in range(600):
        if ada.locator("#table[data-over='1']").count():
            break
        asked = [page for page in (ada, bela) if page.locator("#table[data-turn]").count()]
        for name, sign in list(shots.items()):
            if ada.locator(sign).count():
                picture(ada, f"castle-{name}")
                picture(bela, f"castle-{name}-phone")
                del shots[name]
        if asked:
            click_answer(asked[0])
        else:
            ada.wait_for_timeout(40)
    expect(bela.locator("#table[data-over='1']")).to_have_count(1)
    assert "looks honest" not in bela.content()
    expect(ada.locator(".panel .paper.down")).to_have_count(0)
    picture(ada, "castle-over")

    ada.get_by_role("link", name="See the result").click()
    expect(ada.locator(".society")).to_have_count(2)
    expect(ada.locator(".society li")).to_have_count(6)
    picture(ada, "castle-end", full=True)
    ada.goto(f"{home}/replay?at=9&eyes=0")
    ada.locator(".notes-label").click()
    expect(ada.locator("[data-keep='text-0-1']")).to_have_value("Béla looks honest")
    picture(ada, "castle-replay")


def test_the_guided_round_by_clicking(visit: Open) -> None:
    page = visit("/learn/castle-of-the-devil")
    for target in (
        "#bar button[value=trade]",
        "#seat-2 .target",
        "#me button[value='give monocle']",
        "#bar button[value=shield]",
        "#own-job.lit",
        "#bar button[value=pass]",
        "#bar button[value=declare]",
        "#seat-2 .pickbox",
        "#bar button[value=name]",
    ):
        page.locator(target).click()
        page.wait_for_load_state()
    page.wait_for_selector("text=the whole Order wins")


def test_why_not_hint_and_keyboard(visit: Open) -> None:
    page = visit("/learn/castle-of-the-devil")
    page.locator("#me .card", has_text="Monocle").click()
    expect(page.locator("#note")).to_contain_text("Monocle")
    expect(page.locator("#note a").first).to_be_visible()
    page.keyboard.press("Escape")
    page.locator("#bar button[value=trade]").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(".target.lit")
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('#seat-2 .target')"):
            break
    page.keyboard.press("Enter")
    page.wait_for_selector("#me .card.lit")


def test_without_scripts(visit: Open) -> None:
    page = visit("/learn/castle-of-the-devil", java_script_enabled=False)
    page.locator("#bar button[value=trade]").click()
    page.locator("#seat-2 .target").click()
    page.locator("#me button[value='give monocle']").click()
    expect(page.locator("#seat-2 .paper.secret")).to_be_visible()
    page.locator(".notes-label").click()
    expect(page.locator(".notes-body table")).to_be_visible()
    expect(page.locator("[data-keep]").first).to_be_hidden()
    page.locator("#me .card").first.click()
    expect(page.locator("#note .note")).to_be_visible()


def test_a_game_against_bots_is_one_click_away(visit: Open) -> None:
    page = visit("/")
    page.locator("form[action='/play/castle-of-the-devil'] button").click()
    page.wait_for_url(re.compile("/t/"))
    for _ in range(3):
        if not wait_turn(page):
            break
        click_answer(page)


def castle(page: Page) -> None:
    bots = {str(n): "random" for n in range(1, 6)}
    page.goto(prepared(page, FULL, game="castle-of-the-devil", bots=bots))
    wait_turn(page)


@pytest.mark.parametrize("theme", THEMES)
def test_nothing_to_complain_about_at_the_table(visit: Open, theme: str) -> None:
    page = visit("/", color_scheme=theme)
    castle(page)
    page.locator(".notes-label").click()
    assert complaints(page) == []
    page.locator(".notes-label").click()
    for clicks in (["trade", ".target"], ["fight", ".target"], ["declare"]):
        castle(page)
        for k, where in enumerate(clicks):
            before = number(page)
            page.locator(where if k else f"#bar button[value='{where}']").first.click()
            settled(page, before)
            assert complaints(page) == [], (clicks, k)
        picture(page, f"castle-{clicks[0]}-{theme}")
    for box in page.locator(".pickbox").all()[1:3]:
        box.click()
    expect(page.locator("#sum b")).to_have_text("2")
    page.locator("#bar button[value=name]").click()
    page.wait_for_selector("#table[data-over='1']", state="attached")
    assert complaints(page) == []
    page.get_by_role("link", name="See the result").click()
    assert complaints(page) == []
    picture(page, f"castle-result-{theme}", full=True)


def test_cards_are_seen_travelling(visit: Open) -> None:
    """An offered card flies from the hand into the coach; whoever wants no motion sees none."""
    for motion in ("no-preference", "reduce"):
        page, other = visit("/", reduced_motion=motion), visit("/")
        # opposite sits a person, who takes her time to answer
        page.goto(prepared(page, FULL, [other], game="castle-of-the-devil"))
        assert wait_turn(page)
        for where in ("#bar button[value=trade]", "#seat-1 .target"):
            before = number(page)
            page.locator(where).click()
            settled(page, before)
        watch_motion(page)
        before = number(page)
        page.locator("#me button[value='give dagger']").click()
        settled(page, before)
        expect(page.locator("#me #own-dagger-0")).to_have_count(0)
        assert ("own-dagger-0" in page.evaluate("flown")) == (motion == "no-preference")


def test_a_claim_in_progress_survives_a_reload(visit: Open) -> None:
    """Whom one has ticked so far is kept by the server, and the count in the bar is right again."""
    ada = visit("/")
    ada.goto(prepared(ada, FULL, game="castle-of-the-devil", bots={str(n): "random" for n in range(1, 6)}))
    assert wait_turn(ada)
    ada.locator("#bar button[value='declare']:not([form])").click()
    ada.wait_for_selector("#named-2", state="attached")
    for seat in (2, 3):
        with ada.expect_response("**/draft") as kept:
            ada.locator(f"label:has(#named-{seat})").click()
        assert kept.value.ok
    said = ada.locator("#sum").inner_text()
    ada.reload()
    for seat in (2, 3):
        expect(ada.locator(f"#named-{seat}")).to_be_checked()
    expect(ada.locator("#named-4")).not_to_be_checked()
    expect(ada.locator("#sum")).to_have_text(said)
