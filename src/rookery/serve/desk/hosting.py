"""What hosts of tournaments and keepers of clubs do: each act and its line in the audit log in one transaction."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final

from sqlalchemy import Connection

from rookery.serve.desk import audit
from rookery.serve.desk.audit import ACTS, Actor
from rookery.serve.door.accounts import User
from rookery.serve.hub.cup_rows import CupSetup
from rookery.serve.hub.hub import Hub
from rookery.serve.hub.keeper import Beside
from rookery.serve.hub.league_rows import LeagueSetup

HOSTED: Final = tuple(act for act in ACTS if act.startswith(("cup-", "club-", "league-")))


def line(user: User, act: str, target: str, about: str, why: str = "") -> Beside:
    """What is written beside an act."""
    return lambda db: audit.note(db, Actor(user.id, user.name), act, target, about, why)


# -- tournaments -------------------------------------------------------------------------------------------------


async def create(hub: Hub, user: User, name: str, setup: CupSetup) -> str:
    """A new tournament; its id."""

    def note(db: Connection, cup_id: str) -> object:
        return line(user, "cup-create", cup_id, name)(db)

    return await hub.cups.create(user, name, setup, note)


async def pair(hub: Hub, user: User, cup_id: str, round_: int) -> None:
    """A round begins."""
    name = (await hub.cups.cup(cup_id)).name
    await hub.cups.pair(user, cup_id, round_, line(user, "cup-pair", cup_id, f"{name} · {round_}"))


async def correct(
    hub: Hub, user: User, cup_id: str, at: tuple[int, int], places: Mapping[str, int], absent: Collection[str]
) -> None:
    """A result as the host says it."""
    name = (await hub.cups.cup(cup_id)).name
    note = line(user, "cup-correct", cup_id, f"{name} · {at[0]}/{at[1]}")
    await hub.cups.correct(user, cup_id, at, places, absent, note)


async def remove(hub: Hub, user: User, cup_id: str, person: str) -> None:
    """Somebody plays no more."""
    cup = await hub.cups.cup(cup_id)
    note = line(user, "cup-remove", cup_id, f"{cup.name} · {person}")
    await hub.cups.remove(user, cup_id, person, note)


async def readmit(hub: Hub, user: User, cup_id: str, person: str) -> None:
    """Somebody may play again."""
    cup = await hub.cups.cup(cup_id)
    note = line(user, "cup-readmit", cup_id, f"{cup.name} · {person}")
    await hub.cups.readmit(user, cup_id, person, note)


async def finish(hub: Hub, user: User, cup_id: str) -> None:
    """The end."""
    name = (await hub.cups.cup(cup_id)).name
    await hub.cups.finish(user, cup_id, line(user, "cup-finish", cup_id, name))


async def cancel(hub: Hub, user: User, cup_id: str) -> None:
    """It does not take place."""
    name = (await hub.cups.cup(cup_id)).name
    await hub.cups.cancel(user, cup_id, line(user, "cup-cancel", cup_id, name))


# -- clubs -------------------------------------------------------------------------------------------------------


async def found_club(hub: Hub, user: User, name: str, about: str, door: str) -> str:
    """A new club; its id."""
    return await hub.clubs.found(user, name, about, door, lambda club_id: line(user, "club-found", club_id, name))


async def change_club(
    hub: Hub,
    user: User,
    club_id: str,
    name: str | None = None,
    about: str | None = None,
    door: str | None = None,
    why: str = "",
) -> None:
    """Another name, description or door."""
    before = (await hub.clubs.kept(user, club_id)).name
    told = f"{before} → {name}" if name is not None and name != before else before
    await hub.clubs.change(user, club_id, name, about, door, line(user, "club-change", club_id, told, why))


async def dissolve_club(hub: Hub, user: User, club_id: str, why: str = "") -> None:
    """The end of a club."""
    name = (await hub.clubs.club(user, club_id)).name
    await hub.clubs.dissolve(user, club_id, line(user, "club-close", club_id, name, why))


async def remove_member(hub: Hub, user: User, club_id: str, person: str) -> None:
    """Somebody is taken out of a club, or not let in."""
    name = (await hub.clubs.club(user, club_id)).name
    note = line(user, "club-remove", club_id, f"{name} · {person}")
    await hub.clubs.remove(user, club_id, person, note)


async def make_member(hub: Hub, user: User, club_id: str, person: str, rank: str) -> None:
    """A member becomes a keeper, or the owner; a keeper a member."""
    name = (await hub.clubs.club(user, club_id)).name
    note = line(user, "club-hand", club_id, f"{name} · {person}")
    await hub.clubs.make(user, club_id, person, rank, note)


# -- leagues -----------------------------------------------------------------------------------------------------


async def create_league(
    hub: Hub, user: User, club_id: str, name: str, setup: LeagueSetup, season: tuple[float, float]
) -> str:
    """A new league of a club; its id."""

    def note(league_id: str) -> Beside:
        return line(user, "league-create", league_id, name)

    return await hub.leagues.create(user, club_id, name, setup, season, note)


async def end_league(hub: Hub, user: User, league_id: str) -> None:
    """It ends before its time."""
    name = (await hub.leagues.league(user, league_id))[0].name
    await hub.leagues.end(user, league_id, line(user, "league-end", league_id, name))


async def strike_game(hub: Hub, user: User, league_id: str, table_id: str, struck: bool) -> None:
    """A game counts no more, or again."""
    name = (await hub.leagues.league(user, league_id))[0].name
    note = line(user, "league-strike", league_id, f"{name} · {table_id} · {'no' if struck else 'yes'}")
    await hub.leagues.strike(user, league_id, table_id, struck, note)
