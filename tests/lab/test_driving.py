"""Training from outside: exams, several games side by side, and what was measured before."""

from __future__ import annotations

import json
import os
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from rookery.lab.learn import everything, examiner
from rookery.lab.learn.command import Strength
from rookery.lab.learn.examiner import Examiner

PATIENCE = 60.0


def wait_for(true: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end, "it never came true"
        time.sleep(0.02)


def dies(path: str, name: str, seats: int, numbers: list[int], level: str, seed: int) -> list[tuple[float, float]]:
    """The machine ran out of memory."""
    os._exit(1)


def wins(path: str, name: str, seats: int, numbers: list[int], level: str, seed: int) -> list[tuple[float, float]]:
    return [(1.0, 1.0) for _ in numbers]


def test_an_examiner_that_dies_costs_its_exam_and_no_training(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its place is taken by another, who asks the next network."""
    exams = Examiner(tmp_path, "thieves-den", 3, 1, first=3, more=3)
    try:
        monkeypatch.setattr(examiner, "games", dies)
        exams.tick(10, lambda name: None)
        wait_for(lambda: all(job.done() for job in exams.jobs))
        monkeypatch.setattr(examiner, "games", wins)
        (tmp_path / "trial.npz").touch()
        found = exams.tick(20, lambda name: None)
        assert found is not None
        assert (found["decisions"], found["games"]) == (10, 0)
        assert "BrokenProcessPool" in found["failed"]
        again = exams.finish(PATIENCE)
        assert again is not None
        assert (again["decisions"], again["games"], again["best"]) == (20, 6, True)
    finally:
        exams.close()


def gone(pid: int) -> bool:
    """Has that process ended?"""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except FileNotFoundError:
        return True


@pytest.mark.skipif(not Path("/proc").exists(), reason="processes are looked up in /proc")
@pytest.mark.parametrize("polite", [True, False], ids=["asked", "forced"])
def test_ctrl_c_ends_all_that_was_started(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, polite: bool) -> None:
    """The processes of every game, those they started, and the folder they worked in; what they made is kept."""
    work, trainer = tmp_path / "work", tmp_path / "trainer"
    work.mkdir()
    deaf = "" if polite else "trap '' TERM\n"
    trainer.write_text(
        f'#!/bin/sh\n{deaf}while [ "$1" != --out ]; do shift; done\n'
        "sleep 300 & echo $$ $! > $2/network.npz; echo hello; wait; wait\n"
    )
    trainer.chmod(0o755)
    monkeypatch.setattr(tempfile, "tempdir", str(work))
    monkeypatch.setattr(sys, "executable", str(trainer))
    asked = ["everything", "--out", str(tmp_path / "out"), "--seconds", "100", "--games", "enclave,thieves-den"]
    monkeypatch.setattr(sys, "argv", asked)
    started: list[int] = []

    def interrupted(seconds: float) -> None:
        made: list[Path] = []
        while len(made) < 2 or not all(each.read_text().endswith("\n") for each in made):
            made = list(work.glob("rookery-train-*/*/network.npz"))
        started.extend(int(pid) for each in made for pid in each.read_text().split())
        monkeypatch.undo()
        raise KeyboardInterrupt

    monkeypatch.setattr(time, "sleep", interrupted)
    with pytest.raises(KeyboardInterrupt):
        everything.main()
    assert len(started) == 4
    wait_for(lambda: all(map(gone, started)))
    assert not list(work.iterdir())
    assert sorted(each.name for each in (tmp_path / "out").glob("*.tar")) == ["enclave.tar", "thieves-den.tar"]
    assert (tmp_path / "out" / "said.txt").read_text() == "== enclave\nhello\n== thieves-den\nhello\n"


def test_half_a_line_is_passed_over(tmp_path: Path) -> None:
    """A training was killed while it wrote; the one that went on wrote its line right behind."""
    lines = [json.dumps({"decisions": n, "level": "heuristic", "share": n / 10}) for n in (1, 2, 3, 4)]
    (tmp_path / "strength.jsonl").write_text(f"{lines[0]}\n{lines[1][:20]}{lines[2]}\n{lines[3]}\n")
    found = Strength(tmp_path, "thieves-den", 2, 0, 1)
    assert [each["decisions"] for each in found.found] == [1, 4]
    assert found.last("heuristic") == {"decisions": 4, "level": "heuristic", "share": 0.4}
