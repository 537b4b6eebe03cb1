"""The notation of a game with few moves: all of them in a list."""

from collections.abc import Mapping

from rookery.core.moves import Notation
from rookery.errors import NotAMove


class Listed(Notation):
    """Texts and packed moves: those of players, which have numbers in this order, and those of chance.

    >>> notation = Listed({"pass": 1, "bid 1": 66}, {"draw 5": 323})
    >>> notation.text(66), notation.parse(" Bid 1"), notation.number(66), notation.move(1), notation.actions()
    ('bid 1', 66, 1, 66, 2)
    """

    def __init__(self, moves: Mapping[str, int], chance: Mapping[str, int]) -> None:
        self.codes = list(moves.values())
        self.by_text = {**moves, **chance}
        self.texts = {code: text for text, code in self.by_text.items()}
        if len(self.texts) < len(moves) + len(chance):
            raise ValueError("two moves have one text, or one number")

    def text(self, code: int) -> str:
        """The canonical text."""
        return self.texts[code]

    def parse(self, text: str) -> int:
        """The packed move."""
        found = self.by_text.get(" ".join(text.lower().split()))
        if found is None:
            raise NotAMove("no-move", text=text[:40])
        return found

    def number(self, code: int) -> int:
        """The fixed number."""
        if code not in self.codes:
            raise NotAMove("chance", move=self.text(code))
        return self.codes.index(code)

    def move(self, number: int) -> int:
        """The move of that number."""
        if not 0 <= number < len(self.codes):
            raise NotAMove("no-action", number=str(number), actions=self.actions())
        return self.codes[number]

    def actions(self) -> int:
        """How many moves of players there are."""
        return len(self.codes)
