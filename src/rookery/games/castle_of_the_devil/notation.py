"""Moves of The Castle of the Devil as text, as numbers, and back.

pass  trade  fight  declare  alone  prophesy        the kind of a turn; then
to 3                                                whom; give dagger: what
refuse | return key                                 the answer to an offer
aloud | silent     carry | decline                  Smuggling; optional effects
use thug | use poisoner 3 | use dagger              an occupation or an item, for some with a seat
sword | shield | neither                            support in a fight
papers | luggage   take key | leave                 the winner's reward
demand bag         hand bag_key | none              the Diplomat
stack key          left | right                     the Clairvoyant; the Sextant
present key 3      name 1 4 | name nobody           too much luggage; a claim of victory
(chance) start 2, occupation thug, faction order, key-bag 1, goblet-bag 3, deal key, draw key, hire thug
"""

from rookery.core.moves import Notation
from rookery.errors import NotAMove
from rookery.games.castle_of_the_devil import moves as mv
from rookery.games.castle_of_the_devil.cards import FACTIONS, ITEMS, JOB, OCCUPATIONS

GAME = "castle-of-the-devil"
SEATS = 10
BAG = 2  # the kind that stands for the spoken name of both bags
NAMES = tuple("bag" if kind == BAG else name for kind, name in enumerate(ITEMS) if kind != BAG + 1)
NAME_KINDS = tuple(kind for kind in range(len(ITEMS)) if kind != BAG + 1)
CARDS = (*ITEMS, *OCCUPATIONS)

BARE = {
    "pass": mv.V_PASS, "trade": mv.V_TRADE, "fight": mv.V_FIGHT, "declare": mv.V_DECLARE, "alone": mv.V_ALONE,
    "prophesy": mv.V_PROPHESY, "refuse": mv.V_REFUSE, "aloud": mv.V_ALOUD, "silent": mv.V_SILENT,
    "left": mv.V_LEFT, "right": mv.V_RIGHT, "sword": mv.V_SWORD, "shield": mv.V_SHIELD, "neither": mv.V_NEITHER,
    "papers": mv.V_PAPERS, "luggage": mv.V_LUGGAGE, "leave": mv.V_LEAVE, "none": mv.V_NONE, "carry": mv.V_CARRY,
    "decline": mv.V_DECLINE,
}  # fmt: skip
WITH_ITEM = {
    "give": mv.V_GIVE, "return": mv.V_RETURN, "take": mv.V_TAKE, "hand": mv.V_HAND, "stack": mv.V_STACK,
    "deal": mv.V_DEAL, "draw": mv.V_DRAW,
}  # fmt: skip
WITH_SEAT = {"to": mv.V_TO, "start": mv.V_START, "key-bag": mv.V_KEY_BAG, "goblet-bag": mv.V_GOBLET_BAG}
WITH_JOB = {"occupation": mv.V_OCCUPATION, "hire": mv.V_HIRE}
CHANCE_FROM = 40
WORD_OF = {
    int(verb): word for words in (BARE, WITH_ITEM, WITH_SEAT, WITH_JOB) for word, verb in words.items()
}  # fmt: skip
BLOCKS = (
    *((int(verb), 1) for verb in BARE.values()),
    *((int(verb), len(ITEMS)) for word, verb in WITH_ITEM.items() if word not in ("deal", "draw")),
    (int(mv.V_TO), SEATS),
    (int(mv.V_USE), len(CARDS) * (SEATS + 1)),
    (int(mv.V_DEMAND), len(NAMES)),
    (int(mv.V_PRESENT), len(ITEMS) * SEATS),
    (int(mv.V_NAME), 1 << SEATS),
)


def card_number(name: str) -> int:
    """An item or an occupation as the moves write it."""
    at = CARDS.index(name)
    return at if at < len(ITEMS) else int(JOB) + at - len(ITEMS)


def card_name(number: int) -> str:
    """The inverse."""
    return ITEMS[number] if number < JOB else OCCUPATIONS[number - int(JOB)]


def spoken_name(kind: int) -> str:
    """A kind as it is named aloud (CD-X12)."""
    return "bag" if kind == BAG else ITEMS[kind]


class CastleNotation(Notation):
    """The notation.

    >>> n = CastleNotation()
    >>> n.text(n.parse("USE poisoner 3")), n.text(n.parse("name 4 1"))
    ('use poisoner 3', 'name 1 4')
    """

    def text(self, code: int) -> str:
        """The canonical text."""
        verb, arg, seat = code & 63, (code >> 6) & 63, (code >> 12) - 1
        if verb == mv.V_NAME:
            named = [str(s) for s in range(SEATS) if (code >> (6 + s)) & 1]
            return " ".join(["name", *(named or ["nobody"])])
        if verb == mv.V_USE:
            return f"use {card_name(arg)}" + (f" {seat}" if seat >= 0 else "")
        if verb == mv.V_PRESENT:
            return f"present {ITEMS[arg]} {seat}"
        if verb == mv.V_DEMAND:
            return f"demand {spoken_name(arg)}"
        if verb == mv.V_FACTION:
            return f"faction {FACTIONS[arg]}"
        word = WORD_OF[verb]
        if word in WITH_ITEM:
            return f"{word} {ITEMS[arg]}"
        if word in WITH_SEAT:
            return f"{word} {arg}"
        return f"{word} {OCCUPATIONS[arg]}" if word in WITH_JOB else word

    def parse(self, text: str) -> int:
        """The packed move, whether legal or not; raises NotAMove with what is wrong."""
        words = text.lower().split()
        if not words:
            raise NotAMove("empty")
        verb, rest = words[0], words[1:]
        if verb in BARE:
            if rest:
                raise NotAMove("nothing-follows", verb=verb)
            return int(BARE[verb])
        if verb == "name":
            return self._name(rest)
        if verb == "use" and len(rest) in (1, 2):
            seat = self._seat(rest[1]) + 1 if len(rest) == 2 else 0
            return int(mv.move_of(mv.V_USE, self._card(rest[0]), seat))
        if verb == "present" and len(rest) == 2:
            return int(mv.move_of(mv.V_PRESENT, self._item(rest[0]), self._seat(rest[1]) + 1))
        if len(rest) == 1:
            code = self._single(verb, rest[0])
            if code >= 0:
                return code
        known = (*WITH_ITEM, *WITH_SEAT, *WITH_JOB, "use", "present", "demand", "faction")
        if verb in known:
            raise NotAMove("wants", game=GAME, verb=verb)
        raise NotAMove("no-verb", word=words[0][:40])

    def _single(self, verb: str, word: str) -> int:
        if verb in WITH_ITEM:
            return int(mv.move_of(WITH_ITEM[verb], self._item(word)))
        if verb in WITH_SEAT:
            return int(mv.move_of(WITH_SEAT[verb], self._seat(word)))
        if verb in WITH_JOB:
            return int(mv.move_of(WITH_JOB[verb], self._one_of(word, OCCUPATIONS)))
        if verb == "demand":
            return int(mv.move_of(mv.V_DEMAND, NAME_KINDS[self._one_of(word, NAMES)]))
        if verb == "faction":
            return int(mv.move_of(mv.V_FACTION, self._one_of(word, FACTIONS)))
        return -1

    def _name(self, rest: list[str]) -> int:
        if rest == ["nobody"]:
            return int(mv.V_NAME)
        if not rest:
            raise NotAMove("wants", game=GAME, verb="name")
        named = 0
        for word in rest:
            named |= 1 << self._seat(word)
        return int(mv.V_NAME) | named << 6

    def _one_of(self, word: str, names: tuple[str, ...]) -> int:
        if word not in names:
            raise NotAMove("no-such-card", game=GAME, word=word[:40], known=", ".join(names))
        return names.index(word)

    def _item(self, word: str) -> int:
        return self._one_of(word, ITEMS)

    def _card(self, word: str) -> int:
        self._one_of(word, CARDS)
        return card_number(word)

    def _seat(self, word: str) -> int:
        if not (word.isascii() and word.isdecimal() and len(word) < 3 and int(word) < SEATS):
            raise NotAMove("no-seat", word=word[:40], last=SEATS - 1)
        return int(word)

    def actions(self) -> int:
        """How many numbers there are."""
        return sum(size for _, size in BLOCKS)

    def number(self, code: int) -> int:
        """The fixed number."""
        verb = code & 63
        if verb >= CHANCE_FROM:
            raise NotAMove("chance", move=self.text(code))
        base = 0
        for block, size in BLOCKS:
            if block == verb:
                return base + self._rank(code)
            base += size
        raise NotAMove("no-move", text=str(code))

    def _rank(self, code: int) -> int:
        verb, arg, seat = code & 63, (code >> 6) & 63, code >> 12
        if verb == mv.V_NAME:
            return code >> 6
        if verb == mv.V_USE:
            card = arg if arg < JOB else arg - int(JOB) + len(ITEMS)
            return card * (SEATS + 1) + seat
        if verb == mv.V_PRESENT:
            return arg * SEATS + seat - 1
        return NAME_KINDS.index(arg) if verb == mv.V_DEMAND else arg

    def move(self, number: int) -> int:
        """The move of that number."""
        if not 0 <= number < self.actions():
            raise NotAMove("no-action", number=str(number), actions=self.actions())
        for verb, size in BLOCKS:
            if number < size:
                return self._at(verb, number)
            number -= size
        raise AssertionError("the blocks do not add up")

    def _at(self, verb: int, rank: int) -> int:
        if verb == mv.V_NAME:
            return verb | rank << 6
        if verb == mv.V_USE:
            card, seat = divmod(rank, SEATS + 1)
            return int(mv.move_of(verb, card_number(CARDS[card]), seat))
        if verb == mv.V_PRESENT:
            return int(mv.move_of(verb, rank // SEATS, rank % SEATS + 1))
        return int(mv.move_of(verb, NAME_KINDS[rank] if verb == mv.V_DEMAND else rank))
