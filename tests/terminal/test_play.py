"""A person at the table: whole games through a pipe, every command, every language, every width."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import rookery
from rookery.i18n import LANGUAGES, strict, texts
from rookery.terminal import files
from tests.terminal.sitting import GAME, kept, my_moves, play, run

ESCAPE = "\x1b"


@pytest.mark.parametrize("seats", [3, 5])
def test_a_whole_game_through_a_pipe(seats: int, data: Path) -> None:
    moves = my_moves(seed=11, seats=seats)
    result = play(*moves, seed=11, args=["--seats", str(seats)])
    assert result.status == 0, result.err
    assert result.out.count("› ") == len(moves)
    assert "wins!" in result.out or "shared" in result.out
    assert "Where the points come from" in result.out
    (path,) = kept(data)
    assert files.shown(path) in result.out.replace("\n", " ")
    match = rookery.replay(path.read_text("utf-8"))
    assert match.over and match.outcome is not None
    for score in match.outcome.scores:
        assert re.search(rf"\b{score}$", result.out, re.MULTILINE), "every total stands at the end of a line"
    assert rookery.verify(path.read_text("utf-8")).ok


def test_the_same_seed_and_the_same_lines_give_the_same_screen() -> None:
    first, second = (play("1", "1", "0", "quit").out.split("See you next time")[0] for _ in range(2))
    assert first == second


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_in_every_language_lacks_no_text_and_fits(lang: str) -> None:
    moves = my_moves(seed=5, lang=lang)
    with strict():
        extras = ["help", "hint", "why", "why rob 0 keep red", "cards", "log", "undo", "all", "back", "table"]
        result = play(*extras, *moves, seed=5, lang=lang)
    assert result.status == 0, result.err
    lines = [line for line in result.lines if "/data/games/" not in line]  # a path stays whole
    assert max(map(len, lines)) <= 80, max(lines, key=len)
    assert not re.search(r"\[(ui|thiefs-market)-", result.out)
    assert texts(lang, GAME).t(f"{GAME}-reason-deck") in result.out


@pytest.mark.parametrize("columns", [36, 60, 71, 72, 80, 100, 200])
@pytest.mark.parametrize("lang", ["hu", "de"])
def test_no_line_is_wider_than_the_terminal(columns: int, lang: str) -> None:
    moves = my_moves(seed=5, lang=lang)[:25]
    fixed = ("--seed", "5", "--bot", "random", "--lang", lang)
    result = run(
        "play", GAME, *fixed, lines=["cards", "rules L6", "why rob 0 keep red", *moves, "quit"], columns=columns
    )
    shown = result.out.split(texts(lang).t("ui-bye", file="@").split("@")[0].strip()[:12])[0]  # a path stays whole
    echo = [line for line in shown.split("\n") if not line.startswith("› ")]
    assert max(map(len, echo)) <= min(columns, 120), max(echo, key=len)


def test_nothing_but_text_in_a_pipe_and_under_no_color() -> None:
    assert ESCAPE not in play("hint", "all", "quit").out
    forced = run("play", GAME, "--seed", "7", lines=["quit"], FORCE_COLOR="1")
    assert ESCAPE in forced.out, "this test must be able to fail"
    both = run("play", GAME, "--seed", "7", lines=["all", "cards", "rules", "quit"], FORCE_COLOR="1", NO_COLOR="1")
    assert ESCAPE not in both.out


def test_every_die_has_its_letter_and_every_pile_its_size() -> None:
    out = play("quit").out
    assert "[B] [B] [B]" in out and "blue ×3" in out and "marker" in out
    assert re.search(r"2 Bruno +W Y I +3 +yes", out)
    assert re.search(r"1 Mira +– +0 +–", out)
    assert out.count("secret") == 3, "the others' infamy"
    assert re.search(r"▶ 0 Newcomer \(you\) .* 0 ", out)


def test_the_market_says_what_it_costs_and_whether_i_can_pay() -> None:
    out = play("quit").out
    assert re.search(r"A05 R +H Disgruntled Minion +✓ 1◎", out)
    assert re.search(r"A01 RR M Alchemical Lab +✗ RR", out)
    assert "Decks A 8 · B 12 · C 11" in out


def test_open_infamy() -> None:
    assert "secret" not in play("quit", args=["--open"]).out


# -- answering ---------------------------------------------------------------------------------------------


def test_small_steps_with_a_way_back() -> None:
    out = play("1", "1", "2", "back", "1", "0", "", "quit").out
    assert "Take from the middle" in out
    assert "The marker as well? 0 = no, 1 = yes" in out
    assert "Chosen so far: BB S" in out
    assert "Chosen so far: B S" in out
    assert "Take a blue gem and the start player marker. Enter confirms" in out
    assert "· Newcomer takes a blue gem and the start player marker." in out


def test_yes_and_no_and_bad_numbers() -> None:
    out = play("9", "1", "yes", "7", "0", "0", "no", "3", "quit").out
    assert "Please type a number from 1 to 3." in out
    assert "Please type a number from 0 to 3." in out
    assert "Take the start player marker. Enter confirms" in out
    assert out.count("How many bags of gold? 0–1") == 2, "no at the end goes one step back"
    assert "Please type a number from 0 to 1." in out


def test_a_robbery_in_small_steps() -> None:
    out = play("2", "1", "0", "0", "", "quit").out
    assert "Rob Bruno: keep a white gem, return a bag of gold and a mask. Enter confirms" in out
    assert "· Newcomer robs Bruno, keeps a white gem and returns a bag of gold and a mask." in out


@pytest.mark.parametrize(
    "typed",
    ["take blue marker", "TAKE b S", "take B s", "take kék kezdőjelző"],
)
def test_whole_moves(typed: str) -> None:
    lang = "hu" if "kék" in typed else "en"
    taken = {
        "en": "Newcomer takes a blue gem and the start player marker.",
        "hu": "Újonc zsákmánya: 1 kék drágakő és a kezdőjelző.",
    }
    assert taken[lang] in play(typed, "quit", lang=lang).out


def test_a_whole_move_while_choosing_in_small_steps() -> None:
    assert "Newcomer takes a blue gem." in play("1", "1", "take blue", "quit").out


def test_names_of_players_and_cards_work_in_moves() -> None:
    assert "Newcomer robs Zita, keeps a green gem" in play("rob Zita keep green", "quit").out
    out = play("take marker", "buy Tailor", "quit").out
    assert "Newcomer buys Tailor for 1 gold token." in out


def test_bare_letters_ask_for_confirmation() -> None:
    out = play("bbs", "", "quit").out
    assert "Take 2 blue gems and the start player marker. Enter confirms" in out
    assert "Newcomer takes 2 blue gems and the start player marker." in out
    assert "Rob Bruno: keep a mask, return" in play("2", "i", "quit").out


def test_illegal_and_unknown_lines_change_nothing() -> None:
    out = play("take red", "rob 1 keep red", "frobnicate", "take purple", "", "²", "9" * 5000, "quit").out
    assert "Not allowed (TM-L5): The middle does not hold a red gem." in out
    assert "Not allowed (TM-L6): That player has no pile to steal." in out
    assert "“frobnicate” is not a move I know." in out
    assert "For example: take " in out
    assert "Newcomer takes" not in out and "Newcomer robs" not in out


def test_exit_is_a_move_and_the_way_out_is_named() -> None:
    assert "To leave the table, type “quit”." in play("take marker", "exit", "quit").out


def test_one_single_line_is_chosen_with_enter() -> None:
    out = play("all", "1", "quit").out
    assert "Newcomer takes a blue gem." in out


# -- commands ----------------------------------------------------------------------------------------------


def test_help_names_every_command() -> None:
    out = play("help", "quit").out
    commands = [
        "all",
        "back",
        "cards",
        "help",
        "hint",
        "load",
        "log",
        "quit",
        "rules",
        "save",
        "table",
        "undo",
        "why",
    ]
    for command in commands:
        assert re.search(rf"^  {command}\b", out, re.MULTILINE), command


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_keeps_its_columns_in_80(lang: str) -> None:
    assert max(map(len, texts(lang).t("ui-help").split("\n"))) <= 80


@pytest.mark.parametrize(("lang", "word"), [("hu", "súgó"), ("pl", "pomoc"), ("de", "hilfe"), ("en", "?")])
def test_commands_in_the_readers_language(lang: str, word: str) -> None:
    assert texts(lang).t("ui-help").split("\n")[0] in play(word, "quit", lang=lang).out


def test_all_lists_every_move_and_its_numbers_count() -> None:
    out = play("all", "all 2", "27", "quit", seed=7).out
    assert re.search(r"^ 27  .*rob 3 keep [a-z ]+$", out, re.MULTILINE)
    assert "Please type a number from 1 to 1." in out, "there is one page only"
    assert "Newcomer robs Zita" in out
    paged = play("all 2", "quit", seed=8).out
    assert "page 2 of" in " ".join(paged.split()) and re.search(r"^ 41  Rob ", paged, re.MULTILINE)


def test_why() -> None:
    out = play("why rob 2 keep red", "why take blue", "why", "why nonsense", "quit").out
    assert "Not allowed (TM-L6): That pile does not hold a red gem." in out
    rule = "TM-L6 To rob another player, take their whole pile if it has two or more pieces."
    assert rule in " ".join(out.split())
    assert "That move is legal. Take a blue gem. [take blue]" in out
    assert "TM-L5    On your turn you either take some loot" in out
    assert "“nonsense” is not a move I know." in out
    german = play("why rob 2 keep red", "quit", lang="de").out
    assert "Nicht erlaubt (TM-L6)" in german and "TM-L6    Beim Ausrauben" in german


def test_hint_is_a_legal_move() -> None:
    out = play("hint", "quit").out
    match = re.search(r"Suggestion: .*\[([^\]]+)\]", out, re.DOTALL)
    assert match is not None
    again = play(" ".join(match[1].split()), "quit").out
    assert "Not allowed" not in again and "Newcomer" in again


def test_undo_is_refused_with_the_reason() -> None:
    out = play("take marker", "undo", "undo all", "quit").out
    assert out.count("Too late to take that back: another player has moved since.") == 2
    assert "Ezt már nem vonhatod vissza" in play("take marker", "visszavon", "quit", lang="hu").out


def test_undo_in_small_steps_is_back() -> None:
    assert play("1", "1", "undo", "quit").out.count("The marker as well?") == 2


def test_undo_one_move_and_all_of_them(tmp_path: Path) -> None:
    path = tmp_path / "shopping.txt"
    cards = ["A03", "A09", "A16"]
    players = [{"pile": ["B", "W", "R", "S"], "gold": 1, "cards": cards}, {"pile": ["G"]}, {"pile": ["Y"]}]
    match = rookery.game(GAME).position({"phase": "buy", "turn": 0, "players": players})
    path.write_text(match.record, "utf-8")
    lines = ("sell A03", "sell A09", "sell A16", "undo", "undo all", "quit")
    out = run("play", GAME, "--load", str(path), "--bot", "random", lines=lines).out
    assert out.count("Taken back.") == 2
    tables = out.split("── Thief’s Market")
    piles = [re.search(r"0 Player 1 \(you\) +(.*?)  ", table) for table in tables[1:]]
    assert [m[1] for m in piles if m] == ["R W B S", "R W S", "R S", "S", "R S", "R W B S"]


def test_rules_and_cards_and_log_at_the_table() -> None:
    out = play("rules L6", "rules marker", "rules xyzzy", "rules", "cards", "log", "quit").out
    assert "TM-L6    To rob another player" in out
    assert "TM-C1    Loot is every die in play and the start player marker" in out
    assert "No rule matches “xyzzy”." in out
    assert "TM-I15" in out
    assert re.search(r"A05 R +H +Disgruntled Minion +If your final pile held", out)
    assert "Icons: H henchman" in out
    assert "New on sale from deck A: Disgruntled Minion." in out


# -- saving and loading ------------------------------------------------------------------------------------


def test_save_and_load(tmp_path: Path, data: Path) -> None:
    path = tmp_path / "mine.txt"
    first = play("take marker", f"save {path}", "quit", args=["--seat", "0", "--name", "Ada"])
    assert f"Game saved in {path}." in " ".join(first.out.split())
    assert files.table_notes(path.read_text("utf-8"))["seat"] == 0
    again = run("play", GAME, "--load", str(path), lines=["log", "quit"])
    assert "· Ada takes the start player marker." in again.out
    assert last_table(again.out) == last_table(first.out), "the same table, to the letter"
    text = path.read_text("utf-8")
    assert len(kept(data)) == 2, "a game from elsewhere goes on in a file of our own"
    other = play("load nowhere.txt", "load", f"load {path}", "quit", seed=9)
    assert "cannot be read" in other.out and "Name the file" in other.out
    assert "Game loaded from" in other.out
    assert last_table(other.out) == last_table(first.out)
    assert path.read_text("utf-8") == text


def last_table(out: str) -> str:
    """The last table shown, without what happened."""
    return "── Thief’s Market" + out.split("── Thief’s Market")[-1].split("\n\n· ")[0].split("\n\nBuy, use")[0]


def test_a_kept_game_goes_on_to_its_end(data: Path) -> None:
    moves = my_moves(seed=11)
    play(*moves[:20], "quit", seed=11)
    (path,) = kept(data)
    result = run("play", GAME, "--load", str(path), lines=moves[20:])
    assert "Where the points come from" in result.out
    assert kept(data) == [path], "our own file goes on"
    assert rookery.verify(path.read_text("utf-8")).ok
    over = run("play", GAME, "--load", str(path))
    assert over.status == 0 and "Where the points come from" in over.out


def test_save_does_not_overwrite_other_files(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Bo,", "utf-8")
    out = play(f"save {path}", f"save {tmp_path}/no\0name", f"save {tmp_path}", "quit").out
    assert "already exists and is not a record" in " ".join(out.split())
    assert path.read_text("utf-8") == "Dear Bo,"


def test_save_as_a_move_and_as_a_command(tmp_path: Path) -> None:
    """The owner of the Lucky card answers with `save`, too."""
    players = [{"pile": [], "cards": ["B13"]}, {"pile": ["R"]}, {"pile": ["G"]}]
    pool = ["S", "I", "I", "I", "I", "I", "I"]
    document = {"phase": "save", "turn": 0, "thief": 1, "aside": ["W", "B"], "pool": pool, "players": players}
    path = tmp_path / "lucky.txt"
    path.write_text(rookery.game(GAME).position(document).record, "utf-8")
    target = tmp_path / "elsewhere.txt"
    result = run(
        "play", GAME, "--load", str(path), "--bot", "random", lines=[f"save {target}", "save white", "quit"]
    )
    assert "You have been robbed!" in result.out and "Returned · 2 pieces" in result.out
    assert target.exists()
    assert "Player 1 keeps a white gem from being rerolled." in result.out


def test_the_end_of_the_input_keeps_the_game(data: Path) -> None:
    result = play("take marker")
    assert result.status == 0
    (path,) = kept(data)
    assert "See you next time!" in result.out
    assert "\n0 take marker\n" in path.read_text("utf-8")
    assert not list(data.rglob("*.part"))


def test_an_unwritable_folder_does_not_cost_the_game(
    tmp_path: Path, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data.write_text("a file where the folder should be", "utf-8")
    monkeypatch.chdir(tmp_path)
    result = play("take marker", "save", "quit")
    assert "cannot be written" in result.out
    (path,) = tmp_path.glob(f"{GAME}-*.txt")
    assert "0 take marker" in path.read_text("utf-8")
    assert path.name in result.out


def test_a_crash_keeps_the_game(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import rookery.terminal.sitting.session as session

    def broken(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(session.Session, "_do_hint", broken)
    with pytest.raises(ZeroDivisionError):
        play("take marker", "hint")
    assert "0 take marker" in kept(data)[0].read_text("utf-8")


# -- seats, options, cards ---------------------------------------------------------------------------------


def test_another_seat_a_name_and_mixed_bots(data: Path) -> None:
    args = ["--seat", "2", "--name", "Bo", "--bot", "random,heuristic,random"]
    out = run("play", GAME, "--seed", "7", *args, lines=["quit"]).out
    assert re.search(r"▶ 2 Bo \(you\)", out)
    notes = files.table_notes(kept(data)[0].read_text("utf-8"))
    assert notes["seat"] == 2
    assert [notes["bots"][s] for s in (0, 1, 3)] == ["random", "heuristic", "random"]


def test_options(data: Path) -> None:
    play("quit", args=["-o", "promo=true", "-o", "start=2", "--option", "gold-limit=2", "-o", "last-tie=grab"])
    match = rookery.replay(kept(data)[0].read_text("utf-8"))
    assert match.options["promo"] is True
    assert match.options["start"] == 2
    assert match.options["gold-limit"] == 2
    assert match.view(None)["start"] == 2


def test_own_cards(tmp_path: Path, data: Path) -> None:
    source = Path(rookery.__file__).parent / "games/thiefs_market/cards.toml"
    own = tmp_path / "own.toml"
    text = source.read_text("utf-8").replace('name = "Tailor"', 'name = "Cobbler"')
    own.write_text(text.replace('effect = "SELL R"', 'effect = "VP 5"'), "utf-8")
    out = play("quit", args=["--cards", str(own)]).out
    assert re.search(r"A16 R +H Cobbler +✓ 1◎ Worth 5 points\.", out)
    assert "Alchemical Lab" in out
    again = run("play", GAME, "--load", str(kept(data)[0]), lines=["cards", "quit"]).out
    assert "Cobbler" in again
