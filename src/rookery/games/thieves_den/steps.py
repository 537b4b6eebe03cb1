"""Moves in small steps (section 6 of the specification), with a fixed number for every step.

A move's steps are the words of its notation: the kind of action, then its parameters one by one. A word that leaves
no choice is left out, so every legal move is the end of exactly one path.
"""

from collections.abc import Sequence

from rookery.games.thieves_den.cards import Cards
from rookery.games.thieves_den.notation import CHANCE, SEATS, SLOTS, VERBS, WORDS, DenNotation
from rookery.games.thieves_den.table import Den


class Steps:
    """The fixed action space of small steps."""

    def __init__(self, cards: Cards, notation: DenNotation) -> None:
        self.notation = notation
        self.names: list[str] = [
            *[word for word in VERBS if word not in CHANCE],
            *cards.location_ids[1:],
            *cards.fence_ids[1:],
            *cards.power_ids[1:],
            *WORDS,
            "none",
            "thief",
            *[f"seat {s}" for s in range(SEATS)],
            *[f"slot {s}" for s in range(SLOTS)],
        ]
        self.number = {name: n for n, name in enumerate(self.names)}

    def words(self, code: int) -> list[str]:
        """All words of a move as steps, those without a choice included."""
        words = self.notation.words(code)
        verb, rest = words[0], words[1:]
        if verb == "renew":
            return [verb, *[f"slot {w}" for w in rest]]
        return [verb, *[f"seat {w}" if w.isdecimal() else w for w in rest]]

    def paths(self, d: Den, seat: int) -> dict[int, list[str]]:
        """The steps to every legal move."""
        return pruned({code: self.words(code) for code in d.options(seat)})

    def path(self, d: Den, seat: int, code: int) -> list[str]:
        """The steps to one of them."""
        return self.paths(d, seat)[code]

    def following(self, d: Den, seat: int, taken: Sequence[str]) -> list[str] | int:
        """The steps that may follow, or the finished move."""
        begun = list(taken)
        live = {c: p for c, p in self.paths(d, seat).items() if p[: len(begun)] == begun}
        if len(live) == 1:
            code, path = next(iter(live.items()))
            if len(path) == len(begun):
                return code
        return list(dict.fromkeys(path[len(begun)] for path in live.values()))


def pruned(words: dict[int, list[str]]) -> dict[int, list[str]]:
    """Without the words that leave no choice; a single move keeps its first word."""
    if len(words) == 1:
        return {code: path[:1] for code, path in words.items()}
    out: dict[int, list[str]] = {code: [] for code in words}

    def walk(codes: list[int], depth: int) -> None:
        if len(codes) < 2:
            return
        groups: dict[str, list[int]] = {}
        for code in codes:
            groups.setdefault(words[code][depth], []).append(code)
        for word, group in groups.items():
            if len(groups) > 1:
                for code in group:
                    out[code].append(word)
            walk(group, depth + 1)

    walk(list(words), 0)
    return out
