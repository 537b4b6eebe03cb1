"""Whether words agree with the numbers and articles beside them, by rule and not by list.

Which form of a word goes with which numbers is learned from the texts themselves: every message that chooses by
a number tells it. A form that is known only from other numbers is wrong beside this one.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from fluent.syntax import FluentParser, ast

from rookery.i18n.messages import sources

HERE = "\N{OBJECT REPLACEMENT CHARACTER}"
"""Where the number stands."""
WORD = r"[^\W\d_]+(?:[’'-][^\W\d_]+)*"
COUNTED = re.compile(rf"(?<![\d.,:/–−+×-])(?<!\d [–/] )\b(\d+)\s({WORD})(?:\s({WORD}))?")
VOWELS = "aáeéiíoóöőuúüű"
ONE_AT_HEART = ("one", "once", "uni", "use", "usu", "eu", "ewe")
"""English words that are written with a vowel and spoken with a consonant."""
SILENT_H = ("hour", "honest", "honour", "heir")
PLURAL_HU = re.compile(r"(?<!n)[aáeéoöőuúü]k$", re.IGNORECASE)
"""The plural's ending; -nak and -nek are no plurals, nor are these words."""
K_WORDS = frozenset({"kék", "tőrök", "fölöttiek"})
ELSEWHERE = frozenset({"is", "was", "has", "ist", "war", "hat", "jest", "ma", "of", "in", "z", ""})
"""They agree with what stands before the number ("level 2 is …") or with nothing ("1 of 6")."""
OF = frozenset({"do", "od", "z", "bez", "odległości", "chce", "spośród", "powyżej", "dla", "około"})
"""Polish words that want the genitive, whatever the number."""
PEOPLE = ("złodziej", "paser", "dowolnych", "strażnik", "gracz")
"""Polish words for people: their accusative is the genitive."""


def category(lang: str, n: int) -> str:
    """The plural category of a number.

    >>> category("pl", 22), category("pl", 12), category("de", 1), category("en", 0)
    ('few', 'other', 'one', 'other')
    """
    if n == 1:
        return "one"
    return "few" if lang == "pl" and n % 10 in (2, 3, 4) and n % 100 not in (12, 13, 14) else "other"


# -- what the texts say of their words ---------------------------------------------------------------------------


def selects(node: Any) -> Iterator[ast.SelectExpression]:
    """All choices in a part of a message, inner ones too."""
    if isinstance(node, ast.SelectExpression):
        yield node
    for value in vars(node).values() if isinstance(node, ast.BaseNode) else ():
        for each in value if isinstance(value, list) else [value]:
            if isinstance(each, ast.BaseNode):
                yield from selects(each)


def flat(pattern: ast.Pattern, variable: str = "") -> str:
    """A pattern's words; the number is marked, anything else is a full stop for agreement."""
    out = []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            out.append(element.value)
        elif isinstance(e := element.expression, ast.VariableReference) and e.id.name == variable:
            out.append(HERE)
        else:
            out.append("|")
    return "".join(out)


@dataclass
class Lexicon:
    """The words of a language that stand beside numbers."""

    known: dict[str, set[str]]
    """Forms that change with the number, and the categories each is known with."""
    steady: set[str]
    """Words between a number and its noun that stay the same: 2 *red* gems."""


@cache
def choices(source: str) -> list[ast.SelectExpression]:
    """All choices in a file; the shared one is read for every game."""
    return list(selects(FluentParser().parse(source)))


@cache
def lexicon(lang: str, game: str | None) -> Lexicon:
    """What the texts tell of their words."""
    known: dict[str, set[str]] = defaultdict(set)
    changing: set[str] = set()
    steady: set[str] = set()
    for source in sources(lang, game):
        for select in choices(source):
            forms = variants(select)
            if not forms.keys() & {"one", "few"}:
                continue
            firsts = {first for pairs in forms.values() for first, _ in pairs}
            if len(firsts) == 1:
                steady |= firsts
            for kind, pairs in forms.items():
                for first, second in pairs:
                    word = second if len(firsts) == 1 else first
                    known[word].add(kind)
                    if any(pairs != each for each in forms.values()):
                        changing.add(word)
    return Lexicon({word: known[word] for word in changing if word not in ELSEWHERE}, steady - changing)


def variants(select: ast.SelectExpression) -> dict[str, set[tuple[str, str]]]:
    """The two words after the number, by category."""
    out: dict[str, set[tuple[str, str]]] = {}
    if not isinstance(select.selector, ast.VariableReference):
        return out
    for variant in select.variants:
        if isinstance(variant.key, ast.Identifier):
            kind = "other" if variant.key.name == "many" else variant.key.name
            number = rf"(?:{HERE}|\b1\b)" if kind == "one" else HERE
            text = flat(variant.value, select.selector.id.name)
            pairs = re.findall(rf"{number} ({WORD})(?: ({WORD}))?", text.casefold())
            out.setdefault(kind, set()).update(pairs[:1])
    return out


# -- what is wrong with a text -----------------------------------------------------------------------------------


def faults(text: str, lang: str, game: str | None) -> list[str]:
    """What does not agree in a text."""
    return [*numbers(text, lang, game), *articles(text, lang, game)]


def numbers(text: str, lang: str, game: str | None) -> Iterator[str]:
    """Numbers whose word has another number's form."""
    words = lexicon(lang, game)
    for found in COUNTED.finditer(text):
        number, first, second = found.groups()
        if lang == "hu":
            if first.casefold() not in K_WORDS and PLURAL_HU.search(first):
                yield found[0]
            continue
        kind = category(lang, int(number))
        word = (second or "" if first.casefold() in words.steady else first).casefold()
        if kind not in words.known.get(word, {kind}) and not genitive(text, found.start(), lang, word, kind):
            yield found[0]


def genitive(text: str, start: int, lang: str, word: str, kind: str) -> bool:
    """Polish: whether another case is right here, because of the word before the number or because it is people."""
    before = re.search(rf"({WORD})\s+(?:\d+\s+do\s+)?$", text[:start])
    if lang != "pl":
        return False
    return word.startswith(PEOPLE) or (before is not None and before[1].casefold() in OF and kind != "one")


@cache
def authored(game: str | None) -> str:
    """The Hungarian texts as written: in them "az" may be a pronoun too ("az győz, aki …")."""
    return "\n".join(sources("hu", game)).casefold()


def articles(text: str, lang: str, game: str | None) -> Iterator[str]:
    """Articles that do not go with the next word."""
    if lang == "en":
        for small, large, word in re.findall(r"(?:\b(an?)|(?:^|[.!?“]\s?)(An?)) ([^\W_]+)", text):
            if ((small or large).casefold() == "an") != spoken_vowel(word):
                yield f"{small or large} {word}"
    if lang == "hu":
        for article, word in re.findall(r"(?<![\w’'-])([Aa]z?) [„“(]?([^\W_]+)", text):
            pair = f"{article} {word}"
            az = article.casefold() == "az"
            if az != hungarian_vowel(word) and not (az and pair.casefold() in authored(game)):
                yield pair


def spoken_vowel(word: str) -> bool:
    """Whether an English word begins with a vowel when spoken."""
    low = word.casefold()
    if low[0].isdigit():
        return low[0] == "8" or re.match(r"1[18](\D|$)", low) is not None
    if len(low) == 1:
        return low in "aefhilmnorsx"
    return low.startswith(SILENT_H) or (low[0] in "aeiou" and not low.startswith(ONE_AT_HEART))


def hungarian_vowel(word: str) -> bool:
    """Whether a Hungarian word or number begins with a vowel when spoken.

    >>> [hungarian_vowel(w) for w in ("alma", "1", "10", "5", "1000", "21")]
    [True, True, False, True, True, False]
    """
    digits = re.match(r"\d+", word)
    if digits:
        return word[0] == "5" or (word[0] == "1" and len(digits[0]) % 3 == 1)
    return word[0].casefold() in VOWELS
