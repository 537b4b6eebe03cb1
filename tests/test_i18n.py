"""The texts: complete in every language, correct Fluent, every form defined. Written once for all games."""

import re
import string
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import rookery
import rookery.i18n.messages as module
from rookery.games import MODELS, cardfile, clausefile, kit
from rookery.i18n import LANGUAGES, MissingText, TextError, UnknownLanguage, language, strict, texts

HOME = Path(rookery.__file__).parent
GAMES = sorted(path.parent.parent.name for path in HOME.glob("games/*/locale/en.ftl"))
PLACES: list[str | None] = [None, *GAMES]  # None: the shared texts
OTHERS = [lang for lang in LANGUAGES if lang != "en"]
SHARED_ATTRIBUTES = {"text", "help", "other", "you", "victim"}
SIGNS = {"en": "", "hu": "ő", "pl": "ł", "de": "ü"}  # in every file
LETTERS = {"en": "", "hu": "áéíóöőúüű", "pl": "ąćęłńóśźż", "de": "äöüß"}  # in every game
IN_NAMES = {"castle_of_the_devil": "è"}  # Marie Saunière

place_and_language = pytest.mark.parametrize(
    ("place", "lang"), [(place, lang) for place in PLACES for lang in LANGUAGES]
)
place_and_translation = pytest.mark.parametrize(
    ("place", "lang"), [(place, lang) for place in PLACES for lang in OTHERS]
)
PLAYED = [package for package in GAMES if package.replace("_", "-") not in MODELS]  # models have few words
each_game = pytest.mark.parametrize("package", PLAYED)


def path_of(place: str | None, lang: str) -> Path:
    return (HOME / "games" / place if place else HOME) / "locale" / f"{lang}.ftl"


def game_of(place: str | None) -> str | None:
    return place.replace("_", "-") if place else None


@cache
def parse(place: str | None, lang: str) -> ast.Resource:
    path = path_of(place, lang)
    if not path.is_file():
        pytest.fail(f"{path} is missing: every text must exist in every language", pytrace=False)
    return FluentParser().parse(path.read_text(encoding="utf-8"))


@cache
def messages(place: str | None, lang: str) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in parse(place, lang).body if isinstance(entry, ast.Message)}


def parts(message: ast.Message) -> dict[str, ast.Pattern]:
    """A message's value, under "", and its attributes."""
    found = {attribute.id.name: attribute.value for attribute in message.attributes}
    return {"": message.value, **found} if message.value else found


class Reading(Visitor):
    """What a pattern refers to."""

    def __init__(self, node: ast.BaseNode) -> None:
        super().__init__()
        self.variables: set[str] = set()
        self.calls: list[ast.FunctionReference] = []
        self.selects: list[ast.SelectExpression] = []
        self.visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        self.calls.append(node)
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        self.selects.append(node)
        self.generic_visit(node)


def variables(pattern: ast.Pattern | None) -> set[str]:
    return Reading(pattern).variables if pattern else set()


def named(call: ast.FunctionReference, name: str) -> str | None:
    """A named argument of a function call."""
    for argument in call.arguments.named:
        if argument.name.name == name:
            return str(argument.value.value)
    return None


def words(messages_: dict[str, ast.Message], package: str, kind: str) -> dict[str, ast.Message]:
    """All words of a kind, such as all cards of a game, by id."""
    start = f"{game_of(package)}-{kind}-"
    return {key.removeprefix(start): message for key, message in messages_.items() if key.startswith(start)}


# ---------------------------------------------------------------------------------------------- the files


def test_there_are_texts_to_test() -> None:
    assert "thiefs_market" in GAMES


@place_and_language
def test_every_line_is_fluent(place: str | None, lang: str) -> None:
    junk = [entry.content for entry in parse(place, lang).body if isinstance(entry, ast.Junk)]
    assert not junk, junk


@place_and_language
def test_no_key_twice(place: str | None, lang: str) -> None:
    keys = [entry.id.name for entry in parse(place, lang).body if isinstance(entry, ast.Message)]
    assert sorted(keys) == sorted(set(keys))
    for message in messages(place, lang).values():
        names = [attribute.id.name for attribute in message.attributes]
        assert sorted(names) == sorted(set(names)), message.id.name


@place_and_language
def test_keys_say_where_they_belong(place: str | None, lang: str) -> None:
    start = f"{game_of(place)}-" if place else "ui-"
    assert not [key for key in messages(place, lang) if not key.startswith(start)]


@place_and_translation
def test_same_keys_in_every_language(place: str | None, lang: str) -> None:
    here, english = messages(place, lang).keys(), messages(place, "en").keys()
    assert sorted(english - here) == [], f"{lang} lacks these"
    assert sorted(here - english) == [], f"only {lang} has these"


@place_and_translation
def test_same_variables_in_every_language(place: str | None, lang: str) -> None:
    wrong = {}
    for key, message in messages(place, lang).items():
        english = messages(place, "en").get(key)
        if english is None:
            continue
        here, there = parts(message), parts(english)
        allowed = set().union(*map(variables, there.values()))
        for name, pattern in here.items():
            if name == "" or name in SHARED_ATTRIBUTES:
                same = variables(pattern) == variables(there.get(name))
            else:
                same = variables(pattern) <= allowed
            if not same:
                wrong[f"{key}.{name}"] = variables(pattern)
    assert not wrong


@place_and_translation
def test_texts_helps_and_prompts_in_every_language(place: str | None, lang: str) -> None:
    for key, english in messages(place, "en").items():
        wanted = parts(english).keys() & SHARED_ATTRIBUTES
        message = messages(place, lang).get(key)
        have = parts(message).keys() & SHARED_ATTRIBUTES if message else set()
        assert have == wanted, f"{lang}: {key}"


# ---------------------------------------------------------------------------------------------- the forms

KINDS = {"CARD": "card", "CARDS": "card", "ITEMS": "item", "PRICE": "item", "FACE": "item"}
UNSAID = {"FACE": "one"}  # the form of a call that names none


@pytest.mark.parametrize(("package", "lang"), [(package, lang) for package in GAMES for lang in LANGUAGES])
def test_every_form_in_use_is_defined_for_every_word(package: str, lang: str) -> None:
    """A card without the form that some sentence wants would show up in the wrong case."""
    game = messages(package, lang)
    used: dict[tuple[str, str], str] = {}
    for key, message in game.items():
        for pattern in parts(message).values():
            for call in Reading(pattern).calls:
                function = call.id.name
                assert function in {*KINDS, "WORD", "NUMBER", "DATETIME"}, f"{key}: {function}"
                kind = KINDS.get(function) or named(call, "kind")
                form = named(call, "form") or UNSAID.get(function)
                if kind and form:
                    used[kind, form] = key
    missing = [
        f"{game_of(package)}-{kind}-{word}.{form} (used in {key})"
        for (kind, form), key in used.items()
        for word, message in words(game, package, kind).items()
        if form not in parts(message)
    ]
    assert not missing


@each_game
@pytest.mark.parametrize("kind", ["card", "item"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_of_a_kind_has_the_same_forms(package: str, kind: str, lang: str) -> None:
    forms = {
        word: frozenset(parts(message)) - {"text"}
        for word, message in words(messages(package, lang), package, kind).items()
    }
    assert forms or kind == "item"
    assert len(set(forms.values())) <= 1, forms


@place_and_language
def test_plurals_are_those_of_the_language(place: str | None, lang: str) -> None:
    """A number must be able to reach every variant, and every category needs one."""
    needed = {"en": {"one"}, "de": {"one"}, "hu": set[str](), "pl": {"one", "few"}}[lang]
    possible = {"en": {"one"}, "de": {"one"}, "hu": {"one"}, "pl": {"one", "few", "many"}}[lang] | {"other"}
    for key, message in messages(place, lang).items():
        for pattern in parts(message).values():
            for select in Reading(pattern).selects:
                names = {v.key.name for v in select.variants if isinstance(v.key, ast.Identifier)}
                if names & {"zero", "one", "two", "few", "many"}:
                    assert names <= possible, key
                    assert needed <= names, key


# ---------------------------------------------------------------------------------------------- the sentences


def samples(variable: str, place: str | None) -> list[Any]:
    """Values a variable may have, by its name."""
    items = list(words(messages(place, "en"), place, "item")) if place else []
    faces = [item for item in items if len(item) == 1] or items
    if variable in {"card", "second", "removed", "other", "job", "faction"} and place:
        return list(words(messages(place, "en"), place, "card"))
    if variable in {"thief", "token", "event"} and place:  # cards too, by another name
        return list(words(messages(place, "en"), place, "card"))
    if variable in {"district", "jewel", "figure"} and place:
        return list(words(messages(place, "en"), place, variable))
    spaces = list(words(messages(place, "en"), place, "space")) if place else []
    if variable in {"space", "from"} and spaces:
        return spaces
    if variable == "cards" and place:
        cards = list(words(messages(place, "en"), place, "card"))
        return [tuple(cards[:3]), tuple(cards[:1])]
    if variable == "items":
        return [tuple(items), tuple(items[:1])]
    if variable in {"loot", "kept", "returned", "paid", "bonus", "wants", "brings"} and faces:
        return [
            tuple(faces),
            tuple(faces[:1]),
            (faces[0], faces[0], faces[-1]),
            (*(faces[1:2] * 5), faces[0]),
            (),
        ]
    if variable in {"face", "from", "to", "item"} and faces:
        return faces
    if variable == "waived":
        return ["none", *faces[:4]]
    if variable in {"count", "points", "gold", "infamy", "n", "round", "line", "seats", "fame", "pairs", "thieves"}:
        return [0, 1, 2, 5, 22, 101]
    if place and (named_so := list(words(messages(place, "en"), place, variable))):
        return named_so  # a variable that is called like a kind of word
    if variable == "deck":
        return ["A"]
    return ["Ada"]


def fillings(wanted: set[str], place: str | None) -> Iterator[dict[str, Any]]:
    """Arguments for a message, so that each sample of each variable is used at least once."""
    choices = {name: samples(name, place) for name in wanted}
    for k in range(max([1, *map(len, choices.values())])):
        yield {name: values[k % len(values)] for name, values in choices.items()}


@place_and_language
def test_every_message_can_be_said(place: str | None, lang: str) -> None:
    parse(place, lang)
    said = texts(lang, game_of(place))
    with strict():
        for key, message in messages(place, lang).items():
            for name, pattern in parts(message).items():
                for arguments in fillings(variables(pattern), place):
                    text = said.attr(key, name, **arguments) if name else said.t(key, **arguments)
                    where = f"{key}.{name}: {text!r}"
                    assert text.strip(), where
                    assert not set(text) & set("{}\u2068\u2069"), where
                    assert "  " not in text or key == "ui-help", where
                    assert text == text.strip() or "\n" in text, where
                    assert not re.search(r" [.,;:!?](?!\w)", text), where


@place_and_language
def test_sentences_end_like_sentences(place: str | None, lang: str) -> None:
    """Logs, rules and refusals are sentences; headings and buttons are not."""
    said = texts(lang, game_of(place))
    parse(place, lang)
    for key, message in messages(place, lang).items():
        if re.search(r"-(log|rule|why|tie|reason)-", key):
            text = said.t(key, **next(fillings(variables(message.value), place)))
            assert text[-1] in ".!?", f"{key}: {text}"


@each_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_moves_read_alike(package: str, lang: str) -> None:
    """A player chooses by the sentence, so different choices need different sentences."""
    parse(package, lang)
    said = texts(lang, game_of(package))
    for kind, form in (("card", None), ("item", "one"), ("item", "name")):
        seen: dict[str, str] = {}
        for word, message in words(messages(package, lang), package, kind).items():
            text = said.attr(message.id.name, form, count=1) if form else said.t(message.id.name, count=1)
            twin = seen.setdefault(text.casefold(), word)
            english = [
                texts("en", game_of(package)).t(f"{game_of(package)}-{kind}-{w}", count=1) for w in (twin, word)
            ]
            assert twin == word or english[0] == english[1], f"{lang}: {twin} and {word} are both {text!r}"


@place_and_language
def test_written_in_the_language(place: str | None, lang: str) -> None:
    """Real letters, real quotation marks, nothing left in English."""
    parse(place, lang)
    source = path_of(place, lang).read_text(encoding="utf-8")
    wanted = LETTERS[lang] if place in PLAYED else SIGNS[lang] if place is None else ""
    missing = [letter for letter in wanted if letter not in source.lower()]
    assert not missing, f"no {missing} in {lang}: was it typed without accents?"
    strange = {letter for letter in source.lower() if letter.isalpha()} - {
        *string.ascii_lowercase,
        *LETTERS[lang],
        *IN_NAMES.get(place or "", ""),
    }
    assert not strange, f"{lang}: {strange}"
    if lang != "en":
        for key in messages(place, lang):
            if re.search(r"-(log|rule|why|move|ask)-", key):
                here, english = (bare_words(messages(place, each).get(key)) for each in (lang, "en"))
                assert here != english or not re.search(r"\w", english), f"{lang}: {key} is still English"


def bare_words(message: ast.Message | None) -> str:
    """The bare words of a message, without what is filled in."""
    found = []

    class Words(Visitor):
        def visit_TextElement(self, node: ast.TextElement) -> None:
            found.append(node.value)

    if message and message.value:
        Words().visit(message.value)
    return "".join(found)


# ---------------------------------------------------------------------------------------------- the rules


@each_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_clause_has_its_text(package: str, lang: str) -> None:
    text = (HOME / "games" / package / "clauses.toml").read_text(encoding="utf-8")
    clauses = clausefile.read(text, str(game_of(package)))
    ids = [clause["id"] for clause in clauses]
    here = messages(package, lang)
    rules = words(here, package, "rule")
    assert sorted(set(ids) ^ set(rules)) == []
    for clause in clauses:
        assert f"{game_of(package)}-section-{clause['section']}" in here
        assert clause["where"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_tell_the_numbers_of_the_data(lang: str) -> None:
    def told(game: str, rule: str) -> list[int]:
        return [int(n) for n in re.findall(r"\d+", texts(lang, game).t(f"{game}-rule-{rule}"))]

    def data(package: str) -> dict[str, Any]:
        return tomllib.loads((HOME / "games" / package / "cards.toml").read_text(encoding="utf-8"))

    calm, alarm = (data("age_of_thieves")["watch"][side] for side in ("calm", "alarm"))
    guards = [sheet[f"guard_{what}"] for sheet in (calm, alarm) for what in ("alertness", "movement")]
    assert told("age-of-thieves", "AT-W1") == [*guards, alarm["captain_alertness"], alarm["captain_movement"]]
    den = data("thieves_den")
    assert told("thieves-den", "TD-A13") == sorted(set(den["hag"]["reputation"].values()))
    assert told("thieves-den", "TD-E2") == sorted(set(den["majorities"]["reputation"].values()), reverse=True)


@each_game
def test_every_card_has_its_texts(package: str) -> None:
    """Cards of the first box are named in the texts, later ones in their rows. What they do can be said of all."""
    document = tomllib.loads((HOME / "games" / package / "cards.toml").read_text(encoding="utf-8"))
    cards = [card for rows in document.values() if isinstance(rows, list) for card in rows if "id" in card]
    first = {card["id"] for card in cards if cardfile.SINCE not in card}
    assert first == set(words(messages(package, "en"), package, "card"))
    for lang in LANGUAGES:
        for card in cards:
            name, text = kit(package.replace("_", "-")).card_words(card["id"], lang)
            assert name and text and "[" not in name + text, (card["id"], lang)


# ---------------------------------------------------------------------------------------------- the module


def test_languages_as_people_write_them() -> None:
    assert [language(code) for code in ("en", "PL", "de_AT", "hu-HU", "de_DE.UTF-8")] == [
        "en",
        "pl",
        "de",
        "hu",
        "de",
    ]
    for code in ("", "C", "tlh", "deutsch"):
        with pytest.raises(UnknownLanguage, match="en, hu, pl, de"):
            language(code)


def test_texts_are_made_once() -> None:
    assert texts("de") is texts("de_AT")
    assert texts("de") is not texts("de", "thiefs-market")


MARKET = "thiefs-market-"


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Ada takes 2 red gems, a blue gem and the start player marker."),
        ("de", "Ada nimmt 2 rote Edelsteine, einen blauen Edelstein und den Startmarker."),
    ],
)
def test_loot_in_a_sentence(lang: str, said: str) -> None:
    t = texts(lang, "thiefs-market").t
    assert t(MARKET + "log-take", name="Ada", loot=("R", "R", "B", "S")) == said
    assert t(MARKET + "log-take", name="Ada", loot=["R", "B", "R", "S"]) == said


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Declare Move (5), Special action + Stunning Gas (4) and Informer (1)"),
        ("hu", "Bejelentem: Mozgás (5), Különleges akció + Kábító gáz (4) és Besúgó (1)"),
        ("pl", "Zadeklaruj: Ruch (5), Akcja specjalna + Gaz oszałamiający (4) i\N{NO-BREAK SPACE}Informator (1)"),
        ("de", "Ansagen: Bewegung (5), Sonderaktion + Betäubungsgas (4) und Spitzel (1)"),
    ],
)
def test_a_declaration_in_a_sentence(lang: str, said: str) -> None:
    """Cards that lie together, and the points on them, are named like the cards themselves."""
    stacks = ("move:5", "special+G09:4", "informer:1")
    assert texts(lang, "age-of-thieves").t("age-of-thieves-move-declare", cards=stacks) == said


@pytest.mark.parametrize(
    ("lang", "paid", "gold", "waived", "said"),
    [
        ("en", ("W",), 1, "none", "Ada buys Fence for a white gem and 1 gold token."),
        ("en", (), 2, "none", "Ada buys Fence for 2 gold tokens."),
        ("en", ("W",), 0, "W", "Ada buys Fence for a white gem (a white gem waived)."),
        ("en", (), 0, "W", "Ada buys Fence for nothing (a white gem waived)."),
        ("de", ("W",), 1, "none", "Ada kauft den Hehler für einen weißen Edelstein und 1 Gold."),
        ("de", (), 0, "W", "Ada kauft den Hehler für nichts (ein weißer Edelstein erlassen)."),
    ],
)
def test_a_price_in_a_sentence(lang: str, paid: tuple[str, ...], gold: int, waived: str, said: str) -> None:
    t = texts(lang, "thiefs-market").t
    assert t(MARKET + "log-buy", name="Ada", card="A06", paid=paid, gold=gold, waived=waived) == said


def test_cases_and_articles_in_german() -> None:
    t = texts("de", "thiefs-market").t
    flip = {"name": "Ada", "from": "Y", "to": "R"}
    assert t(MARKET + "log-flip", card="B12", **flip) == (
        "Ada verwandelt mit dem Seriösen Juwelier einen Goldbeutel in einen roten Edelstein."
    )
    assert t(MARKET + "log-copy", name="Ada", card="B07") == "Der Eintopf vor Ada verwandelt sich in „Rechte Hand“."
    assert t(MARKET + "log-score", name="Ada", points=1) == "Ada kommt auf 1 Punkt."


@each_game
def test_hungarian_articles_listen_to_the_next_word(package: str) -> None:
    for word, message in words(messages(package, "hu"), package, "card").items():
        for form in parts(message).keys() & {"def", "defacc"}:
            article, _, rest = texts("hu", game_of(package)).attr(message.id.name, form).partition(" ")
            assert article == ("az" if rest[0].lower() in "aáeéiíoóöőuúüű" else "a"), f"{word}: {article} {rest}"
            assert form != "defacc" or rest.split(" ")[-1].endswith("t"), f"{word}: {rest} is no accusative"


@each_game
def test_german_articles_agree_with_each_other(package: str) -> None:
    for word, message in words(messages(package, "de"), package, "card").items():
        if not {"acc", "dat"} <= parts(message).keys():
            continue  # this game's sentences need no article
        said = [texts("de", game_of(package)).attr(message.id.name, form).split(" ")[0] for form in ("acc", "dat")]
        assert tuple(said) in {("den", "dem"), ("die", "der"), ("das", "dem"), ("die", "den")}, f"{word}: {said}"


def test_names_stay_as_they_are() -> None:
    """No bidi marks, no escaping, no inflection, and braces in a name are only braces."""
    for lang in ("en", "de"):
        for name in ("Zoë", "{ $loot }", "<b>Bo</b>", "שרה"):
            assert texts(lang, "thiefs-market").t(MARKET + "log-end", name=name).startswith(f"{name} ")


def test_what_is_missing_falls_back() -> None:
    with strict(False):
        en, de = texts("en", "thiefs-market"), texts("de", "thiefs-market")
        assert de.t("ui-no-such-text") == "[ui-no-such-text]"
        assert de.attr("ui-seat", "nothing", n=1) == "[ui-seat.nothing]"
        assert en.t(MARKET + "move-copy", card="Z99") == "Copy [thiefs-market-card-Z99]"
        assert en.t("ui-seat") == "Player n"  # a variable left out shows its name
        assert en.t(MARKET + "move-take") == "Take loot"
        assert not en.has("ui-no-such-text")
        assert de.has("ui-seat")
        assert not de.has("ui-seat", "text")


def test_a_language_with_gaps_speaks_english(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "locale").mkdir()
    (tmp_path / "locale" / "hu.ftl").write_text("ui-nothing = semmi", encoding="utf-8")
    texts("en", "thiefs-market")
    monkeypatch.setattr(module, "HOME", tmp_path)
    monkeypatch.setattr(module, "folder", lambda game: tmp_path / game)
    hu = module.Texts("hu", "thiefs-market")
    assert hu.t("ui-nothing") == "semmi"
    assert hu.t("ui-seat", n=2) == "Player 2"
    assert hu.attr(MARKET + "item-R", "one") == "a red gem"
    with strict(), pytest.raises(MissingText, match="hu: no text 'ui-seat'"):
        hu.t("ui-seat", n=2)


def test_strict_mode_lets_nothing_pass() -> None:
    en = texts("en", "thiefs-market")
    en.t("ui-seat")  # remembered outside strict mode, refused within it
    with strict():
        with pytest.raises(MissingText):
            en.t("ui-no-such-text")
        with pytest.raises(MissingText):
            en.attr("ui-seat", "nothing", n=1)
        with pytest.raises(TextError, match="n"):
            en.t("ui-seat")
        with pytest.raises(TextError, match="Z99"):
            en.t(MARKET + "move-copy", card="Z99")
        with strict(False):
            assert en.t("ui-no-such-text") == "[ui-no-such-text]"
        with pytest.raises(MissingText):
            en.t("ui-no-such-text")
    assert en.t("ui-no-such-text") == "[ui-no-such-text]"


def test_lists_of_any_length() -> None:
    en = texts("en")
    assert [en.join(list("ABCD")[:n]) for n in range(5)] == [
        "nothing",
        "A",
        "A and B",
        "A, B and C",
        "A, B, C and D",
    ]
