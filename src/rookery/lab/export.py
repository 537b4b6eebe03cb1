"""Games as Parquet, a row per decision, for those who learn from data: `rookery lab export`.

Reading them back is one line: `polars.read_parquet("den.parquet")`, or `pyarrow.parquet.read_table("den.parquet")`.
The columns are those of `schema`; its metadata hold the version of the schema, the rules version and what every
number of an observation and of a move's row means. Games are written one after the other; none is kept in memory.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

from rookery.core.table import CHANCE
from rookery.errors import LabError
from rookery.lab.returns import returns
from rookery.lab.single import Rules, Single
from rookery.play.bots import Window, make_bot
from rookery.play.game import _opening, _play_line, game as find_game
from rookery.play.match import Match
from rookery.play.observation import Layout, Observation
from rookery.play.record import CHANCE_MARK, SCRIPT_MARK, parse

VERSION = 1
"""Of the schema. A column that changes its meaning raises it."""
BATCH = 4096
"""So many rows are written at a time."""
Row = dict[str, Any]


def schema(spec: Observation) -> pa.Schema:
    """The columns, and what their numbers mean."""
    columns = [
        ("game", pa.int64()),  # which of the games in this file, from 0
        ("decision", pa.int32()),  # its number in the game, from 0
        ("seat", pa.int8()),
        ("observation", pa.binary(spec.size)),
        ("legal", pa.int64()),  # how many legal moves there were
        ("choice", pa.int64()),  # which of them was played
        ("move", pa.string()),  # in words
        ("move_row", pa.binary(spec.move.size)),
        ("share", pa.float32()),  # of the victory, for this seat; null: the game was cut short
        ("rank", pa.float32()),
        ("score", pa.float32()),
        ("scores", pa.list_(pa.float32())),  # of all, from this seat on
    ]
    told = {
        "schema": VERSION,
        "game": spec.game,
        "seats": spec.seats,
        "rules": spec.version,
        "observation": parts(spec),
        "move_row": parts(spec.move),
    }
    return pa.schema(columns, metadata={"rookery": json.dumps(told)})


def parts(layout: Layout) -> list[dict[str, Any]]:
    """Named parts as plain data."""
    return [part._asdict() for part in layout.parts]


def row_of(spec: Observation, match: Match, seat: int, code: int, decision: int) -> Row:
    """One decision, before it is played. What comes of it is added when the game is over."""
    table, legal = match._table, match.legal(seat)
    many = len(legal)
    place = -1
    if many <= BATCH:
        place = next((k for k in range(many) if legal[k].code == code), -1)
    return {
        "decision": decision,
        "seat": seat,
        "observation": spec.seen(table, seat),
        "legal": many,
        "choice": None if place < 0 else place,
        "move": match._kit.notation.text(code),
        "move_row": spec.row(table, seat, code),
    }


def settled(rows: list[Row], match: Match, number: int) -> list[Row]:
    """The rows of a game with how it ended."""
    outcome = match.outcome
    for row in rows:
        row["game"], seat = number, row["seat"]
        for how in ("share", "rank", "score"):
            row[how] = None if outcome is None else returns(how, outcome)[seat]
        scores = [] if outcome is None else [float(x) for x in outcome.scores]
        row["scores"] = scores[seat:] + scores[:seat]
    return rows


def played(rules: Rules, games: int, seed: int, bots: Sequence[str]) -> Iterator[list[Row]]:
    """Games that bots play now; levels are dealt to the seats in turn."""
    for number in range(games):
        single = Single(rules, seed + number)
        levels = [bots[(s + number) % len(bots)] for s in range(rules.seats)]
        minds = [make_bot(rules.name, level, seed=(seed + number) * 16 + s) for s, level in enumerate(levels)]
        rows: list[Row] = []
        while single.seat >= 0:
            seat = single.seat
            code = minds[seat].choose(Window(single.match, seat)).code
            rows.append(row_of(rules.spec, single.match, seat, code, len(rows)))
            single.play(seat, code)
        yield settled(rows, single.match, number)


def recorded(spec: Observation, texts: Iterable[str]) -> Iterator[list[Row]]:
    """Games that were recorded."""
    for number, text in enumerate(texts):
        match, lines = _opening(parse(text))
        if (match.game, match.seats, match._kit.rules) != (spec.game, spec.seats, spec.version):
            found = f"{match.game} with {match.seats} seats by rules {match._kit.rules}"
            wanted = f"{spec.game} with {spec.seats} seats by rules {spec.version}"
            raise LabError(f"record {number} is of {found}; this file is of {wanted}")
        rows: list[Row] = []
        for line in lines:
            if line.mark not in (CHANCE_MARK, SCRIPT_MARK) and int(line.mark) != CHANCE:
                code = match._kit.notation.parse(line.text)
                rows.append(row_of(spec, match, int(line.mark), code, len(rows)))
            _play_line(match, line)
        yield settled(rows, match, number)


def write(path: Path, spec: Observation, games: Iterable[list[Row]], say: Callable[[int, int], None]) -> int:
    """Write games to a file; how many decisions there were. A file that was not finished is removed."""
    columns = schema(spec)
    waiting: list[Row] = []
    decisions = 0
    part = path.with_name(f"{path.name}.part")
    try:
        with pq.ParquetWriter(part, columns, compression="zstd") as file:
            for number, rows in enumerate(games, 1):
                waiting += rows
                decisions += len(rows)
                while len(waiting) >= BATCH:
                    file.write_batch(pa.RecordBatch.from_pylist(waiting[:BATCH], columns))
                    del waiting[:BATCH]
                say(number, decisions)
            if waiting:
                file.write_batch(pa.RecordBatch.from_pylist(waiting, columns))
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)
    return decisions


def plainly(record: Path) -> str:
    """What stands in a file."""
    return record.read_text("utf-8")


def export(
    path: Path,
    game: str,
    seats: int | None,
    games: int,
    seed: int,
    bots: Sequence[str],
    options: Mapping[str, Any],
    records: Sequence[Path] = (),
    say: Callable[[int, int], None] = lambda games, decisions: None,
    read: Callable[[Path], str] = plainly,
) -> int:
    """Play games, or read recorded ones, and write them; how many decisions there were.

    Without a number of seats: as many as the first record has, or the usual ones. `read` opens a record.
    """
    if seats is None:
        seats = parse(read(records[0])).seats if records else find_game(game).usual_seats
    rules = Rules(game, seats, options)
    if records:
        return write(path, rules.spec, recorded(rules.spec, map(read, records)), say)
    return write(path, rules.spec, played(rules, games, seed, bots), say)
