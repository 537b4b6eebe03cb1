"""How each entry changes the state of a table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rookery.i18n.birds import BOTS
from rookery.serve.store.entries import (
    Admitted,
    Answered,
    AnyEntry,
    Began,
    Bot,
    Changed,
    Chose,
    Drafted,
    GaveUp,
    Left,
    OnVacation,
    Opened,
    Paced,
    Proposed,
    Rematched,
    Renamed,
    Returned,
    Said,
    Sat,
    Shown,
    Stood,
    Switched,
    Undone,
    Voted,
    Worded,
)
from rookery.serve.tables import clocks
from rookery.serve.tables.setup import warm_level
from rookery.serve.tables.state import STEP, TEMPOS, Proposal, SeatInfo, State


def _shown(state: State, entry: Shown, at: float) -> None:
    assert state.match is not None
    assert state.held is not None
    state.match.put(f"{state.held[0]} {state.held[1]}")
    state.chance_answered(entry.chance)
    clocks.charge(state, at)
    state.version -= 1  # next_question counts it
    state.next_question(at)


def _opened(state: State, entry: Opened, at: float) -> None:
    state.host = entry.host
    _changed(state, Changed(setup=entry.setup), at)


def _changed(state: State, entry: Changed, at: float) -> None:
    state.setup = entry.setup
    state.mode = entry.setup.mode
    kept = {s.seat: s for s in state.seats}
    state.seats = [kept.get(n, SeatInfo(n)) for n in range(entry.setup.seats)]
    state.private = [0] * entry.setup.seats
    state.banks = [entry.setup.bank or 0.0] * entry.setup.seats


def _sat(state: State, entry: Sat, at: float) -> None:
    state.seats[entry.seat] = SeatInfo(entry.seat, entry.name, entry.user, program=entry.program)


def _stood(state: State, entry: Stood, at: float) -> None:
    state.seats[entry.seat] = SeatInfo(entry.seat)


def _bot(state: State, entry: Bot, at: float) -> None:
    state.seats[entry.seat] = SeatInfo(entry.seat, BOTS[entry.seat % len(BOTS)], bot=entry.level)


def _worded(state: State, entry: Worded, at: float) -> None:
    state.seats[entry.seat].words = entry.words


def _chose(state: State, entry: Chose, at: float) -> None:
    state.seats[entry.seat].choice = entry.choice


def _renamed(state: State, entry: Renamed, at: float) -> None:
    for seat in state.seats:
        if seat.user_id == entry.user:
            seat.name = entry.name


def _admitted(state: State, entry: Admitted, at: float) -> None:
    state.admitted = state.admitted | {entry.user}
    if entry.name and state.status == "playing":
        state.happened = ("watches", entry.user, entry.name, None)


def _began(state: State, entry: Began, at: float) -> None:
    state.match = state.fresh_match(state.names())
    state.chance_answered(entry.chance)
    state.status = "playing"
    state.version -= 1  # next_question counts it
    state.next_question(at)


def _undone(state: State, entry: Undone, at: float) -> None:
    assert state.match is not None
    state.match.undo(entry.seat, entry.moves)
    state.undos += 1
    clocks.charge(state, at, step=False)
    clocks.take_back(state, entry.seat, entry.moves)
    state.version -= 1
    state.next_question(at)


def _said(state: State, entry: Said, at: float) -> None:
    """Chat is kept beside the state."""


def _proposed(state: State, entry: Proposed, at: float) -> None:
    state.proposals = [Proposal(entry.what, entry.user, tuple(entry.voters))]
    _decide(state, at)


def _voted(state: State, entry: Voted, at: float) -> None:
    if not state.proposals:
        return
    if not entry.yes:
        state.proposals = []
        return
    old = state.proposals[0]
    left = tuple(u for u in old.missing if u != entry.user)
    state.proposals = [Proposal(old.what, old.user_id, left)]
    _decide(state, at)


def _decide(state: State, at: float) -> None:
    proposal = state.proposals[0]
    if proposal.missing:
        return
    state.proposals = []
    clocks.charge(state, at, step=False)
    if state.mode == "live" or proposal.what == "live":
        state.opened = at
    if proposal.what in ("live", "turn"):
        state.mode = proposal.what
    elif proposal.what == "end":
        _end(state, state.seat_of(proposal.user_id), at)
    elif proposal.what in ("pause", "resume"):
        _pause(state, proposal.what == "pause", at)
        asker = state.seat_of(proposal.user_id)
        if asker is not None:
            _tell(state, "paused" if state.paused else "resumed", state.seats[asker])
    elif proposal.seat is not None:
        seat = state.seats[proposal.seat]
        seat.bot, seat.warm = warm_level(state.setup.game), True
        _tell(state, "bot-in", seat)


def _tell(state: State, what: str, seat: SeatInfo) -> None:
    state.happened = (what, seat.user_id or "", seat.name, seat.seat)


def _end(state: State, asker: int | None, at: float) -> None:
    """All agreed to stop here: there is no result, and nothing is secret any more."""
    state.status, state.asked, state.held, state.drafts = "over", (), None, {}
    state.paused, state.opened = False, at
    if asker is not None:
        _tell(state, "ended", state.seats[asker])


def _pause(state: State, pause: bool, at: float) -> None:
    """The time until an answer is due stands still meanwhile."""
    if pause:
        state.paused_at = at
    elif state.mode == "turn":
        state.opened += max(0.0, at - state.paused_at)
    state.paused = pause


def _left(state: State, entry: Left, at: float) -> None:
    state.seats[entry.seat].left = True
    _tell(state, "gone", state.seats[entry.seat])
    state.proposals = [p for p in state.proposals if p.user_id != state.seats[entry.seat].user_id]


def _returned(state: State, entry: Returned, at: float) -> None:
    seat = state.seats[entry.seat]
    seat.left = False
    _tell(state, "here", seat)
    if seat.warm:
        clocks.charge(state, at, step=False)
        seat.bot, seat.warm = None, False
        if state.mode == "live" or entry.seat in state.asked:
            state.opened = at


def _gave_up(state: State, entry: GaveUp, at: float) -> None:
    """The seat is a bot's; its words and its choice stay, for the game was dealt with them."""
    old = state.seats[entry.seat]
    assert old.user_id is not None
    _tell(state, "gave-up", old)
    state.admitted = state.admitted | {old.user_id}
    _bot(state, Bot(seat=entry.seat, level=entry.level), at)
    seat = state.seats[entry.seat]
    seat.quitter, seat.words, seat.choice = old.user_id, old.words, old.choice
    for kept in (state.off, state.stops, state.drafts):
        kept.pop(entry.seat, None)
    state.proposals = []  # it was put to other people


def _paced(state: State, entry: Paced, at: float) -> None:
    state.tempo = entry.tempo if entry.tempo in (*TEMPOS, STEP) else "brisk"


def _on_vacation(state: State, entry: OnVacation, at: float) -> None:
    """What is over before the open question was asked counts no more."""
    others = [s for s in state.vacations.get(entry.user, ()) if s[0] != entry.begins and s[1] > state.opened]
    spans = tuple(sorted([*others, (entry.begins, max(entry.begins, entry.until))]))
    state.vacations = {**state.vacations, entry.user: spans}


def _rematched(state: State, entry: Rematched, at: float) -> None:
    state.rematch = entry.table


_FOLD: dict[type, Callable[[State, Any, float], None]] = {
    Opened: _opened,
    Changed: _changed,
    Sat: _sat,
    Stood: _stood,
    Bot: _bot,
    Worded: _worded,
    Chose: _chose,
    Renamed: _renamed,
    Admitted: _admitted,
    Began: _began,
    Shown: _shown,
    Undone: _undone,
    Said: _said,
    Proposed: _proposed,
    Voted: _voted,
    Left: _left,
    Returned: _returned,
    GaveUp: _gave_up,
    Paced: _paced,
    Rematched: _rematched,
    OnVacation: _on_vacation,
}


def fold(state: State, entry: AnyEntry, at: float) -> int | None:
    """Add an entry. Returns the seat if only that seat may notice, else None."""
    state.at = at
    if state.happened is not None:
        state.happened = None
    if isinstance(entry, Answered):
        assert state.match is not None
        if not entry.held:
            state.match.put(f"{entry.seat} {entry.move}")
            state.chance_answered(entry.chance)
        return state.note_answer(entry, at)
    if isinstance(entry, Switched):
        state.off[entry.seat] = tuple(entry.off)
        state.stops.pop(entry.seat, None)
        if entry.stop:
            state.stops[entry.seat] = entry.stop
        state.private[entry.seat] += 1
        return entry.seat
    if isinstance(entry, Drafted):
        if entry.number == state.number:
            state.drafts[entry.seat] = entry.move
        return entry.seat
    state.version += 1
    _FOLD[type(entry)](state, entry, at)
    return None
