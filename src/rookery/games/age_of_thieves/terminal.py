"""Age of Thieves in a terminal: the city as a map, who stands where, what is in reach.

On the map every space is the short name one types and a mark: 0 to 3 the thief of that seat, g a guard, C a
captain, ^ fire, ~ smoke, * a jewel, ? a token face down, + a token face up. A key says which street is which;
everywhere else spaces have the names the log uses, with the short one behind. Spaces in reach of the figure that
moves stand out.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from rookery.games.age_of_thieves.cards.reading import board_document
from rookery.terminal import look
from rookery.terminal.boards import plain
from rookery.terminal.boards.plain import PlainBoard, card_table
from rookery.terminal.playing import Playing

__all__ = ["card_table", "legend", "make_board"]

WIDTH, HEIGHT = 80, 40
LEAST = 84
"""Narrower screens get the lists without the map."""


class CityBoard(PlainBoard):
    """The board for one reader."""

    def table(self, view: dict[str, Any], width: int, level: int = 0) -> list[RenderableType]:
        """Head, map, thieves, hand and what is in reach."""
        out: list[RenderableType] = [self._head(view), Text("")]
        if width >= LEAST and level == 0:
            out += [*self._map(view), Text(""), *self._key(), Text("")]
        else:
            out += [self._places(view), Text("")]
        out += [self._thieves(view), Text("")]
        timeline = self._timeline(view)
        out += [timeline] if timeline is not None else []
        hand = self._hand(view)
        out += [hand] if hand is not None else []
        reach = self._reach(view)
        return [*out, reach] if reach is not None else out

    def _card(self, card: str) -> str:
        return self.t.card(card)

    def _place(self, space: str) -> str:
        """A space as the log calls it, and what one types for it."""
        return f"{self.t.t(f'age-of-thieves-space-{space}')} ({space})"

    def _head(self, view: Mapping[str, Any]) -> Text:
        line = Text(
            f"{self.signs.line * 2} {self.t.t('age-of-thieves-name')} {self.signs.line * 2}", style=look.TITLE
        )
        words = [self.t.t("age-of-thieves-web-turn", n=view["turn"])]
        if view["event"]:
            words.append(f"{self.book.name(view['event'])} ({self.book.text(view['event'])})")
        if view["watch"]["die"]:
            words.append(self.t.t("age-of-thieves-log-watch-roll", count=view["watch"]["die"]))
        if view["gates"]:
            district = self.t.t(f"age-of-thieves-district-{view['gates']}")
            gates = ", ".join([self._place(gate) for gate in view["open"]]) or district
            words.append(self.t.t("age-of-thieves-web-gates", district=gates))
        return line.append("  " + "  ".join(words), style=look.QUIET)

    # -- the map ---------------------------------------------------------------------------------------------

    def _marks(self, view: Mapping[str, Any]) -> dict[str, str]:
        """What stands or lies on every space, one sign each; the most important one wins."""
        out = {}
        for name, row in view["spaces"].items():
            jewels = "*" if "jewels" in row else ""
            token = {"down": "?"}.get(row.get("token", ""), "+" if "token" in row else "")
            fire = "^" if "fire" in row else "~" if "smoke" in row else ""
            watch = {"guard": "g", "captain": "C"}.get(row.get("watch", ""), "")
            out[name] = watch or fire or jewels or token or " "
        for thief in view["thieves"]:
            if thief["at"]:
                out[thief["at"]] = str(thief["seat"])
        return out

    def _map(self, view: Mapping[str, Any]) -> list[RenderableType]:
        marks, rows = self._marks(view), [Text(" " * (WIDTH + 4)) for _ in range(HEIGHT)]
        cells: list[dict[int, tuple[str, str]]] = [{} for _ in range(HEIGHT)]
        reach = (view["walk"] or {}).get("reach", {})
        for space in board_document()["spaces"]:
            name, kind = space["id"], space["kind"]
            style = look.GOOD if name in reach else look.QUIET
            if kind in ("hideout", "sewer_in", "sewer_out") and name not in reach:
                style = ""
            if name in view["open"] or marks.get(name, " ") in "0123C":
                style = look.WARN if name not in reach else look.GOOD
            row = min(HEIGHT - 1, space["y"] * HEIGHT // 1000)
            column = space["x"] * WIDTH // 1000
            while any(abs(column - other) < 4 for other in cells[row]):
                row = (row + 1) % HEIGHT
            cells[row][column] = (f"{name}{marks.get(name, ' ')}", style)
        for n, found in enumerate(cells):
            line = Text()
            for column in sorted(found):
                text, style = found[column]
                line.append(" " * (column - len(line)))
                line.append(text, style=style)
            rows[n] = line
        return list(rows)

    def _key(self) -> list[RenderableType]:
        """What the map's short names and signs stand for."""
        t = self.t
        named = {
            row: f"{row} {t.t(f'age-of-thieves-space-{space}').rpartition(' ')[0]}" for row, space in streets()
        }
        example = "Nb2"
        said = t.t("age-of-thieves-map-key", id=example, space=t.t(f"age-of-thieves-space-{example}"))
        return [
            Text(said, style=look.QUIET),
            Text(", ".join(named.values()), style=look.QUIET),
            Text(t.t("age-of-thieves-map-signs"), style=look.QUIET),
        ]

    def _places(self, view: Mapping[str, Any]) -> RenderableType:
        """Without a map: what is where, as a list."""
        marks = self._marks(view)
        watch = ", ".join([self._place(n) for n, m in marks.items() if m in "gC"])
        loot = ", ".join([self._place(n) for n, m in marks.items() if m == "*"])
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_row(self.t.t("age-of-thieves-web-watch"), watch or "–")
        grid.add_row(self.t.t("age-of-thieves-map-loot"), loot or "–")
        return grid

    # -- sheets ------------------------------------------------------------------------------------------------

    def _thieves(self, view: Mapping[str, Any]) -> RenderableType:
        grid = Table.grid(padding=(0, 1, 0, 0))
        for thief in view["thieves"]:
            seat = thief["seat"]
            turn = self.signs.turn if seat in view["waiting"] else ""
            who = self._card(thief["thief"]) if thief["thief"] else ""
            loot = [
                f"{n}× {self.t.t(f'age-of-thieves-jewel-{jewel}')}" for jewel, n in thief["jewels"].items() if n
            ]
            loot += [f"{n}× {self._card(token)}" for token, n in thief["tokens"].items() if n]
            if thief["best"]:
                loot.append(self.t.t("age-of-thieves-source-burglar"))
            points = thief["points"]
            gone = f"{self.signs.turn} {thief['out']}" if thief["out"] else "–"
            place = self._place(thief["at"]) if thief["at"] else gone
            stacks = " ".join(
                f"[{s['points']}{' ' + self._card(s['card']) if s['card'] else ''}]" for s in thief["stacks"]
            )
            grid.add_row(
                turn,
                str(seat),
                Text(self.names[seat], style=look.ME if seat == self.seat else ""),
                who,
                Text(place, style=look.QUIET if thief["hidden"] else ""),
                f"{points['blue']}+{points['red']}+{points['purple']}",
                ", ".join(loot),
                stacks,
            )
        return grid

    def _timeline(self, view: Mapping[str, Any]) -> Text | None:
        if not view["timeline"]:
            return None
        parts = []
        for entry in view["timeline"]:
            who = self.t.t("age-of-thieves-section-W") if entry["seat"] is None else self.names[entry["seat"]]
            parts.append(f"{entry['points']} {who}")
        return Text(" > ".join(parts), style=look.QUIET)

    def _hand(self, view: Mapping[str, Any]) -> Text | None:
        mine = view["thieves"][view["seat"]]["hand"] if view["seat"] is not None else None
        if not mine:
            return None
        return Text(", ".join(f"{card} {self._card(card)}" for card in mine), style=look.ME)

    def _reach(self, view: Mapping[str, Any]) -> Text | None:
        """Every space in reach with its steps and what lies there."""
        walk = view["walk"]
        if not walk or not walk["reach"]:
            return None
        marks = self._marks(view)
        lines: dict[int, list[str]] = {}
        for name, steps in sorted(walk["reach"].items(), key=lambda x: (x[1], x[0])):
            lines.setdefault(steps, []).append(f"{self._place(name)}{marks.get(name, '').strip()}")
        head = f"{self._place(walk['at'])}: {self.t.t('age-of-thieves-web-steps', count=walk['left'])}"
        return Text(
            "\n".join([head, *(f"{steps}: {', '.join(names)}" for steps, names in lines.items())]), style=look.GOOD
        )

    # -- cards and steps -----------------------------------------------------------------------------------------

    def in_play(self, view: dict[str, Any]) -> list[str]:
        """The own hand and special action, the event, the thieves."""
        out = ["move", "ambush"]
        if view["seat"] is not None:
            me = view["thieves"][view["seat"]]
            out += [f"special-{me['thief']}"] if me["thief"] else []
            out += sorted(set(me["hand"] or []))
        out += [view["event"]] if view["event"] else []
        return [*out, *(t["thief"] for t in view["thieves"] if t["thief"])]

    def label(self, step: str) -> str:
        """Cards of a declaration by name."""
        kind, _, rest = step.partition(" ")
        if kind in ("card", "on") and self.t.has(f"age-of-thieves-card-{rest}"):
            return f"{step}: {self._card(rest)}"
        return step

    def stops(self, move: str) -> bool:
        """Stopping, refusing and saying no come last; keeping a token is a yes."""
        return move in ("stop", "none", "decline")


def streets() -> list[tuple[str, str]]:
    """The rows of the map, each with one of its spaces that are called by street and number."""
    found: dict[str, str] = {}
    numbered = ("plain", "post")
    for space in board_document()["spaces"]:
        name = str(space["id"])
        if space["kind"] in numbered and not space["marks"] and len(name) > 2:
            found.setdefault(name[:2], name)
    return list(found.items())


def legend(lang: str) -> list[str]:
    """The signs of the map are told with it."""
    return plain.legend(lang)


def make_board(match: Playing, lang: str, seat: int | None, colour: bool, unicode: bool) -> CityBoard:
    """The board of a match."""
    return CityBoard(match, lang, seat, colour, unicode)
