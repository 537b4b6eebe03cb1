"""Thief's Market: the others' infamy totals appear nowhere before the end (TM-C8, TM-I13).

Totals are set to numbers that occur nowhere else, so that any text that holds one is caught.
"""

import re
from typing import Any

import pytest

import rookery
from rookery.core.rng import Rng
from rookery.i18n import LANGUAGES
from rookery.play import checks
from rookery.play.match import Match
from tests.anygame import fewer, midgame

SEATS = rookery.game("thiefs-market").seats


def marked(seats: int, seed: int, promo: bool = False) -> Match:
    """A match in which seat s has some 7000 + 200 s infamy tokens: far too many to meet by accident."""
    options = f'{{"promo": {str(promo).lower()}}}'
    document = midgame(checks.Setting("thiefs-market", seats, options), seed, 20 + 7 * seed).document()
    for seat, player in enumerate(document["players"]):
        player["infamy"] = 7000 + 200 * seat
    return rookery.game("thiefs-market").position(document, seed=seed)


def holds_total(text: str, seat: int) -> bool:
    """Does a text hold the total of a seat, or the difference to the next seat's?"""
    return any(
        7000 + 200 * seat <= int(n) < 7200 + 200 * seat for n in re.findall(r"(?<![0-9A-Za-z])\d{4}\b", text)
    )


def everything(match: Match, viewer: int | None, rng: Rng) -> str:
    """All that can reach a viewer but the record: views, events and moves in every language, drafts, refusals."""
    out: list[Any] = [checks.sight(match, viewer, whole=False), repr(match.outcome)]
    for lang in LANGUAGES:
        out += [match.tell(e, lang) for e in checks.latest(match, viewer)]
        if viewer is not None and viewer in match.waiting:
            legal = match.legal(viewer)
            out += [match.sentence(viewer, legal[k], lang) for k in checks.some(rng, len(legal), 4)]
            out.append(str(match.question(viewer)))
    if viewer is not None:
        for _ in range(4):
            move = checks.any_move(match, rng)
            refusal = match.why_not(viewer, move)
            if refusal is not None:
                out += [match.explain(refusal, lang) for lang in LANGUAGES]
    return checks.data(out)


def others(match: Match, viewer: int | None) -> list[int]:
    return [s for s in range(match.seats) if s != viewer]


@pytest.mark.parametrize("promo", [False, True])
@pytest.mark.parametrize("seats", SEATS)
def test_no_message_holds_anothers_total(seats: int, promo: bool) -> None:
    for seed in range(fewer(2)):
        match, rng = marked(seats, seed, promo), Rng(seed)
        for _ in range(fewer(50)):
            if match.over:
                break
            for viewer in checks.viewers(match):
                text = everything(match, viewer, rng)
                for seat in others(match, viewer):
                    assert not holds_total(text, seat), f"viewer {viewer} can read the infamy of seat {seat}"
                if viewer is not None:
                    assert holds_total(text, viewer), "one's own total is missing"
            match.play(*checks.pick(match, rng))


@pytest.mark.parametrize("seats", SEATS)
def test_no_players_record_holds_anothers_total(seats: int) -> None:
    """Not even of a game that began from a position, which says what everybody has."""
    match, rng = marked(seats, 1), Rng(1)
    for _ in range(8):
        for viewer in checks.viewers(match):
            text = match.record_for(viewer)
            for seat in others(match, viewer):
                assert not holds_total(text, seat), f"the record of viewer {viewer} holds the infamy of seat {seat}"
        if not match.over:
            match.play(*checks.pick(match, rng))


@pytest.mark.parametrize("seats", SEATS)
def test_totals_are_shown_at_the_end(seats: int) -> None:
    match, rng = marked(seats, 2), Rng(2)
    while not match.over:
        match.play(*checks.pick(match, rng))
    for viewer in checks.viewers(match):
        text = checks.data(match.view(viewer))
        assert all(holds_total(text, seat) for seat in range(seats))


def test_the_marks_are_found() -> None:
    assert holds_total('{"infamy":7003}', 0)
    assert holds_total("7399 tokens", 1)
    assert not holds_total("seed: 70037003aa7003", 0)
    assert not holds_total('{"infamy":7003}', 1)
