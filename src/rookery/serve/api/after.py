"""After the game: the next one, looking back, the record and its proof."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Body, Path, Query, Request, Response

from rookery.play.analysis import to_json
from rookery.play.analysis.wording import named
from rookery.serve.api.caller import Me, Mine, TheHub, TheLang, Visitor, Watched, ok, reply, router
from rookery.serve.api.describing import describe, outcome, told
from rookery.serve.api.shapes import (
    AnalysisOut,
    BranchIn,
    CourseOut,
    MomentOut,
    RecordIn,
    TableOut,
    VerdictOut,
)
from rookery.serve.hub.hub import Hub
from rookery.serve.tables.live import LiveTable, must


@router.post("/tables/{table_id}/rematch", tags=["after"], responses=ok(TableOut))
async def rematch(hub: TheHub, table: Mine, user: Me, lang: TheLang) -> Response:
    """The next game, at a new table."""
    return reply(describe(await hub.rematch(table, user), user, lang))


@router.post("/tables/{table_id}/branch", tags=["after"], responses=ok(TableOut))
async def branch(hub: TheHub, table: Mine, user: Me, lang: TheLang, body: BranchIn) -> Response:
    """Play on from a moment of a finished game, at a new table."""
    return reply(describe(await hub.branch(table, user, body.at, body.seat), user, lang))


@router.get("/tables/{table_id}/moments/{at}", tags=["after"], responses=ok(MomentOut))
async def moment(
    hub: TheHub,
    table: Watched,
    user: Visitor,
    lang: TheLang,
    at: Annotated[int, Path(ge=0, le=1_000_000)],
    eyes: Annotated[
        int | None, Query(ge=0, le=9, description="through whose eyes; after the end anybody's")
    ] = None,
) -> Response:
    """The game after `at` answers."""
    match = await hub.moment(table, user, at, eyes)
    return reply(
        {
            "at": at,
            "last": hub.moments(table),
            "waiting": sorted(match.waiting),
            "view": match.view(eyes),
            "events": told(table, match, eyes, lang, 0),
            "outcome": outcome(match),
        }
    )


@router.get("/tables/{table_id}/course", tags=["after"], responses=ok(CourseOut))
async def lead(table: Watched) -> Response:
    """How the lead changed, once the game is over. Empty for a game in which points are not counted on the way."""
    must("over", table)
    from rookery.serve.drawing.course import course  # pages take a while to import

    assert table.match is not None
    return reply({"names": table.names(), "points": course(table.match)})


@router.get("/tables/{table_id}/analysis", tags=["after"], responses=ok(AnalysisOut))
async def analysis(hub: TheHub, table: Watched, lang: TheLang) -> Response:
    """What was found when the finished game was looked back at, or how far that is."""
    return reply(await looked_back(hub, table, lang))


@router.post("/tables/{table_id}/analysis", tags=["after"], responses=ok(AnalysisOut))
async def analyse(hub: TheHub, table: Watched, user: Me, lang: TheLang) -> Response:
    """Have the finished game looked back at, in the background. Ask again with GET until the state is done."""
    await hub.analyses.ask(table, user)
    return reply(await looked_back(hub, table, lang))


async def looked_back(hub: Hub, table: LiveTable, lang: str) -> dict[str, Any]:
    """An analysis in a language, with the names of those who played."""
    found = await hub.analyses.of(table)
    job = hub.analyses.jobs.get(table.id)
    if found is None:
        percent = 0 if job is None else job.percent
        return {"state": hub.analyses.state(table.id), "percent": percent, "analysis": None}
    data, names = to_json(found), table.names()
    for decision in data["decisions"]:
        said = decision["said"].get(lang, {})
        line = [named(each, names) for each in said.get("line", [])]
        decision["said"] = {key: named(said[key], names) for key in ("move", "best") if key in said} | {
            "line": line
        }
    return {"state": "done", "percent": 100, "analysis": data}


@router.get(
    "/tables/{table_id}/record",
    tags=["after"],
    response_class=Response,
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}, "description": "the record"}},
)
async def record(hub: TheHub, table: Watched, user: Visitor) -> Response:
    """The record as I may have it: until the end without the seed and what is hidden."""
    text = await hub.record(table, user)
    headers = {"content-disposition": f'attachment; filename="{table.game}-{table.id}.txt"'}
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


@router.post("/verify", tags=["after"], responses=ok(VerdictOut))
async def verify(hub: TheHub, request: Request, body: Annotated[RecordIn, Body()]) -> Response:
    """Replay a record and prove all that chance decided; `unproved` is what the record claims without proof."""
    found = await hub.verify(body.record, request.state.address)
    return reply(
        {
            "ok": found.ok,
            "proved": found.proved,
            "scripted": found.scripted,
            "unproved": [str(p) for p in found.unproved],
            "problems": [str(p) for p in found.problems],
        }
    )
