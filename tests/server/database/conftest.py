"""One PostgreSQL database, and two servers on it, for all tests that need them."""

from __future__ import annotations

import os

import pytest

from tests.server.postgres import binaries, cluster
from tests.server.served import served


@pytest.fixture(scope="session")
def postgres():
    """The address in `VINDIMA_POSTGRES`, or that of our own cluster."""
    pytest.importorskip("psycopg", reason="needs the extra postgres")
    if os.environ.get("VINDIMA_POSTGRES"):
        yield os.environ["VINDIMA_POSTGRES"]
        return
    if binaries() is None:
        pytest.skip("PostgreSQL is not installed, and VINDIMA_POSTGRES names none")
    with cluster() as address:
        yield address


@pytest.fixture(scope="session")
def servers(postgres):
    """Two servers that share a database."""
    with served(postgres, private_hooks=True) as one, served(postgres, private_hooks=True) as other:
        yield one, other
