"""The card data: every row of the specification's list, its checksums and its sources, against cards.toml."""

import re
import tomllib
from collections import Counter
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

import rookery
from rookery import GameError
from rookery.core.rng import Rng
from rookery.games import cardfile
from rookery.play.bots import make_bot
from rookery.play.bots.window import Window
from rookery.play.checks import pick
from tests.clauses import clause
from tests.rules.thiefs_market.table import DICE, GAME, KEPT, thief
from tests.scenario import Scenario, given, new_game

# Id, name, cost, icons, effect; the id's letter is the deck.
CARDS = [
    ("A01", "Alchemical Lab", "RR", "M", "FLIP R→W/B/G"),
    ("A02", "Bondsman", "RR", "H", "FLIP R→Y"),
    ("A03", "Coercion Coordinator", "B", "H", "SELL B"),
    ("A04", "Corrupt Official", "W", "H", "XBUY W"),
    ("A05", "Disgruntled Minion", "R", "H", "XBUY R"),
    ("A06", "Fence", "WW", "H", "FLIP W→Y"),
    ("A07", "Glamer", "BB", "M", "FLIP B→R/W/G"),
    ("A08", "Guy In a Trenchcoat", "B", "H", "XBUY B"),
    ("A09", "Local Celebrity", "W", "H", "SELL W"),
    ("A10", "Nearby Safehouse", "G", "T", "SAFE 1/2"),
    ("A11", "Necklace", "WW", "E", "VP 2"),
    ("A12", "Pawnbroker", "GG", "H", "FLIP G→Y"),
    ("A13", "Philosopher's Stone", "GG", "M", "FLIP G→R/W/B"),
    ("A14", "Public Relations Expert", "G", "H", "SELL G"),
    ("A15", "Shadowy Hood", "BB", "M", "VP 2"),
    ("A16", "Tailor", "R", "H", "SELL R"),
    ("B01", "Anthropomorphic Water Buffalo", "RRW", "H", "ONBUY R"),
    ("B02", "Bookie", "WB", "H", "FLIP B→Y"),
    ("B03", "Brooch", "RG", "E", "VP 3"),
    ("B04", "Concealed Safehouse", "WB", "T", "SAFE 2/4"),
    ("B05", "Deceptive Bits of Colored Glass", "WG", "E", "FLIP W→R/B/G"),
    ("B06", "Easily Impressed Noble", "WWG", "H", "ONBUY W"),
    ("B07", "Executive Assistant", "RG", "HH", "XBUY G"),
    ("B08", "Eyepatch of Command", "RWB", "M", "EYEPATCH"),
    ("B09", "Fortified Safehouse", "RW", "T", "SAFE 2/4"),
    ("B10", "Gauntlet of Evil Intent", "RBG", "M", "GAUNTLET"),
    ("B11", "Imbalanced Scales", "WBG", "E", "SCALES"),
    ("B12", "Legitimate Jeweller", "RBG", "H", "FLIP Y→R/W/B/G"),
    ("B13", "Lucky Animal Appendage", "RB", "M", "LUCKY"),
    ("B14", "Menacing Monocle", "RW", "E", "VP 3"),
    ("B15", "Provisioned Safehouse", "RB", "T", "SAFE 2/4"),
    ("B16", "Rumor-Monger", "WGG", "H", "ONBUY G"),
    ("B17", "Sticky-Fingered Dockhand", "BBG", "H", "ONBUY B"),
    ("B18", "Unlabeled Potion", "RB", "M", "POTION"),
    ("B19", "Wicked Clutches", "WBG", "M", "CLUTCHES"),
    ("C01", "Big Haul", "BG", "P", "HAUL"),
    ("C02", "Collecting Golem", "RWW", "M", "GOLEM"),
    ("C03", "Crown", "WBB", "E", "VP 6"),
    ("C04", "Exit Strategy", "RWG", "P", "EXIT"),
    ("C05", "Fur Coat", "RB", "E", "VP 4"),
    ("C06", "Giant Belt Buckle", "RR", "E", "VP 4"),
    ("C07", "Insurance Racket", "RWG", "P", "RACKET"),
    ("C08", "Island Estate", "BG", "N", "ESTATE"),
    ("C09", "Loyalty Program", "RWBG", "P", "LOYALTY"),
    ("C10", "Political Campaign", "RWBG", "P", "CAMPAIGN"),
    ("C11", "Scepter", "WWB", "E", "VP 6"),
    ("C12", "The Heist", "WG", "P", "HAUL"),
    ("C13", "Treasure Map", "BGG", "N", "MAP 7/5"),
    ("C14", "Treasure Map", "RRG", "N", "MAP 7/5"),
]

# Id, name, deck, cost, icons, effect.
PROMO = [
    ("X01", "Mimetic Stew", "B", "BG", "M", "COPY"),
    ("X02", "Narrow Alleyway", "B", "RBG", "P", "ALLEY"),
    ("X03", "Wut", "B", "G", "HTMNEP", "NONE"),
    ("X04", "Purported Curse", "C", "RWBG", "P", "CURSE"),
]

# The clauses behind each effect.
CLAUSES = {
    "FLIP": ["TM-K1"],
    "SELL": ["TM-K2"],
    "GAUNTLET": ["TM-K3"],
    "XBUY": ["TM-K4", "TM-K5"],
    "ONBUY": ["TM-K6", "TM-K7"],
    "VP": ["TM-K8"],
    "EYEPATCH": ["TM-K9"],
    "SAFE": ["TM-K10"],
    "SCALES": ["TM-K11"],
    "LUCKY": ["TM-K12", "TM-K13"],
    "POTION": ["TM-K14"],
    "CLUTCHES": ["TM-K15"],
    "HAUL": ["TM-K16"],
    "GOLEM": ["TM-K17"],
    "EXIT": ["TM-K18"],
    "RACKET": ["TM-K19", "TM-K20"],
    "ESTATE": ["TM-K21"],
    "LOYALTY": ["TM-K22"],
    "CAMPAIGN": ["TM-K23"],
    "MAP": ["TM-K24"],
    "COPY": ["TM-K27"],
    "ALLEY": ["TM-K28"],
    "NONE": ["TM-K29"],
    "CURSE": ["TM-K30"],
}


def printed() -> list[dict[str, Any]]:
    """The cards of the specification; those that came later are no concern of its checksums."""
    return [dict(row) for row in cardfile.box("rookery.games.thiefs_market", 1)["card"]]


def box() -> list[dict[str, Any]]:
    return [row for row in printed() if row.get("module") != "promo"]


def toml() -> str:
    return files("rookery.games.thiefs_market").joinpath("cards.toml").read_text(encoding="utf-8")


def deck(letter: str) -> list[dict[str, Any]]:
    return [row for row in box() if row["deck"] == letter]


@clause("TM-S6")
def test_the_box_holds_exactly_these_cards() -> None:
    found = [(r["id"], r["name"], r["cost"], r["icons"], r["effect"]) for r in box()]
    assert found == CARDS
    assert all(row["deck"] == row["id"][0] for row in box())


@clause("TM-V2")
def test_the_promo_module_holds_exactly_these_cards() -> None:
    promo = [row for row in printed() if row.get("module") == "promo"]
    assert [(r["id"], r["name"], r["deck"], r["cost"], r["icons"], r["effect"]) for r in promo] == PROMO


def test_every_row_names_its_clauses_and_its_source() -> None:
    for row in rookery.game(GAME).cards:
        assert row["clauses"] == CLAUSES[row["effect"].split()[0]], row["id"]
    assert all(row["source"] == "published" for row in printed())


def test_nothing_is_reconstructed_and_the_counts_are_the_rulebooks() -> None:
    data = tomllib.loads(toml())
    assert data["dice"] == {"faces": "RWBGYI", "in_play": {"3": 10, "4": 11, "5": 13}, "source": "rulebook"}
    assert data["decks"] == {"keep": KEPT, "row": 5, "source": "rulebook"}
    assert DICE == {3: 10, 4: 11, 5: 13}


@clause("TM-S6")
@pytest.mark.parametrize(
    ("letter", "cards", "costs", "symbols", "icons", "points"),
    [
        ("A", 16, (8, 8, 0, 0), (6, 6, 6, 6), (10, 4, 1, 0, 1, 0), 4),
        ("B", 19, (0, 10, 9, 0), (12, 12, 12, 11), (8, 5, 3, 0, 4, 0), 6),
        ("C", 14, (0, 5, 7, 2), (10, 10, 9, 10), (0, 1, 0, 3, 4, 6), 20),
    ],
)
def test_the_checksums_of_a_deck(
    letter: str, cards: int, costs: tuple[int, ...], symbols: tuple[int, ...], icons: tuple[int, ...], points: int
) -> None:
    rows = deck(letter)
    assert len(rows) == cards
    assert tuple(sum(len(r["cost"]) == n for r in rows) for n in (1, 2, 3, 4)) == costs
    assert tuple(sum(r["cost"].count(g) for r in rows) for g in "RWBG") == symbols
    assert tuple(sum(r["icons"].count(i) for r in rows) for i in "HMTNEP") == icons
    assert sum(int(r["effect"][3:]) for r in rows if r["effect"].startswith("VP ")) == points


def test_the_checksums_of_the_box() -> None:
    rows = box()
    assert len(rows) == 49
    assert [sum(len(r["cost"]) == n for r in rows) for n in (1, 2, 3, 4)] == [8, 23, 16, 2]
    assert [sum(r["cost"].count(g) for r in rows) for g in "RWBG"] == [28, 28, 27, 27]
    assert sum(len(r["cost"]) for r in rows) == 110
    assert [sum(r["icons"].count(i) for r in rows) for i in "HMTNEP"] == [18, 10, 4, 3, 9, 6]
    assert sum(len(r["icons"]) for r in rows) == 50
    assert [r["id"] for r in rows if len(r["icons"]) != 1] == ["B07"]  # two henchmen


@clause("TM-S6")
def test_three_seven_and_three_cards_are_removed() -> None:
    assert {d: len(deck(d)) - KEPT[d] for d in "ABC"} == {"A": 3, "B": 7, "C": 3}


@clause("TM-Q28", "TM-Q29")
def test_the_two_rows_settled_by_a_ruling() -> None:
    rows = {row["id"]: row for row in box()}
    assert (rows["C08"]["cost"], rows["C08"]["icons"]) == ("BG", "N")
    assert rows["C01"]["icons"] == "P"


def test_every_effect_of_the_specification_has_a_card() -> None:
    words = Counter(row["effect"].split()[0] for row in printed())
    assert set(words) == set(CLAUSES)
    assert (words["FLIP"], words["SELL"], words["XBUY"], words["ONBUY"], words["VP"]) == (9, 4, 4, 4, 8)


def test_the_engine_plays_the_prices_and_icons_of_the_data() -> None:
    for row in rookery.game(GAME).cards:
        card, cost, options = row["id"], " ".join(row["cost"]), {"promo": row["id"].startswith("X")}

        def on_sale(
            pile: str, gold: int, card: str = card, deck: str = row["deck"], options: Any = options
        ) -> Scenario:
            buyer = [thief(f"{pile} S", gold=gold), thief(), thief()]
            return given(GAME, phase="buy", players=buyer, market={deck: [card]}, options=options)

        on_sale(cost, gold=0).legal(0, only=["end", f"buy {card}"])
        on_sale("", gold=len(row["cost"])).legal(0, count=2)  # all in gold
        if len(row["cost"]) > 1:
            on_sale("", gold=len(row["cost"]) - 1).event("end", seat=0)  # one symbol short: nothing but ending
        if row["effect"] == "POTION":
            continue  # it leaves the game when it is bought
        owned = given(GAME, phase="over", players=[thief(cards=card), thief(), thief()], options=options)
        owned.expect_view(None, {"players.0.icons": {i: row["icons"].count(i) for i in "HMTNEP"}})


# -- somebody's own file -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('id = "A02"', 'id = "A01"', "is used twice"),
        ('cost = "RR"', 'cost = "RX"', "cost must be"),
        ('effect = "FLIP R→Y"', 'effect = "FLIP R→R"', "never its own face"),
        ('effect = "SELL B"', 'effect = "JUGGLE"', "unknown effect"),
        ("A = 13", "A = 99", "decks.keep.A"),
        ("3 = 10", "3 = 4", "dice.in_play.3"),
        ('source = "published"', 'source = "hearsay"', "source must be"),
        ('effect = "LUCKY"', 'effect = "POTION"', "only one"),
        ('effect = "VP 2"', 'effect = "VP 1000"', r"effect must be a number from 0 to 999, not 1000"),
        ('effect = "SAFE 1/2"', 'effect = "SAFE 1/99999"', "from 0 to 999, not 99999"),
        ('effect = "VP 2"', 'effect = "VP ٢"', "unknown effect"),
        ('effect = "VP 2"', 'effect = "VP -2"', "unknown effect"),
        ('icons = "M"', f'icons = "{"M" * 31}"', "icons M on all cards together"),
        ('module = "promo"', 'module = "other"', "module can only be"),
        ("A = 13", "A = true", "decks.keep.A"),
        ("A = 13", "A = 13.0", "decks.keep.A"),
        ("3 = 10", "3 = 14", "dice.in_play.3"),
    ],
)
def test_a_wrong_card_file_is_refused_in_clear_words(old: str, new: str, words: str) -> None:
    text = toml()
    assert old in text
    with pytest.raises(GameError, match=words):
        new_game(GAME, seats=3, options={"cards": text.replace(old, new, 1)}).then()


NEW = """
[[card]]
id = "A17"
name = "Night Clerk"
names = { hu = "Éjjeli írnok", de = "Nachtschreiber" }
deck = "A"
cost = "RG"
icons = "H"
effect = "SELL R"
clauses = ["TM-K2"]
source = "reconstructed"
"""


def test_a_card_of_ones_own_is_a_row() -> None:
    """It is dealt, bought and used, and told in four languages: what it does follows from its effect."""
    seller = [thief("R S", cards="A17"), thief(), thief()]
    story = given(GAME, phase="buy", players=seller, market={"A": "A03 A05"}, options={"cards": toml() + NEW})
    story.when(0, "sell A17").event("infamy", seat=0, count=1, card="A17")
    words = story.match._kit.card_words
    assert words("A17") == ("Night Clerk", "Once per round: discard a red die for 1 infamy token.")
    assert words("A17", "hu") == ("Éjjeli írnok", words("A16", "hu")[1])
    assert words("A17", "pl") == ("Night Clerk", words("A16", "pl")[1])


def test_a_card_that_came_later_is_in_no_earlier_box(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its row says since when: tables and records that began before go on without it."""
    (tmp_path / "cards.toml").write_text(toml() + NEW + "since = 2\n", encoding="utf-8")
    monkeypatch.setattr(cardfile, "files", lambda package: tmp_path)
    monkeypatch.setattr(cardfile, "box", cardfile.box.__wrapped__)
    assert cardfile.version("later", 1) == 2
    rows = {rules: cardfile.box("later", rules)["card"] for rules in (1, 2)}
    assert [row["id"] for row in rows[2][:-1]] == [row["id"] for row in rows[1]]
    assert cardfile.own_names(rows[2], rows[2]) == (
        ("A17", "Night Clerk"),
        ("A17.hu", "Éjjeli írnok"),
        ("A17.de", "Nachtschreiber"),
    )


@clause("TM-E5", "TM-E8")
def test_a_last_deck_too_short_for_its_row_ends_the_game() -> None:
    """The Potion takes a card from deck C before it opens; somebody's own deck C may hold no more than five."""
    text = re.sub(r"keep = \{[^}]*\}", "keep = { A = 5, B = 5, C = 5 }", toml())
    for seed in range(12):
        match, rng = rookery.game(GAME).start(seats=3, seed=seed, options={"cards": text}), Rng(seed)
        while not match.over:
            seat, move = pick(match, rng)
            match.play(seat, "buy B18" if "buy B18" in map(str, match.legal(seat)) else move)
        assert match.view(None)["current"] == "C"


@clause("TM-I8")
@pytest.mark.parametrize("effect", ["XBUY R", "VP 999", "SELL R", "FLIP R→Y"])
def test_any_accepted_file_is_played_to_its_end(effect: str) -> None:
    """Many extra purchases, or points beyond all measure: neither rules nor bots give way."""
    every = re.sub(r'effect = "(VP|SAFE|SELL|FLIP|ONBUY)[^"]*"', f'effect = "{effect}"', toml())
    text = re.sub(r'cost = "[^"]*"', 'cost = "R"', every)
    for level in ("random", "heuristic"):
        match = rookery.game(GAME).start(seats=3, seed=2, options={"cards": text})
        bots = [make_bot(GAME, level, seat) for seat in range(3)]
        while not match.over:
            seat = match.waiting[0]
            match.play(seat, bots[seat].choose(Window(match, seat)))
            assert not match.check()
