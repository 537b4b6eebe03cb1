"""The games of a contest as a table: a row per seat, as CSV or Parquet."""

from __future__ import annotations

import csv
import io
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from rookery.errors import GameError
from rookery.play.arena.plan import Plan
from rookery.play.arena.tally import Tally

KINDS: Final = (".csv", ".parquet")


def check_results(path: Path) -> None:
    """GameError if such a file cannot be written."""
    if path.suffix.lower() not in KINDS:
        raise GameError("arena-results", file=str(path), known=", ".join(KINDS))
    if path.suffix.lower() == ".parquet" and find_spec("pyarrow") is None:
        raise GameError("arena-pyarrow")


def rows(tally: Tally, plan: Plan) -> list[dict[str, Any]]:
    """A row per seat of every game, in the order of the games; what is not known is None."""
    sources = sorted({name for game in tally.finished for mine in game.sources for name in mine})
    out = []
    for number, game in sorted(tally.games.items()):
        for seat, bot in enumerate(game.bots):
            row: dict[str, Any] = {
                "game": plan.game,
                "rules": plan.rules,
                "seed": plan.seed,
                "number": number,
                "deal": plan.deal(number),
                "seat": seat,
                "bot": bot,
                "ended": "crashed" if game.crash else "finished" if game.finished else "cut",
                "decisions": game.decisions,
                "points": game.scores[seat] if game.finished else None,
                "place": game.ranks[seat] if game.finished else None,
                "won": game.share(seat) if game.finished else None,
                "turns_lost": sum(fault.turns for fault in game.faults if fault.seat == seat),
            }
            for name in sources:
                row[f"points_{name}"] = game.sources[seat].get(name, 0) if game.finished else None
            out.append(row)
    return out


def write_results(path: Path, tally: Tally, plan: Plan) -> None:
    """Write the table; the ending of the name says how."""
    check_results(path)
    found = rows(tally, plan)
    new = path.with_name(f"{path.name}.new")
    if path.suffix.lower() == ".csv":
        text = io.StringIO()
        columns = list(found[0]) if found else ["game"]
        writer = csv.DictWriter(text, columns, lineterminator="\n")
        writer.writeheader()
        writer.writerows(found)
        new.write_text(text.getvalue(), encoding="utf-8", newline="")
    else:
        import pyarrow
        from pyarrow import parquet

        parquet.write_table(pyarrow.Table.from_pylist(found), new)
    new.replace(path)
