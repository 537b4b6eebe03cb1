"""Checks of what nobody may learn: other worlds, other answers, other lives that a seat cannot tell apart."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from rookery.core.moves import Move
from rookery.core.rng import Rng
from rookery.core.table import SEALED, Table, Writer
from rookery.errors import IllegalMove
from rookery.games.kit import Kit
from rookery.play.checks.basics import (
    MANY,
    CheckFailed,
    any_move,
    code_of,
    difference,
    latest,
    need,
    open_seats,
    pick,
    places,
    same,
    some,
    told,
    tongues,
    viewers,
)
from rookery.play.checks.round_trips import ask_again, go_on
from rookery.play.match import Match
from rookery.play.memory import remembered
from rookery.play.observation import Observation

SENT = msgspec.json.Encoder().encode
"""As the server writes it."""
MOST_SIBLINGS = 8
"""So many answers are compared with each other."""


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
    if viewer is not None:
        out["numbers"] = numbers(match, viewer)
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


def numbers(match: Match, viewer: int) -> list[list[int]]:
    """What a program that learns gets in that seat: what it sees and remembers, and the rows of its moves."""
    spec, table = spec_of(match), match._table
    out = [list(spec.seen(table, viewer)), list(remembered(match, viewer))]
    if viewer in match.waiting:
        legal = match.legal(viewer)
        out += [list(spec.row(table, viewer, legal[k].code)) for k in some(Rng(1), len(legal))]
    return out


_SPECS: dict[tuple[int, int], tuple[Kit, Observation]] = {}


def spec_of(match: Match) -> Observation:
    """What the numbers of a match's observations mean."""
    key = id(match._kit), match.seats
    if key not in _SPECS:
        if len(_SPECS) > MANY:
            _SPECS.clear()
        _SPECS[key] = match._kit, Observation(match._kit, match.seats, match._options)
    return _SPECS[key][1]


def same_sight(one: Match, other: Match, viewer: int | None, why: str, whole: bool = True) -> None:
    """The viewer gets the same messages, of the same number and size, from both."""
    same_messages(sight(one, viewer, whole), sight(other, viewer, whole), viewer, why)


def same_messages(one: dict[str, Any], other: dict[str, Any], viewer: int | None, why: str) -> None:
    """What was collected for a viewer at two tables is the same, and so is its size."""
    who = "the spectator" if viewer is None else f"seat {viewer}"
    if one != other:
        raise CheckFailed(f"{why}: what {who} sees differs{difference(one, other)}")
    need(SENT(one) == SENT(other), f"{why}: what {who} gets differs in its JSON")


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
    """Two different answers: those who were told the same see the same. How often that could be compared."""
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
    """After many different answers, those who were told the same see the same. How often that was compared."""
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
    for viewer in viewers(match):
        alike: dict[int, list[tuple[Move, Match]]] = {}
        for seat, move, copy in branches:
            if viewer != seat:
                alike.setdefault(copy.digest(viewer), []).append((move, copy))
        for group in alike.values():
            compared += len(group) * (len(group) - 1) // 2
            _all_the_same(group, viewer)
    return compared


def _all_the_same(group: list[tuple[Move, Match]], viewer: int | None) -> None:
    """Each is compared with the first: what equals the same thing is equal."""
    if len(group) < 2:
        return
    (first_move, first), *others = group
    seen = sight(first, viewer, whole=not first.over)  # after the end everybody may read the whole record
    for move, other in others:
        why = f"after {first_move} or {move}"
        same_messages(seen, sight(other, viewer, whole=not other.over), viewer, why)
        if viewer is None:
            same(_frames(first._table), _frames(other._table), f"{why} the rules' numbers")


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
