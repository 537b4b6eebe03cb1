"""A heuristic player of Age of Thieves: plain rules of thumb, as a person at the table would use them.

It knows what its seat sees and nothing else. Before the Declaration it compares a few plans (walk before the watch
acts or after it, with Move and with cards that move or hide), taking the one that ends nearest to its goal without
being within reach of the watch when that acts; points left over go to tricks. Its goal is the Emperors' Jewel, then
the gates. Guards are led to rivals, the carrier first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Any, Protocol

from rookery.core.moves import Move
from rookery.core.rng import Rng
from rookery.games.age_of_thieves.bot_sight import BOARD, NUMBER, Figure, Sight, far
from rookery.games.age_of_thieves.data import book
from rookery.games.age_of_thieves.notation import ThiefNotation

CAUGHT = 25.0  # what being caught costs
WALKS = {"move": 4, "G06": 5, "G11": 3, "G16": 3, "G15": 3}
HIDES = ("G10", "G18", "G01")
CALMS = ("G20", "G21", "G02", "G08")  # what keeps a figure from acting
TRICKS = ("G25", "G26", "G24", "G23", "G14", "G13", "G27")  # useful whenever they come up
ATTACKS = ("G04", "G12", "G09", "G05", "G19", "G07", "G22", "G03")
JEWELS = ("emperor", "green", "yellow", "trinkets")
SPARE = ("G03", "G27", "G22", "G19", "G17", "G12", "G23", "G24", "G13", "G09", "G14", "G20", "G08", "G02", "G15")


class Seen(Protocol):
    """What the heuristic needs of a seat's window."""

    @property
    def options(self) -> Mapping[str, Any]:
        """The table options."""

    @property
    def view(self) -> dict[str, Any]:
        """What the seat sees."""

    @property
    def question(self) -> Any:
        """What it is asked; `.key` names it."""

    @property
    def legal(self) -> Any:
        """Its legal moves."""


@cache
def notation() -> ThiefNotation:
    """How moves are written."""
    return ThiefNotation()


class Plan:
    """Cards before the watch, cards after it, and how good the end is."""

    __slots__ = ("after", "before", "run", "score")

    def __init__(self, before: tuple[str, ...], after: tuple[str, ...], run: bool, score: float) -> None:
        self.before = before
        self.after = after
        self.run = run
        self.score = score


class Heuristic:
    """The player. It keeps nothing from one decision to the next."""

    def choose(self, seen: Seen, rng: Rng) -> Move:
        """The answer to the question its seat is asked."""
        key = seen.question.key
        if key == "declare":
            sight = Sight(seen.view, seen.options["specials"])
            return Move(notation().parse(self.declare(sight, rng)), notation())
        legal = seen.legal
        moves: list[Move] = legal.all()
        if len(moves) == 1:
            return moves[0]
        if key in ("sheet", "start", "deal"):
            return moves[int(rng.below(len(moves)))]
        sight = Sight(seen.view)
        name = "_move_on" if key == "move" else f"_{key.replace('-', '_')}"
        thinker: Callable[[Sight, list[str], Rng], str] | None = getattr(self, name, None)
        texts = [str(m) for m in moves]
        if thinker is None:
            return moves[int(rng.below(len(moves)))]
        return moves[texts.index(thinker(sight, texts, rng))]

    # -- declaring ---------------------------------------------------------------------------------------------

    def declare(self, sight: Sight, rng: Rng) -> str:
        """Cards and points."""
        me = sight.me
        points = sum(me["points"].values())
        hand: list[str] = list(me["hand"])
        gate = sight.die + (1 if sight.alarm else 0)  # what comes before the watch
        plan = self.plan(sight, hand, points, gate)
        if sight.me["dungeon"]:
            return f"declare move:{points}" if points else "declare"
        stacks: dict[str, int] = {}
        for card in plan.after:
            stacks[card] = 1
        for card in plan.before:
            stacks[card] = max(1, gate)
        left = points - sum(stacks.values())
        if plan.run:
            if "move" in stacks:
                stacks["move"] += max(0, min(left, 10 - stacks["move"])) if plan.before else 0
            return text_of(stacks)
        left = self._spend(sight, hand, stacks, left, rng)
        early = [c for c in plan.before if c != "move"] or list(plan.before)
        if left > 0 and early:
            stacks[early[0]] += left
        return text_of(stacks)

    def plan(self, sight: Sight, hand: list[str], points: int, gate: int) -> Plan:
        """The best of a few ways to move this turn."""
        best = Plan((), (), False, self._stay(sight))
        tools = ["move", *(c for c in dict.fromkeys(hand) if c in WALKS and c != "move")][:3]
        hides = [c for c in dict.fromkeys(hand) if c in HIDES and not (c == "G01" and sight.view["event"] == "C12")]
        for hide in ([], *([h] for h in hides[:2])):
            for before, after in splits(tools):
                if not before and not after:
                    continue
                early = (*hide, *before)
                cost = len(early) * max(1, gate) + len(after)
                if cost > points or (after and gate <= 1):
                    continue
                score = self._score(sight, before, after, bool(hide)) - 1.2 * (len(early) + len(after) - 1)
                if score > best.score:
                    best = Plan(early, after, False, score)
        for before, after in ((("move",), ()), ((), ("move",))):
            if (before and gate > points) or (after and gate <= 1) or points < 1:
                continue
            score = self._score(sight, before, after, False, 7) - 0.4
            if score > best.score:
                best = Plan(before, after, True, score)
        return best

    def _stay(self, sight: Sight) -> float:
        return sight.goal(sight.at) - CAUGHT * (sight.danger(sight.at) > 0) - 0.5

    def _steps(self, cards: Iterable[str], run: int) -> int:
        return run or sum(WALKS[c] for c in cards)

    def _score(
        self, sight: Sight, before: tuple[str, ...], after: tuple[str, ...], hidden: bool, run: int = 0
    ) -> float:
        """How well it ends: walk, the watch acts, walk on."""
        rope = "G11" in before
        found = sight.reach(sight.at, self._steps(before, run) if before else 0, hidden)
        if not after:
            return max(
                self._end(sight, s, n, run) - (0 if hidden or rope else CAUGHT * (sight.danger(s) > 0))
                for s, (n, _) in found.items()
            )
        stops = [s for s in found if hidden or rope or not sight.danger(s)] or [sight.at]
        stops.sort(key=sight.goal, reverse=True)
        best = -99.0
        for stop in stops[:4]:
            caught = 0.0 if hidden or rope else CAUGHT * (sight.danger(stop) > 0)
            further = sight.reach(stop, self._steps(after, run), hidden)
            best = max(best, max(self._end(sight, s, n, run) for s, (n, _) in further.items()) - caught)
        return best

    def _end(self, sight: Sight, space: int, steps: int, run: int) -> float:
        """The worth of ending there, with what can be picked up there."""
        score = sight.goal(space) - 0.05 * steps
        if not run:
            score += 1.5 * sight.items.get(space, 0.0) + (0.4 if space in sight.tokens and not sight.alarm else 0.0)
        if sight.alarm and space in sight.open and (sight.carrying or sight.wants_out()):
            score += 5.0
        return score

    def _spend(self, sight: Sight, hand: list[str], stacks: dict[str, int], left: int, rng: Rng) -> int:
        """Points left over: a card from Ambush, tricks, and attacks on rivals in reach."""
        if left > 0:
            stacks["ambush"] = 1
            left -= 1
        gate = max(1, sight.die + (1 if sight.alarm else 0))
        if sight.threats(sight.at) and not sight.safe_now:
            for card in [c for c in dict.fromkeys(hand) if c in CALMS and c not in stacks][:1]:
                if left >= gate:
                    stacks[card] = gate
                    left -= gate
        if left > 0 and "G17" in hand and "G17" not in stacks and self._short_cut(sight):
            stacks["G17"] = 1
            left -= 1
        rivals = [r for r in sight.rivals if not r.jailed and far(sight.at, r.at) <= 9]
        for card in dict.fromkeys(hand):
            if left <= 0:
                break
            if card in stacks or card in WALKS or card in HIDES:
                continue
            if card in ("G25", "G26") or (rivals and card in TRICKS) or (card == "G14" and sight.tokens):
                stacks[card] = 1
                left -= 1
        attacks = [c for c in dict.fromkeys(hand) if c in ATTACKS and c not in stacks]
        if rivals and attacks and left > 0:
            worst = max(r.worth for r in rivals)
            if worst > 1.5 or len(hand) >= 4:
                stacks[attacks[0]] = left
                left = 0
        if left > 0 and len(hand) >= 4 and self._special(sight, hand, stacks):
            left -= 1
        return left

    def _short_cut(self, sight: Sight) -> bool:
        """Would the sewers bring me much nearer?"""
        if not any(far(sight.at, s) <= 5 for s in BOARD.sewers_in):
            return False
        return max(sight.goal(s) for s in BOARD.sewers_out) > sight.goal(sight.at) + 3.0

    def _special(self, sight: Sight, hand: list[str], stacks: dict[str, int]) -> bool:
        """The special action under a card that is of little use."""
        if not sight.specials or sight.me["thief"] in ("morius", "jasmine") or not sight.rivals:
            return False
        spare = [c for c in SPARE if c in hand and c not in stacks]
        if spare:
            stacks[f"special+{spare[0]}"] = 1
        return bool(spare)

    # -- resolving ---------------------------------------------------------------------------------------------

    def _use(self, sight: Sight, texts: list[str], rng: Rng) -> str:
        me = sight.me
        if "sneak" in texts:
            if "run" not in texts:
                return "sneak"
            rest = [s for s in me["stacks"] if not s["up"] and s["card"] != "ambush"]
            if rest and not me["dungeon"]:
                return "sneak"
            hidden = bool(me["dungeon"])
            slow = self._now(sight, WALKS["move"], 0, hidden)
            fast = self._now(sight, 7, 7, hidden)
            return "run" if fast > slow + 0.6 else "sneak"
        if "cunning" in texts:
            return "plan" if "plan" in texts and not [s for s in me["stacks"] if not s["up"]] else "cunning"
        if "special" in texts:
            return "special"
        return "resolve" if self._useful(sight, self._open_card(me)) else "decline"

    def _open_card(self, me: Any) -> str:
        """The card lying open that has not been used: the highest one turned up last."""
        up = [s for s in me["stacks"] if s["up"]]
        return min(up, key=lambda s: s["points"])["card"] if up else ""

    def _now(self, sight: Sight, steps: int, run: int, hidden: bool) -> float:
        found = sight.reach(sight.at, steps, hidden)
        ends = []
        for s, (n, _) in found.items():
            caught = 0.0 if sight.acted or hidden or sight.cloaked else CAUGHT * (sight.danger(s) > 0)
            ends.append(self._end(sight, s, n, run) - caught)
        return max(ends)

    def _useful(self, sight: Sight, card: str) -> bool:
        rivals = [r for r in sight.rivals if not r.jailed]
        if card in ("G25", "G26", "G06", "G10", "G18", "G11", "G16"):
            return True
        if card in ("G04", "G12", "G09"):
            return any(self._prey(sight, f, int(book().steps[int(card[1:])])) for f in self._led(sight, card))
        if card == "G05":
            return bool(rivals)
        return bool(rivals) or card in ("G14", "G20", "G21", "G02", "G15", "G17", "G19")

    def _led(self, sight: Sight, card: str) -> list[Figure]:
        reach = int(book().range[int(card[1:])])
        return [f for f in sight.figures if far(sight.at, f.at) <= reach and (card == "G12" or not f.captain)]

    def _prey(self, sight: Sight, figure: Figure, steps: int) -> float:
        """What this figure, led by me, could catch."""
        best = 0.0
        for r in sight.rivals:
            if not r.jailed and not r.hidden and r.at not in sight.cover and far(figure.at, r.at) <= steps:
                best = max(best, r.worth)
        if sight.at >= 0 and far(figure.at, sight.at) == 0 and not sight.safe_now:
            return 0.0
        return best

    def _cunning(self, sight: Sight, texts: list[str], rng: Rng) -> str:
        return "draw" if len(sight.me["hand"]) < 5 else "points"

    # -- moving ------------------------------------------------------------------------------------------------

    def _move_step(self, sight: Sight, texts: list[str], left: int, run: bool) -> str:
        found = sight.reach(sight.at, left)
        best, end = -99.0, sight.at
        stay_hidden = sight.acted or sight.cloaked
        for s, (n, _) in found.items():
            score = self._end(sight, s, n, 7 if run else 0)
            if not stay_hidden:
                score -= CAUGHT * (sight.danger(s) > 0)
            if score > best:
                best, end = score, s
        if end == sight.at:
            return "stop"
        step = f"go {BOARD.names[sight.first_step(found, end)]}"
        return step if step in texts else "stop"

    def _move_on(self, sight: Sight, texts: list[str], rng: Rng) -> str:
        """One step of a move, or something done on the way."""
        walk = sight.view["walk"]
        if "leave" in texts and (sight.carrying or sight.wants_out() or sight.left == 0):
            return "leave"
        for text in texts:
            if text.startswith("take "):
                return text
        robs = [t for t in texts if t.startswith("rob ")]
        if robs:
            return min(robs, key=lambda t: JEWELS.index(t.split()[2]))
        if "turn" in texts and not sight.carrying and (sight.cloaked or sight.me["worth"] < 3) and not sight.alarm:
            return "turn"
        sewer = self._sewer(sight, texts)
        if sewer:
            return sewer
        choice = self._move_step(sight, texts, walk["left"], walk["run"])
        if choice == "stop" and "stop" not in texts:
            return texts[0]
        if choice == "stop" and walk["left"] == 0:
            for extra in ("acrobat", "familiar"):
                if extra in texts and self._now(sight, 1, 1, False) > self._now(sight, 0, 1, False) + 0.5:
                    return extra
        return choice

    def _sewer(self, sight: Sight, texts: list[str]) -> str:
        """Through the sewers, if that is a short cut of some steps."""
        exits = [t for t in texts if t.startswith("sewer ")]
        if not exits:
            return ""

        def worth(text: str) -> float:
            space = NUMBER[text.split()[1]]
            if space in sight.watched and not sight.cloaked:
                return -99.0
            caught = 0.0 if sight.acted or sight.cloaked else CAUGHT * (sight.danger(space) > 0)
            return self._end(sight, space, 0, 0) - caught

        best = max(exits, key=worth)
        return best if worth(best) > self._now(sight, sight.view["walk"]["left"], 0, False) + 0.5 else ""

    def _march(self, sight: Sight, texts: list[str], rng: Rng) -> str:
        """Lead the figure to the best prey, or away from me."""
        walk = sight.view["walk"]
        at, left = NUMBER[walk["at"]], walk["left"]
        prey = [
            r
            for r in sight.rivals
            if not r.jailed and not r.hidden and r.at not in sight.cover and far(at, r.at) <= left
        ]
        steps = [t for t in texts if t.startswith("go ")]
        if prey and steps:
            target = max(prey, key=lambda r: r.worth).at
            return min(steps, key=lambda t: far(NUMBER[t.split()[1]], target))
        away = [t for t in steps if NUMBER[t.split()[1]] != sight.at]
        if away and sight.at >= 0 and far(at, sight.at) < 6:
            step = max(away, key=lambda t: far(NUMBER[t.split()[1]], sight.at))
            if far(NUMBER[step.split()[1]], sight.at) > far(at, sight.at):
                return step
        return "stop" if "stop" in texts else texts[0]

    # -- targets -----------------------------------------------------------------------------------------------

    def _target(self, sight: Sight, texts: list[str], rng: Rng) -> str:
        by = {kind: [t for t in texts if t.startswith(kind)] for kind in ("rival", "watch", "at", "token", "sewer")}
        if by["token"]:
            return by["token"][0]
        if by["rival"]:
            rivals = {r.seat: r for r in sight.rivals}
            mine = [t for t in by["rival"] if int(t.split()[1]) in rivals]
            threats = sight.threats(sight.at)
            if by["watch"] and threats and f"watch {BOARD.names[threats[0].at]}" in texts:
                return f"watch {BOARD.names[threats[0].at]}"
            if mine:
                return max(mine, key=lambda t: rivals[int(t.split()[1])].worth)
        if by["watch"]:
            return self._which_figure(sight, by["watch"])
        if by["sewer"]:
            return max(by["sewer"], key=lambda t: self._place_worth(sight, NUMBER[t.split()[1]]))
        if by["at"]:
            return self._which_space(sight, by["at"], rng)
        return texts[0]

    def _place_worth(self, sight: Sight, space: int) -> float:
        caught = 0.0 if sight.acted or sight.cloaked else CAUGHT * (sight.danger(space) > 0)
        return (
            self._end(sight, space, 0, 0) - caught - (99.0 if space in sight.watched and not sight.cloaked else 0.0)
        )

    def _which_figure(self, sight: Sight, texts: list[str]) -> str:
        figures = {f.at: f for f in sight.figures}

        def worth(text: str) -> float:
            f = figures[NUMBER[text.split()[1]]]
            own = (
                0.0
                if sight.at < 0
                else 3.0 * (far(f.at, sight.at) <= self_pace(sight, f) and far(f.at, sight.at) > 0)
            )
            return self._prey(sight, f, 4) * 2.0 + own - 0.1 * (far(f.at, sight.at) if sight.at >= 0 else 0)

        return max(texts, key=worth)

    def _which_space(self, sight: Sight, texts: list[str], rng: Rng) -> str:
        """A space for a grenade, a leap, a guard: my own good first, then the rivals' trouble."""
        spaces = [NUMBER[t.split()[1]] for t in texts]
        own = sight.at in spaces

        def worth(space: int) -> float:
            trouble = sum(r.worth for r in sight.rivals if not r.jailed and far(r.at, space) <= 1)
            help_ = sum(1.0 for f in sight.threats(sight.at) if far(f.at, space) <= 1) if not sight.acted else 0.0
            return trouble + 4.0 * help_

        if own and sight.danger(sight.at) and not sight.acted:
            return texts[spaces.index(sight.at)]  # smoke around myself
        if not own and any(s in sight.tokens for s in spaces) and all(s in sight.tokens for s in spaces):
            return texts[int(rng.below(len(texts)))]
        best = max(range(len(texts)), key=lambda k: worth(spaces[k]))
        if worth(spaces[best]) > 0:
            return texts[best]
        return texts[max(range(len(texts)), key=lambda k: self._place_worth(sight, spaces[k]))]

    def _place(self, sight: Sight, texts: list[str], rng: Rng) -> str:
        """A post for a guard: on a rival, or near the carrier, but not near me."""

        def worth(text: str) -> float:
            space = NUMBER[text.split()[1]]
            hit = sum(2.0 * r.worth for r in sight.rivals if r.at == space and not r.hidden)
            near = sum(r.worth / (1 + far(r.at, space)) for r in sight.rivals if not r.jailed)
            mine = 3.0 if sight.at >= 0 and far(space, sight.at) <= 4 else 0.0
            return hit + near - mine

        return max(texts, key=worth)

    _post = _place
    _nearest = _place

    def _rob(self, sight: Sight, texts: list[str], rng: Rng) -> str:
        robs = [t for t in texts if t.startswith("rob ")]
        return min(robs, key=lambda t: JEWELS.index(t.split()[2])) if robs else "none"

    def _keep(self, sight: Sight, texts: list[str], rng: Rng) -> str:
        return "keep"

    def _grenade(self, sight: Sight, texts: list[str], rng: Rng) -> str:
        return texts[0]

    def _lose(self, sight: Sight, texts: list[str], rng: Rng) -> str:
        return texts[-1]

    def _cheapest(self, sight: Sight, texts: list[str], rng: Rng) -> str:
        """The card I miss least."""
        cards = [t for t in texts if t.split()[0] in ("discard", "give")]
        order = {c: n for n, c in enumerate(SPARE)}
        return min(cards, key=lambda t: order.get(t.split()[1], 99)) if cards else texts[0]

    _limit = _discard = _tinker = _give = _cheapest

    def _market(self, sight: Sight, texts: list[str], rng: Rng) -> str:
        card = self._cheapest(sight, texts, rng)
        return card if card.split()[1] in SPARE[:8] else "none"

    def _event_guard(self, sight: Sight, texts: list[str], rng: Rng) -> str:
        best = self._which_figure(sight, [t for t in texts if t.startswith("watch ")]) if len(texts) > 1 else "none"
        if best == "none":
            return best
        figure = next(f for f in sight.figures if f.at == NUMBER[best.split()[1]])
        return best if self._prey(sight, figure, 2) or self._near_me(sight, figure) else "none"

    def _near_me(self, sight: Sight, figure: Figure) -> bool:
        return sight.at >= 0 and 0 < far(figure.at, sight.at) <= 4 and not sight.safe_now

    def _jewel(self, sight: Sight, texts: list[str], rng: Rng) -> str:
        """A yellow jewel: as near to me, and as far from the others, as can be; or a rival's best one."""
        if texts[0].startswith("jewel "):
            return min(texts, key=lambda t: JEWELS.index(t.split()[2]))
        others = [r.at for r in sight.rivals]

        def worth(text: str) -> int:
            space = NUMBER[text.split()[1]]
            return far(space, sight.at) - min((far(space, o) for o in others), default=0)

        return min(texts, key=worth)

    def _put(self, sight: Sight, texts: list[str], rng: Rng) -> str:
        return min(texts, key=lambda t: far(NUMBER[t.split()[1]], sight.at))

    def _order(self, sight: Sight, texts: list[str], rng: Rng) -> str:
        """Figures near rivals first: who has caught somebody stands still."""
        return max(
            texts,
            key=lambda t: sum(
                r.worth / (1 + far(r.at, NUMBER[t.split()[1]])) for r in sight.rivals if not r.jailed
            ),
        )

    def _toward(self, sight: Sight, texts: list[str], rng: Rng) -> str:
        others = [t for t in texts if NUMBER[t.split()[1]] != sight.at]
        return others[int(rng.below(len(others)))] if others else texts[0]

    def _route(self, sight: Sight, texts: list[str], rng: Rng) -> str:
        return max(texts, key=lambda t: far(NUMBER[t.split()[1]], sight.at) if sight.at >= 0 else 0)

    _recycle = _riot = _route

    def _gate(self, sight: Sight, texts: list[str], rng: Rng) -> str:
        return max(texts, key=lambda t: far(NUMBER[t.split()[1]], sight.at) if sight.at >= 0 else 0)

    def _next(self, sight: Sight, texts: list[str], rng: Rng) -> str:
        """Hide before walking, walk before tricks."""
        order = ("G10", "G18", "G01", "move", "G06")
        return min(texts, key=lambda t: order.index(t.split()[1]) if t.split()[1] in order else 9)


def self_pace(sight: Sight, figure: Figure) -> int:
    """How many steps a figure takes."""
    return int(sight.paces[figure.captain])


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


def text_of(stacks: dict[str, int]) -> str:
    """A declaration in words."""
    return " ".join(["declare", *(f"{card}:{points}" for card, points in stacks.items())])
