"""The plan as a picture: how full the cores are, and what of that is hearing of other processes' moves."""

from __future__ import annotations

from typing import Final

from benchmarks.fanout import Costs, Load, Site

WIDE: Final = 720
HIGH: Final = 360
LEFT: Final = 60
BASE: Final = 290
FULL: Final = 230
"""How high a core is drawn that has no time left."""
STYLE: Final = (
    "text{font:14px sans-serif;fill:#3b2a1a}.quiet{font-size:12px;fill:#7a6650}"
    ".own{fill:#c8742b}.news{fill:#7b3f61}.line{stroke:#b9a78f;stroke-dasharray:4 4}.axis{stroke:#3b2a1a}"
)


def picture(rows: list[tuple[Site, Load]], costs: Costs) -> str:
    """An SVG."""
    people = int(float(f"{rows[0][0].people:.3g}"))
    step = (WIDE - LEFT - 40) / len(rows)
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" role="img" aria-labelledby="t">',
        f'<title id="t">How much of a core each process uses, for {people:,} people</title><style>{STYLE}</style>',
        f'<rect width="{WIDE}" height="{HIGH}" fill="#fbf6ec"/>',
        f'<text x="{LEFT}" y="28">{people:,} people: how much of its core each process uses</text>',
    ]
    for part in (0.25, 0.5, 0.75, 1.0):
        y = BASE - part * FULL
        out.append(f'<line class="line" x1="{LEFT}" x2="{WIDE - 20}" y1="{y:.0f}" y2="{y:.0f}"/>')
        out.append(f'<text class="quiet" x="{LEFT - 8}" y="{y + 4:.0f}" text-anchor="end">{part:.0%}</text>')
    for n, (site, load) in enumerate(rows):
        out += bar(LEFT + 20 + n * step, step * 0.6, site, load, costs)
    out.append(f'<line class="axis" x1="{LEFT}" x2="{WIDE - 20}" y1="{BASE}" y2="{BASE}"/>')
    out.append(f'<rect class="own" x="{LEFT}" y="{HIGH - 30}" width="14" height="14"/>')
    out.append(f'<text class="quiet" x="{LEFT + 20}" y="{HIGH - 18}">its own tables</text>')
    out.append(f'<rect class="news" x="{LEFT + 140}" y="{HIGH - 30}" width="14" height="14"/>')
    out.append(f'<text class="quiet" x="{LEFT + 160}" y="{HIGH - 18}">hearing of moves elsewhere</text>')
    return "\n".join([*out, "</svg>\n"])


def bar(x: float, wide: float, site: Site, load: Load, costs: Costs) -> list[str]:
    """One number of processes."""
    busy = min(1.0, sum(load.busy) / len(load.busy))
    news = min(busy, load.delivered / site.processes * costs.news)
    low, high = news * FULL, (busy - news) * FULL
    late = f"{load.p99:.0f} ms" if busy < 0.97 else "too few"
    middle = x + wide / 2
    return [
        f'<rect class="news" x="{x:.0f}" y="{BASE - low:.0f}" width="{wide:.0f}" height="{low:.0f}"/>',
        f'<rect class="own" x="{x:.0f}" y="{BASE - low - high:.0f}" width="{wide:.0f}" height="{high:.0f}"/>',
        f'<text class="quiet" x="{middle:.0f}" y="{BASE - low - high - 6:.0f}" text-anchor="middle">{late}</text>',
        f'<text x="{middle:.0f}" y="{BASE + 20}" text-anchor="middle">{site.processes}</text>',
    ]
