"""`rookery train`: a policy and a value for a game, by self-play (PPO) on the vector environment.

    rookery train thieves-den --decisions 20e6 --out den

Everything is kept in one folder: `checkpoint.pt` (from which training goes on, with the same numbers as if it had
never stopped), `network.npz` (what bots play with), `log.jsonl` (a line per stretch of play), and TensorBoard's
files where it is installed.
"""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor

from rookery.lab.learn.imitate import gather
from rookery.lab.learn.network import Network
from rookery.lab.learn.pretrain import Book, pretrain
from rookery.lab.learn.self_play import Course, Plan, play
from rookery.play.bots.mind import frozen
from rookery.play.bots.mind.reading import Reading
from rookery.play.game import game as find_game

CLIP = 0.2
TRACE = 0.97
POOL = 8
"""So many earlier networks are met."""
SHOWN_EVERY = 10
"""Stretches of play between networks for bots."""


@dataclass
class Order:
    """What is to be trained, and how far."""

    game: str
    seats: tuple[int, ...]
    decisions: float
    seed: int = 0
    rate: tuple[float, float] = (5e-4, 5e-5)
    entropy: tuple[float, float] = (0.02, 0.002)
    batch: int = 32768
    epochs: int = 2
    """Passes over what was decided."""
    save_every: int = 20
    """Stretches of play between checkpoints. All games begin anew there, so that going on is the same as not
    having stopped."""
    plan: Plan = field(default_factory=Plan)
    wide: int = 512
    narrow: int = 192
    imitate: float = 0.0
    """Seconds of watching the rules of thumb before self-play begins; half of that again to learn from it."""
    hands: int = 1
    """Processes that watch."""


class Training:
    """One network in training."""

    def __init__(self, order: Order, out: Path, device: str | None = None) -> None:
        self.order, self.out = order, out
        self.device = device or ("cuda" if torch.cuda.is_available() else "cpu")
        torch.manual_seed(order.seed)
        self.reading = Reading(find_game(order.game))
        self.network = Network(self.reading, order.wide, order.narrow).to(self.device)
        self.learner = torch.optim.Adam(self.network.parameters(), lr=order.rate[0], eps=1e-5)
        self.earlier = Network(self.reading, order.wide, order.narrow).to(self.device)
        self.pool: list[dict[str, Tensor]] = []
        self.teacher: dict[str, Tensor] = {}
        """The network as it was when it had learned from the rules of thumb: it stays an opponent."""
        self.spreads: dict[int, float] = {}
        """How far points spread at tables of each size, where the rules of thumb played."""
        self.span: tuple[float, float] | None = None  # from when until when
        self.stretch = 0
        self.decisions = 0
        self.courses: list[Course] = []
        out.mkdir(parents=True, exist_ok=True)
        if (out / "checkpoint.pt").exists():
            self.load(out / "checkpoint.pt")

    # -- keeping -----------------------------------------------------------------------------------

    def save(self) -> None:
        """A checkpoint, and the network for bots; each replaces the last at once."""
        kept = {
            "network": self.network.state_dict(),
            "learner": self.learner.state_dict(),
            "pool": self.pool,
            "teacher": self.teacher,
            "stretch": self.stretch,
            "decisions": self.decisions,
            "random": torch.get_rng_state(),
            "order": {k: v for k, v in asdict(self.order).items() if k != "plan"},
        }
        torch.save(kept, self.out / "checkpoint.new")
        (self.out / "checkpoint.new").replace(self.out / "checkpoint.pt")
        self.show()

    def show(self, name: str = "network.npz") -> None:
        """The network for bots, as it is now."""
        about = {
            "decisions": self.decisions,
            "shaping": self.order.plan.shaping,
            "spreads": {course.seats: round(course.spread, 3) for course in self.courses} or self.spreads,
        }
        frozen.save(self.network, self.reading, self.out / name, about)

    def load(self, path: Path) -> None:
        """Go on from a checkpoint."""
        kept = torch.load(path, map_location=self.device, weights_only=True)
        self.network.load_state_dict(kept["network"])
        self.learner.load_state_dict(kept["learner"])
        self.pool, self.teacher = kept["pool"], kept.get("teacher", {})
        self.stretch, self.decisions = kept["stretch"], kept["decisions"]
        torch.set_rng_state(kept["random"].cpu())

    # -- learning ----------------------------------------------------------------------------------

    def run(
        self,
        told: Callable[[dict[str, Any]], None],
        until: float | None = None,
        kept: Callable[[], None] = lambda: None,
    ) -> None:
        """Train until enough decisions were made (or until a moment in time).

        `told` hears of every stretch, `kept` of every checkpoint.
        """
        order = self.order
        if order.imitate and not self.teacher and not self.stretch:
            self.imitate(told)
        self.span = None if until is None else (time.time(), until)
        teams = find_game(order.game).start(order.seats[0], seed=0).teams is not None
        self.courses = [
            Course(order.game, seats, order.plan, order.seed, teams, self.device) for seats in order.seats
        ]
        for course in self.courses:
            course.spread = self.spreads.get(course.seats, course.spread)
        fresh = True
        try:
            while self.decisions < order.decisions and (until is None or time.time() < until):
                if fresh:
                    self.fresh()
                told(self.one())
                fresh = self.stretch % order.save_every == 0
                if fresh:
                    self.save()
                    kept()
                elif self.stretch % SHOWN_EVERY == 0:
                    self.show()
            if not fresh:
                self.save()
                kept()
        finally:
            for course in self.courses:
                course.close()

    def imitate(self, told: Callable[[dict[str, Any]], None]) -> None:
        """Learn from the rules of thumb."""
        order, plan = self.order, self.order.plan
        began = time.perf_counter()
        lessons = gather(order.game, order.seats, plan.rows, max(1, order.hands), order.imitate, order.seed)
        gathered = time.perf_counter()
        books = [Book(each, plan.shaping, self.device) for each in lessons]
        del lessons
        self.spreads = {book.seats: book.spread for book in books}
        found = pretrain(self.network, books, order.imitate / 2, min(order.batch, 8192))
        self.teacher = {k: v.detach().clone() for k, v in self.network.state_dict().items()}
        self.show("imitation.npz")
        took = {"watching": round(gathered - began), "learning": round(time.perf_counter() - gathered)}
        told({"decisions": 0, "per_second": 0} | took | found)

    def done(self) -> float:
        """How far we are, from 0 to 1: by decisions, or by the time there is."""
        made = self.decisions / self.order.decisions
        if self.span is not None:
            made = max(made, (time.time() - self.span[0]) / max(1.0, self.span[1] - self.span[0]))
        return min(1.0, made)

    def fresh(self) -> None:
        """All games begin anew, by numbers that follow from the seed and how far we are."""
        base = self.order.seed * 1_000_003 + self.stretch * 101
        torch.manual_seed(base)
        random.seed(base)
        for n, course in enumerate(self.courses):
            course.reset((base * 16 + n) % (1 << 39))

    def one(self) -> dict[str, Any]:
        """Play a stretch and learn from it."""
        began = time.perf_counter()
        order = self.order
        done = self.done()
        earlier = self.met()
        self.network.eval()
        play(self.courses, self.network, earlier)
        played = time.perf_counter()
        rate = order.rate[0] + (order.rate[1] - order.rate[0]) * done
        entropy = order.entropy[0] + (order.entropy[1] - order.entropy[0]) * done
        for group in self.learner.param_groups:
            group["lr"] = rate
        said = self.learn(entropy)
        self.stretch += 1
        self.decisions += sum(c.plan.tables * c.plan.length for c in self.courses)
        if self.stretch % 10 == 0:
            self.pool.append({k: v.detach().clone() for k, v in self.network.state_dict().items()})
            if len(self.pool) > POOL:  # older ones stay rarer
                del self.pool[random.randrange(POOL - 1)]
        took = time.perf_counter() - began
        said |= {
            "stretch": self.stretch,
            "decisions": self.decisions,
            "of": int(order.decisions),
            "per_second": round(sum(c.plan.tables * c.plan.length for c in self.courses) / took),
            "playing": round((played - began) / took, 2),
            "games": sum(c.games for c in self.courses),
            "against_earlier": {c.seats: round(c.won / c.met * c.seats, 3) for c in self.courses if c.met},
        }
        for course in self.courses:
            course.won, course.met = 0.0, 0
        return said

    def met(self) -> Network | None:
        """One of the earlier networks; half of the time the one that plays like the rules of thumb, if there is."""
        if self.teacher and (not self.pool or random.random() < 0.5):
            self.earlier.load_state_dict(self.teacher)
        elif self.pool:
            self.earlier.load_state_dict(self.pool[random.randrange(len(self.pool))])
        else:
            return None
        self.earlier.eval()
        return self.earlier

    def learn(self, entropy: float) -> dict[str, Any]:
        """Some passes over what was decided."""
        self.network.train()
        found = [course.advantages(self.network, TRACE) for course in self.courses]
        sums: dict[str, list[Tensor]] = {"policy": [], "value": [], "entropy": [], "clipped": []}
        for _ in range(self.order.epochs):
            batches = []
            for course, (gained, wanted) in zip(self.courses, found, strict=True):
                own = torch.nonzero(course.own.flatten() & (course.given.flatten() > 0)).squeeze(1)
                mixed = own[torch.randperm(len(own), device=own.device)]
                batches += [(course, gained, wanted, part) for part in mixed.split(self.order.batch)]
            random.shuffle(batches)
            for course, gained, wanted, part in batches:
                for name, value in self.improve(course, gained, wanted, part, entropy).items():
                    sums[name].append(value)
        return {name: round(float(torch.stack(values).mean()), 4) for name, values in sums.items()}

    def improve(
        self, course: Course, gained: Tensor, wanted: Tensor, part: Tensor, entropy: float
    ) -> dict[str, Tensor]:
        """One step of the learner."""
        gain = gained.flatten()[part]
        gain = (gain - gain.mean()) / (gain.std() + 1e-6)
        with torch.autocast(self.device, torch.bfloat16, enabled=self.device == "cuda"):
            scores, value = self.network(
                course.seen.flatten(0, 1)[part],
                course.moves.flatten(0, 1)[part],
                course.given.flatten()[part],
                course.seats,
            )
        chances = torch.log_softmax(scores, -1)
        chance = chances.gather(1, course.action.flatten()[part].unsqueeze(1)).squeeze(1)
        ratio = (chance - course.chance.flatten()[part]).exp()
        policy = -torch.minimum(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
        off = ((value - wanted.flatten()[part]) ** 2).mean()
        spread = -(chances.exp() * chances.masked_fill(chances == -torch.inf, 0)).sum(-1).mean()
        self.learner.zero_grad(set_to_none=True)
        (policy + 0.5 * off - entropy * spread).backward()
        torch.nn.utils.clip_grad_norm_(self.network.parameters(), 1.0)
        self.learner.step()
        clipped = ((ratio - 1).abs() > CLIP).float().mean()
        return {
            "policy": policy.detach(),
            "value": off.detach(),
            "entropy": spread.detach(),
            "clipped": clipped.detach(),
        }


def write_log(out: Path) -> Callable[[dict[str, Any]], None]:
    """A line per stretch in a file, and TensorBoard's where it is installed."""
    try:
        from torch.utils.tensorboard import SummaryWriter

        board: Any = SummaryWriter(str(out))
    except ImportError:
        board = None

    def told(line: dict[str, Any]) -> None:
        with (out / "log.jsonl").open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")
        if board is not None:
            for name, value in line.items():
                if isinstance(value, (int, float, np.floating)):
                    board.add_scalar(name, value, line["decisions"])

    return told
