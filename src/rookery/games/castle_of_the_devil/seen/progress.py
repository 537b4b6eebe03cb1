"""The rules in progress of a position: what they say of one another and of the table.

What the entries of each rule are, and at which steps it waits, stands in entries.py.
"""

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import cast

from rookery.core.bits import has
from rookery.core.table import NOBODY, Frame
from rookery.errors import PositionError
from rookery.games.castle_of_the_devil.cards.book import (
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
    limit,
    matching,
)
from rookery.games.castle_of_the_devil.moves.notation import GAME, card_name
from rookery.games.castle_of_the_devil.rules import fight as fg
from rookery.games.castle_of_the_devil.rules.effects import Draw, Presents
from rookery.games.castle_of_the_devil.rules.fight import Fight, Loot
from rookery.games.castle_of_the_devil.rules.journey import Declaration
from rookery.games.castle_of_the_devil.rules.score import may_declare, may_prophesy
from rookery.games.castle_of_the_devil.rules.trade import Demand, Exchange, Trade, firing, in_box
from rookery.games.castle_of_the_devil.seen.entries import PROGRESS, others
from rookery.games.castle_of_the_devil.state.table import Coach
from rookery.games.documents.shapes import members

FIRES = {"draw": int(BAG_KEY), "coat": int(COAT), "sextant": int(SEXTANT)}
"""What a traded item that was named starts."""
EARLY = frozenset(int(JOB + job) for job in (DUELIST, POISONER, GRANDMASTER, CLAIRVOYANT, PRIEST, THUG))
"""CD-Q10: what can be used before anybody takes sides."""


def name_of(frame: Frame) -> str:
    """What a document calls a rule."""
    return type(frame).__name__.lower()


class Progress:
    """The rules in progress at a table, the outermost first, each once."""

    def __init__(self, c: Coach, frames: Sequence[Frame]) -> None:
        self.c = c
        names = [name_of(frame) for frame in frames]
        self.rules = dict(zip(names, frames, strict=True))
        self.inside = dict(zip(names, [*names[1:], ""], strict=True))  # by rule: the one in progress inside it
        c.stack = []
        for frame in frames:
            c.push(frame)

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
            raise PositionError(f"progress.{name}", "asks-nothing")

    def must(self, frame: Frame, field: str, allowed: Iterable[int], clause: str | None = None) -> None:
        """A number that follows from others."""
        value, allowed = int(getattr(frame, field)), tuple(allowed)
        if value not in allowed:
            rule = name_of(frame)
            shape = PROGRESS.shape(rule, PROGRESS.named(rule)[field])
            said = [json.dumps(shape.give(each, self.c)) for each in (value, *allowed)]
            where = f"progress.{rule}.{field}"
            raise PositionError(where, "one-of", clause, allowed=", ".join(said[1:]), value=said[0])

    def must_be_in(self, frame: Frame, field: str, seats: int, clause: str) -> None:
        """A set of seats among others."""
        if int(getattr(frame, field)) & ~seats:
            where = f"progress.{name_of(frame)}.{field}"
            shown = ", ".join(map(str, members(seats))) or "–"
            raise PositionError(where, "only-seats", clause, game=GAME, seats=shown)

    def must_work_as(self, seat: int, job: int, rule: str) -> None:
        """CD-G3: what an occupation started, its owner shows."""
        if self.c.job(seat) != job or self.c.dark(seat):
            raise PositionError(f"progress.{rule}", "face-up", "CD-G3", game=GAME, card=OCCUPATIONS[job])

    def _trade(self, f: Frame) -> None:
        self.must(f, "partner", (-1,) if f.step == 0 else others(self.c), "CD-X1")

    def _demand(self, f: Frame) -> None:
        f, c = cast(Demand, f), self.c
        self.must(f, "target", (-1,) if f.step == 0 else others(c), "CD-W16")
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
            named = FIRES[name_of(f)]
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
        self.must(f, "defender", others(c) if pointed else (-1,), "CD-F1")
        stopped = f.step == fg.PAYMENT or self.inside["fight"] == "presents"
        asking = f.step in (fg.SUPPORT, fg.HYPNOSIS)
        self.must(f, "duel", (0,) if asking or not pointed else (0, 1), "CD-Q14")
        priests = (int(f.defender),) if f.duel else others(c)
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
