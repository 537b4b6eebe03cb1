"""Let a working tree use its compiled modules, as long as they match the sources.

``make setup`` copies this file into ``.venv`` and calls ``install`` at every start of that Python. Everything
is imported from ``src/`` as in any editable install, except the modules that ``make compiled`` built: those
come from ``build/compiled``. If one of their sources has changed since, all of them are left alone and the
sources are used, so an edit is never hidden by an old extension module. ``ROOKERY_PURE=1`` leaves them alone
too.

With ``ROOKERY_REQUIRE_COMPILED=1`` it is an error if they are missing or out of date.
"""

from __future__ import annotations

import os
import sys

TYPE_CHECKING = False  # typing itself takes longer to import than all of this
if TYPE_CHECKING:
    from collections.abc import Sequence
    from importlib.machinery import ModuleSpec
    from types import ModuleType


def install(root: str) -> None:
    """Use the compiled modules of the working tree at ``root`` from now on."""
    installed = any(isinstance(finder, CompiledFinder) for finder in sys.meta_path)
    if not installed and os.environ.get("ROOKERY_PURE", "") in ("", "0"):
        sys.meta_path.insert(0, CompiledFinder(root))


class CompiledFinder:
    """Finds the compiled modules of one working tree."""

    def __init__(self, root: str) -> None:
        self.source = os.path.join(root, "src")
        self.compiled = os.path.join(root, "build", "compiled")
        self.modules: dict[str, str] | None = None

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Answer for the compiled modules, and only when the package around them is the one in ``src/``."""
        if not name.startswith("rookery"):
            return None
        package = name.rpartition(".")[0]
        if package:
            here = os.path.join(self.source, *package.split("."))
            if path is None or here not in path:
                return None
        if self.modules is None:
            self.modules = self.look()
        file = self.modules.get(name)
        if file is None:
            return None
        from importlib._bootstrap_external import spec_from_file_location

        return spec_from_file_location(name, file)

    def look(self) -> dict[str, str]:
        """Map module names to extension modules; to none at all if any source has changed."""
        from importlib.machinery import EXTENSION_SUFFIXES

        modules = {}
        for folder, _, names in os.walk(self.compiled):
            inside = os.path.relpath(folder, self.compiled)
            for name in names:
                file = os.path.join(folder, name)
                if name.endswith(".py"):
                    if read(file) != read(os.path.join(self.source, inside, name)):
                        return self.none("out of date")
                elif name.endswith(tuple(EXTENSION_SUFFIXES)):
                    parts = [] if inside == os.curdir else inside.split(os.sep)
                    modules[".".join([*parts, name.partition(".")[0]])] = file
        return modules or self.none("missing")

    def none(self, why: str) -> dict[str, str]:
        """Do without, and say so where it matters."""
        text = f"rookery: the compiled modules are {why} (make compiled)"
        if os.environ.get("ROOKERY_REQUIRE_COMPILED", "") not in ("", "0"):
            raise ImportError(text)
        if why != "missing":
            print(f"{text}; running interpreted", file=sys.stderr)
        return {}


def read(file: str) -> bytes:
    """Read a file; one that is not there reads as something no source can be."""
    try:
        with open(file, "rb") as stream:
            return stream.read()
    except OSError:
        return b"\0"
