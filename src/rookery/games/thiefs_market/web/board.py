"""What the page of Thief's Market shows, prepared from views alone.

`shared` is everything everybody sees, once per change; `seat` is what one viewer may do and see besides: it fills
the slots that `shared` leaves wherever viewers differ.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rookery.games.sheet import CardBook, Drawn, Page, Sheet, escape, inside, seal, slot, use
from rookery.games.thiefs_market.notation import WORDS
from rookery.games.thiefs_market.score import total
from rookery.games.thiefs_market.web.counter import Way, buy_buttons, cheapest, draw_counter
from rookery.i18n import Texts

NAME = "thiefs-market"
ART = "tm"  # the prefix of our symbols in the sprite
PICTURES = f"/g/{NAME}/art.svg"  # what tools/draw_market.py draws
PAGES = (Page(f"{NAME}-page-loot", "u-dice"), Page("ui-market", f"{ART}-shop"), Page("ui-cards", "u-cards"))
LOG_IS_PUBLIC = True  # every event of this game reads the same to everybody
ORDER = "RWBGYIS"
ICONS = "HMTNEP"
WORD = dict(zip(ORDER, WORDS, strict=True))
CALLED = " ".join([f"{face}={word}" for face, word in WORD.items()])  # for the marks of the guided round
GEMS = "RWBG"
PLACES = 6  # of a booth
LONG = 78  # letters of a card's text that need a smaller hand
WIDE = 14  # letters of a word in a card's name that do
JOINT = re.compile(r"(?<=\w{6}(?:ngs|its))(?=\w{6})")  # where a long German word is put together
PARTS = [(f"head-{s}", f"pile-{s}", f"own-{s}") for s in range(5)]  # of each panel, by seat
QUIET_EVENTS = ("buying", "deal")
LOG_SIGNS = ("loot", "kept", "returned")  # what the log draws instead of naming it
HELP = {
    "split": ("TM-L5", "TM-L6", "TM-L7", "TM-L8", "TM-L10"),
    "buy": ("TM-P2", "TM-P4", "TM-P5", "TM-P11"),
    "save": ("TM-K12",),
    "reroll": ("TM-K13",),
}
"""The clauses behind each question, for those who ask what they can do."""

Ways = dict[str, list[Way]]  # by card
NOTHING: Ways = {}
NO_PICKS: dict[str, int] = {}
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

    def price(self, card: str, t: Texts) -> str:
        """Its price in words."""
        return escape(t.join([t.t(f"{NAME}-item-{gem}", count=n) for gem, n in self.cost(card).items()]))

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
        """The drawn card as HTML, with its price."""
        return price_tag("".join(map(pip, self.rows[card]["cost"])), self.price(card, t)) + self.body(card, t)

    def body(self, card: str, t: Texts) -> str:
        """The drawn card without its price, which looks different to those who can pay for it."""
        key = (card, t.lang)
        if key not in self._faces:
            kinds = ", ".join([t.t(f"{NAME}-icon-{i}") for i in dict.fromkeys(str(self.rows[card]["icons"]))])
            words = self.card_words(card, t.lang)
            self._faces[key] = self.picture(card) + draw(card, self.rows[card], words, kinds)
        return self._faces[key]

    def picture(self, card: str) -> str:
        """What a card shows above its name."""
        person = " person" if self.suit(card) == "H" else ""
        return f'<span class="art{person}">{drawing(card)}{use(f"{ART}-{card}", "pic")}</span>'

    def goods(self, card: str, t: Texts) -> str:
        """A card on sale: a button that explains itself, unless a viewer's slot makes it more."""
        key = (card, f"{t.lang} sale")
        if key not in self._faces:
            price = price_tag("".join(map(pip, self.rows[card]["cost"])), self.price(card, t))
            plain = card_slot(f"card s-{self.suit(card)}", ask_to_buy(card), price)
            tag = slot(f"tag-{card}", "button")
            opened = f'<{tag} id="card-{card}" data-cost="{self.rows[card]["cost"]}" '
            self._faces[key] = f"{opened}{slot(f'c-{card}', plain)}{self.body(card, t)}</{tag}>"
        return self._faces[key]

    def mini(self, card: str, t: Texts) -> str:
        """The same, small, for cards in front of somebody."""
        key = (card, f"{t.lang} mini")
        if key not in self._faces:
            name, text = self.card_words(card, t.lang)
            signs = effect_signs(str(self.rows[card]["effect"]))
            tag = slot(f"tag-{card}", "button")
            plain = card_slot("mini", f'form="why" name="card" value="{card}"')
            picture = f'<span class="art">{drawing(card)}</span>{use(f"{ART}-{card}", "pic")}'
            self._faces[key] = (
                f'<{tag} id="card-{card}" {slot(f"o-{card}", plain)}{picture}'
                f'{fitted(name)}<span class="fx">{signs}</span>'
                f'<span class="tx">{escape(text)}</span></{tag}></span>'
            )
        return self._faces[key]


def drawing(name: str, cls: str = "drawn") -> str:
    """A picture of our own file; decoration, never the only sign."""
    return f'<svg class="{cls}"><use href="{PICTURES}#{name}"/></svg>'


def card_slot(cls: str, attributes: str, inner: str = "") -> str:
    """The rest of a card's opening tag, and what a viewer sees on it."""
    return f'class="{cls}" {attributes}>{inner}'


def ask_to_buy(card: str) -> str:
    """The attributes of a card on sale that can only be asked about."""
    return f'form="why" name="move" value="buy {card}" aria-describedby="tx-{card}"'


def pip(face: str, mark: str = "") -> str:
    """A gem, bag, mask or token as a small sign: colour, shape and letter; `mark`: how it is paid."""
    return f'<i class="p {face}{mark}">{face}</i>'


def log_sign(face: str) -> str:
    """The same for the log, where a text must not hold the letter."""
    return f'<i class="p {face}"></i>'


def gained(act: Mapping[str, Any], gain: Mapping[str, Any]) -> str | None:
    """What an ability brings stands in the line that tells of its use."""
    if gain["kind"] not in ("infamy", "gold") or act.get("seat") != gain["seat"]:
        return None
    if act["kind"] == "exit":
        return ""
    return f"{NAME}-gain-{gain['kind']}" if act["kind"] in ("sell", "trade") else None


def price_tag(gems: str, said: str) -> str:
    """The price in the corner of a card; who listens hears words, not letters."""
    return f'<span class="cost" role="img" aria-label="{said}">{gems}</span>'


def tilt(number: int) -> str:
    """A die lies a little askew, always the same way."""
    return f"t{number * 5 % 7}"


def die(number: int, face: str, zone: str, choice: str, where: str, name: str) -> str:
    """A die in the middle that can be chosen where its slot allows it."""
    return (
        f'<label class="die {face} {tilt(number)} {where}{choice}" id="d{number}">'
        f'<input type="checkbox" name="{zone}" value="{face}" id="i{number}" aria-label="{name}"'
        f"{slot('in-pool', ' disabled')}>{face_of(face)}</label>"
    )


def face_of(face: str) -> str:
    """What a die shows: a picture and a letter."""
    return f'<svg><use href="/i/{ART}#{ART}-{face}"/></svg><b>{face}</b>'


def lying(dice: Zone, words: Words) -> str:
    """Dice that only lie there."""
    out = [
        f'<span class="die {face} {tilt(n)}" id="d{n}" role="img" '
        f'aria-label="{words.piece[face]}">{face_of(face)}</span>'
        for n, face in dice
    ]
    return "".join(out)


ROWS = ((), (1,), (2,), (1, 2), (1, 3), (2, 3), (1, 2, 3), (1, 2, 4), (1, 3, 4), (2, 3, 4), (2, 4, 4), (3, 4, 4))
"""How many dice lie side by side on the heap, from its top; by how many there are."""
HIGH = {12: (3, 4, 5), 13: (2, 3, 4, 4), 14: (2, 3, 4, 5)}


def places(count: int) -> list[str]:
    """Where the dice of the middle lie, as classes: half steps from the heart of the heap."""
    rows = HIGH[count] if count in HIGH else ROWS[count]
    out = []
    for r, wide in enumerate(rows):
        for i in range(wide):
            out.append(f"x{2 * i - wide + 6} y{2 * r - len(rows) + 6}")
    return out


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


def points_of(effect: str) -> str:
    """What a card is worth at the end, if that is printed on it."""
    verb, _, rest = effect.partition(" ")
    if verb not in ("VP", "SAFE", "MAP"):
        return ""
    return f'<span class="pt">{"&ndash;".join(sorted(rest.split("/")))}</span>'


def draw(card: str, row: Mapping[str, Any], said: tuple[str, str], kinds: str) -> str:
    """A card's face below its picture: kind, points, name, effect in words and in signs."""
    name, text = fitted(said[0]), escape(said[1])
    icons = "".join(use(f"{ART}-{i}", "k") for i in dict.fromkeys(str(row["icons"])))
    double = f"<small>&times;{len(row['icons'])}</small>" if len(set(row["icons"])) < len(row["icons"]) else ""
    effect = str(row["effect"])
    return (
        f'<span class="ty" title="{escape(kinds)}">{icons}{double}</span>{points_of(effect)}{name}'
        f'<span class="fx">{effect_signs(effect)}</span>'
        f'<span class="tx{" long" if len(text) > LONG else ""}" id="tx-{card}">{text}</span>'
    )


# -- what everybody sees -------------------------------------------------------------------------------------


def shared(view: Mapping[str, Any], dice: Memory, sheet: Sheet) -> Drawn:
    """The board with slots where viewers differ."""
    t, words = sheet.t, sheet.book.words(sheet.t)
    phase = "split" if view["phase"] in ("roll", "after-split") else view["phase"]
    players = view["players"]
    left, right = booths(view["market"], view["current"])
    henchmen = [p["icons"]["H"] for p in players]
    parts = {
        "left": sheet.keep("left", draw_booth, "left", left, NO_DECKS, view["current"]),
        "right": sheet.keep("right", draw_booth, "right", right, view["decks"], view["current"]),
        "race": sheet.keep("race", draw_race, henchmen, [p["gold"] for p in players], sum(map(count_of, left))),
        "pool": sheet.keep("pool", draw_pool, dice["pool"], dice["aside"]),
        "trays": TRAYS,
        "counters": COUNTERS,
    }
    for s, p in enumerate(players):
        head, pile, own = PARTS[s]
        parts[head] = sheet.keep(head, draw_head, s, p["gold"], p["infamy"], henchmen[s])
        parts[pile] = sheet.keep(pile, draw_pile, s, dice[f"p{s}"], phase)
        parts[own] = sheet.keep(own, draw_cards, s, p["cards"], p["used"], p["icons"])
    return Drawn(
        [sheet.keep("scene", draw_scene, len(players) - 1), words.rivals, words.square, words.me],
        sheet.keep("panels", draw_panels, len(players)),
        f"<b>{escape(t.t('ui-round', n=view['round']))}</b>{words.phase[phase]}",
        phase,
        parts,
        {f"asked-{s}": " asked" for s in view["waiting"]},
    )


NO_DECKS: dict[str, int] = {}  # they lie at the right
TRAYS = f'<div class="robbery" id="trays" data-page="1">{slot("trays")}</div>'
STRIP = '<div class="strip" id="strip" data-page="1"></div>'  # all prices in small; the script fills it
COUNTERS = f'<div class="counters" id="counters" data-page="2">{slot("counters")}</div>'
Rows = list[tuple[str, list[str | None]]]  # by deck: what lies there


def count_of(row: tuple[str, list[str | None]]) -> int:
    """How many places a row takes."""
    return len(row[1])


def booths(market: Mapping[str, Sequence[str | None]], current: str) -> tuple[Rows, Rows]:
    """What lies where: older rows at the left, the newest at the right; a first row alone fills both."""
    newest = list(market[current])
    older: Rows = [(d, [c for c in row if c]) for d, row in market.items() if d != current and any(row)]
    if not older:
        return [(current, newest[:3])], [(current, newest[3:])]
    spare = sum(map(count_of, older)) - PLACES
    if spare <= 0:
        return older, [(current, newest)]
    deck, row = older[-1]
    return [*older[:-1], (deck, row[:-spare])], [(deck, row[-spare:]), (current, newest)]


def draw_scene(sheet: Sheet, rivals: int) -> str:
    """The bazaar behind it all, and the lanterns between the stalls."""
    hung = "".join([drawing("lantern", f"hang h{n}") for n in range(rivals + 1)])
    return f'<div class="scene of{rivals}" id="scene" aria-hidden="true">{drawing("sky")}{hung}</div>'


def draw_booth(sheet: Sheet, side: str, rows: Rows, decks: Mapping[str, int], current: str) -> str:
    """A booth of the market: its sign, cards on sale, and at the right the decks."""
    t, book, words = sheet.t, sheet.book, sheet.book.words(sheet.t)
    goods = []
    for deck, row in rows:
        cards = "".join([book.goods(c, t) if c else GAP for c in row])
        goods.append(f'<div class="lot" id="row-{deck}-{side}" data-from="deck-{deck}">{cards}</div>')
    count = sum(map(count_of, rows))
    full = " crowded" if count > PLACES else " full" if count == PLACES else " few" if decks and count < 3 else ""
    letters = "".join([f"<b>{deck}</b>" for deck, _ in rows])
    name = words.new if rows[-1][0] == current else words.old
    perch = drawing("raven" if decks else "cat", "perch")
    label = f"{words.market} {2 if decks else 1}"
    return (
        f'<section class="booth {side}{full}" id="{side}" data-page="2" aria-label="{label}">{perch}'
        f'{drawing("booth", "awn")}<h2 class="sign">{letters}{name}</h2>'
        f'<div class="goods">{"".join(goods)}{draw_decks(sheet, decks, current) if decks else ""}</div></section>'
    )


def draw_race(sheet: Sheet, henchmen: Sequence[int], gold: Sequence[int], cards: int) -> str:
    """Who leads where most is worth points at the end; on the places of the left booth that are free."""
    words = sheet.book.words(sheet.t)
    lines = race_line(f"{ART}-H", words.henchmen, words.prize_two, henchmen)
    lines += race_line(f"{ART}-gold", words.gold_name, words.prize_one, gold)
    return f'<div class="race beside-{min(cards, PLACES)}" id="race" data-page="2">{lines}</div>'


def race_line(icon: str, what: str, prize: str, counts: Sequence[int]) -> str:
    """Everybody in order, the leaders framed."""
    most = max(counts)
    order = sorted(range(len(counts)), key=lambda s: -counts[s])
    row = "".join([f"<span{LEADS if counts[s] == most > 0 else ''}>{seal(s)}{counts[s]}</span>" for s in order])
    return f"<div><h3>{use(icon, 'k')}{what}<small>{prize}</small></h3><p>{row}</p></div>"


LEADS = ' class="leads"'


def draw_pool(sheet: Sheet, pool: Zone, aside: Zone) -> str:
    """The carpet with the heap: the dice in the middle."""
    words = sheet.book.words(sheet.t)
    at = places(len(pool) + len(aside))
    lit = slot("lit-pool")
    heap = [die(n, f, "pool", lit, at[i], words.piece[f]) for i, (n, f) in enumerate(pool)]
    heap += [die(n, f, "aside", "", at[len(pool) + i], words.piece[f]) for i, (n, f) in enumerate(aside)]
    coins = drawing("coins", "coins")
    return (
        f'<section class="rug" id="pool" data-zone="pool" data-called="{CALLED}" data-page="1" '
        f'aria-label="{words.pool}">'
        f'{drawing("rug", "carpet")}<h2 class="sign big">{words.loot}</h2>'
        f'<p class="caption">{slot("note", "" if heap else words.no_pool)}</p>'
        f'<div class="heap of{min(len(at), 14)}">{coins}{"".join(heap)}{slot("tied")}</div></section>'
    )


def draw_decks(sheet: Sheet, decks: Mapping[str, int], current: str) -> str:
    """The decks, how many cards are left, and when the next one opens."""
    t, words = sheet.t, sheet.book.words(sheet.t)
    backs = []
    for deck, left in decks.items():
        now, mark = (" now", " data-deck") if deck == current else ("", "")
        none = "" if left else " none"
        title = f"{words.deck} {deck}: {escape(t.t('ui-left', count=left))}"
        back = f'<span class="back b-{deck}{none}" id="deck-{deck}"{mark} aria-hidden="true">{deck}</span>'
        count = f'<span class="cnt"><span class="vh">{words.deck} {deck} </span>{left}</span>'
        backs.append(f'<span class="deck{now}" title="{title}">{back}{count}</span>')
    after = {"A": "B", "B": "C"}.get(current, "")
    then = t.t(f"{NAME}-deck-next", deck=current, next=after) if after else t.t(f"{NAME}-deck-last", deck=current)
    fill = t.t(f"{NAME}-deck-fill", deck=current)
    return f'<div class="decks"><p>{"".join(backs)}</p><small>{escape(fill)} {escape(then)}</small></div>'


GAP = '<span class="gap"></span>'


class Words:
    """Words and signs that are needed again and again, fetched once per language."""

    def __init__(self, t: Texts) -> None:
        def said(key: str) -> str:
            return escape(t.t(f"{NAME}-{key}"))

        self.gold_name, infamy = escape(t.t("ui-gold")), escape(t.t("ui-infamy"))
        self.gold = f'<span class="tok gold" title="{self.gold_name}">{use("tm-gold")}<span data-n>'
        self.gold_end = f'</span><span class="vh"> {self.gold_name}</span></span>'
        self.infamy = f'<span class="tok infamy" title="{infamy}">{use("tm-infamy")}<span data-n>'
        self.infamy_end = f'</span><span class="vh"> {infamy}</span></span>'
        self.henchmen, self.prize_two, self.prize_one = said("henchmen"), said("prize-two"), said("prize-one")
        self.gang = f'<span class="tok gang" title="{self.henchmen}">{use("tm-H")}<span data-n>'
        self.gang_end = f'</span><span class="vh"> {self.henchmen}</span></span>'
        self.hidden = f'<span title="{said("infamy-hidden")}">?</span>'
        self.safe = f"{use('u-lock')}{said('safe')}"
        self.none = f'<span class="none">{said("no-pile")}</span>'
        self.gone = f'<span class="none">{said("pile-spent")}</span>'
        self.after = f'<span class="tag">{use("u-hourglass")}{said("after-you")}</span>'
        self.item = {f: escape(t.attr(f"{NAME}-item-{f}", "name")) for f in ORDER}
        self.piece = {f: escape(t.attr(f"{NAME}-item-{f}", "one", count=1)) for f in ORDER}
        self.icon = {i: f'<span title="{escape(t.t(f"{NAME}-icon-{i}"))}">{use(f"{ART}-{i}")}' for i in ICONS}
        self.deck, self.pool, self.market = (escape(t.t(f"ui-{k}")) for k in ("deck", "pool", "market"))
        self.loot, self.no_pool, self.tied = said("loot"), said("pool-empty"), said("tied")
        self.tap, self.choose, self.keep, self.back = said("tap"), said("choose"), said("keeps"), said("goes-back")
        self.move, self.least = said("tap-moves"), said("one-back")
        self.old, self.new, self.use = said("booth-old"), said("booth-new"), said("use-now")
        self.pay, self.yours, self.spent = said("pay"), said("then"), said("no-purchase")
        self.you_pay, self.free, self.no_gold = said("you-pay"), said("for-free"), said("no-gold")
        self.buy_for, self.buy_free, self.one_gold = said("buy-for"), said("buy-free"), said("one-gold")
        self.no_die = {g: escape(t.t(f"{NAME}-no-die", gem=t.attr(f"{NAME}-item-{g}", "name"))) for g in GEMS}
        self.phase = {phase: steps(t, phase) for phase in ("split", "buy", "over")}
        others, mine = escape(t.t("ui-players")), said("yours")
        self.rivals = (
            f'<section class="rivals" id="rivals" data-page="1 3" aria-label="{others}">{slot("rivals")}</section>'
        )
        self.square = f'<div class="square" id="market"{live_words(t)}>{"".join(map(inside, SQUARE))}{STRIP}</div>'
        self.me = (
            f'<section class="me{slot("meclass")}" id="me" aria-label="{mine}">'
            f'<span class="lab pl">{said("pile")}</span>'
            f'<small class="secret">{use("u-lock")}{said("infamy-secret")}</small>'
            f'<span class="lab cd" data-page="3">{said("cards")}</span>{slot("me")}</section>'
        )


def steps(t: Texts, phase: str) -> str:
    """The steps of a round, the present one marked."""
    if phase == "over":
        return f'<span class="steps"><b>{escape(t.t("ui-phase-over"))}</b></span>'
    names = {step: escape(t.t(f"{NAME}-step-{step}")) for step in ("split", "buy", "exchange")}
    return f'<span class="steps">{" &rsaquo; ".join([marked(names[x], x == phase) for x in names])}</span>'


def marked(name: str, now: bool) -> str:
    """A step of the round."""
    return f"<b>{name}</b>" if now else name


SQUARE = ("left", "race", "pool", "trays", "counters", "right")


def live_words(t: Texts) -> str:
    """What the script needs to say which cards the dice that are being chosen would pay for."""
    words = {f"gem-{g.lower()}": t.attr(f"{NAME}-item-{g}", "name") for g in GEMS}
    words["then"] = t.t(f"{NAME}-then")
    words["gold"] = t.t(f"{NAME}-then-gold", count="#")
    words["short"] = t.t(f"{NAME}-short", gem="#")
    words["either"] = t.t(f"{NAME}-short-or", gem="#", other="#")
    words["many"] = t.t(f"{NAME}-short-many", count="#")
    for name in ("pile-to-be", "would-end", "would-safe", "would-begin", "could-not", "leaves-none"):
        words[name] = t.t(f"{NAME}-{name}")
    words["would-hold"] = t.t(f"{NAME}-would-hold", n="{n}", who="{who}")
    words["could-buy"] = t.t(f"{NAME}-could-buy", cards="{cards}")
    words["leaves"] = t.t(f"{NAME}-leaves", n="{n}")
    return "".join([f' data-{name}="{escape(text)}"' for name, text in words.items()])


def draw_panels(sheet: Sheet, seats: int) -> list[str]:
    """The thieves, each behind a stall."""
    out = []
    for s, parts in enumerate(PARTS[:seats]):
        stall = f'{drawing("awning", "awn")}<span class="bust">{drawing(f"seat{s}")}</span>'
        out.append(f'<article class="panel s{s}" id="seat-{s}">{stall}{"".join(map(inside, parts))}</article>')
    return out


def draw_head(sheet: Sheet, s: int, gold: int, infamy: int | None, henchmen: int) -> str:
    """A thief's name and tokens."""
    words = sheet.book.words(sheet.t)
    known = slot(f"infamy-{s}", words.hidden if infamy is None else str(infamy))
    return (
        f'<h2 id="head-{s}" class="head{slot(f"asked-{s}")}">{seal(s)}{sheet.who(s)}<span class="tally">'
        f"{words.gold}{gold}{words.gold_end}{words.infamy}{known}{words.infamy_end}"
        f"{words.gang}{henchmen}{words.gang_end}</span></h2>"
    )


def draw_pile(sheet: Sheet, s: int, dice: Zone, phase: str) -> str:
    """A thief's loot, and what can be done with it."""
    words, size = sheet.book.words(sheet.t), len(dice)
    tag = f'<span class="tag">{words.safe}</span>' if size == 1 and phase == "split" else ""
    empty = words.none if phase == "split" else words.gone
    counted = escape(sheet.t.t(f"{NAME}-pile-size", count=size))
    return (
        f'<div class="pile of{min(size, 9)}" id="pile-{s}"><span class="vh">{counted}</span>'
        f'<span class="dice">{lying(dice, words) or empty}</span>{slot(f"rob-{s}", tag)}</div>'
    )


def draw_cards(sheet: Sheet, s: int, cards: Sequence[str], used: Sequence[str], icons: Mapping[str, int]) -> str:
    """The cards in front of a thief, and their icons."""
    book, words = sheet.book, sheet.book.words(sheet.t)
    signs = "".join([f"{words.icon[i]}{n}</span>" for i, n in icons.items() if n])
    signs = f'<span class="signs">{signs}</span>' if signs else ""
    minis = [
        f'<span class="hold s-{book.suit(c)}{" used" if c in used else ""}">{book.mini(c, sheet.t)}' for c in cards
    ]
    many = " many" if len(cards) > 6 else " some" if len(cards) > 3 else ""
    return f'<div class="own{many}" id="own-{s}" data-page="3">{signs}{"".join(minis)}</div>'


# -- what one viewer may do ----------------------------------------------------------------------------------


def lacking(book: Book, card: str, gems: Mapping[str, int], gold: int, racket: bool) -> tuple[str, int]:
    """Which gems of a price a pile lacks, and how many of them gold cannot make up for."""
    short = "".join([g * max(0, n - gems.get(g, 0)) for g, n in book.cost(card).items()])
    if racket:
        short = short[1:]  # TM-K19: that one is waived
    return short, max(0, len(short) - gold)


def marked_price(book: Book, card: str, gems: Mapping[str, int], short: str, missing: int, said: str) -> str:
    """The price, gem by gem: paid with a die (or waived), with gold, or missing."""
    left, lacks = dict(gems), list(short)
    gold = len(short) - missing
    out = []
    for gem in str(book.rows[card]["cost"]):
        if left.get(gem, 0):
            left[gem] -= 1
            out.append(pip(gem, " have"))
        elif gem not in lacks:
            out.append(pip(gem, " have"))
        else:
            lacks.remove(gem)
            out.append(pip(gem, " coin" if gold > 0 else " lack"))
            gold -= 1
    return price_tag("".join(out), said)


def ribbon(sheet: Sheet, short: str, missing: int, shopping: bool, lit: bool) -> str:
    """In words: can this be paid for, and what is missing if not?"""
    t, words = sheet.t, sheet.book.words(sheet.t)
    if missing:
        kinds = list(dict.fromkeys(short))
        names = [t.attr(f"{NAME}-item-{g}", "name") for g in kinds]
        if missing == 1 and len(kinds) == 1:
            said = t.t(f"{NAME}-short", gem=names[0])
        elif missing == 1 and len(kinds) == 2:
            said = t.t(f"{NAME}-short-or", gem=names[0], other=names[1])
        else:
            said = t.t(f"{NAME}-short-many", count=missing)
        return f'<span class="can">{escape(said)}</span>'
    if shopping and not lit:
        return f'<span class="can">{words.spent}</span>'
    if short:
        said = escape(t.t(f"{NAME}-{'pay' if shopping else 'then'}-gold", count=len(short)))
    else:
        said = words.pay if shopping else words.yours
    return f'<span class="can yes">{said}</span>'


def purse(sheet: Sheet, mine: Mapping[str, Any]) -> int:
    """Gold a thief may still pay with this turn (TM-Q7, a house option)."""
    gold, limit = int(mine["gold"]), int(sheet.options.get("gold-limit", 0))
    return min(gold, max(0, limit - int(mine["paid"]))) if limit else gold


def has_racket(book: Book, mine: Mapping[str, Any]) -> bool:
    """Does a gem less pay for every card?"""
    return any(book.rows[card]["effect"] == "RACKET" for card in (*mine["cards"], mine["copies"]) if card)


def seat(
    view: Mapping[str, Any], asked: str | None, legal: Sequence[Any], sheet: Sheet
) -> tuple[dict[str, str], str]:
    """The slots of one viewer, and the question bar. `asked` is the question's key, or None."""
    me = view["seat"]
    if me is None:
        return {}, ""
    mine = view["players"][me]
    slots = {f"infamy-{me}": str(mine["infamy"])}
    gold, racket = purse(sheet, mine), has_racket(sheet.book, mine)
    if asked is None or asked == "split":
        slots |= sheet.keep("market", market_slots, view["market"], mine["pile"], gold, racket, view["over"])
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
    picks = {card: n for n, card in enumerate((*buys, *uses), 1)}
    slots |= market_slots(sheet, view["market"], mine["pile"], gold, racket, view["over"], buys, picks, shopping)
    own_slots(sheet, mine, uses, picks, shopping, slots)
    if buys:
        carpet = drawing("rug", "carpet")
        ways = {card: cheapest(some) for card, some in buys.items()}
        drawn = [draw_counter(sheet, picks[c], c, some, mine, gold, carpet) for c, some in ways.items()]
        slots["counters"] = "".join(drawn)
    return slots, moves_bar(sheet, asked, mine, buys, uses, picks, rest)


def own_slots(
    sheet: Sheet,
    mine: Mapping[str, Any],
    uses: Ways,
    picks: Mapping[str, int],
    shopping: bool,
    slots: dict[str, str],
) -> None:
    """One's own cards: those that can be used now are lit, others say why they cannot."""
    book, words, used = sheet.book, sheet.book.words(sheet.t), mine["used"]
    for c in mine["cards"]:
        if c in uses:
            slots[f"tag-{c}"] = "label"
            name = escape(book.card_words(c, sheet.t.lang)[0])
            slots[f"o-{c}"] = pick_slot("mini lit", picks[c], f"{name}: {words.use}", f"<em>{words.use}</em>")
        elif shopping and c not in used and book.rows[c]["effect"].startswith(("FLIP", "SELL", "GAUNTLET")):
            needs = f"<em>{escape(sheet.t.t(f'{NAME}-needs', gem=words.item[needed(book, c)]))}</em>"
            slots[f"o-{c}"] = card_slot("mini far", f'form="why" name="move" value="{probe(book, c)}"', needs)


def moves_bar(
    sheet: Sheet,
    asked: str,
    mine: Mapping[str, Any],
    buys: Ways,
    uses: Ways,
    picks: Mapping[str, int],
    rest: Sequence[Way],
) -> str:
    """Buttons for what is no card; for each card that can be chosen, what it would do."""
    t = sheet.t
    out, left = [], ""
    if asked == "buy":
        left = escape(t.t(f"{NAME}-can-buy", count=len(buys), left=mine["purchases"] - mine["bought"]))
        out.append(f'<p class="sum">{left}</p>')
    out.append('<div class="acts">')
    for way in rest:
        if way[0] == "end" and (buys or uses):
            out.append(END.format(word=escape(way[1]), lost=lost(sheet, mine["pile"])))
        else:
            out.append(move_button(way, way[0] in ("end", "save none", "reroll none")))
    out.append("</div>")
    for card, n in picks.items():
        name, text = sheet.book.card_words(card, t.lang)
        if card in buys:
            said = f"<b>{escape(t.t(f'{NAME}-buy-this', card=name))}</b> {left}"
            buttons = buy_buttons(sheet, card, cheapest(buys[card]))
        else:
            said = f"<b>{escape(name)}</b> {escape(text)}"
            buttons = "".join([move_button(way, True) for way in uses[card]])
        out.append(
            f'<div class="out" id="out-{n}"><p class="sum">{said}</p>'
            f'<div class="acts">{buttons}{NOT_THIS.format(said=escape(t.t(f"{NAME}-not-this")))}</div></div>'
        )
    if buys or uses:
        out.append(NOTHING_PICKED)
        out += [dialog("end", escape(t.t(f"{NAME}-end-sure")), move_button(w)) for w in rest if w[0] == "end"]
    return "".join(out)


NOTHING_PICKED = (
    '<span data-choose><input type="radio" name="pick" form="local" id="pick-0" value="0" class="vh" tabindex="-1" '
    'aria-hidden="true" checked></span>'
)
NOT_THIS = '<label class="btn calm" for="pick-0">{said}</label>'
END = (
    '<button class="btn calm" type="button" popovertarget="ways-end" aria-haspopup="true">'
    "<span>{word}<small>{lost}</small></span></button>"
)
"""Ending a turn in which something could still be bought or used asks first."""


def dialog(name: str, title: str, inner: str) -> str:
    """A choice that opens over the table."""
    opened = f'<div class="ways" id="ways-{name}" popover role="dialog" aria-label="{title}">'
    return f"{opened}<h2>{title}</h2>{inner}</div>"


def lost(sheet: Sheet, pile: Sequence[str]) -> str:
    """Which gems are lost when the turn ends now."""
    gems = [sheet.t.attr(f"{NAME}-item-{face}", "name") for face in pile if face in GEMS]
    return escape(sheet.t.t(f"{NAME}-end-lost", gems=sheet.t.join(gems))) if gems else ""


def move_button(way: Way, go: bool = False) -> str:
    """A button that plays a move; `go`: the one most will want."""
    cls = "btn go" if go else "btn"
    return f'<button class="{cls}" name="move" value="{escape(way[0])}">{escape(way[1])}</button>'


def needed(book: Book, card: str) -> str:
    """The face a card works on."""
    verb, _, rest = str(book.rows[card]["effect"]).partition(" ")
    return "I" if verb == "GAUNTLET" else rest[0]


def probe(book: Book, card: str) -> str:
    """A use of a card to ask about: why can it not be used?"""
    effect = str(book.rows[card]["effect"])
    if effect.startswith("FLIP"):
        return f"flip {card} {WORD[effect.partition('→')[2][0]]}"
    return f"{'trade' if effect.startswith('GAUNTLET') else 'sell'} {card}"


def pick_slot(cls: str, number: int, said: str, inner: str = "") -> str:
    """A lit card: chosen, it shows in the bar what it would do."""
    return (
        f'class="{cls}" data-choose><input type="radio" class="hit" name="pick" form="local" id="pick-{number}" '
        f'value="{number}" aria-label="{said}">{inner}'
    )


def market_slots(
    sheet: Sheet,
    market: Mapping[str, Sequence[str | None]],
    pile: Sequence[str],
    gold: int,
    racket: bool,
    over: bool,
    buys: Ways = NOTHING,
    picks: Mapping[str, int] = NO_PICKS,
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
            short, missing = lacking(book, card, gems, gold, racket)
            lit = card in buys
            said = book.price(card, sheet.t)
            inner = marked_price(book, card, gems, short, missing, said)
            inner += ribbon(sheet, short, missing, shopping, lit)
            if lit:
                slots[f"tag-{card}"] = "label"
                name = escape(sheet.t.t(f"{NAME}-buy-this", card=book.card_words(card, sheet.t.lang)[0]))
                slots[f"c-{card}"] = pick_slot(f"{cls} lit", picks[card], name, inner)
            else:
                state = " far" if missing else "" if shopping else " near"
                slots[f"c-{card}"] = card_slot(cls + state, ask_to_buy(card), inner)
    return slots


# -- splitting: taking, robbing ------------------------------------------------------------------------------


def split_bar(view: Mapping[str, Any], sheet: Sheet, slots: dict[str, str]) -> str:
    """Taking and robbing: which heaps can be chosen from, and the buttons that confirm."""
    t, me, pool = sheet.t, view["seat"], view["pool"]
    last = sum(1 for p in view["players"] if not p["pile"]) == 1
    must = bool(pool) and last  # and somebody can be robbed, else nobody would be asked
    idle = escape(t.t(f"{NAME}-pick-{'all' if must else 'idle' if pool else 'rob'}"))
    mine = view["players"][me]
    bare = [p["seat"] for p in view["players"] if p["seat"] != me and not p["pile"]]
    means = f'data-gold="{purse(sheet, mine)}" data-less="{int(has_racket(sheet.book, mine))}"'
    means += f' data-after="{names_of(sheet, bare)}"'
    out = [f'<p class="sum" id="sum" data-idle="{idle}" {means} aria-live="polite">{idle}</p><div class="acts">']
    if pool:
        out.append(take_buttons(sheet, pool, must, slots))
    trays = []
    wanted = {g for row in view["market"].values() for card in row if card for g in sheet.book.cost(card)}
    for p in view["players"]:
        s, size = p["seat"], len(p["pile"])
        if s != me and size > 1:
            slots[f"rob-{s}"] = rob_label(sheet, s, size)
            trays.append(draw_tray(sheet, s, p["pile"], least_wanted(p["pile"], wanted), pool))
            out.append(rob_button(sheet, s, size, names_of(sheet, [*bare, s])))
        elif s != me and size == 0:
            slots[f"rob-{s}"] = sheet.book.words(t).after
        elif s != me and size == 1:
            probing = f'form="why" name="move" value="rob {s} keep {WORD[p["pile"][0]]}"'
            slots[f"rob-{s}"] = f'<button class="tag" {probing}>{sheet.book.words(t).safe}</button>'
    if trays:
        slots["trays"] = "".join(trays)
        none = '<input type="radio" name="rob" form="local" id="rob-none" checked>'
        out.append(
            f'<label class="btn calm" data-choose>{none}<span>{escape(t.t(f"{NAME}-not-this"))}</span></label>'
        )
    out.append("</div>")
    return "".join(out)


def take_buttons(sheet: Sheet, pool: Sequence[str], must: bool, slots: dict[str, str]) -> str:
    """From the middle: what is chosen, or everything; the last without a pile has no choice (TM-L10)."""
    t, words, size = sheet.t, sheet.book.words(sheet.t), len(pool)
    every = escape(t.t(f"{NAME}-take-all", count=size))
    if must:
        slots["note"] = words.tied
        slots["lit-pool"] = " bound"
        probing = (
            f'form="why" name="move" value="take {WORD[pool[0]]}"' if size > 1 else 'name="do" value="pool-all"'
        )
        slots["tied"] = f'<button class="tie" {probing} aria-label="{words.tied}">{ROPE}</button>'
        return f'<button class="btn go take" name="do" value="pool-all">{every}</button>'
    slots["note"] = words.tap
    slots["lit-pool"], slots["in-pool"] = " lit", ""
    said, chosen = escape(t.t(f"{NAME}-pick-take")), escape(t.t(f"{NAME}-take-chosen"))
    return (
        f'<button class="btn go pick take" name="do" value="pool" data-pick="pool" data-move="take" '
        f'data-max="{size}" data-said="{said}" data-verb="{escape(t.t(f"{NAME}-take-verb"))}">{chosen}</button>'
        f'<button class="btn calm take" name="do" value="pool-all" data-quiet>{every}</button>'
    )


ROPE = (
    '<svg class="rope" viewBox="0 0 300 200" preserveAspectRatio="none" aria-hidden="true">'
    '<path d="M150 8C60 8 22 60 22 112s50 80 128 80 128-28 128-80S240 8 150 8z"/></svg>'
)


def least_wanted(pile: Sequence[str], wanted: set[str]) -> int:
    """Which piece goes back unless the thief decides otherwise: something no card on sale costs."""
    worth = [1 if f in "YS" else 2 if f == "I" else 3 if f in wanted else 0 for f in pile]
    return worth.index(min(worth))


def rob_label(sheet: Sheet, s: int, size: int) -> str:
    """On a stall: robbing is weighed up on the carpet before it is done."""
    said = escape(sheet.t.t(f"{NAME}-rob-this", name=sheet.names[s]))
    return (
        f'<label class="rob lit" data-choose data-page="1">'
        f'<input type="radio" name="rob" form="local" id="rob-{s}" aria-label="{said}">'
        f"{use(f'{ART}-grab', 'k')}<span>{escape(sheet.t.t(f'{NAME}-rob-short'))}</span>"
        f"<b>{size}</b></label>"
    )


def names_of(sheet: Sheet, seats: Sequence[int]) -> str:
    """Who: for those who act after a deed."""
    return escape(sheet.t.join([sheet.names[s] for s in sorted(seats)])) if seats else ""


def rob_button(sheet: Sheet, s: int, size: int, after: str) -> str:
    """In the bar: do it. With nothing kept or nothing returned it says what is missing instead."""
    t = sheet.t
    words = {
        "said": t.t(f"{NAME}-rob", name=sheet.names[s]),
        "none": t.t(f"{NAME}-rob-none"),
        "all": t.t(f"{NAME}-rob-all"),
        "stay": t.t(f"{NAME}-pick-keep"),
        "back": t.t(f"{NAME}-pick-return"),
    }
    data = "".join([f' data-{name}="{escape(text)}"' for name, text in words.items()])
    small = f"{words['stay']} {size - 1} · {words['back']} 1"
    return (
        f'<button class="btn go r{s}" name="do" value="keep{s}" data-rob="{s}" data-after="{after}" '
        f'data-move="rob {s} keep"{data}>'
        f"<span><span>{escape(words['said'])}</span><small>{escape(small)}</small></span></button>"
    )


def draw_tray(sheet: Sheet, s: int, pile: Sequence[str], back: int, pool: Sequence[str]) -> str:
    """Somebody's pile on the carpet: what is kept lies above, what goes back below; a tap moves a piece."""
    words = sheet.book.words(sheet.t)
    dice = []
    for n, face in enumerate(pile):
        kept, name = "" if n == back else " checked", words.piece[face]
        dice.append(
            f'<label class="die {face}"><input type="checkbox" name="keep{s}" value="{face}" '
            f'id="k{s}-{n}" aria-label="{name}"{kept}>{face_of(face)}</label>'
        )
    title = escape(sheet.t.t(f"{NAME}-pile-of", name=sheet.names[s]))
    rest = f'<p class="rest">{words.pool} {"".join(map(pip, pool))}</p>' if pool else ""
    return (
        f'<fieldset class="rug r{s}" data-zone="keep{s}">{drawing("rug", "carpet")}<legend class="sign big">{title}'
        f'</legend><p class="caption">{words.choose}</p><div class="trays" data-tray>'
        f'<h3 class="keeps">{use(f"{ART}-grab", "k")}{words.keep}<b>{len(pile) - 1}</b></h3>{"".join(dice)}'
        f'<p class="moves">{words.move}</p>'
        f'<h3 class="backs">{use(f"{ART}-roll", "k")}{words.back}<b>1</b></h3>'
        f'<p class="least">{words.least}</p></div>{rest}</fieldset>'
    )


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
