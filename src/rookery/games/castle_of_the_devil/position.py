"""Positions of The Castle of the Devil as readable documents, both ways. The package docstring describes them."""

from collections.abc import Mapping, Sequence
from typing import Any

from rookery.core.table import SEALED
from rookery.errors import DOCUMENT, NotAMove, PositionError
from rookery.games.castle_of_the_devil.cards import (
    BAGS,
    FACTIONS,
    ITEMS,
    KIND_OF,
    OCCUPATIONS,
    goods,
    has,
)
from rookery.games.castle_of_the_devil.notation import GAME, CastleNotation
from rookery.games.castle_of_the_devil.packs import MOST_BOUNDS, Pack, fact
from rookery.games.castle_of_the_devil.progress import Progress, read_number, rule_row
from rookery.games.castle_of_the_devil.rules import Journey, first_items, unused
from rookery.games.castle_of_the_devil.score import (
    claim_is_true,
    leaders,
    may_declare,
    may_prophesy,
    may_win_alone,
    prophecy_is_true,
    round_points,
)
from rookery.games.castle_of_the_devil.table import (
    END_ALONE,
    END_CAP,
    END_NONE,
    END_PROPHECY,
    END_TRUE,
    Coach,
)
from rookery.games.castle_of_the_devil.view import ENDINGS, members
from rookery.games.castle_of_the_devil.worlds import LOW, bound, excused, kinds_of, most_of

TOP_KEYS = {
    "seats", "options", "round", "turn", "starter", "turns", "players", "deck", "top", "offer", "aside", "pile",
    "undealt", "ending", "claimant", "winners", "shown", "over", "progress", "sealed", "memory",
}  # fmt: skip
PLAYER_KEYS = {"faction", "occupation", "face_up", "items", "points"}
PACKS = ("items", "occupations", "factions")
WORDS = (ITEMS, OCCUPATIONS, FACTIONS)
MOST = 100_000
MOST_POINTS = 5  # of one round (CD-K2)


def read_names(value: Any, where: str, known: Sequence[str]) -> list[int]:
    """A list of cards by name, or a text of names."""
    if isinstance(value, str):
        value = value.split()
    if not isinstance(value, list | tuple):
        raise PositionError(where, "card-ids")
    return [read_name(name, where, known) for name in value]


def read_name(name: Any, where: str, known: Sequence[str]) -> int:
    """One card by name."""
    if name not in known:
        raise PositionError(where, "no-card", card=str(name)[:40])
    return known.index(name)


class PositionReader:
    """Builds a table from a document, refusing what cannot be."""

    def __init__(self, document: Mapping[str, Any], c: Coach) -> None:
        self.document = document
        self.c = c
        self.seats = int(c.seats)
        self.progress = Progress(c)

    def read(self) -> Coach:
        """The table, with the right rules in progress."""
        self._unknown_keys(self.document, TOP_KEYS, DOCUMENT)
        c, doc = self.c, self.document
        over = self._flag(doc.get("over", False), "over")
        self._turns()
        self.progress.read(doc.get("progress", self.progress.default(over)), over)
        rows = self._rows()
        self._factions(rows)
        self._occupations(rows)
        self._items(rows)
        self._ending(over)
        self._points(rows, over)
        self._round(over)
        self.progress.check()
        self._memory()
        wrong = c.check()
        if wrong:
            raise PositionError("memory", "adds-up", wrong[0].partition(":")[0], game=GAME)
        if over:
            c.over = True
        else:
            self.progress.settle()
        self._sealed()
        return c

    def _turns(self) -> None:
        """CD-T1: clockwise from the starter, one turn after the other."""
        c, doc, n = self.c, self.document, self.seats
        most = int(c.house.turn_cap) or MOST  # CD-Q52
        c.turn = read_number(doc.get("turn", 0), "turn", 0, n - 1)
        if "turns" in doc:
            c.turns = read_number(doc["turns"], "turns", 1, most)
            began = (int(c.turn) - int(c.turns) + 1) % n
            c.starter = read_number(doc.get("starter", began), "starter", 0, n - 1)
        else:
            c.starter = read_number(doc.get("starter", int(c.turn)), "starter", 0, n - 1)
            c.turns = (int(c.turn) - int(c.starter)) % n + 1
        if (c.starter + c.turns - 1 - c.turn) % n:
            mover = int(c.starter + c.turns - 1) % n
            raise PositionError("turns", "whose-turn", "CD-T1", game=GAME, turns=int(c.turns), seat=mover)

    def _flag(self, value: Any, where: str) -> bool:
        if not isinstance(value, bool):
            raise PositionError(where, "yes-or-no", game=GAME)
        return value

    def _unknown_keys(self, data: Mapping[str, Any], known: set[str], where: str) -> None:
        unknown = sorted(set(map(str, data)) - known)
        if unknown:
            raise PositionError(where, "no-entry", entry=unknown[0][:40], known=", ".join(sorted(known)))

    def _rows(self) -> list[Mapping[str, Any]]:
        rows = self.document.get("players", [{}] * self.seats)
        if not isinstance(rows, list) or len(rows) != self.seats:
            raise PositionError("players", "per-seat", seats=self.seats)
        for seat, row in enumerate(rows):
            where = f"players[{seat}]"
            if not isinstance(row, Mapping):
                raise PositionError(where, "table")
            self._unknown_keys(row, PLAYER_KEYS, where)
            self._flag(row.get("face_up", False), f"{where}.face_up")
        return rows

    # -- cards -------------------------------------------------------------------------------------

    def _factions(self, rows: list[Mapping[str, Any]]) -> None:
        """CD-S4, CD-S5: as many of each as the number of players demands."""
        left = list(self.c.factions.face)
        given: list[int | None] = []
        for seat, row in enumerate(rows):
            name = row.get("faction")
            where = f"players[{seat}].faction"
            given.append(None if name is None else self._from(left, read_name(name, where, FACTIONS), where))
        if self.document.get("undealt") is not None:
            spare = read_name(self.document["undealt"], "undealt", FACTIONS)
            if self.seats % 2 == 0 or spare not in left:
                raise PositionError("undealt", "too-many", "CD-S5", game=GAME, card=FACTIONS[spare])
            left.remove(spare)
            left.append(spare)
        faces = [left.pop(0) if face is None else face for face in given]
        pack = self.c.factions
        pack.face = [*faces, *left]
        pack.zone = [1 << seat for seat in range(self.seats)] + [(1 << len(left)) - 1 << self.seats]

    def _from(self, left: list[int], face: int, where: str, clause: str = "CD-S4") -> int:
        if face not in left:
            raise PositionError(where, "too-many", clause, game=GAME, card=FACTIONS[face])
        left.remove(face)
        return face

    def _occupations(self, rows: list[Mapping[str, Any]]) -> None:
        """CD-S3: all different, the rest in the pile."""
        left = list(range(10))
        given: list[int | None] = []
        for seat, row in enumerate(rows):
            where = f"players[{seat}].occupation"
            name = row.get("occupation")
            face = None if name is None else read_name(name, where, OCCUPATIONS)
            if face is not None and face not in left:
                raise PositionError(where, "too-many", "CD-S3", game=GAME, card=OCCUPATIONS[face])
            if face is not None:
                left.remove(face)
            given.append(face)
        faces = [left.pop(0) if face is None else face for face in given]
        if "pile" in self.document:
            pile = sorted(read_names(self.document["pile"], "pile", OCCUPATIONS))
            if pile != left:
                raise PositionError("pile", "adds-up", "CD-S3", game=GAME)
        pack = self.c.jobs
        pack.face = [*faces, *left]
        pack.zone = [1 << seat for seat in range(self.seats)] + [(1 << len(left)) - 1 << self.seats]
        self.c.up = sum(1 << seat for seat, row in enumerate(rows) if row.get("face_up", False))

    def _items(self, rows: list[Mapping[str, Any]]) -> None:
        """CD-S7 to CD-S11: every card in one place."""
        c, doc = self.c, self.document
        left = [kind for kind in KIND_OF if not unused(c, kind)]
        places: list[tuple[int, int]] = []

        def put(kinds: list[int], zone: int, where: str) -> None:
            for kind in kinds:
                if kind not in left:
                    raise PositionError(where, "too-many", "CD-S11", game=GAME, card=ITEMS[kind])
                if has(BAGS, kind) and where in ("deck", "top"):
                    raise PositionError(where, "bag", "CD-S8", game=GAME)
                left.remove(kind)
                places.append((kind, zone))

        for seat, row in enumerate(rows):
            if "items" in row:
                put(read_names(row["items"], f"players[{seat}].items", ITEMS), seat, f"players[{seat}].items")
        for name, zone in (("offer", c.offer), ("aside", c.aside)):
            put(read_names(doc.get(name, ()), name, ITEMS), int(zone), name)
        top = read_names(doc.get("top", ()), "top", ITEMS)
        if len(top) > 2:
            raise PositionError("top", "top-two", "CD-O6", game=GAME)
        put(top[:1], int(c.first), "top")
        put(top[1:], int(c.second), "top")
        if "deck" in doc:
            put(read_names(doc["deck"], "deck", ITEMS), int(c.deck), "deck")
        self._hand_out(rows, left, put)
        for kind in left:
            if "deck" in doc or has(BAGS, kind):
                where = "players" if has(BAGS, kind) else "deck"
                raise PositionError(where, "nowhere", "CD-S11", game=GAME, card=ITEMS[kind])
        put(list(left), int(c.deck), "deck")
        self._place(places)
        self._lying()

    def _hand_out(self, rows: list[Mapping[str, Any]], left: list[int], put: Any) -> None:
        """Whoever has no list gets first items: bags first, then sealed ones."""
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
        pack.face = [kind for kind, _ in places]
        pack.zone = [0] * len(pack.zone)
        for card, (_, zone) in enumerate(places):
            pack.zone[zone] |= 1 << card
        c.turned = bool(c.left() == 0)

    def _lying(self) -> None:
        """CD-H1: how much everybody has, and what lies on the table, by the rules in progress."""
        c, progress = self.c, self.progress
        for name, zone, there in (("offer", c.offer, progress.offered), ("aside", c.aside, progress.aside)):
            if c.items.size(zone) != there:
                raise PositionError(name, "lying", game=GAME, count=int(there))
        for seat in range(self.seats):
            least, most = progress.sizes(seat)
            where, size = f"players[{seat}].items", int(c.size(seat))
            if size < least == 1:
                raise PositionError(where, "one-item", "CD-S8", game=GAME)
            if not least <= size <= most:
                raise PositionError(where, "how-many", "CD-H1", game=GAME, least=least, most=most)

    # -- knowledge ---------------------------------------------------------------------------------

    def _memory(self) -> None:
        memory = self.document.get("memory")
        if memory is None:
            self._plain_memory()
            return
        if not isinstance(memory, Mapping):
            raise PositionError("memory", "table")
        self._unknown_keys(memory, set(PACKS), "memory")
        packs = (self.c.items, self.c.jobs, self.c.factions)
        for name, pack, words in zip(PACKS, packs, WORDS, strict=True):
            rows = memory.get(name)
            if not isinstance(rows, Mapping):
                raise PositionError(f"memory.{name}", "table")
            self._unknown_keys(rows, {"cards", "known", "facts", "heard"}, f"memory.{name}")
            self._cards(pack, rows.get("cards"), words, f"memory.{name}.cards")
            self._known(pack, rows.get("known"), f"memory.{name}.known")
            self._facts(pack, rows.get("facts", []), f"memory.{name}.facts")
            self._heard(pack, rows.get("heard", []), words, f"memory.{name}.heard")
        self._witnessed()

    def _witnessed(self) -> None:
        """What somebody has seen is known. (Facts may be false: a world one seat imagines is a table as well.)"""
        c = self.c
        everyone = (1 << self.seats + 1) - 1
        for seat in range(self.seats):
            for pack, words, name in zip((c.items, c.jobs, c.factions), WORDS, PACKS, strict=True):
                self._knows(pack, int(pack.zone[seat]), 1 << seat, words, name)
        for seat in members(int(c.up)):
            self._knows(c.jobs, int(c.jobs.zone[seat]), everyone, OCCUPATIONS, "occupations")
        for zone, seats in ((int(c.out), everyone), *self.progress.seen()):
            self._knows(c.items, int(c.items.zone[zone]), seats, ITEMS, "items")

    def _knows(self, pack: Pack, cards: int, seats: int, words: Sequence[str], name: str) -> None:
        for observer in members(seats):
            for card in members(cards & ~pack.known[observer]):
                where = f"memory.{name}.known"
                raise PositionError(where, "forgotten", "CD-S12", game=GAME, card=words[pack.face[card]])

    def _plain_memory(self) -> None:
        """Everybody knows the own cards, what lies face up, and where the bags and the unsealed items can be."""
        c = self.c
        everyone = range(self.seats + 1)
        up = int(c.up)
        if self.document.get("over", False):  # everything was shown
            for pack in (c.items, c.jobs, c.factions):
                pack.known = [(1 << len(pack.face)) - 1 for _ in everyone]
            return
        for pack in (c.items, c.jobs, c.factions):
            for observer in everyone:
                pack.known[observer] = pack.zone[observer] if observer < self.seats else 0
        for observer in everyone:
            c.items.known[observer] |= c.items.zone[c.out]
            c.jobs.known[observer] |= sum(c.jobs.zone[s] for s in range(self.seats) if (up >> s) & 1)
        for zone, seats in self.progress.seen():
            for observer in members(seats):
                c.items.known[observer] |= c.items.zone[zone]
        hands = sum(c.items.zone[: self.seats]) | c.items.zone[c.offer] | c.items.zone[c.aside]
        bags = sum(1 << n for n, kind in enumerate(c.items.face) if has(BAGS, kind))
        for observer in everyone:
            among = hands & ~c.items.known[observer]
            if bags & among:
                c.items.facts.append(int(fact(observer, bags & among, among)))
        c.items.sharpen()
        c.jobs.sharpen()

    def _cards(self, pack: Pack, names: Any, words: Sequence[str], where: str) -> None:
        """Each card as face@zone; the faces in each zone must be those of the lists above."""
        if not isinstance(names, list) or len(names) != len(pack.face):
            raise PositionError(where, "memory", game=GAME)
        before = [sorted(pack.face[n] for n in members(zone)) for zone in pack.zone]
        zones = [0] * len(pack.zone)
        faces = []
        for card, text in enumerate(names):
            name, _, zone = str(text).partition("@")
            if name not in words or not zone.isascii() or not zone.isdecimal() or len(zone) > 2:
                raise PositionError(where, "memory", game=GAME)
            if int(zone) >= len(zones):
                raise PositionError(where, "memory", game=GAME)
            faces.append(words.index(name))
            zones[int(zone)] |= 1 << card
        after = [sorted(faces[n] for n in members(zone)) for zone in zones]
        if before != after:
            raise PositionError(where, "memory", game=GAME)
        pack.face, pack.zone = faces, zones

    def _known(self, pack: Pack, lists: Any, where: str) -> None:
        if not isinstance(lists, list) or len(lists) != self.seats + 1:
            raise PositionError(where, "memory", game=GAME)
        pack.known = [self._set(pack, cards, where) for cards in lists]

    def _set(self, pack: Pack, cards: Any, where: str) -> int:
        if not isinstance(cards, list):
            raise PositionError(where, "memory", game=GAME)
        mask = 0
        for card in cards:
            mask |= 1 << read_number(card, where, 0, len(pack.face) - 1)
        return mask

    def _facts(self, pack: Pack, rows: Any, where: str) -> None:
        if not isinstance(rows, list) or len(rows) > 20 * (self.seats + 1):
            raise PositionError(where, "memory", game=GAME)
        for row in rows:
            if not isinstance(row, list) or len(row) != 3:
                raise PositionError(where, "memory", game=GAME)
            observer = read_number(row[0], where, 0, self.seats)
            told, among = self._set(pack, row[1], where), self._set(pack, row[2], where)
            if told & ~among or not told or any(f >> 42 == observer and f & among for f in pack.facts):
                raise PositionError(where, "memory", game=GAME)
            pack.facts.append(int(fact(observer, told, among)))

    def _heard(self, pack: Pack, rows: Any, words: Sequence[str], where: str) -> None:
        """At most so many of these cards have one of these faces; the last entry: one more beside the Mirror."""
        if not isinstance(rows, list) or len(rows) > MOST_BOUNDS:
            raise PositionError(where, "memory", game=GAME)
        heard = []
        for row in rows:
            if not isinstance(row, list) or len(row) != 4 or not isinstance(row[3], bool):
                raise PositionError(where, "memory", game=GAME)
            kinds = sum(1 << face for face in set(read_names(row[0], where, words)))
            cards = self._set(pack, row[1], where)
            most = read_number(row[2], where, 0, len(pack.face))
            heard.append(int(bound(kinds, cards, most, 1 if row[3] else 0)))
        pack.bounds = heard

    # -- progress ----------------------------------------------------------------------------------

    def _ending(self, over: bool) -> None:
        """How the last round ended: only of a game that is over."""
        c, doc = self.c, self.document
        ending = doc.get("ending", "")
        if ending not in ENDINGS or (over and not ending):
            raise PositionError("ending", "one-of", allowed=", ".join(ENDINGS[1:]), value=repr(ending)[:40])
        if ending and not over:
            raise PositionError("ending", "not-over", "CD-V6", game=GAME)
        c.ending = ENDINGS.index(ending)
        claims = c.ending not in (END_NONE, END_CAP)
        c.claimant = read_number(doc.get("claimant", -1), "claimant", -1, self.seats - 1)
        if c.claimant != (c.turn if claims else -1):
            mine = int(c.turn) if claims else -1
            raise PositionError("claimant", "one-of", "CD-V1", allowed=str(mine), value=str(int(c.claimant)))
        if claims and not self._claim_fits():
            raise PositionError("ending", "no-claim", "CD-V6", game=GAME)
        if c.ending == END_CAP and c.turns != c.house.turn_cap:
            raise PositionError("ending", "no-claim", "CD-Q52", game=GAME)
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
        given = self.document.get(name)
        if given is not None and self._seats(given, name) != seats:
            raise PositionError(name, "exactly", clause, game=GAME, seats=str(members(seats)))

    def _points(self, rows: list[Mapping[str, Any]], over: bool) -> None:
        """CD-K2: what earlier rounds can have brought, and exactly what the last one did."""
        c = self.c
        c.round = read_number(self.document.get("round", 1), "round", 1, MOST)
        for seat, row in enumerate(rows):
            now = int(round_points(c, seat)) if over else 0
            most = now + MOST_POINTS * (int(c.round) - 1)
            c.points[seat] = read_number(row.get("points", now), f"players[{seat}].points", now, most)

    def _round(self, over: bool) -> None:
        """CD-K1, CD-K6: a round more than agreed is played for a tie only."""
        c, agreed = self.c, int(self.c.house.rounds)
        more = agreed > 1 and (over or int(leaders(c)).bit_count() > 1)
        if c.round > agreed and not more:
            raise PositionError("round", "number", "CD-K1", low=1, high=agreed, value=str(int(c.round)))
        if over and not Journey()._over(c):
            raise PositionError("over", "undecided", "CD-K6", game=GAME, rounds=agreed)

    def _seats(self, seats: Any, where: str) -> int:
        if not isinstance(seats, list):
            raise PositionError(where, "seats-list", game=GAME)
        mask = 0
        for seat in seats:
            mask |= 1 << read_number(seat, where, 0, self.seats - 1)
        return mask

    def _sealed(self) -> None:
        """Answers already given in an open window."""
        rows = self.document.get("sealed", {})
        if not isinstance(rows, Mapping):
            raise PositionError("sealed", "table")
        if rows and (self.c.mode != SEALED or "progress" not in self.document):
            raise PositionError("sealed", "no-window", game=GAME)
        notation = CastleNotation()
        for seat, text in rows.items():
            where = f"sealed.{seat}"[:40]
            if not str(seat).isdecimal() or len(str(seat)) > 2 or not isinstance(text, str):
                raise PositionError(where, "no-window", game=GAME)
            try:
                code = notation.parse(text)
            except NotAMove:
                raise PositionError(where, "no-window", game=GAME) from None
            last = int(self.c.pending) == 1 << int(seat)
            if not self.c.allows(int(seat), code) or last:
                raise PositionError(where, "no-window", game=GAME)
            self.c.step(int(seat), code)


# -- the inverse ---------------------------------------------------------------------------------------------


def write(c: Coach) -> dict[str, Any]:
    """The document of a table."""
    seats = range(int(c.seats))
    items, jobs = c.items, c.jobs
    undealt = c.factions.zone[c.pile]
    doc: dict[str, Any] = {
        "seats": int(c.seats),
        "round": int(c.round),
        "turn": int(c.turn),
        "starter": int(c.starter),
        "turns": int(c.turns),
        "players": [
            {
                "faction": FACTIONS[c.faction(s)],
                "occupation": OCCUPATIONS[c.job(s)],
                "face_up": not c.dark(s),
                "items": names(items, items.zone[s]),
                "points": c.points[s],
            }
            for s in seats
        ],
        "deck": names(items, items.zone[c.deck]),
        "top": [*names(items, items.zone[c.first]), *names(items, items.zone[c.second])],
        "offer": names(items, items.zone[c.offer]),
        "aside": names(items, items.zone[c.aside]),
        "pile": [OCCUPATIONS[f] for f in sorted(jobs.face[n] for n in members(jobs.zone[c.pile]))],
        "undealt": FACTIONS[c.factions.face[members(undealt)[0]]] if undealt else None,
        "ending": ENDINGS[c.ending],
        "claimant": int(c.claimant),
        "winners": members(int(c.winners)),
        "shown": members(int(c.shown)),
        "over": bool(c.over),
        "progress": [rule_row(frame) for frame in c.stack],
        "sealed": {},
        "memory": {
            name: pack_memory(pack, words)
            for name, pack, words in zip(PACKS, (items, jobs, c.factions), WORDS, strict=True)
        },
    }
    if c.mode == SEALED:
        notation = CastleNotation()
        doc["sealed"] = {str(s): notation.text(c.answers[s]) for s in seats if c.answers[s] >= 0}
    return doc


def names(pack: Pack, cards: int) -> list[str]:
    """The items of a zone by name, sorted."""
    return [ITEMS[f] for f in sorted(pack.face[n] for n in members(cards))]


def pack_memory(pack: Pack, words: Sequence[str]) -> dict[str, Any]:
    """Who knows what of a pack."""
    place = {card: zone for zone, cards in enumerate(pack.zone) for card in members(cards)}
    return {
        "cards": [f"{words[face]}@{place[card]}" for card, face in enumerate(pack.face)],
        "known": [members(cards) for cards in pack.known],
        "facts": [[f >> 42, members((f >> 21) & LOW), members(f & LOW)] for f in pack.facts],
        "heard": [
            [[words[face] for face in members(int(kinds_of(b)))], members(b & LOW), int(most_of(b)), excused(b)]
            for b in pack.bounds
        ],
    }
