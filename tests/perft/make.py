"""Count anew: `python -m tests.perft.make` writes counts.json. Only when the rules changed on purpose."""

import json

from tests.perft.perft import perft
from tests.perft.test_perft import COUNTS, depths, positions, table_of


def main() -> None:
    """Count all positions and write the numbers down."""
    counts: dict[str, dict[str, int]] = {}
    for name in positions():
        counts[name] = {}
        for depth in depths(name):
            counts[name][str(depth)] = perft(table_of(name), depth)
        print(name, counts[name])
    COUNTS.write_text(json.dumps(counts, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
