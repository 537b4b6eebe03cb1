"""The table of Thieves Den as HTML, without a browser and without a server."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import rookery
from rookery.games.thieves_den.web.tokens import payer, zones
from rookery.i18n import LANGUAGES
from rookery.play.match import Match
from rookery.serve.drawing.boards import web
from tests.pages.test_board import Tags, show
from tools.drawing import den as drawn_den

GAME = "thieves-den"


def moments(seats: int, seed: int, each: int = 2) -> Iterator[tuple[Match, int, str]]:
    """A game of arbitrary answers: every kind of question, `each` times."""
    match = rookery.game(GAME).start(seats=seats, seed=seed)
    seen: Counter[str] = Counter()
    for k in range(2000):
        if match.over:
            return
        seat = match.waiting[0]
        question = match.question(seat)
        assert question is not None
        if seen[question.key] < each:
            seen[question.key] += 1
            yield match, seat, question.key
        legal = match.legal(seat)
        match.play(seat, legal[(k * 7919) % len(legal)])


def controls(html: str) -> set[str]:
    """The moves that can be clicked."""
    found = Tags(html).found
    return {
        str(data["value"])
        for tag, data in found
        if tag == "button" and data.get("name") == "move" and data.get("form") != "why"
    }


@pytest.mark.parametrize(("seats", "seed"), [(2, 5), (3, 9), (5, 3)])
def test_every_legal_move_can_be_clicked_and_nothing_else(seats: int, seed: int) -> None:
    kinds = set()
    for match, seat, key in moments(seats, seed):
        kinds.add(key)
        html = show(match, seat)
        if key == "renew":
            assert len(re.findall(r'<input type="checkbox" name="slot"', html)) == 6
            assert 'value="renew"' in html
        else:
            assert controls(html) == {str(m) for m in match.legal(seat)}, key
        for other in (*range(seats), None):
            if other not in match.waiting:
                assert not controls(show(match, other)), (key, other)
    assert {"pick", "turn", "gain"} <= kinds


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whatever_is_asked_every_language_has_words(lang: str) -> None:
    missing = re.compile(r"\[(?:ui|thieves-den)-[\w.-]+\]")
    for match, seat, key in moments(4, 7, each=1):
        for viewer in (seat, None):
            assert not missing.findall(show(match, viewer, lang)), key


def test_tokens_keep_their_numbers() -> None:
    """No token is lost, none is there twice, and one that stays keeps its number."""
    module = web(GAME).module
    match = rookery.game(GAME).start(seats=4, seed=11)
    memory = module.follow({}, match.view(None))
    for k in range(400):
        if match.over:
            break
        seat = match.waiting[0]
        legal = match.legal(seat)
        match.play(seat, legal[(k * 7919) % len(legal)])
        view = match.view(None)
        fresh = module.follow(memory, view)
        numbers = [n for pieces in fresh.values() for n, _ in pieces]
        assert sorted(numbers) == list(range(1, 45 + 24 + 1))  # TD-S6
        for zone, kinds in zones(view).items():
            assert Counter(kinds) == Counter(kind for _, kind in fresh[zone])
            stayed = Counter(kinds) & Counter(kind for _, kind in memory.get(zone, ()))
            kept = [piece for piece in fresh[zone] if piece in memory.get(zone, ())]
            assert len(kept) >= stayed.total()
        memory = fresh


def test_a_robbing_thief_walks_from_the_board_and_the_gift_comes_from_the_forest() -> None:
    position = {
        "phase": "thieving",
        "turn": 1,
        "players": [{"thieves": 2, "above": ["L08A"]}, {"thieves": 3}, {}],
    }  # TD-X4
    match = rookery.game(GAME).position(position)
    module = web(GAME).module
    before = module.follow({}, match.view(None))
    match.play(1, "rob L08A")
    after = module.follow(before, match.view(None))
    assert set(after["L08A@0"]) <= set(before["p1"])
    new = [piece for piece in after["p0"] if piece not in before["p0"]]
    assert len(new) == 2
    assert set(new) <= set(before["forest"])
    assert {kind for _, kind in set(after["p1"]) - set(before["p1"])} == {"F"}


def world(**changes: Any) -> Match:
    players = [
        {"scheme": "S01", "pile": "L03A L05A", "sold": "NO1A", "treasures": "G G C", "above": ["L01A"]},
        {"scheme": "S02", "pile": "L09A L15A", "sold": "AG1A", "above": ["L02A"]},
        {"scheme": "S03", "pile": "L13A L18A", "sold": "CO1A", "above": ["L08A"]},
    ]
    for key, value in changes.items():
        seat, field = key.split("_")
        players[int(seat[1:])][field] = value
    document = {
        "phase": "thieving",
        "round": 2,
        "boxed": ["PW01", "PW02", "PW03"],
        "powers": ["PW04", "PW05", "PW06"],
        "display": ["NO2A", "AG2A", "CO2A", "EN1A", "ME1A", "PE1A"],
        "players": players,
    }
    return rookery.game(GAME).position(document)


@pytest.mark.parametrize("viewer", [0, None])
def test_schemes_and_piles_of_others_leave_no_trace(viewer: int | None) -> None:
    """TD-B3 to TD-B5: two worlds that differ in what others keep face down look alike, byte by byte."""
    one = world()
    other = world(p1_scheme="S09", p1_pile="L10A L16A", p2_sold="TI3A")
    for lang in LANGUAGES:
        assert show(one, viewer, lang, drawer=False) == show(other, viewer, lang, drawer=False)
    mine = show(one, 0)
    assert "Market Rounds" in mine
    assert "Night Roads" not in mine


def test_a_pick_is_marked_for_its_owner_alone() -> None:
    match = rookery.game(GAME).start(seats=3, seed=4)
    before = [show(match, seat, number=7) for seat in (0, 1, 2, None)]
    chosen = str(match.legal(1)[2])
    match.play(1, chosen)
    after = [show(match, seat, number=7) for seat in (0, 1, 2, None)]
    assert [a == b for a, b in zip(after, before, strict=True)] == [True, False, True, True]
    assert re.search(rf'id="c-{chosen.split()[1]}" class="card [^"]*chosen"', after[1])
    name = match._kit.card_words(chosen.split()[1])[0]
    bar = after[1][after[1].index('id="bar"') :]
    assert bar.count(f"Pick the {name}") == 1  # the house says it, once
    assert "The rest goes on to" in before[1][before[1].index('id="bar"') :]
    assert "glows" not in bar


def test_fences_say_what_is_there_and_what_is_missing() -> None:
    html = show(world(), 0)
    baron = re.search(r'id="c-NO2A".*?<span class="wants n3">(.*?)</span>', html)
    assert baron
    assert re.findall(r'class="p (\w) (\w+)"', baron[1]) == [("G", "have"), ("G", "have"), ("C", "have")]
    quill = re.search(r'id="c-AG2A".*?<span class="wants n3">(.*?)</span>', html)
    assert quill
    assert re.findall(r'class="p (\w) (\w+)"', quill[1]) == [("C", "have"), ("C", "lack"), ("P", "lack")]
    assert re.search(r'id="c-NO2A" class="[^"]* lit"', html)
    assert not re.search(r'id="c-AG2A" class="[^"]* lit"', html)
    ribbons = dict(re.findall(r'id="c-([A-Z]{2}\dA)".*?<span class="can ?\w*"[^>]*>(.*?)</span>', html))
    assert ribbons["NO2A"] == "Sell now: +9"
    assert ribbons["AG2A"] == "2 short"
    assert ribbons["PE1A"] == "1 short: potion"


def test_a_robbery_says_what_it_opens() -> None:
    """What the fence lacks is what the location gives, wild treasures too; a thief must be left for the deal."""
    match = world(p0_treasures="C", p0_above=["L19A", "L23A"], p0_thieves=2)
    opens = dict(re.findall(r'value="rob (\w+)"[^>]*data-opens="([^"]*)"', show(match, 0)))
    assert opens == {"L23A": "c-NO2A c-AG2A c-EN1A c-ME1A c-PE1A"}  # two treasures of any type
    assert "data-opens" not in show(world(p0_treasures="C", p0_above=["L19A", "L23A"], p0_thieves=1), 0)
    assert "data-opens" not in show(match, 1) + show(match, None)


def test_paying_for_nothing_is_warned_of() -> None:
    """TD-Q17."""
    players: list[dict[str, Any]] = [{"treasures": "G C", "thieves": 6}, {"thieves": 3}]
    match = rookery.game(GAME).position({"phase": "thieving", "players": players})
    html = show(match, 0)
    assert "The forest has too few thieves left" not in html
    assert "too few free chairs" in html
    players[0]["thieves"] = 5
    players[1]["thieves"] = 5
    match = rookery.game(GAME).position({"phase": "thieving", "players": players, "vault": 2})
    assert "The forest has too few thieves left" in show(match, 0)


EMPTY: dict[str, Any] = {
    "phase": "thieving",
    "recruit": "C G A A F F P P",
    "hag": "P",
    "players": [
        {"treasures": "C C G G A A F P", "thieves": 6},
        {"treasures": "C C G G A F F P", "thieves": 6},
    ],
}
"""Nothing is left in the city, nor in the forest."""


@pytest.mark.parametrize("power", ["PW06", "PW08", "PW12"])
def test_powers_that_bring_less_are_warned_of(power: str) -> None:
    """TD-Q17: on the table, and in the sentence of the move, which a terminal shows too."""
    others = [p for p in ("PW01", "PW05") if p != power]
    match = rookery.game(GAME).position({**EMPTY, "powers": [power, *others]})
    ways = re.search(rf'id="ways-c-{power}".*?</div></div>', show(match, 0), re.DOTALL)
    assert ways
    assert 'class="warn"' in ways[0]
    warned, plain = f"power {power} codex", "power PW05 codex"
    for lang in ("en", "de", "hu", "pl"):
        assert len(match.sentence(0, warned, lang)) > len(match.sentence(0, plain, lang)) + 20
    assert "brings less" in match.sentence(0, warned)
    assert match.sentence(0, "recruit codex gem").endswith("(no thief is left)")


def test_own_cards_are_drawn_as_they_are() -> None:
    """Other wants, wild ones too, other reputation, another name; treasures on a wild want are not lost."""
    own = (Path(rookery.__file__).parent / "games/thieves_den/cards.toml").read_text("utf-8")
    own = own.replace('wants = "GG"', 'wants = "GW"').replace('name = "Lady Ashcombe"', 'name = "Aunt Ash"')
    own = own.replace("C = 2, G = 2", "C = 13, G = 2").replace("noble = 3", "noble = 17")
    table = {"display": ["NO1A", "NO2A", "NO3A", "AG1A", "AG2A", "AG3A"], "players": [{"treasures": "G F P"}, {}]}
    match = rookery.game(GAME).position({"phase": "thieving", "options": {"cards": own}, **table})
    html = show(match, 0)
    assert "Aunt Ash" in html
    assert "<em>13</em>" in html
    assert "<b>17</b>" in html
    wants = re.search(r'id="c-NO1A".*?<span class="wants n2">(.*?)</span>', html)
    assert wants
    assert re.findall(r'class="p (\w) (\w+)"', wants[1]) == [("G", "have"), ("W", "have")]
    match.play(0, "deal NO1A")
    match.play(0, "add potion")
    module = web(GAME).module
    placed = module.follow({}, match.view(None))
    assert [kind for _, kind in placed["wilds"]] == ["P"]
    assert sum(len(pieces) for pieces in placed.values()) == 25 + 12  # TD-S6
    assert re.search(r'<h2 class="cap">Fences.*?<i class="tk P"', show(match, 1))


def test_the_bar_leads_to_what_glows() -> None:
    """On a phone it may be out of sight."""
    html = show(world(), 0)
    goals = re.findall(r'class="kind k-(\w+)" href="#([\w-]+)"', html)
    assert {"rob", "sell", "hag"} <= {kind for kind, _ in goals}
    assert all(re.search(rf'id="{goal}" class="[^"]* lit"', html) for _, goal in goals)
    crowd = [{"above": ["L28A"]}, *[{"treasures": "C G A F P"}] * 3]
    match = rookery.game(GAME).position({"phase": "thieving", "players": crowd})
    match.play(0, "rob L28A")
    html = show(match, 0)
    assert html.count('value="steal') == 15  # every token of the three, on their boards
    assert 'class="kind k-boards" href="#t1-C"' in html


def test_an_empty_vault_asks_before_it_takes_the_thieves() -> None:
    """TD-Q17."""
    html = show(rookery.game(GAME).position(EMPTY), 0)
    assert re.search(r'id="vault"[^>]*popovertarget="ways-vault"', html)
    ways = re.search(r'id="ways-vault".*?</div></div>', html, re.DOTALL)
    assert ways
    assert "The city has too little left" in ways[0]
    assert 'value="vault none"' in ways[0]


def test_a_long_list_of_exchanges_stays_on_the_table() -> None:
    """Nine exchanges: the cards glow, and the bar does not bury the table under nine buttons."""
    above = (["L01A", "L02A", "L03A"], ["L07A", "L08A", "L09A"])
    players = [{"treasures": "C", "above": above[0]}, {"above": above[1]}]
    match = rookery.game(GAME).position(
        {"phase": "thieving", "powers": ["PW10", "PW05", "PW06"], "players": players}
    )
    match.play(0, "power PW10 codex")
    html = show(match, 0)
    bar = html[html.index('id="bar"') :]
    assert not re.search(r'<div class="acts"><button', bar)
    assert html.count('value="swap L01A') == 3
    assert "Night Market (" in html


@pytest.mark.parametrize(
    ("form", "move"),
    [
        ({"move": ["rob L07A"]}, "rob L07A"),
        ({"do": ["renew"], "slot": ["0", "2", "5"]}, "renew 0 2 5"),
        ({"do": ["renew"]}, "renew"),
        ({}, ""),
    ],
)
def test_what_a_form_means(form: dict[str, list[str]], move: str) -> None:
    assert web(GAME).module.answer(form) == move


def test_the_track_goes_round_every_fifty() -> None:
    """TD-Q47."""
    match = rookery.game(GAME).position({"phase": "round", "players": [{"reputation": 53}, {"reputation": 3}]})
    cells = re.findall(r"<li>(.*?)</li>", show(match, None).partition('class="track"')[2].partition("</ol>")[0])
    assert len(cells) == 50
    assert [n for n, cell in enumerate(cells) if cell] == [3]
    assert cells[3].count("<i ") == 2
    assert re.findall(r'class="mark( again)?" id="mark(\d)"', cells[3]) == [
        (" again", "0"),
        ("", "1"),
    ]  # round: +50


def test_size_of_a_message() -> None:
    """A whole page of five players, with the key to its signs, which is sent once, stays below 66 kB."""
    assert max(len(show(m, s).encode()) for m, s, _ in moments(5, 3, each=4)) < 66_000


def test_the_pictures_are_what_the_script_draws() -> None:
    drawn = drawn_den.whole()
    assert drawn_den.OUT.read_text("utf-8") == drawn
    used = set(re.findall(r'art\.svg\?\w+#([\w-]+)"', show(rookery.game(GAME).start(seats=5, seed=1), 0)))
    assert len(used) > 15
    assert all(f'<symbol id="{name}"' in drawn for name in used)


WITH_POWERS: dict[str, Any] = {
    "phase": "thieving",
    "round": 1,
    "start": 0,
    "powers": ["PW05", "PW09", "PW10"],
    "display": ["NO1A", "AG1A", "ME2A", "EN3A", "TI2A", "PE3A"],
    "players": [
        {"scheme": "S01", "treasures": "C G G A", "thieves": 3, "reputation": 4, "above": ["L01A", "L07A", "L13A"]},
        {"scheme": "S02", "treasures": "F", "thieves": 3, "above": ["L02A", "L08A", "L20A"]},
    ],
}


def test_a_used_power_names_who_used_it() -> None:
    module = web(GAME).module
    match = rookery.game(GAME).position(WITH_POWERS)
    memory = module.follow({}, match.view(None))
    assert payer(memory, 0) is None
    match.play(0, "power PW05 gem")
    after = module.follow(memory, match.view(None))
    assert [payer(after, k) for k in range(3)] == [0, None, None]
    match.play(1, "hag fossil")
    later = module.follow(after, match.view(None))
    assert payer(later, 0) == 0  # it stays known while the tile lies there
    assert payer(module.follow({}, match.view(None)), 0) is None  # nobody saw it


def preview(html: str, thing: str) -> str:
    """What is said while one points at a thing, in words."""
    found = re.search(rf'id="{thing}".*?class="peek"[^>]*>(.*?)</button>', html, re.DOTALL)
    assert found is not None
    plain = re.sub(r"<svg.*?</svg>|<i\b.*?</i>|<small>.*?</small>", "", found[1], flags=re.DOTALL)
    return " ".join(re.sub(r"<[^>]+>", " ", plain).split())


def test_a_preview_names_tokens_and_players_and_warns_of_full_chests() -> None:
    html = show(rookery.game(GAME).position(WITH_POWERS), 0)
    mine = preview(html, "c-NO1A")
    assert "You: &minus; + 6 (a thief and 2 gems) Afterwards: 2 thieves · Chests: 2 of 8 full" in mine
    assert "(a gem) Afterwards: 3 thieves · Chests: 3 of 8 full" in preview(html, "hag-G")
    robbed = preview(html, "c-L02A")
    assert "You: &minus; + (2 codices) Afterwards: 2 thieves · Chests: 6 of 8 full" in robbed
    assert "Bo: + (2 thieves) · at the end of the round:" in robbed
    mine, *others = WITH_POWERS["players"]
    full = {**WITH_POWERS, "players": [{**mine, "treasures": "C G G A A F P"}, *others]}
    crowded = show(rookery.game(GAME).position(full), 0)
    assert "Chests: 8 of 8 full Chests full: a treasure must go back." in preview(crowded, "c-L02A")
    assert "full:" not in preview(crowded, "c-NO1A")


def test_deeds_say_beforehand_what_they_bring() -> None:
    """A sale and the hag: what is paid and gained, on the card; the vault and recruiting: what one has then."""
    html = show(rookery.game(GAME).position(WITH_POWERS), 0)
    sale = re.search(r'id="c-NO1A".*?</button>', html, re.DOTALL)
    assert sale is not None and "data-final" in sale[0]
    peek = sale[0][sale[0].index('class="peek"') :]
    assert re.findall(r'class="p (\w)"', peek) == ["T", "G", "G"]
    assert re.findall(r"<em>(\d+)</em>", peek) == ["6", "4", "10"]
    bowl = re.search(r'id="hag-G".*?</button>', html, re.DOTALL)
    assert bowl is not None and re.findall(r"<em>(\d+)</em>", bowl[0]) == ["2", "2", "4", "6"]
    for way, numbers in (("vault", ["3", "1", "4", "5"]), ("recruit", ["4", "2", "3", "4"])):
        does = re.search(rf'id="ways-{way}".*?class="does">(.*?)</p>', html, re.DOTALL)
        assert does is not None and re.findall(r"\d+", does[1]) == numbers


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_log_speaks_to_whom_it_is_about(lang: str) -> None:
    """No line about oneself has one's own name; to the others it has."""
    spoken = set()
    for seed in (3, 4):
        match = rookery.game(GAME).start(seats=3, seed=seed)
        for k in range(2000):
            if match.over:
                break
            seat = match.waiting[0]
            legal = match.legal(seat)
            match.play(seat, legal[(k * 7919 + seed) % len(legal)])
        for event in match.events(1):
            mine = 1 in (event.get("seat"), event.get("victim"))
            if mine:
                spoken.add(event["kind"])
                assert "Qwert" not in match.tell(event, lang, ["Ada", "Qwert", "Cy"], 1), event
                assert "Qwert" in match.tell(event, lang, ["Ada", "Qwert", "Cy"], 0), event
    assert {"rob", "gain", "bonus", "hag", "pass", "plan", "thieves", "power"} <= spoken


def test_a_pick_says_who_gets_the_rest_and_what_it_does_for_the_scheme() -> None:
    """Market Rounds wants villages and cities; only its owner is told."""
    document = {
        "phase": "scouting",
        "picks": 2,
        "round": 2,
        "start": 0,
        "players": [
            {"scheme": "S01", "above": ["L01A", "L19A"], "hand": ["L25A", "L14A"]},
            {"scheme": "S02", "above": ["L02A", "L20A"], "hand": ["L15A", "L26A"]},
            {"scheme": "S03", "above": ["L03A", "L21A"], "hand": ["L16A", "L27A"]},
        ],
    }
    match = rookery.game(GAME).position(document)
    bar = show(match, 0)
    bar = bar[bar.index('id="bar"') :]
    assert "The rest goes on to Cy. A pick is final." in bar  # counterclockwise in round two
    assert f"{match._kit.card_words('L25A')[0]} makes pair 1 of your scheme (+3)." in bar
    assert "of your scheme" not in show(match, 1)


def test_a_preview_shows_what_the_city_really_has() -> None:
    """Two codices promised, one left: one sign, and a word about it."""
    document = {
        "phase": "thieving",
        "round": 1,
        "start": 0,
        "players": [
            {"scheme": "S01", "treasures": "C C", "thieves": 2, "above": ["L01A"]},
            {"scheme": "S02", "treasures": "C C", "thieves": 0, "passed": True, "above": ["L02A"]},
        ],
    }
    html = show(rookery.game(GAME).position(document), 0)
    preview = html[html.index('value="rob L02A"') :]
    preview = preview[preview.index('class="peek"') : preview.index("</button>")]
    assert "(no more left)" in preview
    assert "(a codex)" in preview
