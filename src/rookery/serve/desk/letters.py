"""Notices by e-mail: what they say, and how they are sent, one after the other over one connection."""

from __future__ import annotations

import contextlib
import smtplib
import socket
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from email.message import EmailMessage
from html import escape
from typing import Final

from rookery.i18n import Texts, texts
from rookery.serve.desk.keys import Seals
from rookery.serve.desk.mail import connect, letter
from rookery.serve.desk.notices import DOWN, LATER, REFUSED, SENT, Addressee, Asked
from rookery.serve.desk.threads import apart
from rookery.serve.settings import Settings
from rookery.serve.upkeep.logs import log

LONGEST: Final = 60.0
"""Seconds that one letter may take, however slowly a server talks."""
FOR_GOOD: Final = 500
"""From this answer of a mail server on, asking again is of no use."""
UNSUBSCRIBE: Final = "mail"
"""What a link to unsubscribe is signed for."""


class Courier:
    """Hands letters to the mail server, one after the other."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._client: smtplib.SMTP | None = None

    async def send(self, message: EmailMessage) -> str:
        """Hand one over; what came of it."""
        return await apart(lambda: self._send(message))

    async def rest(self) -> None:
        """Say goodbye."""
        if self._client is not None:
            await apart(self._leave)

    def close(self) -> None:
        """The server stops: a letter that is on its way may arrive, or be sent again after the next start."""
        if self._client is not None:
            cut(self._client)

    def _send(self, message: EmailMessage) -> str:
        try:
            if self._client is None:
                self._client = connect(self.url)
            with limited(self._client):
                self._client.send_message(message)
            return SENT
        except smtplib.SMTPRecipientsRefused as error:
            return self._refused(max(code for code, _ in error.recipients.values()))
        except smtplib.SMTPDataError as error:
            return self._refused(error.smtp_code)
        except (OSError, smtplib.SMTPException) as error:  # no address and no text of it in the log
            log.warning("mail", problem=type(error).__name__)
            self._leave()
            return DOWN

    def _refused(self, code: int) -> str:
        """A server that takes other letters does not take this one."""
        log.info("mail", refused=code)
        self._leave()
        return REFUSED if code >= FOR_GOOD else LATER

    def _leave(self) -> None:
        client, self._client = self._client, None
        if client is not None:
            with contextlib.suppress(OSError, smtplib.SMTPException), limited(client):
                client.quit()
            client.close()


@contextmanager
def limited(client: smtplib.SMTP) -> Iterator[None]:
    """What takes too long is cut off, even if something comes all the time."""
    timer = threading.Timer(LONGEST, cut, (client,))
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()


def cut(client: smtplib.SMTP) -> None:
    """End a connection, whatever another thread does with it."""
    if client.sock is not None:
        with contextlib.suppress(OSError):
            client.sock.shutdown(socket.SHUT_RDWR)


class MailWay:
    """Tells people by e-mail."""

    name = "mail"

    def __init__(self, settings: Settings, seals: Seals) -> None:
        self.settings = settings
        self.seals = seals
        self._courier = Courier(settings.smtp)

    @property
    def works(self) -> bool:
        """Has the host set SMTP?"""
        return bool(self.settings.smtp)

    async def tell(self, who: Addressee, tables: Sequence[Asked], now: float) -> str:
        """Send a letter, if there is an address."""
        return await self._courier.send(self.written(who, tables, now)) if who.email else ""

    async def rest(self) -> None:
        """Let the mail server go."""
        await self._courier.rest()

    async def close(self) -> None:
        """The server stops."""
        self._courier.close()

    def written(self, who: Addressee, tables: Sequence[Asked], now: float) -> EmailMessage:
        """The letter."""
        base, t = self.settings.url.rstrip("/"), texts(who.lang)
        leave = f"{base}/unsubscribe/{self.seals.link(UNSUBSCRIBE, who.id, who.email)}"
        lines = [Line(each, who, now, base) for each in tables]
        subject = heading(lines, t)
        parts = (t.t("ui-notice-hello", name=who.name), t.t("ui-notice-lead", n=len(lines)))
        settings = f"{base}/settings/notices"
        text, html = plain(lines, parts, settings, leave, t), simple(lines, parts, settings, leave, t)
        made = letter(self.settings.mail_from, who.email, subject, text, html)
        made["List-Unsubscribe"] = f"<{leave}>"
        made["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        return made


class Line:
    """What a notice says of one table."""

    def __init__(self, asked: Asked, who: Addressee, now: float, base: str) -> None:
        t = texts(who.lang, asked.game)
        self.game = t.t(f"{asked.game}-name")
        self.url = f"{base}/t/{asked.table}"
        self.others = t.t("ui-notice-with", names=t.join(list(asked.others))) if asked.others else ""
        self.asked = t.t("ui-notice-asked", names=t.join(list(asked.names)))
        self.left = left(asked, who, now, t)

    def facts(self) -> list[str]:
        """All but the name of the game."""
        return [fact for fact in (self.others, self.asked, self.left) if fact]


def heading(lines: Sequence[Line], t: Texts) -> str:
    """What a notice is about."""
    if len(lines) == 1:
        return t.t("ui-notice-subject", game=lines[0].game)
    return t.t("ui-notice-subject-many", n=len(lines))


def left(asked: Asked, who: Addressee, now: float, t: Texts) -> str:
    """How long there is to answer, and until when in the reader's own time."""
    if asked.until is None:
        return t.t("ui-notice-no-limit")
    until = who.wishes.local(asked.until).strftime("%Y-%m-%d %H:%M")
    return t.t("ui-notice-left", left=span(max(0.0, asked.until - now), t), until=f"{until} ({who.wishes.zone})")


def span(seconds: float, t: Texts) -> str:
    """A time in words."""
    minutes = int(seconds // 60)
    for unit, size in (("days", 1440), ("hours", 60)):
        if minutes >= 2 * size:
            return t.t(f"ui-notice-{unit}", n=minutes // size)
    return t.t("ui-notice-minutes", n=minutes)


def plain(lines: Sequence[Line], parts: Sequence[str], settings: str, leave: str, t: Texts) -> str:
    """As text."""
    tables = ["\n".join([line.game, *(f"  {fact}" for fact in line.facts()), f"  {line.url}"]) for line in lines]
    end = "\n".join(
        [t.t("ui-notice-why"), f"{t.t('ui-notice-change')} {settings}", f"{t.t('ui-notice-stop')} {leave}"]
    )
    return "\n\n".join([*parts, *tables, f"-- \n{end}"]) + "\n"


def simple(lines: Sequence[Line], parts: Sequence[str], settings: str, leave: str, t: Texts) -> str:
    """As HTML without styles, pictures or scripts."""
    tables = "".join(
        f'<li><p><a href="{escape(line.url)}"><strong>{escape(line.game)}</strong></a><br>'
        f"{'<br>'.join(map(escape, line.facts()))}</p></li>"
        for line in lines
    )
    change = f'<a href="{escape(settings)}">{escape(t.t("ui-notices"))}</a>'
    stop = f'<a href="{escape(leave)}">{escape(t.t("ui-unsubscribe"))}</a>'
    said = "".join(f"<p>{escape(part)}</p>" for part in parts)
    return (
        f'<!DOCTYPE html><html lang="{t.lang}"><body>{said}<ul>{tables}</ul><hr>'
        f"<p><small>{escape(t.t('ui-notice-why'))}<br>{change} · {stop}</small></p></body></html>\n"
    )
