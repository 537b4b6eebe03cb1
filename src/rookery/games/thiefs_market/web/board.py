"""What the page of Thief's Market shows, prepared from views alone.

`shared` is everything everybody sees, once per change; `seat` is what one viewer may do and see besides: it fills
the slots that `shared` leaves wherever viewers differ.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rookery.games.sheet import SPRITE, CardBook, Drawn, Sheet, escape, inside, slot, use
from rookery.games.thiefs_market.notation import WORDS
from rookery.games.thiefs_market.score import total
from rookery.i18n import Texts

NAME = "thiefs-market"
ART = "tm"  # the prefix of our symbols in the sprite
LOG_IS_PUBLIC = True  # every event of this game reads the same to everybody
ORDER = "RWBGYIS"
ICONS = "HMTNEP"
WORD = dict(zip(ORDER, WORDS, strict=True))
LONG = 78  # letters of a card's text that need a smaller hand
WIDE = 14  # letters of a word in a card's name that do
JOINT = re.compile(r"(?<=\w{6}(?:ngs|its))(?=\w{6})")  # where a long German word is put together
PARTS = [(f"head-{s}", f"pile-{s}", f"own-{s}") for s in range(5)]  # of each panel, by seat
QUIET_EVENTS = ("buying", "deal")
HELP = {
    "split": ("TM-L5", "TM-L6", "TM-L7", "TM-L8", "TM-L10"),
    "buy": ("TM-P2", "TM-P4", "TM-P5", "TM-P11"),
    "save": ("TM-K12",),
    "reroll": ("TM-K13",),
}
"""The clauses behind each question, for those who ask what they can do."""

Way = tuple[str, str]  # a move and its words
Ways = dict[str, list[Way]]  # by card
NOTHING: Ways = {}
Zone = list[tuple[int, str]]
Memory = dict[str, Zone]


# -- dice keep their identity, so that they can be seen moving -----------------------------------------------


def zones(view: Mapping[str, Any]) -> dict[str, list[str]]:
    """Where loot lies, by place: the pool, dice put aside, each pile."""
    out = {"pool": list(view["pool"]), "aside": list(view["aside"])}
    for p in view["players"]:
        out[f"p{p['seat']}"] = list(p["pile"])
    return out


def follow(memory: Memory, view: Mapping[str, Any]) -> Memory:
    """Give every die a number that stays with it: first where it lay, then by its face, then whoever is left.

    Dice of one face are interchangeable and all lie open, so a number says nothing that is not on the table.
    """
    lying = zones(view)
    found = {zone: dice for zone, dice in memory.items() if [face for _, face in dice] == lying.get(zone)}
    if len(found) == len(lying):
        return found
    open_places = {zone: faces for zone, faces in lying.items() if zone not in found}
    loose: Zone = []
    for zone, faces in open_places.items():
        found[zone] = []
        for number, face in memory.get(zone, ()):
            if face in faces:
                faces.remove(face)
                found[zone].append((number, face))
            else:
                loose.append((number, face))
    for same_face in (True, False):
        for number, face in tuple(loose):
            place = next(
                (
                    (zone, now)
                    for zone, faces in open_places.items()
                    for now in faces
                    if (now == face if same_face else (now == "S") == (number == 0))
                ),
                None,
            )
            if place is not None:
                loose.remove((number, face))
                open_places[place[0]].remove(place[1])
                found[place[0]].append((number, place[1]))
    fresh = iter(sorted(set(range(1, 15)) - {n for dice in found.values() for n, _ in dice}))
    for zone, faces in open_places.items():
        found[zone] += [(0 if face == "S" else next(fresh), face) for face in faces]
        found[zone].sort(key=lambda d: (ORDER.index(d[1]), d[0]))
    return found


# -- cards ---------------------------------------------------------------------------------------------------


class Book(CardBook):
    """The cards of a table: data by id, and their drawn faces per language, made once."""

    def __init__(self, rows: Iterable[Mapping[str, Any]]) -> None:
        super().__init__(rows)
        self._words: dict[str, Words] = {}
        self._costs = {card: dict(Counter(r["cost"])) for card, r in self.rows.items()}

    def cost(self, card: str) -> dict[str, int]:
        """Its price, gem by gem."""
        return self._costs[card]

    def words(self, t: Texts) -> Words:
        """The words of a language."""
        found = self._words.get(t.lang)
        if found is None:
            found = self._words[t.lang] = Words(t)
        return found

    def suit(self, card: str) -> str:
        """The first icon: it decides the colour."""
        return str(self.rows[card]["icons"])[:1] or "E"

    def face(self, card: str, t: Texts) -> str:
        """The drawn card as HTML."""
        key = (card, t.lang)
        if key not in self._faces:
            kinds = ", ".join([t.t(f"{NAME}-icon-{i}") for i in dict.fromkeys(str(self.rows[card]["icons"]))])
            said = self.card_words(card, t.lang)
            self._faces[key] = draw(card, self.rows[card], self.pens[card] % 64, said, kinds)
        return self._faces[key]

    def goods(self, card: str, t: Texts) -> str:
        """A card on sale: a button that explains itself, unless a viewer's slot makes it more."""
        key = (card, f"{t.lang} sale")
        if key not in self._faces:
            plain = card_slot(f"card s-{self.suit(card)}", ask_to_buy(card))
            self._faces[key] = f'<button id="card-{card}" {slot(f"c-{card}", plain)}{self.face(card, t)}</button>'
        return self._faces[key]

    def mini(self, card: str, t: Texts) -> str:
        """The same, small, for cards in front of somebody."""
        key = (card, f"{t.lang} mini")
        if key not in self._faces:
            name, text = map(escape, self.card_words(card, t.lang))
            signs = effect_signs(str(self.rows[card]["effect"]))
            plain = card_slot("mini", f'form="why" name="card" value="{card}"')
            self._faces[key] = (
                f'<button id="card-{card}" {slot(f"o-{card}", plain)}{use(f"{ART}-{card}", "pic")}<b>{name}</b>'
                f'<span class="fx">{signs}</span><span class="tx">{text}</span></button></span>'
            )
        return self._faces[key]


def card_slot(cls: str, attributes: str, badge: str = "") -> str:
    """The rest of a card's opening tag, and its badge."""
    return f'class="{cls}" {attributes}>{badge}'


def ask_to_buy(card: str) -> str:
    """The attributes of a card on sale that can only be asked about."""
    return f'form="why" name="move" value="buy {card}" aria-describedby="tx-{card}"'


def pip(face: str) -> str:
    """A gem, bag, mask or token as a small sign: colour, shape and letter."""
    return f'<i class="p {face}">{face}</i>'


def die(number: int, face: str, zone: str, choice: str, name: str) -> str:
    """A die that can be chosen where its slot allows it."""
    return (
        f'<label class="die {face}" id="d{number}" title="{name}"><input type="checkbox" name="{zone}" '
        f'value="{face}" id="i{number}" aria-label="{name}" data-word="{WORD[face]}"{choice}>'
        f'<svg><use href="{SPRITE}#{ART}-{face}"/></svg><b>{face}</b></label>'
    )


def dice_row(dice: Zone, zone: str, choice: str, words: Words) -> str:
    """Dice that are chosen together; nobody can unless a viewer's slot says so."""
    free = slot(choice, " disabled")
    return "".join([die(n, face, zone, free, words.item[face]) for n, face in dice])


def effect_signs(code: str) -> str:
    """A card's effect in signs."""
    verb, _, rest = code.partition(" ")
    arrow = "<u>&rsaquo;</u>"  # signs as entities: what is ASCII alone is sent with less work
    infamy, gold = use(f"{ART}-infamy", "k"), use(f"{ART}-gold", "k")
    magic, tower = use(f"{ART}-M", "k"), use(f"{ART}-T", "k")
    more = f"+{use(f'{ART}-cart', 'k')}"
    if verb == "FLIP":
        source, _, targets = rest.partition("→")
        return pip(source) + arrow + "".join(pip(f) for f in targets.split("/"))
    if verb == "SELL":
        return pip(rest) + arrow + infamy
    if verb == "XBUY":
        return pip(rest) + arrow + more
    if verb == "ONBUY":
        return use(f"{ART}-cart", "k") + pip(rest) + arrow + infamy
    if verb == "VP":
        return f"<em>{rest}</em>"
    if verb == "SAFE":
        low, high = rest.split("/")
        return f"{tower}<em>{low}</em>{tower}{tower}<em>{high}</em>"
    if verb == "MAP":
        return "<em>{}</em>/<em>{}</em>".format(*rest.split("/"))
    fixed = {
        "GAUNTLET": pip("I") + arrow + gold,
        "EYEPATCH": pip("S") + arrow + infamy,
        "SCALES": pip("Y") + arrow + f"+{gold}",
        "ESTATE": pip("I") + arrow + f"+{infamy}",
        "LUCKY": use(f"{ART}-roll", "k") + "1",
        "POTION": arrow + use("u-cards", "k"),
        "CLUTCHES": use(f"{ART}-box", "k") + arrow + infamy,
        "HAUL": use("u-dice", "k") + arrow + infamy,
        "GOLEM": magic + magic + arrow + "<em>3</em>",
        "EXIT": gold + arrow + infamy + infamy,
        "RACKET": more + " &minus;1" + pip("any"),
        "LOYALTY": use("u-cards", "k") + arrow + "<em>1</em>",
        "CAMPAIGN": infamy + infamy + arrow + "<em>1</em>",
        "CURSE": magic + arrow + "<em>1</em>",
        "ALLEY": use("u-dice", "k") + "5" + arrow + infamy + infamy,
        "COPY": use("u-copy", "k"),
        "STEW": use("u-copy", "k"),
    }
    return fixed.get(verb, "")


def fitted(name: str) -> str:
    """A card's name as it stands on the card: long words in a smaller hand, the longest with a place to break."""
    wide = ' class="wide"' if max(map(len, name.split())) >= WIDE else ""
    return f"<b{wide}>{JOINT.sub(chr(0xAD), escape(name))}</b>"


def draw(card: str, row: Mapping[str, Any], pen: int, said: tuple[str, str], kinds: str) -> str:
    """A card's face: cost, picture, name, effect in signs and in words."""
    name, text = fitted(said[0]), escape(said[1])
    icons = "".join(use(f"{ART}-{i}", "k") for i in dict.fromkeys(str(row["icons"])))
    double = f"<small>&times;{len(row['icons'])}</small>" if len(set(row["icons"])) < len(row["icons"]) else ""
    return (
        f'{use(f"pen-{pen}", "pen")}<span class="cost">{"".join(map(pip, row["cost"]))}</span>'
        f'<span class="ty" title="{escape(kinds)}">{icons}{double}</span>{use(f"{ART}-{card}", "pic")}{name}'
        f'<span class="fx">{effect_signs(str(row["effect"]))}</span>'
        f'<span class="tx{" long" if len(text) > LONG else ""}" id="tx-{card}">{text}</span>'
    )


# -- what everybody sees -------------------------------------------------------------------------------------


def shared(view: Mapping[str, Any], dice: Memory, sheet: Sheet) -> Drawn:
    """The board with slots where viewers differ."""
    t, words = sheet.t, sheet.book.words(sheet.t)
    phase = "split" if view["phase"] in ("roll", "after-split") else view["phase"]
    parts = {
        "pool": sheet.keep("pool", draw_pool, dice["pool"], dice["aside"]),
        "decks": sheet.keep("decks", draw_decks, view["decks"], view["current"]),
    }
    for s, p in enumerate(view["players"]):
        head, pile, own = PARTS[s]
        parts[head] = sheet.keep(head, draw_head, s, p["gold"], p["infamy"])
        parts[pile] = sheet.keep(pile, draw_pile, s, dice[f"p{s}"], phase == "split")
        parts[own] = sheet.keep(own, draw_cards, s, p["cards"], p["used"], p["icons"])
    return Drawn(
        [words.rivals, sheet.keep("market", draw_market, view["market"], view["current"]), words.side, words.me],
        sheet.keep("panels", draw_panels, len(sheet.names)),
        f"<b>{escape(t.t('ui-round', n=view['round']))}</b> {words.phase[phase]}",
        phase,
        parts,
        {f"asked-{s}": " asked" for s in view["waiting"]},
    )


def draw_market(sheet: Sheet, rows: Mapping[str, Sequence[str | None]], current: str) -> str:
    """The stalls: today's, and older ones with something left."""
    t, book = sheet.t, sheet.book
    stalls = []
    for deck, row in rows.items():
        now = deck == current
        if now or any(row):
            goods = "".join([book.goods(c, t) if c else GAP for c in row if c or now])
            name = escape(t.t(f"{NAME}-row", deck=deck))
            stalls.append(
                f'<div class="stall{"" if now else " old"}" id="stall-{deck}"><h2 class="awning">'
                f'<span>{name}</span></h2><div class="goods" data-from="deck-{deck}">{goods}</div></div>'
            )
    crowded = " crowded" if len(stalls) > 1 else ""  # drawn smaller where a screen is low
    label = escape(t.t("ui-market"))
    return f'<section class="market{crowded}" id="market" aria-label="{label}">{"".join(stalls)}</section>'


def draw_pool(sheet: Sheet, pool: Zone, aside: Zone) -> str:
    """The dice in the middle."""
    words = sheet.book.words(sheet.t)
    tray = dice_row(pool, "pool", "in-pool", words) + dice_row(aside, "aside", "in-pool", words)
    return (
        f'<section class="pool{slot("lit-pool")}" id="pool" data-zone="pool" aria-label="{words.pool}">'
        f"<h2>{words.pool} <small>{len(pool)}</small></h2>"
        f'<div class="tray">{tray or words.no_pool}</div></section>'
    )


def draw_decks(sheet: Sheet, decks: Mapping[str, int], current: str) -> str:
    """The decks, and how many cards are left."""
    t, words = sheet.t, sheet.book.words(sheet.t)
    backs = []
    for deck, left in decks.items():
        now, mark = (" now", " data-deck") if deck == current else ("", "")
        none = "" if left else " none"
        title = f"{words.deck} {deck}: {escape(t.t('ui-left', count=left))}"
        back = f'<span class="back b-{deck}{none}" id="deck-{deck}"{mark} aria-hidden="true">{deck}</span>'
        count = f'<span class="cnt"><span class="vh">{words.deck} {deck} </span>{left}</span>'
        backs.append(f'<span class="deck{now}" title="{title}">{back}{count}</span>')
    return f'<p class="decks" id="decks">{"".join(backs)}</p>'


GAP = '<span class="gap"></span>'


class Words:
    """Words and signs that are needed again and again, fetched once per language."""

    def __init__(self, t: Texts) -> None:
        gold, infamy = escape(t.t("ui-gold")), escape(t.t("ui-infamy"))
        self.gold = f'<span class="tok gold" title="{gold}">{use("tm-gold")}<span data-n>'
        self.gold_end = f'</span><span class="vh"> {gold}</span></span>'
        self.infamy = f'<span class="tok infamy" title="{infamy}">{use("tm-infamy")}<span data-n>'
        self.infamy_end = f'</span><span class="vh"> {infamy}</span></span>'
        self.hidden = f'<span title="{escape(t.t(f"{NAME}-infamy-hidden"))}">?</span>'
        safe, rule = escape(t.t(f"{NAME}-safe")), escape(t.t(f"{NAME}-rule-TM-L7"))
        self.safe = f'<span class="tag safe" title="{rule}">{use("u-shield")}{safe}</span>'
        self.none = f'<span class="tag">{escape(t.t(f"{NAME}-no-pile"))}</span>'
        self.item = {f: escape(t.attr(f"{NAME}-item-{f}", "name")) for f in ORDER}
        self.icon = {i: f'<span title="{escape(t.t(f"{NAME}-icon-{i}"))}">{use(f"{ART}-{i}")}' for i in ICONS}
        self.deck, self.pool = escape(t.t("ui-deck")), escape(t.t("ui-pool"))
        self.no_pool = f'<p class="quiet">{escape(t.t(f"{NAME}-pool-empty"))}</p>'
        keys = {"split": f"{NAME}-phase-split", "buy": f"{NAME}-phase-buy", "over": "ui-phase-over"}
        self.phase = {phase: f"<span>{escape(t.t(key))}</span>" for phase, key in keys.items()}
        others, yours = escape(t.t("ui-players")), escape(t.t(f"{NAME}-yours"))
        self.rivals = f'<section class="rivals" id="rivals" aria-label="{others}">{slot("rivals")}</section>'
        self.side = f'<div class="side" id="side">{inside("pool")}{inside("decks")}</div>'
        self.me = f'<section class="me{slot("meclass")}" id="me" aria-label="{yours}">{slot("me")}</section>'


def draw_panels(sheet: Sheet, seats: int) -> list[str]:
    """The thieves."""
    out = []
    for s, parts in enumerate(PARTS[:seats]):
        unfold = escape(sheet.t.t("ui-unfold", name=sheet.names[s]))
        out.append(
            f'<article class="panel" id="seat-{s}" data-zone="keep{s}">'
            f'<input type="checkbox" class="unfold" id="fold-{s}" aria-label="{unfold}">'
            f"{''.join(map(inside, parts))}</article>"
        )
    return out


def draw_head(sheet: Sheet, s: int, gold: int, infamy: int | None) -> str:
    """A thief's name and tokens."""
    words = sheet.book.words(sheet.t)
    known = slot(f"infamy-{s}", words.hidden if infamy is None else str(infamy))
    return (
        f'<h2 id="head-{s}" class="head{slot(f"asked-{s}")}">{sheet.who(s)}{words.gold}{gold}{words.gold_end}'
        f"{words.infamy}{known}{words.infamy_end}</h2>"
    )


def draw_pile(sheet: Sheet, s: int, dice: Zone, splitting: bool) -> str:
    """A thief's loot."""
    words, size = sheet.book.words(sheet.t), len(dice)
    tag = words.safe if size == 1 and splitting else words.none if not size and splitting else ""
    counted = escape(sheet.t.t(f"{NAME}-pile-size", count=size))
    return (
        f'<div class="pile{slot(f"lit-{s}")}" id="pile-{s}"><span class="size" title="{counted}">{size}</span>'
        f"{dice_row(dice, f'keep{s}', f'in-{s}', words)}{tag}</div>"
    )


def draw_cards(sheet: Sheet, s: int, cards: Sequence[str], used: Sequence[str], icons: Mapping[str, int]) -> str:
    """The cards in front of a thief, and their icons."""
    book, words = sheet.book, sheet.book.words(sheet.t)
    signs = "".join([f"{words.icon[i]}{n}</span>" for i, n in icons.items() if n])
    signs = f'<span class="signs">{signs}</span>' if signs else ""
    minis = [
        f'<span class="hold s-{book.suit(c)}{" used" if c in used else ""}">{book.mini(c, sheet.t)}' for c in cards
    ]
    return f'<div class="own" id="own-{s}">{signs}{"".join(minis)}</div>'


# -- what one viewer may do ----------------------------------------------------------------------------------


def lacking(book: Book, card: str, gems: Mapping[str, int], gold: int) -> tuple[str, int]:
    """Which gems of a price a pile lacks, and how many of them gold cannot make up for."""
    short = "".join([g * max(0, n - gems.get(g, 0)) for g, n in book.cost(card).items()])
    return short, max(0, len(short) - gold)


def seat(
    view: Mapping[str, Any], asked: str | None, legal: Sequence[Any], sheet: Sheet
) -> tuple[dict[str, str], str]:
    """The slots of one viewer, and the question bar. `asked` is the question's key, or None."""
    me = view["seat"]
    if me is None:
        return {}, ""
    mine = view["players"][me]
    slots = {f"infamy-{me}": str(mine["infamy"])}
    if asked is None or asked == "split":
        slots |= sheet.keep("market", market_slots, view["market"], mine["pile"], mine["gold"], view["over"])
        return slots, "" if asked is None else split_bar(view, sheet, slots)
    buys: Ways = {}
    uses: Ways = {}
    rest: list[Way] = []
    for move in legal:
        text = str(move)
        verb, _, tail = text.partition(" ")
        group = buys if verb == "buy" else uses if verb in ("flip", "sell", "trade") else None
        way = (text, sheet.say(move))
        if group is None:
            rest.append(way)
        else:
            group.setdefault(tail[:3], []).append(way)
    shopping = asked == "buy"
    slots |= market_slots(sheet, view["market"], mine["pile"], mine["gold"], view["over"], buys, shopping)
    own_slots(sheet, mine["cards"], uses, shopping, slots)
    return slots, moves_bar(sheet, asked, mine, buys, uses, rest)


def own_slots(sheet: Sheet, cards: Sequence[str], uses: Ways, shopping: bool, slots: dict[str, str]) -> None:
    """One's own cards: those that can be used now are lit, others say why they cannot."""
    book = sheet.book
    for c in cards:
        if c in uses:
            slots[f"o-{c}"] = legal_slot("mini lit", c, uses[c])
        elif shopping and book.rows[c]["effect"].startswith(("FLIP", "SELL", "GAUNTLET")):
            slots[f"o-{c}"] = card_slot("mini", f'form="why" name="move" value="{probe(book, c)}"')


def moves_bar(
    sheet: Sheet,
    asked: str,
    mine: Mapping[str, Any],
    buys: Ways,
    uses: Ways,
    rest: Sequence[Way],
) -> str:
    """Buttons for what is no card, and the choice of ways where a card has several."""
    t = sheet.t
    out = []
    if asked == "buy":
        left = mine["purchases"] - mine["bought"]
        out.append(f'<p class="sum">{escape(t.t(f"{NAME}-can-buy", count=len(buys), left=left))}</p>')
    out.append('<div class="acts">')
    out += [use_button(sheet, card, ways) for card, ways in uses.items()]
    out += [move_button(way, way[0] in ("end", "save none", "reroll none")) for way in rest]
    out.append("</div>")
    for card, ways in (*buys.items(), *uses.items()):
        if len(ways) > 1:
            name = escape(sheet.book.card_words(card, t.lang)[0])
            buttons = "".join([move_button(way, n == 0) for n, way in enumerate(ways)])
            out.append(
                f'<div class="ways" id="ways-{card}" popover role="dialog" aria-label="{name}">'
                f"<h2>{name}</h2>{buttons}</div>"
            )
    return "".join(out)


def use_button(sheet: Sheet, card: str, ways: Sequence[Way]) -> str:
    """A button for a card one owns; it opens the choice where there is one. Low screens leave it to the card."""
    if len(ways) == 1:
        return move_button(ways[0], cls="btn use")
    name = escape(sheet.book.card_words(card, sheet.t.lang)[0])
    opens = f'type="button" popovertarget="ways-{card}" aria-haspopup="true"'
    return f'<button class="btn use" {opens}>{name} &hellip;</button>'


def move_button(way: Way, go: bool = False, cls: str = "btn") -> str:
    """A button that plays a move; `go`: the one most will want."""
    cls = "btn go" if go else cls
    return f'<button class="{cls}" name="move" value="{escape(way[0])}">{escape(way[1])}</button>'


def probe(book: Book, card: str) -> str:
    """A use of a card to ask about: why can it not be used?"""
    effect = str(book.rows[card]["effect"])
    if effect.startswith("FLIP"):
        return f"flip {card} {WORD[effect.partition('→')[2][0]]}"
    return f"{'trade' if effect.startswith('GAUNTLET') else 'sell'} {card}"


def legal_slot(cls: str, card: str, ways: Sequence[Way]) -> str:
    """A lit card: one click plays it, or opens the choice of ways."""
    if len(ways) == 1:
        return card_slot(cls, f'name="move" value="{ways[0][0]}" aria-label="{escape(ways[0][1])}" title=""')
    return card_slot(cls, f'type="button" popovertarget="ways-{card}" aria-haspopup="true"')


def market_slots(
    sheet: Sheet,
    market: Mapping[str, Sequence[str | None]],
    pile: Sequence[str],
    gold: int,
    over: bool,
    buys: Ways = NOTHING,
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
            if card in buys:
                slots[f"c-{card}"] = legal_slot(f"{cls} lit", card, buys[card])
                continue
            short, missing = lacking(book, card, gems, gold)
            if missing:
                badge = f'<span class="lack">{"".join(map(pip, short))}</span>'
                slots[f"c-{card}"] = card_slot(f"{cls} far", ask_to_buy(card), badge)
            else:
                badge = f'<span class="lack ok">{pip("gold") * len(short)}</span>' if short else ""
                slots[f"c-{card}"] = card_slot(cls if shopping else f"{cls} near", ask_to_buy(card), badge)
    return slots


def split_bar(view: Mapping[str, Any], sheet: Sheet, slots: dict[str, str]) -> str:
    """Taking and robbing: which heaps can be chosen from, and the buttons that confirm."""
    t, me, pool = sheet.t, view["seat"], len(view["pool"])
    last = sum(1 for p in view["players"] if not p["pile"]) == 1
    must = pool and last  # and somebody can be robbed, else nobody would be asked
    idle, all_of_it = escape(t.t(f"{NAME}-pick-{'all' if must else 'idle'}")), escape(t.t(f"{NAME}-take-all"))
    out = [f'<p class="sum" id="sum" data-idle="{idle}" aria-live="polite">{idle}</p><div class="acts">']
    if pool:
        slots["lit-pool"] = " lit"
    if must:
        out.append(
            f'<button class="btn go" name="do" value="pool-all">{all_of_it} <small>({pool})</small></button>'
        )
    elif pool:
        slots["in-pool"] = ""
        said, chosen = escape(t.t(f"{NAME}-pick-take")), escape(t.t(f"{NAME}-take-chosen"))
        out.append(
            f'<button class="btn go pick" name="do" value="pool" data-pick="pool" data-move="take" '
            f'data-max="{pool}" data-said="{said}">{chosen}</button>'
            f'<button class="btn" name="do" value="pool-all" data-quiet>{all_of_it}</button>'
        )
    said, back = escape(t.t(f"{NAME}-pick-keep")), escape(t.t(f"{NAME}-pick-return"))
    for p in view["players"]:
        s, size = p["seat"], len(p["pile"])
        if s != me and size > 1:
            slots[f"in-{s}"], slots[f"lit-{s}"] = "", " lit"
            out.append(
                f'<button class="btn go pick" name="do" value="keep{s}" data-pick="keep{s}" '
                f'data-move="rob {s} keep" data-max="{size - 1}" data-size="{size}" data-said="{said}" '
                f'data-back="{back}">{escape(t.t(f"{NAME}-rob", name=sheet.names[s]))}</button>'
            )
    out.append("</div>")
    return "".join(out)


# -- answers from forms, and the end -------------------------------------------------------------------------


def answer(form: Mapping[str, Sequence[str]]) -> str:
    """The move a form stands for. Chosen dice become `take …` or `rob N keep …`."""
    if form.get("move"):
        return form["move"][-1]
    choice = (form.get("do") or [""])[-1]
    if choice == "pool":
        return "take " + " ".join(WORD.get(f, f) for f in form.get("pool", ()))
    if choice == "pool-all":
        return "take all"
    if choice.startswith("keep"):
        kept = " ".join(WORD.get(f, f) for f in form.get(choice, ()))
        return f"rob {choice[4:]} keep {kept}"
    return choice


def points(match: Any) -> list[int]:
    """Every seat's points as things stand. For the chart after the end; never shown before."""
    return [int(total(match._table, s)) for s in range(match.seats)]


def cover() -> str:
    """The lid of the box, for the home page."""
    dice = "".join(f'<span class="die {f}">{use(f"{ART}-{f}", "dieface")}<b>{f}</b></span>' for f in "RBGWYI")
    return f'<div class="cover cover-{NAME}" aria-hidden="true">{dice}{use(f"{ART}-box", "fig")}</div>'
