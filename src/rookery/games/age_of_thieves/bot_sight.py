"""What the heuristic of Age of Thieves makes of its view: figures, dangers, goals, and the ways there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rookery.games.age_of_thieves import board as bd
from rookery.games.age_of_thieves.data import DISTRICTS, city

BOARD = city()
SIZE = int(BOARD.size)
NUMBER = {name: n for n, name in enumerate(BOARD.names)}
HIDEOUTS = frozenset(n for n, kind in enumerate(BOARD.kind) if kind & bd.HIDEOUT)
LEGS = 4  # steps a thief takes in a turn, roughly
WORTH = {"emperor": 12.0, "green": 2.0, "yellow": 1.0, "trinkets": 1.0}


def far(a: int, b: int) -> int:
    """Steps between two spaces."""
    return BOARD.dist[a * SIZE + b]


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

    __slots__ = ("at", "carrier", "hidden", "jailed", "robbable", "seat", "worth")

    def __init__(self, row: Mapping[str, Any]) -> None:
        self.seat: int = row["seat"]
        self.at = NUMBER[row["at"]]
        self.jailed: bool = row["dungeon"]
        self.hidden: bool = row["hidden"] or "rope" in row["states"]
        self.carrier = bool(row["jewels"]["emperor"])
        self.worth: float = row["worth"] + (10.0 if self.carrier else 0.0) + 0.5
        self.robbable = "marked" in row["states"]


class Sight:
    """One look at the table from one seat."""

    def __init__(self, view: Mapping[str, Any], specials: bool = False) -> None:
        self.view = view
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
        self.cover: set[int] = set() if view["event"] == "A07" else set(HIDEOUTS)
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
            self.open = [*BOARD.gates[2 * d : 2 * d + 2]]
        self.safe_now = bool(self.me["hidden"]) or "rope" in self.me["states"] or "freed" in self.me["states"]
        self.cloaked = any(s in self.me["states"] for s in ("cloak", "rags", "freed", "rope"))
        self.left = view["events"]["alarm" if self.alarm else "calm"]

    def _space(self, space: int, row: Mapping[str, Any]) -> None:
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

    def danger(self, space: int, without: int = -1) -> int:
        """How many figures would catch me there in the watch's action."""
        if space in self.cover or self.cloaked:
            return 0
        n = 0
        for f in self.figures:
            if f.idle or f.asleep or f.at == without:
                continue
            d = far(f.at, space)
            pace = 0 if f.snared else self.paces[f.captain]
            n += d <= self.ears[f.captain] and d <= pace
        return n

    def threats(self, space: int) -> list[Figure]:
        """Those figures, the nearest first."""
        found = [
            f for f in self.figures if not f.idle and not f.asleep and far(f.at, space) <= self.paces[f.captain]
        ]
        return sorted(found, key=lambda f: far(f.at, space))

    # -- walking -----------------------------------------------------------------------------------------------

    def reach(self, start: int, steps: int, ghost: bool = False) -> dict[int, tuple[int, int]]:
        """Spaces within so many steps: the steps and the space before. A thief not hidden avoids the watch."""
        found = {start: (0, -1)}
        edge = [start]
        ghost = ghost or self.cloaked
        for n in range(1, steps + 1):
            ahead = []
            for space in edge:
                for to in BOARD.paths[space]:
                    if to in found or to in self.fire:
                        continue
                    if to in self.watched and not ghost and to not in self.cover:
                        continue
                    found[to] = (n, space)
                    ahead.append(to)
            edge = ahead
        return found

    def first_step(self, found: dict[int, tuple[int, int]], to: int) -> int:
        """The first step on the way there."""
        while found[to][1] >= 0 and found[found[to][1]][1] >= 0:
            to = found[to][1]
        return to

    # -- goals -------------------------------------------------------------------------------------------------

    def goal(self, space: int) -> float:
        """How good it is to be there at the end of a move."""
        if self.carrying or (self.alarm and self.wants_out()):
            if not self.open:
                return -0.1 * far(space, self.at)
            return 30.0 - 2.0 * min(far(space, g) for g in self.open)
        best = 0.0
        if self.emperor >= 0:
            best = 12.0 - 0.8 * far(space, self.emperor)
        elif self.view["lifted"]:
            best = 6.0 - 0.5 * min((far(space, g) for g in self.open), default=0)
        for at, worth in self.items.items():
            if at != self.emperor:
                best = max(best, 2.0 + worth - 0.7 * far(space, at))
        near = 0.0
        if not self.alarm:
            near = max((0.6 - 0.15 * far(space, at) for at in self.tokens if far(space, at) < 4), default=0.0)
        return best + max(0.0, near)

    def wants_out(self) -> bool:
        """Is it time to leave without the Emperors' Jewel? The way to the gates must be walked in time."""
        if self.emperor >= 0 and self.left >= 2:
            mine = far(self.at, self.emperor)
            return mine > 8 or any(far(r.at, self.emperor) < mine for r in self.rivals if not r.jailed)
        return True
