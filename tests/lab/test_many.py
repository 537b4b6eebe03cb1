"""Thousands of tables in one call: the same games for the same seed, whoever steps them."""

from typing import Any

import numpy as np
import pytest

import rookery
from rookery.errors import GameError
from rookery.lab import vector
from rookery.lab.puffer import RookeryEnv
from tests.anygame import fewer

TABLES = [(name, seats) for name in rookery.games() for seats in rookery.game(name).seats]
tables = pytest.mark.parametrize(("name", "seats"), TABLES)
FACES: list[dict[str, Any]] = [{"rows": 0}, {"rows": 8}, {"steps": True}]


def arrays(env: Any) -> list[Any]:
    names = ("observations", "moves", "mask", "seat", "legal", "given", "rewards", "scores", "dones", "decision")
    return [getattr(env, name).copy() for name in names]


def same(one: list[Any], other: list[Any]) -> bool:
    return all((a == b).all() for a, b in zip(one, other, strict=True))


@tables
@pytest.mark.parametrize("face", FACES, ids=["numbers", "rows", "steps"])
def test_a_seed_fixes_everything(name: str, seats: int, face: dict[str, Any]) -> None:
    env, other = vector(name, seats, 4, seed=3, **face), vector(name, seats, 7, seed=3, **face)
    first = arrays(env)
    for _ in range(fewer(80)):
        actions = env.sample()
        env.step(actions)
        other.step(np.concatenate([actions, other.sample()[4:]]))
        assert same(arrays(env), [a[:4] for a in arrays(other)])
    env.reset()
    assert same(arrays(env), first)
    env.reset(4)
    assert not same(arrays(env), first)


@pytest.mark.parametrize("face", FACES, ids=["numbers", "rows", "steps"])
def test_several_processes_play_the_same_games(face: dict[str, Any]) -> None:
    alone = vector("castle-of-the-devil", 3, 5, seed=9, **face)
    with vector("castle-of-the-devil", 3, 5, seed=9, workers=2, **face) as shared:
        for _ in range(fewer(120)):
            actions = alone.sample()
            alone.step(actions)
            shared.step(actions)
            assert same(arrays(alone), arrays(shared))
            assert (alone.everyone() == shared.everyone()).all()
        assert alone.episode.max() > 1 or fewer(4) < 4


def test_games_end_and_begin_anew() -> None:
    env = vector("castle-of-the-devil", 3, 8, seed=1, rows=16, reward="rank")
    ended = 0
    for _ in range(fewer(600)):
        before = env.episode.copy()
        env.step(env.sample())
        assert ((env.episode > before) == env.dones).all()
        assert (env.decision[env.dones] == 0).all()
        assert (env.rewards[~env.dones] == 0).all()
        for rewards in env.rewards[env.dones & ~env.cut]:
            assert -1 <= rewards.min() <= rewards.max() <= 1
        ended += int(env.dones.sum())
    assert ended


def test_a_long_game_is_cut_short() -> None:
    env = vector("thieves-den", 2, 3, max_decisions=5, rows=0)
    for n in range(1, 11):
        env.step(env.sample())
        assert env.dones.all() == env.cut.all() == (n % 5 == 0)


def test_every_seat_sees_what_it_sees_when_it_acts() -> None:
    env = vector("enclave", 3, 6, seed=2, rows=4)
    for _ in range(fewer(40)):
        env.step(env.sample())
        seen = env.everyone()
        assert (seen[np.arange(6), env.seat] == env.observations).all()


@pytest.mark.parametrize("face", FACES, ids=["numbers", "rows", "steps"])
def test_a_table_is_the_same_beside_few_and_beside_many(face: dict[str, Any]) -> None:
    """What is seen is laid down by the stretch: the first tables and the last stand where they belong."""
    few, many = (vector("age-of-thieves", 4, tables, seed=4, **face) for tables in (2, 40))
    for _ in range(fewer(12)):
        actions = many.sample()
        few.step(actions[:2])
        many.step(actions)
        assert same(arrays(few), [each[:2] for each in arrays(many)])
        seen = many.everyone()[np.arange(40), many.seat]
        assert (seen == many.observations[:, : many.spec.size]).all()


def test_floats_hold_the_same_numbers() -> None:
    env, other = vector("thiefs-market", 4, 3, seed=1), vector("thiefs-market", 4, 3, seed=1, dtype="float32")
    assert other.observations.dtype == np.float32
    assert (env.observations == other.observations).all()


def test_rows_are_drawn_from_all_legal_moves() -> None:
    """Where there are more moves than rows, every part of the list has one."""
    env = vector("thiefs-market", 5, 16, seed=1, rows=8)
    many = False
    for _ in range(fewer(40)):
        env.step(env.sample())
        assert (env.given == np.minimum(env.legal, 8)).all()
        assert (env.mask.sum(1) == env.given).all()
        for rows, given in zip(env.moves, env.given, strict=True):
            assert len(np.unique(rows[:given], axis=0)) == given
            assert not rows[given:].any()
        many = many or bool((env.legal > 8).any())
    assert many


@pytest.mark.parametrize("workers", [0, 2])
@pytest.mark.parametrize("face", FACES, ids=["numbers", "rows", "steps"])
def test_a_wrong_action_is_named_and_changes_nothing(face: dict[str, Any], workers: int) -> None:
    """The tables play the games that they play where no action is wrong, in other processes too."""
    right = vector("enclave", 2, 4, seed=1, **face)
    with vector("enclave", 2, 4, seed=1, workers=workers, **face) as env:
        for _ in range(fewer(20)):
            before, good = arrays(env), right.sample()
            for wrong in (-1, 1 << 40):
                with pytest.raises(GameError, match=f"table 2.*not {wrong}"):
                    env.step([good[0], good[1], wrong, good[3]])
            if face.get("steps"):
                with pytest.raises(GameError, match="at table 1 the steps"):
                    env.step([good[0], int(np.flatnonzero(~env.mask[1])[0]), good[2], good[3]])
            assert same(arrays(env), before)
            env.step(good)
            right.step(good)
            assert same(arrays(env), arrays(right))
            assert (env.everyone() == right.everyone()).all()


@pytest.mark.parametrize("workers", [0, 2])
def test_a_step_is_waited_for_before_the_next(workers: int) -> None:
    with vector("enclave", 2, 4, seed=1, workers=workers) as env:
        with pytest.raises(GameError, match="no step was sent"):
            env.wait()
        actions = env.sample()
        env.send(actions)
        for call in (lambda: env.send(actions), lambda: env.step(actions), env.reset, env.everyone):
            with pytest.raises(GameError, match="a step was sent: wait for it first"):
                call()
        env.wait()
        right = vector("enclave", 2, 4, seed=1)
        right.step(actions)
        assert same(arrays(env), arrays(right))


def test_closed_in_the_middle_of_a_step_it_ends_without_a_word(capfd: pytest.CaptureFixture[str]) -> None:
    env = vector("enclave", 2, 400, seed=1, workers=2)
    env.send(env.sample())
    env.close()
    assert capfd.readouterr().err == ""


def test_a_process_that_has_died_is_said_to_have() -> None:
    with vector("enclave", 2, 4, seed=1, workers=2) as env:
        assert env._crew is not None
        env._crew.processes[1].kill()
        env._crew.processes[1].join()
        for _ in range(2):
            for call in (lambda: env.step(env.sample()), env.everyone, env.reset):
                with pytest.raises(GameError, match="a process of this environment has died"):
                    call()
                env._under_way = False


def test_wrong_orders_are_named() -> None:
    wrong: tuple[tuple[dict[str, Any], str], ...] = (
        ({"tables": 0}, "tables is a number from 1 to 1048576, not 0"),
        ({"rows": -1}, "rows is a number from 0 to 4096, not -1"),
        ({"seed": "x"}, "seed is a number from 0 to 1099511627775, not 'x'"),
        ({"reward": "gold"}, "reward is one of share, rank, score, not 'gold'"),
        ({"dtype": "int"}, "dtype is one of uint8, float32, not 'int'"),
        ({"options": {"x": 1}}, "no option"),
        ({"options": 3}, "options are values by the names of a game's options, not 3"),
    )
    for given, told in wrong:
        with pytest.raises(GameError, match=told):
            vector("enclave", 2, **{"tables": 1, **given})
    with pytest.raises(GameError, match="no game"):
        vector("chess", 2, 1)
    with pytest.raises(GameError):
        vector("enclave", 7, 1)
    env = vector("enclave", 2, 3)
    with pytest.raises(GameError, match=r"actions are 3 whole numbers, not \(2,\) of int64"):
        env.step([0, 0])
    with pytest.raises(GameError, match="actions are 3 whole numbers"):
        env.step([0.5, 0, 0])
    env.close()
    for call in (lambda: env.step([0, 0, 0]), env.reset, env.everyone):
        with pytest.raises(GameError, match="closed"):
            call()


@tables
def test_pufferlibs_contract(name: str, seats: int) -> None:
    """Its arrays are written in place, rows are agents, spaces are those of one agent."""
    env = RookeryEnv(name, seats, 2, seed=1)
    kept = [env.observations, env.rewards, env.terminals, env.truncations]
    seen, infos = env.reset(seed=1)
    assert (env.num_agents, infos) == (2 * seats, [])
    assert seen.shape == (env.num_agents, *env.single_observation_space.shape)
    first = seen.copy()
    for _ in range(fewer(12)):
        actions = [int(mask.argmax()) for mask in seen[:, : env.waits + 1]]
        assert all(env.single_action_space.contains(action) for action in actions)
        seen, rewards, ends, cuts, infos = env.step(np.array(actions, np.int32))
        assert [seen is kept[0], rewards is kept[1], ends is kept[2], cuts is kept[3]] == [True] * 4
        assert isinstance(infos, list)
    assert (env.reset(seed=1)[0] == first).all()
    env.close()


def test_in_pufferlibs_form() -> None:
    env = RookeryEnv("castle-of-the-devil", 3, 4, seed=5)
    seen, _ = env.reset(seed=5)
    assert seen.shape == (12, env.single_observation_space.shape[0])
    rng, ended = np.random.default_rng(1), 0
    for _ in range(fewer(400)):
        masks = seen[:, : env.waits + 1]
        asked = masks[:, env.waits] == 0
        assert asked.reshape(4, 3).sum() == 4
        actions = [int(rng.choice(np.flatnonzero(mask))) for mask in masks]
        seen, rewards, ends, _, _ = env.step(actions)
        assert rewards.shape == ends.shape == (12,)
        ended += int(ends.sum())
    assert ended
    env.step([0] * 12)  # masked steps stand for open ones
    env.close()
