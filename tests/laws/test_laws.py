"""The seven laws of a frame, each with a test for all games, and each test seen to fail where the law is broken."""

from collections.abc import Callable
from typing import Any

import pytest

from rookery.core.moves import Move
from rookery.core.rng import Rng
from rookery.core.table import NOBODY, Frame, Table
from rookery.errors import IllegalMove
from rookery.games.kit import Kit
from rookery.play import checks
from rookery.play.checks import CheckFailed, Setting, need
from rookery.play.checks.laws import Ran, asked_in_public, one_thing, open_questions, open_to_all
from rookery.play.match import Match
from tests.anygame import decisions, every, every_plain, fewer, midgame, moves
from tests.laws.broken import save_with, with_broken_frames

PARLOUR = Setting("parlour", 3)
MARKET = Setting("thiefs-market", 4)


# -- 1: run does one thing, and asks again when run again ----------------------------------------------------


@every
def test_1_run_does_one_thing(setting: Setting) -> None:
    for n in range(fewer(2)):
        for match, seat, move, rng in moves(setting, n):
            one_thing(match, seat, move, rng)


@every
def test_1_a_waiting_rule_asks_again(setting: Setting) -> None:
    for n in range(fewer(2)):
        for match, rng in decisions(setting, n):
            checks.asks_again(match, rng)


def test_1_can_fail() -> None:
    assert "more than one" in Ran([[1, 0]], [[1, 1], [2, 0]], asked=True, over=False, changed=True).wrong()
    assert "at once" in Ran([[1, 0]], [[1, 1], [2, 0], [2, 0]], asked=False, over=False, changed=True).wrong()
    assert "nothing" in Ran([[1, 0]], [[1, 0]], asked=False, over=False, changed=False).wrong()
    assert "below" in Ran([[1, 0], [2, 0]], [[1, 5], [2, 1]], asked=False, over=False, changed=True).wrong()
    assert not Ran([[1, 0]], [[1, 1]], asked=False, over=False, changed=True).wrong()

    def forgetful(table: Any, frame: Frame) -> dict[str, Any]:
        def run(_: object) -> None:
            frame.run(table)
            table.number += 1

        return {"run": run}

    def silent(table: Any, frame: Frame) -> dict[str, Any]:
        return {"run": lambda _: None}

    for breaks in (forgetful, silent):
        with pytest.raises(CheckFailed, match=r"run again|does not ask again"):
            checks.asks_again(with_broken_frames(midgame(MARKET, 1, 4), breaks), Rng(1))


# -- 2: frames hold nothing hidden ---------------------------------------------------------------------------


@every
def test_2_frames_hold_nothing_hidden(setting: Setting) -> None:
    """Whoever was told nothing of two different answers finds the same numbers in the rules in progress."""
    for n in range(fewer(8 if setting.game == "parlour" else 1)):
        for match, rng in decisions(setting, n, one_in=2, end=False):
            checks.siblings(match, rng)


def test_2_can_fail() -> None:
    """A frame that remembers a hidden face is found by the swap test."""

    def hoarder(table: Any, frame: Frame) -> dict[str, Any]:
        def all_hands() -> int:
            return int("1" + "".join(f"{table.cards.face[c]:02}" for s in (0, 1) for c in table.cards.cards(s)))

        return {"save": save_with(frame, all_hands)}

    def look() -> None:
        for seed in range(20):
            checks.scrambled(with_broken_frames(PARLOUR.start(seed), hoarder)._table, None, Rng(seed))

    with pytest.raises(CheckFailed, match="hold something hidden"):
        look()


# -- 3: who is asked depends on public knowledge -------------------------------------------------------------


@every
def test_3_who_is_asked_is_public(setting: Setting) -> None:
    for n in range(fewer(4 if setting.game == "parlour" else 1)):
        for match, rng in decisions(setting, n, one_in=3, end=False):
            asked_in_public(match, rng)


def test_3_can_fail() -> None:
    """A window that asks only the holders of a 6 is found."""

    def only_holders(table: Any, frame: Frame) -> dict[str, Any]:
        def run(_: object) -> None:
            frame.run(table)
            if table.who >= 0 and 6 not in table.held(table.who):
                table._close()

        return {"run": run}

    failed = 0
    for seed in range(12):
        for match, rng in decisions(PARLOUR, seed, end=False):
            table: Any = match._table
            if 6 in table.held(table.who):  # or this broken rule would not have asked
                try:
                    checks.scrambled(with_broken_frames(match, only_holders)._table, None, rng)
                except CheckFailed as error:
                    failed += "does not ask again" in str(error)
    assert failed > 10


# -- 4: chance is asked, news is told ------------------------------------------------------------------------


@every
def test_4_views_change_only_with_news(setting: Setting) -> None:
    """All publication goes through `tell`: a viewer whose digest stays has the view it had."""
    for n in range(fewer(6 if setting.game == "parlour" else 2)):
        witness = None
        for match, seat, move, _ in moves(setting, n):
            if witness is None:
                witness = checks.Witness(match.clone())
            witness.play(seat, move)


class GossipKit:
    """A kit that shows how many sealed answers are in: that is told to nobody."""

    def __init__(self, real: Kit) -> None:
        self.real = real

    def __getattr__(self, name: str) -> Any:
        return getattr(self.real, name)

    def view(self, table: Table, seat: int, options: Any) -> dict[str, Any]:
        return {**self.real.view(table, seat, options), "answered": bin(table.invited & ~table.pending)}


def test_4_can_fail() -> None:
    def gossip() -> None:
        for seed in range(5):
            match = PARLOUR.start(seed)
            match._kit = GossipKit(match._kit)  # type: ignore[assignment]
            witness, rng = checks.Witness(match), Rng(seed)
            while not match.over:
                witness.play(*checks.pick(match, rng))

    with pytest.raises(CheckFailed, match="was told nothing, but its view"):
        gossip()


# -- 5: legality is checked once, before anything changes ----------------------------------------------------


@every
def test_5_an_illegal_answer_changes_nothing(setting: Setting) -> None:
    for n in range(fewer(2)):
        for match, rng in decisions(setting, n, one_in=12):
            checks.illegal_changes_nothing(match, rng)


def test_5_can_fail() -> None:
    class Hasty(Match):
        def play(self, seat: int, move: Move | str) -> list[dict[str, Any]]:
            self._table.number += 1
            return super().play(seat, move)

    match = midgame(MARKET, 3, 7)._become(Hasty.__new__(Hasty))
    with pytest.raises(CheckFailed, match="after refused moves"):
        checks.illegal_changes_nothing(match, Rng(1))

    class Lenient(Match):
        def play(self, seat: int, move: Move | str) -> list[dict[str, Any]]:
            try:
                return super().play(seat, move)
            except IllegalMove:
                return []

    match = midgame(MARKET, 3, 7)._become(Lenient.__new__(Lenient))
    with pytest.raises(CheckFailed, match="can be played"):
        checks.illegal_changes_nothing(match, Rng(1))


# -- 6: queries change nothing -------------------------------------------------------------------------------


@every
def test_6_queries_change_nothing(setting: Setting) -> None:
    for n in range(fewer(2)):
        for match, rng in decisions(setting, n, one_in=12):
            checks.queries_change_nothing(match, rng)


class CountingKit(GossipKit):
    """A kit whose view leaves a trace."""

    def view(self, table: Table, seat: int, options: Any) -> dict[str, Any]:
        table.result += 1
        return self.real.view(table, seat, options)


def test_6_can_fail() -> None:
    match = midgame(MARKET, 4, 9)
    match._kit = CountingKit(match._kit)  # type: ignore[assignment]
    with pytest.raises(CheckFailed, match="after queries"):
        checks.queries_change_nothing(match, Rng(1))


# -- 7: the only option is asked for, unless everybody can see it --------------------------------------------


@every
def test_7_open_questions_are_open(setting: Setting) -> None:
    """At every question, those the core answers itself included."""
    forced = n = 0
    rng = Rng(1)
    while n < fewer(4) or (not forced and n < 4 * fewer(4)):
        for match, seat, move, _ in moves(setting, n):
            forced += open_questions(match, seat, move, rng)
        n += 1
    assert forced or setting.game != MARKET.game, "no forced answer in these games: the test proves nothing"


@every_plain
def test_7_no_question_is_a_false_one(setting: Setting) -> None:
    single = 0
    for n in range(fewer(6)):
        for match, rng in decisions(setting, n, end=False):
            checks.no_false_choice(match, rng)
            need(match._table.who != NOBODY, "nobody is asked")
            single += any(len(match.legal(s)) == 1 for s in match.waiting)
    assert single or setting.game != "parlour", "a hidden hand must lead to questions with one answer"


def test_7_can_fail() -> None:
    """A window over hidden hands that calls itself open is found, both ways."""

    def claims(table: Any, frame: Frame) -> dict[str, Any]:
        return {"open": lambda _, seat: True}

    def look(check: Callable[[Match], object]) -> int:
        failed = 0
        for seed in range(6):
            for match, _ in decisions(PARLOUR, seed, end=False):
                try:
                    check(with_broken_frames(match, claims))
                except CheckFailed:
                    failed += 1
        return failed

    assert look(lambda m: open_to_all(m._table, Rng(1)))
    assert look(lambda m: checks.no_false_choice(m, Rng(1)))
