"""What the heuristic of Age of Thieves makes of its view: figures, dangers, goals, and the ways there."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from rookery.games.age_of_thieves.cards import city as bd
from rookery.games.age_of_thieves.cards.own import Box, box
from rookery.games.age_of_thieves.cards.reading import DISTRICTS, city

NUMBER = {name: n for n, name in enumerate(city().names)}
WORTH = {"emperor": 12.0, "green": 2.0, "yellow": 1.0, "trinkets": 1.0}
CAUGHT = 25.0  # what being caught costs
TROUBLE = 5  # steps a way around the watch may be longer
OUT = 60.0  # what leaving the city is worth


class Lore:
    """What is printed: the map and the values of the cards."""

    def __init__(self, here: Box) -> None:
        self.board = board = here.board
        self.book = book = here.book
        size = int(board.size)
        self.hideouts = frozenset(n for n, kind in enumerate(board.kind) if kind & bd.HIDEOUT)
        self.sewers = [*board.sewers_in, *board.sewers_out]
        self.rows = rows = [tuple(board.dist[a * size : (a + 1) * size]) for a in range(size)]
        self.near = [[frozenset(b for b in range(size) if rows[a][b] <= n) for n in range(9)] for a in range(size)]
        """The spaces within so many steps of a space."""
        self.run = int(book.run)
        self.walks = {"move": int(book.sneak), "G15": int(book.range[15])}
        self.walks.update({card: int(book.steps[int(card[1:])]) for card in ("G06", "G11", "G16")})

    def far(self, a: int, b: int) -> int:
        """Steps between two spaces."""
        return self.rows[a][b]

    def reach_of(self, card: str, thief: str = "") -> int:
        """The range of a card in this thief's hands; 99 without a limit."""
        n = int(card[1:])
        found = int(self.book.range[n]) + (3 if thief == "zain" and self.book.grenade[n] else 0)
        return 99 if found < 0 else found


@lru_cache(maxsize=4)  # one is a few megabytes
def lore(own: str | None) -> Lore:
    """The lore of the box, or of somebody's own cards and map."""
    return Lore(box(own))


class Figure:
    """A figure of the watch."""

    __slots__ = ("asleep", "at", "captain", "idle", "snared")

    def __init__(self, at: int, kind: str, states: tuple[str, ...] | list[str]) -> None:
        self.at = at
        self.captain = kind == "captain"
        self.idle = "idle" in states
        self.asleep = "asleep" in states
        self.snared = "snared" in states


class Rival:
    """Another thief on the board."""

    __slots__ = ("at", "cards", "carrier", "hidden", "jailed", "marked", "rich", "seat", "worth")

    def __init__(self, row: Mapping[str, Any]) -> None:
        self.seat: int = row["seat"]
        self.at = NUMBER[row["at"]]
        self.jailed: bool = row["dungeon"]
        self.hidden: bool = row["hidden"] or "rope" in row["states"]
        self.carrier = bool(row["jewels"]["emperor"])
        self.worth: float = row["worth"] + (10.0 if self.carrier else 0.0) + 0.5
        self.cards: int | None = row["cards"]
        self.marked = "marked" in row["states"]
        self.rich = sum(row["jewels"].values())


class Sight:
    """One look at the table from one seat."""

    def __init__(self, view: Mapping[str, Any], specials: bool = False, own: str | None = None) -> None:
        self.view = view
        self.lore = known = lore(own)
        self.board, self.book = known.board, known.book
        self.walks, self.run = known.walks, known.run
        self.far, self.reach_of = known.far, known.reach_of
        self._goals: dict[int, float] = {}
        self._hot: frozenset[int] | None = None
        self._out: bool | None = None
        self._ways: dict[int, int] = {}
        self.specials = specials
        self.seat: int = view["seat"]
        self.me: Mapping[str, Any] = view["thieves"][self.seat]
        self.at = NUMBER[self.me["at"]] if self.me["at"] else -1
        self.carrying = bool(self.me["jewels"]["emperor"])
        self.alarm = view["watch"]["side"] == "alarm"
        self.acted: bool = view["watch"]["acted"]
        self.die: int = view["watch"]["die"]
        movement, hearing = view["watch"]["movement"], view["watch"]["hearing"]
        self.paces = (movement["guard"], movement["captain"])
        self.ears = (hearing["guard"][self.seat], hearing["captain"][self.seat])
        self.figures: list[Figure] = []
        self.fire: set[int] = set()
        self.cover: set[int] = set() if view["event"] == "A07" else set(self.lore.hideouts)
        self.items: dict[int, float] = {}
        self.tokens: set[int] = set()
        self.emperor = -1
        for name, row in view["spaces"].items():
            self._space(NUMBER[name], row)
        self.watched = {f.at for f in self.figures if not f.asleep}
        self.rivals = [Rival(t) for t in view["thieves"] if t["seat"] != self.seat and t["at"]]
        self.open = [NUMBER[g] for g in view["open"]]
        if not self.open and view["gates"]:
            d = DISTRICTS.index(view["gates"])
            self.open = [*self.board.gates[2 * d : 2 * d + 2]]
        self.safe_now = bool(self.me["hidden"]) or "rope" in self.me["states"] or "freed" in self.me["states"]
        self.cloaked = any(s in self.me["states"] for s in ("cloak", "rags", "freed", "rope"))
        self.left: int = view["events"]["alarm" if self.alarm else "calm"]
        self.gate = self.die + (1 if self.alarm else 0)  # points that come before the watch (AT-R3)
        for r in self.rivals:
            if r.marked and r.rich:
                self.items[r.at] = self.items.get(r.at, 0.0) + (8.0 if r.carrier else 1.5)
            if self.emperor >= 0 and not r.jailed:
                r.worth += 0.5 * max(0, 9 - self.far(r.at, self.emperor))  # about to lift it

    def _space(self, space: int, row: Mapping[str, Any]) -> None:
        if len(row) == 1 and row.get("token") == "down":
            self.tokens.add(space)
            return
        if "watch" in row:
            self.figures.append(Figure(space, row["watch"], row.get("states", ())))
        if "fire" in row:
            self.fire.add(space)
        if "smoke" in row or (row.get("token") == "alley" and self.view["event"] != "A07"):
            self.cover.add(space)
        jewels = row.get("jewels", {})
        if jewels:
            self.items[space] = sum(WORTH[j] * n for j, n in jewels.items())
            if "emperor" in jewels:
                self.emperor = space
        if row.get("token") == "down":
            self.tokens.add(space)
        elif row.get("token") in ("informer", "agent", "neighbourhood"):
            self.items[space] = self.items.get(space, 0.0) + 0.4

    # -- dangers -----------------------------------------------------------------------------------------------

    def within_reach(self, without: frozenset[int] = frozenset()) -> frozenset[int]:
        """The spaces on which the watch would catch me in its action, some of its figures left out."""
        found: set[int] = set()
        for f in self.figures:
            if not f.idle and not f.asleep and f.at not in without:
                pace = 0 if f.snared else self.paces[f.captain]
                found |= self.lore.near[f.at][min(pace, self.ears[f.captain], 8)]
        return frozenset(found - self.cover)

    def danger(self, space: int) -> bool:
        """Would the watch catch me there in its action?"""
        if self.cloaked:
            return False
        if self._hot is None:
            self._hot = self.within_reach()
        return space in self._hot

    def price(self) -> float:
        """What being caught costs: less and less as the night ends, for those who stay inside lose anyway."""
        if self.alarm:
            return (6.0, 14.0)[self.left] if self.left < 2 else CAUGHT
        return 10.0 if self.left < 2 and not self.view["lifted"] else CAUGHT

    def threats(self, space: int) -> list[Figure]:
        """The figures that can come there, the nearest first."""
        found = [
            f
            for f in self.figures
            if not f.idle and not f.asleep and self.far(f.at, space) <= self.paces[f.captain]
        ]
        return sorted(found, key=lambda f: self.far(f.at, space))

    # -- walking -----------------------------------------------------------------------------------------------

    def reach(
        self, start: int, steps: int, ghost: bool = False, without: frozenset[int] = frozenset()
    ) -> dict[int, tuple[int, int]]:
        """Spaces within so many steps: the steps and the space before. A thief not hidden avoids the watch."""
        shut = self.fire
        if not ghost and not self.cloaked:
            shut = (self.watched - self.cover - without) | self.fire
        found = {start: (0, -1)}
        edge = [start]
        for n in range(1, steps + 1):
            ahead = []
            for space in edge:
                for to in self.board.paths[space]:
                    if to not in found and to not in shut:
                        found[to] = (n, space)
                        ahead.append(to)
            edge = ahead
        self._underground(found, shut)
        return found

    def _underground(self, found: dict[int, tuple[int, int]], shut: set[int]) -> None:
        """Who enters the sewers may come out of any exit; the walk ends there (AT-M6)."""
        if self.view["event"] in ("C09", "A04"):
            return
        morius = self.me["thief"] == "morius"
        ways_in = self.lore.sewers if morius else self.board.sewers_in
        entered = [s for s in ways_in if found.get(s, (0, 0))[0]]
        if entered:
            first = min(entered, key=lambda s: found[s][0])
            for out in self.lore.sewers if morius else self.board.sewers_out:
                if out not in shut and out != first and found.get(out, (99, 0))[0] > found[first][0]:
                    found[out] = (found[first][0], first)

    def first_step(self, found: dict[int, tuple[int, int]], to: int) -> int:
        """The first step on the way there."""
        while found[to][1] >= 0 and found[found[to][1]][1] >= 0:
            to = found[to][1]
        return to

    # -- goals -------------------------------------------------------------------------------------------------

    def goal(self, space: int) -> float:
        """How good it is to be there at the end of a move."""
        if space not in self._goals:
            self._goals[space] = self._goal(space)
        return self._goals[space]

    def _goal(self, space: int) -> float:
        if self.carrying or (self.alarm and self.wants_out()):
            if not self.open:
                return -0.1 * self.far(space, self.at)
            return 30.0 - 2.0 * self.to_gates(space)
        best = 0.0
        if self.emperor >= 0:
            best = 12.0 - 0.8 * self.far(space, self.emperor)
        elif self.view["lifted"]:
            best = 6.0 - 0.5 * min((self.far(space, g) for g in self.open), default=0)
        row = self.lore.rows[space]
        for at, worth in self.items.items():
            if at != self.emperor:
                best = max(best, 2.0 + worth - 0.7 * row[at])
        if not self.alarm:
            for n in range(4):
                if not self.tokens.isdisjoint(self.lore.near[space][n]):
                    return best + 0.6 - 0.15 * n
        return best

    def to_gates(self, space: int) -> int:
        """Steps to the nearest open gate: around the watch, or through it with some trouble."""
        if not self._ways:
            shut = (self.watched - self.cover) | self.fire
            self._ways = dict.fromkeys(self.open, 0)
            edge = self.open
            while edge:
                n = self._ways[edge[0]] + 1
                edge = [
                    b
                    for b in {b for a in edge for b in self.board.paths[a]}
                    if b not in self._ways and b not in shut
                ]
                self._ways.update(dict.fromkeys(edge, n))
        straight = min(self.far(space, g) for g in self.open)
        return min(self._ways.get(space, 99), straight + TROUBLE)

    def aim(self) -> int:
        """Where I want to be: at the nearest open gate, or where the Emperors' Jewel lies."""
        if self.open and (self.carrying or (self.alarm and self.wants_out()) or self.emperor < 0):
            return min(self.open, key=lambda g: self.far(self.at, g))
        return self.emperor if self.emperor >= 0 else self.at

    def end(self, space: int, steps: int, most: int, run: bool = False) -> float:
        """The worth of a walk of so many steps, of the most it could have, that ends there."""
        score = self.goal(space) - 0.05 * steps
        if not run:
            score += 1.5 * self.items.get(space, 0.0) + (0.4 if space in self.tokens and not self.alarm else 0.0)
        if self.alarm and space in self.open and (self.carrying or self.wants_out()):
            score += OUT if steps < most else 5.0
        return score

    def leaves(self, space: int, steps: int, most: int) -> bool:
        """Does such a walk lead out of the city?"""
        return self.alarm and steps < most and space in self.open and (self.carrying or self.wants_out())

    def wants_out(self) -> bool:
        """Is it time to leave without the Emperors' Jewel? The way to the gates must be walked in time."""
        if self._out is None:
            self._out = self._wants_out()
        return self._out

    def _wants_out(self) -> bool:
        if self.emperor >= 0 and self.left >= 2:
            mine = self.far(self.at, self.emperor)
            return mine > 8 or any(self.far(r.at, self.emperor) < mine for r in self.rivals if not r.jailed)
        return True
