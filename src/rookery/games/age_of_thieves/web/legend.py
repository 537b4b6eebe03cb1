"""What the signs on the map mean: a list behind a button, and on the desk while nothing else lies there. What is
drawn on it for a while, where a walk leads and what the watch hears, is explained beside it for as long."""

from __future__ import annotations

from rookery.games.age_of_thieves.web.words import piece, word
from rookery.i18n import Texts

STONES = (
    "post",
    "post-swords",
    "post-imperial",
    "hideout",
    "sewer-in",
    "sewer-out",
    "dungeon",
    "start",
    "bell",
    "gate",
)
"""Kinds of spaces. Their pictures are cut out of the map (theme.css), so they look as they do there."""
FIGURES = ("guard", "captain")
RISKS = (("", "web-key-quiet"), ("heard", "web-key-heard"), ("catch", "web-key-catch"), ("hide", "web-hidden"))
"""What a space within reach can be coloured (city.py, `risk`), each with its words."""


def draw_legend(t: Texts) -> str:
    """Every sign with what it means."""
    drawn = [(kind, f'<i class="sg k-{kind}"></i>') for kind in STONES]
    drawn += [(kind, f'<i class="sg">{piece(kind)}</i>') for kind in FIGURES]
    rows = "".join([f"<li>{sign}<span>{word(t, f'web-sign-{kind}')}</span></li>" for kind, sign in drawn])
    return f'<div class="legend"><strong>{word(t, "web-signs-head")}</strong><ul>{rows}</ul></div>'


def legend_button(t: Texts) -> str:
    """The button on the map, and the list it opens."""
    said, head = word(t, "web-signs"), word(t, "web-signs-head")
    return (
        f'<button type="button" class="btn sm key" popovertarget="signs" title="{head}"><b>i</b><span>{said}</span>'
        f'</button><div class="leaf" id="signs" popover role="dialog" aria-label="{said}">{draw_legend(t)}</div>'
    )


def draw_key(t: Texts) -> str:
    """What the stones of a walk and the numbers of Earshot mean; the stylesheet shows those that are on the map."""
    stones = [f'<span class="k-go r-{kind}"><i class="{kind}">3</i>{word(t, said)}</span>' for kind, said in RISKS]
    ears = f'<span class="k-ears"><i class="ears-n">2</i>{word(t, "web-key-ears")}</span>'
    return f'<p class="mapkey" id="mapkey">{"".join(stones)}{ears}</p>'
