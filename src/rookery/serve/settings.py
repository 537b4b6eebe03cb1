"""Everything the environment can set, with its default. `rookery doctor` lists it."""

from __future__ import annotations

import importlib.util
import os
import re
from collections.abc import Mapping
from dataclasses import Field, dataclass, field, fields
from pathlib import Path
from typing import Any

import platformdirs

from rookery.errors import Trouble


class SettingError(Trouble):
    """A setting that cannot be read; it names the variable."""

    family = "setting"


def default_database() -> str:
    """A SQLite file in the user's data folder."""
    return f"sqlite:///{Path(platformdirs.user_data_dir('rookery', appauthor=False)) / 'rookery.db'}"


def has_otel() -> bool:
    """Is the extra installed?"""
    parts = ("sdk", "exporter.otlp.proto.http")
    try:
        return all(importlib.util.find_spec(f"opentelemetry.{part}") for part in parts)
    except ModuleNotFoundError:  # not even what they are part of
        return False


MAX_BODY_MOST = 4 * 1024 * 1024
KEEP_MOST = 100_000
"""Days."""
NOTICE_MOST = 86_400
"""Seconds."""
VACATION_MOST = 366
"""Days a year."""
PUSH_KEY = re.compile(r"[A-Za-z0-9_-]{43}=?")
FAIR_MOST = 3600
"""Games in an hour."""
MAIL_SCHEMES = ("smtps", "smtp+starttls", "smtp")


def setting(default: Any, env: str, secret: bool = False) -> Any:
    """A field with its variable; ui-setting-… says in every language what it does."""
    about = {"env": env, "secret": secret}
    if callable(default):
        return field(default_factory=default, metadata=about)
    return field(default=default, metadata=about)


@dataclass(frozen=True)
class Settings:
    """How a server runs. Made by `Settings.read()`; tests name what differs."""

    database: str = setting(default_database, "ROOKERY_DATABASE")
    redis: str = setting("", "ROOKERY_REDIS")
    connect_seconds: float = setting(5.0, "ROOKERY_CONNECT_SECONDS")
    statement_seconds: float = setting(10.0, "ROOKERY_STATEMENT_SECONDS")
    idle_seconds: float = setting(30.0, "ROOKERY_IDLE_SECONDS")
    host: str = setting("127.0.0.1", "ROOKERY_HOST")
    port: int = setting(8000, "ROOKERY_PORT")
    sync: str = setting("full", "ROOKERY_SYNC")
    pace: int = setting(450, "ROOKERY_PACE")
    regret: int = setting(2000, "ROOKERY_REGRET")
    slowly: float = setting(1.0, "ROOKERY_SLOWLY")
    workers: int = setting(1, "ROOKERY_WORKERS")
    bot_seconds: float = setting(5.0, "ROOKERY_BOT_SECONDS")
    program_seconds: float = setting(60.0, "ROOKERY_PROGRAM_SECONDS")
    readers: int = setting(1, "ROOKERY_READERS")
    read_seconds: float = setting(5.0, "ROOKERY_READ_SECONDS")
    read_memory: int = setting(256, "ROOKERY_READ_MEMORY")
    analysis_seconds: float = setting(600.0, "ROOKERY_ANALYSIS_SECONDS")
    analysis_memory: int = setting(512, "ROOKERY_ANALYSIS_MEMORY")
    fair_games: float = setting(20.0, "ROOKERY_FAIR_GAMES")
    poll: float = setting(2.0, "ROOKERY_POLL")
    sweep: float = setting(1.0, "ROOKERY_SWEEP")
    grace: float = setting(2.0, "ROOKERY_GRACE")
    idle: float = setting(300.0, "ROOKERY_IDLE")
    unwatched: int = setting(500, "ROOKERY_UNWATCHED")
    origins: str = setting("", "ROOKERY_ORIGINS")
    proxies: str = setting("127.0.0.1", "ROOKERY_PROXIES")
    secure: bool = setting(False, "ROOKERY_SECURE")
    logs: str = setting("auto", "ROOKERY_LOGS")
    log_level: str = setting("info", "ROOKERY_LOG_LEVEL")
    rate: str = setting("600/minute", "ROOKERY_RATE")
    rate_address: str = setting("6000/minute", "ROOKERY_RATE_ADDRESS")
    rate_posts: str = setting("300/minute", "ROOKERY_RATE_POSTS")
    rate_guests: str = setting("60/minute", "ROOKERY_RATE_GUESTS")
    rate_logins: str = setting("10/minute", "ROOKERY_RATE_LOGINS")
    rate_tries: str = setting("30/minute", "ROOKERY_RATE_TRIES")
    rate_tables: str = setting("60/minute", "ROOKERY_RATE_TABLES")
    rate_chat: str = setting("20/10 seconds", "ROOKERY_RATE_CHAT")
    rate_mails: str = setting("5/hour", "ROOKERY_RATE_MAILS")
    keep_guests: float = setting(30.0, "ROOKERY_KEEP_GUESTS")
    keep_waiting: float = setting(7.0, "ROOKERY_KEEP_WAITING")
    keep_cups: float = setting(30.0, "ROOKERY_KEEP_CUPS")
    keep_sessions: float = setting(1.0, "ROOKERY_KEEP_SESSIONS")
    keep_games: float = setting(180.0, "ROOKERY_KEEP_GAMES")
    keep_audit: float = setting(730.0, "ROOKERY_KEEP_AUDIT")
    url: str = setting("", "ROOKERY_URL")
    smtp: str = setting("", "ROOKERY_SMTP")
    mail_from: str = setting("", "ROOKERY_MAIL_FROM")
    notice_seconds: float = setting(120.0, "ROOKERY_NOTICE_SECONDS")
    vacation_days: int = setting(21, "ROOKERY_VACATION_DAYS")
    push: bool = setting(True, "ROOKERY_PUSH")
    push_key: str = setting("", "ROOKERY_PUSH_KEY", secret=True)
    max_body: int = setting(65_536, "ROOKERY_MAX_BODY")
    metrics_token: str = setting("", "ROOKERY_METRICS_TOKEN", secret=True)
    otel: bool = setting(False, "ROOKERY_OTEL")
    test: bool = setting(False, "ROOKERY_TEST")
    kill_at: str = setting("", "ROOKERY_TEST_KILL_AT")

    @classmethod
    def read(cls, environ: Mapping[str, str] | None = None, **given: Any) -> Settings:
        """From the environment; what is given by name wins."""
        env = os.environ if environ is None else environ
        found: dict[str, Any] = {}
        for each in fields(cls):
            text = env.get(each.metadata["env"])
            if text is not None and given.get(each.name) is None:
                found[each.name] = convert(each.metadata["env"], str(each.type), text)
        found.update({name: value for name, value in given.items() if value is not None})
        return cls(**found).checked()

    def checked(self) -> Settings:
        """Refuse what cannot work."""
        if self.sync not in ("full", "normal"):
            raise SettingError("choice", name="ROOKERY_SYNC", choices="full, normal")
        if self.logs not in ("auto", "json", "console"):
            raise SettingError("choice", name="ROOKERY_LOGS", choices="auto, json, console")
        if not 0 <= self.port < 65_536:
            raise SettingError("range", name="ROOKERY_PORT", low="0", high="65535")
        if self.program_seconds <= 0:
            raise SettingError("above", names="ROOKERY_PROGRAM_SECONDS")
        if self.readers < 1 or self.read_seconds <= 0 or self.read_memory < 1:
            raise SettingError("above", names="ROOKERY_READERS, ROOKERY_READ_SECONDS, ROOKERY_READ_MEMORY")
        if self.analysis_seconds <= 0 or self.analysis_memory < 1:
            raise SettingError("above", names="ROOKERY_ANALYSIS_SECONDS, ROOKERY_ANALYSIS_MEMORY")
        if not 0 <= self.fair_games <= FAIR_MOST:
            raise SettingError("range", name="ROOKERY_FAIR_GAMES", low="0", high=str(FAIR_MOST))
        kept = ("keep_guests", "keep_waiting", "keep_cups", "keep_sessions", "keep_games", "keep_audit")
        if not all(0 <= getattr(self, name) < KEEP_MOST for name in kept):
            names = ", ".join(f"ROOKERY_{name.upper()}" for name in kept)
            raise SettingError("range", name=names, low="0", high=str(KEEP_MOST - 1))
        if self.url and not self.url.startswith(("http://", "https://")):
            raise SettingError("choice", name="ROOKERY_URL", choices="https://…, http://…")
        if self.smtp and self.smtp.partition("://")[0] not in MAIL_SCHEMES:
            choices = ", ".join(f"{scheme}://…" for scheme in MAIL_SCHEMES)
            raise SettingError("choice", name="ROOKERY_SMTP", choices=choices)
        if self.smtp and not (self.url and "@" in self.mail_from):
            raise SettingError("mail", names="ROOKERY_URL, ROOKERY_MAIL_FROM")
        if not 0 <= self.notice_seconds <= NOTICE_MOST:
            raise SettingError("range", name="ROOKERY_NOTICE_SECONDS", low="0", high=str(NOTICE_MOST))
        if not 0 <= self.vacation_days <= VACATION_MOST:
            raise SettingError("range", name="ROOKERY_VACATION_DAYS", low="0", high=str(VACATION_MOST))
        if self.push_key and not PUSH_KEY.fullmatch(self.push_key):
            raise SettingError("choice", name="ROOKERY_PUSH_KEY", choices="base64url(32)")
        if self.otel and not has_otel():
            raise SettingError("extra", name="ROOKERY_OTEL", extra="otel")
        if self.max_body > MAX_BODY_MOST:
            raise SettingError("most", name="ROOKERY_MAX_BODY", most=str(MAX_BODY_MOST))
        if self.database.partition(":")[0].partition("+")[0] not in ("sqlite", "postgresql"):
            raise SettingError("database", name="ROOKERY_DATABASE")
        return self

    @property
    def on_sqlite(self) -> bool:
        """Is the database one file?"""
        return self.database.startswith("sqlite")

    @property
    def shared(self) -> bool:
        """May other processes change the tables?"""
        return bool(self.redis) or not self.on_sqlite

    def rows(self) -> list[tuple[str, str, str]]:
        """Variable, value now and key of its help, for `rookery doctor`; secrets and passwords are hidden."""
        return [(f.metadata["env"], self._shown(f), help_key(f.name)) for f in fields(self)]

    def _shown(self, each: Field[Any]) -> str:
        value = getattr(self, each.name)
        return "…" if value and each.metadata["secret"] else shown(value)


def help_key(name: str) -> str:
    """Which text says what a setting does."""
    return f"ui-setting-{name}"


def convert(env: str, kind: str, text: str) -> Any:
    """The text of a variable as what the setting is."""
    try:
        if kind == "bool":
            return text.strip().lower() in ("1", "true", "yes", "on")
        return {"int": int, "float": float, "str": str}[kind](text.strip())
    except ValueError:
        raise SettingError("number", name=env, found=text[:40]) from None


def shown(value: Any) -> str:
    """A value that may be shown: a URL without its password."""
    text = str(value)
    scheme, mark, rest = text.partition("://")
    if mark and "@" in rest:
        who, _, where = rest.rpartition("@")
        return f"{scheme}://{who.partition(':')[0]}:…@{where}"
    return text
