"""Given tables, played on side by side: what a search does thousands of times. Compiled; playing.py has the arrays.

Sights, rows of moves and how many they are go out as bytes, answers come in as 64-bit numbers.
"""

from typing import Final

from librt.strings import BytesWriter, read_i64_le, write_i64_le
from mypy_extensions import i64

from rookery.core.eye import Eye, Observer
from rookery.core.rng import Rng
from rookery.core.table import Table

LOTS_SALT: Final[i64] = 7_777_777
FORCED: Final[i64] = 64


class Berth:
    """One table, and its own luck."""

    def __init__(self, table: Table, seed: i64) -> None:
        self.table = table
        self.chance = Rng(seed)
        self.lots = Rng(seed + LOTS_SALT)  # which of too many moves are offered
        self.offered: list[int] = []


class Flock:
    """Tables of one kind. Those with the same seed meet the same chance, whatever is played at them."""

    def __init__(self, observer: Observer, rows: i64) -> None:
        self.observer = observer
        self.rows: i64 = rows
        self.berths: list[Berth] = []
        self.asking: list[Berth] = []  # those that are not over
        self.seen = Eye()
        self.offers = Eye()
        self.given = BytesWriter()  # of each table that asks: how many rows
        self.places = BytesWriter()  # and its number

    def plant(self, world: Table, seat: i64, codes: list[int], seed: i64) -> None:
        """A copy of a world for each of these moves, which has just been played there."""
        for code in codes:
            t = world.clone()
            t.loud = False
            t.step(seat, code)
            self.add(t, seed)

    def add(self, t: Table, seed: i64) -> None:
        """One more table, as it is: it is not copied."""
        t.loud = False
        berth = Berth(t, seed)
        self.berths.append(berth)
        self.go_on(berth)

    def go_on(self, berth: Berth) -> None:
        """Chance falls, and a question with a single answer gets it, up to the next that has more."""
        t = berth.table
        t.random_chance(berth.chance)
        left: i64 = FORCED
        while left > 0 and not t.over and t.choices == 1:
            t.step(t.who, t.top.option(t, t.who, 0))
            t.random_chance(berth.chance)
            left -= 1

    def ask(self) -> int:
        """Write what the seat asked at each table sees, and its moves. How many tables ask."""
        self.seen.clear()
        self.offers.clear()
        self.given.truncate(0)
        self.places.truncate(0)
        asking: list[Berth] = []
        n: i64 = 0
        for berth in self.berths:
            t = berth.table
            if not t.over:
                asking.append(berth)
                self.observer.observe(t, t.who, self.seen)
                write_i64_le(self.given, self.offer(berth, t))
                write_i64_le(self.places, n)
            n += 1
        self.asking = asking
        return len(asking)

    def offer(self, berth: Berth, t: Table) -> i64:
        """The rows of the legal moves; where there are too many, of some: one at random from each equal part."""
        n = t.choices
        given = n if n < self.rows else self.rows
        offered = berth.offered
        offered.clear()
        eye = self.offers
        eye.look(t.who, t.seats)
        low: i64 = 0
        j: i64 = 0
        while j < given:
            k = j
            if n > given:
                high = (j + 1) * n // given
                k = low + berth.lots.below(high - low)
                low = high
            code = t.top.option(t, t.who, k)
            offered.append(int(code))
            self.observer.move(t, t.who, code, eye)
            j += 1
        return given

    def answer(self, picks: bytes) -> None:
        """The tables that asked go on, each by the number of one of its moves."""
        at: i64 = 0
        for berth in self.asking:
            t = berth.table
            t.step(t.who, berth.offered[read_i64_le(picks, at)])
            self.go_on(berth)
            at += 8

    def sights(self, seats: bytes) -> bytes:
        """What one seat of each table sees, asked or not."""
        eye = Eye()
        at: i64 = 0
        for berth in self.berths:
            self.observer.observe(berth.table, read_i64_le(seats, at), eye)
            at += 8
        return eye.out.getvalue()
