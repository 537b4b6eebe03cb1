"""Positions of Age of Thieves as readable documents, both ways. The package docstring describes them."""

from collections.abc import Mapping
from typing import Any

from rookery.core.table import SEALED, Reader, Writer
from rookery.errors import DOCUMENT, NotAMove, PositionError
from rookery.games.age_of_thieves import table as tb
from rookery.games.age_of_thieves.acts import Special
from rookery.games.age_of_thieves.board import DUNGEON
from rookery.games.age_of_thieves.cards import A_BARRED, CALM, GENERAL, HAND_LIMIT, MOST_POINTS, SPECIAL, TOKENS
from rookery.games.age_of_thieves.data import CARD_IDS, DISTRICTS, EVENT_IDS, THIEF_IDS, TOKEN_IDS
from rookery.games.age_of_thieves.frames import Draw, Limit
from rookery.games.age_of_thieves.notation import GAME, ThiefNotation
from rookery.games.age_of_thieves.progress import ENDED, KIND_OF, RULES, Means, Progress, event_to_come, in_turn
from rookery.games.age_of_thieves.resolve import Declaration, Resolution
from rookery.games.age_of_thieves.rules import Night, Planning, Turn
from rookery.games.age_of_thieves.table import City, Thief
from rookery.games.age_of_thieves.view import FIGURE_STATES, STATES
from rookery.games.age_of_thieves.walk import Walk, lying, put_jewel

PHASES = ("turn", "event", "jewel", "roll", "planning", "declare", "resolve", "clean-up")
TOP_KEYS = {
    "seats", "options", "phase", "turn", "first", "event", "seen", "die", "acted", "alarm", "lifted", "due",
    "gates", "barred", "guards", "captains", "spaces", "players", "discard", "box", "known", "doing", "answers",
    "resolving", "over",
}  # fmt: skip
PLAYER_KEYS = {
    "thief", "at", "out", "hand", "fresh", "stacks", "jewels", "best", "tokens", "used", "points", "gain", "loss",
    "states",
}  # fmt: skip
SPACE_KEYS = {"fire", "smoke", "token", "looked", "jewels"}
JEWELS = ("yellow", "green", "emperor", "trinkets")
MOST_STEP = 10
MOST_KNOWN = 400
MOST_SURPLUS = 4
ROLLED, DECLARING, RESOLVING = 5, 7, 8
"""Steps of a turn: the watch has rolled; points are declared; stacks are resolved."""
HANDLING = (Planning, Draw, Limit, Special)
"""Rules that let a hand grow, and trim it afterwards."""
KEPT = ("informer", "agent", "neighbourhood")
COLOURS = ("blue", "red", "purple")
STACK_KEYS = {"card", "cover", "points", "up", "paid", "seen"}
THIEF_STATES = {word: int(mask) for mask, word in (*STATES, (tb.WENT, "left"))}
WATCH_STATES = {word: int(mask) for mask, word in FIGURE_STATES}


def number(value: Any, where: str, low: int, high: int) -> int:
    """A whole number in a range."""
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise PositionError(where, "number", low=low, high=high, value=repr(value))
    return value


def table(value: Any, where: str, known: set[str] | None = None) -> Mapping[str, Any]:
    """A table of entries, of known names where they are given."""
    if not isinstance(value, Mapping):
        raise PositionError(where, "table")
    if known is not None:
        for key in value:
            if key not in known:
                raise PositionError(where, "no-entry", entry=str(key)[:40], known=", ".join(sorted(known)))
    return value


def words(value: Any, where: str) -> list[Any]:
    """A list, or a text of words."""
    if isinstance(value, str):
        return value.split()
    if not isinstance(value, list | tuple):
        raise PositionError(where, "texts")
    return list(value)


def distinct(value: Any, where: str) -> list[Any]:
    """Words of which none stands there twice."""
    found = words(value, where)
    for n, each in enumerate(found):
        if each in found[:n]:
            raise PositionError(where, "twice", card=str(each)[:40])
    return found


def one_of(value: Any, where: str, allowed: Mapping[str, int] | dict[str, int]) -> int:
    """A word with a number."""
    if not isinstance(value, str) or value not in allowed:
        raise PositionError(where, "one-of", allowed=", ".join(allowed), value=repr(value))
    return allowed[value]


def flag(value: Any, where: str) -> bool:
    """Yes or no."""
    if not isinstance(value, bool):
        raise PositionError(where, "one-of", allowed="true, false", value=repr(value))
    return value


GENERALS = {name: n for n, name in enumerate(CARD_IDS) if 1 <= n <= GENERAL}
ALL_CARDS = {name: n for n, name in enumerate(CARD_IDS) if name}
KINDS = {name: n for n, name in enumerate(TOKEN_IDS) if name}
EVENTS = {name: n for n, name in enumerate(EVENT_IDS)}
OUTER = {letter: n for n, letter in enumerate(DISTRICTS[:4])}


class PositionReader:
    """Builds a table from a document, refusing what cannot be."""

    def __init__(self, document: Mapping[str, Any], c: City) -> None:
        self.doc = document
        self.c = c
        self.spaces = {name: n for n, name in enumerate(c.board.names)}

    def read(self) -> City:
        """The table, with the right rules in progress."""
        c, doc = self.c, self.doc
        table(doc, DOCUMENT, TOP_KEYS)
        if "spaces" in doc or "guards" in doc:
            self._empty_board()
        c.first = number(doc.get("first", 0), "first", -1, c.seats - 1)
        self._night()
        self._figures()
        self._spaces()
        self._players()
        self._cards()
        self._known()
        self._jewels_left()
        over = flag(doc.get("over", False), "over")
        if "phase" in doc and (over or "doing" in doc):
            raise PositionError("phase", "phase-told", game=GAME)
        if "doing" in doc:
            self._doing(doc["doing"])
        elif over:
            self._in_turn(ENDED)
        else:
            self._phase(doc.get("phase", "turn"))
        if over and not self._may_be_over():
            raise PositionError("over", "not-over", "AT-Z4", game=GAME)
        if over:
            c.end()
        elif self._must_be_over():
            raise PositionError("over", "is-over", "AT-Z3", game=GAME)
        self._whereabouts()
        self._moment()
        self._hands()
        Progress(c).check()
        self._sound()
        self._answers()
        return c

    def _may_be_over(self) -> bool:
        """AT-Z: the jewel is out, everybody is out, or the last event has been played."""
        c = self.c
        if any(t.out and t.emperor for t in c.thieves) or c.left == c.seats:
            return True
        if "doing" in self.doc and in_turn(c) != ENDED:
            return False
        return c.alarm_left == 0 if c.alarm else c.calm_left == 0 and not c.lifted

    def _must_be_over(self) -> bool:
        """AT-Z3, AT-Q37: the jewel is out, or everybody; or the last turn has been cleaned up."""
        c = self.c
        return any(t.out and t.emperor for t in c.thieves) or c.left == c.seats or in_turn(c) >= ENDED

    # -- the night so far ------------------------------------------------------------------------------------

    def _night(self) -> None:
        c, doc = self.c, self.doc
        event = doc.get("event")
        c.event = -1 if event is None else one_of(event, "event", EVENTS)
        c.die = number(doc.get("die", 0), "die", 0, 8)
        c.acted = flag(doc.get("acted", False), "acted")
        c.alarm = flag(doc.get("alarm", False), "alarm")
        c.due = flag(doc.get("due", False), "due")
        c.lifted = flag(doc.get("lifted", c.alarm or c.due or doc.get("gates") is not None), "lifted")
        c.resolving = flag(
            doc.get("resolving", doc.get("phase") in ("declare", "resolve", "clean-up")), "resolving"
        )
        gates = doc.get("gates")
        c.gates = -1 if gates is None else one_of(gates, "gates", OUTER)
        if c.alarm and not c.lifted:
            raise PositionError("lifted", "alarm-lifted", "AT-E1", game=GAME)
        if c.lifted and c.gates < 0 and not c.due:
            raise PositionError("gates", "gates-open", "AT-L1" if c.alarm else "AT-V2", game=GAME)
        if c.gates >= 0 and not c.lifted:
            raise PositionError("gates", "gates-shut", "AT-V2", game=GAME)
        if c.due and (c.gates >= 0 or not c.lifted):
            raise PositionError("due", "due", "AT-V2", game=GAME)
        barred = doc.get("barred")
        c.barred = -1 if barred is None else self._space(barred, "barred")
        if c.barred >= 0 and (c.event != A_BARRED or c.barred not in c.board.gates[2 * c.gates : 2 * c.gates + 2]):
            raise PositionError("barred", "barred", "AT-E2", game=GAME)
        seen = {one_of(e, "seen", EVENTS) for e in distinct(doc.get("seen", [event] if event else []), "seen")}
        if c.event >= 0:
            seen.add(int(c.event))
            if (c.event >= CALM) != c.alarm:
                raise PositionError("event", "event-side", "AT-E2", game=GAME)
        for e in seen:
            c.calm &= ~(1 << e)
            c.alarms &= ~(1 << e)
        calm = sum(e < CALM for e in seen)
        if calm > 10 or len(seen) - calm > 5 or (len(seen) > calm and not c.alarm):
            raise PositionError("seen", "event-side", "AT-S6", game=GAME)
        c.calm_left = 0 if c.alarm else 10 - calm
        c.alarm_left = 5 - (len(seen) - calm)
        # A prepared table may begin in any turn, with no event seen: from there on each turn brings one.
        c.turn = number(doc.get("turn", 1), "turn", 0, 15 + len(seen) + (1 if c.event < 0 else 0))

    def _space(self, name: Any, where: str) -> int:
        if not isinstance(name, str) or name not in self.spaces:
            raise PositionError(where, "space", game=GAME, word=str(name)[:40])
        return self.spaces[name]

    # -- the board -------------------------------------------------------------------------------------------

    def _empty_board(self) -> None:
        c = self.c
        c.space = [0] * int(c.board.size)
        c.figure = [int(tb.POOL)] * int(tb.FIGURES)

    def _figures(self) -> None:
        c = self.c
        for key, base, most in (("guards", 0, 20), ("captains", 20, 2)):
            rows = self.doc.get(key, ())
            if isinstance(rows, str):
                rows = rows.split()
            if not isinstance(rows, list | tuple) or len(rows) > most:
                raise PositionError(key, "figures", "AT-I1", game=GAME, most=most)
            for n, row in enumerate(rows):
                where = f"{key}[{n}]"
                if row is None:
                    continue
                states = 0
                if isinstance(row, Mapping):
                    table(row, where, {"at", "states"})
                    for word in distinct(row.get("states", ()), f"{where}.states"):
                        states |= one_of(word, f"{where}.states", WATCH_STATES)
                    row = row.get("at")
                space = self._space(row, where)
                if c.board.kind[space] & DUNGEON or c.watch_on(space) >= 0:
                    raise PositionError(where, "figure-space", "AT-M3", game=GAME)
                if base and not c.alarm:
                    raise PositionError(where, "captain-early", "AT-L1", game=GAME)
                c.move_figure(base + n, space)
                c.figure[base + n] |= states

    def _spaces(self) -> None:
        c = self.c
        rows = table(self.doc.get("spaces", {}), "spaces", set(self.spaces))
        for name, row in rows.items():
            where, space = f"spaces.{name}", self.spaces[name]
            row = table(row, where, SPACE_KEYS)
            if c.board.kind[space] & DUNGEON and row:
                raise PositionError(where, "dungeon-empty", "AT-C9", game=GAME)
            fire = row.get("fire", False)
            if fire == "lasting" and space == c.board.centre and not c.lifted:
                c.blaze = fire = True
            if flag(fire, f"{where}.fire"):
                if c.watch_on(space) >= 0:
                    raise PositionError(where, "fire-free", "AT-X3", game=GAME)
                c.space[space] |= int(tb.FIRE_BIT)
                c.smoked = True
            if flag(row.get("smoke", False), f"{where}.smoke"):
                c.space[space] |= int(tb.SMOKE_BIT)
                c.smoked = True
            self._token(space, row, where)
            for jewel, n in table(row.get("jewels", {}), f"{where}.jewels", set(JEWELS)).items():
                most = {"yellow": 10, "green": 4, "emperor": 1, "trinkets": 6}[jewel]
                many = number(n, f"{where}.jewels.{jewel}", 0, most)
                if jewel == "emperor" and (many > 0) != (space == c.board.centre) and not c.lifted:
                    raise PositionError(f"{where}.jewels.emperor", "not-lifted", "AT-V1", game=GAME)
                if lying(c, space, JEWELS.index(jewel)):
                    raise PositionError(f"{where}.jewels.{jewel}", "jewels", "AT-I1", game=GAME)
                put_jewel(c, space, JEWELS.index(jewel), many)

    def _token(self, space: int, row: Mapping[str, Any], where: str) -> None:
        c = self.c
        token = row.get("token")
        if row.get("looked") is not None and token != "down":
            raise PositionError(f"{where}.looked", "looked", "AT-S3", game=GAME)
        if token is None:
            return
        if token == "down":
            if space not in c.board.token_spaces:
                raise PositionError(f"{where}.token", "token-post", "AT-S3", game=GAME)
            looked = row.get("looked")
            face = 0 if looked is None else one_of(looked, f"{where}.looked", KINDS)
            c.set_token(space, int(tb.DOWN) + face)
            return
        kind = one_of(token, f"{where}.token", KINDS)
        if kind in (1, 2, 3, 7):
            raise PositionError(f"{where}.token", "token-gone", "AT-K1", game=GAME)
        c.set_token(space, kind)

    # -- thieves ---------------------------------------------------------------------------------------------

    def _players(self) -> None:
        c = self.c
        rows = self.doc.get("players", [{}] * int(c.seats))
        if not isinstance(rows, list) or len(rows) != c.seats:
            raise PositionError("players", "per-seat", seats=int(c.seats))
        for seat, row in enumerate(rows):
            where = f"players[{seat}]"
            self._player(seat, table(row, where, PLAYER_KEYS), where)
        sheets = [t.sheet for t in c.thieves if t.sheet >= 0]
        if len(set(sheets)) != len(sheets):
            raise PositionError("players", "sheet-twice", "AT-S8", game=GAME)
        outs = sorted(int(t.out) for t in c.thieves if t.out)
        if outs != list(range(1, len(outs) + 1)) or (outs and not c.alarm):
            raise PositionError("players", "out-order", "AT-L2", game=GAME)
        c.left = len(outs)

    def _player(self, seat: int, row: Mapping[str, Any], where: str) -> None:
        c, t = self.c, self.c.thieves[seat]
        sheet = row.get("thief", THIEF_IDS[seat])
        t.sheet = -1 if sheet is None else one_of(sheet, f"{where}.thief", {n: i for i, n in enumerate(THIEF_IDS)})
        t.out = number(row.get("out", 0), f"{where}.out", 0, c.seats)
        at = row.get("at", None if t.out or "at" in row else c.board.names[c.board.start[seat]])
        t.at = tb.OFF if at is None else self._space(at, f"{where}.at")
        if t.out and t.at >= 0:
            raise PositionError(f"{where}.at", "out-and-here", "AT-L2", game=GAME)
        if t.at >= 0 and c.on_fire(t.at):
            raise PositionError(f"{where}.at", "fire-free", "AT-X3", game=GAME)
        jewels = table(row.get("jewels", {}), f"{where}.jewels", set(JEWELS))
        t.yellow = number(jewels.get("yellow", 0), f"{where}.jewels.yellow", 0, 10)
        t.green = number(jewels.get("green", 0), f"{where}.jewels.green", 0, 4)
        t.trinkets = number(jewels.get("trinkets", 0), f"{where}.jewels.trinkets", 0, 6)
        t.emperor = number(jewels.get("emperor", 0), f"{where}.jewels.emperor", 0, 1)
        if t.emperor and not c.lifted:
            raise PositionError(f"{where}.jewels.emperor", "not-lifted", "AT-V1", game=GAME)
        t.best = int(flag(row.get("best", False), f"{where}.best"))
        if t.best and (not c.lifted or sum(x.best for x in c.thieves) > 1):
            raise PositionError(f"{where}.best", "best-burglar", "AT-V1", game=GAME)
        for key, informers, agents in (
            ("tokens", "informers", "agents"),
            ("used", "used_informers", "used_agents"),
        ):
            tokens = table(row.get(key, {}), f"{where}.{key}", set(KEPT))
            setattr(t, informers, number(tokens.get("informer", 0), f"{where}.{key}.informer", 0, 10))
            setattr(t, agents, number(tokens.get("agent", 0), f"{where}.{key}.agent", 0, 5))
            if key == "tokens":
                t.familiars = number(tokens.get("neighbourhood", 0), f"{where}.{key}.neighbourhood", 0, 6)
        if t.used_informers > t.informers or t.used_agents > t.agents:
            raise PositionError(f"{where}.used", "used-tokens", "AT-D3", game=GAME)
        points = table(row.get("points", {}), f"{where}.points", set(COLOURS))
        t.blue = number(points.get("blue", 10), f"{where}.points.blue", 0, 10)
        t.red = number(
            points.get("red", int(c.seats) - 1 if t.emperor else 0), f"{where}.points.red", 0, c.seats - 1
        )
        if t.red and (not c.lifted or any(x.red for x in c.thieves if x is not t)):
            raise PositionError(f"{where}.points.red", "red-points", "AT-V1", game=GAME)
        t.purple = number(points.get("purple", 0), f"{where}.points.purple", 0, 9)
        t.gain = number(row.get("gain", 0), f"{where}.gain", 0, 7)
        t.loss = number(row.get("loss", 0), f"{where}.loss", 0, 40)
        for word in distinct(row.get("states", ()), f"{where}.states"):
            t.state |= one_of(word, f"{where}.states", THIEF_STATES)
        if t.state & tb.MARKED and t.state & tb.ROBBED:
            raise PositionError(f"{where}.states", "robbed-marked", "AT-H6", game=GAME)
        self._hand(t, row, where)

    def _hand(self, t: Thief, row: Mapping[str, Any], where: str) -> None:
        cards = [one_of(n, f"{where}.hand", GENERALS) for n in words(row.get("hand", ()), f"{where}.hand")]
        t.hand = sorted(cards)
        fresh = [one_of(n, f"{where}.fresh", GENERALS) for n in words(row.get("fresh", ()), f"{where}.fresh")]
        if len(fresh) > 2 or any(fresh.count(f) > cards.count(f) for f in fresh):
            raise PositionError(f"{where}.fresh", "fresh", "AT-Q70", game=GAME)
        for face in fresh:
            t.fresh = (t.fresh << 6) | face
        stacks = row.get("stacks", [])
        if not isinstance(stacks, list) or len(stacks) > 8:
            raise PositionError(f"{where}.stacks", "stacks", "AT-D1", game=GAME)
        for n, stack in enumerate(stacks):
            t.stacks.append(self._stack(stack, f"{where}.stacks[{n}]"))
        basics = [tb.card_of(s) for s in t.stacks if tb.card_of(s) > GENERAL]
        if len(set(basics)) != len(basics) or sum(tb.ap_of(s) for s in t.stacks) > MOST_POINTS:
            raise PositionError(f"{where}.stacks", "stacks", "AT-D1", game=GAME)
        t.stacks.sort(key=lambda s: -tb.ap_of(s))
        t.shown = len(t.hand) + sum(1 for s in t.stacks if tb.general_of(s) and not s & tb.PAID)

    def _stack(self, row: Any, where: str) -> int:
        row = table(row, where, STACK_KEYS)
        card = one_of(row.get("card"), f"{where}.card", ALL_CARDS)
        cover = row.get("cover")
        covering = 0 if cover is None else one_of(cover, f"{where}.cover", GENERALS)
        if (card == SPECIAL) != (covering > 0) or (card == SPECIAL and not self.c.specials):
            raise PositionError(f"{where}.cover", "cover", "AT-D5", game=GAME)
        stack = int(tb.stack_of(card, covering, number(row.get("points"), f"{where}.points", 1, int(MOST_POINTS))))
        stack |= int(tb.UP) if flag(row.get("up", False), f"{where}.up") else 0
        if flag(row.get("paid", False), f"{where}.paid"):
            if card != SPECIAL or not stack & tb.UP:
                raise PositionError(f"{where}.paid", "cover", "AT-A7", game=GAME)
            stack |= int(tb.PAID)
        for seat in distinct(row.get("seen", ()), f"{where}.seen"):
            stack |= 1 << (int(tb.SEEN_SHIFT) + number(seat, f"{where}.seen", 0, self.c.seats - 1))
        return stack

    # -- decks and pools -----------------------------------------------------------------------------------------

    def _cards(self) -> None:
        c = self.c
        pile = [0] * (GENERAL + 1)
        rows = self.doc.get("discard", {})
        if isinstance(rows, Mapping):
            for name, n in rows.items():
                face = one_of(name, "discard", GENERALS)
                pile[face] = number(n, f"discard.{name}", 0, c.book.copies[face])
        else:
            for name in words(rows, "discard"):
                pile[one_of(name, "discard", GENERALS)] += 1
        for face in range(1, GENERAL + 1):
            if pile[face] > c.book.copies[face]:
                raise PositionError("discard", "copies", "AT-S10", game=GAME, card=CARD_IDS[face])
        c.pile, c.pile_size = pile, sum(pile)
        for face in range(1, GENERAL + 1):
            held = sum(t.holds(face) for t in c.thieves) + pile[face]
            for t in c.thieves:
                held += sum(tb.general_of(s) == face and not s & tb.PAID for s in t.stacks)
            c.deck[face] = c.book.copies[face] - int(held)
            if c.deck[face] < 0:
                raise PositionError("players", "copies", "AT-S10", game=GAME, card=CARD_IDS[face])
        c.deck_size = sum(c.deck)
        box = table(self.doc.get("box", {}), "box", set(KINDS))
        for kind in range(1, TOKENS + 1):
            gone = number(box.get(TOKEN_IDS[kind], 0), f"box.{TOKEN_IDS[kind]}", 0, c.book.tokens[kind])
            c.unseen[kind] = c.book.tokens[kind] - gone - self._open_tokens(kind)
            hidden = sum(1 for s in c.board.token_spaces if c.token(s) == kind + tb.DOWN)
            if c.unseen[kind] < hidden:
                raise PositionError("spaces", "tokens", "AT-S3", game=GAME)
        down = sum(1 for s in c.board.token_spaces if c.token(s) >= tb.DOWN)
        if sum(c.unseen) < down:
            raise PositionError("spaces", "tokens", "AT-S3", game=GAME)

    def _open_tokens(self, kind: int) -> int:
        c = self.c
        many = sum(1 for s in range(int(c.board.size)) if c.token(s) == kind)
        for t in c.thieves:
            many += int({4: t.informers, 5: t.agents, 6: t.familiars, 7: t.trinkets}.get(kind, 0))
        if kind == KINDS["trinkets"]:
            many += sum((holds >> 20) & 7 for holds in c.space)
        return many

    def _jewels_left(self) -> None:
        """What lies nowhere is in the pool; the Emperors' Jewel at its place."""
        c = self.c
        yellow = sum((h >> 12) & 15 for h in c.space) + sum(int(t.yellow) for t in c.thieves)
        green = sum((h >> 16) & 7 for h in c.space) + sum(int(t.green) for t in c.thieves)
        emperor = sum((h >> 19) & 1 for h in c.space) + sum(int(t.emperor) for t in c.thieves)
        for jewel, many, most in (("yellow", yellow, 10), ("green", green, 4), ("emperor", emperor, 1)):
            if many > most:
                kind = JEWELS.index(jewel)
                holders = [f"players[{s}].jewels.{jewel}" for s, t in enumerate(c.thieves) if t.has(kind)]
                raise PositionError(holders[0] if holders else "spaces", "jewels", "AT-I1", game=GAME)
        c.yellow, c.green = 10 - yellow, 4 - green
        if emperor == 0:
            put_jewel(c, c.board.centre, 2, 1)

    def _known(self) -> None:
        c = self.c
        rows = self.doc.get("known", [])
        if not isinstance(rows, list) or len(rows) > MOST_KNOWN:
            raise PositionError("known", "table")
        for n, row in enumerate(rows):
            where = f"known[{n}]"
            row = table(row, where, {"card", "seats", "by"})
            face = one_of(row.get("card"), f"{where}.card", GENERALS)
            holders = observers = 0
            for seat in distinct(row.get("seats", ()), f"{where}.seats"):
                holders |= 1 << number(seat, f"{where}.seats", 0, c.seats - 1)
            for seat in distinct(row.get("by", ()), f"{where}.by"):
                observers |= 1 << number(seat, f"{where}.by", 0, c.seats)
            if not holders or not observers:
                raise PositionError(where, "known", game=GAME)
            fact = face | holders << 6 | observers << 12
            if not c._true_fact(fact):
                raise PositionError(where, "known-holder", game=GAME)
            c.facts.append(fact)

    # -- rules in progress -------------------------------------------------------------------------------------

    def _phase(self, phase: Any) -> None:
        c = self.c
        if phase not in PHASES:
            raise PositionError("phase", "one-of", allowed=", ".join(PHASES), value=repr(phase))
        needs_event = phase not in ("turn", "event")
        if needs_event and c.event < 0:
            c.event = self._some_event()
        if phase in ("turn", "event") and c.event >= 0:
            raise PositionError("event", "event-early", "AT-E2", game=GAME)
        if phase in ("planning", "declare", "resolve", "clean-up") and c.die == 0:
            c.die = 1
        steps = {"turn": 0, "event": 2, "jewel": 3, "roll": 4, "planning": 5, "declare": 7}
        self._in_turn(steps.get(phase, RESOLVING))
        if phase == "turn":
            c.turn = max(0, c.turn - 1)
        if phase == "declare":
            c.push(Declaration())
        elif phase == "resolve":
            c.push(Resolution())

    def _in_turn(self, step: int) -> None:
        """The night has come to this step of a turn."""
        c, night, turn = self.c, Night(), Turn()
        night.step, turn.step = 5, step
        c.stack = []
        c.push(night)
        c.push(turn)

    def _some_event(self) -> int:
        """An event without a lasting effect stands for one left out."""
        side = ("A03", "A09", "A05") if self.c.alarm else ("C05", "C10", "C04")
        unseen = int(self.c.alarms if self.c.alarm else self.c.calm)
        for name in (*side, *EVENT_IDS):
            event = EVENTS[name]
            if (unseen >> event) & 1:
                if event < CALM:
                    self.c.calm &= ~(1 << event)
                    self.c.calm_left -= 1
                else:
                    self.c.alarms &= ~(1 << event)
                    self.c.alarm_left -= 1
                return event
        raise PositionError("event", "event-side", "AT-S6", game=GAME)

    def _doing(self, rows: Any) -> None:
        c = self.c
        if not isinstance(rows, list) or not rows or len(rows) > 12:
            raise PositionError("doing", "doing", game=GAME)
        c.stack = []
        for n, row in enumerate(rows):
            where = f"doing[{n}]"
            row = table(row, where)
            kind = one_of(row.get("rule"), f"{where}.rule", KIND_OF)
            frame = c.make_frame(kind)
            rule = RULES[type(frame)]
            outer = c.stack[-1] if c.stack else None
            if outer is None:
                if rule.name != "night":
                    raise PositionError(f"{where}.rule", "doing", game=GAME)
            elif outer.step not in rule.inside.get(RULES[type(outer)].name, ()):
                raise PositionError(f"{where}.rule", "doing", game=GAME)
            table(row, where, {"rule", "step", *(key for key, _ in rule.numbers)})
            ints = [number(row.get("step", 0), f"{where}.step", 0, MOST_STEP)]
            for key, means in rule.numbers:
                ints += self._number(row.get(key), means, f"{where}.{key}")
            frame.load(Reader(ints))
            c.push(frame)
        asks = RULES[type(c.top)].asks
        ended = self.doc.get("over") is True and len(c.stack) == 2 and c.top.step == ENDED
        if c.top.step not in asks and not ended:
            raise PositionError(
                f"doing[{len(rows) - 1}].step", "doing-step", game=GAME, steps=", ".join(map(str, asks))
            )

    def _number(self, value: Any, means: Means, where: str) -> list[int]:
        """What a rule in progress holds, by its meaning."""
        seats = int(self.c.seats)
        what = means.what
        if what == "spaces":
            spaces = [self._space(name, where) for name in words(value if value is not None else (), where)]
            return [len(spaces), *spaces]
        if what in ("seats", "figures"):
            most = seats if what == "seats" else int(tb.FIGURES)
            mask = 0
            for n in distinct(value if value is not None else (), where):
                mask |= 1 << number(n, where, 0, most - 1)
            return [mask]
        if what == "general":
            return [one_of(value, where, GENERALS)]
        if value is None and means.low < 0:
            return [0 if what == "card" else -1]
        if what == "card":
            return [one_of(value, where, ALL_CARDS)]
        if what == "space":
            return [self._space(value, where)]
        if what == "seat":
            return [number(value, where, means.low, seats - 1)]
        return [number(value, where, means.low, means.high if means.high >= 0 else seats)]

    # -- does it fit together? ---------------------------------------------------------------------------------

    def _whereabouts(self) -> None:
        """AT-L2, AT-Q38: once the night has begun a thief is on the board, or has left it without cards."""
        c = self.c
        if any(isinstance(f, Night) and f.step < 5 for f in c.stack):
            if c.turn > 0:
                raise PositionError("turn", "number", low=0, high=0, value=repr(int(c.turn)))
            return
        if c.first < 0:
            raise PositionError("first", "first", "AT-S11", game=GAME)
        for seat, t in enumerate(c.thieves):
            where = f"players[{seat}]"
            if t.sheet < 0:
                raise PositionError(f"{where}.thief", "set-up", "AT-S8", game=GAME)
            if t.at < 0 and not t.out:
                raise PositionError(f"{where}.at", "nowhere", "AT-L2", game=GAME)
            if bool(t.state & tb.WENT) and (not t.out or in_turn(c) != RESOLVING):
                raise PositionError(f"{where}.states", "not-left", "AT-L2", game=GAME)
            if t.out and not t.state & tb.WENT and (t.hand or t.stacks or t.state):
                gone = "stacks" if t.stacks else "hand" if t.hand else "states"
                raise PositionError(f"{where}.{gone}", "left-cards", "AT-Q38", game=GAME)
            if t.out and any(not x & tb.UP for x in t.stacks):
                raise PositionError(f"{where}.stacks", "left-cards", "AT-Q38", game=GAME)

    def _moment(self) -> None:
        """AT-G1: what is on the table at this point of the turn."""
        c, step = self.c, in_turn(self.c)
        if c.due and not any(isinstance(f, Walk) for f in c.stack):
            raise PositionError("due", "due", "AT-V2", game=GAME)
        if event_to_come(c):
            if c.event >= 0:
                raise PositionError("event", "event-early", "AT-E2", game=GAME)
            raised = c.alarm or (c.lifted and step < 2)
            if step >= 0 and (c.alarm_left if raised else c.calm_left) == 0:
                raise PositionError("seen", "event-last", "AT-E3", game=GAME)
        elif c.event < 0 and step < ENDED:
            raise PositionError("event", "event-needed", "AT-E2", game=GAME)
        elif c.event >= 0 and step >= ENDED:
            raise PositionError("event", "event-early", "AT-E2", game=GAME)
        if not c.die and ROLLED <= step < ENDED:
            raise PositionError("die", "number", "AT-E6", low=1, high=8, value="0")
        if c.acted and step != RESOLVING:
            raise PositionError("acted", "acted", "AT-R9", game=GAME)
        if c.resolving != (DECLARING <= step < ENDED):
            raise PositionError("resolving", "resolving", "AT-D6", game=GAME)
        for seat, t in enumerate(c.thieves):
            if t.stacks and step != RESOLVING:
                raise PositionError(f"players[{seat}].stacks", "stacks-early", "AT-D6", game=GAME)
            if (t.used_informers or t.used_agents) and step != RESOLVING:
                raise PositionError(f"players[{seat}].used", "stacks-early", "AT-D6", game=GAME)

    def _hands(self) -> None:
        """AT-P2: more than five cards only while they are drawn, or while one is about to be discarded."""
        c = self.c
        for seat, t in enumerate(c.thieves):
            busy = [f for f in c.stack if isinstance(f, HANDLING) and self._whose(f) == seat]
            if len(t.hand) > HAND_LIMIT + (MOST_SURPLUS if busy else 0):
                raise PositionError(f"players[{seat}].hand", "hand-limit", "AT-P2", game=GAME)
            if t.fresh and not any(isinstance(f, Planning) for f in busy):
                raise PositionError(f"players[{seat}].fresh", "fresh", "AT-Q70", game=GAME)

    def _whose(self, frame: Any) -> int:
        """The thief whose cards a rule deals with."""
        c = self.c
        return int((c.first + frame.turn) % c.seats if isinstance(frame, Planning) else frame.seat)

    def _sound(self) -> None:
        """The pieces add up, and the rules in progress go on from here."""
        c = self.c
        wrong = c.check()
        if wrong:
            clause = wrong[0].partition(":")[0]
            raise PositionError(DOCUMENT, "adds-up", clause if clause.startswith("AT-") else None, game=GAME)

    def _answers(self) -> None:
        """Sealed answers given already."""
        rows = table(self.doc.get("answers", {}), "answers")
        if not rows:
            return
        c, notation = self.c, ThiefNotation()
        c.settle()
        for key, text in rows.items():
            where = f"answers.{key}"
            if key not in tuple(str(s) for s in range(int(c.seats))):
                raise PositionError(where, "number", low=0, high=int(c.seats) - 1, value=repr(key))
            try:
                code = notation.parse(str(text))
            except NotAMove as error:
                raise PositionError(where, "not-a-result", result=str(text), why=error) from None
            if c.mode != SEALED or not c.allows(int(key), code) or c.pending == 1 << int(key):
                raise PositionError(where, "answers", game=GAME)
            c.step(int(key), code)


# -- writing ------------------------------------------------------------------------------------------------------


def write(c: City) -> dict[str, Any]:
    """The document of a table that waits for somebody, or is over."""
    names = c.board.names
    box = {TOKEN_IDS[k]: gone for k in range(1, TOKENS + 1) if (gone := boxed(c, k))}
    gone_events = [EVENT_IDS[e] for e in range(len(EVENT_IDS)) if not ((c.calm | c.alarms) >> e) & 1]
    doc: dict[str, Any] = {
        "seats": int(c.seats),
        "turn": int(c.turn),
        "first": int(c.first),
        "event": EVENT_IDS[c.event] if c.event >= 0 else None,
        "seen": gone_events,
        "die": int(c.die),
        "acted": bool(c.acted),
        "alarm": bool(c.alarm),
        "lifted": bool(c.lifted),
        "due": bool(c.due),
        "gates": DISTRICTS[c.gates] if c.gates >= 0 else None,
        "barred": names[c.barred] if c.barred >= 0 else None,
        "resolving": bool(c.resolving),
        "guards": [_figure(c, i) for i in range(int(tb.GUARDS))],
        "captains": [_figure(c, i) for i in range(int(tb.GUARDS), int(tb.FIGURES))],
        "spaces": {names[s]: row for s, holds in enumerate(c.space) if (row := _space_row(c, s, holds))},
        "players": [_player_row(c, t) for t in c.thieves],
        "discard": {CARD_IDS[f]: c.pile[f] for f in range(1, GENERAL + 1) if c.pile[f]},
        "box": box,
        "known": [_fact_row(c, fact) for fact in c.facts],
        "doing": [_rule_row(c, frame) for frame in c.stack],
    }
    if c.over:
        doc["over"] = True
    if c.mode == SEALED and c.pending != c.invited:
        notation = ThiefNotation()
        doc["answers"] = {str(s): notation.text(a) for s, a in enumerate(c.answers) if a >= 0}
    return doc


def boxed(c: City, kind: int) -> int:
    """Tokens of a kind that have left the game."""
    t = PositionReader({}, c)._open_tokens(kind)
    return int(c.book.tokens[kind]) - int(c.unseen[kind]) - t


def _figure(c: City, i: int) -> Any:
    now = c.figure[i]
    if now & int(tb.PLACE) == tb.POOL:
        return None
    states = [word for word, mask in WATCH_STATES.items() if now & mask]
    name = c.board.names[now & int(tb.PLACE)]
    return {"at": name, "states": states} if states else name


def _space_row(c: City, space: int, holds: int) -> dict[str, Any]:
    row: dict[str, Any] = {}
    if holds & int(tb.FIRE_BIT):
        row["fire"] = "lasting" if c.blaze and space == c.board.centre else True
    if holds & int(tb.SMOKE_BIT):
        row["smoke"] = True
    token = (holds & int(tb.TOKEN_MASK)) >> int(tb.TOKEN_SHIFT)
    if token >= tb.DOWN:
        row["token"] = "down"
        if token > tb.DOWN:
            row["looked"] = TOKEN_IDS[token - int(tb.DOWN)]
    elif token:
        row["token"] = TOKEN_IDS[token]
    jewels = {
        name: n
        for name, n in zip(
            JEWELS, ((holds >> 12) & 15, (holds >> 16) & 7, (holds >> 19) & 1, (holds >> 20) & 7), strict=True
        )
        if n
    }
    if jewels:
        row["jewels"] = jewels
    return row


def _player_row(c: City, t: Thief) -> dict[str, Any]:
    fresh = [f for f in (int(t.fresh >> 6), int(t.fresh & 63)) if f]
    return {
        "thief": THIEF_IDS[t.sheet] if t.sheet >= 0 else None,
        "at": c.board.names[t.at] if t.at >= 0 else None,
        "out": int(t.out),
        "hand": [CARD_IDS[f] for f in t.hand],
        "fresh": [CARD_IDS[f] for f in fresh],
        "stacks": [_stack_row(c, s) for s in t.stacks],
        "jewels": {
            "yellow": int(t.yellow), "green": int(t.green), "emperor": int(t.emperor), "trinkets": int(t.trinkets),
        },
        "best": bool(t.best),
        "tokens": {"informer": int(t.informers), "agent": int(t.agents), "neighbourhood": int(t.familiars)},
        "used": {"informer": int(t.used_informers), "agent": int(t.used_agents)},
        "points": {"blue": int(t.blue), "red": int(t.red), "purple": int(t.purple)},
        "gain": int(t.gain),
        "loss": int(t.loss),
        "states": [word for word, mask in THIEF_STATES.items() if t.state & mask],
    }  # fmt: skip


def _stack_row(c: City, stack: int) -> dict[str, Any]:
    return {
        "card": CARD_IDS[tb.card_of(stack)],
        "cover": CARD_IDS[tb.cover_of(stack)] or None,
        "points": int(tb.ap_of(stack)),
        "up": bool(stack & tb.UP),
        "paid": bool(stack & tb.PAID),
        "seen": [s for s in range(int(c.seats)) if tb.seen_by(stack, s)],
    }


def _fact_row(c: City, fact: int) -> dict[str, Any]:
    return {
        "card": CARD_IDS[fact & 63],
        "seats": [s for s in range(int(c.seats)) if (fact >> (6 + s)) & 1],
        "by": [s for s in range(int(c.seats) + 1) if (fact >> (12 + s)) & 1],
    }


def _rule_row(c: City, frame: Any) -> dict[str, Any]:
    rule = RULES[type(frame)]
    writer = Writer()
    frame.save(writer)
    ints = list(writer.ints)
    row: dict[str, Any] = {"rule": rule.name, "step": ints.pop(0)}
    for key, means in rule.numbers:
        if means.what == "spaces":
            many = ints.pop(0)
            row[key] = [c.board.names[s] for s in ints[:many]]
            continue
        value = ints.pop(0)
        if means.what == "space":
            row[key] = c.board.names[value] if value >= 0 else None
        elif means.what in ("card", "general"):
            row[key] = CARD_IDS[value] or None
        elif means.what in ("seats", "figures"):
            row[key] = [n for n in range(22) if (value >> n) & 1]
        else:
            row[key] = value
    return row
