"""TM-S: setting up; TM-R: what a round is."""

import pytest

import rookery
from rookery import GameError
from tests.clauses import clause
from tests.rules.thiefs_market.table import GAME, buying, splitting, thief
from tests.scenario import given, impossible, new_game

SEATS = (3, 4, 5)


@clause("TM-S1")
@pytest.mark.parametrize("seats", [-1, 0, 1, 2, 6, 7])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    with pytest.raises(GameError) as refused:
        rookery.game(GAME).start(seats=seats, seed=1)
    assert refused.value.clause == "TM-S1"
    impossible(GAME, clause="TM-S1", seats=seats)


@clause("TM-S1")
@pytest.mark.parametrize("seats", SEATS)
def test_three_four_or_five_can_play(seats: int) -> None:
    story = new_game(GAME, seats=seats).then(asked="split")
    assert len(story.match.view(None)["players"]) == seats
    assert list(rookery.game(GAME).seats) == [3, 4, 5]


@clause("TM-S2")
@pytest.mark.parametrize(("seats", "dice"), [(3, 10), (4, 11), (5, 13)])
def test_so_many_dice_are_in_play(seats: int, dice: int) -> None:
    pool = new_game(GAME, seats=seats).match.view(None)["pool"]
    assert len([p for p in pool if p != "S"]) == dice
    thieves = [thief("R W"), *[thief() for _ in range(seats - 1)]]
    for count in (dice - 3, dice - 1):  # one die too few, one too many
        impossible(GAME, clause="TM-I1", phase="split", turn=1, pool=["B"] * count + ["S"], players=thieves)


@clause("TM-S3")
def test_one_player_drawn_at_random_gets_the_marker() -> None:
    first = {new_game(GAME, seats=4, seed=seed).match.waiting for seed in range(40)}
    assert first == {(0,), (1,), (2,), (3,)}


@clause("TM-S3")
@pytest.mark.parametrize("start", [0, 2, 4])
def test_the_host_may_choose_who_starts(start: int) -> None:
    story = new_game(GAME, seats=5, options={"start": start}).then(waiting=start, asked="split")
    story.event("first", seat=start).event("round", round=1, seat=start)


@clause("TM-S3")
def test_the_host_cannot_choose_an_empty_seat() -> None:
    with pytest.raises(GameError) as refused:
        rookery.game(GAME).start(seats=3, options={"start": 3})
    assert refused.value.clause == "TM-S3"


@clause("TM-S4")
def test_everybody_starts_with_one_gold_token_and_no_infamy() -> None:
    for seats in SEATS:
        story = new_game(GAME, seats=seats)
        for seat in range(seats):
            story.expect({f"players.{seat}.gold": 1, f"players.{seat}.infamy": 0})


@clause("TM-S5")
def test_the_aid_card_has_no_effect() -> None:
    # It is no market card: nobody owns a card or shows an icon at the start, and no row of the data is one.
    story = new_game(GAME, seats=5)
    for seat in range(5):
        story.expect_view(seat, {f"players.{seat}.cards": [], f"players.{seat}.icons": dict.fromkeys("HMTNEP", 0)})
    assert not [row for row in rookery.game(GAME).cards if row["deck"] not in ("A", "B", "C")]


@clause("TM-S6")
@pytest.mark.parametrize("seats", SEATS)
def test_thirteen_twelve_and_eleven_cards_are_kept_however_many_play(seats: int) -> None:
    story = new_game(GAME, seats=seats)
    decks, row = story.match.view(None)["decks"], story.match.view(None)["market"]["A"]
    assert (decks["A"] + len(row), decks["B"], decks["C"]) == (13, 12, 11)


@clause("TM-S6")
def test_each_deck_is_shuffled_and_any_card_may_be_removed() -> None:
    firsts: set[str] = set()
    for seed in range(60):
        firsts.update(new_game(GAME, seats=3, seed=seed).match.view(None)["market"]["A"])
    assert firsts == {row["id"] for row in rookery.game(GAME).cards if row["deck"] == "A"}


@clause("TM-S6")
def test_removed_cards_are_unseen_and_take_no_part() -> None:
    # Thirteen A cards have come up; the deck is empty although sixteen exist, and row B opens.
    story = given(GAME, seats=3, phase="refill", market={"A": "A01 A02"}, players=[
        thief(cards="A03 A04 A05 A06 A07 A08"), thief(cards="A09 A10 A11 A12 A13"), thief()])  # fmt: skip
    story.event("open", deck="B").no_event("deal", deck="A")
    story.expect_view(None, {"decks": {"A": 0, "B": 7, "C": 11}})
    view = str(story.match.view(0))
    assert not [c for c in ("A14", "A15", "A16") if c in view]


@clause("TM-S7")
@pytest.mark.parametrize("seats", SEATS)
def test_the_market_opens_with_five_cards_of_a(seats: int) -> None:
    story = new_game(GAME, seats=seats, seed=3)
    story.expect_view(None, {"decks": {"A": 8, "B": 12, "C": 11}, "current": "A"})
    market = story.match.view(None)["market"]
    assert list(market) == ["A"]  # no B or C card is visible
    assert len(set(market["A"])) == 5 and all(c.startswith("A") for c in market["A"])


@clause("TM-S8")
def test_next_is_clockwise_in_both_phases() -> None:
    story = splitting(thief(), thief(), thief(), thief(), pool="R R R W W W B B B G G S", turn=2)
    story.when(2, "take red").then(waiting=3).when(3, "take red").then(waiting=0).when(0, "take red")
    story.event("take", seat=1).then(waiting=1, asked="buy")  # seat 1 had to take the rest, marker included
    story.when(1, "end").then(waiting=2).when(2, "end").then(waiting=3).when(3, "end").then(waiting=0)


@clause("TM-R1")
def test_a_round_is_split_then_buy_then_end_of_round_and_then_the_next() -> None:
    story = given(GAME, seats=3, round=4, start=0).chance("roll R R W W B B G G Y I")
    story.then(asked="split").in_order(("round", {"round": 4}), "roll")
    story.when(0, "take marker red").when(1, "take bag").when(2, "take all").then(waiting=0, asked="buy")
    story.refused(0, "take red", "TM-R1")
    story.when(0, "end").when(1, "end").when(2, "end")
    story.in_order("end", "exchange", ("round", {"round": 5}), "roll").then(asked="split", over=False)
    story.refused(0, "buy A01", "TM-R1")


@clause("TM-R2")
def test_the_first_round_starts_with_the_holder_from_the_set_up() -> None:
    story = new_game(GAME, seats=4, seed=11)
    first = next(e["seat"] for e in story.match.events(None) if e["kind"] == "first")
    story.event("round", round=1, seat=first).event("roll", seat=first).then(waiting=first)


@clause("TM-R2")
def test_later_rounds_start_with_whoever_held_the_marker() -> None:
    story = buying(thief("R", gold=0), thief("W", gold=0), thief("I S", gold=0), market={"A": "A01"}, start=0)
    story.event("round", round=2, seat=2).event("roll", seat=2).then(waiting=2, asked="split")
