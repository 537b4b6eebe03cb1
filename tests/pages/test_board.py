"""The table as HTML, without a browser and without a server."""

from __future__ import annotations

import itertools
import re
import zlib
from collections.abc import Callable, Iterator
from html.parser import HTMLParser
from typing import Any

import pytest

import rookery
from rookery.games import MODELS
from rookery.games.sheet import Sheet
from rookery.games.thiefs_market.web.buying import OFFERS_KEPT, lacking, marked_price, offer, ribbon
from rookery.games.thiefs_market.web.dice import zones
from rookery.i18n import LANGUAGES, texts
from rookery.play.game import Game
from rookery.play.match import Match
from rookery.serve.drawing.around import no_moves, no_templates, present_html
from rookery.serve.drawing.boards import web
from rookery.serve.drawing.pieces import Sent
from rookery.serve.drawing.render import Renderer
from rookery.serve.drawing.scene import SeatLine, TableInfo, Viewer
from rookery.serve.store import entries as en
from rookery.serve.tables.folding import fold
from rookery.serve.tables.live import LiveTable
from rookery.serve.tables.state import State
from tests.serve.tools import news

HOSTILE = "<script>alert(1)</script>\"'&"
NAMES = ["Ada", "Bo", "Cy", "Dee", "Eve", "Fay", "Gus", "Hal", "Ivy", "Jo"]
GAMES = rookery.games()
MISSING = re.compile(r"\[(?:ui|" + "|".join((*GAMES, *MODELS)) + r")-[\w.-]+\]")
RENDERER = Renderer()
COUNT = itertools.count()


def info(match: Match, **more: Any) -> TableInfo:
    given: dict[str, Any] = {
        "id": "",
        "number": match.number,
        "seats": [SeatLine(n) for n in NAMES[: match.seats]],
        "waiting": tuple(match.view(None)["waiting"]) if not match.over else (),
        "action": "/t/x",
        **more,
    }
    return TableInfo(**given)


def show(match: Match, seat: int | None, lang: str = "en", **more: Any) -> str:
    return RENDERER.table(match, info(match, id=f"t{next(COUNT)}", **more), Viewer(seat, lang))


def walk(seats: int, seed: int, stop: Callable[[Match], bool]) -> Match:
    """A game of first choices until something is seen."""
    match = rookery.game("thiefs-market").start(seats=seats, seed=seed)
    for k in range(4000):
        if match.over or stop(match):
            return match
        seat = match.waiting[0]
        legal = match.legal(seat)
        match.play(seat, legal[(k * 7919) % len(legal)])
    raise AssertionError("never seen")


def moments(game: str, seats: int, seed: int) -> Iterator[Match]:
    """A game of arbitrary answers, at the first question of each kind, and at its end."""
    match = Game(game).start(seats=seats, seed=seed)
    seen: set[str] = set()
    for k in range(4000):
        if match.over:
            break
        seat = match.waiting[0]
        question = match.question(seat)
        if question is not None and question.key not in seen:
            seen.add(question.key)
            yield match
        legal = match.legal(seat)
        match.play(seat, legal[(k * 7919) % len(legal)])
    yield match


def asked(key: str) -> Callable[[Match], bool]:
    def seen(match: Match) -> bool:
        question = match.question(match.waiting[0])
        return question is not None and question.key == key and len(match.legal(match.waiting[0])) > 3

    return seen


class Tags(HTMLParser):
    """Every tag closed, every id once, every named control labelled."""

    VOID = frozenset({"input", "br", "img", "meta", "link"})

    def __init__(self, html: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        data = dict(attrs)
        self.found.append((tag, data))
        if data.get("id"):
            self.ids.append(str(data["id"]))
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open and self.open[-1] == tag, (tag, self.open[-4:])
        self.open.pop()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_well_formed_and_complete_in_every_language(game: str, lang: str) -> None:
    fewest, *_, most = rookery.game(game).seats
    for match in itertools.chain(moments(game, fewest, 3), moments(game, most, 4)):
        for seat in {match.waiting[0] if match.waiting else 0, match.seats - 1, None}:
            html = show(match, seat, lang)
            tags = Tags(html)
            assert not tags.open
            assert len(tags.ids) == len(set(tags.ids))
            assert not MISSING.findall(html)
            assert "\x01" not in html
            assert "style=" not in html
            assert "<script" not in html
            assert not re.search(r"\son\w+=", html)


@pytest.mark.parametrize("game", GAMES)
def test_hostile_names_and_chat_are_only_text(game: str) -> None:
    for match in moments(game, 3, 3):
        names = [SeatLine(HOSTILE), SeatLine("Bo"), SeatLine(HOSTILE)]
        html = show(match, 0, seats=names, chat=lambda t: [(HOSTILE, HOSTILE, False)], watchers=[HOSTILE])
        assert "<script" not in html
        assert "&lt;script&gt;alert(1)" in html
        assert not Tags(html).open
        for tag, data in Tags(html).found:
            assert tag != "script"
            assert not [name for name in data if name.startswith("on")]


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_no_infamy_of_others_in_the_markup(seat: int | None) -> None:
    """Two worlds that differ only in what the others keep secret look alike, byte by byte."""

    def world(infamy: tuple[int, int, int]) -> Match:
        piles = ("R R W S", "B", "G Y")
        players = [{"infamy": n, "pile": pile} for n, pile in zip(infamy, piles, strict=True)]
        return rookery.game("thiefs-market").position({"seats": 3, "phase": "buy", "players": players})

    one = world((3, 4, 5))
    other = world(tuple(n if s == seat else 40 + s for s, n in enumerate((3, 4, 5))))  # type: ignore[arg-type]
    for lang in LANGUAGES:
        assert show(one, seat, lang) == show(other, seat, lang)


@pytest.mark.parametrize("game", [*MODELS, *GAMES])
def test_worlds_a_seat_cannot_tell_apart_look_alike(game: str) -> None:
    """Hands, sealed answers, schemes, decks: what a seat does not know is not in its page, byte by byte."""
    match = Game(game).start(seats=3, seed=5)
    for k in range(60):
        if match.over:
            break
        if k < 12 or not k % 6:
            for seat in range(3):
                other = match.sample(seat, k)
                true = match.clone()
                true._undo = None  # an imagined past cannot be taken back
                assert show(true, seat) == show(other, seat)
        asked_seat = match.waiting[0]
        legal = match.legal(asked_seat)
        match.play(asked_seat, legal[(k * 31) % len(legal)])


def test_only_the_asked_seat_can_choose() -> None:
    match = walk(4, 3, asked("split"))
    mine = match.waiting[0]
    for seat in (*range(4), None):
        boxes = [d for tag, d in Tags(show(match, seat)).found if tag == "input" and d.get("name") == "pool"]
        free = [d for d in boxes if "disabled" not in d]
        last = sum(1 for p in match.view(None)["players"] if not p["pile"]) == 1
        assert bool(free) == (seat == mine and not last)


def test_the_last_without_a_pile_is_told_to_take_all() -> None:
    players = [{}, {"pile": "B S"}, {"pile": "W"}]
    position = {"phase": "split", "turn": 0, "pool": "R R R W B G Y I", "players": players}
    page = show(rookery.game("thiefs-market").position(position, seed=1), 0)
    assert (
        'aria-live="polite">You are the last without a pile, so nothing may stay in the middle. '
        "Taking all ends the splitting.</p>" in page
    )


@pytest.mark.parametrize(
    ("cards", "limit", "lacking"),
    [("", 0, "WB"), ("C07", 0, "B"), ("C07", 2, "B"), ("A05", 2, "WB")],
)
def test_what_is_missing_counts_the_racket_and_the_limit_of_gold(cards: str, limit: int, lacking: str) -> None:
    """Crown costs W B B: marked is what neither dice, the Racket nor gold that may be spent can pay."""
    gold = 5 if limit else 0
    bought = {"bought": 1, "paid": 2} if limit else {}
    me = {"pile": "R B S", "cards": cards, "gold": gold, **bought}
    players = [me, {"pile": "W"}, {"pile": "G"}]
    document = {"phase": "buy", "players": players, "market": {"A": "A10", "C": "C03"}}
    page = show(rookery.game("thiefs-market").position(document, options={"gold-limit": limit}), 0)
    price = re.search(r'id="card-C03"[^>]*><span class="cost"[^>]*>(.*?)</span>', page)
    assert price is not None and re.findall(r'class="p (\w) lack"', price[1]) == list(lacking)


def test_every_picture_is_taken_from_the_sprite_that_holds_it() -> None:
    """Dice on the counter came from the house's sprite and stayed empty."""
    match = walk(4, 8, asked("buy"))
    pictures = re.findall(r'href="/i/(\w+)#(\w+?)-', show(match, match.waiting[0]))
    assert pictures and all(sprite == owner for sprite, owner in pictures)


def test_lit_cards_are_exactly_the_legal_purchases() -> None:
    match = walk(4, 8, asked("buy"))
    seat = match.waiting[0]
    legal = {str(m).split()[1] for m in match.legal(seat) if str(m).startswith("buy ")}
    lit = set(re.findall(r'id="card-(\w+)" data-cost="\w+" class="card s-\w lit" data-choose', show(match, seat)))
    assert lit == legal
    for other in set(range(4)) - {seat}:
        assert " lit" not in show(match, other)


@pytest.mark.parametrize("gold", [0, 1])
def test_an_offer_seen_before_is_the_one_that_would_be_drawn_now(gold: int) -> None:
    """Many piles give the same offer, so it is kept; whoever holds other gems must not be shown it."""
    book, t = web("thiefs-market").book(), texts("en", "thiefs-market")
    sheet, book.offers = Sheet(t, NAMES, book, no_moves, no_templates), {}
    for card, (*counts, racket) in itertools.product(
        book.rows, itertools.product(range(3), range(3), range(3), range(3), range(2))
    ):
        gems = dict(zip("RWBG", counts, strict=True))
        short, missing = lacking(book, card, gems, gold, racket > 0)
        price = marked_price(book, card, gems, short, missing, book.price(card, t))
        anew = price + ribbon(sheet, short, missing, True, False)
        assert offer(sheet, card, gems, short, missing, True, False) == anew
    assert len(book.offers) <= OFFERS_KEPT


def test_whoever_looks_different_in_the_list_of_people_is_drawn_anew() -> None:
    match, t = rookery.game("thiefs-market").start(seats=3, seed=3), texts("en")
    ways: list[dict[str, Any]] = [{}, {"bot": "sharp"}, {"bot": "sharp", "warm": True}, {"program": True}]
    ways += [{"connected": False}, {"connected": False, "away": 7.0}, {"connected": False, "left": True}]
    lines = [SeatLine(name, **way) for name in ("Ada", "Bo") for way in ways]
    drawn = [present_html(info(match, seats=[line, line, line]), t) for line in lines]
    for one, html in zip(lines, drawn, strict=True):
        assert [other.presence == one.presence for other in lines] == [other == html for other in drawn]


def test_dice_keep_their_numbers() -> None:
    """Taking and robbing move dice; no number is given twice, and a die that stays keeps its own."""
    module = web("thiefs-market").module
    match = rookery.game("thiefs-market").start(seats=4, seed=11)
    memory = module.follow({}, match.view(None))
    for k in range(200):
        if match.over:
            break
        seat = match.waiting[0]
        legal = match.legal(seat)
        match.play(seat, legal[(k * 7919) % len(legal)])
        view = match.view(None)
        fresh = module.follow(memory, view)
        numbers = [n for dice in fresh.values() for n, _ in dice]
        assert len(numbers) == len(set(numbers))
        for zone, faces in zones(view).items():
            assert sorted(faces) == sorted(f for _, f in fresh[zone])
            kept = {d for d in memory.get(zone, ()) if d in fresh[zone]}
            same = sum(min(faces.count(f), [g for _, g in memory.get(zone, ())].count(f)) for f in set(faces))
            assert len(kept) == same
        assert all((n == 0) == (f == "S") for dice in fresh.values() for n, f in dice)
        memory = fresh


@pytest.mark.parametrize(
    ("form", "move"),
    [
        ({"move": ["buy A07"]}, "buy A07"),
        ({"do": ["pool"], "pool": ["R", "R", "S"]}, "take red red marker"),
        ({"do": ["pool-all"], "pool": ["R"]}, "take all"),
        ({"do": ["keep2"], "keep2": ["I"], "pool": ["R"]}, "rob 2 keep mask"),
        ({}, ""),
    ],
)
def test_what_a_form_means(form: dict[str, list[str]], move: str) -> None:
    assert web("thiefs-market").module.answer(form) == move


def test_size_of_a_message() -> None:
    """A first turn is small, with words for those who listen; even a late one is 10 kB on its way."""
    sizes = [len(show(walk(4, 3, asked(key)), 0).encode()) for key in ("split", "buy")]
    assert max(sizes) < 26_000
    late = show(walk(5, 4, lambda m: m.over), 0).encode()  # with 200 lines of the log, and their signs
    assert len(late) < 70_000
    assert len(zlib.compress(late)) < 10_000


# -- what an open page is sent ----------------------------------------------------------------------------------

PARTIAL = re.compile(r'<hx-partial (?:id|hx-target)="([^"]*)" hx-swap="(\w+)">(.*?)</hx-partial>', re.DOTALL)


LINES = re.compile(r'(<ol id="loglines"[^>]*>)(.*?)(</ol>)', re.DOTALL)


def span_of(html: str, name: str) -> tuple[int, int]:
    """Where the element of an id begins and ends."""
    named = re.search(rf'\sid="{name}"', html)
    assert named, name
    start = html.rindex("<", 0, named.start())
    begun = re.compile(r"<(\w+)").match(html, start)
    assert begun, name
    depth = 0
    for tag in re.compile(rf"<(/?){begun[1]}\b").finditer(html, start):
        depth += -1 if tag[1] else 1
        if not depth:
            return start, html.index(">", tag.start()) + 1
    raise AssertionError(name)


def patched(page: str, message: str) -> str:
    """The page after a message, as the browser makes it. A whole table leaves the lines of the log alone."""
    if not message.startswith("<hx-partial"):
        whole, partial, message = message.partition("<hx-partial")
        lines = LINES.search(page)
        page = LINES.sub(lambda m: m[1] + (lines[2] if lines else "") + m[3], whole)
        message = partial + message
        if not message:
            return page
    for target, swap, html in PARTIAL.findall(message):
        name = target.removeprefix("#").split(" ")[0]
        start, end = span_of(page, name)
        if swap == "beforeend":
            end = page.index("</ol>", start)
            page = page[:end] + html + page[end:]
        elif swap == "innerHTML":
            start = page.index(">", start) + 1
            end -= len("</div>")
            page = page[:start] + html + page[end:]
        else:
            page = page[:start] + html + page[end:]
    now = page[slice(*span_of(page, "now"))]
    number, phase, over, asked, turn = re.findall(
        r'data-number="(\d*)" data-phase="(\w*)" data-over="(\d*)" data-asked="([\d ]*)"(.*?) hidden', now
    )[0]
    head = f'<div id="table" class="tb ph-{phase}" data-number="{number}" data-over="{over}"{turn}>'
    page = head + page[page.index(">") + 1 :]
    start, end = span_of(page, "order")
    seals = re.sub(r'class="seal s(\d+) (?:on)?"', lambda m: ringed(m[1], asked.split()), page[start:end])
    return page[:start] + seals + page[end:]


def ringed(seat: str, asked: list[str]) -> str:
    """The seal of a seat, with a ring if it is asked."""
    return f'class="seal s{seat} {"on" if seat in asked else ""}"'


def apart(page: str) -> tuple[str, list[str]]:
    """A page without the lines of its log, and those: an open page may have older lines as well."""
    start, end = span_of(page, "log")
    lines = re.findall(r"<li id=.*?</li>", page[start:end])
    return page[:start] + page[end:], lines


def live(game: str, seats: int, seed: int) -> LiveTable:
    """A table in memory, everybody there, the game begun."""
    setup = en.TableSetup(game=game, seats=seats)
    state = State("t", Game(game), bytes([seed]) * 32, 0.0, setup)
    table = LiveTable(state, "invite")
    people: list[en.AnyEntry] = [en.Sat(seat=s, user=f"u{s}", name=NAMES[s]) for s in range(seats)]
    for entry in (en.Opened(host="u0", setup=setup), *people):
        take(table, entry)
    take(table, en.Began(chance=table.state.start_match()))
    return table


def take(table: LiveTable, entry: en.AnyEntry) -> None:
    fork = table.state.fork(play=True)
    table.take(en.Row(table.seq + 1, 0.0, ""), entry, fork, fold(fork, entry, 0.0))


def answer(table: LiveTable, k: int) -> None:
    """Somebody answers."""
    assert table.match is not None
    seat = table.match.unanswered[0]
    legal = table.match.legal(seat)
    fork, entry, only = table.state.played(seat, str(legal[k % len(legal)]), "", 0.0)
    table.take(en.Row(table.seq + 1, 0.0, ""), entry, fork, only)


@pytest.mark.parametrize("game", ["thiefs-market", "parlour"])
def test_pieces_add_up_to_the_page(game: str) -> None:
    """A page that is sent only what changed looks like one that was opened just now, at every moment of a game."""
    table = live(game, 3, 7)
    renderer = Renderer()
    viewers = [Viewer(0, "en"), Viewer(1, "hu"), Viewer(2, "en"), Viewer(None, "de")]
    sent, pages = [Sent() for _ in viewers], ["" for _ in viewers]
    sizes: list[int] = []
    still = 0
    for k in range(400):
        still += table.status == "over"
        if k > 100 and still > 10:  # by now the slowest has seen the end, and all that people do has been done
            break
        for n, viewer in enumerate(viewers):
            if (k + n) % 5 == 0:
                continue  # a slow reader: two changes come as one
            message = news(renderer, table, viewer, sent[n]).decode()
            pages[n] = patched(pages[n], message) if message else pages[n]
            sizes.append(len(message))
            (mine, lines), (fresh, last) = apart(pages[n]), apart(renderer.push(table, viewer))
            assert mine == fresh
            assert lines[len(lines) - len(last) :] == last
            assert news(renderer, table, viewer, sent[n]) == b""
        if k == 30:
            take(table, en.Said(user="u0", name="Ada", seat=0, text="<b>hello</b>"))
        elif k == 50:
            take(table, en.Renamed(user="u1", name="Bob & co"))
        elif k == 70:
            take(table, en.Proposed(user="u0", what="pause", voters=["u1"]))
        elif k == 90:
            table.rest()
            for each in sent:
                each.rest({})
        elif table.match is not None and table.match.can_undo(0) and k % 7 == 0:
            take(table, en.Undone(seat=0, moves=1))
        elif table.status == "playing":
            answer(table, k * 7919)
    assert table.status == "over"
    assert sum(sizes) / len(sizes) < len(pages[0]) / 2


def test_a_sealed_answer_is_no_message_for_others() -> None:
    table = live("parlour", 3, 7)
    renderer = Renderer()
    while table.match is not None and len(table.match.waiting) < 3:
        answer(table, 0)
    sent = [Sent() for _ in range(3)]
    for seat in range(3):
        assert news(renderer, table, Viewer(seat, "en"), sent[seat])
    answer(table, 0)
    assert news(renderer, table, Viewer(1, "en"), sent[1]) == b""
    assert news(renderer, table, Viewer(2, "en"), sent[2]) == b""
