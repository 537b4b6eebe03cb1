"""What all frames of Enclave share: the cast, and healing in one's own decisions."""

from typing import cast

from mypy_extensions import i64

from rookery.core.bits import nth, ones
from rookery.core.table import Frame, Table
from rookery.games.enclave.moves.codes import V_HEAL, arg, move_of, verb
from rookery.games.enclave.said import TOLD_HEAL
from rookery.games.enclave.state.table import Enclave, Player


def enclave(t: Table) -> Enclave:
    """The table as this game's."""
    return cast(Enclave, t)


def remedies(e: Enclave, player: Player) -> i64:
    """EN-M3, EN-Q27: the healing cards in hand that would move a disc, as a hand mask."""
    useful: i64 = 0
    if player.p < player.p_max:
        useful = e.cards.mends_p
    if player.m < player.m_max:
        useful |= e.cards.mends_m
    return player.hand & useful


def heal(e: Enclave, seat: i64, number: i64) -> None:
    """EN-M2: up by the card's values, never above the maximum; then the card is discarded."""
    player = e.players[seat]
    card = e.cards.card[number]
    p = min(card.p, player.p_max - player.p)
    m = min(card.m, player.m_max - player.m)
    player.p += p
    player.m += m
    e.unhand(player, number)
    e.tell(TOLD_HEAL, seat, number, p, m)
    e.toss(number)


class Rule(Frame):
    """A frame of this game. What a seat may answer can depend on its hand, so no question is open."""


class Choice(Rule):
    """A decision in which its owner may also heal (EN-Q26). `plain`, `pick` and `take` leave healing aside."""

    def heals(self) -> bool:
        """Is healing offered at the present step?"""
        return True

    def plain(self, e: Enclave, seat: i64) -> i64:
        """How many answers there are besides healing."""
        return 0

    def pick(self, e: Enclave, seat: i64, k: i64) -> i64:
        """The k-th of them."""
        return 0

    def take(self, e: Enclave, seat: i64, move: i64) -> None:
        """Do it."""

    def count(self, t: Table, seat: i64) -> i64:
        e = enclave(t)
        n = self.plain(e, seat)
        if seat >= 0 and self.heals():
            n += ones(remedies(e, e.players[seat]))
        return n

    def option(self, t: Table, seat: i64, k: i64) -> i64:
        e = enclave(t)
        n = self.plain(e, seat)
        if k < n:
            return self.pick(e, seat, k)
        return move_of(V_HEAL, e.cards.holding[nth(remedies(e, e.players[seat]), k - n)])

    def answer(self, t: Table, seat: i64, move: i64) -> None:
        e = enclave(t)
        if verb(move) == V_HEAL:
            heal(e, seat, arg(move))
        else:
            self.take(e, seat, move)
