"""The rules in progress of a position: what they need of the table and of one another."""

from rookery.core.table import Frame
from rookery.errors import PositionError
from rookery.games.age_of_thieves.cards import book as cd
from rookery.games.age_of_thieves.cards.city import PALACE
from rookery.games.age_of_thieves.moves.notation import GAME
from rookery.games.age_of_thieves.rules import frame as fr
from rookery.games.age_of_thieves.rules.acts import Card
from rookery.games.age_of_thieves.rules.events import Alarm, Event
from rookery.games.age_of_thieves.rules.night import First, Night, Planning, Turn
from rookery.games.age_of_thieves.rules.resolve import Resolution, Stack, has_stack
from rookery.games.age_of_thieves.rules.specials import Special
from rookery.games.age_of_thieves.rules.walk import SPRINGING, Gates, Rob, Token, Walk, lying
from rookery.games.age_of_thieves.rules.watch import March, Watch, blocked
from rookery.games.age_of_thieves.seen.entries import drawn_at_once, impossible, led_at_once
from rookery.games.age_of_thieves.state import spaces as sp, thief as th
from rookery.games.age_of_thieves.state.table import City

GUARDS = int(sp.GUARDS)


ENDED = 9
"""The step of a turn after which the night is over."""


def in_turn(c: City) -> int:
    """The step of the turn in progress, -1 while the table is set up."""
    return int(c.stack[1].step) if len(c.stack) > 1 and isinstance(c.stack[1], Turn) else -1


def event_to_come(c: City) -> bool:
    """Is the event of this turn still to be turned up?"""
    waiting = len(c.stack) > 2 and isinstance(c.stack[2], Event) and c.stack[2].step == 0
    return in_turn(c) <= 2 or waiting


class Progress:
    """Checks the rules in progress against the table they are read onto."""

    def __init__(self, c: City) -> None:
        self.c = c
        self.n = 0

    def check(self) -> None:
        """Every rule, from the outermost on."""
        frames = self.c.stack
        for self.n, frame in enumerate(frames):
            inner = frames[self.n + 1] if self.n + 1 < len(frames) else None
            self._one(frame, inner)

    def _at(self, key: str) -> str:
        """The entry of the rule that is being looked at."""
        return f"doing[{self.n}].{key}"

    def _playing(self, key: str, seat: int) -> None:
        if not self.c.playing(seat) and not self.c.over:  # a thief who left may have ended the night
            raise PositionError(self._at(key), "doing-thief", game=GAME)

    def _abroad(self, key: str, seats: int) -> None:
        if any((seats >> s) & 1 and not self.c.abroad(s) for s in range(int(self.c.seats))):
            raise PositionError(self._at(key), "doing-abroad", "AT-C5", game=GAME)

    def _on_board(self, key: str, figures: int) -> None:
        for figure in range(int(sp.FIGURES)):
            if (figures >> figure) & 1 and self.c.figure[figure] & int(sp.PLACE) == sp.POOL:
                raise PositionError(self._at(key), "doing-figure", game=GAME)

    def _one(self, frame: Frame, inner: Frame | None) -> None:
        """A rule of its own kind."""
        if isinstance(frame, Night):
            self._night(frame)
        elif isinstance(frame, First):
            self._first(frame)
        elif isinstance(frame, Event):
            self._event(frame, inner)
        elif isinstance(frame, Planning):
            self._planning(frame, inner)
        elif isinstance(frame, Resolution):
            if inner is not None and isinstance(inner, Watch) and not self.c.acted:
                raise PositionError("acted", "acted", "AT-R9", game=GAME)
        elif isinstance(frame, Stack):
            self._stack(frame, inner)
        elif isinstance(frame, fr.Draw | fr.Limit):
            self._hand(frame)
        elif isinstance(frame, fr.Discards):
            if any((frame.who >> s) & 1 and not self.c.playing(s) for s in range(int(self.c.seats))):
                raise PositionError(self._at("who"), "doing-thief", game=GAME)
        else:
            self._effect(frame, inner)

    def _effect(self, frame: Frame, inner: Frame | None) -> None:
        """A rule inside an effect."""
        if isinstance(frame, fr.Catch):
            self._catch(frame)
        elif isinstance(frame, fr.Place):
            self._place(frame)
        elif isinstance(frame, Token):
            self._token(frame, inner)
        elif isinstance(frame, Walk):
            self._walk(frame, inner)
        elif isinstance(frame, March):
            self._march(frame)
        elif isinstance(frame, Watch):
            self._watch(frame)
        elif isinstance(frame, Rob):
            self._rob(frame)
        elif isinstance(frame, Card):
            self._card(frame, inner)
        elif isinstance(frame, Special):
            self._special(frame, inner)
        elif isinstance(frame, Gates) and not self.c.due:
            raise PositionError("due", "due", "AT-V2", game=GAME)
        elif isinstance(frame, Alarm):
            impossible(not self.c.alarm, "alarm", "alarm-raised", "AT-L1")
            self._on_board("kept", int(frame.kept))

    # -- the night -------------------------------------------------------------------------------------------

    def _night(self, frame: Night) -> None:
        """AT-S8 to AT-S11: who has a sheet and a place already."""
        c, seats = self.c, int(self.c.seats)
        step, seat = int(frame.step), int(frame.seat)
        if step == 5:
            return
        impossible(seat == seats and step in (0, 3, 4), self._at("seat"), "doing", "AT-S8")
        impossible((c.first < 0) != (step < 3), "first", "first", "AT-S11")
        done = [(s - int(c.first)) % seats < (seat - int(c.first)) % seats for s in range(seats)]
        for s, thief in enumerate(c.thieves):
            dealt = s < seat if step == 0 else step == 4 or (done[s] if step == 3 else not c.chosen)
            impossible((thief.sheet >= 0) != dealt, f"players[{s}].thief", "set-up", "AT-S8")
            impossible((thief.at >= 0) != (step == 4 and done[s]), f"players[{s}].at", "set-up", "AT-S11")

    def _first(self, frame: First) -> None:
        """AT-Q42: it goes on until one has the highest roll."""
        impossible(not (frame.who >> frame.seat) & 1, self._at("seat"), "doing", "AT-Q42")
        if frame.best & ~frame.who or frame.best >> frame.seat or (frame.best == 0) != (frame.high == 0):
            raise PositionError(self._at("best"), "doing", "AT-Q42", game=GAME)

    def _event(self, frame: Event, inner: Frame | None) -> None:
        c = self.c
        impossible(frame.moved >> GUARDS, self._at("moved"), "doing-figure", "AT-G4")
        self._on_board("moved", int(frame.moved))
        going_round = c.event in (cd.C_CHANGING, cd.C_PAYDAY, cd.C_MARKET)
        if isinstance(inner, fr.Draw | fr.Limit | March):
            impossible(not going_round or frame.turn == 0, self._at("turn"), "doing", "AT-E2")
        elif inner is None and frame.step == 1 and going_round and frame.turn == c.seats:
            raise PositionError(self._at("turn"), "doing", "AT-E2", game=GAME)

    def _planning(self, frame: Planning, inner: Frame | None) -> None:
        c = self.c
        if inner is not None and isinstance(inner, fr.Limit):
            return
        impossible(frame.turn == c.seats, self._at("turn"), "doing", "AT-P1")
        seat = int((c.first + frame.turn) % c.seats)
        thief = c.thieves[seat]
        if isinstance(inner, fr.Draw):
            impossible(inner.seat != seat or not c.playing(seat), self._at("turn"), "doing-thief", "AT-P1")
        elif thief.sheet != cd.NIKOLAI or thief.fresh < 64:
            raise PositionError(f"players[{seat}].fresh", "fresh", "AT-Q70", game=GAME)

    def _hand(self, frame: fr.Draw | fr.Limit) -> None:
        c, seat = self.c, int(frame.seat)
        if in_turn(c) >= 0:
            self._playing("seat", seat)
        if isinstance(frame, fr.Draw):
            impossible(frame.step + frame.many > drawn_at_once(c), self._at("many"), "doing", "AT-P1")
            fresh = c.thieves[seat].fresh
            drawn = 0 if fresh == 0 else 1 if fresh < 64 else 2
            tinkers = c.thieves[seat].sheet == cd.NIKOLAI and isinstance(c.stack[self.n - 1], Planning)
            if frame.fresh != tinkers or (tinkers and (drawn != frame.step or frame.many + drawn > 2)):
                raise PositionError(self._at("fresh"), "doing", "AT-Q70", game=GAME)

    # -- stacks ----------------------------------------------------------------------------------------------

    def _stack(self, frame: Stack, inner: Frame | None) -> None:
        c, seat = self.c, int(frame.seat)
        self._playing("seat", seat)
        if frame.step == 0:
            impossible(not has_stack(c, seat, frame.ap), self._at("points"), "doing-stack", "AT-R4")
            return
        up = [
            int(s)
            for s in c.thieves[seat].stacks
            if s & th.UP and th.card_of(s) == frame.card and th.cover_of(s) == frame.cover
        ]
        used = isinstance(inner, Special)
        if not any(th.ap_of(s) == frame.ap and bool(s & th.PAID) == used for s in up):
            raise PositionError(self._at("card"), "doing-stack", "AT-R6", game=GAME)
        fits = {
            Walk: frame.card == cd.MOVE,
            fr.Draw: frame.card == cd.AMBUSH,
            fr.Limit: frame.card == cd.AMBUSH,
            Special: frame.card == cd.SPECIAL,
        }
        if isinstance(inner, Card):
            right = (frame.cover if frame.card == cd.SPECIAL else frame.card) == inner.card
        else:
            right = frame.step != 2 or frame.card == cd.AMBUSH if inner is None else fits[type(inner)]
        impossible(not right, self._at("card"), "doing-stack", "AT-R6")
        if inner is not None and inner.seat != seat:  # type: ignore[attr-defined]
            raise PositionError(self._at("seat"), "doing-thief", game=GAME)

    def _card(self, frame: Card, inner: Frame | None) -> None:
        c = self.c
        self._playing("seat", int(frame.seat))
        impossible(frame.moved and frame.card != cd.GAS, self._at("moved"), "doing-figure")
        impossible(frame.moved >> GUARDS, self._at("moved"), "doing-figure", "AT-G4")
        self._on_board("moved", int(frame.moved))
        outer = c.stack[self.n - 1]
        if isinstance(outer, Special) and not c.book.device[frame.card]:
            raise PositionError(self._at("card"), "doing-stack", "AT-A7", game=GAME)
        if frame.step == 2:
            if frame.card == cd.BLACKMAIL:
                if not 0 <= frame.target < c.seats or frame.target == frame.seat:
                    raise PositionError(self._at("target"), "doing-abroad", game=GAME)
                self._abroad("target", 1 << int(frame.target))
            elif frame.card != cd.ORDERS or not 0 <= frame.target < GUARDS:
                raise PositionError(self._at("target"), "doing-figure", game=GAME)
            else:
                self._on_board("target", 1 << int(frame.target))
        asked = int(frame.target if frame.card == cd.BLACKMAIL else frame.seat)
        impossible(inner is None and len(frame.moves(c, asked)) == 0, self._at("card"), "doing-target", "AT-Q78")
        if inner is not None:
            self._inside_card(frame, inner)

    def _inside_card(self, frame: Card, inner: Frame) -> None:
        """Which card brings such a rule about."""
        c, card = self.c, int(frame.card)
        found = {
            Walk: (cd.ELIXIR, cd.ROPE, cd.BOOTS),
            fr.Draw: (cd.CACHE, cd.EAVESDROP),
            fr.Limit: (cd.CACHE, cd.EAVESDROP, cd.BLACKMAIL),
            Rob: (cd.SMOKE, cd.NOISE, cd.SNARE, cd.ROD, cd.CUTPURSE),
            Token: (cd.RATS,),
            fr.Place: (cd.TIP,),
            March: (cd.BEACON, cd.CRACKER, cd.GAS, cd.BRIBE),
            fr.Catch: (cd.ORDERS, cd.LEAP, cd.GUIDE),
        }[type(inner)]
        impossible(card not in found or (frame.step == 1 and card != cd.GAS), self._at("card"), "doing-stack")
        if isinstance(inner, March) and (inner.step == 4) > (card == cd.BRIBE and c.book.edition > 3):
            raise PositionError(self._at("card"), "doing-stack", "AT-Q14", game=GAME)
        if isinstance(inner, Walk) and (inner.how == SPRINGING) != (card == cd.BOOTS):
            raise PositionError(self._at("card"), "doing-stack", game=GAME)
        if isinstance(inner, Walk | fr.Draw | fr.Limit | Rob | Token | March) and inner.seat != frame.seat:
            raise PositionError(self._at("seat"), "doing-thief", game=GAME)

    def _special(self, frame: Special, inner: Frame | None) -> None:
        c, seat = self.c, int(frame.seat)
        self._playing("seat", seat)
        sheet = c.thieves[seat].sheet
        if inner is not None:
            brings = {
                Card: (cd.NIKOLAI,),
                fr.Limit: (cd.NOIRON, cd.ZAIN),
                fr.Catch: (cd.JASMINE,),
            }[type(inner)]
            if sheet not in brings or (not isinstance(inner, fr.Catch) and inner.seat != seat):  # type: ignore[attr-defined]
                raise PositionError(self._at("seat"), "doing-thief", "AT-A7", game=GAME)
            return
        steps = {int(cd.MORIUS): 4, int(cd.NOIRON): 2, int(cd.ZAIN): 2, int(cd.JOANNE): 2}.get(int(sheet), 1)
        impossible(frame.step > steps, self._at("step"), "doing", "AT-A7")
        impossible(frame.step == 1 and (frame.a >= 0 or frame.b >= 0), self._at("a"), "doing-target")
        if frame.step > 1 and sheet == cd.MORIUS:
            self._whispers(frame)
        elif frame.step == 2 and sheet in (cd.NOIRON, cd.JOANNE):
            impossible(not 0 <= frame.a < c.seats or frame.a == seat, self._at("a"), "doing-abroad", "AT-C5")
            self._abroad("a", 1 << int(frame.a))
            jewels = (cd.YELLOW, cd.GREEN, cd.TRINKET)
            if sheet == cd.JOANNE and (frame.b not in jewels or c.thieves[frame.a].has(frame.b) == 0):
                raise PositionError(self._at("b"), "doing-target", game=GAME)
        impossible(len(frame.moves(c, seat)) == 0, self._at("seat"), "doing-target", "AT-Q78")

    def _whispers(self, frame: Special) -> None:
        """Morius looks at one token, then at another; then both are known."""
        c = self.c
        for key, space in (("a", int(frame.a)), ("b", int(frame.b))):
            if key == "b" and (frame.step == 2 or (frame.step == 3 and space < 0)):
                impossible(space >= 0, self._at(key), "doing-target")
                continue
            if space not in c.board.token_spaces or c.token(space) < sp.DOWN or (key == "b" and space == frame.a):
                raise PositionError(self._at(key), "doing-target", "AT-S3", game=GAME)
            impossible(frame.step == 4 and c.token(space) == sp.DOWN, self._at(key), "doing-target", "AT-A7")

    # -- effects ---------------------------------------------------------------------------------------------

    def _catch(self, frame: fr.Catch) -> None:
        c, seat = self.c, int(frame.seat)
        self._playing("seat", seat)
        if c.thieves[seat].at != frame.space or c.in_dungeon(frame.space):
            raise PositionError(self._at("space"), "doing-space", "AT-C3", game=GAME)
        self._abroad("who", int(frame.who))
        impossible((frame.who >> seat) & 1, self._at("who"), "doing-thief", "AT-Q73")
        impossible(not c.thieves[seat].state & th.CAUGHT, f"players[{seat}].states", "caught", "AT-C1")
        if self.n == len(c.stack) - 1 and frame.step == 3 and (c.alarm or c.board.district[frame.space] != PALACE):
            raise PositionError(self._at("space"), "doing-space", "AT-C3", game=GAME)

    def _place(self, frame: fr.Place) -> None:
        c = self.c
        self._playing("chooser", int(frame.chooser))
        outer = c.stack[self.n - 1]
        raised = isinstance(outer, Alarm)
        impossible(frame.catches == raised, self._at("catches"), "doing", "AT-Q13")
        impossible(frame.captain != (raised and outer.step <= 3), self._at("captain"), "doing", "AT-L1")
        if c.in_dungeon(frame.space) or (frame.step == 1 and not c.takes_watch(frame.space)):
            raise PositionError(self._at("space"), "doing-space", "AT-M3", game=GAME)
        impossible(frame.step == 0 and c.takes_watch(frame.space), self._at("space"), "doing-space", "AT-Q28")
        impossible(frame.step == 2 and c.watch_on(frame.space) < 0, self._at("space"), "doing-space", "AT-Q13")
        self._on_board("kept", int(frame.kept))

    def _token(self, frame: Token, inner: Frame | None) -> None:
        c = self.c
        self._playing("seat", int(frame.seat))
        token, face = int(c.token(frame.space)), int(frame.face)
        impossible(frame.remote != isinstance(c.stack[self.n - 1], Card), self._at("remote"), "doing")
        if not frame.remote and c.thieves[frame.seat].at != frame.space and frame.step == 0:
            raise PositionError(self._at("space"), "doing-space", "AT-J2", game=GAME)
        if inner is None and frame.step == 0:
            impossible(token != sp.DOWN or face, self._at("space"), "doing-space", "AT-J2")
        elif inner is None:
            kept = cd.INFORMER <= face <= cd.TRINKETS
            there = lying(c, frame.space, cd.TRINKET) > 0 if face == cd.TRINKETS else token == face
            impossible(not (kept and there and frame.remote), self._at("face"), "doing-space", "AT-Q29")
        else:
            brings = {
                fr.Draw: cd.STASH,
                fr.Limit: cd.STASH,
                fr.Discards: cd.CITIZENS,
                fr.Place: cd.PLAIN,
            }[type(inner)]
            impossible(face != brings, self._at("face"), "doing", "AT-K1")

    def _walk(self, frame: Walk, inner: Frame | None) -> None:
        c = self.c
        if c.over:
            return
        self._playing("seat", int(frame.seat))
        impossible(frame.sewered and frame.left > 1, self._at("left"), "doing", "AT-M6")
        if inner is None and len(frame.moves(c, int(frame.seat))) == 0:
            raise PositionError(self._at("seat"), "doing-target", "AT-Q76", game=GAME)
        impossible(isinstance(inner, Token) and inner.seat != frame.seat, self._at("seat"), "doing-thief")

    def _march(self, frame: March) -> None:
        c = self.c
        self._playing("seat", int(frame.seat))
        self._on_board("figure", 1 << int(frame.figure))
        at = c.figure[frame.figure] & int(sp.PLACE)
        passing = blocked(c, frame.figure, frame.at) and c.board.far(at, frame.at) <= led_at_once(c)
        impossible(at != frame.at and (frame.step != 1 or not passing), self._at("at"), "doing-space", "AT-Q15")
        if self.n == len(c.stack) - 1 and len(frame.moves(c, int(frame.seat))) == 0:
            raise PositionError(self._at("at"), "doing-space", "AT-Q15", game=GAME)

    def _watch(self, frame: Watch) -> None:
        """AT-Q75."""
        c = self.c
        impossible((frame.figure >= 0) != (frame.step > 2), self._at("figure"), "doing-figure", "AT-W5")
        impossible((frame.target >= 0) != (frame.step > 4), self._at("target"), "doing-space", "AT-W6")
        impossible(len(frame.chased) > sp.FIGURES, self._at("chased"), "doing-space", "AT-Q20")
        if frame.step > 2:
            if (frame.figure >= GUARDS) != (frame.step % 2 == 0):
                raise PositionError(self._at("figure"), "doing-figure", "AT-W5", game=GAME)
            self._on_board("figure", 1 << int(frame.figure))
            targets = frame._targets(c)
            if not targets or (frame.step > 4 and int(frame.target) not in targets):
                raise PositionError(self._at("target"), "doing-target", "AT-W6", game=GAME)

    def _rob(self, frame: Rob) -> None:
        self._playing("seat", int(frame.seat))
        self._abroad("hit", int(frame.hit))
        if frame.reach & ~frame.hit or (frame.hit >> frame.seat) & 1:
            raise PositionError(self._at("reach"), "doing-abroad", "AT-H2", game=GAME)
