"""EN-S, EN-VAR: thieves, the first turn order, rows, decks and the tree."""

import pytest

import rookery
from rookery.games.enclave.cards.reading import standard
from rookery.i18n import LANGUAGES, texts
from tests.clauses import clause
from tests.rules.enclave.table import GAME, ROW, START, laid, seen, table

SEATS = (2, 3, 4)
every_count = pytest.mark.parametrize("seats", SEATS)
CARDS = {row["id"]: row for row in rookery.game(GAME).cards}


def orders(*seats: int) -> str:
    return "order " + " ".join(map(str, seats))


def colours(seats: int) -> list[str]:
    return [f"thief {c}" for c in ("red", "blue", "green", "yellow")[:seats]]


@clause("EN-S1")
def test_two_to_four_play() -> None:
    assert list(rookery.game(GAME).seats) == [2, 3, 4]
    for wrong in (1, 5):
        with pytest.raises(rookery.GameError, match="EN-S1"):
            rookery.game(GAME).start(seats=wrong)


@clause("EN-G1")
def test_five_places_of_the_town_and_the_tree() -> None:
    view = rookery.game(GAME).start(seats=3, seed=1).view(0)
    assert list(view["cubes"]) == list(view["tiles"]) == ["shepherd", "oracle", "outlet", "square", "crossing"]
    assert [level["level"] for level in view["tree"]] == [1, 2, 3, 4, 5]
    plans = [str(m) for m in table(phase="plan").match.legal(0)]
    assert plans == [f"plan {p}" for p in ("shepherd", "oracle", "outlet", "square", "crossing", "tree")]


@clause("EN-S2", "EN-S3", "EN-Q6", "EN-Q7", "EN-VAR3")
def test_thieves_are_drawn_and_differ_in_colour_only() -> None:
    e = laid(3, "thief green", "thief yellow", "thief red")
    players = seen(e)["players"]
    assert [p["colour"] for p in players] == ["green", "yellow", "red"]
    bare = [{k: v for k, v in p.items() if k not in ("seat", "colour", "coins", "hand")} for p in players]
    assert bare[0] == bare[1] == bare[2]
    fixed = rookery.game(GAME).start(seats=2, seed=4, options={"thief_choice": "yellow blue"})
    assert [p["colour"] for p in fixed.view(0)["players"]] == ["yellow", "blue"]
    for wrong in ("red red", "red", "pink blue", 7):
        with pytest.raises(rookery.GameError):
            rookery.game(GAME).start(seats=2, options={"thief_choice": wrong})


@clause("EN-S4", "EN-EX1", "EN-VAR1")
def test_a_drawn_order_gives_eight_to_eleven_coins() -> None:
    e = laid(4, *colours(4), orders(2, 0, 3, 1))
    view = seen(e)
    assert view["order"] == [2, 0, 3, 1]
    assert [view["players"][s]["coins"] for s in (2, 0, 3, 1)] == [8, 9, 10, 11]


@clause("EN-S5", "EN-Q3", "EN-Q4", "EN-VAR1")
def test_bidding_goes_round_once_and_is_paid() -> None:
    bids = {"order_method": "bid"}
    e = laid(4, *colours(4), "first 2", "bid 0", "bid 4", "bid 6", "bid 0", options=bids)
    view = seen(e)
    assert view["order"] == [0, 3, 2, 1], "seat 2 bid first, then 3, 0, 1; of the zeros seat 2 was earlier"
    assert [p["coins"] for p in view["players"]] == [5, 11, 11, 7]
    story = table(phase="bid", seats=3, options=bids, first=1).legal(1, count=12).when(1, "bid 3")
    story.then(waiting=2, asked="bid").refused(2, "bid 3", "EN-S5").legal(2, count=11, has="bid 0")
    story.when(2, "bid 11").then(waiting=0).refused(0, "bid 11", "EN-S5").when(0, "bid 0")
    story.expect_view(None, {"order": [2, 1, 0]}).then(asked="tile")


@clause("EN-S5")
def test_a_bid_is_refused_by_the_bound_it_breaks() -> None:
    story = table({"bid": 3}, phase="bid", seats=3, options={"order_method": "bid"})
    story.unreadable(1, "bid 99", mentions="from 0 to 11").refused(1, "bid 12", "EN-S5").refused(
        1, "bid 3", "EN-S5"
    )
    said = [story.match.explain(story.match.why_not(1, bid)) for bid in ("bid 12", "bid 3")]  # type: ignore[arg-type]
    assert "11" in said[0] and "Another player" in said[1]


@clause("EN-Q2")
def test_the_order_stays_until_an_oracle_changes_it() -> None:
    story = table(phase="exchange", seats=3, level=1, levels={"1": [0]}, order=[1, 2, 0])
    while story.match.view(None)["round"] == 1:
        seat = story.match.waiting[0]
        story.match.play(seat, "pass")
    story.expect_view(None, {"round": 2, "order": [1, 2, 0]})


@clause("EN-S6", "EN-Q5")
def test_tracks_start_at_nothing() -> None:
    for player in seen(laid(4))["players"]:
        assert [player[k] for k in ("p", "p_max", "m", "m_max", "sesame", "points")] == [0] * 6
        assert player["sarcophagus"] == 2
    assert sorted(seen(laid(4))["order"]) == [0, 1, 2, 3]


@clause("EN-S7", "EN-Q8")
@every_count
def test_everybody_holds_the_four_protections_of_the_own_colour(seats: int) -> None:
    e = laid(seats, *colours(seats))
    for seat in range(seats):
        hand = seen(e, seat)["players"][seat]["hand"]
        assert hand == [f"SD{4 * seat + n:02}" for n in range(1, 5)]
        assert all(CARDS[c]["kind"] == "protection" for c in hand)
    unused = [f"SD{n:02}" for n in range(4 * seats + 1, 17)]
    square = e.decks[1]
    for name in unused:
        number = e.cards.ids.index(name)
        assert not square.loose & square.bit(number)


@clause("EN-S8", "EN-Q9")
def test_six_cards_are_not_for_two() -> None:
    marked = [i for i, row in CARDS.items() if row.get("three_plus")]
    assert marked == ["SD20", "SD24", "SD25", "SD27", "SD30", "SD33"]
    sizes = {n: (view := seen(laid(n)))["decks"]["square"]["size"] + len(view["rows"]["square"]) for n in SEATS}
    assert sizes == {2: 12, 3: 18, 4: 18}
    with pytest.raises(rookery.PositionError):
        rookery.game(GAME).position({"seats": 2, "rows": {"square": ["SD20"]}})


@clause("EN-S9", "EN-S13")
@every_count
def test_every_deck_is_shuffled_on_its_own(seats: int) -> None:
    e = laid(seats)
    for deck in e.decks:
        assert deck.top == deck.bottom == deck.pile == ()
        assert int(deck.loose).bit_count() == deck.left
    assert [e.decks[d].left for d in (3, 4)] == [18, 18]
    firsts = {rookery.game(GAME).start(seats=seats, seed=s).view(0)["rows"]["missions"][0] for s in range(40)}
    assert len(firsts) > 10


@clause("EN-S10", "EN-S11", "EN-S12")
@every_count
def test_rows_are_laid_out(seats: int) -> None:
    rows = seen(laid(seats))["rows"]
    assert {name: len(row) for name, row in rows.items()} == {
        "outlet": ROW[seats],
        "square": ROW[seats],
        "missions": seats,
    }


@clause("EN-S14", "EN-VAR2", "EN-TC1", "EN-TC2", "EN-TC3", "EN-TC4", "EN-TC5")
def test_one_of_three_cards_grows_on_each_level() -> None:
    sets = set()
    for seed in range(60):
        tree = rookery.game(GAME).start(seats=2, seed=seed).view(None)["tree"]
        for level in tree:
            assert CARDS[level["card"]]["level"] == level["level"]
        sets.add(tuple(level["card"] for level in tree))
    assert {card for chosen in sets for card in chosen} == {i for i in CARDS if i.startswith("TC")}
    first = rookery.game(GAME).start(seats=2, seed=1, options={"tree_setup": "first_game"}).view(None)["tree"]
    assert [texts("en", GAME).t(f"enclave-card-{x['card']}") for x in first] == [
        "Loki", "Alba Chryzostom", "Doctor Tertius", "Amber Svensen", "Talking Foxes",
    ]  # fmt: skip
    chosen = "TC1B TC2A TC3C TC4B TC5B"
    match = rookery.game(GAME).start(seats=2, seed=1, options={"tree_setup": chosen.split()})
    assert " ".join(x["card"] for x in match.view(None)["tree"]) == chosen
    assert rookery.replay(match.record).options["tree_setup"] == chosen
    for wrong in ("TC1B", "TC2A TC1B TC3C TC4B TC5B", 5, ["TC1A"] * 5):
        with pytest.raises(rookery.GameError):
            rookery.game(GAME).start(seats=2, options={"tree_setup": wrong})


@clause("EN-S15", "EN-Q11")
@every_count
def test_one_marker_per_level_starts_lower_with_fewer_players(seats: int) -> None:
    assert [level["mark"] for level in seen(laid(seats))["tree"]] == [START[seats]] * 5


@clause("EN-S16")
def test_the_round_marker_and_the_tiles_wait() -> None:
    view = seen(laid(3))
    assert view["round"] == 1 and set(view["tiles"].values()) == {None} and view["tile_supply"] == 10
    table(phase="plan", round=1).legal(0, has="plan tree")


@clause("EN-X12")
def test_the_trap_deck_is_as_printed() -> None:
    traps = [standard()[0].card[n] for n, i in enumerate(standard()[0].ids) if i.startswith("ET")]
    assert len(traps) == 18
    assert sorted(int(t.p) for t in traps if not t.m) == [4] * 4 + [5] * 4
    assert sorted(int(t.m) for t in traps if not t.p) == [4] * 4 + [5] * 4
    assert [(int(t.p), int(t.m)) for t in traps if t.p and t.m] == [(3, 3)] * 2


@clause("EN-Q1")
def test_the_designer_is_named() -> None:
    for lang in LANGUAGES:
        assert "Krzysztof Wolicki" in texts(lang, GAME).t("enclave-rule-EN-Q1")


@clause("EN-Q73")
def test_misprints_of_the_book_are_not_ours() -> None:
    names = [row["name"] for row in CARDS.values()]
    assert "Talking Foxes" in names and "Ultima Thule Research Station" in names
    for lang in LANGUAGES:
        assert "Magot " not in " ".join(texts(lang, GAME).t(f"enclave-location-{p}") for p in ("outlet", "tree"))
