"""One game being played: the table, chance, the record, undo. Only a Match (and the server) holds a table.

A server looks through this window hundreds of times for every move, so this module is compiled with what draws.
"""

from __future__ import annotations

import json
import random
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, overload

from mypy_extensions import mypyc_attr

from rookery.core import chance, wire
from rookery.core.moves import Move, Options
from rookery.core.rng import Rng
from rookery.core.table import CHANCE, SEALED, RuleError
from rookery.errors import AmbiguousMove, GameError, IllegalMove, NotAMove, UndoRefused
from rookery.games.kit import Outcome, Refusal
from rookery.i18n import begun, texts
from rookery.play import record as rec
from rookery.play.draft import Draft

if TYPE_CHECKING:
    from rookery.i18n import Texts
from rookery.play.ledger import Ledger

MAX_SCRIPT = 10_000


# A plain class: compiled, it is made faster than a dataclass, and there is one for every look at a question.
class Question:
    """What a seat is asked: `key` in the texts, the `clause` behind it, `text(lang)` in words."""

    def __init__(self, game: str, key: str, clause: str, seat: int) -> None:
        self.game: Final = game
        self.key: Final = key
        self.clause: Final = clause
        self.seat: Final = seat

    def text(self, lang: str = "en") -> str:
        """The question in a language."""
        return texts(lang, self.game).t(f"{self.game}-ask-{self.key}")

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        return f"Question({self.game!r}, {self.key!r}, {self.clause!r}, {self.seat})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Question) and self._all() == other._all()

    def __hash__(self) -> int:
        return hash(self._all())

    def _all(self) -> tuple[str, str, str, int]:
        return self.game, self.key, self.clause, self.seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Match(Ledger):
    """A game being played. Made by `Game.start`, `Game.position` or `rookery.replay`."""

    def begin(self, ask_chance: bool = True) -> Match:
        """Run the rules up to the first question."""
        self._table.loud = True
        self._table.settle()
        self._drain()
        if self._position is not None:
            self._prepared = int(self._table.invited & ~self._table.pending)
            self._show_position()
        if ask_chance:
            self._answer_chance()
        return self

    # -- who is asked what ---------------------------------------------------------------------------

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats asked now, () when over. A sealed question lists every asked seat, the unanswered first."""
        t = self._table
        asked = [s for s in range(self.seats) if (t.invited >> s) & 1]
        return tuple(sorted(asked, key=lambda s: not (t.pending >> s) & 1))

    @property
    def unanswered(self) -> tuple[int, ...]:
        """Those of them who have not answered yet; of a race, all. Secret while a question is sealed."""
        pending = self._table.pending
        return tuple(s for s in range(self.seats) if (pending >> s) & 1)

    def question(self, seat: int) -> Question | None:
        """What this seat is asked, or None."""
        self._check_seat(seat)
        if not self._table.asks(seat):
            return None
        asked = self._kit.questions[self._table.about]
        return Question(self._kit.name, asked.key, asked.clause, seat)

    def legal(self, seat: int) -> Options:
        """The legal moves of a seat: a lazy sequence (len, [k], in, iteration); empty if it is not asked.

        They belong to the question open now: after an answer or an undo they raise RuleError; take new ones then.
        """
        self._check_seat(seat)
        return Options(self._table, seat, self._kit.notation)

    @overload
    def move(self, seat: int, text: str) -> Move: ...

    @overload
    def move(self, seat: int, text: Move) -> Move: ...

    def move(self, seat: int, text: Any) -> Move:
        """Read a move, shorthands included. NotAMove, AmbiguousMove, or a Move that may still be illegal."""
        self._check_seat(seat)
        return Move(self._code(seat, text), self._kit.notation)

    def draft(self, seat: int) -> Draft:
        """Build a large move in small steps, freely retractable; the table changes only when it is played."""
        self._check_seat(seat)
        if not self._table.asks(seat):
            raise GameError("not-asked", seat=seat)
        return Draft(self._kit, self._table, seat)

    @overload
    def sentence(self, seat: int, move: Move, lang: str = "en", names: Sequence[str] = ()) -> str: ...

    @overload
    def sentence(self, seat: int, move: str, lang: str = "en", names: Sequence[str] = ()) -> str: ...

    def sentence(self, seat: int, move: Any, lang: str = "en", names: Sequence[str] = ()) -> str:
        """A move this seat may play now, in words of a language; IllegalMove, with its clause, for any other."""
        self._check_seat(seat)
        self._check_chance()
        code = self._code(seat, move)
        if not self._table.allows(seat, code):
            self._refuse(seat, code)
        return self.spoken(seat, Move(code, self._kit.notation), lang, names)

    def spoken(self, seat: int, move: Any, lang: str = "en", names: Sequence[str] = ()) -> str:
        """The same for a move known to be legal: nothing is checked (a board has words for hundreds of them)."""
        key, args = self._kit.move_text(self._table, seat, self._code(seat, move))
        shown = self._shown_names(lang, names)
        return begun(self._kit.texts(lang).t(key, **name_args(args, shown, self._kit.persons)), shown)

    # -- playing -------------------------------------------------------------------------------------

    @overload
    def play(self, seat: int, move: Move) -> list[dict[str, Any]]: ...

    @overload
    def play(self, seat: int, move: str) -> list[dict[str, Any]]: ...

    def play(self, seat: int, move: Any) -> list[dict[str, Any]]:
        """Answer for a seat. Returns what that seat may read of what happened.

        An illegal move raises IllegalMove with its clause and changes nothing.
        """
        self._check_seat(seat)
        self._check_chance()
        code = self._code(seat, move)
        if not self._table.allows(seat, code):
            self._refuse(seat, code)
        told = len(self._log)
        table, answers, script = self._table.clone(), list(self._answers), list(self._script)
        rolled, undo, window, seal = self._rolled, self._undo, self._window, self._sealed_commit
        try:
            self._answer(seat, code)
            self._answer_chance()
        except BaseException:  # a key pressed at the wrong moment included
            self._table.retire()
            self._table, self._answers, self._script = table, answers, script
            self._rolled, self._undo, self._window, self._sealed_commit = rolled, undo, window, seal
            del self._log[told:]
            raise
        return [self._kit.event(e, seat) for e in self._log[told:] if e.reaches(seat)]

    def answer(self, seat: int, move: Move) -> None:
        """The same on a copy that is thrown away when anything goes wrong; the clock answers so too."""
        self._check_seat(seat)
        self._check_chance()
        code = self._code(seat, move)
        if not self.takes(seat, code):
            self._refuse(seat, code)
        self._answer(seat, code)
        self._answer_chance()

    @overload
    def why_not(self, seat: int, move: Move) -> Refusal | None: ...

    @overload
    def why_not(self, seat: int, move: str) -> Refusal | None: ...

    def why_not(self, seat: int, move: Any) -> Refusal | None:
        """The clause that forbids a move, or None if it is legal. `explain` puts it into words."""
        self._check_seat(seat)
        self._check_chance()
        return self._kit.why_not(self._table, seat, self._code(seat, move))

    def explain(self, refusal: Refusal, lang: str = "en") -> str:
        """A refusal in words of a language."""
        return self._kit.texts(lang).t(f"{self.game}-why-{refusal.slug}", **refusal.args)

    def undo(self, seat: int, moves: int | None = None) -> int:
        """Take back this seat's moves since the last commit point (or only the last few). How many it was."""
        self._check_seat(seat)
        base = self._undo
        if self.over:
            raise UndoRefused("over")
        if self._several:  # taking back would show who has answered
            raise UndoRefused("sealed")
        if base is None:
            raise UndoRefused("nothing")
        if base.seat != seat:
            raise UndoRefused("others")
        if base.table.commits != self._table.commits:
            chance_spoke = any(a.seat == CHANCE for a in self._answers[base.answers :])
            if chance_spoke:
                raise UndoRefused("chance")
            if base.table.knowledge() != self._table.knowledge():
                raise UndoRefused("revealed")
            if self._kit.all_read:
                raise UndoRefused("told")
            raise UndoRefused("turn")
        mine = [a.code for a in self._answers[base.answers :]]
        if not mine:
            raise UndoRefused("nothing")
        back = len(mine) if moves is None else min(moves, len(mine))
        if back < 1:
            raise UndoRefused("nothing")
        self._table.retire()
        self._table = base.table.clone()
        del self._answers[base.answers :], self._log[base.log :]
        self._window = len(self._answers)
        self._undo = None
        self._read = {}
        for code in mine[: len(mine) - back]:
            self.play(seat, Move(code, self._kit.notation))
        return back

    def can_undo(self, seat: int) -> bool:
        """Would `undo` be allowed?"""
        base = self._undo
        return (
            base is not None
            and not self.over
            and not self._several
            and base.seat == seat
            and base.table.commits == self._table.commits
            and len(self._answers) > base.answers
        )

    # -- what is seen ----------------------------------------------------------------------------------

    def view(self, seat: int | None) -> dict[str, Any]:
        """Plain data: what this seat may see; None is a spectator."""
        return self._kit.view(self._table, self._viewer(seat), self._options)

    def view_beside(self, public: dict[str, Any], seat: int) -> dict[str, Any]:
        """`view(seat)` where `view(None)` is at hand; it may share parts of it: look, never change."""
        self._check_seat(seat)
        return self._kit.view_beside(public, self._table, seat, self._options)

    def events(self, seat: int | None, since: int = 0) -> list[dict[str, Any]]:
        """What this seat may read of what happened, numbered from 0 per reader."""
        viewer = self._viewer(seat)
        out = []
        start, n = self._read.get(viewer, (0, 0))
        if n > since:
            start, n = 0, 0
        for event in self._log[start:]:
            if event.reaches(viewer):
                if n >= since:
                    out.append({"n": n, **self._kit.event(event, viewer)})
                n += 1
        self._read[viewer] = (len(self._log), n)
        return out

    def tell(
        self, event: Mapping[str, Any], lang: str = "en", names: Sequence[str] = (), reader: int | None = None
    ) -> str:
        """An event of `events` in words of a language; to a reader it speaks to, in the second person."""
        key, args = self._kit.event_text(event)
        shown = self._shown_names(lang, names)
        t, named = self._kit.texts(lang), name_args(args, shown, self._kit.persons)
        if reader is not None:
            for name in self._kit.persons:
                if args.get(name) == reader and t.has(key, spoken(name)):
                    return begun(t.attr(key, spoken(name), **named), shown)
        return begun(t.t(key, **named), shown)

    def spoken_to(self, event: Mapping[str, Any], lang: str = "en") -> tuple[int, ...]:
        """The seats to whom this event is told in other words than to everybody."""
        key, args = self._kit.event_text(event)
        t = self._kit.texts(lang)
        told = [name for name in self._kit.persons if isinstance(args.get(name), int) and t.has(key, spoken(name))]
        return tuple([args[name] for name in told])

    def digest(self, seat: int | None) -> int:
        """A number for all this seat was ever told: equal means the same information set."""
        return self._table.digest(self._viewer(seat))

    @property
    def outcome(self) -> Outcome | None:
        """None, or ranks, scores with a breakdown per source, reason and tie-break."""
        return self._kit.outcome(self._table)

    # -- copies, records, positions ----------------------------------------------------------------------

    def clone(self) -> Match:
        """An independent copy that will see the same chance."""
        return self._become(Match.__new__(Match))

    def _become(self, other: Match) -> Match:
        """Let a bare match be an independent copy of this one."""
        other._kit = self._kit
        other._table = self._table.clone()
        other._options = self._options
        other._key = self._key
        other._words = self._words
        other._script = list(self._script)
        other._names = self._names
        other._position = self._position
        other._answers = list(self._answers)
        other._rolled = self._rolled
        other._log = list(self._log)
        other._undo = self._undo
        other._window = self._window
        other._prepared = self._prepared
        other._imagined = self._imagined
        other._sealed_commit = self._sealed_commit
        other._read = dict(self._read)
        return other

    def sample(self, seat: int | None, rng: random.Random | Rng | int) -> Match:
        """A match this seat cannot tell from the true one; chance and hidden things drawn from `rng`."""
        fast = as_rng(rng)
        key = b"".join(int(fast.bits()).to_bytes(4, "big") for _ in range(8))
        viewer = self._viewer(seat)
        other = Match(self._kit, self._table.sample(viewer, fast), self._options, key, names=self._names)
        other._log = [e.for_seat(viewer) for e in self._log if e.reaches(viewer)]
        other._rolled = self._rolled
        other._window = self._window
        other._sealed_commit = self._sealed_commit
        other._imagined = True
        other._answer_chance()
        return other

    def check(self) -> list[str]:
        """Every broken invariant; always empty unless the rules are wrong."""
        return list(self._table.check())

    def document(self) -> dict[str, Any]:
        """The whole table as a readable document; `game.position(document)` gives an equal match.

        Documents tell what seats are asked: a table that waits for chance has none (GameError).
        """
        self._check_chance()
        doc = self._kit.document(self._table)
        doc["options"] = {k: v for k, v in self._options.items() if v is not None}
        return doc

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Match) or self.game != other.game:
            return False
        try:
            return self.document() == other.document()
        except GameError:  # a game without documents, or a table that waits for chance
            return self.wire() == other.wire()

    __hash__ = None  # type: ignore[assignment]

    def wire(self) -> str:
        """The table as one line of JSON with its rules version."""
        options = {k: v for k, v in self._options.items() if v is not None}
        return wire.encode(self._kit.name, self._kit.rules, self.seats, json.dumps(options), self._table.pack())

    @property
    def commitment(self) -> str:
        """The hash of the secret seed, shown before the deal."""
        return self._sealed_commit or chance.commitment(self._key)

    @property
    def record(self) -> str:
        """The host's record, secret seed included: `rookery.replay` gives the same match back."""
        return self._record(True, None)

    def record_for(self, seat: int | None) -> str:
        """The record as a player may have it: until the game is over without the seed and what is hidden.

        A copy with something hidden in it (a line, or the position of a prepared table) cannot be replayed.
        """
        viewer = self._viewer(seat)
        return self._record(self.over, None if self.over else viewer)

    def _record(self, with_seed: bool, viewer: int | None) -> str:
        if self._imagined:
            raise GameError("no-record")
        parsed = rec.Parsed(self._kit.name, self._kit.rules, self.seats)
        parsed.options = {k: v for k, v in self._options.items() if v is not None}
        parsed.names = self._names
        parsed.words = self._words
        parsed.position = self._position if with_seed else None
        parsed.hidden_position = not with_seed and self._position is not None  # it would show everything
        parsed.script = self._script if with_seed else []
        parsed.commit = self.commitment
        parsed.seed = self._key.hex() if with_seed and not self._sealed_commit else ""
        notation = self._kit.notation
        known = len(self._answers)
        if viewer is not None and self._table.mode == SEALED:
            known = self._window  # of a window still open a reader has only the own answer
        answers: list[str] = []
        for n, a in enumerate(self._answers):
            if n >= known and a.seat != viewer:
                continue
            mark = str(a.seat) if a.seat != CHANCE else rec.SCRIPT_MARK if a.scripted else rec.CHANCE_MARK
            shown = viewer is None or a.known_to == -1 or (viewer >= 0 and (a.known_to >> viewer) & 1)
            answers.append(f"{mark} {notation.text(a.code) if shown else rec.HIDDEN}")
        return rec.write(parsed, answers)

    # -- for those who keep a table entry by entry (the server) --------------------------------------------

    def given(self, seat: int) -> Move | None:
        """The seat's own answer to a sealed question that is still open: it may be changed. For that seat alone."""
        self._check_seat(seat)
        t = self._table
        if t.mode != SEALED or t.answers[seat] < 0:
            return None
        return Move(t.answers[seat], self._kit.notation)

    def ask_chance(self) -> Match:
        """Let chance answer what it is asked."""
        self._answer_chance()
        return self

    def canonical(self, text: str) -> str:
        """A move's one way of being written; NotAMove if it cannot be read without knowing the question."""
        return self._kit.notation.text(self._kit.notation.parse(text))

    def timeout_move(self, seat: int) -> Move:
        """What the published rule answers for a seat whose time is up."""
        lapse = self._kit.lapse(self._table, seat)
        if lapse >= 0:
            return Move(lapse, self._kit.notation)
        legal = self.legal(seat)
        if not len(legal):
            raise GameError("not-asked", seat=seat)
        if self._kit.timeout_is_random(self._table, seat):
            return legal[int(self.luck(f"timeout {seat}") * len(legal))]
        return legal[self._kit.timeout(self._table, seat)]

    @property
    def keeps_drafts(self) -> bool:
        """Does a half-made answer to the open question count when the time is up (see `Kit.keeps_drafts`)?"""
        return not self.over and self._kit.keeps_drafts(self._table)

    @property
    def teams(self) -> tuple[int, ...] | None:
        """In games of two sides: the side of each seat. The host's knowledge: never to be sent to a seat."""
        self._check_chance()
        return self._kit.teams(self._table)

    @property
    def sealed(self) -> bool:
        """Is the open question asked of several at once, its answers hidden until the last is in?"""
        return bool(self._table.mode == SEALED)

    @property
    def hold(self) -> tuple[float, float]:
        """Seconds, from and to, before which no answer to the open question may show (see `Kit.hold`)."""
        return (0.0, 0.0) if self.over else self._kit.hold(self._table)

    @property
    def switch(self) -> str | None:
        """The private switch the open question belongs to, if any (see `Kit.switches`)."""
        return None if self.over else self._kit.switch(self._table)

    @property
    def switches(self) -> tuple[str, ...]:
        """All private switches of this game."""
        return self._kit.switches

    @property
    def stops(self) -> tuple[str, ...]:
        """The words a player may choose from to be asked less often (see `Kit.stops`)."""
        return self._kit.stops

    @property
    def usual_stop(self) -> str:
        """The one that somebody begins with who plays with bots alone (see `Kit.usual_stop`)."""
        return self._kit.usual_stop

    def wants(self, seat: int, stop: str) -> bool:
        """Does a player who chose this word want to be asked the open question?"""
        return self._kit.wants(self._table, seat, stop)

    @property
    def may_talk(self) -> bool:
        """May people at the table talk while they play?"""
        return self._kit.may_talk(self._options)

    def words(self, lang: str) -> Texts:
        """The texts of this match; a table with cards of its own may bring words of its own."""
        return self._kit.texts(lang)

    def _shown_names(self, lang: str, names: Sequence[str]) -> list[str]:
        given = list(names) or self._names
        if len(given) >= self.seats:
            return given
        t = texts(lang, self.game)
        return [given[s] if s < len(given) else t.t("ui-seat", n=s + 1) for s in range(self.seats)]

    def _code(self, seat: int, move: Any) -> int:
        if isinstance(move, Move):
            same = move._notation is self._kit.notation
            return move.code if same else self._kit.notation.parse(str(move))  # a move of another game or box
        if not isinstance(move, str):
            raise NotAMove("type", found=type(move).__name__)
        move = " ".join(move.split())  # spaces never change what a text means
        short = self._kit.shorthand(self._table, seat, move) if len(move) < 200 else []
        if len(short) == 1:
            return short[0]
        if len(short) > 1:
            raise AmbiguousMove(move, [self._kit.notation.text(c) for c in short])
        return self._kit.notation.parse(move)

    def _refuse(self, seat: int, code: int) -> None:
        text = self._kit.notation.text(code)
        refusal = self._kit.why_not(self._table, seat, code)
        if refusal is None:
            raise RuleError(f"{text} is refused without a reason")
        raise IllegalMove(text, refusal, self.game, self._kit.own_names)


def spoken(person: str) -> str:
    """The attribute of a text that speaks to the person in this argument."""
    return "you" if person == "seat" else person


def name_args(args: Mapping[str, Any], names: Sequence[str], persons: Sequence[str]) -> dict[str, Any]:
    """Seats become names, lists become tuples: what the texts want."""
    out: dict[str, Any] = {}
    for key, value in args.items():
        if key in persons:
            several = isinstance(value, (list, tuple))
            out["name" if key == "seat" else key] = (
                ", ".join([names[s] for s in value]) if several else names[value]
            )
        else:
            out[key] = tuple(value) if isinstance(value, list) else value
    return out


def as_rng(rng: random.Random | Rng | int) -> Rng:
    """A fast generator from whatever the caller has."""
    if isinstance(rng, Rng):
        return rng
    return Rng(rng if isinstance(rng, int) else rng.getrandbits(60))
