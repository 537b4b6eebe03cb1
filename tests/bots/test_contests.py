"""Forms of contests, ratings, sequential tests, results; and a contest that was killed goes on where it was."""

from __future__ import annotations

import csv
import io
import json
import os
import random
import re
import signal
import subprocess
import sys
import time
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from rich.console import Console

from rookery.errors import GameError
from rookery.play.arena import (
    Arena,
    Bounds,
    Plan,
    Wanted,
    contest,
    planned,
    ratings as rating_room,
    read_bounds,
    run,
)
from rookery.play.arena.journal import Journal
from rookery.play.arena.ratings import ratings
from rookery.play.arena.report import html
from rookery.play.arena.results import rows, write_results
from rookery.play.arena.runner import LocalRunner
from rookery.play.arena.sprt import Trial, ratio, weights
from rookery.play.arena.tally import Fault, Played, Tally

GAME = "thiefs-market"


# -- forms --------------------------------------------------------------------------------------------------------


def test_in_a_round_robin_everybody_meets_everybody_in_every_seat() -> None:
    plan = Plan(GAME, 3, ("random", "urchin", "heuristic", "a=random"), 1, "round-robin")
    assert plan.round == 12
    for turn in range(2):
        games = [plan.seated(n) for n in range(turn * 12, turn * 12 + 12)]
        assert Counter(frozenset(game) for game in games) == dict.fromkeys(map(frozenset, plan.tables), 3)
        for seat in range(3):
            assert set(Counter(game[seat] for game in games).values()) == {3}
    one, two = (
        {(g[s], g[(s + 1) % 3]) for g in map(plan.seated, range(k, k + 3)) for s in range(3)} for k in (0, 12)
    )
    assert one == {(b, a) for a, b in two}, "in the next round the neighbours are others"


def test_pairs_and_gauntlets() -> None:
    pairs = Plan(GAME, 3, ("a=random", "b=random", "c=random"), 1, "pairs")
    assert [pairs.seated(n) for n in (0, 1, 2)] == [("a", "b", "b"), ("b", "a", "b"), ("b", "b", "a")]
    assert {tuple(sorted(pairs.seated(n))) for n in range(pairs.round)} == {
        tuple(sorted(t)) for t in ("abb", "acc", "baa", "bcc", "caa", "cbb")
    }
    assert len(Plan("thieves-den", 2, ("a=random", "b=random", "c=random"), 1, "pairs").tables) == 3
    gauntlet = contest(GAME, 3, 6, ["heuristic", "random", "urchin"], form="gauntlet")
    assert [gauntlet.games[n].bots.count("heuristic") for n in range(6)] == [1] * 6
    lines = {line.name: line for line in gauntlet.lines()}
    assert (lines["heuristic"].games, lines["heuristic"].played, lines["random"].games, lines["random"].played) == (
        6,
        6,
        3,
        6,
    )


def test_mirrored_games_begin_with_the_same_deal() -> None:
    plain, mirrored = (planned(GAME, 3, ["heuristic", "random"], 1, mirror=m) for m in (False, True))
    assert [plain.deal(n) for n in (0, 1, 3)] == ["arena 1 0", "arena 1 1", "arena 1 3"]
    assert [mirrored.deal(n) for n in (0, 1, 2, 3)] == ["arena 1 0"] * 3 + ["arena 1 3"]


# -- ratings ------------------------------------------------------------------------------------------------------


def game_of(number: int, bots: str, ranks: tuple[int, ...], nobody: bool = False, **more: Any) -> Played:
    scores = tuple(10 - rank for rank in ranks)
    return Played(number, tuple(bots), 10, scores, ranks, tuple({"gold": s} for s in scores), nobody=nobody, **more)


def test_ratings_do_not_depend_on_when_games_arrive() -> None:
    rng = random.Random(5)
    games = [game_of(n, "abc", tuple(rng.sample((1, 2, 3), 3))) for n in range(30)]
    found = []
    for order in (games, games[::-1], rng.sample(games, 30)):
        tally = Tally("abc")
        tally.add(order)
        found.append(ratings(tally))
    assert found[0] == found[1] == found[2]


def test_the_stronger_bot_is_rated_higher_and_surer_after_more_games() -> None:
    tally = Tally("abc")
    tally.add(game_of(n, "abc", (1, 2, 3) if n % 4 else (2, 1, 3)) for n in range(40))
    rated = ratings(tally)
    assert [each.name for each in rated] == ["a", "b", "c"]
    assert rated[0].interval[0] > rated[2].interval[1]
    few = ratings(tally.first(4))
    assert all(a.sigma < b.sigma for a, b in zip(rated, few, strict=True))


def test_shared_victories_and_lost_tables_are_ties() -> None:
    for nobody in (False, True):
        tally = Tally("abc")
        tally.add(game_of(n, "abc", (1, 1, 1), nobody) for n in range(9))
        rated = ratings(tally)
        assert max(r.mu for r in rated) - min(r.mu for r in rated) < 1e-6
    shared = Tally("abc")
    shared.add(game_of(n, "abc", (1, 1, 3)) for n in range(9))
    a, b, c = sorted(ratings(shared), key=lambda each: each.name)
    assert a.mu == pytest.approx(b.mu, abs=1.0) and a.mu > c.mu + 5


def test_a_bot_in_two_seats_is_rated_once_and_alone_not_at_all() -> None:
    tally = Tally("abb")
    tally.add(game_of(n, "abb", (1, 2, 3)) for n in range(9))
    assert [each.name for each in ratings(tally)] == ["a", "b"]
    alone = Tally("aaa")
    alone.add(game_of(n, "aaa", (1, 2, 3)) for n in range(9))
    assert ratings(alone)[0].mu == 25.0


def test_without_openskill_it_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rating_room, "find_spec", lambda name: None)
    with pytest.raises(GameError, match="ratings need openskill, which comes with Rookery"):
        ratings(Tally("abc"))
    with pytest.raises(GameError, match="ratings need openskill, which comes with Rookery"):
        run(planned(GAME, 3, ["random"]), 1, Wanted(rated=True))
    out = io.StringIO()
    monkeypatch.setattr("rookery.play.arena.tournament.available", lambda: False)
    assert run(planned(GAME, 3, ["random"]), 1, Wanted(), Console(file=out, width=100)) == 0
    assert "No ratings: openskill, which comes with Rookery, is missing." in out.getvalue()


# -- sequential tests ---------------------------------------------------------------------------------------------


def test_the_likeliest_weights_have_the_mean_asked_for() -> None:
    seen = {0.0: 5, 0.25: 11, 0.5: 3, 1.0: 2}
    for mean in (0.1, 0.25, 0.3, 0.8):
        found = weights(seen, mean)
        assert sum(found.values()) == pytest.approx(1)
        assert sum(value * p for value, p in found.items()) == pytest.approx(mean)
    own = sum(value * n for value, n in seen.items()) / 21
    assert weights(seen, own) == pytest.approx({value: n / 21 for value, n in seen.items()})


def test_of_won_and_lost_games_the_ratio_is_walds() -> None:
    """Where a block is one game, won or lost, the test is Wald's own."""
    from math import log

    found = ratio({0.0: 60, 1.0: 40}, 0.3, 0.35)
    assert found == pytest.approx(40 * log(0.35 / 0.3) + 60 * log(0.65 / 0.7))
    assert ratio({0.0: 60, 1.0: 40}, 0.35, 0.3) == pytest.approx(-found)
    assert abs(ratio({0.25: 3}, 0.25, 0.3)) < 0.5, "three games say little"


def blocks(rng: random.Random, mean: float, seats: int, number: int) -> list[Played]:
    """Games of a bot that wins so often."""
    out = []
    for n in range(number, number + seats):
        plan_seats = ["b"] * seats
        mine = n % seats
        plan_seats[mine] = "a"
        winner = mine if rng.random() < mean else (mine + rng.randrange(1, seats)) % seats
        out.append(game_of(n, "".join(plan_seats), tuple(1 if s == winner else 2 for s in range(seats))))
    return out


@pytest.mark.parametrize(("mean", "wrong"), [(0.25, "H1"), (0.35, "H0")])
def test_the_test_errs_as_seldom_as_it_says(mean: float, wrong: str) -> None:
    """120 tests of a bot that is exactly as strong as one of the hypotheses: one in twenty may go wrong."""
    rng, verdicts = random.Random(7), Counter[str]()
    for _ in range(120):
        trial, games = Trial(Plan(GAME, 4, ("a", "b"), 1), Bounds(0, 0.1)), dict[int, Played]()
        while not trial.look(games):
            games.update({game.number: game for game in blocks(rng, mean, 4, len(games))})
        verdicts[trial.verdict] += 1
    assert verdicts[wrong] <= 12, verdicts  # 6 expected; more than 12 by chance once in a hundred


def test_a_test_ends_at_the_same_game_whatever_the_order_of_arrival() -> None:
    rng = random.Random(3)
    games = [game for k in range(0, 1200, 4) for game in blocks(rng, 0.45, 4, k)]
    plan, bounds = Plan(GAME, 4, ("a", "b"), 1), Bounds(0, 0.1)
    whole = Trial(plan, bounds)
    assert whole.look({game.number: game for game in games}) and whole.verdict == "H1"
    slow, arrived = Trial(plan, bounds), dict[int, Played]()
    for game in sorted(games, key=lambda g: (g.number // 50, rng.random())):
        arrived[game.number] = game
        if slow.look(arrived):
            break
    assert (slow.games, slow.path) == (whole.games, whole.path) and slow.games % 4 == 0


def test_a_block_with_a_broken_game_is_left_out() -> None:
    games = {
        game.number: game for game in blocks(random.Random(1), 0.5, 3, 0) + blocks(random.Random(2), 0.5, 3, 3)
    }
    games[1] = Played(1, games[1].bots, 4, crash="broken")
    trial = Trial(Plan(GAME, 3, ("a", "b"), 1), Bounds(0, 0.1))
    assert not trial.look(games) and trial.left_out == 1 and len(trial.path) == 1 and trial.games == 6


def test_a_real_test_stops_early_and_says_why(tmp_path: Path) -> None:
    out, report = io.StringIO(), tmp_path / "r.html"
    wanted = Wanted(report=report, sprt=read_bounds("0,0.3", 0.05, 0.05))
    assert run(planned(GAME, 3, ["heuristic", "random"], 1), 300, wanted, Console(file=out, width=200)) == 0
    told = re.search(r"Test passed after (\d+) games: heuristic wins ([\d.]+) %.*LLR ([\d.]+)", out.getvalue())
    assert told is not None and int(told[1]) < 60 and float(told[3]) >= 2.94
    page = report.read_text("utf-8")
    assert "Test passed after" in page and "<polyline" in page
    two = Arena(LocalRunner(2), 2, bounds=wanted.sprt).hold(planned(GAME, 3, ["heuristic", "random"], 1), 300)
    assert two.trial is not None and two.trial.games == int(told[1]) == len(two.counted().games)


@pytest.mark.parametrize("text", ["", "1", "a,b", "0.1,0", "0,2", "0,0.05,0.1", "nan,1"])
def test_bounds_that_make_no_test(text: str) -> None:
    with pytest.raises(GameError, match="does not work as a test"):
        read_bounds(text, 0.05, 0.05)
    with pytest.raises(GameError, match="does not work as a test"):
        read_bounds("0,0.1", 0.0, 0.05)
    with pytest.raises(GameError, match="does not work as a test"):
        Trial(Plan(GAME, 3, ("a", "b"), 1), Bounds(0, 0.9))


# -- results ------------------------------------------------------------------------------------------------------


def test_results_as_csv_and_parquet_say_the_same(tmp_path: Path) -> None:
    from pyarrow import parquet

    plan = planned(GAME, 3, ["heuristic", "random"], 2)
    tally = contest(GAME, 3, 3, ["heuristic", "random"], 2)
    tally.add([Played(3, plan.seated(3), 7, crash="broken"), Played(4, plan.seated(4), 9000)])
    for name in ("r.csv", "r.parquet"):
        write_results(tmp_path / name, tally, plan)
    with (tmp_path / "r.csv").open(encoding="utf-8", newline="") as file:
        read = list(csv.DictReader(file))
    kept = parquet.read_table(tmp_path / "r.parquet").to_pylist()
    assert kept == rows(tally, plan) and len(read) == len(kept) == 15
    for text, row in zip(read, kept, strict=True):
        assert text == {key: "" if value is None else str(value) for key, value in row.items()}
        if row["ended"] == "finished":
            sources = [value for key, value in row.items() if key.startswith("points_")]
            assert sum(sources) == row["points"]
    assert [row["ended"] for row in kept[9::3]] == ["crashed", "cut"]
    assert sorted(path.name for path in tmp_path.iterdir()) == ["r.csv", "r.parquet"]


def test_results_that_cannot_be_written_are_refused_before_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(GameError, match=r"must end in one of \.csv, \.parquet"):
        run(planned(GAME, 3, ["random"]), 1, Wanted(results=Path("r.xls")))
    monkeypatch.setattr("rookery.play.arena.results.find_spec", lambda name: None)
    with pytest.raises(GameError, match="Parquet needs pyarrow"):
        run(planned(GAME, 3, ["random"]), 1, Wanted(results=Path("r.parquet")))


# -- the report ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "hu", "pl", "de"])
def test_a_report_shows_everything_and_asks_nobody(lang: str) -> None:
    plan = planned(GAME, 3, ["heuristic", "urchin", "random"], 2, form="round-robin")
    tally = contest(GAME, 3, 6, plan.bots, 2, form="round-robin")
    sly = Fault(1, "<b>sly</b>", 4, "slow", "& so on", 2)
    tally.add([replace(tally.games[0], number=6, faults=(sly,))])
    page = html(tally, GAME, 2, {}, plan, rated=ratings(tally), lang=lang)
    for fetched in ("http", "//", "src=", "url(", "@import", "<link", "<script", "<img", "<iframe"):
        assert fetched not in page, fetched
    assert f'<html lang="{lang}">' in page and "&lt;b&gt;sly" in page and "<b>sly" not in page
    drawings = re.findall(r"<svg.*?</svg>", page, re.S)
    assert len(drawings) == 6  # wins, ratings, scores, sources, seats, lengths
    for drawing in drawings:
        tree = ElementTree.fromstring(drawing)
        assert tree.get("role") == "img" and tree.get("aria-label")
        wide = float(str(tree.get("viewBox")).split()[2])
        for box in tree.iter("rect"):
            assert float(str(box.get("x"))) + float(str(box.get("width"))) <= wide + 0.1
    assert page.count("<table") == 2  # standings, who came in before whom
    assert "ui-arena" not in page and "{" not in page.partition("</style>")[2]


# -- the journal --------------------------------------------------------------------------------------------------


def test_a_contest_goes_on_from_its_journal(tmp_path: Path) -> None:
    plan, book = planned(GAME, 3, ["urchin", "random"], 3), tmp_path / "j"
    whole = Arena().hold(plan, 8).tally.games
    assert Arena(journal=book).hold(plan, 3).before == 0
    held = Arena(journal=book).hold(plan, 8)  # longer than it was begun
    assert held.before == 3 and held.tally.games == whole
    played = [json.loads(row)["number"] for row in book.read_text("utf-8").splitlines()[1:]]
    assert sorted(played) == list(range(8))
    size = book.stat().st_size
    assert Arena(journal=book).hold(plan, 8).tally.games == whole and book.stat().st_size == size
    assert set(Arena(journal=book).hold(plan, 5).counted().games) == set(range(5))


def test_a_journal_cut_off_anywhere_is_gone_on_with(tmp_path: Path) -> None:
    plan, book = planned(GAME, 3, ["random"], 3), tmp_path / "j"
    Arena(journal=book).hold(plan, 3)
    data = book.read_bytes()
    first = data.index(b"\n") + 1
    cuts = {0, 1, first - 1, first, first + 1, len(data) - 1, len(data)} | set(range(0, len(data), 97))
    for cut in sorted(cuts):
        book.write_bytes(data[:cut])
        journal = Journal(book, plan)
        kept = data[:cut].count(b"\n")
        assert len(journal.played) == max(0, kept - 1)
        journal.close()
        assert book.read_bytes() == (data[: data.rfind(b"\n", 0, cut) + 1] if kept else data[:first])
    book.write_bytes(data[:-20])
    assert Arena(journal=book).hold(plan, 3).before == 2
    assert book.read_bytes() == data


def test_journals_of_other_contests_and_broken_ones_are_refused(tmp_path: Path) -> None:
    plan, book = planned(GAME, 3, ["random"], 3), tmp_path / "j"
    Arena(journal=book).hold(plan, 2)
    data = book.read_bytes()
    head, one, two = data.splitlines(keepends=True)
    later = json.dumps({**json.loads(head), "rules": 99}).encode() + b"\n"
    stranger = one.replace(b'"random"', b'"nobody"')
    for content, words in [
        (b"Dear diary,\n", "is not a journal"),
        (b"Dear diary", "is not a journal"),
        (b"[1]\n", "is not a journal"),
        (b"\xff\xfe\n", "is not a journal"),
        (later + one, "begun under rules version 99; now it is 1"),
        (head + b"{}\n" + one, "damaged in line 2"),
        (head + one + one, "damaged in line 3"),
        (head + one[:50] + b"\n" + two, "damaged in line 2"),
        (head + stranger, "damaged in line 2"),
        (head + b"\n" + one, "damaged in line 2"),
    ]:
        book.write_bytes(content)
        with pytest.raises(GameError, match=words):
            Arena(journal=book).hold(plan, 2)
        assert book.read_bytes() == content, "what is refused is left as it is"
    book.write_bytes(data)
    for other, what in [
        (planned(GAME, 3, ["random"], 4), "seed is 3 there and 4 here"),
        (planned(GAME, 4, ["random"], 3), "seats is 3 there and 4 here"),
        (planned(GAME, 3, ["urchin"], 3), "bots is"),
        (planned(GAME, 3, ["random"], 3, {"promo": True}), "options is"),
        (planned(GAME, 3, ["random"], 3, mirror=True), "mirror is false there and true here"),
    ]:
        with pytest.raises(GameError, match=what):
            Journal(book, other)


def test_two_arenas_do_not_share_a_journal(tmp_path: Path) -> None:
    plan = planned(GAME, 3, ["random"], 3)
    first = Journal(tmp_path / "j", plan)
    with pytest.raises(GameError, match="another arena is writing"):
        Journal(tmp_path / "j", plan)
    first.close()
    Journal(tmp_path / "j", plan).close()


@pytest.mark.timeout(900)  # processes that import everything start again and again
@pytest.mark.parametrize("jobs", [1, 2])
def test_an_arena_killed_again_and_again_loses_no_game_and_plays_none_twice(jobs: int, tmp_path: Path) -> None:
    book, results, games = tmp_path / "j", tmp_path / "r.csv", 16
    command = "from rookery.cli import main; main()"
    words = [sys.executable, "-c", command, "arena", GAME, "--seats", "3", "--games", str(games)]
    words += ["--bots", "urchin,random", "--seed", "9", "--jobs", str(jobs), "--no-ratings"]
    words += ["--journal", str(book), "--results", str(results)]
    rng, kills = random.Random(jobs), 0
    while True:
        before = lines_in(book)
        arena = subprocess.Popen(words, stdout=subprocess.DEVNULL, start_new_session=True)
        wanted = before + rng.randrange(1, 6)
        while arena.poll() is None and lines_in(book) < wanted:
            time.sleep(0.002)
        time.sleep(rng.random() * 0.05)
        if arena.poll() is None and kills < 3:
            arena.kill()
            kills += 1
        if arena.wait() == 0:
            break
        assert arena.returncode == -signal.SIGKILL
        assert not left_over(arena.pid), "its workers are gone too"
    assert kills >= 2
    numbers = [json.loads(row)["number"] for row in book.read_text("utf-8").splitlines()[1:]]
    assert sorted(numbers) == list(range(games))
    plan = planned(GAME, 3, ["urchin", "random"], 9)
    write_results(tmp_path / "whole.csv", contest(GAME, 3, games, ["urchin", "random"], 9), plan)
    assert results.read_bytes() == (tmp_path / "whole.csv").read_bytes()


def lines_in(book: Path) -> int:
    return book.read_bytes().count(b"\n") if book.exists() else 0


def left_over(group: int) -> bool:
    """Is any process of a group still there after a while?"""
    for _ in range(200):
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return False
        time.sleep(0.05)
    os.killpg(group, signal.SIGKILL)
    return True


def test_games_are_handed_over_while_a_batch_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    """A worker brings what it has after a slice of time; the rest of its batch is played later, once."""
    monkeypatch.setattr("rookery.play.arena.playing.SLICE", 0.0)
    tally = contest(GAME, 3, 9, ["random"], 1)
    assert sorted(tally.games) == list(range(9)) and len(tally.finished) == 9
