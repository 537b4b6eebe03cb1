"""Moves of Enclave as text, as numbers, and back.

bid 3             tile 2 oracle      plan tree         level 4           peek traps 2 finds 1 | peek none
return 2 top 1 bottom                buy SD31 remove MO09 | buy SD17     discard MO03      pass
partner 2         cross EM13         blind             prepare           pack SD01         done
use SD01          use tile           take tile         take knowledge    sell              keep | keep remove SD31
exchange 3        use card           steal 1           look deck 2       look pile 1       sell SD31
trade 2           feed MO01          offer 4           heal MO01
(chance) thief red, order 2 0 1, first 2, tree TC1A, draw ET05, pluck SD03
"""

from collections.abc import Callable

from rookery.core.moves import Notation
from rookery.errors import NotAMove
from rookery.games.enclave import moves as mv
from rookery.games.enclave.cards import (
    COLOURS,
    DECK_NAMES,
    DECKS,
    LEVELS,
    MOST_AT_STALL,
    MOST_LOOKED,
    MOST_TRADED,
    PLACES,
    TOWN,
    TREE_IDS,
    CardTable,
)
from rookery.games.enclave.data import GAME

SEATS = 4
BIDS = 15
MARKS = 16
SIDES = ("top", "bottom")
SOURCES = ("deck", "pile")
RETURNS = [int(mv.arrangements(n)) for n in range(MOST_LOOKED + 1)]

BARE = {
    "pass": mv.V_PASS,
    "blind": mv.V_BLIND,
    "prepare": mv.V_PREPARE,
    "done": mv.V_DONE,
    "use tile": mv.V_USE_TILE,
    "take tile": mv.V_TREE_TILE,
    "take knowledge": mv.V_KNOWLEDGE,
    "sell": mv.V_SELL,
    "use card": mv.V_CARD,
}
WITH_CARD = {
    "discard": mv.V_DISCARD,
    "cross": mv.V_CROSS,
    "pack": mv.V_PACK,
    "use": mv.V_USE,
    "sell": mv.V_WOO,
    "feed": mv.V_FEED,
    "heal": mv.V_HEAL,
    "draw": mv.V_DRAW,
    "pluck": mv.V_PLUCK,
}
WITH_NUMBER = {  # the least and the most
    "bid": (mv.V_BID, 0, BIDS - 1),
    "level": (mv.V_LEVEL, 1, LEVELS),
    "partner": (mv.V_PARTNER, 0, SEATS - 1),
    "exchange": (mv.V_EXCHANGE, 0, MARKS - 1),
    "steal": (mv.V_STEAL, 0, SEATS - 1),
    "trade": (mv.V_TRADE, 1, int(MOST_TRADED)),
    "offer": (mv.V_OFFER, 1, LEVELS),
    "first": (mv.V_FIRST, 0, SEATS - 1),
}
BARE_TEXT = {int(v): word for word, v in BARE.items()}
CARD_TEXT = {int(v): word for word, v in WITH_CARD.items()}
NUMBER_TEXT = {int(v): (word, low) for word, (v, low, _) in WITH_NUMBER.items()}
CHANCE_VERBS = (mv.V_THIEF, mv.V_ORDER, mv.V_FIRST, mv.V_TREE, mv.V_DRAW, mv.V_PLUCK)


def looks() -> list[int]:
    """Every announcement of up to six cards over the five decks, packed, in a fixed order."""
    found: list[int] = []

    def spread(deck: int, left: int, packed: int) -> None:
        if deck == DECKS:
            found.append(packed)
            return
        for n in range(left + 1):
            spread(deck + 1, left - n, packed | n << (3 * deck))

    spread(0, MOST_LOOKED, 0)
    return found


LOOKS = looks()
LOOK_RANK = {packed: n for n, packed in enumerate(LOOKS)}


def deck_counts(packed: int) -> list[int]:
    """Three bits per deck as five numbers."""
    return [(packed >> (3 * deck)) & 7 for deck in range(DECKS)]


def decks_named(packed: int) -> list[str]:
    """The same as names, one per card."""
    return [name for name, n in zip(DECK_NAMES, deck_counts(packed), strict=True) for _ in range(n)]


def returned(packed: int) -> list[tuple[int, str]]:
    """What a return move does: the place of a card among those looked at, from 1, and the side."""
    out = []
    while packed:
        out.append((packed & 7, SIDES[0] if packed & int(mv.TOP) else SIDES[1]))
        packed >>= 4
    return out


def seats_of(queue: int) -> list[int]:
    """A queue as seats."""
    out = []
    while queue:
        out.append((queue & 7) - 1)
        queue >>= 3
    return out


class EnclaveNotation(Notation):
    """The notation of one set of cards."""

    def __init__(self, cards: CardTable) -> None:
        self.cards = cards
        self.number_of = {name: n for n, name in enumerate(cards.ids) if n}
        self.most = {"bid": int(cards.auction), "exchange": max(cards.marks)}
        many = len(cards.ids) - 1
        # The fixed action space: one block per verb, in this order.
        blocks: dict[int, int] = {int(v): high - low + 1 for v, low, high in WITH_NUMBER.values()}
        blocks |= {int(mv.V_TILE): TOWN * TOWN, int(mv.V_PLAN): TOWN + 1, int(mv.V_PEEK): len(LOOKS)}
        blocks |= {int(mv.V_RETURN): sum(RETURNS[1:]), int(mv.V_BUY): many * (many + 1)}
        blocks |= {int(mv.V_KEEP): many + 1, int(mv.V_LOOK): 2 * MOST_AT_STALL}
        blocks |= dict.fromkeys(BARE_TEXT, 1) | dict.fromkeys(CARD_TEXT, many)
        self.blocks = tuple((v, size) for v, size in sorted(blocks.items()) if v not in CHANCE_VERBS)

    # -- text --------------------------------------------------------------------------------------

    def text(self, code: int) -> str:
        """The canonical text.

        >>> from rookery.games.enclave.data import standard
        >>> n = EnclaveNotation(standard()[0])
        >>> n.text(n.parse("Peek FINDS 1 traps 2"))
        'peek traps 2 finds 1'
        """
        verb, a, b = code & 63, (code >> 6) & 127, (code >> 13) & 127
        ids = self.cards.ids
        if verb in BARE_TEXT:
            return BARE_TEXT[verb]
        if verb in CARD_TEXT:
            return f"{CARD_TEXT[verb]} {ids[a]}"
        if verb in NUMBER_TEXT:
            return f"{NUMBER_TEXT[verb][0]} {a}"
        if verb == mv.V_BUY:
            return f"buy {ids[a]}" + (f" remove {ids[b]}" if b else "")
        if verb == mv.V_KEEP:
            return f"keep remove {ids[a]}" if a else "keep"
        if verb == mv.V_TILE:
            return f"tile {a} {PLACES[b]}"
        if verb == mv.V_PLAN:
            return f"plan {PLACES[a]}"
        if verb == mv.V_LOOK:
            return f"look {SOURCES[a]} {b}"
        if verb == mv.V_PEEK:
            parts = [f"{DECK_NAMES[d]} {n}" for d, n in enumerate(deck_counts(code >> 6)) if n]
            return f"peek {' '.join(parts) or 'none'}"
        if verb == mv.V_RETURN:
            return " ".join(["return", *(f"{card} {side}" for card, side in returned(code >> 6))])
        if verb == mv.V_THIEF:
            return f"thief {COLOURS[a]}"
        if verb == mv.V_TREE:
            return f"tree {TREE_IDS[a]}"
        return " ".join(["order", *map(str, seats_of(code >> 6))])

    # -- parsing -----------------------------------------------------------------------------------

    def parse(self, text: str) -> int:
        """The packed move, whether legal or not; raises NotAMove with what is wrong."""
        words = text.lower().split()
        if not words:
            raise NotAMove("empty")
        if " ".join(words) in BARE:
            return int(BARE[" ".join(words)])
        verb, rest = words[0], words[1:]
        if verb in WITH_CARD:
            if len(rest) != 1:
                raise NotAMove("one-card", verb=verb)
            return int(WITH_CARD[verb]) | self._card(rest[0]) << 6
        if verb in WITH_NUMBER:
            code, low, high = WITH_NUMBER[verb]
            return int(code) | self._number(rest, low, high, self.most.get(verb, high)) << 6
        readers: dict[str, Callable[[list[str]], int]] = {
            "buy": self._buy,
            "keep": self._keep,
            "tile": self._tile,
            "plan": self._plan,
            "look": self._look,
            "peek": self._peek,
            "return": self._return,
            "thief": self._thief,
            "tree": self._tree,
            "order": self._order,
        }
        if verb in readers:
            return readers[verb](rest)
        raise NotAMove("no-verb", word=words[0][:40])

    def _number(self, words: list[str], low: int, high: int, most: int = 0) -> int:
        """A number that has an action; the error names the most that these cards allow."""
        word = words[0] if len(words) == 1 else " ".join(words)
        if not (word.isascii() and word.isdecimal() and len(word) < 4 and low <= int(word) <= high):
            raise NotAMove("number", word=word[:20], low=low, high=most or high)
        return int(word)

    def _card(self, word: str) -> int:
        number = self.number_of.get(word.upper())
        if number is None:
            raise NotAMove("no-card", word=word[:40])
        return number

    def _word(self, word: str, known: tuple[str, ...]) -> int:
        if word not in known:
            raise NotAMove("one-of", game=GAME, word=word[:40], known=", ".join(known))
        return known.index(word)

    def _removed(self, words: list[str], verb: str) -> int:
        if not words:
            return 0
        if len(words) != 2 or words[0] != "remove":
            raise NotAMove("write-remove", game=GAME, verb=verb)
        return self._card(words[1])

    def _buy(self, words: list[str]) -> int:
        if not words:
            raise NotAMove("one-card", verb="buy")
        return int(mv.move_of(mv.V_BUY, self._card(words[0]), self._removed(words[1:], "buy")))

    def _keep(self, words: list[str]) -> int:
        return int(mv.move_of(mv.V_KEEP, self._removed(words, "keep")))

    def _tile(self, words: list[str]) -> int:
        if len(words) != 2:
            raise NotAMove("write-tile", game=GAME)
        return int(mv.move_of(mv.V_TILE, self._number(words[:1], 1, TOWN), self._word(words[1], PLACES)))

    def _plan(self, words: list[str]) -> int:
        return int(mv.move_of(mv.V_PLAN, self._word(" ".join(words), PLACES)))

    def _look(self, words: list[str]) -> int:
        if len(words) != 2:
            raise NotAMove("write-look", game=GAME)
        return int(mv.move_of(mv.V_LOOK, self._word(words[0], SOURCES), self._number(words[1:], 1, MOST_AT_STALL)))

    def _peek(self, words: list[str]) -> int:
        if words == ["none"]:
            return int(mv.V_PEEK)
        if not words or len(words) % 2:
            raise NotAMove("write-peek", game=GAME)
        counts = [0] * DECKS
        for name, many in zip(words[::2], words[1::2], strict=True):
            deck = self._word(name, DECK_NAMES)
            if counts[deck]:
                raise NotAMove("write-peek", game=GAME)
            counts[deck] = self._number([many], 1, MOST_LOOKED)
        if sum(counts) > MOST_LOOKED:
            raise NotAMove("number", word=str(sum(counts)), low=0, high=MOST_LOOKED)
        return int(mv.V_PEEK) | sum(n << (6 + 3 * deck) for deck, n in enumerate(counts))

    def _return(self, words: list[str]) -> int:
        if not words or len(words) % 2 or len(words) > 2 * MOST_LOOKED:
            raise NotAMove("write-return", game=GAME)
        code, many = int(mv.V_RETURN), len(words) // 2
        for n in range(many):
            card = self._number([words[2 * n]], 1, many)
            side = int(mv.TOP) if self._word(words[2 * n + 1], SIDES) == 0 else 0
            code |= (card | side) << (6 + 4 * n)
        if not mv.is_arrangement(code, many):
            raise NotAMove("write-return", game=GAME)
        return code

    def _thief(self, words: list[str]) -> int:
        return int(mv.move_of(mv.V_THIEF, self._word(" ".join(words), COLOURS)))

    def _tree(self, words: list[str]) -> int:
        return int(mv.move_of(mv.V_TREE, self._word(" ".join(words).upper(), TREE_IDS)))

    def _order(self, words: list[str]) -> int:
        seats = [self._number([w], 0, SEATS - 1) for w in words]
        if not 2 <= len(seats) <= SEATS or sorted(seats) != list(range(len(seats))):
            raise NotAMove("write-order", game=GAME)
        return int(mv.V_ORDER) | sum((s + 1) << (6 + 3 * n) for n, s in enumerate(seats))

    # -- numbers -----------------------------------------------------------------------------------

    def actions(self) -> int:
        """The size of the fixed action space."""
        return sum(size for _, size in self.blocks)

    def number(self, code: int) -> int:
        """The move's fixed number; chance has none."""
        base = 0
        if code & 63 == mv.V_TILE and code >> 13 >= TOWN:  # can be written, but is never legal (EN-I2)
            raise NotAMove("no-action", number=self.text(code), actions=self.actions())
        for verb, size in self.blocks:
            if verb == code & 63:
                return base + self._inside(verb, code)
            base += size
        raise NotAMove("chance", move=self.text(code))

    def _inside(self, verb: int, code: int) -> int:
        a, b = (code >> 6) & 127, (code >> 13) & 127
        many = len(self.cards.ids) - 1
        if verb in BARE_TEXT:
            return 0
        if verb in CARD_TEXT:
            return a - 1
        if verb in NUMBER_TEXT:
            return a - NUMBER_TEXT[verb][1]
        if verb == mv.V_BUY:
            return (a - 1) * (many + 1) + b
        if verb == mv.V_TILE:
            return (a - 1) * TOWN + b
        if verb == mv.V_LOOK:
            return a * MOST_AT_STALL + b - 1
        if verb == mv.V_PEEK:
            return LOOK_RANK[code >> 6]
        if verb == mv.V_RETURN:
            return return_rank(code)
        return a  # keep, plan

    def move(self, number: int) -> int:
        """The move of that number."""
        left = number
        for verb, size in self.blocks:
            if 0 <= left < size:
                return self._outside(verb, left)
            left -= size
        raise NotAMove("no-action", number=str(number), actions=self.actions())

    def _outside(self, verb: int, n: int) -> int:
        many = len(self.cards.ids) - 1
        if verb in BARE_TEXT:
            return verb
        if verb in CARD_TEXT:
            return verb | (n + 1) << 6
        if verb in NUMBER_TEXT:
            return verb | (n + NUMBER_TEXT[verb][1]) << 6
        if verb == mv.V_BUY:
            return int(mv.move_of(verb, 1 + n // (many + 1), n % (many + 1)))
        if verb == mv.V_TILE:
            return int(mv.move_of(verb, 1 + n // TOWN, n % TOWN))
        if verb == mv.V_LOOK:
            return int(mv.move_of(verb, n // MOST_AT_STALL, 1 + n % MOST_AT_STALL))
        if verb == mv.V_PEEK:
            return verb | LOOKS[n] << 6
        if verb == mv.V_RETURN:
            cards = 1
            while n >= RETURNS[cards]:
                n -= RETURNS[cards]
                cards += 1
            return int(mv.arrangement(cards, n))
        return verb | n << 6


def return_rank(code: int) -> int:
    """The place of a return move among all of them: the inverse of `arrangement`, after those of fewer cards."""
    sequence = returned(code >> 6)
    left = list(range(1, len(sequence) + 1))
    digits: list[tuple[int, int]] = []
    for card, side in sequence:
        digits.append((2 * left.index(card) + SIDES.index(side), 2 * len(left)))
        left.remove(card)
    rank = 0
    for digit, base in reversed(digits):
        rank = rank * base + digit
    return rank + sum(RETURNS[1 : len(sequence)])
