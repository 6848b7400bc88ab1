"""Link previews for other programs: a title, a sentence and a picture (Open Graph).

Only invitations and links for spectators have one. It names the game and the host; other people's names, and
everything about links that restore a seat, are shown only to those who open the link.
"""

from __future__ import annotations

import asyncio
from html import escape
from typing import Final

from fastapi import Request, Response

from vindima.core import contract
from vindima.locale import Text, languages
from vindima.server.database.access import rows
from vindima.server.desk.invitation import invitation
from vindima.server.http.documents.cards import HEIGHT, WIDTH, card
from vindima.server.http.people.identity import origin_of
from vindima.server.http.requests.asking import TheHouse
from vindima.server.http.schema import Router
from vindima.server.tables.common.problems import Problem
from vindima.server.tables.game.storage import Unavailable
from vindima.server.tables.live.house import House
from vindima.server.tables.seating import found_link
from vindima.server.wire import meeting as wire_meeting

__all__ = ["head_for", "router"]

router = Router(prefix="/api")

SHOWN: Final = ("invite", "watch")
"""The kinds of links that have a preview."""


@router.get("/cards/{secret}.png")
async def picture(house: TheHouse, secret: str) -> Response:
    """The picture of a link's preview."""
    info = await invitation(house, None, secret)
    if info["kind"] not in SHOWN:
        raise Problem("no-page", "this link has no preview")
    taken = tuple(seat["kind"] != "open" for seat in info["seats"])
    data = await asyncio.to_thread(card, info["game"], taken)
    # Other sites may show it: that is its purpose.
    headers = {"cross-origin-resource-policy": "cross-origin", "cache-control": "private, max-age=60"}
    return Response(data, media_type="image/png", headers=headers)


async def head_for(request: Request, secret: str) -> str:
    """The elements of a page's head that describe a link; none for links without a preview."""
    house: House = request.app.state.house
    try:
        info = await invitation(house, None, secret)
        language = await language_of(request, house, secret)
    except (Problem, Unavailable):
        return ""
    if info["kind"] not in SHOWN:
        return ""
    title, sentence = words(info, language)
    origin = origin_of(request)
    properties = {
        "og:type": "website",
        "og:site_name": "Vindima",
        "og:title": title,
        "og:description": sentence,
        "og:url": f"{origin}/join/{secret}",
        "og:image": f"{origin}/api/cards/{secret}.png",
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "og:image:alt": contract.find(info["game"]).title,
    }
    tags = [f'<meta property="{name}" content="{escape(value)}" />' for name, value in properties.items()]
    tags += [f'<meta name="description" content="{escape(sentence)}" />']
    tags += ['<meta name="twitter:card" content="summary_large_image" />']
    return "".join(tags)


def words(info: wire_meeting.Invitation, language: str) -> tuple[str, str]:
    """The title and the sentence."""
    text = Text(language, only="preview")
    game = contract.find(info["game"]).title
    key = f"preview-{info['kind']}"
    title = text.say(f"{key}-by", name=info["host"], game=game) if info["host"] else text.say(key, game=game)
    free = sum(seat["kind"] == "open" for seat in info["seats"])
    return title, text.say(f"{key}-about", game=game, seats=len(info["seats"]), free=free)


async def language_of(request: Request, house: House, secret: str) -> str:
    """The language of the host, who sends the link to people whom they know."""
    _, link = await found_link(house, secret)
    hosts = [place.browser for place in (await house.live(link.table)).stored.places if place.host]
    if not hosts:
        return "en"
    info = await request.app.state.store.read(lambda connection: rows.player_settings(connection, hosts[0]))
    return info["language"] if info["language"] in languages() else "en"
