"""What all tests share: those that need the sources are left out where the engine is compiled."""

from __future__ import annotations

import os

import pytest

import vindima

os.environ["VINDIMA_LANGUAGE"] = "en"


def pytest_collection_modifyitems(items):
    if vindima.compiled():
        skip = pytest.mark.skip(reason="compiled classes take no subclasses or patches of a test")
        for item in items:
            if item.get_closest_marker("interpreted"):
                item.add_marker(skip)


def pytest_report_header():
    if vindima.compiled():
        return "engine: compiled; tests that subclass or patch it are left out (they run on its sources)"
    return "engine: interpreted"
