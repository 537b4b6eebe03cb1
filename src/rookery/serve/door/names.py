"""Names as people may have them: what can be shown, and which of them look alike.

Two names are the same (`folded`) if they differ in what nobody sees or in capitals. They look alike (`looks`) if
they differ in letters that are drawn the same way: nobody takes an account's name in such a disguise.
"""

from __future__ import annotations

import unicodedata
from typing import Final

from rookery.serve import BadName

NAME_MAX: Final = 30
JOINERS: Final = "\u200c\u200d"
"""Scripts and emoji need them."""
UNSEEN: Final = frozenset(
    chr(code)
    for first, last in (
        (0x00AD, 0x00AD),
        (0x034F, 0x034F),
        (0x061C, 0x061C),
        (0x115F, 0x1160),
        (0x17B4, 0x17B5),
        (0x180B, 0x180F),
        (0x200B, 0x200F),
        (0x202A, 0x202E),
        (0x2060, 0x206F),
        (0x2800, 0x2800),  # a Braille sign without dots
        (0x3164, 0x3164),
        (0xFE00, 0xFE0F),
        (0xFEFF, 0xFEFF),
        (0xFFA0, 0xFFA0),
        (0xFFF0, 0xFFF8),
        (0x1BCA0, 0x1BCA3),
        (0x1D173, 0x1D17A),
        (0xE0000, 0xE0FFF),
    )
    for code in range(first, last + 1)
)
"""Unicode's Default_Ignorable_Code_Point, and one more that shows nothing."""
FILLERS: Final = UNSEEN & frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Those of them that pass for letters."""
ALIKE: Final = str.maketrans(
    # capitals and small letters are drawn alike each for themselves, so this goes before the case is folded
    "АВЕЅІЈКМНОРСТХҮУԌԐԚԜҺӀавеѕіјкмнорстхүуԁԛԝһӏґгпΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹαβεικνορτυχϲγηԱՕՍՏօսոհցյıɩɑɡʟℓ",
    "ABESIJKMHOPCTXYYGEQWHIabesijkmhopctxyydqwhirrnABEZHIKMNOPTYXCabeikvoptuxcynUOUSounhgjiiagll",
)
STROKES: Final = str.maketrans({"l": "i", "1": "i", "|": "i", "!": "i", "0": "o", "5": "s"})
PAIRS: Final = (("rn", "m"), ("vv", "w"))


def clean(text: str, limit: int) -> str:
    """Free text on one line: no control signs, no signs that turn the direction or hide, at most `limit` long."""
    plain = unicodedata.normalize("NFC", text)
    shown = "".join(" " if c.isspace() else c for c in plain if c.isspace() or not hidden(c))
    return " ".join(shown.split())[:limit].strip()


def paragraphs(text: str, limit: int, lines: int) -> str:
    """The same on several lines; no two empty ones after each other."""
    said: list[str] = []
    for line in text.replace("\r\n", "\n").split("\n"):
        plain = clean(line, limit)
        if plain or (said and said[-1]):
            said.append(plain)
    return "\n".join(said[:lines])[:limit].strip()


def hidden(sign: str) -> bool:
    """Signs nobody sees: control, format (but the joiners), surrogates, private use, letters without a form."""
    return (unicodedata.category(sign) in ("Cc", "Cf", "Cs", "Co", "Cn") or sign in FILLERS) and sign not in JOINERS


def check_name(name: str) -> str:
    """A name that can be shown."""
    if len(name) > 200:
        raise BadName
    good = clean(name, NAME_MAX + 1)
    if len(good) > NAME_MAX or not any(c.isalnum() for c in folded(good)):
        raise BadName
    return good


def folded(name: str) -> str:
    """Names that differ in nothing one can see are one name."""
    seen = "".join(c for c in unicodedata.normalize("NFKC", name) if c not in UNSEEN)
    return " ".join(unicodedata.normalize("NFKC", seen.casefold()).split())


def looks(name: str) -> str:
    """What a name looks like at a glance: the same for all that could be taken for each other."""
    seen = "".join(c for c in unicodedata.normalize("NFKC", name) if c not in UNSEEN)
    drawn = folded(seen.translate(ALIKE)).translate(ALIKE).translate(STROKES)
    for pair, one in PAIRS:
        drawn = drawn.replace(pair, one)
    return drawn.replace("i\u0307", "i")  # what is left of a Turkish capital
