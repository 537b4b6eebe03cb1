"""TD-S, TD-G: setting up, and what things are."""

from collections import Counter

import pytest

import rookery
from rookery import GameError
from rookery.core.rng import Rng
from rookery.play.checks import pick
from tests.clauses import clause
from tests.rules.thieves_den.table import GAME, TREASURES, player, thieving
from tests.scenario import given, new_game

every_number = pytest.mark.parametrize("seats", [2, 3, 4, 5])


@clause("TD-S1")
@every_number
def test_everybody_begins_with_three_thieves_and_nothing_else(seats: int) -> None:
    story = new_game(GAME, seats)
    for seat in range(seats):
        story.expect({f"players.{seat}.thieves": 3, f"players.{seat}.treasures": []})
        story.expect_view(seat, {f"players.{s}.reputation": 0 for s in range(seats)})


@clause("TD-S2", "TD-B3")
@every_number
def test_everybody_gets_a_scheme_of_their_own_unseen_by_others(seats: int) -> None:
    story = new_game(GAME, seats, seed=3)
    schemes = [p["scheme"] for p in story.match.document()["players"]]
    assert len(set(schemes)) == seats
    for seat in range(seats):
        for other in range(seats):
            story.expect_view(seat, {f"players.{other}.scheme": schemes[seat] if other == seat else None})
    story.expect_view(None, {f"players.{s}.scheme": None for s in range(seats)})


@clause("TD-S2")
def test_every_scheme_can_be_dealt_to_anybody() -> None:
    dealt = {new_game(GAME, 5, seed=n).match.document()["players"][0]["scheme"] for n in range(80)}
    assert dealt == {f"S{n:02}" for n in range(1, 11)}


@clause("TD-S3", "TD-Q1")
@every_number
def test_three_stacks_of_three_powers_the_top_ones_face_up(seats: int) -> None:
    story = new_game(GAME, seats)
    powers = story.match.view(None)["powers"]
    assert len({row["tile"] for row in powers}) == 3
    assert [row["height"] for row in powers] == [3, 3, 3]
    assert [row["paid"] for row in powers] == [None, None, None]
    story.event("tile", stack=0, power=powers[0]["tile"])


@clause("TD-S4", "TD-S5", "TD-C5")
@pytest.mark.parametrize(("seats", "deck", "fences"), [(2, 30, 15), (3, 60, 36), (4, 60, 36), (5, 60, 36)])
def test_the_decks(seats: int, deck: int, fences: int) -> None:
    story = new_game(GAME, seats)
    view = story.match.view(None)
    assert view["deck"] == deck - 4 * seats  # four cards each have been dealt
    assert view["fence_deck"] == fences
    shown = view["display"]
    assert len(shown) == len(set(shown)) == 6
    assert seats > 2 or all(card.endswith("A") for card in shown)


@clause("TD-S4")
def test_two_players_use_only_the_set_symbol() -> None:
    match = new_game(GAME, 2).match
    rng = Rng(5)
    while not match.over:
        match.play(*pick(match, rng))
    cards = [e["card"] for e in match.events(None) if e["kind"] in ("pick", "instant", "laid")]
    assert cards
    assert all(card.endswith("A") for card in cards)


@clause("TD-S6", "TD-G2", "TD-G3")
@every_number
def test_the_supplies(seats: int) -> None:
    view = new_game(GAME, seats).match.view(None)
    assert view["forest"] == 3 * seats
    assert view["city"] == dict.fromkeys("CGAFP", TREASURES[seats])


@clause("TD-S6")
@pytest.mark.parametrize("seats", [1, 6])
def test_no_other_number_of_players(seats: int) -> None:
    with pytest.raises(GameError, match="TD-S6"):
        rookery.game(GAME).start(seats=seats)


@clause("TD-S7", "TD-Q4")
def test_the_lot_decides_who_begins() -> None:
    first = Counter(new_game(GAME, 3, seed=n).match.view(None)["start"] for n in range(60))
    assert set(first) == {0, 1, 2}


@clause("TD-Q4")
def test_the_host_may_name_the_first_player() -> None:
    for seat in range(4):
        story = new_game(GAME, 4, options={"start": seat})
        story.expect({"start": seat})
    with pytest.raises(GameError, match="TD-Q4"):
        rookery.game(GAME).start(seats=3, options={"start": 3})


@clause("TD-G7", "TD-Q3")
def test_turns_go_up_in_the_first_round_and_down_in_the_second() -> None:
    for number, following in ((1, 2), (2, 0), (3, 2)):
        story = thieving(player(), player(), player(), turn=1, round=number, start=1)
        story.when(1, "pass").then(waiting=following)
        story.expect_view(0, {"direction": 1 if number != 2 else -1})


@clause("TD-G4", "TD-Y3")
def test_a_thief_belongs_to_the_board_it_sits_on() -> None:
    story = thieving(player(), player(above="L03A"), player(), turn=0)
    story.when(0, "rob L03A").expect({"players.0.thieves": 2, "robbed": "L03A"})
    story.when(1, "pass").when(2, "pass").when(0, "pass").expect({"players.0.thieves": 2, "players.1.thieves": 4})


@clause("TD-G5")
def test_the_owner_is_whose_board_the_card_lies_above() -> None:
    story = thieving(player(), player(above="L03A"), player(above="L03B"), turn=0)
    story.when(0, "rob L03B").event("bonus", seat=2, card="L03B")


@clause("TD-G3")
def test_locked_tokens_are_nobodys() -> None:
    story = thieving(player("C G"), player(), player(), turn=0)
    story.when(0, "hag codex").expect({"city": "C C C C C C G G G G G G A A A A A A A F F F F F F F P P P P P P P"})
    story.expect({"players.0.treasures": "G", "hag": "C"})


@clause("TD-G6")
@every_number
def test_reputation_never_falls(seats: int) -> None:
    match, rng = rookery.game(GAME).start(seats=seats, seed=seats), Rng(seats)
    before = [0] * seats
    while not match.over:
        match.play(*pick(match, rng))
        now = [p["reputation"] for p in match.view(None)["players"]]
        assert all(a <= b for a, b in zip(before, now, strict=True))
        before = now


@clause("TD-G1")
@every_number
def test_three_rounds_then_the_most_reputation_wins(seats: int) -> None:
    match, rng = rookery.game(GAME).start(seats=seats, seed=9), Rng(2)
    while not match.over:
        match.play(*pick(match, rng))
    rounds = [e["round"] for e in match.events(None) if e["kind"] == "round"]
    assert rounds == [1, 2, 3]
    outcome = match.outcome
    assert outcome is not None
    assert all(outcome.scores[s] == max(outcome.scores) for s in outcome.winners)


@clause("TD-Q5")
def test_any_treasure_pays_the_wizard() -> None:
    story = thieving(player("C G A F P"), player(), powers=["PW05", "PW06", "PW12"])
    story.legal(0, count=5, of="power PW05")


@clause("TD-Q47")
def test_reputation_has_no_limit() -> None:
    story = thieving(player("F", reputation=120), player(), player())
    story.when(0, "hag fossil").expect_view(1, {"players.0.reputation": 122})


def test_a_position_may_leave_everything_out() -> None:
    given(GAME, seats=3).then(waiting=(0, 1, 2), asked="pick").legal(0, count=4)
