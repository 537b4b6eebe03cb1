"""What an arena has played, in a file that grows by a line per game: after a kill the contest goes on from there.

The first line says which contest it is, every other one is a game. Lines reach the disk before they count. A last
line without its end is what a kill left of a write; it is cut off, and the game is played again.
"""

from __future__ import annotations

import contextlib
import json
import os
from collections.abc import Iterable
from pathlib import Path
from typing import IO, Any, Final

import msgspec

from rookery.errors import GameError
from rookery.play.arena.contestants import identity
from rookery.play.arena.plan import Plan
from rookery.play.arena.tally import Played, Studied

MARK: Final = "rookery-arena"
VERSION: Final = 1


def head(plan: Plan) -> dict[str, Any]:
    """What makes a contest the same contest. How many games it has is left open: it can be made longer."""
    kind = {"study": True} if plan.study else {}
    return {
        MARK: VERSION,
        "game": plan.game,
        "rules": plan.rules,
        "seats": plan.seats,
        "form": plan.form,
        "bots": [identity(plan.contestants[name], plan.game) for name in _names(plan)],
        "seed": plan.seed,
        "options": dict(plan.options),
        "mirror": plan.mirror,
    } | kind


def _names(plan: Plan) -> list[str]:
    from rookery.play.arena.contestants import contestant

    return [contestant(text).name for text in plan.bots]


class Journal:
    """An open journal: `played` is what was in it."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path, self.plan = path, plan
        self.played: list[Played] = []
        self._file: IO[bytes] = path.open("a+b")
        try:
            self._lock()
            self._read()
        except BaseException:
            self._file.close()
            raise

    def _lock(self) -> None:
        try:
            import fcntl
        except ImportError:  # a system without
            return
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise GameError("journal-busy", file=str(self.path)) from None

    def _read(self) -> None:
        self._file.seek(0)
        data = self._file.read()
        whole = data.rfind(b"\n") + 1
        first = json.dumps(head(self.plan)).encode() + b"\n"
        if not whole:
            if not first.startswith(data):
                raise GameError("journal-none", file=str(self.path))
            self._keep(0)
            self._append(first)
            with contextlib.suppress(OSError):  # the name of a new file has to last too
                folder = os.open(self.path.parent, os.O_RDONLY)
                try:
                    os.fsync(folder)
                finally:
                    os.close(folder)
            return
        rows = data[:whole].splitlines()
        self._compare(rows[0])
        seen: set[int] = set()
        for number, row in enumerate(rows[1:], 2):
            game = self._game(row, number)
            if game.number in seen:
                raise GameError("journal-broken", file=str(self.path), line=number)
            seen.add(game.number)
            self.played.append(game)
        self._keep(whole)

    def _compare(self, row: bytes) -> None:
        """Is it a journal, and of this contest?"""
        try:
            there = json.loads(row)
        except (ValueError, RecursionError):
            there = None
        if not isinstance(there, dict) or there.get(MARK) != VERSION:
            raise GameError("journal-none", file=str(self.path))
        here = json.loads(json.dumps(head(self.plan)))
        if there | {"rules": 0} == here | {"rules": 0} and there.get("rules") != here["rules"]:
            raise GameError(
                "journal-rules", file=str(self.path), there=str(there.get("rules")), here=str(here["rules"])
            )
        for name in {**here, **there}:
            if there.get(name) != here.get(name):
                shown = [json.dumps(each.get(name), ensure_ascii=False) for each in (there, here)]
                raise GameError("journal-other", file=str(self.path), what=name, there=shown[0], here=shown[1])

    def _game(self, row: bytes, line: int) -> Played:
        try:
            game = msgspec.json.decode(row, type=Studied if self.plan.study else Played)
            if game.number >= 0 and game.bots == self.plan.seated(game.number) and _whole(game):
                return game
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            pass
        raise GameError("journal-broken", file=str(self.path), line=line)

    def _keep(self, size: int) -> None:
        """Cut off what a kill left half written."""
        if self._file.seek(0, os.SEEK_END) != size:
            self._file.truncate(size)
            self._file.seek(0, os.SEEK_END)

    def add(self, games: Iterable[Played]) -> None:
        """Games that were played: they are on the disk when this returns."""
        self._append(b"".join(msgspec.json.encode(game) + b"\n" for game in games))

    def _append(self, data: bytes) -> None:
        self._file.write(data)
        self._file.flush()
        os.fsync(self._file.fileno())

    def close(self) -> None:
        """Let others have it."""
        self._file.close()


def _whole(game: Played) -> bool:
    """Are there scores, ranks and sources for every seat, or none?"""
    sizes = {len(game.scores), len(game.ranks), len(game.sources)}
    return sizes in ({0}, {len(game.bots)})
