"""Positions of The Castle of the Devil: what the entries of a document (entries.py) have to do with one another."""

from collections.abc import Mapping
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from rookery.core.bits import has
from rookery.errors import PositionError
from rookery.games.castle_of_the_devil.cards.book import BAGS, FACTIONS, ITEMS, KIND_OF, OCCUPATIONS, goods
from rookery.games.castle_of_the_devil.moves.notation import GAME
from rookery.games.castle_of_the_devil.rules.journey import Journey, first_items, unused
from rookery.games.castle_of_the_devil.rules.score import (
    claim_is_true,
    leaders,
    may_declare,
    may_prophesy,
    may_win_alone,
    prophecy_is_true,
    round_points,
)
from rookery.games.castle_of_the_devil.seen.entries import SEALED_ANSWERS, SHEET
from rookery.games.castle_of_the_devil.seen.memory import impossible, plain_memory, read_memory
from rookery.games.castle_of_the_devil.seen.progress import Progress
from rookery.games.castle_of_the_devil.seen.view import ENDINGS
from rookery.games.castle_of_the_devil.state.packs import Pack
from rookery.games.castle_of_the_devil.state.table import (
    END_ALONE,
    END_CAP,
    END_NONE,
    END_PROPHECY,
    END_TRUE,
    Coach,
)
from rookery.games.documents.shapes import members, number
from rookery.games.documents.sheet import Reading

MOST_POINTS = 5  # of one round (CD-K2)
FEWEST_POINTS = 2  # of all seats together, in a round that somebody has ended (CD-K2 to CD-K5)


class PositionReader(Reading):
    """Builds a table from a document, refusing what cannot be."""

    sheet = SHEET
    t: Coach

    def read(self) -> Coach:
        """The table, with the right rules in progress."""
        c = self.c = self.t
        self.entries()
        over: bool = self.values["over"]
        rows: list[Mapping[str, Any]] = self.values["players"]
        self._turns()
        self.progress = Progress(c, self.values["progress"])
        self._factions(rows)
        self._occupations(rows)
        self._items(rows)
        self._ending(over)
        self._points(rows, over)
        self._round(over)
        self.progress.check()
        self._memory(over)
        self.sound()
        if over:
            c.over = True
        else:
            self.progress.settle()
        SEALED_ANSWERS.play(self.values["sealed"], "sealed", c)
        return c

    def _turns(self) -> None:
        """CD-T1: clockwise from the starter, one turn after the other."""
        c, n, given = self.c, self.seats, self.values
        if "turns" in given:
            c.turns = given["turns"]
            c.starter = given.get("starter", (int(c.turn) - int(c.turns) + 1) % n)
        else:
            c.starter = given.get("starter", int(c.turn))
            c.turns = (int(c.turn) - int(c.starter)) % n + 1
        if (c.starter + c.turns - 1 - c.turn) % n:
            mover = int(c.starter + c.turns - 1) % n
            raise PositionError("turns", "whose-turn", "CD-T1", game=GAME, turns=int(c.turns), seat=mover)

    # -- cards -------------------------------------------------------------------------------------

    def _factions(self, rows: list[Mapping[str, Any]]) -> None:
        """CD-S4, CD-S5: as many of each as the number of players demands."""
        left = list(self.c.factions.face)
        given = self._given(rows, "faction", left, FACTIONS, "CD-S4")
        spare = self.values["undealt"]
        if spare >= 0:
            if self.seats % 2 == 0 or spare not in left:
                raise PositionError("undealt", "too-many", "CD-S5", game=GAME, card=FACTIONS[spare])
            left.remove(spare)
            left.append(spare)
        self._hold(self.c.factions, given, left)

    def _given(
        self, rows: list[Mapping[str, Any]], key: str, left: list[int], names: Any, clause: str
    ) -> list[int]:
        """The card each player is said to have, -1 for none; they are no longer left."""
        for seat, row in enumerate(rows):
            face = row[key]
            if face >= 0 and face not in left:
                raise PositionError(f"players[{seat}].{key}", "too-many", clause, game=GAME, card=names[face])
            if face >= 0:
                left.remove(face)
        return [row[key] for row in rows]

    def _hold(self, pack: Pack, given: list[int], left: list[int]) -> None:
        """Everybody has one card, the first that is left where none is said; the others lie together."""
        faces = [left.pop(0) if face < 0 else face for face in given]
        pack.face = vec[i64]([*faces, *left])
        pack.zone = vec[i64]([*(1 << seat for seat in range(self.seats)), (1 << len(left)) - 1 << self.seats])

    def _occupations(self, rows: list[Mapping[str, Any]]) -> None:
        """CD-S3: all different, the rest in the pile."""
        left = list(range(len(OCCUPATIONS)))
        given = self._given(rows, "occupation", left, OCCUPATIONS, "CD-S3")
        self._hold(self.c.jobs, given, left)
        if sorted(self.values.get("pile", left)) != left:
            raise PositionError("pile", "adds-up", "CD-S3")

    def _items(self, rows: list[Mapping[str, Any]]) -> None:
        """CD-S7 to CD-S11: every card in one place."""
        c, given = self.c, self.values
        left = [kind for kind in KIND_OF if not unused(c, kind)]
        places: list[tuple[int, int]] = []

        def put(kinds: list[int], zone: int, where: str) -> None:
            for kind in kinds:
                if kind not in left:
                    raise PositionError(where, "too-many", "CD-S11", game=GAME, card=ITEMS[kind])
                impossible(has(BAGS, kind) and where in ("deck", "top"), where, "bag", "CD-S8")
                left.remove(kind)
                places.append((kind, zone))

        for seat, row in enumerate(rows):
            put(row.get("items", []), seat, f"players[{seat}].items")
        put(given["offer"], int(c.offer), "offer")
        put(given["aside"], int(c.aside), "aside")
        impossible(len(given["top"]) > 2, "top", "top-two", "CD-O6")
        put(given["top"][:1], int(c.first), "top")
        put(given["top"][1:], int(c.second), "top")
        put(given.get("deck", []), int(c.deck), "deck")
        self._hand_out(rows, left, put)
        for kind in left:
            if "deck" in given or has(BAGS, kind):
                where = "players" if has(BAGS, kind) else "deck"
                raise PositionError(where, "nowhere", "CD-S11", game=GAME, card=ITEMS[kind])
        put(list(left), int(c.deck), "deck")
        self._place(places)
        self._lying()

    def _hand_out(self, rows: list[Mapping[str, Any]], left: list[int], put: Any) -> None:
        """Those without a list get first items: bags first, then sealed ones."""
        lacking = [seat for seat, row in enumerate(rows) if "items" not in row]
        order = sorted(left, key=lambda kind: (not has(BAGS, kind), kind))
        for _ in range(int(first_items(self.seats))):
            for seat in lacking:
                if order:
                    put([order.pop(0)], seat, f"players[{seat}].items")
        for kind in [k for k in left if has(BAGS, k)]:
            if lacking:
                put([kind], lacking[0], f"players[{lacking[0]}].items")

    def _place(self, places: list[tuple[int, int]]) -> None:
        c, pack = self.c, self.c.items
        out = [kind for kind in KIND_OF if unused(c, kind)]
        places = [*places, *((kind, int(c.out)) for kind in out)]
        pack.face = vec[i64]([kind for kind, _ in places])
        pack.zone = vec[i64]([0] * len(pack.zone))
        for card, (_, zone) in enumerate(places):
            pack.zone[zone] |= 1 << card
        c.turned = bool(c.left() == 0)

    def _lying(self) -> None:
        """CD-H1: how much everybody has, and what lies on the table, by the rules in progress."""
        c, progress = self.c, self.progress
        for name, zone, there in (("offer", c.offer, progress.offered), ("aside", c.aside, progress.aside)):
            impossible(c.items.size(zone) != there, name, "lying", count=int(there))
        for seat in range(self.seats):
            least, most = progress.sizes(seat)
            where, size = f"players[{seat}].items", int(c.size(seat))
            impossible(size < least == 1, where, "one-item", "CD-S8")
            impossible(not least <= size <= most, where, "how-many", "CD-H1", least=least, most=most)

    def _memory(self, over: bool) -> None:
        memory, seen = self.values.get("memory"), self.progress.seen()
        if memory is None:
            plain_memory(self.c, over, seen)
        else:
            read_memory(memory, self.c, seen)

    # -- how it ended ------------------------------------------------------------------------------

    def _ending(self, over: bool) -> None:
        """How the last round ended: only of a game that is over."""
        c = self.c
        if over and not c.ending:
            raise PositionError("ending", "one-of", allowed=", ".join(ENDINGS[1:]), value="–")
        impossible(c.ending and not over, "ending", "not-over", "CD-V6")
        claims = c.ending not in (END_NONE, END_CAP)
        if c.claimant != (c.turn if claims else -1):
            mine = int(c.turn) if claims else -1
            raise PositionError("claimant", "one-of", "CD-V1", allowed=str(mine), value=str(int(c.claimant)))
        impossible(claims and not self._claim_fits(), "ending", "no-claim", "CD-V6")
        impossible(c.ending == END_CAP and c.turns != c.house.turn_cap, "ending", "no-claim", "CD-Q52")
        everybody = (1 << self.seats) - 1 if over else 0
        self._exactly("winners", self._victors(), "CD-V6")
        self._exactly("shown", everybody, "CD-V4")
        c.winners, c.shown = self._victors(), everybody

    def _claim_fits(self) -> bool:
        """Can the turn player have ended the round like this? Any claim can be false: somebody is misnamed."""
        c, seat = self.c, self.c.claimant
        if c.ending == END_ALONE:
            return may_win_alone(c, seat)
        mine = c.faction(seat)
        if c.ending < END_ALONE:
            may, true, side = may_declare(c, seat), claim_is_true, mine
        else:
            may, true, side = may_prophesy(c, seat), prophecy_is_true, 1 - mine
        named = sum(
            1 << s for s in members(int(c.members(side))) if s != seat and c.items.count(s, goods(side, c.turned))
        )
        return may and (c.ending not in (END_TRUE, END_PROPHECY) or true(c, seat, named))

    def _victors(self) -> int:
        c = self.c
        if c.ending in (END_NONE, END_CAP):
            return 0
        if c.ending == END_ALONE:
            return 1 << int(c.claimant)
        mine = c.faction(c.claimant)
        return int(c.members(mine if c.ending in (END_TRUE, END_PROPHECY) else 1 - mine))

    def _exactly(self, name: str, seats: int, clause: str) -> None:
        """A list of seats that follows from the rest."""
        if self.values[name] not in (-1, seats):
            raise PositionError(name, "exactly", clause, game=GAME, seats=str(members(seats)))

    def _points(self, rows: list[Mapping[str, Any]], over: bool) -> None:
        """CD-K2: what earlier rounds can have brought, and exactly what the last one did."""
        c, earlier, before = self.c, int(self.c.round) - 1, 0
        for seat, row in enumerate(rows):
            now = int(round_points(c, seat)) if over else 0
            most = now + MOST_POINTS * earlier
            c.points[seat] = number(row.get("points", now), f"players[{seat}].points", now, most)
            before += int(c.points[seat]) - now
        if c.house.rounds > 1 and not c.house.turn_cap and before < FEWEST_POINTS * earlier:
            raise PositionError("round", "few-points", "CD-K2", game=GAME, least=FEWEST_POINTS * earlier)

    def _round(self, over: bool) -> None:
        """CD-K1, CD-K6: a round more than agreed is played for a tie only."""
        c, agreed = self.c, int(self.c.house.rounds)
        more = agreed > 1 and (over or int(leaders(c)).bit_count() > 1)
        if c.round > agreed and not more:
            raise PositionError("round", "number", "CD-K1", low=1, high=agreed, value=str(int(c.round)))
        impossible(over and not Journey()._over(c), "over", "undecided", "CD-K6", rounds=agreed)
