"""The desk beside the map: the event and the watch's clock, the order of the turn, thieves, one's own cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rookery.games.age_of_thieves.cards.book import HAND_LIMIT
from rookery.games.age_of_thieves.kit import box_kit
from rookery.games.age_of_thieves.web.city import Ways
from rookery.games.age_of_thieves.web.legend import draw_key
from rookery.games.age_of_thieves.web.words import ART, NAME, PIECES, icon, pawn, piece, place, word
from rookery.games.sheet import CardBook, Sheet, escape, slot, use
from rookery.i18n import Texts

JEWELS = ("emperor", "green", "yellow", "trinkets")
MARKS = ("informer", "agent", "neighbourhood")
COLOURS = ("blue", "red", "purple")
CALM, ALARM = 10, 5
"""Turns of calm there can be, and turns of alarm."""
LONG, LONGER = 9, 12  # letters
AT_ONCE = ("C04", "C05", "C08", "C10", "A03", "A05", "A09")
"""Events that are over as soon as they have happened; all others last until the end of the turn."""
FESTIVAL = "C07"
"""The event at which thieves sneak a step farther."""


class Book(CardBook):
    """The cards of a table: data by id, and their drawn faces per language, made once."""

    def suit(self, card: str) -> str:
        """What kind of card it is: it decides the colour."""
        if card in ("move", "ambush"):
            return "basic"
        if card.startswith("special"):
            return "special"
        if card[:1] in "CA" and card[1:].isdigit():
            return "calm" if card[0] == "C" else "alarm"
        return str(self.rows.get(card, {}).get("kind", "plain"))

    def face(self, card: str, t: Texts) -> str:
        """The drawn card as HTML."""
        key = (card, t.lang)
        if key not in self._faces:
            name, text = map(escape, self.card_words(card, t.lang))
            far = self.rows.get(card, {}).get("range")
            reach = f'<i class="v">{use(f"{ART}-points", "k")}{far}</i>' if far else ""
            self._faces[key] = (
                f'{use(f"pen-{self.pens.get(card, 0) % 64}", "pen")}<span class="cost">{reach}</span>'
                f'{icon(card)}<b>{name}</b><span class="tx">{text}</span>'
            )
        return self._faces[key]

    def inner(self, card: str, t: Texts, steps: int = 0) -> str:
        """What stands inside a card of the desk: picture, name and what it does. `steps`: how far one may sneak."""
        key = (card, f"{t.lang} inner {steps}")
        if key not in self._faces:
            name, text = escape(self.card_words(card, t.lang)[0]), escape(self.brief(card, t, steps))
            self._faces[key] = f'{icon(card)}<b{length(name)}>{name}</b><small class="tx">{text}</small>'
        return self._faces[key]

    def brief(self, card: str, t: Texts, steps: int = 0) -> str:
        """Its effect in a few words; a card that says something else than that of the box shows its own text."""
        key, text = f"{NAME}-brief-{card}", self.card_words(card, t.lang)[1]
        if not t.has(key) or text != box_kit().card_words(card, t.lang)[1]:
            return text
        return t.t(key, steps=steps or int(box_kit().book.sneak))

    def words_tonight(self, card: str, t: Texts, steps: int) -> tuple[str, str]:
        """Its name and what it does under the event in force. `steps`: how far one may sneak."""
        name, text = self.card_words(card, t.lang)
        key, values = f"{NAME}-card-{card}", self.kit.card_values(card)
        if "sneak" in values and text == t.attr(key, "text", **values):
            text = t.attr(key, "text", **{**values, "sneak": steps})
        return name, text

    def whole(self, card: str, t: Texts) -> str:
        """Attributes with all that can be said of a card: its text, its source and the clauses about it."""
        key = (card, f"{t.lang} whole")
        if key not in self._faces:
            row = self.rows.get(card) or self.rows.get(card.partition("-")[0], {})
            source = [t.t(f"ui-source-{row['source']}")] if "source" in row else []
            text = escape(self.card_words(card, t.lang)[1])
            more = escape(" · ".join([*row.get("clauses", ()), *source]))
            self._faces[key] = f'data-full="{text}" data-source="{more}"'
        return self._faces[key]


def length(name: str) -> str:
    """Long words are set smaller, or have the whole width, so that none is cut."""
    most = max([len(part) for part in name.replace("-", " ").split()], default=0)
    return ' class="xl"' if most > LONGER else ' class="long"' if most > LONG else ""


# -- the night -----------------------------------------------------------------------------------------------


def draw_night(
    sheet: Sheet,
    event: str | None,
    side: str,
    die: int,
    ears: tuple[int, int, int, int],
    gates: str | None,
    deck: int,
) -> str:
    """The event as a placard, and the watch's clock."""
    t = sheet.t
    name, text = map(escape, sheet.book.card_words(event, t.lang)) if event else (word(t, f"web-{side}"), "")
    facts = [word(t, "web-deck", count=deck)]
    if event and event not in AT_ONCE:
        facts.insert(0, word(t, "web-lasts"))
    if gates:
        facts.insert(0, word(t, "web-gates", district=t.t(f"{NAME}-district-{gates}")))
    hears, walks, far, steps = ears
    watch = [word(t, "web-hears-walks", hears=hears, walks=walks)]
    if side == "alarm":
        watch.append(word(t, "web-captains", hears=far, walks=steps))
    watch.append(word(t, f"web-equal-{side}"))
    at = word(t, "web-die", n=die) if die else word(t, "web-watch")
    bell, lines = use(f"{ART}-watch", "pic"), "".join([f"<span>{each}</span>" for each in watch])
    return (
        f'<section class="night n-{side}" id="night"><div class="placard">{bell}<h2>{name}</h2><p>{text}</p>'
        f"<small>{' · '.join(facts)}</small></div>"
        f'<div class="clock">{clock(die)}<p><b>{at}</b>{lines}</p></div>{draw_key(t)}</section>'
    )


def clock(die: int) -> str:
    """The dial with its hand on the watch's initiative."""
    hand = f'<g transform="rotate({45 * (die - 1)})">{part("hand")}</g>' if die else ""
    return f'<svg class="dial" viewBox="-46 -46 92 92" aria-hidden="true">{part("dial")}{hand}</svg>'


def part(name: str) -> str:
    """A part of the clock, as large as the whole."""
    return f'<use href="{PIECES}#{name}" x="-46" y="-46" width="92" height="92"/>'


def draw_where(t: Texts, view: Mapping[str, Any]) -> str:
    """The line in the header: turn, phase, and the turns that are left as moons or bells."""
    alarm = view["watch"]["side"] == "alarm"
    left = view["events"]["alarm" if alarm else "calm"]
    most = ALARM if alarm else CALM
    moons = "".join(['<i class="o"></i>'] * (most - left) + ["<i></i>"] * left)
    said = word(t, "web-left", count=left)
    return (
        f"<b>{word(t, 'web-turn', n=view['turn'])}</b> <span>{word(t, 'web-phase-' + str(view['phase']))}</span>"
        f'<span class="moons{" bells" if alarm else ""}" title="{said}">{moons}<em>{said}</em></span>'
    )


# -- the order of the turn -----------------------------------------------------------------------------------


def resolved(view: Mapping[str, Any]) -> list[tuple[int, int | None, str | None]]:
    """What is over this turn, the first first: points, whose, and the card. The watch has no owner."""
    out: list[tuple[int, int | None, str | None]] = []
    for p in view["thieves"]:
        for each in p["stacks"]:
            if each["up"]:
                out.append((each["points"], p["seat"], each["card"]))
    if view["watch"]["acted"]:
        out.append((view["watch"]["die"], None, None))
    out.sort(key=lambda each: (-each[0], each[1] is None, each[1] or 0))
    return out


def draw_line(
    sheet: Sheet,
    over: Sequence[tuple[int, int | None, str | None]],
    coming: Sequence[Mapping[str, Any]],
    die: int,
    phase: str,
    acting: int | None,
    side: str,
) -> str:
    """The turn as cards on a line, high to low; own cards are put in by their owners."""
    t = sheet.t
    now = last_of(over, acting)
    items = []
    for n, (points, s, card) in enumerate(over):
        items.append(chip(sheet, points, s, card, "now" if n == now else "done", ""))
    for n, each in enumerate(coming):
        items.append(chip(sheet, each["points"], each["seat"], None, "", f"line-{n}"))
    if phase == "declaration" and not coming:
        items = [
            chip(sheet, die, None, None, "", ""),
            f'<li class="none">{use("u-lock")} {word(t, "web-when-ready")}</li>',
        ]
    head = word(t, "web-order")
    tie = f'<span class="falling">{word(t, "web-falling")} · </span>{word(t, f"web-equal-{side}")}'
    return (
        f'<section class="turn" id="turn"><h2><span>{head}</span><small>{tie}</small></h2>'
        f'<ol class="line" aria-label="{head}" tabindex="0">{"".join(items)}</ol></section>'
    )


def last_of(over: Sequence[tuple[int, int | None, str | None]], acting: int | None) -> int:
    """Which of the stacks turned up is being resolved: the last one of the thief who is asked."""
    mine = [n for n, (_, s, _) in enumerate(over) if s == acting and acting is not None]
    return mine[-1] if mine else -1


def chip(sheet: Sheet, points: int, s: int | None, card: str | None, cls: str, hole: str) -> str:
    """One card of the line: its points, its picture, whose it is."""
    t = sheet.t
    if s is None:
        said = word(t, "web-watch")
        return f'<li class="w {cls}"><b>{points or "–"}</b>{use(f"{ART}-watch")}<span>{said}</span></li>'
    face = line_face(sheet, s, card)
    return f'<li class="s{s} {cls}"><b>{points}</b>{slot(hole, face) if hole else face}</li>'


def line_face(sheet: Sheet, s: int, card: str | None) -> str:
    """What a stack on the line shows: its card to those who may see it, its owner to all others."""
    name = escape(sheet.names[s])
    if card is None:
        return f'{pawn(s)}<span title="{name}">{name}</span>'
    said = escape(sheet.book.card_words(card, sheet.t.lang)[0])
    back = f'<i class="f s-{sheet.book.suit(card)}"></i>'
    return f'{back}{icon(card, "ic")}<span title="{said} · {name}">{said}</span>'


def own_line(view: Mapping[str, Any], sheet: Sheet) -> dict[str, str]:
    """One's own stacks on the line, with their faces."""
    me = view["seat"]
    down = [each for each in view["thieves"][me]["stacks"] if not each["up"]]
    out = {}
    for n, entry in enumerate(view["timeline"]):
        if entry["seat"] != me:
            continue
        found = next((each for each in down if each["points"] == entry["points"]), None)
        if found is not None:
            down.remove(found)
            out[f"line-{n}"] = line_face(sheet, me, found["card"])
    return out


# -- thieves -------------------------------------------------------------------------------------------------


def jewel(t: Texts, kind: str, n: int) -> str:
    """Jewels of a kind, with their number."""
    return counted(word(t, f"jewel-{kind}"), piece(kind), n)


def token(t: Texts, kind: str, n: int) -> str:
    """City tokens of a kind, with their number."""
    return counted(word(t, f"card-{kind}"), icon(kind, "pic spy"), n)


def counted(name: str, drawn: str, n: int) -> str:
    """Something a thief has several of."""
    return f'<span class="tok" title="{name}">{drawn}<span data-n>{n}</span><span class="vh"> {name}</span></span>'


def ap(t: Texts, colour: str, value: int) -> str:
    """Action points of a colour."""
    name = word(t, f"web-{colour}")
    hexagon = f'<span class="hex c-{colour}" title="{name}">{value}<span class="vh"> {name}</span></span>'
    return (
        f'{hexagon}<small class="apw" aria-hidden="true">{word(t, "web-ap")}</small>'
        if colour == "blue"
        else hexagon
    )


def draw_panel(sheet: Sheet, p: Mapping[str, Any], first: bool) -> str:
    """One thief: name, jewels, tokens, points, states, cards and stacks."""
    t, s, thief = sheet.t, p["seat"], p["thief"]
    goods = [jewel(t, j, p["jewels"][j]) for j in JEWELS if p["jewels"][j]]
    goods += [token(t, k, p["tokens"][k]) for k in MARKS if p["tokens"][k]]
    points = "".join([ap(t, c, p["points"][c]) for c in COLOURS if p["points"][c] or c == "blue"])
    tags = [tag(t, state, "marked" if state == "marked" else "") for state in p["states"]]
    for key in ("hidden", "dungeon", "out", "best"):
        if p[key]:
            tags.append(f'<span class="tag t-{key}">{word(t, f"web-{key}")}</span>')
    star = cards = ""
    if first:
        said = word(t, "web-first-thief")
        star = f'<span class="star" title="{said}">★<span class="vh">{said}</span></span>'
    if p["cards"] is not None:
        cards = f'<span class="back" title="{word(t, "web-cards")}">{use(f"{ART}-cards")}{p["cards"]}</span>'
    stacks = "".join([draw_stack(sheet, each) for each in p["stacks"]])
    name, text = map(escape, sheet.book.card_words(thief, t.lang)) if thief else ("", "")
    at = escape(place(t, p["at"])) if p["at"] else ""
    where = f'<span title="{text}">{name}</span>{" · " if name and at else ""}{at}'
    worth = f'<em title="{word(t, "web-worth")}">{word(t, "web-vp", n=p["worth"])}</em>'
    return (
        f'<article class="panel s{s}{slot(f"asked-{s}")}{slot(f"lit-{s}")}" id="seat-{s}">'
        f"<h2>{pawn(s)}{sheet.who(s)}{star}{worth}</h2>"
        f'<p class="goods">{"".join(goods)}</p><p class="pl">{where}</p>'
        f'<p class="st">{points}{cards}{"".join(tags)}</p>'
        f'<div class="own">{slot(f"own-cards-{s}", stacks)}</div></article>'
    )


def tag(t: Texts, state: str, hot: str) -> str:
    """A state a thief is in."""
    return f'<span class="tag t-{state} {hot}">{word(t, f"web-state-{state}")}</span>'


def draw_stack(sheet: Sheet, each: Mapping[str, Any]) -> str:
    """A declared stack of somebody: its points, and its picture if it may be seen."""
    card = each["card"]
    face = (
        f'{icon(card)}<span class="vh">{escape(sheet.book.card_words(card, sheet.t.lang)[0])}</span>'
        if card
        else ""
    )
    return f'<span class="stack{" up" if each["up"] else ""}">{each["points"]}{face}</span>'


# -- one's own cards -----------------------------------------------------------------------------------------


def at_rest(mine: Mapping[str, Any], special: bool) -> list[str]:
    """Basic and special cards that were not declared, while stacks are resolved."""
    if not mine["stacks"]:
        return []
    own = ["move", "ambush", *([f"special-{mine['thief']}"] if special else [])]
    down = {each["card"] for each in mine["stacks"]}
    return [card for card in own if card not in down and card.partition("-")[0] not in down]


def sneak_steps(view: Mapping[str, Any], sheet: Sheet) -> int:
    """How far a thief may sneak this turn."""
    return int(sheet.book.kit.book.sneak) + (1 if view["event"] == FESTIVAL else 0)


def own_cards(
    mine: Mapping[str, Any], on_card: Ways, sheet: Sheet, verb: str, acting: bool, special: bool, steps: int
) -> str:
    """One's own stacks with their points, then the hand; what can be chosen glows and says what happens to it."""
    t = sheet.t
    out = []
    for n, (each, state) in enumerate(in_turn(mine["stacks"], acting)):
        out.append(played(sheet, each, n, state, steps))
    for n, card in enumerate([*(mine["hand"] or ()), *at_rest(mine, special)]):
        inner, cls = sheet.book.inner(card, t, steps), f"card s-{sheet.book.suit(card)}"
        whole = sheet.book.whole(card, t)
        if card in on_card:
            move, said = on_card[card][0]
            gone = not move.startswith("pick ")  # given up for good: it is asked about
            lost, last = (" lose", " data-final") if gone else ("", "")
            out.append(
                f'<button id="hand-{n}-{card}" class="{cls} lit{lost}" name="move" value="{escape(move)}" {whole} '
                f'aria-label="{escape(said)}"{last}><span class="hit">{inner}</span><span class="lbl">{verb}</span>'
                "</button>"
            )
        else:
            off = " off" if mine["stacks"] else ""
            out.append(
                f'<button id="hand-{n}-{card}" class="{cls}{off}" form="why" name="card" value="{card}" {whole}>'
                f'<span class="hit">{inner}</span></button>'
            )
    kind = " played" if mine["stacks"] else ""
    return f'<div class="hand{kind}">{"".join(out)}</div>' if out else ""


def in_turn(stacks: Sequence[Mapping[str, Any]], acting: bool) -> list[tuple[Mapping[str, Any], str]]:
    """One's own stacks, the one in use first: now, next, later, done."""
    up = sorted([each for each in stacks if each["up"]], key=lambda each: int(each["points"]))
    now = up[:1] if acting else []
    coming = [each for each in stacks if not each["up"]]
    out = [(each, "now") for each in now]
    out += [(each, "later" if n else "next") for n, each in enumerate(coming)]
    out += [(each, "done") for each in up[len(now) :]]
    return out


def played(sheet: Sheet, each: Mapping[str, Any], n: int, state: str, steps: int) -> str:
    """One of one's own stacks."""
    t, card = sheet.t, each["card"]
    inner = sheet.book.inner(card, t, steps)
    under = f" + {escape(sheet.book.card_words(each['cover'], t.lang)[0])}" if each["cover"] else ""
    return (
        f'<button id="stack-{n}-{card}" class="card s-{sheet.book.suit(card)} {state}" form="why" name="card" '
        f'value="{card}" {sheet.book.whole(card, t)}><span class="hit">{inner}</span>'
        f'<span class="lbl"><b>{each["points"]}</b>{word(t, f"web-stack-{state}")}{under}</span></button>'
    )


# -- the declaration: points are put onto cards --------------------------------------------------------------


def most_points(mine: Mapping[str, Any]) -> int:
    """All points one can have on cards this turn."""
    tokens = mine["tokens"]
    return int(sum(mine["points"].values()) + tokens["informer"] + 2 * tokens["agent"])


def bid_cards(mine: Mapping[str, Any], sheet: Sheet, special: bool, steps: int) -> str:
    """The hand with a number on every card; `board.js` makes + and − of it."""
    most = most_points(mine)
    chosen = declared(sheet.given)
    hand = [c for c in mine["hand"] or () if c.startswith("G")]
    move = sheet.book.inner("move", sheet.t, steps)
    out = [bid(sheet, "move", "move", chosen, most, "", move), bid(sheet, "ambush", "ambush", chosen, most, "")]
    if special:
        out.append(bid(sheet, f"special-{mine['thief']}", "special", chosen, most, cover(sheet, hand, chosen)))
    for n, card in enumerate(hand):
        out.append(bid(sheet, card, f"{card}-{n}", chosen, most, ""))
    if len(hand) < HAND_LIMIT:
        out.append(f'<p class="fits">{word(sheet.t, "web-fits", count=int(HAND_LIMIT) - len(hand))}</p>')
    return f'<div class="hand bids" data-bids>{"".join(out)}</div>'


def declared(given: str) -> dict[str, list[int]]:
    """The points in a declaration by card; cards of a kind one after the other."""
    out: dict[str, list[int]] = {}
    for stack in given.split(" ")[1:]:
        card, _, n = stack.partition(":")
        if card.startswith("special+"):
            out["cover " + card[8:]] = [int(n)]
            card = "special"
        out.setdefault(card, []).append(int(n))
    return out


def bid(
    sheet: Sheet, card: str, name: str, chosen: dict[str, list[int]], most: int, more: str, inner: str = ""
) -> str:
    """A card that takes points."""
    t = sheet.t
    inner = inner or sheet.book.inner(card, t)
    said = escape(sheet.book.card_words(card, t.lang)[0])
    values = chosen.get(name.split("-")[0], [])
    value = values.pop(0) if values else 0
    less, one = word(t, "web-less"), word(t, "web-more")
    return (
        f'<div class="card s-{sheet.book.suit(card)}" id="bid-{name}"><button class="hit" form="why" name="card" '
        f'value="{card}" {sheet.book.whole(card, t)}>{inner}</button>{more}<div class="pay">'
        f'<button type="button" data-less aria-label="{said}: {less}">−</button>'
        f'<input type="number" name="ap-{name}" min="0" max="{most}" value="{value}" inputmode="numeric" data-add '
        f'aria-label="{said}"><button type="button" data-more aria-label="{said}: {one}">+</button></div></div>'
    )


def cover(sheet: Sheet, hand: Sequence[str], chosen: dict[str, list[int]]) -> str:
    """The choice of the general card the special action is declared under."""
    t = sheet.t
    if not hand:
        return f'<span class="needs">{word(t, "web-needs-cover")}</span>'
    options = "".join(
        [
            f'<option value="{c}"{" selected" if f"cover {c}" in chosen else ""}>{word(t, f"card-{c}")}</option>'
            for c in dict.fromkeys(hand)
        ]
    )
    label = word(t, "web-cover")
    return (
        f'<select class="cover" name="cover" aria-label="{label}" title="{label}">'
        f'<option value="">{word(t, "web-cover-none")}</option>{options}</select>'
    )


def declare_bar(mine: Mapping[str, Any], sheet: Sheet, die: int, alarm: bool) -> str:
    """The pool of points, what the order will be, and the two ways to answer."""
    t = sheet.t
    points = "".join([f'<i class="hex c-{c}"></i>' * mine["points"][c] for c in COLOURS])
    chosen = declared(sheet.given)
    tiles = []
    for kind, worth in (("informer", 1), ("agent", 2)):
        spent = sum(chosen.get(kind, []))
        for n in range(mine["tokens"][kind]):
            name, text = map(escape, sheet.book.card_words(kind, t.lang))
            tick = " checked" if n < spent else ""
            tiles.append(
                f'<label class="tile" title="{name}: {text}"><input type="checkbox" name="spend-{kind}" value="1" '
                f'data-worth="{worth}"{tick}><span>+{worth}</span><span class="vh"> {name}</span></label>'
            )
    have = sum(mine["points"].values())
    buttons = "|".join([escape(t.t(f"{NAME}-web-declare-cards", count=n)) for n in range(1, 10)])
    none, sure = word(t, "web-declare-none"), word(t, "web-declare-sure")
    before, after = word(t, "web-before", n=die), word(t, "web-after", n=die)
    full, bare, empty = word(t, "web-bid-all"), word(t, "web-bid-cover"), word(t, "web-bid-none")
    return (
        f'<div class="pool" data-pool="{have}" data-all="{full}" data-cover="{bare}" data-none="{empty}">'
        f'<span class="hexes" aria-hidden="true">{points}</span>'
        f"{''.join(tiles)}<span>{word(t, 'web-left-points')} <b data-left>{have}</b></span></div>"
        f'<p class="sum" id="forecast" data-die="{die}" data-tie="{1 if alarm else 0}" data-before="{before}" '
        f'data-after="{after}"></p>'
        f'<div class="acts"><button class="btn go" name="do" value="declare" data-said="{buttons}">'
        f"{word(t, 'web-declare')}</button>"
        f'<button type="button" class="btn lnk" popovertarget="nothing">{none}</button></div>'
        f'<div class="ways" id="nothing" popover><p>{sure}</p>'
        f'<button class="btn" name="move" value="declare">{none}</button></div>'
    )
