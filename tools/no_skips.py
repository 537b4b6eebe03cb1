"""A pytest plugin for CI: a skipped test is a failed test, as a missing service must not look like success.

A test of something left out on purpose says so: a reason that starts with "optional:" stays a skip.
"""

from __future__ import annotations

from collections.abc import Generator

import pytest


def judged(report: pytest.TestReport | pytest.CollectReport) -> None:
    """Turn a skip into a failure unless its reason begins with "optional:"."""
    if not report.skipped or hasattr(report, "wasxfail"):
        return
    place = report.longrepr if isinstance(report.longrepr, tuple) else ("", 0, str(report.longrepr))
    reason = str(place[2]).removeprefix("Skipped: ")
    if not reason.startswith("optional:"):
        report.outcome = "failed"
        report.longrepr = f"{place[0]}:{place[1]}: skipped, which CI does not allow: {reason}"


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Look at each test's report."""
    report = yield
    judged(report)
    return report


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """Look at modules that skip themselves."""
    report = yield
    judged(report)
    return report
