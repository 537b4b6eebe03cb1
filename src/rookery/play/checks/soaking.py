"""Whole games with every check."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from rookery.core.rng import Rng
from rookery.play.checks import moves, round_trips, secrecy
from rookery.play.checks.basics import CheckFailed, Setting, pick
from rookery.play.checks.witness import Witness
from rookery.play.match import Match


@dataclass(frozen=True)
class Check:
    """A check and how often it is made: at every decision, or at one in so many."""

    run: Callable[[Match, Rng], object]
    one_in: int

    @property
    def name(self) -> str:
        """What it is called."""
        return self.run.__name__


CHECKS = (
    Check(moves.invariants, 1),
    Check(moves.outcome_fits, 1),
    Check(moves.no_false_choice, 1),
    Check(round_trips.asks_again, 3),
    Check(moves.options_agree, 5),
    Check(moves.notation_round_trip, 10),
    Check(round_trips.wire_round_trip, 20),
    Check(round_trips.document_round_trip, 20),
    Check(moves.drafts, 40),
    Check(secrecy.swap, 50),
    Check(secrecy.siblings, 60),
    Check(secrecy.worlds_are_possible, 60),
    Check(secrecy.parallel_lives, 60),
    Check(round_trips.copies_are_free, 80),
    Check(secrecy.refusals_tell_nothing, 100),
    Check(moves.illegal_changes_nothing, 100),
    Check(moves.draft_tree, 100),
    Check(round_trips.queries_change_nothing, 150),
    Check(moves.sentences, 150),
    Check(moves.words_of_any_move, 100),
    Check(round_trips.record_round_trip, 150),
    Check(secrecy.no_seed, 200),
)
UNDO_ONE_IN = 50
SWAP_ONE_IN = 50
LONG = 4_000
"""The rates are for games with this limit of decisions; shorter games are looked at more often."""


def rated(one_in: int, limit: int) -> int:
    """At one decision in so many, in a game of at most so many decisions."""
    return max(1, one_in * limit // LONG)


@dataclass
class Failure:
    """What went wrong in one game, and the record to see it again."""

    setting: Setting
    seed: int
    decision: int
    check: str
    why: str
    record: str

    @property
    def headline(self) -> str:
        """What and where, in one line."""
        return f"{self.setting}, seed {self.seed}, decision {self.decision}, {self.check}: {self.why}"


@dataclass
class Tally:
    """How much was done."""

    games: int = 0
    decisions: int = 0
    checks: int = 0


def soak_game(setting: Setting, seed: int, tally: Tally) -> Failure | None:
    """Play one random game with all checks; the failure, if there is one."""
    rng = Rng(seed)
    doing, made = "start", 0
    match: Match | None = None

    def now(one_in: int) -> bool:
        often = rated(one_in, limit)
        return over or often == 1 or rng.below(often) == 0

    try:
        match = setting.start(seed)
        limit, over = match._kit.max_decisions, False
        witness = Witness(match)
        while True:
            over = match.over
            for check in CHECKS:
                if now(check.one_in):
                    doing = check.name
                    check.run(match, rng)
                    tally.checks += 1
            if now(UNDO_ONE_IN):
                doing = "undo"
                witness.undo_rights()
                tally.checks += 1
            if over:
                break
            seat, move = pick(match, rng)
            if now(SWAP_ONE_IN):
                doing = "swap_and_play"
                secrecy.swap_and_play(match, seat, move, rng)
                tally.checks += 1
            doing = f"play {seat} {move}"
            witness.play(seat, move)
            made += 1
        doing = "old copies"
        witness.old_copies()
        tally.games += 1
        tally.decisions += made
    except Exception as error:
        why = f"{type(error).__name__}: {error}" if not isinstance(error, CheckFailed) else str(error)
        return Failure(setting, seed, made, doing, why, "" if match is None else match.record)
    return None
