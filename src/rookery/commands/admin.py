"""`rookery admin …`: what the admins' pages can do, and backups. It tells running servers."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer

from rookery.commands.saying import LangOption, plain_screen, speaking
from rookery.commands.serving import check_database, server_settings, web_address
from rookery.commands.speech import Command, Commands

if TYPE_CHECKING:
    from rookery.serve.desk.audit import Actor
    from rookery.serve.desk.desk import Desk
    from rookery.serve.settings import Settings

app = typer.Typer(cls=Commands, no_args_is_help=True, rich_markup_mode=None)
T = TypeVar("T")
DatabaseOption = Annotated[str | None, typer.Option("--database", metavar="URL")]
PersonArgument = Annotated[str, typer.Argument(metavar="PERSON")]
TableArgument = Annotated[str, typer.Argument(metavar="TABLE")]
WhyOption = Annotated[str, typer.Option("--why", metavar="TEXT")]
DaysOption = Annotated[float, typer.Option("--days", min=0, max=36_500)]
FileArgument = Annotated[Path, typer.Argument(metavar="FILE")]
TELL_SECONDS = 3.0


@app.callback(cls=Commands)
def for_hosts(lang: LangOption = None) -> None:
    """For those who look after a server."""
    with speaking(lang):
        pass


# -- how it works ------------------------------------------------------------------------------------------------


def found_settings(database: str | None, empty: bool = False) -> Settings:
    """The settings of a server whose database stands at the newest form; `empty`: or has none yet."""
    from rookery.serve.store.database import form_of
    from rookery.serve.store.schema import HEAD
    from rookery.serve.upkeep import logs
    from rookery.terminal.complaint import Complaint

    settings = server_settings(database=database)
    logs.set_up("console", "error")
    check_database(settings)
    form = form_of(settings)
    if form != HEAD and not (empty and form is None):
        raise Complaint("ui-admin-old-form", form=form or "–")
    return settings


def at_desk(database: str | None, work: Callable[[Desk], Awaitable[T]]) -> T:
    """Do something at the desk of a server, whether it runs or not."""
    import asyncio
    from dataclasses import replace

    from rookery.serve import HubError
    from rookery.serve.desk.desk import Desk
    from rookery.serve.hub.hub import Hub
    from rookery.terminal.complaint import Complaint

    settings = replace(found_settings(database, empty=True), workers=0)

    async def main() -> T:
        hub = Hub(settings)
        await hub.begin()
        desk = Desk(hub)
        try:
            await desk.begin()
            return await work(desk)
        finally:
            await hub.bus.flush(TELL_SECONDS)
            await hub.close()

    try:
        return asyncio.run(main())
    except HubError as error:
        raise Complaint("ui-error-request", why=error.text) from None


def terminal() -> Actor:
    """Who acts here."""
    import getpass

    from rookery.serve.desk.audit import Actor

    try:
        name = getpass.getuser()
    except (KeyError, OSError):  # nobody the system knows, as in a container
        name = ""
    return Actor("", f"rookery admin ({name})" if name else "rookery admin")


def day(at: float) -> str:
    """A time to read."""
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M")


def done(lang: str, act: str, **args: Any) -> None:
    """Say that it is done."""
    from rookery.i18n import texts

    t = texts(lang).t
    rest = " · ".join(str(value) for value in args.values() if value)
    plain_screen().say(f"{t('ui-admin-done')} {t(f'ui-act-{act}')}{': ' if rest else ''}{rest}")


# -- looking -----------------------------------------------------------------------------------------------------


@app.command(cls=Command)
def status(database: DatabaseOption = None, lang: LangOption = None) -> None:
    """Who plays now, and how the processes do."""
    with speaking(lang) as spoken:
        from rookery.i18n import texts
        from rookery.serve.desk import load

        async def work(desk: Desk) -> Any:
            now = desk.hub.now()
            return await desk.hub.store.read(
                lambda db: (load.running(db), load.counts(db), load.who_is_here(db, now))
            )

        running, counts, here = at_desk(database, work)
        t, screen = texts(spoken).t, plain_screen()
        shown = {name: counts.get(name, 0) for name in ("playing", "waiting", "over", "accounts")}
        screen.say(t("ui-admin-counts", **shown))
        for each in running:
            figures = {"tables": each.tables, "sockets": each.sockets, "moves": each.moves, "memory": each.memory}
            screen.say(f"{each.place}: {t('ui-admin-figures', **figures)}")
        if not running:
            screen.say(t("ui-admin-none-running"))
        screen.say(f"{t('ui-admin-here')}: {len(here)}")
        for person in here:
            tables = ", ".join(f"{card.id} ({card.game})" for card in person.tables[:3])
            screen.say(f"  {person.id}  {person.name}  {tables}".rstrip())


@app.command(cls=Command)
def people(
    name: Annotated[str, typer.Argument(metavar="NAME")] = "",
    database: DatabaseOption = None,
    lang: LangOption = None,
) -> None:
    """People by name or id."""
    with speaking(lang) as spoken:
        from rookery.i18n import texts
        from rookery.serve.desk import load
        from rookery.serve.door.wards import standing

        async def work(desk: Desk) -> Any:
            now = desk.hub.now()
            return await desk.hub.store.read(lambda db: (load.find_people(db, name, now), standing(db)))

        found, wards = at_desk(database, work)
        t, screen = texts(spoken).t, plain_screen()
        for each in found:
            kinds = [t("ui-admin-account" if each.account else "ui-admin-guest")]
            kinds += [t("ui-admin-role")] * each.admin
            kinds += [t(f"ui-admin-ward-{ward.kind}") for ward in wards if ward.what == each.id]
            screen.say(f"{each.id}  {each.name}  ({', '.join(kinds)})  {day(each.day)[:10]}")
        for ward in wards if not name else ():
            until = day(ward.until) if ward.until else t("ui-admin-for-ever")
            screen.say(
                f"{t(f'ui-admin-ward-{ward.kind}')}: {ward.what}  {ward.about}  {until}  {ward.why}".rstrip()
            )


@app.command(cls=Command)
def tables(
    which: Annotated[str, typer.Argument(metavar="WHICH")] = "",
    damaged: Annotated[bool, typer.Option("--damaged")] = False,
    database: DatabaseOption = None,
    lang: LangOption = None,
) -> None:
    """Tables by status, id, game, or who sits there; or the damaged ones."""
    with speaking(lang) as spoken:
        from rookery.i18n import texts
        from rookery.serve.desk import load
        from rookery.serve.hub import damage

        t, screen = texts(spoken).t, plain_screen()
        if damaged:
            count, findings = damage.survey(found_settings(database))
            for each in findings:
                about = {"entry": each.entry, "count": each.count, "why": each.why, "id": each.table}
                screen.say(f"{each.table}  {each.game}  {t(f'ui-damage-{each.what}', **about)}")
            screen.say(t("ui-tables-read", count=count, damaged=len(findings)))
            return
        state = which if which in ("waiting", "playing", "over") else ""

        async def work(desk: Desk) -> Any:
            return await desk.hub.store.read(lambda db: load.find_tables(db, state, "" if state else which))

        for table, game, stands, card in at_desk(database, work):
            names = ", ".join(s.called(spoken) for s in card.seats if s.name) if card else t("ui-admin-damaged")
            screen.say(f"{table}  {game}  {t(f'ui-admin-status-{stands}')}  {names}")


@app.command("log", cls=Command)
def show_log(
    count: Annotated[int, typer.Option("--count", "-n", min=1, max=1000)] = 50,
    database: DatabaseOption = None,
    lang: LangOption = None,
) -> None:
    """What admins did."""
    with speaking(lang) as spoken:
        from rookery.i18n import texts
        from rookery.serve.desk import audit

        async def work(desk: Desk) -> list[audit.Act]:
            return await desk.hub.store.read(lambda db: audit.page(db, 0, count))

        t, screen = texts(spoken).t, plain_screen()
        for each in reversed(at_desk(database, work)):
            what = f"{t(f'ui-act-{each.act}')}  {each.about}  {each.target}".rstrip()
            screen.say(f"{day(each.at)}  {each.by_name}  {what}{f'  ({each.why})' if each.why else ''}")


@app.command(cls=Command)
def fair(
    person: Annotated[str, typer.Argument(metavar="PERSON")] = "",
    database: DatabaseOption = None,
    lang: LangOption = None,
) -> None:
    """What stands out about fair play, or all that is known of one person."""
    with speaking(lang) as spoken:
        from rookery.i18n import texts
        from rookery.serve.desk import fair as desk_fair

        found = at_desk(database, lambda desk: desk_fair.look(desk, terminal(), person))
        t, screen = texts(spoken), plain_screen()
        screen.say(t.t("ui-fair-compared", sums=found.lookout.compared, people=found.lookout.people))
        for each in found.lookout.lines:
            names = f"{each.one_name} ({each.one})" + (f" → {each.other_name} ({each.other})" if each.other else "")
            screen.say(f"{names}  {each.game}{'  *' if each.stands_out else ''}")
            screen.say(f"  {desk_fair.sentence(each, t)}")
            screen.say(f"  {desk_fair.likelihood(each, t)}")
        if not found.lookout.lines:
            screen.say(t.t("ui-fair-none"))
        screen.say(t.t("ui-admin-fair-head"))
        for pair in found.addresses:
            games = t.t("ui-admin-fair-games", count=pair.games, together=pair.together)
            screen.say(f"  {pair.one_name} ({pair.one}) · {pair.other_name} ({pair.other})  {games}")


# -- acting ------------------------------------------------------------------------------------------------------


@app.command(cls=Command)
def close(
    table: TableArgument, why: WhyOption = "", database: DatabaseOption = None, lang: LangOption = None
) -> None:
    """End a game without a result."""
    with speaking(lang) as spoken:
        act = at_desk(database, lambda desk: desk.close_table(terminal(), table, why))
        done(spoken, act, table=table)


@app.command(cls=Command)
def delete(
    table: TableArgument, why: WhyOption = "", database: DatabaseOption = None, lang: LangOption = None
) -> None:
    """Take a table away with all that is stored of it."""
    with speaking(lang) as spoken:
        at_desk(database, lambda desk: desk.delete_table(terminal(), table, why))
        done(spoken, "delete", table=table)


@app.command(cls=Command)
def mute(
    person: PersonArgument,
    days: DaysOption = 0.0,
    why: WhyOption = "",
    database: DatabaseOption = None,
    lang: LangOption = None,
) -> None:
    """Nothing more is heard from somebody."""
    with speaking(lang) as spoken:
        user = at_desk(database, lambda desk: desk.mute(terminal(), person, days, why))
        done(spoken, "mute", name=user.name)


@app.command(cls=Command)
def unmute(
    person: PersonArgument, why: WhyOption = "", database: DatabaseOption = None, lang: LangOption = None
) -> None:
    """They may talk again."""
    with speaking(lang) as spoken:
        at_desk(database, lambda desk: desk.unmute(terminal(), person, why))
        done(spoken, "unmute", name=person)


@app.command(cls=Command)
def ban(
    who: Annotated[str, typer.Argument(metavar="PERSON|NETWORK")],
    days: DaysOption = 0.0,
    why: WhyOption = "",
    database: DatabaseOption = None,
    lang: LangOption = None,
) -> None:
    """Shut a person or a network out."""
    with speaking(lang) as spoken:
        from rookery.serve.door.wards import is_network

        if is_network(who) or "/" in who:
            network = at_desk(database, lambda desk: desk.ban_range(terminal(), who, days, why))
            done(spoken, "ban-range", network=network)
            return
        user = at_desk(database, lambda desk: desk.ban(terminal(), who, days, why))
        done(spoken, "ban", name=user.name)


@app.command(cls=Command)
def unban(
    who: Annotated[str, typer.Argument(metavar="PERSON|NETWORK")],
    why: WhyOption = "",
    database: DatabaseOption = None,
    lang: LangOption = None,
) -> None:
    """Let them in again."""
    with speaking(lang) as spoken:
        at_desk(database, lambda desk: desk.unban(terminal(), who, why))
        done(spoken, "unban", who=who)


@app.command("end-sessions", cls=Command)
def end_sessions(
    person: PersonArgument, why: WhyOption = "", database: DatabaseOption = None, lang: LangOption = None
) -> None:
    """Somebody must log in again."""
    with speaking(lang) as spoken:
        count = at_desk(database, lambda desk: desk.end_sessions(terminal(), person, why))
        done(spoken, "end-sessions", count=count)


@app.command(cls=Command)
def rename(
    person: PersonArgument,
    name: Annotated[str, typer.Argument(metavar="NAME")],
    why: WhyOption = "",
    database: DatabaseOption = None,
    lang: LangOption = None,
) -> None:
    """Another name for somebody."""
    with speaking(lang) as spoken:
        user = at_desk(database, lambda desk: desk.rename(terminal(), person, name, why))
        done(spoken, "rename", name=user.name)


@app.command(cls=Command)
def announce(
    text: Annotated[str, typer.Argument(metavar="TEXT")] = "",
    hours: Annotated[float, typer.Option("--hours", min=0, max=36_500)] = 0.0,
    database: DatabaseOption = None,
    lang: LangOption = None,
) -> None:
    """What all pages show; without a text, nothing more."""
    with speaking(lang) as spoken:
        said = at_desk(database, lambda desk: desk.announce(terminal(), text, hours))
        done(spoken, "announce" if said else "announce-end", text=said)


@app.command(cls=Command)
def link(
    url: Annotated[str | None, typer.Option("--url", metavar="URL")] = None,
    database: DatabaseOption = None,
    lang: LangOption = None,
) -> None:
    """A link that makes one account an admin."""
    with speaking(lang) as spoken:
        from rookery.i18n import texts
        from rookery.serve.app import admin_link

        settings = server_settings(database=database)
        where = url or settings.url or web_address(settings.host, settings.port)
        token = at_desk(database, lambda desk: desk.link(terminal()))
        plain_screen().say(texts(spoken).t("ui-admin-link"))
        print(admin_link(where, token))


@app.command(cls=Command)
def dismiss(
    person: PersonArgument, why: WhyOption = "", database: DatabaseOption = None, lang: LangOption = None
) -> None:
    """Somebody is an admin no longer."""
    with speaking(lang) as spoken:
        at_desk(database, lambda desk: desk.dismiss(terminal(), person, why))
        done(spoken, "dismiss", name=person)


# -- keeping -----------------------------------------------------------------------------------------------------


@app.command(cls=Command)
def purge(
    dry_run: Annotated[bool, typer.Option("--dry-run")] = False,
    database: DatabaseOption = None,
    lang: LangOption = None,
) -> None:
    """Let go what the settings no longer keep."""
    with speaking(lang) as spoken:
        from rookery.i18n import texts
        from rookery.serve.desk import retention

        async def work(desk: Desk) -> dict[str, int]:
            found = await retention.purge(desk.hub, dry=dry_run)
            if not dry_run and any(found.values()):
                about = ", ".join(f"{kind} {count}" for kind, count in found.items() if count)
                await desk.act(terminal(), "purge", lambda db: True, "", about)
            return found

        t, screen = texts(spoken).t, plain_screen()
        for kind, count in at_desk(database, work).items():
            screen.say(f"{t(f'ui-keep-{kind}')}: {count}")
        screen.say(t("ui-keep-dry" if dry_run else "ui-keep-done"))


@app.command(cls=Command)
def backup(file: FileArgument, database: DatabaseOption = None, lang: LangOption = None) -> None:
    """Write everything into a new file, while the server runs."""
    with speaking(lang) as spoken:
        from rookery.terminal.complaint import Complaint

        if file.exists():
            raise Complaint("ui-backup-exists", file=str(file))
        settings = found_settings(database)
        keep(spoken, "backup", lambda by: copied(settings, file, by))


@app.command(cls=Command)
def restore(
    file: FileArgument,
    replace: Annotated[bool, typer.Option("--replace")] = False,
    database: DatabaseOption = None,
    lang: LangOption = None,
) -> None:
    """Let the database be what a backup says."""
    with speaking(lang) as spoken:
        from rookery.serve.desk import backup as copies

        settings = server_settings(database=database)
        check_database(settings)
        keep(spoken, "restore", lambda by: copies.restore(settings, file, by, replace))


def copied(settings: Settings, file: Path, by: Actor) -> dict[str, int]:
    """A backup."""
    from rookery.serve.desk import backup as copies

    return copies.backup(settings, file, by)


def keep(lang: str, act: str, work: Callable[[Actor], dict[str, int]]) -> None:
    """Back up or restore, and say what there is."""
    from rookery.i18n import texts
    from rookery.serve.desk.backup import Unusable
    from rookery.serve.store.database import NewerDatabase
    from rookery.terminal.complaint import Complaint

    try:
        found = work(terminal())
    except Unusable as error:
        raise Complaint(f"ui-backup-{error.why}", **error.args_of_text) from None
    except NewerDatabase as error:
        raise Complaint("ui-backup-newer", form=error.found) from None
    plain_screen().say(texts(lang).t(f"ui-backup-{act}", **found))
