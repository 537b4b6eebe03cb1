"""Enclave in a terminal: the town above, the tree beside it, thieves below, your own things nearest to you."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from rookery.games.enclave.bot.worth import box
from rookery.games.enclave.seen.odds import Prospects
from rookery.i18n import texts, typed
from rookery.terminal import look
from rookery.terminal.boards import Told
from rookery.terminal.boards.plain import NARROW, PlainBoard, price_list
from rookery.terminal.cardbook import Cardbook
from rookery.terminal.playing import Playing

GAME = "enclave"
TOWN = ("shepherd", "oracle", "outlet", "square", "crossing")
ROW_OF = {"outlet": "outlet", "square": "square", "crossing": "missions"}
ANGELOS = "TC3B"  # a tree card with a mission on it
QUIET_EVENTS = ("cube", "level", "visit", "packed", "used", "deal", "rotate", "look")
WITH_CARD = ("buy", "discard", "cross", "pack", "use", "sell", "feed", "heal", "keep", "remove")
WITH_SEAT = ("steal", "partner")


def signed(value: int) -> str:
    """A state with its sign."""
    return f"{value:+d}" if value else "0"


def brief(row: Mapping[str, Any]) -> str:
    """A card in a few letters: P5 M2, sesame and sarcophagus as S and C, missions as traps, damage and reward."""
    values = [f"{k.upper()}{row[k]}" for k in "pm" if row.get(k)]
    if row["kind"] == "mission" or row["id"] == ANGELOS:
        reward = [
            f"{row[k]}{letter}" for k, letter in (("knowledge", "K"), ("tiles", "T"), ("finds", "F")) if row.get(k)
        ]
        return " ".join([f"{row['traps']}x", *values, "->", *reward])
    if row["kind"] == "thief":
        return " ".join(f"{k.upper()}{row[k]:+d}" for k in "pm" if row.get(k))
    if row["kind"] == "machine":
        return " ".join(f"{letter}+{row[k]}" for k, letter in (("sesame", "S"), ("sarcophagus", "C")) if row.get(k))
    if row["kind"] == "knowledge":
        return f"{row['knowledge']}K"
    return " ".join(values)


def missions_ahead(view: Mapping[str, Any], asked: str) -> Sequence[str]:
    """The missions a question is about: those of the row, the one under way, or Angelos's."""
    if asked == "pack":
        return [view["mission"]["card"]]
    if asked == "card" and view["tree"][view["level"] - 1]["card"] == ANGELOS:
        return [ANGELOS]
    return view["rows"]["missions"] if asked == "crossing" else ()


class EnclaveBoard(PlainBoard):
    """The board for one reader: a language, a seat (None for a spectator), colours or not."""

    # -- the table ---------------------------------------------------------------------------------------

    def table(self, view: dict[str, Any], width: int, level: int = 0) -> list[RenderableType]:
        """Title, town, tree, thieves, what is under way, own hand. A higher level leaves names and texts out."""
        out: list[RenderableType] = [self._title(view, width), self._town(view, width, level)]
        out.append(self._tree(view, width, level))
        out += self._thieves_narrow(view) if width < NARROW else [self._thieves(view)]
        if view["mission"] is not None:
            out.append(self._mission(view))
        if view["looking"] is not None and view["looking"]["cards"]:
            out.append(self._looking(view))
        if self.seat is not None and not view["over"]:
            out += self._mine(view, level)
        return out

    def _word(self, word: str) -> str:
        return self.t.t(f"{GAME}-word-{word}")

    def _title(self, view: dict[str, Any], width: int) -> Text:
        s = self.signs
        phase = self.t.t(f"{GAME}-phase-{view['phase']}")
        parts = [self.t.t(f"{GAME}-name"), self.t.t("ui-round", n=view["round"]), phase]
        left = f"{s.line * 2} " + f" {s.bullet} ".join(parts)
        order = " ".join(self.names[seat] for seat in view["order"])
        line = Text(left[:width], style=look.TITLE)
        right = f" {s.line * 2} {self._word('order')}: {order}" if order else ""
        return line.append(
            right if len(left) + len(right) <= width else f"\n  {right}"[: width + 1], style=look.QUIET
        )

    def _cubes(self, seats: Sequence[int]) -> Text:
        return Text(
            " ".join(str(seat) for seat in seats) or self.signs.bullet, style=look.NUMBER if seats else look.QUIET
        )

    def _card(self, card: str, level: int, price: bool = True) -> Text:
        row = self.book.rows[card]
        text = Text.assemble((card, look.TITLE), " ", brief(row))
        if price and "price" in row:
            text.append(f" {self.signs.gold}{row['price']}", style=look.QUIET)
        return text if level else text.append(f" {self.book.name(card)}", style="bold")

    def _town(self, view: dict[str, Any], width: int, level: int) -> RenderableType:
        grid = Table.grid(padding=(0, 1, 0, 0), expand=True)
        for _ in range(3):
            grid.add_column(no_wrap=True)
        grid.add_column(ratio=1, overflow="fold")
        order = sorted(TOWN, key=lambda place: (view["tiles"][place] or 9, TOWN.index(place)))
        for place in order:
            here = view["location"] == place
            sign = self.signs.turn if here else " "
            tile = str(view["tiles"][place] or "-")
            name = self.t.t(f"{GAME}-location-{place}")
            cubes = self._cubes(view["cubes"][place])
            if here and view["second"]:
                cubes.append(f" | {' '.join(map(str, view['second']))}", style=look.QUIET)
            cells = Text()
            if place in ROW_OF:
                deck = ROW_OF[place]
                cells = Text(" · " if self.signs is look.UNICODE else " | ").join(
                    [self._card(card, max(level, 1 if width < 100 else 0)) for card in view["rows"][deck]]
                )
                cells.append(
                    f"  ({view['decks'][deck]['size']}/{len(view['decks'][deck]['pile'])})", style=look.QUIET
                )
            grid.add_row(Text(f"{sign}{tile}", style=look.WARN if here else look.NUMBER), name, cubes, cells)
        for deck in ("traps", "finds"):
            pile = view["decks"][deck]
            size = Text(f"{pile['size']}/{len(pile['pile'])}", style=look.QUIET)
            grid.add_row("", Text(self.t.t(f"{GAME}-deck-{deck}"), style=look.QUIET), size, self._known(view, deck))
        return grid

    def _known(self, view: dict[str, Any], deck: str) -> Text:
        """What the reader knows of the order of a deck."""
        here = view["decks"][deck]
        if not any(here["top"]) and not any(here["bottom"]):
            return Text("")
        top = " ".join(card or "?" for card in here["top"])
        bottom = " ".join(card or "?" for card in here["bottom"])
        return Text(f"{self._word('known')}: {top} … {bottom}".rstrip(" …"), style=look.QUIET)

    def _tree(self, view: dict[str, Any], width: int, level: int) -> RenderableType:
        grid = Table.grid(padding=(0, 1, 0, 0), expand=True)
        for _ in range(4):
            grid.add_column(no_wrap=True)
        grid.add_column(ratio=1, no_wrap=level > 0, overflow="ellipsis" if level else "fold")
        for branch in reversed(view["tree"]):
            at = branch["level"] == view["round"]
            sign = self.signs.turn if branch["level"] == view["level"] else "*" if at else " "
            card = branch["card"]
            grid.add_row(
                Text(f"{sign}{branch['level']}", style=look.WARN if sign != " " else look.NUMBER),
                Text(str(branch["mark"]) if branch["mark"] else "-", style=look.GOOD),
                self._cubes(branch["cubes"]),
                Text(self.book.name(card) if card else "", style="bold"),
                Text(self.book.text(card) if card and level < 2 and width >= NARROW else "", style=look.QUIET),
            )
        return grid

    # The thieves

    def _thieves(self, view: dict[str, Any]) -> RenderableType:
        grid = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style=look.QUIET, expand=True)
        grid.add_column("  " + self.t.t("ui-players"), no_wrap=True, max_width=20, overflow="ellipsis")
        for head in ("P", "M", "S", "C", self.signs.gold, "K", "T", self._word("points")):
            grid.add_column(head, no_wrap=True, justify="right")
        grid.add_column(self._word("hand"), no_wrap=True)
        grid.add_column(self.t.t("ui-cards"), ratio=1)
        for player in view["players"]:
            grid.add_row(
                self._who(view, player),
                self._state(player, "p"),
                self._state(player, "m"),
                str(player["sesame"]),
                str(player["sarcophagus"]),
                str(player["coins"]),
                str(player["knowledge"]),
                str(player["tiles"]),
                str(player["points"]),
                "/".join(str(n) for n in player["backs"].values()),
                self._owned(player),
                style=look.ME if player["seat"] == self.seat else "",
            )
        return grid

    def _thieves_narrow(self, view: dict[str, Any]) -> list[RenderableType]:
        out: list[RenderableType] = []
        for player in view["players"]:
            out.append(self._who(view, player).append(f"  {player['points']} {self._word('points')}"))
            line = (
                Text("    P ")
                .append_text(self._state(player, "p"))
                .append(" M ")
                .append_text(self._state(player, "m"))
            )
            line.append(f" S{player['sesame']} C{player['sarcophagus']} {self.signs.gold}{player['coins']}")
            line.append(f" K{player['knowledge']} T{player['tiles']} ").append_text(self._owned(player))
            out.append(line)
        return out

    def _state(self, player: Mapping[str, Any], key: str) -> Text:
        value = player[key]
        style = look.WARN if value <= -4 else look.GOOD if value >= 4 else ""
        return Text(signed(value), style=style).append(f"/{signed(player[f'{key}_max'])}", style=look.QUIET)

    def _who(self, view: dict[str, Any], player: Mapping[str, Any]) -> Text:
        seat = player["seat"]
        turn = f"{self.signs.turn} " if seat in view["waiting"] and not view["over"] else "  "
        line = Text.assemble((turn, look.WARN), (f"{seat} ", look.NUMBER))
        line.append(self.names[seat], style=look.ME if seat == self.seat else "")
        return line.append(f" ({self.t.t('ui-you')})", style=look.QUIET) if seat == self.seat else line

    def _owned(self, player: Mapping[str, Any]) -> Text:
        parts = [f"{card} {brief(self.book.rows[card])}" for card in (*player["thief"], *player["machine"])]
        for key in ("prepared", "sync", "extra"):
            if player[key]:
                parts.append(self._word(key))
        if player["cancel"]:
            parts.append(self._word("cancel"))
        if player["markers"]:
            parts.append(f"{self.t.t(f'{GAME}-category-markers')} {' '.join(map(str, player['markers']))}")
        return Text(", ".join(parts) or "–", style="" if parts else look.QUIET)

    # What is under way

    def _mission(self, view: dict[str, Any]) -> Text:
        mission = view["mission"]
        text = Text.assemble((self.book.name(mission["card"]), look.TITLE), f": {self.book.text(mission['card'])}")
        for trap in mission["traps"]:
            text.append(f"\n  {trap} {self.book.name(trap)}: {brief(self.book.rows[trap])}", style=look.WARN)
        for each in mission["team"]:
            packed = " ".join(each["packed"]) if each["packed"] else str(each["count"])
            used = f" {self.signs.bullet} {' '.join(each['used'])}" if each["used"] else ""
            text.append(f"\n  {self.names[each['seat']]}: {packed}{used}")
        return text

    def _looking(self, view: dict[str, Any]) -> Text:
        cards = view["looking"]["cards"]
        lines = [
            f"  {n} {card} {self.book.name(card)}: {brief(self.book.rows[card])}" for n, card in enumerate(cards, 1)
        ]
        return Text("\n".join(lines))

    def _mine(self, view: dict[str, Any], level: int) -> list[RenderableType]:
        assert self.seat is not None
        me = view["players"][self.seat]
        hand = Text(", ").join([self._card(card, level, price=False) for card in me["hand"]])
        out: list[RenderableType] = [Text(f"{self._word('hand')}: ", style=look.TITLE).append_text(hand)]
        if view["find"] is not None and view["find"]["card"]:
            card = view["find"]["card"]
            out.append(self._card(card, 0).append(f": {self.book.text(card)}"))
        asked = self.match.question(self.seat)
        if asked is not None:
            out += self._odds(view, missions_ahead(view, asked.key))
        return out

    def _odds(self, view: dict[str, Any], missions: Sequence[str]) -> list[RenderableType]:
        """Before one commits: certain damage, average, worst case, chance of success, from what this seat knows."""
        t, prospects = self.t.t, Prospects(view, box(self.match.options.get("cards")))
        out: list[RenderableType] = []
        for card in missions:
            seen = prospects.of(card)
            packing = ", ".join(self.book.name(c) for c in seen.pack) or t(f"{GAME}-odds-none")
            lines = [
                t(f"{GAME}-odds-certain", p=seen.certain[0], m=seen.certain[1]),
                t(f"{GAME}-odds-average", p=round(seen.average[0], 1), m=round(seen.average[1], 1)),
                t(f"{GAME}-odds-worst", p=seen.worst[0], m=seen.worst[1]),
                t(f"{GAME}-odds-chance", percent=round(100 * seen.chance), cards=packing),
            ]
            out.append(Text(f"{card} ", style=look.TITLE).append(" ".join(lines), style=look.QUIET))
        if len(missions) > 1:
            chance = t(f"{GAME}-odds-chance", percent=round(100 * prospects.blind()), cards="…")
            out.append(Text(f"{t(f'{GAME}-move-blind')}: ", style=look.TITLE).append(chance, style=look.QUIET))
        return out

    # -- what happened -----------------------------------------------------------------------------------

    def log(self, events: Sequence[dict[str, Any]], brief: bool = True) -> list[Told]:
        """Sentences; in brief without what the table shows anyway."""
        out = []
        for event in events:
            if brief and event["kind"] in QUIET_EVENTS:
                continue
            hurt = self.seat is not None and event["kind"] == "steal" and event.get("victim") == self.seat
            out.append(Told(self.match.tell(event, self.lang, self.names), hurt))
        return out

    # -- cards -------------------------------------------------------------------------------------------

    def in_play(self, view: dict[str, Any]) -> list[str]:
        """In a row, on the tree, on a thief card or in one's own hand."""
        found = {card for row in view["rows"].values() for card in row}
        found |= {level["card"] for level in view["tree"] if level["card"]}
        for player in view["players"]:
            found |= {*player["thief"], *player["machine"], *(player["hand"] or ())}
        return sorted(found)

    def cards(self, ids: Sequence[str], width: int) -> RenderableType:
        """A table of cards."""
        return card_table(self.book, ids, width, self.colour, self.lang)

    # -- reading moves -----------------------------------------------------------------------------------

    def expand(self, text: str) -> str:
        """`steal Mira` is `steal 2`; `buy glamer` is `buy SD17`; places may be written in the reader's language."""
        verb, _, rest = text.strip().partition(" ")
        rest = rest.strip()
        if not rest:
            return text.strip()
        low = typed(rest)
        if verb.casefold() in WITH_SEAT:
            for seat, name in enumerate(self.names):
                if low == name.casefold():
                    return f"{verb} {seat}"
        if verb.casefold() in WITH_CARD:
            return f"{verb} {self._cards_by_name(low)}"
        for place in (*TOWN, "tree"):
            key = f"{GAME}-location-{place}"
            forms = [self.t.attr(key, "one"), self.t.t(key)] if self.t.has(key, "one") else [self.t.t(key)]
            for local in map(typed, forms):
                if verb.casefold() in ("plan", "tile") and low.endswith(local):
                    return f"{verb} {low[: len(low) - len(local)]}{place}"
        return text.strip()

    def _cards_by_name(self, low: str) -> str:
        known = {typed(self.book.name(card)): card for card in reversed(self.book.rows)}
        for name in sorted(known, key=len, reverse=True):
            if low == name or low.startswith(f"{name} remove ") or low.endswith(f"remove {name}"):
                low = low.replace(name, known[name])
        return low

    # -- small steps -------------------------------------------------------------------------------------

    def question(self, steps: Sequence[str]) -> str:
        """The question behind a list of small steps."""
        verb = steps[0].split()[0]
        keys = {"tile": "tile", "on": "on", "peek": "peek", "stop": "peek", "remove": "remove"}
        if verb.isdecimal():
            return self.t.t(f"{GAME}-step-return")
        asked = self.match.question(self.seat) if self.seat is not None else None
        if verb in keys:
            return self.t.t(f"{GAME}-step-{keys[verb]}")
        return asked.text(self.lang) if asked is not None else ""

    def label(self, step: str) -> str:
        """A step that does not finish a move yet, in words."""
        verb, _, rest = step.partition(" ")
        if verb in ("on", "plan"):
            return self.t.t(f"{GAME}-location-{rest}")
        if verb == "peek" and self.t.has(f"{GAME}-deck-{rest}"):
            return self.t.t(f"{GAME}-deck-{rest}")
        if verb.isdecimal() and self.t.has(f"{GAME}-item-{verb}-{rest}"):
            return self.t.t(f"{GAME}-item-{verb}-{rest}", count=1)
        if rest in self.book.rows:
            return f"{verb} {self.book.name(rest)}"
        return step

    def preview(self, step: str) -> Text | None:
        """What a card does."""
        rest = step.partition(" ")[2]
        return Text(self.book.text(rest), style=look.QUIET) if rest in self.book.rows else None

    def count(self, step: str) -> int | None:
        """The number in a step of exchanging or trading knowledge."""
        verb, _, rest = step.partition(" ")
        return int(rest) if verb in ("exchange", "trade", "bid") and rest.isdecimal() else None

    def stops(self, move: str) -> bool:
        """Leaving, declining, being done."""
        return move in ("pass", "done", "stop") or move.endswith(" none")

    def paths(self, moves: Sequence[str], view: dict[str, Any]) -> dict[str, list[str]]:
        """As the rules have them: a tile, then its place; an upgrade, then the one that makes room."""
        return {move: self._path(move, view) for move in moves}

    def _path(self, move: str, view: dict[str, Any]) -> list[str]:
        words = move.split()
        if words[0] == "tile":
            return [f"tile {words[1]}", f"on {words[2]}"]
        if words[0] == "peek":
            return self._peek_path(words, view)
        if words[0] == "return":
            return [f"{n} {side}" for n, side in zip(words[1::2], words[2::2], strict=True)]
        if " remove " in move:
            first, _, removed = move.partition(" remove ")
            return [first, f"remove {removed}"]
        return [move]

    def _peek_path(self, words: Sequence[str], view: dict[str, Any]) -> list[str]:
        decks = [] if words[1] == "none" else list(zip(words[1::2], words[2::2], strict=True))
        steps = [f"peek {deck}" for deck, many in decks for _ in range(int(many))]
        most = 6 if view["location"] == "tree" else 3
        names = list(view["decks"])
        last = names.index(steps[-1][5:]) if steps else 0
        open_ = any(steps.count(f"peek {d}") < view["decks"][d]["size"] for d in names[last:])
        return [*steps, "stop"] if len(steps) < most and open_ else steps

    def phrase(self, move: str, view: dict[str, Any]) -> str | None:
        """Sentences of moves do not depend on the position, but for passing and the card of a level."""
        asked = self.match.question(self.seat) if self.seat is not None else None
        key = asked.key if asked is not None else ""
        if move == "pass" and self.t.has(f"{GAME}-move-pass-{key}"):
            return self.t.t(f"{GAME}-move-pass-{key}")
        if move == "done":
            return self.t.t(f"{GAME}-move-done-{'use' if key == 'use' else 'pack'}")
        if move == "use card" and view["level"]:
            return self.t.t(f"{GAME}-move-card", card=view["tree"][view["level"] - 1]["card"])
        return None

    def so_far(self, steps: Sequence[str]) -> RenderableType | None:
        """The steps chosen until now, in words."""
        if not steps:
            return None
        return Text(f"{self.t.t('ui-so-far')} {', '.join(self.label(step) for step in steps)}", style=look.QUIET)


def card_table(
    book: Cardbook, ids: Sequence[str], width: int, colour: bool, lang: str, sources: bool = False
) -> RenderableType:
    """Cards with price and text; and where each row comes from, if asked."""

    def price(card: str) -> list[RenderableType]:
        return [Text(str(book.rows[card].get("price", "")), justify="right")]

    heads = (texts(lang).t("ui-cost"),)
    return price_list(book, ids, width, lang, sources, heads, price, 16 if width < NARROW else 28)


def legend(lang: str) -> list[str]:
    """What the letters stand for."""
    t = texts(lang, GAME)
    words = (("P", "p"), ("M", "m"), ("S", "sesame"), ("C", "sarcophagus"), ("K", "knowledge"), ("T", "tiles"))
    kinds = ", ".join(f"{letter} {t.t(f'{GAME}-word-{word}')}" for letter, word in words)
    return [f"{kinds}, F {t.t(f'{GAME}-deck-finds')}, x {t.t(f'{GAME}-deck-traps')}."]


def make_board(match: Playing, lang: str, seat: int | None, colour: bool, unicode: bool) -> EnclaveBoard:
    """The board of a match."""
    return EnclaveBoard(match, lang, seat, colour, unicode)
