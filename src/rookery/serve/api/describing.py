"""What a viewer is told of a table, and why something is refused, as data."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from rookery.errors import AmbiguousMove, GameError, IllegalMove, NotAMove, UndoRefused
from rookery.i18n import texts
from rookery.play.match import Match
from rookery.serve import HubError, NotYourSeat, Stale
from rookery.serve.door import security
from rookery.serve.door.accounts import User
from rookery.serve.tables.cards import TableCard
from rookery.serve.tables.live import LiveTable
from rookery.serve.tables.state import Proposal

LEGAL_SHOWN: Final = 200
CHAT_SHOWN: Final = 50


def describe(table: LiveTable, user: User | None, lang: str, since: int = 0) -> dict[str, Any]:
    """Everything a viewer may know of a table; `since`: events from that number on."""
    seat = table.seat_of(user)
    match = table.match
    mine = None if table.state.ended else seat
    question = match.question(mine) if match is not None and mine is not None else None
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
        "ranked": setup.ranked,
        "club": setup.club or None,
        "league": setup.league or None,
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
                "program": s.program > 0,
                "warm": s.warm,
                "left": s.left,
                "connected": s.connected,
                "words": s.words,
                "choice": s.choice,
                "vacation": table.state.on_vacation(s.user_id, table.now()),
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
    undo = seat is not None and table.match is not None and not table.state.ended and table.match.can_undo(seat)
    undo = undo and table.state.takes_back
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
    return [match.sentence(seat or 0, move, lang, table.names(lang)) for move in moves] if match is not None else []


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
        "sentence": None if move is None else match.sentence(seat, move, lang, table.names(lang)),
    }


def legal_moves(table: LiveTable, seat: int | None, offset: int = 0, limit: int = LEGAL_SHOWN) -> list[str]:
    """Some of the legal moves."""
    if table.match is None or seat is None or table.state.ended:
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
    names = table.names(lang)
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
