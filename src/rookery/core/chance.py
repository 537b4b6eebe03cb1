"""Chance that can be proved: every answer is a keyed hash of a secret seed, the players' words and a number."""

import hashlib
import secrets
from collections.abc import Callable

from rookery.core.table import RuleError

SEED_BYTES = 32


def make_key(seed: int | str | bytes | None) -> bytes:
    """The 256-bit secret behind a seed; None draws a fresh one.

    >>> make_key(7) == make_key(7), len(make_key(None))
    (True, 32)
    """
    if seed is None:
        return secrets.token_bytes(SEED_BYTES)
    if isinstance(seed, bytes):
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed of bytes must have {SEED_BYTES}, not {len(seed)}")
        return seed
    return hashlib.blake2b(f"rookery seed {seed!r}".encode(), digest_size=SEED_BYTES).digest()


def commitment(key: bytes) -> str:
    """What is shown before the deal: it fixes the seed without giving it away."""
    return hashlib.blake2b(key, digest_size=32, person=b"rookery-commit").hexdigest()


def answer(key: bytes, words: list[str], number: int, options: int) -> int:
    """Chance's answer to its question `number` (from 0): an index below `options`.

    The hash is 256 bits wide, so the bias of the remainder is below 2**-200.
    """
    if options <= 0:
        raise RuleError("chance has nothing to choose from")
    data = "\x1f".join([str(number), *words]).encode()
    digest = hashlib.blake2b(data, key=key, digest_size=32, person=b"rookery-chance").digest()
    return int.from_bytes(digest, "big") % options


def aside(key: bytes, what: str, number: int, options: int) -> int:
    """A secret index below `options` that is no answer of chance: nobody's words can make the two agree."""
    return answer(key, [what], -1 - number, options)


def lots(key: bytes, what: str) -> Callable[[int, int], int]:
    """Draws lots for seats: the seat and how many there are to draw from, to the one drawn."""
    return lambda seat, many: aside(key, f"{what} {seat}", 0, many)
