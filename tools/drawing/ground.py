"""The ground of Hadria: where spaces, streets, walls and districts lie, and what is still free of them."""

from __future__ import annotations

import math
import random
import tomllib
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

GAME = Path(__file__).resolve().parents[2] / "src" / "rookery" / "games" / "age_of_thieves"
WEB = GAME / "web"

doc: dict[str, Any] = tomllib.loads((GAME / "board.toml").read_text("utf-8"))
rng = random.Random(20160)

Point = tuple[float, float]
Poly = list[Point]

STREET, STONE = 8.2, 15  # half width of a street, room around a stone
PAD = 46  # margin round the 1000 x 1000 canvas: wall, ribbons, sea


def warp(x: float, y: float) -> Point:
    """The square grid of board.toml as a grown town: rounder corners, crooked streets, a formal palace."""
    u, v = (x - 500) / 500, (y - 500) / 500
    k = 0.30
    bx, by = u * math.sqrt(1 - v * v * k / 2), v * math.sqrt(1 - u * u * k / 2)
    r = max(abs(u), abs(v))
    t = min(1, max(0, (r - 0.36) / 0.16)) * (1 - 0.55 * min(1, max(0, (r - 0.8) / 0.1)))
    dx = 9 * math.sin(5.1 * v + 1.3) + 6 * math.sin(9.7 * u + 4.2 * v + 0.4)
    dy = 9 * math.sin(4.7 * u - 0.8) + 6 * math.sin(8.9 * v - 3.6 * u + 2.1)
    grow = 1 + 0.05 * (1 - min(1, max(0, (r - 0.2) / 0.3)))
    return 500 + 516 * bx * grow + dx * t, 500 + 516 * by * grow + dy * t


P: dict[str, Point] = {
    s["id"]: (round(warp(s["x"], s["y"])[0]), round(warp(s["x"], s["y"])[1])) for s in doc["spaces"]
}
C = warp(500, 500)


def f(n: float) -> str:
    """A number, short."""
    n = round(n, 1) if abs(n) < 30 else round(n)
    return str(int(n)) if n == int(n) else str(n)


def pts(ps: Sequence[Point], close: bool = True) -> str:
    """A polygon as a short relative path."""
    px, py = round(ps[0][0]), round(ps[0][1])
    out = [f"M{f(px)} {f(py)}"]
    for x, y in ps[1:]:
        dx, dy = round(x - px), round(y - py)
        out.append(f"l{f(dx)} {f(dy)}".replace(" -", "-"))
        px, py = px + dx, py + dy
    return "".join(out) + ("z" if close else "")


# -- streets ---------------------------------------------------------------------------------------------------
WAYS: dict[str, str] = {}
SEGS: list[tuple[float, float, float, float]] = []
for p in doc["paths"]:
    a, b = p["a"], p["b"]
    (x1, y1), (x2, y2) = P[a], P[b]
    mx, my, length = (x1 + x2) / 2, (y1 + y2) / 2, math.hypot(x2 - x1, y2 - y1)
    nx, ny = -(y2 - y1) / length, (x2 - x1) / length
    if a.startswith("P3") and b.startswith("P3"):
        bulge = 0.13 * length if (mx - C[0]) * nx + (my - C[1]) * ny > 0 else -0.13 * length
    elif a[0] == "P" and b[0] == "P":
        bulge = 0
    else:
        bulge = random.Random(f"{a}{b}").uniform(-7, 7)
    qx, qy = mx + 2 * nx * bulge, my + 2 * ny * bulge
    line = [
        (
            (1 - t) ** 2 * x1 + 2 * t * (1 - t) * qx + t * t * x2,
            (1 - t) ** 2 * y1 + 2 * t * (1 - t) * qy + t * t * y2,
        )
        for t in (0, 0.2, 0.4, 0.6, 0.8, 1)
    ]
    WAYS[f"{a} {b}"] = f"M{f(x1)} {f(y1)}Q{f(qx)} {f(qy)} {f(x2)} {f(y2)}"
    SEGS += [(*line[i], *line[i + 1]) for i in range(5)]
CELL = 24
GRID: dict[tuple[int, int], list[int]] = {}
for n, (x1, y1, x2, y2) in enumerate(SEGS):
    for gx in range(int(min(x1, x2) // CELL), int(max(x1, x2) // CELL) + 1):
        for gy in range(int(min(y1, y2) // CELL), int(max(y1, y2) // CELL) + 1):
            GRID.setdefault((gx, gy), []).append(n)
STONES: dict[tuple[int, int], Poly] = {}
for x, y in P.values():
    STONES.setdefault((int(x // CELL), int(y // CELL)), []).append((x, y))


def away(q: Point, n: int) -> float:
    """How far a piece of street is."""
    x1, y1, x2, y2 = SEGS[n]
    dx, dy = x2 - x1, y2 - y1
    t = min(1.0, max(0.0, ((q[0] - x1) * dx + (q[1] - y1) * dy) / (dx * dx + dy * dy)))
    return math.hypot(q[0] - x1 - dx * t, q[1] - y1 - dy * t)


def around(q: Point, ring: int) -> Iterable[tuple[int, int]]:
    """The cells at this distance."""
    cx, cy = int(q[0] // CELL), int(q[1] // CELL)
    for gx in range(cx - ring, cx + ring + 1):
        for gy in range(cy - ring, cy + ring + 1):
            if max(abs(gx - cx), abs(gy - cy)) == ring:
                yield gx, gy


def near(q: Point) -> tuple[float, float]:
    """Distance to the nearest street, and that street's angle."""
    best, found = math.inf, 0
    for ring in range(60):
        if best < (ring - 1) * CELL:
            break
        for cell in around(q, ring):
            for n in GRID.get(cell, ()):
                far = away(q, n)
                if far < best or (far == best and n < found):
                    best, found = far, n
    x1, y1, x2, y2 = SEGS[found]
    return best, math.atan2(y2 - y1, x2 - x1)


def stone_near(q: Point) -> float:
    """Distance to the nearest stone within two cells; far where there is none."""
    return min(
        (
            math.hypot(q[0] - x, q[1] - y)
            for r in (0, 1, 2)
            for cell in around(q, r)
            for x, y in STONES.get(cell, ())
        ),
        default=math.inf,
    )


def clear(corners: Iterable[Point], street: float = STREET + 1.2, stone: float = STONE) -> bool:
    """Whether no street and no stone is as near as that."""
    return all(near(c)[0] > street for c in corners) and all(stone_near(c) > stone for c in corners)


# -- the edge of the city ----------------------------------------------------------------------------------------
def ring(m: float) -> Poly:
    """A round square that far inside the edge, bent like the town."""
    e: Poly = []
    c = 58 - m / 4  # corners are cut round
    side = [m + c + (1000 - 2 * m - 2 * c) * k / 42 for k in range(43)]
    arc = [math.radians(k * 15) for k in range(1, 6)]
    e += [(x, m) for x in side] + [(1000 - m - c + c * math.sin(t), m + c - c * math.cos(t)) for t in arc]
    e += [(1000 - m, y) for y in side] + [
        (1000 - m - c + c * math.cos(t), 1000 - m - c + c * math.sin(t)) for t in arc
    ]
    e += [(1000 - x, 1000 - m) for x in side] + [
        (m + c - c * math.sin(t), 1000 - m - c + c * math.cos(t)) for t in arc
    ]
    e += [(m, 1000 - y) for y in side] + [(m + c - c * math.cos(t), m + c - c * math.sin(t)) for t in arc]
    return [warp(*p) for p in e]


WALL = ring(17)


def inside(q: Point, poly: Sequence[Point] = WALL) -> bool:
    """Whether a point lies in a polygon."""
    x, y = q
    c = False
    j = len(poly) - 1
    for i in range(len(poly)):
        (xi, yi), (xj, yj) = poly[i], poly[j]
        if (yi > y) != (yj > y) and x < (xj - xi) * (y - yi) / (yj - yi) + xi:
            c = not c
        j = i
    return c


INNER = ring(26)
AREA = {
    "N": [(0, 0), (1000, 0), (690, 312), (310, 312)],
    "E": [(1000, 0), (1000, 1000), (688, 690), (688, 310)],
    "S": [(1000, 1000), (0, 1000), (310, 688), (690, 688)],
    "W": [(0, 1000), (0, 0), (312, 310), (312, 690)],
    "P": [(312, 312), (688, 312), (688, 688), (312, 688)],
}


def bent(poly: Sequence[Point], n: int = 14) -> Poly:
    """A polygon of the square grid in the grown town."""
    out: Poly = []
    for i, a in enumerate(poly):
        b = poly[(i + 1) % len(poly)]
        out += [warp(a[0] + (b[0] - a[0]) * k / n, a[1] + (b[1] - a[1]) * k / n) for k in range(n)]
    return out


BENT = {d: bent([(min(983, max(17, x)), min(983, max(17, y))) for x, y in a]) for d, a in AREA.items()}


def district(q: Point) -> str | None:
    """In which district a point lies."""
    for d in "PNESW":
        if inside(q, BENT[d]):
            return d
    return None
