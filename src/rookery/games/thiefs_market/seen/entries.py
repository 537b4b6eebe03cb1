"""The entries of a position document of Thief's Market, as rows (games/documents)."""

from typing import Any

from rookery.errors import Impossible, PositionError
from rookery.games.documents.shapes import MISSING, ByName, Card, Flag, Number, Set, Several, Shape, Word, seat
from rookery.games.documents.sheet import Entry, Group, Players, Reading, Sheet
from rookery.games.thiefs_market import said
from rookery.games.thiefs_market.cards.book import FACES
from rookery.games.thiefs_market.moves.notation import FACE_OF, GAME, bag_of
from rookery.games.thiefs_market.rules.arrivals import Gain
from rookery.games.thiefs_market.rules.buy import Buying
from rookery.games.thiefs_market.rules.split import AfterSplit, Robbery, Split
from rookery.games.thiefs_market.seen.view import DECKS, loot
from rookery.games.thiefs_market.state.table import Market

impossible = Impossible(GAME)
PHASES = ("round", "split", "save", "after-split", "reroll", "buy", "copy", "end", "refill", "over")
BUYING = ("buy", "copy", "end")
ASKING = ("split", "save", "reroll", "buy", "copy", "over")
NOW = {Split: "split", Robbery: "save", AfterSplit: "reroll", Buying: "buy", Gain: "copy"}
MANY = 10_000
ROW = 5
SLOT = 6  # bits of a card in a row


class Loot(Shape):
    """Loot: "R R S", "red red marker" or a list of such words; no more dice than are in play."""

    def __init__(self) -> None:
        super().__init__(0)

    def read(self, value: Any, where: str, r: Reading) -> int:
        if isinstance(value, str):
            value = value.split()
        impossible(not isinstance(value, list | tuple), where, "loot-list")
        faces = []
        for word in value:
            face = FACE_OF.get(str(word).lower())
            if face is None:
                raise PositionError(where, "no-loot", game=GAME, word=str(word)[:40], known=", ".join(FACES))
            faces.append(face)
        impossible(faces.count(6) > 1, where, "one-marker", "TM-I2")
        found, dice = len(faces) - faces.count(6), int(r.t.dice)
        impossible(found > dice, where, "dice-over", "TM-I1", found=found, dice=dice)
        return bag_of(faces)

    def write(self, value: Any, t: Any) -> list[str]:
        return list(loot(int(value)))


class OfDeck(Card):
    """A card of one deck, in its row."""

    def __init__(self, deck: int) -> None:
        super().__init__(ids, there, "TM-I5", none=0)
        self.deck = deck

    def read(self, value: Any, where: str, r: Reading) -> int:
        found = super().read(value, where, r)
        impossible(r.t.cards.card[found].deck != self.deck, where, "other-deck", "TM-S6", id=str(value))
        return found


def ids(m: Market) -> list[str]:
    """The ids of cards by number."""
    return m.cards.ids


def there(m: Market, card: int) -> bool:
    """Is this card in play?"""
    return bool(m.promo or not m.cards.card[card].promo)


def phase_of(m: Market) -> str:
    """The question that is asked."""
    return "over" if m.over or m.about == said.ASK_GRAB else NOW[type(m.stack[-1])]


def row_of(m: Market, deck: int) -> list[int]:
    """The cards of a row, slot by slot."""
    return [int(m.row(deck)) >> (SLOT * k) & 63 for k in range(ROW)]


def of_rule(rule: type[Any], field: str) -> Any:
    """Finds a value of a rule in progress: of the innermost, where the Potion brings the Stew."""

    def find(m: Market) -> Any:
        return next((getattr(frame, field) for frame in reversed(m.stack) if isinstance(frame, rule)), MISSING)

    return find


def newest(r: Reading) -> int:
    """The newest row that is told."""
    return max((DECKS.index(name) for name in r.values.get("market", ())), default=0)


LOOT, CARD = Loot(), Card(ids, there, none=0)
CARDS_HERE = Set(Card(ids, there, "TM-I5"), "TM-I5")
ASKED = Number(0, lambda m: m.seats - 1, empty=-1)

THIEF = Group(
    Entry("pile", LOOT, "pile", says="loot"),
    Entry("final", LOOT, get=lambda m, s: m.players[s].final,
          says="phases buy, copy, end: the pile as recorded after the Split phase (default: the pile)"),
    Entry("gold", Number(0, MANY), "gold", says="default: 1"),
    Entry("infamy", Number(0, MANY), "infamy"),
    Entry("cards", CARDS_HERE, "cards", says="ids"),
    Entry("copies", CARD, get=lambda m, s: m.players[s].copied, left_out=0, says="the card the Stew copies"),
    Entry("used", Set(Card(ids, there), "TM-I5"), "used", when=BUYING, says="abilities used this round"),
    Entry("bought", Number(0, lambda m: m.cards.most_purchases(), empty=0), "bought", when=BUYING,
          says="purchases made this turn"),
    Entry("paid", Number(0, MANY, empty=0), "paid", when=BUYING,
          says="gold paid for cards this turn. Before their own turn no one has done anything"),
)  # fmt: skip

SHEET = Sheet(
    Entry("round", Number(1, MANY), "round", left_out=1, says="its number, from 1"),
    Entry("start", seat(), get=lambda m: m.start,
          says="the start player (default 0; where no one has a pile yet, turn)"),
    Entry("turn", ASKED, get=lambda m: m.who if m.who >= 0 else MISSING, when=ASKING,
          says="who is asked (split: a thief without a pile; default: the start player, or the marker holder)"),
    Entry("thief", ASKED, get=of_rule(Split, "seat"), when=("save",), left_out=-1, says="who robbed"),
    Entry("players", Players(THIEF), says="one entry per seat"),
    Entry("pool", LOOT, get=lambda m: m.pool if phase_of(m) in ("split", "save") else MISSING,
          put=lambda m, bag: setattr(m, "pool", bag), left_out=0,
          says='loot, as "R R W S", "red red white marker" or a list (required in phase split)'),
    Entry("aside", Loot(), "aside", when=("save",), says="returned dice not yet rerolled"),
    Entry("market", ByName(list(DECKS), {name: Several(OfDeck(d), ROW, clause="TM-I6", none=())
                                         for d, name in enumerate(DECKS)}), left_out={},
          get=lambda m: {DECKS[d]: row_of(m, d) for d in range(m.current + 1)},
          says='rows by letter, {"A": ["A01", null, …]}; a current row left out is dealt with the lowest free ids'),
    Entry("current", Word(DECKS), "current", left_out=newest,
          says="the newest row's letter (default: the newest in market)"),
    Entry("discarded", CARDS_HERE, "discarded", says="the Potion, once drunk"),
    Entry("decks", ByName(list(DECKS), Number(0, 60)), left_out={},
          get=lambda m: {DECKS[d]: int(m.deck(d)) for d in range(m.current, 3)},
          says="sizes by letter; they follow from the other cards and may be left out. A deck older than the "
          "current one has run out (TM-E5): its cards that are named nowhere play no part any more, and its row "
          "has four cards at most"),
    Entry("gaining", CARD, get=of_rule(Gain, "card"), left_out=0, when=("copy",),
          says="the Stew, among its owner's cards"),
    Entry("bought", Flag(empty=MISSING), get=of_rule(Gain, "bought"), left_out=True, when=("copy",),
          says="false if it came through the Potion"),
    Entry("grabbed", seat(nobody=True), get=lambda m: m.grabbed if m.grabbed >= 0 else MISSING, left_out=-1,
          when=("over",), says='who won the race for the marker (option last-tie = "grab")'),
    phases=PHASES,
    now=phase_of,
    says="round (a round is about to start; the default), split, save (the Lucky card's owner was robbed), "
    "after-split, reroll (the Lucky card's owner is asked), buy, copy (the Stew asks), end (all have bought: "
    "exchange and refill follow), refill (only the refill follows), over",
)  # fmt: skip
