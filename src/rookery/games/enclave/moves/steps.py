"""Large choices in small steps (specification, section 6), with a fixed number for every step.

Every legal move is the end of exactly one path, and no path ends elsewhere. Most moves are one step.
"""

from collections.abc import Sequence
from typing import cast

from rookery.core.table import Table
from rookery.games.enclave.cards.book import DECK_NAMES, DECKS, MOST_AT_STALL, MOST_LOOKED, PLACES, TOWN
from rookery.games.enclave.moves import codes as mv
from rookery.games.enclave.moves.notation import SIDES, SOURCES, EnclaveNotation, decks_named, returned
from rookery.games.enclave.rules.oracle import Peek
from rookery.games.enclave.said import ASK_PEEK, ASK_RETURN
from rookery.games.enclave.state.table import Enclave, row_len
from rookery.games.steps import Steps, expanded

STOP = "stop"
BARE = (
    mv.V_PASS, mv.V_BLIND, mv.V_PREPARE, mv.V_DONE, mv.V_USE_TILE, mv.V_TREE_TILE, mv.V_KNOWLEDGE, mv.V_SELL,
    mv.V_CARD,
)  # fmt: skip
WITH_CARD = (mv.V_DISCARD, mv.V_CROSS, mv.V_PACK, mv.V_USE, mv.V_WOO, mv.V_FEED, mv.V_HEAL)
WITH_NUMBER = (mv.V_BID, mv.V_LEVEL, mv.V_PARTNER, mv.V_EXCHANGE, mv.V_STEAL, mv.V_TRADE, mv.V_OFFER)
"""Steps were numbered in this order first, and so they stay."""


class EnclaveSteps(Steps):
    """The fixed action space of small steps for cards of these ids."""

    def __init__(self, all_ids: Sequence[str], bid: int, marks: int) -> None:
        notation, ids = EnclaveNotation(all_ids, bid, marks), all_ids[1:]
        whole = [notation.by_number[int(v)] for v in (*BARE, *WITH_CARD, *WITH_NUMBER)]
        names = [
            *[step for each in whole for step in expanded(each, each.verb.pattern)],
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
        super().__init__(notation, names)

    def path(self, table: Table, seat: int, code: int) -> list[str]:
        """The words of the steps that lead to a legal move."""
        if code & 63 == mv.V_PEEK:
            steps = [f"peek {deck}" for deck in decks_named(code >> 6)]
            return steps if isinstance(peek_steps(cast(Enclave, table), steps), int) else [*steps, STOP]
        if code & 63 == mv.V_RETURN:
            return [f"{card} {side}" for card, side in returned(code >> 6)]
        return super().path(table, seat, code)

    def following(self, table: Table, seat: int, taken: Sequence[str]) -> list[str] | int:
        """The steps that may follow, or the finished move; looks and returns are too many to be listed."""
        e = cast(Enclave, table)
        if e.about == ASK_RETURN and e.asks(seat):
            return return_steps(int(row_len(e.looking)), taken)
        if e.about == ASK_PEEK and e.asks(seat):
            if taken and taken[0].startswith("heal "):
                return self.notation.parse(taken[0])
            found = peek_steps(e, taken)
            if isinstance(found, int) or taken:
                return found
            healing = [self.notation.text(code) for code in e.options(seat) if code & 63 == mv.V_HEAL]
            return [*found, *healing]
        return super().following(table, seat, taken)


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
