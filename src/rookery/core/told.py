"""What is told: events, and who may read how much of them."""

from typing import Final

from librt.strings import BytesWriter, write_i64_le
from mypy_extensions import i64

from rookery.core.bits import bit

Seat = int

CHANCE: Final = -1
WATCHER: Final = -2
NOBODY: Final = -3

# What a seat remembers of an event: its kind and five arguments, four bytes each, written two at a time.
ARGUMENTS: Final = 5
HOW_MANY: Final[i64] = 7
SEATS_FROM: Final[i64] = 3
MAY_NOT_READ: Final[i64] = 1
FIRST: Final[i64] = 3  # what the argument 0 is written as: -1, which is nobody, is 2 and stays apart
FOUR_BYTES: Final[i64] = 0xFFFFFFFF
SIGN: Final[i64] = 0x80000000
HALF: Final[i64] = 32


class Event:
    """Something that happened. `secret` marks the arguments only the seats in `knows` may read."""

    def __init__(self, kind: i64, a: i64, b: i64, c: i64, d: i64, e: i64) -> None:
        self.kind: i64 = kind
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.d: i64 = d
        self.e: i64 = e
        self.knows: i64 = -1
        self.secret: i64 = 0
        self.audience: i64 = -1

    def reaches(self, seat: Seat) -> bool:
        """Is this seat (or WATCHER) told at all?"""
        if seat == WATCHER:
            return self.audience == -1
        return (self.audience >> seat) & 1 == 1

    def args(self, seat: Seat) -> list[int | None]:
        """The arguments as this seat may read them; None stands for what it may not."""
        known = self.knows == -1 if seat == WATCHER else (self.knows >> seat) & 1 == 1
        values = [int(self.a), int(self.b), int(self.c), int(self.d), int(self.e)]
        out: list[int | None] = []
        for i in range(5):
            hidden = (self.secret >> i) & 1 == 1 and not known
            out.append(None if hidden else values[i])
        return out

    def for_seat(self, seat: Seat) -> "Event":
        """A copy that holds no more than this seat (or WATCHER) may read."""
        seen: list[int] = []
        blind = False
        for value in self.args(seat):
            blind = blind or value is None
            seen.append(-1 if value is None else value)
        other = Event(self.kind, seen[0], seen[1], seen[2], seen[3], seen[4])
        other.secret = self.secret
        if self.secret != 0:
            other.knows = 0 if blind or seat == WATCHER else bit(seat)
        other.audience = self.audience
        return other

    def write(self, out: BytesWriter, seat: i64, seats: i64, meaning: i64) -> None:
        """Its kind and arguments as a seat remembers them (`meaning`: see `remember`)."""
        pair(out, self.kind + 1, self.word(self.a, 0, seat, seats, meaning))
        b = self.word(self.b, 1, seat, seats, meaning)
        pair(out, b, self.word(self.c, 2, seat, seats, meaning))
        d = self.word(self.d, 3, seat, seats, meaning)
        pair(out, d, self.word(self.e, 4, seat, seats, meaning))

    def word(self, value: i64, n: i64, seat: i64, seats: i64, meaning: i64) -> i64:
        """The n-th argument: seats are told from the own one on."""
        if n >= meaning & HOW_MANY:
            return 0
        if (self.secret >> n) & 1 == 1 and (self.knows >> seat) & 1 == 0:
            return MAY_NOT_READ
        if (meaning >> (SEATS_FROM + n)) & 1 == 1 and value >= 0 and value < seats:
            value = value - seat if value >= seat else value - seat + seats
        return value + FIRST


def pair(out: BytesWriter, low: i64, high: i64) -> None:
    """Two numbers of four bytes; the upper one with its sign, as it stands in the eight bytes of both."""
    write_i64_le(out, (low & FOUR_BYTES) | (((high & FOUR_BYTES) ^ SIGN) - SIGN) << HALF)


def remember(out: BytesWriter, log: list[Event], seat: i64, seats: i64, most: i64, meanings: list[int]) -> None:
    """The last events a seat could read, the latest first, and zeros for those that are missing.

    `meanings` says of each kind of event how many arguments count and, from the fourth bit on, which are seats.
    """
    n: i64 = len(log)
    while n > 0 and most > 0:
        n -= 1
        event = log[n]
        if (event.audience >> seat) & 1 == 1:
            event.write(out, seat, seats, meanings[event.kind])
            most -= 1
    while most > 0:
        write_i64_le(out, 0)
        write_i64_le(out, 0)
        write_i64_le(out, 0)
        most -= 1
