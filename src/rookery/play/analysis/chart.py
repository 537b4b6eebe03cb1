"""Chances over a game as a drawing: stacked to 100 % where one seat wins, as lines where sides do."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from typing import Final

from rookery.play.analysis.findings import SIGNS, Analysis, Decision

LEFT, RIGHT, TOP, BOTTOM = 38, 132, 10, 30
PAGE: Final = (900, 270)
STRIP: Final = (1030, 150)
"""Width and height on a page, and above the replay's buttons."""
DASHES: Final = ("0", "6 3", "2 3", "10 4 2 4", "14 3", "1 4", "8 2 2 2", "4 4", "12 2 4 2", "3 6")
TURNS: Final = (0, 45, 90, -45, 20, 70, -20, -70, 0, 45)
"""Of the hatching of each seat; the first has none."""
NEXT: Final = 60
"""One in so many decisions on each side is averaged over."""
LINE: Final = 17


def smoothed(decisions: Sequence[Decision]) -> list[list[float]]:
    """Chances averaged over neighbouring decisions, the nearer the more: each alone is known from few worlds."""
    reach = max(1, len(decisions) // NEXT)
    out = []
    for n in range(len(decisions)):
        near = range(max(0, n - reach), min(len(decisions), n + reach + 1))
        weights = [reach + 1 - abs(k - n) for k in near]
        total = sum(weights)
        seats = range(len(decisions[n].chances))
        rows = [decisions[k].chances for k in near]
        out.append([sum(w * row[s] for w, row in zip(weights, rows, strict=True)) / total for s in seats])
    return out


def drawing(
    analysis: Analysis,
    names: Sequence[str],
    label: str,
    link: Callable[[int], str] | None = None,
    size: tuple[int, int] = PAGE,
) -> str:
    """The chart as SVG. `link` says where a mark at the foot leads to."""
    width, height = size
    rows = [*smoothed(analysis.decisions), analysis.result]
    places = [each.at for each in analysis.decisions] + [analysis.moments]
    last = max(1, analysis.moments)

    def x(at: float) -> float:
        return LEFT + (width - LEFT - RIGHT) * at / last

    def y(share: float) -> float:
        return height - BOTTOM - (height - TOP - BOTTOM) * share

    head = f'class="chances" viewBox="0 0 {width} {height}" role="img" aria-label="{escape(label)}"'
    span = f'data-left="{LEFT}" data-right="{width - RIGHT}" data-last="{last}"'
    out = [f"<svg {head} {span}>", f"<defs>{hatches(analysis.seats)}</defs>"]
    for share in (0.0, 0.5, 1.0):
        out.append(f'<line class="axis" x1="{LEFT}" x2="{width - RIGHT}" y1="{y(share):.1f}" y2="{y(share):.1f}"/>')
        out.append(f'<text x="{LEFT - 6}" y="{y(share) + 5:.1f}" text-anchor="end">{100 * share:.0f}</text>')
    shape = lines if analysis.sides else areas
    out.append(shape(rows, [x(at) for at in places], y))
    out.append(legend(rows[-2] if len(rows) > 1 else rows[-1], names, y, analysis.sides, size))
    turned = {each.at for each in analysis.turning}
    for each in analysis.decisions:
        if each.kind in ("mistake", "blunder", "brilliant") or each.at in turned:
            out.append(foot(each, names, x(each.at), each.at in turned, link, height))
    out.append(f'<line class="here" x1="{LEFT}" x2="{LEFT}" y1="{TOP}" y2="{height - BOTTOM}"/>')
    return "".join(out) + "</svg>"


def areas(rows: list[list[float]], xs: list[float], y: Callable[[float], float]) -> str:
    """One band for each seat, on top of each other; the first at the bottom."""
    out, low = [], [0.0] * len(rows)
    for seat in range(len(rows[0])):
        high = [a + row[seat] for a, row in zip(low, rows, strict=True)]
        upper = [f"{a:.1f},{y(b):.1f}" for a, b in zip(xs, high, strict=True)]
        lower = [f"{a:.1f},{y(b):.1f}" for a, b in zip(xs, low, strict=True)]
        points = " ".join(upper + lower[::-1])
        out.append(f'<polygon class="s{seat}" points="{points}"/>')
        if seat:
            out.append(f'<polygon class="hatch" fill="url(#chance-h{seat})" points="{points}"/>')
        low = high
    return "".join(out)


def lines(rows: list[list[float]], xs: list[float], y: Callable[[float], float]) -> str:
    """One line for each seat."""
    return "".join(
        f'<polyline class="s{seat}" stroke-dasharray="{DASHES[seat % 10]}" points="'
        + " ".join(f"{a:.1f},{y(row[seat]):.1f}" for a, row in zip(xs, rows, strict=True))
        + '"/>'
        for seat in range(len(rows[0]))
    )


def hatches(seats: int) -> str:
    """What tells bands apart but for colour."""
    return "".join(
        f'<pattern id="chance-h{seat}" width="9" height="9" patternUnits="userSpaceOnUse" '
        f'patternTransform="rotate({TURNS[seat % 10]})"><path d="M0 0V9"/></pattern>'
        for seat in range(1, seats)
    )


def legend(
    row: Sequence[float], names: Sequence[str], y: Callable[[float], float], sides: bool, size: tuple[int, int]
) -> str:
    """Names beside the ends of bands and lines, none over another."""
    width, height = size
    low, wished = 0.0, []
    for share in row:
        wished.append(y(share if sides else low + share / 2) + 5)
        low += share
    spots, lowest = list(wished), float(TOP)
    for seat in sorted(range(len(row)), key=lambda s: wished[s]):
        spots[seat] = lowest = max(lowest + LINE, wished[seat])
    over = max(0.0, lowest - (height - BOTTOM + 6))
    left = width - RIGHT + 8
    return "".join(
        f'<rect class="s{seat}" x="{left}" y="{spots[seat] - over - 9:.1f}" width="9" height="9"/>'
        f'<text class="name" x="{left + 14}" y="{spots[seat] - over:.1f}">{escape(names[seat][:14])}</text>'
        for seat in range(len(row))
    )


def foot(
    decision: Decision,
    names: Sequence[str],
    x: float,
    turned: bool,
    link: Callable[[int], str] | None,
    height: int,
) -> str:
    """A mark at the foot of the chart."""
    kind, sign = decision.kind or "turn", SIGNS.get(decision.kind, "•")
    lift = (
        f'<line class="stem k-{kind}" x1="{x:.1f}" x2="{x:.1f}" y1="{TOP}" y2="{height - BOTTOM}"/>'
        if turned
        else ""
    )
    label = f"{decision.at + 1}. {names[decision.seat]} {sign}"
    box = f'x="{x - 10:.1f}" y="{height - BOTTOM + 5}" width="20" height="18" rx="4"'
    drawn = (
        f'<g class="mark k-{kind}">{lift}<rect {box}/>'
        f'<text x="{x:.1f}" y="{height - BOTTOM + 19}" text-anchor="middle">{sign}</text></g>'
    )
    if link is None:
        return drawn
    return f'<a href="{escape(link(decision.at))}" data-at="{decision.at}" aria-label="{escape(label)}">{drawn}</a>'
