"""TM-V and the promo cards: an optional module, off by default."""

from typing import Any

import pytest

import rookery
from rookery import GameError
from tests.clauses import clause
from tests.rules.thiefs_market.table import GAME, buying, scored, split_done, splitting, thief
from tests.scenario import Scenario, given, new_game

PROMO = {"promo": True}


def stew(cards: str = "", others: str = "", pile: str = "B G S", market: str = "X01 A10", **more: Any) -> Scenario:
    """The Stew is on sale; the buyer owns `cards`, the next thief `others`."""
    rows = {
        d: " ".join(c for c in market.split() if c[0] in row) for d, row in (("A", "A"), ("B", "BX"), ("C", "C"))
    }
    return buying(
        thief(pile, cards=cards, gold=0), thief("G", cards=others), thief(),
        market={d: row for d, row in rows.items() if row}, options=PROMO, **more,
    )  # fmt: skip


@clause("TM-V1")
def test_there_is_no_solo_or_two_player_mode_and_no_variant_but_the_module() -> None:
    for seats in (1, 2):
        with pytest.raises(GameError, match="3 to 5"):
            rookery.game(GAME).start(seats=seats)
    defaults = {o.name: o.default for o in rookery.game(GAME).options}
    plain = {
        "promo": False,
        "start": "random",
        "open-infamy": False,
        "gold-limit": 0,
        "last-tie": "shared",
        "cards": None,
    }
    assert defaults == plain


@clause("TM-V2")
def test_the_promo_cards_are_off_by_default() -> None:
    with pytest.raises(GameError, match="X03"):
        given(GAME, players=[thief(cards="X03"), thief(), thief()]).then()
    seen = {e["card"] for seed in range(5) for e in _whole_game(seed, {}) if e["kind"] == "deal"}
    assert not {c for c in seen if c.startswith("X")}


@clause("TM-V2")
def test_with_them_the_decks_are_still_cut_to_thirteen_twelve_and_eleven() -> None:
    story = new_game(GAME, seats=3, options=PROMO)
    story.expect_view(None, {"decks": {"A": 8, "B": 12, "C": 11}})
    dealt: dict[str, set[str]] = {"A": set(), "B": set(), "C": set()}
    for seed in range(40):
        own: dict[str, set[str]] = {"A": set(), "B": set(), "C": set()}
        for event in _whole_game(seed, PROMO):
            if event["kind"] == "deal":
                own[event["deck"]].add(event["card"])
        assert all(len(own[d]) <= kept for d, kept in (("A", 13), ("B", 12), ("C", 11)))
        for deck in "ABC":
            dealt[deck] |= own[deck]
    assert dealt == {d: {row["id"] for row in rookery.game(GAME).cards if row["deck"] == d} for d in "ABC"}
    assert {"X01", "X02", "X03"} < dealt["B"] and "X04" in dealt["C"]


def _whole_game(seed: int, options: dict[str, Any]) -> list[dict[str, Any]]:
    """The events of a game in which everybody buys what they can, seats and seed fixed."""
    match = rookery.game(GAME).start(seats=5, seed=seed, options=options)
    for turn in range(3000):
        if match.over:
            break
        seat = match.waiting[0]
        legal = match.legal(seat)
        match.play(seat, legal[(turn * 7919 + seed) % len(legal)])
    assert match.over
    return match.events(None)


@clause("TM-K27")
def test_the_stew_becomes_a_copy_of_an_opponents_card() -> None:
    story = stew(cards="A05", others="A02 A15").when(0, "buy X01").then(waiting=0, asked="copy")
    story.legal(0, only=["copy A02", "copy A15"]).refused(0, "copy A05", "TM-K27").refused(0, "copy A01", "TM-K27")
    story.when(0, "copy A15").event("copy", seat=0, card="A15")
    story.expect({"players.0.cards": "A05 X01", "players.0.copies": "A15", "players.1.cards": "A02 A15"})


@clause("TM-K27")
def test_the_owner_must_choose() -> None:
    stew(others="A02 A15").when(0, "buy X01").refused(0, "end", "TM-R1").refused(0, "buy A10", "TM-R1")


@clause("TM-K27")
def test_the_copy_lasts_and_counts_in_every_respect() -> None:
    story = scored(
        thief(cards="X01", copies="B07", gold=0), thief(cards="B07 C03", gold=0), thief(gold=0), options=PROMO
    )
    story.expect_view(None, {"players.0.icons": {"H": 2, "M": 0}})  # the copied icons instead of its own
    story.outcome(points={0: {"henchmen": 2}, 1: {"henchmen": 2}})
    points = scored(
        thief(cards="X01", copies="C03", gold=0), thief(cards="C03", gold=0), thief(gold=0), options=PROMO
    )
    points.outcome(scores=(6, 6, 0))


@clause("TM-K27")
def test_a_copied_ability_is_used_like_ones_own() -> None:
    story = stew(others="A16", pile="B G R R S").when(0, "buy X01").event("copy", seat=0, card="A16")
    story.legal(0, has="sell A16").when(0, "sell A16").expect({"players.0.infamy": 1, "players.0.used": "A16"})
    story.when(1, "end")


@clause("TM-K27")
def test_a_copied_racket_and_a_copied_extra_purchase_count_at_once() -> None:
    stew(others="C07").when(0, "buy X01").expect_view(None, {"players.0.purchases": 2}).legal(
        0, has="buy A10 waive green"
    )
    stew(others="B07").when(0, "buy X01").event("copy").expect_view(None, {"players.0.purchases": 2})


@clause("TM-K28")
def test_alleyway_pays_two_tokens_if_another_final_pile_has_five_pieces() -> None:
    story = split_done(thief("R", cards="X02"), thief("W W B B S"), thief("G G G Y I"), options=PROMO)
    story.event("infamy", seat=0, count=2, card="X02").expect({"players.0.infamy": 2})  # two in all, not per thief


@clause("TM-K28")
def test_alleyway_counts_the_marker_as_a_piece() -> None:
    story = split_done(thief("R R W", cards="X02"), thief("W W B B S"), thief("G Y I"), options=PROMO)
    story.expect({"players.0.infamy": 2})


@clause("TM-K28")
def test_alleyway_does_not_look_at_its_owners_pile() -> None:
    split_done(thief("R R W B B S", cards="X02"), thief("W W"), thief("G Y I"), options=PROMO).no_event("infamy")


@clause("TM-K28")
def test_alleyway_pays_nothing_for_four_pieces() -> None:
    split_done(thief("R R", cards="X02"), thief("W W B S"), thief("G G Y I"), thief("R W"), options=PROMO).no_event(
        "infamy"
    )


@clause("TM-K28")
def test_alleyway_does_nothing_in_the_round_it_is_bought() -> None:
    story = buying(
        thief("R B G S", gold=0),
        thief("W W W W W W"),
        thief(gold=0),
        market={"B": "X02", "A": "A10"},
        options=PROMO,
    )
    story.when(0, "buy X02").no_event("infamy").when(1, "end").no_event("infamy").then(asked="split")


@clause("TM-K29")
def test_wut_shows_one_icon_of_every_type_and_has_no_effect() -> None:
    story = scored(thief(cards="X03", gold=0), thief(gold=0), thief(gold=0), options=PROMO)
    story.expect_view(None, {"players.0.icons": dict.fromkeys("HMTNEP", 1)})
    story.outcome(scores=(3, 0, 0), points={0: {"henchmen": 3, "cards": 0}})


@clause("TM-K29", "TM-K24")
def test_the_icons_of_wut_count_wherever_icons_are_counted() -> None:
    scored(thief(cards="X03 A10 C02", gold=0), thief(cards="C13", gold=0), thief(gold=0), options=PROMO).outcome(
        points={0: {"cards": 2 + 3}, 1: {"cards": 5}}  # two hideouts, a pair of magic icons, another's map
    )


@clause("TM-K30")
def test_curse_one_point_per_magic_icon_of_the_others() -> None:
    story = scored(thief(cards="X04 A01 A07", gold=0), thief(cards="A13 B10", gold=0), thief(cards="X03", gold=0),
        options=PROMO)  # fmt: skip
    story.outcome(points={0: {"cards": 2 + 1}})


@clause("TM-K24")
def test_a_copied_map_spoils_the_maps_of_others() -> None:
    story = scored(
        thief(cards="X01", copies="C08", gold=0),
        thief(cards="C13", gold=0),
        thief(cards="C08", gold=0),
        options=PROMO,
    )
    story.outcome(points={1: {"cards": 5}})


@clause("TM-K27")
def test_a_copied_lucky_saves_a_die_too() -> None:
    story = splitting(
        thief("R W S", cards="X01", copies="B13"), thief(), thief(cards="B13"), pool="R W B B G G Y I", turn=1,
        options=PROMO,
    )  # fmt: skip
    story.when(1, "rob 0 keep marker").then(waiting=0, asked="save")


@clause("TM-K27")
def test_copied_clutches_pay_too() -> None:
    story = splitting(
        thief("R W S", cards="X01", copies="B19"), thief(), thief(cards="B19"), pool="R W B B G G Y I", turn=1,
        options=PROMO,
    )  # fmt: skip
    story.when(1, "rob 0 keep marker").event("infamy", seat=0, count=1).expect({"players.0.infamy": 1})


@clause("TM-K27")
def test_the_copies_of_scales_estate_eyepatch_exit_and_gauntlet_work() -> None:
    def copying(card: str, pile: str, phase: str, gold: int = 0) -> Scenario:
        players = [
            thief(pile, cards="X01", copies=card, gold=gold),
            thief("R" * (phase != "after-split")),
            thief(cards=card),
        ]
        if phase == "after-split":
            players[1], players[2] = thief("W W W W"), thief("B B B B", cards=card)
        return given(GAME, phase=phase, players=players, options=PROMO)

    copying("B11", "Y S", "end").expect({"players.0.gold": 2})
    copying("C08", "I S", "end").expect({"players.0.infamy": 2})
    copying("B08", "R R S", "after-split").expect({"players.0.infamy": 1, "players.2.infamy": 0})
    copying("C04", "R S", "buy", gold=1).when(0, "exit").expect({"players.0.infamy": 2})
    copying("B10", "I S", "buy").when(0, "trade B10").expect({"players.0.gold": 1})


@clause("TM-K27")
def test_the_copies_of_end_of_game_formulas_count_for_their_owner() -> None:
    def copying(card: str, mine: str, theirs: str, infamy: int = 0) -> int:
        story = scored(
            thief(cards=f"X01 {mine}", copies=card, gold=0, infamy=infamy), thief(cards=f"{card} {theirs}", gold=0),
            thief(gold=0), options=PROMO,
        )  # fmt: skip
        assert story.match.outcome is not None
        return story.match.outcome.breakdown[0]["cards"]

    assert copying("C09", "A01 A02", "") == 2  # Loyalty: the two others
    assert copying("C10", "", "", infamy=5) == 2
    assert copying("C02", "A01", "") == 3  # Golem: its own copied icon and the Lab's
    assert copying("A10", "B04", "") == 2 + 4
    assert copying("C13", "", "") == 5  # the original shows a map as well
    assert copying("X04", "", "A01 A07") == 2
