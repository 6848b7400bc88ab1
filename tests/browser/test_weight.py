"""What the first page weighs and how soon it can be used, and that the page is watched at all."""

from __future__ import annotations

import time

LIGHT = 150_000
"""Bytes over the line, packed, until the first page is there."""
SOON = 2.0
"""Seconds until the first page can be used."""
TRIES = 3
"""Other work on the machine may slow one visit down, not each of several."""


def first_visit(person) -> tuple[dict[str, float], float]:
    """The bytes of every file that a first visit fetches, and when a game can be begun."""
    received: dict[str, float] = {}
    line = person.context.new_cdp_session(person.page)
    line.send("Network.enable")
    line.on(
        "Network.loadingFinished",
        lambda event: received.update({event["requestId"]: event["encodedDataLength"]}),
    )
    begun = time.monotonic()
    person.goto("/")
    person.button("Play now").first.click(trial=True)
    ready = time.monotonic() - begun
    person.page.wait_for_load_state("networkidle")
    return received, ready


def test_the_first_page_is_light_and_soon_of_use(people, record_property):
    visits = [first_visit(people()) for _ in range(TRIES)]
    weight = max(int(sum(received.values())) for received, _ in visits)
    ready = min(ready for _, ready in visits)
    record_property("bytes", weight)
    record_property("seconds", round(ready, 2))
    print(f"first page: {weight} bytes in {len(visits[0][0])} files, of use after {ready:.2f} s")
    assert 20_000 < weight < LIGHT
    assert ready < SOON


def test_what_the_policy_forbids_is_refused_and_noticed(ana):
    ana.goto("/")
    ana.page.evaluate(
        """() => {
          const script = document.createElement('script');
          script.textContent = 'window.ran = 1';
          document.body.append(script);
        }"""
    )
    ana.page.wait_for_timeout(100)
    assert ana.page.evaluate("() => window.ran") is None
    assert any("Content Security Policy" in complaint for complaint in ana.complaints)
    ana.complaints.clear()
