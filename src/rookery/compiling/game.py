"""The rules of an installed game, compiled with mypyc as Rookery's own are: `rookery compile-game NAME`.

The extension modules lie beside their sources, with a stamp. They call the compiled core directly, so they fit only
the core they were made for, and they hide later edits of the sources: `unfit` tells both before they are imported.
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import shutil
import tempfile
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

from rookery.compiling import build
from rookery.compiling.build import NotCompiled
from rookery.packages import HOME, folder, package

STAMP = "compiled.json"
PATTERNS = ("rules.py", "rules/*.py", "observe.py")
"""What is compiled: these, and what they import from their own package."""
SAID = "said.py"
"""Rows, whose numbers stand in compiled rules as constants."""
PLAIN = ("__init__.py", SAID, "kit.py")
SETTINGS = '[tool.mypy]\nstrict = true\nmypy_path = "src"\nexplicit_package_bases = true\n'


def core_stamp() -> dict[str, Any] | None:
    """What the compiled core was made from; None where it runs interpreted."""
    found = importlib.util.find_spec("rookery.core.table")
    file = Path(found.origin) if found is not None and found.origin else HOME / "core" / "table.py"
    stamp = file.parents[1] / build.STAMP.name
    if not file.name.endswith(tuple(EXTENSION_SUFFIXES)) or not stamp.is_file():
        return None
    read: dict[str, Any] = json.loads(stamp.read_text("utf-8"))
    return read


def modules(name: str) -> list[Path]:
    """The sources to compile."""
    home, inside = folder(name), package(name)
    waiting = [path for pattern in PATTERNS for path in home.glob(pattern)]
    found: set[Path] = set()
    while waiting:
        path = waiting.pop()
        if path in found or path.name in PLAIN:
            continue
        found.add(path)
        for each in build.imports(path):
            if each.startswith(f"{inside}."):
                file = home.joinpath(*each.removeprefix(f"{inside}.").split(".")).with_suffix(".py")
                waiting += [file] if file.is_file() else []
    return sorted(found)


def made_from(name: str, paths: list[Path]) -> str:
    """Name the sources of compiled rules."""
    digest = hashlib.sha256()
    for path in [*paths, folder(name) / SAID]:
        there = path.relative_to(folder(name)).as_posix()
        digest.update(there.encode() + b"\0" + (path.read_bytes() if path.is_file() else b"") + b"\0")
    return digest.hexdigest()


def unfit(name: str) -> str:
    """Why the compiled rules of a game cannot be used; "" if they can, or if there are none."""
    stamp = folder(name) / STAMP
    if not stamp.is_file():
        return ""
    made = json.loads(stamp.read_text("utf-8"))
    core = core_stamp()
    if core is None or core["layout"] != made["layout"]:
        return f"its compiled rules were made for another Rookery: rookery compile-game {name}"
    if made["made_from"] != made_from(name, modules(name)):
        return f"its rules have changed since they were compiled: rookery compile-game {name}"
    return ""


def clean(name: str) -> list[Path]:
    """Remove the compiled rules of a game; what was removed."""
    home = folder(name)
    stamp = home / STAMP
    if not stamp.is_file():
        return []
    there = [home.parent / file for file in json.loads(stamp.read_text("utf-8"))["files"]]
    for path in [*there, stamp]:
        path.unlink(missing_ok=True)
    return there


def compile_game(name: str) -> list[Path]:
    """Compile the rules of an installed game; the extension modules, or NotCompiled says why there are none."""
    core, paths = ready(name), modules(name)
    if not paths:
        raise NotCompiled(f"there is no {' or '.join(PATTERNS)} in {folder(name)}", our_fault=True)
    clean(name)
    with tempfile.TemporaryDirectory(prefix="rookery-game-") as place:
        work = Path(place)
        copy(HOME, work / "src" / "rookery")
        inside = work.joinpath("src", *package(name).split("."))
        copy(folder(name), inside)
        (work / "pyproject.toml").write_text(SETTINGS, "utf-8")
        own = [inside.joinpath(path.relative_to(folder(name))).relative_to(work).as_posix() for path in paths]
        group = package(name).replace(".", "_")
        build.compile_copy(work, [(core["core"], build.CORE), (own, group)], None, only=group)
        if build.layout(work) != core["layout"]:
            raise NotCompiled("the compiled core is laid out otherwise than its sources say", our_fault=True)
        made = sorted(path for path in (work / "out").rglob("*") if path.is_file())
        files = [path.relative_to(work / "out").as_posix() for path in made]
        above = folder(name).parents[package(name).count(".")]
        for path, file in zip(made, files, strict=True):
            shutil.copy(path, above / file)
    stamp = {"layout": core["layout"], "made_from": made_from(name, paths), "files": files}
    (folder(name) / STAMP).write_text(json.dumps(stamp), "utf-8")
    return [above / file for file in files]


def ready(name: str) -> dict[str, Any]:
    """The compiled core's stamp, or NotCompiled says what is missing here."""
    core = core_stamp()
    if core is None:
        raise NotCompiled("Rookery itself runs interpreted here, so there is nothing to gain", our_fault=False)
    wanted = build.MYPY.partition("==")[2]
    try:
        found = version("mypy")
        version("setuptools")
    except PackageNotFoundError as missing:
        raise NotCompiled(
            f"{missing.name} is missing: pip install '{build.MYPY}' setuptools", our_fault=False
        ) from None
    if found != wanted:
        raise NotCompiled(f"mypy {wanted} is needed, here is {found}: pip install '{build.MYPY}'", our_fault=False)
    if build.made_from(HOME.parent, core["core"]) != core["made_from"]:
        raise NotCompiled("Rookery's sources are not those its compiled core was made from", our_fault=False)
    return core


def copy(source: Path, to: Path) -> None:
    """The Python files of a package."""

    def others(_: str, names: list[str]) -> list[str]:
        return [name for name in names if name == "__pycache__" or ("." in name and not name.endswith(".py"))]

    shutil.copytree(source, to, ignore=others)
