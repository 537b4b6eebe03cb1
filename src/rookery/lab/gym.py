"""The games for Gymnasium: one seat is played, bots sit in the others.

from rookery.lab import gymnasium_env

env = gymnasium_env("thieves-den", seats=3, seat=0, bots="heuristic")
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from rookery.errors import LabError, quoted
from rookery.lab.given import check_number, step_number
from rookery.lab.single import Array, Rules, Single
from rookery.play.bots import Bot, Window, make_bot

MODES = ("human", "ansi")


def gymnasium_env(name: str, seats: int, **settings: Any) -> SeatEnv:
    """A game from one seat. Settings: seat, bots (a level, or one for each other seat), options, reward, masked…"""
    return SeatEnv(name, seats, **settings)


class SeatEnv(gymnasium.Env[dict[str, Array], np.int64]):
    """One seat against bots, which see what a person there would see."""

    def __init__(
        self,
        name: str,
        seats: int,
        seat: int = 0,
        bots: str | Sequence[str] = "heuristic",
        options: Mapping[str, Any] | None = None,
        reward: str = "share",
        max_decisions: int | None = None,
        masked: str = "error",
        render_mode: str | None = None,
    ) -> None:
        self.rules = Rules(name, seats, options, reward, max_decisions)
        self.layout = self.rules.spec
        """What the numbers of an observation mean."""
        check_number("a seat", seat, 0, seats - 1)
        if masked not in ("error", "first"):
            raise LabError(f"masked is error or first, not {quoted(masked)}")
        if render_mode is not None and render_mode not in MODES:
            raise LabError(f"render_mode is one of {', '.join(MODES)}, not {quoted(render_mode)}")
        if not isinstance(bots, (str, list, tuple)):
            raise LabError(f"bots are a level, or a list of levels, not {quoted(bots)}")
        self.levels = [bots] * (seats - 1) if isinstance(bots, str) else list(bots)
        if len(self.levels) != seats - 1:
            raise LabError(f"bots are {seats - 1} levels, one for each other seat, not {len(self.levels)}")
        for level in self.levels:
            make_bot(name, level)
        self.seat, self.masked, self.render_mode = int(seat), masked, render_mode
        self.metadata = {"render_modes": list(MODES)}
        self.observation_space: Any = spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (self.rules.size,), np.uint8),
                "action_mask": spaces.Box(0, 1, (self.rules.steps,), np.int8),
            }
        )
        self.action_space = spaces.Discrete(self.rules.steps)
        self.single: Single | None = None
        self._bots: dict[int, Bot] = {}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Array], dict[str, Any]]:
        """A new game, up to the first decision of the seat."""
        super().reset(seed=seed)
        dealt = seed if seed is not None else int(self.np_random.integers(1 << 40))
        self.single = Single(self.rules, dealt)
        others = [s for s in range(self.rules.seats) if s != self.seat]
        self._bots = {
            s: make_bot(self.rules.name, level, seed=dealt * 16 + s)
            for s, level in zip(others, self.levels, strict=True)
        }
        self._let_bots_play()
        return self._seen(), {}

    def step(self, action: Any) -> tuple[dict[str, Array], float, bool, bool, dict[str, Any]]:
        """One small step of the seat; after a whole move the bots play."""
        single = self._dealt()
        if single.seat < 0:
            raise LabError("the game is over: call reset")
        if self.masked == "first" and step_number(action) not in single.path(self.seat).open:
            action = single.open(self.seat)[0]
        if single.take(self.seat, action):
            self._let_bots_play()
        worth = single.returns()[self.seat] if single.over else 0.0
        return self._seen(), worth, single.over, single.cut, {}

    def _dealt(self) -> Single:
        if self.single is None:
            raise LabError("call reset first")
        return self.single

    def _let_bots_play(self) -> None:
        single = self._dealt()
        while single.seat >= 0 and self.seat not in single.acting:
            at = single.seat
            single.play(at, self._bots[at].choose(Window(single.match, at)).code)

    def _seen(self) -> dict[str, Array]:
        single = self._dealt()
        return {"observation": single.observe(self.seat), "action_mask": single.mask(self.seat)}

    def render(self) -> Any:
        """The table as everybody sees it, in plain words."""
        words = self._dealt().words()
        if self.render_mode == "human":
            print(words)
            return None
        return words if self.render_mode == "ansi" else None
