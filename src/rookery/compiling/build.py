"""Compile the core and the games' rules with mypyc. Nothing of Rookery is imported: it may not be installed yet.

Four ways in, one compilation:

* a wheel (``pip install .``, hatch_build.py): the extension modules are put beside the ``.py`` files and the wheel
  is tagged for the platform. Without a working C compiler the wheel is pure Python, with a warning.
* an editable install (``pip install -e .``): nothing is compiled, edits are visible at once.
* ``python hatch_build.py build/compiled`` (``make compiled``): the extension modules for a working tree,
  built again only when a compiled source, mypy or Python changed. ``tools/compiled_finder.py`` says how they
  are found. Objects of the last time are kept beside them, so that a change in one game compiles that game only.
* ``rookery compile-game NAME`` (game.py): one installed game, against the core that is compiled already. ``STAMP``
  beside that core says what it was made from: other sources or tools would not fit it.

The core is one group and each game another: native calls go through a table between groups (playouts lose up to
5 %), and in return the groups are compiled side by side. What draws the tables for browsers is compiled too, in
groups of its own: it takes about a fifth less time.

The work happens in a temporary copy of the sources: an extension module left in ``src/`` would hide later
edits. In that copy ``generate.py`` first writes out what follows from declared state; errors and tracebacks
still name the lines of the sources.

``ROOKERY_PURE=1`` skips compiling. ``ROOKERY_REQUIRE_COMPILED=1`` turns every fallback into a failure.
"""

from __future__ import annotations

import ast
import hashlib
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import tomllib
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import Any

MYPY = "mypy[mypyc]==2.4.1"
NAME = "rookery"
CORE = "rookery_core"
KINDS = ("rookery.core.", "rookery.games.")
DRAW = "rookery_draw"
GENERATOR = Path(__file__).with_name("generate.py")
STAMP = Path("rookery/compiled.json")
PATH = r"src/[\w/]+\.py"
OPT_LEVEL = "3"
NO_COMPILER, TYPES_FAILED, C_FAILED = 3, 4, 5  # exit statuses of the compiling child
WHY = {
    NO_COMPILER: "no working C compiler",
    TYPES_FAILED: "mypyc refuses the sources",
    C_FAILED: "the C compiler refuses what mypyc wrote",
}


class NotCompiled(Exception):
    """The extension modules could not be built; the text says why."""

    def __init__(self, why: str, *, our_fault: bool) -> None:
        super().__init__(why)
        self.our_fault = our_fault


def flag(name: str) -> bool:
    """Tell whether an environment switch is on."""
    return os.environ.get(name, "") not in ("", "0")


@cache
def sources(root: Path) -> list[Path]:
    """List the modules to compile, relative to the root: those asked for, and what they import of their kind.

    A compiled class cannot have a base in a module that is not, so the list is closed under imports.
    """
    waiting = listed(root, "compile")
    plain = set(listed(root, "plain"))
    found: set[Path] = set()
    while waiting:
        path = waiting.pop()
        if path.name == "__init__.py" or path in found or path in plain:
            continue
        found.add(path)
        for name in imports(path):
            if name.startswith(KINDS):
                file = root.joinpath("src", *name.split(".")).with_suffix(".py")
                if file.is_file():
                    waiting.append(file)
    return sorted(path.relative_to(root) for path in {*found, *listed(root, "draw")})


def listed(root: Path, name: str) -> list[Path]:
    """Find the files that a list of patterns in pyproject.toml names."""
    project = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))
    patterns = project["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"][name]
    return [path for pattern in patterns for path in root.glob(pattern) if path.name != "__init__.py"]


def read_by_compiler(root: Path) -> list[Path]:
    """List all that the compiled modules are made from: themselves, and those that only give them constants."""
    return [*sources(root), *sorted(path.relative_to(root) for path in listed(root, "plain"))]


def imports(path: Path) -> list[str]:
    """List what a module may import, as absolute names; some of them name no module but something in one."""
    names: list[str] = []
    for node in ast.walk(ast.parse(path.read_bytes())):
        if isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            names += [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
    return names


def groups(modules: list[str], drawing: set[str]) -> list[tuple[list[str], str]]:
    """Split the modules as mypyc takes them: the core in one group, each game in its own, what draws them apart."""
    found: dict[str, list[str]] = {}
    for module in modules:
        _, _, _, *inside, _ = Path(module).parts
        home = inside[0] if inside else CORE.removeprefix(f"{NAME}_")
        found.setdefault(f"{DRAW if module in drawing else NAME}_{home}", []).append(module)
    return [(members, name) for name, members in found.items()]


def split(root: Path) -> list[tuple[list[str], str]]:
    """Split all modules of a tree."""
    drawing = {str(path.relative_to(root)) for path in listed(root, "draw")}
    return groups([str(path) for path in sources(root)], drawing)


def compile_groups(root: Path, out: Path, kept: Path | None = None) -> None:
    """Compile all groups into ``out``, laid out as in site-packages, or raise NotCompiled.

    What is unchanged since the last time is taken from ``kept``.
    """
    parts = split(root)
    if not parts:
        raise NotCompiled("no modules to compile", our_fault=True)
    if sys.implementation.name != "cpython":
        raise NotCompiled(f"mypyc needs CPython, this is {sys.implementation.name}", our_fault=False)
    with tempfile.TemporaryDirectory(prefix="rookery-mypyc-") as name:
        work = Path(name)
        shutil.copytree(root / "src", work / "src", ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd"))
        shutil.copy(root / "pyproject.toml", work)
        compile_copy(work, parts, kept)
        core = next(members for members, name in parts if name == CORE)
        stamp = {"core": core, "made_from": made_from(root / "src", core), "layout": layout(work)}
        work.joinpath("out", STAMP).write_text(json.dumps(stamp), "utf-8")
        shutil.copytree(work / "out", out, dirs_exist_ok=True)


def compile_copy(work: Path, parts: list[tuple[list[str], str]], kept: Path | None, only: str = "") -> None:
    """Compile the groups of a copy of the sources into ``work/out``, or `only` one, or raise NotCompiled."""
    origins = write_out(work)
    (work / "origins.json").write_text(json.dumps(origins), "utf-8")
    order = {"groups": parts, "only": only, "out": str(work / "out"), "kept": str(kept) if kept else None}
    command = [sys.executable, str(Path(__file__).resolve()), "--child", json.dumps(order)]
    done = subprocess.run(
        command, cwd=work, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    if done.returncode:
        why = WHY.get(done.returncode, "mypyc failed")
        said = in_the_source(done.stdout.strip()[-8000:], rf"^({PATH}):(\d+)", origins)
        raise NotCompiled(f"{why}.\n{said}", our_fault=done.returncode != NO_COMPILER)


def made_from(src: Path, modules: list[str]) -> str:
    """Name what compiled modules are made from: their sources, mypy, Python, and what builds them."""
    digest = hashlib.sha256(repr((version("mypy"), sys.version_info[:2])).encode())
    files = [src.joinpath(*Path(module).parts[1:]) for module in sorted(modules)]
    for path in [Path(__file__), GENERATOR, *files]:
        digest.update(path.read_bytes() + b"\0")
    return digest.hexdigest()


def layout(work: Path) -> str:
    """Name how the core's objects are laid out and its functions are called: what calls them relies on that."""
    return hashlib.sha256((work / "c" / f"__native_{CORE}.h").read_bytes()).hexdigest()


def write_out(work: Path) -> dict[str, list[int]]:
    """Write out what follows from declared state; for every file changed, the lines its lines come from."""
    spec = importlib.util.spec_from_file_location("generate", GENERATOR)
    assert spec is not None
    assert spec.loader is not None
    generate = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(generate)
    try:
        others = [path.name for path in work.joinpath("src").iterdir() if path.is_dir() and path.name != NAME]
        changed = generate.write_out(work / "src", *generate.OURS, *others)
    except generate.Wrong as problem:
        text = str(problem).replace(f"{work}/", "")
        raise NotCompiled(f"a declaration is wrong.\n{text}", our_fault=True) from problem
    return {Path(path).relative_to(work).as_posix(): lines for path, lines in changed.items()}


def in_the_source(text: str, pattern: str, origins: dict[str, list[int]]) -> str:
    """Put lines of the source where lines of what was written out are named: a path, and a number at the end."""

    def put(match: re.Match[str]) -> str:
        path, line = match[1], int(match[2])
        lines = origins.get(path, [])
        return match[0][: match.start(2) - match.start()] + str(lines[line - 1] if line <= len(lines) else line)

    return re.sub(pattern, put, text, flags=re.MULTILINE)


def child(order: dict[str, Any]) -> int:
    """Check, translate and compile, in its own process: mypyc and setuptools print and exit as they like."""
    from setuptools import Extension

    Path("trial.c").write_text("#include <Python.h>\nPyMODINIT_FUNC PyInit_trial(void) { return NULL; }\n", "utf-8")
    if not build(Extension("trial", ["trial.c"]), out="trial"):
        return NO_COMPILER

    from mypyc.build import mypycify

    options = ["--strict", "--follow-imports=silent", "--cache-dir=.mypy_cache"]
    try:
        extensions = mypycify(
            [*options, *sorted(module for members, _ in order["groups"] for module in members)],
            opt_level=OPT_LEVEL,
            debug_level="0",
            separate=[(members, name) for members, name in order["groups"]],
            target_dir="c",
        )
    except SystemExit:  # mypyc has printed the errors
        return TYPES_FAILED
    if order["only"]:
        inside = {module_name(m) for members, name in order["groups"] if name == order["only"] for m in members}
        extensions = [e for e in extensions if e.name in inside or e.name == f"{order['only']}__mypyc"]
    origins = json.loads(Path("origins.json").read_text("utf-8"))
    for file in Path("c").rglob("*.c"):  # tracebacks speak of the source as its author knows it
        text = file.read_text("utf-8")
        told = in_the_source(text, rf'\("({PATH})"(?:, "[^"]*")+, (\d+)', origins)
        if told != text:
            file.write_text(told, "utf-8")
    for extension in extensions:
        extension.extra_compile_args = flags(extension.name, extension.extra_compile_args)
    kept = Path(order["kept"]) if order["kept"] else None
    return 0 if build(*extensions, out=order["out"], kept=kept) else C_FAILED


def flags(name: str, given: list[str]) -> list[str]:
    """The C compiler's flags for one extension module. A list of its own: mypyc gives all of them the same one."""
    more = ["-O1"] if name.startswith(DRAW) else []  # strings and dicts: nothing to gain from more
    if sys.platform == "linux":  # nobody interposes our functions: let the compiler inline them (a third faster)
        more.append("-fno-semantic-interposition")
    return [*given, *more]


def module_name(path: str) -> str:
    """The module in a file.

    >>> module_name("src/night_bazaar/rules.py")
    'night_bazaar.rules'
    """
    return ".".join(Path(path).with_suffix("").parts[1:])


def build(*extensions: Any, out: str, kept: Path | None = None) -> bool:
    """Run the C compiler, the way setuptools finds it on this platform; print what it says if it fails."""
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    command = build_ext(Distribution({"name": NAME, "ext_modules": list(extensions)}))
    command.build_lib = out
    command.build_temp = "objects"
    command.parallel = os.cpu_count() or 1
    command.ensure_finalized()
    made = {Path(command.get_ext_fullpath(ext.name)): ext for ext in extensions}
    if kept is not None:
        command.extensions = [ext for file, ext in made.items() if not fetched(kept / content(ext), file)]
    try:
        if command.extensions:
            command.run()
    except Exception as problem:  # setuptools and the layers below raise many kinds
        print(f"{type(problem).__name__}: {problem}")
        return False
    if kept is not None:
        shutil.rmtree(kept, ignore_errors=True)
        kept.mkdir(parents=True)
        for file, ext in made.items():
            shutil.copy(file, kept / content(ext))
    return True


def fetched(old: Path, file: Path) -> bool:
    """Copy what was built before, if it is there."""
    if not old.is_file():
        return False
    file.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(old, file)
    return True


def content(extension: Any) -> str:
    """Name what an extension module is made from: its C sources, the headers they include, and the flags."""
    digest = hashlib.sha256(repr((extension.name, extension.extra_compile_args, *built_with())).encode())
    waiting = [Path(source) for source in extension.sources]
    seen: set[Path] = set()
    while waiting:
        path = waiting.pop()
        if path in seen or not path.is_file():  # what is not here belongs to mypyc or the system
            continue
        seen.add(path)
        text = path.read_bytes()
        digest.update(text)
        waiting += [Path("c", name.decode()) for name in re.findall(rb'^#include ["<]([^">]+)', text, re.MULTILINE)]
    return digest.hexdigest()


def built_with() -> tuple[str, ...]:
    """Name the tools and settings every compilation depends on."""
    return version("mypy"), version("setuptools"), sys.version, OPT_LEVEL, os.environ.get("CFLAGS", "")


def key(root: Path) -> str:
    """Name everything the compiled modules depend on: sources, options, mypy, Python, and what builds them."""
    digest = hashlib.sha256()
    for part in built_with():
        digest.update(part.encode() + b"\0")
    digest.update(" ".join(sorted(path.relative_to(root).as_posix() for path in listed(root, "draw"))).encode())
    for path in [Path(__file__), GENERATOR, *(root / each for each in read_by_compiler(root))]:
        digest.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def refresh(root: Path, out: Path) -> int:
    """Bring the compiled modules of a working tree up to date."""
    stamp = out / "KEY"
    wanted = key(root)
    if stamp.is_file() and stamp.read_text("utf-8") == wanted:
        return 0
    print(f"· compiling {len(sources(root))} modules with mypyc", flush=True)
    started = time.monotonic()
    out.parent.mkdir(parents=True, exist_ok=True)
    fresh = Path(tempfile.mkdtemp(prefix=out.name + ".", dir=out.parent))  # somebody else may be building too
    try:
        compile_groups(root, fresh, kept=out.with_name("objects"))
    except NotCompiled as problem:
        shutil.rmtree(fresh)
        shutil.rmtree(out, ignore_errors=True)
        print(f"rookery: {problem}", file=sys.stderr)
        if problem.our_fault or flag("ROOKERY_REQUIRE_COMPILED"):
            return 1
        print("rookery: going on without it: interpreted, everything works, but slower.", file=sys.stderr)
        return 0
    for path in read_by_compiler(root):  # what was compiled, so that the finder can tell when src/ has moved on
        there = fresh / path.relative_to("src")
        there.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(root / path, there)
    (fresh / "KEY").write_text(wanted, "utf-8")
    shutil.rmtree(out, ignore_errors=True)
    fresh.replace(out)
    print(f"· compiled in {time.monotonic() - started:.0f} s", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(child(json.loads(sys.argv[2])))
