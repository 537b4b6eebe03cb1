"""The field's own interfaces, each tried by the field's own tests."""

import pickle
from copy import deepcopy
from types import SimpleNamespace
from typing import Any

import gymnasium.utils.env_checker
import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, render_test, seed_test
from pettingzoo.test.save_obs_test import test_save_obs as save_observations
from pettingzoo.utils import parallel_to_aec

import rookery
from rookery.core import COMPILED
from rookery.core.rng import Rng
from rookery.errors import GameError
from rookery.lab import gymnasium_env, openspiel_game, pettingzoo_env, pettingzoo_parallel_env, vector
from rookery.lab.puffer import RookeryEnv
from rookery.lab.returns import RETURNS, returns
from rookery.lab.single import Rules, Single
from tests.anygame import fewer

TABLES = [(name, seats) for name in rookery.games() for seats in rookery.game(name).seats]
LEAST = [(name, rookery.game(name).seats[0]) for name in rookery.games()]
GAME = "castle-of-the-devil"
tables = pytest.mark.parametrize(("name", "seats"), TABLES if COMPILED else LEAST)
each = pytest.mark.parametrize(("name", "seats"), LEAST)
# PettingZoo would like plain boxes best; masks come in dictionaries, as in its own games.
dictionaries = pytest.mark.filterwarnings("ignore:Observation:UserWarning")


@dictionaries
@tables
def test_by_turns(name: str, seats: int) -> None:
    api_test(pettingzoo_env(name, seats), num_cycles=fewer(60))


@tables
def test_all_at_once(name: str, seats: int) -> None:
    parallel_api_test(pettingzoo_parallel_env(name, seats), num_cycles=fewer(60))


@tables
def test_seeds_give_the_same_games(name: str, seats: int) -> None:
    seed_test(lambda: pettingzoo_env(name, seats, masked="first"), num_cycles=fewer(10))
    parallel_seed_test(lambda: pettingzoo_parallel_env(name, seats, masked="first"), num_cycles=fewer(10))


@tables
def test_cycles_are_counted(name: str, seats: int) -> None:
    def parallel_env(**settings: Any) -> Any:
        return pettingzoo_parallel_env(name, seats, masked="first", **settings)

    module = SimpleNamespace(
        parallel_env=parallel_env, env=lambda **settings: parallel_to_aec(parallel_env(**settings))
    )
    max_cycles_test(module)


@tables
def test_tables_are_drawn_in_words(name: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda **settings: pettingzoo_env(name, seats, max_decisions=3, masked="first", **settings))
    assert name in capsys.readouterr().out


@tables
def test_observations_that_are_no_pictures_are_not_saved(name: str, seats: int) -> None:
    save_observations(pettingzoo_env(name, seats))


@pytest.mark.filterwarnings("ignore:.*:UserWarning:gymnasium")
@tables
def test_one_seat_against_bots(name: str, seats: int) -> None:
    env = gymnasium_env(name, seats, seat=seats - 1, masked="first", render_mode="ansi")
    gymnasium.utils.env_checker.check_env(env, skip_render_check=True)
    env.reset(seed=3)
    rng = np.random.default_rng(1)
    for _ in range(fewer(60)):
        assert env.single is not None
        _, _, over, cut, _ = env.step(rng.choice(env.single.open(seats - 1)))
        if over or cut:
            env.reset()
    assert name in env.render()


@tables
def test_openspiel_simulates(name: str, seats: int) -> None:
    """OpenSpiel's own simulation, with every state put away and taken out again; games of a few decisions."""
    pyspiel.random_sim_test(openspiel_game(name, seats, max_decisions=6), num_sims=1, serialize=True, verbose=False)


def test_openspiel_simulates_a_whole_game() -> None:
    pyspiel.random_sim_test(openspiel_game("castle-of-the-devil", 3), num_sims=1, serialize=False, verbose=False)


@tables
def test_openspiel_goes_through_a_game_twice(name: str, seats: int) -> None:
    game = openspiel_game(name, seats)
    state, rng = game.new_initial_state(), np.random.default_rng(1)
    for _ in range(fewer(200)):
        if state.is_terminal():
            break
        state.apply_action(drawn(state, rng))
    copy = state.clone()
    assert str(copy) == str(state)
    assert copy.history() == state.history()
    again = game.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert str(again) == str(state)
    assert [again.information_state_string(s) for s in range(seats)] == [
        state.information_state_string(s) for s in range(seats)
    ]


def drawn(state: Any, rng: np.random.Generator) -> int:
    if state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        assert abs(sum(chances) - 1) < 1e-9
        return int(rng.choice(outcomes, p=chances))
    return int(rng.choice(state.legal_actions()))


@tables
def test_worlds_look_the_same_to_whoever_imagines_them(name: str, seats: int) -> None:
    """OpenSpiel's contract: a resampled state has the same information state for its player."""
    state, rng = openspiel_game(name, seats).new_initial_state(), np.random.default_rng(2)
    compared = 0
    for n in range(fewer(240)):
        if state.is_terminal():
            break
        if not state.is_chance_node() and n % 5 == 0:
            seat = state.current_player()
            other = state.resample_from_infostate(seat, rng.random)
            assert other.information_state_string(seat) == state.information_state_string(seat)
            assert other.observation_string(seat) == state.observation_string(seat)
            assert other.legal_actions() == state.legal_actions()
            compared += 1
        state.apply_action(drawn(state, rng))
    assert compared


@tables
def test_openspiels_search_plays(name: str, seats: int) -> None:
    """Its own search among worlds; games of a few decisions, so that its random games end."""
    game = openspiel_game(name, seats, max_decisions=12)
    bot = ismcts.ISMCTSBot(
        game=game,
        uct_c=2.0,
        evaluator=mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)),
        max_simulations=2,
        random_state=np.random.RandomState(1),
    )
    state, rng, searched = game.new_initial_state(), np.random.default_rng(3), 0
    while not state.is_terminal() and searched < fewer(4):
        if state.is_chance_node():
            state.apply_action(drawn(state, rng))
            continue
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
        searched += 1
    assert searched


@tables
def test_the_same_seed_gives_the_same_game_everywhere(name: str, seats: int) -> None:
    """Many tables (whole moves, small steps, PufferLib's form), one alone, PettingZoo both ways: one game."""
    env, single = vector(name, seats, 2, seed=5, steps=True), Single(Rules(name, seats), 5)
    whole = vector(name, seats, 2, seed=5, rows=0)
    turns, together = pettingzoo_env(name, seats), pettingzoo_parallel_env(name, seats)
    puffer = RookeryEnv(name, seats, 2, seed=5)
    puffer.reset(seed=5)
    turns.reset(seed=5)
    together.reset(seed=5)
    rng = np.random.default_rng(1)
    for _ in range(fewer(60)):
        seat = int(env.seat[0])
        assert single.seat == turns._seat[turns.agent_selection] == int(whole.seat[0]) == seat
        assert (single.mask(seat) == env.mask[0]).all()
        seen = env.observations[0]
        assert (single.observe(seat) == seen).all()
        assert (turns.observe(f"seat_{seat}")["observation"] == seen).all()
        assert (together.single.observe(seat) == seen).all()
        assert (puffer.observations[seat][puffer.waits + 1 :] == seen).all()
        assert (whole.observations[0] == seen[: whole.spec.size]).all() or single.paths[seat].taken
        action = int(rng.choice(np.flatnonzero(env.mask[0])))
        before = [int(code) for code in single.table.options(seat)] if single.table.choices < 5000 else []
        table = single.table.clone()
        env.step([action, int(np.flatnonzero(env.mask[1])[0])])
        puffer.step([action] * seats + [-1] * seats)  # those not asked wait; a wrong step is the first open one
        path = single.path(seat)
        moved = single.take(seat, action)
        turns.step(action)
        together.single.take(seat, action)
        if moved:
            code = int(path.code)
            place = before.index(code) if before else place_of(table, seat, code)
            whole.step([place, 0])
        if env.dones[0]:
            assert single.returns() == pytest.approx(
                [float(x) for x in env.rewards[0]]
            )  # the array has single floats
            break


def place_of(table: Any, seat: int, code: int) -> int:
    return next(k for k in range(int(table.count(seat))) if int(table.option(seat, k)) == code)


@pytest.mark.parametrize("backend", ["Serial", "Multiprocessing"])
def test_pufferlib_itself_steps_them(backend: str) -> None:
    """Its own vector environment, where it is installed: the games of ours."""
    pufferlib = pytest.importorskip("pufferlib.vector", reason="optional: PufferLib is not installed")
    work = {"num_workers": 2} if backend == "Multiprocessing" else {}
    settings: dict[str, Any] = {"name": GAME, "seats": 3, "tables": 4}
    envs = pufferlib.make(RookeryEnv, num_envs=2, env_kwargs=settings, backend=getattr(pufferlib, backend), **work)
    try:
        seen, _ = envs.reset(seed=3)
        ours = [RookeryEnv(seed=3 + n, **settings) for n in range(2)]
        assert (seen == np.concatenate([env.reset(seed=3 + n)[0] for n, env in enumerate(ours)])).all()
        rng, waits, ended = np.random.default_rng(1), ours[0].waits, 0
        for _ in range(fewer(400)):
            masks = seen[:, : waits + 1]
            actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in masks], np.int32)
            seen, rewards, ends, _, _ = envs.step(actions)
            mine = [env.step(part) for env, part in zip(ours, np.split(actions, 2), strict=True)]
            assert (seen == np.concatenate([each[0] for each in mine])).all()
            assert (rewards == np.concatenate([each[1] for each in mine])).all()
            ended += int(ends.sum())
        assert ended
    finally:
        envs.close()


@tables
def test_gymnasium_deals_what_the_others_deal(name: str, seats: int) -> None:
    """The seat that begins has the table that it has elsewhere; bots play the same for the same seed."""
    single = Single(Rules(name, seats), 5)
    env, again = (gymnasium_env(name, seats, seat=single.seat, bots="random") for _ in range(2))
    seen, _ = env.reset(seed=5)
    again.reset(seed=5)
    assert env.single is not None
    assert env.single.table.pack() == single.table.pack()
    assert (seen["observation"] == single.observe(single.seat)).all()
    for _ in range(fewer(20)):
        step = env.single.open(single.seat)[0]
        one, other = env.step(step), again.step(step)
        assert (one[0]["observation"] == other[0]["observation"]).all()
        assert one[1:] == other[1:]
        if one[2] or one[3]:
            break


@pytest.mark.parametrize("reward", RETURNS)
def test_a_game_is_worth_the_same_everywhere(reward: str) -> None:
    """By the share of the victory, by rank, by points."""
    seats = 3
    single, env = Single(Rules(GAME, seats, reward=reward), 7), vector(GAME, seats, 1, 7, steps=True, reward=reward)
    turns = pettingzoo_env(GAME, seats, reward=reward)
    together = pettingzoo_parallel_env(GAME, seats, reward=reward)
    turns.reset(seed=7)
    together.reset(seed=7)
    puffer, rng = RookeryEnv(GAME, seats, 1, reward, seed=7), np.random.default_rng(1)
    puffer.reset(seed=7)
    while not single.over:
        seat = single.seat
        step = int(rng.choice(single.open(seat)))
        single.take(seat, step)
        env.step([step])
        turns.step(step)
        puffer.step([step] * seats)
        together.single.take(seat, step)
    outcome = single.outcome()
    assert outcome is not None
    worth = pytest.approx(returns(reward, outcome))
    assert single.returns() == together.single.returns() == worth
    assert list(turns.rewards.values()) == worth
    assert env.rewards[0].tolist() == puffer.rewards.tolist() == worth
    state, rng = openspiel_game(GAME, seats, reward=reward).new_initial_state(), np.random.default_rng(2)
    while not state.is_terminal():
        state.apply_action(drawn(state, rng))
    assert state.returns() == pytest.approx(returns(reward, state.single.outcome()))


@each
def test_a_table_that_was_put_away_goes_on(name: str, seats: int) -> None:
    """Pickled in the middle of a move, taken out again: the same game, step by step."""
    env = pettingzoo_env(name, seats)
    env.reset(seed=2)
    rng = np.random.default_rng(1)
    for n in range(fewer(60)):
        if n % 20 == 7:
            env, old = pickle.loads(pickle.dumps(env)), env
            for seat in range(seats):
                assert (env.single.observe(seat) == old.single.observe(seat)).all()
                assert (env.single.remembered(seat) == old.single.remembered(seat)).all()
            assert env.single.table.pack() == old.single.table.pack()
            copy = deepcopy(env)
            copy.step(copy.single.open(copy.single.seat)[0])
        if env.single.seat < 0:
            break
        env.step(int(rng.choice(env.single.open(env.single.seat))))


def test_wrong_input_is_named() -> None:
    with pytest.raises(GameError, match="no game"):
        pettingzoo_env("chess", 4)
    with pytest.raises(GameError):
        pettingzoo_env("enclave", 9)
    with pytest.raises(GameError, match="reward is one of share, rank, score, not 'gold'"):
        pettingzoo_env("enclave", 4, reward="gold")
    with pytest.raises(GameError, match="a seat is a number from 0 to 3, not 4"):
        gymnasium_env("enclave", 4, seat=4)
    assert gymnasium_env("enclave", 4, seat=np.int64(1)).seat == 1
    for make in (pettingzoo_env, pettingzoo_parallel_env, gymnasium_env):
        with pytest.raises(GameError, match="options are values by the names of a game's options, not 3"):
            make("enclave", 4, options=3)
    with pytest.raises(GameError, match="a player is a number from 0 to 3, not 9"):
        openspiel_game("enclave", 4).new_initial_state().resample_from_infostate(9, np.random.default_rng(1).random)
    with pytest.raises(GameError, match="bots are 3 levels, one for each other seat, not 2"):
        gymnasium_env("enclave", 4, bots=["random", "random"])
    with pytest.raises(GameError, match="no setting 'pace'; there are reward, max_decisions"):
        openspiel_game("enclave", 4, pace=3)
    env = pettingzoo_env("thiefs-market", 3)
    env.reset(seed=1)
    seat = env.single.seat
    with pytest.raises(GameError, match=f"seat {seat} may take the steps .*, not 9999"):
        env.step(9999)
    with pytest.raises(GameError, match=f"seat {seat} is to act, not seat {(seat + 1) % 3}"):
        env.single.take((seat + 1) % 3, 0)
    while not env.single.over:
        env.single.take(env.single.seat, env.single.open(env.single.seat)[0])
    with pytest.raises(GameError, match="the game is over"):
        env.single.take(0, 0)


NO_STEPS = ("x", None, 0.5, [1], np.array([1, 2]))


@pytest.mark.parametrize("step", NO_STEPS, ids=repr)
def test_what_is_no_number_is_no_step(step: Any) -> None:
    turns, together = pettingzoo_env(GAME, 3), pettingzoo_parallel_env(GAME, 3)
    alone = gymnasium_env(GAME, 3, bots="random")
    turns.reset(seed=1)
    together.reset(seed=1)
    alone.reset(seed=1)
    before = turns.single.table.pack()
    with pytest.raises(GameError, match="may take the steps"):
        turns.step(step)
    with pytest.raises(GameError, match="may take the steps"):
        together.step(
            dict.fromkeys(together.agents, together.waits) | {together.agents[together.single.seat]: step}
        )
    with pytest.raises(GameError, match="may take the steps"):
        alone.step(step)
    assert turns.single.table.pack() == together.single.table.pack() == before


def test_before_the_first_reset_there_is_nothing_to_step() -> None:
    turns, together, alone = pettingzoo_env(GAME, 3), pettingzoo_parallel_env(GAME, 3), gymnasium_env(GAME, 3)
    calls = (
        turns.last,
        lambda: turns.step(0),
        lambda: turns.observe("seat_0"),
        lambda: together.step({}),
        lambda: alone.step(0),
    )
    for call in calls:
        with pytest.raises(GameError, match="call reset first"):
            call()


def test_agents_that_are_not_there_or_not_asked_are_named() -> None:
    env = pettingzoo_parallel_env(GAME, 3)
    env.reset(seed=1)
    seat = env.single.seat
    mine, other = env.agents[seat], env.agents[(seat + 1) % 3]
    good = {mine: env.single.open(seat)[0]}
    for call in (lambda: env.step({**good, "bob": 1}), lambda: env.action_space("bob")):
        with pytest.raises(GameError, match="the agents are seat_0, seat_1, seat_2, not 'bob'"):
            call()
    with pytest.raises(GameError, match=f"{other} is not asked: it may take the step {env.waits}, not 0"):
        env.step({**good, other: 0})
    with pytest.raises(GameError, match="actions are a step for each agent by its name, not None"):
        env.step(None)  # type: ignore[arg-type]
    with pytest.raises(GameError, match=f"an action of {mine} is needed"):
        env.step({})
    env.step({**good, other: env.waits})


@pytest.mark.parametrize("limit", [-1, 0.5, "x", True])
def test_a_limit_is_a_number(limit: Any) -> None:
    for make in (pettingzoo_env, pettingzoo_parallel_env, gymnasium_env):
        with pytest.raises(GameError, match="max_decisions is a number from 1 to"):
            make(GAME, 3, max_decisions=limit)


def test_levels_and_actions_of_the_wrong_shape_are_named() -> None:
    with pytest.raises(GameError, match="bots are a level, or a list of levels, not 3"):
        gymnasium_env(GAME, 3, bots=3)
    env = RookeryEnv(GAME, 3, 2)
    env.reset()
    for actions, found in (([0], r"\(1,\) of int64"), ([0.5] * 6, r"\(6,\) of float64"), (["a"] * 6, "<U1")):
        with pytest.raises(GameError, match=f"actions are 6 whole numbers, not .*{found}"):
            env.step(actions)
    with pytest.raises(GameError, match=r"actions are 2 whole numbers, not \[\[1\], \[1, 2\]\]"):
        vector(GAME, 3, 2).step([[1], [1, 2]])
    spec = rookery.game(GAME).observation(3)
    with pytest.raises(GameError, match=f"a row has {spec.size} numbers, not 3"):
        spec.split(bytes(3))


def test_a_clone_goes_its_own_way() -> None:
    single = Single(Rules("thiefs-market", 3), 4)
    single.take(single.seat, single.open(single.seat)[0])
    copy = single.clone()
    assert (copy.observe(copy.seat) == single.observe(single.seat)).all()
    before = single.table.pack()
    rng = Rng(1)
    for _ in range(20):
        may = copy.open(copy.seat)
        copy.take(copy.seat, may[int(rng.below(len(may)))])
    assert single.table.pack() == before
