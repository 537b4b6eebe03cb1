"""State declared once: constructor, clone, save and load follow, on a compiled core and on an interpreted one."""

from types import ModuleType
from typing import Any

import pytest

from rookery.core import kinds
from rookery.core.declared import DeclarationError, Field
from rookery.core.rng import Rng
from rookery.core.table import Frame, Frames, Reader, RuleError, Table, Writer
from tests.declared.bad import BAD, source
from tests.declared.small import FRAMES, Cellar, Evening, Pause, Purse, Rule, Turn, new_table


def saved(thing: Any) -> list[int]:
    writer = Writer()
    thing.save(writer)
    return writer.ints


def test_what_has_no_default_is_an_argument_and_nothing_else_is() -> None:
    turn = Turn(2)
    assert (turn.seat, turn.took, turn.target, turn.done, turn.path, turn.pair) == (2, 0, -1, False, [7], (0, 0))
    wrong: Any = Turn
    with pytest.raises(TypeError):
        wrong()
    with pytest.raises(TypeError):
        wrong(2, 1)


def test_every_instance_has_its_own_lists() -> None:
    one, other = Turn(0), Turn(1)
    one.path.append(3)
    assert other.path == [7]


def test_fields_are_saved_in_the_order_of_their_declaration_after_the_step() -> None:
    turn = Turn(3)
    turn.step, turn.took, turn.done, turn.pair = 9, 2, True, (1, 2)
    assert saved(turn) == [9, 3, 2, -1, 1, 1, 7, 2, 1, 2]
    other = FRAMES.make(2)
    other.load(Reader(saved(turn)))
    assert isinstance(other, Turn)
    assert saved(other) == saved(turn)
    assert other.done is True
    assert other.pair == (1, 2)


def test_a_frame_has_what_its_base_declares() -> None:
    pause = Pause(1)
    assert saved(pause) == [*saved(Turn(1)), 4]
    assert [field.name for field in Pause.FIELDS] == ["seat", "took", "target", "done", "path", "pair", "many"]
    assert type(pause.clone()) is Pause


def test_a_copy_shares_nothing_that_changes() -> None:
    table = new_table(3)
    table.purses[1].guess = 5
    copy = table.clone()
    assert copy.pack() == table.pack()
    assert copy.purses[1].guess == 5
    assert copy.book is table.book
    before = table.pack()
    while not copy.over:
        copy.play_index(0)
    copy.chest.takes.append(1)
    copy.marks[0] = 1
    assert table.pack() == before
    assert type(copy) is Cellar


def test_a_table_is_saved_pieces_and_all_and_read_back() -> None:
    table = new_table(2)
    table.playout(Rng(4), 3)
    fields = [table.chest.coins, 0]
    for purse in table.purses:
        fields += [purse.coins, len(purse.takes), *purse.takes]
    fields += [table.pot, 2, 0, 0, table.last, 0, 1]
    assert table.pack()[: len(fields)] == fields
    other = new_table(2)
    other.load(Reader(table.pack()))
    assert other.pack() == table.pack()
    assert other.choices == table.choices


def test_what_a_game_saves_by_hand_comes_last() -> None:
    table = new_table(2)
    plain = table.pack()
    table.late = 6
    assert table.pack() == [*plain, 6]
    other = new_table(2)
    other.load(Reader(table.pack()))
    assert other.late == 6
    assert other.clone().late == 6


def test_flags_together_are_bits_of_one_number() -> None:
    table = new_table(2)
    plain = table.pack()
    table.dark, table.shut = False, True
    changed = [(old, new) for old, new in zip(plain, table.pack(), strict=True) if old != new]
    assert changed == [(0b001, 0b100)]
    other = new_table(2)
    other.load(Reader(table.pack()))
    assert (other.dark, other.damp, other.shut) == (False, False, True)
    copy = other.clone()
    assert (copy.dark, copy.damp, copy.shut) == (False, False, True)


def test_what_is_fleeting_is_neither_copied_nor_saved() -> None:
    table = new_table(2)
    plain = table.pack()
    table.best = [1, 2]
    assert table.pack() == plain
    assert table.clone().best == []
    best = next(field for field in Cellar.FIELDS if field.name == "best")
    assert best.marked(kinds.FLEETING)
    assert not best.saved()


def test_an_interpreted_game_plays_on_this_core() -> None:
    table = new_table(4)
    assert table.playout(Rng(1), 100) > 6
    assert table.over
    assert sum(purse.coins for purse in table.purses) == 21
    assert not table.sample(0, Rng(1)).who >= 0


def test_a_base_of_frames_has_nothing_to_copy() -> None:
    with pytest.raises(RuleError, match="without clone"):
        Rule().clone()


class Odd(Frame):
    """Saves something else than it has."""

    seat: kinds.SeatNo
    secret: kinds.Count = 1

    def save(self, w: Writer) -> None:
        w.put(77)

    def load(self, r: Reader) -> None:
        self.secret = r.take()


def test_methods_written_by_hand_stay() -> None:
    odd = Odd(1)
    odd.secret = 8
    assert saved(odd) == [77]
    copy = odd.clone()
    assert isinstance(copy, Odd)
    assert copy.secret == 8


class Named(Frame):
    """Takes its arguments otherwise than they are declared."""

    seat: kinds.SeatNo
    left: kinds.Count = 0

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat + 1
        self.left = 5


def test_a_constructor_written_by_hand_stays() -> None:
    named = Named(1)
    assert (named.seat, named.left) == (2, 5)


# -- numbers of frames ----------------------------------------------------------------------------------


def test_the_place_in_the_list_is_the_number() -> None:
    assert [int(rule.kind()) for rule in (Evening(), Turn(0), Pause(0))] == [1, 2, 3]
    assert [type(FRAMES.make(n)) for n in (1, 2, 3)] == [Evening, Turn, Pause]
    for wrong in (0, 4, -1):
        with pytest.raises(RuleError, match="no frame of kind"):
            FRAMES.make(wrong)
    with pytest.raises(RuleError, match="Odd is in no list of frames"):
        Odd(0).kind()


def test_a_frame_stands_in_one_list_once() -> None:
    with pytest.raises(DeclarationError, match=r"small\.Turn: is in two lists, or twice in one"):
        Frames([Turn])
    with pytest.raises(DeclarationError, match=r"test_declared\.Odd: is in two lists, or twice in one"):
        Frames([Odd, Odd])
    with pytest.raises(RuleError, match="Odd is in no list of frames"):
        Odd(0).kind()  # a list that was refused numbered none of its frames


# -- kinds ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "good", "wrong"),
    [
        (kinds.SEAT, (0, 3), (-1, 4, "2", None)),
        (kinds.SEAT_OR_NOBODY, (-1, 3), (-2, 4)),
        (kinds.SEAT_MASK, (0, 15), (-1, 16)),
        (kinds.count("coins", 21), (0, 21), (-1, 22)),
        (kinds.COUNT, (0, 10**9), (-1,)),
        (kinds.NUMBER, (-(2**60), 2**60), ([],)),
        (kinds.card("deck", 6), (0, 6), (7,)),
        (kinds.cards("deck", 6), (0, 127), (128,)),
        (kinds.several(kinds.SEAT, 2), ([0, 3], (1, 1)), ([0], [0, 4], 3)),
        (kinds.each_seat(kinds.COUNT), ([0, 0, 0, 9],), ([0], [0, 0, 0, -1])),
    ],
    ids=lambda value: value.name if isinstance(value, kinds.Kind) else "",
)
def test_a_kind_knows_its_range(kind: kinds.Kind, good: tuple[object, ...], wrong: tuple[object, ...]) -> None:
    assert all(kind.fits(value, 4) for value in good)
    assert not any(kind.fits(value, 4) for value in wrong)
    assert kind.expected(4)


def test_fields_can_be_looked_at() -> None:
    from rookery.games.parlour.rules import Parlour, Turn

    assert [(f.name, f.required(), f.saved()) for f in Parlour.FIELDS] == [
        ("seats", True, False),
        ("frames", True, False),
        ("cards", True, False),
        ("round", False, True),
        ("points", False, True),
    ]
    seat, target = Turn.FIELDS
    assert isinstance(seat, Field)
    assert seat.kind is kinds.SEAT
    assert seat.required()
    assert target.default == 0


# -- wrong declarations -----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", BAD)
def test_a_wrong_declaration_is_an_error_at_import_that_says_where_and_why(name: str) -> None:
    bad = BAD[name]
    module = ModuleType("mygame.rules")
    with pytest.raises(DeclarationError) as caught:
        exec(source(bad), module.__dict__)
    assert str(caught.value).startswith(f"mygame.rules.Fight.{bad.name}: ")
    assert bad.why in str(caught.value)


def test_what_is_not_defined_yet_is_named() -> None:
    module = ModuleType("mygame.rules")
    text = "from rookery.core.table import Frame\nclass Fight(Frame):\n    seat: 'Later'\n"
    with pytest.raises(DeclarationError, match=r"mygame\.rules\.Fight: .*'Later' is not defined"):
        exec(text, module.__dict__)


def test_a_field_is_declared_once() -> None:
    with pytest.raises(DeclarationError, match="seat: is declared by a base as well"):
        type("Again", (Turn,), {"__annotations__": {"seat": kinds.SeatNo}})


def test_the_bases_hold_nothing_of_the_games() -> None:
    assert [field.name for field in Table.FIELDS] == ["seats", "frames"]
    assert Frame.FIELDS == []
    assert Purse.FIELDS[0].kind is not None
