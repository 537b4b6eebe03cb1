"""Thief's Market in numbers (core/eye.py): all is public but the others' infamy (TM-C8) and the decks."""

from typing import Final, cast

from mypy_extensions import i64

from rookery.core.bits import bit
from rookery.core.eye import COUNT, NOTHING, Eye, Observer, Telling, byte
from rookery.core.table import Table
from rookery.games.thiefs_market.moves import codes as mv
from rookery.games.thiefs_market.rules.score import icons
from rookery.games.thiefs_market.state.table import SLOT, SLOT_MASK, Market, Player

LOOT: Final[i64] = 7
ICONS: Final[i64] = 6
DICE: Final[i64] = 13
PURSE: Final[list[Telling]] = [
    ("gold", COUNT, 0, 60),
    ("infamy known", COUNT, 0, 1),
    ("infamy", COUNT, 0, 60),
    ("bought", COUNT, 0, 8),
    ("paid", COUNT, 0, 60),
]


class Sight(Observer):
    """What a thief sees, and what each move is."""

    def table(self, t: Table, seat: i64, eye: Eye) -> None:
        m = cast(Market, t)
        cards: i64 = len(m.cards.ids)
        eye.count("round", m.round, 60)
        eye.seat("start", m.start)
        eye.one_of("deck", m.current, 3)
        eye.counts("pool", m.pool, 5, LOOT, DICE)
        eye.counts("aside", m.aside, 5, LOOT, DICE)
        eye.count("spent", m.spent, DICE)
        eye.counts("left", m.deck0 | (m.deck1 << 6) | (m.deck2 << 12), 6, 3, 30)
        sale: i64 = 0
        deck: i64 = 0
        while deck <= m.current:
            row = m.row(deck)
            while row != 0:
                if row & SLOT_MASK != 0:
                    sale |= bit(row & SLOT_MASK)
                row >>= SLOT
            deck += 1
        eye.some_of("market", sale, cards)
        eye.some_of("discarded", m.discarded, cards)
        open_ = m.infamy_is_open()
        far: i64 = 0
        other = seat
        while far < m.seats:
            eye.of(far)
            self.player(m, other, m.players[other], far == 0 or open_, cards, eye)
            other = other + 1 if other + 1 < m.seats else 0
            far += 1

    def player(self, m: Market, seat: i64, p: Player, open_: bool, cards: i64, eye: Eye) -> None:
        eye.counts("pile", p.pile, 5, LOOT, DICE)
        eye.counts("final", p.final, 5, LOOT, DICE)
        known = 1 << 8 | byte(p.infamy) << 16 if open_ else NOTHING
        eye.several(PURSE, byte(p.gold) | known | byte(p.bought) << 24 | byte(p.paid) << 32)
        eye.counts("icons", icons(m, seat), 5, ICONS, 31)
        eye.number("copies", p.copied, cards - 1)
        eye.some_of("cards", p.cards, cards)
        eye.some_of("used", p.used, cards)

    def move(self, t: Table, seat: i64, code: i64, eye: Eye) -> None:
        """Verb, card, whom it is about; the loot one gets and what is left of where it lay; a payment."""
        m = cast(Market, t)
        verb = code & 63
        arg = (code >> 6) & 63
        card: i64 = 0
        gets: i64 = 0
        leaves: i64 = 0
        whom: i64 = -1
        face: i64 = 0
        waived: i64 = 0
        gold: i64 = 0
        if verb == mv.V_TAKE:
            gets = code >> 6
            leaves = m.pool - gets
        elif verb == mv.V_ROB:
            whom = arg
            gets = code >> 12
            leaves = m.players[arg].pile - gets
        elif verb == mv.V_SAVE or verb == mv.V_REROLL:
            face = arg + 1
        else:
            card = arg
            if verb == mv.V_BUY:
                waived = (code >> 12) & 7
                gold = (code >> 15) & 255
            elif verb == mv.V_FLIP:
                face = ((code >> 12) & 7) + 1
        eye.number("verb", verb, 12)
        eye.number("card", card, len(m.cards.ids) - 1)
        eye.number("face", face, 8)
        eye.number("whom", eye.far(whom) + 1, m.seats)
        eye.counts("gets", gets, 5, LOOT, DICE)
        eye.number("waived", waived, 4)
        eye.counts("gold", gold, 2, 4, 3)
        eye.follows = True
        eye.counts("leaves", leaves, 5, LOOT, DICE)
        eye.follows = False
