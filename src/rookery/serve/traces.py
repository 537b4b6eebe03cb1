"""OpenTelemetry (extra `otel`, ROOKERY_OTEL=1): a move from the click to the other browsers as one trace; metrics.

Nothing on a move's way knows of it. When it is switched on, the few functions below get a wrapping each, and lose
it at the end: switched off, it costs nothing at all. A span follows from another by the context that asyncio hands
on: whoever is sent something because of a post is sent it in that post's context.

A span says what took how long, and of which game. Nothing else: no seat, no name, no address, no table, no move;
and of an error its kind only, for its text may hold a move. OpenTelemetry's own variables say where all of it
goes: OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_TRACES_SAMPLER and so on.
"""

from __future__ import annotations

import contextlib
import inspect
import threading
from collections.abc import Callable, Iterable, Iterator
from functools import partial, wraps
from typing import Any, Final

from opentelemetry import context as contexts, trace
from opentelemetry.exporter.otlp.proto.http.metric_exporter import OTLPMetricExporter
from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
from opentelemetry.metrics import CallbackOptions, Meter, Observation
from opentelemetry.sdk.metrics import MeterProvider
from opentelemetry.sdk.metrics.export import MetricReader, PeriodicExportingMetricReader
from opentelemetry.sdk.resources import Resource
from opentelemetry.sdk.trace import SpanProcessor, TracerProvider
from opentelemetry.sdk.trace.export import BatchSpanProcessor
from opentelemetry.trace.propagation.tracecontext import TraceContextTextMapPropagator

import rookery
from rookery.serve.door.connections import Line, Wire
from rookery.serve.door.guard import UNLIMITED, Guard
from rookery.serve.door.security import forwarded, headers_of
from rookery.serve.hub.keeper import Keeper
from rookery.serve.pages.pushes import HtmlFeed
from rookery.serve.store.bus import Bus, News
from rookery.serve.store.database import Store
from rookery.serve.tables.state import State
from rookery.serve.upkeep import asked, metrics

END_SECONDS: Final = 0.3
PARENT: Final = "traceparent"
PARTS: Final = (
    (State, "played", "rules"),
    (Store, "write", "store"),
    (HtmlFeed, "message", "draw"),
    (Line, "write", "send"),
    (Wire, "write", "send"),
)
"""What is measured of a move behind the door."""
ENDINGS: Final = {"counter": ("_total",), "gauge": ("",), "histogram": ("_bucket", "_count", "_sum")}
_carrier = TraceContextTextMapPropagator()
_on = threading.Lock()


class Traces:
    """Switched on when it is made, off by `close`. One at a time in a process: a second one does nothing."""

    def __init__(self, spans: SpanProcessor | None = None, reader: MetricReader | None = None) -> None:
        self._undo: list[Callable[[], None]] = []
        self.on = _on.acquire(blocking=False)
        if not self.on:
            return
        about = Resource.create({"service.name": "rookery", "service.version": rookery.__version__})
        self._tracing = TracerProvider(resource=about, shutdown_on_exit=False)
        self._tracing.add_span_processor(spans or BatchSpanProcessor(OTLPSpanExporter()))
        self._metering = MeterProvider(
            [reader or PeriodicExportingMetricReader(OTLPMetricExporter())], about, shutdown_on_exit=False
        )
        self.tracer = self._tracing.get_tracer("rookery", rookery.__version__)
        count(self._metering.get_meter("rookery", rookery.__version__))
        self._wrap(Guard, "__call__", partial(at_the_door, self.tracer))
        self._wrap(Keeper, "answer_for", partial(by_itself, self.tracer))
        for holder, name, part in PARTS:
            self._wrap(holder, name, partial(measured, self.tracer, part))
        self._wrap(Bus, "say", saying)
        self._wrap(Keeper, "_hear", hearing)

    def _wrap(self, holder: type, name: str, wrapping: Callable[[Any], Any]) -> None:
        plain = getattr(holder, name)
        setattr(holder, name, wraps(plain)(wrapping(plain)))
        self._undo.append(partial(setattr, holder, name, plain))

    def close(self) -> None:
        """Off. What has not been sent yet is given a moment: a collector that hangs holds nobody up."""
        if not self.on:
            return
        self.on = False
        for undo in reversed(self._undo):
            undo()
        _on.release()
        last = threading.Thread(target=self._end, daemon=True)
        last.start()
        last.join(END_SECONDS)

    def _end(self) -> None:
        self._tracing.shutdown()
        self._metering.shutdown()


# -- wrappings ---------------------------------------------------------------------------------------------------


@contextlib.contextmanager
def span(tracer: trace.Tracer, name: str, **about: str) -> Iterator[trace.Span]:
    """A span; of an error it keeps the kind."""
    with tracer.start_as_current_span(
        name, attributes=dict(about), record_exception=False, set_status_on_exception=False
    ) as made:
        try:
            yield made
        except BaseException as error:
            made.set_attribute("error.type", type(error).__name__)
            raise


def traced() -> bool:
    """Is there a trace to belong to?"""
    return trace.get_current_span().get_span_context().is_valid


def at_the_door(tracer: trace.Tracer, plain: Any) -> Any:
    """A request begins a trace, or goes on with one of a believed proxy."""

    async def called(self: Guard, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "http" or scope["path"].startswith(UNLIMITED):
            await plain(self, scope, receive, send)
            return

        async def sent(message: Any) -> None:
            if message["type"] == "http.response.start":
                here.set_attribute("http.response.status_code", message["status"])
                here.set_attribute("rookery.request", asked.number())
            await send(message)

        token = contexts.attach(parent_of(scope))
        try:
            with span(
                tracer, "door", **{"http.request.method": scope["method"], "rookery.what": what(scope)}
            ) as here:
                await plain(self, scope, receive, sent)
        finally:
            contexts.detach(token)

    return called


def parent_of(scope: Any) -> contexts.Context:
    """The trace a believed proxy began, or none."""
    given = headers_of(scope).get(PARENT, "") if forwarded(scope) else ""
    return _carrier.extract({PARENT: given}, context=contexts.Context())


def what(scope: Any) -> str:
    """What is asked for, without the path: it may hold an invite token."""
    path = scope["path"]
    if scope["method"] == "POST" and path.endswith(("/answer", "/answers")):
        return "move"
    return "api" if path.startswith("/api/") else "page"


def by_itself(tracer: trace.Tracer, plain: Any) -> Any:
    """An answer that nobody posted, of a bot or a clock, begins a trace of its own."""

    async def called(self: Keeper, table: Any, seat: int, number: int, move: str, by: str) -> Any:
        if traced():
            return await plain(self, table, seat, number, move, by)
        with span(tracer, by or "answer"):
            return await plain(self, table, seat, number, move, by)

    return called


def measured(tracer: trace.Tracer, part: str, plain: Any) -> Any:
    """A part of a trace; what belongs to none is not measured."""

    def about(self: Any) -> dict[str, str]:
        return {"rookery.game": self.box.name} if part == "rules" else {}

    def called(self: Any, *args: Any, **named: Any) -> Any:
        if not traced():
            return plain(self, *args, **named)
        with span(tracer, part, **about(self)):
            return plain(self, *args, **named)

    async def awaited(self: Any, *args: Any, **named: Any) -> Any:
        if not traced():
            return await plain(self, *args, **named)
        with span(tracer, part, **about(self)):
            return await plain(self, *args, **named)

    return awaited if inspect.iscoroutinefunction(plain) else called


def saying(plain: Any) -> Any:
    """News between processes says which trace it belongs to."""

    def called(self: Bus, news: News) -> None:
        if traced():
            carried: dict[str, str] = {}
            _carrier.inject(carried)
            news.trace = carried.get(PARENT, "")
        plain(self, news)

    return called


def hearing(plain: Any) -> Any:
    """And what follows from the news there belongs to it too."""

    def called(self: Keeper, news: News) -> None:
        token = contexts.attach(_carrier.extract({PARENT: news.trace}, context=contexts.Context()))
        try:
            plain(self, news)
        finally:
            contexts.detach(token)

    return called


# -- metrics -----------------------------------------------------------------------------------------------------


def count(meter: Meter) -> None:
    """The numbers of /metrics under the same names; a histogram as its count, its sum and its buckets."""
    for family in metrics.REGISTRY.collect():
        make = meter.create_observable_gauge if family.type == "gauge" else meter.create_observable_counter
        for ending in ENDINGS[family.type]:
            name = family.name + ending
            make(name, [partial(observed, name)], description=family.documentation)


def observed(name: str, _options: CallbackOptions) -> Iterable[Observation]:
    """One of them now."""
    for family in metrics.REGISTRY.collect():
        for sample in family.samples:
            if sample.name == name:
                yield Observation(sample.value, sample.labels)
