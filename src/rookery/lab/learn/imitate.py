"""Before self-play: learn from the rules of thumb, what they choose and how their games end.

Where victory is too rare for beginners (nobody leaves the city by chance), learning from nothing finds nothing.
Heuristic bots play among themselves in several processes; the network learns to choose as they do and to foresee
the result. A part of the moves is played at random, though the bots' own choices are what is learned: so the
network also knows what to do after a mistake.
"""

from __future__ import annotations

import time
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from itertools import pairwise
from multiprocessing import get_context
from typing import Any

import numpy as np
import numpy.typing as npt

from rookery.lab.returns import returns
from rookery.play.bots import Window, make_bot
from rookery.play.game import game as find_game

Array = npt.NDArray[Any]
SLIPS = 0.04
"""Of the moves are played at random."""
PART = 20.0
"""Seconds a process plays before it hands over what it saw."""


@dataclass
class Lessons:
    """Decisions at tables of one size."""

    seats: int
    seen: Array
    moves: Array
    given: Array
    chosen: Array
    worth: Array
    """What the game brought the seat in the end: its share of the victory less par, without points."""
    above: Array
    """Points above the table's mean."""

    def __len__(self) -> int:
        return len(self.given)


def watch(name: str, seats: int, rows: int, seed: int, seconds: float) -> Lessons:
    """Watch whole games of heuristic bots for so long."""
    found, until = Watching(name, seats, rows, seed), time.monotonic() + seconds
    while True:
        found.game()
        if time.monotonic() >= until:
            return found.lessons()


class Watching:
    """One process that keeps what bots decide."""

    def __init__(self, name: str, seats: int, rows: int, seed: int) -> None:
        self.name, self.seats, self.rows, self.seed = name, seats, rows, seed
        self.book = find_game(name)
        self.spec = self.book.observation(seats)
        self.random = np.random.default_rng(seed)
        self.teams: Any = None
        self.seen: list[bytes] = []
        self.moves: list[bytes] = []
        self.given: list[int] = []
        self.chosen: list[int] = []
        self.worth: list[float] = []
        self.above: list[float] = []

    def game(self) -> None:
        """One game from its start to its end."""
        self.seed += 1
        match = self.book.start(self.seats, seed=self.seed)
        bots = [make_bot(self.name, "heuristic", self.seed * 16 + seat) for seat in range(self.seats)]
        windows = [Window(match, seat) for seat in range(self.seats)]
        asked: list[int] = []
        while match.waiting:
            seat = match.waiting[0]
            move = bots[seat].choose(windows[seat])
            count = int(match._table.count(seat))
            if count > 1:
                self.keep(match._table, seat, int(move.code), count)
                asked.append(seat)
                if self.random.random() < SLIPS:
                    move = match.legal(seat)[int(self.random.integers(count))]
            match.play(seat, move)
        outcome = match.outcome
        assert outcome is not None
        share = np.array(returns("share", outcome))
        if match.teams is not None:
            share = (share > 0).astype(float)
        points = np.array(outcome.scores, float)
        self.worth += list((share - share.mean())[asked])
        self.above += list((points - points.mean())[asked])

    def keep(self, table: Any, seat: int, code: int, count: int) -> None:
        """One decision: what is seen, the chosen move among others in any order."""
        others = self.drawn(count)
        codes = [int(table.option(seat, k)) for k in others]
        if code not in codes:
            codes[int(self.random.integers(len(codes)))] = code
        self.seen.append(self.spec.seen(table, seat))
        self.moves += [self.spec.row(table, seat, each) for each in codes]
        self.given.append(len(codes))
        self.chosen.append(codes.index(code))

    def drawn(self, count: int) -> list[int]:
        """All moves; of too many, one at random from each equal part, as the vector environment does it."""
        if count <= self.rows:
            return list(range(count))
        bounds = [j * count // self.rows for j in range(self.rows + 1)]
        return [int(self.random.integers(low, high)) for low, high in pairwise(bounds)]

    def lessons(self) -> Lessons:
        """All of it as arrays."""
        seen = np.frombuffer(b"".join(self.seen), "uint8").reshape(len(self.seen), -1)
        rows = np.frombuffer(b"".join(self.moves), "uint8").reshape(-1, self.spec.move.size)
        numbers = [np.array(self.given, "int64"), np.array(self.chosen, "int64")]
        ends = [np.array(self.worth, "float32"), np.array(self.above, "float32")]
        return Lessons(self.seats, seen, rows, *numbers, *ends)


def gather(name: str, sizes: tuple[int, ...], rows: int, workers: int, seconds: float, seed: int) -> list[Lessons]:
    """Watch tables of all sizes in several processes; one set of lessons per size, moves padded to `rows`."""
    rounds = max(1, round(seconds * workers / PART / len(sizes)))
    each = seconds * workers / (rounds * len(sizes))
    parts: dict[int, list[Lessons]] = {seats: [] for seats in sizes}
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        jobs = [
            pool.submit(watch, name, seats, rows, (seed * 1009 + n * 101 + seats) * 1_000_000, each)
            for n in range(rounds)
            for seats in sizes
        ]
        for job in as_completed(jobs):
            found = job.result()
            parts[found.seats].append(found)
    return [joined(group, rows) for group in parts.values()]


def joined(group: list[Lessons], rows: int) -> Lessons:
    """Lessons of one size together; moves as [decision, row, number]."""
    given = np.concatenate([one.given for one in group])
    flat = np.concatenate([one.moves for one in group])
    moves = np.zeros((len(given), rows, flat.shape[1]), "uint8")
    moves[np.arange(rows) < given[:, None]] = flat
    rest = [np.concatenate([getattr(one, what) for one in group]) for what in ("chosen", "worth", "above")]
    return Lessons(group[0].seats, np.concatenate([one.seen for one in group]), moves, given, *rest)
