"""A whole game as text that is pleasant to compare: options, what changed in view, hashed views, events, record."""

import hashlib
import json
from pathlib import Path
from typing import Any

from rookery.core.rng import Rng
from rookery.play.checks import Setting, data, pick, places, viewers
from rookery.play.match import Match
from tests.anygame import ALL

HERE = Path(__file__).parent
DATA = HERE / "data"
RECORDS = HERE / "records"
SEED = 2026
SHOWN = 4
"""Options listed at each decision; their number and a hash of them all stand beside."""


def chosen() -> list[Setting]:
    """Every game and seat count with default options, and each game once with all its options changed."""
    fewest = {s.game: min(x.seats for x in ALL if x.game == s.game) for s in ALL}
    return [s for s in ALL if s.options == "{}" or (s.seats == fewest[s.game] and len(s.chosen) > 1)]


def file_of(setting: Setting) -> Path:
    """Where its playthrough lies."""
    return DATA / f"{short(setting)}.txt"


def short(setting: Setting) -> str:
    """Its name without all the options."""
    return f"{setting.game}-{setting.seats}" + ("" if setting.options == "{}" else "-all")


def mark(value: Any) -> str:
    """A short hash of plain data."""
    return hashlib.blake2b(data(value).encode(), digest_size=5).hexdigest()


def flat(value: Any, where: str = "") -> dict[str, str]:
    """Nested data as one line per leaf; lists of plain values stay together."""
    if isinstance(value, dict):
        out: dict[str, str] = {}
        for key, inner in value.items():
            out |= flat(inner, f"{where}.{key}" if where else str(key))
        return out
    if isinstance(value, list) and any(isinstance(x, dict) for x in value):
        out = {}
        for n, inner in enumerate(value):
            out |= flat(inner, f"{where}.{n}")
        return out
    if isinstance(value, list | tuple):
        return {where: " ".join(str(x) if x is not None else "-" for x in value)}
    return {where: str(value)}


class Teller:
    """Tells one game."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.match: Match = setting.start(SEED)
        self.rng = Rng(SEED)
        self.seen: dict[str, str] = {}
        self.told = 0
        self.lines = [
            f"# {setting.game}, {setting.seats} seats, options {setting.options}, seed {SEED}",
            "# Made by: python -m tests.golden.make. A change here is a change of the rules: review it.",
        ]

    def tell(self) -> str:
        """The whole game."""
        number = 0
        while not self.match.over:
            number += 1
            seat, move = pick(self.match, self.rng)
            self.decision(number, seat)
            self.lines.append(f"play {seat} {move}")
            self.match.play(seat, move)
        self.decision(number + 1, None)
        self.end()
        return "\n".join(line.rstrip() for line in self.lines) + "\n"

    def decision(self, number: int, chooser: int | None) -> None:
        match = self.match
        self.lines.append("")
        asked = ", ".join(str(s) for s in match.waiting) or "nobody"
        self.lines.append(f"== {number}: asked {asked}")
        for event in match.events(None, since=self.told):
            self.lines.append(f"   {match.tell(event)}")
            self.told += 1
        now = flat(match.view(None))
        for key in [*now, *(k for k in self.seen if k not in now)]:
            if now.get(key) != self.seen.get(key):
                self.lines.append(f"   {key} = {now.get(key, '(gone)')}")
        self.seen = now
        self.lines.append(f"views {' '.join(mark(match.view(v)) for v in viewers(match))}")
        self.lines.append(f"told {mark([match.digest(v) for v in viewers(match)])}")
        if chooser is not None:
            question = match.question(chooser)
            assert question is not None
            legal = match.legal(chooser)
            options = [str(legal[k]) for k in places(len(legal))]
            more = f" | … {mark(options)}" if len(options) > SHOWN else ""
            self.lines.append(
                f"{question.key} [{question.clause}] {len(legal)}: {' | '.join(options[:SHOWN])}{more}"
            )

    def end(self) -> None:
        outcome = self.match.outcome
        assert outcome is not None
        self.lines.append(f"ranks {outcome.ranks}, scores {outcome.scores}, {outcome.reason}, {outcome.tie_break}")
        self.lines += [json.dumps(row) for row in outcome.breakdown]
        self.lines += ["", "== record", *self.match.record.rstrip("\n").split("\n")]


def playthrough(setting: Setting) -> str:
    """The text of a setting's golden game."""
    return Teller(setting).tell()
