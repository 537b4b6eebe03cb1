"""The small things Enclave's pages are made of: words, signs, cards, gauges, and what can be chosen among them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rookery.games.enclave.seen.odds import card as mission_card
from rookery.games.sheet import CardBook, Sheet, escape, slot, use
from rookery.i18n import Texts

NAME = "enclave"
ART = "en"
LOW, HIGH = -5, 5
LONG, LONGER = 9, 12  # letters
GOODS = ("protection", "healing", "thief", "machine")
BLOWS = ("p", "m")


def word(t: Texts, key: str, **args: Any) -> str:
    """A text of this game, escaped."""
    return escape(t.t(f"{NAME}-{key}", **args))


def words(card: str, t: Texts, book: CardBook) -> tuple[str, str]:
    """A card's name and text, escaped."""
    name, text = book.card_words(card, t.lang)
    return escape(name), escape(text)


def named_card(card: str, t: Texts) -> str:
    """A card's name, escaped."""
    return escape(t.card(card))


def kind_of(row: Mapping[str, Any]) -> str:
    """Protection, healing, thief, machine, knowledge, trap, mission or tree."""
    return str(row.get("kind", "tree"))


def signed(n: int) -> str:
    """With its sign."""
    return f"+{n}" if n > 0 else str(n).replace("-", "−")


def percent(chance: float) -> str:
    """Rounded, but certain only where it is."""
    shown = round(100 * chance)
    if shown in (0, 100) and 1e-9 < chance < 1 - 1e-9:
        return "&lt;1%" if shown == 0 else "&gt;99%"
    return f"{shown}%"


def sign(icon: str, value: Any, cls: str = "") -> str:
    """An icon with its value."""
    return f'<i class="v v-{icon} {cls}">{use(f"{ART}-{icon}", "k")}{value}</i>'


# -- what can be chosen: on the table it is marked, the bar says what it would do and does it ----------


def thing(name: str, ident: str, cls: str, ask: str, inner: str, tag: str = "span") -> str:
    """Something on the table. It explains itself when it is clicked, unless a viewer may choose it.

    `ask`: what the explanation is asked for, as attributes of the button.
    """
    plain = why(ident, ask)
    return f'<{tag} id="{ident}" class="{cls}{slot(f"l-{name}", _QUOTE)}>{slot(f"h-{name}", plain)}{inner}</{tag}>'


_QUOTE = '"'


def why(ident: str, ask: str) -> str:
    """What explains a thing that cannot be chosen."""
    return f'<button class="hit" form="why" {ask} aria-labelledby="{ident}"></button>'


def choose(slots: dict[str, str], name: str, ident: str, number: int, badge: str = "") -> None:
    """A viewer may choose it: the outcome with this number is shown in the bar."""
    slots[f"l-{name}"] = ' lit" data-choose'
    slots[f"h-{name}"] = radio(ident, number) + badge


def radio(ident: str, number: int) -> str:
    """The choice itself, as large as what is chosen."""
    return (
        f'<input type="radio" class="hit" name="pick" form="local" id="pick-{number}" value="{number}" '
        f'aria-labelledby="{ident}">'
    )


# -- cards ----------------------------------------------------------------------------------------------------


class Book(CardBook):
    """The cards of a table: data by id, and their drawn faces per language, made once."""

    def suit(self, card: str) -> str:
        """The kind of card: it decides the colour."""
        return kind_of(self.rows[card])

    def price(self, card: str) -> int:
        """What it costs, or what a find sells for."""
        return int(self.rows[card].get("price", 0))

    def face(self, card: str, t: Texts) -> str:
        """What is drawn on the card, as HTML."""
        key = (card, t.lang)
        if key not in self._faces:
            self._faces[key] = draw(card, self.rows[card], t, self)
        return self._faces[key]

    def offered(self, card: str, verb: str, t: Texts) -> str:
        """A card in a row."""
        key = (card, f"{t.lang} row")
        if key not in self._faces:
            ask = f'name="move" value="{verb} {card}"'
            self._faces[key] = thing(card, f"card-{card}", f"card s-{self.suit(card)}", ask, self.face(card, t))
        return self._faces[key]

    def mini(self, card: str, t: Texts) -> str:
        """The same, small: what a thief has built in."""
        key = (card, f"{t.lang} mini")
        if key not in self._faces:
            ask = f'name="card" value="{card}"'
            self._faces[key] = thing(card, f"card-{card}", f"mini s-{self.suit(card)}", ask, self.inner(card, t))
        return self._faces[key]

    def held(self, card: str, t: Texts, number: int, cls: str = "mini", aside: bool = False) -> str:
        """A card only its owner sees, small or (in the sarcophagus) larger; with a number it can be chosen."""
        ident = f"card-{card}"
        control = radio(ident, number) if number else why(ident, f'name="card" value="{card}"')
        lit = f' lit" data-choose{" data-aside" if aside else ""}' if number else '"'
        return f'<span id="{ident}" class="{cls} s-{self.suit(card)}{lit}>{control}{self.inner(card, t)}</span>'

    def inner(self, card: str, t: Texts) -> str:
        """What stands inside a small card."""
        key = (card, f"{t.lang} inner")
        if key not in self._faces:
            name, text = words(card, t, self)
            self._faces[key] = (
                f"{use(f'{ART}-{card}', 'pic')}{named(name)}"
                f'<span class="fx">{effects(self.rows[card], t)}</span><span class="tx">{text}</span>'
            )
        return self._faces[key]


def named(name: str) -> str:
    """A card's name; long words are set smaller, so that none is broken."""
    most = max([len(part) for part in name.replace("-", " ").replace("\u00ad", " ").split()])
    cls = " xl" if most > LONGER else " long" if most > LONG else ""
    return f'<b class="nm{cls}">{name}</b>'


def effects(row: Mapping[str, Any], t: Texts) -> str:
    """What a card does: words and numbers."""
    kind = kind_of(row)
    out = []
    for key in ("p", "m", "sesame", "sarcophagus"):
        value = int(row.get(key, 0))
        if value:
            shown = signed(value) if kind in ("thief", "machine") else str(value)
            out.append(
                f'<span class="e{" bad" if value < 0 else ""}">{word(t, f"short-{key}")} <b>{shown}</b></span>'
            )
    if kind == "knowledge":
        out.append(f'<span class="e">{word(t, "short-knowledge")} <b>+{row["knowledge"]}</b></span>')
    return "".join(out)


def blows(p: int, m: int, t: Texts) -> str:
    """Damage in words."""
    return "".join(
        [
            f'<span class="d">{use(f"{ART}-{key}", "k")}{word(t, f"short-{key}")} <b>−{value}</b></span>'
            for key, value in zip(BLOWS, (p, m), strict=True)
            if value
        ]
    )


def risk(card: Any, t: Texts) -> str:
    """What a mission costs: traps, and damage of its own."""
    traps = f'<span class="d">{use(f"{ART}-traps", "k")}{word(t, "item-traps", count=int(card.traps))}</span>'
    return f'<span class="risk">{traps}{blows(int(card.p), int(card.m), t)}</span>'


def gain(card: Any, t: Texts, spoken: bool = False) -> str:
    """What a mission brings: signs and numbers, or words too."""
    out = []
    for key, value in (("knowledge", card.knowledge), ("tiles", card.tiles), ("finds", card.finds)):
        if value:
            said = word(t, f"count-{key}", count=int(value))
            shown = f" {said}" if spoken else f'<span class="vh">{said}</span>'
            many = f"{use(f'{ART}-{key}', 'k')}<b>{int(value)}</b>"
            out.append(f'<span class="r r-{key}" title="{said}">{many}{shown}</span>')
    return f'<span class="gain">{"".join(out)}</span>'


def draw(card: str, row: Mapping[str, Any], t: Texts, book: CardBook) -> str:
    """A card's face: price, picture, name, what it does in short and in a sentence."""
    name, text = words(card, t, book)
    kind, price = kind_of(row), row.get("price")
    cost = f'<span class="price">{use(f"{ART}-coins", "k")}{price}</span>' if price is not None else ""
    mark = use(f"{ART}-{kind}", "kg") if kind in GOODS else ""
    does = effects(row, t)
    if kind == "mission":
        does = risk(Facts(row), t) + gain(Facts(row), t)
    elif kind == "trap":
        does = blows(int(row.get("p", 0)), int(row.get("m", 0)), t)
    return (
        f'{cost}{mark}{use(f"{ART}-{card}", "pic")}{named(name)}<span class="fx">{does}</span>'
        f'<span class="tx">{text}</span>'
    )


class Facts:
    """The numbers of a mission from its row."""

    def __init__(self, row: Mapping[str, Any]) -> None:
        self.traps = int(row.get("traps", 0))
        self.p = int(row.get("p", 0))
        self.m = int(row.get("m", 0))
        self.knowledge = int(row.get("knowledge", 0))
        self.tiles = int(row.get("tiles", 0))
        self.finds = int(row.get("finds", 0))


def job_of(sheet: Sheet, card: str) -> Any:
    """The numbers of a mission under way, that of Angelos too."""
    return mission_card(sheet.book.kit.cards, card)


def still(card: str, sheet: Sheet) -> str:
    """A card shown face up that nothing can be done with."""
    return f'<span class="card s-{sheet.book.suit(card)} still">{sheet.book.face(card, sheet.t)}</span>'


# -- thieves and their cubes ----------------------------------------------------------------------------------


def draw_cube(sheet: Sheet, s: int, number: int) -> str:
    """One of a thief's cubes: the colour and the number of the seat."""
    who = escape(sheet.names[s])
    return (
        f'<span class="die cube s{s}" id="cube-{s}-{number}" title="{who}"><b>{s + 1}</b>'
        f'<span class="vh">{who}</span></span>'
    )


def gauge(sheet: Sheet, key: str, state: int, most: int, after: int | None = None, more: str = "") -> str:
    """A condition from −5 to +5: zones with words, the disc, the cube at its maximum, and where it would go."""
    t, table = sheet.t, sheet.book.kit.cards
    critical, super_ = int(table.critical), int(table.super)
    cells = []
    for n in range(LOW, HIGH + 1):
        cls = " cz" * (n <= critical) + " sz" * (n >= super_) + " over" * (n > most)
        cls += " hit-by" * (after is not None and after <= n < state)
        mark = f'<em class="disc">{signed(n)}</em>' if n == state else signed(n)
        mark = f'<em class="disc to">{signed(n)}</em>' if n == after and n != state else mark
        cells.append(f'<i class="c{cls}">{mark}{"<s></s>" if n == most else ""}</i>')
    zone, tone = zone_of(state if after is None else after, critical, super_)
    called, said = word(t, f"short-{key}"), word(t, f"state-{zone}")
    label = escape(t.t(f"{NAME}-web-track", state=signed(state), most=signed(most)))
    return (
        f'<span class="gauge g-{key}{tone}" role="img" aria-label="{called}: {label} ({said})">'
        f'<span class="gl">{use(f"{ART}-{key}")}<b>{called}</b><small>{said}</small></span>'
        f'<b class="at">{signed(state)}</b><span class="cells">{"".join(cells)}'
        f'<small class="zw">{word(t, "state-critical")}</small>'
        f'<small class="zw sw">{word(t, "state-super")}</small>'
        f"{more}</span></span>"
    )


def zone_of(state: int, critical: int, super_: int) -> tuple[str, str]:
    """How a thief is, in a word; and the class for the two that matter."""
    if state <= critical:
        return "critical", " crit"
    if state >= super_:
        return "super", " fine"
    return ("hurt", "") if state < 0 else ("steady", "")
