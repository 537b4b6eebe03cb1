"""Plays games and prints what happened as JSON: run in both modes, the two must print the same.

`python -m tests.modes.play` · the first line says which mode it was.
"""

import hashlib
import json
import sys
from typing import Any

from rookery.core import COMPILED
from rookery.core.rng import Rng
from rookery.play.checks import pick, places, settings, viewers

SEEDS = (1, 2)


def told(value: Any) -> str:
    """A short hash of plain data."""
    return hashlib.blake2b(json.dumps(value).encode(), digest_size=8).hexdigest()


def games() -> dict[str, list[Any]]:
    """For every setting and seed: packed tables on the way, the views and the record at the end."""
    out: dict[str, list[Any]] = {}
    for setting in settings():
        for seed in SEEDS:
            match, rng = setting.start(seed), Rng(seed)
            trail: list[Any] = []
            while not match.over:
                seat, move = pick(match, rng)
                trail.append([told(match._table.pack()), len(match.legal(seat)), str(move)])
                if rng.below(8) == 0:
                    world = match.sample(seat, Rng(seed))
                    legal = match.legal(seat)
                    trail.append(told([world.wire(), [str(legal[k]) for k in places(len(legal))]]))
                match.play(seat, move)
            playout = setting.start(seed)._table
            trail.append(int(playout.playout(Rng(seed), 100_000)))
            trail.append(told(playout.pack()))
            trail.append([told(match.view(v)) for v in viewers(match)])
            trail += [match.record, repr(match.outcome)]
            out[f"{setting} seed {seed}"] = trail
    return out


def main() -> None:
    """Print the mode, then everything."""
    print("compiled" if COMPILED else "interpreted")
    json.dump(games(), sys.stdout)


if __name__ == "__main__":
    main()
