"""Events of many games: a whole Swiss for 64, groups and their final, people who do not come when they should."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from rookery.play.cup import CupError, Event, Game, Groups, Swiss, standings
from rookery.play.cup.mixing import seated, sizes
from rookery.play.cup.standing import shares


def play(event: Event, rng: random.Random, strength: dict[str, float]) -> None:
    """Everybody plays; the stronger, the better."""
    for game in event.open:
        luck = {player: strength[player] + rng.gauss(0, 1) for player in game.players}
        order = sorted(game.players, key=lambda player: -luck[player])
        event.over(game.round, game.number, {player: n for n, player in enumerate(order, 1)})


def people(count: int) -> list[str]:
    return [f"p{n:02}" for n in range(count)]


def entered(event: Event, count: int) -> dict[str, float]:
    """So many people, and how strong they are."""
    for player in people(count):
        event.enter(player)
    return {player: 4.0 - 8.0 * n / count for n, player in enumerate(people(count))}


def test_a_swiss_for_sixty_four_people_at_tables_of_four() -> None:
    swiss, rng = Swiss(4, 3, 5, seed=7), random.Random(7)
    strength = entered(swiss, 64)
    apart: list[float] = []
    points: dict[str, float] = {}
    for round_ in range(1, 7):
        points = {line.player: line.points for line in swiss.standings()}
        games = swiss.pair()
        apart.append(sum(max(points[p] for p in g.players) - min(points[p] for p in g.players) for g in games) / 16)
        assert len(games) == 16 and sorted(p for g in games for p in g.players) == people(64)
        assert {g.round for g in games} == {round_} and [g.number for g in games] == [*range(1, 17)]
        play(swiss, rng, strength)
    assert max(swiss.met.values()) == 1  # 18 opponents, and nobody twice
    assert apart[0] == 0 and apart[5] < (max(points.values()) - min(points.values())) / 4  # like with like
    spread = Counter(max(sat.values()) - min(sat[n] for n in range(4)) for sat in swiss.sat.values())
    assert set(spread) <= {1, 2} and spread[1] > spread[2]  # six rounds on four seats: one or two on each
    order = [line.player for line in swiss.standings()]
    assert set(order[:3]) <= set(people(10)) and set(order[-3:]) <= set(people(64)[-12:])
    assert [line.games for line in swiss.standings()] == [6] * 64


def test_the_same_event_is_paired_the_same_way_and_another_seed_differently() -> None:
    def course(seed: int) -> list[Game]:
        swiss, rng = Swiss(3, 3, 4, seed=seed), random.Random(1)
        strength = entered(swiss, 17)
        for _ in range(3):
            swiss.pair()
            play(swiss, rng, strength)
        return swiss.games

    assert course(1) == course(1) != course(2)


@pytest.mark.parametrize("count", range(3, 30))
def test_tables_are_of_sizes_that_can_be_played_and_leave_out_as_few_as_can_be(count: int) -> None:
    for low, usual, high in ((2, 2, 2), (2, 3, 4), (3, 4, 5), (3, 3, 3), (4, 6, 8)):
        many = sizes(count, low, usual, high)
        assert all(low <= n <= high for n in many) and sum(many) <= count
        fits = any(n * low <= count <= n * high for n in range(1, count + 1))
        assert (sum(many) == count) == fits and count - sum(many) < high


def test_byes_go_to_the_last_and_to_nobody_twice() -> None:
    duels, rng = Swiss(2, 2, 2), random.Random(3)
    strength = entered(duels, 7)
    for _ in range(7):
        duels.pair()
        play(duels, rng, strength)
    byes = Counter(g.players[0] for g in duels.games if len(g.players) == 1)
    assert byes == dict.fromkeys(people(7), 1)
    assert sum(line.points for line in duels.standings()) == 7 * (3 + 1)


def test_who_comes_late_plays_from_then_on_and_who_leaves_no_more() -> None:
    swiss, rng = Swiss(3, 3, 4), random.Random(5)
    strength = entered(swiss, 9) | {"late": 0.0}
    swiss.pair()
    with pytest.raises(CupError, match="games-open"):
        swiss.pair()
    swiss.enter("late")
    swiss.leave("p03")
    play(swiss, rng, strength)
    second = {p for g in swiss.pair() for p in g.players}
    assert "late" in second and "p03" not in second
    play(swiss, rng, strength)
    lines = {line.player: line for line in swiss.standings()}
    assert (lines["late"].games, lines["p03"].games, lines["p00"].games) == (1, 1, 2)
    swiss.enter("p03")  # back again
    assert "p03" in {p for g in swiss.pair() for p in g.players}


def test_who_does_not_come_is_last_and_plays_no_more_until_they_say_so() -> None:
    swiss = Swiss(4, 3, 4)
    entered(swiss, 8)
    one, two = swiss.pair()
    a, b, c, d = one.players
    told = swiss.over(1, one.number, {a: 1, b: 2}, absent={c, d})
    assert told.places == (1, 2, 3, 3) and set(swiss.there) == set(people(8)) - {c, d}
    assert shares(told.places)[2] == shares(told.places)[3] < shares(told.places)[1]
    swiss.over(1, one.number, {a: 1, b: 2, c: 3}, absent={d})  # c was only late: said again
    assert c in swiss.there and d not in swiss.there
    swiss.over(1, two.number, dict.fromkeys(two.players, 1))
    swiss.enter(d)
    assert sorted(p for g in swiss.pair() for p in g.players) == people(8)
    with pytest.raises(CupError, match="too-late"):
        swiss.over(1, one.number, {a: 1, b: 2, c: 3, d: 4})


def test_what_cannot_be_is_refused_and_changes_nothing() -> None:
    with pytest.raises(CupError, match="seats"):
        Swiss(4, 5, 6)
    empty = Swiss(3, 3, 4)
    with pytest.raises(CupError, match="too-few"):
        empty.pair()
    swiss = Swiss(3, 3, 4)
    entered(swiss, 6)
    first, _ = swiss.pair()
    before = list(swiss.games)
    a, b, c = first.players
    for places, absent, why in (
        ({a: 1, b: 2}, (), "players"),
        ({a: 1, b: 2, c: 3, "stranger": 4}, (), "players"),
        ({a: 1, b: 2}, ("stranger",), "players"),
        ({a: 1, b: 1, c: 2}, (), "places"),
        ({a: 0, b: 1, c: 2}, (), "places"),
        ({a: 1, b: 3, c: 3}, (), "places"),
    ):
        with pytest.raises(CupError, match=why):
            swiss.over(1, first.number, places, absent)
    for round_, number in ((1, 99), (2, 1), (0, 0)):
        with pytest.raises(CupError, match="no-game"):
            swiss.over(round_, number, {a: 1, b: 2, c: 3})
    for player in ("p00", ""):
        with pytest.raises(CupError, match="entered"):
            swiss.enter(player)
    with pytest.raises(CupError, match="not-entered"):
        swiss.leave("stranger")
    assert swiss.games == before and swiss.there == people(6)


def test_everybody_of_a_group_meets_and_the_best_play_a_final() -> None:
    cup, rng = Groups(4, 3, 4, seed=2, size=8, best=2), random.Random(2)
    strength = entered(cup, 32)
    while not cup.finalists:
        assert cup.begun < 12
        cup.pair()
        play(cup, rng, strength)
    assert [len(group) for group in cup.groups] == [8] * 4
    met = {k: v for k, v in cup.met.items() if all(p in group for group in [set(cup.groups[0])] for p in k)}
    assert len(met) >= 28 and max(met.values()) <= 4
    for group in cup.groups:
        best = [
            line.player
            for line in standings(group, [g for g in cup.games if g.group < 5 and set(g.players) <= set(group)])
        ]
        assert set(best[:2]) <= set(cup.finalists)
    assert len(cup.finalists) == 8
    cup.pair()
    play(cup, rng, strength)
    assert {line.player for line in cup.final} == set(cup.finalists) and cup.final[0].place == 1
    with pytest.raises(CupError, match="final"):
        cup.enter("late")


def test_a_group_of_duels_is_a_round_robin() -> None:
    cup, rng = Groups(2, 2, 2, size=6, best=1), random.Random(4)
    strength = entered(cup, 6)
    while not cup.groups_over:
        assert cup.begun < 20
        cup.pair()
        play(cup, rng, strength)
    assert set(cup.met.values()) <= {1, 2} and len(cup.met) == 15
    with pytest.raises(CupError, match="rounds"):  # one group has played for the first place already
        cup.pair()


def test_a_final_is_large_enough_for_a_table() -> None:
    """Given the first of two groups go on, but no fewer than three can play: the seconds go on, too."""
    cup, rng = Groups(3, 3, 4, seed=1, size=4, best=1, rounds=1), random.Random(1)
    strength = entered(cup, 8)
    cup.pair()
    play(cup, rng, strength)
    games = cup.pair()
    assert len(cup.groups) == 2 and sorted(p for g in games for p in g.players) == sorted(cup.finalists)
    assert len(cup.finalists) == 4 and cup.finals == 1
    first = cup.table(1)
    play(cup, rng, strength)
    assert cup.table(1) == first  # the final is no game of the group


def test_the_winners_of_the_first_round_of_a_final_meet_in_the_second() -> None:
    cup, rng = Groups(2, 2, 2, seed=3, size=4, best=2), random.Random(3)
    strength = entered(cup, 8)
    while not cup.finalists:
        cup.pair()
        play(cup, rng, strength)
    winners = {line.player for line in cup.final if line.points == 1}
    cup.pair()
    assert len(winners) == 2 and winners in [set(game.players) for game in cup.open]


def test_who_does_not_come_makes_nothing_of_it() -> None:
    swiss = Swiss(2, 2, 2)
    entered(swiss, 4)
    one, two = swiss.pair()
    swiss.over(1, one.number, {}, absent=one.players)
    swiss.over(1, two.number, {two.players[0]: 1}, absent=two.players[1:])
    lines = {line.player: line for line in swiss.standings()}
    assert [(lines[p].points, lines[p].wins) for p in (*one.players, *two.players)] == [
        (0, 0),
        (0, 0),
        (1, 1),
        (0, 0),
    ]


def test_somebody_late_joins_the_smallest_group() -> None:
    cup, rng = Groups(3, 3, 4, size=4), random.Random(4)
    strength = entered(cup, 9) | {"late": 0.0}
    cup.pair()
    play(cup, rng, strength)
    cup.enter("late")
    assert sorted(map(len, cup.groups)) == [5, 5] and "late" in {p for g in cup.pair() for p in g.players}


def test_ties_are_broken_by_opponents_wins_and_games_with_each_other() -> None:
    def games(*results: str) -> list[Game]:
        return [
            Game(1, n, tuple(text.split()), tuple(range(1, len(text.split()) + 1)))
            for n, text in enumerate(results)
        ]

    strong = standings(["a", "b", "c", "d"], games("a c", "b d", "c d"))
    assert [(line.player, line.by) for line in strong] == [
        ("a", ""),
        ("c", "direct"),
        ("b", "opponents"),
        ("d", "points"),
    ]
    same = standings(["a", "b"], [Game(1, 1, ("a", "b"), (1, 1))])
    assert [(line.place, line.by) for line in same] == [(1, ""), (1, "")]
    direct = standings(["a", "b", "c"], games("a b", "b c", "c a", "a b c"))
    assert [line.player for line in direct] == ["a", "b", "c"]


def test_seats_are_shared_out() -> None:
    sat = {p: Counter({n: int(p == "abcd"[n]) * 3 for n in range(4)}) for p in "abcd"}
    order = seated("abcd", sat)
    assert all(order[n] != "abcd"[n] for n in range(4))
    many = seated([*"abcdefgh"], {p: Counter({0: int(p == "a")}) for p in "abcdefgh"})
    assert sorted(many) == [*"abcdefgh"] and many[0] != "a"


def test_a_final_that_too_few_are_left_for_is_refused() -> None:
    """Given a final for four, tables of four or five, and a finalist who goes home before its second round."""
    cup, rng = Groups(4, 4, 5, seed=1, size=4, best=1, rounds=1), random.Random(1)
    strength = entered(cup, 8)
    for _ in range(2):
        cup.pair()
        play(cup, rng, strength)
    assert cup.finals == 1 and len(cup.finalists) == 4 and len(cup.there) == 8
    cup.leave(cup.finalists[0])
    before = list(cup.games)
    with pytest.raises(CupError, match="too-few"):
        cup.pair()
    assert cup.games == before and (cup.begun, cup.finals) == (2, 1)


def test_a_final_is_filled_from_the_groups_that_still_have_people() -> None:
    """Given two groups, of one of which all but one went home: the other sends three, not two."""
    cup, rng = Groups(4, 4, 5, seed=1, size=5, best=2, rounds=1), random.Random(1)
    strength = entered(cup, 10)
    cup.pair()
    play(cup, rng, strength)
    for player in cup.groups[0][1:]:
        cup.leave(player)
    (game,) = cup.pair()
    assert game.group == 3 and set(game.players) == set(cup.finalists) and len(cup.finalists) == 4


def test_a_group_that_shrinks_holds_up_no_other() -> None:
    """Given two groups of six, of one of which four go home: the two left cannot meet, and the final is played."""
    cup, rng = Groups(4, 3, 5, size=6), random.Random(2)
    strength = entered(cup, 12)
    cup.pair()
    play(cup, rng, strength)
    never = next(
        (a, b)
        for n, a in enumerate(cup.groups[0])
        for b in cup.groups[0][n + 1 :]
        if tuple(sorted((a, b))) not in cup.met
    )
    for player in set(cup.groups[0]) - set(never):
        cup.leave(player)
    while not cup.finalists:
        assert cup.begun < 20
        cup.pair()
        play(cup, rng, strength)
    assert len(cup.finalists) == 4


def test_groups_all_of_which_shrink_send_who_is_left_to_the_final() -> None:
    cup, rng = Groups(3, 3, 4, size=3, rounds=4), random.Random(2)
    strength = entered(cup, 6)
    cup.pair()
    play(cup, rng, strength)
    for those in cup.groups:
        cup.leave(those[0])
    games = cup.pair()
    assert [len(game.players) for game in games] == [4] and cup.finals == 1


def test_groups_without_a_final_have_no_round_of_byes() -> None:
    cup, rng = Groups(3, 3, 4, size=3, rounds=4, best=0), random.Random(2)
    strength = entered(cup, 6)
    cup.pair()
    play(cup, rng, strength)
    for those in cup.groups:
        cup.leave(those[0])
    with pytest.raises(CupError, match="too-few"):
        cup.pair()
    cup.enter(cup.groups[0][0])
    assert sorted(len(game.players) for game in cup.pair()) == [1, 1, 3]


def test_who_left_before_the_groups_were_formed_comes_back_into_one() -> None:
    cup, rng = Groups(3, 3, 4, size=4), random.Random(4)
    strength = entered(cup, 9)
    cup.leave("p00")
    cup.pair()
    play(cup, rng, strength)
    cup.enter("p00")
    assert "p00" in {p for game in cup.pair() for p in game.players}


def test_a_result_said_again_undoes_nothing_that_players_did_since() -> None:
    duels = Swiss(2, 2, 2)
    entered(duels, 2)
    (game,) = duels.pair()
    a, b = game.players
    duels.over(1, 1, {a: 1}, absent={b})
    duels.enter(b)  # late, and staying
    duels.over(1, 1, {a: 1}, absent={b})
    assert duels.there == people(2)
    duels.leave(b)  # now b goes home
    duels.over(1, 1, {a: 1, b: 2})
    assert duels.there == [a]
    duels.over(1, 1, {a: 1}, absent={b})
    duels.over(1, 1, {a: 1, b: 2})
    assert duels.there == [a]


def test_a_game_of_somebody_who_is_no_longer_in_the_list_spoils_no_round() -> None:
    swiss = Swiss(2, 2, 2, players=people(3), begun=1, games=[Game(1, 1, ("p00", "stranger"), (1, 2))])
    assert len(swiss.pair()) == 2 and swiss.standings()[0].player == "p00"
