"""The laws of a frame that show only inside the core's loop: one rule at a time, with a look at every run."""

from collections.abc import Callable, Iterator

from rookery.core.moves import Move
from rookery.core.rng import Rng
from rookery.core.table import CHANCE, NOBODY, WATCHER, Frame, Table, Writer
from rookery.play.checks.basics import need, same, viewers
from rookery.play.checks.secrecy import scrambled
from rookery.play.match import Match

Look = Callable[[Table], None]


def numbers(frame: Frame) -> list[int]:
    """A frame as numbers, its kind first."""
    writer = Writer()
    frame.save(writer)
    return [int(frame.kind()), *writer.ints]


class Ran:
    """What one run of a frame did."""

    def __init__(
        self,
        before: list[list[int]],
        after: list[list[int]],
        asked: bool,
        over: bool,
        changed: bool,
        rule: str = "the rule",
    ) -> None:
        self.before = before
        self.after = after
        self.asked = asked
        self.over = over
        self.changed = changed
        self.rule = rule

    @property
    def pushed(self) -> int:
        """How many frames more there are."""
        return len(self.after) - len(self.before)

    def wrong(self) -> str:
        """Law 1: it asks, pushes one child, finishes or ends the game; or else it gets on (a new step)."""
        deeds = [self.asked, self.pushed == 1, self.pushed == -1, self.over]
        if self.pushed not in (-1, 0, 1):
            return f"{self.rule} pushed {self.pushed} frames at once"
        if sum(deeds) > 1:
            return f"{self.rule} did more than one of: ask, push, finish, end"
        if sum(deeds) == 0 and not self.changed:
            return f"{self.rule} did nothing, and would do so for ever"
        below = len(self.before) - 1
        if self.after[:below] != self.before[:below]:
            return f"{self.rule} changed the frames below it"
        return ""


def steps(table: Table, seat: int, move: int, forced: Look | None = None) -> Iterator[Ran]:
    """Apply a legal answer as `Table.step` does; every run of a frame is yielded, forced answers are shown."""
    if seat == CHANCE:
        table.commits += 1
    learnt = [pack.learnt for pack in table.packs]
    table._apply(seat, move)
    while not table.over:
        if table.who == NOBODY:
            before, packed = [numbers(f) for f in table.stack], table.pack()
            rule = type(table.stack[-1]).__name__
            table.stack[-1].run(table)
            after, changed = [numbers(f) for f in table.stack], table.pack() != packed
            yield Ran(before, after, table.who != NOBODY, bool(table.over), changed, rule)
        elif table.choices == 1 and table.who >= 0 and table.stack[-1].open(table, table.who):
            if forced is not None:
                forced(table)
            table._apply(table.who, table.stack[-1].option(table, table.who, 0))
        else:
            break
    if [pack.learnt for pack in table.packs] != learnt:
        table.commits += 1


def chance_too(match: Match, seat: int, move: Move) -> list[tuple[int, int]]:
    """A move and the answers of chance that follow it."""
    copy = match.clone()
    copy.play(seat, move)
    known = len(match._answers)
    rolls = [(CHANCE, a.code) for a in copy._answers[known:] if a.seat == CHANCE]
    return [(seat, move.code), *rolls]


def one_thing(match: Match, seat: int, move: Move, rng: Rng) -> None:
    """Law 1: every run of a frame does exactly one thing."""
    table, twin = match._table.clone(), match._table.clone()
    for who, code in chance_too(match, seat, move):
        for ran in steps(table, who, code):
            need(not ran.wrong(), ran.wrong())
        twin.step(who, code)
        need(table.pack() == twin.pack(), "this loop is not the core's")


def asked_in_public(match: Match, rng: Rng) -> None:
    """Law 3: who is asked depends on public knowledge alone."""
    if match.over:
        return
    for viewer in viewers(match):
        table = scrambled(match._table, viewer, rng)
        asked = (table.invited, table.about) == (match._table.invited, match._table.about)
        need(asked, f"who is asked depends on what viewer {viewer} cannot know")


def open_to_all(table: Table, rng: Rng) -> None:
    """Law 7: a rule that calls a question open has the same options whatever a viewer cannot know."""
    seat = int(table.who)
    if seat < 0 or not table.stack[-1].open(table, seat):
        return
    mine = list(table.options(seat))
    for viewer in [*range(int(table.seats)), WATCHER]:
        other = table.clone()
        other.scramble(viewer, rng)
        same(mine, list(other.options(seat)), f"seat {seat} is asked openly, but for viewer {viewer} the options")


def open_questions(match: Match, seat: int, move: Move, rng: Rng) -> int:
    """The same at every question, those the core answers itself included. How many of these there were."""
    forced = 0

    def look(table: Table) -> None:
        nonlocal forced
        forced += 1
        open_to_all(table, rng)

    open_to_all(match._table, rng)
    table = match._table.clone()
    for who, code in chance_too(match, seat, move):
        for _ in steps(table, who, code, look):
            pass
    return forced
