"""The special action of each thief (section 8.4 of the rules)."""

from mypy_extensions import i64

from rookery.core.bits import bit
from rookery.core.kinds import SeatNo
from rookery.core.table import CHANCE, Table
from rookery.games.age_of_thieves.cards.book import (
    EMPEROR,
    GENERAL,
    JASMINE,
    JEWELS,
    JOANNE,
    MORIUS,
    NIKOLAI,
    NOIRON,
    SPECIAL,
    ZAIN,
)
from rookery.games.age_of_thieves.cards.city import DUNGEON
from rookery.games.age_of_thieves.moves.codes import (
    V_AT,
    V_JEWEL,
    V_KEEP,
    V_LIFT,
    V_NONE,
    V_PICK,
    V_RIVAL,
    V_SWAP,
    first_of,
    move_of,
    second_of,
    verb_of,
)
from rookery.games.age_of_thieves.rules.acts import Card, hand_over, reposition, rivals_in, watch_in
from rookery.games.age_of_thieves.rules.frame import Limit, Rule, city
from rookery.games.age_of_thieves.rules.walk import put_jewel, unknown_tokens
from rookery.games.age_of_thieves.said import (
    ASK_GRENADE,
    ASK_PUT,
    ASK_SWAP,
    ASK_TARGET,
    CHANCE_STEAL,
    CHANCE_TOKEN,
    TOLD_AIMS,
    TOLD_CONFISCATE,
    TOLD_EFFECT,
    TOLD_FETCH,
    TOLD_KEEPS,
    TOLD_LOOK,
    TOLD_LOOKED,
    TOLD_NO_TARGET,
    TOLD_STEAL,
    TOLD_SWAP,
)
from rookery.games.age_of_thieves.state.kinds import GeneralNo, Target
from rookery.games.age_of_thieves.state.spaces import CHARMED, DOWN, IDLE
from rookery.games.age_of_thieves.state.table import City


class Special(Rule):
    """The special action of a thief; the covering card has been discarded as its price (AT-A7)."""

    seat: SeatNo
    price: GeneralNo
    a: Target = -1
    b: Target = -1

    def run(self, t: Table) -> None:
        c = city(t)
        if self.step == 0:
            self.step = 1
            if not self.asks_for(c, self.seat, self._first_ask(c)):
                c.tell(TOLD_NO_TARGET, self.seat, SPECIAL)
                self.step = 9
        elif self.step == 1 or self.step == 2:
            self._ask(c)
        elif self.step == 3:
            self._draw_token(c)
        elif self.step == 4:
            c.ask(self.seat, ASK_SWAP)
        elif self.step == 5:  # a card came to hand
            self.step = 9
            c.push(Limit(self.seat))
        else:
            c.finish()

    def _first_ask(self, c: City) -> i64:
        return ASK_GRENADE if c.thieves[self.seat].sheet == ZAIN else ASK_TARGET

    def _ask(self, c: City) -> None:
        sheet = c.thieves[self.seat].sheet
        if self.step == 2 and sheet == NOIRON:
            if len(c.thieves[self.a].hand) > 0:
                c.ask(CHANCE, CHANCE_STEAL)
            else:
                c.learn()  # an empty hand is now known
                c.tell(TOLD_NO_TARGET, self.seat, SPECIAL)
                self.step = 9
        elif self.step == 2 and sheet == JOANNE:
            c.ask(self.seat, ASK_PUT)
        else:
            c.ask(self.seat, self._first_ask(c))

    def moves(self, c: City, seat: i64) -> list[int]:
        sheet = c.thieves[self.seat].sheet
        if sheet == MORIUS:
            return self._face_down(c)
        if sheet == JASMINE:
            return self._charmable(c)
        if sheet == NOIRON:
            far: i64 = c.book.special_range[NOIRON]
            return rivals_in(c, self.seat, far if far > 0 else -1) if self.step < 2 else self._loot(c)
        if sheet == ZAIN:
            return self._from_pile(c, c.book.grenade, self.step)
        if sheet == NIKOLAI:
            return self._from_pile(c, c.book.device, 0)
        return self._jewels(c) if self.step < 2 else self._around(c)

    def open(self, t: Table, seat: i64) -> bool:
        return self.step != 4

    def _face_down(self, c: City) -> list[int]:
        if self.step == 3:
            return unknown_tokens(c)
        if self.step == 4:
            return [int(V_SWAP), int(V_KEEP)]
        out: list[int] = []
        for s in c.board.token_spaces:
            if c.token(s) >= DOWN and s != self.a:
                out.append(c.board.ats[s])
        return out

    def _charmable(self, c: City) -> list[int]:
        if c.watch_on(c.thieves[self.seat].at) >= 0:
            return []
        return watch_in(c, self.seat, c.book.special_range[JASMINE], False)

    def _loot(self, c: City) -> list[int]:
        """One move per card in the rival's hand: chance takes one of them."""
        return [int(move_of(V_LIFT, face)) for face in c.thieves[self.a].hand]

    def _from_pile(self, c: City, wanted: list[int], done: i64) -> list[int]:
        """Cards of a kind in the discard pile, not the one just discarded as the price; Zain may stop."""
        out: list[int] = []
        face: i64 = 1
        while face <= GENERAL:
            many: i64 = c.pile[face] - (1 if face == self.price else 0)
            if wanted[face] == 1 and many > 0:
                out.append(int(move_of(V_PICK, face)))
            face += 1
        if done > 0 and len(out) > 0:
            out.append(int(V_NONE))
        return out

    def _jewels(self, c: City) -> list[int]:
        out: list[int] = []
        for move in rivals_in(c, self.seat, c.book.special_range[5]):
            rival = first_of(move)
            jewel: i64 = 0
            while jewel < JEWELS:
                if jewel != EMPEROR and c.thieves[rival].has(jewel) > 0:
                    out.append(int(move_of(V_JEWEL, rival, jewel)))
                jewel += 1
        return out

    def _around(self, c: City) -> list[int]:
        at = c.thieves[self.a].at
        out = [int(move_of(V_AT, at))]
        for s in c.board.paths[at]:
            if c.board.kind[s] & DUNGEON == 0:
                out.append(int(move_of(V_AT, s)))
        return out

    def answer(self, t: Table, seat: i64, move: i64) -> None:
        c = city(t)
        sheet = c.thieves[self.seat].sheet
        if sheet == MORIUS:
            self._whispers(c, move)
        elif sheet == JASMINE:
            self.step = 9
            figure = c.watch_on(first_of(move))
            c.figure[figure] = int(c.figure[figure] | IDLE | CHARMED)
            reposition(c, figure, c.thieves[self.seat].at)
        elif sheet == NOIRON:
            self._light_fingers(c, move)
        elif sheet == ZAIN:
            self._powder_store(c, move)
        elif sheet == NIKOLAI:
            self.step = 9
            c.tell(TOLD_EFFECT, self.seat, first_of(move), c.thieves[self.seat].at)
            c.push(Card(self.seat, first_of(move)))
        elif self.step == 1:
            self.a = first_of(move)
            self.b = second_of(move)
            c.tell(TOLD_AIMS, seat, self.a, self.b)
            self.step = 2
        else:
            self.step = 9
            c.thieves[self.a].gets(self.b, -1)
            put_jewel(c, first_of(move), self.b, 1)
            c.tell(TOLD_CONFISCATE, self.seat, self.a, self.b, first_of(move))

    # -- Morius ---------------------------------------------------------------------------------------------

    def _whispers(self, c: City, move: i64) -> None:
        if self.step == 1:
            self.a = first_of(move)
            c.tell(TOLD_LOOK, self.seat, self.a)
            self.step = 2 if len(self._face_down(c)) > 0 else 3
        elif self.step == 2:
            self.b = first_of(move)
            c.tell(TOLD_LOOK, self.seat, self.b)
            self.step = 3
        elif self.step == 3:
            space = self.a if c.token(self.a) == DOWN else self.b
            c.set_token(space, first_of(move) + DOWN)
        else:
            self._swap(c, move == V_SWAP)

    def _draw_token(self, c: City) -> None:
        """Faces nobody has seen are drawn now; then Morius is told both."""
        if c.token(self.a) == DOWN or (self.b >= 0 and c.token(self.b) == DOWN):
            c.ask(CHANCE, CHANCE_TOKEN)
            return
        c.learn()
        c.whisper(bit(self.seat), 4, TOLD_LOOKED, self.seat, self.a, c.token(self.a) - DOWN)
        self.step = 9
        if self.b >= 0:
            c.whisper(bit(self.seat), 4, TOLD_LOOKED, self.seat, self.b, c.token(self.b) - DOWN)
            self.step = 4

    def _swap(self, c: City, swap: bool) -> None:
        if swap:
            token = c.token(self.a)
            c.set_token(self.a, c.token(self.b))
            c.set_token(self.b, token)
        c.whisper(bit(self.seat), 2, TOLD_SWAP, self.seat, 1 if swap else 0)
        self.step = 9

    # -- Noiron and Zain ----------------------------------------------------------------------------------------

    def _light_fingers(self, c: City, move: i64) -> None:
        if verb_of(move) == V_RIVAL:
            self.a = first_of(move)
            c.tell(TOLD_AIMS, self.seat, self.a)
            self.step = 2
            return
        face = first_of(move)
        hand_over(c, self.a, self.seat, face)
        c.whisper(bit(self.a) | bit(self.seat), 4, TOLD_STEAL, self.seat, self.a, face)
        self.step = 5

    def _powder_store(self, c: City, move: i64) -> None:
        if move == V_NONE:
            c.tell(TOLD_KEEPS, self.seat)
            self.step = 5
            return
        face = first_of(move)
        c.pile[face] -= 1
        c.pile_size -= 1
        thief = c.thieves[self.seat]
        thief.take_card(face)
        thief.shown += 1
        c.know(face, self.seat, c.observers())
        c.tell(TOLD_FETCH, self.seat, face)
        self.step += 1
        if self.step == 3 or len(self._from_pile(c, c.book.grenade, 0)) == 0:
            self.step = 5
