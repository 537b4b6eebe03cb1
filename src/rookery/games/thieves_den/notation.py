"""Moves of Thieves Den as text, as numbers, and back.

pick L07A        rob L07A         deal NO1A       power PW05 codex       hag gem
vault potion     vault none       recruit gem potion                     pass
take codex       stop             return gem      pay gem | pay thief    decline      add gem
destroy 2 gem    steal 2 gem      lure 2          vanish L07A            double L07A | double NO1A
renew 0 2 5      shift L01A L07B  swap L01A L07B  holder 2
(chance) first 2, scheme S01, draw L07A, fence NO1A, turn PW05
"""

from rookery.core.moves import Notation
from rookery.errors import NotAMove
from rookery.games.thieves_den import moves as mv
from rookery.games.thieves_den.cards import LETTERS, NO_TYPE, Cards

GAME = "thieves-den"
WORDS = ("codex", "gem", "artifact", "fossil", "potion")
TYPE_OF = {w: i for i, w in enumerate(WORDS)} | {x.lower(): i for i, x in enumerate(LETTERS)} | {"artefact": 2}
SEATS = 5
SLOTS = 6
PAIRS = [(a, b) for a in range(5) for b in range(a, 5)]

VERBS = {
    "pick": mv.V_PICK, "rob": mv.V_ROB, "deal": mv.V_DEAL, "power": mv.V_POWER, "hag": mv.V_HAG,
    "vault": mv.V_VAULT, "recruit": mv.V_RECRUIT, "pass": mv.V_PASS, "take": mv.V_TAKE, "stop": mv.V_STOP,
    "return": mv.V_RETURN, "destroy": mv.V_DESTROY, "steal": mv.V_STEAL, "lure": mv.V_LURE, "pay": mv.V_PAY,
    "decline": mv.V_DECLINE, "vanish": mv.V_VANISH, "double": mv.V_DOUBLE, "renew": mv.V_RENEW,
    "shift": mv.V_SHIFT, "swap": mv.V_SWAP, "holder": mv.V_HOLDER, "add": mv.V_ADD,
    "first": mv.V_FIRST, "scheme": mv.V_SCHEME, "draw": mv.V_DRAW, "fence": mv.V_FENCE, "turn": mv.V_TURN,
}  # fmt: skip
WORD_OF = {int(v): w for w, v in VERBS.items()}
BARE = ("pass", "stop", "decline")
ARGUMENTS = {
    "pick": "L", "rob": "L", "deal": "F", "power": "PT", "hag": "T", "vault": "t", "recruit": "TT", "take": "T",
    "return": "T", "destroy": "sT", "steal": "sT", "lure": "s", "pay": "p", "vanish": "L", "double": "D",
    "renew": "S", "shift": "LL", "swap": "LL", "holder": "s", "add": "T",
    "first": "s", "scheme": "C", "draw": "L", "fence": "F", "turn": "P",
}  # fmt: skip
"""What follows each verb: L location, F fence, P power, C scheme, T treasure, t treasure or none, p treasure or
thief, s seat, D location or fence, S slots."""
CHANCE = ("first", "scheme", "draw", "fence", "turn")
EXAMPLES = {
    "pick": "pick L07A", "rob": "rob L07A", "deal": "deal NO1A", "power": "power PW05 gem", "hag": "hag gem",
    "vault": "vault gem", "recruit": "recruit gem potion", "take": "take gem", "return": "return gem",
    "destroy": "destroy 2 gem", "steal": "steal 2 gem", "lure": "lure 2", "pay": "pay gem", "vanish": "vanish L07A",
    "double": "double L07A", "renew": "renew 0 2 5", "shift": "shift L01A L07B", "swap": "swap L01A L07B",
    "holder": "holder 2", "add": "add gem", "first": "first 2", "scheme": "scheme S01", "draw": "draw L07A",
    "fence": "fence NO1A", "turn": "turn PW05",
}  # fmt: skip
"""A move of each kind, for those who write it wrong."""


class DenNotation(Notation):
    """The notation of one box."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self.locations = {name: n for n, name in enumerate(cards.location_ids) if n}
        self.fences = {name: n for n, name in enumerate(cards.fence_ids) if n}
        self.powers = {name: n for n, name in enumerate(cards.power_ids) if n}
        self.schemes = {name: n for n, name in enumerate(cards.scheme_ids) if n}
        self.sizes = {
            "L": len(self.locations), "F": len(self.fences), "P": len(self.powers), "C": len(self.schemes),
            "T": 5, "t": 6, "p": 6, "s": SEATS, "S": 1 << SLOTS, "D": len(self.locations) + len(self.fences),
        }  # fmt: skip
        # The fixed action space: one block per verb, in this order; chance has no numbers.
        self.blocks: list[tuple[str, int]] = []
        for word in VERBS:
            if word not in CHANCE:
                size = 1
                for kind in ARGUMENTS.get(word, ""):
                    size *= self.sizes[kind]
                self.blocks.append((word, len(PAIRS) if word == "recruit" else size))

    # -- text --------------------------------------------------------------------------------------

    def text(self, code: int) -> str:
        """The canonical text.

        >>> from rookery.games.thieves_den.data import standard
        >>> n = DenNotation(standard()[0])
        >>> n.text(n.parse("recruit POTION g"))
        'recruit gem potion'
        """
        return " ".join(self.words(code))

    def words(self, code: int) -> list[str]:
        """The words of the canonical text."""
        word = WORD_OF[code & 63]
        kinds = ARGUMENTS.get(word, "")
        a, b = (code >> 6) & 63, (code >> 12) & 63
        if kinds == "D":
            return [word, self.cards.location_ids[a] if a else self.cards.fence_ids[b]]
        if kinds == "S":
            return [word, *[str(slot) for slot in range(SLOTS) if (a >> slot) & 1]]
        return [word, *[self._word(kind, n) for kind, n in zip(kinds, (a, b), strict=False)]]

    def _word(self, kind: str, n: int) -> str:
        if kind == "s":
            return str(n)
        if kind in "Ttp":
            return "none" if n == NO_TYPE else "thief" if n == mv.THIEF_PAID else WORDS[n]
        cards = self.cards
        ids = {"L": cards.location_ids, "F": cards.fence_ids, "P": cards.power_ids, "C": cards.scheme_ids}
        return ids[kind][n]

    # -- parsing -----------------------------------------------------------------------------------

    def parse(self, text: str) -> int:
        """The packed move, whether legal or not; raises NotAMove with what is wrong."""
        words = text.split()
        if not words:
            raise NotAMove("empty")
        word, rest = words[0].lower(), words[1:]
        if word not in VERBS:
            raise NotAMove("no-move", text=text[:40])
        kinds = ARGUMENTS.get(word, "")
        if kinds == "S":
            return int(VERBS[word]) | self._slots(rest) << 6
        if len(rest) != len(kinds):
            raise NotAMove("write", game=GAME, example=EXAMPLES.get(word, word))
        if kinds == "D":
            return self._double(rest[0])
        found = [self._read(kind, w) for kind, w in zip(kinds, rest, strict=True)]
        if kinds == "TT":
            found.sort()
        code = int(VERBS[word])
        for place, n in enumerate(found):
            code |= n << (6 + 6 * place)
        return code

    def _read(self, kind: str, word: str) -> int:
        low = word.lower()
        if kind == "s":
            if low not in tuple(str(s) for s in range(SEATS)):
                raise NotAMove("number", word=word[:20], low=0, high=SEATS - 1)
            return int(low)
        if kind in "Ttp":
            if kind == "t" and low == "none":
                return int(NO_TYPE)
            if kind == "p" and low == "thief":
                return int(mv.THIEF_PAID)
            if low not in TYPE_OF:
                raise NotAMove("no-treasure", game=GAME, word=word[:40], known=", ".join(WORDS))
            return TYPE_OF[low]
        known = {"L": self.locations, "F": self.fences, "P": self.powers, "C": self.schemes}[kind]
        if word.upper() not in known:
            raise NotAMove("no-card", word=word[:40])
        return known[word.upper()]

    def _double(self, word: str) -> int:
        if word.upper() in self.fences:
            return int(mv.move_of(mv.V_DOUBLE, 0, self.fences[word.upper()]))
        return int(mv.move_of(mv.V_DOUBLE, self._read("L", word), 0))

    def _slots(self, words: list[str]) -> int:
        mask = 0
        for word in words:
            if word not in tuple(str(s) for s in range(SLOTS)) or (mask >> int(word)) & 1:
                raise NotAMove("write", game=GAME, example=EXAMPLES["renew"])
            mask |= 1 << int(word)
        return mask

    # -- numbers -----------------------------------------------------------------------------------

    def actions(self) -> int:
        """The size of the fixed action space."""
        return sum(size for _, size in self.blocks)

    def number(self, code: int) -> int:
        """The move's fixed number; chance has none."""
        base, word = 0, WORD_OF[code & 63]
        for block, size in self.blocks:
            if block == word:
                return base + self._inside(word, (code >> 6) & 63, (code >> 12) & 63)
            base += size
        raise NotAMove("chance", move=self.text(code))

    def _inside(self, word: str, a: int, b: int) -> int:
        kinds = ARGUMENTS.get(word, "")
        if kinds == "D":
            return a - 1 if a else len(self.locations) + b - 1
        if kinds == "TT":
            return PAIRS.index((a, b))
        n = 0
        for kind, value in zip(kinds, (a, b), strict=False):
            n = n * self.sizes[kind] + rank(kind, value)
        return n

    def move(self, number: int) -> int:
        """The move of that number."""
        left = number
        for word, size in self.blocks:
            if 0 <= left < size:
                return self._outside(word, left)
            left -= size
        raise NotAMove("no-action", number=str(number), actions=self.actions())

    def _outside(self, word: str, n: int) -> int:
        kinds = ARGUMENTS.get(word, "")
        if kinds == "D":
            many = len(self.locations)
            return int(mv.move_of(mv.V_DOUBLE, n + 1, 0) if n < many else mv.move_of(mv.V_DOUBLE, 0, n - many + 1))
        if kinds == "TT":
            return int(mv.move_of(mv.V_RECRUIT, *PAIRS[n]))
        found: list[int] = []
        for kind in reversed(kinds):
            found.insert(0, at_rank(kind, n % self.sizes[kind]))
            n //= self.sizes[kind]
        code = int(VERBS[word])
        for place, value in enumerate(found):
            code |= value << (6 + 6 * place)
        return code


def rank(kind: str, value: int) -> int:
    """The place of an argument among those of its kind."""
    if kind in "LFPC":
        return value - 1
    return 5 if kind == "p" and value == mv.THIEF_PAID else value


def at_rank(kind: str, n: int) -> int:
    """The inverse of `rank`."""
    if kind in "LFPC":
        return n + 1
    return int(mv.THIEF_PAID) if kind == "p" and n == 5 else n
