"""For those who write games: begin one, and check that everything holds that must hold for every game."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from contextlib import nullcontext
from pathlib import Path
from typing import Any

from rookery import starter
from rookery.compiling import game as compiling
from rookery.compiling.build import NotCompiled
from rookery.games import broken
from rookery.i18n import texts
from rookery.packages import claims, is_ours
from rookery.play.conform import Report, Trial, conform, known
from rookery.play.game import games
from rookery.terminal import files, look
from rookery.terminal.complaint import Complaint
from rookery.terminal.screen import Screen


def new_game(name: str, folder: Path | None, lang: str, screen: Screen) -> None:
    """Write a game to start from, and say what comes next."""
    if not starter.good_name(name):
        raise Complaint("ui-error-new-game-name", name=name[: starter.LONGEST])
    if known(name) or name in broken():
        raise Complaint("ui-error-new-game-taken", name=name)
    home = folder or Path(name)
    try:
        written = starter.write(name, home)
    except FileExistsError:
        raise Complaint("ui-error-new-game-folder", folder=str(home)) from None
    except OSError as error:
        raise Complaint("ui-error-write", file=str(home), why=files.reason(error)) from None
    t = texts(lang).t
    screen.say(t("ui-new-game-written", folder=files.shown(home)))
    for path in written:
        screen.say(f"  {path.relative_to(home).as_posix()}", style=look.QUIET)
    screen.gap()
    screen.say(t("ui-new-game-next"))
    for line in (f"cd {home}", "pip install -e .", f"rookery play {name}", f"rookery check-game {name}"):
        screen.say(f"  {line}")


class Progress:
    """One line per group of checks: live in a terminal, when it is done elsewhere."""

    def __init__(self, lang: str, screen: Screen) -> None:
        self.t = texts(lang).t
        self.screen = screen
        self.live: Any = None
        self.task: Any = None
        if screen.redraws:
            from rich.progress import BarColumn, MofNCompleteColumn, Progress as Live, TextColumn

            columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
            self.live = Live(*columns, console=screen.console, transient=True)
            self.task = self.live.add_task("")

    def said(self, group: str, done: int, many: int) -> None:
        """So many trials of a group are done."""
        title = self.t(f"ui-check-{group}")
        if self.live is not None:
            self.live.update(self.task, description=title, completed=done, total=many)
        elif done == many:
            self.screen.say(f"· {title}", style=look.QUIET)
            sys.stdout.flush()


def check_game(
    name: str, games_: int | None, seed: int, lang: str, screen: Screen, more: Mapping[str, Sequence[Trial]]
) -> bool:
    """Check a game and print the report; does everything hold?"""
    if not known(name):
        raise Complaint("ui-error-game", name=name, known=", ".join(games()))
    progress = Progress(lang, screen)
    with progress.live or nullcontext():
        report = conform(name, games_, seed, progress.said, more)
    show(report, lang, screen)
    return report.ok


def compile_game(name: str, cleaned: bool, lang: str, screen: Screen) -> None:
    """Compile the rules of an installed game, or remove what was compiled."""
    if is_ours(name) or name not in dict(claims()):
        raise Complaint("ui-error-compile-game", name=name, known=", ".join(dict(claims())) or "–")
    t = texts(lang).t
    if cleaned:
        screen.say(t("ui-compile-cleaned", count=len(compiling.clean(name)), name=name))
        return
    screen.say(t("ui-compile-begun", name=name), style=look.QUIET)
    try:
        made = compiling.compile_game(name)
    except NotCompiled as problem:
        raise Complaint("ui-error-not-compiled", name=name, why=str(problem)) from None
    except OSError as error:
        raise Complaint("ui-error-write", file=str(error.filename or ""), why=files.reason(error)) from None
    screen.say(t("ui-compile-done", count=len(made), name=name))


def show(report: Report, lang: str, screen: Screen) -> None:
    """What was checked, and what is wrong, once each: the first check that failed of it, the game that shows it."""
    t = texts(lang).t
    signs = look.UNICODE if screen.unicode else look.ASCII
    failed = {failure.group for failure in report.failures}
    for group, made in report.done.items():
        good = group not in failed
        line = f"{signs.yes if good else signs.no} {t(f'ui-check-{group}')}: {t('ui-check-made', count=made)}"
        screen.say(line, style=look.GOOD if good else look.BAD)
    causes = {failure.why: failure for failure in reversed(report.failures)}
    shown = [failure for failure in report.failures if causes[failure.why] is failure]
    for failure in shown:
        screen.gap()
        screen.say(" ".join(part for part in (t(f"ui-check-{failure.group}"), "–", failure.about) if part))
        for line in (failure.where, failure.why):
            if line:
                screen.say(f"  {line}", style=look.BAD)
    screen.gap()
    if report.ok:
        screen.say(t("ui-check-good", name=report.game), style=look.GOOD)
    else:
        screen.say(t("ui-check-bad", name=report.game, count=len(shown)), style=look.BAD)
