"""Moves of Age of Thieves as text, as numbers, and back.

thief morius     start N          at Nc3          watch Nc3       rival 2        toward Nc3
go Nb3           stop             leave           sewer Sd2       familiar       acrobat
take yellow      take token       turn            rob 2 green     lose yellow    jewel 2 green     token 2 informer
declare move:3 ambush:1 G04:5 special+G10:4 informer:1 agent:1     (declare alone declares nothing)
next G04         next special+G10                 discard G04     give G04       pick G04          none
sneak  run  cunning  plan  resolve  special  cover  decline       draw  points   swap  keep
(chance) deal morius, draw G04, roll 5, roll 5 3, event C01, district N, face informer, lift G04
"""

from collections.abc import Callable

from rookery.core.moves import Notation
from rookery.errors import NotAMove
from rookery.games.age_of_thieves import moves as mv
from rookery.games.age_of_thieves.bids import Bid, declarations, decode, encode
from rookery.games.age_of_thieves.cards import AGENTS, AMBUSH, GENERAL, INFORMERS, MOST_POINTS, SPECIAL
from rookery.games.age_of_thieves.data import (
    CARD_IDS,
    DISTRICTS,
    EVENT_IDS,
    JEWEL_IDS,
    THIEF_IDS,
    TOKEN_IDS,
    city,
)

GAME = "age-of-thieves"
SEATS = 4
BARE = {
    "stop": mv.V_STOP,
    "leave": mv.V_LEAVE,
    "turn": mv.V_TURN,
    "familiar": mv.V_FAMILIAR,
    "acrobat": mv.V_ACROBAT,
    "none": mv.V_NONE,
    "swap": mv.V_SWAP,
    "keep": mv.V_KEEP,
    "draw": mv.V_DRAW,
    "points": mv.V_POINTS,
}
USES = ("decline", "resolve", "sneak", "run", "cunning", "plan", "special", "cover")
WITH_SPACE = {
    "at": mv.V_AT,
    "watch": mv.V_WATCH,
    "go": mv.V_GO,
    "sewer": mv.V_SEWER,
    "toward": mv.V_TOWARD,
}
WITH_CARD = {"discard": mv.V_DISCARD, "give": mv.V_GIVE, "pick": mv.V_PICK}
WITH_JEWEL = {"take": mv.V_TAKE, "lose": mv.V_LOSE}
KEPT = (4, 5, 6, 7)  # tokens that can lie on a sheet
SPACES = city().names
SPACE_OF = {name.lower(): n for n, name in enumerate(SPACES)}
CARD_OF = {name.lower(): n for n, name in enumerate(CARD_IDS) if name}


def place(words: tuple[str, ...], word: str) -> int:
    """The place of a word, whatever its letters' case; -1 if it is none of them."""
    for n, known in enumerate(words):
        if known and known.lower() == word.lower():
            return n
    return -1


def jewel_of(word: str) -> int:
    """A jewel by its name."""
    found = place(JEWEL_IDS, word)
    if found < 0:
        raise NotAMove("no-jewel", game=GAME, word=word[:40], known=", ".join(JEWEL_IDS))
    return found


def thief_of(word: str) -> int:
    """A thief by name."""
    found = place(THIEF_IDS, word)
    if found < 0:
        raise NotAMove("no-thief", game=GAME, word=word[:40], known=", ".join(THIEF_IDS))
    return found


def district_of(word: str) -> int:
    """An outer district by its letter."""
    found = place(tuple("NESW"), word)
    if found < 0:
        raise NotAMove("no-district", game=GAME, word=word[:40], known="N, E, S, W")
    return found


def token_of(word: str, kept: bool = False) -> int:
    """A city token by its name; of the kinds that can be kept, if asked."""
    found = place(TOKEN_IDS, word)
    if found < 0 or (kept and found not in KEPT):
        known = ", ".join(TOKEN_IDS[k] for k in (KEPT if kept else range(1, len(TOKEN_IDS))))
        raise NotAMove("no-token", game=GAME, word=word[:40], known=known)
    return found


def event_of(word: str) -> int:
    """An event by its id."""
    found = place(EVENT_IDS, word)
    if found < 0:
        raise NotAMove("no-event", game=GAME, word=word[:40], known=", ".join(EVENT_IDS))
    return found


class ThiefNotation(Notation):
    """One canonical text and one number per move."""

    def __init__(self) -> None:
        # The fixed action space: one block per verb, in this order; the declarations come last.
        self.blocks: list[tuple[int, int]] = [
            (int(mv.V_SHEET), 6),
            (int(mv.V_START), 4),
            *((int(v), len(SPACES)) for v in WITH_SPACE.values()),
            (int(mv.V_RIVAL), SEATS),
            *((int(v), 1) for v in BARE.values()),
            (int(mv.V_TAKE_TOKEN), 1),
            *((int(v), 4) for v in WITH_JEWEL.values()),
            (int(mv.V_ROB), SEATS * 4),
            (int(mv.V_JEWEL), SEATS * 4),
            (int(mv.V_TOKEN), SEATS * 4),
            *((int(v), GENERAL) for v in WITH_CARD.values()),
            (int(mv.V_NEXT), 2 * GENERAL + 2),
            (int(mv.V_USE), len(USES)),
            (int(mv.V_DECLARE), int(declarations())),
        ]
        self.start: dict[int, int] = {}
        at = 0
        for verb, many in self.blocks:
            self.start[verb] = at
            at += many
        self._actions = at
        self.small = self.start[int(mv.V_DECLARE)]
        """How many moves there are besides declarations."""
        self._writers: dict[int, Callable[[int, int], str]] = {
            int(mv.V_SHEET): lambda a, b: f"thief {THIEF_IDS[a]}",
            int(mv.V_DEAL): lambda a, b: f"deal {THIEF_IDS[a]}",
            int(mv.V_START): lambda a, b: f"start {DISTRICTS[a]}",
            int(mv.V_DISTRICT): lambda a, b: f"district {DISTRICTS[a]}",
            int(mv.V_RIVAL): lambda a, b: f"rival {a}",
            int(mv.V_TAKE_TOKEN): lambda a, b: "take token",
            int(mv.V_ROB): lambda a, b: f"rob {a} {JEWEL_IDS[b]}",
            int(mv.V_JEWEL): lambda a, b: f"jewel {a} {JEWEL_IDS[b]}",
            int(mv.V_TOKEN): lambda a, b: f"token {a} {TOKEN_IDS[b]}",
            int(mv.V_NEXT): lambda a, b: f"next {'special+' + CARD_IDS[b] if a == SPECIAL else CARD_IDS[a]}",
            int(mv.V_USE): lambda a, b: USES[a],
            int(mv.V_CARD): lambda a, b: f"draw {CARD_IDS[a]}",
            int(mv.V_LIFT): lambda a, b: f"lift {CARD_IDS[a]}",
            int(mv.V_ROLL): lambda a, b: f"roll {a} {b}" if b else f"roll {a}",
            int(mv.V_EVENT): lambda a, b: f"event {EVENT_IDS[a]}",
            int(mv.V_FACE): lambda a, b: f"face {TOKEN_IDS[a]}",
        }
        for word, v in WITH_SPACE.items():
            self._writers[int(v)] = lambda a, b, word=word: f"{word} {SPACES[a]}"  # type: ignore[misc]
        for word, v in WITH_CARD.items():
            self._writers[int(v)] = lambda a, b, word=word: f"{word} {CARD_IDS[a]}"  # type: ignore[misc]
        for word, v in WITH_JEWEL.items():
            self._writers[int(v)] = lambda a, b, word=word: f"{word} {JEWEL_IDS[a]}"  # type: ignore[misc]
        for word, v in BARE.items():
            self._writers[int(v)] = lambda a, b, word=word: word  # type: ignore[misc]

    # -- text ----------------------------------------------------------------------------------------------

    def text(self, code: int) -> str:
        """The canonical text.

        >>> n = ThiefNotation()
        >>> n.text(n.parse("DECLARE g04:5 Move:3 informer:1"))
        'declare move:3 G04:5 informer:1'
        """
        verb = code & 63
        if verb == mv.V_DECLARE:
            return bid_text(decode(code >> 6))
        return self._writers[verb]((code >> 6) & 255, (code >> 14) & 255)

    # -- parsing -------------------------------------------------------------------------------------------

    def parse(self, text: str) -> int:
        """The packed move, whether legal or not; raises NotAMove with what is wrong."""
        words = text.split()
        if not words:
            raise NotAMove("empty")
        verb, rest = words[0].lower(), words[1:]
        if verb == "declare":
            return int(mv.V_DECLARE | encode(parse_bid(rest)) << 6)
        if not rest and verb in USES:
            return int(mv.move_of(mv.V_USE, USES.index(verb)))
        if not rest and verb in BARE:
            return int(BARE[verb])
        if verb in WITH_SPACE:
            return int(mv.move_of(WITH_SPACE[verb], self._space(self._one(verb, rest))))
        if verb in WITH_CARD:
            return int(mv.move_of(WITH_CARD[verb], self._general(self._one(verb, rest))))
        if [verb, *(w.lower() for w in rest)] == ["take", "token"]:
            return int(mv.V_TAKE_TOKEN)
        if verb in WITH_JEWEL:
            return int(mv.move_of(WITH_JEWEL[verb], jewel_of(self._one(verb, rest))))
        return self._others(verb, rest, words[0])

    def _others(self, verb: str, rest: list[str], word: str) -> int:
        if verb in ("thief", "deal"):
            number = thief_of(self._one(verb, rest))
            return int(mv.move_of(mv.V_SHEET if verb == "thief" else mv.V_DEAL, number))
        if verb in ("start", "district"):
            number = district_of(self._one(verb, rest))
            return int(mv.move_of(mv.V_START if verb == "start" else mv.V_DISTRICT, number))
        if verb == "rival":
            return int(mv.move_of(mv.V_RIVAL, self._seat(self._one(verb, rest))))
        if verb in ("rob", "jewel", "token"):
            if len(rest) != 2:
                raise NotAMove("two-words", game=GAME, verb=verb)
            seat = self._seat(rest[0])
            if verb == "token":
                return int(mv.move_of(mv.V_TOKEN, seat, token_of(rest[1], kept=True)))
            jewel = jewel_of(rest[1])
            return int(mv.move_of(mv.V_ROB if verb == "rob" else mv.V_JEWEL, seat, jewel))
        if verb == "next":
            return self._next(self._one(verb, rest))
        return self._chance(verb, rest, word)

    def _chance(self, verb: str, rest: list[str], word: str) -> int:
        if verb in ("draw", "lift"):
            face = self._general(self._one(verb, rest))
            return int(mv.move_of(mv.V_CARD if verb == "draw" else mv.V_LIFT, face))
        if verb == "event":
            return int(mv.move_of(mv.V_EVENT, event_of(self._one(verb, rest))))
        if verb == "face":
            return int(mv.move_of(mv.V_FACE, token_of(self._one(verb, rest))))
        if verb == "roll" and len(rest) in (1, 2):
            return int(mv.move_of(mv.V_ROLL, *(number(w, 1, 8) for w in rest)))
        raise NotAMove("no-verb", word=word[:40])

    def _one(self, verb: str, rest: list[str]) -> str:
        if len(rest) != 1:
            raise NotAMove("one-word", game=GAME, verb=verb)
        return rest[0]

    def _space(self, word: str) -> int:
        found = SPACE_OF.get(word.lower())
        if found is None:
            raise NotAMove("no-space", game=GAME, word=word[:40])
        return found

    def _general(self, word: str) -> int:
        found = CARD_OF.get(word.lower(), 99)
        if found > GENERAL:
            raise NotAMove("no-card", word=word[:40])
        return found

    def _seat(self, word: str) -> int:
        return number(word, 0, SEATS - 1)

    def _next(self, word: str) -> int:
        head, plus, cover = word.lower().partition("+")
        if plus and head == "special":
            return int(mv.move_of(mv.V_NEXT, SPECIAL, self._general(cover)))
        card = CARD_OF.get(word.lower(), 99)
        if card > AMBUSH:
            raise NotAMove("no-card", word=word[:40])
        return int(mv.move_of(mv.V_NEXT, card))

    # -- numbers -------------------------------------------------------------------------------------------

    def actions(self) -> int:
        """How many numbers there are."""
        return self._actions

    def number(self, code: int) -> int:
        """The move's fixed number."""
        verb, a, b = code & 63, (code >> 6) & 255, (code >> 14) & 255
        if verb not in self.start:
            raise NotAMove("chance", move=self.text(code))
        start = self.start[verb]
        if verb == mv.V_DECLARE:
            return start + (code >> 6)
        if verb in (mv.V_ROB, mv.V_JEWEL):
            return start + 4 * a + b
        if verb == mv.V_TOKEN:
            return start + 4 * a + b - KEPT[0]
        if verb in (mv.V_DISCARD, mv.V_GIVE, mv.V_PICK):
            return start + a - 1
        if verb == mv.V_NEXT:
            return start + (GENERAL + 1 + b if a == SPECIAL else a - 1)
        return start + a

    def move(self, number: int) -> int:
        """The move of that number."""
        if not 0 <= number < self._actions:
            raise NotAMove("no-action", number=str(number), actions=self._actions)
        verb = int(mv.V_DECLARE)
        for each, many in self.blocks:
            if number < many:
                verb = each
                break
            number -= many
        if verb == mv.V_DECLARE:
            return verb | number << 6
        if verb in (mv.V_ROB, mv.V_JEWEL):
            return int(mv.move_of(verb, number // 4, number % 4))
        if verb == mv.V_TOKEN:
            return int(mv.move_of(verb, number // 4, number % 4 + KEPT[0]))
        if verb in (mv.V_DISCARD, mv.V_GIVE, mv.V_PICK):
            return int(mv.move_of(verb, number + 1))
        if verb == mv.V_NEXT:
            special = number > GENERAL + 1
            return int(mv.move_of(verb, SPECIAL, number - GENERAL - 1) if special else mv.move_of(verb, number + 1))
        return int(mv.move_of(verb, number))


def number(word: str, low: int, high: int) -> int:
    """A small number in a move."""
    if not (word.isascii() and word.isdecimal() and len(word) < 4 and low <= int(word) <= high):
        raise NotAMove("number", word=word[:20], low=low, high=high)
    return int(word)


def bid_text(bid: Bid) -> str:
    """A declaration in words."""
    out = ["declare"]
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
    return " ".join(out)


def parse_bid(words: list[str]) -> Bid:
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
            raise NotAMove("no-card", word=word[:40])
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
