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
from rookery.games.age_of_thieves.cards.city import DUNGEON, PALACE
from rookery.games.age_of_thieves.cards.reading import CARD_IDS, EVENT_IDS, TOKEN_IDS
from rookery.games.age_of_thieves.moves.notation import GAME
from rookery.games.age_of_thieves.rules.frame import Draw, Limit
from rookery.games.age_of_thieves.rules.night import Night, Planning, Turn
from rookery.games.age_of_thieves.rules.resolve import Declaration, Resolution
from rookery.games.age_of_thieves.rules.specials import Special
from rookery.games.age_of_thieves.rules.walk import Walk, lying, put_jewel
from rookery.games.age_of_thieves.seen.entries import ANSWERS, JEWELS, SHEET, impossible, open_tokens
from rookery.games.age_of_thieves.seen.progress import ENDED, Progress, event_to_come, in_turn
from rookery.games.age_of_thieves.state import spaces as sp, thief as th
from rookery.games.age_of_thieves.state.table import City
from rookery.games.age_of_thieves.state.thief import Thief
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
            c.figure = [int(sp.POOL)] * int(sp.FIGURES)
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
        impossible(over and not self._may_be_over(), "over", "not-over", "AT-Z4")
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
        impossible("phase" in self.document and (over or "doing" in self.document), "phase", "phase-told")
        if "doing" in self.document:
            frames = self.values["doing"]
            impossible(not 0 < len(frames) <= MOST_RULES or not isinstance(frames[0], Night), "doing", "doing")
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
        impossible(c.alarm and not c.lifted, "lifted", "alarm-lifted", "AT-E1")
        impossible(c.lifted and c.gates < 0 and not c.due, "gates", "gates-open", "AT-L1" if c.alarm else "AT-V2")
        impossible(c.gates >= 0 and not c.lifted, "gates", "gates-shut", "AT-V2")
        impossible(c.due and (c.gates >= 0 or not c.lifted), "due", "due", "AT-V2")
        if c.barred >= 0 and (c.event != A_BARRED or c.barred not in c.board.gates[2 * c.gates : 2 * c.gates + 2]):
            raise PositionError("barred", "barred", "AT-E2", game=GAME)
        seen = set(members(self.values["seen"]))
        if c.event >= 0:
            seen.add(int(c.event))
            impossible((c.event >= CALM) != c.alarm, "event", "event-side", "AT-E2")
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
        for key, base in (("guards", 0), ("captains", int(sp.GUARDS))):
            for n, row in enumerate(self.values[key]):
                if not row:
                    continue
                where = f"{key}[{n}]"
                if c.board.kind[row["at"]] & DUNGEON or c.watch_on(row["at"]) >= 0:
                    raise PositionError(where, "figure-space", "AT-M3", game=GAME)
                impossible(base and not c.alarm, where, "captain-early", "AT-L1")
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
                if jewel == "emperor" and many > 0 and not self._dropped(space):
                    raise PositionError(f"{where}.jewels.emperor", "jewel-dropped", "AT-C1", game=GAME)
                impossible(lying(c, space, kind), f"{where}.jewels.{jewel}", "jewels", "AT-I1")
                put_jewel(c, space, kind, many)

    def _dropped(self, space: int) -> bool:
        """AT-C1, AT-F3: may the Emperors' Jewel lie here, where somebody was caught with it?"""
        district = self.c.board.district[space]
        return bool(district == PALACE or space == self.c.board.imperial[district])

    def _burning(self, space: int, row: Mapping[str, Any], where: str) -> None:
        c = self.c
        if row["fire"] == "lasting":
            if space != c.board.centre or c.lifted:
                raise PositionError(f"{where}.fire", "one-of", allowed="true, false", value="lasting")
            c.blaze = True
        if row["fire"]:
            impossible(c.watch_on(space) >= 0, where, "fire-free", "AT-X3")
            c.space[space] |= int(sp.FIRE_BIT)
        if row["smoke"]:
            c.space[space] |= int(sp.SMOKE_BIT)
        c.smoked = bool(c.smoked or row["fire"] or row["smoke"])

    def _token(self, space: int, row: Mapping[str, Any], where: str) -> None:
        token, looked = row["token"], row["looked"]
        impossible(looked and token != sp.DOWN, f"{where}.looked", "looked", "AT-S3")
        if token == sp.DOWN and space not in self.c.board.token_spaces:
            raise PositionError(f"{where}.token", "token-post", "AT-S3", game=GAME)
        impossible(token in (1, 2, 3, 7), f"{where}.token", "token-gone", "AT-K1")
        if token:
            self.c.set_token(space, token + looked)

    # -- thieves ---------------------------------------------------------------------------------------------

    def _players(self) -> None:
        c = self.c
        for seat, row in enumerate(self.values["players"]):
            self._player(c.thieves[seat], row, f"players[{seat}]")
        sheets = [t.sheet for t in c.thieves if t.sheet >= 0]
        impossible(len(set(sheets)) != len(sheets), "players", "sheet-twice", "AT-S8")
        outs = sorted(int(t.out) for t in c.thieves if t.out)
        impossible(outs != list(range(1, len(outs) + 1)) or (outs and not c.alarm), "players", "out-order", "AT-L2")
        c.left = len(outs)

    def _player(self, t: Thief, row: Mapping[str, Any], where: str) -> None:
        c = self.c
        impossible(t.out and t.at >= 0, f"{where}.at", "out-and-here", "AT-L2")
        impossible(t.at >= 0 and c.on_fire(t.at), f"{where}.at", "fire-free", "AT-X3")
        impossible(t.emperor and not c.lifted, f"{where}.jewels.emperor", "not-lifted", "AT-V1")
        t.best = int(row["best"])
        if t.best and (not c.lifted or sum(x.best for x in c.thieves) > 1):
            raise PositionError(f"{where}.best", "best-burglar", "AT-V1", game=GAME)
        if t.used_informers > t.informers or t.used_agents > t.agents:
            raise PositionError(f"{where}.used", "used-tokens", "AT-D3", game=GAME)
        if t.emperor and "red" not in row.get("points", ()):
            t.red = c.seats - 1
        if t.red and (not c.lifted or any(x.red for x in c.thieves if x is not t)):
            raise PositionError(f"{where}.points.red", "red-points", "AT-V1", game=GAME)
        impossible(t.state & th.MARKED and t.state & th.ROBBED, f"{where}.states", "robbed-marked", "AT-H6")
        self._hand(t, row, where)

    def _hand(self, t: Thief, row: Mapping[str, Any], where: str) -> None:
        fresh = row["fresh"]
        if len(fresh) > 2 or any(fresh.count(f) > t.hand.count(f) for f in fresh):
            raise PositionError(f"{where}.fresh", "fresh", "AT-Q70", game=GAME)
        for face in fresh:
            t.fresh = (t.fresh << 6) | face
        for n, stack in enumerate(row["stacks"]):
            t.stacks.append(self._stack(stack, f"{where}.stacks[{n}]"))
        basics = [th.card_of(s) for s in t.stacks if th.card_of(s) > GENERAL]
        if len(set(basics)) != len(basics) or sum(th.ap_of(s) for s in t.stacks) > MOST_POINTS:
            raise PositionError(f"{where}.stacks", "stacks", "AT-D1", game=GAME)
        t.stacks.sort(key=lambda s: -th.ap_of(s))
        t.shown = len(t.hand) + sum(1 for s in t.stacks if th.general_of(s) and not s & th.PAID)

    def _stack(self, row: Mapping[str, Any], where: str) -> int:
        card, covering = row["card"], row["cover"]
        if (card == SPECIAL) != (covering > 0) or (card == SPECIAL and not self.c.specials):
            raise PositionError(f"{where}.cover", "cover", "AT-D5", game=GAME)
        impossible(row["paid"] and (card != SPECIAL or not row["up"]), f"{where}.paid", "cover", "AT-A7")
        stack = int(th.stack_of(card, covering, row["points"])) | int(row["seen"]) << int(th.SEEN_SHIFT)
        return stack | (int(th.UP) if row["up"] else 0) | (int(th.PAID) if row["paid"] else 0)

    # -- decks and pools -----------------------------------------------------------------------------------------

    def _cards(self) -> None:
        c, pile = self.c, self.values["discard"]
        for face in range(1, GENERAL + 1):
            name, copies = CARD_IDS[face], int(c.book.copies[face])
            impossible(pile.get(name, 0) > copies, "discard", "copies", "AT-S10", card=name)
            c.pile[face] = pile.get(name, 0)
            held = sum(t.holds(face) for t in c.thieves) + c.pile[face]
            for t in c.thieves:
                held += sum(th.general_of(s) == face and not s & th.PAID for s in t.stacks)
            c.deck[face] = copies - int(held)
            impossible(c.deck[face] < 0, "players", "copies", "AT-S10", card=name)
        c.pile_size, c.deck_size = sum(c.pile), sum(c.deck)
        for kind in range(1, TOKENS + 1):
            name, many = TOKEN_IDS[kind], int(c.book.tokens[kind])
            gone = number(self.values["box"].get(name, 0), f"box.{name}", 0, many)
            c.unseen[kind] = many - gone - open_tokens(c, kind)
            hidden = sum(1 for s in c.board.token_spaces if c.token(s) == kind + sp.DOWN)
            impossible(c.unseen[kind] < hidden, "spaces", "tokens", "AT-S3")
        down = sum(1 for s in c.board.token_spaces if c.token(s) >= sp.DOWN)
        impossible(sum(c.unseen) < down, "spaces", "tokens", "AT-S3")

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
            impossible(not row["seats"] or not row["by"], f"known[{n}]", "known")
            fact = row["card"] | row["seats"] << 6 | row["by"] << 12
            impossible(not c._true_fact(fact), f"known[{n}]", "known-holder")
            c.facts.append(fact)

    # -- rules in progress -------------------------------------------------------------------------------------

    def _phase(self, phase: str) -> None:
        c = self.c
        needs_event = phase not in ("turn", "event")
        if needs_event and c.event < 0:
            c.event = self._some_event()
        impossible(phase in ("turn", "event") and c.event >= 0, "event", "event-early", "AT-E2")
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
        impossible(c.first < 0, "first", "first", "AT-S11")
        for seat, t in enumerate(c.thieves):
            where = f"players[{seat}]"
            impossible(t.sheet < 0, f"{where}.thief", "set-up", "AT-S8")
            impossible(t.at < 0 and not t.out, f"{where}.at", "nowhere", "AT-L2")
            if bool(t.state & th.WENT) and (not t.out or in_turn(c) != RESOLVING):
                raise PositionError(f"{where}.states", "not-left", "AT-L2", game=GAME)
            if t.out and not t.state & th.WENT and (t.hand or t.stacks or t.state):
                gone = "stacks" if t.stacks else "hand" if t.hand else "states"
                raise PositionError(f"{where}.{gone}", "left-cards", "AT-Q38", game=GAME)
            impossible(t.out and any(not x & th.UP for x in t.stacks), f"{where}.stacks", "left-cards", "AT-Q38")

    def _moment(self) -> None:
        """AT-G1: what is on the table at this point of the turn."""
        c, step = self.c, in_turn(self.c)
        impossible(c.due and not any(isinstance(f, Walk) for f in c.stack), "due", "due", "AT-V2")
        if event_to_come(c):
            impossible(c.event >= 0, "event", "event-early", "AT-E2")
            impossible(step < 0 and self.values["seen"], "seen", "event-early", "AT-S6")
            raised = c.alarm or (c.lifted and step < 2)
            impossible(step >= 0 and (c.alarm_left if raised else c.calm_left) == 0, "seen", "event-last", "AT-E3")
        elif c.event < 0 and step < ENDED:
            raise PositionError("event", "event-needed", "AT-E2", game=GAME)
        elif c.event >= 0 and step >= ENDED:
            raise PositionError("event", "event-early", "AT-E2", game=GAME)
        if not c.die and ROLLED <= step < ENDED:
            raise PositionError("die", "number", "AT-E6", low=1, high=8, value="0")
        impossible(c.acted and step != RESOLVING, "acted", "acted", "AT-R9")
        impossible(c.resolving != (DECLARING <= step < ENDED), "resolving", "resolving", "AT-D6")
        if step < RESOLVING:
            self._swept()
        for seat, t in enumerate(c.thieves):
            impossible(t.stacks and step != RESOLVING, f"players[{seat}].stacks", "stacks-early", "AT-D6")
            if (t.used_informers or t.used_agents) and step != RESOLVING:
                raise PositionError(f"players[{seat}].used", "stacks-early", "AT-D6", game=GAME)

    def _swept(self) -> None:
        """AT-N2: nothing is left of the last Resolution; an event may have had somebody caught already (AT-Q49)."""
        c = self.c
        for space, holds in enumerate(c.space):
            burning = holds & int(sp.FIRE_BIT) and not (c.blaze and space == c.board.centre)
            place = f"spaces.{c.board.names[space]}"
            impossible(burning, f"{place}.fire", "swept", "AT-N2")
            impossible(holds & int(sp.SMOKE_BIT), f"{place}.smoke", "swept", "AT-N2")
        for n, figure in enumerate(c.figure):
            place = f"guards[{n}]" if n < sp.GUARDS else f"captains[{n - sp.GUARDS}]"
            impossible(figure & ~int(sp.PLACE), f"{place}.states", "swept", "AT-N2")
        for seat, t in enumerate(c.thieves):
            impossible(t.state & ~int(th.CAUGHT), f"players[{seat}].states", "swept", "AT-N2")

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
