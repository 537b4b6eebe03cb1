"""Position documents: defaults, round trips, and what is refused."""

import json
from typing import Any

import pytest

import rookery
from rookery.core.rng import Rng
from rookery.play.checks import pick
from tests.clauses import clause
from tests.rules.castle_of_the_devil.coach import GAME, coach, game, p
from tests.scenario import impossible


def test_everything_may_be_left_out() -> None:
    for seats in range(3, 11):
        match = game().position({"seats": seats})
        assert match.waiting == (0,)
        assert not match.check()
        assert len(match.document()["players"]) == seats


@pytest.mark.parametrize("seats", [3, 5, 6, 10])
def test_a_document_is_the_whole_table_at_every_moment(seats: int) -> None:
    """In the middle of trades, fights and sealed windows too."""
    match, rng = game().start(seats=seats, seed=seats, options={"smuggling": True, "turn-cap": 50}), Rng(seats)
    for _ in range(150):
        if match.over:
            break
        doc = json.loads(json.dumps(match.document()))
        again = game().position(doc)
        assert again.document() == doc
        assert sorted(again.waiting) == sorted(match.waiting)
        assert [again.view(v) for v in (0, 1, None)] == [match.view(v) for v in (0, 1, None)]
        match.play(*pick(match, rng))


@clause("CD-S3", "CD-S4", "CD-S11", "CD-O6", "CD-H1")
def test_impossible_positions_are_refused() -> None:
    rows = [{"items": "key"}, {"items": "goblet"}, {"items": "bag_key"}, {"items": "bag_goblet"}]
    impossible(
        GAME, players=[{**r, "occupation": "thug"} for r in rows], clause="CD-S3", where="players[1].occupation"
    )
    impossible(GAME, players=[{**r, "faction": "order"} for r in rows], clause="CD-S4", where="players[2].faction")
    impossible(GAME, players=[{"items": "ring"}, {"items": "ring"}, *rows[2:]], clause="CD-S11")
    impossible(GAME, players=rows, top=["dagger", "ring", "whip"], clause="CD-O6", where="top")
    impossible(GAME, players=rows, deck=["dagger"], clause="CD-S11", where="deck")
    impossible(GAME, players=[{"items": ""}, *rows[1:]], where="players[0].items")
    much = "key key goblet goblet dagger gloves knives whip"
    impossible(GAME, players=[{"items": much}, {"items": "ring"}, *rows[2:]], clause="CD-H1")
    impossible(GAME, players=rows, undealt="order", where="undealt")
    impossible(GAME, players=rows, progress=[["fight", 1]], where="progress")
    impossible(GAME, players=rows, progress=[["turn", 0, 0]], where="progress")  # a turn in no journey
    impossible(
        GAME, players=rows, progress=[["journey", 1], ["journey", 1], ["turn", 0, 0]], where="progress.journey"
    )
    impossible(GAME, players=rows, sealed={"0": "pass"}, where="sealed")
    impossible(GAME, players=[{"items": "broom"}, *rows[1:]], where="players[0].items")
    impossible(GAME, players=rows[:3], seats=4, where="players")
    impossible(GAME, players=rows, mood="dark")


def test_wrong_memories_are_refused() -> None:
    doc = coach(
        p("thug", "key"), p("priest", "goblet"), p("doctor", "bag_key"), p("duelist", "bag_goblet")
    ).match.document()
    for change in (
        {"items": 3},
        {"items": {"cards": ["key@0"], "known": [], "facts": []}},
        {**doc["memory"], "items": {**doc["memory"]["items"], "known": [[99]] * 5}},
        {**doc["memory"], "items": {**doc["memory"]["items"], "facts": [[0, [1], [2]]]}},
        {**doc["memory"], "occupations": {**doc["memory"]["occupations"], "cards": ["thug@0"] * 10}},
    ):
        with pytest.raises(rookery.GameError):
            game().position({**doc, "memory": change})


# -- rules in progress ---------------------------------------------------------------------------------------

# step, attacker, defender, asked, swords, shields, banned, duel, verdict, foresees, winner, priest, uses
FIGHT = {"step": 4, "attacker": 0, "defender": 1, "asked": 4, "swords": 4, "shields": 0, "banned": -1, "duel": 0,
         "verdict": -1, "foresees": 0, "winner": -1, "priest": -1, "uses": 0}  # fmt: skip
DARK = [p("diplomat", "key"), p("doctor", "goblet"), p("thug", "bag_key"), p("bodyguard", "bag_goblet"),
        p("hypnotist", "ring")]  # fmt: skip


def brawl(**changes: int) -> list[list[Any]]:
    """Seat 0 attacks seat 1 of five, seat 2 stands by; with these numbers otherwise."""
    return [["journey", 1], ["turn", 2, 0], ["fight", *{**FIGHT, **changes}.values()]]


def test_a_fight_may_be_in_progress() -> None:
    coach(*DARK, progress=brawl()).then(asked="ability", waiting=(0, 1, 2, 3, 4))


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("step", 5), ("step", 9), ("attacker", 5), ("attacker", 1), ("defender", 0), ("defender", 5),
        ("defender", -1), ("asked", 3), ("asked", 99), ("swords", -1), ("swords", 63), ("swords", 1), ("swords", 2),
        ("shields", -1), ("shields", 4), ("banned", 1), ("banned", 3), ("duel", 2), ("verdict", 7),
        ("verdict", 3), ("foresees", 1), ("winner", 0), ("priest", 4), ("uses", 1), ("uses", -1),
    ],
)  # fmt: skip
def test_a_fight_in_progress_is_one_that_can_be(field: str, value: int) -> None:
    """Every number is of its kind, and fits the others: nothing here may run without an end."""
    impossible(GAME, players=DARK, progress=brawl(**{field: value}), where=f"progress.fight.{field}")


@pytest.mark.parametrize(("swords", "shields"), [(-1, 0), (63, 0), (0, -1), (0, 32)])
def test_no_set_of_seats_holds_others_than_those_at_the_table(swords: int, shields: int) -> None:
    where = "progress.fight.swords" if swords else "progress.fight.shields"
    impossible(GAME, seats=5, progress=brawl(swords=swords, shields=shields), where=where)


def test_no_verdict_for_somebody_who_is_not_there() -> None:
    impossible(GAME, seats=7, progress=brawl(asked=6, verdict=7), where="progress.fight.verdict")


def in_a_turn(*rules: dict[str, Any]) -> list[dict[str, Any]]:
    """Rules in progress inside the turn of seat 0."""
    return [{"rule": "journey"}, {"rule": "turn"}, *rules]


@clause("CD-F4", "CD-F6")
def test_a_fight_in_progress_is_written_by_hand() -> None:
    """What is nothing or follows is left out; a document says the same with every entry."""
    fight = {"rule": "fight", "step": "abilities", "defender": 1, "asked": 4, "swords": [2]}
    match = coach(*DARK, progress=in_a_turn(fight)).then(asked="ability", waiting=(0, 1, 2, 3, 4)).match
    assert match.document() == coach(*DARK, progress=brawl()).match.document()
    written = {"rule": "fight", "step": "abilities", "attacker": 0, "defender": 1, "asked": 4, "swords": [2]}
    assert match.document()["progress"][-1] == written


def test_cards_used_in_a_fight_are_written_by_name() -> None:
    uses = [{"seat": 0, "card": "dagger"}]
    players = [p("diplomat", "dagger"), *DARK[1:]]
    fight = {"rule": "fight", "step": "abilities", "defender": 1, "asked": 4, "swords": [2], "uses": uses}
    assert coach(*players, progress=in_a_turn(fight)).match.document()["progress"][-1]["uses"] == uses


@pytest.mark.parametrize(
    ("entry", "value"),
    [
        ("step", 4), ("step", "lunch"), ("step", None), ("attacker", 1), ("attacker", "0"), ("defender", 7),
        ("defender", True), ("swords", 4), ("swords", [7]), ("swords", [2, 2]), ("swords", [2] * 10**5),
        ("duel", 1), ("asked", -1), ("uses", {"dagger": 0}), ("uses", [4]),
        ("uses", [{"seat": 9, "card": "dagger"}]), ("uses", [{"seat": 0, "card": "broom"}]),
        ("uses", [{"seat": 0, "card": []}]), ("foresees", 1), ("mood", 1),
    ],
)  # fmt: skip
def test_an_entry_of_a_rule_is_of_its_kind(entry: str, value: Any) -> None:
    fight = {"rule": "fight", "step": "abilities", "defender": 1, "asked": 4, "swords": [2], entry: value}
    where = "progress.fight" if entry in ("foresees", "mood") else f"progress.fight.{entry}"
    with pytest.raises(rookery.PositionError) as refused:
        game().position({"players": DARK, "seats": 5, "progress": in_a_turn(fight)})
    assert refused.value.where.startswith(where)
    assert refused.value.message


# -- as earlier versions wrote them --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("use", "why"),
    [
        (4 | 1 << 6, "a defender has no use for a Dagger"),
        (8 | 0 << 6, "the attacker has no Poison Ring"),
        (8 | 4 << 6, "an outsider has no use for a Poison Ring"),
        (32 + 9 | 2 << 6, "a Thug only attacks"),
        (32 + 7 | 3 << 6, "a Bodyguard who stands by nobody"),
        (20 | 0 << 6, "no such card"),
    ],
)
def test_a_card_used_is_one_that_can_have_been_used(use: int, why: str) -> None:
    fight = [*brawl(uses=1)[-1], use]
    impossible(GAME, players=DARK, progress=[*brawl()[:-1], fight], where="progress.fight.uses")


@pytest.mark.parametrize(
    ("rows", "where"),
    [
        ([["turn", 0, 1]], "progress.turn.seat"),
        ([["turn", 2, 0]], "progress.turn.step"),
        ([["turn", 0, 0, 0]], "progress.turn"),
        ([["turn", 2, 0], ["trade", 1, 0, 0]], "progress.trade.partner"),
        ([["turn", 2, 0], ["trade", 2, 0, 1]], "offer"),
        ([["turn", 2, 0], ["trade", 1, 0, 1]], "progress.trade"),  # a single item is slid over at once
        ([["turn", 2, 0], ["trade", 4, 0, 1], ["exchange", 1, 0, 2, 2, 31]], "progress.exchange.partner"),
        ([["turn", 2, 0], ["trade", 4, 0, 1], ["exchange", 1, 0, 1, 9, 31]], "progress.exchange.offered"),
        ([["turn", 2, 0], ["trade", 4, 0, 1], ["exchange", 4, 0, 1, 31, 31], ["draw", 0, 0]],
         "progress.exchange.offered"),
        ([["turn", 1, 0], ["demand", 0, 0, -1, 31]], "progress.demand"),  # the Diplomat has turned up
        ([["turn", 0, 0], ["foresight", 1, 0]], "progress.foresight"),
        ([["turn", 2, 0], ["declaration", 0, 1, 0]], "progress.declaration.seat"),
        ([["turn", 2, 0], ["declaration", 0, 0, 1]], "progress.declaration"),  # no prophecies here
        ([["turn", 2, 0], ["loot", 0, 0, 1]], "progress.loot"),
        ([["turn", 2, 0], ["fight", 9, 0, 1, 4, 0, 0, -1, 0, -1, 0, -1, -1, 0], ["presents", 0, 2, 0]],
         "players[2].items"),
        ([["presents", 0, 1, 0]], "progress.presents"),
    ],
)  # fmt: skip
def test_rules_in_progress_fit_the_table(rows: list[list[Any]], where: str) -> None:
    impossible(GAME, players=DARK, progress=[["journey", 1], *rows], where=where)


# -- tables that no game comes to ----------------------------------------------------------------------------

FULL = "dagger gloves knives whip ring"


@clause("CD-H1", "CD-T1", "CD-K1", "CD-V6")
def test_tables_that_no_game_comes_to() -> None:
    loaded = [{**DARK[0], "items": f"key {FULL}"}, *DARK[1:4], p("hypnotist", "monocle")]
    impossible(GAME, players=loaded, clause="CD-H1", where="players[0].items")
    impossible(GAME, seats=4, turn=3, starter=0, turns=2, clause="CD-T1", where="turns")
    impossible(GAME, seats=4, turns=0, where="turns")
    impossible(GAME, seats=4, offer=["dagger"], where="offer")
    impossible(GAME, seats=4, aside=["dagger"], where="aside")
    impossible(GAME, seats=4, ending="true", where="ending")
    impossible(GAME, seats=4, over=True, where="ending")
    impossible(GAME, seats=4, over=True, ending="true", where="claimant")
    impossible(GAME, seats=4, over=True, ending="alone", claimant=0, where="ending")
    impossible(GAME, seats=4, over=True, ending="cap", clause="CD-Q52", where="ending")
    impossible(GAME, seats=4, over=3, where="over")
    impossible(GAME, seats=4, winners=[1], where="winners")
    impossible(GAME, seats=4, shown=[1], where="shown")
    impossible(GAME, seats=4, claimant=1, where="claimant")
    impossible(GAME, seats=4, round=5, clause="CD-K1", where="round")
    impossible(GAME, seats=4, options={"turn-cap": 50}, turn=2, turns=51, where="turns")
    impossible(GAME, seats=4, deck="bag_key", clause="CD-S8", where="deck")


@clause("CD-K1", "CD-K6")
def test_rounds_of_a_campaign() -> None:
    """A round more than agreed is played for a tie, and points come from rounds that were played."""
    rows = [{"points": n} for n in (4, 4, 1, 0)]
    campaign: dict[str, Any] = {"options": {"rounds": 2}}
    game().position({"players": rows, "round": 3, **campaign})
    impossible(GAME, players=[{"points": 5}, *rows[1:]], round=3, where="round", **campaign)
    impossible(GAME, players=[{"points": 6}, *rows[1:]], round=2, where="players[0].points", **campaign)
    impossible(GAME, players=rows, where="players[0].points", **campaign)
    impossible(
        GAME, seats=4, round=2, clause="CD-K2", where="round", **campaign
    )  # every end brings somebody points
    game().position({"seats": 4, "round": 2, "options": {"rounds": 2, "turn-cap": 50}})  # but for the cap


@clause("CD-V6", "CD-I14")
def test_a_table_may_be_over() -> None:
    """Who has won follows from who ended it, and how."""
    rows = [p("thug", "key key key", "order"), p("priest", "goblet", "brotherhood"),
            p("doctor", "bag_key", "order"), p("duelist", "bag_goblet", "brotherhood")]  # fmt: skip
    won: dict[str, Any] = {"players": rows, "over": True, "ending": "true", "claimant": 0}
    match = game().position(won)
    assert match.over and match.outcome is not None
    assert match.outcome.winners == (0, 2)
    assert match.view(1)["players"][0]["known"] == ["key", "key", "key"]
    assert game().position(match.document()) == match
    lied = game().position({**won, "ending": "false"})
    assert lied.outcome is not None and lied.outcome.winners == (1, 3)
    impossible(GAME, **{**won, "winners": [1, 3]}, where="winners")
    impossible(GAME, **{**won, "claimant": 2}, where="claimant")
    impossible(GAME, **{**won, "turn": 1, "claimant": 1}, where="ending")  # one Goblet is not enough
    impossible(GAME, **won, progress=[["journey", 1], ["turn", 0, 0]], where="progress")


def test_nobody_forgets_what_everybody_has_seen() -> None:
    doc = coach(
        p("thug", "key dagger", up=True), p("priest", "goblet"), p("doctor", "bag_key"), p("duelist", "bag_goblet")
    ).match.document()
    memory = doc["memory"]
    lost = {**memory, "occupations": {**memory["occupations"], "known": [[0], [1], [2], [3], []]}}
    impossible(GAME, **{**doc, "memory": lost}, where="memory.occupations.known")
    lost = {**memory, "factions": {**memory["factions"], "known": [[0], [1], [], [3], []]}}
    impossible(GAME, **{**doc, "memory": lost}, clause="CD-S12", where="memory.factions.known")
