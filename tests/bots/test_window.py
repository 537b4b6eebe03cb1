"""Promise 6: a bot sees what a person in its seat sees, and never holds the table."""

import types
from collections.abc import Mapping
from typing import Any

import pytest

import rookery
from rookery.core.moves import Move, Options
from rookery.core.rng import Rng
from rookery.core.table import Frame, Table
from rookery.errors import GameError
from rookery.play.bots import Window, World, make_bot
from rookery.play.draft import Draft
from rookery.play.match import Match

GAME = "thiefs-market"
FORBIDDEN = (Match, Table, Frame, Options, Draft)  # each of these is the table, or holds it


def walk(root: object) -> list[object]:
    """Everything that attributes, containers and dictionaries lead to. Cells of closures are no attributes."""
    seen: dict[int, object] = {}
    todo = [root]
    while todo:
        x = todo.pop()
        if id(x) in seen or isinstance(x, type | types.ModuleType | str | int | float | bytes):
            continue
        seen[id(x)] = x
        if isinstance(x, Mapping):
            todo += [*x.keys(), *x.values()]
        elif isinstance(x, list | tuple | set | frozenset):
            todo += x
        names = set(getattr(x, "__dict__", {})) | {n for n in dir(x) if not n.startswith("__")}
        for cls in type(x).__mro__:
            slots = cls.__dict__.get("__slots__", ())
            names |= {slots} if isinstance(slots, str) else set(slots)
        names |= {"__self__", "__func__", "__wrapped__", "__defaults__", "__kwdefaults__", "__dict__"}
        for name in names:
            if name.startswith("__") and not name.endswith("__"):
                name = f"_{type(x).__name__.lstrip('_')}{name}"
            try:
                todo.append(getattr(x, name))
            except Exception:
                continue
    return list(seen.values())


def middle(seats: int = 4, moves: int = 25) -> tuple[Match, int]:
    match = rookery.game(GAME).start(seats=seats, seed=moves)
    rng = Rng(3)
    for _ in range(moves):
        seat = match.waiting[0]
        legal = match.legal(seat)
        match.play(seat, legal[int(rng.below(len(legal)))])
    return match, match.waiting[0]


def test_nothing_in_a_window_leads_to_the_table() -> None:
    match, seat = middle()
    window = Window(match, seat)
    legal, draft = window.legal, window.draft()
    roots = (window, legal, draft, window.view, window.question, window.events(), legal[0], draft.steps)
    for root in roots:
        found = walk(root)
        assert not [x for x in found if isinstance(x, FORBIDDEN)], root
    assert len(walk(window)) > 20  # the walk walks


def test_the_walk_would_find_a_table() -> None:
    match, seat = middle()

    class Leaky:
        __slots__ = ("__hidden",)

        def __init__(self) -> None:
            self.__hidden = match.legal

    assert any(isinstance(x, FORBIDDEN) for x in walk(Leaky()))
    assert any(isinstance(x, FORBIDDEN) for x in walk(match.legal(seat)))
    assert any(isinstance(x, FORBIDDEN) for x in walk([match.draft(seat)]))


def test_a_window_shows_the_seat_what_the_match_shows_it() -> None:
    match, seat = middle()
    for s in range(match.seats):
        window = Window(match, s)
        assert window.view == match.view(s)
        assert window.question == match.question(s)
        assert window.events(3) == match.events(s, 3)
        assert window.digest == match.digest(s)
        assert window.game == GAME and window.seat == s and window.options == match.options
        assert len(window.legal) == len(match.legal(s))
    window = Window(match, seat)
    options = match.legal(seat)
    assert list(window.legal) == list(options) == window.legal.all()
    assert window.legal[0] == options[0] and window.legal[-1] == options[-1]
    assert options[1] in window.legal and str(options[1]) in window.legal and "take nothing" not in window.legal
    with pytest.raises(IndexError):
        window.legal[len(options)]


def test_a_window_stays_open() -> None:
    match, seat = middle()
    window = Window(match, seat)
    before = window.view
    match.play(seat, match.legal(seat)[0])
    assert window.view == match.view(seat) != before
    with pytest.raises(GameError):
        Window(match, 9)


def test_drafts_come_through_the_window() -> None:
    match, seat = middle()
    draft = Window(match, seat).draft()
    plain = match.draft(seat)
    assert draft.steps == plain.steps and draft.mask == plain.mask
    while draft.move is None:
        draft.take(draft.steps[-1])
    assert draft.move in match.legal(seat) and draft.taken
    assert draft.back(len(draft.taken)).taken == []


def test_worlds_can_be_played_to_the_end() -> None:
    match, seat = middle()
    before = match.document()
    world = Window(match, seat).sample(5)
    assert isinstance(world, World) and world.seat == seat
    assert world.window(seat).view == match.view(seat)
    other = world.clone()
    bots = [make_bot(GAME, "random", s) for s in range(match.seats)]
    for one in (world, other):
        while one.waiting:
            s = one.waiting[0]
            one.play(s, bots[s].choose(one.window(s)))
        assert one.over and one.outcome is not None
    assert world.outcome == other.outcome  # a copy sees the same chance
    assert match.document() == before


def test_make_bot_names_what_exists() -> None:
    with pytest.raises(GameError, match=r"no bot “genius” for thiefs-market; there are random, urchin, heuristic"):
        make_bot(GAME, "genius", 0)
    with pytest.raises(GameError, match=r"no game “chess”; there are .*thiefs-market"):
        make_bot("chess", "random", 0)


@pytest.mark.parametrize("level", ["random", "heuristic"])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_same_answer_in_every_world(level: str, seats: int) -> None:
    """A bot that knew more than its seat would answer differently where only that differs."""
    rng = Rng(seats)
    options: dict[str, Any] = {"promo": True}
    checked: set[str] = set()
    made = 0
    for number in range(6 if level == "heuristic" else 3):
        match = rookery.game(GAME).start(seats=seats, seed=number, options=options)
        bots = [make_bot(GAME, level, 10 * number + s) for s in range(seats)]
        while match.waiting:
            seat = match.waiting[0]
            question = match.question(seat)
            assert question is not None
            move = bots[seat].choose(Window(match, seat))
            if rng.below(3) == 0 or question.key not in ("split", "buy"):
                for _ in range(2):
                    world = match.sample(seat, int(rng.bits()))
                    again = make_bot(GAME, level, 10 * number + seat)
                    assert again.choose(Window(world, seat)) == move
                    assert bots[seat].choose(Window(world, seat)) == move  # nor does what it keeps in mind matter
                    world._table.scramble(seat, Rng(int(rng.bits())))  # all that may differ does
                    assert make_bot(GAME, level, 10 * number + seat).choose(Window(world, seat)) == move
                made += 1
                checked.add(question.key)
            # Random play of the others leads to stranger tables than the bot's own.
            legal = match.legal(seat)
            stray: Move = legal[int(rng.below(len(legal)))]
            match.play(seat, move if number % 2 == 0 else stray)
    assert made > 60 and {"split", "buy"} <= checked
