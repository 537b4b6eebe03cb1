"""Questions and answers, and what is said meanwhile."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Query, Response

from rookery.serve import HubError, NotYourSeat
from rookery.serve.api.caller import Me, Mine, TheHub, TheLang, ok, reply, router
from rookery.serve.api.describing import (
    LEGAL_SHOWN,
    RULE_STATUS,
    describe,
    drafted,
    legal_moves,
    problem,
    public_part,
    sentences,
)
from rookery.serve.api.shapes import (
    AckOut,
    AnswerIn,
    ChatIn,
    ConsentIn,
    DoneOut,
    LegalOut,
    MoveIn,
    ProposalIn,
    SeatOnly,
    StepsIn,
    StepsOut,
    TableOut,
    TextOut,
    UndoIn,
    WhyOut,
)
from rookery.serve.door.accounts import User
from rookery.serve.tables.live import LiveTable


@router.post("/tables/{table_id}/answers", tags=["play"], responses=ok(AckOut))
async def answer(hub: TheHub, table: Mine, user: Me, lang: TheLang, body: AnswerIn) -> Response:
    """Answer the open question. Posting the same answer twice is safe."""
    try:
        ack = await hub.answer(table, user, body.seat, body.number, body.move)
    except (HubError, ValueError) as error:
        return refused(error, lang, table, user)
    return reply({"number": ack.number, "move": ack.move, "again": ack.again, "table": public_part(table)})


@router.post("/tables/{table_id}/draft", tags=["play"], responses=ok(TableOut))
async def draft(hub: TheHub, table: Mine, user: Me, lang: TheLang, body: AnswerIn) -> Response:
    """What I would answer if my time were up, where a half-made answer counts; no one else learns of it."""
    try:
        await hub.draft(table, user, body.seat, body.number, body.move)
    except (HubError, ValueError) as error:
        return refused(error, lang, table, user)
    return reply(describe(table, user, lang))


def refused(error: Exception, lang: str, table: LiveTable, user: User) -> Response:
    """A refusal that knows its table."""
    status = error.status if isinstance(error, HubError) else RULE_STATUS.get(type(error))
    if status is None:
        raise error
    return reply(problem(error, lang, table, user), status)


@router.post("/tables/{table_id}/undo", tags=["play"], responses=ok(TableOut))
async def undo(hub: TheHub, table: Mine, user: Me, lang: TheLang, body: UndoIn) -> Response:
    """Take back my last answer, while nothing was rolled, drawn or shown since."""
    try:
        await hub.undo(table, user, body.seat, body.number, body.moves)
    except (HubError, ValueError) as error:
        return refused(error, lang, table, user)
    return reply(describe(table, user, lang))


@router.get("/tables/{table_id}/legal", tags=["play"], responses=ok(LegalOut))
async def legal(
    table: Mine,
    user: Me,
    lang: TheLang,
    offset: Annotated[int, Query(ge=0, le=1_000_000)] = 0,
    limit: Annotated[int, Query(ge=1, le=1000)] = LEGAL_SHOWN,
    words: Annotated[bool, Query(description="in words too; at most 200 at a time")] = False,
) -> Response:
    """All my legal moves, in parts."""
    return reply(
        legal_part(table, user, offset, min(limit, LEGAL_SHOWN) if words else limit, lang if words else "")
    )


def legal_part(table: LiveTable, user: User, offset: int, limit: int, lang: str = "") -> dict[str, Any]:
    """Some of the legal moves of somebody's seat; with sentences if a language is given."""
    seat = table.seat_of(user)
    asked = None if table.state.ended else seat
    count = len(table.match.legal(asked)) if table.match is not None and asked is not None else 0
    moves = legal_moves(table, seat, offset, limit)
    out: dict[str, Any] = {"count": count, "offset": offset, "moves": moves}
    if lang:
        out["sentences"] = sentences(table, seat, moves, lang)
    return out


@router.post("/tables/{table_id}/steps", tags=["play"], responses=ok(StepsOut))
async def steps(table: Mine, user: Me, lang: TheLang, body: StepsIn) -> Response:
    """Put a large move together in small steps. Nothing is played: answer with the `move` it comes to."""
    try:
        return reply(drafted(table, user, body.seat, body.taken, lang))
    except (HubError, ValueError) as error:
        return refused(error, lang, table, user)


@router.post("/tables/{table_id}/why", tags=["play"], responses=ok(WhyOut))
async def why(table: Mine, user: Me, lang: TheLang, body: MoveIn) -> Response:
    """Which rule stands in the way of a move?"""
    try:
        return reply(why_not(table, user, body.seat, body.move, lang))
    except (HubError, ValueError) as error:
        return refused(error, lang, table, user)


def why_not(table: LiveTable, user: User, seat: int, move: str, lang: str) -> dict[str, Any]:
    """The clause that forbids a move, in words."""
    if table.seat_of(user) != seat or table.match is None:
        raise NotYourSeat
    meant = table.match.move(seat, move)
    refusal = table.match.why_not(seat, meant)
    if refusal is None:
        return {"legal": True, "move": str(meant), "clause": None, "text": None}
    text = table.match.explain(refusal, lang)
    return {"legal": False, "move": str(meant), "clause": str(refusal), "text": text}


@router.post("/tables/{table_id}/hint", tags=["play"], responses=ok(TextOut))
async def hint(hub: TheHub, table: Mine, user: Me, body: SeatOnly) -> Response:
    """What a bot would answer, if the table allows hints."""
    return reply({"text": await hub.hint(table, user, body.seat)})


@router.post("/tables/{table_id}/skip", tags=["play"], responses=ok(DoneOut))
async def skip(hub: TheHub, table: Mine, user: Me) -> Response:
    """Do not wait for the bots' pacing."""
    await hub.skip(table, user)
    return reply({"ok": True})


@router.post("/tables/{table_id}/chat", tags=["talk"], responses=ok(DoneOut))
async def chat(hub: TheHub, table: Mine, user: Me, body: ChatIn) -> Response:
    """Say something."""
    await hub.chat(table, user, body.text, body.phrase)
    return reply({"ok": True})


@router.post("/tables/{table_id}/proposals", tags=["talk"], responses=ok(TableOut))
async def propose(hub: TheHub, table: Mine, user: Me, lang: TheLang, body: ProposalIn) -> Response:
    """Propose to change the mode, to pause, or that a bot sits in for somebody who left."""
    await hub.propose(table, user, body.what)
    return reply(describe(table, user, lang))


@router.post("/tables/{table_id}/consent", tags=["talk"], responses=ok(TableOut))
async def consent(hub: TheHub, table: Mine, user: Me, lang: TheLang, body: ConsentIn) -> Response:
    """Agree to what is proposed, or not."""
    await hub.consent(table, user, body.yes)
    return reply(describe(table, user, lang))


@router.post("/tables/{table_id}/return", tags=["play"], responses=ok(TableOut))
async def come_back(hub: TheHub, table: Mine, user: Me, lang: TheLang) -> Response:
    """I am back: the bot that kept my seat warm gets up. Opening a socket does the same."""
    await hub.arrive(table, user)
    return reply(describe(table, user, lang))
