"""Hatchling's way to the compiler, and `make compiled`'s: what they do is in src/rookery/compiling/build.py.

``ROOKERY_PURE=1`` skips compiling. ``ROOKERY_REQUIRE_COMPILED=1`` turns every fallback into a failure.
"""

from __future__ import annotations

import importlib.util
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

HERE = Path(__file__).resolve().parent
if TYPE_CHECKING:
    from rookery.compiling import build as build
else:  # Rookery is not installed yet
    _spec = importlib.util.spec_from_file_location("build", HERE / "src/rookery/compiling/build.py")
    build = importlib.util.module_from_spec(_spec)
    _spec.loader.exec_module(build)


class CompileHook(BuildHookInterface[Any]):
    """Hatchling's way in."""

    PLUGIN_NAME = "custom"
    temporary: tempfile.TemporaryDirectory[str] | None = None

    def dependencies(self) -> list[str]:
        """What compiling needs in the build environment: the compiler, and what its types are read of."""
        return [] if build.flag("ROOKERY_PURE") else [build.MYPY, *self.metadata.core.dependencies]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add the extension modules to the wheel, or warn that there are none."""
        if version == "editable" or build.flag("ROOKERY_PURE"):
            return
        self.temporary = tempfile.TemporaryDirectory(prefix="rookery-wheel-")
        out = Path(self.temporary.name)
        try:
            build.compile_groups(Path(self.root), out)
        except build.NotCompiled as problem:
            if build.flag("ROOKERY_REQUIRE_COMPILED"):
                raise
            self.app.display_warning(f"rookery: {problem}")
            self.app.display_warning("rookery: installing as pure Python; everything works, but slower.")
            return
        for file in sorted(path for path in out.rglob("*") if path.is_file()):
            build_data["force_include"][str(file)] = file.relative_to(out).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove the temporary files, now that they are in the wheel."""
        if self.temporary is not None:
            self.temporary.cleanup()


if __name__ == "__main__":
    sys.exit(build.refresh(HERE, Path(sys.argv[1]).resolve()))
