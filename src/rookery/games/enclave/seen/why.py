"""Why a move is not legal: the clause that forbids it."""

from collections.abc import Callable

from rookery.games.enclave import said
from rookery.games.enclave.cards.book import HEALING, MACHINE, PLACES, PROTECTION, THIEF, TREE, Card
from rookery.games.enclave.moves import codes as mv
from rookery.games.enclave.moves.notation import deck_counts
from rookery.games.enclave.rules.exchange import most_exchanged
from rookery.games.enclave.rules.frame import remedies
from rookery.games.enclave.rules.market import Market
from rookery.games.enclave.rules.oracle import Peek
from rookery.games.enclave.rules.rounds import highest, lowest
from rookery.games.enclave.rules.tree import Tree
from rookery.games.enclave.rules.tree_cards import TreeCard
from rookery.games.enclave.state.table import Enclave, Player, row_has
from rookery.games.kit import Refusal

CLAUSES = {  # the clause behind each question
    said.ASK_BID: "EN-S5",
    said.ASK_TILE: "EN-I1",
    said.ASK_PLAN: "EN-P1",
    said.ASK_LEVEL: "EN-P4",
    said.ASK_PEEK: "EN-O3",
    said.ASK_RETURN: "EN-O4",
    said.ASK_MARKET: "EN-K3",
    said.ASK_SYNC: "EN-Y1",
    said.ASK_CROSSING: "EN-C1",
    said.ASK_PACK: "EN-X2",
    said.ASK_USE: "EN-X4",
    said.ASK_TREE_TILE: "EN-W3",
    said.ASK_FIND: "EN-W4",
    said.ASK_EXCHANGE: "EN-F3",
    said.ASK_TREE_CARD: "EN-F5",
    said.ASK_STALL: "EN-Q49",
}
VERBS = {
    said.ASK_BID: (mv.V_BID,),
    said.ASK_TILE: (mv.V_TILE,),
    said.ASK_PLAN: (mv.V_PLAN, mv.V_PASS),
    said.ASK_LEVEL: (mv.V_LEVEL,),
    said.ASK_PEEK: (mv.V_PEEK,),
    said.ASK_RETURN: (mv.V_RETURN,),
    said.ASK_MARKET: (mv.V_BUY, mv.V_DISCARD, mv.V_PASS),
    said.ASK_SYNC: (mv.V_PARTNER, mv.V_PASS),
    said.ASK_CROSSING: (mv.V_CROSS, mv.V_BLIND, mv.V_PREPARE, mv.V_PASS),
    said.ASK_PACK: (mv.V_PACK, mv.V_DONE),
    said.ASK_USE: (mv.V_USE, mv.V_USE_TILE, mv.V_DONE),
    said.ASK_TREE_TILE: (mv.V_TREE_TILE, mv.V_KNOWLEDGE),
    said.ASK_FIND: (mv.V_SELL, mv.V_KEEP),
    said.ASK_EXCHANGE: (mv.V_EXCHANGE,),
    said.ASK_TREE_CARD: (
        mv.V_CARD, mv.V_STEAL, mv.V_LOOK, mv.V_WOO, mv.V_TRADE, mv.V_FEED, mv.V_OFFER, mv.V_PASS,
    ),
    said.ASK_STALL: (mv.V_BUY, mv.V_PASS),
}  # fmt: skip


def why_not(e: Enclave, seat: int, code: int) -> Refusal | None:
    """The clause in the way, or None if the move is legal now."""
    if e.allows(seat, code):
        return None
    if e.over:
        return Refusal("EN-G6", "over")
    about = int(e.about)
    if not e.asks(seat):
        return Refusal(CLAUSES[about], "not-your-turn")
    verb = code & 63
    if verb == mv.V_HEAL:
        return why_not_heal(e, seat, (code >> 6) & 127)
    if verb not in VERBS[about]:
        return Refusal(CLAUSES[about], "not-now")
    reasons: dict[int, Callable[[Enclave, int, int], Refusal]] = {
        said.ASK_BID: why_not_bid,
        said.ASK_TILE: why_not_tile,
        said.ASK_PLAN: why_not_plan,
        said.ASK_LEVEL: why_not_level,
        said.ASK_PEEK: why_not_peek,
        said.ASK_RETURN: lambda e, s, c: Refusal("EN-O4", "return"),
        said.ASK_MARKET: why_not_market,
        said.ASK_SYNC: lambda e, s, c: Refusal("EN-Y1", "partner"),
        said.ASK_CROSSING: why_not_crossing,
        said.ASK_PACK: why_not_pack,
        said.ASK_USE: why_not_use,
        said.ASK_TREE_TILE: lambda e, s, c: Refusal("EN-W3", "not-now"),
        said.ASK_FIND: why_not_keep,
        said.ASK_EXCHANGE: why_not_exchange,
        said.ASK_TREE_CARD: why_not_card,
        said.ASK_STALL: why_not_stall,
    }
    return reasons[about](e, seat, code)


def name(e: Enclave, number: int) -> str:
    """A card's id."""
    return e.cards.ids[number] if 0 < number < len(e.cards.ids) else "?"


def card_of(e: Enclave, number: int) -> Card:
    """A card, or none."""
    return e.cards.card[number if 0 < number < len(e.cards.card) else 0]


def why_not_heal(e: Enclave, seat: int, number: int) -> Refusal:
    """Against EN-M3, EN-M2 or EN-Q27."""
    card, player = card_of(e, number), e.players[seat]
    if card.kind != HEALING:
        return Refusal("EN-G5", "no-healing", card=name(e, number))
    if not player.hand & card.held:
        return Refusal("EN-M2", "not-in-hand", card=name(e, number))
    if not remedies(e, player) & card.held:
        return Refusal("EN-Q27", "no-effect", card=name(e, number))
    return Refusal("EN-M3", "heal-later")


def why_not_bid(e: Enclave, seat: int, code: int) -> Refusal:
    """Against EN-S5."""
    coins = (code >> 6) & 127
    if coins > e.cards.auction:
        return Refusal("EN-S5", "purse", most=int(e.cards.auction))
    return Refusal("EN-S5", "bid", coins=coins)


def why_not_tile(e: Enclave, seat: int, code: int) -> Refusal:
    """Against EN-I1 or EN-I2."""
    number, place = (code >> 6) & 127, (code >> 13) & 127
    if place == TREE:
        return Refusal("EN-I2", "no-tree-tile")
    if e.numbered(number) >= 0:
        return Refusal("EN-I1", "tile-placed", number=number)
    return Refusal("EN-I2", "has-tile", location=PLACES[place])


def why_not_plan(e: Enclave, seat: int, code: int) -> Refusal:
    """Against EN-P3."""
    if code & 63 == mv.V_PASS:
        return Refusal("EN-P3", "must-play")
    return Refusal("EN-P3", "card-played", location=PLACES[(code >> 6) & 127])


def why_not_level(e: Enclave, seat: int, code: int) -> Refusal:
    """Against EN-P4."""
    player = e.players[seat]
    return Refusal("EN-P4", "out-of-reach", low=int(lowest(e, player)), high=int(highest(e, player)))


def why_not_peek(e: Enclave, seat: int, code: int) -> Refusal:
    """Against EN-O3 or EN-Q24."""
    frame = e.stack[-1]
    assert isinstance(frame, Peek)
    if sum(deck_counts(code >> 6)) > frame.most:
        return Refusal("EN-O3", "too-many-looks", most=int(frame.most))
    return Refusal("EN-Q24", "deck-too-small")


def why_not_market(e: Enclave, seat: int, code: int) -> Refusal:
    """Against EN-K4, EN-K5, EN-Q30, EN-U5 or EN-U6."""
    frame = e.stack[-1]
    assert isinstance(frame, Market)
    number = (code >> 6) & 127
    if not row_has(e.row(frame.deck()), number):
        clause = "EN-K4" if code & 63 == mv.V_BUY else "EN-K5"
        return Refusal(clause, "not-in-row", card=name(e, number))
    return why_not_buy(e, e.players[seat], number, code)


def why_not_buy(e: Enclave, player: Player, number: int, code: int) -> Refusal:
    """Against EN-Q30, EN-U5 or EN-U6, for a card that is there."""
    card = card_of(e, number)
    if card.price > player.coins:
        return Refusal("EN-Q30", "too-dear", price=int(card.price), coins=int(player.coins))
    return why_not_gain(e, player, card, (code >> 13) & 127)


def why_not_gain(e: Enclave, player: Player, card: Card, removed: int) -> Refusal:
    """Against EN-U5 or EN-U6."""
    if card.kind not in (THIEF, MACHINE):
        return Refusal("EN-U6", "no-upgrade-gained")
    if not e.must_remove(player, card):
        return Refusal("EN-U6", "no-removing")
    return Refusal("EN-U5", "remove-own", card=name(e, removed)) if removed else Refusal("EN-U5", "make-room")


def why_not_crossing(e: Enclave, seat: int, code: int) -> Refusal:
    """Against EN-C1, EN-C2 or EN-Y2."""
    verb = code & 63
    if verb == mv.V_PASS:
        return Refusal("EN-Q33", "must-cross")
    if verb == mv.V_PREPARE:
        return Refusal("EN-Y2", "pair-crosses")
    if verb == mv.V_BLIND:
        return Refusal("EN-C3", "no-missions")
    return Refusal("EN-C2", "not-in-row", card=name(e, (code >> 6) & 127))


def why_not_pack(e: Enclave, seat: int, code: int) -> Refusal:
    """Against EN-X2, EN-G5 or EN-T5."""
    number = (code >> 6) & 127
    card, player = card_of(e, number), e.players[seat]
    if card.kind != PROTECTION:
        return Refusal("EN-G5", "no-protection", card=name(e, number))
    if not player.hand & card.held:
        return Refusal("EN-X2", "not-in-hand", card=name(e, number))
    if player.packed & card.held:
        return Refusal("EN-X2", "packed-already", card=name(e, number))
    return Refusal("EN-T5", "sarcophagus-full", most=int(player.sarcophagus))


def why_not_use(e: Enclave, seat: int, code: int) -> Refusal:
    """Against EN-X4 or EN-C4."""
    if code & 63 == mv.V_USE_TILE:
        return Refusal("EN-C4", "no-tile")
    return Refusal("EN-X4", "not-packed", card=name(e, (code >> 6) & 127))


def why_not_keep(e: Enclave, seat: int, code: int) -> Refusal:
    """Against EN-U5 or EN-U6."""
    return why_not_gain(e, e.players[seat], card_of(e, int(e.find)), (code >> 6) & 127)


def why_not_exchange(e: Enclave, seat: int, code: int) -> Refusal:
    """Against EN-F3."""
    frame = e.stack[-1]
    assert isinstance(frame, Tree)
    return Refusal("EN-F3", "too-much", most=int(most_exchanged(e, seat, frame.level)))


TREE_VERBS = {
    mv.V_STEAL: ("EN-TC1A", "no-victim"),
    mv.V_LOOK: ("EN-Q49", "no-look"),
    mv.V_WOO: ("EN-TC2B", "no-upgrade"),
    mv.V_TRADE: ("EN-TC2C", "no-knowledge"),
    mv.V_FEED: ("EN-TC5A", "no-medicine"),
    mv.V_OFFER: ("EN-TC5C", "no-marker"),
}


def why_not_card(e: Enclave, seat: int, code: int) -> Refusal:
    """Against the clause of the level's card."""
    frame = e.stack[-1]
    assert isinstance(frame, TreeCard)
    verb = code & 63
    offered = {c & 63 for c in e.options(seat)}
    if verb in TREE_VERBS and verb in offered:
        return Refusal(*TREE_VERBS[verb])
    if verb == mv.V_FEED:
        return Refusal("EN-TC5A", "no-medicine")
    return Refusal("EN-F5", "other-card")


def why_not_stall(e: Enclave, seat: int, code: int) -> Refusal:
    """Against EN-Q49, EN-Q30, EN-U5 or EN-U6."""
    frame = e.stack[-1]
    assert isinstance(frame, TreeCard)
    number = (code >> 6) & 127
    if not row_has(frame.on_show(e), number):
        return Refusal("EN-Q49", "not-looked-at", card=name(e, number))
    return why_not_buy(e, e.players[seat], number, code)
