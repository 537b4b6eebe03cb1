"""EN-H, EN-O, EN-M, EN-K, EN-D: Shepherd, Oracle, the two markets, and what happens to decks."""

import pytest

import rookery
from rookery.games.enclave.cards.reading import standard
from tests.clauses import clause
from tests.rules.enclave.table import GAME, at_crossing, in_outlet, in_square, table, thief
from tests.scenario import Scenario

CARDS = {row["id"]: row for row in rookery.game(GAME).cards}
OUTLET = [f"MO{n:02}" for n in range(1, 13)]


def at_oracle(*thieves: dict[str, object], **more: object) -> Scenario:
    """The Oracle resolves: seats 1 and 2 of three stand there unless said otherwise."""
    return table(*thieves, phase="oracle", **{"seats": 3, "cubes": {"oracle": [1, 2]}, **more})  # type: ignore[arg-type]


def price(card: str) -> int:
    return int(CARDS[card]["price"])


# -- Shepherd ---------------------------------------------------------------------------------------------------


@clause("EN-H1", "EN-H2", "EN-Q22")
def test_the_shepherd_pays_by_place_without_a_choice_or_a_find() -> None:
    four = {"coins": 0, "played": "oracle outlet square"}
    story = table(*[thief(**four) for _ in range(4)], phase="plan", seats=4, order=[2, 0, 3, 1])
    for seat in range(4):
        story.when(seat, "plan shepherd")
    coins, knowledge = standard()[0].shepherd_coins, standard()[0].shepherd_knowledge
    for place, seat in enumerate([2, 0, 3, 1]):
        story.event("shepherd", seat=seat, coins=coins[place], knowledge=knowledge[place])
        story.expect_view(None, {f"players.{seat}.coins": coins[place], f"players.{seat}.backs.finds": 0})
    story.no_event("find").expect_view(None, {"round": 2}).then(asked="tile")


# -- Oracle -----------------------------------------------------------------------------------------------------


@clause("EN-O1", "EN-Q25")
def test_visitors_come_first_from_the_next_round_on() -> None:
    played = ["shepherd outlet square"] * 3 + ["oracle outlet square"]
    story = table(*[thief(played=p) for p in played], phase="plan", seats=4, cubes={"oracle": [3]})
    for seat, place in enumerate(("crossing", "oracle", "crossing", "crossing")):
        story.when(seat, f"plan {place}")
    story.event("order", seat=3, place=1).expect_view(None, {"order": [3, 1, 0, 2]})
    story.when(3, "peek none").when(1, "peek none")
    for seat in (0, 2, 3):
        story.when(seat, "prepare")
    story.expect_view(None, {"round": 2}).then(waiting=3, asked="tile")


@clause("EN-O2")
def test_the_order_changes_even_if_nobody_looks() -> None:
    played = {"played": "shepherd outlet square"}
    story = table(thief(**played), thief(**played), phase="plan", seats=2)
    story.when(0, "plan tree").when(1, "plan oracle").then(waiting=1, asked="peek")
    story.expect_view(None, {"order": [1, 0]}).when(1, "peek none").event("peek", decks=[]).no_event("look")
    story.expect_view(None, {"order": [1, 0]})


@clause("EN-O3", "EN-EX5", "EN-Q24")
def test_any_three_cards_from_the_tops_may_be_asked_for() -> None:
    story = (
        at_oracle().then(waiting=1).legal(1, count=56, has=["peek none", "peek traps 2 finds 1", "peek missions 3"])
    )
    story.refused(1, "peek traps 2 finds 2", "EN-O3")
    story.chance("draw ET05", "draw ET09", "draw EF03").when(1, "peek traps 2 finds 1")
    story.event("peek", seat=1, decks=["traps", "traps", "finds"])
    story.told(1, "look", card="ET05").told(1, "look", card="EF03").event("look", seat=1, card=None)
    story.expect_view(1, {"looking.cards": ["ET05", "ET09", "EF03"]}).expect_view(0, {"looking.cards": None})
    story.expect_view(None, {"looking.decks": ["traps", "traps", "finds"], "decks.traps.size": 18})


@clause("EN-Q24")
def test_never_more_than_a_deck_holds() -> None:
    rows = {"outlet": OUTLET[:4]}
    decks: dict[str, dict[str, list[str]]] = {"outlet": {"pile": []}}
    hands = [thief(hand=OUTLET[4:8]), thief(), thief(thief=["MO09", "MO11"])]
    story = at_oracle(*hands, rows=rows, decks=decks)
    assert story.match.view(1)["decks"]["outlet"]["size"] == 2
    story.refused(1, "peek outlet 3", "EN-Q24").legal(1, has="peek outlet 2")


@clause("EN-O4")
def test_cards_go_back_on_top_or_underneath_in_any_order() -> None:
    story = at_oracle().chance("draw ET01", "draw ET02", "draw ET03").when(1, "peek traps 3").then(asked="return")
    story.legal(1, count=48).refused(2, "peek none", "EN-O4")
    story.when(1, "return 3 top 1 bottom 2 top").event("return", seat=1, back=None).then(waiting=2, asked="peek")
    story.expect({"decks.traps.top": ["ET02", "ET03"], "decks.traps.bottom": ["ET01"]})
    story.expect_view(1, {"decks.traps.top": ["ET02", "ET03"], "decks.traps.bottom": ["ET01"]})
    story.expect_view(2, {"decks.traps.top": [None, None], "decks.traps.bottom": [None]})
    story.when(2, "peek traps 1").told(2, "look", card="ET02").expect_view(2, {"looking.cards": ["ET02"]})
    story.when(2, "return 1 bottom").expect({"decks.traps.bottom": ["ET01", "ET02"]})


@clause("EN-O4")
def test_whoever_knew_a_card_loses_sight_of_it_when_others_reorder_it() -> None:
    story = at_oracle().chance("draw ET01", "draw ET02").when(1, "peek traps 2").when(1, "return 1 top 2 top")
    story.expect_view(1, {"decks.traps.top": ["ET02", "ET01"]})
    story.when(2, "peek traps 2").when(2, "return 1 bottom 2 top")
    story.expect_view(2, {"decks.traps.top": ["ET01"], "decks.traps.bottom": ["ET02"]})
    story.expect_view(1, {"decks.traps.top": [None], "decks.traps.bottom": [None]})
    assert [f for f in story.match.document()["facts"] if f["of"] == "1"] == [
        {"of": "1", "cards": ["ET01", "ET02"], "among": ["ET01", "ET02"]}
    ]


@clause("EN-O4")
def test_steps_of_looking_and_returning_cover_every_move() -> None:
    story = at_oracle().steps_cover(1)
    story.chance("draw ET01", "draw EF01", "draw EF02").in_steps(1, "peek traps", "peek finds", "peek finds")
    story.steps_cover(1).in_steps(1, "2 top", "1 bottom", "3 top")
    story.expect({"decks.finds.top": ["EF02", "EF01"], "decks.traps.bottom": ["ET01"]})


# -- Outlet, healing --------------------------------------------------------------------------------------------


@clause("EN-M1", "EN-K1")
def test_what_the_markets_sell() -> None:
    kinds = {deck: {row["kind"] for row in CARDS.values() if row["deck"] == deck} for deck in ("outlet", "square")}
    assert kinds == {"outlet": {"healing", "thief"}, "square": {"protection", "thief", "machine"}}
    story = in_outlet(thief(coins=30), row="MO01 MO09").when(0, "buy MO01").then(waiting=0)
    story.when(0, "buy MO09").expect({"players.0.thief": ["MO09"]})
    assert "MO01" in story.match.view(0)["players"][0]["hand"]


@clause("EN-M2", "EN-EX6")
def test_healing_stops_at_the_maximum_and_the_card_is_gone() -> None:
    story = in_outlet(thief(p=-3, thief="SD31", hand="MO01"), row="MO03").when(0, "heal MO01")
    story.event("heal", card="MO01", p=5, m=0).expect_view(0, {"players.0.p": 2, "players.0.hand": []})
    story.expect({"decks.outlet.pile": ["MO01"]}).then(waiting=0, asked="market")


@clause("EN-M3", "EN-Q26")
def test_healing_is_an_option_in_every_open_decision_of_ones_own() -> None:
    ill = thief(p=-2, hand="MO03 SD01", tiles=1, knowledge=3)
    moments = [
        table(ill, phase="initiative", seats=2),
        table({**ill, "card": "tree", "played": "tree"}, thief(played="oracle"), phase="level", turn=0, seats=2),
        table(ill, phase="oracle", turn=0, seats=2),
        in_square(ill),
        in_outlet(ill, row="MO01 MO02"),
        at_crossing(ill),
        table(ill, phase="exchange", level=1, levels={"1": [0]}, seats=2),
        table(ill, phase="card", level=1, levels={"1": [0]}, seats=2),
    ]
    for story in moments:
        question = story.match.question(0)
        story.legal(0, has="heal MO03").when(0, "heal MO03").expect_view(0, {"players.0.p": 0})
        assert story.match.question(0) == question, "healing leaves the question open"
        story.legal(0, not_has=["heal MO03"])
    story = at_crossing(ill, row="EM01").when(0, "cross EM01").when(0, "pack SD01").legal(0, has="heal MO03")
    secret = table(ill, phase="plan", seats=2).legal(0, count=6).refused(0, "heal MO03", "EN-M3")
    assert secret.match.waiting == (0, 1)
    looked = table(ill, phase="oracle", turn=0, seats=2).when(0, "peek traps 1").then(asked="return")
    looked.refused(0, "heal MO03", "EN-M3").legal(0, count=2)
    in_square(thief(), ill).refused(1, "heal MO03", "EN-K3")  # never into somebody else's decision


@clause("EN-M3")
def test_no_healing_from_the_traps_to_the_end_of_the_mission() -> None:
    story = at_crossing(thief(p=-1, hand="SD01 SD02 MO03"), row="EM11").chance("draw ET01", "draw ET09")
    story.when(0, "cross EM11", "pack SD01", "pack SD02", "done").then(asked="use").refused(0, "heal MO03", "EN-M3")
    story.when(0, "use SD01", "use SD02", "done").then(asked="tree-tile").refused(0, "heal MO03", "EN-M3")


@clause("EN-Q27")
def test_healing_must_move_a_disc() -> None:
    story = in_outlet(thief(p=0, m=-1, hand="MO01 MO02"), row="MO03")
    story.refused(0, "heal MO01", "EN-Q27").legal(0, has="heal MO02", not_has=["heal MO01"])


# -- both markets -----------------------------------------------------------------------------------------------


@clause("EN-K2")
def test_a_protection_works_once_and_only_on_a_mission() -> None:
    story = in_square(thief(hand="SD01")).legal(0, not_has=["use SD01"])
    story = at_crossing(thief(hand="SD01"), row="EM01", cubes={"crossing": [0, 1]}).chance("draw ET01")
    story.when(0, "cross EM01", "pack SD01", "done", "use SD01", "done")
    story.expect({"decks.square.pile": ["SD01"], "players.0.hand": []})


@clause("EN-K3", "EN-K6", "EN-EX7", "EN-Q28")
def test_first_actions_then_second_ones_in_the_same_order() -> None:
    """Mici, Rezső and Máté are seats 1, 2 and 0; the row is a b c d."""
    rich = thief(coins=60)
    story = in_square(rich, rich, rich, row="SD17 SD18 SD19 SD20", cubes={"square": [1, 2, 0]}).then(waiting=1)
    story.chance("draw SD21").when(1, "buy SD18").expect_view(
        None, {"rows.square": ["SD17", "SD19", "SD20", "SD21"]}
    )
    story.expect_view(None, {"cubes.square": [2, 0], "second": [1]}).then(waiting=2)
    story.when(2, "discard SD17").when(0, "buy SD19").then(waiting=1).expect_view(None, {"second": [1, 2, 0]})
    story.when(1, "pass").then(waiting=2).when(2, "pass").then(waiting=0).when(0, "pass").then(asked="tile")


@clause("EN-K6", "EN-Q28")
def test_leaving_at_the_first_action_gives_up_both() -> None:
    story = in_square(thief(), thief(), cubes={"square": [0, 1]}).when(0, "pass").event("pass", seat=0)
    story.when(1, "discard SD17").then(waiting=1).when(1, "discard SD18").then(asked="tile")


@clause("EN-K4", "EN-Q29", "EN-Q21")
def test_buying_pays_slides_and_adds_one_card() -> None:
    story = in_square(thief(coins=30, hand="")).chance("draw SD22", "draw SD21").when(0, "buy SD18")
    story.event("buy", card="SD18", price=price("SD18")).expect({"players.0.coins": 30 - price("SD18")})
    story.expect_view(0, {"rows.square": ["SD17", "SD19", "SD31", "SD22"], "players.0.hand": ["SD18"]})
    story.when(0, "buy SD22").expect_view(0, {"players.0.hand": "SD18 SD22"})  # the new card may be taken at once
    story.refused(0, "buy SD18", "EN-I1")
    in_square(thief(coins=30)).refused(0, "buy SD34", "EN-K4")


@clause("EN-K5", "EN-Q29")
def test_discarding_costs_nothing() -> None:
    story = in_square(thief(coins=0)).legal(
        0, only=["pass", *[f"discard {c}" for c in ("SD17", "SD18", "SD19", "SD31")]]
    )
    story.chance("draw SD21").when(0, "discard SD17").expect({"decks.square.pile": ["SD17"], "players.0.coins": 0})
    story.expect_view(0, {"rows.square": ["SD18", "SD19", "SD31", "SD21"]}).then(waiting=0)
    story.when(0, "discard SD18")
    in_square(thief(coins=0)).refused(0, "discard SD34", "EN-K5")


@clause("EN-K7", "EN-Q32", "EN-Q21")
@pytest.mark.parametrize(("seats", "full"), [(2, 3), (3, 4), (4, 4)])
def test_the_row_is_full_again_when_all_are_done(seats: int, full: int) -> None:
    story = in_square(thief(coins=0), row="SD17 SD18", seats=seats).when(0, "discard SD17")
    assert len(story.match.view(None)["rows"]["square"]) == 2, "one action adds one card only"
    story.when(0, "pass")
    deals = [e for e in story.match.events(None) if e["kind"] in ("deal", "rotate")]
    before = [e["deck"] for e in deals[: next(n for n, e in enumerate(deals) if e["kind"] == "rotate")]]
    assert before == ["square"] * (1 + full - 2)


@clause("EN-Q75")
def test_a_removed_upgrade_may_be_drawn_at_once() -> None:
    """Pay, remove, place, slide, refill: with a thin deck the removed card is shuffled in before the draw."""
    hands = [thief(thief="MO09 MO10", coins=20, hand=OUTLET[:5]), thief(hand=OUTLET[5:8]), thief()]
    story = in_outlet(*hands, row="MO11 MO12").chance("draw MO09").when(0, "buy MO11 remove MO09")
    story.in_order("buy", ("remove", {"card": "MO09"}), "shuffle", ("deal", {"card": "MO09"}))
    story.expect_view(0, {"rows.outlet": ["MO12", "MO09"], "players.0.thief": ["MO10", "MO11"]})


@clause("EN-Q31")
def test_used_starting_protections_come_back_through_the_square() -> None:
    bought = [f"SD{n}" for n in range(17, 26)]
    story = in_square(
        thief(coins=30, hand="SD02 SD03 SD04"),
        thief(hand=["SD05", "SD06", "SD07", "SD08", *bought]),
        thief(thief="SD33 SD34"),
        row="SD26 SD27 SD28 SD29",
        decks={"square": {"pile": ["SD01"], "top": ["SD30", "SD31", "SD32"]}},
        cubes={"square": [2, 0]},
    ).chance("draw SD01")
    story.when(2, "discard SD26").event("deal", card="SD30").event("shuffle", deck="square")
    story.when(0, "discard SD27").event("deal", card="SD01").when(2, "pass").when(0, "buy SD01")
    story.event("buy", card="SD01", price=price("SD01"))
    assert "SD01" in story.match.view(0)["players"][0]["hand"]


# -- decks ------------------------------------------------------------------------------------------------------


def thin_traps(**more: object) -> Scenario:
    """Three traps are left in the deck, all others lie in the pile."""
    pile = [f"ET{n:02}" for n in range(4, 19)]
    return at_crossing(thief(hand=""), row="EM01 EM02", decks={"traps": {"pile": pile}}, **more)


@clause("EN-D1", "EN-Q23")
def test_a_thin_deck_is_shuffled_at_once() -> None:
    story = thin_traps().chance("draw ET01").when(0, "cross EM01")
    story.in_order(("trap", {"card": "ET01"}), ("shuffle", {"deck": "traps"}))
    view = story.match.view(None)
    assert view["decks"]["traps"]["size"] == 17, "the revealed trap was in neither pile"
    assert view["decks"]["traps"]["pile"] == ["ET01"]


@clause("EN-Q23")
def test_cards_being_looked_at_count_as_in_the_deck_and_are_lost_in_a_shuffle() -> None:
    pile = [f"ET{n:02}" for n in range(4, 19)]
    story = table(phase="oracle", turn=0, seats=2, decks={"traps": {"pile": pile}})
    story.when(0, "peek traps 3").no_event("shuffle").when(0, "return 1 top 2 top 3 top").no_event("shuffle")
    assert len(story.match.view(0)["decks"]["traps"]["top"]) == 3
    known = story.match.document()
    known.update(phase="crossing", turn=0, cubes={"crossing": [0]}, tiles=None)
    del known["tiles"]
    going = rookery.game(GAME).position(known)
    going.play(0, f"cross {going.view(0)['rows']['missions'][0]}")
    going.play(0, "done")
    assert going.view(0)["decks"]["traps"]["top"] == [], "nobody can follow a card through a shuffle"


@clause("EN-Q23", "EN-K5")
def test_a_discarded_card_may_come_straight_back() -> None:
    hands = [thief(hand=OUTLET[:4]), thief(hand=OUTLET[4:7]), thief()]
    story = in_outlet(*hands, row="MO08 MO09 MO10 MO11").chance("draw MO08").when(0, "discard MO08")
    story.in_order("discard", "shuffle", ("deal", {"card": "MO08"}))


@clause("EN-D2")
def test_a_row_is_filled_as_far_as_there_are_cards() -> None:
    hands = [thief(coins=50, hand=OUTLET[:6]), thief(hand=OUTLET[6:8]), thief(thief="MO09 MO10")]
    story = in_outlet(*hands, row="MO11 MO12").when(0, "buy MO11").expect_view(0, {"rows.outlet": ["MO12"]})
    story.when(0, "buy MO12").expect_view(0, {"rows.outlet": []})


@clause("EN-D3")
def test_used_cards_go_to_the_pile_of_their_own_deck_in_order() -> None:
    story = at_crossing(
        thief(hand="SD04 EF15 SD01", machine="SD28"), row="EM08", cubes={"crossing": [0, 1]}
    ).chance("draw ET01", "draw ET02")
    story.when(0, "cross EM08", "pack SD01", "pack EF15", "pack SD04", "done")
    story.when(0, "use SD04", "use EF15", "use SD01", "done").when(0, "take knowledge")
    story.expect({"decks.square.pile": ["SD04", "SD01"], "decks.finds.pile": ["EF15"]})
    story.expect({"decks.traps.pile": ["ET01", "ET02"]})
    assert story.match.document()["decks"]["missions"]["pile"][0] == "EM08"
