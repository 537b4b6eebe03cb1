"""What lies on the table of Age of Thieves: the city, its figures, the sheets, the decks."""

from mypy_extensions import i64

from rookery.core import hearsay
from rookery.core.bits import bit
from rookery.core.hearsay import kth_face, mix, total
from rookery.core.kinds import Count, Flag, Fleeting, Number, Numbers, SeatOrNobody, Shared, Together, Unsaved
from rookery.core.rng import Rng
from rookery.core.table import NOBODY, Reader, Table
from rookery.games.age_of_thieves.cards.book import (
    A_BELLS,
    A_MANHUNT,
    A_PANIC,
    A_PRICE,
    A_TORCHES,
    ALARM_EVENTS,
    ALARM_TURNS,
    ALLEY,
    AMBUSH,
    BLUE,
    C_FOG,
    C_MOONLESS,
    C_RAIN,
    C_TORCHLIT,
    CALM_EVENTS,
    CALM_TURNS,
    GENERAL,
    HAND_LIMIT,
    JOANNE,
    LADDER,
    MANHOLE,
    MORIUS,
    MOST_DRAWN,
    MOVE,
    SPECIAL,
    YELLOWS,
    Book,
)
from rookery.games.age_of_thieves.cards.city import DUNGEON, HIDEOUT, SEWER_IN, SEWER_OUT, Board
from rookery.games.age_of_thieves.said import TOLD_SHUFFLE
from rookery.games.age_of_thieves.state.kinds import (
    AlarmEvents,
    AlarmLeft,
    ByGeneral,
    ByToken,
    CalmEvents,
    CalmLeft,
    Cards,
    Die,
    DistrictOrNone,
    EventOrNone,
    Greens,
    Leavers,
    Nothing,
    SpaceOrNone,
    Yellows,
)
from rookery.games.age_of_thieves.state.spaces import (
    ASLEEP,
    CHARMED,
    DOWN,
    FIGURE,
    FIGURES,
    FIRE_BIT,
    GUARDS,
    PLACE,
    POOL,
    SMOKE_BIT,
    TOKEN_MASK,
    TOKEN_SHIFT,
    Figures,
    Spaces,
)
from rookery.games.age_of_thieves.state.thief import (
    BOOTED,
    CLOAKED,
    FREED,
    MARKED,
    PAID,
    RAGGED,
    ROBBED,
    ROPED,
    SEEN_SHIFT,
    UP,
    Facts,
    Thief,
    ap_of,
    card_of,
    general_of,
    seen_by,
    stack_of,
    with_general,
)


class City(Table):
    """The table. Never subclassed: frames cast to it, which is quick for exact types."""

    board: Shared[Board]
    book: Shared[Book]
    thieves: list[Thief] = []
    space: Spaces = []  # what every space holds
    figure: Figures = []  # where every figure of the watch is, and what holds for it
    deck: ByGeneral = []  # general cards left in the action deck, by face
    pile: ByGeneral = []  # and in the discard pile
    deck_size: Unsaved[Cards] = 0
    pile_size: Unsaved[Cards] = 0
    facts: Facts = []  # who knows of a card in somebody's hand: see `know`
    unseen: ByToken = []  # city tokens nobody has turned up, by kind (the box included)
    turn: Count = 0
    first: SeatOrNobody = -1  # the first thief
    calm: CalmEvents = CALM_EVENTS  # not seen yet
    alarms: AlarmEvents = ALARM_EVENTS
    calm_left: CalmLeft = CALM_TURNS
    alarm_left: AlarmLeft = ALARM_TURNS
    event: EventOrNone = -1
    die: Die = 0
    gates: DistrictOrNone = -1  # the district of the open gates
    barred: SpaceOrNone = -1  # a gate that cannot be used this turn
    left: Leavers = 0  # thieves who left the city
    yellow: Yellows = YELLOWS  # jewels in the pool
    green: Greens = 0
    red: Nothing = 0  # nobody asks for it; saved tables have it here
    acted: Together[Flag] = False  # has the watch acted this turn?
    alarm: Together[Flag] = False
    lifted: Together[Flag] = False  # has the Emperors' Jewel been lifted from the centre?
    due: Together[Flag] = False  # the gate card must still be drawn after this move (AT-V2)
    smoked: Together[Flag] = False  # any smoke or fire on the board?
    specials: Together[Flag] = True  # AT-Y1
    chosen: Together[Flag] = False  # AT-Y2
    resolving: Together[Flag] = False  # hand sizes are hidden (AT-D6)
    blaze: Together[Flag] = False  # does a fire on the Emperors' Jewel burn on from turn to turn?
    # The options of the open question, as its rule has listed them.
    listed: Fleeting[Numbers] = []
    listed_to: Fleeting[Number] = NOBODY  # for this seat
    listed_at: Fleeting[Number] = -1  # after so many answers
    fresh: Fleeting[Flag] = False  # just now, for the question about to be asked

    def list_for(self, seat: i64, moves: list[int]) -> None:
        """Keep what a seat may answer, so that a rule seeks it once: to count, and to name one."""
        self.listed = moves
        self.listed_to = seat
        self.listed_at = self.number

    # -- the city ------------------------------------------------------------------------------------

    def token(self, space: i64) -> i64:
        """The token there: 0 none, 1 to 10 face up, DOWN or more face down."""
        return (self.space[space] & TOKEN_MASK) >> TOKEN_SHIFT

    def set_token(self, space: i64, token: i64) -> None:
        """Put, turn or remove the token of a space."""
        self.space[space] = int((self.space[space] & ~TOKEN_MASK) | (token << TOKEN_SHIFT))

    def on_fire(self, space: i64) -> bool:
        """AT-X3."""
        return self.space[space] & FIRE_BIT != 0

    def watch_on(self, space: i64) -> i64:
        """The figure of the watch there, or -1."""
        return (self.space[space] & FIGURE) - 1

    def is_sewer_in(self, space: i64) -> bool:
        """AT-F5, AT-K9."""
        return self.board.kind[space] & SEWER_IN != 0 or self.token(space) == MANHOLE

    def is_sewer_out(self, space: i64) -> bool:
        """AT-F5, AT-K10."""
        return self.board.kind[space] & SEWER_OUT != 0 or self.token(space) == LADDER

    def covers(self, space: i64) -> bool:
        """AT-F6, AT-K8, AT-X2: is a thief hidden by this space?"""
        holds: i64 = self.space[space]
        if holds & SMOKE_BIT != 0:
            return True
        if self.event == A_TORCHES:
            return False
        return self.board.kind[space] & HIDEOUT != 0 or (holds & TOKEN_MASK) >> TOKEN_SHIFT == ALLEY

    def in_dungeon(self, space: i64) -> bool:
        """Is it a dungeon?"""
        return self.board.kind[space] & DUNGEON != 0

    def move_figure(self, figure: i64, to: i64) -> None:
        """Lift a figure of the watch and put it down (or into the pool)."""
        now: i64 = self.figure[figure]
        at = now & PLACE
        if at != POOL:
            self.space[at] = int(self.space[at] & ~FIGURE)
        self.figure[figure] = int((now & ~PLACE) | to)
        if to != POOL:
            self.space[to] = int(self.space[to] | (figure + 1))

    def spare(self, captain: bool) -> i64:
        """A figure of that kind in the pool, or -1."""
        i: i64 = GUARDS if captain else 0
        end: i64 = FIGURES if captain else GUARDS
        while i < end:
            if self.figure[i] & PLACE == POOL:
                return i
            i += 1
        return -1

    def takes_watch(self, space: i64) -> bool:
        """Can a figure of the watch be put there? (AT-M3, AT-X3, AT-C9)"""
        return self.space[space] & (FIGURE | FIRE_BIT) == 0 and self.board.kind[space] & DUNGEON == 0

    def thieves_on(self, space: i64) -> i64:
        """The thieves there, as a mask."""
        mask: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            if self.thieves[seat].at == space:
                mask |= bit(seat)
            seat += 1
        return mask

    def open_gate(self, space: i64) -> bool:
        """AT-L2: may a thief leave from here?"""
        if not self.alarm or space == self.barred:
            return False
        return self.board.gates[2 * self.gates] == space or self.board.gates[2 * self.gates + 1] == space

    # -- thieves ---------------------------------------------------------------------------------------

    def playing(self, seat: i64) -> bool:
        """Is this thief on the board, in a dungeon or not?"""
        return self.thieves[seat].at >= 0

    def abroad(self, seat: i64) -> bool:
        """On the board and not in a dungeon: only such a thief is a target (AT-C5)."""
        at = self.thieves[seat].at
        return at >= 0 and self.board.kind[at] & DUNGEON == 0

    def jailed(self, seat: i64) -> bool:
        """In a dungeon?"""
        at = self.thieves[seat].at
        return at >= 0 and self.board.kind[at] & DUNGEON != 0

    def hidden(self, seat: i64) -> bool:
        """AT-G12."""
        thief = self.thieves[seat]
        return thief.state & (CLOAKED | RAGGED | FREED) != 0 or self.covers(thief.at)

    def catchable(self, seat: i64, figure: i64) -> bool:
        """AT-G13: can this figure catch this thief where he stands?"""
        thief = self.thieves[seat]
        if thief.at < 0 or self.board.kind[thief.at] & DUNGEON != 0:
            return False
        if thief.state & (CLOAKED | RAGGED | FREED | ROPED | BOOTED) != 0 or self.covers(thief.at):
            return False
        now: i64 = self.figure[figure]
        if now & ASLEEP != 0:
            return False
        return now & CHARMED == 0 or thief.sheet != 1

    def caught_on(self, space: i64, figure: i64) -> i64:
        """The thieves this figure would catch there, as a mask."""
        mask: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            if self.thieves[seat].at == space and self.catchable(seat, figure):
                mask |= bit(seat)
            seat += 1
        return mask

    def lead(self) -> i64:
        """AT-Q39: the first thief, or the next one still on the board."""
        seat = self.first
        n: i64 = 0
        while n < self.seats and self.thieves[seat].at < 0:
            seat = (seat + 1) % self.seats
            n += 1
        return seat

    def robbable(self, seat: i64) -> bool:
        """AT-H1, AT-H6, AT-X2: is a theft effect on him?"""
        thief = self.thieves[seat]
        if thief.at < 0 or thief.state & ROBBED != 0:
            return False
        return thief.state & MARKED != 0 or self.space[thief.at] & SMOKE_BIT != 0

    def carrier(self) -> i64:
        """Who holds the Emperors' Jewel, or -1."""
        seat: i64 = 0
        while seat < self.seats:
            if self.thieves[seat].emperor > 0:
                return seat
            seat += 1
        return -1

    # -- the watch sheet ---------------------------------------------------------------------------------

    def alertness(self, figure: i64, seat: i64) -> i64:
        """How far this figure hears this thief: set values first, then additions, then Joanne (section 8.9)."""
        captain: i64 = 1 if figure >= GUARDS else 0
        far: i64 = self.book.alertness[(2 if self.alarm else 0) + captain]
        event = self.event
        if captain == 0:
            if event == C_FOG:
                far = 2
            elif event == C_MOONLESS:
                far -= 1
            elif event == C_TORCHLIT:
                far += 1
        if event == A_BELLS:
            far += 2
        elif event == A_PRICE and self.thieves[seat].emperor > 0:
            far += 3
        if captain == 0 and self.thieves[seat].sheet == JOANNE:
            far -= self.book.writ_alarm if self.alarm else self.book.writ
        return far if far > 1 else 1

    def movement(self, figure: i64) -> i64:
        """How many steps this figure takes."""
        captain: i64 = 1 if figure >= GUARDS else 0
        steps: i64 = self.book.movement[(2 if self.alarm else 0) + captain]
        event = self.event
        if (event == C_RAIN and captain == 0) or event == A_PANIC:
            steps -= 1
        elif event == A_MANHUNT and captain == 1:
            steps += 1
        return steps if steps > 0 else 0

    def audible(self, seat: i64) -> bool:
        """AT-W2: can the watch detect this thief, if it is near enough?"""
        return self.abroad(seat) and not self.hidden(seat)

    def detects(self, figure: i64, seat: i64) -> bool:
        """AT-W2, AT-Q48."""
        if not self.audible(seat):
            return False
        at = self.figure[figure] & PLACE
        return self.board.far(at, self.thieves[seat].at) <= self.alertness(figure, seat)

    # -- what is known of hands ----------------------------------------------------------------------------
    def observers(self) -> i64:
        """All seats and the watcher, as a mask."""
        return bit(self.seats + 1) - 1

    def know(self, face: i64, holder: i64, observers: i64) -> None:
        """These observers know that this seat holds such a card."""
        if hearsay.know(self.facts, face, holder, observers):
            self.learn()

    def forget(self, face: i64, holder: i64, observers: i64) -> None:
        """A card of that face left the holder, seen by these: the one they knew of may be it."""
        if self.facts:
            hearsay.forget(self.facts, face, holder, observers)

    def pass_on(self, giver: i64, taker: i64) -> None:
        """A card went from hand to hand; the others did not see which: what they knew of the giver is blurred."""
        hearsay.pass_on(self.facts, giver, taker, self.observers() & ~bit(giver) & ~bit(taker))

    # -- the action deck -----------------------------------------------------------------------------------

    def discard(self, face: i64) -> None:
        """Onto the discard pile, face up (AT-P3)."""
        self.pile[face] += 1
        self.pile_size += 1

    def reshuffle(self) -> None:
        """AT-P4: the discard pile becomes the deck."""
        face = 1
        while face <= GENERAL:
            self.deck[face] += self.pile[face]
            self.pile[face] = 0
            face += 1
        self.deck_size += self.pile_size
        self.pile_size = 0
        self.tell(TOLD_SHUFFLE)

    # -- the core's ---------------------------------------------------------------------------------------

    def load_rest(self, r: Reader) -> None:
        self.deck_size = total(self.deck)
        self.pile_size = total(self.pile)

    # -- worlds --------------------------------------------------------------------------------------------

    def resample(self, seat: i64, rng: Rng) -> None:
        """Redraw what this seat (or the watcher) does not know: rivals' cards and stacks, Morius's tokens."""
        self._resample_tokens(seat, rng)
        self._resample_cards(seat, rng)

    def scramble(self, seat: i64, rng: Rng) -> None:
        """The same, for the secrecy tests."""
        self.resample(seat, rng)
        self.unseal(seat)

    def _resample_tokens(self, seat: i64, rng: Rng) -> None:
        looked: list[int] = []
        for space in self.board.token_spaces:
            if self.token(space) > DOWN:
                looked.append(space)
        if not looked or (seat >= 0 and self.thieves[seat].sheet == MORIUS):
            return
        left = self.unseen.copy()
        many = total(left)
        for space in looked:
            k = rng.below(many)
            kind = kth_face(left, k)
            left[kind] -= 1
            many -= 1
            self.set_token(space, kind + DOWN)

    def _resample_cards(self, seat: i64, rng: Rng) -> None:
        me: i64 = seat if seat >= 0 else self.seats
        pool = self.deck.copy()
        other: i64 = 0
        while other < self.seats:
            if other != seat:
                thief = self.thieves[other]
                for face in thief.hand:
                    pool[face] += 1
                for stack in thief.stacks:
                    if stack & UP == 0 and not seen_by(stack, me):
                        pool[general_of(stack)] += 1
            other += 1
        pool[0] = 0
        slots: list[int] = []  # where a hidden card lies: seat and, for a declared one, its stack plus one
        other = 0
        while other < self.seats:
            if other != seat:
                self._restack(other, me, rng)
                thief = self.thieves[other]
                declared: i64 = 0
                for i in range(len(thief.stacks)):
                    stack = thief.stacks[i]
                    if general_of(stack) > 0 and stack & PAID == 0:
                        declared += 1
                        if stack & UP == 0 and not seen_by(stack, me):
                            slots.append(int(other) | ((i + 1) << 3))
                thief.hand = []
                n = thief.shown - declared
                while n > 0:
                    slots.append(int(other))
                    n -= 1
            other += 1
        mix(slots, rng)
        faces = hearsay.redraw(self.facts, slots, pool, me, rng)
        self.deck = pool
        for i in range(len(slots)):
            thief = self.thieves[slots[i] & 7]
            where = slots[i] >> 3
            if where == 0:
                thief.take_card(faces[i])
            else:
                thief.stacks[where - 1] = int(with_general(thief.stacks[where - 1], faces[i]))
            if thief.fresh != 0 and where == 0:  # any two of his cards may be the new ones
                thief.fresh = ((thief.fresh & 63) << 6) | faces[i]

    def _restack(self, other: i64, me: i64, rng: Rng) -> None:
        """Which of a rival's stacks are Move, Ambush and the special one is anybody's guess."""
        thief = self.thieves[other]
        open_stacks: list[int] = []
        basics: list[int] = [int(MOVE), int(AMBUSH)]
        if self.specials:
            basics.append(int(SPECIAL))
        cards = thief.shown
        for i in range(len(thief.stacks)):
            stack = thief.stacks[i]
            if stack & UP == 0 and not seen_by(stack, me):
                open_stacks.append(i)
                continue
            if card_of(stack) > GENERAL:
                basics.remove(int(card_of(stack)))
            if general_of(stack) > 0 and stack & PAID == 0:
                cards -= 1
        if not open_stacks:
            return
        tries = 0
        while True:
            free = open_stacks.copy()
            mix(free, rng)
            chosen: list[int] = [0] * len(thief.stacks)
            many: i64 = len(open_stacks)
            for card in basics:
                if free and (rng.below(2) == 0 or (tries > 40 and many > cards)):
                    chosen[free.pop()] = card
                    if card != SPECIAL:
                        many -= 1
            tries += 1
            if many <= cards and (cards - many <= HAND_LIMIT or tries > 60):
                break
        for i in open_stacks:
            ap = ap_of(thief.stacks[i])
            rest = (thief.stacks[i] >> SEEN_SHIFT) << SEEN_SHIFT
            card = chosen[i]
            if card == SPECIAL:
                thief.stacks[i] = int(stack_of(SPECIAL, 1, ap) | rest)
            else:
                thief.stacks[i] = int(stack_of(card if card > 0 else 1, 0, ap) | rest)

    # -- invariants (section 9) --------------------------------------------------------------------------------

    def check(self) -> list[str]:
        """Every broken invariant."""
        wrong: list[str] = []
        if self.first < 0 or len(self.space) == 0:
            return wrong
        self._check_board(wrong)
        self._check_cards(wrong)
        for thief in self.thieves:
            if thief.blue < 0 or thief.blue > BLUE:
                wrong.append("AT-Q5: blue AP out of range")
            if thief.state & MARKED != 0 and thief.state & ROBBED != 0:
                wrong.append("AT-H6: a theft marker on a robbed thief")
            for stack in thief.stacks:
                if ap_of(stack) < 1:
                    wrong.append("AT-D2: a stack without AP")
        return wrong

    def _check_board(self, wrong: list[str]) -> None:
        yellow, green = self.yellow, self.green
        emperors: i64 = 0
        space: i64 = 0
        while space < self.board.size:
            holds: i64 = self.space[space]
            if holds & FIGURE != 0:
                if self.figure[(holds & FIGURE) - 1] & PLACE != space:
                    wrong.append("AT-M3: a figure in two places")
                if holds & FIRE_BIT != 0 or self.board.kind[space] & DUNGEON != 0:
                    wrong.append("AT-X3: a figure of the watch in fire or in a dungeon")
            yellow += (holds >> 12) & 15
            green += (holds >> 16) & 7
            emperors += (holds >> 19) & 1
            token = (holds & TOKEN_MASK) >> TOKEN_SHIFT
            if token >= DOWN and space not in self.board.token_spaces:
                wrong.append("AT-S3: a face-down token off the posts")
            space += 1
        on_board: i64 = 0
        i: i64 = 0
        while i < FIGURES:
            at = self.figure[i] & PLACE
            if at != POOL:
                on_board += 1
                if self.watch_on(at) != i:
                    wrong.append("AT-M3: two figures of the watch on a space")
                if i >= GUARDS and not self.alarm:
                    wrong.append("AT-L1: a captain before the alarm")
            i += 1
        for thief in self.thieves:
            yellow += thief.yellow
            green += thief.green
            emperors += thief.emperor
        if yellow != 10 or green != 4 or emperors != 1:
            wrong.append(f"AT-I1: {yellow} yellow, {green} green, {emperors} red jewels")

    def _check_cards(self, wrong: list[str]) -> None:
        many: list[int] = [0] * (GENERAL + 1)
        for face in range(1, GENERAL + 1):
            many[face] = self.deck[face] + self.pile[face]
        for thief in self.thieves:
            declared: i64 = 0
            for face in thief.hand:
                many[face] += 1
            for stack in thief.stacks:
                if general_of(stack) > 0 and stack & PAID == 0:
                    many[general_of(stack)] += 1
                    declared += 1
            if thief.shown != len(thief.hand) + declared:
                wrong.append("AT-P2: the number of a thief's cards is wrong")
            if len(thief.hand) > HAND_LIMIT + MOST_DRAWN:
                wrong.append("AT-P2: a hand is too large")
        for face in range(1, GENERAL + 1):
            if many[face] != self.book.copies[face]:
                wrong.append(f"AT-S10: {many[face]} copies of card {face}")
        for packed in self.facts:
            fact: i64 = packed
            if not self._true_fact(fact):
                wrong.append("somebody believes in a card that is not there")

    def _true_fact(self, fact: i64) -> bool:
        seat: i64 = 0
        while seat < self.seats:
            if (fact >> (6 + seat)) & 1 == 1:
                thief = self.thieves[seat]
                if thief.holds(fact & 63) > 0:
                    return True
                for stack in thief.stacks:
                    if stack & UP == 0 and general_of(stack) == fact & 63:
                        return True
            seat += 1
        return False
