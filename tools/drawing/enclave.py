"""Draw the ground of Enclave's board by day and by night: the tree over the wasteland, the corridor of a mission.

    python -m tools.drawing.enclave

Original drawings, made by rule from seeds: the same bytes every time. They lie beside the board's stylesheet and
are committed. Tree units: x = 0 is the axis of the trunk, y = 0 the top of the board, y = 424 the ground.
"""

from __future__ import annotations

import math
import random
import re
from pathlib import Path

WEB = Path(__file__).resolve().parents[2] / "src" / "rookery" / "games" / "enclave" / "web"
W, H, CX, GROUND = 1700, 640, 850, 424
LEVELS = {5: (0, 26), 4: (1, 112), 3: (-1, 184), 2: (1, 256), 1: (-1, 328)}
"""A level's side (-1 left, 1 right, 0 crown) and the height of its bough; theme.css has the same heights."""

Point = tuple[float, float]


def n(v: float) -> str:
    """A number as short as it can be written."""
    s = f"{v:.1f}"
    return s[:-2] if s.endswith(".0") else s


def limb(points: list[Point], w0: float, w1: float, rng: random.Random, rough: float = 0.0) -> str:
    """A tapered limb along a smooth line through the points, as a closed outline."""
    line = smooth(points, 10)
    left, right = [], []
    for i, (x, y) in enumerate(line):
        x2, y2 = line[min(i + 1, len(line) - 1)]
        x1, y1 = line[max(i - 1, 0)]
        a = math.atan2(y2 - y1, x2 - x1) + math.pi / 2
        t = i / (len(line) - 1)
        w = (w0 + (w1 - w0) * t**0.8) / 2
        k1, k2 = w + rng.uniform(-rough, rough), w + rng.uniform(-rough, rough)
        left.append((x + math.cos(a) * k1, y + math.sin(a) * k1))
        right.append((x - math.cos(a) * k2, y - math.sin(a) * k2))
    return "M" + "L".join(f"{n(x)} {n(y)}" for x, y in left + right[::-1]) + "Z"


def smooth(points: list[Point], steps: int) -> list[Point]:
    """Catmull-Rom through the points."""
    p = [points[0], *points, points[-1]]
    out: list[Point] = []
    for i in range(1, len(p) - 2):
        for s in range(steps):
            t = s / steps
            out.append((between(p[i - 1 : i + 3], 0, t), between(p[i - 1 : i + 3], 1, t)))
    out.append(points[-1])
    return out


def between(four: list[Point], k: int, t: float) -> float:
    """A coordinate on the way from the second to the third of four points."""
    a, b, c, d = four[0][k], four[1][k], four[2][k], four[3][k]
    cubic = 2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3
    return 0.5 * cubic


def leaves(seed: str, count: int, size: Point, radius: float = 50) -> str:
    """A tuft: leaves scattered in a disc, denser inside, pointing outwards."""
    rng = random.Random(seed)
    out = []
    for _ in range(count):
        r, a = radius * rng.random() ** 0.62, rng.uniform(0, 2 * math.pi)
        x, y = math.cos(a) * r, math.sin(a) * r * 0.72
        turn, length = a + rng.uniform(-0.9, 0.9), rng.uniform(*size)
        dx, dy = math.cos(turn) * length, math.sin(turn) * length
        bx, by = -dy * 0.36, dx * 0.36
        out.append(
            f"M{n(x)} {n(y)}q{n(dx * 0.5 + bx)} {n(dy * 0.5 + by)} {n(dx)} {n(dy)}"
            f"q{n(-dx * 0.5 - bx)} {n(-dy * 0.5 - by)} {n(-dx)} {n(-dy)}z"
        )
    return "".join(out)


def towers(rng: random.Random, base: float, low: float, high: float, step: Point, gap: float) -> str:
    """A row of broken towers."""
    x, d = -10.0, ""
    while x < W + 10:
        w, h = rng.uniform(*step), rng.uniform(low, high)
        far = min(1.0, abs(x + w / 2 - CX) / 620)
        h *= 0.42 + 0.75 * far
        top, kind = base - h, rng.random()
        d += f"M{n(x)} {n(base)}V{n(top + h * 0.12)}"
        if kind < 0.52:  # broken edge
            for k in range(1, 5):
                d += f"L{n(x + w * k / 5)} {n(top + rng.uniform(-h * 0.1, h * 0.24))}"
            d += f"L{n(x + w)} {n(top + h * 0.1)}"
        elif kind < 0.68:  # spire
            d += f"L{n(x + w * 0.4)} {n(top)}L{n(x + w * 0.46)} {n(top - h * 0.32)}L{n(x + w * 0.54)} {n(top)}"
            d += f"L{n(x + w)} {n(top + h * 0.15)}"
        elif kind < 0.8:  # dome
            d += f"C{n(x)} {n(top - h * 0.12)} {n(x + w)} {n(top - h * 0.12)} {n(x + w)} {n(top + h * 0.12)}"
        else:  # flat with a mast
            d += f"V{n(top)}H{n(x + w * 0.7)}V{n(top - h * 0.2)}h2V{n(top)}H{n(x + w)}"
        d += f"V{n(base)}Z"
        x += w + rng.uniform(-2, gap)
    return d


def windows(rng: random.Random, base: float, count: int, high: float) -> str:
    """Lit ones, far from the tree."""
    out = ""
    for _ in range(count):
        x = rng.choice((rng.uniform(0, 560), rng.uniform(1140, 1700)))
        far = min(1.0, abs(x - CX) / 620)
        out += f"M{n(x)} {n(base - rng.uniform(12, high * far))}h2.4v3.6h-2.4z"
    return out


def trunk(rng: random.Random) -> str:
    """Trunk with flaring roots, in tree units."""
    left: list[Point] = [
        (-96, 436),
        (-58, 420),
        (-40, 388),
        (-31, 330),
        (-29, 262),
        (-22, 196),
        (-20, 130),
        (-12, 74),
        (-9, 40),
    ]
    right: list[Point] = [
        (9, 40),
        (14, 84),
        (15, 140),
        (24, 200),
        (24, 268),
        (33, 330),
        (44, 390),
        (66, 420),
        (112, 438),
    ]
    a, b = smooth(left, 6), smooth(right, 6)
    return "M" + "L".join(f"{n(x + rng.uniform(-0.8, 0.8))} {n(y)}" for x, y in a + b) + "Z"


def bough(level: int) -> list[Point]:
    """The line of a level's bough."""
    side, y = LEVELS[level]
    if not side:
        return [(0, 120), (-6, 84), (-30, 56), (-90, 40), (-170, 26)]
    return [
        (side * 4, y + 74),
        (side * 22, y + 40),
        (side * 62, y + 22),
        (side * 150, y + 17),
        (side * 240, y + 10),
        (side * 318, y - 12),
    ]


def boughs(rng: random.Random) -> str:
    """The boughs of the levels, and a short one opposite the crown's."""
    out = [limb(bough(level), 34 if level < 5 else 24, 4, rng, 0.6) for level in LEVELS]
    out.append(limb([(0, 120), (8, 80), (34, 56), (92, 42), (176, 30)], 24, 3, rng, 0.5))
    return each(out)


CROWN: tuple[tuple[list[Point], float], ...] = (
    ([(-8, 150), (-60, 96), (-170, 66), (-300, 58), (-440, 30), (-560, 34)], 22),
    ([(8, 140), (70, 86), (190, 62), (330, 56), (450, 34), (570, 40)], 22),
    ([(0, 100), (-10, 60), (-4, 10), (-20, -40)], 22),
    ([(-170, 66), (-240, 90), (-330, 118), (-430, 124)], 9),
    ([(190, 62), (280, 86), (380, 110), (460, 112)], 9),
    ([(-300, 58), (-350, 20), (-420, -20)], 8),
    ([(330, 56), (390, 14), (440, -20)], 8),
)
"""Limbs that reach over the whole board, and how thick they begin."""
ROOTS: tuple[tuple[float, list[Point]], ...] = (
    (22, [(-30, 408), (-110, 432), (-210, 436), (-330, 462)]),
    (22, [(34, 408), (110, 434), (220, 440), (350, 468)]),
    (18, [(-12, 414), (-60, 452), (-150, 476), (-230, 520)]),
    (18, [(18, 414), (66, 454), (150, 480), (220, 524)]),
    (16, [(-60, 426), (-170, 424), (-280, 440), (-420, 438)]),
    (16, [(66, 428), (180, 424), (300, 438), (440, 434)]),
)


def twigs(rng: random.Random) -> str:
    """Twigs at the boughs and in the crown."""
    out = ""
    for level, (side, _) in LEVELS.items():
        line = smooth(bough(level), 8)
        for i in range(12, len(line), 4):
            x, y = line[i]
            d = (side or -1) * rng.uniform(14, 40)
            up = rng.choice((-1, 1, -1)) * rng.uniform(10, 26)
            out += f"M{n(x)} {n(y)}q{n(d * 0.4)} {n(up * 0.1)} {n(d)} {n(up)}"
    for side in (-1, 1):
        for _ in range(16):
            x = side * rng.uniform(80, 540)
            y = 64 - abs(x) * 0.05 + rng.uniform(-12, 12)
            bend, far, up = rng.uniform(-22, 14), side * rng.uniform(22, 46), rng.uniform(-46, 34)
            out += f"M{n(x)} {n(y)}q{n(side * 12)} {n(bend)} {n(far)} {n(up)}"
    return out


def veins(rng: random.Random) -> str:
    """Light that rises in the wood."""
    out = ""
    for k in range(5):
        points = []
        for i in range(8):
            y = 426 - i * 52
            half = 13 + max(0.0, (y - 60) / 370) ** 2.2 * 30
            points.append(((-0.7 + 0.35 * k) * half + math.sin(i * 1.7 + k * 2.1) * half * 0.22, float(y)))
        out += "M" + "L".join(f"{n(x)} {n(y)}" for x, y in smooth(points, 4))
    for level in LEVELS:
        line = smooth(bough(level), 6)
        out += "M" + "L".join(f"{n(x)} {n(y - 3 + rng.uniform(-0.8, 0.8))}" for x, y in line[3::2])
    return out


def bark(rng: random.Random) -> str:
    """Short strokes down the trunk."""
    out = ""
    for _ in range(46):
        y = rng.uniform(90, 410)
        w = 14 + (y / 430) ** 2 * 24
        x = rng.uniform(-w, w)
        bend, side, down = rng.uniform(-4, 4), rng.uniform(-2, 2) + x * 0.05, rng.uniform(16, 30)
        out += f"M{n(x)} {n(y)}q{n(bend)} 9 {n(side)} {n(down)}"
    return out


def each(paths: list[str]) -> str:
    """Elements of paths."""
    return "".join(f'<path d="{d}"/>' for d in paths)


SPOTS = (
    (0, 0, 1.5), (-110, 8, 1.5), (112, 12, 1.5), (-215, 34, 1.6), (218, 40, 1.5), (-320, 44, 1.5), (326, 46, 1.5),
    (-420, 34, 1.5), (430, 38, 1.5), (-520, 24, 1.5), (528, 30, 1.5), (-610, 10, 1.3), (616, 16, 1.3),
    (-60, -26, 1.4), (64, -24, 1.4), (-265, 100, 1.25), (-180, 92, 1.1), (312, 106, 1.1), (-312, 172, 1.1),
    (316, 242, 1.1), (-316, 318, 1.0), (262, 186, 0.72), (-262, 262, 0.7), (-390, 118, 1.1), (410, 116, 1.1),
    (-700, 0, 1.3), (700, 0, 1.3), (-150, 120, 0.8),
)  # fmt: skip
"""Where leaves grow, and how much of them."""


def crown(rng: random.Random) -> list[str]:
    """Tufts of leaves in three tones: behind the wood, before it, and lit."""
    tones = ["", "", ""]

    def tuft(tone: int, x: float, y: float, size: float) -> None:
        wide = size * rng.choice((-1, 1))
        at = f"translate({n(CX + x)} {n(y)})scale({n(wide)} {n(size)})"
        tones[tone] += f'<use href="#tuft{rng.randint(0, 2)}" transform="{at}"/>'

    for x, y, r in SPOTS:
        tuft(0, x, y, r)
        for _ in range(2):
            near = x + rng.uniform(-34, 34) * r, y + rng.uniform(-22, 20) * r
            tuft(1, *near, r * rng.uniform(0.6, 0.85))
        near = x + rng.uniform(-26, 26) * r, y - 10 * r + rng.uniform(-14, 8) * r
        tuft(2, *near, r * rng.uniform(0.45, 0.65))
    return tones


def land(rng: random.Random) -> tuple[str, str]:
    """Scrap on the ground, and poles with wires."""
    scrap = ""
    for _ in range(70):
        x, y, w = rng.uniform(0, W), rng.uniform(GROUND + 6, H), rng.uniform(8, 46)
        scrap += f"M{n(x)} {n(y)}q{n(w / 2)} {n(-rng.uniform(1, 6))} {n(w)} 0"
    wires = "".join(f"M{x} {GROUND - 20}v-92m-15 12h30m-24 14h18" for x in (120, 300, 1330, 1540))
    wires += "M120 334Q210 366 300 334M1330 334Q1435 372 1540 334M-40 350Q40 366 120 334M1540 334Q1640 366 1740 340"
    return scrap, wires


def motes(rng: random.Random) -> str:
    """Lights in the air around the tree."""
    out = ""
    for _ in range(22):
        a, r = rng.uniform(0, 2 * math.pi), rng.uniform(40, 330)
        x, y = CX + math.cos(a) * r * 1.25, 210 + math.sin(a) * r * 0.6
        out += (
            f'<circle cx="{n(x)}" cy="{n(y)}" r="{n(rng.uniform(1.1, 2.6))}" opacity="{n(rng.uniform(0.3, 0.9))}"/>'
        )
    return out


def rays() -> str:
    """Beams of light from the crown."""
    out = ""
    for k in range(9):
        a = math.pi * (0.08 + 0.105 * k)
        (x1, y1), (x2, y2) = [(CX + math.cos(b) * 900, 90 + math.sin(b) * 900) for b in (a - 0.03, a + 0.03)]
        out += f"M{CX} 90L{n(x1)} {n(y1)}L{n(x2)} {n(y2)}Z"
    return out


def gradient(name: str, stops: dict[str, float], where: str = 'x2="0" y2="1"', kind: str = "linear") -> str:
    """A paint: the classes of its stops, and where they lie."""
    inner = "".join(f'<stop offset="{n2(at)}" class="{cls}"/>' for cls, at in stops.items())
    return f'<{kind}Gradient id="{name}" {where}>{inner}</{kind}Gradient>'


def n2(v: float) -> str:
    """A part of one."""
    return f"{v:.2f}".strip("0").rstrip(".") or "0"


def paints() -> str:
    """All gradients of the scene, and three tufts of leaves."""
    round_ = 'cx=".5" cy=".5" r=".5"'
    trunk_ = 'gradientUnits="userSpaceOnUse" x1="-60" x2="60" y1="0" y2="40"'
    return (
        gradient("sky", {"sky1": 0, "sky2": 0.42, "sky3": 0.68})
        + gradient("halo", {"halo1": 0, "halo2": 0.38, "halo3": 1}, round_, "radial")
        + gradient("wood", {"wood1": 0, "wood2": 0.55, "wood3": 1}, trunk_)
        + gradient("earth", {"earth1": 0, "earth2": 1})
        + gradient("far", {"earth3": 0, "earth4": 1})
        + gradient("mist", {"mist0": 0, "mist1": 0.6, "mist2": 1})
        + gradient("pool", {"pool1": 0, "pool2": 1}, round_, "radial")
        + "".join(f'<path id="tuft{k}" d="{leaves(f"enclave tuft {k}", 46, (9, 17))}"/>' for k in range(3))
    )


def hills() -> tuple[str, str]:
    """The far ground and the near one."""
    g = GROUND
    far = (
        f"M0 {g - 26}C220 {g - 66} 430 {g - 34} 620 {g - 8}S1010 {g - 10} 1120 {g - 20}S1480 {g - 64} 1700 {g - 22}"
    )
    near = f"M0 {g + 22}C260 {g - 22} 520 {g + 16} 760 {g - 2}S1180 {g + 8} 1380 {g - 6}S1600 {g + 6} 1700 {g + 12}"
    return f"{far}V{H}H0Z", f"{near}V{H}H0Z"


def scene() -> str:
    """The tree over the wasteland."""
    rng, wood = random.Random("enclave land 3"), random.Random("enclave tree 5")
    at = f'transform="translate({CX} 0)"'
    stem = trunk(wood)
    limbs, back = boughs(wood), each([limb(line, w, 2.5, wood, 0.4) for line, w in CROWN])
    fine, roots = twigs(wood), each([limb(line, w, 2, wood, 0.5) for w, line in ROOTS])
    light, strokes = veins(wood), bark(wood)
    leaf = crown(rng)
    (scrap, wires), (far, near), lights = land(rng), hills(), motes(rng)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{W}" height="{H}" viewBox="0 0 {W} {H}">'
        f"<defs>{paints()}</defs>"
        f'<path fill="url(#sky)" d="M0 0H{W}V{H}H0Z"/>'
        f'<ellipse cx="{CX}" cy="120" rx="640" ry="360" fill="url(#halo)"/><path class="rays" d="{rays()}"/>'
        f'<path class="far1" d="{towers(rng, GROUND - 6, 60, 190, (18, 46), 26)}"/>'
        f'<rect y="{GROUND - 190}" width="{W}" height="190" fill="url(#mist)"/>'
        f'<path class="far2" d="{towers(rng, GROUND + 2, 40, 150, (24, 60), 46)}"/>'
        f'<path class="lit" d="{windows(rng, GROUND, 90, 120)}"/><path class="wire" d="{wires}"/>'
        f'<path d="{far}" fill="url(#far)"/><g class="leaf0">{leaf[0]}</g><g {at} class="backwood">{back}</g>'
        f'<path d="{near}" fill="url(#earth)"/>'
        f'<ellipse cx="{CX}" cy="{GROUND + 14}" rx="330" ry="34" fill="url(#pool)"/>'
        f'<path class="scrap" d="{scrap}"/>'
        f'<g {at}><g class="root">{roots}</g><path class="twig" d="{fine}"/><g class="limbs">{limbs}</g>'
        f'<path d="{stem}" fill="url(#wood)"/><path class="bark" d="{strokes}"/>'
        f'<path class="vein" d="{light}"/></g>'
        f'<g class="leaf1">{leaf[1]}</g><g class="leaf2">{leaf[2]}</g><g class="motes">{lights}</g></svg>'
    )


def arch(k: int) -> str:
    """The k-th arch of the corridor: a wall with a gate."""
    s, cx = 0.74**k, 500
    w, h, base = 560 * s, 620 * s, 300 + 300 * s
    x1, x2, top, spring = cx - w, cx + w, base - h, base - h * 0.5
    gate = (
        f"M{n(x1 + w * 0.22)} {n(base)}V{n(spring)}"
        f"C{n(x1 + w * 0.24)} {n(base - h * 0.82)} {n(cx - w * 0.3)} {n(top + h * 0.1)} {cx} {n(top)}"
        f"C{n(cx + w * 0.3)} {n(top + h * 0.1)} {n(x2 - w * 0.24)} {n(base - h * 0.82)} "
        f"{n(x2 - w * 0.22)} {n(spring)}"
        f"V{n(base)}Z"
    )
    wall = f"M-200 -200H1200V{n(base)}H-200Z{gate}"
    return f'<path class="arch{k}" fill-rule="evenodd" d="{wall}"/><path class="rim" d="{gate}"/>'


def corridor() -> str:
    """The mission: nested arches of the Enclave, running into the light."""
    flags = "".join(f"M500 330L{-900 + 310 * k} 900" for k in range(10))
    flags += "".join(f"M-200 {n(330 + 24 * 1.42**k)}H1200" for k in range(9))
    dawn = gradient("dawn", {"dawn1": 0, "dawn2": 0.3, "dawn3": 1}, 'cx=".5" cy=".45" r=".62"', "radial")
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="640" viewBox="0 0 1000 640" '
        f'preserveAspectRatio="xMidYMid slice"><defs>{dawn}</defs>'
        '<path fill="url(#dawn)" d="M-200 -200H1200V900H-200Z"/><path class="floor" d="M-200 338H1200V900H-200Z"/>'
        f'<path class="flags" d="{flags}"/>{"".join(arch(k) for k in range(6, -1, -1))}</svg>'
    )


# -- colours: class → attribute, by day, by night, and what is the same for both

LOOK: dict[str, tuple[str, str, str, str]] = {
    "sky1": ("stop-color", "#cfe3e2", "#061317", ""),
    "sky2": ("stop-color", "#f3f8f3", "#0f3439", ""),
    "sky3": ("stop-color", "#e3d9c4", "#2a5a58", ""),
    "halo1": ("stop-color", "#ffffff", "#f2ffe2", 'stop-opacity=".62"'),
    "halo2": ("stop-color", "#ffffff", "#7fd9b4", 'stop-opacity=".3"'),
    "halo3": ("stop-color", "#ffffff", "#2b8a80", 'stop-opacity="0"'),
    "wood1": ("stop-color", "#2f4d47", "#061514", ""),
    "wood2": ("stop-color", "#46685d", "#10302c", ""),
    "wood3": ("stop-color", "#7fa08c", "#2d6b58", ""),
    "earth1": ("stop-color", "#b9764b", "#55301e", ""),
    "earth2": ("stop-color", "#d9a47c", "#150c09", ""),
    "earth3": ("stop-color", "#a9a58c", "#23443f", ""),
    "earth4": ("stop-color", "#cf9c72", "#2c1a12", ""),
    "mist0": ("stop-color", "#ffffff", "#8fd9c8", 'stop-opacity="0"'),
    "mist1": ("stop-color", "#ffffff", "#6fc0b2", 'stop-opacity=".32"'),
    "mist2": ("stop-color", "#ffffff", "#8fd9c8", 'stop-opacity="0"'),
    "pool1": ("stop-color", "#fffbe0", "#e9ffc8", 'stop-opacity=".75"'),
    "pool2": ("stop-color", "#ffffff", "#7fe0a8", 'stop-opacity="0"'),
    "dawn1": ("stop-color", "#ffffff", "#fffbe6", ""),
    "dawn2": ("stop-color", "#fff3cf", "#f3dc9a", ""),
    "dawn3": ("stop-color", "#d9c79a", "#5b6a58", ""),
    "rays": ("fill", "#ffffff", "#eaffd6", 'opacity=".05"'),
    "far1": ("fill", "#b9cfcb", "#2d5d5c", ""),
    "far2": ("fill", "#8fb0ab", "#173a3d", ""),
    "lit": ("fill", "#fff4cf", "#ffc46b", 'opacity=".85"'),
    "wire": ("stroke", "#6f8f8a", "#0e282b", 'fill="none" stroke-width="1.6"'),
    "scrap": ("stroke", "#8a4f2a", "#0c0605", 'fill="none" stroke-width="1.6" opacity=".4"'),
    "backwood": ("fill", "#54766a", "#0d2a27", ""),
    "root": ("fill", "#3c5a50", "#0a1d1b", ""),
    "twig": ("stroke", "#46685d", "#123630", 'fill="none" stroke-width="2.2" stroke-linecap="round"'),
    "limbs": ("fill", "#3f6055", "#0f2f2b", 'stroke="#4f8a70" stroke-width=".8"'),
    "bark": ("stroke", "#1f3a35", "#030b0b", 'fill="none" stroke-width="1.5" opacity=".55" stroke-linecap="round"'),
    "vein": ("stroke", "#fff7c9", "#d6ffae", 'fill="none" stroke-width="1.3" opacity=".62" stroke-linecap="round"'),
    "leaf0": ("fill", "#5d9a76", "#14523f", ""),
    "leaf1": ("fill", "#86bd86", "#2b8a5f", ""),
    "leaf2": ("fill", "#fffdf0", "#c6f5a8", ""),
    "motes": ("fill", "#e0a11c", "#fdffd2", ""),
    "floor": ("fill", "#f2e6c4", "#22312d", ""),
    "flags": ("stroke", "#b59b5c", "#e9d9a0", 'fill="none" opacity=".28"'),
    "rim": ("stroke", "#b08a3a", "#ffe9a8", 'fill="none" stroke-width="2" opacity=".5"'),
    "arch0": ("fill", "#c3ae84", "#0f2528", ""),
    "arch1": ("fill", "#cfbb90", "#1c3a3a", ""),
    "arch2": ("fill", "#dccaa0", "#325550", ""),
    "arch3": ("fill", "#e8d8af", "#5a7a6c", ""),
    "arch4": ("fill", "#f1e4c1", "#93a184", ""),
    "arch5": ("fill", "#f9efd4", "#cfc796", ""),
    "arch6": ("fill", "#fffaf0", "#f1e3b4", ""),
}


def painted(drawing: str, night: bool) -> str:
    """With the colours of the day or of the night: a background takes none from the page."""

    def colours(found: re.Match[str]) -> str:
        attribute, day, dark, both = LOOK[found[1]]
        return f'{attribute}="{dark if night else day}" {both}'.rstrip()

    return re.sub(r'class="(\w+)"', colours, drawing) + "\n"


def main() -> None:
    for name, drawing in (("tree", scene()), ("corridor", corridor())):
        for time in ("day", "night"):
            (WEB / f"{name}-{time}.svg").write_text(painted(drawing, time == "night"), "utf-8")


if __name__ == "__main__":
    main()
