"""The corners of the players in Thieves Den: their stores, locations and sales, and one's own secrets."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from rookery.games.sheet import Sheet, escape, seal, slot, use
from rookery.games.thieves_den.cards.book import LETTERS, LOCATION_TYPES
from rookery.games.thieves_den.web.cards import ART, CHAIRS, CHESTS, WORD, Words, ask, fame, opening
from rookery.games.thieves_den.web.foretold import peek
from rookery.games.thieves_den.web.tokens import Zone, heap


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


def draw_hand(sheet: Sheet, p: Mapping[str, Any], asked: bool) -> str:
    """The cards to pick from, each with what it is to one's scheme. A pick is final (TD-Q9)."""
    t, book = sheet.t, sheet.book
    out, wanted = [], book.row(p["scheme"])["types"]
    counts = book.words(t).say("peek-scheme", name=book.card_words(p["scheme"], t.lang)[0])
    for card in p["cards"]:
        chosen = " chosen" if sheet.given == f"pick {card}" else ""
        cls, told = f"card s-{book.suit(card)}{chosen}", ""
        if asked:
            kind = book.row(card)["type"]
            helps = [f"{use(f'{ART}-{kind}', 'k')}<span>{counts}</span>"] if kind in wanted else []
            told = peek(sheet, [f"<i></i><span>{escape(book.card_words(card, t.lang)[1])}</span>", *helps])
            said = escape(sheet.say(f"pick {card}"))
            last = " data-final" if book.kit.version > 1 else ""  # under the first rules it could be changed
            rest = opening(f"{cls} lit", f'name="move" value="pick {card}" aria-label="{said}"{last}')
        else:
            rest = opening(cls, ask(f"pick {card}"))
        out.append(f'<button id="c-{card}" {rest}{book.face(card, t)}{told}</button>')
    label, no = book.words(t).say("hand"), book.words(t).say("not-yet")
    return (
        f'<div class="hand" id="hand" role="group" aria-label="{label}" data-no="{no}">'
        f'<span class="lab">{label}</span>{"".join(out)}</div>'
    )
