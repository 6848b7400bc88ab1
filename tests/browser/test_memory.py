"""A page that stays open lets go of the tables that it has shown."""

from __future__ import annotations

from tests.server.served import eventually

BOT = {"kind": "bot", "bot": "easy"}


def nodes(person) -> int:
    """The elements and texts in the page's memory, shown or not."""
    chrome = person.context.new_cdp_session(person.page)
    try:
        chrome.send("HeapProfiler.collectGarbage")
        return chrome.send("Memory.getDOMCounters")["nodes"]
    finally:
        chrome.detach()


def test_a_table_that_was_left_is_forgotten(ana):
    table = ana.creates("vinhos", BOT)
    ana.goto("/")
    line = ana.page.locator(f"a[href='/table/{table}']").first
    line.wait_for()
    lobby = nodes(ana)
    line.click()
    ana.asked()
    shown = nodes(ana)
    ana.link("Lobby").first.click()
    line.wait_for()
    # What the lobby and the parts of every page need stays. A picture on its way holds the rest for a moment.
    eventually(lambda: nodes(ana) < (lobby + shown) / 2)
