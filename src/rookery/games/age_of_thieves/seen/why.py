"""Which clause forbids a move, for people who want to know."""

from rookery.core.table import CHANCE
from rookery.games.age_of_thieves import said
from rookery.games.age_of_thieves.cards.book import MOVE, NOIRON, SPECIAL
from rookery.games.age_of_thieves.cards.reading import CARD_IDS, DISTRICTS
from rookery.games.age_of_thieves.moves import bids, codes as mv
from rookery.games.age_of_thieves.rules.resolve import Stack
from rookery.games.age_of_thieves.rules.walk import RUNNING, Walk, lying, sewers_shut, way_down
from rookery.games.age_of_thieves.seen.aims import aiming, tokens_here
from rookery.games.age_of_thieves.state import thief as th
from rookery.games.age_of_thieves.state.table import City
from rookery.games.kit import Refusal
from rookery.games.rows import Asked

WRONG_BID = {
    int(bids.WRONG_EMPTY): ("AT-D2", "stack-empty"),
    int(bids.WRONG_CARD): ("AT-D1", "not-in-hand"),
    int(bids.WRONG_ORDER): ("AT-D1", "alike-order"),
    int(bids.WRONG_TOKENS): ("AT-D3", "no-tokens"),
    int(bids.WRONG_AGENT): ("AT-K5", "agent-pair"),
    int(bids.WRONG_PAYMENT): ("AT-D3", "tokens-over"),
    int(bids.WRONG_POINTS): ("AT-D3", "too-many-points"),
    int(bids.WRONG_SPECIAL): ("AT-Y1", "no-specials"),
}


def why_not(c: City, seat: int, code: int, questions: tuple[Asked, ...]) -> Refusal | None:
    """The clause that forbids the move, or None if it is legal."""
    if seat == CHANCE or c.over:
        return Refusal("AT-Z4" if c.over else "AT-G10", "over" if c.over else "not-asked")
    if not c.asks(seat):
        asked = "AT-G1" if c.who < 0 else questions[c.about].clause
        return Refusal(asked, "not-asked")
    if c.allows(seat, code):
        return None
    found = None
    verb = code & 63
    if c.about == said.ASK_DECLARE and verb == mv.V_DECLARE:
        found = declaring(c, seat, code)
    elif c.about == said.ASK_MOVE:
        found = walking(c, seat, code)
    elif c.about == said.ASK_USE and verb == mv.V_USE:
        found = using(c, seat, (code >> 6) & 255)
    elif c.about == said.ASK_START and verb == mv.V_START:
        found = Refusal("AT-S11", "start-taken", district=DISTRICTS[(code >> 6) & 255])
    elif c.about == said.ASK_JEWEL and verb == mv.V_AT:
        found = Refusal("AT-E4", "jewel-space", space=c.board.names[(code >> 6) & 255])
    elif c.about in (said.ASK_LIMIT, said.ASK_DISCARD, said.ASK_TINKER, said.ASK_MARKET) and verb == mv.V_DISCARD:
        found = Refusal(questions[c.about].clause, "not-in-hand", card=CARD_IDS[(code >> 6) & 255])
    elif c.about in (said.ASK_LIMIT, said.ASK_DISCARD) and verb == mv.V_NONE:
        found = Refusal(questions[c.about].clause, "must-discard")
    elif c.about == said.ASK_MARCH and verb == mv.V_GO:
        found = Refusal("AT-Q15", "march", space=c.board.names[(code >> 6) & 255])
    else:
        found = aiming(c, seat, code)
    return found or Refusal(questions[c.about].clause, "not-offered")


def declaring(c: City, seat: int, code: int) -> Refusal:
    """AT-D: what is wrong with a declaration."""
    bid = bids.decode(code >> 6)
    clause, slug = WRONG_BID[int(bids.allowed(c, seat, bid))]
    if slug == "not-in-hand":
        thief = c.thieves[seat]
        card = next(f for f in bid.faces if bid.faces.count(f) > thief.holds(f))
        return Refusal(clause, slug, card=CARD_IDS[card])
    if slug == "too-many-points":
        return Refusal(clause, slug, count=int(c.thieves[seat].points()))
    return Refusal(clause, slug)


def using(c: City, seat: int, use: int) -> Refusal:
    """AT-A: why an open card cannot be used like that."""
    top = c.top
    thief = c.thieves[seat]
    if not isinstance(top, Stack):
        return Refusal("AT-R6", "not-offered")
    if c.jailed(seat) and not top.way_out(c):
        return Refusal("AT-C7", "dungeon-move") if top.card != MOVE else Refusal("AT-Q76", "dungeon-fire")
    if thief.state & th.LOWER:
        return Refusal("AT-A3", "spent")
    if use in (mv.RUN, mv.PLAN) and thief.state & th.RESOLVED:
        return Refusal("AT-A3", "not-alone")
    if use in (mv.USE_SPECIAL, mv.USE_COVER) and top.card != SPECIAL:
        return Refusal("AT-A7", "no-special-stack")
    return Refusal("AT-A1", "other-card")


def walking(c: City, seat: int, code: int) -> Refusal | None:
    """AT-M: why this step or deed is not possible."""
    top = c.top
    if not isinstance(top, Walk):
        return None
    thief, verb, arg = c.thieves[seat], code & 63, (code >> 6) & 255
    at = int(thief.at)
    if c.jailed(seat) and verb != mv.V_GO:
        return Refusal("AT-C7", "leave-dungeon")
    if verb in (mv.V_GO, mv.V_LEAVE, mv.V_FAMILIAR, mv.V_ACROBAT) and thief.state & th.SNARED:
        return Refusal("AT-M1", "snared")
    if verb == mv.V_GO:
        return stepping(c, top, at, arg)
    if verb == mv.V_LEAVE:
        return leaving(c, top, at)
    if verb in (mv.V_TAKE, mv.V_TAKE_TOKEN, mv.V_TURN, mv.V_ROB) and top.how == RUNNING:
        return Refusal("AT-A4", "running")
    if verb == mv.V_TAKE:
        return Refusal("AT-J1", "no-jewel") if lying(c, at, arg) == 0 else None
    if verb in (mv.V_TURN, mv.V_TAKE_TOKEN):
        return tokens_here(c, seat, verb)
    if verb == mv.V_ROB:
        return robbing(c, seat, arg)
    if verb == mv.V_SEWER:
        return diving(c, top, seat, at)
    if verb == mv.V_FAMILIAR:
        return Refusal("AT-K6", "familiar-once" if top.familiar else "no-familiar")
    if verb == mv.V_ACROBAT:
        return Refusal("AT-Q77", "acrobat-once" if thief.sheet == NOIRON else "acrobat-noiron")
    return None


def stepping(c: City, top: Walk, at: int, to: int) -> Refusal:
    """A step that cannot be taken."""
    space = c.board.names[to]
    if c.in_dungeon(to):
        return Refusal("AT-C9", "into-dungeon", space=space)
    if to not in c.board.paths[at]:
        return Refusal("AT-M1", "no-path", space=space)
    if c.on_fire(to):
        return Refusal("AT-X3", "fire", space=space)
    return Refusal("AT-M1", "no-steps") if top.left <= 0 else Refusal("AT-M1", "not-offered")


def leaving(c: City, top: Walk, at: int) -> Refusal:
    """The city cannot be left now, or not from here."""
    if not c.alarm:
        return Refusal("AT-Q2", "no-alarm")
    if not c.open_gate(at):
        return Refusal("AT-L2", "no-gate")
    return Refusal("AT-M1", "no-steps") if top.left <= 0 else Refusal("AT-L2", "no-gate")


def robbing(c: City, seat: int, rival: int) -> Refusal:
    """AT-H: a theft that is not possible."""
    if rival >= c.seats or rival == seat or c.thieves[rival].at != c.thieves[seat].at:
        return Refusal("AT-H4", "rob-elsewhere")
    if c.thieves[rival].state & th.ROBBED:
        return Refusal("AT-H6", "robbed-already")
    if not c.robbable(rival):
        return Refusal("AT-H1", "not-robbable")
    return Refusal("AT-H5", "no-such-jewel")


def diving(c: City, top: Walk, seat: int, at: int) -> Refusal:
    """AT-M6: the sewers cannot be used."""
    if sewers_shut(c):
        return Refusal("AT-M6", "sewers-shut")
    if top.sewered:
        return Refusal("AT-Q55", "sewers-once")
    if not way_down(c, seat, at):
        return Refusal("AT-M6", "no-entrance")
    return Refusal("AT-Q11", "not-entered") if not top.entered else Refusal("AT-Q79", "no-exit")
