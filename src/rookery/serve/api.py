"""JSON for programs: all a page can do. `docs/api.md` is the guide, /api/v1/openapi.json the description."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Final

import msgspec
from fastapi import APIRouter, Body, Depends, Path, Query, Request, Response
from fastapi.security import APIKeyCookie, HTTPBearer
from pydantic import BaseModel

from rookery.errors import AmbiguousMove, GameError, IllegalMove, NotAMove, UndoRefused
from rookery.i18n import texts
from rookery.play.bots import levels
from rookery.play.match import Match
from rookery.serve import HubError, NotSignedIn, NotYourSeat, Stale, security
from rookery.serve.accounts import User
from rookery.serve.hub import Hub, LiveTable
from rookery.serve.shapes import (
    AckOut,
    AnswerIn,
    AskIn,
    BranchIn,
    CallIn,
    CardOut,
    ChatIn,
    ChoiceIn,
    ConsentIn,
    CourseOut,
    DoneOut,
    FriendsOut,
    GuestIn,
    InviteIn,
    LegalOut,
    LoginIn,
    MeIn,
    MomentOut,
    MoveIn,
    PairingIn,
    PairingOut,
    PasswordIn,
    Problem,
    ProposalIn,
    RecordIn,
    SeatIn,
    SeatOnly,
    SessionOut,
    SetupIn,
    SitIn,
    StatisticsOut,
    StepsIn,
    StepsOut,
    SwitchIn,
    TableOut,
    TextOut,
    TokenIn,
    TokenOut,
    UndoIn,
    UserOut,
    VerdictOut,
    WhyOut,
    WordsIn,
)
from rookery.serve.tables import NOTICES, PHRASES, Proposal, TableCard, must

LEGAL_SHOWN: Final = 200
CHAT_SHOWN: Final = 50

# -- who asks --------------------------------------------------------------------------------------------------

_bearer = HTTPBearer(auto_error=False, description="session or bot token")
_session = APIKeyCookie(name=security.COOKIE, auto_error=False, description="session of a browser")


def hub_of(request: Request) -> Hub:
    """The hub of this server."""
    hub = request.app.state.hub
    assert isinstance(hub, Hub)
    return hub


def visitor(request: Request) -> User | None:
    """Who asks, if known; the guard has looked already."""
    user = request.state.user
    return user if isinstance(user, User) else None


def signed_in(
    request: Request, _a: Annotated[Any, Depends(_bearer)], _b: Annotated[Any, Depends(_session)]
) -> User:
    """Who asks; NotSignedIn."""
    user = visitor(request)
    if user is None:
        raise NotSignedIn
    return user


def lang_of(request: Request) -> str:
    """The reader's language."""
    return str(request.state.lang)


PersonId = Annotated[str, Path(alias="person", pattern="^[0-9a-f]{16}$")]
TableId = Annotated[str, Path(alias="table_id", max_length=20, examples=["k3m9x2abcd"])]


async def watched(table_id: TableId, hub: TheHub, user: Visitor) -> LiveTable:
    """The table, for somebody who may look at it."""
    return await hub.looked_at(table_id, user)


async def mine(table_id: TableId, hub: TheHub, user: Me) -> LiveTable:
    """The table, for somebody with a name."""
    return await hub.seen(table_id, user)


async def any_table(table_id: TableId, hub: TheHub, user: Me) -> LiveTable:
    """The table, before the invite has been shown."""
    return await hub.table(table_id)


TheHub = Annotated[Hub, Depends(hub_of)]
Me = Annotated[User, Depends(signed_in)]
Visitor = Annotated[User | None, Depends(visitor)]
TheLang = Annotated[str, Depends(lang_of)]
Watched = Annotated[LiveTable, Depends(watched)]
Mine = Annotated[LiveTable, Depends(mine)]
AnyTable = Annotated[LiveTable, Depends(any_table)]

# -- what a viewer is told -------------------------------------------------------------------------------------


def reply(data: Any, status: int = 200) -> Response:
    """JSON."""
    return Response(msgspec.json.encode(data), status, media_type="application/json")


def describe(table: LiveTable, user: User | None, lang: str, since: int = 0) -> dict[str, Any]:
    """Everything a viewer may know of a table; `since`: events from that number on."""
    seat = table.seat_of(user)
    match = table.match
    question = match.question(seat) if match is not None and seat is not None else None
    return {
        "table": public_part(table),
        "you": you(table, user, seat),
        "clocks": clocks_now(table),
        "question": None if question is None else asked(table, seat, question, lang),
        "legal": legal_moves(table, seat),
        "view": None if match is None else viewed(table, match, seat),
        "events": told(table, match, seat, lang, since),
        "outcome": None if match is None else outcome(match),
    }


def public_part(table: LiveTable) -> msgspec.Raw:
    """What is the same for all viewers, made once per change."""
    made = table.cache.get("json")
    if made is None:
        made = table.cache["json"] = msgspec.Raw(msgspec.json.encode(public_data(table)))
    assert isinstance(made, msgspec.Raw)
    return made


def public_data(table: LiveTable) -> dict[str, Any]:
    """The public part as data. A prepared position is not in it: it may hold secrets."""
    setup = table.setup
    return {
        "id": table.id,
        "game": table.game,
        "status": table.status,
        "version": table.version,
        "number": table.number,
        "mode": table.mode,
        "paused": table.paused,
        "public": setup.public,
        "hints": setup.hints,
        "options": setup.options,
        "host": table.host,
        "commitment": table.commitment,
        "bank": setup.bank,
        "increment": setup.increment,
        "turn_limit": setup.turn_limit,
        "seats": [
            {
                "seat": s.seat,
                "name": s.name,
                "user": s.user_id,
                "bot": s.bot,
                "warm": s.warm,
                "left": s.left,
                "connected": s.connected,
                "words": s.words,
                "choice": s.choice,
            }
            for s in table.seats
        ],
        "waiting": table.waiting,
        "proposals": [proposal(p) for p in table.proposals],
        "chat": [
            {"n": c.n, "at": round(c.at, 3), "name": c.name, "seat": c.seat, "text": c.text, "phrase": c.phrase}
            for c in table.chat[-CHAT_SHOWN:]
        ],
        "rematch": table.rematch or None,
        "prepared": setup.position is not None,
        "scripted": len(setup.chance),
        "branch_of": setup.branch_of or None,
        "branch_at": setup.branch_at if setup.branch_of else None,
    }


def proposal(p: Proposal) -> dict[str, Any]:
    """A proposal as data."""
    return {"what": p.what, "user": p.user_id, "missing": p.missing}


def you(table: LiveTable, user: User | None, seat: int | None) -> dict[str, Any]:
    """What concerns the viewer alone. The invite is for those at the table."""
    inside = user is not None and (seat is not None or user.id == table.host)
    undo = seat is not None and table.match is not None and table.match.can_undo(seat)
    host = user is not None and user.id == table.host
    invite = table.invite if inside else None
    mine: dict[str, Any] = {"seat": seat, "host": host, "can_undo": undo, "invite": invite}
    if seat is not None and table.match is not None and table.match.switches:
        off = table.state.off.get(seat, ())
        mine["switches"] = {name: name not in off for name in table.match.switches}
        if table.match.stops:
            mine["stop"] = table.stop_of(seat) or table.match.stops[0]
    if seat is not None and table.draft_of(seat):
        mine["draft"] = table.draft_of(seat)
    return mine


def clocks_now(table: LiveTable) -> list[float | None]:
    """Seconds left per seat; [] without clocks."""
    if table.setup.bank is None and table.setup.turn_limit is None:
        return []
    now = table.now()
    left = [table.clock(seat.seat, now) for seat in table.seats]
    return [None if x is None else round(x, 1) for x in left]


def asked(table: LiveTable, seat: int | None, question: Any, lang: str) -> dict[str, Any]:
    """The open question in words."""
    assert table.match is not None
    assert seat is not None
    return {
        "key": question.key,
        "clause": question.clause,
        "text": question.text(lang),
        "number": table.number,
        "count": len(table.match.legal(seat)),
    }


def sentences(table: LiveTable, seat: int | None, moves: list[str], lang: str) -> list[str]:
    """Moves in words."""
    match = table.match
    assert match is not None or not moves
    return [match.sentence(seat or 0, move, lang, table.names()) for move in moves] if match is not None else []


def drafted(table: LiveTable, user: User, seat: int, taken: Sequence[str | int], lang: str) -> dict[str, Any]:
    """A move after some small steps: what may follow, or the whole move."""
    match = table.match
    if table.seat_of(user) != seat or match is None:
        raise NotYourSeat
    draft = match.draft(seat)
    for step in taken:
        draft.take(step)
    move = draft.move
    return {
        "taken": [{"number": s.number, "text": s.text} for s in draft.taken],
        "steps": [{"number": s.number, "text": s.text} for s in draft.steps],
        "move": None if move is None else str(move),
        "sentence": None if move is None else match.sentence(seat, move, lang, table.names()),
    }


def legal_moves(table: LiveTable, seat: int | None, offset: int = 0, limit: int = LEGAL_SHOWN) -> list[str]:
    """Some of the legal moves."""
    if table.match is None or seat is None:
        return []
    legal = table.match.legal(seat)
    return [str(legal[k]) for k in range(offset, min(len(legal), offset + limit))]


def viewed(table: LiveTable, match: Match, seat: int | None) -> Any:
    """The view; the spectators' one is made once per change."""
    if seat is not None:
        return match.view(seat)
    made = table.cache.get("json view")
    if made is None:
        made = table.cache["json view"] = msgspec.Raw(msgspec.json.encode(match.view(None)))
    return made


def told(table: LiveTable, match: Match | None, seat: int | None, lang: str, since: int) -> list[dict[str, Any]]:
    """What the viewer may read of what happened, with words."""
    if match is None:
        return []
    names = table.names()
    return [{**event, "text": match.tell(event, lang, names)} for event in match.events(seat, since)]


def outcome(match: Match) -> dict[str, Any] | None:
    """How it ended, as data."""
    end = match.outcome
    if end is None:
        return None
    return {
        "ranks": end.ranks,
        "scores": end.scores,
        "breakdown": end.breakdown,
        "winners": end.winners,
        "reason": end.reason,
        "tie_break": end.tie_break,
    }


def problem(
    error: Exception, lang: str, table: LiveTable | None = None, user: User | None = None
) -> dict[str, Any]:
    """Any refusal as data; with the fresh table if the poster's is old."""
    if isinstance(error, HubError):
        out = security.problem(error, lang)
    else:
        out = {"error": type(error).__name__, **rule_problem(error, lang, table, user)}
    if table is not None and isinstance(error, Stale) and table.may_see(user):
        out["table"] = describe(table, user, lang)
    return out


def rule_problem(error: Exception, lang: str, table: LiveTable | None, user: User | None) -> dict[str, Any]:
    """What the rules say, in words of the reader."""
    t = texts(lang)
    if isinstance(error, IllegalMove):
        reason = error.reason
        seat = table.seat_of(user) if table is not None else None
        if table is not None and table.match is not None and seat is not None:
            refusal = table.match.why_not(seat, error.move)
            reason = table.match.explain(refusal, lang) if refusal is not None else reason
        text = t.t("ui-illegal", clause=error.clause, reason=reason)
        return {"key": "ui-illegal", "text": text, "clause": error.clause}
    if isinstance(error, AmbiguousMove):
        text = t.t("ui-ambiguous", text=error.text, count=len(error.candidates))
        return {"key": "ui-ambiguous", "text": text, "candidates": error.candidates[:20]}
    if isinstance(error, UndoRefused):
        key = f"ui-undo-refused-{error.reason}"
        return {"key": key, "text": t.t(key)}
    if isinstance(error, GameError):
        return {"key": error.key, "text": error.say(lang), "clause": error.clause}
    return {"key": "ui-error-not-a-move", "text": t.t("ui-error-not-a-move")}


RULE_STATUS: Final[dict[type[Exception], int]] = {
    IllegalMove: 422,
    AmbiguousMove: 422,
    NotAMove: 422,
    UndoRefused: 409,
    GameError: 422,
}


def shown_user(user: User) -> dict[str, Any]:
    """A user as data."""
    return {
        "id": user.id,
        "name": user.name,
        "lang": user.lang,
        "account": user.account,
        "preferences": user.prefs,
    }


def shown_card(card: TableCard) -> dict[str, Any]:
    """A card as data."""
    data = msgspec.to_builtins(card)
    assert isinstance(data, dict)
    return data


# -- the routes ------------------------------------------------------------------------------------------------

ERRORS: Final[dict[int | str, dict[str, Any]]] = {
    code: {"model": Problem, "description": text}
    for code, text in {
        400: "not understood",
        401: "no or unknown token",
        403: "not yours, or from a foreign page",
        404: "no such thing, for you",
        409: "not now; a stale post finds the fresh table in `table`",
        413: "too much",
        422: "not possible",
        429: "too fast",
        503: "try again",
    }.items()
}
router = APIRouter(prefix="/api/v1", responses=ERRORS)


def ok(model: type[BaseModel] | Any, text: str = "done") -> dict[int | str, dict[str, Any]]:
    """The description of a good answer."""
    return {200: {"model": model, "description": text}}


@router.post("/guests", tags=["people"], responses=ok(SessionOut))
async def new_guest(request: Request, hub: TheHub, body: GuestIn) -> Response:
    """Be somebody: a guest with a name."""
    await hub.limiter.check(hub.settings.rate_guests, "guests", request.state.address)
    user, token = await hub.accounts.guest(body.name, body.lang)
    return with_session(hub, user, token)


@router.post("/login", tags=["people"], responses=ok(SessionOut))
async def login(request: Request, hub: TheHub, body: LoginIn) -> Response:
    """A new session of an account."""
    user, token = await hub.accounts.login(body.name, body.password, request.state.address)
    return with_session(hub, user, token)


def with_session(hub: Hub, user: User, token: str) -> Response:
    """The session, as body and as cookie."""
    response = reply({"user": shown_user(user), "token": token})
    response.headers["set-cookie"] = security.cookie(token, hub.settings.secure)
    response.headers["cache-control"] = "no-store"
    return response


@router.post("/logout", tags=["people"], responses=ok(DoneOut))
async def logout(request: Request, hub: TheHub, user: Me) -> Response:
    """End this session."""
    await hub.accounts.logout(request.state.session)
    response = reply({"ok": True})
    response.headers["set-cookie"] = security.no_cookie(hub.settings.secure)
    return response


@router.get("/me", tags=["people"], responses=ok(UserOut))
async def me(user: Me) -> Response:
    """Who am I?"""
    return reply(shown_user(user))


@router.patch("/me", tags=["people"], responses=ok(UserOut))
async def change_me(hub: TheHub, user: Me, body: MeIn) -> Response:
    """Another name, language or preferences."""
    if body.name is not None:
        user = await hub.rename(user, body.name)
    if body.lang is not None or body.preferences:
        user = await hub.accounts.preferences(user, body.lang, body.preferences)
    return reply(shown_user(user))


@router.post("/me/password", tags=["people"], responses=ok(UserOut))
async def set_password(request: Request, hub: TheHub, user: Me, body: PasswordIn) -> Response:
    """A guest becomes an account and keeps the games; an account changes its password."""
    return reply(shown_user(await hub.accounts.set_password(user, body.password, body.old, request.state.address)))


@router.get("/me/tables", tags=["people"], responses=ok(list[CardOut]))
async def my_tables(hub: TheHub, user: Me) -> Response:
    """Where I sit."""
    return reply([shown_card(card) for card in await hub.tables_of(user)])


@router.get("/me/statistics", tags=["people"], responses=ok(StatisticsOut))
async def my_statistics(hub: TheHub, user: Me) -> Response:
    """How my finished games went: by game, and with whom."""
    return reply(await hub.statistics(user))


@router.get("/me/history", tags=["people"], responses=ok(list[CardOut]))
async def my_history(
    hub: TheHub,
    user: Me,
    before: Annotated[float, Query(ge=0, le=1e11, description="`created` of the last one seen")] = 0.0,
) -> Response:
    """My finished games, the newest first: who sat there, ranks and scores by seat."""
    return reply([shown_card(card) for card in await hub.history(user, before)])


@router.get("/me/friends", tags=["people"], responses=ok(FriendsOut))
async def my_friends(hub: TheHub, user: Me) -> Response:
    """My friends and who of them is here, those who ask, those I have blocked, and calls to tables."""
    circle = await hub.friends.circle(user)
    return reply({**vars(circle), "calls": await hub.friends.calls(user)})


@router.post("/me/friends", tags=["people"], responses=ok(DoneOut))
async def ask_friend(hub: TheHub, user: Me, body: AskIn) -> Response:
    """Ask an account to be friends. The answer does not say whether there is one."""
    await hub.friends.ask(user, body.name)
    return reply({"ok": True})


@router.put("/me/friends/{person}", tags=["people"], responses=ok(DoneOut))
async def accept_friend(hub: TheHub, user: Me, person: PersonId) -> Response:
    """Be friends with somebody who asked."""
    await hub.friends.accept(user, person)
    return reply({"ok": True})


@router.delete("/me/friends/{person}", tags=["people"], responses=ok(DoneOut))
async def remove_friend(hub: TheHub, user: Me, person: PersonId) -> Response:
    """Be friends no longer, refuse somebody who asked, or unblock."""
    await hub.friends.remove(user, person)
    return reply({"ok": True})


@router.put("/me/blocked/{person}", tags=["people"], responses=ok(DoneOut))
async def block_person(hub: TheHub, user: Me, person: PersonId) -> Response:
    """No requests, no calls, no pairing with them any more; they are not told."""
    await hub.friends.block(user, person)
    return reply({"ok": True})


@router.get("/me/tokens", tags=["people"], responses=ok(list[TokenOut]))
async def my_tokens(hub: TheHub, user: Me) -> Response:
    """My bot tokens, without the tokens themselves."""
    return reply(
        [{"id": t.id, "label": t.label, "created": t.created} for t in await hub.accounts.bot_tokens(user)]
    )


@router.post("/me/tokens", tags=["people"], responses=ok(TokenOut))
async def new_token(hub: TheHub, user: Me, body: TokenIn) -> Response:
    """A token for a program that plays as me. It is shown this once."""
    made, token = await hub.accounts.bot_token(user, body.label)
    response = reply({"id": made.id, "label": made.label, "created": made.created, "token": token})
    response.headers["cache-control"] = "no-store"
    return response


@router.delete("/me/tokens/{token_id}", tags=["people"], responses=ok(DoneOut))
async def drop_token(hub: TheHub, user: Me, token_id: Annotated[str, Path(pattern="^[0-9a-f]{12}$")]) -> Response:
    """Take a bot token back."""
    return reply({"ok": await hub.accounts.drop_token(user, token_id)})


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
    """Look for others who want the same. Ask again every few seconds: whoever does not is taken to be gone."""
    return reply(await hub.pairing.seek(user, body.games, body.seats, body.bots))


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
    """Wait no longer: bots take the seats nobody has come for."""
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
    """A new table; whoever makes it is its host."""
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
    await hub.sit(table, user, body.seat, body.invite)
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
    """Whether I want to be asked at a kind of moment, or how often (`you.stop`); nobody else learns of it."""
    await hub.switch(table, user, body.name, body.on)
    return reply(describe(table, user, lang))


@router.post("/tables/{table_id}/start", tags=["tables"], responses=ok(TableOut))
async def start(hub: TheHub, table: Mine, user: Me, lang: TheLang) -> Response:
    """The host begins."""
    await hub.start(table, user)
    return reply(describe(table, user, lang))


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
    """What I would answer if my time were up, where a half-made answer counts; nobody else learns of it."""
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
    count = len(table.match.legal(seat)) if table.match is not None and seat is not None else 0
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
    """How the lead changed, once the game is over. Empty for a game in which nobody counts points on the way."""
    must("over", table)
    from rookery.serve.course import course  # pages take a while to import

    assert table.match is not None
    return reply({"names": table.names(), "points": course(table.match)})


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
