"""Positions of Thieves Den as readable documents, both ways. The package docstring describes them."""

from collections.abc import Mapping
from typing import Any

from rookery.core.table import SEALED, RuleError
from rookery.errors import DOCUMENT, PositionError, quoted
from rookery.games.thieves_den.actions import FROM_BOARD, Dealing
from rookery.games.thieves_den.cards import LETTERS, Cards, size
from rookery.games.thieves_den.cleanup import Cleanup
from rookery.games.thieves_den.entries import (
    known_keys,
    must_be,
    read_bag,
    read_few,
    read_flag,
    read_list,
    read_number,
    read_set,
    read_type,
)
from rookery.games.thieves_den.moves import V_PICK, move_of
from rookery.games.thieves_den.notation import GAME
from rookery.games.thieves_den.powers import DOUBLE, Power
from rookery.games.thieves_den.progress import brought, read_rules, row_of
from rookery.games.thieves_den.rules import Evening
from rookery.games.thieves_den.said import ASK_PICK
from rookery.games.thieves_den.score import majority_points, scheme_points
from rookery.games.thieves_den.scouting import DEAL, INSTANTS, PICK, Scouting
from rookery.games.thieves_den.table import Den, Player, bits_of, packed_end, unpacked
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
MOST_FAME = 10_000  # from one source

# Entries that hold something in some phases only: which, and the clause that clears or forbids them.
SCOUTING, THIEVING, OUT = ("scouting",), ("thieving",), ("thieving", "cleanup")
WHEN = {
    "turn": (THIEVING, "TD-T1"), "picks": (SCOUTING, "TD-D5"), "instants": (SCOUTING, "TD-Q6"),
    "doing": (SCOUTING + THIEVING, "TD-R1"), "robbed": (OUT, "TD-U1"), "twice": (OUT, "TD-U1"),
    "crowded": (OUT, "TD-U3"), "wilds": (OUT, "TD-U3"), "hag": (OUT, "TD-U5"), "vault": (OUT, "TD-U6"),
    "recruit": (OUT, "TD-U7"),
}  # fmt: skip
PLAYER_WHEN = {
    "hand": (SCOUTING, "TD-D6"), "pick": (SCOUTING, "TD-D2"), "above": (SCOUTING + OUT, "TD-U1"),
    "side": (OUT, "TD-U2"), "fences": (OUT, "TD-U3"), "passed": (OUT, "TD-T4"),
}  # fmt: skip
PAID_WHEN = {"paid": (OUT, "TD-U4")}
SEATS_ENTRIES = ("turn", "instants")  # of these 0 is something


def in_phase(
    data: Mapping[str, Any], when: Mapping[str, tuple[tuple[str, ...], str]], phase: str, where: str
) -> None:
    """Nothing is left of an earlier phase, or comes too early."""
    for key, (phases, clause) in when.items():
        value = data.get(key)
        if phase not in phases and (value is not None if key in SEATS_ENTRIES else value):
            raise PositionError(
                f"{where}{key}", "phase-only", clause, game=GAME, phase=phase, phases=", ".join(phases)
            )


class PositionReader:
    """Builds a table from a document, refusing what cannot be."""

    def __init__(self, document: Mapping[str, Any], d: Den) -> None:
        self.document = document
        self.d = d
        self.cards: Cards = d.cards
        self.phase = "round"
        self.placed: dict[str, str] = {}
        self.numbers = {
            "location": {name: n for n, name in enumerate(d.cards.location_ids) if n},
            "fence": {name: n for n, name in enumerate(d.cards.fence_ids) if n},
            "power": {name: n for n, name in enumerate(d.cards.power_ids) if n},
            "scheme": {name: n for n, name in enumerate(d.cards.scheme_ids) if n},
        }
        self.in_play = {"location": int(d.cards.deck(d.seats)), "fence": int(d.cards.fence_deck(d.seats))}
        self.everyone = (1 << int(d.seats)) - 1

    def read(self) -> Den:
        """The table, with the right rules in progress."""
        known_keys(self.document, TOP_KEYS, DOCUMENT)
        d, doc = self.d, self.document
        self.phase = doc.get("phase", "round")
        if self.phase not in PHASES:
            raise PositionError("phase", "one-of", allowed=", ".join(PHASES), value=quoted(self.phase))
        in_phase(doc, WHEN, self.phase, "")
        d.round = self._round()
        d.start = read_number(doc.get("start", 0), "start", 0, int(d.seats) - 1)
        self._players()
        self._locations()
        self._fences()
        self._powers()
        self._spaces()
        self._two_thieves()
        self._revealed()
        self._knowledge()
        self._phase()
        self._boards()
        self._wilds()
        self._supplies()
        self._sound()
        return d

    def _round(self) -> int:
        """TD-E1: the game is over after the last round; TD-Q40: nobody takes the tile then."""
        last = int(self.cards.rounds)
        found = read_number(self.document.get("round", 1), "round", 1, last)
        if self.phase == "over":
            must_be("round", last, found, "TD-E1")
        return read_number(found, "round", 1, last - 1, "TD-Q40") if self.phase == "holder" else found

    def _sound(self) -> None:
        """Nothing is missing or double, and the rules ask what is in progress, or go on from here."""
        wrong = self.d.check()
        if wrong:
            raise PositionError(DOCUMENT, "adds-up", wrong[0].partition(":")[0], game=GAME)
        doing = self.document.get("doing")
        last = f"doing[{len(doing) - 1}]" if doing else "phase"
        copy = self.d.clone()
        try:
            copy.settle()
        except (RuleError, IndexError):
            raise PositionError(last, "cannot-go-on", game=GAME) from None
        if doing and [row_of(self.d, f) for f in self.d.stack[2:]] != [row_of(copy, f) for f in copy.stack[2:]]:
            raise PositionError(last, "asks-nothing", game=GAME)
        if copy.check():
            raise PositionError(last, "cannot-go-on", game=GAME)

    # -- cards -------------------------------------------------------------------------------------

    def _card(self, kind: str, name: Any, where: str) -> int:
        number = self.numbers[kind].get(name.upper()) if isinstance(name, str) else None
        if number is None or not (self.in_play.get(kind, -1) >> number) & 1:
            raise PositionError(where, "no-card", card=(name if isinstance(name, str) else quoted(name))[:40])
        return number

    def _place(self, kind: str, name: Any, where: str) -> int:
        """A card that lies here and nowhere else."""
        number = self._card(kind, name, where)
        name = name.upper()
        if name in self.placed:
            raise PositionError(where, "elsewhere", "TD-C5", card=name, place=self.placed[name])
        self.placed[name] = where
        return number

    def _mask(self, kind: str, names: Any, where: str) -> int:
        return sum(1 << self._place(kind, name, where) for name in read_list(names, where))

    def _nowhere(self, kind: str) -> int:
        """The cards that lie nowhere yet, as a mask."""
        return self.in_play[kind] & ~sum(1 << n for name, n in self.numbers[kind].items() if name in self.placed)

    # -- players -----------------------------------------------------------------------------------

    def _rows(self) -> list[Mapping[str, Any]]:
        rows: list[Mapping[str, Any]] = self.document.get("players", [{}] * int(self.d.seats))
        return rows

    def _players(self) -> None:
        rows = self._rows()
        if not isinstance(rows, list) or len(rows) != self.d.seats:
            raise PositionError("players", "per-seat", seats=int(self.d.seats))
        for seat, row in enumerate(rows):
            where = f"players[{seat}]"
            if not isinstance(row, Mapping):
                raise PositionError(where, "table")
            known_keys(row, PLAYER_KEYS, where)
            in_phase(row, PLAYER_WHEN, self.phase, f"{where}.")
            self._player(self.d.players[seat], seat, row, where)
        for seat, row in enumerate(rows):
            if row.get("scheme") is None:
                taken = [p.scheme for p in self.d.players]
                self.d.players[seat].scheme = next(n for n in range(1, 11) if n not in taken)

    def _player(self, p: Player, seat: int, row: Mapping[str, Any], where: str) -> None:
        p.bag = read_bag(row.get("treasures", ()), f"{where}.treasures")
        p.thieves = read_number(row.get("thieves", int(self.cards.thieves)), f"{where}.thieves", 0, self._thieves())
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
        tidying = self.phase == "cleanup"  # all have passed
        if read_flag(row.get("passed", tidying), f"{where}.passed"):
            self.d.passed |= 1 << seat
        elif tidying:
            must_be(f"{where}.passed", True, False, "TD-T6")

    def _thieves(self) -> int:
        """All thieves of the table (TD-S6)."""
        return int((self.cards.thieves + self.cards.forest) * self.d.seats)

    def _reputation(self, p: Player, value: Any, where: str) -> None:
        """A number (from fences), or numbers by source."""
        if isinstance(value, int):
            value = {"fences": value}
        if not isinstance(value, Mapping):
            raise PositionError(where, "reputation", game=GAME)
        known_keys(value, set(SOURCES), where)
        for source, field in zip(SOURCES, FIELDS, strict=True):
            setattr(p, field, read_number(value.get(source, 0), f"{where}.{source}", 0, MOST_FAME))

    # -- the table ---------------------------------------------------------------------------------

    def _locations(self) -> None:
        d, doc = self.d, self.document
        for name in reversed(read_few(doc.get("top", ()), "top")):
            d.on_top = d.on_top << 6 | self._place("location", name, "top")
        d.under = [self._place("location", name, "under") for name in read_list(doc.get("under", ()), "under")]
        d.robbed = 0
        for name in read_set(doc.get("robbed", ()), "robbed"):
            d.robbed |= 1 << self._card("location", name, "robbed")
        if d.robbed & ~int(d.face_up()) or d.robbed & int(self.cards.instants):
            raise PositionError("robbed", "no-space", "TD-C3", game=GAME)
        d.deck = self._nowhere("location")

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
        d.unsold = self._nowhere("fence")
        if given is None:  # a display left out is dealt: the lowest fences nobody has placed
            for slot, fence in enumerate(bits_of(d.unsold)[: int(self.cards.slots)]):
                d.display |= fence << (6 * slot)
                d.unsold &= ~(1 << fence)

    def _powers(self) -> None:
        d, doc = self.d, self.document
        tidied = self.phase in ("holder", "over")
        earlier = int(self.cards.stacks) * (int(d.round) - (not tidied))
        seen = self._mask("power", read_few(doc.get("boxed", ()), "boxed", earlier, "TD-U4"), "boxed")
        rows = doc.get("powers")
        if rows is None:
            rows = [{}] * int(self.cards.stacks)
        if not isinstance(rows, list | tuple) or len(rows) != self.cards.stacks:
            raise PositionError("powers", "power-stacks", "TD-S3", game=GAME)
        for stack, row in enumerate(rows):
            where = f"powers[{stack}]"
            row = {"tile": row} if isinstance(row, str) else row
            if not isinstance(row, Mapping):
                raise PositionError(where, "table")
            known_keys(row, {"tile", "paid"}, where)
            in_phase(row, PAID_WHEN, self.phase, f"{where}.")
            if row.get("tile") is not None:
                number = self._place("power", row["tile"], f"{where}.tile")
                seen |= 1 << number
                d.tiles |= number << (4 * stack)
            if row.get("paid") is not None:
                d.spots |= (read_type(row["paid"], f"{where}.paid") + 1) << (4 * stack)
        d.piled = self.cards.tiles - d.round + (not tidied)
        d.untold = ((1 << (int(self.cards.powers) + 1)) - 2) & ~seen
        self._empty_stacks()

    def _empty_stacks(self) -> None:
        """A tile left out is turned up: the lowest nobody has placed. After the last cleanup there is none."""
        d = self.d
        if self.phase == "over":
            if d.tiles:
                raise PositionError("powers", "power-stacks", "TD-U4", game=GAME)
            return
        for stack in range(int(self.cards.stacks)):
            if d.tile(stack) == 0:
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
        d.vault = read_number(doc.get("vault", 0), "vault", 0, self._thieves())
        d.recruit = read_bag(doc.get("recruit", ()), "recruit")
        if d.vault % self.cards.vault:
            raise PositionError("vault", "multiple", "TD-A14", game=GAME, of=int(self.cards.vault))
        if size(d.recruit) % self.cards.recruit:
            raise PositionError("recruit", "multiple", "TD-A16", game=GAME, of=int(self.cards.recruit))
        d.jokers = read_bag(doc.get("wilds", ()), "wilds")

    def _two_thieves(self) -> None:
        """TD-P2: one card at most holds two thieves, and the power that brought the second has been paid for."""
        d, doc = self.d, self.document
        for key in ("twice", "crowded"):
            if doc.get(key) is not None and not d.paid(DOUBLE):
                name = self.cards.power_ids[DOUBLE]
                raise PositionError(key, "second-thief", "TD-P2", game=GAME, power=name)
        if doc.get("twice") is not None:
            d.twice = self._card("location", doc["twice"], "twice")
            if not (d.robbed >> d.twice) & 1:
                raise PositionError("twice", "no-space", "TD-P2", game=GAME)
            must_be("crowded", None, doc.get("crowded"), "TD-P2")
        if doc.get("crowded") is not None:
            d.crowded = self._card("fence", doc["crowded"], "crowded")
            if d.fence_owner(d.crowded) < 0:
                raise PositionError("crowded", "no-space", "TD-P2", game=GAME)

    def _revealed(self) -> None:
        """TD-D5: above a board lie at most the cards picked so far; TD-P7 may add one."""
        d = self.d
        most = self._picked() if self.phase == "scouting" else int(self.cards.picks) + 1
        for seat, p in enumerate(d.players):
            if int(p.above).bit_count() > most:
                raise PositionError(f"players[{seat}].above", "too-long", "TD-D5", game=GAME, most=most)

    # -- tokens ------------------------------------------------------------------------------------

    def _boards(self) -> None:
        """TD-B1, TD-B2: eight treasures and six thieves, but for what a gain in progress has just brought."""
        d = self.d
        for seat, p in enumerate(d.players):
            treasures, thieves = brought(d, d.stack, seat)
            most = int(self.cards.chests) + treasures
            if size(p.bag) > most:
                found = int(size(p.bag))
                raise PositionError(
                    f"players[{seat}].treasures", "board-full", "TD-B1", game=GAME, most=most, found=found
                )
            read_number(int(p.thieves), f"players[{seat}].thieves", 0, int(self.cards.chairs) + thieves, "TD-B2")

    def _wilds(self) -> None:
        """TD-Q43: what lies on wild wants is what the fences above boards have asked for so far."""
        d = self.d
        dealt = [*bits_of(d.above_fences()), int(d.crowded)]
        due = sum(int(self.cards.fence[fence].wilds) for fence in dealt)
        top = d.stack[-1]
        if isinstance(top, Dealing):
            due -= int(self.cards.fence[top.fence].wilds - top.wilds)
        if size(d.jokers) != due:
            raise PositionError("wilds", "wilds", "TD-Q43", game=GAME, due=due, found=int(size(d.jokers)))

    def _supplies(self) -> None:
        """Supplies left out hold what lies nowhere else (TD-S6)."""
        d, doc = self.d, self.document
        total = int(self.cards.treasures[d.seats])
        elsewhere = [self._counted(k) for k in range(len(LETTERS))]
        left = sum(max(0, total - many) << (5 * k) for k, many in enumerate(elsewhere))
        d.city = read_bag(doc["city"], "city") if "city" in doc else left
        for k, many in enumerate(elsewhere):
            found = many + ((int(d.city) >> (5 * k)) & 31)
            if found != total:
                raise PositionError(
                    "city", "treasures-total", "TD-G3", game=GAME, total=total, found=found, letter=LETTERS[k]
                )
        used = sum(int(p.thieves) for p in d.players) + int(d.vault)
        used += int(d.robbed).bit_count() + int(d.above_fences()).bit_count() + bool(d.twice) + bool(d.crowded)
        every = self._thieves()
        d.forest = read_number(doc.get("forest", max(0, every - used)), "forest", 0, every)
        if used + d.forest != every:
            raise PositionError(
                "forest", "thieves-total", "TD-G4", game=GAME, total=every, found=used + int(d.forest)
            )
        top = d.stack[-1]
        if isinstance(top, Power) and top.power == DOUBLE:  # the second thief is still to come
            read_number(int(d.forest), "forest", 1, every, "TD-P2")

    def _counted(self, kind: int) -> int:
        """How many treasures of a type lie anywhere but in the city."""
        d = self.d
        bags = [int(p.bag) for p in d.players] + [int(d.recruit), int(d.jokers)]
        for p in d.players:
            for fence in bits_of(p.dealt):
                bags += [int(self.cards.fence[fence].wants)] * (2 if fence == d.crowded else 1)
        many = sum((bag >> (5 * kind)) & 31 for bag in bags) + ((int(d.hag) >> kind) & 1)
        return many + sum(d.spot(s) == kind + 1 for s in range(int(self.cards.stacks)))

    # -- what is known -----------------------------------------------------------------------------

    def _knowledge(self) -> None:
        """Who can place which hidden location: those who have held a hand, unless the document says otherwise."""
        d = self.d
        hidden = sum(1 << n for n in d.under)
        for p in d.players:
            hidden |= int(p.hand)
        rows = self._rows()
        d.watched = self._known(self.document.get("known", ()), "known", hidden)
        for seat, p in enumerate(d.players):
            p.knows = p.hand | d.watched
            if "knows" in rows[seat]:
                p.knows |= self._known(rows[seat]["knows"], f"players[{seat}].knows", hidden)
            else:
                for back in range(self._picked() + 1):
                    p.knows |= d.players[d.next_seat(seat, back)].hand

    def _known(self, names_: Any, where: str, hidden: int) -> int:
        mask = 0
        for name in read_set(names_, where):
            mask |= 1 << self._card("location", name, where)
        if mask & ~hidden:
            raise PositionError(where, "not-hidden", "TD-D6", game=GAME)
        return mask

    # -- phases ------------------------------------------------------------------------------------

    def _phase(self) -> None:
        d, evening = self.d, Evening()
        d.stack = []
        d.push(evening)
        if self.phase != "scouting":
            self._instants(int(d.seats))
        doing = self.document.get("doing", [])
        evening.step = {"round": 1, "scouting": 2, "thieving": 3, "cleanup": 1, "holder": 1, "over": 4}[self.phase]
        if self.phase == "round":
            d.round -= 1
        elif self.phase == "scouting":
            d.push(self._scouting(bool(doing)))
        elif self.phase == "thieving":
            d.push(self._thieving(bool(doing)))
        elif self.phase != "over":
            cleanup = Cleanup()
            cleanup.step = 3 if self.phase == "holder" else 0
            d.push(cleanup)
        self._scored()
        read_rules(d, doing, self._card)
        self._slots()
        self._picks()

    def _scored(self) -> None:
        """TD-E2, TD-E4: majorities and schemes count when the game is over, and then exactly."""
        d, over = self.d, self.phase == "over"
        for seat, p in enumerate(d.players):
            where = f"players[{seat}].reputation"
            must_be(f"{where}.majorities", int(majority_points(d, seat)) if over else 0, int(p.majorities), "TD-E2")
            must_be(f"{where}.scheme", int(scheme_points(d, seat)) if over else 0, int(p.plan), "TD-E4")

    def _slots(self) -> None:
        """TD-A8: a slot is empty when the deck is, or until a deal in progress is done."""
        d = self.d
        top = d.stack[-1]
        dealing = isinstance(top, Dealing) and top.how == FROM_BOARD
        empty = sum(d.slot(k) == 0 for k in range(int(self.cards.slots)))
        if (empty > dealing and d.fence_deck_size() > 0) or (dealing and not empty):
            raise PositionError("display", "display", "TD-A8", game=GAME)

    def _picks(self) -> None:
        """Picks laid face down while others still choose (TD-D2)."""
        d = self.d
        picks = {s: row["pick"] for s, row in enumerate(self._rows()) if row.get("pick") is not None}
        if not picks:
            return
        top = d.stack[-1]
        asked = sum(1 << s for s, p in enumerate(d.players) if p.hand)
        if not isinstance(top, Scouting) or top.step != PICK or len(picks) >= asked.bit_count():
            raise PositionError(f"players[{min(picks)}].pick", "no-pick", "TD-D2", game=GAME)
        d.ask_all(asked, ASK_PICK)
        for seat, name in picks.items():
            code = int(move_of(V_PICK, self._card("location", name, f"players[{seat}].pick"), 0))
            if not top.allows(d, seat, code):
                raise PositionError(f"players[{seat}].pick", "no-pick", "TD-D2", game=GAME)
            d.answers[seat] = code
            d.pending &= ~(1 << seat)
        d.reask_sealed()

    def _picked(self) -> int:
        """How many cards everybody has picked."""
        return read_number(self.document.get("picks", 0), "picks", 0, int(self.cards.picks))

    def _scouting(self, acting: bool) -> Scouting:
        d, frame = self.d, Scouting()
        frame.picks = self._picked()
        hands = [int(p.hand).bit_count() for p in d.players]
        frame.step = PICK if any(hands) or frame.picks else DEAL
        left = int(self.cards.hand - frame.picks)
        short = d.deck_size() == 0 and max(hands) <= left  # TD-Q44
        if frame.step == PICK and hands != [left] * int(d.seats) and not short:
            raise PositionError("players", "hand-size", "TD-D5", game=GAME)
        done = int(d.seats)
        if self.document.get("instants") is not None:
            frame.step = INSTANTS
            frame.dealt = done = read_number(self.document["instants"], "instants", 0, int(d.seats) - acting)
            read_number(int(frame.picks), "picks", 1, int(self.cards.picks), "TD-D4")
        self._instants(done + acting)
        return frame

    def _instants(self, done: int) -> None:
        """TD-D4, TD-Q6: above a board an instant waits for its turn, while those revealed with it are resolved."""
        d = self.d
        for n in range(int(d.seats)):
            seat = int(d.next_seat(d.start, n))
            if int(d.players[seat].above & self.cards.instants).bit_count() > (n >= done):
                raise PositionError(f"players[{seat}].above", "instant-above", "TD-D4", game=GAME)

    def _thieving(self, acting: bool) -> Thieving:
        d = self.d
        turn = read_number(self.document.get("turn", int(d.start)), "turn", 0, int(d.seats) - 1)
        if (d.passed >> turn) & 1 and (acting or d.passed != self.everyone):
            raise PositionError("turn", "turn-passed", "TD-T4", game=GAME)
        frame = Thieving(turn)
        frame.step = 1 if acting else 0
        return frame


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
    doc["doing"] = [row_of(d, f) for f in d.stack[2:]]
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
