"""Draw the lids of the five boxes, and the night city behind the head of the home page.

Everything is a function of the tables below; the same input gives the same file.
Run: python -m tools.drawing.covers
"""

from __future__ import annotations

import itertools
import math
import random
from collections.abc import Callable
from pathlib import Path

from tools.drawing.busts import bust
from tools.drawing.den import CLOTH, LOOK, path, short

ROOT = Path(__file__).resolve().parents[2] / "src/rookery"
WIDTH, HEIGHT = 320, 180
GROUND = f"M0 0h{WIDTH}v{HEIGHT}H0z"


def gradient(kind: str, name: str, where: str, *stops: tuple[str, str]) -> str:
    inside = "".join(f'<stop offset="{at}" stop-color="{colour}"/>' for at, colour in stops)
    return f'<defs><{kind} id="{name}" {where}>{inside}</{kind}></defs>'


def market() -> str:
    """An awning, the town at sunset, and loot on the stall."""
    out = gradient("linearGradient", "a", 'x2="0" y2="1"', ("0", "#3a1436"), ("1", "#e0672a")) + path(
        "url(#a)", GROUND
    )
    out += '<circle cx="250" cy="112" r="34" fill="#ffd27a"/>'
    r, x = random.Random(4), 0.0
    while x < WIDTH:
        w, h = r.uniform(20, 44), r.uniform(20, 60)
        roof = f"q{short(w / 2)}-{short(w * 0.7)} {short(w)} 0" if r.random() < 0.5 else f"h{short(w)}"
        out += path("#5a1f2c", f"M{short(x)} 150v-{short(h)}{roof}v{short(h)}z")
        x += w
    out += path("#2a0d16", "M0 144h320v36H0z") + path("#7a3b16", "M14 40h8v140h-8zM298 40h8v140h-8z")
    for n in range(10):
        out += path(("#c8461f", "#f4d08a")[n % 2], f"M{n * 32} 0h32v38a16 16 0 0 1-32 0z")
    loot = ((74, 128, "#d2344f", -10), (112, 136, "#3f76d6", 8), (150, 126, "#2fa56c", -4))
    for x, y, colour, turn in (*loot, (188, 138, "#f4efe2", 12), (226, 130, "#8f57d6", -8)):
        stone = path(
            "#fff" if colour != "#f4efe2" else "#8a94a8", f"M{x - 8} {y - 4}l4-4h8l4 4-8 10z", ' opacity=".85"'
        )
        out += (
            f'<g transform="rotate({turn} {x} {y})"><rect x="{x - 16}" y="{y - 16}" width="32" height="32" rx="7" '
            f'fill="{colour}"/>{stone}<rect x="{x - 16}" y="{y - 16}" width="32" height="9" rx="5" fill="#fff" '
            'opacity=".25"/></g>'
        )
    return out


def castle() -> str:
    """A coach in the rain, and where it goes."""
    sky = (("0", "#8f95f0"), (".5", "#2b2f86"), ("1", "#0b0b2e"))
    out = gradient("radialGradient", "a", 'cx=".7" cy=".2" r=".9"', *sky) + path("url(#a)", GROUND)
    out += path("#0d0d30", "M196 120V70l6-8 6 8v12h10V44l9-16 9 16v30h10V58l7-11 7 11v24h10v38z")
    out += path("#ffd66b", "M222 52h6v9h-6zM202 84h4v7h-4zM246 66h5v8h-5zM232 90h5v8h-5zM214 98h4v7h-4z")
    out += path("#090924", "M0 128q80-22 160-8t160-12v72H0z")
    out += path("#ffe98a", "M150 0l-26 54h18l-16 44 44-60h-20l22-38z")
    out += (
        '<g fill="#050515"><path d="M44 108h80q10 0 10 10v22H40v-24q0-8 4-8z"/><path d="M34 140h106v5H34z"/>'
        '<circle cx="62" cy="152" r="15"/><circle cx="116" cy="152" r="15"/>'
        '<path d="M20 120l18 6v8l-20-4zM4 136q10-14 22-8l4 14-6 12-4-10-8 10-2-10z"/></g>'
        '<g fill="none" stroke="#2b2f86" stroke-width="2.5"><circle cx="62" cy="152" r="9"/>'
        '<circle cx="116" cy="152" r="9"/></g>'
    )
    out += path("#ffd66b", "M56 114h16v14H56zM82 114h16v14H82zM108 114h14v14h-14z")
    drops = (
        (20, 10),
        (60, 40),
        (100, 16),
        (180, 60),
        (220, 6),
        (270, 30),
        (300, 70),
        (36, 76),
        (290, 120),
        (170, 110),
    )
    rain = "".join(f"M{x} {y}l-7 20" for x, y in drops)
    return out + f'<path d="{rain}" stroke="#b9c0ff" stroke-width="1.2" opacity=".5"/>'


def stones(row: int = 26) -> str:
    """The cellar's wall."""
    r, joints, light, dark = random.Random("den-stone"), "", "", ""
    for y in range(0, HEIGHT, row):
        joints += f"M0 {y}h{WIDTH}"
        x = r.uniform(-40, 0)
        while x < WIDTH:
            wide, kind = r.uniform(46, 92), r.random()
            joints += f"M{short(x + wide)} {y}v{row}"
            block = f"M{short(x + 3)} {y + 3}h{short(wide - 6)}v{row - 6}h-{short(wide - 6)}z"
            light, dark = light + block * (kind < 0.16), dark + block * (kind > 0.8)
            x += wide
    shades = path("#fff", light, ' opacity=".06"') + path("#000", dark, ' opacity=".2"')
    return f'{shades}<path d="{joints}" fill="none" stroke="#000" opacity=".5"/>'


def den() -> str:
    """Three fences behind the table, by candle light."""
    arch = "M16 180V84Q24 12 160 12t144 72v96z"
    out = path("#2a2018", GROUND) + stones()
    out += (
        '<defs><radialGradient id="a"><stop stop-color="#ffb347" stop-opacity=".75"/>'
        '<stop offset="1" stop-color="#ffb347" stop-opacity="0"/></radialGradient>'
        f'<clipPath id="b"><path d="{arch}"/></clipPath></defs>'
        f'<path fill="#1b1520" stroke="#5a4a36" stroke-width="9" d="{arch}"/><g clip-path="url(#b)">'
    )
    for left, glow in ((16, "#26313f"), (108, "#4a3466"), (212, "#43241d")):
        out += path(glow, f"M{left + 2} 12h{88 if left != 108 else 100}v130h-{88 if left != 108 else 100}z")
    for who, kind, x, y in (("AG1", "agent", 6, 40), ("ME1", "mercenary", 202, 40), ("EN2", "enchanter", 98, 32)):
        out += f'<g transform="translate({x} {y})">{bust(LOOK[who], *CLOTH[kind])}</g>'
    out += '<circle cx="160" cy="120" r="120" fill="url(#a)" opacity=".5"/>'
    out += path("#174a31", "M0 140h320v40H0z") + path("#6b4526", "M0 134h320v8H0z") + "</g>"
    for x, colour, shape in (
        (92, "#3f76d6", "M-9-9h18v18h-18z"),
        (126, "#d2344f", "M-10-4l5-6h10l5 6-10 13z"),
        (198, "#eab02f", "M0-10a10 10 0 1 0 .1 0z"),
        (230, "#2fa56c", "M-4-11h8v7l6 9q0 6-10 6t-10-6l6-9z"),
    ):
        out += path(colour, shape, f' stroke="#fff8" transform="translate({x} 158)"')
    out += path("#efe2c4", "M154 128h12v34h-12z") + path(
        "#ff9a2e", "M160 100c8 10 9 16 9 20a9 9 0 0 1-18 0c0-5 4-10 9-20z"
    )
    return out + path("#fff0b0", "M160 110c4 6 5 8 5 11a5 5 0 0 1-10 0c0-4 2-6 5-11z")


def enclave() -> str:
    """The tree of light over the roofs."""
    day = (("0", "#dfeee8"), (".7", "#8fc0b4"), ("1", "#4b7f79"))
    out = gradient("linearGradient", "a", 'x2="0" y2="1"', *day) + path("url(#a)", GROUND)
    out += '<circle cx="160" cy="74" r="70" fill="#fff" opacity=".5"/>'
    out += path("#5f9089", "M0 120l30-10 14 6 20-22 12 4 20 20 40-8 30 10 30-14 24 8 30-18 30 14 40-6v76H0z")
    out += path(
        "#2d3f3a",
        "M150 180q6-40-2-70-18-8-30-26 16 12 28 12-6-22-4-36 8 18 12 30 6-24 20-40-8 26-6 44 12-6 22-20-6 24-20 "
        "36-4 40 6 70z",
    )
    r = random.Random(9)
    for _ in range(70):
        a, d = r.uniform(math.pi, 2 * math.pi), r.uniform(14, 66)
        x, y, size = 160 + d * math.cos(a) * 1.25, 84 + d * math.sin(a) * 0.8, r.uniform(5, 11)
        leaf = r.choice(("#ffe08a", "#bfe6a0", "#7fc98a", "#fff3c4"))
        out += f'<circle cx="{short(x)}" cy="{short(y)}" r="{short(size)}" fill="{leaf}" opacity=".8"/>'
    out += path(
        "#7a3d24", "M24 180v-34l16-8 16 8v34zM60 180v-22h22v22zM246 180v-40h26v40zM278 180v-28l14-8 14 8v28z"
    )
    out += path("#ffe08a", "M34 154h5v8h-5zM68 164h5v7h-5zM254 150h4v8h-4zM288 160h5v8h-5z")
    return out + path("#22332f", "M0 172q160-14 320 0v8H0z")


def age() -> str:
    """Five quarters, the river, and thieves after the jewel."""
    r, out = random.Random(12), path("#0b1226", GROUND)
    quarters = (
        (60, 50, "#2b4a7a"),
        (160, 96, "#6a3558"),
        (260, 54, "#2f6a5a"),
        (84, 146, "#7a5a2a"),
        (244, 148, "#4a3f86"),
    )
    for x, y, colour in quarters:
        edge = []
        for a in (k * math.pi / 5 for k in range(10)):
            far = (x + 74 * math.cos(a) * r.uniform(0.8, 1.1), y + 54 * math.sin(a) * r.uniform(0.8, 1.1))
            edge.append(" ".join(map(short, far)))
        out += path(colour, f"M{'L'.join(edge)}z", ' opacity=".8"')
    out += '<path d="M0 118q70-30 120 4t90-6 110 18" stroke="#5fa9d6" stroke-width="11" fill="none" opacity=".55"/>'
    spots = (
        (36, 40),
        (80, 62),
        (120, 30),
        (160, 92),
        (206, 70),
        (252, 38),
        (288, 76),
        (232, 120),
        (180, 140),
        (118, 126),
        (66, 150),
        (268, 152),
    )
    ways = "".join(f"M{a[0]} {a[1]}L{b[0]} {b[1]}" for a, b in itertools.pairwise(spots))
    more = "M160 92L232 120M80 62L118 126M206 70L288 76"
    dashes = 'stroke="#ffe9bd" stroke-width="2" stroke-dasharray="2 5" stroke-linecap="round"'
    out += f'<path d="{ways}{more}" {dashes}/>'
    for x, y in spots:
        out += f'<circle cx="{x}" cy="{y}" r="11" fill="#0b1226" stroke="#ffe9bd" stroke-width="2"/>'
    thief = "M0-20c-6 0-8 6-6 11-6 3-9 8-9 17h30c0-9-3-14-9-17 2-5 0-11-6-11z"
    for x, y, colour in ((80, 62, "#d8403c"), (206, 70, "#3f7fe6"), (180, 140, "#f0bd2e")):
        out += path(colour, thief, f' stroke="#fff" transform="translate({x} {y})"')
    return out + path("#ffd25e", "M-12-6l6-8h12l6 8-12 16z", ' stroke="#fff" transform="translate(160 92)"')


def house(r: random.Random, wide: float) -> str:
    """One roof of the city, from its left eaves to its right."""
    kind, half = r.random(), short(wide * 0.5)
    if kind < 0.5:
        return f"l{half}-{half} {half} {half}"
    if kind < 0.72:
        side, up, top = short(wide * 0.3), short(wide * 0.4), short(wide * 0.2)
        return f"h{side}v-{half}l{top}-{up} {top} {up}v{half}h{side}"
    return f"h{short(wide)}"


def city(width: int = 1440, height: int = 260) -> str:
    """The house's own sky line. Its colours are the stylesheet's, for day and night."""
    r = random.Random(31)
    sky = '<stop class="c1"/><stop class="c2" offset="1"/>'
    sky = f'<linearGradient id="citysky" x2="0" y2="1">{sky}</linearGradient>'
    out = f'<defs>{sky}</defs><path fill="url(#citysky)" d="M0 0h{width}v{height}H0z"/>'
    out += '<circle cx="1130" cy="84" r="80" class="mo2"/><circle cx="1130" cy="84" r="44" class="mo"/>'
    stars = "".join(f"M{short(r.uniform(0, width))} {short(r.uniform(0, height * 0.55))}h.01" for _ in range(90))
    out += f'<path class="stars" d="{stars}"/>'
    for layer, (low, high, lit) in enumerate(((70, 130, 0.12), (46, 92, 0.2), (20, 54, 0.34))):
        x, roofs, windows = -20.0, "", ""
        while x < width:
            wide, tall = r.uniform(30, 74), r.uniform(low, high)
            roofs += f"M{short(x)} {height}v-{short(tall)}{house(r, wide)}v{short(tall)}z"
            for across in (0.2, 0.45, 0.7):
                for up in (0.82, 0.55):
                    if r.random() < lit:
                        windows += f"M{short(x + wide * across)} {short(height - tall * up)}h5v8h-5z"
            x += wide + r.uniform(-4, 5)
        out += f'<path class="ly{layer}" d="{roofs}"/><path class="wi{layer}" d="{windows}"/>'
    size = f'viewBox="0 0 {width} {height}" preserveAspectRatio="xMidYMax slice"'
    return f'<svg class="city" {size} aria-hidden="true">{out}</svg>\n'


LIDS: dict[str, Callable[[], str]] = {
    "thiefs_market": market,
    "thieves_den": den,
    "castle_of_the_devil": castle,
    "enclave": enclave,
    "age_of_thieves": age,
}


def lid(inside: str) -> str:
    """A picture of its own: it fills whatever room it gets."""
    size = f'viewBox="0 0 {WIDTH} {HEIGHT}" preserveAspectRatio="xMidYMid slice"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{inside}</svg>\n'


def main() -> None:
    files = {ROOT / "games" / game / "web/cover.svg": lid(draw()) for game, draw in LIDS.items()}
    files[ROOT / "serve/templates/pieces/city.svg"] = city()
    for file, text in files.items():
        file.write_text(text, "utf-8")
        print(f"{file.relative_to(ROOT)}: {len(text) / 1000:.1f} kB")


if __name__ == "__main__":
    main()
