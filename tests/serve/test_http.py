"""The server over real HTTP and WebSockets: the API, its safety, its limits, its end."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from typing import Any

import httpx2
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

import rookery
from rookery import serve
from rookery.errors import RecordError
from rookery.i18n import LANGUAGES, texts
from rookery.serve.app import (
    CLOSE_SECONDS,
    FAREWELL_SECONDS,
    STOP_SECONDS,
    UVICORN_SECONDS,
    config_for,
    create_app,
)
from rookery.serve.settings import Settings, help_key
from rookery.serve.traces import END_SECONDS
from tests.serve.tools import PATIENCE, Person, Running, scratch, serving, settings

HOSTILE = [
    '<script>alert("1")</script>',
    '"><img src=x onerror=alert(1)>',
    "' OR 1=1 --",
    "{{7*7}}",
    "\u202eadA",
    "a\x00b",
]


def show(person: Person, table: str) -> dict[str, Any]:
    found = person.get(f"/tables/{table}")
    assert found.status_code == 200, found.text
    return dict(found.json())


def step(people: list[Person], table: str) -> dict[str, Any]:
    """Whoever is asked answers with the first legal move."""
    seen = show(people[0], table)
    for seat in seen["table"]["waiting"]:
        mine = show(people[seat], table)
        body = {"seat": seat, "number": mine["table"]["number"], "move": mine["legal"][0]}
        done = people[seat].post(f"/tables/{table}/answers", body)
        assert done.status_code == 200, done.text
    return seen


def finish(people: list[Person], table: str) -> dict[str, Any]:
    for _ in range(200):
        if step(people, table)["table"]["status"] == "over":
            return show(people[0], table)
    raise AssertionError("the game does not end")


def test_a_whole_game_and_what_comes_after(server: Running) -> None:
    ada, bob = server.person("Ada"), server.person("Bob", "hu")
    table = server.table(ada, bob)
    over = finish([ada, bob], table)
    assert over["outcome"]["ranks"]
    assert over["events"][-1]["text"]
    record = ada.get(f"/tables/{table}/record")
    assert record.headers["content-type"].startswith("text/plain")
    assert rookery.replay(record.text) if "parlour" in rookery.games() else record.text.startswith("rookery record")
    moment = bob.get(f"/tables/{table}/moments/1", params={"eyes": 0}).json()
    assert moment["view"]["hands"][0]["faces"]
    assert bob.get(f"/tables/{table}/moments/9999").status_code == 409
    again = ada.post(f"/tables/{table}/rematch").json()
    assert bob.post(f"/tables/{table}/rematch").json()["table"]["id"] == again["table"]["id"]
    new = bob.post(f"/tables/{table}/branch", {"at": 2}).json()
    assert new["table"]["branch_of"] == table
    assert bob.post(f"/tables/{new['table']['id']}/start").status_code == 200
    assert {c["id"] for c in bob.get("/me/tables").json()} >= {table, new["table"]["id"]}


def test_the_record_hides_until_the_end_and_verifies(server: Running) -> None:
    ada = server.person()
    table = server.table(ada, game="thiefs-market", seats=3, bots={"1": "random", "2": "random"})
    early = ada.get(f"/tables/{table}/record").text
    assert "seed:" not in early
    for _ in range(400):
        seen = show(ada, table)
        if seen["table"]["status"] == "over":
            break
        if seen["legal"]:
            body = {"seat": 0, "number": seen["table"]["number"], "move": seen["legal"][0]}
            ada.post(f"/tables/{table}/answers", body)
        else:
            time.sleep(0.01)
    text = ada.get(f"/tables/{table}/record").text
    assert "seed:" in text
    verdict = server.nobody().post("/verify", {"record": text}).json()
    assert verdict["ok"], verdict
    assert verdict["proved"] > 10
    assert not server.nobody().post("/verify", {"record": text.replace("seed: ", "seed: 0", 1)}).json()["ok"]
    prepared = rookery.game("thiefs-market").position({"seats": 3}).record
    for claimed, slugs in (
        (text.rstrip("\n").rpartition("\n")[0] + "\n", ["unproved-end"]),
        (prepared, ["unproved-position", "unproved-end"]),
    ):
        verdict = server.nobody().post("/verify", {"record": claimed}).json()
        assert (verdict["ok"], verdict["problems"]) == (False, [])
        assert verdict["unproved"] == [RecordError(0, slug).say("en") for slug in slugs]


def test_stale_illegal_and_foolish_posts(server: Running) -> None:
    ada, bob = server.person("Ada"), server.person("Bob", "de")
    table = server.table(ada, bob)
    seen = show(ada, table)
    seat = seen["table"]["waiting"][0]
    asked = [ada, bob][seat]
    number = seen["table"]["number"]
    post = f"/tables/{table}/answers"
    bad = asked.post(post, {"seat": seat, "number": number, "move": "bid 6"})
    assert bad.status_code == 422
    assert bad.json()["clause"].startswith("PA-")
    assert asked.post(post, {"seat": seat, "number": number, "move": "dance"}).json()["error"] == "NotAMove"
    why = asked.post(f"/tables/{table}/why", {"seat": seat, "move": "bid 6"}).json()
    assert not why["legal"]
    assert why["clause"]
    assert asked.post(post, {"seat": seat, "number": number, "move": "pass"}).json()["again"] is False
    assert asked.post(post, {"seat": seat, "number": number, "move": "pass"}).json()["again"] is True
    stale = asked.post(post, {"seat": seat, "number": number, "move": "peek 0"})
    assert stale.status_code == 409
    assert stale.json()["error"] == "Stale"
    assert stale.json()["table"]["table"]["number"] == number + 1
    wrong: list[Any] = [{}, {"seat": "0"}, {"seat": 0, "number": 1, "move": "pass", "extra": 1}, [], "x", None]
    for body in wrong:
        refused = asked.post(post, body)
        assert refused.status_code == 422
        assert refused.json()["key"] == "ui-error-bad-request"


def test_a_seat_opens_to_its_owner_only(server: Running) -> None:
    ada, bob, eve = server.person("Ada"), server.person("Bob"), server.person("Eve")
    table = server.table(ada, bob)
    seat = show(ada, table)["table"]["waiting"][0]
    number = show(ada, table)["table"]["number"]
    other = [ada, bob][1 - seat]
    move = {"seat": seat, "number": number, "move": "pass"}
    assert other.post(f"/tables/{table}/answers", move).status_code == 403
    for stranger in (eve, server.nobody()):
        for path in ("", "/record", "/moments/0"):
            assert stranger.get(f"/tables/{table}{path}").status_code == 404
        assert stranger.post(f"/tables/{table}/answers", move).status_code in (401, 404)
        with stranger.socket(table) as socket, pytest.raises(ConnectionClosed):
            socket.recv(PATIENCE)
        assert socket.close_code == 4404
    invite = show(ada, table)["you"]["invite"]
    assert eve.post(f"/tables/{table}/admit", {"invite": "wrong"}).status_code == 404
    seen = eve.post(f"/tables/{table}/admit", {"invite": invite}).json()
    assert seen["you"] == {"seat": None, "host": False, "can_undo": False, "invite": None}
    assert seen["view"]["seat"] is None
    assert eve.get(f"/tables/{table}/moments/0", params={"eyes": 0}).status_code == 403
    assert eve.post(f"/tables/{table}/answers", move).status_code == 403
    assert eve.post(f"/tables/{table}/undo", {"seat": seat, "number": number}).status_code == 403


def test_sockets_bring_changes_and_take_commands(server: Running) -> None:
    ada, bob = server.person("Ada"), server.person("Bob")
    table = server.table(ada, bob)
    with ada.socket(table) as one, bob.socket(table) as two:
        first = json.loads(one.recv(PATIENCE))
        assert first["type"] == "table"
        json.loads(two.recv(PATIENCE))
        people = [one, two]
        seat, number = first["table"]["waiting"][0], first["table"]["number"]
        people[seat].send(json.dumps({"do": "answer", "id": 7, "seat": seat, "number": number, "move": "pass"}))
        for socket in people:
            while True:
                message = json.loads(socket.recv(PATIENCE))
                if message["type"] == "table" and message["table"]["number"] == number + 1:
                    break
                if message["type"] == "reply":
                    assert (message["id"], message["ok"], message["again"]) == (7, True, False)
            assert [e["kind"] for e in message["events"]] == ["pass"]
        one.send(json.dumps({"do": "chat", "id": "c", "phrase": "hello"}))
        wait_for(two, lambda m: m["type"] == "table" and bool(m["table"]["chat"]))
        for junk in ("", "[]", "{", '{"do":"fly"}', '{"do":"answer"}', '{"do":"chat","text":5}'):
            one.send(junk)
            assert wait_for(one, lambda m: m["type"] == "reply" and not m["ok"])["problem"]["text"]
        one.send(json.dumps({"do": "answer", "seat": 0, "number": 0, "move": "pass"}))
        refusal = wait_for(one, lambda m: m["type"] == "reply" and not m["ok"])
        assert refusal["problem"]["error"] == "Stale"
        assert refusal["problem"]["table"]["table"]["number"] == number + 1
        one.send("x" * 20_000)
        with pytest.raises(ConnectionClosed):
            wait_for(one, lambda m: False)


def wait_for(socket: Any, good: Any) -> dict[str, Any]:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        message = json.loads(socket.recv(PATIENCE))
        if good(message):
            return dict(message)
    raise AssertionError("the message never came")


def test_presence_shows_and_goes(server: Running) -> None:
    ada, bob = server.person("Ada"), server.person("Bob")
    table = server.table(ada, bob)
    with ada.socket(table) as one:
        with bob.socket(table):
            wait_for(one, lambda m: m["table"]["seats"][1]["connected"])
        wait_for(one, lambda m: not m["table"]["seats"][1]["connected"])


def test_spectators_see_public_tables_without_a_name(server: Running) -> None:
    ada, bob = server.person("Ada"), server.person("Bob")
    table = server.table(ada, bob, public=True)
    nobody = server.nobody()
    seen = show(nobody, table)
    assert seen["view"]["seat"] is None
    assert seen["legal"] == []
    with nobody.socket(table) as watching:
        assert json.loads(watching.recv(PATIENCE))["view"]["seat"] is None
        watching.send('{"do":"chat","text":"hi"}')
        assert wait_for(watching, lambda m: m["type"] == "reply")["problem"]["error"] == "NotSignedIn"
    assert nobody.post(f"/tables/{table}/chat", {"text": "hi"}).status_code == 401


def test_bot_tokens_play_and_are_taken_back(server: Running) -> None:
    ada, bob = server.person("Ada"), server.person("Bob")
    made = ada.post("/me/tokens", {"label": "robot"}).json()
    robot = Person(server.url, server.client, made["token"], ada.id)
    table = server.table(robot, bob)
    assert show(robot, table)["you"]["seat"] == 0
    assert robot.post("/me/tokens", {}).status_code == 409
    assert robot.post("/me/password", {"password": "long enough"}).status_code == 409
    assert "token" not in ada.get("/me/tokens").json()[0]
    path = f"{server.url}/api/v1/me/tokens/{made['id']}"
    assert server.client.delete(path, headers=ada.headers).json()["ok"]
    assert robot.get("/me").status_code == 401


def test_accounts_over_http(server: Running) -> None:
    name = f"Zoë {time.monotonic_ns() % 10**9}"
    zoe = server.person(name)
    assert zoe.post("/me/password", {"password": "correct horse"}).json()["account"]
    login = server.client.post(server.url + "/api/v1/login", json={"name": name, "password": "correct horse"})
    assert login.json()["user"]["id"] == zoe.id
    cookie = login.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    assert server.client.get(server.url + "/api/v1/me").json()["id"] == zoe.id  # by cookie
    assert server.client.post(server.url + "/api/v1/logout").json()["ok"]
    server.client.cookies.clear()
    old = Person(server.url, server.client, login.json()["token"], "")
    assert old.get("/me").status_code == 401
    wrong = server.client.post(server.url + "/api/v1/login", json={"name": name, "password": "wrong horse"})
    assert wrong.status_code == 403
    changed = server.client.patch(server.url + "/api/v1/me", json={"lang": "pl"}, headers=zoe.headers).json()
    assert changed["lang"] == "pl"


@pytest.mark.parametrize(
    ("headers", "good"),
    [
        ({}, True),
        ({"sec-fetch-site": "same-origin"}, True),
        ({"sec-fetch-site": "none"}, True),
        ({"sec-fetch-site": "cross-site"}, False),
        ({"sec-fetch-site": "same-site"}, False),
        ({"origin": "https://evil.example"}, False),
        ({"origin": "null"}, False),
        ({"origin": "http://["}, False),
        ({"origin": "https://club.example"}, True),
    ],
)
def test_foreign_pages_are_refused(server_with_origin: Running, headers: dict[str, str], good: bool) -> None:
    server = server_with_origin
    answer = server.client.post(server.url + "/api/v1/guests", json={}, headers=headers)
    server.client.cookies.clear()
    assert (answer.status_code == 200) == good
    if not good:
        assert answer.json()["key"] == "ui-error-origin"
        assert "set-cookie" not in answer.headers
    ada = server.person()
    table = server.table(ada, server.person("Bob"))
    where = f"{server.url.replace('http', 'ws')}/api/v1/tables/{table}/socket"
    try:
        with connect(where, additional_headers={**ada.headers, **headers}, compression=None) as socket:
            socket.recv(PATIENCE)
            assert good
    except InvalidStatus:
        assert not good


@pytest.fixture(scope="module")
def server_with_origin(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with (
        scratch("sqlite", tmp_path_factory.mktemp("origin")) as url,
        serving(url, origins="https://club.example") as it,
    ):
        yield it


def test_same_origin_by_host(server: Running) -> None:
    answer = server.client.post(server.url + "/api/v1/guests", json={}, headers={"origin": server.url})
    server.client.cookies.clear()
    assert answer.status_code == 200


def test_every_answer_carries_the_safety_headers(server: Running) -> None:
    for path in ("/healthz", "/api/v1/games", "/nowhere", "/api/v1/me", "/api/v1/tables/nope"):
        headers = server.client.get(server.url + path).headers
        csp = headers["content-security-policy"]
        assert "script-src 'self'" in csp
        assert "unsafe" not in csp
        assert "frame-ancestors 'none'" in csp
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"
        assert "server" not in headers


def test_too_much_and_too_often(tmp_path: Path) -> None:
    low: dict[str, Any] = {"max_body": 2000, "rate_posts": "20/day", "rate_guests": "5/day"}
    with scratch("sqlite", tmp_path) as url, serving(url, **low) as server:
        ada = server.person()
        big = ada.post("/tables", {"game": "x" * 3000, "seats": 2})
        assert big.status_code == 413

        def stream() -> Iterator[bytes]:
            for _ in range(10):
                yield b'{"name": "' + b"x" * 500

        long = server.client.post(server.url + "/api/v1/guests", content=stream())
        assert long.status_code == 413
        codes = [server.client.post(server.url + "/api/v1/guests", json={}).status_code for _ in range(8)]
        server.client.cookies.clear()
        assert codes[0] == 200
        assert codes[-1] == 429
        answers = [ada.post("/tables", {}) for _ in range(30)]
        assert answers[-1].status_code == 429
        assert "retry-after" in answers[-1].headers
        assert answers[-1].json()["key"] == "ui-error-too-fast"


@pytest.mark.parametrize("text", HOSTILE)
def test_hostile_names_and_chat_stay_text(server: Running, text: str) -> None:
    made = server.client.post(server.url + "/api/v1/guests", json={"name": text})
    server.client.cookies.clear()
    ada = server.person("Ada") if made.status_code != 200 else None
    person = ada or Person(server.url, server.client, made.json()["token"], made.json()["user"]["id"])
    table = server.table(person, server.person("Bob"))
    assert person.post(f"/tables/{table}/chat", {"text": text}).status_code == 200
    seen = person.get(f"/tables/{table}")
    assert seen.headers["content-type"] == "application/json"
    said = seen.json()["table"]["chat"][0]["text"]
    assert "\x00" not in said
    assert "\u202e" not in said


def test_no_secret_in_urls_logs_or_errors(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    with scratch("sqlite", tmp_path) as url, serving(url) as server:
        ada = server.person("Ada")
        ada.post("/me/password", {"password": "very secret indeed"})
        table = server.table(ada, server.person("Bob"))
        invite = show(ada, table)["you"]["invite"]
        seed = server.app.state.hub.live[table].state.key.hex()
        texts = [
            ada.get(f"/tables/{table}").text,
            ada.get(f"/tables/{table}/record").text,
            ada.post(f"/tables/{table}/answers", {"seat": 0, "number": 99, "move": "pass"}).text,
            server.client.get(f"{server.url}/t/{table}/join/{invite}x").text,
            server.client.get(server.url + "/metrics").text,
            server.client.get(server.url + "/readyz").text,
        ]
    out = capfd.readouterr()
    for where in (*texts, out.out, out.err):
        for secret in (ada.token, "very secret indeed", seed):
            assert secret not in where
    for where in (*texts[4:], out.out, out.err):
        assert invite not in where


def test_health_and_numbers(server: Running) -> None:
    ada, bob = server.person(), server.person("Bob")
    table = server.table(ada, bob)
    step([ada, bob], table)
    assert server.client.get(server.url + "/healthz").text == "ok\n"
    assert server.client.get(server.url + "/readyz").text == "ready\n"
    numbers = server.client.get(server.url + "/metrics").text
    for name in (
        'rookery_tables{status="playing"}',
        'rookery_answers_total{by="person"}',
        "rookery_store_seconds_count",
        "rookery_answer_seconds_bucket",
        "rookery_push_seconds_count",
    ):
        assert name in numbers


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_doctor_explains_every_setting_in_every_language(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in os.environ if name.startswith("ROOKERY_")]:
        monkeypatch.delenv(name)
    said = {name: how for name, how, _ in serve.doctor(lang)}
    english = {name: how for name, how, _ in serve.doctor()}
    for each in fields(Settings):
        name = each.metadata["env"]
        assert f"({texts(lang).t(help_key(each.name))})" in said[name]
        assert (lang == "en") == (said[name] == english[name])


def test_the_doctor_looks_at_everything(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ROOKERY_DATABASE", sqlite)
    rows = serve.doctor()
    assert all(len(row) == 3 for row in rows)
    assert any(name == "database" and good for name, _, good in rows)
    monkeypatch.setenv("ROOKERY_REDIS", "redis://127.0.0.1:1/0")
    assert ("redis", False) in [(name, good) for name, _, good in serve.doctor()]
    monkeypatch.setenv("ROOKERY_PORT", "ninety")
    assert serve.doctor()[0][2] is False


def start_server(database: str, **environ: str) -> tuple[subprocess.Popen[str], str]:
    """A server as its own process; its address is in its first line of log."""
    env = {**os.environ, "ROOKERY_DATABASE": database, "ROOKERY_LOGS": "json", "ROOKERY_WORKERS": "0", **environ}
    code = "import sys; from rookery.serve.app import main; sys.exit(main(host='127.0.0.1', port=0))"
    process = subprocess.Popen([sys.executable, "-c", code], env=env, stderr=subprocess.PIPE, text=True)
    assert process.stderr is not None
    for line in process.stderr:
        if line.startswith("{") and json.loads(line).get("event") == "listening":
            url = str(json.loads(line)["url"]).rstrip("/")
            break
    else:
        raise AssertionError("the server said nothing")
    for _ in range(400):
        try:
            if httpx2.get(url + "/healthz").status_code == 200:
                return process, url
        except httpx2.TransportError:
            time.sleep(0.05)
    raise AssertionError("the server does not answer")


def test_it_stops_within_three_seconds_with_sockets_open(sqlite: str) -> None:
    process, url = start_server(sqlite, ROOKERY_TEST="1")
    try:
        with httpx2.Client(timeout=PATIENCE, verify=False) as client, contextlib.ExitStack() as stack:
            server = Running(url, None, client)
            ada, bob = server.person("Ada"), server.person("Bob")
            table = server.table(ada, bob)
            sockets = [stack.enter_context(p.socket(table)) for p in (ada, bob, ada)]
            for socket in sockets:
                socket.recv(PATIENCE)
            process.send_signal(signal.SIGTERM)
            assert (
                process.wait(PATIENCE) == 0
            )  # it allows itself three seconds (below); a busy machine takes longer
            with contextlib.suppress(ConnectionClosed):
                while True:
                    sockets[0].recv(PATIENCE)
            assert sockets[0].close_code == 1012
    finally:
        process.kill()
        process.communicate()


def test_what_a_stop_waits_for_is_three_seconds_at_most(sqlite: str) -> None:
    limits = settings(sqlite)
    graceful = config_for(create_app(limits), limits).timeout_graceful_shutdown
    assert graceful is not None
    parts = (FAREWELL_SECONDS, UVICORN_SECONDS, graceful, CLOSE_SECONDS, END_SECONDS)
    assert 0 < sum(parts) <= STOP_SECONDS == 3


def test_a_taken_port_is_said_so(server: Running, capsys: pytest.CaptureFixture[str], sqlite: str) -> None:
    from rookery.serve.app import main

    port = int(server.url.rpartition(":")[2])
    assert main(host="127.0.0.1", port=port, database=sqlite) == 1
    assert str(port) in capsys.readouterr().err
    assert main(port=-1) == 2
