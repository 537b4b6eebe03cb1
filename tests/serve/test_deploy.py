"""What deploy/ and the Containerfile name exists, and what can be checked without building is right.

The programs that judge these files (promtool, nginx, systemd-analyze) are asked where they are installed.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import tomllib
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import Any

import pytest
import yaml
from prometheus_client import Counter, Gauge
from sqlalchemy.engine import make_url

from rookery.serve.settings import Settings
from rookery.serve.upkeep import metrics

ROOT = Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "deploy"
UNITS = ("rookery.service", "rookery@.service")
NEVER = {
    "axe-playwright-python",
    "hatchling",
    "hypothesis",
    "import-linter",
    "mypy",
    "playwright",
    "pytest",
    "ruff",
}
HEAVY = {"numpy", "open-spiel", "pyarrow", "ray", "torch"}
CONTAINERFILE = (ROOT / "Containerfile").read_text("utf-8").replace("\\\n", " ")


def read(name: str) -> str:
    return (DEPLOY / name).read_text("utf-8")


def tool(name: str) -> str:
    """Where a program is; without it this check is left out."""
    found = shutil.which(name) or shutil.which(name, path="/usr/sbin:/sbin")
    if found is None:
        pytest.skip(f"optional: {name} is not installed")
    return found


def ask(*words: str) -> None:
    done = subprocess.run(words, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


# -- what is installed -------------------------------------------------------------------------------------------


def locked(name: str) -> dict[str, str]:
    text = (ROOT / f"requirements/{name}.txt").read_text("utf-8")
    return dict(re.findall(r"^([\w.-]+)==([^\s;]+)", text, re.MULTILINE))


def test_what_runs_has_the_drivers_and_no_tools() -> None:
    runs, traced, builds, tests = (locked(name) for name in ("runtime", "otel", "build", "dev"))
    assert {"psycopg", "psycopg-binary", "redis", "hiredis", "sqlalchemy", "uvicorn", "uvloop"} <= set(runs)
    assert not (NEVER | HEAVY) & set(runs)
    assert set(runs) < set(traced) and not (NEVER | HEAVY) & set(traced)
    assert {"opentelemetry-sdk", "opentelemetry-exporter-otlp-proto-http"} <= set(traced) - set(runs)
    assert set(builds) >= {"hatchling", "mypy", "setuptools"} and not {"pytest", "playwright"} & set(builds)
    for lock in (runs, traced, builds):  # what is tested is what runs
        assert {name: version for name, version in lock.items() if name in tests and tests[name] != version} == {}


def test_the_wheel_is_built_with_what_the_project_says() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    wanted = (ROOT / "requirements/build.in").read_text("utf-8").split("\n")
    build = (ROOT / "src/rookery/compiling/build.py").read_text("utf-8")
    mypy = re.search(r'^MYPY = "(.*)"', build, re.MULTILINE)
    assert mypy is not None
    assert [line for line in wanted if line and not line.startswith("#")] == [
        *project["build-system"]["requires"],
        mypy[1],
    ]


# -- the image ---------------------------------------------------------------------------------------------------


def test_the_containerfile_names_what_is_there() -> None:
    steps = re.findall(r"^([A-Z]+) +(.*)$", CONTAINERFILE, re.MULTILINE)
    froms = [words for step, words in steps if step == "FROM"]
    assert froms == ["${BASE} AS build", "${BASE}"]
    (base,) = re.findall(r"^ARG BASE=(\S+)$", CONTAINERFILE, re.MULTILINE)
    assert re.fullmatch(r"docker\.io/library/debian:\w+-\d{8}-slim", base)  # of a day: it does not change
    for script in re.findall(r"tools/[\w.]+", CONTAINERFILE):
        assert (ROOT / script).is_file()
    last = CONTAINERFILE[CONTAINERFILE.rindex("\nFROM") :]
    assert "COPY . " not in last  # no sources, no .git
    assert re.search(r"^USER 990:990$", last, re.MULTILINE)
    assert "/readyz" in last[last.index("HEALTHCHECK") :]
    for name in re.findall(r"ROOKERY_\w+(?==)", last):
        assert name in variables()
    # what runs lies where the units and the image look for it
    for where in (last, *(read(unit) for unit in UNITS)):
        assert "/opt/rookery/bin/rookery" in where


def test_only_what_is_needed_is_sent_to_the_builder() -> None:
    lines = [
        line for line in (ROOT / ".containerignore").read_text("utf-8").splitlines() if line[:1] not in ("#", "")
    ]
    assert lines[0] == "*"
    let_in = [line[1:] for line in lines if line.startswith("!")]
    assert all((ROOT / name).exists() for name in let_in)
    assert not {".git", ".venv", "build", "dist", "tests", "node_modules"} & set(let_in)
    script = (ROOT / "tools/production.sh").read_text("utf-8")
    for needed in {name.split("/")[0] for name in re.findall(r"(?:requirements|tools)/[\w$.]+", script)}:
        assert needed in let_in
    assert {
        "LICENSE",
        "README.md",
        "hatch_build.py",
        "pyproject.toml",
        "src",
        ".npmrc",
        "package-lock.json",
    } <= set(let_in)


def variables() -> set[str]:
    """All that the environment can set."""
    return {name for name, _, _ in Settings().rows()}


# -- services ----------------------------------------------------------------------------------------------------


def test_the_site_of_many_is_whole() -> None:
    site = yaml.safe_load(read("compose.yml"))
    services: dict[str, dict[str, Any]] = site["services"]
    ours = {name: each for name, each in services.items() if each["image"] == "localhost/rookery"}
    assert len(ours) == 3 and set(services) - set(ours) == {"proxy", "database", "redis"}
    for each in ours.values():
        assert each["read_only"] and each["cap_drop"] == ["ALL"] and each["mem_limit"]
        assert "no-new-privileges:true" in each["security_opt"]
        assert set(each["environment"]) <= variables()
        assert "ports" not in each  # nobody comes past the proxy
        assert (DEPLOY / each["build"]["context"] / each["build"]["dockerfile"]).is_file()
        assert each["environment"]["ROOKERY_PROXIES"] == services["proxy"]["networks"]["inside"]["ipv4_address"]
    for name in ("database", "redis"):
        assert "ports" not in services[name] and services[name]["healthcheck"]["test"]
    for name, each in services.items():  # pinned: a version in each, but for our own
        assert name in ours or re.search(r":\d+(\.\d+)?-alpine$", each["image"])
    used = set(re.findall(r"\$\{(\w+)", read("compose.yml")))
    assert used == set(re.findall(r"^(\w+)=", read("compose.env.example"), re.MULTILINE))
    proxy = read("compose.nginx.conf")
    assert re.findall(r"^    server (\w+):8000 ", proxy, re.MULTILINE) == list(ours)
    for mount in services["proxy"]["volumes"]:
        source = str(mount).partition(":")[0]
        assert source.startswith("${") or (DEPLOY / source).is_file()


def fixed_addresses(site: dict[str, Any]) -> dict[str, str]:
    """The services that always have the same address."""
    networks = {name: each["networks"] for name, each in site["services"].items()}
    return {name: each["inside"]["ipv4_address"] for name, each in networks.items() if isinstance(each, dict)}


def test_an_address_that_is_named_is_given_to_no_other_service() -> None:
    """Those that start first, and take any address, leave the proxy the one that is believed."""
    site = yaml.safe_load(read("compose.yml"))
    (inside,) = site["networks"]["inside"]["ipam"]["config"]
    subnet, handed_out = ip_network(inside["subnet"]), ip_network(inside["ip_range"])
    gateway = subnet[1]
    assert handed_out[0] in subnet and handed_out[-1] in subnet
    fixed = [ip_address(each) for each in fixed_addresses(site).values()]
    assert fixed and len(set(fixed)) == len(fixed)
    for each in fixed:
        assert each in subnet and each not in handed_out and each != gateway, each


def test_a_process_that_is_made_anew_is_where_the_proxy_knows_it() -> None:
    """nginx asks for the address of a name once, when it starts."""
    behind = re.findall(r"^    server (\w+):8000 ", read("compose.nginx.conf"), re.MULTILINE)
    assert behind and set(behind) <= set(fixed_addresses(yaml.safe_load(read("compose.yml"))))


def test_a_password_such_as_hosts_are_told_to_make_can_stand_in_a_url() -> None:
    """It stands in a URL as it is, where / and @ would end it, and in a file where $ would begin a name."""
    advice = re.search(
        r"^# Letters and digits only.*: (openssl .+)\nPOSTGRES_PASSWORD=$",
        read("compose.env.example"),
        re.MULTILINE,
    )
    assert advice is not None
    openssl, *words = advice[1].split()
    made = subprocess.run([tool(openssl), *words], capture_output=True, text=True, check=True).stdout.strip()
    assert len(made) >= 32 and made.isalnum()
    template = yaml.safe_load(read("compose.yml"))["services"]["one"]["environment"]["ROOKERY_DATABASE"]
    assert make_url(template.replace("${POSTGRES_PASSWORD:?}", made)).password == made


@pytest.mark.parametrize("name", ["nginx.conf", "compose.nginx.conf"])
def test_the_proxy_passes_on_what_is_believed_of_it(name: str) -> None:
    whole = read(name)
    table = whole[whole.index("location / {") :]
    for header in ("Host $http_host", "X-Forwarded-For $remote_addr", "X-Request-Id $request_id", 'traceparent ""'):
        assert f"proxy_set_header {header};" in table
    for secret in ("/metrics", "/readyz"):
        assert re.search(rf"location = {secret} +{{ return 404; }}", whole)


@pytest.mark.parametrize("name", ["nginx.conf", "compose.nginx.conf"])
def test_nginx_takes_it(name: str, tmp_path: Path) -> None:
    nginx, openssl = tool("nginx"), tool("openssl")
    key, certificate = tmp_path / "privkey.pem", tmp_path / "fullchain.pem"
    ask(
        openssl,
        "req",
        "-x509",
        "-newkey",
        "rsa:2048",
        "-nodes",
        "-subj",
        "/CN=x",
        "-keyout",
        str(key),
        "-out",
        str(certificate),
    )
    text = re.sub(r"/\S*/(fullchain|privkey)\.pem", lambda found: str(tmp_path / f"{found[1]}.pem"), read(name))
    text = re.sub(r"^    server (one|two|three):", "    server 127.0.0.1:", text, flags=re.MULTILINE)
    text = text.replace("listen 443 ssl;", "listen 8443 ssl http2;").replace("listen 80;", "listen 8080;")
    text = re.sub(r"^ +http2 on;.*$", "", text, flags=re.MULTILINE)  # newer than some that are installed
    whole = f"pid {tmp_path}/pid; error_log stderr; events {{}} http {{ access_log off; {text} }}"
    (tmp_path / "nginx.conf").write_text(whole)
    ask(nginx, "-t", "-q", "-p", str(tmp_path), "-c", str(tmp_path / "nginx.conf"))


@pytest.mark.parametrize("name", UNITS)
def test_units_give_the_process_no_rights(name: str) -> None:
    unit = read(name)
    for line in (
        "MemoryMax=2G",
        "SystemCallFilter=@system-service",
        "SystemCallFilter=~@privileged",
        "DynamicUser=yes",
    ):
        assert line in unit.splitlines()
    assert set(re.findall(r"^Environment=(\w+)=", unit, re.MULTILINE)) <= variables()


@pytest.mark.parametrize("name", UNITS)
def test_systemd_takes_the_unit(name: str, tmp_path: Path) -> None:
    judge = tool("systemd-analyze")
    unit = tmp_path / name.replace("@.", "@8001.")
    unit.write_text(read(name).replace("ExecStart=/opt/rookery/bin/rookery serve", "ExecStart=/bin/true"))
    done = subprocess.run([judge, "verify", "--man=no", str(unit)], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    ask(judge, "security", "--offline=true", "--threshold=20", str(unit))  # of 100; 0 is no exposure at all


# -- dashboards and alarms ---------------------------------------------------------------------------------------


def there() -> set[str]:
    """Names of all that /metrics has."""
    endings = {"counter": ("_total",), "gauge": ("",), "histogram": ("_bucket", "_count", "_sum")}
    return {family.name + ending for family in metrics.REGISTRY.collect() for ending in endings[family.type]}


def labels_of() -> dict[str, set[str]]:
    """Labels, by the name of what is counted."""
    made = [each for each in vars(metrics).values() if isinstance(each, Counter | Gauge)]
    return {
        family.name + ("_total" if family.type == "counter" else ""): set(each._labelnames)
        for each in made
        for family in each.collect()
    }


def named(expression: str) -> set[str]:
    return set(re.findall(r"\brookery_\w+", expression))


def expressions(name: str) -> list[str]:
    if name == "grafana.json":
        board = json.loads(read(name))
        return [target["expr"] for panel in board["panels"] for target in panel["targets"]]
    return [rule["expr"] for group in yaml.safe_load(read(name))["groups"] for rule in group["rules"]]


@pytest.mark.parametrize("name", ["grafana.json", "alerts.yml"])
def test_only_what_is_counted_is_looked_at(name: str) -> None:
    asked = expressions(name)
    assert len(asked) >= 8
    for expression in asked:
        assert named(expression) <= there(), expression
        for metric, inner in re.findall(r"(rookery_\w+)\{([^}]*)\}", expression):
            labels = set(re.findall(r"(\w+)=~?", inner)) - {"instance", "job"}
            assert labels - {"le"} <= labels_of().get(metric, set()), expression
        for by in re.findall(r"by \(([^)]*)\)", expression):
            for label in set(by.split(", ")) - {"instance", "le"}:
                assert any(label in labels_of().get(metric, set()) for metric in named(expression)), expression


def test_an_invented_metric_is_found() -> None:
    assert not named("rate(rookery_answers[5m])") <= there()  # it is called …_total
    assert not named("rookery_happiness > 3") <= there()


def test_what_is_counted_can_be_seen() -> None:
    shown = set().union(*(named(expression) for expression in expressions("grafana.json")))
    for family in metrics.REGISTRY.collect():
        assert any(name.startswith(family.name) for name in shown), family.name


def test_panels_lie_side_by_side() -> None:
    board = json.loads(read("grafana.json"))
    taken: set[tuple[int, int]] = set()
    for panel in board["panels"]:
        at = panel["gridPos"]
        cells = {(x, y) for x in range(at["x"], at["x"] + at["w"]) for y in range(at["y"], at["y"] + at["h"])}
        assert not cells & taken and max(x for x, _ in cells) < 24, panel["title"]
        taken |= cells
    assert len({panel["id"] for panel in board["panels"]}) == len(board["panels"])


def test_prometheus_takes_the_alarms_and_they_ring_when_they_should() -> None:
    judge = tool("promtool")
    ask(judge, "check", "rules", str(DEPLOY / "alerts.yml"))
    ask(judge, "check", "config", "--syntax-only", str(DEPLOY / "prometheus.yml"))
    ask(judge, "test", "rules", str(DEPLOY / "alerts.test.yml"))


def test_every_alarm_says_what_to_do() -> None:
    for group in yaml.safe_load(read("alerts.yml"))["groups"]:
        for rule in group["rules"]:
            assert rule["labels"]["severity"] in ("page", "ticket")
            assert rule["annotations"]["summary"] and rule["annotations"]["description"]


@pytest.mark.parametrize("metric", ["rookery_store_refused_total", "rookery_damaged_tables"])
def test_what_the_host_must_know_at_once_is_on_the_alarm_list(metric: str) -> None:
    """Refused writes and tables that cannot be read: promtool, which plays alarms through, is not everywhere."""
    assert any(metric in named(expression) for expression in expressions("alerts.yml"))
    listed = (ROOT / "docs/host.md").read_text("utf-8").partition("Worth an alarm:")[2].partition("\n\n")[0]
    assert f"`{metric}`" in listed


def test_the_pages_of_the_docs_name_every_file() -> None:
    told = (ROOT / "docs/host.md").read_text("utf-8")
    for file in DEPLOY.iterdir():
        assert file.name in told, file.name
