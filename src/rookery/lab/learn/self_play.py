"""Self-play: tables of several sizes are stepped side by side, and what every seat decided is kept for learning.

While the network answers for the tables of one size, the processes of the others step theirs.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import torch
from torch import Tensor

from rookery.lab.learn.network import Network
from rookery.lab.many import Vector, vector


@dataclass
class Plan:
    """How much is played before the network learns from it."""

    tables: int = 2048
    """Of each size."""
    length: int = 64
    """Decisions at every table."""
    rows: int = 64
    workers: int = 0
    league: float = 0.25
    """The share of tables at which earlier networks hold all seats but one."""
    shaping: float = 0.1
    """What points above the table's mean are worth beside the victory, in standard deviations of such points."""


class Course:
    """The tables of one size, and what was decided at them."""

    def __init__(self, name: str, seats: int, plan: Plan, seed: int, teams: bool, device: str) -> None:
        self.seats, self.plan, self.teams, self.device = seats, plan, teams, device
        self.env: Vector = vector(name, seats, plan.tables, seed, rows=plan.rows, workers=plan.workers)
        t, n, spec = plan.length, plan.tables, self.env.spec
        self.seen = torch.zeros(t, n, spec.size, dtype=torch.uint8, device=device)
        self.moves = torch.zeros(t, n, plan.rows, spec.move.size, dtype=torch.uint8, device=device)
        self.given = torch.zeros(t, n, dtype=torch.long, device=device)
        self.seat = torch.zeros(t, n, dtype=torch.long, device=device)
        self.action = torch.zeros(t, n, dtype=torch.long, device=device)
        self.chance = torch.zeros(t, n, device=device)  # the logarithm of the action's probability
        self.value = torch.zeros(t, n, device=device)
        self.own = torch.zeros(t, n, dtype=torch.bool, device=device)  # decided by the network that learns
        self.reward = torch.zeros(t, n, seats, device=device)
        self.done = torch.zeros(t, n, dtype=torch.bool, device=device)
        self.rivals = int(n * plan.league)
        self.spread = 1.0  # of points, as seen so far
        self.games = 0
        self.won = 0.0  # by the learner against earlier networks, in shares
        self.met = 0

    def reset(self, seed: int) -> None:
        """Begin all games anew."""
        self.env.reset(seed)

    def result(self, t: int) -> None:
        """Keep what the last step brought."""
        done = self.env.dones
        self.done[t] = torch.from_numpy(done).to(self.device)
        if not done.any():
            self.reward[t] = 0
            return
        share = self.env.rewards.astype("float32")
        if self.teams:
            share = (share > 0).astype("float32")
        finished = done & ~self.env.cut
        above = self.env.scores - self.env.scores.mean(1, keepdims=True)
        if finished.any():
            self.games += int(finished.sum())
            self.spread += 0.05 * (max(1e-3, float(above[finished].std())) - self.spread)
            self.count(finished, share)
        points = np.clip(above / max(self.spread, 1e-3), -3, 3)
        worth = share - share.mean(1, keepdims=True) + self.plan.shaping * points
        self.reward[t] = torch.from_numpy((worth * finished[:, None]).astype("float32")).to(self.device)

    def count(self, finished: Any, share: Any) -> None:
        """How the learner fared against earlier networks."""
        for i in np.flatnonzero(finished[: self.rivals]):
            self.won += float(share[i, self.learner_of(i, int(self.env.episode[i]) - 1)])
            self.met += 1

    def learner_of(self, table: Any, episode: Any) -> Any:
        """Which seat the network that learns has at a table with earlier ones."""
        return (table + episode) % self.seats

    def begin(self, t: int, network: Network, earlier: Network | None) -> None:
        """Look at all tables, decide, and let them go on."""
        env = self.env
        seen = torch.from_numpy(env.observations).to(self.device)
        moves = torch.from_numpy(env.moves).to(self.device)
        given = torch.from_numpy(env.given.copy()).to(self.device)
        seat = torch.from_numpy(env.seat.copy()).to(self.device)
        scores, value = decide(network, seen, moves, given, self.seats)
        own = torch.ones(len(seat), dtype=torch.bool, device=self.device)
        if earlier is not None and self.rivals:
            n = self.rivals
            own[:n] = seat[:n] == torch.from_numpy(self.learner_of(np.arange(n), env.episode[:n])).to(self.device)
            scores[:n] = torch.where(
                own[:n, None], scores[:n], decide(earlier, seen[:n], moves[:n], given[:n], self.seats)[0]
            )
        chances = torch.log_softmax(scores, -1)
        noise = -torch.log(-torch.log(torch.rand_like(chances).clamp_(1e-9, 1 - 1e-7)))
        action = (chances + noise).argmax(-1)
        env.send(action.cpu().numpy())
        self.seen[t], self.moves[t], self.given[t], self.seat[t] = seen, moves, given, seat
        self.action[t], self.value[t], self.own[t] = action, value, own
        self.chance[t] = chances.gather(1, action[:, None]).squeeze(1)

    def advantages(self, network: Network, trace: float) -> tuple[Tensor, Tensor]:
        """How much better each decision did than was hoped (GAE over every seat's own decisions), and the sums."""
        n = self.plan.tables
        seen = torch.from_numpy(self.env.everyone()).to(self.device)
        hoped = torch.cat([looked(network, part, self.seats) for part in seen.flatten(0, 1).split(32768)])
        ahead = hoped.view(n, self.seats)
        carried = torch.zeros_like(ahead)
        coming = torch.zeros_like(ahead)
        out = torch.zeros_like(self.value)
        for t in reversed(range(self.plan.length)):
            over = self.done[t].unsqueeze(1)
            ahead = torch.where(over, 0.0, ahead)
            carried = torch.where(over, 0.0, carried)
            coming = torch.where(over, self.reward[t], coming)
            who = self.seat[t].unsqueeze(1)
            surprise = coming.gather(1, who) + ahead.gather(1, who) - self.value[t].unsqueeze(1)
            gained = surprise + trace * carried.gather(1, who)
            out[t] = gained.squeeze(1)
            carried = carried.scatter(1, who, gained)
            ahead = ahead.scatter(1, who, self.value[t].unsqueeze(1))
            coming = coming.scatter(1, who, 0.0)
        return out, out + self.value

    def close(self) -> None:
        """End the processes."""
        self.env.close()


@torch.no_grad()
def decide(network: Network, seen: Tensor, moves: Tensor, given: Tensor, seats: int) -> tuple[Tensor, Tensor]:
    """Scores and values for many tables."""
    with torch.autocast(seen.device.type, torch.bfloat16, enabled=seen.is_cuda):
        scores, value = network(seen, moves, given, seats)
    return scores, value


@torch.no_grad()
def looked(network: Network, seen: Tensor, seats: int) -> Tensor:
    """Values alone."""
    with torch.autocast(seen.device.type, torch.bfloat16, enabled=seen.is_cuda):
        found: Tensor = network.value(network.trunk(seen, seats)).float()
    return found


def play(courses: list[Course], network: Network, earlier: Network | None) -> None:
    """A stretch of play at all tables."""
    length = courses[0].plan.length
    for t in range(length):
        for course in courses:
            if t:
                course.env.wait()
                course.result(t - 1)
            course.begin(t, network, earlier)
    for course in courses:
        course.env.wait()
        course.result(length - 1)
