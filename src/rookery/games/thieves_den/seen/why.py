"""Why a move is not legal: the clause that forbids it. Nothing here depends on what the seat cannot see."""

from rookery.games.kit import Refusal
from rookery.games.thieves_den import said
from rookery.games.thieves_den.cards.book import LETTERS, NO_TYPE, of
from rookery.games.thieves_den.moves import codes as mv
from rookery.games.thieves_den.rules.powers import usable
from rookery.games.thieves_den.seen.view import phase_of, turn_of
from rookery.games.thieves_den.state.table import Den

WANTED = {
    said.ASK_PICK: (mv.V_PICK,),
    said.ASK_TURN: (mv.V_ROB, mv.V_DEAL, mv.V_POWER, mv.V_HAG, mv.V_VAULT, mv.V_RECRUIT, mv.V_PASS),
    said.ASK_GAIN: (mv.V_TAKE,),
    said.ASK_UPTO: (mv.V_TAKE, mv.V_STOP),
    said.ASK_RETURN: (mv.V_RETURN,),
    said.ASK_DESTROY: (mv.V_DESTROY,),
    said.ASK_STEAL: (mv.V_STEAL,),
    said.ASK_LURE: (mv.V_LURE,),
    said.ASK_PAY: (mv.V_PAY, mv.V_DECLINE),
    said.ASK_VANISH: (mv.V_VANISH,),
    said.ASK_DOUBLE: (mv.V_DOUBLE,),
    said.ASK_STRIKE: (mv.V_ROB, mv.V_DEAL),
    said.ASK_RENEW: (mv.V_RENEW,),
    said.ASK_MAY: (mv.V_ROB, mv.V_DEAL, mv.V_DECLINE),
    said.ASK_SHIFT: (mv.V_SHIFT,),
    said.ASK_SWAP: (mv.V_SWAP,),
    said.ASK_FALSE: (mv.V_ROB,),
    said.ASK_HOLDER: (mv.V_HOLDER,),
    said.ASK_ADD: (mv.V_ADD,),
}
WAYS_OUT = (mv.V_PASS, mv.V_STOP, mv.V_DECLINE)
MUST = {  # what cannot be left undone, and the clause that says so
    said.ASK_PICK: "TD-D2",
    said.ASK_GAIN: "TD-Q20",
    said.ASK_RETURN: "TD-B1",
    said.ASK_DESTROY: "TD-Q15",
    said.ASK_STEAL: "TD-Q15",
    said.ASK_LURE: "TD-Q15",
    said.ASK_VANISH: "TD-A11",
    said.ASK_DOUBLE: "TD-A11",
    said.ASK_STRIKE: "TD-Q28",
    said.ASK_RENEW: "TD-A11",
    said.ASK_SHIFT: "TD-A11",
    said.ASK_SWAP: "TD-A11",
    said.ASK_FALSE: "TD-P11",
    said.ASK_HOLDER: "TD-U8",
    said.ASK_ADD: "TD-Q43",
}
MAY = {  # what can, by which move, and the clause that lets one
    said.ASK_TURN: ("pass", "TD-T3"),
    said.ASK_UPTO: ("stop", "TD-Q22"),
    said.ASK_PAY: ("decline", "TD-Q23"),
    said.ASK_MAY: ("decline", "TD-Q28"),
}


def why_not(d: Den, seat: int, code: int, asked: str) -> Refusal | None:
    """The clause in the way, or None if the move is legal now; `asked` is the clause of the open question."""
    if d.allows(seat, code):
        return None
    if d.over:
        return Refusal("TD-E1", "over")
    verb, about = code & 63, int(d.about)
    if not d.asks(seat):
        return why_not_asked(d, seat, about)
    if verb not in WANTED[about]:
        return why_not_now(verb, about, asked)
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
        thief = verb == mv.V_PAY and d.allows(seat, mv.move_of(mv.V_PAY, mv.THIEF_PAID, 0))
        if thief or a == mv.THIEF_PAID:
            return Refusal(asked, "pay-other")
        return Refusal(asked, "no-treasure", face=LETTERS[a])
    return why_not_effect(d, seat, verb, a, b)


def why_not_asked(d: Den, seat: int, about: int) -> Refusal:
    """Against TD-T1 or TD-T4, or an order of its own (TD-Q6, TD-Q18, TD-Q44, TD-U8)."""
    if (d.passed >> seat) & 1:
        return Refusal("TD-T4", "passed")
    if about == said.ASK_HOLDER:
        return Refusal("TD-U8", "not-asked")
    if phase_of(d) == "scouting":
        return Refusal("TD-Q44" if about == said.ASK_PICK else "TD-Q6", "not-asked")
    return Refusal("TD-Q18" if turn_of(d) == seat else "TD-T1", "not-asked")


def why_not_now(verb: int, about: int, asked: str) -> Refusal:
    """Against what is asked, what cannot be declined, or the order of the phases (TD-R1)."""
    if verb in WAYS_OUT:
        if about in MUST:
            return Refusal(MUST[about], "must")
        word, clause = MAY[about]
        return Refusal(clause, "way-out", word=word)
    if about in (said.ASK_PICK, said.ASK_HOLDER) or verb in (mv.V_PICK, mv.V_HOLDER):
        return Refusal("TD-R1", "not-now")
    return Refusal(MUST[about] if about == said.ASK_STRIKE else asked, "not-now")


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
