"""The state of a table: the sum of its entries.

A change is made on a fork of the state, stored, and only then the fork becomes the table's state (`Hub` does that);
other processes read the same entries and arrive at the same state.

What a sealed question must hide is hidden here: an answer that does not close the question changes neither `number`
nor `version`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, TypeVar

import msgspec

from rookery.errors import PositionError
from rookery.play.game import Game
from rookery.play.match import Match
from rookery.serve.store.entries import Answered, Shown, TableSetup
from rookery.serve.tables import clocks
from rookery.serve.tables.cards import CardSeat, TableCard
from rookery.serve.tables.setup import new_match

T = TypeVar("T")
TEMPOS: Final = {"brisk": 1.0, "calm": 2.5, "slow": 5.0}
"""How long bots leave a move to be looked at, in units of the server's pace: never less than that."""
STEP: Final = "step"
"""Bots wait for a click before each answer."""
MUSED: Final = 1 / 3
MUSING: Final = (3.0, 9.0)
"""So many of the sealed moments take so many seconds at least, as if somebody had thought about it: where people
are not asked, a long one does not tell that somebody was. Drawn without a look at hands or switches."""
GIVEN_KEPT: Final = 64
NO_VACATIONS: Final[Mapping[str, tuple[tuple[float, float], ...]]] = {}


@dataclass
class SeatInfo:
    """One seat: who sits there."""

    seat: int
    name: str = ""
    user_id: str | None = None
    program: float = 0.0
    """Seconds a program that sits here has for each answer; 0: it is a person."""
    bot: str | None = None
    """The level of the bot that plays this seat; of the one that sits in, if `warm`."""
    warm: bool = False
    """A bot sits in for the owner, who may come back at any time."""
    left: bool = False
    quitter: str | None = None
    """Who sat here and gave the seat up for good."""
    words: str = ""
    choice: str = ""
    """What they chose before the start, in games that let them (`Kit.seat_choice`)."""
    connected: bool = False
    away: float = 0.0
    """Since when everybody sees that somebody is not connected; 0 if that was before the table was loaded."""

    @property
    def free(self) -> bool:
        """Can somebody sit here?"""
        return self.user_id is None and self.bot is None


@dataclass(frozen=True)
class Proposal:
    """Something proposed: live, turn, pause, resume, end or warm:SEAT. It holds when all of `missing` agree."""

    what: str
    user_id: str
    missing: tuple[str, ...]

    @property
    def seat(self) -> int | None:
        """The seat of a warm:SEAT."""
        return int(self.what.partition(":")[2]) if self.what.startswith("warm:") else None


def shallow(thing: T) -> T:
    """A copy that shares everything with the first; `copy.copy` for plain objects, ten times as fast."""
    other = object.__new__(type(thing))
    other.__dict__.update(thing.__dict__)
    return other


@dataclass
class State:
    """The sum of a table's entries."""

    id: str
    box: Game
    key: bytes
    created: float
    setup: TableSetup
    host: str = ""
    status: str = "waiting"
    seats: list[SeatInfo] = field(default_factory=list)
    match: Match | None = None
    number: int = 0
    """The question that is open: rises with every answered question and every undo, and is never used twice."""
    version: int = 0
    """Rises with everything anybody at the table may see."""
    private: list[int] = field(default_factory=list)
    """Per seat: rises with what only that seat may know of."""
    mode: str = "live"
    paused: bool = False
    paused_at: float = 0.0
    opened: float = 0.0
    """When the open question was asked."""
    asked: tuple[int, ...] = ()
    banks: list[float] = field(default_factory=list)
    given: dict[tuple[int, int], tuple[str, str]] = field(default_factory=dict)
    """The latest answers by question and seat, and as they were written: a repeated post is known again."""
    proposals: list[Proposal] = field(default_factory=list)
    admitted: frozenset[str] = frozenset()
    rematch: str = ""
    undos: int = 0
    """How often something was taken back: readers of events start again then."""
    held: tuple[int, str] | None = None
    """The answer that closes the open question, not yet to be seen: seat and move."""
    held_at: float = 0.0
    off: dict[int, tuple[str, ...]] = field(default_factory=dict)
    """Per seat: the moments at which it does not want to be asked."""
    stops: dict[int, str] = field(default_factory=dict)
    """Per seat: at how many of the others it wants to be (`Kit.stops`), unless at all."""
    drafts: dict[int, str] = field(default_factory=dict)
    """Per seat: what it has put together so far for the open question, where that counts."""
    slowly: float = 1.0
    """How much of a game's holding times is kept; a server's setting, no part of the entries."""
    at: float = 0.0
    # No fields: few tables ever set them, and with more than thirty every table would need a dictionary of its own.
    tempo = "brisk"
    """How quickly bots go on (`tempos`)."""
    vacations = NO_VACATIONS  # no annotation, so no field
    """By person: from when to when their time stands still, in order. Never changed in place."""
    happened = None  # type: tuple[str, str, str, int | None] | None
    """What the last entry is worth telling: one of `HAPPENED`, who, under which name, and the seat."""

    def fork(self, play: bool = False, seats: bool = True) -> State:
        """A copy to try a change on; `play`: with its own match; `seats`: with its own seats."""
        other = shallow(self)
        if seats:
            other.seats = [shallow(seat) for seat in self.seats]
        other.private = list(self.private)
        other.banks = list(self.banks)
        other.given = dict(self.given)
        other.off = dict(self.off)
        other.stops = dict(self.stops)
        other.drafts = dict(self.drafts)
        if play and self.match is not None:
            other.match = self.match.clone()
        return other

    # -- questions about it ------------------------------------------------------------------------------------

    def seat_of(self, user_id: str) -> int | None:
        """Where somebody sits."""
        for seat in self.seats:
            if seat.user_id == user_id:
                return seat.seat
        return None

    def vacation(self, user_id: str | None) -> tuple[float, float]:
        """Somebody's latest vacation that this table knows of; (0, 0): none."""
        spans = self.vacations.get(user_id or "", ())
        return spans[-1] if spans and self.mode == "turn" else (0.0, 0.0)

    def on_vacation(self, user_id: str | None, at: float) -> float:
        """Until when somebody is on vacation who is then; 0: they are not."""
        begins, until = self.vacation(user_id)
        return until if begins <= at < until else 0.0

    def people(self) -> list[str]:
        """Those who sit at the table."""
        return [s.user_id for s in self.seats if s.user_id is not None]

    def is_bot(self, seat: int) -> bool:
        """Does a bot play this seat now?"""
        return self.seats[seat].bot is not None

    def pending(self) -> list[int]:
        """The seats whose answer is still missing. Secret while a question is sealed: never send it."""
        if self.match is None or self.status != "playing":
            return []
        return [s for s in self.match.unanswered if self.held is None or s != self.held[0]]

    def earliest(self) -> float:
        """When an answer to the open question may show at the earliest: the same in every process."""
        assert self.match is not None
        low, high = self.match.hold
        if self.match.switch is not None and len(self.people()) > 1 and self.match.luck("muse") < MUSED:
            low, high = MUSING
        return self.opened + self.slowly * (low + (high - low) * self.match.luck("hold"))

    def show_at(self) -> float | None:
        """When the held answer takes effect, or None."""
        if self.held is None or self.match is None:
            return None
        if self.setup.strict is not None and self.match.sealed:
            return self.opened + self.setup.strict
        late = 0.2 + 0.6 * self.match.luck("late") if self.match.sealed else 0.0
        return max(self.earliest(), self.held_at) + self.slowly * late

    def auto_at(self, seat: int) -> float | None:
        """When a switched-off question is answered for a seat: at a random moment inside the holding time."""
        if self.match is None or self.is_bot(seat) or not self.unasked(seat):
            return None
        return self.opened + (self.earliest() - self.opened) * self.match.luck(f"switch {seat}")

    def unasked(self, seat: int) -> bool:
        """Has this seat switched the open question off, or does it want to be asked at others only?"""
        match = self.match
        if match is None or match.switch is None or seat not in match.waiting:
            return False
        if match.switch in self.off.get(seat, ()):
            return True
        return seat in self.stops and not match.wants(seat, self.stops[seat])

    def tempos(self) -> tuple[str, ...]:
        """How quickly bots can go on; step by step only for somebody who plays with bots alone."""
        return (*TEMPOS, STEP) if len(self.people()) == 1 else tuple(TEMPOS)

    def by_steps(self) -> bool:
        """Do bots wait for a click now? Never while a person is asked. Secret like `pending`: never send it."""
        return self.tempo == STEP and STEP in self.tempos() and all(map(self.is_bot, self.pending()))

    @property
    def takes_back(self) -> bool:
        """Can answers be taken back here at all?"""
        return not self.setup.ranked

    def may_regret(self) -> bool:
        """Could a person take an answer back now?"""
        match = self.match
        return (
            match is not None
            and self.takes_back
            and any(s.bot is None and match.can_undo(s.seat) for s in self.seats)
        )

    def hushed(self) -> bool:
        """Is nobody to talk now?"""
        return self.status == "playing" and self.match is not None and not self.match.may_talk

    def holds(self, seat: int, at: float) -> bool:
        """Must an answer of this seat now be held back?"""
        match = self.match
        assert match is not None
        closes = match.unanswered == (seat,)
        if not closes or match.hold == (0.0, 0.0) or self.slowly == 0:
            return False
        return match.sealed or at < self.earliest()

    def due(self) -> float | None:
        """When a bot or a clock has something to do."""
        return None if self.paused else self.rings(self.pending(), bots=not self.by_steps())

    def rings(self, pending: Sequence[int], bots: bool = False) -> float | None:
        """When a clock rings for one of these seats, or a held answer shows; `bots`: they are due at once."""
        seats = pending if clocks.there(self) else [s for s in pending if bots and self.is_bot(s)]
        choosy = bool(self.off or self.stops)
        if not seats and self.held is None and not choosy:
            return None
        times = [self.opened if bots and self.is_bot(s) else clocks.deadline(self, s) for s in seats]
        if self.held is not None:
            times.append(self.show_at())
        if choosy:
            times += [self.auto_at(s) for s in pending]
        return min((t for t in times if t is not None), default=None)

    @property
    def ended(self) -> bool:
        """Did the players agree to stop before the end?"""
        return self.status == "over" and self.match is not None and not self.match.over

    def card(self) -> TableCard:
        """The card for lists."""
        outcome = self.match.outcome if self.match is not None and self.status == "over" else None
        return TableCard(
            self.id,
            self.setup.game,
            self.status,
            self.mode,
            self.setup.public,
            self.created,
            [CardSeat(s.name, s.bot, s.free, s.user_id, s.quitter, self.vacation(s.user_id)) for s in self.seats],
            self.host,
            list(self.asked) if self.status == "playing" else [],
            list(outcome.winners) if outcome is not None else [],
            self.opened if self.status == "over" else 0.0,
            list(outcome.ranks) if outcome is not None else [],
            list(outcome.scores) if outcome is not None and max(outcome.scores) > 1 else [],
            self.unusual(),
            self.setup.bank,
            self.setup.turn_limit,
            self.setup.ranked,
            self.setup.club,
            self.setup.league,
        )

    def unusual(self) -> dict[str, Any]:
        """The options that differ from the usual rules and can be read at a glance."""
        chosen = self.setup.options
        told = [o for o in self.box.options if o.choices and not o.research]
        return {o.name: chosen[o.name] for o in told if chosen.get(o.name, o.default) != o.default}

    # -- entries -----------------------------------------------------------------------------------------------

    def played(
        self, seat: int, move: str, by: str, at: float, scripted: bool = True
    ) -> tuple[State, Answered, int | None]:
        """An answer tried on a fork: the fork, the entry to store, and who may notice (see `fold`).

        Where chance was to bring what cannot happen now, it decides by itself.
        """
        fork = self.fork(play=True, seats=False)
        match = fork.match
        assert match is not None
        if not scripted:
            match.script(())
        before = match.answered
        try:
            parsed = match.move(seat, move)
            if not by and parsed not in match.legal(seat):
                match.clone().play(seat, parsed)  # says why not
            held = fork.holds(seat, at)
            if not held:
                match.answer(seat, parsed)
            elif not match.takes(seat, parsed.code):
                match.clone().answer(seat, parsed)  # says why not
        except PositionError:
            if not scripted:
                raise
            return self.played(seat, move, by, at, scripted=False)
        text = str(parsed)
        chance = [] if held else match.lines(before, chance_only=True)
        said = "" if text == move else move
        entry = Answered(seat=seat, number=fork.number, move=text, chance=chance, by=by, held=held, said=said)
        fork.at = at
        return fork, entry, fork.note_answer(entry, at)

    def note_answer(self, entry: Answered, at: float) -> int | None:
        """Everything about an answer but the rules."""
        assert self.match is not None
        self.given[entry.number, entry.seat] = (entry.move, entry.said)
        if len(self.given) > GIVEN_KEPT:
            del self.given[next(iter(self.given))]
        if entry.held:
            self.held, self.held_at = (entry.seat, entry.move), at
        if entry.held or self.match.settled < self.match.answered:
            self.private[entry.seat] += 1
            return entry.seat
        clocks.charge(self, at)
        self.next_question(at)
        return None

    def show_held(self, at: float) -> Shown:
        """On this fork the held answer takes effect; the entry to store."""
        assert self.match is not None
        assert self.held is not None
        before = self.match.answered
        seat, move = self.held
        self.match.answer(seat, self.match.move(seat, move))
        entry = Shown(chance=self.match.lines(before, chance_only=True))
        self.at = at
        clocks.charge(self, at)
        self.next_question(at)
        return entry

    def next_question(self, at: float) -> None:
        """The match stands at a new question, or at its end."""
        assert self.match is not None
        self.number += 1
        self.version += 1
        self.held = None
        self.drafts = {}
        self.opened = at
        self.asked = tuple(sorted(self.match.waiting))
        if self.match.over:
            self.status = "over"
            self.proposals = []

    def fresh_match(self, names: list[str]) -> Match:
        """The match of this table, before chance has said anything."""
        setup, choice = self.setup, self.box.seat_choice
        if choice is not None and any(s.choice for s in self.seats):
            chosen = " ".join(s.choice or "-" for s in self.seats)
            setup = msgspec.structs.replace(setup, options={**setup.options, choice.name: chosen})
        return new_match(self.box, setup, self.key, [s.words for s in self.seats], names)

    def start_match(self) -> list[str]:
        """Begin on this fork; what chance answered up to the first question."""
        match = self.fresh_match(self.names())
        before = match.answered
        match.script(self.setup.chance)
        return match.ask_chance().lines(before, chance_only=True)

    def names(self) -> list[str]:
        """The names at the table."""
        return [seat.name or f"{seat.seat + 1}" for seat in self.seats]

    def chance_answered(self, lines: list[str]) -> None:
        """What chance answered."""
        assert self.match is not None
        for line in lines:
            self.match.put(line)
        if self.setup.chance:
            self.match.script(self.setup.chance)
