"""The table's part in sealed rounds: times, who has answered, private switches, deadlines, and silence.

Told with The Castle of the Devil, whose secrets hang on it (CD-W7 to CD-W10, CD-W14, CD-M1).
"""

import asyncio
import time
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from rookery.errors import IllegalMove
from rookery.serve import NotAllowed, NotYourSeat, Stale, TooFast
from rookery.serve.api import describing
from rookery.serve.door.accounts import User
from rookery.serve.hub.hub import Hub
from rookery.serve.tables.chat import NOTICES
from rookery.serve.tables.live import LINGER, LiveTable
from rookery.serve.tables.state import MUSING
from rookery.serve.upkeep import metrics
from tests.clauses import clause
from tests.serve.tools import PATIENCE, guests, opened, run, started

GAME = "castle-of-the-devil"
NAMES = ("Ada", "Bo", "Cy", "Di")
ITEMS = ("key ring", "goblet dagger", "bag_key", "bag_goblet")
JOBS = ("diplomat", "doctor", "hypnotist", "bodyguard")
POSITION = {"players": [{"items": i, "occupation": j} for i, j in zip(ITEMS, JOBS, strict=True)]}


async def fight(hub: Hub, **more: Any) -> tuple[LiveTable, list[User]]:
    """Four people; the first attacks the second, and everybody is asked at once."""
    users = await guests(hub, *NAMES)
    table = await started(hub, users, GAME, position=POSITION, **more)
    await quickly(hub, table, users, "fight", "to 1")
    assert sorted(table.waiting) == [0, 1, 2, 3]
    return table, users


async def quickly(hub: Hub, table: LiveTable, users: list[User], *moves: str) -> None:
    """What the first player does to begin with, without the times that hold it back."""
    slowly, table.state.slowly = table.state.slowly, 0.0
    for move in moves:
        await hub.answer(table, users[0], 0, table.number, move)
    table.state.slowly = slowly


def faces(table: LiveTable, users: list[User | None]) -> list[str]:
    """Everything the API tells each of these viewers, as text."""
    return [msgspec.json.encode(describing.describe(table, user, "en")).decode() for user in users]


async def until(done: Callable[[], bool], seconds: float = PATIENCE) -> float:
    """Wait for something; how long it took."""
    start = time.monotonic()
    while not done():
        assert time.monotonic() - start < seconds, "it never happened"
        await asyncio.sleep(0.005)
    return time.monotonic() - start


@clause("CD-W7")
def test_a_round_stays_open_for_a_while_although_all_have_answered(sqlite: str) -> None:
    async def story() -> None:
        async with opened(sqlite, slowly=0.5) as hub:
            table, users = await fight(hub)
            number, begun = table.number, table.state.opened
            for seat in (0, 1, 2, 3):
                ack = await hub.answer(table, users[seat], seat, number, "pass")
                assert (ack.number, ack.move) == (number, "pass")  # the last is acknowledged like the others
            assert table.number == number
            assert table.state.pending() == []
            at = table.state.show_at()
            assert at is not None
            await until(lambda: table.number == number + 1)
            assert at - begun >= 0.75 + 0.1  # half of 1.5 s, and of 0.2 s after the last answer
            assert table.state.opened >= at - 0.002

    run(story())


@clause("CD-W7")
def test_the_times_are_random_within_their_bounds(sqlite: str) -> None:
    async def story() -> None:
        async with opened(sqlite, slowly=1.0) as hub:
            seen = []
            for _ in range(12):
                table, _ = await fight(hub)
                state = table.state.fork()
                state.held, state.held_at = (3, "pass"), state.opened  # all in at once
                at = state.show_at()
                assert at is not None
                seen.append(at - state.opened)
                late = state.fork()
                late.held_at = state.opened + 60.0  # the last answer came late
                after = late.show_at()
                assert after is not None
                assert 0.2 <= after - late.held_at <= 0.8
            assert all(1.7 <= x <= MUSING[1] + 0.8 for x in seen)
            assert len({round(x, 2) for x in seen}) > 6

    run(story())


@clause("CD-W7")
def test_a_strict_table_has_rounds_of_one_length(sqlite: str) -> None:
    """Whoever has not answered by then passes; whoever has does not make it shorter."""

    async def story() -> None:
        async with opened(sqlite, slowly=0.01) as hub:
            table, users = await fight(hub, strict=0.4)
            number, begun = table.number, table.state.opened
            for seat in (0, 2):
                await hub.answer(table, users[seat], seat, number, "pass")
            await until(lambda: table.number > number)
            assert 0.39 <= table.state.opened - begun
            assert table.match is not None
            assert table.match.question(2).key == "support"  # type: ignore[union-attr]

    run(story())


@clause("CD-W2", "CD-W7")
def test_nobody_is_shown_who_has_answered(sqlite: str) -> None:
    """Neither by the numbers, nor by the API, nor by a wake-up; the last answer is no exception."""

    async def story() -> None:
        async with opened(sqlite, slowly=1.0) as hub:
            table, users = await fight(hub, public=True)
            others: list[User | None] = [users[1], users[2], None]
            version, number = table.version, table.number
            woken: list[int] = []
            async with table.listen(users[1]) as one, table.listen(users[2]) as two, table.listen() as watcher:
                await hub.refresh_watched()  # who is here and who watches has been told
                before = faces(table, others)
                for wakes in (one, two, watcher):
                    wakes.new = False
                for seat in (0, 3, 1, 2):
                    await hub.answer(table, users[seat], seat, number, "pass")
                    if seat in (0, 3):
                        assert faces(table, others) == before
                    woken.append(sum(w.new for w in (one, two, watcher)))
                assert woken == [0, 0, 1, 2]  # only the seat itself hears of its own answer
                assert (table.version, table.number) == (version, number)
                assert faces(table, [None]) == [before[2]]
                sizes = [len(x) for x in faces(table, others)]
                assert sizes == [len(x) for x in before]

    run(story())


@clause("CD-W9")
def test_an_answer_that_may_be_forced_is_not_published_at_once(sqlite: str) -> None:
    async def story() -> None:
        async with opened(sqlite, slowly=0.5) as hub:
            users = await guests(hub, *NAMES)
            table = await started(hub, users, GAME, position=POSITION)
            await quickly(hub, table, users, "trade", "to 2", "give ring")
            assert table.waiting == (2,)
            number, begun = table.number, table.state.opened
            before = faces(table, [users[1], None])
            ack = await hub.answer(table, users[2], 2, number, "refuse")
            assert ack.move == "refuse"
            assert table.number == number
            assert faces(table, [users[1], None]) == before
            with pytest.raises(NotYourSeat):
                await hub.answer(table, users[1], 2, number, "refuse")
            await until(lambda: table.number > number)
            assert 0.5 <= table.state.opened - begun
            with pytest.raises(Stale):
                await hub.answer(table, users[2], 2, number, "return bag_key")

    run(story())


@clause("CD-W9")
def test_what_a_turn_player_announces_takes_its_time_too(sqlite: str) -> None:
    """P0 with its steps: how quick somebody was says nothing about what there was to choose from."""

    async def story() -> None:
        async with opened(sqlite, slowly=0.5) as hub:
            users = await guests(hub, *NAMES)
            table = await started(hub, users, GAME, position=POSITION)
            for move in ("use diplomat", "to 1", "demand whip"):
                number, begun = table.number, table.state.opened
                before = faces(table, [users[1], None])
                await hub.answer(table, users[0], 0, number, move)
                assert table.number == number
                assert faces(table, [users[1], None]) == before
                at = table.state.show_at()
                assert at is not None
                assert 0.5 <= at - begun <= 1.25 + 0.001  # half of 1 to 2.5 s
                await until(lambda: table.state.held is None)

    run(story())


@clause("CD-W13")
def test_the_time_before_an_exchange_shows_does_not_depend_on_it(sqlite: str) -> None:
    """It comes from the table's secret and the place in the game, never from the cards."""

    async def story() -> None:
        async with opened(sqlite, slowly=1.0) as hub:
            table, _ = await fight(hub)
            state, match = table.state, table.match
            assert match is not None
            other = state.fork(play=True)
            other.match = match.sample(0, 7)
            other.match._key = match._key
            assert state.earliest() == other.earliest()

    run(story())


@clause("CD-W8")
def test_private_switches_pass_for_their_owner(sqlite: str) -> None:
    """The same four for everybody, whatever the occupation; nobody else notices them."""

    async def story() -> None:
        async with opened(sqlite, slowly=0.5) as hub:
            table, users = await fight(hub, public=True)
            assert table.match is not None
            assert table.match.switches == ("before", "ability", "doctor", "bag")
            mine = [describing.you(table, user, seat)["switches"] for seat, user in enumerate(users)]
            assert mine == [dict.fromkeys(table.match.switches, True)] * 4
            others: list[User | None] = [users[0], users[2], None]
            before, version, number = faces(table, others), table.version, table.number
            await hub.switch(table, users[1], "before", False)
            await hub.switch(table, users[3], "before", False)
            assert faces(table, others) == before
            assert (table.version, table.number) == (version, number)
            assert describing.you(table, users[1], 1)["switches"]["before"] is False
            await until(lambda: set(table.state.pending()) == {0, 2})
            assert faces(table, others) == before
            for seat in (0, 2):
                await hub.answer(table, users[seat], seat, number, "pass")
            await until(lambda: table.number > number)
            await hub.switch(table, users[1], "before", True)
            assert describing.you(table, users[1], 1)["switches"]["before"] is True
            with pytest.raises(NotAllowed):
                await hub.switch(table, users[1], "trade", False)
            stranger = (await guests(hub, "Eve"))[0]
            with pytest.raises(NotYourSeat):
                await hub.switch(table, stranger, "before", False)

    run(story())


def people_answered() -> float:
    """What the host's numbers say."""
    return metrics.REGISTRY.get_sample_value("rookery_answers_total", {"by": "person"}) or 0.0


@clause("CD-W8")
def test_a_round_nobody_wants_to_be_asked_in_passes_by_itself(sqlite: str) -> None:
    """Without anybody's help, for nothing is swept up meanwhile; the passes count like anybody's answers."""

    async def story() -> None:
        async with opened(sqlite, slowly=0.02, sweep=600, poll=600) as hub:
            table, users = await fight(hub)
            number, counted = table.number, people_answered()
            for user in users:
                await hub.switch(table, user, "before", False)
            await until(lambda: table.number > number)
            assert people_answered() == counted + 4

    run(story())


@clause("CD-W8")
def test_an_automatic_pass_comes_at_a_random_moment_inside_the_minimum(sqlite: str) -> None:
    async def story() -> None:
        async with opened(sqlite, slowly=1.0) as hub:
            moments = set()
            for _ in range(8):
                table, users = await fight(hub)
                await hub.switch(table, users[2], "before", False)
                at = table.state.auto_at(2)
                assert at is not None
                assert table.state.opened <= at <= table.state.earliest()
                moments.add(round(at - table.state.opened, 2))
                assert table.state.auto_at(1) is None
            assert len(moments) > 4

    run(story())


STOPS = ("always", "winner", "side", "attacked")


@clause("CD-W7", "CD-W8")
@pytest.mark.parametrize("stop", STOPS)
@pytest.mark.parametrize("seat", [1, 2])
def test_when_one_is_asked_is_chosen_once_and_nobody_can_tell(stop: str, seat: int, sqlite: str) -> None:
    """In all worlds the others can imagine a moment ends at the same time, whether somebody is asked or not.

    Seat 1 is attacked, seat 2 looks on: whether they are asked may hang on their cards for "winner" alone.
    """

    async def story() -> None:
        async with opened(sqlite, slowly=1.0) as hub:
            table, users = await fight(hub)
            before, version = faces(table, [users[0], users[3], None]), table.version
            await hub.switch(table, users[seat], stop, True)
            assert describing.you(table, users[seat], seat)["stop"] == stop
            assert faces(table, [users[0], users[3], None]) == before
            assert table.version == version
            match, state = table.match, table.state.fork(play=True)
            assert match is not None
            asked, long = set(), set()
            worlds = [match.sample(0, n) for n in range(24)]
            for secret in range(30):
                ends = set()
                for world in worlds:
                    state.match = world
                    state.match._key = bytes([secret]) * 32
                    at = state.auto_at(seat)
                    asked.add(at is None)
                    assert at is None or state.opened <= at <= state.earliest()
                    if stop == "winner":
                        assert (at is None) == (len(state.match.legal(seat)) > 1)
                    state.held, state.held_at = (seat, "pass"), state.opened if at is None else at
                    ends.add(state.show_at())
                assert len(ends) == 1
                long.add(state.earliest() - state.opened > MUSING[0])
            assert long == {True, False}
            assert asked == ({True, False} if stop == "winner" else {stop == "always" or seat == 1})

    run(story())


@clause("CD-W8")
def test_switches_survive_a_restart(sqlite: str) -> None:
    async def story() -> None:
        async with opened(sqlite, slowly=1.0) as hub:
            table, users = await fight(hub)
            await hub.switch(table, users[2], "ability", False)
            await hub.switch(table, users[2], "side", True)
            await hub.switch(table, users[3], "side", True)
            await hub.switch(table, users[3], "always", True)
            name = table.id
        async with opened(sqlite, slowly=1.0) as hub:
            again = await hub.table(name)
            assert again.state.off == {2: ("ability",), 3: ()}
            assert again.state.stops == {2: "side"}

    run(story())


def without_clocks(table: LiveTable, users: list[User | None]) -> list[dict[str, Any]]:
    """The same as data, without the seconds that pass meanwhile."""
    return [{**msgspec.json.decode(face), "clocks": None} for face in faces(table, users)]


CLAIM = {
    "players": [
        {"items": "key key", "faction": "order"},
        {"items": "key", "faction": "order"},
        {"items": "bag_key", "faction": "brotherhood"},
        {"items": "bag_goblet", "faction": "brotherhood"},
    ]
}


@clause("CD-W10", "CD-Q40")
def test_a_claim_names_those_chosen_so_far_when_the_time_is_up(sqlite: str) -> None:
    """Nobody else learns whom a claimant is about to name, and a restart does not forget it."""

    async def story() -> None:
        async with opened(sqlite) as hub:
            users = await guests(hub, *NAMES)
            table = await started(hub, users, GAME, position=CLAIM, turn_limit=600, mode="turn", public=True)
            with pytest.raises(NotAllowed):  # what to do is no half-made answer
                await hub.draft(table, users[0], 0, table.number, "pass")
            await hub.answer(table, users[0], 0, table.number, "declare")
            others: list[User | None] = [users[1], users[2], None]
            async with table.listen(users[1]) as one, table.listen() as watcher:
                await hub.refresh_watched()  # who is here and who watches has been told
                one.new = watcher.new = False
                before, version, number = without_clocks(table, others), table.version, table.number
                for named in ("name 3", "name 1 3", "name 1"):
                    await hub.draft(table, users[0], 0, number, named)
                assert not one.new
                assert not watcher.new
                assert without_clocks(table, others) == before
            assert (table.version, table.number) == (version, number)
            assert describing.you(table, users[0], 0)["draft"] == "name 1"
            assert "draft" not in describing.you(table, users[1], 1)
            with pytest.raises(NotYourSeat):
                await hub.draft(table, users[1], 0, number, "name 2")
            with pytest.raises(IllegalMove):
                await hub.draft(table, users[0], 0, number, "name 0")
            with pytest.raises(Stale):
                await hub.draft(table, users[0], 0, number - 1, "name 2")
            name = table.id
        async with opened(sqlite) as hub:
            again = await hub.table(name)
            assert again.draft_of(0) == "name 1"
            hub._began += 600  # the time is up
            hub.driver.drive(again, mine=True)
            await until(lambda: again.status == "over")
            assert again.match is not None
            assert again.match.outcome is not None
            assert again.match.outcome.reason == "true"  # nobody but seat 1 was named
            assert again.draft_of(0) == ""

    run(story())


@clause("CD-W10")
def test_deadlines_answer_by_the_published_rule(sqlite: str) -> None:
    """Pass, also inside a trade or an attack; refuse, nobody, the luggage; else by the game's secret generator."""

    def after(*moves: tuple[int, str]) -> str:
        import rookery

        match = rookery.game(GAME).position(POSITION)
        for seat, move in moves:
            match.play(seat, move)
        return str(match.timeout_move(match.waiting[0]))

    everybody = tuple((seat, "pass") for seat in range(4))
    fighting = ((0, "fight"), (0, "to 1"), *everybody)
    assert after() == "pass"
    assert after((0, "trade"), (0, "to 2"), (0, "give ring")) == "refuse"
    assert after(*fighting) == "neither"
    won = (*fighting, (2, "sword"), (3, "neither"), (0, "pass"), *everybody, *((s, "pass") for s in (1, 2, 3)))
    assert after(*won) == "luggage"
    assert after(*won, (0, "luggage")) == "leave"
    assert after((0, "declare")) == "name nobody"
    assert after((0, "trade")) == after((0, "trade"), (0, "to 1")) == after((0, "fight")) == "pass"
    assert after((0, "use diplomat"), (0, "to 1")).startswith("demand ")

    async def story() -> None:
        async with opened(sqlite) as hub:
            users = await guests(hub, *NAMES)
            chosen = set()
            for _ in range(12):
                table = await started(hub, users, GAME, position=POSITION)
                await hub.answer(table, users[0], 0, table.number, "use diplomat")
                assert table.match is not None
                first = str(table.match.timeout_move(0))
                assert first == str(table.match.timeout_move(0))  # the same in every process
                chosen.add(first)
            assert len(chosen) > 1
            table = await started(hub, users, GAME, position=POSITION, bank=0.3)
            number = table.number
            await until(lambda: table.number > number)
            assert table.waiting == (1,)  # the turn player passed

    run(story())


@clause("CD-W14", "CD-M1")
def test_nobody_talks_while_the_journey_lasts(sqlite: str) -> None:
    """Free chat before and after; in between fixed notices only, one in thirty seconds; spectators say nothing."""

    async def story() -> None:
        async with opened(sqlite) as hub:
            users = await guests(hub, *NAMES)
            looker = (await guests(hub, "Eve"))[0]
            players = [
                {"items": "key key key", "occupation": "thug", "faction": "order"},
                {"items": "ring", "occupation": "priest", "faction": "order"},
                {"items": "bag_key", "occupation": "doctor", "faction": "brotherhood"},
                {"items": "bag_goblet", "occupation": "duelist", "faction": "brotherhood"},
            ]
            table = await started(hub, users, GAME, position={"players": players}, public=True)

            async def refused(user: User, **said: str) -> None:
                with pytest.raises(NotAllowed):
                    await hub.chat(table, user, **said)

            await refused(users[0], text="I am of the Order")
            await refused(users[0], phrase="thanks")
            await refused(looker, text="he lies")
            await refused(looker, phrase="back")
            await hub.chat(table, users[0], phrase="trouble")
            with pytest.raises(TooFast):
                await hub.chat(table, users[0], phrase="back")
            await hub.chat(table, users[1], phrase="rule")
            assert [c.phrase for c in table.chat] == ["trouble", "rule"]
            await hub.rename(users[2], "Brotherhood")
            assert table.seats[2].name == "Cy"
            await hub.answer(table, users[0], 0, table.number, "declare")
            await hub.answer(table, users[0], 0, table.number, "name nobody")
            assert table.status == "over"
            await hub.chat(table, users[0], text="I told you")
            await hub.chat(table, looker, text="well done")
            assert table.chat[-1].text == "well done"

    run(story())


@clause("CD-W14")
def test_a_table_may_agree_to_talk(sqlite: str) -> None:
    async def story() -> None:
        async with opened(sqlite) as hub:
            users = await guests(hub, *NAMES)
            table = await hub.create(users[0], tableset(talk=True))
            for user in users[1:]:
                await hub.sit(table, user, invite=table.invite)
            await hub.chat(table, users[1], text="shall we talk?")
            await hub.start(table, users[0])
            await hub.chat(table, users[1], text="yes")
            assert table.chat[-1].text == "yes"
            assert '"talk": true' in await hub.record(table, users[1])  # the record says so, and so does the log
            assert table.match is not None
            assert [e["kind"] for e in table.match.events(None)].count("talk") == 1

    run(story())


def tableset(**options: Any) -> Any:
    """A setup for four."""
    from rookery.serve.store.entries import TableSetup

    return TableSetup(game=GAME, seats=4, options=options)


@clause("CD-W14")
def test_the_notices_have_words() -> None:
    from rookery.i18n import LANGUAGES, strict, texts

    with strict():
        for lang in LANGUAGES:
            assert len({texts(lang).t(f"ui-phrase-{n}") for n in NOTICES}) == len(NOTICES)


def test_a_lost_connection_shows_only_after_a_while(sqlite: str) -> None:
    """A reload in a sealed round must not tell anything."""

    async def story() -> None:
        async with opened(sqlite, slowly=1.0) as hub:
            table, users = await fight(hub)
            async with table.listen(users[2]):
                assert table.seats[2].connected
            assert table.seats[2].connected
            table.gone[users[2].id] -= LINGER
            table.show_presence()
            assert not table.seats[2].connected

    run(story())


def test_two_processes_agree_on_a_held_answer(sqlite: str) -> None:
    """The answer is stored when it is given; another process, or the same after a restart, lets it take effect."""

    async def story() -> None:
        async with opened(sqlite, slowly=1.0) as hub:
            table, users = await fight(hub)
            number = table.number
            for seat in range(4):
                await hub.answer(table, users[seat], seat, number, "pass")
            assert table.number == number
            name = table.id
        async with opened(sqlite, slowly=0.01) as hub:
            again = await hub.table(name)
            assert again.state.held is not None or again.number == number + 1
            await until(lambda: again.number == number + 1)
            assert again.match is not None
            assert again.match.question(2).key == "support"  # type: ignore[union-attr]

    run(story())


def test_an_answer_can_be_changed_until_the_round_closes(sqlite: str) -> None:
    async def story() -> None:
        async with opened(sqlite, slowly=0.5) as hub:
            position = {"players": [{**row} for row in POSITION["players"]]}
            position["players"][1]["occupation"] = "grandmaster"
            users = await guests(hub, *NAMES)
            table = await started(hub, users, GAME, position=position)
            await quickly(hub, table, users, "fight", "to 1")
            number = table.number
            for seat in (0, 2, 3):
                await hub.answer(table, users[seat], seat, number, "pass")
            await hub.answer(table, users[1], 1, number, "pass")
            await hub.answer(table, users[1], 1, number, "use grandmaster")  # held, and changed
            await until(lambda: table.number > number)
            assert table.match is not None
            assert table.match.view(None)["fight"]["uses"] == [{"seat": 1, "card": "grandmaster"}]

    run(story())
