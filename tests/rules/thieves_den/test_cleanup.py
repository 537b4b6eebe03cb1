"""TD-U: cleanup, in its order."""

import pytest

from tests.clauses import clause
from tests.rules.thieves_den.table import player, thieving, tidying


@clause("TD-U1", "TD-A2")
def test_thieves_come_home_to_the_owner_of_the_location() -> None:
    story = tidying(player("", 1, above="L01A L03A L05A"), player("", 2), player(), robbed=["L01A", "L05A"])
    story.event("thieves", seat=0, thieves=2).expect({"players.0.thieves": 3, "players.0.pile": "L01A L03A L05A"})
    story.expect({"players.0.above": [], "robbed": []})


@clause("TD-U1", "TD-Q19")
def test_no_more_than_six_come_home() -> None:
    story = tidying(player("", 5, above="L01A L03A"), player(), player(), robbed=["L01A", "L03A"], forest=5)
    story.expect({"players.0.thieves": 6, "forest": 6})


@clause("TD-U2", "TD-Q10", "TD-Q12")
@pytest.mark.parametrize(("start", "under"), [(0, ["L01A", "L02A"]), (1, ["L02A", "L01A"])])
def test_two_players_clear_the_left_sides(start: int, under: list[str]) -> None:
    powers = [{"tile": "PW02", "paid": "C"}, {"tile": "PW05"}, {"tile": "PW06"}]
    two = (player("", 2, side="L01A"), player("", 2, side="L02A"))
    story = tidying(*two, robbed=["L01A"], twice="L01A", start=start, powers=powers)
    story.expect({"players.0.side": [], "forest": 8, "players.0.pile": [], "players.0.thieves": 2})
    assert story.match.document()["under"] == under
    story.event("left", card="L01A", thieves=2)
    assert set(under) <= set(story.match.document()["known"])  # everybody saw them


@clause("TD-U3")
def test_fences_are_collected_and_what_lies_on_them_returns() -> None:
    story = tidying(player(fences="NO1A CO1A"), player(fences="EN1A"), player())
    story.expect({"players.0.sold": "NO1A CO1A", "players.0.fences": [], "players.1.sold": "EN1A"})
    story.expect_view(0, {"city": dict.fromkeys("CGAFP", 7), "forest": 9})


@clause("TD-U4")
def test_powers_leave_used_or_not_and_new_ones_come_up() -> None:
    powers = [{"tile": "PW01", "paid": "C"}, {"tile": "PW02"}, {"tile": "PW03"}]
    story = tidying(player(), player(), player(), powers=powers).chance("turn PW07", "turn PW08", "turn PW09")
    story.expect({"boxed": "PW01 PW02 PW03"}).expect_view(0, {"city.C": 7})
    assert [row["tile"] for row in story.match.view(None)["powers"]] == ["PW07", "PW08", "PW09"]
    assert [row["height"] for row in story.match.view(None)["powers"]] == [2, 2, 2]


@clause("TD-U5", "TD-U6", "TD-U7")
def test_hag_vault_and_recruit_space_are_cleared() -> None:
    story = tidying(player(), player(), player(), hag="C F", vault=4, recruit="G G P P", forest=5)
    story.expect({"hag": [], "vault": 0, "recruit": [], "forest": 9}).expect_view(
        0, {"city": dict.fromkeys("CGAFP", 7)}
    )


@clause("TD-U8", "TD-U9")
def test_the_least_reputation_takes_the_tile_and_begins() -> None:
    story = tidying(player(reputation=5), player(reputation=9), player(reputation=3), start=1)
    story.event("holder", seat=2).event("round", round=2, seat=2).expect({"start": 2, "round": 2})
    story.expect_view(0, {"direction": -1})


@clause("TD-U8", "TD-Q41")
def test_a_tie_goes_to_the_fewest_tokens_after_thieves_came_home() -> None:
    tied = player("C", 1, reputation=3, above="L01A L03A")
    story = tidying(tied, player("C", 2, reputation=3), player(reputation=9), robbed=["L01A", "L03A"])
    story.event("holder", seat=1)  # seat 0 has a codex and three thieves by now


@clause("TD-U8")
def test_treasures_count_among_the_tokens_of_a_tie() -> None:
    story = tidying(player("C G", 2, reputation=3), player("C", 2, reputation=3), player(reputation=9))
    story.event("holder", seat=1)


@clause("TD-U8", "TD-Q42")
def test_a_full_tie_is_decided_by_the_last_holder() -> None:
    story = tidying(player("", 2), player("", 2), player(reputation=4), start=0).then(waiting=0, asked="holder")
    story.legal(0, only=["holder 0", "holder 1"]).refused(0, "holder 2", "TD-U8")
    story.fork().when(0, "holder 0").expect({"start": 0, "round": 2})  # the holder may keep it
    story.when(0, "holder 1").expect({"start": 1, "round": 2})


@clause("TD-U8")
def test_the_holder_decides_even_without_being_tied() -> None:
    story = tidying(player("", 2), player("", 2), player(reputation=4), start=2).then(waiting=2, asked="holder")
    story.legal(2, only=["holder 0", "holder 1"]).when(2, "holder 1").expect({"start": 1})


@clause("TD-U10")
def test_boards_and_display_are_kept() -> None:
    row = ["NO1A", "AG1A", "CO1A", "EN1A", "ME1A", "PE3A"]
    story = tidying(player("C C G", 5), player("P", 2), player(), display=row)
    story.expect(
        {"players.0.treasures": "C C G", "players.0.thieves": 5, "players.1.treasures": "P", "display": row}
    )


@clause("TD-Q40", "TD-E1")
def test_the_last_cleanup_ends_with_the_recruit_space() -> None:
    story = tidying(
        player("C", 2, reputation=5), player(above="L01A"), player(), round=3, robbed=["L01A"], recruit="G G"
    )
    story.then(over=True).no_event("holder").expect({"players.1.thieves": 4, "recruit": [], "powers.0.tile": None})


def test_the_order_of_cleanup_is_told() -> None:
    story = thieving(player("", 0), player("", 0, above="L01A"), player("C", 0), robbed=["L01A"])
    story.when(2, "pass").in_order("cleanup", "thieves", "tile", "holder", "round")
