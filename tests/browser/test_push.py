"""A browser that is told while no page is open: what its service worker makes of a message."""

from __future__ import annotations

from typing import Any

from tests.browser.conftest import Open

STAND_IN = """() => {
  self.told = [];
  self.registration.showNotification = async (title, look) => { self.told.push([title, look.body, look.data]); };
}"""
"""The shell of Chromium shows no notices, whatever a page is allowed."""


def test_a_message_becomes_a_notice_that_leads_to_the_table(visit: Open) -> None:
    page = visit("/about", service_workers="allow")
    page.evaluate(
        "navigator.serviceWorker.register('/sw.js').then(() => navigator.serviceWorker.ready).then(() => 1)"
    )
    found: list[dict[str, Any]] = []
    session = page.context.new_cdp_session(page)
    session.on("ServiceWorker.workerRegistrationUpdated", lambda e: found.extend(e["registrations"]))
    session.send("ServiceWorker.enable")
    worker = page.context.service_workers[0]
    worker.evaluate(STAND_IN)
    origin = page.evaluate("location.origin")
    for sent in ('{"title": "Your turn", "body": "With Bob", "url": "/t/abc"}', "{}"):
        about = {"origin": origin, "registrationId": found[-1]["registrationId"], "data": sent}
        session.send("ServiceWorker.deliverPushMessage", about)
    told: list[list[str]] = []
    for _ in range(200):
        told = worker.evaluate("() => self.told")
        if len(told) == 2:
            break
        page.wait_for_timeout(50)
    assert told == [["Your turn", "With Bob", "/t/abc"], ["Rookery", "", "/"]]
