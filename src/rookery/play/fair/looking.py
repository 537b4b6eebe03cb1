"""One finished game looked at: whom each seat named, what its moves gave the others, what it seemed to know.

What somebody seems to know is measured like this. Some moves are weighed twice: in worlds that the seat cannot tell
from the true one, and in the true one, with other luck to come. How much better than other moves the played one is
in the true world, less how much better it is in the sampled ones, is nothing on average for somebody who knows no
more than their seat does: to them the true world is one of these. For somebody who sees other hands it is more.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Sequence
from dataclasses import dataclass, field
from typing import Final

from rookery.core.moves import Move
from rookery.core.rng import Rng
from rookery.core.table import CHANCE
from rookery.play import record as rec
from rookery.play.analysis.judge import Judge, judge_for
from rookery.play.analysis.luck import again, fresh_keys
from rookery.play.analysis.weighing import Rows, mean, played_in
from rookery.play.analysis.work import Unfinished
from rookery.play.bots.window import Window, World
from rookery.play.fair.naming import choice
from rookery.play.game import _opening, _play_line
from rookery.play.match import Match


@dataclass(frozen=True)
class Care:
    """How closely a game is looked at. It is counted, not timed."""

    decisions: int = 8
    """So many of each seat's are weighed, drawn by lot."""
    worlds: int = 8
    candidates: int = 3
    """Other moves each is compared with."""
    steps: int = 4
    finishes: int = 4
    """As for an analysis, where there is no network."""


CARE: Final = Care()
Steps = Generator[tuple[int, int], None, "Look"]


@dataclass
class SeatLook:
    """What one seat did."""

    decisions: int = 0
    """So many were weighed."""
    insight: float = 0.0
    """How much better its moves were in the true world than its knowledge explains, in chances to win; the sum."""
    gave: list[float] = field(default_factory=list)
    """What its moves changed for every seat, against the others it thought of; the sum."""
    could: Counter[tuple[str, int]] = field(default_factory=Counter)
    """How often it could have named a seat, by kind of event …"""
    did: Counter[tuple[str, int]] = field(default_factory=Counter)
    """… and how often it did."""


@dataclass
class Look:
    """What was found in a game."""

    game: str
    seats: list[SeatLook]


def look(record: str, care: Care = CARE, seed: int = 0, first: int = 0) -> Look:
    """Look at a record, from a line of it on. RecordError for a bad one, Unfinished before its end."""
    work = steps(record, care, seed, first)
    while True:
        try:
            next(work)
        except StopIteration as end:
            found: Look = end.value
            return found


def steps(record: str, care: Care = CARE, seed: int = 0, first: int = 0) -> Steps:
    """The same step by step, for those who do other things between: says how much of all is done."""
    match, lines = _opening(rec.parse(record))
    chosen = drawn(match.clone(), lines, first, care, Rng(2 * seed + 1))
    judge = judge_for(World.of(match.clone().ask_chance(), 0), care.steps, care.finishes)
    found = Look(match.game, [SeatLook(gave=[0.0] * match.seats) for _ in range(match.seats)])
    done = 0
    for n, line in enumerate(lines):
        if n >= first and chooses(match, line):
            seat, rng = int(line.mark), Rng((seed * 8191 + n) * 2)
            mine, move = found.seats[seat], match.move(seat, line.text)
            could, did = choice(match, seat, move, rng)
            mine.could.update(could)
            mine.did.update(did)
            if n in chosen:
                weigh(match, seat, move, judge, care, rng, mine)
                done += 1
                yield done, len(chosen)
        _play_line(match, line)
    return found


def chooses(match: Match, line: rec.Line) -> bool:
    """Is a line an answer of a seat that had a choice, and took one of its moves?"""
    if match._table.who == CHANCE or not line.mark.isdecimal() or int(line.mark) >= match.seats:
        return False
    legal = match.legal(int(line.mark))
    return len(legal) > 1 and line.text in legal


def drawn(match: Match, lines: Sequence[rec.Line], first: int, care: Care, rng: Rng) -> set[int]:
    """The decisions that are weighed: some of each seat's."""
    by_seat: list[list[int]] = [[] for _ in range(match.seats)]
    for n, line in enumerate(lines):
        if n >= first and chooses(match, line):
            by_seat[int(line.mark)].append(n)
        _play_line(match, line)
    if not match.over:
        raise Unfinished
    chosen: set[int] = set()
    for mine in by_seat:
        for _ in range(min(care.decisions, len(mine))):
            chosen.add(mine.pop(int(rng.below(len(mine)))))
    return chosen


def weigh(match: Match, seat: int, move: Move, judge: Judge, care: Care, rng: Rng, found: SeatLook) -> None:
    """Weigh a move against others, as its seat could know and as it truly was."""
    window = Window(match, seat)
    others = [each for each in judge.moves(window, care.candidates, rng) if each != move]
    if not others:
        others = [each for each in (window.legal[0], window.legal[1]) if each != move][:1]
    moves = [move, *others]
    sampled = [window.sample(rng) for _ in range(care.worlds)]
    true = [again(match, key) for key in fresh_keys(care.worlds, rng)]
    thought = ahead(played_in(sampled, seat, moves, judge, rng), moves)
    real = ahead(played_in(true, seat, moves, judge, rng), moves)
    found.decisions += 1
    found.insight += real[seat] - thought[seat]
    for other in range(match.seats):
        found.gave[other] += (real[other] + thought[other]) / 2


def ahead(after: dict[Move, Rows], moves: Sequence[Move]) -> list[float]:
    """By how much the first move is better than the others are on average, for every seat."""
    rows = [mean(after[move]) for move in moves]
    others = mean(rows[1:])
    return [mine - other for mine, other in zip(rows[0], others, strict=True)]
