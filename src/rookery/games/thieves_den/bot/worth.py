"""What things are worth to a player of Thieves Den: the heuristic's arithmetic, in points of reputation."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from rookery.games.thieves_den.cards import book as c
from rookery.games.thieves_den.cards.book import LETTERS, Cards, Part
from rookery.games.thieves_den.cards.reading import own_cards, standard
from rookery.games.thieves_den.moves.steps import steps_of

ONES = tuple(1 << (5 * k) for k in range(5))
GUARD = int(c.GUARD)


@dataclass(frozen=True)
class Weights:
    """The knobs. Found by trying; see docs/bots.md for how strong they make it."""

    thief: float = 1.0  # a thief kept for the next round
    last_thief: float = 0.5  # a thief in the last round, while there is something to rob
    spare: float = 1.0  # a treasure nobody asks for now
    last_spare: float = 0.15
    part: float = 0.55  # of a fence's reputation, for part of what it wants
    rivals: float = 0.9  # what a gain of all my rivals together costs me
    hag: float = 0.8  # of the hag's reputation, for a treasure in hand
    majority: float = 0.56  # of a majority's reputation, for one more fence of that type
    scheme: float = 0.45  # of a scheme's reputation, for one card towards a pair
    haste: float = 0.6  # for what a rival could take first


class Lore:
    """The box, unpacked for quick reading."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self.notation = steps_of(cards).notation
        self.place = {name: n for n, name in enumerate(cards.location_ids) if n}
        self.buyer = {name: n for n, name in enumerate(cards.fence_ids) if n}
        self.power = {name: n for n, name in enumerate(cards.power_ids) if n}
        self.scheme = {name: n for n, name in enumerate(cards.scheme_ids) if n}
        self.wants = [int(f.wants) for f in cards.fence]
        self.wilds = [int(f.wilds) for f in cards.fence]
        self.fame = [int(f.fame) for f in cards.fence]
        self.sizes = [sum((w >> (5 * k)) & 31 for k in range(5)) for w in self.wants]
        self.pieces = [[(5 * k, n) for k in range(5) if (n := (w >> (5 * k)) & 31)] for w in self.wants]
        self.ability = [list(loc.ability) for loc in cards.location]
        self.bonus = [list(loc.bonus) for loc in cards.location]
        self.types = [int(loc.type) for loc in cards.location]
        self.instant = [loc.instant for loc in cards.location]
        self.hag = [int(n) for n in cards.hag]


@lru_cache(maxsize=8)
def lore(own: str | None) -> Lore:
    """The box of the house, or somebody's own cards."""
    return Lore(standard()[0] if own is None else own_cards(own)[0])


def bag_of(counts: Mapping[str, int]) -> int:
    """A bag from counts by letter."""
    return sum(counts[x] << (5 * k) for k, x in enumerate(LETTERS))


def total(bag: int) -> int:
    """How many treasures."""
    return (bag & 31) + ((bag >> 5) & 31) + ((bag >> 10) & 31) + ((bag >> 15) & 31) + (bag >> 20)


class Outlook:
    """The table as one player sees it, with the worth of bags and thieves."""

    def __init__(self, view: Mapping[str, Any], book: Lore, weights: Weights) -> None:
        self.view, self.book, self.w = view, book, weights
        self.rival: float = weights.rivals / (view["seats"] - 1)  # what one rival's gain costs me
        self.seat: int = view["seat"]
        self.me = view["players"][self.seat]
        self.last = view["round"] == book.cards.rounds
        self.bag = bag_of(self.me["treasures"])
        self.thieves: int = self.me["thieves"]
        self.city = bag_of(view["city"])
        self.shown = [book.buyer[f] for f in view["display"] if f]
        self.fed = [view["hag"][x] for x in LETTERS]
        self.majority = self._majorities()
        self._worth: dict[tuple[int, int], float] = {}
        plain = [f for f in self.shown if not book.wilds[f]]  # others are judged when they can be dealt with
        found = [(self.deal(f), book.wants[f], book.sizes[f], book.pieces[f]) for f in plain]
        self.offers = sorted(found, key=lambda offer: offer[0], reverse=True)  # what fences pay, the best first
        self.spaces = sum(1 for p in view["players"] for a in (*p["above"], *p["side"]) if not a["thieves"])

    def _majorities(self) -> list[float]:
        """What one more fence of each type may be worth at the end."""
        cards = self.book.cards
        mine = [0] * 7
        own = self.me["buyers"] or ()
        for name in (*own, *(f["card"] for f in self.me["fences"])):
            mine[int(cards.fence[self.book.buyer[name]].type)] += 1
        return [
            self.w.majority * value * (1.0 if n < 2 else 0.3) for n, value in zip(mine, cards.majority, strict=True)
        ]

    # -- worth -------------------------------------------------------------------------------------

    def deal(self, fence: int) -> float:
        """The reputation of a deal, majority included."""
        return self.book.fame[fence] + self.majority[int(self.book.cards.fence[fence].type)]

    def worth(self, bag: int, thieves: int) -> float:
        """What a bag may still bring: whole fences first, then parts, the hag, and what is kept."""
        key = bag, min(thieves, 3)
        known = self._worth.get(key)
        if known is None:
            known = self._worth[key] = self._reckon(bag, key[1])
        return known

    def _reckon(self, bag: int, thieves: int) -> float:
        value, w, book = 0.0, self.w, self.book
        for deal, wants, _, _ in self.offers:
            if thieves and ((bag | GUARD) - wants) & GUARD == GUARD:
                bag -= wants
                thieves -= 1
                value += 0.92 * deal
        best, taken = 0.0, 0
        for deal, _, size, pieces in self.offers if bag else ():
            have, part = 0, 0
            for shift, many in pieces:
                n = (bag >> shift) & 31
                if n > many:
                    n = many
                have += n
                part |= n << shift
            gain = w.part * deal * (have / size) ** 1.5
            if have and gain > best:
                best, taken = gain, part
        value += best
        bag -= taken
        spare = w.last_spare if self.last else w.spare
        for k in range(5):
            n = (bag >> (5 * k)) & 31
            if n and not self.fed[k] and w.hag * book.hag[k] > spare:
                value += w.hag * book.hag[k]
                n -= 1
            value += spare * n
        return value

    def thief(self, many: int) -> float:
        """What so many thieves on the board are worth."""
        if not self.last:
            return self.w.thief * min(many, 6)
        return self.w.last_thief * min(many, 2 + self.spaces)

    def board(self, bag: int, thieves: int) -> float:
        """What a player board is worth."""
        while total(bag) > 8:
            bag -= ONES[self.least(bag, thieves)]
        return self.worth(bag, thieves) + self.thief(thieves)

    # -- choices of tokens ----------------------------------------------------------------------------

    def least(self, bag: int, thieves: int) -> int:
        """The treasure that is missed least."""
        held = [k for k in range(5) if (bag >> (5 * k)) & 31]
        return max(held, key=lambda k: self.worth(bag - ONES[k], thieves))

    def most(self, bag: int, thieves: int, city: int) -> int | None:
        """The treasure of the city that helps most."""
        there = [k for k in range(5) if (city >> (5 * k)) & 31]
        return max(there, key=lambda k: self.worth(bag + ONES[k], thieves)) if there else None

    # -- what a location gives ------------------------------------------------------------------------

    def resolve(self, parts: list[Part], bag: int, thieves: int) -> tuple[int, int, float]:
        """Bag, thieves and reputation after an ability, chosen well."""
        city, fame = self.city, 0.0
        for part in parts:
            kind, many = part.kind, int(part.many)
            if kind == c.GAIN:
                n = min(many, (city >> (5 * part.type)) & 31)
                bag += n << (5 * part.type)
                city -= n << (5 * part.type)
            elif kind in (c.WILD, c.UPTO):
                for _ in range(many):
                    k = self.most(bag, thieves, city)
                    if k is not None:
                        bag += ONES[k]
                        city -= ONES[k]
            elif kind == c.THIEF:
                thieves += min(many, self.view["forest"])
            elif kind == c.FAME:
                fame += many
            elif kind == c.PAY_ANY:
                if not bag:
                    break
                k = self.least(bag, thieves)
                bag -= ONES[k]
                city += ONES[k]
            elif kind == c.PAY_THIEF:
                if not thieves:
                    break
                thieves -= 1
            else:
                fame += self._mischief(int(kind))
        return bag, min(thieves, 6), fame

    def _mischief(self, kind: int) -> float:
        """Roughly what taking from an opponent is worth."""
        rivals = [p for p in self.view["players"] if p["seat"] != self.seat and not p["passed"]]
        if kind == c.LURE:
            return (1 + self.rival) * self.w.thief if any(p["thieves"] for p in rivals) else 0.0
        if not any(any(p["treasures"].values()) for p in rivals):
            return 0.0
        return 2 * self.rival if kind == c.DESTROY else 2 + 2 * self.rival

    def gift(self, parts: list[Part]) -> float:
        """What an owner bonus is worth to somebody, roughly."""
        value = 0.0
        for part in parts:
            each = self.w.thief if part.kind == c.THIEF else 2.0
            value += each * int(part.many) * (0.4 if self.last and part.kind == c.THIEF else 1.0)
        return value

    # -- schemes --------------------------------------------------------------------------------------

    def towards(self, card: int) -> float:
        """What a location brings my scheme."""
        name = self.me["scheme"]
        if not name:
            return 0.0
        scheme = self.book.cards.scheme[self.book.scheme[name]]
        counts = [0, 0]
        pair = (int(scheme.first), int(scheme.second))
        own = self.me["locations"] or ()
        for each in (*own, *(a["card"] for a in self.me["above"])):
            kind = self.book.types[self.book.place[each]]
            if kind in pair:
                counts[pair.index(kind)] += 1
        kind = self.book.types[card]
        if kind not in pair:
            return 0.0
        at = pair.index(kind)
        short = counts[at] < counts[1 - at]
        return float(scheme.fame) * (0.95 if short else self.w.scheme if counts[at] == counts[1 - at] else 0.15)
