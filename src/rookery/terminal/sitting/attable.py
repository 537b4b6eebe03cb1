"""At a table: the picture, the question and what is typed; the game itself may be played here or elsewhere."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from rookery.i18n import texts
from rookery.terminal import look
from rookery.terminal.boards import Board, Told, board_for
from rookery.terminal.complaint import Complaint
from rookery.terminal.playing import AnyMove, Playing
from rookery.terminal.reports import rulebook
from rookery.terminal.screen import Screen
from rookery.terminal.sitting.asking import Asking, Misread, Unclear, is_number
from rookery.terminal.sitting.ending import ending

LOG_ROOM = (8, 3, 3)
"""Lines the log wants before a table of that level is shown: the longer the news, the shorter the table."""


class Leave(Exception):
    """The person goes."""


class AtTable:
    """A person at a screen with a game. What inherits it answers, undoes, advises and keeps games."""

    match: Playing
    board: Board
    seat: int

    def __init__(self, game: str, screen: Screen, lang: str) -> None:
        self.screen = screen
        self.lang = lang
        self.t = texts(lang, game)
        self._say = self.t.t
        self.signs = look.UNICODE if screen.unicode else look.ASCII
        self._since = 0  # the first event to show: what happened before has been read
        self._asking: Asking | None = None
        self.commands = self._commands()
        self._aliases = aliases(self._say("ui-aliases"), self.commands)

    def _sit(self, match: Playing, seat: int) -> None:
        """At this match, on this seat."""
        self.match = match
        self.seat = seat
        self.board = board_for(match, self.lang, seat, self.screen.colour, self.screen.unicode)
        self._since = 0

    # -- for those who inherit ---------------------------------------------------------------------------

    def _answer(self, move: AnyMove) -> bool:
        """Play it. False: it could not be played, the question stands."""
        raise NotImplementedError

    def _take_back(self, moves: int | None) -> None:
        """Undo; Misread says why not."""
        raise NotImplementedError

    def _advice(self) -> AnyMove:
        """What a bot would do."""
        raise NotImplementedError

    def _ready(self) -> None:
        """The person is about to be asked."""

    # -- pictures ----------------------------------------------------------------------------------------

    def _welcome(self) -> None:
        if not self.screen.redraws:
            name = self.match.names[self.seat] if self.match.names else str(self.seat)
            self.screen.say(self._say("ui-welcome", name=name, seat=str(self.seat)))
            self.screen.gap()

    def _frame(self) -> None:
        """The table while others move."""
        waiting = [s for s in self.match.waiting if s != self.seat]
        names = self.match.names
        foot: list[RenderableType] = [Text("")]
        if waiting and names:
            foot = [Text(self._say("ui-thinking", name=names[waiting[0]]), style=look.QUIET)]
        self.screen.draw(self._picture(foot), crop=True)

    def _picture(self, foot: list[RenderableType]) -> list[str]:
        """The table, the log that still fits, and whatever stands below."""
        screen = self.screen
        view = self.match.view(self.seat)
        below = screen.lines_of(foot) if foot else []
        height = screen.height
        news = self._log_lines(None)
        above: list[str] = []
        for level in range(len(LOG_ROOM)):
            above = screen.lines_of(self.board.table(view, screen.width, level))
            if height is None or len(above) + len(below) + min(len(news), LOG_ROOM[level]) + 2 <= height:
                break
        room = None if height is None else max(LOG_ROOM[-1], height - len(above) - len(below) - 2)
        log = news if room is None or len(news) <= room else self._log_lines(room)
        roomy = height is None or len(above) + len(log) + len(below) + 3 <= height
        return [*above, *([""] if roomy else []), *log, "", *below]

    def _news(self) -> list[Told]:
        """What happened since the person's last move."""
        return self.board.log(self.match.events(self.seat, self._since))

    def _log_lines(self, room: int | None) -> list[str]:
        """What happened since the person's last move; the newest lines if there is too little room."""
        told = self._news()
        blocks = [self.screen.lines_of([self._log_row(each)]) for each in told]
        hidden = 0
        if room is not None and sum(map(len, blocks)) > room:
            while blocks and sum(map(len, blocks)) > room - 1:
                calm = (k for k, each in enumerate(told) if not each.alert)
                drop = next(calm, 0)  # what happened to the person stays longest
                del told[drop], blocks[drop]
                hidden += 1
        lines = [line for block in blocks for line in block]
        if hidden:
            note = Text(self._say("ui-earlier", count=hidden), style=look.QUIET)
            lines = self.screen.lines_of([note]) + lines
        return lines

    def _log_row(self, told: Told) -> RenderableType:
        names = self.match.names
        text = Text(told.text)
        if names:
            text.highlight_words(names, style="bold")
        row = Table.grid(padding=(0, 1, 0, 0))
        sign = (self.signs.alert, look.WARN) if told.alert else (self.signs.bullet, look.QUIET)
        row.add_row(Text(*sign), text)
        return row

    def _show_log(self) -> None:
        lines = self._log_lines(None)
        if lines:
            self.screen.draw([*lines, ""])

    def show_turn(self, since: int = 0) -> None:
        """The person's turn as it looks now, with what happened since an event; for pictures."""
        self._since = max(0, since)
        asking = Asking(self.match, self.seat, self.board, self.t)
        self.screen.show(*self.board.table(self.match.view(self.seat), self.screen.width), Text(""))
        self.screen.show(*(self._log_row(told) for told in self._news()))
        self.screen.show(Text(""), *self._foot(asking), Text(self.signs.prompt))

    def _show_table(self, asking: Asking) -> None:
        """Everything the person needs for the answer."""
        foot = self._foot(asking)
        if self.screen.redraws:
            self.screen.draw(self._picture(foot))
            return
        lines = self.screen.lines_of(self.board.table(self.match.view(self.seat), self.screen.width))
        log = self._log_lines(None)
        self.screen.draw([*lines, "", *log, *([""] if log else [])])
        self.screen.show(*foot)

    def _foot(self, asking: Asking) -> list[RenderableType]:
        """The question and its answers."""
        out: list[RenderableType] = []
        if asking.pending is not None:
            sentence = self.match.sentence(self.seat, asking.pending, self.lang)
            line = Text(f"{sentence}. ", style=look.ME).append(self._say("ui-confirm-tip"), style=look.QUIET)
            return [line]
        if so_far := asking.board.so_far(asking.taken):
            out.append(so_far)
        elif asking.counts:  # the first small step: say what all this is about
            out.append(Text(asking.main_question, style=look.ME))
        title = Text(asking.question, style=look.ME)
        if asking.counts:
            out.append(title.append(f" {self._range(asking.counts, asking.yes_or_no)}", style=look.NUMBER))
            if len(asking.taken) <= 1:
                out.append(Text(self._say("ui-count-tip", move=asking.example), style=look.QUIET))
            return out
        out.append(title)
        if asking.listed is None or len(asking.listed) <= self.screen.page_size:
            out.append(self._list(asking, 0, len(asking.choices)))
        if asking.draft is not None and asking.listed is None:
            tip = self._say("ui-steps-tip", count=len(asking.legal), move=asking.example)
            out.append(Text(tip, style=look.QUIET))
        elif len(asking.choices) == 1:
            out.append(Text(self._say("ui-enter-tip"), style=look.QUIET))
        return out

    def _range(self, counts: list[int], yes_or_no: bool) -> str:
        if counts == [0, 1] and yes_or_no:
            return f"0 = {self._say('ui-no')}, 1 = {self._say('ui-yes')}"
        return f"{min(counts)}–{max(counts)}"

    def _list(self, asking: Asking, start: int, stop: int) -> RenderableType:
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(justify="right", style=look.NUMBER, no_wrap=True, min_width=3)
        grid.add_column(overflow="fold")
        wide = self.screen.width >= 60
        if wide:
            grid.add_column(style=look.QUIET, overflow="fold", max_width=self.screen.width * 2 // 5)
        for number, choice in enumerate(asking.choices[start:stop], start + 1):
            cells: list[RenderableType] = [str(number), Text(choice.text)]
            if wide:
                cells.append(choice.preview or Text(choice.notation))
            grid.add_row(*cells)
        return grid

    def _show_end(self) -> None:
        if self.screen.redraws:
            self.screen.draw(self._picture([]))
        else:
            self._show_log()
            self.screen.show(*self.board.table(self.match.view(self.seat), self.screen.width))
        self.screen.gap()
        self.screen.show(*ending(self.match, self.lang, self.screen, self.seat))
        self.screen.gap()

    # -- the person's turn -------------------------------------------------------------------------------

    def _my_turn(self) -> None:
        asking = Asking(self.match, self.seat, self.board, self.t)
        self._asking = asking
        self._show_table(asking)
        self._ready()
        while self._asking is asking:
            line = self.screen.ask(self.signs.prompt)
            move = self._heard(asking, line)
            if move is not None and self._answer(move):
                return

    def _heard(self, asking: Asking, line: str) -> AnyMove | None:
        """A move, or something else was done."""
        word, _, rest = line.strip().partition(" ")
        name = self._aliases.get(word.casefold(), word.casefold())
        command = self.commands.get(name)
        try:
            if command is not None and not self._is_move(line):
                command(asking, rest.strip())
                return None
            move = asking.answer(line)
            if move is None:
                self._again(asking)
            return move
        except Misread as error:
            self.screen.say(str(error), style=look.BAD)
            if word == "exit":
                self.screen.say(self._say("ui-quit-tip"))
            if isinstance(error, Unclear):
                self.screen.show(*self._foot(asking))
        except Complaint as error:
            self.screen.say(error.text(self.lang), style=look.BAD)
        return None

    def _is_move(self, line: str) -> bool:
        """`save red` answers the Lucky card; elsewhere `save` keeps the game."""
        return line.strip() in self.match.legal(self.seat)

    # -- commands ----------------------------------------------------------------------------------------

    def _commands(self) -> dict[str, Callable[[Asking, str], None]]:
        return {
            "all": self._do_all,
            "back": self._do_back,
            "cards": self._do_cards,
            "help": self._do_help,
            "hint": self._do_hint,
            "log": self._do_log,
            "quit": self._do_quit,
            "rules": self._do_rules,
            "table": self._do_table,
            "undo": self._do_undo,
            "why": self._do_why,
        }

    def _again(self, asking: Asking) -> None:
        """The next small step: below the table on a screen, below the last line otherwise."""
        if self.screen.redraws:
            self._show_table(asking)
        else:
            self.screen.show(*self._foot(asking))

    def _do_all(self, asking: Asking, rest: str) -> None:
        asking.pending = None
        asking.listed = list(asking.legal.all())
        size, many = self.screen.page_size, len(asking.listed)
        pages = -(-many // size)
        page = int(rest) if is_number(rest) else 1
        if not 1 <= page <= pages:
            raise Misread(self._say("ui-between", low=1, high=pages))
        self.screen.show(self._list(asking, (page - 1) * size, min(many, page * size)))
        if pages > 1:
            tip = self._say("ui-pages", count=many, page=str(page), pages=str(pages), next=str(page % pages + 1))
            self.screen.say(tip, style=look.QUIET)

    def _do_back(self, asking: Asking, rest: str) -> None:
        if not asking.back():
            raise Misread(self._say("ui-undo-refused-nothing"))
        self._again(asking)

    def _do_cards(self, asking: Asking | None, rest: str) -> None:
        ids = self.board.in_play(self.match.view(self.seat))
        lines = self.screen.lines_of(
            [self.board.cards(ids, self.screen.width), *rulebook.legend(self.match.game, self.lang)]
        )
        self.screen.page(lines, self._say("ui-more"))

    def _do_help(self, asking: Asking | None, rest: str) -> None:
        self.screen.say(self._say("ui-help"))
        notation = f"{self.match.game}-notation"
        if self.t.has(notation):
            self.screen.say(self._say(notation))

    def _do_hint(self, asking: Asking, rest: str) -> None:
        move = self._advice()
        sentence = self.match.sentence(self.seat, move, self.lang)
        self.screen.say(self._say("ui-hint", move=f"{sentence} [{move}]"))

    def _do_log(self, asking: Asking | None, rest: str) -> None:
        sentences = self.board.log(self.match.events(self.seat), brief=False)
        self.screen.page(self.screen.lines_of(self._log_row(s) for s in sentences), self._say("ui-more"))

    def _do_quit(self, asking: Asking | None, rest: str) -> None:
        raise Leave

    def _do_rules(self, asking: Asking | None, rest: str) -> None:
        found = rulebook.rules(self.match.game, self.lang, rest)
        self.screen.page(self.screen.lines_of(found), self._say("ui-more"))

    def _do_table(self, asking: Asking, rest: str) -> None:
        self._show_table(asking)

    def _do_undo(self, asking: Asking | None, rest: str) -> None:
        everything = rest.casefold() in ("all", "everything")
        if asking is not None and not everything and asking.back():
            self._again(asking)
            return
        self._take_back(None if everything else 1)
        self._since = min(self._since, len(self.match.events(self.seat)))
        self._asking = None
        self.screen.say(self._say("ui-undo-done"))

    def _do_why(self, asking: Asking, rest: str) -> None:
        clause = ""
        if not rest:
            asked = self.match.question(self.seat)
            clause = asked.clause if asked is not None else ""
            self.screen.say(asking.question)
        else:
            move = asking.parse(rest)
            refusal = self.match.why_not(self.seat, move)
            if refusal is None:
                self.screen.say(
                    f"{self._say('ui-legal')} {self.match.sentence(self.seat, move, self.lang)}. [{move}]"
                )
                return
            clause = str(refusal)
            reason = self.match.explain(refusal, self.lang)
            self.screen.say(self._say("ui-illegal", clause=clause, reason=reason), style=look.BAD)
        self.screen.show(*rulebook.clause(self.match.game, self.lang, clause))


def aliases(text: str, commands: dict[str, Any]) -> dict[str, str]:
    """`undo: vissza, visszavon; help: súgó` as a dictionary. English always works."""
    out = {}
    for entry in text.split(";"):
        command, _, words = entry.partition(":")
        for word in words.split(","):
            if word.strip() and command.strip() in commands:
                out[word.strip().casefold()] = command.strip()
    return out | {"q": "quit", "h": "help", "?": "help"}
