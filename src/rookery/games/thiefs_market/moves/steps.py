"""Large choices in small steps (TM-D1 to TM-D10), with a fixed number for every step.

A step tree stands beside the rules: every legal move is the end of exactly one path, and no path ends elsewhere.
"""

from collections.abc import Sequence
from typing import cast

from rookery.core.table import Table
from rookery.games.steps import Steps
from rookery.games.thiefs_market import said
from rookery.games.thiefs_market.cards.book import of, size
from rookery.games.thiefs_market.moves import codes as mv
from rookery.games.thiefs_market.moves.notation import DICE, GEM_WORDS, SEATS, WORDS, MarketNotation
from rookery.games.thiefs_market.rules.buy import payment, payments
from rookery.games.thiefs_market.state.table import Market

ORDER = (6, 0, 1, 2, 3, 4, 5)  # TM-D2: S, R, W, B, G, Y, I


class MarketSteps(Steps):
    """The fixed action space of small steps for cards of these ids; the first is no card."""

    def __init__(self, *all_ids: str) -> None:
        ids = all_ids[1:]
        names = [
            "pool",
            *[f"rob {s}" for s in range(SEATS)],
            *[f"{WORDS[k]} {n}" for k in ORDER for n in range(2 if k == 6 else DICE + 1)],
            *[f"save {w}" for w in (*WORDS[:6], "none")],
            *[f"reroll {w}" for w in (*WORDS[:6], "none")],
            "end",
            "exit",
            *[f"{verb} {i}" for verb in ("flip", "sell", "trade", "buy", "copy") for i in ids],
            *[f"to {w}" for w in WORDS[:6]],
            *[f"waive {w}" for w in GEM_WORDS],
            *[f"gold {w} {n}" for w in GEM_WORDS for n in range(4)],
            "grab",
        ]
        super().__init__(MarketNotation(all_ids), names)

    def path(self, table: Table, seat: int, code: int) -> list[str]:
        """The words of the steps that lead to a legal move."""
        m = cast(Market, table)
        verb, arg = code & 63, (code >> 6) & 63
        if verb == mv.V_TAKE:
            return ["pool"] if m.without_pile() == 1 else ["pool", *count_steps(m.pool, code >> 6, False)]
        if verb == mv.V_ROB:
            return [f"rob {arg}", *count_steps(m.players[arg].pile, code >> 12, True)]
        if verb == mv.V_FLIP:
            _, card, face = self.notation.text(code).split()
            return [f"flip {card}", f"to {face}"] if size(m.cards.card[arg].y) > 1 else [f"flip {card}"]
        if verb == mv.V_BUY:
            me = m.players[seat]
            payments_now = [int(payment(m, me, arg, k)) for k in range(payments(m, me, arg))]
            return [f"buy {m.cards.ids[arg]}", *prune(payments_now, code)]
        return super().path(table, seat, code)

    def following(self, table: Table, seat: int, taken: Sequence[str]) -> list[str] | int:
        """The steps that may follow, or the finished move; loot is counted, for it is too much to be listed."""
        m = cast(Market, table)
        if m.about != said.ASK_SPLIT:
            return super().following(table, seat, taken)
        if not taken:
            return [
                *(["pool"] if m.pool else []),
                *(f"rob {s}" for s, p in enumerate(m.players) if size(p.pile) > 1),
            ]
        head, rest = taken[0], list(taken[1:])
        if head == "pool":
            found = m.pool if m.without_pile() == 1 else count_choices(m.pool, rest, False)
            return found if isinstance(found, list) else int(mv.take_move(found))
        victim = int(head[4:])
        found = count_choices(m.players[victim].pile, rest, True)
        return found if isinstance(found, list) else int(mv.rob_move(victim, found))


def count_steps(bag: int, chosen: int, keep: bool) -> list[str]:
    """The count steps that choose a part of a bag, without those that leave no choice."""
    out: list[str] = []
    while True:
        found = count_choices(bag, out, keep)
        if not isinstance(found, list):
            return out
        word = found[0].split()[0]
        out.append(f"{word} {of(chosen, WORDS.index(word))}")


def count_choices(bag: int, taken: list[str], keep: bool) -> list[str] | int:
    """TM-D2, TM-D3: counts for the next kind present, or the chosen bag when all kinds are done."""
    present = [k for k in ORDER if of(bag, k)]
    counts = [int(t.split()[1]) for t in taken]
    chosen = sum(n << (5 * k) for k, n in zip(present, counts, strict=False))
    if len(counts) == len(present):
        return chosen
    kind = present[len(counts)]
    n = int(of(bag, kind))
    low, high = 0, n
    if len(counts) == len(present) - 1:
        so_far = sum(counts)
        if so_far == 0:
            low = 1
        if keep and so_far == size(bag) - n:
            high = n - 1
        if low > high:
            raise ValueError("no such selection")
    return [f"{WORDS[kind]} {c}" for c in range(low, high + 1)]


def pay_labels(code: int) -> list[str]:
    """All steps a payment could need: the waived gem, then gold per gem (TM-D7, TM-D8)."""
    waived, shared = (code >> 12) & 7, (code >> 15) & 255
    first = f"waive {GEM_WORDS[waived - 1]}" if waived else ""
    return [first, *[f"gold {w} {(shared >> (2 * g)) & 3}" for g, w in enumerate(GEM_WORDS)]]


def prune(options: list[int], code: int) -> list[str]:
    """The steps to one payment that leave a choice, given all payments possible."""
    mine, out = pay_labels(code), []
    live = [pay_labels(p) for p in options]
    for i, label in enumerate(mine):
        if len({p[i] for p in live}) > 1:
            out.append(label)
            live = [p for p in live if p[i] == label]
    return out
