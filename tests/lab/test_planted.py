"""Tests of the tests: observations and rows that tell too much are found by the secrecy checks."""

from typing import Any

import pytest

from rookery.core.eye import Eye, Observer
from rookery.core.rng import Rng
from rookery.core.table import Table
from rookery.play import checks, observation
from rookery.play.checks import CheckFailed, Setting, secrecy
from rookery.play.memory import remembered
from tests.anygame import decisions


class Chatty(Observer):
    """Tells what the game's own observer tells, and a little more."""

    def __init__(self, real: Observer) -> None:
        super().__init__(1, [])
        self.real = real

    def observe(self, t: Table, seat: int, eye: Eye) -> None:
        self.real.observe(t, seat, eye)
        eye.count("secret", self.secret(t, seat), 255)

    def move(self, t: Table, seat: int, code: int, eye: Eye) -> None:
        self.real.move(t, seat, code, eye)

    def secret(self, t: Any, seat: int) -> int:
        raise NotImplementedError


class Infamy(Chatty):
    def secret(self, t: Any, seat: int) -> int:
        return sum(int(player.infamy) for player in t.players) % 7


class Hands(Chatty):
    def secret(self, t: Any, seat: int) -> int:
        return int(t.players[(seat + 1) % int(t.seats)].hand) % 251


class Luggage(Chatty):
    def secret(self, t: Any, seat: int) -> int:
        return int(t.faction((seat + 1) % int(t.seats))) if t.factions.zone[0] else 0


class Tokens(Chatty):
    def secret(self, t: Any, seat: int) -> int:
        return int(sum(thief.hand[0] for thief in t.thieves if thief.hand)) % 251


def look(setting: Setting) -> None:
    """Play a few games, looking for the leak at every decision."""
    for seed in range(6):
        match, rng = setting.start(seed), Rng(seed)
        for _ in range(60):
            if match.over:
                break
            checks.swap(match, rng)
            match.play(*checks.pick(match, rng))


@pytest.mark.parametrize(
    ("setting", "leak"),
    [
        (Setting("thiefs-market", 3), Infamy),
        (Setting("thieves-den", 3), Hands),
        (Setting("enclave", 3), Hands),
        (Setting("castle-of-the-devil", 4), Luggage),
        (Setting("age-of-thieves", 3), Tokens),
    ],
    ids=str,
)
def test_an_observation_that_tells_too_much(
    setting: Setting, leak: type[Chatty], monkeypatch: pytest.MonkeyPatch
) -> None:
    real = observation.observer_of
    monkeypatch.setattr(observation, "observer_of", lambda kit, table: leak(real(kit, table)))
    monkeypatch.setattr(secrecy, "_SPECS", {})
    with pytest.raises(CheckFailed, match=r"after a swap: what seat \d sees differs at numbers"):
        look(setting)


@pytest.mark.parametrize("name", ["enclave", "castle-of-the-devil", "age-of-thieves"])
def test_a_memory_of_what_the_neighbour_was_told(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """In the other two, all that only one seat is told comes before the first decision."""
    monkeypatch.setattr(secrecy, "remembered", lambda match, seat: remembered(match, (seat + 1) % match.seats))
    with pytest.raises(CheckFailed, match=r"what seat \d sees differs at numbers"):
        live_on(Setting(name, 4))


def live_on(setting: Setting) -> None:
    """Play a few games, looking for the leak in what comes after every decision."""
    for seed in range(6):
        for match, rng in decisions(setting, seed, one_in=1, end=False):
            checks.every_sibling(match, rng)
            checks.parallel_lives(match, rng)
