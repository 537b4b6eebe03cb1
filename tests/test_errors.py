"""Errors a person can meet: every place that makes one has its text in every language, with its variables."""

import ast
import copy
import pickle
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast as fluent
from fluent.syntax.visitor import Visitor

import rookery
from rookery import AmbiguousMove, GameError, IllegalMove, NotAMove, PositionError, RecordError, UndoRefused
from rookery.errors import Trouble, WireError
from rookery.games import kit
from rookery.i18n import LANGUAGES, strict, texts
from tests.terminal.sitting import run

HOME = Path(rookery.__file__).parent
SLUG = {
    "GameError": 0,
    "NotAMove": 0,
    "UndoRefused": 0,
    "WireError": 0,
    "SettingError": 0,
    "PositionError": 1,
    "RecordError": 1,
    "impossible": 2,
}
FAMILY = {
    "GameError": "game",
    "NotAMove": "move",
    "PositionError": "position",
    "RecordError": "record",
    "SettingError": "setting",
    "WireError": "wire",
}
ELSEWHERE = {"ui-error-record-whole", "ui-error-position-document", "ui-error-move-ambiguous"}
GAME = "thiefs-market"


@dataclass(frozen=True)
class Site:
    """A place in the sources where an error is made."""

    path: str
    line: int
    kind: str
    call: ast.Call

    def __str__(self) -> str:
        return f"{self.path}:{self.line}"

    @property
    def slug(self) -> ast.expr:
        return self.call.args[SLUG[self.kind]]

    @property
    def given(self) -> dict[str, ast.expr]:
        """The arguments of the text."""
        named = {str(k.arg): k.value for k in self.call.keywords}
        return {name: value for name, value in named.items() if name not in ("clause", "game")}

    @property
    def game(self) -> str | None:
        own = self.kind == "impossible" or any(k.arg == "game" for k in self.call.keywords)
        return self.path.split("/")[1].replace("_", "-") if own else None

    @property
    def key(self) -> str:
        slug = self.slug.value if isinstance(self.slug, ast.Constant) else None
        assert isinstance(slug, str), ast.unparse(self.call)
        if self.kind == "UndoRefused":
            return f"ui-undo-refused-{slug}"
        return f"{self.game}-error-{slug}" if self.game else f"ui-error-{FAMILY[self.kind]}-{slug}"


def sites() -> list[Site]:
    found = []
    called = re.compile(rf"\b({'|'.join(SLUG)})\b")
    for path in sorted(HOME.rglob("*.py")):
        name, text = path.relative_to(HOME).as_posix(), path.read_text("utf-8")
        if name == "errors.py" or not called.search(text):  # most make none: reading is cheaper than parsing
            continue
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in SLUG:
                found.append(Site(name, node.lineno, node.func.id, node))
    return found


SITES = sites()


@cache
def messages(game: str | None, lang: str) -> dict[str, fluent.Message]:
    folder = HOME / "games" / game.replace("-", "_") if game else HOME
    source = (folder / "locale" / f"{lang}.ftl").read_text("utf-8")
    return {e.id.name: e for e in FluentParser().parse(source).body if isinstance(e, fluent.Message)}


def variables(message: fluent.Message) -> set[str]:
    found: set[str] = set()

    class Names(Visitor):
        def visit_VariableReference(self, node: fluent.VariableReference) -> None:
            found.add(node.id.name)

    Names().visit(message)
    return found


# -- the sources -------------------------------------------------------------------------------------------------


def test_the_sites_are_found() -> None:
    assert len(SITES) > 100
    assert {s.path for s in SITES} >= {f"play/{n}.py" for n in ("game", "match", "record", "draft")}


def test_a_slug_and_no_sentence() -> None:
    for site in SITES:
        made = f"{site}: {ast.unparse(site.call)}"
        assert isinstance(site.slug, ast.Constant), made
        assert re.fullmatch(r"[a-z]+(-[a-z]+)*", str(site.slug.value)), made
        assert all(k.arg for k in site.call.keywords), f"{made}: its variables cannot be seen"
        for name, value in site.given.items():
            for part in ast.walk(value):
                assert name == "where" or not isinstance(part, ast.JoinedStr), made
                if isinstance(part, ast.Constant) and isinstance(part.value, str):
                    assert not re.search(r"\w \w", part.value), made


@pytest.mark.parametrize("lang", LANGUAGES)
def test_their_texts_in_every_language(lang: str) -> None:
    for site in SITES:
        where = f"{site}: {site.key}"
        message = messages(site.game, lang).get(site.key)
        assert message is not None, where
        assert variables(message) == set(site.given), where
        with strict():
            for value in ("red", 0, 1, 5):
                text = texts(lang, site.game).t(site.key, **dict.fromkeys(site.given, value))
                assert text == text.strip() and "  " not in text, where
                assert site.kind == "UndoRefused" or text[-1] not in ".!?", where


def test_no_text_without_its_site() -> None:
    used = {site.key for site in SITES}
    families = tuple(f"ui-error-{family}-" for family in FAMILY.values())
    shared = {key for key in messages(None, "en") if key.startswith(families)}
    assert shared - used <= ELSEWHERE
    assert {key for key in messages(GAME, "en") if key.startswith(f"{GAME}-error-")} <= used


# -- the errors --------------------------------------------------------------------------------------------------


def some() -> Iterator[Trouble]:
    """One of each kind, as the library raises it."""
    game = rookery.game(GAME)
    match = game.start(3, seed=1)
    seat = match.waiting[0]
    racket = {"phase": "buy", "market": {"B": "B09"}, "players": [{"pile": "R W S", "cards": "C07"}, {}, {}]}
    calls: list[Any] = [
        lambda: rookery.game("chess"),
        lambda: game.start(9),
        lambda: game.position({"seats": 4, "phase": "split", "pool": "R R R R R R R R"}),
        lambda: game.position({"colour": "green"}),
        lambda: game.position({}, chance=["dance"]),
        lambda: rookery.replay("Dear Bo,"),
        lambda: rookery.replay(match.record.replace("seats: 3", "seats: 9")),
        lambda: rookery.replay(f"{match.record}{seat} dance\n"),
        lambda: match.play(seat, "dance"),
        lambda: match.play(seat, "rob 0 keep red" if seat else "rob 1 keep red"),
        lambda: match.undo(seat),
        lambda: game.position(racket).play(0, "buy B09"),
        lambda: game.unwire("[]"),
        lambda: game.unwire(match.wire().replace('"thiefs-market",1,3', '"thiefs-market",1,9')),
    ]
    for call in calls:
        with pytest.raises(Trouble) as caught:
            call()
        yield caught.value


def test_every_kind_in_every_language() -> None:
    kinds = set()
    for error in some():
        kinds.add(type(error))
        with strict():
            said = {error.say(lang) for lang in LANGUAGES}
        assert len(said) == len(LANGUAGES), said
        assert str(error) == error.say("en") == error.say()
        for twin in (
            copy.copy(error),
            *([] if isinstance(error, IllegalMove) else [pickle.loads(pickle.dumps(error))]),
        ):
            assert type(twin) is type(error) and str(twin) == str(error)
    rules = {NotAMove, AmbiguousMove, IllegalMove, UndoRefused}
    assert kinds == {GameError, PositionError, RecordError, WireError, *rules}


def test_in_english_as_ever() -> None:
    error = PositionError("pool", "dice-count", "TM-I1", game=GAME, found=8, dice=11)
    assert str(error) == "pool: 8 dice, but 11 are in play [TM-I1]"
    assert (error.where, error.why, error.clause) == ("pool", "8 dice, but 11 are in play", "TM-I1")
    assert error.message == "pool: 8 dice, but 11 are in play"
    assert error.say("pl") == "pool: kości jest 8, a w grze 11 [TM-I1]".replace(
        "a w ", "a\N{NO-BREAK SPACE}w\N{NO-BREAK SPACE}"
    )
    record = RecordError(1234, "twice", entry="game")
    assert (str(record), record.why) == ("line 1234: “game” is given twice", "“game” is given twice")
    assert record.say("hu") == "1234. sor: „game” itt másodszor szerepel"
    assert RecordError(0, "missing", entry="game").say("de") == "der Eintrag „game“ fehlt"
    ambiguous = AmbiguousMove("buy", [f"buy A0{n}" for n in range(1, 9)])
    assert str(ambiguous).endswith(
        "could mean several moves (8): buy A01, buy A02, buy A03, buy A04, buy A05, buy A06, …"
    )
    assert UndoRefused("others").reason == "others"


def test_a_refusal_says_its_sentence() -> None:
    match = rookery.game(GAME).start(3, seed=1)
    seat = match.waiting[0]
    with pytest.raises(IllegalMove) as caught:
        match.play(seat, "end")
    error = caught.value
    assert (error.move, error.clause) == ("end", "TM-L5")
    assert error.reason == match.explain(error.refusal) and error.reason[-1] == "."
    assert error.words("de") == match.explain(error.refusal, "de")
    assert error.say("de") == f"end: {error.words('de')} [TM-L5]"


def test_an_error_inside_an_error_speaks_the_same_language() -> None:
    with pytest.raises(PositionError) as caught:
        rookery.game(GAME).position({}, chance=["take purple"])
    assert caught.value.say("pl").endswith("„purple” to żadne z: red, white, blue, green, bag, mask, marker")
    with pytest.raises(RecordError) as broken:
        rookery.replay(rookery.game(GAME).start(3, seed=1).record.replace("seats: 3", "seats: 9"))
    assert broken.value.say("de") == (
        "diese Partie lässt sich nicht aufbauen: dieses Spiel ist für 3 bis 5 Personen, nicht für 9 [TM-S1]"
    )


def test_words_of_strangers_stay_short_and_plain() -> None:
    error = GameError("no-game", name="\x1b[31m" + "x" * 5_000 + "\n", known="a")
    assert len(str(error)) < 400 and str(error).isprintable()


def test_a_program_may_raise_its_own_sentence() -> None:
    assert GameError("the cat sits on the board").say("hu") == "the cat sits on the board"


# -- somebody's own cards ----------------------------------------------------------------------------------------


def toml() -> str:
    return files("rookery.games.thiefs_market").joinpath("cards.toml").read_text(encoding="utf-8")


def changed(card: str, **entries: str) -> str:
    """The cards of the box with other entries in one row."""
    head, mark, rest = toml().partition(f'id = "{card}"')
    row, blank, others = rest.partition("\n\n")
    for key, value in entries.items():
        line = f"{key} = {value!r}"
        row = re.sub(rf"^{key} = .*$", line, row, flags=re.M) if f"\n{key} = " in row else f"{row}\n{line}"
    return f"{head}{mark}{row}{blank}{others}"


def words(card: str, lang: str, **entries: str) -> tuple[str, str]:
    return kit(GAME).with_options({"cards": changed(card, **entries)}).card_words(card, lang)


def test_new_cards_have_ids_that_moves_can_name() -> None:
    for other in ("a99", "99", "Fence", "A1 B1"):
        with pytest.raises(GameError) as caught:
            rookery.game(GAME).start(3, options={"cards": toml().replace('id = "A06"', f'id = "{other}"')})
        with strict():
            for lang in LANGUAGES:
                assert f"[[card]] 6 ({other}): " in caught.value.say(lang) and "AB12" in caught.value.say(lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_words_of_the_box(lang: str) -> None:
    for row in kit(GAME).rows:
        name, text = kit(GAME).card_words(row["id"], lang)
        assert name == texts(lang, GAME).card(row["id"]) and text[-1] == "."


def test_a_changed_card_is_told_by_what_it_does_now() -> None:
    name, text = kit(GAME).card_words("A16", "de")
    assert words("A16", "de", name="Cobbler") == ("Cobbler", text)
    assert words("A16", "de", effect="VP 5") == (name, "5 Punkte wert.")
    assert words("A16", "de", effect="VP 5", text="Fünf Punkte.") == (name, "Fünf Punkte.")
    assert words("A16", "de", cost="RR", icons="HH") == (name, text), "it does the same at another price"
    assert words("B01", "en", cost="G")[1] == "Whenever you buy a card with red in its cost: 1 infamy token."
    assert words("C02", "en", icons="P")[1] == "3 points for each pair of magic icons you own."
    assert words("X03", "en", icons="H")[1] == "Does nothing at all."
    assert words("A01", "pl", effect="FLIP R→W/Y")[1].endswith("na biały klejnot lub mieszek.")


def test_a_renamed_card_in_sentences() -> None:
    options = {"cards": changed("A06", name="Cobbler")}
    position = {
        "phase": "buy",
        "market": {"A": "A06 A05"},
        "players": [{"pile": "W W S"}, {"pile": "R"}, {"pile": "B"}],
    }
    match = rookery.game(GAME).position(position, options=options)
    assert match.sentence(0, "buy A06") == "Buy Cobbler for 2 white gems"
    assert match.sentence(0, "buy A06", "de") == "Die Karte „Cobbler“ für 2 weiße Edelsteine kaufen"
    assert match.sentence(0, "buy A06", "pl").startswith("Kup kartę „Cobbler”. Zapłata: ")
    assert match.sentence(0, "buy A06", "hu").startswith("Megveszem ezt a kártyát: „Cobbler” – ")
    with pytest.raises(IllegalMove) as caught:
        match.play(0, "sell A06")
    assert "Cobbler" in caught.value.reason
    events = match.play(0, "buy A06")
    assert "Cobbler" in match.tell(events[0])
    assert "az Orgazdát" in rookery.game(GAME).position(position).sentence(0, "buy A06", "hu")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_renamed_card_has_every_form_that_sentences_ask_for(lang: str) -> None:
    wanted = set(
        re.findall(
            r'CARD\(\$card, form: "(\w+)"\)', (HOME / f"games/thiefs_market/locale/{lang}.ftl").read_text("utf-8")
        )
    )
    have = {attribute.id.name for attribute in messages(GAME, lang)[f"{GAME}-own-card"].attributes}
    assert wanted == have


@pytest.mark.parametrize("entry", ["name", "text", "effect"])
def test_no_control_codes_in_cards(entry: str) -> None:
    escaped = changed("A16", **{entry: "x"}).replace(f"{entry} = 'x'", f'{entry} = "\\u001b[31m"')
    with pytest.raises(GameError, match=f"“{entry}” must be"):
        rookery.game(GAME).start(3, options={"cards": escaped})


# -- as people meet them -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_bad_cards_file_on_the_command_line(lang: str, tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text(changed("A16", cost="X"), "utf-8")
    with strict():
        result = run("play", GAME, "--cards", str(own), "--lang", lang)
    said = GameError("card-cost", game=GAME, where="cards, [[card]] 16 (A16)").say(lang)
    assert result.status == 2 and " ".join(said.split()) in " ".join(result.err.split())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_bad_record_on_the_command_line(lang: str, tmp_path: Path) -> None:
    path = tmp_path / "record.txt"
    record = rookery.game(GAME).start(3, seed=1).record
    path.write_text(record.replace("seats: 3", "seats: 9"), "utf-8")
    why = GameError("seats", "TM-S1", low=3, high=5, found="9").say(lang)
    with strict():
        for command in ("replay", "verify"):
            result = run(command, str(path), "--lang", lang)
            assert " ".join(why.split()) in " ".join((result.out + result.err).split())
