"""Fair play on a server: each finished ranked game is counted once, and what admins see of it is written down."""

from __future__ import annotations

import time
from typing import Any

import pytest
from sqlalchemy import insert, select, update

from rookery.i18n import LANGUAGES
from rookery.play import fair
from rookery.play.fair import CARE, Care, Count
from rookery.serve.desk import leaving, retention
from rookery.serve.desk.export import profile
from rookery.serve.door.accounts import User
from rookery.serve.hub import fairness, thinking
from rookery.serve.hub.analysing import Analyses, Job
from rookery.serve.hub.beside import Failed
from rookery.serve.hub.evidence import suspicions
from rookery.serve.hub.fairness import Taken, keep, take
from rookery.serve.hub.hub import Hub
from rookery.serve.hub.thinking import Counted, Fair, Going, Step, analyser
from rookery.serve.store.schema import alike, looks, rated, tallies
from rookery.serve.tables.live import LiveTable
from tests.serve.test_admin import account, admin_of, log_of, on
from tests.serve.test_ratings import all_rated, members, ranked
from tests.serve.tools import Running, count, opened, play_out, run, typed

GLANCE = Care(decisions=1, worlds=2, candidates=2, steps=1, finishes=1)


async def finished(hub: Hub, *names: str) -> tuple[LiveTable, list[User]]:
    """A ranked game that has been rated."""
    users = await members(hub, *names)
    table = await ranked(hub, users)
    await play_out(hub, table, users)
    await all_rated(hub)
    return table, users


def sum_of(person: str, other: str, what: str, games: int, n: float, over: float) -> dict[str, Any]:
    """A sum over games that were all alike."""
    each, least = over / games, 0.02  # they differ a little
    squares = {"over_over": games * (each * each + least), "n_over": n * each, "n_n": n * n / games}
    about = {"person_id": person, "other_id": other, "game": "parlour", "what": what, "games": games}
    return {**about, "n": n, "x": max(over, 0.0), "over": over, **squares, "table_id": "t", "at": time.time()}


async def stored(hub: Hub, rows: list[dict[str, Any]]) -> None:
    await hub.store.write(lambda db: db.execute(insert(tallies), rows).rowcount)


# -- counting ----------------------------------------------------------------------------------------------------


def test_a_finished_ranked_game_is_looked_at_beside_the_server_and_counted_once(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        async with opened(database) as hub:
            table, users = await finished(hub, "Ada", "Béla", "Cili")
            assert await count(hub, "SELECT count(*) FROM looks") == 1
            assert await hub.fairness.look_at_one()
            assert not await hub.fairness.look_at_one(), "there is no other"
            rows = await hub.store.read(lambda db: db.execute(select(tallies)).all())
            assert {(row.person_id, row.other_id) for row in rows if row.what == "results"} == {
                (a.id, b.id) for a in users for b in users if a != b
            }
            assert {row.person_id for row in rows if row.what == "sees"} == {user.id for user in users}
            assert all((row.games, row.game, row.table_id) == (1, "parlour", table.id) for row in rows)
            late = Taken(table.id, 1.0)  # another process had taken it, too
            counts = [Count(0, 1, "names.peek", 1, 1, 0.5)]
            assert not await hub.store.write(lambda db: keep(db, late, {0: users[0].id, 1: users[1].id}, counts))
            assert await count(hub, "SELECT max(games) FROM tallies") == 1

    run(main())


def test_sums_add_up_over_games(database: str) -> None:
    async def main() -> None:
        async with opened(database) as hub:
            ada, béla = await members(hub, "Ada", "Béla")
            for n in range(3):
                row = {"table_id": f"g{n}", "at": float(n), "taken": 0.0, "tries": 0}
                history = [
                    {"table_id": f"g{n}", "person_id": who.id, "pool": "parlour/2/fast", "at": float(n), "place": 1}
                    | {"people": 2, "before": 25.0, "mu": 25.0, "sigma": 8.0}
                    for who in (ada, béla)
                ]
                counts = [Count(0, 1, "names.peek", 4, n, n - 1.0), Count(1, None, "sees", 2, 0.5, 0.5)]
                seats = {0: ada.id, 1: béla.id}

                def job(
                    db: Any, row: Any = row, history: Any = history, seats: Any = seats, c: Any = counts
                ) -> bool:
                    db.execute(insert(looks).values(**row))
                    db.execute(insert(rated), history)
                    return keep(db, Taken(row["table_id"], row["at"]), seats, c)

                assert await hub.store.write(job)
            rows = await hub.store.read(lambda db: db.execute(select(tallies).order_by(tallies.c.what)).all())
            assert [
                (r.what, r.games, r.n, r.x, r.over, r.over_over, r.n_over, r.n_n, r.table_id) for r in rows
            ] == [
                ("names.peek", 3, 12.0, 3.0, 0.0, 2.0, 0.0, 48.0, "g2"),
                ("sees", 3, 6.0, 1.5, 1.5, 0.75, 3.0, 12.0, "g2"),
            ]

    run(main())


def test_one_that_cannot_be_looked_at_is_tried_three_times_and_holds_no_other_up(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        async with opened(sqlite, analysis_seconds=0.001) as hub:
            await finished(hub, "Ada", "Béla")
            tried = []

            async def broken(self: Analyses, task: Fair) -> Counted | None:
                tried.append(task)
                raise Failed("slow")

            monkeypatch.setattr(Analyses, "between", broken)
            free = update(looks).values(taken=0.0)
            for _ in range(5):
                await hub.fairness.look_at_one()
                await hub.store.write(lambda db: db.execute(free).rowcount)
            assert len(tried) == fairness.TRIES
            assert await count(hub, "SELECT count(*) FROM looks") == 0
            assert await count(hub, "SELECT count(*) FROM tallies") == 0

    run(main())


def test_two_processes_take_different_games_and_one_that_died_leaves_its_game(database: str) -> None:
    async def main() -> None:
        async with opened(database) as hub:
            rows = [{"table_id": f"g{n}", "at": float(n), "taken": 0.0, "tries": 0} for n in range(2)]
            await hub.store.write(lambda db: db.execute(insert(looks), rows).rowcount)
            taken = [await hub.store.write(lambda db: take(db, 1000.0, 60.0)) for _ in range(3)]
            assert taken == [("g1", 1.0), ("g0", 0.0), None], "the newest first"
            again = await hub.store.write(lambda db: take(db, 1061.0, 60.0))
            assert again == ("g1", 1.0)

    run(main())


def test_whoever_waits_for_an_analysis_comes_first(sqlite: str) -> None:
    async def main() -> None:
        async with opened(sqlite) as hub:
            await finished(hub, "Ada", "Béla")
            hub.analyses.jobs["other"] = Job("ada")
            assert not await hub.fairness.look_at_one()
            taken = await hub.store.write(lambda db: take(db, time.time(), 60.0))
            assert taken is not None
            await hub.fairness._count(taken)
            del hub.analyses.jobs["other"]
            assert await count(hub, "SELECT tries FROM looks") == 0, "it was put back"
            assert await hub.fairness.look_at_one()

    run(main())


def test_inside_the_process_a_look_goes_in_steps(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.nice", lambda by: None)
    monkeypatch.setattr(thinking, "STEP_SECONDS", 0.0)
    monkeypatch.setattr(fair, "CARE", GLANCE)

    async def main() -> None:
        async with opened(sqlite) as hub:
            table, _ = await finished(hub, "Ada", "Béla", "Cili")
            assert table.match is not None
            answer = analyser()
            assert isinstance(answer(Fair(table.match.record, 0, 7)), Going)
            monkeypatch.setattr(thinking, "STEP_SECONDS", 60.0)
            found = answer(Step())
            assert isinstance(found, Counted)
            assert {each.what for each in found.counts} >= {"sees", "gives"}

    run(main())
    assert CARE.worlds > GLANCE.worlds


def test_a_server_can_do_without(sqlite: str) -> None:
    async def main() -> None:
        async with opened(sqlite, fair_games=0) as hub:
            await hub.fairness.run()

    run(main())


# -- what is kept ------------------------------------------------------------------------------------------------


def test_sums_go_with_the_people_and_after_a_while(sqlite: str) -> None:
    async def main() -> None:
        async with opened(sqlite) as hub:
            ada, béla, cili = await members(hub, "Ada", "Béla", "Cili")
            pairs = ((ada, béla), (béla, ada), (béla, cili))
            await stored(hub, [sum_of(a.id, b.id, "gives", 20, 20, 1) for a, b in pairs])
            row = {"one_id": ada.id, "other_id": béla.id, "table_id": "t", "at": 1e9}
            await hub.store.write(lambda db: db.execute(insert(alike).values(**row)).rowcount)
            mine = await hub.store.read(lambda db: profile(db, ada.id))
            assert [each["what"] for each in mine["tallies"]] == ["gives"] and len(mine["alike"]) == 1
            assert béla.id not in str(mine), "what is others' is not in it"
            await leaving.leave(hub, ada)
            assert await count(hub, "SELECT count(*) FROM tallies") == 1
            assert await count(hub, "SELECT count(*) FROM alike") == 0
            old = {"table_id": "g", "at": time.time() - 8 * 86_400, "taken": 0.0, "tries": 0}
            await hub.store.write(lambda db: db.execute(insert(looks).values(**old)).rowcount)
            past = update(tallies).values(at=time.time() - 800 * 86_400)
            await hub.store.write(lambda db: db.execute(past).rowcount)
            await retention.purge(hub, pause=0)
            assert await count(hub, "SELECT count(*) FROM tallies") == 0
            assert await count(hub, "SELECT count(*) FROM looks") == 0

    run(main())


def test_what_stands_out_is_found_among_the_rest_and_damage_counts_for_nothing(database: str) -> None:
    async def main() -> None:
        async with opened(database) as hub:
            users = await members(hub, *(f"P{n}" for n in range(6)))
            rows = [
                sum_of(a.id, b.id, "names.rob", 30, 60, -18 if (a, b) == (users[0], users[1]) else 0.3 * (-1) ** n)
                for n, a in enumerate(users)
                for b in users
                if a != b
            ]
            rows += [sum_of(user.id, "", "sees", 30, 200, 20 if user == users[2] else 0.2) for user in users]
            rows += [sum_of(users[3].id, users[4].id, "names.give", 5, 10, 5)]  # they met too seldom
            await stored(hub, rows)
            found = await hub.store.read(suspicions)
            assert {(each.kind, each.event, each.one_name, each.other_name) for each in found.lines} == {
                ("names", "rob", "P0", "P1"),
                ("sees", "", "P2", ""),
            }
            assert (found.compared, found.people) == (36, 6)
            rob = next(each for each in found.lines if each.kind == "names")
            assert rob.excess < -0.2 and rob.stands_out and rob.corrected == pytest.approx(36 * rob.chance)
            about = await hub.store.read(lambda db: suspicions(db, users[4].id))
            assert len(about.lines) == 11 and not any(each.stands_out for each in about.lines)
            wild = update(tallies).where(tallies.c.what == "sees").values(over=float("inf"))
            await hub.store.write(lambda db: db.execute(wild).rowcount)
            assert [each.kind for each in (await hub.store.read(suspicions)).lines] == ["names"]

    run(main())


# -- what admins see ---------------------------------------------------------------------------------------------


def test_admins_see_figures_in_their_language_and_each_look_is_in_the_log(server: Running) -> None:
    boss = admin_of(server, "Boss")
    ids = [account(server, name).id for name in ("Eva", "Flo", "Gus", "Hal")]
    rows = [sum_of(ids[0], ids[1], "names.rob", 40, 80, -24), sum_of(ids[2], ids[1], "names.rob", 40, 80, 0)]
    rows += [sum_of(ids[0], ids[1], "gives", 40, 80, 16), sum_of(ids[2], ids[1], "gives", 40, 80, 0)]
    rows += [sum_of(ids[0], ids[1], "results", 40, 40, 24), sum_of(ids[0], ids[3], "results", 40, 40, 0)]
    rows += [sum_of(ids[3], "", "sees", 40, 200, 20), sum_of(ids[2], "", "sees", 40, 200, 0)]
    on(server, lambda desk: stored(desk.hub, rows))
    seen = boss.page("/admin/fair").text
    assert seen.count("stands out</span>") == 4 and "Eva" in seen and "Hal" in seen
    assert "“rob” 0 times out of 80 possible" in seen and "percentage points better each" in seen
    assert "never acts on them by itself" in seen
    everything = boss.page("/admin/fair?q=Gus").text
    assert everything.count('class="gr two"') == 3 and "stands out</span>" not in everything
    assert "no such" in boss.page("/admin/fair?q=nobody-at-all").text.lower()
    acts = [(act.act, act.by_name, act.about) for act in log_of(server) if act.act == "fair"]
    assert acts == [("fair", "Boss", "Gus"), ("fair", "Boss", "")], "the newest first"
    for stranger in (server.person("Zoe"), server.nobody()):
        assert stranger.page("/admin/fair").status_code == 404
    database = server.app.state.settings.database
    told = [typed("admin", "fair", "--database", database, "--lang", lang) for lang in LANGUAGES]
    assert all(each.exit_code == 0 and "Eva" in each.output and "⟦" not in each.output for each in told)
    assert len({each.output for each in told}) == len(LANGUAGES)
    assert "rookery admin" in next(act.by_name for act in log_of(server) if act.act == "fair")
    assert "nobody-at-all" not in typed("admin", "fair", "nobody-at-all", "--database", database).output
