"""The arena: fair seats, honest intervals, the same games whoever plays them, and no game lost to a crash."""

import io
import re
import signal
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import Mock
from xml.etree import ElementTree

import pytest
from rich.console import Console

import rookery
from rookery.core.moves import Move
from rookery.errors import GameError
from rookery.play.arena import playing, showing
from rookery.play.arena.plan import bot_seed, lineup
from rookery.play.arena.playing import play_game
from rookery.play.arena.report import html
from rookery.play.arena.runner import LocalRunner, Lost
from rookery.play.arena.showing import Watch
from rookery.play.arena.tally import Played, Tally, wilson
from rookery.play.arena.tournament import contest, main
from rookery.play.bots import Window, make_bot
from rookery.play.match import Match

GAME = "thiefs-market"
RULES = rookery.game(GAME).version


# -- statistics ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (81, 263, 0.2553, 0.3662),  # these four: Newcombe 1998, table I
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (20, 20, 0.8389, 1.0000),
    ],
)
def test_wilson_against_published_values(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_wilson_with_nothing_known_and_with_shares() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    low, high = wilson(2.5, 10)
    assert wilson(2, 10)[0] < low < 0.25 < high < wilson(3, 10)[1]


def game_of(number: int, bots: tuple[str, ...], scores: tuple[int, ...], ranks: tuple[int, ...]) -> Played:
    return Played(number, bots, 10, scores, ranks, tuple({"cards": s - 1, "gold": 1} for s in scores))


def test_a_tally_shares_victories_and_knows_the_seats() -> None:
    tally = Tally(["a", "b", "b"])
    tally.add(
        [game_of(1, ("b", "a", "b"), (5, 9, 2), (2, 1, 3)), game_of(0, ("a", "b", "b"), (7, 7, 3), (1, 1, 3))]
    )
    a, b = tally.lines()
    assert (a.name, a.seats, a.games, a.wins, a.shared) == ("a", 1, 2, 1.5, 1)
    assert (b.seats, b.played, b.wins, b.rate) == (2, 4, 0.5, 0.125)
    assert a.rate + 2 * b.rate == 1
    assert (a.mean_points, a.mean_place, a.mean_source("cards"), a.mean_source("gold")) == (8, 1, 7, 1)
    assert (a.seat_rate(0), a.seat_rate(1), a.seat_rate(2)) == (0.5, 1.0, None)
    assert tally.seat_rates() == [0.25, 0.75, 0.0]
    low, high = b.interval
    assert (2 * low, 2 * high) == pytest.approx(wilson(0.5, 2))
    assert tally.sources == ["cards", "gold"]


def test_cut_off_and_broken_games_are_counted_apart() -> None:
    tally = Tally(["a", "b", "b"])
    tally.add([game_of(0, ("a", "b", "b"), (7, 7, 3), (1, 1, 3))])
    tally.add([Played(1, ("b", "a", "b"), 4000), Played(2, ("b", "b", "a"), 3, crash="it broke")])
    assert [len(x) for x in (tally.finished, tally.truncated, tally.crashed)] == [1, 1, 1]
    assert tally.lines()[0].games == 1


# -- playing ------------------------------------------------------------------------------------------


def test_everybody_sits_everywhere() -> None:
    seated = [lineup(["a", "b", "c", "d"], n) for n in range(4)]
    for seat in range(4):
        assert {row[seat] for row in seated} == {"a", "b", "c", "d"}
    assert len({bot_seed(s, n, seat) for s in range(3) for n in range(20) for seat in range(5)}) == 300


def test_the_same_games_whatever_the_number_of_jobs() -> None:
    bots = ["heuristic", "random"]
    one = contest(GAME, 3, 12, bots, seed=5, jobs=1)
    two = contest(GAME, 3, 12, bots, seed=5, jobs=2)
    assert one.games == two.games and len(one.finished) == 12
    assert html(one, GAME, 5, {}) == html(two, GAME, 5, {})
    assert play_game(GAME, ["heuristic", "random", "random"], 5, 7) == one.games[7]
    assert contest(GAME, 3, 2, bots, seed=6).games != {n: one.games[n] for n in range(2)}


def test_table_options_reach_the_games() -> None:
    tally = contest(GAME, 3, 2, ["random"], options={"promo": True, "last-tie": "grab"})
    assert len(tally.finished) == 2
    with pytest.raises(GameError, match="no option"):
        contest(GAME, 3, 2, ["random"], options={"cheat": True})


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"game": "chess"}, "no game"),
        ({"seats": 6}, "TM-S1"),
        ({"bots": ["genius"]}, "there are random, urchin, heuristic"),
        ({"bots": ["random"] * 4}, "bots named: 4, seats: 3"),
        ({"bots": []}, "bots named: 0, seats: 3"),
        ({"games": 0}, "at least one game"),
        ({"jobs": 0}, "at least one job"),
    ],
)
def test_wrong_requests_say_what_is_wrong(change: dict[str, Any], words: str) -> None:
    asked: dict[str, Any] = {"game": GAME, "seats": 3, "games": 1, "bots": ["random"], **change}
    with pytest.raises(GameError, match=words):
        contest(**asked)


class Breaking:
    """Random, but in some games it fails after a while, or cheats."""

    def __init__(self, seed: int, how: str) -> None:
        self.bot = make_bot(GAME, "random", seed)
        self.left = 3
        self.how = how

    def choose(self, window: Window) -> Move:
        move = self.bot.choose(window)
        self.left -= 1
        if self.left == 0 and self.how == "fails":
            raise ZeroDivisionError("a bot's own mistake")
        if self.left == 0 and self.how == "cheats":
            return Move(11 | 999 << 6, move._notation)
        return move


@pytest.mark.parametrize(("how", "why"), [("fails", "crashed"), ("cheats", "nonsense")])
def test_a_bot_that_fails_loses_its_turn_and_is_named(
    how: str, why: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    broken = {bot_seed(1, n, 0) for n in (2, 5)}

    def make(each: Any, game: str, seed: int) -> Any:
        return Breaking(seed, how) if seed in broken else make_bot(game, each.body, seed)

    monkeypatch.setattr(playing, "made_here", make)
    tally = contest(GAME, 3, 8, ["random"], 1)
    assert len(tally.finished) == 8 and not tally.crashed
    ((name, faults),) = tally.faults.items()
    assert name == "random" and [(n, f.seat, f.why, f.turns) for n, f in faults] == [(2, 0, why, 1), (5, 0, why, 1)]
    page = html(tally, GAME, 1, {})
    assert "random lost 2 turns by the timeout rule" in page
    assert ("s own mistake" in page) is (how == "fails")


def test_the_rule_answers_as_it_does_at_a_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that never answers plays what the game's timeout rule plays, and is not asked for ever."""
    asked: list[int] = []

    class Silent:
        def choose(self, window: Window) -> Move:
            asked.append(window.seat)
            raise RuntimeError("silence")

    monkeypatch.setattr(
        playing,
        "made_here",
        lambda each, game, seed: Silent() if each.body == "urchin" else make_bot(game, each.body, seed),
    )
    played = play_game(GAME, ["urchin", "random", "random"], 1, 0)
    assert played.finished and asked == [0, 0, 0]
    assert [fault.turns for fault in played.faults[:2]] == [1, 1]
    match = rookery.game(GAME).start(seats=3, seed="arena 1 0")
    bots = [make_bot(GAME, "random", bot_seed(1, 0, seat)) for seat in range(3)]
    lost = 0
    while waiting := match.unanswered:
        seat = waiting[bot_seed(1, 0, match.number) % len(waiting)] if len(waiting) > 1 else waiting[0]
        lost += seat == 0
        match.play(seat, match.timeout_move(0) if seat == 0 else bots[seat].choose(Window(match, seat)))
    assert match.outcome is not None and match.outcome.scores == played.scores
    assert sum(fault.turns for fault in played.faults) == lost


def test_a_game_that_crashes_is_kept_with_its_record_and_the_rest_goes_on(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    broken = {bot_seed(1, n, 0) for n in (2, 5)}

    class Poisonous(Breaking):
        """The rules break under its third move."""

        def choose(self, window: Window) -> Move:
            self.left -= 1
            if self.left == 0:
                monkeypatch.setattr(Match, "play", Mock(side_effect=ZeroDivisionError("a mistake in the rules")))
            return self.bot.choose(window)

    def make(each: Any, game: str, seed: int) -> Any:
        monkeypatch.setattr(Match, "play", whole)
        return Poisonous(seed, "") if seed in broken else make_bot(game, each.body, seed)

    whole = Match.play
    monkeypatch.setattr(playing, "made_here", make)
    out = io.StringIO()
    status = main(GAME, 3, 8, ["random"], 1, 1, str(tmp_path / "r.html"), console=Console(file=out, width=100))
    assert status == 1
    assert "2 crashed and not counted" in out.getvalue()
    for n in (2, 5):
        text = (tmp_path / f"crash-{GAME}-seed1-game{n}.txt").read_text(encoding="utf-8")
        assert f"game {n} of seed 1 broke at seat 0 (random, seed" in text and "Traceback" in text
        again = rookery.replay(text)  # the record itself, notes and all
        assert again.waiting[0] == 0 and not again.over
        assert f"Game {n} crashed" in (tmp_path / "r.html").read_text(encoding="utf-8")
    assert re.search(r"random ×3 +6 ", out.getvalue())  # six of eight games have a winner


def test_endless_games_are_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        playing, "kit", lambda game: SimpleNamespace(max_decisions=20, watcher=lambda: None, rules=RULES)
    )
    out = io.StringIO()
    assert main(GAME, 3, 3, ["random"], console=Console(file=out, width=80)) == 0
    assert "3 cut off and not counted" in out.getvalue()


# -- the runner ---------------------------------------------------------------------------------------


def test_a_dying_process_takes_nobody_with_it() -> None:
    """`raise_signal` as the work: 17 is ignored by everybody, 9 kills the worker."""
    results = list(LocalRunner(2).run(signal.raise_signal, [17, 17, 9, 17, 17]))
    assert sorted(str(r) for _, r in results) == ["Lost(reason='the process died')", *["None"] * 4][::1]
    assert [item for item, r in results if isinstance(r, Lost)] == [9]


@pytest.mark.parametrize("jobs", [1, 2])
def test_work_that_raises_is_lost_alone(jobs: int) -> None:
    results = dict(LocalRunner(jobs).run(int, ["1", "x", "3"]))
    assert results["1"] == 1 and results["3"] == 3
    assert isinstance(results["x"], Lost) and "ValueError" in results["x"].reason


class Dying:
    """A runner that loses every batch of more than one game, and game 3 for good."""

    def run(self, task: Any, items: Any) -> Any:
        for item in items:
            lost = len(item.numbers) > 1 or item.numbers == (3,)
            yield item, Lost("the process died") if lost else task(item)


def test_lost_batches_are_played_again_game_by_game() -> None:
    tally = contest(GAME, 3, 8, ["random"], runner=Dying())
    assert len(tally.finished) == 7
    assert [g.number for g in tally.crashed] == [3] and "the process died" in tally.crashed[0].crash


def test_ctrl_c_keeps_what_was_played() -> None:
    class Stopped:
        def run(self, task: Any, items: Any) -> Any:
            yield items[0], task(items[0])
            raise KeyboardInterrupt

    watch = Watch(Console(file=io.StringIO()), 8)
    tally = contest(GAME, 3, 8, ["random"], runner=Stopped(), watch=watch)
    assert watch.interrupted and 0 < len(tally.finished) < 8


# -- what is shown ------------------------------------------------------------------------------------


def shown(monkeypatch: pytest.MonkeyPatch, **console: Any) -> str:
    monkeypatch.setattr(showing, "PLAIN_EVERY", 0.0)
    raw = io.BytesIO()
    encoding = console.pop("encoding", "utf-8")
    out = io.TextIOWrapper(raw, encoding=encoding)
    assert main(GAME, 4, 12, ["heuristic", "random"], 3, 1, console=Console(file=out, **console)) == 0
    out.flush()
    return raw.getvalue().decode(encoding)


def test_plain_lines_where_there_is_no_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    text = shown(monkeypatch, width=80)
    assert re.search(r"^\d+/12 games, [\d.]+/s, \d+ s left: heuristic [\d.]+%, random", text, re.M)
    assert "\x1b" not in text
    assert re.search(r"heuristic +12 +100.0 % +75\.\d – 100.0 %", text)
    assert "points by source" in text and "win rate by seat" in text and "█" in text
    assert re.search(r"12 games in [\d.]+ s: [\d.]+ games/s with 1 job, \d+ decisions a game; par 25.0 %", text)
    assert max(len(row) for row in text.splitlines()) <= 100 and "…" not in text


def test_a_live_picture_in_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("TERM", "xterm-256color")
    text = shown(monkeypatch, width=80, force_terminal=True)
    assert "\x1b[" in text and "games/s" in text


def test_an_old_terminal_gets_plain_letters(monkeypatch: pytest.MonkeyPatch) -> None:
    text = shown(monkeypatch, width=80, encoding="ascii")
    assert "#####" in text and "+---" in text


def test_the_report_is_one_file_that_asks_nobody() -> None:
    tally = contest(GAME, 3, 6, ["heuristic", "random"], seed=2)
    tally.add([Played(6, tally.entries, 5, crash="# <b>broken</b> & more")])
    page = html(tally, GAME, 2, {"promo": True})
    for fetched in ("http", "//", "src=", "url(", "@import", "<link", "<script", "<img", "<iframe"):
        assert fetched not in page, fetched
    assert "prefers-color-scheme: dark" in page and "&lt;b&gt;broken" in page and "<b>broken" not in page
    drawings = re.findall(r"<svg.*?</svg>", page, re.S)
    assert len(drawings) == 5
    for drawing in drawings:
        tree = ElementTree.fromstring(drawing)
        assert tree.get("role") == "img" and tree.get("aria-label")
        used = {e.get("fill") for e in tree.iter("rect")}
        assert used and all(re.fullmatch(r"var\(--c[0-5]\)", str(c)) for c in used)
    assert f"{100 * tally.lines()[0].rate:.1f}" in drawings[0]


def test_a_report_without_a_finished_game() -> None:
    tally = Tally(["a", "b", "c"])
    tally.add([Played(0, ("a", "b", "c"), 4000)])
    assert "1 game went on for too long" in html(tally, GAME, 0, {})
