"""Names, letters and small signs the parts of this board share."""

from __future__ import annotations

from rookery.games.thiefs_market.moves.notation import WORDS

NAME = "thiefs-market"
ART = "tm"  # the prefix of our symbols in the sprite
PICTURES = f"/g/{NAME}/art.svg"  # what tools/drawing/market.py draws
ORDER = "RWBGYIS"
ICONS = "HMTNEP"
WORD = dict(zip(ORDER, WORDS, strict=True))
CALLED = " ".join([f"{face}={word}" for face, word in WORD.items()])  # for the marks of the guided round
GEMS = "RWBG"


def drawing(name: str, cls: str = "drawn") -> str:
    """A picture of our own file; decoration, never the only sign."""
    return f'<svg class="{cls}"><use href="{PICTURES}#{name}"/></svg>'


def pip(face: str, mark: str = "") -> str:
    """A gem, bag, mask or token as a small sign: colour, shape and letter (theme.css); `mark`: how it is paid."""
    return f'<i class="p {face}{mark}"></i>'


def log_sign(face: str) -> str:
    """The same for the log."""
    return pip(face)
