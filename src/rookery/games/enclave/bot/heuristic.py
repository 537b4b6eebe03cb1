"""A heuristic player of Enclave: plain rules of thumb, as a person at the table would use them.

It knows what its seat sees and nothing else. Planning, it asks which places are worth most this round; on missions
it reckons with the public trap deck (seen/odds.py); on the tree it turns knowledge into points as soon as it can.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations
from typing import Any

from rookery.core.moves import Move
from rookery.core.rng import Rng
from rookery.games.bots import Seen
from rookery.games.enclave.bot.chances import chances
from rookery.games.enclave.bot.worth import Table, box, table_of
from rookery.games.enclave.cards.book import HEALING, MACHINE, PROTECTION, THIEF
from rookery.games.enclave.seen.odds import bears, body_of, plus, protected, shield_of, team_of

WANTED_TILE = {"shepherd": 1, "oracle": 2, "square": 3, "outlet": 4, "crossing": 5}
TILE_WEIGHT = {"shepherd": 1.0, "oracle": 1.0, "square": 1.6, "outlet": 1.2, "crossing": 2.0}
HURT = 0.3  # what a point of damage is worth
SPENT = 0.35  # what a used protection is worth
HOPELESS = -9.0  # what is not even weighed


class Heuristic:
    """The player. It keeps nothing from one decision to the next."""

    def choose(self, seen: Seen, rng: Rng) -> Move:
        """The answer to the question its seat is asked."""
        return self.ranked(seen, rng, 1)[0]

    def ranked(self, seen: Seen, rng: Rng, many: int) -> list[Move]:
        """The best answers, the best first; where answers are not weighed one by one, only that one."""
        key = seen.question.key
        t = table_of(seen.view, seen.options.get("cards"))
        if key == "return":
            return [seen.legal[self._return(t, len(seen.legal))]]
        if key == "peek":
            text = self._peek(t, seen.legal)
            return [next(m for m in seen.legal if str(m) == text)]
        legal = {str(m): m for m in seen.legal}
        ways: dict[str, Callable[[Table, list[str], Rng], list[str]]] = {
            "bid": self._bid,
            "tile": self._tile,
            "plan": self._plan,
            "level": self._level,
            "market": self._market,
            "sync": self._sync,
            "crossing": self._crossing,
            "pack": self._pack,
            "use": self._use,
            "tree-tile": self._tree_tile,
            "find": self._find,
            "exchange": self._exchange,
            "card": self._card,
            "stall": self._market,
        }
        return [legal[text] for text in ways[key](t, [*legal], rng) if text in legal][:many]

    def stage(self, view: Mapping[str, Any]) -> int:
        """Between two rounds the board is empty."""
        found: int = view["round"]
        return found

    def chances(self, views: Sequence[Mapping[str, Any]], options: Mapping[str, Any]) -> list[float]:
        """Each thief's chance to win, between two rounds."""
        return chances(views, box(options.get("cards")))

    # -- before the action ---------------------------------------------------------------------------

    def _bid(self, t: Table, moves: list[str], rng: Rng) -> list[str]:
        return ["bid 1"] if "bid 1" in moves else ["bid 0"]

    def _tile(self, t: Table, moves: list[str], rng: Rng) -> list[str]:
        """Coins and goods before the mission, which comes last."""

        def worth(move: str) -> float:
            if not move.startswith("tile"):
                return -99.0
            _, number, place = move.split()
            want = WANTED_TILE[place]
            spoilt = sum(
                TILE_WEIGHT[other] for other, n in WANTED_TILE.items() if n == int(number) and other != place
            )
            return -TILE_WEIGHT[place] * abs(int(number) - want) - 0.3 * spoilt * (int(number) != want)

        return ordered(moves, worth, rng)

    def _plan(self, t: Table, moves: list[str], rng: Rng) -> list[str]:
        return ordered(moves, lambda m: 0.3 if m == "pass" else t.place_worth(m.split()[1]), rng)

    def _level(self, t: Table, moves: list[str], rng: Rng) -> list[str]:
        return ordered([m for m in moves if m.startswith("level")], lambda m: t.level_worth(int(m[6:])), rng)

    # -- looking -------------------------------------------------------------------------------------

    def _peek(self, t: Table, legal: Any) -> str:
        """Traps and missions if a mission lies ahead; else finds nobody else should get."""
        ahead = t.crosses_next()
        for text in ("peek missions 1 traps 2", "peek traps 2") if ahead is not None else ("peek traps 3",):
            if text in legal:
                return text
        return "peek none"

    def _return(self, t: Table, many: int) -> int:
        """Good cards for the next one to cross on top if that is me, bad ones if it is not."""
        ids: list[str] = t.view["looking"]["cards"]
        mine = t.crosses_next() == 0
        sides = []
        for name in ids:
            liked = t.liking(name)
            sides.append(0 if (liked > 0) == mine else 1)
        index, base = 0, 1  # cards in the order seen: each digit is its side, then "the first of those left"
        for n, side in enumerate(sides):
            index += side * base
            base *= 2 * (len(ids) - n)
        return index % many

    # -- markets -------------------------------------------------------------------------------------

    def _market(self, t: Table, moves: list[str], rng: Rng) -> list[str]:
        def worth(move: str) -> float:
            words = move.split()
            if words[0] == "buy":
                value = t.card_worth(words[1]) - t.cost(words[1])
                return value - (t.card_worth(words[3]) if len(words) > 2 else 0.0)
            if words[0] == "discard":
                return -0.05
            return self._heal_worth(t, words[1]) if words[0] == "heal" else 0.0

        return ordered(moves, worth, rng)

    def _heal_worth(self, t: Table, name: str) -> float:
        """Healing is worth what it mends; wait if half of it would be wasted, unless a mission lies ahead."""
        me, card = t.me, t.card(name)
        p, m = min(int(card.p), me["p_max"] - me["p"]), min(int(card.m), me["m_max"] - me["m"])
        urgent = min(me["p"], me["m"]) <= -3 and t.crosses_next() is not None
        whole = p + m >= 0.75 * int(card.p + card.m) and t.crosses_next() is not None
        return 2.0 + 0.1 * (p + m) if urgent or whole else -1.0

    # -- missions ------------------------------------------------------------------------------------

    def _sync(self, t: Table, moves: list[str], rng: Rng) -> list[str]:
        """The partner who can carry and bear most."""

        def worth(move: str) -> float:
            if not move.startswith("partner"):
                return 0.5 if move == "pass" else -9.0
            other = t.view["players"][int(move[8:])]
            return float(0.2 * sum(other["backs"].values()) + 0.3 * min(other["p"], other["m"]))

        return ordered(moves, worth, rng)

    def _crossing(self, t: Table, moves: list[str], rng: Rng) -> list[str]:
        def worth(move: str) -> float:
            words = move.split()
            if words[0] == "cross":
                return t.mission_worth(words[1])
            if words[0] == "heal":
                return self._heal_worth(t, words[1]) + 5.0 if self._heal_worth(t, words[1]) > 0 else -9.0
            if move == "blind":
                return 3.2 * t.prospects.blind() - 1.0
            return 0.7 if t.rounds_left else -0.5

        return ordered(moves, worth, rng)

    def _pack(self, t: Table, moves: list[str], rng: Rng) -> list[str]:
        """What gives the best chance; then whatever else there is room for, since unused cards come back."""
        heals = [m for m in moves if m.startswith("heal") and self._heal_worth(t, m[5:]) > 0]
        if heals:
            return heals[:1]
        wanted = t.prospects.of(t.view["mission"]["card"]).pack
        for name in wanted:
            if f"pack {name}" in moves:
                return [f"pack {name}"]
        packs = [m for m in moves if m.startswith("pack")]
        return ordered(packs, lambda m: sum(shield_of([m[5:]], t.cards)), rng) if packs else ["done"]

    def _use(self, t: Table, moves: list[str], rng: Rng) -> list[str]:
        """The cheapest protections that bring success, and more where they spare more than they cost."""
        mission = t.view["mission"]
        job = t.card(mission["card"])
        bodies = [body_of(each, t.cards) for each in team_of(t.view)]
        zones = bodies[0].zones
        damage = plus((int(job.p), int(job.m)), shield_of(mission["traps"], t.cards))
        ready = protected(t.view, t.cards)
        free = [m[4:] for m in moves if m.startswith("use ")]
        reward = t.reward_worth(job)
        best_value = -999.0
        pick: tuple[str, ...] = ()
        for many in range(len(free) + 1):
            for chosen in combinations(free, many):
                cards = [name for name in chosen if name != "tile"]
                shield = plus(ready, shield_of(cards, t.cards))
                if "tile" in chosen:
                    shield = plus(shield, (int(t.cards.prepared_p), int(t.cards.prepared_m)))
                won = all(bears(each, damage, shield) for each in bodies)
                net = sum(max(0, max(0, damage[n] + zones[n]) - shield[n]) for n in (0, 1))
                value = (reward if won else 0.9) - HURT * net * (t.rounds_left > 0) - SPENT * len(cards)
                if value > best_value:
                    best_value, pick = value, chosen
        return [f"use {pick[0]}"] if pick else ["done"]

    def _tree_tile(self, t: Table, moves: list[str], rng: Rng) -> list[str]:
        both = ["take tile", "take knowledge"]
        return both if t.tile_worth() > 2.0 * t.knowledge() else both[::-1]

    def _find(self, t: Table, moves: list[str], rng: Rng) -> list[str]:
        name = t.view["find"]["card"]
        card = t.card(name)
        if name.startswith("EF") and card.kind not in (PROTECTION, HEALING, THIEF, MACHINE):
            keep = t.knowledge() * int(card.knowledge)
        else:
            keep = t.card_worth(name) + t.find_worth()

        def worth(move: str) -> float:
            if move == "sell":
                return t.cost(name) + t.coin() * float(t.me["sesame"])
            return float(keep) - (t.card_worth(move.split()[2]) if " " in move else 0.0)

        return ordered(moves, worth, rng)

    # -- the tree ------------------------------------------------------------------------------------

    def _exchange(self, t: Table, moves: list[str], rng: Rng) -> list[str]:
        exchanges = [m for m in moves if m.startswith("exchange")]
        return sorted(exchanges, key=lambda m: int(m[9:]), reverse=True)

    def _card(self, t: Table, moves: list[str], rng: Rng) -> list[str]:
        level = t.view["tree"][t.view["level"] - 1]
        last = t.rounds_left == 0

        def worth(move: str) -> float:
            words = move.split()
            if words[0] == "steal":
                other = t.view["players"][int(words[1])]
                return 0.5 + 0.1 * int(other["points"]) + 0.05 * float(sum(other["backs"].values()))
            if words[0] == "look":
                return (0.2 if t.me["coins"] >= 5 and not last else -1.0) + 0.1 * int(words[2])
            if words[0] == "sell":
                gain = 2 * t.cost(words[1])
                return gain - t.card_worth(words[1])
            if words[0] == "trade":
                return t.trade_worth(int(words[1]))
            if words[0] == "feed":
                return 2.0 * t.knowledge(later=True) - t.card_worth(words[1])
            if words[0] == "offer":
                mark = int(t.view["tree"][int(words[1]) - 1]["mark"])
                return 2.0 if mark == 1 else 1.0 + 0.01 * mark
            if move == "use card":
                return t.tree_card_worth(level["card"])
            return self._heal_worth(t, words[1]) - 2.0 if words[0] == "heal" else 0.0

        return ordered(moves, worth, rng)


def ordered(moves: list[str], worth: Callable[[str], float], rng: Rng) -> list[str]:
    """Moves, those worth most first; among equals chance decides."""
    values = {move: worth(move) for move in moves}
    top = max(values.values())
    equal = [move for move, value in values.items() if value > top - 1e-9]
    first = equal[int(rng.below(len(equal)))]
    rest = sorted([move for move in moves if move != first], key=lambda move: -values[move])
    return [first, *[move for move in rest if values[move] > HOPELESS]]
