"""TD-D: deal, pick, pass on, reveal; and what comes of instants and last cards."""

import pytest

import rookery
from tests.clauses import clause
from tests.rules.thieves_den.table import GAME, player, scouting
from tests.scenario import Scenario, given, new_game

# Hands without instants, then what is passed on.
THREE = (player(hand="L01A L02A L03A L04A"), player(hand="L07A L08A L09A L10A"), player(hand="L13A L14A L15A L16A"))


def all_pick(story: Scenario, *cards: str) -> Scenario:
    for seat, card in enumerate(cards):
        story.when(seat, f"pick {card}")
    return story


@clause("TD-D1", "TD-Q11")
@pytest.mark.parametrize(("number", "order"), [(1, [1, 2, 0]), (2, [1, 0, 2])])
def test_four_cards_each_one_at_a_time_in_direction(number: int, order: list[int]) -> None:
    cards = [f"L{n:02}A" for n in range(1, 31) if n not in (6, 12, 18, 24, 30)][:12]
    story = given(GAME, seats=3, start=1, round=number, phase="round").chance(*[f"draw {c}" for c in cards])
    for place, seat in enumerate(order):
        story.expect({f"players.{seat}.hand": " ".join(cards[place::3])})
        story.told(seat, "hand", seat=seat, cards=" ".join(cards[place::3]), count=4)
    story.then(waiting=(0, 1, 2), asked="pick")


@clause("TD-D2", "TD-D3", "TD-G7")
def test_pick_pass_on_and_reveal_together() -> None:
    story = scouting(*THREE)
    story.when(0, "pick L01A").no_event("pick").then(waiting=(1, 2, 0))
    story.when(2, "pick L13A").no_event("pick").expect(
        {"players.0.above": [], "players.0.hand": "L01A L02A L03A L04A"}
    )
    story.when(1, "pick L07A").in_order(
        ("pick", {"seat": 0, "card": "L01A"}), ("pick", {"seat": 1, "card": "L07A"})
    )
    story.expect({"players.0.above": "L01A", "players.1.above": "L07A", "players.2.above": "L13A"})
    story.expect({"players.1.hand": "L02A L03A L04A", "players.0.hand": "L14A L15A L16A"})


@clause("TD-D2")
def test_only_cards_of_the_own_hand_can_be_picked() -> None:
    scouting(*THREE).refused(0, "pick L07A", "TD-D2").legal(0, count=4)


@clause("TD-D2", "TD-Q9")
def test_a_pick_is_final() -> None:
    story = scouting(*THREE).when(0, "pick L01A").refused(0, "pick L04A", "TD-Q9").legal(0, only=["pick L01A"])
    story.undo_refused(0, "sealed").when(1, "pick L07A").when(0, "pick L01A").when(2, "pick L13A")
    story.expect({"players.0.above": "L01A"}).undo_refused(0, "sealed")


def test_at_tables_of_the_first_rules_a_pick_may_still_change() -> None:
    box = rookery.game("thieves-den").at(1)
    assert box is not None
    match = box.start(3, seed=7)
    cards = [str(move) for move in match.legal(0)]
    match.play(0, cards[0])
    assert [str(move) for move in match.legal(0)] == cards
    match.play(0, cards[1])
    assert str(match.given(0)) == cards[1]


@clause("TD-Q9")
def test_the_next_hand_shows_with_the_reveal_not_before() -> None:
    story = scouting(*THREE).when(0, "pick L01A").when(1, "pick L07A")
    story.expect_view(1, {"players.1.cards": "L07A L08A L09A L10A"})
    story.when(2, "pick L13A").expect_view(1, {"players.1.cards": "L02A L03A L04A"})


@clause("TD-Q9", "TD-Q6")
def test_the_new_hand_is_seen_while_instants_wait_for_a_choice() -> None:
    hands = (player(hand="L30A L02A L03A L04A"), *THREE[1:])
    story = all_pick(scouting(*hands), "L30A", "L07A", "L13A").then(waiting=0, asked="gain")
    story.expect_view(0, {"players.0.cards": "L14A L15A L16A"})


@clause("TD-D2", "TD-G7")
def test_hands_go_the_other_way_in_round_two() -> None:
    story = all_pick(scouting(*THREE, round=2), "L01A", "L07A", "L13A")
    story.expect({"players.2.hand": "L02A L03A L04A", "players.0.hand": "L08A L09A L10A"})


@clause("TD-D4", "TD-C2", "TD-Y9", "TD-Q7")
def test_an_instant_is_used_and_goes_to_the_pile() -> None:
    hands = (player(hand="L06A L02A L03A L04A"), *THREE[1:])
    story = all_pick(scouting(*hands), "L06A", "L07A", "L13A")
    story.event("instant", seat=0, card="L06A").expect({"players.0.thieves": 5, "players.0.pile": "L06A"})
    story.expect({"players.0.above": []}).then(asked="pick")


@clause("TD-Q6")
@pytest.mark.parametrize(
    ("number", "start", "order"), [(1, 0, [0, 1, 2]), (1, 2, [2, 0, 1]), (2, 2, [2, 1, 0]), (2, 0, [0, 2, 1])]
)
def test_instants_follow_the_direction_of_the_tile(number: int, start: int, order: list[int]) -> None:
    hands = (
        player(hand="L06A L02A L03A L04A"),
        player(hand="L24A L08A L09A L10A"),
        player(hand="L18A L14A L15A L16A"),
    )
    story = all_pick(scouting(*hands, start=start, round=number), "L06A", "L24A", "L18A")
    story.in_order(*[("pick", {"seat": s}) for s in order], *[("instant", {"seat": s}) for s in order])


@clause("TD-Q6")
def test_each_instant_is_done_before_the_next_begins() -> None:
    """The supply runs short: whoever comes first has the last gem, the next one none."""
    hands = (player(hand="L30A L02A L03A L04A"), player(hand="L30B L08A L09A L10A"), player("G G G G G G"))
    hands = (*hands[:2], player("G G G G G G", hand="L13A L14A L15A L16A"))
    story = all_pick(scouting(*hands, start=1), "L30A", "L30B", "L13A").then(waiting=1, asked="gain")
    story.expect({"players.1.treasures": "G"}).when(1, "take fossil").then(waiting=0, asked="gain")
    story.expect({"players.0.treasures": []}).when(0, "take codex").expect({"players.0.treasures": "C"})


@clause("TD-Q7")
def test_an_instant_is_not_optional() -> None:
    hands = (player(hand="L30A L02A L03A L04A"), *THREE[1:])
    story = all_pick(scouting(*hands), "L30A", "L07A", "L13A").then(asked="gain")
    story.refused(0, "decline", "TD-Q20").legal(0, count=5)


@clause("TD-D5")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_three_picks_from_four_three_and_two(seats: int) -> None:
    story = new_game(GAME, seats, seed=4)
    sizes = []
    while story.match.view(None)["phase"] == "scouting":
        for seat in story.match.unanswered:
            question = story.match.question(seat)
            assert question is not None
            if question.key == "pick" and seat == 0:
                sizes.append(len(story.match.legal(0)))
            story.when(seat, str(story.match.legal(seat)[0]))
    assert sizes == [4, 3, 2]
    view = story.match.view(None)
    assert all(len(p["above"]) + p["pile"] == 3 and p["hand"] == 0 for p in view["players"])


LAST = (player(hand="L01A L02A", above="L03A"), player(hand="L07A L08A", above="L09A"), player(hand="L13A L14A"))


@clause("TD-D6", "TD-Q8", "TD-Q10")
@pytest.mark.parametrize(
    ("number", "start", "under"),
    [(1, 0, "L14A L02A L08A"), (1, 1, "L02A L08A L14A"), (2, 0, "L08A L02A L14A"), (2, 1, "L14A L08A L02A")],
)
def test_the_last_card_is_passed_on_and_goes_under_the_deck(number: int, start: int, under: str) -> None:
    """In round 1 seat 0 passes L02A to seat 1 and receives L14A; the start player's card goes first."""
    story = scouting(*LAST, picks=2, start=start, round=number, under=["L19A"])
    all_pick(story, "L01A", "L07A", "L13A")
    assert story.match.document()["under"] == ["L19A", *under.split()]
    story.then(asked="turn")


@clause("TD-D6")
def test_others_are_not_told_the_last_card() -> None:
    hands = (*LAST, player(hand="L19A L20A"), player(hand="L25A L26A"))
    story = all_pick(scouting(*hands, picks=2), "L01A", "L07A", "L13A", "L19A", "L25A")
    # L02A came from seat 0, who had it from 4, who had it from 3; seat 1 returns it. Seat 2 never held that hand.
    for seat in (0, 1, 3, 4):
        story.told(seat, "under", seat=1, card="L02A")
    story.told(2, "under", seat=1, card=None).told(None, "under", seat=1, card=None)


TWO = (player(hand="L01A L02A"), player(hand="L07A L08A"))


@clause("TD-D7", "TD-Q8")
def test_two_players_lay_the_last_cards_out_at_the_left() -> None:
    story = all_pick(scouting(*TWO, picks=2), "L01A", "L07A")
    story.expect({"players.0.side": "L08A", "players.1.side": "L02A", "under": []})
    story.event("laid", seat=0, card="L08A").then(asked="turn")


@clause("TD-D7")
def test_two_players_put_a_last_instant_under_the_deck_unused() -> None:
    hands = (player(hand="L01A L06A"), player(hand="L07A L08A"))
    story = all_pick(scouting(*hands, picks=2), "L01A", "L07A")
    story.expect({"players.1.side": [], "under": "L06A", "players.1.thieves": 3, "players.1.pile": []})
    story.told(0, "under", seat=1, card="L06A").told(1, "under", card="L06A").told(None, "under", card=None)
    story.no_event("instant")


@clause("TD-Q44")
def test_a_deck_that_runs_out_deals_what_it_has() -> None:
    """It cannot happen in play; here all but seven cards lie in piles."""
    cards = [f"L{n:02}{s}" for s in "AB" for n in range(1, 31)]
    story = given(GAME, seats=3, phase="round", players=[player(pile=cards[7:]), player(), player()])
    view = story.match.view(None)
    assert sorted(p["hand"] for p in view["players"]) == [2, 2, 3]


@clause("TD-R1")
def test_the_phases_of_a_round() -> None:
    story = new_game(GAME, 2, seed=1)
    phases = [story.match.view(None)["phase"]]
    while not story.match.over:
        seat = story.match.unanswered[0]
        legal = story.match.legal(seat)
        story.when(seat, "pass" if "pass" in legal else str(legal[0]))
        phase = story.match.view(None)["phase"]
        if phases[-1] != phase and phase != "cleanup":
            phases.append(phase)
    assert phases == ["scouting", "thieving"] * 3 + ["over"]
    kinds = [e["kind"] for e in story.match.events(None)]
    assert kinds.count("cleanup") == 3
