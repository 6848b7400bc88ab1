"""A Chromium browser run by Playwright, and the server whose pages it shows."""

from __future__ import annotations

import os
import shutil
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from playwright.sync_api import Browser, sync_playwright

from tests.server.crash import ServerProcess

ARGUMENTS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
IN_CI: Final = os.environ.get("CI") == "true"
WHOLE: Final = ("chromium", "chromium-browser", "google-chrome")
"""Browsers that can show windows and notifications."""
PROGRAMS: Final = ("chromium-headless-shell", *WHOLE)
"""The first is faster because it has no windows."""


def chromium(programs: tuple[str, ...] = PROGRAMS) -> str | None:
    """The path of the first of these browsers; None if none is installed."""
    return next(filter(None, map(shutil.which, programs)), None)


@contextmanager
def started(*more: str) -> Iterator[Browser]:
    """A headless browser, started with these additional arguments."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=[*ARGUMENTS, *more])
        try:
            yield browser
        finally:
            browser.close()


class Host(ServerProcess):
    """`vindima serve` on a free local port; a restarted server keeps its address."""

    def start(self) -> None:
        super().start()
        self.port = int(self.address.rpartition(":")[2])

    def stop(self) -> None:
        self.kill(signal.SIGTERM)
