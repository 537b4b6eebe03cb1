"""Bots and nameless guests have names of birds, and loot has letters, in the reader's language."""

from __future__ import annotations

import re

import pytest

from rookery.games import NAMES
from rookery.i18n import LANGUAGES, texts
from rookery.i18n.birds import BOTS, birds, bot_name
from rookery.serve.door.names import NAME_MAX
from rookery.serve.drawing.boards import web
from rookery.serve.pages.learn import guide_of

LETTER = re.compile(r'\.([RWBGYIS])(?::lang\((\w+)\))? \{ --letter: "(\w)"; \}')


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_bird_has_one_name(lang: str) -> None:
    for whose in ("bots", "guests"):
        found = birds(whose, lang)
        assert len(set(found)) == len(BOTS) and max(map(len, found)) < NAME_MAX // 2
    assert birds("bots", "en") == BOTS
    assert [bot_name(name, lang) for name in BOTS] == list(birds("bots", lang))
    assert bot_name("Ada", lang) == "Ada"


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_coaches_call_bots_as_the_board_does(lang: str) -> None:
    for game in NAMES:
        t = texts(lang, game)
        for step in [*guide_of(game)["steps"], "done"]:
            said = t.t(f"{game}-guide-{step}", name="Ada")
            assert not set(BOTS) & set(re.findall(r"\w+", said)), said


def test_letters_on_loot_differ_in_every_language() -> None:
    found = LETTER.findall((web("thiefs-market").folder / "theme.css").read_text("utf-8"))
    usual = {face: letter for face, lang, letter in found if not lang}
    assert usual == {face: face for face in "RWBGYIS"}
    for lang in LANGUAGES:
        letters = usual | {face: letter for face, of, letter in found if of == lang}
        assert len(set(letters.values())) == len(letters), lang
        for face in "RWBG":  # a gem is written as its colour begins
            name = texts(lang, "thiefs-market").attr("thiefs-market-item-" + face, "name").casefold()
            assert letters[face].casefold() == name[0], (lang, name)
