"""A record gone through, decision by decision, within a budget of worlds."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from dataclasses import dataclass
from typing import Final

from rookery.core.moves import Move
from rookery.core.rng import Rng
from rookery.core.table import CHANCE
from rookery.errors import GameError
from rookery.i18n import LANGUAGES
from rookery.play import record as rec
from rookery.play.analysis.findings import Analysis, Decision, from_json, kind_of, to_json, turning_points
from rookery.play.analysis.judge import Judge, judge_for, usual_bot
from rookery.play.analysis.luck import stroke
from rookery.play.analysis.weighing import Plan, plan_for, weigh
from rookery.play.bots.mind.foresight import shares
from rookery.play.bots.window import Window, World
from rookery.play.game import _opening, _play_line
from rookery.play.match import Match

LINE: Final = 6
"""So many answers of the better line are played out."""
LUCK: Final = 4
"""One in so many worlds is for luck."""
EACH: Final = 320
"""In a short game so many worlds for one decision are enough."""
Progress = Callable[[int, int], None]
Steps = Generator[tuple[int, int], None, Analysis]


@dataclass(frozen=True)
class Effort:
    """How much work a whole game is worth. It is counted, not timed, so that it is the same everywhere."""

    name: str
    worlds: int
    """In which something is played on, in the whole game."""
    steps: int
    """Answers by rules of thumb in each of them, where there is no network …"""
    finishes: int
    """… and games finished at random after that."""


EFFORTS: Final = {
    each.name: each for each in (Effort("quick", 8000, steps=6, finishes=8), Effort("deep", 48_000, 12, 16))
}


class Unfinished(GameError):
    """Only a game that is over is looked back at."""

    def __init__(self) -> None:
        super().__init__("not-over")


def analyse(
    record: str, effort: Effort, seed: int = 0, first: int = 0, progress: Progress | None = None
) -> Analysis:
    """Go through a record (from a line of it on). RecordError for a bad one, Unfinished before its end."""
    work = steps(record, effort, seed, first)
    while True:
        try:
            done, every = next(work)
        except StopIteration as end:
            found: Analysis = end.value
            return found
        if progress is not None:
            progress(done, every)


def steps(record: str, effort: Effort, seed: int = 0, first: int = 0) -> Steps:
    """The same step by step, for those who do other things between: says how much of all is done."""
    end, work = survey(record, first)
    opening, lines = _opening(rec.parse(record))
    judge = judge_for(World.of(opening.clone().ask_chance(), 0), effort.steps, effort.finishes)
    found = Analysis(
        game=end.game,
        rules=end.rules,
        seats=end.seats,
        effort=effort.name,
        seed=seed,
        judge=judge.name,
        sides=end.teams is not None,
        result=shares(end.outcome, end.seats, end.teams is not None),
        moments=work.moments,
    )
    worlds = effort.worlds // judge.cost
    plan = plan_for(min(EACH, worlds * (LUCK - 1) // LUCK // max(1, work.decisions)))
    strokes = max(2, min(EACH, worlds // LUCK // max(1, work.strokes)) // 2)
    for done, _ in enumerate(walk(opening, lines, first, found, judge, plan, strokes), 1):
        yield done, work.decisions + work.strokes
    found.turning = turning_points(found.decisions, found.luck)
    explain(record, first, found)
    rounded = from_json(to_json(found))  # what is kept and what is at hand are the same
    assert rounded is not None
    return rounded


@dataclass
class Work:
    """What is to be done."""

    decisions: int = 0
    strokes: int = 0
    moments: int = 0


def survey(record: str, first: int) -> tuple[Match, Work]:
    """The end of the game, and how much there is to look at."""
    match, lines = _opening(rec.parse(record))
    work, chance = Work(), False
    for n, line in enumerate(lines):
        by_chance = match._table.who == CHANCE
        if n >= first and not by_chance and line.mark.isdecimal() and int(line.mark) < match.seats:
            work.decisions += len(match.legal(int(line.mark))) > 1
            work.moments += 1
        work.strokes += n >= first and by_chance and not chance
        chance = by_chance and n >= first
        _play_line(match, line)
    if not match.over:
        raise Unfinished
    return match, work


def walk(
    match: Match, lines: list[rec.Line], first: int, found: Analysis, judge: Judge, plan: Plan, strokes: int
) -> Iterator[None]:
    """Weigh every decision and every stroke of luck, one at a time."""
    at, before = 0, None
    for n, line in enumerate(lines):
        by_chance = match._table.who == CHANCE
        if by_chance and before is None and n >= first:
            before = match.clone()
        if not by_chance and before is not None:
            found.luck.append(stroke(at, before, match, judge, strokes, Rng(found.seed * 8191 + 2 * n + 1)))
            before = None
            yield
        if not by_chance and n >= first:
            seat = int(line.mark)
            if len(match.legal(seat)) > 1:
                move = match.move(seat, line.text)
                rng = Rng((found.seed * 8191 + 2 * n) * 16 + seat)
                found.decisions.append(decided(Window(match, seat), at, move, judge, plan, rng))
                yield
            at += 1
        _play_line(match, line)
    if before is not None:
        found.luck.append(stroke(at, before, match, judge, strokes, Rng(found.seed * 8191 + 1)))
        yield


def decided(window: Window, at: int, move: Move, judge: Judge, plan: Plan, rng: Rng) -> Decision:
    """One decision, from the window of the seat that made it."""
    weighed = weigh(window, move, judge, plan, rng)
    found = Decision(
        at=at,
        seat=window.seat,
        move=str(move),
        chances=weighed.chances,
        best=str(weighed.best),
        change=weighed.change,
        error=weighed.error,
        gain=weighed.gain,
        gain_error=weighed.gain_error,
    )
    found.kind = kind_of(found)
    return found


def explain(record: str, first: int, found: Analysis) -> None:
    """Put what has a kind, or turned the game, into words, and play the better line out."""
    told = found.named() | {t.at: d for t in found.turning for d in found.decisions if d.at == t.at}
    match, lines = _opening(rec.parse(record))
    names = [f"⟦{seat}⟧" for seat in range(match.seats)]
    bots, at = [usual_bot(match.game, seat) for seat in range(match.seats)], 0
    for n, line in enumerate(lines):
        if line.mark.isdecimal() and n >= first:
            if at in told:
                decision = told[at]
                said = {lang: [match.sentence(decision.seat, decision.best, lang, names)] for lang in LANGUAGES}
                decision.said = {
                    lang: {"move": match.sentence(decision.seat, decision.move, lang, names), "best": said[lang][0]}
                    for lang in LANGUAGES
                }
                better = match.clone()
                better._key, better._script = bytes([found.seed % 256] * 32), []
                better.play(decision.seat, decision.best)
                for _ in range(LINE):
                    if better.over:
                        break
                    seat = better.waiting[0]
                    move = bots[seat].choose(Window(better, seat))
                    for lang in LANGUAGES:
                        said[lang].append(f"{names[seat]}: {better.sentence(seat, move, lang, names)}")
                    better.play(seat, move)
                decision.line = better.lines(match.answered)
                for lang in LANGUAGES:
                    decision.said[lang]["line"] = said[lang][1:]
            at += 1
        _play_line(match, line)
