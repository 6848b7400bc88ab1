"""One server for all tests of its API; each test has its own browsers."""

from __future__ import annotations

from functools import partial

import pytest

from tests.server.company import Company
from tests.server.served import Browser, closing_all, served


@pytest.fixture(scope="session")
def running(tmp_path_factory):
    with served(tmp_path_factory.mktemp("served") / "tables.db") as server:
        yield server


@pytest.fixture
def browsers(running):
    """Makes independent browsers."""
    with closing_all(partial(Browser, running.address)) as make:
        yield make


@pytest.fixture
def ana(browsers) -> Browser:
    return browsers()


@pytest.fixture
def bo(browsers) -> Browser:
    return browsers()


@pytest.fixture
def cy(browsers) -> Browser:
    return browsers()


@pytest.fixture
def table(ana, bo, cy) -> str:
    """A table with a host, another player and a spectator."""
    return Company(ana, bo, cy).id
