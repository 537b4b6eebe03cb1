"""What the numbers of a table mean: the kinds with which a game declares its state.

    class Fight(Rule):
        attacker: SeatNo
        defender: SeatOrNobody = -1
        swords: SeatMask = 0

Types and compiled code see plain numbers, flags and lists. The kinds tell everything else that follows from a
declaration what a value means and in which range it lies. A game adds its own:

    Face = Annotated[i64, kinds.card("face", FACES)]
"""

from typing import Annotated, Final, TypeVar

from mypy_extensions import i64

T = TypeVar("T")


class Kind:
    """What a value means: a name, and the least and greatest value it may have (None: no limit)."""

    def __init__(self, name: str, low: int | None = None, high: int | None = None) -> None:
        self.name = name
        self.low = low
        self.high = high

    def least(self, seats: int) -> int | None:
        """The least value at a table with so many seats."""
        return self.low

    def greatest(self, seats: int) -> int | None:
        """The greatest."""
        return self.high

    def fits(self, value: object, seats: int) -> bool:
        """Can a field of this kind have this value?"""
        if not isinstance(value, int):
            return False
        low, high = self.least(seats), self.greatest(seats)
        return (low is None or value >= low) and (high is None or value <= high)

    def expected(self, seats: int) -> str:
        """What is wanted, in words."""
        low, high = self.least(seats), self.greatest(seats)
        if low is None and high is None:
            return self.name
        if high is None:
            return f"{self.name}, {low} or more"
        return f"{self.name}, {low} to {high}"


class Seat(Kind):
    """A seat; with `nobody` also -1."""

    def __init__(self, name: str, nobody: bool) -> None:
        super().__init__(name, -1 if nobody else 0)

    def greatest(self, seats: int) -> int | None:
        """The last seat."""
        return seats - 1


class Seats(Kind):
    """Several seats, a bit each."""

    def greatest(self, seats: int) -> int | None:
        """All of them."""
        return (1 << seats) - 1


class Several(Kind):
    """A list of values of one kind: as many as there are seats, a fixed number, or any number (None)."""

    def __init__(self, of: Kind, length: int | None, per_seat: bool) -> None:
        super().__init__(f"list of {of.name}")
        self.of = of
        self.length = length
        self.per_seat = per_seat

    def fits(self, value: object, seats: int) -> bool:
        """Has it the right length, and does every value fit?"""
        if not isinstance(value, (list, tuple)):
            return False
        wanted = seats if self.per_seat else self.length
        return (wanted is None or len(value) == wanted) and all(self.of.fits(x, seats) for x in value)

    def expected(self, seats: int) -> str:
        """How many of what."""
        wanted = seats if self.per_seat else self.length
        many = "any number" if wanted is None else str(wanted)
        return f"{many} of: {self.of.expected(seats)}"


class Mark:
    """How a field is copied and saved, where that is not as for every other."""

    def __init__(self, name: str) -> None:
        self.name = name


def number(name: str, low: int | None = None, high: int | None = None) -> Kind:
    """A number with its range."""
    return Kind(name, low, high)


def count(name: str, high: int | None = None) -> Kind:
    """How many, from 0."""
    return Kind(name, 0, high)


def card(deck: str, many: int) -> Kind:
    """A card of a deck, numbered from 1; 0 stands for none."""
    return Kind(f"card of {deck}", 0, many)


def cards(deck: str, many: int) -> Kind:
    """A set of cards of a deck: a bit each, bit 0 for none of them."""
    return Kind(f"cards of {deck}", 0, (1 << (many + 1)) - 1)


def several(of: Kind, length: int | None = None) -> Several:
    """A list."""
    return Several(of, length, False)


def each_seat(of: Kind) -> Several:
    """A list with one value per seat."""
    return Several(of, None, True)


SEAT: Final = Seat("seat", False)
SEAT_OR_NOBODY: Final = Seat("seat or nobody", True)
SEAT_MASK: Final = Seats("set of seats", 0)
COUNT: Final = count("count")
NUMBER: Final = number("number")
FLAG: Final = Kind("flag", 0, 1)
SHARED: Final = Mark("shared")
UNSAVED: Final = Mark("unsaved")
FLEETING: Final = Mark("fleeting")
TOGETHER: Final = Mark("together")

SeatNo = Annotated[i64, SEAT]
SeatOrNobody = Annotated[i64, SEAT_OR_NOBODY]
SeatMask = Annotated[i64, SEAT_MASK]
Count = Annotated[i64, COUNT]
Number = Annotated[i64, NUMBER]
"""Anything else that fits 64 bits, say a packed row of cards."""
Flag = Annotated[bool, FLAG]
Numbers = Annotated[list[int], several(NUMBER)]
Counts = Annotated[list[int], several(COUNT)]
EachSeat = Annotated[list[int], each_seat(NUMBER)]

Shared = Annotated[T, SHARED]
"""Never changes once the table stands: copies share it and it is not saved."""
Unsaved = Annotated[T, UNSAVED]
"""Copied as everything else, but saved by hand or not at all."""
Fleeting = Annotated[T, FLEETING]
"""Worked out again where it is missing: neither copied nor saved."""
Together = Annotated[T, TOGETHER]
"""Flags that follow one another and are saved as one number, a bit each, the first lowest."""
