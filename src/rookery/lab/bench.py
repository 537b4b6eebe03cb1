"""How fast the lab is: many tables stepped together, beside PettingZoo in a loop and others. See play/bench.py."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from functools import cache, partial
from importlib import import_module
from typing import Any

import numpy as np

from rookery.core import COMPILED
from rookery.lab.many import vector
from rookery.lab.zoo import pettingzoo_env
from rookery.play.bench import Figure, measure

TABLES = 1024
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


def zoo(env: Any, seconds: float) -> float:
    """The same through PettingZoo's loop."""
    rng = np.random.default_rng(1)
    started, made = time.process_time(), 0
    while (spent := time.process_time() - started) < seconds:
        env.reset()
        for _ in env.agent_iter():
            seen, _, over, cut, info = env.last()
            ends = over or cut
            mask: Any = None if ends else seen["action_mask"] if "action_mask" in seen else info["action_mask"]
            env.step(None if ends else int(rng.choice(np.flatnonzero(mask))))
            made += not ends
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
    tables = TABLES if COMPILED else 32
    order = partial(vector, name, seats, tables, 1)
    mine = measure("lab: many tables", "decisions/s", seconds, partial(many, order(rows=0)), bar)
    steps = measure("lab: in small steps", "steps/s", seconds, partial(many, order(steps=True)))
    loop = measure("lab: PettingZoo in a loop", "steps/s", seconds, partial(zoo, pettingzoo_env(name, seats)))
    others, missing = peers(seconds)
    for peer in missing:
        print(f"optional: {peer} (or what its games need) is not installed, so it is not beside these figures")
    least = 20.0 if COMPILED else None
    return [
        mine,
        measure("lab: with 16 rows of moves", "decisions/s", seconds, partial(many, order(rows=16))),
        steps,
        loop,
        times("lab: small steps beside PettingZoo in a loop", steps, loop),
        times("lab: decisions beside PettingZoo in a loop", mine, loop, least),
        *others,
        *(times(f"lab: beside {peer.name}", mine, peer, least if "Zoo" in peer.name else None) for peer in others),
    ]
