"""The wire form of a table: its ints with the game's name, the rules version and a checksum, as one line of JSON.

It is for programs that trust each other: the checksum finds damage, not malice.
"""

import hashlib
import json

WIRE = 1


class WireError(ValueError):
    """Not a table, a damaged one, or one of another game or version."""


def checksum(seats: int, options: str, ints: list[int]) -> str:
    """A short hash of what must arrive whole."""
    data = json.dumps([seats, options, ints], separators=(",", ":"))
    return hashlib.blake2b(data.encode(), digest_size=8).hexdigest()


def encode(game: str, version: int, seats: int, options: str, ints: list[int]) -> str:
    """One line of JSON."""
    head = [WIRE, game, version, seats, options]
    return json.dumps([*head, ints, checksum(seats, options, ints)], separators=(",", ":"))


def decode(text: str, game: str, version: int) -> tuple[int, str, list[int]]:
    """Seats, options and ints of a table of this game and version."""
    try:
        data = json.loads(text)
    except ValueError as error:
        raise WireError(f"not JSON: {error}") from None
    if not isinstance(data, list) or len(data) != 7 or data[0] != WIRE:
        raise WireError("not a packed table")
    if data[1] != game:
        raise WireError(f"a table of {data[1]}, not of {game}")
    if data[2] != version:
        raise WireError(f"rules version {data[2]}, but these rules are version {version}")
    seats, options, ints = data[3], data[4], data[5]
    if not isinstance(seats, int) or not isinstance(options, str) or not isinstance(ints, list):
        raise WireError("not a packed table")
    out: list[int] = []
    for x in ints:
        if not isinstance(x, int):
            raise WireError("not a packed table: a number is missing")
        out.append(x)
    if data[6] != checksum(seats, options, out):
        raise WireError("a damaged table: the checksum does not fit")
    return seats, options, out
