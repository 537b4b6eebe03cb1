"""One game of a contest. A bot that fails loses its turn by the game's timeout rule, not the game."""

from __future__ import annotations

import time
import traceback
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from rookery.core.moves import Move
from rookery.errors import GameError
from rookery.games import kit
from rookery.play.arena.channel import Failed
from rookery.play.arena.contestants import entry_name, made_here, outside
from rookery.play.arena.hosted import HostedBot
from rookery.play.arena.plan import Plan, bot_seed, lineup
from rookery.play.arena.programs import ProgramBot
from rookery.play.arena.tally import Fault, Played, Studied
from rookery.play.bots import Window
from rookery.play.game import game as find_game
from rookery.play.match import Match
from rookery.play.study.takes import taken

MOST_FAULTS: Final = 3
"""After so many in one game a bot is not asked again: the rule answers until the end."""
SLICE: Final = 5.0
"""Seconds after which a worker hands over what it has played."""


@dataclass(frozen=True)
class Batch:
    """Some games to be played: names, numbers and plain data, so that any process can take it."""

    plan: Plan
    numbers: tuple[int, ...]

    def alone(self) -> list[Batch]:
        """The same, one game each."""
        return [replace(self, numbers=(n,)) for n in self.numbers]


class Seats:
    """The bots of one game, and what they have done wrong."""

    def __init__(self, plan: Plan, number: int, match: Match) -> None:
        self.match = match
        self.played: list[tuple[int, int]] = []
        self.windows = [Window(match, seat) for seat in range(plan.seats)]
        self.names = plan.seated(number)
        self.bots = [self._bot(plan, number, seat) for seat in range(plan.seats)]
        self.faults: list[list[Fault]] = [[] for _ in range(plan.seats)]

    def _bot(self, plan: Plan, number: int, seat: int) -> Any:
        each, seed = plan.contestants[self.names[seat]], bot_seed(plan.seed, number, seat)
        if each.kind == "program":
            return ProgramBot(each.words, self.windows[seat], plan.seats, plan.rules, seed, plan.limits)
        if outside(each, plan.game):
            about = {"game": plan.game, "seats": plan.seats, "deal": plan.deal(number), "seat": seat, "seed": seed}
            about["options"] = dict(plan.options)
            return HostedBot(entry_name(each), about, self.played, plan.limits)
        return made_here(each, plan.game, seed)

    def answer(self, seat: int) -> Move:
        """The bot's move, or what the rule says if there is none."""
        faults = self.faults[seat]
        if len(faults) >= MOST_FAULTS:
            faults[-1] = replace(faults[-1], turns=faults[-1].turns + 1)
            return self.match.timeout_move(seat)
        try:
            return self._asked(seat)
        except Failed as error:
            faults.append(Fault(seat, self.names[seat], len(self.played), error.why, error.note[:500]))
            return self.match.timeout_move(seat)

    def _asked(self, seat: int) -> Move:
        try:
            given = self.bots[seat].choose(self.windows[seat])
        except Failed:
            raise
        except Exception as error:
            where = traceback.extract_tb(error.__traceback__)[-1]
            raise Failed("crashed", f"{type(error).__name__}: {error} ({where.name}:{where.lineno})") from None
        try:
            if isinstance(given, int):
                given = Move(given, self.match._kit.notation)
            move = self.match.move(seat, given)
            if self.match._table.allows(seat, move.code):
                return move
        except Exception:  # a bot can answer anything
            raise Failed("nonsense", shown(given)) from None
        raise Failed("nonsense", shown(given))

    def end(self) -> None:
        """Tell them how it ended."""
        outcome = self.match.outcome
        for bot in self.bots:
            if isinstance(bot, ProgramBot) and outcome is not None:
                bot.end(outcome)

    def close(self) -> None:
        """End what was started for this game."""
        for bot in self.bots:
            if isinstance(bot, ProgramBot):
                bot.close()

    @property
    def found(self) -> tuple[Fault, ...]:
        """All faults, by seat."""
        return tuple(fault for faults in self.faults for fault in faults)


def shown(given: Any) -> str:
    """What a bot answered; even that it cannot be shown."""
    try:
        return repr(given)[:200]
    except Exception:
        return type(given).__name__


def play_number(plan: Plan, number: int) -> Played:
    """A game of a plan. A crash of the game becomes part of the result, with the record that shows it again."""
    seated = plan.seated(number)
    match: Match | None = None
    seats: Seats | None = None
    seat = -1
    try:
        match = find_game(plan.game).start(seats=plan.seats, seed=plan.deal(number), options=dict(plan.options))
        seats = Seats(plan, number, match)
        watcher = kit(plan.game).watcher()
        limit = kit(plan.game).max_decisions
        while waiting := match.unanswered:
            made = len(seats.played)
            if made >= limit:
                return Played(number, seated, made, faults=seats.found)
            # All but one of several who are asked at once may be too late; let that fall on each alike.
            seat = waiting[0] if len(waiting) == 1 else waiting[bot_seed(plan.seed, number, made) % len(waiting)]
            move = seats.answer(seat)
            if watcher is not None:
                watcher.see(match._table, seat, move.code)
            match.play(seat, move)
            seats.played.append((seat, int(move.code)))
        outcome = match.outcome
        assert outcome is not None
        seats.end()
        counted = watcher.done(outcome, match.events(None)) if watcher else {}
    except Exception:
        record = match.record if match is not None else ""
        crash = crash_text(plan, number, seat, record, traceback.format_exc())
        return Played(number, seated, len(seats.played) if seats else 0, crash=crash)
    finally:
        if seats is not None:
            seats.close()
    game = Played(
        number,
        seated,
        len(seats.played),
        outcome.scores,
        outcome.ranks,
        outcome.breakdown,
        taken=counted,
        nobody=outcome.nobody,
        faults=seats.found,
    )
    if not plan.study:
        return game
    takes, seen = taken(match)
    return Studied(**vars(game), takes=takes, seen=seen)


def play_game(
    game: str, bots: Sequence[str], seed: int, number: int, options: Mapping[str, Any] | None = None
) -> Played:
    """Game `number` of a match between these bots, one per seat."""
    chosen = tuple(sorted((options or {}).items()))
    return play_number(Plan(game, len(bots), tuple(bots), seed, options=chosen, rules=kit(game).rules), number)


def crash_text(plan: Plan, number: int, seat: int, record: str, trace: str) -> str:
    """A record of the game up to the crash, with what happened as comments: `rookery replay` reads it."""
    head, _, rest = record.partition("\n")
    names = plan.seated(number)
    who = f"seat {seat} ({names[seat]}, seed {bot_seed(plan.seed, number, seat)})" if seat >= 0 else "set-up"
    notes = [
        f"# game {number} of seed {plan.seed} broke at {who}. To see it again:",
        f"# rookery.play.arena.playing.play_number({plan!r}, {number})",
        *[f"# {line}" for line in trace.rstrip().splitlines()],
    ]
    return "\n".join([*([head] if head else []), *notes, rest])


def play_batch(batch: Batch) -> list[Played]:
    """What a worker does: as many of these games as can be played in a slice of time, at least one."""
    if kit(batch.plan.game).rules != batch.plan.rules:
        raise GameError(
            "arena-rules", name=batch.plan.game, here=kit(batch.plan.game).rules, there=batch.plan.rules
        )
    until = time.monotonic() + SLICE
    out: list[Played] = []
    for number in batch.numbers:
        out.append(play_number(batch.plan, number))
        if time.monotonic() >= until:
            break
    return out


__all__ = ["Batch", "Seats", "bot_seed", "crash_text", "lineup", "play_batch", "play_game", "play_number"]
