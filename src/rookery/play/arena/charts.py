"""The drawings of a report: SVG inside the page, in its colours, each with a text for those who do not see it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from typing import TYPE_CHECKING, Final

from rookery.play.arena.ratings import Rating
from rookery.play.arena.showing import label, percent
from rookery.play.arena.tally import Line, Tally, wilson

if TYPE_CHECKING:
    from rookery.play.arena.sprt import Trial

WIDE: Final = 720
LEFT: Final = 150  # room for names
RIGHT: Final = 150  # room for numbers
ROW: Final = 34
Say = Callable[..., str]


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


def short(line: Line, most: int = 19) -> str:
    """A bot's name, cut where it would leave the drawing."""
    name = label(line)
    return name if len(name) <= most else f"{name[: most - 1]}…"


def stroke(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    """A line."""
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{kind}"/>'


def axis(y: float, room: float) -> list[str]:
    """A scale from 0 to 100 %."""
    out = []
    for k in range(5):
        x = LEFT + room * k / 4
        out += [stroke(x, 8, x, y, "axis"), text(x, y + 16, f"{25 * k} %", "middle", "soft")]
    return out


def win_chart(tally: Tally, lines: Sequence[Line], say: Say) -> str:
    """Bars with whiskers."""
    room = WIDE - LEFT - RIGHT
    bottom = 10 + ROW * len(lines)
    parts = axis(bottom, room)
    for k, line in enumerate(lines):
        y = 10 + ROW * k
        low, high = line.interval
        tip = f"{label(line)}: {percent(line.rate)} ({percent(low)} – {percent(high)})"
        a, b, middle = LEFT + room * low, LEFT + room * high, y + ROW / 2
        parts += [
            text(LEFT - 10, middle + 4, short(line), "end"),
            bar(LEFT, y + 6, room * line.rate, ROW - 12, k, tip),
            stroke(a, middle, b, middle, "whisker"),
            stroke(a, middle - 5, a, middle + 5, "whisker"),
            stroke(b, middle - 5, b, middle + 5, "whisker"),
            text(WIDE, middle + 4, f"{100 * line.rate:.1f} ({100 * low:.1f} – {100 * high:.1f}) %", "end"),
        ]
    par = LEFT + room * tally.par
    parts.append(stroke(par, 4, par, bottom, "par"))
    what = "; ".join(f"{label(line)} {percent(line.rate)}" for line in lines)
    return drawing(bottom + 24, f"{say('win-rate')}: {what}", parts)


def score_chart(lines: Sequence[Line], say: Say) -> str:
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
            text(LEFT - 10, base - 26, short(line), "end"),
            text(LEFT - 10, base - 8, say("mean", value=f"{line.mean_points:.1f}"), "end", "soft"),
            stroke(LEFT, base, LEFT + room, base, "axis"),
        ]
        for i, n in enumerate(counts):
            if n:
                a = low + i * width
                span = f"{a}" if width == 1 else f"{a} – {a + width - 1}"
                tip = f"{label(line)}: {span}: {n}"
                h = (each - 22) * n / top
                parts.append(bar(LEFT + i * step + 0.5, base - h, step - 1, h, k, tip))
    bottom = len(lines) * each
    for i in range(0, bins, max(1, bins // 8)):
        parts.append(text(LEFT + (i + 0.5) * step, bottom + 10, str(low + i * width), "middle", "soft"))
    return drawing(bottom + 18, say("scores-caption"), parts)


def source_chart(tally: Tally, lines: Sequence[Line], say: Say) -> str:
    """Stacked bars; every part is named."""
    sources = tally.sources
    top = max([line.mean_points for line in lines] + [1.0])
    room = WIDE - LEFT - 70
    parts: list[str] = []
    for k, line in enumerate(lines):
        y = 6 + ROW * k
        x = float(LEFT)
        parts.append(text(LEFT - 10, y + ROW / 2 + 4, short(line), "end"))
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
        if x + 30 + 8 * len(source) > WIDE:
            x, y = float(LEFT), y + 20
        parts += [bar(x, y - 10, 11, 11, i, source), text(x + 17, y, source)]
        x += 30 + 8 * len(source)
    return drawing(y + 10, say("sources"), parts)


def seat_chart(tally: Tally, lines: Sequence[Line], say: Say) -> str:
    """Bars per seat, grouped by bot."""
    room = WIDE - LEFT - RIGHT
    parts: list[str] = []
    y = 10.0
    small = 18
    rows: list[str] = []
    for k, line in enumerate(lines):
        rows.append(text(LEFT - 70, y + small * tally.seats / 2 + 4, short(line, 12), "end"))
        for seat in range(tally.seats):
            rate = line.seat_rate(seat)
            if rate is not None:
                low, high = wilson(line.seat_wins.get(seat, 0.0), line.seat_games[seat])
                low_high = f"{100 * rate:.1f} ({100 * low:.1f} – {100 * high:.1f}) %"
                rows += [
                    text(LEFT - 10, y + 13, say("seat", seat=str(seat)), "end", "soft"),
                    bar(
                        LEFT,
                        y + 2,
                        room * rate,
                        small - 4,
                        k,
                        f"{label(line)}, {say('seat', seat=str(seat))}: {low_high}",
                    ),
                    stroke(LEFT + room * low, y + 9, LEFT + room * high, y + 9, "whisker"),
                    text(WIDE, y + 13, low_high, "end", "soft"),
                ]
            y += small
        y += 10
    par = LEFT + room * tally.par
    parts = [*axis(y, room), *rows, stroke(par, 4, par, y, "par")]
    return drawing(int(y) + 24, say("by-seat"), parts)


def taken_chart(tally: Tally, say: Say) -> str:
    """One bar per thing that could be taken."""
    room = WIDE - LEFT - RIGHT
    small = 18
    parts: list[str] = []
    for k, (name, (chances, times)) in enumerate(tally.taken.items()):
        y, rate = 10 + small * k, times / max(1, chances)
        parts += [
            text(LEFT - 10, y + 13, name, "end"),
            bar(LEFT, y + 2, room * rate, small - 4, 0, f"{name}: {times} / {chances}"),
            text(LEFT + room * rate + 8, y + 13, f"{percent(rate)} / {chances:,}", kind="soft"),
        ]
    bottom = 10 + small * len(tally.taken)
    return drawing(bottom + 24, say("taken-caption"), [*axis(bottom, room), *parts])


def ticks(low: float, high: float, most: int = 6) -> list[float]:
    """Round numbers between two, not too many.

    >>> ticks(11.3, 38.2)
    [15.0, 20.0, 25.0, 30.0, 35.0]
    """
    span, step = max(high - low, 1e-9), 1e-6
    for factor in (2, 2.5, 2) * 20:
        if span / step <= most:
            break
        step *= factor
    first = -(-low // step)
    return [round((first + k) * step, 9) for k in range(int((high - first * step) // step) + 1)]


def rating_chart(rated: Sequence[Rating], colours: Sequence[str], say: Say) -> str:
    """A mark with its interval per bot."""
    room, bottom = WIDE - LEFT - RIGHT, 10 + ROW * len(rated)
    low, high = min(each.interval[0] for each in rated), max(each.interval[1] for each in rated)
    scale = room / max(1e-9, high - low)
    parts: list[str] = []
    for tick in ticks(low, high):
        x = LEFT + scale * (tick - low)
        parts += [stroke(x, 8, x, bottom, "axis"), text(x, bottom + 16, f"{tick:g}", "middle", "soft")]
    for k, each in enumerate(rated):
        middle = 10 + ROW * (k + 0.5)
        a, x, b = (LEFT + scale * (v - low) for v in (each.interval[0], each.mu, each.interval[1]))
        numbers = f"{each.mu:.2f} ({each.interval[0]:.1f} – {each.interval[1]:.1f})"
        parts += [
            text(LEFT - 10, middle + 4, each.name if len(each.name) < 20 else f"{each.name[:18]}…", "end"),
            stroke(a, middle, b, middle, "whisker"),
            stroke(a, middle - 5, a, middle + 5, "whisker"),
            stroke(b, middle - 5, b, middle + 5, "whisker"),
            bar(x - 5, middle - 8, 10, 16, colours.index(each.name), f"{each.name}: {numbers}"),
            text(WIDE, middle + 4, numbers, "end"),
        ]
    what = "; ".join(f"{each.name} {each.mu:.1f} ± {1.96 * each.sigma:.1f}" for each in rated)
    return drawing(bottom + 24, f"{say('rating')}: {what}", parts)


def length_chart(lengths: Sequence[int], say: Say) -> str:
    """How long games were, as columns."""
    low, high = min(lengths), max(lengths)
    width = max(1, -(-(high - low + 1) // 40))
    counts = [0] * ((high - low) // width + 1)
    for each in lengths:
        counts[(each - low) // width] += 1
    room, base = WIDE - 40, 120
    step, top = room / len(counts), max(counts)
    parts = [stroke(20, base, 20 + room, base, "axis")]
    for i, n in enumerate(counts):
        if n:
            a = low + i * width
            span = f"{a}" if width == 1 else f"{a} – {a + width - 1}"
            tip = f"{say('decisions', count=span)}: {n}"
            parts.append(bar(20 + i * step + 0.5, base - 104 * n / top, step - 1, 104 * n / top, 0, tip))
    for i in range(0, len(counts), max(1, len(counts) // 8)):
        parts.append(text(20 + (i + 0.5) * step, base + 16, str(low + i * width), "middle", "soft"))
    mean = sum(lengths) / len(lengths)
    x = 20 + min(room, max(0.0, (mean - low + 0.5) / width * step))
    parts += [
        stroke(x, 4, x, base, "par"),
        text(min(x + 6, WIDE - 90), 14, say("mean", value=f"{mean:.0f}"), kind="soft"),
    ]
    return drawing(base + 26, f"{say('length')}: {low} – {high}, {say('mean', value=f'{mean:.0f}')}", parts)


def trial_chart(trial: Trial, say: Say) -> str:
    """The way of the log-likelihood ratio between its bounds."""
    room, high = WIDE - LEFT - 40, 180
    bounds, last = trial.bounds, trial.path[-1][0]
    ratios = [ratio for _, ratio in trial.path]
    top, low = max(bounds.accept, *ratios) + 0.4, min(bounds.reject, *ratios) - 0.4

    def y(ratio: float) -> float:
        return 8 + high * (top - ratio) / (top - low)

    parts: list[str] = []
    for value, words in ((bounds.accept, "H1"), (0.0, "0"), (bounds.reject, "H0")):
        kind = "axis" if value == 0 else "par"
        name = words if value == 0 else f"{words}: {value:.2f}"
        parts += [stroke(LEFT, y(value), LEFT + room, y(value), kind), text(LEFT - 10, y(value) + 4, name, "end")]
    for tick in ticks(0, last):
        parts.append(text(LEFT + room * tick / last, high + 26, f"{tick:g}", "middle", "soft"))
    dots = [(LEFT, y(0.0)), *[(LEFT + room * games / last, y(ratio)) for games, ratio in thinned(trial.path)]]
    way = " ".join(f"{a:.1f},{b:.1f}" for a, b in dots)
    parts.append(f'<polyline points="{way}" class="way"/>')
    return drawing(high + 34, f"LLR {trial.ratio:.2f}, {trial.verdict or '–'}", parts)


def thinned(path: Sequence[tuple[int, float]], most: int = 600) -> list[tuple[int, float]]:
    """A long way in fewer steps; the last one stays."""
    step = -(-len(path) // most)
    return [*path[:-1:step], path[-1]]
