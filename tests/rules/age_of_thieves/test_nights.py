"""Random thieves never lift the Emperors' Jewel: these nights begin late, so that alarms and escapes are seen."""

from typing import Any

import pytest

import rookery
from rookery.core.rng import Rng
from rookery.play import checks
from rookery.play.match import Match
from tests.anygame import fewer
from tests.rules.age_of_thieves.table import GAME, thief

GUARDS = ["Nc3", "Nd5", "Ec3", "Ed5", "Sc3", "Sd5", "Wc3", "Wd5", "P3c", "P3f", "P3i", "P3l"]
LOOSE = {
    "Nd6": {"jewels": {"green": 1}},
    "Nc1": {"jewels": {"yellow": 2, "trinkets": 1}},
    "Na4": {"token": "down"},
    "Nb4": {"token": "down"},
    "Nd1": {"token": "alley"},
    "Nc0": {"token": "manhole"},
    "Sa4": {"token": "ladder"},
    "Nd3": {"token": "down"},
}
NIGHTS: dict[str, dict[str, Any]] = {
    "the vault is open": {
        "phase": "planning",
        "event": "C06",
        "players": [
            thief("morius", "P1N", hand=["G10", "G06", "G04"]),
            thief("jasmine", "P1S", hand=["G18", "G11", "G07"], tokens={"agent": 1}),
            thief("noiron", "P2b", hand=["G01", "G13", "G23"]),
        ],
    },
    "the alarm is raised": {
        "phase": "turn",
        "lifted": True,
        "gates": "N",
        "players": [
            thief("zain", "Nc5", jewels={"emperor": 1}, best=True, hand=["G06", "G11"]),
            thief("nikolai", "Na4", hand=["G16", "G14"], jewels={"yellow": 1}, tokens={"informer": 2}),
        ],
    },
    "before the gates": {
        "phase": "planning",
        "alarm": True,
        "gates": "N",
        "event": "A03",
        "captains": ["Nb5", "Nb7"],
        "players": [
            thief("zain", "Na5", jewels={"yellow": 1, "emperor": 1}, hand=["G03", "G01", "G27"]),
            thief("joanne", "Na8", hand=["G08", "G21", "G02"], jewels={"green": 1}),
            thief("noiron", "Na6", hand=["G22", "G07", "G24"], tokens={"neighbourhood": 2}),
            thief("nikolai", "Na0", hand=["G05", "G19", "G12"]),
        ],
    },
}
every_night = pytest.mark.parametrize("night", NIGHTS)


def begin(night: str, seed: int) -> Match:
    told = NIGHTS[night]
    return rookery.game(GAME).position(
        {"seats": len(told["players"]), "guards": GUARDS, "spaces": LOOSE, **told}, seed=seed
    )


@every_night
def test_late_nights_are_sound(night: str) -> None:
    """Invariants, secrets, worlds, copies and documents hold to the end."""
    looks = (
        (checks.invariants, 1),
        (checks.outcome_fits, 2),
        (checks.no_false_choice, 2),
        (checks.asks_again, 12),
        (checks.options_agree, 12),
        (checks.wire_round_trip, 25),
        (checks.document_round_trip, 25),
        (checks.swap, 30),
        (checks.worlds_are_possible, 40),
        (checks.siblings, 40),
        (checks.parallel_lives, 30),
    )
    for seed in range(fewer(4)):
        match, rng = begin(night, seed), Rng(seed)
        while True:
            for look, one_in in looks:
                if match.over or rng.below(one_in) == 0:
                    look(match, rng)
            if match.over:
                break
            seat, move = checks.pick(match, rng)
            if rng.below(25) == 0:
                checks.swap_and_play(match, seat, move, rng)
            match.play(seat, move)


def test_late_nights_see_the_end_of_all_kinds() -> None:
    reasons = set()
    for night in NIGHTS:
        for seed in range(fewer(40)):
            table = begin(night, seed)._table.clone()
            table.playout(Rng(seed), 10_000)
            outcome = rookery.game(GAME)._kit.outcome(table)
            assert outcome is not None and not table.check()
            reasons.add(outcome.reason)
    assert reasons == {"jewel", "dawn", "nobody"}
