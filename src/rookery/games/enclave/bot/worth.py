"""What things are worth to a heuristic player of Enclave, in points it hopes to have at the end."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property, lru_cache
from typing import Any

from rookery.games.enclave.cards.book import HEALING, MACHINE, PROTECTION, Card, CardTable
from rookery.games.enclave.cards.reading import own_cards, standard
from rookery.games.enclave.seen.odds import Prospects, card as card_by_id

ROUNDS = 6
FIND = 1.1  # a find not yet seen


@lru_cache(maxsize=8)
def box(text: str | None) -> CardTable:
    """The cards in play."""
    return standard()[0] if text is None else own_cards(text)[0]


def table_of(view: Mapping[str, Any], text: str | None) -> Table:
    """A seat's view, with what things in it are worth."""
    return Table(view, box(text))


class Table:
    """One seat's view of the table."""

    def __init__(self, view: Mapping[str, Any], cards: CardTable) -> None:
        self.view = view
        self.cards = cards
        self.seat: int = view["seat"]
        self.me: Mapping[str, Any] = view["players"][self.seat]
        self.rounds_left: int = ROUNDS - view["round"]

    @cached_property
    def prospects(self) -> Prospects:
        """What awaits me on missions."""
        return Prospects(self.view, self.cards)

    def card(self, name: str) -> Card:
        """A card by its id."""
        return card_by_id(self.cards, name)

    # -- currencies ----------------------------------------------------------------------------------

    def coin(self) -> float:
        """A coin: less and less as there is less left to buy."""
        return (0.13, 0.17, 0.2, 0.22, 0.24, 0.25, 0.25)[max(0, self.rounds_left)]

    def knowledge(self, later: bool = False) -> float:
        """A piece of knowledge: a point, if the tree can still be reached in time."""
        if self.rounds_left > 0:
            return 0.95
        climbs = any(self.seat in level["cubes"] for level in self.view["tree"])
        return 1.0 if climbs and not later else 0.05

    def tile_worth(self) -> float:
        """A tree tile: reach, a bonus at the end, and the fourth one wins."""
        held: int = self.me["tiles"]
        if held >= 3:
            return 50.0
        others = max(p["tiles"] for p in self.view["players"] if p["seat"] != self.seat)
        bonus = 2.0 if held >= others else 1.0 if held + 1 == others else 0.3
        rounds = self.rounds_left + (self.view["phase"] != "tree")
        hope = 0.0
        if rounds > 3 - held:  # the way to four is still open
            few = (2.2, 1.6, 0.1)[len(self.view["players"]) - 2]  # fewer others take such missions away
            hope = (0.2, 0.9, 3.0)[held] * min(1.0, rounds / 4) * few
        return 0.6 + bonus * (0.5 + 0.1 * (6 - self.rounds_left)) + hope

    def find_worth(self) -> float:
        """Find cards bring a bonus to the player with most at the end."""
        return 0.35 if self.rounds_left < 3 else 0.2

    def reward_worth(self, job: Card) -> float:
        """The whole reward of a mission."""
        tiles = max(self.tile_worth(), 2.0 * self.knowledge())
        return self.knowledge() * int(job.knowledge) + tiles * int(job.tiles) + FIND * int(job.finds)

    # -- cards ---------------------------------------------------------------------------------------

    def card_worth(self, name: str) -> float:
        """A card in hand or on the thief card, before its price."""
        card, left = self.card(name), self.missions_left()
        if card.kind == PROTECTION:
            held = sum(1 for n in self.me["hand"] or () if self.card(n).kind == PROTECTION)
            need = 1.0 if held < 2 * left else 0.3
            return need * 0.24 * int(card.p + card.m) * (left > 0)
        if card.kind == HEALING:
            p = min(int(card.p), self.me["p_max"] - self.me["p"])
            m = min(int(card.m), self.me["m_max"] - self.me["m"])
            return float(0.2 * (p + m) + 0.05 * int(card.p + card.m)) * (left > 0)
        if card.kind == MACHINE:
            return (0.5 * int(card.sarcophagus) + 0.17 * int(card.sesame)) * min(3, left)
        return 0.2 * int(card.p + card.m) * min(4, left) + 0.1

    def missions_left(self) -> int:
        """How many missions this thief may still go on."""
        return self.rounds_left + (
            self.crosses_next() is not None or self.view["phase"] in ("initiative", "planning")
        )

    def liking(self, name: str) -> float:
        """Would I like this card to come to me next?"""
        card = self.card(name)
        if name.startswith("ET"):
            p = sum(int(self.card(n).p) for n in self.me["hand"] or () if self.card(n).kind == PROTECTION)
            m = sum(int(self.card(n).m) for n in self.me["hand"] or () if self.card(n).kind == PROTECTION)
            return 4.5 - int(card.p + card.m) + 0.3 * ((p - m) if card.p > card.m else (m - p))
        if name.startswith("EM"):
            return self.mission_worth(name) - 1.5
        return 1.0

    def cost(self, name: str) -> float:
        """What a card's price is worth."""
        return self.coin() * int(self.card(name).price)

    # -- places --------------------------------------------------------------------------------------

    def crosses_next(self) -> int | None:
        """How many cubes stand before mine at the Crossing, or None if I have none there."""
        queue = self.view["cubes"]["crossing"]
        return queue.index(self.seat) if self.seat in queue else None

    def place_worth(self, place: str) -> float:
        """An action card in planning: what going there would bring, and how much it hurts to come late."""
        there = len(self.view["cubes"].get(place, ()))
        if place == "shepherd":
            coins, know = self.cards.shepherd_coins[there], self.cards.shepherd_knowledge[there]
            return self.coin() * coins + self.knowledge(later=False) * know
        if place == "crossing":
            return self._crossing_worth(there)
        if place == "tree":
            return self._tree_worth()
        if place == "oracle":
            behind = self.view["order"].index(self.seat) - there  # places to win on the turn-order track
            return 0.6 + 0.45 * max(0, behind) if self.rounds_left else 0.3
        return self._market_worth(place, there)

    def _crossing_worth(self, there: int) -> float:
        worths = sorted((self.mission_worth(name) for name in self.view["rows"]["missions"]), reverse=True)
        return max(0.6, worths[there] if there < len(worths) else 0.8) + 0.4

    def _tree_worth(self) -> float:
        low, high = self.reach
        return max(self.level_worth(level) for level in range(low, high + 1)) + 0.3

    @cached_property
    def reach(self) -> tuple[int, int]:
        """EN-P4: the levels my cube can reach."""
        at, tiles = self.view["round"], self.me["tiles"]
        return (1, 5) if at > 5 else (max(1, at - tiles), min(5, at + tiles))

    def level_worth(self, level: int) -> float:
        """Points there are for me on a level, and what its card would do."""
        here = self.view["tree"][level - 1]
        hoped = self.me["knowledge"] + (2 if "crossing" in self.me["played"] else 0)
        left = here["mark"] - 2.5 * len([s for s in here["cubes"] if s != self.seat])
        points = max(0.0, min(hoped, left))
        marker = 0.6 if 0 < here["mark"] <= hoped and not here["cubes"] else 0.0
        return float(points) + marker + 0.7 * max(0.0, self.tree_card_worth(here["card"]))

    def _market_worth(self, place: str, there: int) -> float:
        gains = []
        for name in self.view["rows"][place]:
            card = self.card(name)
            if card.price <= self.me["coins"] + 4:
                gains.append(self.card_worth(name) - self.cost(name))
        gains.sort(reverse=True)
        return 0.35 + sum(g for g in gains[there // 2 : there // 2 + 2] if g > 0)

    # -- missions and the tree -----------------------------------------------------------------------

    def mission_worth(self, name: str) -> float:
        """Chance times reward, less what it is likely to cost."""
        job = self.card(name)
        if self.rounds_left == 0 and not any(self.seat in level["cubes"] for level in self.view["tree"]):
            climbing = 0.4 if self.view["phase"] == "planning" else 0.0
        else:
            climbing = 1.0
        found = self.prospects.of(name)
        reward = self.reward_worth(job) * max(climbing, 0.3)
        cost = 0.25 * int(job.p + job.m) + 1.1 * int(job.traps)
        return found.chance * reward + (1 - found.chance) * 0.8 - cost * (0.35 + 0.1 * (self.rounds_left > 0))

    def trade_worth(self, count: int) -> float:
        """Knowledge that can become no points any more may still become most coins."""
        if self.rounds_left > 0:
            return -1.0
        richest = max(p["coins"] for p in self.view["players"] if p["seat"] != self.seat)
        after = self.me["coins"] + 7 * count
        return 1.5 - 0.01 * count if after > richest >= self.me["coins"] else -0.1

    def tree_card_worth(self, name: str) -> float:
        """Using the card of a level."""
        last = self.rounds_left == 0
        hurt = self.me["p_max"] - self.me["p"] + self.me["m_max"] - self.me["m"]
        if name == "TC2A":
            place = len(self.view["tree"][1]["cubes"])
            return 1.2 if not last and self.me["coins"] >= self.cards.fees[min(place, 3)] else 0.05 * last
        if name == "TC3A":
            return 0.25 * float(hurt) if not last else 0.0
        if name == "TC3B":
            return 1.2 if min(self.me["p"], self.me["m"]) > -3 else 0.2
        if name == "TC4B":
            return 1.2 if not last else 0.0
        if name == "TC4C":
            return 1.3 if not last and not self.me["cancel"] else 0.0
        if name == "TC5B":
            return 1.8 if not last and 0 < self.me["tiles"] < 3 and not self.me["tyllo"] else -1.0
        values = {"TC1A": 0.7, "TC1B": 0.3, "TC1C": 0.3, "TC2B": 0.0, "TC2C": 0.0, "TC3C": 0.5, "TC4A": 0.3}
        return values.get(name, 0.6) * (0.5 if last else 1.0)
