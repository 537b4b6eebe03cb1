"""The public conformance suite: what must hold for every game, ours or anybody's. For `rookery check-game`.

>>> report = conform("parlour", games=1)
>>> report.ok
True

The tests of our own games run the same checks, further and with more games.
"""

from __future__ import annotations

import inspect
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from importlib.util import find_spec
from types import MappingProxyType

from rookery.core.moves import Move
from rookery.core.rng import Rng
from rookery.core.table import CHANCE, Frame
from rookery.errors import GameError
from rookery.games import broken, kit
from rookery.games.faults import Fault, at, blame, clauses, faults, line_in
from rookery.i18n import LANGUAGES, strict, texts
from rookery.packages import folder, package, spoken
from rookery.play import checks
from rookery.play.bots import make_bot
from rookery.play.bots.makers import known_levels
from rookery.play.bots.window import Window
from rookery.play.checks import CheckFailed, Setting, copies, fitting, laws, need, settings, tongues, whole
from rookery.play.checks.soaking import CHECKS, rated
from rookery.play.checks.walk import decisions, moves, play_out
from rookery.play.match import Match

RATES = {check.run: check.one_in for check in CHECKS}
"""How often `make soak` makes a check; here it is made as often."""
FEWEST, MOST = 1, 12
BOARD = ("HELP", "Book", "LOG_IS_PUBLIC", "QUIET_EVENTS", "answer", "follow", "seat", "shared")
"""What a game's web/board.py must have."""
SAMPLES = 30
"""If none of so many worlds differs from the truth, they were not sampled."""

Along = Callable[[Match, Rng], object]
Moving = Callable[[Match, int, Move, Rng], object]
Playing = Callable[[Setting, int], object]


class Tried:
    """The game being tried, for the report: how far it is, and how often something could be compared."""

    def __init__(self) -> None:
        self.match: Match | None = None
        self.decision = 0
        self.made = 0

    def at(self, match: Match) -> None:
        """Another decision."""
        self.match = match
        self.decision = match.number


@dataclass(frozen=True)
class Trial:
    """One check over one random game of one setting."""

    about: str
    run: Callable[[Setting, int, Tried], None]


def along(check: Along, one_in: int = 1, end: bool = True) -> Trial:
    """A check at the decisions of a game."""

    def run(setting: Setting, seed: int, tried: Tried) -> None:
        often = rated(RATES.get(check, one_in), kit(setting.game).max_decisions)
        for match, rng in decisions(setting, seed, often, end):
            tried.at(match)
            check(match, rng)
            tried.made += 1

    return Trial(sentence(check), run)


def moving(check: Moving, one_in: int = 1) -> Trial:
    """A check that looks at what a move does."""

    def run(setting: Setting, seed: int, tried: Tried) -> None:
        often = rated(one_in, kit(setting.game).max_decisions)
        for match, seat, move, rng in moves(setting, seed):
            if often == 1 or rng.below(often) == 0:
                tried.at(match)
                check(match, seat, move, rng)
                tried.made += 1

    return Trial(sentence(check), run)


def playing(check: Playing) -> Trial:
    """A check that plays its own game."""

    def run(setting: Setting, seed: int, tried: Tried) -> None:
        check(setting, seed)
        tried.made += 1

    return Trial(sentence(check), run)


def sentence(check: Callable[..., object]) -> str:
    """What a check is about, as its author wrote it."""
    return (inspect.getdoc(check) or check.__name__).partition("\n")[0]


def worlds_differ(setting: Setting, seed: int) -> None:
    """Sampled worlds are not always the truth, where chance has dealt seats what spectators do not see."""
    alike = 0
    for n in range(SAMPLES):
        for match, rng in decisions(setting, seed + n, end=False):
            seen = [bare(match, seat) for seat in range(match.seats)]
            dealt = any(answer.seat == CHANCE and answer.known_to != -1 for answer in match._answers)
            if not dealt or all(view == bare(match, None) for view in seen):
                continue
            world = match.sample(None, Rng(int(rng.bits())))
            if seen != [bare(world, seat) for seat in range(match.seats)]:
                return
            alike += 1
            need(alike < SAMPLES, f"{alike} sampled worlds, and all of them are the truth: what do no packs hide?")


def bare(match: Match, viewer: int | None) -> dict[str, object]:
    """A view without whose it is."""
    return {key: value for key, value in match.view(viewer).items() if key != "seat"}


def bots_play(setting: Setting, seed: int) -> None:
    """Every bot of the game that answers at once plays it to its end, from what its seat sees."""
    for level in [each.name for each in known_levels(setting.game) if not each.candidates]:
        match = setting.start(seed)
        bots = [make_bot(setting.game, level, seed + seat) for seat in range(match.seats)]
        for _ in range(2 * kit(setting.game).max_decisions):
            if match.over:
                break
            seat = checks.open_seats(match)[0]
            match.play(seat, bots[seat].choose(Window(match, seat)))
        need(match.over, f"games of {level} bots do not end")


def ending_told(setting: Setting, seed: int) -> None:
    """The end has its words: why it came, where the points are from, what broke a tie."""
    match = play_out(setting, seed)
    out, name = match.outcome, setting.game
    assert out is not None
    keys = [f"{name}-reason-{out.reason}", *(f"{name}-source-{each}" for row in out.breakdown for each in row)]
    keys += [f"{name}-tie-{out.tie_break}"] if out.tie_break else []
    with strict():
        for lang in tongues(name):
            for key in keys:
                need(texts(lang, name).t(key, name="Ada", count=1).strip(), f"{key} is empty in {lang}")


GROUPS: dict[str, tuple[Trial, ...]] = {
    "play": (
        playing(whole.ends_in_time),
        along(checks.invariants),
        along(fitting.values_fit),
        along(checks.outcome_fits),
        along(checks.options_agree),
        along(checks.notation_round_trip),
        along(checks.drafts, end=False),
        along(checks.draft_tree, end=False),
        along(checks.words_of_any_move),
        along(checks.sentences),
        playing(ending_told),
        along(checks.copies_are_free),
        along(copies.copied, 20),
        along(copies.unpacked, 20),
        along(copies.shares_no_part, 100),
        along(copies.numbers_copied, 100, end=False),
        playing(whole.same_seed_same_game),
    ),
    "laws": (
        moving(laws.one_thing, 20),
        along(checks.asks_again),
        along(checks.siblings, end=False),
        along(laws.asked_in_public, 50, end=False),
        playing(whole.witnessed),
        playing(whole.replays_without_a_generator),
        along(checks.illegal_changes_nothing),
        along(checks.queries_change_nothing),
        along(checks.no_false_choice, end=False),
        moving(laws.open_questions, 40),
    ),
    "secrecy": (
        along(checks.swap, end=False),
        moving(checks.swap_and_play, 50),
        along(checks.every_sibling, 80, end=False),
        along(checks.parallel_lives, end=False),
        along(checks.refusals_tell_nothing, end=False),
        along(checks.no_seed),
        playing(whole.spectators_know_least),
        playing(whole.secret_chance),
        along(whole.order_stays_secret, 20, end=False),
    ),
    "sampling": (
        along(checks.worlds_are_possible, end=False),
        along(whole.same_world_again, 200, end=False),
        along(whole.truth_left_alone, 200, end=False),
        along(whole.worlds_tell_no_more, 200, end=False),
        playing(worlds_differ),
    ),
    "records": (
        along(checks.wire_round_trip),
        along(checks.record_round_trip),
        playing(whole.complete_record),
    ),
    "documents": (along(checks.document_round_trip),),
    "bots": (playing(bots_play),),
}


@dataclass
class Failure:
    """What does not hold: which check, in which game, and what is wrong with it."""

    group: str
    about: str
    where: str
    why: str
    record: str = ""

    def __str__(self) -> str:
        return "\n".join(part for part in (f"{self.group}: {self.about}", self.where, self.why) if part)


@dataclass
class Report:
    """What was tried of a game, and what does not hold."""

    game: str
    done: dict[str, int] = field(default_factory=dict)
    """By group: so often a check was made."""
    failures: list[Failure] = field(default_factory=list)

    @property
    def ok(self) -> bool:
        """Does everything hold?"""
        return not self.failures

    def __str__(self) -> str:
        return "\n\n".join(str(failure) for failure in self.failures) or f"{self.game}: everything holds"


Said = Callable[[str, int, int], None]
"""Progress: a group, how many trials of it are done, and how many there are."""


def quiet(group: str, done: int, many: int) -> None:
    """No progress."""


def conform(
    name: str,
    games: int | None = None,
    seed: int = 1,
    said: Said = quiet,
    more: Mapping[str, Sequence[Trial]] = MappingProxyType({}),
) -> Report:
    """Try a game; the report says what does not hold. Short games are played more often than long ones.

    `more` are groups of trials that play knows nothing of, such as drawing the board.
    """
    report = Report(name)
    declared = [Failure("declared", "", fault.where, plainly(fault)) for fault in declaration_faults(name)]
    report.done["declared"] = 1
    report.failures += declared
    said("declared", 1, 1)
    if declared:
        return report
    found = text_faults(name)
    report.done["texts"] = len(tongues(name))
    report.failures += [Failure("texts", "", fault.where, plainly(fault)) for fault in found]
    said("texts", 1, 1)
    many = games or min(MOST, max(FEWEST, 1000 // kit(name).max_decisions))
    for group, trials in {**GROUPS, **more}.items():
        _try_group(report, group, trials, many, seed, said)
    return report


def _try_group(report: Report, group: str, trials: Sequence[Trial], games: int, seed: int, said: Said) -> None:
    if group == "documents" and not checks.has_documents(report.game):
        return
    report.done[group] = 0
    work = [(trial, setting, n) for trial in trials for setting in settings([report.game]) for n in range(games)]
    failed: set[str] = set()
    for done, (trial, setting, n) in enumerate(work, 1):
        said(group, done, len(work))
        if trial.about in failed:
            continue
        tried = Tried()
        try:
            trial.run(setting, seed + n, tried)
        except Exception as error:
            failed.add(trial.about)
            report.failures.append(_failure(group, trial, setting, seed + n, tried, error))
        report.done[group] += tried.made


def _failure(group: str, trial: Trial, setting: Setting, seed: int, tried: Tried, error: Exception) -> Failure:
    where = f"{setting}, seed {seed}, decision {tried.decision}"
    record = _record(tried.match)
    if isinstance(error, CheckFailed):
        return Failure(group, trial.about, f"{where}{_rule(tried.match)}", str(error), record)
    return Failure(group, trial.about, where, str(blame(error, package(setting.game))), record)


def _record(match: Match | None) -> str:
    """The record of a game that failed, where its moves can be written."""
    try:
        return "" if match is None else match.record
    except Exception:  # that may be what failed
        return ""


def _rule(match: Match | None) -> str:
    """The rule in progress, and where it begins."""
    if match is None:
        return ""
    rule = type(match._table.top)
    try:
        _, line = inspect.getsourcelines(rule)
        return f", {rule.__name__} ({at(inspect.getsourcefile(rule) or '', line)})"
    except (OSError, TypeError):
        return f", {rule.__name__}"


def plainly(fault: Fault) -> str:
    """A fault without its place."""
    return ": ".join(part for part in (fault.what, fault.why) if part)


def declaration_faults(name: str) -> list[Fault]:
    """What shows before anything is played: the kit, its clauses, and the modules beside it."""
    if name in broken():
        return [Fault("", "", str(broken()[name].given["fault"]))]
    found = faults(name, kit(name)) or [*_rule_faults(name), *_frame_faults(name), *_module_faults(name)]
    try:
        whole.action_space(name)
        whole.wrong_settings(name)
    except CheckFailed as error:
        found.append(Fault("", "", str(error)))
    except Exception as error:
        found.append(blame(error, package(name)))
    return found


def _rule_faults(name: str) -> Iterator[Fault]:
    """Every clause says where it lives: in the game, or in the house that plays it."""
    path = folder(name) / "clauses.toml"
    for row in clauses(name):
        where = row.get("where", "")
        if not (stands(package(name), where) or (where.startswith("play.") and stands("rookery", where))):
            yield Fault(line_in(path, row["id"]), f"clause {row['id']}", f"there is no {where}")


def stands(home: str, where: str) -> bool:
    """Is there a module, or something in one?

    >>> stands("rookery", "play.match"), stands("rookery", "play.nothing"), stands("rookery", "")
    (True, False, False)
    """
    module, _, thing = where.partition(".")
    try:
        found = import_module(f"{home}.{module}") if module else None
    except ImportError:
        return False
    return found is not None and (not thing or hasattr(found, thing.partition(".")[0]))


def _frame_faults(name: str) -> Iterator[Fault]:
    """Every rule in progress is in the list of frames, or it could not be saved."""
    mine = kit(name)
    listed = mine.table(mine.seats[0], mine.settle_options({})).frames.rules
    for rule in own_rules(package(name)):
        if rule not in listed:
            line = inspect.getsourcelines(rule)[1]
            yield Fault(at(inspect.getsourcefile(rule) or "", line), rule.__name__, "is in no list of frames")


def own_rules(home: str) -> Iterator[type[Frame]]:
    """The frames of a package that are not there for others to be made from."""
    for module in [each for each in sys.modules if f"{each}.".startswith(f"{home}.")]:
        for thing in vars(sys.modules[module]).values():
            if isinstance(thing, type) and issubclass(thing, Frame) and thing.__module__ == module:
                if not thing.__subclasses__():
                    yield thing


def _module_faults(name: str) -> Iterator[Fault]:
    """The board in the browser, the board in a terminal and the bot, where there are any, can be used."""
    for module, owed in (("web.board", BOARD), ("terminal", ("make_board",)), ("bot", ("Heuristic",))):
        try:
            full = f"{package(name)}.{module}"
            if find_spec(full) is None:
                continue
            made = import_module(full)
        except ModuleNotFoundError as error:
            if error.name and error.name.startswith(package(name)):
                continue  # a game need not bring it
            yield blame(error, package(name))
            continue
        except Exception as error:
            yield blame(error, package(name))
            continue
        path = folder(name) / f"{module.replace('.', '/')}.py"
        for thing in owed:
            if not hasattr(made, thing):
                yield Fault(at(path, 1), module, f"has no {thing}")


def text_faults(name: str) -> list[Fault]:
    """Texts that are missing or cannot be read, in the languages the game has."""
    home = folder(name) / "locale"
    if not tongues(name):
        return [
            Fault(f"{home.parent.name}/locale", "", f"no texts: there must be one of {', '.join(LANGUAGES)}.ftl")
        ]
    found = []
    for lang in spoken(name):
        found += [Fault(at(home / f"{lang}.ftl", line), "", why) for line, why in unreadable(name, lang)]
    with strict():
        for lang in tongues(name):
            t = texts(lang, name)
            lacking = [key for key in needed(name) if t._pattern(key, None) is None]
            found += [
                Fault(f"{home.parent.name}/locale/{lang}.ftl", key, "this text is missing") for key in lacking
            ]
    return found


def needed(name: str) -> list[str]:
    """The keys that no game can do without; those of moves and endings show in play."""
    mine = kit(name)
    rows = clauses(name)
    keys = [f"{name}-{each}" for each in ("name", "hook", "summary")]
    keys += [f"{name}-section-{each}" for each in dict.fromkeys(row["section"] for row in rows)]
    keys += [row["text"] for row in rows]
    keys += [f"{name}-ask-{asked.key}" for asked in mine.questions]
    keys += [f"{name}-log-{told.key}" for told in mine.events]
    return keys + [f"{name}-option-{option.name}" for option in mine.options if option.choices]


def unreadable(name: str, lang: str) -> Iterator[tuple[int, str]]:
    """Lines of a language's file that are not Fluent."""
    from fluent.syntax import FluentParser, ast

    text = (folder(name) / "locale" / f"{lang}.ftl").read_text("utf-8")
    seen: set[str] = set()
    for entry in FluentParser().parse(text).body:
        line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
        if isinstance(entry, ast.Junk):
            yield line, f"not a text: {(entry.content or '').strip()[:60]}"
        elif isinstance(entry, ast.Message):
            if entry.id.name in seen:
                yield line, f"{entry.id.name} is there twice"
            seen.add(entry.id.name)


def known(name: str) -> bool:
    """Is there such a game, sound or not?"""
    try:
        kit(name)
    except GameError:
        return name in broken()
    return True
