"""Large choices in small steps (TM-D1 to TM-D10), with a fixed number for every step.

A step tree stands beside the rules: every legal move is the end of exactly one path, and no path ends elsewhere.
"""

from collections.abc import Sequence

from rookery.games.thiefs_market import moves as mv
from rookery.games.thiefs_market import said
from rookery.games.thiefs_market.buy import payment, payments
from rookery.games.thiefs_market.cards import CardTable, of, size
from rookery.games.thiefs_market.notation import DICE, GEM_WORDS, SEATS, WORDS
from rookery.games.thiefs_market.table import Market

ORDER = (6, 0, 1, 2, 3, 4, 5)  # TM-D2: S, R, W, B, G, Y, I


class Steps:
    """The fixed action space of small steps for one set of cards."""

    def __init__(self, cards: CardTable) -> None:
        ids = cards.ids[1:]
        self.names: list[str] = [
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
        self.number = {name: n for n, name in enumerate(self.names)}
        self.cards = cards

    def paths(self, m: Market, seat: int, code: int) -> list[str]:
        """The words of the steps that lead to a legal move."""
        verb, arg = code & 63, (code >> 6) & 63
        card = self.cards.ids[arg] if arg < len(self.cards.ids) else ""
        if verb == mv.V_TAKE:
            return ["pool"] if m.without_pile() == 1 else ["pool", *count_steps(m.pool, code >> 6, False)]
        if verb == mv.V_ROB:
            return [f"rob {arg}", *count_steps(m.players[arg].pile, code >> 12, True)]
        if verb == mv.V_SAVE or verb == mv.V_REROLL:
            word = "none" if arg > 5 else WORDS[arg]
            return [f"{'save' if verb == mv.V_SAVE else 'reroll'} {word}"]
        if verb == mv.V_FLIP:
            face = WORDS[(code >> 12) & 7]
            return [f"flip {card}", f"to {face}"] if size(self.cards.card[arg].y) > 1 else [f"flip {card}"]
        if verb == mv.V_BUY:
            return [f"buy {card}", *prune(self._payments(m, seat, arg), code)]
        names = {mv.V_SELL: "sell", mv.V_TRADE: "trade", mv.V_COPY: "copy"}
        if verb in names:
            return [f"{names[verb]} {card}"]
        return [{mv.V_EXIT: "exit", mv.V_END: "end", mv.V_GRAB: "grab"}[verb]]

    def _payments(self, m: Market, seat: int, card: int) -> list[int]:
        me = m.players[seat]
        return [int(payment(m, me, card, k)) for k in range(payments(m, me, card))]

    def following(self, m: Market, seat: int, taken: Sequence[str]) -> list[str] | int:
        """The steps that may follow, or the finished move."""
        if not taken:
            return self._first(m, seat)
        head, rest = taken[0], list(taken[1:])
        if head == "pool":
            if m.without_pile() == 1:
                return int(mv.take_move(m.pool))
            found = count_choices(m.pool, rest, False)
            return found if isinstance(found, list) else int(mv.take_move(found))
        if head.startswith("rob "):
            victim = int(head[4:])
            found = count_choices(m.players[victim].pile, rest, True)
            return found if isinstance(found, list) else int(mv.rob_move(victim, found))
        verb, _, name = head.partition(" ")
        if verb == "flip":
            card = self.cards.ids.index(name)
            faces = [f for f in range(6) if of(self.cards.card[card].y, f)]
            if rest:
                return int(mv.flip_move(card, WORDS.index(rest[0][3:])))
            if len(faces) == 1:
                return int(mv.flip_move(card, faces[0]))
            return [f"to {WORDS[f]}" for f in faces]
        if verb == "buy":
            return self._pay_steps(self._payments(m, seat, self.cards.ids.index(name)), rest)
        return self._single(m, head)

    def _pay_steps(self, options: list[int], rest: list[str]) -> list[str] | int:
        live = [(p, prune(options, p)) for p in options]
        live = [(p, path) for p, path in live if path[: len(rest)] == rest]
        if len(live) == 1 and len(live[0][1]) == len(rest):
            return live[0][0]
        return list(dict.fromkeys(path[len(rest)] for _, path in live))

    def _single(self, m: Market, head: str) -> int:
        verb, _, name = head.partition(" ")
        if verb in ("save", "reroll"):
            face = 7 if name == "none" else WORDS.index(name)
            return int(mv.V_SAVE if verb == "save" else mv.V_REROLL) | face << 6
        bare = {"end": mv.V_END, "exit": mv.V_EXIT, "grab": mv.V_GRAB}
        if head in bare:
            return int(bare[head])
        codes = {"sell": mv.V_SELL, "trade": mv.V_TRADE, "copy": mv.V_COPY}
        return int(codes[verb]) | self.cards.ids.index(name) << 6

    def _first(self, m: Market, seat: int) -> list[str]:
        if m.about == said.ASK_SPLIT:
            out = ["pool"] if m.pool else []
            return out + [f"rob {s}" for s, p in enumerate(m.players) if size(p.pile) > 1]
        return list(dict.fromkeys(self.paths(m, seat, code)[0] for code in m.options(seat)))


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
