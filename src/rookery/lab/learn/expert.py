"""Expert iteration: the network learns to answer at once what it would answer after a search.

Some processes play games in which the search (play/bots/mind/search.py) answers, many tables at once. Of every
question that was searched they keep what the search found: the policy moved by what each candidate turned out to
be worth, and what those left were worth beside what the game brought in the end. From that the network learns,
the processes take the new one, and so on.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from rookery.core.rng import Rng
from rookery.core.table import Table
from rookery.lab.learn.recipes import Study
from rookery.play.bots.mind.frozen import Frozen
from rookery.play.bots.mind.playing import Mind, whims
from rookery.play.bots.mind.reading import Reading
from rookery.play.bots.mind.riddle import Effort, Riddle
from rookery.play.bots.mind.search import Stakes, Thought
from rookery.play.game import game as find_game

Array = npt.NDArray[Any]
SURE = 25.0
"""How far a share of the victory that a move brings more moves the policy (in logarithms)."""
TRUST = 0.5
"""How much of a table's worth is what the search saw; the rest is what the game brought."""


@dataclass
class Searched:
    """One question, and what the search said."""

    seat: int
    seen: bytes
    rows: bytes
    given: int
    target: Array
    """What to answer, by the rows offered."""
    found: float
    """What the answers that were left were worth."""
    aside: bytes
    """What another seat saw, and which."""
    other: int


@dataclass
class Notes:
    """What was searched at tables of one size, as arrays."""

    seats: int
    seen: Array
    moves: Array
    given: Array
    target: Array
    worth: Array
    aside: Array
    brought: Array
    """What the game brought the other seat."""


@dataclass
class Seatings:
    """One table of a game that is being studied."""

    table: Table
    luck: Rng
    left: int
    notes: list[Searched] = field(default_factory=list)


class Studying:
    """Many tables of one size; the search answers some of their questions."""

    def __init__(self, name: str, seats: int, mind: Mind, about: dict[str, Any], study: Study, seed: int) -> None:
        game = find_game(name)
        self.kit = game._prepare({})[1]
        self.spec = game.observation(seats)
        self.seats, self.mind, self.study = seats, mind, study
        self.random = np.random.default_rng((seed, seats))
        self.luck = Rng(seed * 64 + seats)
        fresh = self.fresh()
        sides = self.kit.teams(fresh) is not None
        self.stakes = Stakes.of(about, seats, sides)
        effort = Effort(study.candidates, study.rounds, study.worlds, study.decisions)
        self.thought = Thought(mind, self.spec, effort, self.stakes, self.kit.outcome)
        self.tables = [self.seating() for _ in range(study.tables)]
        self.notes: list[tuple[Searched, float, float]] = []
        self.made = 0
        self.games = 0

    def fresh(self) -> Table:
        """A game that has just begun."""
        table = self.spec.table.clone()
        table.loud = False
        table.settle()
        table.random_chance(self.luck)
        return table

    def seating(self) -> Seatings:
        """A new game at a table."""
        return Seatings(self.fresh(), Rng(int(self.luck.bits())), self.study.limit * self.seats)

    def step(self) -> None:
        """One question at every table."""
        asked = []
        for each in self.tables:
            table = each.table
            asked.append(self.offered(each, int(table.who)))
        liked = list(self.liked(asked))
        riddles: dict[int, Riddle[Table]] = {}
        for n, (each, codes) in enumerate(zip(self.tables, asked, strict=True)):
            if len(codes) > 1 and self.random.random() < self.study.share:
                riddles[n] = self.riddle(each, codes, liked[n])
        self.thought.about(list(riddles.values()))
        for n, (each, codes) in enumerate(zip(self.tables, asked, strict=True)):
            code = codes[int((liked[n] + self.random.gumbel(size=len(codes))).argmax())]
            if n in riddles:
                each.notes.append(self.note(each, codes, liked[n], riddles[n]))
                if self.random.random() < self.study.obeys:
                    code = riddles[n].left[0]
            self.play(n, each, code)

    def offered(self, each: Seatings, seat: int) -> list[int]:
        """The moves that are weighed: all, or one of each equal part."""
        table, most = each.table, self.study.rows
        count = int(table.count(seat))
        if count <= most:
            return table.options(seat)
        bounds = [j * count // most for j in range(most + 1)]
        return [int(table.option(seat, low + int(each.luck.below(high - low)))) for low, high in pairwise(bounds)]

    def liked(self, asked: list[list[int]]) -> Iterator[Array]:
        """What the policy thinks of them, all tables at once."""
        seen, rows = [], []
        for each, codes in zip(self.tables, asked, strict=True):
            seat = int(each.table.who)
            seen.append(self.spec.seen(each.table, seat))
            rows += [self.spec.row(each.table, seat, code) for code in codes]
        many = [len(codes) for codes in asked]
        x = self.mind.trunk(as_rows(seen), self.seats)
        scores = self.mind.scores(x, as_rows(rows), self.seats, np.repeat(np.arange(len(asked)), many))
        at = 0
        for each_many in many:
            yield scores[at : at + each_many]
            at += each_many

    def riddle(self, each: Seatings, codes: list[int], liked: Array) -> Riddle[Table]:
        """The moves the policy likes best, with a little luck, so that others are tried too."""
        seat, luck = int(each.table.who), each.luck
        noise = whims(np.full(len(codes), int(luck.bits())), np.arange(len(codes)))
        order = np.argsort(-(liked + noise), kind="stable")[: self.study.candidates]
        favourite = int(liked.argmax())
        best = [codes[favourite]] + [codes[int(k)] for k in order if int(k) != favourite]
        return Riddle(seat, lambda: each.table.sample(seat, luck), best[: self.study.candidates], luck)

    def note(self, each: Seatings, codes: list[int], liked: Array, riddle: Riddle[Table]) -> Searched:
        """What is to be learned from this question."""
        table, seat = each.table, riddle.seat
        other = (seat + 1 + int(each.luck.below(self.seats - 1))) % self.seats
        rows = b"".join(self.spec.row(table, seat, code) for code in codes)
        target = improved(liked, codes, riddle)
        aside = self.spec.seen(table, other)
        found = hoped(riddle)
        return Searched(seat, self.spec.seen(table, seat), rows, len(codes), target, found, aside, other)

    def play(self, n: int, each: Seatings, code: int) -> None:
        """A move is made; what was noted counts once the game is over."""
        table = each.table
        table.step(table.who, code)
        table.random_chance(each.luck)
        each.left -= 1
        self.made += 1
        if not table.over and each.left > 0:
            return
        outcome = self.kit.outcome(table) if table.over else None
        lost = -0.5 if self.stakes.sides else -1 / self.seats
        for note in each.notes:
            mine = lost if outcome is None else self.stakes.result(outcome, note.seat)
            theirs = lost if outcome is None else self.stakes.result(outcome, note.other)
            self.notes.append((note, TRUST * note.found + (1 - TRUST) * mine, theirs))
        self.games += 1
        self.tables[n] = self.seating()

    def found(self) -> Notes:
        """All notes of games that were finished since the last time; those still played come later."""
        notes, self.notes = self.notes, []
        rows, width = self.study.rows, self.spec.move.size
        moves = np.zeros((len(notes), rows, width), "uint8")
        target = np.zeros((len(notes), rows), "float32")
        for n, (note, _, _) in enumerate(notes):
            moves[n, : note.given] = np.frombuffer(note.rows, "uint8").reshape(note.given, width)
            target[n, : note.given] = note.target
        return Notes(
            self.seats,
            as_rows([note.seen for note, _, _ in notes], self.spec.size),
            moves,
            np.array([note.given for note, _, _ in notes], "int64"),
            target,
            np.array([worth for _, worth, _ in notes], "float32"),
            as_rows([note.aside for note, _, _ in notes], self.spec.size),
            np.array([brought for _, _, brought in notes], "float32"),
        )


def improved(liked: Array, codes: list[int], riddle: Riddle[Table]) -> Array:
    """The policy, moved by what the search found: a move that was not searched counts as the mean of the others."""
    chance = np.exp(liked - liked.max())
    chance /= chance.sum()
    places = [codes.index(code) for code in riddle.codes]
    worth = np.array([riddle.mean(code) for code in riddle.codes])
    weights = chance[places] + 1e-6
    gain = np.zeros(len(codes))
    gain[places] = worth - (weights * worth).sum() / weights.sum()
    moved = liked + SURE * gain
    moved = np.exp(moved - moved.max())
    found: Array = (moved / moved.sum()).astype("float32")
    return found


def hoped(riddle: Riddle[Table]) -> float:
    """What a question is worth. The best of them was also the luckiest: so the mean of all that were left."""
    return sum(riddle.mean(code) for code in riddle.left) / len(riddle.left)


def as_rows(parts: list[bytes], width: int | None = None) -> Array:
    """Bytes of equal length, one below the other."""
    return np.frombuffer(b"".join(parts), "uint8").reshape(len(parts), len(parts[0]) if width is None else width)


KEPT: dict[tuple[str, int], Studying] = {}
"""Of this process: games go on from round to round, or only their beginnings would ever be seen."""


def study(
    name: str, seats: int, path: str, plan: Study, seed: int, seconds: float, device: str
) -> tuple[Notes, int]:
    """One process: search for so long with the network in a file; the notes, and how many decisions that took."""
    reading = Reading(find_game(name))
    frozen = Frozen(Path(path), reading)
    mind: Mind = frozen
    if device != "cpu":
        from rookery.lab.learn.mind import TorchMind

        mind = TorchMind(frozen, device)
    if (name, seats) not in KEPT:
        KEPT[name, seats] = Studying(name, seats, mind, frozen.about, plan, seed)
    studying = KEPT[name, seats]
    studying.mind = studying.thought.mind = mind
    before, until = studying.thought.made, time.monotonic() + seconds
    while time.monotonic() < until:
        studying.step()
    return studying.found(), studying.thought.made - before
