"""Moves of Age of Thieves as text, as numbers, and back.

thief morius     start N          at Nc3          watch Nc3       rival 2        toward Nc3
go Nb3           stop             leave           sewer Sd2       familiar       acrobat
take yellow      take token       turn            rob 2 green     lose yellow    jewel 2 green     token 2 informer
declare move:3 ambush:1 G04:5 special+G10:4 informer:1 agent:1     (declare alone declares nothing)
next G04         next special+G10                 discard G04     give G04       pick G04          none
sneak  run  cunning  plan  resolve  special  cover  decline       draw  points   swap  keep
(chance) deal morius, draw G04, roll 5, roll 5 3, event C01, district N, face informer, lift G04
"""

from collections.abc import Sequence

from rookery.errors import NotAMove
from rookery.games.age_of_thieves.cards.book import AGENTS, AMBUSH, GENERAL, INFORMERS, MOST_POINTS, SPECIAL
from rookery.games.age_of_thieves.cards.reading import (
    CARD_IDS,
    DISTRICTS,
    EVENT_IDS,
    JEWEL_IDS,
    THIEF_IDS,
    TOKEN_IDS,
    city,
)
from rookery.games.age_of_thieves.moves.bids import Bid, declarations, decode, encode
from rookery.games.age_of_thieves.moves.codes import V_DECLARE, VERBS
from rookery.games.verbs import Kind, Number, OneOf, Spoken, numbered

GAME = "age-of-thieves"
SEATS = 4
USES = ("decline", "resolve", "sneak", "run", "cunning", "plan", "special", "cover")
KEPT = (4, 5, 6, 7)  # tokens that can lie on a sheet
GENERALS = CARD_IDS[1 : GENERAL + 1]
CARD_OF = {name.lower(): n for n, name in enumerate(CARD_IDS) if name}


class Stacks(Kind):
    """A declaration: see bids.py."""

    many = True
    size = int(declarations())
    example = "move:3 G04:5"

    def write(self, value: int) -> str:
        """Its cards with their points."""
        return " ".join(bid_words(decode(value)))

    def read(self, words: Sequence[str]) -> int:
        """The inverse."""
        return int(encode(parse_bid(words)))

    def rank(self, value: int) -> int:
        """Its own number."""
        return value

    def at(self, rank: int) -> int:
        """The inverse."""
        return rank


class ThiefNotation(Spoken):
    """One canonical text and one number per move.

    >>> n = ThiefNotation()
    >>> n.text(n.parse("DECLARE g04:5 Move:3 informer:1"))
    'declare move:3 G04:5 informer:1'
    """

    def __init__(self) -> None:
        covers = range(1, GENERAL + 1)
        stacks = [*range(1, int(AMBUSH) + 1), *(int(SPECIAL) | cover << 8 for cover in covers)]
        kinds = {
            "THIEF": OneOf(THIEF_IDS),
            "DISTRICT": OneOf(DISTRICTS[:4]),
            "SPACE": OneOf(city().names),
            "VICTIM": Number(0, SEATS - 1),
            "JEWEL": OneOf(JEWEL_IDS),
            "KEPT": OneOf([TOKEN_IDS[n] for n in KEPT], KEPT, name="token"),
            "TOKEN": numbered(TOKEN_IDS),
            "CARD": OneOf(GENERALS, covers),
            "STACK": OneOf([*CARD_IDS[1 : AMBUSH + 1], *(f"special+{card}" for card in GENERALS)], stacks),
            "USE": OneOf(USES),
            "STACKS": Stacks(),
            "DIE": Number(1, 8),
            "EVENT": OneOf(EVENT_IDS),
        }
        super().__init__(VERBS, kinds, bits=8)
        self.small = self.start_of[int(V_DECLARE)]
        """How many moves there are besides declarations."""


def number(word: str, low: int, high: int) -> int:
    """A small number in a move."""
    if not (word.isascii() and word.isdecimal() and len(word) < 4 and low <= int(word) <= high):
        raise NotAMove("number", word=word[:20], low=low, high=high)
    return int(word)


def bid_words(bid: Bid) -> list[str]:
    """A declaration in words."""
    out: list[str] = []
    if bid.move:
        out.append(f"move:{bid.move}")
    if bid.ambush:
        out.append(f"ambush:{bid.ambush}")
    for n, (face, points) in enumerate(zip(bid.faces, bid.points, strict=True), 1):
        out.append(f"{'special+' if n == bid.cover else ''}{CARD_IDS[face]}:{points}")
    if bid.informers:
        out.append(f"informer:{bid.informers}")
    if bid.agents:
        out.append(f"agent:{bid.agents}")
    return out


def parse_bid(words: Sequence[str]) -> Bid:
    """A declaration from its words. Cards may come in any order; cards alike stay in the order given."""
    bid = Bid()
    cards: list[tuple[int, int, bool]] = []
    seen: set[str] = set()
    for word in words:
        name, colon, points = word.lower().partition(":")
        if not colon:
            raise NotAMove("declare-word", game=GAME, word=word[:40])
        if name in ("move", "ambush", "informer", "agent"):
            most = {"informer": int(INFORMERS), "agent": int(AGENTS)}.get(name, int(MOST_POINTS))
            many = number(points, 1, most)
            if name in seen:
                raise NotAMove("declare-twice", game=GAME, word=name)
            seen.add(name)
            if name == "move":
                bid.move = many
            elif name == "ambush":
                bid.ambush = many
            elif name == "informer":
                bid.informers = many
            else:
                bid.agents = many
            continue
        covers = name.startswith("special+")
        face = CARD_OF.get(name.removeprefix("special+"), 99)
        if face > GENERAL:
            raise NotAMove("no-word", word=word[:40], example=GENERALS[0])
        if covers and any(c for _, _, c in cards):
            raise NotAMove("declare-twice", game=GAME, word="special")
        cards.append((face, number(points, 0, int(MOST_POINTS)), covers))
    if len(cards) > 5:
        raise NotAMove("declare-many", game=GAME)
    cards.sort(key=lambda c: c[0])
    bid.faces = [c[0] for c in cards]
    bid.points = [c[1] for c in cards]
    bid.cover = next((n for n, c in enumerate(cards, 1) if c[2]), 0)
    if bid.total() > MOST_POINTS:
        raise NotAMove("declare-points", game=GAME, most=int(MOST_POINTS))
    return bid
