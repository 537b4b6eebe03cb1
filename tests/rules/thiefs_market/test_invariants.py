"""TM-I: what holds after every step. Random games are watched by a referee who knows only views and events."""

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from itertools import product
from typing import Any

import pytest

import rookery
from tests.clauses import clause
from tests.rules.thiefs_market.table import (
    DICE,
    GAME,
    KEPT,
    SIZES,
    buying,
    round_ends,
    scored,
    some,
    splitting,
    thief,
)
from tests.scenario import given, impossible, new_game

SEATS = (3, 4, 5)
MOST_ACTIONS = {3: 22, 4: 34, 5: 51}
PLAIN: dict[str, Any] = {}
PROMO: dict[str, Any] = {"promo": True}


@dataclass
class Step:
    """One move of a random game: the table before and after, and what was told."""

    seat: int
    move: str
    before: dict[str, Any]
    after: dict[str, Any]
    told: list[dict[str, Any]] = field(default_factory=list)


@dataclass
class Played:
    """A whole random game."""

    seats: int
    promo: bool
    first: dict[str, Any]
    steps: list[Step]
    told: list[dict[str, Any]]


def table_of(match: rookery.Match) -> dict[str, Any]:
    """The public view, with everybody's infamy from the host's document."""
    view = match.view(None)
    for player, row in zip(view["players"], match.document()["players"], strict=True):
        player["infamy"] = row["infamy"]
    return view


@cache
def played(seats: int, seed: int, promo: bool) -> Played:
    match = rookery.game(GAME).start(seats=seats, seed=seed, options=PROMO if promo else PLAIN)
    rng = random.Random(seed)
    table = table_of(match)
    game = Played(seats, promo, table, [], [])
    while not match.over and len(game.steps) < 1500:
        seat = match.waiting[0]
        legal = match.legal(seat)
        assert len(legal) > 0
        move = legal[rng.randrange(len(legal))]
        told = len(match.events(None))
        match.play(seat, move)
        step = Step(seat, str(move), table, table_of(match), match.events(None, told))
        game.steps.append(step)
        table = step.after
    game.told = match.events(None)
    return game


def games() -> Iterator[Played]:
    """Six random games of each number of thieves, some with the promo cards."""
    for seats in SEATS:
        for seed in range(6):
            yield played(seats, seed, seed % 3 == 2)


def steps() -> Iterator[tuple[Played, Step]]:
    for game in games():
        for step in game.steps:
            yield game, step


def tables() -> Iterator[tuple[Played, dict[str, Any]]]:
    for game in games():
        yield game, game.first
        for step in game.steps:
            yield game, step.after


def on_sale(table: dict[str, Any], deck: str) -> list[str]:
    return [card for card in table["market"].get(deck, []) if card is not None]


def test_the_random_games_are_worth_watching() -> None:
    kinds = Counter(event["kind"] for game in games() for event in game.told)
    seen = {"take", "rob", "rerolled", "buy", "flip", "sell", "exchange", "deal", "open", "infamy", "over", "lucky"}
    assert seen <= set(kinds) and kinds["rob"] > 500 and kinds["buy"] > 200
    assert all(game.told[-1]["kind"] == "over" for game in games())


@clause("TM-I1")
def test_i1_every_die_lies_somewhere_and_shows_one_of_six_faces() -> None:
    for game, table in tables():
        loot = [*table["pool"], *table["aside"], *[f for p in table["players"] for f in p["pile"]]]
        assert len([f for f in loot if f != "S"]) + table["spent"] == DICE[game.seats]
        assert set(loot) <= set("RWBGYIS")


@clause("TM-I1")
def test_i1_a_position_with_too_many_or_too_few_dice_is_impossible() -> None:
    rest = [thief(), thief(), thief()]
    impossible(GAME, clause="TM-I1", phase="split", pool="R R R S", turn=0, players=rest)
    impossible(GAME, clause="TM-I1", phase="split", pool="R R R R R R R R R R R S", turn=0, players=rest)
    impossible(GAME, clause="TM-S2", phase="buy", players=[thief("R R R R R R S"), thief("R R R R R"), thief()])


@clause("TM-I2")
def test_i2_there_is_one_marker_and_while_buying_it_is_in_a_pile() -> None:
    for _game, table in tables():
        piles = [p["pile"].count("S") for p in table["players"]]
        assert sum(piles) + table["pool"].count("S") == 1 or table["over"]
        assert table["phase"] != "buy" or sum(piles) == 1


@clause("TM-I2")
def test_i2_a_position_with_two_markers_or_none_is_impossible() -> None:
    impossible(GAME, clause="TM-I2", phase="split", pool="R R R R R R R R R R S S", turn=0, players=[thief()] * 3)
    impossible(GAME, clause="TM-I2", phase="buy", players=[thief("R"), thief("W"), thief("B")])
    impossible(GAME, phase="split", pool="R R R R R R R R S", turn=1, players=[thief("R R S"), thief(), thief()])
    impossible(GAME, phase="split", pool="R R R R R R R R R R", turn=0, players=[thief()] * 3)


@clause("TM-I3")
def test_i3_after_the_split_phase_the_pool_is_empty_and_every_pile_has_a_piece() -> None:
    for _game, step in steps():
        if step.before["phase"] == "split" and step.after["phase"] in ("after-split", "buy"):
            assert step.after["pool"] == [] and step.after["aside"] == []
            if step.after["phase"] == "buy" and step.after["round"] == step.before["round"]:
                assert all(p["final"] for p in step.after["players"])


@clause("TM-I3")
def test_i3_a_position_that_breaks_it_is_impossible() -> None:
    impossible(GAME, clause="TM-I3", phase="buy", pool="R", players=[thief("R S"), thief("W"), thief("B")])
    impossible(
        GAME, clause="TM-I3", phase="after-split", players=[thief("R R R R R S"), thief("W W W W W"), thief()]
    )


@clause("TM-I4")
def test_i4_who_acts_and_how_piles_grow_in_the_split_phase() -> None:
    for game in games():
        piles: dict[int, int] = {}
        actions = 0
        for event in game.told:
            if event["kind"] == "roll":
                piles, actions = {}, 0
            elif event["kind"] == "take":
                assert event["seat"] not in piles  # only thieves without a pile act
                piles[event["seat"]] = len(event["loot"])  # one thief more has a pile
                actions += 1
            elif event["kind"] == "rob":
                before = sum(piles.values())
                assert event["seat"] not in piles and piles.pop(event["victim"]) >= 2
                piles[event["seat"]] = len(event["kept"])  # as many thieves as before have one
                assert sum(piles.values()) <= before - 1  # and at least one piece went back
                actions += 1
            elif event["kind"] == "buying":
                assert len(piles) == game.seats
            assert actions <= MOST_ACTIONS[game.seats]


@clause("TM-I4")
@pytest.mark.parametrize("seats", SEATS)
def test_i4_the_longest_split_phase(seats: int) -> None:
    # The most stubborn thieves: take all there is, or steal and return one piece, rolled dice or not.
    match = rookery.game(GAME).start(seats=seats, seed=4)
    actions = 0
    while match.view(None)["phase"] == "split":
        seat = match.waiting[0]
        longest = max(match.legal(seat), key=lambda m: (str(m).startswith("rob"), len(str(m).split())))
        told = len(match.events(None))
        match.play(seat, longest)
        actions += sum(e["kind"] in ("take", "rob") for e in match.events(None, told))
    assert seats + 5 < actions <= MOST_ACTIONS[seats]


@clause("TM-I4")
def test_i4_a_thief_with_a_pile_cannot_be_the_one_to_act() -> None:
    impossible(
        GAME,
        clause="TM-I4",
        phase="split",
        turn=0,
        pool="R R R R R R R R S",
        players=[thief("R W"), thief(), thief()],
    )


@clause("TM-I5")
def test_i5_every_card_is_in_exactly_one_place() -> None:
    promo = {"A": 0, "B": 3, "C": 1}
    deck_of = {row["id"]: row["deck"] for row in rookery.game(GAME).cards}
    for game, table in tables():
        cards = [c for d in "ABC" for c in on_sale(table, d)] + [c for p in table["players"] for c in p["cards"]]
        cards += table["discarded"]
        assert len(set(cards)) == len(cards)
        seen = Counter(deck_of[c] for c in cards)
        removed = 0
        for deck in "ABC":
            assert seen[deck] + table["decks"][deck] == KEPT[deck]
            removed += SIZES[deck] + promo[deck] * game.promo - KEPT[deck]
        assert removed == (3 + 10 + 4 if game.promo else 3 + 7 + 3)
        assert len(cards) + sum(table["decks"].values()) == 36


@clause("TM-I5")
def test_i5_a_position_with_a_card_in_two_places_is_impossible() -> None:
    twice = [thief(cards="A01"), thief(), thief()]
    impossible(GAME, clause="TM-I5", players=twice, market={"A": "A01"})
    impossible(GAME, clause="TM-I5", players=[thief(cards="A01"), thief(cards="A01"), thief()])
    impossible(GAME, clause="TM-I5", players=[thief(), thief(), thief()], market={"A": "A01"}, decks={"A": 3})


@clause("TM-I6")
def test_i6_rows_and_the_size_of_the_market() -> None:
    most = {"A": 5, "B": 9, "C": 13}
    for game in games():
        table = game.first
        for step in game.steps:
            after = step.after
            rows = {d: on_sale(after, d) for d in "ABC"}
            assert all(len(row) <= 5 for row in rows.values())
            older = "ABC"[: "ABC".index(after["current"])]
            assert all(len(rows[d]) <= 4 for d in older)
            assert all(set(rows[d]) <= set(on_sale(table, d)) for d in older if d < table["current"])  # never grow
            if after["round"] > table["round"]:
                assert len(rows[after["current"]]) == 5
                assert 5 <= sum(map(len, rows.values())) <= most[after["current"]]
            table = after


@clause("TM-I6")
def test_i6_a_row_of_six_is_impossible() -> None:
    impossible(GAME, clause="TM-I6", players=[thief()] * 3, market={"A": "A01 A02 A03 A04 A05 A06"})


@clause("TM-I7", "TM-K25")
def test_i7_nobody_owes_gold_and_infamy_never_decreases() -> None:
    for _game, step in steps():
        for before, after in zip(step.before["players"], step.after["players"], strict=True):
            assert after["gold"] >= 0
            assert after["infamy"] >= before["infamy"]


@clause("TM-I7")
def test_i7_a_position_with_debts_is_impossible() -> None:
    impossible(GAME, where="players[1].gold", players=[thief(), thief(gold=-1), thief()])
    impossible(GAME, where="players[1].infamy", players=[thief(), thief(infamy=-1), thief()])


@clause("TM-K25")
def test_k25_nobody_loses_a_card_and_nobody_takes_anothers_gold_or_cards() -> None:
    for _game, step in steps():
        for seat, (before, after) in enumerate(zip(step.before["players"], step.after["players"], strict=True)):
            assert set(before["cards"]) <= set(after["cards"])
            assert seat == step.seat or after["gold"] >= before["gold"]


@clause("TM-K25")
def test_k25_only_the_potion_leaves_the_game() -> None:
    for _game, table in tables():
        assert table["discarded"] in ([], ["B18"])


@clause("TM-I8")
def test_i8_no_turn_has_more_purchases_than_its_cards_allow() -> None:
    for game in games():
        bought: Counter[tuple[int, int]] = Counter()
        for step in game.steps:
            for event in step.told:
                if event["kind"] == "buy":
                    bought[step.before["round"], event["seat"]] += 1
        assert max(bought.values()) <= 6
    for _game, table in tables():
        assert all(p["bought"] <= p["purchases"] <= 6 for p in table["players"])


@clause("TM-I8")
def test_i8_six_purchases_are_possible_and_no_seventh() -> None:
    story = buying(
        thief("R W B G S", gold=0, cards="A04 A05 A08 B07 C07"), thief("R"), thief(),
        market={"A": "A03 A09 A14 A16", "B": "B03 B04", "C": "C06"},
    )  # fmt: skip
    story.expect_view(None, {"players.0.purchases": 6})
    story.when(0, "buy A03 waive blue", "buy A09 waive white", "buy A14 waive green", "buy A16 waive red")
    story.when(0, "buy B03 waive red", "buy B04 waive white")  # paid with the green and the blue die
    story.expect({"players.0.bought": 6, "players.0.pile": "R W S"}).refused(0, "buy C06 waive red", "TM-P8")


@clause("TM-I9")
def test_i9_each_ability_at_most_once_per_round() -> None:
    for game in games():
        used: Counter[tuple[int, int, str]] = Counter()
        at = 1
        for event in game.told:
            if event["kind"] == "round":
                at = event["round"]
            elif event["kind"] in ("flip", "sell", "trade"):
                used[at, event["seat"], event["card"]] += 1
        assert not used or max(used.values()) == 1


@clause("TM-I9")
def test_i9_an_ability_used_is_ready_again_in_the_next_round() -> None:
    story = buying(thief("R S", cards="A16", gold=0), thief(gold=0), thief(gold=0), market={"A": "A01"})
    story.chance("draw A02", "draw A03", "draw A04", "draw A05", "roll R R W W B B G G Y I").when(0, "sell A16")
    story.when(0, "take red marker").when(1, "take red").when(2, "take all").then(waiting=0, asked="buy")
    story.legal(0, has="sell A16")


@clause("TM-I9")
def test_i9_nobody_has_used_what_they_do_not_own() -> None:
    impossible(GAME, clause="TM-I9", phase="buy", players=[thief("R S", used="A16"), thief(), thief()])
    impossible(GAME, clause="TM-I9", phase="buy", players=[thief("R S", cards="A11", used="A11"), thief(), thief()])


@clause("TM-I10")
def test_i10_a_purchase_costs_its_buyer_the_symbols_and_nobody_else_anything() -> None:
    cost = {row["id"]: row["cost"] for row in rookery.game(GAME).cards}
    purchases = 0
    for _game, step in steps():
        if (
            not step.move.startswith("buy")
            or step.after["phase"] != "buy"
            or step.after["round"] != step.before["round"]
        ):
            continue
        purchases += 1
        event = step.told[0]
        symbols = Counter(cost[event["card"]]) - Counter([event["waived"]] if event["waived"] else [])
        before, after = step.before["players"], step.after["players"]
        assert len(event["paid"]) + event["gold"] == symbols.total()
        assert Counter(event["paid"]) <= symbols
        assert Counter(before[step.seat]["pile"]) - Counter(after[step.seat]["pile"]) == Counter(event["paid"])
        assert before[step.seat]["gold"] - after[step.seat]["gold"] == event["gold"]
        assert step.after["spent"] - step.before["spent"] == len(event["paid"])
        for seat, (b, a) in enumerate(zip(before, after, strict=True)):
            if seat != step.seat:
                assert (b["pile"], b["gold"], b["infamy"], b["cards"]) == (
                    a["pile"],
                    a["gold"],
                    a["infamy"],
                    a["cards"],
                )
    assert purchases > 100


@clause("TM-I11")
def test_i11_others_lose_only_a_stolen_pile_and_gain_only_by_clutches() -> None:
    own = {"take", "rob", "save", "flip", "sell", "trade", "exit", "buy", "end", "buying", "copy", "lucky"}
    looked = 0
    for _game, step in steps():
        acted = {e["seat"] for e in step.told if e["kind"] in own}
        if any(e["kind"] in ("round", "exchange", "over") for e in step.told):
            continue  # the end of the round is nobody's action
        robbed = {e["victim"] for e in step.told if e["kind"] == "rob"}
        clutches = {e["seat"] for e in step.told if e["kind"] == "infamy" and e["card"] == "B19"}
        paid = {e["seat"] for e in step.told if e["kind"] == "infamy" and e["card"] in ("B08", "X02")}  # TM-M3
        for seat, (b, a) in enumerate(zip(step.before["players"], step.after["players"], strict=True)):
            if seat in acted - robbed:
                continue
            looked += 1
            if seat not in acted:
                assert a["pile"] == ([] if seat in robbed else b["pile"])
            assert a["gold"] == b["gold"] and a["cards"] == b["cards"]
            assert a["infamy"] == b["infamy"] or seat in clutches | paid
    assert looked > 1000


@clause("TM-I11")
def test_i11_a_steal_takes_the_pile_and_nothing_else() -> None:
    story = splitting(
        thief("R W S", gold=3, infamy=2, cards="A05"), thief(), thief(gold=5), pool="R W B B G G Y I", turn=1
    )
    story.when(1, "rob 0 keep red").expect({"players.0": {"gold": 3, "infamy": 2, "cards": "A05", "pile": []}})
    story.expect({"players.1": {"gold": 1, "infamy": 0}, "players.2": {"gold": 5, "pile": []}})


@clause("TM-I12", "TM-Q22")
def test_i12_the_sum_of_henchman_points() -> None:
    cards = ["A02", "A03", "A04", "A05", "A06", "A08", "A09", "A12", "A14", "A16"]
    for counts in [*product(range(4), repeat=3), *[c for c in product(range(4), repeat=4) if sum(c) <= 10]]:
        left = list(cards)
        thieves = []
        for n in counts:
            thieves.append(thief(gold=0, cards=left[:n]))
            del left[:n]
        outcome = scored(*thieves).match.outcome
        assert outcome is not None
        points = [row["henchmen"] for row in outcome.breakdown]
        best = counts.count(max(counts))
        if max(counts) == 0:
            assert sum(points) == 0
        elif best == 1:
            assert sum(points) in (3, 4)
        else:
            assert sum(points) in (2 * best, 2 * best + 1)
        assert [p for p, n in zip(points, counts, strict=True) if n == 0] == [0] * counts.count(0)


@clause("TM-I12")
def test_i12_the_sum_of_gold_points() -> None:
    for gold in product(range(4), repeat=3):
        outcome = scored(*[thief(gold=n) for n in gold]).match.outcome
        assert outcome is not None
        best = gold.count(max(gold))
        assert sum(row["gold"] for row in outcome.breakdown) == (
            0 if max(gold) == 0 else 3 if best == 1 else 2 * best
        )


@clause("TM-I13")
def test_i13_no_view_holds_what_its_viewer_may_not_know() -> None:
    for seats in SEATS:
        match = rookery.game(GAME).start(seats=seats, seed=seats)
        rng = random.Random(seats)
        while not match.over:
            document = match.document()
            open_cards = {c for row in document["market"].values() for c in row if c}
            open_cards |= {c for p in document["players"] for c in p["cards"]} | set(document["discarded"])
            for viewer in (None, *range(seats)):
                view = match.view(viewer)
                for seat, player in enumerate(view["players"]):
                    assert player["infamy"] == (document["players"][seat]["infamy"] if seat == viewer else None)
                shown = {c for row in view["market"].values() for c in row if c} | set(view["discarded"])
                shown |= {c for p in view["players"] for c in p["cards"]}
                assert shown == open_cards
                assert not {"seed", "deck_order", "removed", "script", "chance"} & set(view)
            seat = match.waiting[0]
            legal = match.legal(seat)
            match.play(seat, legal[rng.randrange(len(legal))])


@clause("TM-I14")
def test_i14_decks_open_in_order_and_the_game_ends_only_when_c_is_short() -> None:
    for game in games():
        assert [e["deck"] for e in game.told if e["kind"] == "open"] == ["B", "C"]
        for step in game.steps:
            assert step.before["current"] <= step.after["current"]
        last = game.steps[-1].after
        assert last["over"] and last["current"] == "C"
        assert last["decks"]["C"] < 5 - len(on_sale(last, "C"))


@clause("TM-I14")
def test_i14_a_row_of_a_deck_that_is_not_open_yet_is_impossible() -> None:
    impossible(GAME, clause="TM-I14", players=[thief()] * 3, market={"A": "A01", "B": "B01"}, current="A")


@clause("TM-I14")
def test_i14_running_out_of_a_or_b_ends_nothing() -> None:
    for deck in "AB":
        owned = some(deck, KEPT[deck] - 1) + (f" {some('A', 13)}" if deck == "B" else "")
        story = round_ends(
            thief("R S"), thief("R"), thief("R", cards=owned), market={deck: some(deck, 1, but=owned)}
        ).then(over=False)  # fmt: skip
        story.event("open", deck="B" if deck == "A" else "C")


@clause("TM-I15")
def test_i15_the_same_seed_and_choices_give_the_same_game() -> None:
    def play(seed: int | str, promo: bool) -> str:
        match = rookery.game(GAME).start(seats=4, seed=seed, options={"promo": promo})
        rng = random.Random(9)
        while not match.over:
            seat = match.waiting[0]
            legal = match.legal(seat)
            match.play(seat, legal[rng.randrange(len(legal))])
        return match.record

    assert play(5, True) == play(5, True)
    assert play("owl", False) == play("owl", False) != play("rook", False)


@clause("TM-I15")
def test_i15_a_record_gives_the_same_game_back() -> None:
    story = new_game(GAME, seats=3, seed=15)
    for turn in range(60):
        seat = story.match.waiting[0]
        legal = story.match.legal(seat)
        story.when(seat, str(legal[turn * 31 % len(legal)]))
    again = rookery.replay(story.match.record)
    assert again == story.match and again.record == story.match.record
    assert again.events(None) == story.match.events(None)
    script = ("draw A01", "roll R R R R R W W W W W")
    one = given(GAME, phase="refill", market={"A": "A02 A03 A04 A05"}, players=[thief()] * 3).chance(*script)
    assert rookery.replay(one.match.record) == one.match
