"""A heuristic player of Age of Thieves: plain rules of thumb, as a person at the table would use them.

It knows what its seat sees and nothing else. Before the Declaration it compares a few plans (plan.py) and takes the
one that ends nearest to its goal without being within reach of the watch when that acts; points left over go to
tricks and attacks. Its goal is the Emperors' Jewel, then the gates. It leads guards to the carrier and the rich.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rookery.core.moves import Move
from rookery.core.rng import Rng
from rookery.games.age_of_thieves.bot.chances import chances
from rookery.games.age_of_thieves.bot.plan import (
    CALMS,
    CLEARS,
    HIDES,
    NOBODY,
    SIMPLE,
    Outlook,
    Plan,
    best_plan,
    declaration,
    targets,
    text_of,
)
from rookery.games.age_of_thieves.bot.sight import NUMBER, Figure, Rival, Sight
from rookery.games.bots import Seen

LEADS = ("G04", "G12", "G09", "G20")  # what leads figures to rivals
URGENT = 3.5
JEWELS = ("emperor", "green", "yellow", "trinkets")
GRENADES = ("G01", "G02", "G27", "G03")
DEVICES = ("G11", "G04", "G07", "G16", "G14", "G08")
SPARE = ("G27", "G24", "G22", "G19", "G23", "G13", "G03", "G17", "G14", "G20", "G02", "G08", "G09", "G12", "G15")
FEW = 8  # moves that are all worth a look ahead


class Heuristic:
    """The player. It keeps nothing from one decision to the next."""

    def choose(self, seen: Seen, rng: Rng) -> Move:
        """The answer to the question its seat is asked."""
        return self.ranked(seen, rng, 1)[0]

    def ranked(self, seen: Seen, rng: Rng, many: int) -> list[Move]:
        """The answer, then others: declarations by other plans, or the other moves where they are few."""
        key, legal = seen.question.key, seen.legal
        if key == "declare":
            sight = Sight(seen.view, seen.options["specials"], seen.options["cards"])
            answer, *others = [declaration(text) for text in self.declare(sight, many)]
            return [answer, *[move for move in others if move in legal]][:many]
        moves: list[Move] = legal.all()
        if len(moves) == 1:
            return moves
        if key in ("sheet", "start", "deal"):
            return [moves[int(rng.below(len(moves)))]]
        sight = Sight(seen.view, own=seen.options["cards"])
        name = "_move_on" if key == "move" else f"_{key.replace('-', '_')}"
        thinker: Callable[[Sight, list[str], Rng], str] | None = getattr(self, name, None)
        texts = [str(m) for m in moves]
        answer = moves[texts.index(thinker(sight, texts, rng)) if thinker else int(rng.below(len(moves)))]
        if key == "move" or many == 1 or len(moves) > FEW:
            return [answer]
        return [answer, *[move for move in moves if move != answer]][:many]

    def stage(self, view: Mapping[str, Any]) -> int:
        """Between two turns nobody has declared anything."""
        found: int = view["turn"]
        return found

    def chances(self, views: Sequence[Mapping[str, Any]], options: Mapping[str, Any]) -> list[float]:
        """Each thief's chance to win, between two turns."""
        return chances(views, options["cards"])

    # -- declaring ---------------------------------------------------------------------------------------------

    def declare(self, sight: Sight, many: int) -> list[str]:
        """Cards and points: by the best plan, then by others."""
        me = sight.me
        hand: list[str] = list(me["hand"])
        if me["dungeon"]:
            return [self._break_out(sight, hand, sum(me["points"].values()))]
        spare = self._spare(hand, {}) if sight.specials else ""
        special = f"special+{spare}" if spare else ""
        points = sum(me["points"].values()) + me["tokens"]["informer"] + 2 * me["tokens"]["agent"]
        best = best_plan(sight, hand, points, special)
        plans = [best]
        if many > 1:
            for card in dict.fromkeys([*best.before, *best.after, best.aid]):
                if card in hand:
                    plans.append(best_plan(sight, [c for c in hand if c != card], points, special))
            plans += [Plan(before, after, run, 0.0) for before, after, run in SIMPLE]
        return list(dict.fromkeys([self._declared(sight, plan, hand, special) for plan in plans]))

    def _declared(self, sight: Sight, plan: Plan, hand: list[str], special: str) -> str:
        """A plan in words, points left over well spent."""
        me = sight.me
        markers = sum(me["points"].values())
        if special and plan.aid == special and special.split("+")[1] in (*plan.before, *plan.after):
            plan.aid = ""  # the cover is needed for itself
        stacks = self._stacks(sight, plan)
        left = markers - sum(stacks.values())
        if plan.run:
            stacks["move"] += max(0, left) if plan.before else 0
        else:
            left = self._spend(sight, hand, stacks, left)
            early = [c for c in plan.before if c != "move"] or list(plan.before)
            if left > 0 and early:
                stacks[early[0]] += left
        return text_of(stacks, markers, me["tokens"]["informer"], me["tokens"]["agent"])

    def _break_out(self, sight: Sight, hand: list[str], markers: int) -> str:
        """Out of the dungeon and hidden: Move first, and further with another card if that is more than a Run."""
        more = [
            c for c in dict.fromkeys(hand) if c in sight.walks and sight.walks["move"] + sight.walks[c] > sight.run
        ]
        if not markers:
            return "declare"
        more = more[: markers - 1]
        return text_of({"move": markers - len(more), **dict.fromkeys(more, 1)}, markers, 0, 0)

    def _stacks(self, sight: Sight, plan: Plan) -> dict[str, int]:
        """The plan with its points: what helps comes before what it helps."""
        stacks = dict.fromkeys(plan.after, 1)
        stacks.update(dict.fromkeys(plan.before, max(1, sight.gate)))
        if plan.aid:
            stacks[plan.aid] = max(2, sight.gate)
        return stacks

    def _spend(self, sight: Sight, hand: list[str], stacks: dict[str, int], left: int) -> int:
        """Points left over: a card from Ambush, attacks on rivals in reach, tricks and the special action."""
        free = [c for c in dict.fromkeys(hand) if c not in stacks and f"special+{c}" not in stacks]
        attacks = self._attacks(sight, free, left)[: 2 if left > 3 else 1]
        if attacks and left > 0 and self._urgent(sight):
            stacks[attacks[0]] = left
            return 0
        if left > 0:
            stacks["ambush"] = 1
            left -= 1
        if len(stacks) == 1 and not attacks and not sight.danger(sight.at):
            return left  # the whole turn for a crafty plan
        for card in self._tricks(sight, [c for c in free if c not in attacks], stacks):
            if left > len(attacks):
                stacks[card] = 1
                left -= 1
        for n, card in enumerate(attacks):
            if left > 0:
                stacks[card] = 1 if n else left - len(attacks) + 1
                left -= stacks[card]
        return left

    def _urgent(self, sight: Sight) -> bool:
        """Is somebody about to lift the jewel or to carry it out, and must be stopped at any price?"""
        return any(not r.jailed and r.worth > URGENT for r in sight.rivals)

    def _tricks(self, sight: Sight, free: list[str], stacks: dict[str, int]) -> list[str]:
        """Cards of use whenever they come up, and the special action under one that is not."""
        rivals = [r for r in sight.rivals if not r.jailed]
        found = []
        for card in free:
            near = [
                r
                for r in rivals
                if sight.far(sight.at, r.at)
                <= (9 if card == "G23" else sight.reach_of(card, sight.me["thief"]) + 2)
            ]
            if (
                card in ("G25", "G26")
                or (card in ("G23", "G24", "G13", "G27", "G21") and near)
                or (
                    card == "G14"
                    and (near or any(sight.far(sight.at, s) <= sight.reach_of(card) for s in sight.tokens))
                )
                or (card == "G17" and self._short_cut(sight))
                or (card == "G19" and self._blocks(sight))
            ):
                found.append(card)
        spare = self._spare(free, stacks)
        enough = 4 if sight.me["thief"] == "morius" else 2  # what he learns is worth no more than a card too many
        if spare and sight.specials and len(free) >= enough and self._special_helps(sight):
            found = [f"special+{spare}", *(c for c in found if c != spare)]
        return found[:4]

    def _spare(self, hand: list[str], stacks: dict[str, int]) -> str:
        """The card I miss least."""
        return next((c for c in SPARE if c in hand and c not in stacks), "")

    def _special_helps(self, sight: Sight) -> bool:
        """Is the special action worth a card?"""
        thief, discard = sight.me["thief"], sight.view["discard"]
        rivals = [r for r in sight.rivals if not r.jailed]
        if thief == "noiron":
            reach = int(sight.book.special_range[2]) + 2
            return any(r.cards != 0 and sight.far(sight.at, r.at) <= reach for r in rivals)
        if thief == "zain":
            return "G01" in discard or sum(int(discard.get(c, 0)) for c in GRENADES) >= 2
        if thief == "nikolai":
            return any(c in discard for c in DEVICES[:4])
        if thief == "joanne":
            reach = int(sight.book.special_range[5]) + 2
            return any(r.rich and sight.far(sight.at, r.at) <= reach for r in rivals)
        return thief == "morius" and sum(sight.far(sight.at, s) <= 8 for s in sight.tokens) >= 2

    def _attacks(self, sight: Sight, cards: list[str], left: int) -> list[str]:
        """Cards that are likely to hurt a rival this turn, the best first."""
        rivals = [r for r in sight.rivals if not r.jailed]
        worth = {card: self._hurt(sight, card, rivals, left) for card in cards}
        return sorted([c for c in cards if worth[c] > 0.9], key=lambda c: -worth[c])

    def _hurt(self, sight: Sight, card: str, rivals: list[Rival], left: int) -> float:
        """What a card may do to rivals, as things stand."""
        prey = [r for r in rivals if not r.hidden and r.at not in sight.cover]
        early = left > sight.gate
        if card in LEADS:
            steps = int(sight.book.steps[int(card[1:])])
            return max((self._prey(sight, f, steps) for f in self._led(sight, card)), default=0.0)
        if card in ("G05", "G19") and early:
            posts = [p for p in sight.board.posts if p not in sight.watched]
            if card == "G19":
                posts = [p for p in posts if sight.board.district[p] == sight.board.district[sight.at]]
            return 0.6 * max(
                (r.worth for r in prey for p in posts if sight.far(r.at, p) <= sight.paces[0]), default=0.0
            )
        near = (
            [r for r in rivals if sight.far(sight.at, r.at) <= sight.reach_of(card, sight.me["thief"])]
            if card[0] == "G"
            else []
        )
        if card in ("G07", "G22"):
            return max((r.worth * (r.rich > 0) for r in near), default=0.0)
        if card == "G08":
            return 0.7 * max((r.worth for r in near), default=0.0)
        if card == "G03":
            return 0.5 * max((r.worth for r in rivals if self._barrier(sight, r) >= 0), default=0.0)
        if card in ("G02", "G01"):
            return 0.6 * max((r.worth for r in near if r.rich and sight.far(r.at, sight.at) <= 2), default=0.0)
        return 0.0

    def _blocks(self, sight: Sight) -> bool:
        """Would one more guard in this district be in somebody's way rather than in mine?"""
        here = [
            p
            for p in sight.board.posts
            if sight.board.district[p] == sight.board.district[sight.at] and p not in sight.watched
        ]
        return any(
            not r.jailed and any(sight.far(r.at, p) <= 4 < sight.far(sight.at, p) for p in here)
            for r in sight.rivals
        )

    def _barrier(self, sight: Sight, rival: Rival) -> int:
        """Where a fire would stop this rival: on the jewel he comes for, or on the gate ahead; -1: nowhere."""
        goals = sight.open if sight.alarm and rival.carrier else [] if sight.carrying else [sight.emperor]
        reach = sight.reach_of("G03", sight.me["thief"])
        goals = [g for g in goals if g >= 0 and g not in sight.watched and 0 < sight.far(rival.at, g) <= 6]
        goals = [g for g in goals if sight.far(sight.at, g) <= reach and g != sight.at]
        return min(goals, key=lambda g: sight.far(rival.at, g), default=-1)

    def _short_cut(self, sight: Sight) -> bool:
        """Would the sewers bring me much nearer?"""
        if sight.view["event"] in ("C09", "A04") or not any(
            sight.far(sight.at, s) <= sight.reach_of("G17") for s in sight.board.sewers_in
        ):
            return False
        return max(sight.goal(s) for s in sight.board.sewers_out) > sight.goal(sight.at) + 1.5

    # -- resolving ---------------------------------------------------------------------------------------------

    def _use(self, sight: Sight, texts: list[str], rng: Rng) -> str:
        me = sight.me
        if "sneak" in texts:
            if "run" not in texts:
                return "sneak"
            rest = [s for s in me["stacks"] if not s["up"] and s["card"] != "ambush"]
            if rest:
                return "sneak"
            hidden = bool(me["dungeon"])
            slow = self._now(sight, sight.walks["move"], False, hidden)
            fast = self._now(sight, sight.run, True, hidden)
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

    def _now(self, sight: Sight, steps: int, run: bool, hidden: bool) -> float:
        safe = sight.acted or hidden or sight.cloaked
        price = sight.price()
        return max(
            sight.end(s, n, steps, run) - (0.0 if safe or sight.leaves(s, n, steps) else price * sight.danger(s))
            for s, (n, _) in sight.reach(sight.at, steps, hidden).items()
        )

    def _useful(self, sight: Sight, card: str) -> bool:
        rivals = [r for r in sight.rivals if not r.jailed]
        figures = targets(sight, card, sight.figures)
        if card in LEADS and any(
            self._prey(sight, f, int(sight.book.steps[int(card[1:])])) for f in self._led(sight, card)
        ):
            return True
        if card in CLEARS or card in CALMS or card in LEADS:
            helps = any(self._gain(sight, f, card) > 0.5 for f in figures)
            drinks = card == "G21" and any(sight.far(sight.at, r.at) <= sight.reach_of(card) for r in rivals)
            return helps or drinks or (card in ("G05", "G08", "G02") and bool(rivals))
        if card == "G17":
            return self._short_cut(sight)
        if card == "G19":
            return bool(rivals)
        return bool(rivals) or card in ("G25", "G26", "G06", "G10", "G18", "G11", "G16", "G14", "G15", "G01", "G24")

    def _led(self, sight: Sight, card: str) -> list[Figure]:
        reach = sight.reach_of(card)
        near = [f for f in sight.figures if sight.far(sight.at, f.at) <= reach and (card == "G12" or not f.captain)]
        return [f for f in near if card != "G20" or sight.board.district[f.at] == sight.board.district[sight.at]]

    def _gain(self, sight: Sight, figure: Figure, card: str = "G21") -> float:
        """How much better my walks of this turn end without this figure."""
        first, then = self._to_come(sight)
        if not first and not then and (sight.acted or not sight.danger(sight.at)):
            return 0.0
        gone = frozenset((figure.at,))
        other = Outlook(sight, NOBODY, gone) if card in CALMS else Outlook(sight, gone)
        shape = (first, then, False, False, sight.acted, False)
        return other.walk(*shape) - Outlook(sight).walk(*shape)

    def _to_come(self, sight: Sight) -> tuple[int, int]:
        """The steps of my stacks that are still to come, before and after the watch."""
        first, then = 0, 0
        for stack in sight.me["stacks"]:
            if not stack["up"] and stack["card"] in sight.walks:
                if sight.acted or stack["points"] >= sight.gate:
                    first += sight.walks[stack["card"]]
                else:
                    then += sight.walks[stack["card"]]
        return first, then

    def _prey(self, sight: Sight, figure: Figure, steps: int) -> float:
        """What this figure, led by me, could catch."""
        best = 0.0
        for r in sight.rivals:
            if not r.jailed and not r.hidden and r.at not in sight.cover and sight.far(figure.at, r.at) <= steps:
                best = max(best, r.worth)
        if sight.at >= 0 and sight.far(figure.at, sight.at) == 0 and not sight.safe_now:
            return 0.0
        return best

    def _cunning(self, sight: Sight, texts: list[str], rng: Rng) -> str:
        return "draw" if len(sight.me["hand"]) < 5 else "points"

    # -- moving ------------------------------------------------------------------------------------------------

    def _move_step(self, sight: Sight, texts: list[str], left: int, run: bool) -> str:
        found = sight.reach(sight.at, left)
        best, end = -99.0, sight.at
        safe = sight.acted or sight.cloaked
        price = sight.price()
        for s, (n, _) in found.items():
            score = sight.end(s, n, left, run)
            if not safe and not sight.leaves(s, n, left):
                score -= price * sight.danger(s)
            if score > best:
                best, end = score, s
        if end == sight.at:
            return "stop"
        step = f"go {sight.board.names[sight.first_step(found, end)]}"
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
                if extra in texts and self._now(sight, 1, True, False) > self._now(sight, 0, True, False) + 0.5:
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
            return self._place_worth(sight, space)

        best = max(exits, key=worth)
        return best if worth(best) > self._now(sight, sight.view["walk"]["left"], False, False) + 0.5 else ""

    def _march(self, sight: Sight, texts: list[str], rng: Rng) -> str:
        """Lead the figure to the best prey, or away from me."""
        walk = sight.view["walk"]
        at, left = NUMBER[walk["at"]], walk["left"]
        if at == sight.at and "stop" in texts and not sight.safe_now:
            return "stop"  # taken up, a bribed guard would catch me (AT-Q14)
        prey = [
            r
            for r in sight.rivals
            if not r.jailed and not r.hidden and r.at not in sight.cover and sight.far(at, r.at) <= left
        ]
        steps = [t for t in texts if t.startswith("go ")]
        if prey and steps:
            target = max(prey, key=lambda r: r.worth).at
            return min(steps, key=lambda t: sight.far(NUMBER[t.split()[1]], target))
        away = [t for t in steps if NUMBER[t.split()[1]] != sight.at]
        if away and sight.at >= 0 and sight.far(at, sight.at) < 6:
            step = max(away, key=lambda t: sight.far(NUMBER[t.split()[1]], sight.at))
            if sight.far(NUMBER[step.split()[1]], sight.at) > sight.far(at, sight.at):
                return step
        return "stop" if "stop" in texts else texts[0]

    # -- targets -----------------------------------------------------------------------------------------------

    def _target(self, sight: Sight, texts: list[str], rng: Rng) -> str:
        by = {kind: [t for t in texts if t.startswith(kind)] for kind in ("rival", "watch", "at", "token", "sewer")}
        if by["token"]:
            return by["token"][0]
        if by["watch"] and self._open_card(sight.me) == "G21" and (sleeper := self._sleeper(sight, by["watch"])):
            return sleeper
        if by["rival"]:
            rivals = {r.seat: r for r in sight.rivals}
            mine = [t for t in by["rival"] if int(t.split()[1]) in rivals]
            threats = sight.threats(sight.at) if sight.danger(sight.at) and not sight.acted else []
            if by["watch"] and threats and f"watch {sight.board.names[threats[0].at]}" in texts:
                return f"watch {sight.board.names[threats[0].at]}"
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
        caught = 0.0 if sight.acted or sight.cloaked else sight.price() * sight.danger(space)
        return sight.end(space, 0, 0) - caught - (99.0 if space in sight.watched and not sight.cloaked else 0.0)

    def _which_figure(self, sight: Sight, texts: list[str]) -> str:
        figures = {f.at: f for f in sight.figures}

        def worth(text: str) -> float:
            f = figures[NUMBER[text.split()[1]]]
            near = 0.1 * sight.far(f.at, sight.at) if sight.at >= 0 else 0.0
            return self._prey(sight, f, 4) * 2.0 - near

        prey = max(texts, key=worth)
        if worth(prey) > 1.0 or sight.at < 0:
            return prey
        near = sorted(texts, key=lambda t: sight.far(NUMBER[t.split()[1]], sight.at))[:6]
        return max(near, key=lambda t: self._gain(sight, figures[NUMBER[t.split()[1]]]))

    def _sleeper(self, sight: Sight, texts: list[str]) -> str:
        """The figure that is most in my way, if one is."""
        figures = {f.at: f for f in sight.figures}
        near = sorted(texts, key=lambda t: sight.far(NUMBER[t.split()[1]], sight.at))[:6]
        gains = {t: self._gain(sight, figures[NUMBER[t.split()[1]]]) for t in near}
        best = max(near, key=lambda t: gains[t])
        return best if gains[best] > 0.5 else ""

    def _which_space(self, sight: Sight, texts: list[str], rng: Rng) -> str:
        """A space for a grenade, a leap, a guard: my own good first, then the rivals' trouble."""
        spaces = [NUMBER[t.split()[1]] for t in texts]
        own = sight.at in spaces

        def worth(space: int) -> float:
            trouble = sum(r.worth for r in sight.rivals if not r.jailed and sight.far(r.at, space) <= 1)
            help_ = (
                sum(1.0 for f in sight.threats(sight.at) if sight.far(f.at, space) <= 1) if not sight.acted else 0.0
            )
            return trouble + 4.0 * help_

        fires = [b for r in sight.rivals if not r.jailed and (b := self._barrier(sight, r)) in spaces]
        if fires and self._open_card(sight.me) == "G03":
            return texts[spaces.index(fires[0])]
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
            near = sum(r.worth / (1 + sight.far(r.at, space)) for r in sight.rivals if not r.jailed)
            mine = 3.0 if sight.at >= 0 and sight.far(space, sight.at) <= 4 else 0.0
            return hit + near - mine

        return max(texts, key=worth)

    _post = _nearest = _place

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
        return sight.at >= 0 and 0 < sight.far(figure.at, sight.at) <= 4 and not sight.safe_now

    def _jewel(self, sight: Sight, texts: list[str], rng: Rng) -> str:
        """A yellow jewel: as near to me, and as far from the others, as can be; or a rival's best one."""
        if texts[0].startswith("jewel "):
            return min(texts, key=lambda t: JEWELS.index(t.split()[2]))
        others = [r.at for r in sight.rivals]

        def worth(text: str) -> int:
            space = NUMBER[text.split()[1]]
            return sight.far(space, sight.at) - min((sight.far(space, o) for o in others), default=0)

        return min(texts, key=worth)

    def _put(self, sight: Sight, texts: list[str], rng: Rng) -> str:
        return min(texts, key=lambda t: sight.far(NUMBER[t.split()[1]], sight.at))

    def _order(self, sight: Sight, texts: list[str], rng: Rng) -> str:
        """Figures near rivals first: who has caught somebody stands still."""
        free = [r for r in sight.rivals if not r.jailed]
        return max(texts, key=lambda t: sum(r.worth / (1 + sight.far(r.at, NUMBER[t.split()[1]])) for r in free))

    def _toward(self, sight: Sight, texts: list[str], rng: Rng) -> str:
        others = [t for t in texts if NUMBER[t.split()[1]] != sight.at]
        return others[int(rng.below(len(others)))] if others else texts[0]

    def _route(self, sight: Sight, texts: list[str], rng: Rng) -> str:
        return max(texts, key=lambda t: sight.far(NUMBER[t.split()[1]], sight.at) if sight.at >= 0 else 0)

    _recycle = _riot = _gate = _route

    def _next(self, sight: Sight, texts: list[str], rng: Rng) -> str:
        """Clear the way and hide before walking, walk before tricks."""

        def rank(text: str) -> int:
            card = text.split()[1].split("+")[0]
            if card in CLEARS or card in CALMS or (card == "special" and sight.me["thief"] == "jasmine"):
                return 0
            return 1 if card in HIDES else 2 if card in sight.walks else 3

        return min(texts, key=rank)
