"""Fixed lines: everybody buys exactly one card per round, always of the newest row, and the Potion never shows."""

import pytest

import rookery
from rookery import Match
from tests.clauses import clause
from tests.rules.thiefs_market.table import GAME, thief


def one_card_each(seats: int, seed: int) -> Match:
    """A whole game; everybody has gold enough for every price."""
    match = rookery.game(GAME).position({"players": [thief(gold=500) for _ in range(seats)]}, seed=seed)
    while not match.over:
        seat = match.waiting[0]
        question = match.question(seat)
        assert question is not None
        if question.key == "buy":
            match.play(seat, purchase(match, seat))
        else:
            match.play(seat, match.legal(seat)[0] if question.key == "split" else f"{question.key} none")
    return match


def purchase(match: Match, seat: int) -> str:
    view = match.view(seat)
    newest = [card for card in view["market"][view["current"]] if card]
    if view["players"][seat]["bought"] or not newest:
        return "end"
    return next(str(m) for m in match.legal(seat) if str(m).split()[:2] == ["buy", newest[0]])


@clause("TM-E4", "TM-E5", "TM-E6", "TM-E8", "TM-G1")
@pytest.mark.parametrize(("seats", "rounds", "cards"), [(3, 9, 27), (4, 7, 28), (5, 6, 30)])
def test_one_card_each_per_round(seats: int, rounds: int, cards: int) -> None:
    lines = 0
    for seed in range(40):
        events = one_card_each(seats, seed).events(None)
        if any(e["kind"] == "deal" and e["card"] == "B18" for e in events):
            continue  # this shuffle dealt the Potion: another line
        lines += 1
        assert max(e["round"] for e in events if e["kind"] == "round") == rounds
        assert sum(e["kind"] == "buy" for e in events) == cards
    assert lines > 5
