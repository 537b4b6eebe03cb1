"""Databases for the tests of the server."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.serve.tools import Running, scratch, serving


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
