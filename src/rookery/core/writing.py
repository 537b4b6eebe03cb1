"""Writes out what follows from a declaration: constructor, clone, save and load, as one would by hand.

The interpreter runs what is written here (declared.py); the build puts it into the sources before they are
compiled (compiling/generate.py). So both do the same, and nothing but the standard library is needed here.
"""

FRAME = "frame"
TABLE = "table"
PIECE = "piece"

ONE = "number"
YES = "flag"
LIST = "list of numbers"
TUPLE = "tuple of numbers"
THING = "piece"
THINGS = "list of pieces"
OTHER = "object"


class Slot:
    """One declared field, as it is written out."""

    def __init__(self, name: str, shape: str, type_: str, default: str | None) -> None:
        self.name = name
        self.shape = shape
        self.type = type_  # what compiled code sees
        self.default = default  # an expression; None: an argument of the constructor
        self.shared = False
        self.saved = True
        self.fleeting = False
        self.together = False
        self.above: list[str] = []  # comments
        self.beside = ""

    def required(self) -> bool:
        """Is it an argument of the constructor?"""
        return self.default is None

    def copied(self) -> str:
        """The expression for the value a copy gets."""
        mine = f"self.{self.name}"
        if self.shared or self.shape in (ONE, YES, TUPLE):
            return mine
        if self.shape == LIST:
            return f"{mine}.copy()"
        if self.shape == THINGS:
            return f"[{single(self.name)}.clone() for {single(self.name)} in {mine}]"
        return f"{mine}.clone()"


class Declaration:
    """A class with its fields, as it is written out."""

    def __init__(self, name: str, sort: str, inherited: list[Slot], own: list[Slot], methods: set[str]) -> None:
        self.name = name
        self.sort = sort
        self.inherited = inherited
        self.own = own
        self.methods = methods  # those written by hand

    def every(self) -> list[Slot]:
        """The fields of the bases and the own ones."""
        return self.inherited + self.own

    def text(self) -> dict[str, list[str]]:
        """The methods nobody wrote by hand, by name."""
        found = {"__init__": constructor(self), "clone": clone(self), "save": save(self), "load": load(self)}
        return {name: lines for name, lines in found.items() if lines and name not in self.methods}


def undeclared(name: str, value: str) -> str:
    """What is wrong with a field without a kind."""
    return f"is not declared: {name}: Count = {value}, or another kind"


def single(name: str) -> str:
    """One of several: what a loop calls it."""
    return name[:-1] if name.endswith("s") and len(name) > 2 else "one"


def quoted(name: str) -> str:
    """A class inside itself."""
    return f'"{name}"'


def problem(slots: list[Slot]) -> tuple[Slot, str] | None:
    """The first field that stands where it cannot stand, or is marked as it cannot be."""
    optional = ""
    for slot in slots:
        if slot.together and slot.shape != YES:
            return slot, "is no flag, so it cannot be saved together with others"
        if slot.fleeting and slot.required():
            return slot, "is fleeting, so it needs a default"
        if not slot.required():
            optional = optional or slot.name
        elif optional:
            return slot, f"has no default, so it must stand before {optional}, which has one"
    return None


def constructor(d: Declaration) -> list[str]:
    """`__init__`, with the required fields as arguments."""
    post = "__post_init__" in d.methods
    if not d.own and not post:
        return []
    given = [slot for slot in d.every() if slot.required()]
    out = [f"def __init__({', '.join(['self', *(f'{slot.name}: {slot.type}' for slot in given)])}) -> None:"]
    if d.inherited or d.sort != PIECE:
        out.append(f"    super().__init__({', '.join(slot.name for slot in d.inherited if slot.required())})")
    for slot in d.own:
        plain = slot.shape == YES or (slot.required() and slot.shape not in (ONE, LIST, TUPLE, THINGS))
        name = slot.name if plain else f"{slot.name}: {slot.type}"
        out += [f"    {line}" for line in slot.above]
        out.append(f"    self.{name} = {slot.name if slot.default is None else slot.default}{slot.beside}")
    if post:
        out.append("    self.__post_init__()")
    return out


def clone(d: Declaration) -> list[str]:
    """`clone`."""
    if "__init__" in d.methods and not d.own:
        return []  # nobody knows what its constructor wants
    made = ", ".join(slot.copied() for slot in d.every() if slot.required())
    out = [f"def clone(self) -> {'Frame' if d.sort == FRAME else quoted(d.name)}:", f"    other = {d.name}({made})"]
    if d.sort == FRAME:
        out.append("    other.step = self.step")
    if d.sort == TABLE:
        out.append("    self.copy_to(other)")
    rest = [slot for slot in d.every() if not slot.required() and not slot.fleeting]
    return [*out, *(f"    other.{slot.name} = {slot.copied()}" for slot in rest), "    return other"]


def save(d: Declaration) -> list[str]:
    """`save`: a frame's step and what it inherits come first, what every table has comes last."""
    out: list[str] = []
    for group in kept(d):
        out += put_bits(group) if group[0].together else put(group[0])
    return around(d, "def save(self, w: Writer) -> None:", out, "    super().save(w)")


def put(slot: Slot) -> list[str]:
    """Write a field."""
    mine = f"self.{slot.name}"
    if slot.shape == ONE:
        return [f"    w.put({mine})"]
    if slot.shape == YES:
        return [f"    w.put(1 if {mine} else 0)"]
    if slot.shape == LIST:
        return [f"    w.put_list({mine})"]
    if slot.shape == TUPLE:
        return [f"    w.put_list(list({mine}))"]
    if slot.shape == THINGS:
        return [f"    for {single(slot.name)} in {mine}:", f"        {single(slot.name)}.save(w)"]
    return [f"    {mine}.save(w)"]


def put_bits(flags: list[Slot]) -> list[str]:
    """Write flags as one number."""
    out = [f"    bits = 1 if self.{flags[0].name} else 0"]
    for n in range(1, len(flags)):
        out.append(f"    bits |= {1 << n} if self.{flags[n].name} else 0")
    return [*out, "    w.put(bits)"]


def load(d: Declaration) -> list[str]:
    """`load`, in the order of `save`."""
    out: list[str] = []
    for group in kept(d):
        out += take_bits(group) if group[0].together else take(group[0])
    return around(d, "def load(self, r: Reader) -> None:", out, "    super().load(r)")


def take(slot: Slot) -> list[str]:
    """Read a field."""
    mine = f"self.{slot.name}"
    if slot.shape == ONE:
        return [f"    {mine} = r.take()"]
    if slot.shape == YES:
        return [f"    {mine} = r.take() == 1"]
    if slot.shape == LIST:
        return [f"    {mine} = r.take_list()"]
    if slot.shape == TUPLE:
        return [f"    {mine} = tuple(r.take_list())"]
    if slot.shape == THINGS:
        return [f"    for {single(slot.name)} in {mine}:", f"        {single(slot.name)}.load(r)"]
    return [f"    {mine}.load(r)"]


def take_bits(flags: list[Slot]) -> list[str]:
    """Read flags back."""
    out = ["    bits = r.take()"]
    for n in range(len(flags)):
        out.append(f"    self.{flags[n].name} = bits & {1 << n} != 0")
    return out


def kept(d: Declaration) -> list[list[Slot]]:
    """The own fields that are saved, each alone or together with its neighbours."""
    out: list[list[Slot]] = []
    for slot in d.own:
        if slot.saved and not slot.shared:
            if slot.together and out and out[-1][0].together:
                out[-1].append(slot)
            else:
                out.append([slot])
    return out


def around(d: Declaration, head: str, lines: list[str], base: str) -> list[str]:
    """A method with its base's at the right place; none if there is nothing to add."""
    if not lines:
        return []
    if d.sort == PIECE and not d.inherited:
        return [head, *lines]
    return [head, *lines, base] if d.sort == TABLE else [head, base, *lines]
