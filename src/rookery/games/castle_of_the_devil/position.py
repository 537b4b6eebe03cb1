"""Positions of The Castle of the Devil as readable documents, both ways. The package docstring describes them."""

from collections.abc import Mapping, Sequence
from typing import Any

from rookery.core.table import SEALED, Frame, Reader, RuleError, Writer
from rookery.errors import DOCUMENT, NotAMove, PositionError
from rookery.games.castle_of_the_devil import frames as fr
from rookery.games.castle_of_the_devil.cards import (
    BAGS,
    FACTIONS,
    ITEMS,
    KIND_OF,
    OCCUPATIONS,
    has,
    limit,
)
from rookery.games.castle_of_the_devil.fight import Fight
from rookery.games.castle_of_the_devil.notation import GAME, CastleNotation
from rookery.games.castle_of_the_devil.odd import Presents
from rookery.games.castle_of_the_devil.packs import MOST_BOUNDS, Pack, fact
from rookery.games.castle_of_the_devil.rules import Journey, Turn, first_items, unused
from rookery.games.castle_of_the_devil.table import Coach
from rookery.games.castle_of_the_devil.view import ENDINGS, members
from rookery.games.castle_of_the_devil.worlds import LOW, bound, excused, kinds_of, most_of

TOP_KEYS = {
    "seats", "options", "round", "turn", "starter", "turns", "players", "deck", "top", "offer", "aside", "pile",
    "undealt", "ending", "claimant", "winners", "shown", "over", "progress", "sealed", "memory",
}  # fmt: skip
PLAYER_KEYS = {"faction", "occupation", "face_up", "items", "points"}
RULES = {
    "journey": int(fr.K_JOURNEY), "turn": int(fr.K_TURN), "trade": int(fr.K_TRADE), "exchange": int(fr.K_EXCHANGE),
    "draw": int(fr.K_DRAW), "presents": int(fr.K_PRESENTS), "coat": int(fr.K_COAT), "sextant": int(fr.K_SEXTANT),
    "demand": int(fr.K_DEMAND), "foresight": int(fr.K_FORESIGHT), "fight": int(fr.K_FIGHT),
    "loot": int(fr.K_LOOT), "declaration": int(fr.K_DECLARATION),
}  # fmt: skip
RULE_NAMES = {kind: name for name, kind in RULES.items()}
# The rules a rule may be in; the journey is in none.
INSIDE: dict[str, tuple[str, ...]] = {
    "journey": ("",),
    "turn": ("journey",),
    "trade": ("turn",),
    "demand": ("turn",),
    "fight": ("turn",),
    "declaration": ("turn",),
    "exchange": ("trade", "demand"),
    "foresight": ("turn", "fight", "exchange"),
    "loot": ("fight",),
    "draw": ("fight", "exchange"),
    "coat": ("exchange",),
    "sextant": ("exchange",),
    "presents": ("fight", "loot", "draw"),
}
PACKS = ("items", "occupations", "factions")
MOST = 100_000


def read_number(value: Any, where: str, low: int, high: int) -> int:
    """A whole number in a range."""
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise PositionError(where, "number", low=low, high=high, value=repr(value))
    return value


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

    def read(self) -> Coach:
        """The table, with the right rules in progress."""
        self._unknown_keys(self.document, TOP_KEYS, DOCUMENT)
        c, doc = self.c, self.document
        c.round = read_number(doc.get("round", 1), "round", 1, 10_000)
        c.turn = read_number(doc.get("turn", 0), "turn", 0, self.seats - 1)
        c.starter = read_number(doc.get("starter", int(c.turn)), "starter", 0, self.seats - 1)
        ahead = (int(c.turn) - int(c.starter)) % self.seats
        c.turns = read_number(doc.get("turns", ahead + 1), "turns", 0, MOST)
        rows = self._rows()
        self._factions(rows)
        self._occupations(rows)
        self._items(rows)
        self._ending()
        self._memory()
        wrong = c.check()
        if wrong:
            raise PositionError(DOCUMENT, "adds-up", wrong[0].partition(":")[0], game=GAME)
        self._progress()
        self._sealed()
        return c

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
            self.c.points[seat] = read_number(row.get("points", 0), f"{where}.points", 0, MOST)
            if not isinstance(row.get("face_up", False), bool):
                raise PositionError(f"{where}.face_up", "yes-or-no", game=GAME)
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
        if left and ("deck" in doc or any(has(BAGS, kind) for kind in left)):
            raise PositionError("deck", "nowhere", "CD-S11", game=GAME, card=ITEMS[left[0]])
        put(list(left), int(c.deck), "deck")
        self._place(places)

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
        for seat in range(self.seats):
            if not pack.zone[seat] and "progress" not in self.document:
                raise PositionError(f"players[{seat}].items", "one-item", "CD-S8", game=GAME)
            if pack.size(seat) > limit(c.seats) + 1:
                raise PositionError(f"players[{seat}].items", "too-much", "CD-H1", game=GAME)

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
        for name, pack, words in zip(PACKS, packs, (ITEMS, OCCUPATIONS, FACTIONS), strict=True):
            rows = memory.get(name)
            if not isinstance(rows, Mapping):
                raise PositionError(f"memory.{name}", "table")
            self._unknown_keys(rows, {"cards", "known", "facts", "heard"}, f"memory.{name}")
            self._cards(pack, rows.get("cards"), words, f"memory.{name}.cards")
            self._known(pack, rows.get("known"), f"memory.{name}.known")
            self._facts(pack, rows.get("facts", []), f"memory.{name}.facts")
            self._heard(pack, rows.get("heard", []), words, f"memory.{name}.heard")

    def _plain_memory(self) -> None:
        """Everybody knows the own cards, what lies face up, and where the bags and the unsealed items can be."""
        c = self.c
        everyone = range(self.seats + 1)
        up = int(c.up)
        for pack in (c.items, c.jobs, c.factions):
            for observer in everyone:
                pack.known[observer] = pack.zone[observer] if observer < self.seats else 0
        for observer in everyone:
            c.items.known[observer] |= c.items.zone[c.out]
            c.jobs.known[observer] |= sum(c.jobs.zone[s] for s in range(self.seats) if (up >> s) & 1)
        hands = sum(c.items.zone[: self.seats])
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

    def _ending(self) -> None:
        c, doc = self.c, self.document
        ending = doc.get("ending", "")
        if ending not in ENDINGS:
            raise PositionError("ending", "one-of", allowed=", ".join(ENDINGS[1:]), value=repr(ending)[:40])
        c.ending = ENDINGS.index(ending)
        c.claimant = read_number(doc.get("claimant", -1), "claimant", -1, self.seats - 1)
        c.winners = self._seats(doc.get("winners", []), "winners")
        c.shown = self._seats(doc.get("shown", []), "shown")

    def _seats(self, seats: Any, where: str) -> int:
        if not isinstance(seats, list):
            raise PositionError(where, "seats-list", game=GAME)
        mask = 0
        for seat in seats:
            mask |= 1 << read_number(seat, where, 0, self.seats - 1)
        return mask

    def _progress(self) -> None:
        c, doc = self.c, self.document
        c.stack = []
        if "progress" not in doc:
            journey = Journey()
            journey.step = 1
            c.push(journey)
            c.push(Turn(c.turn))
            return
        rows = doc["progress"]
        if not isinstance(rows, list) or not 1 <= len(rows) <= 12:
            raise PositionError("progress", "progress", game=GAME)
        parent = ""
        for row in rows:
            c.push(self._rule(row, parent))
            parent = row[0]
        if doc.get("over", False) is True:
            c.over = True
            return
        self._settle()

    def _rule(self, row: Any, parent: str) -> Frame:
        if not isinstance(row, list) or not row or not isinstance(row[0], str) or row[0] not in RULES:
            raise PositionError("progress", "progress", game=GAME)
        if parent not in INSIDE[row[0]]:
            raise PositionError("progress", "progress", game=GAME)
        numbers = [read_number(n, "progress", -1, MOST) for n in row[1:]]
        try:
            frame = self.c.make_frame(RULES[row[0]])
            reader = Reader(numbers)
            frame.load(reader)
            if not reader.done():
                raise RuleError("too many numbers")
        except RuleError:
            raise PositionError("progress", "progress", game=GAME) from None
        return frame

    def _settle(self) -> None:
        """Ask the open question; what is not a rule in progress at all is refused."""
        c = self.c
        for frame in c.stack:
            if isinstance(frame, Fight | Presents) and not sound(frame, self.seats):
                raise PositionError("progress", "progress", game=GAME)
        try:
            before = len(c.stack)
            c.stack[-1].run(c)
        except (RuleError, IndexError, ValueError, OverflowError, TypeError):
            raise PositionError("progress", "progress", game=GAME) from None
        if c.who < 0 or len(c.stack) != before or c.choices <= 0:
            raise PositionError("progress", "progress", game=GAME)

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


def sound(frame: Frame, seats: int) -> bool:
    """Are the seats in a rule in progress seats of this table?"""
    if isinstance(frame, Presents):
        return 0 <= frame.giver < seats
    assert isinstance(frame, Fight)
    return 0 <= frame.attacker < seats and frame.defender < seats


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
            for name, pack, words in zip(
                PACKS, (items, jobs, c.factions), (ITEMS, OCCUPATIONS, FACTIONS), strict=True
            )
        },
    }
    if c.mode == SEALED:
        notation = CastleNotation()
        doc["sealed"] = {str(s): notation.text(c.answers[s]) for s in seats if c.answers[s] >= 0}
    return doc


def names(pack: Pack, cards: int) -> list[str]:
    """The items of a zone by name, sorted."""
    return [ITEMS[f] for f in sorted(pack.face[n] for n in members(cards))]


def rule_row(frame: Frame) -> list[Any]:
    """A rule in progress: its name and its numbers."""
    writer = Writer()
    frame.save(writer)
    return [RULE_NAMES[int(frame.kind())], *writer.ints]


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
