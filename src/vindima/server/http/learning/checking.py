"""Endpoints below /api/check: the uncertain numbers of a game, and an owner's answers about them."""

from __future__ import annotations

from fastapi import Response

from vindima.server.desk import checking
from vindima.server.http.requests.bodies import CheckBody
from vindima.server.http.schema import Router
from vindima.server.wire import checking as wire

__all__ = ["router"]

router = Router(prefix="/api/check")


@router.get("/{game}")
def uncertain(game: str) -> wire.Check:
    """The numbers that an owner of the box may check, grouped as on the board."""
    return checking.uncertain(game)


@router.post("/{game}")
def check(game: str, given: CheckBody) -> wire.Checked:
    """Test the corrections. Nothing is stored on the server."""
    return checking.checked(game, given.plain())


@router.post("/{game}/folder")
def folder(game: str, given: CheckBody) -> Response:
    """The corrected data files, as an archive of the folder for `--option tables=FOLDER`."""
    name, data = checking.folder(game, given.plain())
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(data, media_type="application/zip", headers=headers)
