"""`python -m vindima.server.http.view_schema --write docs/reference`: JSON Schemas of the games' views.

A bot in another language gets a view with every question (`docs/how-to/bot-protocol.md`); the schema tells
its author what the view contains. It is generated from the types in `<game>/view.py`, with their comments.
"""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from pydantic import TypeAdapter

from vindima import vinhos, viticulture
from vindima.server.http.schema import described
from vindima.server.http.wire import without_titles
from vindima.vinhos.view import View as VinhosView
from vindima.viticulture.view import View as ViticultureView

__all__ = ["VIEWS", "file_name", "main", "schema", "text"]

VIEWS: Final[dict[str, Any]] = {
    vinhos.GAME.name: VinhosView,
    viticulture.GAME.name: ViticultureView,
}
DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"


def schema(game: str) -> dict[str, Any]:
    """The JSON Schema of what `Position.view` returns."""
    found: dict[str, Any] = without_titles(TypeAdapter(described(VIEWS[game])).json_schema())
    title = f"What a seat or a spectator may know of a position of {game}"
    return {"$schema": DIALECT, "title": title, **found}


def file_name(game: str) -> str:
    return f"view-{game}.schema.json"


def text(game: str) -> str:
    """The file of a game's schema."""
    return json.dumps(schema(game), indent=1, ensure_ascii=False) + "\n"


def main(words: Sequence[str] | None = None) -> int:
    """Write the schemas, or print them."""
    parser = ArgumentParser(prog="python -m vindima.server.http.view_schema", description=__doc__)
    parser.add_argument("--write", type=Path, metavar="FOLDER", help="the folder for the files")
    folder: Path | None = parser.parse_args(words).write
    for game in VIEWS:
        if folder is None:
            sys.stdout.write(text(game))
        else:
            (folder / file_name(game)).write_text(text(game), "utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
