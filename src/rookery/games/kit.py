"""What a game brings besides its rules: notation, views, texts, positions. One Kit per game.

The table, its frames and its scoring are compiled; a Kit is plain Python around them.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import combinations
from typing import TYPE_CHECKING, Any, ClassVar

from rookery.core.moves import Notation
from rookery.core.table import Event, Reader, RuleError, Table
from rookery.core.told import ARGUMENTS, SEATS_FROM
from rookery.errors import GameError, quoted
from rookery.games.documents.sheet import Reading
from rookery.games.rows import Asked, Told
from rookery.games.steps import Steps
from rookery.games.verbs import Spoken
from rookery.i18n import texts

if TYPE_CHECKING:
    from rookery.i18n import Texts

OWN_KEPT = 16
"""So many kits of somebody's own cards are kept at hand; a match being played keeps its own."""
View = dict[str, Any]
Document = dict[str, Any]


@dataclass(frozen=True)
class Option:
    """A table option: its values, the default first, and the clause it comes from."""

    name: str
    values: tuple[Any, ...]
    clause: str
    early: bool = False
    """Does it matter before the first round only? The tests then try it at the fewest seats, with the others."""
    seats: bool = False
    """Are its numbers seats?"""
    research: bool = False
    """Is it for those who study games by the thousand? It is offered under a fold."""

    @property
    def default(self) -> Any:
        """What holds when nobody chooses."""
        return self.values[0]

    @property
    def choices(self) -> bool:
        """Is there something to choose from? Somebody's own cards, for one, are a text and not a choice."""
        return len(self.values) > 1

    def check(self, value: Any) -> Any:
        """The value if it is one of this option's."""
        for allowed in self.values:
            if value == allowed and type(value) is type(allowed):
                return value
        values = ", ".join(repr(v) for v in self.values)
        raise GameError("option-value", self.clause, option=self.name, allowed=values, value=repr(value))


@dataclass(frozen=True)
class OnePerSeat(Option):
    """Something every seat has one of, such as a character: words by seat, `-` for a seat that has not chosen.

    >>> option = OnePerSeat("hats", (None,), "X-1", each=("red", "blue", "green"))
    >>> option.dealt("- red", 3, lambda seat, many: many - 1)
    'green red blue'
    """

    each: tuple[str, ...] = ()
    """What there is to choose from."""

    def check(self, value: Any) -> Any:
        """Nobody has what somebody else has."""
        if value is None:
            return None
        taken = [word for word in value.split() if word != "-"] if isinstance(value, str) else [""]
        if set(taken) <= set(self.each) and len(set(taken)) == len(taken):
            return value
        raise self._wrong(value)

    def dealt(self, value: str | None, seats: int, draw: Callable[[int, int], int]) -> str:
        """The same with one for every seat; `draw(seat, many)` picks for those that have not chosen."""
        words = (value or "").split()
        if len(words) > seats:
            raise self._wrong(value)
        words += ["-"] * (seats - len(words))
        left = [word for word in self.each if word not in words]
        return " ".join(left.pop(draw(s, len(left))) if word == "-" else word for s, word in enumerate(words))

    def not_dealt(self, value: str | None, seats: int, draw: Callable[[int, int], int]) -> tuple[int, ...]:
        """The seats whose thing these lots do not give: the fewest that must have chosen.

        >>> option = OnePerSeat("hats", (None,), "X-1", each=("red", "blue", "green"))
        >>> option.not_dealt("green red blue", 3, lambda seat, many: many - 1)
        (1,)
        """
        words = (value or "").split()
        if len(words) != seats:
            return tuple(range(seats))
        for many in range(seats):
            for chosen in combinations(range(seats), many):
                left = " ".join(word if s in chosen else "-" for s, word in enumerate(words))
                if self.dealt(left, seats, draw) == " ".join(words):
                    return chosen
        return tuple(range(seats))

    def _wrong(self, value: Any) -> GameError:
        return GameError(
            "option-value", self.clause, option=self.name, allowed=", ".join(self.each), value=repr(value)
        )


class OwnCards(Option):
    """The text of somebody's own cards.toml, or None for the cards of the box."""

    def check(self, value: Any) -> Any:
        """A text; what stands in it is checked when the kit is made."""
        if value is not None and not isinstance(value, str):
            raise GameError("cards-text", self.clause, option=self.name)
        return value


class Refusal(str):
    """The clause that forbids a move. It is the clause id; `slug` and `args` make the sentence."""

    slug: str
    args: dict[str, Any]
    __slots__ = ("args", "slug")

    def __new__(cls, clause: str, slug: str, **args: Any) -> "Refusal":
        self = super().__new__(cls, clause)
        self.slug = slug
        self.args = args
        return self


@dataclass(frozen=True)
class Outcome:
    """How a game ended."""

    ranks: tuple[int, ...]
    """Per seat, from 1; equal ranks share the place."""
    scores: tuple[int, ...]
    breakdown: tuple[dict[str, int], ...]
    """Per seat: points by source; they add up to the score."""
    reason: str
    tie_break: str | None
    """What separated the winner from the runner-up with equal points, or None."""
    nobody: bool = field(default=False, repr=False)
    """Has everybody lost? Then the ranks are equal and there is no winner."""
    by_score: bool = field(default=True, repr=False)
    """Do more points mean a better place? Not where somebody wins regardless of points."""

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats on the first place; nobody where all have lost."""
        return () if self.nobody else tuple(s for s, r in enumerate(self.ranks) if r == 1)


def most_points(points: Sequence[int], source: str, reason: str) -> Outcome:
    """Most points win, all of them from one source; players with as many share the place.

    >>> most_points([3, 1, 3], "bids", "rounds").winners
    (0, 2)
    """
    ranks = tuple(1 + sum(other > mine for other in points) for mine in points)
    shared = "shared" if ranks.count(1) > 1 else None
    return Outcome(ranks, tuple(points), tuple({source: n} for n in points), reason, shared)


@dataclass(frozen=True)
class Step:
    """One small step towards a large move: its fixed number and its words."""

    number: int
    text: str


class Takes:
    """Counts what could be taken in a game, and what was."""

    def __init__(self) -> None:
        self.counts: dict[str, tuple[int, int]] = {}
        """Name: chances, and times it was taken."""

    def see(self, table: Table, seat: int, code: int) -> None:
        """A seat is about to play a move."""
        raise NotImplementedError

    def done(self, outcome: "Outcome", events: Sequence[Mapping[str, Any]]) -> dict[str, tuple[int, int]]:
        """The counts of a finished game, which ended like this, and in which this was told to everybody."""
        return dict(sorted(self.counts.items()))

    def count(self, name: str, taken: bool) -> None:
        """One chance, taken or not."""
        chances, times = self.counts.get(name, (0, 0))
        self.counts[name] = chances + 1, times + taken

    def chance(self, name: str) -> None:
        """One chance; whether it is taken shows later."""
        self.count(name, False)

    def take(self, name: str) -> None:
        """An earlier chance is taken."""
        chances, times = self.counts.get(name, (0, 0))
        self.counts[name] = chances, times + 1


@dataclass
class Kit:
    """Base of all games' kits."""

    name: ClassVar[str]
    version: ClassVar[int]
    """The version of the rules that new tables play by."""
    seats: ClassVar[range]
    options: ClassVar[tuple[Option, ...]]
    questions: ClassVar[tuple[Asked, ...]]
    events: ClassVar[tuple[Told, ...]]
    max_decisions: ClassVar[int]
    """Research runs are cut here and reported as truncated."""
    seats_clause: ClassVar[str] = ""
    """The clause that says how many can play."""
    usual_seats: ClassVar[int] = 4
    """How many sit down when nobody says, or as near to it as the game allows."""
    persons: ClassVar[tuple[str, ...]] = ("seat", "victim")
    """Arguments of events and moves that are seats, or several: sentences name the people there (those of `seat` as
    `$name`), and speak to them where a text has an attribute of that name (`.you` for `seat`)."""
    done_to: ClassVar[str] = "victim"
    """The argument of events that names the seat to which something was done: its player should notice."""
    demand: ClassVar[int] = 3
    """How much it asks of people who play it for the first time: from 1, the easiest, to 5."""
    all_read: ClassVar[bool] = False
    """Is it because everybody has read a move that it cannot be taken back, and not because the turn is over?"""
    in_progress: ClassVar[str] = ""
    """The entry of a position that tells the rules in progress, if there is one."""
    reading: ClassVar[type[Reading] | None] = None
    """How position documents are read and written (games/documents); None: there are none."""

    notation: Notation
    rows: list[dict[str, Any]] = field(default_factory=list)
    """The component data with its sources."""
    own_names: tuple[tuple[str, str], ...] = ()
    """Cards that are not named in the texts but by their own rows (`cardfile.own_names`)."""
    steps: Steps | None = field(default=None, init=False)
    """Small steps towards large moves; None: every move is one step."""
    rules: int = field(init=False)
    """The version of the rules this kit plays by."""

    def __post_init__(self) -> None:
        self.rules = self.version
        self.row: dict[str, dict[str, Any]] = {str(row["id"]): row for row in self.rows if "id" in row}

    # -- versions --------------------------------------------------------------------------------

    def earlier(self, version: int) -> "Kit | None":
        """The kit of an earlier version, for tables and records that began under it; None if there was none."""
        return None

    def at(self, version: int) -> "Kit | None":
        """The kit of a version of the rules."""
        if version == self.version:
            return self
        found = self.earlier(version)
        if found is not None:
            found.rules = version
        return found

    # -- options ---------------------------------------------------------------------------------

    def settle_options(self, given: Mapping[str, Any]) -> dict[str, Any]:
        """All options with their values; refuses unknown ones."""
        known = {o.name: o for o in self.options}
        for name in given:
            if name not in known:
                raise GameError("no-option", option=str(name), known=", ".join(known) or "–")
        return {o.name: o.check(given[o.name]) if o.name in given else o.default for o in self.options}

    @property
    def seat_choice(self) -> OnePerSeat | None:
        """What people choose for their seats before the start, first come first served."""
        return next((option for option in self.options if isinstance(option, OnePerSeat)), None)

    def check_seats(self, seats: int) -> int:
        """The number of seats if the game allows it."""
        if type(seats) is not int or seats not in self.seats:
            low, high = self.seats[0], self.seats[-1]
            raise GameError("seats", self.seats_clause or None, low=low, high=high, found=quoted(seats))
        return seats

    def with_options(self, options: Mapping[str, Any]) -> "Kit":
        """The kit for these options (somebody's own cards change the notation and the data)."""
        return self

    # -- tables ----------------------------------------------------------------------------------

    def table(self, seats: int, options: Mapping[str, Any]) -> Table:
        """A new table; nothing has been asked yet."""
        raise NotImplementedError

    def unpack(self, seats: int, options: Mapping[str, Any], ints: list[int]) -> Table:
        """A table from its wire form."""
        table = self.table(seats, options)
        reader = Reader(ints)
        table.load(reader)
        if not reader.done():
            raise RuleError("packed table goes on after its end")
        return table

    def position(self, document: Mapping[str, Any], seats: int, options: Mapping[str, Any]) -> Table:
        """A table from a readable document; raises PositionError for an impossible one."""
        if self.reading is None:
            raise GameError("no-documents", name=self.name)
        made: Table = self.reading(document, self.table(seats, options)).read()
        return made

    def document(self, table: Table) -> Document:
        """The inverse of `position`; the caller adds the options."""
        if self.reading is None:
            raise GameError("no-documents", name=self.name)
        return self.reading.sheet.document(table)

    # -- what people see ---------------------------------------------------------------------------

    def texts(self, lang: str) -> "Texts":
        """The game's texts in a language, with the names of one's own cards."""
        return texts(lang, self.name, self.own_names)

    def card_id(self, card: str) -> str:
        """The id of a card's row and words; games with several copies of a card tell them apart by longer ids."""
        return card

    def card_values(self, card: str) -> Mapping[str, Any]:
        """The values that a card's text tells, by the names they have there."""
        return {}

    def effect_text(self, row: Mapping[str, Any], t: "Texts") -> str:
        """What a card does as it follows from its row, for all cards that have no text of their own."""
        return ""

    def card_words(self, card: str, lang: str = "en") -> tuple[str, str]:
        """A card's name and what it does, in a language: as its row or the texts say, or as its values do."""
        printed, t = self.card_id(card), self.texts(lang)
        row, key = self.row.get(printed, {}), f"{self.name}-card-{printed}"
        if row.get("text"):
            return t.card(printed), str(row["text"])
        if t.has(key, "text"):
            return t.card(printed), t.attr(key, "text", **self.card_values(card))
        return t.card(printed), self.effect_text(row, t)

    def view(self, table: Table, seat: int, options: Mapping[str, Any]) -> View:
        """What this seat (or WATCHER) may see, built up from nothing."""
        raise NotImplementedError

    def view_beside(self, public: View, table: Table, seat: int, options: Mapping[str, Any]) -> View:
        """The same as `view` with the watcher's view at hand; it may share parts of it, so nobody may change it.

        A game in which seats see little more than watchers overrides this: a table is drawn for every seat.
        """
        return self.view(table, seat, options)

    def decode(self, kind: str, value: int) -> Any:
        """An event argument as plain data."""
        return int(value)

    def event(self, event: Event, seat: int) -> dict[str, Any]:
        """An event as this seat may read it."""
        told = self.events[event.kind]
        out: dict[str, Any] = {"kind": told.key}
        for (name, kind), value in zip(told.args, event.args(seat), strict=False):
            out[name] = None if value is None else self.decode(kind, value)
        return out

    @cached_property
    def meanings(self) -> list[int]:
        """Of each kind of event, in one number: how many arguments there are, which are seats (`told.remember`)."""
        out = []
        for told in self.events:
            kinds = [kind for _, kind in told.args[:ARGUMENTS]]
            out.append(len(kinds) | sum(1 << n + SEATS_FROM for n, kind in enumerate(kinds) if kind == "seat"))
        return out

    def event_text(self, event: Mapping[str, Any]) -> tuple[str, dict[str, Any]]:
        """Key and arguments of an event's sentence; seats become names later."""
        key = str(event["kind"])
        return f"{self.name}-log-{key}", {k: v for k, v in event.items() if k not in ("kind", "n")}

    def move_text(self, table: Table, seat: int, code: int) -> tuple[str, dict[str, Any]]:
        """Key and arguments of a move's sentence: those of its verb, unless a game says otherwise."""
        if not isinstance(self.notation, Spoken):
            raise NotImplementedError
        return f"{self.name}-move-{self.notation.spelling(code).verb.key}", self.notation.arguments(code)

    # -- moves -------------------------------------------------------------------------------------

    def why_not(self, table: Table, seat: int, code: int) -> Refusal | None:
        """The clause that forbids the move, or None if it is legal: here, that of the open question."""
        if table.allows(seat, code):
            return None
        clause = self.seats_clause if table.over else self.questions[table.about].clause
        return Refusal(clause, "not-offered" if table.asks(seat) else "not-asked")

    def shorthand(self, table: Table, seat: int, text: str) -> list[int]:
        """Legal moves a shorter text may stand for; [] if it is not a shorthand."""
        return []

    def known_to(self, table: Table, seat: int, code: int) -> int:
        """The seats (a mask) that may read this answer in the record while the game runs; -1 is everybody."""
        return -1

    def timeout(self, table: Table, seat: int) -> int:
        """The published rule for a seat that does not answer: an index into its options."""
        return 0

    def lapse(self, table: Table, seat: int) -> int:
        """An answer that only the clock may give for a seat, though it is not an option; -1: there is none."""
        return -1

    def keeps_drafts(self, table: Table) -> bool:
        """Does a half-made answer to the open question count when the time is up?"""
        return False

    def timeout_is_random(self, table: Table, seat: int) -> bool:
        """Does that rule draw an option by lot, with the game's secret generator?"""
        return False

    def teams(self, table: Table) -> tuple[int, ...] | None:
        """In games of two sides: the side of each seat, however secret; None: everybody plays for themselves."""
        return None

    # -- at a table of people ------------------------------------------------------------------------

    switches: ClassVar[tuple[str, ...]] = ()
    """Private switches: at which moments a player wants to be asked. Off: the timeout rule answers at once."""
    stops: ClassVar[tuple[str, ...]] = ()
    """Private too: how many of these moments one wants to be asked at, whatever they are; the first word: all."""
    usual_stop: ClassVar[str] = ""
    """The one that somebody begins with who plays with bots alone, where a long moment tells nobody anything."""

    def switch(self, table: Table) -> str | None:
        """The switch that the open question belongs to."""
        return None

    def wants(self, table: Table, seat: int, stop: str) -> bool:
        """Does a player who chose this word want to be asked now? Told from what that player knows."""
        return True

    def hold(self, table: Table) -> tuple[float, float]:
        """Seconds, from and to: no answer to the open question shows before a random time between them."""
        return 0.0, 0.0

    def may_talk(self, options: Mapping[str, Any]) -> bool:
        """May people at the table talk while they play?"""
        return True

    # -- small steps: one per move, unless a game with large moves says otherwise --------------------

    def step_count(self) -> int:
        """The size of the fixed action space of small steps."""
        return len(self.steps.names) if self.steps else self.notation.actions()

    def step_text(self, number: int) -> str:
        """The words of a step."""
        return self.steps.names[number] if self.steps else self.notation.text(self.notation.move(number))

    def next_steps(self, table: Table, seat: int, taken: Sequence[int]) -> list[int] | int:
        """The steps that may follow, or the finished move (as `-1 - code`) when nothing is left to choose."""
        if self.steps:
            found = self.steps.following(table, seat, [self.steps.names[n] for n in taken])
            return [self.steps.number[step] for step in found] if isinstance(found, list) else -1 - found
        if taken:
            return -1 - self.notation.move(taken[0])
        return [self.notation.number(code) for code in table.options(seat)]

    def path(self, table: Table, seat: int, code: int) -> list[int]:
        """The steps that lead to a legal move."""
        if self.steps:
            return [self.steps.number[step] for step in self.steps.path(table, seat, code)]
        return [self.notation.number(code)]

    # -- research ----------------------------------------------------------------------------------

    def watcher(self) -> "Takes | None":
        """What counts how often each card is taken, for the arena's report; None if nothing does."""
        return None

    # -- the end -----------------------------------------------------------------------------------

    def outcome(self, table: Table) -> Outcome | None:
        """How it ended, or None."""
        raise NotImplementedError

    def standing(self, table: Table) -> list[float]:
        """Utility per seat of a finished table: the share of the victory."""
        outcome = self.outcome(table)
        if outcome is None:
            raise GameError("not-over")
        winners = outcome.winners
        return [1 / len(winners) if s in winners else 0.0 for s in range(len(outcome.ranks))]
