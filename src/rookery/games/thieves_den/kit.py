"""Thieves Den as a Kit: options, questions, events, texts around the compiled rules."""

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any, cast

from rookery.core.table import CHANCE, Table
from rookery.errors import GameError, quoted
from rookery.games.cardfile import over_box, own_names
from rookery.games.kit import OWN_KEPT, Kit, Option, Outcome, OwnCards, Refusal, View
from rookery.games.thieves_den import said
from rookery.games.thieves_den.cards.book import FENCE_TYPES, NO_TYPE, Cards, size
from rookery.games.thieves_den.cards.reading import SETS, VERSION, own_cards, standard
from rookery.games.thieves_den.cards.words import effect_text
from rookery.games.thieves_den.moves import codes as mv
from rookery.games.thieves_den.moves.steps import steps_of
from rookery.games.thieves_den.rules.powers import CALL, HIRED, TAKEN, TRANSMUTE, TRINKET
from rookery.games.thieves_den.rules.rounds import new_table
from rookery.games.thieves_den.rules.score import standing
from rookery.games.thieves_den.rules.scouting import Scouting
from rookery.games.thieves_den.seen.position import PositionReader
from rookery.games.thieves_den.seen.takes import DenTakes
from rookery.games.thieves_den.seen.view import letters, names, view, view_player
from rookery.games.thieves_den.seen.why import why_not
from rookery.games.thieves_den.state.table import Den, unpacked

if TYPE_CHECKING:
    from rookery.i18n import Texts

RENAMED = {"fence": "card", "power": "card", "scheme": "card", "to": "second", "other": "second", "fences": "cards"}
"""Every card is a card in a sentence."""
WHOLE = ("scheme", "tile", "power", "plan")
"""Events whose card is in the box once; others name a copy, sentences the card."""


class DenKit(Kit):
    """The kit for one box."""

    name = "thieves-den"
    demand = 2
    version = VERSION
    seats = range(2, 6)
    max_decisions = 2_000
    in_progress = "doing"
    options = (
        Option("start", ("random", 0, 1, 2, 3, 4), "TD-Q4", seats=True),
        OwnCards("cards", (None,), "TD-C1"),
    )
    questions = said.ask.rows
    events = said.tell.rows
    reading = PositionReader

    def __init__(self, cards: Cards, rows: list[dict[str, Any]]) -> None:
        steps = steps_of(cards)
        mine = over_box(rows, standard()[1])
        super().__init__(steps.notation, mine, own_names(mine, standard()[1]))
        self.cards = cards
        self.steps = steps

    def card_id(self, card: str) -> str:
        """Without its set: `L07A` and `L07B` are the Cursed Armoury."""
        return card[:-1] if card[-1:] in SETS and card[:-1] in self.row else card

    def check_seats(self, seats: int) -> int:
        """TD-S6: two to five."""
        if type(seats) is not int or seats not in self.seats:
            raise GameError("seats", "TD-S6", low=2, high=5, found=quoted(seats))
        return seats

    def earlier(self, version: int) -> "DenKit | None":
        """Version 1: a pick could be changed, and an ended turn taken back."""
        return earlier_kit(version) if 1 <= version < self.version else None

    def with_options(self, options: Mapping[str, Any]) -> "DenKit":
        """Somebody's own cards bring their own kit."""
        text = options.get("cards")
        return own_kit(text, int(self.cards.rules)) if text is not None else self

    # -- tables ----------------------------------------------------------------------------------

    def table(self, seats: int, options: Mapping[str, Any]) -> Den:
        """TD-S: a new table."""
        start = options.get("start", "random")
        if start != "random" and start >= seats:
            raise GameError("start-seat", "TD-Q4", game=self.name, seat=start, seats=seats)
        return new_table(seats, self.cards, -1 if start == "random" else start)

    # -- what people see -----------------------------------------------------------------------------

    def view(self, table: Table, seat: int, options: Mapping[str, Any]) -> View:
        """See seen/view.py."""
        return view(cast(Den, table), seat)

    def effect_text(self, row: Mapping[str, Any], t: "Texts") -> str:
        """See cards/words.py; what a power does is in the rules, and told in the texts."""
        return effect_text(row, t)

    def view_beside(self, public: View, table: Table, seat: int, options: Mapping[str, Any]) -> View:
        """A seat sees more than a watcher only of itself."""
        d, players = cast(Den, table), list(public["players"])
        players[seat] = view_player(d, seat, d.players[seat], seat)
        return {**public, "seat": seat, "players": players}

    def decode(self, kind: str, value: int) -> Any:
        """An event argument as plain data."""
        if kind == "seat":
            return int(value) if value >= 0 else None
        if kind == "bag":
            return list(letters(int(value)))
        if kind == "cards":
            return names(value, self.cards.location_ids)
        if kind == "fences":
            return [self.cards.fence_ids[n] for n in unpacked(value)]
        if kind == "type":
            return FENCE_TYPES[value]
        ids = {
            "location": self.cards.location_ids,
            "fence": self.cards.fence_ids,
            "power": self.cards.power_ids,
            "scheme": self.cards.scheme_ids,
        }
        return (ids[kind][value] or None) if kind in ids else int(value)

    def event_text(self, event: Mapping[str, Any]) -> tuple[str, dict[str, Any]]:
        """The sentence of an event: sets of cards are not named, tokens are one list."""
        key, args = super().event_text(event)
        kind = str(event["kind"])
        for old, new in RENAMED.items():
            if args.get(old):
                args[new] = args.pop(old)
        for name in ("card", "second"):
            if args.get(name) and kind not in WHOLE:
                args[name] = args[name][:-1]
        if kind in ("gain", "bonus", "pay", "surplus"):
            args["loot"] = [*args["loot"], *["T"] * args.pop("thieves"), *["R"] * args.pop("fame", 0)]
            if not args["loot"]:
                key += "-none"
            elif kind in ("gain", "pay") and args["card"] is None:
                key += "-bare"
        elif kind == "hand":
            key += "-hidden" if args["cards"] is None else "" if args["cards"] else "-none"
            args["cards"] = [card[:-1] for card in args["cards"] or ()]
        elif kind in ("scheme", "under", "dealt") and args.get("card") is None:
            key += "-hidden"
        elif kind == "renew":
            args["cards"] = [card[:-1] for card in args["cards"]]
        elif self._nothing(kind, args):
            key += "-none"
        return key, {k: v for k, v in args.items() if v is not None}

    def _nothing(self, kind: str, args: Mapping[str, Any]) -> bool:
        """Did a robbery of the vault, a recruitment or a majority bring nobody anything?"""
        if kind == "recruit":
            return not args["thieves"]
        return (kind == "vault" and not args["loot"]) or (kind == "majority" and args["seat"] is None)

    def move_text(self, table: Table, seat: int, code: int) -> tuple[str, dict[str, Any]]:
        """The sentence of a move, for buttons."""
        d = cast(Den, table)
        verb, a, b = code & 63, (code >> 6) & 63, (code >> 12) & 63
        if verb == mv.V_ROB:
            return self._rob_text(d, seat, a)
        key, args = super().move_text(table, seat, code)
        if verb in (mv.V_DEAL, mv.V_FENCE):
            card = self.cards.fence[a]
            args |= {"loot": [*letters(int(card.wants)), *["W"] * int(card.wilds)], "fame": int(card.fame)}
        elif verb == mv.V_POWER and brings_less(d, seat, a):
            key = f"{key}-less"
        elif verb == mv.V_HAG:
            args["fame"] = self.cards.hag[a]
        elif verb == mv.V_VAULT and a == NO_TYPE:
            return f"{key}-none", {}
        elif verb == mv.V_PAY and a == mv.THIEF_PAID:
            return f"{key}-thief", {}
        elif verb == mv.V_RECRUIT and (d.forest == 0 or d.players[seat].thieves >= self.cards.chairs):
            key = f"{key}-none"
        elif verb == mv.V_RENEW:
            fences = [self.cards.fence_ids[d.slot(s)][:-1] for s in range(self.cards.slots) if (a >> s) & 1]
            return key, {"cards": fences}
        elif verb == mv.V_SWAP:
            args["victim"] = int(d.owner(b))
        return key, args

    def _rob_text(self, d: Den, seat: int, card: int) -> tuple[str, dict[str, Any]]:
        """Whose location it is: two copies of one card may lie above different boards."""
        key, args = f"{self.name}-move-rob", {"card": self.cards.location_ids[card][:-1]}
        owner = int(d.owner(card))
        if owner == seat:
            return f"{key}-own", args
        return (f"{key}-left", args) if owner < 0 else (key, {**args, "victim": owner})

    # -- moves -----------------------------------------------------------------------------------------

    def why_not(self, table: Table, seat: int, code: int) -> Refusal | None:
        """See seen/why.py."""
        return why_not(cast(Den, table), seat, code, self.questions[table.about].clause)

    def shorthand(self, table: Table, seat: int, text: str) -> list[int]:
        """A card without its set stands for the copies that lie there: `rob L07`."""
        words = text.upper().split()
        if len(words) < 2 or not table.asks(seat):
            return []
        ids = {card[:-1] for card in (*self.cards.location_ids, *self.cards.fence_ids) if card}
        if not any(word in ids for word in words[1:]):
            return []
        return [code for code in table.options(seat) if matches(self.notation.text(code).split(), words)]

    def known_to(self, table: Table, seat: int, code: int) -> int:
        """A dealt location is known to the seat that gets it, a dealt scheme to its owner."""
        d = cast(Den, table)
        if seat != CHANCE:
            return -1
        if d.about == said.CHANCE_SCHEME:
            return 1 << int(d.stack[-1].step)
        top = d.stack[-1]
        if d.about == said.CHANCE_DRAW and isinstance(top, Scouting):
            return 1 << int(d.next_seat(d.start, top.dealt % d.seats))
        return -1

    def timeout(self, table: Table, seat: int) -> int:
        """Pass, stop or decline where that is possible; otherwise the first option."""
        if table.about in (said.ASK_TURN, said.ASK_UPTO, said.ASK_PAY, said.ASK_MAY):
            return int(table.count(seat)) - 1
        return 0

    def timeout_is_random(self, table: Table, seat: int) -> bool:
        """A card of a hand is drawn by lot: any fixed choice would tell rivals something of the rest."""
        return table.about == said.ASK_PICK

    # -- research --------------------------------------------------------------------------------------

    def watcher(self) -> DenTakes:
        """See seen/takes.py."""
        return DenTakes(self.cards)

    # -- the end ---------------------------------------------------------------------------------------

    def outcome(self, table: Table) -> Outcome | None:
        """TD-E5, TD-Q51."""
        d = cast(Den, table)
        if not d.over:
            return None
        seats = range(int(d.seats))
        ranks = [1 + sum(standing(d, o) > standing(d, s) for o in seats) for s in seats]
        scores = [int(d.players[s].fame()) for s in seats]
        best = scores.count(max(scores))
        tie = None if best == 1 else "shared" if ranks.count(1) > 1 else "tokens"
        return Outcome(tuple(ranks), tuple(scores), tuple(self._breakdown(d, s) for s in seats), "rounds", tie)

    def _breakdown(self, d: Den, seat: int) -> dict[str, int]:
        player = d.players[seat]
        return {
            "fences": int(player.fences),
            "hag": int(player.hag),
            "locations": int(player.places),
            "powers": int(player.powers),
            "majorities": int(player.majorities),
            "scheme": int(player.plan),
        }


def brings_less(d: Den, seat: int, power: int) -> bool:
    """TD-Q17: would a power give less than it says, because of the supply or the chairs?"""
    if power == CALL:
        return d.forest < HIRED or d.players[seat].thieves + HIRED > d.cards.chairs
    return size(d.city) < {int(TRINKET): 1, int(TRANSMUTE): int(TAKEN)}.get(power, 0)


def matches(words: Sequence[str], given: Sequence[str]) -> bool:
    """Does a shorter text, in capitals, mean this move? Cards may be named without their set."""
    mine = [word.upper() for word in words]
    return len(mine) == len(given) and all(m in (g, g + "A", g + "B") for m, g in zip(mine, given, strict=True))


@lru_cache(maxsize=OWN_KEPT)
def own_kit(text: str, rules: int) -> DenKit:
    """The kit for somebody's own cards."""
    kit = DenKit(*own_cards(text, rules))
    kit.rules = rules
    return kit


@cache
def earlier_kit(rules: int) -> DenKit:
    """The kit for the box under an earlier version of the rules."""
    return DenKit(*standard(rules))


@cache
def box_kit() -> DenKit:
    """The kit for the box."""
    return DenKit(*standard())
