"""The `rookery` command. Nothing heavy is imported before a command needs it."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer

from rookery.commands import admin, authors, research
from rookery.commands.saying import GameArgument, LangOption, SeatsOption, TableOption, plain_screen, speaking
from rookery.commands.speech import Command, Commands, refused

if TYPE_CHECKING:
    from rookery.play.bench import Figure
from rookery.commands.playing import bot_levels, contestants, loaded, own_seat, started, table_options, usual_seats
from rookery.commands.serving import (
    ANYWHERE,
    check_database,
    free_port,
    lan_address,
    server_settings,
    web_address,
)

app = typer.Typer(
    name="rookery",
    cls=Commands,
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,  # else every --help imports a Markdown parser, which takes longer than all the rest
    context_settings={"help_option_names": ["-h", "--help"]},
)
T = TypeVar("T")
FileArgument = Annotated[Path, typer.Argument(metavar="FILE")]


def main() -> None:
    """Run it."""
    try:
        try:
            app()
        finally:
            sys.stdout.flush()
        return
    except BrokenPipeError:  # rookery rules … | head
        status = 0
    except OSError as error:  # a full disk, a folder that cannot be written to
        status = refused(error)
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # what is left to be said goes nowhere
    sys.exit(status)


def show_version(wanted: bool) -> None:
    """Print the version and stop."""
    if wanted:
        from rookery import __version__

        print(f"rookery {__version__}")
        raise typer.Exit


@app.callback()
def root(
    version: Annotated[bool, typer.Option("--version", callback=show_version, is_eager=True)] = False,
    lang: LangOption = None,
) -> None:
    """What comes before the command."""
    with speaking(lang):
        pass


# ---------------------------------------------------------------------------------------------------------- play


@app.command(cls=Command)
def play(
    game: Annotated[str | None, typer.Argument(metavar="GAME")] = None,
    seats: SeatsOption = None,
    lang: LangOption = None,
    seed: Annotated[str | None, typer.Option()] = None,
    bot: Annotated[
        list[str] | None,
        typer.Option("--bot", "-b", metavar="LEVEL"),
    ] = None,
    seat: Annotated[int | None, typer.Option()] = None,
    option: TableOption = None,
    cards: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    load: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    name: Annotated[str | None, typer.Option()] = None,
    open_: Annotated[bool, typer.Option("--open")] = False,
    fast: Annotated[bool, typer.Option("--fast")] = False,
    server: Annotated[str | None, typer.Option(metavar="URL")] = None,
    table: Annotated[str | None, typer.Option(metavar="ID")] = None,
    invite: Annotated[str | None, typer.Option(metavar="TOKEN")] = None,
) -> None:
    """Sit down in this terminal: with bots, or at a table of a server (--server)."""
    with speaking(lang) as spoken:
        from rookery.terminal import files
        from rookery.terminal.complaint import Complaint
        from rookery.terminal.screen import Screen
        from rookery.terminal.sitting.session import Session

        if server is not None or table is not None or invite is not None:
            for flag, given in (("--seed", seed), ("--load", load)):
                if given is not None:
                    raise Complaint("ui-remote-not-there", option=flag)
            if server is None and "://" not in (table or ""):
                raise Complaint("ui-remote-which-server")
            options = table_options(files.known_game(game), option or [], cards, open_) if game is not None else {}
            many = usual_seats(game, seats) if game is not None else 0
            play_there(server or "", table or "", invite or "", game, many, seat, name, bot, options, spoken, fast)
            return
        if game is None:
            from rookery.play.game import games

            raise Complaint("ui-which-game", known=", ".join(games()))
        files.known_game(game)
        if load is not None:
            match, seating = loaded(load, game, bot, seat, seed)
            path = files.place_for(load, game)
        else:
            options = table_options(game, option or [], cards, open_)
            match, seating = started(game, usual_seats(game, seats), seed, bot, seat, name, options, spoken)
            path = files.new_file(game)
        last_of_all(Session(match, seating, Screen(fast=fast), spoken, path).run)


def play_there(
    server: str,
    table: str,
    invite: str,
    game: str | None,
    seats: int,
    seat: int | None,
    name: str | None,
    bots: list[str] | None,
    options: dict[str, Any],
    lang: str,
    fast: bool,
) -> None:
    """At a table of a server: one that is there, or a new one with bots."""
    from rookery.client.http import Place
    from rookery.terminal.complaint import Complaint
    from rookery.terminal.remote.guest import RemoteSession, come_in, set_up
    from rookery.terminal.screen import Screen

    place = Place.read(server, table, invite)
    me = "" if name is None else name.strip()
    if name is not None and (not 0 < len(me) <= 30 or not me.isprintable()):
        raise Complaint("ui-error-name")
    if place.table and game is not None:
        raise Complaint("ui-remote-game-or-table")
    if place.table:
        client, seen = come_in(place, me, lang, seat)
    elif game is not None:
        mine = own_seat(seat, seats)
        levels = bot_levels(game, bots, seats, mine)
        setup = {"game": game, "seats": seats, "options": options}
        setup["bots"] = {str(s): levels[s] for s in range(seats) if s != mine}
        client, seen = set_up(place, me, lang, setup)
    else:
        raise Complaint("ui-remote-game-or-table")
    last_of_all(RemoteSession(client, seen, Screen(fast=fast), lang, fast, me, options).run)


def last_of_all(work: Callable[[], T]) -> T:
    """Work that knows what Ctrl-C means, and after which nothing is left to interrupt."""
    from rookery.terminal.sitting.interrupt import ignore

    ignore()
    return work()


# ---------------------------------------------------------------------------------------------------------- reading


@app.command(cls=Command)
def rules(
    game: GameArgument,
    clause: Annotated[str | None, typer.Argument(metavar="CLAUSE")] = None,
    search: Annotated[str | None, typer.Option("--search", "-s", metavar="WORD")] = None,
    lang: LangOption = None,
) -> None:
    """The rules in our own words, clause by clause."""
    with speaking(lang) as spoken:
        from rookery.terminal import files
        from rookery.terminal.complaint import Complaint
        from rookery.terminal.reports import rulebook

        files.known_game(game)
        if clause is not None and rulebook.find_clause(game, clause) is None:
            raise Complaint("ui-error-clause", text=clause)
        screen = plain_screen()
        screen.show(*rulebook.rules(game, spoken, clause or search or ""))


@app.command(cls=Command)
def cards(game: GameArgument, lang: LangOption = None) -> None:
    """All cards with cost, icons, effect and source."""
    with speaking(lang) as spoken:
        from rookery.terminal import files
        from rookery.terminal.reports import rulebook

        files.known_game(game)
        screen = plain_screen()
        screen.show(*rulebook.cards(game, spoken, screen.width, screen.colour))


@app.command(cls=Command)
def verify(file: FileArgument, lang: LangOption = None) -> None:
    """Prove every roll and draw of a record from its seed."""
    with speaking(lang) as spoken:
        from rookery.terminal.reports.records import verify_file

        if not verify_file(file, spoken, plain_screen()):
            raise typer.Exit(1)


@app.command(cls=Command)
def replay(
    file: FileArgument,
    seat: Annotated[int | None, typer.Option()] = None,
    open_: Annotated[bool, typer.Option("--open")] = False,
    lang: LangOption = None,
    to: Annotated[int | None, typer.Option(min=0)] = None,
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Tell a recorded game, and show the table at its end."""
    with speaking(lang) as spoken:
        from rookery.terminal.reports.records import replay_file

        replay_file(file, spoken, plain_screen(), seat, open_, to, as_json)


@app.command(cls=Command)
def analyse(
    file: FileArgument,
    effort: Annotated[str, typer.Option(metavar="EFFORT")] = "quick",
    seed: Annotated[int, typer.Option(min=0, max=1_000_000_000)] = 0,
    lang: LangOption = None,
    as_json: Annotated[bool, typer.Option("--json")] = False,
    html: Annotated[Path | None, typer.Option("--html", metavar="FILE")] = None,
) -> None:
    """Looks back at a finished game: chances, mistakes, turning points, luck."""
    with speaking(lang) as spoken:
        from rookery.terminal.reports.analysis import analyse_file

        if status := analyse_file(file, spoken, plain_screen(), effort, seed, as_json, html):
            raise typer.Exit(status)


@app.command(cls=Command)
def doctor(lang: LangOption = None) -> None:
    """What is installed here, and how it runs."""
    with speaking(lang) as spoken:
        from rookery.terminal.reports.records import doctor as examine

        try:
            from rookery.serve import doctor as server_doctor

            rows = server_doctor(spoken)
        except ModuleNotFoundError as error:
            rows = [(str(error.name), "–", False)]
        plain_screen().show(*examine(spoken, rows))


# ---------------------------------------------------------------------------------------------------------- server


@app.command(cls=Command)
def serve(
    host: Annotated[str | None, typer.Option()] = None,
    port: Annotated[int | None, typer.Option(min=0, max=65535)] = None,
    database: Annotated[str | None, typer.Option(metavar="URL")] = None,
    redis: Annotated[str | None, typer.Option(metavar="URL")] = None,
    open_: Annotated[bool, typer.Option("--open/--no-open")] = False,
    lang: LangOption = None,
) -> None:
    """Run the server: tables in the browser, for terminals and for programs."""
    with speaking(lang) as spoken:
        from rookery.i18n import texts

        settings = server_settings(host=host, port=port, database=database, redis=redis)
        check_database(settings)
        free = free_port(settings.host, settings.port)
        t, screen = texts(spoken).t, plain_screen()
        screen.say(t("ui-serve-ready", url=web_address(settings.host, free)))
        if settings.host in ANYWHERE:
            screen.say(t("ui-serve-lan", url=web_address(lan_address(), free)))
        screen.say(t("ui-serve-stop"))
        sys.stdout.flush()
        from rookery.serve.app import main as run

        status = last_of_all(
            lambda: run(host=host, port=free, open_browser=open_, database=database, redis=redis, lang=spoken)
        )
        if status:
            raise typer.Exit(status)


@app.command(cls=Command)
def tables(
    database: Annotated[str | None, typer.Option(metavar="URL")] = None,
    mend: Annotated[str | None, typer.Option(metavar="TABLE")] = None,
    lang: LangOption = None,
) -> None:
    """Read all tables of a server: which are damaged, why, and what can be done."""
    with speaking(lang) as spoken:
        from rookery.i18n import texts
        from rookery.terminal.complaint import Complaint

        settings = server_settings(database=database)
        check_database(settings)
        t, screen = texts(spoken).t, plain_screen()
        from rookery.serve.hub import damage

        if mend is not None:
            try:
                count, kept = damage.mend(settings, mend, Path.cwd())
            except damage.CannotMend as error:
                raise Complaint("ui-tables-cannot-mend", id=mend, why=t(f"ui-damage-{error.what}")) from None
            except OSError as error:
                raise Complaint("ui-tables-cannot-mend", id=mend, why=str(error)) from None
            screen.say(t("ui-tables-mended", id=mend, count=count, file=str(kept or "–")))
            return
        count, found = damage.survey(settings)
        for each in found:
            about = {"entry": each.entry, "count": each.count, "why": each.why, "id": each.table}
            screen.say(f"{each.table}  {each.game}  {t(f'ui-damage-{each.what}', **about)}")
            if each.mendable:
                screen.say(f"  rookery tables --mend {each.table}")
        screen.say(t("ui-tables-read", count=count, damaged=len(found)))
        if found:
            raise typer.Exit(1)


app.add_typer(admin.app, name="admin")

# ---------------------------------------------------------------------------------------------------------- bots


@app.command(cls=Command)
def arena(
    game: GameArgument,
    seats: SeatsOption = None,
    games: Annotated[int, typer.Option("--games", "-g", min=1)] = 2000,
    bots: Annotated[str | None, typer.Option()] = None,
    bot: Annotated[list[str] | None, typer.Option("--bot", "-b", metavar="BOT")] = None,
    form: Annotated[str, typer.Option()] = "match",
    teams: Annotated[bool, typer.Option("--teams")] = False,
    mirror: Annotated[bool, typer.Option("--mirror")] = False,
    option: TableOption = None,
    seed: Annotated[int, typer.Option()] = 1,
    jobs: Annotated[int, typer.Option("--jobs", "-j", min=1)] = os.cpu_count() or 1,
    ray: Annotated[str | None, typer.Option(metavar="ADDRESS")] = None,
    journal: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    report: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    results: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    ratings: Annotated[bool | None, typer.Option("--ratings/--no-ratings")] = None,
    sprt: Annotated[str | None, typer.Option(metavar="LOW,HIGH")] = None,
    alpha: Annotated[float, typer.Option()] = 0.05,
    beta: Annotated[float, typer.Option()] = 0.05,
    seconds: Annotated[float, typer.Option(min=0.01, max=3600)] = 10.0,
    memory: Annotated[int, typer.Option(min=0)] = 2048,
    lang: LangOption = None,
) -> None:
    """A tournament of bots, seats rotated, with confidence intervals."""
    with speaking(lang) as spoken:
        from rookery.play import arena as hall
        from rookery.terminal import files
        from rookery.terminal.screen import forgive

        forgive(sys.stdout)

        files.known_game(game)
        many = usual_seats(game, seats)
        plan = hall.planned(
            game,
            many,
            contestants(game, bots, bot or []),
            seed,
            table_options(game, option or [], None, open_=False),
            "sides" if teams else form,
            mirror,
            hall.Limits(seconds, memory),
        )
        bounds = None if sprt is None else hall.read_bounds(sprt, alpha, beta)
        wanted = hall.Wanted(jobs, report, results, journal, bounds, ratings, ray, spoken)
        if status := hall.run(plan, games, wanted):
            raise typer.Exit(status)


@app.command(cls=Command)
def levels(
    game: Annotated[str | None, typer.Argument(metavar="GAME")] = None,
    games: Annotated[int, typer.Option("--games", "-g", min=1)] = 400,
    seed: Annotated[int, typer.Option()] = 1,
    jobs: Annotated[int, typer.Option("--jobs", "-j", min=1)] = os.cpu_count() or 1,
    write: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    lang: LangOption = None,
) -> None:
    """Each level of bots against the one below."""
    with speaking(lang):
        from rookery.packages import OURS
        from rookery.play.arena import ladder
        from rookery.terminal import files

        if game is not None:
            files.known_game(game)
        screen = plain_screen()
        found = ladder.ladder(
            [game] if game else OURS, games, seed, jobs, lambda each: screen.say(ladder.told(each))
        )
        if write is not None:
            ladder.write(write, found)


@app.command(cls=Command)
def study(
    game: GameArgument,
    seats: SeatsOption = None,
    games: Annotated[int, typer.Option("--games", "-g", min=1)] = 200,
    bots: Annotated[str | None, typer.Option()] = None,
    option: TableOption = None,
    seed: Annotated[int, typer.Option()] = 1,
    jobs: Annotated[int, typer.Option("--jobs", "-j", min=1)] = os.cpu_count() or 1,
    ray: Annotated[str | None, typer.Option(metavar="ADDRESS")] = None,
    journal: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    report: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    data: Annotated[Path | None, typer.Option("--json", metavar="FILE")] = None,
    lang: LangOption = None,
) -> None:
    """What bots that play each other say about a game: its seats, its cards, its places."""
    with speaking(lang) as spoken:
        from rookery.play.bots import quick_level
        from rookery.play.study import running
        from rookery.terminal import files
        from rookery.terminal.screen import forgive

        forgive(sys.stdout)
        files.known_game(game)
        chosen = table_options(game, option or [], None, open_=False)
        named = contestants(game, bots, []) if bots is not None else [quick_level(game)]
        plan = running.planned(game, usual_seats(game, seats), named, seed, chosen)
        wanted = running.Wanted(jobs, journal, report, data, ray, spoken)
        if status := running.run(plan, games, wanted):
            raise typer.Exit(status)


@app.command(cls=Command)
def bench(
    game: Annotated[str, typer.Argument(metavar="GAME")] = "thiefs-market",
    seconds: Annotated[float, typer.Option(min=0.01)] = 2.0,
    quick: Annotated[bool, typer.Option("--quick")] = False,
    lang: LangOption = None,
) -> None:
    """How fast the engine is on this machine."""
    with speaking(lang):
        from rookery.terminal import files

        files.known_game(game)
        from rookery.play.bench import main as run

        run(game, 0.2 if quick else seconds, lab_figures())


def lab_figures() -> Callable[[str, int, float], list[Figure]] | None:
    """What measures the lab, where it is installed."""
    from importlib.util import find_spec

    if any(find_spec(module) is None for module in ("numpy", "gymnasium", "pettingzoo")):
        return None
    from rookery.lab.bench import figures

    return figures


app.add_typer(research.lab, name="lab")
app.command(cls=Command)(research.train)
app.command("new-game", cls=Command)(authors.new_game)
app.command("check-game", cls=Command)(authors.check_game)
app.command("compile-game", cls=Command)(authors.compile_game)


if __name__ == "__main__":
    main()
