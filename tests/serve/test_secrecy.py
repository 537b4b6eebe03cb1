"""Secrecy over real HTTP and WebSockets: two worlds a viewer cannot tell apart give the same bytes and counts."""

from __future__ import annotations

import contextlib
import json
import re
import shutil
import sqlite3
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import rookery
from rookery.core.rng import Rng
from rookery.play.checks import pick
from rookery.serve.store import entries as en
from tests.serve.tools import PATIENCE, Person, Running, serving

QUIET = 0.6
CODE = re.compile(rb'<div class="qr".*?</div>', re.DOTALL)
"""The way to the table as a picture: each server has its own address."""


def world(first: Path, second: Path, change: Callable[[Any], bool]) -> None:
    """Copy a database and change something hidden in one entry of it."""
    with contextlib.closing(sqlite3.connect(first)) as db:
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    shutil.copy(first, second)
    with contextlib.closing(sqlite3.connect(second)) as db:
        for table, seq, data in db.execute("SELECT table_id, seq, data FROM entries").fetchall():
            entry = en.decode(data)
            if change(entry):
                db.execute(
                    "UPDATE entries SET data = ? WHERE table_id = ? AND seq = ?", (en.encode(entry), table, seq)
                )
                db.commit()
                return
    raise AssertionError("nothing was changed")


@contextlib.contextmanager
def both(first: Path, second: Path) -> Iterator[list[Running]]:
    """Two servers that do not look for watchers by themselves: that would come at different moments."""
    with serving(f"sqlite:///{first}", poll=600.0) as one, serving(f"sqlite:///{second}", poll=600.0) as two:
        yield [one, two]


def at(server: Running, person: Person) -> Person:
    """The same person at another server."""
    return Person(server.url, server.client, person.token, person.id)


def reads(person: Person, table: str, eyes: int | None) -> list[tuple[int, bytes, list[str]]]:
    """Everything a viewer can ask for, with the headers that could tell something."""
    out = []
    for path in ("", "?since=3", "/record", "/legal", "/moments/0", "/moments/1", "/moments/9", "/moments/99"):
        found = person.get(
            f"/tables/{table}{path}", params={"eyes": eyes} if "moments" in path and eyes is not None else {}
        )
        out.append((found.status_code, found.content, sorted(k for k in found.headers if k != "date")))
    seen = "" if eyes is None else f"&eyes={eyes}"
    paths = (
        "",
        "/record",
        "/why?help=1",
        "/why?move=pass",
        "/why?card=A01",
        "/card/A01",
        "/report",
        "/end",
        "/verify",
    )
    back = (f"/replay?at=1{seen}", f"/replay?at=9{seen}", f"/replay?line=2{seen}", f"/replay?at=1&key=1{seen}")
    parts = [f"/moments{what}?from={n}{seen}" for what in ("", "/lines") for n in (0, 1, 9, 99)]
    for path in (*paths, *back, *parts):
        page = person.page(f"/t/{table}{path}")
        text = CODE.sub(b"", page.content.replace(person.url.encode(), b""))
        out.append((page.status_code, text, sorted(page.headers)))
    return out


def sockets_of(stack: contextlib.ExitStack, people: list[Person], table: str) -> list[Any]:
    """JSON and HTML sockets of every viewer."""
    return [stack.enter_context(make(table)) for p in people for make in (p.socket, p.page_socket)]


def same_messages(sockets: list[list[Any]]) -> list[list[str]]:
    """What came to the viewers: the same bytes, and as many messages, in both worlds."""
    out = []
    for mine, theirs in zip(*sockets, strict=True):
        one, two = drain(mine), drain(theirs)
        assert one == two
        assert one
        out.append(one)
    return out


def drain(socket: Any, quiet: float = QUIET) -> list[str]:
    """All messages until it is quiet."""
    out = []
    with contextlib.suppress(TimeoutError):
        while True:
            out.append(socket.recv(quiet))
    return out


def swap_hands(entry: Any) -> bool:
    """Give the others' cards the other way round: seats 1 and 2 of three get each other's first card."""
    if not isinstance(entry, en.Began) or entry.chance[1] == entry.chance[2]:  # a deal that was not taken
        return False
    entry.chance[1], entry.chance[2] = entry.chance[2], entry.chance[1]
    return True


def deal(server: Running, people: list[Person]) -> str:
    """A table at which seats 1 and 2 drew different cards first."""
    for _ in range(50):
        table = server.table(*people)
        match = server.app.state.hub.live[table].match
        lines = [x for x in match.record.splitlines() if x.startswith("* draw")]
        if lines[1] != lines[2]:
            return table
    raise AssertionError("no such deal")


def pass_round(server: Running, people: list[Person], table: str) -> int:
    """Everybody passes; the number of the sealed question that follows."""
    for _ in range(3):
        seen = people[0].get(f"/tables/{table}").json()["table"]
        seat = seen["waiting"][0]
        body = {"seat": seat, "number": seen["number"], "move": "pass"}
        assert people[seat].post(f"/tables/{table}/answers", body).status_code == 200
        sent(server, table)
    seen = people[0].get(f"/tables/{table}").json()["table"]
    assert seen["waiting"] == [0, 1, 2]
    return int(seen["number"])


def test_hidden_hands_and_sealed_answers_change_no_byte(tmp_path: Path) -> None:
    first, second = tmp_path / "one.db", tmp_path / "two.db"
    with serving(f"sqlite:///{first}") as server:
        people = [server.person(name) for name in ("Ada", "Bob", "Cleo")]
        watcher = server.person("Eve")
        table = deal(server, people)
        invite = people[0].get(f"/tables/{table}").json()["you"]["invite"]
        watcher.post(f"/tables/{table}/admit", {"invite": invite})
        people[0].post(f"/tables/{table}/chat", {"text": "hello"})
    world(first, second, swap_hands)
    with both(first, second) as servers, contextlib.ExitStack() as stack:
        seated = [[at(s, p) for p in people] for s in servers]
        watching = [at(s, watcher) for s in servers]
        sockets = [sockets_of(stack, [crowd[0], eve], table) for crowd, eve in zip(seated, watching, strict=True)]
        hands = [crowd[1].get(f"/tables/{table}").json()["view"]["hands"][1] for crowd in seated]
        assert hands[0] != hands[1]  # the worlds do differ, for those who may know
        assert reads(seated[0][1], table, 1) != reads(seated[1][1], table, 1)
        numbers = [pass_round(s, crowd, table) for s, crowd in zip(servers, seated, strict=True)]
        assert numbers[0] == numbers[1]
        secret_answers(seated, table, numbers[0])
        told = same_messages(sockets)
        assert json.loads(told[0][-1])["table"]["waiting"] == [0, 1, 2]
        assert 'id="table"' in told[1][0]
        assert "data-number=" in told[1][-1]
        assert reads(seated[0][0], table, 0) == reads(seated[1][0], table, 0)
        assert reads(watching[0], table, None) == reads(watching[1], table, None)
        nobody = [s.nobody() for s in servers]
        assert reads(nobody[0], table, None) == reads(nobody[1], table, None)


def secret_answers(seated: list[list[Person]], table: str, number: int) -> None:
    """In the first world Bob answers, changes his mind, and Cleo answers; in the second nobody but Bob tries."""
    for seat, k in ((1, 0), (1, -1), (2, 0)):
        person = seated[0][seat]
        move = person.get(f"/tables/{table}").json()["legal"][k]
        body = {"seat": seat, "number": number, "move": move}
        assert person.post(f"/tables/{table}/answers", body).status_code == 200
    body = {"seat": 1, "number": number, "move": "pass"}
    assert seated[1][1].post(f"/tables/{table}/answers", body).status_code == 422
    time.sleep(0.2)


def richer(entry: Any) -> bool:
    """Bob has more infamy than anybody may know."""
    if not isinstance(entry, en.Opened) or entry.setup.position is None:
        return False
    entry.setup.position["players"][1]["infamy"] = 9
    return True


def test_infamy_changes_no_byte(tmp_path: Path) -> None:
    first, second = tmp_path / "one.db", tmp_path / "two.db"
    position = {"phase": "round", "start": 0, "players": [{"infamy": 1}, {"infamy": 2}, {"infamy": 3}]}
    with serving(f"sqlite:///{first}") as server:
        people = [server.person(name) for name in ("Ada", "Bob", "Cleo")]
        table = server.table(*people, game="thiefs-market", position=position)
    world(first, second, richer)
    with both(first, second) as servers, contextlib.ExitStack() as stack:
        seated = [[at(s, p) for p in people] for s in servers]
        own = [crowd[1].get(f"/tables/{table}").json()["view"]["players"][1]["infamy"] for crowd in seated]
        assert own == [2, 9]
        assert seated[0][1].page(f"/t/{table}").text != seated[1][1].page(f"/t/{table}").text
        sockets = [sockets_of(stack, [crowd[0], crowd[2]], table) for crowd in seated]
        for _ in range(12):
            for server, crowd in zip(servers, seated, strict=True):
                play_first(crowd, table)
                sent(server, table)  # else two changes may become one message in one world only
        told = same_messages(sockets)
        assert json.loads(told[0][-1])["table"]["number"] > 6
        assert len(told[1]) > 6
        for seat in (0, 2):
            assert reads(seated[0][seat], table, seat) == reads(seated[1][seat], table, seat)


def play_first(people: list[Person], table: str) -> None:
    seen = people[0].get(f"/tables/{table}").json()["table"]
    if not seen["waiting"]:
        return
    seat = seen["waiting"][0]
    move = people[seat].get(f"/tables/{table}").json()["legal"][0]
    body = {"seat": seat, "number": seen["number"], "move": move}
    assert people[seat].post(f"/tables/{table}/answers", body).status_code == 200


def sent(server: Running, table: str) -> None:
    """Wait until every viewer has been sent what is new."""
    end = time.monotonic() + PATIENCE
    while any(listener.new for listener in list(server.app.state.hub.live[table].listeners)):
        assert time.monotonic() < end, "it is never sent"
        time.sleep(0.005)


# -- every game: worlds its own sampler makes --------------------------------------------------------------------


def apart(game: str, seats: int) -> tuple[dict[str, Any], dict[str, Any], int]:
    """A moment of a game, another that seat 0 cannot tell from it, and a seat that can."""
    for seed in range(40):
        match, rng = rookery.game(game).start(seats=seats, seed=seed), Rng(seed)
        for _ in range(20 + 5 * seed):
            if match.over:
                break
            match.play(*pick(match, rng))
        other = match.sample(0, seed)
        if match.over or match.waiting != tuple(s for s in range(seats) if match.question(s) is not None):
            continue
        for seat in range(1, seats):
            if match.view(seat) != other.view(seat) and not match.sealed:
                return match.document(), other.document(), seat
    raise AssertionError("nothing is hidden")


@pytest.mark.parametrize("game", ["age-of-thieves", "castle-of-the-devil", "enclave", "thieves-den"])
def test_worlds_that_a_seat_cannot_tell_apart_give_it_the_same_bytes(game: str, tmp_path: Path) -> None:
    first, second = tmp_path / "one.db", tmp_path / "two.db"
    seats = min(rookery.game(game).seats[-1], 4)
    mine, theirs, knows = apart(game, seats)

    def dealt_otherwise(entry: Any) -> bool:
        if not isinstance(entry, en.Opened):
            return False
        entry.setup.position = theirs
        return True

    with serving(f"sqlite:///{first}") as server:
        people = [server.person(name) for name in ("Ada", "Bob", "Cleo", "Dora")[:seats]]
        watcher = server.person("Eve")
        table = server.table(*people, game=game, position=mine, public=True)
    world(first, second, dealt_otherwise)
    with both(first, second) as servers, contextlib.ExitStack() as stack:
        seated = [[at(s, p) for p in people] for s in servers]
        watching = [at(s, watcher) for s in servers]
        sockets = [sockets_of(stack, [crowd[0], eve], table) for crowd, eve in zip(seated, watching, strict=True)]
        views = [crowd[knows].get(f"/tables/{table}").json()["view"] for crowd in seated]
        assert views[0] != views[1]  # the worlds do differ, for those who may know
        same_messages(sockets)
        assert reads(seated[0][0], table, 0) == reads(seated[1][0], table, 0)
        assert reads(watching[0], table, None) == reads(watching[1], table, None)
