"""The package as people get it: locks, data files, compiled modules, and the fallback without a compiler."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
import zipfile
from importlib.metadata import entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

import pytest

import rookery
import rookery.core
from hatch_build import build
from tools.check_tree import lock_file_faults, stray_modules

ROOT = Path(__file__).resolve().parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))
PURE = os.environ.get("ROOKERY_PURE", "") not in ("", "0")
DATA = (".ftl", ".toml")
TRY_THE_FINDER = """
import sys
tools, tree = sys.argv[1:]
sys.meta_path[:] = [finder for finder in sys.meta_path if type(finder).__name__ != "CompiledFinder"]
sys.path[:0] = [tools, tree + "/src"]
import compiled_finder
compiled_finder.install(tree)
from rookery.core import rule
print(rule.ANSWER)
"""


def inside(folder: Traversable, prefix: str = "") -> set[str]:
    """List the files in a package, however it is installed."""
    names: set[str] = set()
    for entry in folder.iterdir():
        if entry.is_dir():
            names |= inside(entry, f"{prefix}{entry.name}/")
        else:
            names.add(prefix + entry.name)
    return names


def run(*command: str, **switches: str) -> subprocess.CompletedProcess[str]:
    """Run a command with none of our switches set but those given."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("ROOKERY_")}
    return subprocess.run(
        command,
        cwd=ROOT,
        env=environment | switches,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
    )


def wheel(folder: Path, **switches: str) -> tuple[subprocess.CompletedProcess[str], list[Path]]:
    """Build a wheel into a folder."""
    done = run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder), **switches)
    return done, sorted(folder.glob("*.whl"))


# ---------------------------------------------------------------------------------------------- locks


@pytest.mark.parametrize("lock", LOCKS, ids=lambda path: path.name)
def test_a_lock_file_has_names_versions_and_hashes_only(lock: Path) -> None:
    text = lock.read_text("utf-8")
    assert lock_file_faults(text) == []
    assert text.count("==") <= text.count("--hash=sha256:")


@pytest.mark.parametrize(
    "line",
    [
        "--index-url https://example.org/simple",
        "--find-links wheels",
        "rich @ https://example.org/r.whl",
        "rich",
    ],
)
def test_an_address_in_a_lock_file_is_found(line: str) -> None:
    assert lock_file_faults(f"rich==15.0.0 \\\n    --hash=sha256:{'0' * 64}\n{line}\n") == [f"line 3: {line}"]


def test_the_locks_hold_every_direct_dependency() -> None:
    def names(requirements: list[str]) -> set[str]:
        return {re.split(r"[^\w.-]", each)[0].lower().replace("_", "-").replace(".", "-") for each in requirements}

    runtime = names(PROJECT["project"]["dependencies"])
    dev = names(PROJECT["project"]["optional-dependencies"]["dev"])
    for lock, wanted in (("runtime", runtime), ("dev", runtime | dev)):
        locked = names(
            re.findall(r"^\S+==\S+", (ROOT / f"requirements/{lock}.txt").read_text("utf-8"), re.MULTILINE)
        )
        assert wanted - {PROJECT["project"]["name"]} <= locked  # [dev] takes in [server]


def test_the_hook_builds_with_the_locked_tools() -> None:
    lock = (ROOT / "requirements/dev.txt").read_text("utf-8")
    assert f"\nmypy{build.MYPY.removeprefix('mypy[mypyc]')} " in lock
    for requirement in PROJECT["build-system"]["requires"]:
        assert f"\n{requirement} " in lock


# -------------------------------------------------------------------------------------------- the package


def test_one_version() -> None:
    assert rookery.__version__ == PROJECT["project"]["version"]


def test_the_command_is_there() -> None:
    (command,) = (each for each in entry_points(group="console_scripts") if each.name == "rookery")
    assert callable(command.load())


def test_typed_and_with_all_its_data() -> None:
    packaged = inside(files("rookery"))
    source = ROOT / "src/rookery"
    data = {path.relative_to(source).as_posix() for path in source.rglob("*") if path.suffix in DATA}
    assert data
    assert "py.typed" in packaged
    assert data <= packaged


def test_no_extension_modules_in_the_sources() -> None:
    assert stray_modules(ROOT / "src") == []


def test_this_run_is_in_the_mode_it_was_asked_for() -> None:
    built = (ROOT / "build/compiled/KEY").is_file()
    assert rookery.core.COMPILED == (built and not PURE)
    if os.environ.get("ROOKERY_REQUIRE_COMPILED", "") not in ("", "0"):
        assert rookery.core.COMPILED or PURE


def test_pure_is_always_to_be_had() -> None:
    done = run(sys.executable, "-c", "import rookery.core; print(rookery.core.COMPILED)", ROOKERY_PURE="1")
    assert done.stdout.strip() == "False", done.stderr


def test_what_a_compiled_module_imports_is_compiled_with_it(tmp_path: Path) -> None:
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    game = tmp_path / "src/rookery/games/toy"
    game.mkdir(parents=True)
    (game / "rules.py").write_text("from rookery.games.toy import frames\nfrom rookery.errors import E\n", "utf-8")
    (game / "frames.py").write_text("import rookery.games.toy.moves\n", "utf-8")
    for name in ("__init__", "moves", "kit"):
        (game / f"{name}.py").touch()
    (tmp_path / "src/rookery/errors.py").touch()
    assert [path.name for path in build.sources(tmp_path)] == ["frames.py", "moves.py", "rules.py"]


def test_what_draws_a_table_is_compiled_without_what_it_imports(tmp_path: Path) -> None:
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    web = tmp_path / "src/rookery/games/toy/web"
    web.mkdir(parents=True)
    (web / "board.py").write_text("from rookery.games.toy.kit import Kit\n", "utf-8")
    (web.parent / "seen").mkdir()
    for name in ("../kit", "../seen/view", "__init__"):
        (web / f"{name}.py").touch()
    drawing = build.sources(tmp_path)
    assert sorted(path.name for path in drawing) == ["board.py", "view.py"]
    assert build.groups([str(p) for p in drawing], {str(p) for p in drawing})[0][1] == "rookery_draw_toy"


def test_an_edited_source_is_never_hidden_by_an_old_compiled_module(tmp_path: Path) -> None:
    (tmp_path / "src/rookery/core").mkdir(parents=True)
    for folder in ("src/rookery", "src/rookery/core"):
        (tmp_path / folder / "__init__.py").touch()
    module = tmp_path / "src/rookery/core/rule.py"
    module.write_text("ANSWER = 1\n", "utf-8")
    compiled = tmp_path / "build/compiled/rookery/core"
    compiled.mkdir(parents=True)
    shutil.copy(module, compiled)
    (compiled / "rule.abi3.so").write_bytes(b"not really")
    command = (sys.executable, "-c", TRY_THE_FINDER, str(ROOT / "tools"), str(tmp_path))

    assert "rule.abi3.so" in run(*command).stderr  # unchanged: the compiled one is taken
    assert run(*command, ROOKERY_PURE="1").stdout == "1\n"
    module.write_text("ANSWER = 2  # longer: Python tells bytecode of the same second by the size alone\n", "utf-8")
    changed = run(*command)
    assert changed.stdout == "2\n"
    assert "out of date" in changed.stderr
    assert "out of date" in run(*command, ROOKERY_REQUIRE_COMPILED="1").stderr.splitlines()[-1]


# ------------------------------------------------------------------------------------------------- wheels


@pytest.mark.slow
def test_without_a_compiler_the_wheel_is_pure_with_a_warning(tmp_path: Path) -> None:
    done, wheels = wheel(tmp_path, CC="false")
    assert done.returncode == 0, done.stderr
    assert "no working C compiler" in done.stdout + done.stderr
    assert "pure Python" in done.stdout + done.stderr
    (built,) = wheels
    assert built.name.endswith("-py3-none-any.whl")
    names = set(zipfile.ZipFile(built).namelist())
    source = ROOT / "src"
    for path in source.rglob("*"):
        if path.suffix in (".py", ".typed", *DATA):
            assert path.relative_to(source).as_posix() in names
    assert not [name for name in names if name.endswith((".so", ".pyd", ".c"))]
    vendor = source / "rookery/serve/static/vendor"
    if vendor.is_dir():  # built by `make assets`, ignored by git, and part of the wheel all the same
        assert {path.relative_to(source).as_posix() for path in vendor.iterdir()} <= names


@pytest.mark.slow
def test_without_a_compiler_a_required_one_is_an_error(tmp_path: Path) -> None:
    done, wheels = wheel(tmp_path, CC="false", ROOKERY_REQUIRE_COMPILED="1")
    assert done.returncode != 0
    assert "no working C compiler" in done.stdout + done.stderr
    assert wheels == []
