"""The Castle of the Devil in a real browser: a whole game of six, two of them people, and the guided round."""

from __future__ import annotations

import contextlib
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, TimeoutError as TooLate, expect

from tests.browser.conftest import Open, picture
from tests.browser.contrast import faint
from tests.browser.play import moved, number, prepared, wait_asked, wait_turn, watch_motion
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
    page.wait_for_function(ANSWERED.replace("before", f"'{before}'"))


def declare(page: Page) -> None:
    """A claim of victory is asked about once more."""
    page.locator("#ride .plq[popovertarget='sure-declare']").click()
    page.locator("#sure-declare button[value='declare']").click()


def twice(button: Locator) -> None:
    """What is final is asked about once more."""
    button.click()
    expect(button).to_have_class(re.compile("armed"))
    button.click()


def press(thing: Locator) -> None:
    """A click; a second one where the first was asked about."""
    thing.click()
    if thing.page.locator(".armed").count():
        thing.page.locator("#note .confirm .risk").click()


def click_answer(page: Page) -> None:
    """One answer as a person gives it: by what glows at the table, else by the bar."""
    before = number(page)
    bar = page.locator("#bar")
    plaque = page.locator("#ride .plq[value='trade']")
    if plaque.count():
        if turns(page) > EARLY and page.locator("#sure-declare").count():
            declare(page)
        elif turns(page) == 1:
            press(page.locator("#ride .plq[value='fight']"))
        else:
            plaque.click()
    elif page.locator(".pickbox").count():
        page.locator(".pickbox").first.click()
        twice(bar.locator("button[value='name']"))
    elif page.locator(".target.lit").count():
        press(page.locator(".target.lit").first)
    elif page.locator(":is(#ride, .me .luggage) .card.lit").count():
        card = page.locator(":is(#ride, .me .luggage) .card.lit").first
        ways = card.get_attribute("popovertarget")
        press(card)
        if ways:
            page.locator(f"#{ways} button").first.click()
    elif page.locator("#ride .plq").count():
        page.locator("#ride .plq").first.click()
    else:
        with contextlib.suppress(TooLate):  # where a switch is off, the question may be gone by itself
            bar.locator(".acts button[name=move]:not([form])").first.click(timeout=3_000)
    settled(page, before)


def test_a_whole_game_of_six_with_two_people(visit: Open) -> None:
    """From a deal to a claim of victory and what comes after. (The deal is known: somebody can claim soon.)"""
    ada = visit()
    bela = visit(locale="hu-HU", color_scheme="light", width=390, height=844)
    bots = {str(n): "random" for n in range(2, 6)}
    table = prepared(ada, DEAL, [bela], game="castle-of-the-devil", bots=bots)
    for page in (ada, bela):
        page.goto(table)
        page.wait_for_selector("#bar")
    home = ada.url

    # Silence: only the notices can be said. Béla is not to be stopped where he has nothing to do.
    expect(ada.locator("#say")).to_have_count(0)
    ada.get_by_role("button", name="My connection is bad.").click()
    expect(ada.locator("#chatlines")).to_contain_text("My connection is bad.")
    bela.locator("[popovertarget=more]").click()
    for name in ("before", "doctor"):
        bela.locator(f"#switch-{name}").uncheck()
    bela.keyboard.press("Escape")

    # Notes of one's own stay with oneself.
    ada.locator(".notes-label").click()
    ada.locator("#notes [data-keep='mark-0-1']").select_option("order")
    ada.locator("#notes [data-keep='text-0-1']").fill("Béla looks honest")
    ada.keyboard.press("Escape")
    ada.locator("#seat-1 [data-keep='job-0-1']").select_option("doctor")
    for _ in range(2):
        expect(ada.locator("#seat-1 .job select")).to_have_value("doctor")
        expect(ada.locator("#seat-1 [data-keep='mark-0-1']")).to_have_value("order")
        expect(ada.locator("#seat-1 .memo")).to_have_value("Béla looks honest")
        ada.reload()

    shots = {"offer": ".ride.offer", "fight": ".ride.duel"}
    for _ in range(600):
        asked = wait_asked(ada, bela)
        if asked is None:
            break
        for name, sign in list(shots.items()):
            if ada.locator(sign).count():
                picture(ada, f"castle-{name}")
                picture(bela, f"castle-{name}-phone")
                del shots[name]
        click_answer(asked)
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
    expect(ada.locator("#notes [data-keep='text-0-1']")).to_have_value("Béla looks honest")
    picture(ada, "castle-replay")


def answered(page: Page, target: str) -> None:
    """An answer by a click: the next question is another, even where it offers the same."""
    page.wait_for_selector(target)
    before = number(page)
    page.locator(target).click()
    moved(page, before)


def test_the_guided_round_by_clicking(visit: Open) -> None:
    page = visit("/learn/castle-of-the-devil")
    for target in (
        "#ride button[value=trade]",
        "#seat-2 .target",
        "#me button[value='give monocle']",
        "#bar button[value=shield]",
        "#own-job.lit",
        "#bar button[value=pass]",
    ):
        answered(page, target)
    page.locator("#ride .plq.wanted").click()
    answered(page, "#sure-declare button[value=declare]")
    page.locator("#seat-2 .pickbox").click()
    page.locator("#bar button[value=name]").click()
    page.wait_for_selector("text=the whole Order wins")


def test_why_not_hint_and_keyboard(visit: Open) -> None:
    page = visit("/learn/castle-of-the-devil")
    page.locator("#me .card", has_text="Monocle").click()
    expect(page.locator("#note")).to_contain_text("Monocle")
    expect(page.locator("#note a").first).to_be_visible()
    page.keyboard.press("Escape")
    page.locator("#ride button[value=trade]").focus()
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
    page.locator("#ride button[value=trade]").click()
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
    page = visit(color_scheme=theme)
    castle(page)
    page.locator(".notes-label").click()
    assert complaints(page) == []
    for clicks in (["trade", ".target"], ["fight", ".target"], ["declare"]):
        castle(page)
        for k, where in enumerate(clicks):
            before = number(page)
            if where == "declare":
                declare(page)
            else:
                press(page.locator(where if k else f"#ride button[value='{where}']").first)
            settled(page, before)
            assert complaints(page) == [], (clicks, k)
        picture(page, f"castle-{clicks[0]}-{theme}")
    for box in page.locator(".pickbox").all()[1:3]:
        box.click()
    expect(page.locator("#sum b")).to_have_text("2")
    twice(page.locator("#bar button[value=name]"))
    page.wait_for_selector("#table[data-over='1']", state="attached")
    page.wait_for_selector(":root:not(.staging)")
    assert complaints(page) == []
    page.get_by_role("link", name="See the result").click()
    assert complaints(page) == []
    picture(page, f"castle-result-{theme}", full=True)


@pytest.mark.parametrize("theme", THEMES)
def test_what_may_come_of_a_choice_is_read_by_day_and_by_night(visit: Open, theme: str) -> None:
    """Whom to attack, and whom to name: what stands on the carpet in the coach."""
    page = visit("/", color_scheme=theme)
    for claimed in (False, True):
        castle(page)
        before = number(page)
        if claimed:
            declare(page)
        else:
            press(page.locator("#ride button[value='fight']"))
        settled(page, before)
        expect(page.locator("#ride .then li")).to_have_count(3)
        assert faint(page) == []
    duel_of(page, 6)
    assert faint(page) == []


def test_cards_are_seen_travelling(visit: Open) -> None:
    """An offered card flies from the hand into the coach; whoever wants no motion sees none."""
    for motion in ("no-preference", "reduce"):
        page, other = visit(reduced_motion=motion), visit()
        # opposite sits a person, who takes her time to answer
        page.goto(prepared(page, FULL, [other], game="castle-of-the-devil"))
        assert wait_turn(page)
        for where in ("#ride button[value=trade]", "#seat-1 .target"):
            before = number(page)
            page.locator(where).click()
            settled(page, before)
        expect(page.locator("#ride .party").last).to_contain_text("Béla")
        watch_motion(page)
        before = number(page)
        press(page.locator("#me button[value='give dagger']"))
        settled(page, before)
        expect(page.locator("#me #own-dagger-0")).to_have_count(0)
        assert ("own-dagger-0" in page.evaluate("flown")) == (motion == "no-preference")


def test_a_claim_in_progress_survives_a_reload(visit: Open) -> None:
    """Whom one has ticked so far is kept by the server, and the count in the bar is right again."""
    ada = visit()
    ada.goto(prepared(ada, FULL, game="castle-of-the-devil", bots={str(n): "random" for n in range(1, 6)}))
    assert wait_turn(ada)
    declare(ada)
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


def test_when_to_be_asked_is_chosen_once_in_the_bar(visit: Open) -> None:
    """By a press in the bar, or by the list a small screen opens."""
    ada, bela = visit(), visit(width=390, height=844)
    bots = {str(n): "random" for n in range(2, 6)}
    table = prepared(ada, DEAL, [bela], game="castle-of-the-devil", bots=bots)
    for page in (ada, bela):
        page.goto(table)
    wait_turn(ada)
    press(ada.locator("#ride .plq[value='fight']"))
    press(ada.locator("#seat-2 .target.lit"))
    expect(bela.locator(".stop[aria-pressed=true]")).to_have_attribute("value", "always")
    bela.locator(".stop.pill").click()
    bela.locator("#stop-attacked").check()
    bela.keyboard.press("Escape")
    ada.locator(".stop[value=side]").click()
    expect(ada.locator(".stop[value=side]")).to_have_attribute("aria-pressed", "true")
    expect(ada.locator("#bar button[value=pass]")).to_be_visible()
    expect(bela.locator("#bar .given")).to_contain_text("sealed for you")
    expect(bela.locator("#bar button[value=pass]")).to_have_count(0)


def test_a_claim_opens_step_by_step(visit: Open) -> None:
    """Only for those who see it happen; one press shows everything, and so does coming later."""
    page = visit(reduced_motion="no-preference")
    castle(page)
    declare(page)
    page.locator("label:has(#named-2)").click()
    page.locator("label:has(#named-1)").click()
    expect(page.locator("#ride .then")).to_contain_text("One mistake")
    twice(page.locator("#bar button[value=name]"))
    page.wait_for_selector(":root.staging .claim .rev")
    expect(page.locator(".rev.rest .its").first).to_be_hidden()
    expect(page.locator(".fin q")).to_be_visible()
    page.locator("[data-unstage]").click()
    expect(page.locator(":root.staging")).to_have_count(0)
    expect(page.locator(".fin q")).to_be_hidden()
    expect(page.locator(".fin > p")).to_contain_text("is on the other side")
    page.reload()
    expect(page.locator(".claim .rev")).to_have_count(6)
    expect(page.locator(":root.staging")).to_have_count(0)


SIZES = ((1440, 900), (1280, 800), (900, 700), (390, 844), (844, 390), (720, 450))
"""The last one is 1440 by 900 at twice the size."""
HIDDEN = """() => {
  const touched = e => {
    e.scrollIntoView({ block: "nearest", inline: "nearest" });
    const r = e.getBoundingClientRect(), mid = (a, b) => (a + b) / 2;
    const xs = [r.left + 6, mid(r.left, r.right), r.right - 6];
    const ys = [r.top + 6, mid(r.top, r.bottom), r.bottom - 6];
    const at = [[0, 0], [2, 0], [1, 1], [0, 2], [2, 2]].map(([x, y]) => document.elementFromPoint(xs[x], ys[y]));
    const over = found => found.contains(e) && !found.matches(".ground, body");
    return at.every(found => found && (e.contains(found) || over(found)));
  };
  const moves = "#answer :is([name=move], [name=do]):not([form])";
  const all = document.querySelectorAll(`${moves}, #answer .pickbox, #answer [popovertarget]:not(.tool)`);
  return [...all].filter(e => e.checkVisibility() && !e.hidden && !e.closest("[popover]") && !touched(e))
    .map(e => e.outerHTML.slice(0, 120));
}"""
SCROLLS = "() => { const g = document.querySelector('.ground'); return g.scrollHeight > g.clientHeight + 1 }"


def crowd(seats: int) -> dict[str, Any]:
    """A coach of so many, with something in every luggage."""
    items = ["key privilege gloves sextant", "bag_key dagger", "key monocle", "goblet whip", "goblet", "tome"]
    items += ["ring", "crest", "knives", "bag_goblet"]
    jobs = ["bodyguard", "thug", "hypnotist", "doctor", "duelist", "poisoner", "grandmaster", "clairvoyant"]
    jobs += ["priest", "diplomat"]
    items[seats - 1] = "bag_goblet"
    rows = zip(["order", "brotherhood"] * 5, jobs, items, strict=True)
    players = [{"faction": f, "occupation": j, "items": i} for f, j, i in rows]
    return {"turn": 0, "players": players[:seats]}


@pytest.mark.parametrize("seats", [3, 6, 10])
def test_all_one_can_act_on_is_seen_and_uncovered(visit: Open, seats: int) -> None:
    page = visit(reduced_motion="reduce")
    bots = {str(n): "random" for n in range(1, seats)}
    page.goto(prepared(page, crowd(seats), game="castle-of-the-devil", bots=bots))
    questions = set()
    for _ in range(14):
        if not wait_turn(page):
            break
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate(HIDDEN) == [], (width, height, page.locator(".asked-h").inner_text())
            if width >= 1280:
                assert not page.evaluate(SCROLLS)
        page.set_viewport_size({"width": 1440, "height": 900})
        questions.add(page.locator(".asked-h").inner_text())
        click_answer(page)
    assert len(questions) > 3


CUT = "() => { const tx = document.querySelector('#own-job .tx'); return tx.scrollHeight > tx.clientHeight + 4; }"
"""More than the room letters have below their line."""


@pytest.mark.parametrize("lang", ["en-GB", "hu-HU", "pl-PL", "de-DE"])
def test_an_occupation_fits_its_card(visit: Open, lang: str) -> None:
    page = visit(locale=lang)
    cut = []
    for job in ("diplomat", "hypnotist", "priest"):  # those with the longest texts
        coach = crowd(3)
        for player, other in zip(coach["players"], (job, "thug", "doctor"), strict=True):
            player["occupation"] = other
        page.goto(prepared(page, coach, game="castle-of-the-devil"))
        page.wait_for_selector("#own-job")
        cut += [job] if page.evaluate(CUT) else []
        if job == "diplomat":
            picture(page, f"diplomat-{lang[:2]}")
    assert cut == []


LARGE = """() => {
  const texts = [...document.querySelectorAll(".me .card .tx:not(.long)")];
  const cut = texts.filter(e => e.scrollHeight > e.clientHeight + 4);
  const words = document.querySelector(".goal p:not(:empty)").getBoundingClientRect();
  const key = document.querySelector(".notes-label").getBoundingClientRect();
  return [cut.map(e => e.textContent), words.bottom <= key.top || words.right <= key.left];
}"""


def test_large_text_leaves_what_one_has_readable(visit: Open) -> None:
    """On the smaller of the wide screens too: no usual text is cut, and the notes lie over no words."""
    page = visit("/settings")
    page.select_option("#s-size", "large")
    page.locator(".wishes .go").click()
    expect(page.locator(".saved")).to_be_visible()
    coach = crowd(4)
    for seat, items in enumerate(("bag_key privilege gloves", "dagger")):
        coach["players"][seat]["items"] = items
    page.goto(prepared(page, coach, game="castle-of-the-devil"))
    assert wait_turn(page)
    assert page.evaluate(LARGE) == [[], True]


CROWD = """many => {
  const team = document.querySelector(".team.swords"), line = team.querySelector("ol");
  team.classList.toggle("many", many > 2);
  team.classList.toggle("crowd", many > 4);
  while (line.children.length > 1) line.lastElementChild.remove();
  const helper = document.querySelector(".team.shields li").cloneNode(true);
  helper.classList.remove("big");
  helper.querySelector("[id]").removeAttribute("id");
  for (let n = 0; n < many; n++) line.append(helper.cloneNode(true));
}"""
"""As if so many passengers had sided with the attacker; the classes are those of `draw_team`."""
COVERED = """() => {
  const box = q => document.querySelector(q).getBoundingClientRect();
  const over = (a, b, from, to) => a[from] < b[to] - 2 && b[from] < a[to] - 2;
  const meets = (a, b) => over(a, b, "left", "right") && over(a, b, "top", "bottom");
  const others = [".duel .nums", ".duel .tray", ".team.shields .big .oval"];
  const faces = [...document.querySelectorAll(".team.swords .oval")];
  return others.filter(q => faces.some(face => meets(face.getBoundingClientRect(), box(q))));
}"""
SIDES = ("order", "brotherhood")
THINGS = ("key", "goblet", "bag_key", "bag_goblet", "whip", "dagger", "ring", "tome", "sextant", "privilege")


def duel_of(page: Page, seats: int) -> None:
    """A fight has begun among so many passengers."""
    players = [{"faction": SIDES[n % 2], "items": THINGS[n]} for n in range(seats)]
    bots = {str(n): "random" for n in range(1, seats)}
    page.goto(prepared(page, {"turn": 0, "players": players}, game="castle-of-the-devil", bots=bots))
    wait_turn(page)
    press(page.locator("#ride .plq[value='fight']"))
    page.wait_for_selector(".target.lit")
    press(page.locator(".target.lit").first)
    page.wait_for_selector(".ride.duel .big")


@pytest.mark.parametrize(("seats", "helpers"), [(6, (2, 3, 4)), (10, (4, 5, 8))])
def test_helpers_never_cover_the_score(visit: Open, seats: int, helpers: tuple[int, ...]) -> None:
    page = visit(width=1440, height=900)
    duel_of(page, seats)
    for width, height in ((1440, 900), (1280, 800), (390, 844), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        for many in helpers:
            page.evaluate(CROWD, many)
            assert page.evaluate(COVERED) == [], (width, height, many)


TRIMMED = """() => [...document.querySelectorAll(".rivals .plate, .rivals .plate :is(.who, b), .duel .tray p")]
    .filter(e => e.scrollWidth > e.clientWidth + 1).map(e => e.textContent)"""


def test_sideways_ten_passengers_are_named_in_full(visit: Open) -> None:
    """And how many are asked at once is said to the end."""
    page = visit(width=844, height=390)
    duel_of(page, 10)
    assert page.locator(".rivals .plate").count() == 9
    assert page.evaluate(TRIMMED) == []


def test_what_cannot_be_taken_back_is_asked_about(visit: Open) -> None:
    """Attacking, whom one attacks, and the item one slides across: a slip of the hand costs nothing."""
    page = visit()
    for steps in (
        ("#ride .plq[value='fight']", "#seat-3 .target"),
        ("#me button[value='give dagger']",),
    ):
        castle(page)
        if len(steps) == 1:
            for way in ("#ride .plq[value='trade']", "#seat-3 .target"):
                before = number(page)
                page.locator(way).click()
                moved(page, before)
        for step in steps:
            before = number(page)
            page.locator(step).click()
            expect(page.locator(step)).to_have_class(re.compile("armed"))
            head = "Start a fight" if "fight" in step else "Attack Rook" if "target" in step else "Offer the Dagger"
            expect(page.locator("#note .confirm h2")).to_have_text(head)
            told = "choose whom" if "fight" in step else "If you lose" if "target" in step else "Your turn ends"
            expect(page.locator("#note .confirm p")).to_contain_text(told)
            page.locator("#note .confirm .btn").first.click()  # not yet
            expect(page.locator(".armed, #note .confirm")).to_have_count(0)
            assert number(page) == before
            press(page.locator(step))
            moved(page, before)


OVER = """() => {
  const [box, thing] = ["#note .confirm", ".armed"].map(q => document.querySelector(q).getBoundingClientRect());
  const meet = (from, to) => box[from] < thing[to] && thing[from] < box[to];
  const inside = box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
  return !inside || (meet("left", "right") && meet("top", "bottom"));
}"""


@pytest.mark.parametrize("step", ["fight", "attack", "offer", "pass"])
def test_the_question_lies_beside_what_it_asks_about(visit: Open, step: str) -> None:
    """A card, a plaque, a passenger or an answer stays in sight while one thinks it over, on every screen."""
    page = visit(width=390, height=844, has_touch=True)
    castle(page)
    for way in {"attack": ["fight"], "offer": ["trade", "target"]}.get(step, []):
        before = number(page)
        press(page.locator("#seat-3 .target" if way == "target" else f"#ride .plq[value='{way}']"))
        moved(page, before)
    asked = {"fight": "#ride .plq[value='fight']", "attack": "#seat-3 .target", "pass": "#bar button[value='pass']"}
    page.locator(asked.get(step, "#me button[value='give dagger']")).tap()
    expect(page.locator("#note .confirm p")).not_to_contain_text("Escape")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function("size => innerWidth === size[0] && innerHeight === size[1]", arg=[width, height])
        assert not page.evaluate(OVER), (width, height)


def test_signs_at_a_window_have_words(visit: Open) -> None:
    """What is one's own guess, and who stood with or against one: to point at, to hear, and in the notes."""
    page = visit()
    castle(page)
    window = page.locator("#seat-3")
    expect(window.locator(".guess").first).to_have_attribute("title", "Your guess at the faction of Rook")
    expect(window.locator(".guess select").first.locator("option").first).to_have_text("Guess faction")
    expect(window.locator(".memo")).to_have_attribute("placeholder", "your note…")
    stood = "Fights with you: 0, against you: 0"
    expect(window.locator(".ties")).to_have_attribute("title", stood)
    expect(window.locator(".ties .vh")).to_have_text(f" {stood}", use_inner_text=False)
    expect(page.locator("#ride .plq[popovertarget='sure-declare'] small")).to_contain_text("a false claim loses")
    page.set_viewport_size({"width": 390, "height": 844})
    page.locator("label[for=page-2]").click()
    row = page.locator("#notes tbody tr", has_text="Rook")
    expect(row).to_contain_text(stood)
    right = page.locator("#notes-body").bounding_box()
    for field in row.locator("select, input").all():
        box = field.bounding_box()
        assert box and right and box["x"] + box["width"] <= right["x"] + right["width"]
