"""Playing turn by turn: notices, calendar, vacation."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Depends, Path, Request, Response

from rookery.serve.api.caller import Me, ok, reply, router
from rookery.serve.api.turn_shapes import (
    CalendarOut,
    DeviceIn,
    DevicesOut,
    NoticesIn,
    NoticesOut,
    VacationIn,
    VacationsOut,
)
from rookery.serve.desk.push import Devices
from rookery.serve.desk.turning import Turning
from rookery.serve.desk.vacation import Vacations
from rookery.serve.desk.webpush import Subscription
from rookery.serve.desk.wishes import WAYS, Wishes
from rookery.serve.door import security
from rookery.serve.door.accounts import User


def turning_of(request: Request) -> Turning:
    """What those who play turn by turn can choose."""
    found = request.app.state.turning
    assert isinstance(found, Turning)
    return found


def vacations_of(request: Request) -> Vacations:
    """What knows of everybody's vacations."""
    found = request.app.state.vacations
    assert isinstance(found, Vacations)
    return found


def devices_of(request: Request) -> Devices:
    """The browsers that take notices."""
    found = request.app.state.devices
    assert isinstance(found, Devices)
    return found


TheDevices = Annotated[Devices, Depends(devices_of)]
TheTurning = Annotated[Turning, Depends(turning_of)]
TheVacations = Annotated[Vacations, Depends(vacations_of)]


@router.get("/me/notices", tags=["turns"], responses=ok(NoticesOut))
async def my_notices(turning: TheTurning, devices: TheDevices, user: Me) -> Response:
    """When and how I hear that it is my turn."""
    return reply(shown(turning, devices, await turning.wishes(user)))


@router.patch("/me/notices", tags=["turns"], responses=ok(NoticesOut))
async def change_notices(turning: TheTurning, devices: TheDevices, user: Me, body: NoticesIn) -> Response:
    """Change it. For accounts; e-mails need a confirmed address."""
    return reply(shown(turning, devices, await turning.choose(user, body.model_dump())))


@router.get("/me/devices", tags=["turns"], responses=ok(DevicesOut))
async def my_devices(devices: TheDevices, user: Me) -> Response:
    """My browsers that take notices while no page is open, and the key they subscribe with."""
    return reply(await browsers(devices, user))


@router.post("/me/devices", tags=["turns"], responses=ok(DevicesOut))
async def add_device(request: Request, devices: TheDevices, user: Me, body: DeviceIn) -> Response:
    """Tell this browser, too. It belongs to this session and ends with it."""
    label = security.browser_of(request.headers)
    await devices.add(user, Subscription(body.endpoint, body.key, body.auth), label)
    return reply(await browsers(devices, user))


@router.delete("/me/devices/{device_id}", tags=["turns"], responses=ok(DevicesOut))
async def remove_device(devices: TheDevices, user: Me, device_id: Annotated[str, Path(max_length=20)]) -> Response:
    """This browser no more."""
    await devices.remove(user, device_id)
    return reply(await browsers(devices, user))


async def browsers(devices: Devices, user: User) -> dict[str, Any]:
    """As programs get them."""
    return {"devices": await devices.of(user), "key": devices.public_key if devices.works else None}


@router.get("/me/calendar", tags=["turns"], responses=ok(CalendarOut))
async def my_calendar(turning: TheTurning, user: Me) -> Response:
    """The secret address of my calendar."""
    return reply(address(await turning.calendar(user)))


@router.post("/me/calendar", tags=["turns"], responses=ok(CalendarOut))
async def new_calendar(turning: TheTurning, user: Me) -> Response:
    """Another address; the old one works no more."""
    return reply(address(await turning.new_calendar(user)))


@router.delete("/me/calendar", tags=["turns"], responses=ok(CalendarOut))
async def no_calendar(turning: TheTurning, user: Me) -> Response:
    """No address at all."""
    return reply(address(await turning.new_calendar(user, wanted=False)))


def address(link: str) -> dict[str, str | None]:
    """Where programs find a calendar on this server."""
    return {"path": f"/calendar/{link}.ics" if link else None}


@router.get("/me/vacation", tags=["turns"], responses=ok(VacationsOut))
async def my_vacation(vacations: TheVacations, user: Me) -> Response:
    """My vacation, what I have planned, and how many days are left."""
    return await standing(vacations, user)


@router.post("/me/vacation", tags=["turns"], responses=ok(VacationsOut))
async def take_vacation(vacations: TheVacations, user: Me, body: VacationIn) -> Response:
    """Go on vacation, from now on or later: in turn-based games my time stands still meanwhile."""
    await vacations.take(user, body.first, body.last)
    return await standing(vacations, user)


@router.delete("/me/vacation/{vacation_id}", tags=["turns"], responses=ok(VacationsOut))
async def end_vacation(
    vacations: TheVacations, user: Me, vacation_id: Annotated[str, Path(max_length=20)]
) -> Response:
    """I am back, or do not go at all."""
    await vacations.end(user, vacation_id)
    return await standing(vacations, user)


async def standing(vacations: Vacations, user: User) -> Response:
    """How somebody stands."""
    found = await vacations.account(user)
    return reply({**vars(found), "days": vacations.days})


def shown(turning: Turning, devices: Devices, wishes: Wishes) -> dict[str, Any]:
    """Wishes as programs get them."""
    times = {name: getattr(wishes, name) for name in ("zone", "hour", "quiet_from", "quiet_to")}
    possible = [way for way, works in zip(WAYS, (turning.mails, devices.works), strict=True) if works]
    return {**{way: wishes.how(way) for way in WAYS}, **times, "possible": possible}
