"""Positions of The Castle of the Devil for the tests: passengers, and fights told from end to end."""

from collections.abc import Mapping, Sequence
from typing import Any

import rookery
from rookery.games.castle_of_the_devil.cards.book import ITEMS, KIND_OF
from tests.scenario import Scenario, given

GAME = "castle-of-the-devil"
WINDOWS = ("before", "ability", "doctor", "pass-on", "smuggle")


def p(occupation: str, items: str, faction: str = "", up: bool = False) -> dict[str, Any]:
    """One passenger: an occupation, items, a faction (the numbers decide if none is given), face up or not."""
    row: dict[str, Any] = {"occupation": occupation, "items": items, "face_up": up}
    return {**row, "faction": faction} if faction else row


def coach(*players: dict[str, Any], turn: int = 0, **more: Any) -> Scenario:
    """A journey at the start of somebody's turn."""
    return given(GAME, players=list(players), turn=turn, **more)


def asked(s: Scenario) -> str:
    """The key of the open question."""
    if not s.match.waiting:
        return "over"
    question = s.match.question(s.match.waiting[0])
    assert question is not None
    return question.key


def window(s: Scenario, uses: Mapping[int, str] | None = None, rest: str = "pass") -> Scenario:
    """One sealed round: these seats do these things, the others pass."""
    said = dict(uses or {})
    for seat in sorted(s.match.waiting):
        s.when(seat, said.pop(seat, rest))
    assert not said, f"seats {sorted(said)} were not asked"
    return s


def all_pass(s: Scenario, key: str) -> Scenario:
    """Everybody passes until the window is closed."""
    while asked(s) == key:
        window(s)
    return s


def attack(s: Scenario, defender: int) -> Scenario:
    """The turn player attacks somebody."""
    return s.when(s.match.view(None)["turn"], "fight", f"to {defender}")


def support(s: Scenario, sides: Mapping[int, str] | None = None) -> Scenario:
    """Everybody takes sides: "sword", "shield", or nobody."""
    while asked(s) == "support":
        seat = s.match.waiting[0]
        s.when(seat, (sides or {}).get(seat, "neither"))
    return s


def fight(
    s: Scenario,
    defender: int,
    sides: Mapping[int, str] | None = None,
    before: Sequence[Mapping[int, str]] = (),
    hypnosis: str = "pass",
    uses: Sequence[Mapping[int, str]] = (),
) -> Scenario:
    """A fight up to its result; the doctors' window, if there is one, stays open."""
    attack(s, defender)
    for round_ in before:
        window(s, round_)
    support(all_pass(s, "before"), sides)
    if asked(s) == "hypnosis":
        s.when(s.match.waiting[0], hypnosis)
    for round_ in uses:
        window(s, round_)
    return all_pass(s, "ability")


def no_doctor(s: Scenario) -> Scenario:
    """Nobody stops the winner."""
    return all_pass(s, "doctor")


def trade(s: Scenario, to: int, item: str, answer: str) -> Scenario:
    """The turn player offers an item, and the other one answers. With a single item nobody has to choose it."""
    turn = s.match.view(None)["turn"]
    s.when(turn, "trade", f"to {to}")
    if asked(s) == "offer":
        s.when(turn, f"give {item}")
    return s.when(to, answer)


def everything() -> list[str]:
    """All 21 items by name."""
    return [ITEMS[kind] for kind in KIND_OF]


def game() -> rookery.Game:
    """The game."""
    return rookery.game(GAME)


def hand(s: Scenario, seat: int) -> list[str]:
    """A luggage, sorted by the card list."""
    return list(s.match.document()["players"][seat]["items"])
