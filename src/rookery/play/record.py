"""The record: a readable text file of one game, chance included.

    rookery record 1
    game: thiefs-market
    rules: 1
    seats: 4
    options: {}
    commit: 5f0c…                 (fixes the seed before the deal)
    seed: 9a1b…                   (only in the host's copy until the game is over)

    * first 2                     (chance, proved by the seed)
    2 take red blue marker        (seat 2)
    + roll R                      (chance, scripted by whoever set up the position)

Lines that start with # are comments. A record needs no generator to be replayed. In a player's copy of a game in
progress ? stands for what the player may not know yet: a move, or the position a table was prepared with. Such a
copy shows what was committed to; it cannot be replayed before the game is over.
"""

import json
from dataclasses import dataclass, field
from typing import Any

from rookery.errors import RecordError

FORMAT = "rookery record 1"
CHANCE_MARK = "*"
SCRIPT_MARK = "+"
HIDDEN = "?"  # stands for a move, or a prepared position, that the reader may not know yet
KEYS = (
    "game",
    "rules",
    "seats",
    "options",
    "names",
    "words",
    "position",
    "script",
    "commit",
    "seed",
    "chance",
)
MAX_BYTES = 4_000_000
MAX_LINES = 200_000


@dataclass
class Line:
    """One answer: who, and the move in words."""

    number: int
    mark: str
    text: str


@dataclass
class Parsed:
    """A record taken apart; nothing has been checked against the rules."""

    game: str
    rules: int
    seats: int
    options: dict[str, Any] = field(default_factory=dict)
    names: list[str] = field(default_factory=list)
    words: list[str] = field(default_factory=list)
    position: dict[str, Any] | None = None
    hidden_position: bool = False
    """There is one, but the reader may not know it yet."""
    script: list[str] = field(default_factory=list)
    commit: str = ""
    seed: str = ""
    chance: int = 0
    """How many answers of chance were given before this record begins (in a position)."""
    lines: list[Line] = field(default_factory=list)


def write(parsed: Parsed, answers: list[str] | None = None) -> str:
    """The text of a record, with its own lines or with these."""
    out = [FORMAT, f"game: {parsed.game}", f"rules: {parsed.rules}", f"seats: {parsed.seats}"]
    out.append(f"options: {json.dumps(parsed.options, ensure_ascii=False)}")
    for key in ("names", "words", "position", "script"):
        value = getattr(parsed, key)
        if value:
            out.append(f"{key}: {json.dumps(value, ensure_ascii=False)}")
    if parsed.hidden_position:
        out.append(f"position: {HIDDEN}")
    if parsed.chance:
        out.append(f"chance: {parsed.chance}")
    out.append(f"commit: {parsed.commit}")
    if parsed.seed:
        out.append(f"seed: {parsed.seed}")
    out.append("")
    out += [f"{line.mark} {line.text}" for line in parsed.lines] if answers is None else answers
    return "\n".join(out) + "\n"


def parse(text: str) -> Parsed:
    """Take a record apart; RecordError names the line that is wrong."""
    if not isinstance(text, str):
        raise RecordError(0, "text")
    if len(text) > MAX_BYTES:
        raise RecordError(0, "too-long", most=MAX_BYTES)
    rows = text.replace("\r\n", "\n").split("\n")
    if len(rows) > MAX_LINES:
        raise RecordError(0, "too-many-lines", most=MAX_LINES)
    if rows[0].strip() != FORMAT:
        raise RecordError(1, "first-line", format=FORMAT)
    head: dict[str, tuple[int, str]] = {}
    lines: list[Line] = []
    in_head = True
    for number, row in enumerate(rows[1:], 2):
        row = row.strip()
        if row.startswith("#"):
            continue
        if not row:
            in_head = in_head and not head
            continue
        if in_head:
            _head_line(row, number, head)
        else:
            lines.append(_answer_line(row, number))
    return _assemble(head, lines)


def _head_line(row: str, number: int, head: dict[str, tuple[int, str]]) -> None:
    key, colon, value = row.partition(":")
    key = key.strip()
    if not colon or key not in KEYS:
        raise RecordError(number, "no-entry", entry=key[:30], known=", ".join(KEYS))
    if key in head:
        raise RecordError(number, "twice", entry=key)
    head[key] = (number, value.strip())


def _answer_line(row: str, number: int) -> Line:
    mark, _, text = row.partition(" ")
    if mark not in (CHANCE_MARK, SCRIPT_MARK) and not (mark.isascii() and mark.isdecimal() and len(mark) < 3):
        raise RecordError(number, "answer")
    if not text.strip():
        raise RecordError(number, "move-missing")
    if text.strip() == HIDDEN:
        raise RecordError(number, "hidden")
    return Line(number, mark, text.strip())


def _assemble(head: dict[str, tuple[int, str]], lines: list[Line]) -> Parsed:
    for key in ("game", "rules", "seats", "commit"):
        if key not in head:
            raise RecordError(0, "missing", entry=key)
    parsed = Parsed(head["game"][1], _int(head, "rules"), _int(head, "seats"), lines=lines)
    parsed.options = _json(head, "options", dict) or {}
    parsed.names = _strings(head, "names")
    parsed.words = _strings(head, "words")
    parsed.script = _strings(head, "script")
    if "position" in head and head["position"][1] == HIDDEN:
        raise RecordError(head["position"][0], "hidden-position")
    parsed.position = _json(head, "position", dict)
    parsed.commit = _hex(head, "commit")
    if "seed" in head:
        parsed.seed = _hex(head, "seed")
    if "chance" in head:
        parsed.chance = _int(head, "chance")
    return parsed


def _int(head: dict[str, tuple[int, str]], key: str) -> int:
    number, value = head[key]
    if not (value.isascii() and value.isdecimal() and len(value) < 10):
        raise RecordError(number, "number", entry=key)
    return int(value)


def _hex(head: dict[str, tuple[int, str]], key: str) -> str:
    number, value = head[key]
    if len(value) != 64 or any(c not in "0123456789abcdef" for c in value):
        raise RecordError(number, "hex", entry=key)
    return value


def _json(head: dict[str, tuple[int, str]], key: str, kind: type) -> Any:
    if key not in head:
        return None
    number, value = head[key]
    try:
        data = json.loads(value)
    except (ValueError, RecursionError):
        raise RecordError(number, "json", entry=key) from None
    if not isinstance(data, kind):
        raise RecordError(number, "shape", entry=key)
    return data


def _strings(head: dict[str, tuple[int, str]], key: str) -> list[str]:
    data = _json(head, key, list) or []
    if not all(isinstance(x, str) for x in data):
        raise RecordError(head[key][0], "texts", entry=key)
    return list(data)
