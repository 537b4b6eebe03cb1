"""Why a move is not legal: the clause that forbids it."""

from rookery.games.kit import Refusal
from rookery.games.thiefs_market import said
from rookery.games.thiefs_market.cards.book import COPY, FACES, FLIP, GAUNTLET, NO_FACE, SELL, holds, of, one, size
from rookery.games.thiefs_market.moves import codes as mv
from rookery.games.thiefs_market.rules.buy import allowed, gold_total, payments, purse, shortage, splits
from rookery.games.thiefs_market.seen.view import loot
from rookery.games.thiefs_market.state.table import Market

TURN = {  # the clause that says whose turn it is
    said.ASK_SPLIT: "TM-L4",
    said.ASK_BUY: "TM-P1",
    said.ASK_SAVE: "TM-K12",
    said.ASK_REROLL: "TM-K13",
    said.ASK_COPY: "TM-K27",
    said.ASK_GRAB: "TM-Q24",
}
SPLITTING = (mv.V_TAKE, mv.V_ROB)
SHOPPING = (mv.V_BUY, mv.V_FLIP, mv.V_SELL, mv.V_TRADE, mv.V_EXIT, mv.V_END)
ANSWERS = {
    said.ASK_SPLIT: SPLITTING,
    said.ASK_SAVE: (mv.V_SAVE,),
    said.ASK_REROLL: (mv.V_REROLL,),
    said.ASK_BUY: SHOPPING,
    said.ASK_COPY: (mv.V_COPY,),
    said.ASK_GRAB: (mv.V_GRAB,),
}


def why_not(m: Market, seat: int, code: int) -> Refusal | None:
    """The clause in the way, or None if the move is legal now."""
    if m.allows(seat, code):
        return None
    if m.over:
        return Refusal("TM-G1", "over")
    verb = code & 63
    if verb in (mv.V_FIRST, mv.V_ROLL, mv.V_DRAW):
        return Refusal("TM-R1", "chance-only")
    if verb not in ANSWERS.get(int(m.about), ()):
        return why_not_now(m, seat, verb)
    if not m.asks(seat):
        return why_not_you(m, seat)
    if verb == mv.V_TAKE:
        return why_not_take(m, code >> 6)
    if verb == mv.V_ROB:
        return why_not_rob(m, seat, (code >> 6) & 63, code >> 12)
    if verb in (mv.V_SAVE, mv.V_REROLL):
        clause, slug = ("TM-K12", "not-returned") if verb == mv.V_SAVE else ("TM-K13", "no-die")
        return Refusal(clause, slug, face=face_name((code >> 6) & 63))
    if verb == mv.V_COPY:
        return Refusal("TM-K27", "own-card", card=m.cards.ids[(code >> 6) & 63])
    if verb == mv.V_BUY:
        return why_not_buy(m, seat, code)
    if verb == mv.V_EXIT:
        return why_not_exit(m, seat)
    return why_not_use(m, seat, verb, code)


def why_not_now(m: Market, seat: int, verb: int) -> Refusal:
    """Another question is open, perhaps one that comes between two of this phase."""
    if m.about == said.ASK_SPLIT and verb == mv.V_END and m.asks(seat):
        return Refusal("TM-L5", "no-passing")
    if m.about == said.ASK_SAVE and verb in SPLITTING:
        return Refusal("TM-R1", "first-save")
    if m.about == said.ASK_COPY and verb in SHOPPING:
        return Refusal("TM-R1", "first-copy")
    return Refusal("TM-R1", "not-asked-phase")


def why_not_you(m: Market, seat: int) -> Refusal:
    """The right answer of somebody else."""
    if m.about == said.ASK_SPLIT and m.players[seat].pile:
        return Refusal("TM-L5", "have-pile")
    if m.about == said.ASK_GRAB:
        return Refusal("TM-Q24", "not-tied")
    return Refusal(TURN[int(m.about)], "not-your-turn")


def face_name(face: int) -> str:
    """A face's letter."""
    return FACES[face] if face < NO_FACE else "none"


def why_not_take(m: Market, bag: int) -> Refusal:
    """Against TM-L5 or TM-L10."""
    if not m.pool:
        return Refusal("TM-L5", "pool-empty")
    if not holds(m.pool, bag):
        return Refusal("TM-L5", "not-in-pool", loot=loot(bag))
    return Refusal("TM-L10", "take-all")


def why_not_rob(m: Market, seat: int, victim: int, kept: int) -> Refusal:
    """Against TM-L2, TM-L6 or TM-L7."""
    if victim >= m.seats:
        return Refusal("TM-L6", "nobody-there")
    if victim == seat:
        return Refusal("TM-L6", "self")
    if m.without_pile() == m.seats:
        return Refusal("TM-L2", "first-turn")
    pile = m.players[victim].pile
    if pile == 0:
        return Refusal("TM-L6", "no-pile")
    if size(pile) == 1:
        return Refusal("TM-L7", "lone")
    if kept == pile:
        return Refusal("TM-L6", "return-one")
    return Refusal("TM-L6", "not-in-pile", loot=loot(kept))


def why_not_buy(m: Market, seat: int, code: int) -> Refusal:
    """Against TM-P2 to TM-P8, TM-K19 or a house option."""
    me, card = m.players[seat], (code >> 6) & 63
    name = m.cards.ids[card]
    if not m.on_sale(card):
        return Refusal("TM-P3", "not-on-sale", card=name)
    if me.bought >= allowed(m, me):
        return Refusal("TM-P8", "no-purchase")
    waived, shared = (code >> 12) & 7, (code >> 15) & 255
    price, racket = int(m.cards.card[card].cost), int(me.powers & m.cards.rackets)
    if waived:
        if not racket:
            return Refusal("TM-K19", "no-racket")
        if not of(price, waived - 1):
            return Refusal("TM-K19", "waive", card=name, face=FACES[waived - 1])
        price -= int(one(waived - 1))
    if any((shared >> (2 * gem)) & 3 > of(price, gem) for gem in range(4)):
        return Refusal("TM-P7", "overpay", card=name)
    gold = int(gold_total(shared))
    if gold > me.gold:
        return Refusal("TM-P5", "gold-short")
    if not payments(m, me, card):
        return why_too_poor(m, seat, card)
    if racket and not waived:
        return Refusal("TM-K19", "waive-which")
    if gold > purse(m, me):
        return Refusal("TM-Q7", "gold-limit")
    rest = price - sum(((shared >> (2 * gem)) & 3) << (5 * gem) for gem in range(4))
    return Refusal("TM-P4", "dice-short", loot=loot(shortage(rest, me.pile)))


def why_too_poor(m: Market, seat: int, card: int) -> Refusal:
    """No way to pay: the pile and the gold do not suffice, or the house lets nobody spend so much."""
    me, cost = m.players[seat], m.cards.card[card].cost
    racket = bool(me.powers & m.cards.rackets)
    prices = [cost - one(gem) for gem in range(4) if of(cost, gem)] if racket else [cost]
    if any(splits(price, me.pile, me.gold) for price in prices):
        return Refusal("TM-Q7", "gold-limit")
    return Refusal("TM-P4", "cannot-pay", card=m.cards.ids[card])


def why_not_exit(m: Market, seat: int) -> Refusal:
    """Against TM-K18."""
    exits = int(m.cards.exits)
    if not exits:
        return Refusal("TM-K18", "no-such-card")
    if m.players[seat].powers & exits:
        return Refusal("TM-K18", "no-gold-exit")
    return Refusal("TM-K18", "not-owned", card=m.cards.ids[exits.bit_length() - 1])


def why_not_use(m: Market, seat: int, verb: int, code: int) -> Refusal:
    """Against TM-K1, TM-K2, TM-K3, TM-I9, TM-Q36 or TM-Q38."""
    me, card = m.players[seat], (code >> 6) & 63
    effect, name = m.cards.card[card].effect, m.cards.ids[card]
    clause, wanted, other = {
        int(mv.V_FLIP): ("TM-K1", FLIP, "no-flip"),
        int(mv.V_SELL): ("TM-K2", SELL, "no-sale"),
        int(mv.V_TRADE): ("TM-K3", GAUNTLET, "no-trade"),
    }[verb]
    if effect == COPY and me.copied and (me.cards >> card) & 1:
        return Refusal("TM-Q38", "as-copy", card=name)
    if not (me.powers >> card) & 1:
        return Refusal("TM-P11", "not-owned", card=name)
    if effect != wanted:
        return Refusal(clause, other, card=name)
    if (me.used >> card) & 1:
        return Refusal("TM-I9", "used", card=name)
    source = 5 if effect == GAUNTLET else int(m.cards.card[card].x)
    if verb == mv.V_FLIP:
        target = (code >> 12) & 7
        if target == source:
            return Refusal("TM-Q36", "same-face", face=FACES[source])
        if not of(m.cards.card[card].y, target):
            return Refusal("TM-K1", "wrong-face", card=name)
    return Refusal(clause, "no-die", face=FACES[source])
