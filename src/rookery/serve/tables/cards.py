"""What a list of tables shows of each, and what somebody's finished games add up to."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any, Final

import msgspec

from rookery.i18n.birds import bot_name


class CardSeat(msgspec.Struct):
    """A seat on a card."""

    name: str
    bot: str | None
    free: bool
    user_id: str | None = None
    quitter: str | None = None
    vacation: tuple[float, float] = (0.0, 0.0)
    """From when to when their time stands still here, at the latest."""

    def on_vacation(self, at: float) -> float:
        """Until when they are on vacation; 0: they are not."""
        return self.vacation[1] if self.vacation[0] <= at < self.vacation[1] else 0.0

    def called(self, lang: str) -> str:
        """The name as a reader has it: a bot's is translated."""
        return bot_name(self.name, lang) if self.bot and self.user_id is None else self.name


LATEST: Final = 1e11
Moment = Annotated[float, msgspec.Meta(ge=0, le=LATEST)]
"""Seconds since 1970 that have a date."""


class TableCard(msgspec.Struct):
    """What a list of tables shows."""

    id: str
    game: str
    status: str
    mode: str
    public: bool
    created: Moment
    seats: list[CardSeat]
    host: str
    waiting: list[int]
    winners: list[int]
    ended: Moment = 0.0
    ranks: list[int] = []
    scores: list[int] = []
    """Empty where points only say who has won."""
    options: dict[str, Any] = {}
    """What differs from the usual rules."""
    bank: float | None = None
    turn_limit: float | None = None
    ranked: bool = False
    club: str = ""
    league: str = ""

    @property
    def free(self) -> int:
        """How many seats are free."""
        return sum(seat.free for seat in self.seats)

    def seat_of(self, user_id: str) -> int | None:
        """Where somebody sits."""
        return next((n for n, seat in enumerate(self.seats) if seat.user_id == user_id), None)

    @property
    def undecided(self) -> bool:
        """Did the players agree to stop before the end? Nobody has won or lost then."""
        return self.status == "over" and not self.ranks and not self.winners

    def given_up(self, user_id: str) -> int | None:
        """Which seat somebody gave up: for them the game counts as lost, whatever the bot made of it."""
        return next((n for n, seat in enumerate(self.seats) if seat.quitter == user_id), None)


def tally(cards: Iterable[TableCard], user_id: str) -> dict[str, list[dict[str, Any]]]:
    """Finished games of somebody: how many were played and won, by game and by whom they were played with."""
    games: dict[str, dict[str, Any]] = {}
    people: dict[str, dict[str, Any]] = {}
    for card in cards:
        mine = card.seat_of(user_id)
        won = mine in card.winners
        if mine is None:
            mine = card.given_up(user_id)
        if mine is None or card.undecided:
            continue
        line = games.setdefault(card.game, {"game": card.game, "played": 0, "won": 0, "chance": 0.0})
        line["played"] += 1
        line["won"] += won
        line["chance"] = round(line["chance"] + len(card.winners) / len(card.seats), 3)
        for n, seat in enumerate(card.seats):
            if seat.user_id is None or n == mine:
                continue
            met = people.setdefault(
                seat.user_id, {"user": seat.user_id, "name": seat.name, "played": 0, "won": 0, "lost": 0}
            )
            met["played"] += 1
            met["won"] += won
            met["lost"] += n in card.winners

    def rank(line: dict[str, Any]) -> int:
        return -int(line["played"])

    return {"games": sorted(games.values(), key=rank), "people": sorted(people.values(), key=rank)}
