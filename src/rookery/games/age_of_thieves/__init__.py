"""Age of Thieves: one night in Hadria, one jewel, two gates. Two to four thieves.

Position documents (`game.position`) describe the whole table; everything may be left out.

    seats       2, 3 or 4 (default: as many as `players`, else 2)
    options     table options
    phase       "turn" (a turn is about to start; the default), "event" (its event is to be turned up), "jewel"
                (the yellow jewel is to be placed), "roll" (the watch rolls), "planning", "declare", "resolve",
                "clean-up"; or `doing`: the rules in progress, outermost first, as `document()` writes them
    turn        its number, from 1; `first` the first thief; `die` the watch's initiative; `acted` whether it has
                acted
    event       the event in force (C01 … A11; needed by phases after "event", one without a lasting effect by
                default); `seen` all events turned up so far
    alarm       has the alarm been raised? `lifted`: has the Emperors' Jewel been lifted (so it has after the alarm
                and with `gates`)? Then `gates` is the district of the open gates (N E S W), or `due` is true: its
                card is drawn after the move in progress. `barred`: the gate that A11 bars this turn
    guards      their spaces, in order (null: in the pool), or {"at": "Nc3", "states": ["idle"]}; `captains` the
                same. Without `guards` and `spaces` the board is as at the set-up; with one of them, nothing else
                lies on it
    spaces      by name: fire ("lasting" for the one of Torchlit Procession), smoke, token ("down", or its kind
                face up), looked (what Morius saw), jewels
    players     one entry per seat: thief, at (default: the start spaces N, E, S, W), out (who left the city
                first, second, …; they are nowhere), hand (general cards), stacks (only while they are resolved:
                {"card": "G04", "points": 5}; card "move", "ambush", "special" with `cover`; up, paid, seen),
                jewels, best (burglar), tokens, used (AP tokens on stacks), points (blue, red, purple), gain and
                loss (AP of the next Declaration), states, fresh (what Nikolai has just drawn)
    discard     the discard pile: cards, or numbers by card; the deck is the rest
    box         city tokens that have left the game, by kind
    known       who knows of a card in a hand: card, seats (one of these holds it), by (the seats that know; the
                number after the last seat is the spectator)
    over        true when the night is over (then without `phase`)
    answers     sealed answers given already, by seat

The Emperors' Jewel lies on the Palace centre unless it is told elsewhere; other jewels left out are in the pool.
Coming results are scripted with `chance=["event C03", "roll 5", "draw G04", …]`, in the order in which they will
be asked.
"""

from rookery.games.age_of_thieves.kit import ThiefKit, box_kit

__all__ = ["ThiefKit", "box_kit"]
