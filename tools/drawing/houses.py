"""The houses and trees of Hadria, district by district, where no street and no stone lies."""

# ruff: noqa: E501 - drawings are long

from __future__ import annotations

import math

from tools.drawing.ground import INNER, STONE, STREET, Point, Poly, clear, district, f, inside, near, pts, rng, warp

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
