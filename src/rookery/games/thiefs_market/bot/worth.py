"""What cards and gold are worth to the heuristic player, in points at the end of the game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import exp
from typing import Any

from rookery.games.thiefs_market.cards import book as c
from rookery.games.thiefs_market.cards.book import FACES, ICONS
from rookery.games.thiefs_market.cards.reading import parse_effect
from rookery.games.thiefs_market.kit import MarketKit, box_kit, own_kit

H, M, T, N = 0, 1, 2, 3  # icons that count
Y, I, S = 4, 5, 6  # the other faces  # noqa: E741
ONE = {letter: 1 << (5 * face) for face, letter in enumerate(FACES)}
PIECES = tuple(1 << (5 * face) for face in range(7))
MARKER = PIECES[S]

Four = tuple[int, int, int, int]


@dataclass(frozen=True)
class Weights:
    """What things are worth, in points. Found by playing against itself."""

    gold: float = 1.3  # a gold token with rounds to come
    sell: float = 0.3  # per coming round: a card that sells gems
    bag_flip: float = 0.5  # … that turns gems to bags
    gem_flip: float = 0.35  # … that turns gems to other gems
    jewel: float = 0.3  # … that turns bags to gems
    extra: float = 0.25  # … that allows one more purchase
    racket: float = 2.5
    on_buy: float = 0.55
    eyepatch: float = 0.35
    scales: float = 0.5
    lucky: float = 0.3
    clutches: float = 0.35
    gauntlet: float = 0.2
    estate: float = 0.5
    alley: float = 1.3
    exits: float = 0.6
    contention: float = 0.12  # how likely each thief before me buys what I want
    start: float = 0.1  # the marker itself
    heat: float = 0.7  # how undecided thieves are between their choices, in points
    whim: float = 0.1  # how often they do something else altogether
    lost: float = 0.75  # what is left to me after being robbed
    dread: float = -1.3  # from one look around to the whole phase: how likely robbery is after all
    glance: float = 1.5
    crowd: float = 8.2
    loose: float = 1.5  # bags and masks a careful thief takes on top of a purchase
    reroll: float = 0.35  # a returned die


EVERY_ROUND = {
    c.SELL: "sell",
    c.XBUY: "extra",
    c.RACKET: "racket",
    c.ONBUY: "on_buy",
    c.EYEPATCH: "eyepatch",
    c.SCALES: "scales",
    c.LUCKY: "lucky",
    c.CLUTCHES: "clutches",
    c.GAUNTLET: "gauntlet",
    c.ESTATE: "estate",
    c.ALLEY: "alley",
    c.EXIT: "exits",
}
"""Effects that pay in every round to come, and their weights."""


@dataclass(frozen=True)
class Face:
    """One card, ready for reckoning."""

    number: int
    cost: Four
    symbols: int
    effect: int
    x: int
    y: int
    icons: tuple[int, ...]


class Lore:
    """The card list, as a player has it in mind."""

    def __init__(self, kit: MarketKit) -> None:
        self.notation = kit.notation
        self.faces = [Face(0, (0, 0, 0, 0), 0, c.NONE, 0, 0, (0,) * 6)]
        self.number_of: dict[str, int] = {}
        self.having = [0] * c.EFFECTS  # per effect the cards that have it
        for n, row in enumerate(kit.rows, 1):
            effect, x, y = parse_effect(row["effect"])
            cost = [row["cost"].count(gem) for gem in FACES[:4]]
            icons = tuple([row["icons"].count(icon) for icon in ICONS])
            self.faces.append(Face(n, (cost[0], cost[1], cost[2], cost[3]), sum(cost), effect, x, y, icons))
            self.number_of[row["id"]] = n
            self.having[effect] |= 1 << n
        self.abilities = self.having[c.FLIP] | self.having[c.SELL] | self.having[c.GAUNTLET]
        self.ability = [face for face in self.faces if self.abilities >> face.number & 1]


@lru_cache(maxsize=8)
def lore(own: str | None) -> Lore:
    """The cards of the box, or somebody's own."""
    return Lore(box_kit() if own is None else own_kit(own))


def bits(mask: int) -> list[int]:
    """The numbers in a mask."""
    out = []
    while mask:
        low = mask & -mask
        out.append(low.bit_length() - 1)
        mask ^= low
    return out


def bag_of(letters: Iterable[str]) -> int:
    """Letters as a bag."""
    return sum([ONE[letter] for letter in letters])


def lean(x: float) -> float:
    """From 0 to 1."""
    return 1 / (1 + exp(-x)) if -30 < x < 30 else float(x > 0)


class Thief:
    """One player, as everybody sees them."""

    __slots__ = ("bought", "cards", "final", "gold", "henchmen", "infamy", "many", "pile", "powers", "seat", "used")

    def __init__(self, seen: Mapping[str, Any], number_of: Mapping[str, int], stew: int) -> None:
        self.seat: int = seen["seat"]
        self.pile = bag_of(seen["pile"])
        self.final = bag_of(seen["final"])
        self.gold: int = seen["gold"]
        self.infamy: int | None = seen["infamy"]
        owned = [number_of[name] for name in seen["cards"]]
        self.many = len(owned)
        self.cards = sum([1 << n for n in owned])
        self.powers = self.cards
        if seen["copies"] is not None:  # the Stew counts as what it copies
            self.powers = self.cards & ~stew | 1 << number_of[seen["copies"]]
        self.used = sum([1 << number_of[name] for name in seen["used"]])
        self.bought: int = seen["bought"]
        self.henchmen: int = seen["icons"]["H"]


class Outlook:
    """The market and the thieves at one moment, and what cards and gold are worth to whom."""

    def __init__(self, view: Mapping[str, Any], book: Lore, weights: Weights) -> None:
        self.w = weights
        self.every = {effect: float(getattr(weights, name)) for effect, name in EVERY_ROUND.items()}
        self.book = book
        self.faces = book.faces
        self.having = book.having
        number_of = book.number_of
        self.stew = book.having[c.COPY]
        self.thieves = [Thief(p, number_of, self.stew) for p in view["players"]]
        self.seats = len(self.thieves)
        rows: Mapping[str, Sequence[str | None]] = view["market"]
        self.sale: list[int] = [number_of[name] for row in rows.values() for name in row if name is not None]
        self.left: list[int] = [view["decks"][d] for d in "ABC"]
        self.current = "ABC".index(view["current"])
        self.gaps = rows[view["current"]].count(None)
        self.discarded = len(view["discarded"])
        # The loot is split: bags in the others' piles are as good as gold.
        bought = view["phase"] == "buy"
        self.rich = [t.gold + (t.pile >> 20 & 31 if bought else 0) for t in self.thieves]
        self.rounds: float = self._rounds(view["round"])
        """How many more turns to buy each thief is likely to have after this round."""
        self.more = min(1.0, self.rounds)
        self._icons: dict[int, tuple[int, ...]] = {}
        self._worth: dict[tuple[int, int, int], float] = {}

    def _rounds(self, played: int) -> float:
        """Rounds to come, from the cards left and how fast they have gone so far."""
        gone = sum(t.many for t in self.thieves) + self.discarded
        pace = (gone + 2.8 + 0.8 * self.seats) / (played - 1 + 2)
        short = self.left[2] - (self.gaps if self.current == 2 else 0)
        if self.current == 2:
            if short < 0:
                return 0.0  # the refill of this round fails already
            return max(0.1, (self.left[2] + 1) / pace - 0.9)
        cards = sum(self.left[self.current :]) - (5, 4)[self.current]
        return max(1.0, cards / pace)

    def icons(self, powers: int) -> tuple[int, ...]:
        """Icons by kind of a set of cards."""
        found = self._icons.get(powers)
        if found is None:
            counts = [0] * 6
            for n in bits(powers):
                for i, k in enumerate(self.faces[n].icons):
                    counts[i] += k
            found = self._icons[powers] = tuple(counts)
        return found

    def gold(self, who: Thief, gold: int, powers: int) -> float:
        """What so much gold is worth: purchases to come, and the prize for the most."""
        w = self.w
        each: float = w.gold * self.more
        if powers & self.having[c.EXIT]:
            each = max(each, 1.9 * self.more)
        value: float = each * gold
        best = max([rich for seat, rich in enumerate(self.rich) if seat != who.seat])
        return value + (3 * lean((gold - best) / (0.35 + 0.8 * self.rounds)) if gold else 0.0)

    def henchmen(self, who: Thief, mine: int) -> float:
        """The expected prize for henchmen."""
        if mine == 0:
            return 0.0
        best = max([t.henchmen for t in self.thieves if t.seat != who.seat])
        spread = 0.35 + 0.3 * self.rounds
        return 2.6 * lean((mine - best) / spread) + 0.4 * lean((mine - best + 1.5) / spread)

    def worth(self, who: Thief, card: int, powers: int) -> float:
        """What owning one more card is worth from the end of this turn on. Its use this turn comes on top."""
        key = (who.seat, card, powers)
        found = self._worth.get(key)
        if found is None:
            found = self._worth[key] = self._judge(who, self.faces[card], powers)
        return found

    def _judge(self, who: Thief, face: Face, powers: int) -> float:
        if face.effect == c.COPY:
            models = 0
            for t in self.thieves:
                if t.seat != who.seat:
                    models |= t.powers & ~self.stew
            return max([self.worth(who, n, powers) for n in bits(models & ~powers)], default=0.0)
        have = self.icons(powers)
        gets = face.icons
        value = self._effect(who, face, powers, have)
        if gets[H]:
            value += self.henchmen(who, have[H] + gets[H]) - self.henchmen(who, have[H])
        if gets[T] and have[T] == 1:
            value += sum([self.faces[n].y - self.faces[n].x for n in bits(powers & self.having[c.SAFEHOUSE])])
        if gets[M] and powers & self.having[c.GOLEM]:
            value += 1.5 if self.rounds > 0 else 3 * ((have[M] + gets[M]) // 2 - have[M] // 2)
        if powers & self.having[c.LOYALTY]:
            value += 1
        return value

    def _effect(self, who: Thief, face: Face, powers: int, have: tuple[int, ...]) -> float:
        effect, rounds = face.effect, self.rounds
        if effect in EVERY_ROUND:
            return self.every[effect] * rounds
        if effect == c.FLIP:
            return (self.w.jewel if face.x == Y else self.w.bag_flip if face.y >> 20 else self.w.gem_flip) * rounds
        if effect == c.POINTS:
            return face.x
        if effect == c.SAFEHOUSE:
            return face.y if have[T] else face.x + 0.25 * (face.y - face.x) * self.more
        if effect == c.POTION:
            return self._potion()
        if effect == c.GOLEM:
            return 3 * ((have[M] + 1) // 2) + 0.4 * rounds
        if effect == c.LOYALTY:
            return powers.bit_count() + 0.9 * rounds
        if effect == c.CAMPAIGN:
            mine = who.infamy if who.infamy is not None else 1.2 * who.many
            return mine / 2 + 0.6 * rounds
        if effect == c.TREASURE:
            return self._treasure(who, face)
        if effect == c.CURSE:
            return sum([self.icons(t.powers)[M] for t in self.thieves if t.seat != who.seat]) + 0.3 * rounds
        return 0.0

    def bonus(self, face: Face, powers: int) -> int:
        """Infamy for buying a card, from those that pay for its colours, itself included."""
        n = 0
        for paying in bits((powers | 1 << face.number) & self.having[c.ONBUY]):
            if face.cost[self.faces[paying].x]:
                n += 1
        return n

    def _treasure(self, who: Thief, face: Face) -> float:
        if any(self.icons(t.powers)[N] for t in self.thieves if t.seat != who.seat):
            return face.y
        about = any(self.faces[n].icons[N] and n != face.number for n in self.sale) or self.left[2] > 0
        return face.x - (face.x - face.y) * (0.5 if about else 0.0)

    def _potion(self) -> float:
        """What an unknown card of the next deck is worth."""
        for deck in range(self.current, 3):
            if self.left[deck]:
                return (1.5, 2.4, 4.5)[deck]
        return 0.0
