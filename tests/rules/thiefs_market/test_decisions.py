"""TM-D: what can be chosen, how much at most, and in which small steps; TM-T: the order of dice in scripts."""

import random

import pytest

import rookery
from rookery import GameError, PositionError
from tests.clauses import clause
from tests.rules.thiefs_market.table import DICE, GAME, buying, some, split_done, splitting, thief
from tests.scenario import Scenario, every_draft, given

FACES = "RWBGYI"
# The richest pools: the dice spread over the faces as evenly as they go.
RICHEST = {3: "R R W W B B G G Y I S", 4: "R R W W B B G G Y Y I S", 5: "R R R W W B B G G Y Y I I S"}
MOST = {3: 647, 4: 971, 5: 1943}


def steps(story: Scenario, seat: int, *taken: str) -> list[str]:
    draft = story.match.draft(seat)
    for step in taken:
        draft.take(step)
    return [s.text for s in draft.steps]


def spreads(dice: int, faces: int = 6, most: int = 13) -> list[list[int]]:
    """Every way to spread dice over faces, up to the order of the faces."""
    if dice == 0:
        return [[]]
    if faces == 0:
        return []
    return [[n, *rest] for n in range(min(dice, most), 0, -1) for rest in spreads(dice - n, faces - 1, n)]


@clause("TM-D1")
def test_d1_first_the_source_the_pool_or_a_thief_who_can_be_robbed() -> None:
    story = splitting(thief("R W"), thief("B"), thief("S G"), thief(), thief(), pool="R R W W B B G Y I", turn=3)
    assert steps(story, 3) == ["pool", "rob 0", "rob 2"]  # not the lone die, not the one without a pile


@clause("TM-D1")
def test_d1_at_most_one_pool_and_four_thieves() -> None:
    piles = [thief("R W"), thief("R B"), thief("R G"), thief("W B S")]
    story = splitting(*piles, thief(), pool="B G Y Y I", turn=4)
    assert steps(story, 4) == ["pool", "rob 0", "rob 1", "rob 2", "rob 3"]
    empty = splitting(*piles[:3], thief("W B B G Y Y I S"), thief(), pool="", turn=4)
    assert steps(empty, 4) == ["rob 0", "rob 1", "rob 2", "rob 3"]  # no pool to take from


@clause("TM-D2")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_d2_at_most_so_many_ways_to_take(seats: int) -> None:
    thieves = [thief() for _ in range(seats)]
    splitting(*thieves, pool=RICHEST[seats], turn=0).legal(0, count=MOST[seats])
    for counts in spreads(DICE[seats]):
        pool = [face for face, n in zip(FACES, counts, strict=False) for _ in range(n)]
        match = splitting(*thieves, pool=" ".join([*pool, "S"]), turn=0).match
        assert len(match.legal(0)) <= MOST[seats]


@clause("TM-D2")
def test_d2_the_last_thief_has_one_way_to_take() -> None:
    story = splitting(thief("R W"), thief("B"), thief(), pool="R W B G G Y I S", turn=2).legal(
        2, count=1, of="take"
    )
    assert story.match.draft(2).take("pool").move is not None  # nothing left to choose


@clause("TM-D2")
def test_d2_counts_are_chosen_marker_first_then_face_by_face_skipping_absent_kinds() -> None:
    story = splitting(thief(), thief(), thief(), pool="R R R R W G G G G I S", turn=0)
    assert steps(story, 0, "pool") == ["marker 0", "marker 1"]
    assert steps(story, 0, "pool", "marker 1") == [f"red {n}" for n in range(5)]
    assert steps(story, 0, "pool", "marker 1", "red 2") == ["white 0", "white 1"]
    assert steps(story, 0, "pool", "marker 1", "red 2", "white 0") == [f"green {n}" for n in range(5)]
    assert steps(story, 0, "pool", "marker 1", "red 2", "white 0", "green 0") == ["mask 0", "mask 1"]


@clause("TM-D2")
def test_d2_at_the_last_kind_nothing_is_forbidden_if_nothing_was_chosen() -> None:
    story = splitting(thief(), thief(), thief(), pool="R R R R W G G G I I S", turn=0)
    zero = ("pool", "marker 0", "red 0", "white 0", "green 0")
    assert steps(story, 0, *zero) == ["mask 1", "mask 2"]


@clause("TM-D3")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_d3_at_most_so_many_ways_to_keep(seats: int) -> None:
    thieves = [thief(RICHEST[seats]), *[thief() for _ in range(seats - 1)]]
    splitting(*thieves, pool="", turn=1).legal(1, count=MOST[seats] - 1)


@clause("TM-D3")
def test_d3_at_the_last_kind_neither_nothing_nor_everything() -> None:
    story = splitting(thief("R R G G S"), thief(), thief(), pool="R W W B B Y", turn=1)
    assert steps(story, 1, "rob 0", "marker 0", "red 0") == ["green 1", "green 2"]  # nothing was kept before
    assert steps(story, 1, "rob 0", "marker 1", "red 2") == ["green 0", "green 1"]  # everything was kept before
    assert steps(story, 1, "rob 0", "marker 1", "red 0") == ["green 0", "green 1", "green 2"]
    alike = splitting(thief("R R R"), thief(), thief(), pool="G W W B B Y I S", turn=1)
    assert steps(alike, 1, "rob 0") == ["red 1", "red 2"]  # both at once


@clause("TM-D4")
def test_d4_one_kind_of_returned_die_or_none() -> None:
    story = splitting(thief("R R W B G Y I S", cards="B13"), thief(), thief(), pool="R W B", turn=1)
    story.when(1, "rob 0 keep red marker").legal(0, count=7).then(asked="save")
    assert steps(story, 0) == [f"save {w}" for w in ("red", "white", "blue", "green", "bag", "mask", "none")]


@clause("TM-D5")
def test_d5_one_kind_of_own_die_or_none() -> None:
    story = split_done(thief("R R W B G Y I S", cards="B13"), thief("W W"), thief("B"))
    story.legal(0, count=7).then(asked="reroll")
    assert steps(story, 0) == [f"reroll {w}" for w in ("red", "white", "blue", "green", "bag", "mask", "none")]


FLIPS = "A01 A02 A06 A07 A12 A13 B02 B05 B12"
SELLS = "A03 A09 A14 A16"


@clause("TM-D6")
def test_d6_buy_use_exit_or_end() -> None:
    # All fourteen abilities and Exit Strategy in one hand; then only three A cards can be left to sell.
    story = buying(
        thief("R W B G Y I S", gold=9, cards=f"{FLIPS} {SELLS} B10 C04"), thief(), thief(),
        market={"A": "A04 A05 A08", "B": "B01 B03 B04 B06", "C": "C01 C02 C03 C05 C06"},
    )  # fmt: skip
    first = steps(story, 0)
    assert len(first) == 12 + 14 + 2
    assert {s.split()[0] for s in first} == {"buy", "flip", "sell", "trade", "exit", "end"}
    assert len([s for s in first if s.startswith(("flip", "sell", "trade"))]) == 14


@clause("TM-D6")
def test_d6_at_most_thirteen_market_cards() -> None:
    market = {"A": some("A", 4), "B": some("B", 4), "C": some("C", 5)}
    story = buying(thief("S", gold=9), thief(), thief(), market=market)
    assert len(steps(story, 0)) == 13 + 1


@clause("TM-D7")
def test_d7_which_symbol_the_racket_waives() -> None:
    story = buying(thief("R W B G S", gold=0, cards="C07"), thief(), thief(), market={"C": "C09", "B": "B08"})
    assert steps(story, 0, "buy C09") == ["waive red", "waive white", "waive blue", "waive green"]
    assert steps(story, 0, "buy B08") == ["waive red", "waive white", "waive blue"]


@clause("TM-D7")
def test_d7_only_symbols_whose_waiving_leaves_a_payable_price() -> None:
    story = buying(
        thief("R W S", gold=0, cards="C07"), thief("R"), thief(), market={"B": "B08", "A": "A10"}
    )  # R W B
    story.legal(0, of="buy B08", only=["buy B08 waive blue"])
    assert story.match.draft(0).take("buy B08").move is not None


@clause("TM-D8")
def test_d8_how_many_symbols_of_each_gem_are_paid_in_gold() -> None:
    story = buying(thief("R W B G S", gold=4), thief(), thief(), market={"C": "C09"}).legal(
        0, count=16, of="buy C09"
    )
    assert steps(story, 0, "buy C09") == ["gold red 0", "gold red 1"]
    assert steps(story, 0, "buy C09", "gold red 1", "gold white 0", "gold blue 0") == [
        "gold green 0",
        "gold green 1",
    ]


@clause("TM-D8")
def test_d8_only_splits_that_leave_the_rest_payable() -> None:
    story = buying(thief("R R S", gold=2), thief(), thief(), market={"B": "B01"})  # R R W, no white die
    story.legal(0, of="buy B01", only=["buy B01 gold white", "buy B01 gold red white"])
    assert steps(story, 0, "buy B01") == ["gold red 0", "gold red 1"]


@clause("TM-D8")
def test_d8_dice_first_is_the_default() -> None:
    story = buying(thief("R S", gold=2), thief("R"), thief(), market={"B": "B09", "A": "A05"})  # R W
    assert str(story.match.move(0, "buy B09")) == "buy B09 gold white"
    story.when(0, "buy B09").event("buy", paid="R", gold=1)


@clause("TM-D9")
def test_d9_the_target_face_of_a_flip() -> None:
    story = buying(thief("Y R S", cards="B12 A02"), thief(), thief(), market={"A": "A10"})
    assert steps(story, 0, "flip B12") == ["to red", "to white", "to blue", "to green"]
    assert str(story.match.draft(0).take("flip A02").move) == "flip A02 bag"  # one target needs no step


@clause("TM-D10")
def test_d10_any_card_of_the_opponents() -> None:
    a, b, c = some("A", 13), some("B", 11), some("C", 11)
    story = given(
        GAME, phase="copy", gaining="X01", options={"promo": True}, current="C", market={"A": "", "B": "", "C": ""},
        players=[thief("B S", cards="X01"), thief("R", cards=f"{a} {b}"), thief("R", cards=c)],
    )  # fmt: skip
    story.legal(0, count=35, only=[f"copy {card}" for card in f"{a} {b} {c}".split()])


# -- small steps and whole moves ---------------------------------------------------------------------------------


POSITIONS = {
    "first take": splitting(thief(), thief(), thief(), pool="R R R W B B G Y I I S", turn=0),
    "take or steal": splitting(thief("R R W S"), thief("B B"), thief(), thief(), pool="R W G G Y I", turn=2),
    "last thief": splitting(thief("R R W S"), thief("B B G I"), thief(), pool="R W Y", turn=2),
    "empty pool": splitting(thief("R R W W B G Y I S"), thief("B G"), thief(), pool="", turn=2),
    "payments": buying(
        thief("R R W B G Y I S", gold=3, cards="A01 A13 A16 B10 C04"), thief(), thief(),
        market={"A": "A02 A04 A11", "B": "B01 B16", "C": "C09 C13 C06"},
    ),
    "racket": buying(
        thief("R W W B S", gold=2, cards="C07"), thief(), thief(),
        market={"A": "A05 A11", "B": "B01 B08", "C": "C09 C06"},
    ),
    "limited gold": buying(
        thief("R W S", gold=5), thief(), thief(), market={"C": "C09 C05 C02"}, options={"gold-limit": 2}
    ),
    "save": given(
        GAME, phase="save", pool="R W B", aside="R R W G Y", thief=1, turn=0,
        players=[thief(cards="B13"), thief("B I S"), thief()],
    ),
    "race": given(GAME, phase="over", options={"last-tie": "grab"}, players=[thief()] * 3),
}  # fmt: skip


@clause("TM-D1", "TM-D2", "TM-D3", "TM-D4", "TM-D6", "TM-D7", "TM-D8", "TM-D9")
@pytest.mark.parametrize("name", POSITIONS)
def test_small_steps_lead_to_exactly_the_legal_moves(name: str) -> None:
    story = POSITIONS[name].fork()
    story.steps_cover(story.match.waiting[0])


@clause("TM-D2", "TM-D3")
@pytest.mark.parametrize("seats", [3, 4])
def test_small_steps_cover_the_largest_choices(seats: int) -> None:
    splitting(*[thief()] * seats, pool=RICHEST[seats], turn=0).steps_cover(0)
    splitting(thief(RICHEST[seats]), *[thief()] * (seats - 1), pool="", turn=1).steps_cover(1)


@clause("TM-D1", "TM-D2", "TM-D3")
def test_steps_and_whole_moves_lead_to_the_same_state() -> None:
    story = splitting(thief("R R W S"), thief("B B"), thief(), thief(), pool="R W G G Y I", turn=2).chance(
        "roll I Y"
    )
    by_word = story.fork().when(2, "rob 0 keep red marker")
    by_step = story.fork().in_steps(2, "rob 0", "marker 1", "red 1", "white 0")
    by_step.same_as(by_word).event("rob", seat=2, victim=0, kept="R S")
    assert by_step.match.record == by_word.match.record
    taken = story.fork().in_steps(2, "pool", "red 0", "white 1", "green 2", "bag 0", "mask 0")
    taken.same_as(story.fork().when(2, "take white green green"))


@clause("TM-D7", "TM-D8", "TM-D9")
def test_steps_and_whole_purchases_lead_to_the_same_state() -> None:
    story = POSITIONS["racket"]
    by_step = story.fork().in_steps(0, "buy B08", "waive blue", "gold red 1", "gold white 0")
    by_step.same_as(story.fork().when(0, "buy B08 waive blue gold red"))
    story = POSITIONS["payments"]
    story.fork().in_steps(0, "flip A01", "to white").same_as(story.fork().when(0, "flip A01 white"))


@clause("TM-D2")
def test_steps_can_be_taken_back_and_change_nothing_until_the_move_is_played() -> None:
    story = splitting(thief(), thief(), thief(), pool="R R R W B B G Y I I S", turn=0)
    before = (story.match.document(), story.match.record)
    draft = story.match.draft(0).take("pool").take("marker 1").take("red 3")
    draft.back(2).take("marker 0")
    assert [s.text for s in draft.taken] == ["pool", "marker 0"]
    assert (story.match.document(), story.match.record) == before
    with pytest.raises(GameError):
        draft.take("red 4")  # there are only three
    assert draft.back(9).taken == []


@clause("TM-D2", "TM-D3", "TM-D6")
def test_whole_games_in_small_steps() -> None:
    """At every decision of a random game the paths end in exactly the legal moves (large ones sampled)."""
    rng = random.Random(6)
    match = rookery.game(GAME).start(seats=3, seed=6)
    for turn in range(150):
        if match.over:
            break
        seat = match.waiting[0]
        moves = [str(m) for m in match.legal(seat)]
        if turn % 4 == 0 or len(moves) < 60:
            assert sorted(every_draft(match, seat)) == sorted(moves)
        match.play(seat, rng.choice(moves))


# -- scripts -------------------------------------------------------------------------------------------------------


@clause("TM-T1")
def test_t1_at_the_start_of_a_round_die_one_die_two_and_so_on() -> None:
    roll = "roll I R W B G Y R W B G"
    story = given(GAME, seats=3).chance(roll)
    assert story.match.record.endswith(f"\n+ {roll}\n")  # kept in the order of the dice
    story.expect({"pool": "R R W W B B G G Y I S"})
    for short in ("roll R R R R R R R R R", "roll R R R R R R R R R R R"):
        with pytest.raises(PositionError, match="cannot happen"):
            given(GAME, seats=3).chance(short).then(waiting=0)


@clause("TM-T1")
def test_t1_returned_dice_in_the_order_of_their_old_faces() -> None:
    # R, B, G and I return; the script's first die is the old red one. Equal results in another order are
    # another roll, and the same table.
    def story(*chance: str) -> Scenario:
        return splitting(thief("I G B R S"), thief(), thief(), pool="R W W B G Y", turn=1).chance(*chance)

    one, two = story("roll Y I W R"), story("roll R W I Y")
    one.when(1, "rob 0 keep marker").event("rerolled", loot="R W Y I")
    two.when(1, "rob 0 keep marker").same_as(one)
    assert "+ roll Y I W R\n" in one.match.record and "+ roll R W I Y\n" in two.match.record


@clause("TM-T1")
def test_t1_the_die_saved_by_lucky_is_left_out() -> None:
    story = splitting(thief("I G B R S", cards="B13"), thief(), thief(), pool="R W W B G Y", turn=1)
    story.chance("roll Y Y Y").when(1, "rob 0 keep marker").when(0, "save blue").then(unused=[])
    story.expect({"pool": "R W W B B G Y Y Y Y"})


@clause("TM-T1")
def test_t1_any_legal_state_can_be_built_by_hand() -> None:
    story = buying(
        thief("R S", final="R R W Y S", gold=4, infamy=2, cards="A05 A01", used="A01", bought=1, paid=1),
        thief("W W"), thief("B G", gold=0), market={"A": ["A02", None, "A03", None, None]},
        round=3, start=1,
    )  # fmt: skip
    story.expect({"players.0.final": "R R W Y S", "players.0.used": "A01", "players.0.bought": 1, "round": 3})
    story.expect({"market.A": ["A02", None, "A03", None, None], "decks.A": 9}).refused(0, "flip A01 white", "TM-I9")
    again = rookery.game(GAME).position(story.match.document())
    assert again == story.match and again.document() == story.match.document()


@clause("TM-T1")
def test_t1_deck_order_and_rolls_are_scripted_and_what_cannot_happen_is_refused() -> None:
    story = given(GAME, phase="refill", market={"A": "A01 A02 A03"}, players=[thief()] * 3)
    story.chance("draw A16", "draw A09", "roll R R R R R R R R R R", "roll W").then(unused=["roll W"])
    story.expect({"market.A": ["A01", "A02", "A03", "A16", "A09"]})
    for wrong in ("draw A01", "draw B01", "roll R"):
        with pytest.raises(PositionError, match="cannot happen"):
            given(GAME, phase="refill", market={"A": "A01 A02 A03"}, players=[thief()] * 3).chance(wrong).then()
