"""The heuristic player: legal in every question, sensible where a person would be."""

from typing import Any

import pytest

import rookery
from rookery.core.rng import Rng
from rookery.games.thiefs_market.cards.reading import standard
from rookery.play.arena.tournament import contest
from rookery.play.bots import Window, make_bot
from rookery.play.match import Match

GAME = "thiefs-market"


def answer(match: Match, seat: int | None = None, seed: int = 1) -> str:
    asked = match.waiting[0] if seat is None else seat
    move = make_bot(GAME, "heuristic", seed).choose(Window(match, asked))
    assert move in match.legal(asked), str(move)
    return str(move)


def place(**document: Any) -> Match:
    """A position; `table` holds the table options."""
    table = document.pop("table", {})
    return rookery.game(GAME).position(document, options=table)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_answer_is_legal_in_strange_games(seats: int) -> None:
    """Asked at every decision of random games, where nobody leaves it a sensible table."""
    keys: set[str] = set()
    for number in range(4):
        table: dict[str, Any] = {"promo": True, "gold-limit": 2 * (number % 2), "last-tie": "grab"}
        match = rookery.game(GAME).start(seats=seats, seed=number, options=table)
        rng = Rng(number)
        bots = [make_bot(GAME, "heuristic", s) for s in range(seats)]
        while match.waiting:
            seat = match.waiting[0]
            question = match.question(seat)
            assert question is not None
            legal = match.legal(seat)
            move = bots[seat].choose(Window(match, seat))
            assert move in legal, f"{question.key}: {move}"
            keys.add(question.key)
            match.play(seat, legal[int(rng.below(len(legal)))])
    assert {"split", "buy"} <= keys


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("table", [{}, {"promo": True}, {"promo": True, "gold-limit": 2, "last-tie": "grab"}])
def test_copies_of_itself_play_to_the_end(seats: int, table: dict[str, Any]) -> None:
    tally = contest(GAME, seats, 8, ["heuristic"], seed=seats, options=table)
    assert len(tally.finished) == 8, [g.crash for g in tally.crashed]


def test_it_plays_with_somebodys_own_cards() -> None:
    rows = standard()[1]
    text = ["[decks.keep]\nA = 13\nB = 12\nC = 11\n[dice.in_play]\n3 = 10\n4 = 11\n5 = 13\n"]
    for row in rows:
        cells = {**row, "cost": "WW"} if row["id"] == "A03" else row
        cells = {**cells, "effect": "FLIP G→I"} if row["id"] == "A12" else cells
        text.append("[[card]]\n" + "".join(f'{k} = "{v}"\n' for k, v in cells.items() if isinstance(v, str)))
    tally = contest(GAME, 4, 6, ["heuristic"], seed=3, options={"cards": "".join(text)})
    assert len(tally.finished) == 6, [g.crash for g in tally.crashed]


def test_it_beats_random_bots() -> None:
    tally = contest(GAME, 4, 60, ["heuristic", "random"], seed=9)
    best = tally.lines()[0]
    assert best.name == "heuristic" and best.rate > 0.45
    assert len(tally.finished) == 60


# -- what a person would do ---------------------------------------------------------------------------


MARKET = {"A": ["A01", "A02", "A05", "A16", "A03"]}


def test_the_last_thief_takes_what_is_left_rather_than_rob_for_less() -> None:
    match = place(
        phase="split",
        turn=2,
        pool="R R I I Y Y W S",
        players=[{"pile": "B"}, {"pile": "W G"}, {}],
        market=MARKET,
    )
    assert answer(match) == "take red red white bag bag mask mask marker"


def test_it_robs_a_greedy_pile() -> None:
    match = place(
        phase="split",
        turn=2,
        pool="W",
        players=[{"pile": "R R I I I Y Y Y S"}, {"pile": "B"}, {}],
        market=MARKET,
    )
    assert answer(match).startswith("rob 0 keep")


def test_it_leaves_a_pile_that_everybody_would_rob() -> None:
    """First to act among many, it does not take everything."""
    match = place(phase="split", turn=0, pool="R R W B G G Y Y I I S", players=[{}, {}, {}], market=MARKET)
    taken = answer(match).split()[1:]
    assert 1 <= len(taken) <= 6


def last_round(
    row: list[str], cards: list[str], pile: str, gold: int = 0, rival_gold: int = 0, **more: Any
) -> Match:
    """Seat 0 buys first; deck C cannot fill the gaps of its row, so this is the last round."""
    every = [str(r["id"]) for r in standard()[1] if r["deck"] == "C" and r.get("module") != "promo"]
    gone = [c for c in every if c not in row and c not in cards]
    placed = len([c for c in row + cards if c[0] == "C"])
    others = {"pile": "G", "gold": rival_gold, "cards": gone[: 10 - placed] + more.pop("rivals", [])}
    return place(
        phase=more.pop("phase", "buy"),
        players=[{"pile": pile, "gold": gold, "cards": cards}, {"pile": "R", "gold": 0}, others],
        market={"A": more.pop("market_a", []), "C": row + [None] * (5 - len(row))},
        **more,
    )


def test_it_buys_what_brings_most_at_the_end() -> None:
    assert answer(last_round(["C03", "C08", "C12"], [], "W W B B S")) == "buy C03"


def test_it_pays_with_gold_that_is_worth_nothing_any_more() -> None:
    """With Tailor a red die is a point, a gold token of somebody who is not the richest is none."""
    assert answer(last_round(["C06"], ["A16"], "R R S", 1, 9)) == "buy C06 gold red"


def test_it_keeps_gold_for_better_cards_to_come() -> None:
    match = place(
        phase="buy",
        players=[{"pile": "Y S", "gold": 1}, {"pile": "R"}, {"pile": "G"}],
        market={"A": ["A10", None, None, None, None]},
        current="A",
    )
    assert answer(match) == "end"


def test_it_sells_what_it_does_not_need_before_it_ends_its_turn() -> None:
    match = place(
        phase="buy",
        players=[{"pile": "R S", "gold": 0, "cards": ["A16"]}, {"pile": "R"}, {"pile": "G"}],
        market={"A": ["A01", "A02", "A06", "A07", "A11"]},
    )
    assert answer(match) == "sell A16"


def test_it_turns_its_last_gold_to_infamy() -> None:
    """Exit Strategy in the last round, with no prize for gold in reach."""
    assert answer(last_round(["C09"], ["C04"], "S", 2, 9)) == "exit"


def test_it_flips_a_spare_die_towards_a_purchase() -> None:
    assert answer(last_round(["C03"], ["A01"], "R B B S")) == "flip A01 white"


def test_it_trades_a_mask_for_the_gold_it_lacks() -> None:
    assert answer(last_round(["C03"], ["B10"], "B B I S")) == "trade B10"


def test_it_waives_the_gem_it_lacks() -> None:
    assert answer(last_round(["C03"], ["C07"], "W B S")) == "buy C03 waive blue"


def test_it_opens_a_second_purchase_first() -> None:
    """Disgruntled Minion allows one more purchase with the red die of this very pile."""
    assert answer(last_round(["C06"], [], "R R R S", rivals=[], market_a=["A05"])) == "buy A05"


def test_it_copies_the_card_worth_most() -> None:
    match = last_round(["C03"], ["X01"], "S", phase="copy", gaining="X01", rivals=["C11"], table={"promo": True})
    assert answer(match) == "copy C11"


def test_it_saves_a_die_it_wants_and_rerolls_one_it_does_not() -> None:
    robbed = place(
        phase="save",
        turn=0,
        thief=1,
        aside="R I",
        pool="B S",
        players=[{"cards": ["B13"], "gold": 0}, {"pile": "W W B"}, {"pile": "G G B Y"}],
        market=MARKET,
    )
    assert answer(robbed) in ("save red", "save mask")
    useless = place(
        phase="reroll",
        turn=0,
        players=[{"pile": "G I S", "cards": ["B13"], "gold": 0}, {"pile": "W W B B"}, {"pile": "R W W B"}],
        market=MARKET,
    )
    assert answer(useless) == "reroll green"


def test_it_joins_a_race_for_the_marker() -> None:
    match = place(table={"last-tie": "grab"}, phase="over", market={"C": []}, players=[{}, {}, {}])
    assert len(match.waiting) == 3
    assert [answer(match, seat) for seat in match.waiting] == ["grab"] * 3
