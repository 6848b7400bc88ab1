"""The pages: files of the built front end, and its index for every path that is a page."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from pathlib import Path
from typing import Final, NamedTuple

from starlette.requests import Request
from starlette.responses import Response

from vindima.server.problems import Problem

__all__ = ["DIST", "Pages"]

DIST: Final = Path(__file__).parents[1] / "web" / "dist"
FOREVER: Final = "public, max-age=31536000, immutable"
"""For files whose names change with their contents."""
SMALL: Final = 1000
"""What is not worth packing."""
PACKED: Final = (
    "text/",
    "application/json",
    "application/manifest+json",
    "image/svg",
)


class File(NamedTuple):
    """A file, ready to be sent."""

    kind: str
    tag: str
    body: bytes
    packed: bytes | None


class Pages:
    """A folder of files, read once and kept."""

    def __init__(self, folder: Path = DIST) -> None:
        self.folder = folder.resolve()
        self._files: dict[str, File] = {}

    @property
    def built(self) -> bool:
        return (self.folder / "index.html").is_file()

    async def page(self, request: Request) -> Response:
        """A file, or the index: which page a path means is for the browser to say."""
        path = request.url.path.lstrip("/")
        file = self.file(path)
        if file is None and path.startswith("assets/"):
            raise Problem("no-page", "there is no such file")
        if file is None or not path:
            path, file = "index.html", self.file("index.html")
        if file is None:
            return Response("The pages are not built: run make.\n", 503, media_type="text/plain")
        headers = {
            "cache-control": FOREVER if path.startswith("assets/") else "no-cache",
            "etag": file.tag,
            "vary": "accept-encoding",
        }
        if request.headers.get("if-none-match") == file.tag:
            return Response(status_code=304, headers=headers)
        if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            return Response(
                file.packed, headers={**headers, "content-encoding": "gzip"}, media_type=file.kind
            )
        return Response(file.body, headers=headers, media_type=file.kind)

    def file(self, path: str) -> File | None:
        """A file below the folder, by its path."""
        if path in self._files:
            return self._files[path]
        if "\0" in path or ".." in path.split("/"):
            return None
        place = (self.folder / path).resolve()
        if not place.is_relative_to(self.folder) or not place.is_file():
            return None
        body = place.read_bytes()
        kind = mimetypes.guess_type(place.name)[0] or "application/octet-stream"
        if kind == "application/javascript":
            kind = "text/javascript"
        worth = len(body) > SMALL and kind.startswith(PACKED)
        tag = f'"{hashlib.sha256(body).hexdigest()[:32]}"'
        found = File(kind, tag, body, gzip.compress(body, mtime=0) if worth else None)
        self._files[path] = found
        return found
