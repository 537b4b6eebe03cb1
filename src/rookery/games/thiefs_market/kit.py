"""Thief's Market as a Kit: options, questions, events, texts around the compiled rules."""

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any, cast

from rookery.core.table import Table
from rookery.errors import GameError, quoted
from rookery.games.cardfile import over_box, own_names, version
from rookery.games.kit import OWN_KEPT, Kit, Option, Outcome, OwnCards, Refusal, View
from rookery.games.steps import made_once
from rookery.games.thiefs_market import said
from rookery.games.thiefs_market.cards.book import FACES, NO_FACE, CardTable, holds, of
from rookery.games.thiefs_market.cards.reading import PACKAGE, own_cards, standard
from rookery.games.thiefs_market.cards.words import effect_text
from rookery.games.thiefs_market.moves import codes as mv
from rookery.games.thiefs_market.moves.steps import MarketSteps
from rookery.games.thiefs_market.rules.evening import new_table
from rookery.games.thiefs_market.rules.score import all_card_points, gold_points, henchman_points, standing
from rookery.games.thiefs_market.seen.position import PositionReader
from rookery.games.thiefs_market.seen.view import DECKS, loot, view, view_beside
from rookery.games.thiefs_market.seen.why import why_not
from rookery.games.thiefs_market.state.table import Market

if TYPE_CHECKING:
    from rookery.i18n import Texts


class MarketKit(Kit):
    """The kit for one set of cards."""

    name = "thiefs-market"
    demand = 1
    version = version(PACKAGE, 1)
    seats = range(3, 6)
    max_decisions = 4_000
    options = (
        Option("promo", (False, True), "TM-V2"),
        Option("start", ("random", 0, 1, 2, 3, 4), "TM-S3", seats=True),
        Option("open-infamy", (False, True), "TM-C8"),
        Option("gold-limit", (0, 2), "TM-Q7"),
        Option("last-tie", ("shared", "grab"), "TM-Q24"),
        OwnCards("cards", (None,), "TM-C10"),
    )
    questions = said.ask.rows
    events = said.tell.rows
    reading = PositionReader

    def __init__(self, cards: CardTable, rows: list[dict[str, Any]]) -> None:
        steps = made_once(MarketSteps, *cards.ids)
        mine = over_box(rows, standard()[1])
        super().__init__(steps.notation, mine, own_names(mine, standard()[1]))
        self.cards = cards
        self.steps = steps

    def check_seats(self, seats: int) -> int:
        """TM-S1: three to five."""
        if type(seats) is not int or seats not in self.seats:
            raise GameError("seats", "TM-S1", low=3, high=5, found=quoted(seats))
        return seats

    def earlier(self, version: int) -> "MarketKit | None":
        """The box before its later cards."""
        return earlier_kit(version) if 1 <= version < self.version else None

    def with_options(self, options: Mapping[str, Any]) -> "MarketKit":
        """Somebody's own cards bring their own kit."""
        text = options.get("cards")
        return own_kit(text) if text is not None else self

    # -- tables ----------------------------------------------------------------------------------

    def table(self, seats: int, options: Mapping[str, Any]) -> Market:
        """TM-S: a new table."""
        start = options["start"]
        if start != "random" and start >= seats:
            raise GameError("start-seat", "TM-S3", game=self.name, seat=start, seats=seats)
        m = new_table(
            seats,
            self.cards,
            options["promo"],
            -1 if start == "random" else start,
            options["gold-limit"],
            options["last-tie"] == "grab",
        )
        m.open_infamy = options["open-infamy"]
        return m

    # -- what people see -----------------------------------------------------------------------------

    def view(self, table: Table, seat: int, options: Mapping[str, Any]) -> View:
        """See seen/view.py."""
        return view(cast(Market, table), seat, options["open-infamy"])

    def view_beside(self, public: View, table: Table, seat: int, options: Mapping[str, Any]) -> View:
        """See seen/view.py."""
        return view_beside(public, cast(Market, table), seat)

    def effect_text(self, row: Mapping[str, Any], t: "Texts") -> str:
        """See cards/words.py."""
        return effect_text(row, t)

    def decode(self, kind: str, value: int) -> Any:
        """An event argument as plain data."""
        if kind == "bag":
            return list(loot(value))
        if kind == "card":
            return self.cards.ids[value] or None
        if kind == "face":
            return None if value == NO_FACE else FACES[value]
        if kind == "gem":
            return FACES[value - 1] if value else None
        if kind == "deck":
            return DECKS[value]
        return int(value)

    def event_text(self, event: Mapping[str, Any]) -> tuple[str, dict[str, Any]]:
        """The sentence of an event."""
        key, args = super().event_text(event)
        if event["kind"] in ("save", "lucky", "potion") and not args.get(
            {"save": "face", "lucky": "from", "potion": "card"}[event["kind"]]
        ):
            return f"{key}-none", {"seat": args["seat"]}
        if event["kind"] == "buy":
            args["waived"] = args["waived"] or "none"
        return key, args

    def move_text(self, table: Table, seat: int, code: int) -> tuple[str, dict[str, Any]]:
        """The sentence of a move, for buttons."""
        verb, arg = code & 63, (code >> 6) & 63
        key, args = super().move_text(table, seat, code)
        if verb == mv.V_ROB:
            m = cast(Market, table)
            kept, pile = code >> 12, int(m.players[arg].pile) if arg < m.seats else 0
            args["returned"] = loot(pile - kept if holds(pile, kept) else 0)
        elif verb in (mv.V_SAVE, mv.V_REROLL) and arg == NO_FACE:
            return f"{key}-none", {}
        elif verb == mv.V_BUY:
            args = self._buy_args(code)
        elif verb in (mv.V_FLIP, mv.V_SELL):
            args["from" if verb == mv.V_FLIP else "face"] = FACES[self.cards.card[arg].x]
        return key, args

    def _buy_args(self, code: int) -> dict[str, Any]:
        card, waived, shared = (code >> 6) & 63, (code >> 12) & 7, (code >> 15) & 255
        cost, gold = self.cards.card[card].cost, [(shared >> (2 * gem)) & 3 for gem in range(4)]
        dice = [int(of(cost, gem)) - gold[gem] - (gem == waived - 1) for gem in range(4)]
        return {
            "card": self.cards.ids[card],
            "paid": loot(sum(max(0, n) << (5 * gem) for gem, n in enumerate(dice))),
            "gold": sum(gold),
            "waived": FACES[waived - 1] if waived else "none",
        }

    # -- moves -----------------------------------------------------------------------------------------

    def why_not(self, table: Table, seat: int, code: int) -> Refusal | None:
        """See seen/why.py."""
        return why_not(cast(Market, table), seat, code)

    def shorthand(self, table: Table, seat: int, text: str) -> list[int]:
        """`buy A07` alone pays with dice first (TM-D8); `take all` takes the pool."""
        words = text.lower().split()
        m = cast(Market, table)
        if words == ["take", "all"]:
            return [int(mv.take_move(m.pool))]
        if words[:1] != ["buy"] or "gold" in words or not m.asks(seat):
            return []
        wanted = self.notation.parse(text)
        card, waived = (wanted >> 6) & 63, (wanted >> 12) & 7
        by_waiver: dict[int, int] = {}
        for code in m.options(seat):
            if code & 63 == mv.V_BUY and (code >> 6) & 63 == card and waived in (0, (code >> 12) & 7):
                by_waiver.setdefault((code >> 12) & 7, code)  # the first way to pay uses dice first (TM-D8)
        return list(by_waiver.values())

    def timeout(self, table: Table, seat: int) -> int:
        """Decline or end the turn where that is possible; otherwise the smallest option."""
        if table.about in (said.ASK_SAVE, said.ASK_REROLL):
            return int(table.count(seat)) - 1
        return 0

    # -- the end ---------------------------------------------------------------------------------------

    def outcome(self, table: Table) -> Outcome | None:
        """TM-G2 to TM-G11."""
        m = cast(Market, table)
        if not m.over:
            return None
        seats = range(int(m.seats))
        breakdown = tuple(self._breakdown(m, s) for s in seats)
        points = tuple(sum(part.values()) for part in breakdown)
        stand = [standing(m, s) for s in seats]
        ranks = [1 + sum(other > mine for other in stand) for mine in stand]
        if m.grabbed >= 0:
            ranks = [r if s == m.grabbed or r > 1 else 2 for s, r in enumerate(ranks)]
        return Outcome(
            tuple(ranks),
            points,
            breakdown,
            "deck",
            self._tie_break(m, ranks, points),
        )

    def _breakdown(self, m: Market, seat: int) -> dict[str, int]:
        return {
            "infamy": int(m.players[seat].infamy),
            "henchmen": int(henchman_points(m, seat)),
            "gold": int(gold_points(m, seat)),
            "cards": int(all_card_points(m, seat)),
        }

    def _tie_break(self, m: Market, ranks: list[int], points: tuple[int, ...]) -> str | None:
        rivals = [s for s, mine in enumerate(points) if mine == max(points)]
        if len(rivals) == 1:
            return None
        if m.grabbed >= 0:
            return "grab"
        if ranks.count(1) > 1:
            return "shared"
        counts = sorted((int(m.players[s].cards).bit_count() for s in rivals), reverse=True)
        return "cards" if counts[0] > counts[1] else "tokens"


@lru_cache(maxsize=OWN_KEPT)
def own_kit(text: str) -> MarketKit:
    """The kit for somebody's own cards."""
    return MarketKit(*own_cards(text))


@cache
def earlier_kit(rules: int) -> MarketKit:
    """The kit for the box under an earlier version of the rules."""
    return MarketKit(*standard(rules))


@cache
def box_kit() -> MarketKit:
    """The kit for the cards of the box."""
    return MarketKit(*standard())
