"""Who knows what of the packs, card by card: the entry `memory` of a document, and what holds without it."""

from collections.abc import Mapping, Sequence
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from rookery.core.bits import has
from rookery.core.knowledge import all_known
from rookery.core.packs import MOST_BOUNDS
from rookery.core.seating import Bound
from rookery.errors import Impossible, PositionError
from rookery.games.castle_of_the_devil.cards.book import BAGS, FACTIONS, ITEMS, MIRROR, OCCUPATIONS
from rookery.games.castle_of_the_devil.moves.notation import GAME
from rookery.games.castle_of_the_devil.state.packs import Pack
from rookery.games.castle_of_the_devil.state.table import Coach
from rookery.games.documents.shapes import members, number, table, words

impossible = Impossible(GAME)
PACKS: Mapping[str, Sequence[str]] = {"items": ITEMS, "occupations": OCCUPATIONS, "factions": FACTIONS}
"""The packs of a table, and the names of their faces."""


def packs(c: Coach) -> list[Pack]:
    """In the same order."""
    return [c.items, c.jobs, c.factions]


def read_memory(memory: Any, c: Coach, seen: Sequence[tuple[int, int]]) -> None:
    """What was written; `seen`: who has just looked at which zone of items."""
    table(memory, "memory", PACKS)
    for (name, faces), pack in zip(PACKS.items(), packs(c), strict=True):
        where = f"memory.{name}"
        rows = table(memory.get(name), where, {"cards", "known", "facts", "heard"})
        _cards(pack, rows.get("cards"), faces, f"{where}.cards")
        _known(pack, rows.get("known"), int(c.seats) + 1, f"{where}.known")
        _facts(pack, rows.get("facts", []), int(c.seats), f"{where}.facts")
        _heard(pack, rows.get("heard", []), faces, f"{where}.heard")
    _witnessed(c, seen)


def _witnessed(c: Coach, seen: Sequence[tuple[int, int]]) -> None:
    """What somebody has seen is known. (Facts may be false: a world one seat imagines is a table as well.)"""
    everyone = (1 << int(c.seats) + 1) - 1
    for seat in range(int(c.seats)):
        for pack, name in zip(packs(c), PACKS, strict=True):
            _knows(pack, int(pack.zone[seat]), 1 << seat, name)
    for seat in members(int(c.up)):
        _knows(c.jobs, int(c.jobs.zone[seat]), everyone, "occupations")
    for zone, seats in ((int(c.out), everyone), *seen):
        _knows(c.items, int(c.items.zone[zone]), seats, "items")


def _knows(pack: Pack, cards: int, seats: int, name: str) -> None:
    for observer in members(seats):
        for card in members(cards & ~pack.known[observer]):
            face = PACKS[name][pack.face[card]]
            raise PositionError(f"memory.{name}.known", "forgotten", "CD-S12", game=GAME, card=face)


def plain_memory(c: Coach, over: bool, seen: Sequence[tuple[int, int]]) -> None:
    """Everybody knows the own cards, what lies face up, and where the bags and the unsealed items can be."""
    everyone = range(int(c.seats) + 1)
    up = int(c.up)
    if over:  # everything was shown
        for pack in packs(c):
            pack.known = all_known(len(pack.face), int(c.seats))
        return
    for pack in packs(c):
        for observer in everyone:
            pack.known[observer] = pack.zone[observer] if observer < int(c.seats) else 0
    for observer in everyone:
        c.items.known[observer] |= c.items.zone[c.out]
        c.jobs.known[observer] |= sum(c.jobs.zone[s] for s in range(int(c.seats)) if (up >> s) & 1)
    for zone, seats in seen:
        for observer in members(seats):
            c.items.known[observer] |= c.items.zone[zone]
    hands = sum(c.items.zone[: int(c.seats)]) | c.items.zone[c.offer] | c.items.zone[c.aside]
    bags = sum(1 << n for n, kind in enumerate(c.items.face) if has(BAGS, kind))
    for observer in everyone:
        among = hands & ~c.items.known[observer]
        c.items.inform(observer, bags & among, among)
    c.items.sharpen()
    c.jobs.sharpen()


def _cards(pack: Pack, cards: Any, names: Sequence[str], where: str) -> None:
    """Each card as face@zone; the faces in each zone must be those of the lists above."""
    impossible(not isinstance(cards, list) or len(cards) != len(pack.face), where, "memory")
    before = [sorted(pack.face[n] for n in members(zone)) for zone in pack.zone]
    zones = [0] * len(pack.zone)
    faces = []
    for card, text in enumerate(cards):
        name, _, zone = str(text).partition("@")
        if name not in names or not zone.isascii() or not zone.isdecimal() or len(zone) > 2:
            raise PositionError(where, "memory", game=GAME)
        impossible(int(zone) >= len(zones), where, "memory")
        faces.append(names.index(name))
        zones[int(zone)] |= 1 << card
    after = [sorted(faces[n] for n in members(zone)) for zone in zones]
    impossible(before != after, where, "memory")
    pack.face, pack.zone = vec[i64](faces), vec[i64](zones)


def _known(pack: Pack, lists: Any, observers: int, where: str) -> None:
    impossible(not isinstance(lists, list) or len(lists) != observers, where, "memory")
    pack.known = vec[i64]([_set(pack, cards, where) for cards in lists])


def _set(pack: Pack, cards: Any, where: str) -> int:
    impossible(not isinstance(cards, list), where, "memory")
    mask = 0
    for card in cards:
        mask |= 1 << number(card, where, 0, len(pack.face) - 1)
    return mask


def _facts(pack: Pack, rows: Any, watcher: int, where: str) -> None:
    impossible(not isinstance(rows, list) or len(rows) > 20 * (watcher + 1), where, "memory")
    for row in rows:
        impossible(not isinstance(row, list) or len(row) != 3, where, "memory")
        observer = number(row[0], where, 0, watcher)
        told, among = _set(pack, row[1], where), _set(pack, row[2], where)
        if told & ~among or not told or any(f.among & among for f in pack.facts_of(observer)):
            raise PositionError(where, "memory", game=GAME)
        pack.inform(observer, told, among)


def _heard(pack: Pack, rows: Any, names: Sequence[str], where: str) -> None:
    """At most so many of these cards have one of these faces; the last entry: one more beside the Mirror."""
    impossible(not isinstance(rows, list) or len(rows) > MOST_BOUNDS, where, "memory")
    heard = []
    for row in rows:
        impossible(not isinstance(row, list) or len(row) != 4 or not isinstance(row[3], bool), where, "memory")
        kinds = 0
        for name in words(row[0], where):
            if name not in names:
                raise PositionError(where, "no-card", card=str(name)[:40])
            kinds |= 1 << names.index(name)
        cards = _set(pack, row[1], where)
        most = number(row[2], where, 0, len(pack.face))
        heard.append(Bound(kinds, cards, most, 1 << int(MIRROR) if row[3] else 0))
    pack.bounds = heard


def pack_memory(pack: Pack, names: Sequence[str]) -> dict[str, Any]:
    """Who knows what of a pack."""
    place = {card: zone for zone, cards in enumerate(pack.zone) for card in members(cards)}
    return {
        "cards": [f"{names[face]}@{place[card]}" for card, face in enumerate(pack.face)],
        "known": [members(cards) for cards in pack.known],
        "facts": [[int(f.observer), members(int(f.told)), members(int(f.among))] for f in pack.facts],
        "heard": [
            [[names[face] for face in members(int(b.kinds))], members(int(b.cards)), int(b.most), b.excuse != 0]
            for b in pack.bounds
        ],
    }
