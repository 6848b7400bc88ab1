"""`python -m tests.browser.tournament_trial`: whole tournaments of bots, from creation to final standings.

A duplicate of 8 bots over 16 deals and a Swiss tournament of 16 bots are created and followed in a browser
without reloading. Prints how long each took, and checks the standings against the games.
"""

from __future__ import annotations

import argparse
import tempfile
from collections import Counter
from pathlib import Path
from time import perf_counter
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser import chromium
from tests.server.served import served

HOUR = 3_600_000
TRIALS: dict[str, dict[str, Any]] = {
    "duplicate": {"rounds": 16, "players": 4, "bots": {"easy": 3, "greedy": 3, "medium": 2}},
    "swiss": {"rounds": 4, "players": 4, "bots": {"easy": 6, "greedy": 6, "medium": 4}},
}


def create(page: Page, format: str, game: str, plan: dict[str, Any]) -> None:
    """Create a tournament on the page and start it."""
    page.goto("/tournaments/new")
    page.locator('[data-tournament="name"]').fill(f"Trial: {format}")
    page.locator(f'input[name="game"][value="{game}"]').check()
    page.locator(f'input[name="format"][value="{format}"]').check()
    page.locator('[data-tournament="players"]').select_option(str(plan["players"]))
    page.locator('[data-tournament="rounds"]').fill(str(plan["rounds"]))
    for level, count in plan["bots"].items():
        page.locator(f'[data-bots="{level}"]').fill(str(count))
    page.get_by_label("I play too").uncheck()
    page.locator('[data-do="create"]').click()
    page.locator('[data-do="start"]').click()


def check(found: Any, plan: dict[str, Any]) -> None:
    """Check that everybody played every round, seats were fair, and differences cancel out in each deal."""
    assert found["state"] == "over"
    assert all(line["played"] == plan["rounds"] for line in found["standings"])
    seats = Counter(
        (entrant, seat) for match in found["matches"] for seat, entrant in enumerate(match["seats"])
    )
    for entrant in found["entrants"]:
        counts = [seats[entrant["number"], seat] for seat in range(plan["players"])]
        assert max(counts) - min(counts) <= 2, counts
    for deal in found["deals"]:
        tables = [match["above"] for match in found["matches"] if match["round"] == deal["round"]]
        assert all(abs(sum(column)) < 0.01 for column in zip(*tables, strict=True))


def report(found: Any, seconds: float) -> None:
    names = {one["number"]: f"{one['name']} ({one['bot']})" for one in found["entrants"]}
    print(f"{found['name']}: {len(found['matches'])} games, {seconds:.0f} s")
    for line in found["standings"]:
        value = line["above"] if found["deals"] else line["points"]
        print(f"{line['rank']:3}  {names[line['entrant']]:24} {value:8.2f}  {line['victory_points']} VP")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.browser.tournament_trial", description=__doc__)
    parser.add_argument("--game", default="vinhos")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--pictures", type=Path)
    args = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        served(Path(folder) / "tables.db", workers=args.workers) as running,
        chromium.started() as browser,
    ):
        context = browser.new_context(base_url=running.address, locale="en")
        for format, plan in TRIALS.items():
            page, begin = context.new_page(), perf_counter()
            create(page, format, args.game, plan)
            expect(page.get_by_role("heading", name="Final standings")).to_be_visible(timeout=HOUR)
            seconds = perf_counter() - begin
            found = context.request.get(f"/api/tournaments/{page.url.rpartition('/')[2]}").json()
            report(found, seconds)
            check(found, plan)
            if args.pictures:
                page.screenshot(path=args.pictures / f"trial-{format}.png", full_page=True)


if __name__ == "__main__":
    main()
