"""What programs send about clubs and their leagues, and what they get."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from rookery.serve.api.shapes import In, Out
from rookery.serve.hub.club_rows import ABOUT_MAX

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
