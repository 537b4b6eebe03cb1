"""Rules of thumb that look ahead: they know what their seat sees, say the same twice, and are stronger for it."""

from __future__ import annotations

import tomllib
from dataclasses import replace
from importlib.util import find_spec
from typing import Any

import pytest

import rookery
from rookery.core.rng import Rng
from rookery.games.thiefs_market.cards.reading import standard
from rookery.packages import folder
from rookery.play.bots import Window, levels, make_bot, makers
from rookery.play.bots.levels import LEVELS, SEARCH, Level, foreseen
from rookery.play.bots.makers import known_levels
from rookery.play.bots.mind.foresight import Foresight, ForesightBot, foresees
from rookery.play.match import Match

GAMES = [name for name in rookery.games() if foresees(name)]


def short(game: str, seconds: float = 600) -> Level:
    """A level like the game's fence, with little effort."""
    fence = next(level for level in known_levels(game) if level.name == "fence")
    return replace(fence, candidates=4, rounds=2, worlds=1, seconds=seconds)


def asked(game: str, seats: int, seed: int, **options: Any) -> Match:
    return rookery.game(game).start(seats, seed=seed, options=options)


def test_there_are_games_that_look_ahead() -> None:
    assert "thiefs-market" in GAMES


@pytest.mark.parametrize("game", GAMES)
def test_it_answers_alike_in_every_world(game: str) -> None:
    match, rng, times = asked(game, 4, 2), Rng(3), 0
    thumbs = [make_bot(game, "heuristic", s) for s in range(4)]
    looking = ForesightBot(game, 7, short(game))
    for number in range(60):
        if match.over:
            break
        seat = match.waiting[0]
        if number % 4 == 0 and len(match.legal(seat)) > 1:
            move = looking.choose(Window(match, seat))
            assert move in match.legal(seat)
            for _ in range(2):
                assert looking.choose(Window(match.sample(seat, int(rng.bits())), seat)) == move
            times += 1
        legal = match.legal(seat)
        slip = rng.below(4) == 0
        match.play(seat, legal[int(rng.below(len(legal)))] if slip else thumbs[seat].choose(Window(match, seat)))
    assert times >= 8


@pytest.mark.parametrize("game", GAMES)
def test_it_plays_what_is_allowed_and_the_same_twice_at_every_table_size(game: str) -> None:
    for seats in rookery.game(game).seats:
        match = asked(game, seats, seats)
        for _ in range(10):
            seat = match.waiting[0]
            move = ForesightBot(game, 1, short(game)).choose(Window(match, seat))
            assert move in match.legal(seat)
            assert ForesightBot(game, 1, short(game)).choose(Window(match, seat)) == move
            match.play(seat, move)


@pytest.mark.parametrize("game", GAMES)
def test_what_the_rule_of_thumb_says_is_among_what_it_likes(game: str) -> None:
    """At every question of games in which much goes wrong."""
    thinker: Any = makers._thinker(game)
    keys: set[str] = set()
    for seed in range(3):
        match, rng = asked(game, 3, seed), Rng(seed)
        for _ in range(250):
            if match.over:
                break
            seat = match.waiting[0]
            window = Window(match, seat)
            liked = thinker.ranked(window, Rng(5), 4)
            assert 1 <= len(liked) <= 4
            assert len(set(liked)) == len(liked)
            assert all(move in match.legal(seat) for move in liked)
            assert thinker.choose(window, Rng(5)) in thinker.ranked(window, Rng(5), 8)
            keys.add(str(window.question and window.question.key))
            legal = match.legal(seat)
            slip = rng.below(3) == 0
            match.play(seat, legal[int(rng.below(len(legal)))] if slip else liked[0])
    assert len(keys) > 2


@pytest.mark.parametrize("game", GAMES)
def test_chances_belong_to_all_and_know_who_is_ahead(game: str) -> None:
    """At the last rest of a game those ahead have won more often than not."""
    right = 0.0
    for seed in range(6):
        match = asked(game, 3, seed)
        looking = Foresight(game, 3)
        world, last = Window(match, 0).sample(seed), [1 / 3] * 3
        while not world.over:
            looking.play_on(world, 1000, 1)
            if not world.over:
                last = looking.chances(world)
                assert 0 < sum(last) < 1 + 1e-9  # less where all may lose
                assert min(last) >= 0
        ended = looking.chances(world)
        right += ended[last.index(max(last))]
    assert right > 2


@pytest.mark.parametrize("game", GAMES)
def test_a_move_beside_itself_is_worth_the_same(game: str) -> None:
    """Chance and the others belong to the world, not to the candidate."""
    match = asked(game, 3, 5)
    seat = match.waiting[0]
    bot = ForesightBot(game, 1, short(game))
    world, looking = Window(match, seat).sample(9), Foresight(game, 3)
    assert bot.worth(looking, world, match.legal(seat)[0]) == bot.worth(looking, world, match.legal(seat)[0])


@pytest.mark.parametrize("game", GAMES)
def test_out_of_time_it_plays_by_the_rule_of_thumb(game: str) -> None:
    match = asked(game, 3, 5)
    window = Window(match, match.waiting[0])
    late = ForesightBot(game, 3, short(game, seconds=-1))
    thinker: Any = makers._thinker(game)
    assert late.choose(window) == thinker.ranked(window, makers.dice(3, window), late.level.candidates)[0]


def test_it_trades_with_somebodys_own_cards_and_by_house_rules() -> None:
    rows = standard()[1]
    text = ["[decks.keep]\nA = 13\nB = 12\nC = 11\n[dice.in_play]\n3 = 10\n4 = 11\n5 = 13\n"]
    for row in rows:
        cells = {**row, "cost": "WW"} if row["id"] == "A03" else row
        text.append("[[card]]\n" + "".join(f'{k} = "{v}"\n' for k, v in cells.items() if isinstance(v, str)))
    options: dict[str, Any] = {"cards": "".join(text), "promo": True, "gold-limit": 2, "last-tie": "grab"}
    match = rookery.game("thiefs-market").start(3, seed=1, options=options)
    looking = ForesightBot("thiefs-market", 1, short("thiefs-market"))
    thumb = make_bot("thiefs-market", "heuristic", 1)
    for number in range(80):
        if match.over:
            break
        seat = match.waiting[0]
        match.play(seat, (looking if number % 3 == 0 else thumb).choose(Window(match, seat)))


# -- what is shipped --------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_every_level_is_measured_and_stronger_than_the_one_below(game: str) -> None:
    card = tomllib.loads((folder(game) / "bot" / SEARCH).read_text("utf-8"))
    assert card["game"] == game
    assert card["rules"] == asked(game, 3, 0).rules
    known = [level.name for level in known_levels(game)]
    assert known[:3] == ["random", "urchin", "heuristic"]
    assert known[3:] == [level.name for level in LEVELS if level.name in card["levels"]]
    for upper, told in card["levels"].items():
        strength = told["strength"]
        assert strength["against"] == known[known.index(upper) - 1]
        assert strength["low"] > strength["par"], "only what is measurably stronger is shipped"


def test_a_game_without_a_card_has_no_such_levels() -> None:
    assert foreseen(folder("thieves-den") / "bot" / SEARCH) == ()
    assert "burglar" in levels("thieves-den")


def test_looking_ahead_needs_no_numpy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(makers, "find_spec", lambda name: None if name == "numpy" else find_spec(name))
    assert levels("thiefs-market")[3] == "fence"
    with pytest.raises(rookery.GameError, match="no bot “burglar” for thiefs-market"):
        make_bot("thiefs-market", "burglar")
