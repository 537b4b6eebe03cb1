"""A match on a server, as the terminal's table wants one."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final
from urllib.parse import quote

from rookery.client.feed import Feed
from rookery.client.http import Client, Refused, printable
from rookery.client.steps import StepsThere
from rookery.errors import AmbiguousMove, NotAMove
from rookery.games import kit as kit_of
from rookery.games.kit import Outcome, Step
from rookery.i18n.birds import bot_name
from rookery.play.game import game as find
from rookery.play.match import Question
from rookery.terminal.boards import Board

LEGAL_AT_ONCE: Final = 1000
WORDS_AT_ONCE: Final = 200


class LegalThere:
    """The legal moves the server listed, in their notation."""

    def __init__(self, moves: Sequence[str], canonical: Callable[[str], str]) -> None:
        self._moves = list(moves)
        self._set = frozenset(moves)
        self._canonical = canonical

    def __len__(self) -> int:
        return len(self._moves)

    def __getitem__(self, k: int) -> str:
        return self._moves[k]

    def __iter__(self) -> Iterator[str]:
        return iter(self._moves)

    def __contains__(self, move: object) -> bool:
        try:
            return self._canonical(str(move)) in self._set
        except NotAMove:
            return False

    def all(self) -> list[str]:
        """The full list."""
        return list(self._moves)


class DraftThere:
    """Small steps towards one of the listed moves: a tree of the paths to all of them."""

    def __init__(self, paths: Mapping[str, Sequence[str]], count: Callable[[str], int | None]) -> None:
        self._paths = [(move, tuple(path)) for move, path in paths.items()]
        self._count = count
        self._taken: list[str] = []

    @property
    def taken(self) -> list[Step]:
        """The steps chosen so far."""
        return [Step(-1, text) for text in self._taken]

    @property
    def steps(self) -> list[Step]:
        """What can be chosen next: numbers rising, other things in the order of the moves."""
        at = len(self._taken)
        found = list(dict.fromkeys(path[at] for _, path in self._left() if len(path) > at))
        return [Step(-1, text) for text in sorted(found, key=lambda text: self._count(text) or 0)]

    @property
    def move(self) -> str | None:
        """The finished move, or None while something is left to choose."""
        done = tuple(self._taken)
        return next((move for move, path in self._left() if path == done), None)

    def take(self, step: str) -> DraftThere:
        """Choose a step."""
        self._taken.append(step)
        return self

    def back(self, steps: int = 1) -> DraftThere:
        """Take back the last steps."""
        del self._taken[max(0, len(self._taken) - steps) :]
        return self

    def _left(self) -> list[tuple[str, tuple[str, ...]]]:
        begun = tuple(self._taken)
        return [(move, path) for move, path in self._paths if path[: len(begun)] == begun]


class RefusalThere(str):
    """The clause that forbids a move, with its sentence."""

    text: str
    __slots__ = ("text",)

    def __new__(cls, clause: str, text: str) -> RefusalThere:
        """A clause and its sentence."""
        self = super().__new__(cls, clause)
        self.text = printable(text)
        return self


class RemoteMatch:
    """The game at a server's table as one seat knows it: what `Match` offers, made of the server's JSON.

    It shows one moment and stays there until `turn` is called, so that numbers on the screen keep their meaning.
    """

    def __init__(self, client: Client, feed: Feed, options: Mapping[str, Any] | None = None) -> None:
        self.client = client
        self.feed = feed
        self.now = feed.newest
        table = self.now.table
        self.id = str(table["id"])
        known = {o.name for o in find(table["game"]).options}
        given = {k: v for k, v in {**table["options"], **(options or {})}.items() if k in known}
        # Sentences, events and options are those of any match of this game; the position is not.
        self._words = find(table["game"]).start(len(table["seats"]), seed=0, options=given)
        self._kit = kit_of(self._words.game).with_options(self._words.options)
        self.board: Board | None = None  # knows the small steps, and words for what lies on the table
        self._legal: tuple[int, LegalThere] | None = None
        self._why: dict[tuple[int, str], RefusalThere | None] = {}
        self._said: tuple[int, dict[str, str]] = (-1, {})
        self._given = -1

    # -- moments -----------------------------------------------------------------------------------------

    def turn(self) -> None:
        """To the newest the server has shown."""
        self.now = self.feed.newest

    @property
    def stale(self) -> bool:
        """Has something changed since?"""
        return self.feed.newest is not self.now

    @property
    def path(self) -> str:
        """Of the API."""
        return f"/tables/{quote(self.id, safe='')}"

    # -- what Match offers -------------------------------------------------------------------------------

    @property
    def game(self) -> str:
        """The game's name."""
        return self._words.game

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return len(self.now.table["seats"])

    @property
    def rules(self) -> int:
        """The version of the rules: servers do not tell, so the present one."""
        return self._words.rules

    @property
    def options(self) -> dict[str, Any]:
        """The table options, all of them."""
        return self._words.options

    @property
    def names(self) -> list[str]:
        """The names at the table; birds as the reader knows them."""
        named = zip(self.now.table["seats"], self.now.names, strict=True)
        return [bot_name(name, self.client.lang) if s["bot"] and s["user"] is None else name for s, name in named]

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats asked now."""
        return tuple(self.now.table["waiting"])

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return bool(self.now.table["status"] == "over")

    @property
    def outcome(self) -> Outcome | None:
        """How it ended."""
        end = self.now.data["outcome"]
        if end is None:
            return None
        return Outcome(
            tuple(end["ranks"]), tuple(end["scores"]), tuple(end["breakdown"]), end["reason"], end["tie_break"]
        )

    def question(self, seat: int) -> Question | None:
        """What this seat is asked; nothing once it has answered."""
        asked = self.now.data["question"]
        if asked is None or seat != self.now.seat or self.now.number == self._given:
            return None
        return Question(self.game, str(asked["key"]), str(asked["clause"]), seat)

    def legal(self, seat: int) -> LegalThere:
        """The legal moves; long lists are fetched in parts."""
        asked = self.now.data["question"]
        if asked is None or seat != self.now.seat:
            return LegalThere([], self.canonical)
        if self._legal is None or self._legal[0] != self.now.number:
            moves = list(self.now.data["legal"])
            while len(moves) < int(asked["count"]):
                query = f"?offset={len(moves)}&limit={LEGAL_AT_ONCE}"
                part = self.client.ask("GET", f"{self.path}/legal{query}", patient=True)
                if part["count"] != asked["count"] or not part["moves"]:
                    break  # the table has moved on; the answer will say so
                moves += part["moves"]
            self._legal = self.now.number, LegalThere([printable(m) for m in moves], self.canonical)
        return self._legal[1]

    def canonical(self, text: str) -> str:
        """A move's one way of being written; NotAMove."""
        notation = self._kit.notation
        return notation.text(notation.parse(text))

    def move(self, seat: int, text: str) -> str:
        """Read a move. What only the table itself can understand, such as a shorthand, is asked there."""
        try:
            plain = self.canonical(text)
        except NotAMove:
            plain = ""
        if plain and plain in self.legal(seat):
            return plain
        refusal = self.why_not(seat, text)
        if refusal is None or not plain:
            return text
        self._why[self.now.number, plain] = refusal
        return plain

    def draft(self, seat: int) -> DraftThere | StepsThere:
        """Build a large move in small steps."""
        moves = self.legal(seat).all()
        paths = self.board.paths(moves, self.view(seat)) if self.board is not None else None
        if self.board is None or paths is None:
            return StepsThere(self.client, f"{self.path}/steps", seat)
        return DraftThere(paths, self.board.count)

    def sentence(self, seat: int, move: Any, lang: str = "en") -> str:
        """A move in words; as it is written where the server has none."""
        text = str(move)
        found = self.board.phrase(text, self.view(seat)) if self.board is not None else None
        if found is None:
            found = self._sentence_there(seat, text)
        return text if found is None else found

    def _sentence_there(self, seat: int, move: str) -> str | None:
        """A legal move in the server's words: it knows the position."""
        if self._said[0] != self.now.number:
            self._said = (self.now.number, {})
        said = self._said[1]
        legal = self.legal(seat).all()
        if move not in said and move in legal:
            first = legal.index(move) // WORDS_AT_ONCE * WORDS_AT_ONCE
            query = f"?offset={first}&limit={WORDS_AT_ONCE}&words=true"
            part = self.client.ask("GET", f"{self.path}/legal{query}", patient=True)
            said.update(zip(part["moves"], map(printable, part.get("sentences", ())), strict=False))
        return said.get(move)

    def why_not(self, seat: int, move: Any) -> RefusalThere | None:
        """The clause that forbids a move, or None if it is legal. The server knows."""
        text = str(move)
        if text in self.legal(seat):
            return None
        known = (self.now.number, text)
        if known not in self._why:
            body = {"seat": seat, "move": text[:400]}
            try:
                found = self.client.ask("POST", f"{self.path}/why", body, patient=True)
            except Refused as error:
                if error.kind == "AmbiguousMove":
                    raise AmbiguousMove(text, [printable(m) for m in error.data["candidates"]]) from None
                if error.kind == "NotAMove" or error.status == 422:
                    raise NotAMove("no-verb", word=text[:40]) from None
                raise
            self._why[known] = None if found["legal"] else RefusalThere(found["clause"], found["text"])
        return self._why[known]

    def explain(self, refusal: Any, lang: str = "en") -> str:
        """That clause in words, which the server chose."""
        return refusal.text if isinstance(refusal, RefusalThere) else str(refusal)

    def view(self, seat: int | None) -> dict[str, Any]:
        """What this seat sees."""
        found: dict[str, Any] = self.now.data["view"]
        return found

    def events(self, seat: int | None, since: int = 0) -> list[dict[str, Any]]:
        """What happened, as this seat may read it."""
        return list(self.now.events[since:])

    def tell(self, event: Mapping[str, Any], lang: str = "en", names: Sequence[str] = ()) -> str:
        """An event in words."""
        plain = {name: value for name, value in event.items() if name != "text"}
        return self._words.tell(plain, lang, names or self.names)

    # -- what changes the table --------------------------------------------------------------------------

    def play(self, seat: int, move: str) -> None:
        """Answer. Refused with `Stale`: the fresh table is the newest now."""
        number = self.now.number
        try:
            self.client.ask(
                "POST", f"{self.path}/answers", {"seat": seat, "number": number, "move": move}, patient=True
            )
        except Refused as error:
            if isinstance(error.data.get("table"), dict):
                self.feed.show(error.data["table"])
            raise
        self._given = number

    def undo(self, seat: int, moves: int | None) -> None:
        """Take back."""
        body = {"seat": seat, "number": self.feed.newest.number, "moves": moves}
        self.feed.show(self.client.ask("POST", f"{self.path}/undo", body))
        self.turn()

    def hint(self, seat: int) -> str:
        """What a bot would do."""
        return printable(str(self.client.ask("POST", f"{self.path}/hint", {"seat": seat}, patient=True)["text"]))

    def say(self, text: str) -> None:
        """Chat."""
        self.client.ask("POST", f"{self.path}/chat", {"text": text[:2000]})

    def consent(self, yes: bool) -> None:
        """Agree to what is proposed, or not."""
        self.feed.show(self.client.ask("POST", f"{self.path}/consent", {"yes": yes}))

    def skip(self) -> None:
        """Do not wait for the bots' pacing."""
        self.client.ask("POST", f"{self.path}/skip")

    def start(self) -> None:
        """The host begins."""
        self.feed.show(self.client.ask("POST", f"{self.path}/start", patient=True))

    @property
    def record(self) -> str:
        """The record as this person may have it."""
        return str(self.client.ask("GET", f"{self.path}/record", patient=True))
