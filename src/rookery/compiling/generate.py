"""Write out what follows from declared state, as plain code, in a copy of the sources that is about to be compiled.

``build.py`` does this to the copy it gives to mypyc: compiled, a declaration costs what code written by hand costs.
``make generated`` leaves the result to be looked at. What is written is said in ``rookery/core/writing.py``, which
the interpreter uses too.
"""

from __future__ import annotations

import ast
import importlib.util
import re
import shutil
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from rookery.core import writing as writing
else:  # the build has nothing installed
    _file = Path(__file__).resolve().parent.parent / "core/writing.py"
    _spec = importlib.util.spec_from_file_location("writing", _file)
    writing = importlib.util.module_from_spec(_spec)
    _spec.loader.exec_module(writing)

CORE = "rookery.core.table"
KINDS = "rookery.core.kinds"
DECLARED = "rookery.core.declared"
ROWS = "rookery.games.rows"
VERBS = "rookery.games.verbs"
SORTS = {"Frame": writing.FRAME, "Table": writing.TABLE, "Piece": writing.PIECE}
SHAPES = {
    "i64": writing.ONE,
    "int": writing.ONE,
    "bool": writing.YES,
    "list[int]": writing.LIST,
    "tuple[int, ...]": writing.TUPLE,
}
MARKS = ("Shared", "Unsaved", "Fleeting", "Together")
OURS = ("rookery/core", "rookery/games")
WIDTH = 116


class Wrong(Exception):
    """A declaration that cannot be written out; the text says where it is and why."""


class Module:
    """One source file."""

    def __init__(self, name: str, path: Path) -> None:
        self.name = name
        self.path = path
        self.text = path.read_text("utf-8")
        self.lines = self.text.splitlines()
        self.tree = ast.parse(self.text)

    def segment(self, node: ast.expr) -> str:
        """The text of a node. (ast.get_source_segment would split the whole file anew for every one.)"""
        assert node.end_lineno is not None
        lines = [line.encode() for line in self.lines[node.lineno - 1 : node.end_lineno]]
        lines[-1] = lines[-1][: node.end_col_offset]
        lines[0] = lines[0][node.col_offset :]
        return b"\n".join(lines).decode()


class Found(NamedTuple):
    """What a name stands for: a class, or the right side of an assignment."""

    module: Module
    node: ast.ClassDef | ast.expr


class Field(NamedTuple):
    """A declared field with its place in the source."""

    slot: writing.Slot
    annotation: str
    first: int  # line, comments above included
    line: int
    last: int


class Sources:
    """All modules of a copy of ``src/``."""

    def __init__(self, src: Path) -> None:
        self.src = src
        self.modules: dict[str, Module | None] = {}

    def module(self, name: str) -> Module | None:
        """A module by its name; None if it is not ours."""
        if name not in self.modules:
            path = self.src.joinpath(*name.split(".")).with_suffix(".py")
            self.modules[name] = Module(name, path) if path.is_file() else None
        return self.modules[name]

    def find(self, module: Module, name: str) -> Found | None:
        """Look a name up where it is used; follow imports to where it is defined."""
        head, _, rest = name.partition(".")
        for node in module.tree.body:
            if isinstance(node, ast.ClassDef) and node.name == name:
                return Found(module, node)
            if isinstance(node, ast.Assign) and any(isinstance(t, ast.Name) and t.id == name for t in node.targets):
                return Found(module, node.value)
            if isinstance(node, ast.ImportFrom) and node.module:
                for alias in node.names:
                    if (alias.asname or alias.name) == head:
                        inside = f"{node.module}.{alias.name}" if rest else node.module
                        other = self.module(inside)
                        return self.find(other, rest or alias.name) if other else None
        return None

    def sort(self, module: Module, node: ast.ClassDef) -> str | None:
        """Is it a frame, a table or a piece?"""
        for base in self.line(module, node)[1:]:
            if base.module.name == CORE and isinstance(base.node, ast.ClassDef) and base.node.name in SORTS:
                return SORTS[base.node.name]
        return None

    def line(self, module: Module, node: ast.ClassDef) -> list[Found]:
        """The class, its first base, the first base of that, and so on, as far as they are ours."""
        out = [Found(module, node)]
        while node.bases:
            found = self.find(module, ast.unparse(node.bases[0]))
            if found is None or not isinstance(found.node, ast.ClassDef):
                break
            module, node = found.module, found.node
            out.append(found)
        return out

    def clones(self, module: Module, node: ast.ClassDef) -> bool:
        """Can instances of a class be copied?"""
        return any("clone" in methods(found.node) for found in self.line(module, node))

    # -- fields ------------------------------------------------------------------------------------

    def own(self, module: Module, node: ast.ClassDef) -> list[Field]:
        """What a class declares itself, in order."""
        out: list[Field] = []
        for part in node.body:
            if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name) and not constant(part):
                out.append(self.field(module, node, part))
            elif isinstance(part, ast.Assign):
                check_declared(module, node, part)
        wrong = writing.problem([field.slot for field in out])
        if wrong is not None:
            line = next(field.line for field in out if field.slot is wrong[0])
            raise mistake(module, line, f"{node.name}.{wrong[0].name}", wrong[1])
        return out

    def field(self, module: Module, node: ast.ClassDef, part: ast.AnnAssign) -> Field:
        """One of them."""
        name = ast.unparse(part.target)
        where = f"{node.name}.{name}"
        slot = writing.Slot(name, writing.OTHER, "", None)
        self.shape(module, part.annotation, slot, where)
        if part.value is not None:
            slot.default = module.segment(part.value)
            check_default(module, part, slot, where)
        line = module.lines[(part.end_lineno or part.lineno) - 1]
        slot.beside = line[part.end_col_offset or 0 :]
        first = part.lineno
        while module.lines[first - 2].strip().startswith("#"):
            first -= 1
        slot.above = [text.strip() for text in module.lines[first - 1 : part.lineno - 1]]
        annotation = module.segment(part.annotation)
        return Field(slot, annotation, first, part.lineno, part.end_lineno or part.lineno)

    def shape(self, module: Module, annotation: ast.expr, slot: writing.Slot, where: str) -> None:
        """Fill in what an annotation says of a field."""
        kind, annotation = self.unmarked(module, annotation, slot)
        if slot.shared:
            text = ast.unparse(annotation)
            slot.shape, slot.type = SHAPES.get(text, writing.OTHER), text
            return
        found = None if kind else self.find(module, ast.unparse(annotation))
        if found and not isinstance(found.node, ast.ClassDef):
            self.shape(found.module, found.node, slot, where)
            return
        slot.type = ast.unparse(annotation)
        if found and isinstance(found.node, ast.ClassDef) and self.clones(found.module, found.node):
            slot.shape = writing.THING
        elif isinstance(annotation, ast.Subscript) and self.pieces(module, annotation):
            slot.shape = writing.THINGS
        elif slot.type not in SHAPES:
            raise mistake(module, annotation.lineno, where, f"{slot.type} is no kind: see {KINDS}")
        elif not kind:
            raise mistake(module, annotation.lineno, where, f"{slot.type} says nothing of its kind: see {KINDS}")
        else:
            slot.shape = SHAPES[slot.type]

    def unmarked(self, module: Module, annotation: ast.expr, slot: writing.Slot) -> tuple[bool, ast.expr]:
        """Take Annotated and all marks off; was there a kind?"""
        kind = False
        while isinstance(annotation, ast.Subscript):
            name = ast.unparse(annotation.value).rpartition(".")[2]
            if name in MARKS:
                slot.shared = slot.shared or name == "Shared"
                slot.fleeting = slot.fleeting or name == "Fleeting"
                slot.together = slot.together or name == "Together"
                slot.saved = slot.saved and name == "Together"
                annotation = annotation.slice
            elif name == "Annotated" and isinstance(annotation.slice, ast.Tuple):
                kind = True
                annotation = annotation.slice.elts[0]
            else:
                break
        return kind, annotation

    def pieces(self, module: Module, annotation: ast.Subscript) -> bool:
        """Is it a list of things that can be copied?"""
        found = self.find(module, ast.unparse(annotation.slice))
        return (
            ast.unparse(annotation.value) == "list"
            and found is not None
            and isinstance(found.node, ast.ClassDef)
            and self.clones(found.module, found.node)
        )

    # -- classes -----------------------------------------------------------------------------------

    def inherited(self, module: Module, node: ast.ClassDef) -> list[tuple[Module, Field]]:
        """The fields of all bases, the first base's first."""
        out: list[tuple[Module, Field]] = []
        for base in reversed(self.line(module, node)[1:]):
            if isinstance(base.node, ast.ClassDef) and base.module.name != DECLARED:
                out += [(base.module, field) for field in self.own(base.module, base.node)]
        return out

    def unfinished(self, module: Module, node: ast.ClassDef) -> bool:
        """Is it only the base of others, with nothing to copy?"""
        for found in self.line(module, node):
            if found.module.name == CORE:
                return True
            done = methods(found.node)
            if {"run", "clone", "__post_init__"} & done or self.own(found.module, cast_class(found.node)):
                return False
        return True

    def written(self, module: Module) -> tuple[str, list[int]] | None:
        """The text of a module with everything written out, and for every line the one it comes from."""
        edits = numbers(module)
        needs: dict[str, set[str]] = {}
        for node in module.tree.body:
            if isinstance(node, ast.ClassDef):
                edits += [drop(line) for line in node.decorator_list if "dataclass_transform" in ast.unparse(line)]
                if module.name != CORE and self.sort(module, node):
                    edits += self.write_class(module, node, needs)
        if not edits:
            return None
        return apply(module, edits + imports(module, needs))

    def write_class(self, module: Module, node: ast.ClassDef, needs: dict[str, set[str]]) -> list[Edit]:
        """What changes in a class."""
        sort = self.sort(module, node)
        if sort is None or self.unfinished(module, node):
            return []
        own, inherited = self.own(module, node), self.inherited(module, node)
        slots = [field.slot for _, field in inherited]
        declaration = writing.Declaration(node.name, sort, slots, [f.slot for f in own], methods(node))
        text = declaration.text()
        edits: list[Edit] = []
        head: list[str] = []
        if own:
            base = ast.unparse(node.bases[0])
            fields = [*([f"*{base}.FIELDS"] if inherited else []), *(declared(field) for field in own)]
            head += broken("FIELDS: ClassVar[list[Field]] = [", fields, "]")
            needs.setdefault("typing", set()).add("ClassVar")
            needs.setdefault(DECLARED, set()).add("Field")
        if "__init__" in text:
            head += [*([""] if head else []), *text.pop("__init__")]
            for home, field in inherited:
                if field.slot.required() and field.slot.type.isidentifier():
                    self.need(home, field.slot.type, module, needs)
        edits += head_edits(node, own, head)
        tail: list[str] = []
        for lines in text.values():
            tail += ["", *lines]
        if tail:
            edits.append(Edit(node.end_lineno or 0, 0, indented(tail), [node.lineno] * len(tail)))
        needs.setdefault(CORE, set()).update(
            name for name in ("Frame", "Reader", "Writer") if re.search(rf"\b{name}\b", "\n".join(tail))
        )
        if re.search(r"\bi64\b", "\n".join(head)):
            needs.setdefault("mypy_extensions", set()).add("i64")
        return edits

    def need(self, home: Module, name: str, module: Module, needs: dict[str, set[str]]) -> None:
        """A type of a base's field is named here too."""
        found = self.find(home, name)
        if found and found.module is not module:
            needs.setdefault(found.module.name, set()).add(name)


class Edit(NamedTuple):
    """After line `after`, leave out `gone` lines and put new ones, each with the line it comes from."""

    after: int
    gone: int
    lines: list[str]
    origins: list[int]


def numbers(module: Module) -> list[Edit]:
    """Rows of questions and events (games/rows.py) become what they are for the compiler: constants. Those of verbs
    (games/verbs.py) stay as well, for the notation."""
    edits: list[Edit] = []
    from_modules = {node.module for node in module.tree.body if isinstance(node, ast.ImportFrom)}
    if not from_modules & {ROWS, VERBS}:
        return edits
    places: dict[str, int] = {}
    for node in module.tree.body:
        if not (isinstance(node, ast.AnnAssign) and isinstance(node.value, ast.Call) and constant(node)):
            continue
        name, call = ast.unparse(node.target), node.value
        gone = (node.end_lineno or node.lineno) - node.lineno + 1
        if VERBS in from_modules and call.args and isinstance(call.args[0], ast.Constant):
            lines = [ast.unparse(call), f"{name}: {ast.unparse(node.annotation)} = {ast.unparse(call.args[0])}"]
            edits.append(Edit(node.lineno - 1, gone, lines, [node.lineno] * 2))
        elif ROWS in from_modules:
            table = ast.unparse(call.func)
            place = places.get(table, 0)
            places[table] = place + 1
            edits.append(Edit(node.lineno - 1, gone, [f"{name}: Final = {place}"], [node.lineno]))
    return edits


def cast_class(node: ast.ClassDef | ast.expr) -> ast.ClassDef:
    assert isinstance(node, ast.ClassDef)
    return node


def methods(node: ast.ClassDef | ast.expr) -> set[str]:
    """The methods a class writes by hand."""
    return {part.name for part in cast_class(node).body if isinstance(part, ast.FunctionDef)}


def constant(part: ast.AnnAssign) -> bool:
    """Is it a ClassVar or a Final: nothing of the state?"""
    return re.match(r"(typing\.)?(ClassVar|Final)\b", ast.unparse(part.annotation)) is not None


def declared(field: Field) -> str:
    """A field as the running program can look at it."""
    default = "" if field.slot.default is None else f", {field.slot.default}"
    return f'Field("{field.slot.name}", {field.annotation}{default})'


def check_default(module: Module, part: ast.AnnAssign, slot: writing.Slot, where: str) -> None:
    """A default is a plain value of the field's own shape; what a name stands for is left to mypy."""
    value, right = part.value, True
    if slot.shape in (writing.THING, writing.OTHER):
        raise mistake(module, part.lineno, where, f"a {slot.shape} cannot have a default: set it in __post_init__")
    if isinstance(value, ast.Constant):
        right = type(value.value) is {writing.ONE: int, writing.YES: bool}.get(slot.shape)
    elif isinstance(value, ast.List):
        right = slot.shape in (writing.LIST, writing.THINGS)
    elif isinstance(value, ast.Tuple):
        right = slot.shape == writing.TUPLE
    if not right:
        raise mistake(module, part.lineno, where, f"{slot.default} is no default for a {slot.shape}")


def check_declared(module: Module, node: ast.ClassDef, part: ast.Assign) -> None:
    """State is declared with a kind; what is none has a name in capitals."""
    name, value = ast.unparse(part.targets[0]), ast.unparse(part.value)
    if name.islower() and name[0] != "_" and re.match(r"-?\d|True$|False$|[\[(]", value):
        raise mistake(module, part.lineno, f"{node.name}.{name}", writing.undeclared(name, value))


def head_edits(node: ast.ClassDef, own: list[Field], head: list[str]) -> list[Edit]:
    """The declarations go; what is written out stands in the place of the first."""
    line_of = {field.slot.name: field.line for field in own}
    origins = []
    for text in head:
        name = re.match(r" +(?:self\.|Field\(\")(\w+)", text)
        origins.append(line_of.get(name[1], node.lineno) if name else node.lineno)
    if not own:  # only a constructor
        after = node.body[0].end_lineno or node.lineno
        return [Edit(after, 0, indented(["", *head]), [node.lineno, *origins])] if head else []
    edits = [Edit(field.first - 1, field.last - field.first + 1, [], []) for field in own[1:]]
    first = own[0]
    return [Edit(first.first - 1, first.last - first.first + 1, indented(head), origins), *edits]


def drop(node: ast.expr) -> Edit:
    """Leave a decorator out."""
    return Edit(node.lineno - 1, (node.end_lineno or node.lineno) - node.lineno + 1, [], [])


def indented(lines: list[str]) -> list[str]:
    return [f"    {line}" if line else "" for line in lines]


def imports(module: Module, needs: dict[str, set[str]]) -> list[Edit]:
    """Import what the written code names."""
    edits: list[Edit] = []
    there = [node for node in module.tree.body if isinstance(node, (ast.Import, ast.ImportFrom))]
    for name in sorted(needs):
        wanted = needs[name] - {n.name for n in module.tree.body if isinstance(n, ast.ClassDef)}
        same = [node for node in there if isinstance(node, ast.ImportFrom) and node.module == name]
        known = {ast.unparse(alias) for node in same for alias in node.names}
        if wanted <= known:
            continue
        lines = import_lines(name, wanted | known)
        if same:
            first = same[0].lineno
            edits.append(Edit(first - 1, (same[0].end_lineno or first) - first + 1, lines, [first] * len(lines)))
        else:
            at, lines = between(there, name, lines)
            edits.append(Edit(at, 0, lines, [at] * len(lines)))
    return edits


def import_lines(module: str, names: set[str]) -> list[str]:
    """One import, in the order ruff likes."""
    order = sorted(names, key=lambda name: (not name.isupper(), not name[0].isupper(), name))
    line = f"from {module} import {', '.join(order)}"
    return [line] if len(line) <= WIDTH else broken(f"from {module} import (", order, ")")


def broken(head: str, items: list[str], end: str) -> list[str]:
    """A list on one line if it fits, else on a line for each."""
    line = f"{head}{', '.join(items)}{end}"
    return [line] if len(line) + 4 <= WIDTH else [head, *(f"    {item}," for item in items), end]


def between(there: list[ast.Import | ast.ImportFrom], name: str, lines: list[str]) -> tuple[int, list[str]]:
    """The line after which a new import stands, and the import, apart from other groups."""
    group = [node for node in there if rank(module_of(node))[0] == rank(name)[0]]
    later = [node for node in there if rank(module_of(node)) > rank(name)]
    if group:
        return (later[0].lineno - 1 if later and later[0] in group else group[-1].end_lineno or 0), lines
    if later:
        return later[0].lineno - 1, [*lines, ""]
    return there[-1].end_lineno or 0, ["", *lines]


def module_of(node: ast.Import | ast.ImportFrom) -> str:
    return node.module or "" if isinstance(node, ast.ImportFrom) else node.names[0].name


def rank(module: str) -> tuple[int, str]:
    """Where an import stands: the standard library, what is installed, ourselves."""
    top = module.partition(".")[0]
    return (0 if top in sys.stdlib_module_names else 2 if top == "rookery" else 1), module


def apply(module: Module, edits: list[Edit]) -> tuple[str, list[int]]:
    """Carry the edits out."""
    lines: list[str] = []
    origins: list[int] = []
    at = 0
    for edit in sorted(edits, key=lambda edit: edit.after):
        lines += [*module.lines[at : edit.after], *edit.lines]
        origins += [*range(at + 1, edit.after + 1), *edit.origins]
        at = edit.after + edit.gone
    lines += module.lines[at:]
    origins += range(at + 1, len(module.lines) + 1)
    return "\n".join(lines) + "\n", origins


def mistake(module: Module, line: int, where: str, why: str) -> Wrong:
    return Wrong(f"{module.path}:{line}: {where}: {why}")


def write_out(src: Path, *packages: str) -> dict[str, list[int]]:
    """Rewrite a copy of ``src/``, or of `packages` in it; for every file changed, the lines its lines come from."""
    sources = Sources(src)
    made: dict[Path, tuple[str, list[int]]] = {}
    for name in names(src, packages or OURS):
        module = sources.module(name)
        written = (
            sources.written(module)
            if module and re.search(rf"^class |{ROWS}|{VERBS}", module.text, re.MULTILINE)
            else None
        )
        if module and written:
            made[module.path] = written
    for path, (text, _) in made.items():
        path.write_text(text, "utf-8")
    return {str(path): origins for path, (_, origins) in made.items()}


def names(src: Path, packages: Sequence[str]) -> Iterator[str]:
    """The modules that may declare state."""
    for folder in packages:
        for path in sorted((src / folder).rglob("*.py")):
            yield ".".join(path.relative_to(src).with_suffix("").parts)


def main(out: Path) -> None:
    """Leave the generated sources to be looked at."""
    shutil.rmtree(out, ignore_errors=True)
    src = Path(__file__).resolve().parents[2]
    shutil.copytree(
        src, out, ignore=lambda _, found: [name for name in found if "." in name and not name.endswith(".py")]
    )
    changed = write_out(out)
    for path in sorted(out.rglob("*"), reverse=True):
        if path.is_file() and str(path) not in changed:
            path.unlink()
        elif path.is_dir() and not any(path.iterdir()):
            path.rmdir()
    print(f"· {len(changed)} modules written out, in {out}")


if __name__ == "__main__":
    try:
        main(Path(sys.argv[1]).resolve())
    except Wrong as problem:
        sys.exit(str(problem))
