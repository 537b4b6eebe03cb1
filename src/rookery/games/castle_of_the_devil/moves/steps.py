"""Large choices in small steps: whom a claim names (CD-Q40), and what goes to whom as a present."""

from collections.abc import Sequence
from typing import cast

from rookery.core.table import Table
from rookery.games.castle_of_the_devil.moves import codes as mv
from rookery.games.castle_of_the_devil.moves.notation import CastleNotation
from rookery.games.castle_of_the_devil.said import ASK_ALLIES, ASK_ENEMIES
from rookery.games.castle_of_the_devil.state.table import Coach
from rookery.games.steps import Steps

NAMING = (ASK_ALLIES, ASK_ENEMIES)


class CastleSteps(Steps):
    """Every move is one step, but presents and claims; a claim names seats in rising order."""

    def __init__(self) -> None:
        super().__init__(CastleNotation())

    def path(self, table: Table, seat: int, code: int) -> list[str]:
        """The words of the steps that lead to a legal move."""
        steps = super().path(table, seat, code)
        if code & 63 == mv.V_NAME and len(steps) == table.seats:  # nobody is left to be named
            steps.remove("done")
        return steps

    def following(self, table: Table, seat: int, taken: Sequence[str]) -> list[str] | int:
        """The steps that may follow, or the finished move."""
        if table.about in NAMING:
            return self._naming(cast(Coach, table), seat, taken)
        return super().following(table, seat, taken)

    def _naming(self, c: Coach, seat: int, taken: Sequence[str]) -> list[str] | int:
        named = [int(step.split()[1]) for step in taken if step != "done"]
        code = int(mv.V_NAME) | sum(1 << s for s in named) << 6
        if "done" in taken or len(named) == c.seats - 1:
            return code
        first = named[-1] + 1 if named else 0
        return [*(f"name {s}" for s in range(first, int(c.seats)) if s != seat), "done"]
