"""Draw the city of Hadria from board.toml, for the board in the browser: python -m tools.drawing.city

Writes web/city.svg (the night; city.svg#day is the parchment by day), web/places.json (where spaces, streets, gates and
their names lie) and the block of web/theme.css that puts things on spaces. One seed: the same board gives the same bytes.
"""

# ruff: noqa: E501 - drawings are long

from __future__ import annotations

import json
import math
import random
import re
from functools import cache
from pathlib import Path
from typing import Any

from tools.drawing.ground import (
    BENT,
    GAME,
    PAD,
    WALL,
    WAYS,
    WEB,
    C,
    P,
    Poly,
    doc,
    f,
    inside,
    near,
    pts,
    ring,
    rng,
    stone_near,
    warp,
)
from tools.drawing.houses import HOUSES, TREES, WINDOWS
from tools.drawing.palace import outer, palace, walls, wings

STYLES = Path(__file__).with_name("city.css")


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
    begin, end = "/* places: tools/drawing/city.py */", "/* end of places */"
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
            length = (
                10 * longest(d + r) + 11
            )  # 9 units a letter at the larger size; bending shortens a street by a tenth
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
