"""What programs send about clubs and their leagues, and what they get."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from rookery.serve.api.shapes import In, Out
from rookery.serve.hub.club_rows import ABOUT_MAX
from rookery.serve.hub.league_rows import LEAST, LeagueSetup

Door = Literal["open", "request", "invite"]
Rank = Literal["owner", "keeper", "member"]
About = Annotated[str, Field(max_length=4 * ABOUT_MAX)]
ClubName = Annotated[str, Field(max_length=200, examples=["Ravens of Szeged"])]


class ClubIn(In):
    """A new club. `door`: anybody joins, keepers let in who asks, or only the invitation link lets people in."""

    name: ClubName
    about: About = ""
    door: Door = "request"


class ClubChangeIn(In):
    """What is to be different."""

    name: ClubName | None = None
    about: About | None = None
    door: Door | None = None


class ClubEnterIn(In):
    """`invite` is what stands in the invitation link."""

    invite: Annotated[str, Field(max_length=40)] = ""


class RankIn(In):
    """What a member is to be; a keeper lets people in with `member`, the owner hands the club over with `owner`."""

    rank: Rank


class ClubCardOut(Out):
    """A club in a list; `rank` is what I am to it."""

    id: str
    name: str
    door: Door
    about: str
    members: int
    rank: str


class ClubPersonOut(Out):
    """Somebody who belongs to a club; `points`: their rating at the game that was asked for, where it is listed."""

    id: str
    name: str
    rank: str
    since: float
    points: int | None = None


class ClubOut(Out):
    """A club. Only those who manage it get `invite`, `asking` and `out`."""

    id: str
    name: str
    door: Door
    about: str
    created: float
    rank: str
    members: list[ClubPersonOut]
    asking: list[ClubPersonOut]
    out: list[ClubPersonOut]
    invite: str


class ClubMadeOut(Out):
    """Its id."""

    id: str


class ClubRankOut(Out):
    """What I am to it now."""

    rank: str


class ClubInviteOut(Out):
    """What stands in the invitation link."""

    invite: str


class LeagueIn(In):
    """A season of a club. `low` … `high` sit at a table; `begins` and `ends` are seconds since 1970."""

    name: ClubName
    game: Annotated[str, Field(max_length=60, examples=["thiefs-market"])]
    low: Annotated[int, Field(ge=2, le=10)]
    high: Annotated[int, Field(ge=2, le=10)]
    pace: Literal["fast", "slow", "turn"] = "slow"
    least: Annotated[int, Field(ge=LEAST[0], le=LEAST[1], description="so many games make a full place")] = 3
    begins: Annotated[float, Field(ge=0, le=1e11)]
    ends: Annotated[float, Field(ge=0, le=1e11)]

    def setup(self) -> LeagueSetup:
        """For the hub."""
        return LeagueSetup(game=self.game, low=self.low, high=self.high, pace=self.pace, least=self.least)


class LeagueTableIn(In):
    """How many sit at a new table."""

    seats: Annotated[int, Field(ge=2, le=10)]


class LeagueCountIn(In):
    """Does a game count?"""

    counts: bool


class LeagueCardOut(Out):
    """A league in a list."""

    id: str
    name: str
    game: str
    status: Literal["coming", "running", "over"]
    begins: float
    ends: float
    games: int


class LeagueGameOut(Out):
    """A game that is over: who played, and their places; `counts`: a keeper has not struck it."""

    table: str
    at: float
    players: list[str]
    places: list[int]
    counts: bool


class LeagueRowOut(Out):
    """A player's line; `by` says what put them behind the one before, `average` are points per game."""

    place: int
    user: str
    name: str
    average: float
    points: float
    games: int
    opponents: float
    wins: int
    direct: float
    by: str


class LeagueOut(Out):
    """All of a league."""

    id: str
    club: str
    name: str
    status: Literal["coming", "running", "over"]
    setup: dict[str, str | int]
    begins: float
    ends: float
    rows: list[LeagueRowOut]
    games: list[LeagueGameOut]
