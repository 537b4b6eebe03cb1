"""What programs send to the API and what they get, as pydantic models for the OpenAPI description."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from pydantic import BaseModel, ConfigDict, Field, model_validator

from rookery.serve.store.entries import TableSetup
from rookery.serve.tables.chat import PHRASES

RECORD_MAX: Final = 60_000

# -- what comes in ---------------------------------------------------------------------------------------------


class In(BaseModel):
    """Bodies are exact: no unknown entries, no numbers as texts."""

    model_config = ConfigDict(extra="forbid", strict=True)

    @model_validator(mode="before")
    @classmethod
    def can_be_said(cls, data: Any) -> Any:
        """Half a sign (a lone surrogate) or a number without end can neither be stored nor be sent back."""
        try:
            msgspec.json.encode(data)
        except (OverflowError, RecursionError, UnicodeEncodeError):
            raise ValueError("not text, or not a number, that could be stored") from None
        return data


Name = Annotated[str, Field(max_length=200, examples=["Ada"])]
Lang = Annotated[str, Field(max_length=20, examples=["en", "hu"])]
SeatNo = Annotated[int, Field(ge=0, le=9, description="a seat, from 0")]
Seconds = Annotated[float, Field(ge=0, le=10_000_000)]
Move = Annotated[str, Field(min_length=1, max_length=400, examples=["take R R B S"])]
Number = Annotated[int, Field(ge=0, le=1_000_000, description="`table.number` of the question this answers")]


class GuestIn(In):
    """A guest needs no more than a name; without one a name is chosen."""

    name: Name = ""
    lang: Lang = "en"


class LoginIn(In):
    """Name and password of an account."""

    name: Name
    password: Annotated[str, Field(max_length=200, json_schema_extra={"format": "password"})]


class LeaveIn(In):
    """Somebody who leaves for good writes their name; an account proves who it is."""

    name: Name
    password: Annotated[str, Field(max_length=200, json_schema_extra={"format": "password"})] = ""


class PasswordIn(In):
    """A guest becomes an account; an account names the old password as well."""

    password: Annotated[str, Field(min_length=8, max_length=200, json_schema_extra={"format": "password"})]
    old: Annotated[str, Field(max_length=200, json_schema_extra={"format": "password"})] = ""


class MeIn(In):
    """What is left out stays."""

    name: Name | None = None
    lang: Lang | None = None
    preferences: dict[str, str | Annotated[int, Field(ge=-(2**53), le=2**53)] | bool | None] = {}


class TokenIn(In):
    """A label to know the token by."""

    label: Annotated[str, Field(max_length=200)] = ""


class SetupIn(In):
    """How a table is set up."""

    model_config = ConfigDict(
        extra="forbid",
        strict=True,
        json_schema_extra={"examples": [{"game": "thiefs-market", "seats": 4, "bots": {"1": "heuristic"}}]},
    )

    game: Annotated[str, Field(max_length=60)]
    seats: Annotated[int, Field(ge=2, le=10)]
    options: dict[Annotated[str, Field(max_length=40)], str | int | bool] = {}
    bots: Annotated[dict[Annotated[str, Field(pattern="^[0-9]$")], str], Field(description="seat → level")] = {}
    mode: Annotated[str, Field(pattern="^(live|turn)$")] = "live"
    bank: Seconds | None = None
    increment: Seconds = 0.0
    turn_limit: Seconds | None = None
    public: bool = False
    hints: bool = True
    ranked: Annotated[bool, Field(description="does the game count? For accounts, with a clock")] = False
    club: Annotated[str, Field(max_length=20, description="a club of mine: the table is for its members alone")] = (
        ""
    )
    sit: bool = True
    position: Annotated[dict[str, Any] | None, Field(description="a prepared position, see the game")] = None
    chance: Annotated[list[str], Field(max_length=500, description="coming results, for a position")] = []

    def setup(self) -> TableSetup:
        """For the hub."""
        values = self.model_dump()
        values["bots"] = {int(seat): level for seat, level in self.bots.items()}
        return TableSetup(**values)


class PairingIn(In):
    """What I would play: no games means any, 0 seats any number; may bots fill the table if I start with them?"""

    games: Annotated[list[Annotated[str, Field(max_length=60)]], Field(max_length=20)] = []
    seats: Annotated[int, Field(ge=0, le=10)] = 0
    bots: bool = True
    ranked: Annotated[bool, Field(description="a game that counts, with people of about my strength")] = False
    pace: Annotated[Literal["", "fast", "slow", "turn"], Field(description="time control; empty: no clocks")] = ""
    lang: Annotated[str, Field(max_length=20, description="the language I would rather play in; empty: any")] = ""


class AskIn(In):
    """An account, by its name."""

    name: Name


class CallIn(In):
    """A friend, by their id."""

    friend: Annotated[str, Field(pattern="^[0-9a-f]{16}$")]


class SitIn(In):
    """A seat, or the first free one; the invite opens tables that are not public.

    `program`: not a person will play. With a bot token that is so anyway.
    """

    seat: SeatNo | None = None
    invite: Annotated[str, Field(max_length=100)] = ""
    program: bool = False


class InviteIn(In):
    """The token of the invite link."""

    invite: Annotated[str, Field(max_length=100)]


class SeatIn(In):
    """A bot's level, or null to make the seat free."""

    bot: Annotated[str | None, Field(max_length=40, examples=["heuristic"])]


class WordsIn(In):
    """Words mixed into chance."""

    words: Annotated[str, Field(max_length=400)]


class ChoiceIn(In):
    """What my seat is to have, such as a character; "" takes it back."""

    choice: Annotated[str, Field(max_length=40, examples=["marie"])]


class SwitchIn(In):
    """A private switch of the game, and whether I want to be asked then."""

    name: Annotated[str, Field(max_length=40)]
    on: bool


class AnswerIn(In):
    """An answer to the open question."""

    seat: SeatNo
    number: Number
    move: Move


class UndoIn(In):
    """Take back one's last answers; `moves` null: all since the last commit point."""

    seat: SeatNo
    number: Number
    moves: Annotated[int | None, Field(ge=1, le=1000)] = 1


class MoveIn(In):
    """A move to ask about."""

    seat: SeatNo
    move: Move


class StepsIn(In):
    """The small steps taken so far, by their words or their numbers."""

    seat: SeatNo
    taken: Annotated[list[Annotated[str, Field(max_length=80)] | Annotated[int, Field(ge=0)]], Field(max_length=60)]


class SeatOnly(In):
    """A seat."""

    seat: SeatNo


class ChatIn(In):
    """Free text, or the id of a quick phrase."""

    text: Annotated[str, Field(max_length=2000)] = ""
    phrase: Annotated[str, Field(max_length=40, examples=list(PHRASES[:2]))] = ""


class ProposalIn(In):
    """live, turn, pause, resume, end (without a result), or warm:SEAT (a bot sits in for a player who left)."""

    what: Annotated[str, Field(pattern="^(live|turn|pause|resume|end|warm:[0-9])$")]


class ConsentIn(In):
    """Agree or not."""

    yes: bool


class BranchIn(In):
    """Play on from a moment of a finished game."""

    at: Annotated[int, Field(ge=0, le=1_000_000)]
    seat: SeatNo | None = None


class RecordIn(In):
    """The text of a record."""

    record: Annotated[str, Field(max_length=RECORD_MAX)]


# -- what goes out (for the description; the messages themselves are made below) -------------------------------


class Out(BaseModel):
    """Answers may grow new entries."""

    model_config = ConfigDict(extra="allow")


class Problem(Out):
    """Every refusal: `key` is stable, `text` is in the reader's language."""

    error: str
    key: str
    text: str
    clause: str | None = None
    candidates: list[str] | None = None
    table: dict[str, Any] | None = Field(None, description="the fresh table, with a 409")


class UserOut(Out):
    """Somebody."""

    id: str
    name: str
    lang: str
    account: bool
    preferences: dict[str, Any] = {}


class SessionOut(Out):
    """A new session. Browsers get the token as a cookie; programs send it as `Authorization: Bearer`."""

    user: UserOut
    token: str


class VisitOut(Out):
    """A session of a browser or a terminal; `mine`: the one that asks."""

    id: str
    label: str
    created: float
    until: float | None
    mine: bool


class ExportOut(Out):
    """What is somebody's own. `next`: where another document goes on, if there are more games."""

    format: str
    profile: dict[str, Any]
    friends: list[dict[str, Any]]
    sessions: list[dict[str, Any]]
    ratings: list[dict[str, Any]]
    rated: list[dict[str, Any]]
    cups: list[dict[str, Any]]
    clubs: list[dict[str, Any]]
    notices: dict[str, Any]
    vacations: list[dict[str, Any]]
    devices: list[dict[str, Any]]
    turns: list[dict[str, Any]]
    games: list[dict[str, Any]]
    next: float | None


class TokenOut(Out):
    """A bot token; `token` is there only when it is made."""

    id: str
    label: str
    created: float
    token: str | None = None


class CardOut(Out):
    """A table in a list."""

    id: str
    game: str
    status: str
    mode: str
    public: bool
    created: float
    seats: list[dict[str, Any]]
    waiting: list[int]
    winners: list[int]
    ended: float = 0.0
    ranks: list[int] = []
    scores: list[int] = []
    options: dict[str, Any] = {}
    bank: float | None = None
    turn_limit: float | None = None
    ranked: bool = False
    club: str = ""
    league: str = ""


class TableOut(Out):
    """A table as this viewer may see it."""

    table: dict[str, Any]
    you: dict[str, Any]
    clocks: list[float | None]
    question: dict[str, Any] | None
    legal: list[str]
    view: dict[str, Any] | None
    events: list[dict[str, Any]]
    outcome: dict[str, Any] | None


class AckOut(Out):
    """Stored. `again`: this very answer had been stored before."""

    number: int
    move: str
    again: bool
    table: dict[str, Any]


class WhyOut(Out):
    """Is a move legal, and if not, which clause forbids it?"""

    legal: bool
    move: str = Field(description="the move as the record would write it")
    clause: str | None
    text: str | None


class LegalOut(Out):
    """A part of the legal moves."""

    count: int
    offset: int
    moves: list[str]
    sentences: list[str] | None = Field(None, description="the same moves in words, if they were asked for")


class StepOut(Out):
    """A small step: its fixed number and its words."""

    number: int
    text: str


class StepsOut(Out):
    """A move being put together. `steps` may follow; when there are none, `move` is complete."""

    taken: list[StepOut]
    steps: list[StepOut]
    move: str | None
    sentence: str | None


class CourseOut(Out):
    """How the lead changed: everybody's points at the end of every round."""

    names: list[str]
    points: list[list[int]]


class AnalysisOut(Out):
    """A finished game looked back at: how far that is, and what was found."""

    state: Literal["none", "waiting", "running", "failed", "done"]
    percent: int
    analysis: dict[str, Any] | None
    """Chances, best other moves and kinds by decision, luck, turning points, totals by seat (docs/analysis.md)."""


class PlayedOut(Out):
    """Finished games of one kind; a shared victory counts as won."""

    game: str
    played: int
    won: int
    chance: float
    """How many of them chance alone would have won."""


class MetOut(Out):
    """Finished games with one person: how many, how many I won, how many they won."""

    user: str
    name: str
    played: int
    won: int
    lost: int


class PairingOut(Out):
    """How pairing stands: `table` once I am seated, else how many are found of those it takes."""

    games: list[str]
    seats: int
    bots: bool
    since: float
    game: str
    found: int
    needed: int
    table: str
    ranked: bool
    pace: str
    lang: str
    reach: Annotated[int, Field(description="ranked: so many points apart the others may be by now; 0: any number")]
    offer: Annotated[bool, Field(description="has it been long enough to think of bots?")]


class FriendOut(Out):
    """Somebody on my lists; `table` is a public one where they sit."""

    id: str
    name: str
    online: bool
    table: str
    game: str
    status: str


class CallOut(Out):
    """A friend calls me to a table."""

    table: str
    game: str
    status: str
    by: str
    at: float


class FriendsOut(Out):
    """My lists, for me alone."""

    friends: list[FriendOut]
    asking: list[FriendOut]
    blocked: list[FriendOut]
    calls: list[CallOut]


class StatisticsOut(Out):
    """What became of my finished games: by game, and with whom."""

    games: list[PlayedOut]
    people: list[MetOut]


class LeaderOut(Out):
    """A line of a list of ratings. `points` may be off by `margin`, one time in twenty by more."""

    place: int
    user: str
    name: str
    points: int
    margin: int
    games: int
    wins: int


class LeadersOut(Out):
    """One page of a list; `more`: there is another."""

    game: str
    size: str
    pace: str
    page: int
    more: bool
    players: list[LeaderOut]


class StandingOut(Out):
    """How I stand in one list. `place` is 0 while the rating is provisional; `needs_…` says what it takes."""

    game: str
    size: str
    pace: str
    points: int
    margin: int
    games: int
    wins: int
    place: int
    needs_games: int
    needs_met: int


class RatedOut(Out):
    """A rated game of mine, and what it did to my rating."""

    table: str
    game: str
    size: str
    pace: str
    at: float
    place: int
    people: int
    points: int
    change: int


class MyRatingsOut(Out):
    """My ratings, and my latest rated games."""

    standings: list[StandingOut]
    games: list[RatedOut]


class MomentOut(Out):
    """A finished or running game at an earlier moment."""

    at: int
    last: int
    waiting: list[int]
    view: dict[str, Any]
    events: list[dict[str, Any]]
    outcome: dict[str, Any] | None


class TextOut(Out):
    """One text."""

    text: str


class VerdictOut(Out):
    """What `verify` found."""

    ok: bool
    proved: int
    scripted: int
    unproved: list[str]
    problems: list[str]


class DoneOut(Out):
    """Done."""

    ok: bool
