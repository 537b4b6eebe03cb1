"""Reasons: why a target, a step or an undo is refused, what cards say, and what the clock does."""

import pytest

import rookery
from rookery import IllegalMove
from rookery.i18n import LANGUAGES
from rookery.play.match import Match
from tests.clauses import clause
from tests.rules.age_of_thieves.table import GAME, alarmed, declaring, earlier, resolving, table, thief
from tests.scenario import Scenario

BYSTANDER = thief("zain", "Sa2", "move:1")
DEVICES = ("G04", "G07", "G08", "G11", "G14", "G16")
GRENADES = ("G01", "G02", "G03", "G27")


def why(story: Scenario, seat: int, move: str) -> str:
    """The refusal in English."""
    refusal = story.match.why_not(seat, move)
    assert refusal is not None
    return story.match.explain(refusal)


# -- targets ------------------------------------------------------------------------------------------------------


@clause("AT-G4", "AT-G7", "AT-Q61")
def test_why_a_figure_cannot_be_led() -> None:
    guards = [{"at": at} for at in ("Nc3", "Sc3", "Nc4")] + [{"at": "Nb3", "states": ["snared"]}]
    story = alarmed(thief("morius", "Nb4", "G04:3"), BYSTANDER, guards=guards, captains=["Nb5"])
    story.when(0, "resolve").legal(0, only=["watch Nc3", "watch Nc4"])
    story.refused(0, "watch Nb5", "AT-G4").refused(0, "watch Na4", "AT-G4").refused(0, "rival 1", "AT-G4")
    story.refused(0, "at Nc3", "AT-G4").refused(0, "watch Sc3", "AT-G7").refused(0, "watch Nb3", "AT-Q61")
    story.refused(0, "none", "AT-Q78").refused(0, "stop", "AT-Q78")
    assert why(story, 0, "watch Sc3") == "Herring Street 4 is too far away: the range is 5."
    assert why(story, 0, "watch Nb5") == "This card works on guards, not on captains."
    story.when(0, "watch Nc3", "stop")


@clause("AT-C5", "AT-G4", "AT-G7", "AT-L2")
def test_why_a_rival_cannot_be_hit() -> None:
    thieves = [
        thief("morius", "Nb4", "G13:3"),
        thief("zain", "Na0"),
        thief("joanne", "Nb3"),
        thief("noiron", "Nc3"),
    ]
    story = resolving(*thieves).when(0, "resolve").legal(0, only=["rival 2", "rival 3"])
    story.refused(0, "rival 0", "AT-G4").refused(0, "rival 1", "AT-C5")
    assert why(story, 0, "rival 1") == "That thief is in a dungeon, out of reach of every card."
    pair = resolving(thief("morius", "Nb4", "G13:3"), thief("zain", "Sa2"), thief("joanne", "Nb3"))
    pair.when(0, "resolve").expect({"players.2.loss": 4})  # the only one in range
    gone = alarmed(thief("morius", "Nb4", "G23:3"), thief("zain", None, out=1), *thieves[2:]).when(0, "resolve")
    gone.refused(0, "rival 1", "AT-L2")
    far = alarmed(thief("morius", "Nb4", "G23:3"), thief("zain", "Sa2"), *thieves[2:]).when(0, "resolve")
    far.refused(0, "rival 1", "AT-G7")
    assert why(far, 0, "rival 1") == "Mermaid Inn is in another district."


@clause("AT-X3", "AT-G5", "AT-G7", "AT-F2", "AT-M3")
def test_why_a_space_cannot_be_chosen() -> None:
    guards = ["Nc3"]
    fire = resolving(thief("morius", "Nb4", "G03:3"), BYSTANDER, guards=guards).when(0, "resolve")
    fire.refused(0, "at Nc3", "AT-X3").refused(0, "at Nb4", "AT-X3").refused(0, "at Sa2", "AT-G7")
    fire.refused(0, "at Na0", "AT-G5").refused(0, "watch Nc3", "AT-G4")
    burning = {"Nb3": {"fire": True}}
    leap = resolving(thief("morius", "Nb4", "G15:3"), BYSTANDER, guards=guards, spaces=burning).when(0, "resolve")
    leap.refused(0, "at Nb3", "AT-X3").refused(0, "at Nc3", "AT-G5").refused(0, "at P0", "AT-G7")
    tip = resolving(thief("morius", "Nb4", "G19:3"), BYSTANDER, guards=guards).when(0, "resolve")
    tip.refused(0, "at Nc3", "AT-M3").refused(0, "at Nb3", "AT-F2").refused(0, "at Ec3", "AT-G7")
    orders = resolving(thief("morius", "Nb4", "G05:3"), BYSTANDER, guards=["Nc3", "Nd5"])
    orders.when(0, "resolve", "watch Nc3").then(asked="place")
    orders.refused(0, "at Nb3", "AT-F2").refused(0, "at Nd5", "AT-M3")


@clause("AT-A7", "AT-G4", "AT-P3")
def test_why_a_card_of_the_pile_cannot_be_had() -> None:
    proto = resolving(thief("nikolai", "Na2", "special+G04:5"), BYSTANDER, discard=["G11", "G16", "G01"])
    proto.when(0, "special").legal(0, only=["pick G11", "pick G16"])
    proto.refused(0, "pick G01", "AT-G4").refused(0, "pick G04", "AT-A7").refused(0, "pick G07", "AT-P3")
    assert why(proto, 0, "pick G04") == "Beacon was the price of this action and cannot be chosen."
    assert why(proto, 0, "pick G01") == "Smoke Grenade is not a device."
    store = resolving(thief("zain", "Na2", "special+G26:5"), thief("joanne", "Sa2"), discard=["G01", "G02", "G04"])
    store.when(0, "special").refused(0, "pick G04", "AT-G4").refused(0, "pick G03", "AT-P3")


@clause("AT-G4")
def test_why_a_jewel_or_a_token_cannot_be_taken() -> None:
    rich = thief("zain", "Nb3", jewels={"green": 1, "emperor": 1})
    story = resolving(
        thief("joanne", "Nb4", "special+G26:5"), rich, thief("noiron", "Nb4", jewels={"yellow": 1}), gates="N"
    )
    story.when(0, "special").legal(0, only=["jewel 1 green", "jewel 2 yellow"])
    story.refused(0, "jewel 1 emperor", "AT-G4").refused(0, "jewel 1 yellow", "AT-G4")
    rats = resolving(
        thief("morius", "Nb4", "G14:5"),
        thief("joanne", "Nb3", tokens={"informer": 1}),
        spaces={"Nc3": {"token": "down"}},
    ).when(0, "resolve")
    rats.refused(0, "token 1 agent", "AT-G4").refused(0, "at Nb3", "AT-G4").refused(0, "rival 1", "AT-G4")


# -- on the way ---------------------------------------------------------------------------------------------------


@clause("AT-M1")
def test_a_snared_thief_is_told_of_the_snare() -> None:
    me = thief("noiron", "Nb4", "move:3", states=["snared"], tokens={"neighbourhood": 1})
    story = resolving(me, BYSTANDER, spaces={"Nb4": {"jewels": {"yellow": 1}}}).when(0, "sneak")
    for move in ("go Nb3", "acrobat", "familiar", "leave"):
        story.refused(0, move, "AT-M1")
        assert why(story, 0, move) == "You are snared and cannot take a step this turn."


@clause("AT-J2", "AT-K7", "AT-K8")
def test_a_token_is_turned_before_it_is_taken() -> None:
    def at(row: dict[str, object]) -> Scenario:
        return resolving(thief("morius", "Na4", "move:3"), BYSTANDER, spaces={"Na4": row}).when(0, "sneak")

    assert why(at({"token": "down"}), 0, "take token") == "The token is face down: turn it up first."
    assert why(at({"token": "informer"}), 0, "turn") == "The token is already face up."
    assert why(at({"token": "alley"}), 0, "take token") == "That token stays where it is; it cannot be kept."
    assert why(at({"jewels": {"trinkets": 1}}), 0, "take token") == "Face-up Trinkets are taken as a jewel."
    assert why(at({}), 0, "take token") == "There is no such token here."


@clause("AT-D1")
def test_cards_alike_are_declared_in_any_order() -> None:
    hand = ["G03", "G03", "G03"]
    for told in ("declare G03:2 G03:5", "declare G03:5 G03:2"):
        story = declaring(thief("morius", "Na2", hand=hand), thief("zain", "Sa2")).when(0, told)
        assert str(story.match.given(0)) == "declare G03:5 G03:2"
    covered = declaring(thief("morius", "Na2", hand=hand), thief("zain", "Sa2"))
    assert str(covered.match.move(0, "declare G03:4 special+G03:1")) == "declare special+G03:1 G03:4"
    covered.refused(0, "declare G03:4 G03:9", "AT-D3").refused(0, "declare G03:1 G03:2 G03:1 G03:3", "AT-D1")


@clause("AT-S13")
@pytest.mark.parametrize("move", ["rival 3", "rob 3 green", "jewel 2 yellow", "token 3 agent", "take token"])
def test_a_move_nobody_can_make_has_words_all_the_same(move: str) -> None:
    """Boards of other tables speak of it unchecked; who asks for its sentence is told the clause."""
    story = resolving(thief("morius", "Na2", "move:3"), BYSTANDER)
    gone = alarmed(thief("morius", None, out=1), thief("zain", "Sa2", "move:1"))
    for match in (story.match, gone.match):
        assert all(match.spoken(0, move, lang, ("Ada", "Béla")) for lang in LANGUAGES)
        with pytest.raises(IllegalMove):
            match.sentence(0, move)


# -- taking back --------------------------------------------------------------------------------------------------


@clause("AT-C2", "AT-W10")
def test_a_step_into_a_guards_arms_is_taken_back_before_the_discard() -> None:
    story = resolving(thief("morius", "Nb4", "move:3", hand=["G04", "G05"]), BYSTANDER, guards=["Nc3"])
    story.when(0, "sneak", "go Nc3").then(waiting=0, asked="discard")
    assert story.match.can_undo(0)
    story.fork().undo(0).expect({"players.0.at": "Nb4"})
    story.when(0, "discard G04").undo_refused(0, "revealed").undo_refused(1, "others")


@clause("AT-D1")
def test_while_several_declare_nobody_takes_back() -> None:
    story = declaring(thief("morius", "Na2"), thief("zain", "Sa2")).undo_refused(0, "sealed")
    story.when(0, "declare move:1").undo_refused(0, "sealed").undo_refused(1, "sealed")


@clause("AT-P2", "AT-D6")
def test_who_has_shown_an_empty_hand_cannot_take_that_back() -> None:
    mail = resolving(thief("morius", "Na2", "G23:5"), thief("jasmine", "Na3", "G07:1"), BYSTANDER)
    mail.when(0, "resolve").then(waiting=1, asked="give").when(1, "none").undo_refused(1, "revealed")
    caught = resolving(thief("morius", "Nb4", "move:3 G05:1"), BYSTANDER, guards=["Nc3"])
    caught.when(0, "sneak", "go Nc3").then(asked="discard").when(0, "none").undo_refused(0, "revealed")


# -- the clock ----------------------------------------------------------------------------------------------------


def late(make: Scenario, seat: int) -> set[str]:
    """What the clock answers at the same question of tables with other secrets."""
    match = make.match
    found = set()
    for n in range(40):
        other = match.clone()
        other._key = bytes([n] * 32)
        found.add(str(other.timeout_move(seat)))
    return found


@clause("AT-C2", "AT-P2", "AT-Q21")
def test_the_clock_draws_a_card_by_lot() -> None:
    caught = resolving(thief("morius", "Nb4", "move:3", hand=["G04", "G05"]), BYSTANDER, guards=["Nc3"])
    assert late(caught.when(0, "sneak", "go Nc3"), 0) == {"discard G04", "discard G05"}
    mail = resolving(thief("morius", "Na2", "G23:5"), thief("jasmine", "Na3", hand=["G07", "G08"]), BYSTANDER)
    assert late(mail.when(0, "resolve"), 1) == {"give G07", "give G08"}
    level = resolving(thief("morius", "Na2", "move:4 G25:4"), BYSTANDER)
    assert late(level, 0) == {"next move", "next G25"}
    idle = declaring(thief("morius", "Na2", hand=["G04", "G05"]), thief("zain", "Sa2"))
    assert late(idle, 0) == {"declare"}


@clause("AT-Q70")
def test_the_clock_tinkers_by_lot() -> None:
    story = table("planning", thief("nikolai", "Na2"), thief("zain", "Sa2"), event="C01", die=1)
    story.chance("draw G04", "draw G05").then(waiting=0, asked="tinker")
    assert late(story, 0) == {"discard G04", "discard G05"}


# -- what cards say -----------------------------------------------------------------------------------------------


def says(version: int, card: str, lang: str = "en") -> str:
    game = rookery.game(GAME).at(version)
    assert game is not None
    return game._kit.card_words(card, lang)[1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_name_devices_and_grenades_and_except_the_price(lang: str) -> None:
    kit = rookery.game(GAME)._kit
    price = {"en": "the price", "hu": "árként", "pl": "cen", "de": "als Preis"}[lang]
    for card, kinds, known in (("special-nikolai", "device", DEVICES), ("special-zain", "grenade", GRENADES)):
        text = kit.card_words(card, lang)[1]
        assert price in text
        rows = [str(row["id"]) for row in kit.rows if row.get("kind") == kinds]
        assert rows == list(known) and all(kit.card_words(each, lang)[0] in text for each in rows)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_under_earlier_rules_cards_say_what_they_did_then(lang: str) -> None:
    """Every number the rules read of a card stands in its text, under every version."""
    for version in (1, 2, 3, 4):
        game = rookery.game(GAME).at(version)
        assert game is not None
        for row in game.cards:
            text = says(version, str(row["id"]), lang)
            for value in (row.get("range"), row.get("quench"), row.get("flames"), row.get("writ")):
                if isinstance(value, int) and value > 0 and row["deck"] not in ("thief",):
                    assert str(value) in text, (version, row["id"], text)
    assert says(1, "G21", lang) != says(2, "G21", lang) and says(1, "C02", lang) != says(2, "C02", lang)
    assert len({says(version, "G20", lang) for version in (1, 2, 3, 4)}) == 3


def shown(match: Match) -> str:
    """The page of a table."""
    from rookery.serve.drawing.boards import web

    book = web(GAME).book(match)
    return str(book.face("G07", match.words("en")))


def test_the_board_shows_the_cards_of_its_rules() -> None:
    first = earlier(1, "resolve", thief("morius", "Na2", "G07:3"), thief("zain", "Na3"))
    now = resolving(thief("morius", "Na2", "G07:3"), thief("zain", "Na3"))
    assert "within 3" in shown(first.match) and "within 4" in shown(now.match)


# -- Bribe --------------------------------------------------------------------------------------------------------


@clause("AT-Q14", "AT-Q61")
def test_a_bribed_guard_left_where_he_stands_is_quiet() -> None:
    me = thief("morius", "Nc3", "G20:5")
    story = resolving(me, BYSTANDER, guards=["Nc3"], die=2).when(0, "resolve").event("stun", space="Nc3")
    story.then(waiting=0, asked="march").fork().when(0, "stop").event("watch").no_event("caught")
    story.when(0, "go Nc4").event("caught", seat=0, space="Nc3").expect({"guards.0.at": "Nc3"})
    for version in (2, 3):
        earlier(version, "resolve", me, BYSTANDER, guards=["Nc3"], die=2).when(0, "resolve").event("caught", seat=0)
    earlier(1, "resolve", me, BYSTANDER, guards=["Nc3"], die=2).when(0, "resolve").no_event("caught")


@clause("AT-Q14", "AT-W12")
def test_a_bribed_guard_who_is_led_catches_whom_he_stands_with() -> None:
    thieves = [thief("morius", "Nb4", "G20:5"), thief("joanne", "Nc3"), BYSTANDER]
    story = resolving(*thieves, guards=["Nc3"], die=2).when(0, "resolve").then(asked="march")
    story.fork().when(0, "go Nc4").event("caught", seat=1, space="Nc3").no_event("march")
    story.when(0, "stop").no_event("caught").event("watch")
