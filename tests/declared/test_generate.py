"""What the build writes for the compiler is what the interpreter runs, and is found again in the source."""

import ast
import re
import shutil
from importlib import import_module
from pathlib import Path

import pytest

from rookery.compiling import build, generate
from rookery.core.declared import Declared, slot_of
from rookery.core.writing import Declaration
from tests.declared.bad import BAD, source

ROOT = Path(__file__).parents[2]
GOLDEN = Path(__file__).parent / "golden"
SMALL = '''"""A game."""

from typing import Final

from rookery.core.kinds import Flag, Numbers, SeatNo, SeatOrNobody
from rookery.core.table import Frame, Table

NOTHING: Final = -1


class Fight(Frame):
    """Two players."""

    attacker: SeatNo
    # Who stands against it.
    defender: SeatOrNobody = NOTHING  # nobody yet
    duel: Flag = False
    uses: Numbers = []

    def run(self, t: Table) -> None:
        t.finish()


class Peace(Frame):
    """Nobody fights."""

    def run(self, t: Table) -> None:
        t.finish()
'''


def sources(tmp_path: Path, text: str = "") -> Path:
    """The core, and one module of a game."""
    src = tmp_path / "src"
    shutil.copytree(ROOT / "src/rookery/core", src / "rookery/core", ignore=shutil.ignore_patterns("__pycache__"))
    file = src / "rookery/games/small/rules.py"
    file.parent.mkdir(parents=True)
    file.write_text(text, "utf-8")
    return file


def test_what_is_written_is_what_one_would_have_written(tmp_path: Path) -> None:
    file = sources(tmp_path, SMALL)
    generate.write_out(tmp_path / "src")
    assert file.read_text("utf-8") == (GOLDEN / "fight.txt").read_text("utf-8")


def test_every_line_is_found_again(tmp_path: Path) -> None:
    file = sources(tmp_path, SMALL)
    origins = generate.write_out(tmp_path / "src")[str(file)]
    before, after = SMALL.splitlines(), file.read_text("utf-8").splitlines()
    assert len(origins) == len(after)
    for line, origin in zip(after, origins, strict=True):
        if line in before and line.strip():
            assert line == before[origin - 1] or before.count(line) > 1
        elif "defender" in line and ("self.defender: i64" in line or "Field(" in line):
            assert before[origin - 1].startswith("    defender:")


@pytest.mark.parametrize("name", BAD)
def test_a_wrong_declaration_is_refused_with_file_and_line(name: str, tmp_path: Path) -> None:
    bad = BAD[name]
    file = sources(tmp_path, source(bad))
    with pytest.raises(generate.Wrong) as caught:
        generate.write_out(tmp_path / "src")
    declared = re.compile(rf"^ +{bad.name}\b")
    line = next(n for n, text in enumerate(source(bad).splitlines(), 1) if declared.match(text))
    assert str(caught.value).startswith(f"{file}:{line}: Fight.{bad.name}: ")
    assert bad.why in str(caught.value)


def test_errors_and_tracebacks_name_the_source() -> None:
    origins = {"src/rookery/games/small/rules.py": [1, 2, 2, 2, 3]}
    said = "src/rookery/games/small/rules.py:5: error: no\nsrc/rookery/core/rng.py:5: note"
    found = build.in_the_source(said, rf"^({build.PATH}):(\d+)", origins)
    assert found == "src/rookery/games/small/rules.py:3: error: no\nsrc/rookery/core/rng.py:5: note"


OURS = generate.Sources(ROOT / "src")


def declared_classes() -> list[tuple[str, str]]:
    """All classes of the games that declare state."""
    out = []
    for name in generate.names(ROOT / "src", generate.OURS):
        module = OURS.module(name)
        assert module is not None
        for node in module.tree.body:
            if isinstance(node, ast.ClassDef) and name != generate.CORE and OURS.sort(module, node):
                if OURS.own(module, node):
                    out.append((name, node.name))
    return out


@pytest.mark.parametrize(("module", "name"), declared_classes())
def test_the_compiler_gets_what_the_interpreter_runs(module: str, name: str) -> None:
    here = OURS.module(module)
    assert here is not None
    node = next(n for n in here.tree.body if isinstance(n, ast.ClassDef) and n.name == name)
    own, inherited = OURS.own(here, node), [field.slot for _, field in OURS.inherited(here, node)]
    sort = OURS.sort(here, node)
    assert sort is not None
    slots = [field.slot for field in own]
    built = generate.writing.Declaration(name, sort, inherited, slots, generate.methods(node)).text()

    cls: type[Declared] = getattr(import_module(module), name)
    every = [slot_of(cls, field) for field in cls.FIELDS]
    parts = len(inherited)
    run = Declaration(name, cls.SORT, every[:parts], every[parts:], generate.methods(node)).text()
    assert built.keys() == run.keys()
    for method in ("clone", "save", "load"):
        assert built.get(method) == run.get(method)
    for mine, theirs in zip(inherited + slots, every, strict=True):
        assert (mine.name, mine.shape, mine.required()) == (theirs.name, theirs.shape, theirs.required())
