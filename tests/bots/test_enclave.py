"""Enclave's heuristic bot: sound, steady, and far better than chance."""

import rookery
from rookery.core.rng import Rng
from rookery.games.enclave.seen.takes import EnclaveTakes
from rookery.play.arena import play_game
from rookery.play.arena.report import html
from rookery.play.arena.tally import Tally
from rookery.play.bots import make_bot
from rookery.play.bots.window import Window
from rookery.play.match import Match
from tests.anygame import fewer

GAME = "enclave"


def played(levels: list[str], seed: int, **options: str) -> Match:
    """A whole game between bots."""
    match = rookery.game(GAME).start(seats=len(levels), seed=seed, options=options)
    bots = [make_bot(GAME, level, 10 * seed + n) for n, level in enumerate(levels)]
    windows = [Window(match, seat) for seat in range(len(levels))]
    while not match.over:
        seat = match.waiting[0]
        match.play(seat, bots[seat].choose(windows[seat]))
    return match


def test_it_beats_three_random_bots() -> None:
    """The whole measurement is `rookery arena`: 2,000 games; here a few, with seats changing."""
    games, won = fewer(16), 0.0
    for seed in range(games):
        me = seed % 4
        outcome = played(["heuristic" if s == me else "random" for s in range(4)], seed).outcome
        assert outcome is not None
        won += (me in outcome.winners) / len(outcome.winners)
    assert won >= 0.75 * games


def test_it_plays_at_every_seat_count_and_with_every_option() -> None:
    for seats in (2, 3, 4):
        assert played(["heuristic"] * seats, seats, order_method="bid").over
    for tree in ("TC1B TC2A TC3B TC4B TC5B", "TC1C TC2B TC3C TC4C TC5C"):
        assert played(["heuristic"] * 2, 3, tree_setup=tree).over


def test_the_same_seed_and_the_same_knowledge_give_the_same_answer() -> None:
    one, other = played(["heuristic"] * 2, 4), played(["heuristic"] * 2, 4)
    assert one.record == other.record


def test_it_knows_only_its_window() -> None:
    """In a world its seat cannot tell from the true one it answers alike."""
    match = rookery.game(GAME).start(seats=3, seed=6)
    bot, rng = make_bot(GAME, "heuristic", 1), Rng(6)
    compared = 0
    while not match.over and compared < 40:
        seat = match.waiting[0]
        move = bot.choose(Window(match, seat))
        if len(match.waiting) == 1:
            world = match.sample(seat, rng)
            assert bot.choose(Window(world, seat)) == move
            compared += 1
        match.play(seat, move)
    assert compared == 40


def test_the_arena_counts_what_values_are_judged_by() -> None:
    """Cards taken of those that could be, missions that succeed, instant wins, victories by place."""
    tally = Tally(["heuristic"] * 3)
    tally.add(play_game(GAME, ["heuristic"] * 3, 1, n) for n in range(fewer(6)))
    taken, games = tally.taken, len(tally.finished)
    assert {"SD", "MO", "EF", "EM", "TC"} <= {name[:2] for name in taken}
    assert all(0 <= times <= chances for chances, times in taken.values())
    each = [count for name, count in taken.items() if name[:2] == "EM" and name.endswith("succeeded")]
    assert taken["mission succeeded"] == (sum(c for c, _ in each), sum(t for _, t in each))
    assert taken["instant win"][0] == games
    shared = sum(game.winners > 1 for game in tally.finished)
    assert sum(taken[f"place {n} won"][1] for n in (1, 2, 3)) == games - shared
    page = html(tally, GAME, 1, {})
    assert "What is taken" in page and "mission succeeded" in page


def test_a_card_is_one_chance_in_a_visit() -> None:
    """Asked twice in the Square, a thief with five coins could have bought one card, and bought the other."""
    row = {"square": ["SD17", "SD18", "SD34", "SD29"]}
    document = {"seats": 3, "phase": "square", "turn": 0, "rows": row, "players": [{"coins": 5}, {}, {}]}
    match = rookery.game(GAME).position(document, chance=["draw SD33"])
    takes = match._kit.watcher()
    assert isinstance(takes, EnclaveTakes)
    for move in ("discard SD34", "buy SD18"):
        code = next(m for m in match.legal(0) if str(m) == move).code
        takes.see(match._table, 0, code)
        match.play(0, move)
    takes._close((0, 0))
    assert takes.counts == {"SD17": (1, 0), "SD18": (1, 1)}
