"""Who is asked at a turn-based table, since when, and until when: for notices and calendars.

Who is asked is public. Whether they have answered (`done`) is not, while a question is sealed: nothing that others
can see may depend on it.
"""

from __future__ import annotations

from typing import NamedTuple

from rookery.serve.tables import clocks
from rookery.serve.tables.state import State


class Turn(NamedTuple):
    """A question that somebody is asked."""

    number: int
    since: float
    until: float | None
    done: bool


def asked(state: State) -> dict[str, Turn]:
    """The people who are asked now, if it is a turn-based game that goes on; bots and programs need no notice."""
    if state.mode != "turn" or state.status != "playing":
        return {}
    missing = state.pending()
    people = [state.seats[seat] for seat in state.asked]
    return {
        each.user_id: Turn(state.number, state.opened, clocks.deadline(state, each.seat), each.seat not in missing)
        for each in people
        if each.user_id is not None and each.bot is None and not each.program
    }
