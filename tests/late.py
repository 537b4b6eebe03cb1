"""A game of Thief's Market that is nearly over: whoever buys a card ends it."""

from typing import Any

LATE: dict[str, Any] = {
    "phase": "round",
    "start": 0,
    "players": [{"gold": 9, "cards": "C01 C02"}, {"gold": 5, "cards": "C03 C04"}, {"gold": 4, "cards": "C05 C06"}],
    "market": {"C": "C07 C08 C09 C10 C11"},
}
