"""What must hold over whole games."""

import json
from collections.abc import Callable
from functools import partial

import pytest

import rookery
from rookery.core.rng import Rng
from rookery.core.table import RuleError
from rookery.errors import NotAMove
from rookery.i18n import LANGUAGES
from rookery.play.checks import Setting, pick, state, whole
from tests.anygame import (
    ALL,
    decisions,
    every,
    every_game,
    every_plain,
    every_with_documents,
    fewer,
    midgame,
    play_out,
    seed_of,
)


@every
def test_a_witness_finds_nothing_strange(setting: Setting) -> None:
    """Old copies stay as they were, views change only with news, undo is exact or refused, the end comes."""
    for n in range(fewer(3)):
        whole.witnessed(setting, n)


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
        whole.same_seed_same_game(setting, seed)


@every
def test_no_generator_is_needed_to_replay(setting: Setting) -> None:
    """Law 4: all randomness is an answer of chance, so the answers alone give the same table."""
    whole.replays_without_a_generator(setting, 11)


@every
def test_records_are_complete_at_the_end(setting: Setting) -> None:
    whole.complete_record(setting, seed_of(setting))


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
    assert not rookery.verify(words.record).problems
    assert rookery.verify(words.record.replace('"sesame"', '"simsim"')).problems


def claims(record: str) -> list[str]:
    """What a record without fault claims and does not prove."""
    verdict = rookery.verify(record)
    assert not verdict.problems
    assert bool(verdict) == (not verdict.unproved)
    assert all(len({claim.say(lang) for lang in LANGUAGES}) == len(LANGUAGES) for claim in verdict.unproved)
    return [claim.slug for claim in verdict.unproved]


@every_plain
def test_a_record_that_stops_before_the_end_is_not_proved(setting: Setting) -> None:
    whole = play_out(setting, 5).record
    assert claims(whole) == []
    assert claims(whole.rstrip("\n").rsplit("\n", 1)[0] + "\n") == ["unproved-end"]
    assert claims(setting.start(5).record) == ["unproved-end"]


@every_with_documents
def test_a_prepared_position_is_not_proved(setting: Setting) -> None:
    match, rng = rookery.game(setting.game).position(midgame(setting, 4, 30).document()), Rng(1)
    while not match.over:
        match.play(*pick(match, rng))
    assert claims(match.record) == ["unproved-position"]


def test_characters_that_were_not_dealt_by_the_seed_are_not_proved() -> None:
    dealt = play_out(Setting("castle-of-the-devil", 4), 5)
    before = dealt.options["characters"]
    one, two, *rest = before.split()
    choice = rookery.game("castle-of-the-devil").seat_choice
    assert choice is not None
    free = next(word for word in choice.each if word not in before.split())
    for after in (" ".join([two, one, *rest]), " ".join([free, two, *rest])):
        assert claims(dealt.record.replace(before, after)) == ["unproved-deal"]
    assert claims(dealt.record.replace(f', "characters": "{before}"', "")) == ["unproved-deal"]

    match = play_out(Setting("castle-of-the-devil", 4, json.dumps({"characters": f"- {free}"})), 5)
    found = rookery.verify(match.record).unproved
    assert [claim.given["seats"] for claim in found] == ["1"]


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


def test_options_and_drafts_of_an_undone_question_refuse_to_guess() -> None:
    match = rookery.game("thiefs-market").start(seats=3, seed=1)
    seat = match.waiting[0]
    before = [str(m) for m in match.legal(seat)]
    match.play(seat, before[0])
    other = match.waiting[0]
    stale, stale_draft = match.legal(other), match.draft(other)
    match.undo(seat)
    with pytest.raises(RuleError, match="taken back"):
        list(stale)
    with pytest.raises(RuleError, match="taken back"):
        stale_draft.steps  # noqa: B018
    assert [str(m) for m in match.legal(seat)] == before


def test_an_answer_that_goes_wrong_leaves_everything_as_it_was() -> None:
    """Scripted chance that cannot happen, in the middle of an answer: also what the server reads stays."""
    game = rookery.game("thiefs-market")
    match = game.start(seats=3, seed=1)
    while not match.over:
        copy = match.clone()
        copy.script(["nonsense"] * 1000)
        before = state(copy)
        seat, move = pick(match, Rng(match.number))
        try:
            copy.play(seat, move)
        except rookery.PositionError:
            assert state(copy) == before
        match.play(seat, move)


def test_a_move_of_another_game_is_not_a_move() -> None:
    market = rookery.game("thiefs-market").start(seats=3, seed=1)
    castle = rookery.game("castle-of-the-devil").start(seats=3, seed=1)
    foreign = castle.move(0, "name nobody")
    assert foreign not in market.legal(market.waiting[0])
    for use in (market.play, market.why_not, market.sentence, market.move, market.answer):
        with pytest.raises(NotAMove):
            use(market.waiting[0], foreign)


def test_words_for_a_robbery_of_somebody_who_is_not_there() -> None:
    match = rookery.game("thiefs-market").start(seats=3, seed=1)
    for text in ("rob 4 keep red", "rob 1 keep red red red red red"):
        with pytest.raises(rookery.IllegalMove, match=r"\[TM-"):
            match.sentence(match.waiting[0], text)


@every_game
def test_the_whole_action_space_is_sound(name: str) -> None:
    """Every number is a move that can be written and read back, or is refused as no move: no holes."""
    whole.action_space(name)


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
    whole.wrong_settings(name)
    game = rookery.game(name)
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
    whole.ends_in_time(setting, 3)
