"""How strong a network is: one seat of it against the rules of thumb (or others), seats rotated."""

from __future__ import annotations

import math
import time
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import suppress
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np

from rookery.play.bots import make_bot
from rookery.play.bots.mind.frozen import Frozen
from rookery.play.bots.mind.reading import Reading
from rookery.play.bots.window import Window
from rookery.play.game import game as find_game

MOST_MOVES = 512


def choose(net: Frozen, match: Any, seat: int, rng: Any) -> Any:
    """The move the network likes best, of all or of many drawn ones."""
    spec = net.reading.specs[match.seats]
    table = match._table
    count = int(table.count(seat))
    if count == 1:
        return match.legal(seat)[0]
    picked = np.arange(count) if count <= MOST_MOVES else np.unique(rng.integers(0, count, MOST_MOVES))
    codes = [int(table.option(seat, int(k))) for k in picked]
    rows = np.frombuffer(b"".join(spec.row(table, seat, code) for code in codes), "uint8").reshape(len(codes), -1)
    seen = np.frombuffer(spec.seen(table, seat), "uint8").reshape(1, -1)
    scores = net.scores(net.trunk(seen, match.seats), rows, match.seats)
    return match.legal(seat)[int(picked[int(scores.argmax())])]


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
        windows = {s: Window(match, s) for s in bots}
        while match.waiting:
            seat = match.waiting[0]
            move = choose(net, match, seat, rng) if seat == mine else bots[seat].choose(windows[seat])
            match.play(seat, move)
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
