"""How the heuristic player buys: it tries whole turns."""

from __future__ import annotations

from rookery.games.thiefs_market.bot.worth import PIECES, Face, I, Outlook, Thief, Y, bits
from rookery.games.thiefs_market.cards import book as c
from rookery.games.thiefs_market.moves import codes as mv

END = int(mv.V_END)
EXIT = int(mv.V_EXIT)

Hand = tuple[int, int, int, int]
"""What a buyer has in the middle of a turn: pile, gold, abilities used, gold that may still go into cards."""
Payment = tuple[int, Hand]
"""The first move of a purchase, and the hand after it."""


class Shopping:
    """Phase 2: the best turn from here on, found by trying."""

    WIDTH = (99, 7, 4, 3, 2, 2, 2)

    def __init__(self, outlook: Outlook, me: Thief, purse: int) -> None:
        self.outlook = outlook
        self.me = me
        self.book = outlook.book
        self.purse = purse  # the most gold that may go into cards
        self.final = me.final
        self._memo: dict[tuple[Hand, int, int], tuple[float, int]] = {}

    def ranked(self, many: int) -> list[int]:
        """The best next moves of the turn, packed; the best first."""
        me = self.me
        sale = sum([1 << n for n in self.outlook.sale])
        turns = self._turns((me.pile, me.gold, me.used, self.purse), me.powers, me.bought, sale, 0)
        turns.sort(key=lambda turn: -turn[0])
        return list(dict.fromkeys([move for _, move in turns]))[:many]

    def _allowed(self, powers: int) -> int:
        having = self.book.having
        n = 2 if powers & having[c.RACKET] else 1
        for card in bits(powers & having[c.XBUY]):
            if self.final >> (5 * self.book.faces[card].x) & 31:
                n += 1
        return n

    def _plan(self, hand: Hand, powers: int, bought: int, sale: int, depth: int) -> tuple[float, int]:
        """The best value of the rest of the turn, and its first move."""
        key = (hand, powers, sale)
        found = self._memo.get(key)
        if found is not None:
            return found
        found = self._memo[key] = max(self._turns(hand, powers, bought, sale, depth), key=lambda turn: turn[0])
        return found

    def _turns(self, hand: Hand, powers: int, bought: int, sale: int, depth: int) -> list[tuple[float, int]]:
        """Ways to go on: the value of the rest of the turn, and its first move. Of equals the first counts."""
        turns = [self._finish(hand, powers)]
        if bought < self._allowed(powers) and depth < len(self.WIDTH):
            for _, card, payments in self._offers(hand, powers, sale)[: self.WIDTH[depth]]:
                face = self.book.faces[card]
                after = powers if face.effect == c.POTION else powers | 1 << card
                gain = self.outlook.worth(self.me, card, powers) + self._now(face, powers)
                rest = sale & ~(1 << card)
                for move, left in payments:
                    value = gain + self._plan(left, after, bought + 1, rest, depth + 1)[0]
                    turns.append((value, move))
        return turns

    def _now(self, face: Face, powers: int) -> float:
        """What a purchase brings at once."""
        value: float = self.outlook.bonus(face, powers)
        if face.effect == c.HAUL:
            value += self.final % 31
        return value

    def _offers(self, hand: Hand, powers: int, sale: int) -> list[tuple[float, int, list[Payment]]]:
        """What can be bought now: a first guess of its value, the card, and the ways to pay."""
        out = []
        for card in bits(sale):
            face = self.book.faces[card]
            payments = self._payments(face, hand, powers)
            if payments:
                guess = self.outlook.worth(self.me, card, powers) + self._now(face, powers)
                out.append((guess - 0.6 * (hand[1] - payments[0][1][1]), card, payments))
        out.sort(key=lambda o: -o[0])
        return out

    def _payments(self, face: Face, hand: Hand, powers: int) -> list[Payment]:
        """Ways to pay: with flips, without, and with gold where the die can be sold for more."""
        out = []
        used = hand[2]
        turning = self._pay(face, hand, powers, True, -1)
        if turning is not None:
            out.append(turning)
        if turning is None or turning[1][2] != used:
            plain = self._pay(face, hand, powers, False, -1)
            if plain is not None:
                out.append(plain)
        if hand[1] and self.outlook.more < 0.8:
            for n in bits(powers & self.book.having[c.SELL] & ~used):
                gem = self.book.faces[n].x
                if face.cost[gem] and hand[0] >> (5 * gem) & 31:
                    kept = self._pay(face, hand, powers, False, gem)
                    if kept is not None:
                        out.append(kept)
        return out

    def _pay(self, face: Face, hand: Hand, powers: int, flip: bool, keep: int) -> Payment | None:
        """Pay with dice first; what is missing with flips and gold. `keep` is a gem to pay in gold instead."""
        pile, gold, used, purse = hand
        cost = list(face.cost)
        first = waived = 0
        if powers & self.book.having[c.RACKET]:
            gem = self._waive(cost, pile)
            cost[gem] -= 1
            waived = gem + 1
        shared = dice = price = 0
        for gem in range(4):
            need = cost[gem]
            if not need:
                continue
            have = pile >> (5 * gem) & 31
            if gem == keep:
                have -= 1
            while need > have and flip:
                turned = self._turn(gem, cost, pile, powers & ~used)
                if turned is None:
                    break
                card, source = turned
                first = first or int(mv.flip_move(card, gem))
                pile += PIECES[gem] - PIECES[source]
                used |= 1 << card
                have += 1
            paid = min(need, have)
            dice += paid << (5 * gem)
            shared += (need - paid) << (2 * gem)
            price += need - paid
        if price == gold + 1:
            trade = powers & ~used & self.book.having[c.GAUNTLET]
            if trade and pile >> 25 & 31:
                first = first or int(mv.V_TRADE) | bits(trade)[0] << 6
                pile -= PIECES[I]
                used |= trade
                gold += 1
        if price > gold or price > purse:
            return None
        first = first or int(mv.buy_move(face.number, waived, shared))
        return first, (pile - dice, gold - price, used, purse - price)

    def _waive(self, cost: list[int], pile: int) -> int:
        """The symbol the Racket waives: one that is missing, else one whose die can be sold, else any."""
        choices = [gem for gem in range(4) if cost[gem]]
        sells = {self.book.faces[n].x for n in bits(self.me.powers & self.book.having[c.SELL])}
        return max(choices, key=lambda gem: (cost[gem] - (pile >> (5 * gem) & 31), gem in sells))

    def _turn(self, gem: int, cost: list[int], pile: int, ready: int) -> tuple[int, int] | None:
        """A card that turns a spare die to this gem, and the face it had."""
        for face in self.book.ability:
            if ready >> face.number & 1 and face.effect == c.FLIP and face.y >> (5 * gem) & 1:
                spare = pile >> (5 * face.x) & 31
                if face.x < 4:
                    spare -= cost[face.x]
                if spare > 0:
                    return face.number, face.x
        return None

    def _finish(self, hand: Hand, powers: int) -> tuple[float, int]:
        """No more purchases: use the abilities on what is left. The value, and the first move."""
        pile, gold, used, _ = hand
        outlook, me, having = self.outlook, self.me, self.book.having
        value, first = 0.0, 0
        ready = powers & self.book.abilities & ~used
        if ready:
            value, first, pile, gold = self._leftovers(pile, gold, powers, ready)
        bags, masks = pile >> 20 & 31, pile >> 25 & 31
        if bags and powers & having[c.SCALES]:
            bags += 1
        if masks and powers & having[c.ESTATE]:
            masks += 1
        worth = outlook.gold(me, gold + bags, powers)
        if powers & having[c.EXIT] and gold:
            most = max(range(gold + 1), key=lambda k: 2 * k + outlook.gold(me, gold - k + bags, powers))
            if most:
                worth = 2 * most + outlook.gold(me, gold - most + bags, powers)
                first = first or EXIT
        return value + masks + worth, first or END

    def _leftovers(self, pile: int, gold: int, powers: int, ready: int) -> tuple[float, int, int, int]:
        value, first = 0.0, 0
        each = self.outlook.gold(self.me, gold + 1, powers) - self.outlook.gold(self.me, gold, powers)
        sells = {f.x: f.number for f in self.book.ability if ready >> f.number & 1 and f.effect == c.SELL}
        flips = [f for f in self.book.ability if ready >> f.number & 1 and f.effect == c.FLIP]
        for gem in list(sells):
            if pile >> (5 * gem) & 31:
                pile -= PIECES[gem]
                value += 1
                first = first or int(mv.V_SELL) | sells.pop(gem) << 6
                sells.pop(gem, None)
        for face in flips:
            if not pile >> (5 * face.x) & 31:
                continue
            if face.x != Y and face.y >> 20:
                loose = Y if face.y >> 20 & 31 else I
                pile += PIECES[loose] - PIECES[face.x]
                first = first or int(mv.flip_move(face.number, loose))
            elif face.x != Y or each < 1:
                for gem in sells:
                    if face.y >> (5 * gem) & 1:
                        pile -= PIECES[face.x]
                        value += 1
                        first = first or int(mv.flip_move(face.number, gem))
                        del sells[gem]
                        break
        trade = ready & self.book.having[c.GAUNTLET]
        if trade and pile >> 25 & 31:
            last = pile >> 25 & 31 == 1 and powers & self.book.having[c.ESTATE]
            more = max(each, 2 if powers & self.book.having[c.EXIT] else 0)
            if more > (2 if last else 1):
                pile -= PIECES[I]
                gold += 1
                first = first or int(mv.V_TRADE) | bits(trade)[0] << 6
        return value, first, pile, gold
