"""Treasures and thieves of Thieves Den: each keeps its number, so that it can be seen moving."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from rookery.games.thieves_den.cards.book import LETTERS

Zone = list[tuple[int, str]]
Memory = dict[str, Zone]


def tokens(counts: Mapping[str, int]) -> list[str]:
    """Counts by letter as letters."""
    return [x for x in LETTERS for _ in range(counts[x])]


def zones(view: Mapping[str, Any]) -> dict[str, list[str]]:
    """Where tokens lie, by place; a place on a board ends with `@` and its seat."""
    out = {"city": tokens(view["city"]), "forest": ["T"] * view["forest"], "vault": ["T"] * view["vault"]}
    out["recruit"], out["wilds"] = tokens(view["recruit"]), tokens(view["wilds"])
    for k, stack in enumerate(view["powers"]):
        out[f"spot{k}"] = [stack["paid"]] if stack["paid"] else []
    for x, fed in view["hag"].items():
        out[f"hag{x}"] = [x] if fed else []
    for p in view["players"]:
        s = p["seat"]
        out[f"p{s}"] = [*tokens(p["treasures"]), *["T"] * p["thieves"]]
        for place in (*p["above"], *p["side"]):
            out[f"{place['card']}@{s}"] = ["T"] * place["thieves"]
        for fence in p["fences"]:
            out[f"{fence['card']}@{s}"] = [*["T"] * fence["thieves"], *fence["loot"]]
    return out


def nearness(source: str, goal: str) -> int:
    """How likely a token came from there: out from a board, home from its cards, else from the supply."""
    if goal in ("city", "forest"):
        return 0 if "@" in source else 1
    if goal[0] == "p" and goal[1:].isdigit():
        return 0 if source.endswith(f"@{goal[1:]}") else 1 if source in ("city", "forest") else 2
    return 0 if source[0] == "p" and source[1:].isdigit() else 1


def follow(memory: Memory, view: Mapping[str, Any]) -> Memory:
    """Give every token a number that stays with it. All tokens lie open: a number says nothing new."""
    wanted = {zone: Counter(kinds) for zone, kinds in zones(view).items()}
    found: Memory = {zone: [] for zone in wanted}
    loose: list[tuple[int, str, str]] = []
    for zone, pieces in memory.items():
        for number, kind in pieces:
            if wanted.get(zone, Counter())[kind] > 0:
                wanted[zone][kind] -= 1
                found[zone].append((number, kind))
            else:
                loose.append((number, kind, zone))
    fresh = max((n for pieces in memory.values() for n, _ in pieces), default=0)
    payers = [zone for zone in memory if zone.startswith("payer") and found[f"spot{zone[5]}"]]  # empty zones
    for zone in sorted(wanted, key=lambda z: (z in ("city", "forest"), z[0] == "p")):
        for kind in wanted[zone].elements():
            near = min((t for t in loose if t[1] == kind), key=lambda t: nearness(t[2], zone), default=None)
            if near is None:
                fresh += 1
                found[zone].append((fresh, kind))
            else:
                loose.remove(near)
                found[zone].append((near[0], kind))
                if zone.startswith("spot") and near[2][1:].isdigit():
                    payers.append(f"payer{zone[4:]}={near[2][1:]}")
    for pieces in found.values():
        pieces.sort(key=lambda piece: ("CGAFPT".index(piece[1]), piece[0]))
    found.update({zone: [] for zone in payers})
    return found


def payer(memory: Memory, k: int) -> int | None:
    """Who has paid for a power this round, as far as that was seen."""
    start = f"payer{k}="
    return next((int(zone.removeprefix(start)) for zone in memory if zone.startswith(start)), None)


def token(number: int, kind: str) -> str:
    """A treasure or a thief: colour, shape, picture and letter."""
    return f'<i class="tk {kind}" id="k{number}" data-piece>{kind}</i>'


def heap(pieces: Zone, kind: str = "") -> str:
    """Tokens side by side."""
    return "".join([token(n, k) for n, k in pieces if not kind or k == kind])
