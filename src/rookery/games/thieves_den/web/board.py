"""What the page of Thieves Den shows, prepared from views alone.

`shared` is everything everybody sees, once per change; `seat` is what one viewer may do and see besides: it fills
the slots that `shared` leaves wherever viewers differ. Every button on the table has a slot for the rest of its
opening tag: by default it asks why, and a legal move makes it play.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from importlib.resources import files
from typing import Any
from zlib import crc32

from rookery.games.sheet import CardBook, Drawn, Page, Sheet, escape, inside, seal, slot, use
from rookery.games.thieves_den.cards import FENCE_TYPES, LETTERS, LOCATION_TYPES
from rookery.games.thieves_den.data import document
from rookery.games.thieves_den.notation import WORDS
from rookery.i18n import Texts

NAME = "thieves-den"
ART = "td"  # the prefix of our symbols in the sprite
LOG_IS_PUBLIC = False  # schemes, hands and last cards are told to those who know them
QUIET_EVENTS = ("hand", "scheme")  # they lie open before whoever may see them
WORD = dict(zip(LETTERS, WORDS, strict=True))
LETTER = {word: letter for letter, word in WORD.items()}
PAGES = (
    Page("thieves-den-page-rob", "td-village"),
    Page("thieves-den-page-sell", "td-peddler"),
    Page("thieves-den-page-magic", "td-enchanter"),
    Page("thieves-den-page-places", "td-hag"),
)
PICTURES = f"/g/{NAME}/art.svg?{crc32(files('rookery.games.thieves_den').joinpath('web/art.svg').read_bytes()):x}"
CHESTS, CHAIRS, TRACK = 8, 6, int(document()["track"]["length"])
ROUNDS, STEPS = 3, ("scouting", "thieving", "cleanup")
SELLING = ("turn", "strike", "may")
"""The questions that a deal with a fence answers."""
ON_CARDS = ("vanish", "double", "shift", "swap")
"""The questions that are answered on the cards: they glow, and the bar has no second list of them."""
ELSEWHERE = ("pick", "turn", "strike", "may", "false", *ON_CARDS)
"""Those, and others that have their own places."""
SEVERAL = 12  # answers that are still shown as buttons
HELP = {
    "pick": ("TD-D2", "TD-D3", "TD-D4", "TD-C8"),
    "turn": ("TD-A1", "TD-A5", "TD-A9", "TD-A12", "TD-A14", "TD-A16", "TD-T3"),
    "gain": ("TD-Y1", "TD-Q21"),
    "upto": ("TD-L3", "TD-Q22"),
    "return": ("TD-B1",),
    "destroy": ("TD-L1", "TD-Q14"),
    "steal": ("TD-L4", "TD-Q14"),
    "lure": ("TD-L2", "TD-Q14"),
    "pay": ("TD-Y12", "TD-Q23"),
    "vanish": ("TD-P1",),
    "double": ("TD-P2", "TD-Q26", "TD-Q27"),
    "strike": ("TD-Q28", "TD-A1", "TD-A5"),
    "renew": ("TD-P4", "TD-Q29"),
    "may": ("TD-P7", "TD-A1", "TD-A5"),
    "shift": ("TD-P9", "TD-Q31", "TD-Q32"),
    "swap": ("TD-P10", "TD-Q52"),
    "false": ("TD-P11",),
    "holder": ("TD-U8", "TD-Q42"),
}
"""The clauses behind each question, for those who ask what they can do."""
ABOUT = {
    "hag": ("TD-A12", "TD-A13"),
    "vault": ("TD-A14", "TD-A15"),
    "recruit": ("TD-A16", "TD-A17"),
    "take": ("TD-G3", "TD-B6"),
    "return": ("TD-G2", "TD-B1"),
    "steal": ("TD-B1", "TD-T5"),
    "lure": ("TD-G4", "TD-B2"),
    "pay": ("TD-G4", "TD-B2"),
    "holder": ("TD-S7", "TD-U8"),
}
"""The clauses that explain what is no card, by the move it would take part in."""
CARD_CLAUSES = {
    "location": ("TD-A1", "TD-A3", "TD-A4"),
    "fence": ("TD-A5", "TD-A6", "TD-A7"),
    "power": ("TD-A9", "TD-A10"),
    "scheme": ("TD-C8", "TD-E4"),
}
"""The clauses behind each kind of card."""

Zone = list[tuple[int, str]]
Memory = dict[str, Zone]
PART = re.compile(r"(\d+)([CGAFPWTR])")


# -- tokens keep their identity, so that they can be seen moving ---------------------------------------------


def tokens(counts: Mapping[str, int]) -> list[str]:
    """Counts by letter as letters."""
    return [x for x in LETTERS for _ in range(counts[x])]


def zones(view: Mapping[str, Any]) -> dict[str, list[str]]:
    """Where tokens lie, by place; a place on a board ends with `@` and its seat."""
    out = {"city": tokens(view["city"]), "forest": ["T"] * view["forest"], "vault": ["T"] * view["vault"]}
    out["recruit"], out["wilds"] = tokens(view["recruit"]), tokens(view["wilds"])
    for k, stack in enumerate(view["powers"]):
        out[f"spot{k}"] = [stack["paid"]] if stack["paid"] else []
    for x, fed in view["hag"].items():
        out[f"hag{x}"] = [x] if fed else []
    for p in view["players"]:
        s = p["seat"]
        out[f"p{s}"] = [*tokens(p["treasures"]), *["T"] * p["thieves"]]
        for place in (*p["above"], *p["side"]):
            out[f"{place['card']}@{s}"] = ["T"] * place["thieves"]
        for fence in p["fences"]:
            out[f"{fence['card']}@{s}"] = [*["T"] * fence["thieves"], *fence["loot"]]
    return out


def nearness(source: str, goal: str) -> int:
    """How likely a token came from there: out from a board, home from its cards, else from the supply."""
    if goal in ("city", "forest"):
        return 0 if "@" in source else 1
    if goal[0] == "p" and goal[1:].isdigit():
        return 0 if source.endswith(f"@{goal[1:]}") else 1 if source in ("city", "forest") else 2
    return 0 if source[0] == "p" and source[1:].isdigit() else 1


def follow(memory: Memory, view: Mapping[str, Any]) -> Memory:
    """Give every token a number that stays with it. All tokens lie open: a number says nothing new."""
    wanted = {zone: Counter(kinds) for zone, kinds in zones(view).items()}
    found: Memory = {zone: [] for zone in wanted}
    loose: list[tuple[int, str, str]] = []
    for zone, pieces in memory.items():
        for number, kind in pieces:
            if wanted.get(zone, Counter())[kind] > 0:
                wanted[zone][kind] -= 1
                found[zone].append((number, kind))
            else:
                loose.append((number, kind, zone))
    fresh = max((n for pieces in memory.values() for n, _ in pieces), default=0)
    payers = [zone for zone in memory if zone.startswith("payer") and found[f"spot{zone[5]}"]]  # empty zones
    for zone in sorted(wanted, key=lambda z: (z in ("city", "forest"), z[0] == "p")):
        for kind in wanted[zone].elements():
            near = min((t for t in loose if t[1] == kind), key=lambda t: nearness(t[2], zone), default=None)
            if near is None:
                fresh += 1
                found[zone].append((fresh, kind))
            else:
                loose.remove(near)
                found[zone].append((near[0], kind))
                if zone.startswith("spot") and near[2][1:].isdigit():
                    payers.append(f"payer{zone[4:]}={near[2][1:]}")
    for pieces in found.values():
        pieces.sort(key=lambda piece: ("CGAFPT".index(piece[1]), piece[0]))
    found.update({zone: [] for zone in payers})
    return found


def payer(memory: Memory, k: int) -> int | None:
    """Who has paid for a power this round, as far as that was seen."""
    start = f"payer{k}="
    return next((int(zone.removeprefix(start)) for zone in memory if zone.startswith(start)), None)


def token(number: int, kind: str) -> str:
    """A treasure or a thief: colour, shape, picture and letter."""
    return f'<i class="tk {kind}" id="k{number}" data-piece>{kind}</i>'


def heap(pieces: Zone, kind: str = "") -> str:
    """Tokens side by side."""
    return "".join([token(n, k) for n, k in pieces if not kind or k == kind])


# -- cards ---------------------------------------------------------------------------------------------------


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
    """A picture that tools/draw_den.py drew."""
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


SCENE = f'<div class="scene" id="scene" aria-hidden="true">{drawing("wall", "wall")}</div>'
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


# -- what everybody sees -------------------------------------------------------------------------------------


def shared(view: Mapping[str, Any], memory: Memory, sheet: Sheet) -> Drawn:
    """The board with slots where viewers differ."""
    words = sheet.book.words(sheet.t)
    fame = [p["reputation"] for p in view["players"]]
    fed = [memory[f"hag{x}"] for x in LETTERS]
    spots = [memory[f"spot{k}"] for k in range(len(view["powers"]))]
    payers = [payer(memory, k) for k in range(len(spots))]
    most = view["worth"]["majorities"]
    parts = {
        "track": sheet.keep("track", draw_track, fame),
        "fences": sheet.keep("fences", draw_fences, view["display"], view["fence_deck"], most, memory["wilds"]),
        "wizard": sheet.keep("wizard", draw_wizard, view["powers"], spots, payers),
        "city": sheet.keep("city", draw_city, memory["city"], view["city"]),
        "forest": sheet.keep("forest", draw_forest, memory["forest"], view["deck"]),
        "hag": sheet.keep("hag", draw_hag, fed, view["worth"]["hag"]),
        "den": sheet.keep("den", draw_den, memory["vault"], memory["recruit"]),
    }
    panels = []
    for s, p in enumerate(view["players"]):
        on = {z: pieces for z, pieces in memory.items() if z.endswith(f"@{s}")}
        tile = (view["direction"] if not view["over"] else 0) if s == view["start"] else None
        now = s in view["waiting"] and not view["over"]
        turn = view["turn"] == s
        panels.append(sheet.keep(f"seat-{s}", draw_panel, p, memory[f"p{s}"], on, tile, now, turn, most))
    return Drawn(
        [SCENE, words.rivals, words.felt, words.me],
        panels,
        sheet.keep("where", draw_where, view["round"], view["phase"]),
        view["phase"],
        parts,
    )


def draw_where(sheet: Sheet, n: int, phase: str) -> str:
    """Which of the three rounds it is, and which of its phases."""
    words = sheet.book.words(sheet.t)
    dots = "".join(['<i class="on"></i>' if k < n else "<i></i>" for k in range(ROUNDS)])
    steps = [f"<b>{words.phase[x]}</b>" if x == phase else words.phase[x] for x in STEPS]
    there = " › ".join(steps) if phase in STEPS else f"<b>{words.phase[phase]}</b>"
    round_ = escape(sheet.t.t("ui-round", n=n))
    return (
        f'<span class="rounds" aria-hidden="true">{dots}</span><b>{round_} / {ROUNDS}</b>'
        f'<span class="steps">{there}</span>'
    )


def draw_track(sheet: Sheet, fame: Sequence[int]) -> str:
    """The score track: markers go round and round (TD-Q47)."""
    words = sheet.book.words(sheet.t)
    at: dict[int, str] = {}
    for s, n in enumerate(fame):
        who = escape(sheet.names[s])
        again = " again" if n >= TRACK else ""
        mark = f'<span class="mark{again}" id="mark{s}" data-piece title="{who}: {n}">{seal(s)}</span>'
        at[n % TRACK] = at.get(n % TRACK, "") + mark
    cells = "".join([f"<li>{at.get(n, '')}</li>" for n in range(TRACK)])
    return f'<ol class="track" id="track" aria-label="{words.places["track"]}">{cells}</ol>'


def draw_fences(
    sheet: Sheet, display: Sequence[str | None], left: int, worth: Mapping[str, int], wilds: Zone
) -> str:
    """The display, its deck, what majorities bring, and treasures put on wild wants (TD-Q43)."""
    t, book = sheet.t, sheet.book
    words = book.words(t)
    cards = []
    for card in display:
        if card is None:
            cards.append('<span class="gap"></span>')
            continue
        tag = slot(f"tag-{card}", "button")
        rest = slot(f"c-{card}", opening(f"card s-{book.suit(card)}", ask(f"deal {card}")))
        cards.append(f'<{tag} id="c-{card}" {rest}{book.face(card, t)}{slot(f"x-{card}")}</{tag}>')
    most = "".join(
        [f'<span title="{words.type[x]}">{use(f"{ART}-{x}", "k")}<b>{n}</b></span>' for x, n in worth.items()]
    )
    return (
        f'<section class="group fences" id="fences" data-page="2"><h2 class="cap">{words.places["fences"]}'
        f"{back('fence', left, words)}{heap(wilds)}<small>{words.say('lead-fences')}</small>"
        f'<span class="most" title="{words.say("rule-TD-E2")}">{most}</span></h2>'
        f'<div class="goods" data-from="deck-fence">{"".join(cards)}</div></section>'
    )


DECKS = {"fence": "peddler", "location": "village"}


def back(kind: str, left: int, words: Words) -> str:
    """A deck, as its back with a number."""
    title = words.say(f"deck-{kind}") + ": " + escape(words.t.t("ui-left", count=left))
    return (
        f'<span class="deck b-{kind}" id="deck-{kind}" title="{title}">{use(f"{ART}-{DECKS[kind]}", "k")}'
        f"<span data-n>{left}</span>"
        f'<span class="vh"> {title}</span></span>'
    )


def part(place: str, inner: str, words: Words, more: str = "") -> str:
    """A place of the board: its picture, its heading, what lies there."""
    lead = f"<small>{words.say(f'lead-{place}')}</small>" if place in ("city", "hag") else ""
    head = f"<h3>{words.places[place]}{lead}{more}</h3>"
    return f'<section class="place {place}" id="{place}">{drawing(place)}{head}{inner}</section>'


def draw_wizard(
    sheet: Sheet, stacks: Sequence[Mapping[str, Any]], spots: Sequence[Zone], payers: Sequence[int | None]
) -> str:
    """The three powers with their cost spots, and who has used them."""
    t, book = sheet.t, sheet.book
    words = book.words(t)
    tiles = []
    for stack, spot, who in zip(stacks, spots, payers, strict=True):
        card = stack["tile"]
        if card is None:
            tiles.append('<span class="gap"></span>')
            continue
        used = (" used" if spot else "") + (" last" if stack["height"] < 2 else "")
        rest = slot(f"c-{card}", opening(f"card s-power power{used}", ask(f"power {card} gem")))
        by = words.say("used") if who is None else words.say("used-by", name=sheet.names[who])
        price = f"{heap(spot)}<span>{by}</span>" if spot else pip("W", " ghost") + words.say("pay-any")
        tiles.append(f'<button id="c-{card}" {rest}{book.face(card, t)}<span class="cost">{price}</span></button>')
    return (
        f'<section class="group wizard" id="wizard" data-page="3"><h2 class="cap">{words.places["wizard"]}'
        f'<small>{words.say("lead-wizard")}</small></h2><div class="goods">{"".join(tiles)}</div></section>'
    )


def draw_city(sheet: Sheet, pieces: Zone, counts: Mapping[str, int]) -> str:
    """The treasures of the supply, heap by heap."""
    words = sheet.book.words(sheet.t)
    out = []
    for x in LETTERS:
        rest = slot(f"city-{x}", opening("heap", ask(f"take {WORD[x]}")))
        out.append(
            f'<button id="city-{x}" {rest}<span class="pcs">{heap(pieces, x) or pip(x, " ghost")}</span>'
            f'<b data-n>{counts[x]}</b><span class="vh">{words.item[x]}</span></button>'
        )
    return part("city", f'<div class="heaps">{"".join(out)}</div>', words)


def draw_forest(sheet: Sheet, pieces: Zone, deck: int) -> str:
    """The thieves of the supply, and the deck of locations."""
    words = sheet.book.words(sheet.t)
    pile = f'<div class="heap"><span class="pcs">{heap(pieces)}</span><b data-n>{len(pieces)}</b></div>'
    return part("forest", f'<div class="heaps">{pile}</div>', words, back("location", deck, words))


def draw_hag(sheet: Sheet, fed: Sequence[Zone], worth: Mapping[str, int]) -> str:
    """The hag's five spaces."""
    words = sheet.book.words(sheet.t)
    out = []
    for x, pieces in zip(LETTERS, fed, strict=True):
        rest = slot(f"hag-{x}", opening("bowl" + (" fed" if pieces else ""), ask(f"hag {WORD[x]}")))
        out.append(
            f'<button id="hag-{x}" {rest}{heap(pieces) or pip(x, " ghost")}{fame(worth[x])}'
            f'<span class="vh">{words.item[x]}</span>{slot(f"x-hag-{x}")}</button>'
        )
    return part("hag", f'<div class="heaps">{"".join(out)}</div>', words)


def draw_den(sheet: Sheet, vault: Zone, recruit: Zone) -> str:
    """The vault and the recruit space."""
    words = sheet.book.words(sheet.t)
    out = []
    for name, pieces, code, probe in (
        ("vault", vault, "pay 2T > 1W", "vault gem"),
        ("recruit", recruit, "pay 2W > 1T", "recruit gem gem"),
    ):
        rest = slot(name, opening(f"place {name}", ask(probe)))
        out.append(
            f'<button id="{name}" {rest}{drawing(name)}<b>{words.places[name]}</b>'
            f'<span class="fx">{signs(code)}</span><span class="in">{heap(pieces)}</span></button>'
        )
    return f'<div class="den" id="den">{"".join(out)}</div>'


def draw_panel(
    sheet: Sheet,
    p: Mapping[str, Any],
    pieces: Zone,
    on: Mapping[str, Zone],
    tile: int | None,
    now: bool,
    turn: bool,
    most: Mapping[str, int],
) -> str:
    """One player: name, reputation, chests, chairs, what lies above the board."""
    s, t, book = p["seat"], sheet.t, sheet.book
    words = book.words(t)
    passed = ""
    if p["passed"]:
        passed = f'<span class="tag" title="{words.say("rule-TD-T5")}">{words.say("passed")}</span>'
    way = "" if tile is None else draw_tile(tile, words)
    cls = (" asked" if now else "") + (" turn" if turn else "") + (" passed" if p["passed"] else "")
    rep = (
        f'<em class="rep" title="{words.item["R"]}"><span data-n>{p["reputation"]}</span>'
        f'<span class="vh"> {words.item["R"]}</span></em>'
    )
    store = draw_chests(p, pieces, words) + draw_chairs(p, pieces, words) + draw_piles(p, words)
    secrets = own_cards(sheet, p, most) if p["scheme"] is not None else ""
    return (
        f'<article class="panel{cls}{slot(f"lit-{s}")}" id="seat-{s}">'
        f'<h2 class="plate">{seal(s)}{sheet.who(s)}{way}{passed}{rep}</h2>'
        f'<div class="store">{store}</div>{slot(f"own-{s}", secrets)}'
        f'<div class="lay" data-from="deck-location" data-page="1"><span class="lab">{words.say("lead-own")}</span>'
        f'<div class="above">{draw_above(sheet, p, on)}</div>{slot(f"hand-{s}")}</div>'
        f'<div class="sold" data-page="1">{draw_sold(sheet, p, on)}</div></article>'
    )


def draw_tile(direction: int, words: Words) -> str:
    """The direction tile, with its holder."""
    title = words.say("tile-over" if not direction else "tile-on" if direction > 0 else "tile-back")
    sign = use(f"{ART}-{'cw' if direction >= 0 else 'ccw'}", "k")
    return f'<span class="tile" id="tile" data-piece title="{title}">{sign}<span class="vh">{title}</span></span>'


def draw_chests(p: Mapping[str, Any], pieces: Zone, words: Words) -> str:
    """Eight chests with treasures, grouped by type."""
    s, out, full = p["seat"], [], 0
    for x in LETTERS:
        n = p["treasures"][x]
        if n:
            full += n
            rest = slot(f"t{s}-{x}", opening("grp", ask(f"steal {s} {WORD[x]}")))
            out.append(
                f'<button id="t{s}-{x}" {rest}{heap(pieces, x)}<span class="vh">{words.count(x, n)}</span></button>'
            )
    title = words.say("chests", n=full, most=CHESTS)
    out.append('<i class="no"></i>' * max(0, CHESTS - full))
    cls = "chests full over" if full > CHESTS else "chests full" if full == CHESTS else "chests"
    return (
        f'<div class="{cls}" role="group" aria-label="{title}" title="{title}"><span class="lab">{title}</span>'
        f'{"".join(out)}<b class="cnt" aria-hidden="true">{full}/{CHESTS}</b></div>'
    )


def draw_chairs(p: Mapping[str, Any], pieces: Zone, words: Words) -> str:
    """Six chairs with thieves."""
    s, n = p["seat"], p["thieves"]
    title = words.say("chairs", n=n, most=CHAIRS)
    some = ""
    if n:
        rest = slot(f"t{s}-T", opening("grp", ask(f"lure {s}")))
        some = (
            f'<button id="t{s}-T" {rest}{heap(pieces, "T")}<span class="vh">{words.count("T", n)}</span></button>'
        )
    none = '<i class="no"></i>' * max(0, CHAIRS - n)
    return (
        f'<div class="chairs" role="group" aria-label="{title}" title="{title}"><span class="lab">{title}</span>'
        f'{some}{none}<b class="cnt" aria-hidden="true">{n}/{CHAIRS}</b></div>'
    )


def draw_piles(p: Mapping[str, Any], words: Words) -> str:
    """How many cards are in hand and in the face-down piles."""
    out = []
    for key, icon, n in (
        ("hand", "hand", p["hand"]),
        ("pile", "village", p["pile"]),
        ("sold", "peddler", p["sold"]),
    ):
        if n:
            title = words.say(f"pile-{key}", n=n)
            out.append(
                f'<span title="{title}">{use(f"{ART}-{icon}", "k")}{n}<span class="vh"> {title}</span></span>'
            )
    return f'<span class="piles">{"".join(out)}</span>'


def draw_above(sheet: Sheet, p: Mapping[str, Any], on: Mapping[str, Zone]) -> str:
    """Locations with their action spaces."""
    t, book, s = sheet.t, sheet.book, p["seat"]
    words = book.words(t)
    out = []
    for where in ("above", "side"):
        for place in p[where]:
            card, pieces = place["card"], on[f"{place['card']}@{s}"]
            cls = (
                f"card s-{book.suit(card)}" + (" busy" if pieces else "") + (" nobodys" if where == "side" else "")
            )
            rest = slot(f"c-{card}", opening(cls, ask(f"rob {card}")))
            nobody = f'<small class="tag free">{words.say("nobodys")}</small>' if where == "side" else ""
            spot = f'<span class="space">{heap(pieces)}</span>'
            peek = slot(f"x-{card}")
            out.append(f'<button id="c-{card}" {rest}{book.face(card, t)}{spot}{nobody}{peek}</button>')
    return "".join(out)


def draw_sold(sheet: Sheet, p: Mapping[str, Any], on: Mapping[str, Zone]) -> str:
    """Fences that were dealt with this round, and what was put on them."""
    t, book, s = sheet.t, sheet.book, p["seat"]
    out = []
    for fence in p["fences"]:
        card = fence["card"]
        rest = slot(f"c-{card}", opening(f"mini s-{book.suit(card)}", ask(f"double {card}")))
        row = book.row(card)
        name, mark = escape(book.card_words(card, t.lang)[0]), use(f"{ART}-{row['type']}", "k")
        out.append(
            f'<button id="c-{card}" {rest}{mark}<b>{name}</b>'
            f'{fame(int(row["reputation"]))}<span class="in">{heap(on[f"{card}@{s}"])}</span></button>'
        )
    return "".join(out)


# -- what one viewer may see and do --------------------------------------------------------------------------


def seat(
    view: Mapping[str, Any], asked: str | None, legal: Sequence[Any], sheet: Sheet
) -> tuple[dict[str, str], str]:
    """The slots of one viewer, and the question bar. `asked` is the question's key, or None."""
    me = view["seat"]
    if me is None:
        return {}, ""
    mine = view["players"][me]
    slots = {f"own-{me}": sheet.keep("own", own_cards, mine, view["worth"]["majorities"])}
    slots |= sheet.keep("mine", own_tokens, me, mine["treasures"], mine["thieves"])
    if not view["over"]:
        slots |= sheet.keep(
            "wants", want_slots, view["display"], mine["treasures"], mine["thieves"], asked in SELLING
        )
    if mine["cards"]:
        done = sheet.given and len(legal) == 1  # under the first rules a pick could be changed
        slots[f"hand-{me}"] = draw_hand(sheet, mine["cards"], asked == "pick" and not done)
    if asked is None:
        return slots, ""
    moves = [str(m) for m in legal]
    if asked == "renew":
        renew_slots(sheet, view["display"], slots)
        return slots, renew_bar(sheet, view["display"])
    if asked in ("vanish", "double"):
        for p in view["players"]:
            for place in (*p["above"], *p["side"]):
                card = place["card"]
                slots[f"c-{card}"] = opening(table_class(sheet.book, view, f"c-{card}"), ask(f"{asked} {card}"))
    return slots, light(view, asked, moves, sheet, slots)


def own_tokens(sheet: Sheet, me: int, treasures: Mapping[str, int], thieves: int) -> dict[str, str]:
    """One's own tokens ask about themselves, not about being stolen."""
    out = {f"t{me}-{x}": opening("grp", ask(f"return {WORD[x]}")) for x in LETTERS if treasures[x]}
    if thieves:
        out[f"t{me}-T"] = opening("grp", ask("pay thief"))
    return out


def own_cards(sheet: Sheet, p: Mapping[str, Any], most: Mapping[str, int]) -> str:
    """The scheme and what was collected: one's own, and everybody's at the end."""
    t, book = sheet.t, sheet.book
    words = book.words(t)
    row = book.row(p["scheme"])
    have = Counter(str(book.row(c)["type"]) for c in p["locations"] or ())
    sold = Counter(str(book.row(c)["type"]) for c in p["buyers"] or ())
    sold.update(str(book.row(f["card"])["type"]) for f in p["fences"])
    name, text = map(escape, book.card_words(p["scheme"], t.lang))
    pair = "<u>+</u>".join(f"<span>{use(f'{ART}-{x}', 'k')}{have[str(x)]}</span>" for x in row["types"])
    pairs = min(have[str(x)] for x in row["types"])
    kept = "".join([tally(x, str(have[x]), words) for x in LOCATION_TYPES])
    majorities = "".join([tally(x, f"{sold[x]}<small>{n}★</small>", words, bool(sold[x])) for x, n in most.items()])
    return (
        f'<div class="secret" data-page="4"><button class="plan" form="why" name="card" value="{p["scheme"]}" '
        f'title="{text}"><b>{name}</b><span class="pair">{pair}</span><span>{fame(int(row["reputation"]))} '
        f"<small>{words.say('per-pair')}</small></span><small>{words.say('pairs', n=pairs)}</small></button>"
        f'<div class="book"><p class="kept"><span class="lab">{words.say("kept")}</span>{kept}</p>'
        f'<span class="lab">{words.say("lead-most")}</span>'
        f'<p class="majors" title="{words.say("rule-TD-E2")}">{majorities}</p></div></div>'
    )


def tally(kind: str, n: str, words: Words, some: bool = False) -> str:
    """How many of a type there are."""
    cls, name = ' class="has"' if some else "", words.type[kind]
    return f'<span{cls} title="{name}">{use(f"{ART}-{kind}", "k")}<span class="vh">{name} </span>{n}</span>'


def draw_hand(sheet: Sheet, cards: Sequence[str], asked: bool) -> str:
    """The cards to pick from. A pick is final (TD-Q9)."""
    t, book = sheet.t, sheet.book
    out = []
    for card in cards:
        chosen = " chosen" if sheet.given == f"pick {card}" else ""
        cls = f"card s-{book.suit(card)}{chosen}"
        if asked:
            said = escape(sheet.say(f"pick {card}"))
            rest = opening(f"{cls} lit", f'name="move" value="pick {card}" aria-label="{said}"')
        else:
            rest = opening(cls, ask(f"pick {card}"))
        out.append(f'<button id="c-{card}" {rest}{book.face(card, t)}</button>')
    label = book.words(t).say("hand")
    return (
        f'<div class="hand" id="hand" role="group" aria-label="{label}"><span class="lab">{label}</span>'
        f"{''.join(out)}</div>"
    )


def want_slots(
    sheet: Sheet, display: Sequence[str | None], treasures: Mapping[str, int], thieves: int, selling: bool
) -> dict[str, str]:
    """What every fence wants against what one holds."""
    out, book = {}, sheet.book
    words = book.words(sheet.t)
    for card in display:
        if card is None:
            continue
        left, pips, lacks = dict(treasures), [], []
        for x in sorted(
            str(book.row(card)["wants"]), key="W".__eq__
        ):  # wild wants last: whatever is left meets them
            give = x if x != "W" else next((y for y in LETTERS if left[y] > 0), "W")
            there = left.get(give, 0) > 0
            left[give] = left.get(give, 0) - 1
            if not there:
                lacks.append(x)
            pips.append(pip(x, " have" if there else " lack"))
        out[f"w-{card}"] = wanted(pips, ribbon(words, lacks, int(book.row(card)["reputation"]), thieves, selling))
        far = " far" if len(lacks) > 1 else ""
        out[f"c-{card}"] = opening(f"card s-{book.suit(card)}{far}", ask(f"deal {card}"))
    return out


def ribbon(words: Words, lacks: Sequence[str], worth: int, thieves: int, selling: bool) -> str:
    """In words, how far one is from a deal."""
    if len(lacks) == 1 and lacks[0] != "W":
        return f'<span class="can one">{words.say("short-one", item=words.name[lacks[0]])}</span>'
    if lacks:
        return f'<span class="can">{words.say("short", n=len(lacks))}</span>'
    if not thieves:
        return f'<span class="can one">{words.say("short-thief")}</span>'
    return f'<span class="can yes">{words.say("sell-now" if selling else "sell-soon", n=worth)}</span>'


def target(move: str, me: int) -> str:
    """The slot of the thing on the table that a move belongs to; "" for none."""
    verb, *rest = move.split()
    if verb in ("rob", "deal", "power", "vanish", "double", "shift", "swap"):
        return f"c-{rest[0]}"
    if verb == "hag":
        return f"hag-{LETTER[rest[0]]}"
    if verb in ("vault", "recruit"):
        return verb
    if verb == "take":
        return f"city-{LETTER[rest[0]]}"
    if verb in ("return", "pay", "add"):
        return f"t{me}-{'T' if rest[0] == 'thief' else LETTER[rest[0]]}"
    if verb in ("destroy", "steal"):
        return f"t{rest[0]}-{LETTER[rest[1]]}"
    return f"t{rest[0]}-T" if verb == "lure" else ""


def table_class(book: Book, view: Mapping[str, Any], key: str) -> str:
    """The class a thing on the table has for everybody."""
    place, _, card = key.partition("-")
    if place != "c":
        return {"hag": "bowl", "vault": "place vault", "recruit": "place recruit", "city": "heap"}.get(place, "grp")
    if card.startswith("PW"):
        low = any(stack["tile"] == card and stack["height"] < 2 for stack in view["powers"])
        return "card s-power power" + (" last" if low else "")
    for p in view["players"]:
        if any(card == fence["card"] for fence in p["fences"]):
            return f"mini s-{book.suit(card)}"
        for where in ("above", "side"):
            for spot in p[where]:
                if spot["card"] == card:
                    busy = " busy" if spot["thieves"] else ""
                    return f"card s-{book.suit(card)}{busy}" + (" nobodys" if where == "side" else "")
    return f"card s-{book.suit(card)}"


def light(view: Mapping[str, Any], asked: str, moves: Sequence[str], sheet: Sheet, slots: dict[str, str]) -> str:
    """Light everything a move belongs to; the bar with the rest."""
    me, words = view["seat"], sheet.book.words(sheet.t)
    found: dict[str, list[str]] = {}
    for move in moves:
        found.setdefault(target(move, me), []).append(move)
    bare = found.pop("", [])
    for move in bare:
        if move.startswith("holder "):
            slots[f"lit-{move.split()[1]}"] = " lit"
    ways = []
    for key, some in found.items():
        cls = f"{table_class(sheet.book, view, key)} lit"
        warning = warn(view, some[0], words)
        if len(some) == 1 and not warning:
            said, more = escape(sheet.say(some[0])), foretell(sheet, view, some[0], slots)
            slots[key] = opening(cls, f'name="move" value="{some[0]}" aria-label="{said}"{more}')
        else:
            slots[key] = opening(cls, f'type="button" popovertarget="ways-{key}" aria-haspopup="true"')
            ways.append(draw_ways(sheet, key, some, warning, view))
    everything = len(moves) <= SEVERAL and asked not in ELSEWHERE
    shown = moves if everything else bare
    acts = "".join([move_button(sheet, m) for m in shown if asked != "pick" and m != "pass"])
    if "pass" in shown:
        acts += pass_button(words)
        ways.append(draw_pass(sheet, view["players"][me], words))
    return f'{summary(asked, found, everything, sheet, words)}<div class="acts">{acts}</div>{"".join(ways)}'


def summary(asked: str, found: Mapping[str, Sequence[str]], everything: bool, sheet: Sheet, words: Words) -> str:
    """The line above the buttons: what glows, and the way there."""
    if asked == "pick":
        return "" if sheet.given else f'<p class="sum">{words.say("glow")}</p>'  # the house says what was picked
    if asked in ON_CARDS:
        return f'<p class="sum">{words.say("glow")}</p>'
    if everything:
        return ""
    out = []
    for kind, icon, key, test in KINDS:
        there = [k for k in found if re.match(test, k)]
        if there:
            count = len(there) if key not in ("vault", "recruit") else "✓"
            inner = f"{use(f'{ART}-{icon}', 'k')}<span>{words.places[key]}</span><b>{count}</b>"
            out.append(f'<a class="kind k-{kind}" href="#{there[0]}">{inner}</a>')
    return f'<p class="sum can">{"".join(out)}</p>'


def foretell(sheet: Sheet, view: Mapping[str, Any], move: str, slots: dict[str, str]) -> str:
    """What a deed brings is shown while one points at its thing. More attributes: what it opens, what is final."""
    verb, *rest = move.split()
    if verb == "rob":
        return foretell_robbery(sheet, view, rest[0], slots)
    if verb == "deal":
        row, me = sheet.book.row(rest[0]), view["seat"]
        wants = Counter(str(row["wants"]))
        paid = pip("T") + "".join(map(pip, str(row["wants"])))
        lines = [
            f"{seal(me)}{bargain(sheet, paid, fame(int(row['reputation'])), {'T': 1, **wants})}",
            f"<i></i><span>{left_over(sheet, view, {'T': -1, 'W': -wants.total()})}</span>",
            risen(view, int(row["reputation"])),
        ]
        if view["fence_deck"]:
            lines.append(f"{use(f'{ART}-peddler', 'k')}<span>{sheet.book.words(sheet.t).say('peek-new')}</span>")
        slots[f"x-{rest[0]}"] = peek(sheet, lines)
        return " data-final" if view["fence_deck"] else ""
    if verb == "hag":
        x = LETTER[rest[0]]
        worth = int(view["worth"]["hag"][x])
        paid = bargain(sheet, pip(x), fame(worth), {x: 1})
        lines = [
            f"{seal(view['seat'])}{paid}",
            f"<i></i><span>{left_over(sheet, view, {'W': -1})}</span>",
            risen(view, worth),
        ]
        slots[f"x-hag-{x}"] = peek(sheet, lines)
    return ""


def bargain(sheet: Sheet, paid: str, got: str, tokens: Mapping[str, int]) -> str:
    """What one gives and gets, in signs; the tokens by name too."""
    words = sheet.book.words(sheet.t)
    return f"<span>{words.say('peek-you')} <b>&minus;</b>{paid} <b>+</b>{got} {called(sheet, tokens)}</span>"


def called(sheet: Sheet, tokens: Mapping[str, int]) -> str:
    """Tokens by name: not everybody knows the signs."""
    words = sheet.book.words(sheet.t)
    return f'<span class="nm">({sheet.t.join([words.count(x, n) for x, n in tokens.items()])})</span>'


def left_over(sheet: Sheet, view: Mapping[str, Any], change: Mapping[str, int]) -> str:
    """One's thieves (T) and chests (all else) after a change; what they cannot hold goes back (TD-B1)."""
    words, mine = sheet.book.words(sheet.t), view["players"][view["seat"]]
    thieves = min(CHAIRS, mine["thieves"] + change.get("T", 0))
    held = sum(mine["treasures"].values()) + sum([n for x, n in change.items() if x != "T"])
    chests = words.say("chests", n=min(held, CHESTS), most=CHESTS)
    full = f' <b class="full">{words.say("peek-full", count=held - CHESTS)}</b>' if held > CHESTS else ""
    return f'<span class="nm">{words.count("T", thieves)} · {chests}</span>{full}'


def risen(view: Mapping[str, Any], by: int) -> str:
    """One's reputation before and after."""
    now = int(view["players"][view["seat"]]["reputation"])
    return f"{use(f'{ART}-now', 'k')}<span>{fame(now)} &rarr; {fame(now + by)}</span>"


def peek(sheet: Sheet, lines: Sequence[str], then: str = "") -> str:
    """A preview: one line for each who is concerned, and how it is done by touch."""
    again = sheet.book.words(sheet.t).say("peek-again")
    inner = "".join([f"<span>{line}</span>" for line in lines])
    return f'<span class="peek" aria-hidden="true">{inner}{then}<small>{again}</small></span>'


def foretell_robbery(sheet: Sheet, view: Mapping[str, Any], card: str, slots: dict[str, str]) -> str:
    """What a robbery brings to whom; the fences it opens as an attribute."""
    book, me = sheet.book, view["seat"]
    words, row = book.words(sheet.t), book.row(card)
    owner = next((p["seat"] for p in view["players"] for a in p["above"] if a["card"] == card), None)
    got = sure(view, str(row["ability"]))
    spoken = f" {called(sheet, got)}" if got else ""
    brings = f"{words.say('peek-you')} <b>&minus;</b>{pip('T')} <b>+</b> {signs(str(row['ability']))}{spoken}"
    lines = [f"{seal(me)}<span>{brings}</span>"]
    if got is not None:
        tokens = {x: n for x, n in got.items() if x != "R"}
        change = {**tokens, "T": tokens.get("T", 0) - 1}
        lines.append(f"<i></i><span>{left_over(sheet, view, change)}</span>")
    if owner == me:
        lines.append(f"{seal(me)}<span>{words.say('peek-own')} {pip('T')}</span>")
    elif owner is not None:
        bonus = sure(view, str(row["bonus"]))
        gift = f"<b>+</b> {signs(str(row['bonus']))} {called(sheet, bonus)} · " if bonus else ""
        whose = f"{escape(sheet.names[owner])}:"
        lines.append(f"{seal(owner)}<span>{whose} {gift}{words.say('peek-end')} {pip('T')}</span>")
    opens, then = opened(book, view, str(row["ability"])), ""
    if opens:
        named = [(escape(book.card_words(x, sheet.t.lang)[0]), int(book.row(x)["reputation"])) for x in opens]
        sold = " ".join([f'<span class="nb">{name} {fame(n)}</span>' for name, n in named])
        then = f'<span class="next">{use(f"{ART}-now", "k")}<span>{words.say("peek-opens")} {sold}</span></span>'
    slots[f"x-{card}"] = peek(sheet, lines, then)
    return f' data-opens="{" ".join([f"c-{x}" for x in opens])}"' if opens else ""


def sure(view: Mapping[str, Any], code: str) -> dict[str, int] | None:
    """What an ability or a bonus gives, as far as city and forest have it; None if that depends on a choice."""
    parts = [PART.fullmatch(part) for part in code.split(" + ")]
    found = {part[2]: int(part[1]) for part in parts if part is not None}
    if None in parts:
        return None
    there = {**view["city"], "T": view["forest"], "W": sum(view["city"].values())}
    return {x: min(n, int(there.get(x, n))) for x, n in found.items()}


def opened(book: Book, view: Mapping[str, Any], ability: str) -> list[str]:
    """The fences one could deal with after a robbery, and cannot now. What must be paid for opens none for sure."""
    mine = view["players"][view["seat"]]
    got = Counter({found[2]: int(found[1]) for found in map(PART.fullmatch, ability.split(" + ")) if found})
    if " > " in ability or mine["thieves"] - 1 + got["T"] < 1:
        return []
    out = []
    for card in view["display"]:
        if card is not None:
            wants = Counter(str(book.row(card)["wants"]))
            lacks = (wants - Counter(mine["treasures"])).total()
            if lacks and (wants - Counter(mine["treasures"]) - got).total() <= got["W"]:
                out.append(card)
    return out


KINDS = (
    ("rob", "village", "rob", r"c-L"),
    ("sell", "peddler", "sell", r"c-[A-Z]{2}\d[AB]"),
    ("magic", "enchanter", "magic", r"c-PW"),
    ("city", "city", "city", r"city-"),
    ("hag", "hag", "feed", r"hag-"),
    ("vault", "vault", "vault", r"vault"),
    ("recruit", "recruit", "recruit", r"recruit"),
    ("boards", "take", "boards", r"t\d"),
)
"""Kinds of things that glow: a class, an icon, the key of the name, and how their slots begin."""


def pass_button(words: Words) -> str:
    """To pass cannot be taken back, so it is asked about."""
    return (
        f'<button class="btn quiet" type="button" popovertarget="ways-pass" aria-haspopup="true">'
        f"{use('u-moon')}<span>{words.say('pass')}<small>{words.say('pass-lead')}</small></span></button>"
    )


def draw_pass(sheet: Sheet, p: Mapping[str, Any], words: Words) -> str:
    """What passing means, and the two answers."""
    kept = words.say("pass-keep", thieves=p["thieves"], treasures=sum(p["treasures"].values()))
    return (
        f'<div class="ways" id="ways-pass" popover role="dialog" aria-label="{words.say("pass")}">'
        f"<h2>{words.say('pass')}</h2><p>{words.say('pass-means')} {kept}</p>{move_button(sheet, 'pass')}"
        f'<button class="btn" type="button" popovertarget="ways-pass" popovertargetaction="hide">'
        f"{words.say('not-yet')}</button></div>"
    )


def warn(view: Mapping[str, Any], move: str, words: Words) -> str:
    """TD-Q17: what is paid for nothing, or for less, is said beforehand."""
    verb, *rest = move.split()
    chairs = view["players"][view["seat"]]["thieves"]
    city = sum(view["city"].values())
    if verb == "recruit" and (not view["forest"] or chairs >= CHAIRS):
        return words.say("warn-forest" if not view["forest"] else "warn-chairs")
    if verb == "vault" and rest[0] == "none":
        return words.say("warn-city")
    if verb != "power":
        return ""
    if rest[0] == "PW12" and (view["forest"] < 3 or chairs > CHAIRS - 3):
        return words.say("warn-forest" if view["forest"] < 3 else "warn-chairs")
    if rest[0] in ("PW06", "PW08") and city < (1 if rest[0] == "PW06" else 2):
        return words.say("warn-city")
    return ""


def draw_ways(sheet: Sheet, key: str, moves: Sequence[str], warning: str, view: Mapping[str, Any]) -> str:
    """The choice of ways where a thing has several: what to pay, take or exchange."""
    words = sheet.book.words(sheet.t)
    card = key.partition("-")[2]
    name = words.places.get(key) or escape(sheet.book.card_words(card, sheet.t.lang)[0])
    text = "" if key in words.places else f"<p>{escape(sheet.book.card_words(card, sheet.t.lang)[1])}</p>"
    said = does(view, key, words) + (f'<p class="warn"><b>{warning}</b></p>' if warning else "")
    buttons = "".join([move_button(sheet, m, briefly(sheet, m, view)) for m in moves])
    return (
        f'<div class="ways" id="ways-{key}" popover role="dialog" aria-label="{name}"><h2>{name}</h2>{text}{said}'
        f'<div class="many">{buttons}</div></div>'
    )


def does(view: Mapping[str, Any], key: str, words: Words) -> str:
    """What the vault and recruiting take and give, and what a power costs."""
    mine = view["players"][view["seat"]]
    thieves, treasures = int(mine["thieves"]), sum(mine["treasures"].values())
    if key == "vault":
        change = f"{pip('T')}{thieves} &rarr; {thieves - 2}, {pip('W')}{treasures} &rarr; {treasures + 1}"
    elif key == "recruit":
        more = 1 if view["forest"] and thieves < CHAIRS else 0
        change = f"{pip('W')}{treasures} &rarr; {treasures - 2}, {pip('T')}{thieves} &rarr; {thieves + more}"
    elif key.startswith("c-PW"):
        change = f"{pip('W')}{treasures} &rarr; {treasures - 1}, {words.say('lead-wizard')}"
    else:
        return ""
    return f'<p class="does">{words.say("yours-then")} {change}</p>'


def briefly(sheet: Sheet, move: str, view: Mapping[str, Any]) -> str:
    """What differs between the ways of one thing: the treasures to take or to pay, the other card and its owner."""
    verb, *rest = move.split()
    if verb in ("swap", "shift"):
        name = sheet.book.card_words(rest[1], sheet.t.lang)[0]
        owner = next((p["seat"] for p in view["players"] for a in p["above"] if a["card"] == rest[1]), None)
        return name if owner is None else f"{name} ({sheet.names[owner]})"
    t, letters = sheet.t, [LETTER[w] for w in rest if w in LETTER]
    if verb == "recruit":
        return t.join([t.t(f"{NAME}-item-{x}", count=n) for x, n in Counter(letters).items()])
    if verb in ("vault", "power") and letters:
        return t.t(f"{NAME}-move-{'take' if verb == 'vault' else 'pay'}", face=letters[0])
    return ""


def move_button(sheet: Sheet, move: str, said: str = "") -> str:
    """A button that plays a move, with the tokens it is about."""
    last = [w for w in move.split()[1:] if w in LETTER or w == "thief"]
    icons = "".join(pip(LETTER.get(w, "T")) for w in last)
    if move.startswith(("swap ", "shift ")) and said:  # what the other location does
        icons = f'<span class="fx">{signs(str(sheet.book.row(move.split()[2])["ability"]))}</span>'
    cls = "btn" if move in ("pass", "decline", "stop") else "btn go" if not last else "btn"
    said = said or sheet.say(move)
    return f'<button class="{cls}" name="move" value="{escape(move)}">{icons}{escape(said)}</button>'


def renew_slots(sheet: Sheet, display: Sequence[str | None], slots: dict[str, str]) -> None:
    """TD-P4: three fences of the display are ticked."""
    for k, card in enumerate(display):
        if card is not None:
            name = escape(sheet.book.card_words(card, sheet.t.lang)[0])
            box = f'<input type="checkbox" name="slot" value="{k}" id="slot{k}" aria-label="{name}">'
            slots[f"tag-{card}"] = "label"
            slots[f"c-{card}"] = opening(f"card s-{sheet.book.suit(card)} lit pick", "data-choose") + box


def renew_bar(sheet: Sheet, display: Sequence[str | None]) -> str:
    """The running sum, and one button."""
    words = sheet.book.words(sheet.t)
    n = min(3, sum(1 for card in display if card))
    idle, said = words.say("renew-idle", n=n), words.say("renew-said")
    return (
        f'<p class="sum" id="sum" data-idle="{idle}" aria-live="polite">{idle}</p><div class="acts">'
        f'<button class="btn go pick" name="do" value="renew" data-pick="slot" data-min="{n}" data-max="{n}" '
        f'data-said="{said}">{words.say("renew-do")}</button></div>'
    )


# -- answers from forms, and the end -------------------------------------------------------------------------


def answer(form: Mapping[str, Sequence[str]]) -> str:
    """The move a form stands for. Ticked fences become `renew …`."""
    if form.get("move"):
        return form["move"][-1]
    if (form.get("do") or [""])[-1] == "renew":
        return " ".join(["renew", *form.get("slot", ())])
    return (form.get("do") or [""])[-1]


def points(match: Any) -> list[int]:
    """Everybody's reputation as things stand."""
    return [int(p["reputation"]) for p in match.view(None)["players"]]
