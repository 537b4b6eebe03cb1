"""Card files with lines altered: refused with a reason, or played to their end like the cards of the box.

File `n` of a game is always the same: a failure can be looked at again.

    python -m tests.fuzz.files GAME --documents 1000
    python -m tests.fuzz.files GAME --only 47
"""

import argparse
import random
import re
import sys
from collections import Counter
from functools import cache

import rookery
from rookery.core.rng import Rng
from rookery.errors import GameError
from rookery.games import cardfile
from rookery.play.checks import invariants
from tests.fuzz.altered import Broken, played, sound

ENTRY = re.compile(r"(\w+)( *= *)(.*)")
NUMBER = re.compile(r"(?<![\w\"-])-?\d+(?![\w\"])")
EVERY = 7
"""Invariants are looked at every so many decisions."""


@cache
def box(name: str) -> list[str]:
    """The lines of the game's own file."""
    return cardfile.box_text(f"rookery.games.{name.replace('-', '_')}").splitlines()


def altered(name: str, number: int) -> str:
    """File `number` of a game."""
    rng = random.Random(f"{name} {number}")
    lines = list(box(name))
    for _ in range(rng.choice((1, 1, 2, 3, 6))):
        if rng.random() < 0.12:
            drop_a_card(lines, rng)
        else:
            alter_a_line(lines, rng)
    return "\n".join(lines) + "\n"


def drop_a_card(lines: list[str], rng: random.Random) -> None:
    """One card less."""
    heads = [n for n, line in enumerate(lines) if line.startswith("[[")]
    first = rng.choice(heads)
    del lines[first : min((n for n in heads if n > first), default=len(lines))]


def alter_a_line(lines: list[str], rng: random.Random) -> None:
    """Another number, what another card has there, or nothing; every kind of entry is as likely as any other."""
    kinds: dict[str, list[int]] = {}
    for n, line in enumerate(lines):
        if found := ENTRY.fullmatch(line):
            kinds.setdefault(found[1], []).append(n)
    same = kinds[rng.choice(sorted(kinds))]
    n, way = rng.choice(same), rng.random()
    numbers = list(NUMBER.finditer(lines[n]))
    if numbers and way < 0.5:
        found = rng.choice(numbers)
        old = int(found[0])
        new = rng.choice((old + 1, old - 1, old * 2, -1, 0, 1, 2, 5, 9, 20, 50))
        lines[n] = f"{lines[n][: found.start()]}{new}{lines[n][found.end() :]}"
    elif way < 0.9:
        lines[n] = lines[rng.choice(same)]
    else:
        del lines[n]


def judge(name: str, number: int) -> str:
    """Was it refused or played? Broken if it is neither as it should be."""
    game = rookery.game(name)
    seats = random.Random(number).choice(list(game.seats))
    try:
        match = game.start(seats=seats, seed=number, options={"cards": altered(name, number)})
    except GameError:
        return "refused"
    try:
        for level in ("random", "heuristic"):
            copy = match.clone()
            for decision, _ in enumerate(played(copy, level, number)):
                if decision % EVERY == 0:
                    invariants(copy, Rng(1))
            sound(copy)
            if not copy.over:
                raise Broken(f"not over ({level})")
    except Broken:
        raise
    except Exception as error:
        raise Broken(f"{seats} seats: {type(error).__name__}: {error}") from error
    return "played"


def look(name: str, numbers: range) -> tuple[Counter[str], list[str]]:
    """What becomes of some files: how many were refused and played, and what is broken."""
    counts: Counter[str] = Counter()
    broken = []
    for number in numbers:
        try:
            counts[judge(name, number)] += 1
        except Broken as error:
            counts["broken"] += 1
            broken.append(f"{name} {number}: {error}")
    return counts, broken


def main() -> int:
    """Look at the files of one game, or of all."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", default=rookery.games())
    parser.add_argument("--documents", type=int, default=1000)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--only", type=int)
    args = parser.parse_args()
    if args.only is not None:
        print(
            "\n".join(
                line for line in altered(args.game[0], args.only).splitlines() if line not in box(args.game[0])
            )
        )
        print(judge(args.game[0], args.only))
        return 0
    failed = False
    for name in args.game:
        counts, broken = look(name, range(args.first, args.first + args.documents))
        print(*broken, f"{name}: {args.documents} files, {dict(counts)}", sep="\n", flush=True)
        failed |= bool(broken)
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
