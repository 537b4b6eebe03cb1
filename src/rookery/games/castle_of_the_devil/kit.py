"""The Castle of the Devil as a Kit: options, questions, events, texts around the compiled rules."""

from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from typing import Any, cast

from rookery.core.table import CHANCE, SEALED, Table
from rookery.errors import GameError, quoted
from rookery.games.cardfile import over_box, own_names
from rookery.games.castle_of_the_devil import said
from rookery.games.castle_of_the_devil.cards.book import FACTIONS, ITEMS, LOOSE, OCCUPATIONS, UNSEALED
from rookery.games.castle_of_the_devil.cards.reading import own_cards, rows
from rookery.games.castle_of_the_devil.moves import codes as mv
from rookery.games.castle_of_the_devil.moves.notation import GAME, card_name, spoken_name
from rookery.games.castle_of_the_devil.moves.steps import CastleSteps
from rookery.games.castle_of_the_devil.rules.effects import Coat, Draw
from rookery.games.castle_of_the_devil.rules.fight import Fight, Loot
from rookery.games.castle_of_the_devil.rules.journey import Setup, new_table
from rookery.games.castle_of_the_devil.rules.score import champion, leaders
from rookery.games.castle_of_the_devil.rules.trade import Demand, Trade
from rookery.games.castle_of_the_devil.seen.position import PositionReader
from rookery.games.castle_of_the_devil.seen.view import CHARACTERS, ENDINGS, luggage, members, view
from rookery.games.castle_of_the_devil.seen.why import TARGETS, why_not
from rookery.games.castle_of_the_devil.state.table import Coach, House
from rookery.games.kit import OWN_KEPT, Document, Kit, OnePerSeat, Option, Outcome, OwnCards, Refusal, View
from rookery.games.steps import made_once

ACTIONS = {int(mv.V_TRADE): "trade", int(mv.V_FIGHT): "fight", int(mv.V_DECLARE): "declare",
           int(mv.V_PROPHESY): "prophesy"}  # fmt: skip
QUIET = ("before", "hypnosis", "abilities", "doctor", "bag")
RANDOM_DEFAULTS = frozenset({
    said.ASK_DIRECTION, said.ASK_PASS_ON, said.ASK_PAYMENT, said.ASK_GIVE_BACK, said.ASK_DEMAND_WHOM,
    said.ASK_DEMAND_WHAT, said.ASK_DEMANDED, said.ASK_DEMAND_GIVE, said.ASK_STACK, said.ASK_PRESENT,
})  # fmt: skip
"""CD-W10: questions whose missing answer is drawn at random."""
TURN_STEPS = frozenset({said.ASK_TURN, said.ASK_PARTNER, said.ASK_OFFER, said.ASK_WHOM})
"""CD-W9: the action of a turn and its steps."""


SWITCHES = {said.ASK_BEFORE: "before", said.ASK_ABILITY: "ability", said.ASK_DOCTOR: "doctor", said.ASK_BAG: "bag"}
"""CD-W8: stop me before support, in the ability step, after a win, before a bag draw."""
STOPS = ("always", "winner", "side", "attacked")
"""CD-W8: stop me always, where I can change the winner, where I take a side, where I am attacked."""
SEALED_SECONDS = (1.5, 3.5)
ANSWER_SECONDS = (1.0, 2.5)


class ItemsInUse(Option):
    """`full`, `first-journey` (sealed items only), or some of the unsealed items by name."""

    def check(self, value: Any) -> Any:
        """CD-S7: any subset of the unsealed items."""
        if isinstance(value, str):
            names = value.split()
            if value in self.values or (names and len(set(names)) == len(names) and set(names) <= set(UNSEALED)):
                return value
        known = ", ".join((*map(str, self.values), *UNSEALED))
        raise GameError("option-value", self.clause, option=self.name, allowed=known, value=repr(value))


CHARACTER = OnePerSeat("characters", (None,), "CD-Q57", each=CHARACTERS)


@lru_cache(maxsize=256)
def seated(chosen: str | None, seats: int) -> tuple[str, ...]:
    """CD-S2: the characters by seat; who has none gets the next in the order of the box."""
    return tuple(CHARACTER.dealt(chosen, seats, lambda seat, many: 0).split())


class CastleKit(Kit):
    """The kit."""

    name = GAME
    persons = ("seat", "victim", "allies")
    version = 4  # whoever has announced a trade or a fight goes on with it, and nothing told is taken back (CD-M1)
    seats = range(3, 11)
    usual_seats = 6
    max_decisions = 20_000
    in_progress = "progress"
    all_read = True
    options = (
        ItemsInUse("items", ("full", "first-journey"), "CD-S7"),
        Option("smuggling", (False, True), "CD-N1"),
        Option("prophecy", (False, True), "CD-N2"),
        Option("effects-optional", (False, True), "CD-Q2"),
        Option("talk", (False, True), "CD-W14"),
        Option("rounds", (1, *range(20, 1, -1)), "CD-K1"),
        Option("turn-cap", (0, 400, 200, 100, 50), "CD-Q52", research=True),
        CHARACTER,
        OwnCards("cards", (None,), "CD-G1"),
    )
    questions = said.ask.rows
    events = said.tell.rows
    reading = PositionReader

    def __init__(self, own: list[dict[str, Any]] | None = None) -> None:
        steps = made_once(CastleSteps)
        mine = over_box(own or rows(), rows())
        super().__init__(steps.notation, mine, own_names(mine, rows()))
        self.steps = steps
        sealed = [ITEMS.index(row["id"]) for row in self.rows if row["id"] in UNSEALED and row["seal"]]
        self.first_journey = sum(1 << item for item in sealed)
        """CD-S7: the unsealed items that are used on a first journey: none, unless somebody's own file says so."""

    def earlier(self, version: int) -> "CastleKit | None":
        """1: with a turn cap a campaign could end in a tie. 2: what was announced could still be passed."""
        return earlier_kit(version) if version in (1, 2, 3) else None

    def with_options(self, options: Mapping[str, Any]) -> "CastleKit":
        """Somebody's own cards bring their own kit."""
        text = options.get("cards")
        return own_kit(text, self.rules) if text is not None else self

    def check_seats(self, seats: int) -> int:
        """CD-S1: three to ten."""
        if type(seats) is not int or seats not in self.seats:
            raise GameError("seats", "CD-S1", low=3, high=10, found=quoted(seats))
        return seats

    # -- tables ----------------------------------------------------------------------------------

    def table(self, seats: int, options: Mapping[str, Any]) -> Coach:
        """CD-S: a new table."""
        seated(options["characters"], seats)  # or a GameError
        return new_table(seats, house(options, self.rules, self.first_journey))

    def document(self, table: Table) -> Document:
        """Of a table that is dealt."""
        if isinstance(table.top, Setup):
            raise GameError("before-deal", "CD-S8", game=GAME)
        return super().document(table)

    # -- what people see -----------------------------------------------------------------------------

    def view(self, table: Table, seat: int, options: Mapping[str, Any]) -> View:
        """See seen/view.py."""
        return view(cast(Coach, table), seat, seated(options["characters"], int(table.seats)))

    def decode(self, kind: str, value: int) -> Any:
        """An event argument as plain data."""
        if kind == "seat":
            return int(value) if value >= 0 else None
        if kind == "item":
            return ITEMS[value] if value < len(ITEMS) else "nothing"
        if kind == "luggage":
            return luggage(value)
        if kind == "names":
            return [spoken_name(n) for n in (value & 31, value >> 5) if n < len(ITEMS)]
        words: dict[str, Callable[[int], Any]] = {
            "name": spoken_name, "card": card_name, "job": OCCUPATIONS.__getitem__, "faction": FACTIONS.__getitem__,
            "action": ACTIONS.__getitem__, "moment": QUIET.__getitem__, "flag": bool,
            "direction": ("right", "left").__getitem__,
        }  # fmt: skip
        return words[kind](int(value)) if kind in words else int(value)

    def event_text(self, event: Mapping[str, Any]) -> tuple[str, dict[str, Any]]:
        """The sentence of an event; what is hidden from this reader has a sentence of its own."""
        key, args = super().event_text(event)
        kind = event["kind"]
        if kind == "result":
            return self._result_text(key, args)
        if kind == "round":
            return (key if args.pop("rounds") > 1 else f"{key}-only"), args
        if kind == "claim":
            return (f"{key}-prophecy" if args.pop("prophecy") else key), args
        if kind == "verdict":
            return (f"{key}-true" if args.pop("true") else f"{key}-false"), args
        if kind == "exchange":
            named = args.pop("named")
            if named:
                key, args["loot"] = f"{key}-named", named
        if kind == "taken" and args["card"] == "nothing":
            return f"{key}-nothing", {"seat": args["seat"], "victim": args["victim"]}
        if kind == "use" and args["victim"] is not None:
            return f"{key}-{args['card']}", {"seat": args["seat"], "victim": args["victim"]}
        shown = {name: value for name, value in args.items() if value is not None}
        if len(shown) == len(args) or kind == "use":
            return key, shown
        return f"{key}-{'nobody' if kind == 'support' else 'secret'}", shown

    def _result_text(self, key: str, args: dict[str, Any]) -> tuple[str, dict[str, Any]]:
        points = {"swords": args["swords"], "shields": args["shields"]}
        if args["winner"] is None:
            return f"{key}-tie", points
        return key, {"seat": args["winner"], **points}

    def move_text(self, table: Table, seat: int, code: int) -> tuple[str, dict[str, Any]]:
        """The sentence of a move, for buttons."""
        verb, text = code & 63, self.notation.text(code)
        if not all(int(n) < table.seats for n in text.split() if n.isdecimal()):
            return f"{self.name}-move-absent", {"move": text}
        key, args = super().move_text(table, seat, code)
        if verb == mv.V_PASS and table.about not in TURN_STEPS:
            return f"{self.name}-move-wait", {}
        if verb == mv.V_NAME:
            return (key, {"allies": tuple(members(code >> 6))}) if code >> 6 else (f"{key}-nobody", {})
        if verb == mv.V_USE and "victim" in args:
            card = args["card"]
            return (
                (f"{key}-{card}", {"victim": args["victim"]})
                if (code >> 6) & 63 in TARGETS
                else (key, {"card": card})
            )
        if verb == mv.V_TO:
            key += {said.ASK_WHOM: "-attack", said.ASK_PARTNER: "-offer"}.get(int(table.about), "")
        return key, args

    # -- moves -----------------------------------------------------------------------------------------

    def why_not(self, table: Table, seat: int, code: int) -> Refusal | None:
        """See seen/why.py."""
        return why_not(cast(Coach, table), seat, code)

    def known_to(self, table: Table, seat: int, code: int) -> int:
        """Section 5: who may read an answer while the game runs."""
        c = cast(Coach, table)
        if c.mode == SEALED:
            return 1 << seat
        top, verb = c.stack[-1], code & 63
        if seat == CHANCE:
            return self._dealt_to(c, verb, (code >> 6) & 63)
        if verb in (mv.V_STACK, mv.V_HAND):
            return 1 << seat
        if isinstance(top, Trade) and verb in (mv.V_GIVE, mv.V_RETURN):
            return 1 << int(top.seat) | 1 << int(top.partner)
        if isinstance(top, Demand) and verb == mv.V_GIVE:
            return 1 << int(top.seat) | 1 << int(top.target)
        if isinstance(top, Fight) and verb == mv.V_GIVE:
            return 1 << seat | 1 << int(top.priest)
        if isinstance(top, Loot) and verb in (mv.V_TAKE, mv.V_GIVE):
            return 1 << int(top.winner) | 1 << int(top.loser)
        return 1 << seat | 1 << (code >> 12) - 1 if verb == mv.V_PRESENT else -1

    def _dealt_to(self, c: Coach, verb: int, arg: int) -> int:
        top = c.stack[-1]
        if verb in (mv.V_KEY_BAG, mv.V_GOBLET_BAG):
            return 1 << arg
        if isinstance(top, Draw | Coat):
            return 1 << int(top.seat)
        if not isinstance(top, Setup) or verb == mv.V_START:
            return -1
        seats = int(c.seats)
        if verb == mv.V_OCCUPATION:
            return 1 << int(top.step) - 2
        return 1 << (int(top.step) - 2 - seats if verb == mv.V_FACTION else int(top.hungry(c)))

    def timeout(self, table: Table, seat: int) -> int:
        """CD-W10: pass, refuse, nobody, no, fire; the winner looks at the luggage and takes nothing."""
        return 1 if table.about == said.ASK_REWARD else 0

    def lapse(self, table: Table, seat: int) -> int:
        """CD-W9, CD-W10: in the middle of an announcement the clock passes; nobody else may (CD-M1)."""
        begun = table.about in TURN_STEPS and table.about != said.ASK_TURN
        return int(mv.V_PASS) if begun and cast(Coach, table).house.binding else -1

    def keeps_drafts(self, table: Table) -> bool:
        """CD-W10: a declaration or prophecy names those chosen so far."""
        return table.about in (said.ASK_ALLIES, said.ASK_ENEMIES)

    def timeout_is_random(self, table: Table, seat: int) -> bool:
        """CD-W10: where no answer is harmless, one is drawn by the game's secret generator."""
        if table.about == said.ASK_ANSWER:
            return bool(table.option(seat, 0) & 63 != mv.V_REFUSE)
        return table.about in RANDOM_DEFAULTS

    def teams(self, table: Table) -> tuple[int, ...]:
        """The factions."""
        c = cast(Coach, table)
        return tuple(int(c.faction(s)) for s in range(c.seats))

    # -- at a table of people --------------------------------------------------------------------------

    switches = tuple(SWITCHES.values())
    stops = STOPS
    usual_stop = "winner"

    def switch(self, table: Table) -> str | None:
        """CD-W8."""
        return SWITCHES.get(int(table.about))

    def wants(self, table: Table, seat: int, stop: str) -> bool:
        """CD-W8: from the fight, which everybody sees, and the seat's own cards."""
        c, about = cast(Coach, table), int(table.about)
        fight = next((f for f in c.stack if isinstance(f, Fight)), None)
        if stop == "winner":
            return fight.may_turn(c, seat) if fight is not None and about == said.ASK_ABILITY else c.count(seat) > 1
        if stop not in STOPS[2:]:
            return True
        if fight is None or about not in (said.ASK_BEFORE, said.ASK_ABILITY):
            return False
        return seat == fight.defender if stop == "attacked" else bool(fight.takes_side(seat))

    def hold(self, table: Table) -> tuple[float, float]:
        """CD-W7, CD-W9, CD-W13: every answer takes its time, forced or not, the turn player's own ones too."""
        return SEALED_SECONDS if table.mode == SEALED else ANSWER_SECONDS

    def may_talk(self, options: Mapping[str, Any]) -> bool:
        """CD-M1, CD-W14."""
        return bool(options["talk"])

    # -- the end ---------------------------------------------------------------------------------------

    def outcome(self, table: Table) -> Outcome | None:
        """CD-V6: a faction, one alone, or nobody; in a campaign the points (CD-K6)."""
        c = cast(Coach, table)
        if not c.over:
            return None
        seats = range(int(c.seats))
        reason = ENDINGS[c.ending]
        if c.house.rounds > 1:
            return self._campaign(c, reason)
        won = [(int(c.winners) >> s) & 1 for s in seats]
        if not any(won):
            nothing = (0,) * len(seats)
            return Outcome(
                (1,) * len(seats), nothing, ({"victory": 0},) * len(seats), reason, "nobody", nobody=True
            )
        losers = 1 + sum(won)
        ranks = tuple(1 if won[s] else losers for s in seats)
        breakdown = tuple({"victory": won[s]} for s in seats)
        return Outcome(ranks, tuple(won), breakdown, reason, "faction" if sum(won) > 1 else None)

    def _campaign(self, c: Coach, reason: str) -> Outcome:
        seats = range(int(c.seats))
        ranks = [1 + sum(c.points[o] > c.points[s] for o in seats) for s in seats]
        best, first = members(int(leaders(c))), int(champion(c))
        nobody = not any(c.points)  # CD-Q52: every round was cut short
        tie = None if len(best) == 1 else "last-round" if first >= 0 else "nobody" if nobody else "shared"
        if first >= 0:
            ranks = [2 if r == 1 and s != first else r for s, r in enumerate(ranks)]
        points = tuple(c.points)
        return Outcome(tuple(ranks), points, tuple({"rounds": p} for p in points), reason, tie, nobody)


def house(options: Mapping[str, Any], rules: int, first_journey: int) -> House:
    """The table options as the rules read them."""
    items = options["items"]
    loose = int(LOOSE) if items == "full" else first_journey
    if items not in ("full", "first-journey"):
        loose = sum(1 << ITEMS.index(name) for name in items.split())
    return House(
        loose,
        options["smuggling"],
        options["prophecy"],
        options["effects-optional"],
        options["talk"],
        options["rounds"],
        options["turn-cap"],
        rules,
    )


@lru_cache(maxsize=OWN_KEPT)
def own_kit(text: str, rules: int) -> CastleKit:
    """The kit for somebody's own cards, under a version of the rules."""
    kit = CastleKit(own_cards(text))
    kit.rules = rules
    return kit


@cache
def earlier_kit(version: int) -> CastleKit:
    """The kit of an earlier version of the rules."""
    kit = CastleKit()
    kit.rules = version
    return kit


@cache
def box_kit() -> CastleKit:
    """The kit."""
    return CastleKit()
