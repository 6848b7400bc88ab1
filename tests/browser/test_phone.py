"""A small phone: every question can be answered by touch, on the board and in the list."""

from __future__ import annotations

import random

import pytest

from tests.browser.scenes import table
from tests.server.served import eventually

SMALL = {"width": 360, "height": 740}

POINT = """async () => {
  // A point on the board that gives an answer and is not covered by the sheet or the tabs. It must stay the
  // same for some frames, since the sheet grows while a question opens.
  const find = () => {
    const [top, bottom] = [0, document.querySelector('.question').getBoundingClientRect().top];
    for (const spot of document.querySelectorAll('.board .spot.open')) {
      spot.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const box = spot.getBoundingClientRect();
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const met = document.elementFromPoint(x, y)?.closest('[data-spot]');
      if (met === spot && y > top && y < bottom) return [x, y];
    }
    return null;
  };
  for (let point = find(); ; ) {
    for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
    const now = find();
    if (String(now) === String(point)) return point;
    point = now;
  }
}"""


@pytest.fixture
def thumb(people):
    """Ana with the smallest phone."""
    return people("Ana", viewport=SMALL, has_touch=True, is_mobile=True)


IN_SIGHT = """() => {
  const edge = document.querySelector('.board .scroller').getBoundingClientRect();
  return [...document.querySelectorAll('.board .spot.open')].some((spot) => {
    const { top, bottom } = spot.getBoundingClientRect();
    return (top + bottom) / 2 > edge.top && (top + bottom) / 2 < edge.bottom;
  });
}"""


SCROLLED = """async (box, top) => {
  // Scrolls until the position is stable: while a question opens, the page itself scrolls to the choices.
  for (let frame = 0; frame < 24; frame += 1) {
    if (box.scrollTop !== top) frame = 0;
    box.scrollTo(0, top);
    await new Promise(requestAnimationFrame);
  }
}"""
MIDDLE = """() => {
  // The place in the middle of the visible board, and the height of its letters.
  const window = document.querySelector('.board .scroller').getBoundingClientRect();
  const middle = document.elementFromPoint(window.left + window.width / 2, window.top + window.height / 2);
  const text = document.querySelector('.board .drawing :is(text, p, span, b)');
  const place = middle.closest('[data-spot], section, svg')?.outerHTML.slice(0, 60);
  return [place, text.getBoundingClientRect().height];
}"""
HEADER = """() => document.querySelector('header').offsetHeight"""
LAST = """(parts) => {
  // The lowest and the rightmost edge of some elements.
  const boxes = [...document.querySelectorAll(parts)].map((part) => part.getBoundingClientRect());
  return [Math.max(...boxes.map(({ bottom }) => bottom)), Math.max(...boxes.map(({ right }) => right))];
}"""


@pytest.mark.parametrize("game", ["vinhos", "viticulture"])
def test_turns_are_played_by_touch_and_the_board_scrolls_to_the_choices(thumb, game):
    """A highlighted place is in view; if all are in the player's own area, that tab is shown."""
    table(game)(thumb)
    chance = random.Random(3)
    on_board = seen = turned = 0
    for _ in range(14):
        answers = thumb.asked()
        before = thumb.state()["count"]
        if thumb.page.locator(".board .spot.open").count():
            thumb.page.wait_for_function(IN_SIGHT)
            seen += 1
        elif thumb.page.locator(".mine .spot.open").count():
            thumb.page.locator('[data-tab="mine"] .mine .spot.open').first.wait_for()
            turned += 1
            assert thumb.page.evaluate("() => document.querySelector('main').scrollLeft") == 0
        point = thumb.page.evaluate(POINT) if chance.random() < 0.5 else None
        if point is None:
            thumb.choice(chance.randrange(len(answers))).tap()
        else:
            on_board += 1
            thumb.page.touchscreen.tap(*point)
            thumb.page.wait_for_timeout(50)
            if thumb.page.locator(".menu button").count():
                thumb.page.locator(".menu button").first.tap()
        thumb.situation()
        assert thumb.state()["count"] > before
    assert on_board > 3
    assert seen > 3
    assert game == "vinhos" or turned > 0


@pytest.mark.parametrize("game", ["vinhos", "viticulture"])
def test_the_board_is_enlarged_around_its_middle(thumb, game):
    table(game)(thumb)
    zoom = thumb.page.get_by_role("button", name=thumb.say("web-enlarge"))
    scroller = thumb.page.locator(".board .scroller")
    scroller.evaluate(SCROLLED, 150)
    place, letters = thumb.page.evaluate(MIDDLE)
    zoom.tap()
    eventually(lambda: thumb.page.evaluate(MIDDLE)[1] > 1.9 * letters)
    zoom.tap()
    eventually(lambda: thumb.page.evaluate(MIDDLE) == [place, pytest.approx(letters)])
    scroller.evaluate("(box) => box.scrollTo(0, box.scrollHeight)")
    button = zoom.bounding_box()
    assert button is not None
    assert thumb.page.evaluate(LAST, ".board .spot")[0] <= button["y"] + 1


def test_the_header_keeps_one_line_with_six_seats_and_high_scores(thumb):
    rivals = [{"kind": "bot", "bot": "random", "name": f"A long name {number}"} for number in range(5)]
    thumb.opens("viticulture", *rivals, seed=1)
    thumb.situation()
    thumb.page.evaluate(
        "() => document.querySelectorAll('header .points').forEach((one) => one.prepend('2'))"
    )
    assert thumb.page.evaluate(HEADER) < 60
    assert thumb.page.evaluate(LAST, "header li")[1] <= SMALL["width"] - 44


def test_the_key_for_hints_opens_them_in_view(thumb):
    table("viticulture", 330)(thumb)
    thumb.page.keyboard.press("h")
    depth = thumb.button(thumb.say("web-hint-quick"))
    depth.wait_for()
    thumb.page.wait_for_function(
        """(element) => {
          const { bottom, top } = element.getBoundingClientRect();
          const sheet = element.closest('.question').getBoundingClientRect();
          return top >= sheet.top && bottom <= sheet.bottom;
        }""",
        arg=depth.element_handle(),
    )
