"""A table in the browser: a server for this user only, a table on it, and a link to the table."""

from __future__ import annotations

import json
import os
import sqlite3
import sys
import threading
import webbrowser
from argparse import Namespace
from contextlib import closing
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

from vindima.cli.seats import HUMAN, seat_code
from vindima.cli.serve import HOST, database, listening_socket, settings_of
from vindima.core.explain import BadData
from vindima.core.record import Record
from vindima.locale import Text

__all__ = ["play"]


def play(record: Record, arguments: Namespace) -> int:
    """Open a table for a replayable record. A running server with this user's games is used."""
    from vindima.server.database.access.store import InUse
    from vindima.server.http.app import application
    from vindima.server.http.serving import serve

    with closing(listening_socket(HOST, arguments.port)) as listener:
        try:
            app = application(settings_of(arguments))
        except InUse:
            address = address_in(database(arguments))
            if address is None:
                raise
            show(address, record, not arguments.no_browser)
            return 0

        def ready(address: str) -> None:
            # The server itself has to answer this request, so it is sent from another thread.
            threading.Thread(target=show, args=(address, record, not arguments.no_browser)).start()

        serve(app, listener, ready)
    return 0


def address_in(path: str) -> str | None:
    """The address of the running server that uses a database; None if there is none."""
    with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as connection:
        row = connection.execute("SELECT address FROM servers").fetchone()
    return None if row is None else str(row[0])


def show(address: str, record: Record, with_browser: bool) -> None:
    """Open the table and show it to the user."""
    try:
        link = address + opened(address, record)
    except BadData as error:
        print(f"vindima play: {error}", file=sys.stderr, flush=True)
        return
    print(Text().say("cli-play-at", address=link), flush=True)
    if with_browser and has_screen():
        webbrowser.open(link)


def has_screen() -> bool:
    """True if this machine can show a browser to the user."""
    if sys.platform in ("win32", "darwin"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))


def opened(address: str, record: Record) -> str:
    """The path to the first human seat of a new table, or to the spectators' page if there is none."""
    seats = [seat(code) for code in record.seats]
    people = sum(entry["kind"] == "person" for entry in seats)
    body: dict[str, Any] = {"game": record.title, "seats": seats, "hot_seat": people > 1, "confirm": True}
    body["record"] = "\n".join(json.dumps(line) for line in (record.header(), *record.answers))
    id, cookie = asked(address, "/api/tables", None, body)
    table, _ = asked(address, f"/api/tables/{id['id']}", cookie)
    links = list(table["seat_links"].values())
    return str(links[0] if links else table["watch_link"])


def seat(code: str) -> dict[str, Any]:
    """A seat of a record, as the request body describes it."""
    if seat_code(code) == HUMAN:
        return {"kind": "person", "mine": True, "name": code.partition(":")[2]}
    return {"kind": "bot", "bot": code}


def asked(address: str, path: str, cookie: str | None, body: Any = None) -> tuple[Any, str]:
    """The server's reply, and the cookie for further requests."""
    headers = {"X-Vindima": "1", "Content-Type": "application/json", "Cookie": cookie or ""}
    request = Request(address + path, None if body is None else json.dumps(body).encode(), headers)
    try:
        with urlopen(request, timeout=30) as response:
            given = response.headers.get("Set-Cookie", "").partition(";")[0]
            return json.load(response), given or headers["Cookie"]
    except HTTPError as error:
        raise BadData(json.load(error)["detail"]) from error
    except URLError as error:
        raise BadData(f"{address} does not answer: {error.reason}") from error
