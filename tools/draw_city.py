"""Draw the city of Hadria from board.toml, for the board in the browser: python tools/draw_city.py

Writes web/city.svg (the night; city.svg#day is the parchment by day), web/places.json (where spaces, streets, gates and
their names lie) and the block of web/theme.css that puts things on spaces. One seed: the same board gives the same bytes.
"""

# ruff: noqa: E501 - drawings are long

from __future__ import annotations

import json
import math
import random
import re
import tomllib
from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import Any

GAME = Path(__file__).resolve().parent.parent / "src" / "rookery" / "games" / "age_of_thieves"
WEB = GAME / "web"
STYLES = Path(__file__).with_name("draw_city.css")
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


# -- houses ------------------------------------------------------------------------------------------------------
BUILT: list[tuple[float, float, float, Poly]] = []  # (cx, cy, radius, corners)


def overlaps(c: Point, cor: Poly, gap: float = 1.2) -> bool:
    """Whether something is built there."""
    for ox, oy, orad, ocor in BUILT:
        rad = max(math.hypot(x - c[0], y - c[1]) for x, y in cor)
        if math.hypot(ox - c[0], oy - c[1]) > rad + orad + gap:
            continue
        hit = True
        for poly in (cor, ocor):
            for i in range(len(poly)):
                (x1, y1), (x2, y2) = poly[i], poly[(i + 1) % len(poly)]
                nx, ny = y2 - y1, x1 - x2
                length = math.hypot(nx, ny)
                a = [(x * nx + y * ny) / length for x, y in cor]
                b = [(x * nx + y * ny) / length for x, y in ocor]
                if max(a) + gap < min(b) or max(b) + gap < min(a):
                    hit = False
        if hit:
            return True
    return False


def rect(cx: float, cy: float, w: float, d: float, ang: float) -> Poly:
    """The corners of a house."""
    ca, sa = math.cos(ang), math.sin(ang)
    return [
        (cx + x * ca - y * sa, cy + x * sa + y * ca)
        for x, y in ((-w / 2, -d / 2), (w / 2, -d / 2), (w / 2, d / 2), (-w / 2, d / 2))
    ]


WINDOWS: dict[str, list[str]] = {d: [] for d in "NESWP"}
STYLE = {  # width, depth, height, how often something else stands there
    "N": ((15, 27), (13, 18), (6, 9)),
    "E": ((10, 18), (9, 13), (4, 6)),
    "S": ((18, 36), (11, 15), (6, 8)),
    "W": ((12, 20), (11, 15), (5, 8)),
    "P": ((10, 16), (9, 13), (6, 9)),
}


def house(d: str, cx: float, cy: float, w: float, dp: float, h: float, ang: float) -> str:
    """A house: walls with windows, and a roof in light and shadow."""
    base = rect(cx, cy, w, dp, ang)
    roof = [(x, y - h) for x, y in base]
    v = rng.choice("123")
    out, walls = [], []
    for i in range(4):
        (x1, y1), (x2, y2) = base[i], base[(i + 1) % 4]
        nx, ny = y2 - y1, x1 - x2
        length = math.hypot(nx, ny)
        if ny / length > 0.12:
            walls.append(pts([(x1, y1), (x2, y2), (x2, y2 - h), (x1, y1 - h)]))
            n = int(length // 5.6)
            for k in range(n):
                if rng.random() < {"N": 0.62, "E": 0.26, "S": 0.36, "W": 0.46, "P": 0.7}[d]:
                    t = (k + 0.5) / n
                    WINDOWS[d].append(
                        f"M{f(round(x1 + (x2 - x1) * t))} {f(round(y1 + (y2 - y1) * t - h * 0.72))}v2.5"
                    )
    out.append(f'<path class="f{d}" d="{"".join(walls)}"/>')
    lift = dp * 0.26
    if d in "NP" and w < dp * 1.7:  # hipped roof
        cxr, cyr = cx, cy - h - lift
        e = max(0, (w - dp) / 2)
        ca, sa = math.cos(ang), math.sin(ang)
        r1, r2 = (cxr - e * ca, cyr - e * sa), (cxr + e * ca, cyr + e * sa)
        planes = [
            (roof[0], roof[1], r2, r1),
            (roof[1], roof[2], r2),
            (roof[2], roof[3], r1, r2),
            (roof[3], roof[0], r1),
        ]
    else:  # gable, ridge along the long side
        m1 = ((roof[0][0] + roof[3][0]) / 2, (roof[0][1] + roof[3][1]) / 2 - lift)
        m2 = ((roof[1][0] + roof[2][0]) / 2, (roof[1][1] + roof[2][1]) / 2 - lift)
        planes = [(roof[0], roof[1], m2, m1), (roof[2], roof[3], m1, m2)]
        if w > 15:
            planes.append((roof[0], roof[3], m1) if ang > 0 else (roof[1], roof[2], m2))
    lit: list[str] = []
    dark: list[str] = []
    for pl in planes:
        gx = sum(p[0] for p in pl) / len(pl) - cx
        gy = sum(p[1] for p in pl) / len(pl) - (cy - h - lift * 0.5)
        (lit if gx * 0.8 + gy * 0.6 < 0 else dark).append(pts(list(pl)))
    out.append(f'<path class="d{d}{v}" d="{"".join(dark)}"/><path class="l{d}{v}" d="{"".join(lit)}"/>')
    return "".join(out)


def dome(d: str, cx: float, cy: float, r: float) -> str:
    """A dome with its point."""
    return (
        f'<circle class="sh" cx="{f(cx + 2)}" cy="{f(cy + 3)}" r="{f(r)}"/><circle class="d{d}1" cx="{f(cx)}" cy="{f(cy)}" r="{f(r)}"/><path class="f{d}" d="M{f(cx - r)} {f(cy)}v-4h{f(2 * r)}v4a{f(r)} {f(r * 0.6)} 0 0 1-{f(2 * r)} 0z"/>'
        f'<path class="l{d}3" d="M{f(cx - r)} {f(cy - 3)}c0-{f(r * 1.9)} {f(2 * r)}-{f(r * 1.9)} {f(2 * r)} 0a{f(r)} {f(r * 0.5)} 0 0 1-{f(2 * r)} 0z"/>'
        f'<path class="d{d}2" d="M{f(cx)} {f(cy - 3 - r * 1.42)}c{f(r * 0.9)} .5 {f(r)} {f(r)} {f(r)} {f(r * 1.42)}a{f(r)} {f(r * 0.5)} 0 0 1-{f(r)} {f(r * 0.5)}z"/><path class="gold" d="M{f(cx - 0.8)} {f(cy - 2 - r * 1.4)}v-5h1.6v5z"/>'
    )


def tree(cx: float, cy: float, r: float) -> None:
    """Plant one; all of a size are drawn together."""
    TREES[min(2, max(0, int(r - 2.4)))].append((round(cx), round(cy)))


HOUSES: list[tuple[float, str]] = []  # what lies farther down is drawn later
TREES: tuple[list[tuple[int, int]], ...] = ([], [], [])  # by size


def build_large() -> None:
    """The large things, each district its own."""
    for d, tries, big in (("N", 900, "dome"), ("W", 700, "forge"), ("S", 900, "ship"), ("E", 600, "camp")):
        made = 0
        for _ in range(tries):
            if made >= 9:
                break
            u, v = rng.uniform(30, 970), rng.uniform(30, 970)
            q = warp(u, v)
            if district(q) != d or not inside(q, INNER):
                continue
            r = {"dome": 9, "forge": 10, "ship": 11, "camp": 8}[big]
            cor = [(q[0] + r * math.cos(a * 0.785), q[1] + r * math.sin(a * 0.785)) for a in range(8)]
            if (
                not clear(cor, STREET + 3)
                or overlaps(q, cor, 3)
                or any(math.hypot(q[0] - x, q[1] - y) < 78 for x, y, k in LAND if k == big)
            ):
                continue
            BUILT.append((*q, r, cor))
            LAND.append((*q, big))
            made += 1
            x, y = q
            if big == "dome":
                HOUSES.append((y + 6, dome("N", x, y, r - 1)))
            elif big == "forge":
                teeth = "".join(
                    f"M{f(x + 7 * math.cos(a * math.pi / 4))} {f(y + 7 * math.sin(a * math.pi / 4))}L{f(x + 10.5 * math.cos(a * math.pi / 4))} {f(y + 10.5 * math.sin(a * math.pi / 4))}"
                    for a in range(8)
                )
                HOUSES.append(
                    (
                        y + 8,
                        f'<circle class="fire" cx="{f(x)}" cy="{f(y)}" r="22"/><path class="cogt" d="{teeth}"/><circle class="cog" cx="{f(x)}" cy="{f(y)}" r="7"/><circle class="hot" cx="{f(x)}" cy="{f(y)}" r="2.6"/>',
                    )
                )
            elif big == "ship":
                a = rng.uniform(-0.3, 0.3)
                HOUSES.append(
                    (
                        y + 8,
                        f'<g transform="translate({f(x)} {f(y)})rotate({f(a * 57)})"><ellipse class="pool" rx="14" ry="11"/><path class="hull" d="M-9-1q9-3 18 0q-2 6-9 6t-9-6z"/><path class="mast" d="M0 0v-12M-5-9h10"/><path class="sail" d="M-5-9h10q-2 4 0 7h-10q2-3 0-7z"/></g>',
                    )
                )
            else:
                HOUSES.append(
                    (
                        y + 8,
                        f'<circle class="fire" cx="{f(x)}" cy="{f(y)}" r="20"/><path class="pot" d="M{f(x - 5)} {f(y - 3)}h10q1 8-5 8t-5-8z"/><path class="hot" d="M{f(x - 4)} {f(y + 6)}l2-3 2 3 2-3 2 3z"/><path class="smk" d="M{f(x)} {f(y - 5)}c5-5-5-8 1-14c4-4-3-7 1-11"/>',
                    )
                )


def build_houses() -> None:
    """Houses along the streets, ever smaller."""
    for scale, tries in ((1, 7000), (0.86, 7000), (0.72, 8000), (0.6, 5000)):
        for _ in range(tries):
            u, v = rng.uniform(22, 978), rng.uniform(22, 978)
            q = warp(u, v)
            d = district(q)
            if d is None or d == "P" or not inside(q, INNER):
                continue
            ang = near(q)[1]
            (w0, w1), (d0, d1), (h0, h1) = STYLE[d]
            w, dp, h = rng.uniform(w0, w1) * scale, rng.uniform(d0, d1) * scale, rng.uniform(h0, h1)
            ang += rng.uniform(-0.05, 0.05) * (4 if d == "E" else 1)
            if d == "S" and rng.random() < 0.25:
                ang += math.pi / 2
            while ang > math.pi / 2:
                ang -= math.pi
            while ang < -math.pi / 2:
                ang += math.pi
            if abs(ang) > math.pi / 4:
                w, dp = dp, w
                ang += -math.pi / 2 if ang > 0 else math.pi / 2
            cor = rect(*q, w, dp, ang)
            mids = [
                ((cor[i][0] + cor[(i + 1) % 4][0]) / 2, (cor[i][1] + cor[(i + 1) % 4][1]) / 2) for i in range(4)
            ]
            top = [(x, y - h * 0.8) for x, y in cor[:2]]
            if not all(inside(c, INNER) for c in cor) or district(cor[0]) != d or district(cor[2]) != d:
                continue
            if not clear(cor + mids + top) or overlaps(q, cor):
                continue
            BUILT.append((*q, math.hypot(w, dp) / 2, cor))
            HOUSES.append((q[1] + dp / 2, house(d, *q, w, dp, h, ang)))


def plant() -> None:
    """Trees in what is left."""
    for _ in range(1700):
        q = warp(rng.uniform(24, 976), rng.uniform(24, 976))
        d = district(q)
        if d in (None, "P") or not inside(q, INNER) or (d in "SE" and rng.random() < 0.55):
            continue
        r = rng.uniform(2.4, 4.4)
        cor = [(q[0] - r, q[1]), (q[0] + r, q[1]), (q[0], q[1] - r), (q[0], q[1] + r)]
        if clear(cor, STREET + 0.6, STONE - 1) and not overlaps(q, cor, 0.2):
            BUILT.append((*q, r, cor))
            tree(*q, r)


LAND: list[tuple[float, float, str]] = []
build_large()
build_houses()
plant()
HOUSES.sort(key=lambda h: h[0])


# -- the palace --------------------------------------------------------------------------------------------------
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


# -- stones: what kind of place it is -------------------------------------------------------------------------------
GLYPH = {
    "post": "M-5-5.5q5-1 5-2.5q0 1.500 5 2.500q.5 8.500-5 12.500q-5.500-4-5-12.500z",
    "post_swords": "M-6.500-6.500l9 9M6.500-6.500l-9 9M-5.500 1l5 5M5.500 1l-5 5M-3.500 3.500l-3 3M3.500 3.500l3 3",
    "post_imperial": "M-7 5.500l-1-9 4.500 4 3.500-7 3.500 7 4.500-4-1 9z",
    "hideout": "M0-8c6 0 8 6 7.500 14h-15c-.5-8 1.500-14 7.500-14zM0-4c-3 0-4 3-4 6.500 2 1.500 6 1.500 8 0 0-3.500-1-6.500-4-6.500z",
    "sewer_in": "M0 7l-5-6h3v-8h4v8h3z",
    "sewer_out": "M0-7.500l5 6h-3v8h-4v-8h-3z",
    "dungeon": "M-6 8v-10a6 6 0 0 1 12 0v10M-2.500 8v-15M2.500 8v-15M-6 1h12",
}


KINDS = {
    **{
        k: f'<circle class="pt {k[5:]}" r="13"/><circle class="pc {k[5:]}" r="12.5"/><path class="gl {k}" d="{GLYPH[k]}"/>'
        for k in ("post", "post_swords", "post_imperial")
    },
    "hideout": f'<circle class="ho" r="13"/><path class="gl hideout" fill-rule="evenodd" d="{GLYPH["hideout"]}"/>',
    **{
        k: f'<circle class="sw" r="13"/><circle class="swr {k}" r="10.5"/><path class="gl {k}" d="{GLYPH[k]}"/>'
        for k in ("sewer_in", "sewer_out")
    },
    "dungeon": f'<rect class="du" x="-15" y="-15" width="30" height="30" rx="4"/><path class="gl dungeon" d="{GLYPH["dungeon"]}"/>',
    "vault": '<circle class="dais" r="19"/><circle class="dais2" r="14"/>',
    "shrine": '<path class="shrine" d="M-9-14h18l5 5v18l-5 5h-18l-5-5v-18z"/><circle class="sn" r="11"/>',
    "plain": '<circle class="sn" r="12"/>',
    "inn": '<path class="inn" d="M-15-19h11v8h-11z"/>',
    "bell": '<path class="bell" d="M10-17c4 0 4 5 6 7h-12c2-2 2-7 6-7zM8.5-9a1.5 1.5 0 0 0 3 0z"/>',
    "bellc": '<path class="bell cap" d="M10-17c4 0 4 5 6 7h-12c2-2 2-7 6-7zM8.5-9a1.5 1.5 0 0 0 3 0z"/>',
}


def stone(s: dict[str, Any]) -> str:
    """What kind of place it is."""
    (x, y), k, m = P[s["id"]], s["kind"], s["marks"]
    if k == "plain":
        k = "vault" if "emperors_jewel" in m else "shrine" if "green_jewel" in m else "plain"
    which = [k] + [
        w for mark, w in (("start", "inn"), ("alarm_guard", "bell"), ("alarm_captain", "bellc")) if mark in m
    ]
    tint = f' class="q{s["district"]}"' if k in ("plain", "shrine") else ""
    return "".join(f'<use href="#{w}"{tint} x="{f(x)}" y="{f(y)}"/>' for w in which)


def trees() -> str:
    """All trees."""
    out = []
    for n, group in enumerate(TREES):
        d = "".join(f"M{x} {y}h0" for x, y in group)
        e = "".join(f"M{x - 1} {y - 1}h0" for x, y in group)
        out.append(f'<path class="t1 z{n}" d="{d}"/><path class="t2 z{n}" d="{e}"/>')
    return "".join(out)


# -- lamps along the streets, border marks ---------------------------------------------------------------------------
def lamps() -> str:
    """Lamps along the streets."""
    out = []
    for n, p in enumerate(doc["paths"]):
        a, b = p["a"], p["b"]
        (x1, y1), (x2, y2) = P[a], P[b]
        length = math.hypot(x2 - x1, y2 - y1)
        if random.Random(a + b + "l").random() < 0.48 and length > 50:
            sgn = 1 if n % 2 else -1
            nx, ny = -(y2 - y1) / length * sgn, (x2 - x1) / length * sgn
            out.append(f'<use href="#lp" x="{f((x1 + x2) / 2 + nx * 10)}" y="{f((y1 + y2) / 2 + ny * 10)}"/>')
    return "".join(out)


def borders() -> str:
    """Where a street leads into another district."""
    out = []
    for p in doc["paths"]:
        if p.get("border"):
            (x1, y1), (x2, y2) = P[p["a"]], P[p["b"]]
            a = math.degrees(math.atan2(y2 - y1, x2 - x1))
            if "P" in (p["a"][0], p["b"][0]):
                continue
            out.append(
                f'<g transform="translate({f((x1 + x2) / 2)} {f((y1 + y2) / 2)})rotate({f(a)})"><path class="bm" d="M0-11v22"/><circle class="bk" cy="-11" r="3"/><circle class="bk" cy="11" r="3"/></g>'
            )
    return "".join(out)


def country() -> str:
    """Outside the wall: hills and cypresses in the north and east, the river in the west, the sea in the south."""
    out = [f'<rect class="land" x="{-PAD}" y="{-PAD}" width="{1000 + 2 * PAD}" height="{1000 + 2 * PAD}"/>']
    for k in range(5):
        o = k * 14
        out.append(
            f'<path class="hill" d="M{-PAD} {40 - o}q60-{30 + k * 6} 130-8t160-20t190 8t170-14t200 12t250-16"/>'
        )
    out.append(
        f'<path class="sea" d="M{-PAD} 560c30 90-6 190 30 290c40 90 120 118 200 128h640c90-16 130-60 150-120l72-30v220h-1092z"/>'
    )
    for _ in range(46):
        x, y = rng.uniform(-PAD, 1000 + PAD), rng.uniform(880, 1000 + PAD)
        if not inside((x, y)):
            out.append(f'<path class="wave" d="M{f(x)} {f(y)}q4-3 8 0t8 0"/>')
    for x, y, sc, fl in ((28, 962, 1.7, 1), (975, 985, 1.5, -1), (-22, 850, 1, 1), (1022, 900, 1, -1)):
        out.append(
            f'<g transform="translate({x} {y})scale({sc * fl} {sc})"><path class="hull" d="M-14 2q14-4 28 0q-3 8-13 8t-15-8z"/><path class="mast" d="M-4 2v-22M6 2v-17"/><path class="sail" d="M-11-17h14q-3 6 0 12h-14q3-6 0-12zM1-13h10q-2 5 0 9h-10q2-4 0-9z"/><circle class="hot" cx="13" cy="0" r="1.400"/></g>'
        )
    for _ in range(520):
        q = (rng.uniform(-PAD, 1000 + PAD), rng.uniform(-PAD, 900))
        corner = min(math.hypot(q[0] - a, q[1] - b) for a, b in ((-46, -46), (1046, -46), (1046, 830), (-46, 500)))
        if not inside(q, ring(2)) and corner < 150 and not (q[0] < 0 and q[1] > 540):
            out.append(f'<path class="cy" d="M{f(q[0])} {f(q[1])}q-4-1-3-5t3-9q2 5 3 9t-3 5z"/>')
    return "".join(out)


@cache
def longest(street: str) -> int:
    """How long the name of a street is in the language where it is longest."""
    found = []
    for path in sorted((GAME / "locale").glob("*.ftl")):
        names = re.findall(rf"^age-of-thieves-space-{street}\d+ = (.*) \d+$", path.read_text("utf-8"), re.MULTILINE)
        found.append(max(map(len, names)))
    return max(found)


def main() -> None:
    """Draw and write everything."""
    wall, gp = outer()
    ground = "".join(f'<path class="g{d}" d="{pts(BENT[d])}"/>' for d in "NESW")
    streets = "".join(WAYS[f"{p['a']} {p['b']}"] for p in doc["paths"] if not p.get("out"))
    dark = "".join(WAYS[f"{p['a']} {p['b']}"] for p in doc["paths"] if p.get("out"))
    plaza = "".join(f"M{f(x - 9)} {f(y)}a9 9 0 1 0 18 0a9 9 0 1 0-18 0" for x, y in P.values())
    windows = "".join(f'<path class="w{d}" d="{"".join(w)}"/>' for d, w in WINDOWS.items() if w)
    box = f"{-PAD} {-PAD} {1000 + 2 * PAD} {1000 + 2 * PAD}"
    glows = "".join(
        f'<use href="#tg" x="{f(P[s["id"]][0])}" y="{f(P[s["id"]][1])}"/>'
        for s in doc["spaces"]
        if s["kind"] in ("post_swords", "post_imperial")
    )
    body = (
        country()
        + f'<path class="base" d="{pts(WALL)}"/>'
        + f'<g clip-path="url(#cw)">{ground}</g>'
        + palace()
        + f'<path class="st1" d="{streets}{plaza}"/><path class="st2" d="{streets}{plaza}"/><path class="st3" d="{streets}"/><path class="stx" d="{dark}"/>'
        + '<g class="glows">'
        + glows
        + "</g>"
        + '<g class="hs">'
        + "".join(h for _, h in HOUSES)
        + wings()
        + "</g>"
        + trees()
        + walls()
    )
    windows = "".join(f'<path class="w{d}" d="{"".join(w)}"/>' for d, w in WINDOWS.items() if w)
    body += (
        windows
        + wall
        + '<g class="lamps">'
        + lamps()
        + "</g>"
        + borders()
        + "".join(stone(s) for s in doc["spaces"])
    )
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" id="day" viewBox="{box}" width="1092" height="1092"><style>{STYLES.read_text("utf-8").strip()}</style><defs>'
        '<radialGradient id="a"><stop offset="0" stop-color="#ffb545" stop-opacity=".55"/><stop offset=".4" stop-color="#ff9a3a" stop-opacity=".2"/><stop offset="1" stop-color="#ff8a2a" stop-opacity="0"/></radialGradient>'
        '<radialGradient id="b"><stop offset="0" stop-color="#ffdf9a" stop-opacity=".8"/><stop offset="1" stop-color="#ffb545" stop-opacity="0"/></radialGradient>'
        '<radialGradient id="j"><stop offset="0" stop-color="#ff5a7a" stop-opacity=".75"/><stop offset=".35" stop-color="#e0409a" stop-opacity=".28"/><stop offset="1" stop-color="#b040e0" stop-opacity="0"/></radialGradient>'
        '<radialGradient id="v" r=".72"><stop offset=".62" stop-color="#05040f" stop-opacity="0"/><stop offset="1" stop-color="#05040f" stop-opacity=".5"/></radialGradient>'
        '<radialGradient id="m" cx=".2" cy=".05" r=".9"><stop offset="0" stop-color="#a9c4ff" stop-opacity=".16"/><stop offset="1" stop-color="#a9c4ff" stop-opacity="0"/></radialGradient>'
        '<g id="lp"><circle r="15" fill="url(#b)" class="lg"/><circle r="1.7" class="ld"/></g><circle id="tg" r="52" fill="url(#a)"/>'
        + "".join(f'<g id="{k}">{v}</g>' for k, v in KINDS.items()).replace(".500", ".5")
        + f'<clipPath id="cw"><path d="{pts(WALL)}"/></clipPath></defs>'
        f'{body}<circle class="night" cx="{f(C[0])}" cy="{f(C[1])}" r="120" fill="url(#j)"/><g class="night"><rect x="{-PAD}" y="{-PAD}" width="1092" height="1092" fill="url(#m)"/><rect x="{-PAD}" y="{-PAD}" width="1092" height="1092" fill="url(#v)"/></g></svg>'
    )
    (WEB / "city.svg").write_text(svg, "utf-8")
    labels = street_labels()
    data = {
        "places": P,
        "ways": WAYS,
        "gates": {k: [round(a), round(b)] for k, (a, b) in gp.items()},
        "streets": labels,
    }
    (WEB / "places.json").write_text(json.dumps(data, separators=(",", ":")) + "\n", "utf-8")
    positions()


def positions() -> None:
    """Where things on a space lie, in per cent of the map, into the stylesheet."""
    rows = [f".x-{i} {{ left: {share(x)}; top: {share(y)}; }}" for i, (x, y) in P.items()]
    lines = "\n".join("  " + " ".join(rows[n : n + 4]) for n in range(0, len(rows), 4))
    theme = WEB / "theme.css"
    text = theme.read_text("utf-8")
    begin, end = "/* places: tools/draw_city.py */", "/* end of places */"
    assert begin in text
    text = re.sub(
        re.escape(begin) + r".*?\s*" + re.escape(end), f"{begin}\n{lines}\n  {end}", text, flags=re.DOTALL
    )
    theme.write_text(text, "utf-8")


def share(n: float) -> str:
    """A coordinate in per cent of the whole picture."""
    return f"{(n + PAD) / (10 + PAD / 50):.2f}".rstrip("0").rstrip(".") + "%"


def street_labels() -> dict[str, str]:
    """Where a street's name is written: on its palace side, where the fewest streets cross; as a path for textPath."""
    rows = {"a": 50, "b": 108, "c": 166, "d": 224, "e": 282}
    out: dict[str, str] = {}
    for d in "NESW":
        for r, y in rows.items():
            xs = [s["x"] if d in "NS" else s["y"] for s in doc["spaces"] if s["id"].startswith(d + r)]
            lo, hi = min(xs) + 10, max(xs) - 10
            best: tuple[float, Poly] | None = None
            length = 8 * longest(d + r) + 8
            for inset in (28, 31, 25, 34):
                for a in range(int(lo), int(hi - length) + 1, 4):
                    line = []
                    for k in range(13):
                        t, n = a + length * k / 12, y + inset
                        q = {"N": (t, n), "S": (t, 1000 - n), "E": (1000 - n, t), "W": (n, 1000 - t)}[d]
                        line.append(warp(*q))
                    mid = abs(a + length / 2 - 500) / 220
                    cost = (
                        sum(max(0, 16 - near(q)[0]) for q in line)
                        + mid
                        + sum(max(0, 27 - stone_near(q)) * 3 for q in line)
                    )
                    if best is None or cost < best[0]:
                        best = (cost, line)
            assert best is not None
            out[d + r] = pts(best[1], False)
    return out


if __name__ == "__main__":
    main()
