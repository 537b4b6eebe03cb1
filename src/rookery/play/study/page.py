"""A study as one HTML file, in the dress of the arena's reports."""

from __future__ import annotations

from functools import partial
from html import escape
from typing import Any, Final

from rookery.i18n import texts
from rookery.play.arena import charts, showing
from rookery.play.arena.charts import LEFT, RIGHT, WIDE, axis, bar, drawing, stroke, text
from rookery.play.arena.report import STYLE, section
from rookery.play.arena.showing import percent
from rookery.play.arena.tally import Tally
from rookery.play.study.findings import FEW, Findings, Group, Thing

SMALL: Final = 18
DRAWN: Final = 24
"""Things of a group that are drawn: those furthest from its mean, as far as anything can be said."""


def say(lang: str, key: str, **args: Any) -> str:
    """A text of the study."""
    return texts(lang).t(f"ui-study-{key}", **args)


def html(found: Findings, tally: Tally, lang: str = "en") -> str:
    """The report. The same games give the same file."""
    t, about = partial(say, lang), partial(showing.say, lang)
    title = t("title", game=found.game)
    body = [f"<h1>{escape(title)}</h1>", *opening(found, lang)]
    if found.games:
        lines = tally.lines()
        body += [
            section(about("by-seat"), seats_chart(found, lang), about("seats-caption")),
            section(about("length"), charts.length_chart(tally.lengths, about), about("length-caption")),
            section(about("scores"), charts.score_chart(lines, about), about("scores-caption")),
            sources_table(found, lang),
            outliers_table(found, lang),
        ]
        for group in found.groups:
            body.append(section(group.name, group_chart(group, lang), t("group-caption", base=percent(group.base))))
            body.append(
                f"<details><summary>{escape(t('all'))}</summary>{group_table(group.things, lang)}</details>"
            )
    return (
        f'<!doctype html>\n<html lang="{lang}">\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n" + "\n".join(body) + "\n</html>\n"
    )


def opening(found: Findings, lang: str) -> list[str]:
    """Who played what, and what that can show."""
    t = partial(say, lang)
    lines = [
        t("about", games=found.games, seats=found.seats, bots=", ".join(found.bots), seed=str(found.seed)),
        t("caveat"),
    ]
    if found.cut or found.crashed:
        lines.append(t("left-out", cut=found.cut, crashed=found.crashed))
    return [f"<p class=soft>{escape(line)}</p>" for line in lines]


def whisker(y: float, low: float, high: float, room: float) -> list[str]:
    """An interval."""
    a, b = LEFT + room * low, LEFT + room * high
    return [
        stroke(a, y, b, y, "whisker"),
        stroke(a, y - 4, a, y + 4, "whisker"),
        stroke(b, y - 4, b, y + 4, "whisker"),
    ]


def seats_chart(found: Findings, lang: str) -> str:
    """What each seat wins."""
    room = WIDE - LEFT - RIGHT
    bottom = 10 + SMALL * found.seats
    parts = axis(bottom, room)
    for seat, (rate, low, high) in enumerate(found.by_seat):
        y = 10 + SMALL * seat
        numbers = f"{100 * rate:.1f} ({100 * low:.1f} – {100 * high:.1f}) %"
        parts += [
            text(LEFT - 10, y + 13, showing.say(lang, "seat", seat=str(seat)), "end"),
            bar(LEFT, y + 2, room * rate, SMALL - 4, 0, numbers),
            *whisker(y + 9, low, high, room),
            text(WIDE, y + 13, numbers, "end", "soft"),
        ]
    par = LEFT + room * found.par
    parts.append(stroke(par, 4, par, bottom, "par"))
    return drawing(bottom + 24, showing.say(lang, "by-seat"), parts)


def drawn(group: Group) -> list[Thing]:
    """The things of a group worth a line in its drawing."""
    often = [each for each in group.things if each.seats >= FEW] or list(group.things)
    told = sorted(often, key=lambda each: -distance(each, group.base))[:DRAWN]
    return sorted(told, key=lambda each: (-each.rate, each.id))


def distance(thing: Thing, base: float) -> float:
    """How far from the mean, in widths of the interval."""
    return abs(thing.rate - base) / max(1e-9, thing.high - thing.low)


def group_chart(group: Group, lang: str) -> str:
    """What seats win that took each of these things, with intervals; the mean of all of them as a line."""
    room, things = WIDE - LEFT - RIGHT, drawn(group)
    bottom = 10 + SMALL * len(things)
    parts = axis(bottom, room)
    for k, thing in enumerate(things):
        y = 10 + SMALL * k
        tip = f"{thing.name} ({thing.id}): {percent(thing.rate)}, {thing.seats}"
        name = thing.name if len(thing.name) < 21 else f"{thing.name[:19]}…"
        parts += [
            text(LEFT - 10, y + 13, name, "end"),
            bar(
                LEFT,
                y + 4,
                room * thing.rate,
                SMALL - 8,
                1 if thing.outlier else 0,
                tip,
                1 if thing.outlier else 0.6,
            ),
            *whisker(y + 9, thing.low, thing.high, room),
            text(WIDE, y + 13, f"{percent(thing.rate)} / {thing.seats:,}", "end", "soft"),
        ]
    base = LEFT + room * group.base
    parts.append(stroke(base, 4, base, bottom, "par"))
    return drawing(bottom + 24, group.name, parts)


def grid(heads: list[str], rows: list[list[str]]) -> str:
    """A table."""
    head = "".join(f'<th scope="col">{escape(each)}</th>' for each in heads)
    lines = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<div class=wide><table><tr>{head}</tr>{lines}</table></div>"


def cells(thing: Thing) -> list[str]:
    """A thing as a row."""
    return [
        thing.name if thing.name == thing.id else f"{thing.name} ({thing.id})",
        thing.source or "–",
        f"{thing.times:,}",
        f"{thing.games:,} / {thing.seen:,}",
        f"{thing.seats:,}",
        percent(thing.rate),
        f"{100 * thing.low:.1f} – {100 * thing.high:.1f} %",
        f"{thing.points:.1f}",
    ]


def heads(lang: str) -> list[str]:
    """What stands above it."""
    keys = ("thing", "source", "times", "games", "seats")
    return [say(lang, key) for key in keys] + [showing.say(lang, k) for k in ("win-rate", "interval", "points")]


def group_table(things: tuple[Thing, ...], lang: str) -> str:
    """All things of a group."""
    return grid(heads(lang), [cells(each) for each in things])


def outliers_table(found: Findings, lang: str) -> str:
    """What wins more, or less, than others of its kind."""
    title = f"<h2>{escape(say(lang, 'outliers'))}</h2>"
    rows = [[group.name, percent(group.base), *cells(thing)] for group, thing in found.outliers]
    if not rows:
        return f"{title}<p>{escape(say(lang, 'no-outliers'))}</p>"
    table = grid([say(lang, "way"), say(lang, "base"), *heads(lang)], rows)
    return f"{title}<p>{escape(say(lang, 'outliers-caption'))}</p>{table}"


def sources_table(found: Findings, lang: str) -> str:
    """Mean points by source, of all and of winners."""
    title = showing.say(lang, "sources")
    rows = [
        [
            name,
            f"{mean:.2f}",
            f"{100 * mean / found.points if found.points else 0:.0f} %",
            f"{found.winners[name]:.2f}",
        ]
        for name, mean in found.sources.items()
    ]
    columns = ["", say(lang, "mean"), say(lang, "share"), say(lang, "winners")]
    return f"<h2>{escape(title[:1].upper() + title[1:])}</h2>{grid(columns, rows)}"
