"""What is asked and told in Thief's Market: one row each; its number is its place."""

from typing import Final

from rookery.games.rows import Events, Questions

ask, tell = Questions(), Events()

ASK_SPLIT: Final = ask("split", "TM-L5")
ASK_SAVE: Final = ask("save", "TM-K12")
ASK_REROLL: Final = ask("reroll", "TM-K13")
ASK_BUY: Final = ask("buy", "TM-P2")
ASK_COPY: Final = ask("copy", "TM-K27")
ASK_GRAB: Final = ask("grab", "TM-Q24")
CHANCE_FIRST: Final = ask("first", "TM-S3")
CHANCE_ROLL: Final = ask("roll", "TM-C2")
CHANCE_DRAW: Final = ask("draw", "TM-S6")

TOLD_FIRST: Final = tell("first", seat="seat")
TOLD_ROUND: Final = tell("round", round="number", seat="seat")
TOLD_ROLL: Final = tell("roll", seat="seat", loot="bag")
TOLD_TAKE: Final = tell("take", seat="seat", loot="bag")
TOLD_ROB: Final = tell("rob", seat="seat", victim="seat", kept="bag", returned="bag")
TOLD_SAVE: Final = tell("save", seat="seat", face="face")
TOLD_REROLLED: Final = tell("rerolled", loot="bag")
TOLD_LUCKY: Final = tell("lucky", seat="seat", from_="face", to="face")
TOLD_BUYING: Final = tell("buying", seat="seat")
TOLD_BUY: Final = tell("buy", seat="seat", card="card", paid="bag", gold="number", waived="gem")
TOLD_FLIP: Final = tell("flip", seat="seat", card="card", from_="face", to="face")
TOLD_SELL: Final = tell("sell", seat="seat", card="card", face="face")
TOLD_TRADE: Final = tell("trade", seat="seat", card="card")
TOLD_EXIT: Final = tell("exit", seat="seat")
TOLD_END: Final = tell("end", seat="seat")
TOLD_COPY: Final = tell("copy", seat="seat", card="card")
TOLD_POTION: Final = tell("potion", seat="seat", card="card")
TOLD_INFAMY: Final = tell("infamy", seat="seat", count="number", card="card")
TOLD_GOLD: Final = tell("gold", seat="seat", count="number", card="card")
TOLD_EXCHANGE: Final = tell("exchange", seat="seat", gold="number", infamy="number")
TOLD_DEAL: Final = tell("deal", deck="deck", card="card")
TOLD_OPEN: Final = tell("open", deck="deck")
TOLD_OVER: Final = tell("over")
TOLD_GRAB: Final = tell("grab", seat="seat")
