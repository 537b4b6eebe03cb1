"""Thieves Den positions for the tests: players, and the moments of a round."""

from typing import Any

from tests.scenario import Scenario, given

GAME = "thieves-den"
TREASURES = {2: 5, 3: 7, 4: 9, 5: 11}


def player(treasures: str = "", thieves: int = 3, **more: Any) -> dict[str, Any]:
    """One player: treasures, thieves, and above, side, pile, fences, sold, scheme, reputation, passed, hand."""
    return {"treasures": treasures, "thieves": thieves, **more}


def thieving(*players: dict[str, Any], turn: int = 0, **more: Any) -> Scenario:
    """The Thieving phase; `turn` acts next."""
    return given(GAME, seats=len(players), phase="thieving", turn=turn, players=list(players), **more)


def scouting(*players: dict[str, Any], picks: int = 0, **more: Any) -> Scenario:
    """Hands are held; everybody picks."""
    return given(GAME, seats=len(players), phase="scouting", picks=picks, players=list(players), **more)


def tidying(*players: dict[str, Any], **more: Any) -> Scenario:
    """All have passed: cleanup follows at once."""
    return given(GAME, seats=len(players), phase="cleanup", players=list(players), **more)


def with_power(power: str, *players: dict[str, Any], turn: int = 0, used: str = "", **more: Any) -> Scenario:
    """The Thieving phase with one power among the three face-up ones; another may have been used already."""
    others = [p for p in ("PW05", "PW06", "PW12") if p != power][:2]
    paid = {"tile": used, "paid": "P"}
    powers = [{"tile": power}, paid, {"tile": others[0]}] if used else [power, *others]
    return thieving(*players, turn=turn, powers=powers, **more)
