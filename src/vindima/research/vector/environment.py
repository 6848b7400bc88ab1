"""The environment: groups of games, played in this process or by workers, here or on a cluster."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, Protocol, Self

import numpy as np
from numpy.typing import ArrayLike, NDArray

from vindima.core.explain import BadData
from vindima.research.vector.actors import Actors
from vindima.research.vector.arrays import Arrays, Spec
from vindima.research.vector.crew import Crew
from vindima.research.vector.games import Games
from vindima.research.vector.network import Network
from vindima.research.vector.shares import Bounds

__all__ = ["Group", "VectorEnv"]


class Players(Protocol):
    """The backend that plays the games of an environment."""

    arrays: Arrays

    def start(self, spec: Spec) -> None:
        """Begin every game anew."""

    def send(self, group: int) -> None:
        """Begin a step of a group, with the actions in the arrays."""

    def receive(self, group: int) -> None:
        """Wait until that step is done."""

    def close(self) -> None:
        """Release all processes and memory."""


class Local:
    """Plays all games in this process."""

    def __init__(self, spec: Spec, bounds: Bounds) -> None:
        self.arrays = Arrays.private(spec)
        self.bounds = bounds
        self.start(spec)

    def start(self, spec: Spec) -> None:
        self.groups = [Games(spec, self.arrays, first, last) for first, last in self.bounds]
        for games in self.groups:
            games.start()

    def send(self, group: int) -> None:
        self.groups[group].step()

    def receive(self, group: int) -> None:
        pass

    def close(self) -> None:
        self.groups = []


def players_for(spec: Spec, bounds: Bounds, workers: int, ray: str | None) -> Players:
    """The backend that plays the games where the caller wants."""
    if not workers:
        return Local(spec, bounds)
    return Crew(spec, bounds, workers) if ray is None else Actors(spec, bounds, workers, ray)


class Group:
    """Some rows of an environment that step together. Its arrays are slices of the environment's own."""

    def __init__(self, players: Players, number: int, first: int, last: int) -> None:
        rows = slice(first, last)
        arrays = players.arrays
        self.rows = rows
        self.observation = arrays.observation[rows]
        self.mask = arrays.mask[rows]
        self.notes = arrays.notes[rows]
        self.seat = arrays.seat[rows]
        self.reward = arrays.reward[rows]
        self.done = arrays.done[rows]
        self.scores = arrays.scores[rows]
        self._action = arrays.action[rows]
        self._each = np.arange(last - first)
        self._players = players
        self._number = number
        self._running = False

    def send(self, actions: ArrayLike) -> None:
        """Begin a step: one legal code for each game. Until `receive`, the arrays must not be read."""
        if self._running:
            raise RuntimeError("this group is in the middle of a step: call receive() first")
        codes = np.asarray(actions)
        if codes.shape != self._action.shape:
            raise BadData(f"one action for each of {len(self._each)} games, not an array of {codes.shape}")
        inside = (codes >= 0) & (codes < self.mask.shape[1])
        wrong = ~inside | (self.mask[self._each, np.where(inside, codes, 0)] == 0)
        if wrong.any():
            row = int(wrong.argmax())
            raise BadData(f"action {codes[row]} of game {self.rows.start + row} is not legal; see env.mask")
        self._action[:] = codes
        self._players.send(self._number)
        self._running = True

    def receive(self) -> tuple[NDArray[np.float32], NDArray[np.bool_]]:
        """Wait for the step; returns what it earned every seat, and which games have ended and restarted."""
        if not self._running:
            raise RuntimeError("no step has been sent to this group")
        self._running = False
        self._players.receive(self._number)
        return self.reward, self.done

    def step(self, actions: ArrayLike) -> tuple[NDArray[np.float32], NDArray[np.bool_]]:
        """Answer in every game of the group."""
        self.send(actions)
        return self.receive()


class VectorEnv:
    """Many games in arrays that are filled in place. Made by `vindima.research.vector.make`."""

    def __init__(self, spec: Spec, workers: int, groups: int, ray: str | None = None) -> None:
        if not 1 <= groups <= spec.games:
            raise BadData(f"groups={groups}: choose 1 to {spec.games}, the number of games")
        if not 0 <= workers <= spec.games // groups:
            raise BadData(f"workers={workers}: choose 0 to {spec.games // groups}, the games of a group")
        if ray is not None and not workers:
            raise BadData(f"ray={ray!r}: a Ray cluster plays with workers; choose workers=1 or more")
        edges = [spec.games * number // groups for number in range(groups + 1)]
        bounds = list(pairwise(edges))
        self.spec = spec
        self.num_envs = spec.games
        self._players = players_for(spec, bounds, workers, ray)
        arrays = self._players.arrays
        self.observation = arrays.observation
        self.mask = arrays.mask
        self.notes = arrays.notes
        self.seat = arrays.seat
        self.reward = arrays.reward
        self.done = arrays.done
        self.scores = arrays.scores
        self.groups = [Group(self._players, number, *bound) for number, bound in enumerate(bounds)]

    @property
    def memory(self) -> tuple[int, int]:
        """The address and the size in bytes of the arrays, for a learner that pins their memory."""
        return self.observation.ctypes.data, Arrays.size(self.spec)

    def network(self) -> Network:
        """Inputs for a network, sized for this environment; call its `update` after each step."""
        return Network(self.spec.game, self.spec.players, self.num_envs)

    def reset(self, seed: int | None = None) -> None:
        """Begin every game anew; without a seed, the games are the same as after `make`."""
        spec = self.spec
        if seed is not None:
            spec = spec.seeded(seed)
            self.spec = spec
        self._players.start(spec)

    def step(self, actions: ArrayLike) -> tuple[NDArray[np.float32], NDArray[np.bool_]]:
        """Answer with one legal code for each game; returns each seat's reward, and which games restarted.

        An illegal action raises BadData, and no game changes.
        """
        codes = np.asarray(actions)
        if codes.shape != (self.num_envs,):
            raise BadData(f"one action for each of {self.num_envs} games, not an array of {codes.shape}")
        for group in self.groups:
            group.send(codes[group.rows])
        for group in self.groups:
            group.receive()
        return self.reward, self.done

    def close(self) -> None:
        """End the workers and release the arrays, which must not be used any more."""
        for holder in (self, *self.groups):
            for name, value in list(vars(holder).items()):
                if isinstance(value, np.ndarray):
                    delattr(holder, name)
        self._players.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: Any) -> None:
        self.close()
