"""What the house shows around a game's board: names, clocks, switches, chat, who is there."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from time import gmtime, strftime
from typing import Any

from markupsafe import Markup

from rookery.games.sheet import Sheet, escape, seal, use
from rookery.i18n import Texts
from rookery.play.match import Match
from rookery.serve.drawing.scene import TableInfo

WATCHERS_NAMED = 12


def who(sheet: Sheet, name: str, bot: str, connected: bool, clock: str, deadline: float | None) -> str:
    """A seat's name as boards show it: who plays there (`SeatLine.mark`), and the clock."""
    mark = time = ""
    if bot:
        word = escape(sheet.t.t(bot))
        mark = f'<span class="botmark" title="{word}">{icon("u-bot")}<span class="vh">{word}</span></span>'
    if clock:
        until = "" if deadline is None else f' data-until="{deadline:.1f}"'
        time = f'<span class="clk"{until}>{icon("u-clock")}<span>{clock}</span></span>'
    off = "" if connected else " off"
    return f'<span class="who{off}"><b>{escape(name)}</b>{mark}{time}</span>'


def no_moves(move: Any) -> str:
    """Only the sheet of a viewer, and only while their board is drawn, can say moves."""
    raise LookupError(move)


def no_templates(name: str, **context: Any) -> str:
    """The page after the end is drawn without templates."""
    raise LookupError(name)


def clock_text(seconds: float) -> str:
    """Time left, as a clock shows it: 4:05, 1:02:03."""
    minutes, s = divmod(max(0, round(seconds)), 60)
    hours, m = divmod(minutes, 60)
    return f"{hours}:{m:02}:{s:02}" if hours else f"{m}:{s:02}"


def switches_html(match: Match, info: TableInfo, me: int | None, t: Texts) -> str:
    """At which moments the viewer wants to be asked, in games that have such switches."""
    if me is None or info.off is None or match.over or not match.switches:
        return ""
    off = info.off(me)
    boxes = [
        f'<label class="check"><input type="radio" name="only" value="{name}" id="stop-{name}" data-auto'
        f"{' checked' if name == chosen_stop(match, info, me) else ''}>"
        f"<span>{escape(t.t(f'{match.game}-stop-{name}'))}</span></label>"
        for name in reversed(match.stops)
    ]
    if boxes:
        boxes = [
            f'<fieldset class="stop-list"><legend>{escape(t.t("ui-stop-when"))}</legend>',
            *boxes,
            "</fieldset>",
        ]
        boxes.append(f"<h3>{escape(t.t('ui-switch-at'))}</h3>")
    for name in match.switches:
        said, on = escape(t.t(f"{match.game}-switch-{name}")), "" if name in off else " checked"
        boxes.append(
            f'<label class="check"><input type="checkbox" name="on" value="{name}" id="switch-{name}" '
            f"data-auto{on}><span>{said}</span></label>"
        )
    return (
        f'<form id="switching" method="post" action="{info.action}/switch" hx-post="{info.action}/switch" '
        f'hx-swap="none">'
        f'<h2>{escape(t.t("ui-switches"))}</h2><p class="quiet">{escape(t.t("ui-switches-lead"))}</p>'
        f"{''.join(boxes)}"
        f'<noscript><button class="btn sm">{escape(t.t("ui-ok"))}</button></noscript></form>'
    )


def chosen_stop(match: Match, info: TableInfo, me: int) -> str:
    """The word this viewer chose, or the one that stands for all moments."""
    return (info.stop(me) if info.stop is not None else "") or match.stops[0]


def stops_html(match: Match, info: TableInfo, me: int, t: Texts, unasked: bool) -> str:
    """In the question bar: when to be asked, in one click; small screens have a pill that opens the list."""
    if not match.stops:
        return ""
    mine, how = chosen_stop(match, info, me), 'form="switching" name="stop"'
    lead = escape(t.t("ui-stop-when"))
    out = [f'<div class="stops" role="group" aria-label="{lead}"><span class="when">{icon("u-bell")}{lead}</span>']
    for name in reversed(match.stops):
        on = name == mine
        said = f"{icon('u-check') if on else ''}{escape(t.t(f'{match.game}-stop-{name}'))}"
        out.append(f'<button class="stop" {how} value="{name}" aria-pressed="{str(on).lower()}">{said}</button>')
    said = escape(t.t(f"{match.game}-stop-{mine}"))
    opens = f'type="button" popovertarget="more" aria-haspopup="dialog" title="{lead}"'
    out.append(f'<button class="stop pill" {opens}>{icon("u-check")}{said}</button>')
    if unasked:
        out.append(f'<button class="stop" {how} value="{match.stops[0]}">{escape(t.t("ui-stop-now"))}</button>')
    return "".join([*out, "</div>"])


def unasked_html(t: Texts) -> str:
    """While the table answers for the viewer, by their own wish."""
    return f'<p class="given">{icon("u-lock")}<span>{escape(t.t("ui-unasked"))}</span></p>'


def given_html(t: Texts, key: str, move: str) -> str:
    """The viewer's own answer, while nobody else may know of it."""
    return f'<p class="given">{icon("u-lock")}<span>{escape(t.t(key, move=move))}</span></p>'


def chat_html(lines: Sequence[tuple[str, str, bool]]) -> str:
    """The chat as a list."""
    return "".join(
        [
            f"<li{' class=happened' if happened else ''}><b>{escape(name)}</b> {escape(line)}</li>"
            for name, line, happened in lines
        ]
    )


def present_html(info: TableInfo, t: Texts) -> str:
    """Who is at the table, who is not and what happens then, and who watches."""
    rows = "".join([present_row(info, seat, t) for seat in range(len(info.seats))])
    gone = [line for line in info.seats if not line.connected]
    then = f'<p class="then">{escape(t.t(f"ui-gone-then-{info.mode}"))}</p>' if gone and not info.frozen else ""
    named = [name for name in info.watchers if name][:WATCHERS_NAMED]
    more = len(info.watchers) - len(named)
    said = [escape(name) for name in named]
    if more:
        said.append(escape(t.t("ui-watchers-more" if named else "ui-watchers-unnamed", n=more)))
    watching = f"<b>{', '.join(said)}</b>" if said else escape(t.t("ui-watchers-none"))
    return (
        f'<ul class="people">{rows}</ul>{then}<h2>{escape(t.t("ui-watchers"))}</h2>'
        f'<p class="watchers">{watching}<br><small>{escape(t.t("ui-watchers-see"))}</small></p>'
    )


def present_row(info: TableInfo, seat: int, t: Texts) -> str:
    """One seat: who, and how it stands; for somebody who is not here, the others may propose a bot."""
    line = info.seats[seat]
    state, said = "here", t.t("ui-here")
    if line.bot:
        state, said = "bot", t.t("ui-bot-warm" if line.warm else f"ui-bot-{line.bot}")
    elif line.left:
        state, said = "gone", t.t("ui-gone")
    elif not line.connected:
        state, said = "away", t.t("ui-away")
    elif line.program:
        said = t.t("ui-program")
    if line.vacation and not line.bot:
        said = f"{said}, {t.t('ui-vacation-until', date=last_day(line.vacation))}"
    since, offer = "", ""
    if state in ("gone", "away"):
        if line.away is not None:
            since = f' <time data-since="{line.away:.0f}"></time>'
        text = escape(t.t("ui-propose-warm", name=line.name))
        offer = (
            ""
            if info.ranked or line.vacation
            else f'<button class="btn sm" name="what" value="warm:{seat}">{icon("u-bot")}{text}</button>'
        )
    return (
        f'<li class="p-{state}" data-seat="{seat}">{seal(seat)}<span><b>{escape(line.called(t.lang))}</b> '
        f'<em class="pill">{escape(t.t("ui-you"))}</em> <small>{escape(said)}{since}</small></span>'
        f'<i class="dot" aria-hidden="true"></i>{offer}</li>'
    )


def last_day(until: float) -> str:
    """The day on which something ends that ends then, as everybody reads it."""
    return strftime("%Y-%m-%d", gmtime(until - 1))


def tempo_html(info: TableInfo, t: Texts) -> str:
    """How quickly bots go on."""
    return "".join(
        [
            f'<label><input type="radio" name="tempo" value="{name}" data-auto'
            f"{' checked' if name == info.tempo else ''}><span>{escape(t.t(f'ui-tempo-{name}'))}</span></label>"
            for name in info.tempos
        ]
    )


def waiting_text(match: Match, asked: Sequence[int], names: Sequence[str], t: Texts) -> str:
    """Who is asked what, for everybody else."""
    if match.over:
        return t.t("ui-over")
    if not asked:
        return ""
    question = match.question(asked[0])
    key = f"{match.game}-ask-{question.key}" if question else ""
    who = t.join([names[s] for s in asked])
    if question and t.has(key, "other"):
        return t.attr(key, "other", name=who)
    return t.t("ui-waiting", name=who)


@cache
def icon(name: str, cls: str = "ic") -> Markup:
    """An icon of the sprite; decoration, never the only sign."""
    return Markup(use(name, cls))
