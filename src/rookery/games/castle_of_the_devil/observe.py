"""The Castle of the Devil in numbers (core/eye.py): counts of everybody's cards, and the faces this seat knows."""

from typing import Final, cast

from mypy_extensions import i64

from rookery.core.bits import bit, lowest, ones
from rookery.core.eye import COUNT, Eye, Observer
from rookery.core.table import Table
from rookery.games.castle_of_the_devil.cards.book import JOB, KINDS
from rookery.games.castle_of_the_devil.moves import codes as mv
from rookery.games.castle_of_the_devil.rules.fight import Fight
from rookery.games.castle_of_the_devil.state.packs import Pack
from rookery.games.castle_of_the_devil.state.table import Coach

JOBS: Final[i64] = 10
CARDS: Final[i64] = 42  # items, and occupations from 32 on
ITEMS: Final[i64] = 21


def lone_face(pack: Pack, known: i64) -> i64:
    """The face of every card an observer does not know, if all of them are alike; else -1."""
    found: i64 = -1
    n: i64 = 0
    many: i64 = len(pack.face)
    while n < many:
        if (known >> n) & 1 == 0:
            face: i64 = pack.face[n]
            if found >= 0 and found != face:
                return -1
            found = face
        n += 1
    return found


def only_face(pack: Pack, known: i64, cards: i64, lone: i64) -> i64:
    """The face of the one card there: seen, or all that are left to this observer are alike; else -1."""
    if cards == 0:
        return -1
    if known & cards != 0:
        return pack.face[lowest(cards)]
    return lone


class Sight(Observer):
    """What a passenger sees, and what each move is."""

    def table(self, t: Table, seat: i64, eye: Eye) -> None:
        c = cast(Coach, t)
        known: i64 = c.items.known[seat]
        eye.count("round", c.round, 10)
        eye.seat("turn", c.turn)
        eye.count("turns", c.turns, 255)
        eye.seat("starter", c.starter)
        eye.count("deck", c.left(), ITEMS)
        eye.flag("turned", c.turned)
        self.faces("deck known", c.items, c.items.zone[c.deck] & known, eye)
        self.faces("first", c.items, c.items.zone[c.first] & known, eye)
        self.faces("second", c.items, c.items.zone[c.second] & known, eye)
        self.faces("offer", c.items, c.items.zone[c.offer] & known, eye)
        eye.count("offered", ones(c.items.zone[c.offer]), 1)
        self.faces("aside", c.items, c.items.zone[c.aside] & known, eye)
        eye.count("pile", c.jobs.size(c.pile), JOBS)
        self.fight(c, eye)
        eye.one_of("ending", c.ending, 7)
        eye.seat("claimant", c.claimant)
        eye.some_seats("winners", c.winners)
        maybe = self.maybes(c.items, seat)
        jobs: i64 = c.jobs.known[seat]
        lone_job = lone_face(c.jobs, jobs)
        factions: i64 = c.factions.known[seat]
        lone_faction = lone_face(c.factions, factions)
        far: i64 = 0
        other = seat
        while far < c.seats:
            eye.of(far)
            self.luggage(c, seat, other, known, maybe, eye)
            job: i64 = c.jobs.zone[other]
            eye.one_of("faction", only_face(c.factions, factions, c.factions.zone[other], lone_faction), 2)
            eye.one_of("occupation", only_face(c.jobs, jobs, job, lone_job), JOBS)
            eye.flag("face up", job != 0 and not c.dark(other))
            eye.level("points", c.points[other], -20, 60)
            eye.flag("shown", (c.shown >> other) & 1 == 1)
            other = other + 1 if other + 1 < c.seats else 0
            far += 1

    def maybes(self, pack: Pack, observer: i64) -> i64:
        """All cards of which this observer knows something, without knowing which is which."""
        among: i64 = 0
        for fact in pack.facts:
            if fact.observer == observer:
                among |= fact.among
        return among

    def faces(self, name: str, pack: Pack, cards: i64, eye: Eye) -> None:
        """How many of each kind."""
        if eye.naming:
            eye.named(name, KINDS, COUNT, 0, 3)
        self.add_faces(pack, cards, eye.skip(KINDS), eye)

    def add_faces(self, pack: Pack, cards: i64, start: i64, eye: Eye) -> None:
        """Count them there."""
        out = eye.out
        while cards != 0:
            at = start + pack.face[lowest(cards)]
            out[at] = out[at] + 1
            cards &= cards - 1

    def fight(self, c: Coach, eye: Eye) -> None:
        """The fight in progress: all of it is public."""
        for frame in c.stack:
            if isinstance(frame, Fight):
                eye.seat("attacker", frame.attacker)
                eye.seat("defender", frame.defender)
                eye.some_seats("swords", frame.swords)
                eye.some_seats("shields", frame.shields)
                eye.seat("banned", frame.banned)
                eye.seat("verdict", frame.verdict)
                eye.seat("winner", frame.winner)
                used: i64 = 0
                for use in frame.uses:
                    used |= bit(use & 63)
                eye.some_of("uses", used, CARDS)
                return
        if eye.naming:
            for name in ("attacker", "defender", "swords", "shields", "banned", "verdict", "winner"):
                eye.some_seats(name, 0)
            eye.some_of("uses", 0, CARDS)
        else:
            eye.skip(7 * c.seats + CARDS)

    def luggage(self, c: Coach, viewer: i64, seat: i64, known: i64, maybe: i64, eye: Eye) -> None:
        """Somebody's items. Of facts: the faces that lie among cards some of which are here."""
        mine: i64 = c.items.zone[seat]
        eye.count("items", ones(mine), 9)
        self.faces("known", c.items, mine & known, eye)
        if eye.naming:
            eye.named("maybe", KINDS, COUNT, 0, 6)
        start = eye.skip(KINDS)
        if maybe & mine != 0:
            for fact in c.items.facts:
                if fact.observer == viewer and fact.among & mine != 0:
                    self.add_faces(c.items, fact.told, start, eye)

    def move(self, t: Table, seat: i64, code: i64, eye: Eye) -> None:
        """Verb, card (from 1; occupations from 33), whom, those named."""
        verb = code & 63
        a = (code >> 6) & 63
        card: i64 = 0
        whom: i64 = -1
        named: i64 = 0
        if verb == mv.V_TO:
            whom = a
        elif verb == mv.V_NAME:
            named = eye.turned(code >> 6)
        elif verb == mv.V_USE or verb == mv.V_PRESENT:
            card = a + 1
            whom = (code >> 12) - 1
        elif code >> 6 != 0 or self.takes_card(verb):
            card = a + 1
        eye.number("verb", verb, 30)
        eye.number("card", card, JOB + JOBS)
        eye.number("whom", eye.far(whom) + 1, t.seats)
        eye.some_of("named", named, t.seats)

    def takes_card(self, verb: i64) -> bool:
        """Does the verb speak of an item, be it the first kind?"""
        return (
            verb == mv.V_GIVE
            or verb == mv.V_RETURN
            or verb == mv.V_TAKE
            or verb == mv.V_DEMAND
            or verb == mv.V_HAND
            or verb == mv.V_STACK
            or verb == mv.V_CARRY
        )
