"""How many ways there are: positions counted to a depth, as chess programs do.

A chance event with at most 36 results is counted through; a larger one (many dice) is fixed by the depth, so that
the count stays a count of decisions.
"""

from rookery.core.table import CHANCE, Table

SMALL_CHANCE = 36


def settled(table: Table) -> Table:
    """Large chance events are fixed, so that somebody, or a small event, is asked."""
    while table.who == CHANCE and table.choices > SMALL_CHANCE:
        table.play_index(int(table.choices) * 3 // 7)
    return table


def perft(table: Table, depth: int) -> int:
    """The number of leaves: sequences of `depth` answers, or of fewer where the game ends."""
    if table.over or depth == 0:
        return 1
    many = int(table.choices)
    if depth == 1:
        return many
    total = 0
    for k in range(many):
        other = table.clone()
        other.play_index(k)
        total += perft(settled(other), depth - 1)
    return total


def divide(table: Table, depth: int) -> dict[int, int]:
    """The same, by first answer (its packed form; equal ones of chance are put together)."""
    out: dict[int, int] = {}
    for k in range(int(table.choices)):
        other = table.clone()
        code = int(table.option(table.who, k))
        other.play_index(k)
        out[code] = out.get(code, 0) + perft(settled(other), depth - 1)
    return out
