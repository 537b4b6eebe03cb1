"""How fast the lab is: many tables stepped together, beside PettingZoo in a loop and others. See play/bench.py."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from functools import cache, partial
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np

from rookery.core import COMPILED
from rookery.lab.many import vector
from rookery.lab.zoo import pettingzoo_env
from rookery.play.bench import Figure, measure
from rookery.play.bots.mind import frozen
from rookery.play.bots.mind.frozen import Frozen
from rookery.play.bots.mind.playing import Playing
from rookery.play.bots.mind.reading import Reading
from rookery.play.game import Game, game as find_game

TABLES = 1024
FEW = 256
"""So many tables stay in a processor's own cache, or nearly."""
BARS = {
    "thiefs-market": 400_000,
    "thieves-den": 400_000,
    "enclave": 250_000,
    "castle-of-the-devil": 250_000,
    "age-of-thieves": 120_000,
}
"""Decisions per second and core, with observations."""


def many(env: Any, seconds: float) -> float:
    """Random decisions at many tables; small steps count as steps."""
    started, made = time.process_time(), 0
    while (spent := time.process_time() - started) < seconds:
        env.step(env.sample())
        made += env.tables
    return made / spent


GUIDED_TABLES = 160
GUIDED_BAR = 10_000
"""Decisions of a network per second and core: 20,000 on two."""


def guided(name: str, seats: int, seconds: float) -> float:
    """Sampled worlds played on by a network of the usual size, as a search does it."""
    game, reading, made = find_game(name), Reading(find_game(name)), 0
    with TemporaryDirectory() as folder:
        frozen.write(Path(folder) / "net.npz", frozen.untrained(reading), reading, {})
        mind = Frozen(Path(folder) / "net.npz", reading)
    playing = worlds(mind, game, seats)
    started = time.process_time()
    while (spent := time.process_time() - started) < seconds:
        asked = playing.on()
        made += asked
        if asked < len(playing.tables) // 2:  # most are over
            playing = worlds(mind, game, seats)
    return made / spent


def worlds(mind: Frozen, game: Game, seats: int) -> Playing:
    """As they were in the beginning."""
    match, playing = game.start(seats, seed=3), Playing(mind, mind.reading.specs[seats])
    for luck in range(GUIDED_TABLES if COMPILED else 8):
        playing.add(match.sample(match.waiting[0], luck)._table, luck)
    playing.on(4)
    return playing


def zoo(env: Any, seconds: float, *, whole: bool = False) -> float:
    """The same through PettingZoo's loop: steps, or for an environment of ours whole decisions."""
    rng = np.random.default_rng(1)
    started, made = time.process_time(), 0
    while (spent := time.process_time() - started) < seconds:
        env.reset()
        for _ in env.agent_iter():
            seen, _, over, cut, info = env.last()
            ends = over or cut
            mask: Any = None if ends else seen["action_mask"] if "action_mask" in seen else info["action_mask"]
            before = env.single.made if whole else 0
            env.step(None if ends else int(rng.choice(np.flatnonzero(mask))))
            made += env.single.made - before if whole else not ends
            if time.process_time() - started >= seconds:
                break
    return made / spent


def spiel(env: Any, seconds: float) -> float:
    """The same through OpenSpiel's vector environment."""
    from open_spiel.python.rl_agent import StepOutput

    rng = np.random.default_rng(1)
    started, made, seen = time.process_time(), 0, env.reset()
    while (spent := time.process_time() - started) < seconds:
        asked = [(each.observations, each.observations["current_player"]) for each in seen]
        chosen = [StepOutput(int(rng.choice(there["legal_actions"][who])), []) for there, who in asked]
        seen, *_ = env.step(chosen, reset_if_done=True)
        made += len(env)
    return made / spent


def pgx(env: Any, seconds: float) -> float:
    """The same through pgx, compiled by JAX; wall time, as its work happens in threads of its own."""
    jax, auto_reset = import_module("jax"), import_module("pgx.experimental").auto_reset

    first = jax.jit(jax.vmap(env.init))
    go_on = jax.jit(jax.vmap(auto_reset(env.step, env.init)))
    draw = jax.jit(lambda key, mask: jax.random.categorical(key, jax.numpy.log(mask.astype("float32"))))
    key = jax.random.PRNGKey(1)
    state = first(jax.random.split(key, TABLES))

    def step(state: Any, key: Any) -> Any:
        ours, theirs = jax.random.split(key)
        return go_on(state, draw(ours, state.legal_action_mask), jax.random.split(theirs, TABLES))

    state = jax.block_until_ready(step(state, key))  # compiles
    started, made = time.perf_counter(), 0
    while (spent := time.perf_counter() - started) < seconds:
        key, now = jax.random.split(key)
        state = jax.block_until_ready(step(state, now))
        made += TABLES
    return made / spent


def pettingzoo_classic() -> Any:
    """One of PettingZoo's own games, with masks: a card game where its packages are there, else connect four."""
    for name in ("texas_holdem_v4", "connect_four_v3"):
        with suppress(ImportError):
            return name, import_module(f"pettingzoo.classic.{name}").env()
    raise ImportError("pettingzoo[classic]")


def openspiel_hearts() -> Any:
    """Hearts, with what OpenSpiel's learners see."""
    from open_spiel.python import rl_environment, vector_env

    return "hearts", vector_env.SyncVectorEnv([rl_environment.Environment("hearts") for _ in range(16)])


def pgx_sparrow() -> Any:
    """A small mahjong: three players, hidden hands."""
    return "sparrow_mahjong", import_module("pgx").make("sparrow_mahjong")


PEERS: list[tuple[str, Callable[[], Any], Callable[[Any, float], float]]] = [
    ("PettingZoo", pettingzoo_classic, zoo),
    ("OpenSpiel's vector environment", openspiel_hearts, spiel),
    ("pgx", pgx_sparrow, pgx),
]


@cache
def peers(seconds: float) -> tuple[list[Figure], list[str]]:
    """What others reach here and now with a game of theirs; those that are not installed."""
    found, missing = [], []
    for name, make, work in PEERS:
        try:
            game, env = make()
        except ImportError:
            missing.append(name)
            continue
        found.append(measure(f"{name}: {game}", "decisions/s", seconds, partial(work, env)))
    return found, missing


def times(name: str, mine: Figure, other: Figure, bar: float | None = None) -> Figure:
    """How many times the rate of another."""
    ratio = (mine.value / mine.loops) / (other.value / other.loops)
    return Figure(name, "×", ratio, ratio, ratio, mine.loops, bar)


def figures(name: str, seats: int, seconds: float) -> list[Figure]:
    """The lab's figures of one game, and those of others beside them."""
    bar = BARS.get(name) if COMPILED else None
    tables, few = (TABLES, FEW) if COMPILED else (32, 8)
    order = partial(vector, name, seats, tables, 1)
    mine = measure(f"lab: {tables} tables", "decisions/s", seconds, partial(many, order(rows=0)), bar)
    steps = measure("lab: in small steps", "steps/s", seconds, partial(many, order(steps=True)))
    alone = pettingzoo_env(name, seats)
    loop = measure("lab: PettingZoo in a loop", "steps/s", seconds, partial(zoo, alone))
    moves = measure("lab: the same, whole moves", "decisions/s", seconds, partial(zoo, alone, whole=True))
    others, missing = peers(seconds)
    for peer in missing:
        print(f"optional: {peer} (or what its games need) is not installed, so it is not beside these figures")
    least, lead = (20.0, GUIDED_BAR) if COMPILED else (None, None)
    return [
        mine,
        measure(f"lab: {few} tables", "decisions/s", seconds, partial(many, vector(name, seats, few, 1, rows=0))),
        measure("lab: with 16 rows of moves", "decisions/s", seconds, partial(many, order(rows=16))),
        steps,
        loop,
        moves,
        times("lab: small steps beside PettingZoo in a loop", steps, loop),
        times("lab: decisions beside PettingZoo in a loop", mine, moves, least),
        measure("lab: guided by a network", "decisions/s", seconds, partial(guided, name, seats), lead),
        *others,
        *(times(f"lab: beside {peer.name}", mine, peer, least if "Zoo" in peer.name else None) for peer in others),
    ]
