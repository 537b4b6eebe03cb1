"""A person at a table of a server: come in, wait, answer, talk. The screen is the same as at home."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from rich.console import RenderableType
from rich.text import Text

from rookery.client.feed import Feed, Seen
from rookery.client.http import PATIENCE, Client, NoAnswer, Place, Refused, printable
from rookery.i18n import texts
from rookery.play.game import games
from rookery.terminal import files, look
from rookery.terminal.boards import Told, board_for
from rookery.terminal.complaint import Complaint
from rookery.terminal.playing import AnyMove
from rookery.terminal.remote.there import RemoteMatch
from rookery.terminal.screen import Screen
from rookery.terminal.sitting.asking import Asking, Misread
from rookery.terminal.sitting.attable import AtTable, Leave, aliases
from rookery.terminal.sitting.interrupt import ignore, leave_once, on_interrupt

TOKEN: Final = "ROOKERY_TOKEN"
PULSE: Final = 0.1


# -- who somebody is -----------------------------------------------------------------------------------------


def kept_tokens() -> dict[str, dict[str, str]]:
    """The sessions of guests, by server and name: what a browser keeps as a cookie."""
    try:
        found = json.loads((files.data_folder() / "servers.json").read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}


def keep_token(server: str, name: str, token: str) -> None:
    """For the next time; only the owner of the folder may read it. It does no harm if that fails."""
    path = files.data_folder() / "servers.json"
    tokens = kept_tokens()
    tokens.setdefault(server, {})[name] = token
    partial = path.with_name(f"{path.name}.{os.getpid()}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with os.fdopen(
            os.open(partial, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8"
        ) as out:
            json.dump(tokens, out, indent=1)
        partial.replace(path)
    except OSError:
        return


def introduce(client: Client, name: str) -> None:
    """Be somebody: by ROOKERY_TOKEN, as the guest of last time, or as a new guest."""
    given = os.environ.get(TOKEN, "").strip()
    if given:
        if not (given.isascii() and given.isprintable()):
            raise Complaint("ui-remote-token", variable=TOKEN)
        client.token = given
        try:
            client.ask("GET", "/me")
        except Refused as error:
            if error.status == 401:
                raise Complaint("ui-remote-token", variable=TOKEN) from None
            raise
        return
    client.token = str(kept_tokens().get(client.server, {}).get(name, ""))
    if client.token:
        try:
            me = client.ask("GET", "/me")
            if me["lang"] != client.lang:
                client.ask("PATCH", "/me", {"lang": client.lang})
            return
        except Refused as error:
            if error.status != 401:
                raise
            client.token = ""  # the server has forgotten this guest
    made = client.ask("POST", "/guests", {"name": name, "lang": client.lang})
    client.token = str(made["token"])
    keep_token(client.server, name, client.token)


# -- coming to a table ---------------------------------------------------------------------------------------


def come_in(place: Place, name: str, lang: str, seat: int | None) -> tuple[Client, Seen]:
    """Sit down at a table that is there; somebody who sits there already comes back."""
    client = Client(place.server, lang, agent="rookery-terminal")
    with complaining(place.server):
        introduce(client, name)
        body: dict[str, Any] = {"invite": place.invite[:100]}
        if seat is not None:
            body["seat"] = seat
        data = client.ask("POST", f"/tables/{safe(place.table)}/sit", body)
    return client, Seen(data, tuple(data["events"]))


def set_up(place: Place, name: str, lang: str, setup: dict[str, Any]) -> tuple[Client, Seen]:
    """A new table with bots, begun at once."""
    client = Client(place.server, lang, agent="rookery-terminal")
    with complaining(place.server):
        introduce(client, name)
        made = client.ask("POST", "/tables", setup)
        data = client.ask("POST", f"/tables/{safe(str(made['table']['id']))}/start")
    return client, Seen(data, tuple(data["events"]))


def safe(table: str) -> str:
    """The id of a table, or a complaint."""
    if not (table.isascii() and table.isalnum() and len(table) <= 20):
        raise Complaint("ui-error-no-table")
    return table


class complaining:  # noqa: N801 - read as a word in "with complaining(server):"
    """What a server refuses, and a server that is not there, as one line."""

    def __init__(self, server: str) -> None:
        self.server = server

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        if isinstance(error, Refused):
            if not error.key:
                raise Complaint("ui-remote-no-rookery", server=self.server) from None
            raise Complaint("ui-remote-refused", why=error.text) from None
        if isinstance(error, NoAnswer):
            raise Complaint("ui-remote-no-server", server=self.server, why=error.why) from None
        if isinstance(error, KeyError | TypeError):  # JSON, but not ours
            raise Complaint("ui-remote-no-rookery", server=self.server) from error


def last_word(seen: Seen, before: int = -1) -> int:
    """The number of the last thing that was said."""
    return max((int(c["n"]) for c in seen.table["chat"]), default=before)


# -- at the table --------------------------------------------------------------------------------------------


class RemoteSession(AtTable):
    """One person's evening at a table elsewhere."""

    match: RemoteMatch

    def __init__(
        self,
        client: Client,
        first: Seen,
        screen: Screen,
        lang: str,
        fast: bool = False,
        name: str = "",
        options: dict[str, Any] | None = None,
    ) -> None:
        game = str(first.table["game"])
        if game not in games():
            raise Complaint("ui-remote-game", name=printable(game))
        super().__init__(game, screen, lang)
        self._aliases = aliases(self._say("ui-remote-aliases"), self.commands) | self._aliases
        if first.seat is None:
            raise Complaint("ui-remote-refused", why=texts(lang).t("ui-error-not-your-seat"))
        self.client = client
        self.fast = fast
        self.name = name
        self.feed = Feed(client, first)
        self.match = RemoteMatch(client, self.feed, options)
        self.seat = first.seat
        self._names: list[str] = []  # none before the game
        self._up = True
        self._notices: list[str] = []
        self._chat = last_word(first)  # what was said before has been read
        self._said = self._chat
        self._prompting = False
        client.trouble = lambda: self.screen.say(self._say("ui-remote-lost"), style=look.WARN)
        self.feed.on_news = self._overheard

    def run(self) -> None:
        """Until the game is over or the person leaves; the seat stays theirs."""
        with on_interrupt(leave_once):
            self._run()

    def _run(self) -> None:
        self.feed.start()
        try:
            with complaining(self.client.server):
                self._room()
                self._sit_down()
                while not self.match.over:
                    if self.match.question(self.seat) is not None:
                        self._my_turn()
                    else:
                        self._wait()
                    self._look_up()
                self._the_end()
        except (EOFError, KeyboardInterrupt, Leave):
            self._leave()
        finally:
            self.feed.stop()

    # -- before the game ---------------------------------------------------------------------------------

    def _room(self) -> None:
        """The waiting room. A host's terminal begins as soon as every seat is taken."""
        shown = ""
        while self.match.now.table["status"] == "waiting":
            table, you = self.match.now.table, self.match.now.data["you"]
            free = sum(s["user"] is None and s["bot"] is None for s in table["seats"])
            if not free and you["host"]:
                self.match.start()
            else:
                here = [
                    printable(s["name"]) for s in table["seats"] if s["user"] is not None or s["bot"] is not None
                ]
                news = self._say("ui-remote-room", count=free, names=self.t.join(here))
                if news != shown:
                    self.screen.say(news)
                    if not shown and you["invite"]:
                        link = f"{self.client.server}/t/{self.match.id}/join/{printable(you['invite'])}"
                        self.screen.say(self._say("ui-remote-invite", link=link), style=look.QUIET)
                    shown = news
                self._pause()
            self._look_up()

    def _sit_down(self) -> None:
        seat = self.match.now.seat
        if seat is None:
            raise Complaint("ui-remote-refused", why=texts(self.lang).t("ui-error-not-your-seat"))
        self._sit(self.match, seat)
        self.match.board = self.board
        self._names = self.match.names
        mine = [e["n"] for e in self.match.events(seat) if e.get("seat") == seat]
        if mine and self.match.now.number > self.match.seats:
            self._since = int(mine[-1])  # somebody who comes back reads what followed their last deed
        self._welcome()

    # -- waiting -----------------------------------------------------------------------------------------

    def _look_up(self) -> None:
        """To the newest moment; names may have changed."""
        self.match.turn()
        if self._names and self.match.names != self._names:
            self._names = self.match.names
            self.match.board = self.board = board_for(
                self.match, self.lang, self.seat, self.screen.colour, self.screen.unicode
            )

    def _wait(self) -> None:
        """Others are asked. Whatever is typed meanwhile is heard, where there is a keyboard."""
        if self.fast and any(self.match.now.table["seats"][s]["bot"] for s in self.match.waiting):
            self._try(self.match.skip)
        if self.screen.live:
            if self.screen.redraws:
                self._frame()
            else:
                for told in self._news():
                    self.screen.show(self._log_row(told))
                self._since = len(self.match.events(self.seat))
        self._pause()

    def _pause(self) -> None:
        """Until the table changes, or a line that is typed has changed what is to be shown."""
        while not self.match.stale:
            self._watch()
            if self.screen.live:
                line = self.screen.typed(PULSE)
                if line is not None and self._idle(line):
                    return
            else:
                with self.feed.changed:
                    if not self.match.stale and self.feed.gone is None:
                        self.feed.changed.wait(1.0)

    def _watch(self) -> None:
        """Tell that the server is gone, that it is back, or that all hope is lost."""
        feed = self.feed
        if feed.gone is not None:
            raise feed.gone
        if feed.up != self._up:
            self._up = feed.up
            self.screen.say(self._say("ui-remote-back" if feed.up else "ui-remote-lost"), style=look.WARN)
        if not feed.up and time.monotonic() - feed.down_since > PATIENCE:
            raise NoAnswer(self._say("ui-remote-lost"))

    def _idle(self, line: str) -> bool:
        """A line while nobody asked for one. True: look at the table again."""
        word, _, rest = line.strip().partition(" ")
        if not word:
            return True
        name = self._aliases.get(word.casefold(), word.casefold())
        known: dict[str, Callable[[None, str], None]] = {
            "agree": self._do_agree,
            "help": self._do_help,
            "quit": self._do_quit,
            "refuse": self._do_refuse,
            "rules": self._do_rules,
            "say": self._do_say,
        }
        if self._names:
            known |= {"cards": self._do_cards, "log": self._do_log, "save": self._do_save, "undo": self._do_undo}
        if name in ("table", "board"):
            return True
        try:
            if name in known:
                known[name](None, rest.strip())
            else:
                self.screen.say(self._say("ui-error-not-asked"), style=look.BAD)
        except (Misread, Refused) as error:
            self.screen.say(str(error), style=look.BAD)
        except Complaint as error:
            self.screen.say(error.text(self.lang), style=look.BAD)
        return name == "undo"

    def _overheard(self) -> None:
        """In the feed's thread: somebody speaks, or the question is gone, while the person is typing."""
        if not self._prompting or not self.screen.live:
            return
        newest = self.feed.newest
        for text in self._chat_lines(newest, self._said):
            self.screen.interject(text, self.signs.prompt)
        self._said = last_word(newest, self._said)
        if newest.number != self.match.now.number:
            self.screen.interject(self._say("ui-remote-moved"), self.signs.prompt)

    def _chat_lines(self, seen: Seen, after: int) -> list[str]:
        out = []
        for each in seen.table["chat"]:
            if each["n"] > after:
                said = texts(self.lang).t(f"ui-phrase-{each['phrase']}") if each["phrase"] else each["text"]
                out.append(f"{printable(each['name'])}: {printable(said)}")
        return out

    def _news(self) -> list[Told]:
        """What happened, what was said, and what went wrong."""
        talk = [Told(text) for text in self._chat_lines(self.match.now, self._chat)]
        open_ = [self._proposal(p) for p in self.match.now.table["proposals"]]
        return super()._news() + talk + [Told(text, True) for text in [*open_, *self._notices]]

    def _proposal(self, proposal: dict[str, Any]) -> str:
        what, _, seat = str(proposal["what"]).partition(":")
        name = self.match.names[int(seat)] if seat else ""
        return f"{self._say(f'ui-proposed-{what}', name=name)} {self._say('ui-remote-consent')}"

    # -- the person's turn -------------------------------------------------------------------------------

    def _ready(self) -> None:
        self._said = last_word(self.match.now, self._said)
        self._notices.clear()
        self._prompting = True

    def _my_turn(self) -> None:
        try:
            super()._my_turn()
        finally:
            self._prompting = False

    def _hear(self) -> None:
        """What was said since, while the question is still the same."""
        if self.feed.newest.number == self.match.now.number:
            self.match.turn()
            for text in self._chat_lines(self.match.now, self._said):
                self.screen.say(text)
            self._said = last_word(self.match.now, self._said)

    def _heard(self, asking: Asking, line: str) -> AnyMove | None:
        self._hear()
        if self.match.feed.newest.number != self.match.now.number and not line.strip():
            self._asking = None  # the question is gone: Enter shows the fresh table
            return None
        try:
            return super()._heard(asking, line)
        except Refused as error:
            self._refused(error)
            return None

    def _answer(self, move: AnyMove) -> bool:
        since = len(self.match.events(self.seat))
        try:
            self.match.play(self.seat, str(move))
        except Refused as error:
            return self._refused(error)
        self._since = since
        self._chat = last_word(self.match.now, self._chat)
        return True

    def _refused(self, error: Refused) -> bool:
        """Say why. True: the question is no longer the same."""
        if error.status in (401, 404):
            raise error
        if error.kind == "Stale":
            self._notices.append(error.text)
            self._asking = None
            return True
        self.screen.say(error.text, style=look.BAD)
        return False

    def _take_back(self, moves: int | None) -> None:
        try:
            self.match.undo(self.seat, moves)
        except Refused as error:
            if error.kind == "Stale":
                self.feed.refresh()
            raise Misread(error.text) from None
        except NoAnswer as error:
            raise Misread(error.why) from None

    def _advice(self) -> AnyMove:
        return self.match.hint(self.seat)

    def _try(self, what: Callable[[], None]) -> None:
        """Nothing depends on it."""
        try:
            what()
        except (Refused, NoAnswer):
            return

    # -- commands ----------------------------------------------------------------------------------------

    def _commands(self) -> dict[str, Callable[[Asking, str], None]]:
        return super()._commands() | {
            "agree": self._do_agree,
            "load": self._do_load,
            "refuse": self._do_refuse,
            "save": self._do_save,
            "say": self._do_say,
        }

    def _do_agree(self, asking: Asking | None, rest: str) -> None:
        self.match.consent(True)

    def _do_refuse(self, asking: Asking | None, rest: str) -> None:
        self.match.consent(False)

    def _do_help(self, asking: Asking | None, rest: str) -> None:
        super()._do_help(asking, rest)
        self.screen.say(self._say("ui-remote-help"))

    def _do_load(self, asking: Asking | None, rest: str) -> None:
        raise Misread(self._say("ui-remote-no-load"))

    def _do_save(self, asking: Asking | None, rest: str) -> None:
        path = Path(rest).expanduser() if rest else files.new_file(self.match.game)
        if path.exists() and not files.is_record(path):
            raise Complaint("ui-error-overwrite", file=str(path))
        files.write(path, self.match.record)
        self.screen.say(self._say("ui-saved", file=files.shown(path)))

    def _do_say(self, asking: Asking | None, rest: str) -> None:
        try:
            self.match.say(rest)
            self.feed.refresh()
        except NoAnswer as error:
            raise Misread(error.why) from None
        self._hear()

    # -- the end -----------------------------------------------------------------------------------------

    def _the_end(self) -> None:
        self._show_end()
        path = files.keep(files.new_file(self.match.game), self.match.record)
        self.screen.say(self._say("ui-record-kept", file=files.shown(path)))

    def _leave(self) -> None:
        """The seat stays; say how to come back."""
        ignore()
        self.screen.gap()
        self.screen.say(self._say("ui-remote-bye"))
        name = f" --name '{self.name}'" if self.name else ""
        self.screen.say(
            f"rookery play --server {self.client.server} --table {self.match.id}{name}", style=look.QUIET
        )

    def _frame(self) -> None:
        """The table while others are asked."""
        others = [self.match.names[s] for s in self.match.waiting if s != self.seat]
        foot: list[RenderableType] = [Text("")]
        if others:
            foot = [Text(self._say("ui-thinking", name=others[0]), style=look.QUIET)]
        self.screen.draw(self._picture(foot), crop=True)
