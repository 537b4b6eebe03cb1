"""Who knows which hidden cards of a position: what the document says, or what is usual."""

from collections.abc import Mapping, Sequence
from typing import Any

from rookery.errors import PositionError
from rookery.games.documents.shapes import members
from rookery.games.enclave.cards.book import FINDS
from rookery.games.enclave.cards.reading import GAME
from rookery.games.enclave.seen.entries import OBSERVER_NAMES, holding, impossible
from rookery.games.enclave.seen.view import numbers
from rookery.games.enclave.state.table import Enclave


def usual_knowledge(e: Enclave, turn: int) -> None:
    """Nobody knows the fixed cards of a deck; looked-at cards and finds in hand only who sees their faces."""
    for deck in e.decks:
        for card in (*deck.top, *deck.bottom):
            deck.hide(card, 0)
    for card in numbers(int(e.looking)):
        e.decks[e.cards.card[card].deck].hide(card, 1 << turn)
    if e.find:
        e.decks[FINDS].hide(e.find, 1 << turn)
    for seat, player in enumerate(e.players):
        for card in holding(e, int(player.hand) & e.cards.backs[FINDS]):
            e.decks[FINDS].hide(card, sum(1 << other for other in range(e.seats) if _sees(e, other, seat, card)))


def given_knowledge(e: Enclave, turn: int, given: Mapping[str, int]) -> None:
    """As the document says, of cards that can be unknown."""
    for observer, name in enumerate(OBSERVER_NAMES):
        for number in members(given.get(name, 0)):
            if not _may_not_know(e, turn, observer, number):
                raise PositionError(f"unknown.{name}", "knows", game=GAME, card=e.cards.ids[number])
            deck = e.decks[e.cards.card[number].deck]
            deck.own().known[observer] &= ~int(deck.bit(number))


def _may_not_know(e: Enclave, turn: int, observer: int, number: int) -> bool:
    """Is the card at a hidden place, and does this observer not see its face?"""
    card = e.cards.card[number]
    deck = e.decks[card.deck]
    if number in deck.top or number in deck.bottom:
        return True
    if number in numbers(int(e.looking)) or number == e.find:
        return observer != turn
    return any(p.hand & card.held and not _sees(e, observer, seat, number) for seat, p in enumerate(e.players))


def _sees(e: Enclave, observer: int, seat: int, number: int) -> bool:
    """Does this observer see the face of a card in that hand: the own, or packed by the partner (EN-Y4)?"""
    packed = e.players[seat].packed & e.cards.card[number].held != 0
    return observer == seat or (packed and e.together(seat, observer))


def given_facts(e: Enclave, facts: Sequence[Mapping[str, Any]]) -> None:
    """Each about cards of one deck that the observer cannot place, and about no card of another."""
    for n, fact in enumerate(facts):
        where, observer = f"facts[{n}]", fact["of"]
        decks = {int(e.cards.card[c].deck) for c in members(fact["among"])}
        few = not fact["cards"] or fact["cards"] & ~fact["among"] or fact["among"].bit_count() < 2
        impossible(few or len(decks) != 1, where, "fact")
        deck = e.decks[decks.pop()]
        places, told = fact["among"] >> int(deck.first), fact["cards"] >> int(deck.first)
        taken = [int(known.among) for known in deck.mind.facts if known.observer == observer]
        impossible(places & ~int(deck.unknown(observer)) or any(places & other for other in taken), where, "fact")
        deck.own().inform(observer, told, places)
