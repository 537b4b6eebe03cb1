"""Whatever is given as the wire form of a table: a table that can be used, or WireError."""

import json
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from hypothesis import given

import rookery
from rookery.core.rng import Rng
from rookery.errors import WireError
from tests.anygame import ALL, GAMES, midgame
from tests.fuzz.strategies import JSON, fuzz

each_game = pytest.mark.parametrize("name", GAMES)


@cache
def wires(name: str) -> list[str]:
    found = [s for s in ALL if s.game == name and (s.options == "{}" or len(s.chosen) > 1)]
    return [midgame(s, n, after).wire() for n, s in enumerate(found) for after in (0, 5, 11, 40, 95)]


def bent_numbers(name: str, many: int) -> list[str]:
    """Packed tables with one number changed: a small step, another sign, too large, no number at all."""
    rng, out = Rng(4), []
    new: list[Any] = [-1, -3, 0, 1, 12, 2**31, 2**62, -(2**62), 2**63, 10**30, 1.5, "1", None, True, []]
    for _ in range(many):
        whole = json.loads(wires(name)[int(rng.below(len(wires(name))))])
        ints = whole[5]
        at = int(rng.below(len(ints)))
        k = int(rng.below(len(new) + 4))
        ints[at] = new[k] if k < len(new) else ints[at] + (-1, 1, -2, 64)[k - len(new)]
        if rng.below(12) == 0:
            del ints[at:]
        out.append(json.dumps(whole))
    return out


def bent_texts(name: str, many: int) -> list[str]:
    """The text with a piece missing, doubled or replaced."""
    rng, out = Rng(5), []
    for _ in range(many):
        text = wires(name)[int(rng.below(len(wires(name))))]
        a, b = sorted((int(rng.below(len(text))), int(rng.below(len(text)))))
        odd = ["", "-", "9", ",", "[", "]", '"', "\\u0663", "٣", "e5", "null"][int(rng.below(11))]
        ways = [text[:a], text[:a] + text[b:], text[:b] + text[a:]]
        ways += [text[:a] + odd + text[a + 1 :], text[:a] + odd + text[a:]]
        out.append(ways[int(rng.below(len(ways)))])
    return out


@each_game
@pytest.mark.parametrize("bend", [bent_numbers, bent_texts])
def test_bent_tables(name: str, bend: Callable[[str, int], list[str]]) -> None:
    """Refused, or a table that can be looked at. Read by another process, for it may not come back."""
    texts = bend(name, 400)
    command = [sys.executable, "-m", "tests.fuzz.wire_child", name]
    given = "".join(f"{json.dumps(t)}\n" for t in texts)
    done = subprocess.run(command, input=given, capture_output=True, text=True, timeout=200)
    said = done.stdout.splitlines()
    wrong = [f"{why}: {text}" for why, text in zip(said, texts, strict=False) if why not in ("ok", "refused")]
    if len(said) < len(texts):
        wrong.append(f"the rules run for ever ({done.returncode}): {texts[len(said)]}")
    assert "refused" in said or done.returncode, done.stderr
    assert not wrong, f"{len(wrong)} of {len(texts)} go wrong, such as\n" + "\n".join(wrong[-3:])


@each_game
@fuzz(100)
@given(value=JSON)
def test_any_json(name: str, value: Any) -> None:
    with pytest.raises(WireError):
        rookery.game(name).unwire(json.dumps(value))


@pytest.mark.parametrize("text", ["", "[", "[" * 100_000, "{}", "null", "NaN", "[1,2,3,4,5,6]", "\x00"])
def test_small_wrong_texts(text: str) -> None:
    with pytest.raises(WireError):
        rookery.game("thiefs-market").unwire(text)


@pytest.mark.parametrize("junk", [None, 5, ["x"], {}], ids=repr)
def test_what_is_not_even_a_text(junk: object) -> None:
    with pytest.raises(WireError):
        rookery.game("thiefs-market").unwire(junk)  # type: ignore[arg-type]


def test_other_games_and_versions_are_named() -> None:
    text = wires("thiefs-market")[0]
    with pytest.raises(WireError, match="version 99"):
        rookery.game("thiefs-market").unwire(text.replace('"thiefs-market",1,', '"thiefs-market",99,'))
    with pytest.raises(WireError, match="enclave"):
        rookery.game("thiefs-market").unwire(text.replace('"thiefs-market"', '"enclave"'))
