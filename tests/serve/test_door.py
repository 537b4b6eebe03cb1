"""What comes in by the door, and what does not: half posts, endless heads, ended sessions, a Redis that is down."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket as sockets_of_system
import threading
from collections.abc import Iterator
from functools import partial
from types import SimpleNamespace
from typing import Any

import httpx2
import pytest
from websockets.exceptions import InvalidStatus

from rookery.i18n import texts
from rookery.serve import NotAllowed, TooFast, app, pages
from rookery.serve.door import accounts, connections as wire, guard, rates, security
from rookery.serve.door.accounts import User
from rookery.serve.door.sockets import CODES, ENDED
from rookery.serve.hub.hub import Hub
from rookery.serve.hub.lists import OPEN_PER_HOST, SHOWN_PER_HOST
from rookery.serve.settings import SettingError, Settings
from rookery.serve.store.entries import TableSetup
from rookery.serve.tables.live import LiveTable
from tests.serve.test_sessions import closed_with
from tests.serve.tools import (
    PATIENCE,
    Person,
    Running,
    guests,
    opened,
    pick,
    post,
    run,
    serving,
    settings,
    started,
    until,
    wait_until,
)

NOBODY_THERE = "redis://127.0.0.1:1/0"


# -- posts that do not come to their end -------------------------------------------------------------------------


class Post:
    """An answer of a page's script on its way through the guard, in parts."""

    def __init__(self, hub: Hub, table: LiveTable, users: list[User]) -> None:
        self.seat = table.state.pending()[0]
        owner = table.seats[self.seat].user_id
        self.user = next(user for user in users if user.id == owner)
        self.table = table
        self.to_framework: list[str] = []
        self.statuses: list[int] = []
        served: Any = SimpleNamespace(state=SimpleNamespace(hub=hub))
        hot = partial(pages.quick_answer, served)
        self.guard = guard.Guard(self._framework, hub.settings, rates.Limiter(), self._who, hot)

    async def _who(self, token: str) -> User:
        return self.user

    async def _framework(self, scope: Any, receive: Any, send: Any) -> None:
        self.to_framework.append(scope["path"])

    @property
    def body(self) -> bytes:
        move = pick(self.table, self.seat).replace(" ", "+")
        return f"seat={self.seat}&number={self.table.number}&move={move}".encode()

    async def send(self, length: int, *parts: dict[str, Any]) -> None:
        waiting = iter(parts)

        async def receive() -> Any:
            return next(waiting)

        async def answered(message: Any) -> None:
            if message["type"] == "http.response.start":
                self.statuses.append(message["status"])

        headers = {
            "hx-request": "true",
            "content-type": "application/x-www-form-urlencoded",
            "content-length": str(length),
            "cookie": "rookery=somebody",
        }
        scope = {"type": "http", "method": "POST", "path": f"/t/{self.table.id}/answer"}
        coded = [(name.encode(), value.encode()) for name, value in headers.items()]
        await self.guard({**scope, "headers": coded}, receive, answered)


def test_a_post_cut_off_on_the_way_plays_nothing(sqlite: str) -> None:
    async def main() -> None:
        async with opened(sqlite) as hub:
            users = await guests(hub, "Ada", "Bob")
            table = await started(hub, users)
            post, number = Post(hub, table, users), table.number
            half, part = post.body, {"type": "http.request", "more_body": True}
            # given a body that would be another move if it ended here
            await post.send(len(half) + 6, {**part, "body": half}, {"type": "http.disconnect"})
            # when it does not come to its end, nothing is played, and nobody else gets hold of it
            assert (table.number, post.to_framework, post.statuses) == (number, [], [400])
            # the same when it says it has ended, but is shorter than announced
            await post.send(len(half) + 6, {"type": "http.request", "body": half})
            assert (table.number, post.to_framework, post.statuses) == (number, [], [400, 400])
            # and a whole one counts, in however many parts it comes
            await post.send(
                len(half),
                {**part, "body": half[:9]},
                {"type": "http.request", "body": half[9:], "more_body": False},
            )
            assert table.number > number
            assert post.statuses[-1] == 204

    run(main())


def test_a_post_without_the_script_that_is_cut_off_plays_nothing_either(server: Running) -> None:
    ada, bob = server.person("Ada"), server.person("Bob")
    table = server.table(ada, bob)
    seen = ada.get(f"/tables/{table}").json()
    seat, number = seen["table"]["waiting"][0], seen["table"]["number"]
    asked = [ada, bob][seat]
    move = asked.get(f"/tables/{table}").json()["legal"][0]
    body = f"seat={seat}&number={number}&move={move.replace(' ', '+')}"
    head = (
        f"POST /t/{table}/answer HTTP/1.1\r\nHost: x\r\nCookie: rookery={asked.token}\r\n"
        f"Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {len(body) + 5}\r\n\r\n"
    )
    with connected(server) as line:
        line.sendall((head + body).encode())
        line.shutdown(sockets_of_system.SHUT_WR)
        said_until_closed(line)
    assert ada.get(f"/tables/{table}").json()["table"]["number"] == number


# -- limits at the door ------------------------------------------------------------------------------------------


@contextlib.contextmanager
def connected(server: Running) -> Iterator[sockets_of_system.socket]:
    host, _, port = server.url.removeprefix("http://").partition(":")
    with sockets_of_system.create_connection((host, int(port)), timeout=PATIENCE) as line:
        yield line


def said_until_closed(line: sockets_of_system.socket) -> bytes:
    """All that comes until the other side closes; it fails if it stays open."""
    out = b""
    with contextlib.suppress(ConnectionResetError):
        while part := line.recv(65_536):
            out += part
    return out


START = b"GET /healthz HTTP/1.1\r\nHost: x\r\n"


def test_an_endless_head_is_not_read_to_its_end(server: Running) -> None:
    with connected(server) as line:
        line.sendall(START)
        with contextlib.suppress(BrokenPipeError, ConnectionResetError):
            for _ in range(1000):  # more than any buffer on the way takes
                line.sendall(b"X-A: " + b"a" * 65_000 + b"\r\n")
            raise AssertionError("it reads on and on")


def test_a_long_head_is_refused_even_if_it_comes_at_once(server: Running) -> None:
    with connected(server) as line:
        line.sendall(START + b"X-A: " + b"a" * wire.HEAD_MAX + b"\r\n\r\n")
        assert said_until_closed(line).startswith(b"HTTP/1.1 400")
    with connected(server) as line:
        line.sendall(START + b"Connection: close\r\nX-A: " + b"a" * (wire.HEAD_MAX // 2) + b"\r\n\r\n")
        assert said_until_closed(line).endswith(b"ok\n")


def test_a_long_body_does_not_count_as_head(server: Running) -> None:
    ada = server.person()
    long = ada.client.patch(
        server.url + "/api/v1/me", json={"preferences": {"x": "x" * (wire.HEAD_MAX + 5)}}, headers=ada.headers
    )
    assert long.json()["key"] == "ui-error-too-big"  # which is what the accounts say, not the door


def test_endless_trailers_are_not_read_to_their_end(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wire, "WHOLE_MAX", wire.HEAD_MAX)
    with connected(server) as line:
        line.sendall(b"POST /healthz HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n0\r\nX-A: ")
        with contextlib.suppress(BrokenPipeError, ConnectionResetError):
            for _ in range(1000):
                line.sendall(b"a" * 65_000)
            raise AssertionError("it reads on and on")


@pytest.mark.parametrize(
    "half",
    [
        b"",
        START,
        b"POST /api/v1/guests HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{",
        START + b"\r\n\r\n\r\n",
    ],
)
def test_what_never_comes_to_its_end_is_closed(
    server: Running, monkeypatch: pytest.MonkeyPatch, half: bytes
) -> None:
    monkeypatch.setattr(wire, "REQUEST_SECONDS", 0.2)
    with connected(server) as line:
        line.sendall(half)
        said_until_closed(line)


def test_a_connection_between_two_requests_is_left_alone() -> None:
    closed, timers = [], []
    door = object.__new__(wire.Door)
    door.loop = SimpleNamespace(time=lambda: 1000.0, call_later=lambda *a: timers.append(a))  # type: ignore[assignment]
    door.transport = SimpleNamespace(close=lambda: closed.append(True))  # type: ignore[assignment]
    door._since = None
    door._look()
    door._since = 990.0
    door._look()
    assert not closed
    assert [seconds for seconds, _ in timers] == [20.0, 10.0]
    door._since = 980.0
    door._look()
    assert closed


# -- numbers -----------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def with_token(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    where = f"sqlite:///{tmp_path_factory.mktemp('token') / 'test.db'}"
    with serving(where, metrics_token="prometheus only") as running:
        yield running


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({}, 200),
        ({"x-forwarded-for": "192.0.2.7"}, 404),
        ({"x-forwarded-for": "127.0.0.1"}, 404),
        ({"forwarded": "for=127.0.0.1"}, 404),
        ({"x-forwarded-for": "192.0.2.7", "authorization": "Bearer prometheus only"}, 200),
        ({"x-forwarded-for": "192.0.2.7", "authorization": "Bearer guessed"}, 404),
        ({"x-forwarded-for": "192.0.2.7", "authorization": "Bearer"}, 404),
    ],
)
def test_numbers_are_for_this_machine_and_for_the_token(
    with_token: Running, headers: dict[str, str], status: int
) -> None:
    """While a round is sealed, they would tell when somebody answers."""
    answer = with_token.client.get(with_token.url + "/metrics", headers=headers)
    assert answer.status_code == status
    assert ("rookery_answers" in answer.text) == (status == 200)


@pytest.mark.parametrize(
    ("address", "here"),
    [("127.0.0.1", True), ("::1", True), ("::ffff:127.0.0.1", True), ("192.0.2.7", False), ("?", False)],
)
def test_who_is_on_this_machine(address: str, here: bool) -> None:
    assert security.from_here({"client": (address, 1)}, {}) == here


@pytest.mark.parametrize("host", ["localhost", "localhost:8000", "127.0.0.1:8000", "[::1]:8000", "127.1.2.3"])
def test_a_machine_is_asked_by_its_own_name(host: str) -> None:
    assert security.from_here({"client": ("127.0.0.1", 1)}, {"host": host})


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:8000", "localhost.evil.example", "[::", "192.0.2.7:80"]
)
def test_a_name_that_only_points_here_does_not_open_the_numbers(server: Running, host: str) -> None:
    """A page anywhere can have its name mean 127.0.0.1, and ask a browser on the host's machine."""
    assert not security.from_here({"client": ("127.0.0.1", 1)}, {"host": host})
    assert server.client.get(server.url + "/metrics", headers={"host": host}).status_code == 404


# -- what is counted, and by what ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("address", "counts_as"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:aaaa::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("?", "?"),
    ],
)
def test_a_network_of_64_bits_is_one_address(address: str, counts_as: str) -> None:
    assert security.place(address) == counts_as


def test_a_page_that_proves_a_record_counts_such_a_network_as_one(sqlite: str) -> None:
    with serving(sqlite, rate_tables="3/day") as server:
        where = f"/t/{server.table(server.person(), public=True, bots={'1': 'random'})}/verify"
        nobody = server.nobody()
        found = [nobody.page(where, **{"x-forwarded-for": f"2001:db8:1:2::{n}"}).status_code for n in range(1, 5)]
        assert found == [200, 200, 200, 429]


def test_made_up_tokens_do_not_escape_the_limit_of_a_session(sqlite: str) -> None:
    with serving(sqlite, rate="5/day") as server:
        ada = server.person()
        real = [ada.get("/me").status_code for _ in range(6)]
        assert real == [200] * 5 + [429]

        def asked(n: int) -> int:
            headers = {"authorization": f"Bearer made up {n}"}
            return server.client.get(server.url + "/api/v1/games", headers=headers).status_code

        assert [asked(n) for n in range(6)][-2:] == [429, 429]


def test_nothing_with_hidden_hands_is_kept_on_the_way(server: Running) -> None:
    ada, bob = server.person("Ada"), server.person("Bob")
    table = server.table(ada, bob)
    answers = [
        ada.get(f"/tables/{table}"),
        ada.get("/me/tables"),
        ada.get(f"/tables/{table}/record"),
        ada.page(f"/t/{table}"),
        ada.page("/"),
        ada.post(f"/tables/{table}/skip"),
        server.nobody().get("/me"),
    ]
    assert {answer.headers["cache-control"] for answer in answers} == {"no-store"}
    assert "max-age" in server.client.get(server.url + "/static/table.js").headers["cache-control"]


@pytest.mark.parametrize(
    "body",
    [
        {"preferences": {"user": 1}},
        {"preferences": {"self": 1, "lang": "x", "prefs": True, "": ""}},
        {"preferences": {"x": 10**30}},
        {"preferences": {"x": "\ud800"}},
        {"preferences": {"x": "\u0000", "\u0000": 1}},
        {"preferences": {"x": None}},
        {"preferences": {"x": 1.5}},
        {"name": "\ud800"},
        {"name": "\u0000"},
        {"lang": "\u0000"},
        {"lang": "\ud800"},
        {},
    ],
)
def test_whatever_is_patched_breaks_nothing(server: Running, body: dict[str, Any]) -> None:
    ada = server.person()
    done = ada.client.patch(
        server.url + "/api/v1/me",
        content=json.dumps(body),
        headers={**ada.headers, "content-type": "application/json"},
    )
    assert done.status_code in (200, 422), done.text
    if body == {"preferences": {"user": 1}}:
        assert done.json()["preferences"] == {"user": 1}
    assert ada.get("/me").status_code == 200


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/me/password", {"password": "\ud800 long enough"}),
        ("/me/tokens", {"label": "\ud800"}),
        ("/guests", {"name": "\ud800"}),
        ("/login", {"name": "\ud800", "password": "\ud800 long enough"}),
        ("/tables", {"game": "parlour", "seats": 2, "options": {"\ud800": "\ud800"}}),
        ("/tables", {"game": "parlour", "seats": 2, "position": {"x": 10**30}}),
        ("/tables/{table}/admit", {"invite": "\ud800"}),
        ("/tables/{table}/answers", {"seat": 0, "number": 1, "move": "\ud800"}),
        ("/tables/{table}/chat", {"text": "\ud800"}),
        ("/verify", {"record": "\ud800"}),
    ],
)
def test_half_a_sign_breaks_nothing(server: Running, path: str, body: dict[str, Any]) -> None:
    ada, bob = server.person("Ada"), server.person("Bob")
    done = ada.client.post(
        server.url + "/api/v1" + path.format(table=server.table(ada, bob)),
        content=json.dumps(body),
        headers={**ada.headers, "content-type": "application/json"},
    )
    assert done.status_code == 422, done.text


def test_seats_for_a_whole_world_stop_nobody(server: Running) -> None:
    """A form may say anything: who would sit on each of so many seats is not looked up one by one."""
    ada = server.person("Ada")
    refused = post(server, ada, "/new/thiefs-market", seats="999999999999")
    assert refused.status_code == 422
    assert ada.page("/").status_code == 200


def test_points_with_thousands_of_digits_are_refused_like_any_others(server: Running) -> None:
    ada = server.person("Ada")
    here = post(server, ada, "/play/age-of-thieves").headers["location"]
    refused = post(server, ada, f"{here}/answer", do="declare", **{"ap-G1": "9" * 5000})
    assert refused.status_code in (400, 409, 422)


def test_nobody_hides_the_tables_of_others(sqlite: str) -> None:
    async def main() -> None:
        async with opened(sqlite) as hub:
            ada, eve = await guests(hub, "Ada", "Eve")
            setup = TableSetup(game="parlour", seats=2, public=True)
            wanted = await hub.create(ada, setup)
            hers = [await hub.create(eve, setup) for _ in range(OPEN_PER_HOST)]
            with pytest.raises(NotAllowed, match="too-many-open"):
                await hub.create(eve, setup)
            private = await hub.create(eve, TableSetup(game="parlour", seats=2))
            with pytest.raises(NotAllowed, match="too-many-open"):
                await hub.change(private, eve, setup)
            await hub.change(hers[0], eve, setup)
            shown = await hub.open_tables()
            assert wanted.id in [card.id for card in shown]
            assert sum(card.host == eve.id for card in shown) == SHOWN_PER_HOST

    run(main())


def test_logging_out_reaches_another_process_on_the_same_file(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether a socket is open there, or pages and programs ask now and then."""
    monkeypatch.setattr(app, "LOOK_AFTER_SECONDS", 0.1)
    monkeypatch.setattr(accounts, "CACHE_SECONDS", 10 * PATIENCE)
    with serving(sqlite) as one, serving(sqlite) as two:
        cy = one.person("Cy")
        asks = Person(two.url, two.client, cy.token, cy.id)
        assert asks.get("/me").status_code == 200
        assert cy.post("/logout").status_code == 200
        wait_until(lambda: asks.get("/me").status_code == 401)
        ada, bob = one.person("Ada"), one.person("Bob")
        table = one.table(ada, bob)
        there = Person(two.url, two.client, ada.token, ada.id)
        with there.socket(table) as socket:
            socket.recv(timeout=60)
            assert ada.post("/logout").status_code == 200
            assert closed_with(socket) == ENDED
        assert there.get("/me").status_code == 401


def test_without_a_token_an_empty_one_opens_nothing() -> None:
    away = {"client": ("192.0.2.7", 1)}
    assert not security.may_count(away, {"authorization": "Bearer "}, "")
    assert not security.may_count(away, {"cookie": "rookery=t"}, "t")


def test_the_doctor_does_not_show_the_token() -> None:
    rows = Settings.read({"ROOKERY_METRICS_TOKEN": "prometheus only"}).rows()
    assert "prometheus only" not in str(rows)
    with pytest.raises(SettingError):
        Settings.read({"ROOKERY_MAX_BODY": str(10**9)})


# -- a Redis that is down or hangs -------------------------------------------------------------------------------


def test_without_redis_people_come_in_and_each_process_counts_for_itself(sqlite: str) -> None:
    low = {"rate_guests": "3/day", "rate_logins": "3/day"}
    with serving(sqlite, redis=NOBODY_THERE, **low) as server:

        def post(path: str, **body: str) -> int:
            with httpx2.Client(timeout=PATIENCE, verify=False) as client:
                return client.post(server.url + path, json=body).status_code

        assert [post("/api/v1/guests") for _ in range(4)] == [200, 200, 200, 429]
        wrong = [post("/api/v1/login", name="Ada", password="guess guess") for _ in range(4)]
        assert wrong == [403, 403, 403, 429]


def test_a_redis_that_hangs_stops_nobody_else() -> None:
    async def main() -> None:
        limiter = rates.Limiter(NOBODY_THERE)
        asked, answers = threading.Event(), threading.Event()

        def hang(*what: Any) -> bool:
            asked.set()
            return answers.wait(30)

        shared: Any = limiter._shared
        shared._counts = SimpleNamespace(hit=hang)
        waiting = asyncio.create_task(limiter.check("3/minute", "guests", "ada"))
        await until(asked.is_set)  # the loop goes on meanwhile
        answers.set()
        await waiting

    run(main())


def test_after_a_silence_redis_is_left_alone_for_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        monkeypatch.setattr(rates, "ASK_SECONDS", 0.05)
        limiter, asked = rates.Limiter(NOBODY_THERE), []
        never = threading.Event()

        def hang(*what: Any) -> bool:
            asked.append(what)
            return never.wait(30)

        shared: Any = limiter._shared
        shared._counts = SimpleNamespace(hit=hang)
        for _ in range(3):
            await limiter.check("3/minute", "guests", "ada")
        with pytest.raises(TooFast):
            await limiter.check("3/minute", "guests", "ada")
        assert len(asked) == 1
        shared._again = 0.0  # the pause is over
        shared._counts = SimpleNamespace(hit=lambda *what: True)
        await limiter.check("3/minute", "guests", "ada")
        never.set()

    run(main())


# -- sockets that are refused ------------------------------------------------------------------------------------


def test_a_refused_socket_says_why(sqlite: str) -> None:
    with serving(sqlite, rate_address="20/day") as server:
        ada, bob = server.person("Ada"), server.person("Bob")
        table, stranger = server.table(ada, bob), server.nobody()
        with stranger.socket(table) as program, stranger.page_socket(table) as page:
            assert [closed_with(program), closed_with(page)] == [4404, 4404]
        for _ in range(18):
            with ada.socket(table) as program:
                json.loads(program.recv(PATIENCE))
        with ada.socket(table) as program:
            assert closed_with(program) == 4429
        with pytest.raises(InvalidStatus):  # a page comes back by itself, later each time
            ada.page_socket(table)
    assert set(CODES.values()) == {4403, 4404, 4429}


# -- mistakes of ours ----------------------------------------------------------------------------------------------


def wrong(*what: Any) -> Any:
    raise KeyError("a mistake")


def test_a_mistake_before_the_framework_is_told_like_any_other(
    sqlite: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Answers to a page's script never come to it: who posted one is answered, and the host finds it in the log."""
    with serving(sqlite) as server:
        server.app.guard.hot = wrong
        answer = server.nobody().page("/about", **{"accept-language": "hu"})
    assert (answer.status_code, answer.json()["key"]) == (500, "ui-error-broken")
    assert answer.json()["text"] == texts("hu").t("ui-error-broken")
    assert answer.headers["cache-control"] == "no-store"
    said = "".join(capsys.readouterr())
    assert "request failed" in said and answer.headers["x-request-id"] in said


@pytest.mark.parametrize("kind", ["page", "program"])
def test_a_mistake_while_a_socket_opens_is_told(
    sqlite: str, kind: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with serving(sqlite) as server:
        ada = server.person()
        table = server.table(ada, server.person("Bob"))
        monkeypatch.setattr(security, "foreign", wrong)
        with pytest.raises(InvalidStatus), ada.page_socket(table) if kind == "page" else ada.socket(table):
            pass
    assert "socket failed" in "".join(capsys.readouterr())


# -- the end -----------------------------------------------------------------------------------------------------


def test_a_stop_does_not_wait_for_what_hangs(monkeypatch: pytest.MonkeyPatch, sqlite: str) -> None:
    monkeypatch.setattr(app, "CLOSE_SECONDS", 0.05)

    async def main() -> None:
        async with opened(sqlite) as hub:
            hanging = asyncio.Event()
            await app.closed(SimpleNamespace(close=hanging.wait))  # type: ignore[arg-type]
            limits = settings(sqlite)
            assert app.config_for(app.create_app(limits), limits).timeout_graceful_shutdown == app.GRACEFUL_SECONDS
            assert hub.ready

    run(main())
