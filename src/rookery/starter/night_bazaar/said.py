"""What is asked and told: a row each. Its number is its place, its key leads to the words in locale/*.ftl."""

from rookery.games.rows import Events, Questions

ask, tell = Questions(), Events()

ASK_PLAY = ask("play", "NB-2")
ASK_DRAW = ask("draw", "NB-1")

TOLD_DRAW = tell("draw", seat="seat", card="number")
TOLD_PLAY = tell("play", seat="seat", card="number")
TOLD_POINT = tell("point", seat="seat")
TOLD_OVER = tell("over")
