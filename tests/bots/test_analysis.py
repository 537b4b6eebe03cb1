"""Looking back at a game: the same twice, from what the decider knew, within its budget; losses have names."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

import rookery
from rookery.core.moves import Move
from rookery.core.rng import Rng
from rookery.errors import RecordError
from rookery.play.analysis import SIGNS, Analysis, Effort, Unfinished, analyse, from_json, to_json, work
from rookery.play.analysis.findings import Chance, Decision, kind_of, turning_points
from rookery.play.analysis.judge import Judge, Learned, LookingAhead, Thumbs, expected, judge_for
from rookery.play.analysis.weighing import Plan, error_of, plan_for, weigh
from rookery.play.analysis.work import survey
from rookery.play.bots import Window, World, make_bot, usual_level
from rookery.play.bots.mind import eyes, frozen
from rookery.play.bots.mind.foresight import foresees, shares
from rookery.play.bots.mind.reading import Reading
from rookery.play.match import Match

GLANCE = Effort("glance", worlds=60, steps=2, finishes=2)


def played(game: str, seats: int, seed: int = 3, random: int = 0) -> Match:
    """A game of bots; the first so many answers are drawn at random."""
    match, rng, n = rookery.game(game).start(seats, seed=seed), Rng(seed), 0
    bot = make_bot(game, usual_level(game), seed)
    while not match.over:
        seat, n = match.waiting[0], n + 1
        legal = match.legal(seat)
        move = legal[int(rng.below(len(legal)))] if n <= random else bot.choose(Window(match, seat))
        match.play(seat, move)
    return match


@pytest.fixture(scope="module")
def den() -> Match:
    return played("thieves-den", 2, random=30)


@pytest.fixture(scope="module")
def looked(den: Match) -> Iterator[Analysis]:
    with pytest.MonkeyPatch.context() as patch:
        thumbs(patch)
        yield analyse(den.record, GLANCE)


@pytest.fixture(autouse=True)
def by_rules_of_thumb(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Networks take their time on a busy machine; those tests that are about them ask for them."""
    if "network" not in request.node.name:
        thumbs(monkeypatch)


def thumbs(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(work, "judge_for", lambda world, steps, finishes: Thumbs(*about(world), steps, finishes))


def about(world: World) -> tuple[str, int]:
    return world.window(0).game, int(world.table.seats)


def test_the_same_record_effort_and_seed_give_the_same(den: Match, looked: Analysis) -> None:
    assert to_json(analyse(den.record, GLANCE)) == to_json(looked)
    assert to_json(analyse(den.record, GLANCE, seed=1)) != to_json(looked)


def test_it_comes_back_from_json(looked: Analysis) -> None:
    text = json.dumps(to_json(looked))
    again = from_json(json.loads(text))
    assert again is not None
    assert json.dumps(to_json(again)) == text
    assert from_json(to_json(looked) | {"form": 0}) is None


def test_every_choice_is_weighed_and_told_of_as_it_goes(den: Match, looked: Analysis) -> None:
    seen: list[tuple[int, int]] = []
    again = analyse(den.record, GLANCE, progress=lambda done, every: seen.append((done, every)))
    assert len(again.decisions) == len(looked.decisions) > 30
    total = len(again.decisions) + len(again.luck)
    assert seen == [(n + 1, total) for n in range(total)]
    assert [d.at for d in again.decisions] == sorted({d.at for d in again.decisions})
    assert max(d.at for d in again.decisions) < again.moments
    for each in again.decisions:
        assert sum(each.chances) == pytest.approx(1, abs=0.01)
        assert each.move != each.best


@pytest.mark.parametrize("name", rookery.games())
def test_every_game_can_be_looked_back_at(name: str) -> None:
    game = rookery.game(name)
    match = played(name, min(game.seats) if name != "castle-of-the-devil" else 4)
    found = analyse(match.record, Effort("least", worlds=1, steps=0, finishes=1))
    assert found.result == shares(match.outcome, match.seats, match.teams is not None)
    assert found.decisions
    assert all(0 <= c <= 1 for d in found.decisions for c in d.chances)
    assert [d.move for d in found.decisions] == [
        line.split(" ", 1)[1]
        for n, line in enumerate(match.lines())
        if n in match.seat_answers() and match.seat_answers().index(n) in {d.at for d in found.decisions}
    ]
    for seat in range(match.seats):
        luck, error = found.fortune(seat)
        assert -1.5 * match.seats < luck < 1.5 * match.seats
        assert error >= 0


@pytest.mark.parametrize("name", rookery.games())
def test_a_decision_is_weighed_alike_in_every_world_its_seat_cannot_tell_apart(name: str) -> None:
    match, rng, asked = rookery.game(name).start(4, seed=6), Rng(2), 0
    bot = make_bot(name, usual_level(name), 1)
    for number in range(40):
        seat = match.waiting[0]
        if number % 10 == 4 and len(match.legal(seat)) > 1:
            judges: list[Judge] = [Thumbs(name, match.seats, 1, 1)]
            if foresees(name):
                judges.append(LookingAhead(name, match.seats))
            move = match.legal(seat)[0]
            plan = Plan(3, 1, 1)
            for judge in judges:
                here = weigh(Window(match, seat), move, judge, plan, Rng(9))
                for _ in range(2):
                    other = match.sample(seat, int(rng.bits()))
                    there = weigh(Window(other, seat), other.legal(seat)[0], judge, plan, Rng(9))
                    assert there == here
            asked += 1
        match.play(seat, bot.choose(Window(match, seat)))
        if match.over:
            break
    assert asked


def test_rules_of_thumb_that_look_ahead_are_the_judge_of_their_game() -> None:
    match = rookery.game("thiefs-market").start(3, seed=6)
    assert isinstance(judge_for(World.of(match, 0), 1, 1), LookingAhead)


def test_a_network_weighs_alike_too() -> None:
    match = rookery.game("thieves-den").start(2, seed=6)
    seat = match.waiting[0]
    judge = judge_for(World.of(match.clone(), seat), 1, 1)
    assert isinstance(judge, Learned)
    here = weigh(Window(match, seat), match.legal(seat)[0], judge, Plan(3, 2, 2), Rng(9))
    other = match.sample(seat, 4)
    assert weigh(Window(other, seat), other.legal(seat)[0], judge, Plan(3, 2, 2), Rng(9)) == here


@pytest.mark.parametrize(("game", "kind"), [("castle-of-the-devil", Thumbs), ("enclave", Learned)])
def test_where_sides_win_no_network_judges(
    game: str, kind: type[Thumbs] | type[Learned], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its value is what it expects above par, and that depends on how large the side is that wins."""
    reading = Reading(rookery.game(game))
    frozen.write(tmp_path / "net.npz", frozen.untrained(reading, 32, 16), reading, {})
    monkeypatch.setattr(eyes, "shipped", lambda name: frozen.Frozen(tmp_path / "net.npz", reading))
    match = rookery.game(game).start(5 if kind is Thumbs else 4, seed=6)
    assert isinstance(judge_for(World.of(match, match.waiting[0]), 1, 1), kind)


class Counting:
    """A judge that counts the worlds it is shown, and is sure of the first seat."""

    name = "counting"
    cost = 1

    def __init__(self, judge: Judge) -> None:
        self.judge, self.worlds = judge, 0

    def moves(self, window: Window, count: int, rng: Rng) -> list[Move]:
        found = self.judge.moves(window, count, rng)
        assert len(found) <= count
        return found

    def chances(self, worlds: Sequence[World], numbers: Sequence[int], seed: int) -> list[list[float]]:
        self.worlds += len(worlds)
        return [[1.0, 0.0] for _ in worlds]


@pytest.mark.parametrize("worlds", [1, 12, 40, 400])
def test_a_decision_takes_no_more_than_its_plan(worlds: int) -> None:
    match = rookery.game("thieves-den").start(2, seed=6)
    seat, plan = match.waiting[0], plan_for(worlds)
    judge = Counting(Thumbs("thieves-den", 2, 1, 1))
    weigh(Window(match, seat), match.legal(seat)[-1], judge, plan, Rng(1))
    assert judge.worlds <= plan.candidates * plan.first + 3 * plan.second
    assert judge.worlds <= max(10, 1.6 * worlds)


def test_worlds_with_one_number_meet_the_same_luck_with_a_network_too() -> None:
    match = rookery.game("thieves-den").start(2, seed=6)
    window = Window(match, match.waiting[0])
    world = window.sample(Rng(3))
    for judge in (judge_for(world, 2, 2), Thumbs("thieves-den", 2, 2, 2)):
        one, two = judge.chances([world.clone(), world.clone()], [5, 5], 8)
        assert one == pytest.approx(two, abs=1e-4)


def test_what_is_thrown_away_for_certain_is_a_blunder() -> None:
    """The last answer of a game decides it: whoever could have won and did not has blundered."""
    for seed in range(1, 60):
        match, rng = rookery.game("parlour").start(2, seed=seed), Rng(seed)
        while not match.over:
            legal = match.legal(match.waiting[0])
            match.play(match.waiting[0], legal[int(rng.below(len(legal)))])
        found = analyse(match.record, Effort("some", worlds=600, steps=0, finishes=6))
        for each in found.decisions:
            if each.kind == "blunder":
                assert each.lost >= 0.15
                assert set(each.said) == {"de", "en", "hu", "pl"}
                assert each.line[0].startswith(f"{each.seat} {each.best}")
                assert "⟦" not in each.said["en"]["best"] or "⟦0⟧" in str(each.said) or "⟦1⟧" in str(each.said)
                return
    raise AssertionError("sixty games played at random, and nobody blundered")


@pytest.mark.parametrize(
    ("lost", "error", "gain", "kind"),
    [
        (0.02, 0.0, 0.0, ""),
        (0.03, 0.001, 0.0, "inaccuracy"),
        (0.08, 0.01, 0.0, "mistake"),
        (0.15, 0.01, 0.2, "blunder"),
        (0.40, 0.25, 0.0, ""),  # it may be chance
        (0.0, 0.1, 0.05, "good"),
        (0.0, 0.1, 0.10, "brilliant"),
        (0.0, 0.1, 0.04, ""),
    ],
)
def test_moves_are_called_by_what_they_lost(lost: float, error: float, gain: float, kind: str) -> None:
    decision = Decision(0, 1, "a", [0.5, 0.5], "b", [-lost, lost], error, gain, 0.01)
    assert kind_of(decision) == kind
    assert kind == "" or kind in SIGNS


def test_three_turning_points_the_surest_first_told_in_order() -> None:
    decisions = [
        Decision(n, 0, "a", [0.5, 0.5], "b", [lost, -lost], 0.01) for n, lost in enumerate([0.1, 0.3, 0.05])
    ]
    decisions.append(Decision(3, 1, "a", [0.5, 0.5], "b", [-0.9, 0.9], 0.95))  # it may be nothing
    luck = [Chance(4, [0.2, -0.2], [0.02, 0.02])]
    found = turning_points(decisions, luck)
    assert [(t.at, t.what, t.seat, t.swing) for t in found] == [
        (0, "move", 0, -0.1),
        (1, "move", 0, -0.3),
        (4, "chance", 0, 0.2),
    ]


def test_few_worlds_that_agree_prove_little() -> None:
    assert error_of([0.3, 0.3]) > 0.15
    assert error_of([0.3] * 200) < 0.005


def test_chances_from_a_value_add_up() -> None:
    assert expected([0.25, -0.25]) == [0.75, 0.25]
    assert expected([0.9, -0.9]) == [1.0, 0.0]
    assert expected([-1.0, -1.0]) == [0.5, 0.5]


def test_only_what_is_over_is_looked_back_at(den: Match) -> None:
    match = rookery.game("thieves-den").start(2, seed=1)
    match.play(match.waiting[0], match.legal(match.waiting[0])[0])
    with pytest.raises(Unfinished):
        analyse(match.record, GLANCE)
    with pytest.raises(RecordError):
        analyse("nonsense", GLANCE)


def test_what_was_played_elsewhere_is_left_out(den: Match, looked: Analysis) -> None:
    """A table that played on from another's moment is looked at from there."""
    first = den.seat_answers()[20]
    later = analyse(den.record, GLANCE, first=first)
    _, work = survey(den.record, first)
    assert later.moments == looked.moments - 20
    assert len(later.decisions) == work.decisions < len(looked.decisions)
