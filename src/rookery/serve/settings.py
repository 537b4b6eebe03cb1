"""Everything the environment can set, with its default. `rookery doctor` lists it."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import Field, dataclass, field, fields
from pathlib import Path
from typing import Any

import platformdirs


class SettingError(ValueError):
    """A setting that cannot be read; it names the variable."""


def default_database() -> str:
    """A SQLite file in the user's data folder."""
    return f"sqlite:///{Path(platformdirs.user_data_dir('rookery', appauthor=False)) / 'rookery.db'}"


MAX_BODY_MOST = 4 * 1024 * 1024


def setting(default: Any, env: str, text: str, secret: bool = False) -> Any:
    """A field with its variable and a line of help."""
    about = {"env": env, "text": text, "secret": secret}
    if callable(default):
        return field(default_factory=default, metadata=about)
    return field(default=default, metadata=about)


@dataclass(frozen=True)
class Settings:
    """How a server runs. Made by `Settings.read()`; tests name what differs."""

    database: str = setting(default_database, "ROOKERY_DATABASE", "SQLAlchemy URL of the database")
    redis: str = setting("", "ROOKERY_REDIS", "URL of Redis, where several processes serve the same tables")
    host: str = setting("127.0.0.1", "ROOKERY_HOST", "address to listen on")
    port: int = setting(8000, "ROOKERY_PORT", "port to listen on")
    sync: str = setting("full", "ROOKERY_SYNC", "SQLite: full (flush every commit) or normal")
    pace: int = setting(450, "ROOKERY_PACE", "milliseconds between the visible steps of bots")
    regret: int = setting(
        2000, "ROOKERY_REGRET", "milliseconds a bot leaves a person to take an answer back, where that is allowed"
    )
    slowly: float = setting(1.0, "ROOKERY_SLOWLY", "how much of the times that hide who answered is kept; 0: none")
    workers: int = setting(1, "ROOKERY_WORKERS", "processes in which bots think; 0: threads of the server")
    bot_seconds: float = setting(5.0, "ROOKERY_BOT_SECONDS", "a bot that thinks longer is answered for by the rule")
    poll: float = setting(2.0, "ROOKERY_POLL", "seconds between looks for changes nobody told us of")
    sweep: float = setting(1.0, "ROOKERY_SWEEP", "seconds between looks for overdue tables")
    grace: float = setting(2.0, "ROOKERY_GRACE", "seconds another process may be late before we drive its table")
    idle: float = setting(300.0, "ROOKERY_IDLE", "seconds until an unwatched table leaves the memory")
    origins: str = setting("", "ROOKERY_ORIGINS", "further origins that may post, comma-separated (https://…)")
    proxies: str = setting("127.0.0.1", "ROOKERY_PROXIES", "addresses of proxies whose headers are believed")
    secure: bool = setting(False, "ROOKERY_SECURE", "1: the session cookie travels over https only, HSTS is sent")
    logs: str = setting("auto", "ROOKERY_LOGS", "json, console, or auto (console on a terminal)")
    log_level: str = setting("info", "ROOKERY_LOG_LEVEL", "debug, info, warning or error")
    rate: str = setting("600/minute", "ROOKERY_RATE", "requests per session")
    rate_address: str = setting("6000/minute", "ROOKERY_RATE_ADDRESS", "requests per address, all its sessions")
    rate_posts: str = setting("300/minute", "ROOKERY_RATE_POSTS", "posts per session")
    rate_guests: str = setting("60/minute", "ROOKERY_RATE_GUESTS", "new guests per address")
    rate_logins: str = setting(
        "10/minute", "ROOKERY_RATE_LOGINS", "attempts to log in, and passwords set, per name and per address"
    )
    rate_tables: str = setting("60/minute", "ROOKERY_RATE_TABLES", "new tables, and records to verify, per person")
    rate_chat: str = setting("20/10 seconds", "ROOKERY_RATE_CHAT", "lines of chat per person")
    max_body: int = setting(65_536, "ROOKERY_MAX_BODY", "bytes of a request's body")
    metrics_token: str = setting(
        "", "ROOKERY_METRICS_TOKEN", "who brings it may read /metrics from another machine", secret=True
    )
    test: bool = setting(False, "ROOKERY_TEST", "1: test mode (model games, fault injection); never in earnest")
    kill_at: str = setting(
        "", "ROOKERY_TEST_KILL_AT", "test mode: die at write n, e.g. 7:before, 7:stored, 7:acked"
    )

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
            raise SettingError("ROOKERY_SYNC is full or normal")
        if self.logs not in ("auto", "json", "console"):
            raise SettingError("ROOKERY_LOGS is auto, json or console")
        if not 0 <= self.port < 65_536:
            raise SettingError("ROOKERY_PORT is a number from 0 to 65535")
        if self.max_body > MAX_BODY_MOST:
            raise SettingError(f"ROOKERY_MAX_BODY is at most {MAX_BODY_MOST}")
        if self.database.partition(":")[0].partition("+")[0] not in ("sqlite", "postgresql"):
            raise SettingError("ROOKERY_DATABASE starts with sqlite:/// or postgresql+psycopg://")
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
        """Variable, value now and help, for `rookery doctor`; secrets and passwords in URLs are hidden."""
        return [(f.metadata["env"], self._shown(f), f.metadata["text"]) for f in fields(self)]

    def _shown(self, each: Field[Any]) -> str:
        value = getattr(self, each.name)
        return "…" if value and each.metadata["secret"] else shown(value)


def convert(env: str, kind: str, text: str) -> Any:
    """The text of a variable as what the setting is."""
    try:
        if kind == "bool":
            return text.strip().lower() in ("1", "true", "yes", "on")
        return {"int": int, "float": float, "str": str}[kind](text.strip())
    except ValueError:
        raise SettingError(f"{env} is a number, not “{text[:40]}”") from None


def shown(value: Any) -> str:
    """A value that may be shown: a URL without its password."""
    text = str(value)
    scheme, mark, rest = text.partition("://")
    if mark and "@" in rest:
        who, _, where = rest.rpartition("@")
        return f"{scheme}://{who.partition(':')[0]}:…@{where}"
    return text
