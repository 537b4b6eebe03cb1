"""The games in PufferLib's native environment form: many tables in one environment, on the trainer's own arrays.

    import pufferlib.vector
    from rookery.lab.puffer import RookeryEnv

    envs = pufferlib.vector.make(RookeryEnv, env_kwargs={"name": "thieves-den", "seats": 3, "tables": 256})

Every seat of every table is an agent. An observation is the mask of small steps (the last one: wait) and then what
the seat sees. Those who are not asked wait, whatever they answer; a masked step stands for the first open one.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from rookery.lab.many import Array, vector, whole

try:
    from pufferlib import PufferEnv as Base
except ImportError:  # the form alone, for those who bring their own trainer
    Base = object


class RookeryEnv(Base):  # type: ignore[misc,unused-ignore]
    """Many tables of one game."""

    def __init__(
        self,
        name: str = "thieves-den",
        seats: int = 2,
        tables: int = 64,
        reward: str = "share",
        buf: Any = None,
        seed: int = 0,
        **settings: Any,
    ) -> None:
        self.env = vector(name, seats, tables, seed, steps=True, reward=reward, **settings)
        self.waits = len(self.env.spec.steps)
        self.num_agents = tables * seats
        width = self.waits + 1 + self.env.spec.size + 2 * self.env.spec.move.size
        self.single_observation_space = spaces.Box(0, 255, (width,), np.uint8)
        self.single_action_space = spaces.Discrete(self.waits + 1)
        if Base is object:
            self.observations: Array = np.zeros((self.num_agents, width), np.uint8)
            self.rewards: Array = np.zeros(self.num_agents, np.float32)
            self.terminals: Array = np.zeros(self.num_agents, bool)
            self.truncations: Array = np.zeros(self.num_agents, bool)
            self.masks: Array = np.ones(self.num_agents, bool)
            self.actions: Array = np.zeros(self.num_agents, np.int32)
        else:
            super().__init__(buf)

    def reset(self, seed: int | None = None) -> tuple[Array, list[Any]]:
        """New games at all tables."""
        self.env.reset(seed)
        self.rewards[:], self.terminals[:], self.truncations[:] = 0, False, False
        self._look()
        return self.observations, []

    def step(self, actions: Any) -> tuple[Array, Array, Array, Array, list[Any]]:
        """One small step of the seats to act."""
        env = self.env
        self.actions[:] = whole(actions, self.num_agents)
        tables = np.arange(env.tables)
        chosen = self.actions.reshape(env.tables, env.seats)[tables, env.seat].astype("int64")
        wrong = (chosen < 0) | (chosen >= self.waits)
        wrong |= ~env.mask[tables, np.where(wrong, 0, chosen)]
        env.step(np.where(wrong, env.mask.argmax(1), chosen))
        self.rewards[:] = env.rewards.reshape(-1)
        self.terminals[:] = np.repeat(env.dones & ~env.cut, env.seats)
        self.truncations[:] = np.repeat(env.cut, env.seats)
        self._look()
        ended = env.dones & ~env.cut
        infos = [{"games": int(ended.sum()), "score": float(env.scores[ended].mean())}] if ended.any() else []
        return self.observations, self.rewards, self.terminals, self.truncations, infos

    def _look(self) -> None:
        env, first = self.env, self.waits + 1
        tables = np.arange(env.tables)
        out = self.observations.reshape(env.tables, env.seats, -1)
        out[:, :, :] = 0
        out[:, :, self.waits] = 1
        out[:, :, first : first + env.spec.size] = env.everyone()
        out[tables, env.seat, :first] = 0
        out[tables, env.seat, : self.waits] = env.mask
        out[tables, env.seat, first:] = env.observations

    def close(self) -> None:
        """Give everything back."""
        self.env.close()
