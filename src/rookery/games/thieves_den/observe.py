"""Thieves Den in numbers (core/eye.py): all is public but hands, schemes, face-down piles and the decks."""

from typing import Final, cast

from mypy_extensions import i64

from rookery.core.bits import bit
from rookery.core.eye import COUNT, NOBODY, NOTHING, Eye, Observer, Telling
from rookery.core.table import Table
from rookery.games.thieves_den.cards.book import FENCE_TYPES, TYPES, many_bits
from rookery.games.thieves_den.moves import codes as mv
from rookery.games.thieves_den.state.table import SLOT, SLOT_MASK, Den, Player

TREASURES: Final[i64] = 12
CREW: Final[list[Telling]] = [("thieves", COUNT, 0, 12), ("hand", COUNT, 0, 12)]


class Sight(Observer):
    """What a master thief sees, and what each move is."""

    def table(self, t: Table, seat: i64, eye: Eye) -> None:
        d = cast(Den, t)
        cards = d.cards
        places: i64 = len(cards.location)
        buyers: i64 = len(cards.fence)
        powers = cards.powers + 1
        knows = d.placed(seat)
        eye.count("round", d.round, cards.rounds)
        eye.seat("start", d.start)
        eye.some_seats("passed", d.passed)
        eye.counts("city", d.city, 5, TYPES, 31)
        eye.count("forest", d.forest, 60)
        eye.count("deck", d.deck_size(), places)
        eye.some_of("deck known", self.placed(d) & knows, places)
        eye.some_of("robbed", d.robbed, places)
        eye.number("twice", d.twice, places - 1)
        eye.count("fence deck", d.fence_deck_size(), buyers)
        shown: i64 = 0
        row = d.display
        while row != 0:
            if row & SLOT_MASK != 0:
                shown |= bit(row & SLOT_MASK)
            row >>= SLOT
        eye.some_of("display", shown, buyers)
        eye.numbers("slots", d.display, SLOT, cards.slots, buyers - 1)
        eye.number("crowded", d.crowded, buyers - 1)
        eye.counts("wilds", d.jokers, 5, TYPES, 31)
        stack: i64 = 0
        while stack < cards.stacks:
            eye.one_of("tile", d.tile(stack), powers)
            eye.one_of("paid", d.spot(stack), TYPES + 1)
            stack += 1
        eye.count("tiles", d.piled, cards.tiles)
        eye.some_of("hag", d.hag, TYPES)
        eye.count("vault", d.vault, 30)
        eye.counts("recruit", d.recruit, 5, TYPES, 31)
        far: i64 = 0
        other = seat
        while far < d.seats:
            eye.of(far)
            player = d.players[other]
            self.player(d, player, far == 0, knows, eye)
            other = other + 1 if other + 1 < d.seats else 0
            far += 1

    def placed(self, d: Den) -> i64:
        """The locations at fixed places of the deck."""
        mask: i64 = 0
        row = d.on_top
        while row != 0:
            if row & SLOT_MASK != 0:
                mask |= bit(row & SLOT_MASK)
            row >>= SLOT
        for card in d.under:
            mask |= bit(card)
        return mask

    def player(self, d: Den, p: Player, own: bool, knows: i64, eye: Eye) -> None:
        places: i64 = len(d.cards.location)
        buyers: i64 = len(d.cards.fence)
        shown = own or d.over  # TD-B3 to TD-B5, TD-E2, TD-E4
        eye.count("reputation", p.fame(), 120)
        eye.counts("treasures", p.bag, 5, TYPES, TREASURES)
        eye.several(CREW, p.thieves | many_bits(p.hand) << 8)
        eye.some_of("cards", p.hand if own else p.hand & knows, places)
        eye.one_of("scheme", p.scheme if shown else NOBODY, d.cards.schemes + 1)
        eye.some_of("above", p.above, places)
        eye.some_of("side", p.side, places)
        eye.some_of("fences", p.dealt, buyers)
        eye.count("pile", many_bits(p.pile), places)
        eye.count("sold", many_bits(p.sold), buyers)
        eye.some_of("collected", p.pile if shown else NOTHING, places)
        if eye.naming:
            eye.named("buyers", len(FENCE_TYPES), "count", 0, buyers)
        sold = p.sold if shown else NOTHING
        if sold == 0:
            eye.skip(len(FENCE_TYPES))
            return
        kind: i64 = 0
        while kind < len(FENCE_TYPES):
            eye.put(many_bits(sold & d.cards.fence_mask[kind]))
            kind += 1

    def move(self, t: Table, seat: i64, code: i64, eye: Eye) -> None:
        """Verb, locations, fence, power, treasures (from 1; 6 a thief paid, or none taken), whom, slots."""
        d = cast(Den, t)
        verb = code & 63
        a = (code >> 6) & 63
        b = (code >> 12) & 63
        place: i64 = 0
        to: i64 = 0
        fence: i64 = 0
        power: i64 = 0
        first: i64 = 0
        second: i64 = 0
        whom: i64 = -1
        slots: i64 = 0
        if verb == mv.V_PICK or verb == mv.V_ROB or verb == mv.V_VANISH:
            place = a
        elif verb == mv.V_SHIFT or verb == mv.V_SWAP:
            place = a
            to = b
        elif verb == mv.V_DEAL:
            fence = a
        elif verb == mv.V_DOUBLE:
            place = a
            fence = b
        elif verb == mv.V_POWER:
            power = a
            first = b + 1
        elif verb == mv.V_DESTROY or verb == mv.V_STEAL:
            whom = a
            first = b + 1
        elif verb == mv.V_LURE or verb == mv.V_HOLDER:
            whom = a
        elif verb == mv.V_RENEW:
            slots = code >> 6
        elif verb == mv.V_RECRUIT:
            first = a + 1
            second = b + 1
        elif verb != mv.V_PASS and verb != mv.V_STOP and verb != mv.V_DECLINE:
            first = a + 1
        eye.number("verb", verb, 23)
        eye.number("place", place, len(d.cards.location) - 1)
        eye.number("to", to, len(d.cards.location) - 1)
        eye.number("fence", fence, len(d.cards.fence) - 1)
        eye.number("power", power, d.cards.powers)
        eye.number("treasure", first, 7)
        eye.number("treasure too", second, 7)
        eye.number("whom", eye.far(whom) + 1, d.seats)
        eye.some_of("slots", slots, d.cards.slots)
