"""How fast the rules are: `rookery bench`. A calibration loop stands beside each figure, so machines compare."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from contextlib import nullcontext
from dataclasses import dataclass
from importlib.util import find_spec
from random import Random
from statistics import median
from typing import Any

from rookery.core import COMPILED
from rookery.core.moves import Options
from rookery.core.rng import Rng
from rookery.core.table import WATCHER, Table
from rookery.games import kit, names as game_names
from rookery.games.kit import Kit
from rookery.play.game import game as find_game
from rookery.play.observation import Observation

ROUNDS = 5
LOOPS = 1_000_000


@dataclass(frozen=True)
class Figure:
    """One measured figure: median, smallest and largest of the rounds, and the calibration beside it."""

    name: str
    unit: str
    value: float
    low: float
    high: float
    loops: float
    """Calibration: millions of empty loops per second while this was measured."""
    bar: float | None = None
    more_is_better: bool = True

    @property
    def met(self) -> bool | None:
        """Is the bar met? None where there is none."""
        if self.bar is None:
            return None
        return self.value >= self.bar if self.more_is_better else self.value <= self.bar


def calibrate() -> float:
    """Millions of plain Python loops per CPU second, now."""
    started = time.process_time()
    n = 0
    for _ in range(LOOPS):
        n += 1
    return n / 1e6 / (time.process_time() - started)


def measure(
    name: str,
    unit: str,
    seconds: float,
    work: Callable[[float], float],
    bar: float | None = None,
    more: bool = True,
) -> Figure:
    """Run a piece of work for a while, several times."""
    values: list[float] = []
    loops: list[float] = []
    for _ in range(ROUNDS):
        loops.append(calibrate())
        values.append(work(seconds / ROUNDS))
    return Figure(name, unit, median(values), min(values), max(values), median(loops), bar, more)


class Bench:
    """The measurements of one game at one number of seats."""

    def __init__(self, mine: Kit, seats: int) -> None:
        self.kit = mine
        self.seats = seats
        self.options = mine.settle_options({})
        self.rng = Rng(1)
        self.games = 0

    def fresh(self) -> Table:
        """A new table, at its first question to a seat or to chance."""
        table = self.kit.table(self.seats, self.options)
        table.settle()
        return table

    def middle(self) -> list[Table]:
        """Tables from the middle of games, each waiting for a seat."""
        out: list[Table] = []
        rng = Rng(2)
        while len(out) < 40:
            table = self.fresh()
            table.playout(rng, 20 + 3 * len(out))
            table.random_chance(rng)
            if not table.over:
                out.append(table)
        return out

    def playouts(self, seconds: float) -> float:
        """Whole random games inside the engine, options drawn by index: decisions per second."""
        started, made, games = time.process_time(), 0, 0
        while (spent := time.process_time() - started) < seconds:
            made += int(self.fresh().playout(self.rng, 1_000_000))
            games += 1
        self.games = round(games / spent)
        return made / spent

    def stepped(self, seconds: float) -> float:
        """The same driven from interpreted Python, one call per decision."""
        draw, rng = Random(3).random, self.rng
        started, made = time.process_time(), 0
        while (spent := time.process_time() - started) < seconds:
            table = self.fresh()
            table.random_chance(rng)
            advance = table.advance
            left = int(table.choices)
            while left:
                left = int(advance(int(draw() * left), rng))
                made += 1
        return made / spent

    def listing(self, seconds: float) -> float:
        """A full list of legal moves as objects: microseconds per listed move."""
        tables = self.middle()
        notation = self.kit.notation
        started, listed = time.process_time(), 0
        while (spent := time.process_time() - started) < seconds:
            for table in tables:
                listed += len(Options(table, int(table.who), notation).all())
        return spent * 1e6 / listed

    def clones(self, seconds: float) -> float:
        """A clone: microseconds."""
        tables = self.middle()
        started, made = time.process_time(), 0
        while (spent := time.process_time() - started) < seconds:
            for table in tables:
                for _ in range(10):
                    table.clone()
            made += 10 * len(tables)
        return spent * 1e6 / made

    def samples(self, seconds: float) -> float:
        """A sampled world: microseconds."""
        tables, rng = self.middle(), Rng(5)
        started, made = time.process_time(), 0
        while (spent := time.process_time() - started) < seconds:
            for table in tables:
                table.sample(table.who, rng)
            made += len(tables)
        return spent * 1e6 / made

    def views(self, seconds: float) -> float:
        """A view: microseconds."""
        tables = self.middle()
        started, made = time.process_time(), 0
        while (spent := time.process_time() - started) < seconds:
            for table in tables:
                self.kit.view(table, int(table.who), self.options)
                self.kit.view(table, WATCHER, self.options)
            made += 2 * len(tables)
        return spent * 1e6 / made

    def observations(self, seconds: float) -> float:
        """What a seat sees, in numbers, as bytes: microseconds."""
        spec, tables = Observation(self.kit, self.seats, self.options), self.middle()
        started, made = time.process_time(), 0
        while (spent := time.process_time() - started) < seconds:
            for table in tables:
                spec.seen(table, int(table.who))
            made += len(tables)
        return spent * 1e6 / made

    def run(self, seconds: float, bars: dict[str, float]) -> list[Figure]:
        """All of them."""
        mode = "compiled" if COMPILED else "interpreted"
        per = "decisions/s"
        return [
            measure("playouts inside the engine", per, seconds, self.playouts, bars.get(f"playout {mode}")),
            measure("stepped from Python", per, seconds, self.stepped, bars.get(f"stepped {mode}")),
            measure("full legal list", "µs/move", seconds, self.listing, bars.get(f"list {mode}"), False),
            measure("clone", "µs", seconds, self.clones, bars.get(f"clone {mode}"), False),
            measure("sample a world", "µs", seconds, self.samples, bars.get(f"sample {mode}"), False),
            measure("view", "µs", seconds, self.views, bars.get(f"view {mode}"), False),
            measure("observation", "µs", seconds, self.observations, bars.get(f"observation {mode}"), False),
        ]


BARS: dict[str, dict[str, float]] = {
    "age-of-thieves": {
        "playout compiled": 300_000,
        "clone compiled": 3.0,
        "observation compiled": 6.0,
    },
    "thiefs-market": {
        "playout compiled": 600_000,
        "playout interpreted": 40_000,
        "stepped compiled": 250_000,
        "list compiled": 0.25,
        "clone compiled": 1.0,
        "view compiled": 25.0,
        "observation compiled": 3.0,
    },
    "castle-of-the-devil": {
        "playout compiled": 400_000,
        "clone compiled": 2.0,
        "sample compiled": 20.0,
        "observation compiled": 3.0,
    },
    "enclave": {
        "playout compiled": 500_000,
        "clone compiled": 2.0,
        "observation compiled": 3.0,
    },
    "thieves-den": {
        "playout compiled": 500_000,
        "playout interpreted": 20_000,
        "stepped compiled": 250_000,
        "list compiled": 0.5,
        "clone compiled": 1.5,
        "view compiled": 50.0,
        "observation compiled": 3.0,
    },
}


def peers(seconds: float) -> list[Figure]:
    """OpenSpiel's games through its Python API, if it is installed: the same random decisions."""
    if find_spec("pyspiel") is None:
        return []
    import pyspiel  # type: ignore[import-not-found,unused-ignore]

    out = []
    for name in ("hearts", "gin_rummy", "hanabi"):
        try:
            game: Any = pyspiel.load_game(name)
        except Exception as error:  # a build without that game
            print(f"OpenSpiel {name}: {error}", file=sys.stderr)
            continue
        out.append(measure(f"OpenSpiel {name}", "decisions/s", seconds, lambda s, g=game: spiel(g, s)))  # type: ignore[misc]
    return out


def spiel(game: Any, seconds: float) -> float:
    """Random play through OpenSpiel's Python API: legal actions, choose, apply."""
    rng = Random(7)
    started, made = time.process_time(), 0
    while (spent := time.process_time() - started) < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(actions, weights)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                made += 1
    return made / spent


def show(value: float) -> str:
    """A figure for people."""
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


More = Callable[[str, int, float], list[Figure]]
"""Figures of a part of the house that this one does not know: of a game with so many seats, measured so long."""


def main(game: str | None = None, seconds: float = 2.0, more: More | None = None) -> None:
    """Measure and print; the last line is one rate."""
    from rich.console import Console
    from rich.table import Table as Grid

    console = Console(width=None if sys.stdout.isatty() else 110)
    mode = "compiled" if COMPILED else "interpreted"
    names = [game] if game else list(game_names())
    last = ""
    others = peers(seconds)
    for name in names:
        mine = kit(name)
        seats = find_game(name).usual_seats
        bench = Bench(mine, seats)
        with console.status(f"{name}, {mode} …") if sys.stdout.isatty() else nullcontext():
            figures = bench.run(seconds, BARS.get(name, {}))
            figures += more(name, seats, seconds) if more else []
        grid = Grid(title=f"{name}, {seats} seats, {mode} (CPU time, median of {ROUNDS})", title_justify="left")
        for column in ("", "figure", "smallest", "largest", "per Mloop", "bar", ""):
            grid.add_column(column, justify="left" if column == "" else "right")
        for f in [*figures, *others]:
            per = f.value / f.loops if f.unit.endswith("/s") else f.value * f.loops
            met = {None: "", True: "met", False: "MISSED"}[f.met]
            bar = "" if f.bar is None else ("≥ " if f.more_is_better else "≤ ") + show(f.bar)
            grid.add_row(
                f"{f.name} [{f.unit}]".replace("[", "\\["),
                show(f.value),
                show(f.low),
                show(f.high),
                "" if f.unit == "×" else show(per),
                bar,
                met,
            )
        console.print(grid)
        console.print(f"{bench.games:,} random games per second; {figures[0].loops:.1f} Mloop/s")
        for peer in others:
            ratio = (figures[1].value / figures[1].loops) / (peer.value / peer.loops)
            console.print(f"stepped from Python: {ratio:.1f} × {peer.name}")
        last = f"{name} {mode}: {figures[0].value:,.0f} decisions/s"
    if not others:
        console.print("optional: open_spiel is not installed, so there is no comparison beside these figures")
    print(last)
