"""Why a move is refused: for every kind of question, what leaves no way out, and what is not asked now."""

from collections.abc import Callable

import pytest

import rookery
from rookery.i18n.languages import LANGUAGES
from tests.clauses import clause
from tests.rules.thieves_den.table import GAME, player, scouting, thieving, tidying, with_power
from tests.scenario import Scenario

FULL = "C C C G G G A A"
HANDS = (player(hand="L01A L02A L30A L04A"), player(hand="L07A L08A L09A L10A"), player(hand="L13A L14A L15A L16A"))
RIVALS = (player("C G"), player("C G"))


def power(tile: str, *players: dict[str, object], robbed: str = "") -> Scenario:
    """Seat 0 has just used a power."""
    return with_power(tile, *players, robbed=robbed.split()).when(0, f"power {tile} codex")


ASKED: dict[str, Callable[[], Scenario]] = {
    "pick": lambda: scouting(*HANDS),
    "turn": lambda: thieving(player("C G", above="L03A"), player("C"), player()),
    "gain": lambda: thieving(player(above="L16A"), player(), player()).when(0, "rob L16A"),
    "upto": lambda: thieving(player("C C", above="L04A"), player(), player()).when(0, "rob L04A", "pay codex"),
    "return": lambda: thieving(player(FULL, above="L01A"), player(), player()).when(0, "rob L01A"),
    "destroy": lambda: thieving(player(above="L10A"), *RIVALS).when(0, "rob L10A"),
    "steal": lambda: thieving(player(above="L28A"), *RIVALS).when(0, "rob L28A"),
    "lure": lambda: thieving(player(above="L11A"), *RIVALS).when(0, "rob L11A"),
    "pay": lambda: thieving(player("C G", above="L29A"), player(), player()).when(0, "rob L29A"),
    "vanish": lambda: power("PW01", player("C", above="L01A L03A"), player(), player(), robbed="L01A L03A"),
    "double": lambda: power("PW02", player("C", above="L01A L03A"), player(), player(), robbed="L01A L03A"),
    "strike": lambda: power("PW03", player("C", above="L01A L03A"), player(), player()),
    "renew": lambda: power("PW04", player("C", above="L01A L03A"), player(), player()),
    "may": lambda: with_power("PW07", player("C", above="L01A"), player(), player(), top=["L03A"]).when(
        0, "power PW07 codex"
    ),
    "shift": lambda: power("PW09", player("C", above="L01A L03A"), player(above="L09A"), player(), robbed="L01A"),
    "swap": lambda: power("PW10", player("C", above="L01A L03A"), player(above="L09A"), player()),
    "false": lambda: power("PW11", player("C", above="L01A L03A"), player(), player()),
    "holder": lambda: tidying(player("", 2), player("", 2), player(reputation=4)),
}
NO_WAY_OUT = {
    "pick": "TD-D2", "gain": "TD-Q20", "return": "TD-B1", "destroy": "TD-Q15", "steal": "TD-Q15", "lure": "TD-Q15",
    "vanish": "TD-A11", "double": "TD-A11", "strike": "TD-Q28", "renew": "TD-A11", "shift": "TD-A11",
    "swap": "TD-A11", "false": "TD-P11", "holder": "TD-U8",
}  # fmt: skip
WAY_OUT = {
    "turn": ("pass", "TD-T3"),
    "upto": ("stop", "TD-Q22"),
    "pay": ("decline", "TD-Q23"),
    "may": ("decline", "TD-Q28"),
}
NOT_ASKED = {
    "pick": "TD-R1", "turn": "TD-T2", "gain": "TD-Y1", "upto": "TD-L3", "return": "TD-B1", "destroy": "TD-L1",
    "steal": "TD-L4", "lure": "TD-L2", "pay": "TD-Y12", "vanish": "TD-P1", "double": "TD-P2", "strike": "TD-Q28",
    "renew": "TD-P4", "may": "TD-P7", "shift": "TD-P9", "swap": "TD-P10", "false": "TD-P11", "holder": "TD-R1",
}  # fmt: skip
every_question = pytest.mark.parametrize("asked", ASKED)


@clause("TD-Q15", "TD-Q20", "TD-Q28", "TD-A11")
@pytest.mark.parametrize("asked", NO_WAY_OUT)
def test_what_must_be_done_cannot_be_declined(asked: str) -> None:
    story = ASKED[asked]().then(asked=asked)
    for move in ("pass", "stop", "decline"):
        refusal = story.refused(0, move, NO_WAY_OUT[asked]).match.why_not(0, move)
        assert refusal is not None
        assert refusal.slug == "must"


@pytest.mark.parametrize("asked", WAY_OUT)
def test_where_one_may_decline_the_move_is_named(asked: str) -> None:
    story, (word, law) = ASKED[asked]().then(asked=asked), WAY_OUT[asked]
    for move in {"pass", "stop", "decline"} - {word}:
        refusal = story.refused(0, move, law).match.why_not(0, move)
        assert refusal is not None
        assert all(f"{word}" in story.match.explain(refusal, lang) for lang in LANGUAGES)
    assert story.match.why_not(0, word) is None


@every_question
def test_what_is_not_asked_now(asked: str) -> None:
    story = ASKED[asked]().then(asked=asked)
    for move in ("hag codex", "return codex", "vanish L01A"):
        if move not in story.match.legal(0):
            story.refused(0, move, NOT_ASKED[asked])
    if asked != "pick":
        story.refused(0, "pick L01A", "TD-R1")


@every_question
def test_every_move_that_can_be_written_has_a_sentence_or_a_reason(asked: str) -> None:
    """However impossible: a clause of this game, and words in every language."""
    match = ASKED[asked]().match
    laws = {row["id"] for row in rookery.game(GAME).clauses}
    numbers = range(0, rookery.game(GAME).actions, 7)
    for n in numbers:
        move = match.move(0, match._kit.notation.text(match._kit.notation.move(n)))
        refusal = match.why_not(0, move)
        assert refusal is None or refusal in laws
        for lang in LANGUAGES:
            said = match.explain(refusal, lang) if refusal is not None else match.sentence(0, move, lang)
            assert said
            assert "{" not in said


def test_who_is_not_asked_is_told_what_the_table_waits_for() -> None:
    full = player(FULL, above="L01A")
    thieving(player(), full, player()).when(0, "rob L01A").then(waiting=1).refused(0, "pass", "TD-Q18").refused(
        2, "pass", "TD-T1"
    )
    story = scouting(*HANDS).when(0, "pick L30A").when(1, "pick L07A").when(2, "pick L13A")
    story.then(waiting=0, asked="gain").refused(1, "pick L08A", "TD-Q6")
    tidying(player("", 2), player("", 2), player(reputation=4)).then(waiting=0).refused(1, "holder 1", "TD-U8")
    passed = thieving(player("C", above="L16A"), player(passed=True), player()).when(0, "rob L16A")
    passed.then(asked="gain").refused(1, "pass", "TD-T4")


@clause("TD-Y12")
def test_a_thief_is_paid_with_a_thief() -> None:
    """A codex on the board does not help, and the reason is not that there is none."""
    story = thieving(player("C", above="L17A"), player(), player()).when(0, "rob L17A").then(asked="pay")
    refusal = story.refused(0, "pay codex", "TD-Y12").match.why_not(0, "pay codex")
    assert refusal is not None
    assert refusal.slug == "pay-other"
    ASKED["pay"]().refused(0, "pay thief", "TD-Y12").refused(0, "pay fossil", "TD-Y12")
