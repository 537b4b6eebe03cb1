"""The rules in progress of a position: every entry checked by its kind, and what they say of one another.

    {"rule": "fight", "step": "abilities", "defender": 1, "asked": 4, "swords": [2]}

A row names a rule. `FIELDS` says which entries it has and of which kind, `AT` at which steps it waits, with a
question of its own or with another rule inside it. What follows from the table or is nothing may be left out.
Nothing of a rule runs before all its entries are among those that a game could have left there. Documents of
earlier versions have rows of numbers, `["fight", 4, 0, 1, …]`; they are still read.
"""

import json
from collections.abc import Callable, Iterable, Mapping
from typing import Any, cast

from rookery.core.table import NOBODY, Frame, Reader, Writer
from rookery.errors import PositionError
from rookery.games.castle_of_the_devil import fight as fg
from rookery.games.castle_of_the_devil.cards import (
    BAG_GOBLET,
    BAG_KEY,
    BAGS,
    BODYGUARD,
    CLAIRVOYANT,
    COAT,
    DAGGER,
    DIPLOMAT,
    DUELIST,
    GLOVES,
    GRANDMASTER,
    HYPNOTIST,
    ITEMS,
    JOB,
    KNIVES,
    NOTHING,
    OCCUPATIONS,
    POISONER,
    PRIEST,
    RING,
    SEXTANT,
    THUG,
    TRADED,
    WHIP,
    has,
    limit,
    matching,
)
from rookery.games.castle_of_the_devil.fight import Fight, Loot
from rookery.games.castle_of_the_devil.notation import GAME, card_name
from rookery.games.castle_of_the_devil.odd import Draw, Presents
from rookery.games.castle_of_the_devil.rules import FRAMES, Declaration, Setup
from rookery.games.castle_of_the_devil.score import may_declare, may_prophesy
from rookery.games.castle_of_the_devil.table import Coach
from rookery.games.castle_of_the_devil.trade import Demand, Exchange, Trade, firing, in_box
from rookery.games.castle_of_the_devil.view import members

RULES = {rule.__name__.lower(): number for number, rule in enumerate(FRAMES.rules, 1) if rule is not Setup}
RULE_NAMES = {kind: name for name, kind in RULES.items()}

FIELDS: Mapping[str, tuple[tuple[str, str], ...]] = {
    "journey": (),
    "turn": (("seat", "mover"),),
    "trade": (("seat", "mover"), ("partner", "other?")),
    "exchange": (("seat", "mover"), ("partner", "other"), ("offered", "item?"), ("returned", "item?")),
    "draw": (("seat", "seat"),),
    "presents": (("giver", "seat"), ("gave", "seats")),
    "coat": (("seat", "seat"),),
    "sextant": (("seat", "seat"), ("left", "flag")),
    "demand": (("seat", "mover"), ("target", "other?"), ("name", "item?")),
    "foresight": (("seat", "mover"),),
    "fight": (
        ("attacker", "mover"),
        ("defender", "other?"),
        ("asked", "count"),
        ("swords", "seats"),
        ("shields", "seats"),
        ("banned", "other?"),
        ("duel", "flag"),
        ("verdict", "seat?"),
        ("foresees", "none"),
        ("winner", "seat?"),
        ("priest", "other?"),
        ("uses", "uses"),
    ),
    "loot": (("winner", "seat"), ("loser", "seat")),
    "declaration": (("seat", "mover"), ("prophecy", "flag")),
}
"""The numbers of each rule after its step, by the names they have there: which of them, and its kind."""

KINDS: Mapping[str, Callable[[Coach], Iterable[int]]] = {
    "mover": lambda c: (int(c.turn),),  # whose turn it is
    "seat": lambda c: range(int(c.seats)),
    "seat?": lambda c: range(-1, int(c.seats)),
    "other": lambda c: without(range(int(c.seats)), c.turn),
    "other?": lambda c: without(range(-1, int(c.seats)), c.turn),
    "seats": lambda c: range(1 << int(c.seats)),  # a set
    "count": lambda c: range(int(c.seats)),
    "flag": lambda c: range(2),
    "none": lambda c: range(1),
    "item?": lambda c: (*range(len(ITEMS)), int(NOTHING)),
}

NONE = {"other?": -1, "seat?": -1, "seats": 0, "count": 0, "flag": 0, "none": 0, "item?": int(NOTHING)}
"""What stands for nothing, and may be left out."""
STEPS = ("point", "before", "support", "hypnosis", "abilities", "result", "after", "reward", "payment", "done")
"""The steps of a fight (section 3.15)."""

QUESTION = ""
AT: Mapping[tuple[str, str], tuple[int, ...]] = {
    ("journey", "turn"): (1,),
    ("journey", QUESTION): (3,),  # none: it is over
    ("turn", QUESTION): (0,),
    ("turn", "demand"): (1,),
    ("turn", "foresight"): (0,),
    ("turn", "trade"): (2,),
    ("turn", "fight"): (2,),
    ("turn", "declaration"): (2,),
    ("trade", QUESTION): (0, 1, 2),
    ("trade", "exchange"): (4,),
    ("demand", QUESTION): (0, 1, 2, 3),
    ("demand", "exchange"): (5,),
    ("exchange", QUESTION): (0, 1, 2, 4),
    ("exchange", "foresight"): (2,),
    ("exchange", "draw"): (4, 6),
    ("exchange", "coat"): (4, 6),
    ("exchange", "sextant"): (4, 6),
    ("draw", QUESTION): (0,),
    ("draw", "presents"): (2,),
    ("coat", QUESTION): (0,),
    ("sextant", QUESTION): (0, 1),
    ("presents", QUESTION): (0,),
    ("foresight", QUESTION): (1, 2),
    ("fight", QUESTION): tuple(
        int(s) for s in (fg.POINT, fg.BEFORE, fg.SUPPORT, fg.HYPNOSIS, fg.ABILITIES, fg.AFTER, fg.PAYMENT)
    ),
    ("fight", "foresight"): (int(fg.BEFORE), int(fg.ABILITIES)),
    ("fight", "draw"): (int(fg.DONE),),
    ("fight", "loot"): (int(fg.DONE),),
    ("fight", "presents"): (int(fg.DONE),),
    ("loot", QUESTION): (0, 1, 2),
    ("loot", "presents"): (4,),
    ("declaration", QUESTION): (0,),
}
"""The steps at which a rule waits: with its own question open, or with another rule inside it."""
FIRES = {"draw": int(BAG_KEY), "coat": int(COAT), "sextant": int(SEXTANT)}
"""What a traded item that was named starts."""
EARLY = frozenset(int(JOB + job) for job in (DUELIST, POISONER, GRANDMASTER, CLAIRVOYANT, PRIEST, THUG))
"""CD-Q10: what can be used before anybody takes sides."""


def without(seats: Iterable[int], one: int) -> tuple[int, ...]:
    """All but one."""
    return tuple(s for s in seats if s != one)


def read_number(value: Any, where: str, low: int, high: int) -> int:
    """A whole number in a range."""
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise PositionError(where, "number", low=low, high=high, value=repr(value)[:40])
    return value


def listed(value: Any) -> bool:
    """Is it a list of no more than a fight can have?"""
    return isinstance(value, list) and len(value) <= len(ITEMS) + len(OCCUPATIONS)


def rule_row(frame: Frame) -> dict[str, Any]:
    """A rule in progress as a document has it: its name, its step, and what is not nothing."""
    writer = Writer()
    frame.save(writer)
    name = RULE_NAMES[int(frame.kind())]
    step, *numbers = writer.ints
    row: dict[str, Any] = {"rule": name, "step": step_word(name, step)}
    for (field, kind), value in zip(FIELDS[name], numbers, strict=False):
        if kind == "uses":
            row[field] = [{"seat": use >> 6, "card": card_name(use & 63)} for use in numbers[len(FIELDS[name]) :]]
        elif value != NONE.get(kind):
            row[field] = word(kind, value)
    return {entry: value for entry, value in row.items() if value != []}


def word(kind: str, value: int) -> Any:
    """A number as a document has it."""
    if kind == "seats":
        return members(value)
    if kind == "item?":
        return None if value == NOTHING else ITEMS[value]
    if kind == "flag":
        return bool(value)
    return None if kind.endswith("?") and value == NOBODY else value


def step_word(name: str, step: int) -> int | str:
    """A step: those of a fight have names."""
    return STEPS[step] if name == "fight" else step


class Progress:
    """Reads the rows of `progress`: `rules` first, which the rest of the table is read by, then `settle`."""

    def __init__(self, c: Coach) -> None:
        self.c = c
        self.rules: dict[str, Frame] = {}
        self.inside: dict[str, str] = {}  # by rule: the one in progress inside it

    def default(self, over: bool) -> list[Any]:
        """The turn player chooses an action, or it is over."""
        return [{"rule": "journey"}] if over else [{"rule": "journey"}, {"rule": "turn"}]

    def read(self, rows: Any, over: bool) -> None:
        """Put the rules in progress on the table: one inside the other, every number of its kind."""
        if not isinstance(rows, list) or not rows:
            raise PositionError("progress", "rules", game=GAME)
        names = [self._name(row) for row in rows]
        if names[0] != "journey" or (len(names) == 1) != over:
            raise PositionError("progress", "progress", game=GAME)
        self.c.stack = []
        for row, name, inside in zip(rows, names, [*names[1:], QUESTION], strict=True):
            if (name, inside) not in AT:
                raise PositionError(f"progress.{inside or name}", "inside", game=GAME, rule=name)
            steps = AT[name, inside]
            self.rules[name] = self._rule(name, self._numbers(name, row, steps), steps)
            self.inside[name] = inside
            self.c.push(self.rules[name])

    def _name(self, row: Any) -> str:
        name = row.get("rule") if isinstance(row, Mapping) else row[0] if isinstance(row, list) and row else None
        if not isinstance(name, str) or name not in RULES:
            raise PositionError("progress", "rules", game=GAME)
        return name

    # -- entries by name -----------------------------------------------------------------------------

    def _numbers(self, name: str, row: Any, steps: tuple[int, ...]) -> list[Any]:
        """The numbers of a rule, from its entries; an earlier version wrote them as they are."""
        if isinstance(row, list):
            return row[1:]
        known = ("rule", "step", *(field for field, kind in FIELDS[name] if kind != "none"))
        for entry in row:
            if entry not in known:
                where = f"progress.{name}"
                raise PositionError(where, "no-entry", entry=str(entry)[:40], known=", ".join(known))
        out = [self._step(name, row.get("step"), steps)]
        for field, kind in FIELDS[name]:
            out += self._entry(kind, row.get(field), f"progress.{name}.{field}")
        return out

    def _step(self, name: str, value: Any, steps: tuple[int, ...]) -> Any:
        """Where a rule waits; left out if it can wait there only."""
        words = [step_word(name, step) for step in steps]
        if value is None and len(steps) == 1:
            return steps[0]
        if isinstance(value, bool) or value not in words:
            allowed = ", ".join(map(str, words))
            raise PositionError(f"progress.{name}.step", "one-of", allowed=allowed, value=repr(value)[:40])
        return steps[words.index(value)]

    def _entry(self, kind: str, value: Any, where: str) -> list[Any]:
        """The numbers of one entry."""
        if kind == "uses":
            uses = [] if value is None else value
            if not listed(uses):
                raise PositionError(where, "uses", game=GAME)
            return [len(uses), *(self._use(use, where) for use in uses)]
        if value is None:
            if kind == "mover":
                return [int(self.c.turn)]
            return [NONE.get(kind)]
        if kind == "item?":
            if value not in ITEMS:
                raise PositionError(where, "no-card", card=str(value)[:40])
            return [ITEMS.index(value)]
        if kind == "flag":
            if not isinstance(value, bool):
                raise PositionError(where, "one-of", allowed="true, false", value=repr(value)[:40])
            return [int(value)]
        if kind == "seats":
            if not listed(value):
                raise PositionError(where, "seats", game=GAME)
            seats = {read_number(seat, where, 0, int(self.c.seats) - 1) for seat in value}
            if len(seats) < len(value):
                raise PositionError(where, "seats", game=GAME)
            return [sum(1 << seat for seat in seats)]
        return [value]

    def _use(self, use: Any, where: str) -> int:
        """Who has used which card."""
        if not isinstance(use, Mapping) or set(use) != {"seat", "card"}:
            raise PositionError(where, "uses", game=GAME)
        seat = read_number(use["seat"], f"{where}.seat", 0, int(self.c.seats) - 1)
        for first, names in ((0, ITEMS), (int(JOB), OCCUPATIONS)):
            if use["card"] in names:
                return first + names.index(use["card"]) + 64 * seat
        raise PositionError(f"{where}.card", "no-card", card=str(use["card"])[:40])

    def _rule(self, name: str, numbers: list[Any], steps: tuple[int, ...]) -> Frame:
        """One rule from its numbers."""
        fields = (("step", "step"), *FIELDS[name])
        if len(numbers) < len(fields) or (len(numbers) > len(fields) and fields[-1][1] != "uses"):
            raise PositionError(
                f"progress.{name}", "numbers", game=GAME, fields=", ".join(field for field, _ in fields)
            )
        for (field, kind), value in zip(fields, numbers, strict=False):
            where = f"progress.{name}.{field}"
            if kind == "uses":
                self._uses(numbers[len(fields) - 1 :], where)
            else:
                self._one(value, where, steps if kind == "step" else KINDS[kind](self.c))
        frame = self.c.make_frame(RULES[name])
        frame.load(Reader(numbers))
        return frame

    def _one(self, value: Any, where: str, allowed: Iterable[int]) -> None:
        """A number among those that can stand there."""
        if isinstance(allowed, range):
            read_number(value, where, allowed.start, allowed.stop - 1)
        elif isinstance(value, bool) or not isinstance(value, int) or value not in allowed:
            raise PositionError(where, "one-of", allowed=", ".join(map(str, allowed)), value=repr(value)[:40])

    def _uses(self, numbers: list[Any], where: str) -> None:
        """The cards used in a fight: how many, then each as card + 64 × user."""
        if len(numbers) - 1 != read_number(numbers[0], where, 0, len(ITEMS) + len(OCCUPATIONS)):
            raise PositionError(where, "number", low=0, high=len(numbers) - 1, value=repr(numbers[0])[:40])
        for use in numbers[1:]:
            card = read_number(use, where, 0, 64 * int(self.c.seats) - 1) % 64
            if not (card < len(ITEMS) or int(JOB) <= card < int(JOB) + len(OCCUPATIONS)):
                raise PositionError(where, "number", low=0, high=int(JOB) + len(OCCUPATIONS) - 1, value=repr(use))

    # -- where cards lie meanwhile -------------------------------------------------------------------

    def at(self, name: str) -> int:
        """The step of a rule in progress, -1 if it is not."""
        return int(self.rules[name].step) if name in self.rules else -1

    def partner(self) -> int:
        """The other trader."""
        return int(self.demand.target) if "demand" in self.rules else int(self.trade.partner)

    @property
    def trade(self) -> Trade:
        """The trade in progress, or one that has not begun."""
        return cast(Trade, self.rules.get("trade", Trade(self.c.turn)))

    @property
    def demand(self) -> Demand:
        """The Diplomat's demand."""
        return cast(Demand, self.rules.get("demand", Demand(self.c.turn)))

    @property
    def fight(self) -> Fight:
        """The fight."""
        return cast(Fight, self.rules.get("fight", Fight(self.c.turn)))

    @property
    def offered(self) -> bool:
        """Does an item lie face down before somebody?"""
        return self.at("trade") == 2 or self.at("exchange") == 0

    @property
    def aside(self) -> bool:
        """Is an item on its way?"""
        return self.at("exchange") == 0 or self.at("demand") == 3 or self.at("loot") == 2

    def sizes(self, seat: int) -> tuple[int, int]:
        """CD-H1: how few and how many items somebody may hold just now."""
        most = int(limit(self.c.seats))
        presents = self.rules.get("presents")
        if isinstance(presents, Presents) and presents.giver == seat:
            return most + 1, most + 1
        loot = self.rules.get("loot")
        if isinstance(loot, Loot) and loot.step == 2 and loot.loser == seat:
            return 0, 0
        lying = (self.offered and seat == self.c.turn) or (
            (self.at("exchange") == 0 or self.at("demand") == 3) and seat == self.partner()
        )
        return (0, most - 1) if lying else (1, most)

    def seen(self) -> list[tuple[int, int]]:
        """Who has looked at which zone of items just now: (zone, seats as a set)."""
        c, two = self.c, 1 << int(self.c.turn)
        out = []
        if self.offered:
            two |= 1 << self.partner()
            out.append((int(c.offer), two))
        if self.at("exchange") == 0:
            out.append((int(c.aside), two))
        if self.at("demand") == 3:
            out.append((int(c.aside), 1 << int(self.demand.target)))
        loot = self.rules.get("loot")
        if isinstance(loot, Loot) and loot.step in (1, 2):
            both = 1 << int(loot.winner) | 1 << int(loot.loser)
            out.append((int(loot.loser if loot.step == 1 else c.aside), both))
        if "foresight" in self.rules:
            out += [(int(zone), 1 << int(c.turn)) for zone in (c.deck, c.first)]
        return out

    # -- what the rules say of one another ------------------------------------------------------------

    def check(self) -> None:
        """Refuse numbers that fit each by itself, but not the table and not each other."""
        for name in self.rules:
            check = CHECKS.get(name)
            if check is not None:
                check(self, self.rules[name])

    def settle(self) -> None:
        """Ask the open question."""
        c, name = self.c, next(reversed(self.rules))
        c.top.run(c)
        if c.who == NOBODY or c.top is not self.rules[name] or c.choices <= 0:
            raise PositionError(f"progress.{name}", "no-question", game=GAME)

    def must(self, frame: Frame, field: str, allowed: Iterable[int], clause: str | None = None) -> None:
        """A number that follows from others."""
        value, allowed = int(getattr(frame, field)), tuple(allowed)
        if value not in allowed:
            rule = RULE_NAMES[int(frame.kind())]
            kind = dict(FIELDS[rule])[field]
            words = ", ".join(json.dumps(word(kind, each)) for each in allowed)
            where = f"progress.{rule}.{field}"
            raise PositionError(where, "one-of", clause, allowed=words, value=json.dumps(word(kind, value)))

    def must_be_in(self, frame: Frame, field: str, seats: int, clause: str) -> None:
        """A set of seats among others."""
        if int(getattr(frame, field)) & ~seats:
            where = f"progress.{RULE_NAMES[int(frame.kind())]}.{field}"
            shown = ", ".join(map(str, members(seats))) or "–"
            raise PositionError(where, "only-seats", clause, game=GAME, seats=shown)

    def must_work_as(self, seat: int, job: int, rule: str) -> None:
        """CD-G3: what an occupation started, its owner shows."""
        if self.c.job(seat) != job or self.c.dark(seat):
            raise PositionError(f"progress.{rule}", "face-up", "CD-G3", game=GAME, card=OCCUPATIONS[job])

    def _trade(self, f: Frame) -> None:
        others = KINDS["other"](self.c)
        self.must(f, "partner", (-1,) if f.step == 0 else others, "CD-X1")

    def _demand(self, f: Frame) -> None:
        f, c = cast(Demand, f), self.c
        self.must(f, "target", (-1,) if f.step == 0 else KINDS["other"](c), "CD-W16")
        named = int(f.names(c)) if f.step < 4 else (1 << len(ITEMS)) - 1 & ~int(in_box(c)) & ~(1 << int(BAG_GOBLET))
        self.must(f, "name", (int(NOTHING),) if f.step < 2 else members(named), "CD-Q27")
        if f.step < 4:  # a Tome or a Coat of this trade may have brought another
            self.must_work_as(int(f.seat), int(DIPLOMAT), "demand")
        demanded = matching(f.name, c.turned)
        if f.step == 3 and not has(demanded, c.items.only(c.aside)):
            wanted = ", ".join(ITEMS[k] for k in members(int(demanded)))
            raise PositionError("aside", "one-of", "CD-W16", allowed=wanted, value=ITEMS[c.items.only(c.aside)])

    def _exchange(self, f: Frame) -> None:
        f, c = cast(Exchange, f), self.c
        self.must(f, "partner", (self.partner(),))
        names = int((firing(c) if f.step < 4 else TRADED) & ~in_box(c)) & ~(1 << int(BAG_GOBLET))
        for field, owner in (("offered", f.partner), ("returned", f.seat)):
            there = members(names)
            if f.step < 4:
                held = int(c.items.kinds(owner))
                there = [k for k in there if held & (int(BAGS) if k == BAG_KEY else 1 << k)]
            self.must(f, field, (*(there if f.step else ()), int(NOTHING)), "CD-X9")
        if f.offered == f.returned:
            self.must(f, "returned", (int(NOTHING),), "CD-X9")

    def _effect(self, f: Frame) -> None:
        """CD-X7: what a traded item does, for whoever gave it away; a tie's draw is the attacker's (CD-F11)."""
        exchange = self.rules.get("exchange")
        if isinstance(exchange, Exchange):
            first = exchange.step == 4
            named = FIRES[RULE_NAMES[int(f.kind())]]
            self.must(exchange, "offered" if first else "returned", (named,), "CD-X7")
            self.must(f, "seat", (int(exchange.seat if first else exchange.partner),), "CD-X7")
        else:
            self.must(f, "seat", (int(self.c.turn),), "CD-F11")

    def _presents(self, f: Frame) -> None:
        """CD-Q33: a chain begins with whoever gained, and nobody gives twice in it."""
        f, c = cast(Presents, f), self.c
        draw, loot = self.rules.get("draw"), self.rules.get("loot")
        gained = int(cast(Draw, draw).seat if draw else cast(Loot, loot).winner if loot else self.fight.priest)
        if f.gave == 0:
            self.must(f, "giver", (gained,), "CD-Q33")
        full = sum(1 << s for s in range(int(c.seats)) if s != f.giver and c.size(s) == limit(c.seats))
        self.must_be_in(f, "gave", full, "CD-Q33")
        if f.gave and not has(f.gave, gained):
            raise PositionError("progress.presents.gave", "only-seats", "CD-Q33", game=GAME, seats=str(gained))

    def _foresight(self, f: Frame) -> None:
        """CD-O6."""
        c = self.c
        self.must_work_as(int(c.turn), int(CLAIRVOYANT), "foresight")
        if c.items.size(c.first) != f.step - 1 or c.items.size(c.second):
            raise PositionError("top", "lying", "CD-O6", game=GAME, count=int(f.step) - 1)

    def _declaration(self, f: Frame) -> None:
        f, c = cast(Declaration, f), self.c
        if not (may_prophesy(c, f.seat) if f.prophecy else may_declare(c, f.seat)):
            raise PositionError("progress.declaration", "no-claim", "CD-Q36" if f.prophecy else "CD-V1", game=GAME)

    def _loot(self, f: Frame) -> None:
        fight = self.fight
        self.must(f, "winner", (int(fight.winner),), "CD-F9")
        self.must(f, "loser", (int(fight.attacker + fight.defender - fight.winner),), "CD-F9")

    # -- the fight ------------------------------------------------------------------------------------

    def _fight(self, f: Frame) -> None:
        f, c = cast(Fight, f), self.c
        pointed = f.step != fg.POINT
        self.must(f, "defender", KINDS["other"](c) if pointed else (-1,), "CD-F1")
        stopped = f.step == fg.PAYMENT or self.inside["fight"] == "presents"
        asking = f.step in (fg.SUPPORT, fg.HYPNOSIS)
        self.must(f, "duel", (0,) if asking or not pointed else (0, 1), "CD-Q14")
        priests = (int(f.defender),) if f.duel else KINDS["other"](c)
        self.must(f, "priest", priests if stopped else (-1,), "CD-O9")
        self._sides(f, stopped or f.step in (fg.POINT, fg.BEFORE))
        principals = (int(f.attacker), int(f.defender))
        self.must(f, "verdict", (-1,) if f.duel or not pointed else (-1, *principals), "CD-O4")
        self._used(f, f.step <= fg.HYPNOSIS or stopped)
        self._won(f, stopped)

    def _won(self, f: Fight, stopped: bool) -> None:
        """CD-F8, CD-F11: a winner goes on to the reward, a tie to the draw."""
        won = f.step == fg.AFTER or "loot" in self.rules
        self.must(f, "winner", (int(f.victor()),) if won else (-1,), "CD-F8")
        if f.step in (fg.AFTER, fg.DONE) and not stopped and (f.victor() >= 0) != won:
            raise PositionError(
                "progress.fight.step",
                "result",
                "CD-F8",
                game=GAME,
                swords=int(f.swords_count()),
                shields=int(f.shields_count()),
            )

    def _sides(self, f: Fight, early: bool) -> None:
        """CD-F4: clockwise from the attacker's left, past the defender; CD-O3 and CD-O7 undo what was chosen."""
        c, last = self.c, int(self.c.seats) - 1
        turns = range(last) if f.step == fg.SUPPORT else (last,)
        self.must(f, "asked", (0,) if early else (0, last) if f.duel else turns, "CD-F4")
        chosen = {int(f.attacker + 1 + k) % int(c.seats) for k in range(int(f.asked))} - {int(f.defender)}
        late = f.step >= fg.ABILITIES and not early
        self.must(f, "banned", (-1, *(sorted(chosen) if late else ())), "CD-Q18")
        standing = 0 if f.duel else sum(1 << s for s in chosen if s != f.banned)
        self.must_be_in(f, "swords", standing, "CD-F4")
        self.must_be_in(f, "shields", standing & ~int(f.swords), "CD-F4")

    def _used(self, f: Fight, early: bool) -> None:
        """CD-W5, CD-G3, CD-G6: each card once, by somebody who has it and whom it serves."""
        users: dict[int, int] = {}
        for use in f.uses:
            card, seat = use & 63, use >> 6
            late = early and card not in EARLY
            if card in users or late or not has(self._may_use(f, card), seat) or not self._has(f, card, seat):
                where = "progress.fight.uses"
                raise PositionError(where, "no-use", "CD-W5", game=GAME, card=card_name(card), seat=seat)
            users[card] = seat
        for job, field, there in (
            (DUELIST, "duel", bool(f.duel)),
            (POISONER, "verdict", f.verdict >= 0),
            (HYPNOTIST, "banned", f.banned >= 0),
            (PRIEST, "priest", f.priest >= 0),
        ):
            if (int(JOB + job) in users) != there:
                where = f"progress.fight.{field}"
                raise PositionError(where, "by-use", "CD-G3", game=GAME, card=OCCUPATIONS[job])
        self.must(f, "priest", (users.get(int(JOB + PRIEST), -1),), "CD-O9")

    def _may_use(self, f: Fight, card: int) -> int:
        """Section 3.15: whom a card serves in a fight, as a set of seats."""
        attacker, defender = 1 << int(f.attacker), 1 << max(int(f.defender), 0)
        outside = (1 << int(self.c.seats)) - 1 & ~attacker & ~defender
        sides: dict[int, int] = {
            int(DAGGER): attacker, int(GLOVES): defender, int(KNIVES): int(f.swords), int(WHIP): int(f.shields),
            int(RING): attacker | defender, int(JOB + DUELIST): attacker | defender,
            int(JOB + POISONER): outside, int(JOB + GRANDMASTER): defender, int(JOB + CLAIRVOYANT): attacker,
            int(JOB + HYPNOTIST): attacker, int(JOB + BODYGUARD): int(f.swords | f.shields),
            int(JOB + PRIEST): outside | defender, int(JOB + THUG): attacker,
        }  # fmt: skip
        return sides.get(card, 0)

    def _has(self, f: Fight, card: int, seat: int) -> bool:
        """Has somebody the card used? After the fight an item may be elsewhere."""
        c = self.c
        if card >= JOB:
            return bool(c.job(seat) == card - int(JOB) and not c.dark(seat))
        return bool(f.step == fg.DONE or c.items.find(seat, card) >= 0)


CHECKS: Mapping[str, Callable[[Progress, Frame], None]] = {
    "trade": Progress._trade,
    "demand": Progress._demand,
    "exchange": Progress._exchange,
    "draw": Progress._effect,
    "coat": Progress._effect,
    "sextant": Progress._effect,
    "presents": Progress._presents,
    "foresight": Progress._foresight,
    "fight": Progress._fight,
    "loot": Progress._loot,
    "declaration": Progress._declaration,
}
