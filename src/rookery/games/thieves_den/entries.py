"""Single entries of a position document: numbers, treasures, lists of cards. Each is refused by its own place."""

from collections.abc import Mapping
from typing import Any

from rookery.errors import PositionError, quoted
from rookery.games.thieves_den.cards import LETTERS
from rookery.games.thieves_den.notation import GAME, TYPE_OF

MOST_ALIKE = 15  # treasures of one type in a bag; the box has eleven
MOST_KNOWN = 7  # cards on top of the location deck or under the fence deck; in play one and three


def read_number(value: Any, where: str, low: int, high: int, clause: str | None = None) -> int:
    """A whole number in a range."""
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise PositionError(where, "number", clause, low=low, high=high, value=quoted(value))
    return value


def read_type(value: Any, where: str) -> int:
    """A type of treasure, by letter or word."""
    kind = TYPE_OF.get(str(value).lower()) if isinstance(value, str) else None
    if kind is None:
        word = value if isinstance(value, str) else quoted(value)
        raise PositionError(where, "no-treasure", game=GAME, word=word[:40], known=", ".join(LETTERS))
    return kind


def read_bag(value: Any, where: str) -> int:
    """A bag from "C C G", "codex codex gem", counts by letter, or a list of words."""
    if isinstance(value, Mapping):
        words: list[Any] = []
        for word, many in value.items():
            words += [word] * read_number(many, f"{where}.{str(word)[:20]}", 0, MOST_ALIKE)
        value = words
    if isinstance(value, str):
        value = value.split()
    if not isinstance(value, list | tuple):
        raise PositionError(where, "treasure-list", game=GAME)
    counts = [0] * len(LETTERS)
    for word in value:
        counts[read_type(word, where)] += 1
    if max(counts) > MOST_ALIKE:
        raise PositionError(where, "too-many-treasures", "TD-S6", game=GAME)
    return sum(n << (5 * k) for k, n in enumerate(counts))


def read_list(value: Any, where: str) -> list[Any]:
    """A list of card ids, perhaps as one text."""
    if isinstance(value, str):
        value = value.split()
    if not isinstance(value, list | tuple):
        raise PositionError(where, "card-ids")
    return list(value)


def read_set(value: Any, where: str) -> list[Any]:
    """A list in which nothing stands twice."""
    found = read_list(value, where)
    for n, each in enumerate(found):
        if each in found[:n]:
            raise PositionError(where, "twice", card=str(each)[:40])
    return found


def read_few(value: Any, where: str, most: int = MOST_KNOWN, clause: str | None = None) -> list[Any]:
    """A short list: a row packed into one number must have room for what a power puts there (TD-P1, TD-P4)."""
    found = read_list(value, where)
    if len(found) > most:
        raise PositionError(where, "too-long", clause, game=GAME, most=most)
    return found


def read_flag(value: Any, where: str) -> bool:
    """True or false."""
    if not isinstance(value, bool):
        raise PositionError(where, "true-false", game=GAME)
    return value


def known_keys(data: Mapping[str, Any], known: set[str], where: str) -> None:
    """Nothing stands there that nobody reads."""
    unknown = sorted(set(map(str, data)) - known)
    if unknown:
        raise PositionError(where, "no-entry", entry=unknown[0][:40], known=", ".join(sorted(known)))


def must_be(where: str, expected: object, found: object, clause: str | None = None) -> None:
    """An entry that the rest of the document decides."""
    if found != expected:
        raise PositionError(where, "must-be", clause, game=GAME, expected=str(expected), found=quoted(found))
