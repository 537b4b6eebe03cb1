"""Where games are kept: the user's data folder, or ROOKERY_DATA. A kept game is a record with one comment."""

from __future__ import annotations

import json
import os
import tempfile
from datetime import datetime
from pathlib import Path
from typing import Any

from rookery.errors import RecordError
from rookery.games import broken
from rookery.play import record as rec
from rookery.play.game import game, replay
from rookery.play.match import Match
from rookery.terminal.complaint import Complaint, bad_record

MARK = "# at this table: "


def data_folder() -> Path:
    """Rookery's folder in the user's data."""
    given = os.environ.get("ROOKERY_DATA")
    if given:
        return Path(given).expanduser()
    from platformdirs import user_data_path

    return user_data_path("rookery", appauthor=False)


def new_file(name: str) -> Path:
    """A name no game has yet."""
    folder = data_folder() / "games"
    stamp = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
    path = folder / f"{name}-{stamp}.txt"
    n = 2
    while path.exists():
        path = folder / f"{name}-{stamp}-{n}.txt"
        n += 1
    return path


def read_text(path: Path) -> str:
    """A text file, or a complaint."""
    try:
        if path.stat().st_size > rec.MAX_BYTES * 4:
            raise Complaint("ui-error-not-record", file=str(path))
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise Complaint("ui-error-not-record", file=str(path)) from None
    except (OSError, ValueError) as error:
        raise Complaint("ui-error-file", file=str(path), why=reason(error)) from None


def reason(error: Exception) -> str:
    """What the system says is wrong."""
    return (error.strerror if isinstance(error, OSError) else None) or str(error)


def read_record(path: Path) -> tuple[str, rec.Parsed]:
    """A record, taken apart; complains about other files and other versions."""
    text = read_text(path)
    if text.split("\n", 1)[0].strip() != rec.FORMAT:
        raise Complaint("ui-error-not-record", file=str(path))
    try:
        parsed = rec.parse(text)
    except RecordError as error:
        raise bad_record(error) from None
    known_game(parsed.game)
    newest = game(parsed.game)
    if newest.at(parsed.rules) is None:
        raise Complaint("ui-error-version", file=str(path), there=str(parsed.rules), here=str(newest.version))
    return text, parsed


def record_text(path: Path) -> str:
    """A record as it is written."""
    return read_record(path)[0]


def known_game(name: str) -> str:
    """The name, if there is such a game."""
    from rookery.play.game import games

    if name in broken():
        raise Complaint("ui-error-request", why=broken()[name].say)
    if name not in games():
        raise Complaint("ui-error-game", name=name, known=", ".join(games()))
    return name


def load(path: Path) -> tuple[Match, dict[str, Any]]:
    """A match from a kept game, and what was written about its table."""
    text, _ = read_record(path)
    try:
        match = replay(text)
    except RecordError as error:
        raise bad_record(error) from None
    return match, table_notes(text)


def table_notes(text: str) -> dict[str, Any]:
    """Who sits where; {} if nobody wrote it down."""
    for line in reversed(text.split("\n")):
        if line.startswith(MARK):
            try:
                notes = json.loads(line.removeprefix(MARK))
            except ValueError:
                return {}
            return notes if isinstance(notes, dict) else {}
    return {}


def with_notes(record: str, notes: dict[str, Any]) -> str:
    """A record that remembers who sits where."""
    return f"{record}{MARK}{json.dumps(notes, ensure_ascii=False)}\n"


def write(path: Path, text: str) -> None:
    """All of it or nothing; a crash never leaves half a game."""
    partial = path.with_name(f"{path.name}.part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        partial.write_text(text, encoding="utf-8")
        partial.replace(path)
    except (OSError, ValueError) as error:
        raise Complaint("ui-error-write", file=str(path), why=reason(error)) from None


def is_record(path: Path) -> bool:
    """Does the file begin like a record?"""
    try:
        with path.open(encoding="utf-8") as file:
            return file.readline(len(rec.FORMAT) + 2).strip() == rec.FORMAT
    except (OSError, ValueError):
        return False


def keep(path: Path, text: str) -> Path:
    """Write a game wherever it can be written, and say where: there, else here, else among temporary files."""
    places = [path, Path.cwd() / path.name, Path(tempfile.gettempdir()) / path.name]
    for place in places[:-1]:
        try:
            write(place, text)
        except Complaint:
            continue
        return place
    write(places[-1], text)
    return places[-1]


def place_for(loaded: Path, name: str) -> Path:
    """Where a loaded game goes on: in its own file if we keep it, else in a new one."""
    mine = data_folder().absolute()
    return loaded if mine in loaded.absolute().parents else new_file(name)


def shown(path: Path) -> str:
    """A path as people write it."""
    try:
        return f"~/{path.absolute().relative_to(Path.home())}"
    except (ValueError, RuntimeError):
        return str(path)
