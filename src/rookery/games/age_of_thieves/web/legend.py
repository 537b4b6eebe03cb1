"""What the signs on the map mean: a list behind a button, and on the desk while nothing else lies there."""

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
