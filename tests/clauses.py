"""`@clause("TM-L6")` marks a test with the rule clauses it really checks; an id no game knows is an error."""

import ast
from functools import cache
from pathlib import Path

import pytest

import rookery


@cache
def known() -> frozenset[str]:
    """Every clause id of every game."""
    return frozenset(row["id"] for name in rookery.games() for row in rookery.game(name).clauses)


def clause(*ids: str) -> pytest.MarkDecorator:
    """Mark a test with the clauses it checks."""
    unknown = [i for i in ids if i not in known()]
    if unknown or not ids:
        raise ValueError(f"no such clause: {', '.join(unknown) or 'none given'}")
    return pytest.mark.clause(*ids)


def checked(folder: Path) -> dict[str, list[str]]:
    """The clauses named by `@clause` in the tests of a folder, each with the tests that check it."""
    found: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.FunctionDef) or not node.name.startswith("test_"):
                continue
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id == "clause":
                    for arg in mark.args:
                        assert isinstance(arg, ast.Constant), f"{path.name}: write clause ids out"
                        found.setdefault(str(arg.value), []).append(f"{path.name}::{node.name}")
    return found
