"""The arena: bots play many games, seats rotated, and the standings say how sure they are.

    rookery arena thiefs-market --seats 4 --games 2000 --bots heuristic,random,random,random --seed 1

Game `n` of a seed is always the same game, no matter who runs it and however many processes there are.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from rich.console import Console

from rookery.errors import GameError
from rookery.play.arena.contestants import Limits
from rookery.play.arena.journal import Journal
from rookery.play.arena.plan import Plan, planned
from rookery.play.arena.playing import Batch, crash_text, play_batch
from rookery.play.arena.ratings import Rating, available, ratings
from rookery.play.arena.report import html
from rookery.play.arena.results import check_results, write_results
from rookery.play.arena.runner import LocalRunner, Lost, Runner
from rookery.play.arena.showing import Watch, fault_lines, say, standings, summary, verdict
from rookery.play.arena.sprt import Bounds, Trial
from rookery.play.arena.tally import Played, Tally

MAX_BATCH: Final = 25


def batches(plan: Plan, numbers: Sequence[int], jobs: int) -> list[Batch]:
    """Games in batches, small enough that all workers end at about the same time."""
    size = max(1, min(MAX_BATCH, len(numbers) // (4 * jobs)))
    return [Batch(plan, tuple(numbers[k : k + size])) for k in range(0, len(numbers), size)]


@dataclass
class Held:
    """A contest and what has been played of it."""

    plan: Plan
    games: int
    tally: Tally
    trial: Trial | None = None
    before: int = 0
    """Games that were in the journal."""

    def counted(self) -> Tally:
        """What counts: all games asked for, or those up to the end of the test."""
        return self.tally.first(self.trial.games if self.trial and self.trial.verdict else self.games)


@dataclass
class Arena:
    """Holds contests: who does the work, and who is told."""

    runner: Runner = field(default_factory=LocalRunner)
    jobs: int = 1
    journal: Path | None = None
    bounds: Bounds | None = None
    watch: Watch | None = None

    def hold(self, plan: Plan, games: int) -> Held:
        """Play all games and count them. Ctrl-C ends it early with what has been played."""
        if games < 1:
            raise GameError("few-games", found=games)
        trial = Trial(plan, self.bounds) if self.bounds is not None else None
        book = Journal(self.journal, plan) if self.journal is not None else None
        held = Held(plan, games, Tally(_entries(plan), plan.seats, plan.form == "sides"), trial)
        try:
            if book is not None:
                held.tally.add(book.played)
                held.before = len(held.counted().games)
                if self.watch is not None:
                    self.watch.before = len(held.tally.games)
            self._play(held, book)
        except KeyboardInterrupt:
            if self.watch is not None:
                self.watch.interrupted = True
        finally:
            if book is not None:
                book.close()
        return held

    def _play(self, held: Held, book: Journal | None) -> None:
        if held.trial is not None and held.trial.look(held.tally.games):
            return
        work = batches(held.plan, [n for n in range(held.games) if n not in held.tally.games], self.jobs)
        while work:
            again: list[Batch] = []
            results = self.runner.run(play_batch, work)
            for batch, result in results:
                again += self._take(held, book, batch, result)
                if self.watch is not None:
                    self.watch.show(held.tally, held.trial)
                if held.trial is not None and held.trial.look(held.tally.games):
                    if hasattr(results, "close"):
                        results.close()
                    return
            work = again

    def _take(self, held: Held, book: Journal | None, batch: Batch, result: list[Played] | Lost) -> list[Batch]:
        """Count what a worker has brought; what is left to be played of it."""
        if isinstance(result, Lost):
            if len(batch.numbers) > 1:
                return batch.alone()
            n = batch.numbers[0]  # not in the journal: it was not the game that said so
            text = crash_text(held.plan, n, -1, "", result.reason)
            held.tally.add([Played(n, held.plan.seated(n), 0, crash=text)])
            return []
        if book is not None:
            book.add(result)
        held.tally.add(result)
        played = {game.number for game in result}
        left = tuple(n for n in batch.numbers if n not in played)
        return [Batch(batch.plan, left)] if left else []


def _entries(plan: Plan) -> tuple[str, ...]:
    return plan.tables[0] if plan.form == "match" else tuple(plan.contestants)


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
    form: str = "match",
    mirror: bool = False,
) -> Tally:
    """Play all games and count them; the last bot named fills the seats left over."""
    plan = planned(game, seats, bots, seed, options, form, mirror)
    if games < 1:
        raise GameError("few-games", found=games)
    if jobs < 1:
        raise GameError("few-jobs", found=jobs)
    return Arena(runner or LocalRunner(jobs), jobs, watch=watch).hold(plan, games).tally


def keep_crashes(tally: Tally, plan: Plan, where: Path, lang: str = "en") -> list[str]:
    """Write the records of crashed games; where each is, or the record itself if it cannot be written."""
    out = []
    for broken in tally.crashed:
        path = where / f"crash-{plan.game}-seed{plan.seed}-game{broken.number}.txt"
        try:
            path.write_text(broken.crash + "\n", encoding="utf-8")
            last = [row for row in broken.crash.splitlines() if row.startswith("#")][-1].lstrip("# ")
            out.append(say(lang, "crash", game=str(broken.number), why=last, file=str(path)))
        except OSError:
            out.append(say(lang, "crash", game=str(broken.number), why=broken.crash, file="–"))
    return out


@dataclass(frozen=True)
class Wanted:
    """What `rookery arena` is asked for besides the games."""

    jobs: int = 1
    report: Path | None = None
    results: Path | None = None
    journal: Path | None = None
    sprt: Bounds | None = None
    rated: bool | None = None
    """None: if openskill is there."""
    ray: str | None = None
    lang: str = "en"

    def check(self) -> None:
        """GameError for what cannot be had; better now than after the games."""
        if self.results is not None:
            check_results(self.results)
        if self.rated and not available():
            raise GameError("arena-openskill")

    def runner(self) -> tuple[Runner, int]:
        """Who plays, and how many at once."""
        if self.ray is None:
            return LocalRunner(self.jobs), self.jobs
        from rookery.play.arena.cluster import RayRunner

        cluster = RayRunner(self.ray)
        return cluster, cluster.jobs


def run(plan: Plan, games: int, wanted: Wanted, console: Console | None = None) -> int:
    """The command: play, show, write. 0, or 1 if a game crashed, or 130 after Ctrl-C."""
    console, lang = console or Console(), wanted.lang
    wanted.check()
    runner, jobs = wanted.runner()
    with Watch(console, games, lang) as watch:
        held = Arena(runner, jobs, wanted.journal, wanted.sprt, watch).hold(plan, games)
        seconds = watch.seconds
    tally = held.counted()
    rated = ratings(tally) if tally.finished and wanted.rated is not False and available() else None
    shown = ", ".join(tally.entries)
    head = say(lang, "head", game=plan.game, seats=plan.seats, bots=shown, seed=str(plan.seed))
    console.print(head, highlight=False, markup=False)
    if tally.finished:
        console.print(standings(tally, console, rated, lang))
    told = [summary(tally, seconds, jobs, held.before, lang), *fault_lines(tally, lang)]
    if held.trial is not None:
        told.append(verdict(held.trial, lang))
    if wanted.rated is None and not available():
        told.append(say(lang, "ratings-none"))
    where = wanted.report.parent if wanted.report else Path.cwd()
    told += keep_crashes(tally, plan, where, lang)
    told += written(held, tally, rated, wanted)
    for line in told:
        console.print(line, highlight=False, markup=False, soft_wrap=True)
    if watch.interrupted:
        return 130
    return 1 if tally.crashed else 0


def written(held: Held, tally: Tally, rated: list[Rating] | None, wanted: Wanted) -> list[str]:
    """Write the report and the results; a line for each."""
    plan, out = held.plan, []
    if wanted.report is not None:
        page = html(tally, plan.game, plan.seed, dict(plan.options), plan, held.trial, rated, wanted.lang)
        wanted.report.write_text(page, encoding="utf-8")
        out.append(say(wanted.lang, "report", file=str(wanted.report)))
    if wanted.results is not None:
        write_results(wanted.results, tally, plan)
        out.append(say(wanted.lang, "results", file=str(wanted.results)))
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
    """A match between these bots, shown and written. 0, or 1 if a game crashed, or 130 after Ctrl-C."""
    wanted = Wanted(jobs, Path(report) if report else None)
    return run(planned(game, seats, bots, seed, options), games, wanted, console)


__all__ = ["Arena", "Held", "Limits", "Wanted", "Watch", "contest", "main", "run"]
