"""Knowledge for points, on the level of one's cube or at the Order of the World's End."""

from mypy_extensions import i64

from rookery.core.bits import bit
from rookery.games.enclave.said import TOLD_EXCHANGE, TOLD_MARKER
from rookery.games.enclave.state.table import Enclave


def most_exchanged(e: Enclave, seat: i64, level: i64) -> i64:
    """EN-F3: as much knowledge as there is, at most what the marker shows."""
    return min(e.players[seat].knowledge, e.mark(level))


def exchange(e: Enclave, seat: i64, level: i64, knowledge: i64) -> None:
    """EN-F3, EN-F4: a point each, the marker goes down; whoever brings it to 0 takes it."""
    player = e.players[seat]
    player.knowledge -= knowledge
    player.points += knowledge
    mark = e.mark(level) - knowledge
    e.set_mark(level, mark)
    e.tell(TOLD_EXCHANGE, seat, level, knowledge)
    if mark == 0 and knowledge > 0:
        player.markers |= bit(level - 1)
        e.tell(TOLD_MARKER, seat, level)
