"""The Castle of the Devil over real HTTP and WebSockets: two worlds a viewer cannot tell apart give the same bytes,
as many messages, and the same asked seats, through held answers and sealed rounds."""

from __future__ import annotations

import contextlib
import json
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from rookery.serve.store import entries as en
from tests.clauses import clause
from tests.serve.test_secrecy import QUIET, at, drain, reads, sockets_of, world
from tests.serve.tools import PATIENCE, Person, Running, post as page_post, serving

GAME = "castle-of-the-devil"
SLOWLY = 0.02  # this part of the holding times
OR, BR = "order", "brotherhood"
Passenger = tuple[str, str, str]
Answer = tuple[int, str, str]
"""A seat, and what it answers in the one world and in the other; "" is nothing at all."""


@dataclass
class Story:
    """Four passengers (occupation, items, faction) in two worlds, and what they answer."""

    one: Sequence[Passenger]
    other: Sequence[Passenger]
    answers: Sequence[Answer]
    eyes: Sequence[int]
    """The seats that cannot tell the worlds apart. Watchers never can."""
    ears: Sequence[int]
    """Those of them whose messages are counted: they give no answer that is held back, for it may show at once."""
    waiting: Sequence[int]
    """Who is asked in the end."""
    options: dict[str, Any] = field(default_factory=dict)


def same(seat: int, *moves: str) -> list[Answer]:
    """The same answers in both worlds."""
    return [(seat, move, move) for move in moves]


def all_pass(*seats: int) -> list[Answer]:
    """A sealed round in which nothing happens, answered in this order."""
    return [(seat, "pass", "pass") for seat in seats]


# Seats 2 and 3 could act at every moment of the fight, or at none.
ARMED: tuple[Passenger, ...] = (("poisoner", "bag_key knives", OR), ("doctor", "bag_goblet whip", BR))
HARMLESS: tuple[Passenger, ...] = (("hypnotist", "bag_goblet pearl", BR), ("grandmaster", "bag_key tome", OR))
PRINCIPALS: tuple[Passenger, ...] = (("thug", "key ring", OR), ("bodyguard", "goblet dagger", BR))
PLAIN: tuple[Passenger, ...] = (("priest", "bag_key whip", OR), ("doctor", "bag_goblet", BR))
BAGGAGE: tuple[Passenger, ...] = (("thug", "bag_key ring", OR), ("bodyguard", "goblet", BR))
LIGHT: tuple[Passenger, ...] = (("priest", "whip", OR), ("doctor", "goblet", BR))

STORIES = {
    "a fight in which anybody might interfere": Story(
        one=[*PRINCIPALS, *ARMED],
        other=[*PRINCIPALS, *HARMLESS],
        answers=[
            *same(0, "fight", "to 1"),
            (2, "use poisoner 0", ""),  # thinks better of it
            *all_pass(2, 0, 1, 3),
            *same(2, "sword"),
            *same(3, "neither"),
            *same(0, "pass"),
            (2, "use knives", ""),
            *all_pass(3, 2, 1, 0),
            (3, "use doctor", ""),
            *all_pass(3, 1, 2),
            *same(0, "luggage", "leave"),
        ],
        eyes=(0, 1),
        ears=(1,),
        waiting=[1],
    ),
    "one who is not asked by his own wish": Story(
        one=[*PRINCIPALS, *ARMED],
        other=[*PRINCIPALS, *HARMLESS],
        answers=[(2, "off before", ""), *same(0, "fight", "to 1"), *all_pass(0, 1, 3), (2, "", "pass")],
        eyes=(0, 1),
        ears=(1,),
        waiting=[2],
    ),
    **{
        f"one who is asked only: {stop}": Story(
            one=[*PRINCIPALS, *HARMLESS],
            other=[*PRINCIPALS, *ARMED],
            answers=[(2, f"only {stop}", ""), *same(0, "fight", "to 1"), *all_pass(0, 1, 3), (2, "", "pass")],
            eyes=(0, 1),
            ears=(1,),
            waiting=[2],
        )
        for stop in ("winner", "side", "attacked")
    },
    "a refusal, forced or free": Story(
        one=[*BAGGAGE, ("priest", "bag_goblet", OR), ("doctor", "whip", BR)],
        other=[*BAGGAGE, ("duelist", "whip", BR), ("doctor", "bag_goblet", OR)],
        answers=[*same(0, "trade", "to 2", "give bag_key"), *same(2, "refuse")],
        eyes=(0, 1),
        ears=(1,),
        waiting=[1],
    ),
    "a Mirror, and a smuggled Monocle": Story(
        one=[("thug", "mirror key", OR), ("bodyguard", "monocle ring", BR), *PLAIN],
        other=[("duelist", "monocle goblet", BR), ("grandmaster", "dagger gloves", OR), *PLAIN],
        answers=[
            *same(0, "trade", "to 1"),
            (0, "give mirror", "give monocle"),
            (1, "return monocle", "return dagger"),
            (0, "aloud", "silent"),
            (1, "silent", "aloud"),
        ],
        eyes=(2, 3),
        ears=(2, 3),
        waiting=[1],
        options={"smuggling": True},
    ),
    "what goes round with the Sextant": Story(
        one=[("thug", "sextant key", OR), ("bodyguard", "gloves ring", BR), *PLAIN],
        other=[("thug", "sextant key", OR), ("bodyguard", "gloves ring", BR), *PLAIN],
        answers=[
            *same(0, "trade", "to 1", "give sextant"),
            *same(1, "return gloves"),
            *same(0, "left"),
            (0, "give key", "give gloves"),
            (1, "give ring", "give sextant"),
            *same(2, "give whip"),
        ],
        eyes=(3,),
        ears=(3,),
        waiting=[1],
    ),
    "which bag a Diplomat gets, and for what": Story(
        one=[("diplomat", "key ring", OR), ("bodyguard", "bag_key bag_goblet", BR), *LIGHT],
        other=[("diplomat", "gloves ring", BR), ("bodyguard", "bag_key bag_goblet", OR), *LIGHT],
        answers=[
            *same(0, "use diplomat", "to 1", "demand bag"),
            (1, "hand bag_key", "hand bag_goblet"),
            (0, "give key", "give ring"),
            (0, "aloud", "silent"),
            (1, "aloud", "aloud"),
        ],
        eyes=(2, 3),
        ears=(2, 3),
        waiting=[0],
        options={"smuggling": True},
    ),
}


def rows(passengers: Sequence[Passenger]) -> list[dict[str, str]]:
    return [{"occupation": job, "items": items, "faction": side} for job, items, side in passengers]


def post(server: Running, people: Sequence[Person], table: str, seat: int, move: str) -> None:
    """Answer as soon as the question is there, and wait until a held answer shows."""
    person, end = people[seat], time.monotonic() + PATIENCE
    how, _, name = move.partition(" ")
    if how in ("off", "only"):
        done = person.post(f"/tables/{table}/switch", {"name": name, "on": how == "only"})
        assert done.status_code == 200, done.text
        return
    while True:
        seen = person.get(f"/tables/{table}").json()
        if move in seen["legal"]:
            break
        assert time.monotonic() < end, f"seat {seat} cannot {move}: {seen['question']}, {seen['legal']}"
        time.sleep(0.01)
    body = {"seat": seat, "number": seen["table"]["number"], "move": move}
    done = person.post(f"/tables/{table}/answers", body)
    assert done.status_code == 200, done.text
    while server.app.state.hub.live[table].state.held is not None:
        assert time.monotonic() < end, "a held answer never shows"
        time.sleep(0.005)


class Ear:
    """What comes through a socket, answer by answer: two changes in a hurry may become one message."""

    def __init__(self, socket: Any, seat: int | None) -> None:
        self.socket, self.seat = socket, seat
        self.heard: list[str] = []

    def hear(self, number: int, own: bool) -> None:
        """Wait for the message of this question, or the one that acknowledges an answer of one's own."""
        signs = (f'"number":{number},', f'data-number="{number}"')
        while own or not any(sign in message for sign in signs for message in self.heard[-1:]):
            self.heard.append(self.socket.recv(PATIENCE))
            own = own and len(self.heard) == 1  # the first message is the table as it was


def listening(
    stack: contextlib.ExitStack, crowd: Sequence[Person], watcher: Person, story: Story, table: str
) -> list[tuple[int | None, Any]]:
    """The sockets of those whose messages are counted: JSON and HTML of each."""
    people = [*((seat, crowd[seat]) for seat in story.ears), (None, watcher)]
    return [(seat, socket) for seat, person in people for socket in sockets_of(stack, [person], table)]


def second_world(first: Path, second: Path, story: Story) -> None:
    """The same table with other hidden cards, or the very same where only the answers differ."""

    def change(entry: Any) -> bool:
        if not isinstance(entry, en.Opened) or entry.setup.position is None:
            return False
        entry.setup.position["players"] = rows(story.other)
        return True

    world(first, second, change)


@clause("CD-W1", "CD-W2", "CD-W6", "CD-W8", "CD-W9", "CD-W13")
@pytest.mark.parametrize("name", STORIES)
def test_two_worlds_give_the_same_bytes(name: str, tmp_path: Path) -> None:
    story = STORIES[name]
    first, second = tmp_path / "one.db", tmp_path / "two.db"
    with serving(f"sqlite:///{first}") as server:
        people = [server.person(who) for who in ("Ada", "Bob", "Cleo", "Dan")]
        watcher = server.person("Eve")
        position = {"players": rows(story.one)}
        table = server.table(*people, game=GAME, position=position, options=story.options)
        invite = people[0].get(f"/tables/{table}").json()["you"]["invite"]
        watcher.post(f"/tables/{table}/admit", {"invite": invite})
    second_world(first, second, story)
    files = [f"sqlite:///{path}" for path in (first, second)]
    with contextlib.ExitStack() as stack:
        servers = [stack.enter_context(serving(file, slowly=SLOWLY, poll=600.0)) for file in files]
        seated = [[at(server, person) for person in people] for server in servers]
        viewers = [
            [*(crowd[s] for s in story.eyes), at(server, watcher), server.nobody()]
            for server, crowd in zip(servers, seated, strict=True)
        ]
        messages = []
        for n, (server, crowd) in enumerate(zip(servers, seated, strict=True)):
            ears = [
                Ear(socket, seat) for seat, socket in listening(stack, crowd, at(server, watcher), story, table)
            ]
            for seat, *moves in story.answers:
                if moves[n]:
                    post(server, crowd, table, seat, moves[n])
                    for ear in ears:
                        ear.hear(server.app.state.hub.live[table].number, own=ear.seat == seat)
            messages.append(
                [ear.heard + drain(ear.socket, QUIET if k == 0 else 0.01) for k, ear in enumerate(ears)]
            )
        same_messages(*messages)
        assert json.loads(messages[0][0][-1])["table"]["waiting"] == story.waiting
        for mine, theirs, seat in zip(*viewers, [*story.eyes, None, None], strict=True):
            assert reads(mine, table, seat) == reads(theirs, table, seat)
        hidden = [s for s in range(4) if s not in story.eyes]
        assert any(reads(seated[0][s], table, s) != reads(seated[1][s], table, s) for s in hidden)


def same_messages(one: list[list[str]], other: list[list[str]]) -> None:
    """What came to the viewers of both worlds: as many messages, as long, the same, with the same asked seats."""
    for mine, theirs in zip(one, other, strict=True):
        assert [len(m) for m in mine] == [len(m) for m in theirs]
        assert mine == theirs
        assert len(mine) > 2


@clause("CD-W7", "CD-W8")
def test_where_people_meet_all_begin_with_every_moment(tmp_path: Path) -> None:
    """A person among bots is asked where they can change the winner. Among people a long moment would tell as much,
    so nobody begins so; programs choose for themselves."""

    def stop(person: Person, table: str) -> Any:
        return person.get(f"/tables/{table}").json()["you"]["stop"]

    with serving(f"sqlite:///{tmp_path / 'one.db'}") as server:
        ada, bob = server.person("Ada"), server.person("Bob")
        alone = page_post(server, ada, f"/play/{GAME}").headers["location"].removeprefix("/t/")
        assert stop(ada, alone) == "winner"
        page_post(server, ada, f"/t/{alone}/switch", stop="always")
        page_post(server, ada, f"/t/{alone}/start")  # a second click changes nothing
        assert stop(ada, alone) == "always"
        for bots in ({"2": "heuristic"}, {"1": "heuristic", "2": "heuristic"}):
            made = ada.post("/tables", {"game": GAME, "seats": 3, "bots": bots}).json()
            table = made["table"]["id"]
            if len(bots) == 1:
                assert bob.post(f"/tables/{table}/sit", {"invite": made["you"]["invite"]}).status_code == 200
                page_post(server, ada, f"/t/{table}/start")
                assert stop(bob, table) == "always"
            else:
                assert ada.post(f"/tables/{table}/start").status_code == 200
            assert stop(ada, table) == "always"
