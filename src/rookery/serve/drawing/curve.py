"""Ratings over time as a drawing: every line has its own dashes and colour, which the legend shows too."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime

from markupsafe import Markup

from rookery.serve.drawing.course import DASHES

WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 760, 260, 68, 12, 16, 30
LINES_MAX = 10
DOTS_MAX = 120
"""So many points a line is drawn with at most."""
LEAST = 200
"""So many points of rating are shown at least: small changes look small."""
WEEK = 7 * 86_400.0


@dataclass(frozen=True)
class Line:
    """Somebody's rating in one list: when, and what it was."""

    name: str
    dots: Sequence[tuple[float, int]]


def thinned(dots: Sequence[tuple[float, int]]) -> Sequence[tuple[float, int]]:
    """As many as can be seen, the first and the last among them."""
    if len(dots) <= DOTS_MAX:
        return dots
    last = len(dots) - 1
    return [dots[round(k * last / (DOTS_MAX - 1))] for k in range(DOTS_MAX)]


def span(lines: Sequence[Line]) -> tuple[float, float]:
    """The time they cover: a week at least."""
    times = [at for line in lines for at, _ in line.dots]
    return min(*times, max(times) - WEEK), max(times)


def grid(lines: Sequence[Line]) -> range:
    """The ratings at which a line goes across."""
    found = [value for line in lines for _, value in line.dots]
    middle, half = (max(found) + min(found)) / 2, max(LEAST, max(found) - min(found)) / 2
    step = next(s for s in (25, 50, 100, 200, 500, 1000, 5000, 100_000) if 2 * half / s <= 6)
    low, high = math.floor((middle - half) / step), math.ceil((middle + half) / step)
    return range(low * step, high * step + 1, step)


def curves(lines: Sequence[Line], label: str) -> Markup:
    """The drawing; "" where there is nothing to draw."""
    lines = [line for line in lines[:LINES_MAX] if line.dots]
    if not lines:
        return Markup("")
    (begin, end), marks = span(lines), grid(lines)

    def x(at: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * (at - begin) / (end - begin)

    def y(value: float) -> float:
        return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * (value - marks[0]) / (marks[-1] - marks[0])

    out = [f'<svg class="chart" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{Markup.escape(label)}">']
    for value in marks:
        out.append(f'<line class="axis" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y(value):.1f}" y2="{y(value):.1f}"/>')
        out.append(f'<text x="{LEFT - 8}" y="{y(value) + 5:.1f}" text-anchor="end">{value}</text>')
    for at, anchor in ((begin, "start"), ((begin + end) / 2, "middle"), (end, "end")):
        day = datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d")
        out.append(f'<text x="{x(at):.1f}" y="{HEIGHT - 8}" text-anchor="{anchor}">{day}</text>')
    for n, line in enumerate(lines):
        dots = [(x(at), y(value)) for at, value in thinned(line.dots)]
        path = " ".join(f"{across:.1f},{up:.1f}" for across, up in dots)
        out.append(f'<polyline class="c{n}" points="{path}" stroke-dasharray="{DASHES[n]}"/>')
        out.append(f'<circle class="c{n}" cx="{dots[-1][0]:.1f}" cy="{dots[-1][1]:.1f}" r="4"/>')
    return Markup("".join(out) + "</svg>")


def key(n: int) -> Markup:
    """A piece of one of the lines, for the legend."""
    line = f'<polyline class="c{n}" points="1,6 33,6" stroke-dasharray="{DASHES[n]}"/>'
    return Markup(
        f'<svg class="chart key" viewBox="0 0 34 12" width="34" height="12" aria-hidden="true">{line}</svg>'
    )
