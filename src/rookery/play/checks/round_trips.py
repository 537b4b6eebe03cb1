"""Checks of what must come back as it was: wire, documents, copies, records, and questions asked again."""

from __future__ import annotations

import json
from functools import cache

from rookery.core.rng import Rng
from rookery.core.table import CHANCE, NOBODY, SEALED, Table
from rookery.games import kit
from rookery.games.kit import Kit
from rookery.play.checks.basics import codes_of, need, pick, same, some, state, viewers
from rookery.play.game import game, replay, verify
from rookery.play.match import Match

TRIED_OUT = 8
"""One in so many documents is tried out as those of strangers are: that takes most of the time."""


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
    by_hand = type(mine).document is not Kit.document and type(mine).position is not Kit.position
    return by_hand or mine.reading is not None


def document_round_trip(match: Match, rng: Rng) -> None:
    """The document, sent as JSON, gives an equal match: views, options, question, and how it goes on."""
    if not has_documents(match.game):
        return
    doc = match.document()
    same(json.loads(json.dumps(doc)), doc, "the document as JSON")
    tried = rng.below(TRIED_OUT) > 0  # an equal table can be played as this one is: that is checked elsewhere
    other = game(match.game).position(json.loads(json.dumps(doc)), tried=tried)
    same(doc, other.document(), "the document read and written again")
    need(tried or match == other, "position(document()) is not an equal match")  # it compares documents again
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
