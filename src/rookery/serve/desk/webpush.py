"""A message to a browser, by its push service: RFC 8030, encrypted for that browser (8291, 8188), signed (8292).

Where it goes is an address that somebody sent us. So nothing but https goes out, to public addresses alone, each
looked up once and connected to as it was found; no redirect is followed, and all of it has a limit.
"""

from __future__ import annotations

import base64
import contextlib
import http.client
import ipaddress
import json
import os
import socket
import ssl
import struct
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final
from urllib.parse import SplitResult, urlsplit

from cryptography.exceptions import InvalidKey, UnsupportedAlgorithm
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

ENDPOINT_MAX: Final = 1024
PORTS: Final = (443, 8443)
RECORD: Final = 4096
PAYLOAD_MAX: Final = 2048
"""Longer than any notice; all of them are filled up to blocks of `BLOCK`, so that lengths tell nothing."""
BLOCK: Final = 512
SECONDS: Final = 10.0
LONGEST: Final = 20.0
ANSWER_MAX: Final = 4096
VALID: Final = 12 * 3600
KEPT: Final = 86_400
"""Seconds a push service keeps it for a browser that is off."""
POINT: Final = 65
AUTH: Final = 16
COORDINATE: Final = 32


class BadDevice(ValueError):
    """A subscription that cannot be used."""


@dataclass(frozen=True)
class Subscription:
    """What a browser gives: where its push service is, and the keys it reads with."""

    endpoint: str
    key: str
    auth: str


def plain64(data: bytes) -> str:
    """Base64 for addresses, without its filling."""
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def from64(text: str, size: int) -> bytes:
    """The inverse, of a known size; BadDevice."""
    if len(text) > 2 * size or not text.isascii():
        raise BadDevice("key")
    try:
        found = base64.b64decode(
            text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4), altchars=b"-_", validate=True
        )
    except ValueError as error:
        raise BadDevice("key") from error
    if len(found) != size:
        raise BadDevice("key")
    return found


def point(raw: bytes) -> ec.EllipticCurvePublicKey:
    """A public key, if it is one."""
    try:
        return ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), raw)
    except (ValueError, InvalidKey, UnsupportedAlgorithm) as error:
        raise BadDevice("key") from error


def raw_point(key: ec.EllipticCurvePublicKey) -> bytes:
    """How a public key is sent."""
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


# -- keys of this server -------------------------------------------------------------------------------------------


def new_key() -> str:
    """A private key, as it is kept."""
    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return plain64(number.to_bytes(COORDINATE, "big"))


def read_key(text: str) -> ec.EllipticCurvePrivateKey:
    """A private key as it is kept, or as the host has set it; BadDevice."""
    try:
        return ec.derive_private_key(int.from_bytes(from64(text.strip(), COORDINATE), "big"), ec.SECP256R1())
    except ValueError as error:
        raise BadDevice("key") from error


def authorization(key: ec.EllipticCurvePrivateKey, endpoint: str, contact: str, now: float) -> str:
    """Who we are, for one push service and half a day (VAPID)."""
    where = urlsplit(endpoint)
    claims = {"aud": f"{where.scheme}://{where.netloc}", "exp": int(now) + VALID, "sub": contact}
    parts = ({"typ": "JWT", "alg": "ES256"}, claims)
    signed = ".".join(plain64(json.dumps(part, separators=(",", ":")).encode()) for part in parts)
    r, s = utils.decode_dss_signature(key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
    seal = plain64(r.to_bytes(COORDINATE, "big") + s.to_bytes(COORDINATE, "big"))
    return f"vapid t={signed}.{seal}, k={plain64(raw_point(key.public_key()))}"


# -- encryption ----------------------------------------------------------------------------------------------------


def derived(secret: bytes, salt: bytes, info: bytes, size: int) -> bytes:
    """One key from another."""
    return HKDF(hashes.SHA256(), size, salt, info).derive(secret)


def encrypted(
    message: bytes,
    to: Subscription,
    mine: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes = b"",
    block: int = BLOCK,
) -> bytes:
    """A body that only that browser can read."""
    theirs, auth = from64(to.key, POINT), from64(to.auth, AUTH)
    mine, salt = mine or ec.generate_private_key(ec.SECP256R1()), salt or os.urandom(16)
    ours = raw_point(mine.public_key())
    shared = mine.exchange(ec.ECDH(), point(theirs))
    secret = derived(shared, auth, b"WebPush: info\x00" + theirs + ours, 32)
    key = derived(secret, salt, b"Content-Encoding: aes128gcm\x00", 16)
    nonce = derived(secret, salt, b"Content-Encoding: nonce\x00", 12)
    filled = message + b"\x02" + bytes(-(len(message) + 1) % block)
    if len(message) > PAYLOAD_MAX:
        raise ValueError("too long")
    head = salt + struct.pack("!LB", RECORD, len(ours)) + ours
    return head + AESGCM(key).encrypt(nonce, filled, None)


# -- addresses -----------------------------------------------------------------------------------------------------


def checked(subscription: Subscription) -> Subscription:
    """A subscription that could be sent to; BadDevice."""
    endpoint_of(subscription.endpoint)
    from64(subscription.auth, AUTH)
    point(from64(subscription.key, POINT))
    return subscription


def endpoint_of(text: str) -> SplitResult:
    """An address of a push service, in parts; BadDevice."""
    if len(text) > ENDPOINT_MAX or not text.isascii() or not text.isprintable() or " " in text:
        raise BadDevice("endpoint")
    try:
        where = urlsplit(text)
        host, port = where.hostname or "", where.port
    except ValueError as error:
        raise BadDevice("endpoint") from error
    if where.scheme != "https" or not host or where.username is not None or where.fragment:
        raise BadDevice("endpoint")
    if port is not None and port not in PORTS:
        raise BadDevice("endpoint")
    if not could_be_public(host):
        raise BadDevice("endpoint")
    return where


def could_be_public(host: str) -> bool:
    """Is it the name of a host that others could know, or a public address?"""
    try:
        return public(host)
    except ValueError:
        return "." in host and not host.endswith((".local", ".localhost", ".internal", "."))


def public(address: str) -> bool:
    """Is this an address out in the internet? ValueError for what is none."""
    found = ipaddress.ip_address(address.partition("%")[0])
    mapped = getattr(found, "ipv4_mapped", None) or getattr(found, "sixtofour", None)
    if mapped is not None:
        found = mapped
    return found.is_global and not found.is_multicast


def looked_up(host: str, port: int) -> tuple[Any, ...]:
    """Where a host is; BadDevice if any of its addresses is not public: it could be another one the next time."""
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    if not found or not all(public(str(each[4][0])) for each in found):
        raise BadDevice("endpoint")
    return found[0][4]


class Line(http.client.HTTPSConnection):
    """A connection to the address that was looked at, with the certificate of the name that was asked for."""

    def __init__(self, host: str, port: int, context: ssl.SSLContext, find: Callable[[str, int], tuple[Any, ...]]):
        super().__init__(host, port, timeout=SECONDS, context=context)
        self.safe, self.find = context, find

    def connect(self) -> None:
        """Look it up, look at it, connect."""
        where = self.find(self.host, self.port)
        bare = socket.create_connection(where[:2], timeout=SECONDS)
        try:
            self.sock = self.safe.wrap_socket(bare, server_hostname=self.host)
        except BaseException:
            bare.close()
            raise

    def cut(self) -> None:
        """It takes too long."""
        if self.sock is not None:
            with contextlib.suppress(OSError):
                self.sock.shutdown(socket.SHUT_RDWR)


class Sender:
    """Sends messages to push services; for threads."""

    def __init__(self, key: ec.EllipticCurvePrivateKey, contact: str) -> None:
        self.key, self.contact = key, contact
        self.safe = ssl.create_default_context()
        self.find: Callable[[str, int], tuple[Any, ...]] = looked_up

    def send(self, to: Subscription, message: bytes) -> int:
        """Send it; the status that comes back. OSError, HTTPException or BadDevice if none does."""
        where = endpoint_of(to.endpoint)
        body = encrypted(message, to)
        headers = {
            "Authorization": authorization(self.key, to.endpoint, self.contact, time.time()),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT),
            "Urgency": "normal",
        }
        line = Line(where.hostname or "", where.port or 443, self.safe, self.find)
        timer = threading.Timer(LONGEST, line.cut)
        timer.daemon = True
        timer.start()
        try:
            path = where.path or "/"
            line.request("POST", f"{path}?{where.query}" if where.query else path, body, headers)
            answer = line.getresponse()
            answer.read(ANSWER_MAX)
            return answer.status
        finally:
            timer.cancel()
            line.close()
