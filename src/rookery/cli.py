"""The `rookery` command. Nothing heavy is imported before a command needs it."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer

from rookery.told import BAD_INPUT, Command, Commands, Speech, system_language

if TYPE_CHECKING:
    from rookery.play.match import Match
    from rookery.serve.settings import Settings
    from rookery.terminal.screen import Screen
    from rookery.terminal.session import Seating

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

LangOption = Annotated[str | None, typer.Option("--lang", "-l", metavar="LANG")]
GameArgument = Annotated[str, typer.Argument(metavar="GAME")]
SeatsOption = Annotated[int | None, typer.Option("--seats", "-n")]
TableOption = Annotated[list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE")]
FileArgument = Annotated[Path, typer.Argument(metavar="FILE")]


def main() -> None:
    """Run it."""
    try:
        app()
    except BrokenPipeError:  # rookery rules … | head
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(0)


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
        from rookery.terminal.session import Session

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
    from rookery.terminal.guest import RemoteSession, come_in, set_up
    from rookery.terminal.remote import Place
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
    from rookery.terminal.interrupt import ignore

    ignore()
    return work()


def usual_seats(game: str, seats: int | None) -> int:
    """So many sit down: the number asked for, or a complaint; the usual one if nobody asked."""
    from rookery.play.game import game as find
    from rookery.terminal.complaint import Complaint

    if seats is None:
        return find(game).usual_seats
    allowed = find(game).seats
    if seats not in allowed:
        raise Complaint("ui-error-seats", seats=seats, allowed=f"{allowed[0]}–{allowed[-1]}")
    return seats


BOT_NAMES = ("Mira", "Bruno", "Zita", "Oskar")


def started(
    game: str,
    seats: int,
    seed: str | None,
    bots: list[str] | None,
    seat: int | None,
    name: str | None,
    options: dict[str, Any],
    lang: str,
) -> tuple[Match, Seating]:
    """A new match and who sits where."""
    from rookery.i18n import texts
    from rookery.play.game import game as find
    from rookery.terminal.complaint import Complaint
    from rookery.terminal.session import Seating

    mine = own_seat(seat, seats)
    me = (texts(lang).t("ui-newcomer") if name is None else name).strip()
    if not 0 < len(me) <= 30 or not me.isprintable():
        raise Complaint("ui-error-name")
    others = [each for each in BOT_NAMES if each.casefold() != me.casefold()]
    others += [f"{each} II" for each in BOT_NAMES]
    names = [*others[:mine], me, *others[mine : seats - 1]]
    fixed = int(seed) if seed is not None and seed.lstrip("-").isdecimal() and len(seed) < 19 else seed
    match = find(game).start(seats, seed=fixed, options=options, names=names)
    return match, Seating(mine, bot_levels(game, bots, seats, mine), bot_seed(seed))


def loaded(
    path: Path, game: str, bots: list[str] | None, seat: int | None, seed: str | None
) -> tuple[Match, Seating]:
    """A kept game and who sits where; what the command line says goes first."""
    from rookery.terminal import files
    from rookery.terminal.complaint import Complaint
    from rookery.terminal.session import Seating, seating_from

    match, notes = files.load(path)
    if match.game != game:
        raise Complaint("ui-error-other-game", file=str(path))
    seating = seating_from(notes, match, Seating(0, [], bot_seed(seed)))
    if seat is not None:
        seating.seat = own_seat(seat, match.seats)
    if bots:
        seating.levels = bot_levels(game, bots, match.seats, seating.seat)
    return match, seating


def own_seat(seat: int | None, seats: int) -> int:
    """The person's seat, or a complaint."""
    from rookery.terminal.complaint import Complaint

    mine = 0 if seat is None else seat
    if not 0 <= mine < seats:
        raise Complaint("ui-error-seat", seat=str(mine), last=str(seats - 1))
    return mine


def bot_levels(game: str, given: list[str] | None, seats: int, mine: int) -> list[str]:
    """One level per seat: one name for all bots, or one per bot in the order of the seats."""
    from rookery.play.bots import levels
    from rookery.terminal.complaint import Complaint

    known = levels(game)
    wanted = [word.strip() for text in given or [] for word in text.split(",")] or [known[-1]]
    for word in wanted:
        if word not in known:
            raise Complaint("ui-error-bot", name=word, known=", ".join(known))
    if len(wanted) == 1:
        wanted *= seats - 1
    if len(wanted) != seats - 1:
        raise Complaint("ui-error-bots", count=len(wanted), wanted=str(seats - 1))
    return [*wanted[:mine], known[-1], *wanted[mine:]]


def bot_seed(seed: str | None) -> int:
    """The bots' own chance: fixed with the seed, else anything."""
    import hashlib
    import secrets

    if seed is None:
        return secrets.randbits(31)
    return int.from_bytes(hashlib.blake2b(f"bots {seed}".encode(), digest_size=3).digest(), "big")


def table_options(game: str, given: list[str], cards: Path | None, open_: bool) -> dict[str, Any]:
    """NAME=VALUE pairs as options; the library checks them again."""
    from rookery.errors import GameError
    from rookery.play.game import game as find
    from rookery.terminal import files
    from rookery.terminal.complaint import Complaint

    known = {o.name: o for o in find(game).options if o.choices}
    out: dict[str, Any] = {}
    for text in given:
        name, equals, value = (part.strip() for part in text.partition("="))
        if not equals:
            raise Complaint("ui-error-option-form", text=text)
        if name not in known:
            raise Complaint("ui-error-option", name=name)
        allowed = {str(v).lower(): v for v in known[name].values}
        word = {"yes": "true", "on": "true", "no": "false", "off": "false"}.get(value.lower(), value.lower())
        if word not in allowed:
            raise Complaint("ui-error-option-value", value=value, name=name, allowed=", ".join(allowed))
        out[name] = allowed[word]
    if open_:
        opening = [name for name, o in known.items() if name.startswith("open-") and True in o.values]
        if not opening:
            raise Complaint("ui-error-option", name="open-…")
        out.update(dict.fromkeys(opening, True))
    if cards is not None:
        out["cards"] = files.read_text(cards)
        try:
            find(game).start(find(game).seats[0], seed=0, options={"cards": out["cards"]})
        except GameError as error:
            raise Complaint("ui-error-cards", file=str(cards), why=error.say) from None
    return out


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
        from rookery.terminal import files, rulebook
        from rookery.terminal.complaint import Complaint

        files.known_game(game)
        if clause is not None and rulebook.find_clause(game, clause) is None:
            raise Complaint("ui-error-clause", text=clause)
        screen = plain_screen()
        screen.show(*rulebook.rules(game, spoken, clause or search or ""))


@app.command(cls=Command)
def cards(game: GameArgument, lang: LangOption = None) -> None:
    """All cards with cost, icons, effect and source."""
    with speaking(lang) as spoken:
        from rookery.terminal import files, rulebook

        files.known_game(game)
        screen = plain_screen()
        screen.show(*rulebook.cards(game, spoken, screen.width, screen.colour))


def plain_screen() -> Screen:
    """A screen to print on."""
    from rookery.terminal.screen import Screen

    return Screen()


@app.command(cls=Command)
def verify(file: FileArgument, lang: LangOption = None) -> None:
    """Prove every roll and draw of a record from its seed."""
    with speaking(lang) as spoken:
        from rookery.terminal.reports import verify_file

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
        from rookery.terminal.reports import replay_file

        replay_file(file, spoken, plain_screen(), seat, open_, to, as_json)


@app.command(cls=Command)
def doctor(lang: LangOption = None) -> None:
    """What is installed here, and how it runs."""
    with speaking(lang) as spoken:
        from rookery.terminal.reports import doctor as examine

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

        status = last_of_all(lambda: run(host=host, port=free, open_browser=open_, database=database, redis=redis))
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
        from rookery.serve import damage

        if mend is not None:
            try:
                count, kept = damage.mend(settings, mend, Path.cwd())
            except (LookupError, OSError) as error:
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


ANYWHERE = ("0.0.0.0", "::")


def server_settings(**given: Any) -> Settings:
    """How the server is to run, or a complaint."""
    from rookery.terminal.complaint import Complaint

    try:
        import rookery.serve.app  # noqa: F401 - everything it needs must be there
        from rookery.serve.settings import SettingError, Settings
    except ModuleNotFoundError as error:
        raise Complaint("ui-serve-missing", name=str(error.name)) from None
    try:
        settings = Settings.read(**given)
    except SettingError as error:
        scheme = (given["database"] or os.environ.get("ROOKERY_DATABASE", "")).partition(":")[0].partition("+")[0]
        if scheme and scheme not in ("sqlite", "postgresql"):
            raise Complaint("ui-serve-scheme", scheme=scheme[:40]) from None
        raise Complaint("ui-serve-setting", why=error.say) from None
    if settings.redis:
        if settings.redis.partition("://")[0] not in ("redis", "rediss", "redis+unix"):
            raise Complaint("ui-serve-redis")
        need("redis")
    return settings


def need(module: str) -> None:
    """An optional package, or a complaint that says how to get it."""
    from importlib.util import find_spec

    from rookery.terminal.complaint import Complaint

    if find_spec(module) is None:
        raise Complaint("ui-serve-missing", name=module)


def check_database(settings: Settings) -> None:
    """Does it answer?"""
    from sqlalchemy.exc import ArgumentError, NoSuchModuleError, SQLAlchemyError

    from rookery.serve.settings import shown
    from rookery.serve.store import NewerDatabase, form_of
    from rookery.terminal.complaint import Complaint

    try:
        form_of(settings)
    except ModuleNotFoundError as error:
        raise Complaint("ui-serve-missing", name=str(error.name)) from None
    except (ArgumentError, NoSuchModuleError):
        raise Complaint("ui-serve-scheme", scheme=settings.database.partition(":")[0][:40]) from None
    except NewerDatabase as error:
        raise Complaint("ui-serve-newer", url=shown(settings.database), found=error.found) from None
    except (SQLAlchemyError, OSError) as error:
        why = str(getattr(error, "orig", None) or error).strip().partition("\n")[0]
        raise Complaint("ui-serve-database", url=shown(settings.database), why=why) from None


def free_port(host: str, port: int) -> int:
    """The port, if it can be had; any free one for 0."""
    import errno
    import socket

    from rookery.terminal.complaint import Complaint

    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as trial:
        trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            trial.bind((host, port))
            trial.listen()
        except OSError as error:
            if error.errno == errno.EADDRINUSE:
                raise Complaint("ui-serve-port", port=str(port)) from None
            raise Complaint(
                "ui-serve-address", address=f"{host}:{port}", why=error.strerror or str(error)
            ) from None
        return int(trial.getsockname()[1])


def web_address(host: str, port: int) -> str:
    """What to type into a browser."""
    shown = "127.0.0.1" if host in ANYWHERE else f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}/"


def lan_address() -> str:
    """This machine as its neighbours see it; nothing is sent to find out."""
    import socket

    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address that belongs to nobody
            return str(probe.getsockname()[0])
        except OSError:
            return socket.gethostname()


# ---------------------------------------------------------------------------------------------------------- bots


@app.command(cls=Command)
def arena(
    game: GameArgument,
    seats: SeatsOption = None,
    games: Annotated[int, typer.Option("--games", "-g", min=1)] = 2000,
    bots: Annotated[str | None, typer.Option()] = None,
    option: TableOption = None,
    seed: Annotated[int, typer.Option()] = 1,
    jobs: Annotated[int, typer.Option("--jobs", "-j", min=1)] = os.cpu_count() or 1,
    report: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    teams: Annotated[bool, typer.Option("--teams")] = False,
    lang: LangOption = None,
) -> None:
    """A tournament of bots, seats rotated, with confidence intervals."""
    with speaking(lang):
        from rookery.play.bots import levels
        from rookery.terminal import files
        from rookery.terminal.complaint import Complaint

        files.known_game(game)
        many = usual_seats(game, seats)
        known = levels(game)
        wanted = [known[-1], known[0]] if bots is None else [word.strip() for word in bots.split(",")]
        for word in wanted:
            if word not in known:
                raise Complaint("ui-error-bot", name=word, known=", ".join(known))
        if len(wanted) > many:
            raise Complaint("ui-error-bots", count=len(wanted), wanted=str(many))
        options = table_options(game, option or [], None, open_=False)
        if teams:
            from rookery.play.teams import main as play_teams

            status = play_teams(game, many, games, wanted, seed, jobs, options)
        else:
            from rookery.play.arena import main as run

            where = None if report is None else str(report)
            status = run(game, many, games, wanted, seed, jobs, where, options)
        if status:
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

        run(game, 0.2 if quick else seconds)


# ---------------------------------------------------------------------------------------------------------- authors


@app.command("new-game", cls=Command)
def new_game(
    name: Annotated[str, typer.Argument(metavar="NAME")],
    folder: Annotated[Path | None, typer.Option(metavar="FOLDER")] = None,
    lang: LangOption = None,
) -> None:
    """Write a small complete game of one's own to start from."""
    with speaking(lang) as spoken:
        from rookery.terminal import author

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
        from rookery.terminal import author

        if not author.check_game(game, games, seed, spoken, plain_screen()):
            raise typer.Exit(1)


if __name__ == "__main__":
    main()
