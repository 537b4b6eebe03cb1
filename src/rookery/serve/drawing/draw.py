"""A table as pieces of HTML: the public part once per change and language, the private part per seat.

A game draws its board for nobody in particular and leaves slots where viewers differ; the house's own frame around
it is rendered once per language and has slots as well. Putting a viewer's values in is a join of strings, and a
game's sheets keep the pieces that did not change. Everything shown to a viewer comes from `match.view`, `question`,
`legal` and `events` of that viewer alone.

All of a server's time goes through here, so this module is compiled, and those it is made of.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import jinja2

from rookery.games.sheet import Drawn, Sheet, escape, seal
from rookery.i18n import Texts, texts
from rookery.play.match import Match
from rookery.serve.drawing.around import (
    chat_html,
    clock_text,
    given_html,
    no_moves,
    present_html,
    stops_html,
    switches_html,
    tempo_html,
    unasked_html,
    waiting_text,
    who,
)
from rookery.serve.drawing.boards import GameWeb, web
from rookery.serve.drawing.loglines import Log, log_reader
from rookery.serve.drawing.pieces import Parts, Piece, Sent, Shared, differing, lying, partial_in, slot_places
from rookery.serve.drawing.scene import Scene, TableInfo, Viewer

SCENES = 512
BOARD = [f"board {n}" for n in range(100)]
PANELS = [f"panel {n}" for n in range(20)]
WHO = [f"who-{n}" for n in range(20)]


class Drawing:
    """Draws tables, and remembers what templates and the pieces of the house look like."""

    def __init__(self, template: Callable[[str], jinja2.Template]) -> None:
        self.template = template
        """A template of the house or of a game."""
        self._scenes: OrderedDict[str, Scene] = OrderedDict()
        self._forms: dict[tuple[Any, ...], Parts] = {}
        self._houses: dict[tuple[str, str, bool], list[Piece]] = {}

    def draw(self, match: Match, info: TableInfo, viewer: Viewer, sent: Sent | None) -> bytes:
        """What differs from what a page was sent, or the element #table, whole."""
        game = web(match.game)
        scene = info.scene or self._scene(info.id)
        shared: Shared | None = info.cache.get(viewer.lang)
        if shared is None:
            shared = info.cache[viewer.lang] = self._shared(match, info, scene, match.words(viewer.lang), game)
        private = self._private(match, info, scene, shared, viewer, game)
        log = scene.logs.get((shared.t.lang, log_reader(game, viewer.seat)))
        if sent is None:
            lines = "" if log is None else log.page(match, viewer.seat, info.action)
            return self._whole(shared, private, viewer.seat, log, lines).encode()
        news = b"" if log is None else self._log_news(match, info, log, viewer.seat, sent)
        changes = self._changes(shared, private, sent)
        if changes is None:
            changes = self._whole(shared, private, viewer.seat, log, "").encode()
        return changes + news

    def log(self, match: Match, info: TableInfo, viewer: Viewer, before: int) -> str:
        """Lines of the log before one; all of them if that is negative."""
        self.draw(match, info, viewer, None)  # words what is new
        log = (info.scene or self._scene(info.id)).logs.get((viewer.lang, log_reader(web(match.game), viewer.seat)))
        if log is None:
            return ""
        if before < 0:
            return log.part(match, 0, log.told, viewer.seat)
        return log.page(match, viewer.seat, info.action, before)

    def _log_news(self, match: Match, info: TableInfo, log: Log, reader: int | None, sent: Sent) -> bytes:
        """What the page lacks of the log: nothing, its end, or all of it after something was taken back."""
        mark, told = sent.log
        sent.log = (log.mark, log.told)
        if mark == log.mark and told <= log.told:
            return log.news(match, told, reader)
        lines = log.page(match, reader, info.action)
        return partial_in("#log", f'<ol id="loglines" hx-morph-skip-children data-mark="{log.mark}">{lines}</ol>')

    def _house(self, lang: str, game: str, drawer: bool) -> list[Piece]:
        """The house's own pieces."""
        found = self._houses.get((lang, game, drawer))
        if found is None:
            names = ("now", "where", "bar", "chatlines", "switches", "eye", "present", "tempo")
            context = {"t": texts(lang, game).t}
            found = [
                Piece(self.template(f"pieces/{name}.html").render(context)) for name in names[: 8 if drawer else 3]
            ]
            self._houses[lang, game, drawer] = found
        return found

    def _whole(self, shared: Shared, private: dict[str, str], me: int | None, log: Log | None, lines: str) -> str:
        values = {**shared.values, **private}
        seat_panels(shared, values, me)
        values["board"] = "".join([shared.fill(piece, values) for piece in shared.pieces])
        for piece in shared.house:
            values[f"piece-{piece.id}"] = piece.fill(values)
        values["log"], values["logmark"] = lines, "" if log is None else str(log.mark)
        return shared.frame.fill(values)

    def _changes(self, shared: Shared, private: dict[str, str], sent: Sent) -> bytes | None:
        """The pieces that look different now; None if the page must be sent whole."""
        apart = sent.frame == shared.mark
        sent.frame = shared.mark
        marks, own = sent.marks, private.keys()
        values = {**shared.values, **private}
        out: list[bytes] = []
        going: list[str] = []
        for piece, around in shared.doubtful(sent, private):
            if own.isdisjoint(piece.slots) and not piece.inner:
                mark, html = shared.send_plain(piece)
                if marks.get(piece.id) == mark:
                    continue
            else:
                look = piece.look(values)
                mark = hash(look)
                if marks.get(piece.id) == mark:
                    continue
                html = shared.send(piece, look, values) if apart and piece.alone else b""
                if piece.inner:
                    going.append(piece.id)
                    for name in piece.inner:
                        marks[name] = hash(shared.parts[name].look(values))
            marks[piece.id] = mark
            apart = apart and piece.alone
            if around not in going:
                out.append(html)
        return b"".join(out) if apart else None

    def _scene(self, name: str) -> Scene:
        """The scene of something that is no live table: a replay, a guided round."""
        scene = self._scenes.setdefault(name, Scene())
        self._scenes.move_to_end(name)
        if len(self._scenes) > SCENES:
            self._scenes.popitem(last=False)
        scene.rest()
        scene.logs = {}
        return scene

    def _sheet(
        self, match: Match, names: Sequence[str], scene: Scene, seat: int | None, t: Texts, game: GameWeb
    ) -> Sheet:
        """The sheet of everybody (None) or of one seat."""
        sheet = scene.sheets.get((t.lang, seat))
        if sheet is None or sheet.names != names:

            def render(name: str, /, **context: Any) -> str:
                return self.template(f"{game.prefix}/{name}").render(t=t.t, **context)

            sheet = Sheet(t, names, game.book(match), no_moves, render, options=match.options)
            scene.sheets[t.lang, seat] = sheet
        return sheet

    def _shared(self, match: Match, info: TableInfo, scene: Scene, t: Texts, game: GameWeb) -> Shared:
        view = info.cache.get("view")
        if view is None:
            view = info.cache["view"] = match.view(None)
            scene.memory = follow(game.module, scene.memory, match, view)
        lang, names = t.lang, info.names(t)
        sheet = self._sheet(match, names, scene, None, t, game)
        drawn: Drawn = game.module.shared(view, scene.memory, sheet)
        if game.module.LOG_IS_PUBLIC:
            self._log(match, info, scene, None, t, names, game)
        waiting = escape(t.t("ui-ended") if info.ended else waiting_text(match, info.waiting, names, t))
        over = match.over or info.ended

        def present(_: Sheet, *__: Any) -> str:
            return present_html(info, t)

        presence = ([line.presence for line in info.seats], info.watchers, info.mode, info.frozen)
        values = dict(drawn.slots)
        for s, line in enumerate(info.seats):
            clock = "" if line.clock is None else clock_text(line.clock)
            values[WHO[s]] = sheet.keep(WHO[s], who, names[s], line.mark, line.connected, clock, line.deadline)
        values |= {
            "number": str(info.number),
            "over": "1" if over else "",
            "action": info.action,
            "phase": drawn.phase,
            "where": drawn.where,
            "chat": chat_html(info.chat(t)) or f'<li class="quiet">{escape(t.t("ui-chat-empty"))}</li>',
            "present": sheet.keep("present", present, *presence) if info.drawer else "",
            "watching": str(len(info.watchers) or ""),
            "missing": "" if all(line.connected for line in info.seats) else " missing",
            "tempo": tempo_html(info, t),
            "asked": " ".join([str(s) for s in info.waiting]),
            "order": "".join([seal(s, "on" if s in info.waiting else "") for s in range(len(names))]),
        }
        values |= info.around
        if info.paused:
            values["where"] += f" <em>{escape(t.t('ui-paused'))}</em>"
        bots = any(info.seats[s].bot for s in info.waiting) and not info.frozen
        live = info.mode == "live"
        step = bots and info.tempo == "step" and "step" in info.tempos
        flags = (over, info.drawer, info.paused, live, bots, info.hushed, step, info.ranked)
        idle = self.form("idle.html", lang, match.game, over, info.frozen, info.ended)
        fresh = set[Piece]()
        pieces = list(scene.cut(lang, dict(zip(BOARD, drawn.board, strict=False)), fresh).values())
        panels = list(scene.cut(lang, dict(zip(PANELS, drawn.panels, strict=False)), fresh).values())
        parts = scene.cut(lang, drawn.parts, fresh)
        house = self._house(lang, match.game, info.drawer)
        every: list[tuple[Piece, str]] = []
        for piece in (*house, *pieces, *panels):
            every.append((piece, ""))
            every += [(parts[name], piece.id) for name in piece.inner]
        last = scene.last.get(lang)
        places = slot_places(every, last)
        new = set[int]() if last is None else lying(places, differing(last.values, values))
        for n in range(len(every)):
            if every[n][0] in fresh:
                new.add(n)
        made = scene.last[lang] = Shared(
            t,
            names,
            self.form(info.frame, lang, match.game, *flags),
            hash((flags, tuple(info.proposals))),
            pieces,
            panels,
            house,
            values,
            idle.fill({"waiting": waiting, "action": info.action}),
            parts,
            every,
            [every[n] for n in sorted(new)],
            {} if last is None else last.seen,
            places,
        )
        return made

    def form(self, name: str, lang: str, game: str, *flags: bool) -> Parts:
        """A template of the house that only has slots and yes-or-no questions: rendered once for each case."""
        key = (name, lang, game, *flags)
        found = self._forms.get(key)
        if found is None:
            context = {"t": texts(lang, game).t, "game": game, "flags": flags, "pages": web(game).pages}
            found = self._forms[key] = Parts(self.template(name).render(context))
        return found

    def _proposals(self, info: TableInfo, names: Sequence[str], t: Texts, viewer: Viewer) -> str:
        """What is proposed, with the buttons of those who decide and of whoever may take it back."""
        if not info.proposals or info.frozen:
            return ""
        user = "" if viewer.user is None else viewer.user.id
        return self.template("proposals.html").render(t=t.t, info=info, names=names, user=user)

    def _log(
        self,
        match: Match,
        info: TableInfo,
        scene: Scene,
        seat: int | None,
        t: Texts,
        names: Sequence[str],
        game: GameWeb,
    ) -> None:
        """Bring the log of everybody (None), of watchers (-1) or of one seat up to date."""
        if not info.drawer:
            return
        log = scene.logs.get((t.lang, seat))
        if log is None or log.undos != info.undos or log.names != names:
            viewer = None if seat == -1 else seat
            log = scene.logs[t.lang, seat] = Log(info.undos, names, viewer, t.lang, game.module)
        log.read(match)

    def _private(
        self,
        match: Match,
        info: TableInfo,
        scene: Scene,
        shared: Shared,
        viewer: Viewer,
        game: GameWeb,
    ) -> dict[str, str]:
        """The values of the slots that differ between viewers."""
        me, t = viewer.seat, shared.t
        module = game.module
        public = info.cache["view"]
        view = public if me is None else match.view_beside(public, me)
        held = info.held(me) if me is not None and info.held is not None else None
        unasked = me is not None and not info.frozen and info.unasked is not None and info.unasked(me)
        question = None if me is None or info.frozen or held is not None or unasked else match.question(me)
        legal: Any = match.legal(me) if question is not None and me is not None else ()
        sheet = self._sheet(match, shared.names, scene, -1 if me is None else me, t, game)
        sheet.say = lambda move: match.spoken(me or 0, move, t.lang, sheet.names)
        mine = None if me is None else match.given(me)
        sheet.given = "" if mine is None else str(mine)
        sheet.draft = info.draft(me) if me is not None and info.draft is not None else ""
        sheet.memory = scene.memory
        slots, bar = module.seat(view, question.key if question else None, legal, sheet)
        given: Any = mine if question is not None else held
        if unasked:
            bar = unasked_html(t)
        elif given is not None:
            final = held is not None or len(legal) == 1
            bar = given_html(t, "ui-given-held" if final else "ui-given", sheet.say(given)) + bar
        sheet.say = no_moves
        values: dict[str, str] = dict(slots)
        values["seat"] = "" if me is None else str(me)
        undo = me is not None and not (info.frozen or info.ranked) and match.can_undo(me)
        if not module.LOG_IS_PUBLIC:
            self._log(match, info, scene, -1 if me is None else me, t, sheet.names, game)
        values["switches"] = switches_html(match, info, me, t)
        switch = match.switch if (question is not None or unasked) and info.stop is not None else None
        yours = question is not None and given is None
        values["turn"] = ' data-turn="1"' if yours else "" if me is not None else ' data-watching="1"'
        values["proposals"] = self._proposals(info, sheet.names, t, viewer)
        values["invite"] = viewer.invite
        values["meclass"] = f" s{me}" if me is not None else " watching"
        if question or undo or info.coach or given is not None or unasked:
            values["barclass"] = " yours" if yours else ""
            asked = question is not None
            flags = (asked, undo, asked and info.hints, bool(info.coach), match.over, switch is not None)
            form = self.form("question.html", t.lang, match.game, *flags)
            ask = question.text(t.lang) if question else waiting_text(match, info.waiting, sheet.names, t)
            words = {"ask": escape(ask), "bar": bar, "action": info.action, "coach": escape(info.coach)}
            words["stops"] = "" if switch is None or me is None else stops_html(match, info, me, t, unasked)
            values["bar"] = form.fill(words)
        else:
            values["bar"] = shared.idle
        return values


def follow(module: Any, memory: Any, match: Match, view: Mapping[str, Any]) -> Any:
    """Where pieces lie now; a game that follows events is told what everybody saw since it last looked.

    It begins anew where some of that was taken back, or a replay went back.
    """
    if getattr(module, "FOLLOWS_EVENTS", False):
        told = memory.get("told", 0)
        if told and not match.events(None, told - 1):
            memory, told = {}, 0
        return module.follow(memory, view, match.events(None, told))
    return module.follow(memory, view)


def seat_panels(shared: Shared, values: dict[str, str], me: int | None) -> None:
    """Put the viewer's own panel into `me`, the others in turn order into `rivals`."""
    panels = [shared.fill(panel, values) for panel in shared.panels]
    if me is None:
        values["rivals"] = "".join(panels)
    else:
        values["rivals"] = "".join(panels[me + 1 :] + panels[:me])
        values["me"] = panels[me]
