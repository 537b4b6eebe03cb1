"""A bot in its seat at a server's table: it sits down, answers what it is asked, and stays until the end.

A connection that is lost is opened again; an answer is sent until the server has it, and counts once. A bot that
raises, or whose answer is not a legal move, has lost its turn: the rule for those whose time is up answers.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, Protocol
from urllib.parse import quote

from rookery.client.feed import Feed, Seen
from rookery.client.http import PATIENCE, Client, NoAnswer, Place, Refused, printable
from rookery.client.sight import Sight, TooLate

log = logging.getLogger("rookery.client")
LOOK: Final = 5.0
"""Seconds between looks at whether the server is still there."""
NOT_NOW: Final = 409
NOT_POSSIBLE: Final = (400, 422)


class SeatLost(Exception):
    """The host made the seat free, or somebody gave it up: there is nothing more to answer."""


class Bot(Protocol):
    """What answers for a seat."""

    def choose(self, seen: Sight) -> str | int:
        """One of `seen.legal`, or its number there."""


Chooser = Callable[[Sight], str | int]


@dataclass(frozen=True)
class Ended:
    """How a game ended."""

    seat: int
    ranks: tuple[int, ...]
    """By seat, from 1; () if those at the table agreed to stop before the end."""
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    turns_lost: tuple[str, ...]
    """Why this bot lost a turn, each time."""


def register(server: str, name: str, lang: str = "en") -> str:
    """A guest of that name at a server. Keep the token it gives: with it the bot comes back to its seats."""
    client = Client(Place.read(server).server, lang)
    return str(client.ask("POST", "/guests", {"name": name, "lang": lang}, patient=True)["token"])


def play(
    bot: Bot | type[Bot] | Chooser,
    where: str,
    table: str = "",
    *,
    token: str = "",
    name: str = "Bot",
    invite: str = "",
    seat: int | None = None,
    lang: str = "en",
) -> Ended:
    """Play one game to its end.

    `where` is the invite link of a table, or the address of a server (then `table` is its id, and `invite` opens
    it if it is not public). `token` is a bot token or that of a guest (`register`); without one the bot is a new
    guest called `name`. Refused: the server does not let it sit there. SeatLost: it does not sit there any more.
    NoAnswer: the server has been away for five minutes.
    """
    place = Place.read(where, table, invite)
    return join(bot, place, token or register(place.server, name, lang), seat, lang)


def join(
    bot: Bot | type[Bot] | Chooser, place: Place, token: str, seat: int | None = None, lang: str = "en"
) -> Ended:
    """The same at a place that has been read already."""
    client = Client(place.server, lang, token)
    path = f"/tables/{quote(place.table, safe='')}"
    body: dict[str, Any] = {"invite": place.invite[:100], "program": True}
    if seat is not None:
        body["seat"] = seat
    data = client.ask("POST", f"{path}/sit", body, patient=True)
    return Sitting(chooser(bot), client, path, Seen(data, tuple(data["events"]))).stay()


def chooser(bot: Bot | type[Bot] | Chooser) -> Chooser:
    """The function that answers: of a bot, of a class of bots (made here, once for a game), or itself."""
    made: Any = bot() if isinstance(bot, type) else bot
    found: Chooser = getattr(made, "choose", made)
    return found


class Sitting:
    """From sitting down to the end of the game."""

    def __init__(self, choose: Chooser, client: Client, path: str, first: Seen) -> None:
        self.choose, self.client, self.path = choose, client, path
        self.feed = Feed(client, first)
        self.done = -1
        """The question that needs nothing more from this bot."""
        self.lost: list[str] = []

    def stay(self) -> Ended:
        """Answer until the game is over."""
        self.feed.start()
        try:
            while (seen := self._asked()) is not None:
                self._answer(seen)
        finally:
            self.feed.stop()
        return self._ended(self.feed.newest)

    def _asked(self) -> Seen | None:
        """The next moment at which this seat is asked something new; None: the game is over."""
        with self.feed.changed:
            while True:
                newest = self.feed.newest
                if self.feed.gone is not None:
                    raise self.feed.gone
                if newest.seat is None:
                    raise SeatLost
                if newest.table["status"] == "over":
                    return None
                if newest.number != self.done and self._open(newest):
                    return newest
                if not self.feed.up and time.monotonic() - self.feed.down_since > PATIENCE:
                    raise NoAnswer(self.client.server)
                self.feed.changed.wait(LOOK)

    def _open(self, seen: Seen) -> bool:
        return seen.data["question"] is not None and not seen.table["paused"]

    def _answer(self, seen: Seen) -> None:
        """One question, answered once."""
        try:
            sight = Sight(self.client, self.path, seen)
            move = self._thought(sight)
            if move is not None and not self._send(sight, move):
                return  # not now: it is asked again when something has changed
        except TooLate:
            pass
        self.done = seen.number

    def _thought(self, sight: Sight) -> str | None:
        """The bot's move; None if it has lost its turn."""
        try:
            said = self.choose(sight)
            return sight.legal[said] if isinstance(said, int) else str(said)
        except (TooLate, NoAnswer):
            raise
        except Exception as error:
            if isinstance(error, Refused):
                self._check_open(error, sight.question.number)
            log.exception("the bot failed at question %d", sight.question.number)
            self.lost.append(f"{type(error).__name__}: {error}")
            return None

    def _check_open(self, refusal: Refused, number: int) -> None:
        """A step of a draft was refused: TooLate if nothing is asked there any more."""
        if refusal.status not in (NOT_NOW, *NOT_POSSIBLE):
            raise refusal
        self.feed.refresh(patient=True)
        newest = self.feed.newest
        if newest.number != number or newest.data["question"] is None:
            raise TooLate

    def _send(self, sight: Sight, move: str) -> bool:
        """Was the question still open for it?"""
        body = {"seat": sight.seat, "number": sight.question.number, "move": move}
        try:
            self.client.ask("POST", f"{self.path}/answers", body, patient=True)
        except Refused as error:
            if error.status == NOT_NOW:
                return error.kind == "Stale" or self._still(sight.question.number)
            if error.status not in NOT_POSSIBLE:
                raise
            log.warning("not a legal move: %s (%s)", printable(move), error.text)
            self.lost.append(error.text)
        return True

    def _still(self, number: int) -> bool:
        """The table does not take answers now: wait until it looks different. True: the question is gone."""
        with self.feed.changed:
            self.feed.changed.wait(LOOK)
        self.feed.refresh(patient=True)
        return self.feed.newest.number != number

    def _ended(self, seen: Seen) -> Ended:
        end = seen.data["outcome"] or {}
        ranks, scores, winners = (tuple(end.get(each, ())) for each in ("ranks", "scores", "winners"))
        assert seen.seat is not None
        return Ended(seen.seat, ranks, scores, winners, tuple(self.lost))
