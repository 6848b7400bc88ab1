"""Everything on the table is explained on hover, focus and long press."""

from __future__ import annotations

from contextlib import nullcontext, suppress

import pytest
from playwright.sync_api import TimeoutError, expect

from tests.browser.fitness import WIDE, faults, violations
from tests.browser.scenes import MIDDLE, table

PHONE = {"width": 390, "height": 844}
SIZES = ((1366, 660), (1920, 970), (820, 1180), (390, 844))
OPEN_PILES = """() => {
  // The faults of each pile of discards while it is open.
  const box = (element) => element.getBoundingClientRect();
  const track = box(document.querySelector('.foot .tracks'));
  const piles = [...document.querySelectorAll('[data-spot^=discard-] ~ details')];
  const wrong = piles.length ? [] : ['no pile'];
  for (const pile of piles) {
    pile.open = true;
    const { left, right, top, bottom } = box(pile.querySelector('ol'));
    if (left < track.right && right > track.left && top < track.bottom && bottom > track.top)
      wrong.push('covers the score track');
    if (left < 0 || right > innerWidth) wrong.push('leaves the screen');
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    if (pile.open) wrong.push('ignores Escape');
    pile.open = true;
    document.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    if (pile.open) wrong.push('ignores a click outside');
  }
  return wrong;
}"""


@pytest.mark.parametrize("game", ["vinhos", "viticulture"])
def test_an_item_is_explained_on_hover_and_focus(ana, game):
    table(game, MIDDLE[game])(ana)
    spot = ana.page.locator("[data-spot=score-0]").last
    peek = ana.page.locator(".peek")
    rule = ana.page.get_by_role("dialog").get_by_role("heading", name="End of the game")
    for patience in (2000, 5000, None):
        spot.hover()
        # A second try may begin while the card below is still explained.
        expect(peek).to_contain_text(str(ana.state()["view"]["seats"][0]["score"]))
        # On a slow machine the pointer may come to rest on a card below before the click.
        with suppress(TimeoutError) if patience else nullcontext():
            peek.get_by_role("button", name="End of the game").click(timeout=patience)
            rule.wait_for(timeout=patience)
            break
    ana.page.keyboard.press("Escape")
    ana.page.mouse.move(2, 2)
    peek.wait_for(state="detached")

    ana.page.keyboard.press("i")
    first = ana.page.evaluate("() => document.activeElement.dataset.label")
    ana.page.keyboard.press("ArrowDown")
    peek.wait_for()
    there = ana.page.evaluate("() => document.activeElement.dataset.label")
    assert first
    assert there != first
    assert peek.locator(".title").text_content() == there.split(". ")[0]
    described = ana.page.locator(":focus").get_attribute("aria-describedby")
    assert described == peek.get_attribute("id")
    found = violations(ana.page, where={"include": [".peek"]})
    ana.page.keyboard.press("Escape")
    peek.wait_for(state="detached")
    ana.page.keyboard.press("i")
    dialog = ana.page.get_by_role("dialog")
    dialog.wait_for()
    found += violations(ana.page, where={"include": ["dialog"]}) + faults(ana.page, *PHONE.values(), WIDE)
    ana.page.keyboard.press("Escape")
    dialog.wait_for(state="detached")
    assert found == []


def test_a_long_press_opens_a_card_and_a_click_opens_a_pile(people):
    ana = people("Ana", viewport=PHONE, has_touch=True)
    table("viticulture", MIDDLE["viticulture"])(ana)
    ana.page.locator(".frame > nav button").nth(1).click()
    hand = ana.page.locator("[data-spot^=hand-0-]").first
    hand.scroll_into_view_if_needed()
    box = hand.bounding_box()
    assert box is not None
    at = {"x": box["x"] + 20, "y": box["y"] + 20}
    line = ana.context.new_cdp_session(ana.page)
    before = ana.state()["revision"]
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    dialog = ana.page.get_by_role("dialog")
    dialog.locator(".card").wait_for()
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    ana.page.wait_for_timeout(100)
    assert dialog.is_visible()
    assert ana.state()["revision"] == before
    ana.page.keyboard.press("Escape")

    ana.page.locator(".frame > nav button").first.click()
    pile = ana.state()["view"]["decks"]["winter"]["discards"]
    ana.page.locator("[data-spot=discard-winter]").dispatch_event("click")
    dialog.locator(".card").first.wait_for()
    assert dialog.locator(".card").count() == len(pile)
    ana.page.keyboard.press("Escape")
    dialog.wait_for(state="detached")

    for width, height in SIZES:
        ana.page.set_viewport_size({"width": width, "height": height})
        ana.page.wait_for_timeout(100)
        assert ana.page.evaluate(OPEN_PILES) == [], (width, height)
