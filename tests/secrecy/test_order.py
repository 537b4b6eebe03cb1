"""Who answered a sealed question first is nobody's business: not while it is open, and not afterwards."""

from rookery.play.checks import Setting, whole
from tests.anygame import every, seed_of


@every
def test_records_do_not_tell_in_which_order_sealed_answers_came(setting: Setting) -> None:
    whole.sealed_order(setting, seed_of(setting))
