"""A table that waits for chance: everything there is to ask of a match gives an answer or a clear error."""

from typing import Any

import pytest

import rookery
from rookery.core.rng import Rng
from rookery.core.table import CHANCE
from rookery.errors import Trouble
from rookery.play.checks import Setting, any_move
from rookery.play.match import Match
from tests.anygame import every_plain, midgame

ASKED_OF_NOBODY = {"document", "play", "why_not", "answer", "sentence", "draft", "timeout_move", "teams"}
"""What makes no sense before chance has answered, and says so."""
LEFT_OUT = {"undo", "begin", "put", "explain", "tell", "spoken", "spoken_to"}


def arguments(match: Match) -> dict[str, tuple[Any, ...]]:
    """How each public method is called; those that are not here take nothing."""
    move = any_move(match, Rng(3))
    seats = ("question", "legal", "draft", "undo", "can_undo", "view", "digest", "events", "record_for", "given")
    moves = ("sentence", "play", "why_not", "answer", "move")
    return {
        **dict.fromkeys((*seats, "timeout_move"), (0,)),
        **dict.fromkeys(moves, (0, move)),
        "view_beside": (match.view(None), 0),
        "sample": (0, 1),
        "script": ([],),
        "canonical": (str(move),),
        "luck": ("x",),
        "proved_index": (0,),
        "takes": (0, move.code),
        "wants": (0, "always"),
        "words": ("en",),
    }


def waiting_for_chance(setting: Setting, lines: list[str]) -> list[Match]:
    """Tables of one game that wait for chance: before its first answer, and later."""
    game = rookery.Game(setting.game)
    match = game.start(setting.seats, 5, setting.chosen, ask_chance=False)
    found = []
    for line in lines:
        if match._table.who == CHANCE:
            found.append(match.clone())
        match.put(line)
    return [*found[:2], *found[2::9]]


def refuses(match: Match, name: str, given: tuple[Any, ...]) -> bool:
    """Does a method say that it makes no sense now? Any other error is a fault."""
    try:
        value = getattr(match, name)
        if callable(value):
            value(*given)
    except Trouble:
        return True
    return False


@every_plain
def test_whatever_is_asked_of_it(setting: Setting) -> None:
    for match in waiting_for_chance(setting, midgame(setting, 5, 60).lines()):
        assert match.waiting == ()
        given = arguments(match)
        for name in dir(Match):
            if name.startswith("_") or name in LEFT_OUT:
                continue
            assert refuses(match.clone(), name, given.get(name, ())) == (name in ASKED_OF_NOBODY), name
        assert match == match.clone()
        assert rookery.Game(setting.game).unwire(match.wire()).wire() == match.wire()
        assert rookery.replay(match.record) == match.clone().ask_chance()


def test_the_error_says_what_to_do() -> None:
    match = rookery.game("thiefs-market").start(seats=3, seed=1, ask_chance=False)
    with pytest.raises(rookery.GameError, match=r"ask_chance\(\)"):
        match.play(0, "take red")
    match.ask_chance()
    match.play(match.waiting[0], match.legal(match.waiting[0])[0])
