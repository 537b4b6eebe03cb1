"""Section 5 of the rules: what is hidden from whom, and the worlds a seat imagines."""

from collections import Counter

from rookery.core.rng import Rng
from rookery.games.age_of_thieves.state.table import City
from rookery.games.age_of_thieves.state.thief import card_of, general_of
from rookery.play.match import Match
from tests.clauses import clause
from tests.rules.age_of_thieves.table import declaring, pass_all, resolving, table, thief
from tests.sampling.chi import fits

NEVER = 1e-6


def worlds(match: Match, seat: int | None, many: int = 200) -> list[City]:
    out = []
    for n in range(many):
        world = match.sample(seat, Rng(n))._table
        assert isinstance(world, City) and not world.check()
        out.append(world)
    return out


@clause("AT-Q22", "AT-D6")
def test_a_stack_may_be_anything_for_those_who_do_not_know() -> None:
    me = thief("morius", "Na2", "special+G04:4 move:2", hand=["G05", "G06"])
    story = resolving(me, thief("zain", "Sa2", "move:5 ambush:4"), die=8)
    kinds: Counter[str] = Counter()
    sizes: Counter[int] = Counter()
    for world in worlds(story.match, 1):
        kinds.update(
            {28: "move", 29: "ambush", 30: "special"}.get(int(card_of(s)), "card") for s in world.thieves[0].stacks
        )
        sizes[len(world.thieves[0].hand)] += 1
    assert set(kinds) == {"move", "ambush", "special", "card"} and len(sizes) > 1
    for world in worlds(story.match, 0, 20):  # the owner knows
        assert [int(card_of(s)) for s in world.thieves[0].stacks] == [30, 28]


def test_unseen_cards_come_as_often_as_there_are_copies() -> None:
    story = declaring(thief("morius", "Na2", hand=["G03", "G03"]), thief("zain", "Sa2", hand=["G04"]))
    seen: Counter[object] = Counter(world.thieves[1].hand[0] for world in worlds(story.match, 0, 1500))
    copies = {face: n for face, n in enumerate(story.match._table.book.copies) if n}  # type: ignore[attr-defined]
    copies[3] -= 2
    assert fits(seen, {face: float(n) for face, n in copies.items()}) > NEVER


def test_a_card_seen_changing_hands_stays_where_it_was_seen() -> None:
    story = resolving(
        thief("morius", "Na2", "G23:5"),
        thief("jasmine", "Na3", hand=["G07", "G08"]),
        thief("zain", "Sa2", "move:1"),
    )
    story.when(0, "resolve").when(1, "give G08")
    assert all(8 in world.thieves[0].hand for world in worlds(story.match, 1, 50))
    faces = {world.thieves[0].hand[0] for world in worlds(story.match, 2, 80)}
    assert len(faces) > 5  # the third thief saw a card go, not which


def test_a_card_taken_openly_is_known_until_it_is_played() -> None:
    story = resolving(thief("zain", "Na2", "special+G26:5"), thief("morius", "Sa2"), discard=["G01"])
    story.when(0, "special", "pick G01").expect_view(1, {"known": [{"card": "G01", "seats": [0]}]})
    seat = story.match.waiting[0]
    story.when(seat, str(story.match.legal(seat)[0])).then(asked="declare")
    assert all(1 in world.thieves[0].hand for world in worlds(story.match, 1, 40))
    story.when(0, "declare G01:9").when(1, "declare").event("reveal", card="G01").expect_view(1, {"known": []})


def test_an_eavesdropper_knows_what_it_heard() -> None:
    story = resolving(
        thief("morius", "Na2", "G24:9 ambush:8"),
        thief("jasmine", "Na3", "special+G05:2 move:1"),
        thief("zain", "Sa2"),
    )
    story.chance("draw G06").when(0, "resolve")
    for world in worlds(story.match, 0, 30):
        assert [int(card_of(s)) for s in world.thieves[1].stacks] == [30, 28]
        assert int(general_of(world.thieves[1].stacks[0])) == 5
    assert len({int(card_of(w.thieves[1].stacks[0])) for w in worlds(story.match, 2, 60)}) > 2


def test_hand_sizes_are_open_until_the_declaration_and_again_after_clean_up() -> None:
    story = table("planning", thief("morius", "Na2", hand=["G04"]), thief("joanne", "Sa2"), event="C01", die=1)
    story.chance("draw G05", "draw G06", "event C02").then(asked="declare").expect_view(
        1, {"thieves.0.cards": None}
    )
    story.when(0, "declare G04:3").when(1, "declare").expect_view(
        1, {"thieves.0.cards": None, "thieves.0.hand": None}
    )
    pass_all(story).expect_view(1, {"thieves.0.cards": 1})


def test_moriuss_tokens_are_his_alone() -> None:
    spaces = {"Na4": {"token": "down", "looked": "stash"}, "Sa4": {"token": "down"}}
    story = declaring(thief("morius", "Na2"), thief("zain", "Sa2"), spaces=spaces)
    story.expect_view(0, {"spaces.Na4.face": "stash"}).expect_view(
        1, {"spaces.Na4": {"token": "down", "looked": True}}
    )
    at = story.match._table.board.names.index("Na4")  # type: ignore[attr-defined]
    assert {int(w.token(at)) for w in worlds(story.match, 0, 10)} == {12}
    assert len({int(w.token(at)) for w in worlds(story.match, 1, 60)}) > 3
