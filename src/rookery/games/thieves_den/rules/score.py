"""The end: majorities of fences, pairs of locations, places (TD-E)."""

from typing import Final

from mypy_extensions import i64

from rookery.games.thieves_den.cards.book import many_bits, size
from rookery.games.thieves_den.said import TOLD_MAJORITY, TOLD_PLAN
from rookery.games.thieves_den.state.table import Den

FENCE_KINDS: Final[i64] = 7


def majority(d: Den, type_: i64) -> i64:
    """Who has strictly the most fences of a type, or -1 (TD-E2, TD-E3, TD-Q37)."""
    mask = d.cards.fence_mask[type_]
    best: i64 = 0
    who: i64 = -1
    seat: i64 = 0
    while seat < d.seats:
        n = many_bits(d.players[seat].sold & mask)
        if n > best:
            best = n
            who = seat
        elif n == best:
            who = -1
        seat += 1
    return who


def majority_points(d: Den, seat: i64) -> i64:
    """What a player's majorities bring (TD-E2)."""
    points: i64 = 0
    type_: i64 = 0
    while type_ < FENCE_KINDS:
        if majority(d, type_) == seat:
            points += d.cards.majority[type_]
        type_ += 1
    return points


def scheme_points(d: Den, seat: i64) -> i64:
    """What a player's scheme brings (TD-E4)."""
    return scheme_pairs(d, seat) * d.cards.scheme[d.players[seat].scheme].fame


def scheme_pairs(d: Den, seat: i64) -> i64:
    """How many pairs of the scheme's two types a player has collected (TD-E4, TD-Q38)."""
    player = d.players[seat]
    scheme = d.cards.scheme[player.scheme]
    one = many_bits(player.pile & d.cards.type_mask[scheme.first])
    other = many_bits(player.pile & d.cards.type_mask[scheme.second])
    return one if one < other else other


def final_scoring(d: Den) -> None:
    """TD-E2 to TD-E4."""
    type_: i64 = 0
    while type_ < FENCE_KINDS:
        seat = majority(d, type_)
        if seat >= 0:
            d.players[seat].majorities += d.cards.majority[type_]
            d.tell(TOLD_MAJORITY, seat, type_, d.cards.majority[type_])
        else:
            d.tell(TOLD_MAJORITY, -1, type_, 0)
        type_ += 1
    seat = 0
    while seat < d.seats:
        player = d.players[seat]
        if player.scheme > 0:
            many = scheme_pairs(d, seat)
            player.plan = scheme_points(d, seat)
            d.tell(TOLD_PLAN, seat, player.scheme, many, player.plan)
        seat += 1


def standing(d: Den, seat: i64) -> i64:
    """TD-E5, TD-Q51: reputation, then treasures and thieves, as one number."""
    player = d.players[seat]
    return player.fame() * 64 + size(player.bag) + player.thieves
