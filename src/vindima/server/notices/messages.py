"""The requests that webhooks receive, in the format of the receiving service."""

from __future__ import annotations

import json
import re
from typing import Any, Final, Literal, NamedTuple
from urllib.parse import urlsplit, urlunsplit

__all__ = ["KINDS", "Kind", "Message", "Request", "request_for"]

Kind = Literal["discord", "slack", "matrix", "json"]
KINDS: Final[tuple[Kind, ...]] = ("discord", "slack", "matrix", "json")
TITLE: Final = "Vindima"
MARKED: Final = re.compile(r"([\\*_~`|>#\[\]()<@:-])")
"""Characters that Discord would interpret as markup, a link or a mention in a person's name."""
ROOM: Final = re.compile(r"/_matrix/client/[^/]+/rooms/[^/]+/send/m\.room\.message/?$")


class Message(NamedTuple):
    """The message of a webhook."""

    id: str
    """The same whenever the message is sent again."""
    text: str
    event: str
    table: str
    game: str
    players: list[str]
    waiting: list[str]
    """The names of the people who have to answer."""
    winners: list[str]
    link: str


class Request(NamedTuple):
    """A request: its method, its address, its headers and its body."""

    method: str
    url: str
    headers: dict[str, str]
    body: bytes


def request_for(kind: str, url: str, message: Message) -> Request:
    """The request that delivers a message to a webhook."""
    method = "POST"
    if kind == "discord":
        body = discord(message)
    elif kind == "slack":
        body = slack(message)
    elif kind == "matrix" and ROOM.search(urlsplit(url).path):
        # A room itself, not a bridge: the transaction's name makes a repeat invisible.
        parts = urlsplit(url)
        method, url = "PUT", urlunsplit(parts._replace(path=f"{parts.path.rstrip('/')}/{message.id}"))
        body = {"msgtype": "m.notice", "body": f"{message.text} {message.link}"}
    elif kind == "matrix":
        body = {"username": TITLE, "text": f"{message.text} {message.link}"}
    else:
        body = message._asdict()
    headers = {"Content-Type": "application/json", "X-Vindima-Delivery": message.id}
    headers["Idempotency-Key"] = message.id
    return Request(method, url, headers, json.dumps(body).encode())


def discord(message: Message) -> dict[str, Any]:
    """A message for Discord, in which nobody's name mentions anybody."""
    text = MARKED.sub(r"\\\1", message.text)
    return {"username": TITLE, "content": f"{text} <{message.link}>", "allowed_mentions": {"parse": []}}


def slack(message: Message) -> dict[str, Any]:
    """A message for Slack, or for Mattermost and others with the same format."""
    text = message.text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return {"text": f"{text} <{message.link}>", "unfurl_links": False, "mrkdwn": False}
