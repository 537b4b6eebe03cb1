"""What an analysis says, in words."""

from __future__ import annotations

from collections.abc import Sequence

from rookery.i18n import Texts
from rookery.play.analysis.findings import Analysis, Turning


def named(text: str, names: Sequence[str]) -> str:
    """A sentence with the names of those who sit there."""
    for seat, name in enumerate(names):
        text = text.replace(f"⟦{seat}⟧", name)
    return text


def percent(share: float, signed: bool = True) -> str:
    """As people read it."""
    value = round(100 * share)
    sign = ("−" if value < 0 else "+" if value > 0 else "±") if signed else ""
    return f"{sign}{abs(value)} %"


def sentence(found: Analysis, turning: Turning, names: Sequence[str], t: Texts, lang: str) -> str:
    """What happened there."""
    name = names[turning.seat]
    if turning.what == "chance":
        return t.t("ui-analysis-lucky" if turning.swing > 0 else "ui-analysis-unlucky", name=name)
    decision = next(d for d in found.decisions if d.at == turning.at)
    return f"{name}: {named(decision.said[lang]['move'], names)}"
