"""What may be taken back has told nobody anything: all who saw it know as much as before."""

from collections.abc import Iterator

from rookery.core.rng import Rng
from rookery.play.checks import Setting, pick, viewers
from rookery.play.checks.basics import latest
from rookery.play.match import Match
from tests.anygame import every_plain, fewer, seed_of
from tests.rules.enclave.table import at_crossing, thief

TRIED, WORLDS, MOVES = 80, 3, 60
"""Moves taken back in each game, worlds each viewer imagines, and moves tried there to explain what was seen."""
DECISIONS = 400


def seen_of(match: Match, seat: int, move: str, viewer: int | None) -> tuple[str, str]:
    """What a viewer is told of a move, and sees after it."""
    after = match.clone()
    after.play(seat, move)
    return str(latest(after, viewer)), str(after.view(viewer))


def tells(match: Match, seat: int, move: str, rng: Rng) -> bool:
    """Can somebody rule out a world after a move that was possible before it?"""
    for viewer in viewers(match):
        if viewer == seat:
            continue
        seen = seen_of(match, seat, move, viewer)
        for _ in range(WORLDS):
            world = match.sample(viewer, rng)
            legal = world.legal(seat)
            first = [move] if move in legal else []
            others = (str(legal[k]) for k in range(min(len(legal), MOVES)))
            if not any(seen_of(world, seat, each, viewer) == seen for each in (*first, *others)):
                return True
    return False


def taken_back(setting: Setting) -> Iterator[tuple[Match, int, str]]:
    """Moves that may be taken back, and the match before each."""
    match, rng = setting.start(seed_of("undo", setting)), Rng(seed_of(setting))
    for _ in range(DECISIONS):
        if match.over:
            return
        seat, move = pick(match, rng)
        before = match.clone()
        match.play(seat, move)
        if match.can_undo(seat):
            yield before, seat, str(move)


@every_plain
def test_a_move_that_may_be_taken_back_has_told_nobody_anything(setting: Setting) -> None:
    rng = Rng(seed_of("worlds", setting))
    for n, (match, seat, move) in enumerate(taken_back(setting)):
        if n == fewer(TRIED):
            break
        assert not tells(match, seat, move, rng), f"seat {seat}, {move}"


def test_a_card_that_was_hidden_tells_and_an_open_tile_does_not() -> None:
    story = at_crossing(thief(prepared="now"), row="EM08").chance("draw ET01", "draw ET02").when(0, "cross EM08")
    match = story.when(0, "pack SD01", "pack SD02").when(0, "done").match
    assert tells(match, 0, "use SD01", Rng(1))
    assert not tells(match, 0, "use tile", Rng(1))
