"""The rules in progress of a position, as rows with names: `{"rule": "fight", "step": 4, "swords": [0, 3]}`.

The entries of a row are the declared fields of its frame, and their kinds say how they are written. `at` says of
each rule at which steps it waits, with a question of its own or with another rule inside it. Nothing of a rule
runs before all its entries are of their kinds.
"""

from collections.abc import Iterator, Mapping, Sequence
from textwrap import wrap
from typing import Any, Final

from rookery.core import kinds
from rookery.core.declared import Field
from rookery.core.kinds import Kind, Seats
from rookery.core.table import Frame, Frames
from rookery.core.writing import LIST, YES
from rookery.errors import PositionError
from rookery.games.documents.shapes import (
    MISSING,
    Always,
    Flag,
    Number,
    Set,
    Several,
    Shape,
    number,
    one_of,
    seat,
    table,
)
from rookery.games.documents.sheet import WIDTH, Reading

ASKS: Final = "?"
"""Inside a rule in progress: nothing, it asks."""
ANY: Final = "*"
"""Any rule that it may have started."""
ENDED: Final = "."
"""Nothing: the game is over."""

ENDLESS: Final = 1 << 30
"""The greatest number of a kind that has no limit."""
Steps = Mapping[str, Mapping[str, Sequence[int]]]


def kind(annotation: object) -> Kind:
    """What the values of an annotation are."""
    found = Field("", annotation).kind
    assert found is not None
    return found


def most(of: Kind, seats: int) -> int:
    """The greatest value of a kind."""
    greatest = of.greatest(seats)
    return ENDLESS if greatest is None else greatest


def put(frame: Frame, field: Field, value: Any) -> None:
    """Set a field to what was read."""
    if field.shape() == LIST:
        setattr(frame, field.name, list(value))
    else:
        setattr(frame, field.name, value == 1 if field.shape() == YES else int(value))


class Rules(Shape):
    """The entry that tells the rules in progress, the outermost first.

    `shapes` says how a game's own kinds are written, and `fields` single fields ("walk.left"); `steps` names the
    steps of a rule, `called` its fields. `by_rule`: errors name the rule, not its place in the list.
    """

    def __init__(
        self,
        entry: str,
        frames: Frames,
        at: Steps,
        shapes: Mapping[Kind, Shape] | None = None,
        fields: Mapping[str, Shape] | None = None,
        steps: Mapping[str, Sequence[str]] | None = None,
        called: Mapping[str, str] | None = None,
        by_rule: bool = False,
    ) -> None:
        super().__init__([])
        self.entry = entry
        self.frames = frames
        self.at = at
        self.shapes = {
            kinds.SEAT: seat(),
            kinds.SEAT_OR_NOBODY: seat(nobody=True),
            kinds.SEAT_MASK: Set(seat()),
            kinds.FLAG: Flag(numbers=not by_rule),
            **(shapes or {}),
        }
        self.fields = fields or {}
        self.steps = steps or {}
        self.called = called or {}
        self.by_rule = by_rule
        self._named: dict[str, dict[str, Field]] = {}
        self.kind_of = {r.__name__.lower(): n for n, r in enumerate(frames.rules, 1) if r.__name__.lower() in at}

    # -- what follows from the declarations ---------------------------------------------------------------

    def named(self, rule: str) -> dict[str, Field]:
        """The fields of a rule by the names they have in documents."""
        if rule not in self._named:
            made: Any = self.frames.rules[self.kind_of[rule] - 1]
            self._named[rule] = {self.called.get(f"{rule}.{f.name}", f.name): f for f in made.FIELDS}
        return self._named[rule]

    def shape(self, rule: str, field: Field) -> Shape:
        """How a field is written: as is said of it, as its kind is, else as a number in the kind's range."""
        key, kind = f"{rule}.{field.name}", field.kind
        if key in self.fields:
            return self.fields[key]
        assert kind is not None
        if kind in self.shapes:
            return self.shapes[kind]
        if isinstance(kind, kinds.Several):
            return Several(self.shapes[kind.of])
        if isinstance(kind, Seats):
            return Set(seat())
        empty = kind.low if kind.low in (-1, 0) else MISSING
        return Number(kind.low or 0, lambda t: most(kind, int(t.seats)), empty)

    def word(self, rule: str, step: int) -> int | str:
        """A step: some rules have names for them."""
        return self.steps[rule][step] if rule in self.steps else step

    def waits(self, rule: str) -> str:
        """At which steps a rule may stand in a document: those at which it asks, then those around other rules."""
        at = self.at[rule]
        around: dict[tuple[int, ...], list[str]] = {}
        for inside, steps in at.items():
            if inside not in (ASKS, ENDED):
                around.setdefault(tuple(steps), []).append("another rule" if inside == ANY else inside)
        parts = [(at.get(ASKS, ()), "")]
        parts += [(steps, f" around {', '.join(insides)}") for steps, insides in around.items()]
        parts.append((at.get(ENDED, ()), " when it is over"))
        return "; ".join(", ".join(str(self.word(rule, n)) for n in steps) + says for steps, says in parts if steps)

    def rows(self) -> Iterator[str]:
        """What an author of documents reads: every rule, its entries and what they are."""
        for rule in self.at:
            says = [f"step ({self.waits(rule)})"]
            for name, field in self.named(rule).items():
                if not isinstance(self.shape(rule, field), Always):
                    says.append(f"{name} ({field.kind.name if field.kind else ''})")
            yield "\n    ".join(wrap(f"  - `{rule}`: {', '.join(says)}", WIDTH, break_on_hyphens=False))

    # -- writing --------------------------------------------------------------------------------------------

    def write(self, value: Any, t: Any) -> list[dict[str, Any]]:
        return [self.row(frame, t) for frame in value]

    def row(self, frame: Frame, t: Any) -> dict[str, Any]:
        """A rule in progress: its name, its step, and what is not nothing."""
        rule = type(frame).__name__.lower()
        out: dict[str, Any] = {"rule": rule, "step": self.word(rule, int(frame.step))}
        for name, field in self.named(rule).items():
            shape, value = self.shape(rule, field), getattr(frame, field.name)
            if shape.empty is MISSING or value != shape.empty:
                out[name] = shape.give(value, t)
        return out

    # -- reading --------------------------------------------------------------------------------------------

    def where(self, n: int, rule: str) -> str:
        """The place of a row."""
        return f"{self.entry}.{rule}" if self.by_rule else f"{self.entry}[{n}]"

    def read(self, value: Any, where: str, r: Reading) -> list[Frame]:
        """The frames; a rule that stands in no other is the game's to check."""
        if not isinstance(value, list):
            raise PositionError(where, "list")
        rules = [self._rule(row, n) for n, row in enumerate(value)]
        if not rules:
            return []
        last = ENDED if r.document.get("over") is True else ASKS
        out = []
        for n, (rule, inside) in enumerate(zip(rules, [*rules[1:], last], strict=True)):
            steps = self._steps(rule, inside)
            if not steps and inside in (ASKS, ENDED):
                raise PositionError(self.where(n, rule), "asks-nothing")
            if not steps:
                raise PositionError(self.where(n + 1, inside), "inside", rule=rule)
            row = value[n]
            read = self._numbers if isinstance(row, list) else self._row
            out.append(read(row, rule, steps, self.where(n, rule), r))
        return out

    def _rule(self, row: Any, n: int) -> str:
        rule = row.get("rule") if isinstance(row, Mapping) else row[0] if isinstance(row, list) and row else None
        if not isinstance(rule, str) or rule not in self.at:
            where = self.entry if self.by_rule else self.where(n, "")
            raise PositionError(where, "no-rule", known=", ".join(self.at))
        return rule

    def _steps(self, rule: str, inside: str) -> Sequence[int]:
        at = self.at[rule]
        if inside == ENDED:
            return (*at.get(ENDED, ()), *at.get(ASKS, ()))
        return at.get(inside, () if inside == ASKS else at.get(ANY, ()))

    def _row(self, row: Any, rule: str, steps: Sequence[int], where: str, r: Reading) -> Frame:
        """A rule from its entries."""
        fields = self.named(rule)
        known = [name for name, field in fields.items() if not isinstance(self.shape(rule, field), Always)]
        table(row, where, ("rule", "step", *known))
        frame = self.frames.make(self.kind_of[rule])
        frame.step = self._step(row.get("step"), rule, steps, f"{where}.step")
        for name, field in fields.items():
            shape, value = self.shape(rule, field), row.get(name)
            at = f"{where}.{name}"
            if value is None:
                value = shape.unsaid(r)
            found = shape.empty if value is MISSING and shape.empty is not MISSING else MISSING
            if found is MISSING:
                found = shape.take(None if value is MISSING else value, at, r)
            put(frame, field, found)
        return frame

    def _step(self, value: Any, rule: str, steps: Sequence[int], where: str) -> int:
        """Where a rule waits; left out if it can wait there only."""
        known = [self.word(rule, step) for step in steps]
        if value is None and len(known) == 1:
            return steps[0]
        one_of(value, where, known)
        return steps[known.index(value)]

    def _numbers(self, row: list[Any], rule: str, steps: Sequence[int], where: str, r: Reading) -> Frame:
        """A rule as earlier versions wrote it: its step and its fields, as the table holds them."""
        fields = self.named(rule)
        given, frame = list(row[1:]), self.frames.make(self.kind_of[rule])
        lists = sum(field.shape() == LIST for field in fields.values())
        if len(given) < 1 + len(fields) or (len(given) > 1 + len(fields) and not lists):
            raise PositionError(where, "numbers", fields=", ".join(("step", *fields)))
        one_of(given[0], f"{where}.step", steps)
        frame.step = given.pop(0)
        for name, field in fields.items():
            value, at = given.pop(0), f"{where}.{name}"
            if field.shape() == LIST:
                number(value, at, len(given), len(given))
                value, given = given, []
            elif field.kind is not None:
                number(value, at, field.kind.least(r.seats) or 0, most(field.kind, r.seats))
            shape = self.shape(rule, field)
            put(frame, field, shape.take(shape.give(value, r.t), at, r))
        return frame
