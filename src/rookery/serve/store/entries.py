"""What is stored of a table: how it was set up, and the entries it is made of."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec


class TableSetup(msgspec.Struct, kw_only=True, omit_defaults=True):
    """How a table is set up, as its host chose it."""

    game: str
    seats: int
    options: dict[str, Any] = {}
    bots: dict[int, str] = {}
    """Level of the bot on a seat, for seats that get one at once."""
    mode: str = "live"
    """live, or turn: people answer when they find the time."""
    bank: float | None = None
    """Seconds each person has for the whole game; None: no clock."""
    increment: float = 0.0
    """Seconds added after each answer."""
    turn_limit: float | None = None
    """Turn-based: seconds for each answer; None: no limit."""
    strict: float | None = None
    """Seconds every sealed round lasts, whatever happens, in games that hold answers back; None: a random while."""
    public: bool = False
    hints: bool = True
    ranked: bool = False
    """Does the game count for the ratings of those who play it?"""
    sit: bool = True
    """Does the host take the first free seat?"""
    position: dict[str, Any] | None = None
    """A prepared position (`game.position`), and the coming results of chance."""
    chance: list[str] = []
    opening: list[str] = []
    """Lines of the game this one goes on from (`hub.branch`)."""
    branch_of: str = ""
    branch_at: int = 0
    cup: str = ""
    """The tournament of which it is a game."""
    club: str = ""
    """The club for whose members alone it is."""
    league: str = ""
    """The league of that club in which its game counts."""
    vacation: bool = True
    """Turn-based: does the time of somebody on vacation stand still?"""


# -- entries ---------------------------------------------------------------------------------------------------


class Entry(msgspec.Struct, kw_only=True, omit_defaults=True, tag_field="kind"):
    """One row of a table's list."""


class Opened(Entry, tag="opened"):
    """The table was set up."""

    host: str
    setup: TableSetup


class Changed(Entry, tag="changed"):
    """The host changed the setup before the start."""

    setup: TableSetup


class Sat(Entry, tag="sat"):
    """Somebody took a seat."""

    seat: int
    user: str
    name: str
    program: float = 0.0
    """Seconds for each answer, if it is a program that sits here."""


class Stood(Entry, tag="stood"):
    """A seat became free."""

    seat: int


class Bot(Entry, tag="bot"):
    """A bot took a seat."""

    seat: int
    level: str


class Worded(Entry, tag="worded"):
    """Somebody added words to the seed."""

    seat: int
    words: str


class Chose(Entry, tag="chose"):
    """Somebody chose what every seat has one of; "" takes it back."""

    seat: int
    choice: str


class Renamed(Entry, tag="renamed"):
    """Somebody has a new name."""

    user: str
    name: str


class Admitted(Entry, tag="admitted"):
    """Somebody came through the invite link."""

    user: str
    name: str = ""


class Began(Entry, tag="began"):
    """The game began; `chance` is what chance answered up to the first question."""

    chance: list[str] = []


class Answered(Entry, tag="answer"):
    """A seat's answer to question `number`, and what chance answered after it."""

    seat: int
    number: int
    move: str
    chance: list[str] = []
    by: str = ""
    """Empty for the owner; bot, clock, or switch."""
    held: bool = False
    """It closes the question, but nobody may see that yet: a `Shown` follows."""
    said: str = ""
    """How it was written, if not as `move` is: the same post is known again by it."""


class Shown(Entry, tag="shown"):
    """The held answer takes effect, and what chance answered after it."""

    chance: list[str] = []


class Switched(Entry, tag="switched"):
    """A seat chose at which moments it wants not to be asked. Nobody else learns of it."""

    seat: int
    off: list[str]
    stop: str = ""
    """The word of `Kit.stops` it chose; "": the first."""


class Drafted(Entry, tag="drafted"):
    """What a seat would answer if its time were up now. Nobody else learns of it."""

    seat: int
    number: int
    move: str


class Undone(Entry, tag="undone"):
    """A seat took back its last answers."""

    seat: int
    moves: int


class Said(Entry, tag="said"):
    """Chat: free text, or the id of a quick phrase."""

    user: str
    name: str
    seat: int | None = None
    text: str = ""
    phrase: str = ""


class Proposed(Entry, tag="proposed"):
    """Somebody proposed something; `voters` must agree."""

    user: str
    what: str
    voters: list[str] = []


class Voted(Entry, tag="voted"):
    """Somebody agreed, or not."""

    user: str
    yes: bool


class Left(Entry, tag="left"):
    """Somebody left a game that goes on; the seat stays theirs."""

    seat: int


class Returned(Entry, tag="returned"):
    """Somebody came back."""

    seat: int


class GaveUp(Entry, tag="gave-up"):
    """Somebody gave up the seat for good; a bot of this level plays it from now on."""

    seat: int
    level: str


class Paced(Entry, tag="paced"):
    """Somebody at the table chose how quickly bots go on."""

    tempo: str


class Rematched(Entry, tag="rematched"):
    """The next game is at another table."""

    table: str


class OnVacation(Entry, tag="vacation"):
    """Somebody's time stands still from one moment to the other; the same beginning again has another end."""

    user: str
    begins: float
    until: float


AnyEntry = (
    Opened
    | Changed
    | Sat
    | Stood
    | Bot
    | Worded
    | Chose
    | Renamed
    | Admitted
    | Began
    | Answered
    | Shown
    | Switched
    | Drafted
    | Undone
    | Said
    | Proposed
    | Voted
    | Left
    | Returned
    | GaveUp
    | Paced
    | Rematched
    | OnVacation
)
_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)
_encoder = msgspec.json.Encoder()


def encode(entry: AnyEntry) -> str:
    """An entry as it is stored."""
    return _encoder.encode(entry).decode()


def decode(data: str) -> AnyEntry:
    """The inverse."""
    return _decoder.decode(data)


class Row(NamedTuple):
    """An entry with its place and time."""

    seq: int
    at: float
    data: str
