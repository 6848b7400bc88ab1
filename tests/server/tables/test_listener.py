"""What a listener is sent: pending events together, keep-alives during silence, and nothing after the end."""

import asyncio

from vindima.server.tables.game.seats import Browser
from vindima.server.tables.live import events
from vindima.server.tables.live.events import Event, Listener


def sent(listener: Listener, pieces: int) -> list[str]:
    """The next chunks of a stream; fewer if it ends first."""

    async def taken() -> list[str]:
        found = []
        async for piece in listener.stream():
            found.append(piece)
            if len(found) == pieces:
                break
        return found

    return asyncio.run(taken())


def test_pending_events_are_sent_together_after_the_first_one():
    listener = Listener(Browser(1, "token"), 0, 3)
    listener.first.append(Event("state", "{}", "3"))
    listener.put(Event("table", '{"a":1}'))
    listener.put(Event("state", "[]", "4"))
    assert sent(listener, 2) == [
        "event: state\nid: 3\ndata: {}\n\n",
        'event: table\ndata: {"a":1}\n\nevent: state\nid: 4\ndata: []\n\n',
    ]
    listener.close()
    assert "".join(sent(listener, 9)[1:]) == ""


def test_a_comment_is_sent_during_silence_and_later_events_still_arrive(monkeypatch):
    monkeypatch.setattr(events, "PULSE", 0.01)
    listener = Listener(Browser(1, "token"), None, 0)
    first, second = sent(listener, 2)
    assert first == second
    assert first.startswith(":")
    assert first.endswith("\n\n")
    listener.put(Event("state", "{}", "1"))
    assert sent(listener, 1) == ["event: state\nid: 1\ndata: {}\n\n"]


def test_after_closing_only_the_final_event_is_sent():
    listener = Listener(Browser(1, "token"), 0, 3)
    listener.put(Event("state", "{}", "4"))
    listener.close(Event("table", "{}"))
    listener.put(Event("state", "{}", "5"))
    assert sent(listener, 9) == ["event: table\ndata: {}\n\n"]
