"""What a seat may see of Enclave, built up from nothing (specification, section 5).

Hands are counts by back for everybody but their owner; decks show a card only where the viewer knows it.
"""

from collections.abc import Sequence
from typing import Any

from rookery.core.table import WATCHER
from rookery.games.enclave.cards.book import (
    COLOURS,
    DECK_NAMES,
    DECKS,
    FINDS,
    LEVELS,
    MISSIONS,
    OUTLET,
    PLACES,
    SQUARE,
    TOWN,
    TREE_CARDS,
    TREE_IDS,
    CardTable,
)
from rookery.games.enclave.moves.notation import seats_of
from rookery.games.enclave.rules.market import Market
from rookery.games.enclave.rules.mission import DAMAGE, PACK, PACK_MATE, REVEAL, USE, USE_MATE, Crossing, Mission
from rookery.games.enclave.rules.oracle import Oracle, Peek
from rookery.games.enclave.rules.rounds import Initiative, Planning, Rotation
from rookery.games.enclave.rules.setup import Setup
from rookery.games.enclave.rules.tree import Tree
from rookery.games.enclave.rules.tree_cards import FROM_PILE, STALL, TreeCard
from rookery.games.enclave.state.decks import SPECTATOR, Deck
from rookery.games.enclave.state.table import ANGELOS_MISSION, NOW, Enclave, Player

WHEN = (None, "next", "now")
BACKS = (int(OUTLET), int(SQUARE), int(FINDS))


def held_ids(hand: int, cards: CardTable) -> list[str]:
    """A hand mask as ids, in the order of the card list."""
    out = []
    while hand:
        low = hand & -hand
        out.append(cards.ids[cards.holding[low.bit_length() - 1]])
        hand ^= low
    return out


def row_ids(row: int, cards: CardTable) -> list[str]:
    """A row as ids, from the left."""
    out = []
    while row:
        out.append(cards.ids[row & 127])
        row >>= 7
    return out


def mission_id(number: int, cards: CardTable) -> str:
    """A mission's id; Angelos's is the tree card's."""
    return "TC3B" if number == ANGELOS_MISSION else cards.ids[number]


def view_deck(e: Enclave, deck: Deck, observer: int) -> dict[str, Any]:
    """Sizes and discards are public; of the fixed cards a viewer sees those it can name."""
    unknown, first, ids = int(deck.unknown(observer)), int(deck.first), e.cards.ids

    def seen(card: int) -> str | None:
        return None if (unknown >> (card - first)) & 1 else ids[card]

    return {
        "size": int(deck.left),
        "top": [seen(card) for card in deck.top],
        "bottom": [seen(card) for card in deck.bottom],
        "pile": [ids[card] for card in deck.pile],
        "among": view_facts(deck, observer, ids),
    }


def view_facts(deck: Deck, observer: int, ids: Sequence[str]) -> list[dict[str, Any]]:
    """Cards a viewer knows to lie at some of these places: others have put them back in an order unseen."""
    out, first = [], int(deck.first)

    def named(mask: int) -> set[int]:
        return {first + n for n in range(mask.bit_length()) if (mask >> n) & 1}

    for fact in deck.mind.facts:
        places = named(int(fact.among))
        if fact.observer == observer and places <= {*deck.top, *deck.bottom}:
            out.append(
                {
                    "cards": [ids[card] for card in sorted(named(int(fact.told)))],
                    "top": [n for n, card in enumerate(deck.top) if card in places],
                    "bottom": [n for n, card in enumerate(deck.bottom) if card in places],
                }
            )
    return sorted(out, key=lambda note: note["cards"])


def view_player(e: Enclave, seat: int, player: Player, viewer: int) -> dict[str, Any]:
    """One thief, as the viewer sees them."""
    cards = e.cards
    hand = int(player.hand)
    return {
        "seat": seat,
        "colour": COLOURS[player.colour] if player.colour >= 0 else None,
        "coins": int(player.coins),
        "knowledge": int(player.knowledge),
        "tiles": int(player.tiles),
        "markers": [n + 1 for n in range(LEVELS) if (player.markers >> n) & 1],
        "points": int(player.points),
        "p": int(player.p),
        "p_max": int(player.p_max),
        "m": int(player.m),
        "m_max": int(player.m_max),
        "sesame": int(player.sesame),
        "sarcophagus": int(player.sarcophagus),
        "thief": [cards.ids[n] for n in (player.thief1, player.thief2) if n],
        "machine": [cards.ids[n] for n in (player.machine1, player.machine2) if n],
        "backs": {DECK_NAMES[d]: (hand & cards.backs[d]).bit_count() for d in BACKS},
        "hand": held_ids(hand, cards) if seat == viewer else None,
        "played": [PLACES[n] for n in range(TOWN + 1) if (player.played >> n) & 1],
        "prepared": WHEN[player.prepared],
        "sync": WHEN[player.sync],
        "extra": WHEN[player.extra],
        "cancel": bool(player.cancel),
        "tyllo": bool(player.tyllo),
        "mate": abs(int(player.mate)) - 1 if player.mate else None,
        "leads": player.mate > 0,
    }


def view_mission(e: Enclave, frame: Mission, viewer: int) -> dict[str, Any]:
    """The mission under way. Partners see each other's packed cards (EN-Y4)."""
    team = [int(frame.seat)] + ([int(frame.mate)] if frame.mate >= 0 else [])
    step = int(frame.step)
    if step in (PACK, PACK_MATE):
        stage = "pack"
    elif step == REVEAL:
        stage = "reveal"
    else:
        stage = "use" if step in (USE, USE_MATE, DAMAGE) else "reward"
    return {
        "card": mission_id(int(e.mission), e.cards),
        "seats": team,
        "stage": stage,
        "traps": row_ids(int(e.traps), e.cards),
        "won": bool(frame.won) if stage == "reward" else None,
        "team": [view_packed(e, seat, viewer in team) for seat in team],
    }


def view_packed(e: Enclave, seat: int, open_: bool) -> dict[str, Any]:
    """What one of the team has packed and used."""
    player = e.players[seat]
    packed = int(player.packed)
    return {
        "seat": seat,
        "count": packed.bit_count(),
        "packed": held_ids(packed, e.cards) if open_ else None,
        "used": row_ids(int(player.used), e.cards),
        "tile": "used" if player.used_tile else "ready" if player.prepared == NOW else None,
    }


def view(e: Enclave, seat: int) -> dict[str, Any]:
    """The whole table for one viewer; WATCHER sees what everybody knows."""
    cards = e.cards
    observer = int(SPECTATOR) if seat == WATCHER else seat
    phase, location, level = where(e)
    return {
        "game": "enclave",
        "seat": None if seat == WATCHER else seat,
        "seats": int(e.seats),
        "round": int(e.round),
        "phase": phase,
        "location": location,
        "level": level,
        "waiting": [s for s in range(e.seats) if (e.invited >> s) & 1],
        "order": seats_of(int(e.order)),
        "bids": [b if (b := ((e.bids >> (4 * s)) & 15) - 1) >= 0 else None for s in range(e.seats)],
        "tiles": {PLACES[n]: int(e.tile(n)) or None for n in range(TOWN)},
        "cubes": {PLACES[n]: seats_of(int(e.queue(n))) for n in range(TOWN)},
        "second": seats_of(int(e.second)),
        "tree": [
            {
                "level": n,
                "card": TREE_IDS[c] if (c := int(e.tree_card(n))) < TREE_CARDS else None,
                "mark": int(e.mark(n)),
                "cubes": seats_of(int(e.level(n))),
            }
            for n in range(1, LEVELS + 1)
        ],
        "rows": {DECK_NAMES[d]: row_ids(int(e.row(d)), cards) for d in (OUTLET, SQUARE, MISSIONS)},
        "decks": {DECK_NAMES[d]: view_deck(e, e.decks[d], observer) for d in range(DECKS)},
        "tile_supply": int(e.tile_supply()),
        "players": [view_player(e, s, p, seat) for s, p in enumerate(e.players)],
        "mission": next((view_mission(e, f, seat) for f in e.stack if isinstance(f, Mission)), None),
        "looking": view_looking(e, seat),
        "find": view_find(e, seat),
        "over": e.over,
    }


def where(e: Enclave) -> tuple[str, str | None, int | None]:
    """The phase, and the town location or the tree level that resolves."""
    if e.over:
        return "over", None, None
    for frame in e.stack:
        if isinstance(frame, Setup):
            return "setup", None, None
        if isinstance(frame, Initiative):
            return "initiative", None, None
        if isinstance(frame, Planning):
            return "planning", None, None
        if isinstance(frame, Oracle):
            return "action", "oracle", None
        if isinstance(frame, Market):
            return "action", PLACES[frame.location], None
        if isinstance(frame, Crossing):
            return "action", "crossing", None
        if isinstance(frame, Tree):
            return "tree", "tree", int(frame.level)
        if isinstance(frame, Rotation):
            return "rotation", None, None
    return "round", None, None


def view_looking(e: Enclave, viewer: int) -> dict[str, Any] | None:
    """Cards taken up to be looked at: the looker sees the faces, the others the backs."""
    top = e.stack[-1]
    if isinstance(top, TreeCard) and top.step == STALL and top.source == FROM_PILE:
        shown = row_ids(int(top.on_show(e)), e.cards)
        decks = [DECK_NAMES[top.stall(e)]] * len(shown)
        return {"seat": int(top.seat), "decks": decks, "cards": shown}
    if not e.looking:
        return None
    frame = next(f for f in reversed(e.stack) if isinstance(f, Peek | TreeCard))
    ids = row_ids(int(e.looking), e.cards)
    decks = [DECK_NAMES[e.cards.card[n].deck] for n in numbers(int(e.looking))]
    return {"seat": int(frame.seat), "decks": decks, "cards": ids if frame.seat == viewer else None}


def numbers(row: int) -> list[int]:
    """A row as card numbers."""
    out = []
    while row:
        out.append(row & 127)
        row >>= 7
    return out


def view_find(e: Enclave, viewer: int) -> dict[str, Any] | None:
    """The find being decided; only the drawer sees it (EN-Q72)."""
    if not e.find:
        return None
    frame = next(f for f in e.stack if isinstance(f, Mission))
    drawer = int(frame.rewarded())
    return {"seat": drawer, "card": e.cards.ids[e.find] if drawer == viewer else None}
