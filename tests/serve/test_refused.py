"""What a table refuses, and in which words; what it shows of names, hints and talk."""

from __future__ import annotations

import asyncio

import pytest

from rookery.i18n import LANGUAGES
from rookery.serve import (
    BadName,
    BadSetup,
    HubError,
    NoSuchTable,
    NotAllowed,
    NotYourSeat,
    TooFast,
)
from rookery.serve.store.entries import TableSetup
from rookery.serve.tables.live import LiveTable
from tests.serve.tools import answer_one, guests, opened, run, started, until


def test_hints_if_the_table_allows(sqlite: str) -> None:
    async def main() -> None:
        async with opened(sqlite) as hub:
            users = await guests(hub, "Ada", "Bob", "Cleo")
            table = await started(hub, users, "thiefs-market", options={"start": 0})
            assert table.match is not None
            assert await hub.hint(table, users[0], 0) in table.match.legal(0)
            with pytest.raises(NotAllowed):
                await hub.hint(table, users[1], 1)
            with pytest.raises(NotYourSeat):
                await hub.hint(table, users[1], 0)
            strict = await started(hub, users, "thiefs-market", options={"start": 0}, hints=False)
            with pytest.raises(NotAllowed):
                await hub.hint(strict, users[0], 0)

    run(main())


def test_chat_is_clean_and_limited(sqlite: str) -> None:
    async def main() -> None:
        async with opened(sqlite, rate_chat="5/day") as hub:
            users = await guests(hub, "Ada", "Bob")
            table = await started(hub, users)
            await hub.chat(table, users[0], "  <b>hi</b>\n\u202eevil\x00\x1b[2J  ")
            await hub.chat(table, users[1], phrase="hello")
            assert [(c.text, c.phrase) for c in table.chat] == [("<b>hi</b> evil[2J", ""), ("", "hello")]
            for text, phrase in (("", ""), ("\u200b", ""), ("hi", "hello"), ("", "curse")):
                with pytest.raises(NotAllowed):
                    await hub.chat(table, users[1], text, phrase)
            lines = [hub.chat(table, users[0], "again") for _ in range(10)]
            assert TooFast in [type(r) for r in await asyncio.gather(*lines, return_exceptions=True)]

    run(main())


def test_names_follow_their_owners(sqlite: str) -> None:
    async def main() -> None:
        async with opened(sqlite) as hub:
            users = await guests(hub, "Ada", "Bob")
            table = await started(hub, users)
            await hub.rename(users[0], "Countess")
            assert table.seats[0].name == "Countess"
            for bad in ("", "   ", "\u202e", "x" * 31, "!!!"):
                with pytest.raises(BadName):
                    await hub.rename(users[0], bad)

    run(main())


def test_every_error_has_words_in_every_language(sqlite: str) -> None:
    from rookery import serve

    for name in serve.__all__:
        kind = getattr(serve, name)
        if isinstance(kind, type) and issubclass(kind, HubError):
            for lang in ("en", "hu", "pl", "de"):
                assert not kind().text(lang).startswith("["), (name, lang)


def test_a_table_that_is_unknown_or_idle(sqlite: str) -> None:
    async def main() -> None:
        async with opened(sqlite, idle=0.05) as hub:
            for name in ("nope", "../etc", "x" * 50, "", "a'b", "\x00"):
                with pytest.raises(NoSuchTable):
                    await hub.table(name)
            users = await guests(hub, "Ada", "Bob")
            table = await started(hub, users)
            await until(lambda: table.id not in hub.live)
            again: LiveTable = await hub.table(table.id)
            assert again is not table
            assert again.number == table.number

    run(main())


def test_a_store_that_fails_changes_nothing(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        async with opened(sqlite) as hub:
            users = await guests(hub, "Ada", "Bob")
            table = await started(hub, users)
            before = (table.number, table.seq, table.match.wire() if table.match else "")
            real, hub._insert = hub._insert, "INSERT INTO nowhere VALUES (?, ?, ?, ?)"
            with pytest.raises(HubError, match="ui-error-store"):
                await answer_one(hub, table, users)
            assert before == (table.number, table.seq, table.match.wire() if table.match else "")
            hub._insert = real
            await answer_one(hub, table, users)

    run(main())


def test_why_a_table_cannot_be_set_up_is_said_in_the_readers_language(sqlite: str) -> None:
    async def main() -> None:
        async with opened(sqlite) as hub:
            (ada,) = await guests(hub, "Ada")
            with pytest.raises(BadSetup) as refused:
                await hub.create(ada, TableSetup(game="thiefs-market", seats=9))
            said = {lang: refused.value.text(lang) for lang in LANGUAGES}
            assert len(set(said.values())) == len(LANGUAGES)
            assert "TM-S1" in said["hu"]

    run(main())
