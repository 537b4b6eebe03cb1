"""`rookery lab …` and `rookery train`: games as data, and networks by self-play."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from rookery.commands.playing import table_options, usual_seats
from rookery.commands.saying import GameArgument, LangOption, SeatsOption, TableOption, plain_screen, speaking
from rookery.commands.serving import need
from rookery.commands.speech import Command, Commands

lab = typer.Typer(cls=Commands, no_args_is_help=True, rich_markup_mode=None)


@lab.callback(cls=Commands)
def for_research(lang: LangOption = None) -> None:
    """For research."""
    with speaking(lang):
        pass


@lab.command(cls=Command)
def export(
    game: GameArgument,
    out: Annotated[Path, typer.Argument(metavar="FILE")],
    records: Annotated[list[Path] | None, typer.Argument(metavar="RECORD")] = None,
    seats: SeatsOption = None,
    games: Annotated[int, typer.Option("--games", "-g", min=1)] = 100,
    bots: Annotated[str | None, typer.Option()] = None,
    option: TableOption = None,
    seed: Annotated[int, typer.Option(min=0)] = 1,
    lang: LangOption = None,
) -> None:
    """Write games as Parquet, a row per decision."""
    with speaking(lang) as spoken:
        from rookery.i18n import texts
        from rookery.play.bots import level_names, levels, usual_level
        from rookery.terminal import files
        from rookery.terminal.complaint import Complaint

        files.known_game(game)
        need("pyarrow", "lab")
        known = levels(game)
        wanted = [usual_level(game)] if bots is None else [word.strip() for word in bots.split(",")]
        for word in wanted:
            if word not in level_names(game):
                raise Complaint("ui-error-bot", name=word, known=", ".join(known))
        from rookery.lab.export import export as run

        chosen = table_options(game, option or [], None, open_=False)
        many = None if seats is None else usual_seats(game, seats)
        made = run(out, game, many, games, seed, wanted, chosen, records or (), read=files.record_text)
        print(texts(spoken).t("ui-lab-exported", file=str(out), decisions=made))


def train(
    game: GameArgument,
    out: Annotated[Path, typer.Option(metavar="FOLDER")],
    seats: Annotated[str | None, typer.Option()] = None,
    decisions: Annotated[float, typer.Option(min=1)] = 2e6,
    seed: Annotated[int, typer.Option(min=0)] = 1,
    workers: Annotated[int, typer.Option(min=0)] = 0,
    games: Annotated[int, typer.Option("--games", "-g", min=0)] = 100,
    imitate: Annotated[float, typer.Option(min=0)] = 0,
    expert: Annotated[float, typer.Option(min=0)] = 0,
    examine: Annotated[int, typer.Option(min=0)] = 0,
    minutes: Annotated[float | None, typer.Option(min=0.1)] = None,
    lang: LangOption = None,
) -> None:
    """Train a network for a game by self-play."""
    with speaking(lang) as spoken:
        from rookery.i18n import texts
        from rookery.terminal import files
        from rookery.terminal.complaint import Complaint

        files.known_game(game)
        words = seats.split(",") if seats is not None else []
        if not all(word.strip().isdecimal() for word in words):
            raise Complaint("ui-error-option-form", text=f"--seats {seats}")
        sizes = tuple(usual_seats(game, int(word)) for word in words) or (usual_seats(game, None),)
        need("torch", "train")
        from rookery.lab.learn.command import train as run

        screen, t = plain_screen(), texts(spoken).t
        seconds = None if minutes is None else minutes * 60
        found = run(
            game, sizes, out, decisions, seed, workers, games, screen.say, imitate, seconds,
            expert=expert, examine=examine,
        )  # fmt: skip
        if found is not None:
            about = {"share": round(found["share"] * 100), "par": found["times_par"], "games": found["games"]}
            screen.say(t("ui-train-strength", **about))
        screen.say(t("ui-train-done", file=str(out / "network.npz")))
