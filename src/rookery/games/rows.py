"""Questions and events of a game as rows: each says once its number, its key in the texts and its arguments."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Asked:
    """A kind of question: its key in the texts and the clause behind it."""

    key: str
    clause: str


@dataclass(frozen=True)
class Told:
    """A kind of event: its key in the texts and the meaning of its arguments, e.g. (("seat", "seat"),)."""

    key: str
    args: tuple[tuple[str, str], ...]


class Questions:
    """The questions of a game, in the order of their numbers.

    >>> ask = Questions()
    >>> ask("turn", "PA-1"), ask("show", "PA-2")
    (0, 1)
    >>> ask.rows[1].key
    'show'
    """

    def __init__(self) -> None:
        self.rows: tuple[Asked, ...] = ()

    def __call__(self, key: str, clause: str) -> int:
        """One question more; its number."""
        self.rows += (Asked(key, clause),)
        return len(self.rows) - 1


class Events:
    """The events of a game, in the order of their numbers; an argument's kind says how it is read.

    >>> tell = Events()
    >>> tell("draw", seat="seat", face="number")
    0
    >>> tell.rows[0].args
    (('seat', 'seat'), ('face', 'number'))

    A name that Python keeps for itself is written with a line after it: ``from_="face"``.
    """

    def __init__(self) -> None:
        self.rows: tuple[Told, ...] = ()

    def __call__(self, key: str, /, **args: str) -> int:
        """One event more; its number."""
        self.rows += (Told(key, tuple((name.rstrip("_"), kind) for name, kind in args.items())),)
        return len(self.rows) - 1
