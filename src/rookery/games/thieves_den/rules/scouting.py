"""Scouting: deal four, pick one, pass the rest, reveal together, three times (TD-D)."""

from typing import Final

from mypy_extensions import i64

from rookery.core.bits import bit, has
from rookery.core.kinds import Count
from rookery.core.table import CHANCE, Table
from rookery.games.thieves_den.cards.book import kth_bit, low_bit, many_bits
from rookery.games.thieves_den.moves.codes import V_DRAW, V_PICK, first, move_of, verb
from rookery.games.thieves_den.rules.ability import BY_ABILITY, Ability
from rookery.games.thieves_den.rules.frame import Rule, den
from rookery.games.thieves_den.said import (
    ASK_PICK,
    CHANCE_DRAW,
    TOLD_DEALT,
    TOLD_HAND,
    TOLD_INSTANT,
    TOLD_LAID,
    TOLD_PICK,
    TOLD_UNDER,
)
from rookery.games.thieves_den.state.table import SLOT, SLOT_MASK, Den

DEAL: Final[i64] = 0
PICK: Final[i64] = 1
INSTANTS: Final[i64] = 2
LAST: Final[i64] = 3
DONE: Final[i64] = 4


class Scouting(Rule):
    """TD-D1 to TD-D7. Nobody knows more of a hand than its holders, so picks are asked even with one option."""

    dealt: Count = 0  # cards dealt, or instants looked at
    picks: Count = 0  # cards everybody has picked

    def open(self, t: Table, seat: i64) -> bool:
        return False

    def run(self, t: Table) -> None:
        d = den(t)
        if self.step == DEAL:
            self._deal(d)
        elif self.step == PICK:
            asked: i64 = 0
            seat: i64 = 0
            while seat < d.seats:
                if d.players[seat].hand != 0:
                    asked |= bit(seat)
                seat += 1
            if self.picks == d.cards.picks or asked == 0:
                self.step = LAST
            else:
                d.ask_all(asked, ASK_PICK)
        elif self.step == INSTANTS:
            self._instants(d)
        elif self.step == LAST:
            self.step = DONE
            self._last_cards(d)
        else:
            d.finish()

    # -- TD-D1 ---------------------------------------------------------------------------------------

    def _deal(self, d: Den) -> None:
        """TD-Q11: one card at a time, the start player first, in direction."""
        if self.dealt == d.cards.hand * d.seats or d.deck_size() == 0:  # TD-Q44
            self.dealt = 0
            self.step = PICK
            self._show_hands(d)
        elif d.on_top != 0:
            card = d.on_top & SLOT_MASK
            d.on_top >>= SLOT
            self._give(d, card)
            d.tell(TOLD_DEALT, self._receiver(d, 1), card)
        elif d.deck != 0:
            d.ask(CHANCE, CHANCE_DRAW)
        else:
            card = d.under.pop(0)
            self._give(d, card)
            self._told_dealt(d, card)

    def _receiver(self, d: Den, back: i64) -> i64:
        return d.next_seat(d.start, (self.dealt - back) % d.seats)

    def _told_dealt(self, d: Den, card: i64) -> None:
        """A card that some know comes from under the deck: they know who has it now."""
        knows = d.mind.knowers(card)
        if has(knows, d.seats):
            d.tell(TOLD_DEALT, self._receiver(d, 1), card)
        else:
            d.whisper(knows, 2, TOLD_DEALT, self._receiver(d, 1), card)

    def _give(self, d: Den, card: i64) -> None:
        seat = self._receiver(d, 0)
        d.players[seat].hand |= bit(card)
        d.mind.show(card, bit(seat))
        d.learn()
        self.dealt += 1

    # -- TD-D2, TD-D3 --------------------------------------------------------------------------------

    def count(self, t: Table, seat: i64) -> i64:
        d = den(t)
        return many_bits(d.deck if seat == CHANCE else self._offered(d, seat))

    def option(self, t: Table, seat: i64, k: i64) -> i64:
        d = den(t)
        if seat == CHANCE:
            return move_of(V_DRAW, kth_bit(d.deck, k), 0)
        return move_of(V_PICK, kth_bit(self._offered(d, seat), k), 0)

    def allows(self, t: Table, seat: i64, move: i64) -> bool:
        d = den(t)
        if move < 0 or move >> 12 != 0 or first(move) > 60:
            return False
        if seat == CHANCE:
            return verb(move) == V_DRAW and (d.deck >> first(move)) & 1 == 1
        return verb(move) == V_PICK and (self._offered(d, seat) >> first(move)) & 1 == 1

    def _offered(self, d: Den, seat: i64) -> i64:
        """What can be picked: any card of the hand, once (TD-Q9)."""
        pick: i64 = d.answers[seat]
        return d.players[seat].hand if pick < 0 or d.cards.rules == 1 else bit(first(pick))

    def answer(self, t: Table, seat: i64, move: i64) -> None:
        d = den(t)
        d.deck &= ~bit(first(move))
        d.mind.hide(first(move), bit(self._receiver(d, 0)))
        self._give(d, first(move))

    def reveal(self, t: Table) -> None:
        """All picks are in: the hands are passed, the picked cards turned up together (TD-Q9)."""
        d = den(t)
        seat: i64 = 0
        while seat < d.seats:
            if d.answers[seat] >= 0:
                card = first(d.answers[seat])
                d.players[seat].hand &= ~bit(card)
                d.players[seat].above |= bit(card)
                d.reveal(card)
            seat += 1
        self._pass_hands(d)
        step: i64 = 0
        while step < d.seats:
            seat = d.next_seat(d.start, step)
            if d.answers[seat] >= 0:
                d.tell(TOLD_PICK, seat, first(d.answers[seat]))
            step += 1
        self.picks += 1
        self.step = INSTANTS
        self._show_hands(d)

    def _pass_hands(self, d: Den) -> None:
        """TD-D2, also after the third pick (TD-Q8)."""
        hands: list[int] = []
        for player in d.players:
            hands.append(player.hand)
        seat: i64 = 0
        while seat < d.seats:
            taker = d.next_seat(seat, 1)
            d.players[taker].hand = hands[seat]
            d.mind.show_all(hands[seat], bit(taker))
            d.learn()
            seat += 1

    def _show_hands(self, d: Den) -> None:
        """Whoever has held a hand reads what is in it; the others read its size."""
        if not d.loud:
            return
        seat: i64 = 0
        while seat < d.seats:
            hand = d.players[seat].hand
            knows: i64 = 0
            other: i64 = 0
            while other < d.seats:
                if hand & ~d.mind.known[other] == 0:
                    knows |= bit(other)
                other += 1
            d.whisper(knows, 2, TOLD_HAND, seat, hand, many_bits(hand))
            seat += 1

    # -- TD-D4, TD-Q6 --------------------------------------------------------------------------------

    def _instants(self, d: Den) -> None:
        d.stands()  # the choices of the instant before
        while self.dealt < d.seats:
            seat = d.next_seat(d.start, self.dealt)
            player = d.players[seat]
            card = low_bit(player.above & d.cards.instants)
            if card > 0:
                player.above &= ~bit(card)
                player.pile |= bit(card)
                d.tell(TOLD_INSTANT, seat, card)
                d.push(Ability(seat, card, BY_ABILITY, 0, 0))
                return
            self.dealt += 1
        self.dealt = 0
        self.step = PICK

    # -- TD-D6, TD-D7, TD-Q10 ------------------------------------------------------------------------

    def _last_cards(self, d: Den) -> None:
        step: i64 = 0
        while step < d.seats:
            seat = d.next_seat(d.start, step)
            player = d.players[seat]
            while player.hand != 0:
                card = low_bit(player.hand)
                player.hand &= ~bit(card)
                if d.seats == 2 and not d.cards.location[card].instant:
                    player.side |= bit(card)
                    d.reveal(card)
                    d.tell(TOLD_LAID, seat, card)
                else:
                    d.under.append(int(card))
                    self._told_under(d, seat, card)
            step += 1

    def _told_under(self, d: Den, seat: i64, card: i64) -> None:
        knows = d.mind.knowers(card)
        if has(knows, d.seats):
            d.tell(TOLD_UNDER, seat, card)
        else:
            d.whisper(knows, 2, TOLD_UNDER, seat, card)
