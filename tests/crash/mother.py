"""Starts servers quickly: everything is imported once, then each server is a fork. Driven by test_crash.py.

Reads one JSON object per line: {"env": {...}, "log": "file"} starts a server and answers with its process id.
A server that ended is collected by the system: children are not waited for.
"""

import json
import os
import signal
import sys

import alembic.command
import alembic.config

import rookery
import rookery.serve.pages
from rookery.games import MODELS
from rookery.play.game import Game
from rookery.serve.app import main
from rookery.serve.drawing.render import Renderer

READY = (
    alembic.command,
    alembic.config,
    rookery.serve.pages,
    Renderer(),
    list(map(Game, (*rookery.games(), *MODELS))),
)
"""What a server takes its time to import and to read: done here once, so that the forks need not."""


def child(env: dict[str, str], log: str) -> None:
    """One server, until it ends or is killed."""
    os.environ.update(env)
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    os.dup2(os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND), 2)
    os._exit(main(host="127.0.0.1", port=0))


if __name__ == "__main__":
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    print("ready", flush=True)
    for line in sys.stdin:
        order = json.loads(line)
        pid = os.fork()
        if pid == 0:
            sys.stdin.close()
            child(order["env"], order["log"])
        print(pid, flush=True)
