"""Who may take part in an arena: levels, installed bots, networks in files, programs that speak in lines."""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from textwrap import dedent
from typing import Any

import numpy as np
import pytest

import rookery
from rookery.core.rng import Rng
from rookery.errors import GameError
from rookery.packages import folder
from rookery.play.arena import Limits, Plan, contest, planned, play_number, programs as line_protocol
from rookery.play.arena.channel import Failed, Program, packed
from rookery.play.arena.contestants import contestant, made_here
from rookery.play.arena.hosted import close_all
from rookery.play.arena.plan import bot_seed
from rookery.play.arena.programs import ProgramBot
from rookery.play.bots import Window, make_bot
from rookery.play.bots.mind import frozen
from rookery.play.bots.mind.frozen import pack
from rookery.play.bots.mind.reading import Reading
from tests.outside.scratch import begin, on_the_path

GAME = "thiefs-market"
QUICK = Limits(seconds=1.0, memory=1024)
PATIENT = Limits(seconds=60.0, memory=1024)
LISTENING = "import json, sys\nfor line in sys.stdin:\n    said = json.loads(line)\n    if said['type'] == 'ask':\n"


def program(folder: Path, answer: str, name: str = "bot") -> str:
    """A bot as a file: what it does when it is asked; as an arena is told of it."""
    file = folder / f"{name}.py"
    file.write_text(LISTENING + "".join(f"        {row}\n" for row in dedent(answer).strip().splitlines()), "utf-8")
    return f"program:{sys.executable} {file}"


SAYS = "print(json.dumps({'move': %s}), flush=True)"


# -- programs -----------------------------------------------------------------------------------------------------


def test_a_program_plays_by_number_or_by_words(tmp_path: Path) -> None:
    """Two programs that mean the same move play the same game."""
    first = program(tmp_path, SAYS % "said['count'] // 2", "first")
    words = """
    moves, k = said['moves'], said['count'] // 2
    while k >= len(moves):
        print(json.dumps({'list': len(moves)}), flush=True)
        moves += json.loads(sys.stdin.readline())['moves']
    print(json.dumps({'move': moves[k]}), flush=True)
    """
    second = program(tmp_path, words, "second")
    one, two = (contest(GAME, 3, 1, [who, "random"], seed=4) for who in (first, second))
    assert not one.faults and not two.faults
    assert one.games[0].scores == two.games[0].scores
    assert {line.name for line in one.lines()} == {"first", "random"}


@pytest.mark.parametrize(
    ("answer", "why", "note"),
    [
        ("sys.exit(3)", "crashed", "status 3"),
        ("raise ValueError('oh no')", "crashed", "oh no"),
        ("x = bytearray(3_000_000_000)", "crashed", "MemoryError"),
        ("import time; time.sleep(99)", "slow", ""),
        ("print('take a seat', flush=True)", "nonsense", "take a seat"),
        ("print('[' * 60_000, flush=True)", "nonsense", ""),
        ("print('x' * 200_000, flush=True)", "nonsense", "too long"),
        (SAYS % "'take the crown'", "nonsense", "take the crown"),
        (SAYS % "10**9", "nonsense", ""),
        (SAYS % "True", "nonsense", ""),
        (SAYS % "None", "nonsense", ""),
        ("print('7', flush=True)", "nonsense", "7"),
    ],
)
def test_a_program_that_fails_loses_its_turns_and_no_game(
    answer: str, why: str, note: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(line_protocol, "START_SECONDS", 0.0)
    plan = planned(GAME, 3, [program(tmp_path, answer), "random"], limits=QUICK if why == "slow" else PATIENT)
    played = play_number(plan, 0)
    assert played.finished and {fault.bot for fault in played.faults} == {"bot"}
    assert [fault.why for fault in played.faults] == [why] * 3  # then the rule answers without asking
    assert note in played.faults[0].note
    assert sum(fault.turns for fault in played.faults) > 3


def test_a_program_that_failed_once_is_told_everything_again(tmp_path: Path) -> None:
    """It dies at its fourth question; the one that starts anew hears all events from the beginning."""
    heard = tmp_path / "heard"
    answer = f"""
    with open({str(heard)!r}, 'a') as file: file.write(json.dumps([e['n'] for e in said['events']]) + '\\n')
    if sum(1 for _ in open({str(heard)!r})) == 4: sys.exit()
    {SAYS % "0"}
    """
    plan = planned(GAME, 3, [program(tmp_path, answer), "random"], limits=PATIENT)
    played = play_number(plan, 0)
    assert [fault.decision for fault in played.faults] and len(played.faults) == 1
    rows = [json.loads(row) for row in heard.read_text().splitlines()]
    assert rows[4][0] == 0 and len(rows[4]) > sum(map(len, rows[:4])) - 1
    assert [n for row in rows[4:] for n in row] == list(range(sum(map(len, rows[4:]))))


def test_a_program_that_does_not_read_holds_nobody_up(tmp_path: Path) -> None:
    deaf = Program([sys.executable, "-c", "import time; time.sleep(99)"], 512, 60)
    try:
        with pytest.raises(Failed) as caught:
            deaf.ask(["x" * 1_000_000], 0.3)
        assert caught.value.why == "slow"
    finally:
        deaf.close()


def test_nothing_is_left_of_a_program_and_its_children(tmp_path: Path) -> None:
    code = (
        "import subprocess, sys; p = subprocess.Popen(['sleep', '600']); print(p.pid, flush=True); sys.stdin.read()"
    )
    parent = Program([sys.executable, "-c", code], 0, 60)
    child = parent.ask([], 20.0)
    os.kill(child, 0)
    parent.close()
    for _ in range(200):
        if not Path(f"/proc/{child}/stat").exists() or " Z " in Path(f"/proc/{child}/stat").read_text():
            return
        time.sleep(0.05)
    raise AssertionError("a child is still there")


def lines_to(match: Any, seat: int) -> bytes:
    """All that a program in this seat would be sent now."""
    bot = ProgramBot(["none"], Window(match, seat), match.seats, 1, 5, QUICK)
    return packed(bot.start()) + packed(bot.ask(Window(match, seat)))


@pytest.mark.parametrize(
    "game", ["thiefs-market", "castle-of-the-devil", "thieves-den", "enclave", "age-of-thieves"]
)
def test_a_program_is_sent_the_same_bytes_in_every_world_it_cannot_tell_apart(game: str) -> None:
    """Secrecy of the line protocol: what its seat cannot know is changed, and not a byte of what it gets."""
    seats = 3
    rng, checked, changed = Rng(11), 0, 0
    for number in range(2):
        match = rookery.game(game).start(seats=seats, seed=number)
        while (waiting := match.unanswered) and match.number < 60:
            seat = waiting[0]
            if rng.below(3) == 0:
                sent = lines_to(match, seat)
                world = match.sample(seat, int(rng.bits()))
                assert lines_to(world, seat) == sent
                world._table.scramble(seat, Rng(int(rng.bits())))
                assert lines_to(world, seat) == sent
                others = [s for s in range(seats) if s != seat]
                changed += any(world.view(s) != match.view(s) for s in others)
                checked += 1
            legal = match.legal(seat)
            match.play(seat, legal[int(rng.below(len(legal)))])
    assert checked >= 10 and changed >= 1, "worlds in which something was different"


# -- bots of other packages ---------------------------------------------------------------------------------------

SLY = """
import os, time

def first(window):
    return window.legal[0]

class Sly:
    games = ("thiefs-market", "tea-party")

    def __init__(self, seed, game):
        self.seed, self.game, self.turns = seed, game, 0

    def choose(self, window):
        self.turns += 1
        print("bots may print")
        return window.legal[(self.seed + self.turns) % len(window.legal)]

class Troubled:
    def __init__(self):
        self.turns = 0

    def choose(self, window):
        self.turns += 1
        if self.turns == 2:
            {trouble}
        return str(window.legal[0])

silly = 7
"""


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An installed package with bots."""
    place = tmp_path / "site"
    info = place / "sly_bots-0.3.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: sly-bots\nVersion: 0.3\n", "utf-8")
    points = "first = sly_bots:first\nsly = sly_bots:Sly\ntroubled = sly_bots:Troubled\n"
    points += "silly = sly_bots:silly\nmissing = sly_bots:nothing\n"
    (info / "entry_points.txt").write_text(f"[rookery.bots]\n{points}", "utf-8")
    (place / "sly_bots.py").write_text(SLY.format(trouble="raise ValueError('oh dear')"), "utf-8")
    monkeypatch.setenv("PYTHONPATH", str(place))
    with on_the_path(place):
        yield place
    close_all()


def test_installed_bots_play(site: Path) -> None:
    tally = contest(GAME, 3, 3, ["sly", "first", "random"], seed=2)
    assert len(tally.finished) == 3 and not tally.faults
    assert tally.games == contest(GAME, 3, 3, ["bot:sly", "bot:first", "random"], seed=2).games
    played = tally.games[0]
    match = rookery.game(GAME).start(seats=3, seed="arena 2 0")  # the same game, played here by hand
    turns = 0
    while waiting := match.unanswered:
        many = len(waiting)
        seat = waiting[0] if many == 1 else waiting[bot_seed(2, 0, match.number) % many]
        legal = match.legal(seat)
        turns += seat == 0
        mine = [(bot_seed(2, 0, 0) + turns) % len(legal), 0][min(seat, 1)]
        move = make_bot(GAME, "random", bot_seed(2, 0, 2)).choose(Window(match, 2)) if seat == 2 else legal[mine]
        match.play(seat, move)
    assert match.outcome is not None and match.outcome.scores == played.scores


@pytest.mark.parametrize(
    ("trouble", "why", "note"),
    [
        ("raise ValueError('oh dear')", "crashed", "ValueError: oh dear"),
        ("os._exit(7)", "crashed", "status 7"),
        ("time.sleep(99)", "slow", ""),
        ("while True: pass", "slow", ""),
        ("return 'the crown'", "nonsense", "the crown"),
    ],
)
def test_an_installed_bot_that_fails_loses_its_turn(site: Path, trouble: str, why: str, note: str) -> None:
    (site / "sly_bots.py").write_text(SLY.format(trouble=trouble), "utf-8")
    played = play_number(planned(GAME, 3, ["troubled", "random"], limits=QUICK if why == "slow" else PATIENT), 0)
    assert played.finished
    assert played.faults[0].why == why and note in played.faults[0].note and played.faults[0].bot == "troubled"


@pytest.mark.parametrize(
    ("bot", "game", "words"),
    [
        ("bot:nobody", GAME, "no installed package brings a bot “nobody”; there are first, missing, silly, sly"),
        ("nobody", GAME, "no bot “nobody” for thiefs-market; there are random, urchin, heuristic, fence, first"),
        ("silly", GAME, "“silly” cannot be used"),
        ("missing", GAME, "“missing” cannot be used: AttributeError"),
        ("sly", "enclave", "“sly” does not play enclave, only thiefs-market, tea-party"),
    ],
)
def test_an_installed_bot_that_cannot_play_is_refused(site: Path, bot: str, game: str, words: str) -> None:
    with pytest.raises(GameError, match=words):
        planned(game, 3, [bot])


def test_levels_and_bots_of_somebody_elses_game(site: Path, tmp_path: Path) -> None:
    package = begin("tea-party", tmp_path)
    thumb = "class Heuristic:\n    def choose(self, seen, rng):\n        return seen.legal[0]\n"
    (package / "bot.py").write_text(thumb, "utf-8")
    with on_the_path(site):
        tally = contest("tea-party", 3, 3, ["heuristic", "sly", "random"])
        assert len(tally.finished) == 3 and not tally.faults


# -- networks -----------------------------------------------------------------------------------------------------


@pytest.fixture
def network(tmp_path: Path) -> Path:
    """The shipped network of Thieves Den, as a file of one's own."""
    path = tmp_path / "mine.npz"
    pack(folder("thieves-den") / "bot" / "network.npz", path, {})
    return path


def test_a_network_by_file_plays_as_its_level_does(network: Path) -> None:
    file = folder("thieves-den") / "bot" / "network.npz"
    mine, level = (contest("thieves-den", 3, 1, [who, "random"], 3) for who in (f"network:{file}", "burglar"))
    assert mine.games[0].scores == level.games[0].scores and not mine.faults
    assert {line.name for line in mine.lines()} == {"network", "random"}


def test_a_network_searches_as_much_as_it_is_told(network: Path) -> None:
    match = rookery.game("thieves-den").start(seats=2, seed=1)
    window = Window(match, match.waiting[0])
    for effort in ("@2x1x1x1", "@fence", ""):
        bot = made_here(contestant(f"network:{network}{effort}"), "thieves-den", 1)
        assert bot.choose(window) in window.legal


def test_networks_that_do_not_fit_are_refused(network: Path, tmp_path: Path) -> None:
    (tmp_path / "text.npz").write_text("not a network")
    for bot, game, words in [
        (f"network:{tmp_path}/text.npz", "thieves-den", "cannot be read"),
        (f"network:{tmp_path}/none.npz", "thieves-den", "cannot be read: FileNotFoundError"),
        (f"network:{network}", GAME, "was not trained for thiefs-market"),
        (f"network:{network}@deep", "thieves-den", "“deep” is not a search"),
        (f"network:{network}@999x99x999x999", "thieves-den", "too much"),
    ]:
        with pytest.raises(GameError, match=words):
            planned(game, 3, [bot])


def test_networks_with_damaged_weights_are_refused(tmp_path: Path) -> None:
    """At once, and not at the first decision of a game."""
    reading = Reading(rookery.game("thieves-den"))
    whole = frozen.untrained(reading, 32, 16)
    for name, harm, words in [
        ("block1.weight", np.ones((32, 31), "float32"), r"block1.weight has the shape \(32, 31\), not \(32, 32\)"),
        ("score1.bias", np.ones(1, "float32"), "score1.bias has the shape"),
        ("there.weight", np.full_like(whole["there.weight"], np.nan), "not all of there.weight are numbers"),
        ("worth2.bias", np.array([np.inf], "float32"), "not all of worth2.bias are numbers"),
    ]:
        file = tmp_path / f"{name}.npz"
        frozen.write(file, whole | {name: harm}, reading, {})
        with pytest.raises(GameError, match=f"cannot be read: ValueError: {words}"):
            planned("thieves-den", 3, [f"network:{file}"])


def test_names_of_contestants() -> None:
    assert contestant("cutpurse").name == "heuristic"
    assert contestant("A b=network:x@fence").effort == "fence"
    assert Plan(GAME, 3, ("a=random", "urchin"), 1).seated(1) == ("urchin", "a", "urchin")
    for text in ("oracle:x", "program:", "program:sh 'x"):
        with pytest.raises(GameError, match="is not a bot"):
            contestant(text)
