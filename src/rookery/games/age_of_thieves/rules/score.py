"""AT-Z: who has won, and with what."""

from mypy_extensions import i64

from rookery.games.age_of_thieves.state.table import City


def better(c: City, one: i64, other: i64) -> i64:
    """AT-Z3 to AT-Z7: what puts one thief before another: 0 nothing, else which rule, from 1."""
    a, b = c.thieves[one], c.thieves[other]
    if a.out == 0:
        return 0
    if b.out == 0:
        return 1
    if a.emperor != b.emperor:
        return 2 if a.emperor > 0 else 0
    if a.worth() != b.worth():
        return 3 if a.worth() > b.worth() else 0
    if a.best != b.best:
        return 4 if a.best > b.best else 0
    if a.jewels() != b.jewels():
        return 5 if a.jewels() > b.jewels() else 0
    if a.green != b.green:
        return 6 if a.green > b.green else 0
    return 7 if a.out < b.out else 0
