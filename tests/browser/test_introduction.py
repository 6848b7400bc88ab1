"""The introduction: every stop of the tour has its spotlight on the table, on a desktop and a phone."""

from __future__ import annotations

import pytest

from vindima import learn

LIT = """() => {
  // The area of the spotlight in pixels, or 0 if it is not over the table.
  const hole = document.querySelector('.hole')?.getBoundingClientRect();
  if (!hole) return 0;
  const [x, y] = [hole.left + hole.width / 2, hole.top + hole.height / 2];
  return document.elementFromPoint(x, y)?.closest('main') ? hole.width * hole.height : 0;
}"""


@pytest.mark.parametrize("game", ["vinhos", "viticulture"])
@pytest.mark.parametrize("size", [(1440, 900), (390, 844)], ids=["desk", "phone"])
def test_the_tour_highlights_what_it_describes_and_is_marked_as_seen(people, game, size):
    newcomer = people(viewport={"width": size[0], "height": size[1]})
    page, stops = newcomer.page, learn.introduction(game).stops
    newcomer.goto("/")
    page.locator(f"a[href='/learn/{game}/introduction']").click()
    page.mouse.move(0, 0)
    for place, stop in enumerate(stops):
        newcomer.heading(stop.title.key)
        newcomer.sees(newcomer.say(stop.text.key))
        assert (page.evaluate(LIT) > 400) == bool(stop.spots), stop.id
        if place < len(stops) - 1:
            page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    newcomer.heading(stops[-2].title.key)
    page.keyboard.press("Escape")
    page.wait_for_url(f"**/learn?game={game}")
    newcomer.sees(newcomer.say("web-lesson-done"))
    seen = {line["game"] for line in newcomer.get("/introductions") if line["seen"]}
    assert seen == {game}
