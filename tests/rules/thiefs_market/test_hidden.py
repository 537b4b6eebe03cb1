"""Hidden information: the specification's table row by row, and the side channels it closes (TM-C8, TM-I13)."""

from typing import Any

import rookery
from tests.clauses import clause
from tests.rules.thiefs_market.table import GAME, buying, round_ends, scored, some, splitting, thief
from tests.scenario import Scenario, given, new_game

VIEWERS = (None, 0, 1, 2)


def told_everything(story: Scenario, seat: int) -> dict[str, Any]:
    """All that reaches one seat."""
    match = story.match
    return {
        "view": match.view(seat),
        "waiting": match.waiting,
        "questions": [match.question(s) for s in range(match.seats)],
        "options": [[str(m) for m in match.legal(s)] for s in range(match.seats)],
        "events": match.events(seat),
        "record": match.record_for(seat),
        "number": match.number,
    }


@clause("TM-I13", "TM-C8")
def test_nothing_a_seat_gets_depends_on_the_infamy_of_others() -> None:
    def story(infamy: int) -> Scenario:
        return buying(
            thief("R I S", infamy=infamy, gold=2, cards="A16 C04 C10"), thief("W", infamy=4), thief("B"),
            market={"A": "A03 A09 A10"},
        ).when(0, "sell A16", "exit", "buy A10").when(1, "buy A09").when(2, "end")  # fmt: skip

    for seat in (1, 2):
        poor, rich = told_everything(story(0), seat), told_everything(story(30), seat)
        assert {k: v for k, v in poor.items() if k != "record"} == {k: v for k, v in rich.items() if k != "record"}


@clause("TM-I13", "TM-C8")
def test_the_record_of_a_player_tells_no_infamy_of_others() -> None:
    # The host's record of a match that began in the middle holds the whole position; a player's must not.
    def record(infamy: int) -> str:
        story = buying(thief("R S", infamy=infamy), thief("W"), thief("B"), market={"A": "A05 A10"})
        return story.when(0, "end").match.record_for(1)

    assert record(3) == record(17)


@clause("TM-I13", "TM-C8")
def test_the_owner_sees_their_own_infamy_grow() -> None:
    story = buying(thief("R S", infamy=3, cards="A16"), thief("W"), thief("B"), market={"A": "A05 A10"})
    story.when(0, "sell A16").expect_view(0, {"players.0.infamy": 4}).expect_view(1, {"players.0.infamy": None})


@clause("TM-C8")
def test_each_gain_of_infamy_is_told_to_all_without_a_total() -> None:
    story = buying(thief("R S", infamy=30, cards="A16"), thief("W"), thief("B"), market={"A": "A05 A10"})
    story.when(0, "sell A16")
    for viewer in VIEWERS:
        story.told(viewer, "infamy", seat=0, count=1, card="A16")
        gain = next(e for e in story.match.events(viewer) if e["kind"] == "infamy")
        assert set(gain) == {"n", "kind", "seat", "count", "card"}


@clause("TM-C8")
def test_infamy_is_revealed_to_all_at_scoring() -> None:
    owned = some("C", 8)
    story = round_ends(
        thief("I S", infamy=3), thief("R"), thief("R", cards=owned), market={"C": some("C", 1, but=owned)}
    ).then(over=True)  # fmt: skip
    for viewer in VIEWERS:
        story.expect_view(viewer, {"players.0.infamy": 4, "players.1.infamy": 0})


@clause("TM-C8")
def test_the_option_open_infamy_shows_the_totals() -> None:
    story = buying(thief("R S", infamy=3), thief("W", infamy=5), thief("B"), options={"open-infamy": True})
    for viewer in VIEWERS:
        story.expect_view(viewer, {"players.0.infamy": 3, "players.1.infamy": 5, "players.2.infamy": 0})


@clause("TM-I13")
def test_no_scores_standings_or_supplies_before_the_end() -> None:
    story = new_game(GAME, seats=3)
    assert story.match.outcome is None
    for viewer in VIEWERS:
        view = story.match.view(viewer)
        words = {
            key
            for key in [*view, *view["players"][0]]
            if any(w in key for w in ("score", "point", "rank", "supply", "total"))
        }
        assert not words


@clause("TM-I13")
def test_no_face_down_or_removed_card_is_in_a_view() -> None:
    story = buying(thief("R S", cards="A01"), thief("W", cards="B05"), thief("B"), market={"A": "A05", "B": "B18"})
    every = {row["id"] for row in rookery.game(GAME).cards}
    for viewer in VIEWERS:
        shown = {card for card in every if f"'{card}'" in str(story.match.view(viewer))}
        assert shown == {"A01", "B05", "A05", "B18"}
    # also none in the words of events and of the record that players get
    shown = {card for card in every if card in story.match.record_for(0)}
    assert shown <= {"A01", "B05", "A05", "B18"}


@clause("TM-I13")
def test_no_coming_roll_or_draw_reaches_anybody_before_its_time() -> None:
    def story(*coming: str) -> Scenario:
        return buying(thief("R S", gold=0), thief("W", gold=1), thief("B", gold=0), market={"A": "A16 A10"}).chance(
            *coming
        )

    one = story("draw A01", "draw A02", "draw A03", "draw A04", "roll R R R R R R R R R R")
    two = story("draw A05", "draw A06", "draw A07", "draw A08", "roll W W W W W W W W W W")
    for seat in range(3):
        assert told_everything(one, seat) == told_everything(two, seat)


@clause("TM-I13")
def test_the_seed_is_secret_until_the_end() -> None:
    match = rookery.game(GAME).start(seats=3, seed=5)
    assert "\nseed:" in match.record and "\nseed:" not in match.record_for(0)
    assert match.record_for(None) == match.record_for(2) == match.record_for(0)
    over = scored(thief(), thief(), thief()).match
    assert "\nseed:" in over.record_for(0)


@clause("TM-I13")
def test_what_is_public_everybody_sees_alike() -> None:
    story = buying(
        thief("R R S", gold=2, cards="A05 A16", used="A16", bought=1), thief("W"), thief("B"), market={"B": "B03"},
        discarded=["B18"], turn=0,
    )  # fmt: skip
    public = {
        "players.0.cards": "A05 A16", "players.0.used": "A16", "players.0.bought": 1, "players.0.purchases": 2,
        "players.0.pile": "R R S", "players.0.final": "R R S", "players.0.gold": 2, "discarded": "B18",
        "market.B": "B03", "waiting": [0], "phase": "buy",
    }  # fmt: skip
    for viewer in VIEWERS:
        story.expect_view(viewer, public)


@clause("TM-L8", "TM-Q4")
def test_no_undo_across_a_roll() -> None:
    story = splitting(thief("R W B"), thief(), thief(), pool="R W B G G Y I S", turn=1)
    story.fork().when(1, "rob 0 keep red").undo_refused(1, "chance")
    story.when(1, "take red")
    assert story.match.can_undo(1)
    story.undo(1).then(waiting=1).expect({"players.1.pile": []})


@clause("TM-K14")
def test_no_undo_across_a_potion_draw() -> None:
    story = buying(thief("R B S", gold=0), thief("G"), thief(), market={"A": "A10 A14", "B": "B18"})
    story.fork().when(0, "buy B18").undo_refused(0, "chance")


@clause("TM-C8", "TM-G7")
def test_no_undo_once_the_totals_have_been_revealed() -> None:
    # The last turn ends the game and shows everybody's infamy: whoever could take it back would play on knowing it.
    story = buying(
        thief("S", gold=0, infamy=5), thief(gold=0, infamy=7), thief(gold=1, cards=some("C", 8)), turn=2,
        market={"A": "A05", "C": some("C", 2, but=some("C", 8))},
    )  # fmt: skip
    story.when(2, "end").then(over=True).expect_view(2, {"players.0.infamy": 5})
    assert not story.match.can_undo(2)
    story.undo_refused(2, "over")


@clause("TM-C8", "TM-Q24")
def test_no_undo_once_a_race_has_shown_the_totals() -> None:
    story = buying(
        thief("S", gold=0, infamy=25), thief(gold=0, infamy=25), thief(gold=1, cards=some("C", 8)), turn=2,
        market={"A": "A05", "C": some("C", 2, but=some("C", 8))}, options={"last-tie": "grab"},
    )  # fmt: skip
    story.when(2, "end").then(waiting=(0, 1), asked="grab").expect_view(2, {"players.0.infamy": 25})
    story.undo_refused(2, "revealed")


@clause("TM-Q24")
def test_no_undo_of_a_race() -> None:
    tied = [thief(gold=0, infamy=3), thief(gold=0, infamy=3), thief(gold=0)]
    scored(*tied, options={"last-tie": "grab"}).when(1, "grab").then(over=True).undo_refused(1, "over")


@clause("TM-P11")
def test_abilities_and_purchases_of_a_turn_can_be_taken_back() -> None:
    story = buying(thief("R R G S", cards="A01 A16", gold=1), thief("G"), thief(), market={"A": "A10 A14 A09"})
    before = story.match.document()
    story.when(0, "flip A01 blue", "sell A16", "buy A10").undo(0)
    assert story.match.document() == before


@clause("TM-I13")
def test_asking_reveals_nothing_that_is_not_public() -> None:
    # Lucky's questions follow from a public card and a public pile; nobody else is ever asked.
    story = given(GAME, phase="split", pool="R W B G G Y I S", turn=1, players=[
        thief("R W B", cards="B13", infamy=4), thief(), thief()])  # fmt: skip
    story.when(1, "rob 0 keep red").then(waiting=0)
    for seat in range(3):
        question = story.match.question(seat)
        assert (question is not None) == (seat == 0)


# -- prepared tables ----------------------------------------------------------------------------------------------


def prepared(infamy: int, **more: Any) -> Scenario:
    """A table that begins in the sixth round; seat 1 has so many tokens from before."""
    return buying(
        thief("R I S", infamy=4, cards="A16"), thief("W", infamy=infamy), thief("B", infamy=infamy),
        market={"A": "A03 A09"}, round=6, **more,
    )  # fmt: skip


@clause("TM-C8", "TM-I13")
def test_worlds_of_a_prepared_table_do_not_hold_the_true_infamy() -> None:
    for viewer, hidden in ((0, (1, 2)), (None, (0, 1, 2))):
        poor, rich = prepared(0).match, prepared(30).match
        found: set[int] = set()
        for seed in range(40):
            one, other = poor.sample(viewer, seed), rich.sample(viewer, seed)
            assert one.document()["players"][1:] == other.document()["players"][1:]
            found |= {one.document()["players"][seat]["infamy"] for seat in hidden}
        assert len(found) > 5


@clause("TM-C8")
def test_what_was_gained_openly_and_ones_own_are_in_every_world() -> None:
    story = prepared(7).when(0, "sell A16").when(0, "end")
    mine = {story.match.sample(0, seed).document()["players"][0]["infamy"] for seed in range(20)}
    assert mine == {5}
    theirs = {story.match.sample(1, seed).document()["players"][0]["infamy"] for seed in range(60)}
    assert min(theirs) == 1 and len(theirs) > 5  # the token of the sale, and a guess


@clause("TM-C8")
def test_infamy_that_everybody_has_seen_is_in_every_world() -> None:
    opened = prepared(7, options={"open-infamy": True}).match
    assert {opened.sample(0, seed).document()["players"][1]["infamy"] for seed in range(20)} == {7}
    match = rookery.game(GAME).start(seats=3, seed=3)
    while not match.over and not any(p.infamy for p in match._table.players):  # type: ignore[attr-defined]
        seat = match.waiting[0]
        match.play(seat, match.legal(seat)[len(match.legal(seat)) // 2])
    totals = [p["infamy"] for p in match.document()["players"]]
    assert [p["infamy"] for p in match.sample(0, 5).document()["players"]] == totals


@clause("TM-C8")
def test_a_prepared_table_stays_one_over_the_wire_and_in_copies() -> None:
    match = prepared(30).match
    for again in (match.clone(), rookery.game(GAME).unwire(match.wire()), rookery.replay(match.record)):
        assert again.sample(0, 3).document()["players"] == match.sample(0, 3).document()["players"]
        assert again.wire() == match.wire()
