"""The log beside the board: whole at any length, in the second person to those it speaks to, and small to send."""

from __future__ import annotations

import re

import pytest

import rookery
from rookery.games import kit
from rookery.serve.drawing.boards import web
from rookery.serve.drawing.loglines import LOG_PAGE, Log
from rookery.serve.drawing.pieces import Sent
from rookery.serve.drawing.render import Renderer
from rookery.serve.drawing.scene import Viewer
from tests.pages.test_board import LINES, answer, live
from tests.serve.tools import news

NUMBER = re.compile(r'<li id="l(\d+)"')


def lines(html: str) -> str:
    found = LINES.search(html)
    assert found
    return found[2]


def test_a_reader_is_spoken_to_and_the_others_are_told() -> None:
    table = live("thiefs-market", 3, 7)
    assert table.match is not None
    seat = table.match.waiting[0]
    renderer, viewers = Renderer(), [Viewer(n, "en") for n in (0, 1, 2, None)]
    sent = [Sent() for _ in viewers]
    for viewer, had in zip(viewers, sent, strict=True):
        news(renderer, table, viewer, had)
    answer(table, 5)
    told = [news(renderer, table, viewer, had).decode() for viewer, had in zip(viewers, sent, strict=True)]
    name = table.seats[seat].name
    for viewer, html in zip(viewers, told, strict=True):
        mine = viewer.seat == seat
        assert (re.search(r'class="k-take s\d(?: cont)? you"><b>You</b> take ', html) is not None) == mine
        assert (f"><b>{name}</b> takes " in html) == (not mine)
        page = lines(renderer.push(table, viewer))
        assert page.strip().endswith(re.findall(r"<li id=.*?</li>", html)[-1])


def test_loot_is_drawn_for_those_who_see_and_named_for_those_who_listen() -> None:
    table = live("thiefs-market", 3, 7)
    assert table.match is not None
    roll = next(e for e in table.match.events(None) if e["kind"] == "roll")
    for lang in ("en", "hu", "pl", "de"):
        (line,) = re.findall(r'<li id="l\d+" class="k-roll.*?</li>', Renderer().push(table, Viewer(None, lang)))
        assert re.findall(r'<i class="p (\w)"></i>', line) == list(roll["loot"])
        heard = re.sub(r"<[^>]+>", "", line)
        assert heard == table.match.tell(roll, lang, table.names()), "nothing but the sentence"


def test_what_an_ability_brings_stands_in_its_line() -> None:
    box = rookery.game("thiefs-market")
    effects = {str(row["effect"]).split()[0]: row["id"] for row in kit("thiefs-market").rows}
    cards = " ".join(effects[each] for each in ("EXIT", "SELL", "GAUNTLET"))
    mine = {"gold": 1, "cards": cards, "pile": "R W B G I S"}
    match = box.position({"seats": 3, "phase": "buy", "start": 0, "players": [mine, {"pile": "Y"}, {"pile": "Y"}]})
    for verb in ("exit", "sell", "trade"):
        match.play(0, next(move for move in match.legal(0) if str(move).startswith(verb)))
    for reader, who in ((None, "<b>Ada</b> pays"), (0, "<b>You</b> pay")):
        log = Log(0, ["Ada", "Bo", "Cy"], None, "en", web("thiefs-market").module)
        log.read(match)
        told = re.findall(r'class="k-(\w+)[^>]*>(.*?)</li>', log.page(match, reader, ""))
        used = dict(told[-3:])
        assert list(used) == ["exit", "sell", "trade"], "and no line for what they bring"
        assert used["exit"] == f"{who} 1 gold token for 2 infamy tokens."
        assert used["sell"].endswith(" <small>+1 infamy</small>")
        assert used["trade"].endswith(" <small>+1 gold</small>")


def test_one_who_is_robbed_reads_so() -> None:
    table = live("thiefs-market", 3, 7)
    match = table.match
    assert match is not None
    for k in range(200):
        if any(e["kind"] == "rob" for e in match.events(None)):
            break
        answer(table, k * 7919)
        match = table.match
        assert match is not None
    event = next(e for e in match.events(None) if e["kind"] == "rob")
    for lang, word in (("en", "robs you"), ("de", "raubt dich aus"), ("hu", "a kupacodat"), ("pl", "grabi cię")):
        assert word in match.tell(event, lang, reader=event["victim"])
        assert word not in match.tell(event, lang, reader=3 - event["victim"] - event["seat"])
        assert word not in match.tell(event, lang)


@pytest.mark.parametrize("game", ["castle-of-the-devil", "enclave"])
def test_every_line_is_said_to_those_it_is_about(game: str) -> None:
    """In all languages, for every event a seat reads: without its own name, and no word is left open."""
    box = rookery.game(game)
    match = box.start(4, bytes(32))
    names = ["Ann", "Bo", "Cy", "Di"]
    for n in range(300):
        if match.over:
            break
        seat = match.waiting[0]
        legal = match.legal(seat)
        match.play(seat, legal[(7 * n) % len(legal)])
    spoken = 0
    for seat in range(4):
        for event in match.events(seat):
            for lang in ("en", "de", "hu", "pl"):
                if seat in match.spoken_to(event, lang):
                    said = match.tell(event, lang, names, reader=seat)
                    assert said != match.tell(event, lang, names)
                    assert not re.search(rf"\b{names[seat]}\b|[{{}}$]", said), (lang, said)
                    spoken += 1
    assert spoken > 50


def test_the_whole_log_comes_page_by_page() -> None:
    table = live("thiefs-market", 5, 7)
    k = 0
    while table.status == "playing":
        answer(table, k * 7919)
        k += 1
    assert table.match is not None
    events = table.match.events(None)
    gained = web("thiefs-market").module.gained
    told = [e for before, e in zip([{}, *events], events, strict=False) if not before or gained(before, e) is None]
    every = [e["n"] for e in told if e["kind"] not in ("buying", "deal")]
    assert every[-1] > LOG_PAGE
    renderer, viewer = Renderer(), Viewer(2, "en")
    page = lines(renderer.push(table, viewer))
    got = [int(n) for n in NUMBER.findall(page)]
    while way := re.search(r'hx-get="/t/t/log\?before=(\d+)"', page):
        page = renderer.log(table, viewer, int(way[1]))
        got = [int(n) for n in NUMBER.findall(page)] + got
    assert got == every
    assert [int(n) for n in NUMBER.findall(renderer.log(table, viewer, -1))] == every


def test_a_page_that_has_the_log_is_not_sent_it_again() -> None:
    """A socket says how far its page has read: a reload or a moment without connection costs no second log."""
    table = live("thiefs-market", 3, 7)
    for k in range(40):
        answer(table, k * 7919)
    renderer, viewer = Renderer(), Viewer(0, "en")
    page = renderer.push(table, viewer)
    mark = re.search(r'id="loglines"[^>]* data-mark="(-?\d+)"', page)
    assert mark
    told = max(int(n) for n in NUMBER.findall(page)) + 1
    for back, fewest, most in ((0, 0, 0), (3, 1, 3)):
        sent = Sent()
        sent.log = (int(mark[1]), told - back)
        html = news(renderer, table, viewer, sent).decode()
        assert fewest <= len(NUMBER.findall(html)) <= most
    sent = Sent()
    sent.log = (int(mark[1]) + 1, told)  # something was taken back meanwhile
    assert len(NUMBER.findall(news(renderer, table, viewer, sent).decode())) == len(NUMBER.findall(page))
