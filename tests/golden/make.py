"""Write the golden files anew: `python -m tests.golden.make`.

Do this when the rules or texts changed on purpose, and read the difference (git diff tests/golden/data) before it
is committed: it must be what you meant. `--records` adds records of the present rules versions to
tests/golden/records, where they stay: a record that was ever published replays for ever, so none is overwritten.
"""

import sys

from rookery.games import kit
from rookery.play.checks import Setting
from tests.anygame import play_out
from tests.golden.playthrough import DATA, RECORDS, chosen, file_of, playthrough, short


def result(record: str, outcome: object) -> str:
    """A record with its outcome as a comment, so that the replay has something to agree with."""
    return f"{record}# {outcome}\n"


def add_record(setting: Setting, seed: str) -> str:
    """A record under the game's present rules version, unless there is one."""
    name = f"{short(setting)}-rules{kit(setting.game).version}-{seed}.txt"
    path = RECORDS / name
    if path.exists():
        return ""
    match = play_out(setting, int(seed))
    RECORDS.mkdir(exist_ok=True)
    path.write_text(result(match.record, match.outcome), encoding="utf-8")
    return name


def main() -> None:
    """Write what is asked for."""
    if "--records" in sys.argv[1:]:
        for setting in chosen():
            added = add_record(setting, "1")
            print(f"{added} added" if added else f"{setting}: there is one already")
        return
    DATA.mkdir(exist_ok=True)
    for old in DATA.glob("*.txt"):
        old.unlink()
    for setting in chosen():
        file_of(setting).write_text(playthrough(setting), encoding="utf-8")
        print(file_of(setting).name)


if __name__ == "__main__":
    main()
