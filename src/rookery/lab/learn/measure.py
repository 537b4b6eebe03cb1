"""How strong a network is: one seat of it against the rules of thumb (or others), seats rotated."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import suppress
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np

from rookery.play.bots import make_bot, usual_level
from rookery.play.bots.mind.eyes import drawn, scores_of
from rookery.play.bots.mind.frozen import Frozen
from rookery.play.bots.mind.reading import Reading
from rookery.play.bots.mind.search import MOST_MOVES
from rookery.play.bots.window import Window
from rookery.play.game import game as find_game


def choose(net: Frozen, match: Any, seat: int, rng: Any, thumb: Callable[[], Any]) -> Any:
    """What a bot of this network answers at once (play/bots/mind/learned.py): the move it likes best.

    Of too many moves some are drawn, and what the rules of thumb propose is among them.
    """
    spec, table = net.reading.specs[match.seats], match._table
    count = int(table.count(seat))
    if count == 1:
        return match.legal(seat)[0]
    picked = drawn(count, MOST_MOVES, rng)
    codes = [int(table.option(seat, k)) for k in picked]
    proposed = thumb() if count > MOST_MOVES else None
    if proposed is not None:
        codes.append(int(proposed.code))
    best = int(scores_of(net, spec, table, seat, codes).argmax())
    return match.legal(seat)[picked[best]] if best < len(picked) else proposed


def games(path: str, name: str, seats: int, numbers: list[int], level: str, seed: int) -> list[tuple[float, float]]:
    """For each game: the network's share of the victory, and how many shared it (by side where there are sides)."""
    game = find_game(name)
    net = Frozen(Path(path), Reading(game))
    out = []
    for number in numbers:
        rng = np.random.default_rng(number)
        match = game.start(seats, seed=seed * 1_000_003 + number)
        mine = number % seats
        bots = {s: make_bot(name, level, number * 16 + s) for s in range(seats) if s != mine}
        bots[mine] = make_bot(name, usual_level(name), number * 16 + mine)
        windows = {s: Window(match, s) for s in bots}
        while match.waiting:
            seat = match.waiting[0]
            thumb = partial(bots[seat].choose, windows[seat])
            match.play(seat, choose(net, match, seat, rng, thumb) if seat == mine else thumb())
        assert match.outcome is not None
        won = match.outcome.winners
        out.append((1.0 / len(won) if mine in won else 0.0, float(mine in won)))
    return out


def measure(
    path: Path, name: str, seats: int, many: int, level: str, workers: int, seed: int = 1, seconds: float = 1e6
) -> dict[str, Any]:
    """The share of victories with its error, also as a multiple of par; when time is out, of fewer games."""
    parts = [list(range(first, min(many, first + seats))) for first in range(0, many, seats)]
    found: list[tuple[float, float]] = []
    began = time.monotonic()
    if workers == 1:
        for part in parts:
            if time.monotonic() - began < seconds:
                found += games(str(path), name, seats, part, level, seed)
    else:
        pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"))
        jobs = [pool.submit(games, str(path), name, seats, part, level, seed) for part in parts]
        with suppress(TimeoutError):
            for job in as_completed(jobs, timeout=seconds):
                found += job.result()
        pool.shutdown(wait=True, cancel_futures=True)
    share = [one[0] for one in found] or [0.0]
    mean = sum(share) / len(share)
    error = math.sqrt(sum((x - mean) ** 2 for x in share) / len(share) / len(share))
    return {
        "game": name,
        "seats": seats,
        "level": level,
        "games": len(found),
        "share": round(mean, 3),
        "error": round(error, 3),
        "times_par": round(mean * seats, 2),
        "won": round(sum(one[1] for one in found) / len(share), 3),
    }
