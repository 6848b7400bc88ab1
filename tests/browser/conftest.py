"""One server and one browser for all tests of the pages; each person in a test has a context of their own."""

from __future__ import annotations

import asyncio

import pytest

from tests.browser import chromium, pseudo
from tests.browser.person import Person
from vindima.locale import REGIONS, Text

PLAIN = """try {
  localStorage["vindima-settings"] ??= '{"ceremonies":"off"}';
} catch { /* A page of nobody's has no storage. */ }"""
"""Ceremonies lie over the board: only their own tests show them."""
SHORT = 20_000
"""Milliseconds until something expected on the page counts as missing."""


def pytest_collection_modifyitems(items):
    for item in items:
        if "browser" in item.path.parts:
            item.add_marker(pytest.mark.browser)


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item):
    """Let fixtures see whether their test failed."""
    outcome = yield
    if outcome.get_result().failed:
        item.failed = True


@pytest.fixture(scope="session")
def browser():
    if chromium.chromium() is None and not chromium.IN_CI:
        pytest.skip("there is no chromium here (on Debian and Ubuntu: apt install chromium)")
    with chromium.started() as browser:
        loop = asyncio._get_running_loop()
        yield browser
        asyncio._set_running_loop(loop)


@pytest.fixture
def _running(browser):
    """Mark Playwright's event loop as running only in browser tests; other tests run their own."""
    asyncio._set_running_loop(browser._impl_obj._loop)
    yield
    asyncio._set_running_loop(None)


@pytest.fixture(scope="session")
def host(browser, tmp_path_factory):
    host = chromium.Host(str(tmp_path_factory.mktemp("host") / "tables.db"))
    yield host
    host.stop()


@pytest.fixture
def people(browser, _running, host, request, tmp_path):
    """Make people with separate browser contexts; any console error in one of them fails the test."""
    made: list[Person] = []

    def make(name: str = "", language: str = "en", ceremonies: bool = False, **settings) -> Person:
        context = browser.new_context(
            base_url=host.address,
            reduced_motion="reduce",
            locale=REGIONS.get(language, language),
            **{"viewport": {"width": 1440, "height": 900}, **settings},
        )
        context.set_default_timeout(SHORT)
        if not ceremonies:
            context.add_init_script(PLAIN)
        made.append(Person(context, name, Text(language)))
        return made[-1]

    yield make
    failed = getattr(request.node, "failed", False)
    for number, person in enumerate(made):
        if failed and not person.page.is_closed():
            person.page.screenshot(path=tmp_path / f"person-{number}.png")
            print(f"what person {number} saw: {tmp_path / f'person-{number}.png'}")
        person.context.close()
    assert [complaint for person in made for complaint in person.complaints] == []


@pytest.fixture
def pseudo_reader(people) -> Person:
    """Ana, whose pages are in the pseudo-language, longer than any real one."""
    reader = people("Ana")
    pseudo.speak(reader.context)
    reader.text = pseudo.Pseudo()
    return reader


@pytest.fixture
def ana(people) -> Person:
    return people("Ana")
