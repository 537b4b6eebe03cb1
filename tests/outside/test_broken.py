"""Somebody's package that is broken is named, with its rule and its line, and takes nothing else down."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import rookery
from rookery.errors import GameError
from rookery.games import NAMES, broken, kit, names
from rookery.play.conform import Report, conform, declaration_faults
from rookery.serve.drawing.boards import web
from rookery.serve.hub.hub import Hub
from rookery.serve.plain import shared
from tests.outside.scratch import begin, install, on_the_path
from tests.serve.tools import settings
from tests.terminal.sitting import run

GAME = "tea-party"


@pytest.fixture
def package(tmp_path: Path) -> Iterator[Path]:
    """A game of one's own, sound as it was written. Nothing of it has been imported yet."""
    made = begin(GAME, tmp_path)
    with on_the_path(tmp_path / "site"):
        yield made


def alter(path: Path, old: str, new: str) -> int:
    """Break something; the line of it."""
    text = path.read_text("utf-8")
    assert text.count(old) == 1, old
    path.write_text(text.replace(old, new), "utf-8")
    return text[: text.index(old)].count("\n") + 1


def fault() -> str:
    """Why the game cannot be played; the others can."""
    assert names() == NAMES
    assert rookery.games() == sorted(NAMES)
    rookery.game("thiefs-market").start(seats=3, seed=1)
    with pytest.raises(GameError) as refused:
        rookery.game(GAME)
    assert refused.value.slug == "broken"
    assert str(broken()[GAME]) == str(refused.value)
    assert GAME in str(refused.value)
    return str(refused.value)


def test_a_sound_package_is_one_of_the_games(package: Path) -> None:
    assert names() == (*NAMES, GAME)
    assert not broken()
    assert kit(GAME).name == GAME


def test_it_does_not_import(package: Path) -> None:
    line = alter(package / "rules.py", "CARDS, HAND = 12, 3", "CARDS, HAND = 12, 3 + None")
    said = fault()
    assert f"tea_party/rules.py, line {line}" in said
    assert "TypeError" in said


def test_it_is_not_python(package: Path) -> None:
    line = alter(package / "kit.py", "version = 1", "version = = 1")
    said = fault()
    assert f"tea_party/kit.py, line {line}" in said
    assert "SyntaxError" in said


WRONG = {
    "seats = range(2, 5)": ("kit.py", "seats = range(2, 50)", "seats", "must be a range within 1 to 10"),
    "version = 1": ("kit.py", 'version = "1"', "version", "a whole number"),
    'name = "tea-party"': ("kit.py", 'name = "tea"', "name", "the entry point calls the game “tea-party”"),
    "max_decisions = 60": ("kit.py", "max_decisions = 0", "max_decisions", "from 1"),
    "events = said.tell.rows": ("kit.py", 'events = ["over"]', "events", "row 0 must be one of Told"),
    'ask("draw", "TP-1")': ("said.py", 'ask("draw", "TP-9")', "questions", "row 1 names the clause TP-9"),
    'tell("point", seat="seat")': ("said.py", 'tell("point", seat=3)', "events", "pairs of a name and a kind"),
}


@pytest.mark.parametrize("old", WRONG)
def test_it_declares_something_wrongly(package: Path, old: str) -> None:
    file, new, what, why = WRONG[old]
    line = alter(package / file, old, new)
    said = fault()
    assert f"tea_party/{file}, line {line}: {what}: " in said
    assert why in said


def test_it_lacks_what_every_kit_has(package: Path) -> None:
    alter(package / "kit.py", "def outcome(", "def no_outcome(")
    assert "outcome: is missing" in fault()


@pytest.mark.parametrize("text", ["nothing at all", "[clauses]\nT1 = 3", "[[clause]]\nid = 'TP-1'\n"])
def test_its_clauses_cannot_be_read(package: Path, text: str) -> None:
    (package / "clauses.toml").write_text(text, "utf-8")
    assert "tea_party/clauses.toml, line " in fault()


@pytest.mark.parametrize(
    ("game", "where", "why"),
    [
        ("enclave", "tea_party", "there is a game called enclave already"),
        ("Tea Party", "tea_party", "lower-case words"),
        ("lost", "no_such_package", "there is no package"),
        ("single", "rookery.cli", "a single file"),
    ],
)
def test_a_claim_that_cannot_be(tmp_path: Path, game: str, where: str, why: str) -> None:
    install(tmp_path / "site", game, where)
    with on_the_path(tmp_path / "site"):
        assert names() == NAMES
        assert rookery.game("enclave").name == "enclave"
        (problem,) = broken().values()
        assert why in str(problem)


def test_the_server_and_the_commands_go_on_without_it(package: Path, tmp_path: Path) -> None:
    alter(package / "rules.py", "CARDS, HAND = 12, 3", "CARDS, HAND = nonsense")
    hub = Hub(settings(f"sqlite:///{tmp_path}/x.db"))
    assert GAME not in hub.games
    assert set(NAMES) <= set(hub.games)
    assert "tea_party/rules.py" in " ".join(run("doctor").out.split())
    for command in ("play", "rules", "cards", "arena"):
        refused = run(command, GAME)
        assert refused.status == 2
        assert "tea_party/rules.py, line" in refused.err
        assert "Traceback" not in refused.err
    assert run("check-game", GAME).status == 1
    assert "tea_party/rules.py" in " ".join(run("check-game", GAME, "--lang", "hu").out.split())


def test_a_rule_that_breaks_at_the_table_is_named(package: Path, tmp_path: Path) -> None:
    line = alter(
        package / "rules.py", "winner = played.index(max(played))", "winner = played.index(max(played) + 1)"
    )
    site = tmp_path / "site"
    command = [sys.executable, "-m", "rookery.cli", "play", GAME, "--seed", "1", "-n", "2", "--fast"]
    env = {"PYTHONPATH": str(site), "ROOKERY_DATA": str(tmp_path / "data"), "ROOKERY_LANG": "en", "PATH": ""}
    done = subprocess.run(command, input="1\n" * 9, env=env, capture_output=True, text=True)
    assert done.returncode == 2, done.stderr
    assert f"tea_party/rules.py, line {line}: " in done.stderr
    assert "reveal" in done.stderr
    assert "Traceback" not in done.stderr
    assert list((tmp_path / "data" / "games").glob("*.txt"))  # the game is kept


def test_a_broken_board_gives_way_to_the_plain_one(package: Path) -> None:
    (package / "web").mkdir()
    (package / "web" / "board.py").write_text("import no_such_module\n", "utf-8")
    assert web(GAME).module.shared is shared
    report = conform(GAME, games=1)
    assert "no_such_module" in str(report)


BOARD = '''"""A board."""
from rookery.serve.plain import *
from rookery.serve.plain import seat, shared as plain

def shared(view, memory, sheet):
    assert view["rounds"]
    return plain(view, memory, sheet)
'''


def test_a_rule_that_breaks_is_named_once(package: Path) -> None:
    line = alter(package / "rules.py", "winner = played.index(max(played))", "winner = played.index(max(playd))")
    said = " ".join(run("check-game", GAME, "--games", "1").out.split())
    assert said.count(f"tea_party/rules.py, line {line}: Trick.reveal: NameError") == 1
    assert said.count("✗") > 3
    assert "1 thing does not hold" in said


def test_a_board_that_cannot_be_drawn_is_found(package: Path) -> None:
    (package / "web").mkdir()
    (package / "web" / "board.py").write_text(BOARD, "utf-8")
    refused = run("check-game", GAME, "--games", "1")
    assert refused.status == 1
    assert "web/board.py, line 6: shared: KeyError: 'rounds'" in " ".join(refused.out.split())


def test_a_field_that_is_not_declared_is_named(package: Path) -> None:
    alter(package / "rules.py", "    round: Count = 0\n", "    round = 0\n")
    said = fault()
    assert "TeaParty.round: is not declared: round: Count = 0, or another kind" in said
    assert "tea_party/rules.py, line " in said


@pytest.mark.parametrize("game", NAMES)
def test_our_own_games_declare_nothing_wrongly(game: str) -> None:
    assert declaration_faults(game) == []


def test_a_frame_in_no_list_is_named(package: Path) -> None:
    alter(package / "rules.py", "Frames([Evening, Draw, Trick])", "Frames([Evening, Draw])")
    text = (package / "rules.py").read_text("utf-8")
    line = text[: text.index("class Trick")].count("\n") + 1
    report = conform(GAME, games=1)
    assert failed(report, "declared").endswith(f"tea_party/rules.py, line {line}\nTrick: is in no list of frames")


def test_a_value_of_another_kind_is_found(package: Path) -> None:
    alter(package / "rules.py", "    round: Count = 0\n", "    round: SeatNo = 0\n")
    assert "TeaParty.round is 2, declared as seat, 0 to 1" in failed(conform(GAME, games=1), "play")


def test_a_move_that_cannot_be_written_is_found(package: Path) -> None:
    alter(package / "kit.py", '{"CARD": Number(1, r.CARDS)}', '{"CARD": OneOf(["ace", "king"])}')
    alter(package / "kit.py", "import Number, Spoken", "import OneOf, Spoken")
    report = conform(GAME, games=1)
    assert "“play CARD” has no words for it" in failed(report, "play")


def test_a_broken_bot_is_named(package: Path) -> None:
    (package / "bot.py").write_text("class Clever:\n    pass\n", "utf-8")
    assert "tea_party/bot.py, line 1\nbot: has no Heuristic" in str(conform(GAME, games=1))


# -- what check-game finds in games that are sound to look at --------------------------------------------------


def failed(report: Report, group: str) -> str:
    found = [failure for failure in report.failures if failure.group == group]
    assert found, str(report)
    return "\n".join(map(str, found))


def test_a_missing_text_is_found(package: Path) -> None:
    alter(package / "locale" / "en.ftl", "tea-party-log-point = { $name } takes the point.\n", "")
    assert "tea-party-log-point: this text is missing" in failed(conform(GAME, games=1), "texts")


def test_a_language_with_gaps_is_found(package: Path) -> None:
    (package / "locale" / "de.ftl").write_text("tea-party-name = Teestunde\nwhat is this\n", "utf-8")
    said = failed(conform(GAME, games=1), "texts")
    assert "tea_party/locale/de.ftl\ntea-party-hook: this text is missing" in said
    assert "locale/de.ftl, line 2" in said


def test_a_game_in_one_language_that_is_not_english(package: Path) -> None:
    (package / "locale" / "en.ftl").rename(package / "locale" / "hu.ftl")
    assert conform(GAME, games=1).ok
    assert kit(GAME).texts("de").t("tea-party-name") == "Tea Party"


BY_HAND = """
    def save_rest(self, w):
        w.put_list(self.cards.pack())

    def load_rest(self, r):
        self.cards.unpack(r.take_list())
"""
BROKEN: dict[str, tuple[str, str, str, str, str]] = {
    "a field is not packed": ("rules.py", "points: EachSeat", "points: Unsaved[EachSeat]", "play", ""),
    "a secret is told": (
        "rules.py",
        "table.whisper(mine, 2, said.TOLD_DRAW",
        "table.whisper(mine, 0, said.TOLD_DRAW",
        "secrecy",
        "",
    ),
    "a view shows all": ("kit.py", "mine.cards.seen(r.FIRST_HAND + s, seat)", "mine.hand(s)", "secrecy", "hand"),
    "a record shows all": (
        "kit.py",
        "return 1 << top.seat if isinstance(top, r.Draw) else -1",
        "return -1",
        "secrecy",
        "",
    ),
    "a query changes something": (
        "kit.py",
        '"round": mine.round,',
        '"round": setattr(mine, "result", mine.result + 1) or mine.round,',
        "laws",
        "",
    ),
    "a rule does two things": (
        "rules.py",
        "            table.round += 1\n            table.push(Trick())",
        "            table.round += 1\n            table.push(Trick())\n            table.push(Trick())",
        "laws",
        "Evening",
    ),
}


@pytest.mark.parametrize("what", BROKEN)
def test_a_broken_law_is_found(package: Path, what: str) -> None:
    file, old, new, group, word = BROKEN[what]
    alter(package / file, old, new)
    said = failed(conform(GAME, games=1), group)
    assert word in said
    assert "tea-party-2" in said


def test_a_game_without_an_end_is_found(package: Path) -> None:
    alter(package / "rules.py", "table.cards.play_face(FIRST_HAND + seat, card, OPEN)", "pass")
    alter(package / "rules.py", "elif table.round < HAND:", "elif table.round < 10**9:")
    assert "not over after 120 decisions" in failed(conform(GAME, games=1), "play")


def test_something_hidden_outside_the_packs_is_found(package: Path) -> None:
    """What no pack hides no swap can change; but no world differs from the truth either."""
    alter(package / "rules.py", "        self.packs = [self.cards]\n", BY_HAND)
    report = conform(GAME, games=1)
    assert "all of them are the truth" in failed(report, "sampling")
