"""Games of two sides: the arena for teams, and the heuristic passenger of The Castle of the Devil."""

import pytest

import rookery
from rookery.core.rng import Rng
from rookery.play.arena import Wanted, contest, planned, run
from rookery.play.bots import Window, make_bot
from rookery.play.checks import pick

GAME = "castle-of-the-devil"


def test_a_side_of_heuristics_beats_a_side_of_random_bots() -> None:
    """At six seats, sides and seats changing from game to game. (`rookery arena … --teams` plays thousands.)"""
    tally = contest(GAME, 6, 30, ["heuristic", "random"], seed=5, form="sides")
    assert not tally.crashed
    best, other = tally.lines()
    assert best.name == "heuristic" and best.rate > 0.8
    assert best.rate + other.rate <= 1 and tally.par == 0.5 and best.games == 30


def test_sides_change_and_games_repeat() -> None:
    bots, games = (
        ["urchin", "random"],
        [contest(GAME, 5, 12, ["urchin", "random"], 3, form="sides") for _ in range(2)],
    )
    assert games[0].games == games[1].games
    plan = planned(GAME, 5, bots, 3, form="sides", mirror=True)
    for number in range(0, 12, 2):  # with the same deal the seats of one bot become those of the other
        first, second = plan.seated(number), plan.seated(number + 1)
        assert plan.deal(number) == plan.deal(number + 1)
        assert second == tuple({"urchin": "random", "random": "urchin"}[name] for name in first)


def test_it_wants_two_bots_and_a_game_of_sides(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(rookery.GameError):
        contest(GAME, 6, 1, ["random"], form="sides")
    with pytest.raises(rookery.GameError):
        contest("thiefs-market", 4, 1, ["heuristic", "random"], form="sides")
    assert run(planned(GAME, 4, ["urchin", "random"], form="sides"), 3, Wanted()) == 0
    assert "par 50.0 %" in capsys.readouterr().out


@pytest.mark.parametrize("seats", [3, 6, 10])
def test_every_answer_is_legal_in_strange_games(seats: int) -> None:
    """Asked at every decision of random games, where nobody leaves it a sensible table."""
    keys: set[str] = set()
    for number in range(5):
        options = {"smuggling": number % 2 == 0, "prophecy": True, "effects-optional": number % 3 == 0}
        match, rng = rookery.game(GAME).start(seats=seats, seed=number, options=options), Rng(number)
        bots = [make_bot(GAME, "heuristic", s) for s in range(seats)]
        made = 0
        while not match.over and made < 250:
            for seat in match.unanswered:
                question = match.question(seat)
                assert question is not None
                keys.add(question.key)
                assert bots[seat].choose(Window(match, seat)) in match.legal(seat)
            match.play(*pick(match, rng))
            made += 1
    assert len(keys) > 12


def test_it_claims_when_it_is_sure() -> None:
    """Three keys in its own hands, and the Pearl with a foe it knows."""
    rows = [
        {"items": "key key key ring", "occupation": "thug", "faction": "order"},
        {"items": "whip", "occupation": "priest", "faction": "order"},
        {"items": "bag_key", "occupation": "doctor", "faction": "brotherhood"},
        {"items": "bag_goblet", "occupation": "duelist", "faction": "brotherhood"},
    ]
    match = rookery.game(GAME).position({"players": rows})
    bot = make_bot(GAME, "heuristic", 1)
    assert str(bot.choose(Window(match, 0))) == "declare"
    match.play(0, "declare")
    assert str(bot.choose(Window(match, 0))) == "name nobody"
    rows[0]["items"] = "key key ring"
    unsure = rookery.game(GAME).position({"players": rows})
    assert str(make_bot(GAME, "heuristic", 1).choose(Window(unsure, 0))) in ("trade", "fight")


def test_it_does_not_give_away_what_its_faction_needs() -> None:
    rows = [
        {"items": "key key monocle", "occupation": "thug", "faction": "order"},
        {"items": "whip", "occupation": "priest", "faction": "order"},
        {"items": "bag_key", "occupation": "doctor", "faction": "brotherhood"},
        {"items": "bag_goblet", "occupation": "duelist", "faction": "brotherhood"},
    ]
    for seed in range(12):
        match = rookery.game(GAME).position({"players": rows})
        bot = make_bot(GAME, "heuristic", seed)
        match.play(0, "trade")
        match.play(0, str(bot.choose(Window(match, 0))))
        assert str(bot.choose(Window(match, 0))) == "give monocle"


@pytest.mark.parametrize("seats", [3, 6])
def test_copies_of_itself_come_to_an_end(seats: int) -> None:
    tally = contest(GAME, seats, 4, ["heuristic"], seed=9)
    assert len(tally.finished) == 4 and not tally.faults
