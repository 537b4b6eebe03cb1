"""What the signs of Thieves Den mean: a list behind a button in the header."""

from __future__ import annotations

from collections.abc import Iterable

from rookery.games.sheet import Sheet, escape, use
from rookery.games.thieves_den.cards.book import FENCE_TYPES, LETTERS, LOCATION_TYPES
from rookery.games.thieves_den.web.cards import ART, NAME, fame, pip

MARKS = ("gift", "now")
"""What stands in the corner of a location."""


def legend_button(sheet: Sheet) -> str:
    """The button that opens the list."""
    said = sheet.book.words(sheet.t).say("signs")
    opens = f'type="button" class="key" popovertarget="signs" title="{said}"'
    return f"<button {opens}><b>i</b><span>{said}</span></button>"


def draw_legend(sheet: Sheet) -> str:
    """Every sign with what it means: tokens, what stands on locations, and kinds of cards."""
    t = sheet.t
    words = sheet.book.words(t)
    tokens = [(pip(x), escape(t.attr(f"{NAME}-item-{x}", "name"))) for x in (*LETTERS, "W", "T")]
    tokens.append((fame(1), words.say("sign-fame")))
    marks = [(use(f"{ART}-{x}", "k"), words.say(f"sign-{x}")) for x in MARKS]
    marks += [('<i class="space"></i>', words.say("sign-space"))]
    places, fences = (
        [(use(f"{ART}-{x}", "k"), words.type[x]) for x in kinds] for kinds in (LOCATION_TYPES, FENCE_TYPES)
    )
    head = words.say("signs")
    parts = [f"<h2>{head}</h2>", listed(tokens), listed(marks, "long")]
    parts += [f"<h3>{words.say('deck-location')}</h3>", listed(places)]
    parts += [f"<h3>{words.say('deck-fence')}</h3>", listed(fences)]
    return f'<div class="sheet signs" id="signs" popover role="dialog" aria-label="{head}">{"".join(parts)}</div>'


def listed(rows: Iterable[tuple[str, str]], cls: str = "short") -> str:
    """Signs and words, side by side."""
    return f"<ul class='{cls}'>{''.join([f'<li>{sign}<span>{said}</span></li>' for sign, said in rows])}</ul>"
