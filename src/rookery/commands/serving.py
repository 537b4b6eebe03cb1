"""What `rookery serve` and `rookery tables` need: settings, a database that is there, a free port, addresses."""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rookery.serve.settings import Settings

ANYWHERE = ("0.0.0.0", "::")
DISK_FULL = ("disk is full", "No space left on device")
SMALLEST = 64 * 1024
"""With less room than this, in bytes, no database can be opened."""


def server_settings(**given: Any) -> Settings:
    """How the server is to run, or a complaint."""
    from rookery.terminal.complaint import Complaint

    try:
        import rookery.serve.app  # noqa: F401 - everything it needs must be there
        from rookery.serve.settings import SettingError, Settings
    except ModuleNotFoundError as error:
        raise Complaint("ui-serve-missing", name=str(error.name)) from None
    try:
        settings = Settings.read(**given)
    except SettingError as error:
        scheme = (given["database"] or os.environ.get("ROOKERY_DATABASE", "")).partition(":")[0].partition("+")[0]
        if scheme and scheme not in ("sqlite", "postgresql"):
            raise Complaint("ui-serve-scheme", scheme=scheme[:40]) from None
        raise Complaint("ui-serve-setting", why=error.say) from None
    if settings.redis:
        if settings.redis.partition("://")[0] not in ("redis", "rediss", "redis+unix"):
            raise Complaint("ui-serve-redis")
        need("redis")
    return settings


def need(module: str, extra: str = "serve") -> None:
    """An optional package, or a complaint that says how to get it."""
    from importlib.util import find_spec

    from rookery.terminal.complaint import Complaint

    if find_spec(module) is None:
        raise Complaint(f"ui-{extra}-missing", name=module)


def check_database(settings: Settings) -> None:
    """Does it answer?"""
    from sqlalchemy.exc import ArgumentError, NoSuchModuleError, SQLAlchemyError

    from rookery.serve.settings import shown
    from rookery.serve.store.database import NewerDatabase, form_of
    from rookery.terminal.complaint import Complaint

    try:
        form_of(settings)
    except ModuleNotFoundError as error:
        raise Complaint("ui-serve-missing", name=str(error.name)) from None
    except (ArgumentError, NoSuchModuleError):
        raise Complaint("ui-serve-scheme", scheme=settings.database.partition(":")[0][:40]) from None
    except NewerDatabase as error:
        raise Complaint("ui-serve-newer", url=shown(settings.database), found=error.found) from None
    except (SQLAlchemyError, OSError) as error:
        why = str(getattr(error, "orig", None) or error).strip().partition("\n")[0]
        if any(words in why for words in DISK_FULL) or no_room(settings.database):
            raise Complaint("ui-serve-full", url=shown(settings.database)) from None
        raise Complaint("ui-serve-database", url=shown(settings.database), why=why) from None


def no_room(database: str) -> bool:
    """Is the disk full on which a database's file is? SQLite may only say that something is wrong with it."""
    from sqlalchemy import make_url

    url = make_url(database)
    if not url.drivername.startswith("sqlite") or not url.database:
        return False
    folder = Path(url.database).absolute().parent
    return folder.is_dir() and shutil.disk_usage(folder).free < SMALLEST


def free_port(host: str, port: int) -> int:
    """The port, if it can be had; any free one for 0."""
    import errno
    import socket

    from rookery.terminal.complaint import Complaint

    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as trial:
        trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            trial.bind((host, port))
            trial.listen()
        except OSError as error:
            if error.errno == errno.EADDRINUSE:
                raise Complaint("ui-serve-port", port=str(port)) from None
            raise Complaint(
                "ui-serve-address", address=f"{host}:{port}", why=error.strerror or str(error)
            ) from None
        return int(trial.getsockname()[1])


def web_address(host: str, port: int) -> str:
    """What to type into a browser."""
    shown = "127.0.0.1" if host in ANYWHERE else f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}/"


def lan_address() -> str:
    """This machine as its neighbours see it; nothing is sent to find out."""
    import socket

    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address that belongs to nobody
            return str(probe.getsockname()[0])
        except OSError:
            return socket.gethostname()
