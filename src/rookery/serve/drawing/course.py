"""How the lead changed: everybody's points over a finished game, as numbers and as a drawing."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup

from rookery.play import record as rec
from rookery.play.game import _opening, _play_line
from rookery.play.match import Match
from rookery.serve.drawing.boards import web

MOMENTS = 40  # of a game without rounds
DASHES = ("0", "6 3", "2 3", "10 4 2 4", "14 3", "1 4", "8 2 2 2", "4 4", "12 2 4 2", "3 6")
WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 600, 320, 34, 140, 14, 30
LINE = 19


def course(match: Match) -> list[list[int]]:
    """Everybody's points at the end of every round; [] for a game in which nobody counts points on the way."""
    points = getattr(web(match.game).module, "points", None)
    if points is None or not match.over:
        return []
    fresh, lines = _opening(rec.parse(match.record))
    stride = max(1, len(lines) // MOMENTS)
    out: list[list[int]] = []
    at: int | None = None
    for n, line in enumerate(lines):
        view = fresh.view(None)
        now = view.get("round", n // stride)
        if now != at and (now or "round" not in view):  # what comes before the first round is none
            at = now
            out.append(list(points(fresh)))
        _play_line(fresh, line)
    out.append(list(points(match)))
    return out if any(any(each) for each in out) else []


def chart(course: Sequence[Sequence[int]], names: Sequence[str], label: str) -> Markup:
    """The lead over time as a drawing; every line ends with its name, and has its own dashes and colour."""
    high = max(1, *(max(p) for p in course))
    low = min(0, *(min(p) for p in course))
    steps = max(1, len(course) - 1)

    def x(k: int) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * k / steps

    def y(v: float) -> float:
        return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * (v - low) / (high - low)

    out = [f'<svg class="chart" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{Markup.escape(label)}">']
    for v in range(low, high + 1, max(1, round((high - low) / 5))):
        out.append(f'<line class="axis" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y(v):.1f}" y2="{y(v):.1f}"/>')
        out.append(f'<text x="{LEFT - 8}" y="{y(v) + 4:.1f}" text-anchor="end">{v}</text>')
    for k in range(0, len(course), max(1, len(course) // 10)):
        out.append(f'<text x="{x(k):.1f}" y="{HEIGHT - 8}" text-anchor="middle">{k}</text>')
    beside = spread([y(v) + 4 for v in course[-1]])
    for s, name in enumerate(names):
        dots = " ".join(f"{x(k):.1f},{y(p[s]):.1f}" for k, p in enumerate(course))
        out.append(f'<polyline class="c{s}" points="{dots}" stroke-dasharray="{DASHES[s % len(DASHES)]}"/>')
        out.append(f'<circle class="c{s}" cx="{x(steps):.1f}" cy="{y(course[-1][s]):.1f}" r="4"/>')
        spot = f'x="{WIDTH - RIGHT + 10}" y="{beside[s]:.1f}"'
        out.append(f'<text class="name c{s}" {spot}>{Markup.escape(f"{name[:16]} {course[-1][s]}")}</text>')
    return Markup("".join(out) + "</svg>")


def spread(wished: Sequence[float]) -> list[float]:
    """Heights for names so that none covers another, each as near as can be to where it wants to be."""
    out = list(wished)
    last = -LINE * 1.0
    for s in sorted(range(len(wished)), key=lambda s: wished[s]):
        out[s] = last = max(last + LINE, wished[s])
    over = max(0.0, last - (HEIGHT - 8))
    return [y - over for y in out]
