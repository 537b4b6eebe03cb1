"""A seat given up for good by its owner, and games that end because all agree."""

from __future__ import annotations

import pytest

from rookery.errors import UndoRefused
from rookery.i18n import texts
from rookery.serve import NotAllowed, NotYourSeat, Stale
from rookery.serve.api.describing import describe
from rookery.serve.door.friends import public_tables
from rookery.serve.pages.own import finished
from rookery.serve.store.entries import TableSetup
from tests.serve.tools import Running, guests, opened, pick, play_out, post, run, started, three, until


def test_only_its_owner_gives_up_a_seat_and_for_good(database: str) -> None:
    async def main() -> None:
        async with opened(database) as hub:
            table, (ada, bob, cleo) = await three(hub)
            (otto,) = await guests(hub, "Otto")
            await hub.admit(table, otto, table.invite)
            await hub.propose(table, cleo, "pause")
            with pytest.raises(NotYourSeat):
                await hub.give_up(table, otto)
            await hub.give_up(table, bob)
            await hub.give_up(table, bob)  # the same post again
            assert [s.user_id for s in table.seats] == [ada.id, None, cleo.id]
            assert [s.bot for s in table.seats] == [None, "heuristic", None]
            assert table.proposals == [], "it was put to Bob as well"
            assert [(line.name, line.phrase) for line in table.chat[1:]] == [("Bob", "gave-up")]
            await hub.arrive(table, bob)
            for attempt in (
                hub.sit(table, bob, 1, table.invite),
                hub.answer(table, bob, 1, table.number, "take all"),
                hub.undo(table, bob, 1, table.number),
                hub.propose(table, bob, "pause"),
                hub.moment(table, bob, 0, 1),
                hub.hint(table, bob, 1),
            ):
                with pytest.raises((NotYourSeat, NotAllowed)):
                    await attempt
            told = describe(table, bob, "en")
            assert told["you"]["seat"] is None
            assert told["view"] == describe(table, otto, "en")["view"], "what everybody sees"
            table_id = table.id
        async with opened(database) as hub:
            again = await hub.table(table_id)
            assert (again.seats[1].bot, again.seats[1].quitter) == ("heuristic", bob.id)

    run(main())


def test_a_game_somebody_gave_up_goes_on_and_is_lost_for_them_alone(sqlite: str) -> None:
    async def main() -> None:
        async with opened(sqlite) as hub:
            ada, bob = users = await guests(hub, "Ada", "Bob")
            table = await hub.create(ada, TableSetup(game="parlour", seats=2, public=True))
            await hub.sit(table, bob, invite=table.invite)
            await hub.words(table, bob, "seven magpies")
            with pytest.raises(NotAllowed):
                await hub.give_up(table, bob)  # before the start one stands up
            await hub.start(table, ada)
            assert (await hub.store.read(lambda db: public_tables(db, [bob.id])))[bob.id][0] == table.id
            await hub.give_up(table, bob)
            assert await hub.tables_of(bob) == []
            assert await hub.store.read(lambda db: public_tables(db, [bob.id])) == {}
            await play_out(hub, table, users)
            assert (await hub.verify(await hub.record(table, ada), "test")).ok, "dealt with Bob's words"
            for user, won in ((ada, 0 in table.state.card().winners), (bob, False)):
                (card,) = await hub.history(user)
                assert (await hub.statistics(user))["games"][0]["won"] == won
                line = finished(card, user, texts("en"))
                assert line["won"] == won
                assert line["names"] == ("Magpie" if user is ada else "Ada")
                assert user is ada or (line["place"] == 2 and line["score"] is None)
            with pytest.raises(NotAllowed):
                await hub.give_up(table, ada)

    run(main())


def test_a_sealed_answer_of_somebody_who_gives_up_stands_and_shows_nothing(sqlite: str) -> None:
    async def main() -> None:
        async with opened(sqlite) as hub:
            users = await guests(hub, "Ada", "Bob", "Cleo")
            table = await started(hub, users)
            while len(table.waiting) < 3:
                await hub.answer(table, users[table.waiting[0]], table.waiting[0], table.number, "pass")
            number, move = table.number, pick(table, 1)
            await hub.answer(table, users[1], 1, number, move)
            await hub.give_up(table, users[1])
            assert table.match is not None
            assert (table.number, table.waiting) == (number, (0, 1, 2))
            assert str(table.match.given(1)) == move
            await hub.give_up(table, users[2])  # who has not answered: her bot does
            await until(lambda: table.state.pending() == [0])
            assert (table.number, table.waiting) == (number, (0, 1, 2))

    run(main())


def test_giving_up_asks_twice_and_is_a_command_too(server: Running) -> None:
    ada, bob, cleo = people = [server.person(name) for name in ("Ada", "Bob", "Cleo")]
    name = server.table(*people)
    page = bob.page(f"/t/{name}").text
    sheet = page[page.index('id="leaving"') :]
    first, _, second = sheet.partition('id="giving-up"')
    assert 'popovertarget="giving-up"' in first and "/give-up" not in first
    assert f'action="/t/{name}/give-up"' in second
    assert post(server, bob, f"/t/{name}/give-up").status_code == 303
    assert "Bob</b> has given up the seat" in ada.page(f"/t/{name}").text
    with cleo.socket(name) as socket:
        socket.send('{"do": "give-up", "id": 1}')
        while "reply" not in (said := str(socket.recv(20))):
            pass
        assert '"ok":true' in said
    assert ada.post(f"/tables/{name}/give-up").json()["you"]["seat"] is None


# -- an end all agree on -------------------------------------------------------------------------------------------


def test_a_game_ends_without_a_result_when_all_who_are_still_there_agree(database: str) -> None:
    async def main() -> None:
        async with opened(database) as hub:
            table, (ada, bob, cleo) = await three(hub)
            (otto,) = await guests(hub, "Otto")
            await hub.admit(table, otto, table.invite)
            with pytest.raises(NotYourSeat):
                await hub.propose(table, otto, "end")
            await hub.propose(table, ada, "end")
            assert table.proposals[0].missing == (bob.id, cleo.id), "though neither has the page open"
            await hub.consent(table, bob, True)
            await hub.consent(table, cleo, False)
            assert (table.status, table.proposals) == ("playing", [])
            await hub.stand(table, cleo)
            await hub.propose(table, ada, "end")
            with pytest.raises(NotYourSeat):
                await hub.moment(table, ada, 0, 1)
            await hub.consent(table, bob, True)
            assert (table.status, table.waiting) == ("over", ())
            assert table.chat[-1].phrase == "ended"
            seat = table.match.waiting[0] if table.match is not None else 0
            mover = (ada, bob, cleo)[seat]
            told = describe(table, mover, "en")
            assert (told["question"], told["legal"], told["outcome"], told["you"]["can_undo"]) == (
                None,
                [],
                None,
                False,
            )
            for attempt in (
                hub.answer(table, mover, seat, table.number, "take all"),
                hub.undo(table, mover, seat, table.number),
                hub.propose(table, ada, "resume"),
                hub.give_up(table, ada),
            ):
                with pytest.raises((NotAllowed, Stale, UndoRefused)):
                    await attempt
            await hub.moment(table, otto, 0, 1)  # nothing is secret any more
            verdict = await hub.verify(await hub.record(table, otto), "test")
            assert verdict.proved and not verdict.problems, "the seed is shown"
            for user in (ada, bob, cleo):
                (card,) = await hub.history(user)
                assert (card.undecided, card.winners, finished(card, user, texts("en"))["place"]) == (True, [], 0)
                assert (await hub.statistics(user))["games"] == [], "it counts for no one"
            assert (await hub.rematch(table, bob)).seat_of(bob) == 1
            table_id = table.id
        async with opened(database) as hub:
            again = await hub.table(table_id)
            assert (again.status, again.state.ended, again.waiting) == ("over", True, ())

    run(main())


def test_turn_by_turn_those_who_left_are_asked_too(sqlite: str) -> None:
    async def main() -> None:
        async with opened(sqlite) as hub:
            table, (ada, bob, cleo) = await three(hub, mode="turn")
            await hub.stand(table, cleo)
            await hub.propose(table, ada, "end")
            assert table.proposals[0].missing == (bob.id, cleo.id)

    run(main())


def test_an_end_is_asked_twice_and_the_page_says_that_there_is_no_result(server: Running) -> None:
    ada, bob = people = [server.person(name) for name in ("Ada", "Bob")]
    name = server.table(*people)
    page = ada.page(f"/t/{name}").text
    first, _, second = page.partition('id="ending"')
    assert 'popovertarget="ending"' in first and 'value="end"' not in first
    assert 'value="end"' in second
    assert ada.post(f"/tables/{name}/proposals", {"what": "end"}).status_code == 200
    asks = bob.page(f"/t/{name}").text
    assert "without a result?" in asks and 'class="btn go" name="yes"' not in asks, "what ends a game is not gold"
    assert bob.post(f"/tables/{name}/consent", {"yes": True}).json()["table"]["status"] == "over"
    for each in people:
        page = each.page(f"/t/{name}").text
        assert "The players ended this game. There is no result." in page
        assert (
            f"/t/{name}/rematch" in page and "data-turn" not in page and "/leave" not in page.partition("<main")[0]
        )
    assert "no result" in ada.page("/profile").text
