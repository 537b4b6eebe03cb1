"""Packages outside Rookery, installed as pip would: a folder on the path with a .dist-info beside it."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from rookery import i18n, packages, starter
from rookery.i18n import messages
from rookery.play import checks
from rookery.play.game import game
from rookery.serve.drawing import boards
from rookery.serve.pages import read
from rookery.terminal.reports import rulebook


def install(site: Path, game: str, package: str) -> None:
    """What an installed package leaves for others to find."""
    info = site / f"{package}-0.1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 0.1.0\n", "utf-8")
    (info / "entry_points.txt").write_text(f"[{packages.GROUP}]\n{game} = {package}\n", "utf-8")


def begin(name: str, folder: Path) -> Path:
    """A game as `rookery new-game` writes it, installed into a folder `site`; where its package is."""
    starter.write(name, folder / name)
    return editable(name, folder / name)


def editable(name: str, home: Path) -> Path:
    """Install a written game without copying it, as `pip install -e .` does; where its package is."""
    package = starter.package_of(name)
    site = home.parent / "site"
    install(site, name, package)
    (site / package).symlink_to(home / "src" / package, target_is_directory=True)
    return home / "src" / package


def forget() -> None:
    """Look for games again: what was found before may be gone."""
    importlib.invalidate_caches()
    i18n._made.clear()
    for found in (
        packages.claims,
        packages.folder,
        sys.modules["rookery.games"]._others,
        game,
        messages._texts,
        checks.has_documents,
        checks.clause_ids,
        boards.web,
        boards._book,
        read.icons,
        rulebook._clauses,
    ):
        found.cache_clear()


@contextmanager
def on_the_path(site: Path) -> Iterator[None]:
    """As long as this lasts, what is installed there is installed here."""
    sys.path.insert(0, str(site))
    forget()
    try:
        yield
    finally:
        sys.path.remove(str(site))
        ours = {path.name for path in site.iterdir()}
        for name in [name for name in sys.modules if name.partition(".")[0] in ours]:
            del sys.modules[name]
        forget()
