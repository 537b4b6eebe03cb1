"""Positions with declared entries altered: refused with a reason that names the entry, or played to their end.

Every entry that real games write is altered: set to what it was elsewhere, counted up or down, left out, given
twice, taken over from another table. Document `n` of a game is always the same: a failure can be looked at again.

    python -m tests.fuzz.altered GAME --documents 10000     # what `make fuzz` does for each game
    python -m tests.fuzz.altered GAME --only 4711
"""

import argparse
import faulthandler
import json
import random
import signal
import sys
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import rookery
from rookery.core.rng import Rng
from rookery.errors import DOCUMENT, GameError, PositionError
from rookery.games import MODELS, names
from rookery.play.bots import make_bot
from rookery.play.bots.window import Window
from rookery.play.checks import Setting, has_documents, invariants, outcome_fits, pick, settings, viewers
from rookery.play.match import Match

GAMES = [name for name in (*names(), *MODELS) if has_documents(name)]
POINTS = 9
"""Documents taken of each game, spread over its course, and its end."""
SECONDS = 240
"""A document that takes the processor longer than this hangs: the process is ended, and says where it was."""
LONG = 5
"""A campaign may take so many times the decisions at which research runs are cut."""
EDGES = (-1, 0, 1, 2, 7, 31, 63)
MANY_KEYS = 12
Path = tuple[Any, ...]
PLAYED: set[tuple[str, str]] = set()
"""Tables played to their end already: one in seven of those accepted is the same as another, altered otherwise."""


class Broken(AssertionError):
    """An accepted document that cannot be played, or a refusal that names nothing."""


# -- real documents ------------------------------------------------------------------------------------------


@dataclass
class Corpus:
    """Documents of real games, and what each entry was in them."""

    documents: list[dict[str, Any]] = field(default_factory=list)
    values: dict[Path, list[Any]] = field(default_factory=dict)
    """By kind of entry (`("players", "*", "items")`): the values it had, each once."""


@cache
def corpus(name: str) -> Corpus:
    """Documents of games played at random and by rules of thumb, at all seat counts, with all options."""
    out = Corpus()
    for n, setting in enumerate(settings([name])):
        for level in ("random", "heuristic"):
            out.documents += documents(setting, n, level)
    seen: dict[Path, dict[str, Any]] = {}
    for document in out.documents:
        for path, value in entries(document):
            seen.setdefault(path, {}).setdefault(json.dumps(value, sort_keys=True), value)
    out.values = {path: list(found.values()) for path, found in sorted(seen.items(), key=lambda row: repr(row[0]))}
    return out


def documents(setting: Setting, seed: int, level: str) -> list[dict[str, Any]]:
    """Of one game: the start, some points of its course, and its end."""
    match = setting.start(seed)
    rng = random.Random(f"{setting} {level}")
    found = [match.document()]
    for decisions, _ in enumerate(played(match, level, seed)):
        # Each later point replaces an earlier one with falling chance, so that the whole course is covered.
        if len(found) <= POINTS:
            found.append(match.document())
        elif rng.random() * (decisions + 1) < POINTS:
            found[rng.randrange(1, POINTS + 1)] = match.document()
    found.append(match.document())
    read: list[dict[str, Any]] = json.loads(json.dumps(found))
    return read


def played(match: Match, level: str, seed: int) -> Iterator[None]:
    """Play a match to its end, decision by decision."""
    limit = match._kit.max_decisions * LONG
    rng = Rng(seed + 1)
    bots = [make_bot(match.game, level, seed + s) for s in range(match.seats)]
    for _ in range(limit):
        if match.over:
            return
        if level == "random":
            match.play(*pick(match, rng))
        else:
            seat = match.unanswered[0]
            match.play(seat, bots[seat].choose(Window(match, seat)))
        yield


def entries(document: Any, here: Path = (), kind: Path = ()) -> list[tuple[Path, Any]]:
    """All entries of a document: what kind of entry it is, and its value."""
    return [(kind, value) for _, kind, value in places(document, here, kind)]


def places(document: Any, here: Path = (), kind: Path = ()) -> list[tuple[Path, Path, Any]]:
    """The same with the way to it. Places in a list are of one kind, and so are keys where there are many."""
    out = [(here, kind, document)] if here else []
    if isinstance(document, dict):
        for key, value in document.items():
            word = "*" if len(document) > MANY_KEYS and len(here) > 0 and kind[-1] != "*" else key
            out += places(value, (*here, key), (*kind, word))
    elif isinstance(document, list):
        for n, value in enumerate(document):
            out += places(value, (*here, n), (*kind, "*"))
    return out


# -- altered ones --------------------------------------------------------------------------------------------


def altered(name: str, number: int) -> dict[str, Any]:
    """Document `number` of a game."""
    source = corpus(name)
    rng = random.Random(f"{name} {number}")
    document = json.loads(json.dumps(rng.choice(source.documents)))
    if rng.random() < 0.3:  # written by hand: most entries are left to their defaults
        keep = set(rng.sample(sorted(document), rng.randint(1, min(5, len(document))))) | {"seats", "options"}
        document = {key: value for key, value in document.items() if key in keep}
    for _ in range(rng.choice((1, 1, 1, 2, 2, 3))):
        alter(document, source, rng)
    return dict(document)


def alter(document: dict[str, Any], source: Corpus, rng: random.Random) -> None:
    """Change one entry; every kind of entry is as likely as any other."""
    found: dict[Path, list[Path]] = {}
    for path, kind, _ in places(document):
        found.setdefault(kind, []).append(path)
    if not found or rng.random() < 0.05:  # an entry this document does not have
        kind = rng.choice([k for k in source.values if len(k) == 1])
        document[kind[0]] = rng.choice(source.values[kind])
        return
    kind = rng.choice(sorted(found, key=repr))
    path = rng.choice(found[kind])
    inside: Any = document
    for key in path[:-1]:
        inside = inside[key]
    new = changed(inside[path[-1]], source.values.get(kind, []), rng)
    if new is LEFT_OUT:
        del inside[path[-1]]
    else:
        inside[path[-1]] = new


LEFT_OUT = object()


def changed(old: Any, elsewhere: list[Any], rng: random.Random) -> Any:
    """Another value for an entry."""
    way = rng.random()
    if way < 0.08:
        return LEFT_OUT
    if isinstance(old, bool):
        return not old
    if isinstance(old, int) and way < 0.6:
        return rng.choice((old - 1, old + 1, *EDGES))
    if isinstance(old, list) and way < 0.6:
        new = list(old)
        if new and way < 0.25:
            new.pop(rng.randrange(len(new)))
        elif new and way < 0.35:
            new.append(rng.choice(new))
        else:
            lists = [v for v in elsewhere if isinstance(v, list)]
            others = [v for other in rng.sample(lists, min(4, len(lists))) for v in other]
            new.insert(rng.randint(0, len(new)), rng.choice(others or [0]))
        return json.loads(json.dumps(new))
    return json.loads(json.dumps(rng.choice(elsewhere))) if elsewhere else LEFT_OUT


# -- what becomes of them ------------------------------------------------------------------------------------


def judge(name: str, document: dict[str, Any]) -> str:
    """Was it refused or played? Broken if it is neither as it should be."""
    try:
        match = rookery.game(name).position(document)
    except GameError as error:
        if isinstance(error, PositionError) and error.slug == "goes-on" and error.where == DOCUMENT:
            raise Broken(f"refused without naming an entry: {error}") from error
        return "refused"
    written = json.dumps(match.document(), sort_keys=True)
    if (name, written) in PLAYED:
        return "played"
    try:
        sound(match)
        again = rookery.game(name).position(json.loads(written))
        if again != match:
            raise Broken("reads differently when it is written")
        for level in ("random", "heuristic"):
            to_the_end(match.clone(), level)
    except Broken:
        raise
    except Exception as error:
        raise Broken(f"{type(error).__name__}: {error}") from error
    PLAYED.add((name, written))
    return "played"


def to_the_end(match: Match, level: str) -> None:
    """Played by bots until it is over, sound at every decision."""
    for _ in played(match, level, 5):
        invariants(match, Rng(1))
    sound(match)
    if not match.over:
        raise Broken(f"not over after {match._kit.max_decisions * LONG} decisions ({level})")


def sound(match: Match) -> None:
    """Nothing is wrong with it, and it can be looked at."""
    invariants(match, Rng(1))
    outcome_fits(match, Rng(1))
    for viewer in viewers(match):
        json.dumps(match.view(viewer))


def look(name: str, numbers: range, progress: bool = False) -> tuple[Counter[str], list[str]]:
    """What becomes of some documents: how many were refused and played, and what is broken."""
    counts: Counter[str] = Counter()
    broken = []
    corpus(name)
    # Of the processor's time, not the clock's: a busy machine is slow, but hangs nowhere.
    faulthandler.register(signal.SIGVTALRM, chain=True)
    shown = time.monotonic()
    for number in numbers:
        signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS)
        try:
            counts[judge(name, altered(name, number))] += 1
        except Broken as error:
            counts["broken"] += 1
            broken.append(f"{name} {number}: {error}")
            if progress:
                print(broken[-1][:300], flush=True)
        finally:
            signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        if progress and time.monotonic() - shown > 5:
            shown = time.monotonic()
            print(f"{name}: {number + 1} of {numbers.stop}, {dict(counts)}", file=sys.stderr, flush=True)
    return counts, broken


def main() -> int:
    """Look at the documents of one game, or of all."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", default=GAMES)
    parser.add_argument("--documents", type=int, default=10_000)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--only", type=int)
    args = parser.parse_args()
    if args.only is not None:
        document = altered(args.game[0], args.only)
        print(json.dumps(document))
        print(judge(args.game[0], document))
        return 0
    failed = False
    for name in args.game:
        counts, broken = look(name, range(args.first, args.first + args.documents), progress=True)
        print(f"{name}: {args.documents} documents, {dict(counts)}")
        failed |= bool(broken)
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
