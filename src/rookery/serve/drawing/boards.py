"""What a game brings for the browser: its `web/` folder."""

from __future__ import annotations

import json
from functools import cache, lru_cache
from importlib import import_module
from typing import Any

import structlog

from rookery.games import kit as game_kit
from rookery.games.faults import blame
from rookery.games.sheet import Page
from rookery.packages import folder, is_ours, package
from rookery.play.match import Match
from rookery.serve import plain

log = structlog.get_logger(__name__)

WHOLE = (Page("ui-table", "u-table"),)
"""The pages of a board that is shown whole on small screens too."""


class GameWeb:
    """A game's `web/` folder: its module, and what its templates are called."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.folder = folder(name) / "web"
        self.module = _own_board(name) if (self.folder / "board.py").is_file() else plain
        self.prefix = name.replace("-", "_")
        self.pages: tuple[Page, ...] = getattr(self.module, "PAGES", WHOLE)

    def book(self, match: Match | None = None) -> Any:
        """The cards of a table, or those of the box."""
        if match is None:
            return _book(self.name, game_kit(self.name).version, "null")
        return _book(self.name, match.rules, json.dumps(match.options.get("cards")))


def _own_board(name: str) -> Any:
    """The board a game brings; the plain one, and a line in the log, if somebody's package has a broken one."""
    try:
        return import_module(f"{package(name)}.web.board")
    except Exception as error:
        if is_ours(name):
            raise
        log.error(
            "board left out", game=name, why=str(blame(error, package(name))), fix=f"rookery check-game {name}"
        )
        return plain


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
