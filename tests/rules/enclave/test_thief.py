"""EN-G, EN-T, EN-U: signs and kinds, tracks, upgrades."""

import tomllib
from importlib.resources import files

import pytest

import rookery
from rookery.games.enclave.cards.reading import build, standard
from tests.clauses import clause
from tests.rules.enclave.table import GAME, at_crossing, crossing, in_outlet, in_square, on_level, table, thief
from tests.scenario import Scenario, impossible

CARDS = {row["id"]: row for row in rookery.game(GAME).cards}
CARD_FILE = files("rookery.games.enclave").joinpath("cards.toml").read_text(encoding="utf-8")


@clause("EN-G2")
def test_a_sign_without_a_number_counts_once() -> None:
    """Rows name values outright; Angelos's mission gives 1 find and 1 knowledge for signs without numbers."""
    angelos = standard()[0].angelos
    assert (angelos.traps, angelos.knowledge, angelos.finds) == (1, 1, 1)
    assert standard()[0].card[standard()[0].ids.index("EM11")].tiles == 1


@clause("EN-G3", "EN-G4", "EN-EX10")
def test_signs_do_what_they_say() -> None:
    hurt = crossing(thief(hand="SD20"), mission="EM05", traps="ET09").event(
        "hurt", p=0, m=6
    )  # red mental 2, trap M4
    hurt.expect({"players.0.m": -5})
    hurt = crossing(thief(hand=""), mission="EM04", traps="ET17").event("hurt", p=5, m=3)  # red physical 2, P3 M3
    hurt.expect({"players.0.p": -5, "players.0.m": -3})
    in_square(thief(coins=9), row="SD26").when(0, "buy SD26").expect_view(0, {"players.0.sesame": 2})
    in_square(thief(coins=20), row="SD29").when(0, "buy SD29").expect_view(0, {"players.0.sarcophagus": 4})
    in_square(thief(coins=9), row="SD31").when(0, "buy SD31").expect_view(0, {"players.0.p_max": 2})
    won = crossing(thief(hand="SD01 SD02"), mission="EM08", traps="ET01 ET09", pack="SD01 SD02", use="SD01 SD02")
    won.event("knowledge", count=2).then(asked="tree-tile")
    drawn = at_crossing(thief(hand=""), row="EM08").chance("draw ET01", "draw ET09").when(0, "cross EM08")
    drawn.event("trap", card="ET01").event("trap", card="ET09")
    table(thief(coins=0), phase="oracle", turn=0).legal(0, has="peek traps 3", not_has=["peek traps 4"])
    won = crossing(thief(hand="SD23 SD18"), mission="EM12", traps="ET01 ET09", pack="SD23 SD18", use="SD23 SD18")
    won.then(asked="tree-tile").when(0, "take tile").expect({"players.0.tiles": 1})


@clause("EN-G5")
def test_protections_work_on_missions_and_healing_outside_of_them() -> None:
    story = at_crossing(thief(p=-2, hand="SD01 MO03"), row="EM01")
    story.legal(0, has="heal MO03", not_has=["use SD01", "pack SD01"]).when(0, "cross EM01")
    story.then(asked="pack").legal(0, has=["heal MO03", "pack SD01"]).refused(0, "pack MO03", "EN-G5")
    story.refused(0, "heal SD01", "EN-G5")
    story.chance("draw ET01").when(0, "pack SD01", "done").then(asked="use")
    story.legal(0, only=["use SD01", "done"]).refused(0, "heal MO03", "EN-M3")
    kinds = {row["kind"] for row in CARDS.values()}
    assert kinds == {"protection", "healing", "thief", "machine", "knowledge", "trap", "mission", "tree"}


@clause("EN-G7", "EN-Q70")
def test_hands_grow_without_limit_and_nothing_is_given_away() -> None:
    devices = [i for i, r in CARDS.items() if r["kind"] in ("protection", "healing") and int(i[2:]) > 16]
    hand = [i for i in devices if i[:2] != "SD"] + ["SD17", "SD18", "SD19"]
    story = in_outlet(thief(hand=hand, coins=0), row="")
    assert story.match.view(0)["players"][0]["hand"]
    story = in_square(thief(hand=hand[:-1], coins=50), row="SD19 SD31").when(0, "buy SD19")
    assert len(story.match.view(0)["players"][0]["hand"]) == len(hand)
    for verb in ("give SD01 1", "trade SD01 1", "throw SD01"):
        story.unreadable(1, verb)


@clause("EN-T1", "EN-Q13")
def test_only_the_part_beyond_the_end_is_lost() -> None:
    story = crossing(thief(p=-3, hand=""), mission="EM06", traps="ET05")
    story.event("hurt", p=8).expect({"players.0.p": -5})
    story = in_square(thief(thief="SD31 MO09", coins=20), row="SD33").when(0, "buy SD33 remove SD31")
    story.expect_view(0, {"players.0.p": 5, "players.0.p_max": 5, "players.0.m_max": -1, "players.0.m": -1})
    impossible(GAME, players=[{"p": 1}, {}], where="players[0].p")
    impossible(GAME, players=[{"p": -6}, {}], where="players[0].p")


@clause("EN-T2")
def test_state_and_maximum_are_two_things() -> None:
    story = in_outlet(thief(p=-3, thief="SD31", hand="MO03"), row="MO01")
    story.expect_view(1, {"players.0.p": -3, "players.0.p_max": 2})
    story.when(0, "heal MO03").expect_view(1, {"players.0.p": 1, "players.0.p_max": 2})


@clause("EN-T3", "EN-Q12")
@pytest.mark.parametrize(("state", "extra"), [(-3, 0), (-4, 1), (-5, 2)])
def test_critical_zone_numbers(state: int, extra: int) -> None:
    """Mental −3 to −5 on a mission without mental damage: the zone's number alone is dealt."""
    story = crossing(thief(m=state, hand="SD01 SD17"), mission="EM01", traps="ET01", pack="SD01", use="SD01")
    if extra:
        story.event("hurt", p=0, m=extra).event("failure")
    else:
        story.no_event("hurt").event("success")


@clause("EN-T3", "EN-Q12")
@pytest.mark.parametrize(("state", "less"), [(3, 0), (4, 1), (5, 2)])
def test_super_zone_numbers(state: int, less: int) -> None:
    ups = {"thief": "SD33 SD31"}
    story = crossing(thief(**ups, p=state, hand=""), mission="EM01", traps="ET05")
    story.event("hurt", p=5 - less)


@clause("EN-T4", "EN-W5", "EN-Q45")
def test_sesame_raises_what_a_find_sells_for() -> None:
    story = crossing(
        thief(coins=0, machine="SD27 SD26", hand="SD01"),
        mission="EM02",
        traps="ET01",
        pack="SD01",
        use="SD01",
        finds="EF01",
    )
    story.expect_view(0, {"players.0.sesame": 6}).when(0, "sell").event("sold", card="EF01", coins=10)
    story.expect({"players.0.coins": 10})


@clause("EN-T5", "EN-X2")
@pytest.mark.parametrize(
    ("machines", "most"), [("", 2), ("SD28", 3), ("SD29", 4), ("SD29 SD28", 5), ("SD29 EF07", 5)]
)
def test_the_sarcophagus_limits_what_is_packed(machines: str, most: int) -> None:
    story = at_crossing(thief(machine=machines, hand="SD01 SD02 SD03 SD04 SD17 SD18"), row="EM01")
    story.when(0, "cross EM01")
    for card in ("SD01", "SD02", "SD03", "SD04", "SD17")[:most]:
        story.when(0, f"pack {card}")
    story.refused(0, "pack SD18", "EN-T5").legal(0, only=["done"])


@clause("EN-U1", "EN-U2")
def test_upgrades_come_from_three_decks_and_lie_in_two_slots_each() -> None:
    story = in_square(thief(coins=60, thief="MO09 EF10", machine="EF06 SD28"), row="SD31 SD26")
    story.expect_view(1, {"players.0.thief": "MO09 EF10", "players.0.p_max": 2, "players.0.m_max": 2})
    story.legal(0, has=["buy SD31 remove MO09", "buy SD31 remove EF10"], not_has=["buy SD31"])
    story.legal(0, has=["buy SD26 remove EF06", "buy SD26 remove SD28"], not_has=["buy SD26 remove MO09"])
    impossible(GAME, players=[{"thief": "SD31 SD32 SD34"}, {}], where="players[0].thief")
    impossible(GAME, players=[{"thief": "SD26"}, {}], where="players[0].thief", clause="EN-U2")


@clause("EN-U3", "EN-Q14")
def test_the_state_moves_as_far_as_the_maximum() -> None:
    story = in_square(thief(coins=20, p=-3), row="SD31").when(0, "buy SD31")
    story.expect_view(0, {"players.0.p": -1, "players.0.p_max": 2})
    story = on_level(2, thief(thief="SD31 SD32", p=-4, m=1, coins=0), card="TC2B", phase="card").when(
        0, "sell SD31"
    )
    story.expect_view(0, {"players.0.p": -5, "players.0.p_max": 0, "players.0.m": 1})
    capped = in_square(thief(coins=20, thief="SD33", p=2), row="SD34").when(0, "buy SD34")
    capped.expect_view(0, {"players.0.p_max": 5, "players.0.p": 3, "players.0.m_max": 1, "players.0.m": 1})


@clause("EN-U4", "EN-Q15")
def test_machine_tracks_are_reckoned_from_what_is_left() -> None:
    story = in_square(thief(coins=20, machine="SD27 EF06"), row="SD28")
    story.expect_view(0, {"players.0.sesame": 6})
    story.when(0, "buy SD28 remove SD27").expect_view(0, {"players.0.sesame": 3, "players.0.sarcophagus": 3})


def explained(story: Scenario, move: str) -> str:
    refusal = story.match.why_not(0, move)
    assert refusal is not None
    return story.match.explain(refusal)


@clause("EN-U5")
def test_a_replaced_upgrade_goes_to_its_own_pile_without_compensation() -> None:
    story = in_square(thief(coins=10, thief="MO09 EF10"), row="SD31 SD17 SD18 SD19")
    story.refused(0, "buy SD31", "EN-U5").refused(0, "buy SD31 remove SD26", "EN-U5")
    assert explained(story, "buy SD31") != explained(story, "buy SD31 remove SD26"), "one upgrade is named"
    story.refused(0, "buy SD17 remove MO09", "EN-U6")
    assert "room" not in explained(story, "buy SD17 remove MO09"), "both slots are full"
    story.when(0, "buy SD31 remove MO09")
    story.in_order(("buy", {"card": "SD31", "price": 6}), ("remove", {"card": "MO09"}))
    story.expect({"decks.outlet.pile": ["MO09"], "players.0.coins": 4, "players.0.thief": ["EF10", "SD31"]})


@clause("EN-U5", "EN-U6")
@pytest.mark.parametrize(("machines", "law", "said"), [("EF06", "EN-U6", "room"), ("EF06 SD28", "EN-U5", "kind")])
def test_slots_of_the_other_kind_do_not_matter(machines: str, law: str, said: str) -> None:
    """Both slots of thief upgrades are full; whether one is removed for a machine upgrade the machine says."""
    story = in_square(thief(coins=20, thief="MO09 EF10", machine=machines), row="SD26 SD17 SD18 SD19")
    story.refused(0, "buy SD26 remove MO09", law)
    assert said in explained(story, "buy SD26 remove MO09")


@clause("EN-U6", "EN-EX2")
def test_with_a_free_slot_nothing_is_removed() -> None:
    story = in_outlet(thief(thief="SD31", p=-1, m=-1, coins=6), row="MO10")
    story.refused(0, "buy MO10 remove SD31", "EN-U6").when(0, "buy MO10").no_event("remove")
    story.expect_view(0, {"players.0.m": 1, "players.0.m_max": 2, "players.0.p": -1, "players.0.p_max": 2})


@clause("EN-EX3")
def test_replacing_moves_both_markers_down_and_up_again() -> None:
    story = in_square(thief(thief="SD31 MO09", p=1, m=0, coins=10), row="SD34")
    story.expect_view(0, {"players.0.p_max": 4, "players.0.p": 1})
    story.fork().when(0, "buy SD34 remove SD31").expect_view(
        0, {"players.0.p_max": 4, "players.0.p": 1, "players.0.m_max": 2, "players.0.m": 2}
    )
    woo = on_level(2, thief(thief="SD31 MO09", p=1), card="TC2B", phase="card").when(0, "sell SD31")
    woo.expect_view(0, {"players.0.p_max": 2, "players.0.p": -1})  # the state after the removal


@clause("EN-Q30")
def test_the_price_must_be_payable_before_anything_is_removed() -> None:
    story = in_square(thief(coins=5, thief="SD32 MO09"), row="SD31 SD17")
    story.refused(0, "buy SD31 remove SD32", "EN-Q30").legal(0, has="buy SD17", of="buy", count=1)


@clause("EN-Q44")
def test_an_upgrade_found_with_full_slots_replaces_one_or_is_sold() -> None:
    for move, thieves, coins in (("keep remove SD31", "MO10 EF09", 0), ("sell", "SD31 MO10", 5)):
        story = crossing(
            thief(thief="SD31 MO10", coins=0, hand="SD01"),
            mission="EM02",
            traps="ET01",
            pack="SD01",
            use="SD01",
            finds="EF09",
        )
        story.legal(0, only=["sell", "keep remove SD31", "keep remove MO10"]).refused(0, "keep", "EN-U5")
        story.when(0, move).expect({"players.0.thief": thieves.split(), "players.0.coins": coins})


def test_somebodys_own_cards_are_read_and_wrong_ones_refused() -> None:
    text = CARD_FILE
    dearer = text.replace('name = "Tuned Coil"', 'name = "Coil of Mine"').replace(
        "starting_coins = [8", "starting_coins = [5"
    )
    match = rookery.game(GAME).start(seats=2, seed=1, options={"cards": dearer})
    assert sorted(p["coins"] for p in match.view(0)["players"]) == [5, 9]
    own = match._kit
    assert own.card_words("SD26", "de") == ("Coil of Mine", "Maschinenverbesserung: Sesam +2.")
    wider = text.replace("sesame = 4", "sesame = 5")
    for cards, said in (
        (wider, "Machine upgrade: sesame +5."),
        (wider.replace("sesame = 5", 'sesame = 5\ntext = "Wide open."'), "Wide open."),
    ):
        match = rookery.game(GAME).start(seats=2, seed=1, options={"cards": cards})
        assert match._kit.card_words("SD27")[1] == said
    for old, new in (
        ('kind = "trap"', 'kind = "healing"'),
        ('colour = "red"', 'colour = "pink"'),
        ('price = 4\nsource = "reconstructed"', 'price = 4\nsource = "dreamt"'),
        ("price = 4", "price = -4"),
        ('id = "TC5C"', 'id = "TC5D"'),
        ("[shepherd]", "[sheep]"),
        ("fees = [8, 5, 0, 0]", "fees = [8, 5]"),
        ('id = "SD01"', 'id = "SD02"'),
    ):
        with pytest.raises(rookery.GameError):
            rookery.game(GAME).start(seats=2, options={"cards": text.replace(old, new, 1)})
    assert build(tomllib.loads(text), "cards.toml")[0].ids == standard()[0].ids


@pytest.mark.parametrize(
    ("card", "entry", "where"),
    [
        ("MO01", "p = -9", "MO01).p "),  # healing would hurt
        ("MO01", "p = 0", "MO01).p + m"),
        ("SD17", "p = -1", "SD17).p "),
        ("SD17", "sesame = 2", "SD17).sesame"),  # says nothing on a protection
        ("ET01", "p = -4", "ET01).p "),
        ("ET01", "price = 3", "ET01).price"),
        ("EM01", "m = -2", "EM01).m"),
        ("EM01", "traps = 4", "EM01).traps"),
        ("EF01", "knowledge = 10", "EF01).knowledge"),
        ("EF06", "three_plus = true", "EF06)"),
        ("SD27", 'three_plus = "yes"', "SD27)"),
        ("TC3B", "p = -1", "TC3B.p"),
        ("TC1C", "looks = 3", "TC1C.looks"),
    ],
)
def test_numbers_of_own_cards_fit_their_kinds(card: str, entry: str, where: str) -> None:
    key = entry.split()[0]
    rows = CARD_FILE.split("[[card]]")
    n = next(n for n, row in enumerate(rows) if f'id = "{card}"' in row)
    rows[n] = "\n".join(
        [
            f'\nid = "{card}"',
            entry,
            *(line for line in rows[n].split("\n") if f'"{card}"' not in line and not line.startswith(f"{key} =")),
        ]
    )
    with pytest.raises(rookery.GameError) as error:
        rookery.game(GAME).start(seats=2, options={"cards": "[[card]]".join(rows)})
    assert where in str(error.value)


def test_any_amount_of_knowledge_can_be_had_and_traded() -> None:
    """Own cards may bring more than one move can trade."""
    story = on_level(2, thief(knowledge=400, coins=0), card="TC2C", phase="card").legal(0, count=128)
    story.when(0, "trade 127").expect({"players.0.knowledge": 273})


def test_cards_of_the_first_version_are_told_in_words() -> None:
    """Tables that began with other values read what their cards do, not the entries of a file."""
    first, now = rookery.game(GAME).at(1), rookery.game(GAME)
    assert first is not None
    assert first._kit.card_words("EM05") == (
        "Choir School",
        "1 trap, damage 2 mental. Reward: 2 knowledge, 1 find.",
    )
    assert now._kit.card_words("EM05")[1].endswith("1 knowledge, 1 tree tile.")
    for lang in ("en", "hu", "pl", "de"):
        for row in first._kit.rows:
            said = first._kit.card_words(str(row["id"]), lang)[1]
            assert said == now._kit.card_words(str(row["id"]), lang)[1] or row["id"] == "EM05"
            assert "knowledge 2" not in said
