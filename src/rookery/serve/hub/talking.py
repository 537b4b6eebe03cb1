"""While a game is played, all but the answers: taking back, the bots' pace, hints, chat, and what needs consent."""

from __future__ import annotations

from typing import Final

from rookery.errors import UndoRefused
from rookery.serve import (
    BadSetup,
    NotAllowed,
    NotYourSeat,
    Stale,
    TooBig,
)
from rookery.serve.door.accounts import User
from rookery.serve.door.names import clean
from rookery.serve.hub.keeper import Beside
from rookery.serve.hub.seating import Seating
from rookery.serve.store import entries as en
from rookery.serve.store.entries import AnyEntry
from rookery.serve.tables.chat import NOTICES, PHRASES
from rookery.serve.tables.live import ABSENT_TURNS, LiveTable, must
from rookery.serve.tables.ranked import PROPOSALS
from rookery.serve.tables.setup import warm_level
from rookery.serve.tables.state import SeatInfo, State

CHAT_MAX: Final = 500
NOTICE_RATE: Final = "1/30 seconds"


class Talking(Seating):
    """While a game is played: all but the answers."""

    async def switch(self, table: LiveTable, user: User, name: str, on: bool) -> None:
        """Whether one wants to be asked at a kind of moment. Private: nobody else notices."""

        def make(state: State) -> AnyEntry | None:
            seat = state.seat_of(user.id)
            must("playing", table)
            if seat is None:
                raise NotYourSeat
            assert state.match is not None
            off, stop = set(state.off.get(seat, ())), state.stops.get(seat, "")
            before = off, stop
            if name in state.match.stops:
                stop = name if on and name != state.match.stops[0] else ""
            elif name in state.match.switches:
                off = off - {name} if on else off | {name}
            else:
                raise NotAllowed("ui-error-no-switch")
            return None if (off, stop) == before else en.Switched(seat=seat, off=sorted(off), stop=stop)

        await self._change(table, make)

    async def draft(self, table: LiveTable, user: User, seat: int, number: int, move: str) -> None:
        """What one would answer if the time were up, where that counts. Private: nobody else notices."""
        await self._own(table, user, seat)

        def make(state: State) -> AnyEntry:
            match = state.match
            if match is None or state.number != number or seat not in state.pending():
                raise Stale
            if not match.keeps_drafts:
                raise NotAllowed("ui-error-no-draft")
            parsed = match.move(seat, move)
            if parsed not in match.legal(seat):
                match.clone().answer(seat, parsed)  # says why not
            return en.Drafted(seat=seat, number=number, move=str(parsed))

        await self._change(table, make)

    async def undo(self, table: LiveTable, user: User, seat: int, number: int, moves: int | None = 1) -> None:
        """Take back one's last answer (`moves=None`: all since the last commit point). UndoRefused says why not."""
        await self._own(table, user, seat)

        def make(state: State) -> AnyEntry:
            if number != state.number:
                raise Stale
            if state.status == "over":
                raise UndoRefused("over")
            if not state.takes_back:
                raise UndoRefused("ranked")
            must("playing", table)
            assert state.match is not None
            return en.Undone(seat=seat, moves=state.match.clone().undo(seat, moves))

        await self._change(table, make)

    async def skip(self, table: LiveTable, user: User) -> None:
        """Do not wait for the bots' pacing until a person is asked; step by step: let them answer one question."""
        if table.seat_of(user) is None and user.id != table.host:
            raise NotYourSeat
        if table.state.by_steps():
            table.stepped = table.number
        else:
            table.hurry = True
        self.driver.drive(table, mine=True)

    async def tempo(self, table: LiveTable, user: User, tempo: str) -> None:
        """How quickly bots go on from now on: for everybody at the table, so those with a seat decide."""

        def make(state: State) -> AnyEntry | None:
            if state.seat_of(user.id) is None:
                raise NotYourSeat
            must("playing", table)
            if tempo not in state.tempos():
                raise BadSetup(why=f"tempo: {', '.join(state.tempos())}")
            return None if tempo == state.tempo else en.Paced(tempo=tempo)

        await self._change(table, make)

    async def hint(self, table: LiveTable, user: User, seat: int) -> str:
        """What a bot would answer, if the table allows hints."""
        await self._own(table, user, seat)
        must("playing", table)
        if not table.setup.hints:
            raise NotAllowed("ui-error-no-hints")
        if seat not in table.waiting:
            raise NotAllowed("ui-error-not-asked")
        return await self.robots.think(table, seat, warm_level(table.game))

    async def chat(self, table: LiveTable, user: User, text: str = "", phrase: str = "") -> None:
        """Say something: free text, or the id of a quick phrase."""
        self.wards.hush(user.id)
        self.limiter.quick(self.settings.rate_chat, "chat", user.id)
        if len(text) > 4 * CHAT_MAX:
            raise TooBig
        said = clean(text, CHAT_MAX)
        if phrase and phrase not in (*PHRASES, *NOTICES):
            raise NotAllowed("ui-error-phrase")
        if bool(said) == bool(phrase):
            raise NotAllowed("ui-error-empty")
        if table.state.hushed():
            if phrase not in NOTICES or table.seat_of(user) is None:
                raise NotAllowed("ui-error-hushed")
            self.limiter.quick(NOTICE_RATE, "notice", f"{table.id} {user.id}")
        await self._change(
            table,
            lambda state: en.Said(
                user=user.id, name=spoken_name(state, user), seat=state.seat_of(user.id), text=said, phrase=phrase
            ),
        )

    async def propose(self, table: LiveTable, user: User, what: str) -> None:
        """Propose live, turn, pause, resume, end or warm:SEAT; it holds when the others agree."""

        def make(state: State) -> AnyEntry:
            if state.seat_of(user.id) is None:
                raise NotYourSeat
            must("playing", table)
            if state.setup.ranked and what not in PROPOSALS:
                raise NotAllowed("ui-error-ranked-proposal")
            if state.proposals:
                raise NotAllowed("ui-error-proposal-open")
            return en.Proposed(user=user.id, what=what, voters=voters(table, state, user.id, what, self.now()))

        await self._change(table, make)

    async def on_vacation(self, table: LiveTable, person: str, begins: float, until: float) -> None:
        """Somebody's time stands still here, turn by turn; with the same beginning again the end is another."""

        def make(state: State) -> AnyEntry | None:
            known = dict(state.vacations.get(person, ()))
            if state.status != "playing" or state.seat_of(person) is None or known.get(begins) == until:
                return None
            return en.OnVacation(user=person, begins=begins, until=until)

        await self._change(table, make)

    async def end_for_all(self, table: LiveTable, beside: Beside) -> None:
        """The host of the server ends the game: as if all had agreed, and nobody in particular had asked.

        `beside` is written if a game ends, in the same transaction.
        """

        def make(state: State) -> AnyEntry | None:
            return en.Proposed(user="", what="end") if state.status == "playing" else None

        await self._change(table, make, beside)

    async def consent(self, table: LiveTable, user: User, yes: bool) -> None:
        """Agree to what is proposed, or not. One no ends it; the proposer's own no takes it back."""

        def make(state: State) -> AnyEntry:
            if state.seat_of(user.id) is None:
                raise NotYourSeat
            if not state.proposals or (yes and user.id not in state.proposals[0].missing):
                raise NotAllowed("ui-error-no-proposal")
            return en.Voted(user=user.id, yes=yes)

        await self._change(table, make)


def spoken_name(state: State, user: User) -> str:
    """Under which name somebody talks: where nobody is to talk, a new name would say something too."""
    seat = state.seat_of(user.id)
    return state.seats[seat].name if seat is not None and state.hushed() else user.name


def voters(table: LiveTable, state: State, user_id: str, what: str, now: float) -> list[str]:
    """Who must agree: all for the mode of play, all who have not left for an end; for the rest those present.

    Where a game is turn-based, all must. Programs are not asked.
    """
    others = [s.user_id for s in state.seats if s.user_id not in (None, user_id) and not (s.warm or s.program)]
    people = [u for u in others if u is not None]
    if what in ("live", "turn") and what != state.mode:
        return people
    if what == "end":
        left = {s.user_id for s in state.seats if s.left and state.mode == "live"}
        return [u for u in people if u not in left]
    asked = people if state.mode == "turn" else [u for u in people if table.present(u)]
    if what == ("resume" if state.paused else "pause"):
        return asked
    for seat in state.seats:
        if what == f"warm:{seat.seat}" and seat.user_id not in (None, user_id) and not seat.warm:
            assert seat.user_id is not None
            if not absent(table, state, seat, now):
                raise NotAllowed("ui-error-not-away", name=seat.name)
            return [u for u in asked if u != seat.user_id]
    raise NotAllowed("ui-error-proposal")


def absent(table: LiveTable, state: State, seat: SeatInfo, now: float) -> bool:
    """May a bot keep this seat warm if the others agree? Turn-based, players have days for an answer."""
    if seat.left or seat.user_id is None:
        return seat.left
    if state.on_vacation(seat.user_id, now):
        return False
    if state.mode == "turn":
        return seat.seat in state.asked and now - state.opened > ABSENT_TURNS and not table.present(seat.user_id)
    return not table.present(seat.user_id)
