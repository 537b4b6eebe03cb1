"""The house plays games without knowing one: what their questions, events and moves are called, rows alone say."""

import ast
from collections.abc import Iterator
from pathlib import Path

import rookery
from rookery.games import MODELS, NAMES
from rookery.games.verbs import Spoken

HOME = Path(rookery.__file__).parent
PLAY = HOME / "play"
EVERYWHERE = {"seat", "seats"}
"""Who did it, and how many play: these mean the same in all games and in the house."""
OTHERWISE = {"play/bots/mind/frozen.py named", "play/study/findings.py source", "play/arena/plan.py pairs"}
"""The same word for a thing of the house: a layer of a network, a column of cards, a form of tournaments."""


def arguments() -> set[str]:
    """Every name of an argument in any game."""
    found = set()
    for game in [*NAMES, *MODELS]:
        kit = rookery.Game(game)._kit
        found |= {name for row in kit.events for name, _ in row.args}
        assert isinstance(kit.notation, Spoken)
        found |= {part.name for each in kit.notation.spellings for part in each.parts if part.kind}
    return found


def keys(tree: ast.AST) -> Iterator[str]:
    """Words by which a module looks something up, or that it compares something with."""
    for node in ast.walk(tree):
        parts: list[ast.expr] = []
        if isinstance(node, ast.Subscript):
            parts = [node.slice]
        elif isinstance(node, ast.Compare):
            parts = [node.left, *node.comparators]
        elif (
            isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in ("get", "pop")
        ):
            parts = node.args[:1]
        for part in parts:
            for each in ast.walk(part):
                if isinstance(each, ast.Constant) and isinstance(each.value, str):
                    yield each.value


def test_play_knows_no_argument_of_a_game() -> None:
    names = arguments() - EVERYWHERE
    assert {"victim", "kept", "loot", "swords"} <= names
    known = {
        f"{path.relative_to(HOME).as_posix()} {word}"
        for path in PLAY.rglob("*.py")
        for word in keys(ast.parse(path.read_text("utf-8")))
        if word in names
    }
    assert known == OTHERWISE
