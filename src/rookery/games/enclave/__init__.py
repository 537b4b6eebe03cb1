"""Enclave: plan in secret, buy, dive into the stolen paradise, climb the tree. Two to four thieves.

Position documents (`game.position`) describe the whole table; everything may be left out. An entry of another phase
is refused, unless it says that nothing is there; where the question of a phase has nothing to choose, play goes on.

    seats       2, 3 or 4 (default: as many as `players`, else 2)
    options     table options
    phase       "round" (a round is about to start; the default) or the question that is asked: "bid", "initiative",
                "plan", "level" (a tree level for a cube), "oracle", "return", "outlet", "square", "sync",
                "crossing", "pack", "use", "tree-tile", "find", "exchange", "card" (the level's card), "stall"
                (Anzelm's or Ma Lou's choice); or "over"
    round       its number, from 1
    turn        who is asked, where one seat is (default: the first cube of the location or level; on a bare level
                the first in turn order); where no cube lies, it brings the only one
    order       the turn-order track, as seats (default: seats in order)
    first       who bids first (phase bid; the others follow in turn)
    tiles       initiative tiles by town location, {"shepherd": 1, …} (default: the location of the phase first)
    cubes       cubes by town location, first one first, {"oracle": [2, 0]}; `second`: the market's second track.
                None between rounds, and none where everything has resolved
    levels      cubes by tree level, {"3": [0, 1]}
    tree        the five tree cards (default: those the options choose, or the first-game set)
    marks       what their markers show
    level       the tree level that resolves, `place` the cube's place on it from 0 (phases exchange, card, stall,
                and whatever a tree card leads to: the mission at Angelos's, Amber's look)
    rows        face-up cards, {"outlet": […], "square": […], "missions": […]} (default: the lowest free ids)
    decks       {"traps": {"top": […], "bottom": […], "pile": […]}, …}: fixed cards, the uppermost first, and the
                discard pile, the latest last; all cards named nowhere are the rest of the deck
    players     one entry per seat: colour, coins, knowledge, tiles (tree tiles), markers (levels), points, p, m
                (states; default: the maxima), thief, machine (upgrades), hand (default: the starting protections),
                packed, used, used_tile, played (action cards), card (turned up, cube not placed yet), choice (laid
                face down in phase plan), prepared, sync, extra ("next" or "now"), cancel, tyllo, mate (in a pair:
                the holder has the partner's seat + 1, the partner minus the holder's seat + 1), bid
    mission     the one under way: card (a mission, or "TC3B" at Angelos's), traps (all, once revealed), left
                (tiles to come, this one included; finds to come after this one)
    looking     cards being looked at, in order;  find: the find being decided;  stall: source and count
    unknown     who cannot name which hidden cards, {"0": ["ET05"], "watcher": […]}; left out, nobody knows fixed
                cards, and only holders know finds in hand;  facts: [{"of": "1", "cards": […], "among": […]}]

Coming results are scripted with `chance=["draw ET05", "pluck SD01", …]`, in the order in which they will be asked.
"""

from rookery.games.enclave.kit import EnclaveKit, box_kit

__all__ = ["EnclaveKit", "box_kit"]
