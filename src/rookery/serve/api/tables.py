"""What can be played, and setting a table up."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Path, Query, Response

from rookery.play.bots import levels
from rookery.serve.api.caller import (
    AnyTable,
    Me,
    Mine,
    TableId,
    TheHub,
    TheLang,
    Visitor,
    Watched,
    ok,
    reply,
    router,
)
from rookery.serve.api.describing import describe, shown_card
from rookery.serve.api.shapes import (
    CallIn,
    CardOut,
    ChoiceIn,
    DoneOut,
    InviteIn,
    PairingIn,
    PairingOut,
    SeatIn,
    SetupIn,
    SitIn,
    SwitchIn,
    TableOut,
    WordsIn,
)
from rookery.serve.hub.hub import Hub
from rookery.serve.tables.chat import NOTICES, PHRASES
from rookery.serve.tables.live import LiveTable


@router.get("/games", tags=["games"], responses=ok(list[dict[str, Any]]))
async def games(hub: TheHub) -> Response:
    """The games there are, with seats, options and levels of bots."""
    return reply([about_game(hub, name) for name in hub.games])


def about_game(hub: Hub, name: str) -> dict[str, Any]:
    """A game as data."""
    game = hub.games[name]
    options = [{"name": o.name, "values": list(o.values), "clause": o.clause} for o in game.options]
    return {
        "name": name,
        "version": game.version,
        "seats": list(game.seats),
        "options": options,
        "bots": levels(name),
        "phrases": PHRASES,
        "notices": NOTICES,
    }


@router.get("/tables", tags=["tables"], responses=ok(list[CardOut]))
async def open_tables(hub: TheHub) -> Response:
    """Public tables that wait for people."""
    return reply([shown_card(card) for card in await hub.open_tables()])


@router.put("/pairing", tags=["tables"], responses=ok(PairingOut))
async def seek(hub: TheHub, user: Me, body: PairingIn) -> Response:
    """Look for others who want the same. Ask again every few seconds: those who do not are taken to be gone."""
    return reply(await hub.pairing.seek(user, **body.model_dump()))


@router.get("/pairing", tags=["tables"], responses=ok(PairingOut | None))
async def pairing(hub: TheHub, user: Me) -> Response:
    """How it stands; `table` says where I have been seated."""
    return reply(await hub.pairing.look(user))


@router.delete("/pairing", tags=["tables"], responses=ok(DoneOut))
async def stop_seeking(hub: TheHub, user: Me) -> Response:
    """Wait no longer."""
    await hub.pairing.stop(user)
    return reply({"ok": True})


@router.post("/pairing/bots", tags=["tables"], responses=ok(TableOut))
async def begin_with_bots(hub: TheHub, user: Me, lang: TheLang) -> Response:
    """Wait no longer: bots take the seats that are still free."""
    table = await hub.table(await hub.pairing.with_bots(user))
    return reply(describe(table, user, lang))


@router.post("/tables/{table_id}/calls", tags=["tables"], responses=ok(DoneOut))
async def call_friend(hub: TheHub, user: Me, table: Mine, body: CallIn) -> Response:
    """Call a friend to a table where I sit."""
    await hub.call(table, user, body.friend)
    return reply({"ok": True})


@router.put("/me/calls/{table_id}", tags=["tables"], responses=ok(TableOut))
async def follow_call(hub: TheHub, user: Me, lang: TheLang, table_id: TableId) -> Response:
    """Follow a friend's call: to a free seat if there is one, else to watch."""
    table = await hub.answer_call(user, table_id, yes=True)
    assert table is not None
    return reply(describe(table, user, lang))


@router.delete("/me/calls/{table_id}", tags=["tables"], responses=ok(DoneOut))
async def refuse_call(hub: TheHub, user: Me, table_id: TableId) -> Response:
    """Do not follow it."""
    await hub.answer_call(user, table_id, yes=False)
    return reply({"ok": True})


@router.post("/tables", tags=["tables"], responses=ok(TableOut))
async def create(hub: TheHub, user: Me, lang: TheLang, body: SetupIn) -> Response:
    """A new table; its maker is its host."""
    return reply(describe(await hub.create(user, body.setup()), user, lang))


@router.get("/tables/{table_id}", tags=["tables"], responses=ok(TableOut))
async def show(
    table: Watched, user: Visitor, lang: TheLang, since: Annotated[int, Query(ge=0, le=1_000_000)] = 0
) -> Response:
    """The table as I may see it; `since` leaves out events I have."""
    return reply(describe(table, user, lang, since))


@router.put("/tables/{table_id}/setup", tags=["tables"], responses=ok(TableOut))
async def change_setup(hub: TheHub, table: Mine, user: Me, lang: TheLang, body: SetupIn) -> Response:
    """The host changes the setup before the start."""
    await hub.change(table, user, body.setup())
    return reply(describe(table, user, lang))


@router.post("/tables/{table_id}/admit", tags=["tables"], responses=ok(TableOut))
async def admit(hub: TheHub, table: AnyTable, user: Me, lang: TheLang, body: InviteIn) -> Response:
    """Come in through the invite link, to look on."""
    await hub.admit(table, user, body.invite)
    return reply(describe(table, user, lang))


@router.post("/tables/{table_id}/sit", tags=["tables"], responses=ok(TableOut))
async def sit(hub: TheHub, table: AnyTable, user: Me, lang: TheLang, body: SitIn) -> Response:
    """Take a seat."""
    await hub.sit(table, user, body.seat, body.invite, body.program)
    return reply(describe(table, user, lang))


@router.post("/tables/{table_id}/stand", tags=["tables"], responses=ok(TableOut))
async def stand(hub: TheHub, table: Mine, user: Me, lang: TheLang) -> Response:
    """Leave the seat; in a running game it stays mine."""
    await hub.stand(table, user)
    return reply(describe(table, user, lang) if table.may_see(user) else {"ok": True, **gone(table)})


@router.post("/tables/{table_id}/give-up", tags=["tables"], responses=ok(TableOut))
async def give_up(hub: TheHub, table: Mine, user: Me, lang: TheLang) -> Response:
    """Give up my seat of a running game for good: a bot plays it to the end, and I may look on."""
    await hub.give_up(table, user)
    return reply(describe(table, user, lang))


def gone(table: LiveTable) -> dict[str, Any]:
    """What is left for somebody who may no longer look at a table."""
    empty: dict[str, Any] = {"table": {"id": table.id}, "you": {"seat": None}, "clocks": [], "question": None}
    return {**empty, "legal": [], "view": None, "events": [], "outcome": None}


@router.put("/tables/{table_id}/seats/{seat}", tags=["tables"], responses=ok(TableOut))
async def set_seat(
    hub: TheHub,
    table: Mine,
    user: Me,
    lang: TheLang,
    seat: Annotated[int, Path(ge=0, le=9)],
    body: SeatIn,
) -> Response:
    """The host puts a bot on a seat, or makes it free."""
    await hub.set_seat(table, user, seat, body.bot)
    return reply(describe(table, user, lang))


@router.post("/tables/{table_id}/words", tags=["tables"], responses=ok(TableOut))
async def words(hub: TheHub, table: Mine, user: Me, lang: TheLang, body: WordsIn) -> Response:
    """Words of my own, mixed into chance; before the start."""
    await hub.words(table, user, body.words)
    return reply(describe(table, user, lang))


@router.post("/tables/{table_id}/choice", tags=["tables"], responses=ok(TableOut))
async def choose(hub: TheHub, table: Mine, user: Me, lang: TheLang, body: ChoiceIn) -> Response:
    """What my seat is to have, where a game lets everybody choose before the start; first come, first served."""
    await hub.choose(table, user, body.choice)
    return reply(describe(table, user, lang))


@router.post("/tables/{table_id}/switch", tags=["play"], responses=ok(TableOut))
async def switch(hub: TheHub, table: Mine, user: Me, lang: TheLang, body: SwitchIn) -> Response:
    """Whether I want to be asked at a kind of moment, or how often (`you.stop`); no one else learns of it."""
    await hub.switch(table, user, body.name, body.on)
    return reply(describe(table, user, lang))


@router.post("/tables/{table_id}/start", tags=["tables"], responses=ok(TableOut))
async def start(hub: TheHub, table: Mine, user: Me, lang: TheLang) -> Response:
    """The host begins."""
    await hub.start(table, user)
    return reply(describe(table, user, lang))
