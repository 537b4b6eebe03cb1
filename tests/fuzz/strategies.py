"""What goes wrong in texts and documents people and programs send: strategies shared by the fuzzing tests."""

import json
import os
from collections.abc import Callable
from functools import cache
from typing import Any, TypeVar

from hypothesis import HealthCheck, Phase, settings, strategies as st

from rookery.core import COMPILED
from rookery.core.rng import Rng
from rookery.games import kit

F = TypeVar("F", bound=Callable[..., Any])

ODD = [
    "",
    " ",
    "\x00",
    "²",
    "٣",
    "１",
    "½",
    "ß",
    "İ",
    "\u202e",
    "🎲",
    "-1",
    "99",
    "1e3",
    "0x1",
    "10" * 30,
    "None",
    "nan",
]
SCALARS = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 12),
    st.sampled_from([2**31, 2**63, -(2**63) - 1, 10**40, -(10**40)]),
    st.floats(allow_nan=False),
    st.sampled_from(ODD),
    st.text(max_size=8),
)
JSON = st.recursive(
    SCALARS,
    lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(st.text(max_size=6), inner, max_size=4)),
    max_leaves=8,
)


def fuzz(examples: int) -> Callable[[F], F]:
    """The settings of all fuzzing here: always the same examples, no clock, no database.

    ROOKERY_FUZZ=50 looks at fifty times as many, other ones each time.
    """
    times = int(os.environ.get("ROOKERY_FUZZ", "0"))
    return settings(
        max_examples=examples * times or (examples if COMPILED else max(10, examples // 3)),
        derandomize=not times,
        deadline=None,
        database=None,
        phases=(Phase.explicit, Phase.generate, Phase.shrink),
        suppress_health_check=list(HealthCheck),
    )


def clear(error: Exception) -> None:
    """An error has words, and not too many of them."""
    assert 3 < len(str(error)) < 2_000, str(error)


@cache
def vocabulary(name: str) -> tuple[str, ...]:
    """The words of a game's moves."""
    notation = kit(name).notation
    rng = Rng(3)
    words = {"draw", "roll", "first", "R", "W", "all", "pass", "gold", "waive", "keep", "none"}
    for _ in range(400):
        words |= set(notation.text(notation.move(int(rng.below(notation.actions())))).split())
    return tuple(sorted(words))


def move_texts(name: str) -> st.SearchStrategy[str]:
    """Texts that look like moves, more or less."""
    word = st.one_of(st.sampled_from(vocabulary(name)), st.sampled_from(ODD), st.text(max_size=6))
    soup = st.lists(word, max_size=9).map(" ".join)
    notation = kit(name).notation
    real = st.integers(0, notation.actions() - 1).map(lambda n: notation.text(notation.move(n)))
    return st.one_of(soup, soup, real, real.flatmap(bent), st.text(max_size=60))


def bent(text: str) -> st.SearchStrategy[str]:
    """A text with one thing wrong: a piece missing, doubled, replaced or in another case."""
    if not text:
        return st.text(max_size=10)
    place = st.integers(0, len(text) - 1)
    letter = st.one_of(st.sampled_from(ODD), st.characters())
    return st.one_of(
        st.builds(lambda a: text[:a], place),
        st.builds(lambda a, c: text[:a] + c + text[a:], place, letter),
        st.builds(lambda a, c: text[:a] + c + text[a + 1 :], place, letter),
        st.builds(lambda a, b: text[: min(a, b)] + text[max(a, b) :], place, place),
        st.builds(lambda a, b: text[: max(a, b)] + text[min(a, b) :], place, place),
        st.just(text.upper()),
        st.just(text.replace(" ", "\t\u00a0")),
        st.builds(lambda n: f"{text} {text}"[: n + len(text)], place),
    )


def bent_lines(text: str) -> st.SearchStrategy[str]:
    """A text of lines with one to three things wrong."""

    def once(now: str) -> st.SearchStrategy[str]:
        lines = now.split("\n")
        # The head of a record is short, but most can go wrong there.
        place = st.one_of(st.integers(0, min(11, len(lines) - 1)), st.integers(0, len(lines) - 1))

        def put(n: int, *new: str) -> str:
            return "\n".join([*lines[:n], *new, *lines[n + 1 :]])

        return st.one_of(
            place.map(put),
            place.map(lambda n: put(n, lines[n], lines[n])),
            st.builds(lambda a, b: put(a, lines[b]), place, place),
            place.flatmap(lambda n: bent(lines[n]).map(lambda new: put(n, new))),
            place.flatmap(lambda n: JSON.map(lambda v: put(n, f"{lines[n].partition(':')[0]}: {json.dumps(v)}"))),
            st.builds(lambda n, t: put(n, t, lines[n]), place, st.text(max_size=20)),
            st.integers(0, len(now)).map(lambda n: now[:n]),
        )

    return once(text).flatmap(lambda t: st.one_of(st.just(t), st.just(t), once(t)))


def bent_data(value: Any) -> st.SearchStrategy[Any]:
    """Plain data with one or two things wrong: an entry replaced, removed, doubled, renamed, or added."""

    def once(now: Any) -> st.SearchStrategy[Any]:
        return st.sampled_from(paths(now)).flatmap(lambda path: change(now, path))

    return once(value).flatmap(lambda v: st.one_of(st.just(v), once(v)))


def paths(value: Any) -> list[tuple[Any, ...]]:
    """All places in nested data."""
    out: list[tuple[Any, ...]] = []

    def walk(value: Any, here: tuple[Any, ...]) -> None:
        out.append(here)
        inside: Any = ()
        if isinstance(value, dict):
            inside = value.items()
        elif isinstance(value, list):
            inside = enumerate(value)
        for key, inner in inside:
            walk(inner, (*here, key))

    walk(value, ())
    return out


def look(value: Any, path: tuple[Any, ...]) -> Any:
    """The data at a place."""
    for key in path:
        value = value[key]
    return value


def change(value: Any, path: tuple[Any, ...]) -> st.SearchStrategy[Any]:
    """Something wrong at one place."""
    copy = json.dumps(value)

    def put(new: Any) -> Any:
        if not path:
            return new
        out = json.loads(copy)
        look(out, path[:-1])[path[-1]] = new
        return out

    def drop(_: object) -> Any:
        out = json.loads(copy)
        if path:
            del look(out, path[:-1])[path[-1]]
        return out

    old = look(value, path)
    ways = [JSON.map(put), JSON.map(put), st.none().map(drop)]
    if isinstance(old, bool):
        ways.append(st.just(not old).map(put))
    elif isinstance(old, int):
        ways += [
            st.integers(-2, 3).map(lambda d: put(old + d)),
            st.just(float(old)).map(put),
            st.just(str(old)).map(put),
        ]
    elif isinstance(old, str):
        ways += [bent(old).map(put), st.just([old]).map(put)]
    elif isinstance(old, list):
        ways += [st.just([*old, *old]).map(put), st.just(old[::-1]).map(put), JSON.map(lambda x: put([*old, x]))]
    elif isinstance(old, dict):
        ways += [st.builds(lambda k, x: put({**old, k: x}), st.text(max_size=6), JSON)]
    return st.one_of(ways)
