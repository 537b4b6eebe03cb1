"""However often anybody asks for anything, and whatever they send: the server stays as large as it is.

Every route is driven, those that will be added too: what goes into a path, a body or a form is made up by name.
"""

from __future__ import annotations

import gc
import itertools
import json
import tracemalloc
import weakref
from collections import deque
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
from fastapi.routing import APIRoute
from websockets.server import ServerProtocol

import rookery
from rookery.games import NAMES, cardfile
from rookery.games.age_of_thieves.kit import ThiefKit
from rookery.games.kit import OWN_KEPT
from rookery.serve import pages
from rookery.serve.api.commands import Command, GiveUp, Stand
from rookery.serve.api.routes import router as for_programs
from rookery.serve.api.sockets import JsonFeed
from rookery.serve.door.connections import Line, Wire
from rookery.serve.hub import robots, seating
from rookery.serve.pages.pushes import HtmlFeed, Pushes
from rookery.serve.upkeep import memory
from tests.serve.tools import PATIENCE, Person, Running, scratch, serving, wait_until

GAME = "thiefs-market"
BOX = (Path(rookery.__file__).parent / "games" / "thiefs_market" / "cards.toml").read_text(encoding="utf-8")
MOST = 4096
"""Bytes a call may leave behind: an entry of its table, a line in a cache that is not yet full."""
CALLS, FEW, MANY = 6, 3, 40
"""Calls between two looks, and how many looks there are: so many at least, and at most."""
UNWATCHED, SETUPS = 4, 12_000
turns = itertools.count(1)


def own_cards(n: int) -> str:
    """The cards of the box, one of them called as nobody called it before."""
    return BOX.replace('name = "', f'name = "No. {n} ', 1)


RECORD = rookery.game(GAME).start(seats=3, seed=7, options={"cards": own_cards(0)}).record


def record(n: int) -> str:
    """A record with such cards."""
    return RECORD.replace("No. 0", f"No. {n}")


WORDS = (
    "answer",
    "undo",
    "draft",
    "chat",
    "switch",
    "skip",
    "tempo",
    "propose",
    "consent",
    "seat",
    "words",
    "choose",
    "sit",
)
PARTS: dict[str, Callable[[int], Any]] = {
    "game": lambda n: NAMES[n % len(NAMES)],
    "what": lambda n: WORDS[n % len(WORDS)],
    "seat": lambda n: n % 3,
    "at": lambda n: n % 4,
    "token_id": lambda n: f"{n:012x}",
    "invite": lambda n: f"invite {n}",
    "person": lambda n: f"{n:016x}",
}
"""What may stand in a path."""
FIELDS: dict[str, Callable[[int], Any]] = {
    "game": lambda n: GAME,
    "seats": lambda n: 3,
    "seat": lambda n: 0,
    "options": lambda n: {"cards": own_cards(n)} if n % 2 else {},
    "position": lambda n: ({"seats": 3}, None, {"seats": 3, f"entry {n}": n})[n % 3],
    "chance": lambda n: [f"roll {n}"] if n % 5 == 0 else [],
    "bots": lambda n: {},
    "public": lambda n: True,
    "mode": lambda n: "live",
    "bank": lambda n: None,
    "turn_limit": lambda n: None,
    "record": record,
    "bot": lambda n: "random",
    "lang": lambda n: ("en", "hu", "pl", "de")[n % 4],
    "preferences": lambda n: {f"wish-{n % 3}": n},
    "what": lambda n: ("live", "pause", "warm:1")[n % 3],
    "taken": lambda n: [f"step {n}"],
    "number": lambda n: n % 3,
    "phrase": lambda n: "",
    "games": lambda n: [GAME],
    "ranked": lambda n: False,
    "pace": lambda n: "",
    "friend": lambda n: f"{n:016x}",
}
"""What may stand in a body; a field that is not here gets a text, a number or a yes."""
LIST = {"game": GAME, "size": "3-4", "pace": "slow"}
"""A list of ratings."""
FORM = (
    "name",
    "text",
    "move",
    "words",
    "choice",
    "level",
    "password",
    "old",
    "off",
    "back",
    "m",
    "option-cards",
    "person",
    "table",
)


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that keeps few tables, and whose passwords are quickly hashed."""
    patch = pytest.MonkeyPatch()
    for what in ("set_aside", "clean"):  # the collector comes when it is called, and sees all that is left over
        patch.setattr(memory, what, lambda: None)
    patch.setattr(robots, "KEPT", UNWATCHED)
    patch.setattr(seating, "SETUPS_MAX", SETUPS)
    with (
        scratch("sqlite", tmp_path_factory.mktemp("small")) as url,
        serving(url, unwatched=UNWATCHED, sweep=0.05, poll=5.0) as running,
    ):
        yield running
    patch.undo()


@pytest.fixture(scope="module")
def seen(small: Running) -> tuple[Person, list[str]]:
    """A guest, and tables that wait, are under way, and are not there at all."""
    ada = small.person()
    waiting = ada.post("/tables", {"game": GAME, "seats": 3, "public": True}).json()["table"]["id"]
    playing = small.table(ada, small.person("Béla"), public=True)
    return ada, [waiting, playing, "nosuchtabl"]


def all_routes() -> list[Any]:
    """Every route and method there is, of programs and of pages."""
    routes = [r for router in (for_programs, pages.router) for r in router.routes if isinstance(r, APIRoute)]
    return [pytest.param(r, m, id=f"{m} {r.path}") for r in routes for m in sorted(r.methods or ())]


def body_of(route: APIRoute, n: int) -> dict[str, Any] | None:
    """A body as this route wants one, with other things in it every time."""
    if route.body_field is None:
        return None
    model: Any = route.body_field.field_info.annotation
    schema = model.model_json_schema()
    return {name: FIELDS.get(name, plain(about))(n) for name, about in schema["properties"].items()}


def plain(about: dict[str, Any]) -> Callable[[int], Any]:
    """Something of the kind a schema names."""
    kinds = {kind.get("type") for kind in (about, *about.get("anyOf", ()))}
    if "string" in kinds:
        return lambda n: f"text no {n}"
    if kinds & {"integer", "number"}:
        return lambda n: n
    return (lambda n: [f"text no {n}"]) if "array" in kinds else (lambda n: n % 2 == 0)


def call(server: Running, seen: tuple[Person, list[str]], route: APIRoute, method: str) -> int:
    """Ask once, as a guest or as nobody; the status."""
    n = next(turns)
    ada, tables = seen
    values = {**{name: make(n) for name, make in PARTS.items()}, "table_id": tables[n % len(tables)]}
    path = route.path
    for name in route.param_convertors:
        path = path.replace(f"{{{name}}}", str(values.get(name, f"part-{n}")))
    ending = path.endswith(("/logout", "/password"))  # it would be another guest's turn then
    cookie = {"cookie": f"rookery={ada.token}"} if n % 4 and not ending else {}
    more: dict[str, Any] = {"params": {"move": f"take {n}", "card": f"A{n}", "m": f"take {n}", **LIST}}
    if path.startswith("/api/"):
        more["json"] = body_of(route, n)
    elif method == "POST":
        more["data"] = {**dict.fromkeys(FORM, f"text no {n}"), "seats": "3", "name": f"Ada {n}"}
    server.client.cookies.clear()
    found = server.client.request(method, server.url + path, headers=cookie, follow_redirects=False, **more)
    return int(found.status_code)


def held(server: Running) -> int:
    """Bytes that Python holds on to, when what is done with has left."""
    live = server.app.state.hub.live
    wait_until(lambda: sum(not t.listeners for t in list(live.values())) <= UNWATCHED)
    gc.collect()
    return tracemalloc.get_traced_memory()[0]


def growth(server: Running, once: Callable[[], Any]) -> float:
    """Bytes that every further call leaves behind, when what is kept on purpose is full.

    A cache that fills grows for a while, a leak for ever: so the later half of the calls counts, of more and more
    calls. A few alone say nothing: what the server does meanwhile takes more room than what may stay.
    """
    gc.freeze()
    tracemalloc.start()
    try:
        looks, left = [held(server)], 0.0
        while len(looks) <= FEW or (left > MOST and len(looks) <= MANY):
            for _ in range(CALLS):
                once()
            looks.append(held(server))
            half = looks[len(looks) // 2 - 1 :]
            left = (half[-1] - half[0]) / CALLS / (len(half) - 1)
        return left
    finally:
        tracemalloc.stop()
        gc.unfreeze()


def test_a_leak_is_found_and_a_cache_is_none(small: Running) -> None:
    """Whatever grows with every call is found; what fills and is full then is not, nor what comes and goes."""
    leak: list[bytes] = []
    cache: deque[bytes] = deque(maxlen=20)
    restless: deque[bytes] = deque(maxlen=4)

    def ask(*kept: Any) -> None:
        small.client.get(small.url + "/healthz")
        for each in kept:
            each.append(bytes((8 if each is leak else 100) * 1024))
        restless.append(bytes(next(turns) % 5 * 1024))

    assert growth(small, partial(ask, leak)) > MOST
    assert growth(small, partial(ask, cache)) < MOST


@pytest.mark.parametrize(("route", "method"), all_routes())
def test_no_call_leaves_anything_behind(
    small: Running, seen: tuple[Person, list[str]], route: APIRoute, method: str
) -> None:
    statuses: set[int] = set()
    assert growth(small, lambda: statuses.add(call(small, seen, route, method))) < MOST
    assert max(statuses) < 500, statuses


OUTSIDE = {
    "/healthz": 200,
    "/readyz": 200,
    "/metrics": 200,
    "/api/v1/openapi.json": 200,
    "/static/table.js?{n}": 200,
    "/static/no such file {n}": 404,
    "/api/v1/nowhere/{n}": 404,
    "/nowhere/{n}": 404,
}
"""What answers beside the routes of programs and pages."""


@pytest.mark.parametrize("path", OUTSIDE)
def test_no_other_path_leaves_anything_behind(small: Running, path: str) -> None:
    """By ever another method and from ever another page, too: nothing of it is kept."""
    statuses: dict[str, int] = {}

    def ask() -> None:
        n = next(turns)
        method = "GET" if n % 2 else f"METHOD{n}"
        headers = {"referer": f"https://page-{n}.example/", "accept": f"text/html, x/{n}", "user-agent": f"no {n}"}
        small.client.cookies.clear()
        found = small.client.request(method, small.url + path.format(n=n), headers=headers)
        statuses[method[:6]] = found.status_code

    assert growth(small, ask) < MOST
    assert statuses["GET"] == OUTSIDE[path]
    assert 400 <= statuses["METHOD"] < 500


COMMANDS = [kind for kind in Command.__subclasses__() if kind not in (GiveUp, Stand)]
"""What may be sent on a program's socket, but for what ends the game."""


def command(kind: type[Command], n: int) -> dict[str, Any]:
    """One of this kind, with other things in it every time."""
    about: dict[str, Any] = msgspec.json.schema(kind)["$defs"][kind.__name__]["properties"]
    made = {name: FIELDS.get(name, plain(each))(n) for name, each in about.items() if name not in ("do", "id")}
    return {"do": about["do"]["enum"][0], "id": n, **made}


def test_no_command_on_a_socket_leaves_anything_behind(small: Running, seen: tuple[Person, list[str]]) -> None:
    """By turns every one of them, at a table that is played; most are refused, some are done."""
    ada, (_, playing, _) = seen
    done: dict[str, bool] = {}
    with ada.socket(playing) as socket:

        def send() -> None:
            n = next(turns)
            sent = command(COMMANDS[n % len(COMMANDS)], n)
            socket.send(json.dumps(sent))
            while (reply := json.loads(socket.recv(timeout=PATIENCE)))["type"] != "reply":
                pass
            assert reply["id"] == n, reply
            done[sent["do"]] = reply["ok"]

        for _ in COMMANDS:  # a measured while may be too short for all of them
            send()
        assert growth(small, send) < MOST
    assert {"chat", "legal", "ping"} <= {what for what, ok in done.items() if ok}
    assert {"answer", "undo", "steps"} <= {what for what, ok in done.items() if not ok}


@pytest.mark.parametrize("kind", ["a page", "a program"])
def test_a_closed_socket_is_gone_at_once(small: Running, seen: tuple[Person, list[str]], kind: str) -> None:
    """Watchers come and go while nobody plays, and the collector of cycles does not come either."""
    _, (_, playing, _) = seen
    watcher = small.nobody()
    gc.collect()
    gc.disable()
    try:
        for _ in range(5):
            with watcher.page_socket(playing) if kind == "a page" else watcher.socket(playing) as socket:
                socket.recv(timeout=PATIENCE)
        wait_until(lambda: not parts_of_sockets())
    finally:
        gc.enable()


def parts_of_sockets() -> list[str]:
    """What there is of sockets in memory; what was set aside counts as well."""
    from rookery.serve.drawing.pieces import Sent

    gc.unfreeze()
    parts = (Wire, Line, ServerProtocol, HtmlFeed, JsonFeed, Pushes, Sent)
    return [type(x).__name__ for x in gc.get_objects() if type(x) in parts]


def test_unwatched_tables_leave_when_there_are_many(small: Running) -> None:
    """The oldest of them; whoever asks finds them in the database."""
    ada = small.person()
    made = [ada.post("/tables", {"game": GAME, "seats": 3}).json()["table"]["id"] for _ in range(3 * UNWATCHED)]
    live = small.app.state.hub.live
    wait_until(lambda: len(live) <= UNWATCHED)
    assert made[0] not in live
    assert ada.get(f"/tables/{made[0]}").json()["table"]["id"] == made[0]


@pytest.mark.parametrize("game", rookery.games())
def test_kits_of_own_cards_are_kept_within_bounds(game: str) -> None:
    """A match keeps its kit; the house keeps few."""
    box = cardfile.box_text(f"rookery.games.{game.replace('-', '_')}")
    kits = [weakref.ref(rookery.game(game)._prepare({"cards": f"{box}\n# {n}\n"})[1]) for n in range(OWN_KEPT + 20)]
    gc.collect()
    assert sum(kit() is not None for kit in kits) <= OWN_KEPT


@pytest.mark.parametrize("game", rookery.games())
def test_kits_of_own_cards_share_what_is_not_their_own(game: str) -> None:
    """Hundreds of tables may have such a kit each: notation, steps, map and unchanged rows are there once."""
    box, printed = cardfile.box_text(f"rookery.games.{game.replace('-', '_')}"), rookery.game(game)._kit
    text = box.replace('name = "', 'name = "Another ', 1)
    kits = [rookery.game(game)._prepare({"cards": f"{text}\n# {n}\n"})[1] for n in range(2)]
    assert all(kit.notation is printed.notation and kit.steps is printed.steps for kit in kits)
    for kit in kits:
        changed = [row for row in kit.rows if row is not printed.row[row["id"]]]
        assert [row["name"].startswith("Another ") for row in changed] == [True]
        entries = printed.row[changed[0]["id"]]
        assert all(value is entries[key] for key, value in changed[0].items() if key != "name")
    boards = {id(kit.board) for kit in (printed, *kits) if isinstance(kit, ThiefKit)}
    assert len(boards) < 2


def test_a_waiting_table_takes_so_many_setups(small: Running) -> None:
    """Every one stays in its list of entries; one more than enough is refused, and the table is as it was."""
    ada = small.person()
    made = ada.post("/tables", {"game": GAME, "seats": 3}).json()["table"]["id"]
    change = [
        ada.put(f"/tables/{made}/setup", {"game": GAME, "seats": 3, "options": {"cards": own_cards(n)}})
        for n in range(3)
    ]
    assert [found.status_code for found in change] == [200, 200, 409]
    assert change[2].json()["key"] == "ui-error-setups"
    assert "No. 1 " in ada.get(f"/tables/{made}").json()["table"]["options"]["cards"]


def test_what_is_made_up_is_really_something() -> None:
    """The cards and the record that are sent can be read, else nothing would be tried."""
    assert rookery.verify(record(3)).proved
    assert json.dumps(own_cards(1)) != json.dumps(own_cards(2))
