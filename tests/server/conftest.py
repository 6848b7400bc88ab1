"""One server for all tests of its API; each test has its own browsers."""

from __future__ import annotations

import pytest

from tests.server.served import Browser, served


@pytest.fixture(scope="session")
def running(tmp_path_factory):
    with served(tmp_path_factory.mktemp("served") / "tables.db") as server:
        yield server


@pytest.fixture
def browsers(running):
    """Makes independent browsers."""
    made = []

    def make() -> Browser:
        made.append(Browser(running.address))
        return made[-1]

    yield make
    for browser in made:
        browser.close()


@pytest.fixture
def ana(browsers) -> Browser:
    return browsers()


@pytest.fixture
def bo(browsers) -> Browser:
    return browsers()
