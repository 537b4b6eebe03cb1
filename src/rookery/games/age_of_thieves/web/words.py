"""Words and small drawings the parts of this board share."""

from __future__ import annotations

from typing import Any

from rookery.games.sheet import EMBLEMS, SPRITE, escape, use
from rookery.i18n import Texts

NAME = "age-of-thieves"
ART = "at"
PIECES = f"/g/{NAME}/pieces.svg"
"""Pawns, guards, jewels and the watch's clock, drawn for this game."""


def word(t: Texts, key: str, **args: Any) -> str:
    """A text of this game, escaped."""
    return escape(t.t(f"{NAME}-{key}", **args))


def place(t: Texts, space: str) -> str:
    """What people call a space: text, not HTML."""
    return t.t(f"{NAME}-space-{space}")


def piece(name: str, cls: str = "pic") -> str:
    """One of the drawings of `pieces.svg`."""
    return f'<svg class="{cls}" aria-hidden="true"><use href="{PIECES}#{name}"/></svg>'


def pawn(seat: int, cls: str = "pawn") -> str:
    """A thief in the colour and with the emblem of the seat."""
    return (
        f'<svg class="{cls}" viewBox="-20 -30 40 44" aria-hidden="true"><use href="{PIECES}#pawn" x="-20" y="-30" '
        f'width="40" height="44"/><use class="emb" href="{SPRITE}#u-{EMBLEMS[seat]}" x="-6.5" y="-3.5" width="13" '
        'height="13"/></svg>'
    )


def picture(card: str) -> str:
    """The symbol of a card; events show the bell of the watch."""
    return f"{ART}-watch" if card[:1] in "CA" and card[1:].isdigit() else f"{ART}-{card}"


def icon(card: str, cls: str = "pic") -> str:
    """The symbol of a card, drawn."""
    return use(picture(card), cls)
