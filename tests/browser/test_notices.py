"""Notifications in the browser: a correspondence game of two people on three devices over several days.

No push service is reachable in tests. So the page gets a subscription to a local receiver, which reads what
the server pushes; Chromium then delivers that to the service worker as it would a real message.
"""

from __future__ import annotations

import json
from contextlib import suppress
from datetime import timedelta
from typing import Any

import pytest
from playwright.sync_api import TimeoutError

from tests.browser.chromium import ARGUMENTS, WHOLE, chromium
from tests.browser.conftest import SHORT
from tests.browser.fitness import violations
from tests.browser.person import SOON, Person
from tests.server.notices.receiver import Receiver, Subscriber, packed, receiving
from tests.server.served import Running, eventually, served, settle
from vindima.server.tables.common.clock import CLOCK

SEED = 3
"""The seed of a deal in which the second seat is asked first."""
BY_POST = {"kind": "turns", "hours": 24, "bot": "random"}
HOUR = timedelta(hours=1)
PHONE = {"width": 390, "height": 844}
SUBSCRIBE = """([endpoint, p256dh, auth]) => {
  let mine = null;
  PushManager.prototype.getSubscription = async () => mine;
  PushManager.prototype.subscribe = async ({ userVisibleOnly, applicationServerKey }) => {
    if (!userVisibleOnly || Notification.permission !== "granted") throw new DOMException("", "AbortError");
    const letters = atob(applicationServerKey.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    mine = {
      options: { applicationServerKey: bytes.buffer },
      toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
      unsubscribe: async () => { mine = null; return true; },
    };
    return mine;
  };
}"""
SHOWN = """async () => {
  const shown = await (await navigator.serviceWorker.ready).getNotifications();
  if (!shown.length) return null;
  return shown.map(({ title, body, tag, data }) => ({ title, text: body, tag, url: data.url }));
}"""
"""What the phone shows; null if that is nothing."""
ATTEMPTS = 5
ICON = "() => document.querySelector('link[rel=icon]').getAttribute('href')"


class Phone(Person):
    """A device that receives Web Push."""

    def __init__(self, context: Any, receiver: Receiver) -> None:
        super().__init__(context)
        self.receiver = receiver
        self.subscriber = Subscriber()
        own = self.subscriber
        given = [f"{receiver.address}/phone", packed(own.point), packed(own.auth)]
        context.add_init_script(f"({SUBSCRIBE})({json.dumps(given)})")
        self.line = context.new_cdp_session(self.page)
        self.workers: list[Any] = []
        self.line.on("ServiceWorker.workerRegistrationUpdated", self.note_workers)
        self.line.send("ServiceWorker.enable")

    def note_workers(self, event: Any) -> None:
        self.workers = [one for one in event["registrations"] if not one["isDeleted"]] or self.workers

    @property
    def pushed(self) -> list[Any]:
        """What the server has pushed so far."""
        return [json.loads(self.subscriber.read(taken.body)) for taken in self.receiver.to("/phone")]

    def receives(self, message: Any, address: str) -> Any:
        """Let the browser deliver a message to the service worker; return what the phone then shows.

        On a busy machine Chromium may lose the message. If nothing is shown, it is delivered again.
        """
        given = {"origin": address, "registrationId": self.workers[-1]["registrationId"]}
        for _ in range(ATTEMPTS):
            self.line.send("ServiceWorker.deliverPushMessage", {**given, "data": json.dumps(message)})
            with suppress(TimeoutError):
                return self.until(SHOWN, timeout=SOON)
        raise AssertionError("the phone shows no notification")


@pytest.fixture
def receiver():
    with receiving() as found:
        yield found


@pytest.fixture
def server(_running, tmp_path):
    """A server in this process; its clock is reset at the end."""
    before = CLOCK.ahead
    with served(tmp_path / "tables.db", private_hooks=True) as found:
        yield found
    CLOCK.move(before - CLOCK.ahead)


@pytest.fixture
def devices(browser, server, receiver):
    """Ana's browser, Bo's browser and Bo's phone, which can show notifications."""
    whole = chromium(WHOLE)
    if whole is None:
        pytest.skip("there is no chromium here that shows notifications: its headless shell does not")
    at = {"base_url": server.address, "reduced_motion": "reduce"}
    able = browser.browser_type.launch(executable_path=whole, args=ARGUMENTS)
    contexts = [browser.new_context(**at), browser.new_context(**at), able.new_context(viewport=PHONE, **at)]
    for context in contexts:
        context.set_default_timeout(SHORT)
    contexts[2].grant_permissions(["notifications"])
    found = [Person(contexts[0], "Ana"), Person(contexts[1], "Bo"), Phone(contexts[2], receiver)]
    yield found
    for person in found:
        person.leave()
        person.context.close()
    able.close()
    assert [complaint for person in found for complaint in person.complaints] == []


def passes(server: Running, time: timedelta) -> None:
    settle(server)
    CLOCK.move(time)
    settle(server)


def until_asked(plays: Person, waits: Person, table: str) -> None:
    """One person plays by requests until the other is asked."""
    while not waits.get(f"/tables/{table}/state")["answers"]:
        state = plays.get(f"/tables/{table}/state")
        token, revision = state["answers"][-1]["token"], state["revision"]
        body = {"seat": state["view"]["seat"], "revision": revision, "key": f"key-{revision}", "token": token}
        plays.fetch("POST", f"/tables/{table}/answers", body)


def test_a_phone_is_notified_of_turns_over_several_days(server, devices):
    ana, bo, phone = devices
    table = ana.opens("vinhos", {"kind": "open"}, seed=SEED, pace=BY_POST)
    ana.goto("/")
    bo.goto(ana.get(f"/tables/{table}")["invite_links"]["1"])
    bo.opener("accept").click()
    bo.page.wait_for_url("**/table/*")

    # Bo adds his phone and allows push notifications on it.
    phone.goto(bo.fetch("POST", "/me/links", {})["link"])
    phone.opener("use-ticket").click()
    phone.page.locator(f"a[href='/table/{table}']").first.wait_for()
    phone.goto("/you")
    push = phone.page.get_by_label(phone.say("web-notices-push"))
    push.check()
    eventually(lambda: phone.get("/me/notices")["subscribed"])
    phone.sees(phone.say("web-notices-saved"))
    assert phone.get("/me/notices")["channels"] == ["push"]

    # First day: Bo plays in his browser, then leaves. Ana's tab shows that a game is waiting.
    until_asked(bo, ana, table)
    eventually(lambda: ana.page.title().startswith("(1) "))
    assert ana.page.evaluate(ICON) == "/icon-waiting.svg"
    bo.goto("/privacy")
    passes(server, 20 * HOUR)
    assert phone.pushed == []

    # Second day: Ana plays. The phone shows a notification that names the table.
    until_asked(ana, bo, table)
    eventually(lambda: not ana.page.title().startswith("("))
    passes(server, timedelta(seconds=11))
    (message,) = phone.pushed
    assert (message["title"], message["text"], message["waiting"]) == (
        "Your turn",
        "Vinhos with Ana, year 1",
        1,
    )
    shown = phone.receives(message, server.address)
    assert shown == [{name: message[name] for name in ("title", "text", "tag", "url")}]
    assert shown[0]["url"] == f"/table/{table}"

    # Third day: no second notification about the same turn, but one that time is running out.
    passes(server, 21 * HOUR)
    assert [one["title"] for one in phone.pushed] == ["Your turn", "Your time is running out"]
    phone.goto(f"/table/{table}")
    phone.page.locator(".frame[data-tab]").wait_for()

    # A bot plays instead. Bo turns off notifications about this table.
    phone.button(phone.say("web-menu")).click()
    phone.button(phone.say("web-bell")).click()
    phone.page.get_by_label(phone.say("web-bell-none")).check()
    eventually(lambda: phone.get(f"/tables/{table}/notices")["mode"] == "none")
    phone.page.keyboard.press("Escape")
    phone.goto("/privacy")
    passes(server, 4 * HOUR)
    eventually(lambda: ana.get(f"/tables/{table}/state")["answers"])
    until_asked(ana, bo, table)
    passes(server, timedelta(seconds=11))
    assert len(phone.pushed) == 2

    # He can turn off push altogether.
    phone.goto("/you")
    push.uncheck()
    eventually(lambda: phone.get("/me/notices")["channels"] == [])
    assert violations(phone.page) == []


def test_a_browser_without_push_shows_an_error(people):
    """The headless shell refuses notifications, and no push service is reachable in tests."""
    ana = people("Ana")
    ana.forgiven = ("does not support the Push API",)
    ana.goto("/you")
    push = ana.page.get_by_label(ana.say("web-notices-push"))
    push.click()
    ana.sees(ana.say("web-notices-denied"))
    assert not push.is_checked()
    ana.page.evaluate("() => (Notification.requestPermission = async () => 'granted')")
    push.click()
    ana.sees(ana.say("web-notices-failed"))
    assert not push.is_checked()
    assert push.is_enabled()
    assert ana.get("/me/notices")["channels"] == []
