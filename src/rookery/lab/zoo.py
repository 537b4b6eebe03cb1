"""The games for PettingZoo: by turns (AEC) and all at once (Parallel).

    from rookery.lab import pettingzoo_env, pettingzoo_parallel_env

Observations are dictionaries of `observation` (bytes: env.layout names their parts) and `action_mask`. Actions are
small steps with fixed numbers. A masked step is an error; with `masked="first"` it stands for the first open one.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from rookery.errors import LabError, quoted
from rookery.lab.given import step_number
from rookery.lab.single import Array, Rules, Single

MODES = ("human", "ansi")


def pettingzoo_env(name: str, seats: int, **settings: Any) -> TurnsEnv:
    """A game by turns. Settings: options, reward, max_decisions, masked, render_mode."""
    return TurnsEnv(name, seats, **settings)


def pettingzoo_parallel_env(name: str, seats: int, **settings: Any) -> TogetherEnv:
    """A game all at once: those who are not asked take the last step, which is to wait."""
    return TogetherEnv(name, seats, **settings)


class _Common:
    """What both forms share."""

    def _prepare(
        self,
        name: str,
        seats: int,
        options: Mapping[str, Any] | None,
        reward: str,
        max_decisions: int | None,
        masked: str,
        render_mode: str | None,
        more: int,
    ) -> None:
        if masked not in ("error", "first"):
            raise LabError(f"masked is error or first, not {quoted(masked)}")
        if render_mode is not None and render_mode not in MODES:
            raise LabError(f"render_mode is one of {', '.join(MODES)}, not {quoted(render_mode)}")
        self.rules = Rules(name, seats, options, reward, max_decisions)
        self.layout = self.rules.spec
        """What the numbers of an observation mean."""
        self.metadata = {
            "render_modes": list(MODES),
            "name": f"{name}_v{self.layout.version}",
            "is_parallelizable": True,
        }
        self.masked, self.render_mode = masked, render_mode
        self.possible_agents = [f"seat_{s}" for s in range(seats)]
        self.agents: list[str] = []
        self._seat = {agent: s for s, agent in enumerate(self.possible_agents)}
        self._single: Single | None = None
        self._seed = 0
        steps = self.rules.steps + more
        seen = spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (self.rules.size,), np.uint8),
                "action_mask": spaces.Box(0, 1, (steps,), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces: dict[str, Any] = {agent: spaces.Discrete(steps) for agent in self.possible_agents}

    def __getstate__(self) -> dict[str, Any]:
        """Copies and pickles share the rules, or prepare them anew."""
        return {name: value for name, value in self.__dict__.items() if name != "layout"}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self.layout = self.rules.spec

    def observation_space(self, agent: str) -> Any:
        """What an agent sees."""
        self._seat_of(agent)
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """What an agent can do."""
        self._seat_of(agent)
        return self.action_spaces[agent]

    def _seat_of(self, agent: Any) -> int:
        if agent not in self.possible_agents:
            raise LabError(f"the agents are {', '.join(self.possible_agents)}, not {quoted(agent)}")
        return self._seat[agent]

    @property
    def single(self) -> Single:
        """The table."""
        self._check_dealt()
        return cast(Single, self._single)

    def _check_dealt(self) -> None:
        if self._single is None:
            raise LabError("call reset first")

    def _deal(self, seed: int | None) -> None:
        if seed is not None:
            self._seed = seed
        self._single = Single(self.rules, self._seed)
        self._seed += 1
        self.agents = list(self.possible_agents)

    def _step_of(self, seat: int, action: Any) -> Any:
        if self.masked == "first" and step_number(action) not in self.single.path(seat).open:
            return self.single.open(seat)[0]
        return action

    def render(self) -> str | None:
        """The table as everybody sees it, in plain words."""
        words = self.single.words()
        if self.render_mode == "human":
            print(words)
            return None
        return words if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing to give back."""


class TurnsEnv(_Common, AECEnv):  # type: ignore[misc]
    """By turns."""

    def __init__(
        self,
        name: str,
        seats: int,
        options: Mapping[str, Any] | None = None,
        reward: str = "share",
        max_decisions: int | None = None,
        masked: str = "error",
        render_mode: str | None = None,
    ) -> None:
        AECEnv.__init__(self)
        self._prepare(name, seats, options, reward, max_decisions, masked, render_mode, 0)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game."""
        self._deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Any] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.single.seat]

    def last(self, observe: bool = True) -> tuple[dict[str, Array] | None, float, bool, bool, dict[str, Any]]:
        """What the agent whose turn it is gets before its step."""
        self._check_dealt()
        found: tuple[dict[str, Array] | None, float, bool, bool, dict[str, Any]] = AECEnv.last(self, observe)
        return found

    def observe(self, agent: str) -> dict[str, Array]:
        """What an agent sees now."""
        seat, single = self._seat_of(agent), self.single
        mine = agent == self.agent_selection
        mask = single.mask(seat) if mine else np.zeros(self.rules.steps, "int8")
        return {"observation": single.observe(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """One small step of the agent whose turn it is."""
        single, agent = self.single, self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self._seat[agent]
        single.take(seat, self._step_of(seat, action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if single.seat < 0:
            self.terminations = dict.fromkeys(self.agents, single.over)
            self.truncations = dict.fromkeys(self.agents, single.cut)
            for s, worth in enumerate(single.returns()):
                self.rewards[self.possible_agents[s]] = worth
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[single.seat]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()


class TogetherEnv(_Common, ParallelEnv):  # type: ignore[misc]
    """All at once: sealed questions are answered at the same time; who is not asked waits."""

    def __init__(
        self,
        name: str,
        seats: int,
        options: Mapping[str, Any] | None = None,
        reward: str = "share",
        max_decisions: int | None = None,
        masked: str = "error",
        render_mode: str | None = None,
        max_cycles: int | None = None,
    ) -> None:
        self._prepare(name, seats, options, reward, max_decisions, masked, render_mode, 1)
        self.waits = self.rules.steps
        """The step of those who are not asked."""
        self.max_cycles = max_cycles
        self._cycles = 0

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """A new game."""
        self._deal(seed)
        self._cycles = 0
        return self._seen(), {agent: {} for agent in self.agents}

    def _seen(self) -> dict[str, Any]:
        single, out = self.single, {}
        acting = single.acting
        for agent in self.agents:
            seat = self._seat[agent]
            mask = np.zeros(self.waits + 1, "int8")
            if seat in acting:
                mask[: self.waits] = single.mask(seat)
            else:
                mask[self.waits] = 1
            out[agent] = {"observation": single.observe(seat), "action_mask": mask}
        return out

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Any]]:
        """One small step of everybody who is asked."""
        single = self.single
        if not self.agents:
            return {}, {}, {}, {}, {}
        self._check_all(actions)
        for seat in single.acting:
            single.take(seat, self._step_of(seat, actions[self.possible_agents[seat]]))
        self._cycles += 1
        late = self.max_cycles is not None and self._cycles >= self.max_cycles
        ends = dict.fromkeys(self.agents, single.over)
        cuts = dict.fromkeys(self.agents, not single.over and (single.cut or late))
        rewards = dict(zip(self.possible_agents, single.returns(), strict=True))
        seen, infos = self._seen(), {agent: dict[str, Any]() for agent in self.agents}
        if single.over or single.cut or late:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return seen, rewards, ends, cuts, infos

    def _check_all(self, actions: Any) -> None:
        """Nothing changes if one of several actions is wrong."""
        if not isinstance(actions, Mapping):
            raise LabError(f"actions are a step for each agent by its name, not {quoted(actions)}")
        acting = self.single.acting
        for agent, action in actions.items():
            if self._seat_of(agent) not in acting and self.masked == "error" and step_number(action) != self.waits:
                raise LabError(f"{agent} is not asked: it may take the step {self.waits}, not {quoted(action)}")
        for seat in acting:
            agent = self.possible_agents[seat]
            if agent not in actions:
                raise LabError(f"an action of {agent} is needed")
            self._check(seat, actions[agent])

    def _check(self, seat: int, action: Any) -> None:
        if self.masked == "error" and step_number(action) not in self.single.path(seat).open:
            may = ", ".join(str(n) for n in self.single.open(seat)[:40])
            raise LabError(f"seat {seat} may take the steps {may}, not {quoted(action)}")
