"""Splitting in Thief's Market: taking from the hoard, and robbing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rookery.games.sheet import Sheet, escape, use
from rookery.games.thiefs_market.web.cards import Book
from rookery.games.thiefs_market.web.dice import face_of
from rookery.games.thiefs_market.web.signs import ART, NAME, WORD, drawing, pip


def purse(sheet: Sheet, mine: Mapping[str, Any]) -> int:
    """Gold a thief may still pay with this turn (TM-Q7, a house option)."""
    gold, limit = int(mine["gold"]), int(sheet.options.get("gold-limit", 0))
    return min(gold, max(0, limit - int(mine["paid"]))) if limit else gold


def has_racket(book: Book, mine: Mapping[str, Any]) -> bool:
    """Does a gem less pay for every card?"""
    return any(book.rows[card]["effect"] == "RACKET" for card in (*mine["cards"], mine["copies"]) if card)


def split_bar(view: Mapping[str, Any], sheet: Sheet, slots: dict[str, str]) -> str:
    """Taking and robbing: which heaps can be chosen from, and the buttons that confirm."""
    t, me, pool = sheet.t, view["seat"], view["pool"]
    last = sum(1 for p in view["players"] if not p["pile"]) == 1
    must = bool(pool) and last  # and somebody can be robbed, else nobody would be asked
    idle = escape(t.t(f"{NAME}-pick-{'all' if must else 'idle' if pool else 'rob'}"))
    mine = view["players"][me]
    bare = [p["seat"] for p in view["players"] if p["seat"] != me and not p["pile"]]
    means = f'data-gold="{purse(sheet, mine)}" data-less="{int(has_racket(sheet.book, mine))}"'
    means += f' data-after="{names_of(sheet, bare)}"'
    out = [f'<p class="sum" id="sum" data-idle="{idle}" {means} aria-live="polite">{idle}</p><div class="acts">']
    if pool:
        out.append(take_buttons(sheet, pool, must, slots))
    trays = []
    wanted = {g for row in view["market"].values() for card in row if card for g in sheet.book.cost(card)}
    for p in view["players"]:
        s, size = p["seat"], len(p["pile"])
        if s != me and size > 1:
            slots[f"rob-{s}"] = rob_label(sheet, s, size)
            trays.append(draw_tray(sheet, s, p["pile"], least_wanted(p["pile"], wanted), pool))
            out.append(rob_button(sheet, s, size, names_of(sheet, [*bare, s])))
        elif s != me and size == 0:
            slots[f"rob-{s}"] = sheet.book.words(t).after
        elif s != me and size == 1:
            probing = f'form="why" name="move" value="rob {s} keep {WORD[p["pile"][0]]}"'
            slots[f"rob-{s}"] = f'<button class="tag" {probing}>{sheet.book.words(t).safe}</button>'
    if trays:
        slots["trays"] = "".join(trays)
        none = '<input type="radio" name="rob" form="local" id="rob-none" checked>'
        out.append(
            f'<label class="btn calm" data-choose>{none}<span>{escape(t.t(f"{NAME}-not-this"))}</span></label>'
        )
    out.append("</div>")
    return "".join(out)


def take_buttons(sheet: Sheet, pool: Sequence[str], must: bool, slots: dict[str, str]) -> str:
    """From the middle: what is chosen, or everything; the last without a pile has no choice (TM-L10)."""
    t, words, size = sheet.t, sheet.book.words(sheet.t), len(pool)
    every = escape(t.t(f"{NAME}-take-all", count=size))
    if must:
        slots["note"] = words.tied
        slots["lit-pool"] = " bound"
        probing = (
            f'form="why" name="move" value="take {WORD[pool[0]]}"' if size > 1 else 'name="do" value="pool-all"'
        )
        slots["tied"] = f'<button class="tie" {probing} aria-label="{words.tied}">{ROPE}</button>'
        return f'<button class="btn go take" name="do" value="pool-all">{every}</button>'
    slots["note"] = words.tap
    slots["lit-pool"], slots["in-pool"] = " lit", ""
    said, chosen = escape(t.t(f"{NAME}-pick-take")), escape(t.t(f"{NAME}-take-chosen"))
    return (
        f'<button class="btn go pick take" name="do" value="pool" data-pick="pool" data-move="take" '
        f'data-max="{size}" data-said="{said}" data-verb="{escape(t.t(f"{NAME}-take-verb"))}">{chosen}</button>'
        f'<button class="btn calm take" name="do" value="pool-all" data-quiet>{every}</button>'
    )


ROPE = (
    '<svg class="rope" viewBox="0 0 300 200" preserveAspectRatio="none" aria-hidden="true">'
    '<path d="M150 8C60 8 22 60 22 112s50 80 128 80 128-28 128-80S240 8 150 8z"/></svg>'
)


def least_wanted(pile: Sequence[str], wanted: set[str]) -> int:
    """Which piece goes back unless the thief decides otherwise: something no card on sale costs."""
    worth = [1 if f in "YS" else 2 if f == "I" else 3 if f in wanted else 0 for f in pile]
    return worth.index(min(worth))


def rob_label(sheet: Sheet, s: int, size: int) -> str:
    """On a stall: robbing is weighed up on the carpet before it is done."""
    said = escape(sheet.t.t(f"{NAME}-rob-this", name=sheet.names[s]))
    return (
        f'<label class="rob lit" data-choose data-page="1">'
        f'<input type="radio" name="rob" form="local" id="rob-{s}" aria-label="{said}">'
        f"{use(f'{ART}-grab', 'k')}<span>{escape(sheet.t.t(f'{NAME}-rob-short'))}</span>"
        f"<b>{size}</b></label>"
    )


def names_of(sheet: Sheet, seats: Sequence[int]) -> str:
    """Who: for those who act after a deed."""
    return escape(sheet.t.join([sheet.names[s] for s in sorted(seats)])) if seats else ""


def rob_button(sheet: Sheet, s: int, size: int, after: str) -> str:
    """In the bar: do it. With nothing kept or nothing returned it says what is missing instead."""
    t = sheet.t
    words = {
        "said": t.t(f"{NAME}-rob", name=sheet.names[s]),
        "asks": t.t(f"{NAME}-robbing", name=sheet.names[s]),
        "none": t.t(f"{NAME}-rob-none"),
        "all": t.t(f"{NAME}-rob-all"),
        "stay": t.t(f"{NAME}-pick-keep"),
        "back": t.t(f"{NAME}-pick-return"),
    }
    data = "".join([f' data-{name}="{escape(text)}"' for name, text in words.items()])
    small = f"{words['stay']} {size - 1} · {words['back']} 1"
    return (
        f'<button class="btn go r{s}" name="do" value="keep{s}" data-rob="{s}" data-after="{after}" '
        f'data-move="rob {s} keep"{data}>'
        f"<span><span>{escape(words['said'])}</span><small>{escape(small)}</small></span></button>"
    )


def draw_tray(sheet: Sheet, s: int, pile: Sequence[str], back: int, pool: Sequence[str]) -> str:
    """Somebody's pile on the carpet: what is kept lies above, what goes back below; a tap moves a piece."""
    words = sheet.book.words(sheet.t)
    dice = []
    for n, face in enumerate(pile):
        kept, name = "" if n == back else " checked", words.piece[face]
        dice.append(
            f'<label class="die {face}"><input type="checkbox" name="keep{s}" value="{face}" '
            f'id="k{s}-{n}" aria-label="{name}"{kept}>{face_of(face)}</label>'
        )
    title = escape(sheet.t.t(f"{NAME}-pile-of", name=sheet.names[s]))
    rest = f'<p class="rest">{words.pool} {"".join(map(pip, pool))}</p>' if pool else ""
    return (
        f'<fieldset class="rug r{s}" data-zone="keep{s}">{drawing("rug", "carpet")}<legend class="sign big">{title}'
        f'</legend><p class="caption">{words.choose}</p><div class="trays" data-tray>'
        f'<h3 class="keeps">{use(f"{ART}-grab", "k")}{words.keep}<b>{len(pile) - 1}</b></h3>{"".join(dice)}'
        f'<p class="moves">{words.move}</p>'
        f'<h3 class="backs">{use(f"{ART}-roll", "k")}{words.back}<b>1</b></h3>'
        f'<p class="least">{words.least}</p></div>{rest}</fieldset>'
    )
