"""The coach: what lies on the table of The Castle of the Devil, and who is in it."""

from typing import Final, cast

from mypy_extensions import i64

from rookery.core.bits import bit, ones
from rookery.core.rng import Rng
from rookery.core.table import Frame, Frames, Reader, Table, Writer
from rookery.games.castle_of_the_devil.cards import (
    BAGS,
    KIND_OF,
    ONCE,
    PEARL,
    goods,
    has,
    limit,
    lowest,
)
from rookery.games.castle_of_the_devil.packs import Pack

# Questions, in the order of the kit's list.
ASK_TURN: Final = 0
ASK_PARTNER: Final = 1
ASK_OFFER: Final = 2
ASK_ANSWER: Final = 3
ASK_SMUGGLE: Final = 4
ASK_CARRY: Final = 5
ASK_BAG: Final = 6
ASK_DIRECTION: Final = 7
ASK_PASS_ON: Final = 8
ASK_WHOM: Final = 9
ASK_BEFORE: Final = 10
ASK_PAYMENT: Final = 11
ASK_SUPPORT: Final = 12
ASK_HYPNOSIS: Final = 13
ASK_ABILITY: Final = 14
ASK_DOCTOR: Final = 15
ASK_REWARD: Final = 16
ASK_TAKE: Final = 17
ASK_GIVE_BACK: Final = 18
ASK_DEMAND_WHOM: Final = 19
ASK_DEMAND_WHAT: Final = 20
ASK_DEMANDED: Final = 21
ASK_DEMAND_GIVE: Final = 22
ASK_STACK: Final = 23
ASK_PRESENT: Final = 24
ASK_ALLIES: Final = 25
ASK_ENEMIES: Final = 26
CHANCE_START: Final = 27
CHANCE_OCCUPATION: Final = 28
CHANCE_FACTION: Final = 29
CHANCE_BAG: Final = 30
CHANCE_DEAL: Final = 31
CHANCE_DRAW: Final = 32
CHANCE_HIRE: Final = 33

# Events.
TOLD_ROUND: Final = 0
TOLD_DEALT: Final = 1
TOLD_TURN: Final = 2
TOLD_ACTION: Final = 3
TOLD_PARTNER: Final = 4
TOLD_PASS: Final = 5
TOLD_OFFER: Final = 6
TOLD_REFUSED: Final = 7
TOLD_ACCEPTED: Final = 8
TOLD_EXCHANGE: Final = 9
TOLD_DECLINED: Final = 10
TOLD_DRAW: Final = 11
TOLD_DECK_OUT: Final = 12
TOLD_MONOCLE: Final = 13
TOLD_LUGGAGE: Final = 14
TOLD_TOME: Final = 15
TOLD_COAT: Final = 16
TOLD_DIRECTION: Final = 17
TOLD_PASSED_ON: Final = 18
TOLD_ATTACK: Final = 19
TOLD_USE: Final = 20
TOLD_PAYMENT: Final = 21
TOLD_SUPPORT: Final = 22
TOLD_RESULT: Final = 23
TOLD_PAPERS: Final = 24
TOLD_TAKEN: Final = 25
TOLD_GIVEN_BACK: Final = 26
TOLD_DEMAND: Final = 27
TOLD_HANDED: Final = 28
TOLD_NO_SUCH: Final = 29
TOLD_FORESEES: Final = 30
TOLD_STACKED: Final = 31
TOLD_PRESENT: Final = 32
TOLD_CLAIM: Final = 33
TOLD_NAMED: Final = 34
TOLD_VERDICT: Final = 35
TOLD_ALONE: Final = 36
TOLD_CAP: Final = 37
TOLD_POINTS: Final = 38
TOLD_QUIET: Final = 39
TOLD_REVEALED: Final = 40
TOLD_OVER: Final = 41
TOLD_GIVES: Final = 42
TOLD_TALK: Final = 43

# How a round ended.
END_NONE: Final[i64] = 0
END_TRUE: Final[i64] = 1
END_FALSE: Final[i64] = 2
END_ALONE: Final[i64] = 3
END_PROPHECY: Final[i64] = 4
END_FALSE_PROPHECY: Final[i64] = 5
END_CAP: Final[i64] = 6


class House:
    """The table options the rules ask for. Never changes during a match."""

    def __init__(
        self,
        loose: i64,
        smuggling: bool,
        prophecy: bool,
        optional: bool,
        talk: bool,
        rounds: i64,
        turn_cap: i64,
        rules: i64,
    ) -> None:
        self.loose: i64 = loose  # the unsealed kinds in use (CD-S7)
        self.smuggling = smuggling
        self.prophecy = prophecy
        self.optional = optional  # CD-Q2
        self.talk = talk  # CD-W14: has the table agreed to talk?
        self.rounds: i64 = rounds
        self.turn_cap: i64 = turn_cap  # CD-Q52; 0: none
        self.rules: i64 = rules  # the version: in the first a campaign with a turn cap could end in a tie


class Coach(Table):
    """The table. Hands are zones 0 to seats - 1 of the items; then come the piles below."""

    def __init__(self, seats: i64, house: House, frames: Frames, items: Pack, jobs: Pack, factions: Pack) -> None:
        super().__init__(seats)
        self.house = house
        self.frames = frames
        self.deck: i64 = seats  # zones of the items
        self.first: i64 = seats + 1  # what a Clairvoyant put on top, and second
        self.second: i64 = seats + 2
        self.offer: i64 = seats + 3  # lies face down before somebody
        self.aside: i64 = seats + 4  # handed over, but not yet arrived
        self.out: i64 = seats + 5  # not in this game
        self.pile: i64 = seats  # zone of the occupations; of the factions: the card left over
        self.items = items
        self.jobs = jobs
        self.factions = factions
        self.up: i64 = 0  # seats whose occupation lies face up
        self.turned = False  # has the deck run out? Then bags are keys and goblets (CD-I17)
        self.turn: i64 = 0  # whose turn it is
        self.turns: i64 = 0  # taken in this round
        self.starter: i64 = 0
        self.round: i64 = 0
        self.points: list[int] = [0] * int(seats)
        self.winners: i64 = 0  # of the last round
        self.ending: i64 = END_NONE  # how it ended
        self.claimant: i64 = -1
        self.shown: i64 = 0  # seats that have turned up faction and items (CD-V4, CD-V5)

    # -- cards ---------------------------------------------------------------------------------------

    def everyone(self) -> i64:
        """All observers, the spectator included, as a mask."""
        return bit(self.seats + 1) - 1

    def size(self, seat: i64) -> i64:
        """How many items somebody owns; one lying on the table included only for its receiver."""
        return ones(self.items.zone[seat])

    def left(self) -> i64:
        """How many items the deck has."""
        zone = self.items.zone
        return ones(zone[self.deck] | zone[self.first] | zone[self.second])

    def job(self, seat: i64) -> i64:
        """Somebody's occupation."""
        return self.jobs.only(seat)

    def faction(self, seat: i64) -> i64:
        """Somebody's faction."""
        return self.factions.face[lowest(self.factions.zone[seat])]

    def dark(self, seat: i64) -> bool:
        """Does the occupation lie face down?"""
        return (self.up >> seat) & 1 == 0

    def ready(self, seat: i64, job: i64) -> bool:
        """Has this seat that occupation, not spent (CD-G5)?"""
        return self.job(seat) == job and (self.dark(seat) or not has(ONCE, job))

    def jobs_up(self) -> i64:
        """The occupations lying face up, as a set."""
        out: i64 = 0
        seats = self.up
        while seats != 0:
            out |= bit(self.job(lowest(seats)))
            seats &= seats - 1
        return out

    def turn_up(self, seat: i64) -> None:
        """CD-G3: an occupation used is turned face up and stays so."""
        if self.dark(seat):
            self.up |= bit(seat)
            self.jobs.show(lowest(self.jobs.zone[seat]), self.everyone())
            self.noted()

    def needed(self, seat: i64) -> i64:
        """CD-V2: how many items this seat holds that its own faction needs."""
        return self.items.count(seat, goods(self.faction(seat), self.turned))

    def members(self, faction: i64) -> i64:
        """The seats of a faction."""
        out: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            if self.faction(seat) == faction:
                out |= bit(seat)
            seat += 1
        return out

    def pearl_in(self, seats: i64) -> bool:
        """Does one of these hold the Black Pearl?"""
        while seats != 0:
            if self.items.find(lowest(seats), PEARL) >= 0:
                return True
            seats &= seats - 1
        return False

    def hand_over(self, kind: i64, giver: i64, receiver: i64) -> None:
        """CD-H4, CD-Q58: an item changes hands face down, seen by the two; no trade."""
        card = self.items.find(giver, kind)
        self.items.leave(card, giver, receiver, bit(giver))
        self.items.show(card, bit(receiver))
        self.noted()

    def luggage(self, zone: i64) -> i64:
        """All items in a zone, packed for an event: two bits for the keys, two for the goblets, then one each."""
        out: i64 = 0
        cards: i64 = self.items.zone[zone]
        while cards != 0:
            kind: i64 = self.items.face[lowest(cards)]
            out += bit(2 * kind) if kind < 2 else bit(kind + 2)
            cards &= cards - 1
        return out

    def noted(self) -> None:
        """After moving and looking: tidy up what everybody knows; no undo past what somebody has learnt."""
        self.items.conclude()
        self.items.sharpen()
        self.jobs.sharpen()
        if self.items.news or self.jobs.news or self.factions.news:
            self.items.news = False
            self.jobs.news = False
            self.factions.news = False
            self.learn()

    def hides(self) -> bool:
        return True

    # -- copies --------------------------------------------------------------------------------------

    def make_frame(self, kind: i64) -> Frame:
        return self.frames.make(kind)

    def clone(self) -> "Coach":
        other = Coach(
            self.seats, self.house, self.frames, self.items.clone(), self.jobs.clone(), self.factions.clone()
        )
        self.copy_to(other)
        other.deck = self.deck
        other.first = self.first
        other.second = self.second
        other.offer = self.offer
        other.aside = self.aside
        other.out = self.out
        other.pile = self.pile
        other.up = self.up
        other.turned = self.turned
        other.turn = self.turn
        other.turns = self.turns
        other.starter = self.starter
        other.round = self.round
        other.points = self.points.copy()
        other.winners = self.winners
        other.ending = self.ending
        other.claimant = self.claimant
        other.shown = self.shown
        return other

    def save(self, w: Writer) -> None:
        for pack in (self.items, self.jobs, self.factions):
            w.put_list(pack.face)
            w.put_list(pack.zone)
            w.put_list(pack.known)
            w.put_list(pack.facts)
            w.put_list(pack.bounds)
        w.put(self.up)
        w.put(1 if self.turned else 0)
        w.put(self.turn)
        w.put(self.turns)
        w.put(self.starter)
        w.put(self.round)
        w.put_list(self.points)
        w.put(self.winners)
        w.put(self.ending)
        w.put(self.claimant)
        w.put(self.shown)
        super().save(w)

    def load(self, r: Reader) -> None:
        for pack in (self.items, self.jobs, self.factions):
            pack.face = r.take_list()
            pack.zone = r.take_list()
            pack.known = r.take_list()
            pack.facts = r.take_list()
            pack.bounds = r.take_list()
        self.up = r.take()
        self.turned = r.take() == 1
        self.turn = r.take()
        self.turns = r.take()
        self.starter = r.take()
        self.round = r.take()
        self.points = r.take_list()
        self.winners = r.take()
        self.ending = r.take()
        self.claimant = r.take()
        self.shown = r.take()
        super().load(r)

    # -- worlds --------------------------------------------------------------------------------------

    def resample(self, seat: i64, rng: Rng) -> None:
        observer = seat if seat >= 0 else self.seats
        zone = self.items.zone
        deck = zone[self.deck] | zone[self.first] | zone[self.second]
        self.items.redraw(observer, rng, deck, BAGS)  # both bags are always in somebody's luggage
        self.jobs.redraw(observer, rng, 0, 0)
        self.factions.redraw(observer, rng, 0, 0)

    def scramble(self, seat: i64, rng: Rng) -> None:
        self.resample(seat, rng)
        self.unseal(seat)

    def _next_pending(self) -> None:
        """CD-W11: sealed answers are asked for in seat order from the turn player."""
        seat = self.turn
        while (self.pending >> seat) & 1 == 0:
            seat = seat + 1 if seat + 1 < self.seats else 0
        self.who = seat
        self.choices = self.top.count(self, seat)

    # -- invariants ----------------------------------------------------------------------------------

    def check(self) -> list[str]:
        wrong = self.items.check() + self.jobs.check() + self.factions.check()
        if self.round == 0 or self.items.zone[0] == 0:  # before the deal is done
            return wrong
        over: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            size = self.size(seat)
            if size > limit(self.seats) + 1:
                wrong.append("CD-H1: a luggage is far too large")
            if size > limit(self.seats):
                over += 1
            for pack in (self.items, self.jobs, self.factions):
                if pack.zone[seat] & ~pack.known[seat] != 0:
                    wrong.append(f"CD-S12: seat {seat} does not know its own cards")
            seat += 1
        if over > 1:
            wrong.append("CD-H2: two are over the limit")
        in_deck = self.items.kinds(self.deck) | self.items.kinds(self.first) | self.items.kinds(self.second)
        if in_deck & BAGS != 0:
            wrong.append("CD-S8: a bag lies in the deck")
        if self.turned != (self.left() == 0):
            wrong.append("CD-I17: the bags have turned too early or too late")
        return wrong


def new_packs(seats: i64) -> list[Pack]:
    """Items, occupations and factions before the deal: everything in its pile."""
    half = (int(seats) + 1) // 2
    items = new_pack(KIND_OF.copy(), seats + 6, seats)
    jobs = new_pack(list(range(10)), seats + 1, seats)
    jobs.zone[seats] = (1 << 10) - 1
    factions = new_pack([0] * half + [1] * half, seats + 1, seats)
    factions.zone[seats] = (1 << (2 * half)) - 1
    return [items, jobs, factions]


def new_pack(faces: list[int], zones: i64, seats: i64) -> Pack:
    """Cards that lie nowhere yet, and of which nobody knows anything; the spectator is one more observer."""
    return Pack(faces, [0] * int(zones), [0] * (int(seats) + 1), [], [])


def coach(t: Table) -> Coach:
    """The table as this game's."""
    return cast(Coach, t)
