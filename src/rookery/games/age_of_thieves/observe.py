"""Age of Thieves in numbers (core/eye.py): the city is public but for tokens face down, cards and stacks."""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64, u8

from rookery.core.bits import bit
from rookery.core.eye import COUNT, NOBODY, NOTHING, NUMBER_OF, SOME_OF, Eye, Observer, Telling
from rookery.core.table import Frame, Table
from rookery.games.age_of_thieves.cards.book import (
    CALM,
    EVENTS,
    GENERAL,
    MORIUS,
    MOST_POINTS,
    SPECIAL,
    THIEVES,
    TOKENS,
)
from rookery.games.age_of_thieves.cards.city import SPACES
from rookery.games.age_of_thieves.moves import codes as mv
from rookery.games.age_of_thieves.moves.bids import Bid, decode, encode
from rookery.games.age_of_thieves.said import ASK_DECLARE
from rookery.games.age_of_thieves.state.spaces import (
    DOWN,
    FIGURE,
    FIRE_BIT,
    GUARDS,
    SMOKE_BIT,
    TOKEN_MASK,
    TOKEN_SHIFT,
)
from rookery.games.age_of_thieves.state.table import City
from rookery.games.age_of_thieves.state.thief import PAID, UP, Thief, ap_of, card_of, cover_of, seen_by

# Numbers that are told together (Eye.several).
NIGHT: Final[list[Telling]] = [
    ("barred", NUMBER_OF, 0, int(SPACES)),
    ("out", COUNT, 0, 4),
    ("yellow left", COUNT, 0, 10),
    ("green left", COUNT, 0, 4),
    ("acted", COUNT, 0, 1),
    ("alarm", COUNT, 0, 1),
    ("lifted", COUNT, 0, 1),
]
HOUR: Final[list[Telling]] = [
    ("due", COUNT, 0, 1),
    ("specials", COUNT, 0, 1),
    ("resolving", COUNT, 0, 1),
    ("blaze", COUNT, 0, 1),
    ("deck", COUNT, 0, 70),
]
PLACE: Final[list[Telling]] = [("on board", COUNT, 0, 1), ("dungeon", COUNT, 0, 1), ("hidden", COUNT, 0, 1)]
LOOT: Final[list[Telling]] = [
    ("left as", COUNT, 0, 4),
    ("yellow", COUNT, 0, 10),
    ("green", COUNT, 0, 4),
    ("trinkets", COUNT, 0, 6),
    ("emperor", COUNT, 0, 1),
    ("best", COUNT, 0, 1),
    ("informers", COUNT, 0, 10),
]
HELPERS: Final[list[Telling]] = [
    ("agents", COUNT, 0, 5),
    ("familiars", COUNT, 0, 6),
    ("used informers", COUNT, 0, 10),
    ("used agents", COUNT, 0, 5),
    ("blue", COUNT, 0, 10),
    ("red", COUNT, 0, 4),
    ("purple", COUNT, 0, 9),
]

STACKS: Final[i64] = 7
MOST_STACKS: Final = 64
POINTS: Final[i64] = 42
ALL: Final[i64] = SPACES
MOVE_ROW: Final[i64] = 21
ONLY_TOKEN: Final[i64] = 11 << 7  # DOWN, shifted: a token face down that nobody has looked at, and nothing else

# Steps of a declaration: the next card or done, its cover, its AP; Informers, Agents.
MOVE_AT: Final[i64] = 0
AMBUSH_AT: Final[i64] = 1
SPECIAL_AT: Final[i64] = 2
DONE: Final[i64] = 30
ON: Final[i64] = 31
AP: Final[i64] = 58
BY_INFORMERS: Final[i64] = 100
BY_AGENTS: Final[i64] = 111
DRAFT_STEPS: Final[i64] = 117
# What a declaration being put together waits for.
FOR_CARD: Final[i64] = 1
FOR_COVER: Final[i64] = 2
FOR_POINTS: Final[i64] = 3
FOR_PAYMENT: Final[i64] = 4

# Planes: a number for every space.
GUARD: Final[i64] = 0
CAPTAIN: Final[i64] = SPACES
STATE: Final[i64] = 2 * SPACES
FIRE: Final[i64] = 3 * SPACES
SMOKE: Final[i64] = 4 * SPACES
FACE_DOWN: Final[i64] = 5 * SPACES
LOOKED: Final[i64] = 6 * SPACES
TOKEN: Final[i64] = 7 * SPACES
YELLOW: Final[i64] = 8 * SPACES
GREEN: Final[i64] = 9 * SPACES
EMPEROR: Final[i64] = 10 * SPACES
TRINKETS: Final[i64] = 11 * SPACES
PLANES: Final = (
    ("guard", SOME_OF, 1),
    ("captain", SOME_OF, 1),
    ("watch states", NUMBER_OF, 15),
    ("fire", SOME_OF, 1),
    ("smoke", SOME_OF, 1),
    ("face down", SOME_OF, 1),
    ("looked at", SOME_OF, 1),
    ("token", NUMBER_OF, TOKENS),
    ("yellow", COUNT, 10),
    ("green", COUNT, 4),
    ("emperor", SOME_OF, 1),
    ("trinkets", COUNT, 6),
)


class Sight(Observer):
    """What a thief in the city sees, and what each move is."""

    def __init__(self, questions: i64, rules: list[type[Frame]]) -> None:
        super().__init__(questions, rules)
        self.keys = vec[i64]([0] * MOST_STACKS)  # of one thief's stacks, as they are told

    def table(self, t: Table, seat: i64, eye: Eye) -> None:
        c = cast(City, t)
        eye.count("turn", c.turn, 20)
        eye.seat("first", c.first)
        eye.seat("lead", c.lead() if c.first >= 0 else NOBODY)
        eye.one_of("event", c.event, EVENTS)
        eye.some_of("calm to come", c.calm, CALM)
        eye.some_of("alarms to come", c.alarms >> CALM, EVENTS - CALM)
        eye.count("calm left", c.calm_left, 10)
        eye.count("alarm left", c.alarm_left, 5)
        eye.count("die", c.die, 8)
        eye.one_of("gates", c.gates, 4)
        night = c.barred + 1 | c.left << 8 | c.yellow << 16 | c.green << 24
        eye.several(NIGHT, night | set_if(c.acted, 32) | set_if(c.alarm, 40) | set_if(c.lifted, 48))
        hour = set_if(c.due, 0) | set_if(c.specials, 8) | set_if(c.resolving, 16) | set_if(c.blaze, 24)
        eye.several(HOUR, hour | c.deck_size << 32)
        self.listed("pile", c.pile, GENERAL + 1, eye)
        self.listed("unseen", c.unseen, TOKENS + 1, eye)
        self.spaces(c, seat, eye)
        far: i64 = 0
        other = seat
        while far < c.seats:
            eye.of(far)
            self.thief(c, seat, other, c.thieves[other], eye)
            other = other + 1 if other + 1 < c.seats else 0
            far += 1

    def listed(self, name: str, many: list[int], size: i64, eye: Eye) -> None:
        """How many of each, by number."""
        if eye.naming:
            eye.named(name, size, COUNT, 0, 10)
        out = eye.out
        end = len(out) + size
        for n in many:
            out.append(u8(n))
        eye.skip(end - len(out))

    def spaces(self, c: City, seat: i64, eye: Eye) -> None:
        """What lies and stands on every space, as planes."""
        if eye.naming:
            for name, kind, high in PLANES:
                eye.named(name, ALL, kind, 0, high)
        base = eye.skip(len(PLANES) * ALL)
        morius = c.thieves[seat].sheet == MORIUS
        out, at = eye.out, base
        for each in c.space:
            if each != 0:
                holds: i64 = each
                if holds == ONLY_TOKEN:  # of most spaces that hold something
                    out[at + FACE_DOWN] = 1
                else:
                    self.one_space(c, holds, morius, at, eye)
            at += 1

    def one_space(self, c: City, holds: i64, morius: bool, at: i64, eye: Eye) -> None:
        """What lies and stands on one of them."""
        out = eye.out
        if holds & FIGURE != 0:
            figure = (holds & FIGURE) - 1
            out[at + (CAPTAIN if figure >= GUARDS else GUARD)] = 1
            out[at + STATE] = u8((c.figure[figure] >> 8) & 15)
        if holds & FIRE_BIT != 0:
            out[at + FIRE] = 1
        if holds & SMOKE_BIT != 0:
            out[at + SMOKE] = 1
        token = (holds & TOKEN_MASK) >> TOKEN_SHIFT
        if token >= DOWN:
            out[at + FACE_DOWN] = 1
            if token > DOWN:
                out[at + LOOKED] = 1  # everybody saw Morius look
            token = token - DOWN if morius else NOTHING
        if token > 0:
            out[at + TOKEN] = u8(token)
        if holds >> 12 != 0:
            self.jewels(holds, at, eye)

    def jewels(self, holds: i64, at: i64, eye: Eye) -> None:
        """The jewels lying on a space."""
        out = eye.out
        out[at + YELLOW] = u8((holds >> 12) & 15)
        out[at + GREEN] = u8((holds >> 16) & 7)
        out[at + EMPEROR] = u8((holds >> 19) & 1)
        out[at + TRINKETS] = u8((holds >> 20) & 7)

    def thief(self, c: City, viewer: i64, seat: i64, p: Thief, eye: Eye) -> None:
        own = seat == viewer
        on_board = p.at >= 0
        eye.one_of("thief", p.sheet, THIEVES)
        eye.one_of("at", p.at, ALL)
        jailed, hidden = on_board and c.jailed(seat), on_board and p.sheet >= 0 and c.hidden(seat)
        eye.several(PLACE, set_if(on_board, 0) | set_if(jailed, 8) | set_if(hidden, 16))
        loot = p.out | p.yellow << 8 | p.green << 16 | p.trinkets << 24
        eye.several(LOOT, loot | p.emperor << 32 | p.best << 40 | p.informers << 48)
        helpers = p.agents | p.familiars << 8 | p.used_informers << 16 | p.used_agents << 24
        eye.several(HELPERS, helpers | p.blue << 32 | p.red << 40 | p.purple << 48)
        eye.count("gain", p.gain, 20)
        eye.count("loss", p.loss, 20)
        eye.some_of("states", p.state, 13)
        eye.count("cards", p.shown, 12)  # in hand and declared
        eye.count("hand", len(p.hand) if own or not c.resolving else 0, 12)
        if own:
            self.hand(p, eye)
        else:
            self.known(c, viewer, seat, eye)
        eye.numbers("fresh", p.fresh if own else NOTHING, 6, 2, GENERAL)
        self.stacks(c, viewer, own, p, eye)

    def hand(self, p: Thief, eye: Eye) -> None:
        """The own cards by face."""
        if eye.naming:
            eye.named("holds", GENERAL + 1, COUNT, 0, 5)
            eye.named("may hold", GENERAL + 1, COUNT, 0, 5)
        out, start = eye.out, eye.skip(2 * (GENERAL + 1))
        for face in p.hand:
            out[start + face] = out[start + face] + 1

    def known(self, c: City, viewer: i64, seat: i64, eye: Eye) -> None:
        """The cards this viewer knows a rival to hold, and those of which one of several rivals holds one."""
        if eye.naming:
            eye.named("holds", GENERAL + 1, COUNT, 0, 5)
            eye.named("may hold", GENERAL + 1, COUNT, 0, 5)
        out, start = eye.out, eye.skip(2 * (GENERAL + 1))
        for each in c.facts:
            fact: i64 = each
            if (fact >> (12 + viewer)) & 1 == 1 and (fact >> (6 + seat)) & 1 == 1:
                at = start + (fact & 63)
                if (fact >> 6) & 63 != bit(seat):
                    at += GENERAL + 1
                out[at] = out[at] + 1

    def stacks(self, c: City, viewer: i64, own: bool, p: Thief, eye: Eye) -> None:
        """Declared stacks in an order that tells nothing: those still face down first, the highest first."""
        if eye.naming:
            for name, high in (("points", POINTS), ("up", 1), ("card", SPECIAL), ("cover", GENERAL), ("paid", 1)):
                eye.named(f"stacks.{name}", STACKS, COUNT if name == "points" else NUMBER_OF, 0, high)
        start = eye.skip(5 * STACKS)
        if len(p.stacks) > 0:
            keys = self.keys
            many: i64 = 0
            for each in p.stacks:
                key = told(each, own or seen_by(each, viewer))
                i = many
                while i > 0 and keys[i - 1] > key:
                    keys[i] = keys[i - 1]
                    i -= 1
                keys[i] = key
                many += 1
            out, at = eye.out, start
            end = at + many
            while at < end:
                key = keys[at - start]
                out[at] = u8(63 - ((key >> 16) & 63))
                out[at + STACKS] = u8(key >> 22)
                out[at + 2 * STACKS] = u8((key >> 8) & 63)
                out[at + 3 * STACKS] = u8((key >> 2) & 63)
                out[at + 4 * STACKS] = u8(key & 1)
                at += 1

    def move(self, t: Table, seat: i64, code: i64, eye: Eye) -> None:
        """Verb, two arguments, whom; of a declaration every stack with its AP, and what pays for it."""
        if eye.naming:
            self.name_move(t, eye)
            return
        end = len(eye.out) + MOVE_ROW
        verb = code & 63
        a = (code >> 6) & 255
        b = (code >> 14) & 255
        whom: i64 = -1
        eye.put(verb)
        if verb == mv.V_DECLARE:
            self.bid(decode(code >> 6), eye)
        else:
            if verb == mv.V_RIVAL or verb == mv.V_TOKEN or verb == mv.V_ROB or verb == mv.V_JEWEL:
                whom = a
                a = -1
            eye.put(a + 1)
            eye.put(b + 1)
            eye.put(eye.far(whom) + 1)
            if a >= 0 and a < ALL and on_space(verb):
                c = cast(City, t)
                eye.skip(end - 2 - len(eye.out))
                eye.put(c.board.district[a] + 1)
                at = c.thieves[seat].at
                eye.put(c.board.far(at, a) + 1 if at >= 0 else NOTHING)
        eye.skip(end - len(eye.out))

    def bid(self, bid: Bid, eye: Eye) -> None:
        """A declaration: AP on Move, Ambush and the general cards, those cards, the covering one, the payment."""
        eye.skip(3)
        eye.put(bid.move)
        eye.put(bid.ambush)
        for points in bid.points:
            eye.put(points)
        eye.skip(5 - len(bid.points))
        for face in bid.faces:
            eye.put(face)
        eye.skip(5 - len(bid.faces))
        eye.put(bid.cover)
        eye.put(bid.informers)
        eye.put(bid.agents)

    def name_move(self, t: Table, eye: Eye) -> None:
        """What the numbers of a row are."""
        eye.number("verb", 0, 30)
        eye.number("first", 0, ALL)
        eye.number("second", 0, 31)
        eye.number("whom", 0, t.seats)
        eye.follows = True  # a declaration has steps of its own
        eye.numbers("points", 0, 6, 7, POINTS)
        eye.numbers("cards", 0, 6, 5, GENERAL)
        eye.number("cover", 0, 5)
        eye.count("informers", 0, 10)
        eye.count("agents", 0, 5)
        eye.number("district", 0, 5)
        eye.count("distance", 0, 100)
        eye.follows = False

    # -- declarations in small steps, in the order of steps.py -----------------------------------------

    def more_steps(self) -> i64:
        return DRAFT_STEPS

    def drafts(self, t: Table) -> bool:
        return t.about == ASK_DECLARE

    def follow(self, t: Table, seat: i64, taken: list[int], out: list[int]) -> i64:
        return drafted(cast(City, t), seat, taken).follow(out)

    def begun(self, t: Table, seat: i64, taken: list[int], eye: Eye) -> None:
        eye.put(mv.V_DECLARE)
        draft = drafted(cast(City, t), seat, taken)
        self.bid(draft.bid, eye)
        eye.put(draft.last + 1)  # the card that waits for its AP, and what is waited for
        eye.put(draft.waiting)


class Draft:
    """A declaration being put together: the next card, its cover, its AP; at the end what pays for it."""

    def __init__(self, thief: Thief, specials: bool) -> None:
        self.thief = thief
        self.specials = specials
        self.bid = Bid()
        self.last: i64 = -1  # the last card: Move, Ambush, special, then general ones
        self.covering: i64 = 0
        self.points: i64 = 0  # what the last card got
        self.waiting: i64 = FOR_CARD
        self.paid: list[int] = []  # Informers times 16 plus Agents

    def take(self, step: i64) -> None:
        """One more step, known to be offered."""
        if step < DONE:
            if step != self.last:
                self.points = MOST_POINTS
            self.last = step
            self.waiting = FOR_COVER if step == SPECIAL_AT else FOR_POINTS
        elif step == DONE:
            self.waiting = FOR_PAYMENT
            self.pay()
        elif step < AP:
            self.covering = step - ON + 1
            self.waiting = FOR_POINTS
        elif step < BY_INFORMERS:
            self.waiting = FOR_CARD
            self.put(step - AP + 1)
        elif step < BY_AGENTS:
            self.paid = [p for p in self.paid if p >> 4 == step - BY_INFORMERS]
        else:
            self.paid = [p for p in self.paid if p & 15 == step - BY_AGENTS]

    def put(self, points: i64) -> None:
        """The last card gets its AP. The cover comes first among cards alike; the others fall."""
        bid = self.bid
        self.points = points
        if self.last == MOVE_AT:
            bid.move = points
        elif self.last == AMBUSH_AT:
            bid.ambush = points
        else:
            face = self.covering if self.last == SPECIAL_AT else self.last - SPECIAL_AT
            at = 0
            while at < len(bid.faces) and (
                bid.faces[at] < face or (bid.faces[at] == face and self.last != SPECIAL_AT)
            ):
                at += 1
            bid.faces.insert(at, int(face))
            bid.points.insert(at, int(points))
            if self.last == SPECIAL_AT:
                bid.cover = at + 1
            elif bid.cover > at:
                bid.cover += 1

    def pay(self) -> None:
        """All ways to pay for the stacks."""
        t = self.thief
        total, pairs = self.bid.total(), self.bid.pairs()
        informers: i64 = 0
        while informers <= t.informers:
            agents: i64 = 0
            while agents <= t.agents and agents <= pairs:
                rest = total - informers - 2 * agents
                if rest >= 0 and rest <= t.markers():
                    self.paid.append(int((informers << 4) | agents))
                agents += 1
            informers += 1

    def affordable(self, points: i64) -> bool:
        """Can the stacks so far, and one more with so many AP, be paid for?"""
        t = self.thief
        total, pairs = self.bid.total() + points, self.bid.pairs() + points // 2
        agents = t.agents if t.agents < pairs else pairs
        return total <= t.markers() + t.informers + 2 * agents and total <= MOST_POINTS

    def can(self, card: i64) -> bool:
        """May this card come next? An Agent may pay for two where nothing pays for one; cards alike fall."""
        most = self.points if card == self.last else MOST_POINTS
        if not (self.affordable(1) or (most > 1 and self.affordable(2))):
            return False
        if card <= AMBUSH_AT:
            return card > self.last
        if card == SPECIAL_AT:
            return self.specials and self.last < card and len(self.thief.hand) > 0
        face = card - SPECIAL_AT
        if card < self.last:
            return False
        left = self.thief.holds(face)
        for declared in self.bid.faces:
            if declared == face:
                left -= 1
        return left > 0

    def follow(self, out: list[int]) -> i64:
        """What may come next, or the finished move."""
        n: i64 = 0
        if self.waiting == FOR_COVER:
            last = 0
            for face in self.thief.hand:
                if face != last:
                    out.append(int(ON) + face - 1)
                last = face
        elif self.waiting == FOR_POINTS:
            most: i64 = self.points if self.last > SPECIAL_AT else MOST_POINTS
            n = 1
            while n <= most:
                if self.affordable(n):
                    out.append(int(AP + n - 1))
                n += 1
        elif self.waiting == FOR_PAYMENT:
            return self.settle(out)
        else:
            while n < DONE:
                if self.can(n):
                    out.append(int(n))
                n += 1
            out.append(int(DONE))
        return -1

    def settle(self, out: list[int]) -> i64:
        """Informers, then Agents, where there is a choice."""
        first = self.paid[0] >> 4
        if self.paid[-1] >> 4 != first:
            last = -1
            for p in self.paid:
                if p >> 4 != last:
                    last = p >> 4
                    out.append(int(BY_INFORMERS) + last)
            return -1
        if len(self.paid) > 1:
            for p in self.paid:
                out.append(int(BY_AGENTS) + (p & 15))
            return -1
        self.bid.informers = first
        self.bid.agents = self.paid[0] & 15
        return mv.V_DECLARE | (encode(self.bid) << 6)


def drafted(c: City, seat: i64, taken: list[int]) -> Draft:
    """The declaration after these steps."""
    draft = Draft(c.thieves[seat], c.specials)
    for step in taken:
        draft.take(step)
    return draft


def on_space(verb: i64) -> bool:
    """Does the verb speak of a space?"""
    return verb == mv.V_AT or verb == mv.V_WATCH or verb == mv.V_GO or verb == mv.V_SEWER or verb == mv.V_TOWARD


def set_if(yes: bool, place: i64) -> i64:
    """A one at that place, or nothing."""
    return bit(place) if yes else NOTHING


def told(stack: i64, known: bool) -> i64:
    """What a viewer may know of a stack, as a number to sort by: face down first, the highest AP first."""
    up = stack & UP != 0
    key: i64 = (1 << 22) if up else 0
    key |= (63 - ap_of(stack)) << 16
    if up or known:
        key |= (card_of(stack) << 8) | (cover_of(stack) << 2)
    if up and stack & PAID != 0:
        key |= 1
    return key
