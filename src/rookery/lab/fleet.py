"""Many tables of one game, stepped together. Compiled with the core; many.py makes arrays of it.

Actions come in as 64-bit numbers. Observations, rows of moves and masks go out as bytes, into the caller's memory;
and for every table a few 64-bit numbers (HEAD). No Python object is made for a step.
"""

from typing import Any, Final

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
STRETCH: Final[i64] = 32_768


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


class Sheet:
    """What all tables show, one after the other: written here, laid down in the caller's memory by the stretch.

    A stretch stays in the processor's nearest cache until then.
    """

    def __init__(self, memory: Any) -> None:
        self.memory = memory
        self.eye = Eye()
        self.at: i64 = 0

    def clear(self) -> None:
        """Begin anew."""
        self.eye.clear()
        self.at = 0

    def turn(self) -> None:
        """Another table comes."""
        if len(self.eye.out) >= STRETCH:
            self.lay_down()

    def lay_down(self) -> None:
        """Into the caller's memory."""
        written = self.eye.out.getvalue()
        end = self.at + len(written)
        self.memory[int(self.at) : int(end)] = written
        self.at = end
        self.eye.clear()


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
        memory: list[Any],
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
        self.seen = Sheet(memory[0])
        self.offers = Sheet(memory[1])
        self.masks = Sheet(memory[2])
        self.head = BytesWriter()
        self.berths: list[Berth] = []
        self.finished: list[int] = []
        self.ended: list[Table] = []
        self.restart(seed)

    def restart(self, seed: i64) -> None:
        """New games at all tables, as if they had just been set up."""
        self.berths = []
        self.finished = []
        self.ended = []
        self.clear()
        own_first = self.steps - self.observer.more_steps()
        i: i64 = 0
        while i < self.many:
            path = Path(self.observer, self.row_width, self.offsets, own_first)
            self.berths.append(Berth(self.fresh, seed * SPREAD + self.first + i, path))
            self.renew(self.berths[i])
            self.write(self.berths[i])
            i += 1
        self.lay_down()

    def renew(self, berth: Berth) -> None:
        """A new game at one table."""
        t = self.fresh.clone()
        t.settle()
        t.random_chance(berth.chance)
        berth.table = t
        berth.made = 0
        berth.games += 1
        if self.steps > 0:
            berth.path.begin(t, t.who)

    def clear(self) -> None:
        """All sheets are blank again."""
        self.seen.clear()
        self.offers.clear()
        self.masks.clear()

    def lay_down(self) -> None:
        """What is left on the sheets."""
        self.seen.lay_down()
        self.offers.lay_down()
        self.masks.lay_down()

    def step(self, actions: bytes) -> None:
        """One action at every table. Where the game is over, or cut short, the next begins.

        Such tables are in `finished`, as they were at the end in `ended`.
        """
        self.finished.clear()
        self.ended.clear()
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
            elif self.rows > 0:
                self.play(i, berth, berth.offered[action])
            else:
                self.play(i, berth, t.top.option(t, t.who, action))
            self.write(berth)  # now, while the table is at hand
            i += 1
        self.lay_down()

    def play(self, i: i64, berth: Berth, code: i64) -> None:
        """One whole move."""
        t = berth.table
        t.step(t.who, code)
        t.random_chance(berth.chance)
        berth.made += 1
        if t.over or berth.made >= self.limit:
            self.finished.append(int(i))
            self.ended.append(t)
            self.renew(berth)
        elif self.steps > 0:
            berth.path.begin(t, t.who)

    def write(self, berth: Berth) -> None:
        """What the seat to act sees and can do."""
        t = berth.table
        self.observer.observe(t, t.who, self.seen.eye)
        if self.steps > 0:
            berth.given = self.write_mask(berth, t)
            self.masks.turn()
        elif self.rows > 0:
            berth.given = self.write_rows(berth, t)
            self.offers.turn()
        self.seen.turn()

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

    def write_mask(self, berth: Berth, t: Table) -> i64:
        """The steps that may follow, and the move as far as it is put together; how many they are."""
        path = berth.path
        path.write_draft(t, t.who, self.seen.eye)
        out = self.masks.eye.out
        first = self.masks.eye.skip(self.steps)
        for step in path.open:
            out[first + step] = 1
        return len(path.open)

    def write_rows(self, berth: Berth, t: Table) -> i64:
        """The rows of the legal moves; where there are too many, of some: one at random from each equal part."""
        n = t.choices
        given = n if n < self.rows else self.rows
        offered = berth.offered
        offered.clear()
        eye = self.offers.eye
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
        eye.skip((self.rows - given) * self.row_width)
        return given

    def write_all(self) -> bytes:
        """What every seat of every table sees, the tables one after the other."""
        eye = Eye()
        for berth in self.berths:
            seat: i64 = 0
            while seat < self.fresh.seats:
                self.observer.observe(berth.table, seat, eye)
                seat += 1
        return eye.out.getvalue()
