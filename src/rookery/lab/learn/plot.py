"""Strength on the way, drawn: the share of victories against each level, over the decisions learned from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

WIDE, HIGH, LEFT, TOP = 720, 360, 60, 20
RIGHT, FOOT = WIDE - 110, HIGH - 40
COLOURS = {"random": "#2b6cb0", "heuristic": "#b7472a"}


def drawn(found: Sequence[dict[str, Any]], seats: int) -> str:
    """One SVG; each measurement with its error, the dashed line is par."""
    most = max(1, *(each["decisions"] for each in found))

    def across(decisions: float) -> float:
        return LEFT + decisions / most * (RIGHT - LEFT)

    def up(share: float) -> float:
        return FOOT - share * (FOOT - TOP)

    parts = [line(LEFT, up(n / 4), RIGHT, up(n / 4), "#ddd") + word(LEFT - 8, up(n / 4) + 4, f"{25 * n} %", "end")
             for n in range(5)]  # fmt: skip
    parts += [word(across(most * n / 4), FOOT + 22, f"{most * n / 4:,.0f}", "middle") for n in range(5)]
    parts.append(line(LEFT, up(1 / seats), RIGHT, up(1 / seats), "#555", ' stroke-dasharray="4 4"'))
    for level in dict.fromkeys(each["level"] for each in found):
        mine = [each for each in found if each["level"] == level]
        colour = COLOURS.get(level, "#555")
        points = " ".join(f"{across(each['decisions']):.1f},{up(each['share']):.1f}" for each in mine)
        parts.append(f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"/>')
        for each in mine:
            x, low, high = across(each["decisions"]), each["share"] - each["error"], each["share"] + each["error"]
            parts.append(line(x, up(max(0, low)), x, up(min(1, high)), colour))
        parts.append(word(RIGHT + 8, up(mine[-1]["share"]) + 4, level, "start", colour))
    title = f"Share of victories at {seats} seats, by decisions learned from"
    style = 'xmlns="http://www.w3.org/2000/svg" font-family="sans-serif" font-size="12"'
    return (
        f'<svg {style} viewBox="0 0 {WIDE} {HIGH}" role="img" aria-label="{title}"><title>{title}</title>'
        f'<rect width="{WIDE}" height="{HIGH}" fill="#fff"/>{"".join(parts)}</svg>\n'
    )


def line(x1: float, y1: float, x2: float, y2: float, colour: str, more: str = "") -> str:
    """A line."""
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" stroke="{colour}"{more}/>'


def word(x: float, y: float, text: str, anchor: str, colour: str = "#333") -> str:
    """A word."""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="{colour}">{text}</text>'
