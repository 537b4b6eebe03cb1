"""Notices by web push: the browsers somebody has allowed it, and how they are told."""

from __future__ import annotations

import asyncio
import http.client
import json
from collections.abc import Sequence
from email.utils import parseaddr
from functools import partial
from typing import Any, Final

from sqlalchemy import Connection, and_, delete, insert, or_, select

from rookery.i18n import texts
from rookery.serve import BadName, NotAllowed
from rookery.serve.desk import wishes
from rookery.serve.desk.desk import by_itself
from rookery.serve.desk.keys import key
from rookery.serve.desk.letters import Line, heading
from rookery.serve.desk.notices import LATER, REFUSED, SENT, Addressee, Asked
from rookery.serve.desk.threads import apart
from rookery.serve.desk.turning import only_accounts
from rookery.serve.desk.webpush import (
    BadDevice,
    Sender,
    Subscription,
    checked,
    new_key,
    plain64,
    raw_point,
    read_key,
)
from rookery.serve.door.accounts import User, digest
from rookery.serve.hub.hub import Hub
from rookery.serve.store.schema import devices, sessions
from rookery.serve.upkeep.logs import log

DEVICES_MAX: Final = 5
"""So many browsers of one person; the oldest give way."""
RATE: Final = "20/hour"
GONE: Final = (404, 410)
TAKEN: Final = (200, 201, 202)
NOT_NOW: Final = (408, 425, 429)
FAULT: Final = 500
ID_SIGNS: Final = 20
BODY_MAX: Final = 200


class Devices:
    """The browsers of all; one per server."""

    def __init__(self, hub: Hub, sender: Sender) -> None:
        self.hub = hub
        self.sender = sender

    @classmethod
    async def open(cls, hub: Hub) -> Devices:
        """With the key of the settings, or the one that was made at the first start."""
        chosen = hub.settings
        kept = chosen.push_key or await key(hub.store, "push", new_key)
        address = parseaddr(chosen.mail_from)[1]
        return cls(hub, Sender(read_key(kept), f"mailto:{address}" if address else chosen.url))

    @property
    def works(self) -> bool:
        """Does this server send any? Browsers take them from sites with an address of their own alone."""
        return self.hub.settings.push and bool(self.hub.settings.url)

    @property
    def public_key(self) -> str:
        """What browsers are told, so that no other server can write to them."""
        return plain64(raw_point(self.sender.key.public_key()))

    async def of(self, user: User) -> list[dict[str, Any]]:
        """Somebody's browsers, as they may see them."""
        query = select(devices.c.id, devices.c.label, devices.c.created, devices.c.session)
        query = query.where(devices.c.person_id == user.id).order_by(devices.c.created.desc())
        rows = await self.hub.store.read(lambda db: list(db.execute(query)))
        return [
            {"id": row.id, "label": row.label, "created": row.created, "mine": row.session == user.session}
            for row in rows
        ]

    async def add(self, user: User, given: Subscription, label: str) -> None:
        """A browser that is to be told; it has to do with the session it came with, and ends with that."""
        only_accounts(user)
        if not self.works:
            raise NotAllowed("ui-push-none")
        self.hub.limiter.quick(RATE, "devices", user.id)
        try:
            good = checked(given)
        except BadDevice as error:
            raise BadName("ui-error-push") from error
        row = {
            "id": digest(good.endpoint)[:ID_SIGNS],
            "endpoint": good.endpoint,
            "key": good.key,
            "auth": good.auth,
        }
        row |= {"person_id": user.id, "session": user.session, "label": label}

        def job(db: Connection) -> None:
            same = or_(devices.c.id == row["id"], devices.c.session == user.session)
            db.execute(delete(devices).where(same))
            mine = select(devices.c.id).where(devices.c.person_id == user.id).order_by(devices.c.created.desc())
            old = list(db.execute(mine.offset(DEVICES_MAX - 1)).scalars())
            db.execute(delete(devices).where(devices.c.id.in_(old)))
            db.execute(insert(devices).values(**row, created=self.hub.now()))
            wishes.choose(db, user.id, "push", "now")

        await self.hub.store.write(job)

    async def remove(self, user: User, device: str) -> None:
        """This one no more."""
        mine = and_(devices.c.person_id == user.id, devices.c.id == device[:ID_SIGNS])
        await self.hub.store.write(lambda db: db.execute(delete(devices).where(mine)).rowcount)

    async def gone(self, ids: Sequence[str]) -> None:
        """Browsers that take nothing any more."""
        if ids:
            job = delete(devices).where(devices.c.id.in_(ids))
            await self.hub.store.write(by_itself(lambda db: db.execute(job).rowcount))

    async def open_for(self, person: str) -> list[Any]:
        """Where somebody can be told now: only where they are still signed in."""
        signed = and_(sessions.c.hash == devices.c.session, sessions.c.person_id == devices.c.person_id)
        lasts = or_(sessions.c.until.is_(None), sessions.c.until > self.hub.now())
        query = select(devices).join(sessions, signed).where(devices.c.person_id == person, lasts)
        return await self.hub.store.read(lambda db: list(db.execute(query.limit(DEVICES_MAX))))


class PushWay:
    """Tells people by web push."""

    name = "push"

    def __init__(self, hub: Hub, known: Devices) -> None:
        self.hub = hub
        self.known = known

    @property
    def works(self) -> bool:
        """Does this server send any?"""
        return self.known.works

    async def tell(self, who: Addressee, tables: Sequence[Asked], now: float) -> str:
        """Tell all their browsers; it is enough if one has taken it."""
        rows = await self.known.open_for(who.id)
        message = payload(who, tables, now)
        came = await asyncio.gather(*(apart(partial(self._send, row, message)) for row in rows))
        await self.known.gone([row.id for row, status in zip(rows, came, strict=True) if status in GONE])
        left = [status for status in came if status not in GONE]
        if any(status in TAKEN for status in left):
            return SENT
        if any(not status or status in NOT_NOW or status >= FAULT for status in left):
            return LATER
        return REFUSED if left else ""

    async def rest(self) -> None:
        """Nothing is left open."""

    async def close(self) -> None:
        """What is on its way is not waited for."""

    def _send(self, row: Any, message: bytes) -> int:
        """The status; 0 if there is none, and for an address that leads inside 410."""
        try:
            return self.known.sender.send(Subscription(row.endpoint, row.key, row.auth), message)
        except BadDevice:
            log.warning("push", problem="address")
            return GONE[-1]
        except (OSError, http.client.HTTPException) as error:  # where it went is not for the log
            log.info("push", problem=type(error).__name__)
            return 0


def payload(who: Addressee, tables: Sequence[Asked], now: float) -> bytes:
    """What a browser shows: as much as a letter says, for one table; how many they are, for several."""
    t = texts(who.lang)
    lines = [Line(each, who, now, "") for each in tables]
    facts = lines[0].facts() if len(lines) == 1 else [line.game for line in lines]
    url = lines[0].url if len(lines) == 1 else "/"
    body = "\n".join(dict.fromkeys(facts))[:BODY_MAX]
    return json.dumps({"title": heading(lines, t), "body": body, "url": url}, ensure_ascii=False).encode()
