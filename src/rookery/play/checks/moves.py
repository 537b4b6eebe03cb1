"""Checks of what is offered and answered: options, notation, words, drafts, refusals, the outcome."""

from __future__ import annotations

from functools import cache

from rookery.core.rng import Rng
from rookery.core.table import RuleError
from rookery.errors import IllegalMove, NotAMove
from rookery.i18n import strict
from rookery.play.checks.basics import (
    FEW,
    MANY,
    CheckFailed,
    any_move,
    latest,
    need,
    open_seats,
    places,
    same,
    some,
    state,
    tongues,
)
from rookery.play.game import game
from rookery.play.match import Match, Question


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
            need(str(refusal) in clause_ids(match.game), f"{move} is refused with {refusal}, which is not a clause")
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
