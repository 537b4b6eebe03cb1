"""The arena: bots play many games, seats rotated, and the standings say how sure they are.

    rookery arena thiefs-market --seats 4 --games 2000 --bots heuristic,random,random,random --seed 1

Game `n` of a seed is always the same game, whoever runs it and however many processes there are.
"""

from __future__ import annotations

import time
import traceback
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from typing import Any

from rich import box
from rich.console import Console, Group
from rich.live import Live
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid
from rich.text import Text

from rookery.errors import GameError
from rookery.games import kit
from rookery.play.bots import Window, levels, make_bot
from rookery.play.bots.report import html
from rookery.play.bots.tally import Line, Played, Tally
from rookery.play.game import game as find_game
from rookery.play.runner import LocalRunner, Lost, Runner

MAX_BATCH = 25
PLAIN_EVERY = 10.0  # seconds between lines where there is no terminal
BAR = 40


# -- playing ------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Batch:
    """Some games to be played: names, numbers and plain data, so that any process can take it."""

    game: str
    bots: tuple[str, ...]
    seed: int
    numbers: tuple[int, ...]
    options: tuple[tuple[str, Any], ...] = ()

    def alone(self) -> list[Batch]:
        """The same, one game each."""
        return [Batch(self.game, self.bots, self.seed, (n,), self.options) for n in self.numbers]


def lineup(bots: Sequence[str], number: int) -> tuple[str, ...]:
    """Who sits where in a game: everybody moves one seat on from game to game.

    >>> lineup(["a", "b", "c"], 1)
    ('c', 'a', 'b')
    """
    return tuple([bots[(seat - number) % len(bots)] for seat in range(len(bots))])


def bot_seed(seed: int, number: int, seat: int) -> int:
    """The random source of a seat in a game."""
    digest = blake2b(f"rookery arena {seed} {number} {seat}".encode(), digest_size=7).digest()
    return int.from_bytes(digest, "big")


def play_game(
    game: str, bots: Sequence[str], seed: int, number: int, options: Mapping[str, Any] | None = None
) -> Played:
    """Game `number` of an arena. A crash becomes part of the result, with the record that shows it again."""
    seated = lineup(bots, number)
    limit = kit(game).max_decisions
    made = 0
    match = None
    seat = -1
    try:
        match = find_game(game).start(seats=len(bots), seed=f"arena {seed} {number}", options=options)
        players = [make_bot(game, level, bot_seed(seed, number, s)) for s, level in enumerate(seated)]
        windows = [Window(match, s) for s in range(len(bots))]
        takes = kit(game).watcher()
        while waiting := match.unanswered:
            if made >= limit:
                return Played(number, seated, made)
            # All but one of several who are asked at once may be too late; let that fall on each alike.
            seat = waiting[0] if len(waiting) == 1 else waiting[bot_seed(seed, number, made) % len(waiting)]
            move = players[seat].choose(windows[seat])
            if takes is not None:
                takes.see(match._table, seat, move.code)
            match.play(seat, move)
            made += 1
        outcome = match.outcome
        assert outcome is not None
    except Exception:
        record = match.record if match is not None else ""
        trace = traceback.format_exc()
        return Played(
            number, seated, made, crash=crash_text(game, bots, seed, number, options, seat, record, trace)
        )
    taken = takes.done(outcome, match.events(None)) if takes else {}
    return Played(
        number,
        seated,
        made,
        outcome.scores,
        outcome.ranks,
        outcome.breakdown,
        taken=taken,
        nobody=outcome.nobody,
    )


def crash_text(
    game: str,
    bots: Sequence[str],
    seed: int,
    number: int,
    options: Mapping[str, Any] | None,
    seat: int,
    record: str,
    trace: str,
) -> str:
    """A record of the game up to the crash, with what happened as comments: `rookery replay` reads it."""
    head, _, rest = record.partition("\n")
    who = (
        f"seat {seat} ({lineup(bots, number)[seat]}, seed {bot_seed(seed, number, seat)})"
        if seat >= 0
        else "set-up"
    )
    notes = [
        f"# game {number} of seed {seed} broke at {who}. To see it again:",
        f"# rookery.play.arena.play_game({game!r}, {list(bots)!r}, {seed}, {number}, {dict(options or {})!r})",
        *[f"# {line}" for line in trace.rstrip().splitlines()],
    ]
    return "\n".join([*([head] if head else []), *notes, rest])


def play_batch(batch: Batch) -> list[Played]:
    """What a worker process does."""
    options = dict(batch.options)
    return [play_game(batch.game, batch.bots, batch.seed, n, options) for n in batch.numbers]


def plan(
    game: str, bots: Sequence[str], games: int, seed: int, jobs: int, options: Mapping[str, Any]
) -> list[Batch]:
    """The games of an arena in batches, small enough that all workers end at about the same time."""
    size = max(1, min(MAX_BATCH, games // (4 * jobs)))
    numbers = range(games)
    cut = [tuple(numbers[k : k + size]) for k in range(0, games, size)]
    return [Batch(game, tuple(bots), seed, part, tuple(sorted(options.items()))) for part in cut]


def check(game: str, seats: int, bots: Sequence[str], options: Mapping[str, Any]) -> tuple[str, ...]:
    """The bots of all seats; the last one named fills the seats left over. GameError says what is wrong."""
    found = find_game(game)
    found.start(seats=seats, seed=0, options=options)  # refuses seats and options that do not fit
    named = [b.strip() for b in bots if b.strip()]
    if not 1 <= len(named) <= seats:
        raise GameError("bots", count=len(named), seats=seats, known=", ".join(levels(game)))
    for level in named:
        make_bot(game, level, 0)
    return tuple(named + [named[-1]] * (seats - len(named)))


def contest(
    game: str,
    seats: int,
    games: int,
    bots: Sequence[str],
    seed: int = 0,
    runner: Runner | None = None,
    jobs: int = 1,
    options: Mapping[str, Any] | None = None,
    watch: Watch | None = None,
) -> Tally:
    """Play all games and count them. Ctrl-C ends it early with what has been played."""
    options = dict(options or {})
    entries = check(game, seats, bots, options)
    if games < 1:
        raise GameError("few-games", found=games)
    if jobs < 1:
        raise GameError("few-jobs", found=jobs)
    tally = Tally(entries)
    work = plan(game, entries, games, seed, jobs, options)
    runner = runner or LocalRunner(jobs)
    try:
        while work:
            again: list[Batch] = []
            for batch, result in runner.run(play_batch, work):
                if not isinstance(result, Lost):
                    tally.add(result)
                elif len(batch.numbers) > 1:
                    again += batch.alone()
                else:
                    n = batch.numbers[0]
                    text = crash_text(game, entries, seed, n, options, -1, "", result.reason)
                    tally.add([Played(n, lineup(entries, n), 0, crash=text)])
                if watch is not None:
                    watch.show(tally)
            work = again
    except KeyboardInterrupt:
        if watch is not None:
            watch.interrupted = True
    return tally


# -- showing ------------------------------------------------------------------------------------------


class Watch:
    """Progress: a live picture in a terminal, a line now and then elsewhere."""

    def __init__(self, console: Console, games: int) -> None:
        self.console = console
        self.games = games
        self.interrupted = False
        self.began = time.perf_counter()
        self._told = self.began
        self._live: Live | None = None
        self._bar = Progress(
            TextColumn("[bold]{task.description}"),
            BarColumn(bar_width=None),
            MofNCompleteColumn(),
            TextColumn("{task.fields[speed]}"),
            TimeRemainingColumn(),
            console=console,
            auto_refresh=False,
        )
        self._task = self._bar.add_task("arena", total=games, speed="")

    def __enter__(self) -> Watch:
        if self.console.is_terminal:
            self._live = Live(self._bar, console=self.console, refresh_per_second=4, transient=True)
            self._live.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self._live is not None:
            self._live.stop()

    @property
    def seconds(self) -> float:
        """Since the beginning."""
        return time.perf_counter() - self.began

    def speed(self, tally: Tally) -> float:
        """Games per second so far."""
        return len(tally.games) / max(1e-9, self.seconds)

    def show(self, tally: Tally) -> None:
        """Some games have been counted."""
        if self._live is not None:
            speed = f"{self.speed(tally):.1f} games/s"
            self._bar.update(self._task, completed=len(tally.games), speed=speed)
            self._live.update(Group(self._bar, bars(tally, self.console)))
        elif time.perf_counter() - self._told >= PLAIN_EVERY and len(tally.games) < self.games:
            self._told = time.perf_counter()
            self.console.print(self._plain(tally), highlight=False)

    def _plain(self, tally: Tally) -> str:
        left = (self.games - len(tally.games)) / max(1e-9, self.speed(tally))
        standing = ", ".join(f"{line.name} {line.rate:.1%}" for line in tally.lines())
        done = f"{len(tally.games)}/{self.games} games, {self.speed(tally):.1f}/s, {left:.0f} s left"
        return f"{done}: {standing}"


def percent(x: float) -> str:
    """99.8 %."""
    return f"{100 * x:.1f} %"


def label(line: Line, fancy: bool) -> str:
    """The bot, and how many seats it takes."""
    return line.name if line.seats == 1 else f"{line.name} {'×' if fancy else 'x'}{line.seats}"


def bars(tally: Tally, console: Console) -> Grid:
    """Win rates as bars: filled up to the rate, the interval drawn over it, par marked."""
    fancy = utf(console)
    full, inside, par_mark, left, right = ("█", "─", "┊", "├", "┤") if fancy else ("#", "-", ":", "[", "]")
    grid = Grid(box=None, padding=(0, 1), show_header=False)
    par = round(BAR / tally.seats)
    for line in tally.lines():
        low, high = (round(BAR * x) for x in line.interval)
        cells = [full if k < round(BAR * line.rate) else par_mark if k == par else " " for k in range(BAR + 1)]
        for k in range(low, high + 1):
            cells[k] = inside if cells[k] != full or low < k < high else cells[k]
        if high > low:
            cells[low], cells[high] = left, right
        grid.add_row(label(line, fancy), Text("".join(cells), style="cyan"), percent(line.rate))
    return grid


def spark(line: Line, low: int, high: int, fancy: bool) -> str:
    """The distribution of scores as a row of small columns."""
    marks = "▁▂▃▄▅▆▇█" if fancy else ".:-=+*#@"
    columns = 24
    width = max(1, -(-(high - low + 1) // columns))
    counts = [0] * (-(-(high - low + 1) // width))
    for score, n in line.scores.items():
        counts[(score - low) // width] += n
    top = max(counts, default=0)
    return "".join(marks[min(7, n * 8 // (top + 1))] if n else " " for n in counts)


def standings(tally: Tally, console: Console) -> Group:
    """The tables at the end; each fits into 80 columns."""
    fancy = utf(console)
    lines = tally.lines()
    rates = grid_of(fancy, "bot", "wins", "win rate", "95 % interval", "points", "place")
    for line in lines:
        low, high = line.interval
        shared = f" ({line.shared} shared)" if line.shared else ""
        rates.add_row(
            label(line, fancy),
            f"{line.wins:.1f}".removesuffix(".0") + shared,
            percent(line.rate),
            f"{100 * low:.1f} {'–' if fancy else 'to'} {100 * high:.1f} %",
            f"{line.mean_points:.1f}",
            f"{line.mean_place:.2f}",
        )
    sources = grid_of(fancy, "points by source", *tally.sources)
    for line in lines:
        sources.add_row(label(line, fancy), *[f"{line.mean_source(s):.1f}" for s in tally.sources])
    seats = grid_of(fancy, "win rate by seat", *[f"seat {seat}" for seat in range(tally.seats)])
    for line in lines:
        by_seat = [line.seat_rate(seat) for seat in range(tally.seats)]
        seats.add_row(label(line, fancy), *["-" if r is None else percent(r) for r in by_seat])
    if len(lines) > 1:
        seats.add_row("anybody", *[percent(r) for r in tally.seat_rates()])
    return Group(rates, bars(tally, console), Text(), sources, seats, sparks(tally, fancy))


def sparks(tally: Tally, fancy: bool) -> Grid:
    """The distribution of scores, a row per bot."""
    lines = tally.lines()
    scores = [s for line in lines for s in line.scores]
    grid = Grid(box=None, padding=(0, 1), show_header=False)
    for line in lines:
        drawn = Text(spark(line, min(scores), max(scores), fancy), style="cyan")
        grid.add_row(label(line, fancy), f"{min(scores)}", drawn, f"{max(scores)} points")
    return grid


def grid_of(fancy: bool, first: str, *others: str) -> Grid:
    """An empty table with these columns."""
    grid = Grid(box=box.SIMPLE_HEAD if fancy else box.ASCII)
    grid.add_column(first, no_wrap=True)
    for name in others:
        grid.add_column(name, justify="right", no_wrap=True)
    return grid


def utf(console: Console) -> bool:
    """Can it draw?"""
    return (console.encoding or "").lower().startswith("utf")


def summary(tally: Tally, seconds: float, jobs: int) -> str:
    """One line about the whole."""
    done = len(tally.games)
    decisions = sum(g.decisions for g in tally.games.values())
    out = f"{done} games in {seconds:.1f} s: {done / max(1e-9, seconds):.1f} games/s with {jobs} job"
    out += f"{'s' if jobs > 1 else ''}, {decisions / max(1, done):.0f} decisions a game"
    out += f"; par {percent(1 / tally.seats)}"
    if tally.truncated:
        out += f"; {len(tally.truncated)} cut off and not counted"
    if tally.crashed:
        out += f"; {len(tally.crashed)} crashed and not counted"
    return out


def keep_crashes(tally: Tally, game: str, seed: int, where: Path) -> list[str]:
    """Write the records of crashed games; where each is, or the record itself if it cannot be written."""
    out = []
    for broken in tally.crashed:
        path = where / f"crash-{game}-seed{seed}-game{broken.number}.txt"
        try:
            path.write_text(broken.crash + "\n", encoding="utf-8")
            last = [row for row in broken.crash.splitlines() if row.startswith("#")][-1].lstrip("# ")
            out.append(f"game {broken.number} crashed: {last}\n  record: {path}")
        except OSError:
            out.append(f"game {broken.number} crashed:\n{broken.crash}")
    return out


def main(
    game: str,
    seats: int,
    games: int,
    bots: Sequence[str],
    seed: int = 0,
    jobs: int = 1,
    report: str | None = None,
    options: Mapping[str, Any] | None = None,
    console: Console | None = None,
) -> int:
    """The command: play, show, write the report. 0, or 1 if a game crashed, or 130 after Ctrl-C."""
    console = console or Console()
    entries = check(game, seats, bots, options or {})
    with Watch(console, games) as watch:
        tally = contest(game, seats, games, entries, seed, jobs=jobs, options=options, watch=watch)
        seconds = watch.seconds
    console.print(f"{game}, {seats} seats, {', '.join(entries)}, seed {seed}", highlight=False)
    if tally.finished:
        console.print(standings(tally, console))
    console.print(summary(tally, seconds, jobs), highlight=False, soft_wrap=True)
    where = Path(report).parent if report else Path.cwd()
    for line in keep_crashes(tally, game, seed, where):
        console.print(line, highlight=False, markup=False, soft_wrap=True)
    if report is not None:
        Path(report).write_text(html(tally, game, seed, dict(options or {})), encoding="utf-8")
        console.print(f"report: {report}", highlight=False, markup=False, soft_wrap=True)
    if watch.interrupted:
        return 130
    return 1 if tally.crashed else 0
