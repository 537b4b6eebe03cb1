"""Whom a move names: an event that it brings about at once and that names another seat, in any game.

What nobody was named by, though they could have been, counts as well: a robbery spared is an event that another
legal move would have brought. So every legal move is tried on a copy of the table, or a sample of many.
"""

from __future__ import annotations

from typing import Final

from rookery.core.moves import Move
from rookery.core.rng import Rng
from rookery.core.table import RuleError
from rookery.play.match import Match

TRIED: Final = 32
"""So many legal moves are tried; of more, these are drawn by lot."""
Named = frozenset[tuple[str, int]]
"""Kinds of events, and the seats they name."""


def choice(match: Match, seat: int, played: Move, rng: Rng) -> tuple[Named, Named]:
    """Whom a seat could have named, and whom of them it did name."""
    legal = match.legal(seat)
    if len(legal) <= TRIED:
        tried = legal.all()
    else:
        tried = [legal[int(rng.below(len(legal)))] for _ in range(TRIED)]
    could, did = [told(match, seat, move) for move in tried], told(match, seat, played)
    if not any(could) and not did:  # a sealed answer brings nothing about yet: then what is written counts
        could, did = [written(match, seat, move) for move in tried], written(match, seat, played)
    all_named = frozenset[tuple[str, int]]().union(*could)
    return all_named, did & all_named


def told(match: Match, seat: int, move: Move) -> Named:
    """Whom the events name that follow a move before anybody else is asked."""
    table = match._table.clone()
    try:
        table.step(seat, move.code)
    except RuleError:  # what only the clock may answer
        return frozenset()
    found = set()
    for event in table.outbox:
        kind = match._kit.events[event.kind]
        values = zip(kind.args, event.args(seat), strict=False)
        seats = {name: value for (name, what), value in values if what == "seat"}
        if seats.pop("seat", None) == seat:
            found |= {(kind.key, other) for other in seats.values() if other is not None and other >= 0}
    return frozenset((kind, other) for kind, other in found if other != seat)


def written(match: Match, seat: int, move: Move) -> Named:
    """Whom the move itself names."""
    try:
        key, args = match._kit.move_text(match._table, seat, move.code)
    except NotImplementedError:
        return frozenset()
    others = {args.get(name) for name in match._kit.persons} - {seat}
    verb = key.removeprefix(f"{match.game}-move-")
    return frozenset((verb, other) for other in others if isinstance(other, int))
