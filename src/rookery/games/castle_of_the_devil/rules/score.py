"""Claims of victory (CD-V, CD-I14, CD-N2) and the points of a campaign (CD-K)."""

from typing import Final

from mypy_extensions import i64

from rookery.core.bits import bit, lowest, ones
from rookery.games.castle_of_the_devil.cards.book import CREST, PEARL, goods
from rookery.games.castle_of_the_devil.state.table import (
    END_ALONE,
    END_FALSE,
    END_FALSE_PROPHECY,
    END_PROPHECY,
    END_TRUE,
    Coach,
)

ENOUGH: Final[i64] = 3


def may_declare(c: Coach, seat: i64) -> bool:
    """CD-V1, CD-Q35, CD-Q36: holds a needed item, and not the Pearl."""
    return c.needed(seat) > 0 and c.items.find(seat, PEARL) < 0


def may_win_alone(c: Coach, seat: i64) -> bool:
    """CD-I14: the Lodge Crest and three keys and goblets in any mix."""
    if c.items.find(seat, CREST) < 0:
        return False
    return c.items.count(seat, goods(0, c.turned) | goods(1, c.turned)) >= ENOUGH


def may_prophesy(c: Coach, seat: i64) -> bool:
    """CD-N2, CD-Q36, CD-Q45."""
    return c.house.prophecy and c.items.find(seat, PEARL) < 0


def drink_counts(c: Coach, seat: i64) -> bool:
    """CD-D1: odd numbers only, and only for the smaller faction."""
    mine = ones(c.members(c.faction(seat)))
    return c.seats % 2 == 1 and 2 * mine < c.seats


def held_by(c: Coach, seats: i64, faction: i64) -> i64:
    """What these seats hold together; -1 if one of them is not of the faction or holds nothing it needs."""
    total: i64 = 0
    while seats != 0:
        seat = lowest(seats)
        mine = c.items.count(seat, goods(faction, c.turned))
        if c.faction(seat) != faction or mine == 0:
            return -1
        total += mine
        seats &= seats - 1
    return total


def claim_is_true(c: Coach, seat: i64, named: i64) -> bool:
    """CD-V6."""
    faction = c.faction(seat)
    if c.pearl_in(c.members(faction)):
        return False
    total = held_by(c, named | bit(seat), faction)
    if total < 0:
        return False
    return total + (1 if drink_counts(c, seat) else 0) >= ENOUGH


def prophecy_is_true(c: Coach, seat: i64, named: i64) -> bool:
    """CD-N2, CD-Q45."""
    mine = c.faction(seat)
    if named == 0 or c.pearl_in(c.members(mine)):
        return False
    return held_by(c, named, 1 - mine) >= ENOUGH


def settle_round(c: Coach) -> None:
    """CD-K2 to CD-K5: points for the round that has just ended."""
    seat: i64 = 0
    while seat < c.seats:
        c.points[seat] += int(round_points(c, seat))
        seat += 1


def round_points(c: Coach, seat: i64) -> i64:
    """What one seat gets."""
    if (c.winners >> seat) & 1 == 0:
        return 0
    if c.ending == END_ALONE:
        return 4
    if c.ending == END_FALSE or c.ending == END_FALSE_PROPHECY:
        return 2
    if c.ending == END_PROPHECY:
        return 3 if seat == c.claimant else 1
    if c.ending == END_TRUE:
        mine = c.needed(seat)  # CD-Q47: drinks do not count
        if seat == c.claimant:
            return 5 if mine >= ENOUGH else 3
        return 2 if mine > 0 else 1
    return 0


def leaders(c: Coach) -> i64:
    """The seats with the most points."""
    best = 0
    for n in c.points:
        if n > best:
            best = n
    out: i64 = 0
    seat: i64 = 0
    while seat < c.seats:
        if c.points[seat] == best:
            out |= bit(seat)
        seat += 1
    return out


def campaign_winners(c: Coach) -> i64:
    """CD-K6: the seats that win a campaign as it stands; nobody as long as nobody has a point."""
    first = champion(c)
    best = leaders(c)
    if first >= 0:
        return bit(first)
    return best if c.points[lowest(best)] > 0 else 0


def champion(c: Coach) -> i64:
    """CD-K6, CD-Q48: the campaign's winner, or -1 while it is not clear."""
    best = leaders(c)
    if ones(best) == 1:
        return lowest(best)
    last = best & c.winners
    return lowest(last) if ones(last) == 1 else -1
