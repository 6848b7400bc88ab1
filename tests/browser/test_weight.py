"""What the first page weighs and how soon it can be used, and that the page is watched at all."""

from __future__ import annotations

import time

LIGHT = 150_000
"""Bytes over the line, packed, until the first page is there."""


def test_the_first_page_is_light(ana, record_property):
    received: dict[str, float] = {}
    line = ana.context.new_cdp_session(ana.page)
    line.send("Network.enable")
    line.on(
        "Network.loadingFinished",
        lambda event: received.update({event["requestId"]: event["encodedDataLength"]}),
    )
    begun = time.monotonic()
    ana.goto("/")
    ana.button("Play now").first.click(trial=True)
    ready = time.monotonic() - begun
    ana.page.wait_for_load_state("networkidle")
    weight = int(sum(received.values()))
    record_property("bytes", weight)
    record_property("seconds", round(ready, 2))
    print(f"first page: {weight} bytes in {len(received)} files, of use after {ready:.2f} s")
    assert 20_000 < weight < LIGHT


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
