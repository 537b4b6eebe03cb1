"""Large moves in small steps. A draft is a thought: the table does not know of it until the move is played."""

from rookery.core.moves import Move
from rookery.core.table import RuleError, Table
from rookery.errors import GameError
from rookery.games.kit import Kit, Step


class Draft:
    """A move being put together. `steps` are the choices now; `take`, `back`, and `move` when it is complete."""

    def __init__(self, kit: Kit, table: Table, seat: int) -> None:
        self._kit = kit
        self._table = table
        self._seat = seat
        self._number = int(table.number)
        self._taken: list[int] = []

    @property
    def taken(self) -> list[Step]:
        """The steps chosen so far."""
        return [Step(n, self._kit.step_text(n)) for n in self._taken]

    @property
    def steps(self) -> list[Step]:
        """What can be chosen next; [] when the move is complete."""
        found = self._next()
        return [Step(n, self._kit.step_text(n)) for n in found] if isinstance(found, list) else []

    @property
    def mask(self) -> list[bool]:
        """The same over the fixed action space of small steps."""
        found = self._next()
        out = [False] * self._kit.step_count()
        if isinstance(found, list):
            for n in found:
                out[n] = True
        return out

    @property
    def move(self) -> Move | None:
        """The finished move, or None while something is left to choose."""
        found = self._next()
        return None if isinstance(found, list) else Move(-1 - found, self._kit.notation)

    def take(self, step: Step | int | str) -> "Draft":
        """Choose a step, by its number or its words."""
        found = self._next()
        allowed = found if isinstance(found, list) else []
        for n in allowed:
            if step == n or (isinstance(step, Step) and step.number == n) or step == self._kit.step_text(n):
                self._taken.append(n)
                return self
        raise GameError("no-step", step=step.text if isinstance(step, Step) else str(step))

    def back(self, steps: int = 1) -> "Draft":
        """Take back the last steps."""
        del self._taken[max(0, len(self._taken) - steps) :]
        return self

    def _next(self) -> list[int] | int:
        if self._table.number != self._number:
            raise RuleError("this draft belongs to a question that has been answered or taken back")
        return self._kit.next_steps(self._table, self._seat, self._taken)
