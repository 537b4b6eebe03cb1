"""Enclave in numbers (core/eye.py): hands are counts by back to all but their owner, decks what a seat can name."""

from typing import Final, cast

from mypy_extensions import i64

from rookery.core.bits import bit, ones
from rookery.core.eye import COUNT, NOBODY, NOTHING, NUMBER_OF, ONE_OF, Eye, Observer, Telling
from rookery.core.table import Table
from rookery.games.enclave.cards.book import (
    CARDS,
    COLOURS,
    DECKS,
    FINDS,
    HELD,
    HIGHEST,
    LEVELS,
    LOWEST,
    MOST_LOOKED,
    OUTLET,
    SQUARE,
    TOWN,
    TREE_CARDS,
)
from rookery.games.enclave.moves import codes as mv
from rookery.games.enclave.rules.mission import Mission
from rookery.games.enclave.rules.oracle import Peek
from rookery.games.enclave.rules.tree_cards import TreeCard
from rookery.games.enclave.state.decks import Deck
from rookery.games.enclave.state.table import SLOT, SLOT_MASK, Enclave, Player

QUEUED: Final[i64] = 4
FOR_SALE: Final[i64] = 47  # the numbers of outlet and square come first
NAMED: Final[i64] = 4  # so many cards at either end of a deck are told
IN_DECK: Final[i64] = 35  # cards of a deck at most

# Numbers that are told together (Eye.several).
SIZES: Final[list[Telling]] = [("deck", COUNT, 0, 40), ("deck top", COUNT, 0, 20), ("deck bottom", COUNT, 0, 20)]
PURSE: Final[list[Telling]] = [("coins", COUNT, 0, 60), ("knowledge", COUNT, 0, 60), ("tree tiles", COUNT, 0, 20)]
SKILLS: Final[list[Telling]] = [
    ("points", COUNT, 0, 75),
    ("p", COUNT, int(LOWEST), int(HIGHEST)),
    ("p max", COUNT, int(LOWEST), int(HIGHEST)),
    ("m", COUNT, int(LOWEST), int(HIGHEST)),
    ("m max", COUNT, int(LOWEST), int(HIGHEST)),
    ("sesame", COUNT, 0, 6),
    ("sarcophagus", COUNT, 0, 5),
]
UPGRADES: Final[list[Telling]] = [
    ("thief", NUMBER_OF, 0, int(CARDS)),
    ("thief too", NUMBER_OF, 0, int(CARDS)),
    ("machine", NUMBER_OF, 0, int(CARDS)),
    ("machine too", NUMBER_OF, 0, int(CARDS)),
]


class Sight(Observer):
    """What a thief of the Enclave sees, and what each move is."""

    def table(self, t: Table, seat: i64, eye: Eye) -> None:
        e = cast(Enclave, t)
        eye.count("round", e.round, e.cards.rounds)
        self.queue("order", e.order, eye)
        eye.counts("tiles", e.tiles, 3, TOWN, TOWN)
        place: i64 = 0
        while place < TOWN:
            self.queue("cubes", e.queue(place), eye)
            place += 1
        self.queue("second", e.second, eye)
        level: i64 = 1
        while level <= LEVELS:
            eye.one_of("tree", e.tree_card(level), TREE_CARDS)
            eye.count("mark", e.mark(level), 15)
            self.queue("climbers", e.level(level), eye)
            level += 1
        eye.some_of("outlet", row_set(e.outlet), FOR_SALE)
        eye.some_of("square", row_set(e.square), FOR_SALE)
        eye.numbers("missions", e.missions, SLOT, QUEUED, CARDS)
        eye.number("mission", e.mission if e.mission >= 0 else CARDS + 1, CARDS + 1)
        eye.numbers("traps", e.traps, SLOT, QUEUED, CARDS)
        eye.count("tree tiles", e.tile_supply(), 60)
        self.bids(e, eye)
        self.looking(e, seat, eye)
        self.found(e, seat, eye)
        which: i64 = 0
        while which < DECKS:
            self.deck(e.decks[which], seat, eye)
            which += 1
        far: i64 = 0
        other = seat
        while far < e.seats:
            eye.of(far)
            self.player(e, other, e.players[other], far == 0, far == 0 or e.together(other, seat), eye)
            other = other + 1 if other + 1 < e.seats else 0
            far += 1

    def bids(self, e: Enclave, eye: Eye) -> None:
        """The bids made in the open, plus one."""
        if eye.naming:
            eye.named("bids", e.seats, NUMBER_OF, 0, 15)
        if e.bids == 0:
            eye.skip(e.seats)
            return
        far: i64 = 0
        other = eye.me
        while far < e.seats:
            eye.put((e.bids >> (4 * other)) & 15)
            other = other + 1 if other + 1 < e.seats else 0
            far += 1

    def queue(self, name: str, queue: i64, eye: Eye) -> None:
        """Cubes in their order: how many seats on from the own one, plus one."""
        if eye.naming:
            eye.named(name, QUEUED, NUMBER_OF, 0, eye.seats)
        word: i64 = 0
        place: i64 = 0
        me, seats = eye.me, eye.seats
        while queue != 0:
            far = (queue & 7) - me
            word |= (far if far > 0 else far + seats) << place
            queue >>= 3
            place += 8
        eye.word(word, QUEUED)

    def looking(self, e: Enclave, seat: i64, eye: Eye) -> None:
        """Cards taken up to be looked at: their number, and the faces for the one who looks."""
        many: i64 = 0
        row = e.looking
        while row != 0:
            many += 1
            row >>= SLOT
        eye.count("looked at", many, MOST_LOOKED)
        if eye.naming:
            eye.named("looking", MOST_LOOKED, NUMBER_OF, 0, CARDS)
        if many > 0 and looker(e) == seat:
            eye.fields(e.looking, SLOT, MOST_LOOKED)
        else:
            eye.skip(MOST_LOOKED)

    def found(self, e: Enclave, seat: i64, eye: Eye) -> None:
        """The find being decided; only the drawer sees it (EN-Q72)."""
        eye.flag("finding", e.find != 0)
        eye.number("find", e.find if e.find != 0 and drawer(e) == seat else NOTHING, CARDS)

    def deck(self, deck: Deck, seat: i64, eye: Eye) -> None:
        """Size and discards; the cards this seat can name at the ends, and those it knows to lie somewhere."""
        up: i64 = len(deck.top)
        down: i64 = len(deck.bottom)
        eye.several(SIZES, deck.left | up << 8 | down << 16)
        if up > 0 or down > 0 or eye.naming:
            self.places(deck, seat, up, down, eye)
        else:  # all loose: what anybody knows of cards elsewhere need not be looked up
            eye.skip(2 * NAMED + 2 * IN_DECK)
        eye.some_of("pile", deck.piled(), IN_DECK)

    def places(self, deck: Deck, seat: i64, up: i64, down: i64, eye: Eye) -> None:
        """The cards at fixed places of a deck: those at its ends by number, and as sets."""
        unknown = deck.mind.hidden_from(seat)
        if eye.naming:
            eye.named("deck named", 2 * NAMED, NUMBER_OF, 0, CARDS)
        ends: i64 = 0
        i: i64 = 0
        while i < up and i < NAMED:
            ends |= self.card(deck, deck.top[i], unknown) << (8 * i)
            i += 1
        i = 0
        while i < down and i < NAMED:
            ends |= self.card(deck, deck.bottom[down - 1 - i], unknown) << (8 * (NAMED + i))
            i += 1
        eye.word(ends, 2 * NAMED)
        fixed = deck.fixed()
        eye.some_of("deck known", fixed & ~unknown, IN_DECK)
        among: i64 = 0
        for fact in deck.mind.facts:
            if fact.observer == seat and fact.among & ~fixed == 0:
                among |= fact.told
        eye.some_of("deck maybe", among, IN_DECK)

    def card(self, deck: Deck, card: i64, unknown: i64) -> i64:
        """A card's number, or 0 where this seat cannot name it."""
        return NOTHING if unknown & deck.bit(card) != 0 else card

    def player(self, e: Enclave, seat: i64, p: Player, own: bool, near: bool, eye: Eye) -> None:
        hand, backs = p.hand, e.cards.backs
        eye.one_of("colour", p.colour, len(COLOURS))
        eye.several(PURSE, p.coins | p.knowledge << 8 | p.tiles << 16)
        eye.some_of("markers", p.markers, LEVELS)
        skills = p.points | p.p - LOWEST << 8 | p.p_max - LOWEST << 16 | p.m - LOWEST << 24 | p.m_max - LOWEST << 32
        eye.several(SKILLS, skills | p.sesame << 40 | p.sarcophagus << 48)
        eye.several(UPGRADES, p.thief1 | p.thief2 << 8 | p.machine1 << 16 | p.machine2 << 24)
        held = ones(hand & backs[OUTLET]) | ones(hand & backs[SQUARE]) << 8 | ones(hand & backs[FINDS]) << 16
        eye.counts("backs", held, 8, 3, HELD)
        eye.some_of("hand", hand if own else NOTHING, HELD)
        eye.count("packed", ones(p.packed), HELD)
        eye.some_of("packed cards", p.packed if near else NOTHING, HELD)
        eye.numbers("used", p.used, SLOT, 5, CARDS)
        eye.flag("used tile", p.used_tile)
        eye.some_of("played", p.played, TOWN + 1)
        if eye.naming:
            self.name_boons(eye)
        boons = bit(p.prepared) >> 1 | (bit(p.sync) >> 1) << 2 | (bit(p.extra) >> 1) << 4
        boons |= (bit(6) if p.cancel else NOTHING) | (bit(7) if p.tyllo else NOTHING)
        eye.bits(boons, 8)
        mate = p.mate
        eye.seat("mate", mate - 1 if mate > 0 else -1 - mate if mate < 0 else NOBODY)
        eye.flag("leads", mate > 0)

    def name_boons(self, eye: Eye) -> None:
        """What a thief has for coming actions."""
        for name in ("prepared", "sync", "extra"):
            eye.named(name, 2, ONE_OF, 0, 1)
        for name in ("cancel", "tyllo"):
            eye.named(name, 1, COUNT, 0, 1)

    def move(self, t: Table, seat: i64, code: i64, eye: Eye) -> None:
        """Verb, card, the upgrade removed, place, a number, whom; looks by deck, returns in their order."""
        e = cast(Enclave, t)
        verb = code & 63
        a = (code >> 6) & mv.ARG
        b = (code >> 13) & mv.ARG
        card: i64 = 0
        removed: i64 = 0
        place: i64 = 0
        number: i64 = 0
        whom: i64 = -1
        looks: i64 = 0
        backs: i64 = 0
        if verb == mv.V_PEEK:
            looks = code >> 6
        elif verb == mv.V_RETURN:
            backs = code >> 6
        elif verb == mv.V_TILE:
            number = a
            place = b + 1
        elif verb == mv.V_PLAN:
            place = a + 1
        elif verb == mv.V_PARTNER or verb == mv.V_STEAL:
            whom = a
        elif verb == mv.V_KEEP:
            removed = a
        elif verb == mv.V_LOOK:
            place = a + 1
            number = b
        elif verb == mv.V_BID or verb == mv.V_LEVEL or verb == mv.V_TRADE or verb == mv.V_OFFER:
            number = a + 1
        else:
            card = a
            removed = b
        eye.number("verb", verb, 30)
        eye.numbers("cards", card | (removed << 7), 7, 2, CARDS)
        eye.number("place", place, TOWN + 1)
        eye.count("number", number, 128)
        eye.number("whom", eye.far(whom) + 1, e.seats)
        eye.counts("looks", looks, 3, DECKS, 7)
        eye.numbers("returns", backs, 4, MOST_LOOKED, 15)
        eye.follows = True
        held = e.cards.card[card if card <= CARDS else 0]
        eye.number("kind", held.kind, 7)
        eye.count("price", held.price, 30)
        eye.follows = False


def row_set(row: i64) -> i64:
    """The cards of a row as a set, by number."""
    mask: i64 = 0
    while row != 0:
        if row & SLOT_MASK < FOR_SALE:
            mask |= bit(row & SLOT_MASK)
        row >>= SLOT
    return mask


def looker(e: Enclave) -> i64:
    """Who looks at the cards taken up."""
    i: i64 = len(e.stack) - 1
    while i >= 0:
        frame = e.stack[i]
        if isinstance(frame, Peek):
            return frame.seat
        if isinstance(frame, TreeCard):
            return frame.seat
        i -= 1
    return -1


def drawer(e: Enclave) -> i64:
    """Who decides about a find."""
    for frame in e.stack:
        if isinstance(frame, Mission):
            return frame.rewarded()
    return -1
