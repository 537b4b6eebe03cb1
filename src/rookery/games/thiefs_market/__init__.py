"""Thief's Market: split the loot, rob the greedy, buy at the bazaar. Three to five thieves.

Position documents (`game.position`) describe the whole table; everything may be left out.

    seats       3, 4 or 5 (default: as many as `players`, else 3)
    options     table options
    phase       "round" (a round is about to start; the default), "split", "save" (the Lucky card's owner was
                robbed), "after-split", "reroll" (the Lucky card's owner is asked), "buy", "copy" (the Stew asks),
                "end" (all have bought: exchange and refill follow), "refill" (only the refill follows), "over"
    round       its number, from 1
    start       the start player (default 0; where nobody has a pile yet, `turn`)
    turn        who is asked (split: a thief without a pile; default: the start player, or the marker holder)
    pool        loot, as "R R W S", "red red white marker" or a list (required in phase split)
    aside       returned dice not yet rerolled, and `thief`, who robbed (phase save)
    players     one entry per seat: pile, gold (default 1), infamy, cards (ids), copies (the card the Stew
                copies), and in phases buy, copy and end: final (the pile as recorded after the Split phase;
                default: the pile), used (abilities used this round), bought (purchases made this turn), paid
                (gold paid for cards this turn). Nobody has done anything before the own turn
    market      rows by letter, {"A": ["A01", null, …]}; a current row left out is dealt with the lowest free ids
    current     the newest row's letter (default: the newest in `market`)
    decks       sizes by letter; they follow from the other cards and may be left out. A deck older than the
                current one has run out (TM-E5): its cards that are named nowhere play no part any more, and
                its row has four cards at most
    discarded   the Potion, once drunk
    gaining     the Stew (phase copy), among its owner's cards; bought = false if it came through the Potion
    grabbed     who won the race for the marker (option last-tie = "grab")

Dice left out in the Buy phase count as spent. An entry that tells nothing in a phase is refused there. Nobody knows
how much infamy the others had when a prepared table began: sampled worlds guess it. Coming results are scripted
with `chance=["roll R W B …", "draw A07", …]`, in the order in which they will be asked.
"""

from rookery.games.thiefs_market.kit import MarketKit, box_kit

__all__ = ["MarketKit", "box_kit"]
