"""Thieves Den from the set-up to the end: three rounds of scouting, thieving and cleanup (TD-S, TD-R1, TD-E1)."""

from typing import Final

from mypy_extensions import i64

from rookery.core.bits import bit
from rookery.core.knowledge import MOST_CARDS, Known, all_known
from rookery.core.table import CHANCE, Frames, Table
from rookery.games.thieves_den.cards.book import TYPES, Cards, kth_bit, many_bits, one
from rookery.games.thieves_den.moves.codes import V_FIRST, V_SCHEME, V_TURN, first, move_of
from rookery.games.thieves_den.rules.ability import Ability, Surplus
from rookery.games.thieves_den.rules.actions import Dealing, Refill, Robbery, Strike
from rookery.games.thieves_den.rules.cleanup import Cleanup, turn_up
from rookery.games.thieves_den.rules.frame import Rule, den
from rookery.games.thieves_den.rules.powers import Power
from rookery.games.thieves_den.rules.score import final_scoring
from rookery.games.thieves_den.rules.scouting import Scouting
from rookery.games.thieves_den.rules.thieving import Thieving
from rookery.games.thieves_den.said import (
    CHANCE_FIRST,
    CHANCE_SCHEME,
    CHANCE_TURN,
    TOLD_FIRST,
    TOLD_OVER,
    TOLD_ROUND,
    TOLD_SCHEME,
)
from rookery.games.thieves_den.state.table import Den, Player


class Evening(Rule):
    """TD-R1: the set-up, three rounds of three phases, the final scoring."""

    def run(self, t: Table) -> None:
        d = den(t)
        if self.step == 0:
            self.step = 1
            d.push(Setup())
        elif self.step == 1:
            if d.round == d.cards.rounds:  # TD-E1
                final_scoring(d)
                d.tell(TOLD_OVER)
                self.step = 4
                return
            self.step = 2
            d.round += 1
            d.tell(TOLD_ROUND, d.round, d.start)
            d.push(Scouting())
        elif self.step == 2:
            self.step = 3
            d.push(Thieving(d.start))
        elif self.step == 3:
            self.step = 1
            d.push(Cleanup())
        else:
            d.end()


class Setup(Rule):
    """TD-S2 to TD-S7: schemes, powers, fences, the start player."""

    def run(self, t: Table) -> None:
        d = den(t)
        if self.step < d.seats:
            d.ask(CHANCE, CHANCE_SCHEME)
        elif self.step < d.seats + d.cards.stacks:
            d.ask(CHANCE, CHANCE_TURN)
        elif self.step == d.seats + d.cards.stacks:
            self.step += 1
            d.push(Refill())
        elif d.start >= 0:
            d.finish()
        elif d.fixed_start >= 0:  # TD-Q4
            self._first(d, d.fixed_start)
        else:
            d.ask(CHANCE, CHANCE_FIRST)

    def _first(self, d: Den, seat: i64) -> None:
        d.start = seat
        d.tell(TOLD_FIRST, seat)

    def count(self, t: Table, seat: i64) -> i64:
        d = den(t)
        if self.step < d.seats:
            return d.cards.schemes - self.step
        if self.step < d.seats + d.cards.stacks:
            return many_bits(d.untold)
        return d.seats

    def option(self, t: Table, seat: i64, k: i64) -> i64:
        d = den(t)
        if self.step < d.seats:
            return move_of(V_SCHEME, kth_bit(self._schemes_left(d), k), 0)
        if self.step < d.seats + d.cards.stacks:
            return move_of(V_TURN, kth_bit(d.untold, k), 0)
        return move_of(V_FIRST, k, 0)

    def _schemes_left(self, d: Den) -> i64:
        mask = bit(d.cards.schemes + 1) - 2
        for player in d.players:
            mask &= ~bit(player.scheme)
        return mask

    def answer(self, t: Table, seat: i64, move: i64) -> None:
        d = den(t)
        if self.step < d.seats:
            d.players[self.step].scheme = first(move)
            d.learn()
            d.whisper(bit(self.step), 2, TOLD_SCHEME, self.step, first(move))
            self.step += 1
        elif self.step < d.seats + d.cards.stacks:
            turn_up(d, self.step - d.seats, first(move))
            self.step += 1
        else:
            self._first(d, first(move))


FRAMES: Final = Frames(
    [Evening, Setup, Scouting, Thieving, Cleanup, Robbery, Ability, Surplus, Dealing, Refill, Power, Strike]
)


def new_table(seats: int, cards: Cards, start: int) -> Den:
    """TD-S1, TD-S4 to TD-S6: the table before the first card is dealt. Nothing has been asked yet."""
    d = Den(seats, FRAMES, cards, Known(MOST_CARDS, all_known(MOST_CARDS, seats), []))
    d.fixed_start = start
    for _ in range(seats):
        player = Player()
        player.thieves = cards.thieves
        d.players.append(player)
    d.forest = cards.forest * seats
    type_: i64 = 0
    while type_ < TYPES:
        d.city += cards.treasures[seats] * one(type_)
        type_ += 1
    d.deck = cards.deck(seats)
    d.unsold = cards.fence_deck(seats)
    d.untold = bit(cards.powers + 1) - 2
    d.push(Evening())
    return d
