"""What is said at a table, and what the chat tells by itself."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

NOTICES: Final = ("trouble", "moment", "back", "rule")
"""What may be said at a table where nobody talks: connection trouble, back in a minute, back, a rule is unclear."""
PHRASES: Final = ("hello", "thanks", "well-played", "good-luck", "sorry", "hurry", "moment", "oops", "wow", "bye")
HAPPENED: Final = ("gone", "here", "bot-in", "gave-up", "watches", "paused", "resumed", "ended")
"""What the chat tells by itself: somebody left, came back, has a bot, gave up, watches; the game rests, goes on."""
CHAT_KEPT: Final = 200


@dataclass(frozen=True)
class ChatLine:
    """Something said: free text, or a phrase id for `ui-phrase-…`."""

    n: int
    """Counts the lines of this chat. (The entry's number would tell of sealed answers in between.)"""
    at: float
    user_id: str
    name: str
    seat: int | None
    text: str
    phrase: str
