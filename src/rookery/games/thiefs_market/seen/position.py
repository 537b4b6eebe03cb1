"""Positions of Thief's Market: what the entries of a document (entries.py) have to do with one another."""

from collections.abc import Mapping
from typing import Any

from rookery.errors import PositionError
from rookery.games.documents.shapes import number
from rookery.games.documents.sheet import Reading
from rookery.games.thiefs_market.cards.book import COPY, DICE, FLIP, MARKER, POTION, CardTable, of, size
from rookery.games.thiefs_market.moves.notation import GAME
from rookery.games.thiefs_market.rules.arrivals import Gain
from rookery.games.thiefs_market.rules.buy import Buying, allowed
from rookery.games.thiefs_market.rules.evening import Evening, Refill, Round
from rookery.games.thiefs_market.rules.score import tied_first
from rookery.games.thiefs_market.rules.split import AfterSplit, Robbery, Split
from rookery.games.thiefs_market.seen.entries import BUYING, ROW, SHEET, SLOT, impossible
from rookery.games.thiefs_market.seen.view import DECKS
from rookery.games.thiefs_market.state.table import Market, Player

BETWEEN = ("round", "refill", "over")
SPLITTING = ("split", "save")


def turn_entry(p: Player) -> str:
    """An entry that tells what a thief has done in the turn of the Buy phase, if there is one."""
    return "used" if p.used else "bought" if p.bought else "paid" if p.paid else ""


class PositionReader(Reading):
    """Builds a table from a document, refusing what cannot be."""

    sheet = SHEET
    t: Market

    def read(self) -> Market:
        """The table, with the right rules in progress."""
        m = self.m = self.t
        self.cards: CardTable = m.cards
        self.entries()
        self._players()
        self._start()
        self._market()
        impossible(m.aside & int(MARKER), "aside", "marker-aside", "TM-L8")
        self._loot(self.phase)
        m.prepare()
        self._phase(self.phase)
        self._grabbed()
        self.sound()
        return m

    def _start(self) -> None:
        """TM-L2: the start player acts first, so `turn` may name that player."""
        m = self.m
        opening = self.phase == "split" and m.without_pile() == m.seats
        m.start = self.values.get("start", self.values.get("turn", 0) if opening else 0)

    # -- thieves -----------------------------------------------------------------------------------

    def _players(self) -> None:
        rows = self.values["players"]
        for seat, p in enumerate(self.m.players):
            self._player(p, rows[seat], f"players[{seat}]")
        for seat, row in enumerate(rows):
            if row["copies"]:
                self._stew(seat, row["copies"])
        for seat, p in enumerate(self.m.players):
            impossible(p.used & ~(p.powers & self.cards.abilities), f"players[{seat}].used", "used", "TM-I9")

    def _player(self, p: Player, row: Mapping[str, Any], where: str) -> None:
        p.final = row.get("final", p.pile)
        p.powers = p.cards
        impossible(p.cards & self.cards.with_effect[POTION], f"{where}.cards", "potion-owned", "TM-K14")
        if self.phase not in BUYING:
            if p.final not in (0, p.pile):
                raise PositionError(f"{where}.final", "phases", phases=", ".join(BUYING))
            p.final = 0

    def _stew(self, seat: int, card: int) -> None:
        where = f"players[{seat}].copies"
        p, stews = self.m.players[seat], int(self.cards.with_effect[COPY])
        impossible(not p.cards & stews, where, "stew-owner", "TM-K27")
        if not any((q.cards >> card) & 1 for s, q in enumerate(self.m.players) if s != seat):
            raise PositionError(where, "stew-card", "TM-K27", game=GAME)
        p.copied = card
        p.powers = (p.powers & ~stews) | 1 << card

    # -- market ------------------------------------------------------------------------------------

    def _market(self) -> None:
        m, rows = self.m, self.values["market"]
        newest = max((DECKS.index(k) for k in rows), default=0)
        if newest > m.current:
            raise PositionError("market", "row-early", "TM-I14", game=GAME, deck=DECKS[newest])
        impossible(m.discarded & ~int(self.cards.with_effect[POTION]), "discarded", "only-potion", "TM-K25")
        for letter, row in rows.items():
            d = DECKS.index(letter)
            if d < m.current and sum(card > 0 for card in row) == ROW:
                raise PositionError(f"market.{letter}", "row-older", "TM-I6", game=GAME)
            m.set_row(d, sum(card << (SLOT * slot) for slot, card in enumerate(row)))
        self._decks(self.values["decks"])
        for d in range(3):
            if DECKS[d] not in rows and d == m.current and self.phase != "refill":
                self._deal(d)

    def _decks(self, sizes: Mapping[str, int]) -> None:
        for d, letter in enumerate(DECKS):
            every = self.cards.of_deck(d, self.m.promo)
            seen = sum(1 << n for n, name in enumerate(self.cards.ids) if name in self.placed and (every >> n) & 1)
            out = seen.bit_count()
            left = self.cards.keep[d] - out
            where = f"decks.{letter}"
            if left < 0:
                raise PositionError(where, "deck-over", "TM-S6", game=GAME, most=int(self.cards.keep[d]))
            if d < self.m.current:
                left = 0  # TM-E5
            given = sizes.get(letter, left)
            if given and d < self.m.current:
                current = DECKS[self.m.current]
                raise PositionError(where, "deck-older", "TM-E5", game=GAME, deck=letter, current=current)
            impossible(given != left, where, "deck-left", "TM-I5", out=out, left=left, found=given)
            self.m.set_deck(d, left, every & ~seen)

    def _deal(self, d: int) -> None:
        """A row left out is dealt: the lowest cards nobody has placed. Script `refill` for others."""
        m = self.m
        for _ in range(min(5, int(m.deck(d)))):
            unseen = int(m.unseen(d))
            card = (unseen & -unseen).bit_length() - 1
            m.draw(card)
            m.place(d, card)

    # -- phases ------------------------------------------------------------------------------------

    def _turn(self) -> int:
        return int(self.values.get("turn", int(self.m.start)))

    def _phase(self, phase: str) -> None:
        m = self.m
        evening, round_ = Evening(), Round()
        evening.step = 3 if phase == "over" else 2
        m.stack = []
        m.push(evening)
        if phase == "over":
            return
        m.push(round_)
        if phase == "round":
            m.round -= 1
        elif phase in ("split", "save"):
            round_.step = 3
            self._split_phase(phase)
        elif phase in ("after-split", "reroll"):
            round_.step = 3 if phase == "after-split" else 4
            if phase == "reroll":
                self._reroll_phase()
        elif phase in ("buy", "copy"):
            round_.step = 5
            self._buy_phase(phase)
        else:
            round_.step = 5 if phase == "end" else 6
            if phase == "refill":
                m.push(Refill())
            else:
                self._recorded(int(m.seats))

    def _split_phase(self, phase: str) -> None:
        m, turn = self.m, self._turn()
        if phase == "split":
            self._turn_order(turn)
            m.push(Split(turn))
            return
        thief = number(self.values["thief"], "thief", 0, self.seats - 1)
        impossible(not m.players[turn].powers & m.cards.lucky, "turn", "lucky-save", "TM-K12")
        impossible(m.players[turn].pile, "turn", "no-robbery", "TM-K12")
        impossible(thief == turn or not m.players[thief].pile, "thief", "no-robbery", "TM-K12")
        impossible(not m.aside, "aside", "no-robbery", "TM-K12")
        m.push(Split(thief))
        m.push(Robbery(turn))

    def _turn_order(self, turn: int) -> None:
        m = self.m
        impossible(m.players[turn].pile, "turn", "turn-split", "TM-I4")
        if m.without_pile() == m.seats:
            impossible(turn != m.start, "turn", "turn-first", "TM-L2")
        elif not m.players[turn - 1].pile:  # the one who acted has a pile; the next without one follows
            raise PositionError("turn", "turn-order", "TM-L4", game=GAME)

    def _reroll_phase(self) -> None:
        m, turn = self.m, self._turn()
        if not m.players[turn].powers & m.cards.lucky or not m.players[turn].pile & int(DICE):
            raise PositionError("turn", "lucky-reroll", "TM-K13", game=GAME)
        frame = AfterSplit()
        frame.first = m.holder()
        frame.tried = (turn - m.holder()) % m.seats
        m.push(frame)

    def _buy_phase(self, phase: str) -> None:
        m = self.m
        turn = self.values.get("turn", int(m.holder()))
        frame = Buying(m.holder())
        frame.turns = (turn - m.holder()) % m.seats
        frame.step = 1
        m.push(frame)
        self._recorded(int(frame.turns))
        if phase == "copy":
            self._gaining(turn)

    def _gaining(self, turn: int) -> None:
        m, me = self.m, self.m.players[turn]
        card = self.values["gaining"]
        impossible(not card, "gaining", "gaining-phase", "TM-K27")
        if self.cards.card[card].effect != COPY or not (me.cards >> card) & 1 or me.copied:
            raise PositionError("gaining", "gaining-stew", "TM-K27", game=GAME)
        if not any(p.cards for seat, p in enumerate(m.players) if seat != turn):
            raise PositionError("gaining", "gaining-model", "TM-Q38", game=GAME)
        me.powers &= ~(1 << card)
        m.push(Gain(turn, card, self.values["bought"]))

    def _recorded(self, turns: int) -> None:
        """TM-M2: what was recorded when the Split phase ended fits what has happened in so many turns since."""
        m = self.m
        dice = sum(int(size(p.final & DICE)) for p in m.players)
        impossible(dice > m.dice, "players", "final-over", "TM-M2", found=dice, dice=int(m.dice))
        for seat, p in enumerate(m.players):
            where = f"players[{seat}]"
            impossible((p.final ^ p.pile) & int(MARKER), f"{where}.final", "marker-stays", "TM-M2")
            if (seat - m.holder()) % m.seats > turns:
                early = turn_entry(p) or ("final" if p.final != p.pile else "")
                impossible(early, f"{where}.{early}", "still-to-play", "TM-P1")
            self._turn_fits(p, where)

    def _turn_fits(self, p: Player, where: str) -> None:
        """Dice are spent or flipped, gold pays for what was bought."""
        impossible(size(p.pile) > size(p.final), f"{where}.pile", "pile-over", "TM-M2")
        new = sum(max(0, int(of(p.pile, face) - of(p.final, face))) for face in range(6))
        if new > (int(p.used) & self.cards.with_effect[FLIP]).bit_count():
            raise PositionError(f"{where}.pile", "pile-faces", "TM-K1", game=GAME)
        if p.bought > allowed(self.m, p):
            raise PositionError(f"{where}.bought", "purchases", "TM-I8", game=GAME, most=int(allowed(self.m, p)))
        most = int(p.bought) * max(int(size(card.cost)) for card in self.cards.card)
        if self.m.gold_limit:
            most = min(most, int(self.m.gold_limit))
        number(int(p.paid), f"{where}.paid", 0, most)

    def _grabbed(self) -> None:
        """TM-Q24: somebody tied has won the race, and only where it is run."""
        m, tied = self.m, int(tied_first(self.m))
        m.grabbed = self.values["grabbed"]
        if m.grabbed >= 0 and not (m.grab and tied.bit_count() > 1 and (tied >> m.grabbed) & 1):
            raise PositionError("grabbed", "grabbed", "TM-Q24", game=GAME)

    def _loot(self, phase: str) -> None:
        """Dice left out lie in the middle: unrolled between rounds, spent while buying, else in the pool."""
        m = self.m
        if phase in BETWEEN:
            self._no_loot()
            return
        markers = [bag for bag in (m.pool, *(p.pile for p in m.players)) if bag & int(MARKER)]
        impossible(len(markers) > 1, "players", "one-marker", "TM-I2")
        held = sum(int(size(p.pile & DICE)) for p in m.players)
        if phase in SPLITTING:
            impossible("pool" not in self.document, "pool", "which-pool", "TM-L1")
            impossible(not markers, "pool", "marker-left", "TM-I2")
            m.spent = 0
            total = held + int(size(m.pool & DICE)) + int(size(m.aside))
            impossible(total != m.dice, "pool", "dice-count", "TM-I1", found=total, dice=int(m.dice))
            return
        impossible(m.pool, "pool", "pool-empty", "TM-I3")
        impossible(not markers, "players", "marker-in-pile", "TM-I2")
        m.spent = m.dice - held
        impossible(m.spent < 0, "players", "dice-over", "TM-S2", found=held, dice=int(m.dice))
        if phase not in BUYING:
            impossible(not all(p.pile for p in m.players), "players", "all-piles", "TM-I3")
            impossible(m.spent, "players", "dice-piles", "TM-I1", found=held, dice=int(m.dice))

    def _no_loot(self) -> None:
        m = self.m
        for seat, p in enumerate(m.players):
            impossible(p.pile, f"players[{seat}].pile", "between-rounds", "TM-E3")
        impossible(m.pool & int(DICE), "pool", "between-rounds", "TM-E3")
        m.pool = int(MARKER)
        m.spent = m.dice
