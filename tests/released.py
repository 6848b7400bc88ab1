"""The public interface of the last release: commands with their options, Python names, and HTTP requests.

Before a release, `python -m tests.released --write` records the interface in `tests/released.json`. A test in
`tests/test_release.py` finds what has been removed since; additions are recorded at the next release.
"""

from __future__ import annotations

import json
import pkgutil
import re
import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from pathlib import Path

from fastapi import FastAPI
from fastapi.routing import APIRoute

from vindima.cli import COMMANDS, parser_for
from vindima.server.http.app import include_endpoints

FILE = Path(__file__).with_suffix(".json")
API = Path(__file__).parents[1] / "docs" / "reference" / "api.md"
MODULE = re.compile(
    r"^::: (?P<name>[\w.]+)(?:\n    options:\n      members: \[(?P<members>[^\]]*)\])?", re.MULTILINE
)


def commands() -> list[str]:
    """Every command, and every option with its command."""
    found = []
    for name in COMMANDS:
        parser = parser_for(name)
        (subparsers,) = (action for action in parser._actions if action.dest == "command")
        assert isinstance(subparsers.choices, dict)
        found += [name, *(f"{name} {option}" for option in options(subparsers.choices[name]))]
    return sorted(found)


def options(parser: ArgumentParser) -> Iterator[str]:
    for action in parser._actions:
        yield from action.option_strings
        if not action.option_strings and isinstance(action.choices, dict):
            for name, below in action.choices.items():
                yield name
                yield from (f"{name} {option}" for option in options(below))


def documented() -> list[str]:
    """The names in the Python reference."""
    found = []
    for entry in MODULE.finditer(API.read_text("utf-8")):
        members = [name.strip() for name in (entry["members"] or "").split(",") if name.strip()]
        found += [f"{entry['name']}.{name}" for name in members] or [entry["name"]]
    return found


def python_names() -> list[str]:
    """The documented names, and the public members of the documented classes."""
    found = documented()
    for name in documented():
        thing = pkgutil.resolve_name(name)
        if isinstance(thing, type):
            members = {*dir(thing), *getattr(thing, "__annotations__", {})} - {*dir(Exception), *dir(tuple)}
            found += [f"{name}.{member}" for member in members if not member.startswith("_")]
    return sorted(found)


def requests() -> list[str]:
    """Every request that a server answers."""
    app = FastAPI()
    include_endpoints(app)
    routes = [route for route in app.routes if isinstance(route, APIRoute)]
    return sorted(f"{verb} {route.path}" for route in routes for verb in route.methods or ())


PROMISED = {"commands": commands, "python": python_names, "requests": requests}
"""Each kind of promise, and the function that lists its names."""


if __name__ == "__main__":
    if sys.argv[1:] != ["--write"]:
        sys.exit("usage: python -m tests.released --write")
    FILE.write_text(
        json.dumps({kind: names() for kind, names in PROMISED.items()}, indent=1) + "\n",
        "utf-8",
        newline="\n",
    )
