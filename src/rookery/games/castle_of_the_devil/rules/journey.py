"""The journey: setup, turns and claims of victory. Trades are in trade.py, fights in fight.py."""

from typing import Final

from mypy_extensions import i64

from rookery.core.bits import bit, has, lowest, nth, ones
from rookery.core.kinds import Flag, SeatNo
from rookery.core.table import CHANCE, Frames, Table
from rookery.games.castle_of_the_devil.cards.book import (
    BAG_GOBLET,
    BAG_KEY,
    BAGS,
    BROTHERHOOD,
    CARDS,
    CLAIRVOYANT,
    COAT,
    DIPLOMAT,
    JOB,
    LOOSE,
    ORDER,
    PEARL,
    goods,
)
from rookery.games.castle_of_the_devil.moves.codes import (
    V_ALONE,
    V_DEAL,
    V_DECLARE,
    V_FACTION,
    V_FIGHT,
    V_GOBLET_BAG,
    V_KEY_BAG,
    V_NAME,
    V_OCCUPATION,
    V_PASS,
    V_PROPHESY,
    V_START,
    V_TRADE,
    V_USE,
    card_of,
    move_of,
)
from rookery.games.castle_of_the_devil.rules.effects import Coat, Draw, Foresight, Presents, Sextant
from rookery.games.castle_of_the_devil.rules.fight import Fight, Loot
from rookery.games.castle_of_the_devil.rules.frame import FAILED, Rule
from rookery.games.castle_of_the_devil.rules.score import (
    champion,
    claim_is_true,
    may_declare,
    may_prophesy,
    may_win_alone,
    prophecy_is_true,
    round_points,
    settle_round,
)
from rookery.games.castle_of_the_devil.rules.trade import Demand, Exchange, Trade
from rookery.games.castle_of_the_devil.said import (
    ASK_ALLIES,
    ASK_ENEMIES,
    ASK_TURN,
    CHANCE_BAG,
    CHANCE_DEAL,
    CHANCE_FACTION,
    CHANCE_OCCUPATION,
    CHANCE_START,
    TOLD_ACTION,
    TOLD_ALONE,
    TOLD_CAP,
    TOLD_CLAIM,
    TOLD_DEALT,
    TOLD_NAMED,
    TOLD_OVER,
    TOLD_PASS,
    TOLD_POINTS,
    TOLD_REVEALED,
    TOLD_ROUND,
    TOLD_TALK,
    TOLD_TURN,
    TOLD_USE,
    TOLD_VERDICT,
)
from rookery.games.castle_of_the_devil.state.packs import Pack
from rookery.games.castle_of_the_devil.state.table import (
    END_ALONE,
    END_CAP,
    END_FALSE,
    END_FALSE_PROPHECY,
    END_NONE,
    END_PROPHECY,
    END_TRUE,
    Coach,
    House,
    coach,
    new_packs,
)


class Journey(Rule):
    """One game, or a campaign of several (CD-K1): deal, turns until somebody claims victory, points."""

    def run(self, t: Table) -> None:
        c = coach(t)
        if self.step == 0:
            self.step = 1
            c.push(Setup())
        elif self.step == 1:
            if c.ending != END_NONE:
                self.step = 2
            elif c.house.turn_cap > 0 and c.turns >= c.house.turn_cap:  # CD-Q52
                c.ending = END_CAP
                c.tell(TOLD_CAP, c.turns)
            else:
                self._next_turn(c)
        elif self.step == 2:
            self._end_round(c)
        else:
            c.tell(TOLD_OVER)
            c.end()

    def _next_turn(self, c: Coach) -> None:
        """CD-T1: clockwise, one action each."""
        c.turn = (c.starter + c.turns) % c.seats
        c.turns += 1
        c.tell(TOLD_TURN, c.turn, c.turns)
        c.push(Turn(c.turn))

    def _end_round(self, c: Coach) -> None:
        reveal_all(c)
        settle_round(c)
        seat: i64 = 0
        while seat < c.seats and c.house.rounds > 1:
            c.tell(TOLD_POINTS, seat, round_points(c, seat), c.points[seat])
            seat += 1
        self.step = 3 if self._over(c) else 0

    def _over(self, c: Coach) -> bool:
        """CD-K6: on a tie one more round for everybody, unless nobody ended the last one (CD-Q52)."""
        if c.house.rounds == 1 or c.round < c.house.rounds or champion(c) >= 0:
            return c.round >= c.house.rounds
        return c.ending == END_CAP if c.house.rules > 1 else c.house.turn_cap > 0


def reveal_all(c: Coach) -> None:
    """At the end of a round everything is shown to everybody."""
    seat: i64 = 0
    while seat < c.seats:
        c.tell(TOLD_REVEALED, seat, c.faction(seat), c.job(seat), c.luggage(seat))
        seat += 1
    c.shown = bit(c.seats) - 1
    for pack in (c.items, c.jobs, c.factions):
        pack.open_all()
    c.noted()


class Setup(Rule):
    """CD-S: who starts, occupations, factions, the two bags, the other first items."""

    def run(self, t: Table) -> None:
        c = coach(t)
        n = c.seats
        if self.step == 0:
            self._sweep(c)
            if c.round == 1:  # CD-Q1; later rounds: CD-Q49
                self.step = 1
            else:
                c.starter = (c.starter + 1) % n
                self.step = 2
        elif self.step == 1:
            c.ask(CHANCE, CHANCE_START)
        elif self.step < 2 + n:
            c.ask(CHANCE, CHANCE_OCCUPATION)
        elif self.step < 2 + 2 * n:
            c.ask(CHANCE, CHANCE_FACTION)
        elif self.step < 4 + 2 * n:
            c.ask(CHANCE, CHANCE_BAG)
        elif self.hungry(c) >= 0:
            c.ask(CHANCE, CHANCE_DEAL)
        else:
            self._board(c)
            c.finish()

    def _sweep(self, c: Coach) -> None:
        """Everything back into its pile; the Pearl (CD-S9), the Coat (CD-S10) and unused items leave the game."""
        c.round += 1
        c.up = 0
        c.turned = False
        c.turns = 0
        c.winners = 0
        c.ending = END_NONE
        c.claimant = -1
        c.shown = 0
        packs = new_packs(c.seats)
        c.items, c.jobs, c.factions = packs[0], packs[1], packs[2]
        c.items.learnt += 1
        card: i64 = 0
        while card < CARDS:
            kind: i64 = c.items.face[card]
            zone = c.deck
            if unused(c, kind):
                zone = c.out
            elif has(BAGS, kind) or has(LOOSE, kind):
                zone = c.aside  # not dealt with the others
            c.items.zone[zone] |= bit(card)
            card += 1
        for observer in range(int(c.seats) + 1):
            c.items.known[observer] = c.items.zone[c.out]
        c.tell(TOLD_ROUND, c.round, c.house.rounds)
        if c.house.talk and c.round == 1:
            c.tell(TOLD_TALK)

    def hungry(self, c: Coach) -> i64:
        """The next seat that lacks an item."""
        each = first_items(c.seats)
        seat: i64 = 0
        while seat < c.seats:
            if c.size(seat) < each:
                return seat
            seat += 1
        return -1

    def count(self, t: Table, seat: i64) -> i64:
        c = coach(t)
        n = c.seats
        if self.step == 1:
            return n
        if self.step < 2 + n:
            return ones(c.jobs.zone[c.pile])
        if self.step < 2 + 2 * n:
            return ones(c.factions.zone[c.pile])
        if self.step < 4 + 2 * n:
            return self._places(c)
        return ones(c.items.zone[c.deck])

    def option(self, t: Table, seat: i64, k: i64) -> i64:
        c = coach(t)
        n = c.seats
        if self.step == 1:
            return move_of(V_START, k)
        if self.step < 2 + n:
            return move_of(V_OCCUPATION, c.jobs.face[nth(c.jobs.zone[c.pile], k)])
        if self.step < 2 + 2 * n:
            return move_of(V_FACTION, c.factions.face[nth(c.factions.zone[c.pile], k)])
        if self.step < 4 + 2 * n:
            verb = V_KEY_BAG if self.step == 2 + 2 * n else V_GOBLET_BAG
            return move_of(verb, self._place(c, k))
        return move_of(V_DEAL, c.items.face[nth(c.items.zone[c.deck], k)])

    def _places(self, c: Coach) -> i64:
        """Free places for a bag among the first items."""
        return first_items(c.seats) * c.seats - (self.step - 2 - 2 * c.seats)

    def _place(self, c: Coach, k: i64) -> i64:
        """The seat of the k-th of them."""
        seat: i64 = 0
        while True:
            free = first_items(c.seats) - c.size(seat)
            if k < free:
                return seat
            k -= free
            seat += 1

    def answer(self, t: Table, seat: i64, move: i64) -> None:
        c = coach(t)
        n, arg = c.seats, card_of(move)
        if self.step == 1:
            c.starter = arg
        elif self.step < 2 + n:
            self._deal(c.jobs, c.jobs.find(c.pile, arg), c.pile, self.step - 2)
        elif self.step < 2 + 2 * n:
            self._deal(c.factions, c.factions.find(c.pile, arg), c.pile, self.step - 2 - n)
        elif self.step < 4 + 2 * n:
            bag = BAG_KEY if self.step == 2 + 2 * n else BAG_GOBLET
            self._deal(c.items, c.items.find(c.aside, bag), c.aside, arg)
        else:
            self._deal(c.items, c.items.find(c.deck, arg), c.deck, self.hungry(c))
            return
        self.step += 1

    def _deal(self, pack: Pack, card: i64, zone: i64, seat: i64) -> None:
        pack.shift(card, zone, seat)
        pack.show(card, bit(seat))

    def _board(self, c: Coach) -> None:
        """CD-S8, CD-S11: everybody knows that the bags are dealt, and that unsealed items are in the deck."""
        items = c.items
        loose: i64 = items.zone[c.aside]
        items.shift_all(c.aside, c.deck)
        dealt: i64 = 0
        seat: i64 = 0
        while seat < c.seats:
            dealt |= items.zone[seat]
            seat += 1
        observer: i64 = 0
        while observer <= c.seats:
            among = dealt & ~items.known[observer]
            items.inform(observer, (bit(6) | bit(7)) & among, among)
            items.inform(observer, loose, items.zone[c.deck])
            observer += 1
        c.noted()
        seat = 0
        while seat < c.seats:
            c.tell_only(bit(seat), TOLD_DEALT, seat, c.faction(seat), c.job(seat), c.luggage(seat))
            seat += 1


def first_items(seats: i64) -> i64:
    """CD-S8, CD-S9: one item each, two with three players."""
    return 2 if seats == 3 else 1


def unused(c: Coach, kind: i64) -> bool:
    """The kinds that are not in this game."""
    if kind == PEARL:
        return c.seats == 3
    if kind == COAT and c.seats == 10:
        return True
    return has(LOOSE, kind) and not has(c.house.loose, kind)


class Turn(Rule):
    """CD-T1: one action, and before it what Diplomat and Clairvoyant may do (CD-T3)."""

    seat: SeatNo

    def run(self, t: Table) -> None:
        c = coach(t)
        if self.step == 0:
            c.ask(self.seat, ASK_TURN)
        elif self.step == 1:  # the Diplomat is back: a failed demand ends the turn
            self.step = 2 if c.result == FAILED else 0
        else:
            c.finish()

    def choices(self, c: Coach) -> i64:
        """The verbs open to the turn player, as a set."""
        out = bit(V_PASS) | bit(V_TRADE) | bit(V_FIGHT)
        if may_declare(c, self.seat):
            out |= bit(V_DECLARE)
        if may_win_alone(c, self.seat):
            out |= bit(V_ALONE)
        if may_prophesy(c, self.seat):
            out |= bit(V_PROPHESY)
        if c.dark(self.seat):
            job = c.job(self.seat)
            if job == DIPLOMAT or (job == CLAIRVOYANT and c.left() > 0):
                out |= bit(V_USE)
        return out

    def count(self, t: Table, seat: i64) -> i64:
        return ones(self.choices(coach(t)))

    def option(self, t: Table, seat: i64, k: i64) -> i64:
        c = coach(t)
        verb = nth(self.choices(c), k)
        return move_of(V_USE, JOB + c.job(seat)) if verb == V_USE else verb

    def answer(self, t: Table, seat: i64, move: i64) -> None:
        c = coach(t)
        verb = move & 63
        if verb == V_USE:
            self._use(c)
            return
        self.step = 2
        if verb == V_PASS:  # CD-T2
            c.tell(TOLD_PASS, seat)
        elif verb == V_ALONE:
            win_alone(c, seat)
        else:
            c.tell(TOLD_ACTION, seat, verb)
            self._begin(c, verb)

    def _begin(self, c: Coach, verb: i64) -> None:
        if verb == V_TRADE:
            c.push(Trade(self.seat))
        elif verb == V_FIGHT:
            c.push(Fight(self.seat))
        else:
            self._overheard(c, verb)
            c.push(Declaration(self.seat, verb == V_PROPHESY))

    def _overheard(self, c: Coach, verb: i64) -> None:
        """CD-Q35, CD-Q36: whoever speaks up holds no Pearl, and for a claim something that is needed."""
        mine: i64 = c.items.zone[self.seat]
        c.items.hear(bit(PEARL), mine, 0)
        if verb == V_DECLARE:
            needed = goods(ORDER, c.turned) | goods(BROTHERHOOD, c.turned)
            c.items.hear(~needed, mine, ones(mine) - 1)

    def _use(self, c: Coach) -> None:
        job = c.job(self.seat)
        c.turn_up(self.seat)
        c.tell(TOLD_USE, self.seat, JOB + job, -1)
        if job == DIPLOMAT:
            self.step = 1
            c.push(Demand(self.seat))
        else:
            c.push(Foresight(self.seat))


def win_alone(c: Coach, seat: i64) -> None:
    """CD-V8, CD-I14: the Lodge Crest. Only this player wins."""
    c.ending = END_ALONE
    c.claimant = seat
    c.winners = bit(seat)
    c.tell(TOLD_ALONE, seat, c.luggage(seat))


class Declaration(Rule):
    """CD-V4 to CD-V6, CD-N2: all those named at once (CD-Q40), then everything is shown."""

    seat: SeatNo
    prophecy: Flag

    def run(self, t: Table) -> None:
        if self.step == 0:
            t.ask(self.seat, ASK_ENEMIES if self.prophecy else ASK_ALLIES)
        else:
            t.finish()

    def count(self, t: Table, seat: i64) -> i64:
        return bit(t.seats - 1)

    def option(self, t: Table, seat: i64, k: i64) -> i64:
        low = k & (bit(seat) - 1)  # the set of the others, with this seat's own place left out
        return move_of(V_NAME) | ((low | ((k ^ low) << 1)) << 6)

    def allows(self, t: Table, seat: i64, move: i64) -> bool:
        named = move >> 6
        return move & 63 == V_NAME and named < bit(t.seats) and named >= 0 and not has(named, seat)

    def answer(self, t: Table, seat: i64, move: i64) -> None:
        c = coach(t)
        named, faction = move >> 6, c.faction(seat)
        c.claimant = seat
        c.shown = named | bit(seat)
        prophecy: i64 = 1 if self.prophecy else 0
        c.tell(TOLD_CLAIM, seat, faction, c.job(seat), c.luggage(seat), prophecy)
        left = named
        while left != 0:
            ally = lowest(left)
            c.tell(TOLD_NAMED, seat, ally, c.faction(ally), c.luggage(ally))
            left &= left - 1
        self._judge(c, named, faction)
        self.step = 1

    def _judge(self, c: Coach, named: i64, faction: i64) -> None:
        if self.prophecy:
            true = prophecy_is_true(c, self.seat, named)
            c.ending = END_PROPHECY if true else END_FALSE_PROPHECY
        else:
            true = claim_is_true(c, self.seat, named)
            c.ending = END_TRUE if true else END_FALSE
        victors = faction if true else 1 - faction
        c.winners = c.members(victors)
        c.tell(TOLD_VERDICT, self.seat, 1 if true else 0, victors)


FRAMES: Final = Frames(
    [
        Journey,
        Setup,
        Turn,
        Trade,
        Exchange,
        Draw,
        Presents,
        Coat,
        Sextant,
        Demand,
        Foresight,
        Fight,
        Loot,
        Declaration,
    ]
)


def new_table(seats: i64, house: House) -> Coach:
    """A table before the deal."""
    packs = new_packs(seats)
    packs[0].zone[seats + 5] = (1 << 21) - 1
    c = Coach(seats, FRAMES, house, packs[0], packs[1], packs[2])
    c.push(Journey())
    return c
