"""A heuristic player of Thieves Den: plain rules of thumb, as a person at the table would use them.

It knows what its seat sees and nothing else. Every action is judged by what the player board is worth afterwards
(worth.py), less a share of what it gives to a rival; the best one is taken, or none if passing is better.
"""

from __future__ import annotations

from collections.abc import Callable

from rookery.core.moves import Move
from rookery.core.rng import Rng
from rookery.games.bots import Seen
from rookery.games.thieves_den.bot.worth import ONES, Lore, Outlook, Weights, bag_of, lore, total
from rookery.games.thieves_den.cards.book import NO_TYPE
from rookery.games.thieves_den.moves import codes as mv
from rookery.games.thieves_den.rules import powers as pw


class Heuristic:
    """The player. It keeps nothing from one decision to the next."""

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights = weights or Weights()

    def choose(self, seen: Seen, rng: Rng) -> Move:
        """The answer to the question its seat is asked."""
        legal: list[Move] = seen.legal.all()
        if len(legal) == 1:
            return legal[0]
        thought = Thought(Outlook(seen.view, lore(seen.options["cards"]), self.weights))
        judge: Callable[[int], float] = getattr(thought, f"judge_{seen.question.key}", thought.judge_turn)
        return max(legal, key=lambda move: judge(move.code))


class Thought:
    """One look at the table; each question has its judge."""

    def __init__(self, outlook: Outlook) -> None:
        self.o = outlook
        self.book: Lore = outlook.book
        self.w = outlook.w
        self.now = outlook.board(outlook.bag, outlook.thieves)
        self.places: dict[int, tuple[int, int]] = {}  # location: its owner (-1: nobody), its thieves
        for player in outlook.view["players"]:
            for row in player["above"]:
                self.places[self.book.place[row["card"]]] = player["seat"], row["thieves"]
            for row in player["side"]:
                self.places[self.book.place[row["card"]]] = -1, row["thieves"]
        self._actions: list[float] | None = None
        self._held: dict[tuple[int, int], float] = {}

    # -- the draft -----------------------------------------------------------------------------------

    def judge_pick(self, code: int) -> float:
        """What I may rob myself, what others will bring me, and my scheme."""
        card = (code >> 6) & 63
        o = self.o
        bag, thieves, fame = o.resolve(self.book.ability[card], o.bag, o.thieves)
        mine = o.board(bag, thieves) - self.now + fame
        if self.book.instant[card]:
            return mine + o.towards(card)
        back = 0.3 if o.last else self.w.thief
        return 0.6 * mine + 0.45 * (o.gift(self.book.bonus[card]) + back) + o.towards(card)

    # -- actions -------------------------------------------------------------------------------------

    def judge_turn(self, code: int) -> float:
        """What an action of my turn is worth; passing is worth nothing."""
        verb, a, b = code & 63, (code >> 6) & 63, (code >> 12) & 63
        if verb == mv.V_ROB:
            return self.rob(a)
        if verb == mv.V_DEAL:
            return self.deal(a)
        if verb == mv.V_HAG:
            return self.hag(a)
        if verb == mv.V_POWER:
            return self.power(a, b)
        if verb == mv.V_VAULT:
            return self.vault(a)
        if verb == mv.V_RECRUIT:
            bag, thieves = self.o.bag - ONES[a] - ONES[b], min(6, self.o.thieves + min(1, self.o.view["forest"]))
            return self.o.board(bag, thieves) - self.now - 0.2
        return 0.0

    judge_may = judge_strike = judge_turn

    def judge_false(self, code: int) -> float:
        """A robbery whose bonus is mine."""
        return self.rob((code >> 6) & 63, as_owner=True)

    def rob(self, card: int, as_owner: bool = False, free: bool = False) -> float:
        """A robbery: the ability, less the thief, less what the owner gets."""
        o = self.o
        owner = self.places[card][0]
        bag, thieves, fame = o.resolve(self.book.ability[card], o.bag, o.thieves - (0 if free else 1))
        gain = fame
        if as_owner and owner >= 0:
            bag, thieves, more = o.resolve(self.book.bonus[card], bag, thieves)
            gain += more
        gain += o.board(bag, thieves) - self.now
        if owner == o.seat:
            return gain + (0.0 if o.last else 0.85 * self.w.thief * (not free))  # the thief comes back
        if owner >= 0:
            given = 0.0 if as_owner else o.gift(self.book.bonus[card])
            given += 0.0 if o.last else self.w.thief
            gain -= self.o.rival * given
        return gain + self.w.haste * 0.5

    def deal(self, fence: int, free: bool = False) -> float:
        """A deal: the reputation, less the thief and the treasures."""
        o = self.o
        after = o.board(o.bag - self.book.wants[fence], o.thieves - (0 if free else 1))
        return o.deal(fence) + after - self.now + self.w.haste

    def hag(self, kind: int) -> float:
        """The hag's reputation, less the treasure."""
        o = self.o
        return self.book.hag[kind] + o.board(o.bag - ONES[kind], o.thieves) - self.now + 0.3 * self.w.haste

    def vault(self, kind: int) -> float:
        """A treasure for two thieves."""
        if kind == NO_TYPE:
            return -9.0
        o = self.o
        return o.board(o.bag + ONES[kind], o.thieves - 2) - self.now

    # -- powers --------------------------------------------------------------------------------------

    def actions(self) -> list[float]:
        """What the robberies and deals open to me are worth, the best first."""
        if self._actions is None:
            o = self.o
            found = []
            if o.thieves:
                found = [self.rob(card) for card, (_, n) in self.places.items() if not n]
                found += [self.deal(f) for f in o.shown if self.pays(f)]
            self._actions = [*sorted(found, reverse=True), 0.0, 0.0]
        return self._actions

    def pays(self, fence: int) -> bool:
        """Have I got what a fence wants?"""
        bag, wants = self.o.bag, self.book.wants[fence]
        return all((bag >> (5 * k)) & 31 >= (wants >> (5 * k)) & 31 for k in range(5))

    def power(self, power: int, kind: int) -> float:
        """What a tile does for me, less the treasure."""
        o = self.o
        cost = self.now - o.board(o.bag - ONES[kind], o.thieves)
        return self.effect(power) - cost

    def effect(self, power: int) -> float:
        """What a tile does for me."""
        o, thief = self.o, self.thief_now()
        best = self.actions()
        if power == pw.VANISH:
            return max(self.vanish(card) for card, (_, n) in self.places.items() if n)
        if power == pw.DOUBLE:
            return max([0.0, *[self.rob(card, free=True) for card, (_, n) in self.places.items() if n == 1]])
        if power == pw.TWICE:
            return max(0.0, best[0]) + 0.55 * max(0.0, best[1])
        if power == pw.RENEW:
            return max(0.0, best[0]) + 1.3
        if power == pw.ILLUSION:
            return float(pw.FAME)
        if power == pw.TRINKET:
            gain = o.most(o.bag, o.thieves, o.city)
            return 0.0 if gain is None else o.board(o.bag + ONES[gain], o.thieves) - self.now
        if power == pw.SCRY:
            return max(0.0, best[0]) + (0.4 if o.last else 1.4)
        if power == pw.TRANSMUTE:
            bag = o.bag
            for _ in range(2):
                gain = o.most(bag, o.thieves, o.city)
                bag += 0 if gain is None else ONES[gain]
            return o.board(bag, o.thieves - 2) - self.now
        if power == pw.SHIFT:
            return max(self.rob(card, free=True) for card, (_, n) in self.places.items() if not n) + thief
        if power == pw.SWAP:
            return self.best_swap()
        if power == pw.FALSE_OWNER:
            return max(self.rob(card, as_owner=True) for card, (_, n) in self.places.items() if not n)
        return o.thief(min(6, o.thieves + min(3, o.view["forest"]))) - o.thief(o.thieves)

    def thief_now(self) -> float:
        """What one more thief is worth."""
        return self.o.thief(min(6, self.o.thieves + 1)) - self.o.thief(self.o.thieves)

    def vanish(self, card: int) -> float:
        """A thief for me, and a location less for its owner."""
        owner = self.places[card][0]
        loss = self.o.towards(card) + (0.0 if self.o.last else self.w.thief)
        if owner == self.o.seat:
            return self.thief_now() - loss
        return self.thief_now() + (self.o.rival * 3.0 if owner >= 0 else 0.0)

    def best_swap(self) -> float:
        """The best exchange there is."""
        o = self.o
        mine = [card for card, (owner, _) in self.places.items() if owner == o.seat]
        open_ = [p["seat"] for p in o.view["players"] if p["seat"] != o.seat and not p["passed"]]
        theirs = [card for card, (owner, _) in self.places.items() if owner in open_]
        return max((self.swap(a, b) for a in mine for b in theirs), default=-9.0)

    def swap(self, mine: int, theirs: int) -> float:
        """Thieves and schemes change hands."""
        return self.keep(theirs) - self.keep(mine)

    def keep(self, card: int) -> float:
        """What it is worth to have a location above my board when the round ends."""
        thieves = self.places[card][1] * (0.0 if self.o.last else self.w.thief)
        return thieves * (1 + self.o.rival) + self.o.towards(card)

    # -- inner questions -----------------------------------------------------------------------------

    def held(self, bag: int, thieves: int) -> float:
        """The worth of a board, remembered."""
        key = bag, thieves
        if key not in self._held:
            self._held[key] = self.o.worth(bag, thieves)
        return self._held[key]

    def judge_gain(self, code: int) -> float:
        """The treasure that helps most; stopping helps nobody."""
        o, kind = self.o, (code >> 6) & 63
        if code & 63 == mv.V_STOP:
            return -1.0
        return self.held(o.bag + ONES[kind], o.thieves) if total(o.bag) < 12 else -1.0

    judge_upto = judge_gain

    def judge_return(self, code: int) -> float:
        """The treasure that is missed least."""
        return self.held(self.o.bag - ONES[(code >> 6) & 63], self.o.thieves)

    judge_add = judge_return

    def judge_pay(self, code: int) -> float:
        """Pay the least useful treasure if what follows is worth it."""
        o, kind = self.o, (code >> 6) & 63
        if code & 63 == mv.V_DECLINE:
            return self.now
        card = self._robbed()
        rest = self.book.ability[card][1:] if card else []
        paid = (o.bag, o.thieves - 1) if kind == mv.THIEF_PAID else (o.bag - ONES[kind], o.thieves)
        bag, thieves, fame = o.resolve(rest, *paid)
        return o.board(bag, thieves) + fame

    def _robbed(self) -> int:
        """The location being robbed: the one that asks for a price."""
        asking = [card for card in self.places if self.places[card][1] and len(self.book.ability[card]) > 1]
        priced = [c for c in asking if self.book.ability[c][0].kind in (6, 7)]
        return priced[0] if priced else 0

    def judge_steal(self, code: int) -> float:
        """What I get, or what the leader loses."""
        o, victim, kind = self.o, (code >> 6) & 63, (code >> 12) & 63
        player = o.view["players"][victim]
        rich: float = 0.02 * player["reputation"] + 0.05 * total(bag_of(player["treasures"]))
        return self.held(o.bag + ONES[kind], o.thieves) + rich

    def judge_destroy(self, code: int) -> float:
        """What the leader has most use for."""
        victim, kind = (code >> 6) & 63, (code >> 12) & 63
        player = self.o.view["players"][victim]
        bag = bag_of(player["treasures"])
        loss = self.held(bag, player["thieves"]) - self.held(bag - ONES[kind], player["thieves"])
        return float(loss + 0.05 * player["reputation"])

    def judge_lure(self, code: int) -> float:
        """The leader's thief."""
        player = self.o.view["players"][(code >> 6) & 63]
        return float(player["reputation"] + (5 if player["thieves"] == 1 else 0))

    def judge_vanish(self, code: int) -> float:
        """See `vanish`."""
        return self.vanish((code >> 6) & 63)

    def judge_double(self, code: int) -> float:
        """A robbery or a deal with somebody else's thief."""
        place, fence = (code >> 6) & 63, (code >> 12) & 63
        return self.rob(place, free=True) if place else self.deal(fence, free=True)

    def judge_renew(self, code: int) -> float:
        """Send away what I can least use."""
        slots = (code >> 6) & 63
        kept = [self.book.buyer[f] for k, f in enumerate(self.o.view["display"]) if f and not (slots >> k) & 1]
        return sum((self.o.deal(f) if self.pays(f) else 0.1 * self.o.deal(f)) for f in kept)

    def judge_shift(self, code: int) -> float:
        """A free robbery, with the thief of a rival."""
        origin, target = (code >> 6) & 63, (code >> 12) & 63
        owner = self.places[origin][0]
        lost = -1.0 if owner == self.o.seat else self.o.rival if owner >= 0 else 0.0
        return self.rob(target, free=True) + lost * self.w.thief

    def judge_swap(self, code: int) -> float:
        """See `swap`."""
        return self.swap((code >> 6) & 63, (code >> 12) & 63)

    def judge_holder(self, code: int) -> float:
        """Myself, or else the weakest."""
        seat = (code >> 6) & 63
        return 1.0 if seat == self.o.seat else 0.0
