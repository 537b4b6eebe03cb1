"""What a card does, in words, as it follows from its values; tree cards have texts of their own."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from rookery.games.enclave.cards.reading import GAME

if TYPE_CHECKING:
    from rookery.i18n import Texts


def effect_text(row: Mapping[str, Any], t: "Texts") -> str:
    """The text of a card by its kind (EN-G5)."""
    kind = str(row["kind"])
    key = f"{GAME}-effect-{kind}"
    if kind in ("thief", "machine"):
        return t.t(key, change=changes(row, ("p", "m") if kind == "thief" else ("sesame", "sarcophagus"), t))
    if kind == "knowledge":
        return t.t(key, n=row.get("knowledge", 0))
    if kind != "mission":
        return t.t(key, harm=harm(row, t))
    traps, reward = t.t(f"{GAME}-many-traps", n=row.get("traps", 0)), rewards(row, t)
    if not row.get("p") and not row.get("m"):
        return t.t(key, traps=traps, reward=reward)
    return t.t(f"{key}-harm", traps=traps, harm=harm(row, t), reward=reward)


def harm(row: Mapping[str, Any], t: "Texts") -> str:
    """Physical and mental, what there is of it."""
    p, m = row.get("p", 0), row.get("m", 0)
    if p and not m:
        return t.t(f"{GAME}-harm-p", p=p)
    return t.t(f"{GAME}-harm-both", p=p, m=m) if p else t.t(f"{GAME}-harm-m", m=m)


def changes(row: Mapping[str, Any], keys: tuple[str, str], t: "Texts") -> str:
    """What an upgrade adds or takes."""
    found = [key for key in keys if row.get(key)] or keys
    return ", ".join(t.t(f"{GAME}-change-{key}", n=f"{row.get(key, 0):+}".replace("-", "−")) for key in found)


def rewards(row: Mapping[str, Any], t: "Texts") -> str:
    """What a mission brings."""
    found = [key for key in ("knowledge", "tiles", "finds") if row.get(key)] or ["knowledge"]
    return ", ".join(t.t(f"{GAME}-many-{key}", n=row.get(key, 0)) for key in found)
