"""What must hold for every game at every decision, written once: the tests and `make soak` use the same checks.

Each check takes a match (and a generator, where it picks something) and raises CheckFailed with a sentence.
Nothing here knows a game; a new game is covered as soon as it is registered. The match is left as it was.
"""

import json
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from rookery.core.moves import Move
from rookery.core.rng import Rng
from rookery.core.table import CHANCE, NOBODY, SEALED, WATCHER, RuleError, Table, Writer
from rookery.errors import GameError, IllegalMove, NotAMove, UndoRefused
from rookery.games import MODELS, kit, names
from rookery.games.kit import Kit
from rookery.i18n import LANGUAGES, strict
from rookery.packages import is_ours, spoken
from rookery.play.game import game, replay, verify
from rookery.play.match import Match, Question

FEW = 12
"""How many options of a long list are looked at one by one."""
MANY_SEATS = 4
MANY = 600
"""A longer list of options is looked at here and there, evenly spread, instead of being made."""
RECENT = 8
"""How many of the last events are compared where the whole past would take too long."""


MOST_SIBLINGS = 8
"""So many answers are compared with each other."""


class CheckFailed(AssertionError):
    """Something that must hold does not."""


def need(holds: object, why: str) -> None:
    """Fail with a sentence."""
    if not holds:
        raise CheckFailed(why)


def same(one: Any, other: Any, what: str) -> None:
    """Fail with the first difference of two pieces of plain data."""
    if one != other:
        raise CheckFailed(f"{what} differs{difference(one, other)}")


def difference(one: Any, other: Any, where: str = "") -> str:
    """The first place where two pieces of plain data differ.

    >>> difference({"a": [1, 2]}, {"a": [1, 3]})
    ' at a.1: 2 and 3'
    """
    if isinstance(one, dict) and isinstance(other, dict):
        for key in [*one, *(k for k in other if k not in one)]:
            if key not in one or key not in other:
                return f" at {where}{key}, which only one of them has"
            if one[key] != other[key]:
                return difference(one[key], other[key], f"{where}{key}.")
    if isinstance(one, list | tuple) and isinstance(other, list | tuple):
        if len(one) != len(other):
            return f" at {where[:-1] or 'the top'}: {len(one)} entries and {len(other)}"
        for k, (a, b) in enumerate(zip(one, other, strict=True)):
            if a != b:
                return difference(a, b, f"{where}{k}.")
    if isinstance(one, str) and isinstance(other, str) and "\n" in one:
        return difference(one.split("\n"), other.split("\n"), f"{where}line ")
    return (
        f" at {where[:-1]}: {_short(one)} and {_short(other)}" if where else f": {_short(one)} and {_short(other)}"
    )


def _short(value: Any) -> str:
    text = repr(value)
    return text if len(text) < 160 else f"{text[:150]}…"


# -- settings: every game at every seat count with every option ----------------------------------------------


@dataclass(frozen=True)
class Setting:
    """A game, its seats and its options (as JSON, so that a setting can be a key)."""

    game: str
    seats: int
    options: str = "{}"

    @property
    def chosen(self) -> dict[str, Any]:
        """The options that differ from the default."""
        return dict(json.loads(self.options))

    def __str__(self) -> str:
        chosen = ",".join(f"{k}={v}" for k, v in self.chosen.items())
        return f"{self.game}-{self.seats}" + (f"-{chosen}" if chosen else "")

    def start(self, seed: int | str) -> Match:
        """A new match."""
        return game(self.game).start(seats=self.seats, seed=seed, options=self.chosen)


def settings(only: Iterable[str] = ()) -> list[Setting]:
    """Every game at every seat count: default options, each option changed alone, and all changed.

        A game for many numbers of seats tries each option alone at one of them only, another for each option.
    Options that matter only before the first round are changed together, at the fewest seats.
    """
    out: list[Setting] = []
    for name in tuple(only) or (*names(), *MODELS):
        mine = kit(name)
        for place, seats in enumerate(mine.seats):
            variants: list[dict[str, Any]] = [{}]
            changed: dict[str, Any] = {}
            for turn, option in enumerate(mine.options):
                if option.early and seats != mine.seats[0]:
                    continue
                for value in reversed(option.values[1:]):
                    if _possible(mine, seats, {option.name: value}):
                        there = len(mine.seats) <= MANY_SEATS or turn % len(mine.seats) == place
                        if there and not option.early:
                            variants.append({option.name: value})
                        changed[option.name] = value
                        break
            if len(changed) > 1 and _possible(mine, seats, changed):
                variants.append(changed)
            out += [Setting(name, seats, json.dumps(v)) for v in variants]
    return out


def _possible(mine: Kit, seats: int, options: dict[str, Any]) -> bool:
    try:
        settled = mine.settle_options(options)
        mine.with_options(settled).table(seats, settled)
    except GameError:
        return False
    return True


def tongues(name: str) -> list[str]:
    """The languages a game must speak without a gap: ours all of them, any other those it has texts in."""
    return list(LANGUAGES) if is_ours(name) else [lang for lang in LANGUAGES if lang in spoken(name)]


# -- small helpers ----------------------------------------------------------------------------------------------


def viewers(match: Match) -> list[int | None]:
    """All who can look: every seat, and the spectator."""
    return [*range(match.seats), None]


def code_of(viewer: int | None) -> int:
    """The viewer as the core numbers it."""
    return WATCHER if viewer is None else viewer


def open_seats(match: Match) -> list[int]:
    """The seats that still have to answer."""
    pending = match._table.pending
    return [s for s in range(match.seats) if (pending >> s) & 1]


def pick(match: Match, rng: Rng) -> tuple[int, Move]:
    """A random seat that is asked, and one of its moves. Now and then a seat changes its sealed answer."""
    asked = open_seats(match)
    if match._table.mode == SEALED and rng.below(6) == 0:
        asked = list(match.waiting)
    seat = asked[int(rng.below(len(asked)))]
    legal = match.legal(seat)
    return seat, legal[int(rng.below(len(legal)))]


def any_move(match: Match, rng: Rng) -> Move:
    """Any move that can be written down, legal or not."""
    notation = match._kit.notation
    while True:
        move = Move(notation.move(int(rng.below(notation.actions()))), notation)
        try:
            notation.parse(str(move))
        except NotAMove:
            continue
        return move


def some(rng: Rng, many: int, few: int = FEW) -> list[int]:
    """A few indices of a list: all of a short one, else the first, the last and some between."""
    if many <= few:
        return list(range(many))
    return sorted({0, many - 1, *(int(rng.below(many)) for _ in range(few - 2))})


def places(many: int) -> list[int]:
    """Where a list of options is looked at: everywhere, or in a long one here and there.

    >>> places(3), len(places(10**9)) < MANY, places(10**9)[-1] == 10**9 - 1
    ([0, 1, 2], True, True)
    """
    if many <= MANY:
        return list(range(many))
    return sorted({*range(0, many, many // 40), many - 1})


def codes_of(table: Table, seat: int) -> list[int]:
    """What a seat may answer, as packed moves: all of it, or a sample of what is too long to list."""
    many = int(table.count(seat))
    if many <= MANY:
        return list(table.options(seat))
    return [many, *(int(table.option(seat, k)) for k in places(many))]


def data(value: Any) -> str:
    """Plain data as the JSON a client would get: its length is the size of the message."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def told(match: Match, viewer: int | None) -> int:
    """How many events reached a viewer."""
    who = code_of(viewer)
    return sum(1 for event in match._log if event.reaches(who))


def latest(match: Match, viewer: int | None, many: int = RECENT) -> list[dict[str, Any]]:
    """The last events a viewer may read: old ones do not change, and rendering them all takes long."""
    who = code_of(viewer)
    out = []
    for event in reversed(match._log):
        if event.reaches(who):
            out.append(match._kit.event(event, who))
            if len(out) == many:
                break
    return out[::-1]


def state(match: Match) -> dict[str, Any]:
    """Everything there is to know about a match, as plain data; of the past, what was last told."""
    return {
        "table": match._table.pack(),
        "answers": list(match._answers),
        "settled": (match.settled, match.seat_answers()),
        "chance": (match._key, match._words, match._rolled, match.commitment),
        "waiting": match.waiting,
        "over": match.over,
        "views": [match.view(v) for v in viewers(match)],
        "events": [latest(match, v) for v in viewers(match)],
        "log": len(match._log),
        "digests": [match.digest(v) for v in viewers(match)],
        "options": [codes_of(match._table, s) for s in range(match.seats)],
        "outcome": match.outcome,
        "script": match.unused_chance,
    }


# -- the rules' own invariants ----------------------------------------------------------------------------------


def invariants(match: Match, rng: Rng) -> None:
    """`check()` finds nothing wrong."""
    wrong = match.check()
    need(not wrong, f"broken invariants: {'; '.join(wrong)}")


def outcome_fits(match: Match, rng: Rng) -> None:
    """No outcome before the end; then ranks, scores and their sources agree, and nobody is asked."""
    out = match.outcome
    if not match.over:
        need(out is None, "there is an outcome before the end")
        need(match.waiting, "the game is not over, but nobody is asked")
        return
    need(out is not None, "the game is over, but has no outcome")
    assert out is not None
    seats = range(match.seats)
    need(match.waiting == (), "the game is over, but somebody is asked")
    need(all(len(match.legal(s)) == 0 and match.question(s) is None for s in seats), "a move after the end")
    need(len(out.ranks) == len(out.scores) == len(out.breakdown) == match.seats, "not one result per seat")
    for s in seats:
        need(sum(out.breakdown[s].values()) == out.scores[s], f"seat {s}: the points by source do not add up")
        better = sum(out.ranks[o] < out.ranks[s] for o in seats)
        need(out.ranks[s] == better + 1, f"seat {s} has rank {out.ranks[s]} behind {better} others")
        for o in seats:
            need(
                not out.by_score or out.scores[s] <= out.scores[o] or out.ranks[s] < out.ranks[o],
                f"seat {s} beats {o}, but not in rank",
            )
    need(out.winners or out.nobody, "no winner")
    need(all(out.ranks[s] == 1 for s in out.winners), "a winner on a lower place")
    need(not out.nobody or set(out.ranks) == {1}, "all have lost, but not alike")
    best = [s for s in seats if out.scores[s] == max(out.scores)]
    apart = (out.tie_break is None) == (len(best) == 1)
    need(apart or not out.by_score, f"tie-break {out.tie_break!r} with {len(best)} best scores")
    shares = match._kit.standing(match._table)
    need(abs(sum(shares) - (not out.nobody)) < 1e-9, "the shares of the victory do not add up to one")


# -- options and moves ------------------------------------------------------------------------------------------


def options_agree(match: Match, rng: Rng) -> None:
    """Options are there and distinct; len, [k], in and iteration agree; who is not asked has none."""
    table = match._table
    for seat in range(match.seats):
        legal = match.legal(seat)
        if len(legal) > MANY:
            _long_options_agree(match, seat, rng)
            continue
        codes = list(table.options(seat))
        need(len(legal) == len(codes), f"seat {seat}: len {len(legal)}, but {len(codes)} options are listed")
        need((seat in match.waiting) == (match.question(seat) is not None), f"seat {seat}: asked and not asked")
        if seat not in match.waiting:
            need(not codes, f"seat {seat} is not asked, but has options")
            continue
        need(codes, f"seat {seat} is asked, but has no options")
        need(len(set(codes)) == len(codes), f"seat {seat}: an option is listed twice")
        need([m.code for m in legal] == codes, f"seat {seat}: iteration gives other options")
        for _ in range(3):
            move = any_move(match, rng)
            need((move in legal) == (move.code in codes), f"seat {seat}: {move} is in, or listed, but not both")
        for k in some(rng, len(codes)):
            need(legal[k].code == codes[k], f"seat {seat}: option {k} is not the {k}-th listed")
            need(legal[k - len(codes)] == legal[k], f"seat {seat}: option {k - len(codes)} is not option {k}")
            need(legal[k] in legal and str(legal[k]) in legal, f"seat {seat}: {legal[k]} is listed, but not in")
        for k in (len(codes), -len(codes) - 1):
            try:
                legal[k]
            except IndexError:
                continue
            raise CheckFailed(f"seat {seat}: there is an option {k} of {len(codes)}")


def _long_options_agree(match: Match, seat: int, rng: Rng) -> None:
    """The same for a list too long to make: distinct where it is looked at, and what is listed is in."""
    legal = match.legal(seat)
    picked = [legal[k] for k in places(len(legal))]
    need(len({m.code for m in picked}) == len(picked), f"seat {seat}: an option is listed twice")
    for move in [picked[int(rng.below(len(picked)))] for _ in range(FEW)]:
        need(move in legal and str(move) in legal, f"seat {seat}: {move} is listed, but not in")
    need(legal[-1] == legal[len(legal) - 1], f"seat {seat}: option -1 is not the last")
    for k in (len(legal), -len(legal) - 1):
        try:
            legal[k]
        except IndexError:
            continue
        raise CheckFailed(f"seat {seat}: there is an option {k} of {len(legal)}")


def no_false_choice(match: Match, rng: Rng) -> None:
    """Law 7: a single option is asked for only where somebody cannot see that it is the only one."""
    table = match._table
    for seat in open_seats(match):
        if table.count(seat) == 1:
            need(not table.stack[-1].open(table, seat), f"seat {seat} is asked what everybody knows")


def notation_round_trip(match: Match, rng: Rng) -> None:
    """Text, move and action number lead to each other, and no two options share a text or a number."""
    notation = match._kit.notation
    actions = notation.actions()
    for seat in match.waiting:
        legal = match.legal(seat)
        picked = [legal[k] for k in some(rng, len(legal))]
        for move in picked:
            text = str(move)
            need(notation.parse(text) == move.code, f"{text} is read as {_read(match, text)}")
            need(match.move(seat, text) == move, f"{text} is taken for a shorthand of {match.move(seat, text)}")
            need(0 <= move.number < actions, f"{text} has number {move.number} of {actions}")
            need(notation.move(move.number) == move.code, f"{text} and its number {move.number} do not agree")
        need(len({str(m) for m in picked}) == len(picked), f"seat {seat}: two options with one text")
        need(len({m.number for m in picked}) == len(picked), f"seat {seat}: two options with one number")
    for _ in range(2):
        number = int(rng.below(actions))
        need(notation.number(notation.move(number)) == number, f"action {number} is not its own number")


def _read(match: Match, text: str) -> str:
    try:
        return match._kit.notation.text(match._kit.notation.parse(text))
    except NotAMove as error:
        return f"nothing: {error}"


def sentences(match: Match, rng: Rng) -> None:
    """Questions, a few moves and the last events have a sentence in every language, nothing missing in it."""
    with strict():
        for lang in tongues(match.game):
            for seat in match.waiting:
                question = match.question(seat)
                assert isinstance(question, Question)
                need(question.text(lang).strip(), f"{question.key} has no text in {lang}")
                legal = match.legal(seat)
                for k in some(rng, len(legal), 3):
                    need(match.sentence(seat, legal[k], lang).strip(), f"{legal[k]} has no sentence in {lang}")
            for viewer in (0, None):
                for event in latest(match, viewer, 2):
                    need(match.tell(event, lang).strip(), f"{event['kind']} has no sentence in {lang}")


def words_of_any_move(match: Match, rng: Rng) -> None:
    """Whatever can be written: words for a legal move, the clause against any other, never anything else."""
    for seat in range(match.seats):
        for _ in range(3):
            move = any_move(match, rng)
            refusal = match.why_not(seat, move)
            match.move(seat, str(move))
            try:
                said = match.sentence(seat, move)
            except IllegalMove as error:
                need(error.clause == refusal, f"{move}: the sentence names {error.clause}, why_not {refusal}")
            else:
                need(refusal is None and said.strip(), f"{move} has a sentence in spite of {refusal}")


def drafts(match: Match, rng: Rng) -> None:
    """Small steps lead to each move, the mask shows the same steps, and steps can be taken back."""
    kit_ = match._kit
    for seat in match.waiting:
        legal = match.legal(seat)
        for k in some(rng, len(legal), 4):
            draft = match.draft(seat)
            path = kit_.path(match._table, seat, legal[k].code)
            need(path, f"{legal[k]}: no steps lead there")
            for number in path:
                need(draft.move is None, f"{legal[k]}: the draft is complete before its last step")
                offered = [s.number for s in draft.steps]
                need(len(set(offered)) == len(offered), f"{legal[k]}: a step is offered twice")
                mask = draft.mask
                same([n for n, on in enumerate(mask) if on], sorted(offered), f"{legal[k]}: the mask")
                need(number in offered, f"{legal[k]}: its step “{kit_.step_text(number)}” is not offered")
                draft.take(number).back().take(kit_.step_text(number))
            need(draft.steps == [] and not any(draft.mask), f"{legal[k]}: steps after the last")
            need(draft.move == legal[k], f"the steps to {legal[k]} lead to {draft.move}")


def draft_tree(match: Match, rng: Rng, limit: int = 400) -> None:
    """Walking all small steps finds every option exactly once, and nothing else."""
    for seat in match.waiting:
        if len(match.legal(seat)) > limit:
            continue
        codes = list(match._table.options(seat))
        found: list[int] = []
        waiting: list[list[int]] = [[]]
        while waiting:
            taken = waiting.pop()
            following = match._kit.next_steps(match._table, seat, taken)
            if isinstance(following, list):
                need(following, f"seat {seat}: the steps {taken} lead nowhere")
                waiting += [[*taken, n] for n in following]
            else:
                found.append(-1 - following)
        same(sorted(found), sorted(codes), f"seat {seat}: what small steps lead to")


def illegal_changes_nothing(match: Match, rng: Rng) -> None:
    """Law 5: a move that is not offered is refused with a clause and words, and nothing has changed."""
    before = state(match)
    for seat in range(match.seats):
        for _ in range(3):
            other = match.waiting[0] if match.waiting else 0
            legal = match.legal(other)
            if len(legal) and rng.below(2):
                move = legal[int(rng.below(len(legal)))]
            else:
                move = any_move(match, rng)
            refusal = match.why_not(seat, move)
            if move in match.legal(seat):
                need(refusal is None, f"{move} is legal, but {refusal} forbids it")
                continue
            need(refusal is not None, f"{move} is not offered to seat {seat}, but nothing forbids it")
            assert refusal is not None
            need(str(refusal) in clause_ids(match.game), f"{move} is refused with {refusal}, which is no clause")
            with strict():
                for lang in tongues(match.game):
                    need(match.explain(refusal, lang).strip(), f"{move}: {refusal} has no words in {lang}")
            try:
                match.play(seat, move)
            except IllegalMove as error:
                need(error.clause == str(refusal), f"{move}: play names {error.clause}, why_not {refusal}")
                need(error.reason == match.explain(refusal), f"{move}: play and why_not give other reasons")
            else:
                raise CheckFailed(f"{move} is not offered to seat {seat}, but can be played")
            try:
                match._table.clone().play(seat, move.code)
            except RuleError:
                pass
            else:
                raise CheckFailed(f"{move} is not offered to seat {seat}, but the table takes it")
    same(before, state(match), "after refused moves the match")


@cache
def clause_ids(name: str) -> frozenset[str]:
    """The ids of all clauses of a game."""
    return frozenset(row["id"] for row in game(name).clauses)


# -- copies, wire form, documents, records ---------------------------------------------------------------------


def go_on(table: Table, seed: int, decisions: int) -> Table:
    """Play at random on a table, chance included, until somebody is asked or the game is over."""
    rng = Rng(seed)
    table.playout(rng, decisions)
    table.random_chance(rng)
    return table


def wire_round_trip(match: Match, rng: Rng) -> None:
    """Pack, unpack and pack again gives the same, and both tables go on in the same way."""
    text = match.wire()
    other = game(match.game).unwire(text)
    same(text, other.wire(), "the wire form read and written again")
    need(match.waiting == other.waiting and match.over == other.over, "the wire form asks others")
    for v in viewers(match):
        same(match.view(v), other.view(v), f"the view of {v} from the wire form")
    seed = int(rng.bits())
    mine, theirs = match._table.clone(), other._table
    same(go_on(mine, seed, 12).pack(), go_on(theirs, seed, 12).pack(), "the game that goes on from the wire form")
    same(text, match.wire(), "the table that was packed")


@cache
def has_documents(name: str) -> bool:
    """Does the game read and write position documents?"""
    mine = kit(name)
    return type(mine).document is not Kit.document and type(mine).position is not Kit.position


def document_round_trip(match: Match, rng: Rng) -> None:
    """The document, sent as JSON, gives an equal match: views, options, question, and how it goes on."""
    if not has_documents(match.game):
        return
    doc = match.document()
    same(json.loads(json.dumps(doc)), doc, "the document as JSON")
    other = game(match.game).position(json.loads(json.dumps(doc)))
    same(doc, other.document(), "the document read and written again")
    need(match == other, "position(document()) is not an equal match")
    need(match.waiting == other.waiting and match.over == other.over, "the position asks others")
    for v in viewers(match):
        same(match.view(v), other.view(v), f"the view of {v} from the document")
    for s in match.waiting:
        same(match.question(s), other.question(s), f"the question of seat {s} from the document")
        same(codes_of(match._table, s), codes_of(other._table, s), f"the options of {s} from the document")
    same(match.outcome, other.outcome, "the outcome from the document")
    seed = int(rng.bits())
    mine, theirs = match._table.clone(), other._table.clone()
    go_on(mine, seed, 12)
    go_on(theirs, seed, 12)
    same(match._kit.document(mine), match._kit.document(theirs), "the game that goes on from the document")


def copies_are_free(match: Match, rng: Rng) -> None:
    """A copy is equal; what is played on one leaves the other as it was, both ways."""
    before = state(match)
    copy = match.clone()
    same(before, state(copy), "a copy")
    other = match.clone()
    for _ in range(3):
        if copy.waiting:
            copy.play(*pick(copy, rng))
    same(before, state(match), "the match after its copy was played on")
    same(before, state(other), "a copy after another was played on")
    table = match._table.clone()
    packed = table.pack()
    twin = table.clone()
    need(twin.pack() == packed, "a copied table packs differently")
    go_on(table, int(rng.bits()), 6)
    need(twin.pack() == packed, "a copied table changed with the original")


def record_round_trip(match: Match, rng: Rng) -> None:
    """`replay(record)` gives the same match with the same past, and `verify` proves all of chance."""
    text = match.record
    other = replay(text)
    same(state(match), state(other), "the replayed match")
    same(text, other.record, "the record of the replayed match")
    for s in range(match.seats):
        need(match.can_undo(s) == other.can_undo(s), f"after a replay seat {s} has another right to undo")
    verdict = verify(text)
    asked = sum(1 for a in match._answers if a.seat == CHANCE)
    need(not verdict.problems, f"verify finds {verdict.problems}")
    need(verdict.proved + verdict.scripted == asked, f"{verdict.proved} of {asked} answers of chance are proved")


def queries_change_nothing(match: Match, rng: Rng) -> None:
    """Law 6: whatever is asked of a match, it stays as it was."""
    table, kit_ = match._table, match._kit
    packed, log, answers = table.pack(), list(match._log), list(match._answers)
    hidden = (match._rolled, list(match._script), match._undo, table.choices, len(table.outbox))
    for v in viewers(match):
        match.view(v)
        match.events(v)
        match.digest(v)
        match.record_for(v)
    for s in range(match.seats):
        legal = match.legal(s)
        match.question(s)
        match.can_undo(s)
        repr(legal)
        codes_of(table, s)
        for k in some(rng, len(legal), 3):
            move = legal[k]
            match.why_not(s, move)
            match.sentence(s, move)
            match.move(s, str(move))
            kit_.path(table, s, move.code)
            draft = match.draft(s)
            draft.take(draft.steps[0])
            need(any(draft.mask) or draft.move is not None, "a draft leads nowhere")
            kit_.timeout(table, s)
    for name in ("outcome", "record", "waiting", "commitment", "over", "number", "options", "names"):
        getattr(match, name)
    match.wire()
    match.check()
    match.clone()
    match.sample(None, Rng(int(rng.bits())))
    if has_documents(match.game):
        match.document()
    same(packed, table.pack(), "the table after queries")
    need(match._table is table, "a query replaced the table")
    need((log, answers) == (match._log, match._answers), "a query changed the past")
    now = (match._rolled, list(match._script), match._undo, table.choices, len(table.outbox))
    need(hidden == now, "a query changed the match")


def asks_again(match: Match, rng: Rng) -> None:
    """Law 1: the rule in progress, run again, asks the same question."""
    if match.over or (match._table.mode == SEALED and match._table.pending != match._table.invited):
        return
    table = match._table.clone()
    before = table.pack()
    options = [codes_of(table, s) for s in range(match.seats)]
    ask_again(table)
    same(before, table.pack(), "the table after its rule was run again")
    same(options, [codes_of(table, s) for s in range(match.seats)], "what is offered when asked again")


def ask_again(table: Table) -> None:
    """Forget the open question and let the rule in progress ask again. Sealed answers stay."""
    if table.over or (table.mode == SEALED and table.pending != table.invited):
        return
    table._close()
    depth = len(table.stack)
    table.stack[-1].run(table)
    need(table.who != NOBODY and len(table.stack) == depth, "the rule in progress does not ask again")


# -- secrecy ------------------------------------------------------------------------------------------------------


def sight(match: Match, viewer: int | None, whole: bool = True) -> dict[str, Any]:
    """Everything that reaches one viewer, as plain data; the record (long, and with a commitment) if `whole`."""
    out: dict[str, Any] = {
        "view": match.view(viewer),
        "asked": sorted(match.waiting),
        "number": match.number,
        "over": match.over,
        "events": latest(match, viewer),
        "told": told(match, viewer),
    }
    if whole:
        out["record"] = match.record_for(viewer)
    if viewer is not None and viewer in match.waiting:
        table, legal = match._table, match.legal(viewer)
        question = match.question(viewer)
        assert question is not None
        out["question"] = [question.key, question.clause, question.text()]
        out["options"] = [len(legal), *(str(legal[k]) for k in places(len(legal)))]
        out["steps"] = [s.text for s in match.draft(viewer).steps]
        out["words"] = [match.sentence(viewer, legal[k]) for k in (0, len(legal) - 1)]
        out["timeout"] = match._kit.timeout(table, viewer)
    return out


def same_sight(one: Match, other: Match, viewer: int | None, why: str, whole: bool = True) -> None:
    """The viewer gets the same messages, of the same number and size, from both."""
    a, b = sight(one, viewer, whole), sight(other, viewer, whole)
    who = "the spectator" if viewer is None else f"seat {viewer}"
    if a != b:
        raise CheckFailed(f"{why}: what {who} sees differs{difference(a, b)}")
    need(data(a) == data(b), f"{why}: what {who} gets differs in its JSON")


def others_answered(table: Table) -> bool:
    """Are there sealed answers already?"""
    return table.mode == SEALED and table.pending != table.invited


def scrambled(table: Table, viewer: int | None, rng: Rng) -> Table:
    """A copy in which all a viewer cannot know is different: the rules' numbers and who is asked are not."""
    other = table.clone()
    other.scramble(code_of(viewer), rng)
    same(_frames(table), _frames(other), "the rules in progress hold something hidden: their numbers")  # law 2
    ask_again(other)
    asked = (table.about, table.invited) == (other.about, other.invited)
    need(asked, f"who is asked depends on what viewer {viewer} cannot know")  # law 3
    return other


def swap(match: Match, rng: Rng, whole: bool = False) -> None:
    """Change all a viewer cannot know: nothing that reaches the viewer changes, nor who is asked."""
    if match.over:
        return
    for viewer in viewers(match):
        other = match.clone()
        other._table = scrambled(match._table, viewer, rng)
        same_sight(match, other, viewer, "after a swap", whole)


def swap_and_play(match: Match, seat: int, move: Move, rng: Rng, whole: bool = False) -> int:
    """The same, one move later: unless somebody was shown something, the same is told. How often that was compared.

    Here a rule that tells too much is caught: its events differ although nobody's knowledge has changed.
    """
    if others_answered(match._table):
        return 0
    mine = match.clone()
    learnt = mine._table.knowledge()
    mine.play(seat, move)
    if mine.over or mine._table.knowledge() != learnt:
        return 0
    compared = 0
    for viewer in viewers(match):
        other = match.clone()
        other._table = scrambled(match._table, viewer, rng)
        if not other._table.allows(seat, move.code):
            need(viewer != seat, f"{move} is legal for seat {seat} or not, depending on what it cannot know")
            continue
        learnt = other._table.knowledge()
        other.play(seat, move)
        if other.over or other._table.knowledge() != learnt:
            continue
        compared += 1
        need(mine.digest(viewer) == other.digest(viewer), f"viewer {viewer} was told something hidden after {move}")
        same_sight(mine, other, viewer, f"after a swap and {move}", whole)
    return compared


def siblings(match: Match, rng: Rng) -> int:
    """Two different answers: whoever was told the same sees the same. How often that could be compared."""
    compared = 0
    for seat in open_seats(match):
        many = len(match.legal(seat))
        if many < 2:
            continue
        a = int(rng.below(many))
        b = (a + 1 + int(rng.below(many - 1))) % many
        compared += compare_branches(match, [(seat, match.legal(seat)[a]), (seat, match.legal(seat)[b])])
    return compared


def every_sibling(match: Match, rng: Rng) -> int:
    """After many different answers, whoever was told the same sees the same. How often that was compared."""
    compared = 0
    for seat in open_seats(match):
        legal = match.legal(seat)
        few = some(rng, len(legal), MOST_SIBLINGS)  # cards put back in any order have thousands of answers
        compared += compare_branches(match, [(seat, legal[k]) for k in few])
    return compared


def compare_branches(match: Match, answers: Sequence[tuple[int, Move]]) -> int:
    """Play each answer on a copy; viewers with equal digests must see the same. How many pairs had equal ones."""
    branches = []
    for seat, move in answers:
        copy = match.clone()
        copy.play(seat, move)
        branches.append((seat, move, copy))
    compared = 0
    for i, (seat, move, one) in enumerate(branches):
        for other_seat, other_move, other in branches[:i]:
            for viewer in viewers(match):
                if viewer in (seat, other_seat) or one.digest(viewer) != other.digest(viewer):
                    continue
                compared += 1
                closed = not (one.over or other.over)  # after the end everybody may read the whole record
                same_sight(one, other, viewer, f"after {move} or {other_move} by seat {seat}", closed)
                if viewer is None:
                    same(
                        _frames(one._table),
                        _frames(other._table),
                        f"after {move} or {other_move} the rules' numbers",
                    )
    return compared


def parallel_lives(match: Match, rng: Rng, depth: int = 6) -> int:
    """Two worlds a viewer cannot tell apart, side by side: as long as it is told the same, it sees the same."""
    everyone = viewers(match)
    viewer = everyone[int(rng.below(len(everyone)))]
    if match.over or others_answered(match._table):
        return 0
    one, other = match.clone(), match.clone()
    other._table = scrambled(match._table, viewer, rng)
    compared = 0
    for _ in range(depth):
        if one.over or other.over or sorted(one.waiting) != sorted(other.waiting):
            break
        seat, move = pick(one, rng)
        if seat not in open_seats(other):
            break
        theirs = move
        if not other._table.allows(seat, move.code) or (seat != viewer and rng.below(4) == 0):
            many = len(other.legal(seat))
            theirs = other.legal(seat)[int(rng.below(many))]
        one.play(seat, move)
        other.play(seat, theirs)
        if one.digest(viewer) != other.digest(viewer) or one.over or other.over:
            break
        compared += 1
        same_sight(one, other, viewer, f"in parallel lives, after {move} and {theirs} by seat {seat}", whole=False)
    return compared


def refusals_tell_nothing(match: Match, rng: Rng) -> None:
    """Why a move is refused does not depend on what the asking seat cannot know."""
    if match.over:
        return
    for seat in range(match.seats):
        other = match.clone()
        other._table = scrambled(match._table, seat, rng)
        for _ in range(4):
            move = any_move(match, rng)
            same(_refused(match, seat, move), _refused(other, seat, move), f"the refusal of {move} to seat {seat}")


def _refused(match: Match, seat: int, move: Move) -> list[str]:
    refusal = match.why_not(seat, move)
    if refusal is None:
        return ["legal"]
    out = [str(refusal), *(match.explain(refusal, lang) for lang in tongues(match.game))]
    try:
        match.clone().play(seat, move)
    except IllegalMove as error:
        out.append(str(error))
    return out


def no_seed(match: Match, rng: Rng) -> None:
    """A player's record gives neither the seed nor coming results away before the end, and fits the commitment."""
    secret = match._key.hex()
    for viewer in viewers(match):
        text = match.record_for(viewer)
        need(f"commit: {match.commitment}" in text, "a player's record lacks the commitment")
        if match.over:
            need(text == match.record, "a player's record is not the host's after the end")
        else:
            need(secret not in text and "\nseed:" not in text, "a player's record holds the seed before the end")


def worlds_are_possible(match: Match, rng: Rng) -> None:
    """A sampled world is what its viewer sees: the same messages, the same digest, sound, playable."""
    for viewer in viewers(match):
        world = match.sample(viewer, Rng(int(rng.bits())))
        need(not world.check(), f"a world of viewer {viewer} is impossible: {world.check()}")
        need(world.digest(viewer) == match.digest(viewer), f"a world of viewer {viewer} has another digest")
        same_sight(match, world, viewer, "in a sampled world", whole=False)
        need(world._key != match._key, "a sampled world knows the seed")
        go_on(world._table, int(rng.bits()), 4)
        need(not world.check(), f"a world of viewer {viewer} goes wrong: {world.check()}")


def _frames(table: Table) -> list[list[int]]:
    out = []
    for frame in table.stack:
        writer = Writer()
        frame.save(writer)
        out.append([int(frame.kind()), *writer.ints])
    return out


# -- over a whole game ------------------------------------------------------------------------------------------


@dataclass
class Own:
    """One move of a seat since its last commit point, and the match before it."""

    before: Match
    move: Move


class Witness:
    """Follows one game from decision to decision and remembers what must not change, or must fit together."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.old: list[tuple[Table, list[int]]] = []
        self.seat = -1  # who moved last
        self.run: list[Own] = []  # its moves since its last commit point
        self.closed = ""  # why they cannot be taken back
        self.told = [told(match, v) for v in viewers(match)]
        self.made = 0

    def play(self, seat: int, move: Move) -> None:
        """Play a move, and look at what it did."""
        match = self.match
        table = match._table.clone()
        self.old.append((table, table.pack()))
        before = match.clone()
        told_before = len(match._log)
        answers, learnt, commits = len(match._answers), match._table.knowledge(), match._table.commits
        sealed = match._several
        returned = match.play(seat, move)
        self.made += 1
        limit = match._kit.max_decisions
        need(self.made <= limit, f"more than {limit} decisions")
        self._feed(returned, seat, told_before)
        self._knowledge(before)
        if seat != self.seat or self.closed:
            self.run = []
        self.seat = seat
        self.run.append(Own(before, move))
        self.closed = ""
        if any(a.seat == CHANCE for a in match._answers[answers:]):
            self.closed = "chance"
        elif match._table.knowledge() != learnt:
            self.closed = "revealed"
        elif match._table.commits != commits:
            self.closed = "told" if match._kit.all_read else "turn"
        if sealed or match._several:
            self.closed = "sealed"  # an answer is given again instead; undo must not tell who has
        if match.over:
            self.closed = "over"

    def _feed(self, returned: list[dict[str, Any]], seat: int, before: int) -> None:
        """What play returns is what its seat may read; readers get every event once, numbered from 0."""
        for k, viewer in enumerate(viewers(self.match)):
            who, count = code_of(viewer), self.told[k]
            new = [e for e in self.match._log[before:] if e.reaches(who)]
            self.told[k] += len(new)
            if self.made % (4 if viewer == seat else 16):
                continue
            events = self.match.events(viewer, since=count)
            need([e["n"] for e in events] == list(range(count, self.told[k])), f"the events of {viewer}: numbers")
            if viewer == seat:
                bare = [{k: v for k, v in e.items() if k != "n"} for e in events]
                same(returned, bare, f"what play returned to seat {seat}")

    def _knowledge(self, before: Match) -> None:
        """Law 4: nobody's view changes unless that viewer is told something."""
        for viewer in viewers(self.match):
            if before.digest(viewer) == self.match.digest(viewer):
                same(
                    before.view(viewer), self.match.view(viewer), f"viewer {viewer} was told nothing, but its view"
                )

    def undo_rights(self) -> None:
        """Undo is refused with the right reason, or restores exactly what was, one move or all of them."""
        match = self.match
        for seat in range(match.seats):
            reason = "over" if match.over else ""
            if not reason and match._several:
                reason = "sealed"  # taking back would show whether others have answered
            if not reason and not self.made:
                reason = "nothing"
            if not reason:
                reason = "others" if seat != self.seat and self.closed != "sealed" else self.closed
            need(
                match.can_undo(seat) == (reason == ""), f"seat {seat}: can_undo is {match.can_undo(seat)}, {reason}"
            )
            if not reason:
                continue
            before = self._cheap()
            try:
                match.undo(seat)
            except UndoRefused as error:
                fits = error.reason == reason or reason == "sealed"
                need(fits, f"seat {seat}: undo refused because of {error.reason}, not {reason}")
            else:
                raise CheckFailed(f"seat {seat} may take back a move in spite of: {reason}")
            same(before, self._cheap(), "the match after a refused undo")
        if self.closed or not self.made or match._several:
            return
        after = state(match)
        legal = [match.legal(s) for s in match.waiting]
        taken = match.undo(self.seat, 1)
        for options in legal:
            try:
                options.all()
            except RuleError:
                continue
            raise CheckFailed("options taken before an undo go on listing the table that was taken back")
        need(taken == 1, f"{taken} moves were taken back, not 1")
        same(state(self.run[-1].before), state(match), "the match after taking back one move")
        if len(self.run) > 1:
            taken = match.undo(self.seat)
            need(taken == len(self.run) - 1, f"{taken} moves were taken back, not {len(self.run) - 1}")
            same(state(self.run[0].before), state(match), "the match after taking back all moves")
        for own in self.run:
            match.play(self.seat, own.move)
        same(after, state(match), "the match after undo and the same moves again")

    def _cheap(self) -> tuple[str, int, int, int]:
        match = self.match
        return match.wire(), len(match._answers), len(match._log), match._rolled

    def old_copies(self) -> None:
        """No copy made on the way has changed."""
        for n, (table, packed) in enumerate(self.old):
            need(table.pack() == packed, f"the copy kept at decision {n} has changed")


# -- everything at once: for `make soak` ------------------------------------------------------------------------


@dataclass(frozen=True)
class Check:
    """A check and how often it is made: at every decision, or at one in so many."""

    run: Callable[[Match, Rng], object]
    one_in: int

    @property
    def name(self) -> str:
        """What it is called."""
        return self.run.__name__


CHECKS = (
    Check(invariants, 1),
    Check(outcome_fits, 1),
    Check(no_false_choice, 1),
    Check(asks_again, 3),
    Check(options_agree, 5),
    Check(notation_round_trip, 10),
    Check(wire_round_trip, 20),
    Check(document_round_trip, 20),
    Check(drafts, 40),
    Check(swap, 50),
    Check(siblings, 60),
    Check(worlds_are_possible, 60),
    Check(parallel_lives, 60),
    Check(copies_are_free, 80),
    Check(refusals_tell_nothing, 100),
    Check(illegal_changes_nothing, 100),
    Check(draft_tree, 100),
    Check(queries_change_nothing, 150),
    Check(sentences, 150),
    Check(words_of_any_move, 100),
    Check(record_round_trip, 150),
    Check(no_seed, 200),
)
UNDO_ONE_IN = 50
SWAP_ONE_IN = 50
LONG = 4_000
"""The rates are for games with this limit of decisions; shorter games are looked at more often."""


@dataclass
class Failure:
    """What went wrong in one game, and the record to see it again."""

    setting: Setting
    seed: int
    decision: int
    check: str
    why: str
    record: str

    @property
    def headline(self) -> str:
        """What and where, in one line."""
        return f"{self.setting}, seed {self.seed}, decision {self.decision}, {self.check}: {self.why}"


@dataclass
class Tally:
    """How much was done."""

    games: int = 0
    decisions: int = 0
    checks: int = 0


def soak_game(setting: Setting, seed: int, tally: Tally) -> Failure | None:
    """Play one random game with all checks; the failure, if there is one."""
    rng = Rng(seed)
    doing, made = "start", 0
    match: Match | None = None

    def now(one_in: int) -> bool:
        often = max(1, one_in * limit // LONG)
        return over or often == 1 or rng.below(often) == 0

    try:
        match = setting.start(seed)
        limit, over = match._kit.max_decisions, False
        witness = Witness(match)
        while True:
            over = match.over
            for check in CHECKS:
                if now(check.one_in):
                    doing = check.name
                    check.run(match, rng)
                    tally.checks += 1
            if now(UNDO_ONE_IN):
                doing = "undo"
                witness.undo_rights()
                tally.checks += 1
            if over:
                break
            seat, move = pick(match, rng)
            if now(SWAP_ONE_IN):
                doing = "swap_and_play"
                swap_and_play(match, seat, move, rng)
                tally.checks += 1
            doing = f"play {seat} {move}"
            witness.play(seat, move)
            made += 1
        doing = "old copies"
        witness.old_copies()
        tally.games += 1
        tally.decisions += made
    except Exception as error:
        why = f"{type(error).__name__}: {error}" if not isinstance(error, CheckFailed) else str(error)
        return Failure(setting, seed, made, doing, why, "" if match is None else match.record)
    return None
