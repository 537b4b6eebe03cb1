"""What a typed line means, and what the table says, checked against the rules at many positions."""

from __future__ import annotations

import io
import random
from collections.abc import Iterator
from contextlib import suppress

import pytest

import rookery
from rookery.core.moves import Move
from rookery.games.thiefs_market.terminal import MarketBoard
from rookery.i18n import texts
from rookery.play.match import Match
from rookery.terminal.boards import board_for
from rookery.terminal.screen import Screen
from rookery.terminal.sitting.asking import FEW, Asking, Misread
from tests.terminal.sitting import GAME


def positions(seed: int, games: int = 2, **options: object) -> Iterator[tuple[Match, int]]:
    """Every decision of a few random games."""
    rng = random.Random(seed)
    for n in range(games):
        match = rookery.game(GAME).start(seats=3 + n % 3, seed=seed + n, options=options)
        while not match.over:
            seat = match.waiting[0]
            yield match, seat
            legal = match.legal(seat)
            match.play(seat, legal[rng.randrange(len(legal))])


def asking(match: Match, seat: int) -> Asking:
    board = board_for(match, "en", seat, colour=False, unicode=True)
    return Asking(match, seat, board, texts("en", GAME))


def test_small_steps_lead_to_every_move_and_the_table_waits() -> None:
    """Any legal move can be put together by typing numbers only."""
    rng = random.Random(1)
    guided = 0
    for match, seat in positions(1):
        legal = match.legal(seat)
        for k in {0, len(legal) - 1, rng.randrange(len(legal))}:
            one = asking(match, seat)
            assert put_together(one, legal[k]) == legal[k]
            guided += one.draft is not None
    assert guided > 50


def put_together(one: Asking, wanted: Move) -> Move:
    """Type the numbers that lead to a move, and sometimes one step back first."""
    match, seat = one.match, one.seat
    assert isinstance(match, Match)
    path = match._kit.path(match._table, seat, wanted.code)
    names = [match._kit.step_text(n) for n in path]
    while one.pending is None:
        choices = one.choices
        for number, choice in enumerate(choices, 1):
            if choice.move == wanted:
                found = one.answer(str(number))
                assert isinstance(found, Move)
                return found
        step = names[len(one.taken)]
        count = one.board.count(step)
        number = count if count is not None else [c.step for c in choices].index(step) + 1
        before = one.taken
        assert one.answer(str(number)) is None
        if len(before) == 1:
            assert one.back() and one.taken == before
            one.answer(str(number))
    found = one.answer("")
    assert isinstance(found, Move)
    return found


def test_every_notation_is_understood_at_every_decision() -> None:
    for match, seat in positions(2):
        legal = match.legal(seat)
        for k in {0, len(legal) // 2, len(legal) - 1}:
            assert asking(match, seat).answer(str(legal[k])) == legal[k]


def test_few_moves_are_listed_and_many_are_not() -> None:
    for match, seat in positions(3, games=1):
        one = asking(match, seat)
        many = len(match.legal(seat))
        if many <= FEW:
            assert sorted(str(c.move) for c in one.choices) == sorted(str(m) for m in match.legal(seat))
            assert len({(c.text, c.notation) for c in one.choices}) == many, "no two lines read alike"
        else:
            assert len(one.choices) < 40


def test_rubbish_is_never_a_crash() -> None:
    match = rookery.game(GAME).start(seats=4, seed=7)
    rng = random.Random(5)
    words = [
        "take",
        "rob",
        "buy",
        "keep",
        "red",
        "A07",
        "3",
        "-1",
        "why",
        "🎲",
        "\x00",
        "%",
        "{x}",
        "[bold]",
        "2 0",
    ]
    for _ in range(300):
        one = asking(match, match.waiting[0])
        line = " ".join(rng.choice(words) for _ in range(rng.randrange(1, 6)))
        with suppress(Misread):
            move = one.answer(line)
            assert move is None or move in match.legal(match.waiting[0])


@pytest.mark.parametrize("options", [{}, {"promo": True}, {"gold-limit": 2}])
def test_the_pay_column_agrees_with_the_rules(options: dict[str, object]) -> None:
    checked = 0
    for match, seat in positions(4, games=4, **options):
        question = match.question(seat)
        if question is None or question.key != "buy":
            continue
        board = MarketBoard(match, "en", seat, colour=False, unicode=True)
        view = match.view(seat)
        payable = {str(move).split()[1] for move in match.legal(seat) if str(move).startswith("buy")}
        for row in view["market"].values():
            for card in filter(None, row):
                assert board.pay_sign(view, card).plain.startswith("✓") == (card in payable), (card, view)
                checked += 1
    assert checked > 300


def test_the_rob_column_agrees_with_the_rules() -> None:
    for match, seat in positions(6):
        question = match.question(seat)
        if question is None or question.key != "split":
            continue
        board = MarketBoard(match, "en", seat, colour=False, unicode=True)
        view = match.view(seat)
        for player in view["players"]:
            said = board._robbable(view, player).plain == "yes"
            kept = board.bundle([f"rob {player['seat']}"], (player["pile"] or ["R"])[0])
            assert said == (match.why_not(seat, str(kept)) is None)


def test_signs_for_terminals_that_know_only_ascii() -> None:
    match = rookery.game(GAME).start(seats=4, seed=7)
    out = io.TextIOWrapper(io.BytesIO(), encoding="ascii", errors="replace")
    screen = Screen(lines=io.StringIO(), out=out, width=80)
    assert not screen.unicode
    board = board_for(match, "en", match.waiting[0], colour=False, unicode=screen.unicode)
    screen.show(*board.table(match.view(match.waiting[0]), 80))
    out.seek(0)
    shown = out.read()
    assert shown.isascii() and "bag x5" in shown


def test_levels_for_low_screens_get_lower() -> None:
    match = rookery.game(GAME).start(seats=5, seed=7)
    screen = Screen(lines=io.StringIO(), out=io.StringIO(), width=80)
    for lang in ("en", "hu", "pl", "de"):
        for width in (40, 80, 120):
            board = board_for(match, lang, 0, colour=False, unicode=True)
            heights = [len(screen.lines_of(board.table(match.view(0), width, level))) for level in range(3)]
            assert heights == sorted(heights, reverse=True)
