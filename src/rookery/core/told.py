"""What is told: events, and who may read how much of them."""

from typing import Final

from mypy_extensions import i64

from rookery.core.bits import bit

Seat = int

CHANCE: Final = -1
WATCHER: Final = -2
NOBODY: Final = -3


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
