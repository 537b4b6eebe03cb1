"""All games trained side by side on one machine, within a given time:

    python -m rookery.lab.learn.everything --out nets --seconds 540 --imitate 80

Every game gets a process of its own and as many players as it has table sizes. As soon as there is one, and then
every few seconds, the network of each game lies in the folder (`GAME.npz`); at the end also what came of imitation
alone and the logs (`imitation.tar`, `logs.tar`), and each network has been measured against the rules of thumb.
"""

from __future__ import annotations

import argparse
import json
import shutil
import subprocess
import sys
import tarfile
import tempfile
import time
from contextlib import suppress
from pathlib import Path

from rookery.packages import OURS
from rookery.play.game import game as find_game


def main() -> None:
    """Start all, carry their networks out, end in time."""
    parser = argparse.ArgumentParser(prog="rookery.lab.learn.everything")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--seconds", type=float, required=True)
    parser.add_argument("--imitate", type=float, default=80)
    parser.add_argument("--measure", type=float, default=50, help="seconds for measuring at the end")
    parser.add_argument("--games", default=",".join(OURS))
    parser.add_argument("--tables", type=int, default=0, help="fewer than usual, to try it out")
    parser.add_argument("--one")
    asked = parser.parse_args()
    if asked.one:
        one(asked.one, asked.out, asked.seconds, asked.imitate, asked.measure, asked.tables)
    else:
        everything(asked)


def everything(asked: argparse.Namespace) -> None:
    """One process per game."""
    until = time.monotonic() + asked.seconds
    asked.out.mkdir(parents=True, exist_ok=True)
    work = Path(tempfile.mkdtemp(prefix="rookery-train-"))
    running = {}
    for name in asked.games.split(","):
        (work / name).mkdir()
        command = [sys.executable, "-u", "-m", "rookery.lab.learn.everything", "--one", name]
        command += ["--out", str(work / name), "--seconds", str(asked.seconds - 5)]
        command += ["--imitate", str(asked.imitate), "--measure", str(asked.measure), "--tables", str(asked.tables)]
        with (work / name / "said.txt").open("w") as said:
            running[name] = subprocess.Popen(command, stdout=said, stderr=subprocess.STDOUT)
    while any(process.poll() is None for process in running.values()) and time.monotonic() < until:
        time.sleep(2)
        carry_out(work, asked.out, list(running))
    for name, process in running.items():
        if process.poll() is None:
            process.kill()
        print(f"== {name} ({process.wait()})", *last_lines(work / name / "said.txt", 12), sep="\n", flush=True)
    carry_out(work, asked.out, list(running))
    for tar, wanted in (("imitation.tar", "imitation.npz"), ("logs.tar", "*.[jt]*")):
        with tarfile.open(asked.out / tar, "w") as file:
            for path in sorted(work.glob(f"*/{wanted}")):
                file.add(path, path.relative_to(work))


def carry_out(work: Path, out: Path, names: list[str]) -> None:
    """The newest network of every game."""
    for name in names:
        for found in (work / name / "network.npz", work / name / "imitation.npz"):
            if found.exists():
                with suppress(OSError):
                    shutil.copy(found, out / f"{name}.new")
                    (out / f"{name}.new").replace(out / f"{name}.npz")
                break


def last_lines(path: Path, many: int) -> list[str]:
    """The end of a file."""
    return path.read_text("utf-8", "replace").splitlines()[-many:]


def one(name: str, out: Path, seconds: float, imitate: float, measuring: float, tables: int) -> None:
    """Train one game and measure it."""
    from rookery.lab.learn.command import train, usual
    from rookery.lab.learn.measure import measure

    until = time.monotonic() + seconds
    sizes = tuple(find_game(name).seats)
    train(name, sizes, out, 1e12, 1, len(sizes), 0, print, imitate, seconds - measuring - 10, tables)
    for file in ("network.npz", "imitation.npz"):
        left = until - time.monotonic() - 4
        if left > 5 and (out / file).exists():
            share = 0.7 if file == "network.npz" else 1.0
            found = measure(out / file, name, usual(sizes), 2000, "heuristic", 3, seconds=left * share)
            print(file, json.dumps(found), flush=True)


if __name__ == "__main__":
    main()
