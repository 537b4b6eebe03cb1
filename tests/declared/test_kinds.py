"""Every number on the table of every game is of the kind it is declared with, from set-up to the end."""

import pytest

from rookery.core.rng import Rng
from rookery.games import names
from rookery.play.checks import Setting, pick, settings
from rookery.play.checks.fitting import misfits


@pytest.mark.parametrize("setting", settings(names()), ids=str)
def test_every_value_fits_its_kind_at_every_question(setting: Setting) -> None:
    match, rng = setting.start(3), Rng(3)
    for _ in range(match._kit.max_decisions):
        assert misfits(match._table) == []
        if match.over:
            break
        match.play(*pick(match, rng))
