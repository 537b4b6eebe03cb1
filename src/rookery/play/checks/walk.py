"""Random games, walked through from decision to decision: what checks of any game go along."""

from collections.abc import Callable, Iterator

from rookery.core.moves import Move
from rookery.core.rng import Rng
from rookery.games import kit
from rookery.play.checks.basics import CheckFailed, Setting, open_seats, pick
from rookery.play.match import Match

LONG, FIRST = 5_000, 120
"""Of games with a higher limit of decisions only so many are looked at."""
MOST = 2
"""A game is played on for so many times its limit of decisions."""


def enough(setting: Setting) -> int:
    """How many decisions of one game are looked at: of very long games only the first ones."""
    most = kit(setting.game).max_decisions
    return most if most <= LONG else FIRST


def decisions(setting: Setting, seed: int, one_in: int = 1, end: bool = True) -> Iterator[tuple[Match, Rng]]:
    """The decisions of one random game (or one in so many), and its end. Between them a random move is played."""
    match, rng = setting.start(seed), Rng(seed)
    for _ in range(enough(setting)):
        if match.over:
            break
        if one_in == 1 or rng.below(one_in) == 0:
            yield match, rng
        match.play(*pick(match, rng))
    if end:
        yield match, rng


def moves(setting: Setting, seed: int) -> Iterator[tuple[Match, int, Move, Rng]]:
    """The same with the move about to be played."""
    match, rng = setting.start(seed), Rng(seed)
    for _ in range(enough(setting)):
        if match.over:
            break
        seat, move = pick(match, rng)
        yield match, seat, move, rng
        match.play(seat, move)


def play_out(setting: Setting, seed: int, choose: Callable[[Match, Rng], tuple[int, Move]] = pick) -> Match:
    """A whole random game; one that goes on far too long is given up."""
    match, rng = setting.start(seed), Rng(seed)
    most = MOST * kit(setting.game).max_decisions
    for _ in range(most):
        if match.over:
            return match
        match.play(*choose(match, rng))
    raise CheckFailed(f"not over after {most} decisions")


def steady(match: Match, rng: Rng) -> tuple[int, Move]:
    """A random choice; nobody changes a sealed answer."""
    asked = open_seats(match)
    seat = asked[int(rng.below(len(asked)))]
    legal = match.legal(seat)
    return seat, legal[int(rng.below(len(legal)))]


def midgame(setting: Setting, seed: int, after: int) -> Match:
    """A match after some random decisions; of a game that is over by then, after as many as leave it open."""
    match, rng = setting.start(seed), Rng(seed)
    open_yet = match.clone()
    for _ in range(after):
        match.play(*pick(match, rng))
        if match.over:
            return open_yet
        open_yet = match.clone()
    return match
