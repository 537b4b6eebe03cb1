"""The network learns what searches found (expert.py), while the next ones are under way."""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor, wait
from multiprocessing import get_context
from typing import TYPE_CHECKING, Any

import torch
from torch import Tensor

from rookery.lab.learn.examiner import politely
from rookery.lab.learn.expert import Notes, study
from rookery.lab.learn.recipes import Study
from rookery.play.analysis.judge import one_thread

if TYPE_CHECKING:
    from rookery.lab.learn.train import Training

ROUNDS = 6
"""So many rounds of searches are learned from, the latest ones."""
PASSES = 2.0
"""Over all of them, in every round."""
RATE = (3e-4, 5e-5)
BATCH = 4096


class Page:
    """The notes of one size and round where the network is."""

    def __init__(self, notes: Notes, device: str) -> None:
        self.seats, self.many = notes.seats, len(notes.given)
        arrays = (notes.seen, notes.moves, notes.given, notes.target, notes.worth, notes.aside, notes.brought)
        self.seen, self.moves, self.given, self.target, self.worth, self.aside, self.brought = (
            torch.from_numpy(array.copy()).to(device) for array in arrays
        )

    def off(self, training: Training, part: Tensor) -> dict[str, Tensor]:
        """How far the network is from what was found: policy, value, and value of those who only looked on."""
        network = training.network
        with torch.autocast(training.device, torch.bfloat16, enabled=training.device == "cuda"):
            scores, value = network(self.seen[part], self.moves[part], self.given[part], self.seats)
            looked = network.value(network.trunk(self.aside[part], self.seats)).float()
        chances = torch.log_softmax(scores, -1)
        policy = -(self.target[part] * chances.masked_fill(chances == -torch.inf, 0)).sum(-1).mean()
        worth, aside = ((value - self.worth[part]) ** 2).mean(), ((looked - self.brought[part]) ** 2).mean()
        return {"policy": policy, "value": worth, "aside": aside}


class School:
    """Searching and learning, side by side."""

    def __init__(self, training: Training, plan: Study, hands: int) -> None:
        self.training, self.plan, self.hands = training, plan, max(1, hands)
        self.rounds: list[list[Page]] = []
        self.learner = torch.optim.Adam(training.network.parameters(), lr=RATE[0], eps=1e-7)
        self.number, self.learned = 0, 0
        self.thought = 0
        one_thread()  # the processes are many

    def run(self, seconds: float, told: Callable[[dict[str, Any]], None]) -> None:
        """So long; `told` hears of every round, once its network is kept."""
        began = time.monotonic()
        device = self.training.device
        with ProcessPoolExecutor(self.hands, mp_context=get_context("spawn"), initializer=politely) as pool:
            jobs = self.search(pool, min(self.plan.seconds, seconds / 4))
            while True:
                done = (time.monotonic() - began) / seconds
                wait(jobs)
                found = [job.result() for job in jobs]
                self.thought += sum(each[1] for each in found)
                left = seconds - (time.monotonic() - began)
                if left > self.plan.seconds / 4:
                    jobs = self.search(pool, min(self.plan.seconds, left * 0.8))
                self.rounds.append([Page(notes, device) for notes, _ in found if len(notes.given)])
                self.rounds = self.rounds[-ROUNDS:]
                said = self.learn(min(1.0, done))
                searched = sum(page.many for page in self.rounds[-1])
                self.training.decisions += searched
                self.learned += 1
                self.training.save()
                said |= {"expert": self.learned, "searched": searched, "thought": self.thought}
                told(said | {"decisions": self.training.decisions})
                if left <= self.plan.seconds / 4:
                    return

    def search(self, pool: ProcessPoolExecutor, seconds: float) -> list[Future[tuple[Notes, int]]]:
        """All hands begin, with the network as it is now."""
        order, device = self.training.order, self.training.device if self.plan.accelerated else "cpu"
        self.number += 1
        self.training.show("expert.npz")
        path = str(self.training.out / "expert.npz")
        sizes = [order.seats[n % len(order.seats)] for n in range(max(self.hands, len(order.seats)))]
        slots = -(-len(sizes) // self.hands)  # where there are more sizes than hands, one after the other
        return [
            pool.submit(
                study, order.game, seats, path, self.plan, self.seed(n), seconds / slots, device
            )
            for n, seats in enumerate(sizes)
        ]  # fmt: skip

    def seed(self, hand: int) -> int:
        """Another one for every hand and round."""
        return (self.training.order.seed * 1009 + self.training.stretch) * 100_000 + self.number * 100 + hand

    def learn(self, done: float) -> dict[str, Any]:
        """Some passes over the latest rounds."""
        network = self.training.network
        network.train()
        for group in self.learner.param_groups:
            group["lr"] = RATE[0] + (RATE[1] - RATE[0]) * done
        sums: dict[str, list[Tensor]] = {}
        pages = [page for each in self.rounds for page in each]
        parts = [(page, part) for page in pages for part in torch.randperm(page.many).split(BATCH)]
        if not parts:  # no game has ended yet
            return {}
        for n in torch.randperm(int(PASSES) * len(parts)).tolist():
            page, part = parts[n % len(parts)]
            off = page.off(self.training, part.to(self.training.device))
            self.learner.zero_grad(set_to_none=True)
            (off["policy"] + 0.5 * off["value"] + 0.25 * off["aside"]).backward()
            torch.nn.utils.clip_grad_norm_(network.parameters(), 1.0)
            self.learner.step()
            for name, value in off.items():
                sums.setdefault(name, []).append(value.detach())
        network.eval()
        return {name: round(float(torch.stack(values).mean()), 4) for name, values in sums.items()}
