"""Ratings as people and programs see them: lists, one's own over time, what admins look at."""

from __future__ import annotations

import re
import time
from typing import Any

from sqlalchemy import Connection, insert

from rookery.serve.drawing.curve import DOTS_MAX, Line, curves, grid
from rookery.serve.hub.rating import ENOUGH_GAMES, ENOUGH_MET
from rookery.serve.store.schema import alike, rated, ratings
from tests.serve.test_admin import account, admin_of, on
from tests.serve.tools import Person, Running, post

MARKET, DEN = "thiefs-market", "thieves-den"
LIST = f"/ratings?game={MARKET}&size=3-4&pace=slow"


def rows(
    person: str, mu: float, games: int, met: int = ENOUGH_MET, pool: str = f"{MARKET}/3-4/slow"
) -> dict[str, Any]:
    """How somebody stands."""
    shown = mu if games >= ENOUGH_GAMES and met >= ENOUGH_MET else None
    wished = {"met": " ".join("abcdefgh"[:met]), "shown": shown, "at": time.time()}
    return {"person_id": person, "pool": pool, "mu": mu, "sigma": 2.0, "games": games, "wins": 3, **wished}


def stored(server: Running, **tables: list[dict[str, Any]]) -> None:
    """Put rows into the server's database."""
    known = {"ratings": ratings, "rated": rated, "alike": alike}

    def job(db: Connection) -> bool:
        for name, each in tables.items():
            db.execute(insert(known[name]), each)
        return True

    on(server, lambda desk: desk.hub.store.write(job))


def course(person: str, before: float, mu: float, table: str, ago: float) -> dict[str, Any]:
    """A rated game."""
    at = {"pool": f"{MARKET}/3-4/slow", "at": time.time() - ago * 86_400, "place": 1, "people": 3}
    return {"table_id": table, "person_id": person, **at, "before": before, "mu": mu, "sigma": 2.0}


def test_a_list_shows_the_best_and_where_one_stands_oneself(server: Running) -> None:
    ada, béla, cy = (account(server, name) for name in ("Ada", "Béla <b>", "Cy"))
    stored(server, ratings=[rows(ada.id, 30.0, 20), rows(béla.id, 28.0, 12), rows(cy.id, 40.0, 8)])
    page = ada.page(LIST).text
    order = re.findall(r'<th scope="row">(.*?)</th><td class="n"><b>(\d+)</b>', page)
    assert order == [("Ada", "1700"), ("Béla &lt;b&gt;", "1620")]
    assert "Your rating: 1700 ± 160" in page and "place 1" in page
    new = cy.page(LIST).text
    assert "provisional" in new and "2 more games until you are listed" in new
    assert "Your rating" not in server.nobody().page(LIST).text
    found = server.nobody().get("/ratings", params={"game": MARKET, "size": "3-4", "pace": "slow"}).json()
    assert [(p["place"], p["name"], p["points"]) for p in found["players"]] == [
        (1, "Ada", 1700),
        (2, "Béla <b>", 1620),
    ]
    assert (found["page"], found["more"]) == (1, False)
    assert "Nothing here yet" in ada.page(f"/ratings?game={DEN}&size=2&pace=turn").text
    for odd in ("?game=chess", "?game=chess&size=9&pace=never&page=x", "?page=99999999999999999999", "?page=-1"):
        assert ada.page(f"/ratings{odd}").status_code == 200
    for wrong in ({"game": "chess"}, {"page": 0}, {"page": 10**9}, {"size": "7"}, {"pace": "never"}):
        given: dict[str, Any] = {"game": MARKET, "size": "3-4", "pace": "slow", **wrong}
        refused = server.nobody().get("/ratings", params=given)
        assert refused.status_code in (400, 422) and refused.json()["text"]


def test_ones_own_ratings_are_drawn_and_are_nobody_elses_business(server: Running) -> None:
    dora, zoe = account(server, "Dora"), account(server, "Zoe")
    games = [course(dora.id, 25.0 + n, 26.0 + n, f"game{n}", 20 - n) for n in range(5)]
    other = rows(dora.id, 24.0, 1, 1, f"{DEN}/2/fast")
    stored(server, ratings=[rows(dora.id, 30.0, 5, 2), other], rated=games)
    page = dora.page("/profile").text
    assert page.count("<polyline") == 2  # the line, and its part of the legend
    assert "Thief’s Market, 3–4 players, slow" in page and "5 more games until you are listed" in page
    mine = dora.get("/me/ratings").json()
    assert [(s["game"], s["points"], s["place"], s["needs_games"], s["needs_met"]) for s in mine["standings"]] == [
        (MARKET, 1700, 0, 5, 3),
        (DEN, 1460, 0, 9, 4),
    ]
    assert [(g["table"], g["points"], g["change"]) for g in mine["games"]] == [
        (f"game{n}", 1540 + 40 * n, 40) for n in reversed(range(5))
    ]
    assert zoe.get("/me/ratings").json() == {"standings": [], "games": []}
    assert "Your ratings" not in zoe.page("/profile").text
    assert server.nobody().get("/me/ratings").status_code == 401
    assert server.nobody().page("/profile").status_code == server.nobody().page("/pair").status_code == 200
    said = dora.get("/me/export").json()
    assert len(said["rated"]) == 5 and len(said["ratings"]) == 2 and "met" not in said["ratings"][0]


def test_admins_see_who_came_from_one_address_and_nobody_else_does(server: Running) -> None:
    boss = admin_of(server, "Boss")
    one, other = account(server, "Eva"), account(server, "Flo")
    pairs = [{"one_id": one.id, "other_id": other.id, "table_id": f"g{n}", "at": 1e9 + n} for n in range(3)]
    stored(server, alike=pairs)
    page = boss.page("/admin/fair").text
    assert "Eva" in page and "Flo" in page and "3 games" in page and "never acts on this by itself" in page
    for stranger in (one, server.nobody()):
        assert stranger.page("/admin/fair").status_code == 404


def test_a_ranked_table_is_set_up_in_the_browser_and_refused_in_words(server: Running) -> None:
    gus, guest = account(server, "Gus"), server.person("Hal")
    assert 'name="ranked"' in gus.page(f"/new/{DEN}").text and 'name="ranked"' not in guest.page(f"/new/{DEN}").text
    form = {
        "seats": "2",
        "mode": "live",
        "bank": "600",
        "increment": "5",
        "public": "1",
        "ranked": "1",
        "hints": "1",
    }
    where = post(server, gus, f"/new/{DEN}", **form).headers["location"]
    assert "Ranked game: no hints" in gus.page(where).text and "Add bot" not in gus.page(where).text
    assert "Ranked" in guest.page("/").text  # among the tables that wait
    for who, odd, why in (
        (guest, {}, "Ranked games need an account"),
        (gus, {"bank": "0"}, "needs a clock"),
        (gus, {"seat-1": "random"}, "Only people"),
    ):
        refused = post(server, who, f"/new/{DEN}", **{**form, **odd})
        assert refused.status_code >= 400 and why in refused.text
    for lang, words in (("hu", "fiók kell"), ("pl", "wymagają konta"), ("de", "brauchen ein Konto")):
        told = server.person("X", lang).post("/tables", {"game": DEN, "seats": 2, "ranked": True, "bank": 600})
        assert words in told.json()["text"]


def test_pairing_asks_for_strength_clock_and_language(server: Running) -> None:
    ida, jan = account(server, "Ida"), server.person("Jan")
    assert 'name="ranked"' in ida.page("/pair").text and "set a password" in jan.page("/pair").text
    assert post(server, ida, "/pair", game=DEN, seats="2", ranked="1", pace="fast", lang="1").status_code == 303
    page = ida.page("/pair").text
    assert "within 150 points" in page and "fast" in page and "/pair/bots" not in page
    found = ida.get("/pairing").json()
    assert (found["ranked"], found["pace"], found["lang"], found["reach"], found["offer"]) == (
        True,
        "fast",
        "en",
        150,
        False,
    )
    refused = jan.put("/pairing", {"games": [DEN], "ranked": True})
    assert refused.status_code >= 400 and "need an account" in refused.json()["text"]
    assert post(server, ida, "/pair/stop").status_code == 303 and ida.get("/pairing").json() is None


def test_a_drawing_of_ratings_is_bounded_and_shows_small_changes_small() -> None:
    long = curves([Line("<b>", [(float(n), 1500 + n % 7) for n in range(5000)])], "a & b")
    points = re.search(r'points="([^"]*)"', long)
    assert points is not None and len(points[1].split()) == DOTS_MAX and "a &amp; b" in long and "<b>" not in long
    assert curves([], "x") == curves([Line("x", [])], "x") == ""
    small = grid([Line("x", [(0.0, 1500), (1.0, 1510)])])
    assert list(small) == [1400, 1450, 1500, 1550, 1600, 1650]
    assert len(grid([Line("x", [(0.0, -3000), (1.0, 9000)])])) < 10
    assert curves([Line("x", [(5.0, 1500)])], "one dot").count("<circle") == 1


def test_lists_are_asked_for_within_the_limits_of_all_requests(server: Running) -> None:
    person: Person = server.nobody()
    assert {person.page(LIST).status_code for _ in range(3)} == {200}
