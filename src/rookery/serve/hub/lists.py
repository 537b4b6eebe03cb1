"""Lists of tables: open ones, somebody's, those to watch, finished ones, and those that are overdue."""

from __future__ import annotations

import contextlib
from collections import Counter
from collections.abc import Collection
from typing import Any, Final

import msgspec
from sqlalchemy import and_, exists, func, select, tuple_

from rookery.serve import HubError, NoSuchTable, NotAllowed
from rookery.serve.door.accounts import User
from rookery.serve.hub.keeper import Keeper
from rookery.serve.hub.sql import readable
from rookery.serve.store.entries import TableSetup
from rookery.serve.store.schema import seats, tables
from rookery.serve.tables.cards import TableCard, tally
from rookery.serve.upkeep.logs import log

LIST_MAX: Final = 60
OPEN: Final = and_(tables.c.public.is_(True), tables.c.status == "waiting")
OPEN_PER_HOST: Final = 10
SHOWN_PER_HOST: Final = 3
LOOKED_UP: Final = 12
"""So many of somebody's newest live tables are opened to see whose turn it is; opening takes a while."""
COUNTED_MAX: Final = 10_000


class Lists(Keeper):
    """Tables by what a list asks for."""

    async def open_tables(self) -> list[TableCard]:
        """Public tables that wait for people, the newest first; of each host a few, so that none hides the rest."""
        query = (
            select(tables.c.id, tables.c.card)
            .where(OPEN)
            .order_by(tables.c.created.desc())
            .limit(LIST_MAX * OPEN_PER_HOST)
        )
        shown: list[TableCard] = []
        hosts: Counter[str] = Counter()
        for card in await self._cards(query):
            hosts[card.host] += 1
            if hosts[card.host] <= SHOWN_PER_HOST:
                shown.append(card)
        return shown[:LIST_MAX]

    async def _room_for(self, user: User, setup: TableSetup) -> None:
        """NotAllowed if somebody has too many public tables waiting already."""
        if setup.public or setup.club:
            open_ones = and_(tables.c.club == setup.club, tables.c.status == "waiting") if setup.club else OPEN
            mine = tables.c.card.contains(f'"host":"{user.id}"', autoescape=True)
            query = select(func.count()).select_from(tables).where(open_ones, mine)
            if (await self.store.read(lambda db: db.execute(query).scalar()) or 0) >= OPEN_PER_HOST:
                raise NotAllowed("ui-error-too-many-open", most=OPEN_PER_HOST)

    async def tables_of(self, user: User) -> list[TableCard]:
        """The tables where somebody sits, the newest first."""
        query = (
            select(tables.c.id, tables.c.card)
            .join_from(seats, tables, seats.c.table_id == tables.c.id)
            .where(seats.c.person_id == user.id)
            .order_by(tables.c.created.desc())
            .limit(LIST_MAX)
        )
        cards = [card for card in await self._cards(query) if card.given_up(user.id) is None]
        stale = [c.id for c in cards if c.status == "playing" and c.mode == "live" and c.id not in self.live]
        for table_id in stale[:LOOKED_UP]:  # who is asked at a live table is not stored with every move
            with contextlib.suppress(HubError):  # it cannot be opened; what is known of it is shown
                await self.table(table_id)
        return [self.live[c.id].state.card() if c.id in self.live else c for c in cards]

    async def history(
        self, user: User, before: float = 0.0, most: int = 50, among: Collection[str] | None = None
    ) -> list[TableCard]:
        """Somebody's finished games, the newest first: set up before a time, or played with one `among` these."""
        query = (
            select(tables.c.id, tables.c.card)
            .join_from(seats, tables, seats.c.table_id == tables.c.id)
            .where(seats.c.person_id == user.id, tables.c.status == "over")
            .order_by(tables.c.created.desc(), tables.c.id)
            .limit(min(most, LIST_MAX))
        )
        if among is not None:
            met = seats.alias()
            query = query.where(exists().where(met.c.table_id == tables.c.id, met.c.person_id.in_(among)))
        return await self._cards(query.where(tables.c.created < before) if before else query)

    async def finished(self, user: User, enough: int) -> int:
        """How many games somebody has finished, counted up to `enough`."""
        query = (
            select(seats.c.table_id)
            .join_from(seats, tables, seats.c.table_id == tables.c.id)
            .where(seats.c.person_id == user.id, tables.c.status == "over")
            .limit(enough)
        )
        return await self.store.read(lambda db: len(db.execute(query).all()))

    async def watchable(self, most: int) -> list[TableCard]:
        """Public tables under way, the newest first."""
        query = (
            select(tables.c.id, tables.c.card)
            .where(tables.c.public.is_(True), tables.c.status == "playing")
            .order_by(tables.c.created.desc())
            .limit(most)
        )
        return await self._cards(query)

    async def tables_of_club(self, club_id: str, over: bool = False, most: int = LIST_MAX) -> list[TableCard]:
        """A club's own tables, the newest first: open ones and those under way, or finished ones."""
        query = (
            select(tables.c.id, tables.c.card)
            .where(tables.c.club == club_id, tables.c.status.in_(("over",) if over else ("waiting", "playing")))
            .order_by(tables.c.created.desc())
            .limit(most)
        )
        return await self._cards(query)

    async def statistics(self, user: User) -> dict[str, Any]:
        """How somebody's finished games went: by game, and with whom."""
        query = (
            select(tables.c.id, tables.c.card)
            .join_from(seats, tables, seats.c.table_id == tables.c.id)
            .where(seats.c.person_id == user.id, tables.c.status == "over")
            .order_by(tables.c.created.desc())
            .limit(COUNTED_MAX)
        )
        return tally(await self._cards(query), user.id)

    async def overdue(self, before: float, after: tuple[float, str], limit: int) -> list[tuple[float, str]]:
        """Tables on which a bot or a clock should have acted, and since when; the next after one of these."""
        place = tuple_(tables.c.due, tables.c.id)
        query = select(tables.c.due, tables.c.id).where(tables.c.due <= before, place > tuple_(*after))
        query = query.order_by(tables.c.due, tables.c.id).limit(limit)
        return [(row.due, row.id) for row in await self.store.read(lambda db: db.execute(query).all())]

    async def _cards(self, query: Any) -> list[TableCard]:
        """The cards a query finds (`id`, `card`). One that cannot be read is made anew, or else left out."""
        found: list[TableCard | None] = []
        broken: list[tuple[int, str]] = []
        for row in await self.store.read(lambda db: db.execute(query).all()):
            card = readable(row.card)
            if card is None:
                broken.append((len(found), row.id))
            found.append(card if card is not None and card.game in self.games else None)
        for place, table_id in broken[:LOOKED_UP]:
            with contextlib.suppress(NoSuchTable, NotAllowed):  # the table itself is damaged
                found[place] = await self._mend_card(table_id)
        return [card for card in found if card is not None]

    async def _mend_card(self, table_id: str) -> TableCard:
        card = (await self.table(table_id)).state.card()
        log.error("damaged table", table=table_id, entry=0, why="card", mended=True)
        change = tables.update().where(tables.c.id == table_id).values(card=msgspec.json.encode(card).decode())
        await self.store.write(lambda db: db.execute(change).rowcount)
        return card
