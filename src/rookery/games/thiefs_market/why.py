"""Why a move is not legal: the clause that forbids it."""

from rookery.games.kit import Refusal
from rookery.games.thiefs_market import moves as mv
from rookery.games.thiefs_market import table as tb
from rookery.games.thiefs_market.buy import allowed, gold_total, purse, splits
from rookery.games.thiefs_market.cards import (
    EXIT,
    FACES,
    FLIP,
    GAUNTLET,
    NO_FACE,
    RACKET,
    SELL,
    holds,
    of,
    one,
    size,
)
from rookery.games.thiefs_market.table import Market
from rookery.games.thiefs_market.view import loot

TURN = {  # the clause that says whose turn it is
    tb.ASK_SPLIT: "TM-L4",
    tb.ASK_BUY: "TM-P1",
    tb.ASK_SAVE: "TM-K12",
    tb.ASK_REROLL: "TM-K13",
    tb.ASK_COPY: "TM-K27",
    tb.ASK_GRAB: "TM-Q24",
}


def why_not(m: Market, seat: int, code: int) -> Refusal | None:
    """The clause in the way, or None if the move is legal now."""
    if m.allows(seat, code):
        return None
    if m.over:
        return Refusal("TM-G1", "not-asked-phase")
    verb = code & 63
    wanted = {
        tb.ASK_SPLIT: (mv.V_TAKE, mv.V_ROB),
        tb.ASK_SAVE: (mv.V_SAVE,),
        tb.ASK_REROLL: (mv.V_REROLL,),
        tb.ASK_BUY: (mv.V_BUY, mv.V_FLIP, mv.V_SELL, mv.V_TRADE, mv.V_EXIT, mv.V_END),
        tb.ASK_COPY: (mv.V_COPY,),
        tb.ASK_GRAB: (mv.V_GRAB,),
    }[int(m.about)]
    if verb not in wanted:
        if m.about == tb.ASK_SPLIT and verb == mv.V_END and m.asks(seat):
            return Refusal("TM-L5", "no-passing")
        return Refusal("TM-R1", "not-asked-phase")
    if not m.asks(seat):
        if m.about == tb.ASK_SPLIT and m.players[seat].pile:
            return Refusal("TM-L5", "have-pile")
        return Refusal(TURN[int(m.about)], "not-your-turn")
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
    return why_not_use(m, seat, verb, code)


def face_name(face: int) -> str:
    """A face's letter."""
    return FACES[face] if face < NO_FACE else "none"


def why_not_take(m: Market, bag: int) -> Refusal:
    """Against TM-L5, TM-L10 or TM-Q1."""
    if not bag:
        return Refusal("TM-Q1", "nothing-to-take")
    if not holds(m.pool, bag):
        return Refusal("TM-L5", "not-in-pool", loot=loot(bag))
    return Refusal("TM-L10", "take-all")


def why_not_rob(m: Market, seat: int, victim: int, kept: int) -> Refusal:
    """Against TM-L2, TM-L6 or TM-L7."""
    if victim >= m.seats or victim == seat:
        return Refusal("TM-L6", "self")
    if m.without_pile() == m.seats:
        return Refusal("TM-L2", "first-turn")
    pile = m.players[victim].pile
    if pile == 0:
        return Refusal("TM-L6", "no-pile")
    if size(pile) == 1:
        return Refusal("TM-L7", "lone")
    if not kept:
        return Refusal("TM-L6", "keep-one")
    if kept == pile:
        return Refusal("TM-L6", "return-one")
    return Refusal("TM-L6", "not-in-pile", loot=loot(kept))


def why_not_buy(m: Market, seat: int, code: int) -> Refusal:
    """Against TM-P2 to TM-P8, TM-K19 or a house option."""
    me, card = m.players[seat], (code >> 6) & 63
    name = m.cards.ids[card]
    waived, shared = (code >> 12) & 7, (code >> 15) & 255
    if not m.on_sale(card):
        return Refusal("TM-P3", "not-on-sale", card=name)
    if me.bought >= allowed(m, me):
        return Refusal("TM-P8", "no-purchase")
    cost = int(m.cards.card[card].cost)
    racket = bool(me.powers & m.cards.with_effect[RACKET])
    if racket != bool(waived) or (waived and not of(cost, waived - 1)):
        return Refusal("TM-K19", "waive", card=name)
    if waived:
        cost -= int(one(waived - 1))
    if any((shared >> (2 * g)) & 3 > of(cost, g) for g in range(4)):
        return Refusal("TM-P7", "overpay", card=name)
    gold = int(gold_total(shared))
    if gold > me.gold:
        return Refusal("TM-P5", "gold-short")
    if gold > purse(m, me) or (not splits(cost, me.pile, purse(m, me)) and splits(cost, me.pile, me.gold)):
        return Refusal("TM-Q7", "gold-limit")
    return Refusal("TM-P4", "cannot-pay", card=name)


def why_not_use(m: Market, seat: int, verb: int, code: int) -> Refusal:
    """Against TM-K1, TM-K2, TM-K3, TM-K18, TM-I9 or TM-Q36."""
    me, card = m.players[seat], (code >> 6) & 63
    if verb == mv.V_EXIT:
        if me.powers & m.cards.with_effect[EXIT]:
            return Refusal("TM-K18", "no-gold-exit")
        return Refusal("TM-K18", "not-owned", card=next_id(m, EXIT))
    effect, name = m.cards.card[card].effect, m.cards.ids[card]
    clause, wanted = {
        int(mv.V_FLIP): ("TM-K1", FLIP),
        int(mv.V_SELL): ("TM-K2", SELL),
        int(mv.V_TRADE): ("TM-K3", GAUNTLET),
    }[verb]
    if not (me.powers >> card) & 1:
        return Refusal("TM-P11", "not-owned", card=name)
    if effect != wanted:
        return Refusal(clause, "wrong-face", card=name)
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


def next_id(m: Market, effect: int) -> str:
    """The card that has an effect of its own."""
    return m.cards.ids[int(m.cards.with_effect[effect]).bit_length() - 1]
