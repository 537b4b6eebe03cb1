"""Bots that learned: they know what their seat sees, answer alike in every world, and say the same twice."""

from __future__ import annotations

import tomllib
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import rookery
from rookery.core.rng import Rng
from rookery.errors import GameError
from rookery.packages import folder
from rookery.play.bots import Window, levels, make_bot, makers
from rookery.play.bots.levels import LEVELS, NETWORK, Level
from rookery.play.bots.makers import _thinker
from rookery.play.bots.mind import frozen
from rookery.play.bots.mind.eyes import shipped
from rookery.play.bots.mind.frozen import Frozen
from rookery.play.bots.mind.learned import LearnedBot
from rookery.play.bots.mind.playing import Playing, whims
from rookery.play.bots.mind.reading import Reading
from rookery.play.bots.mind.riddle import Effort
from rookery.play.bots.mind.search import Search, Stakes

POLICY = Level("policy", "network")
SEARCH = Level("search", "network", candidates=3, rounds=2, worlds=2, decisions=4, seconds=600)


def saved(path: Path, reading: Reading) -> Path:
    """A network as training begins."""
    weights = frozen.untrained(reading, 64, 16)
    frozen.write(path, weights, reading, {"shaping": 0.1, "spreads": {"4": 5.0}})
    return path


@pytest.fixture(scope="module")
def networks(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Frozen]:
    made = {}
    for name in rookery.games():
        reading = Reading(rookery.game(name))
        path = saved(tmp_path_factory.mktemp("nets") / f"{name}.npz", reading)
        made[name] = Frozen(path, reading)
    return made


def bot(game: str, level: Level, network: Frozen) -> LearnedBot:
    return LearnedBot(game, _thinker(game), 7, level, network)


@pytest.mark.parametrize("level", [POLICY, SEARCH], ids=["policy", "search"])
@pytest.mark.parametrize("game", rookery.games())
def test_it_plays_what_is_allowed_and_the_same_twice(game: str, level: Level, networks: dict[str, Frozen]) -> None:
    match = rookery.game(game).start(4, seed=5)
    for _ in range(12):
        if match.over:
            break
        seat = match.waiting[0]
        move = bot(game, level, networks[game]).choose(Window(match, seat))
        assert move in match.legal(seat)
        assert bot(game, level, networks[game]).choose(Window(match, seat)) == move
        match.play(seat, move)


@pytest.mark.parametrize("game", rookery.games())
def test_the_search_answers_alike_in_every_world(game: str, networks: dict[str, Frozen]) -> None:
    match, rng, asked = rookery.game(game).start(4, seed=2), Rng(3), 0
    for number in range(30):
        seat = match.waiting[0]
        searching = bot(game, SEARCH, networks[game])
        if number % 5 == 0 and len(match.legal(seat)) > 1:
            move = searching.choose(Window(match, seat))
            for _ in range(2):
                assert searching.choose(Window(match.sample(seat, int(rng.bits())), seat)) == move
            asked += 1
        legal = match.legal(seat)
        match.play(seat, legal[int(rng.below(len(legal)))])
    assert asked >= 3


@pytest.mark.parametrize("game", rookery.games())
def test_the_policy_answers_alike_in_every_world(game: str, networks: dict[str, Frozen]) -> None:
    match, rng = rookery.game(game).start(4, seed=4), Rng(1)
    for _ in range(30):
        if match.over:
            break
        seat = match.waiting[0]
        thinking = bot(game, POLICY, networks[game])
        move = thinking.choose(Window(match, seat))
        assert thinking.choose(Window(match.sample(seat, int(rng.bits())), seat)) == move
        match.play(seat, move)


def test_all_candidates_meet_the_same_worlds(networks: dict[str, Frozen]) -> None:
    """A move weighed beside itself is worth the same: chance and the others' whims belong to the world."""
    match = rookery.game("thieves-den").start(4, seed=5)
    window = Window(match, match.waiting[0])
    world = window.sample(1)
    code = int(world.table.option(window.seat, 0))
    playing = Playing(networks["thieves-den"], world.spec)
    for luck in range(3):
        playing.plant(window.sample(luck).table, window.seat, [code, code], luck)
    assert playing.on(6) >= 6 * 5
    worth = playing.worth([window.seat] * 6).reshape(3, 2)
    assert worth[:, 0] == pytest.approx(worth[:, 1], abs=1e-4)  # but for rounding
    assert worth[0, 0] != pytest.approx(worth[1, 0], abs=1e-4)


@pytest.mark.parametrize("game", rookery.games())
def test_it_does_not_matter_who_plays_beside_one(game: str, networks: dict[str, Frozen]) -> None:
    """A table's way follows from its own luck, whichever tables are thought about at the same time."""
    match = rookery.game(game).start(3 if 3 in rookery.game(game).seats else 4, seed=8)
    spec = rookery.game(game).observation(match.seats)
    alone, among = Playing(networks[game], spec), Playing(networks[game], spec)
    for luck in (5, 6, 7, 8):
        among.add(match.sample(0, luck)._table, luck)
    alone.add(match.sample(0, 7)._table, 7)
    alone.on(8)
    among.on(8)
    assert alone.tables[0].pack() == among.tables[2].pack()
    assert among.tables[0].pack() != among.tables[2].pack()


def test_every_whim_has_its_bound() -> None:
    """The one number in 16 million that is nearest to 1 must not make a move certain."""
    most = whims(np.array([1]), np.array([7_160_767]))[0]
    assert 16 < most < 17


def test_what_is_forced_costs_no_thought(networks: dict[str, Frozen]) -> None:
    """Every question that is asked of the network has at least two answers."""
    match = rookery.game("thieves-den").start(4, seed=5)
    playing = Playing(networks["thieves-den"], rookery.game("thieves-den").observation(4))
    playing.add(match.sample(0, 3)._table, 3)
    for _ in range(60):
        if playing.on() == 0:
            break
        table = playing.tables[0]
        assert table.over or table.choices > 1


def test_a_search_out_of_time_answers_with_the_policy(networks: dict[str, Frozen]) -> None:
    match = rookery.game("thieves-den").start(4, seed=5)
    window = Window(match, match.waiting[0])
    search = Search(networks["thieves-den"], window.sample(1).spec, Effort())
    assert search.best(window, Rng(4), until=0.0) == search.best(window, Rng(4), until=0.0)
    assert int(search.best(window, Rng(4), until=0.0)) in [move.code for move in match.legal(window.seat)]


def test_a_win_is_worth_what_training_made_of_it(networks: dict[str, Frozen]) -> None:
    match = rookery.game("thieves-den").start(4, seed=5)
    bots = [make_bot("thieves-den", "heuristic", s) for s in range(4)]
    while match.waiting:
        seat = match.waiting[0]
        match.play(seat, bots[seat].choose(Window(match, seat)))
    outcome: Any = match.outcome
    winner, scores = outcome.winners[0], outcome.scores
    stakes = Stakes.of(networks["thieves-den"].about, 4, sides=False)
    above = (scores[winner] - sum(scores) / 4) / 5.0
    assert stakes.result(outcome, winner) == pytest.approx(0.75 + 0.1 * max(-3, min(3, above)))


def test_a_packed_network_answers_nearly_the_same(networks: dict[str, Frozen], tmp_path: Path) -> None:
    reading = Reading(rookery.game("enclave"))
    large = saved(tmp_path / "large.npz", reading)
    frozen.pack(large, tmp_path / "small.npz", {"note": "packed"})
    small = Frozen(tmp_path / "small.npz", reading)
    assert small.about["note"] == "packed"
    assert (tmp_path / "small.npz").stat().st_size < 0.7 * large.stat().st_size
    match = rookery.game("enclave").start(3, seed=1)
    spec = rookery.game("enclave").observation(3)
    seen = np.frombuffer(spec.of(match, match.waiting[0]), "uint8").reshape(1, -1)
    before, after = Frozen(large, reading), small
    np.testing.assert_allclose(before.trunk(seen, 3), after.trunk(seen, 3), rtol=0.1, atol=0.3)


def test_at_a_table_it_does_not_know_it_plays_by_the_rules_of_thumb(networks: dict[str, Frozen]) -> None:
    match = rookery.game("enclave").start(4, seed=5)
    seat = match.waiting[0]
    stranger = bot("enclave", POLICY, networks["thieves-den"])
    assert stranger.choose(Window(match, seat)) == make_bot("enclave", "heuristic", 7).choose(Window(match, seat))


def test_an_urchin_blunders_and_a_cutpurse_is_the_rule_of_thumb() -> None:
    match = rookery.game("thieves-den").start(4, seed=5)
    differs = 0
    for _ in range(40):
        seat = match.waiting[0]
        window = Window(match, seat)
        urchin, thumb = (make_bot("thieves-den", name, 3).choose(window) for name in ("urchin", "heuristic"))
        assert make_bot("thieves-den", "cutpurse", 3).choose(window) == thumb
        differs += urchin != thumb
        match.play(seat, thumb)
    assert 3 <= differs <= 25


def test_levels_are_listed_the_weakest_first_and_slow_ones_are_not_for_tables() -> None:
    for game in rookery.games():
        named = levels(game)
        assert named[:3] == ("random", "urchin", "heuristic")
        assert "legend" not in named
        order = [level.name for level in LEVELS]
        assert list(named) == sorted(named, key=order.index)


def shipped_networks() -> list[str]:
    return [name for name in rookery.games() if (folder(name) / "bot" / NETWORK).exists()]


@pytest.mark.parametrize("game", shipped_networks())
def test_what_is_shipped_fits_its_game_and_has_a_card(game: str) -> None:
    home = folder(game) / "bot"
    card = tomllib.loads((home / "network.toml").read_text("utf-8"))
    network = shipped(game)
    assert network is not None  # Frozen refuses a network that does not fit the game as it is
    assert (home / NETWORK).stat().st_size <= 3_000_000
    assert card["game"] == game
    assert card["rules"] == network.about["rules"]
    assert card["trained"]["decisions"] == network.about["decisions"]
    assert levels(game)[3:] == ("burglar", "fence", "mastermind")
    strength = card["strength"]
    assert strength["won"] - 2 * strength["error"] > strength["par"], (
        "only what beats the rules of thumb is shipped"
    )


@pytest.mark.parametrize("game", shipped_networks())
def test_a_burglar_sits_at_every_table_size(game: str) -> None:
    for seats in rookery.game(game).seats:
        match = rookery.game(game).start(seats, seed=seats)
        for _ in range(10):
            if match.over:
                break
            seat = match.waiting[0]
            match.play(seat, make_bot(game, "burglar", 1).choose(Window(match, seat)))


def test_without_numpy_a_learned_bot_says_what_it_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(makers, "find_spec", lambda name: None if name == "numpy" else find_spec(name))
    assert levels("thieves-den") == ("random", "urchin", "heuristic")
    with pytest.raises(GameError, match="the bot “burglar” needs NumPy: pip install numpy"):
        make_bot("thieves-den", "burglar")
