"""EN-F, EN-TC: the Tree and its fifteen cards."""

import pytest

from tests.clauses import clause
from tests.rules.enclave.table import on_level, table, thief
from tests.scenario import Scenario

PASSIVE = thief(hand="")


def used(level: int, card: str, *thieves: dict[str, object], **more: object) -> Scenario:
    """Seat 0 is asked about the card of a level."""
    return on_level(level, *thieves, card=card, **{"phase": "card", **more})


# -- the exchange -----------------------------------------------------------------------------------------------


@clause("EN-F1")
def test_the_tree_comes_last_level_by_level_in_cube_order() -> None:
    levels = {"1": [2], "3": [1, 0]}
    three = thief(knowledge=3)
    story = table(three, three, three, phase="exchange", level=1, levels=levels, seats=3, round=3).then(waiting=2)
    story.when(2, "exchange 1").when(2, "pass").then(waiting=1, asked="exchange").expect_view(None, {"level": 3})
    story.when(1, "exchange 2").when(1, "pass").then(waiting=0, asked="exchange")
    town = table(three, phase="crossing", turn=0, levels={"1": [0]}, seats=2).when(0, "prepare")
    town.then(waiting=0, asked="exchange")


@clause("EN-F2")
def test_a_player_uses_only_the_level_of_the_cube() -> None:
    story = on_level(3, thief(knowledge=4), card="TC3A").when(0, "exchange 2")
    story.expect({"marks": [9, 9, 7, 9, 9]}).then(asked="card").refused(0, "steal 1", "EN-F5")


@clause("EN-F3", "EN-F4", "EN-EX9")
def test_the_books_example_of_the_tree() -> None:
    """Rezső, Mici and Máté are seats 2, 1 and 0."""
    story = table(
        thief(knowledge=5), thief(knowledge=3), thief(knowledge=4), phase="exchange", level=2, round=2,
        levels={"2": [2, 1, 0]}, tree="TC1A TC2B TC3A TC4A TC5A", seats=3,
    )  # fmt: skip
    story.when(2, "exchange 4").expect({"marks": [9, 5, 9, 9, 9], "players.2.points": 4})
    story.when(1, "exchange 3").expect({"marks": [9, 2, 9, 9, 9]}).refused(0, "exchange 3", "EN-F3")
    story.legal(0, only=["exchange 0", "exchange 1", "exchange 2"]).when(0, "exchange 2")
    story.event("marker", seat=0, level=2)
    story.expect(
        {"players.0.points": 2, "players.0.knowledge": 3, "players.0.markers": [2], "marks": [9, 0, 9, 9, 9]}
    )


@clause("EN-F4")
def test_a_level_without_its_marker_gives_no_more_points() -> None:
    story = on_level(1, thief(knowledge=5), thief(points=9, markers=[1]), card="TC1A", marks=[0, 9, 9, 9, 9])
    story.then(asked="card")  # an exchange of 0 is not asked for


@clause("EN-F5", "EN-Q71", "EN-Q61")
def test_first_the_exchange_then_the_card_for_every_cube() -> None:
    story = on_level(5, thief(knowledge=1, hand="MO01"), thief(hand="MO02"), levels={"5": [0, 1]}, card="TC5A")
    story.refused(0, "feed MO01", "EN-F3").when(0, "exchange 1").then(waiting=0, asked="card")
    story.when(0, "feed MO01").expect({"players.0.knowledge": 2, "players.0.points": 1})
    story.then(waiting=1, asked="card").when(1, "feed MO02")  # the card is not used up
    story.expect({"players.1.knowledge": 2})


@clause("EN-Q62")
def test_one_may_go_to_the_tree_without_knowledge() -> None:
    on_level(3, thief(knowledge=0, p=-2), card="TC3A").then(waiting=0, asked="card").when(0, "use card").expect(
        {"players.0.p": 0}
    )


# -- level 1 ----------------------------------------------------------------------------------------------------


@clause("EN-TC1A", "EN-Q47", "EN-Q48")
def test_loki_takes_a_random_card_that_only_two_players_see() -> None:
    story = used(1, "TC1A", thief(hand=""), thief(hand="SD05 MO01 EF12"), thief(hand=""), rows={"outlet": "MO02"})
    story.legal(0, only=["steal 1", "pass"]).refused(0, "steal 2", "EN-TC1A").refused(0, "steal 0", "EN-TC1A")
    story.expect_view(0, {"players.1.backs.finds": 1, "players.1.backs.outlet": 1, "players.1.hand": None})
    story.chance("pluck EF12").when(0, "steal 1").told(0, "steal", card="EF12").told(1, "steal", card="EF12")
    story.told(2, "steal", card=None, deck="finds").event("steal", card=None, victim=1)
    story.expect({"players.0.hand": "EF12", "players.1.hand": "SD05 MO01"})
    record = story.match.record_for(2)
    assert "pluck" not in record
    nobody = used(1, "TC1A", thief(), PASSIVE, PASSIVE, round=1)
    assert nobody.match.view(None)["round"] == 2, "without a victim nobody is asked"


@clause("EN-TC1B", "EN-TC1C", "EN-Q49")
@pytest.mark.parametrize(
    ("card", "deck", "cards"), [("TC1B", "square", "SD17 SD21"), ("TC1C", "outlet", "MO05 MO11")]
)
def test_stalls_show_two_cards_of_a_deck(card: str, deck: str, cards: str) -> None:
    one, two = cards.split()
    story = used(1, card, thief(coins=20, hand=""), thief(), levels={"1": [0, 1]})
    story.legal(0, only=["pass", "look deck 1", "look deck 2"])  # the pile is empty
    story.chance(f"draw {one}", f"draw {two}").when(0, "look deck 2").event(
        "stall", deck=deck, source="deck", count=2
    )
    story.told(0, "look", card=one).told(1, "look", card=None).then(waiting=0, asked="stall")
    story.expect_view(1, {"looking.cards": None}).legal(0, only=["pass", f"buy {one}", f"buy {two}"])
    story.refused(0, "buy SD34", "EN-Q49")
    bought = story.fork().when(0, f"buy {two}").event("buy", card=two)
    bought.expect({f"decks.{deck}.top": [one]}).expect_view(0, {f"decks.{deck}.top": [one]})
    bought.expect_view(1, {f"decks.{deck}.top": [None]})
    story.when(0, "pass").expect({f"decks.{deck}.top": [one, two]})


@clause("EN-Q26", "EN-M3")
@pytest.mark.parametrize(("card", "first", "second"), [("TC1B", "SD17", "SD21"), ("TC1C", "MO07", "MO11")])
def test_nobody_heals_between_looking_and_buying(card: str, first: str, second: str) -> None:
    """At Anzelm's and Ma Lou's healing belongs to the first step, not to the choice."""
    ill = thief(coins=20, p=-2, hand="MO03")
    story = used(1, card, ill, thief(), levels={"1": [0, 1]}).legal(0, has="heal MO03")
    story.chance(f"draw {first}", f"draw {second}").when(0, "look deck 2").then(asked="stall")
    story.legal(0, only=["pass", f"buy {first}", f"buy {second}"]).refused(0, "heal MO03", "EN-M3")


@clause("EN-Q49")
def test_a_stall_may_look_into_the_discard_pile() -> None:
    story = used(
        1,
        "TC1B",
        thief(coins=20),
        thief(),
        decks={"square": {"pile": ["SD17", "SD18", "SD19"]}},
        levels={"1": [0, 1]},
    )
    story.legal(0, only=["pass", "look deck 1", "look deck 2", "look pile 1", "look pile 2"]).when(0, "look pile 2")
    story.expect_view(1, {"looking.cards": ["SD19", "SD18"]}).refused(0, "buy SD17", "EN-Q49")
    story.when(0, "buy SD18").expect({"decks.square.pile": ["SD17", "SD19"]})
    poor = used(1, "TC1B", thief(coins=1), thief(), decks={"square": {"pile": ["SD17"]}}, levels={"1": [0, 1]})
    poor.when(0, "look pile 1").event("decline", seat=0).then(waiting=1)  # everybody sees that it cannot be paid


# -- level 2 ----------------------------------------------------------------------------------------------------


@clause("EN-TC2A", "EN-Q50")
def test_his_grace_pays_by_place() -> None:
    rich, poor = thief(coins=10, knowledge=0), thief(coins=4, knowledge=0)
    story = used(2, "TC2A", rich, poor, poor, poor, seats=4, levels={"2": [0, 1, 2, 3]})
    story.when(0, "use card").event("lizard", fee=8, knowledge=3).expect({"players.0.coins": 2})
    story.then(waiting=2)  # the second cannot pay 5, and everybody sees it; places do not shift
    story.when(2, "use card").event("lizard", fee=0, knowledge=1, coins=0)
    story.when(3, "use card").event("lizard", fee=0, knowledge=0, coins=3).expect({"players.1.knowledge": 0})


@clause("EN-Q50")
def test_places_at_his_grace_are_counted_on_his_own_level() -> None:
    """A cube has left level 1; the first on level 2 pays as the first, the second as the second."""
    rich = thief(coins=20, knowledge=0)
    tree = ["TC1A", "TC2A", "TC3A", "TC4A", "TC5A"]
    levels = {"1": [2], "2": [0, 1]}
    story = table(rich, rich, rich, phase="card", level=1, levels=levels, tree=tree, seats=3, round=2)
    story.when(2, "pass").then(waiting=0, asked="card")
    story.when(0, "use card").event("lizard", fee=8).when(1, "use card").event("lizard", fee=5)


@clause("EN-TC2B", "EN-Q51")
def test_mr_woo_pays_twice_the_price_of_a_thief_upgrade() -> None:
    story = used(2, "TC2B", thief(thief="SD34 EF09", machine="SD27", coins=0, p=1, m=2), levels={"2": [0, 1]})
    story.legal(0, only=["pass", "sell SD34", "sell EF09"]).refused(0, "sell SD27", "EN-TC2B").when(0, "sell SD34")
    story.event("woo", coins=20).expect({"players.0.thief": ["EF09"], "players.0.p": -1, "players.0.m": 0})
    none = used(2, "TC2B", thief(machine="SD27"), round=2)
    assert none.match.view(None)["round"] == 3


@clause("EN-TC2C", "EN-Q52")
def test_alba_buys_what_is_left_after_the_exchange() -> None:
    story = on_level(2, thief(knowledge=5, coins=0), card="TC2C").when(0, "exchange 2").then(asked="card")
    story.legal(0, only=["pass", "trade 1", "trade 2", "trade 3"]).refused(0, "trade 4", "EN-TC2C").when(
        0, "trade 3"
    )
    story.event("alba", count=3, coins=21).expect({"players.0.coins": 21, "players.0.knowledge": 0})


# -- level 3 ----------------------------------------------------------------------------------------------------


@clause("EN-TC3A", "EN-Q77")
def test_doctor_tertius_heals_everything_and_is_offered_to_the_healthy() -> None:
    story = (
        used(3, "TC3A", thief(p=-4, m=-2, thief="SD31"))
        .when(0, "use card")
        .expect({"players.0.p": 2, "players.0.m": 0})
    )
    used(3, "TC3A", thief()).then(asked="card").when(0, "use card").event("card", card="TC3A")
    assert story is not None


@clause("EN-TC3B", "EN-Q53", "EN-Q76")
def test_the_mission_at_angelos() -> None:
    story = used(3, "TC3B", thief(hand="SD01", prepared="now"), thief(), levels={"3": [0, 1]})
    story.chance("draw ET05", "draw EF02").when(0, "use card").then(asked="pack").when(0, "pack SD01", "done")
    story.legal(0, has=["use SD01", "use tile"]).when(0, "use SD01", "use tile", "done").event("success")
    story.event("knowledge", count=1).then(asked="find").when(0, "sell").then(waiting=1, asked="card")
    story.expect({"decks.missions.pile": [], "decks.traps.pile": ["ET05"]})
    failed = used(3, "TC3B", thief(hand="", prepared="next")).chance("draw ET05").when(0, "use card")
    failed.event("failure").event("knowledge", count=1)  # whoever prepared may go, but not use the new tile


@clause("EN-TC3C")
def test_in_sync_gives_a_tile_for_the_next_round() -> None:
    story = used(3, "TC3C", thief(), thief(), levels={"3": [0, 1]}).when(0, "use card")
    story.expect_view(None, {"players.0.sync": "next"}).when(1, "pass").expect_view(
        None, {"players.0.sync": "now", "round": 4}
    )


# -- level 4 ----------------------------------------------------------------------------------------------------


@clause("EN-TC4A", "EN-Q74")
def test_amber_shows_six_cards_and_leaves_the_turn_order() -> None:
    story = on_level(4, thief(knowledge=0), thief(), card="TC4A", levels={"4": [0, 1]}, order=[2, 1, 0])
    story.then(waiting=0, asked="peek").legal(0, count=462)
    story.when(0, "peek traps 3 finds 3").then(asked="return")
    assert len(story.match.legal(0)) == 46080
    story.when(0, "return 6 top 5 bottom 4 top 3 bottom 2 top 1 top").then(waiting=1, asked="peek")
    story.expect_view(None, {"order": [2, 1, 0]}).when(1, "peek none")


@clause("EN-TC4C", "EN-Q57")
@pytest.mark.parametrize(
    ("state", "trap", "result"), [(0, "ET05", "success"), (-1, "ET05", "failure"), (-4, "ET17", "failure")]
)
def test_akunens_tile_cancels_the_critical_zone(state: int, trap: str, result: str) -> None:
    story = table(
        thief(p=state, cancel=True, hand=""), phase="crossing", turn=0, seats=2, rows={"missions": ["EM01"]}
    )
    story.chance(f"draw {trap}").when(0, "cross EM01").event(result)


@clause("EN-TC4C", "EN-Q57")
def test_akunens_tile_stays_and_takes_the_penalty_away() -> None:
    story = (
        used(4, "TC4C", thief(knowledge=0))
        .when(0, "use card")
        .expect_view(None, {"players.0.cancel": True, "round": 5})
    )
    healthy = table(
        thief(m=-5, cancel=True, hand="SD01"), phase="crossing", turn=0, seats=2, rows={"missions": ["EM01"]}
    )
    healthy.chance("draw ET01").when(0, "cross EM01", "pack SD01", "done", "use SD01", "done").no_event("hurt")
    assert story is not None


# -- level 5 ----------------------------------------------------------------------------------------------------


@clause("EN-TC5A", "EN-Q58")
def test_the_foxes_take_one_healing_card_finds_included() -> None:
    story = used(
        5, "TC5A", thief(hand="MO01 EF13 EF15 SD01", knowledge=0), thief(hand="EF16"), levels={"5": [0, 1]}
    )
    story.legal(0, only=["pass", "feed MO01", "feed EF13"]).refused(0, "feed EF15", "EN-TC5A").when(0, "feed EF13")
    story.event("feed", card="EF13", count=2).expect({"players.0.knowledge": 2, "decks.finds.pile": ["EF13"]})
    story.then(waiting=1, asked="card").legal(1, only=["pass"])  # asked, though there is no healing in that hand


@clause("EN-TC5B", "EN-Q59")
def test_jacob_tyllo_works_once_for_each_player() -> None:
    story = used(
        5, "TC5B", thief(tiles=2, knowledge=0), thief(tiles=1, tyllo=True), thief(tiles=1), levels={"5": [0, 1, 2]}
    )
    story.when(0, "use card").event("tyllo", count=4).expect({"players.0.tiles": 1, "players.0.knowledge": 4})
    story.then(waiting=2).expect_view(None, {"tile_supply": 7})
    again = used(5, "TC5B", thief(tiles=2, tyllo=True), round=5)
    assert again.match.view(None)["round"] == 6


@clause("EN-TC5C", "EN-Q60")
def test_an_offering_is_an_exchange_on_any_level() -> None:
    story = used(
        5, "TC5C", thief(knowledge=2), thief(points=17, markers=[2]), marks=[1, 0, 9, 9, 9], levels={"5": [0, 1]}
    )
    story.legal(0, only=["pass", "offer 1", "offer 3", "offer 4", "offer 5"]).refused(0, "offer 2", "EN-TC5C")
    story.when(0, "offer 1").event("marker", seat=0, level=1)
    story.expect({"players.0.points": 1, "players.0.knowledge": 1, "players.0.markers": [1]})


@clause("EN-Q77")
def test_a_card_without_a_target_or_payment_is_not_asked_about() -> None:
    cases: list[tuple[int, str, dict[str, object]]] = [
        (2, "TC2A", thief(coins=7)),
        (2, "TC2B", thief()),
        (2, "TC2C", thief(knowledge=0)),
        (5, "TC5A", thief(hand="SD01")),
        (5, "TC5B", thief(tiles=0)),
        (5, "TC5C", thief(knowledge=0)),
    ]
    for level, card, player in cases:
        story = used(level, card, player)
        assert story.match.view(None)["round"] == level + 1, card
    for level, card in ((4, "TC4B"), (3, "TC3C")):
        used(level, card, thief(), round=6).then(waiting=0, asked="card").when(0, "use card").then(over=True)
    used(4, "TC4C", thief(cancel=True)).then(waiting=0, asked="card").when(0, "use card").event("card", card="TC4C")


@pytest.mark.parametrize(("level", "card"), [(3, "TC3A"), (3, "TC3C"), (4, "TC4B"), (4, "TC4C")])
def test_whoever_runs_out_of_time_uses_a_card_that_costs_nothing(level: int, card: str) -> None:
    """Specification, section 6: yes by default. Others are declined."""
    match = used(level, card, thief()).match
    assert str(match.legal(0)[match._kit.timeout(match._table, 0)]) == "use card"
    other = used(5, "TC5B", thief(tiles=1)).match
    assert str(other.legal(0)[other._kit.timeout(other._table, 0)]) == "pass"
