"""A page that stays open frees the memory of tables it has shown."""

from __future__ import annotations

from tests.server.served import eventually

BOT = {"kind": "bot", "bot": "easy"}


def nodes(person) -> int:
    """The number of DOM nodes in the page's memory, shown or not."""
    chrome = person.context.new_cdp_session(person.page)
    try:
        chrome.send("HeapProfiler.collectGarbage")
        return chrome.send("Memory.getDOMCounters")["nodes"]
    finally:
        chrome.detach()


def test_leaving_a_table_frees_its_memory(ana):
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
    # Parts shared by all pages stay in memory. An image that is still loading holds the rest for a moment.
    eventually(lambda: nodes(ana) < (lobby + shown) / 2)
