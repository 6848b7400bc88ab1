"""What webhooks receive: each service has its own format, and names can neither mention nor link."""

from __future__ import annotations

import json

import pytest

from vindima.server.notices.messages import KINDS, Message, request_for

LINK = "https://wine.example.org/table/0123456789abcdef"
MESSAGE = Message(
    "delivery-1",
    "Vinhos: it is @everyone’s turn.",
    "turn",
    "0123456789abcdef",
    "vinhos",
    ["@everyone", "Bo"],
    ["@everyone"],
    [],
    LINK,
)


@pytest.mark.parametrize("kind", KINDS)
def test_a_repeated_message_has_the_same_delivery_name(kind):
    first, again = (request_for(kind, "https://example.org/hook", MESSAGE) for _ in range(2))
    assert first == again
    assert first.headers["X-Vindima-Delivery"] == first.headers["Idempotency-Key"] == "delivery-1"
    assert LINK in first.body.decode()


def test_names_mention_nobody_on_discord():
    body = json.loads(request_for("discord", "https://example.org/", MESSAGE).body)
    assert body["allowed_mentions"] == {"parse": []}
    assert r"\@everyone" in body["content"]
    tricky = MESSAGE._replace(text="[click](https://evil.example) <@1> **big**")
    text = json.loads(request_for("discord", "https://example.org/", tricky).body)["content"]
    assert text.startswith(r"\[click\]\(https\://evil.example\) \<\@1\> \*\*big\*\*")


def test_names_mention_nobody_on_slack():
    tricky = MESSAGE._replace(text="<!channel> & <https://evil.example|here>")
    body = json.loads(request_for("slack", "https://example.org/", tricky).body)
    assert body["text"] == f"&lt;!channel&gt; &amp; &lt;https://evil.example|here&gt; <{LINK}>"


def test_a_matrix_room_gets_each_message_once():
    room = "https://matrix.example.org/_matrix/client/v3/rooms/!a:b/send/m.room.message?access_token=x"
    request = request_for("matrix", room, MESSAGE)
    assert request.method == "PUT"
    assert request.url == room.replace("m.room.message", "m.room.message/delivery-1")
    assert json.loads(request.body)["msgtype"] == "m.notice"
    bridge = request_for("matrix", "https://hookshot.example.org/webhook/1", MESSAGE)
    assert (bridge.method, set(json.loads(bridge.body))) == ("POST", {"username", "text"})


def test_json_contains_every_field():
    body = json.loads(request_for("json", "https://example.org/", MESSAGE).body)
    assert body == MESSAGE._asdict()
