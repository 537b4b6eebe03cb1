"""What a seat may see of Thief's Market, built up from nothing (TM-I13).

Everything on the table is public but the others' infamy tokens; decks and removed cards are counts.
"""

from functools import lru_cache
from typing import Any

from rookery.core.table import WATCHER
from rookery.games.thiefs_market import said
from rookery.games.thiefs_market.cards.book import CardTable
from rookery.games.thiefs_market.cards.reading import standard
from rookery.games.thiefs_market.moves.notation import letters
from rookery.games.thiefs_market.rules.buy import allowed
from rookery.games.thiefs_market.rules.score import icons
from rookery.games.thiefs_market.state.table import Market, Player

DECKS = "ABC"
PHASES = {
    said.ASK_SPLIT: "split",
    said.ASK_SAVE: "split",
    said.ASK_REROLL: "after-split",
    said.ASK_BUY: "buy",
    said.ASK_COPY: "buy",
    said.ASK_GRAB: "over",
}
ICON_LETTERS = "HMTNEP"


@lru_cache(maxsize=65536)
def loot(bag: int) -> tuple[str, ...]:
    """A bag as letters."""
    return tuple(letters(bag))


@lru_cache(maxsize=4096)
def icon_counts(bag: int) -> tuple[int, ...]:
    """An icon bag as six counts, in the order of ICON_LETTERS."""
    return tuple((bag >> (5 * i)) & 31 for i in range(6))


def named(mask: int, cards: CardTable) -> list[str]:
    """A set of cards as ids, in the order of the card list."""
    out = []
    while mask:
        low = mask & -mask
        out.append(cards.ids[low.bit_length() - 1])
        mask ^= low
    return out


@lru_cache(maxsize=65536)
def printed(mask: int) -> tuple[str, ...]:
    """The same of the box's cards, which all tables share; what is kept here must not hold on to somebody's own."""
    return tuple(named(mask, standard()[0]))


def card_names(mask: int, cards: CardTable) -> list[str]:
    """The same, as a list of one's own."""
    if not mask:
        return []
    return list(printed(mask)) if cards is standard()[0] else named(mask, cards)


def row_names(row: int, cards: CardTable) -> list[str | None]:
    """The five slots of a row; None where a card was bought."""
    ids = cards.ids
    return [ids[n] if (n := (row >> (6 * slot)) & 63) else None for slot in range(5)]


def scored(m: Market) -> bool:
    """Has scoring begun? Then infamy is open; the race for the marker follows it (TM-Q24)."""
    return m.over or m.about == said.ASK_GRAB


def view_player(m: Market, seat: int, player: Player, viewer: int, open_infamy: bool) -> dict[str, Any]:
    """One thief, as the viewer sees them."""
    cards = m.cards
    known = open_infamy or scored(m) or seat == viewer  # TM-C8, TM-G7
    return {
        "seat": seat,
        "pile": list(loot(player.pile)),
        "final": list(loot(player.final)),
        "gold": int(player.gold),
        "infamy": int(player.infamy) if known else None,
        "cards": card_names(player.cards, cards),
        "copies": cards.ids[player.copied] or None,
        "used": card_names(player.used, cards),
        "bought": int(player.bought),
        "paid": int(player.paid),
        "purchases": int(allowed(m, player)),
        "icons": dict(zip(ICON_LETTERS, icon_counts(icons(m, seat)), strict=True)),
    }


def view_beside(public: dict[str, Any], m: Market, seat: int) -> dict[str, Any]:
    """The same as `view`, made of the watcher's: only the own infamy is more."""
    players = list(public["players"])
    players[seat] = {**players[seat], "infamy": int(m.players[seat].infamy)}
    return {**public, "seat": seat, "players": players}


def view(m: Market, seat: int, open_infamy: bool) -> dict[str, Any]:
    """The whole table for one viewer; WATCHER sees what everybody knows."""
    cards = m.cards
    asked = [s for s in range(m.seats) if (m.invited >> s) & 1]
    opened = m.current + 1
    return {
        "game": "thiefs-market",
        "seat": None if seat == WATCHER else seat,
        "seats": int(m.seats),
        "round": int(m.round),
        "phase": "over" if m.over else PHASES.get(m.about, "roll"),
        "start": int(m.start),
        "waiting": asked,
        "pool": list(loot(m.pool)),
        "aside": list(loot(m.aside)),
        "spent": int(m.spent),
        "market": {DECKS[d]: row_names(m.row(d), cards) for d in range(opened)},
        "decks": {DECKS[d]: int(m.deck(d)) for d in range(3)},
        "current": DECKS[m.current],
        "discarded": card_names(m.discarded, cards),
        "players": [view_player(m, s, p, seat, open_infamy) for s, p in enumerate(m.players)],
        "over": m.over,
    }
