"""The stalls of the players in Thief's Market: names, piles and cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rookery.games.sheet import Sheet, escape, inside, seal, slot
from rookery.games.thiefs_market.web.dice import Zone, lying
from rookery.games.thiefs_market.web.signs import NAME, drawing

PARTS = [(f"head-{s}", f"pile-{s}", f"own-{s}") for s in range(5)]  # of each panel, by seat


def draw_panels(sheet: Sheet, seats: int) -> list[str]:
    """The thieves, each behind a stall."""
    out = []
    for s, parts in enumerate(PARTS[:seats]):
        stall = f'{drawing("awning", "awn")}<span class="bust">{drawing(f"seat{s}")}</span>'
        out.append(f'<article class="panel s{s}" id="seat-{s}">{stall}{"".join(map(inside, parts))}</article>')
    return out


def draw_head(sheet: Sheet, s: int, gold: int, infamy: int | None, henchmen: int) -> str:
    """A thief's name and tokens."""
    words = sheet.book.words(sheet.t)
    known = slot(f"infamy-{s}", words.hidden if infamy is None else str(infamy))
    return (
        f'<h2 id="head-{s}" class="head{slot(f"asked-{s}")}">{seal(s)}{sheet.who(s)}<span class="tally">'
        f"{words.gold}{gold}{words.gold_end}{words.infamy}{known}{words.infamy_end}"
        f"{words.gang}{henchmen}{words.gang_end}</span></h2>"
    )


def draw_pile(sheet: Sheet, s: int, dice: Zone, phase: str) -> str:
    """A thief's loot, and what can be done with it."""
    words, size = sheet.book.words(sheet.t), len(dice)
    tag = f'<span class="tag">{words.safe}</span>' if size == 1 and phase == "split" else ""
    empty = words.none if phase == "split" else words.gone
    counted = escape(sheet.t.t(f"{NAME}-pile-size", count=size))
    return (
        f'<div class="pile of{min(size, 9)}" id="pile-{s}"><span class="vh">{counted}</span>'
        f'<span class="dice">{lying(dice, words) or empty}</span>{slot(f"rob-{s}", tag)}</div>'
    )


def draw_cards(sheet: Sheet, s: int, cards: Sequence[str], used: Sequence[str], icons: Mapping[str, int]) -> str:
    """The cards in front of a thief, and their icons."""
    book, words = sheet.book, sheet.book.words(sheet.t)
    signs = "".join([f"{words.icon[i]}{n}</span>" for i, n in icons.items() if n])
    signs = f'<span class="signs">{signs}</span>' if signs else ""
    minis = [
        f'<span class="hold s-{book.suit(c)}{" used" if c in used else ""}">{book.mini(c, sheet.t)}' for c in cards
    ]
    many = " many" if len(cards) > 6 else " some" if len(cards) > 3 else ""
    return f'<div class="own{many}" id="own-{s}" data-page="3">{signs}{"".join(minis)}</div>'
