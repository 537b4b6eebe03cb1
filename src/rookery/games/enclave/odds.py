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


def succeeds(player: Mapping[str, Any], damage: Damage, shield: Damage, cards: CardTable) -> bool:
    """EN-X5 to EN-X7, EN-TC4C: would this thief come home with the reward?"""
    net_p = max(0, max(0, damage[0] + zone(player, player["p"], cards)) - shield[0])
    net_m = max(0, max(0, damage[1] + zone(player, player["m"], cards)) - shield[1])
    p, m = player["p"] - net_p, player["m"] - net_m
    if player["cancel"]:
        return bool(p >= LOWEST and m >= LOWEST)
    return not (net_p + net_m > 0 and (p <= cards.critical or m <= cards.critical))


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
    turned = shield_of(traps, cards)
    to_come = int(job.traps) + (len(team) > 1) - len(traps)
    sums = trap_sums(view, to_come, cards)
    own = plus((int(job.p), int(job.m)), turned)
    ready, free, room = packed(view, cards, under_way)
    me = team[0]
    certain = tuple(max(0, own[n] + zone(me, me[k], cards)) for n, k in enumerate("pm"))
    worst = tuple(max(0, own[n] + max(s[n] for s in sums) + zone(me, me[k], cards)) for n, k in enumerate("pm"))
    best = -1.0
    pick: tuple[str, ...] = ()
    if under_way and view["mission"]["stage"] != "pack":
        free = []
    for many in range(min(room, len(free)) + 1):
        for chosen in distinct(free, many, cards):
            shield = plus(ready, shield_of(chosen, cards))
            chance = sum(w for s, w in sums.items() if all(succeeds(t, plus(own, s), shield, cards) for t in team))
            if chance > best + 1e-9:
                best, pick = chance, chosen
    return Forecast((certain[0], certain[1]), (worst[0], worst[1]), best, pick)


def distinct(names: list[str], many: int, cards: CardTable) -> list[tuple[str, ...]]:
    """Selections of protections, those alike counted once."""
    seen: dict[tuple[Damage, ...], tuple[str, ...]] = {}
    for chosen in combinations(names, many):
        seen.setdefault(tuple(sorted(shield_of([name], cards) for name in chosen)), chosen)
    return list(seen.values())


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
