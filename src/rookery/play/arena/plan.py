"""Who meets whom: a contest as a plan in which every game has a number, no matter who plays it and when.

Game `n` depends on the plan and on `n` alone: a plan can be cut into pieces, stopped, gone on with and made longer.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from hashlib import blake2b
from itertools import combinations, permutations
from typing import Any, Final

from rookery.errors import GameError
from rookery.games import kit
from rookery.play.arena.contestants import Contestant, Limits, check_contestant, contestant
from rookery.play.bots import levels
from rookery.play.game import game as find_game

FORMS: Final = ("match", "sides", "pairs", "round-robin", "gauntlet")
MOST_LINEUPS: Final = 20_000
LEAST_BOTS: Final = {"match": 1, "sides": 2, "pairs": 2, "gauntlet": 2}


def lineup(bots: Sequence[str], number: int) -> tuple[str, ...]:
    """Who sits where in a game: everybody moves one seat on from game to game.

    >>> lineup(["a", "b", "c"], 1)
    ('c', 'a', 'b')
    """
    return tuple([bots[(seat - number) % len(bots)] for seat in range(len(bots))])


def bot_seed(seed: int, number: int, seat: int) -> int:
    """The random source of a seat in a game."""
    digest = blake2b(f"rookery arena {seed} {number} {seat}".encode(), digest_size=7).digest()
    return int.from_bytes(digest, "big")


def tables(form: str, bots: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """The tables of a form, before seats are changed.

    >>> tables("gauntlet", ["me", "a", "b"], 3)
    [('me', 'a', 'a'), ('me', 'b', 'b')]
    >>> tables("pairs", ["a", "b"], 3)
    [('a', 'b', 'b'), ('b', 'a', 'a')]
    >>> len(tables("round-robin", "abcde", 4))
    5
    """
    if form == "match":
        return [(*bots, *[bots[-1]] * (seats - len(bots)))]
    if form == "sides":
        return [tuple(bots)]
    if form == "gauntlet":
        return [(bots[0], *[other] * (seats - 1)) for other in bots[1:]]
    if form == "pairs":
        return [
            (one, *[other] * (seats - 1))
            for k, one in enumerate(bots)
            for n, other in enumerate(bots)
            if (n > k if seats == 2 else n != k)
        ]
    return list(combinations(bots, seats))


@dataclass(frozen=True)
class Plan:
    """A contest. `bots` are written as contestants are; games know them by their names."""

    game: str
    seats: int
    bots: tuple[str, ...]
    seed: int = 0
    form: str = "match"
    options: tuple[tuple[str, Any], ...] = ()
    mirror: bool = False
    """The games in which a table changes seats begin with the same deal."""
    limits: Limits = field(default_factory=Limits)
    rules: int = 0
    study: bool = False
    """Note what everybody takes."""

    @cached_property
    def contestants(self) -> dict[str, Contestant]:
        """By name."""
        return {each.name: each for each in map(contestant, self.bots)}

    @cached_property
    def tables(self) -> list[tuple[str, ...]]:
        """Names; each table plays as many games in a row as it has seats."""
        return tables(self.form, [contestant(text).name for text in self.bots], self.seats)

    @property
    def block(self) -> int:
        """After so many games a table has changed seats once round, or two bots their sides."""
        return 2 if self.form == "sides" else self.seats

    @property
    def round(self) -> int:
        """After so many games everybody has met everybody in every seat."""
        return len(self.tables) * self.block

    def seated(self, number: int) -> tuple[str, ...]:
        """The bots of a game by seat; in round robins the neighbours change too, from round to round."""
        if self.form == "sides":
            return self._sides(number)
        block = number // self.seats
        table = self.tables[block % len(self.tables)]
        if self.form == "round-robin" and (turn := block // len(self.tables)):
            orders = list(permutations(table[1:]))
            table = (table[0], *orders[turn % len(orders)])
        return lineup(table, number)

    def _sides(self, number: int) -> tuple[str, ...]:
        """Each bot plays one of the two sides that the deal makes, and the other one in the next game."""
        match = find_game(self.game).start(self.seats, seed=self.deal(number), options=dict(self.options))
        sides, pair = match.teams, self.tables[0]
        if sides is None:
            raise GameError("no-teams", name=self.game)
        return tuple(pair[(side + number) % 2] for side in sides)

    def deal(self, number: int) -> str:
        """The seed of a game's chance."""
        first = number - number % self.block if self.mirror else number
        return f"arena {self.seed} {first}"

    def command(self, games: int) -> str:
        """What plays it again."""
        words = [f"rookery {'study' if self.study else 'arena'} {self.game} --seats {self.seats} --games {games}"]
        if self.form != "match":
            words.append(f"--form {self.form}")
        if any(set(text) & set(", ") for text in self.bots):
            words += [f"--bot '{text}'" for text in self.bots]
        else:
            words.append(f"--bots {','.join(self.bots)}")
        words.append(f"--seed {self.seed}")
        words += [f"--option {name}={str(value).lower()}" for name, value in self.options]
        return " ".join(words + ["--mirror"] * self.mirror)


def planned(
    game: str,
    seats: int,
    bots: Sequence[str],
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    form: str = "match",
    mirror: bool = False,
    limits: Limits | None = None,
) -> Plan:
    """A plan that can be played. GameError says what is wrong with it."""
    found = find_game(game)
    found.start(seats=seats, seed=0, options=options)  # refuses seats and options that do not fit
    if form not in FORMS:
        raise GameError("arena-form", form=form, known=", ".join(FORMS))
    named = tuple(b.strip() for b in bots if b.strip())
    least, most = LEAST_BOTS.get(form, seats), seats if form == "match" else 1_000
    if form == "match" and not least <= len(named) <= most:
        raise GameError("bots", count=len(named), seats=seats, known=", ".join(levels(game)))
    if form == "sides" and len(named) != least:
        raise GameError("arena-sides-bots", count=len(named))
    if len(named) < least:
        raise GameError("arena-few-bots", form=form, count=len(named), least=least)
    chosen = tuple(sorted((options or {}).items()))
    if form == "sides" and found.start(seats=seats, seed=0, options=options).teams is None:
        raise GameError("no-teams", name=game)
    plan = Plan(game, seats, named, seed, form, chosen, mirror, limits or Limits(), kit(game).rules)
    _check_names(plan)
    for each in plan.contestants.values():
        check_contestant(each, game, seats, dict(options or {}))
    if form == "round-robin" and _many(len(named), seats) > MOST_LINEUPS:
        raise GameError("arena-many", count=_many(len(named), seats), most=MOST_LINEUPS)
    return plan


def _many(bots: int, seats: int) -> int:
    from math import comb

    return comb(bots, seats)


def _check_names(plan: Plan) -> None:
    """One name means one contestant, and but in a match everybody is named once."""
    known: dict[str, str] = {}
    for text in plan.bots:
        each = contestant(text)
        if known.setdefault(each.name, each.body) != each.body:
            raise GameError("arena-name-twice", name=each.name)
    if plan.form != "match" and len(known) < len(plan.bots):
        twice = next(n for n in known if sum(contestant(t).name == n for t in plan.bots) > 1)
        raise GameError("arena-bot-twice", name=twice, form=plan.form)
