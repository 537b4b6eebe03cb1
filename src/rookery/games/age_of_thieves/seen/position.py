"""Positions of Age of Thieves: what the entries of a document (entries.py) have to do with one another."""

from collections.abc import Mapping
from typing import Any

from rookery.errors import PositionError
from rookery.games.age_of_thieves.cards.book import (
    A_BARRED,
    CALM,
    GENERAL,
    HAND_LIMIT,
    MOST_DRAWN,
    MOST_POINTS,
    SPECIAL,
    TOKENS,
)
from rookery.games.age_of_thieves.cards.city import DUNGEON
from rookery.games.age_of_thieves.cards.reading import CARD_IDS, EVENT_IDS, TOKEN_IDS
from rookery.games.age_of_thieves.moves.notation import GAME
from rookery.games.age_of_thieves.rules.frame import Draw, Limit
from rookery.games.age_of_thieves.rules.night import Night, Planning, Turn
from rookery.games.age_of_thieves.rules.resolve import Declaration, Resolution
from rookery.games.age_of_thieves.rules.specials import Special
from rookery.games.age_of_thieves.rules.walk import Walk, lying, put_jewel
from rookery.games.age_of_thieves.seen.entries import ANSWERS, JEWELS, SHEET, open_tokens
from rookery.games.age_of_thieves.seen.progress import ENDED, Progress, event_to_come, in_turn
from rookery.games.age_of_thieves.state import table as tb
from rookery.games.age_of_thieves.state.table import City, Thief
from rookery.games.documents.shapes import members, number
from rookery.games.documents.sheet import Reading

MOST_RULES = 12
ROLLED, DECLARING, RESOLVING = 5, 7, 8
"""Steps of a turn: the watch has rolled; points are declared; stacks are resolved."""
HANDLING = (Planning, Draw, Limit, Special)
"""Rules that let a hand grow, and trim it afterwards."""


class PositionReader(Reading):
    """Builds a table from a document, refusing what cannot be."""

    sheet = SHEET
    t: City

    def read(self) -> City:
        """The table, with the right rules in progress."""
        c = self.c = self.t
        if "spaces" in self.document or "guards" in self.document:
            c.space = [0] * int(c.board.size)
            c.figure = [int(tb.POOL)] * int(tb.FIGURES)
        self.entries()
        self._night()
        self._figures()
        self._spaces()
        self._players()
        self._cards()
        self._known()
        self._jewels_left()
        over: bool = self.values["over"]
        self._rules(over)
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
        self.sound()
        if self.values["answers"]:
            c.settle()
            ANSWERS.play(self.values["answers"], "answers", c)
        return c

    def _rules(self, over: bool) -> None:
        """Those in progress, or those of the phase."""
        if "phase" in self.document and (over or "doing" in self.document):
            raise PositionError("phase", "phase-told", game=GAME)
        if "doing" in self.document:
            frames = self.values["doing"]
            if not 0 < len(frames) <= MOST_RULES or not isinstance(frames[0], Night):
                raise PositionError("doing", "doing", game=GAME)
            self.c.stack = []
            for frame in frames:
                self.c.push(frame)
        elif over:
            self._in_turn(ENDED)
        else:
            self._phase(self.phase)

    def _may_be_over(self) -> bool:
        """AT-Z: the jewel is out, everybody is out, or the last event has been played."""
        c = self.c
        if any(t.out and t.emperor for t in c.thieves) or c.left == c.seats:
            return True
        if "doing" in self.document and in_turn(c) != ENDED:
            return False
        return c.alarm_left == 0 if c.alarm else c.calm_left == 0 and not c.lifted

    def _must_be_over(self) -> bool:
        """AT-Z3, AT-Q37: the jewel is out, or everybody; or the last turn has been cleaned up."""
        c = self.c
        return any(t.out and t.emperor for t in c.thieves) or c.left == c.seats or in_turn(c) >= ENDED

    def _night(self) -> None:
        c = self.c
        if c.alarm and not c.lifted:
            raise PositionError("lifted", "alarm-lifted", "AT-E1", game=GAME)
        if c.lifted and c.gates < 0 and not c.due:
            raise PositionError("gates", "gates-open", "AT-L1" if c.alarm else "AT-V2", game=GAME)
        if c.gates >= 0 and not c.lifted:
            raise PositionError("gates", "gates-shut", "AT-V2", game=GAME)
        if c.due and (c.gates >= 0 or not c.lifted):
            raise PositionError("due", "due", "AT-V2", game=GAME)
        if c.barred >= 0 and (c.event != A_BARRED or c.barred not in c.board.gates[2 * c.gates : 2 * c.gates + 2]):
            raise PositionError("barred", "barred", "AT-E2", game=GAME)
        seen = set(members(self.values["seen"]))
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
        number(int(c.turn), "turn", 0, 15 + len(seen) + (1 if c.event < 0 else 0))

    # -- the board -------------------------------------------------------------------------------------------

    def _figures(self) -> None:
        c = self.c
        for key, base in (("guards", 0), ("captains", int(tb.GUARDS))):
            for n, row in enumerate(self.values[key]):
                if not row:
                    continue
                where = f"{key}[{n}]"
                if c.board.kind[row["at"]] & DUNGEON or c.watch_on(row["at"]) >= 0:
                    raise PositionError(where, "figure-space", "AT-M3", game=GAME)
                if base and not c.alarm:
                    raise PositionError(where, "captain-early", "AT-L1", game=GAME)
                c.move_figure(base + n, row["at"])
                c.figure[base + n] |= row.get("states", 0)

    def _spaces(self) -> None:
        c = self.c
        for name, row in self.values["spaces"].items():
            where, space = f"spaces.{name}", c.board.names.index(name)
            if c.board.kind[space] & DUNGEON and self.document["spaces"][name]:
                raise PositionError(where, "dungeon-empty", "AT-C9", game=GAME)
            self._burning(space, row, where)
            self._token(space, row, where)
            for jewel, many in row["jewels"].items():
                kind = list(JEWELS).index(jewel)
                if jewel == "emperor" and (many > 0) != (space == c.board.centre) and not c.lifted:
                    raise PositionError(f"{where}.jewels.emperor", "not-lifted", "AT-V1", game=GAME)
                if lying(c, space, kind):
                    raise PositionError(f"{where}.jewels.{jewel}", "jewels", "AT-I1", game=GAME)
                put_jewel(c, space, kind, many)

    def _burning(self, space: int, row: Mapping[str, Any], where: str) -> None:
        c = self.c
        if row["fire"] == "lasting":
            if space != c.board.centre or c.lifted:
                raise PositionError(f"{where}.fire", "one-of", allowed="true, false", value="lasting")
            c.blaze = True
        if row["fire"]:
            if c.watch_on(space) >= 0:
                raise PositionError(where, "fire-free", "AT-X3", game=GAME)
            c.space[space] |= int(tb.FIRE_BIT)
        if row["smoke"]:
            c.space[space] |= int(tb.SMOKE_BIT)
        c.smoked = bool(c.smoked or row["fire"] or row["smoke"])

    def _token(self, space: int, row: Mapping[str, Any], where: str) -> None:
        token, looked = row["token"], row["looked"]
        if looked and token != tb.DOWN:
            raise PositionError(f"{where}.looked", "looked", "AT-S3", game=GAME)
        if token == tb.DOWN and space not in self.c.board.token_spaces:
            raise PositionError(f"{where}.token", "token-post", "AT-S3", game=GAME)
        if token in (1, 2, 3, 7):
            raise PositionError(f"{where}.token", "token-gone", "AT-K1", game=GAME)
        if token:
            self.c.set_token(space, token + looked)

    # -- thieves ---------------------------------------------------------------------------------------------

    def _players(self) -> None:
        c = self.c
        for seat, row in enumerate(self.values["players"]):
            self._player(c.thieves[seat], row, f"players[{seat}]")
        sheets = [t.sheet for t in c.thieves if t.sheet >= 0]
        if len(set(sheets)) != len(sheets):
            raise PositionError("players", "sheet-twice", "AT-S8", game=GAME)
        outs = sorted(int(t.out) for t in c.thieves if t.out)
        if outs != list(range(1, len(outs) + 1)) or (outs and not c.alarm):
            raise PositionError("players", "out-order", "AT-L2", game=GAME)
        c.left = len(outs)

    def _player(self, t: Thief, row: Mapping[str, Any], where: str) -> None:
        c = self.c
        if t.out and t.at >= 0:
            raise PositionError(f"{where}.at", "out-and-here", "AT-L2", game=GAME)
        if t.at >= 0 and c.on_fire(t.at):
            raise PositionError(f"{where}.at", "fire-free", "AT-X3", game=GAME)
        if t.emperor and not c.lifted:
            raise PositionError(f"{where}.jewels.emperor", "not-lifted", "AT-V1", game=GAME)
        t.best = int(row["best"])
        if t.best and (not c.lifted or sum(x.best for x in c.thieves) > 1):
            raise PositionError(f"{where}.best", "best-burglar", "AT-V1", game=GAME)
        if t.used_informers > t.informers or t.used_agents > t.agents:
            raise PositionError(f"{where}.used", "used-tokens", "AT-D3", game=GAME)
        if t.emperor and "red" not in row.get("points", ()):
            t.red = c.seats - 1
        if t.red and (not c.lifted or any(x.red for x in c.thieves if x is not t)):
            raise PositionError(f"{where}.points.red", "red-points", "AT-V1", game=GAME)
        if t.state & tb.MARKED and t.state & tb.ROBBED:
            raise PositionError(f"{where}.states", "robbed-marked", "AT-H6", game=GAME)
        self._hand(t, row, where)

    def _hand(self, t: Thief, row: Mapping[str, Any], where: str) -> None:
        fresh = row["fresh"]
        if len(fresh) > 2 or any(fresh.count(f) > t.hand.count(f) for f in fresh):
            raise PositionError(f"{where}.fresh", "fresh", "AT-Q70", game=GAME)
        for face in fresh:
            t.fresh = (t.fresh << 6) | face
        for n, stack in enumerate(row["stacks"]):
            t.stacks.append(self._stack(stack, f"{where}.stacks[{n}]"))
        basics = [tb.card_of(s) for s in t.stacks if tb.card_of(s) > GENERAL]
        if len(set(basics)) != len(basics) or sum(tb.ap_of(s) for s in t.stacks) > MOST_POINTS:
            raise PositionError(f"{where}.stacks", "stacks", "AT-D1", game=GAME)
        t.stacks.sort(key=lambda s: -tb.ap_of(s))
        t.shown = len(t.hand) + sum(1 for s in t.stacks if tb.general_of(s) and not s & tb.PAID)

    def _stack(self, row: Mapping[str, Any], where: str) -> int:
        card, covering = row["card"], row["cover"]
        if (card == SPECIAL) != (covering > 0) or (card == SPECIAL and not self.c.specials):
            raise PositionError(f"{where}.cover", "cover", "AT-D5", game=GAME)
        if row["paid"] and (card != SPECIAL or not row["up"]):
            raise PositionError(f"{where}.paid", "cover", "AT-A7", game=GAME)
        stack = int(tb.stack_of(card, covering, row["points"])) | int(row["seen"]) << int(tb.SEEN_SHIFT)
        return stack | (int(tb.UP) if row["up"] else 0) | (int(tb.PAID) if row["paid"] else 0)

    # -- decks and pools -----------------------------------------------------------------------------------------

    def _cards(self) -> None:
        c, pile = self.c, self.values["discard"]
        for face in range(1, GENERAL + 1):
            name, copies = CARD_IDS[face], int(c.book.copies[face])
            if pile.get(name, 0) > copies:
                raise PositionError("discard", "copies", "AT-S10", game=GAME, card=name)
            c.pile[face] = pile.get(name, 0)
            held = sum(t.holds(face) for t in c.thieves) + c.pile[face]
            for t in c.thieves:
                held += sum(tb.general_of(s) == face and not s & tb.PAID for s in t.stacks)
            c.deck[face] = copies - int(held)
            if c.deck[face] < 0:
                raise PositionError("players", "copies", "AT-S10", game=GAME, card=name)
        c.pile_size, c.deck_size = sum(c.pile), sum(c.deck)
        for kind in range(1, TOKENS + 1):
            name, many = TOKEN_IDS[kind], int(c.book.tokens[kind])
            gone = number(self.values["box"].get(name, 0), f"box.{name}", 0, many)
            c.unseen[kind] = many - gone - open_tokens(c, kind)
            hidden = sum(1 for s in c.board.token_spaces if c.token(s) == kind + tb.DOWN)
            if c.unseen[kind] < hidden:
                raise PositionError("spaces", "tokens", "AT-S3", game=GAME)
        down = sum(1 for s in c.board.token_spaces if c.token(s) >= tb.DOWN)
        if sum(c.unseen) < down:
            raise PositionError("spaces", "tokens", "AT-S3", game=GAME)

    def _jewels_left(self) -> None:
        """What lies nowhere is in the pool; the Emperors' Jewel at its place."""
        c = self.c
        yellow = sum((h >> 12) & 15 for h in c.space) + sum(int(t.yellow) for t in c.thieves)
        green = sum((h >> 16) & 7 for h in c.space) + sum(int(t.green) for t in c.thieves)
        emperor = sum((h >> 19) & 1 for h in c.space) + sum(int(t.emperor) for t in c.thieves)
        for jewel, many, most in (("yellow", yellow, 10), ("green", green, 4), ("emperor", emperor, 1)):
            if many > most:
                kind = list(JEWELS).index(jewel)
                holders = [f"players[{s}].jewels.{jewel}" for s, t in enumerate(c.thieves) if t.has(kind)]
                raise PositionError(holders[0] if holders else "spaces", "jewels", "AT-I1", game=GAME)
        c.yellow, c.green = 10 - yellow, 4 - green
        if emperor == 0:
            put_jewel(c, c.board.centre, 2, 1)

    def _known(self) -> None:
        c = self.c
        for n, row in enumerate(self.values["known"]):
            if not row["seats"] or not row["by"]:
                raise PositionError(f"known[{n}]", "known", game=GAME)
            fact = row["card"] | row["seats"] << 6 | row["by"] << 12
            if not c._true_fact(fact):
                raise PositionError(f"known[{n}]", "known-holder", game=GAME)
            c.facts.append(fact)

    # -- rules in progress -------------------------------------------------------------------------------------

    def _phase(self, phase: str) -> None:
        c = self.c
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
            event = EVENT_IDS.index(name)
            if (unseen >> event) & 1:
                if event < CALM:
                    self.c.calm &= ~(1 << event)
                    self.c.calm_left -= 1
                else:
                    self.c.alarms &= ~(1 << event)
                    self.c.alarm_left -= 1
                return event
        raise PositionError("event", "event-side", "AT-S6", game=GAME)

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
            if step < 0 and self.values["seen"]:
                raise PositionError("seen", "event-early", "AT-S6", game=GAME)
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
            coming = sum(f.many for f in busy if isinstance(f, Draw))
            if len(t.hand) + coming > HAND_LIMIT + (MOST_DRAWN if busy else 0):
                raise PositionError(f"players[{seat}].hand", "hand-limit", "AT-P2", game=GAME)
            if t.fresh and not any(isinstance(f, Planning) for f in busy):
                raise PositionError(f"players[{seat}].fresh", "fresh", "AT-Q70", game=GAME)

    def _whose(self, frame: Any) -> int:
        """The thief whose cards a rule deals with."""
        c = self.c
        return int((c.first + frame.turn) % c.seats if isinstance(frame, Planning) else frame.seat)
