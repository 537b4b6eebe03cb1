"""The question bar of Enclave: a click on the table chooses, the bar says what that would do, and does it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rookery.games.enclave.seen.odds import Forecast, Prospects, protected
from rookery.games.enclave.web.faces import ART, NAME, choose, named_card, percent, radio, still, word, words
from rookery.games.enclave.web.scene import foreseen, judged, left, succeeds
from rookery.games.sheet import Sheet, escape, use
from rookery.i18n import Texts

ANGELOS = "TC3B"  # a tree card with a mission on it
DECKS = ("outlet", "square", "missions", "traps", "finds")
MANY = 12  # buttons of one kind that still fit into the bar; more become a list to choose from
ODDS = ("certain", "average", "worst")
RISKY = 0.4  # a blind crossing less likely to succeed than this is asked about twice
FINAL = {
    "pack": "done",
    "card": "use card",
    "tree-tile": "take tile",
    "find": "keep",
    "sync": "",
}
"""The answer that ends a question, or that most will want."""
UPGRADES, SLOTS = ("thief", "machine"), 2
COUNTED = ("bid", "exchange", "trade", "offer")
"""Answers that are a number: small buttons in a row."""

Way = tuple[str, str]  # a move and its words
Ways = dict[str, list[Way]]  # by card


class Bar:
    """What a viewer is asked: the slots of what can be chosen, and the outcomes, numbered as they are."""

    def __init__(self, view: Mapping[str, Any], asked: str, sheet: Sheet, slots: dict[str, str]) -> None:
        self.view = view
        self.asked = asked
        self.sheet = sheet
        self.slots = slots
        self.t: Texts = sheet.t
        self.me: Mapping[str, Any] = view["players"][view["seat"]]
        self.numbers: dict[str, int] = {}
        self.outs: list[str] = []
        self.asides: set[str] = set()  # cards that may be used at any time: the question is not about them
        self.moves: Sequence[str] = ()
        self._odds: Prospects | None = None

    @property
    def prospects(self) -> Prospects:
        """What awaits the viewer on missions; reckoned when it is first needed."""
        if self._odds is None:
            self._odds = Prospects(self.view, self.sheet.book.kit.cards)
        return self._odds

    def out(self, name: str, said: str, acts: str) -> int:
        """An outcome: what is said when the thing is chosen, and the buttons that do it. Its number."""
        number = self.numbers[name] = len(self.numbers) + 1
        self.outs.append(
            f'<div class="out" id="out-{number}"><p class="sum">{said}</p><div class="acts">{acts}</div></div>'
        )
        return number

    # -- cards ---------------------------------------------------------------------------------------------------

    def cards(self, by_card: Ways) -> None:
        """An outcome for every card that can be chosen."""
        for card, ways in by_card.items():
            verbs = [move.partition(" ")[0] for move, _ in ways]
            said = self.said(card, verbs)
            if set(verbs) == {"heal"}:
                self.asides.add(card)
            does = [way for way, verb in zip(ways, verbs, strict=True) if verb != "discard"]
            acts = "".join([self.discard(way) for way, verb in zip(ways, verbs, strict=True) if verb == "discard"])
            golden = len(does) == 1 and "heal" not in verbs
            coin = use(f"{ART}-coins", "k")
            acts += "".join(
                [button(self.in_short(w, card), golden, coin if w[0] == f"buy {card}" else "") for w in does]
            )
            number = self.out(card, said, acts)
            if "use" in verbs and self.asked == "use":
                for name, html in foreseen(self.sheet, self.view, self.team(), card, number).items():
                    self.slots[name] = self.slots.get(name, "") + html

    def in_short(self, way: Way, card: str) -> Way:
        """A purchase names its price alone, or what goes for it: what is bought stands beside it."""
        bought, _, gone = way[0].partition(" remove ")
        if bought != f"buy {card}":
            return way
        if gone:
            return way[0], self.t.t(f"{NAME}-web-replace", name=self.t.card(gone))
        return way[0], self.t.t(f"{NAME}-web-buy", price=self.sheet.book.price(card))

    def said(self, card: str, verbs: Sequence[str]) -> str:
        """What a card is, and what choosing it would change."""
        t, book, coins = self.t, self.sheet.book, self.me["coins"]
        name, text = words(card, t, book)
        out = [f"<b>{name}</b> · {text}"]
        if "cross" in verbs:
            found = self.prospects.of(card)
            out = [f"<b>{name}</b> <em>{percent(found.chance)}</em> · {costs(found, t)}"]
        elif "buy" in verbs:
            changes = self.bought(card)
            kind = word(t, f"kind-{book.suit(card)}")
            out = [f"<b>{name}</b> · {kind}.", *changes] if len(changes) > 1 else [*out, *changes]
            act = word(t, "web-act", n=2 if self.view["seat"] in self.view["second"] else 1)
            out = [f'<span class="act">{act}</span>', *out]
            out.append(word(t, "web-coins-after", before=coins, after=coins - book.price(card)))
        elif "discard" in verbs:
            price = book.price(card)
            out.append(f"<b>{word(t, 'web-lacks', price=price, coins=coins, missing=price - coins)}</b>")
        elif "use" in verbs:
            out = [f"<b>{name}</b> ·", self.used(card)]
        return " ".join(out)

    def bought(self, card: str) -> list[str]:
        """What an upgrade changes, and whether there is room for it (EN-U2, EN-U5)."""
        row, t = self.sheet.book.rows[card], self.t
        kind, more = str(row.get("kind", "")), int(row.get("sarcophagus", 0))
        if kind not in UPGRADES:
            return []
        have = self.me["sarcophagus"]
        out = [word(t, "web-slots-after", before=have, after=have + more)] if more else []
        full = len(self.me[kind]) >= SLOTS
        return [*out, word(t, "web-slot-full" if full else "web-slot-free")]

    def used(self, card: str) -> str:
        """What is left of the damage with this card, and whether that is enough."""
        p, m = left(self.view, self.sheet, self.me, [card])
        won = succeeds(self.view, self.sheet, self.team(), [card])
        tone, key = ("good", "scene-would-win") if won else ("bad", "scene-would-lose")
        return f'{word(self.t, "scene-left", p=p, m=m)} <b class="{tone}">{word(self.t, key)}</b>'

    def team(self) -> list[Mapping[str, Any]]:
        """Those who are on the mission."""
        return [self.view["players"][s] for s in self.view["mission"]["seats"]]

    def discard(self, way: Way) -> str:
        """Discarding is asked twice, and never looks like buying."""
        t = self.t
        return sure(word(t, "web-discard"), word(t, "web-discard-sure"), word(t, "web-keep"), way, "thin")

    def leave(self, rest: Sequence[Way]) -> tuple[str, list[Way]]:
        """Leaving a market is asked twice while both acts are left and something can be bought; and the others."""
        rich = any(way.startswith("buy ") for way in self.moves) and self.view["seat"] not in self.view["second"]
        if not rich:
            return "", list(rest)
        t, out = self.t, [way for way in rest if way[0] == "pass"]
        acts = [sure(escape(way[1]), word(t, "web-leave-sure"), word(t, "web-stay"), way) for way in out]
        return "".join(acts), [way for way in rest if way not in out]

    # -- places --------------------------------------------------------------------------------------------------

    def places(self, rest: Sequence[Way]) -> str:
        """Places and levels glow on the table; the town's are small in the bar, too."""
        picks = []
        for move, said in rest:
            verb, _, tail = move.partition(" ")
            if verb not in ("plan", "level") or self.asked != verb:
                continue
            name = f"go-{tail}" if verb == "plan" else f"go-L{tail}"
            act = self.t.t(f"{NAME}-web-seal") if verb == "plan" else said  # the place is named beside it
            number = self.out(name, self.found(verb, tail), button((move, act), True))
            if tail != "tree":
                choose(self.slots, name, name, number)
            if verb == "plan":
                picks.append(self.pick(tail, number))
        return f'<div class="picks">{"".join(picks)}</div>' if picks else ""

    def pick(self, place: str, number: int) -> str:
        """A place as a small picture in the bar."""
        name = word(self.t, f"place-{place}")
        inner = f"{use(f'{ART}-at-{place}', 'bd')}<span>{name}</span>"
        if place == "tree":  # it has no sign on the table
            return f'<span class="pick" id="go-tree" data-choose>{radio("go-tree", number)}{inner}</span>'
        return f'<label class="pick" for="pick-{number}">{inner}</label>'

    def found(self, verb: str, tail: str) -> str:
        """What one would find there."""
        t, view = self.t, self.view
        if verb == "level":
            level = view["tree"][int(tail) - 1]
            said = f"{word(t, 'web-left', count=level['mark'])}, {word(t, 'web-before', count=len(level['cubes']))}"
            name, text = words(level["card"], t, self.sheet.book) if level["card"] else ("", "")
            return f"<b>{word(t, 'web-level', n=int(tail))}</b>: {said}. {name}: {text}"
        name = word(t, f"place-{tail}")
        if tail == "tree":
            return f"<b>{name}</b>: {word(t, 'web-to-tree')}"
        before = word(t, "web-before", count=len(view["cubes"][tail]))
        said = f"<b>{name}</b>: {word(t, 'web-resolves', n=view['tiles'][tail] or 0)}, {before}."
        if tail == "crossing" and view["rows"]["missions"]:
            best = max(view["rows"]["missions"], key=lambda card: self.prospects.of(card).chance)
            chance = percent(self.prospects.of(best).chance)
            said += f" {word(t, 'web-best')} {named_card(best, t)}, {chance}."
        return said

    def tiles(self, legal: Sequence[Any]) -> str:
        """An initiative tile: its number in the bar, its place on the table."""
        t = self.t
        moves = [str(move).split(" ") for move in legal]
        numbers = sorted({parts[1] for parts in moves if parts[0] == "tile"})
        places = dict.fromkeys(parts[2] for parts in moves if parts[0] == "tile")
        radios = "".join(
            [
                f'<label class="num"><input type="radio" name="n" value="{n}"{" checked" * (k == 0)}>'
                f"<b>{n}</b></label>"
                for k, n in enumerate(numbers)
            ]
        )
        for place in places:
            name = f"go-{place}"
            put = f'<button class="btn go" name="do" value="tile {place}">{word(t, "web-put")}</button>'
            number = self.out(name, f"<b>{word(t, f'place-{place}')}</b>: {word(t, 'web-put-there')}", put)
            choose(self.slots, name, name, number)
        legend = f"<legend>{word(t, 'web-number')}</legend>"
        return f'<fieldset class="nums">{legend}{radios}</fieldset>'

    # -- missions ------------------------------------------------------------------------------------------------

    def mission_rest(self, rest: Sequence[Way]) -> str:
        """At the Crossing: blindly, or not at all. What is likely to go wrong is asked twice."""
        out = []
        for way in rest:
            if way[0] != "blind":
                out.append(button(way))
                continue
            chance = self.prospects.blind()
            label = f"{escape(way[1])} <em>{percent(chance)}</em>"
            if chance < RISKY:
                out.append(sure(label, word(self.t, "web-blind-sure"), word(self.t, "web-stay"), way))
            else:
                out.append(f'<button class="btn" name="move" value="blind">{label}</button>')
        return "".join(out)

    def use_rest(self, rest: Sequence[Way]) -> str:
        """Protections: using nothing more is asked twice where it means failure."""
        won = succeeds(self.view, self.sheet, self.team())
        out = []
        for way in rest:
            if way[0] == "done" and not won:
                fails = f"{escape(way[1])}<small>{word(self.t, 'scene-loses')}</small>"
                out.append(sure(fails, word(self.t, "web-fail-sure"), word(self.t, "web-stay"), way, "warn"))
            else:
                out.append(button(way, way[0] == "done"))
        return "".join(out)

    def traps_said(self) -> str:
        """The traps are known: their damage, what is protected, and whether all that is packed is enough."""
        t, cards = self.t, self.sheet.book.kit.cards
        found = self.prospects.of(self.view["mission"]["card"])
        (p, m), (pp, mm) = found.certain, protected(self.view, cards)
        enough = t.t(f"{NAME}-odds-enough" if found.chance > 0 else f"{NAME}-odds-not-enough")
        self.slots["verdict"] = judged(found.chance > 0, escape(enough), "", " all") + self.slots.get("verdict", "")
        return escape(f"{t.t(f'{NAME}-odds-traps', p=p, m=m, pp=pp, mm=mm)} {enough}")

    def angelos(self, rest: Sequence[Way]) -> tuple[str, list[Way]]:
        """The mission on a tree card: what it costs stands on the button; and the other answers."""
        here = [way for way in rest if way[0] == "use card"]
        found = self.prospects.of(ANGELOS)
        out = "".join(
            [
                f'<button class="btn go cost" name="move" value="use card"><b>{escape(way[1])}</b> '
                f"<em>{percent(found.chance)}</em><small>{costs(found, self.t)}</small></button>"
                for way in here
            ]
        )
        return out, [way for way in rest if way not in here]

    # -- looking at cards ----------------------------------------------------------------------------------------

    def peek(self, legal: Sequence[Any]) -> str:
        """How many cards of which deck to look at."""
        t = self.t
        most = dict.fromkeys(DECKS, 0)
        for move in legal:
            parts = str(move).split(" ")
            if parts[0] == "peek":
                for deck, n in zip(parts[1::2], parts[2::2], strict=False):
                    most[deck] = max(most[deck], int(n))
        out = []
        for deck in DECKS:
            options = "".join([f"<option>{n}</option>" for n in range(most[deck] + 1)])
            out.append(
                f'<label class="peek"><span>{word(t, f"pile-{deck}")}</span>'
                f'<select name="peek-{deck}">{options}</select></label>'
            )
        look, none = word(t, "web-look"), word(t, "web-look-none")
        hint = word(t, "web-peek-hint", n=max(most.values()))
        return (
            f'<p class="sum plain">{hint}</p><div class="peeks">{"".join(out)}</div>'
            f'<div class="acts"><button class="btn" name="move" value="peek none">{none}</button>'
            f'<button class="btn go" name="do" value="peek">{look}</button></div>'
        )

    def look(self, cards: Sequence[str]) -> None:
        """Cards taken up to be looked at, on the table."""
        rows = []
        for card in cards:
            number = self.numbers.get(card, 0)
            face = self.sheet.book.face(card, self.t)
            if number:
                ident, suit = f"card-{card}", self.sheet.book.suit(card)
                rows.append(
                    f'<span class="card s-{suit} lit" id="{ident}" data-choose>{radio(ident, number)}{face}</span>'
                )
            else:
                rows.append(still(card, self.sheet))
        self.slots["look"] = f'<div class="look">{"".join(rows)}</div>'

    def put_back(self) -> str:
        """Every card looked at, and where in its deck it goes back."""
        t, looked = self.t, self.view["looking"]
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
            name, from_ = named_card(card, t), word(t, f"deck-{decks[n - 1]}")
            out.append(
                f'<div class="back-to"><small>{from_}</small>{still(card, self.sheet)}'
                f'<select name="to-{n}" aria-label="{name}">{"".join(options)}</select></div>'
            )
        self.slots["look"] = f'<div class="look">{"".join(out)}</div>'
        return (
            '<div class="acts"><button class="btn go" name="do" value="return">'
            f"{word(t, 'web-confirm')}</button></div>"
        )

    # -- all of it -----------------------------------------------------------------------------------------------

    def html(self, legal: Sequence[Any], by_card: Ways, rest: list[Way]) -> str:
        """The bar. Outcomes come last: the one chosen is shown, the plain words then are not."""
        self.moves = [move for ways in by_card.values() for move, _ in ways]
        self.cards(by_card)
        plain = self.plain(legal, rest)
        return plain + "".join(self.outs)

    def pack_nothing(self, legal: Sequence[Any], rest: list[Way]) -> tuple[str, list[Way]]:
        """With nothing packed yet, being done means going unprotected: it says so and does not look wanted."""
        packed = next(each["count"] for each in self.view["mission"]["team"] if each["seat"] == self.view["seat"])
        if packed or len(legal) == 1:
            return "", rest
        return button(("done", self.t.t(f"{NAME}-web-pack-nothing"))), [way for way in rest if way[0] != "done"]

    def plain(self, legal: Sequence[Any], rest: list[Way]) -> str:
        """What stands there while nothing is chosen, and the answers that are no thing on the table."""
        asked, t, view = self.asked, self.t, self.view
        if asked == "peek":
            return self.peek(legal)
        if asked == "return":
            return self.put_back()
        said, before, acts = "", "", ""
        if asked == "tile":
            said, before = word(t, "web-tile-hint"), self.tiles(legal)
        elif asked in ("plan", "level"):
            said, before = word(t, f"web-{asked}-hint"), self.places(rest)
            rest = [way for way in rest if way[0].partition(" ")[0] != asked]
        elif asked == "market":
            act = 2 if view["seat"] in view["second"] else 1
            said = f"<b>{word(t, 'web-act', n=act)}</b> {word(t, 'web-market-hint')}"
            acts, rest = self.leave(rest)
        elif asked == "exchange":
            said = word(t, "web-exchange-hint")
        elif asked == "tree-tile":
            knows, kept = self.me["knowledge"], word(t, "web-tile-keep", tiles=self.me["tiles"] + 1)
            said = f"{kept} {word(t, 'web-tile-trade', before=knows, after=knows + 2)}"
        elif asked == "crossing":
            said, acts, rest = f"<small>{word(t, 'odds-caption')}</small>", self.mission_rest(rest), []
        elif asked == "pack":
            said = odds_said(self.prospects.of(view["mission"]["card"]), t)
            acts, rest = self.pack_nothing(legal, rest)
        elif asked == "use":
            said, acts, rest = self.traps_said(), self.use_rest(rest), []
        elif asked == "card":
            name, text = words(view["tree"][view["level"] - 1]["card"], t, self.sheet.book)
            said = f"<b>{name}</b> {text}"
            if view["tree"][view["level"] - 1]["card"] == ANGELOS:
                acts, rest = self.angelos(rest)
        elif asked == "stall" and view["looking"] is not None:
            self.look(view["looking"]["cards"] or ())
        elif asked == "find" and view["find"] is not None and view["find"]["card"]:
            card, coins = view["find"]["card"], self.me["coins"]
            name, text = words(card, t, self.sheet.book)
            sold = word(t, "web-sell-find", before=coins, after=coins + self.sheet.book.price(card))
            said = f"<b>{name}</b> {text} {sold}"
            self.look([card])
        hint = f'<p class="sum plain">{said}</p>' if said else ""
        acts = rest_buttons(rest, self.sheet, FINAL.get(asked, "")) + acts
        return f'{hint}{before}<div class="acts rest">{acts}</div>'


def button(way: Way, go: bool = False, sign: str = "") -> str:
    """A button that plays a move, with a sign after its words; `go`: the one most will want."""
    cls, said = " go" if go else "", escape(way[1]) + (f" {sign}" if sign else "")
    return f'<button class="btn{cls}" name="move" value="{escape(way[0])}">{said}</button>'


def sure(label: str, question: str, keep: str, way: Way, cls: str = "") -> str:
    """An answer that is asked twice, in place: first its label, then what it means, and the way back in gold."""
    return (
        f'<details class="sure"><summary><span class="btn {cls}">{label}</span>'
        f'<span class="btn go">{keep}</span></summary><span class="asks">{question}</span>'
        f'<button class="btn danger" name="move" value="{escape(way[0])}">{escape(way[1])}</button></details>'
    )


def rest_buttons(rest: Sequence[Way], sheet: Sheet, final: str) -> str:
    """Buttons, the final one marked and last; numbers in a row; very many become a list and one button."""
    counted = [way for way in rest if way[0].partition(" ")[0] in COUNTED]
    others = [way for way in rest if way not in counted]
    if len(counted) > 2 * MANY or len(others) > MANY:
        return chosen_from(rest, sheet)
    others.sort(key=lambda way: way[0] == final)
    row = "".join([numbered(way) for way in counted]) if len(counted) > 1 else "".join([button(w) for w in counted])
    return (f'<span class="row-n">{row}</span>' if row else "") + "".join(
        [button(way, way[0] == final) for way in others]
    )


def numbered(way: Way) -> str:
    """An answer that is a number."""
    move, said = escape(way[0]), escape(way[1])
    shown = move.rpartition(" ")[2]
    return f'<button class="btn n" name="move" value="{move}" aria-label="{said}" title="{said}">{shown}</button>'


def chosen_from(rest: Sequence[Way], sheet: Sheet) -> str:
    """A list and one button."""
    options = "".join([f'<option value="{escape(move)}">{escape(said)}</option>' for move, said in rest])
    label, confirm = escape(sheet.t.t("ui-question")), word(sheet.t, "web-confirm")
    return (
        f'<select class="pickone" name="choice" aria-label="{label}">{options}</select>'
        f'<button class="btn go" name="do" value="choice">{confirm}</button>'
    )


def costs(found: Forecast, t: Texts) -> str:
    """Certain damage, average, worst case, in short."""
    damage = (found.certain, [round(n, 1) for n in found.average], found.worst)
    said = ", ".join([word(t, f"odds-short-{key}", p=p, m=m) for key, (p, m) in zip(ODDS, damage, strict=True)])
    return f"{word(t, 'odds-short-head')}: {said}"


def odds_words(found: Forecast, t: Texts) -> list[str]:
    """Certain damage, average, worst case, in sentences."""
    return [
        t.t(f"{NAME}-scene-certain", p=found.certain[0], m=found.certain[1]),
        t.t(f"{NAME}-scene-average", p=round(found.average[0], 1), m=round(found.average[1], 1)),
        t.t(f"{NAME}-scene-worst", p=found.worst[0], m=found.worst[1]),
    ]


def odds_said(found: Forecast, t: Texts) -> str:
    """The chance of success and what to pack for it; certain damage, average, worst case."""
    packing = ", ".join(map(t.card, found.pack)) or t.t(f"{NAME}-odds-none")
    chance = word(t, "odds-chance", percent=round(100 * found.chance), cards=packing)
    return f'<b class="chance">{chance}</b> {escape(" ".join(odds_words(found, t)))}'


# -- answers from forms ------------------------------------------------------------------------------------------


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
