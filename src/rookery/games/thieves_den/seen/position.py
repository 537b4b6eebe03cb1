"""Positions of Thieves Den: what the entries of a document (entries.py) have to do with one another."""

from rookery.core.table import RuleError
from rookery.errors import PositionError
from rookery.games.documents.shapes import must_be, number
from rookery.games.documents.sheet import Reading
from rookery.games.thieves_den.cards.book import LETTERS, Cards, size
from rookery.games.thieves_den.moves.codes import V_PICK, move_of
from rookery.games.thieves_den.moves.notation import GAME
from rookery.games.thieves_den.rules.actions import FROM_BOARD, Dealing
from rookery.games.thieves_den.rules.cleanup import Cleanup
from rookery.games.thieves_den.rules.powers import DOUBLE, Power
from rookery.games.thieves_den.rules.rounds import Evening
from rookery.games.thieves_den.rules.score import majority_points, scheme_points
from rookery.games.thieves_den.rules.scouting import DEAL, INSTANTS, PICK, Scouting
from rookery.games.thieves_den.rules.thieving import Thieving
from rookery.games.thieves_den.said import ASK_HOLDER, ASK_PICK
from rookery.games.thieves_den.seen.entries import PROGRESS, SHEET, all_thieves, impossible
from rookery.games.thieves_den.seen.progress import brought, started_rightly
from rookery.games.thieves_den.state.table import Den, bits_of


class PositionReader(Reading):
    """Builds a table from a document, refusing what cannot be."""

    sheet = SHEET
    t: Den

    def read(self) -> Den:
        """The table, with the right rules in progress."""
        self.d = d = self.t
        self.cards: Cards = d.cards
        self.entries()
        self._round()
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
        self._goes_on()
        return d

    def _round(self) -> None:
        """TD-E1: the game is over after the last round; TD-Q40: nobody takes the tile then."""
        found, last = int(self.d.round), int(self.cards.rounds)
        if self.phase == "over":
            must_be("round", last, found, "TD-E1")
        elif self.phase == "holder":
            number(found, "round", 1, last - 1, "TD-Q40")

    def _goes_on(self) -> None:
        """Nothing is missing or double, and the rules ask what is in progress, or go on from here."""
        self.sound()
        doing = self.values["doing"]
        last = f"doing[{len(doing) - 1}]" if doing else "phase"
        copy = self.d.clone()
        try:
            copy.settle()
        except (RuleError, IndexError):
            raise PositionError(last, "cannot-go-on", game=GAME) from None
        if doing and PROGRESS.write(self.d.stack[2:], self.d) != PROGRESS.write(copy.stack[2:], copy):
            raise PositionError(last, "asks-nothing")
        if self.phase == "holder" and copy.about != ASK_HOLDER:  # TD-U8: only a tie is decided
            raise PositionError("phase", "asks-nothing", "TD-U8")
        impossible(copy.check(), last, "cannot-go-on")

    def _nowhere(self, names: list[str], every: int) -> int:
        """The cards that lie nowhere yet, as a mask."""
        return every & ~sum(1 << n for n, name in enumerate(names) if name in self.placed)

    def _players(self) -> None:
        for seat, p in enumerate(self.d.players):
            where = f"players[{seat}]"
            if p.side and (self.d.seats != 2 or int(p.side).bit_count() > 1 or p.side & self.cards.instants):
                raise PositionError(f"{where}.side", "left-side", "TD-D7", game=GAME)
            if self.phase == "cleanup" and not (self.d.passed >> seat) & 1:
                must_be(f"{where}.passed", True, False, "TD-T6")
            if not p.scheme:
                taken = [other.scheme for other in self.d.players]
                p.scheme = next(n for n in range(1, 11) if n not in taken)

    # -- the table ---------------------------------------------------------------------------------

    def _locations(self) -> None:
        d = self.d
        if d.robbed & ~int(d.face_up()) or d.robbed & int(self.cards.instants):
            raise PositionError("robbed", "no-space", "TD-C3", game=GAME)
        d.deck = self._nowhere(self.cards.location_ids, int(self.cards.deck(d.seats)))

    def _fences(self) -> None:
        """A display left out is dealt: the lowest fences nobody has placed."""
        d, given = self.d, self.values.get("display")
        d.unsold = self._nowhere(self.cards.fence_ids, int(self.cards.fence_deck(d.seats)))
        row = bits_of(d.unsold)[: int(self.cards.slots)] if given is None else given
        for slot, fence in enumerate(row):
            d.display |= fence << (6 * slot)
            d.unsold &= ~(1 << fence)

    def _powers(self) -> None:
        d, tidied = self.d, self.phase in ("holder", "over")
        earlier = int(self.cards.stacks) * (int(d.round) - (not tidied))
        seen = int(self.values["boxed"])
        if seen.bit_count() > earlier:
            raise PositionError("boxed", "too-many", "TD-U4", most=earlier)
        rows = self.values.get("powers")
        impossible(rows is not None and len(rows) != self.cards.stacks, "powers", "power-stacks", "TD-S3")
        for stack, row in enumerate(rows or ()):
            tile = row.get("tile", 0)
            seen |= 1 << tile
            d.tiles |= tile << (4 * stack)
            d.spots |= row.get("paid", 0) << (4 * stack)
        d.piled = self.cards.tiles - d.round + (not tidied)
        d.untold = ((1 << (int(self.cards.powers) + 1)) - 2) & ~seen
        self._empty_stacks()

    def _empty_stacks(self) -> None:
        """A tile left out is turned up: the lowest nobody has placed. After the last cleanup there is none."""
        d = self.d
        if self.phase == "over":
            impossible(d.tiles, "powers", "power-stacks", "TD-U4")
            return
        for stack in range(int(self.cards.stacks)):
            if d.tile(stack) == 0:
                tile = bits_of(d.untold)[0]
                d.untold &= ~(1 << tile)
                d.tiles |= tile << (4 * stack)

    def _spaces(self) -> None:
        d, fed = self.d, int(self.values["hag"])
        for k in range(len(LETTERS)):
            many = (fed >> (5 * k)) & 31
            impossible(many > 1, "hag", "hag", "TD-A12")
            d.hag |= many << k
        impossible(d.vault % self.cards.vault, "vault", "multiple", "TD-A14", of=int(self.cards.vault))
        if size(d.recruit) % self.cards.recruit:
            raise PositionError("recruit", "multiple", "TD-A16", game=GAME, of=int(self.cards.recruit))

    def _two_thieves(self) -> None:
        """TD-P2: one card at most holds two thieves, and the power that brought the second has been paid for."""
        d = self.d
        for key, card in (("twice", d.twice), ("crowded", d.crowded)):
            if card and not d.paid(DOUBLE):
                name = self.cards.power_ids[DOUBLE]
                raise PositionError(key, "second-thief", "TD-P2", game=GAME, power=name)
        if d.twice:
            impossible(not (d.robbed >> d.twice) & 1, "twice", "no-space", "TD-P2")
            must_be("crowded", None, self.cards.fence_ids[d.crowded] or None, "TD-P2")
        impossible(d.crowded and d.fence_owner(d.crowded) < 0, "crowded", "no-space", "TD-P2")

    def _revealed(self) -> None:
        """TD-D5: above a board lie at most the cards picked so far; TD-P7 may add one."""
        most = int(self.values["picks"] if self.phase == "scouting" else self.cards.picks + 1)
        for seat, p in enumerate(self.d.players):
            if int(p.above).bit_count() > most:
                raise PositionError(f"players[{seat}].above", "too-many", "TD-D5", most=most)

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
            number(int(p.thieves), f"players[{seat}].thieves", 0, int(self.cards.chairs) + thieves, "TD-B2")

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
        d = self.d
        total = int(self.cards.treasures[d.seats])
        elsewhere = [self._counted(k) for k in range(len(LETTERS))]
        left = sum(max(0, total - many) << (5 * k) for k, many in enumerate(elsewhere))
        d.city = self.values.get("city", left)
        for k, many in enumerate(elsewhere):
            found = many + ((int(d.city) >> (5 * k)) & 31)
            if found != total:
                raise PositionError(
                    "city", "treasures-total", "TD-G3", game=GAME, total=total, found=found, letter=LETTERS[k]
                )
        used = sum(int(p.thieves) for p in d.players) + int(d.vault)
        used += int(d.robbed).bit_count() + int(d.above_fences()).bit_count() + bool(d.twice) + bool(d.crowded)
        every = all_thieves(d)
        d.forest = self.values.get("forest", max(0, every - used))
        impossible(
            used + d.forest != every, "forest", "thieves-total", "TD-G4", total=every, found=used + int(d.forest)
        )
        top = d.stack[-1]
        if isinstance(top, Power) and top.power == DOUBLE:  # the second thief is still to come
            number(int(d.forest), "forest", 1, every, "TD-P2")

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
        hidden = int(d.hidden())
        watched = self._hidden(self.values["known"], hidden, "known")
        d.place(d.seats, watched)
        for seat, p in enumerate(d.players):
            knows = int(p.hand) | watched
            known = self.values["players"][seat].get("knows")
            if known is not None:
                knows |= self._hidden(known, hidden, f"players[{seat}].knows")
            else:
                for back in range(self.values["picks"] + 1):
                    knows |= int(d.players[d.next_seat(seat, back)].hand)
            d.place(seat, knows)

    def _hidden(self, known: int, hidden: int, where: str) -> int:
        impossible(known & ~hidden, where, "not-hidden", "TD-D6")
        return known

    # -- phases ------------------------------------------------------------------------------------

    def _phase(self) -> None:
        d, evening = self.d, Evening()
        d.stack = []
        d.push(evening)
        if self.phase != "scouting":
            self._instants(int(d.seats))
        doing = self.values["doing"]
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
        started_rightly(d, doing)
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
        picks = {seat: row["pick"] for seat, row in enumerate(self.values["players"]) if row.get("pick")}
        if not picks:
            return
        top = d.stack[-1]
        asked = sum(1 << s for s, p in enumerate(d.players) if p.hand)
        if not isinstance(top, Scouting) or top.step != PICK or len(picks) >= asked.bit_count():
            raise PositionError(f"players[{min(picks)}].pick", "no-pick", "TD-D2", game=GAME)
        d.ask_all(asked, ASK_PICK)
        for seat, card in picks.items():
            code = int(move_of(V_PICK, card, 0))
            impossible(not top.allows(d, seat, code), f"players[{seat}].pick", "no-pick", "TD-D2")
            d.answers[seat] = code
            d.pending &= ~(1 << seat)
        d.reask_sealed()

    def _scouting(self, acting: bool) -> Scouting:
        d, frame = self.d, Scouting()
        frame.picks = self.values["picks"]
        hands = [int(p.hand).bit_count() for p in d.players]
        frame.step = PICK if any(hands) or frame.picks else DEAL
        left = int(self.cards.hand - frame.picks)
        short = d.deck_size() == 0 and max(hands) <= left  # TD-Q44
        if frame.step == PICK and hands != [left] * int(d.seats) and not short:
            raise PositionError("players", "hand-size", "TD-D5", game=GAME)
        done = int(d.seats)
        if self.values["instants"] >= 0:
            frame.step = INSTANTS
            frame.dealt = done = number(self.values["instants"], "instants", 0, int(d.seats) - acting)
            number(int(frame.picks), "picks", 1, int(self.cards.picks), "TD-D4")
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
        turn = self.values.get("turn", int(d.start))
        if (d.passed >> turn) & 1 and (acting or d.passed != (1 << self.seats) - 1):
            raise PositionError("turn", "turn-passed", "TD-T4", game=GAME)
        frame = Thieving(turn)
        frame.step = 1 if acting else 0
        return frame
