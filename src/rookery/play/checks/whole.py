"""What must hold over whole games, for every game: each check plays its games itself, from a seed."""

import random
from typing import Any

from rookery.core.rng import Rng
from rookery.core.table import CHANCE, SEALED, WATCHER, Table
from rookery.errors import GameError, NotAMove
from rookery.games import kit
from rookery.play.checks.basics import (
    CheckFailed,
    Setting,
    code_of,
    codes_of,
    latest,
    need,
    pick,
    same,
    state,
    viewers,
)
from rookery.play.checks.walk import decisions, play_out, steady
from rookery.play.checks.witness import Witness
from rookery.play.game import Game, replay, verify
from rookery.play.match import Match

UNDO_ONE_IN = 6
FEW = 8
"""So many answers of chance are looked at to find another one."""


def witnessed(setting: Setting, seed: int) -> None:
    """Old copies stay as they were, views change only with news, undo is exact or refused, the end comes."""
    match, rng = setting.start(seed), Rng(seed)
    witness = Witness(match)
    witness.undo_rights()
    while not match.over:
        witness.play(*pick(match, rng))
        if rng.below(UNDO_ONE_IN) == 0 or match.over:
            witness.undo_rights()
    witness.old_copies()


def same_seed_same_game(setting: Setting, seed: int) -> None:
    """The same seed and the same choices give the same game."""
    one, other = play_out(setting, seed), play_out(setting, seed)
    same(one.record, other.record, "the record of the same game")
    same(state(one), state(other), "the same game")
    need(setting.start("x").record != setting.start("y").record, "two seeds give one record")


def replays_without_a_generator(setting: Setting, seed: int) -> None:
    """Law 4: all randomness is an answer of chance, so the answers alone give the same table."""
    match = play_out(setting, seed, steady)
    mine = kit(setting.game)
    options = match.options
    table = mine.with_options(options).table(setting.seats, options)
    table.loud = True
    table.settle()
    for answer in match._answers:
        table.play(answer.seat, answer.code)
    need(table.over, "the answers of a whole game do not lead to its end")
    same(match._table.pack(), table.pack(), "the table that the answers alone lead to")


def complete_record(setting: Setting, seed: int) -> None:
    """At the end the record is everybody's, replays to the same end, and is proved."""
    match = play_out(setting, seed)
    record = match.record
    again = replay(record)
    same(record, again.record, "the record of the replayed match")
    same(match.outcome, again.outcome, "the outcome of the replayed match")
    need(verify(record).ok, "verify does not prove a whole game")
    for viewer in viewers(match):
        need(match.record_for(viewer) == record, f"viewer {viewer} has another record after the end")
        same(match.events(viewer), again.events(viewer), f"what {viewer} was told in the replayed match")


def ends_in_time(setting: Setting, seed: int) -> None:
    """The end comes before research cuts the game short, also where nobody counts decisions."""
    mine = kit(setting.game)
    match = play_out(setting, seed)
    need(len(match._answers) <= mine.max_decisions, f"{len(match._answers)} answers, more than max_decisions")
    need(Game(setting.game).usual_seats in mine.seats, "usual_seats are not among the seats")


def spectators_know_least(setting: Setting, seed: int) -> None:
    """What a spectator reads in an event, every seat reads too."""
    match = play_out(setting, seed)
    for event in match._log:
        if event.reaches(WATCHER):
            seen = event.args(WATCHER)
            for seat in range(setting.seats):
                theirs = event.args(seat)
                told = event.reaches(seat) and all(a is None or a == b for a, b in zip(seen, theirs, strict=True))
                need(told, f"a spectator reads more of {match._kit.events[event.kind].key} than seat {seat}")


def secret_chance(setting: Setting, seed: int) -> None:
    """The record shows an answer of chance to those who were told it, and to nobody else."""
    match = play_out(setting, seed, steady)
    mine, options = match._kit, match.options
    table = mine.table(setting.seats, options)
    table.loud = True
    table.settle()
    for answer in match._answers:
        if answer.seat == CHANCE:
            others = [code for code in codes_of(table, CHANCE)[-FEW:] if code != answer.code]
            if others and table.allows(CHANCE, others[0]):
                _secret_answer(match, table, answer.code, others[0])
        table.step(answer.seat, answer.code)


def _secret_answer(match: Match, table: Table, code: int, other_code: int) -> None:
    """One answer of chance, and another that might have come instead."""
    mine = match._kit
    text = mine.notation.text(code)
    told = [table.clone() for _ in range(4)]
    for one, answer in ((told[0], code), (told[1], other_code)):
        one._apply(CHANCE, answer)
    for one, answer in ((told[2], code), (told[3], other_code)):
        one.step(CHANCE, answer)
    readers = mine.known_to(table, CHANCE, code), mine.known_to(table, CHANCE, other_code)
    for viewer in viewers(match):
        who = code_of(viewer)
        reads = [mask == -1 if viewer is None else (mask >> viewer) & 1 == 1 for mask in readers]
        if not any(reads):
            at_once = told[0].digest(who) == told[1].digest(who)
            need(at_once, f"viewer {viewer} is told of {text} what its record hides")
        elif all(reads) and told[2].digest(who) == told[3].digest(who) and told[2].pack() != told[3].pack():
            views = [mine.view(one, who, match.options) for one in told[2:]]
            need(
                views[0] != views[1],
                f"the record shows viewer {viewer} that chance answered {text}, and nobody did",
            )


def traces(match: Match) -> list[object]:
    """Everything of the past that can leave the process."""
    records = [match.record_for(viewer) for viewer in viewers(match)]
    return [match.record, match.lines(), match.wire(), match.settled, *records]


def order_stays_secret(match: Match, rng: Rng) -> None:
    """Who answered a sealed question first is nobody's business: not while it is open, and not afterwards."""
    asked = list(match.waiting)
    if match._table.mode != SEALED or len(asked) < 2 or match.unanswered != tuple(sorted(asked)):
        return
    dice = random.Random(int(rng.bits()))
    moves = {seat: dice.choice(match.legal(seat)) for seat in asked}
    for some in (asked, asked[:-1], asked[1:]):  # the question closed, and still open
        one, other = match.clone(), match.clone()
        for seat in some:
            one.play(seat, moves[seat])
        for seat in reversed(some):
            other.play(seat, moves[seat])
        same(traces(one), traces(other), "what is left of sealed answers, given in another order,")


def same_world_again(match: Match, rng: Rng) -> None:
    """The same generator gives the same world."""
    seed = int(rng.below(1 << 30))
    for viewer in viewers(match):
        one, other = match.sample(viewer, Rng(seed)), match.sample(viewer, Rng(seed))
        same(one._table.pack(), other._table.pack(), f"the world of viewer {viewer} from one generator")
        need(one._key == other._key != match.sample(viewer, Rng(seed + 1))._key, "worlds share their chance")


def truth_left_alone(match: Match, rng: Rng) -> None:
    """Sampling, and playing on in the world, leaves the truth as it was."""
    before = state(match)
    for viewer in viewers(match):
        world = match.sample(viewer, Rng(int(rng.bits())))
        for _ in range(4):
            if not world.over:
                world.play(*pick(world, rng))
    same(before, state(match), "the match after sampling")


def worlds_tell_no_more(match: Match, rng: Rng) -> None:
    """A bot may look at its world from every side: past events and the record hold no hidden truth."""
    for viewer in viewers(match):
        world = match.sample(viewer, Rng(int(rng.bits())))
        same(match.view(None), world.view(None), f"what watchers see in a world of viewer {viewer}")
        mine = latest(match, viewer, 60)
        for other in viewers(world):
            for event in latest(world, other, 40):
                need(readable(event, mine), f"viewer {viewer} reads {event} in a world, from {other}")
        try:
            world.record  # noqa: B018
        except GameError:
            continue
        raise CheckFailed("a sampled world has a record")


def readable(event: dict[str, Any], mine: list[dict[str, Any]]) -> bool:
    """Is this, hidden parts aside, an event the viewer was told?"""
    bare = {k: v for k, v in event.items() if v is not None}
    return any(all(known.get(k) == v for k, v in bare.items()) for known in mine)


def action_space(name: str) -> None:
    """Every number is a move that can be written and read back, or is refused as no move: no holes."""
    notation = kit(name).notation
    actions = notation.actions()
    rng = Rng(1)
    numbers = {0, 1, actions - 1, *range(min(actions, 200)), *(int(rng.below(actions)) for _ in range(3000))}
    for number in sorted(n for n in numbers if n < actions):
        try:
            code = notation.move(number)
        except NotAMove:
            continue
        need(notation.number(code) == number, f"action {number} is not its own number")
        try:
            need(notation.parse(notation.text(code)) == code, f"{notation.text(code)} is read as another move")
        except NotAMove:
            raise CheckFailed(f"action {number} has the text {notation.text(code)}, which is not a move") from None
    for number in (-1, actions, actions + 7, 10**30):
        try:
            notation.move(number)
        except NotAMove:
            continue
        raise CheckFailed(f"there is a move of number {number}, of {actions}")


def wrong_settings(name: str) -> None:
    """Seats and options that do not fit are refused."""
    game = Game(name)
    low, high = game.seats[0], game.seats[-1]
    seats: Any
    for seats in (0, -1, low - 1, high + 1, 99, True, 3.0, "3", None, [3]):
        _refused(name, f"{seats!r} seats", lambda seats=seats: game.start(seats=seats))
    _refused(name, "an unknown option", lambda: game.start(seats=low, options={"no-such-option": 1}))
    for option in game.options:
        given = {option.name: object()}
        _refused(name, f"any value of {option.name}", lambda given=given: game.start(seats=low, options=given))


def _refused(name: str, what: str, use: Any) -> None:
    try:
        use()
    except GameError:
        return
    raise CheckFailed(f"{name} starts with {what}")


def sealed_order(setting: Setting, seed: int) -> None:
    """`order_stays_secret` along a game."""
    for match, rng in decisions(setting, seed, one_in=3, end=False):
        order_stays_secret(match, rng)
