"""Buying in Thief's Market: what a card costs this player, and which buttons there are."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rookery.games.sheet import Sheet, escape
from rookery.games.thiefs_market.web.cards import Book, ask_to_buy, card_slot, price_tag
from rookery.games.thiefs_market.web.counter import Way, buy_buttons, cheapest
from rookery.games.thiefs_market.web.signs import GEMS, NAME, WORD, pip
from rookery.i18n.messages import make_room

Ways = dict[str, list[Way]]  # by card
NOTHING: Ways = {}
NO_PICKS: dict[str, int] = {}
OFFERS_KEPT = 2048


def lacking(book: Book, card: str, gems: Mapping[str, int], gold: int, racket: bool) -> tuple[str, int]:
    """Which gems of a price a pile lacks, and how many of them gold cannot make up for."""
    short = "".join([g * max(0, n - gems.get(g, 0)) for g, n in book.cost(card).items()])
    if racket:
        short = short[1:]  # TM-K19: that one is waived
    return short, max(0, len(short) - gold)


def marked_price(book: Book, card: str, gems: Mapping[str, int], short: str, missing: int, said: str) -> str:
    """The price, gem by gem: paid with a die (or waived), with gold, or missing."""
    left, lacks = dict(gems), list(short)
    gold = len(short) - missing
    out = []
    for gem in str(book.rows[card]["cost"]):
        if left.get(gem, 0):
            left[gem] -= 1
            out.append(pip(gem, " have"))
        elif gem not in lacks:
            out.append(pip(gem, " have"))
        else:
            lacks.remove(gem)
            out.append(pip(gem, " coin" if gold > 0 else " lack"))
            gold -= 1
    return price_tag("".join(out), said)


def offer(
    sheet: Sheet, card: str, gems: Mapping[str, int], short: str, missing: int, shopping: bool, lit: bool
) -> str:
    """The price and the ribbon of a card on sale, for whoever has these gems."""
    book: Book = sheet.book
    paid = tuple([min(n, gems.get(gem, 0)) for gem, n in book.cost(card).items()])
    key = (sheet.t.lang, card, paid, short, missing, shopping, lit)
    found = book.offers.get(key)
    if found is None:
        said = book.price(card, sheet.t)
        found = marked_price(book, card, gems, short, missing, said) + ribbon(sheet, short, missing, shopping, lit)
        make_room(book.offers, OFFERS_KEPT)
        book.offers[key] = found
    return found


def ribbon(sheet: Sheet, short: str, missing: int, shopping: bool, lit: bool) -> str:
    """In words: can this be paid for, and what is missing if not?"""
    t, words = sheet.t, sheet.book.words(sheet.t)
    if missing:
        kinds = list(dict.fromkeys(short))
        names = [t.attr(f"{NAME}-item-{g}", "name") for g in kinds]
        if missing == 1 and len(kinds) == 1:
            said = t.t(f"{NAME}-short", gem=names[0])
        elif missing == 1 and len(kinds) == 2:
            said = t.t(f"{NAME}-short-or", gem=names[0], other=names[1])
        else:
            said = t.t(f"{NAME}-short-many", count=missing)
        return f'<span class="can">{escape(said)}</span>'
    if shopping and not lit:
        return f'<span class="can">{words.spent}</span>'
    if short:
        said = escape(t.t(f"{NAME}-{'pay' if shopping else 'then'}-gold", count=len(short)))
    else:
        said = words.pay if shopping else words.yours
    return f'<span class="can yes">{said}</span>'


def own_slots(
    sheet: Sheet,
    mine: Mapping[str, Any],
    uses: Ways,
    picks: Mapping[str, int],
    shopping: bool,
    slots: dict[str, str],
) -> None:
    """One's own cards: those that can be used now are lit, others say why they cannot."""
    book, words, used = sheet.book, sheet.book.words(sheet.t), mine["used"]
    for c in mine["cards"]:
        if c in uses:
            slots[f"tag-{c}"] = "label"
            name = escape(book.card_words(c, sheet.t.lang)[0])
            slots[f"o-{c}"] = pick_slot("mini lit", picks[c], f"{name}: {words.use}", f"<em>{words.use}</em>")
        elif shopping and c not in used and book.rows[c]["effect"].startswith(("FLIP", "SELL", "GAUNTLET")):
            needs = f"<em>{escape(sheet.t.t(f'{NAME}-needs', gem=words.item[needed(book, c)]))}</em>"
            slots[f"o-{c}"] = card_slot("mini far", f'form="why" name="move" value="{probe(book, c)}"', needs)


def moves_bar(
    sheet: Sheet,
    asked: str,
    mine: Mapping[str, Any],
    buys: Ways,
    uses: Ways,
    picks: Mapping[str, int],
    rest: Sequence[Way],
) -> str:
    """Buttons for what is no card; for each card that can be chosen, what it would do."""
    t = sheet.t
    out, left = [], ""
    if asked == "buy":
        left = escape(t.t(f"{NAME}-can-buy", count=len(buys), left=mine["purchases"] - mine["bought"]))
        out.append(f'<p class="sum">{left}</p>')
    out.append('<div class="acts">')
    for way in rest:
        if way[0] == "end" and (buys or uses):
            out.append(END.format(word=escape(way[1]), lost=lost(sheet, mine["pile"])))
        else:
            out.append(move_button(way, way[0] in ("end", "save none", "reroll none")))
    out.append("</div>")
    for card, n in picks.items():
        name, text = sheet.book.card_words(card, t.lang)
        if card in buys:
            said = f"<b>{escape(t.t(f'{NAME}-buy-this', card=name))}</b> {left}"
            buttons = buy_buttons(sheet, card, cheapest(buys[card]))
        else:
            said = f"<b>{escape(name)}</b> {escape(text)}"
            buttons = "".join([move_button(way, True) for way in uses[card]])
        out.append(
            f'<div class="out" id="out-{n}"><p class="sum">{said}</p>'
            f'<div class="acts">{buttons}{NOT_THIS.format(said=escape(t.t(f"{NAME}-not-this")))}</div></div>'
        )
    if buys or uses:
        out.append(NOTHING_PICKED)
        out += [dialog("end", escape(t.t(f"{NAME}-end-sure")), move_button(w)) for w in rest if w[0] == "end"]
    return "".join(out)


NOTHING_PICKED = (
    '<span data-choose><input type="radio" name="pick" form="local" id="pick-0" value="0" class="vh" tabindex="-1" '
    'aria-hidden="true" checked></span>'
)
NOT_THIS = '<label class="btn calm" for="pick-0">{said}</label>'
END = (
    '<button class="btn calm" type="button" popovertarget="ways-end" aria-haspopup="true">'
    "<span>{word}<small>{lost}</small></span></button>"
)
"""Ending a turn in which something could still be bought or used asks first."""


def dialog(name: str, title: str, inner: str) -> str:
    """A choice that opens over the table."""
    opened = f'<div class="ways" id="ways-{name}" popover role="dialog" aria-label="{title}">'
    return f"{opened}<h2>{title}</h2>{inner}</div>"


def lost(sheet: Sheet, pile: Sequence[str]) -> str:
    """Which gems are lost when the turn ends now."""
    gems = [sheet.t.attr(f"{NAME}-item-{face}", "name") for face in pile if face in GEMS]
    return escape(sheet.t.t(f"{NAME}-end-lost", gems=sheet.t.join(gems))) if gems else ""


def move_button(way: Way, go: bool = False) -> str:
    """A button that plays a move; `go`: the one most will want."""
    cls = "btn go" if go else "btn"
    return f'<button class="{cls}" name="move" value="{escape(way[0])}">{escape(way[1])}</button>'


def needed(book: Book, card: str) -> str:
    """The face a card works on."""
    verb, _, rest = str(book.rows[card]["effect"]).partition(" ")
    return "I" if verb == "GAUNTLET" else rest[0]


def probe(book: Book, card: str) -> str:
    """A use of a card to ask about: why can it not be used?"""
    effect = str(book.rows[card]["effect"])
    if effect.startswith("FLIP"):
        return f"flip {card} {WORD[effect.partition('→')[2][0]]}"
    return f"{'trade' if effect.startswith('GAUNTLET') else 'sell'} {card}"


def pick_slot(cls: str, number: int, said: str, inner: str = "") -> str:
    """A lit card: chosen, it shows in the bar what it would do."""
    return (
        f'class="{cls}" data-choose><input type="radio" class="hit" name="pick" form="local" id="pick-{number}" '
        f'value="{number}" aria-label="{said}">{inner}'
    )


def market_slots(
    sheet: Sheet,
    market: Mapping[str, Sequence[str | None]],
    pile: Sequence[str],
    gold: int,
    racket: bool,
    over: bool,
    buys: Ways = NOTHING,
    picks: Mapping[str, int] = NO_PICKS,
    shopping: bool = False,
) -> dict[str, str]:
    """Cards on sale: lit, within reach, or what they lack."""
    slots: dict[str, str] = {}
    if not pile or over:
        return slots
    book = sheet.book
    gems = {gem: pile.count(gem) for gem in pile}
    for row in market.values():
        for card in row:
            if card is None:
                continue
            cls = f"card s-{book.suit(card)}"
            short, missing = lacking(book, card, gems, gold, racket)
            lit = card in buys
            inner = offer(sheet, card, gems, short, missing, shopping, lit)
            if lit:
                slots[f"tag-{card}"] = "label"
                name = escape(sheet.t.t(f"{NAME}-buy-this", card=book.card_words(card, sheet.t.lang)[0]))
                slots[f"c-{card}"] = pick_slot(f"{cls} lit", picks[card], name, inner)
            else:
                state = " far" if missing else "" if shopping else " near"
                slots[f"c-{card}"] = card_slot(cls + state, ask_to_buy(card), inner)
    return slots
