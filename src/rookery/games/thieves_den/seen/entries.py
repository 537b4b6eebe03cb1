"""The entries of a position document of Thieves Den, as rows (games/documents)."""

from collections.abc import Mapping
from typing import Any

from rookery.core.table import SEALED
from rookery.errors import Impossible, PositionError, quoted
from rookery.games.documents.progress import ANY, ASKS, Rules, kind
from rookery.games.documents.shapes import (
    MISSING,
    ByName,
    Card,
    Flag,
    Number,
    Set,
    Several,
    Shape,
    Word,
    count,
    number,
    seat,
)
from rookery.games.documents.sheet import Entry, Group, Players, Reading, Rows, Sheet
from rookery.games.thieves_den.cards.book import LETTERS
from rookery.games.thieves_den.moves.notation import GAME, TYPE_OF
from rookery.games.thieves_den.rules.rounds import FRAMES
from rookery.games.thieves_den.rules.scouting import INSTANTS, Scouting
from rookery.games.thieves_den.rules.thieving import Thieving
from rookery.games.thieves_den.seen.view import letters, phase_of
from rookery.games.thieves_den.state.table import SLOT, Den, FenceNo, LocationNo, PowerNo

impossible = Impossible(GAME)
PHASES = ("round", "scouting", "thieving", "cleanup", "holder", "over")
SCOUTING, THIEVING, OUT = ("scouting",), ("thieving",), ("thieving", "cleanup")
MOST_ALIKE = 15  # treasures of one type in a bag; the box has eleven
MOST_KNOWN = 7  # cards on top of the location deck or under the fence deck; in play one and three
MOST_FAME = 10_000  # from one source
FEW = 9
FAME = {
    "fences": "fences", "hag": "hag", "locations": "places", "powers": "powers", "majorities": "majorities",
    "scheme": "plan",
}  # fmt: skip
"""Sources of reputation, and where a player keeps them."""


class Treasure(Shape):
    """A type of treasure, by letter or word; one more than its number, and 0 for none."""

    def __init__(self) -> None:
        super().__init__(none=0)

    def read(self, value: Any, where: str, r: Reading) -> int:
        found = TYPE_OF.get(value.lower()) if isinstance(value, str) else None
        if found is None:
            word = value if isinstance(value, str) else quoted(value)
            raise PositionError(where, "no-treasure", game=GAME, word=word[:40], known=", ".join(LETTERS))
        return int(found) + 1

    def write(self, value: Any, t: Any) -> str:
        return LETTERS[value - 1]


class Bag(Shape):
    """Treasures: "C C G", "codex codex gem", counts by letter, or a list of words."""

    def __init__(self) -> None:
        super().__init__(0)

    def read(self, value: Any, where: str, r: Reading) -> int:
        if isinstance(value, Mapping):
            many = {word: number(n, f"{where}.{str(word)[:20]}", 0, MOST_ALIKE) for word, n in value.items()}
            value = [word for word, n in many.items() for _ in range(n)]
        if isinstance(value, str):
            value = value.split()
        impossible(not isinstance(value, list | tuple), where, "treasure-list")
        counts = [0] * len(LETTERS)
        for word in value:
            counts[TREASURE.read(word, where, r) - 1] += 1
        impossible(max(counts) > MOST_ALIKE, where, "too-many-treasures", "TD-S6")
        return sum(n << (5 * k) for k, n in enumerate(counts))

    def write(self, value: Any, t: Any) -> list[str]:
        return list(letters(int(value)))


class Reputation(ByName):
    """Numbers by source; a number alone is from fences."""

    def read(self, value: Any, where: str, r: Reading) -> dict[str, int]:
        impossible(not isinstance(value, int | Mapping), where, "reputation")
        return super().read({"fences": value} if isinstance(value, int) else value, where, r)


class Stack(Group):
    """A face-up power tile, by its id alone or with what was paid for it."""

    def read(self, value: Any, where: str, r: Reading, owner: Any = None, seat: int = -1) -> dict[str, Any]:
        return super().read({"tile": value} if isinstance(value, str) else value, where, r)


def all_thieves(d: Den) -> int:
    """TD-S6: all thieves of the table."""
    return int((d.cards.thieves + d.cards.forest) * d.seats)


def of_deck(d: Den, card: int) -> bool:
    """Is this location in play?"""
    return bool(int(d.cards.deck(d.seats)) >> card & 1)


def of_fences(d: Den, card: int) -> bool:
    """Is this fence?"""
    return bool(int(d.cards.fence_deck(d.seats)) >> card & 1)


def locations(d: Den) -> list[str]:
    """The ids of locations by number."""
    return d.cards.location_ids


def buyers(d: Den) -> list[str]:
    """Of fences."""
    return d.cards.fence_ids


def tiles(d: Den) -> list[str]:
    """Of powers."""
    return d.cards.power_ids


BAG, TREASURE = Bag(), Treasure()
LOCATION = Card(locations, of_deck, none=0, empty=0)
FENCE = Card(buyers, of_fences, none=0, empty=0)
POWER = Card(tiles, none=0, empty=0)
LOCATION_HERE = Card(locations, of_deck, once="TD-C5")
FENCE_HERE = Card(buyers, of_fences, once="TD-C5")
TILE_HERE = Card(tiles, none=0, once="TD-C5")
SLOT_HERE = Card(buyers, of_fences, none=0, once="TD-C5")
SCHEME_HERE = Card(lambda d: d.cards.scheme_ids, none=0, once="TD-C5")
LOCATIONS_HERE, FENCES_HERE = Set(LOCATION_HERE), Set(FENCE_HERE)
BITS = int(SLOT)

PROGRESS = Rules(
    "doing",
    FRAMES,
    at={
        "robbery": {ANY: (1, 2)},
        "ability": {ASKS: (0,), ANY: (2,)},
        "surplus": {ASKS: (0,)},
        "dealing": {ASKS: (1,)},
        "power": {ASKS: (0,), ANY: (1, 3)},
        "strike": {ASKS: (0,), ANY: (1,)},
    },
    shapes={kind(LocationNo): LOCATION, kind(FenceNo): FENCE, kind(PowerNo): POWER},
    fields={
        "robbery.how": Word(("board", "forest", "as-owner", "moved")),
        "dealing.how": Word(("board", "forest", "as-owner", "moved")),
        "ability.source": Word(("ability", "bonus", "power")),
        "strike.way": Word(("must", "may", "rob")),
        "ability.at": count(FEW),
        "ability.left": count(FEW),
        "dealing.wilds": count(FEW),
    },
)


def put_fame(d: Den, seat: int, fame: Mapping[str, int]) -> None:
    """Reputation by source."""
    for source, points in fame.items():
        setattr(d.players[seat], FAME[source], points)


def put_passed(d: Den, seat: int, passed: bool) -> None:
    """TD-T4."""
    d.passed |= int(passed) << seat


def pick_of(d: Den, seat: int) -> Any:
    """The card laid face down while others still choose."""
    return d.answers[seat] >> 6 if d.mode == SEALED and d.answers[seat] >= 0 else MISSING


def in_turn(d: Den, rule: type[Any], value: str) -> Any:
    """A number of the rule of the phase, if it is this one."""
    frame: Any = d.stack[1] if len(d.stack) > 1 else None
    return getattr(frame, value) if isinstance(frame, rule) else MISSING


def instants_done(d: Den) -> Any:
    """How many players are done with the instants they revealed, while these are resolved."""
    frame: Any = d.stack[1] if len(d.stack) > 1 else None
    return frame.dealt if isinstance(frame, Scouting) and frame.step == INSTANTS else MISSING


def boxed(d: Den) -> int:
    """The powers that were face up in an earlier round."""
    up = [int(d.tile(s)) for s in range(int(d.cards.stacks))]
    return sum(1 << n for n in range(1, int(d.cards.powers) + 1) if not (d.untold >> n) & 1 and n not in up)


PLAYER = Group(
    Entry("treasures", BAG, "bag", says='"C C G", "codex codex gem", a list, or {"C": 2}'),
    Entry("thieves", Number(0, all_thieves), "thieves", left_out=lambda r, _: r.t.cards.thieves,
          says="on the chairs (default: 3)"),
    Entry("reputation", Reputation(list(FAME), Number(0, MOST_FAME)), put=put_fame,
          get=lambda d, s: {source: getattr(d.players[s], field) for source, field in FAME.items()},
          says="a number, or numbers by source: fences, hag, locations, powers, and at the end majorities, scheme"),
    Entry("scheme", SCHEME_HERE, "scheme", says="default: the lowest that is free"),
    Entry("hand", LOCATIONS_HERE, "hand", when=SCOUTING, clause="TD-D6", says="locations"),
    Entry("above", LOCATIONS_HERE, "above", when=SCOUTING + OUT, clause="TD-U1", says="locations above the board"),
    Entry("side", LOCATIONS_HERE, "side", when=OUT, clause="TD-U2", says="two players: the card at the left side"),
    Entry("pile", LOCATIONS_HERE, "pile", says="collected locations"),
    Entry("fences", FENCES_HERE, "dealt", when=OUT, clause="TD-U3", says="fences above the board"),
    Entry("sold", FENCES_HERE, "sold", says="collected fences"),
    Entry("passed", Flag(), put=put_passed, get=lambda d, s: (d.passed >> s) & 1, when=OUT, clause="TD-T4",
          left_out=lambda r, _: r.phase == "cleanup", says="in the phase cleanup all have"),
    Entry("knows", Set(LOCATION), get=lambda d, s: d.placed(s),
          says="hidden locations whose place this player knows (default: the hands held so far)"),
    Entry("pick", LOCATION, get=pick_of, when=SCOUTING, clause="TD-D2",
          says="the card laid face down while others still choose"),
)  # fmt: skip

SHEET = Sheet(
    Entry("round", Number(1, lambda d: d.cards.rounds), "round", left_out=1, says="1 to 3"),
    Entry("start", seat(), "start", left_out=0, says="the holder of the direction tile"),
    Entry("turn", seat(), get=lambda d: in_turn(d, Thieving, "seat"), when=THIEVING, clause="TD-T1",
          says="whose turn it is (default: the start player)"),
    Entry("picks", count(lambda d: d.cards.picks), get=lambda d: in_turn(d, Scouting, "picks"), left_out=0,
          when=SCOUTING, clause="TD-D5", says="how many cards everybody has picked"),
    Entry("instants", Number(0, lambda d: d.seats, empty=-1, none=-1), get=instants_done, left_out=-1,
          when=SCOUTING, clause="TD-Q6",
          says="how many players are done with their instants, while these are resolved"),
    Entry("players", Players(PLAYER), says="one entry per seat"),
    Entry("top", Several(LOCATION_HERE, MOST_KNOWN, BITS), "on_top",
          says="locations known to lie on top of the deck, the topmost first"),
    Entry("under", Several(LOCATION_HERE), "under", says="those known to lie under it"),
    Entry("known", Set(LOCATION), get=lambda d: d.placed(d.seats), left_out=0,
          says="locations in hands and under the deck that everybody knows"),
    Entry("robbed", Set(LOCATION), "robbed", when=OUT, clause="TD-U1", says="locations with a thief"),
    Entry("beneath", Several(FENCE_HERE, MOST_KNOWN, BITS), "beneath", says="fences under their deck"),
    Entry("display", Several(SLOT_HERE, lambda d: d.cards.slots, clause="TD-S5", none=None),
          get=lambda d: [d.slot(k) for k in range(int(d.cards.slots))],
          says="six fences, null for an empty slot (default: the lowest free ones)"),
    Entry("boxed", Set(TILE_HERE), get=boxed, left_out=0, says="the tiles of earlier rounds"),
    Entry("powers", Rows(
        Stack(Entry("tile", TILE_HERE), Entry("paid", TREASURE, when=OUT, clause="TD-U4")), 99, none=None),
        get=lambda d: [{"tile": d.tile(s), "paid": d.spot(s)} for s in range(int(d.cards.stacks))],
        says="the three face-up tiles, as ids or with the treasure paid (default: the lowest free ones)"),
    Entry("twice", LOCATION, "twice", when=OUT, clause="TD-U1",
          says="the location with two thieves; only when the power PW02 has been paid for"),
    Entry("crowded", FENCE, "crowded", when=OUT, clause="TD-U3", says="the fence with two; not both"),
    Entry("hag", BAG, get=lambda d: sum(1 << (5 * k) for k in range(len(LETTERS)) if (d.hag >> k) & 1),
          left_out=0, when=OUT, clause="TD-U5", says="treasures given to the hag"),
    Entry("vault", count(all_thieves), "vault", when=OUT, clause="TD-U6", says="thieves in the vault"),
    Entry("recruit", BAG, "recruit", when=OUT, clause="TD-U7", says="treasures given for recruits"),
    Entry("wilds", BAG, "jokers", when=OUT, clause="TD-U3", says="treasures put on wild wants"),
    Entry("city", BAG, "city", says="the supply of treasures (default: what lies nowhere else)"),
    Entry("forest", Number(0, all_thieves), "forest", says="the supply of thieves (default: the rest)"),
    Entry("doing", PROGRESS, get=lambda d: d.stack[2:], left_out=(), when=SCOUTING + THIEVING, clause="TD-R1",
          says="rules in progress inside a turn, the outermost first: each has started the next, the last asks"),
    phases=PHASES,
    now=lambda d: "holder" if phase_of(d) == "cleanup" else phase_of(d),
    says="round (a round is about to begin; the default), scouting (hands are dealt), thieving, cleanup (all have "
    "passed, nothing is tidied yet), holder (the last holder of the direction tile decides a tie), over",
)  # fmt: skip
