"""The full version for a tiny set-up: all deals, all histories of a few moves; equal digests mean equal views."""

import pytest

from rookery.core import COMPILED
from rookery.core.table import CHANCE, WATCHER, Table
from rookery.games import MODELS, kit
from rookery.games.kit import Kit
from rookery.play.checks import data


def glance(mine: Kit, table: Table, viewer: int) -> str:
    """What a viewer sees and may answer."""
    asked = viewer >= 0 and table.asks(viewer)
    options = list(table.options(viewer)) if asked else []
    seen = [mine.view(table, viewer, {}), int(table.invited), int(table.about) if asked else -1, options]
    return data(seen)


class Histories:
    """Walks through everything that can happen and compares those that a viewer cannot tell apart."""

    def __init__(self, mine: Kit, seats: int, decisions: int, every_nth_deal: int) -> None:
        self.kit = mine
        self.viewers = [*range(seats), WATCHER]
        self.seen: dict[tuple[int, int, int], str] = {}
        self.histories = self.compared = self.deals = 0
        self.every = every_nth_deal
        table = mine.table(seats, mine.settle_options({}))
        table.loud = True
        table.settle()
        self.walk(table, decisions)

    def walk(self, table: Table, left: int) -> None:
        if table.who == CHANCE:
            for code in sorted(set(table.options(CHANCE))):
                self.go(table, CHANCE, code, left)
            return
        if table.number == 4:
            self.deals += 1
            if self.deals % self.every:
                return
        self.look(table)
        if table.over or left == 0:
            return
        for seat in range(int(table.seats)):
            if (table.pending >> seat) & 1:
                for code in table.options(seat):
                    self.go(table, seat, code, left - 1)

    def go(self, table: Table, seat: int, code: int, left: int) -> None:
        other = table.clone()
        other.step(seat, code)
        self.walk(other, left)

    def look(self, table: Table) -> None:
        self.histories += 1
        for viewer in self.viewers:
            key = (viewer, table.digest(viewer), int(table.pending) & (1 << max(viewer, 0)))
            now = glance(self.kit, table, viewer)
            before = self.seen.setdefault(key, now)
            self.compared += before is not now
            assert before == now, f"viewer {viewer} cannot know which of these it is in:\n{before}\n{now}"


@pytest.mark.parametrize("name", MODELS)
@pytest.mark.parametrize(("decisions", "every_nth_deal"), [(3, 1), (6, 300)])
def test_equal_digests_mean_equal_views(name: str, decisions: int, every_nth_deal: int) -> None:
    """All deals and the first decisions, then a few deals and many decisions."""
    thinner = every_nth_deal if COMPILED else 3 * every_nth_deal
    found = Histories(kit(name), kit(name).seats[0], decisions, thinner)
    assert found.histories > 5_000
    assert found.compared > 2 * found.histories
