"""The Castle of the Devil: a coach full of secrets. Three to ten passengers.

Position documents (`game.position`) describe the whole table; everything may be left out.

    seats       3 to 10 (default: as many as `players`, else 3)
    options     table options
    round       its number, from 1
    turn        whose turn it is (default 0)
    starter     who began the round (default: who fits `turn` and `turns`)
    turns       turns begun in this round, from 1 (default: as many as lead from the starter to the turn player)
    players     one entry per seat: faction ("order" or "brotherhood"), occupation, face_up (default false), items
                (a list or "key dagger"), points (campaign). What is left out is filled up with what is left, in the
                order of the card list: factions as the numbers demand, one item each (two with three players)
    deck        the items in the deck, in any order; default: all that are nowhere else
    top         what a Clairvoyant has put on top, the first to be drawn first
    offer, aside   items on the table (only with `progress`)
    pile        follows from the occupations
    undealt     the faction card left over (odd numbers); follows from the others
    over        has the game ended? Then `ending` says how, `claimant` by whom; `winners` and `shown` follow
    progress    the rules in progress, one inside the other, by name: `[{"rule": "journey"}, {"rule": "turn"},
                {"rule": "fight", "step": "abilities", "defender": 1, "asked": 4, "swords": [2]}]`; nothing hidden
                (entries: progress.py); default: the turn player chooses an action, or it is over
    sealed      answers given in an open window, by seat
    memory      who knows what, card by card, as `document()` writes it; default: everybody knows the own cards,
                face-up occupations, what was just looked at, and that both bags are in somebody's luggage

Coming results are scripted with `chance=["draw key", "hire thug", …]`, in the order in which they will be asked.
"""

from rookery.games.castle_of_the_devil.kit import CastleKit, box_kit

__all__ = ["CastleKit", "box_kit"]
