"""Moves of Thief's Market as text, as numbers, and back.

take red blue marker            rob 2 keep red            save red | save none
reroll bag | reroll none        buy A07 waive red gold blue blue
flip A01 white                  sell A03      trade B10   exit      end
copy A05                        grab          (chance) first 2, roll R W B, draw A07
"""

from math import comb

from rookery.core.moves import Notation
from rookery.errors import NotAMove
from rookery.games.thiefs_market import moves as mv
from rookery.games.thiefs_market.cards import FACES, NO_FACE, CardTable

GAME = "thiefs-market"
WORDS = ("red", "white", "blue", "green", "bag", "mask", "marker")
GEM_WORDS = WORDS[:4]
FACE_OF = {w: i for i, w in enumerate(WORDS)} | {f.lower(): i for i, f in enumerate(FACES)}
NONE_WORDS = ("none", "nothing")

SEATS = 5
DICE = 13
BAGS = 2 * comb(DICE + 6, 6) - 1  # every bag of up to 13 dice, with or without the marker, but the empty one
WAIVERS = 5
GOLDS = 256
WRITTEN = 10_000
"""So many moves that were written before are kept."""
CARD_VERBS = (mv.V_SELL, mv.V_TRADE, mv.V_COPY)


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


def bag_rank(bag: int) -> int:
    """The place of a bag among all bags of up to 13 dice and a marker; the empty one has none."""
    if not bag:
        raise NotAMove("which-loot", game=GAME)
    rank, room = 0, DICE
    for face in range(6):
        rest = 5 - face  # faces still to come
        for n in range((bag >> (5 * face)) & 31):
            rank += comb(room - n + rest, rest)
        room -= (bag >> (5 * face)) & 31
    return 2 * rank + ((bag >> 30) & 1) - 1


def bag_at(rank: int) -> int:
    """The inverse of `bag_rank`."""
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


class MarketNotation(Notation):
    """The notation of one set of cards."""

    def __init__(self, cards: CardTable) -> None:
        self.cards = cards
        self._written: dict[int, str] = {}
        self.number_of = {name: n for n, name in enumerate(cards.ids) if n}
        many = len(cards.ids) - 1
        # The fixed action space: one block per verb, in this order.
        self.blocks = (
            (int(mv.V_TAKE), BAGS),
            (int(mv.V_ROB), SEATS * BAGS),
            (int(mv.V_SAVE), 7),
            (int(mv.V_REROLL), 7),
            (int(mv.V_BUY), many * WAIVERS * GOLDS),
            (int(mv.V_FLIP), many * 6),
            (int(mv.V_SELL), many),
            (int(mv.V_TRADE), many),
            (int(mv.V_EXIT), 1),
            (int(mv.V_END), 1),
            (int(mv.V_COPY), many),
            (int(mv.V_GRAB), 1),
        )

    # -- text --------------------------------------------------------------------------------------

    def text(self, code: int) -> str:
        """The canonical text.

        >>> from rookery.games.thiefs_market.data import standard
        >>> n = MarketNotation(standard()[0])
        >>> n.text(n.parse("rob 2 keep BLUE red"))
        'rob 2 keep red blue'
        """
        known = self._written.get(code)
        if known is None:
            if len(self._written) >= WRITTEN:
                self._written.clear()
            known = self._written[code] = self._write(code)
        return known

    def _write(self, code: int) -> str:
        verb, arg = code & 63, (code >> 6) & 63
        if verb == mv.V_TAKE:
            return f"take {bag_words(code >> 6) or 'all'}"  # all of an empty pool
        if verb == mv.V_ROB:
            return f"rob {arg} keep {bag_words(code >> 12)}"
        if verb in (mv.V_SAVE, mv.V_REROLL):
            word = "none" if arg == NO_FACE else WORDS[arg]
            return f"{'save' if verb == mv.V_SAVE else 'reroll'} {word}"
        if verb == mv.V_BUY:
            return f"buy {self.cards.ids[arg]}{self._price_text(code)}"
        if verb == mv.V_FLIP:
            return f"flip {self.cards.ids[arg]} {WORDS[(code >> 12) & 7]}"
        if verb == mv.V_FIRST:
            return f"first {arg}"
        if verb == mv.V_ROLL:
            return " ".join(["roll", *self._dice(code)])
        with_card = {mv.V_SELL: "sell", mv.V_TRADE: "trade", mv.V_COPY: "copy", mv.V_DRAW: "draw"}
        if verb in with_card:
            return f"{with_card[verb]} {self.cards.ids[arg]}"
        return {mv.V_EXIT: "exit", mv.V_END: "end", mv.V_GRAB: "grab"}[verb]

    def _price_text(self, code: int) -> str:
        waived, shared = (code >> 12) & 7, (code >> 15) & 255
        text = f" waive {GEM_WORDS[waived - 1]}" if waived else ""
        gold = [w for gem, w in enumerate(GEM_WORDS) for _ in range((shared >> (2 * gem)) & 3)]
        return text + (f" gold {' '.join(gold)}" if gold else "")

    def _dice(self, code: int) -> list[str]:
        n, result = (code >> 6) & 63, code >> 12
        out = []
        for _ in range(n):
            out.append(FACES[result % 6])
            result //= 6
        return out

    # -- parsing -----------------------------------------------------------------------------------

    def parse(self, text: str) -> int:
        """The packed move, whether legal or not; raises NotAMove with what is wrong."""
        words = text.split()
        if not words:
            raise NotAMove("empty")
        verb, rest = words[0].lower(), words[1:]
        readers = {
            "take": self._take,
            "rob": self._rob,
            "save": self._save,
            "reroll": self._reroll,
            "buy": self._buy,
            "flip": self._flip,
            "roll": self._roll,
            "first": self._first,
        }
        if verb in readers:
            return readers[verb](rest)
        cards = {"sell": mv.V_SELL, "trade": mv.V_TRADE, "copy": mv.V_COPY, "draw": mv.V_DRAW}
        if verb in cards:
            if len(rest) != 1:
                raise NotAMove("one-card", verb=verb)
            return int(cards[verb]) | self._card(rest[0]) << 6
        bare = {"exit": mv.V_EXIT, "end": mv.V_END, "pass": mv.V_END, "grab": mv.V_GRAB}
        if verb in bare:
            if rest:
                raise NotAMove("nothing-follows", verb=verb)
            return int(bare[verb])
        raise NotAMove("no-verb", word=words[0][:40])

    def _face(self, word: str) -> int:
        face = FACE_OF.get(word.lower())
        if face is None:
            raise NotAMove("no-loot", game=GAME, word=word[:40], known=", ".join(WORDS))
        return face

    def _card(self, word: str) -> int:
        number = self.number_of.get(word.upper())
        if number is None:
            raise NotAMove("no-card", word=word[:40])
        return number

    def _seat(self, word: str) -> int:
        if not (word.isascii() and word.isdecimal() and len(word) < 3 and int(word) < SEATS):
            raise NotAMove("no-seat", word=word[:40], last=SEATS - 1)
        return int(word)

    def _bag(self, words: list[str]) -> int:
        if not words:
            raise NotAMove("which-loot", game=GAME)
        faces = [self._face(w) for w in words]
        if faces.count(6) > 1:
            raise NotAMove("one-marker", game=GAME)
        if len(faces) - faces.count(6) > DICE:
            raise NotAMove("only-dice", game=GAME, dice=DICE)
        return bag_of(faces)

    def _take(self, words: list[str]) -> int:
        return int(mv.take_move(self._bag(words)))

    def _rob(self, words: list[str]) -> int:
        if len(words) < 2 or words[1].lower() != "keep":
            raise NotAMove("write-rob", game=GAME)
        return int(mv.rob_move(self._seat(words[0]), self._bag(words[2:])))

    def _one_die(self, verb: int, words: list[str]) -> int:
        if len(words) != 1:
            raise NotAMove("one-die", game=GAME)
        if words[0].lower() in NONE_WORDS:
            return verb | int(NO_FACE) << 6
        face = self._face(words[0])
        if face == 6:
            raise NotAMove("marker-no-die", game=GAME)
        return verb | face << 6

    def _save(self, words: list[str]) -> int:
        return self._one_die(int(mv.V_SAVE), words)

    def _reroll(self, words: list[str]) -> int:
        return self._one_die(int(mv.V_REROLL), words)

    def _gem(self, word: str) -> int:
        face = self._face(word)
        if face > 3:
            raise NotAMove("no-gem", game=GAME, word=word, known=", ".join(GEM_WORDS))
        return face

    def _buy(self, words: list[str]) -> int:
        if not words:
            raise NotAMove("which-card", game=GAME)
        card, rest = self._card(words[0]), words[1:]
        waived = shared = 0
        if rest and rest[0].lower() == "waive":
            if len(rest) < 2:
                raise NotAMove("which-gem", game=GAME)
            waived, rest = self._gem(rest[1]) + 1, rest[2:]
        if rest:
            if rest[0].lower() != "gold" or len(rest) < 2:
                raise NotAMove("write-buy", game=GAME)
            for word in rest[1:]:
                gem = self._gem(word)
                if (shared >> (2 * gem)) & 3 == 3:
                    raise NotAMove("gems-of-a-colour", game=GAME)
                shared += 1 << (2 * gem)
        return int(mv.buy_move(card, waived, shared))

    def _flip(self, words: list[str]) -> int:
        if len(words) != 2:
            raise NotAMove("write-flip", game=GAME)
        face = self._face(words[1])
        if face == 6:
            raise NotAMove("marker-no-die", game=GAME)
        return int(mv.flip_move(self._card(words[0]), face))

    def _first(self, words: list[str]) -> int:
        if len(words) != 1:
            raise NotAMove("write-first", game=GAME)
        return int(mv.V_FIRST) | self._seat(words[0]) << 6

    def _roll(self, words: list[str]) -> int:
        if not 1 <= len(words) <= DICE:
            raise NotAMove("roll-dice", game=GAME, dice=DICE)
        result = 0
        for word in reversed(words):
            face = self._face(word)
            if face == 6:
                raise NotAMove("marker-no-die", game=GAME)
            result = result * 6 + face
        return int(mv.roll_move(len(words), result))

    # -- numbers -----------------------------------------------------------------------------------

    def actions(self) -> int:
        """The size of the fixed action space."""
        return sum(size for _, size in self.blocks)

    def number(self, code: int) -> int:
        """The move's fixed number; chance has none."""
        verb, arg = code & 63, (code >> 6) & 63
        base = 0
        for block, size in self.blocks:
            if block == verb:
                return base + self._inside(verb, arg, code)
            base += size
        raise NotAMove("chance", move=self.text(code))

    def _inside(self, verb: int, arg: int, code: int) -> int:
        if verb == mv.V_TAKE:
            return bag_rank(code >> 6)
        if verb == mv.V_ROB:
            return arg * BAGS + bag_rank(code >> 12)
        if verb in (mv.V_SAVE, mv.V_REROLL):
            return 6 if arg == NO_FACE else arg
        if verb == mv.V_BUY:
            return ((arg - 1) * WAIVERS + ((code >> 12) & 7)) * GOLDS + ((code >> 15) & 255)
        if verb == mv.V_FLIP:
            return (arg - 1) * 6 + ((code >> 12) & 7)
        return arg - 1 if verb in CARD_VERBS else 0

    def move(self, number: int) -> int:
        """The move of that number."""
        left = number
        for verb, size in self.blocks:
            if 0 <= left < size:
                return self._outside(verb, left)
            left -= size
        raise NotAMove("no-action", number=str(number), actions=self.actions())

    def _outside(self, verb: int, n: int) -> int:
        if verb == mv.V_TAKE:
            return int(mv.take_move(bag_at(n)))
        if verb == mv.V_ROB:
            return int(mv.rob_move(n // BAGS, bag_at(n % BAGS)))
        if verb in (mv.V_SAVE, mv.V_REROLL):
            return verb | (int(NO_FACE) if n == 6 else n) << 6
        if verb == mv.V_BUY:
            return int(mv.buy_move(1 + n // (WAIVERS * GOLDS), n // GOLDS % WAIVERS, n % GOLDS))
        if verb == mv.V_FLIP:
            return int(mv.flip_move(1 + n // 6, n % 6))
        return verb | (n + 1) << 6 if verb in CARD_VERBS else verb
