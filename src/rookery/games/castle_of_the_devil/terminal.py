"""The Castle of the Devil in a terminal: the passengers, what goes on between them, and your own luggage."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from rookery.terminal import look
from rookery.terminal.boards import Told, plain
from rookery.terminal.boards.plain import PlainBoard
from rookery.terminal.playing import Playing

GAME = "castle-of-the-devil"
NOISE = ("action", "partner", "turn", "accepted", "gives")
legend = plain.legend
card_table = plain.card_table


class CoachBoard(PlainBoard):
    """The board for one reader."""

    def table(self, view: dict[str, Any], width: int, level: int = 0) -> list[RenderableType]:
        """Title, passengers, what is going on, what follows from what you saw, and your luggage."""
        out: list[RenderableType] = [self._title(view), self._passengers(view, width)]
        out += self._offer(view) + self._fight(view)
        if level == 0:
            out += self._notes(view)
        return out + self._hand(view, level)

    def words(self, key: str, **args: Any) -> str:
        """A text of this board."""
        return self.t.t(f"{GAME}-board-{key}", **args)

    def card(self, card: str) -> str:
        """A card's name."""
        return self.t.card(card)

    def _title(self, view: dict[str, Any]) -> Text:
        parts = [self.t.t(f"{GAME}-name")]
        if view["rounds"] > 1:
            parts.append(self.t.t("ui-round", n=view["round"]))
        parts += [self.words("turn", count=view["turns"]), self.words("deck", count=view["deck"])]
        parts.append(self.words("pile", count=view["pile"]))
        if view["turned"]:
            parts.append(self.words("turned"))
        sign = self.signs
        return Text(f"{sign.line * 2} {f' {sign.bullet} '.join(parts)} {sign.line * 2}", style=look.TITLE)

    def _passengers(self, view: dict[str, Any], width: int) -> RenderableType:
        grid = Table.grid(padding=(0, 2, 0, 0))
        for row in view["players"]:
            seat = row["seat"]
            mark = self.signs.turn if seat in view["waiting"] else ""
            cells = [
                Text(mark),
                Text(str(seat)),
                Text(self.names[seat], style=look.ME if seat == self.seat else ""),
            ]
            cells.append(Text(self.words("items", count=row["items"]), style=look.QUIET))
            cells.append(Text(self._known(row)))
            if view["rounds"] > 1:
                cells.append(Text(str(row["points"]), style=look.QUIET))
            grid.add_row(*cells)
        return grid

    def _known(self, row: dict[str, Any]) -> str:
        """Occupation, faction and items, as far as the reader knows them."""
        job = row["occupation"]
        parts = [self.words("dark") if job is None else self.card(job)]
        if job is not None and not row["face_up"]:
            parts[0] += f" ({self.words('dark')})"
        if row["spent"]:
            parts[0] += f" ({self.words('spent')})"
        if row["faction"] is not None:
            parts.append(self.card(row["faction"]))
        if row["known"] and row["seat"] != self.seat:
            parts.append(", ".join(self.card(item) for item in row["known"]))
        return f" {self.signs.bullet} ".join(parts)

    def _offer(self, view: dict[str, Any]) -> list[RenderableType]:
        offer = view["offer"]
        if offer is None:
            return []
        who = {"name": self.names[offer["from"]], "victim": self.names[offer["to"]]}
        if offer["item"] is None:
            return [Text(self.words("offer-secret", **who))]
        return [Text(self.words("offer", card=offer["item"], **who), style=look.ME)]

    def _fight(self, view: dict[str, Any]) -> list[RenderableType]:
        fight = view["fight"]
        if fight is None:
            return []
        attacker, defender = self.names[fight["attacker"]], self.names[fight["defender"]]
        swords, shields = fight["points"]
        first = self.words("fight", name=attacker, victim=defender, swords=swords, shields=shields)
        lines = [self.words("side", name=self.names[s], victim=attacker) for s in fight["swords"]]
        lines += [self.words("side", name=self.names[s], victim=defender) for s in fight["shields"]]
        lines += [f"{self.names[use['seat']]}: {self.card(use['card'])}" for use in fight["uses"]]
        return [Text(first, style=look.TITLE), *(Padding(Text(line), (0, 0, 0, 2)) for line in lines)]

    def _notes(self, view: dict[str, Any]) -> list[RenderableType]:
        if self.seat is None or view["over"]:
            return []
        out: list[RenderableType] = []
        for note in view["notes"]["items"] + view["notes"]["occupations"]:
            places = [self._place(place) for place in note["among"]]
            cards = ", ".join(self.card(card) for card in note["cards"])
            text = f"{cards}: {', '.join(places)}"
            out.append(Text(text, style=look.QUIET))
        return out

    def _place(self, place: str) -> str:
        return self.names[int(place)] if place.isdecimal() else self.words(f"place-{place}")

    def _hand(self, view: dict[str, Any], level: int) -> list[RenderableType]:
        if self.seat is None or view["over"]:
            return []
        me = view["players"][self.seat]
        cards = [me["faction"], me["occupation"], *me["known"]]
        out: list[RenderableType] = [Text(f"{self.words('hand')}:", style=look.TITLE)]
        if level > 0:
            return [*out, Text(", ".join(self.card(card) for card in cards))]
        grid = Table.grid(padding=(0, 2, 0, 0))
        for card in cards:
            grid.add_row(Text(self.card(card), style=look.ME), Text(self.book.text(card)))
        return [*out, grid]

    def log(self, events: Sequence[dict[str, Any]], brief: bool = True) -> list[Told]:
        """A sentence each; `brief` leaves out what the next line says again."""
        return super().log([e for e in events if not (brief and e["kind"] in NOISE)], brief)

    def in_play(self, view: dict[str, Any]) -> list[str]:
        """The reader's own cards and those lying open."""
        found: list[str] = []
        for row in view["players"]:
            if row["seat"] == self.seat or row["shown"]:
                found += [row["faction"], row["occupation"], *row["known"]]
            elif row["face_up"]:
                found.append(row["occupation"])
        return list(dict.fromkeys(card for card in found if card))

    def label(self, step: str) -> str:
        """A small step in words: a card, a player, or done."""
        word, _, rest = step.partition(" ")
        if word in ("receiver", "name") and rest.isdecimal():
            return self.names[int(rest)]
        return self.card(rest) if word == "present" else step


def make_board(match: Playing, lang: str, seat: int | None, colour: bool, unicode: bool) -> CoachBoard:
    """The board of a match."""
    return CoachBoard(match, lang, seat, colour, unicode)
