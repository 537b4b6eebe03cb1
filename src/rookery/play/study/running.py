"""`rookery study`: play, show, write."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from rich.console import Console

from rookery.play import arena
from rookery.play.arena.showing import percent, say as arena_says, summary
from rookery.play.arena.tournament import keep_crashes
from rookery.play.study.findings import Findings, findings
from rookery.play.study.page import html, say


@dataclass(frozen=True)
class Wanted:
    """What the command is asked for besides the games."""

    jobs: int = 1
    journal: Path | None = None
    report: Path | None = None
    data: Path | None = None
    ray: str | None = None
    lang: str = "en"


def planned(
    game: str, seats: int, bots: Sequence[str], seed: int, options: Mapping[str, Any] | None = None
) -> arena.Plan:
    """A match in which is noted what everybody takes; the last bot named fills the seats left over."""
    return replace(arena.planned(game, seats, bots, seed, options), study=True)


def run(plan: arena.Plan, games: int, wanted: Wanted, console: Console | None = None) -> int:
    """The command. 0, or 1 if a game crashed, or 130 after Ctrl-C."""
    console, lang = console or Console(), wanted.lang
    runner, jobs = arena.Wanted(wanted.jobs, ray=wanted.ray).runner()
    with arena.Watch(console, games, lang) as watch:
        held = arena.Arena(runner, jobs, wanted.journal, watch=watch).hold(plan, games)
    tally = held.counted()
    found = findings(plan, tally)
    lines = [summary(tally, watch.seconds, jobs, held.before, lang), *told(found, lang)]
    lines += keep_crashes(tally, plan, wanted.report.parent if wanted.report else Path.cwd(), lang)
    if wanted.report is not None:
        wanted.report.write_text(html(found, tally, lang), encoding="utf-8")
        lines.append(arena_says(lang, "report", file=str(wanted.report)))
    if wanted.data is not None:
        wanted.data.write_text(json.dumps(found.data(), ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
        lines.append(arena_says(lang, "results", file=str(wanted.data)))
    for line in lines:
        console.print(line, highlight=False, markup=False, soft_wrap=True)
    if watch.interrupted:
        return 130
    return 1 if tally.crashed else 0


def told(found: Findings, lang: str = "en") -> list[str]:
    """The figures in a few lines: seats, and whatever stands out."""
    out = [
        f"{arena_says(lang, 'seat', seat=str(seat))}: {percent(rate)} ({percent(low)} – {percent(high)})"
        for seat, (rate, low, high) in enumerate(found.by_seat)
    ]
    for group, thing in found.outliers:
        out.append(
            say(
                lang,
                "stands-out",
                thing=thing.name if thing.name == thing.id else f"{thing.name} ({thing.id})",
                way=group.name,
                rate=percent(thing.rate),
                base=percent(group.base),
                seats=thing.seats,
            )
        )
    return [*out, say(lang, "no-outliers")] if not found.outliers else out
