"""Fair play, as the host reads it: each look at it is written down, and figures become sentences."""

from __future__ import annotations

from typing import NamedTuple

from rookery.i18n import Texts
from rookery.serve.desk.audit import Actor
from rookery.serve.desk.desk import Desk
from rookery.serve.hub.evidence import Line, Lookout, suspicions
from rookery.serve.hub.ranking import Alike, from_one_address


class Fair(NamedTuple):
    """What the host sees."""

    person: str
    """The name of the one person it is about; "" for everybody."""
    addresses: list[Alike]
    lookout: Lookout


async def look(desk: Desk, by: Actor, asked: str = "") -> Fair:
    """What stands out, or all about one person; it is written down who looked. NoSuchTable for a stranger."""
    user = await desk.person(asked) if asked.strip() else None
    who, name = (user.id, user.name) if user is not None else ("", "")
    lookout, pairs = await desk.hub.store.read(lambda db: (suspicions(db, who), from_one_address(db)))
    await desk.act(by, "fair", lambda db: True, who, name)
    return Fair(name, [pair for pair in pairs if not who or who in (pair.one, pair.other)], lookout)


def sentence(line: Line, t: Texts) -> str:
    """What a line says, without names: they stand before it."""
    figures = {
        "event": line.event,
        "times": f"{line.times:.0f}",
        "of": f"{line.of:.0f}",
        "rate": f"{100 * line.rate:.0f}",
        "usual": f"{100 * line.usual:.0f}",
        "excess": signed(line.excess),
        "error": f"{100 * line.error:.1f}",
    }
    return t.t(f"ui-fair-{line.kind}", **figures)


def likelihood(line: Line, t: Texts) -> str:
    """How many games, and how often chance alone brings it."""
    return t.t("ui-fair-chance", count=line.games, chance=share(line.chance), corrected=share(line.corrected))


def signed(value: float) -> str:
    """Hundredths, with a sign."""
    return f"{100 * value:+.1f}".replace("-", "−")


def share(chance: float) -> str:
    """A share of one, as far as it means something, with the sign before it."""
    return "< 0.0001" if chance < 0.0001 else f"= {chance:.4f}" if chance < 0.1 else f"= {chance:.2f}"
