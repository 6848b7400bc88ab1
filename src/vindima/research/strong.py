"""How strong players score: the average points by source, for each game and number of players.

`python -m vindima.research.strong --write src/vindima/ratings/data` plays the games missing from the folder
of games, with the same strong bot in every seat, and writes `strong.json`. It can be stopped and resumed at
any time. Profiles compare a person's points with these averages.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from itertools import islice
from pathlib import Path
from typing import Any, Final

from vindima.core import contract
from vindima.core.explain import BadData
from vindima.research.arena import Output, Plan, play_match
from vindima.research.backends import backend_for
from vindima.research.report import Tally

__all__ = ["averages", "main"]

BOT: Final = "master"
GAMES: Final = 60
FILE: Final = "strong.json"


def plans(bot: str, games: int) -> list[Plan]:
    """The games for each number of players; solo games are played at the normal level."""
    return [
        Plan(game, (bot,) * players, games)
        for game in sorted(contract.known())
        for players in contract.find(game).seats
    ]


def averages(plan: Plan, folder: Path, workers: int | None) -> dict[str, Any]:
    """Play the missing games; returns the average points of a seat, in total and by source."""
    tally = Tally()
    output = Output(folder / f"{plan.game}-{len(plan.seats)}.jsonl", resume=True)
    done = {result["number"]: result for result in output.finished(plan)}
    for result in done.values():
        tally.add(result, *range(len(plan.seats)))
    with backend_for(workers, None) as backend:
        for outcome in backend.run(islice(plan.matches(without=done), plan.games), play_match):
            if outcome.result is None:
                raise BadData(f"a game of {plan.game} could not be played")
            output.append(outcome.result)
            tally.add(outcome.result, *range(len(plan.seats)))
    report = tally.to_dict()
    sources = {source: round(points, 2) for source, points in report["breakdown"].items()}
    return {"games": tally.games, "points": round(report["mean_score"], 2), "sources": sources}


def main(words: Sequence[str] | None = None) -> int:
    """Play the games and write the averages."""
    parser = argparse.ArgumentParser(prog="python -m vindima.research.strong", description=__doc__)
    parser.add_argument("--write", type=Path, required=True, metavar="FOLDER", help="folder for the averages")
    parser.add_argument("--games", type=Path, default=Path("build/strong"), help="the folder of the games")
    parser.add_argument(
        "--number", type=int, default=GAMES, metavar="N", help="games for each number of players"
    )
    parser.add_argument("--bot", default=BOT, help="the bot of all seats")
    parser.add_argument("--workers", type=int, default=1, help="processes")
    arguments = parser.parse_args(words)
    arguments.games.mkdir(parents=True, exist_ok=True)
    found: dict[str, dict[str, Any]] = {}
    try:
        for plan in plans(arguments.bot, arguments.number):
            entry = averages(plan, arguments.games, arguments.workers)
            found.setdefault(plan.game, {})[str(len(plan.seats))] = entry
            print(plan.game, len(plan.seats), entry["points"], flush=True)
    except BadData as error:
        parser.error(str(error))
    command = f"python -m vindima.research.strong --number {arguments.number} --bot {arguments.bot}"
    data = {"command": command, "averages": found}
    (arguments.write / FILE).write_text(json.dumps(data, indent=1) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
