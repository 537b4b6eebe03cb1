"""Moves of a game, declared once: a row gives a verb its number, what is written after it, and what it means.

    verb = Verbs()
    V_PASS: Final[i64] = verb(1, "pass")
    V_ROB: Final[i64] = verb(2, "rob SEAT keep LOOT")
    V_BUY: Final[i64] = verb(3, "buy CARD [remove CARD]")
    V_DRAW: Final[i64] = verb(9, "draw CARD", chance=True)

Words in capitals are arguments, named after their kind; what stands in brackets may be left out. From the rows
and the kinds follow packing, the canonical text, parsing, the fixed number of a move and the move of a number
(`Spoken`), and small steps (games/steps.py). A move is packed with its verb in the low six bits and the arguments
above, in their order; an argument that may be left out is packed as its rank plus one, or as 0.
"""

from bisect import bisect_right
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import accumulate, takewhile
from math import prod
from typing import Any

from rookery.core.moves import VERB_BITS, VERB_MASK, Notation
from rookery.errors import NotAMove

FEW = 16
"""So many words are listed for somebody who wrote another one."""
REMEMBERED = 10_000
"""So many moves that were written or read before are kept."""
SHORT = 80
"""Only texts of so many letters are."""


@dataclass(frozen=True)
class Verb:
    """A row: its number in packed moves, its pattern, the key of its sentence, its steps, and who answers it."""

    number: int
    pattern: str
    key: str
    steps: tuple[str, ...]
    """Patterns of the small steps that lead to it; none: it is one step."""
    chance: bool


class Verbs:
    """The verbs of a game, in the order of the moves' fixed numbers.

    >>> verb = Verbs()
    >>> verb(1, "pass"), verb(7, "draw CARD", chance=True)
    (1, 7)
    """

    def __init__(self) -> None:
        self.rows: tuple[Verb, ...] = ()

    def __call__(self, number: int, pattern: str, *steps: str, key: str = "", chance: bool = False) -> int:
        """One verb more; its number. Its sentence is called after the words before the first argument, or `key`."""
        if not 0 < number <= VERB_MASK or number in (row.number for row in self.rows):
            raise ValueError(f"verb {number} ({pattern}): the number must be from 1 to {VERB_MASK}, and free")
        words = takewhile(str.islower, pattern.partition("[")[0].split())
        self.rows += (Verb(number, pattern, key or "-".join(words), steps, chance),)
        return number


class Unlike(Exception):
    """The words have another shape than the argument."""


# -- kinds of arguments ------------------------------------------------------------------------------------


class Kind:
    """What an argument can be: its words, its place among all of them, and how many bits it takes when packed."""

    many = False
    """Is it written with any number of words?"""
    size = 1
    """How many there are that have a number."""
    example = ""

    def __init__(self, name: str = "", bits: int = 0, shift: int = 0) -> None:
        self.name = name
        """What the sentences of moves call it; none: as the rows do."""
        self.bits = bits
        """How many bits it takes; 0: as many as any argument of the game."""
        self.shift = shift
        """Where it stands in a packed move; 0: after the argument before it."""

    def write(self, value: int) -> str:
        """Its words."""
        raise NotImplementedError

    def read(self, words: Sequence[str]) -> int:
        """The inverse; raises NotAMove, or Unlike."""
        raise NotImplementedError

    def rank(self, value: int) -> int:
        """Its place among all."""
        raise NotImplementedError

    def at(self, rank: int) -> int:
        """The inverse."""
        raise NotImplementedError

    def said(self, value: int) -> Any:
        """As the sentence of a move takes it."""
        return self.write(value)

    def knows(self, word: str) -> bool:
        """Can it begin with this word?"""
        return False


class OneOf(Kind):
    """One of several words, such as cards by their ids.

    `values` are what is packed, `said` what sentences take instead of the words, `also` other spellings.

    >>> gem = OneOf(["ruby", "opal"], also={"red": "ruby"})
    >>> gem.read(["RED"]), gem.write(1), gem.rank(1)
    (0, 'opal', 1)
    """

    def __init__(
        self,
        words: Sequence[str],
        values: Iterable[int] | None = None,
        *,
        said: Sequence[Any] | None = None,
        also: Mapping[str, str] | None = None,
        numbered: int = 0,
        name: str = "",
        bits: int = 0,
        shift: int = 0,
    ) -> None:
        super().__init__(name, bits, shift)
        self.words = list(words)
        self.values = list(range(len(self.words)) if values is None else values)
        self.size = numbered or len(self.words)  # the words after these can be written, but have no number
        self.example = self.words[0] if self.words else ""
        self.word_of = dict(zip(self.values, self.words, strict=True))
        self.said_of = dict(zip(self.values, self.words if said is None else said, strict=True))
        self.rank_of = {value: rank for rank, value in enumerate(self.values)}
        self.value_of = {word.lower(): value for value, word in self.word_of.items()}
        self.value_of |= {other.lower(): self.value_of[word.lower()] for other, word in (also or {}).items()}

    def write(self, value: int) -> str:
        """The word."""
        return self.word_of[value]

    def read(self, words: Sequence[str]) -> int:
        """The inverse, whatever the case of its letters."""
        found = self.value_of.get(words[0].lower())
        if found is None:
            raise self.wrong(words[0])
        return found

    def said(self, value: int) -> Any:
        """The word, or what stands for it in sentences."""
        return self.said_of[value]

    def wrong(self, word: str) -> NotAMove:
        """Another word was written."""
        if len(self.words) > FEW:
            return NotAMove("no-word", word=word[:40], example=self.example)
        return NotAMove("one-of", word=word[:40], known=", ".join(self.words))

    def rank(self, value: int) -> int:
        """The place of the word."""
        return self.rank_of[value]

    def at(self, rank: int) -> int:
        """The value of that word."""
        return self.values[rank]

    def knows(self, word: str) -> bool:
        """Is it one of the words?"""
        return word.lower() in self.value_of


class Number(OneOf):
    """A number from `low` to `high`, such as a seat; packed with `plus` added. `most` is what an error tells."""

    def __init__(
        self, low: int, high: int, *, plus: int = 0, most: int = 0, name: str = "", shift: int = 0
    ) -> None:
        span = range(low, high + 1)
        super().__init__([str(n) for n in span], [n + plus for n in span], said=span, name=name, shift=shift)
        self.low, self.most = low, most or high

    def wrong(self, word: str) -> NotAMove:
        """Something else was written."""
        return NotAMove("number", word=word[:20], low=self.low, high=self.most)


def numbered(ids: Sequence[str], **more: Any) -> OneOf:
    """Cards by their ids, of which the first is no card: they are numbered from 1."""
    return OneOf(ids[1:], range(1, len(ids)), **more)


class SetOf(Kind):
    """Any of several words, each at most once, as a mask; `nothing` is written for none of them.

    >>> seats = SetOf(["0", "1", "2"], "nobody")
    >>> seats.read(["2", "0"]), seats.write(5), seats.write(0)
    (5, '0 2', 'nobody')
    """

    many = True

    def __init__(self, words: Sequence[str], nothing: str = "", name: str = "") -> None:
        super().__init__(name)
        self.one = OneOf(words)
        self.nothing = nothing
        self.size = 1 << len(words)
        self.example = " ".join(words[::2])

    def write(self, value: int) -> str:
        """The words in their order."""
        return " ".join(word for n, word in enumerate(self.one.words) if (value >> n) & 1) or self.nothing

    def read(self, words: Sequence[str]) -> int:
        """The inverse, in any order."""
        if list(words) == self.nothing.split():
            return 0
        found = [self.one.read([word]) for word in words]
        if not words or len(set(found)) < len(found):
            raise Unlike
        return sum(1 << n for n in found)

    def rank(self, value: int) -> int:
        """The mask itself."""
        return value

    def at(self, rank: int) -> int:
        """The mask itself."""
        return rank


# -- the notation that follows -----------------------------------------------------------------------------


@dataclass(frozen=True)
class Part:
    """Words, and the argument behind them."""

    head: tuple[str, ...]
    token: str
    """The argument as the row writes it."""
    kind: Kind | None
    optional: bool
    shift: int
    mask: int

    @property
    def name(self) -> str:
        """What the sentence of the move calls it."""
        return self.kind.name or self.token.lower() if self.kind else ""

    @property
    def size(self) -> int:
        """In how many ways it can be said."""
        return 1 if self.kind is None else self.kind.size + self.optional

    def packed(self, code: int) -> int:
        """What a packed move holds here."""
        return (code >> self.shift) & self.mask

    def value(self, code: int) -> int | None:
        """The argument; None where it is left out."""
        found = self.packed(code)
        if self.kind is None or not self.optional:
            return found
        return self.kind.at(found - 1) if found else None

    def write(self, code: int) -> str:
        """Words and argument."""
        if self.kind is None:
            return " ".join(self.head)
        value = self.value(code)
        return "" if value is None else " ".join(filter(None, (*self.head, self.kind.write(value))))

    def rank(self, code: int) -> int:
        """The place of the argument among all."""
        if self.kind is None:
            return 0
        return self.packed(code) if self.optional else self.kind.rank(self.packed(code))

    def at(self, rank: int) -> int:
        """The argument of that place, where it stands in a packed move."""
        if self.kind is None:
            return 0
        return (rank if self.optional else self.kind.at(rank)) << self.shift


class Spelling:
    """A verb with the kinds of its arguments: how one move is written, read and numbered."""

    def __init__(self, verb: Verb, kinds: Mapping[str, Kind], bits: int) -> None:
        self.verb = verb
        self.parts: list[Part] = []
        head: list[str] = []
        shift, optional = VERB_BITS, False
        words = verb.pattern.replace("[", " [ ").replace("]", " ] ").split()
        for word in words:
            if word in "[]":
                optional = word == "["
                if head:
                    self.parts.append(Part(tuple(head), "", None, False, shift, -1))
                    head = []
            elif word.isupper():
                if word not in kinds:
                    raise ValueError(f"verb {verb.number} ({verb.pattern}): no kind says what {word} can be")
                kind = kinds[word]
                shift = kind.shift or shift
                self.parts.append(Part(tuple(head), word, kind, optional, shift, -1))
                shift, head = shift + (kind.bits or bits), []
            else:
                head.append(word)
        if head:
            self.parts.append(Part(tuple(head), "", None, False, shift, -1))
        shifts = [part.shift for part in self.parts if part.kind]
        for n, part in enumerate(self.parts):
            above = [shift for shift in shifts if shift > part.shift]
            if above:  # the highest has all bits that are left
                self.parts[n] = replace(part, mask=(1 << (min(above) - part.shift)) - 1)
        self.size = prod(part.size for part in self.parts)

    @property
    def example(self) -> str:
        """A move of this kind, for somebody who wrote it wrong."""
        shown = [(*part.head, part.kind.example if part.kind else "") for part in self.parts if not part.optional]
        return " ".join(word for words in shown for word in words if word)

    @property
    def first(self) -> str:
        """The word it begins with; none where that is an argument."""
        return self.parts[0].head[0] if self.parts[0].head else ""

    def write(self, code: int) -> str:
        """The canonical text."""
        return " ".join(filter(None, [part.write(code) for part in self.parts]))

    def read(self, words: Sequence[str], small: tuple[str, ...]) -> int | None:
        """The packed move; None if the words have another shape. They come as written, and in small letters."""
        code, at, end = self.verb.number, 0, len(words)
        for n, part in enumerate(self.parts):
            after = at + len(part.head)
            if small[at:after] != part.head or (part.optional and at == end):
                if part.optional:
                    continue
                return None
            at = after
            kind = part.kind
            if kind is None:
                continue
            after = self._end(n, small, at) if kind.many else at + 1
            if after > end:
                return None
            try:
                value = kind.read(words[at:after])
            except Unlike:
                return None
            code |= (kind.rank(value) + 1 if part.optional else value) << part.shift
            at = after
        return code if at == end else None

    def _end(self, n: int, small: tuple[str, ...], at: int) -> int:
        """Where an argument of any length ends: where the next part begins."""
        heads = [part.head[0] for part in self.parts[n + 1 :] if part.head]
        return next((k for k in range(at, len(small)) if small[k] in heads), len(small)) if heads else len(small)

    def rank(self, code: int) -> int:
        """The place of a move among all of this verb."""
        found = 0
        for part in self.parts:
            rank = part.rank(code)
            if rank >= part.size:
                raise LookupError
            found = found * part.size + rank
        return found

    def at(self, rank: int) -> int:
        """The inverse."""
        code = self.verb.number
        for part in reversed(self.parts):
            rank, here = divmod(rank, part.size)
            code |= part.at(here)
        return code


class Spoken(Notation):
    """The notation that follows from a table of verbs and the kinds of their arguments.

    >>> verb = Verbs()
    >>> _ = verb(1, "pass"), verb(2, "rob SEAT keep GEM"), verb(3, "draw GEM", chance=True)
    >>> n = Spoken(verb, {"SEAT": Number(0, 3), "GEM": OneOf(["ruby", "opal"])})
    >>> code = n.parse("Rob 2 keep OPAL")
    >>> n.text(code), n.number(code), n.text(n.move(5)), n.actions()
    ('rob 2 keep opal', 6, 'rob 2 keep ruby', 9)
    >>> n.pack("rob", 2, 1) == code
    True
    """

    def __init__(self, verbs: Verbs, kinds: Mapping[str, Kind], bits: int = 6) -> None:
        self.spellings = [Spelling(verb, kinds, bits) for verb in verbs.rows]
        self.by_number = {each.verb.number: each for each in self.spellings}
        self.numbered = [each for each in self.spellings if not each.verb.chance]
        self.starts = [0, *accumulate(each.size for each in self.numbered)]
        self.start_of = {each.verb.number: at for each, at in zip(self.numbered, self.starts, strict=False)}
        self._written: dict[int, str] = {}
        self._parsed: dict[str, int] = {}

    @cached_property
    def by_word(self) -> dict[str, list[Spelling]]:
        """The verbs by the word they begin with."""
        found: dict[str, list[Spelling]] = {}
        for each in self.spellings:
            found.setdefault(each.first, []).append(each)
        return found

    def spelling(self, code: int) -> Spelling:
        """How a move of this verb is written."""
        return self.by_number[code & VERB_MASK]

    def pack(self, word: str, *arguments: int) -> int:
        """A move from the first word of its verb and the values of its arguments."""
        each = next(s for s in self.by_word[word] if len([p for p in s.parts if p.kind]) == len(arguments))
        parts = [part for part in each.parts if part.kind]
        return each.verb.number | sum(n << part.shift for part, n in zip(parts, arguments, strict=True))

    def arguments(self, code: int) -> dict[str, Any]:
        """The arguments by name, as the sentence of the move takes them; those left out are missing."""
        parts = [(part.name, part.kind, part.value(code)) for part in self.spelling(code).parts]
        return {name: kind.said(value) for name, kind, value in parts if kind and value is not None}

    def text(self, code: int) -> str:
        """The canonical text."""
        known = self._written.get(code)
        if known is None:
            if len(self._written) >= REMEMBERED:
                self._written.clear()
            known = self._written[code] = self._write(code)
        return known

    def _write(self, code: int) -> str:
        try:
            return self.spelling(code).write(code)
        except LookupError:
            row = self.by_number.get(code & VERB_MASK)
            why = f"“{row.verb.pattern}” has no words for it" if row else f"no row has the verb {code & VERB_MASK}"
            raise ValueError(f"the move {code} cannot be written: {why}") from None

    def parse(self, text: str) -> int:
        """The packed move, whether legal or not; raises NotAMove with what is wrong."""
        known = self._parsed.get(text)
        if known is not None:
            return known
        code = self._parse(text.split())
        if len(text) < SHORT:
            if len(self._parsed) >= REMEMBERED:
                self._parsed.clear()
            self._parsed[text] = code
        return code

    def _parse(self, words: list[str]) -> int:
        if not words:
            raise NotAMove("empty")
        small = tuple([word.lower() for word in words])
        begun = self.by_word.get(small[0], [])
        bare = [each for each in self.by_word.get("", []) if (kind := each.parts[0].kind) and kind.knows(words[0])]
        wrong: NotAMove | None = None
        for each in (*begun, *bare):
            try:
                code = each.read(words, small)
            except NotAMove as error:
                wrong = error
            else:
                if code is not None:
                    return code
        if wrong is not None:
            raise wrong
        for each in (*begun, *bare):
            raise NotAMove("write", example=each.example)
        raise NotAMove("no-verb", word=words[0][:40])

    def actions(self) -> int:
        """The size of the fixed action space."""
        return self.starts[-1]

    def number(self, code: int) -> int:
        """The move's fixed number; chance has none."""
        start = self.start_of.get(code & VERB_MASK)
        if start is None:
            raise NotAMove("chance", move=self.text(code))
        try:
            return start + self.spelling(code).rank(code)
        except LookupError:  # it can be written, but is never legal
            raise NotAMove("no-action", number=self.text(code), actions=self.actions()) from None

    def move(self, number: int) -> int:
        """The move of that number."""
        if not 0 <= number < self.actions():
            raise NotAMove("no-action", number=str(number), actions=self.actions())
        n = bisect_right(self.starts, number) - 1
        return self.numbered[n].at(number - self.starts[n])
