"""What a game brings for the browser: its `web/` folder."""

from __future__ import annotations

import json
from functools import cache, lru_cache
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import Any

from rookery.games import kit as game_kit
from rookery.play.match import Match


class GameWeb:
    """A game's `web/` folder: its module, and what its templates are called."""

    def __init__(self, name: str) -> None:
        package = name.replace("-", "_")
        self.name = name
        self.folder = Path(str(files(f"rookery.games.{package}"))) / "web"
        own = (self.folder / "board.py").is_file()
        self.module = import_module(f"rookery.games.{package}.web.board" if own else "rookery.serve.plain")
        self.prefix = package if own else "plain"

    def book(self, match: Match | None = None) -> Any:
        """The cards of a table, or those of the box."""
        if match is None:
            return _book(self.name, game_kit(self.name).version, "null")
        return _book(self.name, match.rules, json.dumps(match.options.get("cards")))


@cache
def web(name: str) -> GameWeb:
    """A game's web folder, once."""
    return GameWeb(name)


@lru_cache(maxsize=32)
def _book(name: str, rules: int, cards: str) -> Any:
    own = json.loads(cards)
    kit = game_kit(name).at(rules)
    assert kit is not None  # it is being played
    if own is not None:
        kit = kit.with_options(kit.settle_options({"cards": own}))
    book = web(name).module.Book(kit.rows)
    book.kit = kit
    book.card_words = cache(kit.card_words)  # in the words of somebody's own cards, where they have some
    return book
