"""Observations and rows of moves: named, in their ranges, the own seat first, a row of its own for every move."""

import hashlib
import os
import subprocess
import sys
from array import array
from typing import Any

import numpy as np
import pytest

import rookery
from rookery.core import COMPILED
from rookery.core.eye import FOLLOWS, NUMBER_FOLLOWS, Eye
from rookery.core.rng import Rng
from rookery.core.table import CHANCE, Table
from rookery.core.told import Event
from rookery.errors import GameError
from rookery.lab import vector
from rookery.lab.steps import NO_MOVE, Path
from rookery.play import checks
from rookery.play.bots.mind.reading import Reading
from rookery.play.checks import Setting
from rookery.play.match import Match
from rookery.play.memory import REMEMBERED
from rookery.play.observation import Observation
from tests.anygame import PLAIN, decisions, every_plain, fewer

FEW = 40  # rows looked at per question


def path_of(spec: Observation) -> Path:
    return Path(spec.observer, spec.move.size, spec.offsets, len(spec.steps) - spec.observer.more_steps())


@every_plain
def test_parts_lie_side_by_side_and_every_number_is_in_its_range(setting: Setting) -> None:
    spec: Observation | None = None
    for n in range(fewer(4)):
        for match, _ in decisions(setting, n, one_in=6, end=True):
            spec = checks.spec_of(match)
            highs = np.array(spec.highs)
            for seat in range(match.seats):
                row = np.frombuffer(spec.of(match, seat), "uint8")
                assert len(row) == spec.size
                over = np.flatnonzero(row > highs)
                assert not len(over), [name for name, part in spec.items() if part.start <= over[0]][-1]
    assert spec is not None
    ends = [part.start + part.length for part in spec.parts]
    assert [part.start for part in spec.parts] == [0, *ends[:-1]]
    assert ends[-1] == spec.size


@every_plain
def test_every_legal_move_has_a_row_of_its_own(setting: Setting) -> None:
    for n in range(fewer(4)):
        for match, rng in decisions(setting, n, one_in=3, end=False):
            spec, table = checks.spec_of(match), match._table
            highs = spec.move.highs
            for seat in match.waiting:
                legal = match.legal(seat)
                rows = set()
                chosen = checks.some(rng, len(legal), FEW)
                for k in chosen:
                    row = spec.row(table, seat, legal[k].code)
                    choice = [x for x, first in zip(row, spec.offsets, strict=True) if first >= 0]
                    assert all(x <= high for x, high in zip(row, highs, strict=True)), str(legal[k])
                    rows.add(row if spec.observer.drafts(table) else bytes(choice))
                assert len(rows) == len(chosen), [str(legal[k]) for k in chosen]


def walk(path: Path, table: Table, seat: int, rng: Rng) -> int:
    """Steps at random, to a move."""
    path.begin(table, seat)
    while path.code == NO_MOVE:
        assert path.open == sorted(set(path.open)) or len(set(path.open)) == len(path.open)
        path.take(table, seat, path.open[int(rng.below(len(path.open)))])
    return int(path.code)


def lead(path: Path, spec: Observation, table: Table, seat: int, code: int) -> None:
    """The steps to one move: in every column what stands in its row."""
    row = spec.row(table, seat, code)
    path.begin(table, seat)
    while path.code == NO_MOVE:
        step = spec.offsets[path.column] + row[path.column]
        assert step in path.open
        path.take(table, seat, step)
    assert path.code == code


@every_plain
def test_small_steps_lead_to_every_legal_move_and_nowhere_else(setting: Setting) -> None:
    for n in range(fewer(4)):
        for match, rng in decisions(setting, n + 50, one_in=4, end=False):
            spec, table = checks.spec_of(match), match._table
            path = path_of(spec)
            for seat in match.waiting:
                for _ in range(3):
                    assert table.allows(seat, walk(path, table, seat, rng))
                if not spec.observer.drafts(table):
                    legal = match.legal(seat)
                    for k in checks.some(rng, len(legal), 5):
                        lead(path, spec, table, seat, legal[k].code)


def test_a_declaration_of_thieves_has_the_steps_people_have() -> None:
    """Age of Thieves: what the lab puts together in numbers is what a draft offers in words, step by step."""
    compared = 0
    for seed in range(fewer(8)):
        for match, rng in decisions(Setting("age-of-thieves", 4), seed, one_in=1, end=False):
            spec, table, kit = checks.spec_of(match), match._table, match._kit
            if not spec.observer.drafts(table):
                continue
            path = path_of(spec)
            first_word = kit.step_count() - spec.observer.more_steps()
            for seat in match.waiting:
                path.begin(table, seat)
                taken: list[int] = []
                while path.code == NO_MOVE:
                    offered = kit.next_steps(table, seat, taken)
                    assert offered == [step - path.first_own + first_word for step in path.open]
                    step = path.open[int(rng.below(len(path.open)))]
                    taken.append(step - path.first_own + first_word)
                    path.take(table, seat, step)
                assert kit.next_steps(table, seat, taken) == -1 - path.code
                code = match.legal(seat)[int(rng.below(len(match.legal(seat))))].code
                path.begin(table, seat)
                for number in kit.path(table, seat, code):
                    path.take(table, seat, number - first_word + path.first_own)
                assert path.code == code
                compared += 1
    assert compared > fewer(20)


def test_there_are_never_more_than_a_few_hundred_steps() -> None:
    for setting in PLAIN:
        spec = rookery.game(setting.game).observation(setting.seats)
        assert len(spec.steps) < 400
        assert len(spec.offsets) == spec.move.size
        assert all((first < 0) == (part.kind in (FOLLOWS, NUMBER_FOLLOWS)) for part in spec.move.parts
                   for first in spec.offsets[part.start : part.start + part.length])  # fmt: skip


def test_the_cards_of_a_declaration_go_in_as_things() -> None:
    """A network that reads a card's number as a size cannot tell one declaration from another."""
    reading = Reading(rookery.game("age-of-thieves"))
    layout = reading.specs[reading.most].move
    things = set(reading.move.things.tolist())
    for name in ("cards", "points", "cover"):
        part = layout[name]
        assert part.kind == NUMBER_FOLLOWS
        assert things.issuperset(range(part.start, part.start + part.length))
    informers = layout["informers"]
    assert informers.kind == FOLLOWS
    assert informers.start in reading.move.shares


def test_the_own_seat_comes_first() -> None:
    game = rookery.game("thiefs-market")
    match = game.start(3, seed=1)
    spec = game.observation(3)
    mine = spec.split(np.frombuffer(spec.of(match, 1), "uint8"))
    gold = [int(player.gold) for player in match._table.players]  # type: ignore[attr-defined]
    assert [int(mine[f"{who}.gold"][0]) for who in ("me", "rival1", "rival2")] == [gold[1], gold[2], gold[0]]
    assert list(mine["start"]) == [int((s + 1) % 3 == match._table.start) for s in range(3)]  # type: ignore[attr-defined]


def test_numpy_splits_a_row_by_the_names() -> None:
    for setting in PLAIN:
        spec = rookery.game(setting.game).observation(setting.seats)
        match = setting.start(1)
        row = np.frombuffer(spec.information.of(match, 0), "uint8")
        for form in (spec, spec.information):
            ours = form.split(row[: form.size])
            pieces = np.split(row[: form.size], [part.start for part in form.parts[1:]])
            assert list(ours) == list(form)
            assert all((mine == piece).all() for mine, piece in zip(ours.values(), pieces, strict=True))
            assert form.version == match._kit.rules


def as_remembered(match: Match, event: Event, seat: int) -> list[int]:
    """The five arguments of an event by hand: seats from the own one on, 1 for what may not be read."""
    out = []
    for value, (_, kind) in zip(event.args(seat), match._kit.events[event.kind].args, strict=False):
        if value is not None and kind == "seat" and 0 <= value < match.seats:
            value = (value - seat) % match.seats
        out.append(1 if value is None else (value + 3) % (1 << 32))
    return out + [0] * (5 - len(out))


@every_plain
def test_what_a_seat_remembers_is_the_last_it_was_told(setting: Setting) -> None:
    for match, _ in decisions(setting, 3, one_in=5, end=True):
        spec = checks.spec_of(match)
        for seat in range(match.seats):
            row = spec.information.of(match, seat)
            assert row[: spec.size] == spec.of(match, seat)
            parts = {name: int.from_bytes(part, "little") for name, part in spec.information.split(row).items()}
            told = [event for event in reversed(match._log) if event.reaches(seat)][:REMEMBERED]
            kinds = [parts[f"event{n}.kind"] for n in range(REMEMBERED)]
            assert kinds == [event.kind + 1 for event in told] + [0] * (REMEMBERED - len(told))
            for n, event in enumerate(told):
                kept = [parts[f"event{n}.argument{k}"] for k in range(5)]
                assert kept == as_remembered(match, event, seat)
            assert parts["all it was told"] == match.digest(seat) % (1 << 64)


def test_into_any_buffer() -> None:
    game = rookery.game("thieves-den")
    match, spec = game.start(2, seed=1), game.observation(2)
    for form in (spec, spec.information):
        seen, size = form.of(match, 0), form.size
        for out in (bytearray(size), np.zeros(size, "uint8"), np.zeros(size, "float32"),
                    array("f", bytes(4 * size)), np.zeros(2 * size, "uint8")[::2]):  # fmt: skip
            form.write(match, 0, out)
            assert [int(x) for x in out] == list(seen)


def test_floats_without_numpy(monkeypatch: pytest.MonkeyPatch) -> None:
    game = rookery.game("thieves-den")
    match, spec = game.start(2, seed=1), game.observation(2)
    monkeypatch.setitem(sys.modules, "numpy", None)
    out = array("f", bytes(4 * spec.size))
    spec.write(match, 0, out)
    assert [int(x) for x in out] == list(spec.of(match, 0))


@pytest.mark.parametrize(
    ("out", "found"),
    [
        (bytearray(3), "3 B"),
        (b"fixed", "5 B read-only"),
        (np.zeros((2, 2), "uint8"), "2x2 B"),
        (np.zeros(3, "float64"), "3 d"),
        ("text", "str"),
    ],
)
def test_a_wrong_buffer_is_refused(out: object, found: str) -> None:
    game = rookery.game("thieves-den")
    match, spec = game.start(2, seed=1), game.observation(2)
    with pytest.raises(
        GameError, match=f"a writable buffer of {spec.size} bytes or 32-bit floats is needed, not {found}"
    ):
        spec.write(match, 0, out)


def test_a_wrong_seat_or_match_is_refused() -> None:
    game = rookery.game("thieves-den")
    match, spec = game.start(2, seed=1), game.observation(2)
    assert spec.of(match, np.int64(1)) == spec.of(match, 1)  # type: ignore[arg-type]
    for seat in (2, -1, True, 0.5, "x", None):
        with pytest.raises(GameError, match=f"a seat is a number from 0 to 1, not {seat!r}"):
            spec.of(match, seat)  # type: ignore[arg-type]
    with pytest.raises(GameError, match="of thieves-den with 2 seats, not of None"):
        spec.of(None, 0)  # type: ignore[arg-type]
    for row in (None, 3, np.float32(3)):
        with pytest.raises(GameError, match=f"a row has {spec.size} numbers"):
            spec.split(row)
    with pytest.raises(GameError, match="a seat is a number from 0 to 1, not 2"):
        spec.information.of(match, 2)
    with pytest.raises(GameError, match="of thieves-den with 2 seats, not of thieves-den with 3"):
        spec.of(game.start(3, seed=1), 0)
    with pytest.raises(GameError):
        game.observation(9)


def test_chance_is_never_a_step() -> None:
    match = rookery.game("enclave").start(2, seed=1)
    assert match._table.who != CHANCE


def test_of_a_deck_without_cards_at_fixed_places_there_is_nothing_to_tell() -> None:
    """Enclave does not look up what a seat knows of such a deck; it would find nothing."""
    looked_at = 0
    for seed in range(fewer(8)):
        for match, _ in decisions(Setting("enclave", 4), seed, one_in=2, end=False):
            observer: Any = checks.spec_of(match).observer
            for deck in match._table.decks:  # type: ignore[attr-defined]
                for seat in range(0 if deck.top or deck.bottom else match.seats):
                    eye = Eye()
                    observer.places(deck, seat, 0, 0, eye)
                    assert not any(eye.out.getvalue())
                    looked_at += 1
    assert looked_at > fewer(100)


@pytest.mark.parametrize("many", range(1, 63))
def test_a_set_has_all_its_members_however_wide_it_is(many: int) -> None:
    eye = Eye()
    eye.some_of("all", -1, many)
    eye.put(0)
    assert list(eye.out.getvalue()) == [1] * many + [0]
    eye.clear()
    eye.some_of("last", 1 << (many - 1), many)
    assert list(eye.out.getvalue()) == [0] * (many - 1) + [1]


@pytest.mark.parametrize("width", range(1, 8))
def test_numbers_packed_side_by_side_become_a_byte_each(width: int) -> None:
    eye = Eye()
    for many in range(1, 60 // width + 1):
        values = [(5 * n + many) % (1 << width) for n in range(many)]
        packed = sum(value << (width * n) for n, value in enumerate(values))
        for told in range(1, many + 3):
            eye.clear()
            eye.counts("numbers", packed, width, told, 127)
            assert list(eye.out.getvalue()) == [*values, 0, 0][:told]


def test_numbers_told_together_are_those_told_one_by_one() -> None:
    eye, other = Eye(), Eye()
    parts = [(f"number {n}", "count", 0, 200) for n in range(7)]
    values, packed = [5, 0, 200, 1, 7, 0, 255], 0
    for n, value in enumerate(values):
        packed |= value << (8 * n)
    for each in (eye, other):
        each.naming = True
    eye.several(parts, packed)
    for (name, _, _, high), value in zip(parts, values, strict=True):
        other.count(name, value, high)
    assert eye.out.getvalue() == other.out.getvalue() == bytes(values)
    assert eye.parts == other.parts


def plain(kind: int, x: int, many: int) -> list[int]:
    """What one call of an eye should write."""
    if kind == 0:
        return [min(255, x % 300)]
    if kind == 1:
        return [0] * many
    if kind == 2:
        return [(x >> n) & 1 for n in range(min(many, 60))]
    if kind == 3:
        return [int(n == x % (many + 2)) for n in range(many)]
    return [(x >> (5 * n)) & 31 for n in range(min(many, 12))]


def tell(eye: Eye, kind: int, x: int, many: int) -> None:
    """The same call."""
    if kind == 0:
        eye.put(x % 300)
    elif kind == 1:
        eye.skip(many)
    elif kind == 2:
        eye.some_of("set", x, min(many, 60))
    elif kind == 3:
        eye.one_of("one", x % (many + 2), many)
    else:
        eye.counts("counts", x, 5, min(many, 12), 31)


@pytest.mark.parametrize("seed", range(20))
def test_every_kind_of_number_stands_behind_the_last_wherever_that_ends(seed: int) -> None:
    """Numbers are written eight at a time: what is too much of one call must not stand before the next."""
    rng, eye, wanted = Rng(seed), Eye(), list[int]()
    for _ in range(fewer(300)):
        kind, many = int(rng.below(5)), 1 + int(rng.below(150 if rng.below(4) == 0 else 12))
        x = int(rng.below(1 << 30)) << 30 | int(rng.below(1 << 30))
        if rng.below(20) == 0:
            start = int(eye.skip(many))
            assert start == len(wanted)
            eye.out[start + many - 1] = 9
            wanted += [0] * (many - 1) + [9]
        tell(eye, kind, x, many)
        wanted += plain(kind, x, many)
        assert len(eye.out) == len(wanted)
        if rng.below(50) == 0:
            assert list(eye.out.getvalue()) == wanted
    assert list(eye.out.getvalue()) == wanted
    eye.clear()
    assert eye.out.getvalue() == b""


PLAYED = """
import sys
from tests.lab.test_numbers import digest_of
print(digest_of(sys.argv[1]))
"""


def digest_of(name: str) -> str:
    """A name for all numbers that some tables give."""
    digest = hashlib.sha256()
    for seats in rookery.game(name).seats:
        for face in ({"rows": 4}, {"steps": True}):
            env = vector(name, seats, 2, seed=seats, **face)
            for _ in range(25):
                env.step(env.sample())
                for array_ in (env.observations, env.moves, env.mask, env.seat, env.legal, env.rewards, env.dones):
                    digest.update(array_.tobytes())
            digest.update(env.everyone().tobytes())
    return digest.hexdigest()


@pytest.mark.skipif(not COMPILED, reason="optional: compared with the interpreted games where they are compiled")
@pytest.mark.parametrize("name", rookery.games())
def test_compiled_or_not_the_numbers_are_the_same(name: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", PLAYED, name],
        env={**os.environ, "ROOKERY_PURE": "1", "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.strip() == digest_of(name)
