"""Games played by somebody who hears the page: by the names of the accessibility tree and the keyboard alone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page

from rookery.i18n import texts
from tests.browser.conftest import Open
from tests.browser.play import number, prepared, wait_turn
from tests.browser.test_castle_of_the_devil import DEAL

ACTS = {"button", "link", "checkbox", "radio", "textbox", "searchbox", "combobox", "switch", "slider", "menuitem"}
LANDMARKS = {"main", "navigation", "complementary", "region", "search", "banner", "contentinfo"}
LISTEN = """() => {
  window.heard = { asked: [], lines: [] };
  const asking = document.querySelector("#asking"), log = document.querySelector("#loglines");
  const words = () => asking.textContent && heard.asked.push(asking.textContent);
  new MutationObserver(words).observe(asking, { childList: true });
  new MutationObserver(all => {
    for (const one of all) for (const e of one.addedNodes) if (e.id) heard.lines.push(e.id);
  }).observe(log, { childList: true });
}"""
t = texts("en").t


class Node:
    """One thing of the tree, as it is read out."""

    def __init__(self, given: dict[str, Any]) -> None:
        self.role = str(given.get("role", {}).get("value", ""))
        self.name = " ".join(str(given.get("name", {}).get("value", "")).split())
        self.about = {p["name"]: p["value"].get("value") for p in given.get("properties", ())}

    @property
    def usable(self) -> bool:
        return self.role in ACTS and not self.about.get("disabled")


def read(page: Page) -> list[Node]:
    """The whole page in reading order."""
    line = page.context.new_cdp_session(page)
    rows = {row["nodeId"]: row for row in line.send("Accessibility.getFullAXTree")["nodes"]}
    line.detach()

    def walk(row: dict[str, Any]) -> Iterator[Node]:
        if not row.get("ignored"):
            yield Node(row)
        for child in row.get("childIds", ()):
            if child in rows:
                yield from walk(rows[child])

    return list(walk(next(iter(rows.values()))))


def check_names(nodes: list[Node]) -> None:
    """Whatever can be acted on says what it is in words, not in signs or single letters."""
    nameless = [(n.role, n.name) for n in nodes if n.usable and not re.search(r"[^\W\d_]{2,}", n.name)]
    assert not nameless
    coded = [n.name for n in nodes if n.usable and re.match(r"[A-Z](?: [A-Z])* [A-Z][a-z]", n.name)]
    assert not coded, "a price or a face is read out as letters"


def check_order(nodes: list[Node]) -> None:
    """One first heading, no level left out, every landmark named; the question comes before the log."""
    levels = [int(n.about["level"]) for n in nodes if n.role == "heading"]
    assert levels[0] == 1 and levels.count(1) == 1, levels
    assert all(below - above <= 1 for above, below in pairwise(levels)), levels
    marks = [(n.role, n.name) for n in nodes if n.role in LANDMARKS]
    assert [role for role, _ in marks].count("main") == 1
    assert not [mark for mark in marks if mark[0] != "main" and not mark[1]]
    assert len(set(marks)) == len(marks), "two places of the same name"
    question = marks.index(("region", t("ui-question")))
    assert question < marks.index(("complementary", t("ui-drawer")))


def check_heard(page: Page, asked: str) -> None:
    """The question was announced once, or the focus is on it; no line of the log twice; the focus is not lost."""
    heard = page.evaluate(
        "() => { const h = window.heard; const out = { ...h, asked: h.asked.splice(0) }; return out }"
    )
    focus = page.evaluate("document.activeElement.closest('#table') ? document.activeElement.textContent : null")
    assert focus is not None, "the focus is lost"
    assert heard["asked"] == [asked] or (not heard["asked"] and focus.strip() == asked), (heard["asked"], focus)
    assert len(set(heard["lines"])) == len(heard["lines"])


def offered(page: Page, nodes: list[Node]) -> list[tuple[str, str]]:
    """What can be done now, by role and name: first what lies in the place of the question, then on the table."""
    start = next(n for n, node in enumerate(nodes) if node.role == "region" and node.name == t("ui-question"))
    end = next(n for n, node in enumerate(nodes) if node.role == "complementary")
    first = next(n for n, node in enumerate(nodes) if node.role == "main")
    here = [*nodes[start:end], *nodes[first:start]]
    return [(n.role, n.name) for n in here if n.usable]


def act(page: Page, role: Any, name: str) -> None:
    """Go there by its name and press the key for it."""
    thing = page.get_by_role(role, name=name, exact=True).and_(page.locator(":not([disabled])")).first
    thing.focus()
    page.keyboard.press("Space" if role in ("checkbox", "radio") else "Enter")


PASSING = ("Hint", "What can I do?", "Undo", "Take back", "Back", "Why", "Rules", "Keys", "Table")
ANSWERED = "n => { const t = document.querySelector('#table'); return t.dataset.number !== n || !t.dataset.turn }"


def answered(page: Page, before: str) -> bool:
    """Whether the question is answered soon."""
    for _ in range(40):
        if page.evaluate(ANSWERED, before):
            return True
        page.wait_for_timeout(50)
    return False


def answer(page: Page, refused: set[str], wish: str = "") -> None:
    """Read what there is, choose by name (first what is wished for), and go on until the question is answered."""
    before, tried = number(page), set[tuple[str, str]]()
    for _ in range(60):
        nodes = read(page)
        check_names(nodes)
        check_order(nodes)
        open_now = [x for x in offered(page, nodes) if x not in tried and not x[1].startswith(PASSING)]
        buttons = [x for x in open_now if x[0] == "button"]
        boxes = [x for x in open_now if x[0] in ("checkbox", "radio")]
        wished = [x for x in reversed(buttons) if wish and x[1].startswith(wish)]
        acts = wished or [x for x in buttons if x[1] not in refused] or boxes or buttons
        assert acts, "nothing is left to try"
        choice = acts[0]
        tried.add(choice)
        act(page, *choice)
        if choice[0] == "button":
            if answered(page, before):
                return
            refused.add(choice[1])  # it only explains, or opens something
    raise AssertionError("no answer was found by name")


TABLES: dict[str, dict[str, Any]] = {
    "thiefs-market": {"players": [{}, {}, {}]},
    "castle-of-the-devil": DEAL,
}


ENDS = {"castle-of-the-devil": "Declare victory"}
EARLY = 10
"""After so many questions a game is ended that might go on for hours."""


@pytest.mark.timeout(900)
@pytest.mark.parametrize("game", TABLES)
def test_a_whole_game_by_ear(visit: Open, game: str) -> None:
    page = visit()
    bots = {str(n): "random" for n in range(1, len(TABLES[game]["players"]))}
    page.goto(prepared(page, TABLES[game], game=game, bots=bots))
    page.wait_for_selector("#bar")
    page.evaluate(LISTEN)
    refused: set[str] = set()
    questions = 0
    while wait_turn(page):
        asked = page.locator(".asked-h").inner_text()
        if questions:
            check_heard(page, asked)
        else:
            page.evaluate("heard.asked.length = 0")
        answer(page, refused, ENDS.get(game, "") if questions > EARLY else "")
        questions += 1
    assert questions >= 3
    names = [n.name for n in read(page) if n.role == "heading"]
    assert names
