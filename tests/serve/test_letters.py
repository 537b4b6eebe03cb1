"""Letters over TLS: to a mail server with name and password, and never to one that cannot be believed."""

from __future__ import annotations

import base64
import shutil
import smtplib
import socket
import ssl
import subprocess
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from rookery.serve.desk.mail import deliver, letter

LETTER = letter("host@games.example", "ada@home.example", "Hello", "A secret link")
NAME, WORD = "us/er", "p@ss:word"
ACCOUNT = "us%2Fer:p%40ss%3Aword"  # as it stands in a URL


@dataclass
class Mail:
    """What a mail server was told: before it had TLS, and after."""

    port: int = 0
    plain: bytes = b""
    safe: bytes = b""
    logins: list[tuple[str, str]] = field(default_factory=list)

    def talk(self, raw: socket.socket, context: ssl.SSLContext, kind: str) -> None:
        """One connection."""
        safe = kind == "smtps"
        link = context.wrap_socket(raw, server_side=True) if safe else raw
        link.sendall(b"220 here\r\n")
        lines = link.makefile("rb")
        while line := lines.readline():
            self.note(line, safe)
            word = line.strip().upper()
            if word.startswith(b"EHLO"):
                offers = [b"250-here", b"250-AUTH PLAIN"] + (
                    [b"250-STARTTLS"] if kind == "starttls" and not safe else []
                )
                link.sendall(b"\r\n".join([*offers, b"250 8BITMIME", b""]))
            elif word == b"STARTTLS" and kind == "starttls":
                link.sendall(b"220 go on\r\n")
                link, safe = context.wrap_socket(raw, server_side=True), True
                lines = link.makefile("rb")
            elif word.startswith(b"AUTH PLAIN"):
                _, name, password = base64.b64decode(line.split()[2]).decode().split("\0")
                self.logins.append((name, password))
                link.sendall(b"235 welcome\r\n")
            elif word == b"DATA":
                link.sendall(b"354 go on\r\n")
                while (body := lines.readline()) != b".\r\n":
                    self.note(body, safe)
                link.sendall(b"250 kept\r\n")
            elif word == b"QUIT":
                link.sendall(b"221 bye\r\n")
                break
            else:
                link.sendall(b"250 fine\r\n" if word != b"STARTTLS" else b"502 what?\r\n")
        link.close()

    def note(self, line: bytes, safe: bool) -> None:
        if safe:
            self.safe += line
        else:
            self.plain += line


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Of a mail server on this machine, signed by itself."""
    if shutil.which("openssl") is None:
        pytest.skip("optional: there is no openssl to make a certificate")
    folder = tmp_path_factory.mktemp("tls")
    names = "subjectAltName=DNS:localhost,IP:127.0.0.1"
    made = ["-newkey", "rsa:2048", "-nodes", "-keyout", str(folder / "key.pem"), "-out", str(folder / "cert.pem")]
    subprocess.run(
        ["openssl", "req", "-x509", *made, "-subj", "/CN=localhost", "-addext", names],
        check=True,
        capture_output=True,
    )
    return folder / "cert.pem"


@contextmanager
def mail_server(kind: str, certificate: Path) -> Iterator[Mail]:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate, certificate.with_name("key.pem"))
    mail = Mail()
    with socket.create_server(("127.0.0.1", 0)) as door:
        mail.port = door.getsockname()[1]

        def serve() -> None:
            link, _ = door.accept()
            link.settimeout(60)
            try:
                mail.talk(link, context, kind)
            except OSError:  # the other side did not like the certificate
                pass
            finally:
                link.close()

        thread = threading.Thread(target=serve, daemon=True)
        thread.start()
        yield mail
        thread.join(60)


@pytest.mark.parametrize(("kind", "scheme"), [("smtps", "smtps"), ("starttls", "smtp+starttls")])
def test_a_letter_goes_over_tls(kind: str, scheme: str, certificate: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SSL_CERT_FILE", str(certificate))  # this machine believes it
    with mail_server(kind, certificate) as mail:
        deliver(f"{scheme}://{ACCOUNT}@localhost:{mail.port}", LETTER)
    assert mail.logins == [(NAME, WORD)]
    assert b"A secret link" in mail.safe and b"ada@home.example" in mail.safe
    for secret in (b"secret", b"ada", b"AUTH"):
        assert secret not in mail.plain


@pytest.mark.parametrize(("kind", "scheme"), [("smtps", "smtps"), ("starttls", "smtp+starttls")])
@pytest.mark.parametrize("host", ["localhost", "127.0.0.2"])
def test_a_server_that_cannot_be_believed_gets_nothing(
    kind: str, scheme: str, host: str, certificate: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A certificate nobody signed; and one that is good for another name."""
    monkeypatch.delenv("SSL_CERT_FILE", raising=False)
    if host != "localhost":
        monkeypatch.setenv("SSL_CERT_FILE", str(certificate))
    with mail_server(kind, certificate) as mail:
        address = socket.gethostbyname("localhost")
        if host != "localhost":
            plain = socket.create_connection
            monkeypatch.setattr(
                socket, "create_connection", lambda to, *more, **how: plain((address, to[1]), *more, **how)
            )
        with pytest.raises(ssl.SSLCertVerificationError):
            deliver(f"{scheme}://{ACCOUNT}@{host}:{mail.port}", LETTER)
    assert mail.logins == []
    for secret in (b"secret", b"ada", b"AUTH"):
        assert secret not in mail.plain + mail.safe


def test_a_server_without_tls_gets_nothing_where_tls_was_asked_for(certificate: Path) -> None:
    with mail_server("smtp", certificate) as mail, pytest.raises(smtplib.SMTPNotSupportedError):
        deliver(f"smtp+starttls://{ACCOUNT}@localhost:{mail.port}", LETTER)
    assert mail.logins == [] and b"secret" not in mail.plain + mail.safe
