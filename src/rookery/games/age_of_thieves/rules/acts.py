"""What general cards do (section 8.5 of the rules), and what they may be aimed at (AT-G4 to AT-G7)."""

from mypy_extensions import i64

from rookery.core.bits import bit
from rookery.core.kinds import SeatNo
from rookery.core.table import Table
from rookery.games.age_of_thieves.cards.book import (
    AGENT,
    BEACON,
    BLACKMAIL,
    BOLAS,
    BOOTS,
    BRIBE,
    C_RAIN,
    CACHE,
    CHOKING,
    CLOAK,
    CRACKER,
    CUTPURSE,
    DISTRICT,
    DRAUGHT,
    EAVESDROP,
    ELIXIR,
    FAMILIAR,
    FAVOUR,
    FIRE,
    GAS,
    GUIDE,
    INFORMER,
    LEAP,
    NOISE,
    ORDERS,
    RAGS,
    RATS,
    ROD,
    ROPE,
    SMOKE,
    SNARE,
    TIP,
    TRINKETS,
    ZAIN,
)
from rookery.games.age_of_thieves.moves.codes import (
    V_AT,
    V_GIVE,
    V_NONE,
    V_RIVAL,
    V_SEWER,
    V_TOKEN,
    V_WATCH,
    first_of,
    move_of,
    second_of,
    verb_of,
)
from rookery.games.age_of_thieves.rules.frame import Draw, Limit, Place, Rule, catch_on, city, hand_moves
from rookery.games.age_of_thieves.rules.walk import (
    NORMAL,
    SPRINGING,
    Rob,
    Token,
    Walk,
    keep_token,
    sewers_shut,
    way_down,
    ways_up,
)
from rookery.games.age_of_thieves.rules.watch import OFFERED, March
from rookery.games.age_of_thieves.said import (
    ASK_GIVE,
    ASK_PLACE,
    ASK_TARGET,
    TOLD_AIMS,
    TOLD_EFFECT,
    TOLD_FIRE,
    TOLD_GAIN,
    TOLD_GIVE,
    TOLD_HIDE,
    TOLD_KEEPS,
    TOLD_LISTEN,
    TOLD_LOSS,
    TOLD_NO_TARGET,
    TOLD_PICKS,
    TOLD_REPOSITION,
    TOLD_SMOKE,
    TOLD_STUN,
    TOLD_TOKEN_STOLEN,
)
from rookery.games.age_of_thieves.state.kinds import GeneralNo, Target
from rookery.games.age_of_thieves.state.spaces import (
    ASLEEP,
    DOWN,
    FIGURE,
    FIGURES,
    FIRE_BIT,
    GUARDS,
    IDLE,
    PLACE,
    POOL,
    SMOKE_BIT,
    SNARED_GUARD,
    GuardSet,
)
from rookery.games.age_of_thieves.state.table import City
from rookery.games.age_of_thieves.state.thief import (
    BOOTED,
    CAUGHT,
    CLOAKED,
    RAGGED,
    ROPED,
    SNARED,
    UP,
    ap_of,
    card_of,
    cover_of,
    general_of,
)

# -- targets (AT-G4 to AT-G7) ----------------------------------------------------------------------------------


def reach_of(c: City, seat: i64, card: i64) -> i64:
    """The range of a card; Zain's Strong Arm adds 3 to grenades."""
    far: i64 = c.book.range[card]
    if c.book.grenade[card] == 1 and c.thieves[seat].sheet == ZAIN:
        far += 3
    return far


def in_reach(c: City, seat: i64, space: i64, far: i64) -> bool:
    """AT-G7: at most so far, or in the same district."""
    at = c.thieves[seat].at
    if far == DISTRICT:
        return c.board.district[at] == c.board.district[space]
    return far < 0 or c.board.far(at, space) <= far


def spaces_in(c: City, seat: i64, far: i64) -> list[int]:
    """All spaces within a range."""
    at = c.thieves[seat].at
    return list(c.board.near[at][: c.board.within[at * 32 + far]])


def watch_in(c: City, seat: i64, far: i64, captains: bool) -> list[int]:
    """Moves that name a guard (or captain) in range."""
    out: list[int] = []
    i: i64 = 0
    end: i64 = FIGURES if captains else GUARDS
    while i < end:
        at = c.figure[i] & PLACE
        if at != POOL and in_reach(c, seat, at, far):
            out.append(int(move_of(V_WATCH, at)))
        i += 1
    return out


def led(c: City, moves: list[int]) -> list[int]:
    """Without snared guards: no card can move them (AT-Q61)."""
    return [m for m in moves if c.figure[c.watch_on(first_of(m))] & SNARED_GUARD == 0]


def rivals_in(c: City, seat: i64, far: i64) -> list[int]:
    """Moves that name a rival in range: another thief, on the board and not in a dungeon."""
    out: list[int] = []
    rival: i64 = 0
    while rival < c.seats:
        if rival != seat and c.abroad(rival) and in_reach(c, seat, c.thieves[rival].at, far):
            out.append(int(move_of(V_RIVAL, rival)))
        rival += 1
    return out


def rivals_on(c: City, seat: i64, space: i64) -> i64:
    """The rivals on a space, as a mask."""
    return c.thieves_on(space) & ~bit(seat)


def posts_for(c: City, district: i64) -> list[int]:
    """Moves that name a post without a figure of the watch (all districts: -1)."""
    out: list[int] = []
    for post in c.board.posts:
        if c.space[post] & (FIGURE | FIRE_BIT) == 0 and (district < 0 or c.board.district[post] == district):
            out.append(c.board.ats[post])
    return out


def idle(c: City, figure: i64, more: i64) -> None:
    """It does not act in this turn's watch action."""
    c.figure[figure] = int(c.figure[figure] | IDLE | more)
    c.tell(TOLD_STUN, figure, c.figure[figure] & PLACE)


def hold_back(c: City, seat: i64, points: i64) -> None:
    """Blue AP are held back in the next Declaration."""
    c.thieves[seat].loss += points
    c.tell(TOLD_LOSS, seat, points)


def grant(c: City, seat: i64, points: i64) -> None:
    """AT-Q3: temporary AP of the next Declaration."""
    c.thieves[seat].gain += points
    c.tell(TOLD_GAIN, seat, points)


def reposition(c: City, figure: i64, to: i64) -> None:
    """AT-M5, AT-Q13: lifted and put down; it catches whom it can where it is put."""
    c.move_figure(figure, to)
    c.tell(TOLD_REPOSITION, figure, to)
    catch_on(c, to, figure)


# -- general cards ---------------------------------------------------------------------------------------------


class Card(Rule):
    """The effect of one general card, resolved by a thief."""

    seat: SeatNo
    card: GeneralNo
    target: Target = -1
    moved: GuardSet = 0  # those in range when Stunning Gas was thrown, less those moved

    def run(self, t: Table) -> None:
        c = city(t)
        if c.thieves[self.seat].state & CAUGHT != 0:  # AT-Q74
            c.finish()
        elif self.step == 0:
            self._start(c)
        elif self.step == 1:
            c.ask(self.seat, ASK_TARGET)
        elif self.step == 2:
            c.ask(self.target if self.card == BLACKMAIL else self.seat, self._second())
        elif self.step == 3:  # after a draw or a gift
            self.step = 4
            c.push(Limit(self.seat))
        else:
            c.finish()

    def _second(self) -> i64:
        return ASK_GIVE if self.card == BLACKMAIL else ASK_PLACE

    def _start(self, c: City) -> None:
        card = self.card
        thief = c.thieves[self.seat]
        self.step = 4
        if card == ELIXIR:
            c.push(Walk(self.seat, c.book.steps[card], NORMAL))
        elif card == ROPE:
            thief.state |= ROPED
            c.tell(TOLD_EFFECT, self.seat, card, thief.at)
            c.push(Walk(self.seat, c.book.steps[card], NORMAL))
        elif card == BOOTS:
            thief.state |= BOOTED
            c.tell(TOLD_EFFECT, self.seat, card, thief.at)
            c.push(Walk(self.seat, c.book.steps[card], SPRINGING))
        elif card == CLOAK or card == RAGS:
            thief.state |= CLOAKED if card == CLOAK else RAGGED
            c.tell(TOLD_HIDE, self.seat)
        elif card == FAVOUR:
            grant(c, self.seat, c.book.amount[card])
        elif card == CACHE:
            self.step = 3
            c.push(Draw(self.seat, c.book.amount[card]))
        else:
            self.step = 1
            if card == GAS:
                for move in led(c, watch_in(c, self.seat, c.book.range[card], False)):
                    self.moved |= bit(c.watch_on(first_of(move)))
            if not self.asks_for(c, self.seat, ASK_TARGET):
                c.tell(TOLD_NO_TARGET, self.seat, card)
                self.step = 4

    def moves(self, c: City, seat: i64) -> list[int]:
        if self.step == 2:
            if self.card == BLACKMAIL:
                gifts = hand_moves(c, seat, V_GIVE)
                return gifts if len(gifts) > 0 else [int(V_NONE)]
            return posts_for(c, -1)
        return self._targets(c)

    def open(self, t: Table, seat: i64) -> bool:
        return not (self.step == 2 and self.card == BLACKMAIL)

    def _targets(self, c: City) -> list[int]:
        card, seat = self.card, self.seat
        far = reach_of(c, seat, card)
        if card == SMOKE or card == FIRE:
            return self._markers(c, far)
        if card == NOISE or card == CHOKING:
            return [c.board.ats[s] for s in spaces_in(c, seat, far)]
        if card == BEACON:
            return led(c, watch_in(c, seat, far, False))
        if card == CRACKER:
            return led(c, watch_in(c, seat, far, True))
        if card == DRAUGHT:
            figures = watch_in(c, seat, far, True)
            return figures + rivals_in(c, seat, far) if c.book.amount[card] > 0 else figures
        if card == BRIBE:
            guards = watch_in(c, seat, far, False)
            return led(c, guards) if c.book.steps[card] > 0 else guards
        if card == ORDERS:
            return watch_in(c, seat, far, False) if len(posts_for(c, -1)) > 0 else []
        if card == GAS:
            return self._gassed(c)
        if card == SNARE:
            return self._snarable(c, far)
        if card == RATS:
            return self._rats(c, far)
        if card == LEAP:
            return [c.board.ats[s] for s in spaces_in(c, seat, far) if self._free(c, s)]
        if card == GUIDE:
            return self._guide(c, far)
        if card == TIP:
            return posts_for(c, c.board.district[c.thieves[seat].at])
        return rivals_in(c, seat, far)  # Pulley Rod, Gas Bolas, Cutpurse, Blackmail, Eavesdropper

    def _free(self, c: City, space: i64) -> bool:
        """AT-G5: no figure on it; and no fire, for a figure is to come there."""
        return c.space[space] & (FIGURE | FIRE_BIT) == 0 and c.thieves_on(space) == 0

    def _markers(self, c: City, far: i64) -> list[int]:
        out: list[int] = []
        if c.event == C_RAIN:
            return out
        for s in spaces_in(c, self.seat, far):
            if self.card == SMOKE or (c.space[s] & FIGURE == 0 and c.thieves_on(s) == 0):
                out.append(c.board.ats[s])
        return out

    def _gassed(self, c: City) -> list[int]:
        out: list[int] = []
        i: i64 = 0
        while i < GUARDS:
            if (self.moved >> i) & 1 == 1:
                out.append(int(move_of(V_WATCH, c.figure[i] & PLACE)))
            i += 1
        if len(out) > 0:
            out.append(int(V_NONE))
        return out

    def _snarable(self, c: City, far: i64) -> list[int]:
        out = watch_in(c, self.seat, far, False)
        seat: i64 = 0
        while seat < c.seats:
            if c.abroad(seat) and in_reach(c, self.seat, c.thieves[seat].at, far):
                out.append(int(move_of(V_RIVAL, seat)))
            seat += 1
        return out

    def _rats(self, c: City, far: i64) -> list[int]:
        out: list[int] = []
        for move in rivals_in(c, self.seat, far):
            seat = first_of(move)
            rival = c.thieves[seat]
            if rival.informers > rival.used_informers:
                out.append(int(move_of(V_TOKEN, seat, INFORMER)))
            if rival.agents > rival.used_agents:
                out.append(int(move_of(V_TOKEN, seat, AGENT)))
            if rival.familiars > 0:
                out.append(int(move_of(V_TOKEN, seat, FAMILIAR)))
            if rival.trinkets > 0:
                out.append(int(move_of(V_TOKEN, seat, TRINKETS)))
        for s in spaces_in(c, self.seat, far):
            if c.token(s) >= DOWN:
                out.append(c.board.ats[s])
        return out

    def _guide(self, c: City, far: i64) -> list[int]:
        """With an entrance in range, every exit that is another space than it (AT-Q79)."""
        ways = [s for s in spaces_in(c, self.seat, far) if way_down(c, self.seat, s)]
        if len(ways) == 0 or sewers_shut(c):
            return []
        only: i64 = -1  # the one entrance in range; of two, each leads to the other
        if len(ways) == 1 and c.book.edition > 2:
            only = ways[0]
        return [int(move_of(V_SEWER, exit_)) for exit_ in ways_up(c, self.seat, only)]

    # -- what happens ---------------------------------------------------------------------------------------

    def answer(self, t: Table, seat: i64, move: i64) -> None:
        c = city(t)
        card = self.card
        if self.step == 2:
            self.step = 4
            if card == BLACKMAIL:
                self._gift(c, move)
            else:
                reposition(c, self.target, first_of(move))
            return
        self.step = 4
        self.target = first_of(move)
        if verb_of(move) == V_WATCH:
            self._on_watch(c, c.watch_on(self.target))
        elif verb_of(move) == V_RIVAL:
            self._on_thief(c, self.target)
        elif verb_of(move) == V_TOKEN:
            self._take_token(c, self.target, second_of(move))
        elif verb_of(move) == V_SEWER or card == LEAP:
            c.thieves[self.seat].at = self.target
            c.tell(TOLD_EFFECT, self.seat, card, self.target)
            figure = c.watch_on(self.target)
            if figure >= 0:
                catch_on(c, self.target, figure)
        elif verb_of(move) == V_AT:
            self._on_space(c, self.target)
        else:
            c.tell(TOLD_KEEPS, seat)  # no more guards are gassed

    def _on_watch(self, c: City, figure: i64) -> None:
        card = self.card
        if card == BEACON or card == CRACKER:
            c.push(March(self.seat, figure, c.book.steps[card]))
        elif card == GAS:
            self.moved &= ~bit(figure)
            if len(self._gassed(c)) > 0:
                self.step = 1
            c.push(March(self.seat, figure, c.book.steps[card]))
        elif card == ORDERS:
            c.tell(TOLD_PICKS, self.seat, self.target)
            self.target = figure
            self.step = 2
        elif card == SNARE:
            c.figure[figure] = int(c.figure[figure] | SNARED_GUARD)
            c.tell(TOLD_EFFECT, self.seat, card, c.figure[figure] & PLACE)
        else:
            idle(c, figure, ASLEEP if card == DRAUGHT else 0)
            if c.book.steps[card] > 0:  # a bribed guard may go where he is told first
                march = March(self.seat, figure, c.book.steps[card])
                if c.book.edition > 3:
                    march.step = OFFERED
                c.push(march)

    def _on_thief(self, c: City, rival: i64) -> None:
        card = self.card
        thief = c.thieves[rival]
        c.tell(TOLD_AIMS, self.seat, rival)
        if card == SNARE:
            thief.state |= SNARED
            c.tell(TOLD_EFFECT, self.seat, card, thief.at)
            if rival != self.seat:
                self._hit(c, bit(rival), c.thieves[self.seat].at == thief.at)
        elif card == ROD:
            self._hit(c, bit(rival), True)
        elif card == CUTPURSE:
            self._hit(c, bit(rival), c.thieves[self.seat].at == thief.at)
        elif card == BOLAS or card == DRAUGHT:
            hold_back(c, rival, c.book.amount[card])
        elif card == BLACKMAIL:
            if thief.most_in_hand() > 0:
                self.step = 2
            else:
                c.tell(TOLD_NO_TARGET, self.seat, card)
        else:
            self._eavesdrop(c, rival)

    def _hit(self, c: City, rivals: i64, close: bool) -> None:
        """AT-H2, AT-H3."""
        c.push(Rob(self.seat, rivals, rivals if close else 0))

    def _eavesdrop(self, c: City, rival: i64) -> None:
        thief = c.thieves[rival]
        c.learn()
        for i in range(len(thief.stacks)):
            stack: i64 = thief.stacks[i]
            if stack & UP == 0 and (stack >> (20 + self.seat)) & 1 == 0:
                thief.stacks[i] = int(stack | bit(20 + self.seat))
                c.forget(general_of(stack), rival, bit(self.seat))
                known = bit(self.seat) | bit(rival)
                c.whisper(known, 12, TOLD_LISTEN, self.seat, rival, card_of(stack), cover_of(stack), ap_of(stack))
        self.step = 3
        c.push(Draw(self.seat, c.book.amount[EAVESDROP]))

    def _gift(self, c: City, move: i64) -> None:
        giver = self.target
        if move == V_NONE:
            c.learn()  # an empty hand is now known
            c.tell(TOLD_KEEPS, giver)
            return
        hand_over(c, giver, self.seat, first_of(move))
        c.whisper(bit(giver) | bit(self.seat), 4, TOLD_GIVE, giver, self.seat, first_of(move))
        self.step = 3

    def _take_token(self, c: City, rival: i64, kind: i64) -> None:
        thief = c.thieves[rival]
        if kind == INFORMER:
            thief.informers -= 1
        elif kind == AGENT:
            thief.agents -= 1
        elif kind == FAMILIAR:
            thief.familiars -= 1
        else:
            thief.trinkets -= 1
        keep_token(c, self.seat, kind)
        c.tell(TOLD_TOKEN_STOLEN, self.seat, rival, kind)

    def _on_space(self, c: City, space: i64) -> None:
        card = self.card
        if card == SMOKE:
            self._smoke(c, space)
        elif card == FIRE:
            c.space[space] = int(c.space[space] | FIRE_BIT)
            c.smoked = True
            c.tell(TOLD_FIRE, self.seat, space)
        elif card == NOISE:
            c.tell(TOLD_EFFECT, self.seat, card, space)
            self._stun(c, space)
            hit = rivals_on(c, self.seat, space)
            self._hit(c, hit, c.thieves[self.seat].at == space)
        elif card == RATS:
            c.push(Token(self.seat, space, True))
        elif card == TIP:
            c.tell(TOLD_PICKS, self.seat, space)
            c.push(Place(self.seat, space, False, True))
        else:  # Choking Grenade
            c.tell(TOLD_EFFECT, self.seat, card, space)
            seat: i64 = 0
            while seat < c.seats:
                if seat != self.seat and c.abroad(seat) and c.board.far(c.thieves[seat].at, space) <= 1:
                    hold_back(c, seat, c.book.amount[card])
                seat += 1

    def _smoke(self, c: City, space: i64) -> None:
        c.smoked = True
        c.space[space] = int(c.space[space] | SMOKE_BIT)
        for s in c.board.paths[space]:
            c.space[s] = int(c.space[s] | SMOKE_BIT)
        c.tell(TOLD_SMOKE, self.seat, space)
        at = c.thieves[self.seat].at
        if c.space[at] & SMOKE_BIT != 0 and c.board.far(at, space) <= 1:
            self._hit(c, rivals_on(c, self.seat, at), True)

    def _stun(self, c: City, space: i64) -> None:
        i: i64 = 0
        while i < FIGURES:
            at = c.figure[i] & PLACE
            if at != POOL and c.board.far(at, space) <= 1:
                idle(c, i, 0)
            i += 1


def hand_over(c: City, giver: i64, taker: i64, face: i64) -> None:
    """A general card goes from hand to hand; only these two see which."""
    c.thieves[giver].lose_card(face)
    c.thieves[giver].shown -= 1
    c.thieves[taker].take_card(face)
    c.thieves[taker].shown += 1
    c.forget(face, giver, bit(taker))
    c.pass_on(giver, taker)
    c.know(face, taker, bit(giver))
    c.learn()
