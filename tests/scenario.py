"""A scenario language for rules tests: a game being told, in any of Rookery's games.

    given("some-game", seats=3, phase="split", pool="R W B", players=[…])    a position (see the game's docstring)
        .chance("roll R W", "draw A07")                                      what chance will answer next
        .when(1, "rob 0 keep red", "end")                                    a seat plays
        .then(waiting=2, asked="buy")                                        who is asked what
        .expect({"players.0.gold": 3, "pool": "R W"})                        the whole table (the host's document)
        .expect_view(1, {"players.0.infamy": None})                          what a seat sees; None: a spectator
        .legal(1, count=6, has="end", not_has=["take red"], of="rob 0")      what a seat may play
        .refused(1, "take red", "TM-L10")                                    the clause in the way; nothing changes
        .event("rob", seat=1, victim=0)                                      told to all since the last `when`
        .told(2, "look", card="A07")                                         told to one seat
        .outcome(winners=(0,), scores=(9, 4, 4), tie_break=None)             the end

Every call but `match` returns the scenario, so a test is one sentence. Words stand for lists: "R W" is a list of
these two in any order, gaps left out. A table in `expect` is compared in the entries it names. The match is made
when it is first needed, so `chance` may follow `given`; it may also stand later, before the `when` it is for.
After every `when` the table's invariants are checked. A failure prints the story, the difference and the table.
Nothing here knows a game.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NoReturn

import rookery
from rookery import AmbiguousMove, GameError, IllegalMove, Match, NotAMove, PositionError, UndoRefused

Told = dict[str, Any]
MISSING = "(nothing)"


def given(name: str, **document: Any) -> Scenario:
    """A scenario that starts from a position of a game."""
    game = rookery.game(name)

    def make(script: list[str]) -> Match:
        return game.position(document, chance=script)

    return Scenario(make, [f"given {name}", *_rows(document)])


def new_game(name: str, seats: int, seed: int | str = 0, options: Mapping[str, Any] | None = None) -> Scenario:
    """A scenario that starts from the set-up, with chance from a seed."""
    game = rookery.game(name)

    def make(script: list[str]) -> Match:
        if script:
            raise GameError("chance of a new game comes from its seed; script it with given()")
        return game.start(seats=seats, seed=seed, options=options)

    return Scenario(
        make, [f"given a new game of {name}", *_rows({"seats": seats, "seed": seed, **(options or {})})]
    )


def impossible(name: str, *, clause: str | None = None, where: str | None = None, **document: Any) -> None:
    """The position is refused, in these words: the clause it breaks and the entry of the document."""
    __tracebackhide__ = True
    try:
        match = rookery.game(name).position(document)
    except GameError as error:
        found = {"clause": error.clause, "where": error.where if isinstance(error, PositionError) else None}
        wanted = {"clause": clause, "where": where}
        wrong = [
            f"{k}: expected {wanted[k]!r}, found {found[k]!r}" for k in wanted if wanted[k] not in (None, found[k])
        ]
        if wrong:
            raise AssertionError("\n".join([f"refused otherwise ({error})", *wrong, *_rows(document)])) from None
        return
    raise AssertionError("\n".join(["an impossible position was accepted", *_rows(document), *_table(match)]))


def every_draft(match: Match, seat: int) -> list[str]:
    """Every move that small steps lead to, one entry per path."""
    found: list[str] = []

    def walk() -> None:
        draft = match.draft(seat)
        for step in path:
            draft.take(step)
        move = draft.move
        if move is not None:
            found.append(str(move))
            return
        for step in [s.number for s in draft.steps]:
            path.append(step)
            walk()
            path.pop()

    path: list[int] = []
    walk()
    return found


class Scenario:
    """A game being told. Made by `given` or `new_game`."""

    def __init__(self, make: Callable[[list[str]], Match], story: list[str]) -> None:
        self._make = make
        self._story = story
        self._script: list[str] = []
        self._match: Match | None = None
        self._played: list[tuple[int, str]] = []
        self._marks: dict[int | None, int] = {}  # per reader: events told before the last `when`

    # -- telling -------------------------------------------------------------------------------------

    @property
    def match(self) -> Match:
        """The match itself, for what this language cannot say."""
        if self._match is None:
            try:
                self._match = self._make(self._script)
            except Exception as error:
                self._add_story(error)
                raise
            self._check()
        return self._match

    def chance(self, *results: str) -> Scenario:
        """What chance answers next, in the order in which it will be asked."""
        self._story.append(f"chance will answer {'; '.join(results)}")
        if self._match is None:
            self._script += results
            return self
        past = [line[2:] for line in self._match.record.split("\n\n", 1)[1].splitlines() if line[:1] in ("*", "+")]
        self._script = [*past, *self._match.unused_chance, *results]
        self._match = self._make(self._script)
        for seat, move in self._played:
            self._match.play(seat, move)
        return self

    def when(self, seat: int, *moves: str) -> Scenario:
        """A seat plays these moves, one after the other."""
        __tracebackhide__ = True
        self._mark()
        for move in moves:
            self._play(seat, move)
        return self

    def in_steps(self, seat: int, *steps: str) -> Scenario:
        """A seat puts one move together in small steps and plays it."""
        __tracebackhide__ = True
        self._mark()
        draft = self.match.draft(seat)
        for step in steps:
            if step not in [s.text for s in draft.steps]:
                self._fail(
                    f"seat {seat} cannot choose “{step}” now", ["steps: " + _list([s.text for s in draft.steps])]
                )
            draft.take(step)
        if draft.move is None:
            self._fail(
                f"these steps of seat {seat} are no whole move yet",
                ["next: " + _list([s.text for s in draft.steps])],
            )
        self._play(seat, str(draft.move))
        return self

    def undo(self, seat: int) -> Scenario:
        """A seat takes its moves back, to its last commit point."""
        __tracebackhide__ = True
        try:
            back = self.match.undo(seat)
        except UndoRefused as error:
            self._fail(f"seat {seat} cannot take back: {error.reason}")
        del self._played[len(self._played) - back :]
        self._story.append(f"undo {seat}: {back} moves")
        return self

    def fork(self) -> Scenario:
        """The same game so far, to be told on in another way."""
        other = Scenario(self._make, list(self._story))
        other._match = self.match.clone()
        other._script = list(self._script)
        other._played = list(self._played)
        other._marks = dict(self._marks)
        return other

    # -- checking ------------------------------------------------------------------------------------

    def then(
        self,
        waiting: int | tuple[int, ...] | None = None,
        asked: str | None = None,
        over: bool | None = None,
        unused: Sequence[str] | None = None,
    ) -> Scenario:
        """Who is asked, what (the question's key), whether it is over, which scripted chance is left."""
        __tracebackhide__ = True
        match = self.match
        seats = match.waiting
        keys = {q.key for s in seats if (q := match.question(s))}
        checks: list[tuple[str, Any, Any]] = []
        if waiting is not None:
            checks.append(("waiting", (waiting,) if isinstance(waiting, int) else tuple(waiting), seats))
        if asked is not None:
            checks.append(("asked", asked, keys.pop() if len(keys) == 1 else sorted(keys) or MISSING))
        if over is not None:
            checks.append(("over", over, match.over))
        if unused is not None:
            checks.append(("unused chance", list(unused), match.unused_chance))
        self._compare("this is not who is asked what", checks)
        return self

    def expect(self, facts: Mapping[str, Any]) -> Scenario:
        """Facts of the whole table by path: {"players.0.gold": 3}."""
        __tracebackhide__ = True
        document = self.match.document()
        self._compare("the table is different", [(p, e, self._look(document, p)) for p, e in facts.items()])
        return self

    def expect_view(self, seat: int | None, facts: Mapping[str, Any]) -> Scenario:
        """Facts of what a seat sees, by path; seat None is a spectator."""
        __tracebackhide__ = True
        view = self.match.view(seat)
        who = "a spectator" if seat is None else f"seat {seat}"
        self._compare(f"{who} sees something else", [(p, e, self._look(view, p)) for p, e in facts.items()])
        return self

    def legal(
        self,
        seat: int,
        count: int | None = None,
        has: str | Iterable[str] = (),
        not_has: str | Iterable[str] = (),
        only: Iterable[str] | None = None,
        of: str = "",
    ) -> Scenario:
        """What a seat may play: how many, which, which not, only which; `of` looks at moves that begin so."""
        __tracebackhide__ = True
        options = self.match.legal(seat)
        texts = [str(m) for m in options]
        shown = [t for t in texts if not of or t == of or t.startswith(f"{of} ")]
        wrong: list[str] = []
        if count is not None and len(shown) != count:
            wrong.append(f"expected {count} moves{f' “{of} …”' if of else ''}, found {len(shown)}")
        if only is not None:
            wanted = set(only)
            wrong += [f"missing: {t}" for t in sorted(wanted - set(shown))]
            wrong += [f"surplus: {t}" for t in sorted(set(shown) - wanted)]
        wrong += [f"missing: {t}" for t in _words(has) if t not in texts or t not in options]
        wrong += [f"surplus: {t}" for t in _words(not_has) if t in texts or t in options]
        if len(set(texts)) != len(texts) or len(options) != len(texts):
            wrong.append("the list of legal moves contradicts itself")
        if wrong:
            self._fail(f"the legal moves of seat {seat} are different", [*wrong, "legal: " + _list(shown)])
        return self

    def refused(self, seat: int, move: str, clause: str) -> Scenario:
        """The move is refused by this clause, in words, and nothing changes."""
        __tracebackhide__ = True
        match = self.match
        before = _state(match)
        try:
            why = match.why_not(seat, move)
        except (NotAMove, AmbiguousMove) as error:
            self._fail(f"“{move}” of seat {seat} is not one move", [str(error)])
        if why is None:
            self._fail(f"“{move}” of seat {seat} is legal", [f"expected: refused by {clause}"])
        if why != clause:
            self._fail(f"“{move}” of seat {seat} is refused by another clause", [f"expected {clause}, found {why}"])
        try:
            match.play(seat, move)
        except IllegalMove as error:
            if error.clause != clause or not error.reason:
                self._fail(f"“{move}” is refused by {error.clause} in playing, by {clause} in asking", [str(error)])
        else:
            self._fail(f"“{move}” of seat {seat} was played although {clause} forbids it")
        wrong = [f"{key}: {old!r} became {new!r}" for key, old, new in _changes(before, _state(match))]
        if wrong:
            self._fail(f"the refused move “{move}” changed something", wrong)
        return self

    def unreadable(self, seat: int, text: str, mentions: str = "") -> Scenario:
        """The text is no move of this game at all; the error may have to mention something."""
        __tracebackhide__ = True
        before = _state(self.match)
        try:
            self.match.play(seat, text)
        except NotAMove as error:
            if mentions not in str(error):
                self._fail(f"the error does not mention “{mentions}”", [str(error)])
        except (IllegalMove, AmbiguousMove) as error:
            self._fail(f"“{text}” was read as a move", [str(error)])
        else:
            self._fail(f"“{text}” was played")
        if _changes(before, _state(self.match)):
            self._fail(f"the unreadable text “{text}” changed something")
        return self

    def event(self, kind: str, /, **args: Any) -> Scenario:
        """Everybody was told this since the last `when`."""
        __tracebackhide__ = True
        return self._heard(None, kind, args, True)

    def no_event(self, kind: str, /, **args: Any) -> Scenario:
        """Nobody was told anything like this since the last `when`."""
        __tracebackhide__ = True
        for seat in (None, *range(self.match.seats)):
            self._heard(seat, kind, args, False)
        return self

    def told(self, seat: int | None, kind: str, /, **args: Any) -> Scenario:
        """This seat was told this since the last `when`."""
        __tracebackhide__ = True
        return self._heard(seat, kind, args, True)

    def in_order(self, *events: str | tuple[str, Mapping[str, Any]]) -> Scenario:
        """Since the last `when` these were told to all, in this order; others may stand between."""
        __tracebackhide__ = True
        news = self._news(None)
        at = 0
        for item in events:
            kind, args = (item, {}) if isinstance(item, str) else item
            while at < len(news) and not _fits(news[at], kind, args):
                at += 1
            if at == len(news):
                self._fail(f"“{_event(kind, args)}” was not told, or not in this order", self._news_rows(news))
            at += 1
        return self

    def outcome(
        self,
        ranks: Sequence[int] | None = None,
        scores: Sequence[int] | None = None,
        winners: Sequence[int] | None = None,
        points: Mapping[int, Mapping[str, int]] | None = None,
        **others: Any,
    ) -> Scenario:
        """How it ended: ranks, scores, winners, points by seat and source, tie_break, reason."""
        __tracebackhide__ = True
        found = self.match.outcome
        if found is None:
            self._fail("the game is not over")
        checks: list[tuple[str, Any, Any]] = []
        for name, seats in (("ranks", ranks), ("scores", scores), ("winners", winners)):
            if seats is not None:
                checks.append((name, tuple(seats), getattr(found, name)))
        for seat, sources in (points or {}).items():
            for source, wanted in sources.items():
                checks.append((f"points.{seat}.{source}", wanted, found.breakdown[seat].get(source, MISSING)))
        for name, wanted in others.items():
            checks.append((name, wanted, getattr(found, name)))
        self._compare("it ended otherwise", checks)
        return self

    def undo_refused(self, seat: int, reason: str) -> Scenario:
        """This seat cannot take anything back, for this reason."""
        __tracebackhide__ = True
        before = _state(self.match)
        try:
            self.match.undo(seat)
        except UndoRefused as error:
            if error.reason != reason:
                self._fail("undo is refused for another reason", [f"expected {reason}, found {error.reason}"])
        else:
            self._fail(f"seat {seat} could take back a move", [f"expected: refused because of {reason}"])
        if _changes(before, _state(self.match)):
            self._fail("the refused undo changed something")
        return self

    def steps_cover(self, seat: int) -> Scenario:
        """Small steps lead to every legal move, by one path each, and nowhere else."""
        __tracebackhide__ = True
        drafts, moves = every_draft(self.match, seat), [str(m) for m in self.match.legal(seat)]
        wrong = [f"no steps lead to {m}" for m in sorted(set(moves) - set(drafts))]
        wrong += [f"steps lead to {m}" for m in sorted(set(drafts) - set(moves))]
        wrong += [f"two paths to {m}" for m in sorted({m for m in drafts if drafts.count(m) > 1})]
        if wrong:
            self._fail(f"small steps of seat {seat} do not fit its legal moves", wrong)
        return self

    def same_as(self, other: Scenario) -> Scenario:
        """Both scenarios have led to the same table, told in the same words."""
        __tracebackhide__ = True
        mine, theirs = self.match.document(), other.match.document()
        checks = [(key, theirs.get(key, MISSING), mine.get(key, MISSING)) for key in sorted({*mine, *theirs})]
        self._compare("the two games differ", [*checks, ("waiting", other.match.waiting, self.match.waiting)])
        return self

    # -- inside --------------------------------------------------------------------------------------

    def _play(self, seat: int, text: str) -> None:
        __tracebackhide__ = True
        match = self.match
        try:
            move = match.move(seat, text)
            match.play(seat, move)
        except (IllegalMove, NotAMove, AmbiguousMove, PositionError) as error:
            legal = [str(m) for m in match.legal(seat)] if 0 <= seat < match.seats else []
            self._fail(f"seat {seat} cannot play “{text}”", [str(error), "legal: " + _list(legal)])
        except Exception as error:
            self._add_story(error)
            raise
        self._played.append((seat, str(move)))
        self._story.append(f"when {seat}: {move}")
        self._check()

    def _add_story(self, error: Exception) -> None:
        error.add_note("\n".join(["The story:", *[f"  {row}" for row in self._story]]))

    def _check(self) -> None:
        __tracebackhide__ = True
        assert self._match is not None
        broken = self._match.check()
        if broken:
            self._fail("the table is broken", broken)

    def _look(self, data: Any, path: str) -> Any:
        """The value at a path; a wrong path is the test's mistake and says so."""
        __tracebackhide__ = True
        for word in path.split("."):
            if isinstance(data, Mapping):
                if word not in data:
                    self._fail(
                        f"there is no “{word}” on the way to {path}", [f"there are {', '.join(map(str, data))}"]
                    )
                data = data[word]
            elif isinstance(data, list | tuple) and word.isdecimal() and int(word) < len(data):
                data = data[int(word)]
            else:
                self._fail(f"there is no “{word}” on the way to {path}", [f"in {_json(data)}"])
        return data

    def _heard(self, seat: int | None, kind: str, args: Mapping[str, Any], wanted: bool) -> Scenario:
        __tracebackhide__ = True
        news = self._news(seat)
        if any(_fits(event, kind, args) for event in news) != wanted:
            who = "everybody" if seat is None else f"seat {seat}"
            self._fail(f"{who} was {'not ' * wanted}told “{_event(kind, args)}”", self._news_rows(news))
        return self

    def _mark(self) -> None:
        match = self.match
        self._marks = {seat: len(match.events(seat)) for seat in (None, *range(match.seats))}

    def _news(self, seat: int | None) -> list[Told]:
        return self.match.events(seat, self._marks.get(seat, 0))

    def _compare(self, title: str, checks: Iterable[tuple[str, Any, Any]]) -> None:
        __tracebackhide__ = True
        wrong = [f"{path}: expected {_json(e)}, found {_json(f)}" for path, e, f in checks if not agree(f, e)]
        if wrong:
            self._fail(title, wrong)

    def _news_rows(self, news: Sequence[Told]) -> list[str]:
        return ["told since the last when:", *[f"  {_event(str(e['kind']), e)}" for e in news]] if news else []

    def _fail(self, title: str, difference: Sequence[str] = ()) -> NoReturn:
        __tracebackhide__ = True
        rows = [title, *[f"  {row}" for row in difference], "", "The story:", *[f"  {row}" for row in self._story]]
        if self._match is not None:
            news = self._news(None)
            if news and "told since the last when:" not in difference:
                rows += ["", *self._news_rows(news)]
            rows += ["", "The table now:", *[f"  {row}" for row in _table(self._match)]]
        raise AssertionError("\n".join(rows)) from None


# -- comparing and printing ----------------------------------------------------------------------------------


def agree(found: Any, expected: Any) -> bool:
    """Equal; words agree with a list in any order, gaps left out; a table agrees in the entries it names."""
    if isinstance(expected, str) and isinstance(found, list | tuple):
        return sorted(expected.split()) == sorted(str(x) for x in found if x is not None)
    if isinstance(expected, Mapping) and isinstance(found, Mapping):
        return all(k in found and agree(found[k], v) for k, v in expected.items())
    if isinstance(expected, list | tuple) and isinstance(found, list | tuple):
        return list(found) == list(expected)
    return bool(found == expected) and type(found) is type(expected)


def _fits(event: Told, kind: str, args: Mapping[str, Any]) -> bool:
    return event["kind"] == kind and all(k in event and agree(event[k], v) for k, v in args.items())


def _event(kind: str, args: Mapping[str, Any]) -> str:
    shown = [f"{k}={_plain(v)}" for k, v in args.items() if k not in ("kind", "n")]
    return " ".join([kind, *shown])


def _state(match: Match) -> dict[str, Any]:
    """Everything a refused move must leave alone."""
    return {
        "document": match.document(),
        "record": match.record,
        "waiting": match.waiting,
        "number": match.number,
        "chance": match.unused_chance,
        "table": match.wire(),
        "told": [match.events(seat) for seat in (None, *range(match.seats))],
        "undo": [match.can_undo(seat) for seat in range(match.seats)],
    }


def _changes(before: Mapping[str, Any], after: Mapping[str, Any]) -> list[tuple[str, Any, Any]]:
    return [(key, before[key], after[key]) for key in before if before[key] != after[key]]


def _words(value: str | Iterable[str]) -> list[str]:
    return [value] if isinstance(value, str) else list(value)


def _list(texts: Sequence[str]) -> str:
    shown = ", ".join(texts[:40])
    return f"{shown} … ({len(texts)})" if len(texts) > 40 else shown or MISSING


def _plain(value: Any) -> str:
    """Lists of words without quotes, as scenarios write them."""
    if isinstance(value, list | tuple) and value and all(x is None or isinstance(x, str) for x in value):
        return " ".join(x or "–" for x in value)
    return value if isinstance(value, str) else _json(value)


def _json(value: Any) -> str:
    try:
        return json.dumps(value, ensure_ascii=False, default=str)
    except (TypeError, ValueError, RecursionError):  # odd keys, a circle
        return repr(value)


def _rows(document: Mapping[str, Any]) -> list[str]:
    """A document, one line per entry; a list with tables in it gets one line per entry. Never fails."""
    rows: list[str] = []
    for key, value in document.items():
        if isinstance(value, list) and any(isinstance(x, Mapping) for x in value):
            rows += [f"  {key}.{n}: {_entries(entry, gaps=False)}" for n, entry in enumerate(value)]
        else:
            rows.append(f"  {key}: {_entries(value)}")
    return rows


def _entries(value: Any, gaps: bool = True) -> str:
    """The entries of a table in one line, without those that are empty unless gaps are wanted; or a plain value."""
    if not isinstance(value, Mapping):
        return _plain(value)
    return ", ".join(f"{k}={_plain(v)}" for k, v in value.items() if gaps or v or v == 0)


def _table(match: Match) -> list[str]:
    """The table; where it cannot be written down, why: that must not hide what a test has to say."""
    try:
        return [f"waiting: {_json(match.waiting)}", *[row[2:] for row in _rows(match.document())]]
    except Exception as error:
        return [f"(cannot be written down: {type(error).__name__}: {error})"]
