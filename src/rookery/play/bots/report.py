"""An arena's standings as one HTML file: drawn in SVG, light and dark, nothing fetched from anywhere."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from typing import Any

from rookery.play.bots.tally import Line, Tally

WIDE = 720
LEFT = 150  # room for names
RIGHT = 150  # room for numbers
ROW = 34

STYLE = """
:root { color-scheme: light dark;
  --page: #fbfaf7; --ink: #23211e; --soft: #6f6a62; --line: #d9d4ca; --mark: #23211e;
  --c0: #2f6f8f; --c1: #c2703d; --c2: #5d8a4a; --c3: #8a5a9e; --c4: #a8892c; --c5: #b04a5a; }
@media (prefers-color-scheme: dark) { :root {
  --page: #1b1a18; --ink: #ece8e1; --soft: #a39d92; --line: #3c3934; --mark: #ece8e1;
  --c0: #6fb3d2; --c1: #e39a6a; --c2: #93c47d; --c3: #c095d4; --c4: #d8bd63; --c5: #e58594; } }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 2rem 1rem 4rem; max-width: 60rem; background: var(--page); color: var(--ink);
  font: 16px/1.5 system-ui, sans-serif; }
h1 { font-size: 1.6rem; line-height: 1.2; margin: 0 0 .3rem; }
h2 { font-size: 1.1rem; margin: 2.4rem 0 .4rem; }
p { margin: 0 0 .6rem; max-width: 42rem; }
.soft, caption, figcaption { color: var(--soft); }
figure { margin: 0; overflow-x: auto; }
figcaption { font-size: .9rem; }
svg { display: block; width: 100%; min-width: 33rem; height: auto; fill: var(--ink);
  font: 13px system-ui, sans-serif; }
svg .axis { stroke: var(--line); } svg .par { stroke: var(--soft); stroke-dasharray: 3 4; }
svg .whisker { stroke: var(--mark); stroke-width: 2; } svg .soft { fill: var(--soft); }
svg .on { fill: var(--page); }
.wide { overflow-x: auto; }
table { border-collapse: collapse; margin: .6rem 0; font-size: .86rem; font-variant-numeric: tabular-nums; }
caption { text-align: left; }
th, td { padding: .25rem .7rem .25rem 0; text-align: right; white-space: nowrap;
  border-bottom: 1px solid var(--line); }
th:first-child, td:first-child { text-align: left; }
pre { overflow: auto; padding: .8rem; border: 1px solid var(--line); font-size: .8rem; max-height: 24rem; }
"""


def html(tally: Tally, game: str, seed: int, options: Mapping[str, Any]) -> str:
    """The report. The same games give the same file."""
    lines = tally.lines()
    done = len(tally.finished)
    command = f"rookery arena {game} --seats {tally.seats} --games {len(tally.games)}"
    command += f" --bots {','.join(tally.entries)} --seed {seed}"
    shown = ", ".join(f"{k} = {v}" for k, v in options.items())
    about = f"{done} games at {tally.seats} seats, seats rotated, seed {seed}"
    about += f"; {shown}. " if shown else ". "
    about += "A shared victory counts as its share. Intervals are 95 %, after Wilson."
    body = [
        f"<h1>{escape(game)}: {escape(', '.join(label(line) for line in lines))}</h1>",
        f"<p class=soft>{escape(about)}</p>",
        f"<p class=soft><code>{escape(command)}</code></p>",
    ]
    if tally.truncated:
        body.append(f"<p>{len(tally.truncated)} games went on for too long, were cut off and are not counted.</p>")
    if tally.crashed:
        body.append(f"<p><strong>{len(tally.crashed)} games crashed and are not counted;</strong> see below.</p>")
    if done:
        body += [
            section("Win rate", win_chart(tally, lines), "With 95 % intervals; the broken line is par."),
            numbers(tally, lines),
            section("Scores", score_chart(lines), "How often each final score was reached, per bot."),
            section(
                "Points by source", source_chart(tally, lines), "Mean points per game and where they came from."
            ),
            section("Win rate by seat", seat_chart(tally, lines), "Seats count from 0; the start player is drawn."),
        ]
        if tally.taken:
            body.append(section("What is taken", taken_chart(tally), "Share of the chances in which it was taken."))
    for broken in tally.crashed[:20]:
        body.append(f"<h2>Game {broken.number} crashed</h2><pre>{escape(broken.crash)}</pre>")
    return (
        '<!doctype html>\n<html lang="en">\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(game)} arena</title>\n<style>{STYLE}</style>\n" + "\n".join(body) + "\n</html>\n"
    )


def label(line: Line) -> str:
    """The bot, and how many seats it takes."""
    return line.name if line.seats == 1 else f"{line.name} ×{line.seats}"


def section(title: str, chart: str, caption: str) -> str:
    """A heading, a drawing and what it shows."""
    return f"<h2>{escape(title)}</h2><figure>{chart}<figcaption>{escape(caption)}</figcaption></figure>"


def drawing(height: int, what: str, parts: Sequence[str]) -> str:
    """One SVG."""
    return f'<svg viewBox="0 0 {WIDE} {height}" role="img" aria-label="{escape(what)}">{"".join(parts)}</svg>'


def text(x: float, y: float, words: str, anchor: str = "start", kind: str = "") -> str:
    """Words in a drawing."""
    extra = f' class="{kind}"' if kind else ""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"{extra}>{escape(words)}</text>'


def bar(x: float, y: float, w: float, h: float, colour: int, tip: str, fade: float = 1.0) -> str:
    """A filled rectangle with a tip."""
    shade = f' fill-opacity="{fade:.2f}"' if fade < 1 else ""
    return (
        f'<rect x="{x:.1f}" y="{y:.1f}" width="{max(0.0, w):.1f}" height="{max(0.0, h):.1f}" rx="2" '
        f'fill="var(--c{colour % 6})"{shade}><title>{escape(tip)}</title></rect>'
    )


def stroke(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    """A line."""
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{kind}"/>'


def percent(x: float) -> str:
    """99.8 %."""
    return f"{100 * x:.1f} %"


def axis(y: float, room: float) -> list[str]:
    """A scale from 0 to 100 %."""
    out = []
    for k in range(5):
        x = LEFT + room * k / 4
        out += [stroke(x, 8, x, y, "axis"), text(x, y + 16, f"{25 * k} %", "middle", "soft")]
    return out


def win_chart(tally: Tally, lines: Sequence[Line]) -> str:
    """Bars with whiskers."""
    room = WIDE - LEFT - RIGHT
    bottom = 10 + ROW * len(lines)
    parts = axis(bottom, room)
    for k, line in enumerate(lines):
        y = 10 + ROW * k
        low, high = line.interval
        tip = f"{label(line)}: {percent(line.rate)}, {percent(low)} to {percent(high)}"
        a, b, middle = LEFT + room * low, LEFT + room * high, y + ROW / 2
        parts += [
            text(LEFT - 10, middle + 4, label(line), "end"),
            bar(LEFT, y + 6, room * line.rate, ROW - 12, k, tip),
            stroke(a, middle, b, middle, "whisker"),
            stroke(a, middle - 5, a, middle + 5, "whisker"),
            stroke(b, middle - 5, b, middle + 5, "whisker"),
            text(WIDE, middle + 4, f"{100 * line.rate:.1f} ({100 * low:.1f} – {100 * high:.1f}) %", "end"),
        ]
    par = LEFT + room / tally.seats
    parts.append(stroke(par, 4, par, bottom, "par"))
    what = "; ".join(f"{label(line)} {percent(line.rate)}" for line in lines)
    return drawing(bottom + 24, f"Win rates: {what}", parts)


def score_chart(lines: Sequence[Line]) -> str:
    """One histogram per bot, on the same scale."""
    scores = [s for line in lines for s in line.scores]
    low, high = min(scores), max(scores)
    width = max(1, -(-(high - low + 1) // 40))
    bins = (high - low) // width + 1
    each = 90
    room = WIDE - LEFT - 20
    step = room / bins
    parts: list[str] = []
    for k, line in enumerate(lines):
        base = (k + 1) * each - 8
        counts = [0] * bins
        for score, n in line.scores.items():
            counts[(score - low) // width] += n
        top = max(1, *counts)
        parts += [
            text(LEFT - 10, base - 26, label(line), "end"),
            text(LEFT - 10, base - 8, f"mean {line.mean_points:.1f}", "end", "soft"),
            stroke(LEFT, base, LEFT + room, base, "axis"),
        ]
        for i, n in enumerate(counts):
            if n:
                a = low + i * width
                span = f"{a}" if width == 1 else f"{a} to {a + width - 1}"
                tip = f"{label(line)}: {span} points {n} times"
                h = (each - 22) * n / top
                parts.append(bar(LEFT + i * step + 0.5, base - h, step - 1, h, k, tip))
    bottom = len(lines) * each
    for i in range(0, bins, max(1, bins // 8)):
        parts.append(text(LEFT + (i + 0.5) * step, bottom + 10, str(low + i * width), "middle", "soft"))
    return drawing(bottom + 18, "Distribution of final scores per bot", parts)


def source_chart(tally: Tally, lines: Sequence[Line]) -> str:
    """Stacked bars; every part is named."""
    sources = tally.sources
    top = max([line.mean_points for line in lines] + [1.0])
    room = WIDE - LEFT - 70
    parts: list[str] = []
    for k, line in enumerate(lines):
        y = 6 + ROW * k
        x = float(LEFT)
        parts.append(text(LEFT - 10, y + ROW / 2 + 4, label(line), "end"))
        for i, source in enumerate(sources):
            mean = line.mean_source(source)
            w = room * max(0.0, mean) / top
            parts.append(bar(x, y + 5, w - 1, ROW - 10, i, f"{label(line)}: {source} {mean:.1f}"))
            if w > 9 * len(source):
                parts.append(text(x + w / 2, y + ROW / 2 + 4, source, "middle", "on"))
            x += w
        parts.append(text(x + 8, y + ROW / 2 + 4, f"{line.mean_points:.1f}"))
    y = 6 + ROW * len(lines) + 18
    x = float(LEFT)
    for i, source in enumerate(sources):
        parts += [bar(x, y - 10, 11, 11, i, source), text(x + 17, y, source)]
        x += 30 + 8 * len(source)
    return drawing(y + 10, "Mean points by source", parts)


def seat_chart(tally: Tally, lines: Sequence[Line]) -> str:
    """Bars per seat, grouped by bot."""
    room = WIDE - LEFT - RIGHT
    parts: list[str] = []
    y = 10.0
    small = 18
    rows: list[str] = []
    for k, line in enumerate(lines):
        rows.append(text(LEFT - 70, y + small * tally.seats / 2 + 4, label(line), "end"))
        for seat in range(tally.seats):
            rate = line.seat_rate(seat)
            if rate is not None:
                low_high = percent(rate)
                rows += [
                    text(LEFT - 10, y + 13, f"seat {seat}", "end", "soft"),
                    bar(LEFT, y + 2, room * rate, small - 4, k, f"{label(line)}, seat {seat}: {low_high}"),
                    text(LEFT + room * rate + 8, y + 13, low_high, kind="soft"),
                ]
            y += small
        y += 10
    par = LEFT + room / tally.seats
    parts = [*axis(y, room), *rows, stroke(par, 4, par, y, "par")]
    return drawing(int(y) + 24, "Win rate by seat", parts)


def taken_chart(tally: Tally) -> str:
    """One bar per thing that could be taken."""
    room = WIDE - LEFT - RIGHT
    small = 18
    parts: list[str] = []
    for k, (name, (chances, times)) in enumerate(tally.taken.items()):
        y, rate = 10 + small * k, times / max(1, chances)
        parts += [
            text(LEFT - 10, y + 13, name, "end"),
            bar(LEFT, y + 2, room * rate, small - 4, 0, f"{name}: {times} of {chances}"),
            text(LEFT + room * rate + 8, y + 13, f"{percent(rate)} of {chances:,}", kind="soft"),
        ]
    bottom = 10 + small * len(tally.taken)
    return drawing(bottom + 24, "How often each thing was taken", [*axis(bottom, room), *parts])


def numbers(tally: Tally, lines: Sequence[Line]) -> str:
    """The same as a table, for those who want to read or copy it."""
    heads = ["bot", "wins", "win rate", "95 % interval", "points", "place", *tally.sources]
    rows = []
    for line in lines:
        low, high = line.interval
        cells = [
            escape(label(line)),
            f"{line.wins:.1f}" + (f" ({line.shared} shared)" if line.shared else ""),
            percent(line.rate),
            f"{100 * low:.1f} – {100 * high:.1f} %",
            f"{line.mean_points:.1f}",
            f"{line.mean_place:.2f}",
            *[f"{line.mean_source(s):.1f}" for s in tally.sources],
        ]
        rows.append("<tr>" + "".join(f"<td>{cell}</td>" for cell in cells) + "</tr>")
    head = "".join(f'<th scope="col">{escape(h)}</th>' for h in heads)
    table = f"<table><caption>Standings; points per game</caption><tr>{head}</tr>{''.join(rows)}</table>"
    return f"<div class=wide>{table}</div>"
