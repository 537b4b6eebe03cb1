"""Learning from searches, the league, and the exams on the way."""

from __future__ import annotations

import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import rookery
from rookery.core.rng import Rng
from rookery.core.table import Table
from rookery.play.bots.mind import frozen
from rookery.play.bots.mind.frozen import Frozen
from rookery.play.bots.mind.reading import Reading
from rookery.play.bots.mind.riddle import Riddle

torch = pytest.importorskip("torch", reason="optional: PyTorch is not installed (pip install rookery[train])")


@pytest.fixture(scope="module")
def den(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A network for the Den that knows nothing yet."""
    from rookery.lab.learn.network import Network

    torch.manual_seed(1)
    reading = Reading(rookery.game("thieves-den"))
    network, path = Network(reading, 32, 16).eval(), tmp_path_factory.mktemp("net") / "network.npz"
    frozen.save(network, reading, path, {"shaping": 0.1, "spreads": {"3": 4.0}})
    return path


def solved(worth: dict[int, float]) -> Riddle[Table]:
    """A question whose candidates were worth that much."""
    riddle: Riddle[Table] = Riddle(0, lambda: pytest.fail("no world is needed"), list(worth), Rng(1))
    riddle.told([[worth[code] for code in riddle.left]])
    return riddle


def test_the_policy_moves_towards_what_was_worth_more() -> None:
    from rookery.lab.learn.expert import improved

    liked = np.array([1.0, 0.5, 0.0, -1.0])
    before = np.exp(liked) / np.exp(liked).sum()
    same = improved(liked, [7, 8, 9, 10], solved({7: 0.2, 8: 0.2}))
    np.testing.assert_allclose(same, before, atol=1e-5)  # nothing found, nothing learned
    moved = improved(liked, [7, 8, 9, 10], solved({7: 0.1, 8: 0.2}))
    assert moved[1] > before[1]
    assert moved[0] < before[0]
    assert moved[2] / moved[3] == pytest.approx(
        before[2] / before[3], rel=1e-4
    )  # those not searched stay as they were
    assert moved.sum() == pytest.approx(1, abs=1e-5)


def test_luck_is_no_worth() -> None:
    """Moves that are all worth nothing, seen through a few worlds: the best of them looks like something."""
    from rookery.lab.learn.expert import hoped

    random = np.random.default_rng(1)
    found, luckiest = [], []
    for _ in range(300):
        riddle: Riddle[Table] = Riddle(0, lambda: pytest.fail("no world is needed"), [1, 2, 3, 4, 5], Rng(1))
        riddle.told(random.normal(0, 0.2, (4, 5)).tolist())
        riddle.halve()
        riddle.told(random.normal(0, 0.2, (4, 3)).tolist())
        found.append(hoped(riddle))
        luckiest.append(riddle.mean(riddle.left[0]))
    assert np.mean(luckiest) > 0.07
    assert abs(np.mean(found)) < 0.035


def test_an_accelerator_answers_like_numpy(den: Path) -> None:
    from rookery.lab.learn.mind import TorchMind

    slow = Frozen(den, Reading(rookery.game("thieves-den")))
    quick = TorchMind(slow, "cpu")
    match = rookery.game("thieves-den").start(3, seed=3)
    seat, spec = match.waiting[0], rookery.game("thieves-den").observation(3)
    codes = [move.code for move in match.legal(seat)]
    rows = np.frombuffer(b"".join(spec.row(match._table, seat, code) for code in codes), "uint8")
    seen = np.frombuffer(spec.seen(match._table, seat), "uint8").reshape(1, -1)
    whose = np.zeros(len(codes), "int64")
    x, y = slow.trunk(seen, 3), quick.trunk(seen, 3)
    np.testing.assert_allclose(quick.value(y), slow.value(x), atol=1e-4)
    found = quick.scores(y, rows.reshape(len(codes), -1), 3, whose)
    np.testing.assert_allclose(found, slow.scores(x, rows.reshape(len(codes), -1), 3, whose), atol=1e-4)


def test_notes_hold_what_the_search_said_of_legal_moves(den: Path) -> None:
    from rookery.lab.learn.expert import Studying
    from rookery.lab.learn.recipes import Study

    mind = Frozen(den, Reading(rookery.game("thieves-den")))
    plan = Study(tables=6, candidates=3, rounds=2, worlds=2, decisions=3, share=0.5, rows=12, limit=6)
    studying = Studying("thieves-den", 3, mind, mind.about, plan, 5)
    for _ in range(20):
        studying.step()
    notes = studying.found()
    assert studying.games >= 6  # called off after 18 decisions
    assert len(notes.given) > 20
    assert (notes.given >= 2).all()
    assert (notes.given <= 12).all()
    np.testing.assert_allclose(notes.target.sum(1), 1, atol=1e-4)
    assert (notes.target[np.arange(12) >= notes.given[:, None]] == 0).all()
    assert notes.brought == pytest.approx(-1 / 3)
    waiting = sum(len(each.notes) for each in studying.tables)
    assert waiting > 0
    while studying.games < 12:
        studying.step()
    assert len(studying.found().given) >= waiting  # games go on, and then what was noted in them comes too
    again = Studying("thieves-den", 3, mind, mind.about, plan, 5)
    for _ in range(20):
        again.step()
    np.testing.assert_array_equal(again.found().seen, notes.seen)


def test_the_network_learns_what_searches_found(tmp_path: Path) -> None:
    from rookery.lab.learn.recipes import Study
    from rookery.lab.learn.school import School
    from rookery.lab.learn.self_play import Plan
    from rookery.lab.learn.train import Order, Training

    order = Order("thieves-den", (2, 3), 1, plan=Plan(tables=4, length=4, rows=16), batch=64, wide=32, narrow=16)
    training = Training(order, tmp_path)
    before = {name: value.clone() for name, value in training.network.state_dict().items()}
    plan = Study(tables=4, candidates=2, rounds=1, worlds=2, decisions=2, rows=16, limit=2, seconds=3)
    said: list[dict[str, Any]] = []
    School(training, plan, 1).run(12, said.append)
    assert said[0]["searched"] > 0
    assert said[0]["thought"] > 0
    assert training.decisions >= said[0]["searched"]
    assert not torch.equal(before["score1.weight"], training.network.state_dict()["score1.weight"])
    assert (tmp_path / "checkpoint.pt").exists()


def test_searches_may_leave_the_accelerator_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from rookery.lab.learn.recipes import Study
    from rookery.lab.learn.school import School
    from rookery.lab.learn.self_play import Plan
    from rookery.lab.learn.train import Order, Training

    order = Order("thieves-den", (2,), 1, plan=Plan(tables=4, length=4, rows=16), wide=32, narrow=16)
    training = Training(order, tmp_path)
    asked: list[str] = []
    for accelerated in (True, False):
        school = School(training, Study(accelerated=accelerated), 1)
        monkeypatch.setattr(training, "device", "cuda")
        pool: Any = SimpleNamespace(submit=lambda *said: asked.append(said[-1]))
        school.search(pool, 1)
    assert asked == ["cuda", "cpu"]


def test_those_who_still_win_are_met_more_often() -> None:
    from rookery.lab.learn.league import MOST, League

    league = League()
    assert league.drawn() is None
    league.teach({"w": torch.ones(2)})
    for number in range(MOST + 3):
        league.join(str(number), {"w": torch.full((2,), float(number))})
        league.strangers[-1].times_par = 3.0 if number == 4 else 1.0
    names = [each.name for each in league.strangers]
    assert len(names) == MOST + 1
    assert names[0] == "teacher"  # stays
    assert "4" not in names  # it hardly won
    league.strangers[1].times_par, strong = 0.2, league.strangers[1].name
    met = [league.drawn().name for _ in range(2000)]  # type: ignore[union-attr]
    assert met.count("teacher") > 600
    assert met.count(strong) > 3 * met.count(names[-1])
    again = League.of(league.kept())
    assert again.told() == league.told()
    assert torch.equal(again.strangers[-1].weights["w"], league.strangers[-1].weights["w"])


class Finished:
    """A job that has been done."""

    def __init__(self, shares: list[float]) -> None:
        self.shares = shares

    def done(self) -> bool:
        return True

    def cancel(self) -> bool:
        return False

    def exception(self) -> None:
        return None

    def result(self) -> list[tuple[float, float]]:
        return [(share, share) for share in self.shares]


def test_the_best_network_is_kept_not_the_last(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from rookery.lab.learn.examiner import Examiner

    examiner = Examiner(tmp_path, "thieves-den", 4, 1, first=8, more=8)
    strength = [0.25]

    def submit(function: Any, path: str, name: str, seats: int, part: list[int], *rest: Any) -> Finished:
        return Finished([1.0 if n % 4 < 4 * strength[0] else 0.0 for n in part])

    monkeypatch.setattr(examiner.pool, "submit", submit)

    def exam(made: int, strong: float) -> None:
        def write(name: str) -> None:
            (tmp_path / name).write_text(str(made))

        strength[0] = strong
        examiner.tick(made, write)
        while examiner.busy:
            examiner.heard()

    exam(100, 0.5)
    exam(200, 0.75)
    exam(300, 0.25)
    assert (tmp_path / "best.npz").read_text() == "200"
    best = json.loads((tmp_path / "best.json").read_text())
    assert (best["decisions"], best["share"], best["games"]) == (200, 0.75, 16)
    again = Examiner(tmp_path, "thieves-den", 4, 1)
    assert again.best == best
    again.close()
    smaller = Examiner(tmp_path, "thieves-den", 2, 1)
    assert smaller.best is None  # there half of the games are par
    smaller.close()
    examiner.close()


def test_an_exam_of_real_games_comes_to_an_end(den: Path, tmp_path: Path) -> None:
    from rookery.lab.learn.examiner import Examiner

    examiner = Examiner(tmp_path, "thieves-den", 3, 1, first=3, more=3)
    try:
        (tmp_path / "trial.npz").write_bytes(den.read_bytes())
        examiner.tick(10, lambda name: None)
        found = examiner.finish(300)
        assert found is not None
        assert found["games"] == 6
        assert found["best"]
    finally:
        examiner.close()


def test_a_network_that_travelled_goes_on(tmp_path: Path) -> None:
    from rookery.lab.learn.self_play import Plan
    from rookery.lab.learn.train import Order, Training

    plan = Plan(tables=4, length=4, rows=16)
    order = Order("thieves-den", (2,), 32, plan=plan, batch=64, wide=32, narrow=16)
    training = Training(order, tmp_path / "here")
    training.league.teach(training.network.state_dict())
    training.run(lambda line: None)
    (tmp_path / "there").mkdir()
    training.travel(tmp_path / "there" / "checkpoint.pt")
    order.decisions = 64
    gone_on = Training(order, tmp_path / "there")
    assert (gone_on.decisions, gone_on.league.taught) == (32, True)
    assert torch.equal(gone_on.network.first.weight, training.network.first.weight)
    gone_on.run(lambda line: None)
    assert gone_on.decisions == 64


def test_every_second_exam_asks_the_mean_of_all_networks(tmp_path: Path) -> None:
    from rookery.lab.learn.self_play import Plan
    from rookery.lab.learn.train import Order, Training

    plan = Plan(tables=4, length=4, rows=16)
    order = Order("thieves-den", (2,), 48, plan=plan, batch=64, wide=32, narrow=16, average=0.5)
    training = Training(order, tmp_path)
    there = []
    training.run(lambda line: there.append(training.network.first.bias.detach().clone()))
    assert len(there) == 3
    mean = there[0] / 4 + there[1] / 4 + there[2] / 2
    torch.testing.assert_close(training.mean["first.bias"], mean)
    asked = []
    for _ in range(4):
        training.trial("trial.npz")
        with np.load(tmp_path / "trial.npz") as file:
            asked.append((json.loads(file["about"].tobytes())["mean"], file["block1.bias"]))
    assert [each[0] for each in asked] == [True, False, True, False]
    np.testing.assert_allclose(asked[0][1], training.mean["block1.bias"], atol=1e-3)
    np.testing.assert_allclose(asked[1][1], training.network.block1.bias.detach(), atol=1e-3)
    again = Training(order, tmp_path)
    torch.testing.assert_close(again.mean, training.mean)  # it goes on with it


def test_numbers_go_in_spread_alike() -> None:
    """What is 0 to 60 and hardly ever above 5 must not go in as a few hundredths."""
    from rookery.lab.learn.network import Network
    from rookery.lab.learn.scales import scales
    from rookery.lab.many import vector

    reading = Reading(rookery.game("thiefs-market"))
    table, move = scales(reading, (4,), 1)
    network = Network(reading, 32, 16)
    network.see.measured(*table)
    network.weigh.measured(*move)
    with vector("thiefs-market", 4, 64, 9, rows=32) as env:
        for _ in range(100):
            env.step(env.sample())
        seen, _ = network.see(torch.from_numpy(env.observations.copy()), 4)
        rows, _ = network.weigh(torch.from_numpy(env.moves[env.mask]), 4)
    gold = [n for n, at in enumerate(reading.table.shares) if at == reading.specs[reading.most]["me.gold"].start]
    assert 0.4 < float(seen[:, gold].std()) < 2
    assert float(seen.abs().max()) < 20
    gets = reading.specs[reading.most].move["gets"].start
    taken = [n for n, at in enumerate(reading.move.shares) if gets <= at < gets + 7]
    assert float(rows[:, taken].std()) > 0.4


@pytest.mark.parametrize("how", ["as they are", "by roots", "measured"])
def test_the_best_network_is_trained_on(how: str, tmp_path: Path) -> None:
    """A network for bots takes numbers as they are; one in training need not, and answers alike."""
    from rookery.lab.learn.scales import scales
    from rookery.lab.learn.self_play import Plan
    from rookery.lab.learn.train import Order, Training
    from rookery.lab.many import vector

    def training(folder: str, seed: int) -> Training:
        plan = Plan(tables=4, length=4, rows=16)
        order = Order("thiefs-market", (4,), 32, seed, plan=plan, wide=32, narrow=16, roots=how == "by roots")
        made = Training(order, tmp_path / folder)
        if how == "measured":
            table, move = scales(made.reading, (4,), 1)
            made.network.see.measured(*table)
            made.network.weigh.measured(*move)
        return made

    one, other = training("one", 1), training("other", 2)
    one.show("best.npz")
    other.take(tmp_path / "one" / "best.npz")
    with vector("thiefs-market", 4, 8, 9, rows=16) as env, torch.no_grad():
        for _ in range(20):
            env.step(env.sample())
        asked = [torch.from_numpy(each.copy()) for each in (env.observations, env.moves, env.given)]
        (scores, value), (same, worth) = one.network.eval()(*asked, 4), other.network.eval()(*asked, 4)
    torch.testing.assert_close(same, scores, atol=0.01, rtol=0.01)
    torch.testing.assert_close(worth, value, atol=0.01, rtol=0.01)


def test_measures_that_are_tried() -> None:
    from rookery.errors import LabError
    from rookery.lab.learn.command import ordered, studied
    from rookery.lab.learn.everything import measures
    from rookery.lab.learn.recipes import recipe

    said = measures("league=0.1,entropy=0.03,tables=12,roots=1,study.worlds=9")
    order = ordered("thiefs-market", (4,), 1e6, 1, 0, tried=said)
    assert (order.plan.league, order.plan.tables, order.roots) == (0.1, 12, True)
    assert order.entropy == pytest.approx((0.03, 0.003))
    assert order.save_every == 10**9
    assert order.rate == (3e-3, 3e-4)  # as usual
    study = recipe("thiefs-market").study
    assert (studied(study, said).worlds, studied(study, said).rounds) == (9, study.rounds)
    with pytest.raises(LabError, match="hope"):
        ordered("thiefs-market", (4,), 1e6, 1, 0, tried={"hope": 1})


def test_everything_goes_on_where_it_ended(tmp_path: Path) -> None:
    """What one call of the driver carries out, the next takes up: checkpoint, league, best network, log."""
    from rookery.lab.learn.everything import carry_out, take_up
    from rookery.lab.learn.self_play import Plan
    from rookery.lab.learn.train import Order, Training, write_log

    work, out, later = tmp_path / "work", tmp_path / "out", tmp_path / "later"
    for folder in (work / "thieves-den", out, later):
        folder.mkdir(parents=True)
    order = Order("thieves-den", (2,), 32, plan=Plan(tables=4, length=4, rows=16), batch=64, wide=32, narrow=16)
    training = Training(order, work / "thieves-den")
    training.league.teach(training.network.state_dict())
    training.run(write_log(work / "thieves-den"))
    training.travel(work / "thieves-den" / "carried.pt")
    (work / "thieves-den" / "best.json").write_text('{"share": 0.5}')
    carry_out(work, out, ["thieves-den", "enclave"])  # one of them has not begun
    assert (out / "thieves-den.tar").stat().st_size < 16 << 20
    take_up(out / "thieves-den.tar", later)
    again = Training(order, later)
    assert (again.decisions, again.league.taught) == (32, True)
    assert len((later / "log.jsonl").read_text().splitlines()) == 2
    assert json.loads((later / "best.json").read_text())["share"] == 0.5
    assert (later / "network.npz").exists()
