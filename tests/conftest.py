"""What holds for every test: generated examples and the games at the server's tables are the same in every run."""

import os
import sys

import pytest
from hypothesis.internal.conjecture import providers

from tests.seeds import keys

if "ROOKERY_FUZZ" not in os.environ:
    # Hypothesis mixes in constants of the modules loaded so far, and which those are depends on how the tests were
    # shared out among the workers. Without them the same examples come whatever ran before.
    providers._get_local_constants = lambda: providers._local_constants


@pytest.fixture(autouse=True)
def same_games(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    seating = sys.modules.get("rookery.serve.hub.seating")
    if seating is not None and "ROOKERY_FUZZ" not in os.environ:
        test = str(request.node.nodeid)
        monkeypatch.setattr(seating, "make_key", keys(lambda: test))
