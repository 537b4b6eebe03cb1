"""An arena on a Ray cluster of two nodes on this machine, one of which is killed in the middle.

    python -m tests.bots.cluster JOURNAL GAMES

Run by test_cluster.py in a process of its own: Ray starts services, and warns of much.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

from rookery.play.arena import Arena, planned
from rookery.play.arena.cluster import RayRunner
from rookery.play.arena.runner import Lost

GAME, SEATS, BOTS, SEED = "thiefs-market", 3, ["urchin", "random"], 9
NODE = {"num_cpus": 1, "include_dashboard": False}
PATIENCE = {
    "RAY_raylet_start_wait_time_s": "200",  # a busy machine takes its time
    "RAY_worker_register_timeout_seconds": "300",
    "RAY_health_check_timeout_ms": "60000",
    "RAY_enable_metrics_collection": "0",
    "RAY_USAGE_STATS_ENABLED": "0",
}


class Struck(RayRunner):
    """Kills the second node after a few results, while it is playing."""

    def __init__(self, address: str, strike: Callable[[], None]) -> None:
        super().__init__(address)
        self.strike: Callable[[], None] | None = strike

    def run(self, task: Callable[[Any], Any], items: Sequence[Any]) -> Iterator[tuple[Any, Any | Lost]]:
        """The same, with a catastrophe."""
        for n, pair in enumerate(super().run(task, items)):
            yield pair
            if n >= 2 and self.strike is not None:
                self.strike()
                self.strike = None


def main(journal: Path, games: int) -> None:
    """Play, and say what came of it."""
    os.environ.update(PATIENCE)
    import ray
    from ray.cluster_utils import Cluster

    cluster = Cluster(initialize_head=True, head_node_args=NODE)
    second = cluster.add_node(**NODE)
    cluster.wait_for_nodes()
    runner = Struck(cluster.address, lambda: cluster.remove_node(second, allow_graceful=False))
    before = len([node for node in ray.nodes() if node["Alive"]])
    held = Arena(runner, 2, journal).hold(planned(GAME, SEATS, BOTS, SEED), games)
    after = len([node for node in ray.nodes() if node["Alive"]])
    print(
        "nodes", before, after, "finished", len(held.tally.finished), "crashed", len(held.tally.crashed), flush=True
    )
    ray.shutdown()
    cluster.shutdown()


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
