"""What a card of somebody's own does, in words, where the text of the box is about other values."""

import re
from collections import Counter
from collections.abc import Mapping
from typing import Any

from rookery.games.thieves_den.data import standard
from rookery.i18n import Texts

GAME = "thieves-den"
SAID = ("type", "instant", "ability", "bonus", "wants", "reputation", "types")
"""The entries a text speaks of."""


def own_text(row: Mapping[str, Any], t: Texts) -> str:
    """Its own text, or one made from its values; "" if the text of the box still fits."""
    printed = next(each for each in standard()[1] if each["id"] == row["id"])
    if "text" in row:
        return str(row["text"])
    if row["kind"] == "power" or all(row.get(key) == printed.get(key) for key in SAID):
        return ""  # what a power does is in the rules
    return {"location": location, "fence": fence, "scheme": scheme}[str(row["kind"])](row, t)


def counted(letters: Mapping[str, int], t: Texts) -> str:
    """Tokens in words."""
    return t.join([t.t(f"{GAME}-item-{x}", count=n) for x, n in letters.items()])


def parts(code: str, t: Texts) -> str:
    """An ability or a bonus in words."""
    paid, pays, rest = code.partition(" > ")
    if pays:
        return t.t(f"{GAME}-own-pay", cost=counted({paid[-1]: 1}, t), gain=parts(rest, t))
    said = []
    for part in code.split(" + "):
        found = re.search(r"(\d)([A-Z])", part)
        gain = counted({found[2]: int(found[1])}, t) if found else t.t(f"{GAME}-own-{part}")
        said.append(t.t(f"{GAME}-own-upto", gain=gain) if part.startswith("upto") else gain)
    return t.join(said)


def kind(word: Any, t: Texts) -> str:
    """A type in words."""
    return t.t(f"{GAME}-type-{word}")


def location(row: Mapping[str, Any], t: Texts) -> str:
    """Its type, its ability, its owner bonus."""
    said = {"type": kind(row["type"], t), "ability": parts(row["ability"], t)}
    if row["instant"]:
        return t.t(f"{GAME}-own-instant", **said)
    if not row["bonus"]:
        return t.t(f"{GAME}-own-location-none", **said)
    return t.t(f"{GAME}-own-location", **said, bonus=parts(row["bonus"], t))


def fence(row: Mapping[str, Any], t: Texts) -> str:
    """Its type, its wants, its reputation."""
    wants, fame = counted(Counter(row["wants"]), t), counted({"R": row["reputation"]}, t)
    return t.t(f"{GAME}-own-fence", type=kind(row["type"], t), wants=wants, fame=fame)


def scheme(row: Mapping[str, Any], t: Texts) -> str:
    """Its two types and its reputation."""
    first, second = (kind(word, t) for word in row["types"])
    return t.t(f"{GAME}-own-scheme", first=first, second=second, fame=counted({"R": row["reputation"]}, t))
