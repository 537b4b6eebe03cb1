"""Write docs/positions.md: the entries of every game's position documents, from their declarations.

python tools/positions.py          # `make positions`; a test says when it is due
"""

from __future__ import annotations

from pathlib import Path

from rookery.games import kit, names
from rookery.i18n import texts

PAGE = Path(__file__).resolve().parent.parent / "docs" / "positions.md"
HEAD = """# Position documents

A document describes a whole table as plain data: `match.document()` writes it, `game.position(document)` reads it.
Everything may be left out unless an entry says otherwise; what is impossible is refused by the entry that is wrong.
Every document may tell `seats` (default: as many as `players`, else the fewest) and `options` (table options).
Lists of words may be written as one text, `"A01 A02"`. Coming results are scripted with `chance=["draw A07", …]`,
in the order in which they will be asked.

A rule in progress is a table with its name, its step, and what is not nothing:
`{"rule": "fight", "step": "abilities", "attacker": 0, "defender": 1, "asked": 4, "swords": [2]}`. Its step may be
left out where it can wait at one only. Of each rule the steps are listed at which it asks, as the last of the rows,
then those at which it waits for the rule in the next row (`done around loot`).

<!-- Written by tools/positions.py. -->
"""


def page() -> str:
    """The whole page."""
    parts = [HEAD]
    for name in names():
        reading = kit(name).reading
        if reading is not None:
            parts.append(
                f"## {texts('en', name).t(f'{name}-name')}\n\n" + "\n".join(reading.sheet.described()) + "\n"
            )
    return "\n".join(parts)


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
