"""Clocks: a bank and an increment per person, or a limit per answer in turn-based games.

A program has a limit for each answer at every table: nobody waits for one that hangs, or has gone.

Time is charged when a question closes, from the times of the entries, so every process counts alike. All who were
asked a sealed question are charged the same time, whenever they answered: a clock must not tell who has.
"""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from rookery.serve.tables.state import State

FLOOR: Final = 2.0
"""Those who have used up the bank still have these seconds for each answer, or the increment if it is longer."""


def there(state: State) -> bool:
    """Has this table any clocks?"""
    setup = state.setup
    if setup.bank is not None or setup.turn_limit is not None or setup.strict is not None:
        return True
    return any(seat.program for seat in state.seats)


def awaited(state: State, seat: int) -> bool:
    """Is this seat to answer now, and not a bot for it?"""
    return state.status == "playing" and not state.paused and seat in state.asked and state.seats[seat].bot is None


def runs(state: State, seat: int) -> bool:
    """Is this seat's clock running?"""
    if not awaited(state, seat):
        return False
    return state.setup.turn_limit is not None if state.mode == "turn" else state.setup.bank is not None


def deadline(state: State, seat: int) -> float | None:
    """When a seat's time is up, or None."""
    fixed = round_ends(state)
    if not awaited(state, seat):
        return None
    if fixed is not None:
        return fixed
    limits = [state.seats[seat].program or inf]
    if runs(state, seat):
        bank = max(state.banks[seat], min(FLOOR, state.setup.bank or FLOOR))
        limits.append(turn_time(state, seat) if state.mode == "turn" else bank)
    least = min(limits)
    return None if least == inf else state.opened + least


def turn_time(state: State, seat: int) -> float:
    """Seconds from the question until a turn-based answer is due: vacations are left out."""
    until = state.opened + (state.setup.turn_limit or 0.0)
    spans = state.vacations.get(state.seats[seat].user_id or "", ()) if state.setup.vacation else ()
    for begins, ends in spans:
        if begins < until:
            until += max(0.0, ends - max(begins, state.opened))
    return until - state.opened


def round_ends(state: State) -> float | None:
    """When a sealed round of fixed length is over, whoever has answered; None: it has no fixed length."""
    match, strict = state.match, state.setup.strict
    if strict is None or match is None or state.status != "playing" or state.paused:
        return None
    return state.opened + strict if match.sealed and match.hold != (0.0, 0.0) else None


def left(state: State, seat: int, now: float) -> float | None:
    """Seconds a seat has left, running or not; None without a clock."""
    until = deadline(state, seat)
    if until is not None:
        return max(0.0, until - now)
    if state.mode == "live" and state.setup.bank is not None and state.seats[seat].user_id is not None:
        return state.banks[seat]
    return None


def charge(state: State, at: float, step: bool = True) -> None:
    """Take the time of the question that just closed; `step`: and give the increment."""
    if state.mode != "live" or state.setup.bank is None:
        return
    for seat in state.asked:
        if runs(state, seat):
            spent = max(0.0, at - state.opened)
            state.banks[seat] = max(0.0, state.banks[seat] - spent) + (state.setup.increment if step else 0.0)


def take_back(state: State, seat: int, moves: int) -> None:
    """Answers that were taken back bring no increment."""
    if state.mode == "live" and state.setup.bank is not None:
        state.banks[seat] = max(0.0, state.banks[seat] - moves * state.setup.increment)
