"""`rookery train`: a policy and a value for a game, by self-play (PPO) on the vector environment.

    rookery train thieves-den --decisions 20e6 --out den

Everything is kept in one folder: `checkpoint.pt` (from which training goes on), `network.npz` (what bots play
with), `log.jsonl` (a line per stretch of play), and TensorBoard's files where it is installed. Without a GPU,
self-play goes on with the same numbers as if it had never stopped; what is measured by the clock does not.
"""

from __future__ import annotations

import copy
import json
import random
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from pickle import UnpicklingError
from typing import Any

import numpy as np
import torch
from torch import Tensor

from rookery.errors import LabError
from rookery.lab.learn.imitate import gather
from rookery.lab.learn.league import STAY, TEACHER, League, copied
from rookery.lab.learn.network import Network
from rookery.lab.learn.pretrain import Book, pretrain
from rookery.lab.learn.scales import scales
from rookery.lab.learn.self_play import Course, Plan, play
from rookery.play.bots.mind import frozen
from rookery.play.bots.mind.reading import Reading
from rookery.play.game import game as find_game

CLIP = 0.2
TRACE = 0.97
EPS = 1e-5
JOINS_EVERY = 10
"""Stretches of play until the learner as it is becomes a stranger."""
ASIDE = 0.25
"""What the values of glances count, beside the gains."""
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
    """Processes that watch, and that search."""
    scaled: bool = False
    """Do numbers go in by their measured spread (scales.py)?"""
    roots: bool = False
    """Or by the root of their greatest value?"""
    average: float = 0.0
    """So much of the mean of earlier networks is kept at every stretch (0: none is made). Self-play circles; the
    mean of what it was need not, and is asked in every second exam."""
    looks: float = 0.5
    """Glances beside the decisions of a batch."""
    rests: float = 1.0
    """How far the rate is lowered from the beginning: one that goes on trained needs smaller steps."""


class Training:
    """One network in training."""

    def __init__(self, order: Order, out: Path, device: str | None = None) -> None:
        self.order, self.out = order, out
        self.device = device or ("cuda" if torch.cuda.is_available() else "cpu")
        torch.manual_seed(order.seed)
        self.reading = Reading(find_game(order.game))
        self.network = Network(self.reading, order.wide, order.narrow).to(self.device)
        self.learner = torch.optim.Adam(self.network.parameters(), lr=order.rate[0], eps=EPS)
        self.league = League()
        self.spreads: dict[int, float] = {}
        """How far points spread at tables of each size, where the rules of thumb played."""
        self.span: tuple[float, float] | None = None  # from when until when
        self.stretch = 0
        self.decisions = 0
        self.courses: list[Course] = []
        self.mean: dict[str, Tensor] = {}
        """Of the networks there were."""
        self.turn = False
        out.mkdir(parents=True, exist_ok=True)
        if (out / "checkpoint.pt").exists():
            self.load(out / "checkpoint.pt")
        elif order.scaled:
            table, move = scales(self.reading, order.seats, order.seed)
            self.network.see.measured(*table)
            self.network.weigh.measured(*move)
        elif order.roots:
            self.network.see.rooted()
            self.network.weigh.rooted()

    # -- keeping -----------------------------------------------------------------------------------

    def save(self) -> None:
        """A checkpoint, and the network for bots; each replaces the last at once."""
        kept = {
            "network": self.network.state_dict(),
            "learner": self.learner.state_dict(),
            "league": self.league.kept(),
            "spreads": self.spread(),
            "mean": self.mean,
            "stretch": self.stretch,
            "decisions": self.decisions,
            "random": torch.get_rng_state(),
            "order": {k: v for k, v in asdict(self.order).items() if k != "plan"},
        }
        torch.save(kept, self.out / "checkpoint.new")
        (self.out / "checkpoint.new").replace(self.out / "checkpoint.pt")
        self.show()

    def show(self, name: str = "network.npz", network: Network | None = None) -> None:
        """The network for bots, as it is now."""
        about = {
            "decisions": self.decisions,
            "mean": network is not None,
            "shaping": self.order.plan.shaping,
            "spreads": {seats: round(spread, 3) for seats, spread in self.spread().items()},
        }
        frozen.save(network or self.network, self.reading, self.out / name, about)

    def trial(self, name: str) -> None:
        """A network to be examined: by turns the present one and the mean of those there were."""
        self.turn = bool(self.mean) and not self.turn
        if not self.turn:
            return self.show(name)
        network = copy.deepcopy(self.network)
        network.load_state_dict(self.mean)
        return self.show(name, network)

    def blend(self) -> None:
        """The present network becomes a part of the mean."""
        if not self.mean:
            self.mean = copied(self.network.state_dict())
        for name, value in self.network.state_dict().items():
            self.mean[name].lerp_(value, 1 - self.order.average)

    def spread(self) -> dict[int, float]:
        """How far points spread, by the size of the table."""
        return {course.seats: course.spread for course in self.courses} or self.spreads

    def travel(self, path: Path, strangers: int = 1) -> None:
        """A small checkpoint to be carried elsewhere: few strangers, half as exact, and nothing of the learner."""
        taught = [each for each in self.league.kept() if each["name"] == TEACHER]
        others = [each for each in self.league.kept() if each["name"] != TEACHER]
        league = taught + sorted(others, key=lambda each: float(each["times_par"]))[:strangers]
        kept = {
            "network": self.network.state_dict(),
            "league": [each | {"weights": halves(each["weights"])} for each in league],
            "spreads": self.spread(),
            "stretch": self.stretch,
            "decisions": self.decisions,
            "random": torch.get_rng_state(),
        }
        torch.save(kept, path.with_suffix(".new"))
        path.with_suffix(".new").replace(path)

    def load(self, path: Path) -> None:
        """Go on from a checkpoint."""
        kept = self.opened(path)
        self.network.load_state_dict(kept["network"])
        if "learner" in kept:  # not in one that travelled
            self.learner.load_state_dict(kept["learner"])
        self.league, self.spreads = League.of(kept["league"]), kept["spreads"]
        self.mean = kept.get("mean", {}) if self.order.average else {}
        self.stretch, self.decisions = kept["stretch"], kept["decisions"]
        torch.set_rng_state(kept["random"].cpu())

    def opened(self, path: Path) -> dict[str, Any]:
        """What a checkpoint holds, if it is one of this training."""
        try:
            kept: dict[str, Any] = torch.load(path, map_location=self.device, weights_only=True)
        except (UnpicklingError, RuntimeError, KeyError, EOFError):
            raise LabError(f"{path} cannot be read as a checkpoint") from None
        for what in ("game", "wide", "narrow"):
            mine = getattr(self.order, what)
            theirs = kept.get("order", {}).get(what, mine)  # nothing is said in one that travelled
            if theirs != mine:
                raise LabError(
                    f"the training in {path.parent} has {what} {theirs}, not {mine}: take another folder"
                )
        return kept

    def take(self, path: Path) -> None:
        """Go on from a network for bots (the best there was), not from the last one."""
        with np.load(path, allow_pickle=False) as file:
            self.network.take(frozen.weights_of(file))

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
        if order.imitate and not self.league.taught and not self.stretch:
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
            while self.goes_on(until):
                if fresh:
                    self.fresh()
                if fresh or self.stretch % STAY == 0:
                    for course in self.courses:
                        course.meet(self.league.drawn(), self.network)
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

    def goes_on(self, until: float | None) -> bool:
        """Is there something left to do, and time?"""
        return self.decisions < self.order.decisions and (until is None or time.time() < until)

    def imitate(self, told: Callable[[dict[str, Any]], None]) -> None:
        """Learn from the rules of thumb."""
        order, plan = self.order, self.order.plan
        began, sizes = time.perf_counter(), tuple(dict.fromkeys(order.seats))
        lessons = gather(order.game, sizes, plan.rows, max(1, order.hands), order.imitate, order.seed)
        gathered = time.perf_counter()
        books = [Book(each, plan.shaping, self.device) for each in lessons]
        del lessons
        self.spreads = {book.seats: book.spread for book in books}
        found = pretrain(self.network, books, order.imitate / 2, min(order.batch, 8192))
        self.league.teach(self.network.state_dict())
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
        self.network.eval()
        play(self.courses, self.network)
        played = time.perf_counter()
        rate = max(order.rate[1], order.rests * (order.rate[0] + (order.rate[1] - order.rate[0]) * done))
        entropy = order.entropy[0] + (order.entropy[1] - order.entropy[0]) * done
        for group in self.learner.param_groups:
            group["lr"] = rate
        said = self.learn(entropy)
        if self.order.average:
            self.blend()
        self.stretch += 1
        self.decisions += sum(c.plan.tables * c.plan.length for c in self.courses)
        if self.stretch % JOINS_EVERY == 0:
            self.league.join(str(self.stretch), self.network.state_dict())
        took = time.perf_counter() - began
        said |= {
            "stretch": self.stretch,
            "decisions": self.decisions,
            "of": int(order.decisions),
            "per_second": round(sum(c.plan.tables * c.plan.length for c in self.courses) / took),
            "playing": round((played - began) / took, 2),
            "games": sum(c.games for c in self.courses),
            "called_off": sum(c.cut for c in self.courses),
            "against": self.league.told(),
        }
        return said

    def learn(self, entropy: float) -> dict[str, Any]:
        """Some passes over what was decided."""
        self.network.train()
        found = [course.advantages(self.network, TRACE) for course in self.courses]
        sums: dict[str, list[Tensor]] = {}
        for _ in range(self.order.epochs):
            batches = []
            for course, (gained, wanted) in zip(self.courses, found, strict=True):
                own = torch.nonzero(course.own.flatten() & (course.given.flatten() > 0)).squeeze(1)
                mixed = own[torch.randperm(len(own), device=own.device)]
                batches += [(course, gained, wanted, part) for part in mixed.split(self.order.batch)]
            random.shuffle(batches)
            for course, gained, wanted, part in batches:
                for name, value in self.improve(course, gained, wanted, part, entropy).items():
                    sums.setdefault(name, []).append(value)
        return {name: round(float(torch.stack(values).mean()), 4) for name, values in sums.items()}

    def improve(
        self, course: Course, gained: Tensor, wanted: Tensor, part: Tensor, entropy: float
    ) -> dict[str, Tensor]:
        """One step of the learner."""
        order = self.order
        given = course.given.flatten()[part]
        free = (given > 1).float()  # where there is a choice
        choices = free.sum().clamp(min=1)
        gain = gained.flatten()[part]
        mean = (gain * free).sum() / choices
        gain = (gain - mean) * free / ((((gain - mean) ** 2 * free).sum() / choices).sqrt() + 1e-6)
        looks, hopes = course.eyes
        some = torch.randint(len(looks), (min(len(looks), int(order.looks * len(part))),), device=looks.device)
        with torch.autocast(self.device, torch.bfloat16, enabled=self.device == "cuda"):
            scores, value = self.network(
                course.seen.flatten(0, 1)[part], course.moves.flatten(0, 1)[part], given, course.seats
            )
            looked = self.network.value(self.network.trunk(looks[some], course.seats)).float()
        chances = torch.log_softmax(scores, -1)
        chance = chances.gather(1, course.action.flatten()[part].unsqueeze(1)).squeeze(1)
        ratio = (chance - course.chance.flatten()[part]).exp()
        policy = -torch.minimum(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).sum() / choices
        off = ((value - wanted.flatten()[part]) ** 2).mean()
        aside = ((looked - hopes[some]) ** 2).mean()
        spread = -(chances.exp() * chances.masked_fill(chances == -torch.inf, 0)).sum() / choices
        self.learner.zero_grad(set_to_none=True)
        (policy + 0.5 * off + ASIDE * aside - entropy * spread).backward()
        torch.nn.utils.clip_grad_norm_(self.network.parameters(), 1.0)
        self.learner.step()
        clipped = ((ratio - 1).abs() > CLIP).float().mean()
        found = {"policy": policy, "value": off, "aside": aside, "entropy": spread, "clipped": clipped}
        return {name: each.detach() for name, each in found.items()}


def halves(weights: dict[str, Tensor]) -> dict[str, Tensor]:
    """Weights half as exact."""
    return {name: value.half() for name, value in weights.items()}


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
            board.flush()  # a training that is killed has said it

    return told
