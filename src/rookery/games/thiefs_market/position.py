"""Positions of Thief's Market as readable documents, both ways. The package docstring describes them."""

from collections.abc import Mapping
from typing import Any

from rookery.errors import DOCUMENT, PositionError
from rookery.games.thiefs_market import said
from rookery.games.thiefs_market.buy import Buying, allowed
from rookery.games.thiefs_market.cards import COPY, DICE, FACES, FLIP, MARKER, POTION, CardTable, of, size
from rookery.games.thiefs_market.notation import FACE_OF, GAME, bag_of
from rookery.games.thiefs_market.odd import Gain
from rookery.games.thiefs_market.rules import Evening, Refill, Round
from rookery.games.thiefs_market.score import tied_first
from rookery.games.thiefs_market.split import AfterSplit, Robbery, Split
from rookery.games.thiefs_market.table import Market, Player
from rookery.games.thiefs_market.view import DECKS, card_names, loot, row_names

PHASES = ("round", "split", "save", "after-split", "reroll", "buy", "copy", "end", "refill", "over")
TOP_KEYS = {
    "seats", "options", "phase", "round", "start", "turn", "thief", "pool", "aside", "players",
    "market", "decks", "current", "discarded", "gaining", "bought", "grabbed",
}  # fmt: skip
PLAYER_KEYS = {"pile", "final", "gold", "infamy", "cards", "copies", "used", "bought", "paid"}
BETWEEN = ("round", "refill", "over")
SPLITTING = ("split", "save")
BUYING = ("buy", "copy", "end")
ONLY_IN = {
    "turn": ("split", "save", "reroll", "buy", "copy", "over"),
    "thief": ("save",),
    "aside": ("save",),
    "gaining": ("copy",),
    "bought": ("copy",),
    "grabbed": ("over",),
}
"""Entries that tell nothing in other phases."""
NOTHING: tuple[Any, ...] = (None, "", [], (), -1)
MANY = 10_000


def read_bag(value: Any, where: str, dice: int) -> int:
    """A bag from "R R S", "red red marker" or a list of such words; no more dice than are in play."""
    if isinstance(value, str):
        value = value.split()
    if not isinstance(value, list | tuple):
        raise PositionError(where, "loot-list", game=GAME)
    faces = []
    for word in value:
        face = FACE_OF.get(str(word).lower())
        if face is None:
            raise PositionError(where, "no-loot", game=GAME, word=str(word)[:40], known=", ".join(FACES))
        faces.append(face)
    if faces.count(6) > 1:
        raise PositionError(where, "one-marker", "TM-I2", game=GAME)
    found = len(faces) - faces.count(6)
    if found > dice:
        raise PositionError(where, "dice-over", "TM-I1", game=GAME, found=found, dice=dice)
    return bag_of(faces)


def read_number(value: Any, where: str, low: int, high: int) -> int:
    """A whole number in a range."""
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise PositionError(where, "number", low=low, high=high, value=repr(value))
    return value


def turn_entry(p: Player) -> str:
    """An entry that tells what a thief has done in the turn of the Buy phase, if there is one."""
    return "used" if p.used else "bought" if p.bought else "paid" if p.paid else ""


class PositionReader:
    """Builds a table from a document, refusing what cannot be."""

    def __init__(self, document: Mapping[str, Any], m: Market) -> None:
        self.document = document
        self.m = m
        self.cards: CardTable = m.cards
        self.number_of = {name: n for n, name in enumerate(m.cards.ids) if n}
        self.placed: dict[int, str] = {}

    def read(self) -> Market:
        """The table, with the right rules in progress."""
        self._unknown_keys(self.document, TOP_KEYS, DOCUMENT)
        m, doc = self.m, self.document
        phase = doc.get("phase", "round")
        if phase not in PHASES:
            raise PositionError("phase", "one-of", allowed=", ".join(PHASES), value=repr(phase))
        self._out_of_place(phase)
        m.round = read_number(doc.get("round", 1), "round", 1, MANY)
        self._players(phase)
        opening = phase == "split" and m.without_pile() == m.seats  # TM-L2: the start player acts first
        m.start = self._seat("turn" if opening and "start" not in doc else "start", 0)
        self._market()
        m.pool = read_bag(doc.get("pool", ()), "pool", int(m.dice))
        m.aside = read_bag(doc.get("aside") or (), "aside", int(m.dice))
        if m.aside & int(MARKER):
            raise PositionError("aside", "marker-aside", "TM-L8", game=GAME)
        self._loot(phase)
        m.prepare()
        self._phase(phase)
        self._grabbed(phase)
        wrong = m.check()
        if wrong:
            raise PositionError(DOCUMENT, "adds-up", wrong[0].partition(":")[0], game=GAME)
        return m

    def _unknown_keys(self, data: Mapping[str, Any], known: set[str], where: str) -> None:
        unknown = sorted(set(map(str, data)) - known)
        if unknown:
            raise PositionError(where, "no-entry", entry=unknown[0][:40], known=", ".join(sorted(known)))

    def _out_of_place(self, phase: str) -> None:
        for entry, phases in ONLY_IN.items():
            if phase not in phases and self.document.get(entry) not in NOTHING:
                raise PositionError(entry, "other-phase", game=GAME, phases=", ".join(phases))

    # -- thieves -----------------------------------------------------------------------------------

    def _players(self, phase: str) -> None:
        rows = self.document.get("players", [{}] * int(self.m.seats))
        if not isinstance(rows, list) or len(rows) != self.m.seats:
            raise PositionError("players", "per-seat", seats=int(self.m.seats))
        for seat, row in enumerate(rows):
            where = f"players[{seat}]"
            if not isinstance(row, Mapping):
                raise PositionError(where, "table")
            self._unknown_keys(row, PLAYER_KEYS, where)
            self._player(self.m.players[seat], row, where, phase)
        for seat, row in enumerate(rows):
            if row.get("copies") is not None:
                self._stew(seat, row["copies"])
        for seat, p in enumerate(self.m.players):
            if p.used & ~(p.powers & self.cards.abilities):
                raise PositionError(f"players[{seat}].used", "used", "TM-I9", game=GAME)

    def _player(self, p: Player, row: Mapping[str, Any], where: str, phase: str) -> None:
        dice, most = int(self.m.dice), int(self.cards.most_purchases())
        p.pile = read_bag(row.get("pile", ()), f"{where}.pile", dice)
        p.final = read_bag(row.get("final", row.get("pile", ())), f"{where}.final", dice)
        p.gold = read_number(row.get("gold", 1), f"{where}.gold", 0, MANY)
        p.infamy = read_number(row.get("infamy", 0), f"{where}.infamy", 0, MANY)
        p.cards = self._mask(row.get("cards", ()), f"{where}.cards")
        p.powers = p.cards
        p.used = self._names(row.get("used", ()), f"{where}.used")
        p.bought = read_number(row.get("bought", 0), f"{where}.bought", 0, most)
        p.paid = read_number(row.get("paid", 0), f"{where}.paid", 0, MANY)
        if p.cards & self.cards.with_effect[POTION]:
            raise PositionError(f"{where}.cards", "potion-owned", "TM-K14", game=GAME)
        if phase not in BUYING:
            early = turn_entry(p) or ("final" if p.final not in (0, p.pile) else "")
            if early:
                raise PositionError(f"{where}.{early}", "other-phase", game=GAME, phases=", ".join(BUYING))
            p.final = 0

    def _stew(self, seat: int, name: Any) -> None:
        where = f"players[{seat}].copies"
        p, stews = self.m.players[seat], int(self.cards.with_effect[COPY])
        card = self._card(name, where)
        if not p.cards & stews:
            raise PositionError(where, "stew-owner", "TM-K27", game=GAME)
        if not any((q.cards >> card) & 1 for s, q in enumerate(self.m.players) if s != seat):
            raise PositionError(where, "stew-card", "TM-K27", game=GAME)
        p.copied = card
        p.powers = (p.powers & ~stews) | 1 << card

    def _card(self, name: Any, where: str) -> int:
        number = self.number_of.get(str(name).upper())
        if number is None or (self.cards.card[number].promo and not self.m.promo):
            raise PositionError(where, "no-card", card=str(name)[:40])
        return number

    def _names(self, names: Any, where: str) -> int:
        if isinstance(names, str):
            names = names.split()
        if not isinstance(names, list | tuple):
            raise PositionError(where, "card-ids")
        mask = 0
        for name in names:
            card = 1 << self._card(name, where)
            if mask & card:
                raise PositionError(where, "twice", "TM-I5", card=str(name))
            mask |= card
        return mask

    def _mask(self, names: Any, where: str) -> int:
        """Cards that lie here and nowhere else."""
        mask = self._names(names, where)
        for number in range(1, len(self.cards.ids)):
            if (mask >> number) & 1:
                self._place(number, where)
        return mask

    def _place(self, number: int, where: str) -> None:
        if number in self.placed:
            raise PositionError(where, "elsewhere", "TM-I5", card=self.cards.ids[number], place=self.placed[number])
        self.placed[number] = where

    # -- market ------------------------------------------------------------------------------------

    def _market(self) -> None:
        m, doc = self.m, self.document
        rows = doc.get("market", {})
        if not isinstance(rows, Mapping):
            raise PositionError("market", "market-rows", game=GAME)
        self._unknown_keys(rows, set(DECKS), "market")
        newest = max((DECKS.index(k) for k in rows), default=0)
        current = doc.get("current", DECKS[newest])
        if current not in tuple(DECKS):
            raise PositionError("current", "current-deck", game=GAME)
        m.current = DECKS.index(current)
        if newest > m.current:
            raise PositionError("market", "row-early", "TM-I14", game=GAME, deck=DECKS[newest])
        m.discarded = self._mask(doc.get("discarded", ()), "discarded")
        if m.discarded & ~int(self.cards.with_effect[POTION]):
            raise PositionError("discarded", "only-potion", "TM-K25", game=GAME)
        for d, letter in enumerate(DECKS):
            self._row(d, rows.get(letter))
        self._decks(doc.get("decks", {}))
        for d in range(3):
            if DECKS[d] not in rows and d == m.current and doc.get("phase", "round") != "refill":
                self._deal(d)

    def _row(self, d: int, names: Any) -> None:
        if names is None:
            return
        where = f"market.{DECKS[d]}"
        if isinstance(names, str):
            names = names.split()
        if not isinstance(names, list | tuple) or len(names) > 5:
            raise PositionError(where, "row-size", "TM-I6", game=GAME)
        if d < self.m.current and sum(name is not None for name in names) == 5:
            raise PositionError(where, "row-older", "TM-I6", game=GAME)
        for slot, name in enumerate(names):
            if name is None:
                continue
            number = self._card(name, where)
            if self.cards.card[number].deck != d:
                raise PositionError(where, "other-deck", "TM-S6", game=GAME, id=str(name))
            self._place(number, where)
            self.m.set_row(d, int(self.m.row(d)) | number << (6 * slot))

    def _decks(self, sizes: Any) -> None:
        if not isinstance(sizes, Mapping):
            raise PositionError("decks", "deck-sizes", game=GAME)
        self._unknown_keys(sizes, set(DECKS), "decks")
        for d, letter in enumerate(DECKS):
            every = self.cards.of_deck(d, self.m.promo)
            seen = sum(1 << n for n in self.placed if (every >> n) & 1)
            out = seen.bit_count()
            left = self.cards.keep[d] - out
            where = f"decks.{letter}"
            if left < 0:
                raise PositionError(where, "deck-over", "TM-S6", game=GAME, most=int(self.cards.keep[d]))
            if d < self.m.current:
                left = 0  # TM-E5
            given = read_number(sizes.get(letter, left), where, 0, 60)
            if given and d < self.m.current:
                current = DECKS[self.m.current]
                raise PositionError(where, "deck-older", "TM-E5", game=GAME, deck=letter, current=current)
            if given != left:
                raise PositionError(where, "deck-left", "TM-I5", game=GAME, out=out, left=left, found=given)
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
        return self._seat("turn", int(self.m.start))

    def _seat(self, entry: str, default: int) -> int:
        return read_number(self.document.get(entry, default), entry, 0, int(self.m.seats) - 1)

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
        thief = self._seat("thief", -1)
        if not m.players[turn].powers & m.cards.lucky:
            raise PositionError("turn", "lucky-save", "TM-K12", game=GAME)
        if m.players[turn].pile:
            raise PositionError("turn", "no-robbery", "TM-K12", game=GAME)
        if thief == turn or not m.players[thief].pile:
            raise PositionError("thief", "no-robbery", "TM-K12", game=GAME)
        if not m.aside:
            raise PositionError("aside", "no-robbery", "TM-K12", game=GAME)
        m.push(Split(thief))
        m.push(Robbery(turn))

    def _turn_order(self, turn: int) -> None:
        m = self.m
        if m.players[turn].pile:
            raise PositionError("turn", "turn-split", "TM-I4", game=GAME)
        if m.without_pile() == m.seats:
            if turn != m.start:
                raise PositionError("turn", "turn-first", "TM-L2", game=GAME)
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
        turn = self._seat("turn", int(m.holder()))
        frame = Buying(m.holder())
        frame.turns = (turn - m.holder()) % m.seats
        frame.step = 1
        m.push(frame)
        self._recorded(int(frame.turns))
        if phase == "copy":
            self._gaining(turn)

    def _gaining(self, turn: int) -> None:
        m, me = self.m, self.m.players[turn]
        if self.document.get("gaining") is None:
            raise PositionError("gaining", "gaining-phase", "TM-K27", game=GAME)
        card = self._card(self.document["gaining"], "gaining")
        if self.cards.card[card].effect != COPY or not (me.cards >> card) & 1 or me.copied:
            raise PositionError("gaining", "gaining-stew", "TM-K27", game=GAME)
        if not any(p.cards for seat, p in enumerate(m.players) if seat != turn):
            raise PositionError("gaining", "gaining-model", "TM-Q38", game=GAME)
        bought = self.document.get("bought", True)
        if not isinstance(bought, bool):
            raise PositionError("bought", "one-of", allowed="true, false", value=repr(bought)[:40])
        me.powers &= ~(1 << card)
        m.push(Gain(turn, card, bought))

    def _recorded(self, turns: int) -> None:
        """TM-M2: what was recorded when the Split phase ended fits what has happened in so many turns since."""
        m = self.m
        dice = sum(int(size(p.final & DICE)) for p in m.players)
        if dice > m.dice:
            raise PositionError("players", "final-over", "TM-M2", game=GAME, found=dice, dice=int(m.dice))
        for seat, p in enumerate(m.players):
            where = f"players[{seat}]"
            if (p.final ^ p.pile) & int(MARKER):
                raise PositionError(f"{where}.final", "marker-stays", "TM-M2", game=GAME)
            if (seat - m.holder()) % m.seats > turns:
                early = turn_entry(p) or ("final" if p.final != p.pile else "")
                if early:
                    raise PositionError(f"{where}.{early}", "still-to-play", "TM-P1", game=GAME)
            self._turn_fits(p, where)

    def _turn_fits(self, p: Player, where: str) -> None:
        """Dice are spent or flipped, gold pays for what was bought."""
        if size(p.pile) > size(p.final):
            raise PositionError(f"{where}.pile", "pile-over", "TM-M2", game=GAME)
        new = sum(max(0, int(of(p.pile, face) - of(p.final, face))) for face in range(6))
        if new > (int(p.used) & self.cards.with_effect[FLIP]).bit_count():
            raise PositionError(f"{where}.pile", "pile-faces", "TM-K1", game=GAME)
        if p.bought > allowed(self.m, p):
            raise PositionError(f"{where}.bought", "purchases", "TM-I8", game=GAME, most=int(allowed(self.m, p)))
        most = int(p.bought) * max(int(size(card.cost)) for card in self.cards.card)
        if self.m.gold_limit:
            most = min(most, int(self.m.gold_limit))
        read_number(int(p.paid), f"{where}.paid", 0, most)

    def _grabbed(self, phase: str) -> None:
        """TM-Q24: somebody tied has won the race, and only where it is run."""
        m = self.m
        m.grabbed = read_number(self.document.get("grabbed", -1), "grabbed", -1, m.seats - 1)
        tied = int(tied_first(m))
        if m.grabbed >= 0 and not (m.grab and phase == "over" and tied.bit_count() > 1 and (tied >> m.grabbed) & 1):
            raise PositionError("grabbed", "grabbed", "TM-Q24", game=GAME)

    def _loot(self, phase: str) -> None:
        """Dice left out lie in the middle: unrolled between rounds, spent while buying, else in the pool."""
        m = self.m
        if phase in BETWEEN:
            self._no_loot()
            return
        markers = [bag for bag in (m.pool, *(p.pile for p in m.players)) if bag & int(MARKER)]
        if len(markers) > 1:
            raise PositionError("players", "one-marker", "TM-I2", game=GAME)
        held = sum(int(size(p.pile & DICE)) for p in m.players)
        if phase in SPLITTING:
            if "pool" not in self.document:
                raise PositionError("pool", "which-pool", "TM-L1", game=GAME)
            if not markers:
                raise PositionError("pool", "marker-left", "TM-I2", game=GAME)
            m.spent = 0
            total = held + int(size(m.pool & DICE)) + int(size(m.aside))
            if total != m.dice:
                raise PositionError("pool", "dice-count", "TM-I1", game=GAME, found=total, dice=int(m.dice))
            return
        if m.pool:
            raise PositionError("pool", "pool-empty", "TM-I3", game=GAME)
        if not markers:
            raise PositionError("players", "marker-in-pile", "TM-I2", game=GAME)
        m.spent = m.dice - held
        if m.spent < 0:
            raise PositionError("players", "dice-over", "TM-S2", game=GAME, found=held, dice=int(m.dice))
        if phase not in BUYING:
            if not all(p.pile for p in m.players):
                raise PositionError("players", "all-piles", "TM-I3", game=GAME)
            if m.spent:
                raise PositionError("players", "dice-piles", "TM-I1", game=GAME, found=held, dice=int(m.dice))

    def _no_loot(self) -> None:
        m = self.m
        for seat, p in enumerate(m.players):
            if p.pile:
                raise PositionError(f"players[{seat}].pile", "between-rounds", "TM-E3", game=GAME)
        if m.pool & int(DICE):
            raise PositionError("pool", "between-rounds", "TM-E3", game=GAME)
        m.pool = int(MARKER)
        m.spent = m.dice


def write(m: Market, options: Mapping[str, Any]) -> dict[str, Any]:
    """The document of a table that waits for somebody, or is over."""
    cards = m.cards
    doc: dict[str, Any] = {
        "seats": int(m.seats),
        "options": dict(options),
        "phase": _phase_of(m),
        "round": int(m.round),
        "start": int(m.start),
    }
    if m.who >= 0:
        doc["turn"] = int(m.who)
    if doc["phase"] in ("split", "save"):
        doc["pool"] = list(loot(m.pool))
    if doc["phase"] == "save":
        doc["aside"] = list(loot(m.aside))
        frame = m.stack[-2]
        assert isinstance(frame, Split)
        doc["thief"] = int(frame.seat)
    doc["players"] = [_player(m, s) for s in range(m.seats)]
    doc["market"] = {DECKS[d]: row_names(m.row(d), cards) for d in range(m.current + 1)}
    doc["current"] = DECKS[m.current]
    doc["decks"] = {DECKS[d]: int(m.deck(d)) for d in range(m.current, 3)}
    doc["discarded"] = card_names(m.discarded, cards)
    if m.grabbed >= 0:
        doc["grabbed"] = int(m.grabbed)
    if doc["phase"] == "copy":
        gain = m.stack[-1]
        assert isinstance(gain, Gain)
        doc["gaining"] = cards.ids[gain.card]
        doc["bought"] = gain.bought
    return doc


def _player(m: Market, seat: int) -> dict[str, Any]:
    p, cards = m.players[seat], m.cards
    return {
        "pile": list(loot(p.pile)),
        "final": list(loot(p.final)),
        "gold": int(p.gold),
        "infamy": int(p.infamy),
        "cards": card_names(p.cards, cards),
        "copies": cards.ids[p.copied] or None,
        "used": card_names(p.used, cards),
        "bought": int(p.bought),
        "paid": int(p.paid),
    }


def _phase_of(m: Market) -> str:
    if m.over or m.about == said.ASK_GRAB:
        return "over"
    return {
        Split: "split",
        Robbery: "save",
        AfterSplit: "reroll",
        Buying: "buy",
        Gain: "copy",
    }[type(m.stack[-1])]
