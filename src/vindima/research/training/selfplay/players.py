"""The games of all tables, played in step with the network."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from vindima.bots.learned.form import Form
from vindima.bots.learned.network import TEN
from vindima.core.chance import mixed, seeded
from vindima.research import vector
from vindima.research.training.selfplay.rollout import Rollout
from vindima.research.training.selfplay.settings import Settings, Table

__all__ = ["Group", "Players", "Room"]

Opponent = Callable[[Tensor, Tensor], tuple[Tensor, Tensor]]
"""Maps rows and masks to the logits of all answers, and to values."""
DEALS: Final = 43
"""The stream of a training's seed that the seeds of its environments come from."""


class Players:
    """Some games of one table, and their columns in a rollout."""

    def __init__(
        self,
        form: Form,
        number: int,
        table: Table,
        games: vector.Group,
        columns: slice,
        device: torch.device,
        opponent: Opponent | None = None,
    ) -> None:
        self.table = number
        """The number of the table in the settings."""
        self.games = games
        self.columns = columns
        self.device = device
        self.seats = table.players
        self.opponent = opponent
        """The policy that answers for all seats but one; None if all seats learn."""
        self.own = np.arange(len(games.seat)) % table.players
        """The learning seat in each game with an opponent."""
        self.own_seat = torch.from_numpy(self.own).to(device)
        self.length = form.common + table.players * form.each
        score = form.names.index("seat.score")
        self.score_columns = [score + seat * form.each for seat in range(table.players)]
        self.scores = self.points()
        self.finished: list[NDArray[Any]] = []
        """The points of all seats at the end of each finished game."""
        self.won: list[NDArray[Any]] = []
        """Whether the only learning seat won, for each of these games; empty if several seats learn."""

    def points(self) -> NDArray[np.float32]:
        """The current points of every seat. (An observation begins with the seat that answers.)"""
        scores = self.games.observation[:, self.score_columns].astype(np.float32)
        places = (np.arange(self.seats)[None, :] - self.games.seat[:, None].astype(np.int64)) % self.seats
        return np.take_along_axis(scores, places, axis=1)

    def show(self, rollout: Rollout, step: int) -> None:
        """Copy the questions of these games into a rollout."""
        columns = self.columns
        self.copy(self.games.observation, rollout.rows[step, columns, : self.length])
        self.copy(self.games.mask, rollout.mask[step, columns])
        self.copy(self.games.seat, rollout.seat[step, columns])

    def copy(self, array: NDArray[Any], place: Tensor) -> None:
        """Copy an array of the games to the device; the copy is asynchronous if its memory is pinned."""
        place.copy_(torch.from_numpy(array).to(self.device, non_blocking=True))

    def oppose(self, rollout: Rollout, step: int, action: Tensor) -> None:
        """Let the opponent answer in games that ask a seat other than the learning one.

        Opponents take their most probable answer, as `master` does.
        """
        if self.opponent is None:
            return
        foreign = rollout.seat[step, self.columns] != self.own_seat
        logits, _ = self.opponent(rollout.rows[step, self.columns], rollout.mask[step, self.columns])
        action.copy_(torch.where(foreign, logits.argmax(dim=1), action))
        rollout.foreign[step, self.columns] = foreign

    def receive(self, rollout: Rollout, step: int) -> None:
        """Wait for the outcome of the answers to a step: wins, and points gained relative to the others."""
        share, done = self.games.receive()
        now = self.points()
        ended = np.where(done[:, None], self.games.scores, now) - self.scores
        others = (ended.sum(axis=1, keepdims=True) - ended) / max(1, self.seats - 1)
        reward = np.zeros((*ended.shape, 2), np.float32)
        fair = 1 / self.seats if self.seats > 1 else 0.0
        reward[:, :, 0] = share - fair * done[:, None]
        reward[:, :, 1] = (ended - others) / TEN
        rollout.reward[step, self.columns, : self.seats] = torch.from_numpy(reward).to(self.device)
        self.copy(done, rollout.done[step, self.columns])
        self.scores = now
        if done.any():
            self.finished.append(self.games.scores[done])
            if self.opponent is not None or self.seats == 1:
                self.won.append(share[done, self.own[done]])


class Group:
    """Games of all tables that step together, in adjacent columns of a rollout."""

    def __init__(self, players: list[Players]) -> None:
        self.players = players
        self.columns = slice(players[0].columns.start, players[-1].columns.stop)
        self.waiting = False
        """True while the games are played."""

    def show(self, rollout: Rollout, step: int) -> tuple[Tensor, Tensor]:
        """Copy the questions of all games into a rollout; returns its rows and masks."""
        for players in self.players:
            players.show(rollout, step)
        return rollout.rows[step, self.columns], rollout.mask[step, self.columns]

    def oppose(self, rollout: Rollout, step: int, action: Tensor) -> None:
        """Replace the answers of the seats that opponents play."""
        for players in self.players:
            players.oppose(rollout, step, action[self.within(players)])

    def send(self, action: Tensor) -> None:
        """Give one answer for each game."""
        answers = action.cpu().numpy()
        for players in self.players:
            players.games.send(answers[self.within(players)])
        self.waiting = True

    def within(self, players: Players) -> slice:
        """The indices of some games within the group."""
        start = self.columns.start
        return slice(players.columns.start - start, players.columns.stop - start)

    def receive(self, rollout: Rollout, step: int) -> None:
        """Wait for the outcome of the answers to a step."""
        for players in self.players:
            players.receive(rollout, step)
        self.waiting = False

    def settle(self) -> None:
        """Wait for a step whose outcome is no longer needed for learning."""
        if self.waiting:
            for players in self.players:
                players.games.receive()
                players.scores = players.points()
            self.waiting = False


class Room:
    """The games of all tables. `deals` differs between a resumed training and the one before.

    `opponents` holds those of each table.
    """

    def __init__(
        self,
        form: Form,
        settings: Settings,
        device: torch.device,
        deals: int,
        opponents: Sequence[Opponent | None],
    ) -> None:
        self.environments = [
            vector.make(
                settings.game,
                players=table.players,
                games=table.games,
                workers=table.workers,
                ray=settings.ray if settings.ray and table.workers else None,
                groups=settings.groups,
                seed=mixed(seeded(settings.seed, DEALS) + deals + number),
                skip_forced=True,
                variants=table.variants,
                **table.options,
            )
            for number, table in enumerate(settings.tables)
        ]
        self.pinned = [pinned(environment) for environment in self.environments if device.type == "cuda"]
        self.groups = [
            Group(
                [
                    Players(form, number, table, environment.groups[group], places[number], device, opponent)
                    for number, (table, environment, opponent) in enumerate(
                        zip(settings.tables, self.environments, opponents, strict=True)
                    )
                ]
            )
            for group, places in enumerate(settings.columns())
        ]

    def close(self) -> None:
        """End all processes."""
        for address in self.pinned:
            torch.cuda.cudart().cudaHostUnregister(address)
        for environment in self.environments:
            environment.close()


def pinned(environment: vector.VectorEnv) -> int:
    """Pin the memory of the games, so that copies to the device are fast; returns its address."""
    address, size = environment.memory
    torch.cuda.cudart().cudaHostRegister(address, size, 0)
    return address
