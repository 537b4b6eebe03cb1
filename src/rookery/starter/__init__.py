"""A small complete game to start from: `rookery new-game NAME` writes it under another name.

The files beside this one are the game, Night Bazaar; they are written out with its name replaced.
"""

from collections.abc import Iterator
from keyword import iskeyword
from pathlib import Path

from rookery.games.faults import NAME

HOME = Path(__file__).parent
MODEL = "night-bazaar"
LONGEST = 40


def good_name(name: str) -> bool:
    """Can a game, and a Python package, be called so?

    >>> good_name("tea-party"), good_name("Tea Party"), good_name("class")
    (True, False, False)
    """
    return NAME.fullmatch(name) is not None and len(name) <= LONGEST and not iskeyword(package_of(name))


def package_of(name: str) -> str:
    """The Python package of a game."""
    return name.replace("-", "_")


def clause_letters(name: str) -> str:
    """The letters before the number of a clause.

    >>> clause_letters("tea-party"), clause_letters("chess")
    ('TP', 'CH')
    """
    words = [word for word in name.split("-") if word[0].isalpha()]
    return ("".join(word[0] for word in words) if len(words) > 1 else words[0][:2]).upper()


def renamed(text: str, name: str) -> str:
    """The model under another name."""
    title = " ".join(word.capitalize() for word in name.split("-"))
    for old, new in (
        (MODEL, name),
        (package_of(MODEL), package_of(name)),
        ("Night Bazaar", title),
        ("NightBazaar", title.replace(" ", "")),
        ("NB-", f"{clause_letters(name)}-"),
    ):
        text = text.replace(old, new)
    return text


def files(name: str) -> Iterator[tuple[str, str]]:
    """All files of a new game: path and text."""
    package = package_of(name)
    for file in ("pyproject.toml", "README.md"):
        yield file, renamed((HOME / file).read_text("utf-8"), name)
    yield f"tests/test_{package}.py", renamed((HOME / "tests.py").read_text("utf-8"), name)
    home = HOME / package_of(MODEL)
    for path in sorted(path for path in home.rglob("*") if path.suffix in (".py", ".toml", ".ftl")):
        yield f"src/{package}/{path.relative_to(home).as_posix()}", renamed(path.read_text("utf-8"), name)


def write(name: str, folder: Path) -> list[Path]:
    """Write a new game into a folder that is not there yet; what was written."""
    written = []
    folder.mkdir(parents=True)
    for file, text in files(name):
        path = folder / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
        written.append(path)
    return written
