"""Messages of one language, ready to be filled in."""

import re
from collections import Counter
from collections.abc import Callable, Hashable, Iterable
from copy import copy
from functools import lru_cache
from types import TracebackType
from typing import Any, Final

from babel import Locale
from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentNone, FluentType
from fluent.syntax import FluentParser, ast as ftl
from mypy_extensions import mypyc_attr

from rookery.i18n.languages import language, typeset
from rookery.packages import HOME, folder, spoken

FALLBACK: Final = "en"
REMEMBERED: Final = 4096
"""So many texts that were filled in are remembered per language and game …"""
LONGEST: Final = 500
"""… none of them longer than this: what people send in may stand in them."""
OWN_KEPT: Final = 64
"""So many sets of own names are kept at hand, each in one language …"""
OWN_REMEMBERED: Final = 512
"""… with so many texts."""
PARSED: Final = 1024
"""So many parsed messages are kept at hand: what one game's texts share with another's."""
LISTS: Final = (tuple, list)


class TextError(LookupError):
    """A text could not be made. Raised in strict mode only."""


class MissingText(TextError):
    """A language lacks a message, or a form of one. Raised in strict mode only."""


class _Mode:
    def __init__(self) -> None:
        self.strict = False


_mode: Final = _Mode()


class strict:  # noqa: N801 - read as a word in "with strict():"
    """Make every missing key, form or variable an error, at once; as a context, until it is left.

    >>> texts("en").t("ui-no-such-text")
    '[ui-no-such-text]'
    >>> with strict():
    ...     texts("en").t("ui-no-such-text")
    Traceback (most recent call last):
    rookery.i18n.messages.MissingText: en: no text 'ui-no-such-text'
    """

    def __init__(self, on: bool = True) -> None:
        self._before = _mode.strict
        _mode.strict = on

    def __enter__(self) -> None:
        pass

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        _mode.strict = self._before


SIGN: Final = "\x04"
"""Loot whose ids begin with it is said as SIGN, the ids, SAID, the words, END: whoever shows it may draw it."""
SAID: Final = "\x05"
END: Final = "\x06"


@mypyc_attr(native_class=False)
class _Things(FluentType):
    """Several ids in one argument; Fluent itself takes only text and numbers."""

    def __init__(self, ids: Iterable[Any]) -> None:
        self.ids = tuple(map(str, ids))

    def format(self, locale: Locale) -> str:
        return ", ".join(self.ids)


def things(args: dict[str, Any]) -> dict[str, Any]:
    """Arguments as messages take them."""
    return {name: _Things(value) if isinstance(value, LISTS) else value for name, value in args.items()}


BETWEEN: Final = re.compile(r"^(?=[a-zA-Z-])", re.MULTILINE)
PARSER: Final = FluentParser(with_spans=False)
NAMED: Final = re.compile(r"(-?)([a-zA-Z][\w-]*)")


@mypyc_attr(native_class=False)
class _Entries(dict[str, Any]):
    """Messages of Fluent by name, each parsed when it is asked for: a process needs few of them."""

    def __getitem__(self, name: str) -> Any:
        return parsed(dict.__getitem__(self, name))


@lru_cache(PARSED)
def parsed(entry: str) -> Any:
    """A message, or a term, from its source. What is not Fluent counts as missing."""
    found = PARSER.parse_entry(entry)
    if isinstance(found, ftl.Junk):
        raise KeyError(entry)
    return found


def add(bundle: Any, source: str) -> None:
    """What a file says goes into a bundle; of two messages with one name the first counts."""
    for entry in BETWEEN.split(source):
        begins = NAMED.match(entry)
        if begins is not None:  # else it is a comment at the beginning
            kept = bundle._terms if begins[1] else bundle._messages
            kept.setdefault(begins[2], entry)


class Texts:
    """The texts of one language: the shared ones, and those of one game. `own` names cards by their rows: ids, or
    `id.language` where a row has names in several.

    >>> texts("en").t("ui-seat", n=2)
    'Player 2'
    >>> texts("en", "thiefs-market", (("A16", "Cobbler"),)).t("thiefs-market-move-copy", card="A16")
    'Copy Cobbler'
    """

    def __init__(self, lang: str, game: str | None = None, own: tuple[tuple[str, str], ...] = ()) -> None:
        self.lang = language(lang)
        self.game = game
        self._prefix = f"{game}-" if game else ""
        self._english = self if self.lang == FALLBACK else texts(FALLBACK, game, own)
        self._own = dict(own)
        self._most = OWN_REMEMBERED if own else REMEMBERED
        self._cache: dict[Hashable, str] = {}
        self._fixed: dict[str, str] = {}
        self._plans: dict[tuple[str, str | None], Plan | None] = {}
        self._there: dict[tuple[str, str | None], bool] = {}
        self._functions: dict[str, Any] = {
            "CARD": self._card,
            "CARDS": self._cards,
            "FACE": self._face,
            "ITEMS": self._items,
            "PRICE": self._price,
            "WORD": self._word,
        }
        self._bundle: Any = self._laid_over(texts(self.lang, game)) if own else self._read()

    def _read(self) -> Any:
        bundle: Any = FluentBundle([self.lang], functions=self._functions, use_isolating=False)
        bundle._messages, bundle._terms = _Entries(), _Entries()
        for source in sources(self.lang, self.game):
            add(bundle, source)
        return bundle

    def _laid_over(self, shared: "Texts") -> Any:
        """The messages of all tables, read and parsed already, with the names of this one."""
        bundle = copy(shared._bundle)
        bundle._functions = {**bundle._functions, **self._functions}
        return bundle

    def __repr__(self) -> str:
        return f"Texts({self.lang!r}, {self.game!r})"

    # Compiled code minds an argument called like a parameter, even one that has no name for callers: hence x_.

    def t(self, key_: str, /, **args: Any) -> str:
        """A message, filled in. What this language lacks comes in English.

        >>> texts("en", "thiefs-market").t("thiefs-market-log-end", name="Ada")
        'Ada is done.'
        """
        if args or _mode.strict:
            return self._text(key_, None, args)
        known = self._fixed.get(key_)
        if known is None:
            known = self._text(key_, None, args)
            make_room(self._fixed, REMEMBERED)
            self._fixed[key_] = known
        return known

    def attr(self, key_: str, name_: str, /, **args: Any) -> str:
        """An attribute of a message.

        >>> texts("en", "thieves-den").attr("thieves-den-ask-pick", "other", name="Ada")
        'Waiting for Ada to pick a location.'
        """
        return self._text(key_, name_, args)

    def has(self, key: str, attr: str | None = None) -> bool:
        """Whether there is such a message, or such an attribute of it, here or in English.

        >>> texts("en").has("ui-seat"), texts("en").has("ui-seat", "text"), texts("en").has("ui-sofa")
        (True, False, False)
        """
        found = self._there.get((key, attr))
        if found is None:
            here = self._pattern(key, attr) is not None
            found = here or (self._english is not self and self._english.has(key, attr))
            make_room(self._there, REMEMBERED)
            self._there[key, attr] = found
        return found

    def join(self, parts: Iterable[str], last_: str = "ui-and") -> str:
        """A list in words, without the comma that only some languages put before the last.

        `last_` is the text that adds the last one: "and", unless a game has another.

        >>> texts("en").join(["Ada", "Bo", "Cy"])
        'Ada, Bo and Cy'
        """
        words = list(parts)
        if not words:
            return self.t("ui-nothing")
        text = words[0]
        for word in words[1:-1]:
            text = self.t("ui-comma", list=text, next=word)
        return text if len(words) == 1 else self.t(last_, list=text, last=words[-1])

    # Looking up and filling in

    def _text(self, key: str, attr: str | None, args: dict[str, Any]) -> str:
        memo = (key, attr, *args.items())
        try:
            known = None if _mode.strict else self._cache.get(memo)
        except TypeError:  # a list among the arguments, or something else that cannot be remembered
            return typeset(self._make(key, attr, args), self.lang)
        if known is None:
            known = typeset(self._make(key, attr, args), self.lang)
            self._remember(memo, known)
        return known

    def _remember(self, memo: Hashable, text: str) -> None:
        if not _mode.strict and len(text) <= LONGEST:
            make_room(self._cache, self._most)
            self._cache[memo] = text

    def _make(self, key: str, attr: str | None, args: dict[str, Any]) -> str:
        steps = None if _mode.strict else self._plans.get((key, attr))
        if steps is not None:
            quick = self._follow(steps, things(args))
            if quick is not None:
                return quick
        pattern = self._pattern(key, attr)
        if pattern is None:
            name = key if attr is None else f"{key}.{attr}"
            if _mode.strict:
                raise MissingText(f"{self.lang}: no text {name!r}")
            return f"[{name}]" if self._english is self else self._english._text(key, attr, args)
        values = things(args)
        if not _mode.strict and (key, attr) not in self._plans:
            steps = self._plans[key, attr] = plan(pattern, self._functions, self._bundle._plural_form)
            quick = None if steps is None else self._follow(steps, values)
            if quick is not None:
                return quick
        text, errors = self._bundle.format_pattern(pattern, values)
        if errors and _mode.strict:
            raise TextError(f"{self.lang}: {key}: {'; '.join(map(str, errors))}") from errors[0]
        return str(text)

    def _follow(self, steps: "Plan", values: dict[str, Any]) -> str | None:
        """A text by its plan; None where the plan does not reach."""
        try:
            return "".join([step if isinstance(step, str) else step(values) for step in steps])
        except (LookupError, TypeError, ValueError, OutOfReach):
            return None

    def _pattern(self, key: str, attr: str | None) -> Any:
        try:
            message = self._bundle.get_message(key)
        except LookupError:
            return None
        return message.value if attr is None else message.attributes.get(attr)

    # The functions a message may call

    def _form(self, kind_: str, name_: str, form_: str, /, **args: Any) -> str:
        """The word `<game>-<kind>-<name>` in a form; its plain value where that form is missing."""
        key = f"{self._prefix}{kind_}-{name_}"
        if form_ and not _mode.strict and self._pattern(key, form_) is None:
            form_ = ""
        return self._text(key, form_ or None, args)

    def _word(self, name: Any, kind: Any = "word", form: Any = "") -> Any:
        return name if isinstance(name, FluentNone) else self._form(str(kind), str(name), str(form))

    def card(self, card: str) -> str:
        """A card's name: that of its own row, or that of the texts.

        >>> texts("en", "thiefs-market", (("A16", "Cobbler"),)).card("A16")
        'Cobbler'
        """
        return self._own_name(card) or self.t(f"{self._prefix}card-{card}")

    def _own_name(self, card: str) -> str | None:
        return self._own.get(f"{card}.{self.lang}", self._own.get(card))

    def _card(self, card: Any, form: Any = "") -> Any:
        own = self._own_name(str(card))
        if own is None:
            return self._word(card, "card", form)
        inflected = self.has(f"{self._prefix}own-card")  # where sentences ask for forms
        return self._form("own", "card", str(form), name=own) if inflected else own

    def _cards(self, cards: Any, form: Any = "") -> Any:
        if isinstance(cards, FluentNone):
            return cards
        ids = cards.ids if isinstance(cards, _Things) else [str(cards)]
        return self.join(self._stack(card, form) for card in ids)

    def _stack(self, cards: str, form: Any) -> str:
        """A card, or several that lie together and what lies on them: ``move``, ``move:3``, ``special+G04:5``."""
        names, colon, number = cards.partition(":")
        said = " + ".join(str(self._card(card, form)) for card in names.split("+"))
        return f"{said} ({number})" if colon else said

    def _face(self, face: Any, form: Any = "one") -> Any:
        return face if isinstance(face, FluentNone) else self._form("item", str(face), str(form), count=1)

    def _items(self, loot: Any, form: Any = "") -> Any:
        return self._price(loot, 0, form)

    def _price(self, loot: Any, gold: Any, form: Any = "") -> Any:
        if isinstance(loot, FluentNone):
            return loot
        ids = loot.ids if isinstance(loot, _Things) else (str(loot),)
        if ids and ids[0].startswith(SIGN):
            plain = _Things(each[1:] for each in ids)
            return f"{SIGN}{' '.join(plain.ids)}{SAID}{self._price(plain, gold, form)}{END}"
        memo = ("PRICE", ids, int(gold), str(form))
        known = None if _mode.strict else self._cache.get(memo)
        if known is None:
            counts = Counter(ids)
            counts["gold"] += int(gold)
            known = self.join(self._form("item", each, str(form), count=n) for each, n in counts.items() if n)
            self._remember(memo, known)
        return known


# Plans: a text's pattern walked through once, and its steps kept. Fluent's own resolver does the rest.


class OutOfReach(Exception):
    """A plan cannot say it: Fluent must."""


Step = str | Callable[[dict[str, Any]], str]
Plan = list[Step]
SAYABLE: Final = (str, int, _Things)
PLAIN_NUMBER: Final = 1000
"""Numbers below it are written alike in all our languages: with digits alone."""


def plan(pattern: Any, functions: dict[str, Any], plural: Callable[[int], str]) -> Plan | None:
    """The steps of a pattern, or None if there is something in it that only Fluent knows."""
    steps: Plan = []
    for element in getattr(pattern, "elements", (pattern,)):
        part = element.expression if isinstance(element, ftl.Placeable) else element
        step = _step(part, functions, plural)
        if step is None:
            return None
        steps.append(step)
    return steps


def _step(part: Any, functions: dict[str, Any], plural: Callable[[int], str]) -> Step | None:
    if isinstance(part, ftl.TextElement):
        return part.value
    if isinstance(part, ftl.StringLiteral):
        return str(part.parse()["value"])
    if isinstance(part, ftl.VariableReference):
        name = part.id.name
        return lambda values: _written(values[name])
    if isinstance(part, ftl.FunctionReference) and part.id.name in functions:
        return _call(part, functions[part.id.name])
    if isinstance(part, ftl.SelectExpression) and isinstance(part.selector, ftl.VariableReference):
        return _choice(part, functions, plural)
    return None


def _written(value: Any) -> str:
    if isinstance(value, str):
        return value
    if type(value) is int and 0 <= value < PLAIN_NUMBER:
        return str(value)
    raise OutOfReach


def _call(part: Any, function: Callable[..., Any]) -> Step | None:
    if not all(isinstance(each, ftl.VariableReference) for each in part.arguments.positional):
        return None
    if not all(isinstance(each.value, ftl.StringLiteral) for each in part.arguments.named):
        return None
    names = [each.id.name for each in part.arguments.positional]
    named = {each.name.name: each.value.parse()["value"] for each in part.arguments.named}

    def call(values: dict[str, Any]) -> str:
        given = [values[name] for name in names]
        for each in given:
            if type(each) not in SAYABLE:
                raise OutOfReach
        return _written(function(*given, **named))

    return call


def _choice(part: Any, functions: dict[str, Any], plural: Callable[[int], str]) -> Step | None:
    name = part.selector.id.name
    ways: list[tuple[Any, Plan]] = []
    default: Plan | None = None
    for variant in part.variants:
        steps = plan(variant.value, functions, plural)
        if steps is None:
            return None
        number = isinstance(variant.key, ftl.NumberLiteral)
        ways.append((int(variant.key.value) if number else variant.key.name, steps))
        default = steps if variant.default else default
    if default is None:
        return None

    def choose(values: dict[str, Any]) -> str:
        value = values[name]
        if not isinstance(value, str) and type(value) is not int:
            raise OutOfReach
        form = plural(value) if type(value) is int else None
        found = default
        for key, steps in ways:
            if key == value or (form is not None and key == form):
                found = steps
                break
        return "".join([step if isinstance(step, str) else step(values) for step in found])

    return choose


def sources(lang: str, game: str | None = None) -> list[str]:
    """The Fluent files a language is made of; a file that is not there counts as empty.

    A game that has no English speaks its own language where English is wanted.
    """
    paths = [HOME / "locale" / f"{lang}.ftl"]
    if game is not None:
        known = spoken(game)
        own = known[0] if lang == FALLBACK and known and lang not in known else lang
        paths.append(folder(game) / "locale" / f"{own}.ftl")
    return [path.read_text(encoding="utf-8") for path in paths if path.is_file()]


def make_room(kept: dict[Any, Any], most: int) -> None:
    """Begin again when it is full: what is needed often is soon there again."""
    if len(kept) >= most:
        kept.clear()


@lru_cache(64)
def _texts(lang: str, game: str | None) -> Texts:
    return Texts(lang, game)


@lru_cache(OWN_KEPT)
def _own_texts(lang: str, game: str | None, own: tuple[tuple[str, str], ...]) -> Texts:
    return Texts(lang, game, own)


def texts(lang: str, game: str | None = None, own: tuple[tuple[str, str], ...] = ()) -> Texts:
    """The texts of a language, with those of a game if one is named; made once. `own` names are laid over them.

    >>> texts("en_GB", "thiefs-market") is texts("en", "thiefs-market")
    True
    """
    return _own_texts(language(lang), game, own) if own else _texts(language(lang), game)
