"""What is asked and told in Parlour: one row each; its number is its place."""

from typing import Final

from rookery.games.rows import Events, Questions

ask, tell = Questions(), Events()

ASK_TURN: Final = ask("turn", "PA-1")
ASK_SHOW: Final = ask("show", "PA-2")
ASK_HALT: Final = ask("halt", "PA-3")
ASK_BID: Final = ask("bid", "PA-4")
CHANCE_DRAW: Final = ask("draw", "PA-5")

TOLD_DRAW: Final = tell("draw", seat="seat", face="number")
TOLD_PASS: Final = tell("pass", seat="seat")
TOLD_GIVE: Final = tell("give", seat="seat", victim="seat", face="number")
TOLD_PEEK: Final = tell("peek", seat="seat", victim="seat")
TOLD_SHOW: Final = tell("show", seat="seat", victim="seat", face="number")
TOLD_HALT: Final = tell("halt", seat="seat")
TOLD_QUIET: Final = tell("quiet", seat="seat")
TOLD_BIDS: Final = tell("bids", seat="seat", face="number")
TOLD_POINT: Final = tell("point", seat="seat")
TOLD_SHUFFLE: Final = tell("shuffle")
TOLD_OVER: Final = tell("over")
TOLD_OFFER: Final = tell("offer", seat="seat", victim="seat", face="number")
