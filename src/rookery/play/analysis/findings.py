"""What an analysis finds, as data: decisions, strokes of luck, turning points; and as JSON."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import Any, Final

FORM: Final = 1
"""Of the JSON; another form is not read."""
LOSSES: Final = (("blunder", 0.15), ("mistake", 0.08), ("inaccuracy", 0.03))
FINDS: Final = (("brilliant", 0.10), ("good", 0.05))
KINDS: Final = ("inaccuracy", "mistake", "blunder", "good", "brilliant")
SIGNS: Final = {"inaccuracy": "?!", "mistake": "?", "blunder": "??", "good": "!", "brilliant": "!!"}
CLEAR: Final = 2.0
"""So many times its own error must a difference be before a move is called by a name."""
TURNING: Final = 3


@dataclass
class Decision:
    """One answer of a seat that had a choice, as that seat could know it."""

    at: int
    """After so many answers of seats, forced ones included."""
    seat: int
    move: str
    chances: list[float]
    """Of every seat to win, if all play on as the judge would."""
    best: str
    """The best move found besides the one played."""
    change: list[float]
    """What that move would have changed, for every seat."""
    error: float
    """How far off the change may be for the seat that decides: one standard error."""
    gain: float = 0.0
    """How much better the move was than what the judge would have played …"""
    gain_error: float = 0.0
    """… and how far off that may be."""
    kind: str = ""
    line: list[str] = field(default_factory=list)
    """How the game could have gone on with the better move: lines of a record."""
    said: dict[str, dict[str, Any]] = field(default_factory=dict)
    """By language, for what has a kind: `move`, `best` and `line` in words; ⟦2⟧ stands for the name of seat 2."""

    @property
    def lost(self) -> float:
        """The chance that was given away."""
        return max(0.0, self.change[self.seat])


@dataclass
class Chance:
    """What chance brought before an answer: the change of what each seat could expect."""

    at: int
    change: list[float]
    error: list[float]


@dataclass
class Turning:
    """Where the game turned: a move, for the seat that made it, or chance, for the seat it changed most for."""

    at: int
    what: str
    """move or chance."""
    seat: int
    swing: float


@dataclass
class Analysis:
    """All of it. The same record, effort and seed give the same."""

    game: str
    rules: int
    seats: int
    effort: str
    seed: int
    judge: str
    sides: bool
    """Do sides win? Then chances do not add up to one."""
    result: list[float]
    """What each seat won."""
    moments: int
    """Answers of seats in the whole game."""
    decisions: list[Decision] = field(default_factory=list)
    luck: list[Chance] = field(default_factory=list)
    turning: list[Turning] = field(default_factory=list)

    def kinds(self, seat: int) -> dict[str, int]:
        """How many moves of a seat are of each kind."""
        mine = [each.kind for each in self.decisions if each.seat == seat]
        return {kind: mine.count(kind) for kind in KINDS}

    def accuracy(self, seat: int) -> float:
        """The share of a seat's decisions without inaccuracies, mistakes and blunders."""
        mine = [each.kind for each in self.decisions if each.seat == seat]
        losses = {kind for kind, _ in LOSSES}
        return 1 - sum(kind in losses for kind in mine) / len(mine) if mine else 1.0

    def fortune(self, seat: int) -> tuple[float, float]:
        """What chance brought a seat in all, and how far off that may be."""
        total = sum(each.change[seat] for each in self.luck)
        return total, sum(each.error[seat] ** 2 for each in self.luck) ** 0.5

    def par(self) -> float:
        """What a seat wins on average."""
        return sum(self.result) / self.seats

    def named(self) -> dict[int, Decision]:
        """The decisions that have a kind, by moment."""
        return {each.at: each for each in self.decisions if each.kind}


def kind_of(decision: Decision) -> str:
    """What to call a move: a loss or a find, if it is clear."""
    for kind, least in LOSSES:
        if decision.lost >= least and decision.lost > CLEAR * decision.error:
            return kind
    for kind, least in FINDS:
        if decision.gain >= least and decision.gain > CLEAR * decision.gain_error:
            return kind
    return ""


def turning_points(decisions: list[Decision], luck: list[Chance]) -> list[Turning]:
    """The largest swings, those first that are surest to be large; told in the order of the game."""
    found = []
    for each in decisions:
        lost = each.lost - each.error
        gained = each.gain - each.gain_error
        if lost >= gained:
            found.append((lost, Turning(each.at, "move", each.seat, -each.lost)))
        else:
            found.append((gained, Turning(each.at, "move", each.seat, each.gain)))
    for stroke in luck:
        seat = max(range(len(stroke.change)), key=lambda s: abs(stroke.change[s]) - stroke.error[s])
        sure = abs(stroke.change[seat]) - stroke.error[seat]
        found.append((sure, Turning(stroke.at, "chance", seat, stroke.change[seat])))
    found = [each for each in found if each[0] > 0]
    found.sort(key=lambda each: (-each[0], each[1].at))
    return sorted((turning for _, turning in found[:TURNING]), key=lambda turning: turning.at)


def to_json(analysis: Analysis) -> dict[str, Any]:
    """Plain data, rounded to what means something."""
    totals = []
    for seat in range(analysis.seats):
        luck, error = analysis.fortune(seat)
        totals.append(
            {
                "accuracy": analysis.accuracy(seat),
                "kinds": analysis.kinds(seat),
                "luck": luck,
                "luck_error": error,
                "play": analysis.result[seat] - analysis.par() - luck,
            }
        )
    rounded: dict[str, Any] = short({"form": FORM, **asdict(analysis), "totals": totals})
    return rounded


def from_json(data: dict[str, Any]) -> Analysis | None:
    """The analysis again; None if it was written in another form."""
    if data.get("form") != FORM:
        return None
    given = {key: value for key, value in data.items() if key not in ("form", "totals")}
    given["decisions"] = [Decision(**each) for each in given["decisions"]]
    given["luck"] = [Chance(**each) for each in given["luck"]]
    given["turning"] = [Turning(**each) for each in given["turning"]]
    return Analysis(**given)


def short(value: Any) -> Any:
    """Numbers with four places."""
    if isinstance(value, float):
        return round(value, 4) + 0.0
    if isinstance(value, dict):
        return {key: short(each) for key, each in value.items()}
    if isinstance(value, list):
        return [short(each) for each in value]
    return value
