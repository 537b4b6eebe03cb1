"""How the heuristic of Age of Thieves plans a turn: walks before and after the watch, and what clears the way.

A plan names the cards that come before the watch acts and those that come after it. Cards that hide, cards that
take a figure of the watch out of the way and cards that keep one from acting make other walks possible; each costs
points and is gone, so it has to be worth it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache

from rookery.core.moves import Move
from rookery.games.age_of_thieves.bot.sight import Figure, Sight
from rookery.games.age_of_thieves.moves.notation import ThiefNotation

HIDES = ("G10", "G18", "G01")
CLEARS = ("G04", "G12", "G05", "G21", "G20")  # what takes a figure out of the way
CALMS = ("G08", "G02")  # what keeps a figure from coming
CARD = 1.0  # what a card is worth in hand
NOBODY: frozenset[int] = frozenset()
SIMPLE: tuple[tuple[tuple[str, ...], tuple[str, ...], bool], ...] = (
    ((), (), False),
    (("move",), (), False),
    ((), ("move",), False),
    (("move",), (), True),
    ((), ("move",), True),
)
"""Plans without cards: what is played before the watch acts and what after it, and whether it is a Run."""


class Plan:
    """Cards before the watch, cards after it, what helps them, and how good the end is."""

    __slots__ = ("after", "aid", "before", "run", "score")

    def __init__(self, before: tuple[str, ...], after: tuple[str, ...], run: bool, score: float) -> None:
        self.before = before
        self.after = after
        self.run = run
        self.score = score
        self.aid = ""


class Outlook:
    """The walks of this turn, with some figures gone from the streets and some kept from acting."""

    def __init__(self, sight: Sight, gone: frozenset[int] = NOBODY, calmed: frozenset[int] = NOBODY) -> None:
        self.sight = sight
        self.gone = gone
        self.hot = sight.within_reach(gone | calmed)
        self._known: dict[tuple[int, int, bool, bool, bool, bool], float] = {}

    def score(self, before: tuple[str, ...], after: tuple[str, ...], hidden: bool, run: bool = False) -> float:
        """How well it ends: walk, the watch acts, walk on."""
        walks, far = self.sight.walks, self.sight.run
        first = far if run and before else sum(walks[c] for c in before)
        then = far if run and after else sum(walks[c] for c in after)
        safe = hidden or "G11" in before
        ghost = safe or "G16" in before or "G15" in before
        late = safe or "G11" in after or "G16" in after or "G15" in after
        return self.walk(first, then, ghost, late, safe, run)

    def walk(self, first: int, then: int, ghost: bool, late: bool, safe: bool, run: bool) -> float:
        """The same in steps: through the watch on the first or the later walk? Safe from it?"""
        key = (first, then, ghost, late, safe, run)
        if key not in self._known:
            self._known[key] = self._walk(first, then, ghost, late, safe, run)
        return self._known[key]

    def _walk(self, first: int, then: int, ghost: bool, late: bool, safe: bool, run: bool) -> float:
        sight = self.sight
        price = sight.price()
        safe = safe or sight.cloaked
        found = sight.reach(sight.at, first, ghost, self.gone)
        if not then:
            return max(
                sight.end(s, n, first, run) - (0.0 if safe or sight.leaves(s, n, first) else self.risk(s, price))
                for s, (n, _) in found.items()
            )
        stops = [s for s in found if safe or s not in self.hot] or [sight.at]
        stops.sort(key=sight.goal, reverse=True)
        best = -99.0
        for stop in stops[:3]:
            caught = 0.0 if safe else self.risk(stop, price)
            further = sight.reach(stop, then, late, self.gone)
            ends = (sight.end(s, n, then, run) - self._met(s, safe, price) for s, (n, _) in further.items())
            best = max(best, max(ends) - caught)
        return best

    def risk(self, space: int, price: float) -> float:
        """What standing there costs when the watch acts."""
        return price if space in self.hot or self._met(space, False, price) else 0.0

    def _met(self, space: int, safe: bool, price: float) -> float:
        """What ending on a figure of the watch costs."""
        sight = self.sight
        return 0.0 if safe or space not in sight.watched - self.gone - sight.cover else price


def stay(sight: Sight, outlook: Outlook) -> float:
    """Not moving."""
    caught = 0.0 if sight.cloaked else outlook.risk(sight.at, sight.price())
    return sight.goal(sight.at) - caught - 0.5


def best_plan(sight: Sight, hand: list[str], points: int, special: str) -> Plan:
    """The best way to move this turn, with a helping card if that is much better than without."""
    open_way = Outlook(sight)
    best = walks(sight, open_way, hand, points, 3)
    if sight.watched and points > max(2, sight.gate):
        free = Outlook(sight, frozenset(sight.watched))
        if walks(sight, free, hand, points - max(2, sight.gate), 2).score > best.score + CARD + 0.3:
            for aid, gone, calmed in aids(sight, hand, special):
                outlook = Outlook(sight, gone, calmed)
                plan = walks(sight, outlook, [c for c in hand if c != aid], points - max(2, sight.gate), 2)
                plan.score -= CARD
                if plan.score > best.score + 0.3:
                    best, plan.aid = plan, aid
    if (
        best.score < stay(sight, open_way) + 2.0
        and len(hand) < 4
        and not sight.alarm
        and not sight.danger(sight.at)
    ):
        return Plan((), (), False, best.score)  # rather wait and scheme
    return best


def walks(sight: Sight, outlook: Outlook, hand: list[str], points: int, most: int) -> Plan:
    """The best way to move with these cards and points."""
    gate = max(1, sight.gate)
    best = Plan((), (), False, stay(sight, outlook))
    tools = ["move", *(c for c in dict.fromkeys(hand) if c in sight.walks)][:most]
    rain = sight.view["event"] == "C12"
    hides = [c for c in dict.fromkeys(hand) if c in HIDES and not (c == "G01" and rain)]
    for hide in ([], *([h] for h in hides[: most - 1])):
        for before, after in splits(tools):
            early = (*hide, *before)
            cost = len(early) * gate + len(after)
            if not (before or after) or cost > points or (after and sight.gate <= 1):
                continue
            score = outlook.score(before, after, bool(hide)) - CARD * (len(early) + len(after) - 1)
            if score > best.score:
                best = Plan(early, after, False, score)
    for before, after in ((("move",), ()), ((), ("move",))):
        if (before and gate > points) or (after and sight.gate <= 1) or points < 1:
            continue
        score = outlook.score(before, after, False, True) - 0.4
        if score > best.score:
            best = Plan(before, after, True, score)
    return best


def aids(sight: Sight, hand: list[str], special: str) -> Iterator[tuple[str, frozenset[int], frozenset[int]]]:
    """Cards that help, with the figures they take out of the way and those they keep from acting."""
    aim = sight.aim()
    near = sorted(sight.figures, key=lambda f: sight.far(f.at, sight.at) + sight.far(f.at, aim))
    for card in dict.fromkeys(hand):
        for f in targets(sight, card, near)[:2]:
            if card in CLEARS:
                yield card, frozenset((f.at,)), NOBODY
            elif card == "G02":
                yield card, NOBODY, frozenset(g.at for g in near if sight.far(g.at, f.at) <= 1)
            else:
                yield card, NOBODY, frozenset((f.at,))
    if special and sight.me["thief"] == "jasmine":
        for f in [
            f for f in near if not f.captain and 0 < sight.far(f.at, sight.at) <= int(sight.book.special_range[1])
        ][:2]:
            yield special, frozenset((f.at,)), NOBODY


def targets(sight: Sight, card: str, figures: Iterable[Figure]) -> list[Figure]:
    """The figures such a card can be used on."""
    if card not in CLEARS and card not in CALMS:
        return []
    reach = sight.reach_of(card, sight.me["thief"])
    found = [f for f in figures if sight.far(f.at, sight.at) <= reach]
    if card == "G20":
        here = sight.board.district[sight.at]
        found = [f for f in found if sight.board.district[f.at] == here]
    return found if card in ("G12", "G21", "G02") else [f for f in found if not f.captain]


def splits(tools: list[str]) -> list[tuple[tuple[str, ...], tuple[str, ...]]]:
    """Every way to use some tools before the watch and some after."""
    out: list[tuple[tuple[str, ...], tuple[str, ...]]] = [((), ())]
    for tool in tools:
        out = [
            *out,
            *[((*before, tool), after) for before, after in out],
            *[(before, (*after, tool)) for before, after in out],
        ]
    return out


def text_of(stacks: dict[str, int], markers: int, informers: int, agents: int) -> str:
    """A declaration in words; tokens pay for what the markers do not."""
    total = sum(stacks.values())
    lack = total - markers
    agents = min(agents, (lack + 1) // 2 if lack > informers else 0)
    if agents > sum(points // 2 for points in stacks.values()):  # AT-K5: both AP of an agent go on one stack
        stacks = {next(iter(stacks)): max(total, 2 * agents)}
    words = ["declare", *(f"{card}:{points}" for card, points in stacks.items())]
    if agents:
        words.append(f"agent:{agents}")
    if lack > 2 * agents:
        words.append(f"informer:{lack - 2 * agents}")
    return " ".join(words)


@cache
def notation() -> ThiefNotation:
    """How moves are written."""
    return ThiefNotation()


def declaration(words: str) -> Move:
    """The move that these words stand for."""
    return Move(notation().parse(words), notation())
