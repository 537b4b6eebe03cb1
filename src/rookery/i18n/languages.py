"""Which languages there are, and what people call them."""

import re
from collections.abc import Sequence
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


NO_BREAK: Final = "\N{NO-BREAK SPACE}"
APOSTROPHE: Final = "\N{RIGHT SINGLE QUOTATION MARK}"
ALONE: Final = re.compile(r"(?<!\w)([wzioua]|\d+) (?=\w)", re.IGNORECASE)
"""What may not stand alone at the end of a Polish line: a word of one letter, and a number before its noun."""


def typeset(text: str, lang: str) -> str:
    """A text as a printer sets it, from how it is written.

    >>> typeset("Ada z 2 kartami", "pl").replace(NO_BREAK, "_"), typeset("Ada's turn", "en")
    ('Ada z_2_kartami', 'Ada’s turn')
    """
    if lang == "pl":
        return ALONE.sub(rf"\1{NO_BREAK}", text)
    return text.replace("'", APOSTROPHE) if lang == "en" else text


def typed(text: str) -> str:
    """A text as somebody would type it: plain spaces, any case."""
    return " ".join(text.split()).casefold().replace(APOSTROPHE, "'")


def begun(text: str, names: Sequence[str] = ()) -> str:
    """A sentence as it stands alone: it begins with a capital, or with a name as its owner writes it.

    >>> begun("einen Goldbeutel nehmen"), begun("ada verzichtet.", ["ada"])
    ('Einen Goldbeutel nehmen', 'ada verzichtet.')
    """
    if not text[:1].islower() or text.startswith(tuple(names)):
        return text
    return text[0].upper() + text[1:]
