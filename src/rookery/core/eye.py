"""What a seat sees, in numbers: observations and rows of moves, written byte by byte into one buffer.

A game's `observe.py` has one `Observer`. Its `table` tells what a seat may know, built up from nothing, own seat
first; its `move` tells one legal move. Both speak through an `Eye`, which writes a byte for every number (0 to 255)
and, when it is asked to name things, remembers what each part is called and what its numbers mean. So names and
numbers are said once, together.
"""

from typing import Any, Final, NamedTuple, final

from librt.strings import BytesWriter, write_i64_le
from mypy_extensions import i64, mypyc_attr, u8

from rookery.core.bits import bit
from rookery.core.kinds import Seat, Seats
from rookery.core.table import SEALED, Frame, Table, Writer

DEEP: Final[i64] = 3  # so many rules in progress are told, the innermost first
WIDE: Final[i64] = 10  # so many numbers of each
MOST: Final[i64] = 255
# Typed: beside a plain 0 or -1 the compiler would make Python numbers of what may be told.
NOTHING: Final[i64] = 0
NOBODY: Final[i64] = -1

# Numbers are written eight at a time: more than are wanted, then what is too much is cut off.
WORD: Final[i64] = 8
STRETCH: Final[i64] = 64
ZEROS: Final = bytes(64)
# A set becomes bytes: seven bits times SPREAD stand eight apart, the eighth is moved by itself.
SEVEN_BITS: Final[i64] = 0x7F
SPREAD: Final[i64] = 0x40810204081
ONES: Final[i64] = 0x01010101010101
EIGHTH_BIT: Final[i64] = 0x80
TO_EIGHTH: Final[i64] = 49
FIVE_BITS: Final[i64] = 5

COUNT: Final = "count"
ONE_OF: Final = "one of"
SOME_OF: Final = "some of"
NUMBER_OF: Final = "number of"  # a thing by its number: its size says nothing
FOLLOWS: Final = "follows"  # of a row of a move: follows from what stands before, for those who learn
NUMBER_FOLLOWS: Final = "number of, follows"  # the same, and its size says nothing

# How a number of a rule in progress is told.
PLAIN: Final = 0
A_SEAT: Final = 1
A_SET: Final = 2


Telling = tuple[str, str, int, int]
"""Of one number: its name, its kind, the number that the byte 0 stands for, the greatest."""


def apart(fives: i64) -> i64:
    """Eight numbers of five bits each, a byte for each.

    >>> hex(apart(31 << 35 | 3 << 5 | 7))
    '0x1f00000000000307'
    """
    halves = (fives & 0xFFFFF) | (fives & 0xFFFFF00000) << 12
    pairs = (halves & 0x3FF000003FF) | (halves & 0xFFC00000FFC00) << 6
    return (pairs & 0x1F001F001F001F) | (pairs & 0x3E003E003E003E0) << 3


def byte(x: i64) -> i64:
    """A number as far as it fits a byte, for `Eye.several`."""
    if x < 0:
        return 0
    return MOST if x > MOST else x


class Part(NamedTuple):
    """A named part of an observation: where it begins, how long it is, what its numbers mean, how far they go."""

    name: str
    start: int
    length: int
    kind: str
    low: int
    high: int


@final
class Eye:
    """Writes numbers for one seat at a time, each behind the last."""

    def __init__(self) -> None:
        self.out = BytesWriter()
        self.me: i64 = 0
        self.seats: i64 = 1
        self.naming = False
        self.whose = ""
        self.follows = False  # does what is named now follow from what came before?
        self.parts: list[Part] = []
        self.told: i64 = 0  # so many numbers have a name

    def clear(self) -> None:
        """Begin anew."""
        self.out.truncate(0)

    def look(self, seat: i64, seats: i64) -> None:
        """What follows is for this seat."""
        self.me = seat
        self.seats = seats

    def named(self, name: str, length: i64, kind: str, low: i64, high: i64) -> None:
        """Remember what the coming numbers are, or those after the ones named last."""
        if self.follows:
            kind = NUMBER_FOLLOWS if kind == NUMBER_OF else FOLLOWS
        self.parts.append(Part(self.whose + name, int(self.told), int(length), kind, int(low), int(high)))
        self.told += length

    def of(self, whose: i64) -> None:
        """What follows belongs to the player so many seats on; 0 is the own seat, -1 the table."""
        if self.naming:
            self.whose = "" if whose < 0 else "me." if whose == 0 else f"rival{whose}."

    def put(self, x: i64) -> None:
        """One byte."""
        if x < 0:
            x = 0
        self.out.append(u8(MOST if x > MOST else x))

    def word(self, packed: i64, many: i64) -> None:
        """So many bytes of a number, up to eight, the lowest first."""
        out = self.out
        end = len(out) + many
        write_i64_le(out, packed)
        out.truncate(end)

    def skip(self, many: i64) -> i64:
        """So many zeros; where they begin, for those who write between them."""
        out = self.out
        start: i64 = len(out)
        end = start + many
        while many >= STRETCH:
            out.write(ZEROS)
            many -= STRETCH
        while many > 0:
            write_i64_le(out, 0)
            many -= WORD
        out.truncate(end)
        return start

    def count(self, name: str, x: i64, high: i64) -> None:
        """How many: 0 to `high`."""
        if self.naming:
            self.named(name, 1, COUNT, 0, high)
        self.put(x)

    def level(self, name: str, x: i64, low: i64, high: i64) -> None:
        """A number that may be below zero; written from `low` on."""
        if self.naming:
            self.named(name, 1, COUNT, low, high)
        self.put(x - low)

    def flag(self, name: str, yes: bool) -> None:
        """Yes or no."""
        if self.naming:
            self.named(name, 1, COUNT, 0, 1)
        one = NOTHING
        if yes:
            one = 1
        self.out.append(u8(one))

    def several(self, parts: list[Telling], packed: i64) -> None:
        """Up to seven numbers side by side, eight bits each, the first lowest: quicker than one by one."""
        if self.naming:
            for name, kind, low, high in parts:
                self.named(name, 1, kind, low, high)
        self.word(packed, len(parts))

    def number(self, name: str, x: i64, high: i64) -> None:
        """A thing by its number; 0 for none."""
        if self.naming:
            self.named(name, 1, NUMBER_OF, 0, high)
        self.put(x)

    def one_of(self, name: str, x: i64, many: i64) -> None:
        """One of so many, from 0: a one in its place. Below 0: none."""
        if self.naming:
            self.named(name, many, ONE_OF, 0, 1)
        there = x >= 0 and x < many
        if many <= WORD:
            self.word(bit(x * WORD) if there else NOTHING, many)
            return
        start = self.skip(many)
        if there:
            self.out[start + x] = 1

    def some_of(self, name: str, mask: i64, many: i64) -> None:
        """A set: a one for each member, from bit 0."""
        if self.naming:
            self.named(name, many, SOME_OF, 0, 1)
        if mask == 0:
            self.skip(many)
        else:
            self.bits(mask, many)

    def bits(self, mask: i64, many: i64) -> None:
        """The same, without a name."""
        out = self.out
        end = len(out) + many
        while many > 0:
            write_i64_le(out, ((mask & SEVEN_BITS) * SPREAD) & ONES | (mask & EIGHTH_BIT) << TO_EIGHTH)
            mask >>= WORD
            many -= WORD
        out.truncate(end)

    def counts(self, name: str, packed: i64, width: i64, many: i64, high: i64) -> None:
        """So many counts side by side in a number, the first lowest, so many bits each."""
        if self.naming:
            self.named(name, many, COUNT, 0, high)
        self.fields(packed, width, many)

    def numbers(self, name: str, packed: i64, width: i64, many: i64, high: i64) -> None:
        """Things by their numbers, likewise."""
        if self.naming:
            self.named(name, many, NUMBER_OF, 0, high)
        self.fields(packed, width, many)

    def fields(self, packed: i64, width: i64, many: i64) -> None:
        """The same, without a name. Of eight bits each there are at most seven."""
        if width == FIVE_BITS and many <= WORD:
            self.word(apart(packed), many)
            return
        out = self.out
        end = len(out) + many
        mask = bit(width) - 1
        while many > 0:
            word: i64 = 0
            shift: i64 = 0
            while packed != 0 and shift < WORD * WORD:
                word |= (packed & mask) << shift
                packed >>= width
                shift += WORD
            write_i64_le(out, word)
            many -= WORD
        out.truncate(end)

    # -- seats, the own one first ------------------------------------------------------------------

    def far(self, seat: i64) -> i64:
        """How many seats on from the own one; -1 for nobody."""
        if seat < 0:
            return -1
        far = seat - self.me
        return far if far >= 0 else far + self.seats

    def turned(self, mask: i64) -> i64:
        """A set of seats, the own one first."""
        every = bit(self.seats) - 1
        mask &= every
        return ((mask >> self.me) | (mask << (self.seats - self.me))) & every

    def seat(self, name: str, seat: i64) -> None:
        """A seat, or below 0 nobody."""
        self.one_of(name, self.far(seat), self.seats)

    def some_seats(self, name: str, mask: i64) -> None:
        """A set of seats."""
        self.some_of(name, self.turned(mask), self.seats)


@final
class Teller(Writer):
    """Takes the numbers a rule in progress would save, and puts them where the eye is."""

    def __init__(self) -> None:
        super().__init__()
        self.eye = Eye()
        self.left: i64 = 0  # so many more fit
        self.how: i64 = 0  # of each number, two bits: PLAIN, A_SEAT or A_SET

    def tell(self, frame: Frame, how: i64, eye: Eye) -> None:
        """All that fit."""
        self.eye = eye
        self.how = how
        self.left = WIDE
        frame.save(self)
        eye.skip(self.left)

    def put(self, x: i64) -> None:
        """One of them."""
        if self.left > 0:
            self.left -= 1
            told = self.how & 3
            self.how >>= 2
            eye = self.eye
            if told == A_SEAT:
                x = eye.far(x) + 1
            elif told == A_SET:
                x = eye.turned(x)
            else:
                x += 1
            eye.put(x)

    def put_list(self, xs: list[int]) -> None:
        """A list, its length first."""
        self.put(len(xs))
        for x in xs:
            self.put(x)


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """How one game is told in numbers. Without methods of its own: the question and the rules in progress."""

    def __init__(self, questions: i64, rules: list[type[Frame]]) -> None:
        self.questions: i64 = questions
        self.rules: i64 = len(rules)
        self.tellings: list[int] = [0]  # of each rule, by its number: how its saved numbers are told
        for rule in rules:
            self.tellings.append(telling(rule))
        self.teller = Teller()

    def observe(self, t: Table, seat: i64, eye: Eye) -> None:
        """All that a seat may know of the table."""
        eye.look(seat, t.seats)
        eye.of(-1)
        self.asked(t, eye)
        self.table(t, seat, eye)

    def table(self, t: Table, seat: i64, eye: Eye) -> None:
        """What lies on the table."""

    def move(self, t: Table, seat: i64, code: i64, eye: Eye) -> None:
        """One legal move of that seat: a row that differs from the rows of all others."""
        eye.number("verb", code & 63, 63)
        eye.numbers("code", code >> 6, 7, 8, 127)

    # -- moves too many to list, in small steps of the game's own ------------------------------------

    def more_steps(self) -> i64:
        """How many steps it has, besides one for every number of a row."""
        return 0

    def drafts(self, t: Table) -> bool:
        """Is the answer to the open question put together in such steps?"""
        return False

    def follow(self, t: Table, seat: i64, taken: list[int], out: list[int]) -> i64:
        """The steps that may follow those taken, into `out`; or the finished move. Else -1."""
        return -1

    def begun(self, t: Table, seat: i64, taken: list[int], eye: Eye) -> None:
        """The row of the move as far as it is put together."""

    def asked(self, t: Table, eye: Eye) -> None:
        """Who is asked what, and the rules in progress: all of it public (laws 2 and 3)."""
        eye.some_seats("asked", t.invited)
        eye.one_of("question", -1 if t.over else t.about, self.questions)
        eye.flag("sealed", t.mode == SEALED)
        eye.flag("over", t.over)
        n: i64 = len(t.stack)
        deep: i64 = 0
        while deep < DEEP:
            n -= 1
            if eye.naming:
                self.name_rule(eye, deep)
            elif n >= 0 and not t.over:
                self.rule(t.stack[n], eye)
            else:
                eye.skip(self.rules + 1 + WIDE)
            deep += 1

    def name_rule(self, eye: Eye, deep: i64) -> None:
        """The names for one rule in progress."""
        eye.one_of(f"rule{deep}", -1, self.rules + 1)
        eye.named(f"rule{deep}.numbers", WIDE, NUMBER_OF, 0, MOST)
        eye.skip(WIDE)

    def rule(self, frame: Frame, eye: Eye) -> None:
        """One rule in progress: which, its step, its numbers."""
        kind = frame.kind()
        eye.one_of("", kind, self.rules + 1)
        self.teller.tell(frame, self.tellings[kind], eye)


def telling(rule: Any) -> int:
    """How the saved numbers of a rule are told, two bits each: its step, then its fields up to the first list."""
    told, place = 0, 2
    for field in rule.FIELDS:
        if field.shape() not in ("number", "flag") or place == 2 * int(WIDE):
            break
        kind = field.kind
        told |= (A_SEAT if isinstance(kind, Seat) else A_SET if isinstance(kind, Seats) else PLAIN) << place
        place += 2
    return told
