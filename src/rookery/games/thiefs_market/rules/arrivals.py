"""Cards whose arrival does something no table row can say: bonuses, Haul, Potion, Stew."""

from mypy_extensions import i64

from rookery.core.bits import bit, lowest, nth, ones
from rookery.core.kinds import Flag, SeatNo
from rookery.core.table import CHANCE, Table
from rookery.games.thiefs_market.cards.book import COPY, HAUL, POTION, of, size
from rookery.games.thiefs_market.moves.codes import V_COPY, V_DRAW, arg
from rookery.games.thiefs_market.rules.frame import Rule, market
from rookery.games.thiefs_market.said import ASK_COPY, CHANCE_DRAW, TOLD_COPY, TOLD_POTION
from rookery.games.thiefs_market.state.table import CardNo, Market, Player


class Gain(Rule):
    """A card comes to a thief: bought, or through the Potion (TM-K6, TM-K14, TM-K16, TM-K27)."""

    seat: SeatNo
    card: CardNo
    bought: Flag

    def run(self, t: Table) -> None:
        m = market(t)
        me = m.players[self.seat]
        effect = m.cards.card[self.card].effect
        if self.step == 0:
            if effect != POTION:
                me.cards |= bit(self.card)
            if effect == COPY and self._models(m) != 0:  # TM-Q38: before anything else
                m.ask(self.seat, ASK_COPY)
                return
            if effect != POTION:
                me.powers |= bit(self.card)
            self.step = 1
        elif self.step == 1:
            self.step = 2
            if self.bought:
                self._buy_bonuses(m, me)
        elif self.step == 2:
            self._on_gain(m, me)
        elif self.step == 3:  # TM-K14: the next card that would be dealt
            if self._next_deck(m) < 0:
                m.tell(TOLD_POTION, self.seat, 0)
                m.finish()
            else:
                m.ask(CHANCE, CHANCE_DRAW)
        else:
            m.finish()

    def _models(self, m: Market) -> i64:
        """Cards of the other thieves, as a mask. A Stew is never among them: there is only one."""
        mask: i64 = 0
        seat: i64 = 0
        while seat < m.seats:
            if seat != self.seat:
                mask |= m.players[seat].cards
            seat += 1
        return mask

    def _buy_bonuses(self, m: Market, me: Player) -> None:
        """TM-K6, TM-K7: the printed cost counts, however it was paid."""
        if me.powers & m.cards.onbuys == 0:
            return
        gem: i64 = 0
        while gem < 4:
            paying = me.powers & m.cards.onbuy[gem]
            if paying != 0 and of(m.cards.card[self.card].cost, gem) > 0:
                m.infamy(self.seat, ones(paying), lowest(paying))
            gem += 1

    def _on_gain(self, m: Market, me: Player) -> None:
        face = self.card
        if m.cards.card[face].effect == COPY and me.copied > 0:
            face = me.copied
        if m.cards.card[face].effect == HAUL:  # TM-K16
            m.infamy(self.seat, size(me.final), face)
        if m.cards.card[face].effect == POTION:
            m.discarded |= bit(self.card)
            self.step = 3
        else:
            m.finish()

    def _next_deck(self, m: Market) -> i64:
        """The deck the next market card would come from, or -1."""
        deck = m.current
        while deck < 3:
            if m.deck(deck) > 0:
                return deck
            deck += 1
        return -1

    def count(self, t: Table, seat: i64) -> i64:
        m = market(t)
        if seat == CHANCE:
            return ones(m.unseen(self._next_deck(m)))
        return ones(self._models(m))

    def option(self, t: Table, seat: i64, k: i64) -> i64:
        m = market(t)
        if seat == CHANCE:
            return V_DRAW | (nth(m.unseen(self._next_deck(m)), k) << 6)
        return V_COPY | (nth(self._models(m), k) << 6)

    def answer(self, t: Table, seat: i64, move: i64) -> None:
        m = market(t)
        card = arg(move)
        if seat == CHANCE:
            m.draw(card)
            m.tell(TOLD_POTION, self.seat, card)
            self.step = 4
            m.push(Gain(self.seat, card, False))
        else:
            me = m.players[seat]
            me.copied = card
            me.powers |= bit(card)
            m.tell(TOLD_COPY, seat, card)
            self.step = 1
