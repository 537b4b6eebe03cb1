"""A game that brings no board of its own can be played in a terminal all the same."""

from __future__ import annotations

from pathlib import Path

import pytest

import rookery.play.game
from rookery.client.feed import Feed, Seen
from rookery.client.http import Client
from rookery.games import names
from rookery.i18n import LANGUAGES, strict
from rookery.terminal.remote.there import RemoteMatch
from tests.serve.tools import serving
from tests.terminal.sitting import kept, run

MODEL = "parlour"


@pytest.fixture(autouse=True)
def listed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The model game, as if it were one of the house."""
    monkeypatch.setattr(rookery.play.game, "game_names", lambda: (*names(), MODEL))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 4])
def test_a_whole_game(lang: str, seats: int, data: Path) -> None:
    with strict():
        result = run("play", MODEL, "-n", str(seats), "--seed", "3", "--lang", lang, lines=["1"] * 200)
    assert result.status == 0, result.err
    (path,) = kept(data)
    assert rookery.replay(path.read_text("utf-8")).over
    assert "[parlour-" not in result.out


def test_the_usual_number_of_seats() -> None:
    assert "Oskar" not in run("play", MODEL, "--seed", "3", lines=["quit"]).out  # four sit there: me and three bots
    assert "Zita" in run("play", MODEL, "--seed", "3", lines=["quit"]).out


def test_help_hint_why_and_rules() -> None:
    said = run("play", MODEL, "--seed", "3", lines=["help", "why give 1 6", "hint", "cards", "rules", "quit"])
    assert said.status == 0, said.err
    assert "Parlour is for two to four players." in said.out
    assert "take R B" not in said.out  # another game's notation


def test_rules_cards_and_replay(data: Path) -> None:
    assert "PA-4" in run("rules", MODEL).out
    assert run("cards", MODEL).status == 0
    run("play", MODEL, "--seed", "3", lines=["1"] * 200)
    told = run("replay", str(kept(data)[0]))
    assert told.status == 0, told.err
    assert "passes." in told.out


def test_an_arena_of_it() -> None:
    result = run("arena", MODEL, "--games", "2", "--jobs", "1")
    assert result.status == 0, result.err


def test_at_a_table_of_a_server(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path}/test.db") as server:
        result = run("play", MODEL, "-n", "3", "--server", server.url, "--fast", lines=["1"] * 100)
    assert result.status == 0, result.err
    assert "Where the points come from" in result.out
    assert "Give a" in result.out  # in the server's words


def test_small_steps_and_sentences_come_from_the_server(tmp_path: Path) -> None:
    position = {"phase": "split", "turn": 0, "pool": "R R W B G Y I I S", "players": [{}, {}, {"pile": "W B"}]}
    here = rookery.game("thiefs-market").position(position, names=["Ada", "Bob", "Cleo"])
    with serving(f"sqlite:///{tmp_path}/test.db") as server:
        people = [server.person(name) for name in ("Ada", "Bob", "Cleo")]
        table = server.table(*people, game="thiefs-market", position=position)
        client = Client(server.url, "en")
        client.token = people[0].token
        there = RemoteMatch(client, Feed(client, Seen(client.ask("GET", f"/tables/{table}"))))
        mine, theirs = here.draft(0), there.draft(0)
        while mine.move is None:
            assert [s.text for s in mine.steps] == [s.text for s in theirs.steps]
            step = mine.steps[-1].text
            mine.take(step)
            theirs.take(step)
        assert str(mine.move) == theirs.move
        theirs.back()
        assert theirs.move is None or len(theirs.taken) < len(mine.taken)
        for move in (here.legal(0)[0], here.legal(0)[-1]):
            assert there.sentence(0, str(move)) == here.sentence(0, move)
