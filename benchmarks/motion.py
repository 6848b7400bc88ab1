"""How many frames are late while pieces move. One JSON line per figure.

A browser gives answers at a table in the middle of a stored game; while pieces travel, the time between two
frames is recorded. The same is recorded for a table at rest: its share of late frames is the best that the
machine can achieve at that moment.

    python -m benchmarks.motion --answers 12
"""

from __future__ import annotations

import argparse
import json
import tempfile
from pathlib import Path
from typing import Final

from playwright.sync_api import Page

from tests.browser import chromium
from tests.browser.person import Person
from tests.browser.scenes import MIDDLE, table

LATE: Final = 16.7 * 1.05
"""A frame is late after this many milliseconds: the 60th part of a second and a little noise."""
WINDOW: Final = 900
"""How many milliseconds are recorded after an answer: the way of every piece, and what follows."""
NOTED: Final = """(window) => new Promise((done) => {
  const times = [];
  const start = performance.now();
  const frame = (now) => {
    times.push(now);
    if (now - start < window) requestAnimationFrame(frame);
    else done(times.slice(1).map((time, place) => time - times[place]));
  };
  requestAnimationFrame(frame);
})"""


def noted(page: Page) -> list[float]:
    """The times between the frames of a window, in milliseconds."""
    found: list[float] = page.evaluate(NOTED, WINDOW)
    return found


def figure(game: str, what: str, frames: list[float]) -> str:
    late = sum(time > LATE for time in frames) / len(frames)
    worst = sorted(frames)[int(len(frames) * 0.95)]
    return json.dumps(
        {"game": game, "what": what, "frames": len(frames), "late": round(late, 4), "p95_ms": round(worst, 1)}
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--answers", type=int, default=12)
    answers: int = parser.parse_args().answers
    with tempfile.TemporaryDirectory() as folder, chromium.started() as browser:
        host = chromium.Host(str(Path(folder) / "tables.db"))
        try:
            for game in ("vinhos", "viticulture"):
                context = browser.new_context(base_url=host.address, viewport={"width": 1440, "height": 900})
                person = Person(context, "Ana")
                table(game, MIDDLE[game])(person)
                resting: list[float] = []
                moving: list[float] = []
                for _ in range(answers):
                    person.asked()
                    resting += noted(person.page)
                    person.choice(0).click()
                    moving += noted(person.page)
                print(figure(game, "resting", resting))
                print(figure(game, "moving", moving))
                context.close()
        finally:
            host.stop()


if __name__ == "__main__":
    main()
