"""Thieves Den as a Kit: options, questions, events, texts around the compiled rules."""

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import Any, cast

from rookery.core.table import CHANCE, Table
from rookery.errors import GameError, quoted
from rookery.games.cardfile import renamed
from rookery.games.kit import OWN_KEPT, Document, Kit, Option, Outcome, OwnCards, Refusal, View
from rookery.games.thieves_den import moves as mv
from rookery.games.thieves_den import said
from rookery.games.thieves_den.cards import FENCE_TYPES, LETTERS, NO_TYPE, Cards, size
from rookery.games.thieves_den.data import SETS, own_cards, standard
from rookery.games.thieves_den.notation import WORD_OF, DenNotation
from rookery.games.thieves_den.owntext import own_text
from rookery.games.thieves_den.position import PositionReader, write
from rookery.games.thieves_den.powers import CALL, HIRED, TAKEN, TRANSMUTE, TRINKET
from rookery.games.thieves_den.rules import new_table
from rookery.games.thieves_den.score import standing
from rookery.games.thieves_den.scouting import Scouting
from rookery.games.thieves_den.steps import Steps
from rookery.games.thieves_den.table import Den, unpacked
from rookery.games.thieves_den.takes import DenTakes
from rookery.games.thieves_den.view import letters, names, view, view_player
from rookery.games.thieves_den.why import why_not

RENAMED = {"fence": "card", "power": "card", "scheme": "card", "to": "second", "other": "second", "fences": "cards"}
"""Every card is a card in a sentence."""
WHOLE = ("scheme", "tile", "power", "plan")
"""Events whose card is in the box once; others name a copy, sentences the card."""


class DenKit(Kit):
    """The kit for one box."""

    name = "thieves-den"
    demand = 2
    version = 2  # a pick is final (TD-Q9), and so is a turn that has ended (TD-Q46)
    seats = range(2, 6)
    max_decisions = 2_000
    in_progress = "doing"
    options = (
        Option("start", ("random", 0, 1, 2, 3, 4), "TD-Q4", seats=True),
        OwnCards("cards", (None,), "TD-C1"),
    )
    questions = said.ask.rows
    events = said.tell.rows

    def __init__(self, cards: Cards, rows: list[dict[str, Any]]) -> None:
        self.words = DenNotation(cards)
        super().__init__(self.words, rows, renamed(rows, standard()[1]))
        self.cards = cards
        self.steps = Steps(cards, self.words)
        self.row = {str(row["id"]): row for row in rows}

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
        return first_kit() if version == 1 else None

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

    def position(self, document: Mapping[str, Any], seats: int, options: Mapping[str, Any]) -> Den:
        """A table from a document."""
        return PositionReader(document, self.table(seats, options)).read()

    def document(self, table: Table) -> Document:
        """The inverse; the caller adds the options."""
        return write(cast(Den, table))

    # -- what people see -----------------------------------------------------------------------------

    def view(self, table: Table, seat: int, options: Mapping[str, Any]) -> View:
        """See view.py."""
        return view(cast(Den, table), seat)

    def card_words(self, card: str, lang: str = "en") -> tuple[str, str]:
        """The name and the text of a card, or of one of its copies; somebody's own row may say otherwise."""
        name, text = super().card_words(card, lang)
        row = self.row[self.card_id(card)]
        return dict(self.own_names).get(str(row["id"]), name), own_text(row, self.texts(lang)) or text

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
        word, a, b = WORD_OF[code & 63], (code >> 6) & 63, (code >> 12) & 63
        key = f"{self.name}-move-{word}"
        place, buyer = self.cards.location_ids, self.cards.fence_ids
        if word == "rob":
            return self._rob_text(d, seat, a)
        if word in ("pick", "vanish", "draw"):
            return key, {"card": place[a][:-1]}
        if word in ("deal", "fence"):
            card = self.cards.fence[a]
            loot = [*letters(int(card.wants)), *["W"] * int(card.wilds)]
            return key, {"card": buyer[a][:-1], "loot": loot, "fame": int(card.fame)}
        if word in ("power", "turn"):
            args: dict[str, Any] = {"card": self.cards.power_ids[a]}
            if word == "turn":
                return key, args
            return f"{key}-less" if brings_less(d, seat, a) else key, {**args, "face": LETTERS[b]}
        if word == "hag":
            return key, {"face": LETTERS[a], "fame": self.cards.hag[a]}
        if word == "vault" and a == NO_TYPE:
            return f"{key}-none", {}
        if word == "pay" and a == mv.THIEF_PAID:
            return f"{key}-thief", {}
        if word in ("vault", "take", "return", "pay", "add"):
            return key, {"face": LETTERS[a]}
        if word == "recruit":
            nobody = d.forest == 0 or d.players[seat].thieves >= self.cards.chairs
            return f"{key}-none" if nobody else key, {"loot": [LETTERS[a], LETTERS[b]]}
        if word in ("destroy", "steal"):
            return key, {"victim": a, "face": LETTERS[b]}
        if word == "lure":
            return key, {"victim": a}
        if word == "double":
            return key, {"card": (place[a] if a else buyer[b])[:-1]}
        if word == "renew":
            return key, {"cards": [buyer[d.slot(s)][:-1] for s in range(self.cards.slots) if (a >> s) & 1]}
        if word == "shift":
            return key, {"card": place[a][:-1], "second": place[b][:-1]}
        if word == "swap":
            return key, {"card": place[a][:-1], "second": place[b][:-1], "victim": int(d.owner(b))}
        if word in ("holder", "first"):
            return key, {"seat": a}
        return key, {"card": self.cards.scheme_ids[a]} if word == "scheme" else {}

    def _rob_text(self, d: Den, seat: int, card: int) -> tuple[str, dict[str, Any]]:
        """Whose location it is: two copies of one card may lie above different boards."""
        key, args = f"{self.name}-move-rob", {"card": self.cards.location_ids[card][:-1]}
        owner = int(d.owner(card))
        if owner == seat:
            return f"{key}-own", args
        return (f"{key}-left", args) if owner < 0 else (key, {**args, "victim": owner})

    # -- moves -----------------------------------------------------------------------------------------

    def why_not(self, table: Table, seat: int, code: int) -> Refusal | None:
        """See why.py."""
        return why_not(cast(Den, table), seat, code, self.questions[table.about].clause)

    def shorthand(self, table: Table, seat: int, text: str) -> list[int]:
        """A card without its set stands for the copies that lie there: `rob L07`."""
        words = text.upper().split()
        if len(words) < 2 or not table.asks(seat):
            return []
        ids = {card[:-1] for card in (*self.cards.location_ids, *self.cards.fence_ids) if card}
        if not any(word in ids for word in words[1:]):
            return []
        return [code for code in table.options(seat) if matches(self.words.words(code), words)]

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

    # -- small steps -----------------------------------------------------------------------------------

    def step_count(self) -> int:
        """How many step numbers there are."""
        return len(self.steps.names)

    def step_text(self, number: int) -> str:
        """The words of a step."""
        return self.steps.names[number]

    def next_steps(self, table: Table, seat: int, taken: Sequence[int]) -> list[int] | int:
        """The steps that may follow, or `-1 - code` of the finished move."""
        found = self.steps.following(cast(Den, table), seat, [self.steps.names[n] for n in taken])
        return [self.steps.number[s] for s in found] if isinstance(found, list) else -1 - found

    def path(self, table: Table, seat: int, code: int) -> list[int]:
        """The steps that lead to a legal move."""
        return [self.steps.number[s] for s in self.steps.path(cast(Den, table), seat, code)]

    # -- research --------------------------------------------------------------------------------------

    def watcher(self) -> DenTakes:
        """See takes.py."""
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
def first_kit() -> DenKit:
    """The kit of the first version of the rules."""
    return DenKit(*standard(1))


@cache
def box_kit() -> DenKit:
    """The kit for the box."""
    return DenKit(*standard())
