"""A game as its seats lived it: what they were told and what they see must go together."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rookery.core.moves import Move
from rookery.core.table import CHANCE, RuleError, Table
from rookery.errors import UndoRefused
from rookery.play.checks.basics import CheckFailed, code_of, need, same, state, told, viewers
from rookery.play.match import Match


@dataclass
class Own:
    """One move of a seat since its last commit point, and the match before it."""

    before: Match
    move: Move


class Witness:
    """Follows one game from decision to decision and remembers what must not change, or must fit together."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.old: list[tuple[Table, list[int]]] = []
        self.seat = -1  # who moved last
        self.run: list[Own] = []  # its moves since its last commit point
        self.closed = ""  # why they cannot be taken back
        self.told = [told(match, v) for v in viewers(match)]
        self.made = 0

    def play(self, seat: int, move: Move) -> None:
        """Play a move, and look at what it did."""
        match = self.match
        table = match._table.clone()
        self.old.append((table, table.pack()))
        before = match.clone()
        told_before = len(match._log)
        answers, learnt, commits = len(match._answers), match._table.knowledge(), match._table.commits
        sealed = match._several
        returned = match.play(seat, move)
        self.made += 1
        limit = match._kit.max_decisions
        need(self.made <= limit, f"more than {limit} decisions")
        self._feed(returned, seat, told_before)
        self._knowledge(before)
        if seat != self.seat or self.closed:
            self.run = []
        self.seat = seat
        self.run.append(Own(before, move))
        self.closed = ""
        if any(a.seat == CHANCE for a in match._answers[answers:]):
            self.closed = "chance"
        elif match._table.knowledge() != learnt:
            self.closed = "revealed"
        elif match._table.commits != commits:
            self.closed = "told" if match._kit.all_read else "turn"
        if sealed or match._several:
            self.closed = "sealed"  # an answer is given again instead; undo must not tell who has
        if match.over:
            self.closed = "over"
        if match._kit.all_read and not self.closed:
            others = [code_of(viewer) for viewer in viewers(match) if viewer != seat]
            need(
                not any(e.reaches(who) for e in match._log[told_before:] for who in others), "what was read stands"
            )

    def _feed(self, returned: list[dict[str, Any]], seat: int, before: int) -> None:
        """What play returns is what its seat may read; readers get every event once, numbered from 0."""
        for k, viewer in enumerate(viewers(self.match)):
            who, count = code_of(viewer), self.told[k]
            new = [e for e in self.match._log[before:] if e.reaches(who)]
            self.told[k] += len(new)
            if self.made % (4 if viewer == seat else 16):
                continue
            events = self.match.events(viewer, since=count)
            need([e["n"] for e in events] == list(range(count, self.told[k])), f"the events of {viewer}: numbers")
            if viewer == seat:
                bare = [{k: v for k, v in e.items() if k != "n"} for e in events]
                same(returned, bare, f"what play returned to seat {seat}")

    def _knowledge(self, before: Match) -> None:
        """Law 4: nobody's view changes unless that viewer is told something."""
        for viewer in viewers(self.match):
            if before.digest(viewer) == self.match.digest(viewer):
                same(
                    before.view(viewer), self.match.view(viewer), f"viewer {viewer} was told nothing, but its view"
                )

    def undo_rights(self) -> None:
        """Undo is refused with the right reason, or restores exactly what was, one move or all of them."""
        match = self.match
        for seat in range(match.seats):
            reason = "over" if match.over else ""
            if not reason and match._several:
                reason = "sealed"  # taking back would show whether others have answered
            if not reason and not self.made:
                reason = "nothing"
            if not reason:
                reason = "others" if seat != self.seat and self.closed != "sealed" else self.closed
            need(
                match.can_undo(seat) == (reason == ""), f"seat {seat}: can_undo is {match.can_undo(seat)}, {reason}"
            )
            if not reason:
                continue
            before = self._cheap()
            try:
                match.undo(seat)
            except UndoRefused as error:
                fits = error.reason == reason or reason == "sealed"
                need(fits, f"seat {seat}: undo refused because of {error.reason}, not {reason}")
            else:
                raise CheckFailed(f"seat {seat} may take back a move in spite of: {reason}")
            same(before, self._cheap(), "the match after a refused undo")
        if self.closed or not self.made or match._several:
            return
        after = state(match)
        legal = [match.legal(s) for s in match.waiting]
        taken = match.undo(self.seat, 1)
        for options in legal:
            try:
                options.all()
            except RuleError:
                continue
            raise CheckFailed("options taken before an undo go on listing the table that was taken back")
        need(taken == 1, f"{taken} moves were taken back, not 1")
        same(state(self.run[-1].before), state(match), "the match after taking back one move")
        if len(self.run) > 1:
            taken = match.undo(self.seat)
            need(taken == len(self.run) - 1, f"{taken} moves were taken back, not {len(self.run) - 1}")
            same(state(self.run[0].before), state(match), "the match after taking back all moves")
        for own in self.run:
            match.play(self.seat, own.move)
        same(after, state(match), "the match after undo and the same moves again")

    def _cheap(self) -> tuple[str, int, int, int]:
        match = self.match
        return match.wire(), len(match._answers), len(match._log), match._rolled

    def old_copies(self) -> None:
        """No copy made on the way has changed."""
        for n, (table, packed) in enumerate(self.old):
            need(table.pack() == packed, f"the copy kept at decision {n} has changed")
