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

from rookery.games.age_of_thieves.cards import AGENTS, AMBUSH, GENERAL, MOST_POINTS, MOVE, SPECIAL
from rookery.games.age_of_thieves.table import City, Thief, stack_of

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
    return choose(GENERAL + n - 1, n) * (n + 1) * choose(MOST_POINTS + 2 + n, 2 + n) * PAYMENTS


def _starts() -> list[int]:
    """The first number with n general cards; after the last, how many declarations there are in all."""
    starts: list[int] = [0]
    for n in range(6):
        starts.append(starts[n] + int(block(n)))
    return starts


STARTS: Final = _starts()


def declarations() -> i64:
    """How many there are in all."""
    return STARTS[6]


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
    number = (faces * (n + 1) + bid.cover) * choose(MOST_POINTS + 2 + n, 2 + n) + split
    number = number * PAYMENTS + bid.informers * (AGENTS + 1) + bid.agents
    return number + STARTS[n]


def decode(number: i64) -> Bid:
    """The inverse."""
    bid = Bid()
    n: i64 = 0
    while number >= STARTS[n + 1]:
        n += 1
    number -= STARTS[n]
    payment = number % PAYMENTS
    number //= PAYMENTS
    bid.informers = payment // (AGENTS + 1)
    bid.agents = payment % (AGENTS + 1)
    splits = choose(MOST_POINTS + 2 + n, 2 + n)
    split = number % splits
    number //= splits
    bid.cover = number % (n + 1)
    faces = number // (n + 1)
    bid.faces = [0] * int(n)
    top: i64 = GENERAL + n - 1
    i = n - 1
    while i >= 0:
        top = rank(top, i + 1, faces)
        faces -= choose(top, i + 1)
        bid.faces[i] = int(top + 1 - i)
        i -= 1
    bid.points = [0] * int(n)
    top = n + 1  # the sum of all AP: seldom much of what is possible
    while BINOMIAL[n + 2][top + 1] <= split:
        top += 1
    i = n + 1
    while i >= 2:
        split -= choose(top, i + 1)
        below = rank(top - 1, i, split)
        bid.points[i - 2] = int(top - below - 1)
        top = below
        i -= 1
    bid.move = split - choose(top, 2)
    bid.ambush = top - bid.move - 1
    return bid


def rank(n: i64, k: i64, number: i64) -> i64:
    """The largest from n down of which no more than so many can be chosen in k."""
    column = BINOMIAL[k]
    while column[n] > number:
        n -= 1
    return n


# -- what a hand allows -----------------------------------------------------------------------------------------
# Ways are counted per group (Move, Ambush, the special card, every different general card) by AP spent and, where
# somebody holds Agents, by pairs of AP, up to the number of his Agents: beyond that they do not matter. It matters
# only how many groups there are of each size, so the same few tables serve every hand, and are worked out once.


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

GROUP: Final = [0, 1, 16, 48, 96, 192]
"""What a group of so many cards alike adds to the number of a set of groups: 15 single cards at most, two pairs,
one each of the larger ones, for there are five general cards in a hand."""
SINGLE: Final[i64] = 1
WAYS: Final[list[list[int]]] = [[] for _ in range(384 * (AGENTS + 1))]


def ways_of(groups: i64, agents: i64) -> list[int]:
    """In how many ways a set of groups spends so many AP with so many pairs: index AP * (agents + 1) + pairs."""
    at = groups * (AGENTS + 1) + agents
    row = WAYS[at]
    if len(row) == 0:
        row = _work_out(groups, agents)
        WAYS[at] = row
    return row


def _work_out(groups: i64, agents: i64) -> list[int]:
    width = agents + 1
    out: list[int] = [0] * int((MOST_POINTS + 1) * width)
    if groups == 0:  # nothing is spent
        out[0] = 1
        return out
    copies: i64 = 5
    while GROUP[copies] > groups:
        copies -= 1
    rest = ways_of(groups - GROUP[copies], agents)
    spent: i64 = 0
    while spent <= MOST_POINTS:
        at = (copies * 43 + spent) * 22
        pairs: i64 = 0
        while pairs <= spent // 2:
            ways: i64 = PARTITIONS[at + pairs]
            if ways != 0:
                _add(out, rest, ways, spent, pairs, agents)
            pairs += 1
        spent += 1
    return out


def _add(out: list[int], rest: list[int], ways: i64, spent: i64, pairs: i64, agents: i64) -> None:
    """What the rest can do, after one group has spent so much with so many pairs."""
    width = agents + 1
    left: i64 = 0
    while left + spent <= MOST_POINTS:
        had: i64 = 0
        while had < width:
            many: i64 = rest[left * width + had]
            if many != 0:
                both = had + pairs if had + pairs < agents else agents
                out[(left + spent) * width + both] += int(many * ways)
            had += 1
        left += 1


class Hand:
    """A hand and its AP, ready to be counted."""

    def __init__(self, thief: Thief, specials: bool) -> None:
        self.markers: i64 = thief.markers()
        self.informers: i64 = thief.informers
        self.agents: i64 = thief.agents
        points = thief.points()
        self.points: i64 = points if points < MOST_POINTS else MOST_POINTS
        self.width: i64 = thief.agents + 1
        self.specials = specials
        self.faces: list[int] = []
        self.copies: list[int] = []
        last: i64 = 0
        for card in thief.hand:
            face: i64 = card
            if face == last:
                self.copies[-1] += 1
            else:
                self.faces.append(card)
                self.copies.append(1)
            last = face

    def payments(self, total: i64, pairs: i64) -> i64:
        """In how many ways tokens and markers can pay for stacks of so many AP."""
        if self.informers == 0 and self.agents == 0:
            return 1 if total <= self.markers else 0
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
    # In the order Move, Ambush, the special card (if it is declared, with at least 1 AP), general cards. `cover` is
    # the place of the covering card among the faces, or -1 without the special card.

    def groups(self, cover: i64) -> i64:
        """All groups that can spend AP, as a set."""
        n: i64 = 2 * SINGLE
        for many in self.copies:
            copies: i64 = many
            n += GROUP[copies]
        if cover >= 0:
            had: i64 = self.copies[cover]
            n += GROUP[had - 1] - GROUP[had] + SINGLE
        return n

    def ways(self, cover: i64) -> i64:
        """All declarations with this cover, payments included."""
        groups = self.groups(cover)
        if self.informers == 0 and self.agents == 0:  # AP not spent are one group more
            return self.exactly(groups + SINGLE, cover, self.points)
        n: i64 = 0
        total: i64 = 0
        while total <= self.points:
            pairs: i64 = 0
            while pairs < self.width:
                many = self.exactly(groups, cover, total * self.width + pairs)
                if many != 0:
                    n += many * self.payments(total, pairs)
                pairs += 1
            total += 1
        return n

    def exactly(self, groups: i64, cover: i64, at: i64) -> i64:
        """An entry of `ways_of`; the special card, where it is among the groups, spends something."""
        many: i64 = ways_of(groups, self.agents)[at]
        if cover >= 0:
            many -= ways_of(groups - SINGLE, self.agents)[at]
        return many

    def count(self) -> i64:
        """How many declarations the hand allows."""
        n = self.ways(-1)
        if self.specials:
            single: i64 = -1  # all cards held once count alike as covers
            i: i64 = 0
            while i < len(self.faces):
                if self.copies[i] > 1:
                    n += self.ways(i)
                else:
                    if single < 0:
                        single = self.ways(i)
                    n += single
                i += 1
        return n

    def bid(self, k: i64) -> Bid:
        """The k-th of them."""
        cover: i64 = -1
        n = self.ways(cover)
        while k >= n:
            k -= n
            cover += 1
            if cover == 0 or self.copies[cover] > 1 or self.copies[cover - 1] > 1:
                n = self.ways(cover)
        return self._unrank(cover, k)

    def _unrank(self, cover: i64, k: i64) -> Bid:
        bid = Bid()
        groups = self.groups(cover)
        total: i64 = 0
        pairs: i64 = 0
        while True:
            many = self.exactly(groups, cover, total * self.width + pairs)
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
        self._spend(groups, cover, total, pairs, k, bid)
        return bid

    def _spend(self, groups: i64, cover: i64, total: i64, pairs: i64, k: i64, bid: Bid) -> None:
        """Walk through the groups: k says which of the ways to spend exactly `total`."""
        share = Share(self.agents, total, pairs, k)
        groups -= SINGLE
        bid.move = share.take(1, 0, groups, cover >= 0)
        groups -= SINGLE
        bid.ambush = share.take(1, 0, groups, cover >= 0)
        special: i64 = 0
        if cover >= 0:
            groups -= SINGLE
            special = share.take(1, 1, groups, False)
        i: i64 = 0
        while i < len(self.faces):
            copies: i64 = self.copies[i]
            if i == cover:
                bid.cover = len(bid.faces) + 1
                bid.faces.append(self.faces[i])
                bid.points.append(int(special))
                copies -= 1
            if copies > 0:
                groups -= GROUP[copies]
                share.spread(bid, self.faces[i], copies, share.take(copies, 0, groups, False))
            i += 1


class Share:
    """Hands AP out, group by group; which way is told by a number that shrinks on the way."""

    def __init__(self, agents: i64, total: i64, pairs: i64, k: i64) -> None:
        self.agents: i64 = agents
        self.total: i64 = total  # AP left
        self.pairs: i64 = pairs  # and pairs, up to the number of Agents
        self.k: i64 = k
        self.mine: i64 = 0  # the pairs of the group served last
        self.way: i64 = 0  # and which of its ways to spread its AP over cards alike

    def take(self, copies: i64, least: i64, later: i64, special: bool) -> i64:
        """What the next group spends; then come the `later` ones, the special card (with AP) among them or not."""
        rest = ways_of(later, self.agents)
        less = ways_of(later - SINGLE, self.agents) if special else rest
        if copies > 1 or self.agents > 0:
            return self._among(copies, least, rest, less, special)
        left = self.total - least
        k = self.k
        while True:
            many: i64 = rest[left]
            if special:
                many -= less[left]
            if k < many:
                break
            k -= many
            left -= 1
        self.k = k
        spent = self.total - left
        self.total = left
        return spent

    def _among(self, copies: i64, least: i64, rest: list[int], less: list[int], special: bool) -> i64:
        """The same where cards are alike or pairs matter: by AP, by the group's pairs, by the pairs of the rest."""
        width = self.agents + 1
        k = self.k
        spent = least
        mine: i64 = 0  # a single card has all the pairs of its AP
        had: i64 = 0
        while True:
            ways: i64 = PARTITIONS[(copies * 43 + spent) * 22 + mine]
            both = mine + had if mine + had < self.agents else self.agents
            many: i64 = 0
            if both == self.pairs:
                at = (self.total - spent) * width + had
                many = rest[at]
                if special:
                    many -= less[at]
                many *= ways
            if k < many:
                break
            k -= many
            had += 1
            if had == width:
                had = 0
                mine += 1
                if mine > spent // 2:
                    spent += 1
                    mine = spent // 2 if copies == 1 else 0
        self.k = k // ways
        self.way = k % ways
        self.mine = mine
        self.total -= spent
        self.pairs = had
        return spent

    def spread(self, bid: Bid, face: int, copies: i64, spent: i64) -> None:
        """Declare cards alike with what their group spends."""
        if spent == 0:
            return
        if copies == 1:
            bid.faces.append(face)
            bid.points.append(int(spent))
            return
        parts: list[int] = []
        _kth_split(parts, copies, spent, spent, self.mine, self.way)
        for part in parts:
            bid.faces.append(face)
            bid.points.append(part)


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
