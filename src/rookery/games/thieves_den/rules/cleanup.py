"""Cleanup, in its order (TD-U)."""

from mypy_extensions import i64

from rookery.core.bits import bit
from rookery.core.table import CHANCE, Table
from rookery.games.thieves_den.cards.book import kth_bit, low_bit, many_bits, one, size
from rookery.games.thieves_den.moves.codes import V_HOLDER, V_TURN, first, move_of
from rookery.games.thieves_den.rules.frame import Rule, den
from rookery.games.thieves_den.said import (
    ASK_HOLDER,
    CHANCE_TURN,
    TOLD_CLEANUP,
    TOLD_HOLDER,
    TOLD_LEFT,
    TOLD_THIEVES,
    TOLD_TILE,
)
from rookery.games.thieves_den.state.table import Den


class Cleanup(Rule):
    """TD-U1 to TD-U9. The last round's ends with TD-U7 (TD-Q40)."""

    def run(self, t: Table) -> None:
        d = den(t)
        if self.step == 0:
            self.step = 1
            thieves_come_home(d)
            left_sides(d)
            fences_settle(d)
            powers_fade(d)
        elif self.step == 1:  # TD-U4: new tiles, but none is left after the last round
            if d.round < d.cards.rounds and self._empty_stack(d) >= 0:
                d.ask(CHANCE, CHANCE_TURN)
            else:
                self.step = 2
        elif self.step == 2:
            self.step = 4 if d.round == d.cards.rounds else 3
            spaces_clear(d)
        elif self.step == 3:
            tied = last_in_line(d)
            if many_bits(tied) == 1:
                self._hand_over(d, low_bit(tied))
            else:
                d.ask(d.start, ASK_HOLDER)  # TD-U8
        else:
            d.finish()

    def _empty_stack(self, d: Den) -> i64:
        stack: i64 = 0
        while stack < d.cards.stacks:
            if d.tile(stack) == 0:
                return stack
            stack += 1
        return -1

    def _hand_over(self, d: Den, seat: i64) -> None:
        self.step = 4
        d.start = seat
        d.tell(TOLD_HOLDER, seat)

    def count(self, t: Table, seat: i64) -> i64:
        d = den(t)
        return many_bits(d.untold if seat == CHANCE else last_in_line(d))

    def option(self, t: Table, seat: i64, k: i64) -> i64:
        d = den(t)
        if seat == CHANCE:
            return move_of(V_TURN, kth_bit(d.untold, k), 0)
        return move_of(V_HOLDER, kth_bit(last_in_line(d), k), 0)

    def answer(self, t: Table, seat: i64, move: i64) -> None:
        d = den(t)
        if seat == CHANCE:
            turn_up(d, self._empty_stack(d), first(move))
        else:
            self._hand_over(d, first(move))


def turn_up(d: Den, stack: i64, power: i64) -> None:
    """The top tile of a stack is turned face up (TD-S3, TD-U4)."""
    d.untold &= ~bit(power)
    d.tiles |= power << (4 * stack)
    d.tell(TOLD_TILE, stack, power)


def thieves_come_home(d: Den) -> None:
    """TD-U1: all thieves on the locations above a board, whoever sent them; then the locations are collected."""
    d.tell(TOLD_CLEANUP, d.round)
    seat: i64 = 0
    while seat < d.seats:
        player = d.players[seat]
        home = many_bits(player.above & d.robbed)
        if d.twice > 0 and (player.above >> d.twice) & 1 == 1:
            home += 1
        player.thieves += home
        d.tell(TOLD_THIEVES, seat, home, many_bits(player.above))
        d.send_home(seat)
        d.robbed &= ~player.above
        player.pile |= player.above
        player.above = 0
        seat += 1


def left_sides(d: Den) -> None:
    """TD-U2: thieves at the left sides go to the forest, the cards under the deck in the order of TD-Q10."""
    step: i64 = 0
    while step < d.seats:
        player = d.players[d.next_seat(d.start, step)]
        if player.side != 0:
            card = low_bit(player.side)
            d.forest += d.thieves_on(card)
            player.side = 0
            d.under.append(int(card))
            d.tell(TOLD_LEFT, d.next_seat(d.start, step), card, d.thieves_on(card))
        step += 1
    d.robbed = 0
    d.twice = 0


def fences_settle(d: Den) -> None:
    """TD-U3: what lies on fences goes to the supply, the fences are collected."""
    for player in d.players:
        mask = player.dealt
        while mask != 0:
            fence = low_bit(mask)
            mask &= mask - 1
            d.forest += 1
            d.city += d.cards.fence[fence].wants
            if d.crowded == fence:
                d.forest += 1
                d.city += d.cards.fence[fence].wants
        player.sold |= player.dealt
        player.dealt = 0
    d.crowded = 0
    d.city += d.jokers
    d.jokers = 0


def powers_fade(d: Den) -> None:
    """TD-U4: cost spots are cleared, the face-up tiles go to the box, used or not."""
    stack: i64 = 0
    while stack < d.cards.stacks:
        if d.spot(stack) > 0:
            d.city += one(d.spot(stack) - 1)
        stack += 1
    d.spots = 0
    d.tiles = 0
    d.piled -= 1


def spaces_clear(d: Den) -> None:
    """TD-U5 to TD-U7: hag, vault, recruit space."""
    type_: i64 = 0
    while type_ < 5:
        if (d.hag >> type_) & 1 == 1:
            d.city += one(type_)
        type_ += 1
    d.hag = 0
    d.forest += d.vault
    d.vault = 0
    d.city += d.recruit
    d.recruit = 0
    d.passed = 0


def last_in_line(d: Den) -> i64:
    """TD-U8: least reputation, then fewest treasures and thieves; a mask of the seats that are tied."""
    mask: i64 = 0
    best: i64 = -1
    seat: i64 = 0
    while seat < d.seats:
        player = d.players[seat]
        rank = player.fame() * 32 + size(player.bag) + player.thieves
        if best < 0 or rank < best:
            best = rank
            mask = bit(seat)
        elif rank == best:
            mask |= bit(seat)
        seat += 1
    return mask
