"""What programs may send on their socket:  {"do": "answer", "id": 1, "seat": 0, "number": 7, "move": "…"}
and what they get for it:                 {"type": "reply", "id": 1, "ok": true, …}
"""

from __future__ import annotations

import time
from typing import Any, Final

import msgspec
from fastapi import WebSocket

from rookery.errors import AmbiguousMove, GameError, IllegalMove, NotAMove, UndoRefused
from rookery.serve import HubError, NotSignedIn, TooFast
from rookery.serve.api.describing import LEGAL_SHOWN, drafted, problem
from rookery.serve.api.play import legal_part, why_not
from rookery.serve.door import security
from rookery.serve.door.accounts import User
from rookery.serve.door.rates import Buckets
from rookery.serve.hub.hub import Hub
from rookery.serve.tables.live import LiveTable

PER_SECOND: Final = 20.0
RESERVE: Final = 100.0


class Command(msgspec.Struct, tag_field="do", kw_only=True):
    """Every command may carry an id, which comes back with the reply."""

    id: int | str | None = None


class Answer(Command, tag="answer"):
    """Answer the open question."""

    seat: int
    number: int
    move: str

    async def run(self, hub: Hub, table: LiveTable, user: User) -> dict[str, Any]:
        """Do it."""
        ack = await hub.answer(table, user, self.seat, self.number, self.move)
        return {"number": ack.number, "move": ack.move, "again": ack.again}


class Undo(Command, tag="undo"):
    """Take back."""

    seat: int
    number: int
    moves: int | None = 1

    async def run(self, hub: Hub, table: LiveTable, user: User) -> dict[str, Any]:
        """Do it."""
        await hub.undo(table, user, self.seat, self.number, self.moves)
        return {}


class Chat(Command, tag="chat"):
    """Say something."""

    text: str = ""
    phrase: str = ""

    async def run(self, hub: Hub, table: LiveTable, user: User) -> dict[str, Any]:
        """Do it."""
        await hub.chat(table, user, self.text, self.phrase)
        return {}


class Sit(Command, tag="sit"):
    """Take a seat."""

    seat: int | None = None

    async def run(self, hub: Hub, table: LiveTable, user: User) -> dict[str, Any]:
        """Do it."""
        return {"seat": await hub.sit(table, user, self.seat)}


class SetSeat(Command, tag="set-seat"):
    """The host puts a bot on a seat, or makes it free."""

    seat: int
    bot: str | None = None

    async def run(self, hub: Hub, table: LiveTable, user: User) -> dict[str, Any]:
        """Do it."""
        await hub.set_seat(table, user, self.seat, self.bot)
        return {}


class Words(Command, tag="words"):
    """Words mixed into chance."""

    words: str

    async def run(self, hub: Hub, table: LiveTable, user: User) -> dict[str, Any]:
        """Do it."""
        await hub.words(table, user, self.words)
        return {}


class Choose(Command, tag="choose"):
    """What my seat is to have, such as a character."""

    choice: str

    async def run(self, hub: Hub, table: LiveTable, user: User) -> dict[str, Any]:
        """Do it."""
        await hub.choose(table, user, self.choice)
        return {}


class Draft(Command, tag="draft"):
    """What I would answer if my time were up."""

    seat: int
    number: int
    move: str

    async def run(self, hub: Hub, table: LiveTable, user: User) -> dict[str, Any]:
        """Do it."""
        await hub.draft(table, user, self.seat, self.number, self.move)
        return {}


class Switch(Command, tag="switch"):
    """Whether I want to be asked at a kind of moment; no one else learns of it."""

    name: str
    on: bool

    async def run(self, hub: Hub, table: LiveTable, user: User) -> dict[str, Any]:
        """Do it."""
        await hub.switch(table, user, self.name, self.on)
        return {}


class Propose(Command, tag="propose"):
    """Propose something."""

    what: str

    async def run(self, hub: Hub, table: LiveTable, user: User) -> dict[str, Any]:
        """Do it."""
        await hub.propose(table, user, self.what)
        return {}


class Consent(Command, tag="consent"):
    """Agree or not."""

    yes: bool

    async def run(self, hub: Hub, table: LiveTable, user: User) -> dict[str, Any]:
        """Do it."""
        await hub.consent(table, user, self.yes)
        return {}


class Hint(Command, tag="hint"):
    """What a bot would answer."""

    seat: int

    async def run(self, hub: Hub, table: LiveTable, user: User) -> dict[str, Any]:
        """Do it."""
        return {"text": await hub.hint(table, user, self.seat)}


class Why(Command, tag="why"):
    """Which rule forbids a move?"""

    seat: int
    move: str
    lang: str = "en"

    async def run(self, hub: Hub, table: LiveTable, user: User) -> dict[str, Any]:
        """Do it."""
        return why_not(table, user, self.seat, self.move, user.lang)


class Legal(Command, tag="legal"):
    """Some of my legal moves, in words too if that is wanted."""

    offset: int = 0
    limit: int = LEGAL_SHOWN
    words: bool = False

    async def run(self, hub: Hub, table: LiveTable, user: User) -> dict[str, Any]:
        """Do it."""
        limit = max(0, min(self.limit, LEGAL_SHOWN))
        return legal_part(table, user, max(0, self.offset), limit, user.lang if self.words else "")


class Steps(Command, tag="steps"):
    """A large move in small steps; nothing is played."""

    seat: int
    taken: list[str | int] = []

    async def run(self, hub: Hub, table: LiveTable, user: User) -> dict[str, Any]:
        """Do it."""
        return drafted(table, user, self.seat, self.taken[:60], user.lang)


class Stand(Command, tag="stand"):
    """Leave the seat."""

    async def run(self, hub: Hub, table: LiveTable, user: User) -> dict[str, Any]:
        """Do it."""
        await hub.stand(table, user)
        return {}


class GiveUp(Command, tag="give-up"):
    """Give up the seat for good."""

    async def run(self, hub: Hub, table: LiveTable, user: User) -> dict[str, Any]:
        """Do it."""
        await hub.give_up(table, user)
        return {}


class Start(Command, tag="start"):
    """The host begins."""

    async def run(self, hub: Hub, table: LiveTable, user: User) -> dict[str, Any]:
        """Do it."""
        await hub.start(table, user)
        return {}


class Skip(Command, tag="skip"):
    """Do not wait for the bots' pacing."""

    async def run(self, hub: Hub, table: LiveTable, user: User) -> dict[str, Any]:
        """Do it."""
        await hub.skip(table, user)
        return {}


class Rematch(Command, tag="rematch"):
    """The next game."""

    async def run(self, hub: Hub, table: LiveTable, user: User) -> dict[str, Any]:
        """Do it."""
        return {"table": (await hub.rematch(table, user)).id}


class Ping(Command, tag="ping"):
    """Are you there?"""

    async def run(self, hub: Hub, table: LiveTable, user: User) -> dict[str, Any]:
        """Do it."""
        return {"time": round(time.time(), 3)}


AnyCommand = (
    Answer
    | Undo
    | Chat
    | Sit
    | SetSeat
    | Words
    | Choose
    | Draft
    | Switch
    | Propose
    | Consent
    | Hint
    | Why
    | Legal
    | Steps
    | Stand
    | GiveUp
    | Start
    | Skip
    | Rematch
    | Ping
)
_decoder: msgspec.json.Decoder[AnyCommand] = msgspec.json.Decoder(AnyCommand)


class Commands:
    """Reads and runs what a program sends."""

    def __init__(self, socket: WebSocket, table: LiveTable, user: User | None, lang: str) -> None:
        self.socket, self.table, self.user, self.lang = socket, table, user, lang
        self.buckets: Buckets = socket.app.state.buckets
        self.key = security.place_of(socket.scope) if user is None else user.id

    async def run(self, text: str) -> None:
        """One command and its reply."""
        reply = await self._reply(text)
        await self.socket.send_text(msgspec.json.encode(reply).decode())

    async def _reply(self, text: str) -> dict[str, Any]:
        command: AnyCommand | None = None
        try:
            if not self.buckets.take(self.key):
                raise TooFast
            if self.user is None:
                raise NotSignedIn
            command = _decoder.decode(text)
            done = await command.run(self.socket.app.state.hub, self.table, self.user)
        except msgspec.MsgspecError:
            return self._refusal(None, HubError())
        except (HubError, GameError, IllegalMove, AmbiguousMove, NotAMove, UndoRefused) as error:
            return self._refusal(command, error)
        return {"type": "reply", "id": command.id, "ok": True, **done}

    def _refusal(self, command: AnyCommand | None, error: Exception) -> dict[str, Any]:
        shown = problem(error, self.lang, self.table, self.user)
        return {"type": "reply", "id": command.id if command else None, "ok": False, "problem": shown}
