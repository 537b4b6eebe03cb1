"""How the heuristic player splits the loot: what a pile is worth, to it and to the others."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, inf, log

from rookery.core.rng import Rng
from rookery.games.thiefs_market.bot.worth import MARKER, PIECES, Face, Four, I, Outlook, S, Thief, Y, bits, lean
from rookery.games.thiefs_market.cards import book as c
from rookery.games.thiefs_market.moves import codes as mv

Deal = tuple[float, int, int, int, int, int, int, int, int]
"""One or two purchases: worth, the four gems, symbols waived, hauls, the dice one of which allows it, the card."""


class Eye:
    """How one thief looks at loot."""

    def __init__(self, outlook: Outlook, who: Thief, limit: int) -> None:
        self.outlook = outlook
        self.who = who
        w, book, powers = outlook.w, outlook.book, who.powers
        purse = min(who.gold, limit) if limit else who.gold
        rich = outlook.gold(who, who.gold, powers)
        self.price = [rich - outlook.gold(who, who.gold - k, powers) for k in range(purse + 1)]
        self.each = outlook.gold(who, who.gold + 1, powers) - rich
        self.scales = self.each if powers & book.having[c.SCALES] else 0.0
        self.estate = 1.0 if powers & book.having[c.ESTATE] else 0.0
        self.marker = w.start + (1.0 if powers & book.having[c.EYEPATCH] else 0.0)
        self.flips: list[tuple[int, int]] = []  # from which gem to which, as shift and mask of bag fields
        self.spare = [0.0] * 4  # what one unused gem brings
        self.jewels = 0
        for face in book.ability:
            if powers >> face.number & 1:
                if face.effect == c.SELL:
                    self.spare[face.x] = 1.0
                elif face.effect == c.FLIP and face.x == Y:
                    self.jewels += 1
                elif face.effect == c.FLIP and face.y >> 20:
                    self.spare[face.x] = max(self.spare[face.x], self.each + 0.5 * self.scales)
                elif face.effect == c.FLIP:
                    self.flips.append((face.x, sum(31 << (5 * t) for t in range(4) if face.y >> (5 * t) & 1)))
        self.spares = [(gem, value) for gem, value in enumerate(self.spare) if value]
        self.slack = sum(self.spare)
        self.deals = self._deals()
        self.missed = 1 - (1 - w.contention) ** ((outlook.seats - 1) / 2)
        self._piles: dict[int, tuple[float, float, float]] = {}
        self._prey: dict[int, float] = {}

    def _deals(self) -> list[Deal]:
        """What could be bought this round, best first."""
        outlook, who = self.outlook, self.who
        book, powers = outlook.book, who.powers
        racket = 1 if powers & book.having[c.RACKET] else 0
        open_gate = 0
        for n in bits(powers & book.having[c.XBUY]):
            open_gate |= 31 << (5 * book.faces[n].x)
        deals: list[Deal] = []
        singles: list[tuple[float, Face]] = []
        for n in outlook.sale:
            face = book.faces[n]
            value = outlook.worth(who, n, powers) + self._now(face, powers)
            singles.append((value, face))
            if value > 0:
                haul = 1 if face.effect == c.HAUL else 0
                deals.append((value, *face.cost, racket, haul, 0, n))
        singles.sort(key=lambda s: -s[0])
        for i, (_, a) in enumerate(singles):
            for _, b in singles[i + 1 :]:
                gate = open_gate
                free = racket
                for face in (a, b):
                    if face.effect == c.XBUY:
                        gate |= 31 << (5 * face.x)
                    elif face.effect == c.RACKET:
                        free = 1
                if not gate and not free:
                    continue
                if a.symbols + b.symbols > 6 + 2 * racket:
                    continue
                first, then = (b, a) if b.effect in (c.XBUY, c.ONBUY, c.RACKET) else (a, b)
                after = powers | 1 << first.number
                value = outlook.worth(who, first.number, powers) + self._now(first, powers)
                value += outlook.worth(who, then.number, after) + self._now(then, after)
                hauls = (a.effect == c.HAUL) + (b.effect == c.HAUL)
                x, y = a.cost, b.cost
                cost = (x[0] + y[0], x[1] + y[1], x[2] + y[2], x[3] + y[3])
                waived = 2 * racket if racket else free
                deals.append((value, *cost, waived, hauls, 0 if free else gate, a.number))
        deals.sort(key=lambda d: -d[0])
        return deals

    def _now(self, face: Face, powers: int) -> float:
        """What a purchase brings at once."""
        value: float = self.outlook.bonus(face, powers)
        if face.effect == c.SELL:
            value += 0.35
        elif face.effect == c.FLIP and face.y >> 20:
            value += 0.3 * self.each
        elif face.effect == c.EXIT and self.each < 2:
            value += max(0, self.who.gold - 1) * (2 - self.each) * (1 - 0.8 * self.outlook.more)
        return value

    def pile(self, bag: int) -> float:
        """What a pile is worth to this thief."""
        return self.parts(bag)[0]

    def parts(self, bag: int) -> tuple[float, float, float]:
        """The same, and what of it comes from purchases and from bags, masks and marker."""
        found = self._piles.get(bag)
        if found is None:
            found = self._piles[bag] = self._reckon(bag)
        return found

    def _reckon(self, bag: int) -> tuple[float, float, float]:
        r, w, b, g = bag & 31, bag >> 5 & 31, bag >> 10 & 31, bag >> 15 & 31
        bags, masks, marker = bag >> 20 & 31, bag >> 25 & 31, bag >> 30
        loose = 0.0
        if bags:
            loose += bags * self.each + self.scales
        if masks:
            loose += masks + self.estate
        if marker:
            loose += self.marker
        pieces = r + w + b + g + bags + masks + marker
        have = (r, w, b, g)
        best = second = sum([value for gem, value in self.spares if have[gem]])
        main = 0
        price = self.price
        purse = len(price) - 1
        reach = purse + len(self.flips) + (self.jewels if bags else 0)
        for value, cr, cw, cb, cg, waived, hauls, gate, card in self.deals:
            if value + self.slack + 12 * hauls <= second:
                break
            if gate and not bag & gate:
                continue
            lack = -waived
            if cr > r:
                lack += cr - r
            if cw > w:
                lack += cw - w
            if cb > b:
                lack += cb - b
            if cg > g:
                lack += cg - g
            if lack > 0:
                if lack > reach:
                    continue
                if reach > purse:
                    lack -= self._flipped(have, (cr, cw, cb, cg), lack, bags)
                    if lack > purse:
                        continue
                if lack > 0:
                    value -= price[lack]
            if hauls:
                value += hauls * pieces
            for gem, extra in self.spares:
                if have[gem] > (cr, cw, cb, cg)[gem]:
                    value += extra
            if value > best:
                if card != main:
                    second = best
                    main = card
                best = value
            elif value > second and card != main:
                second = value
        deal = best if marker else best - self.missed * (best - second)
        return deal + loose, deal, loose

    def _flipped(self, have: Four, cost: Four, lack: int, bags: int) -> int:
        """How many missing gems flips can make."""
        done = min(lack, self.jewels, bags)
        for source, targets in self.flips:
            if done < lack and have[source] > cost[source]:
                for gem in range(4):
                    if cost[gem] > have[gem] and targets >> (5 * gem) & 1:
                        done += 1
                        break
        return done

    def prey(self, bag: int) -> float:
        """What robbing this pile is worth: all but the least useful piece."""
        found = self._prey.get(bag)
        if found is None:
            found = self._prey[bag] = max([self.pile(bag - piece) for piece in pieces(bag)])
        return found

    def careful(self, pool: int) -> float:
        """What a careful thief takes from the pool: a purchase and a little more."""
        _, deal, loose = self.parts(pool)
        return deal + min(loose, self.outlook.w.loose)

    def picks(self, pool: int) -> set[int]:
        """Piles worth considering: what the best purchases need, with and without loose loot, and single pieces."""
        kinds = pieces(pool)
        found = set(kinds)
        order = self._order(pool)
        wanted = 0
        counts = (pool & 31, pool >> 5 & 31, pool >> 10 & 31, pool >> 15 & 31)
        reach = len(self.price) - 1 + len(self.flips) + self.jewels
        bases = {0}
        for _, cr, cw, cb, cg, waived, _, gate, _ in self.deals:
            r, w, b, g = min(cr, counts[0]), min(cw, counts[1]), min(cb, counts[2]), min(cg, counts[3])
            lack = cr + cw + cb + cg - r - w - b - g
            if lack - waived > reach or (gate and not pool & gate):
                continue
            base = r | w << 5 | b << 10 | g << 15
            if gate and not base & gate:
                continue
            if base not in bases:
                bases.add(base)
                wanted += 1
                if wanted >= 10:
                    break
        for base in bases:
            bag = base
            if bag:
                found.add(bag)
            size = bag % 31
            for piece, shift in order:
                if size >= 6:
                    break
                if (bag >> shift) & 31 < (pool >> shift) & 31:
                    bag += piece
                    size += 1
                    found.add(bag)
        found.discard(0)
        return found

    def _order(self, pool: int) -> list[tuple[int, int]]:
        """Loose loot in the order in which this thief wants it."""
        wants: list[tuple[float, int]] = []
        bags, masks = pool >> 20 & 31, pool >> 25 & 31
        for k in range(masks):
            wants.append((1 + (0 if k else self.estate), I))
        for k in range(bags):
            wants.append((self.each + (0 if k else self.scales), Y))
        if pool >> 30:
            wants.append((self.marker + 0.3, S))
        for gem, value in self.spares:
            wants.append((value, gem))
        wants.sort(reverse=True)
        return [(PIECES[face], 5 * face) for _, face in wants]


def pieces(bag: int) -> list[int]:
    """One piece of each kind in a bag."""
    return [piece for face, piece in enumerate(PIECES) if bag >> (5 * face) & 31]


def ways(bag: int) -> int:
    """How many selections a bag allows."""
    n = 1
    while bag:
        n *= (bag & 31) + 1
        bag >>= 5
    return n


class Splitting:
    """Phase 1: which pile to take, and from whom."""

    def __init__(self, outlook: Outlook, eyes: Sequence[Eye], seat: int, pool: int) -> None:
        self.outlook = outlook
        self.eyes = eyes
        self.seat = seat
        self.pool = pool
        self.piles = [t.pile for t in outlook.thieves]

    def ranked(self, rng: Rng, many: int) -> list[int]:
        """The best moves, packed; the best first."""
        eye = self.eyes[self.seat]
        idle = [s for s in self._round() if not self.piles[s]]
        choices = self._choices(eye, idle)
        top = max([value for _, bag, value in choices if bag % 31 <= 4], default=0.0)
        fallback = self.outlook.w.lost * top
        if self.outlook.thieves[self.seat].powers & self.outlook.having[c.CLUTCHES]:
            fallback += 1
        found: list[tuple[float, int, int]] = []
        for victim, bag, value in choices:
            bar = found[-1][0] if len(found) == many else -inf
            if value <= bar:
                continue
            risk = self.risk(victim, bag, idle)
            value = value - risk * (value - fallback) + int(rng.bits()) * 1e-13
            if value > bar:
                found = sorted([*found, (value, victim, bag)], reverse=True)[:many]
        return [int(mv.take_move(bag) if victim < 0 else mv.rob_move(victim, bag)) for _, victim, bag in found]

    def _choices(self, eye: Eye, idle: list[int]) -> list[tuple[int, int, float]]:
        """Victim or -1, pile, value if nobody takes it away."""
        choices: list[tuple[int, int, float]] = []
        if self.pool:
            wanted = eye.picks(self.pool) if idle else set()
            choices += [(-1, bag, eye.pile(bag)) for bag in sorted(wanted | {self.pool})]
        for victim, pile in enumerate(self.piles):
            if c.size(pile) > 1:
                keeps = {bag for bag in eye.picks(pile) if bag != pile}
                keeps.update(pile - piece for piece in pieces(pile))
                choices += [(victim, bag, eye.pile(bag)) for bag in sorted(keeps)]
        return choices

    def _round(self) -> list[int]:
        """The others, in the order of play."""
        seats = self.outlook.seats
        return [(self.seat + k) % seats for k in range(1, seats)]

    def risk(self, victim: int, mine: int, idle: list[int]) -> float:
        """How likely this pile is taken from me before the phase is over.

        A look around says who would rob it now. But robbed thieves come back and the pool runs dry: the more
        thieves have no pile, the less one look is worth.
        """
        raw = self.raw(victim, mine, idle)
        if raw == 0:
            return 0.0
        w = self.outlook.w
        many = len(idle) + (victim >= 0)
        raw = min(max(raw, 0.005), 0.995)
        return lean(w.dread + w.glance * log(raw / (1 - raw)) + w.crowd * many / self.outlook.seats)

    def raw(self, victim: int, mine: int, idle: list[int]) -> float:
        """How likely somebody who has none would take this pile in their next action."""
        piles, pool, fresh = self.piles, self.pool, 0
        if victim < 0:
            pool -= mine
        else:
            returned = piles[victim] - mine
            pool += returned & MARKER
            fresh = (returned & (MARKER - 1)) % 31
            idle = [s for s in self._round() if s in idle or s == victim]
        if not idle or not mine & (mine - 1):
            return 0.0
        w = self.outlook.w
        heat = w.heat
        safe = 1.0
        total = ways(pool) * (3**fresh) + ways(mine)
        for other, pile in enumerate(piles):
            if other != victim and c.size(pile) > 1:
                total += ways(pile)
        whim = w.whim * ways(mine) / total
        for seat in idle:
            eye = self.eyes[seat]
            mad = eye.prey(mine)
            rest = 0.0
            if pool or fresh:
                take = eye.pile(pool) if len(idle) == 1 else eye.careful(pool)
                rest += urge((take + fresh * w.reroll - mad) / heat)
            for other, pile in enumerate(piles):
                if other != victim and c.size(pile) > 1:
                    rest += urge((eye.prey(pile) - mad) / heat)
            safe *= 1 - (1 - w.whim) / (1 + rest) - whim
        return 1 - safe


def urge(x: float) -> float:
    """How strongly something draws; somebody's own cards may be worth any number of points."""
    return exp(min(x, 700.0))
