"""A move is posted at a real server, interpreted, and every function that hands it on is noted. Prints JSON.

`python -m tests.serve.walker FOLDER`, with a folder for the database.
"""

from __future__ import annotations

import json
import sys
import threading
from contextlib import ExitStack
from types import FrameType
from typing import Any

from rookery.serve.desk import desk
from rookery.serve.hub import rounds
from tests.serve.tools import Running, serving

SOURCES = "/src/rookery/"
LANDMARKS = (
    "Accounts.by_token",  # who is it?
    "Keeper.seen",  # which table?
    "answer",  # what the board's form says
    "Match.answer",  # the rules
    "Store.write",  # to the writer's thread
    "Insert.into",  # the database
    "resolve",  # and back
    "Pushes.wake",  # the others hear of it
    "Sender.done",  # the poster is told
    "shared",  # the board for everybody
    "seat",  # and for one seat
    "Line.write",  # to a browser
)
"""Whatever is under way when one of these is reached is a step of the walk."""
CLOCK = "serve/hub/rounds.py"
"""What is done by the clock has nothing to do with the move, whenever it happens to come."""


class Walker:
    """Looks at every call in the server's threads."""

    def __init__(self) -> None:
        self.found: dict[tuple[str, str], None] = {}
        self.on = False

    def __call__(self, frame: FrameType, event: str, _: Any) -> None:
        if self.on and event == "call" and frame.f_code.co_qualname in LANDMARKS and ours(frame):
            steps = []
            at: FrameType | None = frame
            while at is not None:
                if ours(at) and "<" not in at.f_code.co_name:  # what a list is made by is part of its function
                    steps.append((at.f_code.co_qualname, ours(at)))
                at = at.f_back
            if CLOCK not in [file for _, file in steps]:
                self.found.update(dict.fromkeys(reversed(steps)))


def ours(frame: FrameType) -> str:
    return frame.f_code.co_filename.partition(SOURCES)[2]


def walk(server: Running, walker: Walker) -> None:
    """Ada and Bea have their table open; the one who is asked answers, and both pages are sent something."""
    people = [server.person("Ada"), server.person("Bea")]
    name = server.table(*people)
    with ExitStack() as stack:
        pages = [stack.enter_context(person.page_socket(name)) for person in people]
        for page in pages:
            page.recv()
        table = server.app.state.hub.live[name]
        seat = table.match.waiting[0]
        mine = next(person for person in people if person.id == table.seats[seat].user_id)
        form = {
            "seat": str(seat),
            "number": str(table.number),
            "move": str(table.match.legal(seat)[0]),
            "once": "a",
        }
        headers = {"cookie": f"rookery={mine.token}", "hx-request": "true"}
        walker.on = True
        posted = server.client.post(f"{server.url}/t/{name}/answer", data=form, headers=headers)
        for page in pages:
            page.recv()
        walker.on = False
        assert posted.status_code == 204, posted.text


if __name__ == "__main__":
    desk.PULSE_SECONDS = rounds.NOTICE_SECONDS = 3600.0  # type: ignore[misc]  # what is written beside a move takes it along
    walker = Walker()
    threading.setprofile(walker)
    with serving(f"sqlite:///{sys.argv[1]}/walk.db") as server:
        walk(server, walker)
    print(json.dumps(list(walker.found)))
