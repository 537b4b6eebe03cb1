"""The description of the API is true: Schemathesis tries everything it says."""

from __future__ import annotations

import itertools
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings

from rookery.serve.app import create_app
from rookery.serve.settings import Settings
from tests.serve.tools import PATIENCE, Person, Running

CHECKS = [
    schemathesis.checks.not_a_server_error,
    schemathesis.checks.status_code_conformance,
    schemathesis.checks.content_type_conformance,
    schemathesis.checks.response_schema_conformance,
]
STRICT = [*CHECKS, schemathesis.checks.negative_data_rejection]
turns = itertools.count()


@pytest.fixture(scope="module")
def crowd(server: Running) -> tuple[list[Person], list[str]]:
    """Two people and three tables: one that waits, one under way, one that is over."""
    people = [server.person("Ada"), server.person("Bob")]
    waiting = people[0].post("/tables", {"game": "thiefs-market", "seats": 3, "public": True}).json()["table"]["id"]
    playing, over = server.table(*people), server.table(*people)
    for _ in range(60):
        seen = people[0].get(f"/tables/{over}").json()["table"]
        if seen["status"] == "over":
            break
        for seat in seen["waiting"]:
            move = people[seat].get(f"/tables/{over}").json()["legal"][0]
            people[seat].post(f"/tables/{over}/answers", {"seat": seat, "number": seen["number"], "move": move})
    assert people[0].get(f"/tables/{over}").json()["table"]["status"] == "over"
    return people, [waiting, playing, over]


schema = schemathesis.openapi.from_dict(create_app(Settings.read({}, database="sqlite:///unused.db")).openapi())
rejection = schema.config.checks.negative_data_rejection
rejection.expected_statuses = [*rejection.expected_statuses, "413"]  # a text that is too long may be too big, too


@schema.parametrize()
@settings(
    max_examples=8,
    deadline=None,
    derandomize=True,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_what_is_described_holds(
    case: schemathesis.Case[Any], server: Running, crowd: tuple[list[Person], list[str]]
) -> None:
    people, tables = crowd
    n = next(turns)
    checks = STRICT
    if case.path_parameters and "table_id" in case.path_parameters and n % 4:
        case.path_parameters["table_id"] = tables[n % 3]
        checks = CHECKS  # what was wrong may have been the id
    logging_out = case.path.endswith("/logout") or case.path.endswith("/me/password")
    headers = {} if logging_out else people[n % 2].headers
    case.call_and_validate(base_url=server.url, headers=headers, checks=checks, timeout=PATIENCE)


def test_every_operation_is_described(server: Running) -> None:
    found = server.client.get(server.url + "/api/v1/openapi.json").json()
    paths: dict[str, Any] = found["paths"]
    assert len(paths) > 25
    tags = {tag["name"] for tag in found["tags"]}
    for path, methods in paths.items():
        assert path.startswith("/api/v1/")
        for operation in methods.values():
            assert operation["summary"]
            assert operation["description"]
            assert set(operation["tags"]) <= tags
            assert {"404", "409", "429"} <= set(operation["responses"])
