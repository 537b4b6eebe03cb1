"""Clubs: who founds one, who comes in and how, who manages it, and that what is a club's stays the club's."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy import update

from rookery.serve import BadName, BadSetup, Damaged, Forbidden, HubError, NoSuchTable, NotAllowed
from rookery.serve.desk import audit, hosting, leaving
from rookery.serve.desk.audit import Actor
from rookery.serve.desk.desk import Desk
from rookery.serve.desk.export import profile
from rookery.serve.door.accounts import User
from rookery.serve.hub import club_rows
from rookery.serve.hub.club_rows import ABOUT_MAX, JOINED_MAX, KEEPERS_MAX, MEMBERS_MAX, OWNED_MAX
from rookery.serve.hub.hub import Hub
from rookery.serve.store.entries import TableSetup
from rookery.serve.store.schema import people
from tests.serve.test_cups import decided, held, now
from tests.serve.test_ratings import all_rated, members, ranked
from tests.serve.tools import count, guests, opened, play_out, run, until

LANGS = ("en", "hu", "pl", "de")


def refusal(error: HubError) -> str:
    """What it is about; all four languages have words for it."""
    assert len({error.text(lang) for lang in LANGS}) == 4, error.name
    return error.name.removeprefix("ui-error-club-")


async def founded(hub: Hub, owner: User, *users: User, door: str = "open", name: str = "Ravens") -> str:
    """A club to which these belong."""
    club_id = await hosting.found_club(hub, owner, name, "We play on Tuesdays.", door)
    invite = (await hub.clubs.club(owner, club_id)).invite
    for each in users:
        assert await hub.clubs.enter(each, club_id, invite) == "member"
    return club_id


async def ranks(hub: Hub, owner: User, club_id: str) -> dict[str, str]:
    return {each.name: each.rank for each in (await hub.clubs.club(owner, club_id)).everybody}


async def refused(act: Any, kind: type[HubError] = NotAllowed) -> str:
    with pytest.raises(kind) as why:
        await act
    return refusal(why.value)


# -- founding -----------------------------------------------------------------------------------------------------


def test_what_can_be_no_club_is_refused_in_words(sqlite: str) -> None:
    async def main() -> None:
        async with opened(sqlite) as hub:
            ada, béla = await members(hub, "Ada", "Béla")
            guest = (await guests(hub, "Guest"))[0]
            assert await refused(hosting.found_club(hub, guest, "Ravens", "", "open")) == "account"
            for name in ("", " \u200b ", "x" * 31, "—"):
                assert await refused(hosting.found_club(hub, ada, name, "", "open"), BadName) == "name"
            with pytest.raises(BadSetup):
                await hosting.found_club(hub, ada, "Ravens", "", "ajar")
            long = hosting.found_club(hub, ada, "Ravens", "x" * (4 * ABOUT_MAX + 1), "open")
            assert await refused(long, BadSetup) == "about"
            await founded(hub, ada)
            for name in ("Ravens", "RAVENS", "Rаvens"):  # the last with a Cyrillic letter
                assert await refused(hosting.found_club(hub, béla, name, "", "open"), BadName) == "taken"
            for n in range(OWNED_MAX - 1):
                await founded(hub, ada, name=f"Club {chr(65 + n)}")
            assert await refused(hosting.found_club(hub, ada, "Too many", "", "open")) == "owned"
            with pytest.raises(NotAllowed):  # a program does not found for its owner
                await hosting.found_club(hub, User(béla.id, "Béla", account=True, bot=True), "Rooks", "", "open")
            assert await count(hub, "SELECT count(*) FROM clubs") == OWNED_MAX

    run(main())


def test_who_is_muted_says_nothing_in_a_clubs_name_or_description(sqlite: str) -> None:
    async def main() -> None:
        async with opened(sqlite) as hub:
            (ada,) = await members(hub, "Ada")
            club_id = await founded(hub, ada)
            desk = Desk(hub)
            await desk.begin()
            await desk.mute(Actor("", "host"), ada.id)
            muted = await refused(hosting.change_club(hub, ada, club_id, about="Rude"), HubError)
            assert (
                muted
                == await refused(hosting.found_club(hub, ada, "Rude", "", "open"), HubError)
                == "ui-error-muted"
            )

    run(main())


def test_a_description_keeps_its_lines_and_nothing_else(sqlite: str) -> None:
    async def main() -> None:
        async with opened(sqlite) as hub:
            (ada,) = await members(hub, "Ada")
            said = "One  <b>\r\n\r\n\r\nTwo\u202e\n" + "line\n" * 40
            club_id = await hosting.found_club(hub, ada, "Ravens", said, "open")
            about = (await hub.clubs.club(None, club_id)).about
            assert about.startswith("One <b>\n\nTwo\nline\n") and about.count("\n") == 19

    run(main())


# -- coming and going ---------------------------------------------------------------------------------------------


def test_an_open_club_one_by_request_and_one_by_invitation(database: str) -> None:
    async def main() -> None:
        async with opened(database) as hub:
            ada, béla, cy = await members(hub, "Ada", "Béla", "Cy")
            guest = (await guests(hub, "Guest"))[0]
            clubs = {door: await founded(hub, ada, door=door, name=door) for door in ("open", "request", "invite")}
            assert await hub.clubs.enter(béla, clubs["open"]) == "member"
            assert await hub.clubs.enter(béla, clubs["open"]) == "member"  # once is enough
            assert await hub.clubs.enter(béla, clubs["request"]) == "asked"
            assert await refused(hub.clubs.enter(béla, clubs["invite"]), NoSuchTable) == "ui-error-no-club"
            assert await refused(hub.clubs.enter(guest, clubs["open"])) == "account"
            link = (await hub.clubs.kept(ada, clubs["invite"])).invite
            assert (await hub.clubs.behind(clubs["invite"], link)).name == "invite"
            assert await hub.clubs.renew(ada, clubs["invite"]) != link
            for wrong in (link, "", "\udcff"):
                with pytest.raises(NoSuchTable):
                    await hub.clubs.enter(béla, clubs["invite"], wrong)
                with pytest.raises(NoSuchTable):
                    await hub.clubs.behind(clubs["invite"], wrong)
            link = (await hub.clubs.kept(ada, clubs["invite"])).invite
            assert await hub.clubs.enter(béla, clubs["invite"], link) == "member"
            await hub.clubs.admit(ada, clubs["request"], béla.id)
            assert [each.rank for each in await hub.clubs.of(béla)] == ["member"] * 3
            await hub.clubs.enter(cy, clubs["request"])
            await hosting.change_club(hub, ada, clubs["request"], door="open")  # who has asked is in
            assert (await ranks(hub, ada, clubs["request"]))["Cy"] == "member"
            await hub.clubs.leave(cy, clubs["request"])
            assert await refused(hub.clubs.leave(cy, clubs["request"])) == "nobody"
            assert await refused(hub.clubs.leave(ada, clubs["request"])) == "owner-leaves"
            for odd in ("nosuchclub", "../x", "x" * 50, "\0"):
                assert await refused(hub.clubs.enter(ada, odd), NoSuchTable) == "ui-error-no-club"

    run(main())


def test_who_was_taken_out_stays_out_until_a_keeper_lets_them_in(sqlite: str) -> None:
    async def main() -> None:
        async with opened(sqlite) as hub:
            ada, béla, cy = await members(hub, "Ada", "Béla", "Cy")
            club_id = await founded(hub, ada, béla, cy)
            await hosting.make_member(hub, ada, club_id, béla.id, "keeper")
            assert await refused(hosting.remove_member(hub, cy, club_id, béla.id), Forbidden) == "keepers"
            await hosting.remove_member(hub, béla, club_id, cy.id)
            assert await refused(hub.clubs.enter(cy, club_id)) == "out"
            link = (await hub.clubs.kept(béla, club_id)).invite
            assert await refused(hub.clubs.enter(cy, club_id, link)) == "out"
            assert [each.name for each in (await hub.clubs.club(ada, club_id)).out] == ["Cy"]
            assert await hub.clubs.of(cy) == []
            await hub.clubs.admit(béla, club_id, cy.id)
            await hosting.remove_member(hub, ada, club_id, cy.id)
            await hosting.remove_member(hub, ada, club_id, cy.id)  # and forgotten
            assert await hub.clubs.enter(cy, club_id) == "member"
            for who, whom in ((béla, ada), (ada, ada)):
                with pytest.raises(HubError):
                    await hosting.remove_member(hub, who, club_id, whom.id)

    run(main())


def test_keepers_owners_and_admins(sqlite: str) -> None:
    async def main() -> None:
        async with opened(sqlite) as hub:
            ada, béla, cy, dora = await members(hub, "Ada", "Béla", "Cy", "Dora")
            boss = User((await members(hub, "Boss"))[0].id, "Boss", account=True, admin=True)
            club_id = await founded(hub, ada, béla, cy)
            await hosting.make_member(hub, ada, club_id, béla.id, "keeper")
            await hosting.change_club(hub, béla, club_id, about="Thursdays now.")
            promoting = hosting.make_member(hub, béla, club_id, cy.id, "keeper")
            assert await refused(promoting, Forbidden) == "owner"
            assert await refused(hosting.dissolve_club(hub, béla, club_id), Forbidden) == "owner"
            assert await refused(hosting.change_club(hub, cy, club_id, about="x"), Forbidden) == "keepers"
            assert await refused(hub.clubs.renew(cy, club_id), Forbidden) == "keepers"
            assert await refused(hub.clubs.admit(dora, club_id, cy.id), Forbidden) == "keepers"
            assert await refused(hosting.make_member(hub, ada, club_id, dora.id, "keeper")) == "nobody"
            await hosting.make_member(hub, ada, club_id, cy.id, "owner")
            assert await ranks(hub, ada, club_id) == {"Ada": "keeper", "Béla": "keeper", "Cy": "owner"}
            await hub.clubs.leave(ada, club_id)
            before = await count(hub, "SELECT max(id) FROM audit")
            await hosting.change_club(hub, boss, club_id, name="Rooks", why="rude")
            await hosting.dissolve_club(hub, boss, club_id, why="ruder")
            acts = await hub.store.read(lambda db: audit.since(db, before))
            assert [(each.by_name, each.act, each.about, each.why) for each in acts] == [
                ("Boss", "club-change", "Ravens → Rooks", "rude"),
                ("Boss", "club-close", "Rooks", "ruder"),
            ]
            desk = Desk(hub)
            await desk.begin()
            await desk.hear()
            assert await refused(hub.clubs.club(cy, club_id), NoSuchTable) == "ui-error-no-club"

    run(main())


def test_clubs_have_limits(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        async with opened(sqlite) as hub:
            ada, béla, *users = await members(hub, "Ada", "Béla", *(f"p{n:02}" for n in range(12)))
            assert MEMBERS_MAX >= 100 and JOINED_MAX >= 10
            club_id = await founded(hub, ada, *users)
            for each in users[:KEEPERS_MAX]:
                await hosting.make_member(hub, ada, club_id, each.id, "keeper")
            one_more = hosting.make_member(hub, ada, club_id, users[KEEPERS_MAX].id, "keeper")
            assert await refused(one_more) == "keepers-full"
            monkeypatch.setattr("rookery.serve.hub.clubs.MEMBERS_MAX", 13)
            assert await refused(hub.clubs.enter(béla, club_id)) == "full"
            monkeypatch.setattr("rookery.serve.hub.clubs.MEMBERS_MAX", 14)
            await asyncio.gather(  # two at once for the last place
                *(hub.clubs.enter(each, club_id) for each in await members(hub, "Xena", "Yves")),
                return_exceptions=True,
            )
            assert len((await hub.clubs.club(ada, club_id)).members) == 14
            monkeypatch.setattr("rookery.serve.hub.clubs.JOINED_MAX", 1)
            other = await founded(hub, béla, name="Rooks")
            assert await refused(hub.clubs.enter(ada, other)) == "many"

    run(main())


# -- what is the club's -------------------------------------------------------------------------------------------


def test_a_clubs_table_is_for_its_members_alone(database: str) -> None:
    async def main() -> None:
        async with opened(database) as hub:
            ada, béla, cy, eve = await members(hub, "Ada", "Béla", "Cy", "Eve")
            club_id = await founded(hub, ada, béla, cy)
            setup = TableSetup(game="parlour", seats=2, club=club_id, public=True)
            assert await refused(hub.create(eve, TableSetup(game="parlour", seats=2, club=club_id))) == "only"
            table = await hub.create(ada, setup)
            assert not table.setup.public and await hub.open_tables() == []
            assert [card.id for card in await hub.clubs.tables(béla, club_id)] == [table.id]
            assert await refused(hub.clubs.tables(eve, club_id), Forbidden) == "only"
            for stranger in (eve, None):
                with pytest.raises(NoSuchTable):
                    await hub.seen(table.id, stranger)
            for invite in (table.invite, ""):  # the link alone opens nothing here
                with pytest.raises((NotAllowed, NoSuchTable)):
                    await hub.sit(table, eve, invite=invite)
            with pytest.raises(NotAllowed):
                await hub.admit(table, eve, table.invite)
            assert await hub.sit(table, béla) == 1  # a member needs none
            await hub.start(table, ada)
            assert (await hub.seen(table.id, cy)).id == table.id
            await hosting.remove_member(hub, ada, club_id, cy.id)
            with pytest.raises(NoSuchTable):
                await hub.seen(table.id, cy)
            await hosting.remove_member(hub, ada, club_id, béla.id)  # who sits there plays on
            await play_out(hub, await hub.seen(table.id, béla), [ada, béla])
            assert [card.id for card in await hub.clubs.tables(ada, club_id, over=True)] == [table.id]
            assert await hub.watchable(10) == []
            with pytest.raises(NotAllowed):  # but not the next game
                await hub.rematch(table, béla)
            await hosting.dissolve_club(hub, ada, club_id)
            assert [card.id for card in await hub.history(béla)] == [table.id]  # finished games stay

    run(main())


def test_a_clubs_tournament_is_for_its_members_and_a_private_ones_is_hidden(sqlite: str) -> None:
    async def main() -> None:
        async with opened(sqlite) as hub:
            ada, béla, cy, eve = await members(hub, "Ada", "Béla", "Cy", "Eve")
            known = await founded(hub, ada, béla, cy, name="Known")
            secret = await founded(hub, ada, béla, cy, door="invite", name="Secret")
            for other, club_id in ((béla, known), (eve, secret)):  # keepers hold them
                with pytest.raises((Forbidden, NoSuchTable)):
                    await held(hub, other, [], club=club_id)
            cups = {
                club_id: await held(hub, ada, [béla, cy], pace="turn", club=club_id) for club_id in (known, secret)
            }
            for cup_id in cups.values():
                assert await refused(hub.cups.enter(eve, cup_id)) == "only"
                await hosting.pair(hub, ada, cup_id, 1)
            for who in (eve, None):
                assert [card.id for card in await hub.cups.listed("running", user=who)] == [cups[known]]
                await hub.cups.known(who, cups[known])
                with pytest.raises(NoSuchTable) as none:
                    await hub.cups.known(who, cups[secret])
                assert refusal(none.value) == "ui-error-no-cup"
            assert len(await hub.cups.listed("running", user=béla)) == 2
            tables = {club_id: (await now(hub, cup_id)).games[0].table for club_id, cup_id in cups.items()}
            assert (await hub.seen(tables[known], eve)).setup.public
            with pytest.raises(NoSuchTable):
                await hub.seen(tables[secret], eve)
            assert [card.id for card in await hub.watchable(10)] == [tables[known]]
            assert tables[secret] in [card.id for card in await hub.clubs.tables(béla, secret)]
            assert [card.id for card in await hub.cups.of_club(secret)] == [cups[secret]]
            # the club is gone: those who play in it see it to its end, and only they
            await hosting.dissolve_club(hub, ada, secret)
            for who in (ada, béla, cy):
                await hub.cups.known(who, cups[secret])
            with pytest.raises(NoSuchTable):
                await hub.cups.known(eve, cups[secret])
            await decided(hub, ada, cups[secret])
            await hosting.pair(hub, ada, cups[secret], 2)
            assert not (await hub.table((await now(hub, cups[secret])).games[-1].table)).setup.public

    run(main())


def test_another_process_hears_who_belongs_to_a_club(database: str) -> None:
    async def main() -> None:
        async with opened(database) as one, opened(database) as other:
            ada, béla = await members(one, "Ada", "Béla")
            club_id = await founded(one, ada)
            table = await one.create(ada, TableSetup(game="parlour", seats=2, club=club_id))
            with pytest.raises(NoSuchTable):
                await other.seen(table.id, béla)
            await one.clubs.enter(béla, club_id)
            there = await other.seen(table.id, béla)
            async with there.listen(béla):
                await hosting.remove_member(one, ada, club_id, béla.id)
                await until(lambda: not there.may_see(béla))

    run(main())


def test_members_stand_with_their_rating_at_a_game(sqlite: str) -> None:
    async def main() -> None:
        async with opened(sqlite) as hub:
            ada, béla = await members(hub, "Ada", "Béla")
            club_id = await founded(hub, ada, béla)
            table = await ranked(hub, [ada, béla])
            await hub.give_up(table, béla)
            await play_out(hub, table, [ada, béla])
            await all_rated(hub)
            assert [each.points for each in (await hub.clubs.club(None, club_id, "parlour")).members] == [
                None,
                None,
            ]
            await hub.store.write(lambda db: db.exec_driver_sql("UPDATE ratings SET shown = mu").rowcount)
            first, second = (await hub.clubs.club(None, club_id, "parlour")).members
            assert first.points and second.points and first.points != second.points
            assert [each.points for each in (await hub.clubs.club(None, club_id, "par")).members] == [None, None]

    run(main())


# -- going for good, and damage -----------------------------------------------------------------------------------


def test_who_deletes_their_account_leaves_their_clubs_to_others(sqlite: str) -> None:
    async def main() -> None:
        async with opened(sqlite) as hub:
            ada, béla, cy = await members(hub, "Ada", "Béla", "Cy")
            club_id, alone = await founded(hub, ada, béla, cy), await founded(hub, ada, name="Rooks")
            await hosting.make_member(hub, ada, club_id, cy.id, "keeper")
            said = await hub.store.read(lambda db: profile(db, ada.id))
            assert [(each["name"], each["rank"]) for each in said["clubs"]] == [
                ("Ravens", "owner"),
                ("Rooks", "owner"),
            ]
            await leaving.leave(hub, ada)
            assert await ranks(hub, cy, club_id) == {"Béla": "member", "Cy": "owner"}
            assert await refused(hub.clubs.club(cy, alone), NoSuchTable) == "ui-error-no-club"
            assert await count(hub, "SELECT count(*) FROM audit WHERE by_name = 'Ada'") == 0
            await leaving.leave(hub, cy)
            await leaving.leave(hub, béla)
            assert await count(hub, "SELECT count(*) FROM clubs") == 0
            assert await count(hub, "SELECT count(*) FROM club_people") == 0

    run(main())


def test_a_damaged_row_is_one_damaged_row(sqlite: str) -> None:
    async def main() -> None:
        async with opened(sqlite) as hub:
            ada, béla = await members(hub, "Ada", "Béla")
            sound, broken = await founded(hub, ada, béla), await founded(hub, ada, béla, name="Rooks")
            hurt = (
                f"UPDATE clubs SET door = x'ff00' WHERE id = '{broken}'",
                f"UPDATE club_people SET rank = 'king', since = 'x' WHERE club_id = '{sound}' AND rank = 'member'",
            )
            for sql in hurt:
                await hub.store.write(lambda db, sql=sql: db.exec_driver_sql(sql).rowcount)  # type: ignore[misc]
            with pytest.raises(Damaged) as why:
                await hub.clubs.club(ada, broken)
            assert refusal(why.value) == "damaged"
            assert [card.id for card in await hub.clubs.listed(ada)] == [sound]
            assert [each.name for each in (await hub.clubs.club(ada, sound)).everybody] == ["Ada"]
            nameless = f"UPDATE people SET name = x'ff' WHERE id = '{ada.id}'"
            await hub.store.write(lambda db: db.exec_driver_sql(nameless).rowcount)
            assert [each.name for each in (await hub.clubs.club(ada, sound)).members] == ["N. N."]

    run(main())


def test_private_clubs_are_listed_for_their_members_alone(sqlite: str) -> None:
    async def main() -> None:
        async with opened(sqlite) as hub:
            ada, béla, eve = await members(hub, "Ada", "Béla", "Eve")
            boss = User((await members(hub, "Boss"))[0].id, "Boss", account=True, admin=True)
            await founded(hub, ada, name="100% open")
            secret = await founded(hub, ada, béla, door="invite", name="Secret")

            async def seen(who: User | None, words: str = "") -> list[str]:
                return sorted(card.name for card in await hub.clubs.listed(who, words))

            assert await seen(None) == await seen(eve) == ["100% open"]
            assert await seen(ada) == await seen(béla) == await seen(boss) == ["100% open", "Secret"]
            assert await seen(ada, "SECR") == ["Secret"] and await seen(eve, "secr") == []
            assert await seen(eve, "%") == ["100% open"] and await seen(eve, "_") == []
            for who in (eve, None):
                with pytest.raises(NoSuchTable):
                    await hub.clubs.club(who, secret)
            acts: tuple[Any, ...] = (
                hub.clubs.renew(eve, secret),
                hub.clubs.leave(eve, secret),
                hub.clubs.admit(eve, secret, béla.id),
                hub.clubs.tables(eve, secret),
                hosting.change_club(hub, eve, secret, about="x"),
                hosting.make_member(hub, eve, secret, béla.id, "member"),
                hosting.remove_member(hub, eve, secret, béla.id),
                hosting.dissolve_club(hub, eve, secret),
            )
            for act in acts:
                assert await refused(act, NoSuchTable) == "ui-error-no-club"
            await hub.store.write(
                lambda db: db.execute(update(people).where(people.c.id == béla.id).values(name="B")).rowcount
            )
            assert {each.name for each in (await hub.clubs.club(ada, secret)).members} == {"Ada", "B"}
            assert club_rows.DOORS[-1] == "invite"

    run(main())
