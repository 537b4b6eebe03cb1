"""Somebody's own cards of the castle: names, texts and seals; what the cards do is in the rules."""

import re

import pytest

import rookery
from rookery.errors import GameError
from rookery.games import cardfile
from rookery.i18n import LANGUAGES
from tests.clauses import clause

GAME = "castle-of-the-devil"
BOX = cardfile.box_text("rookery.games.castle_of_the_devil")


def row(card: str, old: str, new: str) -> str:
    """The file with one entry of a card changed."""
    found = re.search(rf'id = "{card}"\n(?:.+\n)*?{re.escape(old)}', BOX)
    assert found, card
    return BOX.replace(found[0], found[0].replace(old, new))


def test_a_name_and_a_text_of_ones_own_are_shown() -> None:
    own = row("dagger", 'name = "Dagger"', 'name = "Poniard"\ntext = "Stings."')
    match = rookery.game(GAME).start(4, seed=2, options={"cards": own})
    assert match._kit.card_words("dagger", "de") == ("Poniard", "Stings.")
    assert rookery.replay(match.record) == match
    for lang in LANGUAGES:
        said = match._kit.texts(lang).t(f"{GAME}-log-offer", name="Ada", victim="Bo", card="dagger")
        assert "Poniard" in said
    assert match._kit.card_words("whip", "en") == rookery.game(GAME)._kit.card_words("whip", "en")


@clause("CD-S7")
def test_an_item_with_a_seal_of_ones_own_is_used_on_a_first_journey() -> None:
    own = row("tome", "seal = false", "seal = true")
    options = {"items": "first-journey"}
    usual = rookery.game(GAME).start(4, seed=2, options=options)
    match = rookery.game(GAME).start(4, seed=2, options={**options, "cards": own})
    assert match.view(0)["deck"] == usual.view(0)["deck"] + 1


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (
            row("dagger", 'icon = "sword"', 'icon = "shield"'),
            r"\(dagger\): “icon” must be as in the box \(’sword’\)",
        ),
        (row("key", "copies = 3", "copies = 4"), r"\(key\): “copies” must be as in the box \(3\)"),
        (row("key", "seal = true", "seal = false"), r"\(key\): seal must be one of true \[CD-S7\]"),
        (row("tome", "seal = false", "seal = 1"), r"\(tome\): seal must be one of true, false"),
        (row("key", 'seal_source = "published"', 'seal_source = "told"'), r"\(key\): source must be one of"),
        (BOX.replace('id = "thug"', 'id = "lout"'), r"“lout” is not in the box"),
    ],
)
def test_what_is_wrong_is_named_with_its_row(text: str, said: str) -> None:
    with pytest.raises(GameError) as found:
        rookery.game(GAME).start(4, seed=1, options={"cards": text})
    assert re.search(said, str(found.value)), str(found.value)
    for lang in LANGUAGES:
        assert not found.value.say(lang).startswith("[")
