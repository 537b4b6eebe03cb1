"""What a card does, in words, as it follows from its values."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from rookery.games.thieves_den.cards.reading import WORDS
from rookery.games.thieves_den.moves.notation import GAME

if TYPE_CHECKING:
    from rookery.i18n import Texts


def effect_text(row: Mapping[str, Any], t: "Texts") -> str:
    """The text of a location, a fence or a scheme."""
    made = {"location": location, "fence": fence, "scheme": scheme}.get(str(row["kind"]))
    return made(row, t) if made else ""


def location(row: Mapping[str, Any], t: "Texts") -> str:
    """Its type, its ability, its owner bonus."""
    said = {"type": kind(row["type"], t), "does": ability(row["ability"], t)}
    if row["instant"]:
        return t.t(f"{GAME}-own-instant", **said)
    if not row["bonus"]:
        return t.t(f"{GAME}-own-location-none", **said)
    bonus = [letter for part in row["bonus"].split(" + ") for letter in tokens(part)]
    return t.t(f"{GAME}-own-location", **said, bonus=bonus)


def fence(row: Mapping[str, Any], t: "Texts") -> str:
    """Its type, its wants, its reputation."""
    brings = ["R"] * row["reputation"]
    return t.t(f"{GAME}-own-fence", type=kind(row["type"], t), wants=list(row["wants"]), brings=brings)


def scheme(row: Mapping[str, Any], t: "Texts") -> str:
    """Its two types and its reputation."""
    first, second = (kind(word, t) for word in row["types"])
    return t.t(f"{GAME}-own-scheme", first=first, second=second, brings=["R"] * row["reputation"])


def kind(word: Any, t: "Texts") -> str:
    """A type in words."""
    return t.t(f"{GAME}-type-{word}")


def ability(code: str, t: "Texts") -> str:
    """An ability in sentences; what is paid for it may only bring tokens in the same one."""
    paid, pays, rest = code.partition(" > ")
    if not pays:
        return sentences(code.split(" + "), t)
    parts = rest.split(" + ")
    if set(parts) & set(WORDS):
        return t.t(f"{GAME}-own-may-{paid[-1]}", does=sentences(parts, t))
    return t.t(f"{GAME}-own-pay-{paid[-1]}", gain=gains(parts, t))


def sentences(parts: Sequence[str], t: "Texts") -> str:
    """One sentence for all tokens that follow each other, one for everything else."""
    said: list[str] = []
    brought: list[str] = []
    for part in [*parts, ""]:
        if part and part not in WORDS:
            brought.append(part)
            continue
        if brought:
            said.append(t.t(f"{GAME}-own-get", gain=gains(brought, t)))
            brought = []
        if part:
            said.append(t.t(f"{GAME}-own-{part}"))
    return " ".join(said)


def gains(parts: Sequence[str], t: "Texts") -> str:
    """Tokens in words."""
    return t.join(
        t.t(f"{GAME}-own-{'upto' if part.startswith('upto') else 'some'}", loot=tokens(part)) for part in parts
    )


def tokens(part: str) -> list[str]:
    """The tokens of a part, letter by letter.

    >>> tokens("upto 2W")
    ['W', 'W']
    """
    return [part[-1]] * int(part[-2])
