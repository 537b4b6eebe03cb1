"""How commands speak: in the reader's language, and one line for what cannot be done."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated

import typer

from rookery.commands.speech import BAD_INPUT, Speech, system_language

if TYPE_CHECKING:
    from rookery.terminal.screen import Screen

LangOption = Annotated[str | None, typer.Option("--lang", "-l", metavar="LANG")]
GameArgument = Annotated[str, typer.Argument(metavar="GAME")]
SeatsOption = Annotated[int | None, typer.Option("--seats", "-n")]
TableOption = Annotated[list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE")]


def chosen_language(given: str | None) -> str:
    """The language asked for with the command, or before it, or the system's."""
    from rookery.i18n import LANGUAGES, UnknownLanguage, language
    from rookery.terminal.complaint import Complaint

    if given is None:
        return Speech.given or system_language()
    try:
        return language(given)
    except UnknownLanguage:
        raise Complaint("ui-error-language", name=given, known=", ".join(LANGUAGES)) from None


@contextmanager
def speaking(given: str | None) -> Iterator[str]:
    """The language of a command; whatever is wrong with its input becomes one line and status 2."""
    from rookery.errors import GameError, RecordError
    from rookery.terminal.complaint import Complaint, bad_record
    from rookery.terminal.screen import forgive

    forgive(sys.stderr)
    lang = system_language()
    try:
        lang = chosen_language(given)
        yield lang
    except Complaint as error:
        fail(error.text(lang))
    except RecordError as error:
        fail(bad_record(error).text(lang))
    except GameError as error:
        fail(Complaint("ui-error-request", why=error.say).text(lang))
    except Exception as error:
        from rookery.games import at_fault

        fault = at_fault(error)  # somebody's package, of a game that is being played
        if fault is None:
            raise
        fail(Complaint("ui-error-request", why=fault.say).text(lang))


def fail(text: str) -> None:
    """One line on stderr, status 2."""
    print(f"rookery: {' '.join(text.split())}", file=sys.stderr)
    raise typer.Exit(BAD_INPUT)


def plain_screen() -> Screen:
    """A screen to print on."""
    from rookery.terminal.screen import Screen

    return Screen()
