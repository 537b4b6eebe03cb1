"""Large choices in small steps: whom a claim names (CD-Q40), and what goes to whom as a present."""

from collections.abc import Sequence

from rookery.games.castle_of_the_devil import moves as mv
from rookery.games.castle_of_the_devil.cards import ITEMS
from rookery.games.castle_of_the_devil.notation import SEATS, CastleNotation
from rookery.games.castle_of_the_devil.said import ASK_ALLIES, ASK_ENEMIES, ASK_PRESENT
from rookery.games.castle_of_the_devil.table import Coach

NAMING = (ASK_ALLIES, ASK_ENEMIES)


class Steps:
    """The fixed action space of small steps: every move that is one step, then the parts of the others."""

    def __init__(self, notation: CastleNotation) -> None:
        self.notation = notation
        codes = [notation.move(n) for n in range(notation.actions())]
        whole = [notation.text(c) for c in codes if c & 63 not in (mv.V_NAME, mv.V_PRESENT)]
        self.names: list[str] = [
            *whole,
            *(f"present {item}" for item in ITEMS),
            *(f"receiver {s}" for s in range(SEATS)),
            *(f"name {s}" for s in range(SEATS)),
            "done",
        ]
        self.number = {name: n for n, name in enumerate(self.names)}

    def paths(self, c: Coach, seat: int, code: int) -> list[str]:
        """The words of the steps that lead to a legal move."""
        text = self.notation.text(code)
        if code & 63 == mv.V_PRESENT:
            _, item, receiver = text.split()
            return [f"present {item}", f"receiver {receiver}"]
        if code & 63 == mv.V_NAME:
            named = [s for s in range(SEATS) if (code >> (6 + s)) & 1]
            full = len(named) == c.seats - 1
            return [*(f"name {s}" for s in named), *([] if full else ["done"])]
        return [text]

    def following(self, c: Coach, seat: int, taken: Sequence[str]) -> list[str] | int:
        """The steps that may follow, or the finished move. Names are chosen in rising order."""
        if c.about == ASK_PRESENT:
            return self._present(c, seat, taken)
        if c.about in NAMING:
            return self._naming(c, seat, taken)
        if taken:
            return self.notation.parse(taken[0])
        return [self.notation.text(code) for code in c.options(seat)]

    def _present(self, c: Coach, seat: int, taken: Sequence[str]) -> list[str] | int:
        if len(taken) == 2:
            return self.notation.parse(f"{taken[0]} {taken[1].split()[1]}")
        texts = [self.notation.text(code).split() for code in c.options(seat)]
        if taken:
            return [f"receiver {s}" for _, item, s in texts if f"present {item}" == taken[0]]
        return list(dict.fromkeys(f"present {item}" for _, item, _ in texts))

    def _naming(self, c: Coach, seat: int, taken: Sequence[str]) -> list[str] | int:
        named = [int(step.split()[1]) for step in taken if step != "done"]
        code = int(mv.V_NAME) | sum(1 << s for s in named) << 6
        if "done" in taken or len(named) == c.seats - 1:
            return code
        first = named[-1] + 1 if named else 0
        return [*(f"name {s}" for s in range(first, int(c.seats)) if s != seat), "done"]
