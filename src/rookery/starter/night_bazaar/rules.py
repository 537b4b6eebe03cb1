"""The rules: a table, and a frame for each rule in progress. docs/game-author.md explains the words.

Twelve cards, 1 to 12, three for each player. In a round all players put one card down at once; the highest takes a
point. After three rounds the most points win.
"""

from typing import cast

from mypy_extensions import i64

from rookery.core.bits import bit
from rookery.core.kinds import Count, EachSeat, SeatNo, Unsaved
from rookery.core.packs import Pack, new_pack
from rookery.core.table import CHANCE, Frame, Frames, Table
from rookery.games.verbs import Verbs

from . import said

CARDS, HAND = 12, 3
DECK, OPEN, FIRST_HAND = 0, 1, 2  # places for cards; each seat has a hand
VERBS = Verbs()  # moves: a number, and how it is written; CARD is explained in the kit
PLAY = VERBS(1, "play CARD")
DRAW = VERBS(2, "draw CARD", chance=True)


def move_of(verb: int, card: int) -> int:
    """A move is a number: the verb in its low six bits, the rest above."""
    return verb | card << 6


class NightBazaar(Table):
    """What lies on the table: declared, so that it can be copied and saved."""

    cards: Unsaved[Pack]  # the core saves them
    round: Count = 0
    points: EachSeat = []

    def __post_init__(self) -> None:
        self.points = [0] * int(self.seats)
        self.packs = [self.cards]

    def hand(self, seat: int) -> list[int]:
        """The numbers in a hand."""
        return sorted(self.cards.face[card] for card in self.cards.cards(FIRST_HAND + seat))

    def check(self) -> list[str]:
        """What must never be wrong."""
        return [*self.cards.check(), *(["too many points"] if sum(self.points) > HAND else [])]


class Evening(Frame):
    """Deal; play a trick for every card in a hand; end."""

    def run(self, t: Table) -> None:
        table = cast(NightBazaar, t)
        if self.step < HAND * table.seats:
            seat = int(self.step % table.seats)
            self.step += 1
            table.push(Draw(seat))
        elif table.round < HAND:
            table.round += 1
            table.push(Trick())
        else:
            table.tell(said.TOLD_OVER)
            table.end()


class Draw(Frame):
    """One card from the deck: chance is asked which, and only its new owner sees it."""

    seat: SeatNo

    def run(self, t: Table) -> None:
        if self.step == 0:
            t.ask(CHANCE, said.ASK_DRAW)
        else:
            t.finish()

    def count(self, t: Table, seat: i64) -> int:
        return cast(NightBazaar, t).cards.size(DECK)

    def option(self, t: Table, seat: i64, k: i64) -> int:
        cards = cast(NightBazaar, t).cards
        return move_of(DRAW, cards.face[cards.cards(DECK)[k]])

    def answer(self, t: Table, seat: i64, move: i64) -> None:
        table, mine = cast(NightBazaar, t), int(bit(self.seat))
        card = table.cards.find(DECK, int(move >> 6))
        table.cards.move(card, FIRST_HAND + self.seat, mine)
        table.cards.show(card, mine)
        table.whisper(mine, 2, said.TOLD_DRAW, self.seat, move >> 6)  # 2: the second argument is a secret
        self.step = 1


class Trick(Frame):
    """All put a card down at once; nothing is known until the last has answered."""

    def run(self, t: Table) -> None:
        if self.step == 0:
            t.ask_all(bit(t.seats) - 1, said.ASK_PLAY)
        else:
            t.finish()

    def count(self, t: Table, seat: i64) -> int:
        return len(cast(NightBazaar, t).hand(int(seat)))

    def option(self, t: Table, seat: i64, k: i64) -> int:
        return move_of(PLAY, cast(NightBazaar, t).hand(int(seat))[k])

    def reveal(self, t: Table) -> None:
        table = cast(NightBazaar, t)
        played = [answer >> 6 for answer in table.answers]
        for seat, card in enumerate(played):
            table.cards.play_face(FIRST_HAND + seat, card, OPEN)
            table.tell(said.TOLD_PLAY, seat, card)
        winner = played.index(max(played))
        table.points[winner] += 1
        table.tell(said.TOLD_POINT, winner)
        self.step = 1


FRAMES = Frames([Evening, Draw, Trick])  # a rule's place is its number in saved tables


def new_table(seats: int) -> NightBazaar:
    """A table before the deal, with the first rule in progress."""
    cards = new_pack(list(range(1, CARDS + 1)), FIRST_HAND + seats, seats)
    table = NightBazaar(seats, FRAMES, cards)
    table.push(Evening())
    return table
