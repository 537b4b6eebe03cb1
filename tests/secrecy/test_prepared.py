"""Prepared tables: a digest tells apart what a viewer can tell apart, and nothing else."""

import pytest

import rookery
from rookery.core.rng import Rng
from rookery.errors import PositionError, RecordError
from rookery.i18n import LANGUAGES
from rookery.play.checks import Setting, pick, viewers
from rookery.play.match import Match
from tests.anygame import decisions, every_with_documents, midgame, seed_of


def other_world(match: Match, viewer: int | None, seed: int) -> Match:
    """A prepared table this viewer cannot tell from the true one."""
    game = rookery.game(match.game)
    try:
        return game.position(match.sample(viewer, Rng(seed)).document())
    except PositionError:  # the others' memories of a sampled world need not be such as play leads to
        return game.position(match.document())


@every_with_documents
def test_tables_that_look_alike_have_the_same_digest_and_others_have_not(setting: Setting) -> None:
    game = rookery.game(setting.game)
    seen: dict[int | None, dict[int, str]] = {v: {} for v in (*range(setting.seats), None)}
    for match, rng in decisions(setting, seed_of(setting), one_in=20, end=False):
        here = game.position(match.document())
        for viewer in viewers(match):
            view = str(here.view(viewer))
            assert seen[viewer].setdefault(here.digest(viewer), view) == view
            world = other_world(match, viewer, int(rng.bits()))
            assert str(world.view(viewer)) == view
            assert world.digest(viewer) == here.digest(viewer)
            assert game.unwire(here.wire()).digest(viewer) == here.digest(viewer)
            assert rookery.replay(here.record).digest(viewer) == here.digest(viewer)
    assert all(0 not in found for found in seen.values())


def test_a_hidden_card_does_not_change_what_the_others_were_told() -> None:
    def held(secret: str) -> rookery.Match:
        return rookery.game("castle-of-the-devil").position({"seats": 3, "players": [{"items": secret}, {}, {}]})

    one, other = held("dagger"), held("gloves")
    assert one.digest(0) != other.digest(0)
    assert [one.digest(v) for v in (1, 2, None)] == [other.digest(v) for v in (1, 2, None)]


@every_with_documents
def test_a_players_record_of_a_prepared_table_says_why_it_cannot_be_replayed(setting: Setting) -> None:
    """Until the game is over: then nothing is hidden any more, and it can."""
    document = midgame(setting, 2, 9).document()
    match = rookery.game(setting.game).position(document)
    host = rookery.replay(match.record)
    assert host == match
    for viewer in viewers(match):
        record = match.record_for(viewer)
        assert "\nposition: ?\n" in record
        with pytest.raises(RecordError) as error:
            rookery.replay(record)
        assert error.value.slug in ("hidden", "hidden-position")
        assert len({error.value.say(lang) for lang in LANGUAGES}) == len(LANGUAGES)
        assert not rookery.verify(record).ok
    rng = Rng(seed_of("over", setting))
    while not match.over:
        match.play(*pick(match, rng))
    assert all(rookery.replay(match.record_for(viewer)) == match for viewer in viewers(match))


@every_with_documents
def test_a_prepared_table_in_the_middle_of_a_sealed_question_replays(setting: Setting) -> None:
    """Somebody whose answer came with the position changes it before the last seat answers."""
    for match, rng in decisions(setting, seed_of("middle", setting), one_in=2, end=False):
        asked = match.waiting
        if not match.sealed or len(asked) < 2 or len(match.unanswered) < len(asked):
            continue
        for seat in asked[1:]:
            match.play(seat, match.legal(seat)[0])
        table = rookery.game(setting.game).position(match.document())
        for seat in (asked[1], asked[0]):
            many = len(table.legal(seat))
            table.play(seat, table.legal(seat)[int(rng.below(many))])
        assert rookery.replay(table.record) == table
