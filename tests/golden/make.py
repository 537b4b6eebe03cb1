"""Write the golden files anew and tell what changed: `make golden`, or `python -m tests.golden.make`.

Do this when the rules, cards or texts changed on purpose, and read what it tells before it is committed: it must be
what you meant. A record that no longer replays needs a version of the rules of its own. `--records` adds records
of the present rules versions to tests/golden/records, where they stay: a record that was ever published replays for
ever, so none is overwritten.
"""

import sys
from collections.abc import Iterator

import rookery
from rookery.errors import Trouble
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


def change(then: str, now: str) -> str:
    """What is different in a playthrough: the decision, and the first line that is not what it was."""
    before, after = then.split("\n"), now.split("\n")
    most = max(len(before), len(after))
    before, after = before + ["the end"] * (most - len(before)), after + ["the end"] * (most - len(after))
    first = next(n for n in range(most) if before[n] != after[n])
    decisions = [line for line in after[: first + 1] if line.startswith("== ")]
    where = decisions[-1].removeprefix("== ").partition(":")[0] if decisions else "0"
    return f"from decision {where}: “{before[first].strip()}” is now “{after[first].strip()}”"


def rewrite() -> Iterator[str]:
    """Write the playthroughs, and tell of each that is not what it was."""
    DATA.mkdir(exist_ok=True)
    wanted = {file_of(setting): setting for setting in chosen()}
    for old in sorted(set(DATA.glob("*.txt")) - set(wanted)):
        old.unlink()
        yield f"{old.name}: gone"
    for path, setting in wanted.items():
        then, now = path.read_text(encoding="utf-8") if path.exists() else "", playthrough(setting)
        if then != now:
            path.write_text(now, encoding="utf-8")
            yield f"{path.name}: {change(then, now) if then else 'new'}"


def broken_records() -> Iterator[str]:
    """The old records that no longer tell what they told."""
    for path in sorted(RECORDS.glob("*.txt")):
        text = path.read_text(encoding="utf-8")
        try:
            match = rookery.replay(text)
        except Trouble as error:
            yield f"{path.name} no longer replays: {error}"
            continue
        told = text.rstrip("\n").rsplit("\n# ", 1)[1]
        if str(match.outcome) != told:
            yield f"{path.name} ends otherwise: {told} is now {match.outcome}"


def main() -> None:
    """Write what is asked for."""
    if "--records" in sys.argv[1:]:
        for setting in chosen():
            added = add_record(setting, "1")
            print(f"{added} added" if added else f"{setting}: there is one already")
        return
    changed = 0
    for line in rewrite():
        print(line, flush=True)
        changed += 1
    print(f"{changed} of {len(chosen())} playthroughs changed")
    broken = list(broken_records())
    print(*broken, sep="\n")
    if broken:
        sys.exit("Raise the version of the rules and keep what was different in cards-N.toml: see CONTRIBUTING.")


if __name__ == "__main__":
    main()
