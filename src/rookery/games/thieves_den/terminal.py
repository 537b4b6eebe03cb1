"""Thieves Den in a terminal: the game board above, the players below it, your own cards nearest to you."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from rookery.terminal import look
from rookery.terminal.boards import Told
from rookery.terminal.boards.plain import PlainBoard, card_table
from rookery.terminal.playing import Playing

GAME = "thieves-den"
LETTERS = "CGAFP"
WORDS = ("codex", "gem", "artifact", "fossil", "potion")
LETTER = dict(zip(WORDS, LETTERS, strict=True))
STYLES = {
    "C": "bold #ffffff on #1c5fb0",
    "G": "bold #ffffff on #a8201a",
    "A": "bold #1b1b1b on #e3b122",
    "F": "bold #1b1b1b on #efe9dc",
    "P": "bold #ffffff on #23753a",
    "W": "bold #ffffff on #6b3fa0",
}
ACTIONS = ("rob", "deal", "power", "hag", "vault", "recruit")
LAST = ("pass", "stop", "decline")
NARROW = 72
SHOWN = ("scheme", "tile", "fence", "hand")


class DenBoard(PlainBoard):
    """The board for one reader: a language, a seat (None for a spectator), colours or not."""

    def __init__(self, match: Playing, lang: str, seat: int | None, colour: bool, unicode: bool) -> None:
        super().__init__(match, lang, seat, colour, unicode)
        self.display: list[str | None] = []

    def word(self, name: str) -> str:
        """A word of the board."""
        return self.t.t(f"{GAME}-word-{name}")

    def name_of(self, card: str) -> str:
        """A card's name, whatever its set."""
        return self.book.name(bare(card))

    def tokens(self, letters: Iterable[str]) -> Text:
        """Treasures side by side, each with its letter."""
        found = list(letters)
        if not found:
            return Text("–", style=look.QUIET)
        return Text("").join(
            Text(f"{x} " if not self.colour else f" {x} ", STYLES[x] if self.colour else "") for x in found
        )

    # -- the table ---------------------------------------------------------------------------------------

    def table(self, view: dict[str, Any], width: int, level: int = 0) -> list[RenderableType]:
        """Title, fences, powers, the spaces, the players, and what only you see."""
        self.display = view["display"]
        gap: list[RenderableType] = [Text("")] if level == 0 else []
        out: list[RenderableType] = [self._title(view, width), self._fences(view, width), *gap]
        out += [*self._powers(view, level), self._spaces(view), *self._majorities(view, level), *gap]
        for player in view["players"]:
            out += self._player(view, player, level)
        return [*out, *gap, *self._own(view)]

    def _title(self, view: dict[str, Any], width: int) -> Text:
        s = self.signs
        phase = self.t.t("ui-phase-over" if view["over"] else f"{GAME}-phase-{view['phase']}")
        round_ = self.t.t("ui-round", n=view["round"])
        left = f"{s.line * 2} {self.t.t(f'{GAME}-name')} {s.bullet} {round_} {s.bullet} {phase}"
        right = f"{self.word('decks')} {view['deck']} {s.bullet} {view['fence_deck']} {s.line * 2}"
        fill = s.line * max(1, width - len(left) - len(right) - 2)
        return Text(left[:width], style=look.TITLE).append(
            f" {fill} {right}"[: max(0, width - len(left))], style=look.QUIET
        )

    def _fences(self, view: dict[str, Any], width: int) -> RenderableType:
        grid = Table.grid(padding=(0, 2, 0, 0))
        columns = 1 if width < NARROW else 2 if width < 110 else 3
        for _ in range(columns):
            grid.add_column(no_wrap=True, overflow="ellipsis")
        cells = [self._fence(view, card) for card in view["display"] if card]
        for k in range(0, len(cells), columns):
            grid.add_row(*cells[k : k + columns])
        return grid

    def _fence(self, view: dict[str, Any], card: str) -> Text:
        row = self.book.rows[bare(card)]
        line = Text.assemble((card, look.TITLE), " ")
        if self.seat is not None:
            mine = view["players"][self.seat]["treasures"]
            named = row["wants"].replace("W", "")
            enough = all(mine[x] >= named.count(x) for x in named) and sum(mine.values()) >= len(row["wants"])
            line.append(f"{self.signs.yes if enough else self.signs.no} ", look.GOOD if enough else look.QUIET)
        line.append_text(self.tokens(row["wants"])).append(f" {row['reputation']} ", look.NUMBER)
        return line.append(self.book.name(bare(card)), "bold")

    def _powers(self, view: dict[str, Any], level: int) -> list[RenderableType]:
        out: list[RenderableType] = []
        for stack in view["powers"]:
            if stack["tile"] is None:
                continue
            line = Text.assemble((stack["tile"], look.TITLE), " ", (self.name_of(stack["tile"]), "bold"))
            if stack["paid"]:
                line.append(f" ({self.word('used')}) ", look.QUIET).append_text(self.tokens(stack["paid"]))
            elif level == 0:
                line.append(f" {self.signs.bullet} {self.book.text(stack['tile'])}", look.QUIET)
            out.append(line)
        return out

    def _spaces(self, view: dict[str, Any]) -> RenderableType:
        line = Text(f"{self.word('city')} ", style=look.QUIET)
        for x in LETTERS:
            line.append_text(self.tokens(x)).append(f"{view['city'][x]} ")
        line.append(f" {self.word('forest')} ", look.QUIET).append(str(view["forest"]), "bold")
        line.append(f"  {self.word('hag')} ", look.QUIET)
        for x, worth in view["worth"]["hag"].items():  # what she pays, or that she has it already
            line.append_text(self.tokens(x)).append(f"{self.signs.yes if view['hag'][x] else worth} ")
        line.append(f" {self.word('vault')} ", look.QUIET).append(str(view["vault"]))
        recruits = [x for x in LETTERS for _ in range(view["recruit"][x])]
        return line.append(f"  {self.word('recruit')} ", look.QUIET).append_text(self.tokens(recruits))

    def _majorities(self, view: dict[str, Any], level: int) -> list[RenderableType]:
        """What the most fences of each type bring at the end (TD-E2)."""
        worth = [f"{self.t.t(f'{GAME}-type-{kind}')} {n}" for kind, n in view["worth"]["majorities"].items()]
        label = Text(f"{self.t.t(f'{GAME}-source-majorities')} ", style=look.QUIET)
        return [label.append(f" {self.signs.bullet} ".join(worth))] if level == 0 else []

    def log(self, events: Sequence[dict[str, Any]], brief: bool = True) -> list[Told]:
        """A sentence each; `brief` leaves out what the table shows anyway."""
        return super().log([e for e in events if not (brief and e["kind"] in SHOWN)], brief)

    # -- players -----------------------------------------------------------------------------------------

    def _player(self, view: dict[str, Any], player: dict[str, Any], level: int) -> list[RenderableType]:
        seat = player["seat"]
        turn = seat in view["waiting"]
        line = Text(f"{self.signs.turn if turn else ' '} {seat} ", style=look.NUMBER if turn else look.QUIET)
        line.append(f"{self.names[seat]} ", look.ME if seat == self.seat else "")
        line.append(f"{self.word('reputation')} ", look.QUIET).append(f"{player['reputation']} ", look.NUMBER)
        line.append(f" {self.word('thieves')} ", look.QUIET).append(f"{player['thieves']}/6 ", "bold")
        line.append(f" {self.word('treasures')} ", look.QUIET)
        line.append_text(self.tokens(x for x in LETTERS for _ in range(player["treasures"][x])))
        piles = f" {self.word('collected')} {player['pile']} {self.signs.bullet} {player['sold']}"
        line.append(piles if level == 0 else "", look.QUIET)
        if player["passed"]:
            line.append(f" {self.word('passed')}", look.WARN)
        if seat == view["start"]:
            line.append(f" ({self.word('tile')})", look.QUIET)
        return [line, *self._cards(player, level)]

    def _cards(self, player: dict[str, Any], level: int) -> list[RenderableType]:
        rows = [*((row, False) for row in player["above"]), *((row, True) for row in player["side"])]
        out: list[RenderableType] = [Padding(self._place(row, free, level), (0, 0, 0, 4)) for row, free in rows]
        if player["fences"]:
            names = ", ".join(f"{row['card']} {self.name_of(row['card'])}" for row in player["fences"])
            out.append(Padding(Text(f"{self.word('display')}: {names}", style=look.QUIET), (0, 0, 0, 4)))
        return out

    def _place(self, row: dict[str, Any], free: bool, level: int) -> Text:
        card = row["card"]
        line = Text.assemble((card, look.TITLE), " ", (self.name_of(card), "bold"))
        if row["thieves"]:
            line.append(f" {self.signs.turn * row['thieves']}", look.BAD)
        if free:
            line.append(f" ({self.word('free')})", look.QUIET)
        if level == 0:
            line.append(f" {self.signs.bullet} {self.book.text(bare(card))}", look.QUIET)
        return line

    def _own(self, view: dict[str, Any]) -> list[RenderableType]:
        """What only this seat sees."""
        if self.seat is None:
            return []
        me = view["players"][self.seat]
        out: list[RenderableType] = []
        if me["scheme"]:
            words = f"{self.name_of(me['scheme'])} {self.signs.bullet} {self.book.text(me['scheme'])}"
            out.append(Text(f"{self.word('scheme')}: ", style=look.QUIET).append(words))
        if me["cards"]:
            out.append(Text(f"{self.word('hand')}:", style=look.QUIET))
            out += [Padding(self._place({"card": c, "thieves": 0}, False, 0), (0, 0, 0, 4)) for c in me["cards"]]
        return out

    # -- cards and steps ---------------------------------------------------------------------------------

    def cards(self, ids: Sequence[str], width: int) -> RenderableType:
        """Cards explained."""
        return card_table(self.book, [bare(card) for card in ids], width, self.colour, self.lang)

    def in_play(self, view: dict[str, Any]) -> list[str]:
        """The cards one can see."""
        found = [card for card in view["display"] if card]
        found += [stack["tile"] for stack in view["powers"] if stack["tile"]]
        for player in view["players"]:
            found += [row["card"] for row in (*player["above"], *player["side"], *player["fences"])]
            found += [*(player["cards"] or ()), *([player["scheme"]] if player["scheme"] else ())]
        return list(dict.fromkeys(bare(card) for card in found))

    def question(self, steps: Sequence[str]) -> str:
        """What is asked when these small steps are the choices."""
        kind = "card"
        if any(step in ACTIONS for step in steps):
            kind = "kind"
        elif any(step in WORDS for step in steps):
            kind = "treasure"
        elif steps and steps[0].startswith(("seat ", "slot ")):
            kind = steps[0][:4]
        return self.t.t(f"{GAME}-step-{kind}")

    def label(self, step: str) -> str:
        """A small step in words."""
        if step in ACTIONS:
            return self.t.t(f"{GAME}-step-{step}")
        if step in LETTER:
            return self.t.attr(f"{GAME}-item-{LETTER[step]}", "name", count=1)
        word, _, number = step.partition(" ")
        if word == "seat":
            return self.names[int(number)]
        if word == "slot":
            card = self.display[int(number)] if self.display else None
            return self.name_of(card) if card else step
        return f"{step} {self.name_of(step)}" if bare(step) in self.book.rows else step

    def stops(self, move: str) -> bool:
        """Does a move end the turn? Such a line comes last."""
        return move in LAST


def bare(card: str) -> str:
    """A card without its set: L07A is L07."""
    return card[:-1] if card[-1] in "AB" else card


def legend(lang: str) -> list[str]:
    """What the letters stand for."""
    from rookery.i18n import texts

    t = texts(lang, GAME)
    return [", ".join(f"{x} {t.attr(f'{GAME}-item-{x}', 'name', count=1)}" for x in LETTERS)]


def make_board(match: Playing, lang: str, seat: int | None, colour: bool, unicode: bool) -> DenBoard:
    """The board of a match."""
    return DenBoard(match, lang, seat, colour, unicode)


__all__ = ["DenBoard", "card_table", "legend", "make_board"]
