"""Declarations (AT-D) as numbers; hand.py counts those that a hand allows.

A declaration is: the AP on Move and on Ambush (0: not declared); up to five general cards, sorted, each with its
AP; which of them, if any, covers the special card; and how many Informers and Guild Agents pay for it. Only the sum
on a stack is its initiative (AT-R1), so which stack a token lies on does not matter, except that the two AP of an
Agent lie on one stack (AT-K5): as many Agents fit as there are pairs of AP on the stacks.

Every such declaration, lawful or not, has one number (`encode`, `decode`); a lawful one among cards alike puts the
cover first and the others in falling order of AP.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from rookery.games.age_of_thieves.cards.book import AGENTS, AMBUSH, GENERAL, MOST_POINTS, MOVE, SPECIAL
from rookery.games.age_of_thieves.state.table import City
from rookery.games.age_of_thieves.state.thief import ap_of, stack_of

PAYMENTS: Final[i64] = 66


def _binomials() -> list[list[int]]:
    columns: list[list[int]] = [[1] * 64]
    for k in range(1, 8):
        column = [0]
        for n in range(1, 64):
            column.append(column[n - 1] + columns[k - 1][n - 1])
        columns.append(column)
    return columns


BINOMIAL: Final = _binomials()  # by k, then by n


def choose(n: i64, k: i64) -> i64:
    """Binomial coefficient, for n below 64 and k below 8."""
    return BINOMIAL[k][n]


class Bid:
    """A declaration taken apart."""

    def __init__(self) -> None:
        self.move: i64 = 0
        self.ambush: i64 = 0
        self.faces: list[int] = []
        self.points: list[int] = []
        self.cover: i64 = 0  # which of the general cards covers the special one, from 1; 0: none
        self.informers: i64 = 0
        self.agents: i64 = 0

    def total(self) -> i64:
        """All AP on the stacks."""
        n = self.move + self.ambush
        for ap in self.points:
            n += ap
        return n

    def pairs(self) -> i64:
        """How many Agents have room."""
        n = self.move // 2 + self.ambush // 2
        for ap in self.points:
            n += ap // 2
        return n

    def in_order(self) -> "Bid":
        """The same declaration as a lawful one is told: of cards alike the cover first, the others falling."""
        cards = [(self.faces[i], 0 if i + 1 == self.cover else 1, -self.points[i]) for i in range(len(self.faces))]
        cards.sort()
        other = Bid()
        other.move = self.move
        other.ambush = self.ambush
        other.informers = self.informers
        other.agents = self.agents
        for i in range(len(cards)):
            face, uncovered, points = cards[i]
            other.faces.append(face)
            other.points.append(-points)
            if uncovered == 0:
                other.cover = i + 1
        return other


@mypyc_attr(free_list_len=1, acyclic=True)
class Stakes:
    """The same in eight words, for the rules: faces and AP of the general cards with six bits each."""

    def __init__(self) -> None:
        self.move: i64 = 0
        self.ambush: i64 = 0
        self.many: i64 = 0  # general cards
        self.faces: i64 = 0
        self.points: i64 = 0
        self.cover: i64 = 0
        self.informers: i64 = 0
        self.agents: i64 = 0

    def add(self, face: i64, points: i64) -> None:
        """One more general card."""
        self.faces |= face << (6 * self.many)
        self.points |= points << (6 * self.many)
        self.many += 1

    def face(self, i: i64) -> i64:
        """The i-th general card."""
        return (self.faces >> (6 * i)) & 63

    def point(self, i: i64) -> i64:
        """Its AP."""
        return (self.points >> (6 * i)) & 63

    def total(self) -> i64:
        """All AP on the stacks."""
        n = self.move + self.ambush
        i: i64 = 0
        while i < self.many:
            n += self.point(i)
            i += 1
        return n

    def stack(self, i: i64) -> i64:
        """The stack of the i-th general card, as it lies on the table."""
        if i + 1 == self.cover:
            return stack_of(SPECIAL, self.face(i), self.point(i))
        return stack_of(self.face(i), 0, self.point(i))

    def stacks(self) -> list[int]:
        """All stacks, the highest first; among equals their order says nothing."""
        out: list[int] = []
        if self.move > 0:
            lay(out, stack_of(MOVE, 0, self.move))
        if self.ambush > 0:
            lay(out, stack_of(AMBUSH, 0, self.ambush))
        i: i64 = 0
        while i < self.many:
            lay(out, self.stack(i))
            i += 1
        return out


def lay(stacks: list[int], stack: i64) -> None:
    """A stack among those that lie there, the highest first."""
    ap = ap_of(stack)
    i = len(stacks)
    while i > 0 and ap_of(stacks[i - 1]) < ap:
        i -= 1
    stacks.insert(i, int(stack))


def stakes_of(bid: Bid) -> Stakes:
    """A declaration in words."""
    stakes = Stakes()
    stakes.move, stakes.ambush, stakes.cover = bid.move, bid.ambush, bid.cover
    stakes.informers, stakes.agents = bid.informers, bid.agents
    for i in range(len(bid.faces)):
        stakes.add(bid.faces[i], bid.points[i])
    return stakes


def bid_of(stakes: Stakes) -> Bid:
    """The inverse."""
    bid = Bid()
    bid.move, bid.ambush, bid.cover = stakes.move, stakes.ambush, stakes.cover
    bid.informers, bid.agents = stakes.informers, stakes.agents
    i: i64 = 0
    while i < stakes.many:
        bid.faces.append(int(stakes.face(i)))
        bid.points.append(int(stakes.point(i)))
        i += 1
    return bid


# -- numbers ------------------------------------------------------------------------------------------------------


def block(n: i64) -> i64:
    """How many declarations have n general cards."""
    return choose(GENERAL + n - 1, n) * (n + 1) * choose(MOST_POINTS + 2 + n, 2 + n) * PAYMENTS


def _starts() -> list[int]:
    """The first number with n general cards; after the last, how many declarations there are in all."""
    starts: list[int] = [0]
    for n in range(6):
        starts.append(starts[n] + int(block(n)))
    return starts


STARTS: Final = _starts()
SPLITS: Final = [int(choose(MOST_POINTS + 2 + n, 2 + n)) for n in range(6)]
"""In how many ways AP lie on Move, Ambush and n general cards."""


def declarations() -> i64:
    """How many there are in all."""
    return STARTS[6]


def encode(bid: Bid) -> i64:
    """The number of a declaration."""
    return number_of(stakes_of(bid))


def decode(number: i64) -> Bid:
    """The inverse."""
    return bid_of(numbered(number))


def number_of(stakes: Stakes) -> i64:
    """The number of a declaration in words."""
    n = stakes.many
    faces: i64 = 0  # a rising sequence of n faces, made strictly rising: the combinatorial number system
    i: i64 = 0
    while i < n:
        faces += choose(stakes.face(i) - 1 + i, i + 1)
        i += 1
    total = stakes.move  # the same for the sums of AP
    split = total
    total += stakes.ambush + 1
    split += choose(total, 2)
    i = 0
    while i < n:
        total += stakes.point(i) + 1
        split += choose(total, i + 3)
        i += 1
    number = (faces * (n + 1) + stakes.cover) * SPLITS[n] + split
    number = number * PAYMENTS + stakes.informers * (AGENTS + 1) + stakes.agents
    return number + STARTS[n]


def numbered(number: i64) -> Stakes:
    """The inverse."""
    n: i64 = 0
    while number >= STARTS[n + 1]:
        n += 1
    number -= STARTS[n]
    stakes = Stakes()
    stakes.many = n
    payment = number % PAYMENTS
    number //= PAYMENTS
    stakes.informers = payment // (AGENTS + 1)
    stakes.agents = payment % (AGENTS + 1)
    splits: i64 = SPLITS[n]
    split = number % splits
    number //= splits
    if n > 0:
        stakes.cover = number % (n + 1)
        stakes.faces = _faces(n, number // (n + 1))
    top: i64 = n + 1  # the sum of all AP: seldom much of what is possible
    column = BINOMIAL[n + 2]
    while column[top + 1] <= split:
        top += 1
    i = n + 1
    while i >= 2:
        split -= choose(top, i + 1)
        below = rank(top - 1, i, split)
        stakes.points |= (top - below - 1) << (6 * (i - 2))
        top = below
        i -= 1
    stakes.move = split - choose(top, 2)
    stakes.ambush = top - stakes.move - 1
    return stakes


def _faces(n: i64, number: i64) -> i64:
    """The n general cards of a declaration, packed."""
    faces: i64 = 0
    top: i64 = GENERAL + n - 1
    i = n - 1
    while i > 0:
        top = rank(top, i + 1, number)
        number -= choose(top, i + 1)
        faces |= (top + 1 - i) << (6 * i)
        i -= 1
    return faces | (number + 1)


def rank(n: i64, k: i64, number: i64) -> i64:
    """The largest from n down of which no more than so many can be chosen in k."""
    column = BINOMIAL[k]
    while column[n] > number:
        n -= 1
    return n


def allowed(c: City, seat: i64, bid: Bid) -> i64:
    """0 for a lawful declaration, else what is wrong with it: see why.py."""
    thief = c.thieves[seat]
    total = bid.total()
    if bid.cover > 0 and not c.specials:
        return WRONG_SPECIAL
    for i in range(len(bid.faces)):
        face: i64 = bid.faces[i]
        if bid.points[i] < 1:
            return WRONG_EMPTY
        copies: i64 = 0
        for other in bid.faces:
            if other == face:
                copies += 1
        if copies > thief.holds(face):
            return WRONG_CARD
        if i > 0 and bid.faces[i - 1] == face:
            if i + 1 == bid.cover or (i != bid.cover and bid.points[i - 1] < bid.points[i]):
                return WRONG_ORDER
    if bid.informers > thief.informers or bid.agents > thief.agents:
        return WRONG_TOKENS
    if bid.agents > bid.pairs():
        return WRONG_AGENT
    paid = total - bid.informers - 2 * bid.agents
    if paid < 0:
        return WRONG_PAYMENT
    return WRONG_POINTS if paid > thief.markers() else LAWFUL


LAWFUL: Final[i64] = 0
WRONG_EMPTY: Final[i64] = 1
WRONG_CARD: Final[i64] = 2
WRONG_ORDER: Final[i64] = 3
WRONG_TOKENS: Final[i64] = 4
WRONG_AGENT: Final[i64] = 5
WRONG_PAYMENT: Final[i64] = 6
WRONG_POINTS: Final[i64] = 7
WRONG_SPECIAL: Final[i64] = 8
