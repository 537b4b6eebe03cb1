"""What all frames of Age of Thieves share, and the small ones: draws, discards, captures, new guards."""

from typing import cast

from mypy_extensions import i64, mypyc_attr

from rookery.core.bits import bit
from rookery.core.hearsay import kth_face
from rookery.core.kinds import Flag, SeatMask, SeatNo, SeatOrNobody
from rookery.core.table import CHANCE, Frame, Table
from rookery.games.age_of_thieves.cards.book import EMPEROR, GREEN, HAND_LIMIT, JASMINE, TRINKET, YELLOW
from rookery.games.age_of_thieves.cards.city import PALACE
from rookery.games.age_of_thieves.moves.codes import (
    V_AT,
    V_CARD,
    V_DISCARD,
    V_DISTRICT,
    V_LOSE,
    V_NONE,
    V_WATCH,
    first_of,
    move_of,
    verb_of,
)
from rookery.games.age_of_thieves.said import (
    ASK_DISCARD,
    ASK_LIMIT,
    ASK_LOSE,
    ASK_NEAREST,
    ASK_RECYCLE,
    CHANCE_CARD,
    CHANCE_DISTRICT,
    TOLD_APPEAR,
    TOLD_CAUGHT,
    TOLD_DISCARD,
    TOLD_DISTRICT,
    TOLD_DRAW,
    TOLD_DUNGEON,
    TOLD_KEEPS,
    TOLD_LOSE,
    TOLD_NO_CARD,
    TOLD_OPENED,
    TOLD_PICKS,
)
from rookery.games.age_of_thieves.state.kinds import Drawn, SpaceNo
from rookery.games.age_of_thieves.state.spaces import EMPEROR_BIT, FIGURES, GUARDS, PLACE, POOL, FigureSet
from rookery.games.age_of_thieves.state.table import City
from rookery.games.age_of_thieves.state.thief import CAUGHT, MARKED, UP, card_of, cover_of, general_of


def city(t: Table) -> City:
    """The table as this game's."""
    return cast(City, t)


class Rule(Frame):
    """A frame whose options are a short list. All is public unless it says not."""

    def moves(self, c: City, seat: i64) -> list[int]:
        """The options."""
        return []

    def count(self, t: Table, seat: i64) -> i64:
        c = cast(City, t)
        if not c.fresh:
            c.list_for(seat, self.moves(c, seat))
        c.fresh = False
        return len(c.listed)

    def option(self, t: Table, seat: i64, k: i64) -> i64:
        c = cast(City, t)
        if c.listed_to != seat or c.listed_at != c.number:
            c.list_for(seat, self.moves(c, seat))
        return c.listed[k]

    def allows(self, t: Table, seat: i64, move: i64) -> bool:
        return int(move) in self.moves(cast(City, t), seat)

    def open(self, t: Table, seat: i64) -> bool:
        return True

    def asks_for(self, c: City, seat: i64, about: i64) -> bool:
        """Ask, unless there is nothing to choose from."""
        found = self.moves(c, seat)
        if len(found) == 0:
            return False
        self.ask_among(c, seat, about, found)
        return True

    def ask_among(self, c: City, seat: i64, about: i64, moves: list[int]) -> None:
        """Ask where the options have just been listed."""
        c.list_for(seat, moves)
        c.fresh = True
        c.ask(seat, about)


@mypyc_attr(free_list_len=1)
class Draw(Rule):
    """Cards from the action deck, seen by their new owner alone; an empty deck is made of the discards (AT-Q69)."""

    seat: SeatNo
    many: Drawn
    fresh: Flag = False  # will the owner choose among what he draws? (Nikolai)

    def run(self, t: Table) -> None:
        c = city(t)
        if self.many == 0:
            c.finish(self.step)  # how many were drawn
        elif c.deck_size > 0:
            c.ask(CHANCE, CHANCE_CARD)
        elif c.pile_size > 0:
            c.reshuffle()
        else:
            c.tell(TOLD_NO_CARD, self.seat)  # AT-Q25
            self.many = 0

    def count(self, t: Table, seat: i64) -> i64:
        return city(t).deck_size

    def option(self, t: Table, seat: i64, k: i64) -> i64:
        return move_of(V_CARD, kth_face(city(t).deck, k))

    def allows(self, t: Table, seat: i64, move: i64) -> bool:
        face = first_of(move)
        return move == move_of(V_CARD, face) and face < 28 and city(t).deck[face] > 0

    def answer(self, t: Table, seat: i64, move: i64) -> None:
        c = city(t)
        face = first_of(move)
        c.deck[face] -= 1
        c.deck_size -= 1
        c.learn()
        thief = c.thieves[self.seat]
        thief.take_card(face)
        thief.shown += 1
        if self.fresh:
            thief.fresh = (thief.fresh << 6) | face
        c.whisper(bit(self.seat), 2, TOLD_DRAW, self.seat, face)
        self.many -= 1
        self.step += 1


def drop(c: City, seat: i64, face: i64) -> None:
    """A general card from hand onto the discard pile, seen by all."""
    thief = c.thieves[seat]
    thief.lose_card(face)
    thief.shown -= 1
    c.discard(face)
    c.forget(face, seat, c.observers())
    c.learn()
    c.tell(TOLD_DISCARD, seat, face)


def hand_moves(c: City, seat: i64, verb: i64) -> list[int]:
    """One move for every different general card in hand."""
    out: list[int] = []
    last = 0
    for face in c.thieves[seat].hand:
        if face != last:
            out.append(int(move_of(verb, face)))
        last = face
    return out


@mypyc_attr(free_list_len=1)
class Limit(Rule):
    """AT-P2: at most five general cards in hand. Asked of everybody who may have more, for all the table knows."""

    seat: SeatNo

    def run(self, t: Table) -> None:
        c = city(t)
        if self.step == 0 and c.playing(self.seat) and self.most(c) > HAND_LIMIT:
            c.ask(self.seat, ASK_LIMIT)
        else:
            c.finish()

    def most(self, c: City) -> i64:
        """What the table knows of the hand; exactly how many cards it has while that is open."""
        return c.thieves[self.seat].most_in_hand()

    def moves(self, c: City, seat: i64) -> list[int]:
        if len(c.thieves[seat].hand) > HAND_LIMIT:
            return hand_moves(c, seat, V_DISCARD)
        return [int(V_NONE)]

    def open(self, t: Table, seat: i64) -> bool:
        return False

    def answer(self, t: Table, seat: i64, move: i64) -> None:
        c = city(t)
        if move == V_NONE:
            c.learn()  # that he has no surplus is now known
            c.tell(TOLD_KEEPS, seat)
            self.step = 1
        else:
            drop(c, seat, first_of(move))


class Discards(Rule):
    """Several thieves discard a general card of their choice at once (AT-K2, AT-C2, House Searches)."""

    who: SeatMask

    def run(self, t: Table) -> None:
        c = city(t)
        asked: i64 = 0
        seat: i64 = 0
        while seat < c.seats:
            if (self.who >> seat) & 1 == 1 and c.thieves[seat].most_in_hand() > 0:
                asked |= bit(seat)
            seat += 1
        if self.step == 0 and asked != 0:
            c.ask_all(asked, ASK_DISCARD)
        else:
            c.finish()

    def moves(self, c: City, seat: i64) -> list[int]:
        if len(c.thieves[seat].hand) == 0:
            return [int(V_NONE)]
        return hand_moves(c, seat, V_DISCARD)

    def open(self, t: Table, seat: i64) -> bool:
        return False

    def reveal(self, t: Table) -> None:
        c = city(t)
        self.step = 1
        seat: i64 = 0
        while seat < c.seats:
            move: i64 = c.answers[seat]
            if move == V_NONE:
                c.learn()  # an empty hand is now known
                c.tell(TOLD_KEEPS, seat)
            elif move > 0:
                drop(c, seat, first_of(move))
            seat += 1


class Catch(Rule):
    """AT-C: the thieves in `who` are caught, one after the other, from the first thief clockwise (AT-Q73)."""

    who: SeatMask
    seat: SeatOrNobody = -1
    space: SpaceNo = 0

    def run(self, t: Table) -> None:
        c = city(t)
        if self.step == 0:
            self._next(c)
        elif self.step == 1:  # AT-C1
            if not self.asks_for(c, self.seat, ASK_LOSE):
                self.step = 2
        elif self.step == 2:  # AT-C2; Jasmine's old flames
            self.step = 3
            if c.thieves[self.seat].sheet != JASMINE:
                c.push(Discards(bit(self.seat)))
        elif self.step == 3:  # AT-C3
            if c.alarm:
                self._jail(c, c.gates)
            elif c.board.district[self.space] == PALACE:
                c.ask(CHANCE, CHANCE_DISTRICT)
            else:
                self._jail(c, c.board.district[self.space])
        else:
            c.finish()

    def _next(self, c: City) -> None:
        n: i64 = 0
        while n < c.seats:
            seat = (c.first + n) % c.seats
            if (self.who >> seat) & 1 == 1:
                self.who &= ~bit(seat)
                self.seat = seat
                thief = c.thieves[seat]
                self.space = thief.at
                thief.state = (thief.state | CAUGHT) & ~MARKED
                c.tell(TOLD_CAUGHT, seat, self.space)
                self.step = 1
                return
            n += 1
        self.step = 4

    def moves(self, c: City, seat: i64) -> list[int]:
        """AT-C1: the carrier drops the Emperors' Jewel; others lose their cheapest one, and choose among equals."""
        if self.step == 3:
            return districts(c)
        thief = c.thieves[seat]
        out: list[int] = []
        if thief.emperor > 0:
            return [int(move_of(V_LOSE, EMPEROR))]
        if thief.yellow > 0:
            out.append(int(move_of(V_LOSE, YELLOW)))
        if thief.trinkets > 0:
            out.append(int(move_of(V_LOSE, TRINKET)))
        if len(out) == 0 and thief.green > 0:
            out.append(int(move_of(V_LOSE, GREEN)))
        return out

    def answer(self, t: Table, seat: i64, move: i64) -> None:
        c = city(t)
        if verb_of(move) == V_DISTRICT:
            c.tell(TOLD_DISTRICT, self.seat, first_of(move))
            self._jail(c, first_of(move))
            return
        jewel = first_of(move)
        thief = c.thieves[self.seat]
        thief.gets(jewel, -1)
        where: i64 = POOL
        if jewel == EMPEROR:
            district = c.board.district[self.space]
            where = self.space if district == PALACE else c.board.imperial[district]
            c.space[where] = int(c.space[where] | EMPEROR_BIT)
        elif jewel == YELLOW:
            c.yellow += 1
        elif jewel == GREEN:
            c.green += 1
        c.tell(TOLD_LOSE, self.seat, jewel, where)
        self.step = 2

    def _jail(self, c: City, district: i64) -> None:
        c.thieves[self.seat].at = c.board.dungeon[district]
        c.tell(TOLD_DUNGEON, self.seat, district)
        turn_up_all(c, self.seat)  # AT-C4
        self.step = 0


def districts(c: City) -> list[int]:
    """The cards of the district deck: all four, or three once the gates are known (AT-Q32)."""
    out: list[int] = []
    d: i64 = 0
    while d < 4:
        if d != c.gates:
            out.append(int(move_of(V_DISTRICT, d)))
        d += 1
    return out


def turn_up(c: City, seat: i64, i: i64) -> None:
    """One of a thief's stacks is shown to all."""
    thief = c.thieves[seat]
    stack: i64 = thief.stacks[i]
    thief.stacks[i] = int(stack | UP)
    c.learn()
    face = general_of(stack)
    if face > 0 and c.facts:
        c.forget(face, seat, c.observers() & ~(stack >> 20))


def turn_up_all(c: City, seat: i64) -> None:
    """AT-C4, AT-Q38: the stacks he has left are shown, without effect."""
    thief = c.thieves[seat]
    for i in range(len(thief.stacks)):
        stack: i64 = thief.stacks[i]
        if stack & UP == 0:
            turn_up(c, seat, i)
            c.tell(TOLD_OPENED, seat, card_of(stack), cover_of(stack))


def catch_on(c: City, space: i64, figure: i64) -> bool:
    """The figure catches whom it can on its space (AT-W4); False if nobody."""
    who = c.caught_on(space, figure)
    if who == 0:
        return False
    c.push(Catch(who))
    return True


class Place(Rule):
    """A figure of the watch comes onto the board: to a space that cannot take it, the nearest that can (AT-Q28,
    AT-Q40); from the pool, or from elsewhere on the board where the pool is empty (AT-I2)."""

    chooser: SeatNo
    space: SpaceNo
    captain: Flag
    catches: Flag  # not when the alarm is raised (AT-Q13)
    kept: FigureSet = 0  # placed by the same effect (AT-Q46)

    def run(self, t: Table) -> None:
        c = city(t)
        if self.step == 0:
            if c.takes_watch(self.space):
                self.step = 1
            else:
                c.ask(self.chooser, ASK_NEAREST)
        elif self.step == 1:
            spare = c.spare(self.captain)
            if spare >= 0:
                self._put(c, spare)
            elif not self.asks_for(c, self.chooser, ASK_RECYCLE):
                c.finish()
        else:
            c.finish(c.watch_on(self.space))

    def moves(self, c: City, seat: i64) -> list[int]:
        out: list[int] = []
        if self.step == 0:
            near: i64 = 0
            for space in c.board.near[self.space]:
                if c.takes_watch(space):
                    far = c.board.far(self.space, space)
                    if len(out) > 0 and far > near:
                        break
                    near = far
                    out.append(int(move_of(V_AT, space)))
            return out
        i: i64 = GUARDS if self.captain else 0
        end: i64 = FIGURES if self.captain else GUARDS
        while i < end:
            if c.figure[i] & PLACE != POOL and (self.kept >> i) & 1 == 0:
                out.append(int(move_of(V_WATCH, c.figure[i] & PLACE)))
            i += 1
        return out

    def answer(self, t: Table, seat: i64, move: i64) -> None:
        c = city(t)
        if self.step == 0:
            self.space = first_of(move)
            c.tell(TOLD_PICKS, seat, self.space)
            self.step = 1
        else:
            self._put(c, c.watch_on(first_of(move)))

    def _put(self, c: City, figure: i64) -> None:
        c.move_figure(figure, self.space)
        c.tell(TOLD_APPEAR, figure, self.space)
        self.step = 2
        if self.catches:
            catch_on(c, self.space, figure)
