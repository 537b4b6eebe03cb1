"""The coach as HTML: complete, lit where it may be, the same bytes for all worlds a viewer cannot tell apart."""

from __future__ import annotations

import itertools
import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import rookery
from rookery.games.castle_of_the_devil.web import board
from rookery.games.castle_of_the_devil.web.cards import sign
from rookery.games.castle_of_the_devil.web.ride import WINDOWS
from rookery.games.sheet import Sheet
from rookery.i18n import LANGUAGES, texts
from rookery.play.match import Match
from rookery.serve.drawing.render import Renderer
from rookery.serve.drawing.scene import SeatLine, TableInfo, Viewer
from rookery.serve.pages import guide_of, guided
from rookery.serve.tables.chat import NOTICES
from tests.pages.test_board import Tags
from tests.serve.tools import Person, Running, serving

GAME = "castle-of-the-devil"
NAMES = ["Ada", "Bo", "Cy", "Dee", "Eve", "Fay", "Gus", "Hal", "Ivy", "Jo"]
MISSING = re.compile(r"\[(?:ui|castle-of-the-devil)-[\w.-]+\]")
RENDERER = Renderer()
SHEETS = itertools.count()
LAST = ("declare", "alone", "prophesy")


def show(match: Match, seat: int | None, lang: str = "en", **more: Any) -> str:
    given: dict[str, Any] = {
        "id": f"fresh {next(SHEETS)}",
        "number": match.number,
        "seats": [SeatLine(n) for n in NAMES[: match.seats]],
        "waiting": tuple(match.view(None)["waiting"]) if not match.over else (),
        "action": "/t/x",
        **more,
    }
    return RENDERER.table(match, TableInfo(**given), Viewer(seat, lang))


def steps(seats: int, seed: int, **options: Any) -> Any:
    """A game of random choices that claims nothing while there is something else to do."""
    match = rookery.game(GAME).start(seats=seats, seed=seed, options=options)
    rng = random.Random(seed)
    while not match.over:
        yield match
        seat = match.unanswered[0]
        legal = match.legal(seat)
        pick = [m for m in (str(legal[k]) for k in range(min(len(legal), 40))) if m not in LAST]
        match.play(seat, rng.choice(pick or [str(legal[0])]))
    yield match


@cache
def moments(seats: int = 6, seed: int = 5) -> dict[str, tuple[Match, int]]:
    """A moment for each question of a long game: the match, and somebody who is asked."""
    found: dict[str, tuple[Match, int]] = {}
    options = {"smuggling": True, "effects-optional": True}
    for match in steps(seats, seed, **options):
        if match.over or match.view(None)["turns"] > 160:
            break
        for seat in match.unanswered:
            question = match.question(seat)
            if question is not None and question.key not in found:
                found[question.key] = (match.clone(), seat)
    return found


def asked(key: str) -> tuple[Match, int]:
    return moments()[key]


def move_values(html: str) -> set[str]:
    """All moves that a click plays."""
    return {
        str(d["value"])
        for tag, d in Tags(html).found
        if tag == "button" and d.get("name") == "move" and "form" not in d
    }


def test_a_long_game_asks_nearly_everything() -> None:
    wanted = {"turn", "partner", "offer", "answer", "smuggle", "whom", "before", "support", "ability", "doctor"}
    assert wanted | {"reward", "take", "hypnosis", "direction", "pass-on", "present"} <= set(moments())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_well_formed_and_complete_in_every_language(lang: str) -> None:
    for match, asked_seat in moments().values():
        for seat in (asked_seat, (asked_seat + 1) % match.seats, None):
            html = show(match, seat, lang)
            tags = Tags(html)
            assert not tags.open
            assert len(tags.ids) == len(set(tags.ids))
            assert not MISSING.findall(html)
            assert "\x01" not in html
            assert "style=" not in html
            assert not re.search(r"\son\w+=", html)


@pytest.mark.parametrize("seats", [3, 4, 7, 10])
def test_at_every_size_of_coach_everybody_has_a_place(seats: int) -> None:
    match = rookery.game(GAME).start(seats=seats, seed=2)
    for seat in (0, seats - 1, None):
        html = show(match, seat)
        panels = re.findall(r'<article class="panel[^"]*? (at-[tlr]\d)', html)
        assert len(panels) == len(set(panels)) == seats - (seat is not None)
        assert f" o{len(panels)}" in html


def test_everything_legal_can_be_clicked_and_nothing_else() -> None:
    for key, (match, seat) in moments().items():
        if key in board.NAMING:
            continue
        html = show(match, seat)
        assert move_values(html) == {str(m) for m in match.legal(seat)}, key
        for other in (*(s for s in range(match.seats) if match.question(s) is None), None):
            assert not move_values(show(match, other)), key
            assert " lit" not in show(match, other), key


def test_what_cannot_be_used_says_why() -> None:
    """A card of the own hand that is not lit asks the form `why` with a move that is refused with a reason."""
    for key, (match, seat) in moments().items():
        if key in board.NAMING:
            continue
        for tag, data in Tags(show(match, seat)).found:
            if tag == "button" and data.get("form") == "why" and data.get("name") == "move":
                assert match.why_not(seat, str(data["value"])) is not None, (key, data["value"])


def test_naming_allies_is_one_form() -> None:
    items = ["key bag_key", "goblet", "key", "bag_goblet", "key", "goblet"]
    players = [{"faction": f, "items": i} for f, i in zip(["order", "brotherhood"] * 3, items, strict=True)]
    match = rookery.game(GAME).position({"seats": 6, "turn": 0, "players": players})
    match.play(0, "declare")
    boxes = [d["value"] for tag, d in Tags(show(match, 0)).found if tag == "input" and d.get("name") == "named"]
    assert sorted(str(b) for b in boxes) == ["1", "2", "3", "4", "5"]
    assert board.answer({"do": ["name"], "named": ["2", "4"]}) == "name 2 4"
    assert board.answer({"do": ["name"]}) == "name nobody"
    assert board.answer({"move": ["use poisoner 3"]}) == "use poisoner 3"
    assert board.answer({}) == ""


# -- secrets -------------------------------------------------------------------------------------------------


def worlds(match: Match, seat: int, count: int) -> list[Match]:
    """Worlds in which this seat has seen all that it has seen."""
    return [match.sample(seat, n) for n in range(count)]


def alike(match: Match) -> Match:
    true = match.clone()
    true._undo = None  # an imagined past cannot be taken back
    return true


@pytest.mark.parametrize("seats", [3, 6, 10])
def test_worlds_that_cannot_be_told_apart_look_alike_byte_by_byte(seats: int) -> None:
    rng = random.Random(seats)
    looked = 0
    for n, match in enumerate(steps(seats, 40 + seats)):
        if match.over or looked >= 36:
            break
        if n % 7 and not (match.view(None)["phase"] in WINDOWS and n % 2):
            continue
        looked += 1
        seat = rng.randrange(seats)
        lang = LANGUAGES[n % len(LANGUAGES)]
        true = show(alike(match), seat, lang)
        for world in worlds(match, seat, 3):
            assert show(world, seat, lang) == true
        watcher = show(alike(match), None, lang)
        for world in worlds(match, seat, 1):
            assert show(world, None, lang) == watcher


def test_a_sealed_answer_changes_nothing_for_the_others() -> None:
    match, _ = asked("ability")
    match = match.clone()
    answered = match.unanswered[0]
    before = {s: strip(show(match, s)) for s in (*range(match.seats), None)}
    match.play(answered, str(match.legal(answered)[0]))
    for s in (*range(match.seats), None):
        assert (strip(show(match, s)) == before[s]) == (s != answered)
    own = show(match, answered)
    assert "Your answer" in own
    assert "data-turn" not in own
    assert move_values(own) == {str(m) for m in match.legal(answered)}


def strip(html: str) -> str:
    """Without the count of questions, which the server keeps still in a sealed round."""
    return re.sub(r'data-number="\d+"|name="number" value="\d+"', "", html)


def test_watchers_and_others_get_no_notes() -> None:
    match, seat = asked("reward")
    assert "data-keep" not in show(match, None)
    mine = show(match, seat)
    assert f'data-keep="mark-{seat}-' in mine
    assert not re.search(rf'data-keep="mark-(?!{seat}-)', mine)


def test_faces_of_others_are_not_in_the_page() -> None:
    """Before anything is seen, a page holds of the cards of others only backs."""
    match = rookery.game(GAME).start(seats=6, seed=9)
    html = show(match, None)
    assert not re.search(r'class="(?:kn|card)', html)
    assert html.count('class="paper down"') == 6
    assert len(re.findall(r'id="t\d+"', html)) == 6 + 1  # one item each, and the top of the deck


def test_backs_move_as_the_public_events_say() -> None:
    """No number twice, heaps as high as the luggage, and an exchange is seen though the counts stay."""
    memory: dict[str, Any] = {}
    exchanged = 0
    for match in steps(6, 21):
        view = match.view(None)
        events = match.events(None, memory.get("told", 0))
        fresh = board.follow(memory, view, events)
        numbers = [n for heap in fresh["heaps"].values() for n in heap]
        assert len(numbers) == len(set(numbers)) == 21 - len(match.document()["aside"])
        for p in view["players"]:
            assert len(fresh["heaps"][str(p["seat"])]) == p["items"]
        for event in events:
            if memory and event["kind"] == "exchange":
                exchanged += 1
                assert fresh["heaps"][str(event["seat"])] != memory["heaps"][str(event["seat"])]
        memory = fresh
        if view["turns"] > 60:
            break
    assert exchanged > 3


def test_own_cards_keep_their_order() -> None:
    shelf = Sheet(texts("en", GAME), NAMES, None, str, str)
    assert board.hand_in_order(shelf, ["dagger", "key"]) == ["dagger", "key"]
    assert board.hand_in_order(shelf, ["bag_key", "dagger", "key"]) == ["dagger", "key", "bag_key"]
    assert board.hand_in_order(shelf, ["bag_key", "key"]) == ["key", "bag_key"]


# -- what follows, the guided round, the end -----------------------------------------------------------------


def test_notes_count_what_is_left() -> None:
    match = rookery.game(GAME).start(seats=4, seed=3)
    html = show(match, 0)
    mine = match.view(0)["players"][0]
    own, other = ("Order 1, Brotherhood 2", "Order 2, Brotherhood 1")
    assert (own if mine["faction"] == "order" else other) in html
    assert "Items whose place you do not know" in html


def test_the_guided_round_is_ten_clicks() -> None:
    guide = guide_of(GAME)
    clicks = len(guide["moves"]) + 1  # a name is a click of its own
    assert clicks <= 10
    assert len(guide["steps"]) == len(guide["moves"])
    for k, move in enumerate(guide["moves"]):
        match, _, _ = guided(GAME, guide["moves"][:k])
        assert match.question(0) is not None
        assert match.why_not(0, move) is None
    match, _, _ = guided(GAME, guide["moves"])
    assert match.over
    assert match.outcome is not None
    assert match.outcome.winners == (0, 2)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_at_the_end_everything_lies_open(lang: str) -> None:
    match, _, _ = guided(GAME, guide_of(GAME)["moves"])
    html = Renderer().ending(match, NAMES[:4], match.words(lang))
    assert not Tags(html).open
    assert not MISSING.findall(html)
    assert html.count("<li>") == 4
    assert 'class="panelbox society s-key won"' in html
    table = show(match, None, lang)
    assert "paper down" not in table.split('class="stacks"')[0]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_demanded_bag_goes_by_the_name_of_both(lang: str) -> None:
    """CD-X12: neither the buttons nor the table say which of the two."""
    hands = zip(
        ("diplomat", "priest", "doctor", "duelist"), ("key ring", "bag_key", "bag_goblet", "goblet"), strict=True
    )
    match = rookery.game(GAME).position({"players": [{"occupation": o, "items": i} for o, i in hands]})
    for move in ("use diplomat", "to 1"):
        match.play(0, move)
    assert not MISSING.findall(show(match, 0, lang))
    match.play(0, "demand bag")
    for seat in (0, 1, None):
        assert not MISSING.findall(show(match, seat, lang))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_campaign_is_won_by_points_not_by_its_last_journey(lang: str) -> None:
    """The Order wins the last journey; Cy, of the Brotherhood, has the most points."""
    rows = [
        {"occupation": o, "items": i, "faction": f, "points": n}
        for o, i, f, n in (
            ("thug", "key key", "order", 1),
            ("priest", "key", "order", 0),
            ("doctor", "bag_key", "brotherhood", 9),
            ("duelist", "bag_goblet", "brotherhood", 2),
        )
    ]
    match = rookery.game(GAME).position({"players": rows, "round": 3, "options": {"rounds": 3}})
    match.play(0, "declare")
    match.play(0, "name 1")
    assert match.outcome is not None
    assert match.outcome.winners == (2,)
    t = texts(lang, GAME)
    scene = show(match, None, lang).split('class="fin"')[1].split("</section>")[0]
    last, won = (t.t(f"{GAME}-web-{key}", names=names) for key, names in
                 (("last-journey", t.join(["Ada", "Bo"])), ("winners", "Cy")))  # fmt: skip
    assert last in scene
    assert f" {won}</p>" in scene
    ending = Renderer().ending(match, NAMES[:4], match.words(lang))
    crowned = [row for row in ending.split("<li>")[1:] if "#u-trophy" in row]
    assert len(crowned) == 1
    assert "<b>Cy</b>" in crowned[0]
    assert "society s-key won" not in ending


def test_size_of_a_page() -> None:
    """A page of six stays small."""
    sizes = [len(show(match, seat).encode()) for match, seat in moments().values()]
    assert max(sizes) < 55_000


def test_hostile_names_are_only_text() -> None:
    match, seat = asked("partner")
    names = [SeatLine("<script>alert(1)</script>\"'&") for _ in range(match.seats)]
    for viewer in (seat, None):
        html = show(match, viewer, seats=names)
        assert "<script" not in html
        assert not Tags(html).open


def test_a_campaign_counts_journeys_and_points() -> None:
    match = rookery.game(GAME).start(seats=4, seed=1, options={"rounds": 3})
    html = show(match, None)
    assert "Journey 1 of 3" in html
    assert html.count('class="pts"') == 4


# -- at a server, by forms as a browser without scripts sends them --------------------------------------------


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('coach')}/test.db", slowly=60.0) as running:
        yield running


def send(person: Person, path: str, **form: Any) -> str:
    cookie = {"cookie": f"rookery={person.token}"}
    person.client.post(person.url + path, data=form, headers=cookie)
    return person.page(path.rpartition("/")[0]).text


def notes_in(page: str) -> str:
    """What a page says its reader knows for certain."""
    return str(re.findall(r'<div class="notes-body".*?</table>', page, re.DOTALL)[0])


def test_what_one_knows_for_certain_survives_a_restart_and_is_in_the_own_replay(tmp_path: Path) -> None:
    """Ada's Monocle shows her Bo's faction: on her page, at a server started anew, and in her replay."""
    database = f"sqlite:///{tmp_path}/test.db"
    rows = [{"items": "monocle key", "faction": "order"}, {"items": "ring", "faction": "brotherhood"}]
    rows += [{"items": "bag_key", "faction": "order"}, {"items": "bag_goblet", "faction": "brotherhood"}]
    brotherhood = sign("brotherhood")
    with serving(database) as first:
        people = [first.person(name) for name in NAMES[:4]]
        table = f"/t/{first.table(*people, game=GAME, position={'players': rows})}"
        assert brotherhood not in notes_in(people[0].page(table).text)
        for n, (seat, move) in enumerate([(0, "trade"), (0, "to 1"), (0, "give monocle"), (1, "return ring")], 1):
            send(people[seat], f"{table}/answer", move=move, number=str(n), seat=str(seat))
        known = notes_in(people[0].page(table).text)
        assert brotherhood in known
        assert brotherhood not in notes_in(people[2].page(table).text)
    with serving(database) as again:
        ada, cy = (Person(again.url, again.client, p.token, p.id) for p in (people[0], people[2]))
        assert notes_in(ada.page(table).text) == known
        assert notes_in(ada.page(f"{table}/replay?at=4").text) == known
        assert brotherhood not in notes_in(ada.page(f"{table}/replay?at=3").text)
        assert brotherhood not in notes_in(cy.page(f"{table}/replay?at=4").text)
        assert cy.page(f"{table}/replay?at=4&eyes=0").status_code == 403


def test_whom_a_claim_names_so_far_survives_a_reload(tmp_path: Path) -> None:
    """The boxes are ticked again, on the claimant's page alone."""
    rows = [{"items": "key key", "faction": "order"}, {"items": "key", "faction": "order"}]
    rows += [{"items": bag, "faction": "brotherhood"} for bag in ("bag_key", "bag_goblet")]
    with serving(f"sqlite:///{tmp_path}/test.db") as quick:
        people = [quick.person(name) for name in NAMES[:4]]
        table = f"/t/{quick.table(*people, game=GAME, position={'players': rows})}"
        send(people[0], f"{table}/answer", move="declare", number="1", seat="0")
        number = re.findall(r'name="number" value="(\d+)"', people[0].page(table).text)[0]
        others = [each.page(table).text for each in people[1:]]
        page = send(people[0], f"{table}/draft", do="name", named=["1", "3"], number=number, seat="0")
        ticked = {str(d["value"]) for tag, d in Tags(page).found if d.get("name") == "named" and "checked" in d}
        assert ticked == {"1", "3"}
        assert [each.page(table).text for each in people[1:]] == others


def test_switches_silence_and_held_answers_are_seen_by_their_owner_alone(server: Running) -> None:
    ada, bo, cy = people = [server.person(name) for name in NAMES[:3]]
    position = {"turn": 0, "players": [{"items": "key bag_key"}, {"items": "goblet bag_goblet"}, {"items": "ring"}]}
    table = f"/t/{server.table(*people, game=GAME, position=position)}"
    others = [each.page(table).text for each in (bo, cy)]

    mine = send(ada, f"{table}/switch", on=["before", "bag"])
    boxes = {str(d["value"]): "checked" in d for tag, d in Tags(mine).found if d.get("name") == "on"}
    assert boxes == {"before": True, "ability": False, "doctor": False, "bag": True}
    assert "doctor" not in re.findall(r'value="(\w+)" id="switch-\w+" data-auto>', others[0])
    assert [each.page(table).text for each in (bo, cy)] == others

    mine = send(ada, f"{table}/switch", stop="attacked")
    chosen = [str(d["value"]) for tag, d in Tags(mine).found if d.get("name") == "only" and "checked" in d]
    assert chosen == ["attacked"]
    assert [each.page(table).text for each in (bo, cy)] == others

    assert 'id="say"' not in mine
    assert set(re.findall(r'name="phrase" value="(\w+)"', mine)) == set(NOTICES)
    assert "There is no talking while this game is played." in mine

    number = re.findall(r'name="number" value="(\d+)"', ada.page(table).text)[0]
    held = send(ada, f"{table}/answer", move="trade", number=number, seat="0")
    assert f"Your answer: {texts('en', GAME).t(f'{GAME}-move-trade')}." in held
    assert "data-turn" not in held
    assert not move_values(held)
    assert [each.page(table).text for each in (bo, cy)] == others
