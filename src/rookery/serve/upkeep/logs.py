"""Structured logs: JSON lines, or readable ones on a terminal. No secret is ever passed to them."""

from __future__ import annotations

import contextlib
import logging
import sys
from typing import Any

import structlog

from rookery.serve.upkeep import asked

# Local variables may be secrets: traces go without them.
_TRACES = structlog.processors.ExceptionRenderer(structlog.tracebacks.ExceptionDictTransformer(show_locals=False))

log: Any = structlog.get_logger("rookery")


class Stderr:
    """Whatever stderr is at the moment. What cannot be written (a full disk, a closed pipe) is lost, and no more.

    Those who log have work to finish: the thread that writes to the database must not end with a line of its log.
    """

    def write(self, text: str) -> None:
        """Some of a line."""
        with contextlib.suppress(OSError, ValueError):
            sys.stderr.write(text)

    def flush(self) -> None:
        """Now."""
        with contextlib.suppress(OSError, ValueError):
            sys.stderr.flush()


STDERR: Any = Stderr()


class ToStderr(logging.Handler):
    """The same for those who use the standard library's logs."""

    def emit(self, record: logging.LogRecord) -> None:
        """One line."""
        print(self.format(record), file=STDERR)


def set_up(kind: str = "auto", level: str = "info") -> None:
    """Choose the form and the level; uvicorn's own messages go the same way."""
    if kind == "auto":
        kind = "console" if sys.stderr.isatty() else "json"
    number = getattr(logging, level.upper(), logging.INFO)
    shared: list[Any] = [
        asked.note,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    last: list[Any] = (
        [structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)]
        if kind == "console"
        else [_TRACES, structlog.processors.JSONRenderer(ensure_ascii=False)]
    )
    structlog.configure(
        processors=[*shared, *last],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=lambda *_: structlog.PrintLogger(STDERR),
        cache_logger_on_first_use=False,
    )
    handler = ToStderr()
    bare = structlog.stdlib.ProcessorFormatter.remove_processors_meta
    handler.setFormatter(structlog.stdlib.ProcessorFormatter(processors=[bare, *last], foreign_pre_chain=shared))
    handler.addFilter(
        lambda record: "ASGI application" not in record.getMessage()
    )  # the guard has told it, or app.py
    for name in ("uvicorn", "uvicorn.error", "alembic", "asyncio", "opentelemetry", "python_multipart"):
        other = logging.getLogger(name)
        other.handlers, other.propagate = [handler], False
        other.setLevel(max(number, logging.WARNING))
    logging.getLogger("uvicorn.access").disabled = True  # it would write down paths with invite tokens
