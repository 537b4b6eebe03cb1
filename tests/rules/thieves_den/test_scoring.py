"""TD-E: the end."""

from tests.clauses import clause
from tests.rules.thieves_den.table import GAME, player, tidying
from tests.scenario import Scenario, given


def last_round(*players: dict[str, object], **more: object) -> Scenario:
    """The cleanup of round three follows at once, and the scoring."""
    return tidying(*players, round=3, **more)


@clause("TD-E1")
def test_the_game_ends_after_the_third_round() -> None:
    last_round(player(), player(), player()).then(over=True).event("over")
    tidying(player(), player(), player(), round=2).then(over=False)


@clause("TD-E2")
def test_the_most_fences_of_a_type() -> None:
    story = last_round(player(sold="NO1A NO2A"), player(sold="NO1B CO1A"), player())
    story.outcome(points={0: {"majorities": 3}, 1: {"majorities": 5}, 2: {"majorities": 0}})
    story.event("majority", seat=0, type="noble", fame=3).event("majority", seat=1, type="collector", fame=5)


@clause("TD-E2", "TD-U3")
def test_fences_of_the_last_round_count() -> None:
    last_round(player(fences="PE1A"), player(), player()).outcome(points={0: {"majorities": 5}})


@clause("TD-E3", "TD-Q37")
def test_a_tie_for_most_pays_nobody() -> None:
    story = last_round(player(sold="NO1A"), player(sold="NO1B"), player())
    story.outcome(points={0: {"majorities": 0}, 1: {"majorities": 0}})
    story.event("majority", seat=None, type="noble").event("majority", seat=None, type="tinker")


@clause("TD-E4", "TD-C8", "TD-Q38")
def test_pairs_of_the_scheme() -> None:
    """Village and City: three villages and two cities are two pairs."""
    story = last_round(player(scheme="S01", pile="L01A L02A L03A L25A L26A L13A"), player(), player())
    story.event("plan", seat=0, scheme="S01", pairs=2, fame=6).outcome(points={0: {"scheme": 6}})


@clause("TD-Q38")
def test_each_card_counts_in_one_pair() -> None:
    story = last_round(player(scheme="S06", pile="L07A L13A L14A L15A"), player(), player())
    story.outcome(points={0: {"scheme": 3}})


@clause("TD-Q39")
def test_instants_in_the_pile_count() -> None:
    story = last_round(player(scheme="S01", pile="L06A L30A"), player(), player())
    story.outcome(points={0: {"scheme": 3}})


@clause("TD-E4", "TD-U1")
def test_locations_of_the_last_round_count() -> None:
    last_round(player(scheme="S01", above="L01A L25A"), player(), player()).outcome(points={0: {"scheme": 3}})


@clause("TD-E5", "TD-G1")
def test_most_reputation_wins() -> None:
    story = last_round(player(reputation=20), player(reputation=31), player(reputation=30))
    story.outcome(winners=(1,), scores=(20, 31, 30), ranks=(3, 1, 2), tie_break=None, reason="rounds")


@clause("TD-E5", "TD-Q41")
def test_a_tie_goes_to_the_most_tokens() -> None:
    story = last_round(player("C", 3, reputation=20), player("C C", 3, reputation=20), player())
    story.outcome(winners=(1,), ranks=(2, 1, 3), tie_break="tokens")
    home = last_round(
        player("C", 3, reputation=20), player("C", 3, above="L03A", reputation=20), player(), robbed=["L03A"]
    )
    home.outcome(winners=(1,), tie_break="tokens")


@clause("TD-E5", "TD-Q51")
def test_a_full_tie_is_shared_and_the_next_place_skipped() -> None:
    story = last_round(player(reputation=20), player(reputation=9), player(reputation=20), player(reputation=9))
    story.outcome(winners=(0, 2), ranks=(1, 3, 1, 3), tie_break="shared")


@clause("TD-Q51")
def test_lower_places_are_ordered_by_tokens_too() -> None:
    story = last_round(player(reputation=30), player("C", 3, reputation=9), player("C C", 3, reputation=9))
    story.outcome(ranks=(1, 3, 2), tie_break=None)


@clause("TD-B3", "TD-E4", "TD-E2")
def test_everything_is_revealed_in_the_end() -> None:
    story = last_round(player(scheme="S03", pile="L01A", sold="NO1A"), player(), player())
    story.expect_view(None, {"players.0.scheme": "S03", "players.0.locations": "L01A", "players.0.buyers": "NO1A"})


def test_a_finished_game_is_a_position_too() -> None:
    story = given(GAME, seats=2, phase="over", round=3, players=[player(reputation=4), player(reputation=3)])
    story.then(over=True).outcome(winners=(0,))
