"""Who is shut out or muted, and the banner of the house: rows in the database, known by heart in every process."""

from __future__ import annotations

import time
from dataclasses import dataclass
from ipaddress import IPv4Network, IPv6Network, ip_network
from math import inf
from typing import Any, Final

from sqlalchemy import Connection, Row, delete, insert, or_, select

from rookery.serve import BadName, Banned, NotAllowed
from rookery.serve.door.security import internet, place
from rookery.serve.store.database import Store
from rookery.serve.store.schema import banner, wards

WARDS_MAX: Final = 20_000
WIDEST: Final = {4: 8, 6: 16}
"""The shortest prefix of a network that can be banned: nobody means half of the world."""
Network = IPv4Network | IPv6Network


@dataclass(frozen=True)
class Ward:
    """A ban or a mute, for those who look after the server."""

    kind: str
    what: str
    until: float | None
    about: str
    why: str
    by_name: str
    at: float


class Wards:
    """What every request may have to know."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.ranges: dict[tuple[int, int], dict[int, float]] = {}
        """Banned networks, by the kind of address and the bits that are not looked at: until when."""
        self.muted: dict[str, float] = {}
        self._banner = ("", inf)

    async def load(self) -> None:
        """Know them by heart."""
        rows, shown = await self._store.read(lambda db: (standing(db), stored_banner(db)))
        ranges: dict[tuple[int, int], dict[int, float]] = {}
        for row in rows:
            network = read_network(row.what) if row.kind == "range" else None
            if network is not None:
                bits = network.max_prefixlen - network.prefixlen
                kept = ranges.setdefault((network.version, bits), {})
                kept[int(network.network_address) >> bits] = lasting(row.until)
        self.ranges = ranges
        self.muted = {row.what: lasting(row.until) for row in rows if row.kind == "mute"}
        self._banner = shown

    @property
    def banner(self) -> str:
        """What all pages show now."""
        text, until = self._banner
        return text if until > time.time() else ""

    def refuses(self, address: str) -> bool:
        """Is this address in a banned network?"""
        found = internet(address)
        if found is None or not self.ranges:
            return False
        number, now = int(found), time.time()
        return any(
            version == found.version and kept.get(number >> bits, 0.0) > now
            for (version, bits), kept in self.ranges.items()
        )

    def check(self, address: str) -> None:
        """Banned, if it is."""
        if self.refuses(address):
            raise Banned

    def hush(self, person: str) -> None:
        """NotAllowed for somebody who is muted."""
        if self.muted.get(person, 0.0) > time.time():
            raise NotAllowed("ui-error-muted")


def lasting(until: float | None) -> float:
    """Until when, as a number; an end that cannot be read is none."""
    return until if isinstance(until, int | float) else inf


def read_network(text: str) -> Network | None:
    """A network as it is stored."""
    try:
        return ip_network(text)
    except ValueError:
        return None


def is_network(text: str) -> bool:
    """An address or a network, rather than a person's name?"""
    try:
        return ip_network(text.strip()[:60], strict=False) is not None
    except ValueError:
        return False


def asked_network(text: str) -> Network:
    """What an admin means: a network, or an address with its household. BadName for what cannot be banned."""
    given = text.strip()[:60]
    try:
        found = ip_network(given if "/" in given else place(given), strict=False)
    except ValueError:
        raise BadName("ui-error-network") from None
    if isinstance(found, IPv6Network) and found.network_address.ipv4_mapped and found.prefixlen >= 96:
        found = IPv4Network((found.network_address.ipv4_mapped, found.prefixlen - 96))
    if found.prefixlen < WIDEST[found.version] or found.is_loopback:
        raise BadName("ui-error-network-wide")
    return found


# -- rows --------------------------------------------------------------------------------------------------------


def holds(now: float) -> Any:
    """Wards that have not run out."""
    return or_(wards.c.until.is_(None), wards.c.until > now)


def standing(db: Connection, *which: Any, most: int = WARDS_MAX) -> list[Row[Any]]:
    """Those that hold now, the newest first."""
    query = select(wards).where(holds(time.time()), *which).order_by(wards.c.at.desc()).limit(most)
    return list(db.execute(query).all())


def banned(db: Connection, person: str) -> bool:
    """Is this person shut out?"""
    return bool(standing(db, wards.c.kind == "ban", wards.c.what == person, most=1))


def put(db: Connection, ward: Ward) -> None:
    """A new ward; it takes the place of the one there was."""
    lift(db, ward.kind, ward.what)
    db.execute(insert(wards).values(**vars(ward)))


def lift(db: Connection, kind: str, what: str) -> bool:
    """Take a ward away; was there one?"""
    return db.execute(delete(wards).where(wards.c.kind == kind, wards.c.what == what)).rowcount > 0


def stored_banner(db: Connection) -> tuple[str, float]:
    """What all pages show, and until when."""
    row = db.execute(select(banner)).first()
    return (str(row.text), lasting(row.until)) if row is not None else ("", inf)


def set_banner(db: Connection, text: str, until: float | None) -> None:
    """Another one; "" for none."""
    db.execute(delete(banner))
    if text:
        db.execute(insert(banner).values(id=1, text=text, until=until))
