"""What the page of Thief's Market shows, prepared from views alone.

`shared` is everything everybody sees, once per change; `seat` is what one viewer may do and see besides. Both speak
in slots: board.html leaves a slot wherever viewers differ, and `seat` fills it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from html import escape
from typing import Any

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
QUIET_EVENTS = ("buying", "deal")
HELP = {
    "split": ("TM-L5", "TM-L6", "TM-L7", "TM-L8", "TM-L10"),
    "buy": ("TM-P2", "TM-P4", "TM-P5", "TM-P11"),
    "save": ("TM-K12",),
    "reroll": ("TM-K13",),
}
"""The clauses behind each question, for those who ask what they can do."""

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
    wanted = {zone: Counter(faces) for zone, faces in zones(view).items()}
    found: Memory = {zone: [] for zone in wanted}
    loose: list[tuple[int, str, str]] = []
    for zone, dice in memory.items():
        for number, face in dice:
            if wanted.get(zone, Counter())[face] > 0:
                wanted[zone][face] -= 1
                found[zone].append((number, face))
            else:
                loose.append((number, face, zone))
    for same_face in (True, False):
        left = []
        for number, face, zone in loose:
            goal = next((z for z, c in wanted.items() if (c[face] if same_face else c.total())), None)
            if goal is None or (number == 0) != (face == "S"):
                left.append((number, face, zone))
                continue
            now = face if same_face else next(f for f in ORDER if wanted[goal][f] > 0)
            if (number == 0) != (now == "S"):
                left.append((number, face, zone))
                continue
            wanted[goal][now] -= 1
            found[goal].append((number, now))
        loose = left
    fresh = iter(sorted(set(range(1, 15)) - {n for dice in found.values() for n, _ in dice}))
    for zone, counts in wanted.items():
        for face in counts.elements():
            found[zone].append((0 if face == "S" else next(fresh), face))
    for dice in found.values():
        dice.sort(key=lambda d: (ORDER.index(d[1]), d[0]))
    return found


# -- cards ---------------------------------------------------------------------------------------------------


class Book:
    """The cards of a table: data by id, and their drawn faces per language, made once."""

    card_words: Callable[[str, str], tuple[str, str]]
    """Name and text of a card in a language; the house sets it."""

    def __init__(self, rows: Iterable[Mapping[str, Any]]) -> None:
        self.rows = {str(r["id"]): r for r in rows}
        self.pens = {card: n for n, card in enumerate(self.rows)}
        self._faces: dict[tuple[str, str], str] = {}
        self._words: dict[str, Words] = {}
        self._costs = {card: Counter(r["cost"]) for card, r in self.rows.items()}

    def cost(self, card: str) -> Counter[str]:
        """Its price, gem by gem."""
        return self._costs[card]

    def words(self, t: Texts, sprite: str) -> Words:
        """The words of a language."""
        found = self._words.get(t.lang)
        if found is None:
            found = self._words[t.lang] = Words(t, sprite)
        return found

    def suit(self, card: str) -> str:
        """The first icon: it decides the colour."""
        return str(self.rows[card]["icons"])[:1] or "E"

    def face(self, card: str, t: Texts, sprite: str) -> str:
        """The drawn card as HTML."""
        key = (card, t.lang)
        if key not in self._faces:
            said = self.card_words(card, t.lang)
            self._faces[key] = draw(card, self.rows[card], self.pens[card] % 64, said, sprite)
        return self._faces[key]

    def goods(self, card: str, t: Texts, sprite: str) -> str:
        """A card on sale: a button whose meaning each viewer's slot decides."""
        key = (card, f"{t.lang} sale")
        if key not in self._faces:
            face = self.face(card, t, sprite)
            self._faces[key] = f'<button id="card-{card}" \x01c-{card}\x02{face}</button>'
        return self._faces[key]

    def mini(self, card: str, t: Texts, sprite: str) -> str:
        """The same, small, for cards in front of somebody."""
        key = (card, f"{t.lang} mini")
        if key not in self._faces:
            name, text = map(escape, self.card_words(card, t.lang))
            signs = effect_signs(str(self.rows[card]["effect"]), sprite)
            self._faces[key] = (
                f'<button id="card-{card}" \x01o-{card}\x02{use(sprite, f"{ART}-{card}", "pic")}<b>{name}</b>'
                f'<span class="fx">{signs}</span><span class="tx">{text}</span></button></span>'
            )
        return self._faces[key]


def pip(face: str) -> str:
    """A gem, bag, mask or token as a small sign: colour, shape and letter."""
    return f'<i class="p {face}">{face}</i>'


def use(sprite: str, name: str, cls: str) -> str:
    """An icon of the sprite."""
    return f'<svg class="{cls}"><use href="{sprite}#{name}"/></svg>'


def die(number: int, face: str, zone: str, asked: str, name: str, sprite: str) -> str:
    """A die that can be chosen where its slot allows it."""
    return (
        f'<label class="die {face}" id="d{number}">'
        f'<input type="checkbox" name="{zone}" value="{face}" id="i{number}" aria-label="{name}"\x01{asked}\x02>'
        f'<svg><use href="{sprite}#{ART}-{face}"/></svg><b>{face}</b></label>'
    )


def effect_signs(code: str, sprite: str) -> str:
    """A card's effect in signs."""
    verb, _, rest = code.partition(" ")
    arrow = "<u>›</u>"
    infamy, gold = use(sprite, f"{ART}-infamy", "k"), use(sprite, f"{ART}-gold", "k")
    magic, tower = use(sprite, f"{ART}-M", "k"), use(sprite, f"{ART}-T", "k")
    more = f"+{use(sprite, f'{ART}-cart', 'k')}"
    if verb == "FLIP":
        source, _, targets = rest.partition("→")
        return pip(source) + arrow + "".join(pip(f) for f in targets.split("/"))
    if verb == "SELL":
        return pip(rest) + arrow + infamy
    if verb == "XBUY":
        return pip(rest) + arrow + more
    if verb == "ONBUY":
        return use(sprite, f"{ART}-cart", "k") + pip(rest) + arrow + infamy
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
        "LUCKY": use(sprite, f"{ART}-roll", "k") + "1",
        "POTION": arrow + use(sprite, "u-cards", "k"),
        "CLUTCHES": use(sprite, f"{ART}-box", "k") + arrow + infamy,
        "HAUL": use(sprite, "u-dice", "k") + arrow + infamy,
        "GOLEM": magic + magic + arrow + "<em>3</em>",
        "EXIT": gold + arrow + infamy + infamy,
        "RACKET": more + " −1" + pip("any"),
        "LOYALTY": use(sprite, "u-cards", "k") + arrow + "<em>1</em>",
        "CAMPAIGN": infamy + infamy + arrow + "<em>1</em>",
        "CURSE": magic + arrow + "<em>1</em>",
        "ALLEY": use(sprite, "u-dice", "k") + "5" + arrow + infamy + infamy,
        "COPY": use(sprite, "u-copy", "k"),
        "STEW": use(sprite, "u-copy", "k"),
    }
    return fixed.get(verb, "")


def draw(card: str, row: Mapping[str, Any], pen: int, said: tuple[str, str], sprite: str) -> str:
    """A card's face: cost, picture, name, effect in signs and in words."""
    name, text = map(escape, said)
    icons = "".join(use(sprite, f"{ART}-{i}", "k") for i in dict.fromkeys(str(row["icons"])))
    double = f"<small>×{len(row['icons'])}</small>" if len(set(row["icons"])) < len(row["icons"]) else ""
    return (
        f'{use(sprite, f"pen-{pen}", "pen")}<span class="cost">{"".join(map(pip, row["cost"]))}</span>'
        f'<span class="ty">{icons}{double}</span>{use(sprite, f"{ART}-{card}", "pic")}<b>{name}</b>'
        f'<span class="fx">{effect_signs(str(row["effect"]), sprite)}</span>'
        f'<span class="tx{" long" if len(text) > LONG else ""}" id="tx-{card}">{text}</span>'
    )


# -- what everybody sees -------------------------------------------------------------------------------------


def shared(
    view: Mapping[str, Any],
    dice: Memory,
    t: Texts,
    names: Sequence[str],
    book: Book,
    sprite: str,
    who: Callable[[int], str],
) -> dict[str, Any]:
    """The context of board.html; `who` is a seat's name as the house writes it. Strings here are HTML."""
    phase = view["phase"]
    stalls = []
    on_sale = 0
    for deck, row in view["market"].items():
        now = deck == view["current"]
        goods = [book.goods(c, t, sprite) if c else GAP for c in row if c or now]
        on_sale += sum(1 for c in row if c)
        if now or any(row):
            stalls.append({"deck": deck, "goods": "".join(goods), "old": not now})
    words = book.words(t, sprite)
    item = words.item

    def show(zone: str, name: str, asked: str) -> str:
        return "".join([die(n, face, name, asked, item[face], sprite) for n, face in dice[zone]])

    return {
        "v": view,
        "phase": "split" if phase in ("roll", "after-split") else phase,
        "stalls": stalls,
        "crowded": on_sale > 7,
        "pool": show("pool", "pool", "in-pool") + show("aside", "aside", "in-pool"),
        "panels": [
            panel(p, view, who(s), show(f"p{s}", f"keep{s}", f"in-{s}"), words, book, names[s])
            for s, p in enumerate(view["players"])
        ],
    }


GAP = '<span class="gap"></span>'


class Words:
    """The words and signs a panel needs, fetched once per language."""

    def __init__(self, t: Texts, sprite: str) -> None:
        self.t = t
        self.sprite = sprite
        gold, infamy = escape(t.t("ui-gold")), escape(t.t("ui-infamy"))
        self.gold = f'<span class="tok gold" title="{gold}">{use(sprite, "tm-gold", "ic")}<span data-n>'
        self.gold_end = f'</span><span class="vh"> {gold}</span></span>'
        self.infamy = f'<span class="tok infamy" title="{infamy}">{use(sprite, "tm-infamy", "ic")}<span data-n>'
        self.infamy_end = f'</span><span class="vh"> {infamy}</span></span>'
        safe, rule = escape(t.t(f"{NAME}-safe")), escape(t.t(f"{NAME}-rule-TM-L7"))
        self.safe = f'<span class="tag safe" title="{rule}">{use(sprite, "u-shield", "ic")}{safe}</span>'
        self.none = f'<span class="tag">{escape(t.t(f"{NAME}-no-pile"))}</span>'
        self.item = {f: escape(t.attr(f"{NAME}-item-{f}", "name")) for f in ORDER}
        self.icon = {
            i: f'<span title="{escape(t.t(f"{NAME}-icon-{i}"))}">{use(sprite, f"{ART}-{i}", "ic")}' for i in ICONS
        }


def panel(
    p: Mapping[str, Any], view: Mapping[str, Any], who: str, dice: str, words: Words, book: Book, name: str
) -> str:
    """One thief: name, tokens, pile, cards."""
    s, size = p["seat"], len(p["pile"])
    t, sprite = words.t, words.sprite
    splitting = view["phase"] in ("split", "roll", "after-split")
    tag = words.safe if size == 1 and splitting else words.none if not size and splitting else ""
    counted = escape(t.t(f"{NAME}-pile-size", count=size))
    signs = "".join([f"{words.icon[i]}{n}</span>" for i, n in p["icons"].items() if n])
    signs = f'<span class="signs">{signs}</span>' if signs else ""
    used = p["used"]
    cards = "".join(
        [
            f'<span class="hold s-{book.suit(c)}{" used" if c in used else ""}">{book.mini(c, t, sprite)}'
            for c in p["cards"]
        ]
    )
    unfold = escape(t.t("ui-unfold", name=name))
    asked = " asked" if s in view["waiting"] else ""
    return (
        f'<article class="panel{asked}\x01lit-{s}\x02" id="seat-{s}" data-zone="keep{s}">'
        f'<input type="checkbox" class="unfold" id="fold-{s}" aria-label="{unfold}">'
        f"<h2>{who}{words.gold}{p['gold']}{words.gold_end}{words.infamy}\x01infamy-{s}\x02{words.infamy_end}</h2>"
        f'<div class="pile"><span class="size" title="{counted}">{size}</span>{dice}{tag}</div>'
        f'<div class="own">{signs}{cards}</div></article>'
    )


# -- what one viewer may do ----------------------------------------------------------------------------------


def lacking(book: Book, card: str, gems: Counter[str], gold: int) -> tuple[str, int]:
    """Which gems of a price a pile lacks, and how many of them gold cannot make up for."""
    short = "".join(g * max(0, n - gems[g]) for g, n in book.cost(card).items())
    return short, max(0, len(short) - gold)


def card_slot(cls: str, attributes: str, badge: str) -> str:
    """The rest of a card's opening tag, and its badge."""
    return f'class="{cls}" {attributes}>{badge}'


def seat(
    view: Mapping[str, Any],
    asked: str | None,
    legal: Sequence[Any],
    t: Texts,
    names: Sequence[str],
    book: Book,
    say: Callable[[str], str],
) -> tuple[dict[str, str], dict[str, Any]]:
    """Fill the slots of one viewer, and prepare the question bar. `asked` is the question's key, or None."""
    me = view["seat"]
    slots: dict[str, str] = {}
    bar: dict[str, Any] = {"kind": asked}
    mine = view["players"][me] if me is not None else None
    buys: dict[str, list[str]] = {}
    uses: dict[str, list[str]] = {}
    rest: list[str] = []
    if asked == "split":
        split_bar(view, t, names, bar, slots)
    elif asked is not None:
        for move in map(str, legal):
            verb, _, tail = move.partition(" ")
            card = tail[:3]
            group = buys if verb == "buy" else uses if verb in ("flip", "sell", "trade") else None
            if group is None:
                rest.append(move)
            else:
                group.setdefault(card, []).append(move)
        bar["rest"] = [{"move": m, "text": say(m), "end": m in ("end", "save none", "reroll none")} for m in rest]
        bar["uses"] = [{"move": m, "text": say(m)} for moves in uses.values() for m in moves]
        bar["ways"] = [
            {"card": c, "name": book.card_words(c, t.lang)[0], "moves": [{"move": m, "text": say(m)} for m in moves]}
            for c, moves in (*buys.items(), *uses.items())
            if len(moves) > 1
        ]
        bar["can_buy"] = len(buys)
        bar["left"] = mine["purchases"] - mine["bought"] if mine and asked == "buy" else None
    shopping = asked == "buy"
    market_slots(view, mine, buys, shopping, t, book, say, slots)
    for s, p in enumerate(view["players"]):
        infamy = p["infamy"]
        slots[f"infamy-{s}"] = "?" if infamy is None else str(infamy)
        for c in p["cards"]:
            if s == me and c in uses:
                slots[f"o-{c}"] = legal_slot("mini lit", c, uses[c], say)
            elif s == me and shopping and book.rows[c]["effect"].startswith(("FLIP", "SELL", "GAUNTLET")):
                slots[f"o-{c}"] = card_slot("mini", f'form="why" name="move" value="{probe(book, c)}"', "")
    return slots, bar


def probe(book: Book, card: str) -> str:
    """A use of a card to ask about: why can it not be used?"""
    effect = str(book.rows[card]["effect"])
    if effect.startswith("FLIP"):
        return f"flip {card} {WORD[effect.partition('→')[2][0]]}"
    return f"{'trade' if effect.startswith('GAUNTLET') else 'sell'} {card}"


def legal_slot(cls: str, card: str, moves: list[str], say: Callable[[str], str], badge: str = "") -> str:
    """A lit card: one click plays it, or opens the choice of ways."""
    if len(moves) == 1:
        return card_slot(
            cls, f'name="move" value="{moves[0]}" aria-label="{escape(say(moves[0]))}" title=""', badge
        )
    return card_slot(cls, f'type="button" popovertarget="ways-{card}" aria-haspopup="true"', badge)


def market_slots(
    view: Mapping[str, Any],
    mine: Mapping[str, Any] | None,
    buys: Mapping[str, list[str]],
    shopping: bool,
    t: Texts,
    book: Book,
    say: Callable[[str], str],
    slots: dict[str, str],
) -> None:
    """Cards on sale: lit, within reach, or what they lack."""
    gems = Counter(mine["pile"]) if mine else Counter[str]()
    gold = mine["gold"] if mine else 0
    shop = mine is not None and bool(mine["pile"]) and not view["over"]
    for row in view["market"].values():
        for card in row:
            if card is None:
                continue
            cls = f"card s-{book.suit(card)}"
            ask = f'form="why" name="move" value="buy {card}" aria-describedby="tx-{card}"'
            if card in buys:
                slots[f"c-{card}"] = legal_slot(f"{cls} lit", card, buys[card], say)
            elif not shop:
                slots[f"c-{card}"] = card_slot(cls, ask, "")
            else:
                short, missing = lacking(book, card, gems, gold)
                if missing:
                    badge = f'<span class="lack">{"".join(map(pip, short))}</span>'
                    slots[f"c-{card}"] = card_slot(f"{cls} far", ask, badge)
                else:
                    badge = f'<span class="lack ok">{pip("gold") * len(short)}</span>' if short else ""
                    slots[f"c-{card}"] = card_slot(f"{cls} near" if not shopping else cls, ask, badge)


def split_bar(
    view: Mapping[str, Any], t: Texts, names: Sequence[str], bar: dict[str, Any], slots: dict[str, str]
) -> None:
    """Taking and robbing: which zones can be chosen from, and the buttons that confirm."""
    me = view["seat"]
    last = sum(1 for p in view["players"] if not p["pile"]) == 1
    bar["zones"] = []
    pool = len(view["pool"])
    if pool:
        slots["lit-pool"] = " lit"
        if last:
            slots["in-pool"] = " disabled"
        else:
            slots["in-pool"] = ""
        bar["zones"].append({"zone": "pool", "size": pool, "all": last, "max": pool, "name": ""})
    else:
        slots["in-pool"] = " disabled"
    for p in view["players"]:
        s, size = p["seat"], len(p["pile"])
        if s != me and size > 1:
            slots[f"in-{s}"] = ""
            slots[f"lit-{s}"] = " lit"
            bar["zones"].append(
                {"zone": f"keep{s}", "size": size, "all": False, "max": size - 1, "name": names[s], "seat": s}
            )


def closed_slots(view: Mapping[str, Any]) -> dict[str, str]:
    """What stands in the slots nobody filled: nothing can be chosen, and cards explain themselves."""
    out = {"in-pool": " disabled"}
    for p in view["players"]:
        out[f"in-{p['seat']}"] = " disabled"
        for card in p["cards"]:
            out[f"o-{card}"] = card_slot("mini", f'form="why" name="card" value="{card}"', "")
    return out


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
    sprite = "/i.svg"
    dice = "".join(
        f'<span class="die {f}">{use(sprite, f"{ART}-{f}", "dieface")}<b>{f}</b></span>' for f in "RBGWYI"
    )
    return f'<div class="cover cover-{NAME}" aria-hidden="true">{dice}{use(sprite, f"{ART}-box", "fig")}</div>'
