"""The server: tables to play at, in the browser and for programs. `docs/server.md` is its map.

What can go wrong at a table stands here, because every part of the server speaks of it.
"""

from __future__ import annotations

from typing import Any, ClassVar

from rookery.errors import LONGEST, Trouble
from rookery.i18n import texts

__all__ = [
    "BadName",
    "BadSetup",
    "Banned",
    "Broken",
    "Busy",
    "Damaged",
    "Forbidden",
    "HubError",
    "NoSuchTable",
    "NotAllowed",
    "NotSignedIn",
    "NotYourSeat",
    "Stale",
    "StoreDown",
    "TableFull",
    "TooBig",
    "TooFast",
    "Unreadable",
    "WrongPassword",
    "doctor",
]


class HubError(Exception):
    """Something that is not possible. `text(lang)` says why; `status` is the HTTP status that fits."""

    status: ClassVar[int] = 400
    key: ClassVar[str] = "ui-error-bad-request"

    def __init__(self, key: str = "", **args: Any) -> None:
        self.name = key or self.key
        self.args_of_text = args
        super().__init__(self.name)

    def text(self, lang: str = "en") -> str:
        """The reason in a language."""
        args = {k: v.say(lang)[:LONGEST] if isinstance(v, Trouble) else v for k, v in self.args_of_text.items()}
        return texts(lang).t(self.name, **args)


class Broken(HubError):
    """A mistake of ours; there is a line in the log."""

    status = 500
    key = "ui-error-broken"


class NoSuchTable(HubError):
    """There is no such table, or this viewer may not know of it."""

    status = 404
    key = "ui-error-no-table"


class NotSignedIn(HubError):
    """This needs a name: a guest's or an account's."""

    status = 401
    key = "ui-error-not-signed-in"


class WrongPassword(HubError):
    """Name and password do not fit."""

    status = 403
    key = "ui-error-password"


class NotYourSeat(HubError):
    """Somebody else sits there."""

    status = 403
    key = "ui-error-not-your-seat"


class Forbidden(HubError):
    """Refused for safety: a foreign page, or something only the host may do."""

    status = 403
    key = "ui-error-host-only"


class Banned(HubError):
    """An admin has shut this person, or this part of the network, out."""

    status = 403
    key = "ui-error-banned"


class Stale(HubError):
    """The question has been answered already; the fresh table goes with the reply."""

    status = 409
    key = "ui-error-stale"


class NotAllowed(HubError):
    """Not now, or not at this table."""

    status = 409
    key = "ui-error-not-now"


class Damaged(NotAllowed):
    """What is stored of the table cannot be read."""

    key = "ui-error-damaged"


class TableFull(HubError):
    """No free seat."""

    status = 409
    key = "ui-error-full"


class Busy(HubError):
    """Too many changes at once; try again."""

    status = 503
    key = "ui-error-busy"


class StoreDown(HubError):
    """The database does not answer; nothing has changed."""

    status = 503
    key = "ui-error-store"


class BadName(HubError):
    """A name that cannot be shown, or is taken."""

    status = 422
    key = "ui-error-name"


class BadSetup(HubError):
    """A table that cannot be set up so."""

    status = 422
    key = "ui-error-setup"


class Unreadable(HubError):
    """A position, a card file or a record that takes too long to read, too much room, or ends its reader."""

    status = 422
    key = "ui-error-unreadable"


class TooBig(HubError):
    """Too much text."""

    status = 413
    key = "ui-error-too-big"


class TooFast(HubError):
    """Too many requests."""

    status = 429
    key = "ui-error-too-fast"


def doctor(lang: str = "en") -> list[tuple[str, str, bool]]:
    """Rows for `rookery doctor`: what, how it stands, whether it is well."""
    from rookery.serve.app import examine  # FastAPI takes a second to import

    return examine(lang)
