"""What a seat may see of Thieves Den, built up from nothing (section 5 of the specification).

Everything on the table is public but hands, schemes and the face-down piles; decks and stacks are counts.
"""

from functools import lru_cache
from typing import Any

from rookery.core.table import WATCHER, Frame
from rookery.games.thieves_den.cards.book import FENCE_TYPES, LETTERS, Cards
from rookery.games.thieves_den.rules.cleanup import Cleanup
from rookery.games.thieves_den.rules.scouting import Scouting
from rookery.games.thieves_den.rules.thieving import Thieving
from rookery.games.thieves_den.state.table import Den, Player, bits_of

PHASES: dict[type[Frame], str] = {Scouting: "scouting", Thieving: "thieving", Cleanup: "cleanup"}


@lru_cache(maxsize=4096)
def letters(bag: int) -> tuple[str, ...]:
    """A bag as letters."""
    return tuple(x for k, x in enumerate(LETTERS) for _ in range((bag >> (5 * k)) & 31))


def counts(bag: int) -> dict[str, int]:
    """A bag as counts by letter."""
    return {x: (bag >> (5 * k)) & 31 for k, x in enumerate(LETTERS)}


def names(mask: int, ids: list[str]) -> list[str]:
    """A set of cards as ids, in the order of the card list."""
    return [ids[n] for n in bits_of(mask)]


def phase_of(d: Den) -> str:
    """The phase the table is in."""
    if d.over:
        return "over"
    return PHASES.get(type(d.stack[1]), "setup") if len(d.stack) > 1 else "setup"


def turn_of(d: Den) -> int | None:
    """Whose turn it is in the Thieving phase; off-turn questions do not change it."""
    if phase_of(d) != "thieving":
        return None
    frame: Any = d.stack[1]
    return int(frame.seat)


def places(d: Den, mask: int) -> list[dict[str, Any]]:
    """Face-up locations with their thieves."""
    ids = d.cards.location_ids
    return [{"card": ids[n], "thieves": int(d.thieves_on(n))} for n in bits_of(mask)]


def fences(d: Den, mask: int) -> list[dict[str, Any]]:
    """Fences above a board with their thieves, and the treasures they asked for by name."""
    ids, out = d.cards.fence_ids, []
    for n in bits_of(mask):
        many = 2 if n == d.crowded else 1
        out.append({"card": ids[n], "thieves": many, "loot": list(letters(int(d.cards.fence[n].wants))) * many})
    return out


def worth(cards: Cards) -> dict[str, dict[str, int]]:
    """The reputation printed on the game board, or in somebody's own file."""
    return {
        "hag": dict(zip(LETTERS, cards.hag, strict=True)),
        "majorities": dict(zip(FENCE_TYPES, cards.majority, strict=True)),
    }


def view_player(d: Den, seat: int, player: Player, viewer: int) -> dict[str, Any]:
    """One player, as the viewer sees them."""
    cards = d.cards
    own, shown = seat == viewer, seat == viewer or d.over  # TD-B3 to TD-B5, TD-E2, TD-E4
    return {
        "seat": seat,
        "reputation": int(player.fame()),
        "treasures": counts(int(player.bag)),
        "thieves": int(player.thieves),
        "passed": bool((d.passed >> seat) & 1),
        "hand": int(player.hand).bit_count(),
        "cards": names(player.hand, cards.location_ids) if own else None,
        "scheme": (cards.scheme_ids[player.scheme] or None) if shown else None,
        "above": places(d, player.above),
        "side": places(d, player.side),
        "fences": fences(d, player.dealt),
        "pile": int(player.pile).bit_count(),
        "locations": names(player.pile, cards.location_ids) if shown else None,
        "sold": int(player.sold).bit_count(),
        "buyers": names(player.sold, cards.fence_ids) if shown else None,
    }


def stacks(d: Den, cards: Cards) -> list[dict[str, Any]]:
    """The power stacks: the face-up tile, the height, the treasure on the cost spot."""
    return [
        {
            "tile": cards.power_ids[d.tile(s)] or None,
            "height": int(d.height(s)),
            "paid": LETTERS[d.spot(s) - 1] if d.spot(s) else None,
        }
        for s in range(cards.stacks)
    ]


def view(d: Den, seat: int) -> dict[str, Any]:
    """The whole table for one viewer; WATCHER sees what everybody knows."""
    cards = d.cards
    return {
        "game": "thieves-den",
        "seat": None if seat == WATCHER else seat,
        "seats": int(d.seats),
        "round": int(d.round),
        "phase": phase_of(d),
        "start": int(d.start),
        "direction": 1 if d.round % 2 else -1,
        "turn": turn_of(d),
        "waiting": [s for s in range(d.seats) if (d.invited >> s) & 1],
        "city": counts(int(d.city)),
        "forest": int(d.forest),
        "deck": int(d.deck_size()),
        "display": [cards.fence_ids[d.slot(k)] or None for k in range(cards.slots)],
        "fence_deck": int(d.fence_deck_size()),
        "powers": stacks(d, cards),
        "hag": {x: bool((d.hag >> k) & 1) for k, x in enumerate(LETTERS)},
        "vault": int(d.vault),
        "recruit": counts(int(d.recruit)),
        "wilds": counts(int(d.jokers)),
        "worth": worth(cards),
        "players": [view_player(d, s, p, seat) for s, p in enumerate(d.players)],
        "over": d.over,
    }
