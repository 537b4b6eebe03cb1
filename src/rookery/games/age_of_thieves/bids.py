"""Declarations (AT-D) as numbers, and all that a hand allows, counted without listing them.

A declaration is: the AP on Move and on Ambush (0: not declared); up to five general cards, sorted, each with its
AP; which of them, if any, covers the special card; and how many Informers and Guild Agents pay for it. Only the sum
on a stack is its initiative (AT-R1), so which stack a token lies on does not matter, except that the two AP of an
Agent lie on one stack (AT-K5): as many Agents fit as there are pairs of AP on the stacks.

Every such declaration, lawful or not, has one number (`encode`, `decode`); a lawful one among cards alike puts the
cover first and the others in falling order of AP.
"""

from typing import Final

from mypy_extensions import i64

from rookery.games.age_of_thieves.cards import AMBUSH, GENERAL, MOVE, SPECIAL
from rookery.games.age_of_thieves.table import City, Thief, stack_of

MOST: Final[i64] = 42  # AP in one declaration: 10 blue, 3 red, 9 purple, 10 Informers, 5 Agents
MOST_INFORMERS: Final[i64] = 10
MOST_AGENTS: Final[i64] = 5
PAYMENTS: Final[i64] = 66


def _binomials() -> list[int]:
    table: list[int] = [0] * (64 * 8)
    for n in range(64):
        table[n * 8] = 1
        for k in range(1, 8):
            table[n * 8 + k] = 0 if n == 0 else table[(n - 1) * 8 + k] + table[(n - 1) * 8 + k - 1]
    return table


BINOMIAL: Final = _binomials()


def choose(n: i64, k: i64) -> i64:
    """Binomial coefficient, for n below 64 and k below 8."""
    return BINOMIAL[n * 8 + k]


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

    def stacks(self) -> list[int]:
        """As stacks on the table, the highest first."""
        out: list[int] = []
        if self.move > 0:
            out.append(int(stack_of(MOVE, 0, self.move)))
        if self.ambush > 0:
            out.append(int(stack_of(AMBUSH, 0, self.ambush)))
        for i in range(len(self.faces)):
            if i + 1 == self.cover:
                out.append(int(stack_of(SPECIAL, self.faces[i], self.points[i])))
            else:
                out.append(int(stack_of(self.faces[i], 0, self.points[i])))
        return out


# -- numbers ------------------------------------------------------------------------------------------------------


def block(n: i64) -> i64:
    """How many declarations have n general cards."""
    return choose(GENERAL + n - 1, n) * (n + 1) * choose(MOST + 2 + n, 2 + n) * PAYMENTS


def declarations() -> i64:
    """How many there are in all."""
    total: i64 = 0
    n: i64 = 0
    while n <= 5:
        total += block(n)
        n += 1
    return total


def encode(bid: Bid) -> i64:
    """The number of a declaration."""
    n: i64 = len(bid.faces)
    faces: i64 = 0  # a rising sequence of n faces, made strictly rising: the combinatorial number system
    i: i64 = 0
    while i < n:
        faces += choose(bid.faces[i] - 1 + i, i + 1)
        i += 1
    split: i64 = 0  # the same for the sums of AP
    total: i64 = bid.move
    split += choose(total, 1)
    total += bid.ambush + 1
    split += choose(total, 2)
    i = 0
    while i < n:
        total += bid.points[i] + 1
        split += choose(total, i + 3)
        i += 1
    number = (faces * (n + 1) + bid.cover) * choose(MOST + 2 + n, 2 + n) + split
    number = number * PAYMENTS + bid.informers * (MOST_AGENTS + 1) + bid.agents
    i = 0
    while i < n:
        number += block(i)
        i += 1
    return number


def decode(number: i64) -> Bid:
    """The inverse."""
    bid = Bid()
    n: i64 = 0
    while number >= block(n):
        number -= block(n)
        n += 1
    payment = number % PAYMENTS
    number //= PAYMENTS
    bid.informers = payment // (MOST_AGENTS + 1)
    bid.agents = payment % (MOST_AGENTS + 1)
    splits = choose(MOST + 2 + n, 2 + n)
    split = number % splits
    number //= splits
    bid.cover = number % (n + 1)
    faces = number // (n + 1)
    bid.faces = [0] * int(n)
    i = n - 1
    while i >= 0:
        face: i64 = GENERAL
        while choose(face - 1 + i, i + 1) > faces:
            face -= 1
        faces -= choose(face - 1 + i, i + 1)
        bid.faces[i] = int(face)
        i -= 1
    sums: list[int] = [0] * int(n + 2)
    i = n + 1
    top: i64 = MOST + n + 1
    while i >= 0:
        while choose(top, i + 1) > split:
            top -= 1
        split -= choose(top, i + 1)
        sums[i] = int(top)
        top -= 1
        i -= 1
    bid.move = sums[0]
    bid.ambush = sums[1] - sums[0] - 1
    bid.points = [0] * int(n)
    i = 0
    while i < n:
        bid.points[i] = sums[i + 2] - sums[i + 1] - 1
        i += 1
    return bid


# -- what a hand allows -----------------------------------------------------------------------------------------
# Ways are counted per group (Move, Ambush, the special card, every different general card) by AP spent and, where
# somebody holds Agents, by pairs of AP, up to the number of his Agents: beyond that they do not matter.


def _partitions() -> list[int]:
    """In how many ways up to m cards alike take s AP in all with h pairs: index (m * 43 + s) * 22 + h."""
    table: list[int] = [0] * (6 * 43 * 22)
    for s in range(43):
        for m in range(6):
            _split(table, m, s, s, 0, (m * 43 + s) * 22)
    return table


def _split(table: list[int], cards: int, left: int, most: int, pairs: int, at: int) -> None:
    if left == 0:
        table[at + pairs] += 1
        return
    if cards == 0 or cards * most < left:
        return
    part = min(left, most)
    while part > 0:
        _split(table, cards - 1, left - part, part, pairs + part // 2, at)
        part -= 1


PARTITIONS: Final = _partitions()


class Hand:
    """A hand and its AP, ready to be counted."""

    def __init__(self, thief: Thief, specials: bool) -> None:
        self.markers: i64 = thief.markers()
        self.informers: i64 = thief.informers
        self.agents: i64 = thief.agents
        points = thief.points()
        self.points: i64 = points if points < MOST else MOST
        self.width: i64 = thief.agents + 1
        self.specials = specials
        self.faces: list[int] = []
        self.copies: list[int] = []
        for face in thief.hand:
            if self.faces and self.faces[-1] == face:
                self.copies[-1] += 1
            else:
                self.faces.append(face)
                self.copies.append(1)

    def payments(self, total: i64, pairs: i64) -> i64:
        """In how many ways tokens and markers can pay for stacks of so many AP."""
        n: i64 = 0
        most = self.agents if self.agents < pairs else pairs
        agents: i64 = 0
        while agents <= most:
            rest = total - 2 * agents
            low = rest - self.markers if rest > self.markers else 0
            high = rest if rest < self.informers else self.informers
            if high >= low:
                n += high - low + 1
            agents += 1
        return n

    def payment(self, total: i64, pairs: i64, k: i64, bid: Bid) -> None:
        """The k-th of them."""
        agents: i64 = 0
        while True:
            rest = total - 2 * agents
            low = rest - self.markers if rest > self.markers else 0
            high = rest if rest < self.informers else self.informers
            if high >= low:
                if k <= high - low:
                    bid.informers = low + k
                    bid.agents = agents
                    return
                k -= high - low + 1
            agents += 1

    # -- groups -------------------------------------------------------------------------------------------

    def tables(self, cover: i64) -> list[list[int]]:
        """Per group, the ways in which it and the later ones spend exactly so many AP (and have so many pairs).

        `cover` is the place of the covering card among the faces, or -1 without the special card. Groups are Move,
        Ambush, the special card (if it is declared, with at least 1 AP), then the general cards.
        """
        cells = int((self.points + 1) * self.width)
        last: list[int] = [0] * cells
        last[0] = 1
        out = [last]
        i: i64 = len(self.faces) - 1
        while i >= 0:
            copies: i64 = self.copies[i]
            last = self.before(last, copies - 1 if i == cover else copies, 0)
            out.append(last)
            i -= 1
        if cover >= 0:
            last = self.before(last, 1, 1)
            out.append(last)
        last = self.before(last, 1, 0)
        out.append(last)
        last = self.before(last, 1, 0)
        out.append(last)
        out.reverse()
        return out

    def before(self, rest: list[int], copies: i64, least: i64) -> list[int]:
        """The ways with one more group of cards alike in front."""
        if copies == 0:
            return rest
        if self.width == 1 and copies == 1:
            return self.before_one(rest, least)
        out: list[int] = [0] * len(rest)
        width, top = self.width, self.width - 1
        spent: i64 = least
        while spent <= self.points:
            at = (copies * 43 + spent) * 22
            pairs: i64 = 0
            while pairs <= spent // 2:
                ways: i64 = PARTITIONS[at + pairs]
                if ways != 0:
                    left: i64 = 0
                    while left + spent <= self.points:
                        had: i64 = 0
                        while had <= top:
                            many: i64 = rest[left * width + had]
                            if many != 0:
                                both = had + pairs if had + pairs < top else top
                                out[(left + spent) * width + both] += int(many * ways)
                            had += 1
                        left += 1
                pairs += 1
            spent += 1
        return out

    def before_one(self, rest: list[int], least: i64) -> list[int]:
        """The same for a single card where pairs do not matter: running sums."""
        out: list[int] = [0] * len(rest)
        ways: i64 = 0
        total: i64 = least
        while total <= self.points:
            ways += rest[total - least]
            out[total] = int(ways)
            total += 1
        return out

    def ways(self, table: list[int]) -> i64:
        """All declarations whose groups have these ways, payments included."""
        n: i64 = 0
        total: i64 = 0
        while total <= self.points:
            pairs: i64 = 0
            while pairs < self.width:
                many: i64 = table[total * self.width + pairs]
                if many != 0:
                    n += many * self.payments(total, pairs)
                pairs += 1
            total += 1
        return n

    def count(self) -> i64:
        """How many declarations the hand allows."""
        n = self.ways(self.tables(-1)[0])
        if self.specials:
            single: i64 = -1  # all cards held once count alike as covers
            i: i64 = 0
            while i < len(self.faces):
                if self.copies[i] > 1:
                    n += self.ways(self.tables(i)[0])
                else:
                    if single < 0:
                        single = self.ways(self.tables(i)[0])
                    n += single
                i += 1
        return n

    def bid(self, k: i64) -> Bid:
        """The k-th of them."""
        cover: i64 = -1
        single: i64 = -1
        while True:
            if cover >= 0 and self.copies[cover] == 1 and single >= 0 and k >= single:
                k -= single
                cover += 1
                continue
            tables = self.tables(cover)
            n = self.ways(tables[0])
            if k < n:
                return self._unrank(tables, cover, k)
            if cover >= 0 and self.copies[cover] == 1:
                single = n
            k -= n
            cover += 1

    def _unrank(self, tables: list[list[int]], cover: i64, k: i64) -> Bid:
        bid = Bid()
        total: i64 = 0
        pairs: i64 = 0
        while True:
            many: i64 = tables[0][total * self.width + pairs]
            if many != 0:
                pay = self.payments(total, pairs)
                if k < many * pay:
                    self.payment(total, pairs, k % pay, bid)
                    k //= pay
                    break
                k -= many * pay
            pairs += 1
            if pairs == self.width:
                pairs = 0
                total += 1
        self._spend(tables, cover, total, pairs, k, bid)
        return bid

    def _spend(self, tables: list[list[int]], cover: i64, total: i64, pairs: i64, k: i64, bid: Bid) -> None:
        """Walk through the groups: k says which of the ways to spend exactly `total`."""
        special: i64 = -1
        specials: i64 = 1 if cover >= 0 else 0
        group: i64 = 0
        groups: i64 = 2 + specials + len(self.faces)
        while group < groups:
            face = group - 2 - specials
            copies: i64 = 1
            if face >= 0:
                copies = self.copies[face] - (1 if face == cover else 0)
                if face == cover:
                    bid.cover = len(bid.faces) + 1
                    bid.faces.append(self.faces[face])
                    bid.points.append(int(special))
                if copies == 0:
                    group += 1
                    continue
            rest = tables[group + 1]
            spent: i64 = 1 if specials == 1 and group == 2 else 0
            mine: i64 = 0
            had: i64 = 0
            while True:  # find what this group spends, and its pairs, and the pairs of the rest
                ways: i64 = PARTITIONS[(copies * 43 + spent) * 22 + mine]
                both = mine + had if mine + had < self.width - 1 else self.width - 1
                many: i64 = rest[(total - spent) * self.width + had] * ways if both == pairs else 0
                if k < many:
                    break
                k -= many
                had += 1
                if had == self.width:
                    had = 0
                    mine += 1
                    if mine > spent // 2:
                        mine = 0
                        spent += 1
            way = k % ways
            k //= ways
            if group == 0:
                bid.move = spent
            elif group == 1:
                bid.ambush = spent
            elif face < 0:
                special = spent
            elif spent > 0:
                parts: list[int] = []
                _kth_split(parts, copies, spent, spent, mine, way)
                for part in parts:
                    bid.faces.append(self.faces[face])
                    bid.points.append(part)
            total -= spent
            pairs = had
            group += 1


def _kth_split(out: list[int], cards: i64, left: i64, most: i64, pairs: i64, k: i64) -> i64:
    """The k-th way to split AP among cards alike, falling; what remains of k where there are fewer ways."""
    if left == 0:
        return k if pairs != 0 or k > 0 else -1
    if cards == 0 or cards * most < left:
        return k
    part = left if left < most else most
    while part > 0:
        if part // 2 <= pairs:
            out.append(int(part))
            k = _kth_tail(out, cards, left, part, pairs, k)
            if k < 0:
                return k
            out.pop()
        part -= 1
    return k


def _kth_tail(out: list[int], cards: i64, left: i64, part: i64, pairs: i64, k: i64) -> i64:
    if left == part:
        if pairs != part // 2:
            return k
        return k - 1
    return _kth_split(out, cards - 1, left - part, part, pairs - part // 2, k)


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
