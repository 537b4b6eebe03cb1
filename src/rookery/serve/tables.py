"""One game at a table: the state its entries add up to, and those who listen.

A table is a list of entries in the database. `State` is their sum. A change is made on a fork of the state, stored,
and only then the fork becomes the table's state (`Hub` does that); other processes read the same entries and arrive
at the same state. Nothing but `connected` and the listeners is kept outside the entries.

What a sealed question must hide is hidden here: an answer that does not close the question changes neither `number`
nor `version`, and wakes only the seat that gave it.
"""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections.abc import AsyncIterator, Callable, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from math import inf
from typing import Any, Final, TypeVar

import msgspec

from rookery.core.chance import commitment
from rookery.core.table import RuleError
from rookery.errors import GameError, Trouble
from rookery.play.bots import levels
from rookery.play.game import Game
from rookery.play.match import Match
from rookery.serve import BadSetup, NotAllowed, clocks
from rookery.serve.entries import (
    Admitted,
    Answered,
    AnyEntry,
    Began,
    Bot,
    Changed,
    Chose,
    Drafted,
    GaveUp,
    Left,
    Opened,
    Paced,
    Proposed,
    Rematched,
    Renamed,
    Returned,
    Row,
    Said,
    Sat,
    Shown,
    Stood,
    Switched,
    TableSetup,
    Undone,
    Voted,
    Worded,
    decode,
    encode,
)

T = TypeVar("T")
BOT_NAMES: Final = (
    "Jackdaw",
    "Magpie",
    "Raven",
    "Rook",
    "Crow",
    "Jay",
    "Starling",
    "Chough",
    "Nutcracker",
    "Treepie",
)
NOTICES: Final = ("trouble", "moment", "back", "rule")
"""What may be said at a table where nobody talks: connection trouble, back in a minute, back, a rule is unclear."""
PHRASES: Final = ("hello", "thanks", "well-played", "good-luck", "sorry", "hurry", "moment", "oops", "wow", "bye")
HAPPENED: Final = ("gone", "here", "bot-in", "gave-up", "watches", "paused", "resumed")
"""What the chat tells by itself: somebody left, came back, has a bot, gave up, watches; the game rests, goes on."""
CHAT_KEPT: Final = 200
TEMPOS: Final = {"brisk": 1.0, "calm": 2.5, "slow": 5.0}
"""How long bots leave a move to be looked at, in units of the server's pace: never less than that."""
STEP: Final = "step"
"""Bots wait for a click before each answer."""
MUSED: Final = 1 / 3
MUSING: Final = (3.0, 9.0)
"""So many of the sealed moments take so many seconds at least, as if somebody had thought about it: where people
are not asked, a long one does not tell that somebody was. Drawn without a look at hands or switches."""
GIVEN_KEPT: Final = 64
WARM_LEVEL: Final = "heuristic"
LINGER: Final = 20.0
"""Seconds until a lost connection shows at a silent table: a reload in a sealed round must not tell anything."""
ABSENT: Final = 60.0
"""Seconds without a sign of life until others may decide without somebody: connections drop, pages are reloaded."""
ABSENT_TURNS: Final = 3 * 86_400.0
"""The same for a question that waits in a turn-based game, where nobody sits at the table all the time."""
NEAR: Final = 10.0


# -- what people see of a table --------------------------------------------------------------------------------


@dataclass
class SeatInfo:
    """One seat: who sits there."""

    seat: int
    name: str = ""
    user_id: str | None = None
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
class ChatLine:
    """Something said: free text, or a phrase id for `ui-phrase-…`."""

    n: int
    """Counts the lines of this chat. (The entry's number would tell of sealed answers in between.)"""
    at: float
    user_id: str
    name: str
    seat: int | None
    text: str
    phrase: str


@dataclass(frozen=True)
class Proposal:
    """Something proposed: live, turn, pause, resume or warm:SEAT. It holds when all of `missing` agree."""

    what: str
    user_id: str
    missing: tuple[str, ...]

    @property
    def seat(self) -> int | None:
        """The seat of a warm:SEAT."""
        return int(self.what.partition(":")[2]) if self.what.startswith("warm:") else None


class CardSeat(msgspec.Struct):
    """A seat on a card."""

    name: str
    bot: str | None
    free: bool
    user_id: str | None = None
    quitter: str | None = None


class TableCard(msgspec.Struct):
    """What a list of tables shows."""

    id: str
    game: str
    status: str
    mode: str
    public: bool
    created: float
    seats: list[CardSeat]
    host: str
    waiting: list[int]
    winners: list[int]
    ended: float = 0.0
    ranks: list[int] = []
    scores: list[int] = []
    """Empty where points only say who has won."""
    options: dict[str, Any] = {}
    """What differs from the usual rules."""
    bank: float | None = None
    turn_limit: float | None = None

    @property
    def free(self) -> int:
        """How many seats are free."""
        return sum(seat.free for seat in self.seats)

    def seat_of(self, user_id: str) -> int | None:
        """Where somebody sits."""
        return next((n for n, seat in enumerate(self.seats) if seat.user_id == user_id), None)

    def given_up(self, user_id: str) -> int | None:
        """Which seat somebody gave up: for them the game counts as lost, whatever the bot made of it."""
        return next((n for n, seat in enumerate(self.seats) if seat.quitter == user_id), None)


def tally(cards: Iterable[TableCard], user_id: str) -> dict[str, list[dict[str, Any]]]:
    """Finished games of somebody: how many were played and won, by game and by whom they were played with."""
    games: dict[str, dict[str, Any]] = {}
    people: dict[str, dict[str, Any]] = {}
    for card in cards:
        mine = card.seat_of(user_id)
        won = mine in card.winners
        if mine is None:
            mine = card.given_up(user_id)
        if mine is None:
            continue
        line = games.setdefault(card.game, {"game": card.game, "played": 0, "won": 0, "chance": 0.0})
        line["played"] += 1
        line["won"] += won
        line["chance"] = round(line["chance"] + len(card.winners) / len(card.seats), 3)
        for n, seat in enumerate(card.seats):
            if seat.user_id is None or n == mine:
                continue
            met = people.setdefault(
                seat.user_id, {"user": seat.user_id, "name": seat.name, "played": 0, "won": 0, "lost": 0}
            )
            met["played"] += 1
            met["won"] += won
            met["lost"] += n in card.winners

    def rank(line: dict[str, Any]) -> int:
        return -int(line["played"])

    return {"games": sorted(games.values(), key=rank), "people": sorted(people.values(), key=rank)}


# -- the match of a table --------------------------------------------------------------------------------------


def new_match(
    game: Game, setup: TableSetup, key: bytes, words: Iterable[str], names: list[str], tried: bool = True
) -> Match:
    """The match of a setup, before chance has said anything; `tried`: it has been checked (`check_setup`)."""
    if setup.position is not None:
        match = game.position(setup.position, (), key, setup.options, names, ask_chance=False, tried=tried)
    else:
        mixed = [w for w in words if w]
        match = game.start(setup.seats, key, setup.options, mixed, names, ask_chance=False)
    for line in setup.opening:
        match.put(line, scripted=True)
    return match


def shallow(thing: T) -> T:
    """A copy that shares everything with the first; `copy.copy` for plain objects, ten times as fast."""
    other = object.__new__(type(thing))
    other.__dict__.update(thing.__dict__)
    return other


def warm_level(game: str) -> str:
    """The level of the bot that sits in for somebody."""
    try:
        known = levels(game)
    except GameError:
        known = ("random",)
    return WARM_LEVEL if WARM_LEVEL in known else known[-1]


def bot_seed(key: bytes, seat: int) -> int:
    """A bot's own secret seed."""
    digest = hashlib.blake2b(bytes([seat]), key=key, digest_size=7, person=b"rookery-bot").digest()
    return int.from_bytes(digest, "big")


# -- the state -------------------------------------------------------------------------------------------------


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

    def may_regret(self) -> bool:
        """Could a person take an answer back now?"""
        match = self.match
        return match is not None and any(s.bot is None and match.can_undo(s.seat) for s in self.seats)

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
            [CardSeat(s.name, s.bot, s.free, s.user_id, s.quitter) for s in self.seats],
            self.host,
            list(self.asked) if self.status == "playing" else [],
            list(outcome.winners) if outcome is not None else [],
            self.opened if outcome is not None else 0.0,
            list(outcome.ranks) if outcome is not None else [],
            list(outcome.scores) if outcome is not None and max(outcome.scores) > 1 else [],
            self.unusual(),
            self.setup.bank,
            self.setup.turn_limit,
        )

    def unusual(self) -> dict[str, Any]:
        """The options that differ from the usual rules and can be read at a glance."""
        chosen = self.setup.options
        told = [o for o in self.box.options if o.choices and not o.research]
        return {o.name: chosen[o.name] for o in told if chosen.get(o.name, o.default) != o.default}

    # -- entries -----------------------------------------------------------------------------------------------

    def apply(self, entry: AnyEntry, at: float) -> int | None:
        """Add an entry. Returns the seat if only that seat may notice, else None."""
        self.at = at
        if self.happened is not None:
            self.happened = None
        if isinstance(entry, Answered):
            assert self.match is not None
            if not entry.held:
                self.match.put(f"{entry.seat} {entry.move}")
                self._chance(entry.chance)
            return self.note_answer(entry, at)
        if isinstance(entry, Switched):
            self.off[entry.seat] = tuple(entry.off)
            self.stops.pop(entry.seat, None)
            if entry.stop:
                self.stops[entry.seat] = entry.stop
            self.private[entry.seat] += 1
            return entry.seat
        if isinstance(entry, Drafted):
            if entry.number == self.number:
                self.drafts[entry.seat] = entry.move
            return entry.seat
        self.version += 1
        _APPLY[type(entry)](self, entry, at)
        return None

    def play(self, seat: int, move: str, by: str, at: float) -> tuple[Answered, int | None]:
        """Answer for a seat on this fork; the entry to store, and who may notice (see `apply`)."""
        match = self.match
        assert match is not None
        before = match.answered
        parsed = match.move(seat, move)
        text = str(parsed)
        said = "" if text == move else move
        if not by and parsed not in match.legal(seat):
            match.clone().play(seat, parsed)  # says why not
        if self.holds(seat, at):
            if not match.takes(seat, parsed.code):
                match.clone().answer(seat, parsed)  # says why not
            entry = Answered(seat=seat, number=self.number, move=text, by=by, held=True, said=said)
            self.at = at
            return entry, self.note_answer(entry, at)
        match.answer(seat, parsed)
        chance = match.lines(before, chance_only=True)
        entry = Answered(seat=seat, number=self.number, move=text, chance=chance, by=by, said=said)
        self.at = at
        return entry, self.note_answer(entry, at)

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

    def _shown(self, entry: Shown, at: float) -> None:
        assert self.match is not None
        assert self.held is not None
        self.match.put(f"{self.held[0]} {self.held[1]}")
        self._chance(entry.chance)
        clocks.charge(self, at)
        self.version -= 1  # next_question counts it
        self.next_question(at)

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

    def _chance(self, lines: list[str]) -> None:
        """What chance answered."""
        assert self.match is not None
        for line in lines:
            self.match.put(line)
        if self.setup.chance:
            self.match.script(self.setup.chance)

    def _opened(self, entry: Opened, at: float) -> None:
        self.host = entry.host
        self._changed(Changed(setup=entry.setup), at)

    def _changed(self, entry: Changed, at: float) -> None:
        self.setup = entry.setup
        self.mode = entry.setup.mode
        kept = {s.seat: s for s in self.seats}
        self.seats = [kept.get(n, SeatInfo(n)) for n in range(entry.setup.seats)]
        self.private = [0] * entry.setup.seats
        self.banks = [entry.setup.bank or 0.0] * entry.setup.seats

    def _sat(self, entry: Sat, at: float) -> None:
        self.seats[entry.seat] = SeatInfo(entry.seat, entry.name, entry.user)

    def _stood(self, entry: Stood, at: float) -> None:
        self.seats[entry.seat] = SeatInfo(entry.seat)

    def _bot(self, entry: Bot, at: float) -> None:
        self.seats[entry.seat] = SeatInfo(entry.seat, BOT_NAMES[entry.seat % len(BOT_NAMES)], bot=entry.level)

    def _worded(self, entry: Worded, at: float) -> None:
        self.seats[entry.seat].words = entry.words

    def _chose(self, entry: Chose, at: float) -> None:
        self.seats[entry.seat].choice = entry.choice

    def _renamed(self, entry: Renamed, at: float) -> None:
        for seat in self.seats:
            if seat.user_id == entry.user:
                seat.name = entry.name

    def _admitted(self, entry: Admitted, at: float) -> None:
        self.admitted = self.admitted | {entry.user}
        if entry.name and self.status == "playing":
            self.happened = ("watches", entry.user, entry.name, None)

    def _began(self, entry: Began, at: float) -> None:
        self.match = self.fresh_match(self.names())
        self._chance(entry.chance)
        self.status = "playing"
        self.version -= 1  # next_question counts it
        self.next_question(at)

    def _undone(self, entry: Undone, at: float) -> None:
        assert self.match is not None
        self.match.undo(entry.seat, entry.moves)
        self.undos += 1
        clocks.charge(self, at, step=False)
        clocks.take_back(self, entry.seat, entry.moves)
        self.version -= 1
        self.next_question(at)

    def _said(self, entry: Said, at: float) -> None:
        """Chat is kept beside the state."""

    def _proposed(self, entry: Proposed, at: float) -> None:
        self.proposals = [Proposal(entry.what, entry.user, tuple(entry.voters))]
        self._decide(at)

    def _voted(self, entry: Voted, at: float) -> None:
        if not self.proposals:
            return
        if not entry.yes:
            self.proposals = []
            return
        old = self.proposals[0]
        left = tuple(u for u in old.missing if u != entry.user)
        self.proposals = [Proposal(old.what, old.user_id, left)]
        self._decide(at)

    def _decide(self, at: float) -> None:
        proposal = self.proposals[0]
        if proposal.missing:
            return
        self.proposals = []
        clocks.charge(self, at, step=False)
        if self.mode == "live" or proposal.what == "live":
            self.opened = at
        if proposal.what in ("live", "turn"):
            self.mode = proposal.what
        elif proposal.what in ("pause", "resume"):
            self._pause(proposal.what == "pause", at)
            asker = self.seat_of(proposal.user_id)
            if asker is not None:
                self._tell("paused" if self.paused else "resumed", self.seats[asker])
        elif proposal.seat is not None:
            seat = self.seats[proposal.seat]
            seat.bot, seat.warm = warm_level(self.setup.game), True
            self._tell("bot-in", seat)

    def _tell(self, what: str, seat: SeatInfo) -> None:
        self.happened = (what, seat.user_id or "", seat.name, seat.seat)

    def _pause(self, pause: bool, at: float) -> None:
        """The time until an answer is due stands still meanwhile."""
        if pause:
            self.paused_at = at
        elif self.mode == "turn":
            self.opened += max(0.0, at - self.paused_at)
        self.paused = pause

    def _left(self, entry: Left, at: float) -> None:
        self.seats[entry.seat].left = True
        self._tell("gone", self.seats[entry.seat])
        self.proposals = [p for p in self.proposals if p.user_id != self.seats[entry.seat].user_id]

    def _returned(self, entry: Returned, at: float) -> None:
        seat = self.seats[entry.seat]
        seat.left = False
        self._tell("here", seat)
        if seat.warm:
            clocks.charge(self, at, step=False)
            seat.bot, seat.warm = None, False
            if self.mode == "live" or entry.seat in self.asked:
                self.opened = at

    def _gave_up(self, entry: GaveUp, at: float) -> None:
        """The seat is a bot's; its words and its choice stay, for the game was dealt with them."""
        old = self.seats[entry.seat]
        assert old.user_id is not None
        self._tell("gave-up", old)
        self.admitted = self.admitted | {old.user_id}
        self._bot(Bot(seat=entry.seat, level=entry.level), at)
        seat = self.seats[entry.seat]
        seat.quitter, seat.words, seat.choice = old.user_id, old.words, old.choice
        for kept in (self.off, self.stops, self.drafts):
            kept.pop(entry.seat, None)
        self.proposals = []  # it was put to other people

    def _paced(self, entry: Paced, at: float) -> None:
        self.tempo = entry.tempo if entry.tempo in (*TEMPOS, STEP) else "brisk"

    def _rematched(self, entry: Rematched, at: float) -> None:
        self.rematch = entry.table


_APPLY: dict[type, Callable[[State, Any, float], None]] = {
    Opened: State._opened,
    Changed: State._changed,
    Sat: State._sat,
    Stood: State._stood,
    Bot: State._bot,
    Worded: State._worded,
    Chose: State._chose,
    Renamed: State._renamed,
    Admitted: State._admitted,
    Began: State._began,
    Shown: State._shown,
    Undone: State._undone,
    Said: State._said,
    Proposed: State._proposed,
    Voted: State._voted,
    Left: State._left,
    Returned: State._returned,
    GaveUp: State._gave_up,
    Paced: State._paced,
    Rematched: State._rematched,
}


# -- the table in memory ---------------------------------------------------------------------------------------


class Wakes:
    """Wake-ups of one listener; changes that come while it is busy are one wake-up."""

    __slots__ = ("_waiting", "changed_at", "new")

    def __init__(self) -> None:
        self.changed_at = 0.0
        self.new = False
        self._waiting: asyncio.Future[None] | None = None

    def wake(self) -> None:
        """There is something new."""
        if not self.new:
            self.new = True
            self.changed_at = time.perf_counter()
            if self._waiting is not None and not self._waiting.done():
                self._waiting.set_result(None)

    def rest(self, known: dict[tuple[str, ...], tuple[str, ...]]) -> None:
        """Nothing happens at the table; `known` is for what its listeners can share."""

    async def wait(self) -> None:
        """Until there is something new."""
        if not self.new:
            self._waiting = asyncio.get_running_loop().create_future()
            await self._waiting
            self._waiting = None
        self.new = False


class LiveTable:
    """A table in memory, as pages and programs read it. Only `Hub` changes it, under `lock`."""

    known_as: Mapping[str, str] = {}
    """The names of those who have it open here."""
    afar: Mapping[str, tuple[list[str], float]] = {}
    """Who watches in other processes, and until when that holds."""
    watchers: tuple[str, ...] = ()
    """The names of those who watch, as everybody was last told; "" for somebody without a name."""

    def __init__(self, state: State, invite: str) -> None:
        self.state = state
        self.invite = invite
        self.seq = 0
        self.rows: list[str] = []
        """All entries as stored: bots' workers and replays are made of them."""
        self.chat: list[ChatLine] = []
        self.lock = asyncio.Lock()
        self.listeners: dict[Wakes, str | None] = {}
        """Those who want to hear of changes, and who they are."""
        self.cache: dict[Any, Any] = {}
        """For renderers: whatever belongs to the present version; emptied with every visible change."""
        self.scene: Any = None
        """For renderers: what they remember from one version to the next."""
        self.touched = time.monotonic()
        self.moved = 0.0
        """When it last changed, by the same clock."""
        self.checked = time.monotonic()
        self.timer: asyncio.TimerHandle | None = None
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.hurry = False
        self.stepped = -1
        """The question that bots may answer, step by step."""
        self.here: dict[str, int] = {}
        self.gone: dict[str, float] = {}
        """When those with a seat closed the table: at a silent one a lost connection shows only after a while."""
        self.seen: dict[str, float] = {}
        """When those with a seat last asked for anything, here or in another process."""
        self.now: Callable[[], float] = time.time
        """What the time is (`Hub.now`)."""
        self.known = time.monotonic()
        """Since when it is in this process's memory: who was there before, this process does not know."""
        self.elsewhere: dict[str, tuple[frozenset[str], float]] = {}
        self.once: dict[tuple[int, str], Any] = {}
        """Acknowledgements of the latest answers by seat and the id their page gave them."""

    def remember(self, seat: int, once: str, ack: Any) -> None:
        """An answer was taken: the same one posted again changes nothing."""
        self.once[seat, once] = ack
        while len(self.once) > GIVEN_KEPT:
            del self.once[next(iter(self.once))]

    @classmethod
    def blank(cls, head: Any, box: Game) -> LiveTable:
        """A table before its first entry; Damage."""
        try:
            key = bytes.fromhex(head.seed)
        except ValueError as error:
            raise Damage(0, type(error).__name__) from error
        return cls(State(head.id, box, key, head.created, TableSetup(game=head.game, seats=0)), head.invite)

    @property
    def id(self) -> str:
        """Its name in URLs."""
        return self.state.id

    @property
    def game(self) -> str:
        """The name of the game played here."""
        return self.state.setup.game

    @property
    def box(self) -> Game:
        """The game itself: seats, options, cards, clauses."""
        return self.state.box

    @property
    def setup(self) -> TableSetup:
        """How the host set it up."""
        return self.state.setup

    @property
    def status(self) -> str:
        """waiting, playing or over."""
        return self.state.status

    @property
    def host(self) -> str:
        """The host's user id."""
        return self.state.host

    @property
    def seats(self) -> list[SeatInfo]:
        """The seats."""
        return self.state.seats

    @property
    def match(self) -> Match | None:
        """The match, once it has begun. Look, never play: `hub.answer` plays."""
        return self.state.match

    @property
    def number(self) -> int:
        """The open question; posts carry it."""
        return self.state.number

    @property
    def version(self) -> int:
        """Rises with everything anybody at the table may see."""
        return self.state.version

    @property
    def mode(self) -> str:
        """live or turn."""
        return self.state.mode

    @property
    def paused(self) -> bool:
        """Are clocks and bots stopped?"""
        return self.state.paused

    @property
    def proposals(self) -> list[Proposal]:
        """What is proposed now: at most one thing."""
        return self.state.proposals

    @property
    def rematch(self) -> str:
        """The table of the next game, if there is one."""
        return self.state.rematch

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats asked now, in order: the order does not tell who has answered a sealed question."""
        return self.state.asked if self.status == "playing" else ()

    @property
    def commitment(self) -> str:
        """The hash of the seed, shown before the deal."""
        return commitment(self.state.key)

    def seat_of(self, user: Any) -> int | None:
        """Where a user (or user id) sits."""
        return None if user is None else self.state.seat_of(user if isinstance(user, str) else user.id)

    def held_of(self, seat: int) -> str | None:
        """The seat's own answer while it is held back. For that seat alone."""
        held = self.state.held
        return held[1] if held is not None and held[0] == seat else None

    def draft_of(self, seat: int) -> str:
        """What a seat has put together so far; only that seat may be told."""
        return self.state.drafts.get(seat, "")

    def off_of(self, seat: int) -> tuple[str, ...]:
        """The private switches a seat has turned off. For that seat alone."""
        return self.state.off.get(seat, ())

    def stop_of(self, seat: int) -> str:
        """At how many moments a seat wants to be asked ("": at all). For that seat alone."""
        return self.state.stops.get(seat, "")

    def unasked(self, seat: int) -> bool:
        """Is the open question answered for a seat, by its own wish? For that seat alone."""
        return self.status == "playing" and self.state.unasked(seat)

    def seen_version(self, seat: int | None) -> tuple[int, int]:
        """What must differ for a viewer to need a new message."""
        state = self.state
        return state.version, 0 if seat is None or seat >= len(state.private) else state.private[seat]

    def deadline(self, seat: int) -> float | None:
        """When a seat's time is up (seconds since 1970), or None."""
        return clocks.deadline(self.state, seat)

    def clock(self, seat: int, now: float | None = None) -> float | None:
        """The seconds a seat has left, or None without a clock."""
        return clocks.left(self.state, seat, self.now() if now is None else now)

    def names(self) -> list[str]:
        """The names at the table, by seat."""
        return self.state.names()

    def may_see(self, user: Any) -> bool:
        """May this user look at the table?"""
        state = self.state
        if state.setup.public:
            return True
        if user is None:
            return False
        return user.id in state.admitted or user.id == state.host or state.seat_of(user.id) is not None

    # -- entries -----------------------------------------------------------------------------------------------

    def load(self, rows: Iterable[Row]) -> bool:
        """Add entries another process stored, or all of them after a start. Was anything new?

        Damage: one is missing or cannot be read. Then this table is of no use any more.
        """
        new = False
        for row in rows:
            if row.seq <= self.seq:
                continue
            if row.seq != self.seq + 1:
                raise Damage(self.seq + 1, "missing")
            if new is False:  # readers may hold the old state
                self.state = self.state.fork(play=True)
                new = True
            try:
                entry = decode(row.data)
                only = self.state.apply(entry, row.at)
            except Exception as error:  # whatever stands there
                raise Damage(row.seq, type(error).__name__) from error
            self.take(row, entry, self.state, only)
        return new

    def take(self, row: Row, entry: AnyEntry, state: State, only: int | None) -> None:
        """A stored entry becomes part of the table; listeners are woken."""
        self.state = state
        self.moved = time.monotonic()
        self.seq = row.seq
        self.rows.append(row.data)
        if isinstance(entry, Said):
            n = self.chat[-1].n + 1 if self.chat else 0
            line = ChatLine(n, row.at, entry.user, entry.name, entry.seat, entry.text, entry.phrase)
            self.chat = [*self.chat[1 - CHAT_KEPT :], line]
        elif state.happened is not None and isinstance(entry, TELLING):
            self.tell(row.at, *state.happened)
        if not isinstance(entry, Answered):  # nobody sits elsewhere, or was renamed
            self.show_presence()
        self.wake(only)

    def tell(self, at: float, what: str, user_id: str, name: str, seat: int | None) -> None:
        """What happened around the game, between what people say; coming and going all the time is one line."""
        last = self.chat[-1] if self.chat else None
        kept = (
            self.chat[:-1]
            if last is not None and last.phrase in HAPPENED and last.user_id == user_id
            else self.chat
        )
        line = ChatLine(0 if last is None else last.n + 1, at, user_id, name, seat, "", what)
        self.chat = [*kept[1 - CHAT_KEPT :], line]

    def wake(self, only: int | None = None) -> None:
        """Tell the listeners: all of them, or those in one seat."""
        if only is None:
            self.cache.clear()
        for listener, user_id in self.listeners.items():
            if only is None or self.seat_of(user_id) == only:
                listener.wake()

    def rest(self) -> None:
        """Nothing happens here: what renderers remember to be quick is made again when it is wanted."""
        self.cache.clear()
        if self.scene is not None:
            self.scene.rest()
        known: dict[tuple[str, ...], tuple[str, ...]] = {}
        for listener in self.listeners:
            listener.rest(known)

    @asynccontextmanager
    async def listen(self, user: Any = None, wakes: Wakes | None = None) -> AsyncIterator[Wakes]:
        """Wake-ups for one viewer, until left; the user counts as connected meanwhile."""
        user_id = None if user is None else str(user.id)
        wakes = Wakes() if wakes is None else wakes
        self.listeners[wakes] = user_id
        if user_id is not None:
            self.here[user_id] = self.here.get(user_id, 0) + 1
            self.known_as = {**self.known_as, user_id: str(user.name)}
            self.presence_changed()
        try:
            yield wakes
        finally:
            del self.listeners[wakes]
            if user_id is not None:
                self.here[user_id] -= 1
                if not self.here[user_id]:
                    del self.here[user_id]
                    self.known_as = {u: name for u, name in self.known_as.items() if u != user_id}
                    if self.seat_of(user_id) is not None:
                        self.gone[user_id] = time.monotonic()
                self.presence_changed()

    # -- presence ----------------------------------------------------------------------------------------------

    on_presence: Callable[[LiveTable], None] | None = None

    def presence_changed(self) -> None:
        """Somebody came or went in this process."""
        self.touched = time.monotonic()
        if self.show_presence():
            self.wake()
            if self.on_presence is not None:
                self.on_presence(self)

    def noticed(self, user: Any) -> bool:
        """Somebody asks for something. Is it worth telling other processes?

        Nobody at the table sees it: in a sealed round it would tell who has been busy.
        """
        if user is None or self.seat_of(user) is None:
            return False
        now = time.monotonic()
        before = self.seen.get(user.id, -NEAR)
        self.seen[user.id] = now
        return now - before >= NEAR

    def connected(self, user_id: str) -> bool:
        """Has this user the table open, here or in another process?"""
        if user_id in self.here:
            return True
        now = time.monotonic()
        if self.state.hushed() and now - self.gone.get(user_id, -LINGER) < LINGER:
            return True
        return any(user_id in users and until > now for users, until in self.elsewhere.values())

    def present(self, user_id: str) -> bool:
        """Must this user be asked before something is decided? A lost connection alone makes nobody absent."""
        last = max(self.known, self.gone.get(user_id, -inf), self.seen.get(user_id, -inf))  # clocks begin anywhere
        return self.connected(user_id) or time.monotonic() - last < ABSENT

    def show_presence(self) -> bool:
        """Bring `connected` of the seats up to date. Has it changed?"""
        changed = False
        for seat in self.state.seats:
            now = seat.user_id is not None and self.connected(seat.user_id)
            changed = changed or now != seat.connected
            if seat.connected and not now:
                seat.away = self.now()
            seat.connected = now
        return changed

    def watching_here(self) -> list[str]:
        """The names of those who only watch, in this process; "" for somebody without a name."""
        named = [name for user_id, name in self.known_as.items() if self.seat_of(user_id) is None]
        return sorted(named) + [""] * sum(user_id is None for user_id in self.listeners.values())

    def show_watchers(self) -> bool:
        """Bring `watchers` up to date, now and then: many may come at once. Has it changed?"""
        now = time.monotonic()
        far = [name for names, until in self.afar.values() if until > now for name in names]
        found = tuple(sorted(self.watching_here() + far))
        changed = found != self.watchers
        self.watchers = found
        return changed


TELLING: Final = (Admitted, GaveUp, Left, Proposed, Returned, Voted)
"""The entries that may be worth telling (`State.happened`)."""


class Damage(Exception):
    """Entry `seq` of a table is missing, or cannot be read because of `why`; 0 is the head of the table."""

    def __init__(self, seq: int, why: str) -> None:
        self.seq, self.why = seq, why
        super().__init__(f"entry {seq}: {why}")


def read_in(head: Any, rows: Sequence[Row], box: Game) -> LiveTable:
    """A table from what is stored of it; Damage."""
    table = LiveTable.blank(head, box)
    table.load(rows)
    if not rows or table.status != head.status:  # which is stored with the entry that changed it
        raise Damage(table.seq + 1, "missing")
    return table


def check_setup(game: Game, setup: TableSetup) -> TableSetup:
    """Refuse a table that could not be played; BadSetup says why."""
    if setup.mode not in ("live", "turn"):
        raise BadSetup(why="mode: live, turn")
    for value in (setup.bank, setup.increment, setup.turn_limit, setup.strict):
        if value is not None and not 0 <= value <= 10_000_000:
            raise BadSetup(why="clock: 0 … 10000000")
    try:
        options = game.settle(setup.seats, setup.options)
        setup.options = {k: v for k, v in options.items() if v is not None}
        trial = new_match(game, setup, bytes(32), (), [], tried=False)
        trial.script(setup.chance)
        trial.ask_chance()
        encode(Changed(setup=setup))  # what cannot be stored cannot be played
    except (ArithmeticError, LookupError, RecursionError, RuleError, TypeError, ValueError) as error:
        raise BadSetup(why=error if isinstance(error, Trouble) else str(error)[:300]) from None
    if trial.seats != setup.seats or trial.over:
        raise BadSetup(why="seats, position")
    for seat, level in setup.bots.items():
        if not 0 <= seat < setup.seats:
            raise BadSetup(why=f"bots: 0 … {setup.seats - 1}")
        check_level(setup.game, level)
    return setup


def check_level(game: str, level: str) -> str:
    """A level there is for this game."""
    try:
        known = levels(game)
    except GameError:
        known = ("random",)
    if level not in known:
        raise BadSetup(why=f"bot: {', '.join(known)}")
    return level


def must(status: str, table: LiveTable) -> None:
    """NotAllowed unless the table is in this state."""
    if table.status != status:
        raise NotAllowed(f"ui-error-not-{status}")
