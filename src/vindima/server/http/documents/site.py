"""The site below /offline/: tables without this server, for when it is unreachable."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

__all__ = ["POLICY", "SITE", "Site"]

SITE: Final = "/offline"
POLICY: Final = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data: blob:; "
    "object-src 'none'; base-uri 'none'; form-action 'none'"
)
"""The pages may contact no other host, and may run the engine, which is WebAssembly."""


class Site(StaticFiles):
    """The folder that `vindima site` has written."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder, html=True)

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        response.headers["content-security-policy"] = f"{POLICY}; frame-ancestors 'none'"
        response.headers["cache-control"] = "no-cache"
        return response
