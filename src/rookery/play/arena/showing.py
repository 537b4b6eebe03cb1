"""An arena in a terminal: progress, standings, what went wrong."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

from rich import box
from rich.console import Console, Group
from rich.live import Live
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
from rich.table import Table as Grid
from rich.text import Text

from rookery.i18n import texts
from rookery.play.arena.ratings import Rating
from rookery.play.arena.tally import Line, Tally

if TYPE_CHECKING:
    from rookery.play.arena.sprt import Trial

PLAIN_EVERY = 10.0  # seconds between lines where there is no terminal
BAR = 40


def say(lang: str, key: str, **args: Any) -> str:
    """A text of the arena."""
    return texts(lang).t(f"ui-arena-{key}", **args)


def percent(x: float) -> str:
    """99.8 %."""
    return f"{100 * x:.1f} %"


def clock(seconds: float) -> str:
    """Time left.

    >>> clock(59), clock(3700)
    ('0:59', '1:01:40')
    """
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes // 60}:{minutes % 60:02}:{rest:02}" if minutes >= 60 else f"{minutes}:{rest:02}"


class Watch:
    """Progress: a live picture in a terminal, a line now and then elsewhere."""

    def __init__(self, console: Console, games: int, lang: str = "en") -> None:
        self.console = console
        self.games = games
        self.lang = lang
        self.interrupted = False
        self.began = time.perf_counter()
        self.before = 0
        """Games that were in the journal."""
        self._told = self.began
        self._live: Live | None = None
        self._bar = Progress(
            TextColumn("[bold]{task.description}"),
            BarColumn(bar_width=None),
            MofNCompleteColumn(),
            TextColumn("{task.fields[speed]}"),
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
        return (len(tally.games) - self.before) / max(1e-9, self.seconds)

    def left(self, tally: Tally) -> float:
        """Seconds until all games are played, at this speed."""
        return (self.games - len(tally.games)) / max(1e-9, self.speed(tally))

    def show(self, tally: Tally, trial: Trial | None = None) -> None:
        """Some games have been counted."""
        if self._live is not None:
            speed = say(self.lang, "speed", speed=f"{self.speed(tally):.1f}", left=clock(self.left(tally)))
            self._bar.update(self._task, completed=len(tally.games), speed=speed)
            parts: list[Any] = [self._bar, bars(tally, self.console)]
            self._live.update(Group(*parts, *([Text(verdict(trial, self.lang))] if trial else [])))
        elif time.perf_counter() - self._told >= PLAIN_EVERY and len(tally.games) < self.games:
            self._told = time.perf_counter()
            self.console.print(self._plain(tally, trial), highlight=False)

    def _plain(self, tally: Tally, trial: Trial | None) -> str:
        standing = ", ".join(f"{line.name} {line.rate:.1%}" for line in tally.lines())
        done = say(
            self.lang,
            "progress",
            done=str(len(tally.games)),
            all=str(self.games),
            speed=f"{self.speed(tally):.1f}",
            left=f"{self.left(tally):.0f}",
        )
        return f"{done}: {standing}" + (f"; LLR {trial.ratio:.2f}" if trial else "")


def label(line: Line, fancy: bool = True) -> str:
    """The bot, and how many seats it takes."""
    return line.name if line.seats in (0, 1) else f"{line.name} {'×' if fancy else 'x'}{line.seats}"


def bars(tally: Tally, console: Console) -> Grid:
    """Win rates as bars: filled up to the rate, the interval drawn over it, par marked."""
    fancy = utf(console)
    full, inside, par_mark, left, right = ("█", "─", "┊", "├", "┤") if fancy else ("#", "-", ":", "[", "]")
    grid = Grid(box=None, padding=(0, 1), show_header=False)
    par = round(BAR * tally.par)
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


def standings(tally: Tally, console: Console, rated: list[Rating] | None = None, lang: str = "en") -> Group:
    """The tables at the end; each fits into 80 columns."""
    fancy = utf(console)
    lines = tally.lines()
    dash = "–" if fancy else "to"
    heads = ("bot", "wins", "win-rate", "interval", "points", "place")
    rates = grid_of(fancy, *[say(lang, key) for key in heads])
    for line in lines:
        low, high = line.interval
        shared = f" ({say(lang, 'shared', count=line.shared)})" if line.shared else ""
        rates.add_row(
            label(line, fancy),
            f"{line.wins:.1f}".removesuffix(".0") + shared,
            percent(line.rate),
            f"{100 * low:.1f} {dash} {100 * high:.1f} %",
            f"{line.mean_points:.1f}",
            f"{line.mean_place:.2f}",
        )
    parts: list[Any] = [rates, bars(tally, console), Text()]
    if rated:
        grid = grid_of(
            fancy, say(lang, "rating"), "µ" if fancy else "mu", "σ" if fancy else "sigma", say(lang, "interval")
        )
        for each in rated:
            low, high = each.interval
            grid.add_row(each.name, f"{each.mu:.2f}", f"{each.sigma:.2f}", f"{low:.1f} {dash} {high:.1f}")
        parts.append(grid)
    sources = grid_of(fancy, say(lang, "sources"), *tally.sources)
    for line in lines:
        sources.add_row(label(line, fancy), *[f"{line.mean_source(s):.1f}" for s in tally.sources])
    seats = grid_of(fancy, say(lang, "by-seat"), *[say(lang, "seat", seat=str(s)) for s in range(tally.seats)])
    for line in lines:
        by_seat = [line.seat_rate(seat) for seat in range(tally.seats)]
        seats.add_row(label(line, fancy), *["-" if r is None else percent(r) for r in by_seat])
    if len(lines) > 1:
        seats.add_row(say(lang, "anybody"), *[percent(r) for r in tally.seat_rates()])
    return Group(*parts, sources, seats, sparks(tally, fancy, lang))


def sparks(tally: Tally, fancy: bool, lang: str) -> Grid:
    """The distribution of scores, a row per bot."""
    lines = tally.lines()
    scores = [s for line in lines for s in line.scores]
    grid = Grid(box=None, padding=(0, 1), show_header=False)
    for line in lines:
        drawn = Text(spark(line, min(scores), max(scores), fancy), style="cyan")
        grid.add_row(label(line, fancy), f"{min(scores)}", drawn, f"{max(scores)} {say(lang, 'points')}")
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


def summary(tally: Tally, seconds: float, jobs: int, before: int = 0, lang: str = "en") -> str:
    """One line about the whole."""
    done, new = len(tally.games), max(0, len(tally.games) - before)
    decisions = sum(g.decisions for g in tally.games.values())
    out = say(
        lang,
        "summary",
        games=done,
        seconds=f"{seconds:.1f}",
        speed=f"{new / max(1e-9, seconds):.1f}",
        jobs=jobs,
        decisions=f"{decisions / max(1, done):.0f}",
        par=percent(tally.par),
    )
    if before:
        out += f"; {say(lang, 'resumed', count=before)}"
    if tally.truncated:
        out += f"; {say(lang, 'cut', count=len(tally.truncated))}"
    if tally.crashed:
        out += f"; {say(lang, 'crashed', count=len(tally.crashed))}"
    return out


def verdict(trial: Trial, lang: str = "en") -> str:
    """Where a sequential test stands."""
    bounds = trial.bounds
    key = {"H0": "sprt-h0", "H1": "sprt-h1", "": "sprt-open"}[trial.verdict]
    return say(
        lang,
        key,
        bot=trial.name,
        share=percent(trial.mean),
        low=percent(trial.par + bounds.low),
        high=percent(trial.par + bounds.high),
        ratio=f"{trial.ratio:.2f}",
        reject=f"{bounds.reject:.2f}",
        accept=f"{bounds.accept:.2f}",
        games=str(trial.games),
    )


def fault_lines(tally: Tally, lang: str = "en") -> list[str]:
    """Per bot that lost turns: how many, why, and where it began."""
    out = []
    for bot, faults in tally.faults.items():
        turns = sum(fault.turns for _, fault in faults)
        kinds = [why for why in ("crashed", "slow", "nonsense") if any(f.why == why for _, f in faults)]
        why = ", ".join(f"{say(lang, f'turn-{k}')} {sum(f.why == k for _, f in faults)}" for k in kinds)
        number, first = faults[0]
        out.append(say(lang, "faults", bot=bot, count=turns, why=why, game=str(number), note=first.note or "–"))
    return out
