"""Moves in small steps (section 6 of the specification), with a fixed number for every step.

A move's steps are the words of its notation: the kind of action, then its parameters one by one. A word that leaves
no choice is left out, so every legal move is the end of exactly one path.
"""

from collections.abc import Sequence

from rookery.core.table import Table
from rookery.games.steps import Steps, made_once, narrowed
from rookery.games.thieves_den.cards.book import Cards
from rookery.games.thieves_den.moves.notation import SEATS, SLOTS, WORDS, DenNotation


class DenSteps(Steps):
    """The fixed action space of small steps."""

    def __init__(
        self, places: Sequence[str], fences: Sequence[str], powers: Sequence[str], schemes: Sequence[str]
    ) -> None:
        notation = DenNotation(places, fences, powers, schemes)
        names = [
            *[each.first for each in notation.numbered],
            *places[1:],
            *fences[1:],
            *powers[1:],
            *WORDS,
            "none",
            "thief",
            *[f"seat {s}" for s in range(SEATS)],
            *[f"slot {s}" for s in range(SLOTS)],
        ]
        super().__init__(notation, names)

    def words(self, code: int) -> list[str]:
        """All words of a move as steps, those without a choice included."""
        verb, *rest = self.notation.text(code).split()
        numbers = "slot" if verb == "renew" else "seat"
        return [verb, *[f"{numbers} {word}" if word.isdecimal() else word for word in rest]]

    def paths(self, table: Table, seat: int) -> dict[int, list[str]]:
        """The steps to every legal move."""
        return pruned({code: self.words(code) for code in table.options(seat)})

    def path(self, table: Table, seat: int, code: int) -> list[str]:
        """The steps to one of them."""
        return self.paths(table, seat)[code]

    def following(self, table: Table, seat: int, taken: Sequence[str]) -> list[str] | int:
        """The steps that may follow, or the finished move."""
        return narrowed(self.paths(table, seat), taken)


def steps_of(cards: Cards) -> DenSteps:
    """The steps for cards that are called like these."""
    ids = (cards.location_ids, cards.fence_ids, cards.power_ids, cards.scheme_ids)
    return made_once(DenSteps, *map(tuple, ids))


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
