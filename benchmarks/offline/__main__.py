"""Play without a server, measured and tested in chromium. One JSON line per figure.

    python -m benchmarks.offline                 # everything; about an hour on two cores
    python -m benchmarks.offline starts digests  # some parts
    python -m benchmarks.offline --site build/site starts

`starts` measures the time until the first question and the bytes of a first visit, `games` the long tasks of
whole games, `kept` the memory of a page and its workers after many games; `digests` compares games with those
of this Python; `tour` tries everything a visitor can do, without a connection, and fails if something does
not work.
"""

from __future__ import annotations

import argparse
import json
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from benchmarks.offline import figures
from benchmarks.offline.tour import tour
from tests.browser.static import counted
from vindima.site.build import build_site

PARTS = ("starts", "games", "kept", "digests", "tour")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("parts", nargs="*", metavar="PART", help=", ".join(PARTS))
    parser.add_argument("--site", type=Path, help="a site that has been built already")
    parser.add_argument("--rounds", type=int, default=5, help="how often each start is measured")
    parser.add_argument("--games", type=int, default=50, help="how many games are compared")
    parser.add_argument("--kept", type=int, default=10, help="after how many games memory is measured")
    wanted = parser.parse_args()
    if unknown := set(wanted.parts) - set(PARTS):
        parser.error(f"no such part: {', '.join(sorted(unknown))}")
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        site = wanted.site or Path(place) / "site"
        if wanted.site is None:
            build_site(site, None, lambda part: None)
        with counted(site) as host:
            measures = {
                "starts": lambda: figures.starts(playwright, host, wanted.rounds),
                "games": lambda: figures.games(playwright, host),
                "kept": lambda: figures.kept(playwright, host, wanted.kept),
                "digests": lambda: figures.digests(playwright, host, wanted.games),
                "tour": lambda: tour(playwright, host),
            }
            for part in wanted.parts or PARTS:
                for figure in measures[part]():
                    print(json.dumps(figure), flush=True)


if __name__ == "__main__":
    main()
