"""Refuse addresses in lock files and extension modules in the source tree. Run by `make lint`."""

from __future__ import annotations

import re
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PINNED = re.compile(r"[A-Za-z0-9._-]+==[^\s;]+( ; [^\\]+)?( \\)?")
HASH = re.compile(r"    --hash=sha256:[0-9a-f]{64}( \\)?")


def lock_file_faults(text: str) -> list[str]:
    """List the lines of a lock file that are neither a pinned name nor a hash: above all, addresses."""
    return [
        f"line {number}: {line}"
        for number, line in enumerate(text.splitlines(), 1)
        if not PINNED.fullmatch(line) and not HASH.fullmatch(line)
    ]


def stray_modules(folder: Path) -> list[Path]:
    """List extension modules, which would hide later edits of the sources beside them."""
    return sorted(path for path in folder.rglob("*") if path.name.endswith((*EXTENSION_SUFFIXES, ".so", ".pyd")))


def main() -> int:
    faults = [
        f"{path.relative_to(ROOT)}, {fault}"
        for path in sorted((ROOT / "requirements").glob("*.txt"))
        for fault in lock_file_faults(path.read_text("utf-8"))
    ]
    faults += [f"{path.relative_to(ROOT)}: an extension module in src/" for path in stray_modules(ROOT / "src")]
    print("\n".join(faults), end="\n" if faults else "")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
