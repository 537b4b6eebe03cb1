"""The counter of Thief's Market: a card one wants, what pays for each gem of its price, and what is left then.

Every way to pay is a button of its own in the bar. A script shows the one that fits what is chosen on the counter;
without scripts all of them are there.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rookery.games.sheet import Sheet, escape, use
from rookery.games.thiefs_market.web.signs import ART, NAME

GEM_OF = {"red": "R", "white": "W", "blue": "B", "green": "G"}
LATER = dict.fromkeys(("VP", "SAFE", "MAP", "GOLEM", "LOYALTY", "CAMPAIGN", "CURSE"), "at-end")
LATER |= dict.fromkeys(("EYEPATCH", "LUCKY", "ALLEY"), "next-round")
"""Effects that do nothing in the turn in which their card is bought."""

Way = tuple[str, str]  # a move and its words


def shares(move: str) -> tuple[str, str]:
    """Of a purchase: the gem that is waived, and the gems that gold pays for."""
    before, _, gold = move.partition(" gold ")
    waived = before.partition(" waive ")[2]
    return GEM_OF.get(waived, ""), "".join([GEM_OF[word] for word in gold.split()])


def cheapest(ways: Sequence[Way]) -> list[Way]:
    """Dice first, gold only for what is missing: the ways in this order."""
    return sorted(ways, key=lambda way: len(shares(way[0])[1]))


def by_line(cost: str, move: str) -> list[str]:
    """What pays for each gem of a price: "die", "gold" or "free"; of equal gems dice pay for the first."""
    waived, gold = shares(move)
    rest, free = list(gold), list(waived)
    out: list[str] = []
    for gem in reversed(cost):
        if gem in free:
            free.remove(gem)
            out.append("free")
        elif gem in rest:
            rest.remove(gem)
            out.append("gold")
        else:
            out.append("die")
    return out[::-1]


def draw_counter(
    sheet: Sheet, number: int, card: str, ways: Sequence[Way], mine: Mapping[str, Any], gold: int, carpet: str
) -> str:
    """What lies on the carpet while a card is wanted: the card, what pays for it, what is left."""
    book, t = sheet.book, sheet.t
    words, row = book.words(t), book.rows[card]
    cost, pile = str(row["cost"]), mine["pile"]
    paid = by_line(cost, ways[0][0])
    shared = [shares(move) for move, _ in ways]
    free, golden = "".join([waived for waived, _ in shared]), "".join([gems for _, gems in shared])
    lines = []
    for n, gem in enumerate(cost):
        dice = pile.count(gem) > cost.count(gem, 0, n)
        lines.append(draw_line(sheet, f"c{number}-{n}", gem, paid[n], dice, gold, golden, free))
    name, text = book.card_words(card, t.lang)
    title = f'<legend class="sign big">{escape(t.t(f"{NAME}-counter"))}</legend>'
    large = (
        f'<div class="card large s-{book.suit(card)}">{book.picture(card)}<b>{escape(name)}</b>'
        f'<span class="tx">{escape(text)}</span></div>'
    )
    return (
        f'<fieldset class="rug c{number}" data-counter="{number}" data-gold="{gold}">{carpet}{title}'
        f'{large}<div class="pays"><h3>{words.you_pay}</h3><ul>{"".join(lines)}</ul></div>'
        f"{draw_left(sheet, card, mine, paid)}</fieldset>"
    )


def draw_line(sheet: Sheet, name: str, gem: str, paid: str, dice: bool, gold: int, golden: str, free: str) -> str:
    """One gem of the price: a die, gold or nothing pays for it; `golden`, `free`: what gold or nothing may."""
    words = sheet.book.words(sheet.t)
    item = words.item[gem]
    face = f'<span class="die {gem}"><svg><use href="/i/{ART}#{ART}-{gem}"/></svg><b></b></span>'
    out = f'<span class="no">{words.no_die[gem]}</span>'
    if dice:
        out = option(name, "die", f"{item}: {item}", face, paid)
    if gem in golden:
        out += option(name, "gold", f"{item}: {words.one_gold}", '<span class="money"></span>', paid)
    elif not gold:
        out += f'<span class="no">{words.no_gold}</span>'
    if gem in free:
        out += option(name, "free", f"{item}: {words.free}", f'<span class="free">{words.free}</span>', paid)
    return f'<li data-gem="{gem}"><i class="p {gem}"></i><u>&larr;</u>{out}</li>'


def option(name: str, value: str, said: str, inner: str, paid: str) -> str:
    """One of the things that can pay for a gem."""
    checked = " checked" if value == paid else ""
    return (
        f'<label class="with"><input type="radio" name="{name}" form="local" value="{value}" '
        f'aria-label="{said}"{checked}>{inner}</label>'
    )


def draw_left(sheet: Sheet, card: str, mine: Mapping[str, Any], paid: Sequence[str]) -> str:
    """What stays in the pile and in the purse, and from when on the card works."""
    t, row = sheet.t, sheet.book.rows[card]
    spent = [gem for gem, how in zip(str(row["cost"]), paid, strict=True) if how == "die"]
    pips = []
    for face in mine["pile"]:
        gone = ""
        if face in spent:
            spent.remove(face)
            gone = " gone"
        pips.append(f'<i class="p {face}{gone}"></i>')
    purse = int(mine["gold"])
    left = f'<b data-purse="{purse}">{purse - list(paid).count("gold")}</b>'
    henchmen, more = int(mine["icons"]["H"]), str(row["icons"]).count("H")
    gang = f"<span>{use(f'{ART}-H', 'k')}{henchmen} &rarr; <b>{henchmen + more}</b></span>" if more else ""
    when = LATER.get(str(row["effect"]).partition(" ")[0], "at-once")
    return (
        f'<div class="rest"><b>{escape(t.t(f"{NAME}-left"))}</b>{"".join(pips)}'
        f"<span>{use(f'{ART}-gold', 'k')}{left}</span>{gang}"
        f"<small>{escape(t.t(f'{NAME}-{when}'))}</small></div>"
    )


def buy_buttons(sheet: Sheet, card: str, ways: Sequence[Way]) -> str:
    """One button for each way to pay; it shows what is paid."""
    cost, words = str(sheet.book.rows[card]["cost"]), sheet.book.words(sheet.t)
    out = []
    for n, (move, said) in enumerate(ways):
        waived, gold = shares(move)
        paid = [gem for gem, how in zip(cost, by_line(cost, move), strict=True) if how == "die"]
        shown = "".join([f'<i class="p {gem}"></i>' for gem in paid]) + '<i class="money"></i>' * len(gold)
        lead = words.buy_for if shown else words.buy_free
        out.append(
            f'<button class="btn go{" alt" if n else ""}" name="move" value="{escape(move)}" '
            f'data-pay="{waived}:{"".join(sorted(gold))}"><span aria-hidden="true">{lead} {shown}</span>'
            f'<span class="vh">{escape(said)}</span></button>'
        )
    return "".join(out)
