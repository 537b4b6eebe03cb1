"""Specification, section 5: what is hidden stays hidden, and prompts give nothing away."""

import json

import rookery
from rookery.core.rng import Rng
from rookery.i18n import LANGUAGES
from rookery.play.checks import pick
from tests.clauses import clause
from tests.rules.enclave.table import GAME, at_crossing, crossing, in_square, on_level, table, thief


@clause("EN-Q48")
def test_others_see_backs_and_never_faces() -> None:
    story = in_square(thief(), thief(hand="SD05 SD06 MO01 EF18"))
    for viewer in (0, 2, None):
        story.expect_view(
            viewer, {"players.1.hand": None, "players.1.backs": {"square": 2, "outlet": 1, "finds": 1}}
        )
        assert "EF18" not in json.dumps(story.match.view(viewer))
    story.expect_view(1, {"players.1.hand": "SD05 SD06 MO01 EF18"})


def test_a_card_bought_in_the_open_is_not_labelled_in_the_hand() -> None:
    story = in_square(thief(coins=20), row="SD17").when(0, "buy SD17")
    assert "SD17" not in json.dumps(story.match.view(1)["players"])


def test_the_packing_prompt_comes_to_everybody_with_a_card() -> None:
    """Side channel (c): also without a protection in hand; and it ends only with "done", also at the limit."""
    for hand in ("MO01", "SD01", "EF12"):
        at_crossing(thief(hand=hand), row="EM01").when(0, "cross EM01").then(waiting=0, asked="pack").legal(
            0, has="done"
        )
    full = at_crossing(thief(hand="SD01 SD02"), row="EM01").when(0, "cross EM01", "pack SD01", "pack SD02")
    full.then(waiting=0, asked="pack").legal(0, only=["done"])
    healed = at_crossing(thief(p=-2, hand="MO03"), row="EM01").when(0, "cross EM01", "heal MO03").then(asked="pack")
    healed.legal(0, only=["done"])
    empty = at_crossing(thief(hand=""), row="EM01", cubes={"crossing": [0, 1]}).when(0, "cross EM01")
    empty.then(waiting=1)


def test_the_use_prompt_comes_to_whoever_packed_or_prepared() -> None:
    story = at_crossing(thief(hand="SD01", prepared="now"), row="EM01").when(0, "cross EM01", "done")
    story.then(waiting=0, asked="use").legal(0, only=["done", "use tile"]).when(0, "use tile")
    story.then(waiting=0, asked="use").legal(0, only=["done"])
    packed = at_crossing(thief(hand="SD01"), row="EM01").when(0, "cross EM01", "pack SD01", "done", "use SD01")
    packed.then(waiting=0, asked="use").legal(0, only=["done"])


def test_packed_cards_are_a_number_to_others_and_unused_ones_return_unseen() -> None:
    story = at_crossing(thief(hand="SD01 SD02 SD03"), row="EM01", cubes={"crossing": [0, 1]}).chance("draw ET09")
    story.when(0, "cross EM01", "pack SD02").event("pack", card=None, count=1)
    story.when(0, "pack SD01", "done", "use SD02", "done")
    heard = json.dumps(story.match.events(1))
    assert "SD02" in heard and "SD01" not in heard
    assert "pack SD01" not in story.match.record_for(1) and "pack SD01" in story.match.record_for(0)


def test_keeping_and_replacing_is_one_answer() -> None:
    """Side channel (g): nobody sees that a find is an upgrade before the decision is done."""
    story = crossing(
        thief(hand="SD01", thief="SD31 MO10"), mission="EM02", traps="ET01", pack="SD01", use="SD01", finds="EF09"
    )
    other = crossing(
        thief(hand="SD01", thief="SD31 MO10"), mission="EM02", traps="ET01", pack="SD01", use="SD01", finds="EF01"
    )
    for viewer in (1, 2, None):
        assert story.match.view(viewer) == other.match.view(viewer)
        assert story.match.events(viewer) == other.match.events(viewer)
    story.in_steps(0, "keep", "remove SD31").event("kept", card="EF09").event("remove", card="SD31")


def test_planning_shows_nothing_before_all_have_chosen() -> None:
    story = table(phase="plan", seats=3)
    before = [(story.match.view(v), story.match.events(v), story.match.record_for(v)) for v in (1, 2, None)]
    story.when(0, "plan oracle").when(0, "plan tree")  # minds may be changed
    assert [(story.match.view(v), story.match.events(v), story.match.record_for(v)) for v in (1, 2, None)] == before
    story.refused(0, "heal MO01", "EN-M2")


def test_decisions_with_one_public_option_are_not_asked() -> None:
    """Side channel (j), and healing is not offered there."""
    ill = thief(p=-2, hand="MO03", knowledge=0, coins=7)
    on_level(3, ill, card="TC3A").then(waiting=0, asked="card").no_event("exchange")  # an exchange of 0
    outlet = {"outlet": [0, 1], "square": [0]}
    empty = table(ill, thief(), phase="outlet", cubes=outlet, rows={"outlet": []}, seats=2)
    empty.event("pass", seat=0).event("pass", seat=1).then(waiting=0, asked="market")  # a row without cards
    empty.expect_view(0, {"location": "square"}).legal(0, has="heal MO03")
    lizard = on_level(2, ill, thief(coins=20), card="TC2A", levels={"2": [0, 1]}, phase="card")
    lizard.then(waiting=1, asked="card")  # the first cannot pay 8
    tiles = {"shepherd": 1, "oracle": 2, "outlet": 3}
    last = table(ill, thief(), phase="initiative", order=[0, 1], tiles=tiles, seats=2).then(waiting=1)
    last.when(1, "tile 4 square").event("tile", seat=0, number=5, location="crossing").then(asked="plan")
    level = table(ill, phase="plan", seats=2).when(0, "plan tree").when(1, "plan oracle")
    level.event("level", seat=0, level=1).then(asked="plan")  # one level in reach


def test_a_stall_is_asked_about_as_long_as_something_might_be_paid() -> None:
    """Backs are all that others see: only where even the cheapest card is too dear is nobody asked (j)."""
    levels = {"1": [0, 1]}
    poor = on_level(1, thief(coins=2), card="TC1C", phase="card", levels=levels)
    poor.chance("draw MO06", "draw MO07").when(0, "look deck 2").told(0, "look", card="MO06")
    poor.event("decline", seat=0).then(waiting=1).expect_view(0, {"decks.outlet.top": ["MO06", "MO07"]})
    hopeful = on_level(1, thief(coins=3), card="TC1C", phase="card", levels=levels)
    hopeful.chance("draw MO08").when(0, "look deck 1").then(waiting=0, asked="stall").legal(0, only=["pass"])


def test_a_seat_learns_only_what_it_is_shown() -> None:
    """Whole games: a card id in a message to a seat was public, in that seat's hand, or shown to it."""
    match = rookery.game(GAME).start(seats=3, seed=12)
    rng = Rng(12)
    while not match.over:
        truth = match.document()
        for seat in range(3):
            hidden = [
                i for s, p in enumerate(truth["players"]) if s != seat for i in p["hand"] if i.startswith("EF")
            ]
            text = json.dumps(match.view(seat)["players"])
            assert not [i for i in hidden if i in text]
        match.play(*pick(match, rng))


def test_every_hidden_answer_is_marked_in_the_record() -> None:
    match = rookery.game(GAME).start(seats=4, seed=3, options={"tree_setup": "first_game"})
    rng = Rng(3)
    while not match.over:
        match.play(*pick(match, rng))
        if match.over:
            break
        mine = match.record_for(None)
        assert "return " not in mine and "\n0 pack " not in mine and "pluck" not in mine


# -- what the table has been told stands ------------------------------------------------------------------------


def test_a_packed_card_that_was_shown_is_used() -> None:
    """Everybody knows the starting protections in a hand, but not which of them were packed."""
    story = at_crossing(thief(prepared="now"), row="EM08").chance("draw ET01", "draw ET02").when(0, "cross EM08")
    story.when(0, "pack SD01", "pack SD02").when(0, "done").then(asked="use")
    story.fork().when(0, "use tile").match.undo(0)  # the tile lay open before
    story.when(0, "use SD01").undo_refused(0, "revealed")
    story.when(0, "use tile").match.undo(0)
    story.expect({"players.0.used": "SD01", "players.0.used_tile": False})


def test_a_find_that_was_kept_is_known_to_be_a_device() -> None:
    dive = {"mission": "EM02", "traps": "ET01", "finds": "EF12", "pack": "SD01", "use": "SD01"}
    story = crossing(thief(), **dive, cubes={"crossing": [0, 1]}).then(asked="find")
    story.when(0, "keep").then(waiting=1).no_event("kept").undo_refused(0, "revealed")


# -- sentences --------------------------------------------------------------------------------------------------


def test_every_move_that_can_be_written_has_a_sentence() -> None:
    """Also one that names a seat where nobody sits."""
    for story in (table(phase="plan"), on_level(1, card="TC1A", phase="card", seats=2)):
        for move in ("steal 3", "partner 2", "first 3", "tile 2 tree", "order 3 2 1 0", "use card", "pass"):
            for lang in LANGUAGES:
                assert story.match.spoken(0, move, lang)
