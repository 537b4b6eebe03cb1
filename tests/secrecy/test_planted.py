"""Tests of the tests: each of these leaks was planted on purpose, and must be found."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from rookery.core.rng import Rng
from rookery.core.table import Event, Table
from rookery.games.kit import Kit, Refusal
from rookery.games.thiefs_market.said import TOLD_INFAMY
from rookery.play import checks
from rookery.play.checks import CheckFailed, Setting
from rookery.play.match import Match
from tests.anygame import fewer

MARKET = Setting("thiefs-market", 4)
PARLOUR = Setting("parlour", 3)


class LeakyKit:
    """A kit with one fault."""

    def __init__(self, real: Kit) -> None:
        self.real = real

    def __getattr__(self, name: str) -> Any:
        return getattr(self.real, name)


class LeakyMatch(Match):
    """A match with one fault; copies have it too."""

    def clone(self) -> Match:
        return self._become(type(self).__new__(type(self)))


def leaky(setting: Setting, seed: int, kit: type[LeakyKit] = LeakyKit, match: type[Match] = Match) -> Match:
    """A new match with a planted leak."""
    out = setting.start(seed)
    out._kit = kit(out._kit)  # type: ignore[assignment]
    return out._become(match.__new__(match))


Look = Callable[[Match, Rng], object]


def look(
    setting: Setting, find: Look, kit: type[LeakyKit] = LeakyKit, match: type[Match] = Match, games: int = 8
) -> None:
    """Play a few leaky games, looking for the leak at every other decision."""
    for seed in range(games):
        playing, rng = leaky(setting, seed, kit, match), Rng(seed)
        for _ in range(120):
            if playing.over:
                break
            if rng.below(2):
                find(playing, rng)
            playing.play(*checks.pick(playing, rng))


def swap_and_play(match: Match, rng: Rng) -> None:
    checks.swap_and_play(match, *checks.pick(match, rng), rng)


def players(table: Table) -> Any:
    return table.players  # type: ignore[attr-defined]


# -- views ---------------------------------------------------------------------------------------------------


class OpenBook(LeakyKit):
    """The view shows everybody's infamy."""

    def view(self, table: Table, seat: int, options: Any) -> dict[str, Any]:
        view = self.real.view(table, seat, options)
        return {**view, "scores": [int(p.infamy) for p in players(table)]}


class Padding(LeakyKit):
    """The view does not show it, but is longer the more there is."""

    def view(self, table: Table, seat: int, options: Any) -> dict[str, Any]:
        view = self.real.view(table, seat, options)
        return {**view, "padding": "·" * (sum(int(p.infamy) for p in players(table)) % 7)}


class Leader(LeakyKit):
    """The view shows who is ahead."""

    def view(self, table: Table, seat: int, options: Any) -> dict[str, Any]:
        view = self.real.view(table, seat, options)
        totals = [int(p.infamy) for p in players(table)]
        return {**view, "leader": totals.index(max(totals))}


@pytest.mark.parametrize("kit", [OpenBook, Padding, Leader])
def test_a_view_that_shows_infamy(kit: type[LeakyKit]) -> None:
    with pytest.raises(CheckFailed, match="after a swap"):
        look(MARKET, checks.swap, kit)


class Cardsharp(LeakyKit):
    """The view shows all hands."""

    def view(self, table: Table, seat: int, options: Any) -> dict[str, Any]:
        pack = table.packs[0]
        return {**self.real.view(table, seat, options), "cards": [pack.faces(zone) for zone in pack.zone]}


@pytest.mark.parametrize("find", [checks.swap, checks.siblings, checks.parallel_lives])
def test_a_view_that_shows_hands(find: Look) -> None:
    with pytest.raises(CheckFailed, match="sees differs"):
        look(PARLOUR, find, Cardsharp)


# -- who is asked, and how long it takes ---------------------------------------------------------------------


class AsksHolders(LeakyMatch):
    """Only those who have something are asked."""

    @property
    def waiting(self) -> tuple[int, ...]:
        return tuple(s for s in super().waiting if players(self._table)[s].infamy % 2 == 0)


def test_asking_only_those_who_can() -> None:
    with pytest.raises(CheckFailed, match="asked"):
        look(MARKET, checks.swap, match=AsksHolders)


class Defaults(LeakyKit):
    """A timeout that depends on what nobody may know."""

    def timeout(self, table: Table, seat: int) -> int:
        return int(sum(int(p.infamy) for p in players(table))) % int(table.count(seat))


def test_a_timeout_that_signals() -> None:
    with pytest.raises(CheckFailed, match="timeout"):
        look(MARKET, checks.swap, Defaults)


# -- events --------------------------------------------------------------------------------------------------


class Talker(LeakyMatch):
    """The event of a gain carries the new total."""

    def _drain(self) -> None:
        for event in self._table.outbox:
            if event.kind == TOLD_INFAMY:
                event.d = players(self._table)[event.a].infamy
        super()._drain()


class TalkerKit(LeakyKit):
    """And a client can read it."""

    def event(self, event: Event, seat: int) -> dict[str, Any]:
        out = self.real.event(event, seat)
        return {**out, "total": int(event.d)} if event.kind == TOLD_INFAMY else out


def test_an_event_with_a_hidden_argument() -> None:
    with pytest.raises(CheckFailed, match="events"):
        look(MARKET, swap_and_play, TalkerKit, Talker)


class Shouter(LeakyMatch):
    """What was whispered is told to all."""

    def _drain(self) -> None:
        for event in self._table.outbox:
            event.secret = 0
        super()._drain()


def test_a_whisper_told_to_all() -> None:
    with pytest.raises(CheckFailed, match="events"):
        look(PARLOUR, checks.siblings, match=Shouter)


class Counter(LeakyMatch):
    """One message more when a low card is given away."""

    def _drain(self) -> None:
        extra = [e for e in self._table.outbox if e.secret and e.c in (1, 2, 3)]
        super()._drain()
        self._log += [Event(1, 0, 0, 0, 0, 0) for _ in extra]


def test_one_message_too_many() -> None:
    with pytest.raises(CheckFailed, match=r"events|told"):
        look(PARLOUR, checks.siblings, match=Counter)


# -- knowledge -----------------------------------------------------------------------------------------------


class Unblurred(LeakyMatch):
    """Whoever once knew a card follows it through hands it cannot see: masks are never taken back."""

    def _answer(self, seat: int, code: int) -> None:
        known = list(self._table.packs[0].known)
        super()._answer(seat, code)
        pack = self._table.packs[0]
        pack.known = vec[i64]([now | old for now, old in zip(pack.known, known, strict=True)])
        pack.facts = []


def test_knowledge_that_is_not_blurred() -> None:
    """The swap test trusts the masks and cannot see this; the sibling test can (field study 3.9)."""
    look(PARLOUR, checks.swap, match=Unblurred)
    with pytest.raises(CheckFailed, match="faces"):
        look(PARLOUR, checks.siblings, match=Unblurred, games=50)


# -- records, refusals, seeds --------------------------------------------------------------------------------


class OpenRecord(LeakyKit):
    """A player's record holds every answer."""

    def known_to(self, table: Table, seat: int, code: int) -> int:
        return -1


def test_a_record_that_holds_hidden_answers() -> None:
    with pytest.raises(CheckFailed, match="record"):
        look(PARLOUR, checks.siblings, OpenRecord)


class Seedy(LeakyMatch):
    """A player's record holds the seed."""

    def record_for(self, seat: int | None) -> str:
        return self.record


def test_a_record_with_its_seed() -> None:
    with pytest.raises(CheckFailed, match="seed"):
        look(MARKET, checks.no_seed, match=Seedy)


class Chatty(LeakyKit):
    """The reason of a refusal depends on what the asking seat cannot know."""

    def why_not(self, table: Table, seat: int, code: int) -> Refusal | None:
        refusal = self.real.why_not(table, seat, code)
        if refusal is None or sum(int(p.infamy) for p in players(table)) % 2:
            return refusal
        return Refusal("TM-R1", "not-your-turn")


def test_a_refusal_that_tells() -> None:
    with pytest.raises(CheckFailed, match="refusal"):
        look(MARKET, checks.refusals_tell_nothing, Chatty)


# -- worlds --------------------------------------------------------------------------------------------------


class WrongWorlds(LeakyMatch):
    """A sampler that changes what the seat knows."""

    def sample(self, seat: int | None, rng: Any) -> Match:
        other = super().sample(seat, rng)
        pack = other._table.packs[0]
        mine = [c for c in range(len(pack.face)) if seat is not None and (pack.known[seat] >> c) & 1]
        if mine:
            pack.face[mine[0]] = pack.face[mine[0]] % 6 + 1
        return other


def test_worlds_that_cannot_be() -> None:
    with pytest.raises(CheckFailed, match="world"):
        look(PARLOUR, checks.worlds_are_possible, match=WrongWorlds)


# -- and nothing is found where nothing is planted -----------------------------------------------------------


@pytest.mark.parametrize("setting", [MARKET, PARLOUR], ids=str)
def test_no_false_alarm(setting: Setting) -> None:
    for find in (checks.swap, checks.siblings, swap_and_play, checks.refusals_tell_nothing, checks.no_seed):
        look(setting, find, games=fewer(2))
