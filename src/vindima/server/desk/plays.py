"""A finished game for programs that keep a log of plays: BG Stats and BoardGameGeek.

BG Stats opens links to `createPlay.html` and shows the play before saving it. BoardGameGeek accepts plays
only through the form on a game's page; `form` uses the names of its fields. Nothing is sent from here.
"""

from __future__ import annotations

import json
from datetime import datetime
from typing import Final, NamedTuple
from urllib.parse import quote

from vindima.server.tables.common.problems import Problem
from vindima.server.tables.live.live import Live
from vindima.server.wire import standing as wire_standing

__all__ = ["play_log"]

SOURCE: Final = "Vindima"
BGSTATS: Final = "https://app.bgstatsapp.com/createPlay.html?data="
BGG: Final = "https://boardgamegeek.com/boardgame/"


class Box(NamedTuple):
    """A game's entry on BoardGameGeek."""

    id: int
    name: str


BOXES: Final = {
    "vinhos": Box(42052, "Vinhos"),
    "viticulture": Box(183394, "Viticulture Essential Edition"),
}


def play_log(live: Live, ended: str) -> wire_standing.PlayLog:
    """The play log of a table's game; refused while the game runs."""
    position, record = live.table.position, live.table.play.record
    if not position.over:
        raise Problem("running", "a play can be logged once the game is over")
    box, first = BOXES[record.title], record.start().seat
    won = position.winners if record.players > 1 else [0] if position.result == "win" else []
    players: list[wire_standing.PlayLogPlayer] = [
        {
            "name": seat.name,
            "bot": seat.bot if seat.kind == "bot" else None,
            "points": position.scores[seat.seat],
            "won": seat.seat in won,
            "first": seat.seat == first,
        }
        for seat in live.stored.seats
    ]
    at = datetime.fromisoformat(ended)
    return {
        "bgstats": BGSTATS + quote(json.dumps(bgstats(live.id, box, players, at), ensure_ascii=False)),
        "bgg": f"{BGG}{box.id}",
        "form": json.dumps(form(box, players, at), ensure_ascii=False, indent=1),
        "date": at.date().isoformat(),
        "players": players,
    }


def named(player: wire_standing.PlayLogPlayer) -> str:
    """The name of a player in a log, where everybody needs one."""
    return player["name"] or player["bot"] or "?"


def bgstats(id: str, box: Box, players: list[wire_standing.PlayLogPlayer], at: datetime) -> dict[str, object]:
    """A play as BG Stats imports it. Its Android app needs `winner` and `startPlayer` in every player."""
    return {
        "sourceName": SOURCE,
        "sourcePlayId": id,
        "playDate": at.strftime("%Y-%m-%d %H:%M:%S"),
        "location": SOURCE,
        "game": {
            "name": box.name,
            "sourceGameId": str(box.id),
            "bggId": box.id,
            "highestWins": True,
            "noPoints": False,
        },
        "players": [
            {
                "name": named(player),
                "sourcePlayerId": f"{'bot' if player['bot'] else 'person'}:{named(player)}",
                "winner": player["won"],
                "startPlayer": player["first"],
                "score": player["points"],
            }
            for player in players
        ],
    }


def form(box: Box, players: list[wire_standing.PlayLogPlayer], at: datetime) -> dict[str, object]:
    """A play as the fields of the form on BoardGameGeek."""
    return {
        "objecttype": "thing",
        "objectid": str(box.id),
        "playdate": at.date().isoformat(),
        "quantity": "1",
        "location": SOURCE,
        "players": [
            {
                "name": named(player),
                "score": str(player["points"]),
                "win": int(player["won"]),
                "position": str(place),
            }
            for place, player in enumerate(players, 1)
        ],
    }
