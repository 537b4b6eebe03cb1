"""Numbers for Prometheus. Each process counts for itself and is asked at its own /metrics."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

REGISTRY = CollectorRegistry()
_FINE = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)

TABLES = Gauge("rookery_tables", "Tables in memory, by status", ["status"], registry=REGISTRY)
SOCKETS = Gauge("rookery_sockets", "Open WebSockets, by kind", ["kind"], registry=REGISTRY)
ANSWERS = Counter("rookery_answers", "Answers, by who gave them", ["by"], registry=REGISTRY)
REFUSED = Counter("rookery_refused", "Posts refused, by reason", ["reason"], registry=REGISTRY)
CONFLICTS = Counter("rookery_conflicts", "Entries another process stored first", registry=REGISTRY)
BOT_FAILURES = Counter("rookery_bot_failures", "Bots that crashed or were too slow", ["why"], registry=REGISTRY)
REQUESTS = Counter("rookery_requests", "HTTP requests, by kind of status", ["status"], registry=REGISTRY)
STORE = Histogram("rookery_store_seconds", "One commit, whole group", buckets=_FINE, registry=REGISTRY)
ANSWER = Histogram("rookery_answer_seconds", "From post to acknowledgement", buckets=_FINE, registry=REGISTRY)
PUSH = Histogram("rookery_push_seconds", "From change to one viewer's message", buckets=_FINE, registry=REGISTRY)
THINK = Histogram("rookery_think_seconds", "A bot's thought", buckets=_FINE, registry=REGISTRY)


# Labels take longer to find than to count.
DONE = REQUESTS.labels("2xx")
_PERSON = ANSWERS.labels("person")
ANSWERED = {"": _PERSON, "switch": _PERSON, "bot": ANSWERS.labels("bot"), "clock": ANSWERS.labels("clock")}
"""By who gave an answer. A private switch is nobody's business: it counts as its owner."""


def page() -> bytes:
    """The text Prometheus reads."""
    return generate_latest(REGISTRY)
