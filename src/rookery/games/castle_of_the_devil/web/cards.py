"""The cards of the coach as HTML: faces, papers, small signs, and the words that are needed again and again."""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Mapping, Sequence
from importlib.resources import files
from typing import Any

from rookery.games.castle_of_the_devil.cards.book import OCCUPATIONS
from rookery.games.castle_of_the_devil.seen.view import CHARACTERS
from rookery.games.sheet import CardBook, Sheet, escape, seal, slot, use
from rookery.i18n import Texts

NAME = "castle-of-the-devil"
ART = "cd"  # the prefix of our symbols in the sprite
ART_FILE = files("rookery.games.castle_of_the_devil").joinpath("web", "art.svg")
DRAWINGS = f"/g/{NAME}/art.svg?{zlib.crc32(ART_FILE.read_bytes()):x}"
"""What tools/drawing/castle.py has drawn; another address when it is drawn anew."""
ROOMY = 6
"""As long as so many ride along, a window has room to say that what one chooses is a guess."""
HIDES = 5  # kinds of suitcases

LONG = 62  # letters of a card's text that need a smaller hand
SUITS = {
    "key": "key", "bag_key": "key", "order": "key", "goblet": "key", "bag_goblet": "key", "brotherhood": "cup",
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

    def brief(self, card: str, t: Texts) -> str:
        """What it does, in as few words as a small card has room for; all of them where only they are its own."""
        key, text = f"{NAME}-brief-{card}", self.card_words(card, t.lang)[1]
        return t.t(key) if t.has(key) and text == t.attr(f"{NAME}-card-{card}", "text") else text

    def face(self, card: str, t: Texts, small: bool = False) -> str:
        """The drawn card as HTML; `small`: with as few words as will do."""
        key = (card, f"{t.lang} small" if small else t.lang)
        if key not in self._faces:
            name, text = self.card_words(card, t.lang)
            text = escape(self.brief(card, t) if small else text)
            long = " long" if len(text) > LONG else ""
            self._faces[key] = (
                f'<span class="sign">{signs(card)}</span>{sign(card, "pic")}<b>{escape(name)}</b>'
                f'<span class="tx{long}">{text}</span>'
            )
        return self._faces[key]

    def chip(self, card: str, t: Texts, cls: str = "chip") -> str:
        """A card as a small sign with its name."""
        return f'<span class="{cls} s-{self.suit(card)}">{sign(card)}<span>{self.short(card, t)}</span></span>'


def sign(name: str, cls: str = "ic") -> str:
    """One of our own symbols; a passenger is a portrait."""
    return drawn(name, cls) if name in CHARACTERS else use(f"{ART}-{name}", cls)


def drawn(name: str, cls: str) -> str:
    """Something of the coach."""
    return f'<svg class="{cls}" aria-hidden="true"><use href="{DRAWINGS}#{name}"/></svg>'


def case(place: int) -> str:
    """A closed suitcase."""
    return drawn(f"case{place % HIDES}", "case")


def oval(character: str, attributes: str = "") -> str:
    """A passenger in a frame."""
    return f'<span class="oval"{attributes}>{sign(character, "bust")}</span>'


def named(sheet: Sheet, seat: int) -> str:
    """A passenger's seal and name; to themselves it is "you"."""
    return f'<span class="nm">{seal(seat)}<span>{slot(f"nm-{seat}", escape(sheet.names[seat]))}</span></span>'


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
        self.rivals = (
            f'<section class="rivals" id="rivals" data-page="1" aria-label="{others}">{slot("rivals")}</section>'
        )
        self.me = f'<section class="me{slot("meclass")}" id="me" aria-label="{yours}">{slot("me")}</section>'
        self.notes = f'<section class="notes" id="notes">{slot("notes")}</section>'

    def __call__(self, key: str, **args: Any) -> str:
        """A page text of the game, escaped."""
        return escape(self.t.t(f"{NAME}-web-{key}", **args))


def faction_card(book: Book, t: Texts, p: Player, over: bool) -> str:
    """The faction: a question, or what is known of it."""
    words = book.words(t)
    if p["faction"] is None:
        return unknown(words("faction-down"), words("faction"))
    return paper(book, t, p["faction"], "" if p["shown"] or over else words("you-know"))


def job_card(book: Book, t: Texts, p: Player, over: bool) -> str:
    """The occupation: a question, face up for all, or known to this viewer."""
    words = book.words(t)
    if p["occupation"] is None:
        return unknown(words("job-down"), words("job"), " job")
    secret = "" if p["face_up"] or over else words("you-know")
    return paper(book, t, p["occupation"], secret, words("spent") if p["spent"] else "", " job")


def unknown(title: str, word: str, cls: str = "") -> str:
    """A paper nobody has seen."""
    return f'<span class="paper down{cls}" title="{title}"><i>?</i><span class="pn">{word}</span></span>'


def guess_card(sheet: Sheet, p: Player, me: int) -> str:
    """A faction one has not seen: what one thinks it is can be chosen, and stays in this browser."""
    words, s = sheet.book.words(sheet.t), p["seat"]
    label = words("mark-of", name=sheet.names[s])
    return (
        f'<label class="paper down guess" title="{label}">{sign("order", "ic o")}{sign("brotherhood", "ic b")}'
        f'<i>?</i><select class="js-only" form="local" data-keep="mark-{me}-{s}" aria-label="{label}">'
        f"{mark_options(words, guessed(sheet, 'faction'))}</select>"
        f'<span class="pn nojs">{words("faction")}</span>{use("cd-pencil", "ic pencil")}</label>'
    )


def job_guess(sheet: Sheet, p: Player, me: int, seen: Sequence[str]) -> str:
    """The same for an occupation; those seen elsewhere cannot be it."""
    book, s = sheet.book, p["seat"]
    words = book.words(sheet.t)
    label = words("job-mark-of", name=sheet.names[s])
    jobs = "".join(
        f'<option value="{job}"{" disabled" if job in seen else ""}>{book.name(job, sheet.t)}?</option>'
        for job in OCCUPATIONS
    )
    return (
        f'<label class="paper down guess job" title="{label}"><i>?</i>'
        f'<select class="js-only" form="local" data-keep="job-{me}-{s}" aria-label="{label}">'
        f'<option value="">{guessed(sheet, "job")}</option>{jobs}</select>'
        f'<span class="pn nojs">{words("job")}</span>{use("cd-pencil", "ic pencil")}</label>'
    )


def guessed(sheet: Sheet, what: str) -> str:
    """What stands there before one has a guess."""
    words: Words = sheet.book.words(sheet.t)
    return words(f"guess-{what}" if len(sheet.names) <= ROOMY else what)


def mark_options(words: Words, none: str) -> str:
    """What one may think of somebody."""
    return f'<option value="">{none}</option>' + "".join(
        f'<option value="{v}">{words(f"mark-{v}")}</option>' for v in ("order", "brotherhood", "trust")
    )


def paper(book: Book, t: Texts, card: str, secret: str, spent: str = "", cls: str = "") -> str:
    """A known paper as a small button that explains itself."""
    marks = cls + (" secret" if secret else "") + (" used" if spent else "")
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


def closed_case(place: int, number: int) -> str:
    """Luggage nobody has looked into."""
    return f'<span class="mini lug" id="t{number}">{case(place)}</span>'


def known_case(book: Book, t: Texts, card: str, place: int, number: int) -> str:
    """Luggage one knows: the suitcase has a label."""
    name = book.name(card, t)
    return (
        f'<button class="mini lug kn s-{book.suit(card)}" id="t{number}" form="why" name="card" value="{card}" '
        f'title="{name}">{case(place)}<span class="label">{sign(card)}</span>'
        f'<span class="vh">{name}</span></button>'
    )


def own_card(book: Book, t: Texts, card: str, ident: str, attributes: str, note: str = "") -> str:
    """A card of one's own, with what it does."""
    badge = f'<span class="badge">{book.words(t)(note)}</span>' if note else ""
    lit = "" if attributes.startswith('form="why"') else " lit"
    used = " used" if note == "spent" else ""
    cls = f"card s-{book.suit(card)}{lit}{used}"
    opened = f'<button id="{ident}" data-card="{card}" class="{cls}" {attributes}>'
    return f"{opened}{book.face(card, t, small=True)}{badge}</button>"
