"""What programs send about tournaments, and what they get."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from rookery.serve.api.shapes import In, Out
from rookery.serve.hub.cup_rows import LIMITS, CupSetup
from rookery.serve.hub.cups import NAME_MAX

Person = Annotated[str, Field(pattern="^[0-9a-f]{16}$")]
Round = Annotated[int, Field(ge=1, le=100)]


def within(name: str) -> object:
    """The numbers that a setting may have."""
    low, high = LIMITS[name]
    return Field(ge=low, le=high)


class CupIn(In):
    """How a tournament is held. `begins` is a time in seconds since 1970; 0: the host begins it."""

    name: Annotated[str, Field(min_length=2, max_length=NAME_MAX, examples=["Autumn Cup"])]
    game: Annotated[str, Field(max_length=60, examples=["thiefs-market"])]
    seats: Annotated[int, Field(ge=2, le=10)]
    form: Literal["swiss", "groups"] = "swiss"
    rounds: Annotated[int, within("rounds")] = 5
    size: Annotated[int, within("size")] = 6
    best: Annotated[int, within("best")] = 2
    finals: Annotated[int, within("finals")] = 1
    pace: Literal["fast", "slow", "turn"] = "slow"
    flow: Literal["hand", "leisure", "times"] = "hand"
    begins: Annotated[float, Field(ge=0, le=1e11)] = 0.0
    every: Annotated[int, within("every")] = 60
    grace: Annotated[int, within("grace")] = 10
    most: Annotated[int, within("most")] = 64
    club: Annotated[str, Field(max_length=20, description="a club of which I am a keeper: for its members")] = ""

    def setup(self) -> CupSetup:
        """For the hub."""
        values = self.model_dump()
        del values["name"]
        return CupSetup(**values)


class RoundIn(In):
    """The round to begin: the one after the last. Asked for twice it begins once."""

    round: Round


class ResultIn(In):
    """How a game of the last round ended: a place for each who came, and who did not come."""

    round: Round
    number: Annotated[int, Field(ge=1, le=1000, description="the table's number in that round")]
    places: dict[Person, Annotated[int, Field(ge=1, le=10)]]
    absent: Annotated[list[Person], Field(max_length=10, default_factory=list)]


class CupCardOut(Out):
    """A tournament in a list."""

    id: str
    name: str
    status: Literal["open", "running", "over"]
    host: str
    game: str
    seats: int
    form: str
    club: str
    round: int
    begins: float
    players: int


class EntrantOut(Out):
    """Somebody who plays; `gone`: no more."""

    id: str
    name: str
    gone: bool
    group: int
    final: bool


class CupGameOut(Out):
    """A game: players by seat, places by seat once it is over. `table` is "" until all have taken their seats."""

    round: int
    number: int
    group: int
    players: list[str]
    places: list[int]
    absent: list[str]
    table: str
    here: int
    until: float
    void: bool
    by_host: bool


class StandingsRowOut(Out):
    """A player's line; `by` says what put them behind the one before."""

    place: int
    user: str
    name: str
    points: float
    opponents: float
    wins: int
    direct: float
    games: int
    by: str
    gone: bool
    moved: int


class BoardOut(Out):
    """The standings of all, of a group, or of the final."""

    kind: Literal["all", "group", "final"]
    group: int
    rows: list[StandingsRowOut]


class CupOut(Out):
    """All of a tournament. `hosting`: may you begin rounds?"""

    id: str
    version: int
    name: str
    status: Literal["open", "running", "over"]
    host: str
    setup: dict[str, str | int | float]
    round: int
    begins: float
    complete: bool
    entrants: list[EntrantOut]
    games: list[CupGameOut]
    boards: list[BoardOut]
    hosting: bool


class CupMadeOut(Out):
    """Its id."""

    id: str


class CupSeatOut(Out):
    """The table where one plays, or "" while others are missing."""

    table: str
