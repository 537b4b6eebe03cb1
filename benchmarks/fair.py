"""What the host is shown about fair play, tried on games of bots among which some cheat: is it they who stand out?

    python -m benchmarks.fair thiefs-market --games 200 --people 12 --pair --peeker

One person in the crowd can see the true table (`--peeker`), two can play for each other (`--pair`); all others play
by rules of thumb. Prints for each kind of sum how many were compared, how many seem to stand out though they are
honest, and which place the cheats have. `--clubs N` repeats it with other luck.
"""

from __future__ import annotations

import argparse
import random
import time
from collections import defaultdict
from collections.abc import Sequence

import rookery
from rookery.core.moves import Move
from rookery.core.rng import Rng
from rookery.play.analysis.judge import Judge, judge_for
from rookery.play.analysis.luck import again, fresh_keys
from rookery.play.analysis.weighing import mean, played_in
from rookery.play.bots import make_bot, usual_level
from rookery.play.bots.window import Window, World
from rookery.play.fair import CARE, Finding, Key, Tally, counted, enough, findings, look, together, usual_of
from rookery.play.fair.naming import told
from rookery.play.match import Match

THOUGHT = 6
"""A peeker tries so many moves, each in as many turns of luck."""
LIMIT = 0.05
Cheats = tuple[int | None, set[int]]
"""Who sees the true table, and who play for each other."""


def peeked(match: Match, seat: int, judge: Judge, rng: Rng) -> Move:
    """The best move at the true table."""
    moves = judge.moves(Window(match, seat), THOUGHT, rng)
    worlds = [again(match, key) for key in fresh_keys(THOUGHT, rng)]
    after = played_in(worlds, seat, moves, judge, rng)
    return max(moves, key=lambda move: mean(after[move])[seat])


def friendly(match: Match, seat: int, partner: int, judge: Judge, usual: Move, rng: Rng) -> Move:
    """The usual move, unless it is aimed at the partner: then another one."""
    if not any(other == partner for _, other in told(match, seat, usual)):
        return usual
    legal = match.legal(seat)
    some = [legal[int(rng.below(len(legal)))] for _ in range(40)]
    return next((move for move in some if not any(other == partner for _, other in told(match, seat, move))), usual)


def played(game: str, people: Sequence[int], cheats: Cheats, seed: int) -> Match:
    """One game; people are numbers."""
    peeker, pair = cheats
    match, rng = rookery.game(game).start(len(people), seed=seed), Rng(seed)
    judge = judge_for(World.of(match.clone(), 0), CARE.steps, CARE.finishes)
    bots = [make_bot(game, usual_level(game), 1009 * seed + who) for who in people]
    while not match.over:
        seat = match.waiting[0]
        move = bots[seat].choose(Window(match, seat))
        if len(match.legal(seat)) > 1:
            if people[seat] == peeker:
                move = peeked(match, seat, judge, rng)
            partner = next((s for s, who in enumerate(people) if s != seat and who in pair), None)
            if people[seat] in pair and partner is not None:
                move = friendly(match, seat, partner, judge, move, rng)
        match.play(seat, move)
    return match


def club(game: str, people: int, seats: int, games: int, cheats: Cheats, seed: int) -> list[Finding]:
    """All that is found after so many games of people who sit down as it comes."""
    rng = random.Random(seed)
    sums: dict[Key, Tally] = defaultdict(Tally)
    for n in range(games):
        table = rng.sample(range(people), seats)
        match = played(game, table, cheats, seed * 100_003 + n)
        assert match.outcome is not None
        even = [(25.0, 25.0 / 3)] * seats
        for count in (*counted(look(match.record, seed=n)), *together(match.outcome.ranks, even)):
            other = "" if count.other is None else str(table[count.other])
            sums[Key(str(table[count.who]), other, game, count.what)].add(count.n, count.x, count.over)
    usual: dict[Key, Tally] = defaultdict(Tally)
    for key, tally in sums.items():
        usual[usual_of(key)] += tally
    looked_at = {key: tally for key, tally in sums.items() if enough(key, tally)}
    return findings(looked_at, usual, len(looked_at))


def cheating(key: Key, cheats: Cheats) -> bool:
    """Is it about those who cheat?"""
    if not key.other:
        return key.who == str(cheats[0])
    return {key.who, key.other} == {str(each) for each in cheats[1]}


def said(found: Finding) -> str:
    """A line of the report."""
    key, mine, e = found.key, found.mine, found.evidence
    return (
        f"{key.who}→{key.other or '–'} {key.what:16} {mine.games:3} games {100 * mine.rate:6.1f} %"
        f"  excess {100 * e.excess:+6.1f} ± {100 * e.error:4.1f} %  p {e.chance:.1e}  corrected {e.corrected:.1e}"
    )


def main() -> None:
    line = argparse.ArgumentParser(description=__doc__)
    line.add_argument("game")
    line.add_argument("--people", type=int, default=12)
    line.add_argument("--seats", type=int, default=4)
    line.add_argument("--games", type=int, default=200)
    line.add_argument("--clubs", type=int, default=1)
    line.add_argument("--pair", action="store_true")
    line.add_argument("--peeker", action="store_true")
    asked = line.parse_args()
    cheats: Cheats = (0 if asked.peeker else None, {1, 2} if asked.pair else set())
    started = time.perf_counter()
    honest: dict[str, list[Finding]] = defaultdict(list)
    for seed in range(1, asked.clubs + 1):
        found = club(asked.game, asked.people, asked.seats, asked.games, cheats, seed)
        for place, each in enumerate(found, 1):
            kind = each.key.what.partition(".")[0]
            if not cheating(each.key, cheats):
                honest[kind].append(each)
            elif kind in ("sees", "gives", "results") or each.evidence.corrected < LIMIT:
                print(f"club {seed}: {said(each)}  place {place} of {len(found)}", flush=True)
    for kind, those in sorted(honest.items()):
        low = sum(each.evidence.chance < 0.01 for each in those)
        false = sum(each.evidence.corrected < LIMIT for each in those)
        share = 100 * low / len(those)
        print(f"honest {kind:8} {len(those):6} compared, p < 0.01: {share:.2f} %, stand out: {false}")
    print(f"{time.perf_counter() - started:.0f} s")


if __name__ == "__main__":
    main()
