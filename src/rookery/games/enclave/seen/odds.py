"""What a mission would cost, as far as a seat can know: certain damage, worst case, chance of success.

Reckoned from a seat's view alone: the trap deck is public (EN-X12), so are its discards; a seat that has looked at
its top cards counts with them. The same reckoning helps people before they commit, and the heuristic bot.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from typing import Any

from rookery.games.enclave.cards.book import LOWEST, PROTECTION, Card, CardTable
from rookery.games.enclave.cards.reading import standard

Damage = tuple[int, int]
"""Physical and mental."""
Kinds = tuple[tuple[Damage, int], ...]
"""Traps that do the same, counted."""
AFTER_SHUFFLE = -1


@dataclass(frozen=True)
class Forecast:
    """What awaits a thief on a mission."""

    certain: Damage
    """Before any trap and any protection, zones included."""
    worst: Damage
    """With the worst traps that may come, of each type, before any protection."""
    average: tuple[float, float]
    """Over all traps that may come, before any protection."""
    chance: float
    """Of success, with the protections of `pack` (and those packed already) used."""
    pack: tuple[str, ...]
    """The protections to pack for the best chance, as few as possible."""


@lru_cache(maxsize=16)
def numbers(cards: CardTable) -> dict[str, int]:
    """Card numbers by id."""
    return {name: n for n, name in enumerate(cards.ids) if n}


def card(cards: CardTable, name: str) -> Card:
    """A card by its id; the mission of Angelos's stands on a tree card."""
    return cards.angelos if name == "TC3B" else cards.card[numbers(cards)[name]]


class Deck:
    """What a seat knows of the traps or the missions to come: which card lies where, and which may."""

    def __init__(self, view: Mapping[str, Any], deck: str, cards: CardTable) -> None:
        here, mission = view["decks"][deck], view["mission"]
        self.size: int = here["size"]
        self.pile: list[str] = here["pile"]
        loose = self.size - len(here["top"]) - len(here["bottom"])
        self.order: list[str | int | None] = [*here["top"], *[None] * loose, *here["bottom"]]
        """From the top: a known card, the number of a fact, or None where any card of the pool may lie."""
        self.facts: list[tuple[list[str], int]] = []
        """Cards that lie at some of so many places."""
        for number, fact in enumerate(here["among"]):
            places = [*fact["top"], *[len(here["top"]) + loose + n for n in fact["bottom"]]]
            self.facts.append((fact["cards"], len(places)))
            for place in places:
                self.order[place] = number
        elsewhere = {*self.pile, *self.order, *view["rows"].get(deck, ())}
        elsewhere.update(name for names, _ in self.facts for name in names)
        if mission is not None:
            elsewhere |= {mission["card"], *mission["traps"]}
        self.pool = [name for name in all_of(cards, deck) if name not in elsewhere]

    def next(self) -> dict[str, float]:
        """The card that comes next, with its probability."""
        first = self.order[0]
        if isinstance(first, str):
            return {first: 1.0}
        names, places = self.facts[first] if first is not None else ([], 1)
        other = 1 - len(names) / places
        return dict.fromkeys(names, 1 / places) | dict.fromkeys(self.pool, other / max(1, len(self.pool)))


@lru_cache(maxsize=16)
def all_of(cards: CardTable, deck: str) -> tuple[str, ...]:
    """The ids of all cards of a deck of traps or missions."""
    return tuple(name for name in cards.ids[1:] if name.startswith({"traps": "ET", "missions": "EM"}[deck]))


@lru_cache(maxsize=16)
def trap_kinds(cards: CardTable) -> dict[str, Damage]:
    """What each trap does."""
    return {name: shield_of([name], cards) for name in all_of(cards, "traps")}


def kinds(traps: Iterable[Damage]) -> Kinds:
    """Equal ones counted."""
    return tuple(sorted(Counter(traps).items()))


def less(pool: Kinds, kind: Damage) -> Kinds:
    """One of a kind taken out."""
    return tuple([(k, n - (k == kind)) for k, n in pool if n > (k == kind)])


@lru_cache(maxsize=4096)
def spread(
    order: tuple[Damage | int | None, ...],
    pool: Kinds,
    facts: tuple[tuple[Kinds, int], ...],
    every: Kinds,
    shuffled: int,
) -> dict[Damage, float]:
    """All ways to draw the traps in that order, then so many from all that are left, summed."""
    worlds = {((0, 0), pool, facts, every): 1.0}
    for slot in (*order, *[AFTER_SHUFFLE] * shuffled):
        after: dict[tuple[Damage, Kinds, tuple[tuple[Kinds, int], ...], Kinds], float] = {}
        for (damage, loose, known, rest), weight in worlds.items():
            for trap, chance, loose_left, known_left in draws(slot, loose, known, rest):
                world = plus(damage, trap), loose_left, known_left, less(rest, trap)
                after[world] = after.get(world, 0.0) + weight * chance
        worlds = after
    out: dict[Damage, float] = {}
    for (damage, *_), weight in worlds.items():
        out[damage] = out.get(damage, 0.0) + weight
    return out


def draws(
    slot: Damage | int | None, pool: Kinds, facts: tuple[tuple[Kinds, int], ...], rest: Kinds
) -> list[tuple[Damage, float, Kinds, tuple[tuple[Kinds, int], ...]]]:
    """What one trap may be, how likely, and what is known of the others then."""
    if isinstance(slot, tuple):
        return [(slot, 1.0, pool, facts)]
    if slot == AFTER_SHUFFLE:
        return [(trap, n / size(rest), pool, facts) for trap, n in rest]
    other, out = 1.0, []
    if slot is not None:
        names, places = facts[slot]
        other = 1 - size(names) / places
        for trap, n in names:
            left = (*facts[:slot], (less(names, trap), places - 1), *facts[slot + 1 :])
            out.append((trap, n / places, pool, left))
        facts = (*facts[:slot], (names, places - 1), *facts[slot + 1 :])
    if other > 0:
        out += [(trap, other * n / size(pool), less(pool, trap), facts) for trap, n in pool]
    return out


def size(pool: Kinds) -> int:
    """How many cards."""
    return sum([n for _, n in pool])


def zone(player: Mapping[str, Any], state: int, cards: CardTable) -> int:
    """EN-X5: what the zone of a state adds."""
    if state <= cards.critical:
        return 0 if player["cancel"] else int(cards.critical) + 1 - state
    return int(cards.super) - 1 - state if state >= cards.super else 0


def shield_of(names: Iterable[str], cards: CardTable) -> Damage:
    """What protections protect against, summed."""
    found = [card(cards, name) for name in names]
    return sum(int(c.p) for c in found), sum(int(c.m) for c in found)


def plus(one: Damage, other: Damage) -> Damage:
    """Summed."""
    return one[0] + other[0], one[1] + other[1]


def team_of(view: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    """The viewer, and the partner of a joint mission."""
    me = view["players"][view["seat"]]
    return [me] if me["mate"] is None else [me, view["players"][me["mate"]]]


class Prospects:
    """What awaits the viewer on any mission; reckoned for many of them, what they share is reckoned once."""

    def __init__(self, view: Mapping[str, Any], cards: CardTable | None = None) -> None:
        self.view = view
        self.cards = cards or standard()[0]
        self.traps = Deck(view, "traps", self.cards)
        self.team = team_of(view)
        self.bodies = tuple([body_of(thief, self.cards) for thief in self.team])
        self._sums: dict[int, dict[Damage, float]] = {}

    def of(self, mission: str) -> Forecast:
        """With the best of what can still be packed."""
        view, job = self.view, card(self.cards, mission)
        under_way = view["mission"] is not None and view["mission"]["card"] == mission
        traps = view["mission"]["traps"] if under_way else []
        sums = self.trap_sums(int(job.traps) + (len(self.team) > 1) - len(traps))
        own = plus((int(job.p), int(job.m)), shield_of(traps, self.cards))
        ready, free, room = packed(view, self.cards, under_way)
        if under_way and view["mission"]["stage"] != "pack":
            free = []
        coming = tuple([(plus(own, each), weight) for each, weight in sums.items()])
        shields = tuple([(name, *shield_of([name], self.cards)) for name in free])
        chance, pick = best_pack(coming, self.bodies, ready, shields, room)
        zones = self.bodies[0].zones
        certain = max(0, own[0] + zones[0]), max(0, own[1] + zones[1])
        worst = [max(0, own[n] + max([each[n] for each in sums]) + zones[n]) for n in (0, 1)]
        mean = [sum([w * max(0, own[n] + each[n] + zones[n]) for each, w in sums.items()]) for n in (0, 1)]
        return Forecast(certain, (worst[0], worst[1]), (mean[0], mean[1]), chance, pick)

    def blind(self) -> float:
        """The chance of success of a blind crossing (EN-C3)."""
        missions = Deck(self.view, "missions", self.cards).next()
        return sum([weight * self.of(name).chance for name, weight in missions.items()])

    def trap_sums(self, many: int) -> dict[Damage, float]:
        """The damage of that many traps, with its probability."""
        if many not in self._sums:
            self._sums[many] = self._trap_sums(many)
        return self._sums[many]

    def _trap_sums(self, many: int) -> dict[Damage, float]:
        deck, damage = self.traps, trap_kinds(self.cards)
        # EN-D1: as soon as two cards are left, the pile is shuffled in, and what was known is known no more.
        first = min(many, max(0, deck.size - 2) if deck.pile else deck.size)
        order = tuple([damage[x] if isinstance(x, str) else x for x in deck.order[:first]])
        facts = tuple([(kinds(damage[x] for x in names), places) for names, places in deck.facts])
        pool = kinds(damage[x] for x in deck.pool)
        if first == many or not deck.pile:
            return spread(order, pool, facts, (), 0)
        turned_up = self.view["mission"]["traps"] if self.view["mission"] is not None else ()
        return spread(order, pool, facts, kinds(damage[x] for x in damage if x not in turned_up), many - first)


def forecast(view: Mapping[str, Any], mission: str, cards: CardTable | None = None) -> Forecast:
    """What awaits the viewer on one mission."""
    return Prospects(view, cards).of(mission)


def blind(view: Mapping[str, Any], cards: CardTable | None = None) -> float:
    """The chance of success of a blind crossing."""
    return Prospects(view, cards).blind()


@dataclass(frozen=True)
class Body:
    """What decides whether a thief comes home with the reward: states, what their zones add, where it fails."""

    states: Damage
    zones: Damage
    floor: int
    """The lowest state with which a hurt thief still succeeds."""


def body_of(player: Mapping[str, Any], cards: CardTable) -> Body:
    """A thief's body, from the view."""
    p, m = player["p"], player["m"]
    floor = int(LOWEST) if player["cancel"] else int(cards.critical) + 1
    return Body((p, m), (zone(player, p, cards), zone(player, m, cards)), floor)


def needed(body: Body, damage: Damage) -> Damage:
    """EN-X5 to EN-X7, EN-TC4C: the least protection with which this thief succeeds."""
    p, m = max(0, damage[0] + body.zones[0]), max(0, damage[1] + body.zones[1])
    if min(body.states) < body.floor:  # critical: unhurt, or a failure
        return p, m
    return max(0, p - body.states[0] + body.floor), max(0, m - body.states[1] + body.floor)


def bears(body: Body, damage: Damage, shield: Damage) -> bool:
    """Does this thief succeed?"""
    p, m = needed(body, damage)
    return shield[0] >= p and shield[1] >= m


@lru_cache(maxsize=20_000)
def best_pack(
    coming: tuple[tuple[Damage, float], ...],
    bodies: tuple[Body, ...],
    ready: Damage,
    shields: tuple[tuple[str, int, int], ...],
    room: int,
) -> tuple[float, tuple[str, ...]]:
    """The best chance of success there is, and the fewest cards that give it."""
    needs: dict[Damage, float] = {}
    for damage, weight in coming:
        each = [needed(body, damage) for body in bodies]
        need = max(p for p, _ in each), max(m for _, m in each)
        needs[need] = needs.get(need, 0.0) + weight
    best = -1.0
    pick: tuple[str, ...] = ()
    seen: set[Damage] = set()
    for many in range(min(room, len(shields)) + 1):
        for chosen in combinations(shields, many):
            shield = ready[0] + sum([c[1] for c in chosen]), ready[1] + sum([c[2] for c in chosen])
            if shield in seen:
                continue
            seen.add(shield)
            chance = sum([w for need, w in needs.items() if shield[0] >= need[0] and shield[1] >= need[1]])
            if chance > best + 1e-9:
                best, pick = chance, tuple([c[0] for c in chosen])
    return min(1.0, best), pick


def protected(view: Mapping[str, Any], cards: CardTable) -> Damage:
    """EN-Y5: what the team of the mission under way has used so far."""
    out: Damage = (0, 0)
    for each in view["mission"]["team"]:
        out = plus(out, shield_of(each["used"], cards))
        if each["tile"] == "used":
            out = plus(out, (int(cards.prepared_p), int(cards.prepared_m)))
    return out


def packed(view: Mapping[str, Any], cards: CardTable, under_way: bool) -> tuple[Damage, list[str], int]:
    """What protects already (packed or used by the team, tiles), what can still be packed, and the room for it."""
    me = view["players"][view["seat"]]
    hand = [name for name in me["hand"] or () if card(cards, name).kind == PROTECTION]
    room = int(me["sarcophagus"])
    tile = (int(cards.prepared_p), int(cards.prepared_m))
    ready: Damage = (0, 0)
    if not under_way:
        for thief in team_of(view):  # EN-Y5: a partner's tile protects both
            ready = plus(ready, tile if thief["prepared"] == "now" else (0, 0))
        return ready, hand, room
    for each in view["mission"]["team"]:
        ready = plus(ready, shield_of([*(each["packed"] or ()), *each["used"]], cards))
        if each["tile"] is not None:
            ready = plus(ready, tile)
        if each["seat"] == view["seat"]:
            gone = {*(each["packed"] or ()), *each["used"]}
            hand = [name for name in hand if name not in gone]
            room -= len(gone)
    return ready, hand, room
