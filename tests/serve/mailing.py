"""A real mail server for the tests, which can be slow, full, or refuse somebody; and people who want letters."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import Iterator
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session
from sqlalchemy import Connection, update

from rookery.serve.desk import wishes
from rookery.serve.desk.keys import Seals
from rookery.serve.desk.letters import MailWay
from rookery.serve.desk.notices import Notices
from rookery.serve.desk.wishes import Wishes
from rookery.serve.door.accounts import User
from rookery.serve.hub.hub import Hub
from rookery.serve.store.schema import people, turns
from rookery.serve.tables.live import LiveTable
from tests.serve.tools import answer_one, started

URL = "https://games.example"
DAYS: dict[str, Any] = {"mode": "turn", "turn_limit": 3 * 86_400.0}


class Mailbox:
    """What a mail server was given, and what it says to those who bring more."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.refuses: dict[str, str] = {}
        """What it says to a letter for somebody."""
        self.pause = 0.0
        self.came = 0
        self.port = 0

    async def handle_RCPT(
        self, server: SMTP, session: Session, envelope: Envelope, address: str, options: list[str]
    ) -> str:
        self.came += 1
        if address in self.refuses:
            return self.refuses[address]
        envelope.rcpt_tos.append(address)
        return "250 fine"

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:
        await asyncio.sleep(self.pause)
        content = envelope.content
        assert isinstance(content, bytes)
        found = message_from_bytes(content, policy=policy.default)
        assert isinstance(found, EmailMessage)
        self.letters.append(found)
        return "250 kept"

    def to(self, address: str) -> list[EmailMessage]:
        """The letters for somebody."""
        return [each for each in self.letters if each["to"] == address]


def free_port() -> int:
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        return int(door.getsockname()[1])


@contextlib.contextmanager
def mailbox(port: int = 0) -> Iterator[Mailbox]:
    """A mail server on this machine."""
    box = Mailbox()
    box.port = port or free_port()
    controller = Controller(box, hostname="127.0.0.1", port=box.port)
    controller.start()
    try:
        yield box
    finally:
        controller.stop()


def smtp(port: int) -> dict[str, Any]:
    """Settings of a server that sends letters there, at once."""
    sender = {"url": URL, "mail_from": "Rookery <host@games.example>"}
    return {"smtp": f"smtp://127.0.0.1:{port}", **sender, "notice_seconds": 0.0}


async def correspondent(hub: Hub, name: str, **chosen: Any) -> User:
    """Somebody with an account and an address who wants to be told by letter."""
    user, _ = await hub.accounts.guest(name, chosen.pop("lang", "en"))
    user = await hub.accounts.set_password(user, "correct horse")
    wished = Wishes(ways={"mail": chosen.pop("mail", "now")}, **chosen)

    def job(db: Connection) -> None:
        address = f"{name.lower()}@home.example"
        db.execute(update(people).where(people.c.id == user.id).values(email=address))
        wishes.keep(db, user.id, wished)

    await hub.store.write(job)
    return user


async def mailing(hub: Hub) -> tuple[Notices, MailWay]:
    """What tells people, without its clock."""
    way = MailWay(hub.settings, await Seals.open(hub.store))
    return Notices(hub, way), way


async def asked_earlier(hub: Hub, seconds: float) -> None:
    """All open questions were asked so much earlier."""
    await hub.store.write(lambda db: db.execute(update(turns).values(since=turns.c.since - seconds)).rowcount)


async def market(hub: Hub, *users: User, **more: Any) -> LiveTable:
    """A game in which one is asked after the other; the first of them begins, a bot is the last."""
    seats = (
        {"seats": len(users) + 1, "bots": {len(users): "random"}, "options": {"start": 0}} if len(users) < 3 else {}
    )
    return await started(hub, list(users), "thiefs-market", **{**seats, **DAYS, **more})


async def until_asked(hub: Hub, table: LiveTable, users: list[User], who: User) -> None:
    """Answers, until it is somebody's turn."""
    while table.seats[table.state.pending()[0]].user_id != who.id:
        if table.state.is_bot(table.state.pending()[0]):
            await asyncio.sleep(0.005)
        else:
            await answer_one(hub, table, users)
