"""The archive of the games stored in this browser."""

from __future__ import annotations

from datetime import date
from typing import Any

from vindima.browser.storage import Documents, ended
from vindima.server.tables.common.archive import PAGE, Query
from vindima.server.wire import meeting as wire_meeting

__all__ = ["archive", "query_of"]


def query_of(given: dict[str, str]) -> Query:
    """The filters of a request."""
    after, until = (
        date.fromisoformat(given[name]) if given.get(name) else None for name in ("after", "until")
    )
    words = {name: given.get(name, "") for name in ("game", "opponent", "result", "text")}
    return Query(**words, after=after, until=until, hidden=given.get("hidden") == "true")


async def archive(storage: Documents, query: Query, page: int) -> wire_meeting.Archive:
    """A page of the finished games, newest first."""
    found = [line(data) for data in await storage.all_tables() if fits(data, query)]
    found.sort(key=lambda entry: entry["updated"], reverse=True)
    pages = max(1, -(-len(found) // PAGE))
    page = min(page, pages)
    return {
        "lines": found[(page - 1) * PAGE : page * PAGE],
        "count": len(found),
        "page": page,
        "pages": pages,
    }


def line(data: dict[str, Any]) -> wire_meeting.ArchiveLine:
    stored = data["stored"]
    seats: list[wire_meeting.OfferSeat] = [
        {"kind": kind, "name": name, "bot": bot} for _, kind, name, bot, *_ in stored["seats"]
    ]
    return {
        "id": stored["id"],
        "game": stored["header"]["game"],
        "seats": seats,
        "mine": mine(data),
        "year": data["year"],
        "over": data["over"],
        "closed": stored.get("closed", False),
        "winners": list(data["winners"]),
        "updated": data["updated"],
        "host": True,
        "hidden": data.get("hidden", False),
    }


def mine(data: dict[str, Any]) -> list[int]:
    return sorted({seat for _, seat, *_ in data["stored"]["places"] if seat >= 0})


def fits(data: dict[str, Any], query: Query) -> bool:
    """True if a table passes the filters."""
    hidden, day = data.get("hidden", False), date.fromisoformat(data["updated"][:10])
    names = [name for _, kind, name, *_ in data["stored"]["seats"] if kind != "open"]
    others = [name for seat, kind, name, *_ in data["stored"]["seats"] if seat not in mine(data)]
    said = [entry["text"] for entry in data["chat"] if entry["event"] is None]
    return (
        hidden == query.hidden
        and (hidden or ended(data))
        and query.game in ("", data["stored"]["header"]["game"])
        and (query.after is None or day >= query.after)
        and (query.until is None or day <= query.until)
        and query.result in ("", result_of(data))
        and has(others, query.opponent)
        and has([*names, *said], query.text)
    )


def result_of(data: dict[str, Any]) -> str:
    if not data["over"]:
        return "ended"
    return "won" if set(mine(data)) & set(data["winners"]) else "lost"


def has(texts: list[str], part: str) -> bool:
    """True if one of the texts contains the other, ignoring case."""
    return not part or any(part.lower() in text.lower() for text in texts)
