"""Large choices in small steps, with a fixed number for every step.

Every legal move is the end of exactly one path, and no path ends elsewhere. A verb declares the patterns of its
steps (games/verbs.py); one that declares none is a single step. Only what is too much to list is written by hand.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import product
from typing import TypeVar
from weakref import WeakValueDictionary

from rookery.core.table import Table
from rookery.games.verbs import OneOf, SetOf, Spelling, Spoken


class Steps:
    """The fixed action space of small steps; `names`: those of a game that numbered them in an order of its own."""

    def __init__(self, notation: Spoken, names: Sequence[str] = ()) -> None:
        self.notation = notation
        self.names = list(names or dict.fromkeys(self._all()))
        self.number = {name: n for n, name in enumerate(self.names)}

    def _all(self) -> Iterator[str]:
        for each in self.notation.numbered:
            for pattern in each.verb.steps:
                yield from expanded(each, pattern)
            if not each.verb.steps:
                yield from (each.write(each.at(rank)) for rank in range(each.size))

    def path(self, table: Table, seat: int, code: int) -> list[str]:
        """The words of the steps that lead to a legal move."""
        each = self.notation.spelling(code)
        if not each.verb.steps:
            return [self.notation.text(code)]
        return [step for pattern in each.verb.steps for step in filled(each, pattern, code)]

    def following(self, table: Table, seat: int, taken: Sequence[str]) -> list[str] | int:
        """The steps that may follow, or the finished move."""
        return narrowed({code: self.path(table, seat, code) for code in table.options(seat)}, taken)


Made = TypeVar("Made", bound="Steps")
_made: WeakValueDictionary[tuple[object, ...], Steps] = WeakValueDictionary()


def made_once(kind: type[Made], *words: object) -> Made:
    """The steps, and the notation they know, for cards of these ids: one for all kits, while anybody has it.

    There may be hundreds of tables with somebody's own cards, and hardly any whose cards have other ids.
    """
    found = _made.get((kind, *words))
    if not isinstance(found, kind):
        made: Callable[..., Made] = kind
        found = _made[(kind, *words)] = made(*words)
    return found


def narrowed(paths: dict[int, list[str]], taken: Sequence[str]) -> list[str] | int:
    """What may follow on one of these paths, or the move at its end."""
    begun = list(taken)
    live = {code: path for code, path in paths.items() if path[: len(begun)] == begun}
    if len(live) == 1:
        code, path = next(iter(live.items()))
        if len(path) == len(begun):
            return code
    return list(dict.fromkeys(path[len(begun)] for path in live.values()))


def expanded(each: Spelling, pattern: str) -> Iterator[str]:
    """All steps of a pattern."""
    kinds = {part.token: part.kind for part in each.parts}
    words = [all_words(kinds[word]) if word in kinds else [word] for word in pattern.split()]
    return (" ".join(chosen) for chosen in product(*words))


def all_words(kind: object) -> list[str]:
    """The words of an argument that is part of a step."""
    if isinstance(kind, SetOf):
        kind = kind.one
    assert isinstance(kind, OneOf), "a step has one word for each argument"
    return kind.words[: kind.size]


def filled(each: Spelling, pattern: str, code: int) -> list[str]:
    """The steps of a pattern for one move: none where the argument is left out, several for a set."""
    parts = {part.token: part for part in each.parts if part.kind}
    steps = [pattern]
    for word in pattern.split():
        part = parts.get(word)
        if part is not None and part.kind is not None:
            value = part.value(code)
            nothing = value is None or (value == 0 and isinstance(part.kind, SetOf))
            written = [] if value is None or nothing else part.kind.write(value).split()
            steps = [step.replace(word, each_word, 1) for step in steps for each_word in written]
    return steps
