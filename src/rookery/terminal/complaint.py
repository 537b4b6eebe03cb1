"""Bad input, told in the reader's language: one line, and the command ends with status 2."""

from typing import Any

from rookery.errors import RecordError
from rookery.i18n import texts


class Complaint(Exception):
    """Something the person asked for cannot be done; `key` is a `ui-` text and `args` fill it in.

    An argument that depends on the language is a function of it, such as an error's `say`.
    """

    def __init__(self, key: str, **args: Any) -> None:
        super().__init__(key)
        self.key = key
        self.args_given = args

    def text(self, lang: str) -> str:
        """The line in a language."""
        args = {name: value(lang) if callable(value) else value for name, value in self.args_given.items()}
        return texts(lang).t(self.key, **args)


def bad_record(error: RecordError) -> Complaint:
    """A record that cannot be read, with its line if there is one."""
    if error.line:
        return Complaint("ui-error-record", line=error.line, why=error.words)
    return Complaint("ui-error-record-whole", why=error.words)
