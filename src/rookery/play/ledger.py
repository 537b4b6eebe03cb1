"""What a match stands on: the table, the book of answers, chance, and the places to go back to.

Compiled with the match, which is what everybody else holds.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from rookery.core import chance
from rookery.core.table import CHANCE, PATIENCE, SEALED, WATCHER, Event, Table
from rookery.errors import GameError, NotAMove, PositionError
from rookery.games.kit import Kit
from rookery.play import record as rec

if TYPE_CHECKING:
    pass


# Plain classes: compiled, they are made faster than dataclasses, and there is one of them for every answer.


class Answer:
    """One line of the record: a seat or CHANCE, the packed move, whether chance was scripted, who may read it."""

    def __init__(self, seat: int, code: int, scripted: bool, known_to: int) -> None:
        self.seat: Final = seat
        self.code: Final = code
        self.scripted: Final = scripted
        self.known_to: Final = known_to

    def __repr__(self) -> str:
        return f"Answer({self.seat}, {self.code}, {self.scripted}, {self.known_to})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Answer) and self._all() == other._all()

    def __hash__(self) -> int:
        return hash(self._all())

    def _all(self) -> tuple[int, int, bool, int]:
        return self.seat, self.code, self.scripted, self.known_to


class _Undo:
    """A place to go back to: the table before a seat's first move since the last commit point."""

    def __init__(self, seat: int, table: Table, answers: int, log: int) -> None:
        self.seat = seat
        self.table = table
        self.answers = answers
        self.log = log


@mypyc_attr(allow_interpreted_subclasses=True)
class Ledger:
    """A table and its book: what was answered so far, what chance brought, and how far back one can go."""

    def __init__(
        self,
        kit: Kit,
        table: Table,
        options: Mapping[str, Any],
        key: bytes,
        words: Sequence[str] = (),
        script: Iterable[str] = (),
        names: Sequence[str] = (),
        position: Mapping[str, Any] | None = None,
    ) -> None:
        self._kit = kit
        self._table = table
        self._options = dict(options)
        self._key = key
        self._words = list(words)
        self._script = list(script)
        self._names = list(names)
        self._position = None if position is None else dict(position)
        self._answers: list[Answer] = []
        self._rolled = 0  # answers of chance so far
        self._log: list[Event] = []
        self._undo: _Undo | None = None
        self._window = 0  # where the answers of the open sealed question begin
        self._prepared = 0  # the seats (a mask) whose answers to the first question came with the position
        self._imagined = False  # a sampled world: its past is what one seat knows of the true one
        self._sealed_commit = ""  # of a record whose seed was not revealed
        self._read: dict[int, tuple[int, int]] = {}  # by reader: so much of the log holds so many of their events

    @property
    def game(self) -> str:
        """The game's name."""
        return self._kit.name

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return int(self._table.seats)

    @property
    def rules(self) -> int:
        """The version of the rules it is played by."""
        return self._kit.rules

    @property
    def options(self) -> dict[str, Any]:
        """The table options."""
        return dict(self._options)

    @property
    def names(self) -> list[str]:
        """The names at the table, if they were given."""
        return list(self._names)

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return bool(self._table.over)

    @property
    def number(self) -> int:
        """How many answers have been given, forced ones and chance included. A stale click carries an old one."""
        return int(self._table.number)

    @property
    def answered(self) -> int:
        """How many lines the record has so far, chance's included."""
        return len(self._answers)

    @property
    def settled(self) -> int:
        """How many of them everybody may know of: those of an open sealed question do not count."""
        return self._window

    def lines(self, start: int = 0, chance_only: bool = False, end: int | None = None) -> list[str]:
        """The answers from one on, each as a line: a seat's number, * or +, and the move."""
        text = self._kit.notation.text
        out = []
        for a in self._answers[start:end]:
            mark = str(a.seat) if a.seat != CHANCE else rec.SCRIPT_MARK if a.scripted else rec.CHANCE_MARK
            if a.seat == CHANCE or not chance_only:
                out.append(f"{mark} {text(a.code)}")
        return out

    def put(self, line: str, scripted: bool = False) -> None:
        """Take over one such line; chance is not asked after it."""
        mark, _, text = line.partition(" ")
        code = self._kit.notation.parse(text)
        by_chance = mark in (rec.CHANCE_MARK, rec.SCRIPT_MARK)
        seat = CHANCE if by_chance else int(mark)
        if not self.takes(seat, code):
            raise GameError("stored", answer=line)
        if by_chance:
            self._answer_for_chance(code, scripted or mark == rec.SCRIPT_MARK)
        else:
            self._answer(seat, code)

    def seat_answers(self, start: int = 0) -> list[int]:
        """Which of the settled lines from one on are answers of seats."""
        return [n for n in range(start, self._window) if self._answers[n].seat != CHANCE]

    def script(self, results: Sequence[str]) -> None:
        """Script the coming results of chance; those that were used already are left out."""
        used = sum(a.scripted for a in self._answers)
        self._script = list(results[used:])

    @property
    def unused_chance(self) -> list[str]:
        """Scripted results that have not been asked for yet."""
        return list(self._script)

    def takes(self, seat: int, code: int) -> bool:
        """May this stand in a record? Legal moves, and what only the clock may answer."""
        t = self._table
        return t.allows(seat, code) or (code == self._kit.lapse(t, seat) and t.asks(seat))

    def luck(self, what: str) -> float:
        """A secret random number from 0 to 1, the same whenever it is asked at this point of the game."""
        return chance.aside(self._key, what, self.settled, 1 << 30) / (1 << 30)

    @property
    def _several(self) -> bool:
        """Is the open question sealed, and asked of more than one seat?"""
        t = self._table
        return bool(t.mode == SEALED and t.invited & (t.invited - 1) != 0)

    def _check_seat(self, seat: int) -> None:
        if not isinstance(seat, int):  # compiled code says the same
            raise TypeError(f"int object expected; got {type(seat).__name__}")
        if not 0 <= seat < self.seats:
            raise GameError("no-seat", seat=repr(seat), last=self.seats - 1)

    def _check_chance(self) -> None:
        """Before chance has answered what it is asked, the table is not yet what seats can be asked about."""
        if self._table.who == CHANCE:
            raise GameError("asks-chance")

    def _viewer(self, seat: int | None) -> int:
        if seat is None:
            return WATCHER
        self._check_seat(seat)
        return seat

    def _answer(self, seat: int, code: int) -> None:
        """Write a legal answer down and apply it. A sealed answer replaces the seat's earlier one."""
        t = self._table
        line = Answer(seat, code, False, self._kit.known_to(t, seat, code))
        sealed = t.mode == SEALED
        if self._several:
            self._undo = None
            others = [a for a in self._answers[self._window :] if a.seat != seat]
            # By seat: who was quick is nobody's business, neither now nor in the record of the finished game.
            self._answers[self._window :] = sorted([*others, line], key=self._place)
        else:
            self._remember(seat)
            self._answers.append(line)
        closes = not sealed or t.pending == 1 << seat
        t.step(seat, code)
        self._drain()
        if closes:
            self._window = len(self._answers)

    def _place(self, answer: Answer) -> tuple[bool, int]:
        """Where a sealed answer stands in the record: first what came with the position, which closes nothing."""
        changed = self._window == 0 and (self._prepared >> answer.seat) & 1 == 1
        return not changed, answer.seat

    def _remember(self, seat: int) -> None:
        base = self._undo
        if base is None or base.seat != seat or base.table.commits != self._table.commits:
            self._undo = _Undo(seat, self._table.clone(), len(self._answers), len(self._log))

    def _show_position(self) -> None:
        """What everybody sees of a prepared table is the first thing they are told: digests must know it."""
        for place in range(self.seats + 1):
            view = self._kit.view(self._table, place if place < self.seats else WATCHER, self._options)
            seen = hashlib.blake2b(json.dumps(view, sort_keys=True).encode(), digest_size=7)
            self._table.remember(place, int.from_bytes(seen.digest(), "big"))

    def _drain(self) -> None:
        if self._table.outbox:
            self._log += self._table.outbox
            self._table.outbox = []

    def _answer_chance(self) -> None:
        t, left = self._table, PATIENCE
        while t.who == CHANCE:
            left = t.one_less(left)
            if self._script:
                code, scripted = self._scripted(self._script[0]), True
                del self._script[0]
            else:
                self._break_seal()
                code, scripted = int(t.option(CHANCE, self.proved_index(self._rolled))), False
            self._answer_for_chance(code, scripted)

    def _answer_for_chance(self, code: int, scripted: bool) -> None:
        t = self._table
        self._answers.append(Answer(CHANCE, code, scripted, self._kit.known_to(t, CHANCE, code)))
        self._rolled += 1
        t.step(CHANCE, code)
        self._drain()
        self._window = len(self._answers)

    def proved_index(self, number: int) -> int:
        """What the committed seed answers to the question of chance that is open now."""
        return chance.answer(self._key, self._words, number, int(self._table.count(CHANCE)))

    def _break_seal(self) -> None:
        """Going on from a record without its seed: a new seed, and what came before cannot be proved here."""
        if self._sealed_commit:
            self._sealed_commit = ""
            self._answers = [Answer(a.seat, a.code, a.seat == CHANCE, a.known_to) for a in self._answers]

    def _scripted(self, text: str) -> int:
        try:
            code = self._kit.notation.parse(text)
        except NotAMove as error:
            raise PositionError("chance", "not-a-result", result=text, why=error) from None
        if not self._table.allows(CHANCE, code):
            example = self._kit.notation.text(int(self._table.option(CHANCE, 0)))
            raise PositionError("chance", "cannot-happen", result=text, example=example)
        return code
