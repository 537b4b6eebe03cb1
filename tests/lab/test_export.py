"""Games as Parquet: a row per decision, with what the numbers mean."""

import json
from pathlib import Path

import pyarrow.parquet as pq
import pytest
from typer.testing import CliRunner

import rookery
from rookery.cli import app
from rookery.core.rng import Rng
from rookery.errors import GameError
from rookery.lab import export as ex
from rookery.lab.single import Rules
from rookery.play import checks


def test_bots_play_and_every_decision_is_a_row(tmp_path: Path) -> None:
    out, told = tmp_path / "castle.parquet", []
    made = ex.export(
        out, "castle-of-the-devil", 3, 4, 7, ["heuristic", "random"], {}, say=lambda g, d: told.append(g)
    )
    table = pq.read_table(out)
    assert table.num_rows == made
    assert told == [1, 2, 3, 4]
    about = json.loads(table.schema.metadata[b"rookery"])
    spec = rookery.game("castle-of-the-devil").observation(3)
    assert (about["schema"], about["game"], about["rules"]) == (ex.VERSION, "castle-of-the-devil", spec.version)
    assert [p["name"] for p in about["observation"]] == list(spec)
    rows = table.to_pylist()
    assert {row["game"] for row in rows} == {0, 1, 2, 3}
    assert all(len(row["observation"]) == spec.size and len(row["move_row"]) == spec.move.size for row in rows)
    assert all(0 <= row["choice"] < row["legal"] for row in rows)
    for row in rows:
        assert row["scores"][0] == row["score"]
    again = tmp_path / "again.parquet"
    ex.export(again, "castle-of-the-devil", 3, 4, 7, ["heuristic", "random"], {})
    assert pq.read_table(again).to_pylist() == rows


def test_records_become_rows(tmp_path: Path) -> None:
    match, rng = rookery.game("castle-of-the-devil").start(3, seed=3), Rng(3)
    while not match.over:
        match.play(*checks.pick(match, rng))
    record, out = tmp_path / "game.txt", tmp_path / "game.parquet"
    record.write_text(match.record, "utf-8")
    made = ex.export(out, "castle-of-the-devil", 3, 0, 0, ["random"], {}, [record])
    rows = pq.read_table(out).to_pylist()
    assert len(rows) == made > 5
    assert match.outcome is not None
    assert [row["score"] for row in rows] == [match.outcome.scores[row["seat"]] for row in rows]
    with pytest.raises(GameError, match="record 0 is of castle-of-the-devil with 3 seats"):
        ex.export(out, "castle-of-the-devil", 4, 0, 0, ["random"], {}, [record])
    assert len(pq.read_table(out)) == made  # what was there stays
    assert list(tmp_path.glob("*.part")) == []


def test_records_have_the_seats_they_have(tmp_path: Path) -> None:
    """`rookery lab export` as docs/lab.md has it: the records know at how many seats they were played."""
    saved = []
    for seed in (1, 2):
        match, rng = rookery.game("castle-of-the-devil").start(6, seed=seed), Rng(seed)
        while not match.over:
            match.play(*checks.pick(match, rng))
        saved.append(tmp_path / f"{seed}.txt")
        saved[-1].write_text(match.record, "utf-8")
    out = tmp_path / "mine.parquet"
    said = CliRunner().invoke(app, ["lab", "export", "castle-of-the-devil", str(out), *map(str, saved)])
    assert said.exit_code == 0, said.output
    rows = pq.read_table(out).to_pylist()
    assert f"{len(rows)} decisions" in said.output
    assert {row["game"] for row in rows} == {0, 1}
    assert {len(row["scores"]) for row in rows} == {6}


def test_what_is_no_record_is_complained_of(tmp_path: Path) -> None:
    """In a sentence, as all commands do."""
    strange = {"none.txt": None, "latin.txt": "für".encode("latin-1"), "other.txt": b"other"}
    for name, said in strange.items():
        if said is not None:
            (tmp_path / name).write_bytes(said)
        asked = ["lab", "export", "castle-of-the-devil", str(tmp_path / "out.parquet"), str(tmp_path / name)]
        found = CliRunner().invoke(app, asked)
        assert found.exit_code == 2, found.output
        assert isinstance(found.exception, SystemExit)
        assert name in found.output.replace("\n", "")


def test_a_file_is_written_bit_by_bit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ex, "BATCH", 16)
    rules = Rules("thieves-den", 2)
    games = ex.played(rules, 2, 1, ["random"])
    made = ex.write(tmp_path / "den.parquet", rules.spec, games, lambda g, d: None)
    file = pq.ParquetFile(tmp_path / "den.parquet")
    assert file.metadata.num_row_groups == -(-made // 16)
