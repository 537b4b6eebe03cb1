"""How it ended: the ranking, where every point came from, and a chart of it."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from rookery.games.kit import Outcome
from rookery.i18n import Texts, texts
from rookery.terminal import look
from rookery.terminal.playing import Playing
from rookery.terminal.screen import Screen

FILLS = ("#6f3d96", "#a8201a", "#e3b122", "#1c5fb0")


def ending(match: Playing, lang: str, screen: Screen, seat: int | None = None) -> list[RenderableType]:
    """The winner, the ranking table and the chart of a finished match."""
    outcome = match.outcome
    t = texts(lang, match.game)
    if outcome is None:  # the players agreed to stop
        return [Text(t.t("ui-ended"), style=look.WARN)]
    names = match.names or [t.t("ui-seat", n=s + 1) for s in range(match.seats)]
    winners = [names[s] for s in outcome.winners]
    if not winners:
        head = t.t("ui-nobody-wins")
    else:
        head = t.t("ui-winner", name=winners[0]) if len(winners) == 1 else t.t("ui-shared", names=t.join(winners))
    why = t.t(f"{match.game}-reason-{outcome.reason}")
    if outcome.tie_break:
        why += " " + t.t(f"{match.game}-tie-{outcome.tie_break}")
    order = sorted(range(match.seats), key=lambda s: (outcome.ranks[s], s))
    return [
        Text(head, style=look.WARN),
        Text(why, style=look.QUIET),
        Text(""),
        _ranking(match.game, outcome, names, order, t, seat),
        Text(""),
        Text(t.t("ui-chart"), style=look.TITLE),
        *_chart(match.game, outcome, names, order, t, screen),
    ]


def _ranking(
    game: str, outcome: Outcome, names: list[str], order: list[int], t: Texts, seat: int | None
) -> RenderableType:
    sources = list(outcome.breakdown[0])
    grid = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style=look.QUIET)
    grid.add_column(t.t("ui-rank"), justify="right")
    grid.add_column(t.t("ui-name"), overflow="fold")
    for source in sources:
        grid.add_column(t.t(f"{game}-source-{source}"), justify="right")
    grid.add_column(t.t("ui-total"), justify="right", style=look.NUMBER)
    for s in order:
        cells = [f"{outcome.ranks[s]}.", names[s]]
        cells += [str(outcome.breakdown[s][source]) for source in sources]
        grid.add_row(*cells, str(outcome.scores[s]), style="bold" if s == seat else "")
    return grid


def _chart(
    game: str, outcome: Outcome, names: list[str], order: list[int], t: Texts, screen: Screen
) -> list[RenderableType]:
    """A bar per thief; every source has its own fill, and a colour where there are colours."""
    bars = (look.UNICODE if screen.unicode else look.ASCII).bars
    sources = list(outcome.breakdown[0])
    longest = min(16, max(len(name) for name in names))
    room = max(10, screen.width - longest - 7)
    scale = min(2.0, room / max(1, *outcome.scores))
    scale = float(int(scale)) if scale >= 1 else scale
    rows: list[RenderableType] = []
    for s in order:
        line = Text(f"{names[s][:longest]:<{longest}} ")
        done, drawn = 0, 0
        for k, source in enumerate(sources):
            done += max(0, outcome.breakdown[s][source])
            upto = round(done * scale)
            line.append(bars[k % len(bars)] * (upto - drawn), style=FILLS[k % len(FILLS)] if screen.colour else "")
            drawn = max(drawn, upto)
        rows.append(line.append(f" {outcome.scores[s]}"))
    key = Text("")
    for k, source in enumerate(sources):
        style = FILLS[k % len(FILLS)] if screen.colour else ""
        key.append(bars[k % len(bars)] * 2, style=style).append(f" {t.t(f'{game}-source-{source}')}   ")
    key.rstrip()
    return [*rows, Text(""), key]
