"""Which entries of a position document belong to which moment of a game; elsewhere they would say nothing."""

from collections.abc import Mapping, Sequence
from typing import Any

from rookery.errors import DOCUMENT, PositionError
from rookery.games.enclave.data import GAME

BARE_BOARD = ("round", "initiative", "over")
PLANNING = ("plan", "level")
MARKETS = ("outlet", "square")
IN_TOWN = ("oracle", "return", *MARKETS, "sync", "crossing")
ON_MISSION = ("pack", "use", "tree-tile", "find")
IN_TREE = ("exchange", "card", "stall")
PHASES = ("bid", *BARE_BOARD, *PLANNING, *IN_TOWN, *ON_MISSION, *IN_TREE)

LAID = tuple(phase for phase in PHASES if phase != "bid")
TRAPS_LIE = ("use", "tree-tile", "find")
ASKS_ONE = tuple(phase for phase in PHASES if phase not in ("round", "plan", "over"))
OF_A_LEVEL = (*IN_TREE, "oracle", "return", *ON_MISSION)

ENTRIES: dict[str, tuple[str, ...]] = {
    "seats": PHASES,
    "options": PHASES,
    "phase": PHASES,
    "round": PHASES,
    "players": PHASES,
    "turn": ASKS_ONE,
    "first": ("bid",),
    "mission": ON_MISSION,
    "looking": ("return", "stall"),
    "find": ("find",),
    "second": MARKETS,
    "level": OF_A_LEVEL,
    "place": OF_A_LEVEL,
    "stall": ("stall",),
    **dict.fromkeys(
        ("order", "tiles", "cubes", "levels", "tree", "marks", "rows", "decks", "unknown", "facts"), LAID
    ),
}
OF_A_THIEF: dict[str, tuple[str, ...]] = {
    "colour": PHASES,
    "bid": ("bid",),
    "played": tuple(phase for phase in LAID if phase not in ("round", "initiative")),
    "card": ("level",),
    "choice": ("plan",),
    "packed": ("pack", "use"),
    "used": TRAPS_LIE,
    "used_tile": TRAPS_LIE,
    "mate": ("sync", "crossing", *ON_MISSION),
    **dict.fromkeys(
        (
            "coins", "knowledge", "tiles", "markers", "points", "p", "m", "thief", "machine", "hand",
            "prepared", "sync", "extra", "cancel", "tyllo",
        ),
        LAID,
    ),
}  # fmt: skip
NEXT_ROUND = ("prepared", "sync", "extra")  # tiles and an action for the next round, won in phases III and IV


def read_table(value: Any, where: str, known: Mapping[str, Any] | set[str]) -> Mapping[str, Any]:
    """A table of known entries."""
    if not isinstance(value, Mapping):
        raise PositionError(where, "table")
    unknown = sorted(set(map(str, value)) - set(known))
    if unknown:
        raise PositionError(where, "no-entry", entry=unknown[0][:40], known=", ".join(sorted(known)))
    return value


def check_entries(document: Mapping[str, Any], phase: str) -> None:
    """Entries of another moment are refused, unless they say that nothing is there."""
    _check(read_table(document, DOCUMENT, ENTRIES), "", ENTRIES, phase)


def check_thieves(rows: Sequence[Any], phase: str) -> None:
    """The same for the entries of every thief."""
    for seat, row in enumerate(rows):
        where = f"players[{seat}]"
        _check(read_table(row, where, OF_A_THIEF), f"{where}.", OF_A_THIEF, phase)
        for key in NEXT_ROUND:
            if row.get(key) == "next" and phase in ("round", "initiative", *PLANNING):
                raise PositionError(f"{where}.{key}", "next-round", "EN-R1", game=GAME)


def _check(given: Mapping[str, Any], where: str, moments: Mapping[str, tuple[str, ...]], phase: str) -> None:
    for key, value in given.items():
        phases = moments[key]
        if phase not in phases and not _says_nothing(key, value):
            shown = ", ".join(phases) if len(phases) < len(LAID) else f"{LAID[0]} …"
            raise PositionError(f"{where}{key}", "other-moment", game=GAME, phases=shown)


def _says_nothing(key: str, value: Any) -> bool:
    return value is None or value is False or value in ("", [], (), {}) or (key == "mate" and value == 0)
