"""Games of the learned policy against bots of the ladder, in a separate process during the training."""

from __future__ import annotations

import shutil
from concurrent.futures import Future
from pathlib import Path
from typing import Any, Final

from vindima.research.arena import Plan, play_match
from vindima.research.training.selfplay.settings import Rival, Settings
from vindima.workers import Pool

__all__ = ["Evaluation", "play_against"]

DEALS: Final = 7_000_000
"""The seed of the evaluation deals; a training uses deals of other streams."""
EVALUATED: Final = "evaluated.npz"


class Evaluation:
    """Plays against all rivals whenever it is idle, with the weights of that moment."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.pool = Pool(1, tries=1) if settings.rivals else None
        self.jobs: list[Future[dict[str, Any]]] = []

    def start(self, weights: Path, decisions: int) -> None:
        """Begin a round of games, unless the last round is still being played."""
        if self.pool is None or any(not job.done() for job in self.jobs):
            return
        copied = weights.with_name(EVALUATED)
        shutil.copyfile(weights, copied)
        self.jobs = [
            self.pool.submit(play_against, self.settings.game, rival, str(copied), decisions)
            for rival in self.settings.rivals
        ]

    def results(self) -> dict[str, Any]:
        """The results of the finished games: the win share of one seat against copies of each rival."""
        done = [job for job in self.jobs if job.done()]
        self.jobs = [job for job in self.jobs if not job.done()]
        found: dict[str, Any] = {}
        for job in done:
            found |= job.result()
        return found

    def close(self) -> None:
        if self.pool is not None:
            self.pool.close()


def play_against(game: str, rival: Rival, weights: str, decisions: int) -> dict[str, Any]:
    """In a worker: the win share against a bot, and after how many decisions of training it was measured."""
    seats = (f"master:seconds=0:weights={weights}", *[rival.bot] * (rival.players - 1))
    plan = Plan(game, seats, rival.games, DEALS, rival.options)
    won = points = 0.0
    for match in plan.matches():
        result = play_match(match)
        seat = match.seats.index(seats[0])
        won += (seat in result["winners"]) / max(1, len(result["winners"]))
        points += result["scores"][seat]
    name = (
        f"against {rival.bot} x{rival.players - 1}"
        if rival.players > 1
        else "solo " + " ".join(str(value) for value in rival.options.values())
    )
    return {f"{name}.won": won / plan.total, f"{name}.points": points / plan.total, f"{name}.at": decisions}
