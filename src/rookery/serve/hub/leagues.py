"""Leagues of clubs: setting one up, its tables, how it stands, its end. Knows no HTTP.

A game counts in the write that ends it (`sql.side_effects`), so it counts once, whoever dies when.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, insert, update

from rookery.serve import BadName, Damaged, Forbidden, NoSuchTable, NotAllowed
from rookery.serve.door.accounts import User, not_with_token
from rookery.serve.door.names import check_name
from rookery.serve.hub import league_rows as rows
from rookery.serve.hub.club_rows import HEADS, Club, locked, rank_of
from rookery.serve.hub.clubs import refusing
from rookery.serve.hub.cup_table import Board
from rookery.serve.hub.keeper import DAMAGED_KEPT, DAMAGED_SECONDS, Beside
from rookery.serve.hub.league_rows import GAMES_MAX, OPEN_MAX, League, LeagueCard, LeagueSetup
from rookery.serve.hub.once import Once
from rookery.serve.hub.seating import new_id
from rookery.serve.store.entries import TableSetup
from rookery.serve.store.schema import leagues
from rookery.serve.tables.cards import TableCard
from rookery.serve.tables.live import LiveTable
from rookery.serve.upkeep.logs import log

if TYPE_CHECKING:
    from rookery.serve.hub.hub import Hub


class Leagues:
    """The leagues of this server's clubs."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._damaged: dict[str, float] = {}
        self._stands: Once[Board] = Once(hub)

    # -- to look at ----------------------------------------------------------------------------------------------

    async def league(self, user: User | None, league_id: str) -> tuple[League, Club]:
        """One of them with its club, for somebody who may know of that; NoSuchTable, Damaged."""
        could_be(league_id)
        if self._damaged.get(league_id, 0.0) > time.monotonic():
            raise Damaged("ui-error-league-damaged")
        try:
            found = await self._hub.store.read(lambda db: rows.read_league(db, league_id, self._sizes()))
        except ValueError as error:
            raise self._is_damaged(league_id) from error
        if found is None:
            raise no_league()
        try:
            return found, await self._hub.clubs.club(user, found.club)
        except NoSuchTable:
            raise no_league() from None

    def _is_damaged(self, league_id: str) -> Damaged:
        """Say so once, and leave it alone for a while."""
        if league_id not in self._damaged:
            log.error("damaged league", league=league_id)
        self._damaged[league_id] = time.monotonic() + DAMAGED_SECONDS
        while len(self._damaged) > DAMAGED_KEPT:
            del self._damaged[next(iter(self._damaged))]
        return Damaged("ui-error-league-damaged")

    def _sizes(self) -> dict[str, Any]:
        return {name: box.seats for name, box in self._hub.games.items()}

    async def of(self, club: Club) -> list[LeagueCard]:
        """The leagues of a club, for somebody who has been shown it."""
        sizes, now = self._sizes(), self._hub.now()
        return await self._hub.store.read(lambda db: rows.read_cards(db, club.id, sizes, now))

    async def stands(self, league: League) -> Board:
        """How it stands."""
        key = league.id, league.version, tuple(sorted(league.names.items()))  # names change without the league
        return await self._stands.get(key, partial(rows.stands, league))

    async def tables(self, user: User | None, league: League) -> list[TableCard]:
        """Its open tables and games under way, for members of the club."""
        return [card for card in await self._hub.clubs.tables(user, league.club) if card.league == league.id]

    # -- playing -------------------------------------------------------------------------------------------------

    async def table(self, user: User, league_id: str, seats: int) -> LiveTable:
        """A new table of it, for members. What is set up in the season counts, whenever it ends."""
        league, _ = await self.league(user, league_id)
        if league.status(self._hub.now()) != "running":
            raise NotAllowed("ui-error-league-closed")
        if len(league.games) >= GAMES_MAX:
            raise NotAllowed("ui-error-league-full", most=GAMES_MAX)
        setup = league.setup
        if not setup.low <= seats <= setup.high:
            raise NotAllowed("ui-error-cup-seats", low=setup.low, high=setup.high)
        wished: dict[str, Any] = {"game": setup.game, "seats": seats, "club": league.club, "league": league.id}
        return await self._hub.create(user, TableSetup(**wished, ranked=True, **rows.clock(setup)))

    # -- keeping -------------------------------------------------------------------------------------------------

    async def create(
        self,
        user: User,
        club_id: str,
        name: str,
        setup: LeagueSetup,
        season: tuple[float, float],
        note: Callable[[str], Beside],
    ) -> str:
        """A new league; its id. `note` is written with it."""
        not_with_token(user)
        hub = self._hub
        hub.limiter.quick(hub.settings.rate_tables, "clubs", user.id)
        await hub.clubs.kept(user, club_id)
        good, league_id, now = named(name), new_id(), hub.now()
        rows.check_league(hub.games, setup, *season, now)
        row = {"id": league_id, "version": 0, "club_id": club_id, "name": good, "setup": rows.stored(setup)}
        row |= {"created": now, "begins": season[0], "ends": season[1]}

        def job(db: Connection) -> None:
            if locked(db, club_id) is None:
                raise NoSuchTable("ui-error-no-club")
            if rows.still_open(db, club_id, now) >= OPEN_MAX:
                raise NotAllowed("ui-error-league-many", most=OPEN_MAX)
            db.execute(insert(leagues).values(**row))
            note(league_id)(db)

        await refusing(hub.store, job)
        return league_id

    async def end(self, user: User, league_id: str, note: Beside) -> None:
        """A keeper ends it before its time: games that are still played do not count."""

        def job(db: Connection, stands: Any) -> None:
            if stands.closed is not None:
                return
            change = update(leagues).where(leagues.c.id == league_id)
            db.execute(change.values(closed=self._hub.now(), version=leagues.c.version + 1))
            note(db)

        await self._change(user, league_id, job)

    async def strike(self, user: User, league_id: str, table_id: str, struck: bool, note: Beside) -> None:
        """A keeper lets a game count no more, or again."""

        def job(db: Connection, stands: Any) -> None:
            if not db.execute(rows.strike(league_id, table_id, struck)).rowcount:
                raise NotAllowed("ui-error-league-no-game")
            db.execute(rows.touched(league_id))
            note(db)

        await self._change(user, league_id, job)

    async def _change(self, user: User, league_id: str, job: Callable[[Connection, Any], None]) -> None:
        not_with_token(user)
        league, club = await self.league(user, league_id)
        if not club.keeps(user):
            raise Forbidden("ui-error-club-keepers")

        def with_row(db: Connection) -> None:
            stands = rows.locked(db, league_id)
            if stands is None:
                raise no_league()
            if not user.admin and rank_of(db, league.club, user.id) not in HEADS:
                raise Forbidden("ui-error-club-keepers")
            job(db, stands)

        await refusing(self._hub.store, with_row)


def could_be(league_id: str) -> None:
    """NoSuchTable for what is not the id of any league."""
    if not (league_id.isascii() and league_id.isalnum() and len(league_id) <= 20):
        raise no_league()


def no_league() -> NoSuchTable:
    """There is none, or somebody may not know of it."""
    return NoSuchTable("ui-error-no-league")


def named(name: str) -> str:
    """A league's name."""
    try:
        return check_name(name)
    except BadName:
        raise BadName("ui-error-league-name") from None
