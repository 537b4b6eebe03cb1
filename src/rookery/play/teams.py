"""The arena for games of two secret sides: one side is played by one bot, the other by another.

    rookery arena castle-of-the-devil --seats 6 --games 2000 --bots heuristic,random --teams

Sides change from game to game, and so do seats, for the cards are dealt anew. What counts is how often a bot's
whole side wins; a victory of one alone counts for the side of that one. Games longer than the kit's `max_decisions`
are cut off and not counted.
"""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from rich.console import Console

from rookery.errors import GameError
from rookery.games import kit
from rookery.play.arena import bot_seed, percent
from rookery.play.bots import Window, levels, make_bot
from rookery.play.bots.tally import wilson
from rookery.play.game import game as find_game
from rookery.play.runner import LocalRunner, Lost


@dataclass(frozen=True)
class Duel:
    """Some games to be played; plain data, so that any process can take it."""

    game: str
    seats: int
    bots: tuple[str, str]
    seed: int
    numbers: tuple[int, ...]
    options: tuple[tuple[str, Any], ...] = ()


@dataclass(frozen=True)
class Fought:
    """One game: which bot's side won (0 or 1), None if it was cut off or nobody won."""

    number: int
    winner: int | None
    alone: bool
    decisions: int
    reason: str = ""


@dataclass
class Score:
    """All games so far."""

    bots: tuple[str, str]
    games: list[Fought] = field(default_factory=list)
    lost: list[str] = field(default_factory=list)
    """What broke."""

    @property
    def decided(self) -> list[Fought]:
        """Those that somebody won."""
        return [g for g in self.games if g.winner is not None]

    def wins(self, bot: int) -> int:
        """How often a bot's side won."""
        return sum(g.winner == bot for g in self.games)

    def rate(self, bot: int) -> float:
        """The same as a share of the decided games."""
        return self.wins(bot) / max(1, len(self.decided))


def play_duel(
    game: str, seats: int, bots: Sequence[str], seed: int, number: int, options: Mapping[str, Any]
) -> Fought:
    """Game `number`: the first bot plays side `number % 2`, the second the other one."""
    match = find_game(game).start(seats=seats, seed=f"teams {seed} {number}", options=options)
    sides = match.teams
    if sides is None:
        raise GameError("no-teams", name=game)
    of = [(side + number) % 2 for side in sides]
    players = [make_bot(game, bots[of[s]], bot_seed(seed, number, s)) for s in range(seats)]
    windows = [Window(match, s) for s in range(seats)]
    limit, made = kit(game).max_decisions, 0
    while (asked := match.unanswered) and made < limit:
        match.play(asked[0], players[asked[0]].choose(windows[asked[0]]))
        made += 1
    outcome = match.outcome
    if outcome is None or len(set(outcome.ranks)) == 1:
        return Fought(number, None, False, made, "cut" if outcome is None else outcome.reason)
    return Fought(number, of[outcome.winners[0]], len(outcome.winners) == 1, made, outcome.reason)


def play_some(duel: Duel) -> list[Fought]:
    """What a worker process does."""
    options = dict(duel.options)
    return [play_duel(duel.game, duel.seats, duel.bots, duel.seed, n, options) for n in duel.numbers]


def contest(
    game: str,
    seats: int,
    games: int,
    bots: Sequence[str],
    seed: int = 1,
    jobs: int = 1,
    options: Mapping[str, Any] | None = None,
) -> Score:
    """Play all games and count them."""
    if len(bots) != 2:
        raise GameError("bots", count=len(bots), seats=2, known=", ".join(levels(game)))
    if kit(game).teams(find_game(game).start(seats=seats, seed=0, options=options)._table) is None:
        raise GameError("no-teams", name=game)
    pair = (bots[0], bots[1])
    score = Score(pair)
    size = max(1, min(25, games // (4 * jobs)))
    chosen = tuple(sorted((options or {}).items()))
    work = [
        Duel(game, seats, pair, seed, tuple(range(k, min(games, k + size))), chosen) for k in range(0, games, size)
    ]
    for duel, result in LocalRunner(jobs).run(play_some, work):
        if isinstance(result, Lost):
            score.lost.append(f"games {duel.numbers[0]} to {duel.numbers[-1]}: {result.reason}")
        else:
            score.games += result
    return score


def main(
    game: str,
    seats: int,
    games: int,
    bots: Sequence[str],
    seed: int = 1,
    jobs: int = 1,
    options: Mapping[str, Any] | None = None,
    console: Console | None = None,
) -> int:
    """The command: play and show. 0, or 1 if a game broke."""
    console = console or Console()
    started = time.perf_counter()
    score = contest(game, seats, games, bots, seed, jobs, options)
    seconds = time.perf_counter() - started
    for bot, name in enumerate(score.bots):
        low, high = wilson(score.wins(bot), len(score.decided))
        alone = sum(g.alone and g.winner == bot for g in score.games)
        line = f"{name}: its side won {score.wins(bot)} of {len(score.decided)}, {percent(score.rate(bot))}"
        line += f" (95 %: {percent(low)} to {percent(high)}), {alone} of them alone"
        console.print(line, highlight=False, soft_wrap=True)
    mean = sum(g.decisions for g in score.games) / max(1, len(score.games))
    cut = len(score.games) - len(score.decided)
    console.print(
        f"{len(score.games)} games in {seconds:.1f} s, {mean:.0f} decisions a game, {cut} without a winner",
        highlight=False,
        soft_wrap=True,
    )
    for line in score.lost:
        console.print(line, highlight=False, markup=False, soft_wrap=True)
    return 1 if score.lost else 0
