"""The table: rules in progress (frames), the question being asked, and what has been told to whom.

A frame is one rule in progress: a step number and a few small ints. The stack of frames is the continuation,
as data. The seven laws of a frame are in CONTRIBUTING.md.
"""

from collections.abc import Sequence
from typing import Any, ClassVar, Final, Self

from mypy_extensions import i64, mypyc_attr

from rookery.core.bits import bit
from rookery.core.declared import DeclarationError, Declared, Field, blanks
from rookery.core.kinds import Shared
from rookery.core.packed import Reader as Reader, RuleError as RuleError, Writer as Writer
from rookery.core.packs import Pack
from rookery.core.rng import Rng
from rookery.core.told import CHANCE as CHANCE, NOBODY as NOBODY, WATCHER as WATCHER, Event as Event, Seat as Seat
from rookery.core.writing import FRAME, PIECE, TABLE

Code = int  # a move, packed: verb in the low 6 bits, the rest above

ONE: Final[i64] = 0  # one seat is asked
SEALED: Final[i64] = 1  # several at once; nothing is known until the last has answered
RACE: Final[i64] = 2  # several at once; the first answer counts

MAX_SEATS: Final = 10
PATIENCE: Final[i64] = 10_000
"""So many rules may run without a question, or chance answer in a row: no game needs a hundred."""
_HASH_MASK: Final[i64] = (1 << 61) - 1
_HASH_MUL: Final[i64] = 0x1B873593CC9E2D51


@mypyc_attr(allow_interpreted_subclasses=True)
class Piece(Declared):
    """Something on the table with a state of its own: a player, a deck. Its fields are declared (kinds.py)."""

    SORT: ClassVar[str] = PIECE

    def clone(self) -> Self:
        """An independent copy."""
        raise RuleError("piece without clone")

    def save(self, w: Writer) -> None:
        """Write the fields."""

    def load(self, r: Reader) -> None:
        """Read them back."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Declared):
    """One rule in progress. Its fields are declared (kinds.py); constructor, clone, save and load follow."""

    SORT: ClassVar[str] = FRAME

    def __init__(self) -> None:
        self.step: i64 = 0
        self._numbered: i64 = 0  # its kind, once somebody has asked for it

    def kind(self) -> i64:
        """The number it is saved with: its place in its game's list of frames."""
        if self._numbered == 0:
            number = _NUMBERS.get(type(self))
            if number is None:
                raise RuleError(f"{type(self).__name__} is in no list of frames")
            self._numbered = number
        return self._numbered

    def run(self, t: "Table") -> None:
        """Ask, push a child, finish, or change the step: exactly one of these."""
        raise RuleError("frame without rules")

    def answer(self, t: "Table", seat: i64, move: i64) -> None:
        """Take a legal answer."""
        raise RuleError("frame asks nothing")

    def reveal(self, t: "Table") -> None:
        """All sealed answers are in: read them from `t.answers`."""
        raise RuleError("frame asks nothing sealed")

    def count(self, t: "Table", seat: i64) -> i64:
        """How many answers the seat has."""
        raise RuleError("frame asks nothing")

    def option(self, t: "Table", seat: i64, k: i64) -> i64:
        """The k-th of them."""
        raise RuleError("frame asks nothing")

    def allows(self, t: "Table", seat: i64, move: i64) -> bool:
        """Is the move among them?"""
        n = self.count(t, seat)
        k: i64 = 0
        while k < n:
            if self.option(t, seat, k) == move:
                return True
            k += 1
        return False

    def open(self, t: "Table", seat: i64) -> bool:
        """Can everybody see what this seat may answer? Then a single option is played by the core (law 7)."""
        return False

    def clone(self) -> "Frame":
        """An independent copy."""
        raise RuleError("frame without clone")

    def save(self, w: Writer) -> None:
        """Write the fields, the step first."""
        w.put(self.step)

    def load(self, r: Reader) -> None:
        """Read them back."""
        self.step = r.take()


_NUMBERS: Final[dict[type[Frame], int]] = {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Frames:
    """A game's frames; the place of each in the list, from 1, is the number it is saved with.

    Saved tables know frames by these numbers: new ones go to the end, and none ever leaves its place.
    """

    def __init__(self, rules: Sequence[type[Frame]] = ()) -> None:
        self.rules = list(rules)
        numbers: dict[type[Frame], int] = {}
        for place in range(len(self.rules)):
            rule: Any = self.rules[place]
            number = _NUMBERS.get(rule, place + 1)
            if number != place + 1 or rule in numbers:
                raise DeclarationError(f"{rule.__module__}.{rule.__qualname__}: is in two lists, or twice in one")
            numbers[rule] = number
        _NUMBERS.update(numbers)  # a list that is refused numbers none of its frames

    def make(self, kind: i64) -> Frame:
        """An empty frame of that kind, to be loaded."""
        if kind < 1 or kind > len(self.rules):
            raise RuleError(f"no frame of kind {kind}")
        made: Frame = self.rules[kind - 1](*blanks(self.rules[kind - 1]))
        return made


NO_FRAMES: Final = Frames()
NO_RULE: Final = Frame()


@mypyc_attr(allow_interpreted_subclasses=True)
class Table(Declared):
    """The whole table of one game. Games subclass it with their own pieces, declared (kinds.py)."""

    SORT: ClassVar[str] = TABLE
    FIELDS: ClassVar[list[Field]] = [Field("seats", Shared[int]), Field("frames", Shared[Frames])]
    seats: Shared[i64]
    frames: Shared[Frames]

    def __init__(self, seats: i64, frames: Frames = NO_FRAMES) -> None:
        self.seats = seats
        self.frames = frames
        self.stack: list[Frame] = []
        self.top = NO_RULE  # the last of the stack
        self.who: i64 = NOBODY  # the seat to answer next
        self.mode: i64 = ONE
        self.about: i64 = 0  # the question's number in its game
        self.invited: i64 = 0  # bit mask of the seats asked
        self.pending: i64 = 0  # those of them that have not answered
        self.answers: list[int] = []  # sealed answers, -1 where none
        self.choices: i64 = 0  # options of `who`
        self.result: i64 = 0  # what the last finished frame reported
        self.over = False
        self.number: i64 = 0  # answers played so far, forced ones included
        self.commits: i64 = 0  # rises with every answer of chance and every face learnt: no undo past that
        self.learnt: i64 = 0  # rises whenever somebody learns something that is hidden outside the packs
        self.loud = False  # tell events?
        self.outbox: list[Event] = []
        self.digests: list[int] = [0] * (int(seats) + 1)  # one per seat, the watcher's last
        self.packs: list[Pack] = []  # cards the core itself saves, and redraws for a world

    # -- for frames --------------------------------------------------------------------------------

    def push(self, frame: Frame) -> None:
        """Start a child rule."""
        self.stack.append(frame)
        self.top = frame

    def finish(self, value: i64 = 0) -> None:
        """End the rule on top; its parent reads `result`."""
        self.result = value
        self.stack.pop()
        self.top = self.stack[-1]

    def ask(self, seat: i64, about: i64) -> None:
        """Ask one seat (or CHANCE). The frame on top counts and names the options."""
        self.who = seat
        self.mode = ONE
        self.about = about
        self.invited = bit(seat) if seat >= 0 else 0
        self.pending = self.invited
        self.choices = self.top.count(self, seat)

    def ask_all(self, seats: i64, about: i64) -> None:
        """Ask several seats (a bit mask) at once, sealed until the last has answered."""
        self.mode = SEALED
        self.about = about
        self.invited = seats
        self.pending = seats
        self.answers = [-1] * int(self.seats)
        self._next_pending()

    def ask_any(self, seats: i64, about: i64) -> None:
        """Ask several seats (a bit mask) at once; the first answer counts."""
        self.mode = RACE
        self.about = about
        self.invited = seats
        self.pending = seats
        self._next_pending()

    def tell(self, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0) -> None:
        """Tell everybody."""
        if self.loud:
            self._post(Event(kind, a, b, c, d, e))

    def whisper(
        self, knows: i64, secret: i64, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0
    ) -> None:
        """Tell everybody, but only the seats in `knows` read the arguments marked in `secret`."""
        if self.loud:
            event = Event(kind, a, b, c, d, e)
            event.knows = knows
            event.secret = secret
            self._post(event)

    def tell_only(self, seats: i64, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0) -> None:
        """Tell these seats; nobody else learns that anything was told."""
        if self.loud:
            event = Event(kind, a, b, c, d, e)
            event.audience = seats
            self._post(event)

    def learn(self) -> None:
        """Somebody has seen something that no pack hides: no undo past that."""
        self.learnt += 1
        self.commits += 1

    def commit(self) -> None:
        """What was done so far stands: no undo past that."""
        self.commits += 1

    def knowledge(self) -> i64:
        """Rises whenever anybody learns something hidden."""
        total = self.learnt
        for pack in self.packs:
            total += pack.learnt
        return total

    def end(self) -> None:
        """The game is over."""
        self.over = True
        self.who = NOBODY
        self.invited = 0
        self.pending = 0
        self.choices = 0

    def retire(self) -> None:
        """Another table takes the place of this one: options and drafts that speak of it are stale."""
        self.number = -1

    # -- for players and programs ------------------------------------------------------------------

    def asks(self, seat: i64) -> bool:
        """Is this seat asked now? (It may still change a sealed answer.)"""
        if seat == CHANCE:
            return self.who == CHANCE
        return seat >= 0 and (self.invited >> seat) & 1 == 1

    def count(self, seat: i64) -> i64:
        """How many options the seat has now."""
        if not self.asks(seat):
            return 0
        if seat == self.who:
            return self.choices
        return self.top.count(self, seat)

    def option(self, seat: i64, k: i64) -> i64:
        """The k-th option of an asked seat."""
        return self.top.option(self, seat, k)

    def allows(self, seat: i64, move: i64) -> bool:
        """Is this move legal for this seat now?"""
        return self.asks(seat) and self.top.allows(self, seat, move)

    def options(self, seat: i64) -> list[int]:
        """All options, packed."""
        out: list[int] = []
        if self.asks(seat):
            top = self.top
            n = self.count(seat)
            k: i64 = 0
            while k < n:
                out.append(int(top.option(self, seat, k)))
                k += 1
        return out

    def play(self, seat: i64, move: i64) -> None:
        """Answer; checked before anything changes (law 5)."""
        if not self.allows(seat, move):
            raise RuleError("not among the options offered")
        self.step(seat, move)

    def play_index(self, k: i64) -> None:
        """The seat to answer next takes its k-th option."""
        if k < 0 or k >= self.choices:
            raise RuleError("no such option")
        self.step(self.who, self.top.option(self, self.who, k))

    def step(self, seat: i64, move: i64) -> None:
        """Apply a move known to be legal, and go on to the next question."""
        if seat == CHANCE:
            self.commits += 1
        if len(self.packs) == 0:
            self._apply(seat, move)
            self.settle()
        else:
            before = self.knowledge() - self.learnt
            self._apply(seat, move)
            self.settle()
            if self.knowledge() - self.learnt != before:
                self.commits += 1

    def settle(self) -> None:
        """Run rules until somebody has a choice, or the game is over."""
        left = PATIENCE
        while not self.over:
            left -= 1
            if left < 0:
                raise RuleError(f"{type(self.top).__name__} goes round without asking anybody")
            if self.who == NOBODY:
                self.top.run(self)
            elif self.choices == 1 and self.who >= 0 and self.top.open(self, self.who):
                self._apply(self.who, self.top.option(self, self.who, 0))
            else:
                if self.choices <= 0:
                    raise RuleError("a question without options")
                return

    def random_chance(self, rng: Rng) -> None:
        """Let a fast generator answer for CHANCE until a seat has a choice."""
        left = PATIENCE
        while self.who == CHANCE:
            left = self.one_less(left)
            self.play_index(rng.below(self.choices))

    def one_less(self, left: i64) -> i64:
        """One answer of chance is due in a row of so many at most."""
        if left <= 0:
            raise RuleError(f"{type(self.top).__name__} asks chance without end")
        return left - 1

    def advance(self, k: i64, rng: Rng) -> i64:
        """Take the k-th option and let a fast generator answer for chance; how many options come next."""
        self.play_index(k)
        self.random_chance(rng)
        return self.choices

    def playout(self, rng: Rng, limit: i64) -> i64:
        """Play at random until the end, or `limit` decisions; how many were made."""
        made: i64 = 0
        left = PATIENCE
        while not self.over and made < limit:
            seat = self.who
            move = self.top.option(self, seat, rng.below(self.choices))
            if seat == CHANCE:
                left = self.one_less(left)
            else:
                left = PATIENCE
                made += 1
            self.step(seat, move)
        return made

    # -- copies ------------------------------------------------------------------------------------

    def clone(self) -> Self:
        """An independent copy. Events not yet read stay with the original."""
        raise RuleError("table without clone")

    def make_frame(self, kind: i64) -> Frame:
        """An empty frame of that kind, to be loaded."""
        return self.frames.make(kind)

    def copy_to(self, other: "Table") -> None:
        """Copy what every table has."""
        for frame in self.stack:
            other.push(frame.clone())
        other.who = self.who
        other.mode = self.mode
        other.about = self.about
        other.invited = self.invited
        other.pending = self.pending
        if self.mode == SEALED:
            other.answers = self.answers.copy()
        other.choices = self.choices
        other.result = self.result
        other.over = self.over
        other.number = self.number
        other.commits = self.commits
        other.learnt = self.learnt
        other.loud = self.loud
        if self.loud:
            other.digests = self.digests.copy()

    def save(self, w: Writer) -> None:
        """Write everything, as ints."""
        w.put(len(self.stack))
        for frame in self.stack:
            w.put(frame.kind())
            frame.save(w)
        w.put(self.who)
        w.put(self.mode)
        w.put(self.about)
        w.put(self.invited)
        w.put(self.pending)
        w.put_list(self.answers if self.mode == SEALED else [])
        w.put(self.result)
        w.put(1 if self.over else 0)
        w.put(self.number)
        w.put(self.commits)
        w.put(self.learnt)
        w.put_list(self.digests)
        for pack in self.packs:
            w.put_list(pack.pack())
        self.save_rest(w)

    def load(self, r: Reader) -> None:
        """Read it back; the game's own pieces must have been read before."""
        n = r.take()
        self.stack = []
        i: i64 = 0
        while i < n:
            frame = self.make_frame(r.take())
            frame.load(r)
            self.push(frame)
            i += 1
        self.who = r.take()
        self.mode = r.take()
        self.about = r.take()
        self.invited = r.take()
        self.pending = r.take()
        self.answers = r.take_list()
        self.result = r.take()
        self.over = r.take() == 1
        self.number = r.take()
        self.commits = r.take()
        self.learnt = r.take()
        self.digests = r.take_list()
        for pack in self.packs:
            pack.unpack(r.take_list())
        self.load_rest(r)
        if self.who != NOBODY:
            self.choices = self.top.count(self, self.who)

    def save_rest(self, w: Writer) -> None:
        """What a game writes by hand, after everything else."""

    def load_rest(self, r: Reader) -> None:
        """Read it back."""

    def pack(self) -> list[int]:
        """The table as ints; `load` is the inverse."""
        self.stow()
        w = Writer()
        self.save(w)
        return w.ints

    def stow(self) -> None:
        """Fill in what only saved tables have; `load_rest` reads it."""

    # -- worlds ------------------------------------------------------------------------------------

    def sample(self, seat: i64, rng: Rng) -> Self:
        """A table this seat cannot tell from the true one, drawn at random."""
        other = self.clone()
        other.redraw(seat, rng)
        other.resample(seat, rng)
        other.unseal(seat)
        return other

    def redraw(self, seat: i64, rng: Rng) -> None:
        """Redraw what this seat does not know of the packs."""
        for pack in self.packs:
            pack.resample(pack.observer(seat), rng, [])

    def resample(self, seat: i64, rng: Rng) -> None:
        """Redraw what a game hides outside the core's packs."""

    def scramble(self, seat: i64, rng: Rng) -> None:
        """Change everything this seat's messages must not depend on (for the secrecy tests)."""
        self.redraw(seat, rng)
        self.unseal(seat)

    def unseal(self, seat: i64) -> None:
        """Take back the sealed answers this seat cannot know; the others will answer again."""
        if self.mode == SEALED:
            other: i64 = 0
            while other < self.seats:
                if other != seat and (self.invited >> other) & 1 == 1:
                    self.answers[other] = -1
                    self.pending |= bit(other)
                other += 1
            self._next_pending()
        else:
            self.reask()

    def hides(self) -> bool:
        """Do players hold cards the others may not see?"""
        return len(self.packs) > 0

    def check(self) -> list[str]:
        """Every broken invariant, in words."""
        return []

    def reask(self) -> None:
        """Count the options of the open question again (law 1)."""
        if self.who != NOBODY:
            self.choices = self.top.count(self, self.who)

    def digest(self, seat: Seat) -> int:
        """A number for all this seat was ever told: equal means the same information set."""
        return self.digests[seat if seat >= 0 else self.seats]

    def remember(self, seat: i64, x: i64) -> None:
        """A seat (`seats` is the watcher) knows a number more, though no event told it."""
        self._mix(seat, x)

    # -- inside ------------------------------------------------------------------------------------

    def _apply(self, seat: i64, move: i64) -> None:
        if self.mode == SEALED:
            if self.pending & bit(seat) != 0:  # changing one's mind leaves no trace
                self.number += 1
            self.answers[seat] = int(move)
            self.pending &= ~bit(seat)
            if self.pending == 0:
                self._remember_answers()
                self._close()
                self.top.reveal(self)
            else:
                self._next_pending()
        else:
            self.number += 1
            self._close()
            self.top.answer(self, seat, move)

    def _remember_answers(self) -> None:
        """Everybody knows the own sealed answer."""
        seat: i64 = 0
        while seat < self.seats:
            if self.answers[seat] >= 0:
                self._mix(seat, self.answers[seat])
            seat += 1

    def _close(self) -> None:
        self.who = NOBODY
        self.mode = ONE
        self.invited = 0
        self.pending = 0
        self.choices = 0

    def _next_pending(self) -> None:
        """In seat order; a game may begin elsewhere."""
        self._ask_pending(0)

    def _ask_pending(self, first: i64) -> None:
        seat, left = first, self.seats
        while (self.pending >> seat) & 1 == 0:
            seat = seat + 1 if seat + 1 < self.seats else 0
            left -= 1
            if left == 0:
                raise RuleError(f"{type(self.top).__name__} waits for seats that are not there")
        self.who = seat
        self.choices = self.top.count(self, seat)

    def _post(self, event: Event) -> None:
        self.outbox.append(event)
        seat: i64 = 0
        while seat <= self.seats:
            reader = int(seat) if seat < self.seats else WATCHER
            if event.reaches(reader):
                self._mix(seat, event.kind + 1)
                for value in event.args(reader):
                    self._mix(seat, -1 if value is None else value)
            seat += 1

    def _mix(self, seat: i64, x: i64) -> None:
        if self.loud:
            h: i64 = self.digests[seat]
            h = ((h ^ (x & _HASH_MASK)) * _HASH_MUL + 1) & _HASH_MASK
            self.digests[seat] = int(h ^ (h >> 29))
