"""The simulation behind docs/scale.md: queues that behave as queues do, and figures that were measured."""

from __future__ import annotations

import dataclasses
import json
import random
import re
from pathlib import Path

import pytest

from benchmarks.drawn import picture
from benchmarks.fanout import NEAR, Core, Costs, Load, Site, simulate
from benchmarks.scale import KEPT, costs_kept, predicted

DOCS = Path(__file__).resolve().parents[2] / "docs"
COSTS = Costs(
    move=0.001, language=0.0, page=0.0005, watcher=0.0002, news=0.0001, read=0.0008, transaction=0.0, commit=0.002,
    row=0.0001, push=5000, glance=5000, table=20, socket=20,
)  # fmt: skip


def test_every_move_is_stored_once_told_once_and_shown_on_every_page() -> None:
    site = Site(60, 3, 0.5, watchers=1, where="spread", seconds=20)
    load = simulate(site, COSTS)
    assert load.rows == pytest.approx(load.moves, rel=0.01)
    assert load.delivered == 2 * load.published
    assert load.moves + 60 * 4 / NEAR * 0.7 < load.published < load.moves + 60 * 4 / NEAR  # and who is near
    assert load.pages == pytest.approx(5 * load.moves, rel=0.01)
    assert load.bytes == pytest.approx(load.pages * COSTS.push)
    assert 1.3 * load.moves < load.reads < 2 * load.moves  # five pages among three processes


def test_a_core_keeps_people_waiting_as_long_as_theory_says() -> None:
    """Random arrivals, each taking the same time: the mean wait is r / (2 (1 - r)) of it (Pollaczek, Khinchine)."""
    luck, core, now, waited, arrivals, busy = random.Random(1), Core(), 0.0, 0.0, 200_000, 0.7
    for _ in range(arrivals):
        now += luck.expovariate(busy)
        waited += core.work(now, 1.0) - 1.0 - now
    assert waited / arrivals == pytest.approx(busy / (2 * (1 - busy)), rel=0.03)


def test_a_full_core_carries_what_its_costs_allow() -> None:
    load = simulate(Site(400, 1, 0.1, seconds=10), COSTS)
    assert load.busy[0] == pytest.approx(1.0, abs=0.03)
    assert load.moves == pytest.approx(1 / (COSTS.move + 4 * COSTS.page), rel=0.03)
    assert load.p99 > load.p50 > 50  # four hundred tables wait for one core


def test_those_who_think_longer_ask_for_less() -> None:
    slow, quick = (simulate(Site(50, 1, think, seconds=40), COSTS) for think in (4.0, 1.0))
    assert quick.moves / slow.moves == pytest.approx(4.0, rel=0.1)
    assert slow.p99 <= quick.p99


def test_pages_apart_cost_reading_and_together_they_do_not() -> None:
    apart, together = (simulate(Site(60, 4, 1.0, where=where), COSTS) for where in ("spread", "together"))
    assert together.reads == 0
    assert sum(apart.busy) > 1.25 * sum(together.busy)


def test_every_process_hears_of_every_move() -> None:
    """What limits a site in the end: each process more makes every move dearer."""
    four, eight = (simulate(Site(200, n, 1.0), COSTS) for n in (4, 8))
    assert four.delivered / four.published == pytest.approx(3)
    assert eight.delivered / eight.published == pytest.approx(7)
    assert eight.delivered > 2 * four.delivered > 6 * four.moves


@pytest.mark.parametrize("name", sorted(json.loads(KEPT.read_text("utf-8"))["trials"]))
def test_what_was_played_for_real_is_what_the_simulation_says(name: str) -> None:
    trial = json.loads(KEPT.read_text("utf-8"))["trials"][name]
    real, made = Load(**trial["measured"]), predicted(trial, costs_kept())
    for n, busy in enumerate(real.busy):
        assert made.busy[n] / made.moves == pytest.approx(busy / real.moves, rel=0.25, abs=0.0001), n
    for what in ("rows", "pages", "bytes", "published"):
        assert getattr(made, what) / made.moves == pytest.approx(getattr(real, what) / real.moves, rel=0.2), what


def test_the_docs_name_what_was_measured() -> None:
    text = (DOCS / "scale.md").read_text("utf-8")
    for field in ("move", "language", "page", "watcher", "news", "read"):
        cost = getattr(costs_kept(), field) * 1e6
        assert re.search(rf"^\| .*`{field}` \| {cost:,.0f} \|$", text, re.MULTILINE), field


def test_the_picture_has_a_bar_for_each_number_of_processes() -> None:
    sites = [Site(50, n, 1.0, seconds=2) for n in (1, 2)]
    drawn = picture([(site, simulate(site, COSTS)) for site in sites], COSTS)
    assert drawn.count('class="own"') == 1 + len(sites)
    assert "200 people" in drawn
    assert dataclasses.asdict(sites[0])["processes"] == 1
