"""The size of the first page, and the content security policy."""

from __future__ import annotations

LIGHT = 160_000
"""The maximum number of bytes, compressed and with headers, that the first page may transfer."""


def test_the_first_page_is_small(people, record_property):
    ana = people("Ana", fresh=True)
    received: dict[str, float] = {}
    line = ana.context.new_cdp_session(ana.page)
    line.send("Network.enable")
    line.on(
        "Network.loadingFinished",
        lambda event: received.update({event["requestId"]: event["encodedDataLength"]}),
    )
    ana.goto("/")
    ana.button("Play now").first.click(trial=True)
    ana.page.wait_for_load_state("networkidle")
    weight = int(sum(received.values()))
    record_property("bytes", weight)
    assert 20_000 < weight < LIGHT


def test_the_security_policy_blocks_and_reports(ana):
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
