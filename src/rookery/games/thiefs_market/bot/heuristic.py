"""A heuristic player of Thief's Market: plain rules of thumb, as a person at the table would use them.

It knows what its seat sees and nothing else. Splitting the loot, it asks what each pile would buy for it this
round, and how much the thieves who still have none would like to take it away. Buying, it plans its whole turn.
What things are worth is in worth.py, the Split phase in split.py, the Buy phase in buy.py.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping, Sequence
from typing import Any

from rookery.core.moves import Move
from rookery.core.rng import Rng
from rookery.games.bots import Seen
from rookery.games.thiefs_market.bot.buy import Shopping
from rookery.games.thiefs_market.bot.chances import chances
from rookery.games.thiefs_market.bot.split import Eye, Splitting
from rookery.games.thiefs_market.bot.worth import PIECES, Lore, Outlook, Thief, Weights, bag_of, bits, lore
from rookery.games.thiefs_market.cards import book as c
from rookery.games.thiefs_market.moves import codes as mv

LOOKS = 16
"""Split phases kept in mind: a search goes through the same one many times."""


class Heuristic:
    """The player. It keeps nothing from one decision to the next but reckonings it would make again."""

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights = weights or Weights()
        self._looks: OrderedDict[object, tuple[Outlook, list[Eye]]] = OrderedDict()

    def choose(self, seen: Seen, rng: Rng) -> Move:
        """The answer to the question its seat is asked."""
        return self.ranked(seen, rng, 1)[0]

    def ranked(self, seen: Seen, rng: Rng, many: int) -> list[Move]:
        """The best answers, the best first; of small questions only that one."""
        view, options = seen.view, seen.options
        book = lore(options["cards"])
        key = seen.question.key
        seat: int = view["seat"]
        if key == "grab":
            return [seen.legal[0]]
        if key == "buy":
            codes = self._buy(seen, view, book, seat, many)
        elif key == "copy":
            outlook = Outlook(view, book, self.weights)
            codes = self._copy(outlook, outlook.thieves[seat], many)
        else:
            outlook, eyes = self._look(view, book, options)
            if key == "split":
                codes = Splitting(outlook, eyes, seat, bag_of(view["pool"])).ranked(rng, many)
            elif key == "save":
                codes = [self._save(eyes[seat], bag_of(view["pool"]), bag_of(view["aside"]))]
            else:
                codes = [self._reroll(eyes[seat], outlook.thieves[seat].pile)]
        return [Move(code, book.notation) for code in codes]

    def stage(self, view: Mapping[str, Any]) -> int:
        """Between two rounds no thief has a pile."""
        found: int = view["round"]
        return found

    def chances(self, views: Sequence[Mapping[str, Any]], options: Mapping[str, Any]) -> list[float]:
        """Each thief's chance to win, between two rounds."""
        return chances(views, lore(options["cards"]), self.weights)

    def _look(self, view: Mapping[str, Any], book: Lore, options: Mapping[str, Any]) -> tuple[Outlook, list[Eye]]:
        """The outlook of this Split phase: only the piles change while it lasts."""
        key = (
            id(book),
            view["round"],
            view["seat"],
            options["gold-limit"],
            tuple([tuple(row) for row in view["market"].values()]),
            tuple(view["decks"].values()),
            len(view["discarded"]),
            tuple([(p["gold"], p["infamy"], p["copies"], *p["cards"]) for p in view["players"]]),
        )
        look = self._looks.get(key)
        if look is None:
            outlook = Outlook(view, book, self.weights)
            look = self._looks[key] = outlook, [Eye(outlook, t, options["gold-limit"]) for t in outlook.thieves]
            if len(self._looks) > LOOKS:
                self._looks.popitem(last=False)
        for thief, player in zip(look[0].thieves, view["players"], strict=True):
            thief.pile = bag_of(player["pile"])
        return look

    def _buy(self, seen: Seen, view: Mapping[str, Any], book: Lore, seat: int, many: int) -> list[int]:
        outlook = Outlook(view, book, self.weights)
        me = outlook.thieves[seat]
        purse: int = seen.options["gold-limit"] or 99
        if me.bought and purse < 99:  # a house rule: what did I pay this turn?
            for event in reversed(seen.events()):
                if event["kind"] == "buying":
                    break
                purse -= event["gold"] if event["kind"] == "buy" else 0
        return Shopping(outlook, me, purse).ranked(many)

    def _copy(self, outlook: Outlook, me: Thief, many: int) -> list[int]:
        powers = me.powers & ~outlook.stew
        models = [n for t in outlook.thieves if t.seat != me.seat for n in bits(t.cards)]

        def value(n: int) -> float:
            haul = me.final % 31 if outlook.faces[n].effect == c.HAUL else 0
            return outlook.worth(me, n, powers) + haul

        return [int(mv.V_COPY) | n << 6 for n in sorted(models, key=value, reverse=True)[:many]]

    def _save(self, eye: Eye, pool: int, aside: int) -> int:
        """Which returned die is not rerolled: one that is better for me than any die would be on average."""
        values = [eye.careful(pool + piece) for piece in PIECES[:6]]
        face = max([f for f in range(6) if aside >> (5 * f) & 31], key=lambda f: values[f])
        return int(mv.V_SAVE) | (face if values[face] > sum(values) / 6 else int(c.NO_FACE)) << 6

    def _reroll(self, eye: Eye, pile: int) -> int:
        """Which own die to reroll, if chance is likely to do better."""
        found, best = int(c.NO_FACE), eye.pile(pile)
        for face in range(6):
            if pile >> (5 * face) & 31:
                rest = pile - PIECES[face]
                mean = sum([eye.pile(rest + piece) for piece in PIECES[:6]]) / 6
                if mean > best:
                    found, best = face, mean
        return int(mv.V_REROLL) | found << 6
