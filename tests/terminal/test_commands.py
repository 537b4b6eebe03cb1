"""The other commands, and everything that can be wrong on a command line: one line, status 2, no traceback."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import typer

import rookery
import rookery.cli
from rookery.commands.playing import started
from rookery.commands.speech import system_language
from rookery.errors import RecordError
from rookery.i18n import LANGUAGES, strict, texts
from rookery.play.bots import Window, make_bot
from rookery.terminal.files import with_notes
from tests.terminal.sitting import GAME, run


@cache
def finished() -> str:
    """The record of a game, as the terminal keeps it."""
    match, seating = started(GAME, 4, "11", ["random"], 0, None, {}, "en")
    while not match.over:
        seat = match.waiting[0]
        match.play(seat, make_bot(GAME, "random", seat).choose(Window(match, seat)))
    return with_notes(match.record, seating.notes())


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A finished game."""
    path = tmp_path / "record.txt"
    path.write_text(finished(), "utf-8")
    return path


def changed(path: Path, pattern: str, to: str) -> Path:
    """A copy with one thing changed."""
    text, n = re.subn(pattern, to, path.read_text("utf-8"), count=1, flags=re.MULTILINE)
    assert n == 1
    other = path.with_name("changed.txt")
    other.write_text(text, "utf-8")
    return other


# -- reading -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_in_every_language(lang: str) -> None:
    with strict():
        result = run("rules", GAME, "--lang", lang)
    assert result.status == 0
    t = texts(lang, GAME)
    flat = " ".join(result.out.split())
    for clause in rookery.game(GAME).clauses:
        assert re.search(rf"^{clause['id']} ", result.out, re.MULTILINE), clause["id"]
    assert t.t(f"{GAME}-section-L") in result.out
    assert t.t("ui-reconstructed-none") in flat, "which values are reconstructed"
    assert t.t("ui-unofficial") in flat
    assert max(map(len, result.lines)) <= 80


def test_one_rule_and_a_search() -> None:
    assert run("rules", GAME, "tm-l6").out == run("rules", GAME, "L6").out
    assert "TM-L6    To rob another player" in run("rules", GAME, "TM-L6").out
    found = run("rules", GAME, "--search", "MARKER").out
    assert "TM-C1 " in found and "TM-C3 " not in found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_in_every_language(lang: str) -> None:
    with strict():
        result = run("cards", GAME, "--lang", lang)
    assert result.status == 0
    ids = re.findall(r"^([ABCX]\d\d) ", result.out, re.MULTILINE)
    assert ids == [row["id"] for row in rookery.game(GAME).cards]
    assert max(map(len, result.lines)) <= 80
    assert texts(lang).t("ui-source-published").split()[-1] in result.out


def test_reconstructed_values_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    from rookery.play.game import Game

    rows = rookery.game(GAME).cards
    rows[3]["source"] = "reconstructed"
    monkeypatch.setattr(Game, "cards", property(lambda _: rows))
    assert "Reconstructed, so perhaps not as printed: A04." in " ".join(run("rules", GAME).out.split())


# -- records -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_verify(record: Path, lang: str) -> None:
    with strict():
        result = run("verify", str(record), "--lang", lang)
    proved = rookery.verify(record.read_text("utf-8")).proved
    assert result.status == 0
    assert " ".join(texts(lang).t("ui-proved", count=proved).split()) in " ".join(result.out.split())


def test_verify_names_every_problem_with_its_line(record: Path) -> None:
    text = record.read_text("utf-8").split("\n")
    number = next(n for n, line in enumerate(text, 1) if line.startswith("* draw"))
    other = changed(record, r"^\* draw .*", "* draw A01" if text[number - 1] != "* draw A01" else "* draw A02")
    result = run("verify", str(other))
    assert result.status == 1
    assert f"line {number}: the seed gives" in result.out
    assert "could not be verified" in " ".join(result.out.split())
    for pattern, to in ((r"^seed: ....", "seed: 0000"), (r"^seed: .*\n", "")):
        assert run("verify", str(changed(record, pattern, to))).status == 1
    scripted = run("verify", str(changed(record, r"^\* draw", "+ draw")))
    assert scripted.status == 1 and "set by hand" in scripted.out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_verify_names_what_a_record_claims_and_nothing_proves(record: Path, lang: str) -> None:
    short = changed(record, r"^\d .*\n(?=# )", "")  # the last answer
    with strict():
        result = run("verify", str(short), "--lang", lang)
    assert result.status == 1
    assert RecordError(0, "unproved-end").say(lang) in " ".join(result.out.split())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_replay(record: Path, lang: str) -> None:
    with strict():
        result = run("replay", str(record), "--lang", lang)
    match = rookery.replay(record.read_text("utf-8"))
    flat = " ".join(result.out.split())
    for event in match.events(None):
        assert " ".join(match.tell(event, lang).split()) in flat
    assert texts(lang).t("ui-phase-over") in result.out
    assert texts(lang).t("ui-chart") in result.out
    assert max(map(len, result.lines)) <= 80


def test_replay_through_somebodys_eyes(record: Path) -> None:
    spectator = run("replay", str(record), "--to", "40").out
    assert spectator.count("secret") == 4 and "Pay?" not in spectator
    mine = run("replay", str(record), "--to", "40", "--seat", "1").out
    assert mine.count("secret") == 3 and "Mira (you)" in mine
    assert "secret" not in run("replay", str(record), "--to", "40", "--open").out
    start = run("replay", str(record), "--to", "0").out
    assert "Round 1 · Splitting" in start and " takes " not in start


def test_replay_for_programs(record: Path) -> None:
    document = json.loads(run("replay", str(record), "--json", "--seat", "0", "--to", "12").out)
    assert document["outcome"] is None
    assert document["view"]["seat"] == 0
    assert document["events"][0]["kind"] == "first"
    whole = json.loads(run("replay", str(record), "--json").out)
    match = rookery.replay(record.read_text("utf-8"))
    assert match.outcome is not None
    assert whole["outcome"]["scores"] == list(match.outcome.scores)
    assert whole["view"] == json.loads(json.dumps(match.view(None)))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_doctor(lang: str, data: Path) -> None:
    with strict():
        result = run("doctor", "--lang", lang, columns=120)
    assert result.status == 0
    for word in (rookery.__version__, sys.version.split()[0], "en, hu, pl, de", GAME, str(data), "open_spiel"):
        assert word in result.out
    mode = "compiled" if rookery.core.COMPILED else "pure"
    assert texts(lang).t(f"ui-doctor-{mode}") in result.out


def test_version_and_help() -> None:
    assert run("--version").out == f"rookery {rookery.__version__}\n"
    shown = run("--help").out
    for command in ["play", "rules", "cards", "verify", "replay", "doctor", "arena", "bench"]:
        assert command in shown
        assert run(command, "--help").status == 0
    assert "play" in run().out + run().err


def walk_commands() -> list[list[str]]:
    group: Any = typer.main.get_command(rookery.cli.app)
    return [[], *([name] for name in group.commands)]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", walk_commands(), ids=lambda c: " ".join(c) or "rookery")
def test_help_is_in_the_readers_language(command: list[str], lang: str) -> None:
    """Every command and every option is explained, whether the language is asked for or the system's."""
    with strict():
        asked, system = run(*command, "--help", "--lang", lang), run(*command, "-h", ROOKERY_LANG=lang)
    assert asked.status == 0
    assert asked.out == system.out
    assert "<" not in asked.out, "types are words for programmers"
    said = {texts(lang).t(f"ui-cli-{key}") for key in ("usage", "help", "lang", *command)}
    shown = " ".join(asked.out.split())
    assert not [text for text in said if " ".join(text.split()) not in shown]
    english = run(*command, "--help").out.splitlines()
    explained = [line for line in english if re.match(r"  \S.*  +\S", line)]
    assert len(explained) >= 2
    assert lang == "en" or not set(explained) & set(asked.out.splitlines())


WRONG = {
    "command": ["plya"],
    "option": ["play", "--colour", "red"],
    "no value": ["play", GAME, "--seats"],
    "no game": ["rules"],
    "not a number": ["play", GAME, "--seats", "many"],
    "below the least": ["arena", GAME, "--games", "0"],
    "one word too many": ["cards", GAME, "again"],
    "option before the command": ["--colour", "play"],
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("what", WRONG)
def test_what_cannot_be_understood_is_told_in_one_line(what: str, lang: str) -> None:
    with strict():
        result = run(*WRONG[what], ROOKERY_LANG=lang)
    one_line(result.err, result.status)
    assert not result.out
    assert lang == "en" or result.err != run(*WRONG[what]).err


def test_a_language_before_the_command() -> None:
    assert run("--lang", "hu", "rules", GAME, "TM-Z1").err == run("rules", GAME, "TM-Z1", "--lang", "hu").err
    one_line(*(lambda r: (r.err, r.status))(run("--lang", "tlh", "doctor")))


def test_the_language_of_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("ROOKERY_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    assert system_language() == "en"
    monkeypatch.setenv("LANG", "pl_PL.UTF-8")
    assert system_language() == "pl"
    monkeypatch.setenv("LC_ALL", "C")
    assert system_language() == "pl"
    monkeypatch.setenv("ROOKERY_LANG", "hu")
    assert system_language() == "hu"


@pytest.mark.parametrize("module", ["rookery", "rookery.cli"])
def test_the_library_and_help_import_nothing_heavy(module: str) -> None:
    heavy = ("rookery.terminal", "rich.table", "platformdirs", "fluent.runtime", "babel")
    code = f"import sys, {module}; print([m for m in {heavy} if m in sys.modules])"
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=240)
    assert found.stdout.strip() == "[]", found.stdout + found.stderr


# -- bots and speed: only what the command hands over ---------------------------------------------------------


def test_arena_and_bench_get_what_was_typed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    import rookery.play.arena
    import rookery.play.bench

    seen: list[tuple[object, ...]] = []

    def arena(*args: object) -> int:
        seen.append(args)
        return 0

    monkeypatch.setattr(rookery.play.arena, "run", arena)
    monkeypatch.setattr(rookery.play.bench, "main", lambda *args: seen.append(args))
    bots = "random,random,random"
    report = str(tmp_path / "r.json")
    typed = ["--seats", "3", "--games", "10", "--bots", bots, "--seed", "4", "--jobs", "2", "--report", report]
    assert run("arena", GAME, *typed).status == 0
    plan, games, wanted = seen.pop()
    assert plan == rookery.play.arena.planned(GAME, 3, ["random"] * 3, 4) and games == 10
    assert wanted == rookery.play.arena.Wanted(2, Path(report))
    assert run("arena", GAME, "--games", "10", "--option", "promo=yes", "--seed", "4", "--jobs", "2").status == 0
    assert seen.pop()[0] == rookery.play.arena.planned(GAME, 4, ["heuristic", "random"], 4, {"promo": True})
    more = ["--bot", "me=program:sh -c 'a, b'", "--bots", "random,urchin", "--form", "gauntlet", "--mirror"]
    more += ["--journal", "j", "--results", "r.csv", "--seconds", "1.5", "--memory", "64", "--no-ratings"]
    assert run("arena", GAME, "--seats", "3", "--jobs", "1", *more).status == 0
    plan, _, wanted = seen.pop()
    assert isinstance(plan, rookery.play.arena.Plan)
    assert plan.tables == [("random", "urchin", "urchin"), ("random", "me", "me")] and plan.mirror
    assert plan.limits == rookery.play.arena.Limits(1.5, 64)
    assert wanted == rookery.play.arena.Wanted(1, None, Path("r.csv"), Path("j"), rated=False, lang="en")
    test = ["--sprt", "0,0.05", "--alpha", "0.1", "--ray", "auto"]
    assert run("arena", GAME, "--jobs", "1", *test).status == 0
    bounds = rookery.play.arena.Bounds(0, 0.05, 0.1, 0.05)
    assert seen.pop()[2] == rookery.play.arena.Wanted(1, sprt=bounds, ray="auto", lang="en")
    assert run("bench", "--quick").status == 0
    assert seen.pop()[:2] == (GAME, 0.2)
    assert run("bench", GAME, "--seconds", "1.5").status == 0
    assert seen.pop()[:2] == (GAME, 1.5)


def test_a_real_arena() -> None:
    result = run("arena", GAME, "--seats", "3", "--games", "3", "--bots", "heuristic,random", "--jobs", "1")
    assert result.status == 0, result.err
    assert "heuristic, random, random" in result.out + result.err  # the last one named fills the seats


# -- bad input ---------------------------------------------------------------------------------------------

BAD = {
    "game": ["play", "chess"],
    "game in rules": ["rules", "chess"],
    "game in cards": ["cards", "chess"],
    "game in arena": ["arena", "chess"],
    "game in bench": ["bench", "chess"],
    "seats": ["play", GAME, "--seats", "7"],
    "negative seats": ["play", GAME, "--seats", "-4"],
    "seats in arena": ["arena", GAME, "--seats", "2"],
    "seat": ["play", GAME, "--seat", "4"],
    "option": ["play", GAME, "--option", "colour=red"],
    "cards as an option": ["play", GAME, "--option", "cards=x"],
    "option without a value": ["play", GAME, "--option", "promo"],
    "option value": ["play", GAME, "--option", "promo=perhaps"],
    "start seat": ["play", GAME, "--option", "start=4"],
    "bot": ["play", GAME, "--bot", "genius"],
    "too many bots": ["play", GAME, "--bot", "random,random"],
    "too many bots in arena": ["arena", GAME, "--bots", "random,random,random,random,random"],
    "option in arena": ["arena", GAME, "--option", "colour=red"],
    "unknown bots in arena": ["arena", GAME, "--bots", "a,b,c,d"],
    "no bots in arena": ["arena", GAME, "--bots", ","],
    "unknown form": ["arena", GAME, "--form", "knock-out"],
    "too few bots for a form": ["arena", GAME, "--form", "round-robin", "--bots", "random,heuristic"],
    "a bot named twice": ["arena", GAME, "--form", "pairs", "--bots", "random,random"],
    "two bots of one name": ["arena", GAME, "--bots", "a=random,a=urchin"],
    "sides of a game without": ["arena", GAME, "--teams"],
    "a kind of bot there is not": ["arena", GAME, "--bots", "oracle:delphi"],
    "no such program": ["arena", GAME, "--bots", "program:no-such-program-here"],
    "quotes left open": ["arena", GAME, "--bots", "program:sh 'x"],
    "no such bot installed": ["arena", GAME, "--bots", "bot:nobody"],
    "no such network": ["arena", GAME, "--bots", "network:nowhere.npz"],
    "no such search": ["arena", GAME, "--bots", "network:nowhere.npz@deep"],
    "test without bounds": ["arena", GAME, "--sprt", "much"],
    "test upside down": ["arena", GAME, "--sprt", "0.05,0"],
    "test of a gauntlet": ["arena", GAME, "--form", "gauntlet", "--sprt", "0,0.1"],
    "results as what": ["arena", GAME, "--results", "r.xls"],
    "a journal that is none": ["arena", GAME, "--journal", __file__],
    "empty name": ["play", GAME, "--name", " "],
    "long name": ["play", GAME, "--name", "x" * 31],
    "control characters": ["play", GAME, "--name", "a\x1b[31m"],
    "no file": ["play", GAME, "--load", "nowhere.txt"],
    "a folder": ["verify", "."],
    "no file to replay": ["replay", "nowhere.txt"],
    "no cards": ["play", GAME, "--cards", "nowhere.toml"],
    "clause": ["rules", GAME, "TM-Z1"],
    "search": ["rules", GAME, "--search", "xyzzy"],
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("what", BAD)
def test_bad_input_is_told_in_one_line(what: str, lang: str) -> None:
    with strict():
        result = run(*BAD[what], "--lang", lang)
    one_line(result.err, result.status)
    assert not result.out
    english = run(*BAD[what], "--lang", "en").err
    assert lang == "en" or result.err != english, "it is in the reader's language"


def one_line(err: str, status: int) -> None:
    assert status == 2, err
    assert err.startswith("rookery: ") and err.count("\n") == 1, err
    assert "Traceback" not in err


def test_an_unknown_language() -> None:
    result = run("play", GAME, "--lang", "tlh")
    one_line(result.err, result.status)
    assert "en, hu, pl, de" in result.err
    assert run("doctor", "--lang", "tlh", ROOKERY_LANG="hu").err.startswith("rookery: Nincs ilyen nyelv")


@pytest.mark.parametrize("command", [["play", GAME, "--load"], ["verify"], ["replay"]])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_files_that_are_no_records(command: list[str], lang: str, tmp_path: Path, record: Path) -> None:
    path = tmp_path / "other.txt"
    not_records = [b"", b"Dear Bo,", b"\xff\xfe\x00\x01", b"rookery record 2\n", b"\0" * 100]
    for content in not_records:
        path.write_bytes(content)
        result = run(*command, str(path), "--lang", lang)
        one_line(result.err, result.status)
        assert texts(lang).t("ui-error-not-record", file=str(path)) in result.err
    for pattern, to in (
        (r"^rules: 1$", "rules: 99"),
        (r"^game: .*", "game: chess"),
        (r"^seats: .*", "seats: many"),
    ):
        result = run(*command, str(changed(record, pattern, to)), "--lang", lang)
        one_line(result.err, result.status)
    version = run(*command, str(changed(record, r"^rules: 1$", "rules: 99")), "--lang", "en")
    assert "version 99" in version.err


def test_a_record_that_breaks_the_rules(record: Path) -> None:
    other = changed(record, r"^0 .*", "0 take red red red red red red red red red red")
    for command in (["play", GAME, "--load"], ["replay"]):
        result = run(*command, str(other))
        one_line(result.err, result.status)
        assert re.search(r"line \d+: ", result.err)


@pytest.mark.parametrize("content", ["", "nonsense", "[[card]]\nid = 1\n", "card = 5\n"])
def test_bad_cards_files(content: str, tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    path.write_text(content, "utf-8")
    result = run("play", GAME, "--cards", str(path))
    one_line(result.err, result.status)
    assert str(path) in result.err
