"""The `rookery` command. Nothing heavy is imported before a command needs it."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer

from rookery.commands import admin
from rookery.commands.saying import LangOption, plain_screen, speaking
from rookery.commands.speech import Command, Commands, refused

if TYPE_CHECKING:
    from rookery.play.bench import Figure
from rookery.commands.playing import bot_levels, contestants, loaded, own_seat, started, table_options, usual_seats
from rookery.commands.serving import (
    ANYWHERE,
    check_database,
    free_port,
    lan_address,
    need,
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
GameArgument = Annotated[str, typer.Argument(metavar="GAME")]
SeatsOption = Annotated[int | None, typer.Option("--seats", "-n")]
TableOption = Annotated[list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE")]
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
    from rookery.terminal.complaint import Complaint
    from rookery.terminal.remote.client import Place
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


# --------------------------------------------------------------------------------------------------------- research

lab = typer.Typer(cls=Commands, no_args_is_help=True, rich_markup_mode=None)
app.add_typer(lab, name="lab")


@lab.callback(cls=Commands)
def for_research(lang: LangOption = None) -> None:
    """For research."""
    with speaking(lang):
        pass


@lab.command(cls=Command)
def export(
    game: GameArgument,
    out: Annotated[Path, typer.Argument(metavar="FILE")],
    records: Annotated[list[Path] | None, typer.Argument(metavar="RECORD")] = None,
    seats: SeatsOption = None,
    games: Annotated[int, typer.Option("--games", "-g", min=1)] = 100,
    bots: Annotated[str | None, typer.Option()] = None,
    option: TableOption = None,
    seed: Annotated[int, typer.Option(min=0)] = 1,
    lang: LangOption = None,
) -> None:
    """Write games as Parquet, a row per decision."""
    with speaking(lang) as spoken:
        from rookery.i18n import texts
        from rookery.play.bots import level_names, levels, usual_level
        from rookery.terminal import files
        from rookery.terminal.complaint import Complaint

        files.known_game(game)
        need("pyarrow", "lab")
        known = levels(game)
        wanted = [usual_level(game)] if bots is None else [word.strip() for word in bots.split(",")]
        for word in wanted:
            if word not in level_names(game):
                raise Complaint("ui-error-bot", name=word, known=", ".join(known))
        from rookery.lab.export import export as run

        chosen = table_options(game, option or [], None, open_=False)
        made = run(out, game, usual_seats(game, seats), games, seed, wanted, chosen, records or ())
        print(texts(spoken).t("ui-lab-exported", file=str(out), decisions=made))


@app.command(cls=Command)
def train(
    game: GameArgument,
    out: Annotated[Path, typer.Option(metavar="FOLDER")],
    seats: Annotated[str | None, typer.Option()] = None,
    decisions: Annotated[float, typer.Option(min=1)] = 2e6,
    seed: Annotated[int, typer.Option(min=0)] = 1,
    workers: Annotated[int, typer.Option(min=0)] = 0,
    games: Annotated[int, typer.Option("--games", "-g", min=0)] = 100,
    imitate: Annotated[float, typer.Option(min=0)] = 0,
    minutes: Annotated[float | None, typer.Option(min=0.1)] = None,
    lang: LangOption = None,
) -> None:
    """Train a network for a game by self-play."""
    with speaking(lang) as spoken:
        from rookery.i18n import texts
        from rookery.terminal import files
        from rookery.terminal.complaint import Complaint

        files.known_game(game)
        words = seats.split(",") if seats is not None else []
        if not all(word.strip().isdecimal() for word in words):
            raise Complaint("ui-error-option-form", text=f"--seats {seats}")
        sizes = tuple(usual_seats(game, int(word)) for word in words) or (usual_seats(game, None),)
        need("torch", "train")
        from rookery.lab.learn.command import train as run

        screen, t = plain_screen(), texts(spoken).t
        seconds = None if minutes is None else minutes * 60
        found = run(game, sizes, out, decisions, seed, workers, games, screen.say, imitate, seconds)
        if found is not None:
            about = {"share": round(found["share"] * 100), "par": found["times_par"], "games": found["games"]}
            screen.say(t("ui-train-strength", **about))
        screen.say(t("ui-train-done", file=str(out / "network.npz")))


# ---------------------------------------------------------------------------------------------------------- authors


@app.command("new-game", cls=Command)
def new_game(
    name: Annotated[str, typer.Argument(metavar="NAME")],
    folder: Annotated[Path | None, typer.Option(metavar="FOLDER")] = None,
    lang: LangOption = None,
) -> None:
    """Write a small complete game of one's own to start from."""
    with speaking(lang) as spoken:
        from rookery.terminal.reports import author

        author.new_game(name, folder, spoken, plain_screen())


@app.command("check-game", cls=Command)
def check_game(
    game: GameArgument,
    games: Annotated[int | None, typer.Option("--games", "-g", min=1)] = None,
    seed: Annotated[int, typer.Option(min=0)] = 1,
    lang: LangOption = None,
) -> None:
    """Check everything that must hold for a game."""
    with speaking(lang) as spoken:
        from rookery.terminal.reports import author

        if not author.check_game(game, games, seed, spoken, plain_screen()):
            raise typer.Exit(1)


@app.command("compile-game", cls=Command)
def compile_game(
    game: GameArgument,
    clean: Annotated[bool, typer.Option("--clean")] = False,
    lang: LangOption = None,
) -> None:
    """Compile the rules of an installed game."""
    with speaking(lang) as spoken:
        from rookery.terminal.reports import author

        author.compile_game(game, clean, spoken, plain_screen())


if __name__ == "__main__":
    main()
