"""Counting, cookies, bodies and frames: the small parts everything goes through."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest
from websockets.frames import Frame, Opcode

from rookery.serve import TooBig, TooFast, pages
from rookery.serve.door import guard, rates, security
from rookery.serve.door.connections import frame_head


def test_so_many_per_span_and_key(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    limiter = rates.Limiter()
    for _ in range(3):
        limiter.quick("3/minute", "posts", "ada")
    with pytest.raises(TooFast):
        limiter.quick("3/minute", "posts", "ada")
    with pytest.raises(TooFast):
        asyncio.run(limiter.check("3/minute", "posts", "ada"))
    limiter.quick("3/minute", "posts", "bob")
    limiter.quick("3/minute", "chat", "ada")
    limiter.quick("none", "posts", "ada")
    limiter.quick("", "posts", "ada")
    now += 61
    limiter.quick("3/minute", "posts", "ada")
    assert len(limiter._own._counts) == 1  # those whose span is over are forgotten


@pytest.mark.parametrize(
    ("header", "token"),
    [
        ("rookery=abc", "abc"),
        ("prefs=lang=hu; rookery=abc; x=1", "abc"),
        ('a=b;rookery="abc"', "abc"),
        ("notrookery=abc", ""),
        ("rookery=", ""),
        ("rookery", ""),
        ("rookery=a; rookery=b", "b"),
        ("=;;;==", ""),
        ("", ""),
    ],
)
def test_the_session_cookie(header: str, token: str) -> None:
    assert security.token_of({"cookie": header}) == token


def test_a_token_in_the_header_comes_first() -> None:
    assert security.token_of({"authorization": "Bearer t", "cookie": "rookery=c"}) == "t"
    assert security.token_of({"authorization": "Basic t", "cookie": "rookery=c"}) == "c"


def test_a_body_is_cut_off_and_can_be_read_again() -> None:
    parts = [{"type": "http.request", "body": b"ab", "more_body": True}, {"type": "http.request", "body": b"cd"}]

    async def main() -> None:
        waiting = iter(parts)

        async def receive() -> Any:
            return next(waiting)

        body = guard.Limited(receive, 4)
        assert await body.whole() == b"abcd"
        assert [await body(), await body()] == parts
        waiting = iter(parts)
        with pytest.raises(TooBig):
            await guard.Limited(receive, 3).whole()

    asyncio.run(main())


@pytest.mark.parametrize(
    ("body", "form"),
    [
        ("move=take+red+%26+blue&seat=0", {"move": ["take red & blue"], "seat": ["0"]}),
        ("pool=R&pool=R&do=pool", {"pool": ["R", "R"], "do": ["pool"]}),
        ("a=&b", {"a": [""], "b": [""]}),
        ("name=%C5%91r", {"name": ["őr"]}),
    ],
)
def test_the_fields_of_a_form(body: str, form: dict[str, list[str]]) -> None:
    assert pages.fields(body) == form


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 65_535, 65_536, 100_000])
def test_the_head_of_a_frame(length: int) -> None:
    data = b"x" * length
    assert frame_head(length) + data == Frame(Opcode.TEXT, data).serialize(mask=False)
