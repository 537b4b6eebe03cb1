"""The entries of a position document of The Castle of the Devil, as rows (games/documents)."""

from collections.abc import Iterable, Mapping
from typing import Any

from rookery.core.table import Frame
from rookery.errors import PositionError
from rookery.games.castle_of_the_devil.cards.book import FACTIONS, ITEMS, JOB, NOTHING, OCCUPATIONS
from rookery.games.castle_of_the_devil.moves.notation import CastleNotation
from rookery.games.castle_of_the_devil.rules import fight as fg
from rookery.games.castle_of_the_devil.rules.journey import FRAMES
from rookery.games.castle_of_the_devil.seen.memory import PACKS, impossible, pack_memory, packs
from rookery.games.castle_of_the_devil.seen.view import ENDINGS, faces
from rookery.games.castle_of_the_devil.state.table import Coach, Item
from rookery.games.documents.progress import ASKS, ENDED, Rules, kind
from rookery.games.documents.shapes import (
    Always,
    Card,
    Flag,
    Number,
    Set,
    Several,
    Shape,
    Word,
    count,
    number,
    one_of,
    seat,
)
from rookery.games.documents.sheet import Entry, Group, Players, Reading, Sealed, Sheet

MOST = 100_000
STEPS = ("point", "before", "support", "hypnosis", "abilities", "result", "after", "reward", "payment", "done")
"""The steps of a fight (section 3.15)."""
DONE, BEFORE, ABILITIES = int(fg.DONE), int(fg.BEFORE), int(fg.ABILITIES)
ASKING = (fg.POINT, fg.BEFORE, fg.SUPPORT, fg.HYPNOSIS, fg.ABILITIES, fg.AFTER, fg.PAYMENT)


class Mover(Shape):
    """The seat whose turn it is; it follows, and may be left out."""

    def unsaid(self, r: Reading) -> int:
        return int(r.t.turn)

    def read(self, value: Any, where: str, r: Reading) -> int:
        one_of(value, where, (int(r.t.turn),))
        return int(value)

    def write(self, value: Any, t: Any) -> int:
        return int(value)


class Other(Shape):
    """A seat whose turn it is not; -1 for nobody, where that is possible."""

    def __init__(self, nobody: bool) -> None:
        super().__init__(*((-1,) if nobody else ()))
        self.first = -1 if nobody else 0

    def read(self, value: Any, where: str, r: Reading) -> int:
        one_of(value, where, others(r.t, self.first))
        return int(value)

    def write(self, value: Any, t: Any) -> int:
        return int(value)


def others(c: Coach, first: int = 0) -> Iterable[int]:
    """All seats but the one whose turn it is; with -1 also nobody."""
    return [s for s in range(first, int(c.seats)) if s != c.turn]


class Uses(Shape):
    """The cards used in a fight, in order, and by whom: card + 64 × user."""

    def __init__(self) -> None:
        super().__init__([])

    def read(self, value: Any, where: str, r: Reading) -> list[int]:
        impossible(not isinstance(value, list) or len(value) > len(ITEMS) + len(OCCUPATIONS), where, "uses")
        return [self._use(use, where, r) for use in value]

    def _use(self, use: Any, where: str, r: Reading) -> int:
        impossible(not isinstance(use, Mapping) or set(use) != {"seat", "card"}, where, "uses")
        user = number(use["seat"], where, 0, r.seats - 1)
        for first, names in ((0, ITEMS), (int(JOB), OCCUPATIONS)):
            if use["card"] in names:
                return first + names.index(use["card"]) + 64 * user
        raise PositionError(where, "no-card", card=str(use["card"])[:40])

    def write(self, value: Any, t: Any) -> list[Any]:
        names = dict(enumerate(ITEMS)) | dict(enumerate(OCCUPATIONS, int(JOB)))
        return [{"seat": u >> 6, "card": names.get(u & 63)} if type(u) is int else u for u in value]


class CastleRules(Rules):
    """The journey, and whatever is in progress in it."""

    def read(self, value: Any, where: str, r: Reading) -> list[Frame]:
        if not isinstance(value, list):
            raise PositionError(where, "list")
        names = [self._rule(row, n) for n, row in enumerate(value)]
        impossible(names[:1] != ["journey"] or (len(names) == 1) != r.values["over"], where, "progress")
        return super().read(value, where, r)

    def unsaid(self, r: Reading) -> list[dict[str, str]]:
        return [{"rule": "journey"}] if r.values["over"] else [{"rule": "journey"}, {"rule": "turn"}]


MOVER, OTHER, OTHER_OR_NOBODY = Mover(), Other(nobody=False), Other(nobody=True)
ITEM = Card(ITEMS, exact=True)
FACTION, OCCUPATION = Card(FACTIONS, none=-1, exact=True), Card(OCCUPATIONS, none=-1, exact=True)

PROGRESS = CastleRules(
    "progress",
    FRAMES,
    at={
        "journey": {"turn": (1,), ENDED: (3,)},
        "turn": {ASKS: (0,), "demand": (1,), "foresight": (0,), "trade": (2,), "fight": (2,), "declaration": (2,)},
        "trade": {ASKS: (0, 1, 2), "exchange": (4,)},
        "demand": {ASKS: (0, 1, 2, 3), "exchange": (5,)},
        "exchange": {ASKS: (0, 1, 2, 4), "foresight": (2,), "draw": (4, 6), "coat": (4, 6), "sextant": (4, 6)},
        "draw": {ASKS: (0,), "presents": (2,)},
        "coat": {ASKS: (0,)},
        "sextant": {ASKS: (0, 1)},
        "presents": {ASKS: (0,)},
        "foresight": {ASKS: (1, 2)},
        "fight": {
            ASKS: [int(step) for step in ASKING],
            "foresight": (BEFORE, ABILITIES),
            **dict.fromkeys(("draw", "loot", "presents"), (DONE,)),
        },
        "loot": {ASKS: (0, 1, 2), "presents": (4,)},
        "declaration": {ASKS: (0,)},
    },
    shapes={kind(Item): Card(ITEMS, exact=True, empty=int(NOTHING), none=int(NOTHING))},
    fields={
        **dict.fromkeys((f"{r}.seat" for r in ("turn", "trade", "exchange", "demand", "foresight")), MOVER),
        "declaration.seat": MOVER,
        "trade.partner": OTHER_OR_NOBODY,
        "exchange.partner": OTHER,
        "demand.target": OTHER_OR_NOBODY,
        "sextant.left": Flag(),
        "fight.attacker": MOVER,
        **dict.fromkeys(("fight.defender", "fight.banned", "fight.priest"), OTHER_OR_NOBODY),
        "fight.asked": count(lambda c: c.seats - 1),
        "fight.foresees": Always(0),
        "fight.uses": Uses(),
    },
    steps={"fight": STEPS},
    by_rule=True,
)


def put_up(c: Coach, seat: int, up: bool) -> None:
    """Whose occupation lies face up."""
    c.up |= int(up) << seat


def undealt(c: Coach) -> int:
    """The faction card left over, or -1."""
    return int((*faces(c.factions, int(c.factions.zone[c.pile])), -1)[0])


def lying(c: Coach, zone: int) -> list[int]:
    """The items of a zone, sorted."""
    return faces(c.items, int(c.items.zone[zone]))


class Memory(Shape):
    """Who knows what: read when everything else is there (memory.py)."""

    def read(self, value: Any, where: str, r: Reading) -> Any:
        return value

    def write(self, value: Any, t: Any) -> dict[str, Any]:
        return {name: pack_memory(pack, PACKS[name]) for name, pack in zip(PACKS, packs(t), strict=True)}


PLAYER = Group(
    Entry("faction", FACTION, get=lambda c, s: c.faction(s), left_out=-1, says='"order" or "brotherhood"'),
    Entry("occupation", OCCUPATION, get=lambda c, s: c.job(s), left_out=-1, says="its name"),
    Entry("face_up", Flag(), put=put_up, get=lambda c, s: not c.dark(s), says="default: false"),
    Entry("items", Several(ITEM), get=lying, says='a list, or "key dagger"'),
    Entry("points", Number(0, MOST * 5), get=lambda c, s: c.points[s], says="of a campaign"),
)

SHEET = Sheet(
    Entry("round", Number(1, MOST), "round", left_out=1, says="its number, from 1"),
    Entry("turn", seat(), "turn", left_out=0, says="whose turn it is"),
    Entry("turns", Number(1, lambda c: c.house.turn_cap or MOST), get=lambda c: c.turns,
          says="turns begun in this round (default: as many as lead from the starter to the turn player)"),
    Entry("starter", seat(), get=lambda c: c.starter,
          says="who began the round (default: who fits turn and turns)"),
    Entry("over", Flag(), get=lambda c: c.over, left_out=False, says="has the game ended?"),
    Entry("progress", PROGRESS, get=lambda c: c.stack,
          says="the rules in progress, one inside the other: [{“rule”: “journey”}, {“rule”: “turn”}, {“rule”: "
          "“fight”, “step”: “abilities”, “defender”: 1, “asked”: 4, “swords”: [2]}]; default: the turn player "
          "chooses an action, or it is over"),
    Entry("players", Players(PLAYER, ""),
          says="one entry per seat. What is left out is filled up with what is left, in the order of the card "
          "list: factions as the numbers demand, one item each (two with three players)"),
    Entry("deck", Several(ITEM), get=lambda c: lying(c, c.deck),
          says="the items in the deck, in any order (default: all that are nowhere else)"),
    Entry("top", Several(ITEM), get=lambda c: [*lying(c, c.first), *lying(c, c.second)], left_out=(),
          says="what a Clairvoyant has put on top, the first to be drawn first"),
    Entry("offer", Several(ITEM), get=lambda c: lying(c, c.offer), left_out=(),
          says="an item face down on the table (only with progress)"),
    Entry("aside", Several(ITEM), get=lambda c: lying(c, c.aside), left_out=(), says="one on its way"),
    Entry("pile", Several(OCCUPATION), get=lambda c: faces(c.jobs, int(c.jobs.zone[c.pile])),
          says="follows from the occupations"),
    Entry("undealt", FACTION, get=undealt, left_out=-1,
          says="the faction card left over (odd numbers); follows from the others"),
    Entry("ending", Word(ENDINGS), "ending", left_out=0, says="how a finished game ended"),
    Entry("claimant", seat(nobody=True), "claimant", left_out=-1, says="who ended it"),
    Entry("winners", Set(seat(), none=-1), get=lambda c: c.winners, left_out=-1, says="follows"),
    Entry("shown", Set(seat(), none=-1), get=lambda c: c.shown, left_out=-1, says="follows"),
    Entry("sealed", (SEALED_ANSWERS := Sealed(CastleNotation)), get=lambda c: (), left_out={},
          says="answers given in an open window, by seat"),
    Entry("memory", Memory(), get=lambda c: (),
          says="who knows what, card by card, as games write it; default: everybody knows the own cards, face-up "
          "occupations, what was just looked at, and that both bags are in somebody's luggage"),
)  # fmt: skip
