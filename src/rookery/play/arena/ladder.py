"""How much stronger each level is than the one below: measured, as a table and a picture.

    rookery levels --games 400 --write docs/bots.md

One seat of a level plays against a table of the level below, seats rotated; in games of two sides a whole side of
it. A file that is written to keeps all its text: only what stands between its two marks is put anew, and the
picture beside it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from rookery.play.arena.tournament import contest
from rookery.play.bots import levels
from rookery.play.game import game as find_game

BEGIN, END = "<!-- levels: written by `rookery levels` -->", "<!-- /levels -->"
PICTURE = "levels.svg"
USUAL_SEATS = {"castle-of-the-devil": 6, "enclave": 3}


@dataclass(frozen=True)
class Rung:
    """One level against the one below."""

    game: str
    seats: int
    upper: str
    lower: str
    games: int
    share: float
    low: float
    high: float
    par: float

    @property
    def times(self) -> float:
        """How many times par."""
        return self.share / self.par


def rung(game: str, seats: int, upper: str, lower: str, games: int, seed: int, jobs: int) -> Rung:
    """Measure one pair of levels."""
    form = "match" if find_game(game).start(seats=seats, seed=0).teams is None else "sides"
    tally = contest(game, seats, games, (upper, lower), seed, jobs=jobs, form=form)
    line = next(each for each in tally.lines() if each.name == upper)
    low, high = line.interval
    return Rung(game, seats, upper, lower, len(tally.finished), line.rate, low, high, tally.par)


def ladder(
    games: Sequence[str], many: int, seed: int, jobs: int, said: Callable[[Rung], None], most: int = 99
) -> list[Rung]:
    """All levels of these games, each against the one below."""
    found = []
    for game in games:
        seats = USUAL_SEATS.get(game, 4)
        for lower, upper in list(pairwise(levels(game)))[:most]:
            found.append(rung(game, seats, upper, lower, many, seed, jobs))
            said(found[-1])
    return found


def told(each: Rung) -> str:
    """One rung as a line."""
    return (
        f"{each.game} ({each.seats}): {each.upper} > {each.lower}: {each.share:.1%} "
        f"({each.low:.1%} – {each.high:.1%}), {each.times:.2f} × par, {each.games}"
    )


def table(rungs: Sequence[Rung]) -> str:
    """The rungs as rows of Markdown."""
    rows = [
        "| Game | seats | level | against | won | 95 % | times par | games |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for each in rungs:
        interval = f"{each.low:.1%} – {each.high:.1%}"
        rows.append(
            f"| {each.game} | {each.seats} | {each.upper} | {each.lower} | {each.share:.1%} | {interval} "
            f"| {each.times:.2f} | {each.games} |"
        )
    return "\n".join(rows)


def picture(rungs: Sequence[Rung]) -> str:
    """The rungs as bars: times par, with the interval; a line at par."""
    high, left, scale = 22, 330, 110
    size = f'width="{left + 4 * scale + 60}" height="{high * len(rungs) + 40}"'
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="sans-serif" font-size="12">',
        f'<line x1="{left + scale}" x2="{left + scale}" y1="8" y2="{high * len(rungs) + 12}" stroke="#888"/>',
        f'<text x="{left + scale}" y="{high * len(rungs) + 28}" text-anchor="middle" fill="#666">par</text>',
    ]
    for n, each in enumerate(rungs):
        y = 12 + n * high
        width, first, last = (min(4.0, x / each.par) * scale for x in (each.share, each.low, each.high))
        name = f"{each.game}: {each.upper} – {each.lower}"
        out += [
            f'<text x="{left - 8}" y="{y + 11}" text-anchor="end" fill="#444">{name}</text>',
            f'<rect x="{left}" y="{y}" width="{width:.1f}" height="14" fill="#7a5c9e"/>',
            f'<line x1="{left + first:.1f}" x2="{left + last:.1f}" y1="{y + 7}" y2="{y + 7}" stroke="#222"/>',
            f'<text x="{left + last + 6:.1f}" y="{y + 11}" fill="#444">{each.times:.2f}</text>',
        ]
    return "\n".join([*out, "</svg>", ""])


def write(path: Path, rungs: Sequence[Rung]) -> None:
    """Put the table between the marks of a file (or at its end), and the picture beside it."""
    text = path.read_text("utf-8") if path.exists() else ""
    body = f"{BEGIN}\n\n{table(rungs)}\n\n![Each level against the one below]({PICTURE})\n\n{END}"
    before, begun, rest = text.partition(BEGIN)
    if begun:
        text = before + body + rest.partition(END)[2]
    else:
        text = f"{text.rstrip()}\n\n{body}\n".lstrip()
    path.write_text(text, "utf-8")
    (path.parent / PICTURE).write_text(picture(rungs), "utf-8")
