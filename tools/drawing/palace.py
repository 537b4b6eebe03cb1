"""The palace of Hadria and the walls of the city."""

# ruff: noqa: E501 - drawings are long

from __future__ import annotations

import math

from tools.drawing.ground import (
    AREA,
    BENT,
    STONE,
    STREET,
    WALL,
    C,
    P,
    Point,
    Poly,
    bent,
    clear,
    doc,
    f,
    inside,
    near,
    pts,
    rng,
    warp,
)
from tools.drawing.houses import WINDOWS, dome, tree


def polar(r: float, a: float) -> Point:
    """A point around the vault."""
    return C[0] + r * math.cos(a), C[1] + r * math.sin(a)


def runs(
    r1: float, r2: float, step: int = 3, street: float = STREET + 1.5, stone: float = STONE + 1
) -> list[tuple[int, int]]:
    """Arcs of a ring that no street crosses, as (from, to) angles in degrees."""
    ok = [
        clear(
            [polar(r1, math.radians(a)), polar((r1 + r2) / 2, math.radians(a)), polar(r2, math.radians(a))],
            street,
            stone,
        )
        for a in range(0, 360, step)
    ]
    out, n = [], len(ok)
    start = next(i for i in range(n) if not ok[i])
    i = start
    while i < start + n:
        if ok[i % n]:
            j = i
            while ok[(j + 1) % n] and j + 1 < start + n:
                j += 1
            out.append((i * step, j * step))
            i = j + 1
        else:
            i += 1
    return [(a, b) for a, b in out if b - a >= 2 * step]


def sector(r1: float, r2: float, a: float, b: float, dy: float = 0) -> str:
    """A part of a ring."""
    n = max(2, int((b - a) / 5))
    o = [polar(r2, math.radians(a + (b - a) * k / n)) for k in range(n + 1)]
    i = [polar(r1, math.radians(b + (a - b) * k / n)) for k in range(n + 1)]
    return pts([(x, y + dy) for x, y in o + i])


def palace() -> str:
    """The court with its gardens and the sunburst in the marble."""
    out = [f'<path class="court" d="{pts(BENT["P"])}"/>']
    for radius in (198, 186, 140, 84, 30):
        out.append(f'<circle class="inlay" cx="{f(C[0])}" cy="{f(C[1])}" r="{radius}"/>')
    for a, b in runs(82, 120, 2, STREET + 3, STONE + 2):
        out.append(
            f'<path class="hedge" d="{sector(80, 122, a, b)}"/><path class="lawn" d="{sector(84, 118, a + 2, b - 2)}"/>'
        )
        m = math.radians((a + b) / 2)
        x, y = polar(103, m)
        out.append(
            f'<circle class="pool" cx="{f(x)}" cy="{f(y)}" r="6"/><circle class="jet" cx="{f(x)}" cy="{f(y)}" r="1.6"/>'
        )
    for a, b in runs(44, 74, 3, STREET + 3, STONE + 2):
        out.append(f'<path class="marble" d="{sector(44, 74, a, b)}"/>')
    for k in range(72):  # sunburst in the marble
        turn = math.radians(k * 5)
        if clear([polar(46, turn)], STREET, STONE):
            (x1, y1), (x2, y2) = polar(19, turn), polar(62, turn)
            out.append(f'<path class="ray" d="M{f(x1)} {f(y1)}L{f(x2)} {f(y2)}"/>')
    # corners: groves and pools between the ring and the wall
    for sx in (-1, 1):
        for sy in (-1, 1):
            x, y = C[0] + sx * 152, C[1] + sy * 152
            out.append(
                f'<circle class="pool" cx="{f(x)}" cy="{f(y)}" r="13"/><circle class="jet" cx="{f(x)}" cy="{f(y)}" r="3"/><circle class="rim" cx="{f(x)}" cy="{f(y)}" r="13"/>'
            )
            for _ in range(26):
                q = (C[0] + sx * rng.uniform(118, 190), C[1] + sy * rng.uniform(118, 190))
                r = rng.uniform(3, 5)
                if (
                    clear([q], STREET + r, STONE + r)
                    and math.hypot(q[0] - x, q[1] - y) > 18 + r
                    and inside(q, BENT["P"])
                    and max(abs(q[0] - C[0]), abs(q[1] - C[1])) < 190
                ):
                    tree(*q, r)
    return "".join(out)


def wings() -> str:
    """The palace itself: purple roofs in a ring between the middle and the outer walk."""
    out = []
    for a, b in sorted(runs(128, 157, 2), key=lambda ab: math.sin(math.radians(sum(ab) / 2))):
        m1 = math.radians((a + b) / 2)
        out.append(
            f'<path class="sh" d="{sector(127, 158, a, b, 4)}"/><path class="fP" d="{sector(128, 157, a, b, 1)}"/>'
        )
        n = int((b - a) / 3)
        rr = 157 if math.sin(m1) > 0 else 128
        for k in range(n):
            x, y = polar(rr, math.radians(a + (b - a) * (k + 0.5) / n))
            WINDOWS["P"].append(f"M{f(round(x))} {f(round(y - 5))}v3")
        out.append(
            f'<path class="dP1" d="{sector(128, 143, a, b, -8)}"/><path class="lP1" d="{sector(143, 157, a, b, -8)}"/>'
            if math.sin(m1) < 0
            else f'<path class="lP1" d="{sector(128, 143, a, b, -8)}"/><path class="dP1" d="{sector(143, 157, a, b, -8)}"/>'
        )
        if b - a > 12:
            x, y = polar(142, m1)
            out.append(dome("P", x, y - 8, 7.5))
    return "".join(out)


def tower(x: float, y: float, r: float, cls: str = "wt") -> str:
    """A round tower with battlements."""
    n = 8
    return f'<circle class="sh" cx="{f(x + 1.5)}" cy="{f(y + 3)}" r="{f(r)}"/><circle class="{cls}" cx="{f(x)}" cy="{f(y)}" r="{f(r)}"/><circle class="cren" cx="{f(x)}" cy="{f(y - 1)}" r="{f(r - 1)}" stroke-dasharray="{f((r - 1) * math.tau / n / 2)}"/>'


def spire(x: float, y: float, r: float) -> str:
    """A pointed tower of the Palace."""
    return (
        f'<circle class="sh" cx="{f(x + 2)}" cy="{f(y + 3)}" r="{f(r)}"/><circle class="wt" cx="{f(x)}" cy="{f(y)}" r="{f(r)}"/>'
        f'<path class="dP2" d="M{f(x - r + 1)} {f(y - 4)}L{f(x)} {f(y - r * 2.5)}L{f(x + r - 1)} {f(y - 4)}a{f(r - 1)} {f(r * 0.5)} 0 0 1-{f(2 * r - 2)} 0z"/><path class="lP3" d="M{f(x - r + 1)} {f(y - 4)}L{f(x)} {f(y - r * 2.5)}v{f(r * 2.5 - 4 + r * 0.5)}a{f(r - 1)} {f(r * 0.5)} 0 0 1-{f(r - 1)}-{f(r * 0.5)}z"/><path class="gold" d="M{f(x - 0.7)} {f(y - r * 2.5)}v-6h6l-2 2 2 2h-4.6v2z"/>'
    )


def walls() -> str:
    """The wall of the Palace, open where streets lead through."""
    out: list[Poly] = []
    ends: Poly = []
    part: Poly = []
    dense = bent(AREA["P"], 60)
    k0 = next(i for i, q in enumerate(dense) if near(q)[0] < STREET + 4)
    for q in dense[k0:] + dense[: k0 + 1]:
        if near(q)[0] > STREET + 4:
            part.append(q)
        elif part:
            out.append(part)
            ends += [part[0], part[-1]]
            part = []
    d = "".join(pts(p, False) for p in out)
    svg = [f'<path class="ws" d="{d}"/><path class="wall" d="{d}"/><path class="wcr" d="{d}"/>']
    svg += [tower(x, y, 6) for x, y in ends]
    svg += [spire(*warp(x, y), 13) for x, y in ((313, 313), (687, 313), (313, 687), (687, 687))]
    return "".join(svg)


def outer() -> tuple[str, dict[str, Point]]:
    """The wall of the city with its gatehouses, and where they stand."""
    d = pts(WALL)
    out = [f'<path class="ws o" d="{d}"/><path class="wall o" d="{d}"/><path class="wcr o" d="{d}"/>']
    gates = [s for s in doc["spaces"] if "gate" in s["marks"]]
    gp: dict[str, Point] = {}
    for s in gates:
        x, y = s["x"], s["y"]
        q = {"N": (x, 17), "S": (x, 983), "W": (17, y), "E": (983, y)}[s["district"]]
        gp[s["id"]] = warp(*q)
    for i in range(0, len(WALL), 6):
        x, y = WALL[i]
        if min(math.hypot(x - gx, y - gy) for gx, gy in gp.values()) > 34:
            out.append(tower(x, y, 7.5))
    for s in gates:
        x, y = gp[s["id"]]
        rot = {"N": 0, "E": 90, "S": 180, "W": 270}[s["district"]]
        nx, ny = P[s["id"]]
        out.append(
            f'<path class="st1" d="M{f(nx)} {f(ny)}L{f(x)} {f(y)}"/><path class="st2" d="M{f(nx)} {f(ny)}L{f(x)} {f(y)}"/>'
        )
        out.append(
            f'<g transform="translate({f(x)} {f(y)})rotate({rot})"><rect class="gh" x="-20" y="-11" width="40" height="22" rx="2"/><path class="gd" d="M-9 12v-14a9 9 0 0 1 18 0v14z"/><path class="bars" d="M-5 11v-19M0 11v-21M5 11v-19M-9-1h18M-9 5h18"/></g>'
            + tower(x + (-19 if rot % 180 == 0 else 0), y + (-19 if rot % 180 else 0), 9)
            + tower(x + (19 if rot % 180 == 0 else 0), y + (19 if rot % 180 else 0), 9)
        )
    return "".join(out), gp
