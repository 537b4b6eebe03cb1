"""The games for OpenSpiel: registered as `rookery_<game>`, with small steps as actions and explicit chance.

    from rookery.lab import openspiel_game

    game = openspiel_game("enclave", seats=4)          # or pyspiel.load_game("rookery_enclave(seats=4)")
    state = game.new_initial_state()

A roll of eleven dice has 362 million outcomes; chance, too, is answered in small steps: each narrows the outcomes
down to one of at most 64 parts, with its exact probability. `information_state_tensor` is the observation and what
the seat remembers (single.py); `resample_from_infostate` gives a world that the seat cannot tell from the true one.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import pyspiel

from rookery.core.rng import Rng
from rookery.core.table import CHANCE
from rookery.errors import LabError, quoted
from rookery.games import kit, names
from rookery.lab.given import check_number
from rookery.lab.single import Array, Rules, Single

PARTS = 64
"""Into so many parts chance divides what may come, at most."""
SETTINGS = ("reward", "max_decisions")
SCORES = 1000.0
"""No game gives more points than this, or fewer than the opposite."""


def short(name: str) -> str:
    """The name under which OpenSpiel knows a game."""
    return f"rookery_{name.replace('-', '_')}"


def kind(name: str) -> pyspiel.GameType:
    """What OpenSpiel wants to know of a game."""
    seats = kit(name).seats
    return pyspiel.GameType(
        short_name=short(name),
        long_name=name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=seats[-1],
        min_num_players=seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"seats": seats[0], "reward": "share", "max_decisions": 0},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One game with its seats."""

    name = ""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        name, given = self.name, dict(params or {})
        seats = int(given.get("seats", kit(name).seats[0]))
        limit = int(given.get("max_decisions", 0)) or None
        self.rules = Rules(name, seats, None, str(given.get("reward", "share")), limit)
        low, high = {"share": (0.0, 1.0), "rank": (-1.0, 1.0), "score": (-SCORES, SCORES)}[self.rules.reward]
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.steps,
            max_chance_outcomes=PARTS,
            num_players=seats,
            min_utility=low,
            max_utility=high,
            utility_sum=None,
            max_game_length=self.rules.limit * 40,
        )
        super().__init__(kind(name), info, given)

    def new_initial_state(self) -> SpielState:
        """A new game."""
        return SpielState(self, Single(self.rules, ask_chance=True))

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """What observes a state; see SpielObserver."""
        kind_of = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return SpielObserver(self.rules, bool(kind_of.perfect_recall))

    def observation_tensor_shape(self) -> list[int]:
        """A flat row."""
        return [self.rules.size]

    def information_state_tensor_shape(self) -> list[int]:
        """The same, and what is remembered."""
        return [self.rules.size + self.rules.remembers]


class SpielState(pyspiel.State):  # type: ignore[misc]
    """One game being played."""

    def __init__(self, game: SpielGame, single: Single) -> None:
        super().__init__(game)
        self.rules, self.single = game.rules, single
        self._range = self._outcomes()

    def _outcomes(self) -> tuple[int, int]:
        """All outcomes of chance, from and to."""
        return (0, int(self.single.table.choices)) if self.single.at_chance else (0, 0)

    def current_player(self) -> int:
        """The seat to act."""
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.single.at_chance else self.single.seat

    def _parts(self) -> tuple[int, int]:
        """How many outcomes one part has, and how many parts there are."""
        many = self._range[1] - self._range[0]
        size = 1
        while size * PARTS < many:
            size *= PARTS
        return size, -(-many // size)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The parts of what may come, each with its probability."""
        low, high = self._range
        size, parts = self._parts()
        return [(n, (min(high, low + (n + 1) * size) - low - n * size) / (high - low)) for n in range(parts)]

    def _legal_actions(self, player: int) -> list[int]:
        return self.single.open(player)

    def _apply_action(self, action: int) -> None:
        if not self.single.at_chance:
            self.single.take(self.single.seat, action)
            self._range = self._outcomes()
            return
        low, high = self._range
        size, parts = self._parts()
        if not 0 <= action < parts:
            raise LabError(f"chance has the outcomes 0 to {parts - 1}, not {action}")
        self._range = low + action * size, min(high, low + (action + 1) * size)
        if self._range[1] - self._range[0] == 1:
            self.single.play(CHANCE, int(self.single.table.option(CHANCE, self._range[0])))
            self._range = self._outcomes()

    def _action_to_string(self, player: int, action: int) -> str:
        return f"part {action}" if player < 0 else self.rules.spec.steps[action]

    def is_terminal(self) -> bool:
        """Is it over, or cut short?"""
        return self.single.over or self.single.cut

    def returns(self) -> list[float]:
        """What it is worth to every seat."""
        return self.single.returns()

    def __str__(self) -> str:
        taken = {seat: list(path.taken) for seat, path in sorted(self.single.paths.items()) if path.taken}
        return f"{self.single.words()}\nputting together: {taken} {self._range}"

    def _with(self, single: Single) -> SpielState:
        game: Any = self.get_game()
        other = SpielState(game, single)
        if self.single.at_chance:
            other._range = self._range
        return other

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """A world this player cannot tell from the true one."""
        check_number("a player", player, 0, self.rules.seats - 1)
        return self._with(self.single.resample(player, Rng(int(sampler() * (1 << 30)))))


class SpielObserver:
    """A state as one player sees it, in numbers or as a text; with perfect recall also what they remember."""

    def __init__(self, rules: Rules, recall: bool) -> None:
        self.rules, self.recall = rules, recall
        size = rules.size + (rules.remembers if recall else 0)
        self.tensor: Array = np.zeros(size, np.float32)
        self.dict = {"observation": self.tensor[: rules.size]}
        if recall:
            self.dict["remembered"] = self.tensor[rules.size :]

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the numbers."""
        self.tensor[: self.rules.size] = state.single.observe(player)
        if self.recall:
            self.tensor[self.rules.size :] = state.single.remembered(player)

    def string_from(self, state: SpielState, player: int) -> str:
        """The same as a text."""
        seen = state.single.observe(player).tobytes()
        if self.recall:
            seen += state.single.remembered(player).tobytes()
        return seen.hex()


def openspiel_game(name: str, seats: int, **settings: Any) -> Any:
    """A game for OpenSpiel. Settings: reward, max_decisions."""
    for other in settings:
        if other not in SETTINGS:
            raise LabError(f"no setting {quoted(other)}; there are {', '.join(SETTINGS)}")
    kit(name).check_seats(seats)
    register(name)
    return pyspiel.load_game(short(name), {"seats": seats, **settings})


_REGISTERED: set[str] = set()


def register(*wanted: str) -> None:
    """Make games known to OpenSpiel."""
    for name in wanted or names():
        if name not in _REGISTERED:
            _REGISTERED.add(name)
            pyspiel.register_game(kind(name), type(f"Spiel{short(name)}", (SpielGame,), {"name": name}))
