"""Phase IV, the Tree: knowledge for points, level by level; what its cards do is in odd.py."""

from typing import Final

from mypy_extensions import i64

from rookery.core.table import Frame, Reader, Table, Writer
from rookery.games.enclave.cards import LEVELS
from rookery.games.enclave.exchange import exchange, most_exchanged
from rookery.games.enclave.frames import K_TREE, Choice, enclave
from rookery.games.enclave.moves import V_EXCHANGE, arg, move_of
from rookery.games.enclave.odd import TreeCard
from rookery.games.enclave.table import ASK_EXCHANGE, Enclave

ARRIVE: Final[i64] = 0
EXCHANGE: Final[i64] = 1
CARD: Final[i64] = 2
LEAVE: Final[i64] = 3


class Tree(Choice):
    """EN-F1 to EN-F5: level 1 first, cubes in order; the exchange, then the level's card."""

    def __init__(self) -> None:
        super().__init__()
        self.level: i64 = 1
        self.place: i64 = 0  # of the cube on its level this round, from 0 (EN-Q50)

    def kind(self) -> i64:
        return K_TREE

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

    def clone(self) -> Frame:
        other = Tree()
        other.step = self.step
        other.level = self.level
        other.place = self.place
        return other

    def save(self, w: Writer) -> None:
        super().save(w)
        w.put(self.level)
        w.put(self.place)

    def load(self, r: Reader) -> None:
        super().load(r)
        self.level = r.take()
        self.place = r.take()
