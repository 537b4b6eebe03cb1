"""Reads wire forms given as JSON lines, in a process of its own: a table that makes the rules run for ever ends it.

Each line of output is the outcome of one: "ok", "refused", or what went wrong.
"""

import json
import signal
import sys

import rookery
from rookery.errors import WireError
from rookery.play.checks import places, viewers

PATIENCE = 5  # seconds for one table


def use(name: str, text: str) -> str:
    """Read a table and look at it from all sides."""
    try:
        match = rookery.game(name).unwire(text)
    except WireError as error:
        return "refused" if str(error) else "refused without a word"
    match.wire()
    for viewer in viewers(match):
        match.view(viewer)
    for seat in match.waiting:
        match.question(seat)
        legal = match.legal(seat)
        [legal[k] for k in places(len(legal))]
    return "ok"


def main() -> None:
    """Answer every line."""
    name = sys.argv[1]
    for line in sys.stdin:
        signal.alarm(PATIENCE)  # ends this process, wherever it is
        try:
            said = use(name, json.loads(line))
        except Exception as error:
            said = f"{type(error).__name__}: {error}"
        signal.alarm(0)
        print(said.replace("\n", " "), flush=True)


if __name__ == "__main__":
    main()
