"""TM-X: the rulebook's worked examples, as they stand in the specification."""

import pytest

from tests.clauses import clause
from tests.rules.thiefs_market.table import DICE, buying, round_ends, some, splitting, thief
from tests.scenario import Scenario

P0, P1, P2 = 0, 1, 2


def agnieszka_has_taken_red_blue_and_the_marker() -> Scenario:
    return splitting(thief("R B S"), thief(), thief(), pool="R W W G G Y Y I", turn=P1)


@clause("TM-X1")
def test_exactly_six_keep_sets_are_legal() -> None:
    story = agnieszka_has_taken_red_blue_and_the_marker().then(waiting=P1)
    keeps = ["red blue", "red marker", "blue marker", "red", "blue", "marker"]
    story.legal(P1, count=6, only=[f"rob 0 keep {k}" for k in keeps], of="rob")


@clause("TM-X1")
def test_keeping_red_and_blue_returns_the_marker_and_no_die_is_rolled() -> None:
    story = agnieszka_has_taken_red_blue_and_the_marker().when(P1, "rob 0 keep red blue")
    story.event("rob", kept="R B", returned="S").no_event("rerolled")
    story.expect({"pool": "R W W G G Y Y I S", "players.1.pile": "R B"}).then(waiting=P2)


@clause("TM-X1")
def test_keeping_red_and_the_marker_returns_blue_and_one_die_is_rolled() -> None:
    story = agnieszka_has_taken_red_blue_and_the_marker().chance("roll G").when(P1, "rob 0 keep red marker")
    story.event("rob", returned="B").event("rerolled", loot="G").expect({"pool": "R W W G G G Y Y I"}).then(
        unused=[]
    )


@clause("TM-X1")
def test_keeping_blue_and_the_marker_returns_red_and_one_die_is_rolled() -> None:
    story = agnieszka_has_taken_red_blue_and_the_marker().chance("roll I").when(P1, "rob 0 keep blue marker")
    story.event("rob", returned="R").event("rerolled", loot="I").expect({"pool": "R W W G G Y Y I I"}).then(
        unused=[]
    )


@clause("TM-X1")
@pytest.mark.parametrize(("keep", "returned"), [("red", "B S"), ("blue", "R S")])
def test_keeping_one_die_returns_the_other_rolled_and_the_marker(keep: str, returned: str) -> None:
    story = agnieszka_has_taken_red_blue_and_the_marker().chance("roll W").when(P1, f"rob 0 keep {keep}")
    story.event("rob", returned=returned).event("rerolled", loot="W").expect({"pool": "R W W W G G Y Y I S"})


@clause("TM-X1")
def test_keeping_the_marker_returns_two_dice_both_rolled() -> None:
    story = agnieszka_has_taken_red_blue_and_the_marker().chance("roll Y I").when(P1, "rob 0 keep marker")
    story.event("rob", returned="R B").event("rerolled", loot="Y I")
    story.expect({"pool": "R W W G G Y Y Y I I", "players.1.pile": "S"}).then(unused=[])


@clause("TM-X1")
def test_the_next_thief_may_instead_take_any_selection_from_the_pool() -> None:
    story = agnieszka_has_taken_red_blue_and_the_marker()
    story.legal(P1, count=2 * 3 * 3 * 3 * 2 - 1, of="take").legal(P1, has=["take mask", "take red white white"])


@clause("TM-X2")
def test_three_cards_of_a_were_bought_and_three_are_dealt() -> None:
    story = buying(
        thief("R S", gold=0), thief("B", gold=0), thief("W", gold=0), market={"A": "A01 A02 A16 A03 A09"}
    ).chance("draw A10", "draw A11", "draw A12")  # fmt: skip
    story.when(P0, "buy A16").when(P1, "buy A03").when(P2, "buy A09")
    for card in ("A10", "A11", "A12"):
        story.event("deal", deck="A", card=card)
    story.expect({"market.A": "A01 A02 A10 A11 A12", "decks.A": 13 - 8, "current": "A"}).then(asked="split")


def two_a_cards_and_an_empty_deck() -> Scenario:
    cards = some("A", 11, but="A05 A10")
    return round_ends(
        thief("R S", gold=0), thief("R", gold=0), thief("R", cards=cards, gold=0), market={"A": "A05 A10"}
    )


@clause("TM-X3", "TM-Q34")
def test_five_b_cards_are_turned_up_and_seven_are_on_sale() -> None:
    story = two_a_cards_and_an_empty_deck().event("open", deck="B").no_event("deal", deck="A")
    market = story.match.view(None)["market"]
    assert [c for c in market["A"] if c] == ["A05", "A10"]  # the two left over are A cards
    assert len([c for c in market["B"] if c and c.startswith("B")]) == 5


@clause("TM-X3")
def test_then_the_a_row_is_not_refilled_and_the_b_row_is() -> None:
    story = two_a_cards_and_an_empty_deck()
    story.chance("draw B03", "draw B04", "draw B09", "draw B14", "draw B15", "roll R R R G G G W W B B")
    story.when(P0, "take red marker").when(P1, "take red green").when(P2, "take all")
    story.chance("draw B19").when(P0, "buy A05").when(P1, "buy B03").when(P2, "end")
    story.event("deal", deck="B", card="B19").no_event("deal", deck="A")
    story.expect({"market.A": "A10", "market.B": "B04 B09 B14 B15 B19", "decks.B": 6, "current": "B"})


@clause("TM-X4")
@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("marker", [True, False])
def test_the_last_thief_takes_all_and_everybody_has_a_pile(seats: int, marker: bool) -> None:
    last = seats - 1
    for k in range(1, DICE[seats] - seats + 1):
        pool = " ".join("BGYI"[n % 4] for n in range(k)) + " S" * marker
        rich = " ".join(["R"] + ["W"] * (DICE[seats] - seats - k)) + " S" * (not marker)
        story = splitting(thief(rich), thief("B W"), *[thief("B")] * (seats - 3), thief(), pool=pool, turn=last)
        story.legal(last, count=1, of="take").when(last, "take all")
        story.expect_view(None, {"pool": [], f"players.{last}.pile": pool})
        piles = [p["pile"] for p in story.match.view(None)["players"]]
        assert all(piles) and sum(p.count("S") for p in piles) == 1


@clause("TM-X5")
def test_a_token_more_than_there_are_is_handed_out_all_the_same() -> None:
    story = round_ends(thief("Y S", gold=20), thief("Y", gold=13), thief("R", gold=0))
    story.expect({"players.0.gold": 21, "players.1.gold": 14})
