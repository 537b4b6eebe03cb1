"""Numbers, articles and nouns agree: in every text as written, and in games played in all languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from html import unescape

import pytest
from fluent.syntax import ast

import rookery
from rookery.core.rng import Rng
from rookery.games import NAMES
from rookery.i18n import LANGUAGES, texts
from rookery.play.checks import pick
from rookery.play.match import Match
from rookery.serve.drawing.render import Renderer
from rookery.serve.drawing.scene import SeatLine, TableInfo, Viewer
from tests import agreement
from tests.agreement import faults
from tests.anygame import fewer, seed_of
from tests.pages.test_every_board import info
from tests.test_i18n import fillings, game_of, messages, parts, place_and_language, variables

SEEDS = 12
LOOKED = 40
"""Of a game's decisions, about so many are looked at; its log is read whole."""
SPOKEN = re.compile(r'\b(?:aria-label|title|alt|placeholder|data-say)="([^"]*)"')
NUMBERED = ("age-of-thieves-move-go", "age-of-thieves-log-moved")
"""Texts with the name of a space, which may end with its number."""
PEOPLE = ("Ada", "Bo", "Cleo", "Dora", "Emil", "Fay", "Gil", "Hal", "Ines", "Jon")
SPACE = re.compile(r"(?<=Zum Feld ).*(?= gehen)")
ASIDE = re.compile(r"<(script|style|template|svg)\b.*?</\1>", re.DOTALL)


@place_and_language
def test_texts_as_written(place: str | None, lang: str) -> None:
    """Every message with every kind of number; what is filled in besides has no article before it to be wrong."""
    said, game = texts(lang, game_of(place)), game_of(place)
    wrong = []
    for key, message in messages(place, lang).items():
        for name, pattern in parts(message).items():
            wrong += [f"{key}.{name}: {f}" for f in agreement.articles(written(pattern), lang, game)]
            for given in fillings(variables(pattern), place):
                text = said.attr(key, name, **given) if name else said.t(key, **given)
                wrong += [f"{key}.{name}: {f}" for f in agreement.numbers(text, lang, game) if key not in NUMBERED]
    assert not wrong


def written(pattern: ast.Pattern) -> str:
    """A pattern's own words, those of its variants too."""
    inner = [agreement.flat(v.value) for select in agreement.selects(pattern) for v in select.variants]
    return "\n".join([agreement.flat(pattern), *inner])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", NAMES)
def test_games_as_played(game: str, lang: str) -> None:
    """Log, questions, moves, refusals and boards of random games."""
    wrong: dict[str, str] = {}
    seats = rookery.game(game).seats
    for n in range(fewer(SEEDS)):
        many = seats[n % len(seats)]
        match = rookery.game(game).start(many, seed=seed_of(game, n), names=PEOPLE[:many])
        for text in said_in(match, lang, Rng(n)):
            for fault in faults(SPACE.sub("", text), lang, game):
                wrong.setdefault(fault, text[:200])
    assert not wrong


def said_in(match: Match, lang: str, rng: Rng) -> Iterator[str]:
    """All that a random game says."""
    drawn = Renderer()
    for number in range(1_500):
        if match.over:
            break
        seat, move = pick(match, rng)
        if number < LOOKED // 2 or rng.below(20) == 0:
            yield from decision(match, seat, lang, rng)
            yield from page(drawn.table(match, about(match), Viewer(seat, lang)))
            yield from (refusal(match, seat, lang, rng) for _ in range(3))
        match.play(seat, move)
    for viewer in (0, None):
        yield from (match.tell(event, lang) for event in match.events(viewer))
        yield from page(drawn.table(match, about(match), Viewer(viewer, lang)))


def about(match: Match) -> TableInfo:
    """The table around it, with people whose names have no numbers in them."""
    return replace(info(match), seats=[SeatLine(name) for name in match.names])


def decision(match: Match, seat: int, lang: str, rng: Rng) -> Iterator[str]:
    """A question and some of its answers."""
    question = match.question(seat)
    if question is not None:
        yield question.text(lang)
    legal = match.legal(seat)
    for _ in range(min(len(legal), 8)):
        yield match.spoken(seat, legal[int(rng.below(len(legal)))], lang)


def refusal(match: Match, seat: int, lang: str, rng: Rng) -> str:
    """Why a move that another seat or another moment allows cannot be made."""
    other = int(rng.below(match.seats))
    legal = match.legal(other) if other in match.waiting else match.legal(seat)
    move = legal[int(rng.below(len(legal)))]
    why = match.why_not(seat, move)
    return "" if why is None else match.explain(why, lang)


def page(html: str) -> Iterator[str]:
    """What a page says to those who listen: things that lie side by side are no sentence."""
    yield from map(unescape, SPOKEN.findall(ASIDE.sub(" ", html)))


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "Ada takes 1 gold tokens."),
        ("en", "Ada gets a apple."),
        ("en", "It took a hour and an unicorn."),
        ("de", "Ada kommt auf 1 Punkte."),
        ("de", "Ada kommt auf 3 Punkt."),
        ("pl", "Ada ma 2 punktów."),
        ("pl", "Ada ma 5 punkty."),
        ("pl", "Ada ma 1 punkty."),
        ("hu", "Ada 3 kártyákat és 2 pontok."),
        ("hu", "Ada elveszi a érmét."),
        ("hu", "Kezdődik a 5. forduló."),
        ("hu", "Kezdődik az 10. forduló."),
    ],
)
def test_the_rules_find_what_is_wrong(lang: str, text: str) -> None:
    assert faults(text, lang, "thiefs-market")


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "Ada takes 1 gold token, 2 red gems, an hour and a unicorn."),
        ("de", "Ada kommt auf 1 Punkt, Bo auf 12 Punkte."),
        ("pl", "Ada ma 1 punkt, Bo 2 punkty, Cy 12 punktów, Di 22 punkty."),
        ("hu", "Kezdődik az 5. forduló, utána a 10., az 1. és az 1000."),
    ],
)
def test_the_rules_let_right_ones_pass(lang: str, text: str) -> None:
    assert not faults(text, lang, "thiefs-market")


# -- as it is set ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_stands_alone_begins_with_a_capital(lang: str) -> None:
    """Moves, questions, refusals and log lines; names stay as their owners write them."""
    for game in NAMES:
        many = rookery.game(game).seats[0]
        match = rookery.game(game).start(many, seed=7, names=PEOPLE[:many])
        rng = Rng(7)
        for _ in range(120):
            if match.over:
                break
            seat, move = pick(match, rng)
            said = [*decision(match, seat, lang, rng), refusal(match, seat, lang, rng)]
            assert not [text for text in said if text[:1].islower()]
            match.play(seat, move)
        assert not [text for e in match.events(None) if (text := match.tell(e, lang))[:1].islower()]
        assert match.tell(match.events(None)[-1], lang, ["ada"] * many)[:3] != "Ada"


def test_polish_keeps_short_words_and_numbers_with_the_next_word() -> None:
    lonely = re.compile(r"(?<!\w)(?:[wzioua]|\d+) (?=\w)", re.IGNORECASE)
    for place in ("thiefs_market", "age_of_thieves", None):
        said = texts("pl", game_of(place))
        for key, message in messages(place, "pl").items():
            for given in fillings(variables(message.value), place) if message.value else ():
                assert not lonely.search(said.t(key, **given)), key
    assert "\N{NO-BREAK SPACE}" not in texts("en").t("ui-seat", n=2)


# -- the voice of buttons ----------------------------------------------------------------------------------------

OTHER_VOICE = {
    "en": r"(?!Nothing)\w+ing\b(?! )",
    "de": r"(?:Nimm|Gib|Wirf|Sieh|Lies|Hilf|Lass|Geh|Mach|(?:Wähl|Kauf|Beend|Lehn|Leg|Setz|Zahl|Spiel|Nutz|Nenn"
    r"|Behalt|Tausch|Raub|Zieh|Steck|Schick|Dreh|Bring|Deck|Verzicht|Biet|Kopier|Verkauf)e)\b",
    "hu": r"(?:Vedd|Tedd|Add|Adj|Nézd|Nézz|Válassz|Válaszd|Dobj|Dobd|Fizess|Húzz|Húzd|Rabold|Fejezd|Utasítsd|Fogadd"
    r"|Küldj|Küldd|Használd|Másold|Fordíts|Fordítsd|Tegyél|Vegyél|Cserélj|Mondj|Mutasd|Tartsd)\b",
    "pl": r"(?:Wziąć|\w+(?:[iy]ć|ować|[bg]rać|[zd]dać|ywać|ąć))\b",
}
"""Buttons are imperatives in English and Polish, infinitives in German, the first person or a noun in Hungarian."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_buttons_of_a_language_have_one_voice(lang: str) -> None:
    strange = [
        f"{key}: {text}"
        for place in (game.replace("-", "_") for game in NAMES)
        for key, message in messages(place, lang).items()
        if "-move-" in key and message.value
        for text in [agreement.flat(message.value)]
        if re.match(OTHER_VOICE[lang], text)
    ]
    assert not strange
