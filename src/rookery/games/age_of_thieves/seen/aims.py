"""Which clause forbids a target (AT-G4 to AT-G7), for people who want to know why theirs is not offered."""

from collections.abc import Callable

from rookery.games.age_of_thieves import said
from rookery.games.age_of_thieves.cards import book as cd
from rookery.games.age_of_thieves.cards.city import DUNGEON, POST
from rookery.games.age_of_thieves.cards.reading import CARD_IDS
from rookery.games.age_of_thieves.moves import codes as mv
from rookery.games.age_of_thieves.rules.acts import Card, in_reach, reach_of
from rookery.games.age_of_thieves.rules.specials import Special
from rookery.games.age_of_thieves.rules.walk import lying, sewers_shut, way_down, ways_up
from rookery.games.age_of_thieves.state import spaces as sp
from rookery.games.age_of_thieves.state.table import City
from rookery.games.kit import Refusal

GUARD, CAPTAIN, RIVAL, THIEF, SPACE, TOKEN, EXIT, JEWEL, PICK = range(9)
# What a card names (AT-G4); "rival" leaves the thief himself out, "thief" does not.
NAMED: dict[int, tuple[int, ...]] = {
    int(cd.SMOKE): (SPACE,),
    int(cd.NOISE): (SPACE,),
    int(cd.FIRE): (SPACE,),
    int(cd.CHOKING): (SPACE,),
    int(cd.LEAP): (SPACE,),
    int(cd.TIP): (SPACE,),
    int(cd.BEACON): (GUARD,),
    int(cd.ORDERS): (GUARD,),
    int(cd.GAS): (GUARD,),
    int(cd.BRIBE): (GUARD,),
    int(cd.CRACKER): (GUARD, CAPTAIN),
    int(cd.DRAUGHT): (GUARD, CAPTAIN, RIVAL),
    int(cd.SNARE): (GUARD, RIVAL, THIEF),
    int(cd.RATS): (TOKEN, SPACE),
    int(cd.GUIDE): (EXIT,),
}
SPECIALS: dict[int, tuple[int, ...]] = {
    int(cd.MORIUS): (SPACE,),
    int(cd.JASMINE): (GUARD,),
    int(cd.NOIRON): (RIVAL,),
    int(cd.ZAIN): (PICK,),
    int(cd.NIKOLAI): (PICK,),
    int(cd.JOANNE): (JEWEL,),
}
POSTED = (said.ASK_PLACE, said.ASK_POST)
"""Questions for a post where a guard is to stand."""
GUARDED = (said.ASK_EVENT_GUARD, said.ASK_RIOT)
"""Questions of events for a guard."""


def aiming(c: City, seat: int, code: int) -> Refusal | None:
    """Why this cannot be the target, where a target is asked for."""
    top, verb, a = c.top, code & 63, (code >> 6) & 255
    if c.about in POSTED and verb == mv.V_AT:
        return posting(c, a, int(c.gates) if c.alarm else 3) if c.about == said.ASK_POST else posting(c, a, -1)
    if c.about in GUARDED and verb == mv.V_WATCH:
        return watching(c, a, (GUARD,)) or Refusal("AT-E2", "moved-already", space=c.board.names[a])
    if c.about == said.ASK_PUT and verb == mv.V_AT:
        return Refusal("AT-C9", "dungeon-space") if c.in_dungeon(a) else Refusal("AT-A7", "put-near")
    if c.about not in (said.ASK_TARGET, said.ASK_GRENADE) or not isinstance(top, Card | Special):
        return None
    if verb == mv.V_NONE:
        return Refusal("AT-Q78", "target-needed")
    aim = Aim(c, seat, top)
    return aim.why(verb, a, (code >> 14) & 255)


def watching(c: City, space: int, named: tuple[int, ...]) -> Refusal | None:
    """No figure of a kind that is named stands there."""
    figure = c.watch_on(space)
    if figure < 0:
        return Refusal("AT-G4", "no-watch", space=c.board.names[space])
    if figure >= sp.GUARDS and CAPTAIN not in named:
        return Refusal("AT-G4", "not-captains")
    return None


def posting(c: City, space: int, district: int) -> Refusal | None:
    """No guard can be put there (of one district, or -1: of all)."""
    name = c.board.names[space]
    if not c.board.kind[space] & POST:
        return Refusal("AT-F2", "no-post", space=name)
    if district >= 0 and c.board.district[space] != district:
        return Refusal("AT-E2", "other-district", space=name)
    return taken(c, space)


def taken(c: City, space: int) -> Refusal | None:
    """A figure of the watch, or fire, keeps another one away."""
    name = c.board.names[space]
    if c.watch_on(space) >= 0:
        return Refusal("AT-M3", "watch-there", space=name)
    return Refusal("AT-X3", "fire", space=name) if c.on_fire(space) else None


class Aim:
    """What a card or a special action in progress may be aimed at."""

    def __init__(self, c: City, seat: int, top: Card | Special) -> None:
        self.c = c
        self.seat = seat
        self.top = top
        if isinstance(top, Card):
            self.card = int(top.card)
            self.far = int(reach_of(c, seat, self.card))
            self.named = NAMED.get(self.card, (RIVAL,))
            if self.card == cd.DRAUGHT and c.book.amount[self.card] == 0:
                self.named = (GUARD, CAPTAIN)
        else:
            sheet = int(c.thieves[seat].sheet)
            self.card = 0
            self.far = int(c.book.special_range[sheet]) or -1
            self.named = SPECIALS[sheet]

    def why(self, verb: int, a: int, b: int) -> Refusal | None:
        """Why not this one; None where nothing in particular is wrong."""
        found: dict[int, tuple[tuple[int, ...], Callable[[], Refusal | None]]] = {
            int(mv.V_WATCH): ((GUARD,), lambda: self._watch(a)),
            int(mv.V_RIVAL): ((RIVAL,), lambda: self._rival(a)),
            int(mv.V_TOKEN): ((TOKEN,), lambda: self._rival(a) or Refusal("AT-G4", "token-not-there")),
            int(mv.V_JEWEL): ((JEWEL,), lambda: self._jewel(a, b)),
            int(mv.V_AT): ((SPACE,), lambda: self._space(a)),
            int(mv.V_SEWER): ((EXIT,), lambda: self._exit(a)),
            int(mv.V_PICK): ((PICK,), lambda: self._pick(a)),
        }
        kinds, why = found.get(verb, ((), lambda: None))
        if verb in found and not set(kinds) & set(self.named):
            return Refusal("AT-G4", "wrong-kind")
        return why()

    def _reaches(self, space: int) -> Refusal | None:
        """AT-G7."""
        if in_reach(self.c, self.seat, space, self.far):
            return None
        name = self.c.board.names[space]
        if self.far == cd.DISTRICT:
            return Refusal("AT-G7", "other-district", space=name)
        return Refusal("AT-G7", "too-far", space=name, count=self.far)

    def _watch(self, space: int) -> Refusal | None:
        found = watching(self.c, space, self.named) or self._reaches(space)
        if found is None and self.c.figure[self.c.watch_on(space)] & int(sp.SNARED_GUARD):
            return Refusal("AT-Q61", "snared-guard")
        if found is None and self.card == cd.GAS:
            return Refusal("AT-G9", "moved-already", space=self.c.board.names[space])
        return found

    def _rival(self, rival: int) -> Refusal | None:
        c = self.c
        if rival >= c.seats:
            return Refusal("AT-S13", "no-such-thief")
        if rival == self.seat and THIEF not in self.named:
            return Refusal("AT-G4", "not-yourself")
        if not c.playing(rival):
            return Refusal("AT-L2", "has-left")
        if c.jailed(rival):
            return Refusal("AT-C5", "in-dungeon")
        return self._reaches(int(c.thieves[rival].at))

    def _jewel(self, rival: int, jewel: int) -> Refusal:
        if jewel == cd.EMPEROR:
            return Refusal("AT-G4", "not-emperor")
        return self._rival(rival) or Refusal("AT-G4", "no-such-jewel")

    def _space(self, space: int) -> Refusal | None:
        c, name = self.c, self.c.board.names[space]
        if c.board.kind[space] & DUNGEON:
            return Refusal("AT-G5", "dungeon-space")
        if isinstance(self.top, Special):  # Whispers Below
            return Refusal("AT-G4", "token-twice" if space == self.top.a else "no-face-down", space=name)
        found = self._reaches(space)
        if found is not None or self.card not in (cd.FIRE, cd.LEAP, cd.RATS, cd.TIP):
            return found
        if self.card == cd.RATS:
            return Refusal("AT-G4", "no-face-down", space=name)
        if self.card == cd.TIP:
            return posting(c, space, -1)
        if self.card == cd.LEAP and c.on_fire(space):
            return Refusal("AT-X3", "fire", space=name)
        return Refusal("AT-X3" if self.card == cd.FIRE else "AT-G5", "not-free", space=name)

    def _exit(self, space: int) -> Refusal | None:
        c, name = self.c, self.c.board.names[space]
        if sewers_shut(c):
            return Refusal("AT-M6", "sewers-shut")
        if c.on_fire(space):
            return Refusal("AT-Q79", "fire", space=name)
        if space in ways_up(c, self.seat, -1) and way_down(c, self.seat, space):
            return Refusal("AT-Q79", "only-entrance")
        return Refusal("AT-M6", "no-exit")

    def _pick(self, face: int) -> Refusal | None:
        c = self.c
        sheet = c.thieves[self.seat].sheet
        wanted, slug = (c.book.grenade, "no-grenade") if sheet == cd.ZAIN else (c.book.device, "no-device")
        card = CARD_IDS[face]
        if not wanted[face]:
            return Refusal("AT-G4", slug, card=card)
        if c.pile[face] == 1 and isinstance(self.top, Special) and face == self.top.price:
            return Refusal("AT-A7", "price", card=card)
        return Refusal("AT-P3", "not-in-pile", card=card)


def tokens_here(c: City, seat: int, verb: int) -> Refusal:
    """AT-J2: why the token he stands on cannot be turned up, or not be taken."""
    token = int(c.token(c.thieves[seat].at))
    if token == 0:
        trinkets = verb == mv.V_TAKE_TOKEN and lying(c, c.thieves[seat].at, cd.TRINKET) > 0
        return Refusal("AT-K7", "take-trinkets") if trinkets else Refusal("AT-J2", "no-token")
    if verb == mv.V_TURN:
        return Refusal("AT-J2", "face-up")
    return Refusal("AT-J2", "turn-first" if token >= sp.DOWN else "not-kept")
