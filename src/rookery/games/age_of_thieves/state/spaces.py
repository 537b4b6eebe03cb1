"""What a space holds, and where the figures of the watch are and what holds for them."""

from typing import Annotated, Final

from mypy_extensions import i64

from rookery.core import kinds
from rookery.games.age_of_thieves.cards.book import TOKENS
from rookery.games.age_of_thieves.cards.city import SPACES
from rookery.games.age_of_thieves.state.kinds import (
    GREEN_JEWELS,
    ONE_OR_NONE,
    TRINKET_TOKENS,
    YELLOW_JEWELS,
    Packed,
    some,
)

# What a space holds, packed: the figure of the watch plus one, fire, smoke, the token, jewels.
FIGURE: Final[i64] = 31
FIRE_BIT: Final[i64] = 32
SMOKE_BIT: Final[i64] = 64
TOKEN_SHIFT: Final[i64] = 7
TOKEN_MASK: Final[i64] = 31 << 7
YELLOW_ONE: Final[i64] = 1 << 12
GREEN_ONE: Final[i64] = 1 << 16
EMPEROR_BIT: Final[i64] = 1 << 19
TRINKET_ONE: Final[i64] = 1 << 20  # Trinkets lying face up count among the jewels (AT-Q58)
DOWN: Final[i64] = 11  # a token face down; 12 to 21: one that Morius has looked at

GUARDS: Final[i64] = 20
FIGURES: Final[i64] = 22
POOL: Final = 255  # where a figure is that is not on the board

# What holds for a figure of the watch this turn.
IDLE: Final[i64] = 1 << 8  # does not act (AT-Q61)
ASLEEP: Final[i64] = 1 << 9  # catches nobody
SNARED_GUARD: Final[i64] = 1 << 10
CHARMED: Final[i64] = 1 << 11  # does not catch Jasmine
PLACE: Final[i64] = 255

FigureNo = Annotated[i64, kinds.number("figure of the watch", 0, int(FIGURES) - 1)]
FigureOrNone = Annotated[i64, kinds.number("figure of the watch, -1 for none", -1, int(FIGURES) - 1)]
FigureSet = Annotated[i64, some("figures of the watch", int(FIGURES))]
GuardSet = Annotated[i64, some("guards", int(GUARDS))]
FIGURE_AT: Final = Packed(
    "figure of the watch", [(kinds.number("space or pool", 0, POOL), 8), (some("states", 4), 4)]
)
Figures = Annotated[list[int], kinds.several(FIGURE_AT, int(FIGURES))]
ON_SPACE: Final = Packed(
    "what a space holds",
    [
        (kinds.count("figure of the watch plus one, 0 for none", int(FIGURES)), 5),
        (some("fire and smoke", 2), 2),
        (kinds.count("token, 0 for none, 11 and more face down", int(DOWN) + TOKENS), 5),
        (YELLOW_JEWELS, 4),
        (GREEN_JEWELS, 3),
        (ONE_OR_NONE, 1),
        (TRINKET_TOKENS, 3),
    ],
)
Spaces = Annotated[list[int], kinds.several(ON_SPACE, SPACES)]
