"""Documents of tables that cannot be: refused by the entry that is wrong, and the clause it breaks."""

from typing import Any

import pytest

from tests.rules.enclave.table import GAME
from tests.scenario import given, impossible

EVERYBODY = [0, 1, 2, 3]


# -- cubes ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("phase", ["round", "initiative", "over"])
def test_no_cube_lies_on_the_board_between_rounds(phase: str) -> None:
    """Four cubes of an earlier round and four of this one would not fit on a level."""
    more: dict[str, Any] = {"seats": 4, "phase": phase, "round": 6}
    impossible(GAME, levels={"1": EVERYBODY}, where="levels.1", **more)
    impossible(GAME, cubes={"oracle": EVERYBODY}, where="cubes.oracle", **more)


def test_no_cube_waits_where_everything_has_resolved() -> None:
    tiles = {"oracle": 1, "shepherd": 2, "square": 3, "outlet": 4, "crossing": 5}
    town: dict[str, Any] = {"seats": 2, "phase": "square", "turn": 0, "tiles": tiles}
    impossible(GAME, cubes={"square": [0], "oracle": [1]}, clause="EN-A2", where="cubes.oracle", **town)
    tree: dict[str, Any] = {"seats": 2, "phase": "card", "level": 3, "round": 3}
    impossible(GAME, levels={"3": [0], "2": [1]}, clause="EN-A2", where="levels.2", **tree)
    impossible(GAME, levels={"3": [0]}, cubes={"crossing": [1]}, clause="EN-A2", where="cubes.crossing", **tree)


def test_a_seat_has_one_cube_in_the_tree_and_four_in_all() -> None:
    tree: dict[str, Any] = {"seats": 2, "phase": "card", "level": 3, "round": 3, "turn": 0}
    impossible(GAME, levels={"3": [0], "5": [1, 0]}, clause="EN-P3", where="levels.5", **tree)
    cubes = {place: [0] for place in ("shepherd", "oracle", "outlet", "square", "crossing")}
    where = "players[0].played"
    impossible(GAME, seats=2, phase="square", cubes=cubes, levels={"1": [0]}, clause="EN-P3", where=where)
    five = [{"played": "shepherd oracle outlet square crossing"}, {}]
    impossible(GAME, seats=2, phase="square", turn=0, players=five, clause="EN-P3", where=where)
    again = [{**five[0], "extra": "next"}, {}]  # Ultima Thule twice running
    given(GAME, seats=2, phase="card", level=1, levels={"1": [1]}, players=again).then(waiting=1)


def test_a_cube_lies_on_one_track_of_a_market() -> None:
    market: dict[str, Any] = {"seats": 2, "phase": "square", "second": [0]}
    impossible(GAME, cubes={"square": [0]}, clause="EN-K6", where="second", **market)
    given(GAME, cubes={"square": [1]}, **market).then(waiting=1, asked="market").when(1, "pass").then(waiting=0)


def test_cards_turned_up_wait_for_their_cubes_in_turn_order() -> None:
    level: dict[str, Any] = {"seats": 2, "phase": "level", "round": 3}
    climber, other = {"played": "tree", "card": "tree", "tiles": 1}, {"played": "oracle", "card": "oracle"}
    given(GAME, players=[climber, other], **level).then(waiting=0, asked="level")
    given(GAME, players=[climber, climber], order=[1, 0], **level).then(waiting=1)
    impossible(GAME, players=[{}, {}], clause="EN-P4", where="players[0].card", **level)
    impossible(GAME, players=[other, climber], clause="EN-P2", where="players[0].card", **level)  # placed by now
    impossible(GAME, players=[climber, other], levels={"1": [0]}, clause="EN-P2", where="players[0].card", **level)
    unplayed = {"played": "oracle", "card": "tree"}
    impossible(GAME, players=[unplayed, other], clause="EN-P2", where="players[0].card", **level)
    impossible(GAME, players=[climber, {}], clause="EN-P3", where="players", **level)


# -- whose turn it is -------------------------------------------------------------------------------------------


def test_the_first_cube_is_asked_where_nobody_is_named() -> None:
    """Also where hidden cards hang on it: looks, finds and stalls are the first cube's, not the first seat's."""
    table: dict[str, Any] = {"seats": 3, "order": [2, 0, 1]}
    oracle = {"phase": "return", "cubes": {"oracle": [1, 0]}, "looking": ["ET01", "ET02"]}
    given(GAME, **oracle, **table).then(waiting=1).expect_view(1, {"looking.cards": ["ET01", "ET02"]}).expect_view(
        2, {"looking.cards": None}
    )
    mission = {"card": "EM02", "traps": ["ET01"]}
    found = {"phase": "find", "cubes": {"crossing": [1]}, "mission": mission, "find": "EF01"}
    given(GAME, **found, **table).then(waiting=1).expect_view(1, {"find.card": "EF01"}).expect_view(
        2, {"find.card": None}
    )
    stall: dict[str, Any] = {"phase": "stall", "level": 1, "levels": {"1": [1]}, "looking": ["SD17"]}
    stall["tree"] = "TC1B TC2A TC3A TC4A TC5A"
    others = {"0": ["SD17"], "2": ["SD17"], "watcher": ["SD17"]}
    given(GAME, unknown=others, **stall, **table).then(waiting=1).expect_view(1, {"looking.cards": ["SD17"]})
    impossible(GAME, unknown={"1": ["SD17"]}, **stall, **table, where="unknown.1")
    tiles = [{"sync": "now"}, {"sync": "now"}, {"sync": "now"}]
    sync = {"phase": "sync", "cubes": {"crossing": [1, 0, 2]}, "players": tiles}
    given(GAME, **sync, **table).then(waiting=1, asked="sync")
    given(GAME, turn=0, **sync, **table).then(waiting=0, asked="sync")


@pytest.mark.parametrize(
    ("phase", "more"),
    [
        ("initiative", {"tiles": {"oracle": 1}}),
        ("oracle", {"cubes": {"oracle": [1, 0]}}),
        ("square", {"cubes": {"square": [1, 0]}}),
        ("crossing", {"cubes": {"crossing": [1, 0]}}),
        ("exchange", {"levels": {"1": [1, 0]}}),
        ("bid", {"first": 1, "options": {"order_method": "bid"}}),
    ],
)
def test_turn_names_who_is_asked(phase: str, more: dict[str, Any]) -> None:
    players = [{}, {}] if phase == "bid" else [{"knowledge": 1}, {"knowledge": 1}]
    document: dict[str, Any] = {"seats": 2, "phase": phase, "players": players, **more}
    given(GAME, turn=1, **document).then(waiting=1)
    impossible(GAME, turn=0, where="turn", **document)


def test_a_partner_is_chosen_with_a_tile_among_others() -> None:
    sync: dict[str, Any] = {"seats": 2, "phase": "sync", "cubes": {"crossing": [0, 1]}}
    impossible(GAME, turn=0, clause="EN-Y1", where="turn", **sync)
    impossible(GAME, turn=1, players=[{"sync": "now"}, {}], clause="EN-Y1", where="turn", **sync)
    mates = [{"mate": 2}, {"mate": -1}]
    impossible(GAME, phase="crossing", seats=2, cubes=sync["cubes"], players=mates, where="players[0].mate")


# -- the end ----------------------------------------------------------------------------------------------------


def test_a_game_is_over_after_the_last_round_or_with_four_tree_tiles() -> None:
    impossible(GAME, seats=2, phase="over", round=3, clause="EN-E2", where="phase")
    given(GAME, seats=2, phase="over", round=6).then(over=True)
    given(GAME, seats=2, phase="over", round=3, players=[{"tiles": 4}, {}]).outcome(winners=(0,))
    four = [{}, {"tiles": 4}]
    for phase in ("round", "initiative", "plan"):
        impossible(GAME, seats=2, phase=phase, players=four, clause="EN-E1", where="players[1].tiles")


def test_the_tree_has_given_what_the_thieves_have() -> None:
    impossible(GAME, seats=2, players=[{"points": 3}, {}], clause="EN-F3", where="marks")
    impossible(GAME, seats=2, players=[{"points": 7}, {}], marks=[0, 7, 7, 7, 7], clause="EN-F4", where="marks")
    impossible(GAME, seats=2, players=[{"markers": [1]}, {}], clause="EN-F4", where="marks")
    impossible(GAME, seats=3, phase="exchange", players=[{"tiles": 4}] * 3, clause="EN-S16", where="players")


# -- bids -------------------------------------------------------------------------------------------------------


def test_bids_are_made_in_turn_and_differ() -> None:
    bids: dict[str, Any] = {"seats": 3, "phase": "bid", "options": {"order_method": "bid"}, "first": 1}
    given(GAME, players=[{}, {"bid": 3}, {"bid": 0}], **bids).then(waiting=0).legal(0, not_has="bid 3", count=11)
    equal = [{}, {"bid": 3}, {"bid": 3}]
    impossible(GAME, players=equal, clause="EN-S5", where="players[2].bid", **bids)
    impossible(GAME, players=[{}, {}, {"bid": 3}], clause="EN-S5", where="players[2].bid", **bids)
    impossible(GAME, players=[{}, {"bid": 12}, {}], where="players[1].bid", **bids)
    impossible(GAME, seats=2, phase="plan", players=[{"bid": 3}, {}], where="players[0].bid")
    impossible(GAME, seats=2, phase="plan", first=1, where="first")
    impossible(GAME, players=[{"coins": 3}, {}, {}], where="players[0].coins", **bids)
    impossible(GAME, order=[2, 1, 0], where="order", **bids)
    impossible(GAME, **{**bids, "round": 2}, where="round")


# -- missions ---------------------------------------------------------------------------------------------------


def on_mission(phase: str, card: str = "EM13", traps: str = "ET01 ET02", **more: Any) -> dict[str, Any]:
    """Seat 0 alone at the Crossing."""
    mission = {"card": card, "traps": traps, **more.pop("mission", {})}
    return {"seats": 2, "phase": phase, "cubes": {"crossing": [0]}, "mission": mission, **more}


def test_as_many_traps_lie_there_as_the_mission_turns_up() -> None:
    given(GAME, **on_mission("use", players=[{"packed": "SD01"}, {}])).then(waiting=0, asked="use")
    impossible(GAME, **on_mission("use", traps="ET01"), clause="EN-X3", where="mission.traps")
    impossible(GAME, **on_mission("pack", traps="ET01"), clause="EN-X3", where="mission.traps")
    pair: dict[str, Any] = {"cubes": {"crossing": [0, 1]}, "players": [{"mate": 2, "sync": "now"}, {"mate": -1}]}
    impossible(GAME, **on_mission("use", **pair), clause="EN-X3", where="mission.traps")  # EN-Y3


def test_the_sarcophagus_limits_what_is_packed() -> None:
    three = [{"packed": "SD01 SD02 SD03"}, {}]
    used = [{"packed": "SD01 SD02", "hand": "SD01 SD02", "used": "SD03"}, {}]
    impossible(GAME, **on_mission("pack", traps="", players=three), clause="EN-T5", where="players[0].packed")
    impossible(GAME, **on_mission("use", players=used), clause="EN-T5", where="players[0].packed")
    wide = [{"packed": "SD01 SD02 SD03", "machine": "SD28"}, {}]
    given(GAME, **on_mission("pack", traps="", players=wide)).then(waiting=0, asked="pack").legal(0, only=["done"])
    thing = [{"used": "EF12"}, {}]
    impossible(GAME, **on_mission("use", players=thing), clause="EN-X2", where="players[0].used")
    tile = [{"used_tile": True}, {}]
    impossible(GAME, **on_mission("use", players=tile), clause="EN-C4", where="players[0].used_tile")
    stranger = [{}, {"packed": "SD05"}]
    impossible(GAME, **on_mission("use", players=stranger), clause="EN-X1", where="players[1]")


def test_the_partner_packs_and_uses_after_the_holder() -> None:
    def pair(phase: str, traps: str, **partner: Any) -> dict[str, Any]:
        players = [{"mate": 2, "sync": "now"}, {"mate": -1, **partner}]
        return on_mission(phase, traps=traps, players=players, cubes={"crossing": [0, 1]}, turn=0)

    impossible(GAME, **pair("pack", "", packed="SD05"), clause="EN-Y4", where="players[1]")
    used: dict[str, Any] = {"used": "SD05", "hand": "SD06"}
    impossible(GAME, **pair("use", "ET01 ET02 ET03", **used), clause="EN-Y4", where="players[1]")
    given(GAME, **{**pair("pack", "", packed="SD05"), "turn": 1}).then(waiting=1, asked="pack")


def test_partners_know_the_finds_they_see_packed() -> None:
    team = [{"mate": 2, "sync": "now"}, {"mate": -1, "hand": "EF15 EF12", "packed": "EF15"}, {}]
    crossing: dict[str, Any] = {"seats": 3, "cubes": {"crossing": [0, 1]}, "turn": 1, "players": team}
    joint = on_mission("use", traps="ET01 ET02 ET03", **crossing)
    match = given(GAME, **joint).expect({"unknown.0": ["EF12"], "unknown.2": ["EF12", "EF15"]}).match
    assert all(match.sample(0, n).view(0) == match.view(0) for n in range(20))
    impossible(GAME, unknown={"0": ["EF15"]}, **joint, where="unknown.0")


def test_rewards_are_those_of_the_mission() -> None:
    finds = on_mission("find", find="EF01", mission={"left": 1})
    given(GAME, **finds).chance("draw EF02").when(0, "sell").then(waiting=0, asked="find")
    impossible(GAME, **on_mission("find", find="EF01", mission={"left": 2}), where="mission.left")
    impossible(GAME, **on_mission("find", "EM08", find="EF01"), clause="EN-X10", where="mission.card")
    impossible(GAME, **on_mission("tree-tile"), clause="EN-X10", where="mission.card")
    impossible(GAME, **on_mission("pack", "TC3B", ""), clause="EN-TC3B", where="mission.card")
    for entry in ("won", "seat", "mate", "rewarded"):
        impossible(GAME, **on_mission("use", mission={entry: 1}), where="mission")
    angelos: dict[str, Any] = {"seats": 2, "phase": "pack", "level": 3, "round": 3}
    angelos["tree"] = "TC1A TC2A TC3B TC4A TC5A"
    given(GAME, mission={"card": "TC3B"}, **angelos).then(waiting=0, asked="pack")
    impossible(GAME, mission={"card": "EM01"}, clause="EN-TC3B", where="mission.card", **angelos)


# -- the tree and its stalls ------------------------------------------------------------------------------------


def test_a_place_on_a_level_leaves_room_for_the_cubes_behind() -> None:
    level: dict[str, Any] = {"seats": 4, "phase": "card", "level": 2, "round": 2}
    level["tree"] = "TC1A TC2A TC3A TC4A TC5A"
    impossible(GAME, levels={"2": EVERYBODY}, place=1, where="place", **level)
    given(GAME, levels={"2": [0, 1]}, place=2, **level).when(0, "use card").when(1, "use card")


def test_a_stall_sells_what_is_looked_at() -> None:
    stall: dict[str, Any] = {"seats": 2, "phase": "stall", "level": 1}
    anzelm = {"tree": "TC1B TC2A TC3A TC4A TC5A", **stall}
    impossible(GAME, looking=["MO01"], clause="EN-Q49", where="looking", **anzelm)
    impossible(GAME, looking=["SD17", "SD18", "SD19"], clause="EN-Q49", where="looking", **anzelm)
    impossible(GAME, looking=["SD17"], clause="EN-Q49", where="level", **stall)
    pile = {"stall": {"source": "pile"}, "decks": {"square": {"pile": ["SD17"]}}, **anzelm}
    given(GAME, players=[{"coins": 9}, {}], **pile).legal(0, has="buy SD17")
    impossible(GAME, looking=["SD18"], clause="EN-Q49", where="looking", **pile)
    impossible(GAME, **{**pile, "decks": {}}, clause="EN-Q49", where="stall.source")
    four = ["ET01", "ET02", "ET03", "ET04"]
    impossible(GAME, seats=2, phase="return", turn=0, looking=four, clause="EN-O3", where="looking")


# -- entries that would say nothing -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("where", "document"),
    [
        ("level", {"phase": "plan", "level": 2}),
        ("place", {"phase": "square", "turn": 0, "place": 1}),
        ("place", {"phase": "crossing", "cubes": {"crossing": [0]}, "place": 1}),
        ("place", {"phase": "oracle", "cubes": {"oracle": [0]}, "place": 0}),
        ("turn", {"phase": "plan", "turn": 1}),
        ("stall", {"phase": "card", "level": 1, "stall": {"source": "deck"}}),
        ("looking", {"phase": "oracle", "turn": 0, "looking": ["ET01"]}),
        ("players[0].card", {"phase": "plan", "players": [{"card": "tree", "played": "tree"}, {}]}),
        ("players[0].played", {"phase": "round", "players": [{"played": "tree"}, {}]}),
        ("players[0].prepared", {"phase": "round", "players": [{"prepared": "next"}, {}]}),
        ("players[0].cancel", {"players": [{"cancel": "no"}, {}]}),
        ("decks.traps", {"decks": {"traps": {"size": 4}}}),
        ("decks.traps.pile", {"decks": {"traps": {"pile": [f"ET{n:02}" for n in range(1, 17)]}}}),
        ("players[0].colour", {"options": {"thief_choice": "green red"}, "players": [{"colour": "blue"}, {}]}),
        ("tree", {"options": {"tree_setup": "first_game"}, "tree": "TC1B TC2C TC3A TC4A TC5A"}),
    ],
)
def test_entries_of_another_moment_are_refused(where: str, document: dict[str, Any]) -> None:
    impossible(GAME, seats=2, where=where, **document)


@pytest.mark.parametrize(
    ("where", "document"),
    [
        ("players[0].played", {"phase": "square", "turn": 0, "players": [{"played": "square square"}, {}]}),
        ("players[0].markers", {"players": [{"markers": [1, 1]}, {}]}),
        ("unknown.0", {"decks": {"traps": {"top": ["ET01"]}}, "unknown": {"0": ["ET01", "ET01"]}}),
        ("facts[0].cards", {"facts": [{"of": "1", "cards": ["ET01", "ET01"], "among": ["ET01", "ET02"]}]}),
        ("facts[0].among", {"facts": [{"of": "1", "cards": ["ET01"], "among": ["ET01", "ET02", "ET02"]}]}),
    ],
)
def test_nothing_stands_there_twice(where: str, document: dict[str, Any]) -> None:
    impossible(GAME, seats=2, where=where, **document)


def test_options_lay_what_is_left_out() -> None:
    options = {"thief_choice": "green red", "tree_setup": "TC1B TC2A TC3B TC4B TC5B"}
    story = given(GAME, seats=2, options=options)
    story.expect({"players.0.colour": "green", "tree": options["tree_setup"]})


def test_facts_stand_beside_the_usual_knowledge() -> None:
    decks = {"traps": {"top": ["ET01", "ET02"]}}
    fact = {"of": "1", "cards": ["ET01"], "among": ["ET01", "ET02"]}
    given(GAME, seats=2, decks=decks, facts=[fact]).expect_view(
        1, {"decks.traps.among": [{"cards": ["ET01"], "top": [0, 1], "bottom": []}]}
    )
    impossible(GAME, seats=2, facts=[fact], where="facts[0]")
