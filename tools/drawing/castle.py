"""Draw the passengers and the coach of The Castle of the Devil: web/art.svg, and the patterns behind the board.

`python -m tools.drawing.castle` writes them from castle.toml, the same every time. Colours that differ by light and
dark are left to the stylesheet.
"""

from __future__ import annotations

import random
import tomllib
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
WEB = HERE.parents[1] / "src" / "rookery" / "games" / "castle_of_the_devil" / "web"
PARTS = tomllib.loads((HERE / "castle.toml").read_text("utf-8"))
GOLD = "#f6cd62"
HIDES = (("#9a6232", "#5e3818"), ("#7b3b3b", "#471c1f"), ("#4f6b4a", "#2a3d2a"), ("#5b5f86", "#2f3254"),
         ("#a8833c", "#664b1a"))  # fmt: skip
BOLTS = ((735, 8, 1.0), (182, 6, 0.85), (1090, 6, 0.8), (470, 4, 0.5))
WIDE, HIGH = 1200, 170
"""The country outside; every window shows its part of it."""


def short(x: float) -> str:
    """A number with at most one decimal."""
    return f"{x:.1f}".rstrip("0").rstrip(".")


def symbol(name: str, box: str, body: str, fit: str = "xMidYMid meet") -> str:
    """A symbol of the sprite."""
    return f'<symbol id="{name}" viewBox="{box}" preserveAspectRatio="{fit}">{body}</symbol>'


def passenger(who: dict[str, Any]) -> str:
    """Head and shoulders: cold light from the left, a lamp from the right."""
    common, woman = PARTS["common"], who["woman"]
    colours = {**who, "gold": GOLD, "wide": 18 if woman else 12, "lash": 1.9 if woman else 1.4}
    colours["cap"] = common["cap"].format(hair=who["hair"])
    parts = [who["behind"], common["lit"], common["neck"], who["chest"], common["face"]]
    body = "".join(part.format(**colours) for part in parts)
    body += "".join(common["eye"].format(x=x, **colours) for x in (47, 63))
    lips = common["her_lips" if woman else "his_lips"]
    return f"{body}{common['brow'].format(**colours)}{lips}{who['head'].format(**colours)}"


def clouds(rng: random.Random) -> str:
    """Two layers."""
    out = []
    for layer, opacity in enumerate((0.5, 0.7)):
        for x in range(-40, WIDE + 40, 75):
            y = 10 - 6 * layer + rng.randint(-8, 10)
            round_ = f'rx="{rng.randint(50, 90)}" ry="{rng.randint(14, 26)}"'
            place = f'cx="{x + rng.randint(-20, 20)}" cy="{y}"'
            out.append(f'<ellipse {place} {round_} fill="var(--cl{layer + 1})" opacity="{opacity}"/>')
    return "".join(out)


def lightning() -> str:
    """Four bolts."""
    path = PARTS["scenery"]["bolt"]
    return "".join(
        f'<g transform="translate({x} {y}) scale({size})"><path d="{path}" fill="#aebcff" opacity=".55" '
        f'stroke="#aebcff" stroke-width="7" stroke-linejoin="round"/><path d="{path}" fill="#fffbe6"/></g>'
        for x, y, size in BOLTS
    )


def firs(rng: random.Random) -> str:
    """In front of everything, lower before the castle."""
    out = []
    for _ in range(46):
        x, high = rng.randint(0, WIDE), float(rng.randint(24, 58))
        if 560 < x < 740:
            high /= 2
        tip, top, notch, skirt, low, foot = (short(high * part) for part in (0.2, 0.42, 0.1, 0.16, 0.4, 0.52))
        side = f"l{tip} {top}h-{notch}l{skirt} {low}h-{foot}l{skirt}-{low}h-{notch}z"
        out.append(f"M{x} {short(172 - high)}{side}")
    return f'<path fill="var(--tree)" d="{"".join(out)}"/>'


def storm() -> str:
    """The country outside. The sky is the stylesheet's."""
    rng, parts = random.Random(7), PARTS["scenery"]
    body = clouds(rng) + lightning() + parts["hills"] + parts["castle"] + parts["near"] + firs(rng)
    drops = "".join(f"M{rng.randint(0, WIDE + 10)} {rng.randint(-10, 160)}l-7 22" for _ in range(230))
    return f'{body}<path d="{drops}" stroke="#dfe8ff" stroke-width="1.1" opacity=".42"/>'


def floor() -> str:
    """Where things happen: planks in perspective and a rug."""
    lines = "".join(f"M{340 + k * 26} 118L{340 + k * 120} 340" for k in range(-8, 9))
    return f'{PARTS["scenery"]["wall"]}<path d="{lines}" stroke="#0007" stroke-width="2"/>{PARTS["scenery"]["rug"]}'


def sprite() -> str:
    """All that boards refer to."""
    scenery = PARTS["scenery"]
    out = [
        symbol(name, "6 -18 108 118", passenger(who), "xMidYMax meet") for name, who in PARTS["passenger"].items()
    ]
    out.append(symbol("storm", f"0 0 {WIDE} {HIGH}", storm(), "xMidYMid slice"))
    out.append(symbol("drape", "0 0 200 100", scenery["drape"], "none"))
    out.append(symbol("floor", "0 0 680 330", floor(), "xMidYMid slice"))
    out.append(symbol("lantern", "0 0 60 92", scenery["lantern"]))
    for n, (hide, dark) in enumerate(HIDES):
        out.append(symbol(f"case{n}", "0 0 44 36", scenery["case"].format(hide=hide, dark=dark)))
    return f'<svg xmlns="http://www.w3.org/2000/svg">{"".join(out)}</svg>\n'


def pattern(name: str, wide: int, high: int) -> str:
    """A tile for a background."""
    size = f'width="{wide}" height="{high}" viewBox="0 0 {wide} {high}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{PARTS["scenery"][name]}</svg>\n'


def main() -> None:
    for name, text in (
        ("art", sprite()),
        ("tuft", pattern("tuft", 64, 64)),
        ("planks", pattern("planks", 220, 48)),
    ):
        (WEB / f"{name}.svg").write_text(text, "utf-8")


if __name__ == "__main__":
    main()
