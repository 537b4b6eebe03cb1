"""Letters to people, where the host has set SMTP: written in a thread, a few at a time, never waited for."""

from __future__ import annotations

import asyncio
import smtplib
import ssl
from collections import deque
from email import policy
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import make_msgid, parseaddr
from typing import Final
from urllib.parse import unquote, urlsplit

from rookery.serve.settings import Settings
from rookery.serve.upkeep.logs import log

ADDRESS_MAX: Final = 254
WAITING_MAX: Final = 200
SECONDS: Final = 20.0
PORTS: Final = {"smtp": 25, "smtps": 465, "smtp+starttls": 587}
WIDE: Final = policy.default.clone(max_line_length=300)
"""Links stay in one line, in headers too."""
TRIES: Final = 3
PAUSE: Final = 30.0


class Post:
    """Sends letters one after the other; those that find the box full are dropped, and the log says so."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._waiting: deque[EmailMessage] = deque()
        self._task: asyncio.Task[None] | None = None

    @property
    def works(self) -> bool:
        """Has the host set SMTP?"""
        return bool(self.settings.smtp)

    def send(self, to: str, subject: str, text: str) -> None:
        """Put a letter into the box."""
        if not self.works or len(self._waiting) >= WAITING_MAX:
            log.warning("mail", problem="box full" if self.works else "no SMTP")
            return
        self._waiting.append(letter(self.settings.mail_from, to, subject, text))
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """What waits is not sent any more: people can ask again."""
        if self._task is not None:
            self._task.cancel()

    async def _run(self) -> None:
        while self._waiting:
            message = self._waiting.popleft()
            for tried in range(TRIES):
                try:
                    await asyncio.to_thread(deliver, self.settings.smtp, message)
                    break
                except (OSError, smtplib.SMTPException) as error:  # no address and no text of it in the log
                    log.warning("mail", problem=type(error).__name__, tried=tried + 1)
                if tried + 1 < TRIES:
                    await asyncio.sleep(PAUSE)


def letter(sender: str, to: str, subject: str, text: str, html: str = "") -> EmailMessage:
    """A letter of plain text; `html`: the same for programs that show it."""
    message = EmailMessage(policy=WIDE)
    message["From"], message["To"], message["Subject"] = sender, to, subject
    message["Auto-Submitted"] = "auto-generated"
    message["Message-ID"] = make_msgid(domain=parseaddr(sender)[1].partition("@")[2] or "rookery.invalid")
    message.set_content(text)
    if html:
        message.add_alternative(html, subtype="html")
    return message


def deliver(url: str, message: EmailMessage) -> None:
    """Hand it to the server of the settings."""
    with connect(url) as client:
        client.send_message(message)


def connect(url: str) -> smtplib.SMTP:
    """A connection to the server of the settings, which believes who we are."""
    parts = urlsplit(url)
    host, port = parts.hostname or "localhost", parts.port or PORTS[parts.scheme]
    context = ssl.create_default_context()
    if parts.scheme == "smtps":
        client: smtplib.SMTP = smtplib.SMTP_SSL(host, port, timeout=SECONDS, context=context)
    else:
        client = smtplib.SMTP(host, port, timeout=SECONDS)
    try:
        if parts.scheme == "smtp+starttls":
            client.starttls(context=context)
        if parts.username:
            client.login(unquote(parts.username), unquote(parts.password or ""))
    except BaseException:
        client.close()
        raise
    return client


def good_address(text: str) -> str:
    """An address a letter can be sent to, as it is stored; "" for anything else."""
    given = text.strip()
    if not 3 <= len(given) <= ADDRESS_MAX or not given.isprintable() or any(c in given for c in ' ,;:<>()[]\\"'):
        return ""
    try:
        found = Address(addr_spec=given)
    except (ValueError, IndexError):
        return ""
    return f"{found.username}@{found.domain}".casefold() if found.username and "." in found.domain else ""
