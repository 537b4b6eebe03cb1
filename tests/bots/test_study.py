"""`rookery study`: what games between bots say about a game."""

from __future__ import annotations

import json
import random
from functools import cache
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from typer.testing import CliRunner

import rookery
from rookery.cli import app
from rookery.errors import GameError
from rookery.games import kit
from rookery.i18n import LANGUAGES
from rookery.play import arena
from rookery.play.arena.journal import Journal
from rookery.play.arena.playing import play_number
from rookery.play.arena.tally import Studied, Tally
from rookery.play.bots import quick_level
from rookery.play.game import games
from rookery.play.study.findings import FEW, Findings, findings, named
from rookery.play.study.page import html
from rookery.play.study.running import Wanted, planned, run
from rookery.play.study.takes import by_seat, taken, things

PLAN = planned("parlour", 3, ["random"], 1)


def studied(plan: arena.Plan, count: int) -> Tally:
    tally = Tally(plan.tables[0], plan.seats)
    tally.add(play_number(plan, n) for n in range(count))
    return tally


@pytest.mark.parametrize("game", games())
def test_takes_are_found_in_every_game(game: str) -> None:
    """Whatever a seat did with a thing: as often as it was told, and known to the seat that did it."""
    plan = planned(game, kit(game).seats[0], ["random"], 1)
    played = play_number(plan, 0)
    assert isinstance(played, Studied) and len(played.takes) == plan.seats
    assert any(played.takes) and played.seen
    for takes in played.takes:
        assert all(key.partition("=")[2] in played.seen and times > 0 for key, times in takes.items())


def test_what_a_seat_took_in_secret_counts_too() -> None:
    match = rookery.game("thieves-den").start(seats=2, seed=3)
    takes, seen = taken(match)
    assert all(any(key.startswith("scheme.scheme=") for key in each) for each in takes)
    assert not any(thing for event in match.events(None) if event["kind"] == "scheme" for _, thing in things(event))
    assert by_seat(match.events(1), 0) == {}
    assert set(seen) >= {key.partition("=")[2] for each in takes for key in each}


def test_numbers_and_seats_are_no_things() -> None:
    event = {"kind": "rob", "n": 4, "seat": 1, "victim": 2, "card": None, "fame": 3, "text": "…", "loot": ["gem"]}
    assert list(things(event)) == [("loot", "gem")]


def made(n: int, takes: list[dict[str, int]], winner: int) -> Studied:
    ranks = tuple(1 if seat == winner else 2 for seat in range(3))
    scores = tuple(10 if seat == winner else 3 for seat in range(3))
    points = tuple({"cards": score} for score in scores)
    seen = tuple(sorted({key.partition("=")[2] for each in takes for key in each} | {"unused"}))
    return Studied(n, ("random",) * 3, 50, scores, ranks, points, takes=tuple(takes), seen=seen)


def made_up(strong: str, count: int = 600) -> Findings:
    """Games in which seats buy one of five things at random; who has the strong one wins two games of three."""
    rng, tally = random.Random(7), Tally(PLAN.tables[0], 3)
    for n in range(count):
        bought = rng.sample("ABCDE", 3)
        winner = rng.randrange(3)
        if strong in bought and rng.random() < 0.5:
            winner = bought.index(strong)
        tally.add([made(n, [{f"buy.card={each}": 2} for each in bought], winner)])
    return findings(PLAN, tally)


def test_what_is_too_strong_stands_out_and_nothing_else() -> None:
    found = made_up("C")
    ((group, thing),) = [each for each in found.outliers if each[1].outlier > 0]
    assert (group.name, thing.id) == ("buy.card", "C")
    assert 0.6 < thing.low < thing.rate < thing.high < 0.75
    assert thing.times == 2 * thing.seats and thing.games == thing.seats <= thing.seen
    assert abs(group.base - found.par) < 0.01
    assert thing.points > 5


def test_things_that_are_alike_do_not_stand_out() -> None:
    assert made_up("none").outliers == []


def test_few_games_say_nothing() -> None:
    found = made_up("C", FEW - 1)
    assert found.outliers == [] and found.groups


def test_the_same_games_give_the_same_figures_whoever_plays_them() -> None:
    """Whatever the order in which games arrive."""
    played = [play_number(PLAN, n) for n in range(6)]
    one, other = Tally(PLAN.tables[0], 3), Tally(PLAN.tables[0], 3)
    one.add(played)
    other.add(reversed(played))
    assert findings(PLAN, one) == findings(PLAN, other)
    assert html(findings(PLAN, one), one) == html(findings(PLAN, other), other)


def test_it_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    journal, data = tmp_path / "j", [tmp_path / "one.json", tmp_path / "two.json"]
    console = Console(file=StringIO())
    assert run(PLAN, 3, Wanted(journal=journal), console) == 0
    with journal.open("ab") as half:
        half.write(b'{"number":3,"bo')  # a kill in the middle of a line
    assert run(PLAN, 6, Wanted(journal=journal, data=data[0]), console) == 0
    assert run(PLAN, 6, Wanted(data=data[1]), console) == 0
    assert data[0].read_bytes() == data[1].read_bytes()
    assert json.loads(data[0].read_text())["games"] == 6


def test_journals_of_contests_and_of_studies_are_not_mixed_up(tmp_path: Path) -> None:
    plain = arena.planned("parlour", 3, ["random"], 1)
    for n, (mine, other) in enumerate([(plain, PLAN), (PLAN, plain)]):
        path = tmp_path / str(n)
        Journal(path, mine).close()
        with pytest.raises(GameError, match="study"):
            Journal(path, other)


@cache
def two_games() -> tuple[Findings, Tally]:
    plan = planned("thieves-den", 2, ["random"], 1)
    tally = studied(plan, 2)
    return findings(plan, tally), tally


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_shows_every_kind_of_thing(lang: str) -> None:
    found, tally = two_games()
    page = html(found, tally, lang)
    assert page.count("<details>") == len(found.groups) > 0
    assert all(f"<h2>{group.name[0].upper()}{group.name[1:]}</h2>" in page for group in found.groups)
    assert "<script" not in page and "http" not in page.replace("http-equiv", "")


def test_names_of_others_cannot_break_the_page() -> None:
    tally = Tally(PLAN.tables[0], 3)
    tally.add(made(n, [{"buy.card=<b>": 1}, {"buy.card=&": 1}, {}], 0) for n in range(3))
    assert "<b>" not in html(findings(PLAN, tally), tally)


def test_a_study_of_no_finished_game_is_one() -> None:
    tally = Tally(PLAN.tables[0], 3)
    found = findings(PLAN, tally)
    assert (found.games, found.groups, found.winners) == (0, (), {})
    assert "<h1>" in html(found, tally)


def test_the_command(tmp_path: Path) -> None:
    files: dict[str, Any] = {name: tmp_path / name for name in ("report.html", "data.json")}
    args = ["study", "thieves-den", "-n", "2", "-g", "2", "--bots", "random", "-j", "1"]
    done = CliRunner().invoke(
        app, [*args, "--report", str(files["report.html"]), "--json", str(files["data.json"])]
    )
    assert done.exit_code == 0, done.output
    assert "2 games" in done.output
    data = json.loads(files["data.json"].read_text("utf-8"))
    assert (data["game"], data["games"], data["seats"]) == ("thieves-den", 2, 2)
    assert CliRunner().invoke(app, ["study", "chess"]).exit_code == 2


def test_things_have_the_names_people_know() -> None:
    assert named("thieves-den", "card", "L14B") == "Drowned Cellar"
    assert named("age-of-thieves", "space", "Sd1") == "Anchor Lane 2"
    assert named("enclave", "location", "crossing") == "Crossing"
    assert named("enclave", "deck", "no such") == "no such"


def test_who_plays_when_nobody_is_named() -> None:
    """The strongest that answers without a search."""
    assert quick_level("thieves-den") == "burglar"
    assert quick_level("enclave") == "heuristic"
