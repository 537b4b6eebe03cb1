"""Why a move is not legal: the clause that forbids it. Nothing here looks at what the asking seat cannot know."""

from rookery.games.castle_of_the_devil import moves as mv
from rookery.games.castle_of_the_devil import table as tb
from rookery.games.castle_of_the_devil.cards import (
    BAGS,
    CLAIRVOYANT,
    CREST,
    DIPLOMAT,
    JOB,
    MIRROR,
    ONCE,
    PEARL,
    has,
)
from rookery.games.castle_of_the_devil.notation import card_name, spoken_name
from rookery.games.castle_of_the_devil.table import Coach
from rookery.games.kit import Refusal

KINDS_OF_TURN = (
    mv.V_PASS, mv.V_TRADE, mv.V_FIGHT, mv.V_DECLARE, mv.V_ALONE, mv.V_PROPHESY, mv.V_USE,
)  # fmt: skip
WANTED: dict[int, tuple[str, tuple[int, ...]]] = {
    tb.ASK_TURN: ("CD-T1", KINDS_OF_TURN),
    tb.ASK_PARTNER: ("CD-X1", (mv.V_PASS, mv.V_TO)),
    tb.ASK_OFFER: ("CD-X1", (mv.V_PASS, mv.V_GIVE)),
    tb.ASK_ANSWER: ("CD-X2", (mv.V_REFUSE, mv.V_RETURN)),
    tb.ASK_SMUGGLE: ("CD-N1", (mv.V_ALOUD, mv.V_SILENT)),
    tb.ASK_CARRY: ("CD-Q2", (mv.V_CARRY, mv.V_DECLINE)),
    tb.ASK_BAG: ("CD-O6", (mv.V_PASS, mv.V_USE)),
    tb.ASK_DIRECTION: ("CD-I15", (mv.V_LEFT, mv.V_RIGHT)),
    tb.ASK_PASS_ON: ("CD-I15", (mv.V_GIVE,)),
    tb.ASK_WHOM: ("CD-F1", (mv.V_PASS, mv.V_TO)),
    tb.ASK_BEFORE: ("CD-F3", (mv.V_PASS, mv.V_USE)),
    tb.ASK_PAYMENT: ("CD-O9", (mv.V_GIVE,)),
    tb.ASK_SUPPORT: ("CD-F4", (mv.V_SWORD, mv.V_SHIELD, mv.V_NEITHER)),
    tb.ASK_HYPNOSIS: ("CD-F5", (mv.V_PASS, mv.V_USE)),
    tb.ASK_ABILITY: ("CD-F6", (mv.V_PASS, mv.V_USE)),
    tb.ASK_DOCTOR: ("CD-O2", (mv.V_PASS, mv.V_USE)),
    tb.ASK_REWARD: ("CD-F9", (mv.V_PAPERS, mv.V_LUGGAGE)),
    tb.ASK_TAKE: ("CD-F9", (mv.V_TAKE, mv.V_LEAVE)),
    tb.ASK_GIVE_BACK: ("CD-F10", (mv.V_GIVE,)),
    tb.ASK_DEMAND_WHOM: ("CD-O1", (mv.V_TO,)),
    tb.ASK_DEMAND_WHAT: ("CD-O1", (mv.V_DEMAND,)),
    tb.ASK_DEMANDED: ("CD-W16", (mv.V_HAND, mv.V_NONE)),
    tb.ASK_DEMAND_GIVE: ("CD-W16", (mv.V_GIVE,)),
    tb.ASK_STACK: ("CD-O6", (mv.V_STACK,)),
    tb.ASK_PRESENT: ("CD-H2", (mv.V_PRESENT,)),
    tb.ASK_ALLIES: ("CD-V5", (mv.V_NAME,)),
    tb.ASK_ENEMIES: ("CD-N2", (mv.V_NAME,)),
}


def why_not(c: Coach, seat: int, code: int) -> Refusal | None:
    """The clause in the way, or None if the move is legal now."""
    if c.allows(seat, code):
        return None
    if c.over:
        return Refusal("CD-V6", "over")
    clause, wanted = WANTED[int(c.about)]
    if not c.asks(seat):
        return Refusal(clause if c.about != tb.ASK_TURN else "CD-T1", "not-asked")
    verb, arg = code & 63, (code >> 6) & 63
    if verb not in wanted:
        return Refusal(clause, "not-now")
    if c.about == tb.ASK_TURN:
        return why_not_turn(c, seat, verb, arg)
    if verb == mv.V_TO:
        return Refusal(clause, "self" if arg == seat else "no-such-seat")
    if verb == mv.V_NAME:
        return Refusal(clause, "name-others")
    if verb == mv.V_USE:
        return why_not_use(c, seat, code)
    if verb in (mv.V_REFUSE, mv.V_RETURN):
        return why_not_answer(c, seat, verb, arg)
    if verb == mv.V_PRESENT:
        return why_not_present(c, seat, code)
    return why_not_item(c, seat, clause, verb, arg)


def why_not_turn(c: Coach, seat: int, verb: int, arg: int) -> Refusal:
    """Declarations, and the two occupations used in one's own turn."""
    pearl = c.items.find(seat, PEARL) >= 0
    if verb == mv.V_DECLARE:
        return Refusal("CD-Q36", "pearl") if pearl else Refusal("CD-Q35", "nothing-needed")
    if verb == mv.V_PROPHESY:
        return Refusal("CD-N2", "no-prophecy") if not c.house.prophecy else Refusal("CD-Q36", "pearl")
    if verb == mv.V_ALONE:
        slug = "no-crest" if c.items.find(seat, CREST) < 0 else "not-enough"
        return Refusal("CD-I14", slug)
    if arg not in (JOB + DIPLOMAT, JOB + CLAIRVOYANT):
        return Refusal("CD-W15", "other-moment", card=card_name(arg))
    return why_not_job(c, seat, arg)


def why_not_job(c: Coach, seat: int, arg: int) -> Refusal:
    """Not mine, spent, or an empty deck."""
    job = arg - int(JOB)
    if c.job(seat) != job:
        return Refusal("CD-G3", "not-your-job", card=card_name(arg))
    if has(ONCE, job) and not c.dark(seat):
        return Refusal("CD-G5", "spent", card=card_name(arg))
    if job == CLAIRVOYANT and c.left() == 0:
        return Refusal("CD-Q30", "no-deck")
    return Refusal("CD-W15", "other-moment", card=card_name(arg))


def why_not_use(c: Coach, seat: int, code: int) -> Refusal:
    """In a window: not mine, used already, or for another moment."""
    arg, target = (code >> 6) & 63, (code >> 12) - 1
    if arg >= JOB:
        refusal = why_not_job(c, seat, arg)
        if refusal != "CD-W15" or target < 0:
            return refusal
        return Refusal("CD-Q18", "other-target", card=card_name(arg))
    if c.items.find(seat, arg) < 0:
        return Refusal("CD-G6", "not-yours", card=card_name(arg))
    return Refusal("CD-W15", "other-moment", card=card_name(arg))


def why_not_answer(c: Coach, seat: int, verb: int, arg: int) -> Refusal:
    """The Pearl and the Mirror cannot be refused; no bag for a bag."""
    offered = int(c.items.only(c.offer))
    if verb == mv.V_REFUSE:
        return Refusal("CD-I16" if offered == MIRROR else "CD-X4", "must-accept", card=card_name(offered))
    if c.items.find(seat, arg) < 0:
        return Refusal("CD-X5", "not-yours", card=card_name(arg))
    if c.size(seat) == 1:
        return Refusal("CD-X3", "only-bag")
    return Refusal("CD-X6", "bag-for-bag")


def why_not_present(c: Coach, seat: int, code: int) -> Refusal:
    """What one has not, or somebody who has just given."""
    arg, receiver = (code >> 6) & 63, (code >> 12) - 1
    if c.items.find(seat, arg) < 0:
        return Refusal("CD-H2", "not-yours", card=card_name(arg))
    if receiver == seat or not 0 <= receiver < c.seats:
        return Refusal("CD-H2", "self" if receiver == seat else "no-such-seat")
    return Refusal("CD-Q33", "has-given")


def why_not_item(c: Coach, seat: int, clause: str, verb: int, arg: int) -> Refusal:
    """Handing over, taking, demanding and stacking what is not there."""
    if verb == mv.V_NONE:
        return Refusal("CD-O1", "you-have-it")
    if verb == mv.V_DEMAND:
        return Refusal("CD-Q27", "no-such-name", item=spoken_name(arg))
    if verb == mv.V_GIVE and c.items.find(seat, arg) >= 0 and has(BAGS, arg):
        return Refusal("CD-X6", "bag-for-bag")
    if verb == mv.V_HAND and c.items.find(seat, arg) >= 0:
        return Refusal("CD-W16", "not-demanded", card=card_name(arg))
    slug = {int(mv.V_TAKE): "not-there", int(mv.V_STACK): "not-in-deck"}.get(verb, "not-yours")
    return Refusal(clause, slug, card=card_name(arg))
