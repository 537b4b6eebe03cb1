"""Thief's Market in a terminal: stalls above, thieves below them, the middle nearest to you."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from rookery.i18n import texts, typed
from rookery.terminal import look
from rookery.terminal.boards import Told
from rookery.terminal.boards.plain import NARROW, PlainBoard, price_list
from rookery.terminal.cardbook import Cardbook
from rookery.terminal.playing import Playing

GAME = "thiefs-market"
WORDS = ("red", "white", "blue", "green", "bag", "mask", "marker")
LETTER = dict(zip(WORDS, look.ORDER, strict=True))
COUNT = re.compile(rf"({'|'.join(WORDS)}) (\d+)")
GOLD = re.compile(rf"gold ({'|'.join(WORDS[:4])}) (\d)")
PHASES = {"split": "split", "after-split": "split", "roll": "split", "buy": "buy", "over": "over"}
NOISE = ("buying",)


class MarketBoard(PlainBoard):
    """The board for one reader: a language, a seat (None for a spectator), colours or not."""

    def __init__(self, match: Playing, lang: str, seat: int | None, colour: bool, unicode: bool) -> None:
        super().__init__(match, lang, seat, colour, unicode)
        self.gold_limit = int(match.options["gold-limit"])

    # -- the table ---------------------------------------------------------------------------------------

    def table(self, view: dict[str, Any], width: int, level: int = 0) -> list[RenderableType]:
        """Title, market, thieves, the middle. Level 1 cuts effects to a line, level 2 leaves them out."""
        narrow = width < NARROW
        out: list[RenderableType] = [self._title(view, width)]
        if narrow:
            out += self._market_narrow(view, level)
        else:
            out.append(self._market_names(view) if level > 1 else self._market(view, width, level == 1))
        if level == 0:
            out.append(Text(""))
        out += self._thieves_narrow(view) if narrow else [self._thieves(view, width)]
        if not view["over"]:
            if level == 0:
                out.append(Text(""))
            out += self._middle(view, width, level > 0)
        return out

    def _title(self, view: dict[str, Any], width: int) -> Text:
        s = self.signs
        left = f"{s.line * 2} {self.t.t(f'{GAME}-name')} {s.bullet} {self.t.t('ui-round', n=view['round'])}"
        phase = self.t.t("ui-phase-over" if view["over"] else f"{GAME}-step-{PHASES[view['phase']]}")
        longer = f"{left} {s.bullet} {phase}"
        decks = f" {s.bullet} ".join(f"{d} {n}" for d, n in view["decks"].items())
        right = f"{self.t.t('ui-decks')} {decks} {s.line * 2}"
        if len(longer) + len(right) + 3 > width:
            line = Text(longer[:width], style=look.TITLE)
            return line.append(f"\n{s.line * 2} {right}"[: width + 1], style=look.QUIET)
        fill = s.line * (width - len(longer) - len(right) - 2)
        return Text(longer, style=look.TITLE).append(f" {fill} {right}", style=look.QUIET)

    # The market

    def _on_sale(self, view: dict[str, Any]) -> list[str]:
        return [card for row in view["market"].values() for card in row if card]

    def _market(self, view: dict[str, Any], width: int, short: bool) -> RenderableType:
        grid = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style=look.QUIET, expand=True)
        wrap = {"no_wrap": short, "overflow": "ellipsis" if short else "fold"}
        grid.add_column("", no_wrap=True)
        grid.add_column("", no_wrap=True)
        grid.add_column("", no_wrap=True)
        grid.add_column(self.t.t("ui-market"), max_width=23 if width < 100 else 31, **wrap)  # type: ignore[arg-type]
        priced = self.seat is not None and not view["over"]
        if priced:
            grid.add_column(self.t.t("ui-pay"), no_wrap=True)
        grid.add_column(self.t.t("ui-effect"), ratio=1, **wrap)  # type: ignore[arg-type]
        for card in self._on_sale(view):
            cells: list[RenderableType] = [
                Text(card, style=look.TITLE),
                look.letters(self.book.cost(card), self.colour, ""),
                Text(self.book.icons(card), style=look.QUIET),
                Text(self.book.name(card), style="bold"),
            ]
            if priced:
                cells.append(self.pay_sign(view, card))
            grid.add_row(*cells, Text(self.book.text(card)))
        if not self._on_sale(view):
            return Text(f"{self.t.t('ui-market')}: {self.t.t('ui-nothing')}", style=look.QUIET)
        return grid

    def _market_names(self, view: dict[str, Any]) -> RenderableType:
        """Two cards in a line, without what they do."""
        grid = Table.grid(padding=(0, 1, 0, 0), expand=True)
        for _ in range(2):
            grid.add_column(ratio=1, no_wrap=True, overflow="ellipsis")
        cells = [self._named(view, card) for card in self._on_sale(view)]
        half = -(-len(cells) // 2)
        for k in range(half):
            grid.add_row(cells[k], cells[half + k] if half + k < len(cells) else "")
        return grid

    def _named(self, view: dict[str, Any], card: str) -> Text:
        line = Text.assemble((card, look.TITLE), " ")
        if self.seat is not None and not view["over"]:
            sign = self.pay_sign(view, card)
            sign.pad_right(6 - len(sign))
            line.append_text(sign)
        line.append_text(look.letters(self.book.cost(card), self.colour, "")).append(" ")
        return line.append(self.book.icons(card), look.QUIET).append(f" {self.book.name(card)}", "bold")

    def _market_narrow(self, view: dict[str, Any], level: int) -> list[RenderableType]:
        out: list[RenderableType] = [Text(self.t.t("ui-market"), style=look.QUIET)]
        for card in self._on_sale(view):
            line = self._named(view, card)
            if level > 0:
                out.append(line)
                continue
            text = Text(self.book.text(card))
            grid = Table.grid(padding=(0, 1))
            grid.add_row("  ", text)
            out += [line, grid]
        return out

    def pay_sign(self, view: dict[str, Any], card: str) -> Text:
        """Whether the reader could pay for a card with pile and gold, and what is missing."""
        assert self.seat is not None
        me = view["players"][self.seat]
        if me["bought"] >= me["purchases"]:  # TM-P8: nothing more this turn
            return Text("–", style=look.QUIET)
        gold, missing = self.price(view, card)
        if missing:
            text = Text(f"{self.signs.no} ", style=look.QUIET)
            return text.append_text(look.letters(missing, self.colour, ""))
        return Text(f"{self.signs.yes} {gold}{self.signs.gold}" if gold else self.signs.yes, style=look.GOOD)

    def price(self, view: dict[str, Any], card: str) -> tuple[int, str]:
        """The gold needed beside the reader's dice, and the gems for which even the gold does not suffice."""
        assert self.seat is not None
        me = view["players"][self.seat]
        lacking = Counter(self.book.cost(card)) - Counter(me["pile"])
        short = "".join(sorted(lacking.elements(), key=look.ORDER.index))
        if "RACKET" in self._powers(me):
            short = short[1:] if short else ""
        purse = int(me["gold"])
        if self.gold_limit:
            purse = min(purse, max(0, self.gold_limit - int(me["paid"])))
        return (len(short), "") if len(short) <= purse else (0, short)

    def _powers(self, player: dict[str, Any]) -> set[str]:
        copied = {player["copies"]} if player["copies"] else set()
        return {self.book.effect(card) for card in {*player["cards"], *copied}}

    # The thieves

    def _thieves(self, view: dict[str, Any], width: int) -> RenderableType:
        t = self.t.t
        grid = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style=look.QUIET, expand=True)
        grid.add_column("  " + t("ui-players"), no_wrap=True, max_width=20, overflow="ellipsis")
        grid.add_column(t("ui-pile"), min_width=8)
        grid.add_column("#", justify="right", no_wrap=True)
        grid.add_column(t("ui-rob"), no_wrap=True)
        grid.add_column(t("ui-gold"), no_wrap=True)
        grid.add_column(t("ui-infamy"), no_wrap=True)
        grid.add_column(t("ui-cards"), ratio=1)
        for player in view["players"]:
            mine = player["seat"] == self.seat
            grid.add_row(
                self._who(view, player),
                look.letters(player["pile"], self.colour) if player["pile"] else Text("–", style=look.QUIET),
                str(len(player["pile"])),
                self._robbable(view, player),
                f"{self.signs.gold} {player['gold']}",
                self._infamy(player),
                self._owned(player),
                style=look.ME if mine else "",
            )
        return grid

    def _thieves_narrow(self, view: dict[str, Any]) -> list[RenderableType]:
        t, dot = self.t.t, f" {self.signs.bullet} "
        out: list[RenderableType] = []
        for player in view["players"]:
            infamy = Text(f"{t('ui-infamy')} ").append_text(self._infamy(player))
            head = Text(dot).join(
                [self._who(view, player), Text(f"{t('ui-gold')} {self.signs.gold} {player['gold']}"), infamy]
            )
            pile = look.letters(player["pile"], self.colour) if player["pile"] else Text("–")
            body = Text(f"    {t('ui-pile')} ").append_text(pile).append(f" ({len(player['pile'])})")
            if self._robbable(view, player).plain.strip("–"):
                body.append(f"{dot}{t('ui-rob')} ").append_text(self._robbable(view, player))
            out += [head, body]
            if player["cards"]:
                out.append(Padding(self._owned(player), (0, 0, 0, 4)))
        return out

    def _who(self, view: dict[str, Any], player: dict[str, Any]) -> Text:
        seat = player["seat"]
        turn = f"{self.signs.turn} " if seat in view["waiting"] and not view["over"] else "  "
        line = Text.assemble((turn, look.WARN), (f"{seat} ", look.NUMBER))
        line.append(self.names[seat], style=look.ME if seat == self.seat else "")
        if seat == self.seat:
            line.append(f" ({self.t.t('ui-you')})", style=look.QUIET)
        return line

    def _robbable(self, view: dict[str, Any], player: dict[str, Any]) -> Text:
        """TM-L6, TM-L7: two pieces or more; one alone is safe."""
        if PHASES[view["phase"]] != "split" or player["seat"] == self.seat or not player["pile"]:
            return Text("–", style=look.QUIET)
        if len(player["pile"]) == 1:
            return Text(self.t.t("ui-rob-safe"), style=look.QUIET)
        return Text(self.t.t("ui-yes"), style=look.WARN)

    def _infamy(self, player: dict[str, Any]) -> Text:
        known = player["infamy"] is not None
        return Text(str(player["infamy"]) if known else self.t.t("ui-secret"), style="" if known else look.QUIET)

    def _owned(self, player: dict[str, Any]) -> Text:
        parts = []
        for card in player["cards"]:
            copies = player["copies"] if self.book.effect(card) == "COPY" else None
            shown = f"{card}={copies}" if copies else card
            parts.append(Text(f"({shown})" if {card, copies} & set(player["used"]) else shown))
        icons = [f"{letter}{n}" for letter, n in player["icons"].items() if n]
        if icons:
            parts.append(Text(f"{self.signs.bullet} {' '.join(icons)}", style=look.QUIET))
        return Text(" ").join(parts) if parts else Text("–", style=look.QUIET)

    # The middle: the pool while splitting, the reader's own pile while buying

    def _middle(self, view: dict[str, Any], width: int, low: bool) -> list[RenderableType]:
        t = self.t.t
        out: list[RenderableType] = []
        mine = view["players"][self.seat]["pile"] if self.seat is not None else []
        if view["aside"]:
            out += self._heap(t("ui-aside"), view["aside"], width, low)
        if view["pool"] or PHASES[view["phase"]] == "split":
            out += self._heap(t("ui-pool"), view["pool"], width, low)
        elif mine:
            out += self._heap(t("ui-own-pile"), mine, width, low)
        return out

    def _heap(self, title: str, loot: list[str], width: int, low: bool) -> list[RenderableType]:
        """Dice as chips, grouped by face, with the name of each face below."""
        head = f"{title} {self.signs.bullet} {self.t.t('ui-pieces', count=len(loot))}"
        margin = len(head) + 2 if low and len(head) < width // 3 else 0
        out: list[RenderableType] = [] if margin and loot else [Text(head, style=look.TITLE)]
        groups = [(face, loot.count(face)) for face in look.ORDER if face in loot]
        rows: list[list[tuple[Text, Text]]] = [[]]
        used = 0
        for face, n in groups:
            top = look.chips([face] * n, self.colour, "" if low else " ")
            name = self.t.attr(f"{GAME}-item-{face}", "name", count=n)
            below = Text(name if n == 1 else f"{name} {self.signs.times}{n}", style=look.QUIET)
            size = max(len(top), len(below)) + 2
            if margin + used + size > width and rows[-1]:
                rows.append([])
                used = 0
            used += size
            rows[-1].append((top, below))
        for row in rows:
            for line in (0, 1):
                text = Text.assemble(("" if out or not margin else head, look.TITLE))
                text.pad_right(margin - len(text))
                for pair in row:
                    cell = pair[line].copy()
                    cell.pad_right(max(len(pair[0]), len(pair[1])) + 2 - len(cell))
                    text.append_text(cell)
                if row:
                    out.append(text)
        return out

    # -- what happened -----------------------------------------------------------------------------------

    def log(self, events: Sequence[dict[str, Any]], brief: bool = True) -> list[Told]:
        """Sentences; dealt cards in one, and in brief without the coming and going of buyers."""
        out: list[Told] = []
        dealt: list[str] = []
        busy = False  # has this buyer done anything?
        for event in events:
            kind = event["kind"]
            if brief and kind == "deal":
                dealt.append(str(event["card"]))
                continue
            if dealt:
                out.append(self._dealt(dealt))
                dealt = []
            if brief and (kind in NOISE or (kind == "end" and busy)):
                busy = False
                continue
            busy = kind in ("buy", "flip", "sell", "trade", "exit", "infamy", "gold", "potion", "copy")
            hurt = self.seat is not None and event.get("victim") == self.seat
            out.append(Told(self.match.tell(event, self.lang, self.names), hurt))
        if dealt:
            out.append(self._dealt(dealt))
        return out

    def _dealt(self, cards: list[str]) -> Told:
        return Told(self.t.t("ui-on-sale", cards=self.t.join(self.book.name(card) for card in cards)))

    # -- cards -------------------------------------------------------------------------------------------

    def in_play(self, view: dict[str, Any]) -> list[str]:
        """On sale or in front of somebody, by id."""
        owned = [card for player in view["players"] for card in player["cards"]]
        return sorted({*self._on_sale(view), *owned})

    def cards(self, ids: Sequence[str], width: int) -> RenderableType:
        """With prices and icons."""
        return card_table(self.book, ids, width, self.colour, self.lang)

    # -- reading moves -----------------------------------------------------------------------------------

    def expand(self, text: str) -> str:
        """`rob Mira keep kék` is `rob 2 keep blue`; `buy glamer` is `buy A07`."""
        verb, _, rest = text.strip().partition(" ")
        rest = f" {typed(rest)} "
        if not rest.strip():
            return text.strip()
        for seat, name in enumerate(self.names):
            if verb.casefold() == "rob" and rest.startswith(f" {name.casefold()} "):
                rest = f" {seat} {rest[len(name) + 2 :]}"
        known = {typed(self.book.name(card)): card for card in reversed(self.book.rows)}
        for name in sorted(known, key=len, reverse=True):
            if verb.casefold() in ("buy", "flip", "sell", "trade", "copy") and rest.startswith(f" {name} "):
                rest = f" {known[name]} {rest[len(name) + 2 :]}"
                break
        local = {typed(self.t.attr(f"{GAME}-item-{letter}", "name", count=1)): w for w, letter in LETTER.items()}
        return " ".join([verb, *(local.get(word, word) for word in rest.split())])

    def bundle(self, steps: Sequence[str], text: str) -> str | None:
        """`rbs` after choosing the middle is `take red blue marker`."""
        faces = text.replace(" ", "").upper()
        asked = self.match.question(self.seat) if self.seat is not None else None
        if asked is None or asked.key != "split" or not faces or set(faces) - set(look.ORDER):
            return None
        head = steps[0] if steps else "pool"
        words = " ".join(WORDS[look.ORDER.index(face)] for face in faces)
        if head == "pool":
            return f"take {words}"
        return f"{head} keep {words}" if head.startswith("rob ") else None

    # -- small steps -------------------------------------------------------------------------------------

    def question(self, steps: Sequence[str]) -> str:
        """The question behind a list of small steps."""
        first = steps[0]
        if match := COUNT.fullmatch(first):
            return self.t.t(f"{GAME}-step-count", item=LETTER[match[1]])
        if match := GOLD.fullmatch(first):
            return self.t.t(f"{GAME}-step-gold", item=LETTER[match[1]])
        if first.startswith("waive "):
            return self.t.t(f"{GAME}-step-waive")
        if first.startswith("to "):
            return self.t.t(f"{GAME}-step-face")
        if first == "pool" or first.startswith("rob "):
            return self.t.t(f"{GAME}-step-source")
        return self.t.t(f"{GAME}-ask-buy")

    def label(self, step: str) -> str:
        """A step that does not finish a move yet, in words."""
        verb, _, rest = step.partition(" ")
        if verb == "pool":
            return self.t.t("ui-step-pool")
        if verb == "rob":
            return self.t.t("ui-step-rob", name=self.names[int(rest)])
        if verb == "buy":
            return self.t.t("ui-step-buy", name=self.book.name(rest))
        if verb == "flip":
            return self.t.t("ui-step-use", name=self.book.name(rest))
        if verb in ("to", "waive"):
            return self.t.attr(f"{GAME}-item-{LETTER[rest]}", "one", count=1)
        return step

    def preview(self, step: str) -> Text | None:
        """The loot one would reach for."""
        verb, _, rest = step.partition(" ")
        if verb not in ("pool", "rob"):
            return None
        view = self.match.view(self.seat)
        loot = view["pool"] if verb == "pool" else view["players"][int(rest)]["pile"]
        return look.letters(loot, self.colour).append(f"  {self.t.t('ui-pieces', count=len(loot))}")

    def count(self, step: str) -> int | None:
        """The number in a count step."""
        match = COUNT.fullmatch(step) or GOLD.fullmatch(step)
        return int(match[2]) if match else None

    def stops(self, move: str) -> bool:
        """End the turn, or decline."""
        return move == "end" or move.endswith(" none")

    def unique(self, step: str) -> bool:
        """The marker."""
        return step.startswith("marker ")

    def paths(self, moves: Sequence[str], view: dict[str, Any]) -> dict[str, list[str]]:
        """As the rules have them: where from, then a count per kind; a card, then how it is paid for or used."""
        full = {move: self._path(move, view) for move in moves}
        for head in {path[0] for path in full.values() if path[0].startswith(("buy ", "flip "))}:
            mine = {move: path for move, path in full.items() if path[0] == head}
            full |= {
                move: [head, *choices([p[1:] for p in mine.values()], path[1:])] for move, path in mine.items()
            }
        return full

    def _path(self, move: str, view: dict[str, Any]) -> list[str]:
        verb, *rest = move.split()
        if verb == "take":
            last = sum(not player["pile"] for player in view["players"]) == 1  # TM-L10: the last one takes it all
            return ["pool"] if last else ["pool", *counted(view["pool"], rest)]
        if verb == "rob":
            return [f"rob {rest[0]}", *counted(view["players"][int(rest[0])]["pile"], rest[2:])]
        if verb == "flip":
            return [f"flip {rest[0]}", f"to {rest[1]}"]
        if verb == "buy":
            waived = f"waive {rest[rest.index('waive') + 1]}" if "waive" in rest else ""
            gold = rest[rest.index("gold") + 1 :] if "gold" in rest else []
            return [f"buy {rest[0]}", waived, *(f"gold {word} {gold.count(word)}" for word in WORDS[:4])]
        return [move]

    def phrase(self, move: str, view: dict[str, Any]) -> str | None:
        """A robbery says what it leaves."""
        verb, *rest = move.split()
        if verb != "rob" or rest[1:2] != ["keep"] or not rest[0].isdecimal() or int(rest[0]) >= len(self.names):
            return None
        kept = Counter(LETTER[word] for word in rest[2:] if word in LETTER)
        returned = Counter(view["players"][int(rest[0])]["pile"]) - kept
        return self.t.t(
            f"{GAME}-move-rob",
            victim=self.names[int(rest[0])],
            kept=tuple(sorted(kept.elements(), key=look.ORDER.index)),
            returned=tuple(sorted(returned.elements(), key=look.ORDER.index)),
        )

    def so_far(self, steps: Sequence[str]) -> RenderableType | None:
        """The loot chosen until now."""
        chosen = [LETTER[m[1]] for step in steps if (m := COUNT.fullmatch(step)) for _ in range(int(m[2]))]
        if not any(COUNT.fullmatch(step) for step in steps):
            return None
        loot: Text = look.letters(chosen, self.colour) if chosen else Text(self.t.t("ui-nothing"))
        return Text(f"{self.t.t('ui-so-far')} ", style=look.QUIET).append_text(loot)


def counted(loot: Sequence[str], words: Sequence[str]) -> list[str]:
    """TM-D2: how many of each kind that is there, the marker first."""
    kinds = [word for word in (WORDS[-1], *WORDS[:-1]) if LETTER[word] in loot]
    return [f"{word} {words.count(word)}" for word in kinds]


def choices(ways: list[list[str]], way: list[str]) -> list[str]:
    """The steps of one of several ways that leave a choice."""
    out = []
    for at, step in enumerate(way):
        if len({other[at] for other in ways}) > 1:
            out.append(step)
            ways = [other for other in ways if other[at] == step]
    return out


def card_table(
    book: Cardbook, ids: Sequence[str], width: int, colour: bool, lang: str, sources: bool = False
) -> RenderableType:
    """Cards with price, icons and text; and where each row comes from, if asked."""
    t = texts(lang).t
    narrow = width < NARROW
    heads = (t("ui-cost"), "" if narrow else t("ui-icons"))

    def price(card: str) -> list[RenderableType]:
        return [look.letters(book.cost(card), colour, ""), book.icons(card)]

    return price_list(book, ids, width, lang, sources, heads, price, 14 if narrow else 24)


def legend(lang: str) -> list[str]:
    """What the letters of dice and icons stand for."""
    t = texts(lang, GAME)
    dice = ", ".join(f"{face} {t.attr(f'{GAME}-item-{face}', 'name', count=1)}" for face in look.ORDER)
    icons = ", ".join(f"{letter} {t.t(f'{GAME}-icon-{letter}')}" for letter in "HMTNEP")
    return [f"{t.t('ui-dice')}: {dice}.", f"{t.t('ui-icons')}: {icons}."]


def make_board(match: Playing, lang: str, seat: int | None, colour: bool, unicode: bool) -> MarketBoard:
    """The board of a match."""
    return MarketBoard(match, lang, seat, colour, unicode)
