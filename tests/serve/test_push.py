"""Web push: read by the browser it is for and by no one else, sent to public addresses alone, and not too many."""

from __future__ import annotations

import base64
import contextlib
import datetime
import http.server
import json
import socket
import ssl
import struct
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from sqlalchemy import update

from rookery.serve import BadName, NotAllowed
from rookery.serve.desk import webpush
from rookery.serve.desk.keys import Seals
from rookery.serve.desk.notices import REFUSED_MAX, Notices
from rookery.serve.desk.push import DEVICES_MAX, Devices, PushWay
from rookery.serve.desk.turning import Turning
from rookery.serve.desk.webpush import (
    BadDevice,
    Sender,
    Subscription,
    encrypted,
    from64,
    plain64,
    raw_point,
    read_key,
)
from rookery.serve.door.accounts import User
from rookery.serve.hub.hub import Hub
from rookery.serve.settings import SettingError, Settings
from rookery.serve.store.schema import ways
from tests.serve.mailing import URL
from tests.serve.test_vacation import sealed
from tests.serve.tools import answer_one, count, opened, run, serving

NAME = "push.example"


def signed_by_itself(folder: Path) -> Path:
    """A certificate for the push service, with its key."""
    key, name = (
        ec.generate_private_key(ec.SECP256R1()),
        x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, NAME)]),
    )
    now = datetime.datetime.now(datetime.UTC)
    made = x509.CertificateBuilder().subject_name(name).issuer_name(name).public_key(key.public_key())
    made = (
        made.serial_number(1)
        .not_valid_before(now - datetime.timedelta(1))
        .not_valid_after(now + datetime.timedelta(1))
    )
    made = made.add_extension(x509.SubjectAlternativeName([x509.DNSName(NAME)]), critical=False)
    made = made.add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
    pem = serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    file = folder / "push.pem"
    file.write_bytes(
        key.private_bytes(*pem) + made.sign(key, hashes.SHA256()).public_bytes(serialization.Encoding.PEM)
    )
    return file


class Service:
    """A push service with browsers behind it: it keeps what it is sent, and answers as it is told."""

    def __init__(self) -> None:
        self.came: list[tuple[str, dict[str, str], bytes]] = []
        self.says: dict[str, int] = {}
        self.port = 0


@contextlib.contextmanager
def push_service(certificate: Path) -> Iterator[Service]:
    service = Service()

    class Handler(http.server.BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            service.came.append((self.path, {k.lower(): v for k, v in self.headers.items()}, body))
            self.send_response(service.says.get(self.path, 201))
            self.send_header("Location", "https://127.0.0.1/secret")
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate)
    server.socket = context.wrap_socket(server.socket, server_side=True)
    service.port = server.server_address[1]
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield service
    finally:
        server.shutdown()
        server.server_close()


@pytest.fixture
def service(tmp_path: Path) -> Iterator[tuple[Service, Path]]:
    certificate = signed_by_itself(tmp_path)
    with push_service(certificate) as found:
        yield found, certificate


class Browser:
    """What a browser keeps to itself."""

    def __init__(self, path: str = "/ada") -> None:
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"0123456789abcdef"
        self.path = path

    @property
    def subscription(self) -> Subscription:
        key = plain64(raw_point(self.private.public_key()))
        return Subscription(f"https://{NAME}{self.path}", key, plain64(self.auth))

    def read(self, body: bytes) -> bytes:
        """Decrypt a message as RFC 8291 says."""
        salt, record, size = body[:16], *struct.unpack("!LB", body[16:21])
        theirs, box = body[21 : 21 + size], body[21 + size :]
        assert (record, size) == (4096, 65) and len(body) <= 4096
        mine = raw_point(self.private.public_key())
        shared = self.private.exchange(ec.ECDH(), webpush.point(theirs))
        secret = webpush.derived(shared, self.auth, b"WebPush: info\x00" + mine + theirs, 32)
        key = webpush.derived(secret, salt, b"Content-Encoding: aes128gcm\x00", 16)
        nonce = webpush.derived(secret, salt, b"Content-Encoding: nonce\x00", 12)
        plain = AESGCM(key).decrypt(nonce, box, None).rstrip(b"\x00")
        assert plain.endswith(b"\x02")
        return plain[:-1]


def aimed(sender: Sender, service: tuple[Service, Path]) -> Sender:
    """The name is looked up here, and the certificate believed; all else is as it is."""
    sender.find = lambda host, port: ("127.0.0.1", service[0].port)
    sender.safe = ssl.create_default_context(cafile=str(service[1]))
    return sender


async def member(hub: Hub, name: str) -> User:
    user, token = await hub.accounts.guest(name)
    await hub.accounts.set_password(user, "correct horse")
    found = await hub.accounts.by_token(token)
    assert found is not None
    return found


async def pushing(hub: Hub, service: tuple[Service, Path]) -> tuple[Devices, Notices, PushWay]:
    known = await Devices.open(hub)
    aimed(known.sender, service)
    way = PushWay(hub, known)
    return known, Notices(hub, way), way


SETTINGS: dict[str, Any] = {"url": URL, "mail_from": "Rookery <host@games.example>", "notice_seconds": 0.0}


# -- what is sent --------------------------------------------------------------------------------------------------


def test_the_example_of_the_standard() -> None:
    """RFC 8291, appendix A."""
    private = read_key("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")
    to = Subscription(
        "https://push.example/",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
    )
    salt = from64("DGv6ra1nlYgDCS1FRnbzlw", 16)
    made = encrypted(b"When I grow up, I want to be a watermelon", to, private, salt, block=1)
    assert plain64(made) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tlz"
        "AC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_lengths_tell_nothing() -> None:
    to = Browser().subscription
    assert len({len(encrypted(b"x" * size, to)) for size in (0, 1, 100, 500)}) == 1
    with pytest.raises(ValueError, match="long"):
        encrypted(b"x" * 3000, to)


def test_we_say_who_we_are_to_one_service_and_not_for_long() -> None:
    key = read_key(webpush.new_key())
    said = webpush.authorization(key, f"https://{NAME}:8443/x?y", "mailto:host@games.example", 1000.0)
    token, public = said.removeprefix("vapid t=").split(", k=")
    head, claims, seal = token.split(".")
    read = [json.loads(base64.urlsafe_b64decode(part + "==")) for part in (head, claims)]
    assert read[0] == {"typ": "JWT", "alg": "ES256"}
    assert read[1] == {"aud": f"https://{NAME}:8443", "exp": 1000 + 12 * 3600, "sub": "mailto:host@games.example"}
    raw = from64(seal, 64)
    signature = utils.encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    theirs = webpush.point(from64(public, 65))
    theirs.verify(signature, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))


def test_a_notice_reaches_the_browser_once(database: str, service: tuple[Service, Path]) -> None:
    async def main() -> None:
        async with opened(database, **SETTINGS) as hub:
            users = [await member(hub, name) for name in ("Ada", "Bob")]
            known, told, way = await pushing(hub, service)
            browser = Browser()
            await known.add(users[0], browser.subscription, "Firefox")
            table = await sealed(hub, users)
            assert await told.round(way) == 1
            assert await told.round(way) == 0
            (path, headers, body), *more = service[0].came
            assert not more and path == "/ada"
            assert headers["content-encoding"] == "aes128gcm" and int(headers["ttl"]) > 0
            assert known.public_key in headers["authorization"]
            said = json.loads(browser.read(body))
            assert said["url"] == f"/t/{table.id}" and "your turn" in said["title"] and "Bob" in said["body"]
            assert await count(hub, "SELECT sent FROM sendings WHERE way = 'push'") == 1
            await told.close()

    run(main())


def test_an_answer_that_nobody_may_see_yet_changes_no_notice_of_others(
    sqlite: str, service: tuple[Service, Path]
) -> None:
    async def main() -> None:
        said = []
        async with opened(sqlite, **SETTINGS) as hub:
            users = [await member(hub, name) for name in ("Ada", "Bob", "Cleo")]
            known, told, way = await pushing(hub, service)
            browser = Browser()
            await known.add(users[2], browser.subscription, "")
            for early in (0, 2):
                table = await sealed(hub, users)
                for _ in range(early):
                    await answer_one(hub, table, users[:2])
                await hub.store.write(lambda db: db.execute(update(ways).values(next_at=0.0)).rowcount)
                assert await told.round(way) == 1
                found = json.loads(browser.read(service[0].came[-1][2]))
                said.append({**found, "url": ""})
            assert said[0] == said[1]
            await told.close()

    run(main())


# -- browsers that go ----------------------------------------------------------------------------------------------


def test_a_browser_that_is_gone_is_forgotten(sqlite: str, service: tuple[Service, Path]) -> None:
    async def main() -> None:
        async with opened(sqlite, **SETTINGS) as hub:
            users = [await member(hub, name) for name in ("Ada", "Bob")]
            other = await hub.accounts.login("Ada", "correct horse", "192.0.2.7", "Phone")
            phone = await hub.accounts.by_token(other[1])
            assert phone is not None
            known, told, way = await pushing(hub, service)
            await known.add(users[0], Browser("/old").subscription, "Old")
            await known.add(phone, Browser("/new").subscription, "New")
            service[0].says = {"/old": 410}
            await sealed(hub, users)
            assert await told.round(way) == 1
            assert {path for path, *_ in service[0].came} == {"/old", "/new"}
            assert [each["label"] for each in await known.of(users[0])] == ["New"]
            await hub.accounts.logout(other[1])
            assert await known.open_for(users[0].id) == []  # not where somebody has logged out
            await told.close()

    run(main())


@pytest.mark.parametrize(
    ("status", "tries", "how"), [(503, 1, "now"), (429, 1, "now"), (302, 0, "now"), (403, 0, "now")]
)
def test_what_services_say(status: int, tries: int, how: str, sqlite: str, service: tuple[Service, Path]) -> None:
    """Not now: once more, later. No: no more for this question. A redirect is not followed."""

    async def main() -> None:
        async with opened(sqlite, **SETTINGS) as hub:
            users = [await member(hub, name) for name in ("Ada", "Bob")]
            known, told, way = await pushing(hub, service)
            await known.add(users[0], Browser().subscription, "")
            service[0].says = {"/ada": status}
            await sealed(hub, users)
            assert await told.round(way) == 0
            assert len(service[0].came) == 1
            assert await count(hub, "SELECT tries FROM ways WHERE way = 'push'") == tries
            assert (await Turning(hub, await Seals.open(hub.store)).wishes(users[0])).how("push") == how
            await told.close()

    run(main())


def test_one_that_always_refuses_is_left_alone(sqlite: str, service: tuple[Service, Path]) -> None:
    async def main() -> None:
        async with opened(sqlite, **SETTINGS) as hub:
            users = [await member(hub, name) for name in ("Ada", "Bob")]
            known, told, way = await pushing(hub, service)
            await known.add(users[0], Browser().subscription, "")
            service[0].says = {"/ada": 403}
            for _ in range(REFUSED_MAX):
                await sealed(hub, users)
                await told.round(way)
            assert await count(hub, "SELECT COUNT(*) FROM ways WHERE way = 'push' AND how = 'off'") == 1
            await told.close()

    run(main())


def test_a_certificate_for_another_name_is_not_believed(sqlite: str, service: tuple[Service, Path]) -> None:
    sender = aimed(Sender(read_key(webpush.new_key()), URL), service)
    other = Browser().subscription
    with pytest.raises(ssl.SSLError):
        sender.send(Subscription("https://other.example/x", other.key, other.auth), b"x")
    assert sender.send(other, b"x") == 201


# -- addresses -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "endpoint",
    [
        "",
        "http://push.example/x",
        "ftp://push.example/x",
        "https://",
        "https://localhost/x",
        "https://localhost./x",
        "https://router.local/x",
        "https://db.internal/x",
        "https://redis/x",
        "https://127.0.0.1/x",
        "https://10.0.0.1/x",
        "https://192.168.1.1/x",
        "https://169.254.169.254/latest",
        "https://100.64.0.1/x",
        "https://0.0.0.0/x",
        "https://224.0.0.1/x",
        "https://[::1]/x",
        "https://[fe80::1]/x",
        "https://[fd00::1]/x",
        "https://[::ffff:127.0.0.1]/x",
        "https://[2002:7f00:1::]/x",
        "https://push.example:22/x",
        "https://push.example:6379/x",
        "https://push.example:99999/x",
        "https://user:word@push.example/x",
        "https://push.example/x y",
        "https://push.example/x\r\nHost: y",
        "https://push.example/x#y",
        "https://pűsh.example/x",
        "https://push.example/" + "x" * 1100,
    ],
)
def test_addresses_that_are_refused(endpoint: str) -> None:
    with pytest.raises(BadDevice):
        webpush.endpoint_of(endpoint)


def test_a_name_that_leads_inside_is_not_followed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Looked up when it is sent, and connected to as it was found: another answer later changes nothing."""
    asked = []

    def lookup(host: str, port: int, **_: Any) -> list[Any]:
        asked.append(host)
        return [(2, 1, 6, "", ("93.184.216.34", port)), (2, 1, 6, "", ("127.0.0.1", port))]

    monkeypatch.setattr(socket, "getaddrinfo", lookup)
    sender = Sender(read_key(webpush.new_key()), URL)
    with pytest.raises(BadDevice):
        sender.send(Browser().subscription, b"x")
    assert asked == [NAME]
    monkeypatch.undo()
    for numbers in ("2130706433", "0x7f.1", "127.1"):  # ways to write an address that only the system reads
        with pytest.raises((BadDevice, OSError)):
            webpush.looked_up(numbers, 443)
    assert urlsplit(Browser().subscription.endpoint).hostname == NAME


def test_keys_that_are_none(sqlite: str) -> None:
    good = Browser().subscription
    for key, auth in (
        ("", good.auth),
        (good.key, ""),
        (good.key[:-2], good.auth),
        ("A" * 87, good.auth),
        ("ü" * 87, good.auth),
        (good.key, "A" * 40),
    ):
        with pytest.raises(BadDevice):
            webpush.checked(Subscription(good.endpoint, key, auth))
    with pytest.raises(SettingError):
        Settings.read({"ROOKERY_PUSH_KEY": "secret"})
    kept = webpush.new_key()
    assert kept not in str(Settings.read({"ROOKERY_PUSH_KEY": kept}).rows())


# -- choosing ------------------------------------------------------------------------------------------------------


def test_keys_stay_and_browsers_are_few(database: str) -> None:
    async def main() -> None:
        async with opened(database, **SETTINGS) as hub:
            known = await Devices.open(hub)
            assert known.public_key == (await Devices.open(hub)).public_key
            user: User | None
            user = ada = await member(hub, "Ada")
            for n in range(DEVICES_MAX + 2):
                _, token = await hub.accounts.login("Ada", "correct horse", "192.0.2.7", "")
                user = await hub.accounts.by_token(token)
                assert user is not None
                await known.add(user, Browser(f"/{n}").subscription, f"{n}")
                hub._began += 1
            labels = [each["label"] for each in await known.of(ada)]
            assert labels == [f"{n}" for n in reversed(range(2, DEVICES_MAX + 2))]
            assert user is not None
            await known.add(user, Browser("/again").subscription, "again")  # one for each session
            assert len(await known.of(ada)) == DEVICES_MAX
            with pytest.raises(BadName):
                await known.add(ada, Subscription("https://10.0.0.1/x", "", ""), "")
            guest, _ = await hub.accounts.guest("Guest")
            with pytest.raises(NotAllowed):
                await known.add(guest, Browser().subscription, "")
        chosen = webpush.new_key()
        async with opened(database, **SETTINGS, push_key=chosen) as hub:
            assert (await Devices.open(hub)).public_key != known.public_key
        async with opened(database, **SETTINGS, push=False) as hub:
            off = await Devices.open(hub)
            assert not off.works
            with pytest.raises(NotAllowed):
                await off.add(ada, Browser().subscription, "")

    run(main())


def test_by_page_and_by_program(sqlite: str) -> None:
    with serving(sqlite, url=URL) as server:
        ada = server.person("Ada")
        ada.post("/me/password", {"password": "correct horse"})
        page = ada.page("/settings/notices").text
        key = ada.get("/me/devices").json()["key"]
        assert f'data-push="{key}"' in page and len(from64(key, 65)) == 65
        to = Browser().subscription
        body = {"endpoint": to.endpoint, "key": to.key, "auth": to.auth}
        (device,) = ada.post("/me/devices", body).json()["devices"]
        assert device["mine"] and to.endpoint not in ada.page("/settings/notices").text
        assert to.endpoint not in ada.get("/me/export").text and device["id"] in ada.get("/me/export").text
        refused = ada.post("/me/devices", {**body, "endpoint": "https://127.0.0.1/x"})
        assert (refused.status_code, refused.json()["key"]) == (422, "ui-error-push")
        gone = ada.client.delete(f"{ada.url}/api/v1/me/devices/{device['id']}", headers=ada.headers)
        assert gone.json()["devices"] == []
        assert "pushsubscriptionchange" in server.nobody().page("/sw.js").text
