"""How long a bot seems to think tells nobody what it holds."""

from __future__ import annotations

import random
import time
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from rookery.play.bots import Window, make_bot
from rookery.serve.hub.driver import THINKS, VARIES, Driver
from rookery.serve.hub.hub import Hub
from rookery.serve.tables.live import LiveTable
from rookery.serve.tables.state import TEMPOS
from tests.serve.tools import guests, opened, run, started

PACE = 600_000
"""Milliseconds: no bot ever answers in these tests."""
HIDDEN = {"thieves-den": 3, "age-of-thieves": 3, "castle-of-the-devil": 5}
"""Games in which a bot holds something from the first question on, and seats."""


async def bots_turn(hub: Hub, game: str, level: str = "heuristic") -> tuple[LiveTable, int]:
    """A table at which a bot is asked; nothing happens there any more."""
    (ada,) = await guests(hub, "Ada")
    seats = HIDDEN[game]
    bots = dict.fromkeys(range(1, seats), level)
    table = await started(hub, [ada], game, seats=seats, bots=bots)
    while not any(table.seats[s].bot for s in table.state.pending()):
        await hub.answer(table, ada, 0, table.number, str(table.match.legal(0)[0]))  # type: ignore[union-attr]
    return table, next(s for s in table.state.pending() if table.seats[s].bot)


@pytest.mark.parametrize("game", HIDDEN)
def test_in_worlds_the_others_cannot_tell_apart_it_takes_the_same_time(sqlite: str, game: str) -> None:
    """The bot thinks about other cards each time, for as long as it does; its answer is given at one moment."""

    async def main() -> None:
        async with opened(sqlite, pace=PACE, regret=2000) as hub:
            table, seat = await bots_turn(hub, game)
            state, true = table.state, table.match
            assert true is not None
            rng, shown, views = random.Random(5), set(), set()
            for n in range(12):
                state.match = true.sample(0, rng) if n else true
                state.match._key = true._key  # luck is the table's, whatever its cards
                bot = make_bot(game, "heuristic", seed=1)
                before = time.perf_counter()
                bot.choose(Window(state.match, seat))
                thought = (time.perf_counter() - before) * (1 + n)  # and on a machine that is busier each time
                shown.add(hub.driver.shows_at(state, seat, state.opened + thought))
                views.add(repr(state.match.view(seat)))
            state.match = true
            assert len(shown) == 1
            assert len(views) > 1, "the worlds differ in what the bot knows"

    run(main())


@pytest.mark.parametrize("level", ["heuristic", "fence", "mastermind"])
def test_however_long_a_thought_is_it_only_says_in_which_span_it_ended(sqlite: str, level: str) -> None:
    async def main() -> None:
        async with opened(sqlite, pace=450) as hub:
            hub.driver.drive = lambda *_, **__: None  # type: ignore[method-assign]
            table, seat = await bots_turn(hub, "thieves-den", level)
            state, at = table.state, hub.driver.shows_at
            usual = max(0.45, THINKS.get(level, 0.0))
            first = at(state, seat, state.opened) - state.opened
            assert usual <= first <= usual * (1 + VARIES)
            thoughts = [n / 100 for n in range(800)]
            given = [at(state, seat, state.opened + t) - state.opened for t in thoughts]
            spans = {round(g / first, 3) for g in given}
            assert spans == {float(n) for n in range(1, round(max(spans)) + 1)}, "whole spans and nothing between"
            assert all(g > t - 1e-6 for g, t in zip(given, thoughts, strict=True)), (
                "nothing is given before it is thought"
            )
            assert all(a <= b for a, b in pairwise(given))

    run(main())


def test_it_varies_as_with_people_and_follows_the_tempo(sqlite: str) -> None:
    """From question to question and seat to seat, by luck; and the same whenever it is asked."""

    async def main() -> None:
        async with opened(sqlite, pace=PACE) as hub:
            table, seat = await bots_turn(hub, "thieves-den")
            state = table.state

            def usual(n: int = seat) -> float:
                return hub.driver.shows_at(state, n, state.opened) - state.opened

            assert usual() == usual()
            assert usual(1) != usual(2)
            brisk = usual()
            state.tempo = "slow"
            assert usual() == pytest.approx(brisk * TEMPOS["slow"])

    run(main())


def test_without_a_pace_nothing_waits(tmp_path: Path) -> None:
    """As in tests, and where a host wants it."""

    async def main() -> None:
        async with opened(f"sqlite:///{tmp_path / 't.db'}") as hub:
            assert isinstance(hub.driver, Driver)
            driver: Any = hub.driver
            driver.drive = lambda *_, **__: None
            table, seat = await bots_turn(hub, "thieves-den")
            assert driver.shows_at(table.state, seat, table.state.opened + 3) == table.state.opened

    run(main())
