"""Thief's Market positions for the tests: thieves, and the moments of a round."""

from typing import Any

from tests.scenario import Scenario, given

GAME = "thiefs-market"
DICE = {3: 10, 4: 11, 5: 13}
KEPT = {"A": 13, "B": 12, "C": 11}
SIZES = {"A": 16, "B": 19, "C": 14}


def thief(pile: str = "", **more: Any) -> dict[str, Any]:
    """One thief: a pile, and gold (1 unless said), infamy, cards, final, used, bought, paid, copies."""
    return {"pile": pile, **more}


def splitting(*thieves: dict[str, Any], pool: str, turn: int, **more: Any) -> Scenario:
    """The Split phase; `turn` acts next."""
    return given(GAME, seats=len(thieves), phase="split", pool=pool, turn=turn, players=list(thieves), **more)


def split_done(*thieves: dict[str, Any], **more: Any) -> Scenario:
    """Everybody has a pile; what the end of the Split phase brings is still to come."""
    return given(GAME, seats=len(thieves), phase="after-split", players=list(thieves), **more)


def buying(*thieves: dict[str, Any], **more: Any) -> Scenario:
    """The Buy phase; the marker holder's turn unless said. Dice left out are spent."""
    return given(GAME, seats=len(thieves), phase="buy", players=list(thieves), **more)


def round_ends(*thieves: dict[str, Any], **more: Any) -> Scenario:
    """All have had their turn of the Buy phase: exchange, return and refill follow at once."""
    return given(GAME, seats=len(thieves), phase="end", players=list(thieves), **more)


def scored(*thieves: dict[str, Any], **more: Any) -> Scenario:
    """The game is over."""
    return given(GAME, seats=len(thieves), phase="over", players=list(thieves), **more)


def some(deck: str, count: int, but: str = "") -> str:
    """So many cards of a deck, the lowest that are not named in `but`."""
    ids = [f"{deck}{n:02}" for n in range(1, SIZES[deck] + 1)]
    free = [i for i in ids if i not in but.split()]
    assert len(free) >= count
    return " ".join(free[:count])
