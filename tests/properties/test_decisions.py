"""What must hold at every decision of random games: every game, every seat count, every option.

The laws of a frame have their own tests (tests/laws), and so has secrecy (tests/secrecy).
"""

from collections.abc import Callable

import pytest

from rookery.core.rng import Rng
from rookery.play import checks
from rookery.play.match import Match
from tests.anygame import decisions, every, fewer, seed_of

Run = Callable[[Match, Rng], object]

ALWAYS: list[Run] = [
    checks.invariants,
    checks.outcome_fits,
    checks.options_agree,
    checks.notation_round_trip,
    checks.wire_round_trip,
    checks.document_round_trip,
]
SOMETIMES: dict[Run, int] = {
    checks.sentences: 30,
    checks.words_of_any_move: 8,
    checks.drafts: 4,
    checks.draft_tree: 6,
    checks.copies_are_free: 10,
    checks.record_round_trip: 20,
}


def many(setting: checks.Setting) -> int:
    """Games per test: more with default options."""
    return fewer(2) if setting.options == "{}" else 1


@every
@pytest.mark.parametrize("check", ALWAYS, ids=lambda c: c.__name__)
def test_at_every_decision(setting: checks.Setting, check: Run) -> None:
    for n in range(many(setting)):
        for match, rng in decisions(setting, seed_of(check.__name__, setting, n)):
            check(match, rng)


@every
@pytest.mark.parametrize("check", SOMETIMES, ids=lambda c: c.__name__)
def test_at_many_decisions(setting: checks.Setting, check: Run) -> None:
    for n in range(many(setting)):
        for match, rng in decisions(setting, seed_of(check.__name__, setting, n), one_in=SOMETIMES[check]):
            check(match, rng)
