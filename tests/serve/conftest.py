"""Databases for the tests of the server."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from argon2 import PasswordHasher

from rookery.serve.door import accounts
from tests.serve.tools import Running, scratch, serving


@pytest.fixture(scope="session", autouse=True)
def quick_passwords() -> Iterator[None]:
    """A hash costs as little as it can; what it costs people who guess has a test in test_sessions.py."""
    with pytest.MonkeyPatch.context() as patch:
        cheap = partial(PasswordHasher, time_cost=1, memory_cost=8, parallelism=1)
        patch.setattr(accounts, "PasswordHasher", cheap)
        yield


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """An empty database of each kind."""
    with scratch(request.param, tmp_path) as url:
        yield url


@pytest.fixture
def sqlite(tmp_path: Path) -> Iterator[str]:
    """An empty SQLite file, for what does not depend on the database."""
    with scratch("sqlite", tmp_path) as url:
        yield url


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server for a whole file of tests."""
    with scratch("sqlite", tmp_path_factory.mktemp("server")) as url, serving(url) as running:
        yield running
