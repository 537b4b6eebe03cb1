"""`rookery analyse`: text, JSON and one HTML file, in every language; Ctrl-C; what cannot be looked back at."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

import rookery
from rookery.core.rng import Rng
from rookery.i18n import LANGUAGES, strict, texts
from rookery.play.analysis import EFFORTS, Analysis, Effort, analyse, from_json
from rookery.play.analysis.findings import Chance, Decision, turning_points
from rookery.terminal.reports import analysis as report
from tests.terminal.sitting import run

SAID = {"move": "Take ⟦1⟧’s hat", "best": "Leave the hat to ⟦1⟧", "line": ["⟦1⟧: Say <thanks>"]}


def finished() -> str:
    """The record of a short game."""
    match, rng = rookery.game("thieves-den").start(2, seed=4, names=["Ada", "B&B"]), Rng(1)
    while not match.over:
        legal = match.legal(match.waiting[0])
        match.play(match.waiting[0], legal[int(rng.below(len(legal)))])
    return match.record


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "record.txt"
    path.write_text(finished(), "utf-8")
    return path


@pytest.fixture
def prepared(monkeypatch: pytest.MonkeyPatch) -> Analysis:
    """An analysis that is there at once."""
    found = Analysis("thieves-den", 1, 2, "quick", 0, "thumbs", False, [1.0, 0.0], 9)
    for at in range(9):
        found.decisions.append(Decision(at, at % 2, "a", [at / 9, 1 - at / 9], "b", [0.0, 0.0], 0.01))
    found.decisions[4] = Decision(4, 0, "a", [0.4, 0.6], "b", [0.2, -0.2], 0.01, kind="blunder")
    found.decisions[7] = Decision(7, 1, "a", [0.7, 0.3], "b", [0.0, 0.0], 0.01, 0.12, 0.01, kind="brilliant")
    for decision in (found.decisions[4], found.decisions[7]):
        decision.said = dict.fromkeys(LANGUAGES, SAID)
    found.luck.append(Chance(6, [-0.25, 0.25], [0.02, 0.02]))
    found.turning = turning_points(found.decisions, found.luck)
    monkeypatch.setattr(report, "analyse", lambda *args, **more: found)
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_as_text(record: Path, prepared: Analysis, lang: str) -> None:
    with strict():
        result = run("analyse", str(record), "--lang", lang)
    assert result.status == 0
    t, flat = texts(lang).t, " ".join(result.out.split())
    for key in ("chances", "turning", "moves", "luck-note", "thumbs"):
        assert " ".join(t(f"ui-analysis-{key}").split()) in flat
    assert "Ada: Take B&B’s hat" in flat and "−20 %" in flat and "??" in flat
    assert t("ui-analysis-better", move="Leave the hat to B&B") in flat
    assert t("ui-analysis-unlucky", name="Ada") in flat
    assert "⟦" not in flat
    assert max(map(len, result.lines)) <= 80


@pytest.mark.parametrize("lang", LANGUAGES)
def test_as_one_file(record: Path, prepared: Analysis, lang: str, tmp_path: Path) -> None:
    path = tmp_path / "game.html"
    with strict():
        result = run("analyse", str(record), "--lang", lang, "--html", str(path))
    assert result.status == 0
    html = path.read_text("utf-8")
    assert str(path) in result.out.replace("\n", "")
    assert html.count("<svg") == 1 and html.count("<polygon") == 3, "two bands, one hatched"
    assert "B&amp;B" in html and "<thanks>" not in html
    assert 'href="#m4"' in html and 'id="m4"' in html
    assert not re.search(r"(src|href)=\"(?!#)", html) and "<script" not in html, "it needs nothing else"


def test_every_mark_leads_to_what_it_stands_for(prepared: Analysis) -> None:
    """A move with a name leads to it; what only turned the game, to its line among the turning points."""
    assert {each.at for each in prepared.turning} - set(prepared.named())
    html = report.page(prepared, ["Ada", "B&B"], texts("en", "thieves-den"), "en")
    places = re.findall(r' id="([mt]\d+)"', html)
    assert len(places) == len(set(places))
    marks = re.findall(r'href="#(\w+)"', html)
    assert set(marks) <= set(places)
    assert {"m4", "m7", "t6"} <= set(marks)


def test_for_programs_and_for_real(record: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    least = Effort("quick", worlds=1, steps=0, finishes=1)
    monkeypatch.setitem(EFFORTS, "quick", least)
    monkeypatch.setattr("rookery.play.analysis.judge.find_spec", lambda name: None)
    result = run("analyse", str(record), "--json")
    assert result.status == 0
    again = from_json(json.loads(result.out))
    assert again == analyse(record.read_text("utf-8"), least)


def test_ctrl_c_ends_it_in_good_order(record: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def interrupted(*args: Any, **more: Any) -> Analysis:
        raise KeyboardInterrupt

    monkeypatch.setattr(report, "analyse", interrupted)
    result = run("analyse", str(record), "--html", str(tmp_path / "game.html"))
    assert result.status == 130
    assert texts("en").t("ui-analysis-stopped") in result.err
    assert not (tmp_path / "game.html").exists()


def test_how_far_it_is(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    times = iter([0.0, 10.0])
    progress = report.Progress(texts("en"), lambda: next(times))
    progress.live = True
    progress.show(5, 20)
    progress.clear()
    assert "5 of 20, about 30 s left" in capsys.readouterr().err


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_cannot_be_looked_back_at(record: Path, tmp_path: Path, lang: str) -> None:
    running = tmp_path / "running.txt"
    running.write_text(rookery.game("thieves-den").start(2, seed=4).record, "utf-8")
    broken = tmp_path / "broken.txt"
    broken.write_text(re.sub(r"^0 .*", "0 rob nobody", record.read_text("utf-8"), count=1, flags=re.M), "utf-8")
    other = tmp_path / "other.txt"
    other.write_text("Dear Bo,", "utf-8")
    for args in ([str(running)], [str(broken)], [str(other)], ["nowhere.txt"], [str(record), "--effort", "much"]):
        with strict():
            result = run("analyse", *args, "--lang", lang)
        assert result.status == 2, args
        assert result.err.startswith("rookery: ") and result.err.count("\n") == 1
        assert not result.out
    assert texts(lang).t("ui-error-game-not-over") in run("analyse", str(running), "--lang", lang).err
