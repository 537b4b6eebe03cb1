"""Why a move is not legal: the clause that forbids it. Nothing here depends on what the seat cannot see."""

from rookery.games.kit import Refusal
from rookery.games.thieves_den import moves as mv
from rookery.games.thieves_den import table as tb
from rookery.games.thieves_den.cards import LETTERS, NO_TYPE, of
from rookery.games.thieves_den.powers import usable
from rookery.games.thieves_den.table import Den

WANTED = {
    tb.ASK_PICK: (mv.V_PICK,),
    tb.ASK_TURN: (mv.V_ROB, mv.V_DEAL, mv.V_POWER, mv.V_HAG, mv.V_VAULT, mv.V_RECRUIT, mv.V_PASS),
    tb.ASK_GAIN: (mv.V_TAKE,),
    tb.ASK_UPTO: (mv.V_TAKE, mv.V_STOP),
    tb.ASK_RETURN: (mv.V_RETURN,),
    tb.ASK_DESTROY: (mv.V_DESTROY,),
    tb.ASK_STEAL: (mv.V_STEAL,),
    tb.ASK_LURE: (mv.V_LURE,),
    tb.ASK_PAY: (mv.V_PAY, mv.V_DECLINE),
    tb.ASK_VANISH: (mv.V_VANISH,),
    tb.ASK_DOUBLE: (mv.V_DOUBLE,),
    tb.ASK_STRIKE: (mv.V_ROB, mv.V_DEAL),
    tb.ASK_RENEW: (mv.V_RENEW,),
    tb.ASK_MAY: (mv.V_ROB, mv.V_DEAL, mv.V_DECLINE),
    tb.ASK_SHIFT: (mv.V_SHIFT,),
    tb.ASK_SWAP: (mv.V_SWAP,),
    tb.ASK_FALSE: (mv.V_ROB,),
    tb.ASK_HOLDER: (mv.V_HOLDER,),
    tb.ASK_ADD: (mv.V_ADD,),
}
MUST = {  # what is asked, and the clause that leaves no way out
    tb.ASK_GAIN: "TD-Q20",
    tb.ASK_RETURN: "TD-B1",
    tb.ASK_STRIKE: "TD-Q28",
    tb.ASK_FALSE: "TD-P11",
}


def why_not(d: Den, seat: int, code: int) -> Refusal | None:
    """The clause in the way, or None if the move is legal now."""
    if d.allows(seat, code):
        return None
    if d.over:
        return Refusal("TD-E1", "over")
    verb, about = code & 63, int(d.about)
    if not d.asks(seat):
        if about == tb.ASK_TURN and (d.passed >> seat) & 1:
            return Refusal("TD-T4", "passed")
        return Refusal("TD-R1" if about == tb.ASK_PICK else "TD-T1", "not-asked")
    if verb not in WANTED[about]:
        return Refusal(MUST.get(about, "TD-R1"), "not-now")
    a, b = (code >> 6) & 63, (code >> 12) & 63
    if verb == mv.V_PICK:
        if (d.players[seat].hand >> a) & 1:
            return Refusal("TD-Q9", "picked")
        return Refusal("TD-D2", "not-in-hand", card=location(d, a))
    if verb == mv.V_ROB:
        return why_not_rob(d, seat, a)
    if verb == mv.V_DEAL:
        return why_not_deal(d, seat, a)
    if verb == mv.V_POWER:
        return why_not_power(d, seat, a, b)
    if verb == mv.V_HAG:
        if (d.hag >> a) & 1:
            return Refusal("TD-A12", "hag-full", face=LETTERS[a])
        return Refusal("TD-A12", "no-treasure", face=LETTERS[a])
    if verb == mv.V_VAULT:
        if d.players[seat].thieves < d.cards.vault:
            return Refusal("TD-A14", "vault-thieves")
        return (
            Refusal("TD-A15", "not-in-city", face=LETTERS[a]) if a != NO_TYPE else Refusal("TD-A15", "vault-none")
        )
    if verb == mv.V_RECRUIT:
        return Refusal("TD-A16", "recruit-two")
    if verb == mv.V_TAKE:
        return Refusal("TD-Y1", "not-in-city", face=LETTERS[a])
    if verb in (mv.V_RETURN, mv.V_PAY, mv.V_ADD):
        clause = {int(mv.V_RETURN): "TD-B1", int(mv.V_PAY): "TD-Q23", int(mv.V_ADD): "TD-Q43"}[verb]
        if a < len(LETTERS):
            return Refusal(clause, "no-treasure", face=LETTERS[a])
        return Refusal(clause, "pay-other")
    return why_not_effect(d, seat, verb, a, b)


def location(d: Den, n: int) -> str:
    """A location's id in the texts: without its set."""
    return d.cards.location_ids[n][:-1]


def why_not_rob(d: Den, seat: int, card: int) -> Refusal:
    """Against TD-A1 or TD-A2."""
    if not (d.face_up() >> card) & 1:
        return Refusal("TD-A1", "not-face-up", card=location(d, card))
    if (d.robbed >> card) & 1:
        return Refusal("TD-A1", "occupied", card=location(d, card))
    return Refusal("TD-A2", "no-thief")


def why_not_deal(d: Den, seat: int, fence: int) -> Refusal:
    """Against TD-A5 to TD-A7."""
    name = d.cards.fence_ids[fence][:-1]
    if d.slot_of(fence) < 0:
        return Refusal("TD-A5", "not-on-display", card=name)
    if d.players[seat].thieves == 0:
        return Refusal("TD-A6", "no-thief")
    return Refusal("TD-A7", "cannot-pay", card=name)


def why_not_power(d: Den, seat: int, power: int, type_: int) -> Refusal:
    """Against TD-A9, TD-A10, TD-Q49 or the tile's own line."""
    name, bag = d.cards.power_ids[power], int(d.players[seat].bag)
    stack = next((s for s in range(d.cards.stacks) if d.tile(s) == power), None)
    if stack is None:
        return Refusal("TD-A9", "not-turned-up", card=name)
    if d.spot(stack):
        return Refusal("TD-A10", "power-used", card=name)
    if not of(bag, type_):
        return Refusal("TD-A10", "no-treasure", face=LETTERS[type_])
    if usable(d, seat, power, bag):
        return Refusal("TD-Q49", "needed", card=name, face=LETTERS[type_])
    return Refusal(f"TD-P{power}", "not-usable", card=name)


def why_not_effect(d: Den, seat: int, verb: int, a: int, b: int) -> Refusal:
    """Against an ability or the inner choices of a power."""
    if verb in (mv.V_DESTROY, mv.V_STEAL, mv.V_LURE):
        return why_not_target(d, seat, verb, a, b)
    if verb == mv.V_VANISH:
        return Refusal("TD-P1", "no-thief-there", card=location(d, a))
    if verb == mv.V_DOUBLE:
        if a:
            return Refusal("TD-P2", "no-thief-there", card=location(d, a))
        name = d.cards.fence_ids[b][:-1]
        if d.fence_owner(b) < 0:
            return Refusal("TD-P2", "no-thief-there", card=name)
        return Refusal("TD-P2", "cannot-pay", card=name)
    if verb == mv.V_RENEW:
        return Refusal("TD-P4", "three-fences")
    if verb == mv.V_SHIFT:
        if not (d.robbed >> a) & 1:
            return Refusal("TD-P9", "no-thief-there", card=location(d, a))
        return Refusal("TD-P9", "not-empty", card=location(d, b))
    if verb == mv.V_SWAP:
        if not (d.players[seat].above >> a) & 1:
            return Refusal("TD-Q52", "not-yours", card=location(d, a))
        owner = int(d.owner(b))
        if owner >= 0 and (d.passed >> owner) & 1:
            return Refusal("TD-T5", "target-passed")
        return Refusal("TD-P10", "not-theirs", card=location(d, b))
    return Refusal("TD-U8", "not-tied")


def why_not_target(d: Den, seat: int, verb: int, victim: int, type_: int) -> Refusal:
    """Against TD-T5, TD-Y11 or TD-Q15."""
    if victim == seat or victim >= d.seats:
        return Refusal("TD-Y11", "opponent")
    if (d.passed >> victim) & 1:
        return Refusal("TD-T5", "target-passed")
    if verb == mv.V_LURE:
        return Refusal("TD-Q15", "no-thief-theirs")
    return Refusal("TD-Q15", "no-treasure-theirs", face=LETTERS[type_])
