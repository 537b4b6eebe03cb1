"""Traces and metrics: one click is one trace, and neither they nor the log say what nobody may know."""

from __future__ import annotations

import contextlib
import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from opentelemetry.sdk.metrics.export import InMemoryMetricReader
from opentelemetry.sdk.trace import ReadableSpan
from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter
from opentelemetry.trace import format_trace_id

from rookery.serve import settings as of_settings, traces
from rookery.serve.door.guard import Guard
from rookery.serve.hub.keeper import Keeper
from rookery.serve.settings import SettingError, Settings
from rookery.serve.store.database import Store
from rookery.serve.upkeep import metrics
from tests.serve.tools import Person, Running, need_redis, scratch, serving, settings, wait_until

PARTS = {"door", "rules", "store", "draw", "send"}
SAID = {
    "http.request.method",
    "http.response.status_code",
    "rookery.what",
    "rookery.request",
    "rookery.game",
    "error.type",
}
"""All that a span may say."""


@contextlib.contextmanager
def traced() -> Iterator[tuple[InMemorySpanExporter, InMemoryMetricReader]]:
    """Whatever servers do meanwhile is seen."""
    spans, reader = InMemorySpanExporter(), InMemoryMetricReader()
    on = traces.Traces(SimpleSpanProcessor(spans), reader)
    assert on.on
    try:
        yield spans, reader
    finally:
        on.close()


def click(server: Running, people: list[Person], name: str, move: str = "") -> None:
    """Whoever must answer posts a form, as a page's script does."""
    table = server.app.state.hub.live[name]
    seat = table.match.waiting[0]
    mine = next(person for person in people if person.id == table.seats[seat].user_id)
    form = {
        "seat": str(seat),
        "number": str(table.number),
        "move": move or str(table.match.legal(seat)[0]),
        "once": "a",
    }
    headers = {"cookie": f"rookery={mine.token}", "hx-request": "true"}
    posted = server.client.post(f"{server.url}/t/{name}/answer", data=form, headers=headers)
    assert move or posted.status_code == 204, posted.text


def by_trace(spans: InMemorySpanExporter) -> dict[int, list[ReadableSpan]]:
    found: dict[int, list[ReadableSpan]] = {}
    for each in spans.get_finished_spans():
        assert each.context is not None
        found.setdefault(each.context.trace_id, []).append(each)
    return found


def moves(spans: InMemorySpanExporter) -> list[list[ReadableSpan]]:
    """Traces that begin with a move."""
    return [
        trace
        for trace in by_trace(spans).values()
        if any(s.parent is None and (s.attributes or {}).get("rookery.what") == "move" for s in trace)
    ]


def test_one_click_is_one_trace_to_the_other_browsers(sqlite: str) -> None:
    with traced() as (spans, _), serving(sqlite) as server, contextlib.ExitStack() as stack:
        people = [server.person(name) for name in ("Ada", "Bob")]
        name = server.table(*people)
        pages = [stack.enter_context(person.page_socket(name)) for person in people]
        for page in pages:
            page.recv()
        spans.clear()
        click(server, people, name)
        for page in pages:
            page.recv()
        wait_until(lambda: sum(s.name == "send" for s in spans.get_finished_spans()) >= len(pages))
        (trace,) = moves(spans)
        assert {span.name for span in trace} == PARTS
        assert [span.name for span in trace].count("send") == len(pages)
        (door,) = [span for span in trace if span.name == "door"]
        assert all(span is door or span.parent is not None for span in trace)
        assert door.attributes is not None and door.attributes["http.response.status_code"] == 204


def test_the_trace_goes_on_in_another_process(tmp_path: Path) -> None:
    redis = need_redis()
    with scratch("postgresql", tmp_path) as database, traced() as (spans, _):
        apart: dict[str, Any] = {"redis": redis, "poll": 600.0}
        with serving(database, **apart) as one, serving(database, **apart) as two:
            wait_until(lambda: one.app.state.hub.bus.up and two.app.state.hub.bus.up)
            people = [one.person(name) for name in ("Ada", "Bob")]
            name = one.table(*people)
            far = Person(two.url, two.client, people[1].token, people[1].id)
            with far.page_socket(name) as page:
                page.recv()
                spans.clear()
                click(one, people, name)
                page.recv()
                wait_until(lambda: any(s.name == "send" for s in spans.get_finished_spans()))
            (trace,) = moves(spans)
            assert {span.name for span in trace} >= PARTS


def test_bots_go_on_in_traces_of_their_own(sqlite: str) -> None:
    with traced() as (spans, _), serving(sqlite) as server:
        ada = server.person("Ada")
        name = server.table(
            ada, game="thiefs-market", seats=3, bots={"1": "random", "2": "random"}, options={"start": 0}
        )
        spans.clear()
        click(server, [ada], name)
        wait_until(lambda: any(s.name == "bot" for s in spans.get_finished_spans()))
        assert all(s.parent is None for s in spans.get_finished_spans() if s.name == "bot")
        for trace in moves(spans):
            assert "bot" not in {span.name for span in trace}


def test_only_a_believed_proxy_says_which_trace_it_is(sqlite: str) -> None:
    given = "00-" + "ab" * 16 + "-" + "cd" * 8 + "-01"
    for proxies, believed in (("127.0.0.1", True), ("192.0.2.1", False)):
        with traced() as (spans, _), serving(sqlite, proxies=proxies) as server:
            server.client.get(
                server.url + "/login", headers={"traceparent": given, "x-forwarded-for": "198.51.100.7"}
            )
            found = {format_trace_id(trace) for trace in by_trace(spans)}
            assert ("ab" * 16 in found) == believed


# -- secrecy -----------------------------------------------------------------------------------------------------


def shown(spans: InMemorySpanExporter) -> str:
    """Everything that would leave the process."""
    return "\n".join(span.to_json() for span in spans.get_finished_spans())


def test_spans_and_logs_tell_no_secret(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """Not the hands, nor sealed answers, nor who gave one; no tokens, names, addresses or invitations."""
    with traced() as (spans, reader), scratch("sqlite", tmp_path) as url:
        with serving(url, log_level="debug") as server, contextlib.ExitStack() as stack:
            people = [server.person(name) for name in ("Adalberta", "Bonifacia", "Cleopatra")]
            name = server.table(*people)
            table = server.app.state.hub.live[name]
            for person in people:
                stack.enter_context(person.page_socket(name)).recv()
            for _ in range(3):
                click(server, people, name, "pass")
            assert sorted(table.match.waiting) == [0, 1, 2]  # a sealed question
            sealed = str(table.match.legal(table.match.waiting[0])[-1])
            from_afar = {"x-forwarded-for": "198.51.100.77"}
            headers = {"authorization": f"Bearer {people[0].token}", **from_afar}
            body = {"seat": 0, "number": table.number, "move": sealed}
            where = f"{server.url}/api/v1/tables/{name}/answers"
            assert server.client.post(where, json=body, headers=headers).status_code == 200
            server.client.post(where, json={**body, "move": "no such move"}, headers=headers)
            server.client.get(f"{server.url}/t/{name}/join/{table.invite}", headers=from_afar)
            record = table.match.record
        out = capfd.readouterr()
        said = shown(spans) + str(reader.get_metrics_data()) + out.out + out.err
    dealt = [line.partition("draw ")[2].strip() for line in record.splitlines() if line.startswith("* draw")]
    assert dealt and sealed in record.replace("?", sealed)
    secrets = [p.token for p in people] + [p.id for p in people] + [name, table.invite, table.state.key.hex()]
    secrets += ["Adalberta", "Bonifacia", "Cleopatra", "198.51.100.77", "no such move"]
    for secret in secrets:
        assert secret not in said, secret
    for span in spans.get_finished_spans():
        assert set(span.attributes or {}) <= SAID
        assert not span.events and not span.links and span.status.description is None
        for value in (span.attributes or {}).values():
            assert value not in (*dealt, sealed, "pass")


def test_a_planted_secret_is_found(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the test above looks at is what leaves the process."""
    monkeypatch.setattr(traces, "what", lambda scope: scope["path"])
    with traced() as (spans, _), serving(sqlite) as server:
        people = [server.person(name) for name in ("Ada", "Bob")]
        name = server.table(*people)
        click(server, people, name)
        assert name in shown(spans)


# -- on and off --------------------------------------------------------------------------------------------------


def test_switched_off_nothing_is_in_the_way(sqlite: str) -> None:
    before = [Guard.__call__, Keeper.answer_for, Store.write]
    with traced():
        assert [Guard.__call__, Keeper.answer_for, Store.write] != before
        second = traces.Traces(SimpleSpanProcessor(InMemorySpanExporter()), InMemoryMetricReader())
        assert not second.on
        second.close()
    assert [Guard.__call__, Keeper.answer_for, Store.write] == before
    assert not settings(sqlite).otel


def test_the_setting_switches_it_on_and_a_silent_collector_holds_nobody_up(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("OTEL_EXPORTER_OTLP_ENDPOINT", "http://127.0.0.1:9")
    before = Guard.__call__
    with serving(sqlite, otel=True) as server:
        assert Guard.__call__ is not before
        people = [server.person(name) for name in ("Ada", "Bob")]
        click(server, people, server.table(*people))
    assert Guard.__call__ is before


def test_without_the_extra_the_setting_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(of_settings, "has_otel", lambda: False)
    with pytest.raises(SettingError, match="extra otel"):
        Settings.read({"ROOKERY_OTEL": "1"})


@pytest.mark.parametrize("missing", ["opentelemetry", "opentelemetry.exporter.otlp"])
def test_the_extra_is_looked_for_where_nothing_of_it_is(missing: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert of_settings.has_otel()
    for name in [name for name in sys.modules if name.startswith(missing)]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, missing, None)
    assert not of_settings.has_otel()


def test_metrics_have_the_names_of_the_page(sqlite: str) -> None:
    with traced() as (_, reader), serving(sqlite) as server:
        people = [server.person(name) for name in ("Ada", "Bob")]
        name = server.table(*people)
        click(server, people, name)
        data = json.loads(reader.get_metrics_data().to_json())  # type: ignore[union-attr]
        page = server.client.get(server.url + "/metrics").text
    sent = {
        metric["name"]
        for resource in data["resource_metrics"]
        for scope in resource["scope_metrics"]
        for metric in scope["metrics"]
        if metric["data"]["data_points"]
    }
    assert {"rookery_answers_total", "rookery_store_seconds_bucket", "rookery_sockets"} - {
        "rookery_sockets"
    } <= sent
    assert sent <= set(re.findall(r"^(rookery_\w+)", page, re.MULTILINE))
    assert {family.name for family in metrics.REGISTRY.collect()}  # and there are some
