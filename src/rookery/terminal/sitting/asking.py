"""One open question: the choices on offer, the small steps taken so far, and what a typed line means."""

from __future__ import annotations

from dataclasses import dataclass

from rich.text import Text

from rookery.errors import AmbiguousMove, GameError, IllegalMove, NotAMove
from rookery.i18n import Texts
from rookery.terminal.boards import Board
from rookery.terminal.playing import AnyMove, Drafting, Playing

FEW = 12
"""Up to here all legal moves are listed; more are chosen in small steps."""


@dataclass(frozen=True)
class Choice:
    """One numbered line: words, and what one would type instead."""

    text: str
    notation: str
    move: AnyMove | None = None
    step: str | None = None
    preview: Text | None = None


def is_number(text: str) -> bool:
    """Digits, and not more than any list has lines."""
    return text.isdecimal() and len(text) < 7


class Misread(Exception):
    """A line that answers nothing; the text says why."""


class Unclear(Misread):
    """A line that could mean several moves; they are the list now."""


class Asking:
    """The state of answering one question. `answer` gives the move once it is decided."""

    def __init__(self, match: Playing, seat: int, board: Board, t: Texts) -> None:
        self.match = match
        self.seat = seat
        self.board = board
        self.t = t
        self.legal = match.legal(seat)
        self.listed: list[AnyMove] | None = None  # a list that was asked for replaces the usual choices
        self.pending: AnyMove | None = None  # put together in small steps: confirm it
        self.draft: Drafting | None = None if len(self.legal) <= FEW else match.draft(seat)
        self._trail: list[int] = []  # how many steps the draft had before each choice of the person
        self._forced()

    # -- what is on offer --------------------------------------------------------------------------------

    @property
    def steps(self) -> list[str]:
        """The small steps that can be chosen now."""
        return [step.text for step in self.draft.steps] if self.draft is not None else []

    @property
    def taken(self) -> list[str]:
        """The small steps chosen so far."""
        return [step.text for step in self.draft.taken] if self.draft is not None else []

    @property
    def counts(self) -> list[int]:
        """The numbers that can be typed, if a number of pieces is asked for."""
        if self.listed is not None or self.pending is not None:
            return []
        found = [self.board.count(step) for step in self.steps]
        return [n for n in found if n is not None]

    @property
    def yes_or_no(self) -> bool:
        """Is the number asked for that of a thing there is only one of?"""
        return self.counts == [0, 1] and self.board.unique(self.steps[0])

    @property
    def choices(self) -> list[Choice]:
        """The numbered list."""
        if self.pending is not None or self.counts:
            return []
        if self.listed is not None:
            return [self._whole(move) for move in self.listed]
        if self.draft is None:
            return [self._whole(move) for move in sorted(self.legal, key=lambda move: self.board.stops(str(move)))]
        return [self._step(step) for step in sorted(self.steps, key=self.board.stops)]

    @property
    def question(self) -> str:
        """What is asked now."""
        if self.draft is not None and self.listed is None and self.taken and self.pending is None:
            return self.board.question(self.steps)
        return self.main_question

    @property
    def main_question(self) -> str:
        """What the rules ask."""
        asked = self.match.question(self.seat)
        return asked.text(self.t.lang) if asked is not None else ""

    @property
    def example(self) -> str:
        """A move as one could type it, neither the shortest nor a long one; begun like the steps taken so far."""
        if self.draft is not None and self.taken:
            draft = self.match.draft(self.seat)
            for step in self.taken:
                draft.take(step)
            while draft.move is None:
                steps = draft.steps
                draft.take(steps[1 if len(draft.taken) < 3 and len(steps) > 1 else 0].text)
            return str(draft.move)
        many = len(self.legal)
        return min((str(self.legal[k]) for k in range(0, many, max(1, many // 60))), key=lambda s: abs(len(s) - 16))

    def _whole(self, move: AnyMove) -> Choice:
        return Choice(self.match.sentence(self.seat, move, self.t.lang), str(move), move=move)

    def _step(self, step: str) -> Choice:
        assert self.draft is not None
        before = len(self.draft.taken)
        self.draft.take(step)
        self._forced()
        move = self.draft.move
        self.draft.back(len(self.draft.taken) - before)
        if move is not None:  # nothing more to choose: the whole move stands there
            return Choice(self.match.sentence(self.seat, move, self.t.lang), str(move), move=move)
        return Choice(self.board.label(step), step, step=step, preview=self.board.preview(step))

    def _forced(self) -> None:
        """Steps that leave no choice are taken at once."""
        while self.draft is not None and len(steps := self.draft.steps) == 1:
            self.draft.take(steps[0].text)

    # -- answers -----------------------------------------------------------------------------------------

    def answer(self, line: str) -> AnyMove | None:
        """The move that was decided on, or None if something is left to choose. Misread says what is wrong."""
        text = line.strip()
        if self.pending is not None and (not text or self._is(text, "ui-yes")):
            return self.pending
        if self.pending is not None and self._is(text, "ui-no"):
            self.back()
            return None
        if not text:
            return self._nothing_typed()
        if is_number(text):
            return self.number(int(text))
        if self.yes_or_no and (self._is(text, "ui-yes") or self._is(text, "ui-no")):
            return self.number(1 if self._is(text, "ui-yes") else 0)
        return self._words(text)

    def _is(self, text: str, key: str) -> bool:
        """Is it yes (or no), in English or in the reader's language, whole or its first letter?"""
        words = {self.t.t(key).casefold(), {"ui-yes": "yes", "ui-no": "no"}[key]}
        return text.casefold() in words | {word[0] for word in words}

    def _nothing_typed(self) -> AnyMove | None:
        if self.counts:
            return self._take(self.steps[0])
        choices = self.choices
        if len(choices) == 1 and choices[0].move is not None:
            return choices[0].move
        return None

    def number(self, n: int) -> AnyMove | None:
        """A number: of pieces where pieces are counted, of a line otherwise."""
        if self.pending is not None:
            raise Misread(self.t.t("ui-confirm-tip"))
        if self.counts:
            for step in self.steps:
                if self.board.count(step) == n:
                    return self._take(step)
            raise Misread(self.t.t("ui-between", low=min(self.counts), high=max(self.counts)))
        choices = self.choices
        if not 1 <= n <= len(choices):
            raise Misread(self.t.t("ui-between", low=1, high=len(choices)))
        chosen = choices[n - 1]
        return chosen.move if chosen.move is not None else self._take(str(chosen.step))

    def _take(self, step: str) -> AnyMove | None:
        assert self.draft is not None
        self._trail.append(len(self.draft.taken))
        self.draft.take(step)
        self._forced()
        self.pending = self.draft.move
        return None

    def back(self) -> bool:
        """One choice back; False if there is none to take back."""
        if self.listed is not None:
            self.listed = None
            return True
        if not self._trail:
            was, self.pending = self.pending, None
            return was is not None
        assert self.draft is not None
        self.pending = None
        self.draft.back(len(self.draft.taken) - self._trail.pop())
        return True

    def _words(self, text: str) -> AnyMove | None:
        """A whole move; if it is none, a small step or loot as bare letters."""
        if not self._is_move(text):
            step = " ".join(text.lower().split())
            for known in self.steps:
                if known.lower() == step:
                    self.listed = self.pending = None
                    return self._take(known)
            bundle = self.board.bundle(self.taken, text)
            if bundle is not None:
                self.pending = self.read(bundle)
                return None
        return self.read(text)

    def _is_move(self, text: str) -> bool:
        """Is it a move at all, legal or not?"""
        try:
            self.match.move(self.seat, self.board.expand(text))
        except AmbiguousMove:
            return True
        except NotAMove:
            return False
        return True

    def parse(self, text: str) -> AnyMove:
        """A move as typed, legal or not; a number means the line with that number."""
        if is_number(text.strip()) and self.choices:
            n = int(text)
            if 1 <= n <= len(self.choices) and (found := self.choices[n - 1].move) is not None:
                return found
        try:
            return self.match.move(self.seat, self.board.expand(text))
        except AmbiguousMove as error:
            return self.match.move(self.seat, error.candidates[0])
        except NotAMove:
            raise Misread(self._not_a_move(text)) from None

    def read(self, text: str) -> AnyMove:
        """A legal move as typed; candidates become the list when it could mean several."""
        try:
            move = self.match.move(self.seat, self.board.expand(text))
            refusal = self.match.why_not(self.seat, move)
        except AmbiguousMove as error:
            self.listed = [self.match.move(self.seat, each) for each in error.candidates]
            raise Unclear(self.t.t("ui-ambiguous", text=text, count=len(self.listed))) from None
        except (NotAMove, GameError, IllegalMove):
            raise Misread(self._not_a_move(text)) from None
        if refusal is not None:
            reason = self.match.explain(refusal, self.t.lang)
            raise Misread(self.t.t("ui-illegal", clause=str(refusal), reason=reason))
        return move

    def _not_a_move(self, text: str) -> str:
        shown = text if len(text) <= 40 else f"{text[:39]}…"
        return f"{self.t.t('ui-not-a-move', text=shown)} {self.t.t('ui-example', move=self.example)}"
