"""Large choices in small steps (specification, section 6), with a fixed number for every step.

Every legal move is the end of exactly one path, and no path ends elsewhere. Most moves are one step.
"""

from collections.abc import Sequence

from rookery.games.enclave import moves as mv
from rookery.games.enclave.cards import DECK_NAMES, DECKS, MOST_AT_STALL, MOST_LOOKED, PLACES, TOWN, CardTable
from rookery.games.enclave.notation import (
    BARE,
    SIDES,
    SOURCES,
    WITH_CARD,
    WITH_NUMBER,
    EnclaveNotation,
    decks_named,
    returned,
)
from rookery.games.enclave.oracle import Peek
from rookery.games.enclave.said import ASK_PEEK, ASK_RETURN
from rookery.games.enclave.table import Enclave, row_len

STOP = "stop"


class Steps:
    """The fixed action space of small steps for one set of cards."""

    def __init__(self, cards: CardTable, notation: EnclaveNotation) -> None:
        self.notation = notation
        ids = cards.ids[1:]
        chance = ("first", "draw", "pluck")
        self.names: list[str] = [
            *BARE,
            *[f"{verb} {i}" for verb in WITH_CARD if verb not in chance for i in ids],
            *[
                f"{verb} {n}"
                for verb, (_, low, high) in WITH_NUMBER.items()
                if verb not in chance
                for n in range(low, high + 1)
            ],
            *[f"plan {place}" for place in PLACES],
            *[f"tile {n}" for n in range(1, TOWN + 1)],
            *[f"on {place}" for place in PLACES[:TOWN]],
            *[f"peek {deck}" for deck in DECK_NAMES],
            STOP,
            *[f"{n} {side}" for n in range(1, MOST_LOOKED + 1) for side in SIDES],
            *[f"buy {i}" for i in ids],
            "keep",
            *[f"remove {i}" for i in ids],
            *[f"look {source} {n}" for source in SOURCES for n in range(1, MOST_AT_STALL + 1)],
        ]
        self.number = {name: n for n, name in enumerate(self.names)}

    def path(self, e: Enclave, code: int) -> list[str]:
        """The words of the steps that lead to a legal move."""
        verb = code & 63
        text = self.notation.text(code)
        if verb == mv.V_TILE:
            _, number, place = text.split()
            return [f"tile {number}", f"on {place}"]
        if verb == mv.V_PEEK:
            decks = decks_named(code >> 6)
            steps = [f"peek {deck}" for deck in decks]
            return steps if isinstance(peek_steps(e, steps), int) else [*steps, STOP]
        if verb == mv.V_RETURN:
            return [f"{card} {side}" for card, side in returned(code >> 6)]
        if " remove " in text:
            first, _, removed = text.partition(" remove ")
            return [first, f"remove {removed}"]
        return [text]

    def following(self, e: Enclave, seat: int, taken: Sequence[str]) -> list[str] | int:
        """The steps that may follow, or the finished move."""
        if e.about == ASK_RETURN and e.asks(seat):
            return return_steps(int(row_len(e.looking)), taken)
        if e.about == ASK_PEEK and e.asks(seat):
            healing = [c for c in e.options(seat) if c & 63 == mv.V_HEAL]
            if taken and taken[0].startswith("heal "):
                return self.notation.parse(taken[0])
            found = peek_steps(e, taken)
            if isinstance(found, int) or taken:
                return found
            return [*found, *(self.notation.text(c) for c in healing)]
        live = [(code, self.path(e, code)) for code in e.options(seat)]
        live = [(code, path) for code, path in live if path[: len(taken)] == list(taken)]
        if len(live) == 1 and len(live[0][1]) == len(taken):
            return live[0][0]
        return list(dict.fromkeys(path[len(taken)] for _, path in live))


def peek_steps(e: Enclave, taken: Sequence[str]) -> list[str] | int:
    """Pick a deck or stop, one card at a time; decks in their order, so that every announcement has one path."""
    frame = e.stack[-1]
    assert isinstance(frame, Peek)
    counts = [0] * DECKS
    last = 0
    for step in taken:
        if step == STOP:
            return peek_move(counts)
        last = DECK_NAMES.index(step[5:])
        counts[last] += 1
    left = int(frame.most) - sum(counts)
    more = [d for d in range(last, DECKS) if left and counts[d] < e.decks[d].left]
    return [STOP, *(f"peek {DECK_NAMES[d]}" for d in more)] if more else peek_move(counts)


def peek_move(counts: list[int]) -> int:
    """An announcement as a move."""
    return int(mv.V_PEEK) | sum(n << (6 + 3 * d) for d, n in enumerate(counts))


def return_steps(cards: int, taken: Sequence[str]) -> list[str] | int:
    """The next card and its side, until all are back."""
    code, gone = int(mv.V_RETURN), []
    for n, step in enumerate(taken):
        card, side = step.split()
        gone.append(int(card))
        code |= (int(card) | (int(mv.TOP) if side == SIDES[0] else 0)) << (6 + 4 * n)
    if len(gone) == cards:
        return code
    return [f"{n} {side}" for n in range(1, cards + 1) if n not in gone for side in SIDES]
