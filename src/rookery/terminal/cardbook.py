"""The cards of a table in words: from the texts, or from somebody's own file where that says otherwise."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rookery.games import kit as kit_of
from rookery.games.kit import Kit
from rookery.i18n import Texts


def kit_at(name: str, options: Mapping[str, Any], rules: int | None = None) -> Kit:
    """The kit of a table: under a version of the rules, with somebody's own cards."""
    box = kit_of(name)
    return (box.at(rules or box.version) or box).with_options(options)


class Cardbook:
    """Names, texts, prices and icons of one set of cards, under a version of the rules."""

    def __init__(self, name: str, options: Mapping[str, Any], t: Texts, rules: int | None = None) -> None:
        kit = kit_at(name, options, rules)
        self._t = t
        self.rows: dict[str, dict[str, Any]] = {str(row["id"]): dict(row) for row in kit.rows}
        self._words = {card: kit.card_words(card, t.lang) for card in self.rows}

    def name(self, card: str) -> str:
        """What the card is called."""
        return self._words[card][0]

    def text(self, card: str) -> str:
        """What it does; a changed card of one's own shows its own text, or its code."""
        return self._words[card][1]

    def cost(self, card: str) -> str:
        """One letter per gem."""
        return str(self.rows[card]["cost"])

    def icons(self, card: str) -> str:
        """One letter per icon."""
        return str(self.rows[card]["icons"])

    def effect(self, card: str) -> str:
        """The code of its effect."""
        return str(self.rows[card]["effect"])

    def source(self, card: str) -> str:
        """Where the row comes from, in words."""
        return self._t.t(f"ui-source-{self.rows[card]['source']}")
