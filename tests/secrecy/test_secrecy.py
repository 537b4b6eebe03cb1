"""Nothing that reaches a viewer depends on what it may not know: views, questions, options, asked seats, events,
records, refusals, their number and their size. Both forms, swap and sibling, for every game and setting."""

import itertools

import pytest

import rookery
from rookery.core.rng import Rng
from rookery.games import kit
from rookery.play import checks
from rookery.play.checks import Setting, whole
from rookery.play.match import Match
from tests.anygame import ALL, decisions, every, every_plain, fewer, moves, seed_of

HIDDEN_HANDS = [s for s in ALL if (t := s.start(1)._table).hides() or t.knowledge() > 0]
hidden_hands = pytest.mark.parametrize("setting", HIDDEN_HANDS, ids=str)


SHORT = 500  # decisions
MANY = 60  # games at most


def is_short(setting: Setting) -> bool:
    """Is it over after a few decisions? Then more games of it are looked at."""
    return kit(setting.game).max_decisions < SHORT


def more(setting: Setting, many: int) -> int:
    """Games with hidden hands have more to hide."""
    return fewer(many * (12 if is_short(setting) else 2 if setting in HIDDEN_HANDS else 1))


@every
def test_swap(setting: Setting) -> None:
    """Changing what a viewer cannot know changes nothing it gets, nor who is asked."""
    for n in range(more(setting, 1)):
        for match, rng in decisions(setting, n, one_in=4, end=False):
            checks.swap(match, rng, whole=True)


@every
def test_swap_and_play(setting: Setting) -> None:
    """Nor does it one move later, unless that move showed somebody something."""
    compared = 0
    for n in range(MANY):
        if n >= more(setting, 1) and compared >= fewer(20):  # games may be very short
            break
        for match, seat, move, rng in moves(setting, n + 100):
            if rng.below(4) == 0:
                compared += checks.swap_and_play(match, seat, move, rng, whole=True)
    assert compared >= fewer(20)


@every
def test_siblings(setting: Setting) -> None:
    """After two different answers, whoever was told the same sees the same."""
    for n in range(more(setting, 1)):
        for match, rng in decisions(setting, n + 200, one_in=3, end=False):
            checks.siblings(match, rng)


@pytest.mark.parametrize("setting", [s for s in HIDDEN_HANDS if is_short(s) or s.options == "{}"], ids=str)
def test_all_siblings(setting: Setting) -> None:
    """The same for all answers at once, where there is something to hide."""
    compared = 0
    need = fewer(200 if is_short(setting) else 8)
    for n in range(MANY):
        if n >= fewer(24 if is_short(setting) else 4) and compared > need:
            break
        for match, rng in decisions(setting, n + 300, one_in=1 if is_short(setting) else 3, end=False):
            compared += checks.every_sibling(match, rng)
    assert compared > need


@every
def test_parallel_lives(setting: Setting) -> None:
    """Two worlds go on side by side: as long as a viewer is told the same, it sees the same."""
    compared = 0
    for n in range(MANY):
        if n >= more(setting, 2) and compared > fewer(20):
            break
        for match, rng in decisions(setting, n + 400, one_in=4, end=False):
            compared += checks.parallel_lives(match, rng)
    assert compared > fewer(20)


@every
def test_refusals_tell_nothing(setting: Setting) -> None:
    for n in range(more(setting, 1)):
        for match, rng in decisions(setting, n + 500, one_in=6, end=False):
            checks.refusals_tell_nothing(match, rng)


@every
def test_players_records_hold_no_seed(setting: Setting) -> None:
    for n in range(more(setting, 1)):
        for match, rng in decisions(setting, n + 600, one_in=10):
            checks.no_seed(match, rng)


@every_plain
def test_a_players_record_grows_with_what_the_player_knows(setting: Setting) -> None:
    """It never has more lines than the host's, and every line it has is the host's or hidden."""
    for match, _ in decisions(setting, 7, one_in=5):
        host = match.record.split("\n\n", 1)[1].split("\n")
        for viewer in checks.viewers(match):
            lines = match.record_for(viewer).split("\n\n", 1)[1].split("\n")
            assert len(lines) <= len(host)
            assert all(line in host or line.endswith(" ?") for line in lines)


@every_plain
def test_spectators_know_no_more_than_any_seat(setting: Setting) -> None:
    """What a spectator reads in an event, every seat reads too."""
    for n in range(more(setting, 1)):
        whole.spectators_know_least(setting, n)


@every_plain
def test_what_the_clock_answers_tells_nobody_anything(setting: Setting) -> None:
    """It answers alike in every world the others think possible, or by lot: the lowest card would rule some out."""

    def settled(match: Match, seat: int) -> str | None:
        by_lot = match._kit.timeout_is_random(match._table, seat)
        return None if by_lot else str(match.timeout_move(seat))

    for match, rng in decisions(setting, seed_of("clock", setting), one_in=4, end=False):
        for seat, viewer in itertools.product(match.unanswered, checks.viewers(match)):
            if viewer != seat:
                answers = {settled(match, seat), settled(match.sample(viewer, rng), seat)}
                assert None in answers or len(answers) == 1, f"{viewer} learns something of {seat}"


@every_plain
def test_two_seeds_look_alike_from_outside(setting: Setting) -> None:
    """Before the first answer nothing but the commitment tells which seed it is: no seed in any text."""
    game = rookery.game(setting.game)
    match = game.start(seats=setting.seats, seed=b"\xab" * 32)
    for viewer in checks.viewers(match):
        text = checks.data(checks.sight(match, viewer))
        assert "ab" * 32 not in text
        assert str(list(b"\xab" * 4)) not in text
    assert Rng(1).below(2) in (0, 1)
