"""How texts are made: read when they are asked for, said by plans, with somebody's own names laid over them."""

import random
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

import rookery
import rookery.i18n.messages as module
from rookery.i18n import LANGUAGES, texts
from tests.test_i18n import each_game, game_of, messages, parts, place_and_language, variables

# -- reading -----------------------------------------------------------------------------------------------------


@place_and_language
def test_what_is_read_when_it_is_asked_for_is_what_fluent_reads_at_once(place: str | None, lang: str) -> None:
    bundle = module.Texts(lang, game_of(place))._bundle
    for key, message in messages(place, lang).items():
        assert message.equals(bundle._messages[key], ignored_fields=["span", "comment"]), key
    shared = messages(None, lang)
    assert list(bundle._messages) == list({**shared, **messages(place, lang)})


WRITTEN = """### Words of a game
# a note
ui-a = one { $n ->
    [one] egg
   *[other] eggs
} and
    another line
    .text = { -brand } says

-brand = Rookery
ui-broken = { oh
ui-b = { ui-a }
  .help = { ui-a.text }!
ui-a = the second of a name is passed over
# ui-c = nothing
"""


def test_notes_and_broken_lines_are_passed_over() -> None:
    t = module.Texts("en")
    t._bundle._messages.clear()
    t._bundle._terms.clear()
    module.add(t._bundle, WRITTEN)
    asked = ("ui-a", "ui-b", "ui-c", "ui-broken", "brand", "another")
    assert [key for key in asked if t.has(key)] == ["ui-a", "ui-b"]
    assert t.t("ui-a", n=1).split() == ["one", "egg", "and", "another", "line"]
    assert t.attr("ui-b", "help") == "Rookery says!"
    assert t.t("ui-broken") == "[ui-broken]"
    there = [e.id.name for e in FluentParser().parse(WRITTEN).body if isinstance(e, ast.Message)]
    assert there == ["ui-a", "ui-b", "ui-a"]


# -- plans -------------------------------------------------------------------------------------------------------


ODD: list[Any] = [0, 1, 2, 3, 5, 12, 22, 999, 1000, 12_345, -3, True, 1.5, "Ada", "A07", "R", "none", "gold", "1"]
LOOT: list[Any] = [("R", "R", "S"), ("W",), ()]


@place_and_language
def test_a_plan_says_what_fluent_says(place: str | None, lang: str) -> None:
    """Texts are made by plans where those reach, and word by word as Fluent would make them."""
    t = module.Texts(lang, game_of(place))
    rng = random.Random(f"{place} {lang}")
    reached = 0
    for key, message in messages(place, lang).items():
        for attr in (None, *(a.id.name for a in message.attributes)):
            pattern = t._pattern(key, attr)
            steps = None if pattern is None else module.plan(pattern, t._functions, t._bundle._plural_form)
            if steps is None:
                continue
            for _ in range(4):
                given = {
                    name: rng.choice(rng.choice([ODD, LOOT]))
                    for name in sorted(variables(parts(message)[attr or ""]))
                }
                values = {k: module._Things(v) if isinstance(v, tuple) else v for k, v in given.items()}
                quick = t._follow(steps, values)
                if quick is not None:
                    reached += 1
                    assert quick == str(t._bundle.format_pattern(pattern, values)[0]), (key, given)
    assert reached > len(messages(place, lang))


# -- somebody's own names ----------------------------------------------------------------------------------------


def renamed(n: int) -> tuple[tuple[str, str], ...]:
    return (("A16", f"Cobbler no {n}"),)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_own_names_are_laid_over_the_shared_texts(lang: str) -> None:
    """The messages are read once; a renamed card costs next to nothing, and the others keep their names."""
    shared, own = texts(lang, "thiefs-market"), texts(lang, "thiefs-market", renamed(1))
    assert own._bundle._messages is shared._bundle._messages
    for n in range(2, 300):  # texts that take long to read are not pushed out by it
        texts(lang, "thiefs-market", renamed(n))
    assert texts(lang, "thiefs-market") is shared
    key = "thiefs-market-move-copy"
    assert "Cobbler no 1" in own.t(key, card="A16")
    assert "Cobbler" not in shared.t(key, card="A16")
    assert own.t(key, card="A11") == shared.t(key, card="A11")


def test_what_is_filled_in_is_remembered_within_bounds() -> None:
    """Whatever people send, texts take so much room and no more."""
    for t in (module.Texts("en", "thiefs-market"), module.Texts("en", "thiefs-market", renamed(1))):
        for n in range(module.REMEMBERED + 10):
            t.t("thiefs-market-log-end", name=f"Ada {n}")
            t.has(f"ui-nothing-{n}")
            t.t(f"ui-nothing-{n}")
        t.t("thiefs-market-log-end", name="A" * 1000)
        assert len(t._cache) <= t._most
        assert len(t._there) <= module.REMEMBERED
        assert len(t._fixed) <= module.REMEMBERED
        assert max(map(len, t._cache.values())) <= module.LONGEST


@each_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_somebody_renamed_is_called_so(package: str, lang: str) -> None:
    game = str(game_of(package))
    card = str(rookery.game(game).cards[0]["id"])
    assert "Squib" in texts(lang, game, ((card, "Squib"),))._card(card)
