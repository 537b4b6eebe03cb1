"""What people read and click: buttons, the log, reasons; and what the clock answers for whoever is late."""

import pytest

from rookery.games.age_of_thieves.cards.reading import rows
from rookery.games.age_of_thieves.kit import box_kit
from rookery.i18n import LANGUAGES, texts
from rookery.terminal.boards import board_for
from tests.clauses import clause
from tests.rules.age_of_thieves.table import GAME, resolving, table, thief
from tests.scenario import Scenario

BYSTANDER = thief("zain", "Sa2", "move:1")
NAMES = ("Ada", "Béla", "Cyryl")


def buttons(story: Scenario, seat: int, lang: str = "en") -> dict[str, str]:
    """Every move of a seat and what its button says."""
    return {str(m): story.match.sentence(seat, m, lang, NAMES) for m in story.match.legal(seat)}


def log(story: Scenario, kind: str, lang: str = "en") -> list[str]:
    """All sentences of one kind, as a spectator reads them."""
    return [story.match.tell(e, lang, NAMES) for e in story.match.events(None) if e["kind"] == kind]


# -- buttons ------------------------------------------------------------------------------------------------------


@clause("AT-Q29")
@pytest.mark.parametrize(
    ("lang", "yes", "no"),
    [("en", "Keep it", "No"), ("hu", "Megtartom", "Nem"), ("pl", "Zatrzymaj", "Nie"), ("de", "Behalten", "Nein")],
)
def test_rats_bring_a_token_to_whoever_says_yes(lang: str, yes: str, no: str) -> None:
    story = resolving(thief("noiron", "Na3", "G14:5"), BYSTANDER, spaces={"Na4": {"token": "down"}})
    story.chance("face informer").when(0, "resolve").then(waiting=0, asked="keep")
    assert buttons(story, 0, lang) == {"keep": yes, "none": no}
    board = board_for(story.match, lang, 0, False, False)
    assert board.stops("none") and not board.stops("keep")
    story.when(0, "keep").expect({"players.0.tokens.informer": 1})


def test_morius_keeps_tokens_where_they_are() -> None:
    spaces = {"Na4": {"token": "down"}, "Sa4": {"token": "down"}}
    story = resolving(thief("morius", "Na2", "special+G04:5"), BYSTANDER, spaces=spaces)
    story.chance("face informer", "face alley").when(0, "special", "at Na4").then(asked="swap")
    assert buttons(story, 0) == {"swap": "Swap them", "keep": "Leave them as they are"}


def test_zain_takes_a_grenade_and_nikolai_uses_a_device() -> None:
    store = resolving(thief("zain", "Na2", "special+G26:5"), thief("joanne", "Sa2"), discard=["G01"])
    assert buttons(store.when(0, "special"), 0)["pick G01"] == "Take Smoke Grenade"
    proto = resolving(thief("nikolai", "Na2", "special+G26:5"), BYSTANDER, discard=["G11", "G16"])
    assert buttons(proto.when(0, "special"), 0) == {
        "pick G11": "Use Grappling Rope",
        "pick G16": "Use Spring Boots",
    }
    proto.when(0, "pick G11").expect({"discard": {"G11": 1, "G16": 1, "G26": 1}, "players.0.hand": []})


# -- the log ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "name"), [("G11", "Grappling Rope"), ("G16", "Spring Boots")])
def test_rope_and_boots_are_put_on_where_their_thief_stands(card: str, name: str) -> None:
    story = resolving(thief("morius", "Nb4", f"{card}:5"), BYSTANDER).when(0, "resolve")
    story.event("effect", seat=0, card=card, space="Nb4")
    assert log(story, "effect") == [f"Ada: {name}, Goldbeaters’ Row 5."]


@clause("AT-A7", "AT-R6")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_log_says_which_half_of_a_special_stack_was_used(lang: str) -> None:
    story = resolving(thief("zain", "Na2", "special+G25:3"), thief("morius", "Sa2", "move:1"), discard=["G03"])
    special, cover = story.fork().when(0, "special"), story.when(0, "cover")
    assert log(special, "use", lang) != log(cover, "use", lang)
    if lang == "en":
        assert log(special, "use") == ["Ada uses the special action under Guild Favour."]
        assert log(cover, "use") == ["Ada gives up the special action and uses Guild Favour."]


@clause("AT-A1", "AT-R6")
def test_the_log_says_which_half_of_a_basic_card_was_used() -> None:
    story = resolving(thief("morius", "Na2", "move:5 ambush:3"), BYSTANDER)
    sneak = story.fork().when(0, "sneak", "stop", "cunning")
    assert log(sneak, "use") == ["Ada uses Move (Sneak).", "Ada uses Ambush (Thief’s Cunning)."]
    assert log(story.fork().when(0, "run"), "use") == ["Ada uses Move (Run)."]
    assert log(story.when(0, "decline", "plan"), "use") == ["Ada uses Ambush (Crafty Plan)."]


@clause("AT-I3", "AT-E4")
def test_the_log_says_whether_jewels_or_spaces_are_wanting() -> None:
    rich = table("jewel", thief("morius", "Na2", jewels={"yellow": 10}), thief("zain", "Sa2"), event="C02")
    assert log(rich, "no-jewel") == ["There are no yellow jewels left in the pool."]
    everywhere = [thief("morius", "Nb2"), thief("zain", "Nd5"), thief("noiron", "Nb7")]
    full = table("jewel", *everywhere, event="C01").event("no-jewel", district="N", count=10)
    assert log(full, "no-jewel") == ["There is no room for a yellow jewel in Golden Roofs."]


@clause("AT-D4", "AT-Q3")
@pytest.mark.parametrize(
    ("lang", "when"),
    [
        ("en", "in the next Declaration"),
        ("hu", "a következő bejelentéskor"),
        ("pl", "w\N{NO-BREAK SPACE}następnej Fazie deklaracji"),
        ("de", "bei der nächsten Ansage"),
    ],
)
def test_points_to_come_are_told_as_points_to_come(lang: str, when: str) -> None:
    story = resolving(thief("morius", "Na2", "G13:5 G25:4"), thief("jasmine", "Na3"), BYSTANDER)
    story.when(0, "resolve", "resolve")
    assert when in log(story, "loss", lang)[0] and when in log(story, "gain", lang)[0]


@clause("AT-E2")
@pytest.mark.parametrize(
    ("lang", "until"),
    [
        ("en", "until the city guard’s initiative is 8"),
        ("hu", "amíg az őrség kezdeményezése 8 nem lesz"),
        ("pl", "aż inicjatywa straży wyniesie 8"),
        ("de", "bis die Initiative der Stadtwache 8 ist"),
    ],
)
def test_the_fire_on_the_jewel_ends_with_an_initiative_of_8(lang: str, until: str) -> None:
    story = table("event", thief("morius", "Na2"), thief("zain", "Sa2"), guards=[]).chance("event C02")
    assert until in log(story, "blaze", lang)[0]
    assert until in box_kit().card_words("C02", lang)[1]


@pytest.mark.parametrize(
    ("lang", "snared", "caught"),
    [("pl", "Unieruchomionego rywala", "łapan"), ("de", "in der Schlinge", "gefangen")],
)
def test_a_rival_in_a_snare_is_not_called_caught(lang: str, snared: str, caught: str) -> None:
    text = texts(lang, GAME).attr(f"{GAME}-card-G08", "text")
    assert snared in text and caught not in text


def test_in_polish_boots_are_left_to_the_watch_of_the_space_where_one_stops() -> None:
    assert "tylko ta na polu, na którym się zatrzymasz" in texts("pl", GAME).attr(f"{GAME}-card-G16", "text")


# -- reasons, sources, the clock ----------------------------------------------------------------------------------


@clause("AT-E4")
@pytest.mark.parametrize(
    ("lang", "least"), [("en", "or more"), ("hu", "legalább"), ("pl", "co najmniej"), ("de", "mindestens")]
)
def test_why_a_jewel_cannot_lie_nearer(lang: str, least: str) -> None:
    assert least in texts(lang, GAME).t(f"{GAME}-why-jewel-space", space="Na3")


@clause("AT-A1", "AT-Q76")
def test_a_prisoner_with_a_way_out_is_not_told_of_fire() -> None:
    story = resolving(thief("morius", "Na0", "move:5"), BYSTANDER, spaces={"Na1": {"fire": True}})
    story.refused(0, "cunning", "AT-A1").refused(0, "resolve", "AT-A1").refused(0, "special", "AT-A7")


def test_only_what_was_published_says_so() -> None:
    """Whatever carries a value of ours is called reconstructed."""
    published = {row["id"] for row in rows() if row["source"] == "published"}
    assert published == {"morius", "special-morius", "special-zain"}


@clause("AT-G9", "AT-Q78")
def test_whoever_is_late_with_stunning_gas_leaves_the_guards_alone() -> None:
    story = resolving(thief("morius", "Nc5", "G09:3"), BYSTANDER, guards=["Nc3", "Nb4"])
    story.when(0, "resolve").legal(0, only=["watch Nc3", "watch Nb4", "none"])
    assert str(story.match.timeout_move(0)) == "none"
    story.when(0, "none").no_event("picks").expect({"guards": "Nc3 Nb4"}).then(waiting=1)
    bolas = resolving(thief("zain", "Na3", "G13:5"), thief("joanne", "Na4"), thief("morius", "Na3"))
    assert str(bolas.when(0, "resolve").match.timeout_move(0)) == "rival 1"  # it needs a target
