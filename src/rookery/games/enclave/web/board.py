"""What the page of Enclave shows, prepared from views alone: the town, the tree, missions, thieves.

`shared` is what everybody sees; `seat` fills the slots where viewers differ: hands, what one has looked at,
what one may do, and what a mission would cost.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rookery.games.enclave.cards import CardTable
from rookery.games.enclave.odds import Forecast, Prospects, protected
from rookery.games.sheet import CardBook, Drawn, Sheet, escape, slot, use
from rookery.i18n import Texts

NAME = "enclave"
ART = "en"
LOG_IS_PUBLIC = False  # who looked at, packed, stole or drew which card differs by reader
QUIET_EVENTS = ("deal", "place", "cube", "visit", "thief")
HELP = {
    "bid": ("EN-S5",),
    "tile": ("EN-I1", "EN-I2", "EN-A1"),
    "plan": ("EN-P1", "EN-P2", "EN-P3"),
    "level": ("EN-P4", "EN-P5"),
    "peek": ("EN-O3", "EN-O4"),
    "return": ("EN-O4",),
    "market": ("EN-K3", "EN-K4", "EN-K5", "EN-K6"),
    "sync": ("EN-Y1", "EN-Y2"),
    "crossing": ("EN-C1", "EN-C2", "EN-C3", "EN-C4"),
    "pack": ("EN-X2", "EN-X12"),
    "use": ("EN-X4", "EN-X6", "EN-X7"),
    "tree-tile": ("EN-W3",),
    "find": ("EN-W4", "EN-W5", "EN-W6"),
    "exchange": ("EN-F3", "EN-F4"),
    "card": ("EN-F5",),
    "stall": ("EN-Q49",),
}
TOWN = ("shepherd", "oracle", "outlet", "square", "crossing")
ROWS = {"outlet": "outlet", "square": "square", "crossing": "missions"}
DECKS = ("outlet", "square", "missions", "traps", "finds")
ANGELOS = "TC3B"  # a tree card with a mission on it
PREVIEWED = ("plan", "sync", "crossing")  # questions at which missions say how they would end
LETTER = {"red": "R", "blue": "B", "green": "G", "yellow": "Y"}
MANY = 12  # buttons of one kind that still fit into the bar; more become a list to choose from
ODDS = ("certain", "average", "worst")
BLIND = "blind"
FINAL = {"pack": "done", "use": "done", "market": "pass", "stall": "pass", "card": "use card"}
"""The answer that ends a question, or that most will want."""
LOW, HIGH = -5, 5

Way = tuple[str, str]  # a move and its words
Ways = dict[str, list[Way]]  # by card
Memory = dict[int, dict[str, int]]


# -- cubes keep their identity, so that they are seen going from thief to place ---------------------------------


def places_of(view: Mapping[str, Any]) -> dict[int, list[str]]:
    """Where each thief has a cube: town places, and `L1` to `L5` on the tree."""
    out: dict[int, list[str]] = {p["seat"]: [] for p in view["players"]}
    for place, queue in view["cubes"].items():
        for s in queue:
            out[s].append(place)
    for s in view["second"]:
        if view["location"] not in out[s]:
            out[s].append(view["location"])
    for level in view["tree"]:
        for s in level["cubes"]:
            out[s].append(f"L{level['level']}")
    return out


def follow(memory: Memory, view: Mapping[str, Any]) -> Memory:
    """Give every cube on the board one of its owner's five numbers, and let it keep it while it stands there."""
    found: Memory = {}
    for s, places in places_of(view).items():
        kept = {place: n for place, n in memory.get(s, {}).items() if place in places}
        free = iter(sorted(set(range(6)) - set(kept.values())))
        found[s] = kept | {place: next(free) for place in places if place not in kept}
    return found


# -- cards ---------------------------------------------------------------------------------------------------


class Book(CardBook):
    """The cards of a table: data by id, and their drawn faces per language, made once."""

    def suit(self, card: str) -> str:
        """The kind of card: it decides the colour."""
        return kind_of(self.rows[card])

    def price(self, card: str) -> int:
        """What it costs, or what a find sells for."""
        return int(self.rows[card].get("price", 0))

    def face(self, card: str, t: Texts) -> str:
        """The drawn card as HTML."""
        key = (card, t.lang)
        if key not in self._faces:
            self._faces[key] = draw(card, self.rows[card], self.pens[card] % 64, t)
        return self._faces[key]

    def offered(self, card: str, verb: str, t: Texts) -> str:
        """A card in a row: a button that explains itself, unless a viewer's slot makes it more."""
        key = (card, f"{t.lang} row")
        if key not in self._faces:
            plain = card_slot(f"card s-{self.suit(card)}", f'form="why" name="move" value="{verb} {card}"')
            self._faces[key] = f'<button id="card-{card}" {slot(f"c-{card}", plain)}{self.face(card, t)}</button>'
        return self._faces[key]

    def mini(self, card: str, t: Texts, slotted: str = "") -> str:
        """The same, small; its meaning may be left to a slot."""
        key = (card, f"{t.lang} mini {slotted}")
        if key not in self._faces:
            plain = card_slot(f"mini s-{self.suit(card)}", f'form="why" name="card" value="{card}"')
            opening = slot(f"{slotted}-{card}", plain) if slotted else plain
            self._faces[key] = f'<button id="card-{card}" {opening}{self.inner(card, t)}</button>'
        return self._faces[key]

    def inner(self, card: str, t: Texts) -> str:
        """What stands inside a small card."""
        key = (card, f"{t.lang} inner")
        if key not in self._faces:
            name, text = words(card, t)
            self._faces[key] = (
                f'{use(f"{ART}-{card}", "pic")}<b>{name}</b><span class="fx">{effect_signs(self.rows[card])}</span>'
                f'<span class="tx">{text}</span>'
            )
        return self._faces[key]


def word(t: Texts, key: str, **args: Any) -> str:
    """A text of this game, escaped."""
    return escape(t.t(f"{NAME}-{key}", **args))


def kind_of(row: Mapping[str, Any]) -> str:
    """Protection, healing, thief, machine, knowledge, trap, mission or tree."""
    return str(row.get("kind", "tree"))


def words(card: str, t: Texts) -> tuple[str, str]:
    """A card's name and text, escaped."""
    return word(t, f"card-{card}"), escape(t.attr(f"{NAME}-card-{card}", "text"))


def card_slot(cls: str, attributes: str, badge: str = "") -> str:
    """The rest of a card's opening tag, and its badge."""
    return f'class="{cls}" {attributes}>{badge}'


def sign(icon: str, value: Any, cls: str = "") -> str:
    """An icon with its value."""
    return f'<i class="v v-{icon} {cls}">{use(f"{ART}-{icon}", "k")}{value}</i>'


def signed(n: int) -> str:
    """With its sign."""
    return f"+{n}" if n > 0 else str(n).replace("-", "−")


def effect_signs(row: Mapping[str, Any]) -> str:
    """What a card does, in signs."""
    kind = kind_of(row)
    out = []
    for key in ("p", "m", "sesame", "sarcophagus"):
        value = int(row.get(key, 0))
        if value:
            bad = kind in ("trap", "mission")
            shown = signed(value) if kind in ("thief", "machine") else f"−{value}" if bad else str(value)
            out.append(sign(key, shown, "bad" if bad or value < 0 else "good"))
    if kind == "mission":
        out.insert(0, sign("traps", row.get("traps", 0), "bad"))
        out.append("<u>&rsaquo;</u>")
    for key, icon in (("knowledge", "knowledge"), ("tiles", "tiles"), ("finds", "finds")):
        if row.get(key):
            out.append(sign(icon, row[key], "good"))
    return "".join(out)


def draw(card: str, row: Mapping[str, Any], pen: int, t: Texts) -> str:
    """A card's face: price, picture, name, effect in signs and in words."""
    name, text = words(card, t)
    price = row.get("price")
    cost = sign("coins", price) if price is not None else ""
    return (
        f'{use(f"pen-{pen}", "pen")}<span class="cost">{cost}</span>{use(f"{ART}-{card}", "pic")}<b>{name}</b>'
        f'<span class="fx">{effect_signs(row)}</span><span class="tx">{text}</span>'
    )


# -- what everybody sees -------------------------------------------------------------------------------------


def shared(view: Mapping[str, Any], memory: Memory, sheet: Sheet) -> Drawn:
    """The board with slots where viewers differ."""
    t = sheet.t
    colours = [p["colour"] for p in view["players"]]
    now = view["location"] if view["phase"] == "action" else None
    town = []
    for place in TOWN:
        deck = ROWS.get(place)
        cubes = [(s, memory[s].get(place, 0)) for s in view["cubes"][place]]
        second = [(s, memory[s].get(place, 0)) for s in view["second"]] if place == now else []
        row, size, pile = [], 0, 0
        if deck:
            row, here = view["rows"][deck], view["decks"][deck]
            size, pile = here["size"], len(here["pile"])
        town.append(
            sheet.keep(
                place,
                draw_place,
                place,
                view["tiles"][place],
                cubes,
                second,
                row,
                size,
                pile,
                place == now,
                colours,
            )
        )
    levels = [
        sheet.keep(
            f"level-{level['level']}",
            draw_level,
            level,
            [(s, memory[s].get(f"L{level['level']}", 0)) for s in level["cubes"]],
            view["round"],
            view["level"],
            colours,
        )
        for level in reversed(view["tree"])
    ]
    panels = []
    for s, p in enumerate(view["players"]):
        stock = [n for n in range(5) if n not in memory[s].values()]
        panels.append(sheet.keep(f"seat-{s}", draw_panel, p, stock, view["order"].index(s), view["bids"][s]))
    pieces = [
        f'<section class="rivals" id="rivals" aria-label="{escape(t.t("ui-players"))}">{slot("rivals")}</section>',
        sheet.keep("line", draw_line, view["tiles"], now),
        sheet.keep("job", draw_mission, view["mission"], view["looking"], view["find"]),
        f'<section class="town" id="town" aria-label="{word(t, "web-town")}">{"".join(town)}</section>',
        f'<section class="tree" id="tree" aria-label="{word(t, "location-tree")}">{"".join(levels)}</section>',
        sheet.keep("decks", draw_decks, *[deck_facts(view, d) for d in ("traps", "finds")], view["tile_supply"]),
        f'<section class="me{slot("meclass")}" id="me" aria-label="{word(t, "web-yours")}">{slot("me")}</section>',
    ]
    phase = word(t, f"phase-{view['phase']}")
    where = f"<b>{escape(t.t('ui-round', n=view['round']))}</b> <span>{phase}</span>"
    asked = {f"asked-{s}": " asked" for s in view["waiting"]}
    return Drawn(pieces, panels, where, view["phase"], asked)


def draw_line(sheet: Sheet, tiles: Mapping[str, int | None], now: str | None) -> str:
    """The order in which the places will be resolved."""
    t = sheet.t
    chips = []
    for place in sorted((name for name in TOWN if tiles[name]), key=lambda name: tiles[name] or 0):
        cls = ' class="now"' if place == now else ""
        chips.append(
            f"<li{cls}><b>{tiles[place]}</b>{use(f'{ART}-{place}')}<span>{word(t, f'location-{place}')}</span></li>"
        )
    return f'<ol class="line" id="line" aria-label="{word(t, "web-order")}">{"".join(chips)}</ol>'


def deck_facts(view: Mapping[str, Any], deck: str) -> tuple[str, int, int]:
    """A deck without a row: its name, size and discards."""
    here = view["decks"][deck]
    return deck, here["size"], len(here["pile"])


def draw_cube(sheet: Sheet, s: int, number: int, colour: str | None) -> str:
    """One of a thief's cubes, with colour and letter."""
    colour = colour or "red"
    return (
        f'<span class="die cube q-{colour}" id="cube-{s}-{number}" title="{escape(sheet.names[s])}">'
        f'<b>{LETTER[colour]}</b><span class="vh">{escape(sheet.names[s])}</span></span>'
    )


def queue(sheet: Sheet, cubes: Sequence[tuple[int, int]], colours: Sequence[str | None]) -> str:
    """Cubes in their order."""
    return "".join([draw_cube(sheet, s, n, colours[s]) for s, n in cubes])


def draw_place(
    sheet: Sheet,
    place: str,
    tile: int | None,
    cubes: Sequence[tuple[int, int]],
    second: Sequence[tuple[int, int]],
    row: Sequence[str],
    size: int,
    pile: int,
    now: bool,
    colours: Sequence[str | None],
) -> str:
    """A place of the town: when it resolves, who comes in which order, what is on offer."""
    t, book = sheet.t, sheet.book
    name = word(t, f"location-{place}")
    verb = "cross" if place == "crossing" else "buy"
    head = card_slot("go", f'form="why" name="move" value="plan {place}"')
    number = f'<span class="tile" title="{word(t, "web-order")}">{tile or "&middot;"}</span>'
    goods = "".join([book.offered(card, verb, t) for card in row])
    deck = ""
    if place in ROWS:
        left = word(t, "web-deck", size=size, pile=pile)
        deck = f'<p class="stack">{left}</p>'
    elif place == "shepherd":
        deck = f'<p class="stack pay">{shepherd_pay(book.kit.cards)}</p>'
    elif place == "oracle":
        deck = f'<p class="stack">{word(t, "web-oracle")}</p>'
    again = f'<span class="q2">{queue(sheet, second, colours)}</span>' if second else ""
    body = f'<div class="goods">{goods}</div>' if place in ROWS else ""
    return (
        f'<article class="place pl-{place}{" now" if now else ""}" id="pl-{place}">'
        f'<h2>{number}<button id="go-{place}" {slot(f"go-{place}", head)}{use(f"{ART}-{place}")}{name}</button>'
        f'<span class="q1">{queue(sheet, cubes, colours)}</span>{again}</h2>{body}{deck}</article>'
    )


def shepherd_pay(table: CardTable) -> str:
    """What the places of the Shepherd's track bring."""
    out = []
    for n in range(4):
        coins, knowledge = int(table.shepherd_coins[n]), int(table.shepherd_knowledge[n])
        value = sign("coins", coins) + (sign("knowledge", knowledge) if knowledge else "")
        out.append(f'<span class="pays"><small>{n + 1}.</small>{value}</span>')
    return "".join(out)


def draw_level(
    sheet: Sheet,
    level: Mapping[str, Any],
    cubes: Sequence[tuple[int, int]],
    round_: int,
    now: int | None,
    colours: Sequence[str | None],
) -> str:
    """A level of the tree: what is left to win, its card, who is there."""
    t, n, mark = sheet.t, level["level"], level["mark"]
    card = sheet.book.mini(level["card"], t, "o") if level["card"] else ""
    here = f'<span class="marker" title="{word(t, "web-marker")}">{use("u-clock")}</span>' if n == round_ else ""
    head = card_slot("go", f'form="why" name="move" value="level {n}"')
    points = word(t, "web-left", count=mark)
    return (
        f'<article class="level lv{n}{" now" if n == now else ""}" id="level-{n}">'
        f'<button id="go-L{n}" {slot(f"go-L{n}", head)}<span class="vh">{word(t, "web-level", n=n)}</span>'
        f'<b aria-hidden="true">{n}</b></button><span class="left{" none" if not mark else ""}" title="{points}">'
        f'{use(f"{ART}-points")}<span data-n>{mark}</span><span class="vh"> {points}</span></span>{card}{here}'
        f'<span class="q1">{queue(sheet, cubes, colours)}</span></article>'
    )


def draw_decks(sheet: Sheet, traps: tuple[str, int, int], finds: tuple[str, int, int], tiles: int) -> str:
    """The decks without a row, and the supply of tree tiles."""
    t = sheet.t
    out = []
    for deck, size, pile in (traps, finds):
        title = word(t, f"deck-{deck}")
        count = word(t, "web-deck", size=size, pile=pile)
        out.append(
            f'<span class="deck b-{deck}">{use(f"{ART}-{deck}")}<b>{title}</b> <small>{count}</small></span>'
        )
    title = word(t, "word-tiles")
    out.append(f'<span class="deck">{use(f"{ART}-tiles")}<b>{title}</b> <small>{tiles}</small></span>')
    return f'<p class="decks" id="decks">{"".join(out)}</p>'


def draw_mission(
    sheet: Sheet,
    mission: Mapping[str, Any] | None,
    looking: Mapping[str, Any] | None,
    find: Mapping[str, Any] | None,
) -> str:
    """The mission under way with its traps and what was packed; or backs that somebody looks at."""
    t, book = sheet.t, sheet.book
    out = []
    if mission is not None:
        card = mission["card"]
        name = word(t, f"card-{card}")
        out.append(f'<h2>{word(t, "web-mission")}: {name}</h2><div class="job-row">')
        out.append(f'<span class="card s-mission still" id="job-{card}">{book.face(card, t)}</span>')
        out += [f'<span class="card s-trap still" id="card-{c}">{book.face(c, t)}</span>' for c in mission["traps"]]
        for each in mission["team"]:
            s, used = each["seat"], each["used"]
            backs = f'<span class="back" title="{word(t, "web-packed")}">{each["count"]}</span>'
            tile = sign("prepared", "") if each["tile"] else ""
            minis = "".join([book.mini(c, t) for c in used])
            out.append(f'<span class="packed"><b>{escape(sheet.names[s])}</b>{backs}{tile}{minis}</span>')
        out.append("</div>")
    if looking is not None:
        who = escape(sheet.names[looking["seat"]])
        backs = "".join(f'<span class="back b-{d}">{use(f"{ART}-{d}")}</span>' for d in looking["decks"])
        out.append(f'<h2>{word(t, "web-looks")}: {who}</h2><div class="job-row">{backs}</div>')
    if find is not None:
        who = escape(sheet.names[find["seat"]])
        out.append(f"<h2>{word(t, 'web-find')}: {who}</h2>")
    return f'<section class="job" id="job" aria-live="polite">{"".join(out)}</section>'


def track(sheet: Sheet, key: str, state: int, most: int) -> str:
    """A track from −5 to +5 with its zones, the disc and the small cube."""
    t, table = sheet.t, sheet.book.kit.cards
    critical, super_ = int(table.critical), int(table.super)
    called = word(t, f"word-{key}")
    cells = []
    for n in range(LOW, HIGH + 1):
        cls = "bad" if n <= critical else "good" if n >= super_ else ""
        mark = ("&#9679;" if n == state else "") + ("&squf;" if n == most else "")
        cells.append(f'<i class="{cls}{" at" if n == state else ""}{" max" if n == most else ""}">{mark}</i>')
    label = escape(t.t(f"{NAME}-web-track", state=signed(state), most=signed(most)))
    zone = " crit" if state <= critical else " super" if state >= super_ else ""
    return (
        f'<span class="track t-{key}{zone}" role="img" aria-label="{called}: {label}" title="{called}: {label}">'
        f'{use(f"{ART}-{key}")}<b>{signed(state)}</b><span class="cells">{"".join(cells)}</span></span>'
    )


def token(t: Texts, key: str, value: Any) -> str:
    """A kind of thing a thief has, with its number."""
    label = word(t, f"word-{key}")
    return (
        f'<span class="tok k-{key}" title="{label}">{use(f"{ART}-{key}")}<span data-n>{value}</span>'
        f'<span class="vh"> {label}</span></span>'
    )


def draw_panel(sheet: Sheet, p: Mapping[str, Any], stock: Sequence[int], place: int, bid: int | None) -> str:
    """One thief: name, tokens, tracks, upgrades, cards played, hand."""
    t, s, colour = sheet.t, p["seat"], p["colour"] or "red"
    tokens = "".join([token(t, key, p[key]) for key in ("points", "coins", "knowledge", "tiles")])
    tracks = track(sheet, "p", p["p"], p["p_max"]) + track(sheet, "m", p["m"], p["m_max"])
    tracks += token(t, "sesame", p["sesame"]) + token(t, "sarcophagus", p["sarcophagus"])
    upgrades = "".join([sheet.book.mini(c, t, "o") for c in (*p["thief"], *p["machine"])])
    flags = "".join(
        [
            f'<span class="tag" title="{word(t, f"word-{key}")}">{use(f"{ART}-{key}")}'
            f'<span class="vh">{word(t, f"word-{key}")}</span></span>'
            for key in ("prepared", "sync", "extra", "cancel")
            if p[key]
        ]
    )
    played = "".join(
        [
            f'<span class="tag" title="{word(t, f"location-{name}")}">{use(f"{ART}-{name}")}'
            f'<span class="vh">{word(t, f"location-{name}")}</span></span>'
            for name in p["played"]
        ]
    )
    backs = "".join(
        [
            f'<span class="back b-{deck}" title="{word(t, f"deck-{deck}")}">{use(f"{ART}-{deck}")}{n}</span>'
            for deck, n in p["backs"].items()
            if n
        ]
    )
    cubes = "".join([draw_cube(sheet, s, n, colour) for n in stock])
    offer = f'<span class="tag">{word(t, "web-bid", n=bid)}</span>' if bid is not None else ""
    unfold = escape(t.t("ui-unfold", name=sheet.names[s]))
    turn = word(t, "word-order")
    thief = word(t, f"thief-{colour}")
    return (
        f'<article class="panel q-{colour}{slot(f"asked-{s}")}{slot(f"lit-{s}")}" id="seat-{s}">'
        f'<input type="checkbox" class="unfold" id="fold-{s}" aria-label="{unfold}">'
        f'<h2><span class="turn" title="{turn}">{place + 1}.</span>{sheet.who(s)}'
        f'<small class="thief">{thief}</small>{tokens}</h2>'
        f'<div class="tracks">{tracks}{flags}{offer}</div>'
        f'<div class="own">{upgrades}<span class="hand">{slot(f"hand-{s}", backs)}</span>'
        f'<span class="plans"><span class="stock">{cubes}</span>{played}</span></div>{slot(f"known-{s}")}</article>'
    )


# -- what one viewer may do ----------------------------------------------------------------------------------


def seat(
    view: Mapping[str, Any], asked: str | None, legal: Sequence[Any], sheet: Sheet
) -> tuple[dict[str, str], str]:
    """The slots of one viewer, and the question bar. `asked` is the question's key, or None."""
    me = view["seat"]
    if me is None:
        return {}, ""
    slots: dict[str, str] = {}
    by_card: Ways = {}
    rest: list[Way] = []
    if asked is not None and asked not in ("peek", "return", "tile"):
        for move in legal:
            text = str(move)
            card = target(text, view)
            way = (text, sheet.say(move))
            if card:
                by_card.setdefault(card, []).append(way)
            else:
                rest.append(way)
    elif asked == "peek":
        rest = [(str(m), sheet.say(m)) for m in legal if str(m).startswith("heal")]
    hand_slots(view, by_card, sheet, slots)
    row_slots(view, asked, by_card, sheet, slots)
    known = known_cards(view, sheet)
    if known:
        slots[f"known-{me}"] = known
    if asked is None:
        return slots, ""
    return slots, bar(view, asked, legal, by_card, rest, sheet, slots)


def target(text: str, view: Mapping[str, Any]) -> str | None:
    """The card on the table or in hand that a move is about; None for moves of the bar."""
    verb, _, tail = text.partition(" ")
    card = tail.split(" ")[0]
    if verb in ("buy", "discard", "cross", "pack", "heal", "feed") or (
        verb in ("use", "sell") and card[2:].isdigit()
    ):
        looked = view["looking"]
        return None if looked is not None and card in (looked["cards"] or ()) else card
    return None


def lit(cls: str, card: str, ways: Sequence[Way], badge: str = "") -> str:
    """A lit card: one click plays it, or opens the choice of ways."""
    if len(ways) == 1:
        return card_slot(
            f"{cls} lit", f'name="move" value="{escape(ways[0][0])}" aria-label="{escape(ways[0][1])}"', badge
        )
    return card_slot(f"{cls} lit", f'type="button" popovertarget="ways-{card}" aria-haspopup="true"', badge)


def hand_slots(view: Mapping[str, Any], by_card: Ways, sheet: Sheet, slots: dict[str, str]) -> None:
    """One's own hand, face up; and upgrades that can be sold."""
    me, book, t = view["seat"], sheet.book, sheet.t
    mine = view["players"][me]
    packed = set()
    if view["mission"] is not None:
        for each in view["mission"]["team"]:
            if each["seat"] == me:
                packed = {*(each["packed"] or ())}
    out = []
    for card in [*(mine["hand"] or ()), *(c for c in sorted(packed) if c not in (mine["hand"] or ()))]:
        cls = f"mini s-{book.suit(card)}{' in' if card in packed else ''}"
        ways = by_card.get(card)
        opening = lit(cls, card, ways) if ways else card_slot(cls, f'form="why" name="card" value="{card}"')
        out.append(f'<button id="card-{card}" {opening}{book.inner(card, t)}</button>')
    slots[f"hand-{me}"] = "".join(out)
    for card in (*mine["thief"], *mine["machine"]):
        if card in by_card:
            slots[f"o-{card}"] = lit(f"mini s-{book.suit(card)}", card, by_card[card])


def row_slots(
    view: Mapping[str, Any], asked: str | None, by_card: Ways, sheet: Sheet, slots: dict[str, str]
) -> None:
    """Cards of the rows: lit, or what they lack; missions say how they would end."""
    book, t = sheet.book, sheet.t
    coins = view["players"][view["seat"]]["coins"]
    prospects = Prospects(view, book.kit.cards) if asked in PREVIEWED else None
    for deck, row in view["rows"].items():
        for card in row:
            cls, ways = f"card s-{book.suit(card)}", by_card.get(card)
            if deck == "missions":
                badge = odds_badge(prospects.of(card), t) if prospects else ""
                if ways:
                    slots[f"c-{card}"] = lit(cls, card, ways, badge)
                elif badge:
                    slots[f"c-{card}"] = card_slot(cls, f'form="why" name="move" value="cross {card}"', badge)
                continue
            missing = book.price(card) - coins
            badge = f'<span class="lack">&minus;{missing}</span>' if missing > 0 else ""
            if ways:
                slots[f"c-{card}"] = lit(cls, card, ways, badge)
            elif missing > 0:
                ask = f'form="why" name="move" value="buy {card}"'
                slots[f"c-{card}"] = card_slot(f"{cls} far", ask, badge)


def odds_badge(found: Forecast, t: Texts) -> str:
    """The chance of success in a corner of the card, with the damage in words for those who point at it."""
    told = escape(" ".join(odds_words(found, t)))
    return f'<span class="odds" title="{told}">{percent(found.chance)}</span>'


def percent(chance: float) -> str:
    """Rounded, but certain only where it is."""
    shown = round(100 * chance)
    if shown in (0, 100) and 1e-9 < chance < 1 - 1e-9:
        return "&lt;1%" if shown == 0 else "&gt;99%"
    return f"{shown}%"


def odds_words(found: Forecast, t: Texts) -> list[str]:
    """Certain damage, average, worst case, in sentences."""
    return [
        t.t(f"{NAME}-odds-certain", p=found.certain[0], m=found.certain[1]),
        t.t(f"{NAME}-odds-average", p=round(found.average[0], 1), m=round(found.average[1], 1)),
        t.t(f"{NAME}-odds-worst", p=found.worst[0], m=found.worst[1]),
    ]


def odds_line(found: Forecast, t: Texts) -> str:
    """Certain damage, average, worst case, chance of success."""
    packing = ", ".join(t.t(f"{NAME}-card-{c}") for c in found.pack) or t.t(f"{NAME}-odds-none")
    lines = [*odds_words(found, t)]
    lines.append(t.t(f"{NAME}-odds-chance", percent=round(100 * found.chance), cards=packing))
    return f'<p class="sum">{escape(" ".join(lines))}</p>'


def traps_line(view: Mapping[str, Any], sheet: Sheet) -> str:
    """The traps are known: their damage, what is protected, and whether all that is packed is enough."""
    t, cards = sheet.t, sheet.book.kit.cards
    found = Prospects(view, cards).of(view["mission"]["card"])
    (p, m), (pp, mm) = found.certain, protected(view, cards)
    enough = "enough" if found.chance > 0 else "not-enough"
    said = t.t(f"{NAME}-odds-traps", p=p, m=m, pp=pp, mm=mm), t.t(f"{NAME}-odds-{enough}")
    return f'<p class="sum">{escape(" ".join(said))}</p>'


def odds_buttons(view: Mapping[str, Any], ways: Sequence[tuple[str, Way]], sheet: Sheet) -> str:
    """Before one commits: what a mission would cost and how likely it succeeds, on the button that goes there."""
    t, prospects = sheet.t, Prospects(view, sheet.book.kit.cards)
    out = []
    for card, way in ways:
        if card == BLIND:
            out.append(odds_button(way, prospects.blind(), ""))
            continue
        found = prospects.of(card)
        damage = (found.certain, [round(n, 1) for n in found.average], found.worst)
        parts = [word(t, f"odds-short-{key}", p=p, m=m) for key, (p, m) in zip(ODDS, damage, strict=True)]
        out.append(odds_button((way[0], t.t(f"{NAME}-card-{card}")), found.chance, " · ".join(parts)))
    return "".join(out)


def odds_button(way: Way, chance: float, costs: str) -> str:
    """A mission as a button: name, chance, damage."""
    return (
        f'<button class="btn cost" name="move" value="{escape(way[0])}"><b>{escape(way[1])}</b> '
        f"<em>{percent(chance)}</em><small>{costs}</small></button>"
    )


def known_cards(view: Mapping[str, Any], sheet: Sheet) -> str:
    """Cards of the decks this seat can name: what it has looked at and nothing has moved since."""
    t, lines = sheet.t, []
    for deck in DECKS:
        here = view["decks"][deck]
        for end in ("top", "bottom"):
            cards = here[end]
            if any(cards):
                names = ", ".join(t.t(f"{NAME}-card-{c}") if c else "?" for c in cards)
                label = t.t(f"{NAME}-web-{end}", deck=t.t(f"{NAME}-deck-{deck}"))
                lines.append(f"<li>{escape(label)}: {escape(names)}</li>")
        for fact in here["among"]:
            names = ", ".join(t.t(f"{NAME}-card-{c}") for c in fact["cards"])
            top, bottom = len(fact["top"]), len(fact["bottom"])
            label = t.t(f"{NAME}-web-among", deck=t.t(f"{NAME}-deck-{deck}"), top=top, bottom=bottom)
            lines.append(f"<li>{escape(label)}: {escape(names)}</li>")
    if not lines:
        return ""
    return (
        f'<details class="known" open><summary>{word(t, "word-known")}</summary><ul>{"".join(lines)}</ul></details>'
    )


def button(way: Way, go: bool = False) -> str:
    """A button that plays a move; `go`: the one most will want."""
    return (
        f'<button class="btn{" go" if go else ""}" name="move" value="{escape(way[0])}">{escape(way[1])}</button>'
    )


def bar(
    view: Mapping[str, Any],
    asked: str,
    legal: Sequence[Any],
    by_card: Ways,
    rest: list[Way],
    sheet: Sheet,
    slots: dict[str, str],
) -> str:
    """The answers that are no card, and the choice of ways where a card has several."""
    if asked == "tile":
        return tile_bar(legal, sheet, slots)
    out = []
    missions: list[tuple[str, Way]] = []
    if asked == "card":
        name, text = words(view["tree"][view["level"] - 1]["card"], sheet.t)
        out.append(f'<p class="sum"><b>{name}</b> {text}</p>')
    if asked == "peek":
        out.append(peek_bar(legal, sheet))
    elif asked == "return":
        return return_bar(view, sheet)
    elif asked in ("plan", "level"):
        place_slots(asked, rest, slots)
    elif asked == "pack":
        out.append(odds_line(Prospects(view, sheet.book.kit.cards).of(view["mission"]["card"]), sheet.t))
    elif asked == "use":
        out.append(traps_line(view, sheet))
    elif asked == "crossing":
        missions = [(card, ways[0]) for card, ways in by_card.items() if card in view["rows"]["missions"]]
        missions += [(BLIND, way) for way in rest if way[0] == BLIND]
    elif asked == "card" and view["tree"][view["level"] - 1]["card"] == ANGELOS:
        missions = [(ANGELOS, way) for way in rest if way[0] == "use card"]
    costs = ""
    if missions:
        out.append(f'<p class="sum about">{word(sheet.t, "odds-caption")}</p>')
        costs = odds_buttons(view, missions, sheet)
        rest = [way for way in rest if way not in [known for _, known in missions]]
    looked = view["looking"]
    if looked is not None and looked["cards"] and asked == "stall":
        faces = "".join(
            [
                f'<span class="card s-{sheet.book.suit(c)} still">{sheet.book.face(c, sheet.t)}</span>'
                for c in looked["cards"]
            ]
        )
        out.append(f'<div class="shown">{faces}</div>')
    find = view["find"]
    if asked == "find" and find is not None and find["card"]:
        card = find["card"]
        out.append(f'<div class="shown">{still(card, sheet)}</div>')
    out.append(f'<div class="acts">{costs}{rest_buttons(rest, sheet, FINAL.get(asked, ""))}</div>')
    for card, ways in by_card.items():
        if len(ways) > 1:
            name = word(sheet.t, f"card-{card}")
            buttons = "".join([button(way, n == 0) for n, way in enumerate(ways)])
            out.append(
                f'<div class="ways" id="ways-{card}" popover role="dialog" aria-label="{name}"><h2>{name}</h2>'
                f"{buttons}</div>"
            )
    return "".join(out)


def still(card: str, sheet: Sheet) -> str:
    """A card shown face up that nothing can be done with."""
    return f'<span class="card s-{sheet.book.suit(card)} still">{sheet.book.face(card, sheet.t)}</span>'


def rest_buttons(rest: Sequence[Way], sheet: Sheet, final: str) -> str:
    """Buttons, the final one marked; where one kind of answer has very many, a list and one button."""
    if len(rest) <= MANY:
        return "".join([button(way, way[0] == final) for way in rest])
    options = "".join([f'<option value="{escape(move)}">{escape(said)}</option>' for move, said in rest])
    label, confirm = escape(sheet.t.t("ui-question")), word(sheet.t, "web-confirm")
    return (
        f'<select class="pickone" name="choice" aria-label="{label}">{options}</select>'
        f'<button class="btn go" name="do" value="choice">{confirm}</button>'
    )


def place_slots(asked: str, rest: Sequence[Way], slots: dict[str, str]) -> None:
    """Places and levels that can be chosen are lit on the board, too."""
    for move, said in rest:
        verb, _, tail = move.partition(" ")
        if verb == asked:
            name = f"go-L{tail}" if asked == "level" else f"go-{tail}"
            slots[name] = card_slot("go lit", f'name="move" value="{escape(move)}" aria-label="{escape(said)}"')


def tile_bar(legal: Sequence[Any], sheet: Sheet, slots: dict[str, str]) -> str:
    """An initiative tile: first its number, then its place; places glow."""
    t = sheet.t
    numbers: list[str] = []
    places: list[str] = []
    others: list[Way] = []
    for move in legal:
        parts = str(move).split(" ")
        if parts[0] != "tile":
            others.append((str(move), sheet.say(move)))
            continue
        if parts[1] not in numbers:
            numbers.append(parts[1])
        if parts[2] not in places:
            places.append(parts[2])
    radios = "".join(
        [
            f'<label class="num"><input type="radio" name="n" value="{n}"{" checked" * (k == 0)}><b>{n}</b></label>'
            for k, n in enumerate(sorted(numbers))
        ]
    )
    buttons = []
    for place in places:
        name = word(t, f"location-{place}")
        buttons.append(f'<button class="btn" name="do" value="tile {place}">{use(f"{ART}-{place}")}{name}</button>')
        slots[f"go-{place}"] = card_slot("go lit", f'name="do" value="tile {place}"')
    legend = word(t, "web-number")
    return (
        f'<fieldset class="nums"><legend>{legend}</legend>{radios}</fieldset>'
        f'<div class="acts">{"".join(buttons)}{"".join(button(w) for w in others)}</div>'
    )


def peek_bar(legal: Sequence[Any], sheet: Sheet) -> str:
    """How many cards of which deck to look at."""
    t = sheet.t
    most = dict.fromkeys(DECKS, 0)
    for move in legal:
        parts = str(move).split(" ")
        if parts[0] == "peek":
            for deck, n in zip(parts[1::2], parts[2::2], strict=False):
                most[deck] = max(most[deck], int(n))
    out = []
    for deck in DECKS:
        name = word(t, f"deck-{deck}")
        options = "".join([f"<option>{n}</option>" for n in range(most[deck] + 1)])
        out.append(
            f'<label class="peek">{use(f"{ART}-{deck}")}{name} '
            f'<select name="peek-{deck}">{options}</select></label>'
        )
    look, none = word(t, "web-look"), word(t, "web-look-none")
    return (
        f'<div class="acts">{"".join(out)}<button class="btn go" name="do" value="peek">{look}</button>'
        f'<button class="btn" name="move" value="peek none">{none}</button></div>'
    )


def return_bar(view: Mapping[str, Any], sheet: Sheet) -> str:
    """Every card looked at, and where in its deck it goes back."""
    t, looked = sheet.t, view["looking"]
    cards, decks = looked["cards"], looked["decks"]
    out = []
    for n, card in enumerate(cards, 1):
        many = decks.count(decks[n - 1])
        own = [k for k in range(len(cards)) if decks[k] == decks[n - 1]].index(n - 1) + 1
        options = []
        for side in ("top", "bottom"):
            for k in range(1, many + 1):
                label = t.t(f"{NAME}-web-to-{side}") + (f" {k}" if many > 1 else "")
                chosen = " selected" if side == "top" and k == own else ""
                options.append(f'<option value="{side} {k}"{chosen}>{escape(label)}</option>')
        name = word(t, f"card-{card}")
        out.append(
            f'<div class="back-to">{still(card, sheet)}'
            f'<select name="to-{n}" aria-label="{name}">{"".join(options)}</select></div>'
        )
    confirm = word(t, "web-confirm")
    return (
        f'<div class="shown">{"".join(out)}</div>'
        f'<div class="acts"><button class="btn go" name="do" value="return">{confirm}</button></div>'
    )


# -- answers from forms, and the end -------------------------------------------------------------------------


def answer(form: Mapping[str, Sequence[str]]) -> str:
    """The move a form stands for."""
    if form.get("move"):
        return form["move"][-1]
    do = (form.get("do") or [""])[-1]
    if do == "choice":
        return (form.get("choice") or [""])[-1]
    if do.startswith("tile "):
        return f"tile {(form.get('n') or [''])[-1]} {do[5:]}"
    if do == "peek":
        asked = [(deck, (form.get(f"peek-{deck}") or ["0"])[-1]) for deck in DECKS]
        return "peek " + (" ".join(f"{deck} {n}" for deck, n in asked if n != "0") or "none")
    if do == "return":
        return returned(form)
    return do


def returned(form: Mapping[str, Sequence[str]]) -> str:
    """Where the cards go, in the order of the notation: later ones lie above on top, deeper below."""
    wanted: list[tuple[int, str, int]] = []
    for name, values in form.items():
        number = name.removeprefix("to-")
        side, _, place = values[-1].partition(" ")
        if name.startswith("to-") and number.isdecimal() and place.isdecimal() and len(number + place) < 5:
            wanted.append((int(number), side, int(place)))
    wanted.sort()
    tops = sorted((w for w in wanted if w[1] == "top"), key=lambda w: -w[2])
    bottoms = sorted((w for w in wanted if w[1] != "top"), key=lambda w: w[2])
    return "return " + " ".join(f"{n} {side}" for n, side, _ in (*tops, *bottoms))


def points(match: Any) -> list[int]:
    """Every seat's points as things stand. For the chart after the end."""
    return [int(p["points"]) for p in match.view(None)["players"]]


def cover() -> str:
    """The lid of the box, for the home page."""
    places = "".join(f'<span class="spot">{use(f"{ART}-{place}", "fig")}</span>' for place in TOWN)
    return f'<div class="cover cover-{NAME}" aria-hidden="true">{places}{use(f"{ART}-tree", "trunk")}</div>'
