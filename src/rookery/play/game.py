"""A game to start matches of: what `rookery.game(name)` returns."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from copy import copy
from functools import cache
from typing import Any

from rookery.core import chance, wire
from rookery.core.rng import Rng
from rookery.core.table import CHANCE, RuleError, Table
from rookery.errors import DOCUMENT, GameError, NotAMove, PositionError, RecordError, Trouble, WireError
from rookery.games import kit, names as game_names
from rookery.games.faults import clauses
from rookery.games.kit import Kit, OnePerSeat, Option
from rookery.play import record as rec
from rookery.play.jsonlike import check_plain
from rookery.play.match import MAX_SCRIPT, Match
from rookery.play.observation import Observation

TRIALS, TRIAL_MOVES = 4, 25
"""A position is tried so often, and so far."""


class Game:
    """One of Rookery's games.

    >>> game = Game("thiefs-market")
    >>> game.seats
    range(3, 6)
    """

    def __init__(self, name: str, mine: Kit | None = None) -> None:
        self._kit = mine or kit(name)

    @property
    def name(self) -> str:
        """Its name in the library and on the command line."""
        return self._kit.name

    @property
    def version(self) -> int:
        """The version of its rules; records name it."""
        return self._kit.rules

    def at(self, version: int) -> Game | None:
        """The game under a version of its rules, for tables and records that began under it; None if unknown."""
        found = self._kit.at(version)
        return None if found is None else self if found is self._kit else Game(self.name, found)

    @property
    def seats(self) -> range:
        """How many can play."""
        return self._kit.seats

    @property
    def usual_seats(self) -> int:
        """How many sit down when nobody says: as many as suit the game."""
        return min(max(self._kit.usual_seats, self.seats[0]), self.seats[-1])

    @property
    def demand(self) -> int:
        """How much it asks of people who play it for the first time: from 1, the easiest, to 5."""
        return self._kit.demand

    @property
    def seat_choice(self) -> OnePerSeat | None:
        """What people choose for their seats before the start, if anything: `each` lists it."""
        return self._kit.seat_choice

    @property
    def options(self) -> tuple[Option, ...]:
        """The table options, each with its values (the default first) and its clause."""
        return self._kit.options

    @property
    def max_decisions(self) -> int:
        """How long research lets a match run before it cuts it short."""
        return self._kit.max_decisions

    @property
    def clauses(self) -> list[dict[str, str]]:
        """Every rule clause: id, section, text key, where it lives."""
        return clauses(self.name)

    @property
    def cards(self) -> list[dict[str, Any]]:
        """The component data, every row with its source."""
        return [dict(row) for row in self._kit.rows]

    @property
    def actions(self) -> int:
        """The size of the fixed action space of whole moves."""
        return self._kit.notation.actions()

    @property
    def steps(self) -> list[str]:
        """The fixed action space of small steps: the words of each, by number."""
        return [self._kit.step_text(n) for n in range(self._kit.step_count())]

    def observation(self, seats: int, options: Mapping[str, Any] | None = None) -> Observation:
        """What a seat sees as a row of numbers, for programs that learn: names, ranges, own seat first."""
        settled, mine = self._prepare(options or {})
        return Observation(mine, seats, settled)

    def start(
        self,
        seats: int,
        seed: int | str | bytes | None = None,
        options: Mapping[str, Any] | None = None,
        words: Sequence[str] = (),
        names: Sequence[str] = (),
        ask_chance: bool = True,
    ) -> Match:
        """A new match. Without a seed chance is secret; players' `words` are mixed in.

        >>> match = Game("thiefs-market").start(seats=3, seed=7)
        >>> len(match.waiting)
        1
        """
        settled, mine = self._prepare(options or {})
        key = chance.make_key(seed)
        choice = mine.seat_choice
        if choice is not None:  # those who have not chosen are dealt one
            value = settled[choice.name]
            settled[choice.name] = choice.dealt(value, mine.check_seats(seats), chance.lots(key, choice.name))
        table = mine.table(mine.check_seats(seats), settled)
        check_words(words)
        check_names(names, seats)
        return Match(mine, table, settled, key, words, names=names).begin(ask_chance)

    def position(
        self,
        document: Mapping[str, Any],
        chance: Iterable[str] = (),
        seed: int | str | bytes | None = 0,
        options: Mapping[str, Any] | None = None,
        names: Sequence[str] = (),
        ask_chance: bool = True,
        tried: bool = False,
    ) -> Match:
        """A match from a readable document (docs/positions.md); `chance` scripts coming results.

        A document is tried out: played on from, written and read again. `tried`: it has been, before.
        """
        return self._position(document, list(chance), seed, options, names, tried).begin(ask_chance)

    def _position(
        self,
        document: Mapping[str, Any],
        script: list[str],
        seed: int | str | bytes | None,
        options: Mapping[str, Any] | None,
        names: Sequence[str],
        tried: bool = False,
    ) -> Match:
        if not isinstance(document, Mapping):
            raise PositionError(DOCUMENT, "table")
        check_plain(document)
        if len(script) > MAX_SCRIPT or not all(isinstance(s, str) for s in script):
            raise PositionError("chance", "texts")
        given = document.get("options", {})
        if not isinstance(given, Mapping):
            raise PositionError("options", "table")
        settled, mine = self._prepare({**given, **(options or {})})
        players = document.get("players")
        fallback = len(players) if isinstance(players, list) else mine.seats[0]
        seats = mine.check_seats(document.get("seats", fallback))
        check_names(names, seats)
        table = mine.position(document, seats, settled)
        if not tried:
            try_out(mine, table, document, settled)
        key = make_key(seed)
        return Match(mine, table, settled, key, script=script, names=names, position=document)

    def unwire(self, text: str, seed: int | str | bytes | None = 0) -> Match:
        """A match from `match.wire()`; its past is not in it."""
        try:
            version, seats, options, ints = wire.decode(text, self.name)
        except (TypeError, RecursionError):  # no text at all, or one nested without end
            raise WireError("shape") from None
        box = self.at(version)
        if box is None:
            raise WireError("version", there=str(version), here=self.version)
        try:
            given = json.loads(options)
            settled, mine = box._prepare(given if isinstance(given, dict) else {})
            table = mine.unpack(mine.check_seats(seats), settled, ints)
        except GameError as error:
            raise WireError("opening", why=error) from None
        except (RuleError, ValueError, IndexError, OverflowError):
            raise WireError("numbers") from None
        table.loud = True
        return Match(mine, table, settled, make_key(seed))

    def settle(self, seats: int, options: Mapping[str, Any]) -> dict[str, Any]:
        """All options with their values; refuses what does not fit."""
        self._kit.check_seats(seats)
        check_plain(options, "options")
        return self._kit.settle_options(options)

    def _prepare(self, options: Mapping[str, Any]) -> tuple[dict[str, Any], Kit]:
        check_plain(options, "options")
        settled = self._kit.settle_options(options)
        mine = self._kit.with_options(settled)
        if mine.rules != self._kit.rules:  # somebody's own cards, under earlier rules
            mine = copy(mine)
            mine.rules = self._kit.rules
        return settled, mine


make_key = chance.make_key


def check_words(words: Sequence[str]) -> None:
    """Players' words are short texts."""
    if not all(isinstance(w, str) and len(w) <= 200 and "\x1f" not in w for w in words):
        raise GameError("words")


def check_names(names: Sequence[str], seats: int) -> None:
    """One name per seat, or none at all."""
    if names and (len(names) != seats or not all(isinstance(n, str) and 0 < len(n) <= 60 for n in names)):
        raise GameError("names", seats=seats)


@cache
def game(name: str) -> Game:
    """One of Rookery's games, by name."""
    return Game(name)


def games() -> list[str]:
    """The names of all games that can be played here, those of installed packages included."""
    return sorted(game_names())


def replay(text: str) -> Match:
    """The match a record tells. RecordError names the line that is wrong."""
    parsed = rec.parse(text)
    match, lines = _opening(parsed)
    for line in lines:
        _play_line(match, line)
    if not parsed.seed:
        match._sealed_commit = parsed.commit
    match._script = list(parsed.script)
    match._answer_chance()
    return match


def _opening(parsed: rec.Parsed) -> tuple[Match, list[rec.Line]]:
    try:
        newest = game(parsed.game)
        mine = newest.at(parsed.rules)
        if mine is None:
            raise RecordError(0, "rules-version", there=parsed.rules, here=newest.version)
        key = bytes.fromhex(parsed.seed) if parsed.seed else None
        if key is not None and chance.commitment(key) != parsed.commit:
            raise RecordError(0, "seed-commitment")
        if parsed.position is not None:
            match = mine._position(parsed.position, [], key, parsed.options, parsed.names)
        else:
            settled, own = mine._prepare(parsed.options)
            table = own.table(own.check_seats(parsed.seats), settled)
            check_words(parsed.words)
            check_names(parsed.names, parsed.seats)
            match = Match(own, table, settled, make_key(key), parsed.words, names=parsed.names)
    except GameError as error:
        raise RecordError(0, "opening", why=error) from None
    return match.begin(ask_chance=False), parsed.lines


def _play_line(match: Match, line: rec.Line) -> None:
    """One answer of a record, chance's answers included."""
    table, notation = match._table, match._kit.notation
    by_chance = line.mark in (rec.CHANCE_MARK, rec.SCRIPT_MARK)
    seat = CHANCE if by_chance else int(line.mark)
    try:
        code = notation.parse(line.text)
    except NotAMove as error:
        raise RecordError(line.number, "not-a-move", why=error) from None
    if table.over:
        raise RecordError(line.number, "over")
    if not by_chance and seat >= match.seats:
        raise RecordError(line.number, "no-seat", seat=seat)
    if not table.asks(seat):
        who = "chance" if table.who == CHANCE else str(table.who)
        raise RecordError(line.number, "asked", asked=who, answers="chance" if by_chance else str(seat))
    if not match.takes(seat, code):
        if by_chance:
            raise RecordError(line.number, "cannot-happen", move=line.text)
        raise RecordError(line.number, "forbidden", move=line.text, rule=str(match._kit.why_not(table, seat, code)))
    if by_chance:
        match._answer_for_chance(code, line.mark == rec.SCRIPT_MARK)
    else:
        match._answer(seat, code)


class Verdict:
    """What `verify` found: what is proved, what the record claims without proof, and what is wrong with it."""

    def __init__(self) -> None:
        self.proved = 0
        """So many answers of chance follow from the seed and the players' words."""
        self.scripted = 0
        """So many were set by hand."""
        self.unproved: list[RecordError] = []
        """What else nothing proves: a prepared position, a deal the seed does not give, an end that is missing."""
        self.problems: list[RecordError] = []
        """What cannot be true, by line."""

    @property
    def ok(self) -> bool:
        """A whole game, and all that chance decided in it is proved."""
        return not self.problems and not self.unproved and not self.scripted

    def __bool__(self) -> bool:
        return self.ok


def verify(text: str) -> Verdict:
    """Replay a record and prove all that chance decided from the revealed seed and the players' words."""
    verdict = Verdict()
    try:
        parsed = rec.parse(text)
        match, lines = _opening(parsed)
    except RecordError as error:
        verdict.problems.append(error)
        return verdict
    if not parsed.seed:
        verdict.problems.append(RecordError(0, "seed-hidden"))
        return verdict
    if parsed.position is not None:
        verdict.unproved.append(RecordError(0, "unproved-position"))
    else:
        _prove_deal(verdict, match)
    for line in lines:
        if line.mark == rec.SCRIPT_MARK:
            verdict.scripted += 1
        if line.mark == rec.CHANCE_MARK and match._table.who == CHANCE:
            code = int(match._table.option(CHANCE, match.proved_index(match._rolled)))
            proved = match._kit.notation.text(code)
            if proved != line.text:
                problem = RecordError(line.number, "seed-differs", proved=proved, found=line.text)
                verdict.problems.append(problem)
            else:
                verdict.proved += 1
        try:
            _play_line(match, line)
        except RecordError as error:
            verdict.problems.append(error)
            return verdict
    if not match.over:
        verdict.unproved.append(RecordError(0, "unproved-end"))
    return verdict


def _prove_deal(verdict: Verdict, match: Match) -> None:
    """What every seat has one of: dealt by the seed, or chosen, or else somebody has altered the record."""
    choice = match._kit.seat_choice
    if choice is None:
        return
    draw = chance.lots(match._key, choice.name)
    kept = choice.not_dealt(match._options[choice.name], match.seats, draw)
    if kept:
        seats = ", ".join(map(str, kept))
        verdict.unproved.append(RecordError(0, "unproved-deal", option=choice.name, seats=seats, count=len(kept)))


def try_out(mine: Kit, table: Table, document: Mapping[str, Any], options: Mapping[str, Any]) -> None:
    """A document may tell what fits nothing: it is played on from on copies, and written and read again."""
    try:
        _trial(mine, table, options)
    except Exception as error:
        told = error if isinstance(error, Trouble) else str(error) if isinstance(error, RuleError) else ""
        where = _blamed(mine, document, int(table.seats), options)
        raise PositionError(where, "goes-on", why=told or type(table.top).__name__) from error


def _trial(mine: Kit, table: Table, options: Mapping[str, Any]) -> None:
    trial = table.clone()
    trial.settle()
    for seed in range(TRIALS):
        played = trial.clone()
        played.playout(Rng(seed), TRIAL_MOVES)
        if wrong := played.check():
            raise RuleError(wrong[0])
    if trial.who != CHANCE:
        written = mine.document(trial)
        again = mine.position(written, int(trial.seats), options)
        again.settle()
        if mine.document(again) != written:
            raise RuleError("reads differently when it is written")


def _blamed(mine: Kit, document: Mapping[str, Any], seats: int, options: Mapping[str, Any]) -> str:
    """The entry without which the game could go on; if several are at fault, one that it needs."""

    def mended(rest: Mapping[str, Any]) -> bool:
        try:
            _trial(mine, mine.position(rest, seats, options), options)
        except Exception:
            return False
        return True

    whole = {key: value for key, value in document.items() if key not in ("seats", "options")}
    keys = sorted(whole, key=lambda key: (key == "phase", key != mine.in_progress))  # without a phase all is well
    for key in keys:
        for where, rest in _without(whole, key):
            if mended(rest):
                return where
    for key in keys:
        del whole[key]
        if mended(whole):
            return key
    return DOCUMENT


def _without(document: Mapping[str, Any], key: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """A document without an entry; of a list of tables, such as players, first without each of their entries."""
    rows = document[key]
    if isinstance(rows, list) and all(isinstance(row, Mapping) for row in rows):
        for n, row in enumerate(rows):
            for name in row:
                rest = {k: v for k, v in row.items() if k != name}
                yield f"{key}.{n}.{name}", {**document, key: [*rows[:n], rest, *rows[n + 1 :]]}
    yield key, {k: v for k, v in document.items() if k != key}
