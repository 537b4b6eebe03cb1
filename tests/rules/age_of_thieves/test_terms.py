"""AT-G, AT-S, AT-Y: terms, the set-up and the variants."""

import tomllib
from importlib.resources import files
from typing import Any

import pytest

import rookery
from rookery.games.age_of_thieves.cards.reading import book, city
from tests.clauses import clause
from tests.rules.age_of_thieves.table import GAME, alarmed, declaring, pass_all, resolving, table, thief
from tests.scenario import given, new_game

CITY = city()
NAME = CITY.names


def number(name: str) -> int:
    return NAME.index(name)


def board_file() -> dict[str, Any]:
    text = files("rookery.games.age_of_thieves").joinpath("board.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


@clause("AT-G1")
def test_a_turn_runs_through_its_five_phases() -> None:
    story = table("turn", thief("morius", "Na2"), thief("zain", "Sa2"), guards=["P3c"])
    story.chance("event C01", "roll 3", "draw G04", "draw G05")
    story.then(asked="jewel").expect_view(0, {"phase": "event"})
    story.when(0, "at Ne0").then(asked="declare").expect_view(0, {"phase": "declaration"})
    story.when(0, "declare move:1").when(1, "declare").expect_view(0, {"phase": "resolution"})
    story.event("watch", count=3).chance("event C02").when(0, "decline").event("clean-up").event("turn", count=2)
    story.in_order("clean-up", "pass", ("turn", {"count": 2}))


@clause("AT-G2", "AT-Z3")
def test_the_carrier_who_walks_out_wins_at_once() -> None:
    rich = thief("zain", "Sa2", jewels={"green": 4, "yellow": 3})
    story = alarmed(thief("morius", "Na5", "move:3", jewels={"emperor": 1}), rich)
    story.when(0, "sneak", "leave").then(over=True).outcome(winners=(0,), ranks=(1, 2))


@clause("AT-G3")
def test_every_space_lies_in_one_of_five_districts_and_borders_do_not_matter() -> None:
    many = [CITY.district.count(d) for d in range(5)]
    assert many == [40, 40, 40, 40, 25]
    borders = [p for p in board_file()["paths"] if p.get("border")]
    assert len(borders) == 20
    story = resolving(thief("morius", "Nb8", "move:3"), thief("zain", "Sa2"))
    story.when(0, "sneak", "go Eb0").expect({"players.0.at": "Eb0"})


@clause("AT-G4", "AT-EX11")
def test_an_effect_on_guards_never_touches_a_captain() -> None:
    story = alarmed(thief("morius", "Nb4", "G08:3"), thief("zain", "Sa2"), guards=["Nc3"], captains=["Nb5"])
    story.when(0, "resolve").legal(0, only=["watch Nc3", "rival 0"])
    story.refused(0, "watch Nb5", "AT-G4")


@clause("AT-G5", "AT-EX12")
def test_fire_needs_a_free_space_which_may_hold_a_jewel() -> None:
    story = resolving(thief("zain", "P1N", "G03:3"), thief("morius", "P1E"), guards=["P2a"], die=1)
    story.when(0, "resolve").legal(0, has=["at P0", "at P1S"], not_has=["at P1N", "at P1E", "at P2a"])
    story.when(0, "at P0").event("fire", seat=0, space="P0").expect({"spaces.P0.jewels.emperor": 1})


@clause("AT-G5")
def test_dungeons_are_no_spaces_and_an_empty_space_holds_nothing() -> None:
    story = table(
        "jewel", thief("morius", "Sa2"), thief("zain", "Wa2"), event="C01", spaces={"Nd0": {"token": "alley"}}
    )
    story.legal(0, has=["at Nd2"], not_has=["at Na0", "at Nd0"])


@clause("AT-G6", "AT-Q9")
def test_distances_ignore_figures_and_never_cross_a_dungeon() -> None:
    assert CITY.far(number("Na2"), number("P0")) == 11
    assert CITY.far(number("Na5"), number("P0")) == 10
    assert CITY.far(number("Na0"), number("P0")) == 10  # one more than from its nearest exit
    assert CITY.far(number("Na1"), number("Nb0")) == 2  # by b1, not through the dungeon
    assert max(d for d in CITY.dist if d < 99) == 22
    story = resolving(
        thief("morius", "Nc3", "G05:3"), thief("zain", "Sa2"), guards=["Nb4"], spaces={"Nc2": {"fire": True}}
    )
    assert CITY.far(number("Nc3"), number("Nc2")) == 1
    story.then(waiting=0)


@clause("AT-G7")
def test_ranges_are_steps_or_the_district_or_nothing() -> None:
    guards = ["Nc3", "Nd5", "Ec3"]
    near = resolving(thief("morius", "Nb4", "G04:3"), thief("zain", "Sa2"), guards=guards)
    near.when(0, "resolve").legal(0, only=["go Nb4", "go Nc2", "go Nc4", "stop"])  # Nd5 is 6 steps away
    district = resolving(thief("morius", "Na2", "G20:3"), thief("zain", "Sa2"), guards=guards)
    district.when(0, "resolve").legal(0, only=["watch Nc3", "watch Nd5"])
    anywhere = resolving(thief("morius", "Na2", "G05:3"), thief("zain", "Sa2"), guards=guards)
    anywhere.when(0, "resolve").legal(0, only=["watch Nc3", "watch Nd5", "watch Ec3"])


@clause("AT-G8", "AT-H2", "AT-H4", "AT-X4")
def test_a_theft_symbol_makes_its_target_robbable() -> None:
    story = resolving(
        thief("noiron", "Na4", "G22:5 move:3"), thief("zain", "Na3", jewels={"green": 1, "yellow": 1})
    )
    story.when(0, "resolve").event("mark", seat=1).expect_view(None, {"thieves.1.states": "marked"})
    story.when(0, "sneak", "go Na3").legal(0, has=["rob 1 green", "rob 1 yellow"])
    story.when(0, "rob 1 green").expect({"players.0.jewels.green": 1, "players.1.states": "robbed"})


@clause("AT-G9", "AT-EX13")
def test_stunning_gas_moves_each_guard_as_its_thrower_likes() -> None:
    story = resolving(thief("morius", "Nc5", "G09:3"), thief("zain", "Sa2"), guards=["Nc3", "Nb4", "Nd5"])
    story.when(0, "resolve", "watch Nc3", "go Nc2", "stop", "watch Nb4", "go Nb3", "go Na4")
    story.legal(0, only=["watch Nd5", "none"])
    story.when(0, "watch Nd5", "stop").expect({"guards": ["Nc2", "Na4", "Nd5", *[None] * 17]})


@clause("AT-G10")
def test_the_first_thief_decides_for_the_table_even_from_a_dungeon() -> None:
    story = table("jewel", thief("morius", "Na0"), thief("zain", "Sa2"), event="C02", first=0)
    story.then(waiting=0, asked="jewel")
    other = table("jewel", thief("morius", "Na0"), thief("zain", "Sa2"), event="C02", first=1)
    other.then(waiting=1, asked="jewel")


@clause("AT-G11")
def test_an_ability_works_every_time() -> None:
    story = resolving(thief("zain", "Na2", "G03:5 G03:4"), thief("morius", "Sa2"))
    assert CITY.far(number("Na2"), number("Nd4")) == 7  # 4, and 3 for the strong arm
    story.when(0, "resolve").legal(0, has=["at Nd4"])
    story.when(0, "at Nd4", "resolve").legal(0, has=["at Nc4", "at Nd4"])


@clause("AT-G12", "AT-F6", "AT-Q53")
def test_hideouts_hide_and_the_hidden_can_still_be_targeted_and_robbed() -> None:
    story = resolving(
        thief("noiron", "Nb8", "G07:5"), thief("zain", "Nb8", "move:1", jewels={"yellow": 1}), guards=["Nb8"], die=3
    )
    story.expect_view(None, {"thieves.0.hidden": True})
    story.when(0, "resolve", "rob 1 yellow").event("rob", seat=0, victim=1).event("watch").no_event("caught")


@clause("AT-G12", "AT-C8")
def test_cloaks_and_the_way_out_of_a_dungeon_hide() -> None:
    story = resolving(thief("morius", "Nc3", "G10:5"), thief("zain", "Na0", "move:4"), guards=["Nc3"], die=2)
    story.when(0, "resolve").event("hide", seat=0)
    story.when(1, "sneak", "go Na1", "stop").event("watch").no_event("caught")
    story.chance("event C02").event("clean-up")


@clause("AT-G13")
def test_a_rope_keeps_the_watch_from_catching_whom_it_detects() -> None:
    story = resolving(thief("morius", "Nc4", "G11:5"), thief("zain", "Sa2", "ambush:1"), guards=["Nc3"], die=2)
    story.when(0, "resolve", "stop").event("watch-goes", space="Nc4").no_event("caught")


@clause("AT-S1", "AT-S2", "AT-S4", "AT-S7")
def test_the_board_at_the_start() -> None:
    story = new_game(GAME, 3, 5)
    view = story.match.view(None)
    guards = [s for s, row in view["spaces"].items() if row.get("watch") == "guard"]
    assert sorted(guards) == sorted(NAME[s] for s in CITY.swords) and len(guards) == 12
    assert view["spaces"]["P0"]["jewels"] == {"emperor": 1}
    assert [s for s, r in view["spaces"].items() if r.get("jewels") == {"green": 1}] == ["Nd6", "Ed6", "Sd6", "Wd6"]
    assert view["watch"]["pool"] == {"guard": 8, "captain": 2} and view["pool"] == {"yellow": 10, "green": 0}
    assert view["watch"]["side"] == "calm" and not view["gates"]


@clause("AT-S3")
def test_a_token_lies_on_every_post_outside_the_palace() -> None:
    view = new_game(GAME, 2, 1).match.view(0)
    down = [s for s, row in view["spaces"].items() if row.get("token") == "down"]
    assert len(down) == 40 and not any(s.startswith("P") for s in down)
    assert sum(view["unseen"].values()) == 51 == sum(book().tokens)
    assert "Nc3" in down and view["spaces"]["Nc3"]["watch"] == "guard"


@clause("AT-S5", "AT-Q66")
def test_the_gate_card_is_any_of_the_four_districts() -> None:
    for letter in "NESW":
        story = resolving(thief("morius", "P1N", "move:3"), thief("zain", "Sa2"))
        story.chance(f"district {letter}").when(0, "sneak", "go P0", "take emperor", "stop")
        story.event("gates", district=letter).expect_view(None, {"gates": letter})


@clause("AT-S6")
def test_ten_of_the_calm_and_five_of_the_alarm_events_are_played() -> None:
    view = new_game(GAME, 2, 3).match.view(None)
    assert view["events"] == {"calm": 10, "alarm": 5}
    for event in ("C01", "C12"):
        story = table("turn", thief("morius", "Na2"), thief("zain", "Sa2")).chance(f"event {event}", "roll 1")
        story.event("event", event=event)


@clause("AT-S8", "AT-S12")
def test_thieves_are_dealt_face_up_and_no_two_alike() -> None:
    seen = set()
    for seed in range(12):
        dealt = [t["thief"] for t in new_game(GAME, 4, seed).match.view(None)["thieves"]]
        assert len(set(dealt)) == 4
        seen.update(dealt)
    assert seen == {"morius", "jasmine", "noiron", "zain", "nikolai", "joanne"}


@clause("AT-S9", "AT-S10")
def test_everybody_has_basic_cards_ten_points_and_two_general_cards() -> None:
    match = new_game(GAME, 2, 4).match
    assert [len(t["hand"] or "xx") for t in match.view(0)["thieves"]] == [2, 2]
    assert sum(book().copies) == 70 and match.view(0)["deck"] == 66
    assert match.view(0)["thieves"][0]["points"] == {"blue": 10, "red": 0, "purple": 0}
    story = declaring(thief("morius", "Na2", hand=["G04", "G05"]), thief("zain", "Sa2"))
    story.when(0, "declare move:3 ambush:2 special+G04:4 G05:1")


@clause("AT-S11", "AT-F7")
def test_start_spaces_are_chosen_from_the_first_thief_one_thief_each() -> None:
    story = new_game(GAME, 4, 2)
    first = story.match.view(None)["first"]
    order = [(first + n) % 4 for n in range(4)]
    for n, seat in enumerate(order):
        if n < 3:
            story.then(waiting=seat, asked="start").legal(seat, count=4 - n)
            story.when(seat, f"start {'NESW'[n]}")
    story.expect({f"players.{order[3]}.at": "Wa2"})  # the last one has no choice


@clause("AT-Q42")
def test_ties_for_the_first_thief_are_rolled_again() -> None:
    rolls = 0
    for seed in range(40):
        match = rookery.game(GAME).start(seats=2, seed=seed)
        told = [e for e in match.events(None) if e["kind"] == "roll"]
        rolls = max(rolls, len(told))
        last = {e["seat"]: e["count"] for e in told[-2:]}
        assert match.view(None)["first"] == max(last, key=lambda s: last[s])
    assert rolls >= 4


@clause("AT-S13", "AT-EX19", "AT-V1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_burglar_takes_a_red_point_per_rival(seats: int) -> None:
    others = [thief(w, a) for w, a in (("zain", "Sa2"), ("joanne", "Ea2"), ("jasmine", "Wa2"))][: seats - 1]
    story = resolving(thief("morius", "P1N", "move:3"), *others).chance("district N")
    story.when(0, "sneak", "go P0", "take emperor").event("vault", seat=0, count=seats - 1)
    story.expect({"players.0.points.red": seats - 1, "players.0.best": True, "players.0.jewels.emperor": 1})
    with pytest.raises(rookery.GameError, match="AT-S13"):
        rookery.game(GAME).start(seats=5 if seats == 4 else 1)


@clause("AT-Y1")
def test_a_first_game_has_abilities_but_no_special_actions() -> None:
    story = declaring(thief("zain", "Na2", hand=["G03"]), thief("morius", "Sa2"), options={"specials": False})
    story.refused(0, "declare special+G03:3", "AT-Y1")
    story.when(0, "declare G03:3").when(1, "declare").when(0, "resolve").legal(0, has=["at Nd4"])


@clause("AT-Y2")
def test_thieves_may_be_chosen_from_the_first_thief_clockwise() -> None:
    story = new_game(GAME, 3, 6, {"thieves": "chosen"})
    first = story.match.view(None)["first"]
    story.then(waiting=first, asked="sheet").legal(first, count=6)
    story.when(first, "thief joanne").legal((first + 1) % 3, count=5, not_has="thief joanne")


def test_defaults_of_documents() -> None:
    story = given(GAME, seats=3, phase="declare")
    story.expect({"players.0.at": "Na2", "players.1.thief": "jasmine"}).then(asked="declare")
    pass_all(resolving(thief("morius", "Na2"), thief("zain", "Sa2"))).then(asked="jewel")
