"""Points at the end of the game (TM-G)."""

from typing import Final

from mypy_extensions import i64

from rookery.core.bits import bit, lowest, ones
from rookery.games.thiefs_market.cards.book import (
    CAMPAIGN,
    CURSE,
    GOLEM,
    HENCHMAN,
    HIDEOUT,
    LOYALTY,
    MAGIC,
    MAP,
    POINTS,
    SAFEHOUSE,
    TREASURE,
    of,
)
from rookery.games.thiefs_market.state.table import Market

FIRST: Final[i64] = 3
SECOND: Final[i64] = 1
# Points, then cards, then tokens, in one number.
CARD_BITS: Final[i64] = 6
TOKEN_BITS: Final[i64] = 32


def icons(m: Market, seat: i64) -> i64:
    """All icons of a thief, as a bag. The Stew shows those of the card it copies (TM-Q38)."""
    mask = m.players[seat].powers
    bag: i64 = 0
    while mask != 0:
        bag += m.cards.card[lowest(mask)].icons
        mask &= mask - 1
    return bag


def henchman_points(m: Market, seat: i64) -> i64:
    """TM-G2, TM-G4, TM-Q22, TM-Q23: most henchmen 3 points, second most 1; one less when tied."""
    mine = of(icons(m, seat), HENCHMAN)
    most: i64 = 0
    other: i64 = 0
    while other < m.seats:
        most = max(most, of(icons(m, other), HENCHMAN))
        other += 1
    second: i64 = 0
    level: i64 = 0  # thieves with as many as this one
    other = 0
    while other < m.seats:
        count = of(icons(m, other), HENCHMAN)
        if count < most:
            second = max(second, count)
        if count == mine:
            level += 1
        other += 1
    if mine == 0 or mine < second:
        return 0
    return (FIRST if mine == most else SECOND) - (1 if level > 1 else 0)


def gold_points(m: Market, seat: i64) -> i64:
    """TM-G3, TM-G4: most gold 3 points, 2 each when tied; nothing for second."""
    mine = m.players[seat].gold
    if mine == 0:
        return 0
    level: i64 = 0
    other: i64 = 0
    while other < m.seats:
        if other != seat:
            if m.players[other].gold > mine:
                return 0
            if m.players[other].gold == mine:
                level += 1
        other += 1
    return FIRST - (1 if level > 0 else 0)


def card_points(m: Market, seat: i64, card: i64) -> i64:
    """TM-G6: what one card is worth to its owner at the end."""
    player = m.players[seat]
    effect = m.cards.card[card].effect
    if effect == POINTS:  # TM-K8
        return m.cards.card[card].x
    if effect == SAFEHOUSE:  # TM-K10
        return m.cards.card[card].y if of(icons(m, seat), HIDEOUT) >= 2 else m.cards.card[card].x
    if effect == GOLEM:  # TM-K17
        return 3 * (of(icons(m, seat), MAGIC) // 2)
    if effect == LOYALTY:  # TM-K22
        return ones(player.cards) - 1
    if effect == CAMPAIGN:  # TM-K23
        return player.infamy // 2
    if effect == TREASURE:  # TM-K24
        return m.cards.card[card].y if others_icons(m, seat, MAP) > 0 else m.cards.card[card].x
    if effect == CURSE:  # TM-K30
        return others_icons(m, seat, MAGIC)
    return 0


def others_icons(m: Market, seat: i64, icon: i64) -> i64:
    """How many such icons the other thieves show."""
    n: i64 = 0
    other: i64 = 0
    while other < m.seats:
        if other != seat:
            n += of(icons(m, other), icon)
        other += 1
    return n


def all_card_points(m: Market, seat: i64) -> i64:
    """The points of all cards of a thief."""
    points: i64 = 0
    number: i64 = 1
    while number < len(m.cards.ids):
        if (m.players[seat].powers >> number) & 1 == 1:
            points += card_points(m, seat, number)
        number += 1
    return points


def total(m: Market, seat: i64) -> i64:
    """TM-G2 to TM-G7: all points of a thief."""
    tokens = m.players[seat].infamy
    return tokens + henchman_points(m, seat) + gold_points(m, seat) + all_card_points(m, seat)


def standing(m: Market, seat: i64) -> i64:
    """TM-G8 to TM-G10, TM-Q40: who has more ranks before; equal ones share the place. Points, cards, tokens."""
    player = m.players[seat]
    return (((total(m, seat) << CARD_BITS) + ones(player.cards)) << TOKEN_BITS) + player.gold + player.infamy


def tied_first(m: Market) -> i64:
    """The seats that share the first place, as a mask."""
    mask: i64 = 0
    best: i64 = 0
    seat: i64 = 0
    while seat < m.seats:
        mine = standing(m, seat)
        if mask == 0 or mine > best:
            best = mine
            mask = 0
        if mine == best:
            mask |= bit(seat)
        seat += 1
    return mask
