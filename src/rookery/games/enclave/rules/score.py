"""The end: the instant win, bonuses, and who stands where."""

from typing import Final

from mypy_extensions import i64

from rookery.core.bits import ones
from rookery.games.enclave.cards.book import FINDS
from rookery.games.enclave.state.table import TREE_TILES_TO_WIN, Enclave

MARKERS: Final[i64] = 0
TILES: Final[i64] = 1
COINS: Final[i64] = 2
FIND_CARDS: Final[i64] = 3
CATEGORIES: Final = ("markers", "tiles", "coins", "finds")
ALONE: Final[i64] = 2  # EN-E3
SHARED: Final[i64] = 1  # EN-E4


def instant(e: Enclave) -> bool:
    """EN-E1: has somebody four tree tiles?"""
    most: i64 = 0
    for player in e.players:
        most = max(most, player.tiles)
    return most >= TREE_TILES_TO_WIN


def collected(e: Enclave, seat: i64, category: i64) -> i64:
    """EN-E3: how much a player has of what a bonus is for."""
    player = e.players[seat]
    if category == MARKERS:
        return ones(player.markers)
    if category == TILES:
        return player.tiles
    if category == COINS:
        return player.coins
    n: i64 = ones(player.hand & e.cards.backs[FINDS])  # EN-Q46
    for card in (player.thief1, player.thief2, player.machine1, player.machine2):
        if card != 0 and e.cards.card[card].deck == FINDS:
            n += 1
    return n


def bonus(e: Enclave, seat: i64, category: i64) -> i64:
    """EN-E3, EN-E4, EN-Q64: 2 for the most, 1 each if several share it, nothing for nothing."""
    mine = collected(e, seat, category)
    if mine == 0 or instant(e):
        return 0
    shared = False
    other: i64 = 0
    while other < e.seats:
        theirs = collected(e, other, category)
        if theirs > mine:
            return 0
        if theirs == mine and other != seat:
            shared = True
        other += 1
    return SHARED if shared else ALONE


def total(e: Enclave, seat: i64) -> i64:
    """Victory points with bonuses; an instant win gives none (EN-E1)."""
    points = e.players[seat].points
    category: i64 = 0
    while category <= FIND_CARDS:
        points += bonus(e, seat, category)
        category += 1
    return points


def compare(e: Enclave, seat: i64, other: i64) -> i64:
    """EN-E5, EN-Q63, EN-Q78: above 0 if `seat` stands before `other`, 0 if they share a place."""
    a, b = e.players[seat], e.players[other]
    a_won, b_won = a.tiles >= TREE_TILES_TO_WIN, b.tiles >= TREE_TILES_TO_WIN
    if a_won != b_won:
        return 1 if a_won else -1
    if a_won and a.tiles != b.tiles:
        return a.tiles - b.tiles
    points = total(e, seat) - total(e, other)
    if points != 0:
        return points
    if a.tiles != b.tiles:
        return a.tiles - b.tiles
    return a.knowledge - b.knowledge
