"""Why a move is not legal: the clause that forbids it. Nothing here looks at what the asking seat cannot know."""

from typing import NamedTuple

from rookery.core.bits import has
from rookery.games.castle_of_the_devil import said
from rookery.games.castle_of_the_devil.cards.book import (
    BAGS,
    BODYGUARD,
    CLAIRVOYANT,
    CREST,
    DAGGER,
    DIPLOMAT,
    DOCTOR,
    DUELIST,
    GLOVES,
    GRANDMASTER,
    HYPNOTIST,
    JOB,
    KNIVES,
    MIRROR,
    ONCE,
    PEARL,
    POISONER,
    PRIEST,
    RING,
    THUG,
    TRADED,
    WHIP,
)
from rookery.games.castle_of_the_devil.moves import codes as mv
from rookery.games.castle_of_the_devil.moves.notation import card_name, spoken_name
from rookery.games.castle_of_the_devil.rules.fight import Fight
from rookery.games.castle_of_the_devil.state.table import Coach
from rookery.games.kit import Refusal

KINDS_OF_TURN = (
    mv.V_PASS, mv.V_TRADE, mv.V_FIGHT, mv.V_DECLARE, mv.V_ALONE, mv.V_PROPHESY, mv.V_USE,
)  # fmt: skip
WANTED: dict[int, tuple[str, tuple[int, ...]]] = {
    said.ASK_TURN: ("CD-T1", KINDS_OF_TURN),
    said.ASK_PARTNER: ("CD-X1", (mv.V_TO,)),
    said.ASK_OFFER: ("CD-X1", (mv.V_GIVE,)),
    said.ASK_ANSWER: ("CD-X2", (mv.V_REFUSE, mv.V_RETURN)),
    said.ASK_SMUGGLE: ("CD-N1", (mv.V_ALOUD, mv.V_SILENT)),
    said.ASK_CARRY: ("CD-Q2", (mv.V_CARRY, mv.V_DECLINE)),
    said.ASK_BAG: ("CD-O6", (mv.V_PASS, mv.V_USE)),
    said.ASK_DIRECTION: ("CD-I15", (mv.V_LEFT, mv.V_RIGHT)),
    said.ASK_PASS_ON: ("CD-I15", (mv.V_GIVE,)),
    said.ASK_WHOM: ("CD-F1", (mv.V_TO,)),
    said.ASK_BEFORE: ("CD-F3", (mv.V_PASS, mv.V_USE)),
    said.ASK_PAYMENT: ("CD-O9", (mv.V_GIVE,)),
    said.ASK_SUPPORT: ("CD-F4", (mv.V_SWORD, mv.V_SHIELD, mv.V_NEITHER)),
    said.ASK_HYPNOSIS: ("CD-F5", (mv.V_PASS, mv.V_USE)),
    said.ASK_ABILITY: ("CD-F6", (mv.V_PASS, mv.V_USE)),
    said.ASK_DOCTOR: ("CD-O2", (mv.V_PASS, mv.V_USE)),
    said.ASK_REWARD: ("CD-F9", (mv.V_PAPERS, mv.V_LUGGAGE)),
    said.ASK_TAKE: ("CD-F9", (mv.V_TAKE, mv.V_LEAVE)),
    said.ASK_GIVE_BACK: ("CD-F10", (mv.V_GIVE,)),
    said.ASK_DEMAND_WHOM: ("CD-O1", (mv.V_TO,)),
    said.ASK_DEMAND_WHAT: ("CD-O1", (mv.V_DEMAND,)),
    said.ASK_DEMANDED: ("CD-W16", (mv.V_HAND, mv.V_NONE)),
    said.ASK_DEMAND_GIVE: ("CD-W16", (mv.V_GIVE,)),
    said.ASK_STACK: ("CD-O6", (mv.V_STACK,)),
    said.ASK_PRESENT: ("CD-H2", (mv.V_PRESENT,)),
    said.ASK_ALLIES: ("CD-V5", (mv.V_NAME,)),
    said.ASK_ENEMIES: ("CD-N2", (mv.V_NAME,)),
    said.CHANCE_START: ("CD-Q1", ()),
    said.CHANCE_OCCUPATION: ("CD-S3", ()),
    said.CHANCE_FACTION: ("CD-S4", ()),
    said.CHANCE_BAG: ("CD-S8", ()),
    said.CHANCE_DEAL: ("CD-S8", ()),
    said.CHANCE_DRAW: ("CD-I5", ()),
    said.CHANCE_HIRE: ("CD-I9", ()),
}


class Use(NamedTuple):
    """When a card can be used and whom it serves: the table of section 3.15."""

    clause: str
    role: str
    when: tuple[int, ...]
    otherwise: tuple[str, str]
    """At any other moment: the clause and its sentence."""


IN_FIGHT = (said.ASK_BEFORE, said.ASK_ABILITY)
LATE = ("CD-Q10", "after-sides")
USES: dict[int, Use] = {
    int(JOB + DIPLOMAT): Use("CD-O1", "mover", (said.ASK_TURN,), ("CD-O1", "at-turn")),
    int(JOB + DOCTOR): Use("CD-O2", "anybody", (said.ASK_DOCTOR,), ("CD-O2", "after-fight")),
    int(JOB + DUELIST): Use("CD-O3", "principal", IN_FIGHT, ("CD-O3", "in-fight")),
    int(JOB + POISONER): Use("CD-O4", "outsider", IN_FIGHT, ("CD-O4", "in-fight")),
    int(JOB + GRANDMASTER): Use("CD-O5", "defender", IN_FIGHT, ("CD-O5", "in-fight")),
    int(JOB + CLAIRVOYANT): Use(
        "CD-O6", "mover", (said.ASK_TURN, said.ASK_BAG, *IN_FIGHT), ("CD-W15", "other-moment")
    ),
    int(JOB + HYPNOTIST): Use("CD-O7", "attacker", (said.ASK_HYPNOSIS,), ("CD-F5", "after-support")),
    int(JOB + BODYGUARD): Use("CD-O8", "supporter", (said.ASK_ABILITY,), ("CD-O8", "after-sides")),
    int(JOB + PRIEST): Use("CD-Q19", "attacked", (said.ASK_BEFORE,), ("CD-O9", "before-support")),
    int(JOB + THUG): Use("CD-O10", "attacker", IN_FIGHT, ("CD-O10", "in-fight")),
    int(DAGGER): Use("CD-I1", "attacker", (said.ASK_ABILITY,), LATE),
    int(GLOVES): Use("CD-I2", "defender", (said.ASK_ABILITY,), LATE),
    int(KNIVES): Use("CD-I3", "sword", (said.ASK_ABILITY,), LATE),
    int(WHIP): Use("CD-I4", "shield", (said.ASK_ABILITY,), LATE),
    int(RING): Use("CD-I13", "principal", (said.ASK_ABILITY,), LATE),
}
SIDES = ("sword", "shield", "supporter")
"""Roles that are taken in the course of a fight."""
UNDECIDED = (said.ASK_BEFORE, said.ASK_SUPPORT)
"""Moments of a fight at which outsiders may still take sides."""
AFTERWARDS = (said.ASK_REWARD, said.ASK_TAKE, said.ASK_GIVE_BACK, said.ASK_PRESENT)
DECIDED = ("CD-F7", "decided")
MEANWHILE: dict[int, tuple[str, str]] = {
    said.ASK_SUPPORT: ("CD-Q11", "after-sides"),
    said.ASK_HYPNOSIS: ("CD-F6", "next-step"),
    said.ASK_STACK: ("CD-W3", "next-step"),
    said.ASK_DOCTOR: DECIDED,
    **dict.fromkeys(AFTERWARDS, DECIDED),
}
"""Other questions of a fight: too early for what serves in it, or too late."""
TARGETS = {int(JOB + POISONER): ("CD-O4", "principals-only"), int(JOB + HYPNOTIST): ("CD-Q18", "outsiders-only")}


def why_not(c: Coach, seat: int, code: int) -> Refusal | None:
    """The clause in the way, or None if the move is legal now."""
    if c.allows(seat, code):
        return None
    if c.over:
        return Refusal("CD-V6", "over")
    clause, wanted = WANTED[int(c.about)]
    verb, arg = code & 63, (code >> 6) & 63
    if not c.asks(seat):
        return (verb == mv.V_USE and why_out(c, seat, arg)) or Refusal(clause, "not-asked")
    if verb == mv.V_USE:
        return why_not_use(c, seat, code)
    if verb == mv.V_PASS and c.about in (said.ASK_PARTNER, said.ASK_OFFER, said.ASK_WHOM):
        return Refusal(clause, "announced")
    if verb not in wanted:
        return Refusal(clause, "not-now")
    if c.about == said.ASK_TURN:
        return why_not_turn(c, seat, verb)
    if verb == mv.V_TO:
        return Refusal(clause, "self" if arg == seat else "no-such-seat")
    if verb == mv.V_NAME:
        return Refusal(clause, "name-others")
    if verb in (mv.V_REFUSE, mv.V_RETURN):
        return why_not_answer(c, seat, verb, arg)
    if verb == mv.V_PRESENT:
        return why_not_present(c, seat, code)
    return why_not_item(c, seat, clause, verb, arg)


def why_not_turn(c: Coach, seat: int, verb: int) -> Refusal:
    """Declarations."""
    pearl = c.items.find(seat, PEARL) >= 0
    if verb == mv.V_DECLARE:
        return Refusal("CD-Q36", "pearl") if pearl else Refusal("CD-Q35", "nothing-needed")
    if verb == mv.V_PROPHESY:
        return Refusal("CD-N2", "no-prophecy") if not c.house.prophecy else Refusal("CD-Q36", "pearl")
    slug = "no-crest" if c.items.find(seat, CREST) < 0 else "not-enough"
    return Refusal("CD-I14", slug)


def fight_of(c: Coach) -> Fight | None:
    """The fight in progress, once somebody has been pointed at; a Priest ends it."""
    return next((f for f in c.stack if isinstance(f, Fight) and f.defender >= 0 and f.priest < 0), None)


def why_out(c: Coach, seat: int, arg: int) -> Refusal | None:
    """Somebody whom a window does not ask: hypnotised, thrown out by a Duelist, or without use for this card."""
    f = fight_of(c)
    if f is None or c.about not in (*IN_FIGHT, said.ASK_DOCTOR):
        return None
    if f.banned == seat:
        return Refusal("CD-O7", "hypnotised")
    outside = seat not in (f.attacker, f.defender)
    if f.duel and outside and c.about in IN_FIGHT:
        return Refusal("CD-O3", "duel")
    return why_useless(c, seat, arg)


def why_not_use(c: Coach, seat: int, code: int) -> Refusal:
    """Of no use to me, for another moment, without the player it needs."""
    arg, target = (code >> 6) & 63, (code >> 12) - 1
    refusal = why_useless(c, seat, arg) or why_another_moment(c, arg)
    if refusal is not None:
        return refusal
    card, clause = card_name(arg), USES[arg].clause
    if arg not in TARGETS:  # it was used on somebody
        return Refusal(clause, "no-target", card=card)
    clause, slug = TARGETS[arg] if target >= 0 else (clause, "needs-target")
    return Refusal(clause, slug, card=card)


def why_useless(c: Coach, seat: int, arg: int) -> Refusal | None:
    """Not mine, used up, or of no use to what I am in this fight."""
    refusal = why_not_job(c, seat, arg) if arg >= JOB else why_not_thing(c, seat, arg)
    if refusal is not None:
        return refusal
    use, f = USES[arg], fight_of(c)
    if f is not None and f.used(arg):
        return Refusal("CD-W5", "used-in-fight", card=card_name(arg))
    now = roles(c, seat, f)
    if use.role == "anybody" or use.role in now:
        return None
    if c.about not in use.when:  # that may change
        if f is None and use.role != "mover":
            return None
        if use.role in SIDES and c.about in UNDECIDED and "principal" not in now:
            return None
    return Refusal(use.clause, f"as-{use.role}", card=card_name(arg))


def why_another_moment(c: Coach, arg: int) -> Refusal | None:
    """Too early, or too late."""
    use, about = USES[arg], int(c.about)
    if about in use.when:
        return None
    for_fights = said.ASK_ABILITY in use.when and use.role != "mover"
    missed = said.ASK_DOCTOR in use.when and about in AFTERWARDS
    told = MEANWHILE.get(about) if fight_of(c) is not None and (for_fights or missed) else None
    clause, slug = told or use.otherwise
    return Refusal(clause, slug, card=card_name(arg))


def why_not_job(c: Coach, seat: int, arg: int) -> Refusal | None:
    """Not mine, spent, or an empty deck."""
    job = arg - int(JOB)
    if c.job(seat) != job:
        return Refusal("CD-G3", "not-your-job", card=card_name(arg))
    if has(ONCE, job) and not c.dark(seat):
        return Refusal("CD-G5", "spent", card=card_name(arg))
    if job == CLAIRVOYANT and c.left() == 0:
        return Refusal("CD-Q30", "no-deck")
    return None


def why_not_thing(c: Coach, seat: int, arg: int) -> Refusal | None:
    """Not in my luggage, or not an item that is used."""
    if c.items.find(seat, arg) < 0:
        return Refusal("CD-G6", "not-yours", card=card_name(arg))
    if arg in USES:
        return None
    traded = has(TRADED, arg) and not (c.turned and has(BAGS, arg))
    return Refusal("CD-X7" if traded else "CD-G6", "by-trade" if traded else "never-used", card=card_name(arg))


def roles(c: Coach, seat: int, f: Fight | None) -> set[str]:
    """What somebody is at this moment."""
    out = {"mover"} if seat == c.turn else set()
    if f is None:
        return out
    if seat == f.attacker:
        return out | {"attacker", "principal"}
    if seat == f.defender:
        return out | {"defender", "principal", "attacked"}
    out |= {"outsider", "attacked"}
    if has(f.swords, seat):
        return out | {"sword", "supporter"}
    return out | {"shield", "supporter"} if has(f.shields, seat) else out


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
