"""What a passenger makes of what it sees: whom it trusts, who holds what, and how sure a claim would be."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

GOAL = {"order": "key", "brotherhood": "goblet"}
BAG = {"order": "bag_key", "brotherhood": "bag_goblet"}
OTHER = {"order": "brotherhood", "brotherhood": "order"}
SURE = 4.0
SIDES_WITH = 0.9  # how much taking a side says about the one who takes it
ATTACKS = 0.25
USEFUL = {
    "monocle": 1.0, "privilege": 0.9, "dagger": 0.8, "gloves": 0.7, "knives": 0.6, "whip": 0.6, "ring": 0.7,
    "tome": 0.3, "coat": 0.3, "sextant": 0.3, "mirror": 0.2, "crest": 0.6, "bag": 1.3, "pearl": -2.5,
}  # fmt: skip


@dataclass
class Deeds:
    """What happened that tells something about factions: who sided with whom against whom, who attacked whom."""

    sides: list[tuple[int, int, int]] = field(default_factory=list)
    attacks: list[tuple[int, int]] = field(default_factory=list)
    fight: tuple[int, int] = (-1, -1)
    read: int = 0
    last: Mapping[str, Any] | None = None

    def follow(self, events: Sequence[Mapping[str, Any]]) -> None:
        """Add what happened since."""
        for event in events:
            kind = event["kind"]
            if kind == "attack":
                self.fight = (event["seat"], event["victim"])
                self.attacks.append(self.fight)
            elif kind == "support" and event["victim"] is not None:
                attacker, defender = self.fight
                foe = defender if event["victim"] == attacker else attacker
                self.sides.append((event["seat"], event["victim"], foe))
            elif kind == "round":
                self.sides, self.attacks = [], []
            self.last = event
            self.read = event["n"] + 1


class Mind:
    """One seat's reckoning at one moment."""

    def __init__(self, view: Mapping[str, Any], deeds: Deeds) -> None:
        self.view = view
        self.seat: int = view["seat"]
        self.players = view["players"]
        me = self.players[self.seat]
        self.mine: list[str] = me["known"]
        self.faction: str = me["faction"]
        self.job: str = me["occupation"]
        self.foe = OTHER[self.faction]
        self.turned: bool = view["turned"]
        self.goods = {GOAL[self.faction], *((BAG[self.faction],) if self.turned else ())}
        self.theirs = {GOAL[self.foe], *((BAG[self.foe],) if self.turned else ())}
        self.trust = self._trust(deeds)

    # -- people ------------------------------------------------------------------------------------------

    def _trust(self, deeds: Deeds) -> list[float]:
        """Per seat: above 0 a friend, below a foe; SURE where it is certain."""
        fixed: list[float | None] = []
        for row in self.players:
            known = row["faction"]
            fixed.append(None if known is None else SURE if known == self.faction else -SURE)
        trust = [x or 0.0 for x in fixed]
        for _ in range(2):  # what is learnt of one says something of those who stood by that one
            new = [0.0] * len(trust)
            for who, friend, enemy in deeds.sides:
                new[who] += SIDES_WITH * (math.tanh(trust[friend]) - math.tanh(trust[enemy])) / 2
                new[friend] += SIDES_WITH / 2 * math.tanh(trust[who])
            for who, victim in deeds.attacks:
                new[who] -= ATTACKS * math.tanh(trust[victim])
            trust = [max(-3.0, min(3.0, n)) if f is None else f for n, f in zip(new, fixed, strict=True)]
        return trust

    def friend(self, seat: int) -> bool:
        """Certainly one of ours?"""
        return self.trust[seat] >= SURE

    def enemy(self, seat: int) -> bool:
        """Certainly not?"""
        return self.trust[seat] <= -SURE

    def unknown(self, seat: int) -> bool:
        """Not certain either way?"""
        return -SURE < self.trust[seat] < SURE

    def others(self) -> list[int]:
        """Everybody else."""
        return [row["seat"] for row in self.players if row["seat"] != self.seat]

    # -- things ------------------------------------------------------------------------------------------

    def worth(self, item: str) -> float:
        """What an item is worth in my own hands."""
        if item in self.goods:
            return 5.0
        if item in self.theirs:
            return 3.0  # as long as I have it they do not
        if item in ("bag_key", "bag_goblet"):
            return USEFUL["bag"] if self.view["deck"] else 1.0
        return USEFUL.get(item, 0.5)

    def spare(self, items: Sequence[str], to: int) -> str:
        """Which of these I miss least in somebody's hands; a friend may have what we need."""

        def cost(item: str) -> float:
            if self.friend(to):
                return 0.3 if item in self.goods or item in self.theirs else max(0.0, self.worth(item))
            return self.worth(item)

        return min(items, key=lambda item: (cost(item), item))

    def held(self, seat: int, kinds: set[str]) -> int:
        """How many of these I know a seat to hold."""
        return sum(item in kinds for item in self.players[seat]["known"])

    def where(self, item: str) -> int | None:
        """Who I know to hold an item."""
        return next((row["seat"] for row in self.players if item in row["known"]), None)

    # -- claims ------------------------------------------------------------------------------------------

    def allies(self) -> list[int]:
        """Certain friends who certainly hold something we need."""
        return [s for s in self.others() if self.friend(s) and self.held(s, self.goods)]

    def claim(self) -> float:
        """The chance that a claim naming `allies` is true, as far as I can tell."""
        total = self.held(self.seat, self.goods) + sum(self.held(s, self.goods) for s in self.allies())
        if total + (1 if self.smaller() else 0) < 3 or "pearl" in self.mine:
            return 0.0
        return 1.0 - self.pearl_risk()

    def smaller(self) -> bool:
        """Do I know that our faction is the smaller one?"""
        seats = len(self.players)
        foes = sum(self.enemy(s) for s in self.others())
        return seats % 2 == 1 and 2 * foes > seats

    def pearl_risk(self) -> float:
        """The chance that one of ours holds the Black Pearl."""
        if len(self.players) == 3:
            return 0.0
        holder = self.where("pearl")
        if holder is not None:
            return 0.0 if self.enemy(holder) else 1.0 if self.friend(holder) else 0.5
        hidden = [row["items"] - len(row["known"]) for row in self.players]
        ours = sum(hidden[s] * (1.0 if self.friend(s) else 0.0 if self.enemy(s) else 0.5) for s in self.others())
        return float(ours / max(1, sum(hidden) + self.view["deck"]))

    def prophecy(self) -> list[int]:
        """Certain foes who certainly hold what they need, if it is enough; else []."""
        found = [s for s in self.others() if self.enemy(s) and self.held(s, self.theirs)]
        enough = sum(self.held(s, self.theirs) for s in found) >= 3
        return found if enough and "pearl" not in self.mine and self.pearl_risk() < 0.15 else []
