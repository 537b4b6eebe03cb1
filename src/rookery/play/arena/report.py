"""An arena's standings as one HTML file: drawn in SVG, light and dark, nothing fetched from anywhere."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from html import escape
from typing import Any

from rookery.play.arena import charts
from rookery.play.arena.charts import Say
from rookery.play.arena.plan import Plan
from rookery.play.arena.ratings import Rating
from rookery.play.arena.showing import fault_lines, label, percent, say, verdict
from rookery.play.arena.sprt import Trial
from rookery.play.arena.tally import Line, Tally

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
svg .on { fill: var(--page); } svg .way { fill: none; stroke: var(--c0); stroke-width: 2; stroke-linejoin: round; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; margin: .6rem 0; font-size: .86rem; font-variant-numeric: tabular-nums; }
caption { text-align: left; }
th, td { padding: .25rem .7rem .25rem 0; text-align: right; white-space: nowrap;
  border-bottom: 1px solid var(--line); }
th:first-child, td:first-child { text-align: left; }
pre { overflow: auto; padding: .8rem; border: 1px solid var(--line); font-size: .8rem; max-height: 24rem; }
"""


def html(
    tally: Tally,
    game: str,
    seed: int,
    options: Mapping[str, Any],
    plan: Plan | None = None,
    trial: Trial | None = None,
    rated: Sequence[Rating] | None = None,
    lang: str = "en",
) -> str:
    """The report. The same games give the same file."""
    lines, t = tally.lines(), partial(say, lang)
    plan = plan or Plan(game, tally.seats, tally.entries, seed, options=tuple(sorted(options.items())))
    body = opening(tally, lines, plan, options, t)
    if trial is not None:
        body.append(f"<p><strong>{escape(verdict(trial, lang))}</strong></p>")
        if trial.path:
            body.append(section("LLR", charts.trial_chart(trial, t), t("sprt-caption")))
    if tally.finished:
        body += drawings(tally, lines, rated or [], t)
    if tally.faults:
        rows = "".join(f"<li>{escape(row)}</li>" for row in fault_lines(tally, lang))
        body.append(f"<h2>{escape(t('faults-head'))}</h2><ul>{rows}</ul>")
    for broken in tally.crashed[:20]:
        title = t("crash-head", game=str(broken.number))
        body.append(f"<h2>{escape(title)}</h2><pre>{escape(broken.crash)}</pre>")
    return (
        f'<!doctype html>\n<html lang="{lang}">\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(game)} arena</title>\n<style>{STYLE}</style>\n" + "\n".join(body) + "\n</html>\n"
    )


def opening(tally: Tally, lines: Sequence[Line], plan: Plan, options: Mapping[str, Any], t: Say) -> list[str]:
    """What was played, how, and what does not count."""
    shown = "; ".join(f"{k} = {v}" for k, v in options.items())
    about = t(
        "about", games=len(tally.finished), seats=plan.seats, seed=str(plan.seed), form=t(f"form-{plan.form}")
    )
    body = [
        f"<h1>{escape(plan.game)}: {escape(', '.join(label(line) for line in lines))}</h1>",
        f"<p class=soft>{escape(about)}{escape(f' {shown}.' if shown else '')}</p>",
        f"<p class=soft><code>{escape(plan.command(len(tally.games)))}</code></p>",
    ]
    if tally.truncated:
        body.append(f"<p>{escape(t('cut-long', count=len(tally.truncated)))}</p>")
    if tally.crashed:
        body.append(f"<p><strong>{escape(t('crashed-long', count=len(tally.crashed)))}</strong></p>")
    return body


def drawings(tally: Tally, lines: Sequence[Line], rated: Sequence[Rating], t: Say) -> list[str]:
    """All charts and tables."""
    out = [section(t("win-rate"), charts.win_chart(tally, lines, t), t("win-caption")), numbers(tally, lines, t)]
    if rated:
        names = [line.name for line in lines]
        out.append(section(t("rating"), charts.rating_chart(rated, names, t), t("rating-caption")))
    if len(lines) > 2:
        out.append(crosstable(tally, lines, t))
    out += [
        section(t("scores"), charts.score_chart(lines, t), t("scores-caption")),
        section(t("sources"), charts.source_chart(tally, lines, t), t("sources-caption")),
        section(t("by-seat"), charts.seat_chart(tally, lines, t), t("seats-caption")),
        section(t("length"), charts.length_chart(tally.lengths, t), t("length-caption")),
    ]
    if tally.taken:
        out.append(section(t("taken"), charts.taken_chart(tally, t), t("taken-caption")))
    return out


def section(title: str, chart: str, caption: str) -> str:
    """A heading, a drawing and what it shows."""
    title = title[:1].upper() + title[1:]
    return f"<h2>{escape(title)}</h2><figure>{chart}<figcaption>{escape(caption)}</figcaption></figure>"


def crosstable(tally: Tally, lines: Sequence[Line], t: Say) -> str:
    """How often one came in before the other."""
    ahead = tally.ahead()
    head = "".join(f'<th scope="col">{escape(line.name)}</th>' for line in lines)
    rows = []
    for one in lines:
        cells = []
        for other in lines:
            points, times = ahead.get((one.name, other.name), (0.0, 0))
            cells.append(f"<td>{percent(points / times) if times else '–'}</td>")
        rows.append(f'<tr><th scope="row">{escape(one.name)}</th>{"".join(cells)}</tr>')
    table = f"<table><caption>{escape(t('ahead-caption'))}</caption><tr><th></th>{head}</tr>{''.join(rows)}</table>"
    return f"<h2>{escape(t('ahead'))}</h2><div class=wide>{table}</div>"


def numbers(tally: Tally, lines: Sequence[Line], t: Say) -> str:
    """The same as a table, for those who want to read or copy it."""
    heads = [t(key) for key in ("bot", "wins", "win-rate", "interval", "points", "place")] + tally.sources
    rows = []
    for line in lines:
        low, high = line.interval
        cells = [
            escape(label(line)),
            f"{line.wins:.1f}" + (f" ({t('shared', count=line.shared)})" if line.shared else ""),
            percent(line.rate),
            f"{100 * low:.1f} – {100 * high:.1f} %",
            f"{line.mean_points:.1f}",
            f"{line.mean_place:.2f}",
            *[f"{line.mean_source(s):.1f}" for s in tally.sources],
        ]
        rows.append("<tr>" + "".join(f"<td>{cell}</td>" for cell in cells) + "</tr>")
    head = "".join(f'<th scope="col">{escape(h)}</th>' for h in heads)
    table = f"<table><caption>{escape(t('standings'))}</caption><tr>{head}</tr>{''.join(rows)}</table>"
    return f"<div class=wide>{table}</div>"
