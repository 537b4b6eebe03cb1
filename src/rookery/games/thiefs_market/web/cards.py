"""The cards of Thief's Market as they are drawn, and the words that are needed again and again."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Hashable, Iterable, Mapping
from typing import Any

from rookery.games.sheet import CardBook, escape, inside, slot, use
from rookery.games.thiefs_market.web.signs import ART, GEMS, ICONS, NAME, ORDER, drawing, pip
from rookery.i18n import Texts

LONG = 78  # letters of a card's text that need a smaller hand
WIDE = 14  # letters of a word in a card's name that do
JOINT = re.compile(r"(?<=\w{6}(?:ngs|its))(?=\w{6})")  # where a long German word is put together


class Book(CardBook):
    """The cards of a table: data by id, and their drawn faces per language, made once."""

    def __init__(self, rows: Iterable[Mapping[str, Any]]) -> None:
        super().__init__(rows)
        self._words: dict[str, Words] = {}
        self._costs = {card: dict(Counter(r["cost"])) for card, r in self.rows.items()}
        self.offers: dict[Hashable, str] = {}
        """What stands on cards on sale, by all that it hangs on: many piles give the same."""

    def cost(self, card: str) -> dict[str, int]:
        """Its price, gem by gem."""
        return self._costs[card]

    def price(self, card: str, t: Texts) -> str:
        """Its price in words."""
        key = (card, f"{t.lang} price")
        if key not in self._faces:
            gems = [t.t(f"{NAME}-item-{gem}", count=n) for gem, n in self.cost(card).items()]
            self._faces[key] = escape(t.join(gems))
        return self._faces[key]

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


def card_slot(cls: str, attributes: str, inner: str = "") -> str:
    """The rest of a card's opening tag, and what a viewer sees on it."""
    return f'class="{cls}" {attributes}>{inner}'


def ask_to_buy(card: str) -> str:
    """The attributes of a card on sale that can only be asked about."""
    return f'form="why" name="move" value="buy {card}" aria-describedby="tx-{card}"'


def price_tag(gems: str, said: str) -> str:
    """The price in the corner of a card; who listens hears words, not letters."""
    return f'<span class="cost" role="img" aria-label="{said}">{gems}</span>'


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


STRIP = '<div class="strip" id="strip" data-page="1"></div>'  # all prices in small; the script fills it


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
