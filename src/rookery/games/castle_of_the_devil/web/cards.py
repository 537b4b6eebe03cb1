"""The cards of the coach as HTML: faces, papers, small signs, and the words that are needed again and again."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rookery.games.sheet import CardBook, escape, slot, use
from rookery.i18n import Texts

NAME = "castle-of-the-devil"
ART = "cd"  # the prefix of our symbols in the sprite

LONG = 62  # letters of a card's text that need a smaller hand
SUITS = {
    "key": "key", "bag_key": "key", "order": "key", "goblet": "cup", "bag_goblet": "cup", "brotherhood": "cup",
    "dagger": "arms", "gloves": "arms", "knives": "arms", "whip": "arms", "ring": "arms", "monocle": "lore",
    "privilege": "lore", "tome": "lore", "coat": "lore", "sextant": "lore", "bag": "lore", "pearl": "dark",
    "mirror": "dark", "crest": "dark",
}  # fmt: skip

Player = Mapping[str, Any]


class Book(CardBook):
    """The cards of the box: faces per language, made once."""

    def __init__(self, rows: Iterable[Mapping[str, Any]]) -> None:
        super().__init__(rows)
        self._words: dict[str, Words] = {}

    def words(self, t: Texts) -> Words:
        """The words of a language."""
        found = self._words.get(t.lang)
        if found is None:
            found = self._words[t.lang] = Words(t)
        return found

    def suit(self, card: str) -> str:
        """Its family: what it is good for, by colour and by sign."""
        kind = str(self.rows[card]["kind"]) if card in self.rows else "item"
        return SUITS.get(card, {"occupation": "job", "character": "who", "drink": "drink"}.get(kind, "lore"))

    def name(self, card: str, t: Texts) -> str:
        """Its name, escaped. Of a bag that is demanded nobody says which of the two it is (CD-X12)."""
        if card == "bag":
            return escape(t.attr(f"{NAME}-item-bag", "name", count=1))
        return escape(self.card_words(card, t.lang)[0])

    def short(self, card: str, t: Texts) -> str:
        """The same; a faction as people at the table call it."""
        return self.words(t)(f"short-{card}") if card in ("order", "brotherhood") else self.name(card, t)

    def face(self, card: str, t: Texts) -> str:
        """The drawn card as HTML."""
        key = (card, t.lang)
        if key not in self._faces:
            name, text = map(escape, self.card_words(card, t.lang))
            long = " long" if len(text) > LONG else ""
            self._faces[key] = (
                f'{use(f"pen-{self.pens.get(card, 0) % 64}", "pen")}<span class="sign">{signs(card)}</span>'
                f'{sign(card, "pic")}<b>{name}</b><span class="tx{long}">{text}</span>'
            )
        return self._faces[key]

    def chip(self, card: str, t: Texts, cls: str = "chip") -> str:
        """A card as a small sign with its name."""
        return f'<span class="{cls} s-{self.suit(card)}">{sign(card)}<span>{self.short(card, t)}</span></span>'


def sign(name: str, cls: str = "ic") -> str:
    """One of our own symbols."""
    return use(f"{ART}-{name}", cls)


def signs(card: str) -> str:
    """What a card shows in a corner: whom it serves, where it fights, that trading sets it off."""
    goal = {"order": "key", "brotherhood": "goblet", "bag_key": "key", "bag_goblet": "goblet"}.get(card)
    if goal:
        return sign(goal)
    sword, shield = sign("sword"), sign("shield")
    if card in ("duelist", "bodyguard"):
        return sword + shield
    if card in ("dagger", "knives", "thug"):
        return sword
    if card in ("gloves", "whip", "grandmaster"):
        return shield
    return sign("trade") if card in ("bag", "monocle", "privilege", "tome", "coat", "sextant", "mirror") else ""


class Words:
    """Words that are needed again and again, fetched once per language."""

    def __init__(self, t: Texts) -> None:
        self.t = t
        others, yours, coach = (escape(t.t(k)) for k in ("ui-players", f"{NAME}-web-yours", f"{NAME}-web-coach"))
        self.coach = coach
        self.rivals = f'<section class="rivals" id="rivals" aria-label="{others}">{slot("rivals")}</section>'
        self.me = f'<section class="me{slot("meclass")}" id="me" aria-label="{yours}">{slot("me")}</section>'
        self.notes = f'<section class="notes" id="notes">{slot("notes")}</section>'

    def __call__(self, key: str, **args: Any) -> str:
        """A page text of the game, escaped."""
        return escape(self.t.t(f"{NAME}-web-{key}", **args))


def faction_card(book: Book, t: Texts, p: Player, over: bool) -> str:
    """The faction: a back, or what is known of it."""
    if p["faction"] is None:
        return f'<span class="paper down" title="{book.words(t)("faction-down")}">{sign("seal")}</span>'
    public = p["shown"] or over
    return paper(book, t, p["faction"], "" if public else book.words(t)("you-know"))


def job_card(book: Book, t: Texts, p: Player, over: bool) -> str:
    """The occupation: a back, face up for all, or known to this viewer."""
    words = book.words(t)
    if p["occupation"] is None:
        return f'<span class="paper down job" title="{words("job-down")}">{sign("hat")}</span>'
    secret = "" if p["face_up"] or over else words("you-know")
    return paper(book, t, p["occupation"], secret, words("spent") if p["spent"] else "")


def paper(book: Book, t: Texts, card: str, secret: str, spent: str = "") -> str:
    """A known paper as a small button that explains itself."""
    marks = (" secret" if secret else "") + (" used" if spent else "")
    used = f'<span class="spent">{spent}</span>' if spent else ""
    return (
        f'<button class="paper s-{book.suit(card)}{marks}" form="why" name="card" value="{card}">{sign(card)}'
        f'<span class="pn">{book.short(card, t)}</span>{eye(secret)}{used}</button>'
    )


def eye(secret: str) -> str:
    """The mark of what this viewer knows and what does not lie open."""
    if not secret:
        return ""
    return f'<span class="eye" title="{secret}">{use("u-eye")}<span class="vh">{secret}</span></span>'


def known_line(book: Book, t: Texts, known: Sequence[str], over: bool) -> str:
    """The faces somebody knows in a luggage."""
    if not known:
        return ""
    secret = "" if over else book.words(t)("you-know")
    chips = "".join(
        f'<button class="kn s-{book.suit(c)}" form="why" name="card" value="{c}" title="{book.name(c, t)}">'
        f'{sign(c)}<span class="vh">{book.name(c, t)}</span></button>'
        for c in known
    )
    return f'<div class="known{" open" if over else ""}">{eye(secret)}{chips}</div>'


def own_card(book: Book, t: Texts, card: str, ident: str, attributes: str, note: str = "") -> str:
    """A card of one's own, with what it does."""
    badge = f'<span class="badge">{book.words(t)(note)}</span>' if note else ""
    lit = "" if attributes.startswith('form="why"') else " lit"
    used = " used" if note == "spent" else ""
    cls = f"card s-{book.suit(card)}{lit}{used}"
    return f'<button id="{ident}" class="{cls}" {attributes}>{book.face(card, t)}{badge}</button>'
