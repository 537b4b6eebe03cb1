"""Friends: asked by name, link or at a table; blocked; seen or hidden; called. Nobody learns more than that."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from rookery.serve import Forbidden, NoSuchTable, NotAllowed
from rookery.serve.door import friends as about
from rookery.serve.door.accounts import User
from rookery.serve.door.friends import Circle
from rookery.serve.hub.hub import Hub
from rookery.serve.store.entries import TableSetup
from tests.serve.tools import Running, count, guests, opened, post, run, started


async def accounts(hub: Hub, *names: str) -> list[User]:
    return [await hub.accounts.set_password(user, "correct horse") for user in await guests(hub, *names)]


def names(circle: Circle) -> tuple[list[str], list[str], list[str]]:
    lists = (circle.friends, circle.asking, circle.blocked)
    return tuple([f.name for f in each] for each in lists)  # type: ignore[return-value]


def test_asking_and_accepting(database: str) -> None:
    async def play() -> None:
        async with opened(database) as hub:
            ada, béla = await accounts(hub, "Ada", "Béla")
            await hub.friends.ask(ada, " BÉLA ")
            assert names(await hub.friends.circle(ada)) == ([], [], [])
            assert names(await hub.friends.circle(béla)) == ([], ["Ada"], [])
            assert await hub.friends.asking(béla) == 1
            await hub.friends.accept(béla, ada.id)
            assert names(await hub.friends.circle(ada)) == (["Béla"], [], [])
            assert names(await hub.friends.circle(béla)) == (["Ada"], [], [])
            await hub.friends.remove(ada, béla.id)
            assert names(await hub.friends.circle(béla)) == ([], [], [])

    run(play())


def test_two_who_ask_each_other_are_friends(sqlite: str) -> None:
    async def play() -> None:
        async with opened(sqlite) as hub:
            ada, béla = await accounts(hub, "Ada", "Béla")
            await hub.friends.ask(ada, "Béla")
            await hub.friends.ask(béla, "Ada")
            assert names(await hub.friends.circle(ada)) == (["Béla"], [], [])

    run(play())


def test_asking_tells_nobody_which_accounts_there_are(sqlite: str) -> None:
    """The same answer and the same number of rows, whether there is an account, none, or one that has blocked."""

    async def play() -> None:
        async with opened(sqlite) as hub:
            ada, béla, cy = await accounts(hub, "Ada", "Béla", "Cy")
            await guests(hub, "Guest")
            await hub.friends.block(cy, ada.id)
            for name in ("Nobody", "Ada", "Cy", "Guest", "", "x" * 500):
                await hub.friends.ask(ada, name)
                assert await count(hub, f"SELECT count(*) FROM bonds WHERE person_id = '{ada.id}'") == 1
            assert names(await hub.friends.circle(cy)) == ([], [], ["Ada"])
            await hub.friends.ask(ada, "Béla")
            assert await count(hub, f"SELECT count(*) FROM bonds WHERE person_id = '{ada.id}'") == 2
            assert names(await hub.friends.circle(ada)) == ([], [], [])
            assert names(await hub.friends.circle(béla)) == ([], ["Ada"], [])

    run(play())


def test_guests_ask_those_they_have_played_with_and_nobody_by_name(sqlite: str) -> None:
    async def play() -> None:
        async with opened(sqlite) as hub:
            ada, béla, cy = await guests(hub, "Ada", "Béla", "Cy")
            with pytest.raises(NotAllowed):
                await hub.friends.ask(ada, "Béla")
            await started(hub, [ada, béla])
            for other in (béla, cy):
                await hub.friends.ask_met(ada, other.id)
            assert names(await hub.friends.circle(béla)) == ([], ["Ada"], [])
            assert names(await hub.friends.circle(cy)) == ([], [], [])

    run(play())


def test_a_block_ends_everything_and_is_not_told(sqlite: str) -> None:
    async def play() -> None:
        async with opened(sqlite) as hub:
            ada, béla = await accounts(hub, "Ada", "Béla")
            card = await hub.friends.card(ada)
            await hub.friends.by_card(béla, card)
            table = await hub.create(béla, TableSetup(game="parlour", seats=2))
            await hub.call(table, béla, ada.id)
            await hub.friends.block(ada, béla.id)
            assert await hub.friends.calls(ada) == []
            for ask in (hub.friends.ask(béla, "Ada"), hub.friends.by_card(béla, card)):
                await ask
                assert names(await hub.friends.circle(ada)) == ([], [], ["Béla"])
                assert names(await hub.friends.circle(béla)) == ([], [], [])
            with pytest.raises(NotAllowed) as refused:
                await hub.call(table, béla, ada.id)
            with pytest.raises(NotAllowed) as never_met:
                await hub.call(table, béla, "nobody")
            assert refused.value.name == never_met.value.name
            await hub.friends.remove(béla, ada.id)
            assert names(await hub.friends.circle(ada)) == ([], [], ["Béla"])
            await hub.friends.remove(ada, béla.id)
            await hub.friends.ask(béla, "Ada")
            assert names(await hub.friends.circle(ada)) == ([], ["Béla"], [])

    run(play())


def test_a_new_link_makes_the_old_one_worthless(sqlite: str) -> None:
    async def play() -> None:
        async with opened(sqlite) as hub:
            ada, béla = await guests(hub, "Ada", "Béla")
            old = await hub.friends.card(ada)
            assert await hub.friends.card(ada) == old
            new = await hub.friends.card(ada, new=True)
            await hub.friends.by_card(béla, old)
            assert names(await hub.friends.circle(ada)) == ([], [], [])
            await hub.friends.by_card(béla, new)
            assert names(await hub.friends.circle(ada)) == (["Béla"], [], [])
            with pytest.raises(NotAllowed):
                await hub.friends.card(replace(ada, bot=True))

    run(play())


def test_lists_are_bounded(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("FRIENDS_MAX", "ASKED_MAX", "BLOCKED_MAX", "CALLS_MAX"):
        monkeypatch.setattr(about, name, 2)

    async def play() -> None:
        async with opened(sqlite) as hub:
            ada, *others = await accounts(hub, "Ada", "Béla", "Cy", "Di")
            for other in others:
                await hub.friends.ask(other, "Ada")
            assert len((await hub.friends.circle(ada)).asking) == 2
            card = await hub.friends.card(ada)
            for other in others[:2]:
                await hub.friends.by_card(other, card)
            with pytest.raises(NotAllowed):
                await hub.friends.by_card(others[2], card)
            for other in others[:2]:
                await hub.friends.block(ada, other.id)
            with pytest.raises(NotAllowed):
                await hub.friends.block(ada, others[2].id)

    run(play())


def test_friends_see_who_is_here_and_at_a_public_table_unless_it_is_hidden(sqlite: str) -> None:
    async def play() -> None:
        async with opened(sqlite) as hub:
            ada, béla = await guests(hub, "Ada", "Béla")
            await hub.friends.by_card(ada, await hub.friends.card(béla))
            private = await hub.create(béla, TableSetup(game="parlour", seats=2))
            (seen,) = (await hub.friends.circle(ada)).friends
            assert not seen.online and not seen.table
            hub.friends.about.add(béla.id)
            await hub.friends.note()
            public = await hub.create(béla, TableSetup(game="parlour", seats=2, public=True))
            (seen,) = (await hub.friends.circle(ada)).friends
            assert seen.online and seen.table == public.id != private.id
            await hub.accounts.preferences(béla, prefs={"hidden": True})
            (seen,) = (await hub.friends.circle(ada)).friends
            assert not seen.online and not seen.table

    run(play())


def test_a_friend_is_called_to_a_free_seat_or_to_watch(sqlite: str) -> None:
    async def play() -> None:
        async with opened(sqlite) as hub:
            ada, béla, cy = await guests(hub, "Ada", "Béla", "Cy")
            for friend in (béla, cy):
                await hub.friends.by_card(friend, await hub.friends.card(ada))
            table = await hub.create(ada, TableSetup(game="parlour", seats=2))
            with pytest.raises(NoSuchTable):
                await hub.seen(table.id, béla)
            with pytest.raises(Forbidden):
                await hub.call(table, béla, ada.id)
            for friend in (béla, cy):
                await hub.call(table, ada, friend.id)
            assert [(c.by, c.game) for c in await hub.friends.calls(béla)] == [("Ada", "parlour")]
            assert await hub.answer_call(béla, table.id, yes=True) is table
            assert table.seat_of(béla) == 1
            await hub.start(table, ada)
            await hub.answer_call(cy, table.id, yes=True)
            assert table.seat_of(cy) is None and table.may_see(cy)
            with pytest.raises(NoSuchTable):
                await hub.answer_call(cy, table.id, yes=True)
            await hub.call(table, ada, cy.id)
            assert await hub.answer_call(cy, table.id, yes=False) is None
            assert await hub.friends.calls(cy) == []

    run(play())


# -- pages -------------------------------------------------------------------------------------------------------


def test_from_the_link_to_a_seat(server: Running) -> None:
    ada, béla, cy = (server.person(name) for name in ("Ada", "Béla", "Cy"))
    link = re.search(r'/friends/with/[\w-]+"', ada.page("/friends").text)
    assert link is not None
    assert "Ada would like to be your friend" in béla.page(link[0][:-1]).text
    assert post(server, béla, link[0][:-1]).status_code == 303
    assert "Béla" in ada.page("/friends").text
    table = ada.post("/tables", {"game": "thiefs-market", "seats": 3}).json()["table"]["id"]
    assert béla.id in ada.page(f"/t/{table}/friends").text
    assert cy.page(f"/t/{table}/friends").status_code == 404
    assert post(server, ada, "/calls", table=table, person=cy.id).status_code == 409
    assert post(server, ada, "/calls", table=table, person=béla.id).status_code == 303
    assert "Ada invites you to a table: Thief" in béla.page("/").text
    assert table not in cy.page("/").text + server.nobody().page("/").text
    assert post(server, béla, f"/calls/{table}").headers["location"] == f"/t/{table}"
    assert béla.get(f"/tables/{table}").json()["you"]["seat"] == 1
    assert post(server, cy, f"/calls/{table}").status_code == 404


def test_lists_are_for_their_owner_alone(server: Running) -> None:
    """No page and no answer of another person names whom somebody has blocked, or asked."""
    ada, béla, cy = (server.person(name) for name in ("Adala", "Bélabéla", "Cycy"))
    post(server, ada, "/friends/block", person=béla.id)
    assert "Bélabéla" in ada.page("/friends").text
    for other in (béla, cy, server.nobody()):
        for path in ("/friends", "/profile", "/", "/pair"):
            found = other.page(path).text
            assert "Adala" not in found and ada.id not in found
    for path in ("/friends", "/friends/block", "/friends/accept", "/friends/link", "/friends/hidden", "/calls"):
        assert post(server, server.nobody(), path, person=ada.id).status_code == 401
    foreign = {"cookie": f"rookery={ada.token}", "origin": "https://elsewhere.example"}
    for path in ("/friends/remove", "/friends/link", "/pair", "/pair/stop", "/calls"):
        sent = server.client.post(server.url + path, data={"person": béla.id}, headers=foreign)
        assert sent.status_code == 403, path
    assert "Bélabéla" in ada.page("/friends").text
