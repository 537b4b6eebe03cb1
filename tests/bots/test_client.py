"""Bots of one's own at a real server: `rookery.client`."""

from __future__ import annotations

import json
import random
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from rookery.client import Client, Ended, NoAnswer, Place, Refused, SeatLost, Sight, join, play, register
from rookery.errors import Complaint
from rookery.play.game import game as known_game
from tests.serve.tools import Person, Running, scratch, serving, wait_until
from tests.terminal.test_remote import Serving

DOCS = Path(__file__).parents[2] / "docs" / "api.md"
GAME = "thiefs-market"
PATIENCE = 200.0


def first(seen: Sight) -> str:
    return seen.legal[0]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with scratch("sqlite", tmp_path_factory.mktemp("server")) as url, serving(url, program_seconds=1.0) as running:
        yield running


@pytest.fixture
def threads() -> Iterator[ThreadPoolExecutor]:
    with ThreadPoolExecutor(8) as pool:
        yield pool


def waiting_table(host: Person, game: str = GAME, seats: int = 3, **more: Any) -> tuple[str, str, str]:
    """A table nobody else can see: its id, its invite and its link."""
    made = host.post("/tables", {"game": game, "seats": seats, "sit": False, **more}).json()
    table, invite = made["table"]["id"], made["you"]["invite"]
    return table, invite, f"{host.url}/t/{table}/join/{invite}"


def seated(host: Person, table: str, count: int) -> None:
    wait_until(
        lambda: sum(s["user"] is not None for s in host.get(f"/tables/{table}").json()["table"]["seats"]) == count
    )


def begun(host: Person, table: str, count: int) -> None:
    """The host begins once so many programs sit there."""
    seated(host, table, count)
    assert host.post(f"/tables/{table}/start").status_code == 200


@pytest.mark.parametrize(
    "game", ["thiefs-market", "thieves-den", "enclave", "castle-of-the-devil", "age-of-thieves"]
)
def test_a_whole_game_in_every_game(server: Running, threads: ThreadPoolExecutor, game: str) -> None:
    """Bots of one's own fill a table; large moves are made in small steps; no turn is lost."""
    seats = min(known_game(game).seats)
    host = server.person("Host")
    table, _, link = waiting_table(host, game, seats)

    def choose(seen: Sight) -> str:
        if len(seen.legal) <= 500:
            return seen.legal[random.Random(seen.question.number).randrange(len(seen.legal))]
        draft = seen.draft()
        while draft.move is None:
            draft.take(draft.steps[0].text)
        return draft.move

    playing = [threads.submit(play, choose, link, name=f"Bot {n}") for n in range(seats)]
    begun(host, table, seats)
    ended = [each.result(PATIENCE) for each in playing]
    assert sorted(each.seat for each in ended) == list(range(seats))
    assert all(each.ranks == ended[0].ranks and not each.turns_lost for each in ended)
    assert host.get(f"/tables/{table}").json()["table"]["status"] == "over"


def test_the_example_in_ten_lines_plays(server: Running) -> None:
    """The code of docs/api.md, as a program of its own, by link and bot token."""
    (code,) = [part for part in DOCS.read_text("utf-8").split("```python\n") if "class Dice" in part]
    code = code.partition("```")[0]
    assert len([line for line in code.splitlines() if line.strip()]) <= 10
    host, owner = server.person("Host"), server.person("Ada")
    token = owner.post("/me/tokens", {"label": "dice"}).json()["token"]
    table, _, link = waiting_table(host, bots={"1": "heuristic", "2": "random"})
    process = subprocess.Popen([sys.executable, "-c", code, link, token], stdout=subprocess.PIPE, text=True)
    begun(host, table, 1)
    said, _ = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0
    assert said.startswith("place ") and said.strip().endswith("of 3")
    assert host.get(f"/tables/{table}").json()["table"]["seats"][0]["program"]


def test_it_is_shown_what_its_seat_sees(server: Running, threads: ThreadPoolExecutor) -> None:
    """The same as the server tells a person there; legal moves beyond the first 200 are fetched."""
    host = server.person("Host")
    table, _, link = waiting_table(
        host, seats=4, options={"start": 0}, bots={"1": "random", "2": "random", "3": "random"}
    )
    token = register(server.url, "Bot")
    watch = Client(server.url, "en", token)
    seen_all: list[tuple[dict[str, Any], list[str], Sight]] = []

    def choose(seen: Sight) -> int:
        if not seen_all and len(seen.legal) > 200:
            found = watch.ask("GET", f"/tables/{table}")
            assert len(seen.legal) == found["question"]["count"]
            assert seen.legal[-1] == seen.legal[len(seen.legal) - 1]
            seen_all.append((found, list(seen.legal), seen))
        return 0

    game = threads.submit(play, choose, link, token=token)
    begun(host, table, 1)
    assert not game.result(PATIENCE).turns_lost
    (found, legal, seen) = seen_all[0]
    assert (seen.game, seen.seat, seen.seats) == (GAME, 0, 4)
    assert (seen.view, seen.events(), seen.question.key) == (found["view"], found["events"], "split")
    assert len(set(legal)) == len(seen.legal)
    assert legal[:200] == found["legal"]
    with pytest.raises(IndexError):
        seen.legal[len(legal)]
    assert seen.legal[:2] == legal[:2]


@pytest.mark.parametrize("kind", ["raises", "nonsense", "stalls"])
def test_whoever_fails_loses_the_turn_and_not_the_table(
    server: Running, threads: ThreadPoolExecutor, kind: str
) -> None:
    """The rule answers once its time is over; the others play on, and so does the bot."""
    host = server.person("Host")
    table, _, link = waiting_table(host, "parlour", 2, bots={"1": "random"})
    failed: list[int] = []
    over = threading.Event()

    def choose(seen: Sight) -> str:
        if len(failed) < 2:
            failed.append(seen.question.number)
            if kind == "raises":
                raise KeyError("a mistake")
            if kind == "nonsense":
                return "the moon"
            over.wait(2.0)  # longer than a program has
        return seen.legal[0]

    game = threads.submit(play, choose, link)
    begun(host, table, 1)
    ended = game.result(PATIENCE)
    assert ended.ranks and len(failed) == 2 and failed[0] < failed[1]
    assert len(ended.turns_lost) == (0 if kind == "stalls" else 2)
    rows = server.app.state.hub.live[table].rows
    assert sum('"by":"clock"' in row for row in rows) >= 2


def test_a_draft_that_comes_too_late_costs_no_seat(server: Running, threads: ThreadPoolExecutor) -> None:
    """The rule answers while the bot thinks; what it asks then is refused, and it stays for the next question."""
    host, token = server.person("Host"), register(server.url, "Bot")
    table, invite, link = waiting_table(host, options={"start": 0}, bots={"2": "random"})
    refusals: list[Refused] = []

    def choose(seen: Sight) -> str:
        wait_until(lambda: host.get(f"/tables/{table}").json()["table"]["waiting"] == [1])
        try:
            return seen.draft().steps[0].text
        except Refused as error:
            refusals.append(error)
            raise

    game = threads.submit(play, choose, link, token=token, seat=0)
    seated(host, table, 1)
    host.post(f"/tables/{table}/sit", {"seat": 1, "invite": invite})
    begun(host, table, 2)
    wait_until(lambda: bool(refusals) or game.done())
    host.post(f"/tables/{table}/proposals", {"what": "end"})
    assert game.result(PATIENCE) == Ended(0, (), (), (), ())
    assert [each.status for each in refusals] == [422]


def test_a_draft_of_impossible_steps_loses_the_turn(server: Running, threads: ThreadPoolExecutor) -> None:
    """The question is still open: the fault is the bot's own."""
    host = server.person("Host")
    table, _, link = waiting_table(host, options={"start": 0}, bots={"1": "random", "2": "random"})
    asked: list[int] = []

    def choose(seen: Sight) -> str:
        asked.append(seen.question.number)
        if len(asked) == 1:
            draft = seen.draft()
            draft._numbers.append(10**6)
            return str(draft.move)
        return seen.legal[0]

    game = threads.submit(play, choose, link)
    begun(host, table, 1)
    ended = game.result(PATIENCE)
    assert ended.ranks and len(ended.turns_lost) == 1 and asked[0] < asked[1]


def test_an_answer_counts_once_though_replies_are_lost(
    server: Running, threads: ThreadPoolExecutor, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every reply to an answer is lost the first time: it is sent again, and no question is answered twice."""
    host = server.person("Host")
    table, _, link = waiting_table(host, bots={"1": "random", "2": "random"})
    once, sent = Client._once, []

    def lossy(self: Client, method: str, path: str, body: Any) -> Any:
        if path.endswith("/answers"):
            sent.append(body["number"])
        done = once(self, method, path, body)
        if path.endswith("/answers") and sent.count(body["number"]) == 1:
            raise NoAnswer("the reply is lost")
        return done

    monkeypatch.setattr(Client, "_once", lossy)
    game = threads.submit(play, first, link)
    begun(host, table, 1)
    assert not game.result(PATIENCE).turns_lost
    rows = [json.loads(row) for row in server.app.state.hub.live[table].rows]
    answered = [row["number"] for row in rows if row["kind"] == "answer" and row["seat"] == 0]
    assert len(answered) == len(set(answered))
    assert all(sent.count(number) >= 2 for number in answered)


def test_a_killed_server_comes_back_and_so_does_the_bot(tmp_path: Path, threads: ThreadPoolExecutor) -> None:
    server = Serving(tmp_path)
    try:
        host, token = server.person("Host"), register(server.url, "Bot")
        made = server.table(host, sit=False, bots={"1": "random", "2": "random"})
        table, asked = made["table"]["id"], threading.Semaphore(0)
        go = threading.Event()

        def choose(seen: Sight) -> str:
            asked.release()
            if seen.question.number > 20:
                assert go.wait(PATIENCE)
            return seen.legal[0]

        place = Place(server.url, table, made["you"]["invite"])
        game: Future[Ended] = threads.submit(join, choose, place, token)
        wait_for = Client(server.url, "en", host.token)
        wait_until(lambda: wait_for.ask("GET", f"/tables/{table}")["table"]["seats"][0]["user"] is not None)
        host.ask("POST", f"/tables/{table}/start")
        for _ in range(3):
            assert asked.acquire(timeout=PATIENCE)
        server.kill()
        server.start()
        go.set()
        ended = game.result(PATIENCE)
        assert ended.ranks and not ended.turns_lost
    finally:
        server.kill()


def test_started_again_it_takes_up_its_seat(server: Running, threads: ThreadPoolExecutor) -> None:
    """The program was ended in the middle of a game. It sits where it sat; the token says who it is."""
    host, token = server.person("Host"), register(server.url, "Bot")
    table, _, link = waiting_table(host, bots={"1": "random", "2": "random"})

    def dies(seen: Sight) -> str:
        raise KeyboardInterrupt

    game = threads.submit(play, dies, link, token=token)
    begun(host, table, 1)
    with pytest.raises(KeyboardInterrupt):
        game.result(PATIENCE)
    assert play(first, link, token=token).seat == 0


def test_a_pause_is_waited_for(server: Running, threads: ThreadPoolExecutor) -> None:
    host = server.person("Host")
    table, _, link = waiting_table(host, "parlour", 2, bots={"1": "random"}, public=True)
    hub = server.app.state.hub
    begin, asked = threading.Event(), []

    def choose(seen: Sight) -> str:
        asked.append(seen.question.number)
        begin.wait(PATIENCE)
        return seen.legal[0]

    token = register(server.url, "Bot")
    game = threads.submit(play, choose, link, token=token)
    begun(host, table, 1)
    wait_until(lambda: bool(asked))
    me = Client(server.url, "en", token)
    me.ask("POST", f"/tables/{table}/proposals", {"what": "pause"})
    assert hub.live[table].paused
    begin.set()
    count = len(asked)
    me.ask("GET", "/me")
    assert hub.live[table].paused and len(asked) == count
    me.ask("POST", f"/tables/{table}/proposals", {"what": "resume"})
    assert not game.result(PATIENCE).turns_lost


def test_a_seat_that_is_taken_away_ends_it(server: Running, threads: ThreadPoolExecutor) -> None:
    host = server.person("Host")
    table, _, link = waiting_table(host)
    game = threads.submit(play, first, link)
    seated(host, table, 1)
    host.put(f"/tables/{table}/seats/0", {"bot": None})
    with pytest.raises(SeatLost):
        game.result(PATIENCE)


def refusals() -> list[tuple[Callable[[Running, str, str], Any], type[Exception]]]:
    return [
        (lambda server, table, link: play(first, server.url, table), Refused),  # not public, and no invite
        (lambda server, table, link: play(first, link, token="made-up"), Refused),
        (lambda server, table, link: play(first, link, seat=9), Refused),
        (lambda server, table, link: play(first, "ftp://h/t/x"), Complaint),
    ]


@pytest.mark.parametrize("n", range(4))
def test_what_cannot_be_is_refused_at_once(server: Running, n: int) -> None:
    table, _, link = waiting_table(server.person("Host"))
    attempt, kind = refusals()[n]
    with pytest.raises(kind) as error:
        attempt(server, table, link)
    assert str(error.value)


def test_a_class_is_made_once_for_a_game(server: Running, threads: ThreadPoolExecutor) -> None:
    made = []

    class Bot:
        def __init__(self) -> None:
            made.append(self)

        def choose(self, seen: Sight) -> int:
            assert made == [self]
            return len(seen.legal) - 1

    host = server.person("Host")
    table, _, link = waiting_table(host, "parlour", 2, bots={"1": "random"})
    game = threads.submit(play, Bot, link)
    begun(host, table, 1)
    assert not game.result(PATIENCE).turns_lost
