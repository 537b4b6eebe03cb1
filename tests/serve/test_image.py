"""The container image: built, run as its host would, and played at. Slow: `make image`."""

from __future__ import annotations

import contextlib
import json
import os
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import httpx2
import pytest

from tests.serve.tools import Running, wait_until

ROOT = Path(__file__).resolve().parents[2]
ASKED = os.environ.get("ROOKERY_IMAGE", "")
IMAGE, BASE = "localhost/rookery-test", "localhost/rookery-test-base"
LIMITS = ("--ulimit=nofile=1024:1024", "--ulimit=nproc=1000:1000")
STRICT = ("--read-only", "--cap-drop=all", "--security-opt=no-new-privileges", *LIMITS)
NEVER = (
    "pytest",
    "hypothesis",
    "playwright",
    "mypy",
    "mypyc",
    "ruff",
    "schemathesis",
    "hatchling",
    "pip",
    "setuptools",
)

pytestmark = [
    pytest.mark.skipif(not ASKED, reason="optional: slow, make image"),
    pytest.mark.skipif(shutil.which("podman") is None, reason="optional: there is no podman"),
    pytest.mark.timeout(3600),
]


def podman(*words: str, check: bool = True) -> subprocess.CompletedProcess[str]:
    done = subprocess.run(["podman", *words], capture_output=True, text=True)
    assert not check or done.returncode == 0, (
        f"podman {' '.join(words)}\n{done.stdout[-3000:]}\n{done.stderr[-3000:]}"
    )
    return done


def base() -> str:
    """The image the Containerfile starts from; where no registry answers, the same release made by debootstrap."""
    named = re.search(r"^ARG BASE=(\S+:(\w+)-\S+)$", (ROOT / "Containerfile").read_text("utf-8"), re.MULTILINE)
    assert named is not None
    for known in (named[1], BASE):
        if podman("image", "exists", known, check=False).returncode == 0:
            return known
    if podman("pull", "--quiet", named[1], check=False).returncode == 0:
        return named[1]
    if shutil.which("debootstrap") is None:
        pytest.skip("optional: no registry answers, and there is no debootstrap")
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(["debootstrap", "--variant=minbase", named[2], folder], check=True, capture_output=True)
        with tempfile.NamedTemporaryFile(suffix=".tar") as file:
            subprocess.run(["tar", "-C", folder, "-cf", file.name, "."], check=True)
            podman("import", file.name, BASE)
    return BASE


def machine(folder: Path) -> list[str]:
    """How pip and npm get packages on this machine: mounted while the image is built, and not part of it."""

    def asked(*words: str) -> str:
        return subprocess.run(words, capture_output=True, text=True).stdout

    mounts: dict[str, Path] = {}

    def lent(path: str) -> str:
        """A certificate, under another name: the image brings its own."""
        mounts[f"/machine/{Path(path).name}"] = Path(path)
        return f"/machine/{Path(path).name}"

    listed = asked(sys.executable, "-m", "pip", "config", "list")
    options = dict(re.findall(r"^(?:global|install)\.([\w-]+)='(.*)'$", listed, re.MULTILINE))
    for path in re.findall(r"(?:file://|(?<=\s)|^)(/[\w./-]+)", " ".join(options.values())):
        folder_of = Path(path).parent if path.endswith("/simple") else Path(path)
        if folder_of.is_dir():
            mounts[str(folder_of)] = folder_of
    if "cert" in options:
        options["cert"] = lent(options["cert"])
    lines = [f"{name} = {value.replace(chr(92) + 'n', ' ')}" for name, value in options.items()]
    mounts["/etc/pip.conf"] = folder / "pip.conf"
    mounts["/etc/pip.conf"].write_text("\n".join(["[global]", *lines, ""]))
    authority = asked("npm", "config", "get", "cafile").strip() if shutil.which("npm") else ""
    if authority.startswith("/"):
        mounts["/root/.npmrc"] = folder / "npmrc"
        mounts["/root/.npmrc"].write_text(f"cafile={lent(authority)}\n")
    return [f"--volume={there}:{inside}:ro" for inside, there in mounts.items()]


@pytest.fixture(scope="module")
def image(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The image, from the Containerfile as it is; ROOKERY_IMAGE=pure leaves the compiler out."""
    pure = ["--build-arg=ROOKERY_PURE=1"] if ASKED == "pure" else []
    found = machine(tmp_path_factory.mktemp("machine"))
    ignored = f"--ignorefile={ROOT / '.containerignore'}"
    how = [
        "--isolation=chroot",
        "--network=host",
        "--format=docker",
        ignored,
        *found,
        *pure,
        f"--build-arg=BASE={base()}",
    ]
    podman("build", *how, "--file", str(ROOT / "Containerfile"), "--tag", IMAGE, str(ROOT))
    return IMAGE


def runtime() -> list[str]:
    """crun wants a cgroup tree of one kind; runc takes any."""
    return ["--runtime=runc"] if shutil.which("runc") else []


def inside(image: str, *words: str) -> subprocess.CompletedProcess[str]:
    """Run something in it instead of the server."""
    how = ["run", "--rm", "--network=none", *STRICT, f"--entrypoint={words[0]}", image, *words[1:]]
    return podman(*runtime(), *how, check=False)


@contextlib.contextmanager
def container(image: str, *more: str) -> Iterator[tuple[str, Running]]:
    """It runs, as docs/host.md says; its name and its address."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    how = ["run", "--detach", "--network=host", f"--env=ROOKERY_PORT={port}", *STRICT, *more, image]
    name = podman(*runtime(), *how).stdout.strip()
    url = f"http://127.0.0.1:{port}"
    try:
        with httpx2.Client(timeout=60) as client:

            def ready() -> bool:
                with contextlib.suppress(httpx2.HTTPError):
                    return client.get(url + "/readyz").status_code == 200
                return False

            wait_until(ready)
            yield name, Running(url, None, client)
    finally:
        podman("rm", "--force", "--time=5", "--volumes", name)


def test_it_has_what_runs_and_nothing_else(image: str) -> None:
    names = (*NEVER, "psycopg", "redis", "rookery")
    ask = f"import importlib.util, json; print(json.dumps([n for n in {names!r} if importlib.util.find_spec(n)]))"
    done = inside(image, "/opt/rookery/bin/python", "-c", ask)
    assert json.loads(done.stdout) == ["psycopg", "redis", "rookery"], done.stderr
    files = inside(
        image,
        "/bin/sh",
        "-c",
        "ls -a / /opt /opt/rookery; ls -d /src /opt/rookery/src; command -v gcc npm git make",
    )
    assert not {".git", "src", "tests", "gcc", "npm", "git", "make"} & set(re.split(r"[\s/]", files.stdout))
    if ASKED != "pure":
        compiled = inside(
            image, "/opt/rookery/bin/python", "-c", "import rookery.core.rule as r; print(r.__file__)"
        )
        assert compiled.stdout.strip().endswith(".so"), compiled.stderr
    assert inside(
        image, "/bin/sh", "-c", "ls /opt/rookery/lib/python3*/site-packages/rookery/serve/static/vendor"
    ).stdout


def test_it_runs_without_rights_on_a_read_only_file_system(image: str) -> None:
    shell = inside(image, "/bin/sh", "-c", "id -u; touch /opt/rookery/x; touch /etc/x; touch /data/x && echo data")
    assert shell.stdout.split() == ["990", "data"]
    shown = json.loads(podman("inspect", image).stdout)[0]["Config"]
    assert shown["User"] == "990:990"
    assert shown["StopSignal"] == "SIGTERM"


def test_people_play_at_it_and_nothing_is_lost_when_it_starts_again(image: str) -> None:
    volume = f"--volume=rookery-test-{os.getpid()}:/data"
    try:
        with container(image, volume) as (name, server):
            ada, bob = server.person("Ada"), server.person("Bob")
            table = server.table(ada, bob, game="thiefs-market", seats=3, bots={"2": "random"})
            assert "vendor/htmx" in server.client.get(server.url + "/login").text
            before = ada.get(f"/tables/{table}").json()["table"]
            assert podman("healthcheck", "run", name, check=False).returncode == 0
            began = time.monotonic()
            podman("stop", "--time=30", name)
            assert time.monotonic() - began < 25, "it did not stop when it was asked to"
            assert "Traceback" not in podman("logs", name).stderr
        with container(image, volume) as (_, server):
            ada.url, ada.client = server.url, server.client
            assert ada.get(f"/tables/{table}").json()["table"]["id"] == before["id"]
    finally:
        podman("volume", "rm", "--force", volume.partition("=")[2].partition(":")[0], check=False)


def test_it_is_not_well_when_it_cannot_write(image: str) -> None:
    small = ("--tmpfs=/small:size=16m,mode=1777", "--env=ROOKERY_DATABASE=sqlite:////small/rookery.db")
    with container(image, *small) as (name, server):
        podman("exec", name, "/bin/sh", "-c", "cat /dev/zero > /small/full 2>/dev/null || true")

        def unwell() -> bool:
            server.client.post(server.url + "/api/v1/guests", json={"name": "Ada", "lang": "en"})
            return server.client.get(server.url + "/readyz").status_code == 503

        wait_until(unwell)
        assert podman("healthcheck", "run", name, check=False).returncode != 0
        podman("exec", name, "rm", "/small/full")
        wait_until(lambda: not unwell())


def calls(group: str) -> set[str]:
    """The system calls of a group, with those of the groups in it."""
    listed = subprocess.run(
        ["systemd-analyze", "syscall-filter", group], capture_output=True, text=True, check=True
    )
    found: set[str] = set()
    for line in listed.stdout.splitlines()[1:]:
        word = line.strip()
        found |= calls(word) if word.startswith("@") else {word} if word and not word.startswith("#") else set()
    return found


def test_what_the_units_forbid_is_never_needed(image: str, tmp_path: Path) -> None:
    """Played with bots and a position that is read, in processes of their own, behind the filter of the units."""
    if shutil.which("systemd-analyze") is None:
        pytest.skip("optional: there is no systemd-analyze")
    unit = (ROOT / "deploy/rookery.service").read_text("utf-8")
    allowed: set[str] = set()
    for away, group in re.findall(r"^SystemCallFilter=(~?)(@[\w-]+)$", unit, re.MULTILINE):
        allowed = allowed - calls(group) if away else allowed | calls(group)
    assert {"prlimit64", "clone3", "fsync"} <= allowed and not {"chroot", "ptrace", "mount"} & allowed
    profile = tmp_path / "seccomp.json"
    rule = {"names": sorted(allowed), "action": "SCMP_ACT_ALLOW"}
    profile.write_text(json.dumps({"defaultAction": "SCMP_ACT_ERRNO", "defaultErrnoRet": 1, "syscalls": [rule]}))
    with container(image, f"--security-opt=seccomp={profile}", "--env=ROOKERY_PACE=0") as (name, server):
        ada = server.person("Ada")
        table = server.table(ada, game="thiefs-market", seats=3, bots={"1": "random", "2": "random"})
        assert ada.post("/me/password", {"password": "correct horse"}).status_code == 200
        made = ada.post("/tables", {"game": "thiefs-market", "seats": 3, "position": {"seats": 3}})
        assert made.status_code in (200, 422), made.text  # read in a process with a memory limit, or refused there
        wait_until(lambda: bool(ada.get(f"/tables/{table}/legal").json()["moves"]))
        said = podman("logs", name)
        assert "Traceback" not in said.stdout + said.stderr and '"start"' not in said.stdout + said.stderr
