"""TM-C: what loot, gold and infamy are."""

from collections import Counter
from importlib.resources import files

import pytest

import rookery
from rookery import PositionError
from tests.clauses import clause
from tests.rules.thiefs_market.table import GAME, buying, round_ends, scored, splitting, thief
from tests.scenario import given, new_game


@clause("TM-C1")
def test_the_marker_alone_is_a_pile() -> None:
    story = splitting(thief(), thief(), thief(), pool="R R W W B B G G Y I S", turn=0).when(0, "take marker")
    story.then(waiting=1).expect({"players.0.pile": "S", "pool": "R R W W B B G G Y I"})


@clause("TM-C1")
def test_the_marker_counts_as_a_piece_when_a_pile_is_robbed() -> None:
    story = splitting(thief("R S"), thief(), thief(), pool="R W W B B G G Y I", turn=1)
    story.legal(1, of="rob 0", only=["rob 0 keep red", "rob 0 keep marker"])
    story.fork().when(1, "rob 0 keep marker").expect({"players.1.pile": "S"})
    story.when(1, "rob 0 keep red").expect({"players.1.pile": "R", "pool": "R W W B B G G Y I S"})


@clause("TM-C2")
def test_a_die_shows_each_of_its_six_faces_equally_often() -> None:
    faces: Counter[str] = Counter()
    for seed in range(300):
        match = rookery.game(GAME).start(seats=5, seed=seed)
        faces.update(f for f in match.view(None)["pool"] if f != "S")
    assert set(faces) == set("RWBGYI")
    assert faces.total() == 3900
    spread = sum((n - 650) ** 2 / 650 for n in faces.values())  # chi-square, five degrees of freedom
    assert spread < 20.5, faces  # one in a thousand


@clause("TM-C2")
def test_every_die_can_show_every_face_and_nothing_else() -> None:
    for face in "RWBGYI":
        story = given(GAME, seats=3).chance(f"roll {' '.join(face * 10)}")
        story.expect({"pool": [face] * 10 + ["S"]})
    with pytest.raises(PositionError, match="“S” is not one of red, white, blue, green, bag, mask"):
        given(GAME, seats=3).chance("roll S R R R R R R R R R").then(waiting=0)


@clause("TM-C3")
@pytest.mark.parametrize(("gem", "card"), [("R", "A16"), ("W", "A09"), ("B", "A03"), ("G", "A14")])
def test_a_die_of_each_gem_pays_for_a_card(gem: str, card: str) -> None:
    story = buying(
        thief(f"{gem} S", gold=0), thief(), thief(), market={"A": [card, "A10" if gem != "G" else "A05"]}
    )
    story.when(0, f"buy {card}").event("buy", seat=0, card=card, paid=gem, gold=0)
    story.expect({"players.0.cards": card, "players.0.pile": "S", "players.0.gold": 0})


@clause("TM-C4")
def test_a_bag_never_pays_in_the_buy_phase() -> None:
    story = buying(thief("Y Y Y S", gold=0), thief("W"), thief("R"), market={"A": "A05 A04"}, turn=0)
    story.then(waiting=1)  # the thief with three bags could only end
    story.event("end", seat=0)


@clause("TM-C4")
def test_a_bag_is_worth_one_gold_token_at_the_end_of_the_round() -> None:
    story = round_ends(thief("Y Y Y S", gold=0), thief("Y", gold=2), thief("R", gold=4))
    story.event("exchange", seat=0, gold=3, infamy=0).event("exchange", seat=1, gold=1)
    story.expect({"players.0.gold": 3, "players.1.gold": 3, "players.2.gold": 4})


@clause("TM-C5")
def test_a_mask_never_pays() -> None:
    story = buying(thief("R I I S", gold=0), thief(), thief(), market={"A": "A01 A05"})
    story.legal(0, only=["end", "buy A05"]).refused(0, "buy A01", "TM-P4")


@clause("TM-C5")
def test_a_mask_is_worth_one_infamy_token_at_the_end_of_the_round() -> None:
    story = round_ends(thief("I I S", infamy=4), thief("I"), thief("R"))
    story.event("exchange", seat=0, gold=0, infamy=2)
    story.expect({"players.0.infamy": 6, "players.1.infamy": 1, "players.2.infamy": 0})


@clause("TM-C6")
def test_each_infamy_token_is_one_point() -> None:
    story = scored(thief(gold=0, infamy=7), thief(gold=0, infamy=1), thief(gold=0))
    story.outcome(scores=(7, 1, 0), points={0: {"infamy": 7}, 1: {"infamy": 1}, 2: {"infamy": 0}})


@clause("TM-C7")
def test_everybody_sees_everybodys_gold_at_any_time() -> None:
    rich = [thief("R S", gold=3), thief("W", gold=0), thief("Y", gold=12)]
    gold = {f"players.{s}.gold": n for s, n in enumerate((3, 0, 12))}
    for story in (buying(*rich), splitting(*rich[:2], thief(gold=12), pool="R R W W B B G G", turn=2)):
        for viewer in (None, 0, 1, 2):
            story.expect_view(viewer, gold)


@clause("TM-C7")
def test_gold_has_no_upper_limit() -> None:
    round_ends(thief("Y Y Y S", gold=200), thief("R"), thief("R")).expect({"players.0.gold": 203})


@clause("TM-C8")
def test_only_the_owner_sees_how_much_infamy_a_thief_has() -> None:
    story = buying(thief("R S", infamy=3), thief("W", infamy=5), thief("B", infamy=8))
    story.expect_view(0, {"players.0.infamy": 3, "players.1.infamy": None, "players.2.infamy": None})
    story.expect_view(1, {"players.0.infamy": None, "players.1.infamy": 5, "players.2.infamy": None})
    story.expect_view(None, {"players.0.infamy": None, "players.1.infamy": None, "players.2.infamy": None})


@clause("TM-C8")
def test_infamy_has_no_upper_limit() -> None:
    round_ends(thief("I I S", infamy=33), thief("I", infamy=33), thief("R")).expect(
        {"players.0.infamy": 35, "players.1.infamy": 34}
    )


@clause("TM-C9")
def test_points_on_a_card_are_not_tokens() -> None:
    story = buying(thief("W W S", infamy=1), thief(), thief(), market={"A": ["A11"]})
    story.when(0, "buy A11").no_event("infamy").expect({"players.0.infamy": 1})
    scored(thief(cards="A11", infamy=1, gold=0), thief(gold=0), thief(gold=0)).outcome(
        points={0: {"infamy": 1, "cards": 2}}
    )


@clause("TM-C10")
def test_a_card_that_contradicts_the_rules_prevails() -> None:
    # TM-P8 says one card per round, Disgruntled Minion one more.
    story = buying(thief("R W W S", cards="A05", gold=0), thief(), thief(), market={"A": "A04 A09"})
    story.when(0, "buy A04", "buy A09").expect({"players.0.cards": "A04 A05 A09"})
    # TM-L8 says every returned die is rerolled, Lucky Animal Appendage spares one.
    robbed = splitting(thief("R W S", cards="B13"), thief(), thief(), pool="R W B B G G Y I", turn=1)
    robbed.when(1, "rob 0 keep marker").chance("roll I").when(0, "save red")
    robbed.expect({"pool": "R R W B B G G Y I I"})


@clause("TM-C10")
def test_corrected_cards_prevail_over_those_of_the_box() -> None:
    text = files("rookery.games.thiefs_market").joinpath("cards.toml").read_text(encoding="utf-8")
    mine = text.replace('name = "Necklace"\ndeck = "A"\ncost = "WW"', 'name = "Necklace"\ndeck = "A"\ncost = "R"')
    assert mine != text
    given(
        GAME, options={"cards": mine}, phase="buy", market={"A": ["A11"]},
        players=[thief("R S", gold=0), thief(), thief()],
    ).legal(0, only=["end", "buy A11"])  # fmt: skip
    new_game(GAME, seats=3, options={"cards": mine}).then(asked="split")
