"""What a mission would cost, as far as a seat can know: certain damage, worst case, chance of success.

Reckoned from a seat's view alone: the trap deck is public (EN-X12), so are its discards; whoever has looked at its
top cards counts with them. The same reckoning helps people before they commit, and the heuristic bot.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations, combinations_with_replacement
from math import comb
from typing import Any

from rookery.games.enclave.cards import LOWEST, PROTECTION, Card, CardTable
from rookery.games.enclave.data import standard

Damage = tuple[int, int]
"""Physical and mental."""


@dataclass(frozen=True)
class Forecast:
    """What awaits a thief on a mission."""

    certain: Damage
    """Before any trap and any protection, zones included."""
    worst: Damage
    """With the worst traps that may come, of each type, before any protection."""
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


def possible(view: Mapping[str, Any], deck: str, cards: CardTable) -> tuple[list[str], list[str]]:
    """The cards of a deck this seat knows to come next, and those that may come after them."""
    here = view["decks"][deck]
    coming: list[str] = []
    for name in here["top"]:
        if name is None:
            break
        coming.append(name)
    prefix = {"traps": "ET", "missions": "EM", "finds": "EF", "outlet": "MO", "square": "SD"}[deck]
    known = {*here["pile"], *here["top"], *here["bottom"], *view["rows"].get(deck, ())}
    mission = view["mission"]
    if mission is not None:
        known |= {mission["card"], *mission["traps"]}
    return coming, [name for name in cards.ids[1:] if name.startswith(prefix) and name not in known]


def trap_sums(view: Mapping[str, Any], many: int, cards: CardTable) -> dict[Damage, float]:
    """The damage of that many traps, with its probability."""
    coming, pool = possible(view, "traps", cards)
    fixed = [card(cards, name) for name in coming[:many]]
    base = (sum(int(c.p) for c in fixed), sum(int(c.m) for c in fixed))
    kinds: dict[Damage, int] = {}
    for name in pool:
        trap = card(cards, name)
        kinds[int(trap.p), int(trap.m)] = kinds.get((int(trap.p), int(trap.m)), 0) + 1
    return spread(base, min(many - len(fixed), len(pool)), tuple(sorted(kinds.items())))


@lru_cache(maxsize=4096)
def spread(base: Damage, many: int, kinds: tuple[tuple[Damage, int], ...]) -> dict[Damage, float]:
    """All ways to draw so many traps of these kinds, summed."""
    out: dict[Damage, float] = {}
    whole = comb(sum(n for _, n in kinds), many)
    for drawn in combinations_with_replacement(range(len(kinds)), many):
        ways = 1
        p, m = base
        for k in set(drawn):
            times = drawn.count(k)
            ways *= comb(kinds[k][1], times)
            p += kinds[k][0][0] * times
            m += kinds[k][0][1] * times
        if ways:
            out[p, m] = out.get((p, m), 0.0) + ways / whole
    return out


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


def forecast(view: Mapping[str, Any], mission: str, cards: CardTable | None = None) -> Forecast:
    """What awaits the viewer on a mission, with the best of what can still be packed."""
    cards = cards or standard()[0]
    team, job = team_of(view), card(cards, mission)
    under_way = view["mission"] is not None and view["mission"]["card"] == mission
    traps = view["mission"]["traps"] if under_way else []
    to_come = int(job.traps) + (len(team) > 1) - len(traps)
    sums = trap_sums(view, to_come, cards)
    own = plus((int(job.p), int(job.m)), shield_of(traps, cards))
    ready, free, room = packed(view, cards, under_way)
    if under_way and view["mission"]["stage"] != "pack":
        free = []
    bodies = tuple(body_of(thief, cards) for thief in team)
    coming = tuple((plus(own, each), weight) for each, weight in sums.items())
    shields = tuple((name, *shield_of([name], cards)) for name in free)
    chance, pick = best_pack(coming, bodies, ready, shields, room)
    zones = bodies[0].zones
    certain = max(0, own[0] + zones[0]), max(0, own[1] + zones[1])
    worst = tuple(max(0, own[n] + max(each[n] for each in sums) + zones[n]) for n in (0, 1))
    return Forecast(certain, (worst[0], worst[1]), chance, pick)


@dataclass(frozen=True)
class Body:
    """What decides whether a thief comes home with the reward: states, what their zones add, where it fails."""

    states: Damage
    zones: Damage
    floor: int
    """The lowest state with which a hurt thief still succeeds."""
    cancel: bool


def body_of(player: Mapping[str, Any], cards: CardTable) -> Body:
    """A thief's body, from the view."""
    p, m = player["p"], player["m"]
    floor = int(LOWEST) if player["cancel"] else int(cards.critical) + 1
    return Body((p, m), (zone(player, p, cards), zone(player, m, cards)), floor, player["cancel"])


def bears(body: Body, damage: Damage, shield: Damage) -> bool:
    """EN-X5 to EN-X7, EN-TC4C: does this thief succeed?"""
    net_p = max(0, damage[0] + body.zones[0]) - shield[0]
    net_m = max(0, damage[1] + body.zones[1]) - shield[1]
    if net_p <= 0 and net_m <= 0:
        return True
    return body.states[0] - max(0, net_p) >= body.floor and body.states[1] - max(0, net_m) >= body.floor


@lru_cache(maxsize=20_000)
def best_pack(
    coming: tuple[tuple[Damage, float], ...],
    bodies: tuple[Body, ...],
    ready: Damage,
    shields: tuple[tuple[str, int, int], ...],
    room: int,
) -> tuple[float, tuple[str, ...]]:
    """The best chance of success there is, and the fewest cards that give it."""
    best = -1.0
    pick: tuple[str, ...] = ()
    seen: set[Damage] = set()
    for many in range(min(room, len(shields)) + 1):
        for chosen in combinations(shields, many):
            shield = ready[0] + sum([c[1] for c in chosen]), ready[1] + sum([c[2] for c in chosen])
            if shield in seen:
                continue
            seen.add(shield)
            chance = sum([w for damage, w in coming if all(bears(b, damage, shield) for b in bodies)])
            if chance > best + 1e-9:
                best, pick = chance, tuple([c[0] for c in chosen])
    return min(1.0, best), pick


def packed(view: Mapping[str, Any], cards: CardTable, under_way: bool) -> tuple[Damage, list[str], int]:
    """What protects already (packed or used by the team, tiles), what can still be packed, and the room for it."""
    me = view["players"][view["seat"]]
    hand = [name for name in me["hand"] or () if card(cards, name).kind == PROTECTION]
    room = int(me["sarcophagus"])
    tile = (int(cards.prepared_p), int(cards.prepared_m))
    if not under_way:
        return (tile if me["prepared"] == "now" else (0, 0)), hand, room
    ready: Damage = (0, 0)
    for each in view["mission"]["team"]:
        ready = plus(ready, shield_of([*(each["packed"] or ()), *each["used"]], cards))
        if each["tile"] is not None:
            ready = plus(ready, tile)
        if each["seat"] == view["seat"]:
            gone = {*(each["packed"] or ()), *each["used"]}
            hand = [name for name in hand if name not in gone]
            room -= len(gone)
    return ready, hand, room


def blind(view: Mapping[str, Any], cards: CardTable | None = None) -> float:
    """The chance of success of a blind crossing (EN-C3), as far as this seat can know."""
    cards = cards or standard()[0]
    coming, pool = possible(view, "missions", cards)
    names = coming[:1] or pool
    return sum(forecast(view, name, cards).chance for name in names) / max(1, len(names))
