"""The cards of Thieves Den as they are drawn, and the words that are needed again and again."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from importlib.resources import files
from typing import Any
from zlib import crc32

from rookery.games.sheet import CardBook, escape, inside, slot, use
from rookery.games.thieves_den.cards.book import FENCE_TYPES, LETTERS, LOCATION_TYPES
from rookery.games.thieves_den.cards.reading import document
from rookery.games.thieves_den.moves.notation import WORDS
from rookery.i18n import Texts

NAME = "thieves-den"
ART = "td"  # the prefix of our symbols in the sprite
WORD = dict(zip(LETTERS, WORDS, strict=True))
LETTER = {word: letter for letter, word in WORD.items()}
PICTURES = f"/g/{NAME}/art.svg?{crc32(files('rookery.games.thieves_den').joinpath('web/art.svg').read_bytes()):x}"
CHESTS, CHAIRS, TRACK = 8, 6, int(document()["track"]["length"])
PART = re.compile(r"(\d+)([CGAFPWTR])")


def pip(kind: str, cls: str = "") -> str:
    """A token as a small sign."""
    return f'<i class="p {kind}{cls}"></i>'


def signs(code: str) -> str:
    """An ability or a bonus in signs."""
    paid, pays, rest = code.partition(" > ")
    if pays:
        return signs_of(paid.replace("pay ", "")) + "<u>&rsaquo;</u>" + signs_of(rest)
    return signs_of(code)


def signs_of(code: str) -> str:
    """One side of an ability."""
    out = []
    for part in code.removeprefix("upto ").split(" + "):
        found = PART.fullmatch(part)
        if part in ("destroy", "steal", "lure"):
            out.append(use(f"{ART}-{'gone' if part == 'destroy' else 'take'}", "k"))
            out.append(pip("T" if part == "lure" else "W"))
        elif found is None:
            out.append(pip(part) if part else "")
        elif found[2] == "R":
            out.append(fame(int(found[1])))
        else:
            out.append(pip(found[2]) * int(found[1]))
    return ("≤" if code.startswith("upto ") else "") + "".join(out)


def drawing(name: str, cls: str = "vig") -> str:
    """A picture that tools/drawing/den.py drew."""
    return f'<svg class="{cls}" aria-hidden="true"><use href="{PICTURES}#{name}"/></svg>'


def fame(n: int) -> str:
    """Reputation as a sign."""
    return f"<em>{n}</em>"


def owner_sign(row: Mapping[str, Any]) -> str:
    """What the owner of a location gets, or that it works at once."""
    if row["instant"]:
        return f'<span class="gift">{use(f"{ART}-now", "k")}</span>'
    if not row["bonus"]:
        return ""
    return f'<span class="gift">{use(f"{ART}-gift", "k")}{signs(str(row["bonus"]))}</span>'


def width(name: str) -> str:
    """A class for names with a long word: cards are narrow, and words are not broken."""
    longest = max(map(len, name.split()), default=0)
    return f' class="w{min(longest, 16)}"' if longest > 8 else ""


def wanted(pips: Iterable[str], ribbon: str = "") -> str:
    """What a fence wants, in one row, and below it how much of that is there."""
    row = list(pips)
    return f'<span class="wants n{len(row)}">{"".join(row)}</span>{ribbon}'


def opening(cls: str, attributes: str) -> str:
    """The rest of a button's opening tag."""
    return f'class="{cls}" {attributes}>'


def ask(move: str) -> str:
    """A button that explains why this cannot be done."""
    return f'form="why" name="move" value="{move}"'


class Book(CardBook):
    """The cards: data by id, drawn faces and words per language, made once."""

    def __init__(self, rows: Iterable[Mapping[str, Any]]) -> None:
        super().__init__(rows)
        self._words: dict[str, Words] = {}

    def row(self, card: str) -> Mapping[str, Any]:
        """The data of a card; both copies have the same."""
        return self.rows.get(card) or self.rows[card[:-1]]

    def words(self, t: Texts) -> Words:
        """The words of a language."""
        found = self._words.get(t.lang)
        if found is None:
            found = self._words[t.lang] = Words(t)
        return found

    def suit(self, card: str) -> str:
        """What decides the colour: the type, or the kind of card."""
        row = self.row(card)
        return str(row.get("type") or row["kind"]) + " " + str(row["kind"])

    def face(self, card: str, t: Texts) -> str:
        """The drawn card as HTML."""
        key = (card, t.lang)
        if key not in self._faces:
            self._faces[key] = self.draw(card, t)
        return self._faces[key]

    def draw(self, card: str, t: Texts) -> str:
        """A card's face: its picture, type and name, what it does in signs and in words."""
        row = self.row(card)
        kind, key = str(row["kind"]), str(row["id"])
        name, text = map(escape, self.card_words(card, t.lang))
        types = [str(row["type"])] if "type" in row else [str(x) for x in row.get("types", ())]
        marks = "".join(
            f'<span title="{escape(t.t(f"{NAME}-type-{x}"))}">{use(f"{ART}-{x}", "k")}</span>' for x in types
        )
        sign = f'<span class="ty">{marks}</span>'
        words = f'<b{width(name)}>{name}</b><span class="tx">{text}</span>'
        if kind == "location":
            return (
                f"{drawing(key)}{sign}{owner_sign(row)}{use(f'{ART}-{key}', 'pic')}{words}"
                f'<span class="fx">{signs(str(row["ability"]))}</span>'
            )
        if kind == "fence":
            wants = wanted(map(pip, str(row["wants"])))
            meets = slot(f"w-{card}", wants) if card != key else wants  # only a copy lies on a table
            return (
                f'<span class="art">{drawing(key)}</span>{sign}{fame(int(row["reputation"]))}'
                f'<span class="body">{words}{meets}</span>'
            )
        if kind == "power":
            brief = escape(t.t(f"{NAME}-brief-{key}"))
            return f'{drawing(key)}{use(f"{ART}-{key}", "pic")}{words}<span class="brief">{brief}</span>'
        return f"{sign}{fame(int(row['reputation']))}{use(f'{ART}-scheme', 'pic')}{words}"


class Words:
    """Words that are needed again and again, fetched once per language."""

    def __init__(self, t: Texts) -> None:
        def say(key: str, **args: Any) -> str:
            return escape(t.t(f"{NAME}-{key}", **args))

        self.say = say
        self.t = t
        self.item = {x: escape(t.attr(f"{NAME}-item-{x}", "many")) for x in (*LETTERS, "T", "R")}
        self.name = {x: t.attr(f"{NAME}-item-{x}", "name") for x in LETTERS}
        self.type = {x: say(f"type-{x}") for x in (*LOCATION_TYPES, *FENCE_TYPES)}
        self.places = {x: say(f"place-{x}") for x in PLACES}
        self.phase = {phase: say(f"phase-{phase}") for phase in ("setup", "scouting", "thieving", "cleanup")}
        self.phase["over"] = escape(t.t("ui-phase-over"))
        others = escape(t.t("ui-players"))
        self.rivals = (
            f'<section class="rivals" id="rivals" data-page="1" aria-label="{others}">{slot("rivals")}</section>'
        )
        self.felt = (
            f'<section class="felt" id="felt" data-page="2 3 4">{inside("track")}{inside("fences")}'
            f'{inside("wizard")}<div class="places" data-page="4">{inside("city")}{inside("forest")}'
            f"{inside('hag')}{inside('den')}</div></section>"
        )
        self.me = f'<section class="me{slot("meclass")}" id="me" aria-label="{say("yours")}">{slot("me")}</section>'

    def count(self, kind: str, n: int) -> str:
        """So many of a token."""
        return escape(self.t.t(f"{NAME}-item-{kind}", count=n))


PLACES = (
    "city",
    "forest",
    "hag",
    "vault",
    "recruit",
    "wizard",
    "fences",
    "track",
    "boards",
    "rob",
    "sell",
    "magic",
    "feed",
)
