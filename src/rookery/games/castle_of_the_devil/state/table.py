"""The coach: what lies on the table of The Castle of the Devil, and who is in it."""

from typing import Annotated, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from rookery.core import kinds
from rookery.core.bits import bit, has, lowest, ones
from rookery.core.kinds import Count, EachSeat, Flag, SeatMask, SeatNo, SeatOrNobody, Shared
from rookery.core.packs import faces_in
from rookery.core.rng import Rng
from rookery.core.table import SEALED, Table
from rookery.games.castle_of_the_devil.cards.book import BAGS, KIND_OF, NOTHING, ONCE, PEARL, goods, limit
from rookery.games.castle_of_the_devil.said import ASK_ALLIES
from rookery.games.castle_of_the_devil.state.packs import Pack

TRIES: Final[i64] = 1000
"""So often a world is drawn again that contradicts a claim; half of them and more do not."""


# How a round ended.
END_NONE: Final[i64] = 0
END_TRUE: Final[i64] = 1
END_FALSE: Final[i64] = 2
END_ALONE: Final[i64] = 3
END_PROPHECY: Final[i64] = 4
END_FALSE_PROPHECY: Final[i64] = 5
END_CAP: Final[i64] = 6

Ending = Annotated[i64, kinds.number("ending", 0, int(END_CAP))]
Item = Annotated[i64, kinds.number("item", 0, int(NOTHING))]


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
        # in the second a turn could be passed in the middle of an offer, and what was told be taken back
        self.binding = rules > 2
        # in the third the answer that closed a sealed round could still be
        self.final = rules > 3


class Coach(Table):
    """The table. Hands are zones 0 to seats - 1 of the items; then come the piles below."""

    house: Shared[House]
    items: Pack
    jobs: Pack
    factions: Pack
    deck: Shared[i64] = 0  # zones of the items
    first: Shared[i64] = 0  # what a Clairvoyant put on top, and second
    second: Shared[i64] = 0
    offer: Shared[i64] = 0  # lies face down before somebody
    aside: Shared[i64] = 0  # handed over, but not yet arrived
    out: Shared[i64] = 0  # not in this game
    pile: Shared[i64] = 0  # zone of the occupations; of the factions: the card left over
    up: SeatMask = 0  # whose occupation lies face up
    turned: Flag = False  # has the deck run out? Then bags are keys and goblets (CD-I17)
    turn: SeatNo = 0  # whose turn it is
    turns: Count = 0  # taken in this round
    starter: SeatNo = 0
    round: Count = 0
    points: EachSeat = []
    winners: SeatMask = 0  # of the last round
    ending: Ending = END_NONE  # how it ended
    claimant: SeatOrNobody = -1
    shown: SeatMask = 0  # who has turned up faction and items (CD-V4, CD-V5)

    def __post_init__(self) -> None:
        self.deck = self.seats
        self.first = self.seats + 1
        self.second = self.seats + 2
        self.offer = self.seats + 3
        self.aside = self.seats + 4
        self.out = self.seats + 5
        self.pile = self.seats
        self.points = [0] * int(self.seats)

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
        if self.items.learnt + self.jobs.learnt + self.factions.learnt > 0:
            self.items.learnt = 0
            self.jobs.learnt = 0
            self.factions.learnt = 0
            self.learn()

    def hides(self) -> bool:
        return True

    # -- copies --------------------------------------------------------------------------------------

    # -- worlds --------------------------------------------------------------------------------------

    def resample(self, seat: i64, rng: Rng) -> None:
        observer = seat if seat >= 0 else self.seats
        self._redraw(observer, rng)
        left = TRIES
        while self._claims_without_need() and left > 0:
            self._redraw(observer, rng)
            left -= 1

    def _claims_without_need(self) -> bool:
        """CD-V1: a claim told everybody that its speaker holds something the own faction needs."""
        return self.who >= 0 and self.about == ASK_ALLIES and self.needed(self.who) == 0

    def _redraw(self, observer: i64, rng: Rng) -> None:
        zone = self.items.zone
        deck = zone[self.deck] | zone[self.first] | zone[self.second]
        bags = self.items.with_faces(BAGS)  # always in somebody's luggage
        self.items.resample(observer, rng, [int(bags), int(deck)])
        self.jobs.resample(observer, rng, [])
        self.factions.resample(observer, rng, [])

    def scramble(self, seat: i64, rng: Rng) -> None:
        self.resample(seat, rng)
        self.unseal(seat)

    def _apply(self, seat: i64, move: i64) -> None:
        """CD-M1: answers are the players' language, and what the table has read stands: the last sealed one too."""
        read = self.mode != SEALED or (self.house.final and self.pending == bit(seat))
        super()._apply(seat, move)
        if read and self.house.binding:
            self.commit()

    def _next_pending(self) -> None:
        """CD-W11: sealed answers are asked for in seat order from the turn player."""
        self._ask_pending(self.turn)

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
    pack = Pack(vec[i64](faces), vec[i64]([0] * int(zones)), vec[i64]([0] * (int(seats) + 1)), [], [])
    pack.every = faces_in(faces)
    return pack


def coach(t: Table) -> Coach:
    """The table as this game's."""
    return cast(Coach, t)
