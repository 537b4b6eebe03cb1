"""Thousands of tables in one call, on arrays.

    from rookery.lab import vector

    env = vector("thiefs-market", seats=4, tables=1024, seed=7, rows=64)   # workers=8: that many processes
    env.reset()
    while True:
        actions = policy(env.observations, env.moves, env.mask)            # one number per table
        env.step(actions)                                                  # fills the same arrays anew

Arrays, all with one row per table; `step` and `reset` overwrite them, so copy what is to be kept:

    observations  uint8 (or float32) [tables, env.spec.size]   what the seat to act sees; env.spec names the parts
    seat          int64 [tables]              the seat to act
    legal         int64 [tables]              how many legal moves it has
    moves         uint8 [tables, rows, env.spec.move.size]   one row per move offered; env.spec.move names its parts
    given         int64 [tables]              how many of the rows are filled (min(legal, rows))
    mask          bool  [tables, rows]        the same as a mask; with steps: which small steps may follow
    rewards       float32 [tables, seats]     of the game that ended with this step, else 0
    scores        float32 [tables, seats]     its points
    dones         bool  [tables]              did it end (or was it cut short: `cut`)?
    cut           bool  [tables]
    decision      int64 [tables]              decisions made in the running game
    episode       int64 [tables]              games begun at this table

An action is the number of a row (0 to given - 1). Where a question has more legal moves than rows, rows are drawn:
one at random from each equal part of the list, so every move has its chance. With `rows=0` there are no rows: an
action is the number of a legal move (0 to legal - 1). With `steps=True` a move is put together in small steps with
fixed numbers (their words: env.spec.steps): `mask` is [tables, len(env.spec.steps)], and an observation goes on
with what is settled of the move's row and which of its numbers that are (2 * env.spec.move.size more bytes).

A finished table begins the next game at once: `dones`, `rewards` and `scores` speak of the game that ended, all
else of the new one. Between two decisions of one seat others decide: keep what belongs to a seat by (table,
episode, seat). `env.everyone()` gives what every seat of every table sees [tables, seats, size], to value a
position from all sides.

The same seed gives the same games whatever `workers` and `rows` are, as long as the same moves are played; table n
of one environment is table n of every other. A wrong action is an error that names the table; nothing has changed.
"""

from __future__ import annotations

import gc
import multiprocessing
import weakref
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from itertools import pairwise
from multiprocessing.shared_memory import SharedMemory
from typing import Any

import numpy as np
import numpy.typing as npt

from rookery.core.table import Table
from rookery.errors import LabError, quoted
from rookery.games.kit import Kit
from rookery.lab.fleet import HEAD, Fleet
from rookery.lab.given import MOST_SEED, check_limit, check_number, check_options
from rookery.lab.returns import RETURNS, returns
from rookery.play.game import game
from rookery.play.observation import Observation

Array = npt.NDArray[Any]
MOST_TABLES = 1 << 20
MOST_ROWS = 4096
DTYPES = ("uint8", "float32")
DIED = "a process of this environment has died"


def vector(
    name: str,
    seats: int,
    tables: int,
    seed: int = 0,
    *,
    rows: int = 64,
    steps: bool = False,
    workers: int = 0,
    options: Mapping[str, Any] | None = None,
    reward: str = "share",
    dtype: str = "uint8",
    max_decisions: int | None = None,
) -> Vector:
    """Many tables of one game; see the top of this module."""
    check_number("tables", tables, 1, MOST_TABLES)
    check_number("rows", rows, 0, MOST_ROWS)
    check_number("workers", workers, 0, 256)
    check_number("seed", seed, 0, MOST_SEED)
    if reward not in RETURNS:
        raise LabError(f"reward is one of {', '.join(RETURNS)}, not {quoted(reward)}")
    if dtype not in DTYPES:
        raise LabError(f"dtype is one of {', '.join(DTYPES)}, not {quoted(dtype)}")
    check_limit(max_decisions)
    order = Order(
        name, seats, tables, seed, 0 if steps else rows, steps, check_options(options), reward, dtype, max_decisions
    )
    return Vector(order, min(workers, tables))


class Order:
    """What was asked for. Plain data: it travels to other processes."""

    def __init__(
        self,
        name: str,
        seats: int,
        tables: int,
        seed: int,
        rows: int,
        steps: bool,
        options: dict[str, Any],
        reward: str,
        dtype: str,
        max_decisions: int | None,
    ) -> None:
        self.name, self.seats, self.tables, self.seed = name, seats, int(tables), int(seed)
        self.rows, self.steps, self.options = int(rows), bool(steps), options
        self.reward, self.dtype = reward, dtype
        self.max_decisions = max_decisions

    def prepare(self) -> tuple[Kit, Observation]:
        """The kit and the spec."""
        settled, kit = game(self.name)._prepare(self.options)
        choice = kit.seat_choice
        if choice is not None:
            settled[choice.name] = choice.dealt(
                settled[choice.name], kit.check_seats(self.seats), lambda s, many: 0
            )
        return kit, Observation(kit, self.seats, settled)

    def width(self, spec: Observation) -> int:
        """How long an observation is."""
        return spec.size + (2 * spec.move.size if self.steps else 0)


class Arrays:
    """All arrays of an environment, in memory that several processes can share."""

    def __init__(self, order: Order, spec: Observation, memory: Any = None) -> None:
        n, row = order.tables, spec.move.size
        shapes: dict[str, tuple[tuple[int, ...], str]] = {}
        shapes["observations"] = ((n, order.width(spec)), order.dtype)
        shapes["moves"] = ((n, order.rows, row), "uint8")
        shapes["steps"] = ((n, len(spec.steps) if order.steps else 0), "bool")
        shapes["head"] = ((n, HEAD), "int64")
        shapes["actions"] = ((n,), "int64")
        shapes["rewards"] = ((n, order.seats), "float32")
        shapes["scores"] = ((n, order.seats), "float32")
        shapes["dones"] = ((n,), "bool")
        shapes["cut"] = ((n,), "bool")
        places, at = {}, 0
        for name, (shape, kind) in shapes.items():
            places[name] = at
            at += -(-int(np.prod(shape)) * np.dtype(kind).itemsize // 64) * 64
        self.bytes = max(64, at)
        self.all: dict[str, Array] = {}
        if memory is not None:
            for name, (shape, kind) in shapes.items():
                self.all[name] = np.ndarray(shape, kind, buffer=memory, offset=places[name])

    def part(self, first: int, last: int) -> dict[str, Array]:
        """Those of some tables."""
        return {name: array[first:last] for name, array in self.all.items()}


@contextmanager
def without_collecting() -> Iterator[None]:
    """Tables hold no cycles: looking for some while rules come and go would only take time."""
    if not gc.isenabled():
        yield
        return
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


class Shift:
    """Some of the tables, stepped by one process."""

    def __init__(self, order: Order, first: int, last: int, arrays: dict[str, Array]) -> None:
        self.order = order
        self.kit, self.spec = order.prepare()
        limit = order.max_decisions or self.kit.max_decisions
        spec = self.spec
        steps = len(spec.steps) if order.steps else 0
        self.fleet = Fleet(
            spec.observer, spec.table, last - first, first, order.seed, limit,
            order.width(spec), order.rows, spec.move.size, steps, spec.offsets, self._memory(arrays),
        )  # fmt: skip
        self.arrays = arrays

    def _memory(self, arrays: dict[str, Array]) -> list[memoryview]:
        """Where the fleet writes: into the arrays, or beside one that holds floats."""
        seen = arrays["observations"]
        self._bytes = seen if seen.dtype == np.uint8 else np.empty(seen.shape, "uint8")
        return [each.view("uint8").reshape(-1).data for each in (self._bytes, arrays["moves"], arrays["steps"])]

    def reset(self, seed: int) -> None:
        """New games at all tables."""
        self.fleet.restart(seed)
        for name in ("rewards", "scores", "dones", "cut"):
            self.arrays[name][:] = 0
        self._publish()

    def step(self) -> None:
        """One decision at every table, by the actions in the array."""
        fleet, arrays = self.fleet, self.arrays
        for name in ("rewards", "scores", "dones", "cut"):
            arrays[name][:] = 0
        with without_collecting():
            fleet.step(arrays["actions"].tobytes())
            for i, table in zip(fleet.finished, fleet.ended, strict=True):
                self._finish(i, table)
            self._publish()

    def _finish(self, i: int, table: Table) -> None:
        """A game has ended."""
        arrays = self.arrays
        arrays["dones"][i] = True
        outcome = self.kit.outcome(table) if table.over else None
        if outcome is None:
            arrays["cut"][i] = True
        else:
            arrays["rewards"][i] = returns(self.order.reward, outcome)
            arrays["scores"][i] = outcome.scores

    def everyone(self) -> Array:
        """What every seat of every table sees."""
        fleet = self.fleet
        found = np.frombuffer(fleet.write_all(), "uint8")
        return found.reshape(int(fleet.many), self.order.seats, self.spec.size).copy()

    def _publish(self) -> None:
        fleet, arrays = self.fleet, self.arrays
        fleet.write_heads()
        if self._bytes is not arrays["observations"]:
            arrays["observations"][:] = self._bytes
        arrays["head"][:] = np.frombuffer(fleet.head.getvalue(), "<i8").reshape(arrays["head"].shape)


class Vector:
    """The environment: see the top of this module."""

    def __init__(self, order: Order, workers: int = 0) -> None:
        self._order = order
        self._kit, self.spec = order.prepare()
        self.tables, self.seats, self.rows = order.tables, order.seats, order.rows
        self._crew: Crew | None = None
        size = Arrays(order, self.spec).bytes
        if workers:
            self._crew = Crew(order, workers, size)
            memory: Any = self._crew.memory.buf
        else:
            memory = np.zeros(size, "uint8").data
        arrays = Arrays(order, self.spec, memory).all
        self.observations, self.moves = arrays["observations"], arrays["moves"]
        self._steps = arrays["steps"]
        self.rewards, self.scores = arrays["rewards"], arrays["scores"]
        self.dones, self.cut = arrays["dones"], arrays["cut"]
        head = arrays["head"]
        self.seat, self.legal, self.given = head[:, 0], head[:, 1], head[:, 2]
        self.decision, self.episode = head[:, 3], head[:, 4]
        self._actions = arrays["actions"]
        self._shift = None if workers else Shift(order, 0, order.tables, arrays)
        self._under_way = False  # a step was sent and not waited for
        self._random = np.random.default_rng(order.seed)
        self.reset()

    @property
    def mask(self) -> Array:
        """Which rows of `moves` are filled, or which small steps may follow."""
        if self._order.steps:
            return self._steps
        filled: Array = np.arange(self.rows) < self.given[:, None]
        return filled

    @property
    def choices(self) -> Array:
        """How many actions every table has: rows given, or legal moves where there are no rows."""
        return self.given if self.rows or self._order.steps else self.legal

    def reset(self, seed: int | None = None) -> Array:
        """New games at all tables, the same for the same seed."""
        self._check_ready()
        if seed is not None:
            check_number("seed", seed, 0, MOST_SEED)
            self._order.seed = int(seed)
        self._random = np.random.default_rng(self._order.seed)
        if self._crew is not None:
            self._crew.order(("reset", self._order.seed))
        else:
            self._there().reset(self._order.seed)
        return self.observations

    def step(self, actions: Any) -> tuple[Array, Array, Array]:
        """One decision at every table: observations, rewards, dones."""
        self.send(actions)
        return self.wait()

    def send(self, actions: Any) -> None:
        """Begin a step: the processes take it while this one does something else. `wait` must follow."""
        self._check_ready()
        chosen = whole(actions, self.tables)
        self._check(chosen)
        self._actions[:] = chosen
        if self._crew is not None:
            self._crew.tell(("step", 0))
        else:
            self._there().step()
        self._under_way = True

    def wait(self) -> tuple[Array, Array, Array]:
        """The end of a step that was begun: observations, rewards, dones."""
        if not self._under_way:
            raise LabError("no step was sent that could be waited for")
        self._under_way = False
        if self._crew is not None:
            self._crew.heard()
        return self.observations, self.rewards, self.dones

    def _check_ready(self) -> None:
        """The tables are there, and not in the middle of a step."""
        if self._crew is None:
            self._there()
        if self._under_way:
            raise LabError("a step was sent: wait for it first")

    def _there(self) -> Shift:
        """The tables of this process."""
        if self._shift is None:
            raise LabError("this environment is closed")
        return self._shift

    def _check(self, chosen: Array) -> None:
        if not self._order.steps:
            wrong = (chosen < 0) | (chosen >= self.choices)
            if wrong.any():
                i = int(wrong.argmax())
                raise LabError(f"table {i} has the actions 0 to {int(self.choices[i]) - 1}, not {int(chosen[i])}")
            return
        many = self._steps.shape[1]
        inside = (chosen >= 0) & (chosen < many)
        wrong = ~inside | ~self._steps[np.arange(self.tables), np.where(inside, chosen, 0)]
        if wrong.any():
            i = int(wrong.argmax())
            may = ", ".join(str(n) for n in np.flatnonzero(self._steps[i])[:40])
            raise LabError(f"at table {i} the steps {may} may follow, not {int(chosen[i])}")

    def sample(self) -> Array:
        """An action for every table, drawn evenly; the same after a reset with the same seed."""
        drawn: Array = (self._random.random(self.tables) * self.choices).astype("int64")
        if self._order.steps:
            drawn = (self._steps.cumsum(1) > drawn[:, None]).argmax(1)
        return drawn

    def everyone(self) -> Array:
        """What every seat of every table sees: uint8 [tables, seats, size]."""
        self._check_ready()
        if self._crew is not None:
            return np.concatenate(self._crew.order(("everyone", 0)))
        return self._there().everyone()

    def close(self) -> None:
        """End the processes and free what they share."""
        self._shift, self._under_way = None, False
        if self._crew is not None:
            for name in ("observations", "moves", "_steps", "rewards", "scores", "dones", "cut"):
                setattr(self, name, getattr(self, name).copy())
            for name in ("seat", "legal", "given", "decision", "episode", "_actions"):
                setattr(self, name, getattr(self, name).copy())
            self._crew.close()
            self._crew = None

    def __enter__(self) -> Vector:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


class Crew:
    """Processes that share the arrays; each steps its part of the tables."""

    def __init__(self, order: Order, workers: int, size: int) -> None:
        self.memory = SharedMemory(create=True, size=size)
        spawn = multiprocessing.get_context("spawn")
        self.pipes: list[Any] = []
        self.processes: list[Any] = []
        bounds = [order.tables * w // workers for w in range(workers + 1)]
        for first, last in pairwise(bounds):
            mine, theirs = spawn.Pipe()
            args = (order, first, last, self.memory.name, theirs)
            process = spawn.Process(target=work, args=args, daemon=True)
            process.start()
            theirs.close()
            self.pipes.append(mine)
            self.processes.append(process)
        self._end = weakref.finalize(self, dismiss, self.pipes, self.processes, self.memory)

    def order(self, what: tuple[str, int]) -> list[Any]:
        """All do the same, at the same time; what each says."""
        self.tell(what)
        return self.heard()

    def tell(self, what: tuple[str, int]) -> None:
        """All begin with the same."""
        try:
            for pipe in self.pipes:
                pipe.send(what)
        except OSError:
            raise LabError(DIED) from None

    def heard(self) -> list[Any]:
        """What each says when it is done."""
        try:
            said = [pipe.recv() for pipe in self.pipes]
        except (EOFError, OSError):
            raise LabError(DIED) from None
        for each in said:
            if isinstance(each, Exception):
                raise each
        return said

    def close(self) -> None:
        """All go home."""
        self._end()


def dismiss(pipes: list[Any], processes: list[Any], memory: SharedMemory) -> None:
    """End the processes and give the memory back."""
    for pipe in pipes:
        pipe.close()
    for process in processes:
        process.join(5)
        if process.is_alive():
            process.terminate()
            process.join()
    with suppress(BufferError):  # somebody still looks at an array
        memory.close()
    memory.unlink()


def work(order: Order, first: int, last: int, memory: str, pipe: Any) -> None:
    """One process: does what it is told until the pipe closes."""
    shared = SharedMemory(memory)
    arrays = Arrays(order, order.prepare()[1], shared.buf)
    shift = Shift(order, first, last, arrays.part(first, last))
    while True:
        try:
            what, number = pipe.recv()
        except (EOFError, KeyboardInterrupt):
            break
        answer: Any = None
        try:
            if what == "reset":
                shift.reset(number)
            elif what == "step":
                shift.step()
            else:
                answer = shift.everyone()
        except Exception as error:
            answer = LabError(f"tables {first} to {last - 1}: {type(error).__name__}: {error}")
        try:
            pipe.send(answer)
        except OSError:  # closed before the step was waited for
            break
    del shift, arrays
    shared.close()


def whole(actions: Any, many: int) -> Array:
    """So many whole numbers."""
    try:
        chosen = np.asarray(actions)
    except ValueError:  # lists of different lengths
        raise LabError(f"actions are {many} whole numbers, not {quoted(actions)}") from None
    if chosen.shape != (many,) or chosen.dtype.kind not in "iu":
        raise LabError(f"actions are {many} whole numbers, not {chosen.shape} of {chosen.dtype}")
    return chosen


__all__ = ["Vector", "vector"]
