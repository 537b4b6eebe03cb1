"""The command line in the reader's language: its help, and what is wrong with what was typed.

Texts are `ui-cli-<command>` and `ui-cli-<command>-<parameter>`, or `ui-cli-<parameter>` where commands share one.
"""

from __future__ import annotations

import contextlib
import errno
import os
import re
import sys
from collections.abc import Sequence
from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup

BAD_INPUT = 2
FULL = (errno.ENOSPC, errno.EDQUOT)
ENVIRONMENT = ("ROOKERY_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
UsageError: Any = typer.BadParameter.__base__


class Speech:
    """The language asked for before the command, if any."""

    given: str | None = None


def system_language() -> str:
    """The first language of the environment that Rookery speaks."""
    from rookery.i18n import UnknownLanguage, language

    for name in ENVIRONMENT:
        try:
            return language(os.environ.get(name, ""))
        except UnknownLanguage:
            continue
    return "en"


def asked_language(args: Sequence[str]) -> str:
    """The language that what was typed asks for, wherever it says so; else the system's.

    >>> asked_language(["play", "--help", "--lang", "hu"]), asked_language(["-lpl", "--help"])
    ('hu', 'pl')
    """
    from rookery.i18n import UnknownLanguage, language

    for n, word in enumerate(args):
        value = next(iter(args[n + 1 :]), "") if word in ("--lang", "-l") else ""
        value = value or word.removeprefix("--lang=") * word.startswith("--lang=")
        value = value or word[2:] * (word.startswith("-l") and len(word) > 2)
        try:
            return language(value)
        except UnknownLanguage:
            continue
    return system_language()


def say(key: str, /, **args: Any) -> str:
    """A text of the command line."""
    from rookery.i18n import texts

    return texts(Speech.given or system_language()).t(f"ui-cli-{key}", **args)


def about(command: str, name: str) -> str:
    """What a parameter of a command means."""
    from rookery.i18n import texts

    own = f"{command}-{name}"
    return say(own if texts("en").has(f"ui-cli-{own}") else name)


NUMBER = r"<(?:int|float)(?: range)?>"
"""How click names what is to be typed: words for programmers."""


class Helped:
    """A command whose help is in our words."""

    def format_help(self: Any, ctx: Any, formatter: Any) -> None:
        """Usage, what it does, arguments, options and commands."""
        from rookery.i18n import begun

        pieces = " ".join(self.collect_usage_pieces(ctx)).replace("[OPTIONS]", f"[{say('options')}]")
        pieces = pieces.replace("COMMAND [ARGS]...", f"{say('command')} …")
        formatter.write_usage(ctx.command_path, pieces, f"{say('usage')}: ")
        formatter.write_paragraph()
        name = named(ctx)
        with formatter.indentation():
            formatter.write_text(say(name))
        for kind in ("argument", "option"):
            rows = [self.row(ctx, name, p) for p in self.get_params(ctx) if p.param_type_name == kind]
            if rows:
                with formatter.section(begun(say(f"{kind}s"))):
                    formatter.write_dl(rows)
        if commands := getattr(self, "commands", None):
            with formatter.section(say("commands")):
                formatter.write_dl([(each, say(own_key(name, each))) for each in commands])

    def row(self: Any, ctx: Any, command: str, param: Any) -> tuple[str, str]:
        """A parameter, what it means, and what it is if nothing is said."""
        text = about(command, {"open_": "open", "as_json": "json"}.get(param.name, param.name))
        default = param.default
        shown = default is not None and not isinstance(default, bool) and not callable(default)
        tail = f" {say('default', value=str(default))}" if shown else ""
        typed = param.get_help_record(ctx)[0] if param.param_type_name == "option" else name_of(param)
        return re.sub(NUMBER, "N", typed).replace("<str>", "TEXT"), text + tail


def name_of(param: Any) -> str:
    """A parameter as it is typed."""
    return param.metavar if param.param_type_name == "argument" else "/".join(param.opts)


def named(ctx: Any) -> str:
    """What a command's texts are called: with its group, where another has the same name."""
    if not ctx.parent:
        return "rookery"
    return own_key(ctx.parent.info_name if ctx.parent.parent else "", ctx.info_name)


def own_key(group: str, command: str) -> str:
    """The same for a command of a group."""
    from rookery.i18n import texts

    own = f"{group}-{command}"
    return own if texts("en").has(f"ui-cli-{own}") else command


class Command(Helped, TyperCommand):
    """One command."""


class Commands(Helped, TyperGroup):
    """All of them; complaints are one line and status 2."""

    def list_commands(self, ctx: Any) -> list[str]:
        """In the order they were written."""
        return list(self.commands)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """The command meant."""
        if args[0] not in self.commands and not args[0].startswith("-"):
            complain("error-command", name=args[0], known=", ".join(self.commands))
        return super().resolve_command(ctx, args)

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        """Run what was typed, and end."""
        typed = list(sys.argv[1:] if args is None else args)
        Speech.given = asked_language(typed)
        try:
            status = super().main(typed, prog_name, complete_var, False, windows_expand_args, **extra)
        except typer.Abort:
            status = 1
        except UsageError as error:
            status = wrong(error)
        sys.exit(status)


def wrong(error: Any) -> int:
    """What was typed cannot be understood: one line, by the kind of mistake."""
    kind = type(error).__name__
    ctx = error.ctx
    if kind == "NoArgsIsHelpError":
        print(ctx.get_help())
        return BAD_INPUT
    usage = f"{ctx.command_path if ctx is not None and ctx.parent else 'rookery'} --help"
    if kind in ("NoSuchOption", "BadOptionUsage"):
        which = "error-option" if kind == "NoSuchOption" else "error-option-value"
        line = say(which, name=str(error.option_name)[:60], help=usage)
    elif getattr(error, "param", None) is not None:
        which = "error-missing" if kind == "MissingParameter" else "error-value"
        line = say(which, name=name_of(error.param), help=usage)
    else:
        line = say("error-words", help=usage)
    print(f"rookery: {line}", file=sys.stderr)
    return BAD_INPUT


def refused(error: OSError) -> int:
    """The system does not let something be read or written: one line, if there is room for it."""
    if error.errno in FULL:
        line = say("error-full")
    else:
        line = say("error-system", why=": ".join(str(x) for x in (error.filename, error.strerror or error) if x))
    with contextlib.suppress(OSError):
        print(f"rookery: {line}", file=sys.stderr)
    return 1


def complain(key: str, **args: Any) -> None:
    """One line on stderr, status 2."""
    print(f"rookery: {say(key, **args)}", file=sys.stderr)
    raise typer.Exit(BAD_INPUT)
