"""What the page of Enclave shows, prepared from views alone: the tree, the town, missions, thieves.

`shared` is what everybody sees; `seat` fills the slots where viewers differ: hands, what one has looked at,
what one may do, and what a mission would cost. Faces, the mission's scene and the bar have modules of their own.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from rookery.games.enclave.cards.book import CardTable
from rookery.games.enclave.seen.odds import Forecast, Prospects, trap_kinds
from rookery.games.enclave.web.bar import DECKS, Bar, Way, Ways, answer, odds_words
from rookery.games.enclave.web.faces import (
    ART,
    NAME,
    Book,
    choose,
    draw_cube,
    gauge,
    percent,
    sign,
    thing,
    why,
    word,
    words,
)
from rookery.games.enclave.web.scene import TILE, Tale, draw_job, seen_box
from rookery.games.sheet import Drawn, Page, Sheet, escape, inside, seal, slot, use
from rookery.i18n import Texts

__all__ = ["Book", "answer"]

PAGES = (
    Page(f"{NAME}-page-tree", f"{ART}-tree"),
    Page(f"{NAME}-page-town", f"{ART}-square"),
    Page(f"{NAME}-page-yours", f"{ART}-hand"),
    Page(f"{NAME}-page-rivals", "u-users"),
)
FOLLOWS_EVENTS = True  # a failed mission leaves the table in the answer that ends it: only the events tell of it
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
CARD_CLAUSES = {
    "protection": ("EN-K2", "EN-X2", "EN-X6"),
    "healing": ("EN-M2", "EN-M3"),
    "thief": ("EN-U2", "EN-U3", "EN-U5"),
    "machine": ("EN-U2", "EN-U4", "EN-U5"),
    "knowledge": ("EN-W2", "EN-W6"),
    "mission": ("EN-C2", "EN-X1", "EN-X7"),
    "trap": ("EN-X3", "EN-X5"),
    "tree": ("EN-F2", "EN-F3", "EN-F5"),
}
"""The clauses behind each kind of card."""
TOWN = ("shepherd", "oracle", "outlet", "square", "crossing")
ROWS = {"outlet": "outlet", "square": "square", "crossing": "missions"}
PREVIEWED = ("plan", "level", "market", "sync", "crossing")
"""Questions at which missions say how they would end, as long as somebody may still cross to them."""
SIDES = {5: "mid", 4: "rgt", 3: "lft", 2: "rgt", 1: "lft"}
"""Where the bough of a level grows; tools/drawing/enclave.py draws them so."""
PLOTS = 4
LEAVES = 12
"""So many tree tiles lie side by side below the decks."""

Memory = dict[Any, Any]
"""By seat: the numbers of the cubes on the board, by place. `last`: the mission just ended; `tale`: its course."""
BROUGHT = ("hurt", "success", "failure", "knowledge", "tree-tile", "tile-sold", "find", "sold", "kept", "stash")
"""What a mission's end brings to its team; whatever they do after that, it is over and seen."""


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


def follow(memory: Memory, view: Mapping[str, Any], events: Sequence[Mapping[str, Any]] = ()) -> Memory:
    """Give every cube on the board one of its owner's five numbers, and let it keep it while it stands there."""
    mission = view["mission"]
    found: Memory = {
        "told": events[-1]["n"] + 1 if events else memory.get("told", 0),
        "mission": memory.get("mission") if mission is None else (mission["card"], tuple(mission["seats"])),
        "last": ended(memory, events),
        "tale": tale(memory, mission, events),
    }
    for s, places in places_of(view).items():
        kept = {place: n for place, n in memory.get(s, {}).items() if place in places}
        free = iter(sorted(set(range(6)) - set(kept.values())))
        found[s] = kept | {place: next(free) for place in places if place not in kept}
    return found


def ended(memory: Memory, events: Sequence[Mapping[str, Any]]) -> tuple[str, tuple[int, ...], bool] | None:
    """The last mission: card, team, whether it succeeded; until its team goes on, or the round does."""
    last: tuple[str, tuple[int, ...], bool] | None = memory.get("last")
    for event in events:
        kind = event["kind"]
        if kind in ("success", "failure") and memory.get("mission"):
            last = (*memory["mission"], kind == "success")
        elif last and (
            kind in ("round", "plan", "cross") or (event.get("seat") in last[1] and kind not in BROUGHT)
        ):
            last = None
    return last


def tale(memory: Memory, mission: Mapping[str, Any] | None, events: Sequence[Mapping[str, Any]]) -> Tale:
    """What has been seen on the mission under way, or on the last one."""
    told: Tale = memory.get("tale", Tale())
    for event in events:
        kind = event["kind"]
        if kind == "cross":
            told = Tale()
        elif kind == "trap":
            told = told._replace(traps=(*told.traps, event["card"]))
        elif kind in ("use", "use-tile"):
            told = told._replace(used=(*told.used, event.get("card", TILE)))
        elif kind == "hurt":
            told = told._replace(hurt=(*told.hurt, (event["seat"], event["p"], event["m"])))
    if mission is None:
        return told
    used = [c for each in mission["team"] for c in each["used"] + [TILE] * (each["tile"] == "used")]
    hurt = told.hurt if mission["stage"] == "reward" else ()
    return Tale(tuple(mission["traps"]), tuple(used), hurt)


# -- what everybody sees -------------------------------------------------------------------------------------


def shared(view: Mapping[str, Any], memory: Memory, sheet: Sheet) -> Drawn:
    """The board with slots where viewers differ."""
    t = sheet.t
    now = view["location"] if view["phase"] == "action" else None
    table = sheet.book.kit.cards
    parts = {f"pl-{place}": draw_town(view, memory, sheet, place, now) for place in TOWN}
    for level in view["tree"]:
        n = level["level"]
        cubes = [(s, memory[s].get(f"L{n}", 0)) for s in level["cubes"]]
        marks = int(table.marks[view["seats"]])
        parts[f"level-{n}"] = sheet.keep(
            f"level-{n}", draw_level, level, cubes, marks, view["round"], view["level"]
        )
    panels = []
    for s, p in enumerate(view["players"]):
        stock = [n for n in range(5) if n not in memory[s].values()]
        panels.append(sheet.keep(f"seat-{s}", draw_panel, p, stock, view["order"].index(s), view["bids"][s]))
    mission = view["mission"]
    last = memory["last"] if mission is None and not view["over"] else None
    seats = mission["seats"] if mission is not None else last[1] if last else ()
    team = [view["players"][s] for s in seats]
    players = escape(t.t("ui-players"))
    town = "".join([inside(f"pl-{place}") for place in TOWN])
    tree = "".join([inside(f"level-{level['level']}") for level in reversed(view["tree"])])
    pieces = [
        '<div class="sky" id="sky" data-page="1 2"></div>',
        sheet.keep("path", draw_path, view["round"], view["phase"], view["tiles"], now),
        f'<section class="rivals" id="rivals" data-page="1 4" aria-label="{players}">{slot("rivals")}</section>',
        f'<section class="tree" id="tree" data-page="1" aria-label="{word(t, "place-tree")}">{tree}</section>',
        f'<section class="town" id="town" data-page="2" aria-label="{word(t, "web-town")}">{town}</section>',
        sheet.keep("decks", draw_decks, [deck_facts(view, deck, table) for deck in DECKS], view["tile_supply"]),
        sheet.keep("job", draw_job, mission, team, last, memory["tale"]),
        f'<section class="me{slot("meclass")}" id="me" aria-label="{word(t, "web-yours")}">{slot("me")}</section>',
    ]
    phase = word(t, f"phase-{view['phase']}")
    where = f"<b>{escape(t.t('ui-round', n=view['round']))}</b> <span>{phase}</span>"
    asked = {f"asked-{s}": " asked" for s in view["waiting"]}
    if view["phase"] == "planning":
        asked |= {f"sealed-{s}": sealed(t, s in view["waiting"]) for s in range(len(view["players"]))}
    return Drawn(pieces, panels, where, view["phase"], parts, asked)


def sealed(t: Texts, choosing: bool) -> str:
    """While all choose in secret: has somebody chosen?"""
    said = word(t, "web-choosing" if choosing else "web-chosen")
    icon = "u-hourglass" if choosing else "u-lock"
    return f'<span class="sealed" title="{said}">{use(icon, "k")}<span>{said}</span></span>'


def draw_town(view: Mapping[str, Any], memory: Memory, sheet: Sheet, place: str, now: str | None) -> str:
    """A place with what belongs to it."""
    deck = ROWS.get(place)
    cubes = [(s, memory[s].get(place, 0)) for s in view["cubes"][place]]
    second = [(s, memory[s].get(place, 0)) for s in view["second"]] if place == now else []
    state = "now" if place == now else "done" if resolved(view, place) else ""
    row = view["rows"][deck] if deck else []
    return sheet.keep(place, draw_place, place, view["tiles"][place], cubes, second, row, state)


def resolved(view: Mapping[str, Any], place: str) -> bool:
    """Has this place been resolved in this round? The tiles tell, by the place that is resolved now."""
    if view["phase"] in ("tree", "rotation"):
        return True
    now, tile = view["location"], view["tiles"][place]
    return view["phase"] == "action" and bool(tile) and bool(now) and tile < (view["tiles"][now] or 0)


def draw_path(sheet: Sheet, round_: int, phase: str, tiles: Mapping[str, int | None], now: str | None) -> str:
    """The round as a line: its phases, and the places in the order of their tiles."""
    t = sheet.t
    order = ["initiative", "planning", "action", "tree", "rotation"]
    at = order.index(phase) if phase in order else -1
    chips = []
    for k, name in enumerate(order):
        if name == "action" and all(tiles.values()):
            chips += place_chips(t, tiles, at, now)
            continue
        numeral, said = t.t(f"{NAME}-phase-{name}").split(maxsplit=1)
        chips.append(chip("ph", numeral.rstrip("."), escape(said), "done" if k < at else "now" if k == at else ""))
    rounds = word(t, "web-of", n=int(sheet.book.kit.cards.rounds))
    head = f'<b class="rd">{escape(t.t("ui-round", n=round_))} <small>{rounds}</small></b>'
    return f'<nav class="path" id="path" aria-label="{word(t, "web-path")}">{head}<ol>{"".join(chips)}</ol></nav>'


def place_chips(t: Texts, tiles: Mapping[str, int | None], at: int, now: str | None) -> list[str]:
    """The places in the order of their tiles; `at`: the phase, of which the third resolves them."""
    here = (tiles[now] or 0) if now else 0
    out = []
    for place in sorted(TOWN, key=lambda name: tiles[name] or 0):
        n = tiles[place] or 0
        state = "now" if place == now else "done" if at > 2 or n < here else ""
        out.append(chip("st", str(n), word(t, f"place-{place}"), state))
    return out


def chip(kind: str, number: str, said: str, state: str) -> str:
    """A step of the round."""
    current = ' aria-current="step"' if state == "now" else ""
    return f'<li class="{kind} {state}"{current}><b>{escape(number)}</b><span>{said}</span></li>'


def queue(sheet: Sheet, cubes: Sequence[tuple[int, int]], room: int = PLOTS) -> str:
    """Cubes in their order, then the free places."""
    free = '<i class="plot"></i>' * (room - len(cubes))
    return "".join([draw_cube(sheet, s, n) for s, n in cubes]) + free


def draw_place(
    sheet: Sheet,
    place: str,
    tile: int | None,
    cubes: Sequence[tuple[int, int]],
    second: Sequence[tuple[int, int]],
    row: Sequence[str],
    state: str,
) -> str:
    """A place of the town: when it resolves, who comes in which order, what is on offer."""
    t, book, room = sheet.t, sheet.book, len(sheet.names)
    number = f'<span class="medal{"" if tile else " none"}" title="{word(t, "web-order")}">{tile or ""}</span>'
    says = f'<em class="st">{word(t, f"web-{state}")}</em>' if state else ""
    if place == "oracle":
        says += f'<small class="brings">{word(t, "web-oracle-brings", n=int(book.kit.cards.oracle))}</small>'
    sign_ = thing(
        f"go-{place}",
        f"go-{place}",
        "sign go",
        f'name="move" value="plan {place}"',
        f'{number}{use(f"{ART}-at-{place}", "bd")}<b class="pn">{place_named(t, place)}</b>{says}',
        "h2",
    )
    if place in ROWS:
        verb = "cross" if place == "crossing" else "buy"
        again = f'<span class="q2">{queue(sheet, second, 0)}</span>' if second else ""
        body = f'<div class="goods">{"".join([book.offered(card, verb, t) for card in row])}</div>'
        body = f'<span class="q1">{queue(sheet, cubes, room)}{again}</span>{body}'
    else:
        body = f'<div class="pays">{plots(sheet, place, cubes)}</div>'
    here = " data-scene" if place == "oracle" and state == "now" else ""
    opened = (
        f'<input type="radio" class="open" name="open" form="local" aria-labelledby="go-{place}"'
        f"{' checked' if state == 'now' else ''}>"
    )
    return f'<article class="place pl-{place} {state}" id="pl-{place}"{here}>{sign_}{opened}{body}</article>'


def place_named(t: Texts, place: str) -> str:
    """A place on its sign; where the sign is narrow, the two markets go by one word."""
    name = word(t, f"place-{place}")
    if place not in ("outlet", "square"):
        return name
    return f'<span>{name}</span><span class="short" aria-hidden="true">{word(t, f"pile-{place}")}</span>'


def plots(sheet: Sheet, place: str, cubes: Sequence[tuple[int, int]]) -> str:
    """The places of a queue where each brings something else: the Shepherd's pay, the Oracle's order."""
    t, table, out = sheet.t, sheet.book.kit.cards, []
    for n in range(PLOTS):
        at = draw_cube(sheet, *cubes[n]) if n < len(cubes) else f'<i class="plot">{n + 1}</i>'
        brings = pay(table, n, t) if place == "shepherd" else f"<span>{word(t, 'web-nth', n=n + 1)}</span>"
        out.append(f'<span class="pay">{at}{brings}</span>')
    return "".join(out)


def pay(table: CardTable, n: int, t: Texts) -> str:
    """What a place of the Shepherd's track brings."""
    coins, knowledge = int(table.shepherd_coins[n]), int(table.shepherd_knowledge[n])
    out = sign("coins", coins) + f'<span class="vh"> {word(t, "count-coins", count=coins)} </span>'
    if knowledge:
        out += sign("knowledge", knowledge) + f'<span class="vh"> {word(t, "count-knowledge")}</span>'
    return out


def draw_level(
    sheet: Sheet,
    level: Mapping[str, Any],
    cubes: Sequence[tuple[int, int]],
    marks: int,
    round_: int,
    now: int | None,
) -> str:
    """A level of the tree: the fruit that is left, who is there, and the card that hangs from the bough."""
    t, n, mark = sheet.t, level["level"], level["mark"]
    left = word(t, "web-left", count=mark)
    fruit = f'<span class="fruit n{mark}"></span><span class="fruit gone n{max(0, marks - mark)}"></span>'
    lamp = ""
    if n == round_ or round_ > 5:
        said = escape(t.t("ui-round", n=round_))
        lamp = (
            f'<span class="lamp" title="{word(t, "web-marker")}">{use(f"{ART}-round")}<small>{said}</small></span>'
        )
    plaque = ""
    card = level["card"]
    if card:
        name, text = words(card, t, sheet.book)
        short = word(t, f"does-{card}")
        plaque = (
            f'{use(f"{ART}-{card}", "pic")}<b class="nm">{name}</b><span class="does">{short}</span>'
            f'<span class="tx">{text}</span>'
        )
    number = (
        f'<b class="no"><span class="vh">{word(t, "web-level", n=n)}</span><span aria-hidden="true">{n}</span></b>'
    )
    hung = thing(f"go-L{n}", f"go-L{n}", "plaque go", f'name="move" value="level {n}"', number + plaque)
    here = f'<span class="q1">{queue(sheet, cubes, len(sheet.names))}</span>'
    state = ' now" data-scene="' if n == now else ""
    return (
        f'<article class="level l{n} {SIDES[n]}{state}" id="level-{n}">'
        f'<span class="bough" title="{left}">{fruit}<b class="left{"" if mark else " none"}">'
        f'<span data-n>{mark}</span><span class="vh"> {left}</span></b>{here}</span>{hung}{lamp}</article>'
    )


def deck_facts(view: Mapping[str, Any], deck: str, cards: CardTable) -> tuple[str, int, int, tuple[int, int, int]]:
    """A deck: its name, size and discards; and of the traps, which kinds are left (EN-X12)."""
    here = view["decks"][deck]
    kinds = (0, 0, 0)
    if deck == "traps":
        gone = [*here["pile"], *(view["mission"]["traps"] if view["mission"] is not None else ())]
        left = [damage for name, damage in trap_kinds(cards).items() if name not in gone]
        kinds = sum(not m for _, m in left), sum(not p for p, _ in left), sum(bool(p and m) for p, m in left)
    return deck, here["size"], len(here["pile"]), kinds


def draw_decks(sheet: Sheet, decks: Sequence[tuple[str, int, int, tuple[int, int, int]]], tiles: int) -> str:
    """The decks, what a viewer has seen of them, and the supply of tree tiles."""
    t, rows = sheet.t, []
    for deck, size, pile, kinds in decks:
        p, m, both = kinds
        more = word(t, "web-kinds", p=p, m=m, both=both) if any(kinds) else word(t, "web-discarded", n=pile)
        rows.append(
            f'<li>{use(f"{ART}-{deck}")}<b>{word(t, f"pile-{deck}")}</b><span class="n" data-n>{size}</span>'
            f"<small>{more}</small>{slot(f'known-{deck}')}</li>"
        )
    head = f"<h2>{word(t, 'web-decks')} <small>{word(t, 'web-decks-seen')}</small></h2>"
    leaf = use(f"{ART}-tiles")
    most = int(sheet.book.kit.cards.tree_tiles)
    gone = f"<i>{leaf}</i>" * (most - tiles)
    row = f'<span class="leaves" aria-hidden="true">{leaf * tiles}{gone}</span>' if most <= LEAVES else ""
    supply = f'<p class="sup">{row}{leaf}<b data-n>{tiles}</b> {word(t, "web-supply", count=tiles)}</p>'
    return f'<section class="decks" id="decks" data-page="4">{head}<ul>{"".join(rows)}</ul>{supply}</section>'


def token(t: Texts, key: str, value: Any) -> str:
    """A kind of thing a thief has: number and word."""
    label = word(t, "count-leaves" if key == "tiles" else f"count-{key}", count=value)
    icon = "hand" if key == "cards" else key
    return (
        f'<span class="tok k-{key}" title="{label}"><span>{use(f"{ART}-{icon}")}<b data-n>{value}</b></span>'
        f"<small>{label}</small></span>"
    )


def tags(t: Texts, p: Mapping[str, Any], bid: int | None) -> str:
    """Tiles a thief has at hand, and their bid."""
    out = [
        f'<span class="tag" title="{word(t, f"word-{key}")}">{use(f"{ART}-{key}")}'
        f'<span class="vh">{word(t, f"word-{key}")}</span></span>'
        for key in ("prepared", "sync", "extra", "cancel")
        if p[key]
    ]
    if bid is not None:
        out.append(f'<span class="tag">{word(t, "web-bid", n=bid)}</span>')
    return "".join(out)


def draw_panel(sheet: Sheet, p: Mapping[str, Any], stock: Sequence[int], place: int, bid: int | None) -> str:
    """One thief: who, conditions, tokens, upgrades, hand."""
    t, s, colour = sheet.t, p["seat"], p["colour"] or "red"
    upgrades = "".join([sheet.book.mini(c, t) for c in (*p["thief"], *p["machine"])])
    free = f'<span class="free">{word(t, "web-free")}</span>' * (4 - len(p["thief"]) - len(p["machine"]))
    cards = sum(p["backs"].values())
    tokens = "".join([token(t, key, p[key]) for key in ("coins", "knowledge", "tiles")])
    tokens += token(t, "cards", cards) + token(t, "sarcophagus", p["sarcophagus"]) + token(t, "sesame", p["sesame"])
    holds = " · ".join([f"{p[key]} {word(t, f'count-{key}', count=p[key])}" for key in ("sarcophagus", "sesame")])
    held = f"{cards} {word(t, 'count-cards', count=cards)}"
    backs = "".join(
        [
            f'<span class="back b-{deck}" title="{word(t, f"deck-{deck}")}">{use(f"{ART}-{deck}")}{n}</span>'
            for deck, n in p["backs"].items()
            if n
        ]
    )
    cubes = "".join([draw_cube(sheet, s, n) for n in stock])
    thief = word(t, f"thief-{colour}")
    return (
        f'<article class="panel s{s}{slot(f"asked-{s}")}" id="seat-{s}"><div class="idn">'
        f'<span class="face" title="{thief}">{use(f"{ART}-hood-{colour}", "hood")}'
        f'<span class="stock" aria-hidden="true">{cubes}</span></span>'
        f'<h2>{seal(s)}{sheet.who(s)}<small title="{word(t, "word-order")}">'
        f"{word(t, 'web-nth', n=place + 1)}</small>{tags(t, p, bid)}{slot(f'sealed-{s}')}</h2>"
        f"{token(t, 'points', p['points'])}</div>"
        f'<div class="gauges">{gauge(sheet, "p", p["p"], p["p_max"])}{gauge(sheet, "m", p["m"], p["m_max"])}</div>'
        f'<div class="toks">{tokens}</div>'
        f'<div class="gear" data-page="3 4"><h3>{word(t, "web-upgrades")} <small>{holds}</small></h3>'
        f'<div class="ups">{upgrades}{free}</div></div>'
        f'<div class="handbox" data-page="{slot(f"near-{s}", "3")}">'
        f"<h3>{word(t, 'web-hand')} <small>{held}</small></h3>"
        f'<div class="hand">{slot(f"hand-{s}", backs)}</div></div></article>'
    )


# -- what one viewer may do ----------------------------------------------------------------------------------


def seat(
    view: Mapping[str, Any], asked: str | None, legal: Sequence[Any], sheet: Sheet
) -> tuple[dict[str, str], str]:
    """The slots of one viewer, and the question bar. `asked` is the question's key, or None."""
    if view["seat"] is None:
        return {}, ""
    slots: dict[str, str] = {}
    known_slots(view, sheet, slots)
    last = sheet.memory["last"]
    if last and view["seat"] in last[1]:
        slots["band"] = seen_box(sheet)
    if asked is None:
        hand_slots(view, {}, sheet, slots)
        row_slots(view, None, {}, sheet, slots)
        return slots, ""
    by_card: Ways = {}
    rest: list[Way] = []
    for move in legal:
        text = str(move)
        verb, card = text.partition(" ")[0], target(text)
        if card:
            by_card.setdefault(card, []).append((text, sheet.say(move)))
        elif verb not in ("peek", "return", "tile"):
            rest.append((text, sheet.say(move)))
    bar = Bar(view, asked, sheet, slots)
    html = bar.html(legal, by_card, rest)
    hand_slots(view, bar.numbers, sheet, slots, bar.asides)
    row_slots(view, asked, bar.numbers, sheet, slots)
    if asked == "pack":
        slots[f"near-{view['seat']}"] = "1 3"  # on small screens the hand lies below the sarcophagus
    return slots, html


def target(text: str) -> str | None:
    """The card on the table or in hand that a move is about; None for moves of the bar."""
    verb, _, tail = text.partition(" ")
    card = tail.split(" ")[0]
    if verb in ("buy", "discard", "cross", "pack", "heal", "feed"):
        return card
    return card if verb in ("use", "sell") and card[2:].isdigit() else None


def hand_slots(
    view: Mapping[str, Any],
    numbers: Mapping[str, int],
    sheet: Sheet,
    slots: dict[str, str],
    asides: Collection[str] = (),
) -> None:
    """One's own hand, face up; what is packed; and upgrades that can be sold."""
    me, book, t = view["seat"], sheet.book, sheet.t
    mine = view["players"][me]
    packed: list[str] = []
    for each in view["mission"]["team"] if view["mission"] is not None else ():
        if each["packed"] is not None:
            packed += each["packed"]
            faces = [book.held(card, t, numbers.get(card, 0), "slot full") for card in each["packed"]]
            slots[f"packed-{each['seat']}"] = "".join(faces)
    held = [card for card in mine["hand"] or () if card not in packed]
    slots[f"hand-{me}"] = "".join([book.held(card, t, numbers.get(card, 0), aside=card in asides) for card in held])
    for card in (*mine["thief"], *mine["machine"]):
        if card in numbers:
            choose(slots, card, f"card-{card}", numbers[card])


def row_slots(
    view: Mapping[str, Any], asked: str | None, numbers: Mapping[str, int], sheet: Sheet, slots: dict[str, str]
) -> None:
    """Cards of the rows: lit, or what they lack; missions say how they would end."""
    book, t = sheet.book, sheet.t
    coins = view["players"][view["seat"]]["coins"]
    prospects = Prospects(view, book.kit.cards) if asked in PREVIEWED and not resolved(view, "crossing") else None
    for deck, row in view["rows"].items():
        verb = "cross" if deck == "missions" else "buy"
        for card in row:
            badge = ""
            if deck == "missions":
                badge = odds_badge(prospects.of(card), t) if prospects else ""
            elif asked == "market" and book.price(card) > coins:
                badge = f'<span class="lack">{word(t, "web-short", n=book.price(card) - coins)}</span>'
            ident = f"card-{card}"
            if card in numbers:
                choose(slots, card, ident, numbers[card], badge)
                if "lack" in badge:
                    slots[f"l-{card}"] = ' far" data-choose'
            elif badge:
                slots[f"h-{card}"] = why(ident, f'name="move" value="{verb} {card}"') + badge


def odds_badge(found: Forecast, t: Texts) -> str:
    """The chance of success on top of the card, with the damage in words for those who point at it."""
    told = escape(" ".join(odds_words(found, t)))
    tenth = round(10 * found.chance)
    return f'<span class="odds" title="{told}"><i class="ring o{tenth}"></i>{percent(found.chance)}</span>'


def known_slots(view: Mapping[str, Any], sheet: Sheet, slots: dict[str, str]) -> None:
    """Cards of the decks this seat can name: what it has looked at and nothing has moved since."""
    t = sheet.t
    for deck in DECKS:
        here, lines = view["decks"][deck], []
        for end in ("top", "bottom"):
            if any(here[end]):
                names = ", ".join(t.card(c) if c else "?" for c in here[end])
                lines.append(f"{t.t(f'{NAME}-web-{end}')}: {names}")
        for fact in here["among"]:
            names = ", ".join(map(t.card, fact["cards"]))
            top, bottom = len(fact["top"]), len(fact["bottom"])
            lines.append(f"{t.t(f'{NAME}-web-among', top=top, bottom=bottom)}: {names}")
        if lines:
            shown = [f"<em>{use('u-eye', 'k')}<span>{escape(line)}</span></em>" for line in lines]
            slots[f"known-{deck}"] = "".join(shown)


# -- the end, and the box ------------------------------------------------------------------------------------


def points(match: Any) -> list[int]:
    """Every seat's points as things stand. For the chart after the end."""
    return [int(p["points"]) for p in match.view(None)["players"]]
