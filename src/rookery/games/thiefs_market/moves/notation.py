"""Moves of Thief's Market as text, as numbers, and back.

take red blue marker            rob 2 keep red            save red | save none
reroll bag | reroll none        buy A07 waive red gold blue blue
flip A01 white                  sell A03      trade B10   exit      end
copy A05                        grab          (chance) first 2, roll R W B, draw A07
"""

from collections.abc import Sequence
from math import comb

from rookery.errors import NotAMove
from rookery.games.thiefs_market.cards.book import FACES, NO_FACE
from rookery.games.thiefs_market.moves.codes import VERBS
from rookery.games.verbs import Kind, Number, OneOf, Spoken, Unlike, numbered

GAME = "thiefs-market"
WORDS = ("red", "white", "blue", "green", "bag", "mask", "marker")
GEM_WORDS = WORDS[:4]
FACE_OF = {w: i for i, w in enumerate(WORDS)} | {f.lower(): i for i, f in enumerate(FACES)}
SPELLINGS = dict(zip(FACES, WORDS, strict=True))
SPELLINGS_OF_DICE = dict(zip(FACES[:6], WORDS[:6], strict=True))
SPELLINGS_OF_GEMS = dict(zip(FACES[:4], GEM_WORDS, strict=True))

SEATS = 5
DICE = 13


def letters(bag: int) -> list[str]:
    """A bag as letters: `letters(of two reds and the marker)` is ["R", "R", "S"]."""
    out: list[str] = []
    for face in FACES:
        out += [face] * (bag & 31)
        bag >>= 5
    return out


def bag_words(bag: int) -> str:
    """A bag in words."""
    return " ".join(WORDS[FACES.index(f)] for f in letters(bag))


def bag_of(faces: list[int]) -> int:
    """Faces as a bag."""
    return sum(1 << (5 * f) for f in faces)


class Loot(Kind):
    """A bag of up to 13 dice, with or without the marker, but never empty."""

    many = True
    size = 2 * comb(DICE + 6, 6) - 1
    example = "red blue"

    def __init__(self) -> None:
        super().__init__()
        self.face = OneOf(WORDS, also=SPELLINGS)

    def write(self, value: int) -> str:
        """Its faces in words."""
        return bag_words(value) or "all"  # all of an empty pool

    def read(self, words: Sequence[str]) -> int:
        """The inverse, in any order."""
        faces = [self.face.read([word]) for word in words]
        if not faces:
            raise NotAMove("which-loot", game=GAME)
        if faces.count(6) > 1:
            raise NotAMove("one-marker", game=GAME)
        if len(faces) - faces.count(6) > DICE:
            raise NotAMove("only-dice", game=GAME, dice=DICE)
        return bag_of(faces)

    def rank(self, value: int) -> int:
        """The place among all bags; the empty one has none."""
        if not value:
            raise LookupError
        rank, room = 0, DICE
        for face in range(6):
            rest = 5 - face  # faces still to come
            for n in range((value >> (5 * face)) & 31):
                rank += comb(room - n + rest, rest)
            room -= (value >> (5 * face)) & 31
        return 2 * rank + ((value >> 30) & 1) - 1

    def at(self, rank: int) -> int:
        """The inverse."""
        marker, rank = (rank + 1) & 1, (rank + 1) >> 1
        bag, room = marker << 30, DICE
        for face in range(6):
            rest = 5 - face
            n = 0
            while rank >= (block := comb(room - n + rest, rest)):
                rank -= block
                n += 1
            bag |= n << (5 * face)
            room -= n
        return bag

    def said(self, value: int) -> tuple[str, ...]:
        """Its faces as letters."""
        return tuple(letters(value))


class Gems(Kind):
    """Gems of a price that are paid in gold, two bits for each colour."""

    many = True
    size = 255
    example = "red"

    def __init__(self) -> None:
        super().__init__()
        self.gem = OneOf(GEM_WORDS, also=SPELLINGS_OF_GEMS)

    def write(self, value: int) -> str:
        """A word for each."""
        return " ".join(word for gem, word in enumerate(GEM_WORDS) for _ in range((value >> (2 * gem)) & 3))

    def read(self, words: Sequence[str]) -> int:
        """The inverse, in any order."""
        if not words:
            raise Unlike
        gems = [self.gem.read([word]) for word in words]
        if any(gems.count(gem) > 3 for gem in gems):
            raise NotAMove("gems-of-a-colour", game=GAME)
        return sum(1 << (2 * gem) for gem in gems)

    def rank(self, value: int) -> int:
        """Every number but 0 stands for some."""
        return value - 1

    def at(self, rank: int) -> int:
        """The inverse."""
        return rank + 1


class Dice(Kind):
    """A roll: how many dice, and above that their faces as digits of base six, the first die the last."""

    many = True
    example = "R W B"

    def __init__(self) -> None:
        super().__init__("loot")
        self.face = OneOf(WORDS[:6], also=SPELLINGS_OF_DICE)

    def faces(self, value: int) -> list[str]:
        """The faces in the order of the dice."""
        result = value >> 6
        return [FACES[result // 6**n % 6] for n in range(value & 63)]

    def write(self, value: int) -> str:
        """The same as text."""
        return " ".join(self.faces(value))

    def read(self, words: Sequence[str]) -> int:
        """The inverse."""
        if not 1 <= len(words) <= DICE:
            raise NotAMove("roll-dice", game=GAME, dice=DICE)
        result = 0
        for word in reversed(words):
            result = result * 6 + self.face.read([word])
        return len(words) | result << 6

    def said(self, value: int) -> tuple[str, ...]:
        """The faces, sorted."""
        return tuple(sorted(self.faces(value), key=FACES.index))


class MarketNotation(Spoken):
    """The notation for cards of these ids.

    >>> n = MarketNotation(["", "A01"])
    >>> n.text(n.parse("rob 2 keep BLUE red"))
    'rob 2 keep red blue'
    """

    def __init__(self, ids: Sequence[str]) -> None:
        faces = WORDS[:6]
        kinds = {
            "LOOT": Loot(),
            "KEPT": Loot(),
            "SEAT": Number(0, SEATS - 1),
            "VICTIM": Number(0, SEATS - 1),
            "DIE": OneOf(
                [*faces, "none"],
                [*range(6), int(NO_FACE)],
                said=[*FACES[:6], "none"],
                also={**SPELLINGS_OF_DICE, "nothing": "none"},
                name="face",
            ),
            "TO": OneOf(faces, said=FACES[:6], also=SPELLINGS_OF_DICE),
            "CARD": numbered(ids),
            "GEM": OneOf(GEM_WORDS, also=SPELLINGS_OF_GEMS, bits=3),
            "GEMS": Gems(),
            "DICE": Dice(),
        }
        super().__init__(VERBS, kinds)

    def parse(self, text: str) -> int:
        """The packed move; to pass is to end one's shopping."""
        return super().parse("end" if text.strip().lower() == "pass" else text)
