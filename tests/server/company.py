"""People at one table."""

from __future__ import annotations

from typing import Any

from tests.server.served import ME, Browser

__all__ = ["Company"]


class Company:
    """A table with a host, another player and a spectator."""

    def __init__(self, ana: Browser, bo: Browser, cy: Browser, **more: Any) -> None:
        for browser, name in ((ana, "Ana"), (bo, "Bo"), (cy, "Cy")):
            browser.ask("PUT", "/me", {"name": name})
        self.id = ana.opens([ME, {"kind": "open"}], **more)
        told = ana.table(self.id)
        bo.follows(told["invite_links"]["1"])
        self.watch = told["watch_link"]
        cy.follows(self.watch)
