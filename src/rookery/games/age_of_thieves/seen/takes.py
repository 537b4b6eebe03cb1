"""What the arena counts to judge reconstructed values: how nights end, whose they are, and which cards are used.

A card in hand is a chance with every Declaration, and so is the special card of a thief who has a cover for it; it
is taken if it was resolved in that turn. An event is a chance with every game, a city token with every one turned.
"""

from collections.abc import Mapping, Sequence
from typing import Any, cast

from rookery.core.table import Table
from rookery.games.age_of_thieves import said
from rookery.games.age_of_thieves.cards.reading import CARD_IDS, EVENT_IDS, THIEF_IDS, TOKEN_IDS
from rookery.games.age_of_thieves.state.table import City
from rookery.games.kit import Outcome, Takes

LAST_CALM = 10


class ThiefTakes(Takes):
    """Counts over one game."""

    def __init__(self) -> None:
        super().__init__()
        self.thieves: list[str] = []

    def see(self, table: Table, seat: int, code: int) -> None:
        """A seat is about to play a move."""
        c = cast(City, table)
        if c.about != said.ASK_DECLARE:
            return
        if not self.thieves:
            self.thieves = [THIEF_IDS[t.sheet] for t in c.thieves]
        hand = {CARD_IDS[face] for face in c.thieves[seat].hand}
        for card in sorted(hand):
            self.chance(f"card {card}")
        if hand and c.specials:
            self.chance(f"special {self.thieves[seat]}")
        for half in ("sneak", "run", "cunning", "plan"):
            self.chance(f"basic {half}")

    def done(self, outcome: Outcome, events: Sequence[Mapping[str, Any]]) -> dict[str, tuple[int, int]]:
        """The counts of a finished game."""
        self._nights(events, outcome)
        used = {e["event"] for e in events if e["kind"] == "event"}
        for event in EVENT_IDS:
            self.count(f"event {event}", event in used)
        for event in events:
            if event["kind"] == "use":
                self._use(event)
            elif event["kind"] == "turn-up":
                for token in TOKEN_IDS[1:]:
                    self.count(f"token {token}", event["token"] == token)
        return super().done(outcome, events)

    def _nights(self, events: Sequence[Mapping[str, Any]], outcome: Outcome) -> None:
        """How the night went, and who won it."""
        turn, lifted = 0, 0
        for event in events:
            if event["kind"] == "turn":
                turn = event["count"]
            elif event["kind"] == "vault":
                lifted = turn
        self.count("night jewel lifted", lifted > 0)
        self.count("night jewel carried out", outcome.reason == "jewel")
        self.count("night all lost", outcome.nobody)
        for n in range(1, LAST_CALM + 1):
            self.count(f"night lifted in turn {n:02}", lifted == n)
        for seat, thief in enumerate(self.thieves):
            self.count(f"thief {thief} wins", seat in outcome.winners)
        caught = [e["seat"] for e in events if e["kind"] == "caught"]
        for seat in range(len(self.thieves)):
            self.count("night a thief is caught", seat in caught)

    def _use(self, event: Mapping[str, Any]) -> None:
        """A stack was resolved."""
        way = event["use"]
        if way == "special":
            self.take(f"special {self.thieves[event['seat']]}")
        elif way in ("resolve", "cover"):
            self.take(f"card {event['cover'] or event['card']}")
        elif way != "decline":
            self.take(f"basic {way}")
