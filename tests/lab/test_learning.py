"""Learning by self-play: training that was killed goes on the same; a frozen network answers like its origin."""

from __future__ import annotations

import json
import os
import re
import shlex
import subprocess
import sys
import time
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest
from typer.testing import CliRunner

import rookery
from rookery.errors import LabError
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

    monkeypatch.setattr(command, "ordered", lambda game, seats, *rest: order(seats, game))
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


def test_a_game_that_is_called_off_is_lost_by_all() -> None:
    """Waiting must not pay: every decision costs its part of what a game that never ends costs."""
    from rookery.lab.learn.network import Network
    from rookery.lab.learn.self_play import Course, Plan, play

    plan = Plan(tables=4, length=8, rows=16, limit=2, league=0, shaping=0, haste=0.5)
    course = Course("thieves-den", 3, plan, 1, False, "cpu")
    try:
        course.reset(1)
        play([course], Network(Reading(rookery.game("thieves-den")), 32, 16).eval())
        assert course.cut > 0
        assert course.games == 0  # nobody ends the Den in six decisions
        ended = course.reward[course.done]
        assert len(ended) == course.cut
        assert (ended == -1 / 3).all()
        assert (course.reward[~course.done] == 0).all()
        assert course.cost == pytest.approx(1 / 3 / 2 / 2)
    finally:
        course.close()


def example() -> list[str]:
    """The first training of docs/lab.md, as it is typed."""
    guide = Path(__file__).parents[2] / "docs" / "lab.md"
    typed = next(line for line in guide.read_text("utf-8").splitlines() if line.strip().startswith("rookery train"))
    return shlex.split(typed, comments=True)[1:]


@pytest.mark.slow
@pytest.mark.timeout(1200)  # of a busy machine
def test_the_guides_example_beats_random_three_to_one_in_five_minutes(tmp_path: Path) -> None:
    """Five minutes of one core's time, so that it does not matter what else the machine does."""
    before = os.times()
    done = subprocess.run(
        [sys.executable, "-m", "rookery.cli", *example()],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
        check=False,
    )
    after = os.times()
    assert done.returncode == 0, done.stderr
    assert after.children_user + after.children_system - before.children_user - before.children_system < 5 * 60
    lines = (tmp_path / "den" / "strength.jsonl").read_text("utf-8").splitlines()
    last = [each for each in map(json.loads, lines) if each["level"] == "random"][-1]
    assert last["games"] == 100
    assert last["share"] - last["error"] >= 0.75


def test_a_folder_goes_on_with_the_training_it_holds(tmp_path: Path) -> None:
    from rookery.lab.learn.train import Training

    Training(order(), tmp_path / "den").save()  # type: ignore[arg-type]
    with pytest.raises(LabError, match="den has game thieves-den, not enclave: take another folder"):
        Training(order(game="enclave"), tmp_path / "den")  # type: ignore[arg-type]
    wider = order()
    wider.wide = 64  # type: ignore[attr-defined]
    with pytest.raises(LabError, match="den has wide 32, not 64"):
        Training(wider, tmp_path / "den")  # type: ignore[arg-type]
    broken = tmp_path / "broken"
    broken.mkdir()
    whole = (tmp_path / "den" / "checkpoint.pt").read_bytes()
    for text in (b"", b"no checkpoint", whole[: len(whole) // 2]):
        (broken / "checkpoint.pt").write_bytes(text)
        with pytest.raises(LabError, match=r"checkpoint\.pt cannot be read as a checkpoint"):
            Training(order(), broken)  # type: ignore[arg-type]


def test_tensorboard_gets_what_the_log_gets(tmp_path: Path) -> None:
    from rookery.lab.learn.train import write_log

    events = pytest.importorskip(
        "tensorboard.backend.event_processing.event_accumulator", reason="optional: TensorBoard is not installed"
    )
    told = write_log(tmp_path)
    for stretch in (1, 2):
        told({"stretch": stretch, "decisions": 100 * stretch, "value": stretch / 4, "against": {"itself": 1}})
    board = events.EventAccumulator(str(tmp_path))
    board.Reload()
    assert [(each.step, each.value) for each in board.Scalars("value")] == [(100, 0.25), (200, 0.5)]
    log = (tmp_path / "log.jsonl").read_text("utf-8").splitlines()
    assert [json.loads(line)["stretch"] for line in log] == [1, 2]


@pytest.mark.parametrize("game", rookery.games())
def test_a_frozen_network_answers_like_the_one_in_training(game: str, tmp_path: Path) -> None:
    from rookery.lab.learn.network import Network
    from rookery.play.bots.mind import frozen

    torch.manual_seed(1)
    reading = Reading(rookery.game(game))
    network = Network(reading, 32, 16).eval()
    for each, part in ((network.see, reading.table), (network.weigh, reading.move)):
        each.measured(np.linspace(0, 2, part.size), np.linspace(0.5, 3, part.size))
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
