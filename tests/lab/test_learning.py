"""Learning by self-play: training that was killed goes on the same; a frozen network answers like its origin."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import time
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest
from typer.testing import CliRunner

import rookery
from rookery.play.bots.mind.frozen import Frozen
from rookery.play.bots.mind.reading import Reading

torch = pytest.importorskip("torch", reason="optional: PyTorch is not installed (pip install rookery[train])")


def order(seats: tuple[int, ...] = (2, 3), game: str = "thieves-den") -> object:
    from rookery.lab.learn.self_play import Plan
    from rookery.lab.learn.train import Order

    plan = Plan(tables=8, length=8, rows=16)
    return Order(game, seats, 4 * 8 * 8 * len(seats), batch=64, save_every=2, plan=plan, wide=32, narrow=16)


class Killed(Exception):
    """Somebody pulled the plug."""


def test_training_that_was_killed_goes_on_as_if_nothing_had_happened(tmp_path: Path) -> None:
    from rookery.lab.learn.train import Training

    whole = Training(order(), tmp_path / "whole")  # type: ignore[arg-type]
    whole.run(lambda line: None)
    killed = Training(order(), tmp_path / "killed")  # type: ignore[arg-type]

    def pull(line: dict[str, object]) -> None:
        if killed.stretch == 3:
            raise Killed

    with pytest.raises(Killed):
        killed.run(pull)
    again = Training(order(), tmp_path / "killed")  # type: ignore[arg-type]
    assert again.stretch == 2
    again.run(lambda line: None)
    for name, value in whole.network.state_dict().items():
        assert torch.equal(value, again.network.state_dict()[name]), name


TRAINS = """
import runpy, sys
from pathlib import Path
from rookery.lab.learn.train import Training, write_log

out = Path(sys.argv[1])
Training(runpy.run_path(sys.argv[2])["order"](), out).run(write_log(out))
"""


def test_a_process_that_is_killed_leaves_a_training_that_goes_on(tmp_path: Path) -> None:
    """SIGKILL in the middle of a stretch: what comes after is bit for bit what would have come."""
    from rookery.lab.learn.train import Training

    whole = Training(order(), tmp_path / "whole")  # type: ignore[arg-type]
    whole.run(lambda line: None)
    killed = tmp_path / "killed"
    killed.mkdir()
    process = subprocess.Popen(
        [sys.executable, "-W", "ignore", "-c", TRAINS, str(killed), __file__],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )
    while process.poll() is None and not (killed / "checkpoint.pt").exists():
        time.sleep(0.01)
    process.kill()
    process.wait()
    again = Training(order(), killed)  # type: ignore[arg-type]
    assert again.stretch >= 2
    again.run(lambda line: None)
    for name, value in whole.network.state_dict().items():
        assert torch.equal(value, again.network.state_dict()[name]), name


def test_the_command_tells_how_far_it_is_and_measures_on_the_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`rookery train` as it is typed, with few and small tables."""
    from rookery.cli import app
    from rookery.lab.learn import command

    monkeypatch.setattr(command, "ordered", lambda game, seats, decisions, seed, workers: order(seats, game))
    arguments = [
        "train",
        "thieves-den",
        "--out",
        str(tmp_path),
        "--seats",
        "2",
        "--decisions",
        "256",
        "--games",
        "5",
    ]
    said = CliRunner().invoke(app, arguments)
    assert said.exit_code == 0, said.output
    assert re.search(r"100%  256 · [\d,]+/s · 0 min", said.output)
    assert re.search(r"random \d+% ± \d+% · [\d.]+ × par", said.output)
    lines = [json.loads(line) for line in (tmp_path / "log.jsonl").read_text("utf-8").splitlines()]
    assert [line["stretch"] for line in lines if "stretch" in line] == [1, 2, 3, 4]
    strength = [json.loads(line) for line in (tmp_path / "strength.jsonl").read_text("utf-8").splitlines()]
    assert [(each["decisions"], each["level"], each["games"]) for each in strength] == [
        (128, "random", 1), (128, "heuristic", 1), (256, "random", 5), (256, "heuristic", 5)
    ]  # fmt: skip
    drawing = ElementTree.fromstring((tmp_path / "strength.svg").read_text("utf-8"))
    assert len(drawing.findall("{http://www.w3.org/2000/svg}polyline")) == 2
    again = CliRunner().invoke(app, arguments)
    assert again.exit_code == 0  # nothing is left to do
    assert len((tmp_path / "log.jsonl").read_text("utf-8").splitlines()) == len(lines)


@pytest.mark.slow
def test_a_minute_of_learning_beats_random(tmp_path: Path) -> None:
    """The example of docs/lab.md, half of it: enough to see that it learns."""
    from rookery.lab.learn.command import ordered
    from rookery.lab.learn.measure import measure
    from rookery.lab.learn.train import Training

    training = Training(ordered("thieves-den", (2,), 120_000, 1, 0), tmp_path)
    training.run(lambda line: None)
    found = measure(tmp_path / "network.npz", "thieves-den", 2, 100, "random", 1)
    assert found["share"] > 0.6


@pytest.mark.parametrize("game", rookery.games())
def test_a_frozen_network_answers_like_the_one_in_training(game: str, tmp_path: Path) -> None:
    from rookery.lab.learn.network import Network
    from rookery.play.bots.mind import frozen

    torch.manual_seed(1)
    reading = Reading(rookery.game(game))
    network = Network(reading, 32, 16).eval()
    frozen.save(network, reading, tmp_path / "network.npz", {})
    answers = Frozen(tmp_path / "network.npz", reading)
    seats = min(rookery.game(game).seats)
    match = rookery.game(game).start(seats, seed=3)
    spec, seat = reading.specs[seats], match.waiting[0]
    seen = np.frombuffer(spec.of(match, seat), "uint8").reshape(1, -1)
    codes = [move.code for move in match.legal(seat)][:20]
    rows = np.frombuffer(b"".join(spec.row(match._table, seat, code) for code in codes), "uint8")
    rows = rows.reshape(len(codes), -1)
    with torch.no_grad():
        scores, value = network(torch.tensor(seen), torch.tensor(rows)[None], torch.tensor([len(codes)]), seats)
    x = answers.trunk(seen, seats)
    np.testing.assert_allclose(answers.value(x), value.numpy(), atol=0.02)
    np.testing.assert_allclose(answers.scores(x, rows, seats), scores[0].numpy(), atol=0.05)
