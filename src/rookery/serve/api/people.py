"""People: guests, accounts, friends, tokens."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from fastapi import Path, Query, Request, Response
from fastapi.responses import StreamingResponse

from rookery.serve import BadName, BadSetup
from rookery.serve.api.caller import Me, PersonId, TheHub, ok, reply, router
from rookery.serve.api.describing import shown_card, shown_user
from rookery.serve.api.shapes import (
    AskIn,
    CardOut,
    DoneOut,
    ExportOut,
    FriendsOut,
    GuestIn,
    LeadersOut,
    LeaveIn,
    LoginIn,
    MeIn,
    MyRatingsOut,
    PasswordIn,
    SessionOut,
    StatisticsOut,
    TokenIn,
    TokenOut,
    UserOut,
    VisitOut,
)
from rookery.serve.desk import leaving
from rookery.serve.desk.export import export
from rookery.serve.door import security
from rookery.serve.door.accounts import User
from rookery.serve.hub import ranking
from rookery.serve.hub.hub import Hub
from rookery.serve.tables.ranked import Pool

RATED_SHOWN: Final = 500


@router.post("/guests", tags=["people"], responses=ok(SessionOut))
async def new_guest(request: Request, hub: TheHub, body: GuestIn) -> Response:
    """Be somebody: a guest with a name."""
    await hub.limiter.check(hub.settings.rate_guests, "guests", request.state.address)
    user, token = await hub.accounts.guest(body.name, body.lang, security.browser_of(request.headers))
    return with_session(hub, user, token)


@router.post("/login", tags=["people"], responses=ok(SessionOut))
async def login(request: Request, hub: TheHub, body: LoginIn) -> Response:
    """A new session of an account."""
    user, token = await hub.accounts.login(
        body.name, body.password, request.state.address, security.browser_of(request.headers)
    )
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


@router.get("/me/ratings", tags=["people"], responses=ok(MyRatingsOut))
async def my_ratings(hub: TheHub, user: Me) -> Response:
    """My ratings in all lists, and my latest rated games."""
    found = await hub.store.read(
        lambda db: (ranking.standings(db, user.id), ranking.course(db, user.id, most=RATED_SHOWN))
    )
    return reply({"standings": found[0], "games": found[1]})


@router.get("/ratings", tags=["people"], responses=ok(LeadersOut))
async def leaders(
    hub: TheHub,
    game: Annotated[str, Query(max_length=60, examples=["thiefs-market"])],
    size: Annotated[Literal["2", "3-4", "5+"], Query(description="how many play")],
    pace: Annotated[Literal["fast", "slow", "turn"], Query(description="the time control")],
    page: Annotated[int, Query(ge=1, le=ranking.PAGES_MAX)] = 1,
) -> Response:
    """The best at a game, fifty on a page: those with games and different opponents enough."""
    if game not in hub.games:
        raise BadSetup(why=f"game: {', '.join(hub.games)}")
    pool = Pool(game, size, pace)
    found, more = await hub.store.read(lambda db: ranking.leaders(db, pool, page))
    return reply({**pool._asdict(), "page": page, "more": more, "players": found})


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


@router.get("/me/sessions", tags=["people"], responses=ok(list[VisitOut]))
async def my_sessions(hub: TheHub, user: Me) -> Response:
    """My sessions in browsers and terminals, without their tokens."""
    return reply([vars(visit) for visit in await hub.accounts.visits(user)])


@router.delete("/me/sessions/{session_id}", tags=["people"], responses=ok(DoneOut))
async def end_session(
    hub: TheHub, user: Me, session_id: Annotated[str, Path(pattern="^[0-9a-f]{12}$")]
) -> Response:
    """End one of my sessions, with its sockets."""
    return reply({"ok": await hub.accounts.end_visit(user, session_id) > 0})


@router.get("/me/export", tags=["people"], responses=ok(ExportOut))
async def my_export(
    hub: TheHub,
    user: Me,
    before: Annotated[float, Query(ge=0, le=1e11, description="`next` of the last document")] = 0.0,
) -> Response:
    """Everything that is mine: profile, friends, sessions, and games with their records and what I said there."""
    return StreamingResponse(await export(hub, user, before), media_type="application/json")


@router.post("/me/leave", tags=["people"], responses=ok(DoneOut))
async def leave(request: Request, hub: TheHub, user: Me, body: LeaveIn) -> Response:
    """Delete my account, or me as a guest. Games of others stay, without my name."""
    if body.name.strip() != user.name:
        raise BadName("ui-error-leave-name")
    await hub.accounts.proved(user, body.password, request.state.address)
    await leaving.leave(hub, user)
    response = reply({"ok": True})
    response.headers["set-cookie"] = security.no_cookie(hub.settings.secure)
    return response


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
