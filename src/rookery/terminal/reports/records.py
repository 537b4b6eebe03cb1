"""What the smaller commands print: verify, replay, doctor."""

from __future__ import annotations

import json
import os
import platform
import sys
from collections.abc import Sequence
from dataclasses import asdict
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

import rookery.core
from rookery.errors import RecordError
from rookery.games import broken
from rookery.i18n import LANGUAGES, texts
from rookery.play import record as rec
from rookery.play.bots import levels
from rookery.play.game import games, replay, verify
from rookery.play.match import Match
from rookery.terminal import files, look
from rookery.terminal.boards import board_for
from rookery.terminal.complaint import Complaint, bad_record
from rookery.terminal.screen import Screen
from rookery.terminal.sitting.ending import ending

OPTIONAL = {"open_spiel": "pyspiel", "pettingzoo": "pettingzoo", "ray": "ray"}
SETTINGS = ("ROOKERY_DATA", "ROOKERY_LANG", "ROOKERY_PURE", "NO_COLOR")


def verify_file(path: Path, lang: str, screen: Screen) -> bool:
    """Prove a record and say so, or say every problem with its line and what nothing proves."""
    text, _ = files.read_record(path)
    verdict = verify(text)
    t = texts(lang).t
    if verdict.ok:
        screen.say(f"{t('ui-verified')} {t('ui-proved', count=verdict.proved)}", style=look.GOOD)
        return True
    screen.say(t("ui-not-verified", file=str(path)), style=look.BAD)
    for problem in (*verdict.problems, *verdict.unproved):
        screen.say(f"- {problem.say(lang)}")
    if verdict.scripted:
        screen.say(f"- {t('ui-scripted', count=verdict.scripted)}")
    screen.say(t("ui-proved", count=verdict.proved))
    return False


def replay_file(
    path: Path, lang: str, screen: Screen, seat: int | None, everything: bool, upto: int | None, as_json: bool
) -> None:
    """A game as it was told to a seat, and the position at its end (or after some moves)."""
    _, parsed = files.read_record(path)
    if seat is not None and not 0 <= seat < parsed.seats:
        raise Complaint("ui-error-seat", seat=str(seat), last=str(parsed.seats - 1))
    shorten(parsed, upto)
    try:
        match = replay(rec.write(parsed))
    except RecordError as error:
        raise bad_record(error) from None
    view = open_view(match) if everything else match.view(seat)
    if as_json:
        print_json(match, seat, view, screen)
        return
    board = board_for(match, lang, seat, screen.colour, screen.unicode)
    t = texts(lang, match.game).t
    names = match.names or [t("ui-seat", n=s + 1) for s in range(match.seats)]
    reader = t("ui-spectator") if seat is None else names[seat]
    screen.say(t("ui-as-told", name=reader), style=look.QUIET)
    for line in board.log(match.events(seat), brief=False):
        screen.say(line.text)
    screen.gap()
    screen.show(*board.table(view, screen.width))
    if match.over:
        screen.gap()
        screen.show(*ending(match, lang, screen, seat))


def shorten(parsed: rec.Parsed, upto: int | None) -> None:
    """Only the first moves of the players, and the chance that follows them."""
    if upto is None:
        return
    moves = 0
    for n, line in enumerate(parsed.lines):
        if line.mark not in (rec.CHANCE_MARK, rec.SCRIPT_MARK):
            moves += 1
            if moves > upto:
                del parsed.lines[n:]
                return


def open_view(match: Match) -> dict[str, Any]:
    """The table with everything its players know, put together from all their views."""
    view = match.view(None)
    for seat in range(match.seats):
        view["players"][seat] = match.view(seat)["players"][seat]
    return view


def print_json(match: Match, seat: int | None, view: dict[str, Any], screen: Screen) -> None:
    """The same for programs."""
    document = {
        "game": match.game,
        "names": match.names,
        "events": match.events(seat),
        "view": view,
        "outcome": asdict(match.outcome) if match.outcome is not None else None,
    }
    screen.console.file.write(json.dumps(document, ensure_ascii=False, indent=2) + "\n")


def doctor(lang: str, server: Sequence[tuple[str, str, bool]] = ()) -> list[RenderableType]:
    """What is installed here, how it runs, and how the server stands: what, how, whether it is well."""
    t = texts(lang).t
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True, style=look.NUMBER)
    grid.add_column(overflow="fold")
    grid.add_row("Rookery", rookery.__version__)
    grid.add_row("Python", f"{platform.python_version()} ({platform.python_implementation()}, {sys.platform})")
    grid.add_row(t("ui-doctor-core"), t("ui-doctor-compiled" if rookery.core.COMPILED else "ui-doctor-pure"))
    grid.add_row(t("ui-doctor-languages"), ", ".join(LANGUAGES))
    for name in games():
        grid.add_row(t("ui-doctor-game"), f"{name} ({t('ui-doctor-bots')}: {', '.join(levels(name))})")
    for name, why in broken().items():
        grid.add_row(t("ui-doctor-game"), Text(f"! {name}: {why.say(lang)}", style=look.BAD))
    folder = files.data_folder()
    writable = can_write(folder)
    grid.add_row(
        t("ui-doctor-data"), f"{folder} ({t('ui-doctor-writable' if writable else 'ui-doctor-read-only')})"
    )
    for name, module in OPTIONAL.items():
        found = find_spec(module) is not None
        grid.add_row(name, t("ui-doctor-installed" if found else "ui-doctor-missing"))
    for name in SETTINGS:
        value = os.environ.get(name)
        grid.add_row(name, value if value is not None else Text(t("ui-doctor-unset"), style=look.QUIET))
    if server:
        grid.add_row("", "")
        grid.add_row(t("ui-doctor-server"), "")
    for name, how, well in server:
        grid.add_row(name, Text(how) if well else Text(f"! {how}", style=look.BAD))
    return [grid]


def can_write(folder: Path) -> bool:
    """Could a game be kept there? The folder itself may not exist yet."""
    while not folder.exists() and folder != folder.parent:
        folder = folder.parent
    return folder.is_dir() and os.access(folder, os.W_OK)
