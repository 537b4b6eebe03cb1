"""The fight (CD-F), with its windows (CD-W1 to CD-W6), and the reward."""

from typing import Final

from mypy_extensions import i64

from rookery.core.bits import bit, has, lowest, nth, ones
from rookery.core.kinds import Count, Flag, Number, Numbers, SeatMask, SeatNo, SeatOrNobody
from rookery.core.table import Table
from rookery.games.castle_of_the_devil.cards.book import (
    BODYGUARD,
    CLAIRVOYANT,
    DAGGER,
    DOCTOR,
    DUELIST,
    GLOVES,
    GRANDMASTER,
    HYPNOTIST,
    JOB,
    KNIVES,
    NOTHING,
    POISONER,
    PRIEST,
    RING,
    THUG,
    WHIP,
)
from rookery.games.castle_of_the_devil.moves.codes import (
    V_GIVE,
    V_LEAVE,
    V_LUGGAGE,
    V_NEITHER,
    V_PAPERS,
    V_PASS,
    V_SHIELD,
    V_SWORD,
    V_TAKE,
    V_TO,
    V_USE,
    card_of,
    move_of,
    seat_of,
)
from rookery.games.castle_of_the_devil.rules.effects import Draw, Foresight, Presents
from rookery.games.castle_of_the_devil.rules.frame import (
    ON,
    QUIET_ABILITY,
    QUIET_BEFORE,
    QUIET_DOCTOR,
    QUIET_HYPNOSIS,
    Rule,
    may_pass,
    others,
)
from rookery.games.castle_of_the_devil.rules.trade import look_through
from rookery.games.castle_of_the_devil.said import (
    ASK_ABILITY,
    ASK_BEFORE,
    ASK_DOCTOR,
    ASK_GIVE_BACK,
    ASK_HYPNOSIS,
    ASK_PAYMENT,
    ASK_REWARD,
    ASK_SUPPORT,
    ASK_TAKE,
    ASK_WHOM,
    TOLD_ATTACK,
    TOLD_GIVEN_BACK,
    TOLD_PAPERS,
    TOLD_PASS,
    TOLD_PAYMENT,
    TOLD_QUIET,
    TOLD_RESULT,
    TOLD_SUPPORT,
    TOLD_TAKEN,
    TOLD_USE,
)
from rookery.games.castle_of_the_devil.state.table import Coach, coach

# Steps of a fight.
POINT: Final[i64] = 0
BEFORE: Final[i64] = 1  # P1
SUPPORT: Final[i64] = 2  # P2
HYPNOSIS: Final[i64] = 3  # P3
ABILITIES: Final[i64] = 4  # P4
RESULT: Final[i64] = 5  # P5
AFTER: Final[i64] = 6  # P6
REWARD: Final[i64] = 7  # P7
PAYMENT: Final[i64] = 8
DONE: Final[i64] = 9


class Fight(Rule):
    """One fight. `run` is the table of contents; every step is one moment of section 3.15."""

    attacker: SeatNo
    defender: SeatOrNobody = -1
    asked: Count = 0  # supporters asked so far
    swords: SeatMask = 0  # standing supporters
    shields: SeatMask = 0
    banned: SeatOrNobody = -1  # hypnotised
    duel: Flag = False  # CD-O3: nobody else interferes
    verdict: SeatOrNobody = -1  # CD-O4: whom the Poison Mixer lets win
    foresees: Number = 0  # a Clairvoyant's look comes last in its round
    winner: SeatOrNobody = -1
    priest: SeatOrNobody = -1
    uses: Numbers = []  # card | user << 6, in order

    def run(self, t: Table) -> None:
        c = coach(t)
        if self.foresees == 1:
            self.foresees = 0
            c.push(Foresight(self.attacker))
        elif self.step == POINT:  # CD-F1
            c.ask(self.attacker, ASK_WHOM)
        elif self.step == BEFORE:  # CD-F3
            self._window(c, self.before_asked(c), ASK_BEFORE, QUIET_BEFORE)
        elif self.step == SUPPORT:  # CD-F4
            self._next_supporter(c)
        elif self.step == HYPNOSIS:  # CD-F5
            if self._hypnotist_possible(c):
                c.ask(self.attacker, ASK_HYPNOSIS)
            else:
                self.step = ABILITIES
        elif self.step == ABILITIES:  # CD-F6
            self._window(c, self.abilities_asked(c), ASK_ABILITY, QUIET_ABILITY)
        elif self.step == RESULT:
            self._result(c)
        elif self.step == AFTER:  # CD-F14
            self._window(c, self._doctors(c), ASK_DOCTOR, QUIET_DOCTOR)
        elif self.step == REWARD:
            self.step = DONE
            c.push(Loot(self.winner, self._loser()))
        elif self.step == PAYMENT:
            c.ask(self.attacker, ASK_PAYMENT)
        elif self.step == DONE:
            c.finish(ON)

    def _window(self, c: Coach, asked: i64, about: i64, quiet: i64) -> None:
        """CD-W1: ask everybody who, for all the table knows, might react; skip an empty window."""
        if asked == 0:
            self.step = self._after_window(quiet)
        else:
            c.ask_all(asked, about)

    def _after_window(self, quiet: i64) -> i64:
        if quiet == QUIET_BEFORE:
            return ABILITIES if self.duel else SUPPORT  # CD-Q14
        return RESULT if quiet == QUIET_ABILITY else REWARD

    # -- who is asked: public knowledge only (CD-W6) -----------------------------------------------------

    def before_asked(self, c: Coach) -> i64:
        """P1."""
        up = c.jobs_up()
        out: i64 = 0
        attacking = bit(DUELIST) | bit(THUG) | (bit(CLAIRVOYANT) if c.left() > 0 else 0)
        defending = bit(PRIEST) | bit(DUELIST) | bit(GRANDMASTER)
        outside = bit(PRIEST) | bit(POISONER)
        seat: i64 = 0
        while seat < c.seats:
            wanted = outside
            again: i64 = -1
            if seat == self.attacker:
                wanted, again = attacking, THUG
            elif seat == self.defender:
                wanted, again = defending, GRANDMASTER
            elif self.duel:
                seat += 1
                continue
            if c.dark(seat):
                if wanted & ~up != 0:
                    out |= bit(seat)
            elif c.job(seat) == again and not self.used(JOB + again):
                out |= bit(seat)
            seat += 1
        return out

    def abilities_asked(self, c: Coach) -> i64:
        """P4."""
        out = bit(self.attacker) | bit(self.defender)
        if self.duel:
            return out
        out |= self.swords | self.shields
        if not has(c.jobs_up(), POISONER):
            seat: i64 = 0
            while seat < c.seats:
                if c.dark(seat):
                    out |= bit(seat)
                seat += 1
        if self.banned >= 0:
            out &= ~bit(self.banned)
        return out

    def _hypnotist_possible(self, c: Coach) -> bool:
        if c.dark(self.attacker):
            return not has(c.jobs_up(), HYPNOTIST)
        return c.job(self.attacker) == HYPNOTIST

    def _doctors(self, c: Coach) -> i64:
        """P6."""
        if has(c.jobs_up(), DOCTOR):
            return 0
        out = others(c, self.winner) & ~c.up
        if self.banned >= 0:
            out &= ~bit(self.banned)
        return out

    # -- what is offered ----------------------------------------------------------------------------------

    def used(self, card: i64) -> bool:
        """CD-W5: each card once per fight."""
        for use in self.uses:  # noqa: SIM110 - no generator in hot code
            if use & 63 == card:
                return True
        return False

    def usable(self, c: Coach, seat: i64) -> i64:
        """The cards this seat may use now: items, and its occupation above them (JOB)."""
        job = c.job(seat)
        out: i64 = 0
        if self._job_fits(c, seat, job) and (c.dark(seat) or (not has_once(job) and not self.used(JOB + job))):
            out |= bit(JOB + job)
        if self.step == ABILITIES:
            kinds = c.items.kinds(seat) & self._weapons(seat)
            while kinds != 0:
                kind = lowest(kinds)
                kinds &= kinds - 1
                if not self.used(kind):
                    out |= bit(kind)
        return out

    def _weapons(self, seat: i64) -> i64:
        if seat == self.attacker:
            return bit(DAGGER) | bit(RING)
        if seat == self.defender:
            return bit(GLOVES) | bit(RING)
        if has(self.swords, seat):
            return bit(KNIVES)
        return bit(WHIP) if has(self.shields, seat) else 0

    def _job_fits(self, c: Coach, seat: i64, job: i64) -> bool:
        """The table of section 3.15."""
        early = self.step == BEFORE
        if self.step == AFTER:
            return job == DOCTOR
        if seat == self.attacker:
            return job == DUELIST or job == THUG or (job == CLAIRVOYANT and c.left() > 0)
        if seat == self.defender:
            return job == DUELIST or job == GRANDMASTER or (early and job == PRIEST)
        if early:
            return job == PRIEST or job == POISONER
        return job == POISONER or (job == BODYGUARD and has(self.swords | self.shields, seat))

    def count(self, t: Table, seat: i64) -> i64:
        c = coach(t)
        if self.step == POINT:
            return c.seats - 1 + may_pass(c)
        if self.step == SUPPORT:
            return 3
        if self.step == HYPNOSIS:
            return c.seats - 1 if c.ready(seat, HYPNOTIST) else 1
        if self.step == PAYMENT:
            return ones(c.items.kinds(seat))
        cards = self.usable(c, seat)
        return 1 + ones(cards) + (1 if has(cards, JOB + POISONER) else 0)

    def option(self, t: Table, seat: i64, k: i64) -> i64:
        c = coach(t)
        if self.step == POINT:
            k -= may_pass(c)
            return V_PASS if k < 0 else move_of(V_TO, nth(others(c, seat), k))
        if self.step == SUPPORT:
            return V_NEITHER if k == 0 else (V_SWORD if k == 1 else V_SHIELD)
        if self.step == PAYMENT:
            return move_of(V_GIVE, nth(c.items.kinds(seat), k))
        if k == 0:
            return V_PASS
        if self.step == HYPNOSIS:
            victims = others(c, seat) & ~bit(self.defender)
            return move_of(V_USE, JOB + HYPNOTIST, nth(victims, k - 1) + 1)
        cards = self.usable(c, seat)
        if k > ones(cards):  # the second of the Poison Mixer's two choices
            return move_of(V_USE, JOB + POISONER, self.defender + 1)
        card = nth_card(cards, k - 1)
        return move_of(V_USE, card, self.attacker + 1 if card == JOB + POISONER else 0)

    # -- what happens -------------------------------------------------------------------------------------

    def answer(self, t: Table, seat: i64, move: i64) -> None:
        c = coach(t)
        if self.step == POINT and move == V_PASS:  # CD-W10: the time was up
            c.tell(TOLD_PASS, seat)
            self.step = DONE
        elif self.step == POINT:
            self.defender = card_of(move)
            c.tell(TOLD_ATTACK, seat, self.defender)
            self.step = BEFORE
        elif self.step == SUPPORT:
            self._support(c, seat, move)
        elif self.step == HYPNOSIS:
            self._hypnotise(c, seat, move)
        else:  # CD-O9: the attacker pays the Priest
            c.hand_over(card_of(move), seat, self.priest)
            c.whisper(bit(seat) | bit(self.priest), 4, TOLD_PAYMENT, seat, self.priest, card_of(move))
            self.step = DONE
            c.push(Presents(self.priest))

    def _next_supporter(self, c: Coach) -> None:
        while self.asked < c.seats - 1:
            seat = (self.attacker + 1 + self.asked) % c.seats
            if seat != self.defender:
                c.ask(seat, ASK_SUPPORT)
                return
            self.asked += 1
        self.step = HYPNOSIS

    def _support(self, c: Coach, seat: i64, move: i64) -> None:
        if move == V_SWORD:
            self.swords |= bit(seat)
        elif move == V_SHIELD:
            self.shields |= bit(seat)
        side: i64 = self.attacker if move == V_SWORD else (self.defender if move == V_SHIELD else -1)
        c.tell(TOLD_SUPPORT, seat, side)
        self.asked += 1

    def _hypnotise(self, c: Coach, seat: i64, move: i64) -> None:
        """CD-O7: the victim's support falls away, and it may use nothing until the turn ends."""
        self.step = ABILITIES
        if move == V_PASS:
            c.tell(TOLD_QUIET, QUIET_HYPNOSIS)
            return
        c.turn_up(seat)
        self.banned = seat_of(move)
        self.swords &= ~bit(self.banned)
        self.shields &= ~bit(self.banned)
        self.uses.append(int((JOB + HYPNOTIST) | (seat << 6)))
        c.tell(TOLD_USE, seat, JOB + HYPNOTIST, self.banned)

    def reveal(self, t: Table) -> None:
        """CD-W2, CD-W4: all uses of the round together, in their order."""
        c = coach(t)
        acting = self._acting(c)
        if acting == 0:
            quiet = QUIET_BEFORE if self.step == BEFORE else QUIET_ABILITY
            if self.step == AFTER:
                quiet = QUIET_DOCTOR
            c.tell(TOLD_QUIET, quiet)
            self.step = self._after_window(quiet)
            return
        priest = self._who_uses(c, acting, JOB + PRIEST)
        if priest >= 0:
            self._stop(c, priest)
            return
        duelist = self._who_uses(c, acting, JOB + DUELIST)
        if duelist >= 0:
            self._duel(c, duelist)
            acting &= (bit(self.attacker) | bit(self.defender)) & ~bit(duelist)
        k: i64 = 0
        while k < c.seats:  # attacker first, then clockwise
            seat = (self.attacker + k) % c.seats
            if has(acting, seat):
                self._use(c, seat, c.answers[seat])
            k += 1

    def _acting(self, c: Coach) -> i64:
        out: i64 = 0
        seat: i64 = 0
        while seat < c.seats:
            if c.answers[seat] >= 0 and c.answers[seat] != V_PASS:
                out |= bit(seat)
            seat += 1
        return out

    def _who_uses(self, c: Coach, acting: i64, card: i64) -> i64:
        while acting != 0:
            seat = lowest(acting)
            if card_of(c.answers[seat]) == card:
                return seat
            acting &= acting - 1
        return -1

    def _use(self, c: Coach, seat: i64, move: i64) -> None:
        card = card_of(move)
        if card < JOB:  # CD-G6: shown to all
            c.items.expose(c.items.find(seat, card), seat, seat, c.everyone())
            c.noted()
        else:
            c.turn_up(seat)
        self.uses.append(int(card | (seat << 6)))
        c.tell(TOLD_USE, seat, card, seat_of(move))
        if card == JOB + POISONER:
            self.verdict = seat_of(move)
        elif card == JOB + CLAIRVOYANT:
            self.foresees = 1
        elif card == JOB + DOCTOR:
            self.step = DONE

    def _stop(self, c: Coach, priest: i64) -> None:
        """CD-O9: no fight; an attacker with two items or more pays one."""
        c.turn_up(priest)
        self.priest = priest
        self.uses.append(int((JOB + PRIEST) | (priest << 6)))
        c.tell(TOLD_USE, priest, JOB + PRIEST, -1)
        self.step = PAYMENT if c.size(self.attacker) >= 2 else DONE

    def _duel(self, c: Coach, duelist: i64) -> None:
        """CD-O3, CD-Q12, CD-Q13."""
        self._alone()
        self._use(c, duelist, move_of(V_USE, JOB + DUELIST))

    def _alone(self) -> None:
        """What outsiders did is undone, also a verdict."""
        self.duel = True
        self.swords = 0
        self.shields = 0
        self.verdict = -1
        kept: list[int] = []
        for use in self.uses:
            if use >> 6 == self.attacker or use >> 6 == self.defender:
                kept.append(use)
        self.uses = kept

    # -- what a seat could do about it ---------------------------------------------------------------------

    def takes_side(self, seat: i64) -> bool:
        """Does this seat fight, or support somebody?"""
        return seat == self.attacker or seat == self.defender or has(self.swords | self.shields, seat)

    def may_turn(self, c: Coach, seat: i64) -> bool:
        """Would one card of this seat, or all it can use now, change who wins?"""
        cards = self.usable(c, seat)
        if has(cards, JOB + POISONER) or self._after(seat, cards) != self.victor():
            return True
        while cards != 0:
            if self._after(seat, bit(nth_card(cards, 0))) != self.victor():
                return True
            cards &= cards - 1
        return False

    def _after(self, seat: i64, cards: i64) -> i64:
        """Who would win if this seat used these cards."""
        other = self.clone()
        assert isinstance(other, Fight)
        if has(cards, JOB + DUELIST):
            other._alone()
        while cards != 0:
            other.uses.append(int(nth_card(cards, 0) | (seat << 6)))
            cards &= cards - 1
        return other.victor()

    # -- result -------------------------------------------------------------------------------------------

    def swords_count(self) -> i64:
        """CD-F15: the attacker's points."""
        return self._points(self.attacker, self.swords, bit(DAGGER) | bit(KNIVES) | bit(JOB + THUG))

    def shields_count(self) -> i64:
        """CD-F15: the defender's points."""
        return self._points(self.defender, self.shields, bit(GLOVES) | bit(WHIP) | bit(JOB + GRANDMASTER))

    def _points(self, principal: i64, standing: i64, cards: i64) -> i64:
        """One for the character, one for each standing supporter, one for each card of this side."""
        n = 1 + ones(standing)
        for use in self.uses:
            card: i64 = use & 63
            seat: i64 = use >> 6
            both = (card == JOB + DUELIST and seat == principal) or (
                card == JOB + BODYGUARD and has(standing, seat)
            )
            if both or has(cards, card):  # CD-Q9
                n += 1
        return n

    def victor(self) -> i64:
        """CD-F15: the verdict, else the higher, else whoever used the Poison Ring; -1 is a tie."""
        if self.verdict >= 0:
            return self.verdict
        a, d = self.swords_count(), self.shields_count()
        if a != d:
            return self.attacker if a > d else self.defender
        for use in self.uses:
            if use & 63 == RING:
                return use >> 6
        return -1

    def _loser(self) -> i64:
        return self.defender if self.winner == self.attacker else self.attacker

    def _result(self, c: Coach) -> None:
        self.winner = self.victor()
        c.tell(TOLD_RESULT, self.attacker, self.defender, self.swords_count(), self.shields_count(), self.winner)
        if self.winner >= 0:
            self.step = AFTER
            return
        self.step = DONE  # CD-F11: the attacker draws
        if c.left() > 0:
            c.push(Draw(self.attacker))


def has_once(job: i64) -> bool:
    """CD-G5: can it be used only once?"""
    return job < GRANDMASTER or job == CLAIRVOYANT or job == PRIEST


def nth_card(cards: i64, k: i64) -> i64:
    """The k-th of a set of items and occupations."""
    low = cards & 0xFFFFFFFF
    n = ones(low)
    return nth(low, k) if k < n else JOB + nth(cards >> JOB, k - n)


class Loot(Rule):
    """CD-F9, CD-F10: the winner looks at faction and occupation, or goes through the luggage."""

    winner: SeatNo
    loser: SeatNo

    def run(self, t: Table) -> None:
        c = coach(t)
        if self.step == 0:
            c.ask(self.winner, ASK_REWARD)
        elif self.step == 1:
            c.ask(self.winner, ASK_TAKE)
        elif self.step == 2:  # CD-Q23: another card than the one just taken
            if c.size(self.winner) == 1:
                self._give_back(c, c.items.only(self.winner))
            else:
                c.ask(self.winner, ASK_GIVE_BACK)
        elif self.step == 3:
            self.step = 4
            c.push(Presents(self.winner))
        else:
            c.finish()

    def count(self, t: Table, seat: i64) -> i64:
        c = coach(t)
        if self.step == 0:
            return 2
        return ones(c.items.kinds(self.loser)) + 1 if self.step == 1 else ones(c.items.kinds(seat))

    def option(self, t: Table, seat: i64, k: i64) -> i64:
        c = coach(t)
        if self.step == 0:
            return V_PAPERS if k == 0 else V_LUGGAGE
        if self.step == 2:
            return move_of(V_GIVE, nth(c.items.kinds(seat), k))
        return V_LEAVE if k == 0 else move_of(V_TAKE, nth(c.items.kinds(self.loser), k - 1))

    def answer(self, t: Table, seat: i64, move: i64) -> None:
        c = coach(t)
        if self.step == 2:
            self._give_back(c, card_of(move))
        elif self.step == 1:
            self._take(c, move)
        elif move == V_PAPERS:
            c.factions.show(lowest(c.factions.zone[self.loser]), bit(seat))
            c.jobs.show(lowest(c.jobs.zone[self.loser]), bit(seat))
            c.noted()
            two = bit(seat) | bit(self.loser)
            c.whisper(two, 12, TOLD_PAPERS, seat, self.loser, c.faction(self.loser), c.job(self.loser))
            self.step = 4
        else:
            look_through(c, seat, self.loser)
            self.step = 1

    def _take(self, c: Coach, move: i64) -> None:
        two = bit(self.winner) | bit(self.loser)
        if move == V_LEAVE:
            c.tell(TOLD_TAKEN, self.winner, self.loser, NOTHING)
            self.step = 4
            return
        card = c.items.find(self.loser, card_of(move))
        last = c.size(self.loser) == 1
        c.items.leave(card, self.loser, c.aside if last else self.winner, two)
        c.noted()
        c.whisper(two, 4, TOLD_TAKEN, self.winner, self.loser, card_of(move))
        self.step = 2 if last else 3

    def _give_back(self, c: Coach, kind: i64) -> None:
        """CD-F10: not a trade."""
        taken = lowest(c.items.zone[c.aside])
        c.hand_over(kind, self.winner, self.loser)
        c.items.shift(taken, c.aside, self.winner)
        c.noted()
        c.whisper(bit(self.winner) | bit(self.loser), 4, TOLD_GIVEN_BACK, self.winner, self.loser, kind)
        self.step = 4
