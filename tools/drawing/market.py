"""Draw the pictures of Thief's Market: the bazaar, the carpet with its coins, awnings, thieves, a picture per card.

Everything is a function of the cards (id, icons) and of the tables below; the same input gives the same file. Skies
are gradients of the stylesheet, and colours that differ by day and by night its variables.
Run: python -m tools.drawing.market
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterator
from pathlib import Path

from rookery.games import kit
from tools.drawing.busts import Look, bust

OUT = Path(__file__).resolve().parents[2] / "src/rookery/games/thiefs_market/web/art.svg"
HENCHMAN = ("#9a5a2a", "#4a2710")
SEATS: tuple[tuple[Look, str, str], ...] = (
    (("hood", "#7a2f1c", 0, 0, "scarf", 0), "#b23330", "#561110"),
    (("hood", "#2b2118", 0, 0, "mask", 1), "#2f63bd", "#13305f"),
    (("brim", "#1c1418", 2, 0, "quill", 3), "#1d7a4c", "#0a3a24"),
    (("band", "#3a2012", 1, 2, "patch", 2), "#c4921c", "#5c4006"),
    (("veil", "#3b2760", 1, 0, "mask", 2), "#7443b4", "#371b60"),
)
HENCHMEN: dict[str, Look] = {
    "A02": ("cap", "#3a2a22", 1, 2, "patch", 3),
    "A03": ("helm", "#6b4a2a", 1, 2, "", 0),
    "A04": ("tall", "#8d8577", 1, 2, "monocle", 0),
    "A05": ("kerchief", "#d9d2c4", 1, 0, "", 2),
    "A06": ("cap", "#5a3a1c", 1, 2, "strap", 2),
    "A08": ("brim", "#4a3524", 1, 1, "", 0),
    "A09": ("brim", "#b4562a", 2, 0, "quill", 1),
    "A12": ("bun", "#3a2a22", 1, 0, "specs", 3),
    "A14": ("wig", "#f1ece0", 2, 0, "ruff", 0),
    "A16": ("bald", "#7a5a34", 1, 2, "specs", 1),
    "B01": ("band", "#1c1418", 1, 3, "strap", 3),
    "B02": ("tall", "#4a3524", 1, 2, "monocle", 2),
    "B06": ("crown", "#5a3a1c", 1, 2, "ruff", 0),
    "B07": ("bun", "#7a2f1c", 2, 0, "specs", 1),
    "B12": ("bald", "#d8d3c6", 1, 3, "specs", 0),
    "B16": ("veil", "#efe9dc", 1, 0, "scarf", 1),
    "B17": ("kerchief", "#a0672a", 1, 2, "pack", 2),
}
SUITS = {  # light, far, near; what is behind them is a gradient of the stylesheet
    "H": ("#e0863a", "#6b3318", "#2a120a"),
    "M": ("#8a5be0", "#3a2170", "#160a2c"),
    "T": ("#4fb3b8", "#1d5560", "#08202a"),
    "N": ("#9cc95a", "#2d6a3c", "#0c2415"),
    "E": ("#e8c04e", "#7a5614", "#2a1b06"),
    "P": ("#e0565a", "#74202e", "#280810"),
}
COINS = ("#ffd766", "#f4b93a", "#e9a52a", "#ffe79a")
CAT = (
    '<path d="M14 40c-4-10-2-20 6-25l-1-8 6 4q4-1 7 0l6-4-1 9c2 5 0 9-4 11 5 4 7 8 7 13h6c8 0 8-8 5-14-2-5 3-8 6-3 '
    '5 9 2 21-9 21H14z"/>'
    '<path d="M24 17h.01M32 17h.01" stroke="#ffd25e" stroke-width="2.6" stroke-linecap="round"/>'
)
RAVEN = (
    '<path d="M52 40l-8-7c-10 2-18-1-21-8-2-5-1-9-4-11L9 13l9-4c3-5 11-5 13 1 2 5 5 8 11 11l14 10-8-1 6 7-7-2z"/>'
    '<path d="M28 33v7m6-7v7" stroke="#120a10" stroke-width="2"/>'
    '<path d="M23 10h.01" stroke="#ffd25e" stroke-width="2.6" stroke-linecap="round"/>'
)
LANTERN = (
    '<path d="M20 0v14" stroke="#2a1608" stroke-width="2"/><path fill="#3a200c" d="M11 22q9-14 18 0z"/>'
    '<path fill="currentColor" d="M9 24h22q5 12-3 26H12Q4 36 9 24z"/>'
    '<path fill="#fff3c4" opacity=".85" d="M16 26h8q3 10-1 21h-6q-4-11-1-21z"/>'
    '<path d="M9 24h22M12 50h16M14 24q-4 12 1 26M26 24q4 12-1 26" stroke="#3a200c" stroke-width="1.6" fill="none"/>'
    '<path fill="#3a200c" d="M12 50h16l-3 6H15z"/><path d="M20 56v10" stroke="#c98a2a" stroke-width="2.5"/>'
)


def short(value: float) -> str:
    """A number without idle digits."""
    return f"{value:.1f}".removesuffix(".0")


def dice(key: str) -> random.Random:
    """Chance that is the same every time."""
    return random.Random(f"bazaar-{key}")


def path(fill: str, d: str, more: str = "") -> str:
    return f'<path fill="{fill}" d="{d}"{more}/>'


def onion(x: float, y: float, w: float, h: float) -> str:
    """A dome with a spike, its base from (x, y), w wide."""
    rise = f"c-{short(w * 0.16)}-{short(h * 0.42)} {short(w * 0.3)}-{short(h * 0.5)} {short(w / 2)}-{short(h)}"
    fall = f"c{short(w * 0.2)} {short(h * 0.5)} {short(w * 0.66)} {short(h * 0.58)} {short(w / 2)} {short(h)}z"
    return f"M{short(x)} {short(y)}{rise}{fall}"


def block(x: float, base: float, w: float, h: float) -> str:
    return f"M{short(x)} {short(base)}v-{short(h)}h{short(w)}v{short(h)}z"


def roof(r: random.Random, x: float, base: float, h: float) -> tuple[str, float, float]:
    """One building: a dome, a minaret or a flat roof; its outline, width and height."""
    k, w = r.random(), r.uniform(46, 110)
    if k < 0.3:
        spike = block(x + w / 2 - 1, base - h - w * 0.7, 2, w * 0.22)
        return block(x, base, w, h) + onion(x + w * 0.1, base - h, w * 0.8, w * 0.72) + spike, w, h
    if k < 0.5:
        w, h = r.uniform(13, 19), h * 1.55
        ring = block(x - 4, base - h * 0.82 + 5, w + 8, 5)
        return block(x, base, w, h) + ring + onion(x, base - h, w, w * 1.9), w, h
    return block(x, base, w, h * 0.7) + block(x - 4, base - h * 0.7, w + 8, 6), w, h


def skyline(r: random.Random, base: float, lo: float, hi: float, width: float) -> tuple[str, str]:
    """Roofs side by side, and their lit windows."""
    body, windows, x = "", "", -20.0
    while x < width:
        outline, w, h = roof(r, x, base, r.uniform(lo, hi))
        body += outline
        for _ in range(int(w / 14) if w > 24 else 0):
            at = f"M{short(x + r.uniform(0.12, 0.8) * w)} {short(base - r.uniform(0.15, 0.62) * h)}"
            windows += f"{at}v-6a3 3.5 0 0 1 6 0v6z"
        x += w + r.uniform(-4, 16)
    return body, windows


def pavement(r: random.Random) -> str:
    """Stones that grow towards the reader."""
    stones, y, h = "", 400.0, 15.0
    while y < 810:
        x = r.uniform(-60, 0)
        while x < 1210:
            w = h * r.uniform(1.8, 3)
            up, across = short(h - 9), short(w - 6)
            stones += f"M{short(x + 3)} {short(y)}h{across}q4 0 4 4v{up}q0 4-4 4h-{across}q-4 0-4-4v-{up}q0-4 4-4z"
            x += w + 4
        y += h + 3
        h *= 1.12
    return stones


def bazaar() -> str:
    """Moon, two rows of roofs, the paved square, 1200 x 800; the sky is the stylesheet's."""
    r = dice("sky")
    stars = "".join(f"M{short(r.uniform(0, 1200))} {short(r.uniform(4, 230))}h.01" for _ in range(90))
    far, dim = skyline(r, 330, 60, 150, 1220)
    near, bright = skyline(dice("near"), 420, 70, 150, 1220)
    return (
        f'<path d="{stars}" stroke="#fff" stroke-width="2" stroke-linecap="round" opacity="var(--stars)"/>'
        '<circle cx="404" cy="44" r="70" fill="#fff3c4" opacity=".16"/>'
        '<circle cx="404" cy="44" r="48" fill="#fff3c4" opacity=".2"/>'
        '<circle cx="404" cy="44" r="34" fill="var(--moon)"/>'
        '<circle cx="394" cy="36" r="6" fill="#e7d199"/><circle cx="414" cy="56" r="8" fill="#e7d199"/>'
        + path("var(--far)", far)
        + path("var(--window)", dim, ' opacity=".7"')
        + path("var(--near)", near)
        + path("var(--window)", bright)
        + path("var(--ground)", "M0 396h1200v420H0z")
        + path("var(--stone)", pavement(r))
    )


def carpet() -> str:
    """The carpet, 320 x 400: border bands, a medallion, corner flowers, fringe."""
    fringe = "".join(f"M{x} 6v-6M{x} 394v6" for x in range(10, 312, 5))
    teeth = "".join(f"M{x} 26l6 7 6-7-6-7zM{x} 374l6 7 6-7-6-7z" for x in range(30, 282, 19))
    teeth += "".join(f"M20 {y}l7 6 7-6-7-6zM286 {y}l7 6 7-6-7-6z" for y in range(48, 360, 19))
    petals = "".join(
        petal(f"{a} 160 200", "flower", "c-16-34-13-60 0-82 13 22 16 48 0 82z")
        + petal(f"{a + 22.5} 160 200", "leaf", "c-9-22-8-38 0-52 8 14 9 30 0 52z")
        for a in range(0, 360, 45)
    )
    corner = (
        path("var(--leaf)", "M44 44h74c-6 30-44 68-74 74z", ' opacity=".85"')
        + path("var(--flower)", "M52 52h44c-6 18-26 38-44 44z")
        + thread("M50 124c30-4 70-44 74-74")
    )
    turns = ("1 0 0 1 0 0", "-1 0 0 1 320 0", "1 0 0 -1 0 400", "-1 0 0 -1 320 400")
    corners = "".join(f'<g transform="matrix({turn})">{corner}</g>' for turn in turns)
    medallion = "M160 82c58 36 84 72 84 118s-26 82-84 118C102 282 76 246 76 200s26-82 84-118z"
    return (
        f'<path d="{fringe}" stroke="var(--fringe)" stroke-width="2"/>'
        + path("var(--rug1)", "M4 6h312v388H4z")
        + path("var(--rug2)", "M12 14h296v372H12z")
        + path("#d9a441", teeth)
        + path("var(--rug3)", "M40 40h240v320H40z")
        + thread("M40 40h240v320H40zM15 17h290v366H15z")
        + corners
        + path("var(--rug2)", medallion)
        + thread(medallion)
        + petals
        + '<circle fill="var(--rug1)" cx="160" cy="200" r="15"/>'
    )


def petal(turn: str, colour: str, d: str) -> str:
    return f'<path fill="var(--{colour})" transform="rotate({turn})" d="M160 200{d}"/>'


def thread(d: str) -> str:
    return f'<path fill="none" stroke="#e2b658" stroke-width="1.6" d="{d}"/>'


def coins() -> str:
    """The heap of coins under the loot, 300 x 240."""
    r = dice("coins")
    out = '<ellipse cx="150" cy="222" rx="149" ry="18" fill="#000" opacity=".5"/>'
    out += path("#9a5f12", "M24 224C60 156 104 74 150 50c46 24 92 102 128 174-40 14-214 14-254 0z")
    for row in range(17):
        y, half = 50 + row * 10.6, 14 + row * 7.7
        n = max(2, int(half / 7.5))
        for i in range(n):
            x = 150 - half + (i + r.uniform(0.2, 0.8)) * 2 * half / n
            at = f"{short(x)} {short(y + r.uniform(-4, 4))}"
            out += (
                f'<g transform="translate({at})rotate({int(r.uniform(-26, 26))})">'
                '<ellipse rx="11" ry="5.5" cy="2.5" fill="#7a450c"/>'
                f'<ellipse rx="11" ry="5.5" fill="{r.choice(COINS)}"/>'
                '<ellipse rx="7" ry="3.2" fill="none" stroke="#a86c16"/></g>'
            )
    return out


def awning(stripes: int) -> str:
    """Stripes with a scalloped edge, 240 x 40, in two colours of its stall."""
    w = 240 / stripes
    scallop = f"v29a{short(w / 2)} 10 0 0 1-{short(w)} 0z"
    drawn = [f"M{short(i * w)} 0h{short(w)}{scallop}" for i in range(stripes)]
    return (
        path("var(--a1)", "".join(drawn[::2]))
        + path("var(--a2)", "".join(drawn[1::2]))
        + path("#fff", "M0 0h240v7H0z", ' opacity=".16"')
        + path("#000", "M0 22h240v6H0z", ' opacity=".22"')
    )


# -- what stands behind the thing on a card, 120 x 84 --------------------------------------------------------------


def magic(r: random.Random, far: str, near: str) -> str:
    """A circle with a star."""
    n, k = r.choice(((5, 2), (7, 3), (8, 3), (6, 2)))
    turn = [2 * math.pi * i / n - 1.57 for i in range(n)]
    points = [f"{short(60 + 33 * math.cos(a))} {short(40 + 33 * math.sin(a))}" for a in turn]
    star = "".join(f"M{points[i]}L{points[(i + k) % n]}" for i in range(n))
    return (
        '<g fill="none" stroke="#d9c2ff" opacity=".55"><circle cx="60" cy="40" r="38"/>'
        f'<circle cx="60" cy="40" r="34" stroke-dasharray="2 4"/><path d="{star}"/></g>'
    )


def hideout(r: random.Random, far: str, near: str) -> str:
    """Roofs by night."""
    stars = "".join(f"M{short(r.uniform(0, 120))} {short(r.uniform(2, 34))}h.01" for _ in range(14))
    moon = f'<circle cx="{short(r.uniform(14, 106))}" cy="15" r="8" fill="#fff4cf" opacity=".9"/>'
    body, windows = skyline(r, 200, 50, 90, 300)
    return (
        f'<path d="{stars}" stroke="#fff" stroke-width="1.4" stroke-linecap="round" opacity=".7"/>{moon}'
        f'<g transform="translate(-20 -8) scale(.45)">{path(far, body)}{path("#ffd56b", windows)}</g>'
        + path(near, "M0 72q30-10 60-4t60-2v20H0z")
    )


def journey(r: random.Random, far: str, near: str) -> str:
    """The sea."""
    waves = "".join(f"M0 {y}q10-5 20 0t20 0 20 0 20 0 20 0 20 0" for y in range(46, 84, 8))
    sun = f'<circle cx="{short(r.uniform(42, 78))}" cy="34" r="24" fill="#fff2b8" opacity=".3"/>'
    return f'<path d="{waves}" fill="none" stroke="#d8f0b0" opacity=".28" stroke-width="1.4"/>{sun}'


def finery(r: random.Random, far: str, near: str) -> str:
    """A curtain and a cushion."""
    folds = ""
    for i in range(8):
        left, foot, right = short(r.uniform(-8, 8)), short(r.uniform(-4, 4)), short(r.uniform(-8, 8))
        d = f"M{i * 15} 0q{left} 40 {foot} 84h15q{right}-40 0-84z"
        folds += path(far if i % 2 else near, d, ' opacity=".75"')
    return (
        f'{folds}<ellipse cx="60" cy="84" rx="52" ry="20" fill="{near}"/>'
        '<ellipse cx="60" cy="40" rx="34" ry="32" fill="#fff0b0" opacity=".34"/>'
    )


def plan(r: random.Random, far: str, near: str) -> str:
    """A table with candles."""
    return (
        path(near, "M0 62h120v22H0z")
        + '<path d="M0 62h120" stroke="#ffb37a" opacity=".5"/>'
        + path("#efe2c4", "M14 62V40h7v22zM99 62V46h6v16z")
        + path("#ffd56b", "M17.5 38q-5-6 0-13 5 7 0 13zM102 44q-4-5 0-11 4 6 0 11z")
        + '<circle cx="17" cy="32" r="16" fill="#ffcf6b" opacity=".25"/>'
        '<circle cx="102" cy="38" r="14" fill="#ffcf6b" opacity=".25"/>'
        '<ellipse cx="60" cy="42" rx="34" ry="30" fill="#ffd9b0" opacity=".25"/>'
    )


BEHIND: dict[str, Callable[[random.Random, str, str], str]] = {
    "M": magic,
    "T": hideout,
    "N": journey,
    "E": finery,
    "P": plan,
}


def card(row: dict[str, str]) -> tuple[str, str]:
    """The picture of a card and its size: a henchman's bust, or what stands behind the thing."""
    key, suit = row["id"], row["icons"][:1]
    if key in HENCHMEN:
        return "120 100", bust(HENCHMEN[key], *HENCHMAN)
    _, far, near = SUITS[suit]
    return "120 84", BEHIND.get(suit, finery)(dice(key), far, near)


def symbols() -> Iterator[tuple[str, str, str, str]]:
    """Every picture: its name, its size, how it fills its place, what is on it."""
    yield "sky", "1200 800", "xMidYMin slice", bazaar()
    yield "rug", "320 400", "none", carpet()
    yield "coins", "300 240", "none", coins()
    yield "awning", "240 40", "none", awning(12)
    yield "booth", "240 40", "none", awning(16)
    yield "lantern", "40 70", "xMidYMid meet", LANTERN
    yield "cat", "60 40", "xMidYMid meet", CAT
    yield "raven", "60 40", "xMidYMid meet", RAVEN
    for seat, (look, cloth, dark) in enumerate(SEATS):
        yield f"seat{seat}", "120 100", "xMidYMin slice", bust(look, cloth, dark)
    for row in kit("thiefs-market").rows:
        size, drawn = card(row)
        yield row["id"], size, "xMidYMin slice" if row["id"] in HENCHMEN else "xMidYMid slice", drawn


def main() -> None:
    out = ['<svg xmlns="http://www.w3.org/2000/svg">']
    for name, size, fill, inside in symbols():
        out.append(f'<symbol id="{name}" viewBox="0 0 {size}" preserveAspectRatio="{fill}">{inside}</symbol>')
    OUT.write_text("\n".join([*out, "</svg>", ""]), "utf-8")
    print(f"{OUT.name}: {len(OUT.read_bytes()) // 1000} kB")


if __name__ == "__main__":
    main()
