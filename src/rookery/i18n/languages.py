"""Which languages there are, and what people call them."""

import re
from typing import Final

LANGUAGES: Final = ("en", "hu", "pl", "de")


class UnknownLanguage(ValueError):
    """A language Rookery does not speak."""


def language(code: str) -> str:
    """The language meant by a code as people and systems write it.

    >>> language("PL"), language("de_AT"), language("hu-HU"), language("en_GB.UTF-8")
    ('pl', 'de', 'hu', 'en')
    >>> language("tlh")
    Traceback (most recent call last):
    rookery.i18n.languages.UnknownLanguage: unknown language 'tlh' (known: en, hu, pl, de)
    """
    if code in LANGUAGES:
        return code
    known = re.split(r"[-_.@]", code.strip().lower(), maxsplit=1)[0]
    if known not in LANGUAGES:
        raise UnknownLanguage(f"unknown language {code!r} (known: {', '.join(LANGUAGES)})")
    return known
