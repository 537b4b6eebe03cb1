"""Phase IV, the Tree: knowledge for points, level by level; what its cards do is in tree_cards.py."""

from typing import Final

from mypy_extensions import i64

from rookery.core.table import Table
from rookery.games.enclave.cards.book import LEVELS
from rookery.games.enclave.moves.codes import V_EXCHANGE, arg, move_of
from rookery.games.enclave.rules.exchange import exchange, most_exchanged
from rookery.games.enclave.rules.frame import Choice, enclave
from rookery.games.enclave.rules.tree_cards import TreeCard
from rookery.games.enclave.said import ASK_EXCHANGE
from rookery.games.enclave.state.kinds import Level, Place
from rookery.games.enclave.state.table import Enclave

ARRIVE: Final[i64] = 0
EXCHANGE: Final[i64] = 1
CARD: Final[i64] = 2
LEAVE: Final[i64] = 3


class Tree(Choice):
    """EN-F1 to EN-F5: level 1 first, cubes in order; the exchange, then the level's card."""

    level: Level = 1
    place: Place = 0  # of the cube on its level this round, from 0 (EN-Q50)

    def run(self, t: Table) -> None:
        e = enclave(t)
        queue = e.level(self.level)
        if self.step == ARRIVE:
            if queue != 0:
                self.step = EXCHANGE
            elif self.level == LEVELS:
                e.finish()
            else:
                self.level += 1
                self.place = 0
        elif self.step == EXCHANGE:
            seat = (queue & 7) - 1
            if most_exchanged(e, seat, self.level) > 0:
                e.ask(seat, ASK_EXCHANGE)
            else:
                self.step = CARD
        elif self.step == CARD:
            self.step = LEAVE
            e.push(TreeCard((queue & 7) - 1, self.level, self.place))
        else:
            e.set_level(self.level, queue >> 3)
            self.place += 1
            self.step = ARRIVE

    def plain(self, e: Enclave, seat: i64) -> i64:
        return 1 + most_exchanged(e, seat, self.level)

    def pick(self, e: Enclave, seat: i64, k: i64) -> i64:
        return move_of(V_EXCHANGE, k)

    def take(self, e: Enclave, seat: i64, move: i64) -> None:
        exchange(e, seat, self.level, arg(move))
        self.step = CARD
