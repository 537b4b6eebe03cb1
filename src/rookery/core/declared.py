"""State that is declared once, with kinds (kinds.py); constructor, clone, save and load follow.

Interpreted, `Declared` writes them when a class is made. Compiled classes come with theirs: the build wrote them.
"""

import __future__

import inspect
import linecache
from typing import Annotated, Any, ClassVar, Final, dataclass_transform, get_args, get_origin

import mypy_extensions
from mypy_extensions import mypyc_attr

from rookery.core import writing
from rookery.core.kinds import FLEETING, SHARED, TOGETHER, UNSAVED, Kind, Mark
from rookery.core.writing import LIST, ONE, OTHER, THING, THINGS, TUPLE, YES, Declaration, Slot

CONSTANTS: Final[tuple[object, ...]] = (ClassVar, Final)
I64: Final[object] = vars(mypy_extensions)["i64"]  # compiled, the name i64 itself stands for int
NO_DEFAULT: Final = object()
BLANKS: Final[dict[str, object]] = {ONE: 0, YES: False, LIST: [], TUPLE: (), THINGS: []}
DEFAULTS: Final[dict[str, tuple[type, ...]]] = {
    ONE: (int,),
    YES: (bool,),
    LIST: (list,),
    TUPLE: (tuple,),
    THINGS: (list,),
}
VALUES: Final = (int, bool, list, tuple)
"""What state is made of. A value of a class that is none has a name in capitals."""


class DeclarationError(Exception):
    """A class declares its state wrongly; the text names module, class, field and what is wrong."""


class Field:
    """One declared field: its name, its kind (None for pieces and shared objects), its default."""

    def __init__(self, name: str, annotation: object, default: object = NO_DEFAULT) -> None:
        self.name = name
        self.annotation = annotation
        self.default = default
        self.kind: Kind | None = None
        for mark in getattr(annotation, "__metadata__", ()):
            if isinstance(mark, Kind):
                self.kind = mark

    def required(self) -> bool:
        """Is it an argument of the constructor?"""
        return self.default is NO_DEFAULT

    def saved(self) -> bool:
        """Is it part of the saved table?"""
        return not (self.marked(SHARED) or self.marked(UNSAVED) or self.marked(FLEETING))

    def marked(self, mark: Mark) -> bool:
        """Is it copied and saved in this way?"""
        return mark in getattr(self.annotation, "__metadata__", ())

    def shape(self) -> str:
        """What its values are made of."""
        return shape_of(self.annotation)

    def blank(self) -> object:
        """Some value, to be replaced by what is loaded."""
        return BLANKS.get(self.shape())


@dataclass_transform(eq_default=False)
@mypyc_attr(allow_interpreted_subclasses=True)
class Declared:
    """A class whose annotated attributes are its state, in the order in which they are saved.

    Those without a default are the arguments of the constructor. Methods written by hand stay; `__post_init__`
    runs at the end of the constructor.
    """

    SORT: ClassVar[str] = ""
    FIELDS: ClassVar[list[Field]] = []

    def __init_subclass__(cls, **more: Any) -> None:
        super().__init_subclass__(**more)
        made: Any = cls
        if "SORT" not in made.__dict__ and "__mypyc_attrs__" not in made.__dict__:
            complete(made)


def complete(cls: Any) -> None:  # Any: mypyc does not let one look at a class it knows
    """Give a class the methods that follow from its declaration."""
    inherited = list(cls.FIELDS)
    own = own_fields(cls)
    written = set(cls.__dict__)
    if not own and "run" not in written and "__post_init__" not in written and unfinished(cls):
        return
    declaration = Declaration(
        cls.__name__, cls.SORT, [slot_of(cls, f) for f in inherited], [slot_of(cls, f) for f in own], written
    )
    wrong = writing.problem(declaration.own)
    if wrong is not None:
        raise mistake(cls, wrong[0].name, wrong[1])
    for field in own:
        if not field.required():
            delattr(cls, field.name)
    cls.FIELDS = inherited + own
    for name, method in run(cls, declaration).items():
        setattr(cls, name, method)


def unfinished(cls: Any) -> bool:
    """Is it still only the base of others, with nothing to copy?"""
    clone = getattr(cls, "clone", None)
    return any("SORT" in base.__dict__ and base.__dict__.get("clone") is clone for base in cls.__mro__)


def run(cls: Any, declaration: Declaration) -> dict[str, Any]:
    """The methods, made of their text; tracebacks show it."""
    methods = declaration.text()
    lines = [f"def methods(__class__, {cls.__name__}):"]
    for text in methods.values():
        lines += [f"    {line}" for line in text]
    lines.append(f"    return [{', '.join(methods)}]")
    source = "\n".join(lines) + "\n"
    file = f"<declared {cls.__module__}.{cls.__qualname__}>"
    linecache.cache[file] = (len(source), None, source.splitlines(keepends=True), file)
    made: dict[str, Any] = {}
    exec(compile(source, file, "exec", __future__.annotations.compiler_flag, True), made)
    found = dict(zip(methods, made["methods"](cls, cls), strict=True))
    for name, method in found.items():
        method.__module__, method.__qualname__ = cls.__module__, f"{cls.__qualname__}.{name}"
    return found


def own_fields(cls: Any) -> list[Field]:
    """What the class itself declares."""
    try:
        annotations = inspect.get_annotations(cls, eval_str=True)
    except NameError as problem:
        raise mistake(cls, "", f"{problem}: what a declaration names must be defined before it") from problem
    out = []
    for name, annotation in annotations.items():
        if annotation in CONSTANTS or get_origin(annotation) in CONSTANTS:
            continue
        if any(field.name == name for field in cls.FIELDS):
            raise mistake(cls, name, "is declared by a base as well")
        out.append(Field(name, annotation, cls.__dict__.get(name, NO_DEFAULT)))
    for name, value in cls.__dict__.items():
        if isinstance(value, VALUES) and name.islower() and name[0] != "_" and name not in annotations:
            raise mistake(cls, name, writing.undeclared(name, repr(value)))
    return out


def slot_of(cls: Any, field: Field) -> Slot:
    """A field as the writer wants it; DeclarationError if it cannot be."""
    shape = field.shape()
    shared = field.marked(SHARED)
    if not shared:
        if shape == OTHER:
            raise mistake(cls, field.name, f"{shown(field.annotation)} is no kind: see rookery.core.kinds")
        if field.kind is None and shape not in (THING, THINGS):
            raise mistake(
                cls, field.name, f"{shown(field.annotation)} says nothing of its kind: see rookery.core.kinds"
            )
    default: str | None = None
    if not field.required():
        check_default(cls, field, shape)
        default = repr(field.default)
    slot = Slot(field.name, shape, "object", default)
    slot.shared, slot.saved = shared, field.saved()
    slot.fleeting, slot.together = field.marked(FLEETING), field.marked(TOGETHER)
    return slot


def check_default(cls: Any, field: Field, shape: str) -> None:
    """A default is a plain value of the field's own shape."""
    right = DEFAULTS.get(shape)
    if right is None:
        raise mistake(cls, field.name, f"a {shape} cannot have a default: set it in __post_init__")
    value = field.default
    if not isinstance(value, right) or (shape == ONE and isinstance(value, bool)):
        raise mistake(cls, field.name, f"{value!r} is no default for a {shape}")
    if isinstance(value, (list, tuple)) and not all(isinstance(x, int) for x in value):
        raise mistake(cls, field.name, f"{value!r} is no default for a {shape}")


def shape_of(annotation: object) -> str:
    """What values of an annotation are made of."""
    if get_origin(annotation) is Annotated:
        annotation = get_args(annotation)[0]
    if annotation is bool:
        return YES
    if annotation is int or annotation is I64:
        return ONE
    args = get_args(annotation)
    if get_origin(annotation) is tuple:
        return TUPLE if args == (int, ...) else OTHER
    if get_origin(annotation) is list:
        if shape_of(args[0]) == ONE:
            return LIST
        return THINGS if shape_of(args[0]) == THING else OTHER
    return THING if isinstance(annotation, type) and hasattr(annotation, "clone") else OTHER


def shown(annotation: object) -> str:
    """An annotation as its author wrote it, nearly."""
    return annotation.__name__ if isinstance(annotation, type) else str(annotation)


def mistake(cls: Any, field: str, why: str) -> DeclarationError:
    """The error that names where it is."""
    where = f"{cls.__module__}.{cls.__qualname__}"
    return DeclarationError(f"{where}.{field}: {why}" if field else f"{where}: {why}")


def blanks(cls: Any) -> list[object]:
    """Arguments for the constructor of something that will be loaded."""
    return [field.blank() for field in cls.FIELDS if field.required()]
