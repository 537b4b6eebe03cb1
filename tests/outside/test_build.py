"""How our modules are compiled: rules as fast as the C compiler can, what draws tables apart and without effort."""

from __future__ import annotations

from pathlib import Path

from rookery.compiling import build

ROOT = Path(__file__).resolve().parents[2]


def test_what_draws_is_compiled_apart() -> None:
    drawing = {path.relative_to(ROOT).as_posix() for path in build.listed(ROOT, "draw")}
    apart = {
        module for members, name in build.split(ROOT) if name.startswith(f"{build.DRAW}_") for module in members
    }
    assert apart == drawing != set()


def test_rules_keep_the_highest_level() -> None:
    """mypyc gives all extension modules one list of flags: those that ask for less must not slow the others."""
    shared = [f"-O{build.OPT_LEVEL}"]
    drawn, rules = (build.flags(f"{name}__mypyc", shared) for name in (f"{build.DRAW}_enclave", build.CORE))
    assert "-O1" in drawn
    assert [flag for flag in rules if flag.startswith("-O")] == shared == ["-O3"]
