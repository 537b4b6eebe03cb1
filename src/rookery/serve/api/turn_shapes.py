"""What programs send and get about playing turn by turn, as pydantic models for the OpenAPI description."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from rookery.serve.api.shapes import In, Out

Hour = Annotated[int, Field(ge=0, le=23, description="an hour in one's own time zone")]
How = Literal["off", "now", "hourly", "daily"]


class NoticesIn(In):
    """When and how somebody hears that it is their turn; what is left out stays."""

    mail: How | None = None
    push: Literal["off", "now"] | None = None
    zone: Annotated[str, Field(max_length=60, examples=["Europe/Budapest"])] | None = None
    hour: Hour | None = None
    quiet_from: Hour | None = None
    quiet_to: Hour | None = None


Day = Annotated[str, Field(max_length=10, pattern=r"^\d{4}-\d{2}-\d{2}$", examples=["2026-12-24"])]


class VacationIn(In):
    """From one day to another, both included, in one's own time zone."""

    first: Day
    last: Day


class VacationOut(Out):
    """Somebody's time stands still from `begins` to `until` (seconds since 1970)."""

    id: str
    begins: float
    until: float
    zone: str


class VacationsOut(Out):
    """How somebody stands: the vacation that goes on, those planned, and how many days of the year are left."""

    now: VacationOut | None
    planned: list[VacationOut]
    year: int
    left: int
    days: int
    """So many there are in a year; 0: there is no vacation on this server."""


class DeviceIn(In):
    """A browser's push subscription."""

    endpoint: Annotated[str, Field(max_length=1024, examples=["https://push.example/abc"])]
    key: Annotated[str, Field(max_length=120, description="p256dh, base64url")]
    auth: Annotated[str, Field(max_length=40, description="base64url")]


class DeviceOut(Out):
    """A browser that takes notices; `mine`: it is this session's."""

    id: str
    label: str
    created: float
    mine: bool


class DevicesOut(Out):
    """Browsers that take notices, and the key to subscribe with; null: this server sends none."""

    devices: list[DeviceOut]
    key: str | None


class CalendarOut(Out):
    """Where one's calendar is, on this server; null: nowhere. Who knows the address needs no session."""

    path: str | None


class NoticesOut(Out):
    """When and how somebody hears that it is their turn."""

    mail: How
    push: Literal["off", "now"]
    zone: str
    hour: int
    """Of the daily e-mail."""
    quiet_from: int
    quiet_to: int
    """Nothing is sent from one hour to the other; the same twice: there are no quiet hours."""
    possible: list[Literal["mail", "push"]]
    """The ways this server has."""
