"""Several games trained side by side on one machine, within a given time:

    python -m rookery.lab.learn.everything --out nets --seconds 560 --games thiefs-market,enclave --imitate 60

Every game gets a process of its own and its share of the cores. All that is worth keeping lies in the folder, anew
every few seconds: `GAME.tar` with a small checkpoint, the best network so far and the one of the last moment, what
was measured, and the log; and `said.txt`. The next call goes on from there:

    python -m rookery.lab.learn.everything --out more --seconds 560 --from nets --rests 0.5 --expert 300

`--seats 4` trains tables of one size only, `--try league=0.1,shaping=0.2` other measures than the recipe's (fields
of Order, Plan and Study), `--best` goes on from the best network instead of the last.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tarfile
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from signal import SIGKILL, SIGTERM

from rookery.packages import OURS
from rookery.play.game import game as find_game

CARRIED = {
    "carried.pt": "checkpoint.pt",
    "best.npz": "best.npz",
    "best.json": "best.json",
    "network.npz": "network.npz",
    "imitation.npz": "imitation.npz",
    "log.jsonl": "log.jsonl",
}
"""What goes into a game's file, and under which name training finds it there again."""
EVERY = 15.0
GRACE = 1.0
"""Seconds to come to an end in."""
Process = subprocess.Popen[bytes]


def main() -> None:
    """Start all, carry their networks out, end in time."""
    parser = argparse.ArgumentParser(prog="rookery.lab.learn.everything")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--seconds", type=float, required=True, help="for all of it, measuring and start included")
    parser.add_argument("--from", type=Path, dest="source", help="a folder of an earlier call to go on from")
    parser.add_argument("--imitate", type=float, default=60, help="seconds of watching the rules of thumb first")
    parser.add_argument("--expert", type=float, default=0, help="seconds of learning from searches at the end")
    parser.add_argument("--rests", type=float, default=1.0, help="how far rates are lowered")
    parser.add_argument("--measure", type=float, default=45, help="seconds for measuring the best at the end")
    parser.add_argument("--games", default=",".join(OURS))
    parser.add_argument("--cores", type=int, default=os.cpu_count() or 2)
    parser.add_argument("--tables", type=int, default=0, help="fewer than usual, to try it out")
    parser.add_argument("--scaled", action="store_true", help="numbers go in by their measured spread")
    parser.add_argument("--seats", default="", help="only tables of these sizes, between commas")
    parser.add_argument("--try", default="", dest="tried", help="other measures: league=0.1,entropy=0.02")
    parser.add_argument("--best", action="store_true", help="go on from the best network, not from the last")
    parser.add_argument("--one", help="for its own use: train this game in this process")
    parser.add_argument("--until", type=float, default=0, help="likewise: when all must be over")
    asked = parser.parse_args()
    if asked.one:
        one(asked)
    else:
        everything(asked)


def everything(asked: argparse.Namespace) -> None:
    """One process per game; however this ends, so do they."""
    began, asked.until = time.monotonic(), time.time() + asked.seconds
    asked.out.mkdir(parents=True, exist_ok=True)
    names = asked.games.split(",")
    with tempfile.TemporaryDirectory(prefix="rookery-train-", ignore_cleanup_errors=True) as folder:
        work, running = Path(folder), dict[str, Process]()
        try:
            for name in names:
                running[name] = begun(asked, name, work / name, max(2, asked.cores // len(names)))
            watch(running, work, asked.out, began + asked.seconds - 4)
        finally:
            end(list(running.values()))
            carry_out(work, asked.out, list(running))
        for name, process in running.items():
            print(
                f"== {name} ({process.returncode})", *last_lines(work / name / "said.txt", 10), sep="\n", flush=True
            )


def begun(asked: argparse.Namespace, name: str, folder: Path, cores: int) -> Process:
    """One game, trained in a process of its own."""
    folder.mkdir()
    if asked.source is not None and (asked.source / f"{name}.tar").exists():
        take_up(asked.source / f"{name}.tar", folder)
    passed = ["seconds", "until", "imitate", "expert", "rests", "measure", "tables"]
    command = [sys.executable, "-u", "-m", "rookery.lab.learn.everything", "--one", name]
    command += [word for each in passed for word in (f"--{each}", str(getattr(asked, each)))]
    command += ["--out", str(folder), "--cores", str(cores)]
    command += [f"--seats={asked.seats}", f"--try={asked.tried}"]
    command += ["--scaled"] * asked.scaled + ["--best"] * asked.best
    with (folder / "said.txt").open("w") as said:
        return subprocess.Popen(command, stdout=said, stderr=subprocess.STDOUT, start_new_session=True)


def watch(running: dict[str, Process], work: Path, out: Path, until: float) -> None:
    """Until the time is over, or all have ended; what they have made so far is carried out now and then."""
    carried = time.monotonic()
    while any(process.poll() is None for process in running.values()) and time.monotonic() < until:
        time.sleep(0.5)
        if time.monotonic() - carried > EVERY:
            carry_out(work, out, list(running))
            carried = time.monotonic()


def end(processes: list[Process]) -> None:
    """Those that still train, and all they have started: asked first, so that shared memory is given back."""
    left = [process for process in processes if process.poll() is None]
    for signal in (SIGTERM, SIGKILL):
        for process in left:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal)
        until = time.monotonic() + GRACE
        for process in left:
            with suppress(subprocess.TimeoutExpired):
                process.wait(max(0.0, until - time.monotonic()))
        left = [process for process in left if process.poll() is None]


def take_up(tar: Path, folder: Path) -> None:
    """Where an earlier call ended."""
    with tarfile.open(tar) as file:
        file.extractall(folder, filter="data")
    for name, wanted in CARRIED.items():
        if (folder / name).exists():
            (folder / name).replace(folder / wanted)


def carry_out(work: Path, out: Path, names: list[str]) -> None:
    """All that is worth keeping, of every game; each file replaces the last at once."""
    for name in names:
        with tarfile.open(out / f"{name}.new", "w") as file:
            for each in CARRIED:
                with suppress(FileNotFoundError):
                    file.add(work / name / each, each)
        (out / f"{name}.new").replace(out / f"{name}.tar")
    lines = [line for name in names for line in (f"== {name}", *last_lines(work / name / "said.txt", 400))]
    (out / "said.txt").write_text("\n".join(lines) + "\n", "utf-8")


def last_lines(path: Path, many: int) -> list[str]:
    """The end of a file."""
    return path.read_text("utf-8", "replace").splitlines()[-many:] if path.exists() else []


def one(asked: argparse.Namespace) -> None:
    """Train one game; at the end the best network is measured in games it has not been chosen by."""
    from rookery.lab.learn.command import train, usual
    from rookery.lab.learn.measure import measure

    name, out = asked.one, asked.out
    began, asked.seconds = time.monotonic(), asked.until - time.time()  # to start took time as well
    words = [word for word in asked.seats.split(",") if word]
    sizes = tuple(seats for seats in find_game(name).seats if not words or str(seats) in words)
    hands = max(1, asked.cores - 1)
    imitate = 0 if (out / "checkpoint.pt").exists() else asked.imitate
    rest = asked.seconds - asked.measure - 20
    examine = max(1, hands // 4)
    train(
        name, sizes, out, 1e12, 1, hands, 0, print, imitate, rest, asked.tables,
        min(asked.expert, rest * 0.9), examine, asked.rests, out / "carried.pt", asked.scaled,
        measures(asked.tried), asked.best,
    )  # fmt: skip
    for file in ("best.npz", "network.npz"):
        left = asked.seconds - 12 - (time.monotonic() - began)
        if left > 5 and (out / file).exists():
            share = 0.7 if file == "best.npz" else 1.0
            found = measure(
                out / file, name, usual(sizes), 2000, "heuristic", asked.cores, seed=777, seconds=left * share
            )
            print(file, json.dumps(found), flush=True)


def measures(said: str) -> dict[str, float]:
    """As they were asked for. Games do not begin anew at checkpoints: the small ones are carried out between."""
    words = [word.split("=") for word in said.split(",") if word]
    return {"save_every": 1e9} | {name: float(value) for name, value in words}


if __name__ == "__main__":
    main()
