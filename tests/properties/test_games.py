"""What must hold over whole games."""

from collections.abc import Callable
from functools import partial

import pytest

import rookery
from rookery.core.rng import Rng
from rookery.core.table import RuleError
from rookery.errors import NotAMove
from rookery.games import kit
from rookery.play.checks import Setting, Witness, pick, state
from tests.anygame import ALL, decisions, every, every_game, every_plain, fewer, play_out, seed_of, steady


@every
def test_a_witness_finds_nothing_strange(setting: Setting) -> None:
    """Old copies stay as they were, views change only with news, undo is exact or refused, the end comes."""
    for n in range(fewer(3)):
        match, rng = setting.start(n), Rng(n)
        witness = Witness(match)
        witness.undo_rights()
        while not match.over:
            witness.play(*pick(match, rng))
            if rng.below(6) == 0 or match.over:
                witness.undo_rights()
        witness.old_copies()


@every
def test_a_view_beside_the_watchers_is_the_same_view(setting: Setting) -> None:
    for match, _ in decisions(setting, 3, one_in=9):
        public, kept = match.view(None), match.view(None)
        for seat in range(match.seats):
            assert match.view_beside(public, seat) == match.view(seat)
        assert public == kept


@every
def test_events_read_on_from_anywhere_are_the_same(setting: Setting) -> None:
    """Whoever reads only what is new reads what others read from the beginning, also in copies."""
    told = [0] * (setting.seats + 1)
    for match, _ in decisions(setting, 4, one_in=5):
        for k, viewer in enumerate((*range(setting.seats), None)):
            news = match.clone().events(viewer, told[k])
            match.events(viewer, told[k])
            assert match.events(viewer, told[k]) == news
            told[k] += len(news)
            again = match.events(viewer)
            assert len(again) == told[k]
            assert again[told[k] - len(news) :] == news


@every
def test_the_same_seed_and_choices_give_the_same_game(setting: Setting) -> None:
    for seed in range(fewer(3)):
        one, other = play_out(setting, seed), play_out(setting, seed)
        assert one.record == other.record
        assert state(one) == state(other)
    assert setting.start("x").record != setting.start("y").record


@every
def test_no_generator_is_needed_to_replay(setting: Setting) -> None:
    """Law 4: all randomness is an answer of chance, so the answers alone give the same table."""
    match = play_out(setting, 11, steady)
    mine = kit(setting.game)
    options = mine.settle_options(setting.chosen)
    table = mine.with_options(options).table(setting.seats, options)
    table.loud = True
    table.settle()
    for answer in match._answers:
        table.play(answer.seat, answer.code)
    assert table.over
    assert table.pack() == match._table.pack()


@every
def test_records_are_complete_at_the_end(setting: Setting) -> None:
    match = play_out(setting, seed_of(setting))
    record = match.record
    assert rookery.replay(record).record == record
    assert rookery.replay(record).outcome == match.outcome
    assert rookery.verify(record).ok
    for seat in [*range(setting.seats), None]:
        assert match.record_for(seat) == record
        assert rookery.replay(record).events(seat) == match.events(seat)


@every_plain
def test_a_verified_record_cannot_be_bent(setting: Setting) -> None:
    """Another answer of chance, another seed, or other words: verify says so."""
    match = play_out(setting, 3)
    lines = match.record.split("\n")
    assert not rookery.verify("\n".join(x for x in lines if not x.startswith("seed:"))).ok
    rolls = [n for n, x in enumerate(lines) if x.startswith("* ")]
    bent = 0
    for n in rolls[:6]:
        other = next(
            (lines[k] for k in rolls if lines[k].split()[1] == lines[n].split()[1] and lines[k] != lines[n]), ""
        )
        if other:
            changed = [*lines[:n], other, *lines[n + 1 :]]
            assert not rookery.verify("\n".join(changed)).ok
            bent += 1
    assert bent
    words = rookery.game(setting.game).start(seats=setting.seats, seed=3, words=["open", "sesame"])
    wordless = rookery.game(setting.game).start(seats=setting.seats, seed=3)
    assert words.commitment == wordless.commitment
    assert rookery.verify(words.record).ok
    assert not rookery.verify(words.record.replace('"sesame"', '"simsim"')).ok


@every_plain
def test_options_of_an_answered_question_refuse_to_guess(setting: Setting) -> None:
    for match, _ in decisions(setting, 5, one_in=10, end=False):
        seat = match.waiting[0]
        legal, draft = match.legal(seat), match.draft(seat)
        copy = match.clone()
        stale, stale_draft = copy.legal(seat), copy.draft(seat)
        copy.play(seat, stale[0])
        uses: list[Callable[[], object]] = [
            partial(len, stale),
            partial(stale.__getitem__, 0),
            partial(list, stale),
            partial(getattr, stale_draft, "steps"),
        ]
        for use in uses:
            with pytest.raises(RuleError, match="answered"):
                use()
        assert len(legal) and (draft.steps or draft.move is not None)


@every_game
def test_the_whole_action_space_is_sound(name: str) -> None:
    """Every number is a move that can be written and read back, or is refused as no move: no holes."""
    notation = kit(name).notation
    actions = notation.actions()
    rng = Rng(1)
    numbers = {0, 1, actions - 1, *range(min(actions, 200)), *(int(rng.below(actions)) for _ in range(3000))}
    holes = []
    for number in sorted(numbers):
        try:
            code = notation.move(number)
        except NotAMove:
            continue
        assert notation.number(code) == number
        try:
            assert notation.parse(notation.text(code)) == code
        except NotAMove:
            holes.append((number, notation.text(code)))
    for number in (-1, actions, actions + 7, 10**30):
        with pytest.raises(NotAMove):
            notation.move(number)
    assert not holes, f"{len(holes)} numbers have a text that is no move, such as {holes[:3]}"


def test_every_game_and_seat_count_is_here() -> None:
    seen = {(s.game, s.seats) for s in ALL}
    for name in rookery.games():
        for seats in rookery.game(name).seats:
            assert (name, seats) in seen
        for option in rookery.game(name).options:
            if len(option.values) > 1:
                assert any(option.name in s.chosen for s in ALL if s.game == name)


@every_game
def test_wrong_seats_and_options_are_refused(name: str) -> None:
    game = rookery.game(name)
    for seats in (0, -1, game.seats[0] - 1, game.seats[-1] + 1, 99, True, 3.0, "3", None, [3]):
        with pytest.raises(rookery.GameError):
            game.start(seats=seats)  # type: ignore[arg-type]
    with pytest.raises(rookery.GameError):
        game.start(seats=game.seats[0], options={"no-such-option": 1})
    for option in game.options:
        with pytest.raises(rookery.GameError):
            game.start(seats=game.seats[0], options={option.name: object()})
    match = game.start(seats=game.seats[0], seed=1)
    for use in (match.legal, match.question, match.draft, match.undo):
        for seat in (-1, game.seats[0], 99):
            with pytest.raises(rookery.GameError):
                use(seat)
        for junk in ("0", None, 0.0):
            with pytest.raises(TypeError):
                use(junk)  # type: ignore[arg-type]


@every
def test_a_match_ends_before_it_is_cut_short(setting: Setting) -> None:
    game = rookery.game(setting.game) if setting.game in rookery.games() else rookery.Game(setting.game)
    match = play_out(setting, 3)
    assert len(match._answers) <= game.max_decisions
    assert game.usual_seats in game.seats
