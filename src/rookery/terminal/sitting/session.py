"""A person at the table with bots: the game goes round until it is over or the person leaves."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rookery.errors import UndoRefused
from rookery.play.bots import Bot, Window, levels, make_bot, usual_level
from rookery.play.match import Match
from rookery.terminal import files, look
from rookery.terminal.complaint import Complaint
from rookery.terminal.playing import AnyMove
from rookery.terminal.screen import Screen
from rookery.terminal.sitting.asking import Asking, Misread
from rookery.terminal.sitting.attable import AtTable, Leave
from rookery.terminal.sitting.interrupt import ignore, leave_once, on_interrupt


@dataclass
class Seating:
    """Who sits where: the person's seat, and the level and seed of the bots."""

    seat: int
    levels: list[str] = field(default_factory=list)
    """Per seat; the person's own entry says nothing."""
    seed: int = 0

    def notes(self) -> dict[str, Any]:
        """As it is written into a kept game."""
        return {"seat": self.seat, "bots": self.levels, "seed": self.seed}


class Session(AtTable):
    """One game at one screen."""

    match: Match

    def __init__(self, match: Match, seating: Seating, screen: Screen, lang: str, path: Path | None = None) -> None:
        super().__init__(match.game, screen, lang)
        self.path = path or files.new_file(match.game)
        self._settle(match, seating)

    def _settle(self, match: Match, seating: Seating) -> None:
        self._sit(match, seating.seat)
        self.seating = seating
        self.bots: dict[int, Bot] = {
            s: make_bot(match.game, seating.levels[s], seating.seed + s)
            for s in range(match.seats)
            if s != self.seat
        }
        self._kept = match.record

    # -- the game goes round -----------------------------------------------------------------------------

    def run(self) -> None:
        """Until the game is over or the person leaves; either way the record is kept."""
        with on_interrupt(leave_once):
            self._run()

    def _run(self) -> None:
        try:
            self._welcome()
            while not self.match.over:
                asked = self.match.waiting[0]  # of a sealed question: somebody who has not answered yet
                if asked == self.seat:
                    self._my_turn()
                else:
                    self._bot_turn(asked)
            self._the_end()
        except (EOFError, KeyboardInterrupt, Leave):
            self._leave()
        except Exception:
            self._keep()  # a bug must not cost the game
            raise

    def _played(self) -> None:
        """After every answer: what would be lost if everything stopped now."""
        self._kept = self.match.record

    def _bot_turn(self, seat: int) -> None:
        move = self.bots[seat].choose(Window(self.match, seat))
        before = len(self.match.events(self.seat))
        self.match.play(seat, move)
        self._played()
        news = self.board.log(self.match.events(self.seat, before))
        if news and self.screen.paced:
            if self.screen.redraws:
                self._frame()
            else:
                for line in news:
                    self.screen.show(self._log_row(line))
            self.screen.wait()

    def _the_end(self) -> None:
        self._keep()
        self._show_end()
        self.screen.say(self._say("ui-record-kept", file=files.shown(self.path)))

    def _ready(self) -> None:
        with suppress(Complaint):  # a closed window or a crash costs no game
            self._save_to(self.path)

    def _answer(self, move: AnyMove) -> bool:
        self._since = len(self.match.events(self.seat))
        self.match.play(self.seat, move)
        self._played()
        return True

    def _take_back(self, moves: int | None) -> None:
        try:
            self.match.undo(self.seat, moves)
        except UndoRefused as error:
            raise Misread(self._say(f"ui-undo-refused-{error.reason}")) from None
        self._played()

    def _advice(self) -> AnyMove:
        level = usual_level(self.match.game)
        return make_bot(self.match.game, level, self.seating.seed).choose(Window(self.match, self.seat))

    # -- keeping the game --------------------------------------------------------------------------------

    def _keep(self) -> None:
        self.path = files.keep(self.path, files.with_notes(self._kept, self.seating.notes()))

    def _leave(self) -> None:
        """Keep the game, whatever happens, and say where."""
        ignore()
        self._keep()
        self.screen.gap()
        self.screen.say(self._say("ui-bye", file=files.shown(self.path)))
        command = f"rookery play {self.match.game} --load {files.shown(self.path)}"
        if len(command) <= self.screen.width:
            self.screen.say(command, style=look.QUIET)

    def _commands(self) -> dict[str, Callable[[Asking, str], None]]:
        return super()._commands() | {"load": self._do_load, "save": self._do_save}

    def _do_load(self, asking: Asking, rest: str) -> None:
        if not rest:
            raise Misread(self._say("ui-which-file"))
        path = Path(rest).expanduser()
        match, notes = files.load(path)
        if match.game != self.match.game:
            raise Complaint("ui-error-other-game", file=str(path))
        self._settle(match, seating_from(notes, match, self.seating))
        self.path = files.place_for(path, match.game)
        self._asking = None
        self.screen.say(self._say("ui-loaded", file=files.shown(path)))

    def _do_save(self, asking: Asking, rest: str) -> None:
        path = Path(rest).expanduser() if rest else self.path
        if path.exists() and not files.is_record(path):
            raise Complaint("ui-error-overwrite", file=str(path))
        self._save_to(path)
        self.screen.say(self._say("ui-saved", file=files.shown(path)))

    def _save_to(self, path: Path) -> None:
        files.write(path, files.with_notes(self._kept, self.seating.notes()))


def seating_from(notes: dict[str, Any], match: Match, fallback: Seating) -> Seating:
    """Who sits where in a loaded game; what the file does not say stays as it is."""
    seat = notes.get("seat")
    known = levels(match.game)
    bots = notes.get("bots")
    seed = notes.get("seed")
    if not isinstance(seat, int) or not 0 <= seat < match.seats:
        seat = fallback.seat if fallback.seat < match.seats else 0
    if not isinstance(bots, list) or len(bots) != match.seats or any(b not in known for b in bots):
        bots = (fallback.levels + [usual_level(match.game)] * match.seats)[: match.seats]
    return Seating(seat, bots, seed if isinstance(seed, int) else fallback.seed)
