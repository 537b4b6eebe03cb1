"""From looks at games to sums over people, and from sums to what stands out.

There are four things to count, each for a person, and three of them towards another:

- `sees`: moves that were better in the true world than the person's knowledge explains;
- `gives`: what the person's moves changed for the other, against what they changed for the rest of the table;
- `names.…`: how often an event of that kind named the other when it could have, against how often the rest;
- `results`: how the person did against the rest, with the other at the table, than ratings say.

Each is compared with what is usual: `sees` with all other people, `gives` and `names` with how all others treat the
other, `results` with how the person does in other company.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import erf, sqrt
from typing import Final, NamedTuple

from rookery.play.fair.looking import Look
from rookery.play.fair.sums import Evidence, Tally, compared, corrected

SEES: Final = "sees"
GIVES: Final = "gives"
NAMES: Final = "names."
RESULTS: Final = "results"
ENOUGH_GAMES: Final = 10
"""So many games it takes before anything is compared …"""
ENOUGH_TIMES: Final = 20
"""… and so many times that somebody could have been named."""
BETA: Final = 25.0 / 6.0
"""How much one game varies, in points of a rating; as the model of the ratings has it."""


class Count(NamedTuple):
    """What one game adds: for a person (by number at the table), towards another (None: towards nobody)."""

    who: int
    other: int | None
    what: str
    n: float
    x: float
    over: float


class Key(NamedTuple):
    """What a sum is about."""

    who: str
    other: str
    """"" for what is towards nobody."""
    game: str
    what: str


class Finding(NamedTuple):
    """A sum, what it was compared with, and how far they are apart."""

    key: Key
    mine: Tally
    others: Tally
    evidence: Evidence


# -- one game ------------------------------------------------------------------------------------------------


def counted(look: Look) -> Iterator[Count]:
    """What a look at a game adds, seat by seat."""
    for seat, mine in enumerate(look.seats):
        if mine.decisions:
            yield Count(seat, None, SEES, mine.decisions, mine.insight, mine.insight)
        rest = [other for other in range(len(look.seats)) if other != seat]
        for other in rest if mine.decisions and len(rest) > 1 else ():
            gave, usual = mine.gave[other], [mine.gave[each] for each in rest if each != other]
            yield Count(seat, other, GIVES, mine.decisions, gave, gave - sum(usual) / len(usual))
        for kind in sorted({kind for kind, _ in mine.could}):
            could, did = (sum(counts[kind, each] for each in rest) for counts in (mine.could, mine.did))
            for other in rest:
                n, x = mine.could[kind, other], mine.did[kind, other]
                if 0 < n < could:  # where nobody else could have been named, nobody was preferred
                    yield Count(seat, other, NAMES + kind, n, x, x - n * did / could)


def expected(mine: tuple[float, float], other: tuple[float, float]) -> float:
    """How often one beats the other, by their ratings (mu and sigma)."""
    spread = sqrt(2 * BETA**2 + mine[1] ** 2 + other[1] ** 2)
    return 0.5 * (1 + erf((mine[0] - other[0]) / spread / sqrt(2)))


def together(places: Sequence[int], strengths: Sequence[tuple[float, float]]) -> Iterator[Count]:
    """What the result of a game adds: with each other at the table, how somebody did against the rest."""
    everyone = range(len(places))
    for who in everyone:
        better = [(places[who] < places[y]) + (places[who] == places[y]) / 2 for y in everyone]
        beyond = [better[y] - expected(strengths[who], strengths[y]) for y in everyone]
        for other in everyone:
            rest = [beyond[y] for y in everyone if y not in (who, other)]
            if other != who and rest:
                over = sum(rest) / len(rest)
                yield Count(who, other, RESULTS, 1, over, over)


# -- many ----------------------------------------------------------------------------------------------------


def enough(key: Key, tally: Tally) -> bool:
    """Were there games enough to compare anything?"""
    return tally.games >= ENOUGH_GAMES and (not key.what.startswith(NAMES) or tally.n >= ENOUGH_TIMES)


def usual_of(key: Key) -> Key:
    """What a sum is compared with, as a key with blanks: all sums that agree with the rest of it."""
    if key.what == SEES:
        return key._replace(who="")
    return key._replace(other="") if key.what == RESULTS else key._replace(who="")


def striking(mine: Tally, others: Tally, both_ways: bool) -> Evidence:
    """The weaker of two comparisons, with what is usual and with nothing at all.

    What all do to somebody strikes nobody, then; nor do those who treat all alike where somebody else does not.
    """
    usual, plain = compared(mine, others, both_ways), compared(mine, Tally(), both_ways)
    if usual.excess * plain.excess < 0:  # between the two
        return Evidence(usual.excess, usual.error, 1.0)
    return max(usual, plain, key=lambda each: each.chance)


def findings(looked_at: Mapping[Key, Tally], usual: Mapping[Key, Tally], tests: int) -> list[Finding]:
    """Each sum against what is usual (`usual_of`, with itself in it), the most striking first.

    `tests` is how many were compared in all: so many chances there were to be struck by something.
    """
    compares = []
    for key, mine in looked_at.items():
        others = usual[usual_of(key)] - mine
        compares.append((key, mine, others, striking(mine, others, both_ways=key.what.startswith(NAMES))))
    evidence = corrected([each[3] for each in compares], tests)
    found = [Finding(key, mine, others, e) for (key, mine, others, _), e in zip(compares, evidence, strict=True)]
    return sorted(found, key=lambda each: (each.evidence.chance, each.key))
