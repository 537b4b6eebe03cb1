"""Numbers for Prometheus. Each process counts for itself and is asked at its own /metrics."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from itertools import accumulate
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest
from prometheus_client.core import HistogramMetricFamily
from prometheus_client.registry import Collector

REGISTRY = CollectorRegistry()
BOUNDS: Final = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)

TABLES = Gauge("rookery_tables", "Tables in memory, by status", ["status"], registry=REGISTRY)
SOCKETS = Gauge("rookery_sockets", "Open WebSockets, by kind", ["kind"], registry=REGISTRY)
ANSWERS = Counter("rookery_answers", "Answers, by who gave them", ["by"], registry=REGISTRY)
REFUSED = Counter("rookery_refused", "Posts refused, by reason", ["reason"], registry=REGISTRY)
CONFLICTS = Counter("rookery_conflicts", "Entries another process stored first", registry=REGISTRY)
STORE_REFUSED = Counter("rookery_store_refused", "Reads and writes that failed", ["what"], registry=REGISTRY)
DAMAGED = Gauge("rookery_damaged_tables", "Tables that could not be read", registry=REGISTRY)
BOT_FAILURES = Counter("rookery_bot_failures", "Bots that crashed or were too slow", ["why"], registry=REGISTRY)
UNREAD = Counter("rookery_unread", "Readers ended in the middle of something", ["why"], registry=REGISTRY)
NOTICES = Counter(
    "rookery_notices", "Notices that it is somebody's turn, by way and result", ["way", "result"], registry=REGISTRY
)
REQUESTS = Counter("rookery_requests", "HTTP requests, by kind of status", ["status"], registry=REGISTRY)


class Times(Collector):
    """A histogram of seconds, counted by one thread: a move is counted six times, and the library's is thorough."""

    def __init__(self, name: str, about: str) -> None:
        self._name, self._about = name, about
        self._counts = [0] * (len(BOUNDS) + 1)
        self._sum = 0.0
        REGISTRY.register(self)

    def observe(self, seconds: float) -> None:
        """Count one."""
        self._counts[bisect_left(BOUNDS, seconds)] += 1
        self._sum += seconds

    def collect(self) -> Iterator[HistogramMetricFamily]:
        """For Prometheus: so many up to each bound."""
        up_to = zip([*map(str, BOUNDS), "+Inf"], accumulate(self._counts), strict=True)
        buckets: list[tuple[str, float]] = [(bound, float(count)) for bound, count in up_to]
        yield HistogramMetricFamily(self._name, self._about, buckets, self._sum)


STORE = Times("rookery_store_seconds", "One commit, whole group")
ANSWER = Times("rookery_answer_seconds", "From post to acknowledgement")
PUSH = Times("rookery_push_seconds", "From change to one viewer's message")
THINK = Times("rookery_think_seconds", "A bot's thought")


# What has not happened yet is 0: Prometheus sees nothing rise that comes out of nowhere.
for _kind in ("2xx", "3xx", "4xx", "5xx"):
    REQUESTS.labels(_kind)
for _what in ("read", "write"):
    STORE_REFUSED.labels(_what)
for _why in ("slow", "crashed", "start", "error"):
    BOT_FAILURES.labels(_why)
    UNREAD.labels(_why)
UNREAD.labels("memory")
for _way in ("mail", "push"):
    for _result in ("sent", "later", "refused"):
        NOTICES.labels(_way, _result)
for _kind in ("html", "json"):
    SOCKETS.labels(_kind)

# Labels take longer to find than to count.
DONE = REQUESTS.labels("2xx")
_PERSON = ANSWERS.labels("person")
ANSWERED = {"": _PERSON, "switch": _PERSON, "bot": ANSWERS.labels("bot"), "clock": ANSWERS.labels("clock")}
"""By who gave an answer. A private switch is nobody's business: it counts as its owner."""


def page() -> bytes:
    """The text Prometheus reads."""
    return generate_latest(REGISTRY)
