"""What the numbers of Age of Thieves mean: the kinds with which its state is declared (core/kinds.py)."""

from typing import Annotated, Final

from mypy_extensions import i64

from rookery.core import kinds
from rookery.core.kinds import Kind
from rookery.games.age_of_thieves.cards.book import (
    AGENTS,
    ALARM_EVENTS,
    ALARM_TURNS,
    ALL_TRINKETS,
    BLUE,
    CALM_EVENTS,
    CALM_TURNS,
    EVENTS,
    FAMILIARS,
    GENERAL,
    GENERAL_CARDS,
    GREENS,
    INFORMERS,
    MOST_DRAWN,
    MOST_POINTS,
    MOST_STEPS,
    PIPS,
    SPECIAL,
    THIEVES,
    TOKENS,
    YELLOWS,
)
from rookery.games.age_of_thieves.cards.city import SPACES


class Packed(Kind):
    """Values side by side in a number, the first lowest: of each its kind, and how many bits it takes."""

    def __init__(self, name: str, parts: list[tuple[Kind, int]]) -> None:
        super().__init__(name, 0, (1 << sum([bits for _, bits in parts])) - 1)
        self.parts = parts

    def fits(self, value: object, seats: int) -> bool:
        """Does each of them?"""
        if not super().fits(value, seats) or not isinstance(value, int):
            return False
        for kind, bits in self.parts:
            if not kind.fits(value & ((1 << bits) - 1), seats):
                return False
            value >>= bits
        return True


class UpToSeats(Kind):
    """From 0 to the number of seats, or so many less."""

    def __init__(self, name: str, less: int = 0) -> None:
        super().__init__(name, 0)
        self.less = less

    def greatest(self, seats: int) -> int | None:
        """The number of seats, less what goes off."""
        return seats - self.less


class Observers(Kind):
    """Several seats, a bit each, and after the last one the watcher."""

    def greatest(self, seats: int) -> int | None:
        """All of them."""
        return (1 << (seats + 1)) - 1


def some(of: str, many: int) -> Kind:
    """A set: a bit each, from bit 0."""
    return kinds.number(f"set of {of}", 0, (1 << many) - 1)


# Cards.
GENERAL_CARD: Final = kinds.number("general card", 1, GENERAL)
COVER: Final = kinds.card("the general cards", GENERAL)
ANY_CARD: Final = kinds.number("card of a stack", 1, int(SPECIAL))
GeneralNo = Annotated[i64, COVER]
"""0 for none."""
Generals = Annotated[list[int], kinds.several(GENERAL_CARD)]
ByGeneral = Annotated[list[int], kinds.several(kinds.COUNT, GENERAL + 1)]
"""How many there are of each face, from 0."""
CardNo = Annotated[i64, kinds.card("a stack", int(SPECIAL))]
Cards = Annotated[i64, kinds.count("number of general cards", GENERAL_CARDS)]
Drawn = Annotated[i64, kinds.count("number of cards to draw", MOST_DRAWN)]
Fresh = Annotated[i64, Packed("two general cards", [(COVER, 6), (COVER, 6)])]
EventOrNone = Annotated[i64, kinds.number("event, -1 for none", -1, EVENTS - 1)]
CalmEvents = Annotated[i64, kinds.number("set of calm events", 0, int(CALM_EVENTS))]
AlarmEvents = Annotated[i64, kinds.number("set of alarm events", 0, int(ALARM_EVENTS))]
CalmLeft = Annotated[i64, kinds.count("number of calm events", CALM_TURNS)]
AlarmLeft = Annotated[i64, kinds.count("number of alarm events", ALARM_TURNS)]

# The city.
SPACE: Final = kinds.number("space", 0, SPACES - 1)
SpaceNo = Annotated[i64, SPACE]
SpaceOrNone = Annotated[i64, kinds.number("space, -1 for none", -1, SPACES - 1)]
SpaceNos = Annotated[list[int], kinds.several(SPACE)]
DistrictOrNone = Annotated[i64, kinds.number("district, -1 for none", -1, 3)]
TOKEN: Final = kinds.count("token, 0 for none", TOKENS)
TokenNo = Annotated[i64, TOKEN]
ByToken = Annotated[list[int], kinds.several(kinds.COUNT, TOKENS + 1)]
"""How many there are of each kind, from 0."""
Target = Annotated[i64, kinds.number("seat, space, figure or jewel, -1 for none", -1, SPACES - 1)]
Die = Annotated[i64, kinds.count("pips, 0 before the roll", PIPS)]

# Thieves.
Sheet = Annotated[i64, kinds.number("thief, -1 for none yet", -1, THIEVES - 1)]
YELLOW_JEWELS: Final = kinds.count("number of yellow jewels", YELLOWS)
GREEN_JEWELS: Final = kinds.count("number of green jewels", GREENS)
TRINKET_TOKENS: Final = kinds.count("number of Trinkets", ALL_TRINKETS)
ONE_OR_NONE: Final = kinds.count("one or none", 1)
Yellows = Annotated[i64, YELLOW_JEWELS]
Greens = Annotated[i64, GREEN_JEWELS]
Trinkets = Annotated[i64, TRINKET_TOKENS]
OneOrNone = Annotated[i64, ONE_OR_NONE]
Informers = Annotated[i64, kinds.count("number of Informers", int(INFORMERS))]
Agents = Annotated[i64, kinds.count("number of Guild Agents", int(AGENTS))]
Familiars = Annotated[i64, kinds.count("number of Familiar Neighbourhoods", FAMILIARS)]
Blue = Annotated[i64, kinds.count("blue AP", int(BLUE))]
Red = Annotated[i64, UpToSeats("red AP", less=1)]
POINTS: Final = kinds.number("AP of a stack", 1, int(MOST_POINTS))
Points = Annotated[i64, POINTS]
Initiative = Annotated[i64, kinds.number("initiative, -1 for none yet", -1, int(MOST_POINTS))]
Steps = Annotated[i64, kinds.count("number of steps", MOST_STEPS)]
Nothing = Annotated[i64, kinds.number("nothing", 0, 0)]

# Seats.
InRound = Annotated[i64, UpToSeats("place in a round")]
"""The number of seats when all have had their turn."""
Leavers = Annotated[i64, UpToSeats("number of thieves who left")]
