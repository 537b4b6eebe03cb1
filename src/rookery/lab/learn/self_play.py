"""Self-play: tables of several sizes are stepped side by side, and what every seat decided is kept for learning.

While the network answers for the tables of one size, the processes of the others step theirs.
"""

from __future__ import annotations

import copy
from dataclasses import dataclass
from typing import Any

import numpy as np
import torch
from torch import Tensor

from rookery.lab.learn.league import Stranger
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
    """The share of tables at which strangers hold all seats but one."""
    shaping: float = 0.1
    """What points above the table's mean are worth beside the victory, in standard deviations of such points."""
    limit: int = 0
    """Decisions after which a game is called off, per seat; 0: the game's own limit. Such a game is lost by all,
    and every decision costs its part of that: a player who is behind must not gain by waiting."""
    haste: float = 1.0
    """How much of it: what all decisions together cost also keeps from small gains that need one each."""


class Course:
    """The tables of one size, and what was decided at them."""

    def __init__(self, name: str, seats: int, plan: Plan, seed: int, teams: bool, device: str) -> None:
        self.seats, self.plan, self.teams, self.device = seats, plan, teams, device
        limit = plan.limit * seats or None
        self.env: Vector = vector(
            name, seats, plan.tables, seed, rows=plan.rows, workers=plan.workers, max_decisions=limit
        )
        self.lost = 0.5 if teams else 1 / seats
        self.cost = plan.haste * self.lost / plan.limit if plan.limit else 0.0
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
        self.games, self.cut = 0, 0  # ended, called off
        self.stranger: Stranger | None = None
        self.body: Network | None = None  # the stranger's
        self.glances: dict[int, Tensor] = {}  # what every seat saw before a decision
        self.eyes: tuple[Tensor, Tensor] = (torch.zeros(0), torch.zeros(0))
        """Glances, and what the seats could hope for."""

    def reset(self, seed: int) -> None:
        """Begin all games anew."""
        self.env.reset(seed)
        self.glances.clear()

    def meet(self, stranger: Stranger | None, network: Network) -> None:
        """Somebody sits down at the tables for strangers; the network gives them a body of the right shape."""
        self.stranger = stranger
        if stranger is not None:
            if self.body is None:
                self.body = copy.deepcopy(network).eval()
            self.body.load_state_dict(stranger.weights)

    def glance(self, t: int) -> None:
        """Keep what every seat sees now: the value must know tables at which another is asked, too.

        At the cut, and at the end of a search, such tables are valued.
        """
        if t == 0:
            self.glances = {0: self.glances[self.plan.length]} if self.plan.length in self.glances else {}
        if t not in self.glances:
            self.glances[t] = torch.from_numpy(self.env.everyone()).to(self.device)

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
        self.cut += int(self.env.cut.sum())
        above = self.env.scores - self.env.scores.mean(1, keepdims=True)
        if finished.any():
            self.games += int(finished.sum())
            self.spread += 0.05 * (max(1e-3, float(above[finished].std())) - self.spread)
            self.count(finished, share)
        points = np.clip(above / max(self.spread, 1e-3), -3, 3)
        worth = share - share.mean(1, keepdims=True) + self.plan.shaping * points
        worth = np.where(finished[:, None], worth, np.where(self.env.cut[:, None], -self.lost, 0.0))
        self.reward[t] = torch.from_numpy(worth.astype("float32")).to(self.device)

    def count(self, finished: Any, share: Any) -> None:
        """How the learner fared against the stranger."""
        if self.stranger is None:
            return
        par = float(share.sum(1).mean()) / self.seats if self.teams else 1 / self.seats
        for i in np.flatnonzero(finished[: self.rivals]):
            mine = float(share[i, self.learner_of(i, int(self.env.episode[i]) - 1)])
            self.stranger.lost(mine / max(par, 1e-3))

    def learner_of(self, table: Any, episode: Any) -> Any:
        """Which seat the network that learns has at a table with earlier ones."""
        return (table + episode) % self.seats

    def begin(self, t: int, network: Network) -> None:
        """Look at all tables, decide, and let them go on."""
        env = self.env
        if t in (0, self.plan.length // 2):
            self.glance(t)
        # Copies: at the next step the tables write over theirs.
        self.seen[t], self.moves[t] = torch.from_numpy(env.observations), torch.from_numpy(env.moves)
        self.given[t], self.seat[t] = torch.from_numpy(env.given), torch.from_numpy(env.seat)
        seen, moves, given, seat = self.seen[t], self.moves[t], self.given[t], self.seat[t]
        scores, self.value[t] = decide(network, seen, moves, given, self.seats)
        self.own[t] = True
        if self.stranger is not None and self.body is not None and self.rivals:
            n = self.rivals
            learner = torch.from_numpy(self.learner_of(np.arange(n), env.episode[:n])).to(self.device)
            theirs, _ = decide(self.body, seen[:n], moves[:n], given[:n], self.seats)
            self.own[t, :n] = seat[:n] == learner
            scores[:n] = torch.where(self.own[t, :n, None], scores[:n], theirs * self.stranger.sharp)
        chances = torch.log_softmax(scores, -1)
        noise = -torch.log(-torch.log(torch.rand_like(chances).clamp_(1e-9, 1 - 1e-7)))
        self.action[t] = (chances + noise).argmax(-1)
        self.chance[t] = chances.gather(1, self.action[t][:, None]).squeeze(1)
        env.send(self.action[t].cpu().numpy())

    def advantages(self, network: Network, trace: float) -> tuple[Tensor, Tensor]:
        """How much better each decision did than was hoped (GAE over every seat's own decisions), and the sums.

        Glances get what the seats could hope for then (`eyes`).
        """
        n = self.plan.tables
        self.glance(self.plan.length)
        seen = self.glances[self.plan.length]
        ahead = torch.cat([looked(network, part, self.seats) for part in seen.flatten(0, 1).split(32768)])
        ahead = ahead.view(n, self.seats)
        hope = ahead.clone()
        carried = torch.zeros_like(ahead)
        coming = torch.zeros_like(ahead)
        out = torch.zeros_like(self.value)
        eyes = []
        for t in reversed(range(self.plan.length)):
            over = self.done[t].unsqueeze(1)
            ahead = torch.where(over, 0.0, ahead)
            carried = torch.where(over, 0.0, carried)
            coming = torch.where(over, self.reward[t], coming)
            hope = torch.where(over, self.reward[t], hope)
            who = self.seat[t].unsqueeze(1)
            value = self.value[t].unsqueeze(1)
            surprise = coming.gather(1, who) + ahead.gather(1, who) - value - self.cost
            gained = surprise + trace * carried.gather(1, who)
            out[t] = gained.squeeze(1)
            carried = carried.scatter(1, who, gained)
            ahead = ahead.scatter(1, who, value)
            coming = coming.scatter(1, who, 0.0)
            hope = hope.scatter(1, who, gained + value)
            if t in self.glances:
                own = slice(self.rivals if self.stranger is not None else 0, n)  # strangers' hopes are not ours
                eyes.append((self.glances[t][own].flatten(0, 1), hope[own].flatten()))
        self.eyes = torch.cat([each[0] for each in eyes]), torch.cat([each[1] for each in eyes])
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


def play(courses: list[Course], network: Network) -> None:
    """A stretch of play at all tables."""
    length = courses[0].plan.length
    for t in range(length):
        for course in courses:
            if t:
                course.env.wait()
                course.result(t - 1)
            course.begin(t, network)
    for course in courses:
        course.env.wait()
        course.result(length - 1)
