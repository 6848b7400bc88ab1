"""The static site: tables without a server, in a browser that contacts no other host."""

from __future__ import annotations

import json
import random
import re
import shutil
import threading
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from tests.browser import recorded
from tests.browser.conftest import PLAIN
from tests.browser.person import Person
from tests.browser.static import CLEAR, DAMAGE, DENY, Quiet, carrying, denied, in_browser, offered, room
from tests.offline import played
from vindima.server.tables.game.daily import Deal, record_of_deal, today
from vindima.site.build import build_site

GOLDEN = Path(__file__).parents[1] / "golden"
NOTICE = """(text) => {
  window.noticed = false;
  const look = () => (window.noticed ||= document.body.textContent.includes(text));
  new MutationObserver(look).observe(document.body, { childList: true, characterData: true, subtree: true });
}"""
"""Records whether a text has appeared on the page, however briefly."""
COLD = 60_000
"""Milliseconds that a busy machine may take to start Python in a browser."""
FOLLOW = """(address) => {
  history.pushState(null, "", address);
  dispatchEvent(new PopStateEvent("popstate"));
}"""
"""Goes to a page of the site as a link does: Python is not started again."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """The site, built once, in a subfolder."""
    root = tmp_path_factory.mktemp("static")
    build_site(root / "some" / "path", None, lambda part: None)
    return root


@contextmanager
def visit(browser, address):
    """A person with a fresh browser context, before the first page."""
    context = browser.new_context(base_url=address, reduced_motion="reduce", accept_downloads=True)
    context.set_default_timeout(COLD)
    context.add_init_script(PLAIN)
    person = Person(context)
    yield person
    context.close()
    assert person.complaints == []


@pytest.fixture
def site(browser, _running, folder):
    """Ana, who has not opened the site yet."""
    with offered(folder) as address, visit(browser, address) as ana:
        yield ana


@pytest.fixture
def bare(browser, _running, folder):
    """A page of the site that does not start the engine."""
    with offered(folder) as address, visit(browser, address) as ana:
        ana.page.goto("/some/path/OFL.txt")
        yield ana.page


def test_the_engine_in_the_browser_gives_the_same_results(bare, folder):
    """Network outputs, which numpy computes outside the browser, may differ by rounding."""
    games = json.dumps([("vinhos", 2, 1, 30), ("viticulture", 1, 2, 30)])
    judged = json.dumps([("vinhos", 2, 3), ("vinhos", 4, 3), ("viticulture", 1, 3), ("viticulture", 6, 3)])
    here = played.play(games)
    whole = [recorded.played(game) for game in ("vinhos", "viticulture")]
    records = json.dumps([json.dumps(record.to_dict()) for record in whole])
    wanted = (("play", games), ("replay", records), ("judge", judged))
    *there, text = in_browser(bare, folder / "some" / "path", *wanted)
    assert there == [here, played.replay(records)]
    pytest.importorskip("numpy", reason="numpy is not installed")
    for ours, theirs in zip(json.loads(played.judge(judged)), json.loads(text), strict=True):
        assert [token for token, _, _ in theirs] == [token for token, _, _ in ours]
        for (_, logits, values), (_, other_logits, other_values) in zip(ours, theirs, strict=True):
            assert other_logits + other_values == pytest.approx(logits + values, abs=1e-3)


@pytest.mark.usefixtures("_running")
def test_the_network_of_master_is_fetched_when_needed_and_cached(browser, folder):
    """While the network cannot be fetched, `hard` plays, and the table says so."""
    away = threading.Event()
    away.set()
    asked: list[str] = []

    class Host(Quiet):
        def do_GET(self) -> None:  # noqa: N802
            if self.path.endswith(".npz"):
                asked.append(self.path)
                if away.is_set():
                    return self.send_error(503)
            return super().do_GET()

    with offered(folder, Host) as address, visit(browser, address) as ana:
        ana.forgiven = ("503", "master cannot play, so hard plays instead")
        ana.page.goto("/some/path/?/new&game=viticulture")
        chooses_bots(ana, "master", "random")
        ana.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        said = ana.say("web-trouble-here-network", name="|", level=ana.say("bot-master"))
        ana.page.evaluate(NOTICE, said.partition("|")[2])
        assert asked == []
        ana.button(ana.say("web-open-table")).click()
        chance = random.Random(1)
        while not ana.page.evaluate("window.noticed"):
            ana.play(chance, most=1)
        away.clear()
        asked.clear()
        while not asked:
            ana.play(chance, most=1)
        ana.until("(path) => caches.match(path).then(Boolean)", asked[0])
        ana.context.set_offline(True)
        games = json.dumps([("viticulture", 2, 3)])
        assert in_browser(ana.page, folder / "some" / "path", ("judge", games))
        ana.context.set_offline(False)
        assert len(asked) == 1


@pytest.mark.usefixtures("_running")
def test_a_game_is_played_without_a_server_and_outlives_its_version(browser, folder, tmp_path):
    """One journey, because every visit starts Python: a game, another browser and an update."""
    site = shutil.copytree(folder / "some" / "path", tmp_path / "some" / "path")
    file = tmp_path / "games.json"
    with offered(tmp_path) as address, visit(browser, address) as ana:
        ana.page.goto("/some/path/?/new&game=vinhos")
        plays_in_two_tabs_and_offline(ana, site / "worker.js")
        before = ana.asked()
        ana.page.locator("a.home").click()
        with ana.page.expect_download() as download:
            ana.link(ana.say("web-kept-save")).click()
        download.value.save_as(file)
        with visit(browser, address) as bo:
            takes_over(bo, file, before)
        # The lobby offers the new version, which keeps the game.
        with ana.page.expect_navigation():
            ana.opener("update").click()
        ana.page.locator("a[href*='/table/']").first.click()
        assert ana.page.evaluate("caches.keys()") == ["vindima-newer"]
        assert ana.asked() == before
        ana.play(random.Random(1), most=1)


def chooses_bots(person: Person, *levels: str) -> None:
    """Choose the bots of a new table."""
    fields = person.page.get_by_label(person.say("web-bot-level"))
    for place, level in enumerate(levels):
        fields.nth(place).select_option(level)


def plays_in_two_tabs_and_offline(ana: Person, program: Path) -> None:
    """Two tabs share a game, a reload during a turn loses nothing, and no other host is contacted.

    Meanwhile a new version of the site appears, which does not interrupt the game.
    """
    page = ana.page
    asked: list[str] = []
    ana.context.on("request", lambda request: asked.append(request.url))
    chooses_bots(ana, "random", "random")
    ana.button(ana.say("web-open-table")).click()
    ana.play(random.Random(1), most=4)
    before = ana.asked()
    other = Person(ana.context)
    other.page = ana.context.new_page()
    other.page.goto(page.url)
    assert other.asked() == before
    lines = page.locator(".log .turn.seat-0 button:not(.event)")
    count = lines.count()
    other.choice(0).click()
    expect(lines).not_to_have_count(count, timeout=COLD)
    ana.play(random.Random(2), most=1)
    before = ana.asked()
    other.page.close()
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    newer = re.sub(r'VERSION = "\w+"', 'VERSION = "newer"', program.read_text("utf-8"))
    program.write_text(newer, "utf-8")
    page.evaluate("navigator.serviceWorker.getRegistration().then((found) => found.update())")
    ana.until("async () => Boolean((await navigator.serviceWorker.getRegistration()).waiting)")
    # The game continues without a connection: the service worker has cached the files.
    ana.context.set_offline(True)
    page.reload()
    assert ana.asked() == before
    assert ana.opener("update").count() == 0
    ana.play(random.Random(3), most=1)
    ana.context.set_offline(False)
    own = urlsplit(page.url).netloc
    assert {urlsplit(url).netloc for url in asked if url.startswith("http")} == {own}


def takes_over(bo: Person, file: Path, before: list[str]) -> None:
    """Another browser continues the game; it reports a broken file, full storage and lost games."""
    broken = file.with_name("broken.json")
    broken.write_text(file.read_text("utf-8")[:-100], "utf-8")
    bo.page.goto("/some/path/")
    field = bo.page.locator("label input[type=file][accept='.json']")
    field.set_input_files(broken)
    bo.sees(bo.say("web-kept-broken"))
    assert bo.page.locator("a[href*='/table/']").count() == 0
    room(bo.page, 2_000)
    field.set_input_files(file)
    bo.sees(bo.say("web-error-storage-full"))
    room(bo.page, None)
    field.set_input_files(file)
    bo.sees(bo.say("web-kept-brought", games=1))
    bo.page.locator("a[href*='/table/']").first.click()
    assert bo.asked() == before
    bo.play(random.Random(2), most=1)
    bo.page.locator("a.home").click()
    bo.link(bo.say("web-kept-save")).wait_for()
    bo.page.evaluate(CLEAR)
    bo.page.reload()
    bo.sees(bo.say("web-kept-cleared"))


def test_links_carry_a_position_and_other_people_need_a_server(site):
    record = (GOLDEN / "vinhos" / "2-players.jsonl").read_text("utf-8").splitlines(keepends=True)
    site.page.goto(f"/some/path/?/open#{carrying(''.join(record[:40]))}")
    assert site.asked()
    table = site.page.url.partition("?/table/")[2]
    # A damaged table cannot be opened, but it can be deleted.
    site.page.evaluate(DAMAGE, table)
    site.page.reload()
    site.sees(site.say("web-damaged"))
    site.opener("delete").click()
    site.button(site.say("web-play-now")).first.wait_for()
    assert site.page.locator(f"a[href*='{table}']").count() == 0
    site.page.evaluate(FOLLOW, "/some/path/?/new&game=vinhos")
    expect(site.page.get_by_text(site.say("web-alone"))).to_be_visible(timeout=COLD)
    expect(site.page.get_by_role("option", name=site.say("web-sitter-link"))).to_have_count(0)
    # The deal of the day works without a server and is the same for everybody.
    site.page.evaluate(FOLLOW, "/some/path/?/daily")
    sheet = site.page.locator("article").filter(has_text=site.say("web-daily-kind-solo"))
    sheet.get_by_role("button").click(timeout=COLD)
    position = record_of_deal(Deal(today(), "viticulture", "solo"), "human").start()
    assert site.asked() == [site.text.message(answer.message) for answer in position.answers()]
    site.page.evaluate(FOLLOW, "/some/path/?/rules/vinhos")
    expect(site.page.get_by_role("heading", name="Vinhos").first).to_be_visible(timeout=COLD)


@pytest.mark.usefixtures("_running")
def test_a_browser_without_storage_shows_an_error(browser, folder):
    with offered(folder) as address, visit(browser, address) as ana:
        ana.context.add_init_script(DENY)
        ana.context.route("**/assets/worker-*.js", denied)
        ana.page.goto("/some/path/")
        ana.sees(ana.say("web-error-storage-denied"))
