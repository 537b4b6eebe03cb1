"""The wire form of a table: its ints with the game's name, the rules version and a checksum, as one line of JSON.

It is for programs that trust each other: the checksum finds damage, not malice.
"""

import hashlib
import json

from rookery.errors import WireError

WIRE = 1


def checksum(seats: int, options: str, ints: list[int]) -> str:
    """A short hash of what must arrive whole."""
    data = json.dumps([seats, options, ints], separators=(",", ":"))
    return hashlib.blake2b(data.encode(), digest_size=8).hexdigest()


def encode(game: str, version: int, seats: int, options: str, ints: list[int]) -> str:
    """One line of JSON."""
    head = [WIRE, game, version, seats, options]
    return json.dumps([*head, ints, checksum(seats, options, ints)], separators=(",", ":"))


def decode(text: str, game: str) -> tuple[int, int, str, list[int]]:
    """Rules version, seats, options and ints of a table of this game."""
    try:
        data = json.loads(text)
    except ValueError:
        raise WireError("json") from None
    if not isinstance(data, list) or len(data) != 7 or data[0] != WIRE:
        raise WireError("shape")
    if data[1] != game:
        raise WireError("game", there=str(data[1]), here=game)
    version, seats, options, ints = data[2], data[3], data[4], data[5]
    if (
        not isinstance(version, int)
        or not isinstance(seats, int)
        or not isinstance(options, str)
        or not isinstance(ints, list)
    ):
        raise WireError("shape")
    out: list[int] = []
    for x in ints:
        if not isinstance(x, int):
            raise WireError("numbers")
        out.append(x)
    if data[6] != checksum(seats, options, out):
        raise WireError("checksum")
    return version, seats, options, out
