"""One server and one browser for all tests of the pages; each person in a test has a separate context."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Error, ViewportSize, expect

from tests.browser import chromium, pseudo
from tests.browser.person import Person
from vindima.locale import REGIONS, Text

PLAIN = """try {
  localStorage["vindima-settings"] ??= '{"ceremonies":"off"}';
} catch { /* A page without an origin has no storage. */ }"""
"""Turns off ceremonies, which cover the board; only their own tests show them."""
UNREVIEWED = """{
  const given = window.fetch;
  window.fetch = (path, ...more) =>
    String(path).includes("/review?") ? new Promise(() => undefined) : given(path, ...more);
}"""
"""Keeps pages from asking for reviews, which would keep the server busy for long; only their test does."""
SCREEN: ViewportSize = {"width": 1440, "height": 1450}
"""High enough to avoid fitting the board and tray, which is slow. Tests of the layout set other sizes."""
QUICK = "--js-flags=--liftoff-only"
"""Compiles Python in the browser quickly and without optimizing: tests start it often and use it briefly."""
SHORT = 40_000
"""Milliseconds after which something expected on the page counts as missing."""
expect.set_options(timeout=SHORT)

FORGET = """async () => {
  localStorage.clear();
  sessionStorage.clear();
  for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name);
  for (const name of await caches.keys()) await caches.delete(name);
  for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister();
}"""


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
    with chromium.started(QUICK) as browser:
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


@pytest.fixture(scope="session")
def kept() -> dict[str, list[BrowserContext]]:
    """Cleaned browser contexts for reuse, by their settings.

    A page opens in half the time in a reused context: its process runs and its scripts are compiled.
    """
    return {}


@pytest.fixture
def people(browser, _running, host, kept, request, tmp_path):
    """Make people with separate browser contexts; any console error in one of them fails the test.

    `fresh` is for tests that need an unused context or leave one that cannot be reused. Contexts with a touch
    screen are always fresh: they remember where they were touched last. In other contexts, `viewport` is the
    size of the first page only.
    """
    made: list[tuple[Person, list[BrowserContext] | None]] = []

    def start(
        language: str, ceremonies: bool, reviews: bool, accented: bool, settings: dict[str, Any]
    ) -> BrowserContext:
        context = browser.new_context(
            base_url=host.address, reduced_motion="reduce", locale=REGIONS.get(language, language), **settings
        )
        context.set_default_timeout(SHORT)
        if not ceremonies:
            context.add_init_script(PLAIN)
        if not reviews:
            context.add_init_script(UNREVIEWED)
        if accented:
            pseudo.speak(context.new_page())
        return context

    def make(
        name: str = "",
        language: str = "en",
        *,
        ceremonies: bool = False,
        reviews: bool = False,
        accented: bool = False,
        fresh: bool = False,
        viewport: ViewportSize = SCREEN,
        **settings: Any,
    ) -> Person:
        fresh = fresh or settings.get("has_touch", False)
        kind = json.dumps([language, ceremonies, reviews, accented, settings], sort_keys=True)
        like = kept.setdefault(kind, [])
        reused = bool(like) and not fresh
        settings["viewport"] = viewport if fresh else SCREEN
        context = like.pop() if reused else start(language, ceremonies, reviews, accented, settings)
        text = pseudo.Pseudo() if accented else Text(language)
        person = Person(context, name, text)
        person.page.set_viewport_size(viewport)
        made.append((person, None if fresh else like))
        return person

    yield make
    failed = getattr(request.node, "failed", False)
    for number, (person, like) in enumerate(made):
        if failed and not person.page.is_closed():
            person.page.screenshot(path=tmp_path / f"person-{number}.png")
            print(f"screenshot of person {number}: {tmp_path / f'person-{number}.png'}")
        person.leave()
        if failed or like is None or not cleaned(person):
            person.context.close()
        else:
            like.append(person.context)
    assert [complaint for person, _ in made for complaint in person.complaints] == []


def cleaned(person: Person) -> bool:
    """Clear everything a person has left in the browser context; False if that fails."""
    page, context = person.page, person.context
    try:
        for other in context.pages[1:]:
            other.close()
        page.unroute_all(behavior="ignoreErrors")
        context.set_offline(False)
        page.goto("/api/health")
        page.evaluate(FORGET)
        context.clear_cookies()
        context.clear_permissions()
        page.emulate_media(color_scheme="null")
    except Error:
        return False
    return True


@pytest.fixture
def pseudo_reader(people) -> Person:
    """Ana, whose pages are in the pseudo-language, which is longer than any real one."""
    return people("Ana", accented=True)


@pytest.fixture
def ana(people) -> Person:
    return people("Ana")
