"""What can go wrong, with names. Every error knows its text in all languages; those about rules name the clause.

>>> error = GameError("no-game", name="chess", known="thiefs-market")
>>> str(error)
'no game “chess”; there are thiefs-market'
>>> error.say("de")
'kein Spiel „chess“; es gibt thiefs-market'

An error is raised with a slug and what fills in its text: `ui-error-<family>-<slug>` of the shared texts, or, with
`game=`, `<game>-error-<slug>` of that game's. Nothing is put into words before somebody reads it.
"""

from typing import Any, ClassVar, Final

DOCUMENT: Final = "the document"
"""Where a PositionError is about the document as a whole."""
LONGEST: Final = 300


class Trouble(ValueError):
    """Bad input: `say(lang)` tells it in a language, `str()` in English. `slug` and `given` make the text."""

    family: ClassVar[str]

    def __init__(self, slug: str, *, game: str | None = None, **given: Any) -> None:
        self.slug = slug
        self.game = game
        self.given = given

    @property
    def key(self) -> str:
        """The message among the texts."""
        return f"{self.game}-error-{self.slug}" if self.game else f"ui-error-{self.family}-{self.slug}"

    def words(self, lang: str = "en") -> str:
        """What is wrong, without where and by which clause."""
        if " " in self.slug:  # a program's own error, in its own sentence
            return self.slug
        from rookery.i18n import texts

        return texts(lang, self.game).t(self.key, **{k: _shown(v, lang) for k, v in self.given.items()})

    def say(self, lang: str = "en") -> str:
        """The whole line."""
        return self.words(lang)

    def __str__(self) -> str:
        return self.say()


def _shown(value: Any, lang: str) -> Any:
    """An argument as it may stand in a line: an error in its words, a text without control codes."""
    if isinstance(value, Trouble):
        return value.say(lang)
    if isinstance(value, str):
        short = value if len(value) <= LONGEST else f"{value[: LONGEST - 1]}…"
        return short if short.isprintable() else "".join(c if c.isprintable() else "\ufffd" for c in short)
    return value


def quoted(value: Any) -> str:
    """A value of any kind for a line of an error, however long: Python refuses to write endless numbers in tens.

    >>> quoted("x"), quoted(10**5000)[:8]
    ("'x'", '0x31e208')
    """
    return hex(value) if isinstance(value, int) and value.bit_length() > 64 else repr(value)


class Complaint(Exception):
    """Something somebody asked for cannot be done; `key` is a `ui-` text and `args` fill it in.

    An argument that depends on the language is a function of it, such as an error's `say`.
    """

    def __init__(self, key: str, **args: Any) -> None:
        super().__init__(key)
        self.key = key
        self.args_given = args

    def text(self, lang: str) -> str:
        """The line in a language."""
        from rookery.i18n import texts

        args = {name: value(lang) if callable(value) else value for name, value in self.args_given.items()}
        return texts(lang).t(self.key, **args)

    def __str__(self) -> str:
        return self.text("en")


class GameError(Trouble):
    """A bad request: unknown game, seats or options that do not fit, an impossible document."""

    family = "game"

    def __init__(self, slug: str, clause: str | None = None, *, game: str | None = None, **given: Any) -> None:
        super().__init__(slug, game=game, **given)
        self.clause = clause

    @property
    def message(self) -> str:
        """The English text without the clause."""
        return self._line("en")

    def say(self, lang: str = "en") -> str:
        """The whole line, with the clause."""
        return f"{self._line(lang)} [{self.clause}]" if self.clause else self._line(lang)

    def _line(self, lang: str) -> str:
        return self.words(lang)


class LabError(GameError):
    """A program used an environment wrongly. A sentence in English, for its author: nobody at a table reads it."""

    def __init__(self, sentence: str) -> None:
        super().__init__(sentence)


class PositionError(GameError):
    """An impossible position; `where` names the entry of the document."""

    family = "position"

    def __init__(
        self, where: str, slug: str, clause: str | None = None, *, game: str | None = None, **given: Any
    ) -> None:
        super().__init__(slug, clause, game=game, **given)
        self.where = where

    @property
    def why(self) -> str:
        """What is wrong there, in English."""
        return self.words()

    def _line(self, lang: str) -> str:
        from rookery.i18n import texts

        where = texts(lang).t("ui-error-position-document") if self.where == DOCUMENT else self.where
        return f"{where}: {self.words(lang)}"


class Impossible:
    """What refuses impossible positions in the words of a game."""

    def __init__(self, game: str) -> None:
        self.game = game

    def __call__(self, wrong: object, where: str, slug: str, clause: str | None = None, **given: Any) -> None:
        """If this is so, it cannot be: where, what, and the clause that says so."""
        if wrong:
            raise PositionError(where, slug, clause, game=self.game, **given)


class NotAMove(Trouble):
    """A text that is not a move of this game at all."""

    family = "move"


class AmbiguousMove(Trouble):
    """A shorthand that could mean several legal moves; `candidates` lists them."""

    family = "move"

    def __init__(self, text: str, candidates: list[str]) -> None:
        shown = ", ".join(candidates[:6]) + (", …" if len(candidates) > 6 else "")
        super().__init__("ambiguous", text=text, count=len(candidates), shown=shown)
        self.text = text
        self.candidates = candidates


class IllegalMove(Trouble):
    """A move the rules forbid here. Nothing has changed.

    `refusal` is the clause, with the slug and the arguments of its sentence; `own` names cards somebody renamed.
    """

    family = "why"

    def __init__(self, move: str, refusal: Any, game: str, own: tuple[tuple[str, str], ...] = ()) -> None:
        super().__init__(refusal.slug, game=game, **refusal.args)
        self.move = move
        self.refusal = refusal
        self.clause = str(refusal)
        self.own = own

    @property
    def key(self) -> str:
        """The message among the texts."""
        return f"{self.game}-why-{self.slug}"

    @property
    def reason(self) -> str:
        """The sentence in English."""
        return self.words()

    def words(self, lang: str = "en") -> str:
        """The sentence alone."""
        from rookery.i18n import texts

        return texts(lang, self.game, self.own).t(self.key, **self.given)

    def say(self, lang: str = "en") -> str:
        """The move, the sentence and the clause."""
        return f"{self.move}: {self.words(lang)} [{self.clause}]"


class UndoRefused(Trouble):
    """Undo is not possible; `reason`: nothing, others, sealed, chance, revealed, told, turn or over."""

    family = "undo"

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason

    @property
    def key(self) -> str:
        """The message among the texts."""
        return f"ui-undo-refused-{self.reason}"


class RecordError(Trouble):
    """A text that is not a record, or a record that does not follow the rules; `line` counts from 1."""

    family = "record"

    def __init__(self, line: int, slug: str, **given: Any) -> None:
        super().__init__(slug, **given)
        self.line = line

    @property
    def why(self) -> str:
        """What is wrong there, in English."""
        return self.words()

    def say(self, lang: str = "en") -> str:
        """The whole line, with the number of the record's line if there is one."""
        if not self.line:
            return self.words(lang)
        from rookery.i18n import texts

        return texts(lang).t("ui-problem", line=str(self.line), why=self.words(lang))


class WireError(Trouble):
    """A text that is not a packed table, a damaged one, or one of another game or version."""

    family = "wire"
