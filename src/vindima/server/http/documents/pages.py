"""Static files of the built front end, and its index for every path of a page."""

from __future__ import annotations

import asyncio
import os
from mimetypes import guess_type
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response
from starlette.staticfiles import NotModifiedResponse, StaticFiles
from starlette.types import Scope

from vindima.server.http.documents.previews import head_for
from vindima.server.tables.common.problems import Problem

__all__ = ["DIST", "Pages"]

DIST: Final = Path(__file__).parents[3] / "web" / "dist"
INDEX: Final = "index.html"
JOIN: Final = "join"
"""The first segment of the paths of links to tables."""
ASSETS: Final = "assets"
"""The folder of the files whose names change with their contents."""
PAGES: Final = frozenset(
    {
        "",
        "new",
        "campaign",
        "check",
        "learn",
        "rules",
        "join",
        "archive",
        "open",
        "table",
        "replay",
        "privacy",
        "daily",
        "puzzles",
        "tournaments",
        "profile",
        "leaderboards",
        "you",
        "unsubscribe",
    }
)
"""The first segments of the paths of pages; `web/src/App.svelte` shows them."""
FOREVER: Final = "public, max-age=31536000, immutable"


class Pages(StaticFiles):
    """The folder that `build_web.py` fills. Larger files have a compressed copy beside them (`x.js.gz`)."""

    def __init__(self, folder: Path = DIST) -> None:
        super().__init__(directory=folder, check_dir=False)
        self.folder = folder

    @property
    def built(self) -> bool:
        return (self.folder / INDEX).is_file()

    async def check_config(self) -> None:
        """A missing folder is not a configuration error: `get_response` says what to do."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file, or the index for a page; an unknown page is the index with status 404, which says so."""
        path = "" if path == os.curdir else path
        first = path.partition("/")[0]
        asset = first == ASSETS
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404:
                raise
            if asset or first.startswith(".") or "." in path.rpartition("/")[2]:
                raise Problem("no-page", "there is no such file") from error
            if not self.built:
                return PlainTextResponse("The pages are not built: run make.\n", 503)
            response = await self._index(path, scope)
            if first not in PAGES:
                response.status_code = 404
        response.headers["cache-control"] = FOREVER if asset else "no-cache"
        return response

    async def _index(self, path: str, scope: Scope) -> Response:
        """The index; for a link with a preview, with the elements that describe it."""
        first, _, secret = path.partition("/")
        head = await head_for(Request(scope), secret) if first == JOIN else ""
        if not head:
            return await super().get_response(INDEX, scope)
        text = await asyncio.to_thread((self.folder / INDEX).read_text, "utf-8")
        return HTMLResponse(text.replace("</head>", f"{head}</head>", 1))

    def file_response(
        self,
        full_path: str | os.PathLike[str],
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        """A file, compressed if the browser accepts that."""
        headers = Headers(scope=scope)
        kind = guess_type(full_path)[0]
        if kind == "application/javascript":  # the name that some systems still use
            kind = "text/javascript"
        sent = {"vary": "accept-encoding"}
        packed = Path(f"{os.fspath(full_path)}.gz")
        if "gzip" in headers.get("accept-encoding", "") and packed.is_file():
            sent["content-encoding"] = "gzip"
            full_path, stat_result = packed, packed.stat()
        response = FileResponse(full_path, status_code, sent, kind, stat_result=stat_result)
        if self.is_not_modified(response.headers, headers):
            return NotModifiedResponse(response.headers)
        return response
