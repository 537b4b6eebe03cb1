"""One table, stepped in small steps: what PettingZoo, Gymnasium and OpenSpiel environments are made of.

With the same seed it plays the games of table 0 of `vector`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from rookery.core.chance import SEED_BYTES
from rookery.core.eye import Eye
from rookery.core.rng import Rng
from rookery.core.table import CHANCE, SEALED, WATCHER, Event, Table
from rookery.errors import LabError, quoted
from rookery.games.kit import Outcome
from rookery.lab.fleet import SPREAD
from rookery.lab.given import MOST_SEED, check_limit, check_number, check_options, step_number
from rookery.lab.returns import RETURNS, returns
from rookery.lab.steps import NO_MOVE, Path
from rookery.play.game import game
from rookery.play.match import Match
from rookery.play.memory import remembered
from rookery.play.observation import Observation

Array = npt.NDArray[Any]


class Rules:
    """A game with its seats and options, ready to be dealt."""

    def __init__(
        self,
        name: str,
        seats: int,
        options: Mapping[str, Any] | None = None,
        reward: str = "share",
        max_decisions: int | None = None,
    ) -> None:
        if reward not in RETURNS:
            raise LabError(f"reward is one of {', '.join(RETURNS)}, not {quoted(reward)}")
        check_limit(max_decisions)
        options = check_options(options)
        self._asked = (name, seats, options, reward, max_decisions)
        settled, kit = game(name)._prepare(options)
        choice = kit.seat_choice
        if choice is not None:
            settled[choice.name] = choice.dealt(settled[choice.name], kit.check_seats(seats), lambda s, many: 0)
        self.name, self.kit, self.options, self.reward = name, kit, settled, reward
        self.spec = Observation(kit, seats, settled)
        self.seats = seats
        self.limit = max_decisions or kit.max_decisions
        self.steps = len(self.spec.steps)
        self.size = self.spec.size + 2 * self.spec.move.size
        """Numbers of an observation: the table, then the move being put together."""
        self.remembers = self.spec.information.size - self.spec.size
        """Numbers of what a seat remembers."""

    def __deepcopy__(self, memo: Any) -> Rules:
        return self  # never changes

    def __reduce__(self) -> tuple[Any, ...]:
        return Rules, self._asked


class Single:
    """One table being played."""

    def __init__(self, rules: Rules, seed: int = 0, ask_chance: bool = False) -> None:
        self.rules = rules
        self.ask_chance = ask_chance
        """Do others answer for chance (`play(CHANCE, code)`)? Else a generator does, at once."""
        self._eye = Eye()
        self.deal(seed)

    def deal(self, seed: int) -> None:
        """A new game."""
        check_number("seed", seed, 0, MOST_SEED)
        self.chance = Rng(int(seed) * int(SPREAD))
        self.made = 0
        self.paths: dict[int, Path] = {}
        self.match = self._match(self.rules.spec.table.clone()).begin(ask_chance=False)
        """The same table, as bots look at it; it is never played on by itself."""
        self._go_on()

    def _go_on(self) -> None:
        if not self.ask_chance:
            self.table.random_chance(self.chance)
        self.match._drain()

    def _match(self, table: Table) -> Match:
        return Match(self.rules.kit, table, self.rules.options, bytes(SEED_BYTES))

    @property
    def table(self) -> Table:
        """The table."""
        return self.match._table

    # -- who, what ---------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Is the game over?"""
        return bool(self.table.over)

    @property
    def cut(self) -> bool:
        """Has it been cut short?"""
        return not self.table.over and self.made >= self.rules.limit

    @property
    def seat(self) -> int:
        """The seat to act; below 0 when it is over, or chance is to answer."""
        return -1 if self.over or self.cut else int(self.table.who)

    @property
    def at_chance(self) -> bool:
        """Is chance to answer?"""
        return not self.over and not self.cut and self.table.who == CHANCE

    @property
    def acting(self) -> list[int]:
        """The seats that can act at the same time: those who have not answered a sealed question, else one."""
        if self.seat < 0:
            return []
        if self.table.mode == SEALED:
            return [s for s in range(self.rules.seats) if (self.table.pending >> s) & 1]
        return [self.seat]

    def path(self, seat: int) -> Path:
        """The move that a seat puts together."""
        if seat not in self.paths:
            spec = self.rules.spec
            own = self.rules.steps - int(spec.observer.more_steps())
            path = Path(spec.observer, spec.move.size, spec.offsets, own)
            path.begin(self.table, seat)
            self.paths[seat] = path
        return self.paths[seat]

    def open(self, seat: int) -> list[int]:
        """The steps a seat may take now, in rising order."""
        return sorted(self.path(seat).open) if seat in self.acting else []

    def mask(self, seat: int) -> Array:
        """The same over all steps."""
        out: Array = np.zeros(self.rules.steps, "int8")
        out[self.open(seat)] = 1
        return out

    def observe(self, seat: int) -> Array:
        """What a seat sees, and the move it puts together."""
        eye = self._eye
        eye.clear()
        self.rules.spec.observer.observe(self.table, seat, eye)
        if seat in self.acting:
            self.path(seat).write_draft(self.table, seat, eye)
        else:
            eye.skip(self.rules.size - len(eye.out))
        return np.frombuffer(eye.out.getvalue(), "uint8").copy()

    def remembered(self, seat: int) -> Array:
        """What a seat remembers: see play/memory.py."""
        return np.frombuffer(remembered(self.match, seat), "uint8").copy()

    # -- playing -----------------------------------------------------------------------------------

    def take(self, seat: int, step: int) -> bool:
        """One step; was it the last of a move?"""
        if self.seat < 0:
            raise LabError("the game is over: deal a new one")
        if seat not in self.acting:
            raise LabError(f"seat {self.seat} is to act, not seat {seat}")
        path = self.path(seat)
        if step_number(step) not in path.open:
            may = ", ".join(str(n) for n in self.open(seat)[:40])
            raise LabError(f"seat {seat} may take the steps {may}, not {quoted(step)}")
        path.take(self.table, seat, int(step))
        if path.code == NO_MOVE:
            return False
        self.play(seat, int(path.code))
        return True

    def play(self, seat: int, code: int) -> None:
        """A whole legal move, as the rules number it."""
        sealed = seat >= 0 and self.table.mode == SEALED and self.table.pending != (1 << seat)
        self.table.step(seat, code)
        self.made += seat >= 0
        if sealed:
            self.paths.pop(seat, None)  # the others go on with theirs
        else:
            self.paths.clear()
        self._go_on()

    def outcome(self) -> Outcome | None:
        """How it ended."""
        return self.rules.kit.outcome(self.table) if self.over else None

    def returns(self) -> list[float]:
        """What it is worth to every seat; nothing before the end."""
        outcome = self.outcome()
        return [0.0] * self.rules.seats if outcome is None else returns(self.rules.reward, outcome)

    def words(self) -> str:
        """The table as everybody sees it, in plain words."""
        view = self.rules.kit.view(self.table, WATCHER, self.rules.options)
        return "\n".join(f"{key}: {value}" for key, value in view.items())

    # -- copies ------------------------------------------------------------------------------------

    def clone(self) -> Single:
        """An independent copy, the steps taken included."""
        other = Single.__new__(Single)
        other.rules, other.ask_chance, other._eye = self.rules, self.ask_chance, Eye()
        other.chance, other.made, other.paths = self.chance.clone(), self.made, {}
        other.match = self._with(self.table.clone())
        for seat, path in self.paths.items():
            for step in list(path.taken):
                other.path(seat).take(other.table, seat, step)
        return other

    def __deepcopy__(self, memo: Any) -> Single:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        steps = {seat: [int(step) for step in path.taken] for seat, path in self.paths.items()}
        log = [
            [int(n) for n in (e.kind, e.a, e.b, e.c, e.d, e.e, e.knows, e.secret, e.audience)]
            for e in self.match._log
        ]
        past = (int(self.chance.state), self.made, steps, log)
        return revived, (self.rules, self.ask_chance, self.table.pack(), *past)

    def _with(self, table: Table) -> Match:
        """Another table with the same past."""
        match = self._match(table)
        match._log = self.match._log.copy()
        return match

    def resample(self, seat: int, rng: Rng) -> Single:
        """A world this seat cannot tell from the true one; there the others have answered too, but otherwise."""
        other = self.clone()
        own = list(self.paths[seat].taken) if seat in self.paths else []
        other.match = self._with(self.table.sample(seat, rng))
        other.paths = {}
        self._answer_sealed(other.table, seat, rng)
        for step in own if seat in other.acting else []:
            other.path(seat).take(other.table, seat, step)
        other.chance = Rng(int(rng.below(1 << 30)))
        return other

    def _answer_sealed(self, table: Table, seat: int, rng: Rng) -> None:
        """Those who have given a sealed answer in truth give one in an imagined world, any one."""
        answered = int(self.table.invited & ~self.table.pending) if self.table.mode == SEALED else 0
        for other in range(self.rules.seats):
            if other != seat and (answered >> other) & 1:
                table.step(other, table.option(other, rng.below(table.count(other))))


def revived(
    rules: Rules,
    ask_chance: bool,
    ints: list[int],
    chance: int,
    made: int,
    steps: dict[int, list[int]],
    log: list[list[int]],
) -> Single:
    """A table that was put away (pickled): the same in every respect."""
    single = Single.__new__(Single)
    single.rules, single.ask_chance, single._eye = rules, ask_chance, Eye()
    single.chance, single.made, single.paths = Rng(0), made, {}
    single.chance.state = chance
    table = rules.kit.unpack(rules.seats, rules.options, ints)
    table.loud = True
    single.match = single._match(table)
    for kind, a, b, c, d, e, knows, secret, audience in log:
        event = Event(kind, a, b, c, d, e)
        event.knows, event.secret, event.audience = knows, secret, audience
        single.match._log.append(event)
    for seat, taken in steps.items():
        for step in taken:
            single.path(seat).take(table, seat, step)
    return single
