"""Thieves Den: scout three locations, send thieves, sell to fences, pay the wizard. Two to five master thieves.

Position documents (`game.position`) describe the whole table; everything may be left out. What no game can lead to
is refused by its entry: tokens that do not add up, a board too full, what belongs to another phase.

    seats       2 to 5 (default: as many as `players`, else 2)
    options     table options
    phase       "round" (a round is about to begin; the default), "scouting" (hands are dealt), "thieving",
                "cleanup" (all have passed, nothing is tidied yet), "holder" (the last holder of the direction tile
                decides a tie), "over"
    round       1 to 3; `start` is the holder of the direction tile
    turn        whose turn it is (phase thieving; default: the start player)
    picks       how many cards everybody has picked (phase scouting); `instants` counts the players whose revealed
                instants are done, while they are being resolved
    players     one entry per seat: treasures ("C C G", "codex codex gem", a list, {"C": 2}), thieves (default 3),
                reputation (a number, or numbers by source: fences, hag, locations, powers, and at the end
                majorities, scheme), scheme, hand, above, side (two players: the card at the left side), pile
                (collected locations), fences (above the board), sold (collected fences), passed (in the phase
                cleanup all have), pick (the card laid face down while others still choose), knows (hidden locations
                whose place this player knows; default: the hands held so far)
    robbed      locations with a thief; `twice` is the one with two, `crowded` the fence with two (one of them, and
                only when the power PW02 has been paid for)
    top, under  locations known to lie on top of and under the deck, the topmost first; `known` lists those of hands
                and under the deck that everybody knows
    display     six fences, null for an empty slot (left out: the lowest free ones); `beneath` lies under their deck
    powers      the three face-up tiles, as ids or {"tile": …, "paid": treasure}; `boxed` those of earlier rounds
    hag, vault, recruit, wilds    treasures, a number of thieves, treasures, treasures put on wild wants
    city, forest                  the supplies; left out, they hold what lies nowhere else
    doing       rules in progress inside a turn, the outermost first, as games write them: each has started the
                next, and the last one asks

Coming results are scripted with `chance=["draw L07A", "fence NO1A", "turn PW05", …]`, in the order of asking.
"""

from rookery.games.thieves_den.kit import DenKit, box_kit

__all__ = ["DenKit", "box_kit"]
