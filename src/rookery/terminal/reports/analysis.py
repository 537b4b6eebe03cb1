"""`rookery analyse`: a finished game looked back at, as text, as JSON or as one HTML file."""

from __future__ import annotations

import json
import signal
import sys
import time
from collections.abc import Callable
from html import escape
from pathlib import Path
from typing import Final

from rich.table import Table
from rich.text import Text

from rookery.errors import RecordError
from rookery.i18n import Texts, texts
from rookery.play.analysis import EFFORTS, SIGNS, Analysis, Decision, analyse, one_thread, to_json
from rookery.play.analysis.chart import drawing, smoothed
from rookery.play.analysis.wording import named, percent, sentence
from rookery.terminal import files, look
from rookery.terminal.complaint import Complaint, bad_record
from rookery.terminal.screen import Screen
from rookery.terminal.sitting.interrupt import on_interrupt

BLOCKS: Final = " ▁▂▃▄▅▆▇█"
PLAIN_BLOCKS: Final = " .:-=+*#@"
STEPS: Final = 60
"""Characters of a line of chances."""
STYLES: Final = {"blunder": look.BAD, "mistake": look.BAD, "good": look.GOOD, "brilliant": look.GOOD}
STOPPED: Final = 130
"""The status of a command that Ctrl-C ended."""


def analyse_file(
    path: Path, lang: str, screen: Screen, effort: str, seed: int, as_json: bool, html: Path | None
) -> int:
    """Read, think, tell; the status."""
    if effort not in EFFORTS:
        raise Complaint("ui-analysis-effort", name=effort, known=", ".join(EFFORTS))
    text, parsed = files.read_record(path)
    one_thread()
    t = texts(lang, parsed.game)
    progress = Progress(t)
    try:
        with on_interrupt(signal.default_int_handler):
            found = analyse(text, EFFORTS[effort], seed, progress=progress.show)
    except RecordError as error:
        raise bad_record(error) from None
    except KeyboardInterrupt:
        progress.clear()
        print(t.t("ui-analysis-stopped"), file=sys.stderr)
        return STOPPED
    progress.clear()
    names = [*parsed.names, *(t.t("ui-seat", n=s + 1) for s in range(len(parsed.names), found.seats))]
    if html is not None:
        files.write(html, page(found, names, t, lang))
        screen.say(t.t("ui-analysis-written", file=str(html)))
    elif as_json:
        screen.console.file.write(json.dumps(to_json(found), ensure_ascii=False, indent=2) + "\n")
    else:
        tell(found, names, t, lang, screen)
    return 0


class Progress:
    """How far it is, on stderr: in place in a terminal, else not at all."""

    def __init__(self, t: Texts, clock: Callable[[], float] = time.monotonic) -> None:
        self.t, self.clock, self.start = t, clock, clock()
        self.live = sys.stderr.isatty()
        self.said = 0

    def show(self, done: int, every: int) -> None:
        """So much is done."""
        if not self.live:
            return
        left = (self.clock() - self.start) / done * (every - done)
        line = self.t.t("ui-analysis-progress", done=done, all=every, left=f"{left:.0f}")
        print(f"\r{line:<{self.said}}", end="", file=sys.stderr, flush=True)
        self.said = len(line)

    def clear(self) -> None:
        """Leave no trace of it."""
        if self.said:
            print(f"\r{'':<{self.said}}\r", end="", file=sys.stderr, flush=True)


def tell(found: Analysis, names: list[str], t: Texts, lang: str, screen: Screen) -> None:
    """All of it as text."""
    screen.say(t.t("ui-analysis-chances"), style=look.TITLE)
    blocks, rows = (BLOCKS if screen.unicode else PLAIN_BLOCKS), smoothed(found.decisions)
    wide = min(STEPS, max(1, len(rows)))
    grid = Table.grid(padding=(0, 2, 0, 0))
    for seat, name in enumerate(names):
        picked = [rows[n * len(rows) // wide][seat] for n in range(wide)] if rows else []
        bars = "".join(blocks[min(8, int(share * 8.999))] for share in picked)
        grid.add_row(Text(name[:16]), Text(bars), Text(percent(found.result[seat], signed=False)))
    screen.show(grid)
    screen.gap()
    screen.show(totals(found, names, t))
    screen.say(t.t("ui-analysis-luck-note"), style=look.QUIET)
    screen.gap()
    screen.say(t.t("ui-analysis-turning"), style=look.TITLE)
    if not found.turning:
        screen.say(t.t("ui-analysis-none"))
    for each in found.turning:
        screen.say(f"{each.at + 1:>4}  {sentence(found, each, names, t, lang)} ({percent(each.swing)})")
    told = list(found.named().values())
    if told:
        screen.gap()
        screen.say(t.t("ui-analysis-moves"), style=look.TITLE)
    for decision in told:
        tell_move(decision, names, t, lang, screen)
    screen.gap()
    screen.say(t.t(f"ui-analysis-{found.judge}"), style=look.QUIET)


def tell_move(decision: Decision, names: list[str], t: Texts, lang: str, screen: Screen) -> None:
    """One move that has a name, and what would have been better."""
    said, found = decision.said[lang], decision.kind in ("good", "brilliant")
    swing = decision.gain if found else -decision.lost
    head = f"{decision.at + 1:>4}  {SIGNS[decision.kind]:<2} {names[decision.seat]}: {named(said['move'], names)}"
    kind = t.t(f"ui-analysis-{decision.kind}")
    screen.say(f"{head} ({kind}, {percent(swing)})", style=STYLES.get(decision.kind, ""))
    if not found:
        screen.say(f"{'':9}{t.t('ui-analysis-better', move=named(said['best'], names))}")


def totals(found: Analysis, names: list[str], t: Texts) -> Table:
    """A row for every seat."""
    grid = Table(box=None, pad_edge=False, header_style=look.QUIET)
    grid.add_column("")
    for key in ("won", "accuracy", "luck", "play"):
        grid.add_column(t.t(f"ui-analysis-{key}"), justify="right")
    for kind in ("inaccuracy", "mistake", "blunder"):
        grid.add_column(SIGNS[kind], justify="right")
    for seat, name in enumerate(names):
        luck, error = found.fortune(seat)
        kinds = found.kinds(seat)
        grid.add_row(
            Text(name[:16]),
            percent(found.result[seat], signed=False),
            percent(found.accuracy(seat), signed=False),
            f"{percent(luck)} (±{round(100 * error)})",
            percent(found.result[seat] - found.par() - luck),
            *(str(kinds[kind]) for kind in ("inaccuracy", "mistake", "blunder")),
        )
    return grid


# -- one file --------------------------------------------------------------------------------------------------

SEATS: Final = ["d8403c", "3f7fe6", "1f9a5f", "f0bd2e", "8f57d6", "c9752f", "dd6f9b", "1c9a9a", "c9bfa6", "6b7787"]
STYLE: Final = """:root{color-scheme:light dark;font:17px/1.5 Georgia,serif}
body{max-width:64rem;margin:2rem auto;padding:0 1rem}
body{background:light-dark(#fbf4e4,#17110b);color:light-dark(#2a1503,#f4e8d2)}
h1,h2{font-variant:small-caps;color:light-dark(#7a3f00,#ffd67a)}
svg{width:100%;height:auto} table{border-collapse:collapse} li{margin:.4em 0} small{opacity:.75}
td,th{padding:.25em .9em .25em 0;text-align:right} td:first-child,th:first-child{text-align:left}
.chances text{font:700 13px Georgia,serif;fill:currentColor} .axis{stroke:currentColor;opacity:.3}
.chances :is(polygon,rect):not(.hatch){fill:var(--m)} .chances polyline{fill:none;stroke:var(--m);stroke-width:3}
pattern path{stroke:#fff;stroke-width:2;opacity:.28} .stem{stroke:currentColor} .here{display:none}
.chances .mark rect{fill:#7a6a55} .chances .mark text{fill:#fff}
.chances .k-blunder rect{fill:#b3261e} .chances .k-mistake rect{fill:#b04a10}
.chances :is(.k-good,.k-brilliant) rect{fill:#1f7a45}
"""


def page(found: Analysis, names: list[str], t: Texts, lang: str) -> str:
    """One HTML file that needs nothing else."""
    seats = "".join(f".s{n}{{--m:#{colour}}}" for n, colour in enumerate(SEATS))
    title = f"{t.t(f'{found.game}-name')} · {t.t('ui-analysis')}"
    turned = [(each.at, sentence(found, each, names, t, lang), percent(each.swing)) for each in found.turning]
    points = "".join(
        f'<li value="{at + 1}" id="t{at}">{escape(said)} <b>{swing}</b></li>' for at, said, swing in turned
    )
    told = found.named()
    moves = "".join(move_item(each, names, t, lang) for each in told.values())
    chart = drawing(found, names, t.t("ui-analysis-chart"), lambda at: f"#m{at}" if at in told else f"#t{at}")
    return f"""<!doctype html><html lang="{lang}"><head><meta charset="utf-8"><title>{escape(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>{STYLE}{seats}</style></head><body>
<h1>{escape(title)}</h1><h2>{t.t("ui-analysis-chances")}</h2>{chart}
{table_of(found, names, t)}<p><small>{t.t("ui-analysis-luck-note")}</small></p>
<h2>{t.t("ui-analysis-turning")}</h2><ol>{points}</ol>{"" if points else t.t("ui-analysis-none")}
<h2>{t.t("ui-analysis-moves")}</h2><ol>{moves}</ol><p><small>{t.t(f"ui-analysis-{found.judge}")}</small></p>
</body></html>
"""


def move_item(decision: Decision, names: list[str], t: Texts, lang: str) -> str:
    """One move that has a name."""
    said, found = decision.said[lang], decision.kind in ("good", "brilliant")
    swing = decision.gain if found else -decision.lost
    head = f"{names[decision.seat]}: {named(said['move'], names)} {SIGNS[decision.kind]}"
    out = f'<li value="{decision.at + 1}" id="m{decision.at}">{escape(head)} <b>{percent(swing)}</b>'
    if not found:
        line = " → ".join(named(each, names) for each in said["line"])
        out += f"<br>{escape(t.t('ui-analysis-better', move=named(said['best'], names)))}"
        out += f"<br><small>{t.t('ui-analysis-line')} {escape(line)}</small>" if line else ""
    return f"{out} <small>{t.t(f'ui-analysis-{decision.kind}')}</small></li>"


def table_of(found: Analysis, names: list[str], t: Texts) -> str:
    """A row for every seat."""
    heads = "".join(f"<th>{t.t(f'ui-analysis-{key}')}</th>" for key in ("won", "accuracy", "luck", "play"))
    rows = ""
    for seat, name in enumerate(names):
        luck, error = found.fortune(seat)
        cells = [percent(found.result[seat], signed=False), percent(found.accuracy(seat), signed=False)]
        cells += [f"{percent(luck)} (±{round(100 * error)})", percent(found.result[seat] - found.par() - luck)]
        rows += f"<tr><td>{escape(name)}</td>{''.join(f'<td>{cell}</td>' for cell in cells)}</tr>"
    return f"<table><tr><th></th>{heads}</tr>{rows}</table>"
