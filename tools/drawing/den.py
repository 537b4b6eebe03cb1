"""Draw the pictures of Thieves Den: landscapes of locations, busts of fences, the wizard's circles, places, '
'the wall.

Everything is a function of the cards (id, type) and of the tables below; the same input gives the same file. Skies
and candle light are gradients of the stylesheet: a picture taken from another file cannot bring its own.
Run: python -m tools.drawing.den
"""

from __future__ import annotations

import itertools
import math
import random
from collections.abc import Callable, Iterator
from pathlib import Path

from rookery.games.thieves_den.cards.reading import document
from tools.drawing.busts import bust

OUT = Path(__file__).resolve().parents[2] / "src/rookery/games/thieves_den/web/art.svg"
WIDTH, HEIGHT = 160, 110  # of a landscape

GROUND = {  # the sky at its top, the far, middle and near ground, light in windows
    "village": ("#3a2a4e", "#7a4a34", "#54331f", "#2c1a10", "#ffd56b"),
    "shadow": ("#0d0b26", "#2f2660", "#201a45", "#0f0c24", "#c9b6ff"),
    "ruin": ("#2c3330", "#6f6a48", "#4b4731", "#25231a", "#ffe9a8"),
    "sacred": ("#0b2540", "#2c6878", "#1b4854", "#0b2730", "#fff0bd"),
    "city": ("#2a1130", "#6b2a35", "#471a26", "#220c14", "#ffc35a"),
}
MOON = {"shadow": 15, "ruin": 12, "village": 9}
CLOTH = {  # and its dark side
    "noble": ("#8c6a16", "#4a360a"),
    "agent": ("#46506a", "#232a3c"),
    "collector": ("#7a4e28", "#41270f"),
    "enchanter": ("#5f3c96", "#311c58"),
    "mercenary": ("#8a2f2f", "#4a1414"),
    "peddler": ("#35704c", "#173d27"),
    "tinker": ("#2d6a8a", "#123a50"),
}
LOOK = {  # hat, colour of hair, its length, beard, what else, skin
    "NO1": ("tiara", "#e9dcc0", 2, 0, "ruff", 1),
    "NO2": ("crown", "#5a3a1c", 1, 2, "ruff", 0),
    "NO3": ("wig", "#f1ece0", 2, 0, "ruff", 1),
    "AG1": ("hood", "#2b2118", 0, 1, "scarf", 0),
    "AG2": ("brim", "#7a2f1c", 2, 0, "quill", 1),
    "AG3": ("hood", "#9aa0ad", 0, 0, "mask", 2),
    "CO1": ("bald", "#d8d3c6", 1, 3, "", 0),
    "CO2": ("bald", "#7a5a34", 1, 2, "monocle", 2),
    "CO3": ("bun", "#3a2a22", 1, 0, "specs", 3),
    "EN1": ("veil", "#efe9dc", 1, 0, "", 1),
    "EN2": ("pointy", "#c9c4d8", 2, 3, "", 0),
    "EN3": ("veil", "#3b2760", 1, 0, "mask", 2),
    "ME1": ("band", "#3a2012", 1, 2, "patch", 2),
    "ME2": ("helm", "#6b4a2a", 1, 2, "", 0),
    "ME3": ("helm", "#1c1418", 2, 0, "mask", 1),
    "PE1": ("cap", "#a0672a", 1, 0, "pack", 0),
    "PE2": ("kerchief", "#d9d2c4", 1, 0, "pack", 1),
    "PE3": ("brim", "#4a3524", 1, 3, "pack", 3),
    "TI1": ("goggles", "#b4562a", 2, 0, "strap", 1),
    "TI2": ("goggles", "#4a3a2a", 1, 2, "strap", 3),
    "TI3": ("tall", "#8d8577", 1, 2, "monocle", 0),
}


def short(value: float) -> str:
    """A number without idle digits."""
    return f"{value:.1f}".removesuffix(".0")


def dice(key: str) -> random.Random:
    """Chance that is the same every time."""
    return random.Random("den-" + key)


def path(fill: str, d: str, more: str = "") -> str:
    """A filled shape."""
    return f'<path fill="{fill}" d="{d}"{more}/>'


def hills(r: random.Random, y: float, amp: float, steps: int = 6) -> str:
    """Rolling ground from edge to edge."""
    points = [(i * WIDTH / steps, y + r.uniform(-amp, amp)) for i in range(steps + 1)]
    d = f"M0 {HEIGHT}V{short(points[0][1])}"
    for (x0, y0), (x1, y1) in itertools.pairwise(points):
        m = short((x0 + x1) / 2)
        d += f"C{m} {short(y0)} {m} {short(y1)} {short(x1)} {short(y1)}"
    return d + f"V{HEIGHT}z"


def house(r: random.Random, x: float, y: float, colours: tuple[str, str]) -> tuple[str, float]:
    """A house with a roof and some lit windows, and its width."""
    w, h = r.uniform(17, 27), r.uniform(12, 18)
    roof = r.uniform(0.45, 0.75) * w
    half = short(w / 2 + 2)
    out = path(colours[0], f"M{short(x)} {short(y)}v-{short(h)}h{short(w)}v{short(h)}z")
    out += path("#3d2012", f"M{short(x - 2)} {short(y - h)}l{half}-{short(roof)} {half} {short(roof)}z")
    for q in (0.2, 0.6):
        if r.random() < 0.8:
            pane = f"h{short(w * 0.16)}v{short(h * 0.3)}h-{short(w * 0.16)}z"
            out += path(colours[1], f"M{short(x + w * q)} {short(y - h * 0.62)}{pane}")
    return out, w


def tree(r: random.Random, colour: str) -> str:
    """A bare tree."""
    x, y, h = r.uniform(6, 154), 98.0, r.uniform(30, 56)
    d = f"M{short(x)} {short(y)}c{short(r.uniform(-3, 3))}-{short(h * 0.4)} {short(r.uniform(-5, 5))}"
    d += f"-{short(h * 0.6)} {short(r.uniform(-6, 6))}-{short(h)}"
    for k in (0.45, 0.62, 0.8):
        s = r.choice((-1, 1))
        d += f"M{short(x + r.uniform(-1, 1))} {short(y - h * k)}q{short(s * 4)}-2 "
        d += f"{short(s * r.uniform(7, 13))}-{short(r.uniform(5, 12))}"
    return f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="2.2" stroke-linecap="round"/>'


def sacred(r: random.Random, far: str, mid: str, near: str, lit: str) -> str:
    """A church in rays of light."""
    cx = r.uniform(60, 100)
    out = "".join(
        path("#fff6d0", f"M{short(cx)} 30L{short(cx + a)} 112h14z", ' opacity=".1"')
        for a in (-70, -44, -18, 6, 30, 54)
    )
    out += path(far, hills(r, 78, 7))
    walls = f"M{short(cx - 4)} 34l4-20 4 20v8h-8zM{short(cx - 9)} 42h18v46h-18z"
    walls += f"M{short(cx - 32)} 64l16-10 7 4v30h-23zM{short(cx + 32)} 64l-16-10-7 4v30h23z"
    panes = f"M{short(cx - 3)} 60a3 4 0 0 1 6 0v8h-6zM{short(cx - 24)} 72a2 3 0 0 1 4 0v6h-4z"
    panes += f"M{short(cx + 20)} 72a2 3 0 0 1 4 0v6h-4zM{short(cx)} 10v-6m-3 3h6"
    out += path(near, walls) + path(lit, panes, f' stroke="{lit}" stroke-width="1.2"')
    return out + path(mid, hills(r, 92, 4))


def village(r: random.Random, far: str, mid: str, near: str, lit: str) -> str:
    """Houses on hills."""
    out, x = path(far, hills(r, 66, 9)) + path(mid, hills(r, 82, 6)), r.uniform(4, 16)
    while x < 150:
        made, w = house(r, x, 94 + r.uniform(-4, 3), (near, lit))
        out += made
        x += w + r.uniform(5, 16)
    smoke = f"M{short(r.uniform(30, 130))} 74c4-8-5-10 1-19s-3-10 3-16"
    return out + f'<path d="{smoke}" fill="none" stroke="#fff" stroke-width="3" opacity=".22"/>'


def shadow(r: random.Random, far: str, mid: str, near: str, lit: str) -> str:
    """Bare trees and mist."""
    out = path(far, hills(r, 70, 10)) + "".join(tree(r, near) for _ in range(6))
    return out + path(mid, hills(r, 90, 5)) + path("#b9a9ff", hills(r, 84, 3), ' opacity=".16"')


def ruin(r: random.Random, far: str, mid: str, near: str, lit: str) -> str:
    """Broken columns."""
    out, x = path(far, hills(r, 72, 8)), r.uniform(6, 20)
    while x < 150:
        h, w = r.uniform(18, 50), r.uniform(8, 11)
        top = f"l{short(w * 0.4)} {short(r.uniform(-5, 4))} {short(w * 0.6)} {short(r.uniform(-3, 5))}"
        out += path(mid, f"M{short(x)} 94v-{short(h)}{top}V94z")
        lines = f"M{short(x + w * 0.35)} 92v-{short(h - 6)}M{short(x + w * 0.7)} 92v-{short(h - 6)}"
        out += f'<path d="{lines}" stroke="{near}" stroke-width="1.2" opacity=".7"/>'
        if r.random() < 0.45:
            out += path(mid, f"M{short(x - 2)} {short(94 - h)}h{short(w + 4)}v-4h-{short(w + 4)}z")
        x += w + r.uniform(8, 22)
    return out


def city(r: random.Random, far: str, mid: str, near: str, lit: str) -> str:
    """Two rows of gables with lit windows."""
    out = ""
    for colour, base, low, high in ((far, 92, 34, 58), (mid, 98, 22, 42)):
        x = -4.0
        while x < WIDTH:
            w, h = r.uniform(13, 24), r.uniform(low, high)
            half = short(w / 2)
            gable = f"l{half}-{short(r.uniform(4, 15))} {half} {short(r.uniform(4, 12))}"
            out += path(colour, f"M{short(x)} {base}v-{short(h)}{gable}v{short(h)}z")
            if r.random() < 0.7:
                panes = [(q, p) for q in (0.25, 0.6) for p in (0.75, 0.45) if r.random() < 0.6]
                d = "".join(f"M{short(x + w * q)} {short(base - h * p)}h2.4v4h-2.4z" for q, p in panes)
                out += path(lit, d, ' opacity=".9"') if d else ""
            x += w + r.uniform(-2, 3)
    return out


SCENES: dict[str, Callable[[random.Random, str, str, str, str], str]] = {
    "village": village,
    "shadow": shadow,
    "ruin": ruin,
    "sacred": sacred,
    "city": city,
}


def landscape(key: str, kind: str) -> str:
    """The landscape of a location, without its sky."""
    r = dice(key)
    top, far, mid, near, lit = GROUND[kind]
    x, y = short(r.uniform(22, 138)), short(r.uniform(18, 34))
    out, size = "", MOON.get(kind)
    if size:
        out += f'<circle cx="{x}" cy="{y}" r="{size * 2}" fill="{lit}" opacity=".14"/>'
        out += f'<circle cx="{x}" cy="{y}" r="{size}" fill="{lit}" opacity=".92"/>'
    if kind == "shadow":
        out += f'<circle cx="{short(float(x) + 6)}" cy="{short(float(y) - 3)}" r="14" fill="{top}" opacity=".88"/>'
    stars = "".join(f"M{short(r.uniform(2, 158))} {short(r.uniform(3, 46))}h.01" for _ in range(16))
    out += f'<path d="{stars}" stroke="#fff" stroke-width="1.5" stroke-linecap="round" opacity=".6"/>'
    return out + SCENES[kind](r, far, mid, near, lit) + path(near, hills(r, 99, 3))


def circle_of_signs(key: str) -> str:
    """The circle behind a power of the wizard."""
    r = dice(key)
    n, k = r.choice((5, 6, 7, 8)), r.choice((2, 3))
    at = [
        (60 + 36 * math.cos(2 * math.pi * i / n - 1.57), 52 + 36 * math.sin(2 * math.pi * i / n - 1.57))
        for i in range(n)
    ]
    star = ""
    for i, (x, y) in enumerate(at):
        x1, y1 = at[(i + k) % n]
        star += f"M{short(x)} {short(y)}L{short(x1)} {short(y1)}"
    return (
        '<circle cx="60" cy="52" r="52" fill="#7b48d8" opacity=".28"/>'
        '<circle cx="60" cy="52" r="34" fill="#a67bff" opacity=".26"/>'
        '<g fill="none" stroke="#c9aaff" stroke-width="1.1" opacity=".75"><circle cx="60" cy="52" r="44"/>'
        f'<circle cx="60" cy="52" r="40" stroke-dasharray="2 4"/><path d="{star}"/></g>'
    )


def wall(width: int = 1200, height: int = 420, row: int = 30) -> str:
    """The cellar's wall: mortar as one path, some stones lighter or darker."""
    r = dice("stone")
    joints = light = dark = ""
    for y in range(0, height, row):
        joints += f"M0 {y}q{width // 4} {short(r.uniform(-2, 2))} {width // 2} 0t{width // 2} 0"
        x = r.uniform(-40, 0)
        while x < width:
            w, k = r.uniform(46, 92), r.random()
            joints += f"M{short(x + w)} {y}v{row}"
            stone = f"M{short(x + 3)} {y + 3}h{short(w - 6)}v{row - 6}h-{short(w - 6)}z"
            light += stone if k < 0.16 else ""
            dark += stone if k > 0.8 else ""
            x += w
    return (
        path("#fff", light, ' opacity=".07"')
        + path("#000", dark, ' opacity=".16"')
        + f'<path d="{joints}" fill="none" stroke="currentColor" stroke-width="2" opacity=".6"/>'
    )


FLAME = (
    '<path fill="#ff9a2e" d="M20 4c8 12 11 18 11 25a11 11 0 0 1-22 0C9 22 14 16 20 4z"/>'
    '<path fill="#fff0b0" d="M20 15c5 8 6.5 11 6.5 16a6.5 6.5 0 0 1-13 0c0-5 3-9 6.5-16z"/>'
    '<path fill="#efe2c4" d="M12 42q8-4 16 0v22H12zM10 62h20l3 6H7z"/>'
)
TAVERN = (
    '<path fill="#1a1018" d="M0 0h120v100H0z"/><path fill="#3b2415" d="M0 8h120v10H0zM0 60h120v6H0z"/>'
    '<path fill="#2a1a10" d="M8 18h8v82H8zM104 18h8v82h-8z"/>'
    '<path fill="#ffb84a" opacity=".2" d="M20 100L44 26h32l24 74z"/>'
    '<path fill="#ffc766" d="M44 100V46q16-18 32 0v54z"/><path fill="#7a3d12" d="M44 100V46q6-7 14-8v62z"/>'
    '<path d="M50 46v54M55 42v58" stroke="#4a2208" stroke-width="1.5"/>'
    '<circle cx="55" cy="72" r="2" fill="#ffd25e"/>'
    '<path d="M84 24v8" stroke="#c99a4a" stroke-width="2"/>'
    '<path fill="#5a3416" d="M76 32h22v18H76z" stroke="#c99a4a" stroke-width="1.5"/>'
    '<path d="M82 36h8v9h-8zM90 38h3v5h-3" fill="#ffe1a0"/>'
    '<path fill="#120a0c" d="M66 100c0-20 4-24 8-26-4-3-4-12 2-13 6 1 6 10 2 13 5 2 8 8 8 26z'
    'M22 100c0-16 4-20 7-21-3-3-3-10 2-11 5 1 5 8 2 11 4 1 7 6 7 21z"/>'
)
HUT = (
    '<path fill="#0b0d08" d="M0 0h160v16L96 8 60 20 0 12z"/>'
    '<path d="M30 14v20M128 12v26M112 10v14M46 16v12" stroke="#3c3a22" stroke-width="1.5"/>'
    '<path fill="#5d6b35" d="M26 34q4-6 8 0l-4 12zM124 38q4-6 8 0l-4 12zM109 24q3-5 6 0l-3 9zM43 28q3-5 6 0l-3 '
    '9z"/>'
    '<path fill="#1b1b1d" d="M54 62h52q4 34-26 34T54 62z"/><ellipse cx="80" cy="62" rx="27" ry="6" fill="#9df07f"/>'
    '<ellipse cx="80" cy="61" rx="22" ry="4" fill="#5fb94a"/>'
    '<circle cx="72" cy="54" r="4" fill="#b6ff9c" opacity=".8"/>'
    '<circle cx="88" cy="48" r="3" fill="#b6ff9c" opacity=".7"/>'
    '<circle cx="80" cy="40" r="2" fill="#b6ff9c" opacity=".6"/>'
    '<path d="M60 96l-6 4m46-4l6 4" stroke="#1b1b1d" stroke-width="4"/>'
    '<path fill="#ff9a3c" d="M66 100q2-8 6-3 2-8 8-2 5-6 8 2 5-3 6 3z"/>'
    '<path fill="#0a0a08" d="M118 100c0-26 6-32 12-36-8 0-12-4-14-8 8 2 10-4 12-14 3-8 10-10 14-4 4 7 2 16-2 22 '
    '8 4 12 16 12 40z"/><circle cx="131" cy="50" r="1.5" fill="#d8ff9c"/>'
)


def door() -> str:
    """The vault: a round steel door."""
    bolts = "".join(
        f'<circle cx="{short(60 + 41 * math.cos(a * math.pi / 4))}" '
        f'cy="{short(50 + 41 * math.sin(a * math.pi / 4))}" r="3"/>'
        for a in range(8)
    )
    shine = "".join(
        f'<circle cx="{60 - 2 * k}" cy="{50 - 2 * k}" r="{46 - 5 * k}" fill="{colour}"/>'
        for k, colour in enumerate(("#30353c", "#464c55", "#5d646e", "#747b86", "#8b929c", "#a2a9b2"))
    )
    return (
        '<path fill="#191511" d="M0 0h120v100H0z"/><path fill="#2b241b" d="M0 0h120v14H0zM0 86h120v14H0z"/>'
        f'<circle cx="60" cy="50" r="49" fill="#12100e"/>{shine}'
        '<circle cx="60" cy="50" r="34" fill="none" stroke="#2c3138" stroke-width="3"/>'
        f'<g fill="#e3c069">{bolts}</g><g stroke="#e9c46a" stroke-width="5" stroke-linecap="round">'
        '<path d="M60 28v44M38 50h44M44.5 34.5l31 31M75.5 34.5l-31 31"/></g>'
        '<circle cx="60" cy="50" r="10" fill="#e9c46a" stroke="#5a4210" stroke-width="2"/>'
        '<circle cx="60" cy="50" r="3.5" fill="#3a2a08"/>'
    )


def woods() -> str:
    """The forest by moonlight."""
    r = dice("woods")
    out = path("#0e1c1f", "M0 0h120v100H0z") + '<circle cx="92" cy="22" r="12" fill="#e9f0d0" opacity=".85"/>'
    for colour, y, n, k in (("#24493f", 74, 9, 36), ("#183a32", 88, 7, 46), ("#0c241f", 104, 6, 56)):
        for i in range(n):
            x, h = (i + r.uniform(0.1, 0.9)) * 120 / n, k * r.uniform(0.75, 1.1)
            out += path(colour, "".join(fir(x, y, h, t) for t in range(3)))
        out += path(colour, f"M0 {y - 5}h120v{110 - y}H0z")
    return out


def fir(x: float, y: float, h: float, t: int) -> str:
    """One tier of a fir."""
    half, whole = short(h * (0.13 + 0.05 * t)), short(h * (0.26 + 0.1 * t))
    return f"M{short(x)} {short(y - h * (1 - 0.24 * t))}l{half} {short(h * 0.4)}h-{whole}z"


def symbols() -> Iterator[tuple[str, str, str, str]]:
    """Every picture: its name, its size, how it fills its place, what is on it."""
    middle, upper = "xMidYMid slice", "xMidYMin slice"
    for row in document()["card"]:
        key = row["id"]
        if row["kind"] == "location":
            yield key, f"{WIDTH} {HEIGHT}", middle, landscape(key, row["type"])
        elif row["kind"] == "fence":
            yield key, "120 100", upper, bust(LOOK[key], *CLOTH[row["type"]])
        elif row["kind"] == "power":
            yield key, "120 104", middle, circle_of_signs(key)
    yield "city", f"{WIDTH} {HEIGHT}", middle, landscape("supply", "city")
    yield "forest", "120 100", middle, woods()
    yield "hag", "160 100", middle, HUT
    yield "vault", "120 100", middle, door()
    yield "recruit", "120 100", middle, TAVERN
    yield "wall", "1200 420", middle, wall()
    yield "flame", "40 70", "xMidYMid meet", FLAME


def whole() -> str:
    """The file, whole."""
    out = ['<svg xmlns="http://www.w3.org/2000/svg">']
    for name, size, fill, inside in symbols():
        out.append(f'<symbol id="{name}" viewBox="0 0 {size}" preserveAspectRatio="{fill}">{inside}</symbol>')
    return "\n".join([*out, "</svg>", ""])


def main() -> None:
    OUT.write_text(whole(), "utf-8")
    print(f"{OUT.name}: {OUT.stat().st_size // 1000} kB")


if __name__ == "__main__":
    main()
