"""Claims of victory, drinks, the Lodge Crest, prophecies, and the campaign: CD-V, CD-D, CD-N2, CD-K."""

from typing import Any

import pytest

import rookery
from rookery.core.rng import Rng
from tests.clauses import clause
from tests.rules.castle_of_the_devil.coach import GAME, coach, everything, p
from tests.scenario import Scenario

JOBS = ("thug", "priest", "doctor", "duelist", "hypnotist", "bodyguard", "poisoner")
OR, BR = "order", "brotherhood"


def claim(*held: tuple[str, str], turn: int = 0, **more: Any) -> Scenario:
    """Passengers given as (faction, items)."""
    return coach(*(p(job, items, side) for job, (side, items) in zip(JOBS, held, strict=False)), turn=turn, **more)


SIX = ((OR, "key"), (OR, "key"), (OR, "key"), (BR, "bag_key"), (BR, "bag_goblet"), (BR, "goblet"))


@clause("CD-V1", "CD-Q35")
def test_a_claim_needs_something_needed_and_the_own_turn() -> None:
    s = claim((OR, "key"), (OR, "goblet"), (BR, "bag_key"), (BR, "bag_goblet"))
    s.legal(0, has="declare").refused(1, "declare", "CD-T1").when(0, "pass").refused(1, "declare", "CD-Q35")
    claim((OR, "bag_key"), (OR, "goblet"), (BR, "key"), (BR, "bag_goblet")).refused(0, "declare", "CD-Q35")
    claim((OR, "dagger"), (OR, "bag_key"), (BR, "bag_goblet")).refused(0, "declare", "CD-Q35")  # a drink is no item


@clause("CD-V2", "CD-V4", "CD-V5", "CD-V6", "CD-Q40")
def test_three_keys_win_for_the_order() -> None:
    """All are named at once; those named show faction and items; the whole faction wins."""
    s = claim(*SIX).when(0, "declare").then(asked="allies").legal(0, count=32)
    s.when(0, "name 1 2").event("claim", seat=0, faction=OR, job="thug", loot=["key"])
    s.event("named", victim=1, faction=OR, loot=["key"]).event("named", victim=2)
    s.event("verdict", true=True, faction=OR).then(over=True)
    s.outcome(winners=(0, 1, 2), tie_break="faction")


@clause("CD-V6", "CD-Q44")
def test_a_false_claim_wins_for_the_others() -> None:
    """Knowing it or not."""
    s = claim(*SIX).when(0, "declare", "name 1").event("verdict", true=False, faction=BR)
    s.outcome(winners=(3, 4, 5))


@clause("CD-V5", "CD-V6", "CD-Q41")
@pytest.mark.parametrize(
    ("named", "true"),
    [("name 1 2", True), ("name 1 2 3", False), ("name 1 2 5", False), ("name 1", False), ("name nobody", False)],
)
def test_everybody_named_must_fit(named: str, true: bool) -> None:
    """3 holds a bag of the enemy, 5 a goblet: neither is of the Order."""
    claim(*SIX).when(0, "declare", named).event("verdict", true=true)


@clause("CD-V5", "CD-Q41", "CD-Q56")
def test_members_without_needed_items() -> None:
    held = ((OR, "key key key"), (OR, "ring"), (OR, "dagger"), (BR, "bag_key"), (BR, "bag_goblet"), (BR, "goblet"))
    claim(*held).when(0, "declare", "name nobody").event("verdict", true=True)  # they need not be named
    claim(*held).when(0, "declare", "name 1").event("verdict", true=False)  # and may not be
    spread = ((OR, "key key"), (OR, "key"), (OR, "dagger"), (BR, "bag_key"), (BR, "bag_goblet"), (BR, "goblet"))
    claim(*spread).when(0, "declare", "name nobody").event("verdict", true=False)  # not named: does not count
    more = ((OR, "key key"), (OR, "key"), (OR, "dagger"), (BR, "bag_key"), (BR, "bag_goblet"), (BR, "goblet"))
    claim(*more).when(0, "declare", "name 1").event("verdict", true=True)


def all_items(*extra: tuple[str, str]) -> Scenario:
    """Six passengers with every item between them: the deck has run out."""
    left = everything()
    rows = [(side, items.split()) for side, items in extra]
    for _, items in rows:
        for item in items:
            left.remove(item)
    for _, items in reversed(rows):
        while left and len(items) < 5:
            items.append(left.pop())
    assert not left
    return claim(*((side, " ".join(items)) for side, items in rows), deck=[])


@clause("CD-V2", "CD-I17", "CD-Q29", "CD-Q32")
def test_a_turned_bag_counts() -> None:
    s = all_items(
        (OR, "key key"), (OR, "bag_key"), (OR, "dagger"), (BR, "pearl key"), (BR, "goblet"), (BR, "bag_goblet")
    )
    s.expect_view(None, {"turned": True}).when(0, "declare", "name 1").event("verdict", true=True)
    early = claim(
        (OR, "key key"), (OR, "bag_key"), (OR, "dagger"), (BR, "pearl"), (BR, "goblet"), (BR, "bag_goblet")
    )
    early.when(0, "declare", "name 1").event("verdict", true=False)


@clause("CD-V7", "CD-I12", "CD-Q36", "CD-Q37")
def test_the_pearl_bars_a_faction() -> None:
    mine = ((OR, "key key key pearl"), (OR, "ring"), (BR, "bag_key"), (BR, "bag_goblet"))
    claim(*mine).legal(0, not_has="declare").refused(0, "declare", "CD-Q36")
    ally = ((OR, "key key key"), (OR, "pearl"), (BR, "bag_key"), (BR, "bag_goblet"))
    claim(*ally).when(0, "declare", "name nobody").event("verdict", true=False)
    enemy = ((OR, "key key key"), (OR, "ring"), (BR, "bag_key pearl"), (BR, "bag_goblet"))
    claim(*enemy).when(0, "declare", "name nobody").event("verdict", true=True)


SEVEN = (
    (BR, "goblet"),
    (BR, "goblet"),
    (BR, "ring"),
    (OR, "bag_key"),
    (OR, "bag_goblet"),
    (OR, "key"),
    (OR, "whip"),
)


@clause("CD-V3", "CD-D1", "CD-E9", "CD-S6", "CD-Q43")
def test_the_drink_of_the_smaller_faction() -> None:
    """It counts by itself, for the declarer, and only if his faction is the smaller one."""
    claim(*SEVEN, undealt=BR).when(0, "declare", "name 1").event("verdict", true=True)
    larger = (
        (BR, "goblet"),
        (BR, "goblet"),
        (BR, "ring"),
        (BR, "bag_key"),
        (OR, "bag_goblet"),
        (OR, "key"),
        (OR, "whip"),
    )
    claim(*larger, undealt=OR).when(0, "declare", "name 1").event("verdict", true=False)


@clause("CD-E10", "CD-V3")
def test_one_key_the_turned_bag_and_a_drink() -> None:
    left = (
        "goblet goblet goblet bag_goblet dagger gloves knives whip ring monocle privilege pearl tome coat sextant"
    )
    rest = f"{left} crest mirror key key".split()
    held = [(OR, "key"), (OR, "bag_key"), (OR, rest.pop(0))]
    held += [(BR, " ".join(rest[i : i + 5])) for i in (0, 5, 10)] + [(BR, " ".join(rest[15:]))]
    claim(*held, deck=[], undealt=OR).when(0, "declare", "name 1").event("verdict", true=True)
    early = (
        (OR, "key"),
        (OR, "bag_key"),
        (OR, "dagger"),
        (BR, "goblet"),
        (BR, "bag_goblet"),
        (BR, "ring"),
        (BR, "whip"),
    )
    claim(*early, undealt=OR).when(0, "declare", "name 1").event("verdict", true=False)


@clause("CD-D1", "CD-Q42")
def test_an_allys_drink_never_counts() -> None:
    held = ((BR, "goblet"), (BR, "ring"), (OR, "bag_key"), (OR, "bag_goblet"), (OR, "key"))
    claim(*held, undealt=BR).when(0, "declare", "name nobody").event("verdict", true=False)  # 1 + one drink


@clause("CD-E1", "CD-V8", "CD-I14", "CD-Q38", "CD-Q39")
def test_the_lodge_crest_wins_alone() -> None:
    """Two keys and a goblet; the Pearl does not bar it; a claim that is not fulfilled is impossible."""
    s = claim((OR, "crest key key goblet pearl"), (OR, "ring"), (BR, "bag_key"), (BR, "bag_goblet")).when(
        0, "alone"
    )
    s.event("alone", seat=0, loot=["key", "key", "goblet", "pearl", "crest"]).no_event("claim")
    s.outcome(winners=(0,), tie_break=None)
    short = claim((OR, "crest key goblet"), (OR, "ring"), (BR, "bag_key"), (BR, "bag_goblet"))
    short.legal(0, not_has="alone").refused(0, "alone", "CD-I14")
    claim((OR, "key key goblet"), (OR, "ring"), (BR, "bag_key"), (BR, "bag_goblet")).refused(0, "alone", "CD-I14")


@clause("CD-D2", "CD-I14")
def test_drinks_do_not_count_for_the_crest_but_turned_bags_do() -> None:
    claim((OR, "crest key goblet"), (BR, "bag_key"), (BR, "bag_goblet"), undealt=OR).legal(0, not_has="alone")
    turned = all_items(
        (OR, "crest bag_key bag_goblet key"), (OR, "ring"), (OR, "key"), (BR, "goblet"), (BR, "goblet"), (BR, "key")
    )
    turned.legal(0, has="alone").when(0, "alone").outcome(winners=(0,))
    unturned = claim((OR, "crest bag_key bag_goblet key"), (OR, "ring"), (BR, "whip"), (BR, "dagger"))
    unturned.legal(0, not_has="alone")


PROPHECY: dict[str, Any] = {"options": {"prophecy": True}}
FOES = ((OR, "ring"), (OR, "key"), (BR, "goblet goblet"), (BR, "goblet bag_key bag_goblet"))


@clause("CD-N2", "CD-Q45")
@pytest.mark.parametrize(
    ("named", "true"), [("name 2 3", True), ("name 2", False), ("name 1 2 3", False), ("name nobody", False)]
)
def test_a_prophecy_names_enemies_with_their_three_items(named: str, true: bool) -> None:
    """The prophet needs no item."""
    s = claim(*FOES, **PROPHECY).legal(0, has="prophesy").when(0, "prophesy").then(asked="enemies")
    s.when(0, named).event("claim", prophecy=True).event("verdict", true=true, faction=OR if true else BR)
    s.outcome(winners=(0, 1) if true else (2, 3))


@clause("CD-N2", "CD-Q36", "CD-Q45")
def test_prophecy_and_pearl() -> None:
    mine = ((OR, "ring pearl"), (OR, "key"), (BR, "goblet goblet"), (BR, "goblet bag_key bag_goblet"))
    claim(*mine, **PROPHECY).refused(0, "prophesy", "CD-Q36")
    ally = ((OR, "ring"), (OR, "key pearl"), (BR, "goblet goblet"), (BR, "goblet bag_key bag_goblet"))
    claim(*ally, **PROPHECY).when(0, "prophesy", "name 2 3").event("verdict", true=False)
    enemy = ((OR, "ring"), (OR, "key"), (BR, "goblet goblet pearl"), (BR, "goblet bag_key bag_goblet"))
    claim(*enemy, **PROPHECY).when(0, "prophesy", "name 2 3").event("verdict", true=True)
    claim(*FOES).refused(0, "prophesy", "CD-N2")  # not agreed at this table


@clause("CD-Q45", "CD-D1")
def test_a_prophecy_counts_no_drink() -> None:
    held = ((OR, "ring"), (OR, "key"), (OR, "bag_key"), (BR, "goblet goblet"), (BR, "bag_goblet"))
    claim(*held, undealt=BR, **PROPHECY).when(0, "prophesy", "name 3").event("verdict", true=False)


# -- campaign ----------------------------------------------------------------------------------------------


def journey(
    *held: tuple[str, str], points: tuple[int, ...] = (), round_: int = 1, rounds: int = 3, **more: Any
) -> Scenario:
    """One round of a campaign."""
    players = [p(job, items, side) for job, (side, items) in zip(JOBS, held, strict=False)]
    for row, n in zip(players, points, strict=False):
        row["points"] = n
    options = {"rounds": rounds, **dict(more.pop("options", {}))}
    return coach(*players, round=round_, options=options, **more)


def gained(s: Scenario) -> list[int]:
    """The points of the round just over."""
    return [e["points"] for e in s.match.events(None) if e["kind"] == "points"][-s.match.seats :]


@clause("CD-K1", "CD-K2", "CD-K3")
def test_points_of_a_true_claim() -> None:
    s = journey((OR, "key key"), (OR, "key"), (BR, "bag_key"), (BR, "bag_goblet")).when(0, "declare", "name 1")
    assert gained(s) == [3, 2, 0, 0]
    s.then(over=False, asked="turn").expect_view(None, {"round": 2})
    alone = journey((OR, "key key key"), (OR, "ring"), (BR, "bag_key"), (BR, "bag_goblet"))
    assert gained(alone.when(0, "declare", "name nobody")) == [5, 1, 0, 0]


@clause("CD-K2", "CD-Q47")
def test_five_points_need_three_items_in_the_own_luggage() -> None:
    held = ((BR, "goblet goblet"), (BR, "ring"), (OR, "bag_key"), (OR, "bag_goblet"), (OR, "key"))
    s = journey(*held, undealt=BR).when(0, "declare", "name nobody")
    assert gained(s) == [3, 1, 0, 0, 0]  # two and a drink


@clause("CD-K2")
def test_points_of_the_crest() -> None:
    s = journey((OR, "crest key key goblet"), (OR, "key"), (BR, "bag_key"), (BR, "bag_goblet")).when(0, "alone")
    assert gained(s) == [4, 0, 0, 0]


@clause("CD-K4")
def test_points_of_a_false_claim() -> None:
    s = journey((OR, "key"), (OR, "ring"), (BR, "bag_key"), (BR, "bag_goblet")).when(0, "declare", "name nobody")
    assert gained(s) == [0, 0, 2, 2]


@clause("CD-K5")
def test_points_of_a_prophecy() -> None:
    option: dict[str, Any] = {"options": {"prophecy": True}}
    assert gained(journey(*FOES, **option).when(0, "prophesy", "name 2 3")) == [3, 1, 0, 0]
    assert gained(journey(*FOES, **option).when(0, "prophesy", "name 2")) == [0, 0, 2, 2]


LAST = ((OR, "key key"), (OR, "key"), (BR, "bag_key"), (BR, "bag_goblet"))


@clause("CD-K6", "CD-Q48")
def test_most_points_win_the_campaign() -> None:
    s = journey(*LAST, points=(1, 0, 3, 2), round_=3).when(0, "declare", "name 1").then(over=True)
    s.outcome(scores=(4, 2, 3, 2), winners=(0,), tie_break=None)
    tied = journey(*LAST, points=(1, 0, 4, 2), round_=3).when(0, "declare", "name 1").then(over=True)
    tied.outcome(scores=(4, 2, 4, 2), winners=(0,), tie_break="last-round")
    more = journey(*LAST, points=(0, 1, 3, 2), round_=3).when(0, "declare", "name 1").then(over=False)
    more.expect_view(None, {"round": 4})  # 3, 3, 3, 2: two of the tied won; one more journey
    losers = journey(*LAST, points=(0, 0, 4, 4), round_=3).when(0, "declare", "name 1").then(over=False)
    losers.expect_view(None, {"round": 4})


@clause("CD-K6", "CD-Q48")
def test_further_journeys_go_on_until_it_is_clear() -> None:
    s = journey(*LAST, points=(0, 0, 4, 4), round_=5).when(0, "declare", "name 1").then(over=False)
    s.expect_view(None, {"round": 6, "players.2.points": 4})


@clause("CD-K6", "CD-Q48", "CD-Q52")
def test_a_turn_cap_leaves_a_tie_only_if_it_cut_the_last_journey_short() -> None:
    """0, 0, 4 and 4 points before the last journey, which the Order wins; then one that nobody ends."""
    capped: dict[str, Any] = {"options": {"turn-cap": 50}}
    won = journey(*LAST, points=(0, 0, 4, 4), round_=3, **capped).when(0, "declare", "name 1")
    won.then(over=False).expect_view(None, {"round": 4})
    cut = journey(*LAST, points=(0, 0, 4, 4), round_=3, turns=50, **capped).when(0, "pass").then(over=True)
    cut.outcome(winners=(2, 3), tie_break="shared", reason="cap").expect_view(None, {"champions": [2, 3]})
    nobody = journey(*LAST, round_=3, turns=50, **capped).when(0, "pass").then(over=True)
    nobody.outcome(tie_break="nobody", nobody=True).expect_view(None, {"champions": []})


@clause("CD-K6", "CD-Q52")
def test_a_campaign_that_began_with_the_first_version_may_end_in_a_tie() -> None:
    first = rookery.game(GAME).at(1)
    assert first is not None
    document = journey(*LAST, points=(0, 0, 4, 4), round_=3, options={"turn-cap": 50}).match.document()
    match = first.position(document)
    match.play(0, "declare")
    match.play(0, "name 1")
    assert match.over


@clause("CD-Q49", "CD-K1")
def test_later_journeys_are_dealt_anew_from_the_next_starter() -> None:
    s = journey(*LAST, starter=2, turn=0, options={"characters": "henry - marie"})
    who = [row["character"] for row in s.match.view(None)["players"]]
    assert (who[0], who[2]) == ("henry", "marie")
    doc = s.when(0, "declare", "name 1").match.document()
    assert doc["starter"] == 3
    assert s.match.waiting == (3,)
    assert [len(row["items"]) for row in doc["players"]] == [1, 1, 1, 1]
    assert not any(row["face_up"] for row in doc["players"])
    assert who == [row["character"] for row in s.match.view(None)["players"]]


@clause("CD-K1", "CD-Q52")
def test_whole_campaigns_end() -> None:
    for seed in range(6):
        match, rng = rookery.game(GAME).start(seats=3 + seed, seed=seed, options={"rounds": 2}), Rng(seed)
        made = 0
        while not match.over:
            seat = int(match._table.who)
            legal = match.legal(seat)
            match.play(seat, legal[int(rng.below(len(legal)))])
            made += 1
            assert made < 20_000
        assert match.outcome is not None
        assert match.view(None)["round"] >= 2


@clause("CD-V4", "CD-V6")
def test_everything_is_shown_at_the_end() -> None:
    s = claim(*SIX).when(0, "declare", "name 1 2")
    doc = s.match.document()
    for viewer in (3, None):
        view = s.match.view(viewer)
        for mine, theirs in zip(view["players"], doc["players"], strict=True):
            assert (mine["known"], mine["faction"]) == (theirs["items"], theirs["faction"])
            assert mine["occupation"] == theirs["occupation"]
    s.event("revealed", seat=5, faction=BR, loot=["goblet"])


@clause("CD-V5", "CD-V6")
def test_an_enemy_who_holds_a_key_is_no_ally() -> None:
    """Three keys together, but one of them is in the wrong hands."""
    s = claim((OR, "key key"), (OR, "ring"), (BR, "key bag_key"), (BR, "bag_goblet"))
    s.when(0, "declare", "name 2").event("verdict", true=False, faction=BR).outcome(winners=(2, 3))


@clause("CD-K3")
def test_whoever_holds_a_needed_item_gets_two_points_though_unnamed() -> None:
    """Five players: the smaller faction's drink makes up for the key nobody was asked to show."""
    s = journey((OR, "key key"), (OR, "key"), (BR, "bag_key"), (BR, "bag_goblet"), (BR, "whip"))
    assert gained(s.when(0, "declare", "name nobody")) == [3, 2, 0, 0, 0]
    assert [row["points"] for row in s.match.view(None)["players"]] == [3, 2, 0, 0, 0]


@clause("CD-Q49")
def test_a_new_deal_turns_occupations_down_and_bags_back() -> None:
    """All items were out, every occupation face up; the next journey knows nothing of it."""
    every = everything()
    hands = ["key key key", *(" ".join(every[3 + n :: 3]) for n in range(3))]
    rows = [p(j, i, f, up=True) for j, i, f in zip(JOBS, hands, (OR, OR, BR, BR), strict=False)]
    s = coach(*rows, deck=[], options={"rounds": 2}).expect_view(None, {"turned": True})
    s.when(0, "declare", "name nobody").expect_view(None, {"round": 2, "turned": False})
    assert not any(row["face_up"] or row["spent"] for row in s.match.view(None)["players"])
