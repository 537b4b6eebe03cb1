"""At a table of a server: a real server in a process of its own, terminals through pipes."""

from __future__ import annotations

import contextlib
import errno
import json
import os
import random
import re
import signal
import socket
import subprocess
import sys
import threading
import time
import urllib.request
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

import rookery
from rookery.client.http import Client, Place, Refused
from rookery.commands.serving import free_port, lan_address, web_address
from rookery.i18n import LANGUAGES, strict, texts
from rookery.terminal.boards import board_for
from rookery.terminal.complaint import Complaint
from rookery.terminal.remote.guest import keep_token, kept_tokens
from rookery.terminal.remote.there import DraftThere
from tests.terminal.sitting import GAME, kept, run
from tests.terminal.test_terminal import Terminal

PATIENCE = 120.0
FIRST = ["all", "1"]  # whatever is asked: the first of all legal moves
QUICK = {
    "ROOKERY_PACE": "0",
    "ROOKERY_REGRET": "0",
    "ROOKERY_WORKERS": "0",
    "ROOKERY_LOG_LEVEL": "warning",
    "ROOKERY_LANG": "en",
}


class Serving:
    """`rookery serve` on a free port, on a database that outlives it."""

    def __init__(self, folder: Path) -> None:
        self.port = free_port("127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{self.port}"
        self.database = f"sqlite:///{folder / 'tables.db'}"
        self.folder = folder
        self.start()

    def start(self) -> None:
        command = [
            sys.executable,
            "-m",
            "rookery.cli",
            "serve",
            "--port",
            str(self.port),
            "--database",
            self.database,
        ]
        with (self.folder / "serve.txt").open("w", encoding="utf-8") as out:
            self.process = subprocess.Popen(
                command, env=os.environ | QUICK, stdin=subprocess.DEVNULL, stdout=out, stderr=subprocess.STDOUT
            )
        end = time.monotonic() + PATIENCE
        while True:
            with contextlib.suppress(OSError), urllib.request.urlopen(f"{self.url}/healthz", timeout=5):
                return
            assert self.process.poll() is None and time.monotonic() < end, self.said
            time.sleep(0.05)

    @property
    def said(self) -> str:
        return (self.folder / "serve.txt").read_text("utf-8")

    def kill(self) -> None:
        self.process.kill()
        self.process.wait(PATIENCE)

    def person(self, name: str, lang: str = "en") -> Client:
        client = Client(self.url, lang)
        client.token = client.ask("POST", "/guests", {"name": name, "lang": lang})["token"]
        return client

    def table(self, host: Client, **setup: Any) -> dict[str, Any]:
        made = host.ask("POST", "/tables", {"game": GAME, "seats": 3, **setup})
        assert isinstance(made, dict)
        return made


@pytest.fixture(scope="module")
def long_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    made = Serving(tmp_path_factory.mktemp("server"))
    yield made
    made.kill()


@pytest.fixture
def server(long_server: Serving) -> Serving:
    """One for all tests; whoever stops it does not disturb the next."""
    if long_server.process.poll() is not None:
        long_server.start()
    return long_server


class Pipe:
    """A `rookery play` that is typed to while it runs."""

    def __init__(self, *args: str, folder: Path, **environment: str) -> None:
        env = os.environ | {"ROOKERY_LANG": "en", "COLUMNS": "80", "ROOKERY_DATA": str(folder)} | environment
        self.process = subprocess.Popen(
            [sys.executable, "-u", "-m", "rookery.cli", "play", *args],
            env=env,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        self.out = ""
        self._news = threading.Condition()
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        assert self.process.stdout is not None
        while part := self.process.stdout.readline():
            with self._news:
                self.out += part
                self._news.notify_all()

    def wait_for(self, text: str, times: int = 1) -> None:
        end = time.monotonic() + PATIENCE
        with self._news:
            while self.flat.count(text) < times:
                assert time.monotonic() < end and (self._reader.is_alive() or self.flat.count(text) >= times), (
                    self.out
                )
                self._news.wait(0.2)

    @property
    def flat(self) -> str:
        return " ".join(self.out.split())

    def type(self, *lines: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write("".join(f"{line}\n" for line in lines))
        self.process.stdin.flush()

    def close(self) -> int:
        assert self.process.stdin is not None and self.process.stdout is not None
        with contextlib.suppress(OSError):
            self.process.stdin.close()
        status = self.process.wait(PATIENCE)
        self._reader.join(PATIENCE)
        self.process.stdout.close()
        return status


@pytest.fixture
def pipes() -> Iterator[list[Pipe]]:
    opened: list[Pipe] = []
    yield opened
    for each in opened:
        each.process.kill()
        each.close()


def play(server: Serving, *args: str, lines: Sequence[str] = (), token: str | None = None) -> str:
    """`rookery play` there, in this process; it must end well."""
    environment = {} if token is None else {"ROOKERY_TOKEN": token}
    result = run("play", "--server", server.url, *args, lines=lines, columns=80, **environment)
    assert result.status == 0 and not result.err, result.err
    return result.out


# -- the pieces ----------------------------------------------------------------------------------------------


def test_small_steps_from_a_list_are_those_of_the_rules() -> None:
    for seed in range(3):
        rng = random.Random(seed)
        match = rookery.game(GAME).start(3 + seed, seed=seed, options={"promo": seed == 1})
        board = board_for(match, "en", 0, colour=False, unicode=True)
        while not match.over:
            seat = match.waiting[0]
            legal, view = match.legal(seat).all(), match.view(seat)
            paths = board.paths([str(move) for move in legal], view)
            assert paths is not None
            for move in rng.sample(legal, min(20, len(legal))):
                steps = match._kit.path(match._table, seat, move.code)
                assert paths[str(move)] == [match._kit.step_text(n) for n in steps]
                assert board.phrase(str(move), view) in (None, match.sentence(seat, move, "en"))
            here, there = match.draft(seat), DraftThere(paths, board.count)
            while here.move is None:
                assert [step.text for step in there.steps] == [step.text for step in here.steps]
                assert there.move is None
                step = rng.choice(here.steps).text
                here.take(step)
                there.take(step)
            assert there.move == str(here.move) and not there.steps
            match.play(seat, legal[rng.randrange(len(legal))])


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        (("localhost:8000",), Place("http://localhost:8000")),
        (("https://games.example/", "abc"), Place("https://games.example", "abc")),
        (("http://h:1/t/abc/join/tok-en_",), Place("http://h:1", "abc", "tok-en_")),
        (("http://h:1/club/t/abc",), Place("http://h:1/club", "abc")),
        (("", "http://[::1]:8000/t/abc/join/xyz"), Place("http://[::1]:8000", "abc", "xyz")),
    ],
)
def test_addresses(typed: tuple[str, ...], meant: Place) -> None:
    assert Place.read(*typed) == meant


@pytest.mark.parametrize("typed", ["ftp://h", "http://", "http://h:port", "", "http://a:b@h/", "http://h\x1b[2J"])
def test_no_addresses(typed: str) -> None:
    with pytest.raises(Complaint):
        Place.read(typed)


def test_tokens_are_for_their_owner_only(data: Path) -> None:
    keep_token("http://h", "Ada", "one")
    keep_token("http://h", "", "two")
    assert kept_tokens() == {"http://h": {"Ada": "one", "": "two"}}
    assert (data / "servers.json").stat().st_mode & 0o077 == 0


# -- games ---------------------------------------------------------------------------------------------------


def test_a_whole_game_against_bots(server: Serving, data: Path) -> None:
    out = play(server, GAME, "--seats", "3", "--bot", "random", "--name", "Ada", lines=FIRST * 150)
    assert "Where the points come from" in out
    (path,) = kept(data)
    assert path.name in out
    text = path.read_text("utf-8")
    assert rookery.verify(text).ok, "the server's seed is in the record now"
    match = rookery.replay(text)
    assert match.over and match.outcome is not None and "Ada" in match.names
    for score in match.outcome.scores:
        assert re.search(rf"\b{score}$", out, re.MULTILINE)


SHOPPING = {
    "phase": "buy",
    "turn": 0,
    "players": [
        {"pile": ["B", "W", "R", "S"], "gold": 1, "cards": ["A03", "A09", "A16"]},
        {"pile": ["G"]},
        {"pile": ["Y"]},
    ],
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_command_in_every_language(server: Serving, lang: str, tmp_path: Path) -> None:
    ada = server.person("Ada", lang)
    made = server.table(ada, bots={"1": "random", "2": "random"}, position=SHOPPING)
    lines = ["help", "hint", "why", "why sell A01", "cards", "log", "rules L6", "sell A03", "sell A09", "undo"]
    lines += ["undo all", "undo", "say Grüße!", "agree", "load x", f"save {tmp_path / 'copy.txt'}", "table"]
    lines += ["nonsense", "buy nothing", "all", "back", "quit"]
    args = ("--table", made["table"]["id"], "--lang", lang)
    with strict():
        out = play(server, *args, lines=lines, token=ada.token)
    t, flat = texts(lang), " ".join(out.split())
    assert t.t("ui-remote-help") in flat
    assert "TM-L6 " in flat and "(TM-" in flat
    assert flat.count(t.t("ui-undo-done")) == 2
    assert t.t("ui-undo-refused-nothing") in flat
    assert "Ada: Grüße!" in flat
    assert t.t("ui-error-no-proposal") in flat and t.t("ui-remote-no-load") in flat
    assert t.t("ui-remote-bye") in flat and f"--table {made['table']['id']}" in flat
    assert (tmp_path / "copy.txt").read_text("utf-8").startswith("rookery record")
    assert not re.search(r"\[(ui|thiefs-market)-", out)
    piles = re.findall(r"0 Ada \([^)]*\) +(.*?)  ", out)
    assert piles == ["R W B S", "R W S", "R S", "R W S", "R W B S", "R W B S"]


def test_small_steps_bare_letters_and_a_way_back(server: Serving) -> None:
    ada = server.person("Ada")
    pool = ["R", "R", "B", "W", "G", "I", "S"]
    players: list[dict[str, Any]] = [{"pile": []}, {"pile": []}, {"pile": ["G", "G", "Y", "Y"]}]
    position = {"phase": "split", "turn": 0, "pool": pool, "players": players}
    made = server.table(ada, bots={"1": "random", "2": "random"}, position=position)
    lines = ["1", "1", "2", "back", "take purple", "rob 1 keep red", "bbs", "rrs", "no", "take all", "quit"]
    out = play(server, "--table", made["table"]["id"], lines=lines, token=ada.token)
    assert "The marker as well? 0 = no, 1 = yes" in out and "Chosen so far: RR S" in out
    assert out.count("How many red gems? 0–2") == 2, out
    assert "Not allowed (TM-L6): That player has no pile to steal." in out
    assert "“take purple” is not a move I know." in out
    assert "Take 2 red gems and the start player marker. Enter confirms" in out
    everything = "Ada takes 2 red gems, a white gem, a blue gem, a green gem, a mask and the start player marker."
    assert everything in " ".join(out.split()), "a shorthand only the table itself can read"


def test_two_terminals_at_one_table(server: Serving, tmp_path: Path, pipes: list[Pipe]) -> None:
    host = server.person("Ada")
    made = server.table(host, bots={"2": "random"})
    args = ("--server", server.url, "--table", made["table"]["id"])
    ada = Pipe(*args, folder=tmp_path / "a", ROOKERY_TOKEN=host.token)
    link = f"{server.url}/t/{made['table']['id']}/join/{made['you']['invite']}"
    bo = Pipe("--server", link, "--name", "Bo", "--lang", "de", folder=tmp_path / "b")
    pipes += [ada, bo]
    ada.type("say Hello, Bo!", *FIRST * 10)
    bo.type(*FIRST * 10)
    for each in (ada, bo):  # both have answered three times, each in their own language
        each.wait_for("› 1", 3)
    bo.wait_for("Ada: Hello, Bo!")
    assert "· Ada " in bo.out and "· Bo " in ada.out
    assert (
        texts("de", GAME).t(f"{GAME}-ask-split") in bo.flat and texts("en", GAME).t(f"{GAME}-ask-split") in ada.flat
    )


def test_after_the_server_was_killed_the_game_goes_on(server: Serving, tmp_path: Path, pipes: list[Pipe]) -> None:
    folder = tmp_path / "a"
    bots = ("--seats", "3", "--bot", "random", "--name", "Ada")
    ada = Pipe("--server", server.url, GAME, *bots, folder=folder)
    pipes.append(ada)
    ada.wait_for("Take loot from the middle, or rob another player.")
    server.kill()
    ada.type(*FIRST)
    ada.wait_for(texts("en").t("ui-remote-lost"))
    server.start()
    ada.type(*FIRST * 2, "quit")
    assert ada.close() == 0, ada.out
    assert "· Ada " in ada.out
    table = re.search(r"--table (\w+)", ada.out)
    assert table is not None
    args = ("--server", server.url, "--table", table[1], "--name", "Ada")
    again = run("play", *args, lines=["log", "quit"], columns=80, ROOKERY_DATA=str(folder))
    assert again.status == 0 and "· Ada " in again.out and " (you)" in again.out, "the seat was kept"


def test_a_stale_answer_shows_the_reason_and_the_fresh_table(
    server: Serving, tmp_path: Path, pipes: list[Pipe]
) -> None:
    ada = server.person("Ada")
    made = server.table(ada, bots={"1": "random", "2": "random"}, position=SHOPPING)
    path = f"/tables/{made['table']['id']}"
    terminal = Pipe(
        "--server", server.url, "--table", made["table"]["id"], folder=tmp_path, ROOKERY_TOKEN=ada.token
    )
    pipes.append(terminal)
    terminal.wait_for("End your turn")
    number = ada.ask("GET", path)["table"]["number"]
    ada.ask("POST", f"{path}/answers", {"seat": 0, "number": number, "move": "sell A03"})
    terminal.type("sell A09")
    terminal.wait_for(texts("en").t("ui-error-stale"))
    terminal.type("sell A09", "quit")
    assert terminal.close() == 0
    piles = re.findall(r"0 Ada \(you\) +(.*?)  ", terminal.out)
    assert piles == ["R W B S", "R W S", "R S"]


def test_in_a_real_terminal(server: Serving) -> None:
    """While others think one can talk; what they say appears above the prompt; Ctrl-C leaves the seat as it is."""
    ada, bo = server.person("Ada"), server.person("Bo")
    made = server.table(ada, bots={"2": "random"}, options={"start": 1})
    path = f"/tables/{made['table']['id']}"
    bo.ask("POST", f"{path}/sit", {"invite": made["you"]["invite"]})
    args = ("--server", server.url, "--table", made["table"]["id"])
    terminal = Terminal(*args, rows=30, there=True, ROOKERY_TOKEN=ada.token)
    try:
        terminal.wait_for("Bo is thinking")
        terminal.type("say Good evening!")
        terminal.wait_for("Good evening!\r\n")
        terminal.type("hint")
        terminal.wait_for(texts("en").t("ui-error-not-asked"))
        assert [c["text"] for c in bo.ask("GET", path)["table"]["chat"]] == ["Good evening!"]
        now = bo.ask("GET", path)
        bo.ask("POST", f"{path}/answers", {"seat": 1, "number": now["table"]["number"], "move": now["legal"][0]})
        terminal.wait_for("› ")
        bo.ask("POST", f"{path}/chat", {"phrase": "hurry"})
        terminal.wait_for(f"\r\x1b[KBo: {texts('en').t('ui-phrase-hurry')}")
        terminal.interrupt("come back with")
    finally:
        if terminal.process.poll() is None and "come back with" not in terminal.seen:
            terminal.process.kill()
        assert terminal.close() == 0


# -- what can go wrong ---------------------------------------------------------------------------------------


def one_line(*args: str, **environment: str) -> str:
    result = run(*args, columns=80, **environment)
    assert result.status == 2, result.out + result.err
    assert result.err.count("\n") == 1 and result.err.startswith("rookery: ") and "Traceback" not in result.err
    return result.err


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_server_refuses(server: Serving, lang: str) -> None:
    t = texts(lang).t
    made = server.table(server.person("Ada"))
    there = ("play", "--server", server.url, "--lang", lang)
    with strict():
        assert t("ui-error-no-table") in one_line(*there, "--table", "nowhere")
        assert t("ui-error-no-table") in one_line(*there, "--table", "../../guests")
        assert t("ui-error-no-table") in one_line(*there, "--table", made["table"]["id"], "--invite", "wrong")
        assert t("ui-remote-token", variable="ROOKERY_TOKEN") in one_line(*there, GAME, ROOKERY_TOKEN="wrong")
        right = ("--table", made["table"]["id"], "--invite", made["you"]["invite"])
        assert t("ui-error-full") in one_line(*there, *right, "--seat", "0", "--name", "Bo")
        assert t("ui-remote-game-or-table") in one_line(*there)
        assert t("ui-remote-game-or-table") in one_line(*there, GAME, "--table", "abc")
        assert t("ui-remote-not-there", option="--seed") in one_line(*there, GAME, "--seed", "1")
        assert t("ui-remote-which-server") in one_line("play", "--table", "abc", "--lang", lang)
        assert "3–5" in one_line(*there, GAME, "--seats", "7")
        closed = f"http://127.0.0.1:{free_port('127.0.0.1', 0)}"
        assert closed in one_line("play", "--server", closed, GAME, "--lang", lang)
        assert t("ui-which-game", known=", ".join(rookery.games())) in one_line("play", "--lang", lang)


def test_a_server_that_is_none(data: Path) -> None:
    """Something listens there, but it is no Rookery."""
    with socket.create_server(("127.0.0.1", 0)) as listener:

        def answer() -> None:
            with contextlib.suppress(OSError):
                while True:
                    caller, _ = listener.accept()
                    with caller:
                        caller.recv(65536)
                        caller.sendall(b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\nConnection: close\r\n\r\nhi")

        threading.Thread(target=answer, daemon=True).start()
        url = f"http://127.0.0.1:{listener.getsockname()[1]}"
        assert texts("en").t("ui-remote-no-rookery", server=url) in one_line("play", "--server", url, GAME)
        listener.shutdown(socket.SHUT_RDWR)


def test_a_forgotten_guest_becomes_a_new_one(server: Serving, data: Path) -> None:
    keep_token(server.url, "Ada", "a token of long ago")
    play(server, GAME, "--name", "Ada", lines=["quit"])
    assert kept_tokens()[server.url]["Ada"] != "a token of long ago"


def test_a_refusal_without_words_is_still_one() -> None:
    assert Refused(500, {}).text == "HTTP 500"


# -- rookery serve and doctor --------------------------------------------------------------------------------


def test_serve_says_what_is_wrong(server: Serving, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    t = texts("pl").t
    fine = ("serve", "--lang", "pl", "--database", f"sqlite:///{tmp_path / 'new.db'}")
    assert " ".join(t("ui-serve-port", port=str(server.port)).split()) in one_line(
        *fine, "--port", str(server.port)
    )
    assert t("ui-serve-scheme", scheme="mysql") in one_line(*fine[:3], "--database", "mysql://root:pw@h/x")
    (tmp_path / "file").write_text("", "utf-8")
    nowhere = one_line(*fine[:3], "--database", f"sqlite:///{tmp_path / 'file' / 'x.db'}")
    assert t("ui-serve-database", url="", why="").split()[0] in nowhere
    closed = f"postgresql+psycopg://ada:secret@127.0.0.1:{free_port('127.0.0.1', 0)}/x"
    refused = one_line(*fine[:3], "--database", closed)
    assert "secret" not in refused and "127.0.0.1" in refused
    assert t("ui-serve-redis") in one_line(*fine, "--redis", "http://h")
    assert "ROOKERY_PACE" in one_line(*fine, ROOKERY_PACE="quick")
    assert "256.0.0.1" in one_line(*fine, "--host", "256.0.0.1")

    def missing(*_: object, **__: object) -> None:
        raise ModuleNotFoundError("No module named 'psycopg'", name="psycopg")

    monkeypatch.setattr("rookery.serve.store.database.engine", missing)
    assert t("ui-serve-missing", name="psycopg") in one_line(*fine)


def test_addresses_of_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    assert web_address("0.0.0.0", 8000) == "http://127.0.0.1:8000/"
    assert web_address("::1", 80) == "http://[::1]:80/"
    assert re.fullmatch(r"[\w.-]+", lan_address())
    with socket.create_server(("127.0.0.1", 0)) as taken, pytest.raises(Complaint) as found:
        free_port("127.0.0.1", taken.getsockname()[1])
    assert found.value.key == "ui-serve-port" and errno.EADDRINUSE


def test_serve_hands_everything_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    given: dict[str, Any] = {}

    def main(**settings: Any) -> int:
        given.update(settings)
        return 3

    monkeypatch.setattr("rookery.serve.app.main", main)
    database = f"sqlite:///{tmp_path / 'x.db'}"
    result = run("serve", "--host", "0.0.0.0", "--port", "0", "--database", database, "--open")
    assert result.status == 3
    port = given.pop("port")
    assert given == {"host": "0.0.0.0", "database": database, "redis": None, "open_browser": True, "lang": "en"}
    assert f"http://127.0.0.1:{port}/" in result.out and f"http://{lan_address()}:{port}/" in result.out


def test_doctor_lists_the_server(tmp_path: Path) -> None:
    database = f"postgresql+psycopg://ada:secret@127.0.0.1:{free_port('127.0.0.1', 0)}/x"
    out = run("doctor", columns=120, ROOKERY_DATABASE=database, ROOKERY_PACE="7").out
    assert re.search(r"^ROOKERY_PACE +7 ", out, re.MULTILINE)
    assert "secret" not in out
    assert re.search(r"^database +! ", out, re.MULTILINE)


def test_help_needs_neither_the_server_nor_sockets() -> None:
    heavy = ("fastapi", "sqlalchemy", "uvicorn", "websockets", "rookery.serve", "rookery.terminal", "rich.markdown")
    code = f"""
import json, sys, rookery.cli
try:
    rookery.cli.app(["--help"])
except SystemExit:
    print(json.dumps([name for name in {heavy} if name in sys.modules]))
"""
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=PATIENCE)
    assert json.loads(found.stdout.splitlines()[-1]) == [], found.stdout + found.stderr


def test_ctrl_c_ends_the_server(server: Serving) -> None:
    assert f"Rookery is served at {server.url}/" in server.said
    server.process.send_signal(signal.SIGINT)
    assert server.process.wait(PATIENCE) == 0, server.said
    assert "Traceback" not in server.said


def test_ctrl_c_pressed_on_and_on_ends_the_server_as_well(server: Serving) -> None:
    end = time.monotonic() + PATIENCE
    while server.process.poll() is None and time.monotonic() < end:
        server.process.send_signal(signal.SIGINT)
        time.sleep(0.0005)
    assert server.process.wait(1) == 0, server.said
    assert "Traceback" not in server.said
