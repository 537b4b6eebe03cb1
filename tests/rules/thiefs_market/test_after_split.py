"""TM-M: the end of the Split phase, in order."""

from tests.clauses import clause
from tests.rules.thiefs_market.table import buying, split_done, thief


@clause("TM-M1")
def test_lucky_is_asked_first() -> None:
    story = split_done(thief("R R S", cards="B08"), thief("W W B", cards="B13"), thief("G G G Y I"))
    story.then(waiting=1, asked="reroll").no_event("infamy").no_event("buying")
    story.legal(1, only=["reroll white", "reroll blue", "reroll none"])


@clause("TM-M1")
def test_without_lucky_nobody_is_asked() -> None:
    split_done(thief("R R S"), thief("W W B"), thief("G G G Y I")).then(waiting=0, asked="buy")


@clause("TM-M2")
def test_the_final_pile_is_recorded_after_the_reroll() -> None:
    story = split_done(thief("R R S"), thief("W W B", cards="B13"), thief("G G G Y I")).chance("roll R")
    story.when(1, "reroll blue").event("lucky", seat=1, **{"from": "B", "to": "R"})
    story.expect({"players.1.final": "W W R", "players.0.final": "R R S", "players.2.final": "G G G Y I"})


@clause("TM-M2")
def test_spending_and_flipping_do_not_alter_the_record() -> None:
    story = buying(thief("R R W S", cards="A01 A09", gold=0), thief(), thief(), market={"A": "A05 A10"})
    story.when(0, "flip A01 blue", "sell A09", "buy A05")
    story.expect({"players.0.final": "R R W S", "players.0.pile": "B S"})


@clause("TM-M3")
def test_eyepatch_pays_after_the_record() -> None:
    story = split_done(thief("R R S", cards="B08 B13"), thief("W W B"), thief("G G G Y I")).chance("roll I")
    story.when(0, "reroll red").in_order("lucky", ("infamy", {"seat": 0, "count": 1, "card": "B08"}), "buying")
    story.expect({"players.0.infamy": 1})


@clause("TM-M3")
def test_the_alleyway_pays_after_the_eyepatch_and_reads_the_record() -> None:
    story = split_done(
        thief("R R", cards="X02"), thief("W W B S", cards="B08"), thief("G G G Y I"), options={"promo": True}
    )
    story.in_order(("infamy", {"seat": 1, "card": "B08"}), ("infamy", {"seat": 0, "card": "X02"}), "buying")


@clause("TM-M4")
def test_then_the_buy_phase_begins() -> None:
    story = split_done(thief("R R"), thief("W W B S", cards="B08"), thief("G G G Y I"))
    story.in_order("infamy", ("buying", {"seat": 1})).then(waiting=1, asked="buy")
