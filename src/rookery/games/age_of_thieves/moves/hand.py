"""All declarations that a hand allows (AT-D), counted without listing them, and the k-th of them."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from rookery.core.bits import bit
from rookery.games.age_of_thieves.cards.book import AGENTS, MOST_POINTS
from rookery.games.age_of_thieves.moves.bids import Bid, Stakes, bid_of
from rookery.games.age_of_thieves.state.thief import Thief

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

GROUP: Final = bytes([0, 1, 16, 48, 96, 192])
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


@mypyc_attr(free_list_len=1, acyclic=True)
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
        # Its different general cards: how many, their faces (six bits each), their copies (four bits each).
        self.many: i64 = 0
        self.faces: i64 = 0
        self.copies: i64 = 0
        last: i64 = 0
        for card in thief.hand:
            face: i64 = card
            if face != last:
                self.faces |= face << (6 * self.many)
                self.many += 1
                last = face
            self.copies += bit(4 * (self.many - 1))
        self.spending: i64 = 2 * SINGLE  # all groups without the special card, as a set
        i: i64 = 0
        while i < self.many:
            self.spending += GROUP[self.copies_of(i)]
            i += 1

    def copies_of(self, i: i64) -> i64:
        """How many it holds of the i-th of its different cards."""
        return (self.copies >> (4 * i)) & 15

    def face_of(self, i: i64) -> i64:
        """The face of the i-th of them."""
        return (self.faces >> (6 * i)) & 63

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

    def payment(self, total: i64, pairs: i64, k: i64, stakes: Stakes) -> None:
        """The k-th of them."""
        agents: i64 = 0
        while True:
            rest = total - 2 * agents
            low = rest - self.markers if rest > self.markers else 0
            high = rest if rest < self.informers else self.informers
            if high >= low:
                if k <= high - low:
                    stakes.informers = low + k
                    stakes.agents = agents
                    return
                k -= high - low + 1
            agents += 1

    # -- groups -------------------------------------------------------------------------------------------
    # In the order Move, Ambush, the special card (if it is declared, with at least 1 AP), general cards. `cover` is
    # the place of the covering card among the faces, or -1 without the special card.

    def groups(self, cover: i64) -> i64:
        """All groups that can spend AP, as a set."""
        if cover < 0:
            return self.spending
        had = self.copies_of(cover)
        return self.spending + GROUP[had - 1] - GROUP[had] + SINGLE

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
            while i < self.many:
                if self.copies_of(i) > 1:
                    n += self.ways(i)
                else:
                    if single < 0:
                        single = self.ways(i)
                    n += single
                i += 1
        return n

    def bid(self, k: i64) -> Bid:
        """The k-th of them, taken apart."""
        return bid_of(self.stakes(k))

    def stakes(self, k: i64) -> Stakes:
        """The k-th of them."""
        cover: i64 = -1
        n = self.ways(cover)
        while k >= n:
            k -= n
            cover += 1
            if cover == 0 or self.copies_of(cover) > 1 or self.copies_of(cover - 1) > 1:
                n = self.ways(cover)
        if self.informers == 0 and self.agents == 0:
            return self._unrank_plain(cover, k, n)
        return self._unrank(cover, k)

    def _unrank_plain(self, cover: i64, k: i64, n: i64) -> Stakes:
        """The k-th of n declarations that markers alone pay for: by their AP, most of them spend nearly all."""
        groups = self.groups(cover)
        total = self.points
        n -= self.exactly(groups, cover, total)
        while k < n:
            total -= 1
            n -= self.exactly(groups, cover, total)
        stakes = Stakes()
        self._spend(groups, cover, total, 0, k - n, stakes)
        return stakes

    def _unrank(self, cover: i64, k: i64) -> Stakes:
        stakes = Stakes()
        groups = self.groups(cover)
        total: i64 = 0
        pairs: i64 = 0
        while True:
            many = self.exactly(groups, cover, total * self.width + pairs)
            if many != 0:
                pay = self.payments(total, pairs)
                if k < many * pay:
                    self.payment(total, pairs, k % pay, stakes)
                    k //= pay
                    break
                k -= many * pay
            pairs += 1
            if pairs == self.width:
                pairs = 0
                total += 1
        self._spend(groups, cover, total, pairs, k, stakes)
        return stakes

    def _spend(self, groups: i64, cover: i64, total: i64, pairs: i64, k: i64, stakes: Stakes) -> None:
        """Walk through the groups: k says which of the ways to spend exactly `total`."""
        share = Share(self.agents, total, pairs, k)
        groups -= SINGLE
        stakes.move = share.take(1, 0, groups, cover >= 0)
        groups -= SINGLE
        stakes.ambush = share.take(1, 0, groups, cover >= 0)
        special: i64 = 0
        if cover >= 0:
            groups -= SINGLE
            special = share.take(1, 1, groups, False)
        i: i64 = 0
        while i < self.many and (share.total > 0 or i <= cover):
            copies = self.copies_of(i)
            if i == cover:
                stakes.cover = stakes.many + 1
                stakes.add(self.face_of(i), special)
                copies -= 1
            if copies > 0:
                groups -= GROUP[copies]
                share.spread(stakes, self.face_of(i), copies, share.take(copies, 0, groups, False))
            i += 1


@mypyc_attr(free_list_len=1, acyclic=True)
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

    def spread(self, stakes: Stakes, face: i64, copies: i64, spent: i64) -> None:
        """Declare cards alike with what their group spends."""
        if spent == 0:
            return
        if copies == 1:
            stakes.add(face, spent)
            return
        parts: list[int] = []
        _kth_split(parts, copies, spent, spent, self.mine, self.way)
        for part in parts:
            stakes.add(face, part)


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
