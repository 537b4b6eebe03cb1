"""Enclave at a terminal: the board at every decision, in every width and language; typed moves; small steps."""

from io import StringIO

import pytest
from rich.console import Console

import rookery
from rookery.core.rng import Rng
from rookery.games.enclave.terminal import EnclaveBoard, make_board
from rookery.i18n import LANGUAGES
from rookery.play.checks import pick
from rookery.play.match import Match
from rookery.terminal.reports import rulebook

GAME = "enclave"


def drawn(board: EnclaveBoard, match: Match, seat: int | None, width: int, level: int = 0) -> str:
    """The table as text."""
    console = Console(width=width, record=True, force_terminal=False, file=StringIO())
    for part in board.table(match.view(seat), width, level):
        console.print(part)
    return console.export_text()


def boards(match: Match, seat: int | None, lang: str) -> EnclaveBoard:
    board = make_board(match, lang, seat, False, True)
    assert isinstance(board, EnclaveBoard)
    return board


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_board_can_be_drawn_at_every_decision(lang: str) -> None:
    match, rng = rookery.game(GAME).start(seats=4, seed=5), Rng(5)
    while not match.over:
        if rng.below(30) == 0:
            seat = match.waiting[0]
            for viewer, width, level in ((seat, 110, 0), (seat, 80, 1), (None, 60, 2)):
                text = drawn(boards(match, viewer, lang), match, viewer, width, level)
                assert "[enclave-" not in text and "[ui-" not in text
                assert max(map(len, text.splitlines())) <= width
            board = boards(match, seat, lang)
            assert all(told.text for told in board.log(match.events(seat)[-6:], brief=False))
            assert "[enclave-" not in board.question([s.text for s in match.draft(seat).steps])
        match.play(*pick(match, rng))
    drawn(boards(match, 0, lang), match, 0, 80)


def test_small_steps_there_and_here_are_the_same() -> None:
    """A table elsewhere makes the steps from the moves alone."""
    match, rng = rookery.game(GAME).start(seats=3, seed=9), Rng(9)
    compared = 0
    while not match.over:
        for seat in match.waiting:
            legal = match.legal(seat)
            moves = [str(legal[int(rng.below(len(legal)))]) for _ in range(3)]
            paths = boards(match, seat, "en").paths(moves, match.view(seat))
            for move in moves:
                code = match.move(seat, move).code
                steps = [match._kit.step_text(n) for n in match._kit.path(match._table, seat, code)]
                assert list(paths[move]) == steps
                compared += 1
        match.play(*pick(match, rng))
    assert compared > 300


def test_the_odds_stand_beside_the_missions() -> None:
    document = {"seats": 2, "phase": "crossing", "turn": 0, "rows": {"missions": ["EM01", "EM13"]}}
    match = rookery.game(GAME).position(document)
    text = " ".join(drawn(boards(match, 0, "en"), match, 0, 110).split())
    assert "EM13 Certain damage: 4 physical, 0 mental. On average: 8.7 physical, 4.7 mental." in text
    assert "At worst: 14 physical, 10 mental." in text
    assert "Success in about 100 of 100 cases, packing Smoke Pellet." in text
    assert "Certain damage" not in drawn(boards(match, 1, "en"), match, 1, 110)
    tree = {"tree": "TC1A TC2A TC3B TC4A TC5A", "phase": "card", "level": 3, "round": 3, "levels": {"3": [0]}}
    angelos = rookery.game(GAME).position({"seats": 2, **tree})
    text = " ".join(drawn(boards(angelos, 0, "en"), angelos, 0, 110).split())
    assert "TC3B Certain damage: 0 physical, 0 mental." in text and "Cross blindly" not in text


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        ("buy boiler-plate shield", "buy SD17"),
        ("plan the square of daggers", "plan square"),
        ("steal player 2", "steal 1"),
        ("tile 2 the oracle", "tile 2 oracle"),
        ("pass", "pass"),
    ],
)
def test_names_may_be_typed(typed: str, move: str) -> None:
    match = rookery.game(GAME).start(seats=2, seed=1)
    assert boards(match, 0, "en").expand(typed) == move


def test_the_cards_and_their_sources_can_be_listed() -> None:
    for lang in LANGUAGES:
        console = Console(width=100, record=True, file=StringIO())
        for part in rulebook.cards(GAME, lang, 100, False):
            console.print(part)
        text = console.export_text()
        assert "EM13" in text and "TC5C" in text and "[enclave-" not in text
