"""What is wrong with somebody's game, in words that name the thing and the line: never a traceback at a table."""

from __future__ import annotations

import ast
import inspect
import re
import traceback
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from rookery.core.moves import Notation
from rookery.core.table import MAX_SEATS
from rookery.games import clausefile
from rookery.games.kit import Kit, Option
from rookery.games.rows import Asked, Told
from rookery.games.verbs import Spoken
from rookery.packages import folder, is_ours

NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
MOST_ARGS = 5
"""An event carries so many numbers."""
OWED = ("table", "view", "move_text", "outcome")
"""What no kit can do without."""
WRITTEN = ("text", "parse", "number", "move", "actions")
"""The same of a notation."""
CLAUSE = ("id", "section", "text")


@dataclass(frozen=True)
class Fault:
    """One thing that is wrong: where (a file and a line, as far as they are known), what, and why."""

    where: str
    what: str
    why: str

    def __str__(self) -> str:
        return ": ".join(part for part in (self.where, self.what, self.why) if part)


def at(path: str | Path, line: int) -> str:
    """A place in a file, from the package on.

    >>> at("/home/ada/src/night_bazaar/rules.py", 12)
    'night_bazaar/rules.py, line 12'
    """
    parts = Path(path).parts
    return f"{'/'.join(parts[-2:])}, line {line}"


def blame(error: BaseException, package: str) -> Fault:
    """The line of a package at which an error came up, and the rule (or what else) it happened in."""
    why = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
    if isinstance(error, SyntaxError) and error.filename:
        return Fault(at(error.filename, error.lineno or 1), "", why)
    inside = package.replace(".", "/") + "/"
    for frame, line in reversed(list(traceback.walk_tb(error.__traceback__))):
        if inside in frame.f_code.co_filename.replace("\\", "/"):
            return Fault(at(frame.f_code.co_filename, line), rule_of(frame.f_code), why)
    return Fault("", "", why)


def rule_of(code: Any) -> str:
    """The function an error came up in, with its class: `Bidding.reveal`."""
    name = str(getattr(code, "co_qualname", code.co_name))
    return "" if name == "<module>" else name


def name_faults(name: str, package: str, known: Collection[str]) -> list[Fault]:
    """Can a package bring a game of this name?"""
    where = f"entry point {name} = {package}"
    if not NAME.fullmatch(name):
        return [Fault(where, "", "the name of a game is lower-case words with hyphens between them")]
    if is_ours(name) or name in known:
        return [Fault(where, "", f"there is a game called {name} already")]
    try:
        found = find_spec(package)
    except (ImportError, ValueError):
        found = None
    if found is None:
        return [Fault(where, "", f"there is no package {package}")]
    if not found.submodule_search_locations:
        return [Fault(where, "", f"{package} is a single file; a game is a package, a folder with __init__.py")]
    return []


def faults(name: str, kit: object) -> list[Fault]:
    """What is declared wrongly in a kit."""
    if not isinstance(kit, Kit):
        return [Fault(at(folder(name) / "__init__.py", 1), "box_kit", "must return a Kit")]
    found = clause_faults(name)
    if found:
        return found
    lines = Lines(type(kit))
    known = {row["id"] for row in clauses(name)}
    checks = (_plain_faults(name, kit), _owed_faults(kit), _row_faults(kit, known))
    return [Fault(lines.of(what, row), what, why) for each in checks for what, row, why in each]


def clauses(name: str) -> list[dict[str, str]]:
    """Every clause of a game: id, section, key of its text, where it lives."""
    text = (folder(name) / "clauses.toml").read_text("utf-8")
    return clausefile.read(text, name)


def clause_faults(name: str) -> list[Fault]:
    """Every clause has an id, a section and the key of its text."""
    path = folder(name) / "clauses.toml"
    if not path.is_file():
        return [Fault(at(path, 1), "", "the file is missing: every rule has a clause")]
    try:
        rows = clauses(name)
    except (ValueError, LookupError, AttributeError, TypeError) as error:
        line = re.search(r"line (\d+)", str(error))
        return [Fault(at(path, int(line[1]) if line else 1), "", f"no clauses can be read: {error}")]
    found = []
    for row in rows:
        missing = [entry for entry in CLAUSE if not isinstance(row.get(entry), str)]
        if missing:
            found.append(
                Fault(line_in(path, str(row.get("id", ""))), f"clause {row.get('id')}", f"lacks {missing}")
            )
    return found


def line_in(path: Path, text: str) -> str:
    """The first line of a file that holds a text."""
    lines = path.read_text("utf-8").splitlines()
    return at(path, next((n for n, line in enumerate(lines, 1) if text in line), 1))


Wrong = tuple[str, int, str]
"""The name of a declaration, a row of it (or -1), and what is wrong there."""


def _plain_faults(name: str, kit: Kit) -> list[Wrong]:
    known = ("name", "version", "seats", "options", "questions", "events", "max_decisions")
    missing = [what for what in known if not hasattr(kit, what)]
    if missing:
        return [(what, -1, "is missing") for what in missing]
    found: list[Wrong] = []
    if kit.name != name:
        found.append(("name", -1, f"is “{kit.name}”, but the entry point calls the game “{name}”"))
    if type(kit.version) is not int or kit.version < 1:
        found.append(("version", -1, "must be a whole number from 1"))
    seats: Any = kit.seats
    if not isinstance(seats, range) or not seats or seats[0] < 1 or seats[-1] > MAX_SEATS:
        found.append(("seats", -1, f"must be a range within 1 to {MAX_SEATS}"))
    if type(kit.max_decisions) is not int or kit.max_decisions < 1:
        found.append(("max_decisions", -1, "must be a whole number from 1"))
    if kit.demand not in range(1, 6):
        found.append(("demand", -1, "must be from 1 to 5"))
    return found


def _owed_faults(kit: Kit) -> list[Wrong]:
    found: list[Wrong] = [
        (what, -1, "is missing: every kit has one")
        for what in OWED
        if getattr(type(kit), what) is getattr(Kit, what)
        and not (what == "move_text" and isinstance(kit.notation, Spoken))
    ]
    for what in WRITTEN:
        if getattr(type(kit.notation), what, None) in (None, getattr(Notation, what)):
            found.append(("notation", -1, f"{type(kit.notation).__name__} has no {what}"))
    return found


def _row_faults(kit: Kit, clauses: Collection[str]) -> list[Wrong]:
    found: list[Wrong] = []
    for what, kind in (("options", Option), ("questions", Asked), ("events", Told)):
        rows: Any = getattr(kit, what, ())
        if not isinstance(rows, Sequence):
            found.append((what, -1, f"must be rows of {kind.__name__}"))
            continue
        for n, row in enumerate(rows):
            if not isinstance(row, kind):
                found.append((what, n, f"row {n} must be one of {kind.__name__}, not {row!r}"))
            elif isinstance(row, Told):
                found += [(what, n, why) for why in _event_faults(row)]
            elif row.clause not in clauses:
                found.append((what, n, f"row {n} names the clause {row.clause}, which is not in clauses.toml"))
            elif isinstance(row, Option) and not row.values:
                found.append((what, n, f"row {n}, {row.name}, has no values"))
    return found


def _event_faults(row: Told) -> list[str]:
    if len(row.args) > MOST_ARGS:
        return [f"{row.key} has {len(row.args)} arguments; {MOST_ARGS} are possible"]
    if not all(isinstance(a, tuple) and len(a) == 2 and all(isinstance(x, str) for x in a) for a in row.args):
        return [f"{row.key}: its arguments are pairs of a name and a kind"]
    return []


class Lines:
    """Where the declarations of a class stand: in its file, rows also in the module that they come from."""

    def __init__(self, kind: type) -> None:
        self.path = Path(inspect.getsourcefile(kind) or kind.__module__)
        self.found: dict[str, list[str]] = {}
        self.first = 1
        for node in statements(self.path):
            if isinstance(node, ast.ClassDef) and node.name == kind.__name__:
                self.first = node.lineno
                for statement in node.body:
                    self._read(statement)

    def _read(self, statement: ast.stmt) -> None:
        targets = statement.targets if isinstance(statement, ast.Assign) else [getattr(statement, "target", None)]
        for target in targets:
            if isinstance(target, ast.Name):
                self.found[target.id] = [
                    at(self.path, statement.lineno),
                    *self._rows(getattr(statement, "value", None)),
                ]

    def _rows(self, value: ast.expr | None) -> list[str]:
        """The places of rows that are written here, or elsewhere, as those of `said.ask.rows`."""
        match value:
            case ast.Attribute(ast.Attribute(ast.Name(module), list_), "rows"):
                path = self.path.with_name(f"{module}.py")
                return [at(path, node.lineno) for node in statements(path) if adds_to(list_, node)]
        return [at(self.path, row.lineno) for row in getattr(value, "elts", [])]

    def of(self, what: str, row: int = -1) -> str:
        """The place of a declaration, or of a row of it; of the class, where it says nothing of the kind."""
        places = self.found.get(what, [at(self.path, self.first)])
        return places[row + 1] if row + 1 < len(places) else places[0]


def statements(path: Path) -> list[ast.stmt]:
    """What stands in a module; nothing, where it cannot be read."""
    try:
        return ast.parse(path.read_text("utf-8")).body
    except (OSError, SyntaxError):
        return []


def adds_to(list_: str, node: ast.stmt) -> bool:
    """Is it a row: `ASK_TURN = ask("turn", "PA-1")`?"""
    match node:
        case ast.Assign(value=ast.Call(ast.Name(called))) | ast.AnnAssign(value=ast.Call(ast.Name(called))):
            return called == list_
    return False
