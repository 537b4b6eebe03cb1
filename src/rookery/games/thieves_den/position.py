"""Positions of Thieves Den as readable documents, both ways. The package docstring describes them."""

from collections.abc import Mapping, Sequence
from typing import Any

from rookery.core.table import SEALED, Frame, RuleError
from rookery.errors import DOCUMENT, PositionError
from rookery.games.thieves_den.ability import Ability, Surplus
from rookery.games.thieves_den.actions import Dealing, Robbery, Strike
from rookery.games.thieves_den.cards import LETTERS, Cards, size
from rookery.games.thieves_den.cleanup import Cleanup
from rookery.games.thieves_den.moves import V_PICK, move_of
from rookery.games.thieves_den.notation import GAME, TYPE_OF
from rookery.games.thieves_den.powers import Power
from rookery.games.thieves_den.rules import Evening
from rookery.games.thieves_den.scouting import DEAL, INSTANTS, PICK, Scouting
from rookery.games.thieves_den.table import ASK_PICK, Den, Player, bits_of, packed_end, unpacked
from rookery.games.thieves_den.thieving import Thieving
from rookery.games.thieves_den.view import letters, names, phase_of

PHASES = ("round", "scouting", "thieving", "cleanup", "holder", "over")
TOP_KEYS = {
    "seats", "options", "phase", "round", "start", "turn", "picks", "instants", "players", "city", "forest",
    "robbed", "twice", "crowded", "top", "under", "known", "display", "beneath", "powers", "boxed", "hag", "vault",
    "recruit", "wilds", "doing",
}  # fmt: skip
PLAYER_KEYS = {
    "treasures", "thieves", "reputation", "scheme", "hand", "above", "side", "pile", "fences", "sold", "passed",
    "knows", "pick",
}  # fmt: skip
SOURCES = ("fences", "hag", "locations", "powers", "majorities", "scheme")
FIELDS = ("fences", "hag", "places", "powers", "majorities", "plan")

# Rules in progress: the frame's fields with what they hold, in the order of its constructor.
RULES: dict[str, tuple[tuple[str, str], ...]] = {
    "robbery": (("seat", "seat"), ("card", "location"), ("how", "how")),
    "ability": (("seat", "seat"), ("card", "location"), ("source", "source"), ("at", "part"), ("left", "few")),
    "surplus": (("seat", "seat"),),
    "dealing": (("seat", "seat"), ("fence", "fence"), ("how", "how"), ("wilds", "few")),
    "power": (("seat", "seat"), ("power", "power")),
    "strike": (("seat", "seat"), ("way", "way")),
}
WORDS = {
    "how": ("board", "forest", "as-owner", "moved"),
    "source": ("ability", "bonus", "power"),
    "way": ("must", "may", "rob"),
}
FEW = 9
MOST_KNOWN = 7  # cards on top of the location deck or under the fence deck; in play one and three


def read_bag(value: Any, where: str) -> int:
    """A bag from "C C G", "codex codex gem", counts by letter, or a list of words."""
    if isinstance(value, Mapping):
        words = []
        for word, many in value.items():
            words += [word] * read_number(many, f"{where}.{str(word)[:20]}", 0, 15)
        value = words
    if isinstance(value, str):
        value = value.split()
    if not isinstance(value, list | tuple):
        raise PositionError(where, "treasure-list", game=GAME)
    counts = [0] * len(LETTERS)
    for word in value:
        kind = TYPE_OF.get(str(word).lower())
        if kind is None:
            raise PositionError(where, "no-treasure", game=GAME, word=str(word)[:40], known=", ".join(LETTERS))
        counts[kind] += 1
    if max(counts) > 15:
        raise PositionError(where, "too-many-treasures", "TD-S6", game=GAME)
    return sum(n << (5 * k) for k, n in enumerate(counts))


def read_number(value: Any, where: str, low: int, high: int) -> int:
    """A whole number in a range."""
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise PositionError(where, "number", low=low, high=high, value=repr(value))
    return value


def read_list(value: Any, where: str) -> list[Any]:
    """A list of card ids, perhaps as one text."""
    if isinstance(value, str):
        value = value.split()
    if not isinstance(value, list | tuple):
        raise PositionError(where, "card-ids")
    return list(value)


def read_few(value: Any, where: str) -> list[Any]:
    """A short list: a row packed into one number must have room for what a power puts there (TD-P1, TD-P4)."""
    found = read_list(value, where)
    if len(found) > MOST_KNOWN:
        raise PositionError(where, "too-long", game=GAME, most=MOST_KNOWN)
    return found


class PositionReader:
    """Builds a table from a document, refusing what cannot be."""

    def __init__(self, document: Mapping[str, Any], d: Den) -> None:
        self.document = document
        self.d = d
        self.cards: Cards = d.cards
        self.placed: dict[str, str] = {}
        self.numbers = {
            "location": {name: n for n, name in enumerate(d.cards.location_ids) if n},
            "fence": {name: n for n, name in enumerate(d.cards.fence_ids) if n},
            "power": {name: n for n, name in enumerate(d.cards.power_ids) if n},
            "scheme": {name: n for n, name in enumerate(d.cards.scheme_ids) if n},
        }
        self.in_play = {"location": int(d.cards.deck(d.seats)), "fence": int(d.cards.fence_deck(d.seats))}

    def read(self) -> Den:
        """The table, with the right rules in progress."""
        self._unknown_keys(self.document, TOP_KEYS, DOCUMENT)
        d, doc = self.d, self.document
        phase = doc.get("phase", "round")
        if phase not in PHASES:
            raise PositionError("phase", "one-of", allowed=", ".join(PHASES), value=repr(phase))
        d.round = read_number(doc.get("round", 1), "round", 1, int(self.cards.rounds))
        d.start = read_number(doc.get("start", 0), "start", 0, int(d.seats) - 1)
        self._players()
        self._locations(phase)
        self._fences()
        self._powers(phase)
        self._spaces()
        self._supplies()
        self._knowledge(phase)
        self._phase(phase)
        self._sound()
        return d

    def _sound(self) -> None:
        """Nothing is missing or double, and the rules can go on from here."""
        wrong = self.d.check()
        if wrong:
            raise PositionError(DOCUMENT, "adds-up", wrong[0].partition(":")[0], game=GAME)
        copy = self.d.clone()
        try:
            copy.settle()
        except (RuleError, IndexError):
            raise PositionError("doing", "cannot-go-on", game=GAME) from None
        if copy.check():
            raise PositionError("doing", "cannot-go-on", game=GAME)

    def _unknown_keys(self, data: Mapping[str, Any], known: set[str], where: str) -> None:
        unknown = sorted(set(map(str, data)) - known)
        if unknown:
            raise PositionError(where, "no-entry", entry=unknown[0][:40], known=", ".join(sorted(known)))

    # -- cards -------------------------------------------------------------------------------------

    def _card(self, kind: str, name: Any, where: str) -> int:
        number = self.numbers[kind].get(str(name).upper())
        if number is None or not (self.in_play.get(kind, -1) >> number) & 1:
            raise PositionError(where, "no-card", card=str(name)[:40])
        return number

    def _place(self, kind: str, name: Any, where: str) -> int:
        """A card that lies here and nowhere else."""
        number = self._card(kind, name, where)
        name = str(name).upper()
        if name in self.placed:
            raise PositionError(where, "elsewhere", "TD-C5", card=name, place=self.placed[name])
        self.placed[name] = where
        return number

    def _mask(self, kind: str, names: Any, where: str) -> int:
        return sum(1 << self._place(kind, name, where) for name in read_list(names, where))

    # -- players -----------------------------------------------------------------------------------

    def _players(self) -> None:
        rows = self.document.get("players", [{}] * int(self.d.seats))
        if not isinstance(rows, list) or len(rows) != self.d.seats:
            raise PositionError("players", "per-seat", seats=int(self.d.seats))
        for seat, row in enumerate(rows):
            where = f"players[{seat}]"
            if not isinstance(row, Mapping):
                raise PositionError(where, "table")
            self._unknown_keys(row, PLAYER_KEYS, where)
            self._player(self.d.players[seat], seat, row, where)
        for seat, row in enumerate(rows):
            if row.get("scheme") is None:
                taken = [p.scheme for p in self.d.players]
                self.d.players[seat].scheme = next(n for n in range(1, 11) if n not in taken)

    def _player(self, p: Player, seat: int, row: Mapping[str, Any], where: str) -> None:
        p.bag = read_bag(row.get("treasures", ()), f"{where}.treasures")
        if size(p.bag) > self.cards.chests + 3:
            raise PositionError(f"{where}.treasures", "board-full", "TD-B1", game=GAME)
        p.thieves = read_number(row.get("thieves", int(self.cards.thieves)), f"{where}.thieves", 0, 9)
        self._reputation(p, row.get("reputation", 0), f"{where}.reputation")
        if row.get("scheme") is not None:
            p.scheme = self._place("scheme", row["scheme"], f"{where}.scheme")
        p.hand = self._mask("location", row.get("hand", ()), f"{where}.hand")
        p.above = self._mask("location", row.get("above", ()), f"{where}.above")
        p.side = self._mask("location", row.get("side", ()), f"{where}.side")
        p.pile = self._mask("location", row.get("pile", ()), f"{where}.pile")
        p.dealt = self._mask("fence", row.get("fences", ()), f"{where}.fences")
        p.sold = self._mask("fence", row.get("sold", ()), f"{where}.sold")
        if p.side and (self.d.seats != 2 or int(p.side).bit_count() > 1 or p.side & self.cards.instants):
            raise PositionError(f"{where}.side", "left-side", "TD-D7", game=GAME)
        if not isinstance(row.get("passed", False), bool):
            raise PositionError(f"{where}.passed", "true-false", game=GAME)
        if row.get("passed", False):
            self.d.passed |= 1 << seat

    def _reputation(self, p: Player, value: Any, where: str) -> None:
        """A number (from fences), or numbers by source."""
        if isinstance(value, int):
            value = {"fences": value}
        if not isinstance(value, Mapping):
            raise PositionError(where, "reputation", game=GAME)
        self._unknown_keys(value, set(SOURCES), where)
        for source, field in zip(SOURCES, FIELDS, strict=True):
            setattr(p, field, read_number(value.get(source, 0), f"{where}.{source}", 0, 10_000))

    # -- the table ---------------------------------------------------------------------------------

    def _locations(self, phase: str) -> None:
        d, doc = self.d, self.document
        for name in reversed(read_few(doc.get("top", ()), "top")):
            d.on_top = d.on_top << 6 | self._place("location", name, "top")
        d.under = [self._place("location", name, "under") for name in read_list(doc.get("under", ()), "under")]
        d.robbed = 0
        for name in read_list(doc.get("robbed", ()), "robbed"):
            d.robbed |= 1 << self._card("location", name, "robbed")
        if d.robbed & ~int(d.face_up()) or d.robbed & int(self.cards.instants):
            raise PositionError("robbed", "no-space", "TD-C3", game=GAME)
        if doc.get("twice") is not None:
            d.twice = self._card("location", doc["twice"], "twice")
            if not (d.robbed >> d.twice) & 1:
                raise PositionError("twice", "no-space", "TD-P2", game=GAME)
        placed = sum(1 << self.numbers["location"][n] for n in self.placed if n in self.numbers["location"])
        d.deck = self.in_play["location"] & ~placed
        for seat, p in enumerate(d.players):
            if phase != "scouting" and p.above & self.cards.instants:
                raise PositionError(f"players[{seat}].above", "instant-above", "TD-D4", game=GAME)
        if phase != "scouting" and any(p.hand for p in d.players):
            raise PositionError("players", "hands", "TD-D6", game=GAME)

    def _fences(self) -> None:
        d, doc = self.d, self.document
        for name in read_few(doc.get("beneath", ()), "beneath"):
            d.beneath = packed_end(d.beneath, self._place("fence", name, "beneath"))
        given = doc.get("display")
        row: list[Any] = read_list(given if given is not None else (), "display")
        if len(row) > self.cards.slots:
            raise PositionError("display", "display", "TD-S5", game=GAME)
        for slot, name in enumerate(row):
            if name is not None:
                d.display |= self._place("fence", name, "display") << (6 * slot)
        placed = sum(1 << self.numbers["fence"][n] for n in self.placed if n in self.numbers["fence"])
        d.unsold = self.in_play["fence"] & ~placed
        if given is None:  # a display left out is dealt: the lowest fences nobody has placed
            for slot, fence in enumerate(bits_of(d.unsold)[: int(self.cards.slots)]):
                d.display |= fence << (6 * slot)
                d.unsold &= ~(1 << fence)
        elif d.slot_of(0) >= 0 and d.fence_deck_size() > 0:
            raise PositionError("display", "display", "TD-A8", game=GAME)
        if doc.get("crowded") is not None:
            d.crowded = self._card("fence", doc["crowded"], "crowded")
            if d.fence_owner(d.crowded) < 0:
                raise PositionError("crowded", "no-space", "TD-P2", game=GAME)

    def _powers(self, phase: str) -> None:
        d, doc = self.d, self.document
        boxed = self._mask("power", doc.get("boxed", ()), "boxed")
        rows = doc.get("powers")
        if rows is None:
            rows = [{}] * int(self.cards.stacks)
        if not isinstance(rows, list | tuple) or len(rows) != self.cards.stacks:
            raise PositionError("powers", "power-stacks", "TD-S3", game=GAME)
        seen = boxed
        for stack, row in enumerate(rows):
            where = f"powers[{stack}]"
            row = {"tile": row} if isinstance(row, str) else row
            if not isinstance(row, Mapping):
                raise PositionError(where, "table")
            self._unknown_keys(row, {"tile", "paid"}, where)
            if row.get("tile") is not None:
                number = self._place("power", row["tile"], f"{where}.tile")
                seen |= 1 << number
                d.tiles |= number << (4 * stack)
            if row.get("paid") is not None:
                paid = TYPE_OF.get(str(row["paid"]).lower())
                if paid is None:
                    raise PositionError(
                        f"{where}.paid", "no-treasure", game=GAME, word=str(row["paid"])[:40], known=LETTERS
                    )
                d.spots |= (paid + 1) << (4 * stack)
        d.piled = self.cards.tiles - d.round + (0 if phase in ("holder", "over") else 1)
        d.untold = ((1 << (int(self.cards.powers) + 1)) - 2) & ~seen
        self._empty_stacks(phase)

    def _empty_stacks(self, phase: str) -> None:
        """A tile left out is turned up: the lowest nobody has placed. After the last cleanup there is none."""
        d = self.d
        if phase == "over":
            if d.tiles or d.spots:
                raise PositionError("powers", "power-stacks", "TD-U4", game=GAME)
            return
        for stack in range(int(self.cards.stacks)):
            if d.tile(stack) == 0:
                if d.untold == 0:
                    raise PositionError("powers", "power-stacks", "TD-S3", game=GAME)
                number = bits_of(d.untold)[0]
                d.untold &= ~(1 << number)
                d.tiles |= number << (4 * stack)

    def _spaces(self) -> None:
        d, doc = self.d, self.document
        fed = read_bag(doc.get("hag", ()), "hag")
        for k in range(len(LETTERS)):
            many = (fed >> (5 * k)) & 31
            if many > 1:
                raise PositionError("hag", "hag", "TD-A12", game=GAME)
            d.hag |= many << k
        d.vault = read_number(doc.get("vault", 0), "vault", 0, 60)
        d.recruit = read_bag(doc.get("recruit", ()), "recruit")
        d.jokers = read_bag(doc.get("wilds", ()), "wilds")

    def _supplies(self) -> None:
        """Supplies left out hold what lies nowhere else (TD-S6)."""
        d, doc = self.d, self.document
        d.city, d.forest = 0, 0
        total = int(self.cards.treasures[d.seats])
        left = sum(max(0, total - self._counted(k)) << (5 * k) for k in range(len(LETTERS)))
        d.city = read_bag(doc["city"], "city") if "city" in doc else left
        used = sum(int(p.thieves) for p in d.players) + int(d.vault)
        used += int(d.robbed).bit_count() + int(d.above_fences()).bit_count() + bool(d.twice) + bool(d.crowded)
        every = int((self.cards.thieves + self.cards.forest) * d.seats)
        d.forest = read_number(doc.get("forest", max(0, every - used)), "forest", 0, 60)

    def _counted(self, kind: int) -> int:
        """How many treasures of a type lie anywhere but in the city."""
        d = self.d
        bags = [int(p.bag) for p in d.players] + [int(d.recruit), int(d.jokers)]
        for p in d.players:
            for fence in bits_of(p.dealt):
                bags += [int(self.cards.fence[fence].wants)] * (2 if fence == d.crowded else 1)
        many = sum((bag >> (5 * kind)) & 31 for bag in bags) + ((int(d.hag) >> kind) & 1)
        return many + sum(d.spot(s) == kind + 1 for s in range(int(self.cards.stacks)))

    def _knowledge(self, phase: str) -> None:
        """Who can place which hidden location: those who have held a hand, unless the document says otherwise."""
        d = self.d
        hidden = sum(1 << n for n in d.under)
        for p in d.players:
            hidden |= int(p.hand)
        picks = read_number(self.document.get("picks", 0), "picks", 0, int(self.cards.picks))
        rows = self.document.get("players", [{}] * int(d.seats))
        d.watched = self._known(self.document.get("known", ()), "known", hidden)
        for seat, p in enumerate(d.players):
            p.knows = p.hand | d.watched
            if "knows" in rows[seat]:
                p.knows |= self._known(rows[seat]["knows"], f"players[{seat}].knows", hidden)
            else:
                for back in range(picks + 1):
                    p.knows |= d.players[d.next_seat(seat, back)].hand

    def _known(self, names_: Any, where: str, hidden: int) -> int:
        mask = 0
        for name in read_list(names_, where):
            mask |= 1 << self._card("location", name, where)
        if mask & ~hidden:
            raise PositionError(where, "not-hidden", "TD-D6", game=GAME)
        return mask

    # -- phases ------------------------------------------------------------------------------------

    def _phase(self, phase: str) -> None:
        d, evening = self.d, Evening()
        d.stack = []
        d.push(evening)
        if phase not in ("thieving", "cleanup") and (d.passed or d.robbed or d.above_fences() or d.vault):
            raise PositionError("phase", "too-early", "TD-U1", game=GAME)
        doing = self.document.get("doing", [])
        if doing and phase not in ("scouting", "thieving"):
            raise PositionError("doing", "cannot-go-on", game=GAME)
        if phase == "over":
            evening.step = 4
            return
        evening.step = {"round": 1, "scouting": 2, "thieving": 3, "cleanup": 1, "holder": 1}[phase]
        if phase == "round":
            d.round -= 1
            return
        if phase == "scouting":
            d.push(self._scouting())
        elif phase == "thieving":
            d.push(self._thieving(bool(doing)))
        else:
            cleanup = Cleanup()
            cleanup.step = 3 if phase == "holder" else 0
            if phase == "holder" and d.round == self.cards.rounds:
                raise PositionError("phase", "too-early", "TD-Q40", game=GAME)
            d.push(cleanup)
        if not isinstance(doing, list):
            raise PositionError("doing", "doing", game=GAME)
        for n, row in enumerate(doing):
            d.push(self._frame(row, f"doing[{n}]"))
        self._picks()

    def _picks(self) -> None:
        """Picks laid face down while others still choose (TD-D2)."""
        d = self.d
        rows = self.document.get("players", [{}] * int(d.seats))
        picks = {s: row["pick"] for s, row in enumerate(rows) if row.get("pick") is not None}
        if not picks:
            return
        top = d.stack[-1]
        if not isinstance(top, Scouting) or top.step != PICK or len(picks) == d.seats:
            raise PositionError(f"players[{min(picks)}].pick", "no-pick", "TD-D2", game=GAME)
        d.ask_all((1 << int(d.seats)) - 1, ASK_PICK)
        for seat, name in picks.items():
            code = int(move_of(V_PICK, self._card("location", name, f"players[{seat}].pick"), 0))
            if not top.allows(d, seat, code):
                raise PositionError(f"players[{seat}].pick", "no-pick", "TD-D2", game=GAME)
            d.answers[seat] = code
            d.pending &= ~(1 << seat)
        d.reask_sealed()

    def _scouting(self) -> Scouting:
        d, frame = self.d, Scouting()
        frame.picks = read_number(self.document.get("picks", 0), "picks", 0, int(self.cards.picks))
        hands = [int(p.hand).bit_count() for p in d.players]
        frame.step = PICK if any(hands) or frame.picks else DEAL
        if any(hands) and hands != [int(self.cards.hand - frame.picks)] * int(d.seats):
            raise PositionError("players", "hand-size", "TD-D5", game=GAME)
        if self.document.get("instants") is not None:
            frame.step = INSTANTS
            frame.dealt = read_number(self.document["instants"], "instants", 0, int(d.seats))
        return frame

    def _thieving(self, acting: bool) -> Thieving:
        d = self.d
        turn = read_number(self.document.get("turn", int(d.start)), "turn", 0, int(d.seats) - 1)
        if (d.passed >> turn) & 1 and d.passed != (1 << int(d.seats)) - 1:
            raise PositionError("turn", "turn-passed", "TD-T4", game=GAME)
        frame = Thieving(turn)
        frame.step = 1 if acting else 0
        return frame

    def _frame(self, row: Any, where: str) -> Frame:
        if not isinstance(row, Mapping) or row.get("rule") not in RULES:
            raise PositionError(where, "doing", game=GAME)
        rule = str(row["rule"])
        self._unknown_keys(row, {"rule", "step", *(name for name, _ in RULES[rule])}, where)
        values = [self._value(kind, row.get(name), f"{where}.{name}") for name, kind in RULES[rule]]
        frame = make_frame(rule, values)
        frame.step = read_number(row.get("step", 0), f"{where}.step", 0, 3)
        if isinstance(frame, Ability) and frame.source < 2 and frame.at > len(frame.parts(self.d)):
            raise PositionError(f"{where}.at", "doing", game=GAME)
        return frame

    def _value(self, kind: str, value: Any, where: str) -> int:
        if kind == "seat":
            return read_number(value, where, 0, int(self.d.seats) - 1)
        if kind in ("few", "part"):
            return read_number(0 if value is None else value, where, 0, FEW)
        if kind in WORDS:
            if value not in WORDS[kind]:
                raise PositionError(where, "one-of", allowed=", ".join(WORDS[kind]), value=repr(value))
            return WORDS[kind].index(value)
        return 0 if value is None else self._card(kind, value, where)


def make_frame(rule: str, v: Sequence[int]) -> Frame:
    """A rule in progress, from its values."""
    if rule == "robbery":
        return Robbery(v[0], v[1], v[2])
    if rule == "ability":
        ability = Ability(v[0], v[1], v[2], v[4])
        ability.at = v[3]
        return ability
    if rule == "surplus":
        return Surplus(v[0])
    if rule == "dealing":
        dealing = Dealing(v[0], v[1], v[2])
        dealing.wilds = v[3]
        return dealing
    return Power(v[0], v[1]) if rule == "power" else Strike(v[0], v[1])


# -- Writing ------------------------------------------------------------------------------------------


def write(d: Den) -> dict[str, Any]:
    """The document of a table that waits for somebody, or is over."""
    cards, phase = d.cards, phase_of(d)
    places, buyers = cards.location_ids, cards.fence_ids
    doc: dict[str, Any] = {
        "seats": int(d.seats),
        "phase": "holder" if phase == "cleanup" else phase,
        "round": int(d.round),
        "start": int(d.start),
    }
    frame: Any = d.stack[1] if len(d.stack) > 1 else None
    if isinstance(frame, Scouting):
        doc["picks"] = int(frame.picks)
        if frame.step == INSTANTS:
            doc["instants"] = int(frame.dealt)
    elif isinstance(frame, Thieving):
        doc["turn"] = int(frame.seat)
    doc["players"] = [write_player(d, s) for s in range(int(d.seats))]
    doc["city"], doc["forest"] = list(letters(int(d.city))), int(d.forest)
    doc["robbed"] = names(d.robbed, places)
    doc["twice"], doc["crowded"] = places[d.twice] or None, buyers[d.crowded] or None
    doc["top"] = [places[n] for n in unpacked(d.on_top)]
    doc["under"] = [places[n] for n in d.under]
    doc["known"] = names(d.watched, places)
    doc["display"] = [buyers[d.slot(k)] or None for k in range(int(cards.slots))]
    doc["beneath"] = [buyers[n] for n in unpacked(d.beneath)]
    doc["powers"] = [
        {"tile": cards.power_ids[d.tile(s)] or None, "paid": LETTERS[d.spot(s) - 1] if d.spot(s) else None}
        for s in range(int(cards.stacks))
    ]
    doc["boxed"] = [name for n, name in enumerate(cards.power_ids) if n and boxed(d, n)]
    doc["hag"] = [x for k, x in enumerate(LETTERS) if (d.hag >> k) & 1]
    doc["vault"], doc["recruit"] = int(d.vault), list(letters(int(d.recruit)))
    doc["wilds"] = list(letters(int(d.jokers)))
    doc["doing"] = [write_frame(d, f) for f in d.stack[2:]]
    return doc


def boxed(d: Den, power: int) -> bool:
    """Has this power been face up in an earlier round?"""
    return not (d.untold >> power) & 1 and power not in [d.tile(s) for s in range(int(d.cards.stacks))]


def write_player(d: Den, seat: int) -> dict[str, Any]:
    """One player."""
    p, places, buyers = d.players[seat], d.cards.location_ids, d.cards.fence_ids
    return {
        "treasures": list(letters(int(p.bag))),
        "thieves": int(p.thieves),
        "reputation": {s: int(getattr(p, f)) for s, f in zip(SOURCES, FIELDS, strict=True)},
        "scheme": d.cards.scheme_ids[p.scheme],
        "hand": names(p.hand, places),
        "above": names(p.above, places),
        "side": names(p.side, places),
        "pile": names(p.pile, places),
        "fences": names(p.dealt, buyers),
        "sold": names(p.sold, buyers),
        "passed": bool((d.passed >> seat) & 1),
        "knows": names(p.knows, places),
        **({"pick": places[d.answers[seat] >> 6]} if d.mode == SEALED and d.answers[seat] >= 0 else {}),
    }


def write_frame(d: Den, frame: Frame) -> dict[str, Any]:
    """A rule in progress."""
    rule = type(frame).__name__.lower()
    row: dict[str, Any] = {"rule": rule, "step": int(frame.step)}
    ids = {"location": d.cards.location_ids, "fence": d.cards.fence_ids, "power": d.cards.power_ids}
    for name, kind in RULES[rule]:
        value = int(getattr(frame, name))
        row[name] = WORDS[kind][value] if kind in WORDS else (ids[kind][value] or None) if kind in ids else value
    return row
