"""Many tables of one game, stepped together. Compiled with the core; many.py makes arrays of it.

What comes in and goes out are bytes: actions as 64-bit numbers, observations and rows of moves as bytes, and for
every table a few 64-bit numbers (HEAD). No Python object is made for a step.
"""

from typing import Final

from librt.strings import BytesWriter, read_i64_le, write_i64_le
from mypy_extensions import i64

from rookery.core.eye import Eye, Observer
from rookery.core.rng import Rng
from rookery.core.table import Table
from rookery.lab.steps import Path

HEAD: Final = 5
"""Numbers per table: seat to act, its legal moves, rows given, decisions made in this game, games begun."""
SPREAD: Final[i64] = 1_000_003
ROWS_SALT: Final[i64] = 7_777_777


class Berth:
    """One table, with a generator of its own: it does not matter who steps it, and with whom."""

    def __init__(self, table: Table, seed: i64, path: Path) -> None:
        self.table = table
        self.chance = Rng(seed)
        self.lots = Rng(seed + ROWS_SALT)  # which legal moves get a row
        self.offered: list[int] = []  # the moves that have one
        self.path = path  # the move being put together
        self.given: i64 = 0
        self.made: i64 = 0
        self.games: i64 = 0


class Fleet:
    """So many tables."""

    def __init__(
        self,
        observer: Observer,
        fresh: Table,
        tables: i64,
        first: i64,
        seed: i64,
        limit: i64,
        width: i64,
        rows: i64,
        row_width: i64,
        steps: i64,
        offsets: list[int],
    ) -> None:
        self.observer = observer
        self.fresh = fresh  # nothing has been asked yet
        self.many: i64 = tables
        self.first: i64 = first
        self.limit: i64 = limit
        self.width: i64 = width
        self.rows: i64 = rows
        self.row_width: i64 = row_width
        self.steps: i64 = steps  # how many small steps there are; 0: actions are whole moves
        self.offsets = offsets
        self.eye = Eye()
        self.row_eye = Eye()
        self.mask_eye = Eye()
        self.head = BytesWriter()
        self.blank = bytes(int(tables * width))
        self.blank_rows = bytes(int(tables * rows * row_width))
        self.blank_masks = bytes(int(tables * steps))
        self.berths: list[Berth] = []
        self.finished: list[int] = []
        self.restart(seed)

    def restart(self, seed: i64) -> None:
        """New games at all tables, as if they had just been set up."""
        self.berths = []
        self.finished = []
        self.clear()
        own_first = self.steps - self.observer.more_steps()
        i: i64 = 0
        while i < self.many:
            path = Path(self.observer, self.row_width, self.offsets, own_first)
            self.berths.append(Berth(self.fresh, seed * SPREAD + self.first + i, path))
            self.renew(i)
            i += 1

    def renew(self, i: i64) -> None:
        """A new game at one table."""
        berth = self.berths[i]
        t = self.fresh.clone()
        t.settle()
        t.random_chance(berth.chance)
        berth.table = t
        berth.made = 0
        berth.games += 1
        if self.steps > 0:
            berth.path.begin(t, t.who)
        self.write(i, berth)

    def clear(self) -> None:
        """Empty the buffers."""
        self.eye.clear(self.blank)
        if self.rows > 0:
            self.row_eye.clear(self.blank_rows)
        if self.steps > 0:
            self.mask_eye.clear(self.blank_masks)

    def step(self, actions: bytes) -> None:
        """One action at every table. Those whose game is over, or cut short, are in `finished`; renew them."""
        self.finished.clear()
        self.clear()
        i: i64 = 0
        while i < self.many:
            action = read_i64_le(actions, 8 * i)
            berth = self.berths[i]
            t = berth.table
            if self.steps > 0:
                path = berth.path
                path.take(t, t.who, action)
                if path.code >= 0:
                    self.play(i, berth, path.code)
                    if not t.over:
                        path.begin(t, t.who)
            elif self.rows > 0:
                self.play(i, berth, berth.offered[action])
            else:
                self.play(i, berth, t.top.option(t, t.who, action))
            if not t.over and berth.made < self.limit:
                self.write(i, berth)  # now, while the table is at hand
            i += 1

    def play(self, i: i64, berth: Berth, code: i64) -> None:
        """One whole move."""
        t = berth.table
        t.step(t.who, code)
        t.random_chance(berth.chance)
        berth.made += 1
        if t.over or berth.made >= self.limit:
            self.finished.append(int(i))

    def write(self, i: i64, berth: Berth) -> None:
        """What the seat to act sees and can do."""
        t = berth.table
        self.eye.at = i * self.width
        self.observer.observe(t, t.who, self.eye)
        if self.steps > 0:
            berth.given = self.write_mask(i, berth, t)
        elif self.rows > 0:
            berth.given = self.write_rows(i, berth, t)

    def write_heads(self) -> None:
        """The few numbers of every table."""
        head = self.head
        head.truncate(0)
        for berth in self.berths:
            t = berth.table
            write_i64_le(head, t.who)
            write_i64_le(head, t.choices)
            write_i64_le(head, berth.given)
            write_i64_le(head, berth.made)
            write_i64_le(head, berth.games)

    def write_mask(self, i: i64, berth: Berth, t: Table) -> i64:
        """The steps that may follow, and the move as far as it is put together; how many they are."""
        path = berth.path
        path.write_draft(t, t.who, self.eye)
        out = self.mask_eye.out
        first = i * self.steps
        for step in path.open:
            out[first + step] = 1
        return len(path.open)

    def write_rows(self, i: i64, berth: Berth, t: Table) -> i64:
        """The rows of the legal moves; where there are too many, of some: one at random from each equal part."""
        n = t.choices
        given = n if n < self.rows else self.rows
        offered = berth.offered
        offered.clear()
        eye = self.row_eye
        eye.look(t.who, t.seats)
        start = i * self.rows * self.row_width
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
            eye.at = start + j * self.row_width
            self.observer.move(t, t.who, code, eye)
            j += 1
        return given

    def write_all(self) -> bytes:
        """What every seat of every table sees, the tables one after the other."""
        eye = Eye()
        seats = self.fresh.seats
        eye.clear(bytes(int(self.many * seats * self.width)))
        i: i64 = 0
        while i < self.many:
            seat: i64 = 0
            while seat < seats:
                eye.at = (i * seats + seat) * self.width
                self.observer.observe(self.berths[i].table, seat, eye)
                seat += 1
            i += 1
        return eye.out.getvalue()
