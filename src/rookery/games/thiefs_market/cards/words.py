"""What a card does, in words: a sentence for each effect of the card list."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from rookery.games.thiefs_market.cards.reading import GEMS
from rookery.games.thiefs_market.moves.notation import GAME

if TYPE_CHECKING:
    from rookery.i18n import Texts

ICONS_OF = {"GOLEM": "M", "NONE": "HTMNEP"}
"""Effects whose sentence speaks of the icons of its own card."""


def effect_text(row: Mapping[str, Any], t: "Texts") -> str:
    """The sentence of a card's effect."""
    word, _, rest = str(row["effect"]).partition(" ")
    key = f"{GAME}-effect-{word.lower()}"
    if word == "FLIP":
        return flip_text(rest[0], rest[2:].split("/"), t)
    if word == "ONBUY":
        return t.t(key if rest in row["cost"] else f"{key}-later", die=rest)
    if word in ICONS_OF:
        return t.t(key if set(ICONS_OF[word]) <= set(row["icons"]) else f"{key}-later")
    if word in ("SELL", "XBUY"):
        return t.t(key, die=rest)
    if word == "VP":
        return t.t(key, x=int(rest))
    if word in ("SAFE", "MAP"):
        x, y = map(int, rest.split("/"))
        return t.t(key, x=x, y=y)
    return t.t(key)


def flip_text(face: str, to: Sequence[str], t: "Texts") -> str:
    """TM-K1: gems are told by their colours, unless something else is among them."""
    how = "things" if not set(to) <= set(GEMS) else "colours" if face in GEMS else "gems"
    words = [t.t(f"{GAME}-effect-{how}", die=each) for each in to]
    said = t.join(words, f"{GAME}-or")
    return t.t(f"{GAME}-effect-flip-{how}", die=face, to=said)
