"""Large choices in small steps: a declaration card by card (section 6 of the rules); every other move is one step.

Steps of a declaration: the next card (`move`, `ambush`, `special`, a general card) or `done`; after `special` its
cover (`on G04`); then its AP (`ap 3`). After `done`, where there is a choice: Informers, then Agents.
"""

from collections.abc import Sequence
from typing import cast

from rookery.core.table import Table
from rookery.games.age_of_thieves.cards.book import MOST_POINTS
from rookery.games.age_of_thieves.cards.reading import CARD_IDS
from rookery.games.age_of_thieves.moves import codes as mv
from rookery.games.age_of_thieves.moves.bids import Bid, decode, encode
from rookery.games.age_of_thieves.moves.notation import GENERALS, ThiefNotation
from rookery.games.age_of_thieves.said import ASK_DECLARE
from rookery.games.age_of_thieves.state.table import City
from rookery.games.steps import Steps

CARDS = ("move", "ambush", "special", *GENERALS)
MOVE_AT, AMBUSH_AT, SPECIAL_AT = 0, 1, 2


class ThiefSteps(Steps):
    """The fixed action space of small steps."""

    def __init__(self) -> None:
        notation = ThiefNotation()
        names = [
            *(notation.text(notation.move(n)) for n in range(notation.small)),
            *(f"card {c}" for c in CARDS),
            "done",
            *(f"on {c}" for c in GENERALS),
            *(f"ap {n}" for n in range(1, int(MOST_POINTS) + 1)),
            *(f"informers {n}" for n in range(11)),
            *(f"agents {n}" for n in range(6)),
        ]
        super().__init__(notation, names)

    def following(self, table: Table, seat: int, taken: Sequence[str]) -> list[str] | int:
        """The steps that may follow, or the finished move; declarations are too many to be listed."""
        if table.about != ASK_DECLARE:
            return super().following(table, seat, taken)
        draft = Draft(cast(City, table), seat)
        for word in taken:
            draft.take(word)
        return draft.steps()

    def path(self, table: Table, seat: int, code: int) -> list[str]:
        """The steps to a legal move."""
        if code & 63 != mv.V_DECLARE:
            return super().path(table, seat, code)
        bid = decode(code >> 6)
        words: list[str] = []
        if bid.move:
            words += ["card move", f"ap {bid.move}"]
        if bid.ambush:
            words += ["card ambush", f"ap {bid.ambush}"]
        if bid.cover:
            n = int(bid.cover) - 1
            words += ["card special", f"on {CARD_IDS[bid.faces[n]]}", f"ap {bid.points[n]}"]
        for n, (face, points) in enumerate(zip(bid.faces, bid.points, strict=True), 1):
            if n != bid.cover:
                words += [f"card {CARD_IDS[face]}", f"ap {points}"]
        words.append("done")
        draft = Draft(cast(City, table), seat)
        for word in words:
            draft.take(word)
        for word in (f"informers {bid.informers}", f"agents {bid.agents}"):
            found = draft.steps()
            if isinstance(found, list) and word in found:
                draft.take(word)
                words.append(word)
        return words


class Draft:
    """A declaration being put together."""

    def __init__(self, c: City, seat: int) -> None:
        self.thief = c.thieves[seat]
        self.specials = c.specials
        self.bid = Bid()
        self.last = -1  # the place of the last card in CARDS
        self.covering = ""
        self.points = 0  # what the last card got
        self.waiting = ""  # "cover", "ap", "pay" or ""
        self.paid: list[tuple[int, int]] = []
        self.informers = -1

    def take(self, word: str) -> None:
        """One more step, known to be offered."""
        kind, _, rest = word.partition(" ")
        if kind == "card":
            if CARDS.index(rest) != self.last:
                self.points = int(MOST_POINTS)
            self.last = CARDS.index(rest)
            self.waiting = "cover" if rest == "special" else "ap"
        elif kind == "on":
            self.covering = rest
            self.waiting = "ap"
        elif kind == "ap":
            self.waiting = ""
            self._put(int(rest))
        elif kind == "done":
            self.waiting = "pay"
            self.paid = self._payments()
        elif kind == "informers":
            self.informers = int(rest)
            self.paid = [p for p in self.paid if p[0] == self.informers]
        else:
            self.paid = [p for p in self.paid if p[1] == int(rest)]

    def _put(self, points: int) -> None:
        bid, self.points = self.bid, points
        if self.last == MOVE_AT:
            bid.move = points
        elif self.last == AMBUSH_AT:
            bid.ambush = points
        else:
            name = self.covering if self.last == SPECIAL_AT else CARDS[self.last]
            face = CARD_IDS.index(name)
            # The cover comes first among cards alike; the others fall.
            at = sum(f < face for f in bid.faces) if self.last == SPECIAL_AT else sum(f <= face for f in bid.faces)
            bid.faces.insert(at, face)
            bid.points.insert(at, points)
            if self.last == SPECIAL_AT:
                bid.cover = at + 1
            elif bid.cover > at:
                bid.cover += 1

    def _payments(self) -> list[tuple[int, int]]:
        t, total, pairs = self.thief, int(self.bid.total()), int(self.bid.pairs())
        return [
            (i, a)
            for i in range(int(t.informers) + 1)
            for a in range(min(int(t.agents), pairs) + 1)
            if 0 <= total - i - 2 * a <= t.markers()
        ]

    def _affordable(self, points: int) -> bool:
        """Can the stacks so far, and one more with so many AP, be paid for?"""
        t = self.thief
        total, pairs = int(self.bid.total()) + points, int(self.bid.pairs()) + points // 2
        return total <= t.markers() + t.informers + 2 * min(int(t.agents), pairs) and total <= MOST_POINTS

    def _left(self, face: int) -> int:
        return int(self.thief.holds(face)) - self.bid.faces.count(face)

    def _can(self, n: int) -> bool:
        most = self.points if n == self.last else int(MOST_POINTS)  # cards alike fall
        # An Agent may pay for two where nothing pays for one.
        if not (self._affordable(1) or (most > 1 and self._affordable(2))):
            return False
        if n <= AMBUSH_AT:
            return n > self.last
        if n == SPECIAL_AT:
            return self.specials and self.last < n and bool(self.thief.hand)
        face = n - SPECIAL_AT
        return n >= self.last and self._left(face) > 0

    def steps(self) -> list[str] | int:
        """What may come next, or the finished move."""
        if self.waiting == "cover":
            return [f"on {CARD_IDS[f]}" for f in sorted(set(self.thief.hand))]
        if self.waiting == "ap":
            most = self.points if self.last > SPECIAL_AT else int(MOST_POINTS)
            return [f"ap {n}" for n in range(1, most + 1) if self._affordable(n)]
        if self.waiting == "pay":
            return self._pay_steps()
        return [*(f"card {c}" for n, c in enumerate(CARDS) if self._can(n)), "done"]

    def _pay_steps(self) -> list[str] | int:
        informers = sorted({p[0] for p in self.paid})
        if len(informers) > 1:
            return [f"informers {n}" for n in informers]
        if len(self.paid) > 1:
            return [f"agents {p[1]}" for p in self.paid]
        self.bid.informers, self.bid.agents = self.paid[0]
        return int(mv.V_DECLARE | encode(self.bid) << 6)
